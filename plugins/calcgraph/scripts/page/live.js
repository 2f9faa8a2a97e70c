import{m as j,p as D,a as Ie,b as H,i as mt,w as zt,o as ct,s as It}from"./sheet.js";async function ut(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function De(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}function Dt({remove:t,take:e,link:n,notice:s="",act:o}){const r=j("div","cg cg-bar"),a=j("span","cg-bar__count"),i=j("span"),u=j("ul","cg-bar__list"),c=j("p",
"cg-bar__offer"),g=j("p","cg-bar__who","Your scenario, ",a,i),$=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),a.setAttribute("\
role","status");let O=[];const d=K("cg-bar__do","copy link",()=>ut(n(),d)),b=K("cg-bar__do","put all back",()=>{t(O),bt(r)}),w=j("div","cg-bar__acts",d,b),p=j("\
p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(g,u,w,c,...s?[p]:[]);const f=(m,_,h,S)=>{const N=m.reduce((E,T)=>E+T.keys.length+T.parts.length,0);O=m,r.classList.
toggle("is-on",m.length>0),D(a,`${N} changed`);const C=[...new Set(m.flatMap(E=>E.notes))];i.replaceChildren(...C.slice(0,2).flatMap((E,T)=>[T?" and ":", set in\
 ",Ue(E,h,S)])),C.length>2&&i.append(` and ${C.length-2} more`);const q=[...u.querySelectorAll("button")].findIndex(E=>E===document.activeElement);u.replaceChildren(
...m.map(E=>Fe(E,()=>t([E])))),q>=0&&!m.length?bt(r):q>=0&&u.querySelectorAll("button")[Math.min(q,m.length-1)].focus({preventScroll:!0});const I=_.filter(E=>!$.
has(`${E.key} ${E.there}`));c.hidden=!I.length,c.replaceChildren(...I.map(E=>j("span","cg-bar__kin",`${E.says}: here ${E.here}, elsewhere ${E.there} `,K("cg-bar\
__do",`use ${E.there} here too`,()=>e([E])),K("cg-bar__do is-quiet","keep it apart",()=>{$.add(`${E.key} ${E.there}`),f(m,_,h,S)}))))};return{bar:r,show:f}}function Fe(t,e){
const n=K("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",
t.was)]:[],j("b","",t.now),...t.isToo?[j("span","cg-bar__too",", here too")]:[],n)}function Ue(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const r=j(
"a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Pe=t=>(t.closest("article, main")??document).querySelector("h1");function bt(t){const e=Pe(t);
e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener(
"click",n),s}const Ft=1e-12,Mt=2**-50,Ut=2**-48,Pt=64,yt=1e-9,He=2**-48,We=2**-51,Be=2**-40,Ge=2**53;class G{at=-1;needs="";constructor(e){this.message=e}}const R=t=>{
throw new G(t)},$t=(t,e)=>e===0?R("division by zero"):t/e,Ht=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?$t(1,s):s},Wt=(t,e)=>{
const n=e===Math.floor(e);return t===0&&e<0&&R("division by zero"),n&&Math.abs(e)<=Pt?Ht(t,e):t<0&&!n?R("power of a negative number"):t**e},St=t=>t<=0?R("log of\
 zero or less"):Math.log(t),vt=(t,e)=>{const n=St(e),s=n===0?R("division by zero"):St(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Pt&&Ht(e,o)===t?o:s},ft=t=>{const e=Math.
floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=Mt*Math.abs(t)?n:e},Bt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Ft*Math.max(1,Math.abs(t))?e:
Math.floor(t)},Ye=t=>-Bt(-t),Ve=(t,e)=>{e===0&&R("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=Mt*
Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Gt=t=>-ft(-t),Ot=t=>{const e=ft(t),n=t-e;return Math.abs(n-.5)<=Mt*Math.max(1,Math.
abs(t))?e+Math.abs(e%2):n<.5?e:e+1},Ke=(t,e=0)=>{const n=ft(e);(n!==Gt(e)||Math.abs(n)>15)&&R("rounding to a number of digits that is not whole, or more than 15");
const s=Wt(10,Math.abs(n));return n?n>0?Ot(t*s)/s:Ot(t/s)*s:Ot(t)},st=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=
Ft*Math.abs(r))},Yt=(t,e,...n)=>+(t<e&&!st(t,e,Ut,n)),Vt=(t,e,...n)=>+(t<=e||st(t,e,Ut,n)),Ze=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||
st(o,r,yt,s))},At=(t,e)=>Math.abs(t)<=He*Math.abs(e)&&t&&(Math.abs(e)>=Ge||t!==Math.floor(t))?0:t,kt=(t,e)=>{const n=We*Math.abs(e);return Math.abs(t)<=n&&n<Be?
0:t},Kt=t=>Math.abs(t)>2**33?R("an angle so large that its turns cannot be determined"):t,Zt=t=>kt(Math.cos(Kt(t)),t),Qe=t=>Zt(t)===0?R("division by zero"):kt(Math.
tan(t),t),Qt=t=>e=>e>=-1&&e<=1?t(e):R("outside -1..1"),{abs:Je,atan:Xe,atan2:tn,sinh:en,cosh:nn,tanh:sn,exp:on,sign:rn,asin:an,acos:cn}=Math,ot=new Map(Object.entries(
{add:(t,e)=>At(t+e,t),sub:(t,e)=>At(t-e,t),mul:(t,e)=>t*e,div:$t,neg:t=>-t,pow:Wt,not:t=>+(t===0),lt:Yt,le:Vt,gt:(t,e,...n)=>Yt(e,t,...n),ge:(t,e,...n)=>Vt(e,t,
...n),eq:(t,e,...n)=>+st(t,e,yt,n),ne:(t,e,...n)=>+!st(t,e,yt,n),within:Ze,sqrt:t=>t<0?R("root of a negative number"):Math.sqrt(t),exp:on,ln:St,log:vt,log2:t=>vt(
t,2),log10:t=>vt(t,10),abs:Je,sign:rn,floor:ft,ceiling:Gt,round:Ke,min:Math.min,max:Math.max,sin:t=>kt(Math.sin(Kt(t)),t),cos:Zt,tan:Qe,asin:Qt(an),acos:Qt(cn),
atan:Xe,atan2:tn,sinh:en,cosh:nn,tanh:sn}));function un({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof G)||t.steps<0)throw o;
Object.assign(t,{open:n,integrals:s});return}}const Z=86400,fn=2629800,Jt=1e-6,_t=-62135596800,Xt=253402214400,te=(t,e)=>{const n=Math.floor(t+.5);return Number.
isFinite(n)||R("overflow"),Math.abs(t-n)>Jt?R(e):n},ln=t=>t>=_t&&t<=Xt?t:R("a date beyond the years 1 to 9999"),rt=t=>new Date(ln(te(t/Z,"no whole number of day\
s")*Z)*1e3),ee=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,hn={later:(t,e)=>rt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=te(e/fn,"no whole number of mo\
nths"),s=rt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&R("a date beyond the years 1 to 9999"),ee(r,a,Math.min(
s.getUTCDate(),new Date(ee(r,a+1,0)*1e3).getUTCDate()))},year:t=>rt(t).getUTCFullYear(),month:t=>rt(t).getUTCMonth()+1,day:t=>rt(t).getUTCDate()};function lt(t){
const e=Math.floor(t/Z+.5);return Math.abs(t/Z-e)>Jt||e*Z<_t||e*Z>Xt?"–":new Date(e*Z*1e3).toISOString().slice(0,10)}function dn(t){if(!/^\d{4}-\d\d-\d\d$/.test(
t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=_t&&lt(e)===t?e:void 0}const Q=12,pn=100,gn={"%":100,percent:100,pct:100,"‰":1e3},wn=t=>!t||t.startsWith(
"×")?1:gn[t]??0;function ne(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(Q-1).split("e"),
a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+xt(Math.floor(Math.abs(t)+.5),0,!1);if(a<-4||a>=15){const d=Et(i,Q-e),b=d>=
10**e?1:0;return`${u}${xt(d/10**b,e-1,!1)}e${a+b}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const g=s*10**(Q-1-a),$=t>0&&s?Math.abs(i-g):0;$&&$*
pn<=g&&(c=Math.max(c,Math.min(e-a+Q-1-String($).length,Q-1-a)));let O=Et(i,Q-1-a-c);return!n&&c>0&&O>=10**(a+c+1)&&(O=Et(i,Q-1-a- --c)),u+xt(O,c,n&&a>=0&&O%10**
c!==0)}const Et=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function xt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(s.length-e),
a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const se=25e4,at=5e6,mn=2e6,bn=2e3,Mn=20;class B{}class yn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){
return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){this.own=bn,this.share=this.left/2}pay(e){const n=Math.min(this.
own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.steps<=0)throw new B;this.pay(Mn)}}function Nt(t){try{return t()}catch(e){
if(e instanceof B)return;throw e}}const oe=1e6,$n=60,Sn=1e4,re=/#[[{]/,ae="more than 1,000,000 steps",vn=1e12,ie={undefined:"no case holds",oo:"infinite",overflow:"\
overflow",limit:"no limit found",rootless:"no root was found in the range"},Ct=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){
const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),ce=["read","slope","root","at","se\
ries","edge","along","across","path","part"],On=["num","row","read","index",...Object.keys(ie)],An=t=>ot.has(t)||Ct.has(t)||On.includes(t);function kn({p:t=[],picks:e=[]}){
const n=[...e];for(let s=0;s<t.length;s++){const[o,r,a]=t[s];o==="drawn"?s=+a-1:ce.includes(String(o))&&n.push(String(r))}return n}function ue(t){const e=new Map;
for(const[n,s]of t)for(const o of s){const r=e.get(o);r?r.push(n):e.set(o,[n])}return e}function fe(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(
s)??[])n.add(o);return n}function le(t){const e=t.steps+t.rest;t.steps=Math.min(oe,e),t.rest=e-t.steps,t.short=e<oe}function _n([t,...e]){const[n=0,s=0]=e.map(Number);
return{name:String(t),act:ot.get(String(t)),operands:e,first:n,second:s}}class En{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.
nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>ce.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=
new Map,this.withs=new Map,this.costs=new Map,this.purse=new yn,this.loose=void 0,this.round=void 0,this.base=new J(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,
isRunning:!1,short:!1})}program(e,n){const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(_n)};return this.programs.set(e,o),o}under(e){
const n=this.run(e);return s=>this.counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));
return this.withs.set(e,s),s}at(e,n,s=this.affected(n.keys())){const o=new J(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){
const s=Math.min(vn,this.purse.steps),{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],le(o);try{return n()}finally{this.purse.pay(s-o.
steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.
length?this.loose=fe(e,ue([...this.nodes].map(([n,s])=>[n,kn(s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>re.test(a));if(!s.length||
s.length===e.size)return e.size?new J(this,new Map(e),n,n.budget):n;const o=new Map([...e].filter(([a])=>!re.test(a))),r=JSON.stringify([...o]);return this.round?.
name!==r&&(this.round={name:r,run:new J(this,o,n,n.budget)}),new J(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(
`
`),o=this.known.get(s);if(o)return o;const r=fe(n,this.readers??=ue(this.reads));return this.known.set(s,r),r}}class J{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const g=s.get(i);if(!g)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,g)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const g=!this.budget.isRunning;g&&le(this.budget);const{open:$,integrals:O,steps:d,
short:b}=this.budget,{costs:w}=this.machine,p=w.get(e)??0;if(b&&p>d)throw new B;try{this.budget.isRunning=!0;const f=this.execute(this.machine.program(e,n),0,n.
length,[]),m=d-this.budget.steps;return(m>Sn||p)&&w.set(e,m),f}catch(f){if(!(f instanceof G))throw f;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:$,integrals:O}),{reason:f.message,key:e,at:f.at,needs:f.needs}}finally{g&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no va\
lue",key:e};const i=s.map(g=>this.value(g)),u=i.findIndex(g=>typeof g=="object"),c=i.join();return u>=0?{reason:"",key:e,needs:s[u]}:Object.hasOwn(o,c)?o[c]??{reason:`\
the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new B:Object.assign(
new G(ae),{at:n});const{instructions:r}=e;try{for(;n<s;){const{name:a,act:i,operands:u,first:c,second:g}=r[n];if(i){const $=o[c],O=o[g],{length:d}=u;a==="binomi\
al"&&this.weigh($,O);const b=d===2?i($,O):d===1?i($):i(...u.map(w=>o[+w]));o[n]=Number.isFinite(b)?b:R(Number.isNaN(b)?"no real value":"overflow")}else if(a==="\
num"||a==="row")o[n]=u[0];else if(a==="index")o[n]=o[c];else if(a==="read")o[n]=this.known(String(u[0]));else{n=this.region(e,n,o);continue}n++}}catch(a){throw a instanceof
G&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e,n){const s=e===Math.floor(e)&&e>=n?Math.min(n,e-n):n;if(s>0&&s<=1e4&&(this.budget.steps-=Math.trunc(s)),!(this.budget.
steps>=0)){if(this.budget.short)throw new B;R(ae)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new G(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new G(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(
r[o==="with"?0:r.length-1]),i=Ct.get(o);if(!i)return R(ie[o]??"no real value");this.budget.open>=$n&&R("nested deeper than 60"),this.budget.open++;const u=i(this,
r,(c=n+1,g=a,$=this)=>$.execute(e,c,g,s),s,n,e.operations);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&R("overflow"),s[n]=s[a-1]=u,a}inside(e,n){
return this.budget.steps-=20,new J(this.machine,e,this,this.budget,n)}}let Tt,ht,he,de,pe;async function ge(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.
map(([r])=>String(r)))),n=()=>[...e].every(An),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");we(o.CHECKED,
o.DRAWN),{drawsOf:ht}=o,e.has("beta")&&ot.set("beta",(await import("../twins/drawing/beta.js")).betaQuantile)}if(s&&({folded:de,heights:pe,summary:he}=await import("../twins/columns.js")),
!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");we(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:Tt}=await import("../twins/extremes.js"))}
function we(t,e){for(const[n,s]of Object.entries(t))ot.set(n,s);for(const[n,s]of Object.entries(e))Ct.set(n,s)}const U=(t,e,n=1e-12)=>t===e||typeof t=="number"&&
typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function me(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){
const a=r[r.length-1],{p:i=[],picks:u=[]}=t.get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="str\
ing"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(c)}return s}function be(t){const e=new Map(Object.entries(t.q)),n=new En(t.q),s=l=>e.get(l)??{},o=(l="")=>l[0]==="="||
l.includes("#")?l:`${t.note}#${l}`,r=l=>{const y=n.under(l);return M=>{const v=y(M);if(typeof v!="object")return v;if(s(M).w!==void 0&&typeof a(M)=="object")throw new B}},
a=n.under(new Map),i=l=>{const y=r(l);return M=>f(y,M,()=>(n.purse.next(),n.uncertain.has(M)?g(h(M,l,y)):s(M).c?[h(M,l,y)].flat()[0]:y(M)))},u=new Map,c=i(u),g=l=>Array.
isArray(l)?l.length===3?l[1]:void 0:l,$=new WeakMap,O=(l,y,M)=>{const v=$.get(y)??n.run(y);$.set(y,v);try{return n.counted(v,()=>{const A=ht(v).value(l);return M===
void 0?he(A):de(A,M)})}catch(A){if(A instanceof G)return;throw A}},d=new Map,b=l=>{for(const y of d.has(l)||!e.has(l)?[]:me(e,[l],d)){const{p:M,picks:v,cells:A,
rs:k}=s(y),x=new Set(k||!(M||A)?[y]:[]);d.set(y,x);for(const L of[...v??[],...(M??[]).flat()])for(const z of typeof L=="string"&&d.get(L)||[])x.add(z)}return d.
get(l)??new Set},w=(l,y)=>{const M=n.under(y);let v=l,A=M(v);for(;typeof A=="object"&&A.needs;)A=M(v=A.needs);if(typeof A!="object")return"";const{picks:k}=s(v),
x=v.slice(v.indexOf("#")+1);if(!k)return v===l?A.reason:`${x}: ${A.reason}`;const L=k.map(z=>{const P=M(z);return typeof P=="string"&&s(z).rows?.[P]||P});return`${x}\
 is not known for ${L.join(", ")}`},p=(l,y)=>{const{r:M,rs:v,picks:A=[]}=s(l);return M??v?.[A.map(y).join()]},f=(l,y,M)=>{const v=m.get(l)??new Map,{round:A}=n.
purse;if(v.get(y)===A)throw new B;try{return M()}catch(k){throw k instanceof B&&m.set(l,v.set(y,A)),k}},m=new WeakMap,_=new WeakMap,h=(l,y,M)=>{const v=_.get(M)??
{state:y,found:new Map};return v.state!==y?S(l,y,M):(_.set(M,v),v.found.has(l)||v.found.set(l,f(v,l,()=>S(l,y,M))),v.found.get(l))},S=(l,y,M)=>{if(y.size&&!n.affected(
y.keys()).has(l))return h(l,u,c);n.purse.next();const v=n.uncertain.has(l);if(v&&s(l).c)return;const k=[...b(l)].sort().map(F=>[F,y.has(F)?void 0:p(F,M)]).filter(
([,F])=>F),x=v?void 0:M(l);if(v)return k.length?void 0:O(l,y);if(!k.length||typeof x!="number")return x;const L=n.run(y),z=n.affected(k.map(([F])=>F)),P=F=>et=>{
n.purse.point();const nt=n.at(L,et,z)(F);return typeof nt=="object"?void 0:nt},tt=N(l,k),Lt=e.has(`${l}#margin`)?Tt(P(`${l}#margin`),k,tt):void 0;if(Lt){const F=[
...Lt.at,...tt].map(P(l));if(F.some(ze=>typeof ze!="number"))return;const et=Math.min(x,...F),nt=Math.max(x,...F);return et===nt?et:[et,nt]}const gt=Tt(P(l),k,tt)?.
ends;if(!gt)return;const[wt,Rt]=[Math.min(gt[0],x),Math.max(gt[1],x)];return wt===Rt?wt:[wt,Rt]},N=(l,y)=>(s(l).at??[]).filter(M=>Object.keys(M).length===y.length&&
y.every(([v,[A,k]])=>v in M&&M[v]>=A&&M[v]<=k)).map(M=>new Map(y.map(([v])=>[v,M[v]]))),C=(l,y)=>{if(n.purse.next(),O(l,y)===void 0)return[];const M=$.get(y);return M?
n.counted(M,()=>pe(ht(M).value(l))):[]},q=(l,y)=>{if(n.purse.next(),!n.uncertain.has(l)||O(l,y)===void 0)return;const M=$.get(y),v=M&&n.counted(M,()=>ht(M).value(
l));return v instanceof Float64Array?v:void 0},I=(l,y,M)=>(n.purse.next(),n.uncertain.has(l)?[O(l,y,M)].flat()[0]:void 0);function*E(l=mn){const y=new Map,M=i(y),
v=[],A=[];W(l);for(const k of me(e)){const{w:x}=s(k);if(x===void 0)continue;const L=Nt(()=>[h(k,y,M)].flat());!L||L.some(z=>z===void 0)?A.push(k):[x].flat().some(
(z,P)=>!U(z,L[P],1e-9))&&v.push(k),yield}return{wrong:v,untold:A}}const T=l=>{const y=E(l);for(;;){const{done:M,value:v}=y.next();if(M)return v}},W=l=>{n.purse.
give(l)};return{data:t,entries:e,entry:s,key:o,under:i,why:w,inputs:b,reaches:(l,y)=>n.affected([l]).has(y),spread:h,part:I,heights:C,draws:q,prove:T,proving:E,
allow:W,taken:()=>n.purse.taken}}const Y="–",xn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
jt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Nn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Cn=t=>Object.
hasOwn(jt,/^[A-Za-z]*/.exec(t)?.[0]??""),V=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,qt=t=>t.join(t[0][0]==="-"?" to ":"–"),X=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,dt=({f:t=1,o:e=0},n)=>n*t+e,Me=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Tn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Nn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function pt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Tn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[g,$,O=0]=e[u];s+=O,n*=g**c;for(const[,d,b]of $.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(d,(o.get(d)??0)+ +(b||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ye(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(p,f,m)=>{const{d:_,u:h="",o:S}=s(p),N=X(s(p),f);return s(p).iso?lt(f):Me(N)&&(N!==0||S||!f)?ne(N,m??_,xn.test(
h),wn(h)):Y},u=(p,f)=>{const m=f.map(T=>X(s(p),T)),{d:_=3}=s(p),h=Math.max(...m.map(Math.abs)),S=Math.abs(m[2]-m[0]),N=T=>Math.floor(Math.log10(T)),C=h&&S?Math.
max(_,Math.min(N(h)-N(S/3)+2,12)):_,[q,I,E]=f.map(T=>i(p,T,C));return`${I} (${qt([q,E])})`},c=(p,f,m,_)=>{const h=(_?r(p,f,_):void 0)??a(p,f,m),{words:S}=s(p);if(S)
return S[Number(h)]??Y;if(Array.isArray(h)){if(h.length===3)return u(p,h);const[N,C]=h.map(q=>i(p,q));return N===C?N:(s(p).al?"at least ":"")+qt([N,C])}return typeof h==
"number"?i(p,h):h??Y},g=(p,f)=>{const{rows:m,r:_,v:h,u:S}=s(p),N=f??h;return typeof N=="string"?m?.[N]??N:f===void 0&&_?V(qt(_.map(C=>i(p,C))),S):typeof N=="num\
ber"?V(i(p,N),S):Y},$=(p,f)=>{const{rows:m,lo:_=-1/0,hi:h=1/0,set:S,picks:N,x:C,iso:q}=s(p);return!n.has(p)||N||C?!1:m?Object.hasOwn(m,f):typeof f!="number"||!Number.
isFinite(f)||q&&lt(f)===Y?!1:S?S.some(I=>U(I,f)):f>=_&&f<=h||U(f,_)||U(f,h)},O=p=>{const f=new Map;for(const m of(p??"").split(/,(?=[^,=]+=)/)){const _=m.lastIndexOf(
"="),h=o(m.slice(0,_)),S=m.slice(_+1);_>0&&n.has(h)&&f.set(h,s(h).rows?S:+S)}return f},d=(p,f)=>{const m=dn(p.trim().replace(/^date\s+/,""));return m===void 0?{
problem:`not a date; write for example ${g(f)}`}:$(f,m)?{value:m}:{problem:`outside ${w(f)}`}},b=(p,f)=>{if(s(f).iso)return d(p,f);const{u:m=""}=s(f),_=m||"a nu\
mber without unit",h=p.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(A,k,x,L)=>`${k}${L} ${x===
"$"?"USD":x}`),[,S,N,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(h)??[];if(!S)return{problem:`not a number; write for example ${g(f)}`};const[
,q,I]=/^([A-Za-z]*)(.*)$/.exec(C)??[],E=(N===""||q[1]==="i")&&Object.hasOwn(jt,q)?jt[q]:1,T=(E>1?I:C).replace(/\s/g,""),W=pt(T,e.units),l=pt(C.replace(/\s/g,""),
e.units);if(E>1&&m&&!/^\s*[A-Za-z]/.test(I)&&!l.unknown&&l.dimension===pt(m,e.units).dimension)return{problem:`“${p.trim()}” means two things; write ${S} ${C}\
, or ${+S*E}`};if(W.unknown||T&&W.dimension!==pt(m.replace(/^.i /,""),e.units).dimension)return{problem:`“${T}” is not a unit for this; it is in ${_}`};const y=+S*
E,M=dt(T?{f:W.factor,o:W.offset}:E>1?{}:s(f),y),v=y!==0&&M===0&&!W.offset&&!s(f).o;return $(f,M)&&Me(M)&&!v?{value:M}:{problem:`outside ${w(f)}`}},w=p=>{const{lo:f=-1/0,
hi:m=1/0,set:_,u:h}=s(p);return V((_??[f,m]).map(S=>Number.isFinite(S)?i(p,S):"∞").join(_?", ":" … "),h)};return{...t,text:c,say:g,takes:$,parseCase:O,parseEntry:b}}
function $e(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?U(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type==="radio"?t.checked=a(t):t instanceof
HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?jn(t,e,+r,n):t.matches(".cg-entry")&&document.activeElement!==t&&(t.value=n.text(
e,new Map(s).set(e,r),o),Se(t,"")))}function jn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(X(o,c)):X(o,c);(document.activeElement!==
t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),Ie(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute("aria-value\
text",s.say(e,n))}function Se(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(j("span",
"cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.
after(r);D(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const it={notes:{},kinds:[],inputs:{}},ve=t=>t?fetch(t).then(
e=>e.ok?e.json():it).catch(()=>it):Promise.resolve(it),qn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return V(e,n)};function Oe(t,e,n,s){
const{note:o,names:r}=n.data,a=e.map(c=>Ln(c,s)),i=[...t].sort().map(([c,g])=>{const[$,O]=c.split("#"),d=r[$]??$,b=n.entry(c),[w,p=O]=s.inputs[`${d}.${O}`]??[];
return{notes:$===o?[]:[d],kind:w,says:b.n??p,was:n.say(c),now:n.say(c,g),written:b.rows||typeof g=="string"?String(g):void 0,value:g,keys:[c],parts:[],isHere:$===
o}}),u=[];for(const c of[...a,...i].sort((g,$)=>+g.isHere-+$.isHere)){const g=u.find($=>c.kind!==void 0&&$.kind===c.kind&&$.now===c.now);g?(g.keys.push(...c.keys),
g.parts.push(...c.parts),g.notes.push(...c.notes),g.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Ln(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),r=s.lastIndexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[s.slice(0,r)],kind:a,says:i,was:u,
now:c??qn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Rn(t,e,n,s){const{note:o,names:r}=n.data,a=[];for(const[i,u]of n.entries){const[
c,g]=i.split("#"),$=s.inputs[`${r[c]}.${g}`]?.[0];if(c!==o||$===void 0||e.has(i))continue;const O=t.filter(b=>b.kind===$&&!b.isHere).pop(),d=O&&zn(O,i,u,n);O&&d!==
void 0&&n.takes(i,d)&&n.say(i,d)!==n.say(i)&&a.push({key:i,says:u.n??g,here:n.say(i),there:O.now,value:d})}return a}function zn({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function In(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:Fn(
r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Dn(o,n,s);return s}function Dn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const Fn=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Un="computed when you let go",Ae="not comp\
uted here",Pn="Pale values take many steps: they are computed when you let go.",ke=8;function Hn(t){const e=[...new Set(t)],n=e.length-ke,s=e.slice(0,ke).join("\
, ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as writte\
n in the note.`}function Wn(t){const e=t.matches(_e)?t:t.closest("[data-row]")??t.querySelector(_e),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??
"").split("#").pop()?.replace(/^=/,"")??""}const _e="[data-q], [data-say], [data-check], [data-row]";function Bn(t){const e=new Map,n=j("p","cg cg-notice");n.hidden=
!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof B))throw c;e.has(i)||e.set(i,i.getAttribute(
"title")),i.classList.add("is-later"),i.setAttribute("title",s?Ae:Un),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&D(i.querySelector("button")??i,
Ae)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,
tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(Wn).filter(Boolean):[];D(n,e.size?s?Hn(i):Pn:"")},start:i=>{s=i}}}function Ee(t,{data:e,entries:n}){const s=t.
lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.keys(e.names),a=`/${o}.md`,i=r.find(c=>e.names[c]===o)??r.
find(c=>`/${c}`.endsWith(a)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function xe(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(
0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:u,known:c}=Ee(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const g=r.slice(a+1),O=e.entries.
get(i)?.rows?g:e.parseEntry(g,i).value;a>0&&O!==void 0&&e.takes(i,O)?n.set(i,O):o.push(r)}return{state:n,carried:s,dropped:o}}function Gn(t,e){const n=t.indexOf(
":"),{key:s}=Ee(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its\
 table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function Ne(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{
const[i,u]=r.split("#"),c=s.get(r),g=typeof a=="number"&&c?.iso?lt(a):typeof a=="number"?`${+X(c??{},a).toPrecision(12)}${c?.u&&Cn(c.u)?" ":""}${c?.u??""}`:a;return(i===
n.note?"":`${n.names[i]??i}.`)+`${u}:${g}`}),...e].join()}const Yn={holds:"✓",failing:"✗",unknown:"–"},Ce=t=>t===void 0?"unknown":t?"holds":"failing";function Vn(t){
const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?
"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unkn\
own",says:r.join(", ")}}function Kn(t,e){const n=H(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:Jn(a)})).filter(
({key:a})=>e.entries.has(a)),s=H(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.
className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),r=Qn(t);return a=>{const{now:i,was:u,
attempt:c,state:g}=a,$=new Map,O=b=>{const w=i(b);return $.set(b,w===void 0?void 0:!!w),$.get(b)};for(const{e:b,key:w,row:p,built:f}of n)c(b,()=>{$.delete(w);const m=O(
w);Xn(b,m,!U(i(w),u(w)),f),a.done&&Te(p,m!==!0&&g.size>0)});for(const{e:b,of:w,built:p}of s)c(b,()=>{const f=w.some(({key:h})=>!U(i(h),u(h))),{state:m,says:_}=Vn(
w.map(({key:h})=>O(h)));b.classList.toggle("is-off",f),b.firstElementChild&&(b.firstElementChild.className=f?`cg-mark is-${m}`:p.mark),D(b.firstElementChild,f?Yn[m]:
p.sign),D(b.lastElementChild,f?_:p.says),b.title=f?"in your scenario":""});const d=n.filter(({key:b})=>$.has(b)&&!U(i(b),u(b)));r(Zn(d.map(({key:b})=>$.get(b)),
o.filter(b=>b.matches(".is-changed")).length))}}function Zn(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function Qn(t){const e=t.querySelector(".cg-facts"),n=j(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&
!n.isConnected)){if(!r){r=j("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),
n.classList.toggle("is-failing",i),D(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const Jn=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function Xn(t,e,n,s){const o=n?Ce(e):s.state,
r={holds:"true",failing:"false",unknown:"not computed"}[Ce(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is\
-${a}`,a===o);D(t.querySelector(".cg-mark"),n?"→":s.sign),D(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function Te(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const je={makeValues:be,prepare:ge},
ts=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],["svg[data-rows]",()=>import("../views/series.js")]],qe=t=>Promise.
all(ts.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),es=2;async function Le(t,e,n,s,o){const r=ye(t),a=new Map,i=r.under(a),u=location.pathname;let c=[];const{
attempt:g,start:$,tell:O}=Bn(e),d={model:r,root:n,signal:s,state:a,now:i,was:i,empty:a,done:!0,set:l,inCase:W,attempt:g},b=[],w=new Set;r.allow(at);const p=rs(n,
r,i,a);let f=0,m=0,_=it;const h=e.dataset.inputs,S=new URL(h??"",document.baseURI).href,{bar:N,show:C}=Dt({remove(A){const k=new Set(A.flatMap(x=>x.parts));c=c.
filter(x=>!k.has(x)),l(new Map(A.flatMap(x=>x.keys).map(x=>[x,void 0])))},take:A=>l(new Map(A.map(({key:k,value:x})=>[k,x]))),link:()=>location.href});e.append(
N);const q=()=>{const A=Oe(d.state,c,r,_),k=Rn(A,d.state,r,_);C(A,k,_,S),os(n,r,k)},I=async()=>{_!==it||!ss(d.state,c,r)||(_=await ve(h),s.aborted||q())},E=(A=!0)=>{
const k=A?at:se;d.state.size||(d.state=a),$(d.done=A),r.allow(k),d.now=d.state.size?r.under(d.state):i,p(d),q();for(const L of b)w.add(L);const x=()=>{const L=performance.
now()+es;r.allow(k);for(const z of w){if(s.aborted)return;if(w.delete(z),z(d),performance.now()>L)break}r.allow(at),w.size?f=requestAnimationFrame(x):O()};cancelAnimationFrame(
f),f=requestAnimationFrame(x)},T=()=>{const A=xe(mt(location.search),r);return c=A.carried,d.state=A.state,E(),I(),A.dropped};function W(A){const k=r.parseCase(
A),x=new Map([...d.state,...k]);return{state:x,read:k.size?r.under(x):d.now}}function l(A,k="step",x=k==="step"){d.state=new Map(d.state);for(const[L,z]of A){const{
v:P,r:tt}=r.entry(L);z===void 0||!tt&&U(z,P)?d.state.delete(L):r.takes(L,z)&&d.state.set(L,z)}E(x),clearTimeout(m),k==="drag"?m=setTimeout(y,150,"drag"):y(k),k===
"step"&&Re(n)}function y(A){const k=zt(location.href,Ne(d.state,c,r));k===location.href||s.aborted||location.pathname!==u||(A==="step"||!mt(location.search)?history.
pushState(history.state,"",k):history.replaceState(history.state,"",k))}const M=T();M.length&&ns(M,r,N);const v=Ne(d.state,c,r);mt(location.search)!==v&&history.
replaceState(history.state,"",zt(location.href,v)),ct(window,"popstate",{signal:s},()=>{location.pathname===u&&T()}),fs(d);for(const A of o){const k=[await A.mount(
d)].flat();b.push(...k),r.allow(at);for(const x of k)x(d)}O()}function ns(t,e,n){const s=[...new Set(t)].slice(0,4).map(a=>`${a} (${Gn(a,e)})`),o=K("cg-bar__x",
"×",()=>{r.remove(),bt(n)}),r=j("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute(
"aria-label","close"),n.append(r)}const ss=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function os(t,e,n){const s=new Map(n.map(
o=>[o.key,o.there]));for(const o of H(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(e.key(
r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}D(i??o.appendChild(j("span","cg-elsewhere")),`${a} elsewhere`)}}function rs(t,e,n,s){const o=w=>H(
t,`[data-${w}]`).map(p=>[p,e.key(p.dataset[w])]).filter(([,p])=>e.entries.has(p)),r=o("say"),a=Kn(t,e),i=cs(t,e),u=o("p"),c=o("hist"),g=o("reset"),$=H(t,"[data-\
set]").map(w=>[w,[...e.parseCase(w.dataset.set)]]),O=H(t,"[data-cite]").map(w=>[w,(w.dataset.cite??"").split(`
`).map(e.key),w.dataset.rows?.split(`
`)]),d=In(t,e),b=o("q").filter(([w])=>!w.matches("[data-cell], svg *")).map(([w,p])=>{const f=e.parseCase(w.dataset.with),m=f.size?f:s;return{e:w,key:p,given:f,
around:w.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:d.get(w)??[],built:Nt(()=>e.text(p,m,f.size?e.under(f):n,It(w))),written:w.textContent??"",spoken:w.
getAttribute("aria-description")??""}});return w=>{const{state:p,now:f,attempt:m}=w,_=new Map(p);for(const h of b)m(h.e,()=>as(h,w));for(const[h,S]of r)m(h,()=>D(
h,e.say(S,f(S))));for(const[h,S]of i)m(h,()=>us(h,S,w));for(const[h,S]of c)m(h,()=>h.firstElementChild?.setAttribute("d",is(e.heights(S,w.state))));for(const[h,
S]of u)m(h,()=>$e(h,S,w));for(const[h,S]of g)h.hidden=!_.has(S);for(const[h,S,N]of O)m(h,()=>{h.hidden=N?!N.includes(S.map(f).join()):S.some(C=>_.has(C))});a(w);
for(const[h,S]of $)m(h,()=>h.setAttribute("aria-pressed",String(S.every(([N,C])=>U(f(N),C,1e-9)))))}}function as({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:g,was:$}){const O=n.size>0&&c.size>0,d=O?new Map([...c,...n]):c,b=O?u.under(d):g,w=(r===void 0||n.size>0)&&!c.size,p=w?"":u.text(
e,d,b,It(t)),{c:f,u:m,rows:_}=u.entry(e),h=w?!1:r===void 0?V(p,t.dataset.u)!==a:p!==r;if(!t.matches(".cg-claim")){const T=!w&&p===Y&&s?.matches(".cg-out")?u.why(
e,d):"";D(t,w?a:T?`${Y} ${T}`:V(p,t.dataset.u)),s?.classList.toggle("is-changed",h);return}const S=t.querySelector(".cg-claim__now"),N=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!S)return;const C=n.size?void 0:o.find(T=>b(T)!==$(T)),q=C?` · ${u.say(C,b(C))}`:"",I=_?u.say(e,b(e)):V(p,m)+
N,E=f?b(e)===void 0?"not computed":b(e)?"now true":"no longer true":I;t.classList.toggle("is-changed",h),D(S,h?`→ ${E}${q}`:""),S.dataset.copy=h&&!f?E:"",t.setAttribute(
"aria-description",h?`${i} as written; in your scenario ${E}${q}`:i)}const is=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",cs=(t,e)=>H(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function us(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(d=>s.has(d)||!U(r(
d),a(d))),g=t.querySelector(".cg-row__was"),$=()=>e.map(d=>n.text(d,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),g&&(g.hidden=
!c);const O=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&O&&Te(t,s.size>0&&e.some(d=>n.text(d,s,r)===Y)),D(g,c?n.entry(u).rows?
n.say(u):e.length>1?`(${$()})`:$():"")}function fs(t){const{model:e,root:n,signal:s}=t;ct(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const p of H(n,".cg-panel__results"))p.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:g=0,hi:$=0,step:O,log:d}=c,b=d?10**+a.value:+a.value,w=O?g+Math.round((dt(c,b)-g)/O)*O:dt(c,+b.toPrecision(3));t.set(new Map([[i,Math.min(
$,Math.max(g,w))]]),"drag",u),u&&Re(n)}else if(a.matches(".cg-entry")){const{value:c,problem:g=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!g)&&Se(a,g)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ct(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>$e(r,e.key(r.dataset.p),t))}),ct(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&ls(i,t),u&&hs[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function ls(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const hs={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ut(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ut(t.parentElement?.querySelector("code")?.textContent??"",t)}},Re=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ds=Object.freeze({__proto__:null,compute:je,loadParts:qe,mount:Le});export{se as D,ot as E,
at as L,G as T,De as a,K as b,ut as c,je as compute,X as d,R as e,ne as f,Bt as g,Ye as h,Nt as i,B as j,At as k,$t as l,qe as loadParts,hn as m,Le as mount,Ve as n,
un as o,ve as p,Dt as q,Oe as r,U as s,dt as t,xe as u,ge as v,V as w,ye as x,be as y,ds as z};
