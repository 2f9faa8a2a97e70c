import{m as j,p as I,a as je,b as W,i as mt,w as It,o as it,s as Dt}from"./sheet.js";async function ct(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function qe(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}function Ft({remove:t,take:e,link:n,notice:s="",act:o}){const r=j("div","cg cg-bar"),a=j("span","cg-bar__count"),i=j("span"),c=j("ul","cg-bar__list"),u=j("p",
"cg-bar__offer"),b=j("p","cg-bar__who","Your scenario, ",a,i),$=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),a.setAttribute("\
role","status");let d=[];const A=K("cg-bar__do","copy link",()=>ct(n(),A)),m=K("cg-bar__do","put all back",()=>{t(d),bt(r)}),y=j("div","cg-bar__acts",A,m),g=j("\
p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(b,c,y,u,...s?[g]:[]);const l=(w,E,h,v)=>{const x=w.reduce((k,T)=>k+T.keys.length+T.parts.length,0);d=w,r.classList.
toggle("is-on",w.length>0),I(a,`${x} changed`);const C=[...new Set(w.flatMap(k=>k.notes))];i.replaceChildren(...C.slice(0,2).flatMap((k,T)=>[T?" and ":", set in\
 ",Le(k,h,v)])),C.length>2&&i.append(` and ${C.length-2} more`);const z=[...c.querySelectorAll("button")].findIndex(k=>k===document.activeElement);c.replaceChildren(
...w.map(k=>ze(k,()=>t([k])))),z>=0&&!w.length?bt(r):z>=0&&c.querySelectorAll("button")[Math.min(z,w.length-1)].focus({preventScroll:!0});const R=E.filter(k=>!$.
has(`${k.key} ${k.there}`));u.hidden=!R.length,u.replaceChildren(...R.map(k=>j("span","cg-bar__kin",`${k.says}: here ${k.here}, elsewhere ${k.there} `,K("cg-bar\
__do",`use ${k.there} here too`,()=>e([k])),K("cg-bar__do is-quiet","keep it apart",()=>{$.add(`${k.key} ${k.there}`),l(w,E,h,v)}))))};return{bar:r,show:l}}function ze(t,e){
const n=K("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",
t.was)]:[],j("b","",t.now),...t.isToo?[j("span","cg-bar__too",", here too")]:[],n)}function Le(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const r=j(
"a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Re=t=>(t.closest("article, main")??document).querySelector("h1");function bt(t){const e=Re(t);
e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener(
"click",n),s}const Ut=1e-12,Mt=2**-50,Ht=2**-48,Pt=64,yt=1e-9,Ie=2**-48,De=2**-51,Fe=2**-40,Ue=2**53;class G{at=-1;needs="";constructor(e){this.message=e}}const q=t=>{
throw new G(t)},$t=(t,e)=>e===0?q("division by zero"):t/e,Wt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?$t(1,s):s},Bt=(t,e)=>{
const n=e===Math.floor(e);return t===0&&e<0&&q("division by zero"),n&&Math.abs(e)<=Pt?Wt(t,e):t<0&&!n?q("power of a negative number"):t**e},St=t=>t<=0?q("log of\
 zero or less"):Math.log(t),vt=(t,e)=>{const n=St(e),s=n===0?q("division by zero"):St(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Pt&&Wt(e,o)===t?o:s},ut=t=>{const e=Math.
floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=Mt*Math.abs(t)?n:e},Gt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Ut*Math.max(1,Math.abs(t))?e:
Math.floor(t)},He=t=>-Gt(-t),Pe=(t,e)=>{e===0&&q("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=Mt*
Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Yt=t=>-ut(-t),Ot=t=>{const e=ut(t),n=t-e;return Math.abs(n-.5)<=Mt*Math.max(1,Math.
abs(t))?e+Math.abs(e%2):n<.5?e:e+1},We=(t,e=0)=>{const n=ut(e);(n!==Yt(e)||Math.abs(n)>15)&&q("rounding to a number of digits that is not whole, or more than 15");
const s=Bt(10,Math.abs(n));return n?n>0?Ot(t*s)/s:Ot(t/s)*s:Ot(t)},nt=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=
Ut*Math.abs(r))},Vt=(t,e,...n)=>+(t<e&&!nt(t,e,Ht,n)),Kt=(t,e,...n)=>+(t<=e||nt(t,e,Ht,n)),Be=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||
nt(o,r,yt,s))},At=(t,e)=>Math.abs(t)<=Ie*Math.abs(e)&&t&&(Math.abs(e)>=Ue||t!==Math.floor(t))?0:t,_t=(t,e)=>{const n=De*Math.abs(e);return Math.abs(t)<=n&&n<Fe?
0:t},Zt=t=>Math.abs(t)>2**33?q("an angle so large that its turns cannot be determined"):t,Qt=t=>_t(Math.cos(Zt(t)),t),Ge=t=>Qt(t)===0?q("division by zero"):_t(Math.
tan(t),t),Jt=t=>e=>e>=-1&&e<=1?t(e):q("outside -1..1"),{abs:Ye,atan:Ve,atan2:Ke,sinh:Ze,cosh:Qe,tanh:Je,exp:Xe,sign:tn,asin:en,acos:nn}=Math,st=new Map(Object.entries(
{add:(t,e)=>At(t+e,t),sub:(t,e)=>At(t-e,t),mul:(t,e)=>t*e,div:$t,neg:t=>-t,pow:Bt,not:t=>+(t===0),lt:Vt,le:Kt,gt:(t,e,...n)=>Vt(e,t,...n),ge:(t,e,...n)=>Kt(e,t,
...n),eq:(t,e,...n)=>+nt(t,e,yt,n),ne:(t,e,...n)=>+!nt(t,e,yt,n),within:Be,sqrt:t=>t<0?q("root of a negative number"):Math.sqrt(t),exp:Xe,ln:St,log:vt,log2:t=>vt(
t,2),log10:t=>vt(t,10),abs:Ye,sign:tn,floor:ut,ceiling:Yt,round:We,min:Math.min,max:Math.max,sin:t=>_t(Math.sin(Zt(t)),t),cos:Qt,tan:Ge,asin:Jt(en),acos:Jt(nn),
atan:Ve,atan2:Ke,sinh:Ze,cosh:Qe,tanh:Je}));function sn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof G)||t.steps<0)throw o;
Object.assign(t,{open:n,integrals:s});return}}const Z=86400,on=2629800,Xt=1e-6,kt=-62135596800,te=253402214400,ee=(t,e)=>{const n=Math.floor(t+.5);return Number.
isFinite(n)||q("overflow"),Math.abs(t-n)>Xt?q(e):n},rn=t=>t>=kt&&t<=te?t:q("a date beyond the years 1 to 9999"),ot=t=>new Date(rn(ee(t/Z,"no whole number of day\
s")*Z)*1e3),ne=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,an={later:(t,e)=>ot(t+e).getTime()/1e3,months_later:(t,e)=>{const n=ee(e/on,"no whole number of mo\
nths"),s=ot(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&q("a date beyond the years 1 to 9999"),ne(r,a,Math.min(
s.getUTCDate(),new Date(ne(r,a+1,0)*1e3).getUTCDate()))},year:t=>ot(t).getUTCFullYear(),month:t=>ot(t).getUTCMonth()+1,day:t=>ot(t).getUTCDate()};function ft(t){
const e=Math.floor(t/Z+.5);return Math.abs(t/Z-e)>Xt||e*Z<kt||e*Z>te?"–":new Date(e*Z*1e3).toISOString().slice(0,10)}function cn(t){if(!/^\d{4}-\d\d-\d\d$/.test(
t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=kt&&ft(e)===t?e:void 0}const Q=12,un=100,fn={"%":100,percent:100,pct:100,"‰":1e3},ln=t=>!t||t.startsWith(
"×")?1:fn[t]??0;function se(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(Q-1).split("e"),
a=+r,i=+o.replace(".",""),c=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return c+xt(Math.floor(Math.abs(t)+.5),0,!1);if(a<-4||a>=15){const A=Et(i,Q-e),m=A>=
10**e?1:0;return`${c}${xt(A/10**m,e-1,!1)}e${a+m}`}let u=Math.max(e-1-a,0);n&&a>=0&&(u=a>=4?0:Math.max(u,2));const b=s*10**(Q-1-a),$=t>0&&s?Math.abs(i-b):0;$&&$*
un<=b&&(u=Math.max(u,Math.min(e-a+Q-1-String($).length,Q-1-a)));let d=Et(i,Q-1-a-u);return!n&&u>0&&d>=10**(a+u+1)&&(d=Et(i,Q-1-a- --u)),c+xt(d,u,n&&a>=0&&d%10**
u!==0)}const Et=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function xt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(s.length-e),
a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const oe=25e4,rt=5e6,hn=2e6,dn=2e3,pn=20;class B{}class gn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){
return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){this.own=dn,this.share=this.left/2}pay(e){const n=Math.min(this.
own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.steps<=0)throw new B;this.pay(pn)}}function Ct(t){try{return t()}catch(e){
if(e instanceof B)return;throw e}}const re=1e6,wn=60,mn=1e4,ae=/#[[{]/,ie="more than 1,000,000 steps",bn=1e12,ce={undefined:"no case holds",oo:"infinite",overflow:"\
overflow",limit:"no limit found",rootless:"no root was found in the range"},Nt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){
const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),ue=["read","slope","root","at","se\
ries","edge","along","across","path","part"],Mn=["num","row","read","index",...Object.keys(ce)],yn=t=>st.has(t)||Nt.has(t)||Mn.includes(t);function $n({p:t=[],picks:e=[]}){
const n=[...e];for(let s=0;s<t.length;s++){const[o,r,a]=t[s];o==="drawn"?s=+a-1:ue.includes(String(o))&&n.push(String(r))}return n}function fe(t){const e=t.steps+
t.rest;t.steps=Math.min(re,e),t.rest=e-t.steps,t.short=e<re}function Sn([t,...e]){const[n=0,s=0]=e.map(Number);return{name:String(t),act:st.get(String(t)),operands:e,
first:n,second:s}}class vn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>ue.includes(String(r[0]))).map(r=>String(r[1]))]])),this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new gn,this.
loose=void 0,this.round=void 0,this.base=new J(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Sn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new J(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(bn,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],fe(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=new Set([...this.nodes].filter(([,s])=>s.dr).map(([s])=>s)),n=e.size?[...this.nodes].map(([s,o])=>[s,$n(o)]):[];for(let s=-1;s<
e.size;){s=e.size;for(const[o,r]of n)r.some(a=>e.has(a))&&e.add(o)}return this.loose=e}run(e){const{base:n}=this,s=[...e].filter(([a])=>ae.test(a));if(!s.length||
s.length===e.size)return e.size?new J(this,new Map(e),n,n.budget):n;const o=new Map([...e].filter(([a])=>!ae.test(a))),r=JSON.stringify([...o]);return this.round?.
name!==r&&(this.round={name:r,run:new J(this,o,n,n.budget)}),new J(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(
`
`),o=this.known.get(s);if(o)return o;const r=new Set(n);for(let a=-1;a<r.size;){a=r.size;for(const[i,c]of this.reads)c.some(u=>r.has(u))&&r.add(i)}return this.known.
set(s,r),r}}class J{constructor(e,n,s,o,r=s&&e.affected(n.keys())){this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=
o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.
touched?.has(e))return this.outside.value(e);const s=this.machine.nodes.get(e);if(!s)return{reason:"no value",key:e};for(const r of this.machine.reads.get(e)??[])
this.value(r);const o=this.compute(e,s);return this.memo.set(e,o),o}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const b=!this.budget.isRunning;b&&fe(
this.budget);const{open:$,integrals:d,steps:A,short:m}=this.budget,{costs:y}=this.machine,g=y.get(e)??0;if(m&&g>A)throw new B;try{this.budget.isRunning=!0;const l=this.
execute(this.machine.program(e,n),0,n.length,[]),w=A-this.budget.steps;return(w>mn||g)&&y.set(e,w),l}catch(l){if(!(l instanceof G))throw l;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:$,integrals:d}),{reason:l.message,key:e,at:l.at,needs:l.needs}}finally{b&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(b=>this.value(b)),c=i.findIndex(b=>typeof b=="object"),u=i.join();return c>=0?{reason:"",key:e,needs:s[c]}:
Object.hasOwn(o,u)?o[u]??{reason:`the cell of row \`${u}\` is empty`,key:e}:{reason:`no row \`${u}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new B:Object.assign(new G(ie),{at:n});const{instructions:r}=e;try{for(;n<s;){const{name:a,act:i,operands:c,first:u,second:b}=r[n];if(i){const $=o[u],
d=o[b],{length:A}=c;a==="binomial"&&this.weigh($,d);const m=A===2?i($,d):A===1?i($):i(...c.map(y=>o[+y]));o[n]=Number.isFinite(m)?m:q(Number.isNaN(m)?"no real v\
alue":"overflow")}else if(a==="num"||a==="row")o[n]=c[0];else if(a==="index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(c[0]));else{n=this.region(e,n,o);
continue}n++}}catch(a){throw a instanceof G&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e,n){const s=e===Math.floor(e)&&e>=n?Math.min(n,e-n):n;if(s>0&&s<=1e4&&(this.
budget.steps-=Math.trunc(s)),!(this.budget.steps>=0)){if(this.budget.short)throw new B;q(ie)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.
assign(new G(n.reason),{needs:e});return n}series(e){const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new G(n.reason),{needs:e});return n}region(e,n,s){
const{name:o,operands:r}=e.instructions[n],a=Number(r[o==="with"?0:r.length-1]),i=Nt.get(o);if(!i)return q(ce[o]??"no real value");this.budget.open>=wn&&q("nest\
ed deeper than 60"),this.budget.open++;const c=i(this,r,(u=n+1,b=a,$=this)=>$.execute(e,u,b,s),s,n,e.operations);return this.budget.open--,typeof c=="number"&&!Number.
isFinite(c)&&q("overflow"),s[n]=s[a-1]=c,a}inside(e,n){return this.budget.steps-=20,new J(this.machine,e,this,this.budget,n)}}let Tt,lt,le,he,de;async function pe(t){
const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(yn),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&
!n()){const o=await import("../twins/draws.js");ge(o.CHECKED,o.DRAWN),{drawsOf:lt}=o,e.has("beta")&&st.set("beta",(await import("../twins/drawing/beta.js")).betaQuantile)}
if(s&&({folded:he,heights:de,summary:le}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");ge(o,r)}Object.
values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:Tt}=await import("../twins/extremes.js"))}function ge(t,e){for(const[n,s]of Object.entries(t))st.set(n,s);for(const[
n,s]of Object.entries(e))Nt.set(n,s)}const H=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function On(t){
const e=new Set,n=new Set,s=[...t.keys()].reverse();for(;s.length;){const o=s[s.length-1],{p:r=[],picks:a=[]}=t.get(o)??{};if(e.has(o)||n.has(o)){e.add(o),s.pop();
continue}n.add(o);for(const i of[...a,...r.flat()])typeof i=="string"&&t.has(i)&&!n.has(i)&&s.push(i)}return e}function we(t){const e=new Map(Object.entries(t.q)),
n=new vn(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||f.includes("#")?f:`${t.note}#${f}`,r=f=>{const S=n.under(f);return M=>{const p=S(M);if(typeof p!="object")
return p;if(s(M).w!==void 0&&typeof a(M)=="object")throw new B}},a=n.under(new Map),i=f=>{const S=r(f);return M=>l(S,M,()=>(n.purse.next(),n.uncertain.has(M)?b(
h(M,f,S)):s(M).c?[h(M,f,S)].flat()[0]:S(M)))},c=new Map,u=i(c),b=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,$=new WeakMap,d=(f,S,M)=>{const p=$.get(S)??n.run(
S);$.set(S,p);try{return n.counted(p,()=>{const O=lt(p).value(f);return M===void 0?le(O):he(O,M)})}catch(O){if(O instanceof G)return;throw O}},A=new Map,m=f=>{const S=A.
get(f),{p:M,picks:p,cells:O,rs:_}=s(f),N=S??new Set;if(S||!e.has(f))return N;A.set(f,N),(_||!(M||O))&&N.add(f);for(const L of[...p??[],...(M??[]).flat()])if(typeof L==
"string")for(const U of m(L))N.add(U);return N},y=(f,S)=>{const M=n.under(S);let p=f,O=M(p);for(;typeof O=="object"&&O.needs;)O=M(p=O.needs);if(typeof O!="objec\
t")return"";const{picks:_}=s(p),N=p.slice(p.indexOf("#")+1);if(!_)return p===f?O.reason:`${N}: ${O.reason}`;const L=_.map(U=>{const P=M(U);return typeof P=="str\
ing"&&s(U).rows?.[P]||P});return`${N} is not known for ${L.join(", ")}`},g=(f,S)=>{const{r:M,rs:p,picks:O=[]}=s(f);return M??p?.[O.map(S).join()]},l=(f,S,M)=>{const p=w.
get(f)??new Map,{round:O}=n.purse;if(p.get(S)===O)throw new B;try{return M()}catch(_){throw _ instanceof B&&w.set(f,p.set(S,O)),_}},w=new WeakMap,E=new WeakMap,
h=(f,S,M)=>{const p=E.get(M)??{state:S,found:new Map};return p.state!==S?v(f,S,M):(E.set(M,p),p.found.has(f)||p.found.set(f,l(p,f,()=>v(f,S,M))),p.found.get(f))},
v=(f,S,M)=>{if(S.size&&!n.affected(S.keys()).has(f))return h(f,c,u);n.purse.next();const p=n.uncertain.has(f);if(p&&s(f).c)return;const _=[...m(f)].sort().map(D=>[
D,S.has(D)?void 0:g(D,M)]).filter(([,D])=>D),N=p?void 0:M(f);if(p)return _.length?void 0:d(f,S);if(!_.length||typeof N!="number")return N;const L=n.run(S),U=n.affected(
_.map(([D])=>D)),P=D=>tt=>{n.purse.point();const et=n.at(L,tt,U)(D);return typeof et=="object"?void 0:et},pt=x(f,_),Lt=e.has(`${f}#margin`)?Tt(P(`${f}#margin`),
_,pt):void 0;if(Lt){const D=[...Lt.at,...pt].map(P(f));if(D.some(Te=>typeof Te!="number"))return;const tt=Math.min(N,...D),et=Math.max(N,...D);return tt===et?tt:
[tt,et]}const gt=Tt(P(f),_,pt)?.ends;if(!gt)return;const[wt,Rt]=[Math.min(gt[0],N),Math.max(gt[1],N)];return wt===Rt?wt:[wt,Rt]},x=(f,S)=>(s(f).at??[]).filter(M=>Object.
keys(M).length===S.length&&S.every(([p,[O,_]])=>p in M&&M[p]>=O&&M[p]<=_)).map(M=>new Map(S.map(([p])=>[p,M[p]]))),C=(f,S)=>{if(n.purse.next(),d(f,S)===void 0)return[];
const M=$.get(S);return M?n.counted(M,()=>de(lt(M).value(f))):[]},z=(f,S)=>{if(n.purse.next(),!n.uncertain.has(f)||d(f,S)===void 0)return;const M=$.get(S),p=M&&
n.counted(M,()=>lt(M).value(f));return p instanceof Float64Array?p:void 0},R=(f,S,M)=>(n.purse.next(),n.uncertain.has(f)?[d(f,S,M)].flat()[0]:void 0);function*k(f=hn){
const S=new Map,M=i(S),p=[],O=[];F(f);for(const _ of On(e)){const{w:N}=s(_);if(N===void 0)continue;const L=Ct(()=>[h(_,S,M)].flat());!L||L.some(U=>U===void 0)?O.
push(_):[N].flat().some((U,P)=>!H(U,L[P],1e-9))&&p.push(_),yield}return{wrong:p,untold:O}}const T=f=>{const S=k(f);for(;;){const{done:M,value:p}=S.next();if(M)return p}},
F=f=>{n.purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:i,why:y,inputs:m,reaches:(f,S)=>n.affected([f]).has(S),spread:h,part:R,heights:C,draws:z,prove:T,
proving:k,allow:F,taken:()=>n.purse.taken}}const Y="–",An=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
jt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},_n={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},kn=t=>Object.
hasOwn(jt,/^[A-Za-z]*/.exec(t)?.[0]??""),V=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,qt=t=>t.join(t[0][0]==="-"?" to ":"–"),X=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,ht=({f:t=1,o:e=0},n)=>n*t+e,me=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,En=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>_n[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function dt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of En(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const c=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,c))return{unknown:c};const u=r==="/"?-i:+i,[b,$,d=0]=e[c];s+=d,n*=b**u;for(const[,A,m]of $.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(A,(o.get(A)??0)+ +(m||1)*u)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function be(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(g,l,w)=>{const{d:E,u:h="",o:v}=s(g),x=X(s(g),l);return s(g).iso?ft(l):me(x)&&(x!==0||v||!l)?se(x,w??E,An.test(
h),ln(h)):Y},c=(g,l)=>{const w=l.map(T=>X(s(g),T)),{d:E=3}=s(g),h=Math.max(...w.map(Math.abs)),v=Math.abs(w[2]-w[0]),x=T=>Math.floor(Math.log10(T)),C=h&&v?Math.
max(E,Math.min(x(h)-x(v/3)+2,12)):E,[z,R,k]=l.map(T=>i(g,T,C));return`${R} (${qt([z,k])})`},u=(g,l,w,E)=>{const h=(E?r(g,l,E):void 0)??a(g,l,w),{words:v}=s(g);if(v)
return v[Number(h)]??Y;if(Array.isArray(h)){if(h.length===3)return c(g,h);const[x,C]=h.map(z=>i(g,z));return x===C?x:(s(g).al?"at least ":"")+qt([x,C])}return typeof h==
"number"?i(g,h):h??Y},b=(g,l)=>{const{rows:w,r:E,v:h,u:v}=s(g),x=l??h;return typeof x=="string"?w?.[x]??x:l===void 0&&E?V(qt(E.map(C=>i(g,C))),v):typeof x=="num\
ber"?V(i(g,x),v):Y},$=(g,l)=>{const{rows:w,lo:E=-1/0,hi:h=1/0,set:v,picks:x,x:C,iso:z}=s(g);return!n.has(g)||x||C?!1:w?Object.hasOwn(w,l):typeof l!="number"||!Number.
isFinite(l)||z&&ft(l)===Y?!1:v?v.some(R=>H(R,l)):l>=E&&l<=h||H(l,E)||H(l,h)},d=g=>{const l=new Map;for(const w of(g??"").split(/,(?=[^,=]+=)/)){const E=w.lastIndexOf(
"="),h=o(w.slice(0,E)),v=w.slice(E+1);E>0&&n.has(h)&&l.set(h,s(h).rows?v:+v)}return l},A=(g,l)=>{const w=cn(g.trim().replace(/^date\s+/,""));return w===void 0?{
problem:`not a date; write for example ${b(l)}`}:$(l,w)?{value:w}:{problem:`outside ${y(l)}`}},m=(g,l)=>{if(s(l).iso)return A(g,l);const{u:w=""}=s(l),E=w||"a nu\
mber without unit",h=g.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(O,_,N,L)=>`${_}${L} ${N===
"$"?"USD":N}`),[,v,x,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(h)??[];if(!v)return{problem:`not a number; write for example ${b(l)}`};const[
,z,R]=/^([A-Za-z]*)(.*)$/.exec(C)??[],k=(x===""||z[1]==="i")&&Object.hasOwn(jt,z)?jt[z]:1,T=(k>1?R:C).replace(/\s/g,""),F=dt(T,e.units),f=dt(C.replace(/\s/g,""),
e.units);if(k>1&&w&&!/^\s*[A-Za-z]/.test(R)&&!f.unknown&&f.dimension===dt(w,e.units).dimension)return{problem:`“${g.trim()}” means two things; write ${v} ${C}\
, or ${+v*k}`};if(F.unknown||T&&F.dimension!==dt(w.replace(/^.i /,""),e.units).dimension)return{problem:`“${T}” is not a unit for this; it is in ${E}`};const S=+v*
k,M=ht(T?{f:F.factor,o:F.offset}:k>1?{}:s(l),S),p=S!==0&&M===0&&!F.offset&&!s(l).o;return $(l,M)&&me(M)&&!p?{value:M}:{problem:`outside ${y(l)}`}},y=g=>{const{lo:l=-1/0,
hi:w=1/0,set:E,u:h}=s(g);return V((E??[l,w]).map(v=>Number.isFinite(v)?i(g,v):"∞").join(E?", ":" … "),h)};return{...t,text:u,say:b,takes:$,parseCase:d,parseEntry:m}}
function Me(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?H(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type==="radio"?t.checked=a(t):t instanceof
HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?xn(t,e,+r,n):t.matches(".cg-entry")&&document.activeElement!==t&&(t.value=n.text(
e,new Map(s).set(e,r),o),ye(t,"")))}function xn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,c=u=>r?Math.log10(X(o,u)):X(o,u);(document.activeElement!==
t||Math.abs(+t.value-c(n))>i/150)&&(t.value=String(c(n))),t.step==="any"&&(t.step=String(i/200)),je(t,c(n),c(typeof a=="number"?a:n)),t.setAttribute("aria-value\
text",s.say(e,n))}function ye(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(j("span",
"cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.
after(r);I(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const at={notes:{},kinds:[],inputs:{}},$e=t=>t?fetch(t).then(
e=>e.ok?e.json():at).catch(()=>at):Promise.resolve(at),Cn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return V(e,n)};function Se(t,e,n,s){
const{note:o,names:r}=n.data,a=e.map(u=>Nn(u,s)),i=[...t].sort().map(([u,b])=>{const[$,d]=u.split("#"),A=r[$]??$,m=n.entry(u),[y,g=d]=s.inputs[`${A}.${d}`]??[];
return{notes:$===o?[]:[A],kind:y,says:m.n??g,was:n.say(u),now:n.say(u,b),written:m.rows||typeof b=="string"?String(b):void 0,value:b,keys:[u],parts:[],isHere:$===
o}}),c=[];for(const u of[...a,...i].sort((b,$)=>+b.isHere-+$.isHere)){const b=c.find($=>u.kind!==void 0&&$.kind===u.kind&&$.now===u.now);b?(b.keys.push(...u.keys),
b.parts.push(...u.parts),b.notes.push(...u.notes),b.isToo||=u.isHere):c.push({...u,isToo:!1})}return c}function Nn(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),r=s.lastIndexOf("."),[a,i,c]=e.inputs[s]??[void 0,s.slice(r+1),""],u=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[s.slice(0,r)],kind:a,says:i,was:c,
now:u??Cn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Tn(t,e,n,s){const{note:o,names:r}=n.data,a=[];for(const[i,c]of n.entries){const[
u,b]=i.split("#"),$=s.inputs[`${r[u]}.${b}`]?.[0];if(u!==o||$===void 0||e.has(i))continue;const d=t.filter(m=>m.kind===$&&!m.isHere).pop(),A=d&&jn(d,i,c,n);d&&A!==
void 0&&n.takes(i,A)&&n.say(i,A)!==n.say(i)&&a.push({key:i,says:c.n??b,here:n.say(i),there:d.now,value:A})}return a}function jn({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function qn(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:Ln(
r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))zn(o,n,s);return s}function zn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",c=e.filter(({words:u})=>u.test(i));n.has(a)||n.set(a,c.map(({key:u})=>u)),s=""}}}const Ln=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Rn="computed when you let go",ve="not comp\
uted here",In="What is pale takes many steps: it is computed when you let go.",Dn="What is pale is not computed in this page, since it takes too many steps. The\
 build computes it as written in the note.";function Fn(t){const e=new Map,n=j("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;
const o=(i,c)=>{try{c(),e.has(i)&&r(i)}catch(u){if(!(u instanceof B))throw u;e.has(i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute(
"title",s?ve:Rn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&I(i.querySelector("button")??i,ve)}},r=i=>{const c=e.get(i);e.delete(i),i.classList.
remove("is-later"),typeof c=="string"?i.setAttribute("title",c):i.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!e.size,I(n,e.size?s?Dn:In:"")},
start:i=>{s=i}}}function Oe(t,{data:e,entries:n}){const s=t.lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.
keys(e.names),a=`/${o}.md`,i=r.find(u=>e.names[u]===o)??r.find(u=>`/${u}`.endsWith(a)),c=`${i}#${t.slice(s+1)}`;return{key:c,own:i===e.note,known:n.has(c)}}function Ae(t,e){
const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:c,known:u}=Oe(r.slice(0,a),e);if(a>0&&!c&&
!u){s.push(r);continue}const b=r.slice(a+1),d=e.entries.get(i)?.rows?b:e.parseEntry(b,i).value;a>0&&d!==void 0&&e.takes(i,d)?n.set(i,d):o.push(r)}return{state:n,
carried:s,dropped:o}}function Un(t,e){const n=t.indexOf(":"),{key:s}=Oe(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{
rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function _e(t,e,{data:n,
entries:s}){return[...[...t].sort().map(([r,a])=>{const[i,c]=r.split("#"),u=s.get(r),b=typeof a=="number"&&u?.iso?ft(a):typeof a=="number"?`${+X(u??{},a).toPrecision(
12)}${u?.u&&kn(u.u)?" ":""}${u?.u??""}`:a;return(i===n.note?"":`${n.names[i]??i}.`)+`${c}:${b}`}),...e].join()}const Hn={holds:"✓",failing:"✗",unknown:"–"},
ke=t=>t===void 0?"unknown":t?"holds":"failing";function Pn(t){const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"ho\
lds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?
"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:r.join(", ")}}function Wn(t,e){const n=W(t,".cg-check[data-check]").map(a=>({e:a,key:e.
key(a.dataset.check),row:a.closest(".cg-row"),built:Yn(a)})).filter(({key:a})=>e.entries.has(a)),s=W(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(
".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??
""}})),o=W(t,".cg-claim[data-q]"),r=Gn(t);return a=>{const{now:i,was:c,attempt:u,state:b}=a,$=new Map,d=m=>{const y=i(m);return $.set(m,y===void 0?void 0:!!y),$.
get(m)};for(const{e:m,key:y,row:g,built:l}of n)u(m,()=>{$.delete(y);const w=d(y);Vn(m,w,!H(i(y),c(y)),l),a.done&&Ee(g,w!==!0&&b.size>0)});for(const{e:m,of:y,built:g}of s)
u(m,()=>{const l=y.some(({key:h})=>!H(i(h),c(h))),{state:w,says:E}=Pn(y.map(({key:h})=>d(h)));m.classList.toggle("is-off",l),m.firstElementChild&&(m.firstElementChild.
className=l?`cg-mark is-${w}`:g.mark),I(m.firstElementChild,l?Hn[w]:g.sign),I(m.lastElementChild,l?E:g.says),m.title=l?"in your scenario":""});const A=n.filter(
({key:m})=>$.has(m)&&!H(i(m),c(m)));r(Bn(A.map(({key:m})=>$.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function Bn(t,e){const[n,s,o]=[!1,!0,void 0].
map(i=>t.filter(c=>c===i).length),r=(i,c,u)=>i&&`${i} ${i===1?c:u}`,a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not\
 computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>
0}}function Gn(t){const e=t.querySelector(".cg-facts"),n=j("span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.
split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&!n.isConnected)){if(!r){r=j("p","cg cg-facts");const c=t.querySelector("h1");c?c.after(r):t.prepend(
r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),n.classList.toggle("is-failing",i),I(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const Yn=t=>({state:["h\
olds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??
""});function Vn(t,e,n,s){const o=n?ke(e):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[ke(e)];t.classList.toggle("is-off",n);for(const a of["\
holds","failing","unknown"])t.classList.toggle(`is-${a}`,a===o);I(t.querySelector(".cg-mark"),n?"→":s.sign),I(t.querySelector(".cg-check__say"),n?`${r}${s.said.
replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Ee(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.
toggle("is-unfolded",e))}const xe={makeValues:we,prepare:pe},Kn=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],
[".cg-grip",()=>import("../hands/hold.js")],[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],["svg[data-rows]",()=>import("../views/series.js")]],
zt=t=>Promise.all(Kn.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),Zn=2;async function Ce(t,e,n,s){const o=be(t),r=new Map,a=o.under(r),i=location.pathname;
let c=[];const{attempt:u,start:b,tell:$}=Fn(e),d={model:o,root:n,signal:s,state:r,now:a,was:a,empty:r,done:!0,set:F,inCase:T,attempt:u},A=[],m=new Set;o.allow(rt);
const y=ts(n,o,a,r);let g=0,l=0,w=at;const E=e.dataset.inputs,h=new URL(E??"",document.baseURI).href,{bar:v,show:x}=Ft({remove(p){const O=new Set(p.flatMap(_=>_.
parts));c=c.filter(_=>!O.has(_)),F(new Map(p.flatMap(_=>_.keys).map(_=>[_,void 0])))},take:p=>F(new Map(p.map(({key:O,value:_})=>[O,_]))),link:()=>location.href});
e.append(v);const C=()=>{const p=Se(d.state,c,o,w),O=Tn(p,d.state,o,w);x(p,O,w,h),Xn(n,o,O)},z=async()=>{w!==at||!Jn(d.state,c,o)||(w=await $e(E),s.aborted||C())},
R=(p=!0)=>{const O=p?rt:oe;d.state.size||(d.state=r),b(d.done=p),o.allow(O),d.now=d.state.size?o.under(d.state):a,y(d),C();for(const N of A)m.add(N);const _=()=>{
const N=performance.now()+Zn;o.allow(O);for(const L of m){if(s.aborted)return;if(m.delete(L),L(d),performance.now()>N)break}o.allow(rt),m.size?g=requestAnimationFrame(
_):$()};cancelAnimationFrame(g),g=requestAnimationFrame(_)},k=()=>{const p=Ae(mt(location.search),o);return c=p.carried,d.state=p.state,R(),z(),p.dropped};function T(p){
const O=o.parseCase(p),_=new Map([...d.state,...O]);return{state:_,read:O.size?o.under(_):d.now}}function F(p,O="step",_=O==="step"){d.state=new Map(d.state);for(const[
N,L]of p){const{v:U,r:P}=o.entry(N);L===void 0||!P&&H(L,U)?d.state.delete(N):o.takes(N,L)&&d.state.set(N,L)}R(_),clearTimeout(l),O==="drag"?l=setTimeout(f,150,"\
drag"):f(O),O==="step"&&Ne(n)}function f(p){const O=It(location.href,_e(d.state,c,o));O===location.href||s.aborted||location.pathname!==i||(p==="step"||!mt(location.
search)?history.pushState(history.state,"",O):history.replaceState(history.state,"",O))}const S=k();S.length&&Qn(S,o,v);const M=_e(d.state,c,o);mt(location.search)!==
M&&history.replaceState(history.state,"",It(location.href,M)),it(window,"popstate",{signal:s},()=>{location.pathname===i&&k()}),rs(d);for(const p of await zt(n)){
const O=[await p.mount(d)].flat();A.push(...O),o.allow(rt);for(const _ of O)_(d)}$()}function Qn(t,e,n){const s=[...new Set(t)].slice(0,4).map(a=>`${a} (${Un(a,
e)})`),o=K("cg-bar__x","×",()=>{r.remove(),bt(n)}),r=j("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("rol\
e","note"),o.setAttribute("aria-label","close"),n.append(r)}const Jn=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function Xn(t,e,n){
const s=new Map(n.map(o=>[o.key,o.there]));for(const o of W(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.
row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}I(i??o.appendChild(j("span","cg-elsewhere")),`${a} elsewhere`)}}function ts(t,e,n,s){
const o=y=>W(t,`[data-${y}]`).map(g=>[g,e.key(g.dataset[y])]).filter(([,g])=>e.entries.has(g)),r=o("say"),a=Wn(t,e),i=ss(t,e),c=o("p"),u=o("hist"),b=o("reset"),
$=W(t,"[data-set]").map(y=>[y,[...e.parseCase(y.dataset.set)]]),d=W(t,"[data-cite]").map(y=>[y,(y.dataset.cite??"").split(`
`).map(e.key),y.dataset.rows?.split(`
`)]),A=qn(t,e),m=o("q").filter(([y])=>!y.matches("[data-cell], svg *")).map(([y,g])=>{const l=e.parseCase(y.dataset.with),w=l.size?l:s;return{e:y,key:g,given:l,
around:y.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:A.get(y)??[],built:Ct(()=>e.text(g,w,l.size?e.under(l):n,Dt(y))),written:y.textContent??"",spoken:y.
getAttribute("aria-description")??""}});return y=>{const{state:g,now:l,attempt:w}=y,E=new Map(g);for(const h of m)w(h.e,()=>es(h,y));for(const[h,v]of r)w(h,()=>I(
h,e.say(v,l(v))));for(const[h,v]of i)w(h,()=>os(h,v,y));for(const[h,v]of u)w(h,()=>h.firstElementChild?.setAttribute("d",ns(e.heights(v,y.state))));for(const[h,
v]of c)w(h,()=>Me(h,v,y));for(const[h,v]of b)h.hidden=!E.has(v);for(const[h,v,x]of d)w(h,()=>{h.hidden=x?!x.includes(v.map(l).join()):v.some(C=>E.has(C))});a(y);
for(const[h,v]of $)w(h,()=>h.setAttribute("aria-pressed",String(v.every(([x,C])=>H(l(x),C,1e-9)))))}}function es({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:c,state:u,now:b,was:$}){const d=n.size>0&&u.size>0,A=d?new Map([...u,...n]):u,m=d?c.under(A):b,y=(r===void 0||n.size>0)&&!u.size,g=y?"":c.text(
e,A,m,Dt(t)),{c:l,u:w,rows:E}=c.entry(e),h=y?!1:r===void 0?V(g,t.dataset.u)!==a:g!==r;if(!t.matches(".cg-claim")){const T=!y&&g===Y&&s?.matches(".cg-out")?c.why(
e,A):"";I(t,y?a:T?`${Y} ${T}`:V(g,t.dataset.u)),s?.classList.toggle("is-changed",h);return}const v=t.querySelector(".cg-claim__now"),x=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!v)return;const C=n.size?void 0:o.find(T=>m(T)!==$(T)),z=C?` · ${c.say(C,m(C))}`:"",R=E?c.say(e,m(e)):V(g,w)+
x,k=l?m(e)===void 0?"not computed":m(e)?"now true":"no longer true":R;t.classList.toggle("is-changed",h),I(v,h?`→ ${k}${z}`:""),v.dataset.copy=h&&!l?k:"",t.setAttribute(
"aria-description",h?`${i} as written; in your scenario ${k}${z}`:i)}const ns=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",ss=(t,e)=>W(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function os(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[c]=e,u=e.some(A=>s.has(A)||!H(r(
A),a(A))),b=t.querySelector(".cg-row__was"),$=()=>e.map(A=>n.text(A,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",u),b&&(b.hidden=
!u);const d=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&d&&Ee(t,s.size>0&&e.some(A=>n.text(A,s,r)===Y)),I(b,u?n.entry(c).rows?
n.say(c):e.length>1?`(${$()})`:$():"")}function rs(t){const{model:e,root:n,signal:s}=t;it(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),c=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const g of W(n,".cg-panel__results"))g.setAttribute("aria-busy",String(!c));
const u=e.entry(i),{lo:b=0,hi:$=0,step:d,log:A}=u,m=A?10**+a.value:+a.value,y=d?b+Math.round((ht(u,m)-b)/d)*d:ht(u,+m.toPrecision(3));t.set(new Map([[i,Math.min(
$,Math.max(b,y))]]),"drag",c),c&&Ne(n)}else if(a.matches(".cg-entry")){const{value:u,problem:b=""}=e.parseEntry(a.value,i);u!==void 0&&t.set(new Map([[i,u]]),"d\
rag",c),(c||!b)&&ye(a,b)}else c&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),it(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>Me(r,e.key(r.dataset.p),t))}),it(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),c=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&as(i,t),c&&is[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function as(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const is={steps(t,e){const n=W(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ct(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ct(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ne=t=>requestAnimationFrame(
()=>W(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var cs=Object.freeze({__proto__:null,compute:xe,loadParts:zt,mount:Ce});export{oe as D,st as E,
rt as L,G as T,qe as a,K as b,ct as c,xe as compute,X as d,q as e,se as f,Gt as g,He as h,Ct as i,B as j,At as k,$t as l,zt as loadParts,an as m,Ce as mount,Pe as n,
sn as o,$e as p,Ft as q,Se as r,H as s,ht as t,Ae as u,pe as v,V as w,be as x,we as y,cs as z};
