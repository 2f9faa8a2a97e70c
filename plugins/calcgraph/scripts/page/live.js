import{m as j,p as U,a as Ye,b as B,i as dt,o as ht,w as Ve,s as Pt,c as Ke}from"./sheet.js";async function rt(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Ze(t){
const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.
test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).
join()).join(`
`)}function Ut({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const a=j("div","cg cg-bar"),i=j("span","cg-bar__count"),u=j("span"),c=j("ul","cg-bar__list"),
w=j("p","cg-bar__offer"),S=j("p","cg-bar__who",j("span","cg-bar__of","Your scenario, "),i,u),y=K("cg-bar__do cg-bar__more","show",()=>p(!a.classList.contains("i\
s-open"))),p=O=>{a.classList.toggle("is-open",O),y.setAttribute("aria-expanded",String(O)),U(y,O?"hide":"show")};p(!1);const m=new Set;a.setAttribute("role","re\
gion"),a.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let g=[];const h=K("cg-bar__do","copy link",()=>rt(n(),h)),f=K("cg-bar__do is-wid\
e","copy as patch",async()=>{const O=await s?.();O===void 0?U(f,"not available"):await rt(O,f)});f.hidden=!s,f.title="Copies your changes as a patch of the note\
s, for git apply";const b=K("cg-bar__do","put all back",()=>{t(g),$t(a)}),_=j("div","cg-bar__acts",y,h,f,b),d=j("p","cg-bar__notice",o,...r?[" ",r]:[]);a.append(
S,c,_,w,...o?[d]:[]);const $=(O,C,z,I)=>{const q=O.reduce((T,P)=>T+P.keys.length+P.parts.length,0);g=O,a.classList.toggle("is-on",O.length>0),U(i,`${q} changed`);
const N=[...new Set(O.flatMap(T=>T.notes))];u.replaceChildren(...N.slice(0,2).flatMap((T,P)=>[P?" and ":", set in ",Xe(T,z,I)])),N.length>2&&u.append(` and ${N.
length-2} more`);const F=[...c.querySelectorAll("button")].findIndex(T=>T===document.activeElement);c.replaceChildren(...O.map(T=>Je(T,()=>t([T])))),F>=0&&!O.length?
$t(a):F>=0&&c.querySelectorAll("button")[Math.min(F,O.length-1)].focus({preventScroll:!0});const G=C.filter(T=>!m.has(`${T.key} ${T.there}`));w.hidden=!G.length,
w.replaceChildren(...G.map(T=>j("span","cg-bar__kin",`${T.says}: here ${T.here}, elsewhere ${T.there} `,K("cg-bar__do",`also use ${T.there} here`,()=>e([T])),K(
"cg-bar__do is-quiet","keep it apart",()=>{m.add(`${T.key} ${T.there}`),$(O,C,z,I)}))))};return{bar:a,show:$}}function Qe(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:w}of i)
w>.9?r.add(c):r.delete(c);const u=[...o].find(c=>r.has(c))??e;t.parentElement===u||t.contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docke\
d",u!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("abort",()=>a.disconnect())}function Je(t,e){const n=K("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",t.was)]:[],j("b","",t.now),...t.isToo?
[j("span","cg-bar__too",", also here")]:[],n)}function Xe(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const r=j("a","",s);return r.setAttribute(
"href",new URL(o,n).href),r}const tn=t=>(t.closest("article, main")??document).querySelector("h1");function $t(t){const e=tn(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Ht=1e-12,St=2**
-50,Wt=2**-48,Bt=2**-52,Gt=64,vt=1e-9,en=2**-48,nn=2**-51,sn=2**-40,on=2**53;class Z{at=-1;needs="";constructor(e){this.message=e}}const R=t=>{throw new Z(t)},Yt=new Map,
Ot=(t,e)=>e===0?R("division by zero"):t/e,Vt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?Ot(1,s):s},Kt=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&R("division by zero"),n&&Math.abs(e)<=Gt?Vt(t,e):t<0&&!n?R("power of a negative number"):t**e},At=t=>t<=0?R("log of zero or les\
s"):Math.log(t),_t=(t,e)=>{const n=At(e),s=n===0?R("division by zero"):At(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Gt&&Vt(e,o)===t?o:s},pt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=St*Math.abs(t)?n:e},Zt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Ht*Math.max(1,Math.abs(t))?e:Math.floor(
t)},an=t=>-Zt(-t),rn=(t,e)=>{e===0&&R("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=St*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Qt=t=>-pt(-t),kt=t=>{const e=pt(t),n=t-e;return Math.abs(n-.5)<=St*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},cn=(t,e=0)=>{const n=pt(e);(n!==Qt(e)||Math.abs(n)>15)&&R("rounding to a number of digits that is not whole, or more than 15");const s=Kt(10,
Math.abs(n));return n?n>0?kt(t*s)/s:kt(t/s)*s:kt(t)},it=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Ht*Math.abs(
r))},Jt=(t,e,...n)=>+(t<e&&!it(t,e,Wt,n)),Xt=(t,e,...n)=>+(t<=e||it(t,e,Wt,n)),un=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||it(o,r,vt,s))},
te=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),ee=(t,e,...n)=>+(t<e&&e-t>Bt*te([t,e,...n])),ne=(t,e,...n)=>+(t<=e||t-e<=Bt*te([t,e,...n])),fn=new Map(Object.entries(
{lt:ee,le:ne,gt:(t,e,...n)=>ee(e,t,...n),ge:(t,e,...n)=>ne(e,t,...n)})),Et=(t,e)=>Math.abs(t)<=en*Math.abs(e)&&t&&(Math.abs(e)>=on||t!==Math.floor(t))?0:t,xt=(t,e)=>{
const n=nn*Math.abs(e);return Math.abs(t)<=n&&n<sn?0:t},se=t=>Math.abs(t)>2**33?R("an angle so large that its turns cannot be determined"):t,oe=t=>xt(Math.cos(se(
t)),t),ln=t=>oe(t)===0?R("division by zero"):xt(Math.tan(t),t),ae=t=>e=>e>=-1&&e<=1?t(e):R("outside -1..1"),{abs:dn,atan:hn,atan2:pn,sinh:wn,cosh:gn,tanh:mn,exp:bn,
sign:Mn,asin:yn,acos:$n}=Math,ct=new Map(Object.entries({add:(t,e)=>Et(t+e,t),sub:(t,e)=>Et(t-e,t),mul:(t,e)=>t*e,div:Ot,neg:t=>-t,pow:Kt,not:t=>+(t===0),lt:Jt,
le:Xt,gt:(t,e,...n)=>Jt(e,t,...n),ge:(t,e,...n)=>Xt(e,t,...n),eq:(t,e,...n)=>+it(t,e,vt,n),ne:(t,e,...n)=>+!it(t,e,vt,n),within:un,sqrt:t=>t<0?R("root of a nega\
tive number"):Math.sqrt(t),exp:bn,ln:At,log:_t,log2:t=>_t(t,2),log10:t=>_t(t,10),abs:dn,sign:Mn,floor:pt,ceiling:Qt,round:cn,min:Math.min,max:Math.max,sin:t=>xt(
Math.sin(se(t)),t),cos:oe,tan:ln,asin:ae(yn),acos:ae($n),atan:hn,atan2:pn,sinh:wn,cosh:gn,tanh:mn}));function Sn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof Z)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const X=86400,vn=2629800,re=1e-6,Ct=-62135596800,ie=253402214400,ce=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||R("overflow"),Math.abs(t-n)>re?R(e):n},On=t=>t>=Ct&&t<=ie?t:R("a date beyond the years 1 to 9999"),ut=t=>new Date(
On(ce(t/X,"no whole number of days")*X)*1e3),ue=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,An={later:(t,e)=>ut(t+e).getTime()/1e3,months_later:(t,e)=>{const n=ce(
e/vn,"no whole number of months"),s=ut(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&R("a date beyond the years \
1 to 9999"),ue(r,a,Math.min(s.getUTCDate(),new Date(ue(r,a+1,0)*1e3).getUTCDate()))},year:t=>ut(t).getUTCFullYear(),month:t=>ut(t).getUTCMonth()+1,day:t=>ut(t).
getUTCDate()};function wt(t){const e=Math.floor(t/X+.5);return Math.abs(t/X-e)>re||e*X<Ct||e*X>ie?"–":new Date(e*X*1e3).toISOString().slice(0,10)}function _n(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=Ct&&wt(e)===t?e:void 0}const tt=12,kn=100,En={"%":100,percent:100,pct:100,
"‰":1e3},xn=t=>!t||t.startsWith("×")?1:En[t]??0;function fe(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(
t).toExponential(tt-1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Nt(Math.floor(Math.abs(t)+.5),0,!1);if(a<
-4||a>=15){const p=Tt(i,tt-e),m=p>=10**e?1:0;return`${u}${Nt(p/10**m,e-1,!1)}e${a+m}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const w=s*10**(tt-
1-a),S=t>0&&s?Math.abs(i-w):0;S&&S*kn<=w&&(c=Math.max(c,Math.min(e-a+tt-1-String(S).length,tt-1-a)));let y=Tt(i,tt-1-a-c);return!n&&c>0&&y>=10**(a+c+1)&&(y=Tt(i,
tt-1-a- --c)),u+Nt(y,c,n&&a>=0&&y%10**c!==0)}const Tt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Nt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(
0,s.length-e),r=s.slice(s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const le=25e4,ft=5e6,Cn=2e6,
Tn=2e3,Nn=20;class Y{}class jn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=Tn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new Y;this.pay(Nn)}}function jt(t){try{return t()}catch(e){if(e instanceof Y)return;throw e}}const de=1e6,qn=60,Ln=1e4,
he=/#[[{]/,pe="more than 1,000,000 steps",Rn=1e12,we={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},qt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],
s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),ge=["read","slope","root","at","series","edge","along","across","path","part"],zn=["num",
"row","read","index",...Object.keys(we)],In=t=>ct.has(t)||qt.has(t)||zn.includes(t);function Dn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,r,a]=t[s];o==="drawn"?s=+a-1:ge.includes(String(o))&&n.push(String(r))}return n}function me(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.
get(o);r?r.push(n):e.set(o,[n])}return e}function be(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Me(t){const e=t.
steps+t.rest;t.steps=Math.min(de,e),t.rest=e-t.steps,t.short=e<de}function Fn([t,...e]){const[n=0,s=0]=e.map(Number),o=ct.get(String(t)),r=fn.get(String(t))??o;
return{name:String(t),act:o,sharp:r,effort:o&&Yt.get(o),operands:e,first:n,second:s}}class Pn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>ge.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,
this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new jn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=
new et(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const r of s)this.owned.set(r,(this.owned.
get(r)??new Map).set(o,e)),this.reads.set(r,[...this.reads.get(r)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Fn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new et(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(Rn,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Me(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=be(e,me([...this.nodes].map(([n,s])=>[n,Dn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>he.test(a));if(!s.length||s.length===e.size)return e.size?new et(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([a])=>!he.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new et(this,o,n,n.budget)}),
new et(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=be(n,this.readers??=me(this.reads));return this.known.set(s,r),r}}class et{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const w=s.get(i);if(!w)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,w)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const y=!this.budget.isRunning;y&&Me(this.budget);const{open:p,integrals:m,steps:g,
short:h}=this.budget,{costs:f}=this.machine,b=f.get(e)??0;if(h&&b>g)throw new Y;try{this.budget.isRunning=!0;const _=[],d=this.machine.program(e,n);this.machine.
traced?.push([d.instructions,_]);const $=this.execute(d,0,n.length,_),O=g-this.budget.steps;return(O>Ln||b)&&f.set(e,O),$}catch(_){if(!(_ instanceof Z))throw _;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:p,integrals:m}),{reason:_.message,key:e,at:_.at,needs:_.needs}}finally{y&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(y=>this.value(y)),u=i.findIndex(y=>typeof y=="object"),c=i.join();if(u>=0)
return{reason:"",key:e,needs:s[u]};const w=this.machine.owned.get(e)?.get(c),S=w&&this.value(w);return S!==void 0&&typeof S!="object"?S:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new Y:
Object.assign(new Z(pe),{at:n});const{instructions:r}=e,a=this.budget.integrals>0;try{for(;n<s;){const{name:i,effort:u,operands:c,first:w,second:S}=r[n],y=a?r[n].
sharp:r[n].act;if(y){const p=o[w],m=o[S],{length:g}=c;u&&this.weigh(u(...c.map(f=>o[+f])));const h=g===2?y(p,m):g===1?y(p):y(...c.map(f=>o[+f]));o[n]=Number.isFinite(
h)?h:R(Number.isNaN(h)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[w];else if(i==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof Z&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new Y;R(pe)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new Z(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new Z(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(
r[o==="with"?0:r.length-1]),i=qt.get(o);if(!i)return R(we[o]??"no real value");this.budget.open>=qn&&R("nested deeper than 60"),this.budget.open++;const u=i(this,
r,(c=n+1,w=a,S=this)=>S.execute(e,c,w,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&R("overflow"),s[n]=
s[a-1]=u,a}inside(e,n){return this.budget.steps-=20,new et(this.machine,e,this,this.budget,n)}}let Lt,gt,ye,$e,Se,Rt;async function ve(){Rt||({makeCells:Rt}=await import("../twins/cells.js"))}
async function Oe(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(In),s=Object.values(t).some(({dr:o})=>o);
if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Ae(o.CHECKED,o.DRAWN),{drawsOf:gt}=o,e.has("beta")&&ct.set("beta",(await import("../parts/beta.js").
then(function(r){return r.a})).betaQuantile)}if(s&&({folded:$e,heights:Se,summary:ye}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");
Ae(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:Lt}=await import("../twins/extremes.js"))}function Ae(t,e){for(const[n,s]of Object.entries(t))
ct.set(n,s);for(const[n,s]of Object.entries(e))qt.set(n,s)}const V=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function _e(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:u=[]}=t.
get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(
c)}return s}const Un=t=>Array.isArray(t)?t.length===3?t[1]:void 0:t,Hn=(t,e)=>(t??[]).filter(n=>Object.keys(n).length===e.length&&e.every(([s,[o,r]])=>s in n&&n[s]>=
o&&n[s]<=r)).map(n=>new Map(e.map(([s])=>[s,n[s]])));function Wn(t){for(;;){const{done:e,value:n}=t.next();if(e)return n}}function ke(t){const e=new Map(Object.
entries(t.q)),n=new Pn(t.q),s=l=>e.get(l)??{},o=(l="")=>l[0]==="="||l.includes("#")?l:`${t.note}#${l}`,r=new WeakMap,a=l=>v=>{const A=l(v);if(typeof A!="object")
return A;if(s(v).w!==void 0&&typeof i(v)=="object")throw new Y},i=n.under(new Map),u=l=>{const v=n.under(l),A=a(v),E=M=>O(A,M,()=>(n.purse.next(),n.uncertain.has(
M)?Un(I(M,l,A)):s(M).c?[I(M,l,A)].flat()[0]:A(M)));return r.set(E,v),E},c=new Map,w=u(c),S=(l,v)=>{n.purse.next();const A=r.get(v)?.(l);return Array.isArray(A)?
A[0].numbers:void 0},y=new WeakMap,p=(l,v,A)=>{const E=y.get(v)??n.run(v);y.set(v,E);try{return n.counted(E,()=>{const M=gt(E).value(l);return A===void 0?ye(M):
$e(M,A)})}catch(M){if(M instanceof Z)return;throw M}};let m;const g=()=>m??=Rt?.({entries:e,entry:s,machine:n}),h=l=>g()?.knows(l)??e.has(l),f=(l,v)=>g()?.settable(
l,v)??l,b=new Map,_=l=>{for(const v of b.has(l)||!e.has(l)?[]:_e(e,[l],b)){const{p:A,picks:E,cells:M,rs:k}=s(v),x=new Set(k||!(A||M)?[v]:[]);b.set(v,x);for(const L of[
...E??[],...(A??[]).flat()])for(const D of typeof L=="string"&&b.get(L)||[])x.add(D)}return b.get(l)??new Set},d=(l,v)=>{const A=n.under(v);let E=l,M=A(E);for(;typeof M==
"object"&&M.needs;)M=A(E=M.needs);if(typeof M!="object")return"";const{picks:k}=s(E),x=E.slice(E.indexOf("#")+1);if(!k)return E===l?M.reason:`${x}: ${M.reason}`;
const L=k.map(D=>{const W=A(D);return typeof W=="string"&&s(D).rows?.[W]||W});return`${x} is not known for ${L.join(", ")}`},$=(l,v)=>{const{r:A,rs:E,picks:M=[]}=s(
l);return A??E?.[M.map(v).join()]},O=(l,v,A)=>{const E=C.get(l)??new Map,{round:M}=n.purse;if(E.get(v)===M)throw new Y;try{return A()}catch(k){throw k instanceof
Y&&C.set(l,E.set(v,M)),k}},C=new WeakMap,z=new WeakMap,I=(l,v,A)=>{const E=z.get(A)??{state:v,found:new Map};return E.state!==v?q(l,v,A):(z.set(A,E),E.found.has(
l)||E.found.set(l,O(E,l,()=>q(l,v,A))),E.found.get(l))},q=(l,v,A)=>{if(v.size&&!n.affected(v.keys()).has(l))return I(l,c,w);n.purse.next();const E=n.uncertain.has(
l);if(E&&s(l).c)return;const k=[..._(l)].sort().map(H=>[H,v.has(H)?void 0:$(H,A)]).filter(([,H])=>H),x=E?void 0:A(l);if(E)return k.length?void 0:p(l,v);if(!k.length||
typeof x!="number")return x;const L=n.run(v),D=n.affected(k.map(([H])=>H)),W=H=>ot=>{n.purse.point();const at=n.at(L,ot,D)(H);return typeof at=="object"?void 0:
at},st=Hn(s(l).at,k),Dt=e.has(`${l}#margin`)?Lt(W(`${l}#margin`),k,st):void 0;if(Dt){const H=[...Dt.at,...st].map(W(l));if(H.some(Ge=>typeof Ge!="number"))return;
const ot=Math.min(x,...H),at=Math.max(x,...H);return ot===at?ot:[ot,at]}const Mt=Lt(W(l),k,st)?.ends;if(!Mt)return;const[yt,Ft]=[Math.min(Mt[0],x),Math.max(Mt[1],
x)];return yt===Ft?yt:[yt,Ft]},N=(l,v)=>{if(n.purse.next(),p(l,v)===void 0)return[];const A=y.get(v);return A?n.counted(A,()=>Se(gt(A).value(l))):[]},F=(l,v)=>{
if(n.purse.next(),!n.uncertain.has(l)||p(l,v)===void 0)return;const A=y.get(v),E=A&&n.counted(A,()=>gt(A).value(l));return E instanceof Float64Array?E:void 0},G=(l,v,A)=>(n.
purse.next(),n.uncertain.has(l)?[p(l,v,A)].flat()[0]:void 0);function*T(l=Cn){const v=new Map,A=u(v),E=[],M=[];P(l);for(const k of _e(e)){const{w:x}=s(k);if(x===
void 0)continue;const L=jt(()=>[I(k,v,A)].flat());!L||L.some(D=>D===void 0)?M.push(k):[x].flat().some((D,W)=>!V(D,L[W],1e-9))&&E.push(k),yield}return{wrong:E,untold:M}}
const P=l=>{n.purse.give(l)};return{data:t,entries:e,entry:s,key:o,under:u,column:S,why:d,inputs:_,settable:f,knows:h,reaches:(l,v)=>n.affected([l]).has(v),spread:I,
part:G,heights:N,draws:F,prove:l=>Wn(T(l)),proving:T,allow:P,taken:()=>n.purse.taken}}const Q="–",Bn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
zt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Gn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Yn=t=>Object.
hasOwn(zt,/^[A-Za-z]*/.exec(t)?.[0]??""),J=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,It=t=>t.join(t[0][0]==="-"?" to ":"–"),nt=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,mt=({f:t=1,o:e=0},n)=>n*t+e,Ee=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Vn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Gn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function bt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Vn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[w,S,y=0]=e[u];s+=y,n*=w**c;for(const[,p,m]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(p,(o.get(p)??0)+ +(m||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function xe(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(h,f,b)=>{const{d:_,u:d="",o:$}=s(h),O=nt(s(h),f);return s(h).iso?wt(f):Ee(O)&&(O!==0||$||!f)&&!($&&f<-1e-6)?
fe(O,b??_,Bn.test(d),xn(d)):Q},u=(h,f)=>{const b=f.map(N=>nt(s(h),N)),{d:_=3}=s(h),d=Math.max(...b.map(Math.abs)),$=Math.abs(b[2]-b[0]),O=N=>Math.floor(Math.log10(
N)),C=d&&$?Math.max(_,Math.min(O(d)-O($/3)+2,12)):_,[z,I,q]=f.map(N=>i(h,N,C));return`${I} (${It([z,q])})`},c=(h,f,b,_)=>{const d=(_?r(h,f,_):void 0)??a(h,f,b),
{words:$}=s(h);if($)return $[Number(d)]??Q;if(Array.isArray(d)){if(d.length===3)return u(h,d);const[O,C]=d.map(z=>i(h,z));return O===C?O:(s(h).al?"at least ":"")+
It([O,C])}return typeof d=="number"?i(h,d):d??Q},w=(h,f)=>{const{rows:b,r:_,v:d,u:$}=s(h),O=f??d;return typeof O=="string"?b?.[O]??O:f===void 0&&_?J(It(_.map(C=>i(
h,C))),$):typeof O=="number"?J(i(h,O),$):Q},S=(h,f)=>{const{rows:b,lo:_=-1/0,hi:d=1/0,set:$,picks:O,x:C,iso:z}=s(h);if(!n.has(h)||O||C)return!1;if(b)return Object.
hasOwn(b,f);if(typeof f!="number"||!Number.isFinite(f)||z&&wt(f)===Q)return!1;const I=1e-12*Math.abs(f);return $?$.some(q=>V(q,f)):f>=_-I&&f<=d+I},y=h=>{const f=new Map;
for(const b of(h??"").split(/,(?=[^,=]+=)/)){const _=b.lastIndexOf("="),d=o(b.slice(0,_)),$=b.slice(_+1);_>0&&n.has(d)&&f.set(d,s(d).rows?$:+$)}return f},p=(h,f)=>{
const b=_n(h.trim().replace(/^date\s+/,""));return b===void 0?{problem:`not a date; write for example ${w(f)}`}:S(f,b)?{value:b}:{problem:`outside ${g(f)}`}},m=(h,f)=>{
if(s(f).iso)return p(h,f);const{u:b=""}=s(f),_=b||"a number without unit",d=h.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(v,A,E,M)=>`${A}${M} ${E==="$"?"USD":E}`),[,$,O,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(d)??[];if(!$)return{problem:`not a number; write \
for example ${w(f)}`};const[,z,I]=/^([A-Za-z]*)(.*)$/.exec(C)??[],q=(O===""||z[1]==="i")&&Object.hasOwn(zt,z)?zt[z]:1,N=(q>1?I:C).replace(/\s/g,""),F=bt(N,e.units),
G=bt(C.replace(/\s/g,""),e.units);if(q>1&&b&&!/^\s*[A-Za-z]/.test(I)&&!G.unknown&&G.dimension===bt(b,e.units).dimension)return{problem:`“${h.trim()}” means tw\
o things; write ${$} ${C}, or ${+$*q}`};if(F.unknown||N&&F.dimension!==bt(b.replace(/^.i /,""),e.units).dimension)return{problem:`“${N}” is not a unit for thi\
s; it is in ${_}`};const T=+$*q,P=mt(N?{f:F.factor,o:F.offset}:q>1?{}:s(f),T),l=T!==0&&P===0&&!F.offset&&!s(f).o;return S(f,P)&&Ee(P)&&!l?{value:P}:{problem:`ou\
tside ${g(f)}`}},g=h=>{const{lo:f=-1/0,hi:b=1/0,set:_,u:d}=s(h);return J((_??[f,b]).map($=>Number.isFinite($)?i(h,$):"∞").join(_?", ":" … "),d)};return{...t,
text:c,figure:i,say:w,takes:S,parseCase:y,parseEntry:m}}function Ce(t,e,{model:n,state:s,now:o}){const r=o(e),a=u=>typeof r=="number"?V(+u.value,r,1e-9):u.value===
r,i=t.matches(".cg-entry")&&document.activeElement!==t;r===void 0&&i&&(t.value=""),r!==void 0&&(t.type==="radio"?t.checked=a(t):t instanceof HTMLSelectElement?t.
selectedIndex=[...t.options].findIndex(a):t.type==="range"?Kn(t,e,+r,n):i&&(t.value=n.text(e,new Map(s).set(e,r),o),Te(t,"")))}function Kn(t,e,n,s){const o=s.entry(
e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(nt(o,c)):nt(o,c);(document.activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step===
"any"&&(t.step=String(i/200)),Ye(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function Te(t,e){const n=t.closest("tr"),s=`${t.dataset.
p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(j("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();
a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.after(r);U(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("ari\
a-describedby",s)}const lt={notes:{},kinds:[],inputs:{}},Ne=t=>t?fetch(t).then(e=>e.ok?e.json():lt).catch(()=>lt):Promise.resolve(lt),Zn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return J(e,n)};function je(t,e,n,s){const{note:o,names:r}=n.data,a=e.map(c=>Qn(c,s)),i=[...t].sort().map(([c,w])=>{const[S,y]=c.split("#"),p=r[S]??
S,m=n.entry(c),[g,h=y]=s.inputs[`${p}.${y}`]??[];return{notes:S===o?[]:[p],kind:g,says:m.n??h,was:n.say(c),now:n.say(c,w),written:m.rows||typeof w=="string"?String(
w):void 0,value:w,keys:[c],parts:[],isHere:S===o}}),u=[];for(const c of[...a,...i].sort((w,S)=>+w.isHere-+S.isHere)){const w=u.find(S=>c.kind!==void 0&&S.kind===
c.kind&&S.now===c.now);w?(w.keys.push(...c.keys),w.parts.push(...c.parts),w.notes.push(...c.notes),w.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Qn(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.indexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[
s.slice(0,r)],kind:a,says:i,was:u,now:c??Zn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Jn(t,e,n,s){const{note:o,names:r}=n.data,a=[];
for(const[i,u]of n.entries){const[c,w]=i.split("#"),S=s.inputs[`${r[c]}.${w}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const y=t.filter(m=>m.kind===S&&!m.isHere).
pop(),p=y&&Xn(y,i,u,n);y&&p!==void 0&&n.takes(i,p)&&n.say(i,p)!==n.say(i)&&a.push({key:i,says:u.n??w,here:n.say(i),there:y.now,value:p})}return a}function Xn({value:t,
written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function ts(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a==
"string"?[{key:o,words:ns(r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))es(o,n,s);return s}function es(t,e,n){let s="";const o=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){
const i=s.split(/[.!?:;]\s/).pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const ns=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.
test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},ss="computed whe\
n you let go",qe="not computed here",os="Pale values take many steps: they are computed when you let go.",Le=8;function as(t){const e=[...new Set(t)],n=e.length-
Le,s=e.slice(0,Le).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The buil\
d computes them as written in the note.`}function rs(t){const e=t.matches(Re)?t:t.closest("[data-row]")??t.querySelector(Re),{q:n,say:s,check:o,row:r}=(e??t).dataset;
return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Re="[data-q], [data-say], [data-check], [data-row]";function is(t){const e=new Map,n=j("p","\
cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof Y))throw c;e.has(
i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?qe:ss),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&U(i.
querySelector("button")??i,qe)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(rs).filter(Boolean):[];U(n,e.size?s?as(i):os:"")},start:i=>{s=i}}}function ze(t,{
data:e,knows:n}){const s=Object.keys(e.names),o=`${e.note}#${t}`,r=!t.includes(".")||n(o);let a={key:r?o:`#${t}`,own:r,known:r};for(let i=t.indexOf(".");i>0&&!a.
known;i=t.indexOf(".",i+1)){const u=t.slice(0,i),c=s.find(S=>e.names[S]===u)??s.find(S=>`/${S}`.endsWith(`/${u}.md`)),w=`${c}#${t.slice(i+1)}`;c&&(a={key:w,own:c===
e.note,known:n(w)})}return a}function Ie(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,
own:u,known:c}=ze(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const w=r.slice(a+1),y=e.entries.get(i)?.rows?w:e.parseEntry(w,i).value;a>0&&y!==void 0&&e.
takes(i,y)?n.set(i,y):o.push(r)}return{state:n,carried:s,dropped:o}}function De(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{const[i,u]=r.split(
"#"),c=s.get(r),w=typeof a=="number"&&c?.iso?wt(a):typeof a=="number"?`${+nt(c??{},a).toPrecision(12)}${c?.u&&Yn(c.u)?" ":""}${c?.u??""}`:a;return(i===n.note&&!u.
includes(".")?"":`${n.names[i]??i}.`)+`${u}:${w}`}),...e].join()}const cs={holds:"✓",failing:"✗",unknown:"–"},Fe=t=>t===void 0?"unknown":t?"holds":"failin\
g";function us(t){const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} che\
cks hold`};const o=a=>s?"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{
state:e?"failing":"unknown",says:r.join(", ")}}function fs(t,e){const n=B(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-\
row"),built:hs(a)})).filter(({key:a})=>e.entries.has(a)),s=B(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),
built:{mark:a.firstElementChild?.className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=B(t,".cg-claim[data-q]"),
r=ds(t);return a=>{const{now:i,was:u,attempt:c,state:w}=a,S=new Map,y=m=>{const g=i(m);return S.set(m,g===void 0?void 0:!!g),S.get(m)};for(const{e:m,key:g,row:h,
built:f}of n)c(m,()=>{S.delete(g);const b=y(g);ps(m,b,!V(i(g),u(g)),f),a.done&&Pe(h,b!==!0&&w.size>0)});for(const{e:m,of:g,built:h}of s)c(m,()=>{const f=g.some(
({key:d})=>!V(i(d),u(d))),{state:b,says:_}=us(g.map(({key:d})=>y(d)));m.classList.toggle("is-off",f),m.firstElementChild&&(m.firstElementChild.className=f?`cg-m\
ark is-${b}`:h.mark),U(m.firstElementChild,f?cs[b]:h.sign),U(m.lastElementChild,f?_:h.says),m.title=f?"in your scenario":""});const p=n.filter(({key:m})=>S.has(
m)&&!V(i(m),u(m)));r(ls(p.map(({key:m})=>S.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function ls(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(
u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function ds(t){
const e=t.querySelector(".cg-facts"),n=j("span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=e;return({text:a,isWrong:i})=>{if(!(!a&&!n.isConnected)){if(!r){r=j("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||
r.append(n),n.hidden=!a,s&&(s.hidden=!!a),n.classList.toggle("is-failing",i),U(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const hs=t=>({state:["holds","failing","u\
nknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function ps(t,e,n,s){
const o=n?Fe(e):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[Fe(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])
t.classList.toggle(`is-${a}`,a===o);U(t.querySelector(".cg-mark"),n?"→":s.sign),U(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function Pe(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Ue={makeValues:ke,
prepare:Oe},ws=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],[".cg-panel",()=>import("../hands/panel.js")],
["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],["svg[data-dense]",()=>import("../views/dense.js")],["svg[da\
ta-bins]",()=>import("../views/histogram.js")]],He=t=>Promise.all(ws.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),gs=2;async function We(t,e,n,s,o,r){const a=xe(
t),i=new Map,u=a.under(i);let c=[];const{attempt:w,start:S,tell:y}=is(e),p={model:a,root:n,signal:s,state:i,now:u,was:u,empty:i,done:!0,set:P,inCase:T,attempt:w,
link:l},m=[],g=new Set;a.allow(ft);const h=Ms(n,a,u,i);let f=0,b=0,_=!1,d=lt;const $=e.dataset.inputs,O=new URL($??"",document.baseURI).href,{bar:C,show:z}=Ut({
remove(M){const k=new Set(M.flatMap(x=>x.parts));c=c.filter(x=>!k.has(x)),P(new Map(M.flatMap(x=>x.keys).map(x=>[x,void 0])))},take:M=>P(new Map(M.map(({key:k,value:x})=>[
k,x]))),link:l,patch:$?async()=>(await import("./patch.js")).patchFrom($,I(),l()):void 0});e.append(C),Qe(C,e,n,s);const I=()=>Ke(De(p.state,c,a),a.data.names[a.
data.note]),q=()=>{const M=je(p.state,c,a,d),k=Jn(M,p.state,a,d);z(M,k,d,O),bs(n,a,k)},N=async()=>{d!==lt||!ms(p.state,c,a)||(d=await Ne($),s.aborted||q())},F=(M=!0)=>{
const k=M?ft:le;p.state.size||(p.state=i),S(p.done=M),a.allow(k),p.now=p.state.size?a.under(p.state):u,h(p),q(),M&&(_||=p.state.size>0)&&import("./articles.js").
then(({agree:L})=>L(n));for(const L of m)g.add(L);const x=()=>{const L=performance.now()+gs;a.allow(k);for(const D of g){if(s.aborted)return;if(g.delete(D),D(p),
performance.now()>L)break}a.allow(ft),g.size?f=requestAnimationFrame(x):y()};cancelAnimationFrame(f),f=requestAnimationFrame(x)},G=()=>{const M=Ie(dt(location.search),
a);return c=M.carried,p.state=M.state,F(),N(),M.dropped};function T(M){const k=a.parseCase(M),x=new Map([...p.state,...k]);return{state:x,read:k.size?a.under(x):
p.now}}function P(M,k="step",x=k==="step"){p.state=new Map(p.state);for(const[L,D]of M){const{v:W,r:st}=a.entry(L);D===void 0||!st&&V(D,W)?p.state.delete(L):a.takes(
L,D)&&p.state.set(L,D)}F(x),clearTimeout(b),k==="drag"?b=setTimeout(v,150,"drag"):v(k),k==="step"&&Be(n)}function l(){return v("drag"),location.href}function v(M){
const k=Ve(location.href,De(p.state,c,a));k===location.href||s.aborted||location.pathname!==r||(M==="step"||!dt(location.search)?history.pushState(history.state,
"",k):history.replaceState(history.state,"",k))}const A=async()=>{(n.querySelector(".cg-own")||dt(location.search).includes("."))&&await ve()};await A();const E=G();
E.length&&import("./refuse.js").then(({refuse:M})=>M(E,a,C,{button:K,make:j,toHeading:$t,keyOf:ze})),dt(location.search)&&v("drag"),ht(window,"popstate",{signal:s},
async()=>{location.pathname===r&&(await A(),G())}),Os(p);for(const M of o){const k=[await M.mount(p)].flat();m.push(...k),a.allow(ft);for(const x of k)x(p)}y()}
const ms=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function bs(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of B(
t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");
if(!a){i?.remove();continue}U(i??o.appendChild(j("span","cg-elsewhere")),`${a} elsewhere`)}}function Ms(t,e,n,s){const o=g=>B(t,`[data-${g}]`).map(h=>[h,e.key(h.
dataset[g])]).filter(([,h])=>e.entries.has(h)),r=o("say"),a=fs(t,e),i=Ss(t,e),u=o("p"),c=o("hist"),w=o("reset"),S=B(t,"[data-set]").map(g=>[g,[...e.parseCase(g.
dataset.set)]]),y=B(t,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(e.key),g.dataset.rows?.split(`
`)]),p=ts(t,e),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,h])=>{const f=e.parseCase(g.dataset.with),b=f.size?f:s;return{e:g,key:h,given:f,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:p.get(g)??[],built:jt(()=>e.text(h,b,f.size?e.under(f):n,Pt(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:h,now:f,attempt:b}=g,_=new Map(h);for(const d of m)b(d.e,()=>ys(d,g));for(const[d,$]of r)b(d,()=>U(
d,e.say($,f($))));for(const[d,$]of i)b(d,()=>vs(d,$,g));for(const[d,$]of c)b(d,()=>d.firstElementChild?.setAttribute("d",$s(e.heights($,g.state))));for(const[d,
$]of u)b(d,()=>Ce(d,$,g));for(const[d,$]of w)d.hidden=!_.has($);for(const[d,$,O]of y)b(d,()=>{d.hidden=O?!O.includes($.map(f).join()):$.some(C=>_.has(C))});a(g);
for(const[d,$]of S)b(d,()=>d.setAttribute("aria-pressed",String($.every(([O,C])=>V(f(O),C,1e-9)))))}}function ys({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:w,was:S}){const y=n.size>0&&c.size>0,p=y?new Map([...c,...n]):c,m=y?u.under(p):w,g=(r===void 0||n.size>0)&&!c.size,h=g?"":u.text(
e,p,m,Pt(t)),{c:f,u:b,rows:_}=u.entry(e),d=g?!1:r===void 0?J(h,t.dataset.u)!==a:h!==r;if(!t.matches(".cg-claim")){const N=!g&&h===Q&&s?.matches(".cg-out")?u.why(
e,p):"",F=g?a:N?`${Q} ${N}`:J(h,t.dataset.u);t.matches(".cg-live")&&(t.dataset.was??=a),U(t,F),s?.classList.toggle("is-changed",d);return}const $=t.querySelector(
".cg-claim__now"),O=t.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const C=n.size?void 0:o.find(N=>m(N)!==S(N)),z=C?` · ${u.
say(C,m(C))}`:"",I=_?u.say(e,m(e)):J(h,b)+O,q=f?m(e)===void 0?"not computed":m(e)?"now true":"no longer true":I;t.classList.toggle("is-changed",d),U($,d?`→ ${q}${z}`:
""),$.dataset.copy=d&&!f?q:"",t.setAttribute("aria-description",d?`${i} as written; in your scenario ${q}${z}`:i)}const $s=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).
join("")+"V9Z",Ss=(t,e)=>B(t,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function vs(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(p=>s.has(p)||!V(r(
p),a(p))),w=t.querySelector(".cg-row__was"),S=()=>e.map(p=>n.text(p,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),w&&(w.hidden=
!c);const y=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&y&&Pe(t,s.size>0&&e.some(p=>n.text(p,s,r)===Q)),U(w,c?n.entry(u).rows?
n.say(u):e.length>1?`(${S()})`:S():"")}function Os(t){const{model:e,root:n,signal:s}=t;ht(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.settable(e.
key(a.dataset.p),t.now),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const h of B(n,".cg-panel__results"))h.setAttribute("\
aria-busy",String(!u));const c=e.entry(i),{lo:w=0,hi:S=0,step:y,log:p}=c,m=p?10**+a.value:+a.value,g=y?w+Math.round((mt(c,m)-w)/y)*y:mt(c,+m.toPrecision(3));t.set(
new Map([[i,Math.min(S,Math.max(w,g))]]),"drag",u),u&&Be(n)}else if(a.matches(".cg-entry")){const{value:c,problem:w=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(
new Map([[i,c]]),"drag",u),(u||!w)&&Te(a,w)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ht(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Ce(r,e.key(r.dataset.p),t))}),ht(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.
closest("[data-reset]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&As(i,t),u&&_s[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}
function As(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const _s={steps(t,e){const n=B(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{rt(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{rt(t.parentElement?.querySelector("code")?.textContent??"",t)}},Be=t=>requestAnimationFrame(
()=>B(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ks=Object.freeze({__proto__:null,compute:Ue,loadParts:He,mount:We});export{xe as A,ke as B,
ks as C,le as D,ct as E,ft as L,Z as T,Ze as a,K as b,rt as c,Ue as compute,nt as d,Y as e,fe as f,Q as g,R as h,jt as i,Zt as j,an as k,Et as l,He as loadParts,
Ot as m,We as mount,Yt as n,Sn as o,An as p,rn as q,Ne as r,V as s,mt as t,Ut as u,je as v,J as w,Ie as x,Oe as y,ve as z};
