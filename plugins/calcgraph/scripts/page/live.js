import{m as j,p as z,a as Ue,b as P,i as Mt,w as Dt,o as ut,s as Ft}from"./sheet.js";async function ft(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Pe(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}function Ut({remove:t,take:e,link:n,notice:s="",act:o}){const r=j("div","cg cg-bar"),a=j("span","cg-bar__count"),i=j("span"),u=j("ul","cg-bar__list"),c=j("p",
"cg-bar__offer"),b=j("p","cg-bar__who","Your scenario, ",a,i),O=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),a.setAttribute("\
role","status");let A=[];const g=Q("cg-bar__do","copy link",()=>ft(n(),g)),M=Q("cg-bar__do","put all back",()=>{t(A),yt(r)}),m=j("div","cg-bar__acts",g,M),d=j("\
p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(b,u,m,c,...s?[d]:[]);const l=(y,k,w,v)=>{const _=y.reduce((E,T)=>E+T.keys.length+T.parts.length,0);A=y,r.classList.
toggle("is-on",y.length>0),z(a,`${_} changed`);const N=[...new Set(y.flatMap(E=>E.notes))];i.replaceChildren(...N.slice(0,2).flatMap((E,T)=>[T?" and ":", set in\
 ",We(E,w,v)])),N.length>2&&i.append(` and ${N.length-2} more`);const q=[...u.querySelectorAll("button")].findIndex(E=>E===document.activeElement);u.replaceChildren(
...y.map(E=>He(E,()=>t([E])))),q>=0&&!y.length?yt(r):q>=0&&u.querySelectorAll("button")[Math.min(q,y.length-1)].focus({preventScroll:!0});const R=k.filter(E=>!O.
has(`${E.key} ${E.there}`));c.hidden=!R.length,c.replaceChildren(...R.map(E=>j("span","cg-bar__kin",`${E.says}: here ${E.here}, elsewhere ${E.there} `,Q("cg-bar\
__do",`use ${E.there} here too`,()=>e([E])),Q("cg-bar__do is-quiet","keep it apart",()=>{O.add(`${E.key} ${E.there}`),l(y,k,w,v)}))))};return{bar:r,show:l}}function He(t,e){
const n=Q("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",
t.was)]:[],j("b","",t.now),...t.isToo?[j("span","cg-bar__too",", here too")]:[],n)}function We(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const r=j(
"a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Be=t=>(t.closest("article, main")??document).querySelector("h1");function yt(t){const e=Be(t);
e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Q(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener(
"click",n),s}const Pt=1e-12,$t=2**-50,Ht=2**-48,Wt=64,St=1e-9,Ge=2**-48,Ye=2**-51,Ve=2**-40,Ke=2**53;class G{at=-1;needs="";constructor(e){this.message=e}}const L=t=>{
throw new G(t)},Bt=new Map,vt=(t,e)=>e===0?L("division by zero"):t/e,Gt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?vt(1,s):
s},Yt=(t,e)=>{const n=e===Math.floor(e);return t===0&&e<0&&L("division by zero"),n&&Math.abs(e)<=Wt?Gt(t,e):t<0&&!n?L("power of a negative number"):t**e},Ot=t=>t<=
0?L("log of zero or less"):Math.log(t),At=(t,e)=>{const n=Ot(e),s=n===0?L("division by zero"):Ot(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Wt&&Gt(e,o)===t?o:s},
lt=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=$t*Math.abs(t)?n:e},Vt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Pt*Math.max(
1,Math.abs(t))?e:Math.floor(t)},Ze=t=>-Vt(-t),Qe=(t,e)=>{e===0&&L("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+
0;const s=$t*Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Kt=t=>-lt(-t),kt=t=>{const e=lt(t),n=t-e;return Math.abs(n-.5)<=$t*Math.
max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},Je=(t,e=0)=>{const n=lt(e);(n!==Kt(e)||Math.abs(n)>15)&&L("rounding to a number of digits that is not whole, or m\
ore than 15");const s=Yt(10,Math.abs(n));return n?n>0?kt(t*s)/s:kt(t/s)*s:kt(t)},ot=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(
e))||s.some(r=>o<=Pt*Math.abs(r))},Zt=(t,e,...n)=>+(t<e&&!ot(t,e,Ht,n)),Qt=(t,e,...n)=>+(t<=e||ot(t,e,Ht,n)),Xe=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(
e);return+(o<=r||ot(o,r,St,s))},_t=(t,e)=>Math.abs(t)<=Ge*Math.abs(e)&&t&&(Math.abs(e)>=Ke||t!==Math.floor(t))?0:t,Et=(t,e)=>{const n=Ye*Math.abs(e);return Math.
abs(t)<=n&&n<Ve?0:t},Jt=t=>Math.abs(t)>2**33?L("an angle so large that its turns cannot be determined"):t,Xt=t=>Et(Math.cos(Jt(t)),t),tn=t=>Xt(t)===0?L("divisio\
n by zero"):Et(Math.tan(t),t),te=t=>e=>e>=-1&&e<=1?t(e):L("outside -1..1"),{abs:en,atan:nn,atan2:sn,sinh:on,cosh:rn,tanh:an,exp:cn,sign:un,asin:fn,acos:ln}=Math,
rt=new Map(Object.entries({add:(t,e)=>_t(t+e,t),sub:(t,e)=>_t(t-e,t),mul:(t,e)=>t*e,div:vt,neg:t=>-t,pow:Yt,not:t=>+(t===0),lt:Zt,le:Qt,gt:(t,e,...n)=>Zt(e,t,...n),
ge:(t,e,...n)=>Qt(e,t,...n),eq:(t,e,...n)=>+ot(t,e,St,n),ne:(t,e,...n)=>+!ot(t,e,St,n),within:Xe,sqrt:t=>t<0?L("root of a negative number"):Math.sqrt(t),exp:cn,
ln:Ot,log:At,log2:t=>At(t,2),log10:t=>At(t,10),abs:en,sign:un,floor:lt,ceiling:Kt,round:Je,min:Math.min,max:Math.max,sin:t=>Et(Math.sin(Jt(t)),t),cos:Xt,tan:tn,
asin:te(fn),acos:te(ln),atan:nn,atan2:sn,sinh:on,cosh:rn,tanh:an}));function hn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof
G)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const J=86400,dn=2629800,ee=1e-6,xt=-62135596800,ne=253402214400,se=(t,e)=>{const n=Math.floor(
t+.5);return Number.isFinite(n)||L("overflow"),Math.abs(t-n)>ee?L(e):n},pn=t=>t>=xt&&t<=ne?t:L("a date beyond the years 1 to 9999"),at=t=>new Date(pn(se(t/J,"no\
 whole number of days")*J)*1e3),oe=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,gn={later:(t,e)=>at(t+e).getTime()/1e3,months_later:(t,e)=>{const n=se(e/dn,"n\
o whole number of months"),s=at(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&L("a date beyond the years 1 to 99\
99"),oe(r,a,Math.min(s.getUTCDate(),new Date(oe(r,a+1,0)*1e3).getUTCDate()))},year:t=>at(t).getUTCFullYear(),month:t=>at(t).getUTCMonth()+1,day:t=>at(t).getUTCDate()};
function ht(t){const e=Math.floor(t/J+.5);return Math.abs(t/J-e)>ee||e*J<xt||e*J>ne?"–":new Date(e*J*1e3).toISOString().slice(0,10)}function wn(t){if(!/^\d{4}-\d\d-\d\d$/.
test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=xt&&ht(e)===t?e:void 0}const X=12,mn=100,bn={"%":100,percent:100,pct:100,"‰":1e3},Mn=t=>!t||
t.startsWith("×")?1:bn[t]??0;function re(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(X-
1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Tt(Math.floor(Math.abs(t)+.5),0,!1);if(a<-4||a>=15){const g=Nt(
i,X-e),M=g>=10**e?1:0;return`${u}${Tt(g/10**M,e-1,!1)}e${a+M}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const b=s*10**(X-1-a),O=t>0&&s?Math.abs(
i-b):0;O&&O*mn<=b&&(c=Math.max(c,Math.min(e-a+X-1-String(O).length,X-1-a)));let A=Nt(i,X-1-a-c);return!n&&c>0&&A>=10**(a+c+1)&&(A=Nt(i,X-1-a- --c)),u+Tt(A,c,n&&
a>=0&&A%10**c!==0)}const Nt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Tt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(
s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const ae=25e4,it=5e6,yn=2e6,$n=2e3,Sn=20;class W{}
class vn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){
this.own=$n,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.
steps<=0)throw new W;this.pay(Sn)}}function Ct(t){try{return t()}catch(e){if(e instanceof W)return;throw e}}const ie=1e6,On=60,An=1e4,ce=/#[[{]/,ue="more than 1\
,000,000 steps",kn=1e12,fe={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},jt=new Map(
Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,
void 0,t.inside(o,t.machine.below(e)))}})),le=["read","slope","root","at","series","edge","along","across","path","part"],_n=["num","row","read","index",...Object.
keys(fe)],En=t=>rt.has(t)||jt.has(t)||_n.includes(t);function xn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){const[o,r,a]=t[s];o==="drawn"?s=
+a-1:le.includes(String(o))&&n.push(String(r))}return n}function he(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.get(o);r?r.push(n):e.set(o,
[n])}return e}function de(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function pe(t){const e=t.steps+t.rest;t.steps=Math.
min(ie,e),t.rest=e-t.steps,t.short=e<ie}function Nn([t,...e]){const[n=0,s=0]=e.map(Number),o=rt.get(String(t));return{name:String(t),act:o,effort:o&&Bt.get(o),operands:e,
first:n,second:s}}class Tn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>le.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new vn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new tt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){
const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(Nn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.
counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.
affected(n.keys())){const o=new tt(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(kn,this.purse.steps),
{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],pe(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=de(e,he([...this.nodes].map(([n,s])=>[n,xn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>ce.test(a));if(!s.length||s.length===e.size)return e.size?new tt(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([a])=>!ce.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new tt(this,o,n,n.budget)}),
new tt(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=de(n,this.readers??=he(this.reads));return this.known.set(s,r),r}}class tt{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const b=s.get(i);if(!b)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,b)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const b=!this.budget.isRunning;b&&pe(this.budget);const{open:O,integrals:A,steps:g,
short:M}=this.budget,{costs:m}=this.machine,d=m.get(e)??0;if(M&&d>g)throw new W;try{this.budget.isRunning=!0;const l=[];this.machine.traced?.push(l);const y=this.
execute(this.machine.program(e,n),0,n.length,l),k=g-this.budget.steps;return(k>An||d)&&m.set(e,k),y}catch(l){if(!(l instanceof G))throw l;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:O,integrals:A}),{reason:l.message,key:e,at:l.at,needs:l.needs}}finally{b&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(b=>this.value(b)),u=i.findIndex(b=>typeof b=="object"),c=i.join();return u>=0?{reason:"",key:e,needs:s[u]}:
Object.hasOwn(o,c)?o[c]??{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new W:Object.assign(new G(ue),{at:n});const{instructions:r}=e;try{for(;n<s;){const{name:a,act:i,effort:u,operands:c,first:b,second:O}=r[n];if(i){const A=o[b],
g=o[O],{length:M}=c;u&&this.weigh(u(...c.map(d=>o[+d])));const m=M===2?i(A,g):M===1?i(A):i(...c.map(d=>o[+d]));o[n]=Number.isFinite(m)?m:L(Number.isNaN(m)?"no r\
eal value":"overflow")}else if(a==="num"||a==="row")o[n]=c[0];else if(a==="index")o[n]=o[b];else if(a==="read")o[n]=this.known(String(c[0]));else{n=this.region(
e,n,o);continue}n++}}catch(a){throw a instanceof G&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=0)){if(this.budget.short)
throw new W;L(ue)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new G(n.reason),{needs:e});return n}series(e){const n=this.value(e);
if(!Array.isArray(n))throw Object.assign(new G(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(r[o==="with"?0:r.
length-1]),i=jt.get(o);if(!i)return L(fe[o]??"no real value");this.budget.open>=On&&L("nested deeper than 60"),this.budget.open++;const u=i(this,r,(c=n+1,b=a,O=this)=>O.
execute(e,c,b,s),s,n,e.operations);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&L("overflow"),s[n]=s[a-1]=u,a}inside(e,n){return this.budget.
steps-=20,new tt(this.machine,e,this,this.budget,n)}}let qt,dt,ge,we,me;async function be(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(
r)))),n=()=>[...e].every(En),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Me(o.CHECKED,o.DRAWN),{drawsOf:dt}=
o,e.has("beta")&&rt.set("beta",(await import("../parts/beta.js").then(function(r){return r.a})).betaQuantile)}if(s&&({folded:we,heights:me,summary:ge}=await import("../twins/columns.js")),
!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");Me(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:qt}=await import("../twins/extremes.js"))}
function Me(t,e){for(const[n,s]of Object.entries(t))rt.set(n,s);for(const[n,s]of Object.entries(e))jt.set(n,s)}const U=(t,e,n=1e-12)=>t===e||typeof t=="number"&&
typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function ye(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){
const a=r[r.length-1],{p:i=[],picks:u=[]}=t.get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="str\
ing"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(c)}return s}function $e(t){const e=new Map(Object.entries(t.q)),n=new Tn(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||
f.includes("#")?f:`${t.note}#${f}`,r=new WeakMap,a=f=>$=>{const h=f($);if(typeof h!="object")return h;if(s($).w!==void 0&&typeof i($)=="object")throw new W},i=n.
under(new Map),u=f=>{const $=n.under(f),h=a($),p=S=>k(h,S,()=>(n.purse.next(),n.uncertain.has(S)?A(_(S,f,h)):s(S).c?[_(S,f,h)].flat()[0]:h(S)));return r.set(p,$),
p},c=new Map,b=u(c),O=(f,$)=>{n.purse.next();const h=r.get($)?.(f);return Array.isArray(h)?h[0].numbers:void 0},A=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,
g=new WeakMap,M=(f,$,h)=>{const p=g.get($)??n.run($);g.set($,p);try{return n.counted(p,()=>{const S=dt(p).value(f);return h===void 0?ge(S):we(S,h)})}catch(S){if(S instanceof
G)return;throw S}},m=new Map,d=f=>{for(const $ of m.has(f)||!e.has(f)?[]:ye(e,[f],m)){const{p:h,picks:p,cells:S,rs:x}=s($),C=new Set(x||!(h||S)?[$]:[]);m.set($,
C);for(const D of[...p??[],...(h??[]).flat()])for(const F of typeof D=="string"&&m.get(D)||[])C.add(F)}return m.get(f)??new Set},l=(f,$)=>{const h=n.under($);let p=f,
S=h(p);for(;typeof S=="object"&&S.needs;)S=h(p=S.needs);if(typeof S!="object")return"";const{picks:x}=s(p),C=p.slice(p.indexOf("#")+1);if(!x)return p===f?S.reason:
`${C}: ${S.reason}`;const D=x.map(F=>{const B=h(F);return typeof B=="string"&&s(F).rows?.[B]||B});return`${C} is not known for ${D.join(", ")}`},y=(f,$)=>{const{
r:h,rs:p,picks:S=[]}=s(f);return h??p?.[S.map($).join()]},k=(f,$,h)=>{const p=w.get(f)??new Map,{round:S}=n.purse;if(p.get($)===S)throw new W;try{return h()}catch(x){
throw x instanceof W&&w.set(f,p.set($,S)),x}},w=new WeakMap,v=new WeakMap,_=(f,$,h)=>{const p=v.get(h)??{state:$,found:new Map};return p.state!==$?N(f,$,h):(v.set(
h,p),p.found.has(f)||p.found.set(f,k(p,f,()=>N(f,$,h))),p.found.get(f))},N=(f,$,h)=>{if($.size&&!n.affected($.keys()).has(f))return _(f,c,b);n.purse.next();const p=n.
uncertain.has(f);if(p&&s(f).c)return;const x=[...d(f)].sort().map(I=>[I,$.has(I)?void 0:y(I,h)]).filter(([,I])=>I),C=p?void 0:h(f);if(p)return x.length?void 0:M(
f,$);if(!x.length||typeof C!="number")return C;const D=n.run($),F=n.affected(x.map(([I])=>I)),B=I=>nt=>{n.purse.point();const st=n.at(D,nt,F)(I);return typeof st==
"object"?void 0:st},wt=q(f,x),zt=e.has(`${f}#margin`)?qt(B(`${f}#margin`),x,wt):void 0;if(zt){const I=[...zt.at,...wt].map(B(f));if(I.some(Fe=>typeof Fe!="numbe\
r"))return;const nt=Math.min(C,...I),st=Math.max(C,...I);return nt===st?nt:[nt,st]}const mt=qt(B(f),x,wt)?.ends;if(!mt)return;const[bt,It]=[Math.min(mt[0],C),Math.
max(mt[1],C)];return bt===It?bt:[bt,It]},q=(f,$)=>(s(f).at??[]).filter(h=>Object.keys(h).length===$.length&&$.every(([p,[S,x]])=>p in h&&h[p]>=S&&h[p]<=x)).map(
h=>new Map($.map(([p])=>[p,h[p]]))),R=(f,$)=>{if(n.purse.next(),M(f,$)===void 0)return[];const h=g.get($);return h?n.counted(h,()=>me(dt(h).value(f))):[]},E=(f,$)=>{
if(n.purse.next(),!n.uncertain.has(f)||M(f,$)===void 0)return;const h=g.get($),p=h&&n.counted(h,()=>dt(h).value(f));return p instanceof Float64Array?p:void 0},T=(f,$,h)=>(n.
purse.next(),n.uncertain.has(f)?[M(f,$,h)].flat()[0]:void 0);function*H(f=yn){const $=new Map,h=u($),p=[],S=[];K(f);for(const x of ye(e)){const{w:C}=s(x);if(C===
void 0)continue;const D=Ct(()=>[_(x,$,h)].flat());!D||D.some(F=>F===void 0)?S.push(x):[C].flat().some((F,B)=>!U(F,D[B],1e-9))&&p.push(x),yield}return{wrong:p,untold:S}}
const V=f=>{const $=H(f);for(;;){const{done:h,value:p}=$.next();if(h)return p}},K=f=>{n.purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:u,column:O,why:l,
inputs:d,reaches:(f,$)=>n.affected([f]).has($),spread:_,part:T,heights:R,draws:E,prove:V,proving:H,allow:K,taken:()=>n.purse.taken}}const Y="–",Cn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Lt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},jn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},qn=t=>Object.
hasOwn(Lt,/^[A-Za-z]*/.exec(t)?.[0]??""),Z=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Rt=t=>t.join(t[0][0]==="-"?" to ":"–"),et=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,pt=({f:t=1,o:e=0},n)=>n*t+e,Se=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Ln=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>jn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function gt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Ln(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[b,O,A=0]=e[u];s+=A,n*=b**c;for(const[,g,M]of O.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(g,(o.get(g)??0)+ +(M||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ve(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(d,l,y)=>{const{d:k,u:w="",o:v}=s(d),_=et(s(d),l);return s(d).iso?ht(l):Se(_)&&(_!==0||v||!l)?re(_,y??k,Cn.test(
w),Mn(w)):Y},u=(d,l)=>{const y=l.map(T=>et(s(d),T)),{d:k=3}=s(d),w=Math.max(...y.map(Math.abs)),v=Math.abs(y[2]-y[0]),_=T=>Math.floor(Math.log10(T)),N=w&&v?Math.
max(k,Math.min(_(w)-_(v/3)+2,12)):k,[q,R,E]=l.map(T=>i(d,T,N));return`${R} (${Rt([q,E])})`},c=(d,l,y,k)=>{const w=(k?r(d,l,k):void 0)??a(d,l,y),{words:v}=s(d);if(v)
return v[Number(w)]??Y;if(Array.isArray(w)){if(w.length===3)return u(d,w);const[_,N]=w.map(q=>i(d,q));return _===N?_:(s(d).al?"at least ":"")+Rt([_,N])}return typeof w==
"number"?i(d,w):w??Y},b=(d,l)=>{const{rows:y,r:k,v:w,u:v}=s(d),_=l??w;return typeof _=="string"?y?.[_]??_:l===void 0&&k?Z(Rt(k.map(N=>i(d,N))),v):typeof _=="num\
ber"?Z(i(d,_),v):Y},O=(d,l)=>{const{rows:y,lo:k=-1/0,hi:w=1/0,set:v,picks:_,x:N,iso:q}=s(d);return!n.has(d)||_||N?!1:y?Object.hasOwn(y,l):typeof l!="number"||!Number.
isFinite(l)||q&&ht(l)===Y?!1:v?v.some(R=>U(R,l)):l>=k&&l<=w||U(l,k)||U(l,w)},A=d=>{const l=new Map;for(const y of(d??"").split(/,(?=[^,=]+=)/)){const k=y.lastIndexOf(
"="),w=o(y.slice(0,k)),v=y.slice(k+1);k>0&&n.has(w)&&l.set(w,s(w).rows?v:+v)}return l},g=(d,l)=>{const y=wn(d.trim().replace(/^date\s+/,""));return y===void 0?{
problem:`not a date; write for example ${b(l)}`}:O(l,y)?{value:y}:{problem:`outside ${m(l)}`}},M=(d,l)=>{if(s(l).iso)return g(d,l);const{u:y=""}=s(l),k=y||"a nu\
mber without unit",w=d.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(h,p,S,x)=>`${p}${x} ${S===
"$"?"USD":S}`),[,v,_,N]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(w)??[];if(!v)return{problem:`not a number; write for example ${b(l)}`};const[
,q,R]=/^([A-Za-z]*)(.*)$/.exec(N)??[],E=(_===""||q[1]==="i")&&Object.hasOwn(Lt,q)?Lt[q]:1,T=(E>1?R:N).replace(/\s/g,""),H=gt(T,e.units),V=gt(N.replace(/\s/g,""),
e.units);if(E>1&&y&&!/^\s*[A-Za-z]/.test(R)&&!V.unknown&&V.dimension===gt(y,e.units).dimension)return{problem:`“${d.trim()}” means two things; write ${v} ${N}\
, or ${+v*E}`};if(H.unknown||T&&H.dimension!==gt(y.replace(/^.i /,""),e.units).dimension)return{problem:`“${T}” is not a unit for this; it is in ${k}`};const K=+v*
E,f=pt(T?{f:H.factor,o:H.offset}:E>1?{}:s(l),K),$=K!==0&&f===0&&!H.offset&&!s(l).o;return O(l,f)&&Se(f)&&!$?{value:f}:{problem:`outside ${m(l)}`}},m=d=>{const{lo:l=-1/0,
hi:y=1/0,set:k,u:w}=s(d);return Z((k??[l,y]).map(v=>Number.isFinite(v)?i(d,v):"∞").join(k?", ":" … "),w)};return{...t,text:c,figure:i,say:b,takes:O,parseCase:A,
parseEntry:M}}function Oe(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?U(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type==="radio"?t.checked=
a(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?Rn(t,e,+r,n):t.matches(".cg-entry")&&document.activeElement!==t&&
(t.value=n.text(e,new Map(s).set(e,r),o),Ae(t,"")))}function Rn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(et(o,c)):et(o,c);(document.
activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),Ue(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute(
"aria-valuetext",s.say(e,n))}function Ae(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(
j("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else
o||t.after(r);z(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const ct={notes:{},kinds:[],inputs:{}},ke=t=>t?fetch(t).
then(e=>e.ok?e.json():ct).catch(()=>ct):Promise.resolve(ct),zn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return Z(e,n)};function _e(t,e,n,s){
const{note:o,names:r}=n.data,a=e.map(c=>In(c,s)),i=[...t].sort().map(([c,b])=>{const[O,A]=c.split("#"),g=r[O]??O,M=n.entry(c),[m,d=A]=s.inputs[`${g}.${A}`]??[];
return{notes:O===o?[]:[g],kind:m,says:M.n??d,was:n.say(c),now:n.say(c,b),written:M.rows||typeof b=="string"?String(b):void 0,value:b,keys:[c],parts:[],isHere:O===
o}}),u=[];for(const c of[...a,...i].sort((b,O)=>+b.isHere-+O.isHere)){const b=u.find(O=>c.kind!==void 0&&O.kind===c.kind&&O.now===c.now);b?(b.keys.push(...c.keys),
b.parts.push(...c.parts),b.notes.push(...c.notes),b.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function In(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),r=s.lastIndexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[s.slice(0,r)],kind:a,says:i,was:u,
now:c??zn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Dn(t,e,n,s){const{note:o,names:r}=n.data,a=[];for(const[i,u]of n.entries){const[
c,b]=i.split("#"),O=s.inputs[`${r[c]}.${b}`]?.[0];if(c!==o||O===void 0||e.has(i))continue;const A=t.filter(M=>M.kind===O&&!M.isHere).pop(),g=A&&Fn(A,i,u,n);A&&g!==
void 0&&n.takes(i,g)&&n.say(i,g)!==n.say(i)&&a.push({key:i,says:u.n??b,here:n.say(i),there:A.now,value:g})}return a}function Fn({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Un(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:Hn(
r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Pn(o,n,s);return s}function Pn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const Hn=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Wn="computed when you let go",Ee="not comp\
uted here",Bn="Pale values take many steps: they are computed when you let go.",xe=8;function Gn(t){const e=[...new Set(t)],n=e.length-xe,s=e.slice(0,xe).join("\
, ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as writte\
n in the note.`}function Yn(t){const e=t.matches(Ne)?t:t.closest("[data-row]")??t.querySelector(Ne),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??
"").split("#").pop()?.replace(/^=/,"")??""}const Ne="[data-q], [data-say], [data-check], [data-row]";function Vn(t){const e=new Map,n=j("p","cg cg-notice");n.hidden=
!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof W))throw c;e.has(i)||e.set(i,i.getAttribute(
"title")),i.classList.add("is-later"),i.setAttribute("title",s?Ee:Wn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(i.querySelector("button")??i,
Ee)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,
tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(Yn).filter(Boolean):[];z(n,e.size?s?Gn(i):Bn:"")},start:i=>{s=i}}}function Te(t,{data:e,entries:n}){const s=t.
lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.keys(e.names),a=`/${o}.md`,i=r.find(c=>e.names[c]===o)??r.
find(c=>`/${c}`.endsWith(a)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function Ce(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(
0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:u,known:c}=Te(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const b=r.slice(a+1),A=e.entries.
get(i)?.rows?b:e.parseEntry(b,i).value;a>0&&A!==void 0&&e.takes(i,A)?n.set(i,A):o.push(r)}return{state:n,carried:s,dropped:o}}function Kn(t,e){const n=t.indexOf(
":"),{key:s}=Te(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its\
 table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function je(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{
const[i,u]=r.split("#"),c=s.get(r),b=typeof a=="number"&&c?.iso?ht(a):typeof a=="number"?`${+et(c??{},a).toPrecision(12)}${c?.u&&qn(c.u)?" ":""}${c?.u??""}`:a;return(i===
n.note?"":`${n.names[i]??i}.`)+`${u}:${b}`}),...e].join()}const Zn={holds:"✓",failing:"✗",unknown:"–"},qe=t=>t===void 0?"unknown":t?"holds":"failing";function Qn(t){
const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?
"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unkn\
own",says:r.join(", ")}}function Jn(t,e){const n=P(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:es(a)})).filter(
({key:a})=>e.entries.has(a)),s=P(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.
className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=P(t,".cg-claim[data-q]"),r=ts(t);return a=>{const{now:i,was:u,
attempt:c,state:b}=a,O=new Map,A=M=>{const m=i(M);return O.set(M,m===void 0?void 0:!!m),O.get(M)};for(const{e:M,key:m,row:d,built:l}of n)c(M,()=>{O.delete(m);const y=A(
m);ns(M,y,!U(i(m),u(m)),l),a.done&&Le(d,y!==!0&&b.size>0)});for(const{e:M,of:m,built:d}of s)c(M,()=>{const l=m.some(({key:w})=>!U(i(w),u(w))),{state:y,says:k}=Qn(
m.map(({key:w})=>A(w)));M.classList.toggle("is-off",l),M.firstElementChild&&(M.firstElementChild.className=l?`cg-mark is-${y}`:d.mark),z(M.firstElementChild,l?Zn[y]:
d.sign),z(M.lastElementChild,l?k:d.says),M.title=l?"in your scenario":""});const g=n.filter(({key:M})=>O.has(M)&&!U(i(M),u(M)));r(Xn(g.map(({key:M})=>O.get(M)),
o.filter(M=>M.matches(".is-changed")).length))}}function Xn(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function ts(t){const e=t.querySelector(".cg-facts"),n=j(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&
!n.isConnected)){if(!r){r=j("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),
n.classList.toggle("is-failing",i),z(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const es=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function ns(t,e,n,s){const o=n?qe(e):s.state,
r={holds:"true",failing:"false",unknown:"not computed"}[qe(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is\
-${a}`,a===o);z(t.querySelector(".cg-mark"),n?"→":s.sign),z(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function Le(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Re={makeValues:$e,prepare:be},
ss=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],
["svg[data-rows]",()=>import("../views/series.js")]],ze=t=>Promise.all(ss.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),os=2;async function Ie(t,e,n,s,o){
const r=ve(t),a=new Map,i=r.under(a),u=location.pathname;let c=[];const{attempt:b,start:O,tell:A}=Vn(e),g={model:r,root:n,signal:s,state:a,now:i,was:i,empty:a,done:!0,
set:V,inCase:H,attempt:b},M=[],m=new Set;r.allow(it);const d=cs(n,r,i,a);let l=0,y=0,k=ct;const w=e.dataset.inputs,v=new URL(w??"",document.baseURI).href,{bar:_,
show:N}=Ut({remove(h){const p=new Set(h.flatMap(S=>S.parts));c=c.filter(S=>!p.has(S)),V(new Map(h.flatMap(S=>S.keys).map(S=>[S,void 0])))},take:h=>V(new Map(h.map(
({key:p,value:S})=>[p,S]))),link:()=>location.href});e.append(_);const q=()=>{const h=_e(g.state,c,r,k),p=Dn(h,g.state,r,k);N(h,p,k,v),is(n,r,p)},R=async()=>{k!==
ct||!as(g.state,c,r)||(k=await ke(w),s.aborted||q())},E=(h=!0)=>{const p=h?it:ae;g.state.size||(g.state=a),O(g.done=h),r.allow(p),g.now=g.state.size?r.under(g.state):
i,d(g),q();for(const x of M)m.add(x);const S=()=>{const x=performance.now()+os;r.allow(p);for(const C of m){if(s.aborted)return;if(m.delete(C),C(g),performance.
now()>x)break}r.allow(it),m.size?l=requestAnimationFrame(S):A()};cancelAnimationFrame(l),l=requestAnimationFrame(S)},T=()=>{const h=Ce(Mt(location.search),r);return c=
h.carried,g.state=h.state,E(),R(),h.dropped};function H(h){const p=r.parseCase(h),S=new Map([...g.state,...p]);return{state:S,read:p.size?r.under(S):g.now}}function V(h,p="\
step",S=p==="step"){g.state=new Map(g.state);for(const[x,C]of h){const{v:D,r:F}=r.entry(x);C===void 0||!F&&U(C,D)?g.state.delete(x):r.takes(x,C)&&g.state.set(x,
C)}E(S),clearTimeout(y),p==="drag"?y=setTimeout(K,150,"drag"):K(p),p==="step"&&De(n)}function K(h){const p=Dt(location.href,je(g.state,c,r));p===location.href||
s.aborted||location.pathname!==u||(h==="step"||!Mt(location.search)?history.pushState(history.state,"",p):history.replaceState(history.state,"",p))}const f=T();
f.length&&rs(f,r,_);const $=je(g.state,c,r);Mt(location.search)!==$&&history.replaceState(history.state,"",Dt(location.href,$)),ut(window,"popstate",{signal:s},
()=>{location.pathname===u&&T()}),ds(g);for(const h of o){const p=[await h.mount(g)].flat();M.push(...p),r.allow(it);for(const S of p)S(g)}A()}function rs(t,e,n){
const s=[...new Set(t)].slice(0,4).map(a=>`${a} (${Kn(a,e)})`),o=Q("cg-bar__x","×",()=>{r.remove(),yt(n)}),r=j("p","cg-bar__notice cg-bar__asked",`Not taken fr\
om the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const as=(t,e,{data:n})=>e.length>0||[...t.keys()].
some(s=>s.split("#")[0]!==n.note);function is(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of P(t,".cg-row[data-row] .cg-row__val, .cg-grip[dat\
a-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}z(i??o.appendChild(
j("span","cg-elsewhere")),`${a} elsewhere`)}}function cs(t,e,n,s){const o=m=>P(t,`[data-${m}]`).map(d=>[d,e.key(d.dataset[m])]).filter(([,d])=>e.entries.has(d)),
r=o("say"),a=Jn(t,e),i=ls(t,e),u=o("p"),c=o("hist"),b=o("reset"),O=P(t,"[data-set]").map(m=>[m,[...e.parseCase(m.dataset.set)]]),A=P(t,"[data-cite]").map(m=>[m,
(m.dataset.cite??"").split(`
`).map(e.key),m.dataset.rows?.split(`
`)]),g=Un(t,e),M=o("q").filter(([m])=>!m.matches("[data-cell], svg *")).map(([m,d])=>{const l=e.parseCase(m.dataset.with),y=l.size?l:s;return{e:m,key:d,given:l,
around:m.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:g.get(m)??[],built:Ct(()=>e.text(d,y,l.size?e.under(l):n,Ft(m))),written:m.textContent??"",spoken:m.
getAttribute("aria-description")??""}});return m=>{const{state:d,now:l,attempt:y}=m,k=new Map(d);for(const w of M)y(w.e,()=>us(w,m));for(const[w,v]of r)y(w,()=>z(
w,e.say(v,l(v))));for(const[w,v]of i)y(w,()=>hs(w,v,m));for(const[w,v]of c)y(w,()=>w.firstElementChild?.setAttribute("d",fs(e.heights(v,m.state))));for(const[w,
v]of u)y(w,()=>Oe(w,v,m));for(const[w,v]of b)w.hidden=!k.has(v);for(const[w,v,_]of A)y(w,()=>{w.hidden=_?!_.includes(v.map(l).join()):v.some(N=>k.has(N))});a(m);
for(const[w,v]of O)y(w,()=>w.setAttribute("aria-pressed",String(v.every(([_,N])=>U(l(_),N,1e-9)))))}}function us({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:b,was:O}){const A=n.size>0&&c.size>0,g=A?new Map([...c,...n]):c,M=A?u.under(g):b,m=(r===void 0||n.size>0)&&!c.size,d=m?"":u.text(
e,g,M,Ft(t)),{c:l,u:y,rows:k}=u.entry(e),w=m?!1:r===void 0?Z(d,t.dataset.u)!==a:d!==r;if(!t.matches(".cg-claim")){const T=!m&&d===Y&&s?.matches(".cg-out")?u.why(
e,g):"";z(t,m?a:T?`${Y} ${T}`:Z(d,t.dataset.u)),s?.classList.toggle("is-changed",w);return}const v=t.querySelector(".cg-claim__now"),_=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!v)return;const N=n.size?void 0:o.find(T=>M(T)!==O(T)),q=N?` · ${u.say(N,M(N))}`:"",R=k?u.say(e,M(e)):Z(d,y)+
_,E=l?M(e)===void 0?"not computed":M(e)?"now true":"no longer true":R;t.classList.toggle("is-changed",w),z(v,w?`→ ${E}${q}`:""),v.dataset.copy=w&&!l?E:"",t.setAttribute(
"aria-description",w?`${i} as written; in your scenario ${E}${q}`:i)}const fs=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",ls=(t,e)=>P(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function hs(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(g=>s.has(g)||!U(r(
g),a(g))),b=t.querySelector(".cg-row__was"),O=()=>e.map(g=>n.text(g,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),b&&(b.hidden=
!c);const A=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&A&&Le(t,s.size>0&&e.some(g=>n.text(g,s,r)===Y)),z(b,c?n.entry(u).rows?
n.say(u):e.length>1?`(${O()})`:O():"")}function ds(t){const{model:e,root:n,signal:s}=t;ut(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const d of P(n,".cg-panel__results"))d.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:b=0,hi:O=0,step:A,log:g}=c,M=g?10**+a.value:+a.value,m=A?b+Math.round((pt(c,M)-b)/A)*A:pt(c,+M.toPrecision(3));t.set(new Map([[i,Math.min(
O,Math.max(b,m))]]),"drag",u),u&&De(n)}else if(a.matches(".cg-entry")){const{value:c,problem:b=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!b)&&Ae(a,b)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ut(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>Oe(r,e.key(r.dataset.p),t))}),ut(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&ps(i,t),u&&gs[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function ps(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const gs={steps(t,e){const n=P(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ft(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ft(t.parentElement?.querySelector("code")?.textContent??"",t)}},De=t=>requestAnimationFrame(
()=>P(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ws=Object.freeze({__proto__:null,compute:Re,loadParts:ze,mount:Ie});export{$e as A,ws as B,
ae as D,rt as E,it as L,G as T,Pe as a,Q as b,ft as c,Re as compute,et as d,W as e,re as f,Y as g,L as h,Ct as i,Vt as j,Ze as k,_t as l,ze as loadParts,vt as m,
Ie as mount,Bt as n,hn as o,gn as p,Qe as q,ke as r,U as s,pt as t,Ut as u,_e as v,Z as w,Ce as x,be as y,ve as z};
