import{m as T,p as I,a as Ze,b as H,i as pt,o as wt,w as Qe,s as Wt,c as Je}from"./sheet.js";async function ct(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Xe(t){
const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.
test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).
join()).join(`
`)}function Bt({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const a=T("div","cg cg-bar"),i=T("span","cg-bar__count"),u=T("span"),c=T("ul","cg-bar__list"),
w=T("p","cg-bar__offer"),y=T("p","cg-bar__who",T("span","cg-bar__of","Your scenario, "),i,u),$=Z("cg-bar__do cg-bar__more","show",()=>g(!a.classList.contains("i\
s-open"))),g=A=>{a.classList.toggle("is-open",A),$.setAttribute("aria-expanded",String(A)),I($,A?"hide":"show")};g(!1);const b=new Set;a.setAttribute("role","re\
gion"),a.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let m=[];const h=Z("cg-bar__do","copy link",()=>ct(n(),h)),l=Z("cg-bar__do is-wid\
e","copy as patch",async()=>{const A=await s?.();A===void 0?I(l,"not available"):await ct(A,l)});l.hidden=!s,l.title="Copies your changes as a patch of the note\
s, for git apply";const S=Z("cg-bar__do","put all back",()=>{t(m),Ot(a)}),_=T("div","cg-bar__acts",$,h,l,S),p=T("p","cg-bar__notice",o,...r?[" ",r]:[]);a.append(
y,c,_,w,...o?[p]:[]);const v=(A,x,R,z)=>{const j=A.reduce((E,D)=>E+D.keys.length+D.parts.length,0);m=A,a.classList.toggle("is-on",A.length>0),I(i,`${j} changed`);
const N=[...new Set(A.flatMap(E=>E.notes))];u.replaceChildren(...N.slice(0,2).flatMap((E,D)=>[D?" and ":", set in ",nn(E,R,z)])),N.length>2&&u.append(` and ${N.
length-2} more`);const P=[...c.querySelectorAll("button")].findIndex(E=>E===document.activeElement);c.replaceChildren(...A.map(E=>en(E,()=>t([E])))),P>=0&&!A.length?
Ot(a):P>=0&&c.querySelectorAll("button")[Math.min(P,A.length-1)].focus({preventScroll:!0});const V=x.filter(E=>!b.has(`${E.key} ${E.there}`));w.hidden=!V.length,
w.replaceChildren(...V.map(E=>T("span","cg-bar__kin",`${E.says}: here ${E.here}, elsewhere ${E.there} `,Z("cg-bar__do",`also use ${E.there} here`,()=>e([E])),Z(
"cg-bar__do is-quiet","keep it apart",()=>{b.add(`${E.key} ${E.there}`),v(A,x,R,z)}))))};return{bar:a,show:v}}function tn(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:w}of i)
w>.9?r.add(c):r.delete(c);const u=[...o].find(c=>r.has(c))??e;t.parentElement===u||t.contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docke\
d",u!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("abort",()=>a.disconnect())}function en(t,e){const n=Z("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),T("li","",T("span","",t.says),...t.was?[T("s","",t.was)]:[],T("b","",t.now),...t.isToo?
[T("span","cg-bar__too",", also here")]:[],n)}function nn(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return T("span","",s);const r=T("a","",s);return r.setAttribute(
"href",new URL(o,n).href),r}const sn=t=>(t.closest("article, main")??document).querySelector("h1");function Ot(t){const e=sn(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function Z(t,e,n){const s=Object.assign(T("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Gt=1e-12,At=2**
-50,Yt=2**-48,Vt=2**-52,Kt=64,_t=1e-9,on=2**-48,an=2**-51,rn=2**-40,cn=2**53;class Q{at=-1;needs="";constructor(e){this.message=e}}const L=t=>{throw new Q(t)},Zt=new Map,
kt=(t,e)=>e===0?L("division by zero"):t/e,Qt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?kt(1,s):s},Jt=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&L("division by zero"),n&&Math.abs(e)<=Kt?Qt(t,e):t<0&&!n?L("power of a negative number"):t**e},Et=t=>t<=0?L("log of zero or les\
s"):Math.log(t),xt=(t,e)=>{const n=Et(e),s=n===0?L("division by zero"):Et(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Kt&&Qt(e,o)===t?o:s},gt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=At*Math.abs(t)?n:e},Xt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Gt*Math.max(1,Math.abs(t))?e:Math.floor(
t)},un=t=>-Xt(-t),fn=(t,e)=>{e===0&&L("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=At*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},te=t=>-gt(-t),Ct=t=>{const e=gt(t),n=t-e;return Math.abs(n-.5)<=At*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},ln=(t,e=0)=>{const n=gt(e);(n!==te(e)||Math.abs(n)>15)&&L("rounding to a number of digits that is not whole, or more than 15");const s=Jt(10,
Math.abs(n));return n?n>0?Ct(t*s)/s:Ct(t/s)*s:Ct(t)},ut=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Gt*Math.abs(
r))},ee=(t,e,...n)=>+(t<e&&!ut(t,e,Yt,n)),ne=(t,e,...n)=>+(t<=e||ut(t,e,Yt,n)),dn=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||ut(o,r,_t,s))},
se=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),oe=(t,e,...n)=>+(t<e&&e-t>Vt*se([t,e,...n])),ae=(t,e,...n)=>+(t<=e||t-e<=Vt*se([t,e,...n])),hn=new Map(Object.entries(
{lt:oe,le:ae,gt:(t,e,...n)=>oe(e,t,...n),ge:(t,e,...n)=>ae(e,t,...n)})),Nt=(t,e)=>Math.abs(t)<=on*Math.abs(e)&&t&&(Math.abs(e)>=cn||t!==Math.floor(t))?0:t,Tt=(t,e)=>{
const n=an*Math.abs(e);return Math.abs(t)<=n&&n<rn?0:t},re=t=>Math.abs(t)>2**33?L("an angle so large that its turns cannot be determined"):t,ie=t=>Tt(Math.cos(re(
t)),t),pn=t=>ie(t)===0?L("division by zero"):Tt(Math.tan(t),t),ce=t=>e=>e>=-1&&e<=1?t(e):L("outside -1..1"),{abs:wn,atan:gn,atan2:mn,sinh:bn,cosh:Mn,tanh:yn,exp:$n,
sign:Sn,asin:vn,acos:On}=Math,ft=new Map(Object.entries({add:(t,e)=>Nt(t+e,t),sub:(t,e)=>Nt(t-e,t),mul:(t,e)=>t*e,div:kt,neg:t=>-t,pow:Jt,not:t=>+(t===0),lt:ee,
le:ne,gt:(t,e,...n)=>ee(e,t,...n),ge:(t,e,...n)=>ne(e,t,...n),eq:(t,e,...n)=>+ut(t,e,_t,n),ne:(t,e,...n)=>+!ut(t,e,_t,n),within:dn,sqrt:t=>t<0?L("root of a nega\
tive number"):Math.sqrt(t),exp:$n,ln:Et,log:xt,log2:t=>xt(t,2),log10:t=>xt(t,10),abs:wn,sign:Sn,floor:gt,ceiling:te,round:ln,min:Math.min,max:Math.max,sin:t=>Tt(
Math.sin(re(t)),t),cos:ie,tan:pn,asin:ce(vn),acos:ce(On),atan:gn,atan2:mn,sinh:bn,cosh:Mn,tanh:yn}));function An({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof Q)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const et=86400,_n=2629800,ue=1e-6,jt=-62135596800,fe=253402214400,le=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||L("overflow"),Math.abs(t-n)>ue?L(e):n},kn=t=>t>=jt&&t<=fe?t:L("a date beyond the years 1 to 9999"),lt=t=>new Date(
kn(le(t/et,"no whole number of days")*et)*1e3),de=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,En={later:(t,e)=>lt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=le(
e/_n,"no whole number of months"),s=lt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&L("a date beyond the years \
1 to 9999"),de(r,a,Math.min(s.getUTCDate(),new Date(de(r,a+1,0)*1e3).getUTCDate()))},year:t=>lt(t).getUTCFullYear(),month:t=>lt(t).getUTCMonth()+1,day:t=>lt(t).
getUTCDate()};function mt(t){const e=Math.floor(t/et+.5);return Math.abs(t/et-e)>ue||e*et<jt||e*et>fe?"–":new Date(e*et*1e3).toISOString().slice(0,10)}function xn(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=jt&&mt(e)===t?e:void 0}const nt=12,Cn=100,Nn={"%":100,percent:100,pct:100,
"‰":1e3},Tn=t=>!t||t.startsWith("×")?1:Nn[t]??0;function he(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(
t).toExponential(nt-1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Lt(Math.floor(Math.abs(t)+.5),0,!1);if(a<
-4||a>=15){const g=qt(i,nt-e),b=g>=10**e?1:0;return`${u}${Lt(g/10**b,e-1,!1)}e${a+b}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const w=s*10**(nt-
1-a),y=t>0&&s?Math.abs(i-w):0;y&&y*Cn<=w&&(c=Math.max(c,Math.min(e-a+nt-1-String(y).length,nt-1-a)));let $=qt(i,nt-1-a-c);return!n&&c>0&&$>=10**(a+c+1)&&($=qt(i,
nt-1-a- --c)),u+Lt($,c,n&&a>=0&&$%10**c!==0)}const qt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Lt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(
0,s.length-e),r=s.slice(s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const pe=25e4,dt=5e6,jn=2e6,
qn=2e3,Ln=20;class G{}class Rn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=qn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new G;this.pay(Ln)}}function Rt(t){try{return t()}catch(e){if(e instanceof G)return;throw e}}const we=1e6,zn=60,In=1e4,
ge=/#[[{]/,me="more than 1,000,000 steps",Dn=1e12,be={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},zt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],
s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),Me=["read","slope","root","at","series","edge","along","across","path","part"],Fn=["num",
"row","read","index",...Object.keys(be)],Pn=t=>ft.has(t)||zt.has(t)||Fn.includes(t);function Un({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,r,a]=t[s];o==="drawn"?s=+a-1:Me.includes(String(o))&&n.push(String(r))}return n}function ye(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.
get(o);r?r.push(n):e.set(o,[n])}return e}function $e(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Se(t){const e=t.
steps+t.rest;t.steps=Math.min(we,e),t.rest=e-t.steps,t.short=e<we}function Hn([t,...e]){const[n=0,s=0]=e.map(Number),o=ft.get(String(t)),r=hn.get(String(t))??o;
return{name:String(t),act:o,sharp:r,effort:o&&Zt.get(o),operands:e,first:n,second:s}}class Wn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Me.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,
this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Rn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=
new st(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const r of s)this.owned.set(r,(this.owned.
get(r)??new Map).set(o,e)),this.reads.set(r,[...this.reads.get(r)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Hn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new st(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(Dn,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Se(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=$e(e,ye([...this.nodes].map(([n,s])=>[n,Un(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>ge.test(a));if(!s.length||s.length===e.size)return e.size?new st(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([a])=>!ge.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new st(this,o,n,n.budget)}),
new st(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=$e(n,this.readers??=ye(this.reads));return this.known.set(s,r),r}}class st{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const w=s.get(i);if(!w)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,w)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const $=!this.budget.isRunning;$&&Se(this.budget);const{open:g,integrals:b,steps:m,
short:h}=this.budget,{costs:l}=this.machine,S=l.get(e)??0;if(h&&S>m)throw new G;try{this.budget.isRunning=!0;const _=[],p=this.machine.program(e,n);this.machine.
traced?.push([p.instructions,_]);const v=this.execute(p,0,n.length,_),A=m-this.budget.steps;return(A>In||S)&&l.set(e,A),v}catch(_){if(!(_ instanceof Q))throw _;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:g,integrals:b}),{reason:_.message,key:e,at:_.at,needs:_.needs}}finally{$&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map($=>this.value($)),u=i.findIndex($=>typeof $=="object"),c=i.join();if(u>=0)
return{reason:"",key:e,needs:s[u]};const w=this.machine.owned.get(e)?.get(c),y=w&&this.value(w);return y!==void 0&&typeof y!="object"?y:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new G:
Object.assign(new Q(me),{at:n});const{instructions:r}=e,a=this.budget.integrals>0;try{for(;n<s;){const{name:i,effort:u,operands:c,first:w,second:y}=r[n],$=a?r[n].
sharp:r[n].act;if($){const g=o[w],b=o[y],{length:m}=c;u&&this.weigh(u(...c.map(l=>o[+l])));const h=m===2?$(g,b):m===1?$(g):$(...c.map(l=>o[+l]));o[n]=Number.isFinite(
h)?h:L(Number.isNaN(h)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[w];else if(i==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof Q&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new G;L(me)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new Q(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new Q(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(
r[o==="with"?0:r.length-1]),i=zt.get(o);if(!i)return L(be[o]??"no real value");this.budget.open>=zn&&L("nested deeper than 60"),this.budget.open++;const u=i(this,
r,(c=n+1,w=a,y=this)=>y.execute(e,c,w,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&L("overflow"),s[n]=
s[a-1]=u,a}inside(e,n){return this.budget.steps-=20,new st(this.machine,e,this,this.budget,n)}}let It,bt,ve,Oe,Ae,Dt;async function _e(){Dt||({makeCells:Dt}=await import("../twins/cells.js"))}
async function ke(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(Pn),s=Object.values(t).some(({dr:o})=>o);
if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Ee(o.CHECKED,o.DRAWN),{drawsOf:bt}=o,e.has("beta")&&ft.set("beta",(await import("../parts/beta.js").
then(function(r){return r.a})).betaQuantile)}if(s&&({folded:Oe,heights:Ae,summary:ve}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");
Ee(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:It}=await import("../twins/extremes.js"))}function Ee(t,e){for(const[n,s]of Object.entries(t))
ft.set(n,s);for(const[n,s]of Object.entries(e))zt.set(n,s)}const Y=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function xe(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:u=[]}=t.
get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(
c)}return s}function Ce(t){const e=new Map(Object.entries(t.q)),n=new Wn(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||f.includes("#")?f:`${t.note}#${f}`,r=new WeakMap,
a=f=>d=>{const M=f(d);if(typeof M!="object")return M;if(s(d).w!==void 0&&typeof i(d)=="object")throw new G},i=n.under(new Map),u=f=>{const d=n.under(f),M=a(d),O=k=>x(
M,k,()=>(n.purse.next(),n.uncertain.has(k)?$(j(k,f,M)):s(k).c?[j(k,f,M)].flat()[0]:M(k)));return r.set(O,d),O},c=new Map,w=u(c),y=(f,d)=>{n.purse.next();const M=r.
get(d)?.(f);return Array.isArray(M)?M[0].numbers:void 0},$=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,g=new WeakMap,b=(f,d,M)=>{const O=g.get(d)??n.run(d);g.
set(d,O);try{return n.counted(O,()=>{const k=bt(O).value(f);return M===void 0?ve(k):Oe(k,M)})}catch(k){if(k instanceof Q)return;throw k}};let m;const h=()=>m??=
Dt?.({entries:e,entry:s,machine:n}),l=f=>h()?.knows(f)??e.has(f),S=(f,d)=>h()?.settable(f,d)??f,_=new Map,p=f=>{for(const d of _.has(f)||!e.has(f)?[]:xe(e,[f],_)){
const{p:M,picks:O,cells:k,rs:q}=s(d),F=new Set(q||!(M||k)?[d]:[]);_.set(d,F);for(const W of[...O??[],...(M??[]).flat()])for(const B of typeof W=="string"&&_.get(
W)||[])F.add(B)}return _.get(f)??new Set},v=(f,d)=>{const M=n.under(d);let O=f,k=M(O);for(;typeof k=="object"&&k.needs;)k=M(O=k.needs);if(typeof k!="object")return"";
const{picks:q}=s(O),F=O.slice(O.indexOf("#")+1);if(!q)return O===f?k.reason:`${F}: ${k.reason}`;const W=q.map(B=>{const K=M(B);return typeof K=="string"&&s(B).rows?.[K]||
K});return`${F} is not known for ${W.join(", ")}`},A=(f,d)=>{const{r:M,rs:O,picks:k=[]}=s(f);return M??O?.[k.map(d).join()]},x=(f,d,M)=>{const O=R.get(f)??new Map,
{round:k}=n.purse;if(O.get(d)===k)throw new G;try{return M()}catch(q){throw q instanceof G&&R.set(f,O.set(d,k)),q}},R=new WeakMap,z=new WeakMap,j=(f,d,M)=>{const O=z.
get(M)??{state:d,found:new Map};return O.state!==d?N(f,d,M):(z.set(M,O),O.found.has(f)||O.found.set(f,x(O,f,()=>N(f,d,M))),O.found.get(f))},N=(f,d,M)=>{if(d.size&&
!n.affected(d.keys()).has(f))return j(f,c,w);n.purse.next();const O=n.uncertain.has(f);if(O&&s(f).c)return;const q=[...p(f)].sort().map(U=>[U,d.has(U)?void 0:A(
U,M)]).filter(([,U])=>U),F=O?void 0:M(f);if(O)return q.length?void 0:b(f,d);if(!q.length||typeof F!="number")return F;const W=n.run(d),B=n.affected(q.map(([U])=>U)),
K=U=>rt=>{n.purse.point();const it=n.at(W,rt,B)(U);return typeof it=="object"?void 0:it},$t=P(f,q),Ut=e.has(`${f}#margin`)?It(K(`${f}#margin`),q,$t):void 0;if(Ut){
const U=[...Ut.at,...$t].map(K(f));if(U.some(Ke=>typeof Ke!="number"))return;const rt=Math.min(F,...U),it=Math.max(F,...U);return rt===it?rt:[rt,it]}const St=It(
K(f),q,$t)?.ends;if(!St)return;const[vt,Ht]=[Math.min(St[0],F),Math.max(St[1],F)];return vt===Ht?vt:[vt,Ht]},P=(f,d)=>(s(f).at??[]).filter(M=>Object.keys(M).length===
d.length&&d.every(([O,[k,q]])=>O in M&&M[O]>=k&&M[O]<=q)).map(M=>new Map(d.map(([O])=>[O,M[O]]))),V=(f,d)=>{if(n.purse.next(),b(f,d)===void 0)return[];const M=g.
get(d);return M?n.counted(M,()=>Ae(bt(M).value(f))):[]},E=(f,d)=>{if(n.purse.next(),!n.uncertain.has(f)||b(f,d)===void 0)return;const M=g.get(d),O=M&&n.counted(
M,()=>bt(M).value(f));return O instanceof Float64Array?O:void 0},D=(f,d,M)=>(n.purse.next(),n.uncertain.has(f)?[b(f,d,M)].flat()[0]:void 0);function*tt(f=jn){const d=new Map,
M=u(d),O=[],k=[];C(f);for(const q of xe(e)){const{w:F}=s(q);if(F===void 0)continue;const W=Rt(()=>[j(q,d,M)].flat());!W||W.some(B=>B===void 0)?k.push(q):[F].flat().
some((B,K)=>!Y(B,W[K],1e-9))&&O.push(q),yield}return{wrong:O,untold:k}}const at=f=>{const d=tt(f);for(;;){const{done:M,value:O}=d.next();if(M)return O}},C=f=>{n.
purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:u,column:y,why:v,inputs:p,settable:S,knows:l,reaches:(f,d)=>n.affected([f]).has(d),spread:j,part:D,heights:V,
draws:E,prove:at,proving:tt,allow:C,taken:()=>n.purse.taken}}const J="–",Bn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Ft={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Gn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Yn=t=>Object.
hasOwn(Ft,/^[A-Za-z]*/.exec(t)?.[0]??""),X=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Pt=t=>t.join(t[0][0]==="-"?" to ":"–"),ot=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,Mt=({f:t=1,o:e=0},n)=>n*t+e,Ne=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Vn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Gn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function yt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Vn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[w,y,$=0]=e[u];s+=$,n*=w**c;for(const[,g,b]of y.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(g,(o.get(g)??0)+ +(b||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Te(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(h,l,S)=>{const{d:_,u:p="",o:v}=s(h),A=ot(s(h),l);return s(h).iso?mt(l):Ne(A)&&(A!==0||v||!l)&&!(v&&l<-1e-6)?
he(A,S??_,Bn.test(p),Tn(p)):J},u=(h,l)=>{const S=l.map(N=>ot(s(h),N)),{d:_=3}=s(h),p=Math.max(...S.map(Math.abs)),v=Math.abs(S[2]-S[0]),A=N=>Math.floor(Math.log10(
N)),x=p&&v?Math.max(_,Math.min(A(p)-A(v/3)+2,12)):_,[R,z,j]=l.map(N=>i(h,N,x));return`${z} (${Pt([R,j])})`},c=(h,l,S,_)=>{const p=(_?r(h,l,_):void 0)??a(h,l,S),
{words:v}=s(h);if(v)return v[Number(p)]??J;if(Array.isArray(p)){if(p.length===3)return u(h,p);const[A,x]=p.map(R=>i(h,R));return A===x?A:(s(h).al?"at least ":"")+
Pt([A,x])}return typeof p=="number"?i(h,p):p??J},w=(h,l)=>{const{rows:S,r:_,v:p,u:v}=s(h),A=l??p;return typeof A=="string"?S?.[A]??A:l===void 0&&_?X(Pt(_.map(x=>i(
h,x))),v):typeof A=="number"?X(i(h,A),v):J},y=(h,l)=>{const{rows:S,lo:_=-1/0,hi:p=1/0,set:v,picks:A,x,iso:R}=s(h);if(!n.has(h)||A||x)return!1;if(S)return Object.
hasOwn(S,l);if(typeof l!="number"||!Number.isFinite(l)||R&&mt(l)===J)return!1;const z=1e-12*Math.abs(l);return v?v.some(j=>Y(j,l)):l>=_-z&&l<=p+z},$=h=>{const l=new Map;
for(const S of(h??"").split(/,(?=[^,=]+=)/)){const _=S.lastIndexOf("="),p=o(S.slice(0,_)),v=S.slice(_+1);_>0&&n.has(p)&&l.set(p,s(p).rows?v:+v)}return l},g=(h,l)=>{
const S=xn(h.trim().replace(/^date\s+/,""));return S===void 0?{problem:`not a date; write for example ${w(l)}`}:y(l,S)?{value:S}:{problem:`outside ${m(l)}`}},b=(h,l)=>{
if(s(l).iso)return g(h,l);const{u:S=""}=s(l),_=S||"a number without unit",p=h.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(at,C,f,d)=>`${C}${d} ${f==="$"?"USD":f}`),[,v,A,x]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(p)??[];if(!v)return{problem:`not a number; write\
 for example ${w(l)}`};const[,R,z]=/^([A-Za-z]*)(.*)$/.exec(x)??[],j=(A===""||R[1]==="i")&&Object.hasOwn(Ft,R)?Ft[R]:1,N=(j>1?z:x).replace(/\s/g,""),P=yt(N,e.units),
V=yt(x.replace(/\s/g,""),e.units);if(j>1&&S&&!/^\s*[A-Za-z]/.test(z)&&!V.unknown&&V.dimension===yt(S,e.units).dimension)return{problem:`“${h.trim()}” means tw\
o things; write ${v} ${x}, or ${+v*j}`};if(P.unknown||N&&P.dimension!==yt(S.replace(/^.i /,""),e.units).dimension)return{problem:`“${N}” is not a unit for thi\
s; it is in ${_}`};const E=+v*j,D=Mt(N?{f:P.factor,o:P.offset}:j>1?{}:s(l),E),tt=E!==0&&D===0&&!P.offset&&!s(l).o;return y(l,D)&&Ne(D)&&!tt?{value:D}:{problem:`\
outside ${m(l)}`}},m=h=>{const{lo:l=-1/0,hi:S=1/0,set:_,u:p}=s(h);return X((_??[l,S]).map(v=>Number.isFinite(v)?i(h,v):"∞").join(_?", ":" … "),p)};return{...t,
text:c,figure:i,say:w,takes:y,parseCase:$,parseEntry:b}}function je(t,e,{model:n,state:s,now:o}){const r=o(e),a=u=>typeof r=="number"?Y(+u.value,r,1e-9):u.value===
r,i=t.matches(".cg-entry")&&document.activeElement!==t;r===void 0&&i&&(t.value=""),r!==void 0&&(t.type==="radio"?t.checked=a(t):t instanceof HTMLSelectElement?t.
selectedIndex=[...t.options].findIndex(a):t.type==="range"?Kn(t,e,+r,n):i&&(t.value=n.text(e,new Map(s).set(e,r),o),qe(t,"")))}function Kn(t,e,n,s){const o=s.entry(
e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(ot(o,c)):ot(o,c);(document.activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step===
"any"&&(t.step=String(i/200)),Ze(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function qe(t,e){const n=t.closest("tr"),s=`${t.dataset.
p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(T("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();
a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.after(r);I(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("ari\
a-describedby",s)}const ht={notes:{},kinds:[],inputs:{}},Le=t=>t?fetch(t).then(e=>e.ok?e.json():ht).catch(()=>ht):Promise.resolve(ht),Zn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return X(e,n)};function Re(t,e,n,s){const{note:o,names:r}=n.data,a=e.map(c=>Qn(c,s)),i=[...t].sort().map(([c,w])=>{const[y,$]=c.split("#"),g=r[y]??
y,b=n.entry(c),[m,h=$]=s.inputs[`${g}.${$}`]??[];return{notes:y===o?[]:[g],kind:m,says:b.n??h,was:n.say(c),now:n.say(c,w),written:b.rows||typeof w=="string"?String(
w):void 0,value:w,keys:[c],parts:[],isHere:y===o}}),u=[];for(const c of[...a,...i].sort((w,y)=>+w.isHere-+y.isHere)){const w=u.find(y=>c.kind!==void 0&&y.kind===
c.kind&&y.now===c.now);w?(w.keys.push(...c.keys),w.parts.push(...c.parts),w.notes.push(...c.notes),w.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Qn(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.indexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[
s.slice(0,r)],kind:a,says:i,was:u,now:c??Zn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Jn(t,e,n,s){const{note:o,names:r}=n.data,a=[];
for(const[i,u]of n.entries){const[c,w]=i.split("#"),y=s.inputs[`${r[c]}.${w}`]?.[0];if(c!==o||y===void 0||e.has(i))continue;const $=t.filter(b=>b.kind===y&&!b.isHere).
pop(),g=$&&Xn($,i,u,n);$&&g!==void 0&&n.takes(i,g)&&n.say(i,g)!==n.say(i)&&a.push({key:i,says:u.n??w,here:n.say(i),there:$.now,value:g})}return a}function Xn({value:t,
written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function ts(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a==
"string"?[{key:o,words:ns(r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))es(o,n,s);return s}function es(t,e,n){let s="";const o=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){
const i=s.split(/[.!?:;]\s/).pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const ns=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.
test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},ss="computed whe\
n you let go",ze="not computed here",os="Pale values take many steps: they are computed when you let go.",Ie=8;function as(t){const e=[...new Set(t)],n=e.length-
Ie,s=e.slice(0,Ie).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The buil\
d computes them as written in the note.`}function rs(t){const e=t.matches(De)?t:t.closest("[data-row]")??t.querySelector(De),{q:n,say:s,check:o,row:r}=(e??t).dataset;
return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const De="[data-q], [data-say], [data-check], [data-row]";function is(t){const e=new Map,n=T("p","\
cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof G))throw c;e.has(
i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?ze:ss),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&I(i.
querySelector("button")??i,ze)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(rs).filter(Boolean):[];I(n,e.size?s?as(i):os:"")},start:i=>{s=i}}}function Fe(t,{
data:e,knows:n}){const s=Object.keys(e.names),o=`${e.note}#${t}`,r=!t.includes(".")||n(o);let a={key:r?o:`#${t}`,own:r,known:r};for(let i=t.indexOf(".");i>0&&!a.
known;i=t.indexOf(".",i+1)){const u=t.slice(0,i),c=s.find(y=>e.names[y]===u)??s.find(y=>`/${y}`.endsWith(`/${u}.md`)),w=`${c}#${t.slice(i+1)}`;c&&(a={key:w,own:c===
e.note,known:n(w)})}return a}function Pe(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,
own:u,known:c}=Fe(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const w=r.slice(a+1),$=e.entries.get(i)?.rows?w:e.parseEntry(w,i).value;a>0&&$!==void 0&&e.
takes(i,$)?n.set(i,$):o.push(r)}return{state:n,carried:s,dropped:o}}function cs(t,e){const n=t.indexOf(":"),{key:s}=Fe(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.
has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),
s).problem??"not taken"}function Ue(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{const[i,u]=r.split("#"),c=s.get(r),w=typeof a=="number"&&c?.iso?
mt(a):typeof a=="number"?`${+ot(c??{},a).toPrecision(12)}${c?.u&&Yn(c.u)?" ":""}${c?.u??""}`:a;return(i===n.note&&!u.includes(".")?"":`${n.names[i]??i}.`)+`${u}\
:${w}`}),...e].join()}const us={holds:"✓",failing:"✗",unknown:"–"},He=t=>t===void 0?"unknown":t?"holds":"failing";function fs(t){const[e,n]=[!1,void 0].map(
a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?"1 check":`${a} of ${t.
length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:r.join(", ")}}
function ls(t,e){const n=H(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:ps(a)})).filter(({key:a})=>e.entries.
has(a)),s=H(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.className??"",
sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),r=hs(t);return a=>{const{now:i,was:u,attempt:c,
state:w}=a,y=new Map,$=b=>{const m=i(b);return y.set(b,m===void 0?void 0:!!m),y.get(b)};for(const{e:b,key:m,row:h,built:l}of n)c(b,()=>{y.delete(m);const S=$(m);
ws(b,S,!Y(i(m),u(m)),l),a.done&&We(h,S!==!0&&w.size>0)});for(const{e:b,of:m,built:h}of s)c(b,()=>{const l=m.some(({key:p})=>!Y(i(p),u(p))),{state:S,says:_}=fs(m.
map(({key:p})=>$(p)));b.classList.toggle("is-off",l),b.firstElementChild&&(b.firstElementChild.className=l?`cg-mark is-${S}`:h.mark),I(b.firstElementChild,l?us[S]:
h.sign),I(b.lastElementChild,l?_:h.says),b.title=l?"in your scenario":""});const g=n.filter(({key:b})=>y.has(b)&&!Y(i(b),u(b)));r(ds(g.map(({key:b})=>y.get(b)),
o.filter(b=>b.matches(".is-changed")).length))}}function ds(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function hs(t){const e=t.querySelector(".cg-facts"),n=T(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&
!n.isConnected)){if(!r){r=T("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),
n.classList.toggle("is-failing",i),I(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const ps=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function ws(t,e,n,s){const o=n?He(e):s.state,
r={holds:"true",failing:"false",unknown:"not computed"}[He(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is\
-${a}`,a===o);I(t.querySelector(".cg-mark"),n?"→":s.sign),I(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function We(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Be={makeValues:Ce,prepare:ke},
gs=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],[".cg-panel",()=>import("../hands/panel.js")],
["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],["svg[data-dense]",()=>import("../views/dense.js")],["svg[da\
ta-bins]",()=>import("../views/histogram.js")]],Ge=t=>Promise.all(gs.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),ms=2;async function Ye(t,e,n,s,o,r){const a=Te(
t),i=new Map,u=a.under(i);let c=[];const{attempt:w,start:y,tell:$}=is(e),g={model:a,root:n,signal:s,state:i,now:u,was:u,empty:i,done:!0,set:E,inCase:V,attempt:w},
b=[],m=new Set;a.allow(dt);const h=$s(n,a,u,i);let l=0,S=0,_=ht;const p=e.dataset.inputs,v=new URL(p??"",document.baseURI).href,{bar:A,show:x}=Bt({remove(C){const f=new Set(
C.flatMap(d=>d.parts));c=c.filter(d=>!f.has(d)),E(new Map(C.flatMap(d=>d.keys).map(d=>[d,void 0])))},take:C=>E(new Map(C.map(({key:f,value:d})=>[f,d]))),link:()=>location.
href,patch:p?async()=>(await import("./patch.js")).patchFrom(p,R(),location.href):void 0});e.append(A),tn(A,e,n,s);const R=()=>Je(Ue(g.state,c,a),a.data.names[a.
data.note]),z=()=>{const C=Re(g.state,c,a,_),f=Jn(C,g.state,a,_);x(C,f,_,v),ys(n,a,f)},j=async()=>{_!==ht||!Ms(g.state,c,a)||(_=await Le(p),s.aborted||z())},N=(C=!0)=>{
const f=C?dt:pe;g.state.size||(g.state=i),y(g.done=C),a.allow(f),g.now=g.state.size?a.under(g.state):u,h(g),z();for(const M of b)m.add(M);const d=()=>{const M=performance.
now()+ms;a.allow(f);for(const O of m){if(s.aborted)return;if(m.delete(O),O(g),performance.now()>M)break}a.allow(dt),m.size?l=requestAnimationFrame(d):$()};cancelAnimationFrame(
l),l=requestAnimationFrame(d)},P=()=>{const C=Pe(pt(location.search),a);return c=C.carried,g.state=C.state,N(),j(),C.dropped};function V(C){const f=a.parseCase(
C),d=new Map([...g.state,...f]);return{state:d,read:f.size?a.under(d):g.now}}function E(C,f="step",d=f==="step"){g.state=new Map(g.state);for(const[M,O]of C){const{
v:k,r:q}=a.entry(M);O===void 0||!q&&Y(O,k)?g.state.delete(M):a.takes(M,O)&&g.state.set(M,O)}N(d),clearTimeout(S),f==="drag"?S=setTimeout(D,150,"drag"):D(f),f===
"step"&&Ve(n)}function D(C){const f=Qe(location.href,Ue(g.state,c,a));f===location.href||s.aborted||location.pathname!==r||(C==="step"||!pt(location.search)?history.
pushState(history.state,"",f):history.replaceState(history.state,"",f))}const tt=async()=>{(n.querySelector(".cg-own")||pt(location.search).includes("."))&&await _e()};
await tt();const at=P();at.length&&bs(at,a,A),pt(location.search)&&D("drag"),wt(window,"popstate",{signal:s},async()=>{location.pathname===r&&(await tt(),P())}),
_s(g);for(const C of o){const f=[await C.mount(g)].flat();b.push(...f),a.allow(dt);for(const d of f)d(g)}$()}function bs(t,e,n){const s=[...new Set(t)].slice(0,
4).map(a=>`${a} (${cs(a,e)})`),o=Z("cg-bar__x","×",()=>{r.remove(),Ot(n)}),r=T("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,
o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const Ms=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.
note);function ys(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of H(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??
o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}I(i??o.appendChild(T("span","cg-elsewhere")),
`${a} elsewhere`)}}function $s(t,e,n,s){const o=m=>H(t,`[data-${m}]`).map(h=>[h,e.key(h.dataset[m])]).filter(([,h])=>e.entries.has(h)),r=o("say"),a=ls(t,e),i=Os(
t,e),u=o("p"),c=o("hist"),w=o("reset"),y=H(t,"[data-set]").map(m=>[m,[...e.parseCase(m.dataset.set)]]),$=H(t,"[data-cite]").map(m=>[m,(m.dataset.cite??"").split(
`
`).map(e.key),m.dataset.rows?.split(`
`)]),g=ts(t,e),b=o("q").filter(([m])=>!m.matches("[data-cell], svg *")).map(([m,h])=>{const l=e.parseCase(m.dataset.with),S=l.size?l:s;return{e:m,key:h,given:l,
around:m.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:g.get(m)??[],built:Rt(()=>e.text(h,S,l.size?e.under(l):n,Wt(m))),written:m.textContent??"",spoken:m.
getAttribute("aria-description")??""}});return m=>{const{state:h,now:l,attempt:S}=m,_=new Map(h);for(const p of b)S(p.e,()=>Ss(p,m));for(const[p,v]of r)S(p,()=>I(
p,e.say(v,l(v))));for(const[p,v]of i)S(p,()=>As(p,v,m));for(const[p,v]of c)S(p,()=>p.firstElementChild?.setAttribute("d",vs(e.heights(v,m.state))));for(const[p,
v]of u)S(p,()=>je(p,v,m));for(const[p,v]of w)p.hidden=!_.has(v);for(const[p,v,A]of $)S(p,()=>{p.hidden=A?!A.includes(v.map(l).join()):v.some(x=>_.has(x))});a(m);
for(const[p,v]of y)S(p,()=>p.setAttribute("aria-pressed",String(v.every(([A,x])=>Y(l(A),x,1e-9)))))}}function Ss({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:w,was:y}){const $=n.size>0&&c.size>0,g=$?new Map([...c,...n]):c,b=$?u.under(g):w,m=(r===void 0||n.size>0)&&!c.size,h=m?"":u.text(
e,g,b,Wt(t)),{c:l,u:S,rows:_}=u.entry(e),p=m?!1:r===void 0?X(h,t.dataset.u)!==a:h!==r;if(!t.matches(".cg-claim")){const N=!m&&h===J&&s?.matches(".cg-out")?u.why(
e,g):"";I(t,m?a:N?`${J} ${N}`:X(h,t.dataset.u)),s?.classList.toggle("is-changed",p);return}const v=t.querySelector(".cg-claim__now"),A=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!v)return;const x=n.size?void 0:o.find(N=>b(N)!==y(N)),R=x?` · ${u.say(x,b(x))}`:"",z=_?u.say(e,b(e)):X(h,S)+
A,j=l?b(e)===void 0?"not computed":b(e)?"now true":"no longer true":z;t.classList.toggle("is-changed",p),I(v,p?`→ ${j}${R}`:""),v.dataset.copy=p&&!l?j:"",t.setAttribute(
"aria-description",p?`${i} as written; in your scenario ${j}${R}`:i)}const vs=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",Os=(t,e)=>H(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function As(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(g=>s.has(g)||!Y(r(
g),a(g))),w=t.querySelector(".cg-row__was"),y=()=>e.map(g=>n.text(g,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),w&&(w.hidden=
!c);const $=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&$&&We(t,s.size>0&&e.some(g=>n.text(g,s,r)===J)),I(w,c?n.entry(u).rows?
n.say(u):e.length>1?`(${y()})`:y():"")}function _s(t){const{model:e,root:n,signal:s}=t;wt(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.settable(e.
key(a.dataset.p),t.now),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const h of H(n,".cg-panel__results"))h.setAttribute("\
aria-busy",String(!u));const c=e.entry(i),{lo:w=0,hi:y=0,step:$,log:g}=c,b=g?10**+a.value:+a.value,m=$?w+Math.round((Mt(c,b)-w)/$)*$:Mt(c,+b.toPrecision(3));t.set(
new Map([[i,Math.min(y,Math.max(w,m))]]),"drag",u),u&&Ve(n)}else if(a.matches(".cg-entry")){const{value:c,problem:w=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(
new Map([[i,c]]),"drag",u),(u||!w)&&qe(a,w)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),wt(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>je(r,e.key(r.dataset.p),t))}),wt(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.
closest("[data-reset]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&ks(i,t),u&&Es[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}
function ks(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const Es={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{ct(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ct(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ve=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var xs=Object.freeze({__proto__:null,compute:Be,loadParts:Ge,mount:Ye});export{Te as A,Ce as B,
xs as C,pe as D,ft as E,dt as L,Q as T,Xe as a,Z as b,ct as c,Be as compute,ot as d,G as e,he as f,J as g,L as h,Rt as i,Xt as j,un as k,Nt as l,Ge as loadParts,
kt as m,Ye as mount,Zt as n,An as o,En as p,fn as q,Le as r,Y as s,Mt as t,Bt as u,Re as v,X as w,Pe as x,ke as y,_e as z};
