import{m as j,p as D,a as De,b as H,i as mt,w as zt,o as ct,s as It}from"./sheet.js";async function ut(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Fe(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}function Dt({remove:t,take:e,link:n,notice:s="",act:o}){const r=j("div","cg cg-bar"),a=j("span","cg-bar__count"),i=j("span"),u=j("ul","cg-bar__list"),c=j("p",
"cg-bar__offer"),w=j("p","cg-bar__who","Your scenario, ",a,i),$=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),a.setAttribute("\
role","status");let O=[];const p=K("cg-bar__do","copy link",()=>ut(n(),p)),M=K("cg-bar__do","put all back",()=>{t(O),bt(r)}),g=j("div","cg-bar__acts",p,M),d=j("\
p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(w,u,g,c,...s?[d]:[]);const f=(m,_,h,S)=>{const N=m.reduce((E,C)=>E+C.keys.length+C.parts.length,0);O=m,r.classList.
toggle("is-on",m.length>0),D(a,`${N} changed`);const T=[...new Set(m.flatMap(E=>E.notes))];i.replaceChildren(...T.slice(0,2).flatMap((E,C)=>[C?" and ":", set in\
 ",Pe(E,h,S)])),T.length>2&&i.append(` and ${T.length-2} more`);const q=[...u.querySelectorAll("button")].findIndex(E=>E===document.activeElement);u.replaceChildren(
...m.map(E=>Ue(E,()=>t([E])))),q>=0&&!m.length?bt(r):q>=0&&u.querySelectorAll("button")[Math.min(q,m.length-1)].focus({preventScroll:!0});const I=_.filter(E=>!$.
has(`${E.key} ${E.there}`));c.hidden=!I.length,c.replaceChildren(...I.map(E=>j("span","cg-bar__kin",`${E.says}: here ${E.here}, elsewhere ${E.there} `,K("cg-bar\
__do",`use ${E.there} here too`,()=>e([E])),K("cg-bar__do is-quiet","keep it apart",()=>{$.add(`${E.key} ${E.there}`),f(m,_,h,S)}))))};return{bar:r,show:f}}function Ue(t,e){
const n=K("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",
t.was)]:[],j("b","",t.now),...t.isToo?[j("span","cg-bar__too",", here too")]:[],n)}function Pe(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const r=j(
"a","",s);return r.setAttribute("href",new URL(o,n).href),r}const He=t=>(t.closest("article, main")??document).querySelector("h1");function bt(t){const e=He(t);
e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener(
"click",n),s}const Ft=1e-12,Mt=2**-50,Ut=2**-48,Pt=64,yt=1e-9,We=2**-48,Be=2**-51,Ge=2**-40,Ye=2**53;class G{at=-1;needs="";constructor(e){this.message=e}}const R=t=>{
throw new G(t)},Ht=new Map,$t=(t,e)=>e===0?R("division by zero"):t/e,Wt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?$t(1,s):
s},Bt=(t,e)=>{const n=e===Math.floor(e);return t===0&&e<0&&R("division by zero"),n&&Math.abs(e)<=Pt?Wt(t,e):t<0&&!n?R("power of a negative number"):t**e},St=t=>t<=
0?R("log of zero or less"):Math.log(t),vt=(t,e)=>{const n=St(e),s=n===0?R("division by zero"):St(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Pt&&Wt(e,o)===t?o:s},
ft=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=Mt*Math.abs(t)?n:e},Gt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Ft*Math.max(
1,Math.abs(t))?e:Math.floor(t)},Ve=t=>-Gt(-t),Ke=(t,e)=>{e===0&&R("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+
0;const s=Mt*Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Yt=t=>-ft(-t),Ot=t=>{const e=ft(t),n=t-e;return Math.abs(n-.5)<=Mt*Math.
max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},Ze=(t,e=0)=>{const n=ft(e);(n!==Yt(e)||Math.abs(n)>15)&&R("rounding to a number of digits that is not whole, or m\
ore than 15");const s=Bt(10,Math.abs(n));return n?n>0?Ot(t*s)/s:Ot(t/s)*s:Ot(t)},st=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(
e))||s.some(r=>o<=Ft*Math.abs(r))},Vt=(t,e,...n)=>+(t<e&&!st(t,e,Ut,n)),Kt=(t,e,...n)=>+(t<=e||st(t,e,Ut,n)),Qe=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(
e);return+(o<=r||st(o,r,yt,s))},At=(t,e)=>Math.abs(t)<=We*Math.abs(e)&&t&&(Math.abs(e)>=Ye||t!==Math.floor(t))?0:t,kt=(t,e)=>{const n=Be*Math.abs(e);return Math.
abs(t)<=n&&n<Ge?0:t},Zt=t=>Math.abs(t)>2**33?R("an angle so large that its turns cannot be determined"):t,Qt=t=>kt(Math.cos(Zt(t)),t),Je=t=>Qt(t)===0?R("divisio\
n by zero"):kt(Math.tan(t),t),Jt=t=>e=>e>=-1&&e<=1?t(e):R("outside -1..1"),{abs:Xe,atan:tn,atan2:en,sinh:nn,cosh:sn,tanh:on,exp:rn,sign:an,asin:cn,acos:un}=Math,
ot=new Map(Object.entries({add:(t,e)=>At(t+e,t),sub:(t,e)=>At(t-e,t),mul:(t,e)=>t*e,div:$t,neg:t=>-t,pow:Bt,not:t=>+(t===0),lt:Vt,le:Kt,gt:(t,e,...n)=>Vt(e,t,...n),
ge:(t,e,...n)=>Kt(e,t,...n),eq:(t,e,...n)=>+st(t,e,yt,n),ne:(t,e,...n)=>+!st(t,e,yt,n),within:Qe,sqrt:t=>t<0?R("root of a negative number"):Math.sqrt(t),exp:rn,
ln:St,log:vt,log2:t=>vt(t,2),log10:t=>vt(t,10),abs:Xe,sign:an,floor:ft,ceiling:Yt,round:Ze,min:Math.min,max:Math.max,sin:t=>kt(Math.sin(Zt(t)),t),cos:Qt,tan:Je,
asin:Jt(cn),acos:Jt(un),atan:tn,atan2:en,sinh:nn,cosh:sn,tanh:on}));function fn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof
G)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const Z=86400,ln=2629800,Xt=1e-6,_t=-62135596800,te=253402214400,ee=(t,e)=>{const n=Math.floor(
t+.5);return Number.isFinite(n)||R("overflow"),Math.abs(t-n)>Xt?R(e):n},hn=t=>t>=_t&&t<=te?t:R("a date beyond the years 1 to 9999"),rt=t=>new Date(hn(ee(t/Z,"no\
 whole number of days")*Z)*1e3),ne=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,dn={later:(t,e)=>rt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=ee(e/ln,"n\
o whole number of months"),s=rt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&R("a date beyond the years 1 to 99\
99"),ne(r,a,Math.min(s.getUTCDate(),new Date(ne(r,a+1,0)*1e3).getUTCDate()))},year:t=>rt(t).getUTCFullYear(),month:t=>rt(t).getUTCMonth()+1,day:t=>rt(t).getUTCDate()};
function lt(t){const e=Math.floor(t/Z+.5);return Math.abs(t/Z-e)>Xt||e*Z<_t||e*Z>te?"–":new Date(e*Z*1e3).toISOString().slice(0,10)}function pn(t){if(!/^\d{4}-\d\d-\d\d$/.
test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=_t&&lt(e)===t?e:void 0}const Q=12,wn=100,gn={"%":100,percent:100,pct:100,"‰":1e3},mn=t=>!t||
t.startsWith("×")?1:gn[t]??0;function se(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(Q-
1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+xt(Math.floor(Math.abs(t)+.5),0,!1);if(a<-4||a>=15){const p=Et(
i,Q-e),M=p>=10**e?1:0;return`${u}${xt(p/10**M,e-1,!1)}e${a+M}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const w=s*10**(Q-1-a),$=t>0&&s?Math.abs(
i-w):0;$&&$*wn<=w&&(c=Math.max(c,Math.min(e-a+Q-1-String($).length,Q-1-a)));let O=Et(i,Q-1-a-c);return!n&&c>0&&O>=10**(a+c+1)&&(O=Et(i,Q-1-a- --c)),u+xt(O,c,n&&
a>=0&&O%10**c!==0)}const Et=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function xt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(
s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const oe=25e4,at=5e6,bn=2e6,Mn=2e3,yn=20;class B{}
class $n{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){
this.own=Mn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.
steps<=0)throw new B;this.pay(yn)}}function Nt(t){try{return t()}catch(e){if(e instanceof B)return;throw e}}const re=1e6,Sn=60,vn=1e4,ae=/#[[{]/,ie="more than 1\
,000,000 steps",On=1e12,ce={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},Tt=new Map(
Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,
void 0,t.inside(o,t.machine.below(e)))}})),ue=["read","slope","root","at","series","edge","along","across","path","part"],An=["num","row","read","index",...Object.
keys(ce)],kn=t=>ot.has(t)||Tt.has(t)||An.includes(t);function _n({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){const[o,r,a]=t[s];o==="drawn"?s=
+a-1:ue.includes(String(o))&&n.push(String(r))}return n}function fe(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.get(o);r?r.push(n):e.set(o,
[n])}return e}function le(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function he(t){const e=t.steps+t.rest;t.steps=Math.
min(re,e),t.rest=e-t.steps,t.short=e<re}function En([t,...e]){const[n=0,s=0]=e.map(Number),o=ot.get(String(t));return{name:String(t),act:o,effort:o&&Ht.get(o),operands:e,
first:n,second:s}}class xn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>ue.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new $n,this.loose=void 0,this.round=void 0,this.base=new J(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){
const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(En)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.
counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.
affected(n.keys())){const o=new J(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(On,this.purse.steps),
{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],he(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=le(e,fe([...this.nodes].map(([n,s])=>[n,_n(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>ae.test(a));if(!s.length||s.length===e.size)return e.size?new J(this,new Map(e),n,n.budget):
n;const o=new Map([...e].filter(([a])=>!ae.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new J(this,o,n,n.budget)}),new J(
this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=le(n,this.readers??=fe(this.reads));return this.known.set(s,r),r}}class J{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const w=s.get(i);if(!w)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,w)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const w=!this.budget.isRunning;w&&he(this.budget);const{open:$,integrals:O,steps:p,
short:M}=this.budget,{costs:g}=this.machine,d=g.get(e)??0;if(M&&d>p)throw new B;try{this.budget.isRunning=!0;const f=this.execute(this.machine.program(e,n),0,n.
length,[]),m=p-this.budget.steps;return(m>vn||d)&&g.set(e,m),f}catch(f){if(!(f instanceof G))throw f;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:$,integrals:O}),{reason:f.message,key:e,at:f.at,needs:f.needs}}finally{w&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no va\
lue",key:e};const i=s.map(w=>this.value(w)),u=i.findIndex(w=>typeof w=="object"),c=i.join();return u>=0?{reason:"",key:e,needs:s[u]}:Object.hasOwn(o,c)?o[c]??{reason:`\
the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new B:Object.assign(
new G(ie),{at:n});const{instructions:r}=e;try{for(;n<s;){const{name:a,act:i,effort:u,operands:c,first:w,second:$}=r[n];if(i){const O=o[w],p=o[$],{length:M}=c;u&&
this.weigh(u(...c.map(d=>o[+d])));const g=M===2?i(O,p):M===1?i(O):i(...c.map(d=>o[+d]));o[n]=Number.isFinite(g)?g:R(Number.isNaN(g)?"no real value":"overflow")}else if(a===
"num"||a==="row")o[n]=c[0];else if(a==="index")o[n]=o[w];else if(a==="read")o[n]=this.known(String(c[0]));else{n=this.region(e,n,o);continue}n++}}catch(a){throw a instanceof
G&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=0)){if(this.budget.short)throw new B;R(ie)}}known(e){const n=this.value(
e);if(typeof n=="object")throw Object.assign(new G(n.reason),{needs:e});return n}series(e){const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new G(
n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(r[o==="with"?0:r.length-1]),i=Tt.get(o);if(!i)return R(ce[o]??"n\
o real value");this.budget.open>=Sn&&R("nested deeper than 60"),this.budget.open++;const u=i(this,r,(c=n+1,w=a,$=this)=>$.execute(e,c,w,s),s,n,e.operations);return this.
budget.open--,typeof u=="number"&&!Number.isFinite(u)&&R("overflow"),s[n]=s[a-1]=u,a}inside(e,n){return this.budget.steps-=20,new J(this.machine,e,this,this.budget,
n)}}let Ct,ht,de,pe,we;async function ge(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(kn),s=Object.values(
t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");me(o.CHECKED,o.DRAWN),{drawsOf:ht}=o,e.has("beta")&&ot.set("beta",(await import("../parts/beta.js").
then(function(r){return r.a})).betaQuantile)}if(s&&({folded:pe,heights:we,summary:de}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");
me(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:Ct}=await import("../twins/extremes.js"))}function me(t,e){for(const[n,s]of Object.entries(t))
ot.set(n,s);for(const[n,s]of Object.entries(e))Tt.set(n,s)}const U=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function be(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:u=[]}=t.
get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(
c)}return s}function Me(t){const e=new Map(Object.entries(t.q)),n=new xn(t.q),s=l=>e.get(l)??{},o=(l="")=>l[0]==="="||l.includes("#")?l:`${t.note}#${l}`,r=l=>{const y=n.
under(l);return b=>{const v=y(b);if(typeof v!="object")return v;if(s(b).w!==void 0&&typeof a(b)=="object")throw new B}},a=n.under(new Map),i=l=>{const y=r(l);return b=>f(
y,b,()=>(n.purse.next(),n.uncertain.has(b)?w(h(b,l,y)):s(b).c?[h(b,l,y)].flat()[0]:y(b)))},u=new Map,c=i(u),w=l=>Array.isArray(l)?l.length===3?l[1]:void 0:l,$=new WeakMap,
O=(l,y,b)=>{const v=$.get(y)??n.run(y);$.set(y,v);try{return n.counted(v,()=>{const A=ht(v).value(l);return b===void 0?de(A):pe(A,b)})}catch(A){if(A instanceof G)
return;throw A}},p=new Map,M=l=>{for(const y of p.has(l)||!e.has(l)?[]:be(e,[l],p)){const{p:b,picks:v,cells:A,rs:k}=s(y),x=new Set(k||!(b||A)?[y]:[]);p.set(y,x);
for(const L of[...v??[],...(b??[]).flat()])for(const z of typeof L=="string"&&p.get(L)||[])x.add(z)}return p.get(l)??new Set},g=(l,y)=>{const b=n.under(y);let v=l,
A=b(v);for(;typeof A=="object"&&A.needs;)A=b(v=A.needs);if(typeof A!="object")return"";const{picks:k}=s(v),x=v.slice(v.indexOf("#")+1);if(!k)return v===l?A.reason:
`${x}: ${A.reason}`;const L=k.map(z=>{const P=b(z);return typeof P=="string"&&s(z).rows?.[P]||P});return`${x} is not known for ${L.join(", ")}`},d=(l,y)=>{const{
r:b,rs:v,picks:A=[]}=s(l);return b??v?.[A.map(y).join()]},f=(l,y,b)=>{const v=m.get(l)??new Map,{round:A}=n.purse;if(v.get(y)===A)throw new B;try{return b()}catch(k){
throw k instanceof B&&m.set(l,v.set(y,A)),k}},m=new WeakMap,_=new WeakMap,h=(l,y,b)=>{const v=_.get(b)??{state:y,found:new Map};return v.state!==y?S(l,y,b):(_.set(
b,v),v.found.has(l)||v.found.set(l,f(v,l,()=>S(l,y,b))),v.found.get(l))},S=(l,y,b)=>{if(y.size&&!n.affected(y.keys()).has(l))return h(l,u,c);n.purse.next();const v=n.
uncertain.has(l);if(v&&s(l).c)return;const k=[...M(l)].sort().map(F=>[F,y.has(F)?void 0:d(F,b)]).filter(([,F])=>F),x=v?void 0:b(l);if(v)return k.length?void 0:O(
l,y);if(!k.length||typeof x!="number")return x;const L=n.run(y),z=n.affected(k.map(([F])=>F)),P=F=>et=>{n.purse.point();const nt=n.at(L,et,z)(F);return typeof nt==
"object"?void 0:nt},tt=N(l,k),Lt=e.has(`${l}#margin`)?Ct(P(`${l}#margin`),k,tt):void 0;if(Lt){const F=[...Lt.at,...tt].map(P(l));if(F.some(Ie=>typeof Ie!="numbe\
r"))return;const et=Math.min(x,...F),nt=Math.max(x,...F);return et===nt?et:[et,nt]}const wt=Ct(P(l),k,tt)?.ends;if(!wt)return;const[gt,Rt]=[Math.min(wt[0],x),Math.
max(wt[1],x)];return gt===Rt?gt:[gt,Rt]},N=(l,y)=>(s(l).at??[]).filter(b=>Object.keys(b).length===y.length&&y.every(([v,[A,k]])=>v in b&&b[v]>=A&&b[v]<=k)).map(
b=>new Map(y.map(([v])=>[v,b[v]]))),T=(l,y)=>{if(n.purse.next(),O(l,y)===void 0)return[];const b=$.get(y);return b?n.counted(b,()=>we(ht(b).value(l))):[]},q=(l,y)=>{
if(n.purse.next(),!n.uncertain.has(l)||O(l,y)===void 0)return;const b=$.get(y),v=b&&n.counted(b,()=>ht(b).value(l));return v instanceof Float64Array?v:void 0},I=(l,y,b)=>(n.
purse.next(),n.uncertain.has(l)?[O(l,y,b)].flat()[0]:void 0);function*E(l=bn){const y=new Map,b=i(y),v=[],A=[];W(l);for(const k of be(e)){const{w:x}=s(k);if(x===
void 0)continue;const L=Nt(()=>[h(k,y,b)].flat());!L||L.some(z=>z===void 0)?A.push(k):[x].flat().some((z,P)=>!U(z,L[P],1e-9))&&v.push(k),yield}return{wrong:v,untold:A}}
const C=l=>{const y=E(l);for(;;){const{done:b,value:v}=y.next();if(b)return v}},W=l=>{n.purse.give(l)};return{data:t,entries:e,entry:s,key:o,under:i,why:g,inputs:M,
reaches:(l,y)=>n.affected([l]).has(y),spread:h,part:I,heights:T,draws:q,prove:C,proving:E,allow:W,taken:()=>n.purse.taken}}const Y="–",Nn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
jt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Tn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Cn=t=>Object.
hasOwn(jt,/^[A-Za-z]*/.exec(t)?.[0]??""),V=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,qt=t=>t.join(t[0][0]==="-"?" to ":"–"),X=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,dt=({f:t=1,o:e=0},n)=>n*t+e,ye=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,jn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Tn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function pt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of jn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[w,$,O=0]=e[u];s+=O,n*=w**c;for(const[,p,M]of $.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(p,(o.get(p)??0)+ +(M||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function $e(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(d,f,m)=>{const{d:_,u:h="",o:S}=s(d),N=X(s(d),f);return s(d).iso?lt(f):ye(N)&&(N!==0||S||!f)?se(N,m??_,Nn.test(
h),mn(h)):Y},u=(d,f)=>{const m=f.map(C=>X(s(d),C)),{d:_=3}=s(d),h=Math.max(...m.map(Math.abs)),S=Math.abs(m[2]-m[0]),N=C=>Math.floor(Math.log10(C)),T=h&&S?Math.
max(_,Math.min(N(h)-N(S/3)+2,12)):_,[q,I,E]=f.map(C=>i(d,C,T));return`${I} (${qt([q,E])})`},c=(d,f,m,_)=>{const h=(_?r(d,f,_):void 0)??a(d,f,m),{words:S}=s(d);if(S)
return S[Number(h)]??Y;if(Array.isArray(h)){if(h.length===3)return u(d,h);const[N,T]=h.map(q=>i(d,q));return N===T?N:(s(d).al?"at least ":"")+qt([N,T])}return typeof h==
"number"?i(d,h):h??Y},w=(d,f)=>{const{rows:m,r:_,v:h,u:S}=s(d),N=f??h;return typeof N=="string"?m?.[N]??N:f===void 0&&_?V(qt(_.map(T=>i(d,T))),S):typeof N=="num\
ber"?V(i(d,N),S):Y},$=(d,f)=>{const{rows:m,lo:_=-1/0,hi:h=1/0,set:S,picks:N,x:T,iso:q}=s(d);return!n.has(d)||N||T?!1:m?Object.hasOwn(m,f):typeof f!="number"||!Number.
isFinite(f)||q&&lt(f)===Y?!1:S?S.some(I=>U(I,f)):f>=_&&f<=h||U(f,_)||U(f,h)},O=d=>{const f=new Map;for(const m of(d??"").split(/,(?=[^,=]+=)/)){const _=m.lastIndexOf(
"="),h=o(m.slice(0,_)),S=m.slice(_+1);_>0&&n.has(h)&&f.set(h,s(h).rows?S:+S)}return f},p=(d,f)=>{const m=pn(d.trim().replace(/^date\s+/,""));return m===void 0?{
problem:`not a date; write for example ${w(f)}`}:$(f,m)?{value:m}:{problem:`outside ${g(f)}`}},M=(d,f)=>{if(s(f).iso)return p(d,f);const{u:m=""}=s(f),_=m||"a nu\
mber without unit",h=d.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(A,k,x,L)=>`${k}${L} ${x===
"$"?"USD":x}`),[,S,N,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(h)??[];if(!S)return{problem:`not a number; write for example ${w(f)}`};const[
,q,I]=/^([A-Za-z]*)(.*)$/.exec(T)??[],E=(N===""||q[1]==="i")&&Object.hasOwn(jt,q)?jt[q]:1,C=(E>1?I:T).replace(/\s/g,""),W=pt(C,e.units),l=pt(T.replace(/\s/g,""),
e.units);if(E>1&&m&&!/^\s*[A-Za-z]/.test(I)&&!l.unknown&&l.dimension===pt(m,e.units).dimension)return{problem:`“${d.trim()}” means two things; write ${S} ${T}\
, or ${+S*E}`};if(W.unknown||C&&W.dimension!==pt(m.replace(/^.i /,""),e.units).dimension)return{problem:`“${C}” is not a unit for this; it is in ${_}`};const y=+S*
E,b=dt(C?{f:W.factor,o:W.offset}:E>1?{}:s(f),y),v=y!==0&&b===0&&!W.offset&&!s(f).o;return $(f,b)&&ye(b)&&!v?{value:b}:{problem:`outside ${g(f)}`}},g=d=>{const{lo:f=-1/0,
hi:m=1/0,set:_,u:h}=s(d);return V((_??[f,m]).map(S=>Number.isFinite(S)?i(d,S):"∞").join(_?", ":" … "),h)};return{...t,text:c,say:w,takes:$,parseCase:O,parseEntry:M}}
function Se(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?U(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type==="radio"?t.checked=a(t):t instanceof
HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?qn(t,e,+r,n):t.matches(".cg-entry")&&document.activeElement!==t&&(t.value=n.text(
e,new Map(s).set(e,r),o),ve(t,"")))}function qn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(X(o,c)):X(o,c);(document.activeElement!==
t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),De(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute("aria-value\
text",s.say(e,n))}function ve(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(j("span",
"cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.
after(r);D(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const it={notes:{},kinds:[],inputs:{}},Oe=t=>t?fetch(t).then(
e=>e.ok?e.json():it).catch(()=>it):Promise.resolve(it),Ln=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return V(e,n)};function Ae(t,e,n,s){
const{note:o,names:r}=n.data,a=e.map(c=>Rn(c,s)),i=[...t].sort().map(([c,w])=>{const[$,O]=c.split("#"),p=r[$]??$,M=n.entry(c),[g,d=O]=s.inputs[`${p}.${O}`]??[];
return{notes:$===o?[]:[p],kind:g,says:M.n??d,was:n.say(c),now:n.say(c,w),written:M.rows||typeof w=="string"?String(w):void 0,value:w,keys:[c],parts:[],isHere:$===
o}}),u=[];for(const c of[...a,...i].sort((w,$)=>+w.isHere-+$.isHere)){const w=u.find($=>c.kind!==void 0&&$.kind===c.kind&&$.now===c.now);w?(w.keys.push(...c.keys),
w.parts.push(...c.parts),w.notes.push(...c.notes),w.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Rn(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),r=s.lastIndexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[s.slice(0,r)],kind:a,says:i,was:u,
now:c??Ln(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function zn(t,e,n,s){const{note:o,names:r}=n.data,a=[];for(const[i,u]of n.entries){const[
c,w]=i.split("#"),$=s.inputs[`${r[c]}.${w}`]?.[0];if(c!==o||$===void 0||e.has(i))continue;const O=t.filter(M=>M.kind===$&&!M.isHere).pop(),p=O&&In(O,i,u,n);O&&p!==
void 0&&n.takes(i,p)&&n.say(i,p)!==n.say(i)&&a.push({key:i,says:u.n??w,here:n.say(i),there:O.now,value:p})}return a}function In({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Dn(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:Un(
r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Fn(o,n,s);return s}function Fn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const Un=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Pn="computed when you let go",ke="not comp\
uted here",Hn="Pale values take many steps: they are computed when you let go.",_e=8;function Wn(t){const e=[...new Set(t)],n=e.length-_e,s=e.slice(0,_e).join("\
, ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as writte\
n in the note.`}function Bn(t){const e=t.matches(Ee)?t:t.closest("[data-row]")??t.querySelector(Ee),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??
"").split("#").pop()?.replace(/^=/,"")??""}const Ee="[data-q], [data-say], [data-check], [data-row]";function Gn(t){const e=new Map,n=j("p","cg cg-notice");n.hidden=
!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof B))throw c;e.has(i)||e.set(i,i.getAttribute(
"title")),i.classList.add("is-later"),i.setAttribute("title",s?ke:Pn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&D(i.querySelector("button")??i,
ke)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,
tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(Bn).filter(Boolean):[];D(n,e.size?s?Wn(i):Hn:"")},start:i=>{s=i}}}function xe(t,{data:e,entries:n}){const s=t.
lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.keys(e.names),a=`/${o}.md`,i=r.find(c=>e.names[c]===o)??r.
find(c=>`/${c}`.endsWith(a)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function Ne(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(
0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:u,known:c}=xe(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const w=r.slice(a+1),O=e.entries.
get(i)?.rows?w:e.parseEntry(w,i).value;a>0&&O!==void 0&&e.takes(i,O)?n.set(i,O):o.push(r)}return{state:n,carried:s,dropped:o}}function Yn(t,e){const n=t.indexOf(
":"),{key:s}=xe(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its\
 table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function Te(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{
const[i,u]=r.split("#"),c=s.get(r),w=typeof a=="number"&&c?.iso?lt(a):typeof a=="number"?`${+X(c??{},a).toPrecision(12)}${c?.u&&Cn(c.u)?" ":""}${c?.u??""}`:a;return(i===
n.note?"":`${n.names[i]??i}.`)+`${u}:${w}`}),...e].join()}const Vn={holds:"✓",failing:"✗",unknown:"–"},Ce=t=>t===void 0?"unknown":t?"holds":"failing";function Kn(t){
const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?
"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unkn\
own",says:r.join(", ")}}function Zn(t,e){const n=H(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:Xn(a)})).filter(
({key:a})=>e.entries.has(a)),s=H(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.
className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),r=Jn(t);return a=>{const{now:i,was:u,
attempt:c,state:w}=a,$=new Map,O=M=>{const g=i(M);return $.set(M,g===void 0?void 0:!!g),$.get(M)};for(const{e:M,key:g,row:d,built:f}of n)c(M,()=>{$.delete(g);const m=O(
g);ts(M,m,!U(i(g),u(g)),f),a.done&&je(d,m!==!0&&w.size>0)});for(const{e:M,of:g,built:d}of s)c(M,()=>{const f=g.some(({key:h})=>!U(i(h),u(h))),{state:m,says:_}=Kn(
g.map(({key:h})=>O(h)));M.classList.toggle("is-off",f),M.firstElementChild&&(M.firstElementChild.className=f?`cg-mark is-${m}`:d.mark),D(M.firstElementChild,f?Vn[m]:
d.sign),D(M.lastElementChild,f?_:d.says),M.title=f?"in your scenario":""});const p=n.filter(({key:M})=>$.has(M)&&!U(i(M),u(M)));r(Qn(p.map(({key:M})=>$.get(M)),
o.filter(M=>M.matches(".is-changed")).length))}}function Qn(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function Jn(t){const e=t.querySelector(".cg-facts"),n=j(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&
!n.isConnected)){if(!r){r=j("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),
n.classList.toggle("is-failing",i),D(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const Xn=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function ts(t,e,n,s){const o=n?Ce(e):s.state,
r={holds:"true",failing:"false",unknown:"not computed"}[Ce(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is\
-${a}`,a===o);D(t.querySelector(".cg-mark"),n?"→":s.sign),D(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function je(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const qe={makeValues:Me,prepare:ge},
es=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],["svg[data-rows]",
()=>import("../views/series.js")]],Le=t=>Promise.all(es.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),ns=2;async function Re(t,e,n,s,o){const r=$e(t),a=new Map,
i=r.under(a),u=location.pathname;let c=[];const{attempt:w,start:$,tell:O}=Gn(e),p={model:r,root:n,signal:s,state:a,now:i,was:i,empty:a,done:!0,set:l,inCase:W,attempt:w},
M=[],g=new Set;r.allow(at);const d=as(n,r,i,a);let f=0,m=0,_=it;const h=e.dataset.inputs,S=new URL(h??"",document.baseURI).href,{bar:N,show:T}=Dt({remove(A){const k=new Set(
A.flatMap(x=>x.parts));c=c.filter(x=>!k.has(x)),l(new Map(A.flatMap(x=>x.keys).map(x=>[x,void 0])))},take:A=>l(new Map(A.map(({key:k,value:x})=>[k,x]))),link:()=>location.
href});e.append(N);const q=()=>{const A=Ae(p.state,c,r,_),k=zn(A,p.state,r,_);T(A,k,_,S),rs(n,r,k)},I=async()=>{_!==it||!os(p.state,c,r)||(_=await Oe(h),s.aborted||
q())},E=(A=!0)=>{const k=A?at:oe;p.state.size||(p.state=a),$(p.done=A),r.allow(k),p.now=p.state.size?r.under(p.state):i,d(p),q();for(const L of M)g.add(L);const x=()=>{
const L=performance.now()+ns;r.allow(k);for(const z of g){if(s.aborted)return;if(g.delete(z),z(p),performance.now()>L)break}r.allow(at),g.size?f=requestAnimationFrame(
x):O()};cancelAnimationFrame(f),f=requestAnimationFrame(x)},C=()=>{const A=Ne(mt(location.search),r);return c=A.carried,p.state=A.state,E(),I(),A.dropped};function W(A){
const k=r.parseCase(A),x=new Map([...p.state,...k]);return{state:x,read:k.size?r.under(x):p.now}}function l(A,k="step",x=k==="step"){p.state=new Map(p.state);for(const[
L,z]of A){const{v:P,r:tt}=r.entry(L);z===void 0||!tt&&U(z,P)?p.state.delete(L):r.takes(L,z)&&p.state.set(L,z)}E(x),clearTimeout(m),k==="drag"?m=setTimeout(y,150,
"drag"):y(k),k==="step"&&ze(n)}function y(A){const k=zt(location.href,Te(p.state,c,r));k===location.href||s.aborted||location.pathname!==u||(A==="step"||!mt(location.
search)?history.pushState(history.state,"",k):history.replaceState(history.state,"",k))}const b=C();b.length&&ss(b,r,N);const v=Te(p.state,c,r);mt(location.search)!==
v&&history.replaceState(history.state,"",zt(location.href,v)),ct(window,"popstate",{signal:s},()=>{location.pathname===u&&C()}),ls(p);for(const A of o){const k=[
await A.mount(p)].flat();M.push(...k),r.allow(at);for(const x of k)x(p)}O()}function ss(t,e,n){const s=[...new Set(t)].slice(0,4).map(a=>`${a} (${Yn(a,e)})`),o=K(
"cg-bar__x","×",()=>{r.remove(),bt(n)}),r=j("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),
o.setAttribute("aria-label","close"),n.append(r)}const os=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function rs(t,e,n){const s=new Map(
n.map(o=>[o.key,o.there]));for(const o of H(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(
e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}D(i??o.appendChild(j("span","cg-elsewhere")),`${a} elsewhere`)}}function as(t,e,n,s){const o=g=>H(
t,`[data-${g}]`).map(d=>[d,e.key(d.dataset[g])]).filter(([,d])=>e.entries.has(d)),r=o("say"),a=Zn(t,e),i=us(t,e),u=o("p"),c=o("hist"),w=o("reset"),$=H(t,"[data-\
set]").map(g=>[g,[...e.parseCase(g.dataset.set)]]),O=H(t,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(e.key),g.dataset.rows?.split(`
`)]),p=Dn(t,e),M=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,d])=>{const f=e.parseCase(g.dataset.with),m=f.size?f:s;return{e:g,key:d,given:f,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:p.get(g)??[],built:Nt(()=>e.text(d,m,f.size?e.under(f):n,It(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:d,now:f,attempt:m}=g,_=new Map(d);for(const h of M)m(h.e,()=>is(h,g));for(const[h,S]of r)m(h,()=>D(
h,e.say(S,f(S))));for(const[h,S]of i)m(h,()=>fs(h,S,g));for(const[h,S]of c)m(h,()=>h.firstElementChild?.setAttribute("d",cs(e.heights(S,g.state))));for(const[h,
S]of u)m(h,()=>Se(h,S,g));for(const[h,S]of w)h.hidden=!_.has(S);for(const[h,S,N]of O)m(h,()=>{h.hidden=N?!N.includes(S.map(f).join()):S.some(T=>_.has(T))});a(g);
for(const[h,S]of $)m(h,()=>h.setAttribute("aria-pressed",String(S.every(([N,T])=>U(f(N),T,1e-9)))))}}function is({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:w,was:$}){const O=n.size>0&&c.size>0,p=O?new Map([...c,...n]):c,M=O?u.under(p):w,g=(r===void 0||n.size>0)&&!c.size,d=g?"":u.text(
e,p,M,It(t)),{c:f,u:m,rows:_}=u.entry(e),h=g?!1:r===void 0?V(d,t.dataset.u)!==a:d!==r;if(!t.matches(".cg-claim")){const C=!g&&d===Y&&s?.matches(".cg-out")?u.why(
e,p):"";D(t,g?a:C?`${Y} ${C}`:V(d,t.dataset.u)),s?.classList.toggle("is-changed",h);return}const S=t.querySelector(".cg-claim__now"),N=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!S)return;const T=n.size?void 0:o.find(C=>M(C)!==$(C)),q=T?` · ${u.say(T,M(T))}`:"",I=_?u.say(e,M(e)):V(d,m)+
N,E=f?M(e)===void 0?"not computed":M(e)?"now true":"no longer true":I;t.classList.toggle("is-changed",h),D(S,h?`→ ${E}${q}`:""),S.dataset.copy=h&&!f?E:"",t.setAttribute(
"aria-description",h?`${i} as written; in your scenario ${E}${q}`:i)}const cs=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",us=(t,e)=>H(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function fs(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(p=>s.has(p)||!U(r(
p),a(p))),w=t.querySelector(".cg-row__was"),$=()=>e.map(p=>n.text(p,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),w&&(w.hidden=
!c);const O=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&O&&je(t,s.size>0&&e.some(p=>n.text(p,s,r)===Y)),D(w,c?n.entry(u).rows?
n.say(u):e.length>1?`(${$()})`:$():"")}function ls(t){const{model:e,root:n,signal:s}=t;ct(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const d of H(n,".cg-panel__results"))d.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:w=0,hi:$=0,step:O,log:p}=c,M=p?10**+a.value:+a.value,g=O?w+Math.round((dt(c,M)-w)/O)*O:dt(c,+M.toPrecision(3));t.set(new Map([[i,Math.min(
$,Math.max(w,g))]]),"drag",u),u&&ze(n)}else if(a.matches(".cg-entry")){const{value:c,problem:w=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!w)&&ve(a,w)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ct(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>Se(r,e.key(r.dataset.p),t))}),ct(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&hs(i,t),u&&ds[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function hs(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const ds={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ut(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ut(t.parentElement?.querySelector("code")?.textContent??"",t)}},ze=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ps=Object.freeze({__proto__:null,compute:qe,loadParts:Le,mount:Re});export{ps as A,oe as D,
ot as E,at as L,G as T,Fe as a,K as b,ut as c,qe as compute,X as d,R as e,se as f,Gt as g,Ve as h,Nt as i,B as j,At as k,$t as l,Le as loadParts,Ht as m,Re as mount,
dn as n,Ke as o,fn as p,Oe as q,Dt as r,U as s,dt as t,Ae as u,Ne as v,V as w,ge as x,$e as y,Me as z};
