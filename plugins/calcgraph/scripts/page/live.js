import{m as j,p as P,a as Qe,b as B,i as pt,o as wt,w as Je,s as Ht,c as Xe}from"./sheet.js";async function ct(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function tn(t){
const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,a=>a.replaceAll(",","")),o=/^[=+@\t-]/.
test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).
join()).join(`
`)}function Wt({remove:t,take:e,link:n,patch:s,notice:o="",act:a}){const r=j("div","cg cg-bar"),i=j("span","cg-bar__count"),u=j("span"),c=j("ul","cg-bar__list"),
w=j("p","cg-bar__offer"),S=j("p","cg-bar__who",j("span","cg-bar__of","Your scenario, "),i,u),y=K("cg-bar__do cg-bar__more","show",()=>p(!r.classList.contains("i\
s-open"))),p=O=>{r.classList.toggle("is-open",O),y.setAttribute("aria-expanded",String(O)),P(y,O?"hide":"show")};p(!1);const m=new Set;r.setAttribute("role","re\
gion"),r.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let g=[];const h=K("cg-bar__do","copy link",()=>ct(n(),h)),f=K("cg-bar__do is-wid\
e","copy as patch",async()=>{const O=await s?.();O===void 0?P(f,"not available"):await ct(O,f)});f.hidden=!s,f.title="Copies your changes as a patch of the note\
s, for git apply";const b=K("cg-bar__do","put all back",()=>{t(g),vt(r)}),_=j("div","cg-bar__acts",y,h,f,b),d=j("p","cg-bar__notice",o,...a?[" ",a]:[]);r.append(
S,c,_,w,...o?[d]:[]);const $=(O,C,z,D)=>{const L=O.reduce((T,U)=>T+U.keys.length+U.parts.length,0);g=O,r.classList.toggle("is-on",O.length>0),P(i,`${L} changed`);
const N=[...new Set(O.flatMap(T=>T.notes))];u.replaceChildren(...N.slice(0,2).flatMap((T,U)=>[U?" and ":", set in ",sn(T,z,D)])),N.length>2&&u.append(` and ${N.
length-2} more`);const F=[...c.querySelectorAll("button")].findIndex(T=>T===document.activeElement);c.replaceChildren(...O.map(T=>nn(T,()=>t([T])))),F>=0&&!O.length?
vt(r):F>=0&&c.querySelectorAll("button")[Math.min(F,O.length-1)].focus({preventScroll:!0});const G=C.filter(T=>!m.has(`${T.key} ${T.there}`));w.hidden=!G.length,
w.replaceChildren(...G.map(T=>j("span","cg-bar__kin",`${T.says}: here ${T.here}, elsewhere ${T.there} `,K("cg-bar__do",`also use ${T.there} here`,()=>e([T])),K(
"cg-bar__do is-quiet","keep it apart",()=>{m.add(`${T.key} ${T.there}`),$(O,C,z,D)}))))};return{bar:r,show:$}}function en(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const a=new Set,r=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:w}of i)
w>.9?a.add(c):a.delete(c);const u=[...o].find(c=>a.has(c))??e;t.parentElement===u||t.contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docke\
d",u!==e))},{threshold:[0,.95]});for(const i of o)r.observe(i);s.addEventListener("abort",()=>r.disconnect())}function nn(t,e){const n=K("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",t.was)]:[],j("b","",t.now),...t.isToo?
[j("span","cg-bar__too",", also here")]:[],n)}function sn(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const a=j("a","",s);return a.setAttribute(
"href",new URL(o,n).href),a}const on=t=>(t.closest("article, main")??document).querySelector("h1");function vt(t){const e=on(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Bt=1e-12,Ot=2**
-50,Gt=2**-48,Yt=2**-52,Vt=64,At=1e-9,rn=2**-48,an=2**-51,cn=2**-40,Kt=2**53,Zt=2**50;class Z{at=-1;needs="";constructor(e){this.message=e}}const q=t=>{throw new Z(
t)},X=t=>t===Math.floor(t),Qt=new Map,_t=(t,e)=>e===0?q("division by zero"):t/e,Jt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<
0?_t(1,s):s},Xt=(t,e)=>{const n=X(e);return t===0&&e<0&&q("division by zero"),n&&Math.abs(e)<=Vt?Jt(t,e):t<0&&!n?q("power of a negative number"):t**e},Et=t=>t<=
0?q("log of zero or less"):Math.log(t),kt=(t,e)=>{const n=Et(e),s=n===0?q("division by zero"):Et(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Vt&&Jt(e,o)===t?o:s},
gt=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=Ot*Math.abs(t)?n:e},te=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Bt*tt([1,
t])?e:Math.floor(t)},un=t=>-te(-t),fn=(t,e)=>{e===0&&q("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),X(t)&&X(e))return n+0;const s=Ot*Math.max(Math.abs(e),
Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},ee=t=>-gt(-t),xt=t=>{const e=gt(t),n=t-e;return Math.abs(n-.5)<=Ot*Math.max(1,Math.abs(t))?e+Math.abs(
e%2):n<.5?e:e+1},ln=(t,e=0)=>{const n=gt(e);(n!==ee(e)||Math.abs(n)>15)&&q("rounding to a number of digits that is not whole, or more than 15");const s=Xt(10,Math.
abs(n));return n?n>0?xt(t*s)/s:xt(t/s)*s:xt(t)},tt=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),ut=(t,e,n,s)=>{const o=Math.abs(t-e),a=o<=n*tt([t,e]);if(!o||!(a||
o<=Bt*tt(s)))return a;const r=tt([t,e,...s]);return r>=Kt||!s.every(X)?!0:!X(t)||!X(e)?a||r>=Zt:r>=Zt&&q("two whole numbers above 2^50 too close to compare")},ne=(t,e,...n)=>+(t<
e&&!ut(t,e,Gt,n)),se=(t,e,...n)=>+(t<=e||ut(t,e,Gt,n)),dn=(t,e,n,...s)=>{const o=Math.abs(t-e),a=n*Math.abs(e),r=Math.abs(o-a)<=At*tt([o,a]);return+(o<=a||r||ut(
o,a,0,s))},oe=(t,e,...n)=>+(t<e&&e-t>Yt*tt([t,e,...n])),re=(t,e,...n)=>+(t<=e||t-e<=Yt*tt([t,e,...n])),hn=new Map(Object.entries({lt:oe,le:re,gt:(t,e,...n)=>oe(
e,t,...n),ge:(t,e,...n)=>re(e,t,...n)})),Ct=(t,e)=>Math.abs(t)<=rn*Math.abs(e)&&t&&(Math.abs(e)>=Kt||!X(t))?0:t,Tt=(t,e)=>{const n=an*Math.abs(e);return Math.abs(
t)<=n&&n<cn?0:t},ae=t=>Math.abs(t)>2**33?q("an angle so large that its turns cannot be determined"):t,ie=t=>Tt(Math.cos(ae(t)),t),pn=t=>ie(t)===0?q("division by\
 zero"):Tt(Math.tan(t),t),ce=t=>e=>e>=-1&&e<=1?t(e):q("outside -1..1"),{abs:wn,atan:gn,atan2:mn,sinh:bn,cosh:Mn,tanh:yn,exp:$n,sign:Sn,asin:vn,acos:On}=Math,ft=new Map(
Object.entries({add:(t,e)=>Ct(t+e,t),sub:(t,e)=>Ct(t-e,t),mul:(t,e)=>t*e,div:_t,neg:t=>-t,pow:Xt,not:t=>+(t===0),lt:ne,le:se,gt:(t,e,...n)=>ne(e,t,...n),ge:(t,e,...n)=>se(
e,t,...n),eq:(t,e,...n)=>+ut(t,e,At,n),ne:(t,e,...n)=>+!ut(t,e,At,n),within:dn,sqrt:t=>t<0?q("root of a negative number"):Math.sqrt(t),exp:$n,ln:Et,log:kt,log2:t=>kt(
t,2),log10:t=>kt(t,10),abs:wn,sign:Sn,floor:gt,ceiling:ee,round:ln,min:Math.min,max:Math.max,sin:t=>Tt(Math.sin(ae(t)),t),cos:ie,tan:pn,asin:ce(vn),acos:ce(On),
atan:gn,atan2:mn,sinh:bn,cosh:Mn,tanh:yn}));function An({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof Z)||t.steps<0)throw o;
Object.assign(t,{open:n,integrals:s});return}}const et=86400,_n=2629800,ue=1e-6,Nt=-62135596800,fe=253402214400,le=(t,e)=>{const n=Math.floor(t+.5);return Number.
isFinite(n)||q("overflow"),Math.abs(t-n)>ue?q(e):n},En=t=>t>=Nt&&t<=fe?t:q("a date beyond the years 1 to 9999"),lt=t=>new Date(En(le(t/et,"no whole number of da\
ys")*et)*1e3),de=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,kn={later:(t,e)=>lt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=le(e/_n,"no whole number of \
months"),s=lt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,a=Math.floor(o/12),r=o-a*12;return(a<1||a>9999)&&q("a date beyond the years 1 to 9999"),de(a,r,Math.min(
s.getUTCDate(),new Date(de(a,r+1,0)*1e3).getUTCDate()))},year:t=>lt(t).getUTCFullYear(),month:t=>lt(t).getUTCMonth()+1,day:t=>lt(t).getUTCDate()};function mt(t){
const e=Math.floor(t/et+.5);return Math.abs(t/et-e)>ue||e*et<Nt||e*et>fe?"–":new Date(e*et*1e3).toISOString().slice(0,10)}function xn(t){if(!/^\d{4}-\d\d-\d\d$/.
test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=Nt&&mt(e)===t?e:void 0}const nt=12,Cn=100,Tn={"%":100,percent:100,pct:100,"‰":1e3},Nn=t=>!t||
t.startsWith("×")?1:Tn[t]??0;function he(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,a]=Math.abs(t).toExponential(nt-
1).split("e"),r=+a,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+qt(Math.floor(Math.abs(t)+.5),0,!1);if(r<-4||r>=15){const p=jt(
i,nt-e),m=p>=10**e?1:0;return`${u}${qt(p/10**m,e-1,!1)}e${r+m}`}let c=Math.max(e-1-r,0);n&&r>=0&&(c=r>=4?0:Math.max(c,2));const w=s*10**(nt-1-r),S=t>0&&s?Math.abs(
i-w):0;S&&S*Cn<=w&&(c=Math.max(c,Math.min(e-r+nt-1-String(S).length,nt-1-r)));let y=jt(i,nt-1-r-c);return!n&&c>0&&y>=10**(r+c+1)&&(y=jt(i,nt-1-r- --c)),u+qt(y,c,
n&&r>=0&&y%10**c!==0)}const jt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function qt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),a=s.slice(
s.length-e),r=n?a:a.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return r?`${i}.${r}`:i}const pe=25e4,dt=5e6,jn=2e6,qn=2e3,Ln=20;class Y{}
class Rn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){
this.own=qn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.
steps<=0)throw new Y;this.pay(Ln)}}function Lt(t){try{return t()}catch(e){if(e instanceof Y)return;throw e}}const we=1e6,zn=60,Dn=1e4,ge=/#[[{]/,me="more than 1\
,000,000 steps",In=1e12,be={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},Rt=new Map(
Object.entries({if:(t,[e,n,s],o,a,r)=>a[+e]?o(r+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let a=1;a<e.length;a+=2)o.set(e[a],s[+e[a+1]]);return n(void 0,
void 0,t.inside(o,t.machine.below(e)))}})),Me=["read","slope","root","at","series","edge","along","across","path","part"],Fn=["num","row","read","index",...Object.
keys(be)],Un=t=>ft.has(t)||Rt.has(t)||Fn.includes(t);function Pn({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){const[o,a,r]=t[s];o==="drawn"?s=
+r-1:Me.includes(String(o))&&n.push(String(a))}return n}function ye(t){const e=new Map;for(const[n,s]of t)for(const o of s){const a=e.get(o);a?a.push(n):e.set(o,
[n])}return e}function $e(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Se(t){const e=t.steps+t.rest;t.steps=Math.
min(we,e),t.rest=e-t.steps,t.short=e<we}function Hn([t,...e]){const[n=0,s=0]=e.map(Number),o=ft.get(String(t)),a=hn.get(String(t))??o;return{name:String(t),act:o,
sharp:a,effort:o&&Qt.get(o),operands:e,first:n,second:s}}class Wn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([
n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(a=>Me.includes(String(a[0]))).map(a=>String(a[1]))]])),this.readers=void 0,this.known=new Map,this.owned=new Map,this.
programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Rn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new st(this,new Map,void 0,
{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const a of s)this.owned.set(a,(this.owned.get(a)??new Map).set(o,
e)),this.reads.set(a,[...this.reads.get(a)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.get(e);if(s)return s;
const o={operations:n,instructions:n.map(Hn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(s))}below(e){const n=this.
withs.get(e);if(n)return n;const s=this.affected(e.filter((o,a)=>a%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(n.keys())){const o=new st(
this,new Map(n),e,this.base.budget,s);return a=>this.counted(o,()=>o.value(a))}counted(e,n){const s=Math.min(In,this.purse.steps),{budget:o}=e;[o.steps,o.rest,o.
open,o.integrals,o.isRunning]=[s,0,0,0,!1],Se(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.
loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=$e(e,ye([...this.nodes].map(([n,s])=>[n,Pn(s)]))):
this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([r])=>ge.test(r));if(!s.length||s.length===e.size)return e.size?new st(this,new Map(e),n,n.budget):
n;const o=new Map([...e].filter(([r])=>!ge.test(r))),a=JSON.stringify([...o]);return this.round?.name!==a&&(this.round={name:a,run:new st(this,o,n,n.budget)}),new st(
this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const a=$e(n,this.readers??=ye(this.reads));return this.known.set(s,a),a}}class st{constructor(e,n,s,o,a=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=a}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,a=[e],r=[0];for(let i=e,u=0;u>=0;i=a[u=a.length-1]){const c=o.get(i)?.[r[u]++];if(c===void 0){const w=s.get(i);if(!w)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,w)),a.pop(),r.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(a.push(c),r.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:a,problem:r}){if(n){const y=!this.budget.isRunning;y&&Se(this.budget);const{open:p,integrals:m,steps:g,
short:h}=this.budget,{costs:f}=this.machine,b=f.get(e)??0;if(h&&b>g)throw new Y;try{this.budget.isRunning=!0;const _=[],d=this.machine.program(e,n);this.machine.
traced?.push([d.instructions,_]);const $=this.execute(d,0,n.length,_),O=g-this.budget.steps;return(O>Dn||b)&&f.set(e,O),$}catch(_){if(!(_ instanceof Z))throw _;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:p,integrals:m}),{reason:_.message,key:e,at:_.at,needs:_.needs}}finally{y&&
(this.budget.isRunning=!1)}}if(!s)return a??{reason:r||"no value",key:e};const i=s.map(y=>this.value(y)),u=i.findIndex(y=>typeof y=="object"),c=i.join();if(u>=0)
return{reason:"",key:e,needs:s[u]};const w=this.machine.owned.get(e)?.get(c),S=w&&this.value(w);return S!==void 0&&typeof S!="object"?S:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new Y:
Object.assign(new Z(me),{at:n});const{instructions:a}=e,r=this.budget.integrals>0;try{for(;n<s;){const{name:i,effort:u,operands:c,first:w,second:S}=a[n],y=r?a[n].
sharp:a[n].act;if(y){const p=o[w],m=o[S],{length:g}=c;u&&this.weigh(u(...c.map(f=>o[+f])));const h=g===2?y(p,m):g===1?y(p):y(...c.map(f=>o[+f]));o[n]=Number.isFinite(
h)?h:q(Number.isNaN(h)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[w];else if(i==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof Z&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new Y;q(me)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new Z(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new Z(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:a}=e.instructions[n],r=Number(
a[o==="with"?0:a.length-1]),i=Rt.get(o);if(!i)return q(be[o]??"no real value");this.budget.open>=zn&&q("nested deeper than 60"),this.budget.open++;const u=i(this,
a,(c=n+1,w=r,S=this)=>S.execute(e,c,w,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&q("overflow"),s[n]=
s[r-1]=u,r}inside(e,n){return this.budget.steps-=20,new st(this.machine,e,this,this.budget,n)}}let zt,bt,ve,Oe,Ae,Dt;async function _e(){Dt||({makeCells:Dt}=await import("../twins/cells.js"))}
async function Ee(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([a])=>String(a)))),n=()=>[...e].every(Un),s=Object.values(t).some(({dr:o})=>o);
if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");ke(o.CHECKED,o.DRAWN),{drawsOf:bt}=o,e.has("beta")&&ft.set("beta",(await import("../parts/beta.js").
then(function(a){return a.a})).betaQuantile)}if(s&&({folded:Oe,heights:Ae,summary:ve}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:a}=await import("../twins/calculus.js");
ke(o,a)}Object.values(t).some(({r:o,rs:a})=>o||a)&&({findExtremes:zt}=await import("../twins/extremes.js"))}function ke(t,e){for(const[n,s]of Object.entries(t))
ft.set(n,s);for(const[n,s]of Object.entries(e))Rt.set(n,s)}const V=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function xe(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,a=e.reverse();for(;a.length;){const r=a[a.length-1],{p:i=[],picks:u=[]}=t.
get(r)??{};if(s.has(r)||o.has(r)){s.add(r),a.pop();continue}o.add(r);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&a.push(
c)}return s}const Bn=t=>Array.isArray(t)?t.length===3?t[1]:void 0:t,Gn=(t,e)=>(t??[]).filter(n=>Object.keys(n).length===e.length&&e.every(([s,[o,a]])=>s in n&&n[s]>=
o&&n[s]<=a)).map(n=>new Map(e.map(([s])=>[s,n[s]])));function Yn(t){for(;;){const{done:e,value:n}=t.next();if(e)return n}}function Ce(t){const e=new Map(Object.
entries(t.q)),n=new Wn(t.q),s=l=>e.get(l)??{},o=(l="")=>l[0]==="="||l.includes("#")?l:`${t.note}#${l}`,a=new WeakMap,r=l=>v=>{const A=l(v);if(typeof A!="object")
return A;if(s(v).w!==void 0&&typeof i(v)=="object")throw new Y},i=n.under(new Map),u=l=>{const v=n.under(l),A=r(v),k=M=>O(A,M,()=>(n.purse.next(),n.uncertain.has(
M)?Bn(D(M,l,A)):s(M).c?[D(M,l,A)].flat()[0]:A(M)));return a.set(k,v),k},c=new Map,w=u(c),S=(l,v)=>{n.purse.next();const A=a.get(v)?.(l);return Array.isArray(A)?
A[0].numbers:void 0},y=new WeakMap,p=(l,v,A)=>{const k=y.get(v)??n.run(v);y.set(v,k);try{return n.counted(k,()=>{const M=bt(k).value(l);return A===void 0?ve(M):
Oe(M,A)})}catch(M){if(M instanceof Z)return;throw M}};let m;const g=()=>m??=Dt?.({entries:e,entry:s,machine:n}),h=l=>g()?.knows(l)??e.has(l),f=(l,v)=>g()?.settable(
l,v)??l,b=new Map,_=l=>{for(const v of b.has(l)||!e.has(l)?[]:xe(e,[l],b)){const{p:A,picks:k,cells:M,rs:E}=s(v),x=new Set(E||!(A||M)?[v]:[]);b.set(v,x);for(const R of[
...k??[],...(A??[]).flat()])for(const I of typeof R=="string"&&b.get(R)||[])x.add(I)}return b.get(l)??new Set},d=(l,v)=>{const A=n.under(v);let k=l,M=A(k);for(;typeof M==
"object"&&M.needs;)M=A(k=M.needs);if(typeof M!="object")return"";const{picks:E}=s(k),x=k.slice(k.indexOf("#")+1);if(!E)return k===l?M.reason:`${x}: ${M.reason}`;
const R=E.map(I=>{const W=A(I);return typeof W=="string"&&s(I).rows?.[W]||W});return`${x} is not known for ${R.join(", ")}`},$=(l,v)=>{const{r:A,rs:k,picks:M=[]}=s(
l);return A??k?.[M.map(v).join()]},O=(l,v,A)=>{const k=C.get(l)??new Map,{round:M}=n.purse;if(k.get(v)===M)throw new Y;try{return A()}catch(E){throw E instanceof
Y&&C.set(l,k.set(v,M)),E}},C=new WeakMap,z=new WeakMap,D=(l,v,A)=>{const k=z.get(A)??{state:v,found:new Map};return k.state!==v?L(l,v,A):(z.set(A,k),k.found.has(
l)||k.found.set(l,O(k,l,()=>L(l,v,A))),k.found.get(l))},L=(l,v,A)=>{if(v.size&&!n.affected(v.keys()).has(l))return D(l,c,w);n.purse.next();const k=n.uncertain.has(
l);if(k&&s(l).c)return;const E=[..._(l)].sort().map(H=>[H,v.has(H)?void 0:$(H,A)]).filter(([,H])=>H),x=k?void 0:A(l);if(k)return E.length?void 0:p(l,v);if(!E.length||
typeof x!="number")return x;const R=n.run(v),I=n.affected(E.map(([H])=>H)),W=H=>at=>{n.purse.point();const it=n.at(R,at,I)(H);return typeof it=="object"?void 0:
it},rt=Gn(s(l).at,E),Ut=e.has(`${l}#margin`)?zt(W(`${l}#margin`),E,rt):void 0;if(Ut){const H=[...Ut.at,...rt].map(W(l));if(H.some(Ze=>typeof Ze!="number"))return;
const at=Math.min(x,...H),it=Math.max(x,...H);return at===it?at:[at,it]}const $t=zt(W(l),E,rt)?.ends;if(!$t)return;const[St,Pt]=[Math.min($t[0],x),Math.max($t[1],
x)];return St===Pt?St:[St,Pt]},N=(l,v)=>{if(n.purse.next(),p(l,v)===void 0)return[];const A=y.get(v);return A?n.counted(A,()=>Ae(bt(A).value(l))):[]},F=(l,v)=>{
if(n.purse.next(),!n.uncertain.has(l)||p(l,v)===void 0)return;const A=y.get(v),k=A&&n.counted(A,()=>bt(A).value(l));return k instanceof Float64Array?k:void 0},G=(l,v,A)=>(n.
purse.next(),n.uncertain.has(l)?[p(l,v,A)].flat()[0]:void 0);function*T(l=jn){const v=new Map,A=u(v),k=[],M=[];U(l);for(const E of xe(e)){const{w:x}=s(E);if(x===
void 0)continue;const R=Lt(()=>[D(E,v,A)].flat());!R||R.some(I=>I===void 0)?M.push(E):[x].flat().some((I,W)=>!V(I,R[W],1e-9))&&k.push(E),yield}return{wrong:k,untold:M}}
const U=l=>{n.purse.give(l)};return{data:t,entries:e,entry:s,key:o,under:u,column:S,why:d,inputs:_,settable:f,knows:h,reaches:(l,v)=>n.affected([l]).has(v),spread:D,
part:G,heights:N,draws:F,prove:l=>Yn(T(l)),proving:T,allow:U,taken:()=>n.purse.taken}}const Q="–",Vn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
It={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Kn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Zn=t=>Object.
hasOwn(It,/^[A-Za-z]*/.exec(t)?.[0]??""),J=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Ft=t=>t.join(t[0][0]==="-"?" to ":"–"),ot=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,Mt=({f:t=1,o:e=0},n)=>n*t+e,Te=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Qn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Kn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function yt(t,e){let n=1,
s=0;const o=new Map;for(const[,a,r,i="1"]of Qn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(r==="1")continue;const u=Object.hasOwn(e,r)?r:r.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=a==="/"?-i:+i,[w,S,y=0]=e[u];s+=y,n*=w**c;for(const[,p,m]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(p,(o.get(p)??0)+ +(m||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([a,r])=>[a,+r.toFixed(6)]).filter(a=>a[1]).sort().join()}}function Ne(t){const{
data:e,entries:n,entry:s,key:o,part:a,spread:r}=t,i=(h,f,b)=>{const{d:_,u:d="",o:$}=s(h),O=ot(s(h),f);return s(h).iso?mt(f):Te(O)&&(O!==0||$||!f)&&!($&&f<-1e-6)?
he(O,b??_,Vn.test(d),Nn(d)):Q},u=(h,f)=>{const b=f.map(N=>ot(s(h),N)),{d:_=3}=s(h),d=Math.max(...b.map(Math.abs)),$=Math.abs(b[2]-b[0]),O=N=>Math.floor(Math.log10(
N)),C=d&&$?Math.max(_,Math.min(O(d)-O($/3)+2,12)):_,[z,D,L]=f.map(N=>i(h,N,C));return`${D} (${Ft([z,L])})`},c=(h,f,b,_)=>{const d=(_?a(h,f,_):void 0)??r(h,f,b),
{words:$}=s(h);if($)return $[Number(d)]??Q;if(Array.isArray(d)){if(d.length===3)return u(h,d);const[O,C]=d.map(z=>i(h,z));return O===C?O:(s(h).al?"at least ":"")+
Ft([O,C])}return typeof d=="number"?i(h,d):d??Q},w=(h,f)=>{const{rows:b,r:_,v:d,u:$}=s(h),O=f??d;return typeof O=="string"?b?.[O]??O:f===void 0&&_?J(Ft(_.map(C=>i(
h,C))),$):typeof O=="number"?J(i(h,O),$):Q},S=(h,f)=>{const{rows:b,lo:_=-1/0,hi:d=1/0,set:$,picks:O,x:C,iso:z}=s(h);if(!n.has(h)||O||C)return!1;if(b)return Object.
hasOwn(b,f);if(typeof f!="number"||!Number.isFinite(f)||z&&mt(f)===Q)return!1;const D=1e-12*Math.abs(f);return $?$.some(L=>V(L,f)):f>=_-D&&f<=d+D},y=h=>{const f=new Map;
for(const b of(h??"").split(/,(?=[^,=]+=)/)){const _=b.lastIndexOf("="),d=o(b.slice(0,_)),$=b.slice(_+1);_>0&&n.has(d)&&f.set(d,s(d).rows?$:+$)}return f},p=(h,f)=>{
const b=xn(h.trim().replace(/^date\s+/,""));return b===void 0?{problem:`not a date; write for example ${w(f)}`}:S(f,b)?{value:b}:{problem:`outside ${g(f)}`}},m=(h,f)=>{
if(s(f).iso)return p(h,f);const{u:b=""}=s(f),_=b||"a number without unit",d=h.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(v,A,k,M)=>`${A}${M} ${k==="$"?"USD":k}`),[,$,O,C]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(d)??[];if(!$)return{problem:`not a number; write \
for example ${w(f)}`};const[,z,D]=/^([A-Za-z]*)(.*)$/.exec(C)??[],L=(O===""||z[1]==="i")&&Object.hasOwn(It,z)?It[z]:1,N=(L>1?D:C).replace(/\s/g,""),F=yt(N,e.units),
G=yt(C.replace(/\s/g,""),e.units);if(L>1&&b&&!/^\s*[A-Za-z]/.test(D)&&!G.unknown&&G.dimension===yt(b,e.units).dimension)return{problem:`“${h.trim()}” means tw\
o things; write ${$} ${C}, or ${+$*L}`};if(F.unknown||N&&F.dimension!==yt(b.replace(/^.i /,""),e.units).dimension)return{problem:`“${N}” is not a unit for thi\
s; it is in ${_}`};const T=+$*L,U=Mt(N?{f:F.factor,o:F.offset}:L>1?{}:s(f),T),l=T!==0&&U===0&&!F.offset&&!s(f).o;return S(f,U)&&Te(U)&&!l?{value:U}:{problem:`ou\
tside ${g(f)}`}},g=h=>{const{lo:f=-1/0,hi:b=1/0,set:_,u:d}=s(h);return J((_??[f,b]).map($=>Number.isFinite($)?i(h,$):"∞").join(_?", ":" … "),d)};return{...t,
text:c,figure:i,say:w,takes:S,parseCase:y,parseEntry:m}}function je(t,e,{model:n,state:s,now:o}){const a=o(e),r=u=>typeof a=="number"?V(+u.value,a,1e-9):u.value===
a,i=t.matches(".cg-entry")&&document.activeElement!==t;a===void 0&&i&&(t.value=""),a!==void 0&&(t.type==="radio"?t.checked=r(t):t instanceof HTMLSelectElement?t.
selectedIndex=[...t.options].findIndex(r):t.type==="range"?Jn(t,e,+a,n):i&&(t.value=n.text(e,new Map(s).set(e,a),o),qe(t,"")))}function Jn(t,e,n,s){const o=s.entry(
e),{log:a,v:r}=o,i=+t.max-+t.min,u=c=>a?Math.log10(ot(o,c)):ot(o,c);(document.activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step===
"any"&&(t.step=String(i/200)),Qe(t,u(n),u(typeof r=="number"?r:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function qe(t,e){const n=t.closest("tr"),s=`${t.dataset.
p}-why`,o=document.getElementById(s);if(!e&&!o)return;const a=o??Object.assign(j("span","cg-why"),{id:s});if(a.setAttribute("role","alert"),!o&&n){const r=n.insertCell();
r.className="cg-row__note",r.setAttribute("role","cell"),r.append(a)}else o||t.after(a);P(a,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("ari\
a-describedby",s)}const ht={notes:{},kinds:[],inputs:{}},Le=t=>t?fetch(t).then(e=>e.ok?e.json():ht).catch(()=>ht):Promise.resolve(ht),Xn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return J(e,n)};function Re(t,e,n,s){const{note:o,names:a}=n.data,r=e.map(c=>ts(c,s)),i=[...t].sort().map(([c,w])=>{const[S,y]=c.split("#"),p=a[S]??
S,m=n.entry(c),[g,h=y]=s.inputs[`${p}.${y}`]??[];return{notes:S===o?[]:[p],kind:g,says:m.n??h,was:n.say(c),now:n.say(c,w),written:m.rows||typeof w=="string"?String(
w):void 0,value:w,keys:[c],parts:[],isHere:S===o}}),u=[];for(const c of[...r,...i].sort((w,S)=>+w.isHere-+S.isHere)){const w=u.find(S=>c.kind!==void 0&&S.kind===
c.kind&&S.now===c.now);w?(w.keys.push(...c.keys),w.parts.push(...c.parts),w.notes.push(...c.notes),w.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function ts(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),a=s.indexOf("."),[r,i,u]=e.inputs[s]??[void 0,s.slice(a+1),""],c=r===void 0?void 0:e.kinds[r]?.[o];return{notes:[
s.slice(0,a)],kind:r,says:i,was:u,now:c??Xn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function es(t,e,n,s){const{note:o,names:a}=n.data,r=[];
for(const[i,u]of n.entries){const[c,w]=i.split("#"),S=s.inputs[`${a[c]}.${w}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const y=t.filter(m=>m.kind===S&&!m.isHere).
pop(),p=y&&ns(y,i,u,n);y&&p!==void 0&&n.takes(i,p)&&n.say(i,p)!==n.say(i)&&r.push({key:i,says:u.n??w,here:n.say(i),there:y.now,value:p})}return r}function ns({value:t,
written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function ss(t,e){const n=[...e.entries].flatMap(([o,{rows:a,v:r}])=>a&&typeof r==
"string"?[{key:o,words:rs(a[r]??r,r)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))os(o,n,s);return s}function os(t,e,n){let s="";const o=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let a=o.nextNode();a;a=o.nextNode()){const r=a.parentElement?.closest(".cg-claim");if(!r)s+=a.nodeValue;else if(s){
const i=s.split(/[.!?:;]\s/).pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(r)||n.set(r,u.map(({key:c})=>c)),s=""}}}const rs=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.
test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},ze="computed whe\
n you let go",De="not computed here",as=`Grey values are ${ze}.`,Ie=8;function is(t){const e=[...new Set(t)],n=e.slice(0,Ie).join(", ")+(e.length>Ie?" …":"");
return`Grey values take too many steps here${n&&`: ${n}`}. They are from the last build.`}function cs(t){const e=t.matches(Fe)?t:t.closest("[data-row]")??t.querySelector(
Fe),{q:n,say:s,check:o,row:a}=(e??t).dataset;return(n??s??o??a??"").split("#").pop()?.replace(/^=/,"")??""}const Fe="[data-q], [data-say], [data-check], [data-r\
ow]";function us(t){const e=new Map,n=j("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&a(
i)}catch(c){if(!(c instanceof Y))throw c;e.has(i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?De:ze),s&&i.matches("[d\
ata-q]:not(.cg-claim, svg *), [data-say]")&&P(i.querySelector("button")??i,De)}},a=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="st\
ring"?i.setAttribute("title",u):i.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(cs).filter(Boolean):[];P(n,e.
size?s?is(i):as:"")},start:i=>{s=i}}}function Ue(t,{data:e,knows:n}){const s=Object.keys(e.names),o=`${e.note}#${t}`,a=!t.includes(".")||n(o);let r={key:a?o:`#${t}`,
own:a,known:a};for(let i=t.indexOf(".");i>0&&!r.known;i=t.indexOf(".",i+1)){const u=t.slice(0,i),c=s.find(S=>e.names[S]===u)??s.find(S=>`/${S}`.endsWith(`/${u}.\
md`)),w=`${c}#${t.slice(i+1)}`;c&&(r={key:w,own:c===e.note,known:n(w)})}return r}function Pe(t,e){const n=new Map,s=[],o=[];for(const a of t.slice(0,2e3).split(
",").filter(Boolean)){const r=a.indexOf(":"),{key:i,own:u,known:c}=Ue(a.slice(0,r),e);if(r>0&&!u&&!c){s.push(a);continue}const w=a.slice(r+1),y=e.entries.get(i)?.
rows?w:e.parseEntry(w,i).value;r>0&&y!==void 0&&e.takes(i,y)?n.set(i,y):o.push(a)}return{state:n,carried:s,dropped:o}}function He(t,e,{data:n,entries:s}){return[
...[...t].sort().map(([a,r])=>{const[i,u]=a.split("#"),c=s.get(a),w=typeof r=="number"&&c?.iso?mt(r):typeof r=="number"?`${+ot(c??{},r).toPrecision(12)}${c?.u&&
Zn(c.u)?" ":""}${c?.u??""}`:r;return(i===n.note&&!u.includes(".")?"":`${n.names[i]??i}.`)+`${u}:${w}`}),...e].join()}const fs={holds:"✓",failing:"✗",unknown:"\
–"},We=t=>t===void 0?"unknown":t?"holds":"failing";function ls(t){const[e,n]=[!1,void 0].map(r=>t.filter(i=>i===r).length),s=t.length===1;if(!e&&!n)return{state:"\
holds",says:s?"1 check holds":`${t.length} checks hold`};const o=r=>s?"1 check":`${r} of ${t.length}`,a=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===
1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:a.join(", ")}}function ds(t,e){const n=B(t,".cg-check[data-check]").map(r=>({e:r,
key:e.key(r.dataset.check),row:r.closest(".cg-row"),built:ws(r)})).filter(({key:r})=>e.entries.has(r)),s=B(t,".cg-sheetfoot__ok").map(r=>({e:r,of:n.filter(i=>i.
e.closest(".cg-sheet")===r.closest(".cg-sheet")),built:{mark:r.firstElementChild?.className??"",sign:r.firstElementChild?.textContent??"",says:r.lastElementChild?.
textContent??""}})),o=B(t,".cg-claim[data-q]"),a=ps(t);return r=>{const{now:i,was:u,attempt:c,state:w}=r,S=new Map,y=m=>{const g=i(m);return S.set(m,g===void 0?
void 0:!!g),S.get(m)};for(const{e:m,key:g,row:h,built:f}of n)c(m,()=>{S.delete(g);const b=y(g);gs(m,b,!V(i(g),u(g)),f),r.done&&Be(h,b!==!0&&w.size>0)});for(const{
e:m,of:g,built:h}of s)c(m,()=>{const f=g.some(({key:d})=>!V(i(d),u(d))),{state:b,says:_}=ls(g.map(({key:d})=>y(d)));m.classList.toggle("is-off",f),m.firstElementChild&&
(m.firstElementChild.className=f?`cg-mark is-${b}`:h.mark),P(m.firstElementChild,f?fs[b]:h.sign),P(m.lastElementChild,f?_:h.says),m.title=f?"in your scenario":""});
const p=n.filter(({key:m})=>S.has(m)&&!V(i(m),u(m)));a(hs(p.map(({key:m})=>S.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function hs(t,e){const[n,s,
o]=[!1,!0,void 0].map(i=>t.filter(u=>u===i).length),a=(i,u,c)=>i&&`${i} ${i===1?u:c}`,r=[a(e,"differs","differ"),a(n,"check does not hold","checks do not hold"),
a(o,"check is not computed","checks are not computed"),a(s,"check holds again","checks hold again")].filter(Boolean);return{text:r.length?`in your scenario ${r.
join(", ")}`:"",isWrong:n>0}}function ps(t){const e=t.querySelector(".cg-facts"),n=j("span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??
null,o=s?.textContent?.split(":")[0];let a=e;return({text:r,isWrong:i})=>{if(!(!r&&!n.isConnected)){if(!a){a=j("p","cg cg-facts");const u=t.querySelector("h1");
u?u.after(a):t.prepend(a)}n.isConnected||a.append(n),n.hidden=!r,s&&(s.hidden=!!r),n.classList.toggle("is-failing",i),P(n,o?`${o}: ${r}`:r.replace(/^i/,"I"))}}}
const ws=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(
".cg-check__say")?.textContent??""});function gs(t,e,n,s){const o=n?We(e):s.state,a={holds:"true",failing:"false",unknown:"not computed"}[We(e)];t.classList.toggle(
"is-off",n);for(const r of["holds","failing","unknown"])t.classList.toggle(`is-${r}`,r===o);P(t.querySelector(".cg-mark"),n?"→":s.sign),P(t.querySelector(".cg\
-check__say"),n?`${a}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Be(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle(
"is-rest",!e),t.classList.toggle("is-unfolded",e))}const Ge={makeValues:Ce,prepare:Ee},ms=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],
[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],
[".cg-limit",()=>import("../views/limits.js")],[".cg-panel",()=>import("../hands/panel.js")],["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],
["svg[data-dense]",()=>import("../views/dense.js")],["svg[data-bins]",()=>import("../views/histogram.js")]],Ye=t=>Promise.all(ms.filter(([e])=>t.querySelector(e)).
map(([,e])=>e())),bs=2;async function Ve(t,e,n,s,o,a){const r=Ne(t),i=new Map,u=r.under(i);let c=[];const{attempt:w,start:S,tell:y}=us(e),p={model:r,root:n,signal:s,
state:i,now:u,was:u,empty:i,done:!0,set:U,inCase:T,attempt:w,link:l},m=[],g=new Set;r.allow(dt);const h=$s(n,r,u,i);let f=0,b=0,_=!1,d=ht;const $=e.dataset.inputs,
O=new URL($??"",document.baseURI).href,{bar:C,show:z}=Wt({remove(M){const E=new Set(M.flatMap(x=>x.parts));c=c.filter(x=>!E.has(x)),U(new Map(M.flatMap(x=>x.keys).
map(x=>[x,void 0])))},take:M=>U(new Map(M.map(({key:E,value:x})=>[E,x]))),link:l,patch:$?async()=>(await import("./patch.js")).patchFrom($,D(),l()):void 0});e.append(
C),en(C,e,n,s);const D=()=>Xe(He(p.state,c,r),r.data.names[r.data.note]),L=()=>{const M=Re(p.state,c,r,d),E=es(M,p.state,r,d);z(M,E,d,O),ys(n,r,E)},N=async()=>{
d!==ht||!Ms(p.state,c,r)||(d=await Le($),s.aborted||L())},F=(M=!0)=>{const E=M?dt:pe;p.state.size||(p.state=i),S(p.done=M),r.allow(E),p.now=p.state.size?r.under(
p.state):u,h(p),L(),M&&(_||=p.state.size>0)&&import("./articles.js").then(({agree:R})=>R(n));for(const R of m)g.add(R);const x=()=>{const R=performance.now()+bs;
r.allow(E);for(const I of g){if(s.aborted)return;if(g.delete(I),I(p),performance.now()>R)break}r.allow(dt),g.size?f=requestAnimationFrame(x):y()};cancelAnimationFrame(
f),f=requestAnimationFrame(x)},G=()=>{const M=Pe(pt(location.search),r);return c=M.carried,p.state=M.state,F(),N(),M.dropped};function T(M){const E=r.parseCase(
M),x=new Map([...p.state,...E]);return{state:x,read:E.size?r.under(x):p.now}}function U(M,E="step",x=E==="step"){p.state=new Map(p.state);for(const[R,I]of M){const{
v:W,r:rt}=r.entry(R);I===void 0||!rt&&V(I,W)?p.state.delete(R):r.takes(R,I)&&p.state.set(R,I)}F(x),clearTimeout(b),E==="drag"?b=setTimeout(v,150,"drag"):v(E),E===
"step"&&Ke(n)}function l(){return v("drag"),location.href}function v(M){const E=Je(location.href,He(p.state,c,r));E===location.href||s.aborted||location.pathname!==
a||(M==="step"||!pt(location.search)?history.pushState(history.state,"",E):history.replaceState(history.state,"",E))}const A=async()=>{(n.querySelector(".cg-own")||
pt(location.search).includes("."))&&await _e()};await A();const k=G();k.length&&import("./refuse.js").then(({refuse:M})=>M(k,r,C,{button:K,make:j,toHeading:vt,keyOf:Ue})),
pt(location.search)&&v("drag"),wt(window,"popstate",{signal:s},async()=>{location.pathname===a&&(await A(),G())}),_s(p);for(const M of o){const E=[await M.mount(
p)].flat();m.push(...E),r.allow(dt);for(const x of E)x(p)}y()}const Ms=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function ys(t,e,n){
const s=new Map(n.map(o=>[o.key,o.there]));for(const o of B(t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const a=o.dataset.q??o.closest(".cg-row")?.dataset.
row,r=s.get(e.key(a)),i=o.querySelector(".cg-elsewhere");if(!r){i?.remove();continue}P(i??o.appendChild(j("span","cg-elsewhere")),`${r} elsewhere`)}}function $s(t,e,n,s){
const o=g=>B(t,`[data-${g}]`).map(h=>[h,e.key(h.dataset[g])]).filter(([,h])=>e.entries.has(h)),a=o("say"),r=ds(t,e),i=Os(t,e),u=o("p"),c=o("hist"),w=o("reset"),
S=B(t,"[data-set]").map(g=>[g,[...e.parseCase(g.dataset.set)]]),y=B(t,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(e.key),g.dataset.rows?.split(`
`)]),p=ss(t,e),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,h])=>{const f=e.parseCase(g.dataset.with),b=f.size?f:s;return{e:g,key:h,given:f,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:p.get(g)??[],built:Lt(()=>e.text(h,b,f.size?e.under(f):n,Ht(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:h,now:f,attempt:b}=g,_=new Map(h);for(const d of m)b(d.e,()=>Ss(d,g));for(const[d,$]of a)b(d,()=>P(
d,e.say($,f($))));for(const[d,$]of i)b(d,()=>As(d,$,g));for(const[d,$]of c)b(d,()=>d.firstElementChild?.setAttribute("d",vs(e.heights($,g.state))));for(const[d,
$]of u)b(d,()=>je(d,$,g));for(const[d,$]of w)d.hidden=!_.has($);for(const[d,$,O]of y)b(d,()=>{d.hidden=O?!O.includes($.map(f).join()):$.some(C=>_.has(C))});r(g);
for(const[d,$]of S)b(d,()=>d.setAttribute("aria-pressed",String($.every(([O,C])=>V(f(O),C,1e-9)))))}}function Ss({e:t,key:e,given:n,around:s,picks:o,built:a,written:r,
spoken:i},{model:u,state:c,now:w,was:S}){const y=n.size>0&&c.size>0,p=y?new Map([...c,...n]):c,m=y?u.under(p):w,g=(a===void 0||n.size>0)&&!c.size,h=g?"":u.text(
e,p,m,Ht(t)),{c:f,u:b,rows:_}=u.entry(e),d=g?!1:a===void 0?J(h,t.dataset.u)!==r:h!==a;if(!t.matches(".cg-claim")){const N=!g&&h===Q&&s?.matches(".cg-out")?u.why(
e,p):"",F=g?r:N?`${Q} ${N}`:J(h,t.dataset.u);t.matches(".cg-live")&&(t.dataset.was??=r),P(t,F),s?.classList.toggle("is-changed",d);return}const $=t.querySelector(
".cg-claim__now"),O=t.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const C=n.size?void 0:o.find(N=>m(N)!==S(N)),z=C?` · ${u.
say(C,m(C))}`:"",D=_?u.say(e,m(e)):J(h,b)+O,L=f?m(e)===void 0?"not computed":m(e)?"now true":"no longer true":D;t.classList.toggle("is-changed",d),P($,d?`→ ${L}${z}`:
""),$.dataset.copy=d&&!f?L:"",t.setAttribute("aria-description",d?`${i} as written; in your scenario ${L}${z}`:i)}const vs=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).
join("")+"V9Z",Os=(t,e)=>B(t,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function As(t,e,{model:n,state:s,empty:o,now:a,was:r,done:i}){const[u]=e,c=e.some(p=>s.has(p)||!V(a(
p),r(p))),w=t.querySelector(".cg-row__was"),S=()=>e.map(p=>n.text(p,o,r)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),w&&(w.hidden=
!c);const y=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&y&&Be(t,s.size>0&&e.some(p=>n.text(p,s,a)===Q)),P(w,c?n.entry(u).rows?
n.say(u):e.length>1?`(${S()})`:S():"")}function _s(t){const{model:e,root:n,signal:s}=t;wt(n,"input change",{signal:s},({type:a,target:r})=>{const i=e.settable(e.
key(r.dataset.p),t.now),u=a==="change";if(r.matches(":is(input, select)[data-p]"))if(r.type==="range"){for(const h of B(n,".cg-panel__results"))h.setAttribute("\
aria-busy",String(!u));const c=e.entry(i),{lo:w=0,hi:S=0,step:y,log:p}=c,m=p?10**+r.value:+r.value,g=y?w+Math.round((Mt(c,m)-w)/y)*y:Mt(c,+m.toPrecision(3));t.set(
new Map([[i,Math.min(S,Math.max(w,g))]]),"drag",u),u&&Ke(n)}else if(r.matches(".cg-entry")){const{value:c,problem:w=""}=e.parseEntry(r.value,i);c!==void 0&&t.set(
new Map([[i,c]]),"drag",u),(u||!w)&&qe(r,w)}else u&&t.set(new Map([[i,e.entry(i).rows?r.value:+r.value]]))}),wt(n,"focusout",{signal:s},({target:a})=>{a.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>je(a,e.key(a.dataset.p),t))}),wt(n,"click",{signal:s},({target:a})=>{const r=a.closest("[data-set]"),i=a.
closest("[data-reset]"),u=a.closest("[data-do]");r&&t.set(e.parseCase(r.dataset.set)),i&&Es(i,t),u&&ks[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}
function Es(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const ks={steps(t,e){const n=B(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{ct(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ct(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ke=t=>requestAnimationFrame(
()=>B(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var xs=Object.freeze({__proto__:null,compute:Ge,loadParts:Ye,mount:Ve});export{Ne as A,Ce as B,
xs as C,pe as D,ft as E,dt as L,Z as T,tn as a,K as b,ct as c,Ge as compute,ot as d,Y as e,he as f,Q as g,q as h,Lt as i,te as j,un as k,Ct as l,Ye as loadParts,
_t as m,Ve as mount,Qt as n,An as o,kn as p,fn as q,Le as r,V as s,Mt as t,Wt as u,Re as v,J as w,Pe as x,Ee as y,_e as z};
