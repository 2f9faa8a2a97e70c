import{m as C,p as z,a as Ue,b as W,i as Mt,w as Dt,o as ut,s as Ft}from"./sheet.js";async function ft(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Pe(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}function Ut({remove:t,take:e,link:n,notice:s="",act:o}){const r=C("div","cg cg-bar"),a=C("span","cg-bar__count"),i=C("span"),u=C("ul","cg-bar__list"),c=C("p",
"cg-bar__offer"),b=C("p","cg-bar__who",C("span","cg-bar__of","Your scenario, "),a,i),v=Z("cg-bar__do cg-bar__more","show",()=>_(!r.classList.contains("is-open"))),
_=l=>{r.classList.toggle("is-open",l),v.setAttribute("aria-expanded",String(l)),z(v,l?"hide":"show")};_(!1);const w=new Set;r.setAttribute("role","region"),r.setAttribute(
"aria-label","Scenario"),a.setAttribute("role","status");let M=[];const m=Z("cg-bar__do","copy link",()=>ft(n(),m)),p=Z("cg-bar__do","put all back",()=>{t(M),yt(
r)}),d=C("div","cg-bar__acts",v,m,p),S=C("p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(b,u,d,c,...s?[S]:[]);const A=(l,O,k,N)=>{const R=l.reduce((E,D)=>E+D.keys.
length+D.parts.length,0);M=l,r.classList.toggle("is-on",l.length>0),z(a,`${R} changed`);const I=[...new Set(l.flatMap(E=>E.notes))];i.replaceChildren(...I.slice(
0,2).flatMap((E,D)=>[D?" and ":", set in ",Be(E,k,N)])),I.length>2&&i.append(` and ${I.length-2} more`);const L=[...u.querySelectorAll("button")].findIndex(E=>E===
document.activeElement);u.replaceChildren(...l.map(E=>We(E,()=>t([E])))),L>=0&&!l.length?yt(r):L>=0&&u.querySelectorAll("button")[Math.min(L,l.length-1)].focus(
{preventScroll:!0});const T=O.filter(E=>!w.has(`${E.key} ${E.there}`));c.hidden=!T.length,c.replaceChildren(...T.map(E=>C("span","cg-bar__kin",`${E.says}: here ${E.
here}, elsewhere ${E.there} `,Z("cg-bar__do",`use ${E.there} here too`,()=>e([E])),Z("cg-bar__do is-quiet","keep it apart",()=>{w.add(`${E.key} ${E.there}`),A(l,
O,k,N)}))))};return{bar:r,show:A}}function He(t,e,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,
a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:b}of i)b>.9?r.add(c):r.delete(c);const u=[...o].find(c=>r.has(c))??e;t.parentElement===u||t.
contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docked",u!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("ab\
ort",()=>a.disconnect())}function We(t,e){const n=Z("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),C("li",
"",C("span","",t.says),...t.was?[C("s","",t.was)]:[],C("b","",t.now),...t.isToo?[C("span","cg-bar__too",", here too")]:[],n)}function Be(t,e,n){const[s,o]=e.notes[t]??
[t];if(!o)return C("span","",s);const r=C("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Ge=t=>(t.closest("article, main")??document).querySelector(
"h1");function yt(t){const e=Ge(t);e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Z(t,e,n){const s=Object.assign(C("button",t,e),{type:"\
button"});return s.addEventListener("click",n),s}const Pt=1e-12,$t=2**-50,Ht=2**-48,Wt=64,St=1e-9,Ye=2**-48,Ve=2**-51,Ke=2**-40,Ze=2**53;class Y{at=-1;needs="";constructor(e){
this.message=e}}const q=t=>{throw new Y(t)},Bt=new Map,vt=(t,e)=>e===0?q("division by zero"):t/e,Gt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,
n&&(o*=o);return e<0?vt(1,s):s},Yt=(t,e)=>{const n=e===Math.floor(e);return t===0&&e<0&&q("division by zero"),n&&Math.abs(e)<=Wt?Gt(t,e):t<0&&!n?q("power of a n\
egative number"):t**e},Ot=t=>t<=0?q("log of zero or less"):Math.log(t),_t=(t,e)=>{const n=Ot(e),s=n===0?q("division by zero"):Ot(t)/n,o=Math.floor(s+.5);return Math.
abs(o)<=Wt&&Gt(e,o)===t?o:s},lt=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=$t*Math.abs(t)?n:e},Vt=t=>{const e=Math.floor(t+.5);return Math.
abs(t-e)<=Pt*Math.max(1,Math.abs(t))?e:Math.floor(t)},Qe=t=>-Vt(-t),Je=(t,e)=>{e===0&&q("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&
e===Math.floor(e))return n+0;const s=$t*Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Kt=t=>-lt(-t),At=t=>{const e=lt(t),n=t-e;
return Math.abs(n-.5)<=$t*Math.max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},Xe=(t,e=0)=>{const n=lt(e);(n!==Kt(e)||Math.abs(n)>15)&&q("rounding to a number of\
 digits that is not whole, or more than 15");const s=Yt(10,Math.abs(n));return n?n>0?At(t*s)/s:At(t/s)*s:At(t)},ot=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*
Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Pt*Math.abs(r))},Zt=(t,e,...n)=>+(t<e&&!ot(t,e,Ht,n)),Qt=(t,e,...n)=>+(t<=e||ot(t,e,Ht,n)),tn=(t,e,n,...s)=>{const o=Math.
abs(t-e),r=n*Math.abs(e);return+(o<=r||ot(o,r,St,s))},kt=(t,e)=>Math.abs(t)<=Ye*Math.abs(e)&&t&&(Math.abs(e)>=Ze||t!==Math.floor(t))?0:t,Et=(t,e)=>{const n=Ve*Math.
abs(e);return Math.abs(t)<=n&&n<Ke?0:t},Jt=t=>Math.abs(t)>2**33?q("an angle so large that its turns cannot be determined"):t,Xt=t=>Et(Math.cos(Jt(t)),t),en=t=>Xt(
t)===0?q("division by zero"):Et(Math.tan(t),t),te=t=>e=>e>=-1&&e<=1?t(e):q("outside -1..1"),{abs:nn,atan:sn,atan2:on,sinh:rn,cosh:an,tanh:cn,exp:un,sign:fn,asin:ln,
acos:dn}=Math,rt=new Map(Object.entries({add:(t,e)=>kt(t+e,t),sub:(t,e)=>kt(t-e,t),mul:(t,e)=>t*e,div:vt,neg:t=>-t,pow:Yt,not:t=>+(t===0),lt:Zt,le:Qt,gt:(t,e,...n)=>Zt(
e,t,...n),ge:(t,e,...n)=>Qt(e,t,...n),eq:(t,e,...n)=>+ot(t,e,St,n),ne:(t,e,...n)=>+!ot(t,e,St,n),within:tn,sqrt:t=>t<0?q("root of a negative number"):Math.sqrt(
t),exp:un,ln:Ot,log:_t,log2:t=>_t(t,2),log10:t=>_t(t,10),abs:nn,sign:fn,floor:lt,ceiling:Kt,round:Xe,min:Math.min,max:Math.max,sin:t=>Et(Math.sin(Jt(t)),t),cos:Xt,
tan:en,asin:te(ln),acos:te(dn),atan:sn,atan2:on,sinh:rn,cosh:an,tanh:cn}));function hn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof
Y)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const J=86400,pn=2629800,ee=1e-6,xt=-62135596800,ne=253402214400,se=(t,e)=>{const n=Math.floor(
t+.5);return Number.isFinite(n)||q("overflow"),Math.abs(t-n)>ee?q(e):n},gn=t=>t>=xt&&t<=ne?t:q("a date beyond the years 1 to 9999"),at=t=>new Date(gn(se(t/J,"no\
 whole number of days")*J)*1e3),oe=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,wn={later:(t,e)=>at(t+e).getTime()/1e3,months_later:(t,e)=>{const n=se(e/pn,"n\
o whole number of months"),s=at(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&q("a date beyond the years 1 to 99\
99"),oe(r,a,Math.min(s.getUTCDate(),new Date(oe(r,a+1,0)*1e3).getUTCDate()))},year:t=>at(t).getUTCFullYear(),month:t=>at(t).getUTCMonth()+1,day:t=>at(t).getUTCDate()};
function dt(t){const e=Math.floor(t/J+.5);return Math.abs(t/J-e)>ee||e*J<xt||e*J>ne?"–":new Date(e*J*1e3).toISOString().slice(0,10)}function mn(t){if(!/^\d{4}-\d\d-\d\d$/.
test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=xt&&dt(e)===t?e:void 0}const X=12,bn=100,Mn={"%":100,percent:100,pct:100,"‰":1e3},yn=t=>!t||
t.startsWith("×")?1:Mn[t]??0;function re(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(X-
1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Tt(Math.floor(Math.abs(t)+.5),0,!1);if(a<-4||a>=15){const w=Nt(
i,X-e),M=w>=10**e?1:0;return`${u}${Tt(w/10**M,e-1,!1)}e${a+M}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const b=s*10**(X-1-a),v=t>0&&s?Math.abs(
i-b):0;v&&v*bn<=b&&(c=Math.max(c,Math.min(e-a+X-1-String(v).length,X-1-a)));let _=Nt(i,X-1-a-c);return!n&&c>0&&_>=10**(a+c+1)&&(_=Nt(i,X-1-a- --c)),u+Tt(_,c,n&&
a>=0&&_%10**c!==0)}const Nt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Tt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(
s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const ae=25e4,it=5e6,$n=2e6,Sn=2e3,vn=20;class B{}
class On{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){
this.own=Sn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.
steps<=0)throw new B;this.pay(vn)}}function Ct(t){try{return t()}catch(e){if(e instanceof B)return;throw e}}const ie=1e6,_n=60,An=1e4,ce=/#[[{]/,ue="more than 1\
,000,000 steps",kn=1e12,fe={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},jt=new Map(
Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,
void 0,t.inside(o,t.machine.below(e)))}})),le=["read","slope","root","at","series","edge","along","across","path","part"],En=["num","row","read","index",...Object.
keys(fe)],xn=t=>rt.has(t)||jt.has(t)||En.includes(t);function Nn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){const[o,r,a]=t[s];o==="drawn"?s=
+a-1:le.includes(String(o))&&n.push(String(r))}return n}function de(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.get(o);r?r.push(n):e.set(o,
[n])}return e}function he(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function pe(t){const e=t.steps+t.rest;t.steps=Math.
min(ie,e),t.rest=e-t.steps,t.short=e<ie}function Tn([t,...e]){const[n=0,s=0]=e.map(Number),o=rt.get(String(t));return{name:String(t),act:o,effort:o&&Bt.get(o),operands:e,
first:n,second:s}}class Cn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>le.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new On,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new tt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){
const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(Tn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.
counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.
affected(n.keys())){const o=new tt(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(kn,this.purse.steps),
{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],pe(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=he(e,de([...this.nodes].map(([n,s])=>[n,Nn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>ce.test(a));if(!s.length||s.length===e.size)return e.size?new tt(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([a])=>!ce.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new tt(this,o,n,n.budget)}),
new tt(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=he(n,this.readers??=de(this.reads));return this.known.set(s,r),r}}class tt{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const b=s.get(i);if(!b)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,b)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const b=!this.budget.isRunning;b&&pe(this.budget);const{open:v,integrals:_,steps:w,
short:M}=this.budget,{costs:m}=this.machine,p=m.get(e)??0;if(M&&p>w)throw new B;try{this.budget.isRunning=!0;const d=[];this.machine.traced?.push(d);const S=this.
execute(this.machine.program(e,n),0,n.length,d),A=w-this.budget.steps;return(A>An||p)&&m.set(e,A),S}catch(d){if(!(d instanceof Y))throw d;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:v,integrals:_}),{reason:d.message,key:e,at:d.at,needs:d.needs}}finally{b&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(b=>this.value(b)),u=i.findIndex(b=>typeof b=="object"),c=i.join();return u>=0?{reason:"",key:e,needs:s[u]}:
Object.hasOwn(o,c)?o[c]??{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new B:Object.assign(new Y(ue),{at:n});const{instructions:r}=e;try{for(;n<s;){const{name:a,act:i,effort:u,operands:c,first:b,second:v}=r[n];if(i){const _=o[b],
w=o[v],{length:M}=c;u&&this.weigh(u(...c.map(p=>o[+p])));const m=M===2?i(_,w):M===1?i(_):i(...c.map(p=>o[+p]));o[n]=Number.isFinite(m)?m:q(Number.isNaN(m)?"no r\
eal value":"overflow")}else if(a==="num"||a==="row")o[n]=c[0];else if(a==="index")o[n]=o[b];else if(a==="read")o[n]=this.known(String(c[0]));else{n=this.region(
e,n,o);continue}n++}}catch(a){throw a instanceof Y&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=0)){if(this.budget.short)
throw new B;q(ue)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new Y(n.reason),{needs:e});return n}series(e){const n=this.value(e);
if(!Array.isArray(n))throw Object.assign(new Y(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(r[o==="with"?0:r.
length-1]),i=jt.get(o);if(!i)return q(fe[o]??"no real value");this.budget.open>=_n&&q("nested deeper than 60"),this.budget.open++;const u=i(this,r,(c=n+1,b=a,v=this)=>v.
execute(e,c,b,s),s,n,e.operations);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&q("overflow"),s[n]=s[a-1]=u,a}inside(e,n){return this.budget.
steps-=20,new tt(this.machine,e,this,this.budget,n)}}let qt,ht,ge,we,me;async function be(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(
r)))),n=()=>[...e].every(xn),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Me(o.CHECKED,o.DRAWN),{drawsOf:ht}=
o,e.has("beta")&&rt.set("beta",(await import("../parts/beta.js").then(function(r){return r.a})).betaQuantile)}if(s&&({folded:we,heights:me,summary:ge}=await import("../twins/columns.js")),
!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");Me(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:qt}=await import("../twins/extremes.js"))}
function Me(t,e){for(const[n,s]of Object.entries(t))rt.set(n,s);for(const[n,s]of Object.entries(e))jt.set(n,s)}const H=(t,e,n=1e-12)=>t===e||typeof t=="number"&&
typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function ye(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){
const a=r[r.length-1],{p:i=[],picks:u=[]}=t.get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="str\
ing"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(c)}return s}function $e(t){const e=new Map(Object.entries(t.q)),n=new Cn(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||
f.includes("#")?f:`${t.note}#${f}`,r=new WeakMap,a=f=>y=>{const h=f(y);if(typeof h!="object")return h;if(s(y).w!==void 0&&typeof i(y)=="object")throw new B},i=n.
under(new Map),u=f=>{const y=n.under(f),h=a(y),g=$=>A(h,$,()=>(n.purse.next(),n.uncertain.has($)?_(k($,f,h)):s($).c?[k($,f,h)].flat()[0]:h($)));return r.set(g,y),
g},c=new Map,b=u(c),v=(f,y)=>{n.purse.next();const h=r.get(y)?.(f);return Array.isArray(h)?h[0].numbers:void 0},_=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,
w=new WeakMap,M=(f,y,h)=>{const g=w.get(y)??n.run(y);w.set(y,g);try{return n.counted(g,()=>{const $=ht(g).value(f);return h===void 0?ge($):we($,h)})}catch($){if($ instanceof
Y)return;throw $}},m=new Map,p=f=>{for(const y of m.has(f)||!e.has(f)?[]:ye(e,[f],m)){const{p:h,picks:g,cells:$,rs:x}=s(y),j=new Set(x||!(h||$)?[y]:[]);m.set(y,
j);for(const U of[...g??[],...(h??[]).flat()])for(const P of typeof U=="string"&&m.get(U)||[])j.add(P)}return m.get(f)??new Set},d=(f,y)=>{const h=n.under(y);let g=f,
$=h(g);for(;typeof $=="object"&&$.needs;)$=h(g=$.needs);if(typeof $!="object")return"";const{picks:x}=s(g),j=g.slice(g.indexOf("#")+1);if(!x)return g===f?$.reason:
`${j}: ${$.reason}`;const U=x.map(P=>{const G=h(P);return typeof G=="string"&&s(P).rows?.[G]||G});return`${j} is not known for ${U.join(", ")}`},S=(f,y)=>{const{
r:h,rs:g,picks:$=[]}=s(f);return h??g?.[$.map(y).join()]},A=(f,y,h)=>{const g=l.get(f)??new Map,{round:$}=n.purse;if(g.get(y)===$)throw new B;try{return h()}catch(x){
throw x instanceof B&&l.set(f,g.set(y,$)),x}},l=new WeakMap,O=new WeakMap,k=(f,y,h)=>{const g=O.get(h)??{state:y,found:new Map};return g.state!==y?N(f,y,h):(O.set(
h,g),g.found.has(f)||g.found.set(f,A(g,f,()=>N(f,y,h))),g.found.get(f))},N=(f,y,h)=>{if(y.size&&!n.affected(y.keys()).has(f))return k(f,c,b);n.purse.next();const g=n.
uncertain.has(f);if(g&&s(f).c)return;const x=[...p(f)].sort().map(F=>[F,y.has(F)?void 0:S(F,h)]).filter(([,F])=>F),j=g?void 0:h(f);if(g)return x.length?void 0:M(
f,y);if(!x.length||typeof j!="number")return j;const U=n.run(y),P=n.affected(x.map(([F])=>F)),G=F=>nt=>{n.purse.point();const st=n.at(U,nt,P)(F);return typeof st==
"object"?void 0:st},wt=R(f,x),It=e.has(`${f}#margin`)?qt(G(`${f}#margin`),x,wt):void 0;if(It){const F=[...It.at,...wt].map(G(f));if(F.some(Fe=>typeof Fe!="numbe\
r"))return;const nt=Math.min(j,...F),st=Math.max(j,...F);return nt===st?nt:[nt,st]}const mt=qt(G(f),x,wt)?.ends;if(!mt)return;const[bt,zt]=[Math.min(mt[0],j),Math.
max(mt[1],j)];return bt===zt?bt:[bt,zt]},R=(f,y)=>(s(f).at??[]).filter(h=>Object.keys(h).length===y.length&&y.every(([g,[$,x]])=>g in h&&h[g]>=$&&h[g]<=x)).map(
h=>new Map(y.map(([g])=>[g,h[g]]))),I=(f,y)=>{if(n.purse.next(),M(f,y)===void 0)return[];const h=w.get(y);return h?n.counted(h,()=>me(ht(h).value(f))):[]},L=(f,y)=>{
if(n.purse.next(),!n.uncertain.has(f)||M(f,y)===void 0)return;const h=w.get(y),g=h&&n.counted(h,()=>ht(h).value(f));return g instanceof Float64Array?g:void 0},T=(f,y,h)=>(n.
purse.next(),n.uncertain.has(f)?[M(f,y,h)].flat()[0]:void 0);function*E(f=$n){const y=new Map,h=u(y),g=[],$=[];K(f);for(const x of ye(e)){const{w:j}=s(x);if(j===
void 0)continue;const U=Ct(()=>[k(x,y,h)].flat());!U||U.some(P=>P===void 0)?$.push(x):[j].flat().some((P,G)=>!H(P,U[G],1e-9))&&g.push(x),yield}return{wrong:g,untold:$}}
const D=f=>{const y=E(f);for(;;){const{done:h,value:g}=y.next();if(h)return g}},K=f=>{n.purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:u,column:v,why:d,
inputs:p,reaches:(f,y)=>n.affected([f]).has(y),spread:k,part:T,heights:I,draws:L,prove:D,proving:E,allow:K,taken:()=>n.purse.taken}}const V="–",jn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Lt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},qn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Ln=t=>Object.
hasOwn(Lt,/^[A-Za-z]*/.exec(t)?.[0]??""),Q=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Rt=t=>t.join(t[0][0]==="-"?" to ":"–"),et=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,pt=({f:t=1,o:e=0},n)=>n*t+e,Se=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Rn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>qn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function gt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Rn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[b,v,_=0]=e[u];s+=_,n*=b**c;for(const[,w,M]of v.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(w,(o.get(w)??0)+ +(M||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ve(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(p,d,S)=>{const{d:A,u:l="",o:O}=s(p),k=et(s(p),d);return s(p).iso?dt(d):Se(k)&&(k!==0||O||!d)?re(k,S??A,jn.test(
l),yn(l)):V},u=(p,d)=>{const S=d.map(T=>et(s(p),T)),{d:A=3}=s(p),l=Math.max(...S.map(Math.abs)),O=Math.abs(S[2]-S[0]),k=T=>Math.floor(Math.log10(T)),N=l&&O?Math.
max(A,Math.min(k(l)-k(O/3)+2,12)):A,[R,I,L]=d.map(T=>i(p,T,N));return`${I} (${Rt([R,L])})`},c=(p,d,S,A)=>{const l=(A?r(p,d,A):void 0)??a(p,d,S),{words:O}=s(p);if(O)
return O[Number(l)]??V;if(Array.isArray(l)){if(l.length===3)return u(p,l);const[k,N]=l.map(R=>i(p,R));return k===N?k:(s(p).al?"at least ":"")+Rt([k,N])}return typeof l==
"number"?i(p,l):l??V},b=(p,d)=>{const{rows:S,r:A,v:l,u:O}=s(p),k=d??l;return typeof k=="string"?S?.[k]??k:d===void 0&&A?Q(Rt(A.map(N=>i(p,N))),O):typeof k=="num\
ber"?Q(i(p,k),O):V},v=(p,d)=>{const{rows:S,lo:A=-1/0,hi:l=1/0,set:O,picks:k,x:N,iso:R}=s(p);return!n.has(p)||k||N?!1:S?Object.hasOwn(S,d):typeof d!="number"||!Number.
isFinite(d)||R&&dt(d)===V?!1:O?O.some(I=>H(I,d)):d>=A&&d<=l||H(d,A)||H(d,l)},_=p=>{const d=new Map;for(const S of(p??"").split(/,(?=[^,=]+=)/)){const A=S.lastIndexOf(
"="),l=o(S.slice(0,A)),O=S.slice(A+1);A>0&&n.has(l)&&d.set(l,s(l).rows?O:+O)}return d},w=(p,d)=>{const S=mn(p.trim().replace(/^date\s+/,""));return S===void 0?{
problem:`not a date; write for example ${b(d)}`}:v(d,S)?{value:S}:{problem:`outside ${m(d)}`}},M=(p,d)=>{if(s(d).iso)return w(p,d);const{u:S=""}=s(d),A=S||"a nu\
mber without unit",l=p.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(h,g,$,x)=>`${g}${x} ${$===
"$"?"USD":$}`),[,O,k,N]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(l)??[];if(!O)return{problem:`not a number; write for example ${b(d)}`};const[
,R,I]=/^([A-Za-z]*)(.*)$/.exec(N)??[],L=(k===""||R[1]==="i")&&Object.hasOwn(Lt,R)?Lt[R]:1,T=(L>1?I:N).replace(/\s/g,""),E=gt(T,e.units),D=gt(N.replace(/\s/g,""),
e.units);if(L>1&&S&&!/^\s*[A-Za-z]/.test(I)&&!D.unknown&&D.dimension===gt(S,e.units).dimension)return{problem:`“${p.trim()}” means two things; write ${O} ${N}\
, or ${+O*L}`};if(E.unknown||T&&E.dimension!==gt(S.replace(/^.i /,""),e.units).dimension)return{problem:`“${T}” is not a unit for this; it is in ${A}`};const K=+O*
L,f=pt(T?{f:E.factor,o:E.offset}:L>1?{}:s(d),K),y=K!==0&&f===0&&!E.offset&&!s(d).o;return v(d,f)&&Se(f)&&!y?{value:f}:{problem:`outside ${m(d)}`}},m=p=>{const{lo:d=-1/0,
hi:S=1/0,set:A,u:l}=s(p);return Q((A??[d,S]).map(O=>Number.isFinite(O)?i(p,O):"∞").join(A?", ":" … "),l)};return{...t,text:c,figure:i,say:b,takes:v,parseCase:_,
parseEntry:M}}function Oe(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?H(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type==="radio"?t.checked=
a(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?In(t,e,+r,n):t.matches(".cg-entry")&&document.activeElement!==t&&
(t.value=n.text(e,new Map(s).set(e,r),o),_e(t,"")))}function In(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(et(o,c)):et(o,c);(document.
activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),Ue(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute(
"aria-valuetext",s.say(e,n))}function _e(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(
C("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else
o||t.after(r);z(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const ct={notes:{},kinds:[],inputs:{}},Ae=t=>t?fetch(t).
then(e=>e.ok?e.json():ct).catch(()=>ct):Promise.resolve(ct),zn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return Q(e,n)};function ke(t,e,n,s){
const{note:o,names:r}=n.data,a=e.map(c=>Dn(c,s)),i=[...t].sort().map(([c,b])=>{const[v,_]=c.split("#"),w=r[v]??v,M=n.entry(c),[m,p=_]=s.inputs[`${w}.${_}`]??[];
return{notes:v===o?[]:[w],kind:m,says:M.n??p,was:n.say(c),now:n.say(c,b),written:M.rows||typeof b=="string"?String(b):void 0,value:b,keys:[c],parts:[],isHere:v===
o}}),u=[];for(const c of[...a,...i].sort((b,v)=>+b.isHere-+v.isHere)){const b=u.find(v=>c.kind!==void 0&&v.kind===c.kind&&v.now===c.now);b?(b.keys.push(...c.keys),
b.parts.push(...c.parts),b.notes.push(...c.notes),b.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Dn(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),r=s.lastIndexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[s.slice(0,r)],kind:a,says:i,was:u,
now:c??zn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Fn(t,e,n,s){const{note:o,names:r}=n.data,a=[];for(const[i,u]of n.entries){const[
c,b]=i.split("#"),v=s.inputs[`${r[c]}.${b}`]?.[0];if(c!==o||v===void 0||e.has(i))continue;const _=t.filter(M=>M.kind===v&&!M.isHere).pop(),w=_&&Un(_,i,u,n);_&&w!==
void 0&&n.takes(i,w)&&n.say(i,w)!==n.say(i)&&a.push({key:i,says:u.n??b,here:n.say(i),there:_.now,value:w})}return a}function Un({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Pn(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:Wn(
r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Hn(o,n,s);return s}function Hn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const Wn=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Bn="computed when you let go",Ee="not comp\
uted here",Gn="Pale values take many steps: they are computed when you let go.",xe=8;function Yn(t){const e=[...new Set(t)],n=e.length-xe,s=e.slice(0,xe).join("\
, ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as writte\
n in the note.`}function Vn(t){const e=t.matches(Ne)?t:t.closest("[data-row]")??t.querySelector(Ne),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??
"").split("#").pop()?.replace(/^=/,"")??""}const Ne="[data-q], [data-say], [data-check], [data-row]";function Kn(t){const e=new Map,n=C("p","cg cg-notice");n.hidden=
!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof B))throw c;e.has(i)||e.set(i,i.getAttribute(
"title")),i.classList.add("is-later"),i.setAttribute("title",s?Ee:Bn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(i.querySelector("button")??i,
Ee)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,
tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(Vn).filter(Boolean):[];z(n,e.size?s?Yn(i):Gn:"")},start:i=>{s=i}}}function Te(t,{data:e,entries:n}){const s=t.
lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.keys(e.names),a=`/${o}.md`,i=r.find(c=>e.names[c]===o)??r.
find(c=>`/${c}`.endsWith(a)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function Ce(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(
0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:u,known:c}=Te(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const b=r.slice(a+1),_=e.entries.
get(i)?.rows?b:e.parseEntry(b,i).value;a>0&&_!==void 0&&e.takes(i,_)?n.set(i,_):o.push(r)}return{state:n,carried:s,dropped:o}}function Zn(t,e){const n=t.indexOf(
":"),{key:s}=Te(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its\
 table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function je(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{
const[i,u]=r.split("#"),c=s.get(r),b=typeof a=="number"&&c?.iso?dt(a):typeof a=="number"?`${+et(c??{},a).toPrecision(12)}${c?.u&&Ln(c.u)?" ":""}${c?.u??""}`:a;return(i===
n.note?"":`${n.names[i]??i}.`)+`${u}:${b}`}),...e].join()}const Qn={holds:"✓",failing:"✗",unknown:"–"},qe=t=>t===void 0?"unknown":t?"holds":"failing";function Jn(t){
const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?
"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unkn\
own",says:r.join(", ")}}function Xn(t,e){const n=W(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:ns(a)})).filter(
({key:a})=>e.entries.has(a)),s=W(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.
className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=W(t,".cg-claim[data-q]"),r=es(t);return a=>{const{now:i,was:u,
attempt:c,state:b}=a,v=new Map,_=M=>{const m=i(M);return v.set(M,m===void 0?void 0:!!m),v.get(M)};for(const{e:M,key:m,row:p,built:d}of n)c(M,()=>{v.delete(m);const S=_(
m);ss(M,S,!H(i(m),u(m)),d),a.done&&Le(p,S!==!0&&b.size>0)});for(const{e:M,of:m,built:p}of s)c(M,()=>{const d=m.some(({key:l})=>!H(i(l),u(l))),{state:S,says:A}=Jn(
m.map(({key:l})=>_(l)));M.classList.toggle("is-off",d),M.firstElementChild&&(M.firstElementChild.className=d?`cg-mark is-${S}`:p.mark),z(M.firstElementChild,d?Qn[S]:
p.sign),z(M.lastElementChild,d?A:p.says),M.title=d?"in your scenario":""});const w=n.filter(({key:M})=>v.has(M)&&!H(i(M),u(M)));r(ts(w.map(({key:M})=>v.get(M)),
o.filter(M=>M.matches(".is-changed")).length))}}function ts(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function es(t){const e=t.querySelector(".cg-facts"),n=C(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&
!n.isConnected)){if(!r){r=C("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),
n.classList.toggle("is-failing",i),z(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const ns=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function ss(t,e,n,s){const o=n?qe(e):s.state,
r={holds:"true",failing:"false",unknown:"not computed"}[qe(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is\
-${a}`,a===o);z(t.querySelector(".cg-mark"),n?"→":s.sign),z(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function Le(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Re={makeValues:$e,prepare:be},
os=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],
["svg[data-rows]",()=>import("../views/series.js")]],Ie=t=>Promise.all(os.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),rs=2;async function ze(t,e,n,s,o){
const r=ve(t),a=new Map,i=r.under(a),u=location.pathname;let c=[];const{attempt:b,start:v,tell:_}=Kn(e),w={model:r,root:n,signal:s,state:a,now:i,was:i,empty:a,done:!0,
set:D,inCase:E,attempt:b},M=[],m=new Set;r.allow(it);const p=us(n,r,i,a);let d=0,S=0,A=ct;const l=e.dataset.inputs,O=new URL(l??"",document.baseURI).href,{bar:k,
show:N}=Ut({remove(h){const g=new Set(h.flatMap($=>$.parts));c=c.filter($=>!g.has($)),D(new Map(h.flatMap($=>$.keys).map($=>[$,void 0])))},take:h=>D(new Map(h.map(
({key:g,value:$})=>[g,$]))),link:()=>location.href});e.append(k),He(k,e,n,s);const R=()=>{const h=ke(w.state,c,r,A),g=Fn(h,w.state,r,A);N(h,g,A,O),cs(n,r,g)},I=async()=>{
A!==ct||!is(w.state,c,r)||(A=await Ae(l),s.aborted||R())},L=(h=!0)=>{const g=h?it:ae;w.state.size||(w.state=a),v(w.done=h),r.allow(g),w.now=w.state.size?r.under(
w.state):i,p(w),R();for(const x of M)m.add(x);const $=()=>{const x=performance.now()+rs;r.allow(g);for(const j of m){if(s.aborted)return;if(m.delete(j),j(w),performance.
now()>x)break}r.allow(it),m.size?d=requestAnimationFrame($):_()};cancelAnimationFrame(d),d=requestAnimationFrame($)},T=()=>{const h=Ce(Mt(location.search),r);return c=
h.carried,w.state=h.state,L(),I(),h.dropped};function E(h){const g=r.parseCase(h),$=new Map([...w.state,...g]);return{state:$,read:g.size?r.under($):w.now}}function D(h,g="\
step",$=g==="step"){w.state=new Map(w.state);for(const[x,j]of h){const{v:U,r:P}=r.entry(x);j===void 0||!P&&H(j,U)?w.state.delete(x):r.takes(x,j)&&w.state.set(x,
j)}L($),clearTimeout(S),g==="drag"?S=setTimeout(K,150,"drag"):K(g),g==="step"&&De(n)}function K(h){const g=Dt(location.href,je(w.state,c,r));g===location.href||
s.aborted||location.pathname!==u||(h==="step"||!Mt(location.search)?history.pushState(history.state,"",g):history.replaceState(history.state,"",g))}const f=T();
f.length&&as(f,r,k);const y=je(w.state,c,r);Mt(location.search)!==y&&history.replaceState(history.state,"",Dt(location.href,y)),ut(window,"popstate",{signal:s},
()=>{location.pathname===u&&T()}),ps(w);for(const h of o){const g=[await h.mount(w)].flat();M.push(...g),r.allow(it);for(const $ of g)$(w)}_()}function as(t,e,n){
const s=[...new Set(t)].slice(0,4).map(a=>`${a} (${Zn(a,e)})`),o=Z("cg-bar__x","×",()=>{r.remove(),yt(n)}),r=C("p","cg-bar__notice cg-bar__asked",`Not taken fr\
om the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const is=(t,e,{data:n})=>e.length>0||[...t.keys()].
some(s=>s.split("#")[0]!==n.note);function cs(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of W(t,".cg-row[data-row] .cg-row__val, .cg-grip[dat\
a-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}z(i??o.appendChild(
C("span","cg-elsewhere")),`${a} elsewhere`)}}function us(t,e,n,s){const o=m=>W(t,`[data-${m}]`).map(p=>[p,e.key(p.dataset[m])]).filter(([,p])=>e.entries.has(p)),
r=o("say"),a=Xn(t,e),i=ds(t,e),u=o("p"),c=o("hist"),b=o("reset"),v=W(t,"[data-set]").map(m=>[m,[...e.parseCase(m.dataset.set)]]),_=W(t,"[data-cite]").map(m=>[m,
(m.dataset.cite??"").split(`
`).map(e.key),m.dataset.rows?.split(`
`)]),w=Pn(t,e),M=o("q").filter(([m])=>!m.matches("[data-cell], svg *")).map(([m,p])=>{const d=e.parseCase(m.dataset.with),S=d.size?d:s;return{e:m,key:p,given:d,
around:m.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:w.get(m)??[],built:Ct(()=>e.text(p,S,d.size?e.under(d):n,Ft(m))),written:m.textContent??"",spoken:m.
getAttribute("aria-description")??""}});return m=>{const{state:p,now:d,attempt:S}=m,A=new Map(p);for(const l of M)S(l.e,()=>fs(l,m));for(const[l,O]of r)S(l,()=>z(
l,e.say(O,d(O))));for(const[l,O]of i)S(l,()=>hs(l,O,m));for(const[l,O]of c)S(l,()=>l.firstElementChild?.setAttribute("d",ls(e.heights(O,m.state))));for(const[l,
O]of u)S(l,()=>Oe(l,O,m));for(const[l,O]of b)l.hidden=!A.has(O);for(const[l,O,k]of _)S(l,()=>{l.hidden=k?!k.includes(O.map(d).join()):O.some(N=>A.has(N))});a(m);
for(const[l,O]of v)S(l,()=>l.setAttribute("aria-pressed",String(O.every(([k,N])=>H(d(k),N,1e-9)))))}}function fs({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:b,was:v}){const _=n.size>0&&c.size>0,w=_?new Map([...c,...n]):c,M=_?u.under(w):b,m=(r===void 0||n.size>0)&&!c.size,p=m?"":u.text(
e,w,M,Ft(t)),{c:d,u:S,rows:A}=u.entry(e),l=m?!1:r===void 0?Q(p,t.dataset.u)!==a:p!==r;if(!t.matches(".cg-claim")){const T=!m&&p===V&&s?.matches(".cg-out")?u.why(
e,w):"";z(t,m?a:T?`${V} ${T}`:Q(p,t.dataset.u)),s?.classList.toggle("is-changed",l);return}const O=t.querySelector(".cg-claim__now"),k=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!O)return;const N=n.size?void 0:o.find(T=>M(T)!==v(T)),R=N?` · ${u.say(N,M(N))}`:"",I=A?u.say(e,M(e)):Q(p,S)+
k,L=d?M(e)===void 0?"not computed":M(e)?"now true":"no longer true":I;t.classList.toggle("is-changed",l),z(O,l?`→ ${L}${R}`:""),O.dataset.copy=l&&!d?L:"",t.setAttribute(
"aria-description",l?`${i} as written; in your scenario ${L}${R}`:i)}const ls=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",ds=(t,e)=>W(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function hs(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(w=>s.has(w)||!H(r(
w),a(w))),b=t.querySelector(".cg-row__was"),v=()=>e.map(w=>n.text(w,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),b&&(b.hidden=
!c);const _=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&_&&Le(t,s.size>0&&e.some(w=>n.text(w,s,r)===V)),z(b,c?n.entry(u).rows?
n.say(u):e.length>1?`(${v()})`:v():"")}function ps(t){const{model:e,root:n,signal:s}=t;ut(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const p of W(n,".cg-panel__results"))p.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:b=0,hi:v=0,step:_,log:w}=c,M=w?10**+a.value:+a.value,m=_?b+Math.round((pt(c,M)-b)/_)*_:pt(c,+M.toPrecision(3));t.set(new Map([[i,Math.min(
v,Math.max(b,m))]]),"drag",u),u&&De(n)}else if(a.matches(".cg-entry")){const{value:c,problem:b=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!b)&&_e(a,b)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ut(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>Oe(r,e.key(r.dataset.p),t))}),ut(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&gs(i,t),u&&ws[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function gs(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const ws={steps(t,e){const n=W(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ft(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ft(t.parentElement?.querySelector("code")?.textContent??"",t)}},De=t=>requestAnimationFrame(
()=>W(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ms=Object.freeze({__proto__:null,compute:Re,loadParts:Ie,mount:ze});export{$e as A,ms as B,
ae as D,rt as E,it as L,Y as T,Pe as a,Z as b,ft as c,Re as compute,et as d,B as e,re as f,V as g,q as h,Ct as i,Vt as j,Qe as k,kt as l,Ie as loadParts,vt as m,
ze as mount,Bt as n,hn as o,wn as p,Je as q,Ae as r,H as s,pt as t,Ut as u,ke as v,Q as w,Ce as x,be as y,ve as z};
