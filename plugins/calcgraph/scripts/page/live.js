import{m as T,p as I,a as He,b as H,i as Mt,o as ut,w as We,s as Dt}from"./sheet.js";async function ft(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.
writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Be(t){const e=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&
Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).
join(`
`)}function Ft({remove:t,take:e,link:n,notice:s="",act:o}){const r=T("div","cg cg-bar"),a=T("span","cg-bar__count"),i=T("span"),u=T("ul","cg-bar__list"),c=T("p",
"cg-bar__offer"),m=T("p","cg-bar__who",T("span","cg-bar__of","Your scenario, "),a,i),S=Z("cg-bar__do cg-bar__more","show",()=>O(!r.classList.contains("is-open"))),
O=f=>{r.classList.toggle("is-open",f),S.setAttribute("aria-expanded",String(f)),I(S,f?"hide":"show")};O(!1);const w=new Set;r.setAttribute("role","region"),r.setAttribute(
"aria-label","Scenario"),a.setAttribute("role","status");let y=[];const b=Z("cg-bar__do","copy link",()=>ft(n(),b)),g=Z("cg-bar__do","put all back",()=>{t(y),yt(
r)}),l=T("div","cg-bar__acts",S,b,g),$=T("p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(m,u,l,c,...s?[$]:[]);const _=(f,v,k,C)=>{const L=f.reduce((E,D)=>E+D.keys.
length+D.parts.length,0);y=f,r.classList.toggle("is-on",f.length>0),I(a,`${L} changed`);const z=[...new Set(f.flatMap(E=>E.notes))];i.replaceChildren(...z.slice(
0,2).flatMap((E,D)=>[D?" and ":", set in ",Ve(E,k,C)])),z.length>2&&i.append(` and ${z.length-2} more`);const q=[...u.querySelectorAll("button")].findIndex(E=>E===
document.activeElement);u.replaceChildren(...f.map(E=>Ye(E,()=>t([E])))),q>=0&&!f.length?yt(r):q>=0&&u.querySelectorAll("button")[Math.min(q,f.length-1)].focus(
{preventScroll:!0});const N=v.filter(E=>!w.has(`${E.key} ${E.there}`));c.hidden=!N.length,c.replaceChildren(...N.map(E=>T("span","cg-bar__kin",`${E.says}: here ${E.
here}, elsewhere ${E.there} `,Z("cg-bar__do",`use ${E.there} here too`,()=>e([E])),Z("cg-bar__do is-quiet","keep it apart",()=>{w.add(`${E.key} ${E.there}`),_(f,
v,k,C)}))))};return{bar:r,show:_}}function Ge(t,e,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,
a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:m}of i)m>.9?r.add(c):r.delete(c);const u=[...o].find(c=>r.has(c))??e;t.parentElement===u||t.
contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docked",u!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("ab\
ort",()=>a.disconnect())}function Ye(t,e){const n=Z("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),T("li",
"",T("span","",t.says),...t.was?[T("s","",t.was)]:[],T("b","",t.now),...t.isToo?[T("span","cg-bar__too",", here too")]:[],n)}function Ve(t,e,n){const[s,o]=e.notes[t]??
[t];if(!o)return T("span","",s);const r=T("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Ke=t=>(t.closest("article, main")??document).querySelector(
"h1");function yt(t){const e=Ke(t);e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Z(t,e,n){const s=Object.assign(T("button",t,e),{type:"\
button"});return s.addEventListener("click",n),s}const Ut=1e-12,$t=2**-50,Pt=2**-48,Ht=2**-52,Wt=64,St=1e-9,Ze=2**-48,Qe=2**-51,Je=2**-40,Xe=2**53;class V{at=-1;needs="";constructor(e){
this.message=e}}const j=t=>{throw new V(t)},Bt=new Map,vt=(t,e)=>e===0?j("division by zero"):t/e,Gt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,
n&&(o*=o);return e<0?vt(1,s):s},Yt=(t,e)=>{const n=e===Math.floor(e);return t===0&&e<0&&j("division by zero"),n&&Math.abs(e)<=Wt?Gt(t,e):t<0&&!n?j("power of a n\
egative number"):t**e},Ot=t=>t<=0?j("log of zero or less"):Math.log(t),At=(t,e)=>{const n=Ot(e),s=n===0?j("division by zero"):Ot(t)/n,o=Math.floor(s+.5);return Math.
abs(o)<=Wt&&Gt(e,o)===t?o:s},lt=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=$t*Math.abs(t)?n:e},Vt=t=>{const e=Math.floor(t+.5);return Math.
abs(t-e)<=Ut*Math.max(1,Math.abs(t))?e:Math.floor(t)},tn=t=>-Vt(-t),en=(t,e)=>{e===0&&j("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&
e===Math.floor(e))return n+0;const s=$t*Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},Kt=t=>-lt(-t),_t=t=>{const e=lt(t),n=t-e;
return Math.abs(n-.5)<=$t*Math.max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},nn=(t,e=0)=>{const n=lt(e);(n!==Kt(e)||Math.abs(n)>15)&&j("rounding to a number of\
 digits that is not whole, or more than 15");const s=Yt(10,Math.abs(n));return n?n>0?_t(t*s)/s:_t(t/s)*s:_t(t)},ot=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*
Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Ut*Math.abs(r))},Zt=(t,e,...n)=>+(t<e&&!ot(t,e,Pt,n)),Qt=(t,e,...n)=>+(t<=e||ot(t,e,Pt,n)),sn=(t,e,n,...s)=>{const o=Math.
abs(t-e),r=n*Math.abs(e);return+(o<=r||ot(o,r,St,s))},Jt=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),Xt=(t,e,...n)=>+(t<e&&e-t>Ht*Jt([t,e,...n])),te=(t,e,...n)=>+(t<=
e||t-e<=Ht*Jt([t,e,...n])),on=new Map(Object.entries({lt:Xt,le:te,gt:(t,e,...n)=>Xt(e,t,...n),ge:(t,e,...n)=>te(e,t,...n)})),kt=(t,e)=>Math.abs(t)<=Ze*Math.abs(
e)&&t&&(Math.abs(e)>=Xe||t!==Math.floor(t))?0:t,Et=(t,e)=>{const n=Qe*Math.abs(e);return Math.abs(t)<=n&&n<Je?0:t},ee=t=>Math.abs(t)>2**33?j("an angle so large \
that its turns cannot be determined"):t,ne=t=>Et(Math.cos(ee(t)),t),rn=t=>ne(t)===0?j("division by zero"):Et(Math.tan(t),t),se=t=>e=>e>=-1&&e<=1?t(e):j("outside\
 -1..1"),{abs:an,atan:cn,atan2:un,sinh:fn,cosh:ln,tanh:dn,exp:hn,sign:pn,asin:gn,acos:wn}=Math,rt=new Map(Object.entries({add:(t,e)=>kt(t+e,t),sub:(t,e)=>kt(t-e,
t),mul:(t,e)=>t*e,div:vt,neg:t=>-t,pow:Yt,not:t=>+(t===0),lt:Zt,le:Qt,gt:(t,e,...n)=>Zt(e,t,...n),ge:(t,e,...n)=>Qt(e,t,...n),eq:(t,e,...n)=>+ot(t,e,St,n),ne:(t,e,...n)=>+!ot(
t,e,St,n),within:sn,sqrt:t=>t<0?j("root of a negative number"):Math.sqrt(t),exp:hn,ln:Ot,log:At,log2:t=>At(t,2),log10:t=>At(t,10),abs:an,sign:pn,floor:lt,ceiling:Kt,
round:nn,min:Math.min,max:Math.max,sin:t=>Et(Math.sin(ee(t)),t),cos:ne,tan:rn,asin:se(gn),acos:se(wn),atan:cn,atan2:un,sinh:fn,cosh:ln,tanh:dn}));function mn({budget:t},e){
const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof V)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const J=86400,bn=2629800,
oe=1e-6,xt=-62135596800,re=253402214400,ae=(t,e)=>{const n=Math.floor(t+.5);return Number.isFinite(n)||j("overflow"),Math.abs(t-n)>oe?j(e):n},Mn=t=>t>=xt&&t<=re?
t:j("a date beyond the years 1 to 9999"),at=t=>new Date(Mn(ae(t/J,"no whole number of days")*J)*1e3),ie=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,yn={later:(t,e)=>at(
t+e).getTime()/1e3,months_later:(t,e)=>{const n=ae(e/bn,"no whole number of months"),s=at(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*
12;return(r<1||r>9999)&&j("a date beyond the years 1 to 9999"),ie(r,a,Math.min(s.getUTCDate(),new Date(ie(r,a+1,0)*1e3).getUTCDate()))},year:t=>at(t).getUTCFullYear(),
month:t=>at(t).getUTCMonth()+1,day:t=>at(t).getUTCDate()};function dt(t){const e=Math.floor(t/J+.5);return Math.abs(t/J-e)>oe||e*J<xt||e*J>re?"–":new Date(e*J*
1e3).toISOString().slice(0,10)}function $n(t){if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=xt&&dt(e)===t?e:void 0}const X=12,
Sn=100,vn={"%":100,percent:100,pct:100,"‰":1e3},On=t=>!t||t.startsWith("×")?1:vn[t]??0;function ce(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<
0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(X-1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Nt(Math.
floor(Math.abs(t)+.5),0,!1);if(a<-4||a>=15){const w=Ct(i,X-e),y=w>=10**e?1:0;return`${u}${Nt(w/10**y,e-1,!1)}e${a+y}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:
Math.max(c,2));const m=s*10**(X-1-a),S=t>0&&s?Math.abs(i-m):0;S&&S*Sn<=m&&(c=Math.max(c,Math.min(e-a+X-1-String(S).length,X-1-a)));let O=Ct(i,X-1-a-c);return!n&&
c>0&&O>=10**(a+c+1)&&(O=Ct(i,X-1-a- --c)),u+Nt(O,c,n&&a>=0&&O%10**c!==0)}const Ct=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Nt(t,e,n){const s=String(t).
padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:
i}const ue=25e4,it=5e6,An=2e6,_n=2e3,kn=20;class B{}class En{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){
this.left=this.share=e,this.round++}next(){this.own=_n,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.
left=Math.max(0,this.left-e+n)}point(){if(this.steps<=0)throw new B;this.pay(kn)}}function Tt(t){try{return t()}catch(e){if(e instanceof B)return;throw e}}const fe=1e6,
xn=60,Cn=1e4,le=/#[[{]/,de="more than 1,000,000 steps",Nn=1e12,he={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"\
no root was found in the range"},jt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=
2)o.set(e[r],s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),pe=["read","slope","root","at","series","edge","along","across","path","part"],
Tn=["num","row","read","index",...Object.keys(he)],jn=t=>rt.has(t)||jt.has(t)||Tn.includes(t);function qn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,r,a]=t[s];o==="drawn"?s=+a-1:pe.includes(String(o))&&n.push(String(r))}return n}function ge(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.
get(o);r?r.push(n):e.set(o,[n])}return e}function we(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function me(t){const e=t.
steps+t.rest;t.steps=Math.min(fe,e),t.rest=e-t.steps,t.short=e<fe}function Ln([t,...e]){const[n=0,s=0]=e.map(Number),o=rt.get(String(t)),r=on.get(String(t))??o;
return{name:String(t),act:o,sharp:r,effort:o&&Bt.get(o),operands:e,first:n,second:s}}class Rn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>pe.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,
this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new En,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new tt(this,new Map,
void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(e,n){const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(
Ln)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.
affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(n.keys())){const o=new tt(this,new Map(n),e,this.base.budget,s);return r=>this.
counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(Nn,this.purse.steps),{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],me(o);try{
return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.loose)return this.loose;const e=[...this.nodes].filter(
([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=we(e,ge([...this.nodes].map(([n,s])=>[n,qn(s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(
([a])=>le.test(a));if(!s.length||s.length===e.size)return e.size?new tt(this,new Map(e),n,n.budget):n;const o=new Map([...e].filter(([a])=>!le.test(a))),r=JSON.
stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new tt(this,o,n,n.budget)}),new tt(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[
...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=we(n,this.readers??=ge(this.reads));return this.known.set(s,r),r}}class tt{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const m=s.get(i);if(!m)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,m)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const m=!this.budget.isRunning;m&&me(this.budget);const{open:S,integrals:O,steps:w,
short:y}=this.budget,{costs:b}=this.machine,g=b.get(e)??0;if(y&&g>w)throw new B;try{this.budget.isRunning=!0;const l=[],$=this.machine.program(e,n);this.machine.
traced?.push([$.instructions,l]);const _=this.execute($,0,n.length,l),f=w-this.budget.steps;return(f>Cn||g)&&b.set(e,f),_}catch(l){if(!(l instanceof V))throw l;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:S,integrals:O}),{reason:l.message,key:e,at:l.at,needs:l.needs}}finally{m&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(m=>this.value(m)),u=i.findIndex(m=>typeof m=="object"),c=i.join();return u>=
0?{reason:"",key:e,needs:s[u]}:Object.hasOwn(o,c)?o[c]??{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.
budget.steps-=s-n)<0)throw this.budget.short?new B:Object.assign(new V(de),{at:n});const{instructions:r}=e,a=this.budget.integrals>0;try{for(;n<s;){const{name:i,
effort:u,operands:c,first:m,second:S}=r[n],O=a?r[n].sharp:r[n].act;if(O){const w=o[m],y=o[S],{length:b}=c;u&&this.weigh(u(...c.map(l=>o[+l])));const g=b===2?O(w,
y):b===1?O(w):O(...c.map(l=>o[+l]));o[n]=Number.isFinite(g)?g:j(Number.isNaN(g)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="\
index")o[n]=o[m];else if(i==="read")o[n]=this.known(String(c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof V&&i.at<0&&(i.at=n),i}return o[s-
1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=0)){if(this.budget.short)throw new B;j(de)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.
assign(new V(n.reason),{needs:e});return n}series(e){const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new V(n.reason),{needs:e});return n}region(e,n,s){
const{name:o,operands:r}=e.instructions[n],a=Number(r[o==="with"?0:r.length-1]),i=jt.get(o);if(!i)return j(he[o]??"no real value");this.budget.open>=xn&&j("nest\
ed deeper than 60"),this.budget.open++;const u=i(this,r,(c=n+1,m=a,S=this)=>S.execute(e,c,m,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u==
"number"&&!Number.isFinite(u)&&j("overflow"),s[n]=s[a-1]=u,a}inside(e,n){return this.budget.steps-=20,new tt(this.machine,e,this,this.budget,n)}}const zn=4096;let qt,
ht,be,Me,ye;async function $e(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(jn),s=Object.values(t).some(({
dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Se(o.CHECKED,o.DRAWN),{drawsOf:ht}=o,e.has("beta")&&rt.set("beta",(await import("../parts/beta.js").
then(function(r){return r.a})).betaQuantile)}if(s&&({folded:Me,heights:ye,summary:be}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");
Se(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:qt}=await import("../twins/extremes.js"))}function Se(t,e){for(const[n,s]of Object.entries(t))
rt.set(n,s);for(const[n,s]of Object.entries(e))jt.set(n,s)}const P=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function ve(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:u=[]}=t.
get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(
c)}return s}function Oe(t){const e=new Map(Object.entries(t.q)),n=new Rn(t.q),s=d=>e.get(d)??{},o=(d="")=>d[0]==="="||d.includes("#")?d:`${t.note}#${d}`,r=new WeakMap,
a=d=>p=>{const h=d(p);if(typeof h!="object")return h;if(s(p).w!==void 0&&typeof i(p)=="object")throw new B},i=n.under(new Map),u=d=>{const p=n.under(d),h=a(p),M=A=>_(
h,A,()=>(n.purse.next(),n.uncertain.has(A)?O(k(A,d,h)):s(A).c?[k(A,d,h)].flat()[0]:h(A)));return r.set(M,p),M},c=new Map,m=u(c),S=(d,p)=>{n.purse.next();const h=r.
get(p)?.(d);return Array.isArray(h)?h[0].numbers:void 0},O=d=>Array.isArray(d)?d.length===3?d[1]:void 0:d,w=new WeakMap,y=(d,p,h)=>{const M=w.get(p)??n.run(p);w.
set(p,M);try{return n.counted(M,()=>{const A=ht(M).value(d);return h===void 0?be(A):Me(A,h)})}catch(A){if(A instanceof V)return;throw A}},b=new Map,g=d=>{for(const p of b.
has(d)||!e.has(d)?[]:ve(e,[d],b)){const{p:h,picks:M,cells:A,rs:x}=s(p),R=new Set(x||!(h||A)?[p]:[]);b.set(p,R);for(const U of[...M??[],...(h??[]).flat()])for(const W of typeof U==
"string"&&b.get(U)||[])R.add(W)}return b.get(d)??new Set},l=(d,p)=>{const h=n.under(p);let M=d,A=h(M);for(;typeof A=="object"&&A.needs;)A=h(M=A.needs);if(typeof A!=
"object")return"";const{picks:x}=s(M),R=M.slice(M.indexOf("#")+1);if(!x)return M===d?A.reason:`${R}: ${A.reason}`;const U=x.map(W=>{const Y=h(W);return typeof Y==
"string"&&s(W).rows?.[Y]||Y});return`${R} is not known for ${U.join(", ")}`},$=(d,p)=>{const{r:h,rs:M,picks:A=[]}=s(d);return h??M?.[A.map(p).join()]},_=(d,p,h)=>{
const M=f.get(d)??new Map,{round:A}=n.purse;if(M.get(p)===A)throw new B;try{return h()}catch(x){throw x instanceof B&&f.set(d,M.set(p,A)),x}},f=new WeakMap,v=new WeakMap,
k=(d,p,h)=>{const M=v.get(h)??{state:p,found:new Map};return M.state!==p?C(d,p,h):(v.set(h,M),M.found.has(d)||M.found.set(d,_(M,d,()=>C(d,p,h))),M.found.get(d))},
C=(d,p,h)=>{if(p.size&&!n.affected(p.keys()).has(d))return k(d,c,m);n.purse.next();const M=n.uncertain.has(d);if(M&&s(d).c)return;const x=[...g(d)].sort().map(F=>[
F,p.has(F)?void 0:$(F,h)]).filter(([,F])=>F),R=M?void 0:h(d);if(M)return x.length?void 0:y(d,p);if(!x.length||typeof R!="number")return R;const U=n.run(p),W=n.affected(
x.map(([F])=>F)),Y=F=>nt=>{n.purse.point();const st=n.at(U,nt,W)(F);return typeof st=="object"?void 0:st},wt=L(d,x),zt=e.has(`${d}#margin`)?qt(Y(`${d}#margin`),
x,wt):void 0;if(zt){const F=[...zt.at,...wt].map(Y(d));if(F.some(Pe=>typeof Pe!="number"))return;const nt=Math.min(R,...F),st=Math.max(R,...F);return nt===st?nt:
[nt,st]}const mt=qt(Y(d),x,wt)?.ends;if(!mt)return;const[bt,It]=[Math.min(mt[0],R),Math.max(mt[1],R)];return bt===It?bt:[bt,It]},L=(d,p)=>(s(d).at??[]).filter(h=>Object.
keys(h).length===p.length&&p.every(([M,[A,x]])=>M in h&&h[M]>=A&&h[M]<=x)).map(h=>new Map(p.map(([M])=>[M,h[M]]))),z=(d,p)=>{if(n.purse.next(),y(d,p)===void 0)return[];
const h=w.get(p);return h?n.counted(h,()=>ye(ht(h).value(d))):[]},q=(d,p)=>{if(n.purse.next(),!n.uncertain.has(d)||y(d,p)===void 0)return;const h=w.get(p),M=h&&
n.counted(h,()=>ht(h).value(d));return M instanceof Float64Array?M:void 0},N=(d,p,h)=>(n.purse.next(),n.uncertain.has(d)?[y(d,p,h)].flat()[0]:void 0);function*E(d=An){
const p=new Map,h=u(p),M=[],A=[];G(d);for(const x of ve(e)){const{w:R}=s(x);if(R===void 0)continue;const U=Tt(()=>[k(x,p,h)].flat());!U||U.some(W=>W===void 0)?A.
push(x):[R].flat().some((W,Y)=>!P(W,U[Y],1e-9))&&M.push(x),yield}return{wrong:M,untold:A}}const D=d=>{const p=E(d);for(;;){const{done:h,value:M}=p.next();if(h)return M}},
G=d=>{n.purse.give(d)};return{data:t,entries:e,entry:s,key:o,under:u,column:S,why:l,inputs:g,reaches:(d,p)=>n.affected([d]).has(p),spread:k,part:N,heights:z,draws:q,
prove:D,proving:E,allow:G,taken:()=>n.purse.taken}}const K="–",In=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Lt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Dn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Fn=t=>Object.
hasOwn(Lt,/^[A-Za-z]*/.exec(t)?.[0]??""),Q=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Rt=t=>t.join(t[0][0]==="-"?" to ":"–"),et=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,pt=({f:t=1,o:e=0},n)=>n*t+e,Ae=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Un=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Dn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function gt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Un(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[m,S,O=0]=e[u];s+=O,n*=m**c;for(const[,w,y]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(w,(o.get(w)??0)+ +(y||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function _e(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(g,l,$)=>{const{d:_,u:f="",o:v}=s(g),k=et(s(g),l);return s(g).iso?dt(l):Ae(k)&&(k!==0||v||!l)?ce(k,$??_,In.test(
f),On(f)):K},u=(g,l)=>{const $=l.map(N=>et(s(g),N)),{d:_=3}=s(g),f=Math.max(...$.map(Math.abs)),v=Math.abs($[2]-$[0]),k=N=>Math.floor(Math.log10(N)),C=f&&v?Math.
max(_,Math.min(k(f)-k(v/3)+2,12)):_,[L,z,q]=l.map(N=>i(g,N,C));return`${z} (${Rt([L,q])})`},c=(g,l,$,_)=>{const f=(_?r(g,l,_):void 0)??a(g,l,$),{words:v}=s(g);if(v)
return v[Number(f)]??K;if(Array.isArray(f)){if(f.length===3)return u(g,f);const[k,C]=f.map(L=>i(g,L));return k===C?k:(s(g).al?"at least ":"")+Rt([k,C])}return typeof f==
"number"?i(g,f):f??K},m=(g,l)=>{const{rows:$,r:_,v:f,u:v}=s(g),k=l??f;return typeof k=="string"?$?.[k]??k:l===void 0&&_?Q(Rt(_.map(C=>i(g,C))),v):typeof k=="num\
ber"?Q(i(g,k),v):K},S=(g,l)=>{const{rows:$,lo:_=-1/0,hi:f=1/0,set:v,picks:k,x:C,iso:L}=s(g);return!n.has(g)||k||C?!1:$?Object.hasOwn($,l):typeof l!="number"||!Number.
isFinite(l)||L&&dt(l)===K?!1:v?v.some(z=>P(z,l)):l>=_&&l<=f||P(l,_)||P(l,f)},O=g=>{const l=new Map;for(const $ of(g??"").split(/,(?=[^,=]+=)/)){const _=$.lastIndexOf(
"="),f=o($.slice(0,_)),v=$.slice(_+1);_>0&&n.has(f)&&l.set(f,s(f).rows?v:+v)}return l},w=(g,l)=>{const $=$n(g.trim().replace(/^date\s+/,""));return $===void 0?{
problem:`not a date; write for example ${m(l)}`}:S(l,$)?{value:$}:{problem:`outside ${b(l)}`}},y=(g,l)=>{if(s(l).iso)return w(g,l);const{u:$=""}=s(l),_=$||"a nu\
mber without unit",f=g.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(h,M,A,x)=>`${M}${x} ${A===
"$"?"USD":A}`),[,v,k,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(f)??[];if(!v)return{problem:`not a number; write for example ${m(l)}`};const[
,L,z]=/^([A-Za-z]*)(.*)$/.exec(C)??[],q=(k===""||L[1]==="i")&&Object.hasOwn(Lt,L)?Lt[L]:1,N=(q>1?z:C).replace(/\s/g,""),E=gt(N,e.units),D=gt(C.replace(/\s/g,""),
e.units);if(q>1&&$&&!/^\s*[A-Za-z]/.test(z)&&!D.unknown&&D.dimension===gt($,e.units).dimension)return{problem:`“${g.trim()}” means two things; write ${v} ${C}\
, or ${+v*q}`};if(E.unknown||N&&E.dimension!==gt($.replace(/^.i /,""),e.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${_}`};const G=+v*
q,d=pt(N?{f:E.factor,o:E.offset}:q>1?{}:s(l),G),p=G!==0&&d===0&&!E.offset&&!s(l).o;return S(l,d)&&Ae(d)&&!p?{value:d}:{problem:`outside ${b(l)}`}},b=g=>{const{lo:l=-1/0,
hi:$=1/0,set:_,u:f}=s(g);return Q((_??[l,$]).map(v=>Number.isFinite(v)?i(g,v):"∞").join(_?", ":" … "),f)};return{...t,text:c,figure:i,say:m,takes:S,parseCase:O,
parseEntry:y}}function ke(t,e,{model:n,state:s,now:o}){const r=o(e),a=i=>typeof r=="number"?P(+i.value,r,1e-9):i.value===r;r!==void 0&&(t.type==="radio"?t.checked=
a(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(a):t.type==="range"?Pn(t,e,+r,n):t.matches(".cg-entry")&&document.activeElement!==t&&
(t.value=n.text(e,new Map(s).set(e,r),o),Ee(t,"")))}function Pn(t,e,n,s){const o=s.entry(e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(et(o,c)):et(o,c);(document.
activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step==="any"&&(t.step=String(i/200)),He(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute(
"aria-valuetext",s.say(e,n))}function Ee(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(
T("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else
o||t.after(r);I(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const ct={notes:{},kinds:[],inputs:{}},xe=t=>t?fetch(t).
then(e=>e.ok?e.json():ct).catch(()=>ct):Promise.resolve(ct),Hn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return Q(e,n)};function Ce(t,e,n,s){
const{note:o,names:r}=n.data,a=e.map(c=>Wn(c,s)),i=[...t].sort().map(([c,m])=>{const[S,O]=c.split("#"),w=r[S]??S,y=n.entry(c),[b,g=O]=s.inputs[`${w}.${O}`]??[];
return{notes:S===o?[]:[w],kind:b,says:y.n??g,was:n.say(c),now:n.say(c,m),written:y.rows||typeof m=="string"?String(m):void 0,value:m,keys:[c],parts:[],isHere:S===
o}}),u=[];for(const c of[...a,...i].sort((m,S)=>+m.isHere-+S.isHere)){const m=u.find(S=>c.kind!==void 0&&S.kind===c.kind&&S.now===c.now);m?(m.keys.push(...c.keys),
m.parts.push(...c.parts),m.notes.push(...c.notes),m.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Wn(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.
slice(n+1),r=s.lastIndexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[s.slice(0,r)],kind:a,says:i,was:u,
now:c??Hn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Bn(t,e,n,s){const{note:o,names:r}=n.data,a=[];for(const[i,u]of n.entries){const[
c,m]=i.split("#"),S=s.inputs[`${r[c]}.${m}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const O=t.filter(y=>y.kind===S&&!y.isHere).pop(),w=O&&Gn(O,i,u,n);O&&w!==
void 0&&n.takes(i,w)&&n.say(i,w)!==n.say(i)&&a.push({key:i,says:u.n??m,here:n.say(i),there:O.now,value:w})}return a}function Gn({value:t,written:e},n,s,o){return s.
rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function Yn(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a=="string"?[{key:o,words:Kn(
r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))Vn(o,n,s);return s}function Vn(t,e,n){let s="";const o=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).
pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const Kn=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:
[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Zn="computed when you let go",Ne="not comp\
uted here",Qn="Pale values take many steps: they are computed when you let go.",Te=8;function Jn(t){const e=[...new Set(t)],n=e.length-Te,s=e.slice(0,Te).join("\
, ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as writte\
n in the note.`}function Xn(t){const e=t.matches(je)?t:t.closest("[data-row]")??t.querySelector(je),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??
"").split("#").pop()?.replace(/^=/,"")??""}const je="[data-q], [data-say], [data-check], [data-row]";function ts(t){const e=new Map,n=T("p","cg cg-notice");n.hidden=
!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof B))throw c;e.has(i)||e.set(i,i.getAttribute(
"title")),i.classList.add("is-later"),i.setAttribute("title",s?Ne:Zn),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&I(i.querySelector("button")??i,
Ne)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,
tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(Xn).filter(Boolean):[];I(n,e.size?s?Jn(i):Qn:"")},start:i=>{s=i}}}function qe(t,{data:e,entries:n}){const s=t.
lastIndexOf("."),o=t.slice(0,Math.max(s,0));if(s<0)return{key:`${e.note}#${t}`,own:!0};const r=Object.keys(e.names),a=`/${o}.md`,i=r.find(c=>e.names[c]===o)??r.
find(c=>`/${c}`.endsWith(a)),u=`${i}#${t.slice(s+1)}`;return{key:u,own:i===e.note,known:n.has(u)}}function Le(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(
0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,own:u,known:c}=qe(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const m=r.slice(a+1),O=e.entries.
get(i)?.rows?m:e.parseEntry(m,i).value;a>0&&O!==void 0&&e.takes(i,O)?n.set(i,O):o.push(r)}return{state:n,carried:s,dropped:o}}function es(t,e){const n=t.indexOf(
":"),{key:s}=qe(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:a}=e.entry(s);return o?"no row of its\
 table":r||a?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function ns(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{
const[i,u]=r.split("#"),c=s.get(r),m=typeof a=="number"&&c?.iso?dt(a):typeof a=="number"?`${+et(c??{},a).toPrecision(12)}${c?.u&&Fn(c.u)?" ":""}${c?.u??""}`:a;return(i===
n.note?"":`${n.names[i]??i}.`)+`${u}:${m}`}),...e].join()}const ss={holds:"✓",failing:"✗",unknown:"–"},Re=t=>t===void 0?"unknown":t?"holds":"failing";function os(t){
const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=a=>s?
"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unkn\
own",says:r.join(", ")}}function rs(t,e){const n=H(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-row"),built:cs(a)})).filter(
({key:a})=>e.entries.has(a)),s=H(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),built:{mark:a.firstElementChild?.
className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),r=is(t);return a=>{const{now:i,was:u,
attempt:c,state:m}=a,S=new Map,O=y=>{const b=i(y);return S.set(y,b===void 0?void 0:!!b),S.get(y)};for(const{e:y,key:b,row:g,built:l}of n)c(y,()=>{S.delete(b);const $=O(
b);us(y,$,!P(i(b),u(b)),l),a.done&&ze(g,$!==!0&&m.size>0)});for(const{e:y,of:b,built:g}of s)c(y,()=>{const l=b.some(({key:f})=>!P(i(f),u(f))),{state:$,says:_}=os(
b.map(({key:f})=>O(f)));y.classList.toggle("is-off",l),y.firstElementChild&&(y.firstElementChild.className=l?`cg-mark is-${$}`:g.mark),I(y.firstElementChild,l?ss[$]:
g.sign),I(y.lastElementChild,l?_:g.says),y.title=l?"in your scenario":""});const w=n.filter(({key:y})=>S.has(y)&&!P(i(y),u(y)));r(as(w.map(({key:y})=>S.get(y)),
o.filter(y=>y.matches(".is-changed")).length))}}function as(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,
a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function is(t){const e=t.querySelector(".cg-facts"),n=T(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:a,isWrong:i})=>{if(!(!a&&
!n.isConnected)){if(!r){r=T("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!a,s&&(s.hidden=!!a),
n.classList.toggle("is-failing",i),I(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const cs=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function us(t,e,n,s){const o=n?Re(e):s.state,
r={holds:"true",failing:"false",unknown:"not computed"}[Re(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])t.classList.toggle(`is\
-${a}`,a===o);I(t.querySelector(".cg-mark"),n?"→":s.sign),I(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function ze(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Ie={makeValues:Oe,prepare:$e},
fs=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],
["svg[data-rows]",()=>import("../views/series.js")],["svg[data-bins]",()=>import("../views/histogram.js")]],De=t=>Promise.all(fs.filter(([e])=>t.querySelector(e)).
map(([,e])=>e())),ls=2;async function Fe(t,e,n,s,o,r){const a=_e(t),i=new Map,u=a.under(i);let c=[];const{attempt:m,start:S,tell:O}=ts(e),w={model:a,root:n,signal:s,
state:i,now:u,was:u,empty:i,done:!0,set:D,inCase:E,attempt:m},y=[],b=new Set;a.allow(it);const g=gs(n,a,u,i);let l=0,$=0,_=ct;const f=e.dataset.inputs,v=new URL(
f??"",document.baseURI).href,{bar:k,show:C}=Ft({remove(p){const h=new Set(p.flatMap(M=>M.parts));c=c.filter(M=>!h.has(M)),D(new Map(p.flatMap(M=>M.keys).map(M=>[
M,void 0])))},take:p=>D(new Map(p.map(({key:h,value:M})=>[h,M]))),link:()=>location.href});e.append(k),Ge(k,e,n,s);const L=()=>{const p=Ce(w.state,c,a,_),h=Bn(p,
w.state,a,_);C(p,h,_,v),ps(n,a,h)},z=async()=>{_!==ct||!hs(w.state,c,a)||(_=await xe(f),s.aborted||L())},q=(p=!0)=>{const h=p?it:ue;w.state.size||(w.state=i),S(
w.done=p),a.allow(h),w.now=w.state.size?a.under(w.state):u,g(w),L();for(const A of y)b.add(A);const M=()=>{const A=performance.now()+ls;a.allow(h);for(const x of b){
if(s.aborted)return;if(b.delete(x),x(w),performance.now()>A)break}a.allow(it),b.size?l=requestAnimationFrame(M):O()};cancelAnimationFrame(l),l=requestAnimationFrame(
M)},N=()=>{const p=Le(Mt(location.search),a);return c=p.carried,w.state=p.state,q(),z(),p.dropped};function E(p){const h=a.parseCase(p),M=new Map([...w.state,...h]);
return{state:M,read:h.size?a.under(M):w.now}}function D(p,h="step",M=h==="step"){w.state=new Map(w.state);for(const[A,x]of p){const{v:R,r:U}=a.entry(A);x===void 0||
!U&&P(x,R)?w.state.delete(A):a.takes(A,x)&&w.state.set(A,x)}q(M),clearTimeout($),h==="drag"?$=setTimeout(G,150,"drag"):G(h),h==="step"&&Ue(n)}function G(p){const h=We(
location.href,ns(w.state,c,a));h===location.href||s.aborted||location.pathname!==r||(p==="step"||!Mt(location.search)?history.pushState(history.state,"",h):history.
replaceState(history.state,"",h))}const d=N();d.length&&ds(d,a,k),Mt(location.search)&&G("drag"),ut(window,"popstate",{signal:s},()=>{location.pathname===r&&N()}),
ys(w);for(const p of o){const h=[await p.mount(w)].flat();y.push(...h),a.allow(it);for(const M of h)M(w)}O()}function ds(t,e,n){const s=[...new Set(t)].slice(0,
4).map(a=>`${a} (${es(a,e)})`),o=Z("cg-bar__x","×",()=>{r.remove(),yt(n)}),r=T("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,
o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const hs=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.
note);function ps(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of H(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??
o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");if(!a){i?.remove();continue}I(i??o.appendChild(T("span","cg-elsewhere")),
`${a} elsewhere`)}}function gs(t,e,n,s){const o=b=>H(t,`[data-${b}]`).map(g=>[g,e.key(g.dataset[b])]).filter(([,g])=>e.entries.has(g)),r=o("say"),a=rs(t,e),i=bs(
t,e),u=o("p"),c=o("hist"),m=o("reset"),S=H(t,"[data-set]").map(b=>[b,[...e.parseCase(b.dataset.set)]]),O=H(t,"[data-cite]").map(b=>[b,(b.dataset.cite??"").split(
`
`).map(e.key),b.dataset.rows?.split(`
`)]),w=Yn(t,e),y=o("q").filter(([b])=>!b.matches("[data-cell], svg *")).map(([b,g])=>{const l=e.parseCase(b.dataset.with),$=l.size?l:s;return{e:b,key:g,given:l,
around:b.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:w.get(b)??[],built:Tt(()=>e.text(g,$,l.size?e.under(l):n,Dt(b))),written:b.textContent??"",spoken:b.
getAttribute("aria-description")??""}});return b=>{const{state:g,now:l,attempt:$}=b,_=new Map(g);for(const f of y)$(f.e,()=>ws(f,b));for(const[f,v]of r)$(f,()=>I(
f,e.say(v,l(v))));for(const[f,v]of i)$(f,()=>Ms(f,v,b));for(const[f,v]of c)$(f,()=>f.firstElementChild?.setAttribute("d",ms(e.heights(v,b.state))));for(const[f,
v]of u)$(f,()=>ke(f,v,b));for(const[f,v]of m)f.hidden=!_.has(v);for(const[f,v,k]of O)$(f,()=>{f.hidden=k?!k.includes(v.map(l).join()):v.some(C=>_.has(C))});a(b);
for(const[f,v]of S)$(f,()=>f.setAttribute("aria-pressed",String(v.every(([k,C])=>P(l(k),C,1e-9)))))}}function ws({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:m,was:S}){const O=n.size>0&&c.size>0,w=O?new Map([...c,...n]):c,y=O?u.under(w):m,b=(r===void 0||n.size>0)&&!c.size,g=b?"":u.text(
e,w,y,Dt(t)),{c:l,u:$,rows:_}=u.entry(e),f=b?!1:r===void 0?Q(g,t.dataset.u)!==a:g!==r;if(!t.matches(".cg-claim")){const N=!b&&g===K&&s?.matches(".cg-out")?u.why(
e,w):"";I(t,b?a:N?`${K} ${N}`:Q(g,t.dataset.u)),s?.classList.toggle("is-changed",f);return}const v=t.querySelector(".cg-claim__now"),k=t.querySelector(".cg-clai\
m__text")?.textContent?.endsWith("×")?"×":"";if(!v)return;const C=n.size?void 0:o.find(N=>y(N)!==S(N)),L=C?` · ${u.say(C,y(C))}`:"",z=_?u.say(e,y(e)):Q(g,$)+
k,q=l?y(e)===void 0?"not computed":y(e)?"now true":"no longer true":z;t.classList.toggle("is-changed",f),I(v,f?`→ ${q}${L}`:""),v.dataset.copy=f&&!l?q:"",t.setAttribute(
"aria-description",f?`${i} as written; in your scenario ${q}${L}`:i)}const ms=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",bs=(t,e)=>H(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function Ms(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(w=>s.has(w)||!P(r(
w),a(w))),m=t.querySelector(".cg-row__was"),S=()=>e.map(w=>n.text(w,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),m&&(m.hidden=
!c);const O=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&O&&ze(t,s.size>0&&e.some(w=>n.text(w,s,r)===K)),I(m,c?n.entry(u).rows?
n.say(u):e.length>1?`(${S()})`:S():"")}function ys(t){const{model:e,root:n,signal:s}=t;ut(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.key(a.dataset.
p),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const g of H(n,".cg-panel__results"))g.setAttribute("aria-busy",String(!u));
const c=e.entry(i),{lo:m=0,hi:S=0,step:O,log:w}=c,y=w?10**+a.value:+a.value,b=O?m+Math.round((pt(c,y)-m)/O)*O:pt(c,+y.toPrecision(3));t.set(new Map([[i,Math.min(
S,Math.max(m,b))]]),"drag",u),u&&Ue(n)}else if(a.matches(".cg-entry")){const{value:c,problem:m=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(new Map([[i,c]]),"d\
rag",u),(u||!m)&&Ee(a,m)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),ut(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ar\
ia-invalid="true"])')&&setTimeout(()=>ke(r,e.key(r.dataset.p),t))}),ut(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.closest("[data-re\
set]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&$s(i,t),u&&Ss[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}function $s(t,{
model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus(
{preventScroll:!0})}const Ss={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pressed",String(s))},
source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},"copy-source":(t,e)=>{
ft(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ft(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ue=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var vs=Object.freeze({__proto__:null,compute:Ie,loadParts:De,mount:Fe});export{Oe as A,vs as B,
zn as C,ue as D,rt as E,it as L,V as T,Be as a,Z as b,ft as c,Ie as compute,et as d,B as e,ce as f,K as g,j as h,Tt as i,Vt as j,tn as k,kt as l,De as loadParts,
vt as m,Fe as mount,Bt as n,mn as o,yn as p,en as q,xe as r,P as s,pt as t,Ft as u,Ce as v,Q as w,Le as x,$e as y,_e as z};
