import{m as T,p as I,a as We,b as W,i as Mt,o as ft,w as Be,s as Dt,c as Ge}from"./sheet.js";async function ot(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Ye(t){
const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.
test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).
join()).join(`
`)}function Ft({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const a=T("div","cg cg-bar"),i=T("span","cg-bar__count"),u=T("span"),c=T("ul","cg-bar__list"),
w=T("p","cg-bar__offer"),A=T("p","cg-bar__who",T("span","cg-bar__of","Your scenario, "),i,u),_=V("cg-bar__do cg-bar__more","show",()=>m(!a.classList.contains("i\
s-open"))),m=O=>{a.classList.toggle("is-open",O),_.setAttribute("aria-expanded",String(O)),I(_,O?"hide":"show")};m(!1);const M=new Set;a.setAttribute("role","re\
gion"),a.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let b=[];const h=V("cg-bar__do","copy link",()=>ot(n(),h)),l=V("cg-bar__do is-wid\
e","copy as patch",async()=>{const O=await s?.();O===void 0?I(l,"not available"):await ot(O,l)});l.hidden=!s,l.title="Copies your changes as a patch of the note\
s, for git apply";const S=V("cg-bar__do","put all back",()=>{t(b),yt(a)}),k=T("div","cg-bar__acts",_,h,l,S),p=T("p","cg-bar__notice",o,...r?[" ",r]:[]);a.append(
A,c,k,w,...o?[p]:[]);const v=(O,C,L,z)=>{const R=O.reduce((x,f)=>x+f.keys.length+f.parts.length,0);b=O,a.classList.toggle("is-on",O.length>0),I(i,`${R} changed`);
const N=[...new Set(O.flatMap(x=>x.notes))];u.replaceChildren(...N.slice(0,2).flatMap((x,f)=>[f?" and ":", set in ",Ze(x,L,z)])),N.length>2&&u.append(` and ${N.
length-2} more`);const D=[...c.querySelectorAll("button")].findIndex(x=>x===document.activeElement);c.replaceChildren(...O.map(x=>Ke(x,()=>t([x])))),D>=0&&!O.length?
yt(a):D>=0&&c.querySelectorAll("button")[Math.min(D,O.length-1)].focus({preventScroll:!0});const G=C.filter(x=>!M.has(`${x.key} ${x.there}`));w.hidden=!G.length,
w.replaceChildren(...G.map(x=>T("span","cg-bar__kin",`${x.says}: here ${x.here}, elsewhere ${x.there} `,V("cg-bar__do",`also use ${x.there} here`,()=>e([x])),V(
"cg-bar__do is-quiet","keep it apart",()=>{M.add(`${x.key} ${x.there}`),v(O,C,L,z)}))))};return{bar:a,show:v}}function Ve(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:w}of i)
w>.9?r.add(c):r.delete(c);const u=[...o].find(c=>r.has(c))??e;t.parentElement===u||t.contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docke\
d",u!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("abort",()=>a.disconnect())}function Ke(t,e){const n=V("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),T("li","",T("span","",t.says),...t.was?[T("s","",t.was)]:[],T("b","",t.now),...t.isToo?
[T("span","cg-bar__too",", also here")]:[],n)}function Ze(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return T("span","",s);const r=T("a","",s);return r.setAttribute(
"href",new URL(o,n).href),r}const Qe=t=>(t.closest("article, main")??document).querySelector("h1");function yt(t){const e=Qe(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function V(t,e,n){const s=Object.assign(T("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Ut=1e-12,$t=2**
-50,Pt=2**-48,Ht=2**-52,Wt=64,St=1e-9,Je=2**-48,Xe=2**-51,tn=2**-40,en=2**53;class K{at=-1;needs="";constructor(e){this.message=e}}const q=t=>{throw new K(t)},Bt=new Map,
vt=(t,e)=>e===0?q("division by zero"):t/e,Gt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?vt(1,s):s},Yt=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&q("division by zero"),n&&Math.abs(e)<=Wt?Gt(t,e):t<0&&!n?q("power of a negative number"):t**e},Ot=t=>t<=0?q("log of zero or les\
s"):Math.log(t),At=(t,e)=>{const n=Ot(e),s=n===0?q("division by zero"):Ot(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Wt&&Gt(e,o)===t?o:s},lt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=$t*Math.abs(t)?n:e},Vt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Ut*Math.max(1,Math.abs(t))?e:Math.floor(
t)},nn=t=>-Vt(-t),sn=(t,e)=>{e===0&&q("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=$t*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Kt=t=>-lt(-t),_t=t=>{const e=lt(t),n=t-e;return Math.abs(n-.5)<=$t*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},on=(t,e=0)=>{const n=lt(e);(n!==Kt(e)||Math.abs(n)>15)&&q("rounding to a number of digits that is not whole, or more than 15");const s=Yt(10,
Math.abs(n));return n?n>0?_t(t*s)/s:_t(t/s)*s:_t(t)},at=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Ut*Math.abs(
r))},Zt=(t,e,...n)=>+(t<e&&!at(t,e,Pt,n)),Qt=(t,e,...n)=>+(t<=e||at(t,e,Pt,n)),an=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||at(o,r,St,s))},
Jt=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),Xt=(t,e,...n)=>+(t<e&&e-t>Ht*Jt([t,e,...n])),te=(t,e,...n)=>+(t<=e||t-e<=Ht*Jt([t,e,...n])),rn=new Map(Object.entries(
{lt:Xt,le:te,gt:(t,e,...n)=>Xt(e,t,...n),ge:(t,e,...n)=>te(e,t,...n)})),kt=(t,e)=>Math.abs(t)<=Je*Math.abs(e)&&t&&(Math.abs(e)>=en||t!==Math.floor(t))?0:t,Et=(t,e)=>{
const n=Xe*Math.abs(e);return Math.abs(t)<=n&&n<tn?0:t},ee=t=>Math.abs(t)>2**33?q("an angle so large that its turns cannot be determined"):t,ne=t=>Et(Math.cos(ee(
t)),t),cn=t=>ne(t)===0?q("division by zero"):Et(Math.tan(t),t),se=t=>e=>e>=-1&&e<=1?t(e):q("outside -1..1"),{abs:un,atan:fn,atan2:ln,sinh:dn,cosh:hn,tanh:pn,exp:gn,
sign:wn,asin:mn,acos:bn}=Math,rt=new Map(Object.entries({add:(t,e)=>kt(t+e,t),sub:(t,e)=>kt(t-e,t),mul:(t,e)=>t*e,div:vt,neg:t=>-t,pow:Yt,not:t=>+(t===0),lt:Zt,
le:Qt,gt:(t,e,...n)=>Zt(e,t,...n),ge:(t,e,...n)=>Qt(e,t,...n),eq:(t,e,...n)=>+at(t,e,St,n),ne:(t,e,...n)=>+!at(t,e,St,n),within:an,sqrt:t=>t<0?q("root of a nega\
tive number"):Math.sqrt(t),exp:gn,ln:Ot,log:At,log2:t=>At(t,2),log10:t=>At(t,10),abs:un,sign:wn,floor:lt,ceiling:Kt,round:on,min:Math.min,max:Math.max,sin:t=>Et(
Math.sin(ee(t)),t),cos:ne,tan:cn,asin:se(mn),acos:se(bn),atan:fn,atan2:ln,sinh:dn,cosh:hn,tanh:pn}));function Mn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof K)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const J=86400,yn=2629800,oe=1e-6,xt=-62135596800,ae=253402214400,re=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||q("overflow"),Math.abs(t-n)>oe?q(e):n},$n=t=>t>=xt&&t<=ae?t:q("a date beyond the years 1 to 9999"),it=t=>new Date(
$n(re(t/J,"no whole number of days")*J)*1e3),ie=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,Sn={later:(t,e)=>it(t+e).getTime()/1e3,months_later:(t,e)=>{const n=re(
e/yn,"no whole number of months"),s=it(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&q("a date beyond the years \
1 to 9999"),ie(r,a,Math.min(s.getUTCDate(),new Date(ie(r,a+1,0)*1e3).getUTCDate()))},year:t=>it(t).getUTCFullYear(),month:t=>it(t).getUTCMonth()+1,day:t=>it(t).
getUTCDate()};function dt(t){const e=Math.floor(t/J+.5);return Math.abs(t/J-e)>oe||e*J<xt||e*J>ae?"–":new Date(e*J*1e3).toISOString().slice(0,10)}function vn(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=xt&&dt(e)===t?e:void 0}const X=12,On=100,An={"%":100,percent:100,pct:100,
"‰":1e3},_n=t=>!t||t.startsWith("×")?1:An[t]??0;function ce(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(
t).toExponential(X-1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Nt(Math.floor(Math.abs(t)+.5),0,!1);if(a<
-4||a>=15){const m=Ct(i,X-e),M=m>=10**e?1:0;return`${u}${Nt(m/10**M,e-1,!1)}e${a+M}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const w=s*10**(X-
1-a),A=t>0&&s?Math.abs(i-w):0;A&&A*On<=w&&(c=Math.max(c,Math.min(e-a+X-1-String(A).length,X-1-a)));let _=Ct(i,X-1-a-c);return!n&&c>0&&_>=10**(a+c+1)&&(_=Ct(i,X-
1-a- --c)),u+Nt(_,c,n&&a>=0&&_%10**c!==0)}const Ct=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Nt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,
s.length-e),r=s.slice(s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const ue=25e4,ct=5e6,kn=2e6,
En=2e3,xn=20;class B{}class Cn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=En,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new B;this.pay(xn)}}function Tt(t){try{return t()}catch(e){if(e instanceof B)return;throw e}}const fe=1e6,Nn=60,Tn=1e4,
le=/#[[{]/,de="more than 1,000,000 steps",jn=1e12,he={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},jt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],
s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),pe=["read","slope","root","at","series","edge","along","across","path","part"],qn=["num",
"row","read","index",...Object.keys(he)],Ln=t=>rt.has(t)||jt.has(t)||qn.includes(t);function Rn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,r,a]=t[s];o==="drawn"?s=+a-1:pe.includes(String(o))&&n.push(String(r))}return n}function ge(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.
get(o);r?r.push(n):e.set(o,[n])}return e}function we(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function me(t){const e=t.
steps+t.rest;t.steps=Math.min(fe,e),t.rest=e-t.steps,t.short=e<fe}function zn([t,...e]){const[n=0,s=0]=e.map(Number),o=rt.get(String(t)),r=rn.get(String(t))??o;
return{name:String(t),act:o,sharp:r,effort:o&&Bt.get(o),operands:e,first:n,second:s}}class In{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>pe.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,
this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Cn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new tt(this,new Map,
void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(
zn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.
affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(n.keys())){const o=new tt(this,new Map(n),e,this.base.budget,s);return r=>this.
counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(jn,this.purse.steps),{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],me(o);try{
return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.loose)return this.loose;const e=[...this.nodes].filter(
([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=we(e,ge([...this.nodes].map(([n,s])=>[n,Rn(s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(
([a])=>le.test(a));if(!s.length||s.length===e.size)return e.size?new tt(this,new Map(e),n,n.budget):n;const o=new Map([...e].filter(([a])=>!le.test(a))),r=JSON.
stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new tt(this,o,n,n.budget)}),new tt(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[
...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=we(n,this.readers??=ge(this.reads));return this.known.set(s,r),r}}class tt{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const w=s.get(i);if(!w)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,w)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const w=!this.budget.isRunning;w&&me(this.budget);const{open:A,integrals:_,steps:m,
short:M}=this.budget,{costs:b}=this.machine,h=b.get(e)??0;if(M&&h>m)throw new B;try{this.budget.isRunning=!0;const l=[],S=this.machine.program(e,n);this.machine.
traced?.push([S.instructions,l]);const k=this.execute(S,0,n.length,l),p=m-this.budget.steps;return(p>Tn||h)&&b.set(e,p),k}catch(l){if(!(l instanceof K))throw l;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:A,integrals:_}),{reason:l.message,key:e,at:l.at,needs:l.needs}}finally{w&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(w=>this.value(w)),u=i.findIndex(w=>typeof w=="object"),c=i.join();return u>=
0?{reason:"",key:e,needs:s[u]}:Object.hasOwn(o,c)?o[c]??{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.
budget.steps-=s-n)<0)throw this.budget.short?new B:Object.assign(new K(de),{at:n});const{instructions:r}=e,a=this.budget.integrals>0;try{for(;n<s;){const{name:i,
effort:u,operands:c,first:w,second:A}=r[n],_=a?r[n].sharp:r[n].act;if(_){const m=o[w],M=o[A],{length:b}=c;u&&this.weigh(u(...c.map(l=>o[+l])));const h=b===2?_(m,
M):b===1?_(m):_(...c.map(l=>o[+l]));o[n]=Number.isFinite(h)?h:q(Number.isNaN(h)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="\
index")o[n]=o[w];else if(i==="read")o[n]=this.known(String(c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof K&&i.at<0&&(i.at=n),i}return o[s-
1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=0)){if(this.budget.short)throw new B;q(de)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.
assign(new K(n.reason),{needs:e});return n}series(e){const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new K(n.reason),{needs:e});return n}region(e,n,s){
const{name:o,operands:r}=e.instructions[n],a=Number(r[o==="with"?0:r.length-1]),i=jt.get(o);if(!i)return q(he[o]??"no real value");this.budget.open>=Nn&&q("nest\
ed deeper than 60"),this.budget.open++;const u=i(this,r,(c=n+1,w=a,A=this)=>A.execute(e,c,w,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u==
"number"&&!Number.isFinite(u)&&q("overflow"),s[n]=s[a-1]=u,a}inside(e,n){return this.budget.steps-=20,new tt(this.machine,e,this,this.budget,n)}}const Dn=4096;let qt,
ht,be,Me,ye;async function $e(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(Ln),s=Object.values(t).some(({
dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Se(o.CHECKED,o.DRAWN),{drawsOf:ht}=o,e.has("beta")&&rt.set("beta",(await import("../parts/beta.js").
then(function(r){return r.a})).betaQuantile)}if(s&&({folded:Me,heights:ye,summary:be}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");
Se(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:qt}=await import("../twins/extremes.js"))}function Se(t,e){for(const[n,s]of Object.entries(t))
rt.set(n,s);for(const[n,s]of Object.entries(e))jt.set(n,s)}const H=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function ve(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:u=[]}=t.
get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(
c)}return s}function Oe(t){const e=new Map(Object.entries(t.q)),n=new In(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||f.includes("#")?f:`${t.note}#${f}`,r=new WeakMap,
a=f=>y=>{const d=f(y);if(typeof d!="object")return d;if(s(y).w!==void 0&&typeof i(y)=="object")throw new B},i=n.under(new Map),u=f=>{const y=n.under(f),d=a(y),g=$=>k(
d,$,()=>(n.purse.next(),n.uncertain.has($)?_(O($,f,d)):s($).c?[O($,f,d)].flat()[0]:d($)));return r.set(g,y),g},c=new Map,w=u(c),A=(f,y)=>{n.purse.next();const d=r.
get(y)?.(f);return Array.isArray(d)?d[0].numbers:void 0},_=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,m=new WeakMap,M=(f,y,d)=>{const g=m.get(y)??n.run(y);m.
set(y,g);try{return n.counted(g,()=>{const $=ht(g).value(f);return d===void 0?be($):Me($,d)})}catch($){if($ instanceof K)return;throw $}},b=new Map,h=f=>{for(const y of b.
has(f)||!e.has(f)?[]:ve(e,[f],b)){const{p:d,picks:g,cells:$,rs:E}=s(y),j=new Set(E||!(d||$)?[y]:[]);b.set(y,j);for(const U of[...g??[],...(d??[]).flat()])for(const P of typeof U==
"string"&&b.get(U)||[])j.add(P)}return b.get(f)??new Set},l=(f,y)=>{const d=n.under(y);let g=f,$=d(g);for(;typeof $=="object"&&$.needs;)$=d(g=$.needs);if(typeof $!=
"object")return"";const{picks:E}=s(g),j=g.slice(g.indexOf("#")+1);if(!E)return g===f?$.reason:`${j}: ${$.reason}`;const U=E.map(P=>{const Y=d(P);return typeof Y==
"string"&&s(P).rows?.[Y]||Y});return`${j} is not known for ${U.join(", ")}`},S=(f,y)=>{const{r:d,rs:g,picks:$=[]}=s(f);return d??g?.[$.map(y).join()]},k=(f,y,d)=>{
const g=p.get(f)??new Map,{round:$}=n.purse;if(g.get(y)===$)throw new B;try{return d()}catch(E){throw E instanceof B&&p.set(f,g.set(y,$)),E}},p=new WeakMap,v=new WeakMap,
O=(f,y,d)=>{const g=v.get(d)??{state:y,found:new Map};return g.state!==y?C(f,y,d):(v.set(d,g),g.found.has(f)||g.found.set(f,k(g,f,()=>C(f,y,d))),g.found.get(f))},
C=(f,y,d)=>{if(y.size&&!n.affected(y.keys()).has(f))return O(f,c,w);n.purse.next();const g=n.uncertain.has(f);if(g&&s(f).c)return;const E=[...h(f)].sort().map(F=>[
F,y.has(F)?void 0:S(F,d)]).filter(([,F])=>F),j=g?void 0:d(f);if(g)return E.length?void 0:M(f,y);if(!E.length||typeof j!="number")return j;const U=n.run(y),P=n.affected(
E.map(([F])=>F)),Y=F=>nt=>{n.purse.point();const st=n.at(U,nt,P)(F);return typeof st=="object"?void 0:st},wt=L(f,E),zt=e.has(`${f}#margin`)?qt(Y(`${f}#margin`),
E,wt):void 0;if(zt){const F=[...zt.at,...wt].map(Y(f));if(F.some(He=>typeof He!="number"))return;const nt=Math.min(j,...F),st=Math.max(j,...F);return nt===st?nt:
[nt,st]}const mt=qt(Y(f),E,wt)?.ends;if(!mt)return;const[bt,It]=[Math.min(mt[0],j),Math.max(mt[1],j)];return bt===It?bt:[bt,It]},L=(f,y)=>(s(f).at??[]).filter(d=>Object.
keys(d).length===y.length&&y.every(([g,[$,E]])=>g in d&&d[g]>=$&&d[g]<=E)).map(d=>new Map(y.map(([g])=>[g,d[g]]))),z=(f,y)=>{if(n.purse.next(),M(f,y)===void 0)return[];
const d=m.get(y);return d?n.counted(d,()=>ye(ht(d).value(f))):[]},R=(f,y)=>{if(n.purse.next(),!n.uncertain.has(f)||M(f,y)===void 0)return;const d=m.get(y),g=d&&
n.counted(d,()=>ht(d).value(f));return g instanceof Float64Array?g:void 0},N=(f,y,d)=>(n.purse.next(),n.uncertain.has(f)?[M(f,y,d)].flat()[0]:void 0);function*D(f=kn){
const y=new Map,d=u(y),g=[],$=[];x(f);for(const E of ve(e)){const{w:j}=s(E);if(j===void 0)continue;const U=Tt(()=>[O(E,y,d)].flat());!U||U.some(P=>P===void 0)?$.
push(E):[j].flat().some((P,Y)=>!H(P,U[Y],1e-9))&&g.push(E),yield}return{wrong:g,untold:$}}const G=f=>{const y=D(f);for(;;){const{done:d,value:g}=y.next();if(d)return g}},
x=f=>{n.purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:u,column:A,why:l,inputs:h,reaches:(f,y)=>n.affected([f]).has(y),spread:O,part:N,heights:z,draws:R,
prove:G,proving:D,allow:x,taken:()=>n.purse.taken}}const Z="–",Fn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Lt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Un={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Pn=t=>Object.
hasOwn(Lt,/^[A-Za-z]*/.exec(t)?.[0]??""),Q=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Rt=t=>t.join(t[0][0]==="-"?" to ":"–"),et=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,pt=({f:t=1,o:e=0},n)=>n*t+e,Ae=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Hn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Un[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function gt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Hn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[w,A,_=0]=e[u];s+=_,n*=w**c;for(const[,m,M]of A.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(m,(o.get(m)??0)+ +(M||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function _e(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(h,l,S)=>{const{d:k,u:p="",o:v}=s(h),O=et(s(h),l);return s(h).iso?dt(l):Ae(O)&&(O!==0||v||!l)&&!(v&&l<-1e-6)?
ce(O,S??k,Fn.test(p),_n(p)):Z},u=(h,l)=>{const S=l.map(N=>et(s(h),N)),{d:k=3}=s(h),p=Math.max(...S.map(Math.abs)),v=Math.abs(S[2]-S[0]),O=N=>Math.floor(Math.log10(
N)),C=p&&v?Math.max(k,Math.min(O(p)-O(v/3)+2,12)):k,[L,z,R]=l.map(N=>i(h,N,C));return`${z} (${Rt([L,R])})`},c=(h,l,S,k)=>{const p=(k?r(h,l,k):void 0)??a(h,l,S),
{words:v}=s(h);if(v)return v[Number(p)]??Z;if(Array.isArray(p)){if(p.length===3)return u(h,p);const[O,C]=p.map(L=>i(h,L));return O===C?O:(s(h).al?"at least ":"")+
Rt([O,C])}return typeof p=="number"?i(h,p):p??Z},w=(h,l)=>{const{rows:S,r:k,v:p,u:v}=s(h),O=l??p;return typeof O=="string"?S?.[O]??O:l===void 0&&k?Q(Rt(k.map(C=>i(
h,C))),v):typeof O=="number"?Q(i(h,O),v):Z},A=(h,l)=>{const{rows:S,lo:k=-1/0,hi:p=1/0,set:v,picks:O,x:C,iso:L}=s(h);return!n.has(h)||O||C?!1:S?Object.hasOwn(S,l):
typeof l!="number"||!Number.isFinite(l)||L&&dt(l)===Z?!1:v?v.some(z=>H(z,l)):l>=k&&l<=p||H(l,k)||H(l,p)},_=h=>{const l=new Map;for(const S of(h??"").split(/,(?=[^,=]+=)/)){
const k=S.lastIndexOf("="),p=o(S.slice(0,k)),v=S.slice(k+1);k>0&&n.has(p)&&l.set(p,s(p).rows?v:+v)}return l},m=(h,l)=>{const S=vn(h.trim().replace(/^date\s+/,""));
return S===void 0?{problem:`not a date; write for example ${w(l)}`}:A(l,S)?{value:S}:{problem:`outside ${b(l)}`}},M=(h,l)=>{if(s(l).iso)return m(h,l);const{u:S=""}=s(
l),k=S||"a number without unit",p=h.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(d,g,$,E)=>`${g}${E}\
 ${$==="$"?"USD":$}`),[,v,O,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(p)??[];if(!v)return{problem:`not a number; write for example ${w(l)}`};
const[,L,z]=/^([A-Za-z]*)(.*)$/.exec(C)??[],R=(O===""||L[1]==="i")&&Object.hasOwn(Lt,L)?Lt[L]:1,N=(R>1?z:C).replace(/\s/g,""),D=gt(N,e.units),G=gt(C.replace(/\s/g,
""),e.units);if(R>1&&S&&!/^\s*[A-Za-z]/.test(z)&&!G.unknown&&G.dimension===gt(S,e.units).dimension)return{problem:`“${h.trim()}” means two things; write ${v}\
 ${C}, or ${+v*R}`};if(D.unknown||N&&D.dimension!==gt(S.replace(/^.i /,""),e.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${k}`};
const x=+v*R,f=pt(N?{f:D.factor,o:D.offset}:R>1?{}:s(l),x),y=x!==0&&f===0&&!D.offset&&!s(l).o;return A(l,f)&&Ae(f)&&!y?{value:f}:{problem:`outside ${b(l)}`}},b=h=>{
const{lo:l=-1/0,hi:S=1/0,set:k,u:p}=s(h);return Q((k??[l,S]).map(v=>Number.isFinite(v)?i(h,v):"∞").join(k?", ":" … "),p)};return{...t,text:c,figure:i,say:w,
takes:A,parseCase:_,parseEntry:M}}function ke(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?H(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type===
"radio"?t.checked=a(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?Wn(t,e,+r,n):t.matches(".cg-entry")&&document.
activeElement!==t&&(t.value=n.text(e,new Map(s).set(e,r),o),Ee(t,"")))}function Wn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(et(
o,c)):et(o,c);(document.activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),We(t,u(n),u(typeof a=="\
number"?a:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function Ee(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)
return;const r=o??Object.assign(T("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute(
"role","cell"),a.append(r)}else o||t.after(r);I(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const ut={notes:{},kinds:[],
inputs:{}},xe=t=>t?fetch(t).then(e=>e.ok?e.json():ut).catch(()=>ut):Promise.resolve(ut),Bn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];
return Q(e,n)};function Ce(t,e,n,s){const{note:o,names:r}=n.data,a=e.map(c=>Gn(c,s)),i=[...t].sort().map(([c,w])=>{const[A,_]=c.split("#"),m=r[A]??A,M=n.entry(c),
[b,h=_]=s.inputs[`${m}.${_}`]??[];return{notes:A===o?[]:[m],kind:b,says:M.n??h,was:n.say(c),now:n.say(c,w),written:M.rows||typeof w=="string"?String(w):void 0,value:w,
keys:[c],parts:[],isHere:A===o}}),u=[];for(const c of[...a,...i].sort((w,A)=>+w.isHere-+A.isHere)){const w=u.find(A=>c.kind!==void 0&&A.kind===c.kind&&A.now===c.
now);w?(w.keys.push(...c.keys),w.parts.push(...c.parts),w.notes.push(...c.notes),w.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Gn(t,e){const n=t.
indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.lastIndexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[
s.slice(0,r)],kind:a,says:i,was:u,now:c??Bn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Yn(t,e,n,s){const{note:o,names:r}=n.data,a=[];
for(const[i,u]of n.entries){const[c,w]=i.split("#"),A=s.inputs[`${r[c]}.${w}`]?.[0];if(c!==o||A===void 0||e.has(i))continue;const _=t.filter(M=>M.kind===A&&!M.isHere).
pop(),m=_&&Vn(_,i,u,n);_&&m!==void 0&&n.takes(i,m)&&n.say(i,m)!==n.say(i)&&a.push({key:i,says:u.n??w,here:n.say(i),there:_.now,value:m})}return a}function Vn({value:t,
written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Kn(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a==
"string"?[{key:o,words:Qn(r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Zn(o,n,s);return s}function Zn(t,e,n){let s="";const o=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){
const i=s.split(/[.!?:;]\s/).pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const Qn=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.
test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Jn="computed whe\
n you let go",Ne="not computed here",Xn="Pale values take many steps: they are computed when you let go.",Te=8;function ts(t){const e=[...new Set(t)],n=e.length-
Te,s=e.slice(0,Te).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The buil\
d computes them as written in the note.`}function es(t){const e=t.matches(je)?t:t.closest("[data-row]")??t.querySelector(je),{q:n,say:s,check:o,row:r}=(e??t).dataset;
return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const je="[data-q], [data-say], [data-check], [data-row]";function ns(t){const e=new Map,n=T("p","\
cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof B))throw c;e.has(
i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?Ne:Jn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&I(i.
querySelector("button")??i,Ne)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(es).filter(Boolean):[];I(n,e.size?s?ts(i):Xn:"")},start:i=>{s=i}}}function qe(t,{
data:e,entries:n}){const s=t.lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.keys(e.names),a=`/${o}.md`,i=r.
find(c=>e.names[c]===o)??r.find(c=>`/${c}`.endsWith(a)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function Le(t,e){const n=new Map,s=[],
o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:u,known:c}=qe(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}
const w=r.slice(a+1),_=e.entries.get(i)?.rows?w:e.parseEntry(w,i).value;a>0&&_!==void 0&&e.takes(i,_)?n.set(i,_):o.push(r)}return{state:n,carried:s,dropped:o}}function ss(t,e){
const n=t.indexOf(":"),{key:s}=qe(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?
"no row of its table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function Re(t,e,{data:n,entries:s}){return[...[...t].sort().
map(([r,a])=>{const[i,u]=r.split("#"),c=s.get(r),w=typeof a=="number"&&c?.iso?dt(a):typeof a=="number"?`${+et(c??{},a).toPrecision(12)}${c?.u&&Pn(c.u)?" ":""}${c?.
u??""}`:a;return(i===n.note?"":`${n.names[i]??i}.`)+`${u}:${w}`}),...e].join()}const os={holds:"✓",failing:"✗",unknown:"–"},ze=t=>t===void 0?"unknown":t?"\
holds":"failing";function as(t){const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.
length} checks hold`};const o=a=>s?"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);
return{state:e?"failing":"unknown",says:r.join(", ")}}function rs(t,e){const n=W(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(
".cg-row"),built:us(a)})).filter(({key:a})=>e.entries.has(a)),s=W(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-s\
heet")),built:{mark:a.firstElementChild?.className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=W(t,".cg-claim[d\
ata-q]"),r=cs(t);return a=>{const{now:i,was:u,attempt:c,state:w}=a,A=new Map,_=M=>{const b=i(M);return A.set(M,b===void 0?void 0:!!b),A.get(M)};for(const{e:M,key:b,
row:h,built:l}of n)c(M,()=>{A.delete(b);const S=_(b);fs(M,S,!H(i(b),u(b)),l),a.done&&Ie(h,S!==!0&&w.size>0)});for(const{e:M,of:b,built:h}of s)c(M,()=>{const l=b.
some(({key:p})=>!H(i(p),u(p))),{state:S,says:k}=as(b.map(({key:p})=>_(p)));M.classList.toggle("is-off",l),M.firstElementChild&&(M.firstElementChild.className=l?
`cg-mark is-${S}`:h.mark),I(M.firstElementChild,l?os[S]:h.sign),I(M.lastElementChild,l?k:h.says),M.title=l?"in your scenario":""});const m=n.filter(({key:M})=>A.
has(M)&&!H(i(M),u(M)));r(is(m.map(({key:M})=>A.get(M)),o.filter(M=>M.matches(".is-changed")).length))}}function is(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(
u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function cs(t){
const e=t.querySelector(".cg-facts"),n=T("span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=e;return({text:a,isWrong:i})=>{if(!(!a&&!n.isConnected)){if(!r){r=T("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||
r.append(n),n.hidden=!a,s&&(s.hidden=!!a),n.classList.toggle("is-failing",i),I(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const us=t=>({state:["holds","failing","u\
nknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function fs(t,e,n,s){
const o=n?ze(e):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[ze(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])
t.classList.toggle(`is-${a}`,a===o);I(t.querySelector(".cg-mark"),n?"→":s.sign),I(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function Ie(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const De={makeValues:Oe,
prepare:$e},ls=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],
["svg[data-rows]",()=>import("../views/series.js")],["svg[data-dense]",()=>import("../views/dense.js")],["svg[data-bins]",()=>import("../views/histogram.js")]],
Fe=t=>Promise.all(ls.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),ds=2;async function Ue(t,e,n,s,o,r){const a=_e(t),i=new Map,u=a.under(i);let c=[];const{
attempt:w,start:A,tell:_}=ns(e),m={model:a,root:n,signal:s,state:i,now:u,was:u,empty:i,done:!0,set:x,inCase:G,attempt:w},M=[],b=new Set;a.allow(ct);const h=ws(n,
a,u,i);let l=0,S=0,k=ut;const p=e.dataset.inputs,v=new URL(p??"",document.baseURI).href,{bar:O,show:C}=Ft({remove(d){const g=new Set(d.flatMap($=>$.parts));c=c.
filter($=>!g.has($)),x(new Map(d.flatMap($=>$.keys).map($=>[$,void 0])))},take:d=>x(new Map(d.map(({key:g,value:$})=>[g,$]))),link:()=>location.href,patch:p?async()=>(await import("./patch.js")).
patchFrom(p,L(),location.href):void 0});e.append(O),Ve(O,e,n,s);const L=()=>Ge(Re(m.state,c,a),a.data.names[a.data.note]),z=()=>{const d=Ce(m.state,c,a,k),g=Yn(
d,m.state,a,k);C(d,g,k,v),gs(n,a,g)},R=async()=>{k!==ut||!ps(m.state,c,a)||(k=await xe(p),s.aborted||z())},N=(d=!0)=>{const g=d?ct:ue;m.state.size||(m.state=i),
A(m.done=d),a.allow(g),m.now=m.state.size?a.under(m.state):u,h(m),z();for(const E of M)b.add(E);const $=()=>{const E=performance.now()+ds;a.allow(g);for(const j of b){
if(s.aborted)return;if(b.delete(j),j(m),performance.now()>E)break}a.allow(ct),b.size?l=requestAnimationFrame($):_()};cancelAnimationFrame(l),l=requestAnimationFrame(
$)},D=()=>{const d=Le(Mt(location.search),a);return c=d.carried,m.state=d.state,N(),R(),d.dropped};function G(d){const g=a.parseCase(d),$=new Map([...m.state,...g]);
return{state:$,read:g.size?a.under($):m.now}}function x(d,g="step",$=g==="step"){m.state=new Map(m.state);for(const[E,j]of d){const{v:U,r:P}=a.entry(E);j===void 0||
!P&&H(j,U)?m.state.delete(E):a.takes(E,j)&&m.state.set(E,j)}N($),clearTimeout(S),g==="drag"?S=setTimeout(f,150,"drag"):f(g),g==="step"&&Pe(n)}function f(d){const g=Be(
location.href,Re(m.state,c,a));g===location.href||s.aborted||location.pathname!==r||(d==="step"||!Mt(location.search)?history.pushState(history.state,"",g):history.
replaceState(history.state,"",g))}const y=D();y.length&&hs(y,a,O),Mt(location.search)&&f("drag"),ft(window,"popstate",{signal:s},()=>{location.pathname===r&&D()}),
$s(m);for(const d of o){const g=[await d.mount(m)].flat();M.push(...g),a.allow(ct);for(const $ of g)$(m)}_()}function hs(t,e,n){const s=[...new Set(t)].slice(0,
4).map(a=>`${a} (${ss(a,e)})`),o=V("cg-bar__x","×",()=>{r.remove(),yt(n)}),r=T("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,
o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const ps=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.
note);function gs(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of W(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??
o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}I(i??o.appendChild(T("span","cg-elsewhere")),
`${a} elsewhere`)}}function ws(t,e,n,s){const o=b=>W(t,`[data-${b}]`).map(h=>[h,e.key(h.dataset[b])]).filter(([,h])=>e.entries.has(h)),r=o("say"),a=rs(t,e),i=Ms(
t,e),u=o("p"),c=o("hist"),w=o("reset"),A=W(t,"[data-set]").map(b=>[b,[...e.parseCase(b.dataset.set)]]),_=W(t,"[data-cite]").map(b=>[b,(b.dataset.cite??"").split(
`
`).map(e.key),b.dataset.rows?.split(`
`)]),m=Kn(t,e),M=o("q").filter(([b])=>!b.matches("[data-cell], svg *")).map(([b,h])=>{const l=e.parseCase(b.dataset.with),S=l.size?l:s;return{e:b,key:h,given:l,
around:b.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:m.get(b)??[],built:Tt(()=>e.text(h,S,l.size?e.under(l):n,Dt(b))),written:b.textContent??"",spoken:b.
getAttribute("aria-description")??""}});return b=>{const{state:h,now:l,attempt:S}=b,k=new Map(h);for(const p of M)S(p.e,()=>ms(p,b));for(const[p,v]of r)S(p,()=>I(
p,e.say(v,l(v))));for(const[p,v]of i)S(p,()=>ys(p,v,b));for(const[p,v]of c)S(p,()=>p.firstElementChild?.setAttribute("d",bs(e.heights(v,b.state))));for(const[p,
v]of u)S(p,()=>ke(p,v,b));for(const[p,v]of w)p.hidden=!k.has(v);for(const[p,v,O]of _)S(p,()=>{p.hidden=O?!O.includes(v.map(l).join()):v.some(C=>k.has(C))});a(b);
for(const[p,v]of A)S(p,()=>p.setAttribute("aria-pressed",String(v.every(([O,C])=>H(l(O),C,1e-9)))))}}function ms({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:w,was:A}){const _=n.size>0&&c.size>0,m=_?new Map([...c,...n]):c,M=_?u.under(m):w,b=(r===void 0||n.size>0)&&!c.size,h=b?"":u.text(
e,m,M,Dt(t)),{c:l,u:S,rows:k}=u.entry(e),p=b?!1:r===void 0?Q(h,t.dataset.u)!==a:h!==r;if(!t.matches(".cg-claim")){const N=!b&&h===Z&&s?.matches(".cg-out")?u.why(
e,m):"";I(t,b?a:N?`${Z} ${N}`:Q(h,t.dataset.u)),s?.classList.toggle("is-changed",p);return}const v=t.querySelector(".cg-claim__now"),O=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!v)return;const C=n.size?void 0:o.find(N=>M(N)!==A(N)),L=C?` · ${u.say(C,M(C))}`:"",z=k?u.say(e,M(e)):Q(h,S)+
O,R=l?M(e)===void 0?"not computed":M(e)?"now true":"no longer true":z;t.classList.toggle("is-changed",p),I(v,p?`→ ${R}${L}`:""),v.dataset.copy=p&&!l?R:"",t.setAttribute(
"aria-description",p?`${i} as written; in your scenario ${R}${L}`:i)}const bs=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",Ms=(t,e)=>W(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function ys(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(m=>s.has(m)||!H(r(
m),a(m))),w=t.querySelector(".cg-row__was"),A=()=>e.map(m=>n.text(m,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),w&&(w.hidden=
!c);const _=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&_&&Ie(t,s.size>0&&e.some(m=>n.text(m,s,r)===Z)),I(w,c?n.entry(u).rows?
n.say(u):e.length>1?`(${A()})`:A():"")}function $s(t){const{model:e,root:n,signal:s}=t;ft(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const h of W(n,".cg-panel__results"))h.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:w=0,hi:A=0,step:_,log:m}=c,M=m?10**+a.value:+a.value,b=_?w+Math.round((pt(c,M)-w)/_)*_:pt(c,+M.toPrecision(3));t.set(new Map([[i,Math.min(
A,Math.max(w,b))]]),"drag",u),u&&Pe(n)}else if(a.matches(".cg-entry")){const{value:c,problem:w=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!w)&&Ee(a,w)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ft(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>ke(r,e.key(r.dataset.p),t))}),ft(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&Ss(i,t),u&&vs[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function Ss(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const vs={steps(t,e){const n=W(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ot(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ot(t.parentElement?.querySelector("code")?.textContent??"",t)}},Pe=t=>requestAnimationFrame(
()=>W(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var Os=Object.freeze({__proto__:null,compute:De,loadParts:Fe,mount:Ue});export{Oe as A,Os as B,
Dn as C,ue as D,rt as E,ct as L,K as T,Ye as a,V as b,ot as c,De as compute,et as d,B as e,ce as f,Z as g,q as h,Tt as i,Vt as j,nn as k,kt as l,Fe as loadParts,
vt as m,Ue as mount,Bt as n,Mn as o,Sn as p,sn as q,xe as r,H as s,pt as t,Ft as u,Ce as v,Q as w,Le as x,$e as y,_e as z};
