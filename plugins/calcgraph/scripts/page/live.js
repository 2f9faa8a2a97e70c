import{m as T,p as z,a as De,b as H,i as Mt,o as ut,w as Fe,s as Dt}from"./sheet.js";async function ft(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Ue(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,a=>a.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&
Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).
join(`
`)}function Ft({remove:t,take:e,link:n,notice:s="",act:o}){const a=T("div","cg cg-bar"),r=T("span","cg-bar__count"),i=T("span"),u=T("ul","cg-bar__list"),c=T("p",
"cg-bar__offer"),m=T("p","cg-bar__who",T("span","cg-bar__of","Your scenario, "),r,i),S=Z("cg-bar__do cg-bar__more","show",()=>O(!a.classList.contains("is-open"))),
O=f=>{a.classList.toggle("is-open",f),S.setAttribute("aria-expanded",String(f)),z(S,f?"hide":"show")};O(!1);const b=new Set;a.setAttribute("role","region"),a.setAttribute(
"aria-label","Scenario"),r.setAttribute("role","status");let y=[];const w=Z("cg-bar__do","copy link",()=>ft(n(),w)),g=Z("cg-bar__do","put all back",()=>{t(y),yt(
a)}),h=T("div","cg-bar__acts",S,w,g),$=T("p","cg-bar__notice",s,...o?[" ",o]:[]);a.append(m,u,h,c,...s?[$]:[]);const A=(f,v,k,C)=>{const L=f.reduce((E,D)=>E+D.keys.
length+D.parts.length,0);y=f,a.classList.toggle("is-on",f.length>0),z(r,`${L} changed`);const I=[...new Set(f.flatMap(E=>E.notes))];i.replaceChildren(...I.slice(
0,2).flatMap((E,D)=>[D?" and ":", set in ",We(E,k,C)])),I.length>2&&i.append(` and ${I.length-2} more`);const q=[...u.querySelectorAll("button")].findIndex(E=>E===
document.activeElement);u.replaceChildren(...f.map(E=>He(E,()=>t([E])))),q>=0&&!f.length?yt(a):q>=0&&u.querySelectorAll("button")[Math.min(q,f.length-1)].focus(
{preventScroll:!0});const N=v.filter(E=>!b.has(`${E.key} ${E.there}`));c.hidden=!N.length,c.replaceChildren(...N.map(E=>T("span","cg-bar__kin",`${E.says}: here ${E.
here}, elsewhere ${E.there} `,Z("cg-bar__do",`use ${E.there} here too`,()=>e([E])),Z("cg-bar__do is-quiet","keep it apart",()=>{b.add(`${E.key} ${E.there}`),A(f,
v,k,C)}))))};return{bar:a,show:A}}function Pe(t,e,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const a=new Set,
r=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:m}of i)m>.9?a.add(c):a.delete(c);const u=[...o].find(c=>a.has(c))??e;t.parentElement===u||t.
contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docked",u!==e))},{threshold:[0,.95]});for(const i of o)r.observe(i);s.addEventListener("ab\
ort",()=>r.disconnect())}function He(t,e){const n=Z("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),T("li",
"",T("span","",t.says),...t.was?[T("s","",t.was)]:[],T("b","",t.now),...t.isToo?[T("span","cg-bar__too",", here too")]:[],n)}function We(t,e,n){const[s,o]=e.notes[t]??
[t];if(!o)return T("span","",s);const a=T("a","",s);return a.setAttribute("href",new URL(o,n).href),a}const Be=t=>(t.closest("article, main")??document).querySelector(
"h1");function yt(t){const e=Be(t);e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Z(t,e,n){const s=Object.assign(T("button",t,e),{type:"\
button"});return s.addEventListener("click",n),s}const Ut=1e-12,$t=2**-50,Pt=2**-48,Ht=64,St=1e-9,Ge=2**-48,Ye=2**-51,Ve=2**-40,Ke=2**53;class V{at=-1;needs="";constructor(e){
this.message=e}}const j=t=>{throw new V(t)},Wt=new Map,vt=(t,e)=>e===0?j("division by zero"):t/e,Bt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,
n&&(o*=o);return e<0?vt(1,s):s},Gt=(t,e)=>{const n=e===Math.floor(e);return t===0&&e<0&&j("division by zero"),n&&Math.abs(e)<=Ht?Bt(t,e):t<0&&!n?j("power of a n\
egative number"):t**e},Ot=t=>t<=0?j("log of zero or less"):Math.log(t),_t=(t,e)=>{const n=Ot(e),s=n===0?j("division by zero"):Ot(t)/n,o=Math.floor(s+.5);return Math.
abs(o)<=Ht&&Bt(e,o)===t?o:s},lt=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=$t*Math.abs(t)?n:e},Yt=t=>{const e=Math.floor(t+.5);return Math.
abs(t-e)<=Ut*Math.max(1,Math.abs(t))?e:Math.floor(t)},Ze=t=>-Yt(-t),Qe=(t,e)=>{e===0&&j("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&
e===Math.floor(e))return n+0;const s=$t*Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Vt=t=>-lt(-t),At=t=>{const e=lt(t),n=t-e;
return Math.abs(n-.5)<=$t*Math.max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},Je=(t,e=0)=>{const n=lt(e);(n!==Vt(e)||Math.abs(n)>15)&&j("rounding to a number of\
 digits that is not whole, or more than 15");const s=Gt(10,Math.abs(n));return n?n>0?At(t*s)/s:At(t/s)*s:At(t)},ot=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*
Math.max(Math.abs(t),Math.abs(e))||s.some(a=>o<=Ut*Math.abs(a))},Kt=(t,e,...n)=>+(t<e&&!ot(t,e,Pt,n)),Zt=(t,e,...n)=>+(t<=e||ot(t,e,Pt,n)),Xe=(t,e,n,...s)=>{const o=Math.
abs(t-e),a=n*Math.abs(e);return+(o<=a||ot(o,a,St,s))},kt=(t,e)=>Math.abs(t)<=Ge*Math.abs(e)&&t&&(Math.abs(e)>=Ke||t!==Math.floor(t))?0:t,Et=(t,e)=>{const n=Ye*Math.
abs(e);return Math.abs(t)<=n&&n<Ve?0:t},Qt=t=>Math.abs(t)>2**33?j("an angle so large that its turns cannot be determined"):t,Jt=t=>Et(Math.cos(Qt(t)),t),tn=t=>Jt(
t)===0?j("division by zero"):Et(Math.tan(t),t),Xt=t=>e=>e>=-1&&e<=1?t(e):j("outside -1..1"),{abs:en,atan:nn,atan2:sn,sinh:on,cosh:rn,tanh:an,exp:cn,sign:un,asin:fn,
acos:ln}=Math,rt=new Map(Object.entries({add:(t,e)=>kt(t+e,t),sub:(t,e)=>kt(t-e,t),mul:(t,e)=>t*e,div:vt,neg:t=>-t,pow:Gt,not:t=>+(t===0),lt:Kt,le:Zt,gt:(t,e,...n)=>Kt(
e,t,...n),ge:(t,e,...n)=>Zt(e,t,...n),eq:(t,e,...n)=>+ot(t,e,St,n),ne:(t,e,...n)=>+!ot(t,e,St,n),within:Xe,sqrt:t=>t<0?j("root of a negative number"):Math.sqrt(
t),exp:cn,ln:Ot,log:_t,log2:t=>_t(t,2),log10:t=>_t(t,10),abs:en,sign:un,floor:lt,ceiling:Vt,round:Je,min:Math.min,max:Math.max,sin:t=>Et(Math.sin(Qt(t)),t),cos:Jt,
tan:tn,asin:Xt(fn),acos:Xt(ln),atan:nn,atan2:sn,sinh:on,cosh:rn,tanh:an}));function dn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof
V)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const J=86400,hn=2629800,te=1e-6,xt=-62135596800,ee=253402214400,ne=(t,e)=>{const n=Math.floor(
t+.5);return Number.isFinite(n)||j("overflow"),Math.abs(t-n)>te?j(e):n},pn=t=>t>=xt&&t<=ee?t:j("a date beyond the years 1 to 9999"),at=t=>new Date(pn(ne(t/J,"no\
 whole number of days")*J)*1e3),se=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,gn={later:(t,e)=>at(t+e).getTime()/1e3,months_later:(t,e)=>{const n=ne(e/hn,"n\
o whole number of months"),s=at(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,a=Math.floor(o/12),r=o-a*12;return(a<1||a>9999)&&j("a date beyond the years 1 to 99\
99"),se(a,r,Math.min(s.getUTCDate(),new Date(se(a,r+1,0)*1e3).getUTCDate()))},year:t=>at(t).getUTCFullYear(),month:t=>at(t).getUTCMonth()+1,day:t=>at(t).getUTCDate()};
function dt(t){const e=Math.floor(t/J+.5);return Math.abs(t/J-e)>te||e*J<xt||e*J>ee?"–":new Date(e*J*1e3).toISOString().slice(0,10)}function wn(t){if(!/^\d{4}-\d\d-\d\d$/.
test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=xt&&dt(e)===t?e:void 0}const X=12,mn=100,bn={"%":100,percent:100,pct:100,"‰":1e3},Mn=t=>!t||
t.startsWith("×")?1:bn[t]??0;function oe(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,a]=Math.abs(t).toExponential(X-
1).split("e"),r=+a,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Nt(Math.floor(Math.abs(t)+.5),0,!1);if(r<-4||r>=15){const b=Ct(
i,X-e),y=b>=10**e?1:0;return`${u}${Nt(b/10**y,e-1,!1)}e${r+y}`}let c=Math.max(e-1-r,0);n&&r>=0&&(c=r>=4?0:Math.max(c,2));const m=s*10**(X-1-r),S=t>0&&s?Math.abs(
i-m):0;S&&S*mn<=m&&(c=Math.max(c,Math.min(e-r+X-1-String(S).length,X-1-r)));let O=Ct(i,X-1-r-c);return!n&&c>0&&O>=10**(r+c+1)&&(O=Ct(i,X-1-r- --c)),u+Nt(O,c,n&&
r>=0&&O%10**c!==0)}const Ct=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Nt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),a=s.slice(
s.length-e),r=n?a:a.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return r?`${i}.${r}`:i}const re=25e4,it=5e6,yn=2e6,$n=2e3,Sn=20;class B{}
class vn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){
this.own=$n,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.
steps<=0)throw new B;this.pay(Sn)}}function Tt(t){try{return t()}catch(e){if(e instanceof B)return;throw e}}const ae=1e6,On=60,_n=1e4,ie=/#[[{]/,ce="more than 1\
,000,000 steps",An=1e12,ue={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},jt=new Map(
Object.entries({if:(t,[e,n,s],o,a,r)=>a[+e]?o(r+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let a=1;a<e.length;a+=2)o.set(e[a],s[+e[a+1]]);return n(void 0,
void 0,t.inside(o,t.machine.below(e)))}})),fe=["read","slope","root","at","series","edge","along","across","path","part"],kn=["num","row","read","index",...Object.
keys(ue)],En=t=>rt.has(t)||jt.has(t)||kn.includes(t);function xn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){const[o,a,r]=t[s];o==="drawn"?s=
+r-1:fe.includes(String(o))&&n.push(String(a))}return n}function le(t){const e=new Map;for(const[n,s]of t)for(const o of s){const a=e.get(o);a?a.push(n):e.set(o,
[n])}return e}function de(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function he(t){const e=t.steps+t.rest;t.steps=Math.
min(ae,e),t.rest=e-t.steps,t.short=e<ae}function Cn([t,...e]){const[n=0,s=0]=e.map(Number),o=rt.get(String(t));return{name:String(t),act:o,effort:o&&Wt.get(o),operands:e,
first:n,second:s}}class Nn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(a=>fe.includes(String(a[0]))).map(a=>String(a[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new vn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new tt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){
const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(Cn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.
counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,a)=>a%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.
affected(n.keys())){const o=new tt(this,new Map(n),e,this.base.budget,s);return a=>this.counted(o,()=>o.value(a))}counted(e,n){const s=Math.min(An,this.purse.steps),
{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],he(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=de(e,le([...this.nodes].map(([n,s])=>[n,xn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([r])=>ie.test(r));if(!s.length||s.length===e.size)return e.size?new tt(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([r])=>!ie.test(r))),a=JSON.stringify([...o]);return this.round?.name!==a&&(this.round={name:a,run:new tt(this,o,n,n.budget)}),
new tt(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const a=de(n,this.readers??=le(this.reads));return this.known.set(s,a),a}}class tt{constructor(e,n,s,o,a=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=a}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,a=[e],r=[0];for(let i=e,u=0;u>=0;i=a[u=a.length-1]){const c=o.get(i)?.[r[u]++];if(c===void 0){const m=s.get(i);if(!m)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,m)),a.pop(),r.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(a.push(c),r.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:a,problem:r}){if(n){const m=!this.budget.isRunning;m&&he(this.budget);const{open:S,integrals:O,steps:b,
short:y}=this.budget,{costs:w}=this.machine,g=w.get(e)??0;if(y&&g>b)throw new B;try{this.budget.isRunning=!0;const h=[],$=this.machine.program(e,n);this.machine.
traced?.push([$.instructions,h]);const A=this.execute($,0,n.length,h),f=b-this.budget.steps;return(f>_n||g)&&w.set(e,f),A}catch(h){if(!(h instanceof V))throw h;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:S,integrals:O}),{reason:h.message,key:e,at:h.at,needs:h.needs}}finally{m&&
(this.budget.isRunning=!1)}}if(!s)return a??{reason:r||"no value",key:e};const i=s.map(m=>this.value(m)),u=i.findIndex(m=>typeof m=="object"),c=i.join();return u>=
0?{reason:"",key:e,needs:s[u]}:Object.hasOwn(o,c)?o[c]??{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.
budget.steps-=s-n)<0)throw this.budget.short?new B:Object.assign(new V(ce),{at:n});const{instructions:a}=e;try{for(;n<s;){const{name:r,act:i,effort:u,operands:c,
first:m,second:S}=a[n];if(i){const O=o[m],b=o[S],{length:y}=c;u&&this.weigh(u(...c.map(g=>o[+g])));const w=y===2?i(O,b):y===1?i(O):i(...c.map(g=>o[+g]));o[n]=Number.
isFinite(w)?w:j(Number.isNaN(w)?"no real value":"overflow")}else if(r==="num"||r==="row")o[n]=c[0];else if(r==="index")o[n]=o[m];else if(r==="read")o[n]=this.known(
String(c[0]));else{n=this.region(e,n,o);continue}n++}}catch(r){throw r instanceof V&&r.at<0&&(r.at=n),r}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.
steps>=0)){if(this.budget.short)throw new B;j(ce)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new V(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new V(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:a}=e.instructions[n],r=Number(
a[o==="with"?0:a.length-1]),i=jt.get(o);if(!i)return j(ue[o]??"no real value");this.budget.open>=On&&j("nested deeper than 60"),this.budget.open++;const u=i(this,
a,(c=n+1,m=r,S=this)=>S.execute(e,c,m,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&j("overflow"),s[n]=
s[r-1]=u,r}inside(e,n){return this.budget.steps-=20,new tt(this.machine,e,this,this.budget,n)}}const Tn=4096;let qt,ht,pe,ge,we;async function me(t){const e=new Set(
Object.values(t).flatMap(({p:o=[]})=>o.map(([a])=>String(a)))),n=()=>[...e].every(En),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");
be(o.CHECKED,o.DRAWN),{drawsOf:ht}=o,e.has("beta")&&rt.set("beta",(await import("../parts/beta.js").then(function(a){return a.a})).betaQuantile)}if(s&&({folded:ge,
heights:we,summary:pe}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:a}=await import("../twins/calculus.js");be(o,a)}Object.values(t).some(
({r:o,rs:a})=>o||a)&&({findExtremes:qt}=await import("../twins/extremes.js"))}function be(t,e){for(const[n,s]of Object.entries(t))rt.set(n,s);for(const[n,s]of Object.
entries(e))jt.set(n,s)}const P=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function Me(t,e=[
...t.keys()],n=new Map){const s=new Set,o=new Set,a=e.reverse();for(;a.length;){const r=a[a.length-1],{p:i=[],picks:u=[]}=t.get(r)??{};if(s.has(r)||o.has(r)){s.
add(r),a.pop();continue}o.add(r);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&a.push(c)}return s}function ye(t){const e=new Map(
Object.entries(t.q)),n=new Nn(t.q),s=l=>e.get(l)??{},o=(l="")=>l[0]==="="||l.includes("#")?l:`${t.note}#${l}`,a=new WeakMap,r=l=>p=>{const d=l(p);if(typeof d!="\
object")return d;if(s(p).w!==void 0&&typeof i(p)=="object")throw new B},i=n.under(new Map),u=l=>{const p=n.under(l),d=r(p),M=_=>A(d,_,()=>(n.purse.next(),n.uncertain.
has(_)?O(k(_,l,d)):s(_).c?[k(_,l,d)].flat()[0]:d(_)));return a.set(M,p),M},c=new Map,m=u(c),S=(l,p)=>{n.purse.next();const d=a.get(p)?.(l);return Array.isArray(
d)?d[0].numbers:void 0},O=l=>Array.isArray(l)?l.length===3?l[1]:void 0:l,b=new WeakMap,y=(l,p,d)=>{const M=b.get(p)??n.run(p);b.set(p,M);try{return n.counted(M,
()=>{const _=ht(M).value(l);return d===void 0?pe(_):ge(_,d)})}catch(_){if(_ instanceof V)return;throw _}},w=new Map,g=l=>{for(const p of w.has(l)||!e.has(l)?[]:
Me(e,[l],w)){const{p:d,picks:M,cells:_,rs:x}=s(p),R=new Set(x||!(d||_)?[p]:[]);w.set(p,R);for(const U of[...M??[],...(d??[]).flat()])for(const W of typeof U=="s\
tring"&&w.get(U)||[])R.add(W)}return w.get(l)??new Set},h=(l,p)=>{const d=n.under(p);let M=l,_=d(M);for(;typeof _=="object"&&_.needs;)_=d(M=_.needs);if(typeof _!=
"object")return"";const{picks:x}=s(M),R=M.slice(M.indexOf("#")+1);if(!x)return M===l?_.reason:`${R}: ${_.reason}`;const U=x.map(W=>{const Y=d(W);return typeof Y==
"string"&&s(W).rows?.[Y]||Y});return`${R} is not known for ${U.join(", ")}`},$=(l,p)=>{const{r:d,rs:M,picks:_=[]}=s(l);return d??M?.[_.map(p).join()]},A=(l,p,d)=>{
const M=f.get(l)??new Map,{round:_}=n.purse;if(M.get(p)===_)throw new B;try{return d()}catch(x){throw x instanceof B&&f.set(l,M.set(p,_)),x}},f=new WeakMap,v=new WeakMap,
k=(l,p,d)=>{const M=v.get(d)??{state:p,found:new Map};return M.state!==p?C(l,p,d):(v.set(d,M),M.found.has(l)||M.found.set(l,A(M,l,()=>C(l,p,d))),M.found.get(l))},
C=(l,p,d)=>{if(p.size&&!n.affected(p.keys()).has(l))return k(l,c,m);n.purse.next();const M=n.uncertain.has(l);if(M&&s(l).c)return;const x=[...g(l)].sort().map(F=>[
F,p.has(F)?void 0:$(F,d)]).filter(([,F])=>F),R=M?void 0:d(l);if(M)return x.length?void 0:y(l,p);if(!x.length||typeof R!="number")return R;const U=n.run(p),W=n.affected(
x.map(([F])=>F)),Y=F=>nt=>{n.purse.point();const st=n.at(U,nt,W)(F);return typeof st=="object"?void 0:st},wt=L(l,x),It=e.has(`${l}#margin`)?qt(Y(`${l}#margin`),
x,wt):void 0;if(It){const F=[...It.at,...wt].map(Y(l));if(F.some(ze=>typeof ze!="number"))return;const nt=Math.min(R,...F),st=Math.max(R,...F);return nt===st?nt:
[nt,st]}const mt=qt(Y(l),x,wt)?.ends;if(!mt)return;const[bt,zt]=[Math.min(mt[0],R),Math.max(mt[1],R)];return bt===zt?bt:[bt,zt]},L=(l,p)=>(s(l).at??[]).filter(d=>Object.
keys(d).length===p.length&&p.every(([M,[_,x]])=>M in d&&d[M]>=_&&d[M]<=x)).map(d=>new Map(p.map(([M])=>[M,d[M]]))),I=(l,p)=>{if(n.purse.next(),y(l,p)===void 0)return[];
const d=b.get(p);return d?n.counted(d,()=>we(ht(d).value(l))):[]},q=(l,p)=>{if(n.purse.next(),!n.uncertain.has(l)||y(l,p)===void 0)return;const d=b.get(p),M=d&&
n.counted(d,()=>ht(d).value(l));return M instanceof Float64Array?M:void 0},N=(l,p,d)=>(n.purse.next(),n.uncertain.has(l)?[y(l,p,d)].flat()[0]:void 0);function*E(l=yn){
const p=new Map,d=u(p),M=[],_=[];G(l);for(const x of Me(e)){const{w:R}=s(x);if(R===void 0)continue;const U=Tt(()=>[k(x,p,d)].flat());!U||U.some(W=>W===void 0)?_.
push(x):[R].flat().some((W,Y)=>!P(W,U[Y],1e-9))&&M.push(x),yield}return{wrong:M,untold:_}}const D=l=>{const p=E(l);for(;;){const{done:d,value:M}=p.next();if(d)return M}},
G=l=>{n.purse.give(l)};return{data:t,entries:e,entry:s,key:o,under:u,column:S,why:h,inputs:g,reaches:(l,p)=>n.affected([l]).has(p),spread:k,part:N,heights:I,draws:q,
prove:D,proving:E,allow:G,taken:()=>n.purse.taken}}const K="–",jn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Lt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},qn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Ln=t=>Object.
hasOwn(Lt,/^[A-Za-z]*/.exec(t)?.[0]??""),Q=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Rt=t=>t.join(t[0][0]==="-"?" to ":"–"),et=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,pt=({f:t=1,o:e=0},n)=>n*t+e,$e=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Rn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>qn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function gt(t,e){let n=1,
s=0;const o=new Map;for(const[,a,r,i="1"]of Rn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(r==="1")continue;const u=Object.hasOwn(e,r)?r:r.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=a==="/"?-i:+i,[m,S,O=0]=e[u];s+=O,n*=m**c;for(const[,b,y]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(b,(o.get(b)??0)+ +(y||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([a,r])=>[a,+r.toFixed(6)]).filter(a=>a[1]).sort().join()}}function Se(t){const{
data:e,entries:n,entry:s,key:o,part:a,spread:r}=t,i=(g,h,$)=>{const{d:A,u:f="",o:v}=s(g),k=et(s(g),h);return s(g).iso?dt(h):$e(k)&&(k!==0||v||!h)?oe(k,$??A,jn.test(
f),Mn(f)):K},u=(g,h)=>{const $=h.map(N=>et(s(g),N)),{d:A=3}=s(g),f=Math.max(...$.map(Math.abs)),v=Math.abs($[2]-$[0]),k=N=>Math.floor(Math.log10(N)),C=f&&v?Math.
max(A,Math.min(k(f)-k(v/3)+2,12)):A,[L,I,q]=h.map(N=>i(g,N,C));return`${I} (${Rt([L,q])})`},c=(g,h,$,A)=>{const f=(A?a(g,h,A):void 0)??r(g,h,$),{words:v}=s(g);if(v)
return v[Number(f)]??K;if(Array.isArray(f)){if(f.length===3)return u(g,f);const[k,C]=f.map(L=>i(g,L));return k===C?k:(s(g).al?"at least ":"")+Rt([k,C])}return typeof f==
"number"?i(g,f):f??K},m=(g,h)=>{const{rows:$,r:A,v:f,u:v}=s(g),k=h??f;return typeof k=="string"?$?.[k]??k:h===void 0&&A?Q(Rt(A.map(C=>i(g,C))),v):typeof k=="num\
ber"?Q(i(g,k),v):K},S=(g,h)=>{const{rows:$,lo:A=-1/0,hi:f=1/0,set:v,picks:k,x:C,iso:L}=s(g);return!n.has(g)||k||C?!1:$?Object.hasOwn($,h):typeof h!="number"||!Number.
isFinite(h)||L&&dt(h)===K?!1:v?v.some(I=>P(I,h)):h>=A&&h<=f||P(h,A)||P(h,f)},O=g=>{const h=new Map;for(const $ of(g??"").split(/,(?=[^,=]+=)/)){const A=$.lastIndexOf(
"="),f=o($.slice(0,A)),v=$.slice(A+1);A>0&&n.has(f)&&h.set(f,s(f).rows?v:+v)}return h},b=(g,h)=>{const $=wn(g.trim().replace(/^date\s+/,""));return $===void 0?{
problem:`not a date; write for example ${m(h)}`}:S(h,$)?{value:$}:{problem:`outside ${w(h)}`}},y=(g,h)=>{if(s(h).iso)return b(g,h);const{u:$=""}=s(h),A=$||"a nu\
mber without unit",f=g.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(d,M,_,x)=>`${M}${x} ${_===
"$"?"USD":_}`),[,v,k,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(f)??[];if(!v)return{problem:`not a number; write for example ${m(h)}`};const[
,L,I]=/^([A-Za-z]*)(.*)$/.exec(C)??[],q=(k===""||L[1]==="i")&&Object.hasOwn(Lt,L)?Lt[L]:1,N=(q>1?I:C).replace(/\s/g,""),E=gt(N,e.units),D=gt(C.replace(/\s/g,""),
e.units);if(q>1&&$&&!/^\s*[A-Za-z]/.test(I)&&!D.unknown&&D.dimension===gt($,e.units).dimension)return{problem:`“${g.trim()}” means two things; write ${v} ${C}\
, or ${+v*q}`};if(E.unknown||N&&E.dimension!==gt($.replace(/^.i /,""),e.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${A}`};const G=+v*
q,l=pt(N?{f:E.factor,o:E.offset}:q>1?{}:s(h),G),p=G!==0&&l===0&&!E.offset&&!s(h).o;return S(h,l)&&$e(l)&&!p?{value:l}:{problem:`outside ${w(h)}`}},w=g=>{const{lo:h=-1/0,
hi:$=1/0,set:A,u:f}=s(g);return Q((A??[h,$]).map(v=>Number.isFinite(v)?i(g,v):"∞").join(A?", ":" … "),f)};return{...t,text:c,figure:i,say:m,takes:S,parseCase:O,
parseEntry:y}}function ve(t,e,{model:n,state:s,now:o}){const a=o(e),r=i=>typeof a=="number"?P(+i.value,a,1e-9):i.value===a;a!==void 0&&(t.type==="radio"?t.checked=
r(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(r):t.type==="range"?In(t,e,+a,n):t.matches(".cg-entry")&&document.activeElement!==t&&
(t.value=n.text(e,new Map(s).set(e,a),o),Oe(t,"")))}function In(t,e,n,s){const o=s.entry(e),{log:a,v:r}=o,i=+t.max-+t.min,u=c=>a?Math.log10(et(o,c)):et(o,c);(document.
activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),De(t,u(n),u(typeof r=="number"?r:n)),t.setAttribute(
"aria-valuetext",s.say(e,n))}function Oe(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const a=o??Object.assign(
T("span","cg-why"),{id:s});if(a.setAttribute("role","alert"),!o&&n){const r=n.insertCell();r.className="cg-row__note",r.setAttribute("role","cell"),r.append(a)}else
o||t.after(a);z(a,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const ct={notes:{},kinds:[],inputs:{}},_e=t=>t?fetch(t).
then(e=>e.ok?e.json():ct).catch(()=>ct):Promise.resolve(ct),zn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return Q(e,n)};function Ae(t,e,n,s){
const{note:o,names:a}=n.data,r=e.map(c=>Dn(c,s)),i=[...t].sort().map(([c,m])=>{const[S,O]=c.split("#"),b=a[S]??S,y=n.entry(c),[w,g=O]=s.inputs[`${b}.${O}`]??[];
return{notes:S===o?[]:[b],kind:w,says:y.n??g,was:n.say(c),now:n.say(c,m),written:y.rows||typeof m=="string"?String(m):void 0,value:m,keys:[c],parts:[],isHere:S===
o}}),u=[];for(const c of[...r,...i].sort((m,S)=>+m.isHere-+S.isHere)){const m=u.find(S=>c.kind!==void 0&&S.kind===c.kind&&S.now===c.now);m?(m.keys.push(...c.keys),
m.parts.push(...c.parts),m.notes.push(...c.notes),m.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Dn(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),a=s.lastIndexOf("."),[r,i,u]=e.inputs[s]??[void 0,s.slice(a+1),""],c=r===void 0?void 0:e.kinds[r]?.[o];return{notes:[s.slice(0,a)],kind:r,says:i,was:u,
now:c??zn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Fn(t,e,n,s){const{note:o,names:a}=n.data,r=[];for(const[i,u]of n.entries){const[
c,m]=i.split("#"),S=s.inputs[`${a[c]}.${m}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const O=t.filter(y=>y.kind===S&&!y.isHere).pop(),b=O&&Un(O,i,u,n);O&&b!==
void 0&&n.takes(i,b)&&n.say(i,b)!==n.say(i)&&r.push({key:i,says:u.n??m,here:n.say(i),there:O.now,value:b})}return r}function Un({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Pn(t,e){const n=[...e.entries].flatMap(([o,{rows:a,v:r}])=>a&&typeof r=="string"?[{key:o,words:Wn(
a[r]??r,r)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Hn(o,n,s);return s}function Hn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let a=o.nextNode();a;a=o.nextNode()){const r=a.parentElement?.closest(".cg-claim");if(!r)s+=a.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(r)||n.set(r,u.map(({key:c})=>c)),s=""}}}const Wn=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Bn="computed when you let go",ke="not comp\
uted here",Gn="Pale values take many steps: they are computed when you let go.",Ee=8;function Yn(t){const e=[...new Set(t)],n=e.length-Ee,s=e.slice(0,Ee).join("\
, ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as writte\
n in the note.`}function Vn(t){const e=t.matches(xe)?t:t.closest("[data-row]")??t.querySelector(xe),{q:n,say:s,check:o,row:a}=(e??t).dataset;return(n??s??o??a??
"").split("#").pop()?.replace(/^=/,"")??""}const xe="[data-q], [data-say], [data-check], [data-row]";function Kn(t){const e=new Map,n=T("p","cg cg-notice");n.hidden=
!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&a(i)}catch(c){if(!(c instanceof B))throw c;e.has(i)||e.set(i,i.getAttribute(
"title")),i.classList.add("is-later"),i.setAttribute("title",s?ke:Bn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(i.querySelector("button")??i,
ke)}},a=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,
tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(Vn).filter(Boolean):[];z(n,e.size?s?Yn(i):Gn:"")},start:i=>{s=i}}}function Ce(t,{data:e,entries:n}){const s=t.
lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const a=Object.keys(e.names),r=`/${o}.md`,i=a.find(c=>e.names[c]===o)??a.
find(c=>`/${c}`.endsWith(r)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function Ne(t,e){const n=new Map,s=[],o=[];for(const a of t.slice(
0,2e3).split(",").filter(Boolean)){const r=a.indexOf(":"),{key:i,own:u,known:c}=Ce(a.slice(0,r),e);if(r>0&&!u&&!c){s.push(a);continue}const m=a.slice(r+1),O=e.entries.
get(i)?.rows?m:e.parseEntry(m,i).value;r>0&&O!==void 0&&e.takes(i,O)?n.set(i,O):o.push(a)}return{state:n,carried:s,dropped:o}}function Zn(t,e){const n=t.indexOf(
":"),{key:s}=Ce(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:a,x:r}=e.entry(s);return o?"no row of its\
 table":a||r?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function Qn(t,e,{data:n,entries:s}){return[...[...t].sort().map(([a,r])=>{
const[i,u]=a.split("#"),c=s.get(a),m=typeof r=="number"&&c?.iso?dt(r):typeof r=="number"?`${+et(c??{},r).toPrecision(12)}${c?.u&&Ln(c.u)?" ":""}${c?.u??""}`:r;return(i===
n.note?"":`${n.names[i]??i}.`)+`${u}:${m}`}),...e].join()}const Jn={holds:"✓",failing:"✗",unknown:"–"},Te=t=>t===void 0?"unknown":t?"holds":"failing";function Xn(t){
const[e,n]=[!1,void 0].map(r=>t.filter(i=>i===r).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=r=>s?
"1 check":`${r} of ${t.length}`,a=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unkn\
own",says:a.join(", ")}}function ts(t,e){const n=H(t,".cg-check[data-check]").map(r=>({e:r,key:e.key(r.dataset.check),row:r.closest(".cg-row"),built:ss(r)})).filter(
({key:r})=>e.entries.has(r)),s=H(t,".cg-sheetfoot__ok").map(r=>({e:r,of:n.filter(i=>i.e.closest(".cg-sheet")===r.closest(".cg-sheet")),built:{mark:r.firstElementChild?.
className??"",sign:r.firstElementChild?.textContent??"",says:r.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),a=ns(t);return r=>{const{now:i,was:u,
attempt:c,state:m}=r,S=new Map,O=y=>{const w=i(y);return S.set(y,w===void 0?void 0:!!w),S.get(y)};for(const{e:y,key:w,row:g,built:h}of n)c(y,()=>{S.delete(w);const $=O(
w);os(y,$,!P(i(w),u(w)),h),r.done&&je(g,$!==!0&&m.size>0)});for(const{e:y,of:w,built:g}of s)c(y,()=>{const h=w.some(({key:f})=>!P(i(f),u(f))),{state:$,says:A}=Xn(
w.map(({key:f})=>O(f)));y.classList.toggle("is-off",h),y.firstElementChild&&(y.firstElementChild.className=h?`cg-mark is-${$}`:g.mark),z(y.firstElementChild,h?Jn[$]:
g.sign),z(y.lastElementChild,h?A:g.says),y.title=h?"in your scenario":""});const b=n.filter(({key:y})=>S.has(y)&&!P(i(y),u(y)));a(es(b.map(({key:y})=>S.get(y)),
o.filter(y=>y.matches(".is-changed")).length))}}function es(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),a=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
r=[a(e,"differs","differ"),a(n,"check does not hold","checks do not hold"),a(o,"check is not computed","checks are not computed"),a(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:r.length?`in your scenario ${r.join(", ")}`:"",isWrong:n>0}}function ns(t){const e=t.querySelector(".cg-facts"),n=T(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let a=e;return({text:r,isWrong:i})=>{if(!(!r&&
!n.isConnected)){if(!a){a=T("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(a):t.prepend(a)}n.isConnected||a.append(n),n.hidden=!r,s&&(s.hidden=!!r),
n.classList.toggle("is-failing",i),z(n,o?`${o}: ${r}`:r.replace(/^i/,"I"))}}}const ss=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function os(t,e,n,s){const o=n?Te(e):s.state,
a={holds:"true",failing:"false",unknown:"not computed"}[Te(e)];t.classList.toggle("is-off",n);for(const r of["holds","failing","unknown"])t.classList.toggle(`is\
-${r}`,r===o);z(t.querySelector(".cg-mark"),n?"→":s.sign),z(t.querySelector(".cg-check__say"),n?`${a}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function je(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const qe={makeValues:ye,prepare:me},
rs=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],
["svg[data-rows]",()=>import("../views/series.js")],["svg[data-bins]",()=>import("../views/histogram.js")]],Le=t=>Promise.all(rs.filter(([e])=>t.querySelector(e)).
map(([,e])=>e())),as=2;async function Re(t,e,n,s,o,a){const r=Se(t),i=new Map,u=r.under(i);let c=[];const{attempt:m,start:S,tell:O}=Kn(e),b={model:r,root:n,signal:s,
state:i,now:u,was:u,empty:i,done:!0,set:D,inCase:E,attempt:m},y=[],w=new Set;r.allow(it);const g=fs(n,r,u,i);let h=0,$=0,A=ct;const f=e.dataset.inputs,v=new URL(
f??"",document.baseURI).href,{bar:k,show:C}=Ft({remove(p){const d=new Set(p.flatMap(M=>M.parts));c=c.filter(M=>!d.has(M)),D(new Map(p.flatMap(M=>M.keys).map(M=>[
M,void 0])))},take:p=>D(new Map(p.map(({key:d,value:M})=>[d,M]))),link:()=>location.href});e.append(k),Pe(k,e,n,s);const L=()=>{const p=Ae(b.state,c,r,A),d=Fn(p,
b.state,r,A);C(p,d,A,v),us(n,r,d)},I=async()=>{A!==ct||!cs(b.state,c,r)||(A=await _e(f),s.aborted||L())},q=(p=!0)=>{const d=p?it:re;b.state.size||(b.state=i),S(
b.done=p),r.allow(d),b.now=b.state.size?r.under(b.state):u,g(b),L();for(const _ of y)w.add(_);const M=()=>{const _=performance.now()+as;r.allow(d);for(const x of w){
if(s.aborted)return;if(w.delete(x),x(b),performance.now()>_)break}r.allow(it),w.size?h=requestAnimationFrame(M):O()};cancelAnimationFrame(h),h=requestAnimationFrame(
M)},N=()=>{const p=Ne(Mt(location.search),r);return c=p.carried,b.state=p.state,q(),I(),p.dropped};function E(p){const d=r.parseCase(p),M=new Map([...b.state,...d]);
return{state:M,read:d.size?r.under(M):b.now}}function D(p,d="step",M=d==="step"){b.state=new Map(b.state);for(const[_,x]of p){const{v:R,r:U}=r.entry(_);x===void 0||
!U&&P(x,R)?b.state.delete(_):r.takes(_,x)&&b.state.set(_,x)}q(M),clearTimeout($),d==="drag"?$=setTimeout(G,150,"drag"):G(d),d==="step"&&Ie(n)}function G(p){const d=Fe(
location.href,Qn(b.state,c,r));d===location.href||s.aborted||location.pathname!==a||(p==="step"||!Mt(location.search)?history.pushState(history.state,"",d):history.
replaceState(history.state,"",d))}const l=N();l.length&&is(l,r,k),Mt(location.search)&&G("drag"),ut(window,"popstate",{signal:s},()=>{location.pathname===a&&N()}),
gs(b);for(const p of o){const d=[await p.mount(b)].flat();y.push(...d),r.allow(it);for(const M of d)M(b)}O()}function is(t,e,n){const s=[...new Set(t)].slice(0,
4).map(r=>`${r} (${Zn(r,e)})`),o=Z("cg-bar__x","×",()=>{a.remove(),yt(n)}),a=T("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,
o);a.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(a)}const cs=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.
note);function us(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of H(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const a=o.dataset.q??
o.closest(".cg-row")?.dataset.row,r=s.get(e.key(a)),i=o.querySelector(".cg-elsewhere");if(!r){i?.remove();continue}z(i??o.appendChild(T("span","cg-elsewhere")),
`${r} elsewhere`)}}function fs(t,e,n,s){const o=w=>H(t,`[data-${w}]`).map(g=>[g,e.key(g.dataset[w])]).filter(([,g])=>e.entries.has(g)),a=o("say"),r=ts(t,e),i=hs(
t,e),u=o("p"),c=o("hist"),m=o("reset"),S=H(t,"[data-set]").map(w=>[w,[...e.parseCase(w.dataset.set)]]),O=H(t,"[data-cite]").map(w=>[w,(w.dataset.cite??"").split(
`
`).map(e.key),w.dataset.rows?.split(`
`)]),b=Pn(t,e),y=o("q").filter(([w])=>!w.matches("[data-cell], svg *")).map(([w,g])=>{const h=e.parseCase(w.dataset.with),$=h.size?h:s;return{e:w,key:g,given:h,
around:w.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:b.get(w)??[],built:Tt(()=>e.text(g,$,h.size?e.under(h):n,Dt(w))),written:w.textContent??"",spoken:w.
getAttribute("aria-description")??""}});return w=>{const{state:g,now:h,attempt:$}=w,A=new Map(g);for(const f of y)$(f.e,()=>ls(f,w));for(const[f,v]of a)$(f,()=>z(
f,e.say(v,h(v))));for(const[f,v]of i)$(f,()=>ps(f,v,w));for(const[f,v]of c)$(f,()=>f.firstElementChild?.setAttribute("d",ds(e.heights(v,w.state))));for(const[f,
v]of u)$(f,()=>ve(f,v,w));for(const[f,v]of m)f.hidden=!A.has(v);for(const[f,v,k]of O)$(f,()=>{f.hidden=k?!k.includes(v.map(h).join()):v.some(C=>A.has(C))});r(w);
for(const[f,v]of S)$(f,()=>f.setAttribute("aria-pressed",String(v.every(([k,C])=>P(h(k),C,1e-9)))))}}function ls({e:t,key:e,given:n,around:s,picks:o,built:a,written:r,
spoken:i},{model:u,state:c,now:m,was:S}){const O=n.size>0&&c.size>0,b=O?new Map([...c,...n]):c,y=O?u.under(b):m,w=(a===void 0||n.size>0)&&!c.size,g=w?"":u.text(
e,b,y,Dt(t)),{c:h,u:$,rows:A}=u.entry(e),f=w?!1:a===void 0?Q(g,t.dataset.u)!==r:g!==a;if(!t.matches(".cg-claim")){const N=!w&&g===K&&s?.matches(".cg-out")?u.why(
e,b):"";z(t,w?r:N?`${K} ${N}`:Q(g,t.dataset.u)),s?.classList.toggle("is-changed",f);return}const v=t.querySelector(".cg-claim__now"),k=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!v)return;const C=n.size?void 0:o.find(N=>y(N)!==S(N)),L=C?` · ${u.say(C,y(C))}`:"",I=A?u.say(e,y(e)):Q(g,$)+
k,q=h?y(e)===void 0?"not computed":y(e)?"now true":"no longer true":I;t.classList.toggle("is-changed",f),z(v,f?`→ ${q}${L}`:""),v.dataset.copy=f&&!h?q:"",t.setAttribute(
"aria-description",f?`${i} as written; in your scenario ${q}${L}`:i)}const ds=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",hs=(t,e)=>H(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function ps(t,e,{model:n,state:s,empty:o,now:a,was:r,done:i}){const[u]=e,c=e.some(b=>s.has(b)||!P(a(
b),r(b))),m=t.querySelector(".cg-row__was"),S=()=>e.map(b=>n.text(b,o,r)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),m&&(m.hidden=
!c);const O=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&O&&je(t,s.size>0&&e.some(b=>n.text(b,s,a)===K)),z(m,c?n.entry(u).rows?
n.say(u):e.length>1?`(${S()})`:S():"")}function gs(t){const{model:e,root:n,signal:s}=t;ut(n,"input change",{signal:s},({type:a,target:r})=>{const i=e.key(r.dataset.
p),u=a==="change";if(r.matches(":is(input, select)[data-p]"))if(r.type==="range"){for(const g of H(n,".cg-panel__results"))g.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:m=0,hi:S=0,step:O,log:b}=c,y=b?10**+r.value:+r.value,w=O?m+Math.round((pt(c,y)-m)/O)*O:pt(c,+y.toPrecision(3));t.set(new Map([[i,Math.min(
S,Math.max(m,w))]]),"drag",u),u&&Ie(n)}else if(r.matches(".cg-entry")){const{value:c,problem:m=""}=e.parseEntry(r.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!m)&&Oe(r,m)}else u&&t.set(new Map([[i,e.entry(i).rows?r.value:+r.value]]))}),ut(n,"focusout",{signal:s},({target:a})=>{a.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>ve(a,e.key(a.dataset.p),t))}),ut(n,"click",{signal:s},({target:a})=>{const r=a.closest("[data-set]"),i=a.closest("[data-re\
set]"),u=a.closest("[data-do]");r&&t.set(e.parseCase(r.dataset.set)),i&&ws(i,t),u&&ms[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function ws(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const ms={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ft(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ft(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ie=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var bs=Object.freeze({__proto__:null,compute:qe,loadParts:Le,mount:Re});export{ye as A,bs as B,
Tn as C,re as D,rt as E,it as L,V as T,Ue as a,Z as b,ft as c,qe as compute,et as d,B as e,oe as f,K as g,j as h,Tt as i,Yt as j,Ze as k,kt as l,Le as loadParts,
vt as m,Re as mount,Wt as n,dn as o,gn as p,Qe as q,_e as r,P as s,pt as t,Ft as u,Ae as v,Q as w,Ne as x,me as y,Se as z};
