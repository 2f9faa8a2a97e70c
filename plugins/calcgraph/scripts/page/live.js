import{m as j,p as I,a as Qe,b as H,i as pt,o as gt,w as Xe,s as Wt,c as tn}from"./sheet.js";const en=/^[aefhilmnorsx]/i,nn=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,
sn=/^(?:hour|hono|hones|heir)/i;function Ot(t){const e=t.replace(/^[\s"'“‘(]+/,""),[n]=/^\d[\d,]*/.exec(e)??[""],[s]=/^[a-z]+/i.exec(e)??[""];if(n){const a=n.
replaceAll(",","");return a[0]==="8"||a.length%3===2&&/^1[18]/.test(a)}if(!s||/^[^\x00-\x7f]/.test(e.slice(s.length)))return;const o=s.length===1||/^\d/.test(e.
slice(s.length))||/^[A-Z]{2}/.test(s);if(!(o&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(s))){if(o)return en.test(s);if(!/^uni[nm]/i.test(s))return/^[aeiou]/i.
test(s)?!nn.test(s):sn.test(s)}}function on(t,e,n){const[,s]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(t)??[],o=Ot(n);return!s||o===void 0||Ot(e)!==/n$/i.test(s)||Ot(
e)===o?"":o?`${s}n`:s.slice(0,1)}const Yt=(t,e,n)=>/^en\b/i.test(document.documentElement.lang)?on(t.previousSibling?.textContent??"",e,n):"";function an(t,e){const n=t.
previousSibling;e&&n instanceof Text&&(n.data=n.data.replace(/an?(?=\s+$)/i,e))}async function ct(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.writeText(
t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function rn(t){const e=n=>{const s=(n.
textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,a=>a.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(
+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}function Gt({remove:t,take:e,link:n,patch:s,notice:o="",act:a}){const i=j("div","cg cg-bar"),r=j("span","cg-bar__count"),u=j("span"),c=j("ul","cg-bar__list"),
g=j("p","cg-bar__offer"),y=j("p","cg-bar__who",j("span","cg-bar__of","Your scenario, "),r,u),S=K("cg-bar__do cg-bar__more","show",()=>w(!i.classList.contains("i\
s-open"))),w=A=>{i.classList.toggle("is-open",A),S.setAttribute("aria-expanded",String(A)),I(S,A?"hide":"show")};w(!1);const b=new Set;i.setAttribute("role","re\
gion"),i.setAttribute("aria-label","Scenario"),r.setAttribute("role","status");let m=[];const h=K("cg-bar__do","copy link",()=>ct(n(),h)),l=K("cg-bar__do is-wid\
e","copy as patch",async()=>{const A=await s?.();A===void 0?I(l,"not available"):await ct(A,l)});l.hidden=!s,l.title="Copies your changes as a patch of the note\
s, for git apply";const v=K("cg-bar__do","put all back",()=>{t(m),At(i)}),_=j("div","cg-bar__acts",S,h,l,v),p=j("p","cg-bar__notice",o,...a?[" ",a]:[]);i.append(
y,c,_,g,...o?[p]:[]);const $=(A,E,R,z)=>{const T=A.reduce((k,F)=>k+F.keys.length+F.parts.length,0);m=A,i.classList.toggle("is-on",A.length>0),I(r,`${T} changed`);
const C=[...new Set(A.flatMap(k=>k.notes))];u.replaceChildren(...C.slice(0,2).flatMap((k,F)=>[F?" and ":", set in ",fn(k,R,z)])),C.length>2&&u.append(` and ${C.
length-2} more`);const D=[...c.querySelectorAll("button")].findIndex(k=>k===document.activeElement);c.replaceChildren(...A.map(k=>un(k,()=>t([k])))),D>=0&&!A.length?
At(i):D>=0&&c.querySelectorAll("button")[Math.min(D,A.length-1)].focus({preventScroll:!0});const V=E.filter(k=>!b.has(`${k.key} ${k.there}`));g.hidden=!V.length,
g.replaceChildren(...V.map(k=>j("span","cg-bar__kin",`${k.says}: here ${k.here}, elsewhere ${k.there} `,K("cg-bar__do",`also use ${k.there} here`,()=>e([k])),K(
"cg-bar__do is-quiet","keep it apart",()=>{b.add(`${k.key} ${k.there}`),$(A,E,R,z)}))))};return{bar:i,show:$}}function cn(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const a=new Set,i=new IntersectionObserver(r=>{for(const{target:c,intersectionRatio:g}of r)
g>.9?a.add(c):a.delete(c);const u=[...o].find(c=>a.has(c))??e;t.parentElement===u||t.contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docke\
d",u!==e))},{threshold:[0,.95]});for(const r of o)i.observe(r);s.addEventListener("abort",()=>i.disconnect())}function un(t,e){const n=K("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",t.was)]:[],j("b","",t.now),...t.isToo?
[j("span","cg-bar__too",", also here")]:[],n)}function fn(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const a=j("a","",s);return a.setAttribute(
"href",new URL(o,n).href),a}const ln=t=>(t.closest("article, main")??document).querySelector("h1");function At(t){const e=ln(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Vt=1e-12,_t=2**
-50,Zt=2**-48,Kt=2**-52,Jt=64,xt=1e-9,dn=2**-48,hn=2**-51,pn=2**-40,gn=2**53;class J{at=-1;needs="";constructor(e){this.message=e}}const q=t=>{throw new J(t)},Qt=new Map,
kt=(t,e)=>e===0?q("division by zero"):t/e,Xt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?kt(1,s):s},te=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&q("division by zero"),n&&Math.abs(e)<=Jt?Xt(t,e):t<0&&!n?q("power of a negative number"):t**e},Et=t=>t<=0?q("log of zero or les\
s"):Math.log(t),Nt=(t,e)=>{const n=Et(e),s=n===0?q("division by zero"):Et(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Jt&&Xt(e,o)===t?o:s},wt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=_t*Math.abs(t)?n:e},ee=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Vt*Math.max(1,Math.abs(t))?e:Math.floor(
t)},wn=t=>-ee(-t),mn=(t,e)=>{e===0&&q("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=_t*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},ne=t=>-wt(-t),Ct=t=>{const e=wt(t),n=t-e;return Math.abs(n-.5)<=_t*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},bn=(t,e=0)=>{const n=wt(e);(n!==ne(e)||Math.abs(n)>15)&&q("rounding to a number of digits that is not whole, or more than 15");const s=te(10,
Math.abs(n));return n?n>0?Ct(t*s)/s:Ct(t/s)*s:Ct(t)},ut=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(a=>o<=Vt*Math.abs(
a))},se=(t,e,...n)=>+(t<e&&!ut(t,e,Zt,n)),oe=(t,e,...n)=>+(t<=e||ut(t,e,Zt,n)),Mn=(t,e,n,...s)=>{const o=Math.abs(t-e),a=n*Math.abs(e);return+(o<=a||ut(o,a,xt,s))},
ae=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),ie=(t,e,...n)=>+(t<e&&e-t>Kt*ae([t,e,...n])),re=(t,e,...n)=>+(t<=e||t-e<=Kt*ae([t,e,...n])),yn=new Map(Object.entries(
{lt:ie,le:re,gt:(t,e,...n)=>ie(e,t,...n),ge:(t,e,...n)=>re(e,t,...n)})),Tt=(t,e)=>Math.abs(t)<=dn*Math.abs(e)&&t&&(Math.abs(e)>=gn||t!==Math.floor(t))?0:t,jt=(t,e)=>{
const n=hn*Math.abs(e);return Math.abs(t)<=n&&n<pn?0:t},ce=t=>Math.abs(t)>2**33?q("an angle so large that its turns cannot be determined"):t,ue=t=>jt(Math.cos(ce(
t)),t),$n=t=>ue(t)===0?q("division by zero"):jt(Math.tan(t),t),fe=t=>e=>e>=-1&&e<=1?t(e):q("outside -1..1"),{abs:Sn,atan:vn,atan2:On,sinh:An,cosh:_n,tanh:xn,exp:kn,
sign:En,asin:Nn,acos:Cn}=Math,ft=new Map(Object.entries({add:(t,e)=>Tt(t+e,t),sub:(t,e)=>Tt(t-e,t),mul:(t,e)=>t*e,div:kt,neg:t=>-t,pow:te,not:t=>+(t===0),lt:se,
le:oe,gt:(t,e,...n)=>se(e,t,...n),ge:(t,e,...n)=>oe(e,t,...n),eq:(t,e,...n)=>+ut(t,e,xt,n),ne:(t,e,...n)=>+!ut(t,e,xt,n),within:Mn,sqrt:t=>t<0?q("root of a nega\
tive number"):Math.sqrt(t),exp:kn,ln:Et,log:Nt,log2:t=>Nt(t,2),log10:t=>Nt(t,10),abs:Sn,sign:En,floor:wt,ceiling:ne,round:bn,min:Math.min,max:Math.max,sin:t=>jt(
Math.sin(ce(t)),t),cos:ue,tan:$n,asin:fe(Nn),acos:fe(Cn),atan:vn,atan2:On,sinh:An,cosh:_n,tanh:xn}));function Tn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof J)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const et=86400,jn=2629800,le=1e-6,Lt=-62135596800,de=253402214400,he=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||q("overflow"),Math.abs(t-n)>le?q(e):n},Ln=t=>t>=Lt&&t<=de?t:q("a date beyond the years 1 to 9999"),lt=t=>new Date(
Ln(he(t/et,"no whole number of days")*et)*1e3),pe=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,qn={later:(t,e)=>lt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=he(
e/jn,"no whole number of months"),s=lt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,a=Math.floor(o/12),i=o-a*12;return(a<1||a>9999)&&q("a date beyond the years \
1 to 9999"),pe(a,i,Math.min(s.getUTCDate(),new Date(pe(a,i+1,0)*1e3).getUTCDate()))},year:t=>lt(t).getUTCFullYear(),month:t=>lt(t).getUTCMonth()+1,day:t=>lt(t).
getUTCDate()};function mt(t){const e=Math.floor(t/et+.5);return Math.abs(t/et-e)>le||e*et<Lt||e*et>de?"–":new Date(e*et*1e3).toISOString().slice(0,10)}function Rn(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=Lt&&mt(e)===t?e:void 0}const nt=12,zn=100,Dn={"%":100,percent:100,pct:100,
"‰":1e3},In=t=>!t||t.startsWith("×")?1:Dn[t]??0;function ge(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,a]=Math.abs(
t).toExponential(nt-1).split("e"),i=+a,r=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Rt(Math.floor(Math.abs(t)+.5),0,!1);if(i<
-4||i>=15){const w=qt(r,nt-e),b=w>=10**e?1:0;return`${u}${Rt(w/10**b,e-1,!1)}e${i+b}`}let c=Math.max(e-1-i,0);n&&i>=0&&(c=i>=4?0:Math.max(c,2));const g=s*10**(nt-
1-i),y=t>0&&s?Math.abs(r-g):0;y&&y*zn<=g&&(c=Math.max(c,Math.min(e-i+nt-1-String(y).length,nt-1-i)));let S=qt(r,nt-1-i-c);return!n&&c>0&&S>=10**(i+c+1)&&(S=qt(r,
nt-1-i- --c)),u+Rt(S,c,n&&i>=0&&S%10**c!==0)}const qt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Rt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(
0,s.length-e),a=s.slice(s.length-e),i=n?a:a.replace(/0+$/,""),r=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${r}.${i}`:r}const we=25e4,dt=5e6,Fn=2e6,
Pn=2e3,Un=20;class Y{}class Hn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=Pn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new Y;this.pay(Un)}}function zt(t){try{return t()}catch(e){if(e instanceof Y)return;throw e}}const me=1e6,Bn=60,Wn=1e4,
be=/#[[{]/,Me="more than 1,000,000 steps",Yn=1e12,ye={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},Dt=new Map(Object.entries({if:(t,[e,n,s],o,a,i)=>a[+e]?o(i+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let a=1;a<e.length;a+=2)o.set(e[a],
s[+e[a+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),$e=["read","slope","root","at","series","edge","along","across","path","part"],Gn=["num",
"row","read","index",...Object.keys(ye)],Vn=t=>ft.has(t)||Dt.has(t)||Gn.includes(t);function Zn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,a,i]=t[s];o==="drawn"?s=+i-1:$e.includes(String(o))&&n.push(String(a))}return n}function Se(t){const e=new Map;for(const[n,s]of t)for(const o of s){const a=e.
get(o);a?a.push(n):e.set(o,[n])}return e}function ve(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Oe(t){const e=t.
steps+t.rest;t.steps=Math.min(me,e),t.rest=e-t.steps,t.short=e<me}function Kn([t,...e]){const[n=0,s=0]=e.map(Number),o=ft.get(String(t)),a=yn.get(String(t))??o;
return{name:String(t),act:o,sharp:a,effort:o&&Qt.get(o),operands:e,first:n,second:s}}class Jn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(a=>$e.includes(String(a[0]))).map(a=>String(a[1]))]])),this.readers=void 0,this.known=new Map,
this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Hn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=
new st(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const a of s)this.owned.set(a,(this.owned.
get(a)??new Map).set(o,e)),this.reads.set(a,[...this.reads.get(a)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Kn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,a)=>a%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new st(this,new Map(n),e,this.base.budget,s);return a=>this.counted(o,()=>o.value(a))}counted(e,n){const s=Math.min(Yn,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Oe(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=ve(e,Se([...this.nodes].map(([n,s])=>[n,Zn(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([i])=>be.test(i));if(!s.length||s.length===e.size)return e.size?new st(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([i])=>!be.test(i))),a=JSON.stringify([...o]);return this.round?.name!==a&&(this.round={name:a,run:new st(this,o,n,n.budget)}),
new st(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const a=ve(n,this.readers??=Se(this.reads));return this.known.set(s,a),a}}class st{constructor(e,n,s,o,a=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=a}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,a=[e],i=[0];for(let r=e,u=0;u>=0;r=a[u=a.length-1]){const c=o.get(r)?.[i[u]++];if(c===void 0){const g=s.get(r);if(!g)return{reason:"no value",key:e};this.
memo.set(r,this.compute(r,g)),a.pop(),i.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(a.push(c),i.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:a,problem:i}){if(n){const S=!this.budget.isRunning;S&&Oe(this.budget);const{open:w,integrals:b,steps:m,
short:h}=this.budget,{costs:l}=this.machine,v=l.get(e)??0;if(h&&v>m)throw new Y;try{this.budget.isRunning=!0;const _=[],p=this.machine.program(e,n);this.machine.
traced?.push([p.instructions,_]);const $=this.execute(p,0,n.length,_),A=m-this.budget.steps;return(A>Wn||v)&&l.set(e,A),$}catch(_){if(!(_ instanceof J))throw _;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:w,integrals:b}),{reason:_.message,key:e,at:_.at,needs:_.needs}}finally{S&&
(this.budget.isRunning=!1)}}if(!s)return a??{reason:i||"no value",key:e};const r=s.map(S=>this.value(S)),u=r.findIndex(S=>typeof S=="object"),c=r.join();if(u>=0)
return{reason:"",key:e,needs:s[u]};const g=this.machine.owned.get(e)?.get(c),y=g&&this.value(g);return y!==void 0&&typeof y!="object"?y:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new Y:
Object.assign(new J(Me),{at:n});const{instructions:a}=e,i=this.budget.integrals>0;try{for(;n<s;){const{name:r,effort:u,operands:c,first:g,second:y}=a[n],S=i?a[n].
sharp:a[n].act;if(S){const w=o[g],b=o[y],{length:m}=c;u&&this.weigh(u(...c.map(l=>o[+l])));const h=m===2?S(w,b):m===1?S(w):S(...c.map(l=>o[+l]));o[n]=Number.isFinite(
h)?h:q(Number.isNaN(h)?"no real value":"overflow")}else if(r==="num"||r==="row")o[n]=c[0];else if(r==="index")o[n]=o[g];else if(r==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(r){throw r instanceof J&&r.at<0&&(r.at=n),r}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new Y;q(Me)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new J(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new J(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:a}=e.instructions[n],i=Number(
a[o==="with"?0:a.length-1]),r=Dt.get(o);if(!r)return q(ye[o]??"no real value");this.budget.open>=Bn&&q("nested deeper than 60"),this.budget.open++;const u=r(this,
a,(c=n+1,g=i,y=this)=>y.execute(e,c,g,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&q("overflow"),s[n]=
s[i-1]=u,i}inside(e,n){return this.budget.steps-=20,new st(this.machine,e,this,this.budget,n)}}let It,bt,Ae,_e,xe,Ft;async function ke(){Ft||({makeCells:Ft}=await import("../twins/cells.js"))}
async function Ee(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([a])=>String(a)))),n=()=>[...e].every(Vn),s=Object.values(t).some(({dr:o})=>o);
if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Ne(o.CHECKED,o.DRAWN),{drawsOf:bt}=o,e.has("beta")&&ft.set("beta",(await import("../parts/beta.js").
then(function(a){return a.a})).betaQuantile)}if(s&&({folded:_e,heights:xe,summary:Ae}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:a}=await import("../twins/calculus.js");
Ne(o,a)}Object.values(t).some(({r:o,rs:a})=>o||a)&&({findExtremes:It}=await import("../twins/extremes.js"))}function Ne(t,e){for(const[n,s]of Object.entries(t))
ft.set(n,s);for(const[n,s]of Object.entries(e))Dt.set(n,s)}const G=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function Ce(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,a=e.reverse();for(;a.length;){const i=a[a.length-1],{p:r=[],picks:u=[]}=t.
get(i)??{};if(s.has(i)||o.has(i)){s.add(i),a.pop();continue}o.add(i);for(const c of[...u,...r.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&a.push(
c)}return s}function Te(t){const e=new Map(Object.entries(t.q)),n=new Jn(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||f.includes("#")?f:`${t.note}#${f}`,a=new WeakMap,
i=f=>d=>{const M=f(d);if(typeof M!="object")return M;if(s(d).w!==void 0&&typeof r(d)=="object")throw new Y},r=n.under(new Map),u=f=>{const d=n.under(f),M=i(d),O=x=>E(
M,x,()=>(n.purse.next(),n.uncertain.has(x)?S(T(x,f,M)):s(x).c?[T(x,f,M)].flat()[0]:M(x)));return a.set(O,d),O},c=new Map,g=u(c),y=(f,d)=>{n.purse.next();const M=a.
get(d)?.(f);return Array.isArray(M)?M[0].numbers:void 0},S=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,w=new WeakMap,b=(f,d,M)=>{const O=w.get(d)??n.run(d);w.
set(d,O);try{return n.counted(O,()=>{const x=bt(O).value(f);return M===void 0?Ae(x):_e(x,M)})}catch(x){if(x instanceof J)return;throw x}};let m;const h=()=>m??=
Ft?.({entries:e,entry:s,machine:n}),l=f=>h()?.knows(f)??e.has(f),v=(f,d)=>h()?.settable(f,d)??f,_=new Map,p=f=>{for(const d of _.has(f)||!e.has(f)?[]:Ce(e,[f],_)){
const{p:M,picks:O,cells:x,rs:L}=s(d),P=new Set(L||!(M||x)?[d]:[]);_.set(d,P);for(const B of[...O??[],...(M??[]).flat()])for(const W of typeof B=="string"&&_.get(
B)||[])P.add(W)}return _.get(f)??new Set},$=(f,d)=>{const M=n.under(d);let O=f,x=M(O);for(;typeof x=="object"&&x.needs;)x=M(O=x.needs);if(typeof x!="object")return"";
const{picks:L}=s(O),P=O.slice(O.indexOf("#")+1);if(!L)return O===f?x.reason:`${P}: ${x.reason}`;const B=L.map(W=>{const Z=M(W);return typeof Z=="string"&&s(W).rows?.[Z]||
Z});return`${P} is not known for ${B.join(", ")}`},A=(f,d)=>{const{r:M,rs:O,picks:x=[]}=s(f);return M??O?.[x.map(d).join()]},E=(f,d,M)=>{const O=R.get(f)??new Map,
{round:x}=n.purse;if(O.get(d)===x)throw new Y;try{return M()}catch(L){throw L instanceof Y&&R.set(f,O.set(d,x)),L}},R=new WeakMap,z=new WeakMap,T=(f,d,M)=>{const O=z.
get(M)??{state:d,found:new Map};return O.state!==d?C(f,d,M):(z.set(M,O),O.found.has(f)||O.found.set(f,E(O,f,()=>C(f,d,M))),O.found.get(f))},C=(f,d,M)=>{if(d.size&&
!n.affected(d.keys()).has(f))return T(f,c,g);n.purse.next();const O=n.uncertain.has(f);if(O&&s(f).c)return;const L=[...p(f)].sort().map(U=>[U,d.has(U)?void 0:A(
U,M)]).filter(([,U])=>U),P=O?void 0:M(f);if(O)return L.length?void 0:b(f,d);if(!L.length||typeof P!="number")return P;const B=n.run(d),W=n.affected(L.map(([U])=>U)),
Z=U=>it=>{n.purse.point();const rt=n.at(B,it,W)(U);return typeof rt=="object"?void 0:rt},$t=D(f,L),Ht=e.has(`${f}#margin`)?It(Z(`${f}#margin`),L,$t):void 0;if(Ht){
const U=[...Ht.at,...$t].map(Z(f));if(U.some(Je=>typeof Je!="number"))return;const it=Math.min(P,...U),rt=Math.max(P,...U);return it===rt?it:[it,rt]}const St=It(
Z(f),L,$t)?.ends;if(!St)return;const[vt,Bt]=[Math.min(St[0],P),Math.max(St[1],P)];return vt===Bt?vt:[vt,Bt]},D=(f,d)=>(s(f).at??[]).filter(M=>Object.keys(M).length===
d.length&&d.every(([O,[x,L]])=>O in M&&M[O]>=x&&M[O]<=L)).map(M=>new Map(d.map(([O])=>[O,M[O]]))),V=(f,d)=>{if(n.purse.next(),b(f,d)===void 0)return[];const M=w.
get(d);return M?n.counted(M,()=>xe(bt(M).value(f))):[]},k=(f,d)=>{if(n.purse.next(),!n.uncertain.has(f)||b(f,d)===void 0)return;const M=w.get(d),O=M&&n.counted(
M,()=>bt(M).value(f));return O instanceof Float64Array?O:void 0},F=(f,d,M)=>(n.purse.next(),n.uncertain.has(f)?[b(f,d,M)].flat()[0]:void 0);function*tt(f=Fn){const d=new Map,
M=u(d),O=[],x=[];N(f);for(const L of Ce(e)){const{w:P}=s(L);if(P===void 0)continue;const B=zt(()=>[T(L,d,M)].flat());!B||B.some(W=>W===void 0)?x.push(L):[P].flat().
some((W,Z)=>!G(W,B[Z],1e-9))&&O.push(L),yield}return{wrong:O,untold:x}}const at=f=>{const d=tt(f);for(;;){const{done:M,value:O}=d.next();if(M)return O}},N=f=>{n.
purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:u,column:y,why:$,inputs:p,settable:v,knows:l,reaches:(f,d)=>n.affected([f]).has(d),spread:T,part:F,heights:V,
draws:k,prove:at,proving:tt,allow:N,taken:()=>n.purse.taken}}const Q="–",Qn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Pt={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Xn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},ts=t=>Object.
hasOwn(Pt,/^[A-Za-z]*/.exec(t)?.[0]??""),X=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Ut=t=>t.join(t[0][0]==="-"?" to ":"–"),ot=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,Mt=({f:t=1,o:e=0},n)=>n*t+e,je=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,es=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Xn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function yt(t,e){let n=1,
s=0;const o=new Map;for(const[,a,i,r="1"]of es(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const u=Object.hasOwn(e,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=a==="/"?-r:+r,[g,y,S=0]=e[u];s+=S,n*=g**c;for(const[,w,b]of y.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(w,(o.get(w)??0)+ +(b||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([a,i])=>[a,+i.toFixed(6)]).filter(a=>a[1]).sort().join()}}function Le(t){const{
data:e,entries:n,entry:s,key:o,part:a,spread:i}=t,r=(h,l,v)=>{const{d:_,u:p="",o:$}=s(h),A=ot(s(h),l);return s(h).iso?mt(l):je(A)&&(A!==0||$||!l)&&!($&&l<-1e-6)?
ge(A,v??_,Qn.test(p),In(p)):Q},u=(h,l)=>{const v=l.map(C=>ot(s(h),C)),{d:_=3}=s(h),p=Math.max(...v.map(Math.abs)),$=Math.abs(v[2]-v[0]),A=C=>Math.floor(Math.log10(
C)),E=p&&$?Math.max(_,Math.min(A(p)-A($/3)+2,12)):_,[R,z,T]=l.map(C=>r(h,C,E));return`${z} (${Ut([R,T])})`},c=(h,l,v,_)=>{const p=(_?a(h,l,_):void 0)??i(h,l,v),
{words:$}=s(h);if($)return $[Number(p)]??Q;if(Array.isArray(p)){if(p.length===3)return u(h,p);const[A,E]=p.map(R=>r(h,R));return A===E?A:(s(h).al?"at least ":"")+
Ut([A,E])}return typeof p=="number"?r(h,p):p??Q},g=(h,l)=>{const{rows:v,r:_,v:p,u:$}=s(h),A=l??p;return typeof A=="string"?v?.[A]??A:l===void 0&&_?X(Ut(_.map(E=>r(
h,E))),$):typeof A=="number"?X(r(h,A),$):Q},y=(h,l)=>{const{rows:v,lo:_=-1/0,hi:p=1/0,set:$,picks:A,x:E,iso:R}=s(h);if(!n.has(h)||A||E)return!1;if(v)return Object.
hasOwn(v,l);if(typeof l!="number"||!Number.isFinite(l)||R&&mt(l)===Q)return!1;const z=1e-12*Math.abs(l);return $?$.some(T=>G(T,l)):l>=_-z&&l<=p+z},S=h=>{const l=new Map;
for(const v of(h??"").split(/,(?=[^,=]+=)/)){const _=v.lastIndexOf("="),p=o(v.slice(0,_)),$=v.slice(_+1);_>0&&n.has(p)&&l.set(p,s(p).rows?$:+$)}return l},w=(h,l)=>{
const v=Rn(h.trim().replace(/^date\s+/,""));return v===void 0?{problem:`not a date; write for example ${g(l)}`}:y(l,v)?{value:v}:{problem:`outside ${m(l)}`}},b=(h,l)=>{
if(s(l).iso)return w(h,l);const{u:v=""}=s(l),_=v||"a number without unit",p=h.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(at,N,f,d)=>`${N}${d} ${f==="$"?"USD":f}`),[,$,A,E]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(p)??[];if(!$)return{problem:`not a number; write\
 for example ${g(l)}`};const[,R,z]=/^([A-Za-z]*)(.*)$/.exec(E)??[],T=(A===""||R[1]==="i")&&Object.hasOwn(Pt,R)?Pt[R]:1,C=(T>1?z:E).replace(/\s/g,""),D=yt(C,e.units),
V=yt(E.replace(/\s/g,""),e.units);if(T>1&&v&&!/^\s*[A-Za-z]/.test(z)&&!V.unknown&&V.dimension===yt(v,e.units).dimension)return{problem:`“${h.trim()}” means tw\
o things; write ${$} ${E}, or ${+$*T}`};if(D.unknown||C&&D.dimension!==yt(v.replace(/^.i /,""),e.units).dimension)return{problem:`“${C}” is not a unit for thi\
s; it is in ${_}`};const k=+$*T,F=Mt(C?{f:D.factor,o:D.offset}:T>1?{}:s(l),k),tt=k!==0&&F===0&&!D.offset&&!s(l).o;return y(l,F)&&je(F)&&!tt?{value:F}:{problem:`\
outside ${m(l)}`}},m=h=>{const{lo:l=-1/0,hi:v=1/0,set:_,u:p}=s(h);return X((_??[l,v]).map($=>Number.isFinite($)?r(h,$):"∞").join(_?", ":" … "),p)};return{...t,
text:c,figure:r,say:g,takes:y,parseCase:S,parseEntry:b}}function qe(t,e,{model:n,state:s,now:o}){const a=o(e),i=u=>typeof a=="number"?G(+u.value,a,1e-9):u.value===
a,r=t.matches(".cg-entry")&&document.activeElement!==t;a===void 0&&r&&(t.value=""),a!==void 0&&(t.type==="radio"?t.checked=i(t):t instanceof HTMLSelectElement?t.
selectedIndex=[...t.options].findIndex(i):t.type==="range"?ns(t,e,+a,n):r&&(t.value=n.text(e,new Map(s).set(e,a),o),Re(t,"")))}function ns(t,e,n,s){const o=s.entry(
e),{log:a,v:i}=o,r=+t.max-+t.min,u=c=>a?Math.log10(ot(o,c)):ot(o,c);(document.activeElement!==t||Math.abs(+t.value-u(n))>r/150)&&(t.value=String(u(n))),t.step===
"any"&&(t.step=String(r/200)),Qe(t,u(n),u(typeof i=="number"?i:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function Re(t,e){const n=t.closest("tr"),s=`${t.dataset.
p}-why`,o=document.getElementById(s);if(!e&&!o)return;const a=o??Object.assign(j("span","cg-why"),{id:s});if(a.setAttribute("role","alert"),!o&&n){const i=n.insertCell();
i.className="cg-row__note",i.setAttribute("role","cell"),i.append(a)}else o||t.after(a);I(a,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("ari\
a-describedby",s)}const ht={notes:{},kinds:[],inputs:{}},ze=t=>t?fetch(t).then(e=>e.ok?e.json():ht).catch(()=>ht):Promise.resolve(ht),ss=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return X(e,n)};function De(t,e,n,s){const{note:o,names:a}=n.data,i=e.map(c=>os(c,s)),r=[...t].sort().map(([c,g])=>{const[y,S]=c.split("#"),w=a[y]??
y,b=n.entry(c),[m,h=S]=s.inputs[`${w}.${S}`]??[];return{notes:y===o?[]:[w],kind:m,says:b.n??h,was:n.say(c),now:n.say(c,g),written:b.rows||typeof g=="string"?String(
g):void 0,value:g,keys:[c],parts:[],isHere:y===o}}),u=[];for(const c of[...i,...r].sort((g,y)=>+g.isHere-+y.isHere)){const g=u.find(y=>c.kind!==void 0&&y.kind===
c.kind&&y.now===c.now);g?(g.keys.push(...c.keys),g.parts.push(...c.parts),g.notes.push(...c.notes),g.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function os(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),a=s.indexOf("."),[i,r,u]=e.inputs[s]??[void 0,s.slice(a+1),""],c=i===void 0?void 0:e.kinds[i]?.[o];return{notes:[
s.slice(0,a)],kind:i,says:r,was:u,now:c??ss(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function as(t,e,n,s){const{note:o,names:a}=n.data,i=[];
for(const[r,u]of n.entries){const[c,g]=r.split("#"),y=s.inputs[`${a[c]}.${g}`]?.[0];if(c!==o||y===void 0||e.has(r))continue;const S=t.filter(b=>b.kind===y&&!b.isHere).
pop(),w=S&&is(S,r,u,n);S&&w!==void 0&&n.takes(r,w)&&n.say(r,w)!==n.say(r)&&i.push({key:r,says:u.n??g,here:n.say(r),there:S.now,value:w})}return i}function is({value:t,
written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function rs(t,e){const n=[...e.entries].flatMap(([o,{rows:a,v:i}])=>a&&typeof i==
"string"?[{key:o,words:us(a[i]??i,i)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))cs(o,n,s);return s}function cs(t,e,n){let s="";const o=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let a=o.nextNode();a;a=o.nextNode()){const i=a.parentElement?.closest(".cg-claim");if(!i)s+=a.nodeValue;else if(s){
const r=s.split(/[.!?:;]\s/).pop()??"",u=e.filter(({words:c})=>c.test(r));n.has(i)||n.set(i,u.map(({key:c})=>c)),s=""}}}const us=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.
test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},fs="computed whe\
n you let go",Ie="not computed here",ls="Pale values take many steps: they are computed when you let go.",Fe=8;function ds(t){const e=[...new Set(t)],n=e.length-
Fe,s=e.slice(0,Fe).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The buil\
d computes them as written in the note.`}function hs(t){const e=t.matches(Pe)?t:t.closest("[data-row]")??t.querySelector(Pe),{q:n,say:s,check:o,row:a}=(e??t).dataset;
return(n??s??o??a??"").split("#").pop()?.replace(/^=/,"")??""}const Pe="[data-q], [data-say], [data-check], [data-row]";function ps(t){const e=new Map,n=j("p","\
cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(r,u)=>{try{u(),e.has(r)&&a(r)}catch(c){if(!(c instanceof Y))throw c;e.has(
r)||e.set(r,r.getAttribute("title")),r.classList.add("is-later"),r.setAttribute("title",s?Ie:fs),s&&r.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&I(r.
querySelector("button")??r,Ie)}},a=r=>{const u=e.get(r);e.delete(r),r.classList.remove("is-later"),typeof u=="string"?r.setAttribute("title",u):r.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const r=s?[...e.keys()].map(hs).filter(Boolean):[];I(n,e.size?s?ds(r):ls:"")},start:r=>{s=r}}}function Ue(t,{
data:e,knows:n}){const s=Object.keys(e.names),o=`${e.note}#${t}`,a=!t.includes(".")||n(o);let i={key:a?o:`#${t}`,own:a,known:a};for(let r=t.indexOf(".");r>0&&!i.
known;r=t.indexOf(".",r+1)){const u=t.slice(0,r),c=s.find(y=>e.names[y]===u)??s.find(y=>`/${y}`.endsWith(`/${u}.md`)),g=`${c}#${t.slice(r+1)}`;c&&(i={key:g,own:c===
e.note,known:n(g)})}return i}function He(t,e){const n=new Map,s=[],o=[];for(const a of t.slice(0,2e3).split(",").filter(Boolean)){const i=a.indexOf(":"),{key:r,
own:u,known:c}=Ue(a.slice(0,i),e);if(i>0&&!u&&!c){s.push(a);continue}const g=a.slice(i+1),S=e.entries.get(r)?.rows?g:e.parseEntry(g,r).value;i>0&&S!==void 0&&e.
takes(r,S)?n.set(r,S):o.push(a)}return{state:n,carried:s,dropped:o}}function gs(t,e){const n=t.indexOf(":"),{key:s}=Ue(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.
has(s))return"no input of this page";const{rows:o,picks:a,x:i}=e.entry(s);return o?"no row of its table":a||i?"no input of this page":e.parseEntry(t.slice(n+1),
s).problem??"not taken"}function Be(t,e,{data:n,entries:s}){return[...[...t].sort().map(([a,i])=>{const[r,u]=a.split("#"),c=s.get(a),g=typeof i=="number"&&c?.iso?
mt(i):typeof i=="number"?`${+ot(c??{},i).toPrecision(12)}${c?.u&&ts(c.u)?" ":""}${c?.u??""}`:i;return(r===n.note&&!u.includes(".")?"":`${n.names[r]??r}.`)+`${u}\
:${g}`}),...e].join()}const ws={holds:"✓",failing:"✗",unknown:"–"},We=t=>t===void 0?"unknown":t?"holds":"failing";function ms(t){const[e,n]=[!1,void 0].map(
i=>t.filter(r=>r===i).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=i=>s?"1 check":`${i} of ${t.
length}`,a=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:a.join(", ")}}
function bs(t,e){const n=H(t,".cg-check[data-check]").map(i=>({e:i,key:e.key(i.dataset.check),row:i.closest(".cg-row"),built:$s(i)})).filter(({key:i})=>e.entries.
has(i)),s=H(t,".cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(r=>r.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",
sign:i.firstElementChild?.textContent??"",says:i.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),a=ys(t);return i=>{const{now:r,was:u,attempt:c,
state:g}=i,y=new Map,S=b=>{const m=r(b);return y.set(b,m===void 0?void 0:!!m),y.get(b)};for(const{e:b,key:m,row:h,built:l}of n)c(b,()=>{y.delete(m);const v=S(m);
Ss(b,v,!G(r(m),u(m)),l),i.done&&Ye(h,v!==!0&&g.size>0)});for(const{e:b,of:m,built:h}of s)c(b,()=>{const l=m.some(({key:p})=>!G(r(p),u(p))),{state:v,says:_}=ms(m.
map(({key:p})=>S(p)));b.classList.toggle("is-off",l),b.firstElementChild&&(b.firstElementChild.className=l?`cg-mark is-${v}`:h.mark),I(b.firstElementChild,l?ws[v]:
h.sign),I(b.lastElementChild,l?_:h.says),b.title=l?"in your scenario":""});const w=n.filter(({key:b})=>y.has(b)&&!G(r(b),u(b)));a(Ms(w.map(({key:b})=>y.get(b)),
o.filter(b=>b.matches(".is-changed")).length))}}function Ms(t,e){const[n,s,o]=[!1,!0,void 0].map(r=>t.filter(u=>u===r).length),a=(r,u,c)=>r&&`${r} ${r===1?u:c}`,
i=[a(e,"differs","differ"),a(n,"check does not hold","checks do not hold"),a(o,"check is not computed","checks are not computed"),a(s,"check holds again","check\
s hold again")].filter(Boolean);return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function ys(t){const e=t.querySelector(".cg-facts"),n=j(
"span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let a=e;return({text:i,isWrong:r})=>{if(!(!i&&
!n.isConnected)){if(!a){a=j("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(a):t.prepend(a)}n.isConnected||a.append(n),n.hidden=!i,s&&(s.hidden=!!i),
n.classList.toggle("is-failing",r),I(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const $s=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"\
unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function Ss(t,e,n,s){const o=n?We(e):s.state,
a={holds:"true",failing:"false",unknown:"not computed"}[We(e)];t.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])t.classList.toggle(`is\
-${i}`,i===o);I(t.querySelector(".cg-mark"),n?"→":s.sign),I(t.querySelector(".cg-check__say"),n?`${a}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:
s.said)}function Ye(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Ge={makeValues:Te,prepare:Ee},
vs=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],[".cg-panel",()=>import("../hands/panel.js")],
["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],["svg[data-dense]",()=>import("../views/dense.js")],["svg[da\
ta-bins]",()=>import("../views/histogram.js")]],Ve=t=>Promise.all(vs.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),Os=2;async function Ze(t,e,n,s,o,a){const i=Le(
t),r=new Map,u=i.under(r);let c=[];const{attempt:g,start:y,tell:S}=ps(e),w={model:i,root:n,signal:s,state:r,now:u,was:u,empty:r,done:!0,set:k,inCase:V,attempt:g},
b=[],m=new Set;i.allow(dt);const h=ks(n,i,u,r);let l=0,v=0,_=ht;const p=e.dataset.inputs,$=new URL(p??"",document.baseURI).href,{bar:A,show:E}=Gt({remove(N){const f=new Set(
N.flatMap(d=>d.parts));c=c.filter(d=>!f.has(d)),k(new Map(N.flatMap(d=>d.keys).map(d=>[d,void 0])))},take:N=>k(new Map(N.map(({key:f,value:d})=>[f,d]))),link:()=>location.
href,patch:p?async()=>(await import("./patch.js")).patchFrom(p,R(),location.href):void 0});e.append(A),cn(A,e,n,s);const R=()=>tn(Be(w.state,c,i),i.data.names[i.
data.note]),z=()=>{const N=De(w.state,c,i,_),f=as(N,w.state,i,_);E(N,f,_,$),xs(n,i,f)},T=async()=>{_!==ht||!_s(w.state,c,i)||(_=await ze(p),s.aborted||z())},C=(N=!0)=>{
const f=N?dt:we;w.state.size||(w.state=r),y(w.done=N),i.allow(f),w.now=w.state.size?i.under(w.state):u,h(w),z();for(const M of b)m.add(M);const d=()=>{const M=performance.
now()+Os;i.allow(f);for(const O of m){if(s.aborted)return;if(m.delete(O),O(w),performance.now()>M)break}i.allow(dt),m.size?l=requestAnimationFrame(d):S()};cancelAnimationFrame(
l),l=requestAnimationFrame(d)},D=()=>{const N=He(pt(location.search),i);return c=N.carried,w.state=N.state,C(),T(),N.dropped};function V(N){const f=i.parseCase(
N),d=new Map([...w.state,...f]);return{state:d,read:f.size?i.under(d):w.now}}function k(N,f="step",d=f==="step"){w.state=new Map(w.state);for(const[M,O]of N){const{
v:x,r:L}=i.entry(M);O===void 0||!L&&G(O,x)?w.state.delete(M):i.takes(M,O)&&w.state.set(M,O)}C(d),clearTimeout(v),f==="drag"?v=setTimeout(F,150,"drag"):F(f),f===
"step"&&Ke(n)}function F(N){const f=Xe(location.href,Be(w.state,c,i));f===location.href||s.aborted||location.pathname!==a||(N==="step"||!pt(location.search)?history.
pushState(history.state,"",f):history.replaceState(history.state,"",f))}const tt=async()=>{(n.querySelector(".cg-own")||pt(location.search).includes("."))&&await ke()};
await tt();const at=D();at.length&&As(at,i,A),pt(location.search)&&F("drag"),gt(window,"popstate",{signal:s},async()=>{location.pathname===a&&(await tt(),D())}),
js(w);for(const N of o){const f=[await N.mount(w)].flat();b.push(...f),i.allow(dt);for(const d of f)d(w)}S()}function As(t,e,n){const s=[...new Set(t)].slice(0,
4).map(i=>`${i} (${gs(i,e)})`),o=K("cg-bar__x","×",()=>{a.remove(),At(n)}),a=j("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,
o);a.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(a)}const _s=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.
note);function xs(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of H(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const a=o.dataset.q??
o.closest(".cg-row")?.dataset.row,i=s.get(e.key(a)),r=o.querySelector(".cg-elsewhere");if(!i){r?.remove();continue}I(r??o.appendChild(j("span","cg-elsewhere")),
`${i} elsewhere`)}}function ks(t,e,n,s){const o=m=>H(t,`[data-${m}]`).map(h=>[h,e.key(h.dataset[m])]).filter(([,h])=>e.entries.has(h)),a=o("say"),i=bs(t,e),r=Cs(
t,e),u=o("p"),c=o("hist"),g=o("reset"),y=H(t,"[data-set]").map(m=>[m,[...e.parseCase(m.dataset.set)]]),S=H(t,"[data-cite]").map(m=>[m,(m.dataset.cite??"").split(
`
`).map(e.key),m.dataset.rows?.split(`
`)]),w=rs(t,e),b=o("q").filter(([m])=>!m.matches("[data-cell], svg *")).map(([m,h])=>{const l=e.parseCase(m.dataset.with),v=l.size?l:s;return{e:m,key:h,given:l,
around:m.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:w.get(m)??[],built:zt(()=>e.text(h,v,l.size?e.under(l):n,Wt(m))),written:m.textContent??"",spoken:m.
getAttribute("aria-description")??""}});return m=>{const{state:h,now:l,attempt:v}=m,_=new Map(h);for(const p of b)v(p.e,()=>Es(p,m));for(const[p,$]of a)v(p,()=>I(
p,e.say($,l($))));for(const[p,$]of r)v(p,()=>Ts(p,$,m));for(const[p,$]of c)v(p,()=>p.firstElementChild?.setAttribute("d",Ns(e.heights($,m.state))));for(const[p,
$]of u)v(p,()=>qe(p,$,m));for(const[p,$]of g)p.hidden=!_.has($);for(const[p,$,A]of S)v(p,()=>{p.hidden=A?!A.includes($.map(l).join()):$.some(E=>_.has(E))});i(m);
for(const[p,$]of y)v(p,()=>p.setAttribute("aria-pressed",String($.every(([A,E])=>G(l(A),E,1e-9)))))}}function Es({e:t,key:e,given:n,around:s,picks:o,built:a,written:i,
spoken:r},{model:u,state:c,now:g,was:y}){const S=n.size>0&&c.size>0,w=S?new Map([...c,...n]):c,b=S?u.under(w):g,m=(a===void 0||n.size>0)&&!c.size,h=m?"":u.text(
e,w,b,Wt(t)),{c:l,u:v,rows:_}=u.entry(e),p=m?!1:a===void 0?X(h,t.dataset.u)!==i:h!==a;if(!t.matches(".cg-claim")){const C=!m&&h===Q&&s?.matches(".cg-out")?u.why(
e,w):"",D=m?i:C?`${Q} ${C}`:X(h,t.dataset.u);t.matches(".cg-live")&&an(t,Yt(t,t.textContent??"",D)),I(t,D),s?.classList.toggle("is-changed",p);return}const $=t.
querySelector(".cg-claim__now"),A=t.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const E=n.size?void 0:o.find(C=>b(C)!==y(
C)),R=E?` · ${u.say(E,b(E))}`:"",z=_?u.say(e,b(e)):X(h,v)+A,T=l?b(e)===void 0?"not computed":b(e)?"now true":"no longer true":z;t.classList.toggle("is-changed",
p),I($,p?`→ ${T}${R}`:""),$.dataset.copy=p&&!l?T:"",$.dataset.article=$.dataset.copy&&Yt(t,t.dataset.text??"",T),t.setAttribute("aria-description",p?`${r} as \
written; in your scenario ${T}${R}`:r)}const Ns=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).join("")+"V9Z",Cs=(t,e)=>H(t,"[data-row]").map(n=>[n,(n.dataset.parts??
n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function Ts(t,e,{model:n,state:s,empty:o,now:a,was:i,done:r}){const[u]=e,c=e.some(w=>s.has(w)||!G(a(
w),i(w))),g=t.querySelector(".cg-row__was"),y=()=>e.map(w=>n.text(w,o,i)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),g&&(g.hidden=
!c);const S=t.querySelector(".cg-row__val [data-q]");r&&!t.matches(".is-check, .is-failed")&&S&&Ye(t,s.size>0&&e.some(w=>n.text(w,s,a)===Q)),I(g,c?n.entry(u).rows?
n.say(u):e.length>1?`(${y()})`:y():"")}function js(t){const{model:e,root:n,signal:s}=t;gt(n,"input change",{signal:s},({type:a,target:i})=>{const r=e.settable(e.
key(i.dataset.p),t.now),u=a==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const h of H(n,".cg-panel__results"))h.setAttribute("\
aria-busy",String(!u));const c=e.entry(r),{lo:g=0,hi:y=0,step:S,log:w}=c,b=w?10**+i.value:+i.value,m=S?g+Math.round((Mt(c,b)-g)/S)*S:Mt(c,+b.toPrecision(3));t.set(
new Map([[r,Math.min(y,Math.max(g,m))]]),"drag",u),u&&Ke(n)}else if(i.matches(".cg-entry")){const{value:c,problem:g=""}=e.parseEntry(i.value,r);c!==void 0&&t.set(
new Map([[r,c]]),"drag",u),(u||!g)&&Re(i,g)}else u&&t.set(new Map([[r,e.entry(r).rows?i.value:+i.value]]))}),gt(n,"focusout",{signal:s},({target:a})=>{a.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>qe(a,e.key(a.dataset.p),t))}),gt(n,"click",{signal:s},({target:a})=>{const i=a.closest("[data-set]"),r=a.
closest("[data-reset]"),u=a.closest("[data-do]");i&&t.set(e.parseCase(i.dataset.set)),r&&Ls(r,t),u&&qs[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}
function Ls(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const qs={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{ct(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ct(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ke=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var Rs=Object.freeze({__proto__:null,compute:Ge,loadParts:Ve,mount:Ze});export{Le as A,Te as B,
Rs as C,we as D,ft as E,dt as L,J as T,rn as a,K as b,ct as c,Ge as compute,ot as d,Y as e,ge as f,Q as g,q as h,zt as i,ee as j,wn as k,Tt as l,Ve as loadParts,
kt as m,Ze as mount,Qt as n,Tn as o,qn as p,mn as q,ze as r,G as s,Mt as t,Gt as u,De as v,X as w,He as x,Ee as y,ke as z};
