import{m as L,p as U,a as Ve,b as Y,i as Ot,o as bt,w as Ke,s as Ht,c as Ze}from"./sheet.js";async function at(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Qe(t){
const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.
test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).
join()).join(`
`)}function Wt({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const a=L("div","cg cg-bar"),i=L("span","cg-bar__count"),f=L("span"),c=L("ul","cg-bar__list"),
p=L("p","cg-bar__offer"),S=L("p","cg-bar__who",L("span","cg-bar__of","Your scenario, "),i,f),y=Q("cg-bar__do cg-bar__more","show",()=>h(!a.classList.contains("i\
s-open"))),h=A=>{a.classList.toggle("is-open",A),y.setAttribute("aria-expanded",String(A)),U(y,A?"hide":"show")};h(!1);const M=new Set;a.setAttribute("role","re\
gion"),a.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let b=[];const g=Q("cg-bar__do","copy link",()=>at(n(),g)),l=Q("cg-bar__do is-wid\
e","copy as patch",async()=>{const A=await s?.();A===void 0?U(l,"not available"):await at(A,l)});l.hidden=!s,l.title="Copies your changes as a patch of the note\
s, for git apply";const v=Q("cg-bar__do","put all back",()=>{t(b),_t(a)}),_=L("div","cg-bar__acts",y,g,l,v),w=L("p","cg-bar__notice",o,...r?[" ",r]:[]);a.append(
S,c,_,p,...o?[w]:[]);const O=(A,k,z,D)=>{const q=A.reduce((E,P)=>E+P.keys.length+P.parts.length,0);b=A,a.classList.toggle("is-on",A.length>0),U(i,`${q} changed`);
const C=[...new Set(A.flatMap(E=>E.notes))];f.replaceChildren(...C.slice(0,2).flatMap((E,P)=>[P?" and ":", set in ",tn(E,z,D)])),C.length>2&&f.append(` and ${C.
length-2} more`);const H=[...c.querySelectorAll("button")].findIndex(E=>E===document.activeElement);c.replaceChildren(...A.map(E=>Xe(E,()=>t([E])))),H>=0&&!A.length?
_t(a):H>=0&&c.querySelectorAll("button")[Math.min(H,A.length-1)].focus({preventScroll:!0});const Z=k.filter(E=>!M.has(`${E.key} ${E.there}`));p.hidden=!Z.length,
p.replaceChildren(...Z.map(E=>L("span","cg-bar__kin",`${E.says}: here ${E.here}, elsewhere ${E.there} `,Q("cg-bar__do",`also use ${E.there} here`,()=>e([E])),Q(
"cg-bar__do is-quiet","keep it apart",()=>{M.add(`${E.key} ${E.there}`),O(A,k,z,D)}))))};return{bar:a,show:O}}function Je(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:p}of i)
p>.9?r.add(c):r.delete(c);const f=[...o].find(c=>r.has(c))??e;t.parentElement===f||t.contains(document.activeElement)||(f.append(t),t.classList.toggle("is-docke\
d",f!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("abort",()=>a.disconnect())}function Xe(t,e){const n=Q("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),L("li","",L("span","",t.says),...t.was?[L("s","",t.was)]:[],L("b","",t.now),...t.isToo?
[L("span","cg-bar__too",", also here")]:[],n)}function tn(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return L("span","",s);const r=L("a","",s);return r.setAttribute(
"href",new URL(o,n).href),r}const en=t=>(t.closest("article, main")??document).querySelector("h1");function _t(t){const e=en(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function Q(t,e,n){const s=Object.assign(L("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Bt=1e-12,At=2**
-50,Gt=2**-48,Yt=2**-52,Vt=64,xt=1e-9,nn=2**-48,sn=2**-51,on=2**-40,an=2**53;class J{at=-1;needs="";constructor(e){this.message=e}}const I=t=>{throw new J(t)},Kt=new Map,
Et=(t,e)=>e===0?I("division by zero"):t/e,Zt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?Et(1,s):s},Qt=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&I("division by zero"),n&&Math.abs(e)<=Vt?Zt(t,e):t<0&&!n?I("power of a negative number"):t**e},kt=t=>t<=0?I("log of zero or les\
s"):Math.log(t),Tt=(t,e)=>{const n=kt(e),s=n===0?I("division by zero"):kt(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Vt&&Zt(e,o)===t?o:s},Mt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=At*Math.abs(t)?n:e},Jt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Bt*Math.max(1,Math.abs(t))?e:Math.floor(
t)},rn=t=>-Jt(-t),cn=(t,e)=>{e===0&&I("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=At*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Xt=t=>-Mt(-t),Nt=t=>{const e=Mt(t),n=t-e;return Math.abs(n-.5)<=At*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},un=(t,e=0)=>{const n=Mt(e);(n!==Xt(e)||Math.abs(n)>15)&&I("rounding to a number of digits that is not whole, or more than 15");const s=Qt(10,
Math.abs(n));return n?n>0?Nt(t*s)/s:Nt(t/s)*s:Nt(t)},dt=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Bt*Math.abs(
r))},te=(t,e,...n)=>+(t<e&&!dt(t,e,Gt,n)),ee=(t,e,...n)=>+(t<=e||dt(t,e,Gt,n)),fn=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||dt(o,r,xt,s))},
ne=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),se=(t,e,...n)=>+(t<e&&e-t>Yt*ne([t,e,...n])),oe=(t,e,...n)=>+(t<=e||t-e<=Yt*ne([t,e,...n])),ln=new Map(Object.entries(
{lt:se,le:oe,gt:(t,e,...n)=>se(e,t,...n),ge:(t,e,...n)=>oe(e,t,...n)})),Ct=(t,e)=>Math.abs(t)<=nn*Math.abs(e)&&t&&(Math.abs(e)>=an||t!==Math.floor(t))?0:t,jt=(t,e)=>{
const n=sn*Math.abs(e);return Math.abs(t)<=n&&n<on?0:t},ae=t=>Math.abs(t)>2**33?I("an angle so large that its turns cannot be determined"):t,re=t=>jt(Math.cos(ae(
t)),t),dn=t=>re(t)===0?I("division by zero"):jt(Math.tan(t),t),ie=t=>e=>e>=-1&&e<=1?t(e):I("outside -1..1"),{abs:hn,atan:pn,atan2:gn,sinh:wn,cosh:mn,tanh:bn,exp:Mn,
sign:yn,asin:$n,acos:Sn}=Math,ht=new Map(Object.entries({add:(t,e)=>Ct(t+e,t),sub:(t,e)=>Ct(t-e,t),mul:(t,e)=>t*e,div:Et,neg:t=>-t,pow:Qt,not:t=>+(t===0),lt:te,
le:ee,gt:(t,e,...n)=>te(e,t,...n),ge:(t,e,...n)=>ee(e,t,...n),eq:(t,e,...n)=>+dt(t,e,xt,n),ne:(t,e,...n)=>+!dt(t,e,xt,n),within:fn,sqrt:t=>t<0?I("root of a nega\
tive number"):Math.sqrt(t),exp:Mn,ln:kt,log:Tt,log2:t=>Tt(t,2),log10:t=>Tt(t,10),abs:hn,sign:yn,floor:Mt,ceiling:Xt,round:un,min:Math.min,max:Math.max,sin:t=>jt(
Math.sin(ae(t)),t),cos:re,tan:dn,asin:ie($n),acos:ie(Sn),atan:pn,atan2:gn,sinh:wn,cosh:mn,tanh:bn}));function vn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof J)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const nt=86400,On=2629800,ce=1e-6,Lt=-62135596800,ue=253402214400,fe=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||I("overflow"),Math.abs(t-n)>ce?I(e):n},_n=t=>t>=Lt&&t<=ue?t:I("a date beyond the years 1 to 9999"),pt=t=>new Date(
_n(fe(t/nt,"no whole number of days")*nt)*1e3),le=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,An={later:(t,e)=>pt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=fe(
e/On,"no whole number of months"),s=pt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&I("a date beyond the years \
1 to 9999"),le(r,a,Math.min(s.getUTCDate(),new Date(le(r,a+1,0)*1e3).getUTCDate()))},year:t=>pt(t).getUTCFullYear(),month:t=>pt(t).getUTCMonth()+1,day:t=>pt(t).
getUTCDate()};function yt(t){const e=Math.floor(t/nt+.5);return Math.abs(t/nt-e)>ce||e*nt<Lt||e*nt>ue?"–":new Date(e*nt*1e3).toISOString().slice(0,10)}function xn(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=Lt&&yt(e)===t?e:void 0}const st=12,En=100,kn={"%":100,percent:100,pct:100,
"‰":1e3},Tn=t=>!t||t.startsWith("×")?1:kn[t]??0;function de(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(
t).toExponential(st-1).split("e"),a=+r,i=+o.replace(".",""),f=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return f+Rt(Math.floor(Math.abs(t)+.5),0,!1);if(a<
-4||a>=15){const h=qt(i,st-e),M=h>=10**e?1:0;return`${f}${Rt(h/10**M,e-1,!1)}e${a+M}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const p=s*10**(st-
1-a),S=t>0&&s?Math.abs(i-p):0;S&&S*En<=p&&(c=Math.max(c,Math.min(e-a+st-1-String(S).length,st-1-a)));let y=qt(i,st-1-a-c);return!n&&c>0&&y>=10**(a+c+1)&&(y=qt(i,
st-1-a- --c)),f+Rt(y,c,n&&a>=0&&y%10**c!==0)}const qt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Rt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(
0,s.length-e),r=s.slice(s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const he=25e4,gt=5e6,Nn=2e6,
Cn=2e3,jn=20;class K{}class Ln{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=Cn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new K;this.pay(jn)}}function It(t){try{return t()}catch(e){if(e instanceof K)return;throw e}}const pe=1e6,qn=60,Rn=1e4,
ge=/#[[{]/,we="more than 1,000,000 steps",In=1e12,me={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},zt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],
s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),be=["read","slope","root","at","series","edge","along","across","path","part"],zn=["num",
"row","read","index",...Object.keys(me)],Dn=t=>ht.has(t)||zt.has(t)||zn.includes(t);function Fn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,r,a]=t[s];o==="drawn"?s=+a-1:be.includes(String(o))&&n.push(String(r))}return n}function Me(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.
get(o);r?r.push(n):e.set(o,[n])}return e}function ye(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function $e(t){const e=t.
steps+t.rest;t.steps=Math.min(pe,e),t.rest=e-t.steps,t.short=e<pe}function Un([t,...e]){const[n=0,s=0]=e.map(Number),o=ht.get(String(t)),r=ln.get(String(t))??o;
return{name:String(t),act:o,sharp:r,effort:o&&Kt.get(o),operands:e,first:n,second:s}}class Pn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>be.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,
this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Ln,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=
new ot(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const r of s)this.owned.set(r,(this.owned.
get(r)??new Map).set(o,e)),this.reads.set(r,[...this.reads.get(r)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Un)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new ot(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(In,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],$e(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=ye(e,Me([...this.nodes].map(([n,s])=>[n,Fn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>ge.test(a));if(!s.length||s.length===e.size)return e.size?new ot(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([a])=>!ge.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new ot(this,o,n,n.budget)}),
new ot(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=ye(n,this.readers??=Me(this.reads));return this.known.set(s,r),r}}class ot{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,f=0;f>=0;i=r[f=r.length-1]){const c=o.get(i)?.[a[f]++];if(c===void 0){const p=s.get(i);if(!p)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,p)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const y=!this.budget.isRunning;y&&$e(this.budget);const{open:h,integrals:M,steps:b,
short:g}=this.budget,{costs:l}=this.machine,v=l.get(e)??0;if(g&&v>b)throw new K;try{this.budget.isRunning=!0;const _=[],w=this.machine.program(e,n);this.machine.
traced?.push([w.instructions,_]);const O=this.execute(w,0,n.length,_),A=b-this.budget.steps;return(A>Rn||v)&&l.set(e,A),O}catch(_){if(!(_ instanceof J))throw _;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:M}),{reason:_.message,key:e,at:_.at,needs:_.needs}}finally{y&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(y=>this.value(y)),f=i.findIndex(y=>typeof y=="object"),c=i.join();if(f>=0)
return{reason:"",key:e,needs:s[f]};const p=this.machine.owned.get(e)?.get(c),S=p&&this.value(p);return S!==void 0&&typeof S!="object"?S:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new K:
Object.assign(new J(we),{at:n});const{instructions:r}=e,a=this.budget.integrals>0;try{for(;n<s;){const{name:i,effort:f,operands:c,first:p,second:S}=r[n],y=a?r[n].
sharp:r[n].act;if(y){const h=o[p],M=o[S],{length:b}=c;f&&this.weigh(f(...c.map(l=>o[+l])));const g=b===2?y(h,M):b===1?y(h):y(...c.map(l=>o[+l]));o[n]=Number.isFinite(
g)?g:I(Number.isNaN(g)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[p];else if(i==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof J&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new K;I(we)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new J(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new J(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(
r[o==="with"?0:r.length-1]),i=zt.get(o);if(!i)return I(me[o]??"no real value");this.budget.open>=qn&&I("nested deeper than 60"),this.budget.open++;const f=i(this,
r,(c=n+1,p=a,S=this)=>S.execute(e,c,p,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof f=="number"&&!Number.isFinite(f)&&I("overflow"),s[n]=
s[a-1]=f,a}inside(e,n){return this.budget.steps-=20,new ot(this.machine,e,this,this.budget,n)}}const Hn=4096;let Dt,$t,Se,ve,Oe;async function _e(t){const e=new Set(
Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(Dn),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");
Ae(o.CHECKED,o.DRAWN),{drawsOf:$t}=o,e.has("beta")&&ht.set("beta",(await import("../parts/beta.js").then(function(r){return r.a})).betaQuantile)}if(s&&({folded:ve,
heights:Oe,summary:Se}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");Ae(o,r)}Object.values(t).some(
({r:o,rs:r})=>o||r)&&({findExtremes:Dt}=await import("../twins/extremes.js"))}function Ae(t,e){for(const[n,s]of Object.entries(t))ht.set(n,s);for(const[n,s]of Object.
entries(e))zt.set(n,s)}const V=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function xe(t,e=[
...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:f=[]}=t.get(a)??{};if(s.has(a)||o.has(a)){s.
add(a),r.pop();continue}o.add(a);for(const c of[...f,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(c)}return s}function Ee(t){const e=new Map(
Object.entries(t.q)),n=new Pn(t.q),s=u=>e.get(u)??{},o=(u="")=>u[0]==="="||u.includes("#")?u:`${t.note}#${u}`,r=new WeakMap,a=u=>d=>{const m=u(d);if(typeof m!="\
object")return m;if(s(d).w!==void 0&&typeof i(d)=="object")throw new K},i=n.under(new Map),f=u=>{const d=n.under(u),m=a(d),$=x=>k(m,x,()=>(n.purse.next(),n.uncertain.
has(x)?y(q(x,u,m)):s(x).c?[q(x,u,m)].flat()[0]:m(x)));return r.set($,d),$},c=new Map,p=f(c),S=(u,d)=>{n.purse.next();const m=r.get(d)?.(u);return Array.isArray(
m)?m[0].numbers:void 0},y=u=>Array.isArray(u)?u.length===3?u[1]:void 0:u,h=new WeakMap,M=(u,d,m)=>{const $=h.get(d)??n.run(d);h.set(d,$);try{return n.counted($,
()=>{const x=$t($).value(u);return m===void 0?Se(x):ve(x,m)})}catch(x){if(x instanceof J)return;throw x}},b=new Map;for(const[u,{of:d}]of e){if(!d)continue;const m=b.
get(d)??new Map,$=u.slice(u.lastIndexOf(".")+1);b.set(d,m.set($,[...m.get($)??[],u]))}const g=u=>{const d=e.get(u);if(d&&!(d.x&&"v"in d))return!0;const m=u.lastIndexOf(
".");for(const[$,x]of b){const N=u.startsWith(`${$}.`)?u.slice($.length+1,m):"",R=x.get(u.slice(m+1))??[],F=N&&!/[,:]/.test(N)&&R.length?l(N,R[0],d):void 0;if(F)
return e.set(u,F),n.own(u,F,R,N),!0}return d!==void 0},l=(u,d,m)=>{const{cells:$={},picks:x=[],u:N,f:R,o:F,d:B,iso:G}=s(d),it=d.slice(d.lastIndexOf(".")+1).replaceAll(
"_"," ");if(!Object.hasOwn($,u))return;const mt=Object.values($).every(ut=>(ut??0)>=0)?{lo:0}:{},ct=$[u]===null?{}:{v:$[u]};return{...m,...ct,...mt,u:N,f:R,o:F,
d:B,iso:G,x:void 0,n:`${it} of ${s(x[0]).rows?.[u]??u}`}},v=(u,d)=>{const{of:m,picks:$=[]}=s(u),x=`${m}.${d($[0])}${u.slice(u.lastIndexOf("."))}`;return m&&g(x)?
x:u},_=new Map,w=u=>{for(const d of _.has(u)||!e.has(u)?[]:xe(e,[u],_)){const{p:m,picks:$,cells:x,rs:N}=s(d),R=new Set(N||!(m||x)?[d]:[]);_.set(d,R);for(const F of[
...$??[],...(m??[]).flat()])for(const B of typeof F=="string"&&_.get(F)||[])R.add(B)}return _.get(u)??new Set},O=(u,d)=>{const m=n.under(d);let $=u,x=m($);for(;typeof x==
"object"&&x.needs;)x=m($=x.needs);if(typeof x!="object")return"";const{picks:N}=s($),R=$.slice($.indexOf("#")+1);if(!N)return $===u?x.reason:`${R}: ${x.reason}`;
const F=N.map(B=>{const G=m(B);return typeof G=="string"&&s(B).rows?.[G]||G});return`${R} is not known for ${F.join(", ")}`},A=(u,d)=>{const{r:m,rs:$,picks:x=[]}=s(
u);return m??$?.[x.map(d).join()]},k=(u,d,m)=>{const $=z.get(u)??new Map,{round:x}=n.purse;if($.get(d)===x)throw new K;try{return m()}catch(N){throw N instanceof
K&&z.set(u,$.set(d,x)),N}},z=new WeakMap,D=new WeakMap,q=(u,d,m)=>{const $=D.get(m)??{state:d,found:new Map};return $.state!==d?C(u,d,m):(D.set(m,$),$.found.has(
u)||$.found.set(u,k($,u,()=>C(u,d,m))),$.found.get(u))},C=(u,d,m)=>{if(d.size&&!n.affected(d.keys()).has(u))return q(u,c,p);n.purse.next();const $=n.uncertain.has(
u);if($&&s(u).c)return;const N=[...w(u)].sort().map(W=>[W,d.has(W)?void 0:A(W,m)]).filter(([,W])=>W),R=$?void 0:m(u);if($)return N.length?void 0:M(u,d);if(!N.length||
typeof R!="number")return R;const F=n.run(d),B=n.affected(N.map(([W])=>W)),G=W=>ft=>{n.purse.point();const lt=n.at(F,ft,B)(W);return typeof lt=="object"?void 0:
lt},it=H(u,N),mt=e.has(`${u}#margin`)?Dt(G(`${u}#margin`),N,it):void 0;if(mt){const W=[...mt.at,...it].map(G(u));if(W.some(Ye=>typeof Ye!="number"))return;const ft=Math.
min(R,...W),lt=Math.max(R,...W);return ft===lt?ft:[ft,lt]}const ct=Dt(G(u),N,it)?.ends;if(!ct)return;const[ut,Pt]=[Math.min(ct[0],R),Math.max(ct[1],R)];return ut===
Pt?ut:[ut,Pt]},H=(u,d)=>(s(u).at??[]).filter(m=>Object.keys(m).length===d.length&&d.every(([$,[x,N]])=>$ in m&&m[$]>=x&&m[$]<=N)).map(m=>new Map(d.map(([$])=>[$,
m[$]]))),Z=(u,d)=>{if(n.purse.next(),M(u,d)===void 0)return[];const m=h.get(d);return m?n.counted(m,()=>Oe($t(m).value(u))):[]},E=(u,d)=>{if(n.purse.next(),!n.uncertain.
has(u)||M(u,d)===void 0)return;const m=h.get(d),$=m&&n.counted(m,()=>$t(m).value(u));return $ instanceof Float64Array?$:void 0},P=(u,d,m)=>(n.purse.next(),n.uncertain.
has(u)?[M(u,d,m)].flat()[0]:void 0);function*et(u=Nn){const d=new Map,m=f(d),$=[],x=[];T(u);for(const N of xe(e)){const{w:R}=s(N);if(R===void 0)continue;const F=It(
()=>[q(N,d,m)].flat());!F||F.some(B=>B===void 0)?x.push(N):[R].flat().some((B,G)=>!V(B,F[G],1e-9))&&$.push(N),yield}return{wrong:$,untold:x}}const j=u=>{const d=et(
u);for(;;){const{done:m,value:$}=d.next();if(m)return $}},T=u=>{n.purse.give(u)};return{data:t,entries:e,entry:s,key:o,under:f,column:S,why:O,inputs:w,settable:v,
knows:g,reaches:(u,d)=>n.affected([u]).has(d),spread:q,part:P,heights:Z,draws:E,prove:j,proving:et,allow:T,taken:()=>n.purse.taken}}const X="–",Wn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Ft={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Bn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Gn=t=>Object.
hasOwn(Ft,/^[A-Za-z]*/.exec(t)?.[0]??""),tt=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Ut=t=>t.join(t[0][0]==="-"?" to ":"–"),rt=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,St=({f:t=1,o:e=0},n)=>n*t+e,ke=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Yn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Bn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function vt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Yn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const f=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,f))return{unknown:f};const c=r==="/"?-i:+i,[p,S,y=0]=e[f];s+=y,n*=p**c;for(const[,h,M]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(M||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Te(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(g,l,v)=>{const{d:_,u:w="",o:O}=s(g),A=rt(s(g),l);return s(g).iso?yt(l):ke(A)&&(A!==0||O||!l)&&!(O&&l<-1e-6)?
de(A,v??_,Wn.test(w),Tn(w)):X},f=(g,l)=>{const v=l.map(C=>rt(s(g),C)),{d:_=3}=s(g),w=Math.max(...v.map(Math.abs)),O=Math.abs(v[2]-v[0]),A=C=>Math.floor(Math.log10(
C)),k=w&&O?Math.max(_,Math.min(A(w)-A(O/3)+2,12)):_,[z,D,q]=l.map(C=>i(g,C,k));return`${D} (${Ut([z,q])})`},c=(g,l,v,_)=>{const w=(_?r(g,l,_):void 0)??a(g,l,v),
{words:O}=s(g);if(O)return O[Number(w)]??X;if(Array.isArray(w)){if(w.length===3)return f(g,w);const[A,k]=w.map(z=>i(g,z));return A===k?A:(s(g).al?"at least ":"")+
Ut([A,k])}return typeof w=="number"?i(g,w):w??X},p=(g,l)=>{const{rows:v,r:_,v:w,u:O}=s(g),A=l??w;return typeof A=="string"?v?.[A]??A:l===void 0&&_?tt(Ut(_.map(k=>i(
g,k))),O):typeof A=="number"?tt(i(g,A),O):X},S=(g,l)=>{const{rows:v,lo:_=-1/0,hi:w=1/0,set:O,picks:A,x:k,iso:z}=s(g);return!n.has(g)||A||k?!1:v?Object.hasOwn(v,
l):typeof l!="number"||!Number.isFinite(l)||z&&yt(l)===X?!1:O?O.some(D=>V(D,l)):l>=_&&l<=w||[_,w].some(D=>Number.isFinite(D)&&V(l,D))},y=g=>{const l=new Map;for(const v of(g??
"").split(/,(?=[^,=]+=)/)){const _=v.lastIndexOf("="),w=o(v.slice(0,_)),O=v.slice(_+1);_>0&&n.has(w)&&l.set(w,s(w).rows?O:+O)}return l},h=(g,l)=>{const v=xn(g.trim().
replace(/^date\s+/,""));return v===void 0?{problem:`not a date; write for example ${p(l)}`}:S(l,v)?{value:v}:{problem:`outside ${b(l)}`}},M=(g,l)=>{if(s(l).iso)
return h(g,l);const{u:v=""}=s(l),_=v||"a number without unit",w=g.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(j,T,u,d)=>`${T}${d} ${u==="$"?"USD":u}`),[,O,A,k]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(w)??[];if(!O)return{problem:`not a number; write \
for example ${p(l)}`};const[,z,D]=/^([A-Za-z]*)(.*)$/.exec(k)??[],q=(A===""||z[1]==="i")&&Object.hasOwn(Ft,z)?Ft[z]:1,C=(q>1?D:k).replace(/\s/g,""),H=vt(C,e.units),
Z=vt(k.replace(/\s/g,""),e.units);if(q>1&&v&&!/^\s*[A-Za-z]/.test(D)&&!Z.unknown&&Z.dimension===vt(v,e.units).dimension)return{problem:`“${g.trim()}” means tw\
o things; write ${O} ${k}, or ${+O*q}`};if(H.unknown||C&&H.dimension!==vt(v.replace(/^.i /,""),e.units).dimension)return{problem:`“${C}” is not a unit for thi\
s; it is in ${_}`};const E=+O*q,P=St(C?{f:H.factor,o:H.offset}:q>1?{}:s(l),E),et=E!==0&&P===0&&!H.offset&&!s(l).o;return S(l,P)&&ke(P)&&!et?{value:P}:{problem:`\
outside ${b(l)}`}},b=g=>{const{lo:l=-1/0,hi:v=1/0,set:_,u:w}=s(g);return tt((_??[l,v]).map(O=>Number.isFinite(O)?i(g,O):"∞").join(_?", ":" … "),w)};return{...t,
text:c,figure:i,say:p,takes:S,parseCase:y,parseEntry:M}}function Ne(t,e,{model:n,state:s,now:o}){t.closest(".cg-field, .cg-own__cell")?.classList.toggle("is-cha\
nged",s.has(n.settable(e,o)));const r=o(e),a=i=>typeof r=="number"?V(+i.value,r,1e-9):i.value===r;if(r===void 0){t.matches(".cg-entry")&&document.activeElement!==
t&&(t.value="");return}t.type==="radio"?t.checked=a(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?Vn(t,e,+r,n):
t.matches(".cg-entry")&&document.activeElement!==t&&(t.value=n.text(e,new Map(s).set(e,r),o),Ce(t,""))}function Vn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.
max-+t.min,f=c=>r?Math.log10(rt(o,c)):rt(o,c);(document.activeElement!==t||Math.abs(+t.value-f(n))>i/150)&&(t.value=String(f(n))),t.step==="any"&&(t.step=String(
i/200)),Ve(t,f(n),f(typeof a=="number"?a:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function Ce(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.
getElementById(s);if(!e&&!o)return;const r=o??Object.assign(L("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className=
"cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.after(r);U(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedb\
y",s)}const wt={notes:{},kinds:[],inputs:{}},je=t=>t?fetch(t).then(e=>e.ok?e.json():wt).catch(()=>wt):Promise.resolve(wt),Kn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return tt(e,n)};function Le(t,e,n,s){const{note:o,names:r}=n.data,a=e.map(c=>Zn(c,s)),i=[...t].sort().map(([c,p])=>{const[S,y]=c.split("#"),h=r[S]??
S,M=n.entry(c),[b,g=y]=s.inputs[`${h}.${y}`]??[];return{notes:S===o?[]:[h],kind:b,says:M.n??g,was:n.say(c),now:n.say(c,p),written:M.rows||typeof p=="string"?String(
p):void 0,value:p,keys:[c],parts:[],isHere:S===o}}),f=[];for(const c of[...a,...i].sort((p,S)=>+p.isHere-+S.isHere)){const p=f.find(S=>c.kind!==void 0&&S.kind===
c.kind&&S.now===c.now);p?(p.keys.push(...c.keys),p.parts.push(...c.parts),p.notes.push(...c.notes),p.isToo||=c.isHere):f.push({...c,isToo:!1})}return f}function Zn(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.split("."),a=r.map((b,g)=>r.slice(0,g).join(".")),i=a.find(b=>Object.hasOwn(e.notes,b))??a[e.inputs[s]?
a.length-1:1]??"",f=s.slice(i?i.length+1:0),[,c,p]=/^[^.]+\.(.+)\.([^.]+)$/.exec(f)??[],[S,y,h]=e.inputs[s]??[void 0,p?`${p} of ${c}`:f,""],M=S===void 0?void 0:
e.kinds[S]?.[o];return{notes:[i],kind:S,says:y,was:h,now:M??Kn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Qn(t,e,n,s){const{note:o,
names:r}=n.data,a=[];for(const[i,f]of n.entries){const[c,p]=i.split("#"),S=s.inputs[`${r[c]}.${p}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const y=t.filter(
M=>M.kind===S&&!M.isHere).pop(),h=y&&Jn(y,i,f,n);y&&h!==void 0&&n.takes(i,h)&&n.say(i,h)!==n.say(i)&&a.push({key:i,says:f.n??p,here:n.say(i),there:y.now,value:h})}
return a}function Jn({value:t,written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Xn(t,e){const n=[...e.entries].flatMap(
([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:es(r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))ts(o,n,s);return s}
function ts(t,e,n){let s="";const o=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(
".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).pop()??"",f=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,f.map(({key:c})=>c)),s=
""}}}const es=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(\
?:${s.join("|")})(?![\\w-])`,"i")},ns="computed when you let go",qe="not computed here",ss="Pale values take many steps: they are computed when you let go.",Re=8;
function os(t){const e=[...new Set(t)],n=e.length-Re,s=e.slice(0,Re).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, sinc\
e they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function as(t){const e=t.matches(Ie)?t:t.closest("[data-row]")??t.querySelector(
Ie),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Ie="[data-q], [data-say], [data-check], [data-r\
ow]";function rs(t){const e=new Map,n=L("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,f)=>{try{f(),e.has(i)&&r(
i)}catch(c){if(!(c instanceof K))throw c;e.has(i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?qe:ns),s&&i.matches("[d\
ata-q]:not(.cg-claim, svg *), [data-say]")&&U(i.querySelector("button")??i,qe)}},r=i=>{const f=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof f=="st\
ring"?i.setAttribute("title",f):i.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(as).filter(Boolean):[];U(n,e.
size?s?os(i):ss:"")},start:i=>{s=i}}}const is=8;function ze(t,{data:e,knows:n}){const s=t.split(".",is),o=Object.keys(e.names),r=`${e.note}#${t}`;let a;for(let i=1;i<
s.length;i++){const f=s.slice(0,i).join("."),c=`/${f}.md`,p=o.find(h=>e.names[h]===f)??o.find(h=>`/${h}`.endsWith(c)),S=`${p}#${t.slice(f.length+1)}`,y=p!==void 0&&
n(S);if((y||p!==void 0&&!a)&&(a={key:S,own:p===e.note,known:y}),y)break}return!a?.known&&(s.length<2||n(r))?{key:r,own:!0,known:n(r)}:a??{key:`#${t}`,own:!1,known:!1}}
function De(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:f,known:c}=ze(r.slice(0,a),
e);if(a>0&&!f&&!c){s.push(r);continue}const p=r.slice(a+1),y=e.entries.get(i)?.rows?p:e.parseEntry(p,i).value;a>0&&y!==void 0&&e.takes(i,y)?n.set(i,y):o.push(r)}
return{state:n,carried:s,dropped:o}}function cs(t,e){const n=t.indexOf(":"),{key:s}=ze(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of \
this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function Fe(t,e,{
data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{const[i,f]=r.split("#"),c=s.get(r),p=typeof a=="number"&&c?.iso?yt(a):typeof a=="number"?`${+rt(c??{},a).
toPrecision(12)}${c?.u&&Gn(c.u)?" ":""}${c?.u??""}`:a;return(i===n.note&&!f.includes(".")?"":`${n.names[i]??i}.`)+`${f}:${p}`}),...e].join()}const us={holds:"✓",
failing:"✗",unknown:"–"},Ue=t=>t===void 0?"unknown":t?"holds":"failing";function fs(t){const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===
1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"\
fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:r.join(", ")}}function ls(t,e){const n=Y(t,".cg-check[\
data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:ps(a)})).filter(({key:a})=>e.entries.has(a)),s=Y(t,".cg-sheetfoot__ok").map(
a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.className??"",sign:a.firstElementChild?.textContent??
"",says:a.lastElementChild?.textContent??""}})),o=Y(t,".cg-claim[data-q]"),r=hs(t);return a=>{const{now:i,was:f,attempt:c,state:p}=a,S=new Map,y=M=>{const b=i(M);
return S.set(M,b===void 0?void 0:!!b),S.get(M)};for(const{e:M,key:b,row:g,built:l}of n)c(M,()=>{S.delete(b);const v=y(b);gs(M,v,!V(i(b),f(b)),l),a.done&&Pe(g,v!==
!0&&p.size>0)});for(const{e:M,of:b,built:g}of s)c(M,()=>{const l=b.some(({key:w})=>!V(i(w),f(w))),{state:v,says:_}=fs(b.map(({key:w})=>y(w)));M.classList.toggle(
"is-off",l),M.firstElementChild&&(M.firstElementChild.className=l?`cg-mark is-${v}`:g.mark),U(M.firstElementChild,l?us[v]:g.sign),U(M.lastElementChild,l?_:g.says),
M.title=l?"in your scenario":""});const h=n.filter(({key:M})=>S.has(M)&&!V(i(M),f(M)));r(ds(h.map(({key:M})=>S.get(M)),o.filter(M=>M.matches(".is-changed")).length))}}
function ds(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(f=>f===i).length),r=(i,f,c)=>i&&`${i} ${i===1?f:c}`,a=[r(e,"differs","differ"),r(n,"check does not \
hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:a.length?
`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function hs(t){const e=t.querySelector(".cg-facts"),n=L("span","cg-facts__now");n.setAttribute("role","status");
const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&!n.isConnected)){if(!r){r=L("p","cg cg-facts");const f=t.
querySelector("h1");f?f.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),n.classList.toggle("is-failing",i),U(n,o?`${o}: ${a}`:a.replace(
/^i/,"I"))}}}const ps=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.
querySelector(".cg-check__say")?.textContent??""});function gs(t,e,n,s){const o=n?Ue(e):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[Ue(e)];t.
classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is-${a}`,a===o);U(t.querySelector(".cg-mark"),n?"→":s.sign),U(t.querySelector(
".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Pe(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.
toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const He={makeValues:Ee,prepare:_e},ws=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],
[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],
[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],["svg[data-de\
nse]",()=>import("../views/dense.js")],["svg[data-bins]",()=>import("../views/histogram.js")]],We=t=>Promise.all(ws.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),
ms=2;async function Be(t,e,n,s,o,r){const a=Te(t),i=new Map,f=a.under(i);let c=[];const{attempt:p,start:S,tell:y}=rs(e),h={model:a,root:n,signal:s,state:i,now:f,
was:f,empty:i,done:!0,set:E,inCase:Z,attempt:p},M=[],b=new Set;a.allow(gt);const g=$s(n,a,f,i);let l=0,v=0,_=wt;const w=e.dataset.inputs,O=new URL(w??"",document.
baseURI).href,{bar:A,show:k}=Wt({remove(j){const T=new Set(j.flatMap(u=>u.parts));c=c.filter(u=>!T.has(u)),E(new Map(j.flatMap(u=>u.keys).map(u=>[u,void 0])))},
take:j=>E(new Map(j.map(({key:T,value:u})=>[T,u]))),link:()=>location.href,patch:w?async()=>(await import("./patch.js")).patchFrom(w,z(),location.href):void 0});
e.append(A),Je(A,e,n,s);const z=()=>Ze(Fe(h.state,c,a),a.data.names[a.data.note]),D=()=>{const j=Le(h.state,c,a,_),T=Qn(j,h.state,a,_);k(j,T,_,O),ys(n,a,T)},q=async()=>{
_!==wt||!Ms(h.state,c,a)||(_=await je(w),s.aborted||D())},C=(j=!0)=>{const T=j?gt:he;h.state.size||(h.state=i),S(h.done=j),a.allow(T),h.now=h.state.size?a.under(
h.state):f,g(h),D();for(const d of M)b.add(d);const u=()=>{const d=performance.now()+ms;a.allow(T);for(const m of b){if(s.aborted)return;if(b.delete(m),m(h),performance.
now()>d)break}a.allow(gt),b.size?l=requestAnimationFrame(u):y()};cancelAnimationFrame(l),l=requestAnimationFrame(u)},H=()=>{const j=De(Ot(location.search),a);return c=
j.carried,h.state=j.state,C(),q(),j.dropped};function Z(j){const T=a.parseCase(j),u=new Map([...h.state,...T]);return{state:u,read:T.size?a.under(u):h.now}}function E(j,T="\
step",u=T==="step"){h.state=new Map(h.state);for(const[d,m]of j){const{v:$,r:x}=a.entry(d);m===void 0||!x&&V(m,$)?h.state.delete(d):a.takes(d,m)&&h.state.set(d,
m)}C(u),clearTimeout(v),T==="drag"?v=setTimeout(P,150,"drag"):P(T),T==="step"&&Ge(n)}function P(j){const T=Ke(location.href,Fe(h.state,c,a));T===location.href||
s.aborted||location.pathname!==r||(j==="step"||!Ot(location.search)?history.pushState(history.state,"",T):history.replaceState(history.state,"",T))}const et=H();
et.length&&bs(et,a,A),Ot(location.search)&&P("drag"),bt(window,"popstate",{signal:s},()=>{location.pathname===r&&H()}),As(h);for(const j of o){const T=[await j.
mount(h)].flat();M.push(...T),a.allow(gt);for(const u of T)u(h)}y()}function bs(t,e,n){const s=[...new Set(t)].slice(0,4).map(a=>`${a} (${cs(a,e)})`),o=Q("cg-ba\
r__x","×",()=>{r.remove(),_t(n)}),r=L("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute(
"aria-label","close"),n.append(r)}const Ms=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function ys(t,e,n){const s=new Map(n.map(
o=>[o.key,o.there]));for(const o of Y(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(e.key(
r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}U(i??o.appendChild(L("span","cg-elsewhere")),`${a} elsewhere`)}}function $s(t,e,n,s){const o=b=>Y(
t,`[data-${b}]`).map(g=>[g,e.key(g.dataset[b])]).filter(([,g])=>e.entries.has(g)),r=o("say"),a=ls(t,e),i=Os(t,e),f=o("p"),c=o("hist"),p=o("reset"),S=Y(t,"[data-\
set]").map(b=>[b,[...e.parseCase(b.dataset.set)]]),y=Y(t,"[data-cite]").map(b=>[b,(b.dataset.cite??"").split(`
`).map(e.key),b.dataset.rows?.split(`
`)]),h=Xn(t,e),M=o("q").filter(([b])=>!b.matches("[data-cell], svg *")).map(([b,g])=>{const l=e.parseCase(b.dataset.with),v=l.size?l:s;return{e:b,key:g,given:l,
around:b.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(b)??[],built:It(()=>e.text(g,v,l.size?e.under(l):n,Ht(b))),written:b.textContent??"",spoken:b.
getAttribute("aria-description")??""}});return b=>{const{state:g,now:l,attempt:v}=b,_=new Map(g);for(const w of M)v(w.e,()=>Ss(w,b));for(const[w,O]of r)v(w,()=>U(
w,e.say(O,l(O))));for(const[w,O]of i)v(w,()=>_s(w,O,b));for(const[w,O]of c)v(w,()=>w.firstElementChild?.setAttribute("d",vs(e.heights(O,b.state))));for(const[w,
O]of f)v(w,()=>Ne(w,O,b));for(const[w,O]of p)w.hidden=!_.has(O);for(const[w,O,A]of y)v(w,()=>{w.hidden=A?!A.includes(O.map(l).join()):O.some(k=>_.has(k))});a(b);
for(const[w,O]of S)v(w,()=>w.setAttribute("aria-pressed",String(O.every(([A,k])=>V(l(A),k,1e-9)))))}}function Ss({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:f,state:c,now:p,was:S}){const y=n.size>0&&c.size>0,h=y?new Map([...c,...n]):c,M=y?f.under(h):p,b=(r===void 0||n.size>0)&&!c.size,g=b?"":f.text(
e,h,M,Ht(t)),{c:l,u:v,rows:_}=f.entry(e),w=b?!1:r===void 0?tt(g,t.dataset.u)!==a:g!==r;if(!t.matches(".cg-claim")){const C=!b&&g===X&&s?.matches(".cg-out")?f.why(
e,h):"";U(t,b?a:C?`${X} ${C}`:tt(g,t.dataset.u)),s?.classList.toggle("is-changed",w);return}const O=t.querySelector(".cg-claim__now"),A=t.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!O)return;const k=n.size?void 0:o.find(C=>M(C)!==S(C)),z=k?` · ${f.say(k,M(k))}`:"",D=_?f.say(e,M(e)):tt(g,v)+
A,q=l?M(e)===void 0?"not computed":M(e)?"now true":"no longer true":D;t.classList.toggle("is-changed",w),U(O,w?`→ ${q}${z}`:""),O.dataset.copy=w&&!l?q:"",t.setAttribute(
"aria-description",w?`${i} as written; in your scenario ${q}${z}`:i)}const vs=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",Os=(t,e)=>Y(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function _s(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[f]=e,c=e.some(h=>s.has(h)||!V(r(
h),a(h))),p=t.querySelector(".cg-row__was"),S=()=>e.map(h=>n.text(h,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),p&&(p.hidden=
!c);const y=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&y&&Pe(t,s.size>0&&e.some(h=>n.text(h,s,r)===X)),U(p,c?n.entry(f).rows?
n.say(f):e.length>1?`(${S()})`:S():"")}function As(t){const{model:e,root:n,signal:s}=t;bt(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.settable(e.
key(a.dataset.p),t.now),f=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const g of Y(n,".cg-panel__results"))g.setAttribute("\
aria-busy",String(!f));const c=e.entry(i),{lo:p=0,hi:S=0,step:y,log:h}=c,M=h?10**+a.value:+a.value,b=y?p+Math.round((St(c,M)-p)/y)*y:St(c,+M.toPrecision(3));t.set(
new Map([[i,Math.min(S,Math.max(p,b))]]),"drag",f),f&&Ge(n)}else if(a.matches(".cg-entry")){const{value:c,problem:p=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(
new Map([[i,c]]),"drag",f),(f||!p)&&Ce(a,p)}else f&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),bt(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Ne(r,e.key(r.dataset.p),t))}),bt(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.
closest("[data-reset]"),f=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&xs(i,t),f&&Es[f.dataset.do]?.(f,f.closest(".cg-sheet, .cg-problem, .cg-\
panel")??n)})}function xs(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked,\
 .cg-entry), select")?.focus({preventScroll:!0})}const Es={steps(t,e){const n=Y(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute(
"aria-pressed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(
n))},"copy-panel":async(t,e)=>{const{asText:n}=await import("./spoken.js");e instanceof HTMLElement&&await at(n(e,location.href),t)},"copy-source":(t,e)=>{at(e.
querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{at(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ge=t=>requestAnimationFrame(()=>Y(
t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ks=Object.freeze({__proto__:null,compute:He,loadParts:We,mount:Be});export{Ee as A,ks as B,
Hn as C,he as D,ht as E,gt as L,J as T,Qe as a,Q as b,at as c,He as compute,rt as d,K as e,de as f,X as g,I as h,It as i,Jt as j,rn as k,Ct as l,We as loadParts,
Et as m,Be as mount,Kt as n,vn as o,An as p,cn as q,je as r,V as s,St as t,Wt as u,Le as v,tt as w,De as x,_e as y,Te as z};
