import{m as q,p as U,a as Je,b as Y,i as Ot,o as Mt,w as Xe,s as Bt,c as tn}from"./sheet.js";async function at(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}const Gt=t=>(t?.
innerText??"").replace(/\s+/g," ").trim(),nt=(t,e)=>[...t.querySelectorAll(e)].filter(n=>n instanceof HTMLElement),At=(t,e)=>Gt(nt(t,e)[0]),Yt=t=>`${t.querySelector(
"input")?.value??""} ${t.querySelector(".cg-row__unit")?.textContent??""}`.trim();function en(t){const e=t.querySelector("select")?.selectedOptions[0]?.text,n=nt(
t,":scope > .cg-field__entry")[0],s=e??(n?Yt(n):(t.querySelector(".cg-field__val")?.textContent??"").trim()),o=nt(t,".cg-own__cell.is-changed").map(a=>`${a.querySelector(
".cg-own__name")?.textContent} ${Yt(a)}`);return`${At(t,".cg-field__name")}: ${s}${o.length?` with ${o.join(", ")}`:""}`}function nn(t,e){const n=nt(t,".cg-limi\
t").map(o=>nt(o,".cg-limit__say, .cg-limit__parts").map(Gt).join("; ")),s=nt(t,".cg-out").map(o=>`${At(o,"small")}: ${At(o,"b")}`);return[nt(t,".cg-field").map(
en).join("; "),...n,...s,e].filter(Boolean).join(`
`)}function sn(t){const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,a=>a.replaceAll(
",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(
n=>[...n.cells].map(e).join()).join(`
`)}function Vt({remove:t,take:e,link:n,patch:s,notice:o="",act:a}){const r=q("div","cg cg-bar"),i=q("span","cg-bar__count"),l=q("span"),c=q("ul","cg-bar__list"),
p=q("p","cg-bar__offer"),S=q("p","cg-bar__who",q("span","cg-bar__of","Your scenario, "),i,l),y=Q("cg-bar__do cg-bar__more","show",()=>h(!r.classList.contains("i\
s-open"))),h=A=>{r.classList.toggle("is-open",A),y.setAttribute("aria-expanded",String(A)),U(y,A?"hide":"show")};h(!1);const M=new Set;r.setAttribute("role","re\
gion"),r.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let b=[];const g=Q("cg-bar__do","copy link",()=>at(n(),g)),f=Q("cg-bar__do is-wid\
e","copy as patch",async()=>{const A=await s?.();A===void 0?U(f,"not available"):await at(A,f)});f.hidden=!s,f.title="Copies your changes as a patch of the note\
s, for git apply";const v=Q("cg-bar__do","put all back",()=>{t(b),xt(r)}),O=q("div","cg-bar__acts",y,g,f,v),w=q("p","cg-bar__notice",o,...a?[" ",a]:[]);r.append(
S,c,O,p,...o?[w]:[]);const _=(A,k,z,D)=>{const L=A.reduce((E,P)=>E+P.keys.length+P.parts.length,0);b=A,r.classList.toggle("is-on",A.length>0),U(i,`${L} changed`);
const C=[...new Set(A.flatMap(E=>E.notes))];l.replaceChildren(...C.slice(0,2).flatMap((E,P)=>[P?" and ":", set in ",an(E,z,D)])),C.length>2&&l.append(` and ${C.
length-2} more`);const H=[...c.querySelectorAll("button")].findIndex(E=>E===document.activeElement);c.replaceChildren(...A.map(E=>rn(E,()=>t([E])))),H>=0&&!A.length?
xt(r):H>=0&&c.querySelectorAll("button")[Math.min(H,A.length-1)].focus({preventScroll:!0});const Z=k.filter(E=>!M.has(`${E.key} ${E.there}`));p.hidden=!Z.length,
p.replaceChildren(...Z.map(E=>q("span","cg-bar__kin",`${E.says}: here ${E.here}, elsewhere ${E.there} `,Q("cg-bar__do",`also use ${E.there} here`,()=>e([E])),Q(
"cg-bar__do is-quiet","keep it apart",()=>{M.add(`${E.key} ${E.there}`),_(A,k,z,D)}))))};return{bar:r,show:_}}function on(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const a=new Set,r=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:p}of i)
p>.9?a.add(c):a.delete(c);const l=[...o].find(c=>a.has(c))??e;t.parentElement===l||t.contains(document.activeElement)||(l.append(t),t.classList.toggle("is-docke\
d",l!==e))},{threshold:[0,.95]});for(const i of o)r.observe(i);s.addEventListener("abort",()=>r.disconnect())}function rn(t,e){const n=Q("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),q("li","",q("span","",t.says),...t.was?[q("s","",t.was)]:[],q("b","",t.now),...t.isToo?
[q("span","cg-bar__too",", also here")]:[],n)}function an(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return q("span","",s);const a=q("a","",s);return a.setAttribute(
"href",new URL(o,n).href),a}const cn=t=>(t.closest("article, main")??document).querySelector("h1");function xt(t){const e=cn(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function Q(t,e,n){const s=Object.assign(q("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Kt=1e-12,Et=2**
-50,Zt=2**-48,Qt=2**-52,Jt=64,kt=1e-9,un=2**-48,ln=2**-51,fn=2**-40,dn=2**53;class J{at=-1;needs="";constructor(e){this.message=e}}const I=t=>{throw new J(t)},Xt=new Map,
Tt=(t,e)=>e===0?I("division by zero"):t/e,te=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?Tt(1,s):s},ee=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&I("division by zero"),n&&Math.abs(e)<=Jt?te(t,e):t<0&&!n?I("power of a negative number"):t**e},jt=t=>t<=0?I("log of zero or les\
s"):Math.log(t),Ct=(t,e)=>{const n=jt(e),s=n===0?I("division by zero"):jt(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Jt&&te(e,o)===t?o:s},yt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=Et*Math.abs(t)?n:e},ne=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Kt*Math.max(1,Math.abs(t))?e:Math.floor(
t)},hn=t=>-ne(-t),pn=(t,e)=>{e===0&&I("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=Et*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},se=t=>-yt(-t),Nt=t=>{const e=yt(t),n=t-e;return Math.abs(n-.5)<=Et*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},gn=(t,e=0)=>{const n=yt(e);(n!==se(e)||Math.abs(n)>15)&&I("rounding to a number of digits that is not whole, or more than 15");const s=ee(10,
Math.abs(n));return n?n>0?Nt(t*s)/s:Nt(t/s)*s:Nt(t)},ht=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(a=>o<=Kt*Math.abs(
a))},oe=(t,e,...n)=>+(t<e&&!ht(t,e,Zt,n)),re=(t,e,...n)=>+(t<=e||ht(t,e,Zt,n)),wn=(t,e,n,...s)=>{const o=Math.abs(t-e),a=n*Math.abs(e);return+(o<=a||ht(o,a,kt,s))},
ae=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),ie=(t,e,...n)=>+(t<e&&e-t>Qt*ae([t,e,...n])),ce=(t,e,...n)=>+(t<=e||t-e<=Qt*ae([t,e,...n])),mn=new Map(Object.entries(
{lt:ie,le:ce,gt:(t,e,...n)=>ie(e,t,...n),ge:(t,e,...n)=>ce(e,t,...n)})),qt=(t,e)=>Math.abs(t)<=un*Math.abs(e)&&t&&(Math.abs(e)>=dn||t!==Math.floor(t))?0:t,Lt=(t,e)=>{
const n=ln*Math.abs(e);return Math.abs(t)<=n&&n<fn?0:t},ue=t=>Math.abs(t)>2**33?I("an angle so large that its turns cannot be determined"):t,le=t=>Lt(Math.cos(ue(
t)),t),bn=t=>le(t)===0?I("division by zero"):Lt(Math.tan(t),t),fe=t=>e=>e>=-1&&e<=1?t(e):I("outside -1..1"),{abs:Mn,atan:yn,atan2:$n,sinh:Sn,cosh:vn,tanh:_n,exp:On,
sign:An,asin:xn,acos:En}=Math,pt=new Map(Object.entries({add:(t,e)=>qt(t+e,t),sub:(t,e)=>qt(t-e,t),mul:(t,e)=>t*e,div:Tt,neg:t=>-t,pow:ee,not:t=>+(t===0),lt:oe,
le:re,gt:(t,e,...n)=>oe(e,t,...n),ge:(t,e,...n)=>re(e,t,...n),eq:(t,e,...n)=>+ht(t,e,kt,n),ne:(t,e,...n)=>+!ht(t,e,kt,n),within:wn,sqrt:t=>t<0?I("root of a nega\
tive number"):Math.sqrt(t),exp:On,ln:jt,log:Ct,log2:t=>Ct(t,2),log10:t=>Ct(t,10),abs:Mn,sign:An,floor:yt,ceiling:se,round:gn,min:Math.min,max:Math.max,sin:t=>Lt(
Math.sin(ue(t)),t),cos:le,tan:bn,asin:fe(xn),acos:fe(En),atan:yn,atan2:$n,sinh:Sn,cosh:vn,tanh:_n}));function kn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof J)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const st=86400,Tn=2629800,de=1e-6,Rt=-62135596800,he=253402214400,pe=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||I("overflow"),Math.abs(t-n)>de?I(e):n},jn=t=>t>=Rt&&t<=he?t:I("a date beyond the years 1 to 9999"),gt=t=>new Date(
jn(pe(t/st,"no whole number of days")*st)*1e3),ge=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,Cn={later:(t,e)=>gt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=pe(
e/Tn,"no whole number of months"),s=gt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,a=Math.floor(o/12),r=o-a*12;return(a<1||a>9999)&&I("a date beyond the years \
1 to 9999"),ge(a,r,Math.min(s.getUTCDate(),new Date(ge(a,r+1,0)*1e3).getUTCDate()))},year:t=>gt(t).getUTCFullYear(),month:t=>gt(t).getUTCMonth()+1,day:t=>gt(t).
getUTCDate()};function $t(t){const e=Math.floor(t/st+.5);return Math.abs(t/st-e)>de||e*st<Rt||e*st>he?"–":new Date(e*st*1e3).toISOString().slice(0,10)}function Nn(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=Rt&&$t(e)===t?e:void 0}const ot=12,qn=100,Ln={"%":100,percent:100,pct:100,
"‰":1e3},Rn=t=>!t||t.startsWith("×")?1:Ln[t]??0;function we(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,a]=Math.abs(
t).toExponential(ot-1).split("e"),r=+a,i=+o.replace(".",""),l=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return l+zt(Math.floor(Math.abs(t)+.5),0,!1);if(r<
-4||r>=15){const h=It(i,ot-e),M=h>=10**e?1:0;return`${l}${zt(h/10**M,e-1,!1)}e${r+M}`}let c=Math.max(e-1-r,0);n&&r>=0&&(c=r>=4?0:Math.max(c,2));const p=s*10**(ot-
1-r),S=t>0&&s?Math.abs(i-p):0;S&&S*qn<=p&&(c=Math.max(c,Math.min(e-r+ot-1-String(S).length,ot-1-r)));let y=It(i,ot-1-r-c);return!n&&c>0&&y>=10**(r+c+1)&&(y=It(i,
ot-1-r- --c)),l+zt(y,c,n&&r>=0&&y%10**c!==0)}const It=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function zt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(
0,s.length-e),a=s.slice(s.length-e),r=n?a:a.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return r?`${i}.${r}`:i}const me=25e4,wt=5e6,In=2e6,
zn=2e3,Dn=20;class K{}class Fn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=zn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new K;this.pay(Dn)}}function Dt(t){try{return t()}catch(e){if(e instanceof K)return;throw e}}const be=1e6,Un=60,Pn=1e4,
Me=/#[[{]/,ye="more than 1,000,000 steps",Hn=1e12,$e={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},Ft=new Map(Object.entries({if:(t,[e,n,s],o,a,r)=>a[+e]?o(r+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let a=1;a<e.length;a+=2)o.set(e[a],
s[+e[a+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),Se=["read","slope","root","at","series","edge","along","across","path","part"],Wn=["num",
"row","read","index",...Object.keys($e)],Bn=t=>pt.has(t)||Ft.has(t)||Wn.includes(t);function Gn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,a,r]=t[s];o==="drawn"?s=+r-1:Se.includes(String(o))&&n.push(String(a))}return n}function ve(t){const e=new Map;for(const[n,s]of t)for(const o of s){const a=e.
get(o);a?a.push(n):e.set(o,[n])}return e}function _e(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Oe(t){const e=t.
steps+t.rest;t.steps=Math.min(be,e),t.rest=e-t.steps,t.short=e<be}function Yn([t,...e]){const[n=0,s=0]=e.map(Number),o=pt.get(String(t)),a=mn.get(String(t))??o;
return{name:String(t),act:o,sharp:a,effort:o&&Xt.get(o),operands:e,first:n,second:s}}class Vn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(a=>Se.includes(String(a[0]))).map(a=>String(a[1]))]])),this.readers=void 0,this.known=new Map,
this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Fn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=
new rt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const a of s)this.owned.set(a,(this.owned.
get(a)??new Map).set(o,e)),this.reads.set(a,[...this.reads.get(a)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Yn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,a)=>a%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new rt(this,new Map(n),e,this.base.budget,s);return a=>this.counted(o,()=>o.value(a))}counted(e,n){const s=Math.min(Hn,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Oe(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=_e(e,ve([...this.nodes].map(([n,s])=>[n,Gn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([r])=>Me.test(r));if(!s.length||s.length===e.size)return e.size?new rt(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([r])=>!Me.test(r))),a=JSON.stringify([...o]);return this.round?.name!==a&&(this.round={name:a,run:new rt(this,o,n,n.budget)}),
new rt(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const a=_e(n,this.readers??=ve(this.reads));return this.known.set(s,a),a}}class rt{constructor(e,n,s,o,a=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=a}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,a=[e],r=[0];for(let i=e,l=0;l>=0;i=a[l=a.length-1]){const c=o.get(i)?.[r[l]++];if(c===void 0){const p=s.get(i);if(!p)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,p)),a.pop(),r.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(a.push(c),r.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:a,problem:r}){if(n){const y=!this.budget.isRunning;y&&Oe(this.budget);const{open:h,integrals:M,steps:b,
short:g}=this.budget,{costs:f}=this.machine,v=f.get(e)??0;if(g&&v>b)throw new K;try{this.budget.isRunning=!0;const O=[],w=this.machine.program(e,n);this.machine.
traced?.push([w.instructions,O]);const _=this.execute(w,0,n.length,O),A=b-this.budget.steps;return(A>Pn||v)&&f.set(e,A),_}catch(O){if(!(O instanceof J))throw O;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:M}),{reason:O.message,key:e,at:O.at,needs:O.needs}}finally{y&&
(this.budget.isRunning=!1)}}if(!s)return a??{reason:r||"no value",key:e};const i=s.map(y=>this.value(y)),l=i.findIndex(y=>typeof y=="object"),c=i.join();if(l>=0)
return{reason:"",key:e,needs:s[l]};const p=this.machine.owned.get(e)?.get(c),S=p&&this.value(p);return S!==void 0&&typeof S!="object"?S:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new K:
Object.assign(new J(ye),{at:n});const{instructions:a}=e,r=this.budget.integrals>0;try{for(;n<s;){const{name:i,effort:l,operands:c,first:p,second:S}=a[n],y=r?a[n].
sharp:a[n].act;if(y){const h=o[p],M=o[S],{length:b}=c;l&&this.weigh(l(...c.map(f=>o[+f])));const g=b===2?y(h,M):b===1?y(h):y(...c.map(f=>o[+f]));o[n]=Number.isFinite(
g)?g:I(Number.isNaN(g)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[p];else if(i==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof J&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new K;I(ye)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new J(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new J(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:a}=e.instructions[n],r=Number(
a[o==="with"?0:a.length-1]),i=Ft.get(o);if(!i)return I($e[o]??"no real value");this.budget.open>=Un&&I("nested deeper than 60"),this.budget.open++;const l=i(this,
a,(c=n+1,p=r,S=this)=>S.execute(e,c,p,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof l=="number"&&!Number.isFinite(l)&&I("overflow"),s[n]=
s[r-1]=l,r}inside(e,n){return this.budget.steps-=20,new rt(this.machine,e,this,this.budget,n)}}const Kn=4096;let Ut,St,Ae,xe,Ee;async function ke(t){const e=new Set(
Object.values(t).flatMap(({p:o=[]})=>o.map(([a])=>String(a)))),n=()=>[...e].every(Bn),s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");
Te(o.CHECKED,o.DRAWN),{drawsOf:St}=o,e.has("beta")&&pt.set("beta",(await import("../parts/beta.js").then(function(a){return a.a})).betaQuantile)}if(s&&({folded:xe,
heights:Ee,summary:Ae}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:a}=await import("../twins/calculus.js");Te(o,a)}Object.values(t).some(
({r:o,rs:a})=>o||a)&&({findExtremes:Ut}=await import("../twins/extremes.js"))}function Te(t,e){for(const[n,s]of Object.entries(t))pt.set(n,s);for(const[n,s]of Object.
entries(e))Ft.set(n,s)}const V=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function je(t,e=[
...t.keys()],n=new Map){const s=new Set,o=new Set,a=e.reverse();for(;a.length;){const r=a[a.length-1],{p:i=[],picks:l=[]}=t.get(r)??{};if(s.has(r)||o.has(r)){s.
add(r),a.pop();continue}o.add(r);for(const c of[...l,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&a.push(c)}return s}function Ce(t){const e=new Map(
Object.entries(t.q)),n=new Vn(t.q),s=u=>e.get(u)??{},o=(u="")=>u[0]==="="||u.includes("#")?u:`${t.note}#${u}`,a=new WeakMap,r=u=>d=>{const m=u(d);if(typeof m!="\
object")return m;if(s(d).w!==void 0&&typeof i(d)=="object")throw new K},i=n.under(new Map),l=u=>{const d=n.under(u),m=r(d),$=x=>k(m,x,()=>(n.purse.next(),n.uncertain.
has(x)?y(L(x,u,m)):s(x).c?[L(x,u,m)].flat()[0]:m(x)));return a.set($,d),$},c=new Map,p=l(c),S=(u,d)=>{n.purse.next();const m=a.get(d)?.(u);return Array.isArray(
m)?m[0].numbers:void 0},y=u=>Array.isArray(u)?u.length===3?u[1]:void 0:u,h=new WeakMap,M=(u,d,m)=>{const $=h.get(d)??n.run(d);h.set(d,$);try{return n.counted($,
()=>{const x=St($).value(u);return m===void 0?Ae(x):xe(x,m)})}catch(x){if(x instanceof J)return;throw x}},b=new Map;for(const[u,{of:d}]of e){if(!d)continue;const m=b.
get(d)??new Map,$=u.slice(u.lastIndexOf(".")+1);b.set(d,m.set($,[...m.get($)??[],u]))}const g=u=>{const d=e.get(u);if(d&&!(d.x&&"v"in d))return!0;const m=u.lastIndexOf(
".");for(const[$,x]of b){const j=u.startsWith(`${$}.`)?u.slice($.length+1,m):"",R=x.get(u.slice(m+1))??[],F=j&&!/[,:]/.test(j)&&R.length?f(j,R[0],d):void 0;if(F)
return e.set(u,F),n.own(u,F,R,j),!0}return d!==void 0},f=(u,d,m)=>{const{cells:$={},picks:x=[],u:j,f:R,o:F,d:B,iso:G}=s(d),ct=d.slice(d.lastIndexOf(".")+1).replaceAll(
"_"," ");if(!Object.hasOwn($,u))return;const bt=Object.values($).every(lt=>(lt??0)>=0)?{lo:0}:{},ut=$[u]===null?{}:{v:$[u]};return{...m,...ut,...bt,u:j,f:R,o:F,
d:B,iso:G,x:void 0,n:`${ct} of ${s(x[0]).rows?.[u]??u}`}},v=(u,d)=>{const{of:m,picks:$=[]}=s(u),x=`${m}.${d($[0])}${u.slice(u.lastIndexOf("."))}`;return m&&g(x)?
x:u},O=new Map,w=u=>{for(const d of O.has(u)||!e.has(u)?[]:je(e,[u],O)){const{p:m,picks:$,cells:x,rs:j}=s(d),R=new Set(j||!(m||x)?[d]:[]);O.set(d,R);for(const F of[
...$??[],...(m??[]).flat()])for(const B of typeof F=="string"&&O.get(F)||[])R.add(B)}return O.get(u)??new Set},_=(u,d)=>{const m=n.under(d);let $=u,x=m($);for(;typeof x==
"object"&&x.needs;)x=m($=x.needs);if(typeof x!="object")return"";const{picks:j}=s($),R=$.slice($.indexOf("#")+1);if(!j)return $===u?x.reason:`${R}: ${x.reason}`;
const F=j.map(B=>{const G=m(B);return typeof G=="string"&&s(B).rows?.[G]||G});return`${R} is not known for ${F.join(", ")}`},A=(u,d)=>{const{r:m,rs:$,picks:x=[]}=s(
u);return m??$?.[x.map(d).join()]},k=(u,d,m)=>{const $=z.get(u)??new Map,{round:x}=n.purse;if($.get(d)===x)throw new K;try{return m()}catch(j){throw j instanceof
K&&z.set(u,$.set(d,x)),j}},z=new WeakMap,D=new WeakMap,L=(u,d,m)=>{const $=D.get(m)??{state:d,found:new Map};return $.state!==d?C(u,d,m):(D.set(m,$),$.found.has(
u)||$.found.set(u,k($,u,()=>C(u,d,m))),$.found.get(u))},C=(u,d,m)=>{if(d.size&&!n.affected(d.keys()).has(u))return L(u,c,p);n.purse.next();const $=n.uncertain.has(
u);if($&&s(u).c)return;const j=[...w(u)].sort().map(W=>[W,d.has(W)?void 0:A(W,m)]).filter(([,W])=>W),R=$?void 0:m(u);if($)return j.length?void 0:M(u,d);if(!j.length||
typeof R!="number")return R;const F=n.run(d),B=n.affected(j.map(([W])=>W)),G=W=>ft=>{n.purse.point();const dt=n.at(F,ft,B)(W);return typeof dt=="object"?void 0:
dt},ct=H(u,j),bt=e.has(`${u}#margin`)?Ut(G(`${u}#margin`),j,ct):void 0;if(bt){const W=[...bt.at,...ct].map(G(u));if(W.some(Qe=>typeof Qe!="number"))return;const ft=Math.
min(R,...W),dt=Math.max(R,...W);return ft===dt?ft:[ft,dt]}const ut=Ut(G(u),j,ct)?.ends;if(!ut)return;const[lt,Wt]=[Math.min(ut[0],R),Math.max(ut[1],R)];return lt===
Wt?lt:[lt,Wt]},H=(u,d)=>(s(u).at??[]).filter(m=>Object.keys(m).length===d.length&&d.every(([$,[x,j]])=>$ in m&&m[$]>=x&&m[$]<=j)).map(m=>new Map(d.map(([$])=>[$,
m[$]]))),Z=(u,d)=>{if(n.purse.next(),M(u,d)===void 0)return[];const m=h.get(d);return m?n.counted(m,()=>Ee(St(m).value(u))):[]},E=(u,d)=>{if(n.purse.next(),!n.uncertain.
has(u)||M(u,d)===void 0)return;const m=h.get(d),$=m&&n.counted(m,()=>St(m).value(u));return $ instanceof Float64Array?$:void 0},P=(u,d,m)=>(n.purse.next(),n.uncertain.
has(u)?[M(u,d,m)].flat()[0]:void 0);function*et(u=In){const d=new Map,m=l(d),$=[],x=[];T(u);for(const j of je(e)){const{w:R}=s(j);if(R===void 0)continue;const F=Dt(
()=>[L(j,d,m)].flat());!F||F.some(B=>B===void 0)?x.push(j):[R].flat().some((B,G)=>!V(B,F[G],1e-9))&&$.push(j),yield}return{wrong:$,untold:x}}const N=u=>{const d=et(
u);for(;;){const{done:m,value:$}=d.next();if(m)return $}},T=u=>{n.purse.give(u)};return{data:t,entries:e,entry:s,key:o,under:l,column:S,why:_,inputs:w,settable:v,
knows:g,reaches:(u,d)=>n.affected([u]).has(d),spread:L,part:P,heights:Z,draws:E,prove:N,proving:et,allow:T,taken:()=>n.purse.taken}}const X="–",Zn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Pt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Qn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Jn=t=>Object.
hasOwn(Pt,/^[A-Za-z]*/.exec(t)?.[0]??""),tt=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Ht=t=>t.join(t[0][0]==="-"?" to ":"–"),it=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,vt=({f:t=1,o:e=0},n)=>n*t+e,Ne=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Xn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Qn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function _t(t,e){let n=1,
s=0;const o=new Map;for(const[,a,r,i="1"]of Xn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(r==="1")continue;const l=Object.hasOwn(e,r)?r:r.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,l))return{unknown:l};const c=a==="/"?-i:+i,[p,S,y=0]=e[l];s+=y,n*=p**c;for(const[,h,M]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(M||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([a,r])=>[a,+r.toFixed(6)]).filter(a=>a[1]).sort().join()}}function qe(t){const{
data:e,entries:n,entry:s,key:o,part:a,spread:r}=t,i=(g,f,v)=>{const{d:O,u:w="",o:_}=s(g),A=it(s(g),f);return s(g).iso?$t(f):Ne(A)&&(A!==0||_||!f)&&!(_&&f<-1e-6)?
we(A,v??O,Zn.test(w),Rn(w)):X},l=(g,f)=>{const v=f.map(C=>it(s(g),C)),{d:O=3}=s(g),w=Math.max(...v.map(Math.abs)),_=Math.abs(v[2]-v[0]),A=C=>Math.floor(Math.log10(
C)),k=w&&_?Math.max(O,Math.min(A(w)-A(_/3)+2,12)):O,[z,D,L]=f.map(C=>i(g,C,k));return`${D} (${Ht([z,L])})`},c=(g,f,v,O)=>{const w=(O?a(g,f,O):void 0)??r(g,f,v),
{words:_}=s(g);if(_)return _[Number(w)]??X;if(Array.isArray(w)){if(w.length===3)return l(g,w);const[A,k]=w.map(z=>i(g,z));return A===k?A:(s(g).al?"at least ":"")+
Ht([A,k])}return typeof w=="number"?i(g,w):w??X},p=(g,f)=>{const{rows:v,r:O,v:w,u:_}=s(g),A=f??w;return typeof A=="string"?v?.[A]??A:f===void 0&&O?tt(Ht(O.map(k=>i(
g,k))),_):typeof A=="number"?tt(i(g,A),_):X},S=(g,f)=>{const{rows:v,lo:O=-1/0,hi:w=1/0,set:_,picks:A,x:k,iso:z}=s(g);return!n.has(g)||A||k?!1:v?Object.hasOwn(v,
f):typeof f!="number"||!Number.isFinite(f)||z&&$t(f)===X?!1:_?_.some(D=>V(D,f)):f>=O&&f<=w||[O,w].some(D=>Number.isFinite(D)&&V(f,D))},y=g=>{const f=new Map;for(const v of(g??
"").split(/,(?=[^,=]+=)/)){const O=v.lastIndexOf("="),w=o(v.slice(0,O)),_=v.slice(O+1);O>0&&n.has(w)&&f.set(w,s(w).rows?_:+_)}return f},h=(g,f)=>{const v=Nn(g.trim().
replace(/^date\s+/,""));return v===void 0?{problem:`not a date; write for example ${p(f)}`}:S(f,v)?{value:v}:{problem:`outside ${b(f)}`}},M=(g,f)=>{if(s(f).iso)
return h(g,f);const{u:v=""}=s(f),O=v||"a number without unit",w=g.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(N,T,u,d)=>`${T}${d} ${u==="$"?"USD":u}`),[,_,A,k]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(w)??[];if(!_)return{problem:`not a number; write \
for example ${p(f)}`};const[,z,D]=/^([A-Za-z]*)(.*)$/.exec(k)??[],L=(A===""||z[1]==="i")&&Object.hasOwn(Pt,z)?Pt[z]:1,C=(L>1?D:k).replace(/\s/g,""),H=_t(C,e.units),
Z=_t(k.replace(/\s/g,""),e.units);if(L>1&&v&&!/^\s*[A-Za-z]/.test(D)&&!Z.unknown&&Z.dimension===_t(v,e.units).dimension)return{problem:`“${g.trim()}” means tw\
o things; write ${_} ${k}, or ${+_*L}`};if(H.unknown||C&&H.dimension!==_t(v.replace(/^.i /,""),e.units).dimension)return{problem:`“${C}” is not a unit for thi\
s; it is in ${O}`};const E=+_*L,P=vt(C?{f:H.factor,o:H.offset}:L>1?{}:s(f),E),et=E!==0&&P===0&&!H.offset&&!s(f).o;return S(f,P)&&Ne(P)&&!et?{value:P}:{problem:`\
outside ${b(f)}`}},b=g=>{const{lo:f=-1/0,hi:v=1/0,set:O,u:w}=s(g);return tt((O??[f,v]).map(_=>Number.isFinite(_)?i(g,_):"∞").join(O?", ":" … "),w)};return{...t,
text:c,figure:i,say:p,takes:S,parseCase:y,parseEntry:M}}function Le(t,e,{model:n,state:s,now:o}){t.closest(".cg-field, .cg-own__cell")?.classList.toggle("is-cha\
nged",s.has(n.settable(e,o)));const a=o(e),r=i=>typeof a=="number"?V(+i.value,a,1e-9):i.value===a;if(a===void 0){t.matches(".cg-entry")&&document.activeElement!==
t&&(t.value="");return}t.type==="radio"?t.checked=r(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(r):t.type==="range"?ts(t,e,+a,n):
t.matches(".cg-entry")&&document.activeElement!==t&&(t.value=n.text(e,new Map(s).set(e,a),o),Re(t,""))}function ts(t,e,n,s){const o=s.entry(e),{log:a,v:r}=o,i=+t.
max-+t.min,l=c=>a?Math.log10(it(o,c)):it(o,c);(document.activeElement!==t||Math.abs(+t.value-l(n))>i/150)&&(t.value=String(l(n))),t.step==="any"&&(t.step=String(
i/200)),Je(t,l(n),l(typeof r=="number"?r:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function Re(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.
getElementById(s);if(!e&&!o)return;const a=o??Object.assign(q("span","cg-why"),{id:s});if(a.setAttribute("role","alert"),!o&&n){const r=n.insertCell();r.className=
"cg-row__note",r.setAttribute("role","cell"),r.append(a)}else o||t.after(a);U(a,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedb\
y",s)}const mt={notes:{},kinds:[],inputs:{}},Ie=t=>t?fetch(t).then(e=>e.ok?e.json():mt).catch(()=>mt):Promise.resolve(mt),es=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return tt(e,n)};function ze(t,e,n,s){const{note:o,names:a}=n.data,r=e.map(c=>ns(c,s)),i=[...t].sort().map(([c,p])=>{const[S,y]=c.split("#"),h=a[S]??
S,M=n.entry(c),[b,g=y]=s.inputs[`${h}.${y}`]??[];return{notes:S===o?[]:[h],kind:b,says:M.n??g,was:n.say(c),now:n.say(c,p),written:M.rows||typeof p=="string"?String(
p):void 0,value:p,keys:[c],parts:[],isHere:S===o}}),l=[];for(const c of[...r,...i].sort((p,S)=>+p.isHere-+S.isHere)){const p=l.find(S=>c.kind!==void 0&&S.kind===
c.kind&&S.now===c.now);p?(p.keys.push(...c.keys),p.parts.push(...c.parts),p.notes.push(...c.notes),p.isToo||=c.isHere):l.push({...c,isToo:!1})}return l}function ns(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),a=s.split("."),r=a.map((b,g)=>a.slice(0,g).join(".")),i=r.find(b=>Object.hasOwn(e.notes,b))??r[e.inputs[s]?
r.length-1:1]??"",l=s.slice(i?i.length+1:0),[,c,p]=/^[^.]+\.(.+)\.([^.]+)$/.exec(l)??[],[S,y,h]=e.inputs[s]??[void 0,p?`${p} of ${c}`:l,""],M=S===void 0?void 0:
e.kinds[S]?.[o];return{notes:[i],kind:S,says:y,was:h,now:M??es(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function ss(t,e,n,s){const{note:o,
names:a}=n.data,r=[];for(const[i,l]of n.entries){const[c,p]=i.split("#"),S=s.inputs[`${a[c]}.${p}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const y=t.filter(
M=>M.kind===S&&!M.isHere).pop(),h=y&&os(y,i,l,n);y&&h!==void 0&&n.takes(i,h)&&n.say(i,h)!==n.say(i)&&r.push({key:i,says:l.n??p,here:n.say(i),there:y.now,value:h})}
return r}function os({value:t,written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function rs(t,e){const n=[...e.entries].flatMap(
([o,{rows:a,v:r}])=>a&&typeof r=="string"?[{key:o,words:is(a[r]??r,r)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))as(o,n,s);return s}
function as(t,e,n){let s="";const o=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let a=o.nextNode();a;a=o.nextNode()){const r=a.parentElement?.closest(
".cg-claim");if(!r)s+=a.nodeValue;else if(s){const i=s.split(/[.!?:;]\s/).pop()??"",l=e.filter(({words:c})=>c.test(i));n.has(r)||n.set(r,l.map(({key:c})=>c)),s=
""}}}const is=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(\
?:${s.join("|")})(?![\\w-])`,"i")},cs="computed when you let go",De="not computed here",us="Pale values take many steps: they are computed when you let go.",Fe=8;
function ls(t){const e=[...new Set(t)],n=e.length-Fe,s=e.slice(0,Fe).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, sinc\
e they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function fs(t){const e=t.matches(Ue)?t:t.closest("[data-row]")??t.querySelector(
Ue),{q:n,say:s,check:o,row:a}=(e??t).dataset;return(n??s??o??a??"").split("#").pop()?.replace(/^=/,"")??""}const Ue="[data-q], [data-say], [data-check], [data-r\
ow]";function ds(t){const e=new Map,n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,l)=>{try{l(),e.has(i)&&a(
i)}catch(c){if(!(c instanceof K))throw c;e.has(i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?De:cs),s&&i.matches("[d\
ata-q]:not(.cg-claim, svg *), [data-say]")&&U(i.querySelector("button")??i,De)}},a=i=>{const l=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof l=="st\
ring"?i.setAttribute("title",l):i.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(fs).filter(Boolean):[];U(n,e.
size?s?ls(i):us:"")},start:i=>{s=i}}}const hs=8;function Pe(t,{data:e,knows:n}){const s=t.split(".",hs),o=Object.keys(e.names),a=`${e.note}#${t}`;let r;for(let i=1;i<
s.length;i++){const l=s.slice(0,i).join("."),c=`/${l}.md`,p=o.find(h=>e.names[h]===l)??o.find(h=>`/${h}`.endsWith(c)),S=`${p}#${t.slice(l.length+1)}`,y=p!==void 0&&
n(S);if((y||p!==void 0&&!r)&&(r={key:S,own:p===e.note,known:y}),y)break}return!r?.known&&(s.length<2||n(a))?{key:a,own:!0,known:n(a)}:r??{key:`#${t}`,own:!1,known:!1}}
function He(t,e){const n=new Map,s=[],o=[];for(const a of t.slice(0,2e3).split(",").filter(Boolean)){const r=a.indexOf(":"),{key:i,own:l,known:c}=Pe(a.slice(0,r),
e);if(r>0&&!l&&!c){s.push(a);continue}const p=a.slice(r+1),y=e.entries.get(i)?.rows?p:e.parseEntry(p,i).value;r>0&&y!==void 0&&e.takes(i,y)?n.set(i,y):o.push(a)}
return{state:n,carried:s,dropped:o}}function ps(t,e){const n=t.indexOf(":"),{key:s}=Pe(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(s))return"no input of \
this page";const{rows:o,picks:a,x:r}=e.entry(s);return o?"no row of its table":a||r?"no input of this page":e.parseEntry(t.slice(n+1),s).problem??"not taken"}function We(t,e,{
data:n,entries:s}){return[...[...t].sort().map(([a,r])=>{const[i,l]=a.split("#"),c=s.get(a),p=typeof r=="number"&&c?.iso?$t(r):typeof r=="number"?`${+it(c??{},r).
toPrecision(12)}${c?.u&&Jn(c.u)?" ":""}${c?.u??""}`:r;return(i===n.note&&!l.includes(".")?"":`${n.names[i]??i}.`)+`${l}:${p}`}),...e].join()}const gs={holds:"✓",
failing:"✗",unknown:"–"},Be=t=>t===void 0?"unknown":t?"holds":"failing";function ws(t){const[e,n]=[!1,void 0].map(r=>t.filter(i=>i===r).length),s=t.length===
1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=r=>s?"1 check":`${r} of ${t.length}`,a=[e&&`${o(e)} ${e===1?"fails":"\
fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:a.join(", ")}}function ms(t,e){const n=Y(t,".cg-check[\
data-check]").map(r=>({e:r,key:e.key(r.dataset.check),row:r.closest(".cg-row"),built:ys(r)})).filter(({key:r})=>e.entries.has(r)),s=Y(t,".cg-sheetfoot__ok").map(
r=>({e:r,of:n.filter(i=>i.e.closest(".cg-sheet")===r.closest(".cg-sheet")),built:{mark:r.firstElementChild?.className??"",sign:r.firstElementChild?.textContent??
"",says:r.lastElementChild?.textContent??""}})),o=Y(t,".cg-claim[data-q]"),a=Ms(t);return r=>{const{now:i,was:l,attempt:c,state:p}=r,S=new Map,y=M=>{const b=i(M);
return S.set(M,b===void 0?void 0:!!b),S.get(M)};for(const{e:M,key:b,row:g,built:f}of n)c(M,()=>{S.delete(b);const v=y(b);$s(M,v,!V(i(b),l(b)),f),r.done&&Ge(g,v!==
!0&&p.size>0)});for(const{e:M,of:b,built:g}of s)c(M,()=>{const f=b.some(({key:w})=>!V(i(w),l(w))),{state:v,says:O}=ws(b.map(({key:w})=>y(w)));M.classList.toggle(
"is-off",f),M.firstElementChild&&(M.firstElementChild.className=f?`cg-mark is-${v}`:g.mark),U(M.firstElementChild,f?gs[v]:g.sign),U(M.lastElementChild,f?O:g.says),
M.title=f?"in your scenario":""});const h=n.filter(({key:M})=>S.has(M)&&!V(i(M),l(M)));a(bs(h.map(({key:M})=>S.get(M)),o.filter(M=>M.matches(".is-changed")).length))}}
function bs(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(l=>l===i).length),a=(i,l,c)=>i&&`${i} ${i===1?l:c}`,r=[a(e,"differs","differ"),a(n,"check does not \
hold","checks do not hold"),a(o,"check is not computed","checks are not computed"),a(s,"check holds again","checks hold again")].filter(Boolean);return{text:r.length?
`in your scenario ${r.join(", ")}`:"",isWrong:n>0}}function Ms(t){const e=t.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute("role","status");
const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let a=e;return({text:r,isWrong:i})=>{if(!(!r&&!n.isConnected)){if(!a){a=q("p","cg cg-facts");const l=t.
querySelector("h1");l?l.after(a):t.prepend(a)}n.isConnected||a.append(n),n.hidden=!r,s&&(s.hidden=!!r),n.classList.toggle("is-failing",i),U(n,o?`${o}: ${r}`:r.replace(
/^i/,"I"))}}}const ys=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.
querySelector(".cg-check__say")?.textContent??""});function $s(t,e,n,s){const o=n?Be(e):s.state,a={holds:"true",failing:"false",unknown:"not computed"}[Be(e)];t.
classList.toggle("is-off",n);for(const r of["holds","failing","unknown"])t.classList.toggle(`is-${r}`,r===o);U(t.querySelector(".cg-mark"),n?"→":s.sign),U(t.querySelector(
".cg-check__say"),n?`${a}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Ge(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.
toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Ye={makeValues:Ce,prepare:ke},Ss=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],
[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],
[".cg-limit",()=>import("../views/limits.js")],["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],["svg[data-de\
nse]",()=>import("../views/dense.js")],["svg[data-bins]",()=>import("../views/histogram.js")]],Ve=t=>Promise.all(Ss.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),
vs=2;async function Ke(t,e,n,s,o,a){const r=qe(t),i=new Map,l=r.under(i);let c=[];const{attempt:p,start:S,tell:y}=ds(e),h={model:r,root:n,signal:s,state:i,now:l,
was:l,empty:i,done:!0,set:E,inCase:Z,attempt:p},M=[],b=new Set;r.allow(wt);const g=xs(n,r,l,i);let f=0,v=0,O=mt;const w=e.dataset.inputs,_=new URL(w??"",document.
baseURI).href,{bar:A,show:k}=Vt({remove(N){const T=new Set(N.flatMap(u=>u.parts));c=c.filter(u=>!T.has(u)),E(new Map(N.flatMap(u=>u.keys).map(u=>[u,void 0])))},
take:N=>E(new Map(N.map(({key:T,value:u})=>[T,u]))),link:()=>location.href,patch:w?async()=>(await import("./patch.js")).patchFrom(w,z(),location.href):void 0});
e.append(A),on(A,e,n,s);const z=()=>tn(We(h.state,c,r),r.data.names[r.data.note]),D=()=>{const N=ze(h.state,c,r,O),T=ss(N,h.state,r,O);k(N,T,O,_),As(n,r,T)},L=async()=>{
O!==mt||!Os(h.state,c,r)||(O=await Ie(w),s.aborted||D())},C=(N=!0)=>{const T=N?wt:me;h.state.size||(h.state=i),S(h.done=N),r.allow(T),h.now=h.state.size?r.under(
h.state):l,g(h),D();for(const d of M)b.add(d);const u=()=>{const d=performance.now()+vs;r.allow(T);for(const m of b){if(s.aborted)return;if(b.delete(m),m(h),performance.
now()>d)break}r.allow(wt),b.size?f=requestAnimationFrame(u):y()};cancelAnimationFrame(f),f=requestAnimationFrame(u)},H=()=>{const N=He(Ot(location.search),r);return c=
N.carried,h.state=N.state,C(),L(),N.dropped};function Z(N){const T=r.parseCase(N),u=new Map([...h.state,...T]);return{state:u,read:T.size?r.under(u):h.now}}function E(N,T="\
step",u=T==="step"){h.state=new Map(h.state);for(const[d,m]of N){const{v:$,r:x}=r.entry(d);m===void 0||!x&&V(m,$)?h.state.delete(d):r.takes(d,m)&&h.state.set(d,
m)}C(u),clearTimeout(v),T==="drag"?v=setTimeout(P,150,"drag"):P(T),T==="step"&&Ze(n)}function P(N){const T=Xe(location.href,We(h.state,c,r));T===location.href||
s.aborted||location.pathname!==a||(N==="step"||!Ot(location.search)?history.pushState(history.state,"",T):history.replaceState(history.state,"",T))}const et=H();
et.length&&_s(et,r,A),Ot(location.search)&&P("drag"),Mt(window,"popstate",{signal:s},()=>{location.pathname===a&&H()}),Cs(h);for(const N of o){const T=[await N.
mount(h)].flat();M.push(...T),r.allow(wt);for(const u of T)u(h)}y()}function _s(t,e,n){const s=[...new Set(t)].slice(0,4).map(r=>`${r} (${ps(r,e)})`),o=Q("cg-ba\
r__x","×",()=>{a.remove(),xt(n)}),a=q("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);a.setAttribute("role","note"),o.setAttribute(
"aria-label","close"),n.append(a)}const Os=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function As(t,e,n){const s=new Map(n.map(
o=>[o.key,o.there]));for(const o of Y(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const a=o.dataset.q??o.closest(".cg-row")?.dataset.row,r=s.get(e.key(
a)),i=o.querySelector(".cg-elsewhere");if(!r){i?.remove();continue}U(i??o.appendChild(q("span","cg-elsewhere")),`${r} elsewhere`)}}function xs(t,e,n,s){const o=b=>Y(
t,`[data-${b}]`).map(g=>[g,e.key(g.dataset[b])]).filter(([,g])=>e.entries.has(g)),a=o("say"),r=ms(t,e),i=Ts(t,e),l=o("p"),c=o("hist"),p=o("reset"),S=Y(t,"[data-\
set]").map(b=>[b,[...e.parseCase(b.dataset.set)]]),y=Y(t,"[data-cite]").map(b=>[b,(b.dataset.cite??"").split(`
`).map(e.key),b.dataset.rows?.split(`
`)]),h=rs(t,e),M=o("q").filter(([b])=>!b.matches("[data-cell], svg *")).map(([b,g])=>{const f=e.parseCase(b.dataset.with),v=f.size?f:s;return{e:b,key:g,given:f,
around:b.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(b)??[],built:Dt(()=>e.text(g,v,f.size?e.under(f):n,Bt(b))),written:b.textContent??"",spoken:b.
getAttribute("aria-description")??""}});return b=>{const{state:g,now:f,attempt:v}=b,O=new Map(g);for(const w of M)v(w.e,()=>Es(w,b));for(const[w,_]of a)v(w,()=>U(
w,e.say(_,f(_))));for(const[w,_]of i)v(w,()=>js(w,_,b));for(const[w,_]of c)v(w,()=>w.firstElementChild?.setAttribute("d",ks(e.heights(_,b.state))));for(const[w,
_]of l)v(w,()=>Le(w,_,b));for(const[w,_]of p)w.hidden=!O.has(_);for(const[w,_,A]of y)v(w,()=>{w.hidden=A?!A.includes(_.map(f).join()):_.some(k=>O.has(k))});r(b);
for(const[w,_]of S)v(w,()=>w.setAttribute("aria-pressed",String(_.every(([A,k])=>V(f(A),k,1e-9)))))}}function Es({e:t,key:e,given:n,around:s,picks:o,built:a,written:r,
spoken:i},{model:l,state:c,now:p,was:S}){const y=n.size>0&&c.size>0,h=y?new Map([...c,...n]):c,M=y?l.under(h):p,b=(a===void 0||n.size>0)&&!c.size,g=b?"":l.text(
e,h,M,Bt(t)),{c:f,u:v,rows:O}=l.entry(e),w=b?!1:a===void 0?tt(g,t.dataset.u)!==r:g!==a;if(!t.matches(".cg-claim")){const C=!b&&g===X&&s?.matches(".cg-out")?l.why(
e,h):"";U(t,b?r:C?`${X} ${C}`:tt(g,t.dataset.u)),s?.classList.toggle("is-changed",w);return}const _=t.querySelector(".cg-claim__now"),A=t.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!_)return;const k=n.size?void 0:o.find(C=>M(C)!==S(C)),z=k?` · ${l.say(k,M(k))}`:"",D=O?l.say(e,M(e)):tt(g,v)+
A,L=f?M(e)===void 0?"not computed":M(e)?"now true":"no longer true":D;t.classList.toggle("is-changed",w),U(_,w?`→ ${L}${z}`:""),_.dataset.copy=w&&!f?L:"",t.setAttribute(
"aria-description",w?`${i} as written; in your scenario ${L}${z}`:i)}const ks=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",Ts=(t,e)=>Y(t,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function js(t,e,{model:n,state:s,empty:o,now:a,was:r,done:i}){const[l]=e,c=e.some(h=>s.has(h)||!V(a(
h),r(h))),p=t.querySelector(".cg-row__was"),S=()=>e.map(h=>n.text(h,o,r)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),p&&(p.hidden=
!c);const y=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&y&&Ge(t,s.size>0&&e.some(h=>n.text(h,s,a)===X)),U(p,c?n.entry(l).rows?
n.say(l):e.length>1?`(${S()})`:S():"")}function Cs(t){const{model:e,root:n,signal:s}=t;Mt(n,"input change",{signal:s},({type:a,target:r})=>{const i=e.settable(e.
key(r.dataset.p),t.now),l=a==="change";if(r.matches(":is(input, select)[data-p]"))if(r.type==="range"){for(const g of Y(n,".cg-panel__results"))g.setAttribute("\
aria-busy",String(!l));const c=e.entry(i),{lo:p=0,hi:S=0,step:y,log:h}=c,M=h?10**+r.value:+r.value,b=y?p+Math.round((vt(c,M)-p)/y)*y:vt(c,+M.toPrecision(3));t.set(
new Map([[i,Math.min(S,Math.max(p,b))]]),"drag",l),l&&Ze(n)}else if(r.matches(".cg-entry")){const{value:c,problem:p=""}=e.parseEntry(r.value,i);c!==void 0&&t.set(
new Map([[i,c]]),"drag",l),(l||!p)&&Re(r,p)}else l&&t.set(new Map([[i,e.entry(i).rows?r.value:+r.value]]))}),Mt(n,"focusout",{signal:s},({target:a})=>{a.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Le(a,e.key(a.dataset.p),t))}),Mt(n,"click",{signal:s},({target:a})=>{const r=a.closest("[data-set]"),i=a.
closest("[data-reset]"),l=a.closest("[data-do]");r&&t.set(e.parseCase(r.dataset.set)),i&&Ns(i,t),l&&qs[l.dataset.do]?.(l,l.closest(".cg-sheet, .cg-problem, .cg-\
panel")??n)})}function Ns(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked,\
 .cg-entry), select")?.focus({preventScroll:!0})}const qs={steps(t,e){const n=Y(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute(
"aria-pressed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(
n))},"copy-panel":(t,e)=>{e instanceof HTMLElement&&at(nn(e,location.href),t)},"copy-source":(t,e)=>{at(e.querySelector(".cg-source")?.textContent??"",t)},"copy\
-fix":t=>{at(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ze=t=>requestAnimationFrame(()=>Y(t,".cg-row.is-changed").forEach(e=>e.classList.add("\
is-flash")));var Ls=Object.freeze({__proto__:null,compute:Ye,loadParts:Ve,mount:Ke});export{Ce as A,Ls as B,Kn as C,me as D,pt as E,wt as L,J as T,sn as a,Q as b,
at as c,Ye as compute,it as d,K as e,we as f,X as g,I as h,Dt as i,ne as j,hn as k,qt as l,Ve as loadParts,Tt as m,Ke as mount,Xt as n,kn as o,Cn as p,pn as q,Ie as r,
V as s,vt as t,Vt as u,ze as v,tt as w,He as x,ke as y,qe as z};
