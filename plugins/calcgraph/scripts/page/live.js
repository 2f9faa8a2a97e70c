import{m as j,p as D,a as Ze,b as H,i as pt,o as wt,w as Qe,s as Wt,c as Je}from"./sheet.js";async function ct(t,e){const n=e?.textContent??"",s=await navigator.
clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function Xe(t){
const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.
test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).
join()).join(`
`)}function Bt({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const a=j("div","cg cg-bar"),i=j("span","cg-bar__count"),u=j("span"),c=j("ul","cg-bar__list"),
m=j("p","cg-bar__offer"),S=j("p","cg-bar__who",j("span","cg-bar__of","Your scenario, "),i,u),v=K("cg-bar__do cg-bar__more","show",()=>g(!a.classList.contains("i\
s-open"))),g=A=>{a.classList.toggle("is-open",A),v.setAttribute("aria-expanded",String(A)),D(v,A?"hide":"show")};g(!1);const y=new Set;a.setAttribute("role","re\
gion"),a.setAttribute("aria-label","Scenario"),i.setAttribute("role","status");let M=[];const w=K("cg-bar__do","copy link",()=>ct(n(),w)),d=K("cg-bar__do is-wid\
e","copy as patch",async()=>{const A=await s?.();A===void 0?D(d,"not available"):await ct(A,d)});d.hidden=!s,d.title="Copies your changes as a patch of the note\
s, for git apply";const O=K("cg-bar__do","put all back",()=>{t(M),Ot(a)}),_=j("div","cg-bar__acts",v,w,d,O),p=j("p","cg-bar__notice",o,...r?[" ",r]:[]);a.append(
S,c,_,m,...o?[p]:[]);const $=(A,E,L,R)=>{const N=A.reduce((C,F)=>C+F.keys.length+F.parts.length,0);M=A,a.classList.toggle("is-on",A.length>0),D(i,`${N} changed`);
const T=[...new Set(A.flatMap(C=>C.notes))];u.replaceChildren(...T.slice(0,2).flatMap((C,F)=>[F?" and ":", set in ",nn(C,L,R)])),T.length>2&&u.append(` and ${T.
length-2} more`);const I=[...c.querySelectorAll("button")].findIndex(C=>C===document.activeElement);c.replaceChildren(...A.map(C=>en(C,()=>t([C])))),I>=0&&!A.length?
Ot(a):I>=0&&c.querySelectorAll("button")[Math.min(I,A.length-1)].focus({preventScroll:!0});const W=E.filter(C=>!y.has(`${C.key} ${C.there}`));m.hidden=!W.length,
m.replaceChildren(...W.map(C=>j("span","cg-bar__kin",`${C.says}: here ${C.here}, elsewhere ${C.there} `,K("cg-bar__do",`also use ${C.there} here`,()=>e([C])),K(
"cg-bar__do is-quiet","keep it apart",()=>{y.add(`${C.key} ${C.there}`),$(A,E,L,R)}))))};return{bar:a,show:$}}function tn(t,e,n,s){const o=n.querySelectorAll(".\
cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;const r=new Set,a=new IntersectionObserver(i=>{for(const{target:c,intersectionRatio:m}of i)
m>.9?r.add(c):r.delete(c);const u=[...o].find(c=>r.has(c))??e;t.parentElement===u||t.contains(document.activeElement)||(u.append(t),t.classList.toggle("is-docke\
d",u!==e))},{threshold:[0,.95]});for(const i of o)a.observe(i);s.addEventListener("abort",()=>a.disconnect())}function en(t,e){const n=K("cg-bar__x","×",e);return n.
setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),j("li","",j("span","",t.says),...t.was?[j("s","",t.was)]:[],j("b","",t.now),...t.isToo?
[j("span","cg-bar__too",", also here")]:[],n)}function nn(t,e,n){const[s,o]=e.notes[t]??[t];if(!o)return j("span","",s);const r=j("a","",s);return r.setAttribute(
"href",new URL(o,n).href),r}const sn=t=>(t.closest("article, main")??document).querySelector("h1");function Ot(t){const e=sn(t);e?.setAttribute("tabindex","-1"),
e?.focus({preventScroll:!0})}function K(t,e,n){const s=Object.assign(j("button",t,e),{type:"button"});return s.addEventListener("click",n),s}const Gt=1e-12,At=2**
-50,Yt=2**-48,Vt=2**-52,Kt=64,_t=1e-9,on=2**-48,an=2**-51,rn=2**-40,cn=2**53;class Z{at=-1;needs="";constructor(e){this.message=e}}const q=t=>{throw new Z(t)},Zt=new Map,
kt=(t,e)=>e===0?q("division by zero"):t/e,Qt=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?kt(1,s):s},Jt=(t,e)=>{const n=e===
Math.floor(e);return t===0&&e<0&&q("division by zero"),n&&Math.abs(e)<=Kt?Qt(t,e):t<0&&!n?q("power of a negative number"):t**e},Et=t=>t<=0?q("log of zero or les\
s"):Math.log(t),xt=(t,e)=>{const n=Et(e),s=n===0?q("division by zero"):Et(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Kt&&Qt(e,o)===t?o:s},gt=t=>{const e=Math.floor(
t),n=Math.floor(t+.5);return e!==t&&Math.abs(t-n)<=At*Math.abs(t)?n:e},Xt=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Gt*Math.max(1,Math.abs(t))?e:Math.floor(
t)},un=t=>-Xt(-t),fn=(t,e)=>{e===0&&q("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=At*Math.max(Math.
abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(e-n)<=s?0:n},te=t=>-gt(-t),Ct=t=>{const e=gt(t),n=t-e;return Math.abs(n-.5)<=At*Math.max(1,Math.abs(t))?e+Math.
abs(e%2):n<.5?e:e+1},ln=(t,e=0)=>{const n=gt(e);(n!==te(e)||Math.abs(n)>15)&&q("rounding to a number of digits that is not whole, or more than 15");const s=Jt(10,
Math.abs(n));return n?n>0?Ct(t*s)/s:Ct(t/s)*s:Ct(t)},ut=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Gt*Math.abs(
r))},ee=(t,e,...n)=>+(t<e&&!ut(t,e,Yt,n)),ne=(t,e,...n)=>+(t<=e||ut(t,e,Yt,n)),dn=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||ut(o,r,_t,s))},
se=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),oe=(t,e,...n)=>+(t<e&&e-t>Vt*se([t,e,...n])),ae=(t,e,...n)=>+(t<=e||t-e<=Vt*se([t,e,...n])),hn=new Map(Object.entries(
{lt:oe,le:ae,gt:(t,e,...n)=>oe(e,t,...n),ge:(t,e,...n)=>ae(e,t,...n)})),Tt=(t,e)=>Math.abs(t)<=on*Math.abs(e)&&t&&(Math.abs(e)>=cn||t!==Math.floor(t))?0:t,Nt=(t,e)=>{
const n=an*Math.abs(e);return Math.abs(t)<=n&&n<rn?0:t},re=t=>Math.abs(t)>2**33?q("an angle so large that its turns cannot be determined"):t,ie=t=>Nt(Math.cos(re(
t)),t),pn=t=>ie(t)===0?q("division by zero"):Nt(Math.tan(t),t),ce=t=>e=>e>=-1&&e<=1?t(e):q("outside -1..1"),{abs:wn,atan:gn,atan2:mn,sinh:bn,cosh:Mn,tanh:yn,exp:$n,
sign:Sn,asin:vn,acos:On}=Math,ft=new Map(Object.entries({add:(t,e)=>Tt(t+e,t),sub:(t,e)=>Tt(t-e,t),mul:(t,e)=>t*e,div:kt,neg:t=>-t,pow:Jt,not:t=>+(t===0),lt:ee,
le:ne,gt:(t,e,...n)=>ee(e,t,...n),ge:(t,e,...n)=>ne(e,t,...n),eq:(t,e,...n)=>+ut(t,e,_t,n),ne:(t,e,...n)=>+!ut(t,e,_t,n),within:dn,sqrt:t=>t<0?q("root of a nega\
tive number"):Math.sqrt(t),exp:$n,ln:Et,log:xt,log2:t=>xt(t,2),log10:t=>xt(t,10),abs:wn,sign:Sn,floor:gt,ceiling:te,round:ln,min:Math.min,max:Math.max,sin:t=>Nt(
Math.sin(re(t)),t),cos:ie,tan:pn,asin:ce(vn),acos:ce(On),atan:gn,atan2:mn,sinh:bn,cosh:Mn,tanh:yn}));function An({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){
if(!(o instanceof Z)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const nt=86400,_n=2629800,ue=1e-6,jt=-62135596800,fe=253402214400,le=(t,e)=>{
const n=Math.floor(t+.5);return Number.isFinite(n)||q("overflow"),Math.abs(t-n)>ue?q(e):n},kn=t=>t>=jt&&t<=fe?t:q("a date beyond the years 1 to 9999"),lt=t=>new Date(
kn(le(t/nt,"no whole number of days")*nt)*1e3),de=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,En={later:(t,e)=>lt(t+e).getTime()/1e3,months_later:(t,e)=>{const n=le(
e/_n,"no whole number of months"),s=lt(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),a=o-r*12;return(r<1||r>9999)&&q("a date beyond the years \
1 to 9999"),de(r,a,Math.min(s.getUTCDate(),new Date(de(r,a+1,0)*1e3).getUTCDate()))},year:t=>lt(t).getUTCFullYear(),month:t=>lt(t).getUTCMonth()+1,day:t=>lt(t).
getUTCDate()};function mt(t){const e=Math.floor(t/nt+.5);return Math.abs(t/nt-e)>ue||e*nt<jt||e*nt>fe?"–":new Date(e*nt*1e3).toISOString().slice(0,10)}function xn(t){
if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=jt&&mt(e)===t?e:void 0}const st=12,Cn=100,Tn={"%":100,percent:100,pct:100,
"‰":1e3},Nn=t=>!t||t.startsWith("×")?1:Tn[t]??0;function he(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(
t).toExponential(st-1).split("e"),a=+r,i=+o.replace(".",""),u=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return u+Lt(Math.floor(Math.abs(t)+.5),0,!1);if(a<
-4||a>=15){const g=qt(i,st-e),y=g>=10**e?1:0;return`${u}${Lt(g/10**y,e-1,!1)}e${a+y}`}let c=Math.max(e-1-a,0);n&&a>=0&&(c=a>=4?0:Math.max(c,2));const m=s*10**(st-
1-a),S=t>0&&s?Math.abs(i-m):0;S&&S*Cn<=m&&(c=Math.max(c,Math.min(e-a+st-1-String(S).length,st-1-a)));let v=qt(i,st-1-a-c);return!n&&c>0&&v>=10**(a+c+1)&&(v=qt(i,
st-1-a- --c)),u+Lt(v,c,n&&a>=0&&v%10**c!==0)}const qt=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function Lt(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(
0,s.length-e),r=s.slice(s.length-e),a=n?r:r.replace(/0+$/,""),i=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return a?`${i}.${a}`:i}const pe=25e4,dt=5e6,jn=2e6,
qn=2e3,Ln=20;class G{}class Rn{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=
e,this.round++}next(){this.own=qn,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.
left-e+n)}point(){if(this.steps<=0)throw new G;this.pay(Ln)}}function Rt(t){try{return t()}catch(e){if(e instanceof G)return;throw e}}const we=1e6,zn=60,In=1e4,
ge=/#[[{]/,me="more than 1,000,000 steps",Dn=1e12,be={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was f\
ound in the range"},zt=new Map(Object.entries({if:(t,[e,n,s],o,r,a)=>r[+e]?o(a+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],
s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),Me=["read","slope","root","at","series","edge","along","across","path","part"],Fn=["num",
"row","read","index",...Object.keys(be)],Pn=t=>ft.has(t)||zt.has(t)||Fn.includes(t);function Un({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){
const[o,r,a]=t[s];o==="drawn"?s=+a-1:Me.includes(String(o))&&n.push(String(r))}return n}function ye(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.
get(o);r?r.push(n):e.set(o,[n])}return e}function $e(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Se(t){const e=t.
steps+t.rest;t.steps=Math.min(we,e),t.rest=e-t.steps,t.short=e<we}function Hn([t,...e]){const[n=0,s=0]=e.map(Number),o=ft.get(String(t)),r=hn.get(String(t))??o;
return{name:String(t),act:o,sharp:r,effort:o&&Zt.get(o),operands:e,first:n,second:s}}class Wn{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map(
[...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Me.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,
this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Rn,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=
new ot(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const r of s)this.owned.set(r,(this.owned.
get(r)??new Map).set(o,e)),this.reads.set(r,[...this.reads.get(r)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.
get(e);if(s)return s;const o={operations:n,instructions:n.map(Hn)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(
s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(
n.keys())){const o=new ot(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(Dn,this.purse.steps),{budget:o}=e;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Se(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=$e(e,ye([...this.nodes].map(([n,s])=>[n,Un(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([a])=>ge.test(a));if(!s.length||s.length===e.size)return e.size?new ot(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([a])=>!ge.test(a))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new ot(this,o,n,n.budget)}),
new ot(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=$e(n,this.readers??=ye(this.reads));return this.known.set(s,r),r}}class ot{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],a=[0];for(let i=e,u=0;u>=0;i=r[u=r.length-1]){const c=o.get(i)?.[a[u]++];if(c===void 0){const m=s.get(i);if(!m)return{reason:"no value",key:e};this.
memo.set(i,this.compute(i,m)),r.pop(),a.pop()}else this.outside&&!this.touched?.has(c)?this.outside.value(c):!this.memo.has(c)&&s.has(c)&&(r.push(c),a.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:a}){if(n){const v=!this.budget.isRunning;v&&Se(this.budget);const{open:g,integrals:y,steps:M,
short:w}=this.budget,{costs:d}=this.machine,O=d.get(e)??0;if(w&&O>M)throw new G;try{this.budget.isRunning=!0;const _=[],p=this.machine.program(e,n);this.machine.
traced?.push([p.instructions,_]);const $=this.execute(p,0,n.length,_),A=M-this.budget.steps;return(A>In||O)&&d.set(e,A),$}catch(_){if(!(_ instanceof Z))throw _;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:g,integrals:y}),{reason:_.message,key:e,at:_.at,needs:_.needs}}finally{v&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:a||"no value",key:e};const i=s.map(v=>this.value(v)),u=i.findIndex(v=>typeof v=="object"),c=i.join();if(u>=0)
return{reason:"",key:e,needs:s[u]};const m=this.machine.owned.get(e)?.get(c),S=m&&this.value(m);return S!==void 0&&typeof S!="object"?S:Object.hasOwn(o,c)?o[c]??
{reason:`the cell of row \`${c}\` is empty`,key:e}:{reason:`no row \`${c}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new G:
Object.assign(new Z(me),{at:n});const{instructions:r}=e,a=this.budget.integrals>0;try{for(;n<s;){const{name:i,effort:u,operands:c,first:m,second:S}=r[n],v=a?r[n].
sharp:r[n].act;if(v){const g=o[m],y=o[S],{length:M}=c;u&&this.weigh(u(...c.map(d=>o[+d])));const w=M===2?v(g,y):M===1?v(g):v(...c.map(d=>o[+d]));o[n]=Number.isFinite(
w)?w:q(Number.isNaN(w)?"no real value":"overflow")}else if(i==="num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[m];else if(i==="read")o[n]=this.known(String(
c[0]));else{n=this.region(e,n,o);continue}n++}}catch(i){throw i instanceof Z&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new G;q(me)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new Z(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new Z(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],a=Number(
r[o==="with"?0:r.length-1]),i=zt.get(o);if(!i)return q(be[o]??"no real value");this.budget.open>=zn&&q("nested deeper than 60"),this.budget.open++;const u=i(this,
r,(c=n+1,m=a,S=this)=>S.execute(e,c,m,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof u=="number"&&!Number.isFinite(u)&&q("overflow"),s[n]=
s[a-1]=u,a}inside(e,n){return this.budget.steps-=20,new ot(this.machine,e,this,this.budget,n)}}let It,bt,ve,Oe,Ae,Dt;async function _e(){Dt||({makeCells:Dt}=await import("../twins/cells.js"))}
async function ke(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(Pn),s=Object.values(t).some(({dr:o})=>o);
if(s||e.has("drawn")&&!n()){const o=await import("../twins/draws.js");Ee(o.CHECKED,o.DRAWN),{drawsOf:bt}=o,e.has("beta")&&ft.set("beta",(await import("../parts/beta.js").
then(function(r){return r.a})).betaQuantile)}if(s&&({folded:Oe,heights:Ae,summary:ve}=await import("../twins/columns.js")),!n()){const{ACTS:o,MORE_REGIONS:r}=await import("../twins/calculus.js");
Ee(o,r)}Object.values(t).some(({r:o,rs:r})=>o||r)&&({findExtremes:It}=await import("../twins/extremes.js"))}function Ee(t,e){for(const[n,s]of Object.entries(t))
ft.set(n,s);for(const[n,s]of Object.entries(e))zt.set(n,s)}const Y=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.
abs(t),Math.abs(e));function xe(t,e=[...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const a=r[r.length-1],{p:i=[],picks:u=[]}=t.
get(a)??{};if(s.has(a)||o.has(a)){s.add(a),r.pop();continue}o.add(a);for(const c of[...u,...i.flat()])typeof c=="string"&&t.has(c)&&!o.has(c)&&!n.has(c)&&r.push(
c)}return s}function Ce(t){const e=new Map(Object.entries(t.q)),n=new Wn(t.q),s=f=>e.get(f)??{},o=(f="")=>f[0]==="="||f.includes("#")?f:`${t.note}#${f}`,r=new WeakMap,
a=f=>l=>{const h=f(l);if(typeof h!="object")return h;if(s(l).w!==void 0&&typeof i(l)=="object")throw new G},i=n.under(new Map),u=f=>{const l=n.under(f),h=a(l),b=k=>E(
h,k,()=>(n.purse.next(),n.uncertain.has(k)?v(N(k,f,h)):s(k).c?[N(k,f,h)].flat()[0]:h(k)));return r.set(b,l),b},c=new Map,m=u(c),S=(f,l)=>{n.purse.next();const h=r.
get(l)?.(f);return Array.isArray(h)?h[0].numbers:void 0},v=f=>Array.isArray(f)?f.length===3?f[1]:void 0:f,g=new WeakMap,y=(f,l,h)=>{const b=g.get(l)??n.run(l);g.
set(l,b);try{return n.counted(b,()=>{const k=bt(b).value(f);return h===void 0?ve(k):Oe(k,h)})}catch(k){if(k instanceof Z)return;throw k}};let M;const w=()=>M??=
Dt?.({entries:e,entry:s,machine:n}),d=f=>w()?.knows(f)??e.has(f),O=(f,l)=>w()?.settable(f,l)??f,_=new Map,p=f=>{for(const l of _.has(f)||!e.has(f)?[]:xe(e,[f],_)){
const{p:h,picks:b,cells:k,rs:x}=s(l),z=new Set(x||!(h||k)?[l]:[]);_.set(l,z);for(const U of[...b??[],...(h??[]).flat()])for(const B of typeof U=="string"&&_.get(
U)||[])z.add(B)}return _.get(f)??new Set},$=(f,l)=>{const h=n.under(l);let b=f,k=h(b);for(;typeof k=="object"&&k.needs;)k=h(b=k.needs);if(typeof k!="object")return"";
const{picks:x}=s(b),z=b.slice(b.indexOf("#")+1);if(!x)return b===f?k.reason:`${z}: ${k.reason}`;const U=x.map(B=>{const V=h(B);return typeof V=="string"&&s(B).rows?.[V]||
V});return`${z} is not known for ${U.join(", ")}`},A=(f,l)=>{const{r:h,rs:b,picks:k=[]}=s(f);return h??b?.[k.map(l).join()]},E=(f,l,h)=>{const b=L.get(f)??new Map,
{round:k}=n.purse;if(b.get(l)===k)throw new G;try{return h()}catch(x){throw x instanceof G&&L.set(f,b.set(l,k)),x}},L=new WeakMap,R=new WeakMap,N=(f,l,h)=>{const b=R.
get(h)??{state:l,found:new Map};return b.state!==l?T(f,l,h):(R.set(h,b),b.found.has(f)||b.found.set(f,E(b,f,()=>T(f,l,h))),b.found.get(f))},T=(f,l,h)=>{if(l.size&&
!n.affected(l.keys()).has(f))return N(f,c,m);n.purse.next();const b=n.uncertain.has(f);if(b&&s(f).c)return;const x=[...p(f)].sort().map(P=>[P,l.has(P)?void 0:A(
P,h)]).filter(([,P])=>P),z=b?void 0:h(f);if(b)return x.length?void 0:y(f,l);if(!x.length||typeof z!="number")return z;const U=n.run(l),B=n.affected(x.map(([P])=>P)),
V=P=>rt=>{n.purse.point();const it=n.at(U,rt,B)(P);return typeof it=="object"?void 0:it},$t=I(f,x),Ut=e.has(`${f}#margin`)?It(V(`${f}#margin`),x,$t):void 0;if(Ut){
const P=[...Ut.at,...$t].map(V(f));if(P.some(Ke=>typeof Ke!="number"))return;const rt=Math.min(z,...P),it=Math.max(z,...P);return rt===it?rt:[rt,it]}const St=It(
V(f),x,$t)?.ends;if(!St)return;const[vt,Ht]=[Math.min(St[0],z),Math.max(St[1],z)];return vt===Ht?vt:[vt,Ht]},I=(f,l)=>(s(f).at??[]).filter(h=>Object.keys(h).length===
l.length&&l.every(([b,[k,x]])=>b in h&&h[b]>=k&&h[b]<=x)).map(h=>new Map(l.map(([b])=>[b,h[b]]))),W=(f,l)=>{if(n.purse.next(),y(f,l)===void 0)return[];const h=g.
get(l);return h?n.counted(h,()=>Ae(bt(h).value(f))):[]},C=(f,l)=>{if(n.purse.next(),!n.uncertain.has(f)||y(f,l)===void 0)return;const h=g.get(l),b=h&&n.counted(
h,()=>bt(h).value(f));return b instanceof Float64Array?b:void 0},F=(f,l,h)=>(n.purse.next(),n.uncertain.has(f)?[y(f,l,h)].flat()[0]:void 0);function*J(f=jn){const l=new Map,
h=u(l),b=[],k=[];et(f);for(const x of xe(e)){const{w:z}=s(x);if(z===void 0)continue;const U=Rt(()=>[N(x,l,h)].flat());!U||U.some(B=>B===void 0)?k.push(x):[z].flat().
some((B,V)=>!Y(B,U[V],1e-9))&&b.push(x),yield}return{wrong:b,untold:k}}const tt=f=>{const l=J(f);for(;;){const{done:h,value:b}=l.next();if(h)return b}},et=f=>{n.
purse.give(f)};return{data:t,entries:e,entry:s,key:o,under:u,column:S,why:$,inputs:p,settable:O,knows:d,reaches:(f,l)=>n.affected([f]).has(l),spread:N,part:F,heights:W,
draws:C,prove:tt,proving:J,allow:et,taken:()=>n.purse.taken}}const Q="–",Bn=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Ft={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Gn={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Yn=t=>Object.
hasOwn(Ft,/^[A-Za-z]*/.exec(t)?.[0]??""),X=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,Pt=t=>t.join(t[0][0]==="-"?" to ":"–"),at=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,Mt=({f:t=1,o:e=0},n)=>n*t+e,Te=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Vn=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Gn[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function yt(t,e){let n=1,
s=0;const o=new Map;for(const[,r,a,i="1"]of Vn(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(a==="1")continue;const u=Object.hasOwn(e,a)?a:a.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,u))return{unknown:u};const c=r==="/"?-i:+i,[m,S,v=0]=e[u];s+=v,n*=m**c;for(const[,g,y]of S.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(g,(o.get(g)??0)+ +(y||1)*c)}return{factor:n,offset:s,dimension:[...o].map(([r,a])=>[r,+a.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Ne(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:a}=t,i=(w,d,O)=>{const{d:_,u:p="",o:$}=s(w),A=at(s(w),d);return s(w).iso?mt(d):Te(A)&&(A!==0||$||!d)&&!($&&d<-1e-6)?
he(A,O??_,Bn.test(p),Nn(p)):Q},u=(w,d)=>{const O=d.map(T=>at(s(w),T)),{d:_=3}=s(w),p=Math.max(...O.map(Math.abs)),$=Math.abs(O[2]-O[0]),A=T=>Math.floor(Math.log10(
T)),E=p&&$?Math.max(_,Math.min(A(p)-A($/3)+2,12)):_,[L,R,N]=d.map(T=>i(w,T,E));return`${R} (${Pt([L,N])})`},c=(w,d,O,_)=>{const p=(_?r(w,d,_):void 0)??a(w,d,O),
{words:$}=s(w);if($)return $[Number(p)]??Q;if(Array.isArray(p)){if(p.length===3)return u(w,p);const[A,E]=p.map(L=>i(w,L));return A===E?A:(s(w).al?"at least ":"")+
Pt([A,E])}return typeof p=="number"?i(w,p):p??Q},m=(w,d)=>{const{rows:O,r:_,v:p,u:$}=s(w),A=d??p;return typeof A=="string"?O?.[A]??A:d===void 0&&_?X(Pt(_.map(E=>i(
w,E))),$):typeof A=="number"?X(i(w,A),$):Q},S=(w,d)=>{const{rows:O,lo:_=-1/0,hi:p=1/0,set:$,picks:A,x:E,iso:L}=s(w);if(!n.has(w)||A||E)return!1;if(O)return Object.
hasOwn(O,d);if(typeof d!="number"||!Number.isFinite(d)||L&&mt(d)===Q)return!1;const R=1e-12*Math.abs(d);return $?$.some(N=>Y(N,d)):d>=_-R&&d<=p+R},v=w=>{const d=new Map;
for(const O of(w??"").split(/,(?=[^,=]+=)/)){const _=O.lastIndexOf("="),p=o(O.slice(0,_)),$=O.slice(_+1);_>0&&n.has(p)&&d.set(p,s(p).rows?$:+$)}return d},g=(w,d)=>{
const O=xn(w.trim().replace(/^date\s+/,""));return O===void 0?{problem:`not a date; write for example ${m(d)}`}:S(d,O)?{value:O}:{problem:`outside ${M(d)}`}},y=(w,d)=>{
if(s(d).iso)return g(w,d);const{u:O=""}=s(d),_=O||"a number without unit",p=w.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(tt,et,f,l)=>`${et}${l} ${f==="$"?"USD":f}`),[,$,A,E]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(p)??[];if(!$)return{problem:`not a number; wri\
te for example ${m(d)}`};const[,L,R]=/^([A-Za-z]*)(.*)$/.exec(E)??[],N=(A===""||L[1]==="i")&&Object.hasOwn(Ft,L)?Ft[L]:1,T=(N>1?R:E).replace(/\s/g,""),I=yt(T,e.
units),W=yt(E.replace(/\s/g,""),e.units);if(N>1&&O&&!/^\s*[A-Za-z]/.test(R)&&!W.unknown&&W.dimension===yt(O,e.units).dimension)return{problem:`“${w.trim()}” m\
eans two things; write ${$} ${E}, or ${+$*N}`};if(I.unknown||T&&I.dimension!==yt(O.replace(/^.i /,""),e.units).dimension)return{problem:`“${T}” is not a unit \
for this; it is in ${_}`};const C=+$*N,F=Mt(T?{f:I.factor,o:I.offset}:N>1?{}:s(d),C),J=C!==0&&F===0&&!I.offset&&!s(d).o;return S(d,F)&&Te(F)&&!J?{value:F}:{problem:`\
outside ${M(d)}`}},M=w=>{const{lo:d=-1/0,hi:O=1/0,set:_,u:p}=s(w);return X((_??[d,O]).map($=>Number.isFinite($)?i(w,$):"∞").join(_?", ":" … "),p)};return{...t,
text:c,figure:i,say:m,takes:S,parseCase:v,parseEntry:y}}function je(t,e,{model:n,state:s,now:o}){const r=o(e),a=u=>typeof r=="number"?Y(+u.value,r,1e-9):u.value===
r,i=t.matches(".cg-entry")&&document.activeElement!==t;r===void 0&&i&&(t.value=""),r!==void 0&&(t.type==="radio"?t.checked=a(t):t instanceof HTMLSelectElement?t.
selectedIndex=[...t.options].findIndex(a):t.type==="range"?Kn(t,e,+r,n):i&&(t.value=n.text(e,new Map(s).set(e,r),o),qe(t,"")))}function Kn(t,e,n,s){const o=s.entry(
e),{log:r,v:a}=o,i=+t.max-+t.min,u=c=>r?Math.log10(at(o,c)):at(o,c);(document.activeElement!==t||Math.abs(+t.value-u(n))>i/150)&&(t.value=String(u(n))),t.step===
"any"&&(t.step=String(i/200)),Ze(t,u(n),u(typeof a=="number"?a:n)),t.setAttribute("aria-valuetext",s.say(e,n))}function qe(t,e){const n=t.closest("tr"),s=`${t.dataset.
p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(j("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const a=n.insertCell();
a.className="cg-row__note",a.setAttribute("role","cell"),a.append(r)}else o||t.after(r);D(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("ari\
a-describedby",s)}const ht={notes:{},kinds:[],inputs:{}},Le=t=>t?fetch(t).then(e=>e.ok?e.json():ht).catch(()=>ht):Promise.resolve(ht),Zn=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(t)??["",t,""];return X(e,n)};function Re(t,e,n,s){const{note:o,names:r}=n.data,a=e.map(c=>Qn(c,s)),i=[...t].sort().map(([c,m])=>{const[S,v]=c.split("#"),g=r[S]??
S,y=n.entry(c),[M,w=v]=s.inputs[`${g}.${v}`]??[];return{notes:S===o?[]:[g],kind:M,says:y.n??w,was:n.say(c),now:n.say(c,m),written:y.rows||typeof m=="string"?String(
m):void 0,value:m,keys:[c],parts:[],isHere:S===o}}),u=[];for(const c of[...a,...i].sort((m,S)=>+m.isHere-+S.isHere)){const m=u.find(S=>c.kind!==void 0&&S.kind===
c.kind&&S.now===c.now);m?(m.keys.push(...c.keys),m.parts.push(...c.parts),m.notes.push(...c.notes),m.isToo||=c.isHere):u.push({...c,isToo:!1})}return u}function Qn(t,e){
const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.indexOf("."),[a,i,u]=e.inputs[s]??[void 0,s.slice(r+1),""],c=a===void 0?void 0:e.kinds[a]?.[o];return{notes:[
s.slice(0,r)],kind:a,says:i,was:u,now:c??Zn(o),written:o,value:void 0,keys:[],parts:[t],isHere:!1,isToo:!1}}function Jn(t,e,n,s){const{note:o,names:r}=n.data,a=[];
for(const[i,u]of n.entries){const[c,m]=i.split("#"),S=s.inputs[`${r[c]}.${m}`]?.[0];if(c!==o||S===void 0||e.has(i))continue;const v=t.filter(y=>y.kind===S&&!y.isHere).
pop(),g=v&&Xn(v,i,u,n);v&&g!==void 0&&n.takes(i,g)&&n.say(i,g)!==n.say(i)&&a.push({key:i,says:u.n??m,here:n.say(i),there:v.now,value:g})}return a}function Xn({value:t,
written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(e??"",n).value}function ts(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:a}])=>r&&typeof a==
"string"?[{key:o,words:ns(r[a]??a,a)}]:[]),s=new Map;if(n.length)for(const o of t.querySelectorAll("p, li, td"))es(o,n,s);return s}function es(t,e,n){let s="";const o=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const a=r.parentElement?.closest(".cg-claim");if(!a)s+=r.nodeValue;else if(s){
const i=s.split(/[.!?:;]\s/).pop()??"",u=e.filter(({words:c})=>c.test(i));n.has(a)||n.set(a,u.map(({key:c})=>c)),s=""}}}const ns=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.
test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},ss="computed whe\
n you let go",ze="not computed here",os="Pale values take many steps: they are computed when you let go.",Ie=8;function as(t){const e=[...new Set(t)],n=e.length-
Ie,s=e.slice(0,Ie).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The buil\
d computes them as written in the note.`}function rs(t){const e=t.matches(De)?t:t.closest("[data-row]")??t.querySelector(De),{q:n,say:s,check:o,row:r}=(e??t).dataset;
return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const De="[data-q], [data-say], [data-check], [data-row]";function is(t){const e=new Map,n=j("p","\
cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(i,u)=>{try{u(),e.has(i)&&r(i)}catch(c){if(!(c instanceof G))throw c;e.has(
i)||e.set(i,i.getAttribute("title")),i.classList.add("is-later"),i.setAttribute("title",s?ze:ss),s&&i.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&D(i.
querySelector("button")??i,ze)}},r=i=>{const u=e.get(i);e.delete(i),i.classList.remove("is-later"),typeof u=="string"?i.setAttribute("title",u):i.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const i=s?[...e.keys()].map(rs).filter(Boolean):[];D(n,e.size?s?as(i):os:"")},start:i=>{s=i}}}function Fe(t,{
data:e,knows:n}){const s=Object.keys(e.names),o=`${e.note}#${t}`,r=!t.includes(".")||n(o);let a={key:r?o:`#${t}`,own:r,known:r};for(let i=t.indexOf(".");i>0&&!a.
known;i=t.indexOf(".",i+1)){const u=t.slice(0,i),c=s.find(S=>e.names[S]===u)??s.find(S=>`/${S}`.endsWith(`/${u}.md`)),m=`${c}#${t.slice(i+1)}`;c&&(a={key:m,own:c===
e.note,known:n(m)})}return a}function Pe(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const a=r.indexOf(":"),{key:i,
own:u,known:c}=Fe(r.slice(0,a),e);if(a>0&&!u&&!c){s.push(r);continue}const m=r.slice(a+1),v=e.entries.get(i)?.rows?m:e.parseEntry(m,i).value;a>0&&v!==void 0&&e.
takes(i,v)?n.set(i,v):o.push(r)}return{state:n,carried:s,dropped:o}}function Ue(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,a])=>{const[i,u]=r.split(
"#"),c=s.get(r),m=typeof a=="number"&&c?.iso?mt(a):typeof a=="number"?`${+at(c??{},a).toPrecision(12)}${c?.u&&Yn(c.u)?" ":""}${c?.u??""}`:a;return(i===n.note&&!u.
includes(".")?"":`${n.names[i]??i}.`)+`${u}:${m}`}),...e].join()}const cs={holds:"✓",failing:"✗",unknown:"–"},He=t=>t===void 0?"unknown":t?"holds":"failin\
g";function us(t){const[e,n]=[!1,void 0].map(a=>t.filter(i=>i===a).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} che\
cks hold`};const o=a=>s?"1 check":`${a} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{
state:e?"failing":"unknown",says:r.join(", ")}}function fs(t,e){const n=H(t,".cg-check[data-check]").map(a=>({e:a,key:e.key(a.dataset.check),row:a.closest(".cg-\
row"),built:hs(a)})).filter(({key:a})=>e.entries.has(a)),s=H(t,".cg-sheetfoot__ok").map(a=>({e:a,of:n.filter(i=>i.e.closest(".cg-sheet")===a.closest(".cg-sheet")),
built:{mark:a.firstElementChild?.className??"",sign:a.firstElementChild?.textContent??"",says:a.lastElementChild?.textContent??""}})),o=H(t,".cg-claim[data-q]"),
r=ds(t);return a=>{const{now:i,was:u,attempt:c,state:m}=a,S=new Map,v=y=>{const M=i(y);return S.set(y,M===void 0?void 0:!!M),S.get(y)};for(const{e:y,key:M,row:w,
built:d}of n)c(y,()=>{S.delete(M);const O=v(M);ps(y,O,!Y(i(M),u(M)),d),a.done&&We(w,O!==!0&&m.size>0)});for(const{e:y,of:M,built:w}of s)c(y,()=>{const d=M.some(
({key:p})=>!Y(i(p),u(p))),{state:O,says:_}=us(M.map(({key:p})=>v(p)));y.classList.toggle("is-off",d),y.firstElementChild&&(y.firstElementChild.className=d?`cg-m\
ark is-${O}`:w.mark),D(y.firstElementChild,d?cs[O]:w.sign),D(y.lastElementChild,d?_:w.says),y.title=d?"in your scenario":""});const g=n.filter(({key:y})=>S.has(
y)&&!Y(i(y),u(y)));r(ls(g.map(({key:y})=>S.get(y)),o.filter(y=>y.matches(".is-changed")).length))}}function ls(t,e){const[n,s,o]=[!1,!0,void 0].map(i=>t.filter(
u=>u===i).length),r=(i,u,c)=>i&&`${i} ${i===1?u:c}`,a=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:a.length?`in your scenario ${a.join(", ")}`:"",isWrong:n>0}}function ds(t){
const e=t.querySelector(".cg-facts"),n=j("span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=e;return({text:a,isWrong:i})=>{if(!(!a&&!n.isConnected)){if(!r){r=j("p","cg cg-facts");const u=t.querySelector("h1");u?u.after(r):t.prepend(r)}n.isConnected||
r.append(n),n.hidden=!a,s&&(s.hidden=!!a),n.classList.toggle("is-failing",i),D(n,o?`${o}: ${a}`:a.replace(/^i/,"I"))}}}const hs=t=>({state:["holds","failing","u\
nknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function ps(t,e,n,s){
const o=n?He(e):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[He(e)];t.classList.toggle("is-off",n);for(const a of["holds","failing","unknown"])
t.classList.toggle(`is-${a}`,a===o);D(t.querySelector(".cg-mark"),n?"→":s.sign),D(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function We(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Be={makeValues:Ce,
prepare:ke},ws=[[".cg-table",()=>import("./table.js")],["svg[data-x]",()=>import("./plot.js")],[".cg-fig",()=>import("../hands/figure.js")],[".cg-grip",()=>import("../hands/hold.js")],
[".cg-claim, .cg-live",()=>import("./card.js")],["[data-sens]",()=>import("../views/bars.js")],[".cg-limit",()=>import("../views/limits.js")],[".cg-panel",()=>import("../hands/panel.js")],
["[data-count]",()=>import("../views/long.js")],["svg[data-rows]",()=>import("../views/series.js")],["svg[data-dense]",()=>import("../views/dense.js")],["svg[da\
ta-bins]",()=>import("../views/histogram.js")]],Ge=t=>Promise.all(ws.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),gs=2;async function Ye(t,e,n,s,o,r){const a=Ne(
t),i=new Map,u=a.under(i);let c=[];const{attempt:m,start:S,tell:v}=is(e),g={model:a,root:n,signal:s,state:i,now:u,was:u,empty:i,done:!0,set:F,inCase:C,attempt:m,
link:J},y=[],M=new Set;a.allow(dt);const w=Ms(n,a,u,i);let d=0,O=0,_=!1,p=ht;const $=e.dataset.inputs,A=new URL($??"",document.baseURI).href,{bar:E,show:L}=Bt({
remove(l){const h=new Set(l.flatMap(b=>b.parts));c=c.filter(b=>!h.has(b)),F(new Map(l.flatMap(b=>b.keys).map(b=>[b,void 0])))},take:l=>F(new Map(l.map(({key:h,value:b})=>[
h,b]))),link:J,patch:$?async()=>(await import("./patch.js")).patchFrom($,R(),J()):void 0});e.append(E),tn(E,e,n,s);const R=()=>Je(Ue(g.state,c,a),a.data.names[a.
data.note]),N=()=>{const l=Re(g.state,c,a,p),h=Jn(l,g.state,a,p);L(l,h,p,A),bs(n,a,h)},T=async()=>{p!==ht||!ms(g.state,c,a)||(p=await Le($),s.aborted||N())},I=(l=!0)=>{
const h=l?dt:pe;g.state.size||(g.state=i),S(g.done=l),a.allow(h),g.now=g.state.size?a.under(g.state):u,w(g),N(),l&&(_||=g.state.size>0)&&import("./articles.js").
then(({agree:k})=>k(n));for(const k of y)M.add(k);const b=()=>{const k=performance.now()+gs;a.allow(h);for(const x of M){if(s.aborted)return;if(M.delete(x),x(g),
performance.now()>k)break}a.allow(dt),M.size?d=requestAnimationFrame(b):v()};cancelAnimationFrame(d),d=requestAnimationFrame(b)},W=()=>{const l=Pe(pt(location.search),
a);return c=l.carried,g.state=l.state,I(),T(),l.dropped};function C(l){const h=a.parseCase(l),b=new Map([...g.state,...h]);return{state:b,read:h.size?a.under(b):
g.now}}function F(l,h="step",b=h==="step"){g.state=new Map(g.state);for(const[k,x]of l){const{v:z,r:U}=a.entry(k);x===void 0||!U&&Y(x,z)?g.state.delete(k):a.takes(
k,x)&&g.state.set(k,x)}I(b),clearTimeout(O),h==="drag"?O=setTimeout(tt,150,"drag"):tt(h),h==="step"&&Ve(n)}function J(){return tt("drag"),location.href}function tt(l){
const h=Qe(location.href,Ue(g.state,c,a));h===location.href||s.aborted||location.pathname!==r||(l==="step"||!pt(location.search)?history.pushState(history.state,
"",h):history.replaceState(history.state,"",h))}const et=async()=>{(n.querySelector(".cg-own")||pt(location.search).includes("."))&&await _e()};await et();const f=W();
f.length&&import("./refuse.js").then(({refuse:l})=>l(f,a,E,{button:K,make:j,toHeading:Ot,keyOf:Fe})),pt(location.search)&&tt("drag"),wt(window,"popstate",{signal:s},
async()=>{location.pathname===r&&(await et(),W())}),Os(g);for(const l of o){const h=[await l.mount(g)].flat();y.push(...h),a.allow(dt);for(const b of h)b(g)}v()}
const ms=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function bs(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of H(
t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,a=s.get(e.key(r)),i=o.querySelector(".cg-elsewhere");
if(!a){i?.remove();continue}D(i??o.appendChild(j("span","cg-elsewhere")),`${a} elsewhere`)}}function Ms(t,e,n,s){const o=M=>H(t,`[data-${M}]`).map(w=>[w,e.key(w.
dataset[M])]).filter(([,w])=>e.entries.has(w)),r=o("say"),a=fs(t,e),i=Ss(t,e),u=o("p"),c=o("hist"),m=o("reset"),S=H(t,"[data-set]").map(M=>[M,[...e.parseCase(M.
dataset.set)]]),v=H(t,"[data-cite]").map(M=>[M,(M.dataset.cite??"").split(`
`).map(e.key),M.dataset.rows?.split(`
`)]),g=ts(t,e),y=o("q").filter(([M])=>!M.matches("[data-cell], svg *")).map(([M,w])=>{const d=e.parseCase(M.dataset.with),O=d.size?d:s;return{e:M,key:w,given:d,
around:M.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:g.get(M)??[],built:Rt(()=>e.text(w,O,d.size?e.under(d):n,Wt(M))),written:M.textContent??"",spoken:M.
getAttribute("aria-description")??""}});return M=>{const{state:w,now:d,attempt:O}=M,_=new Map(w);for(const p of y)O(p.e,()=>ys(p,M));for(const[p,$]of r)O(p,()=>D(
p,e.say($,d($))));for(const[p,$]of i)O(p,()=>vs(p,$,M));for(const[p,$]of c)O(p,()=>p.firstElementChild?.setAttribute("d",$s(e.heights($,M.state))));for(const[p,
$]of u)O(p,()=>je(p,$,M));for(const[p,$]of m)p.hidden=!_.has($);for(const[p,$,A]of v)O(p,()=>{p.hidden=A?!A.includes($.map(d).join()):$.some(E=>_.has(E))});a(M);
for(const[p,$]of S)O(p,()=>p.setAttribute("aria-pressed",String($.every(([A,E])=>Y(d(A),E,1e-9)))))}}function ys({e:t,key:e,given:n,around:s,picks:o,built:r,written:a,
spoken:i},{model:u,state:c,now:m,was:S}){const v=n.size>0&&c.size>0,g=v?new Map([...c,...n]):c,y=v?u.under(g):m,M=(r===void 0||n.size>0)&&!c.size,w=M?"":u.text(
e,g,y,Wt(t)),{c:d,u:O,rows:_}=u.entry(e),p=M?!1:r===void 0?X(w,t.dataset.u)!==a:w!==r;if(!t.matches(".cg-claim")){const T=!M&&w===Q&&s?.matches(".cg-out")?u.why(
e,g):"",I=M?a:T?`${Q} ${T}`:X(w,t.dataset.u);t.matches(".cg-live")&&(t.dataset.was??=a),D(t,I),s?.classList.toggle("is-changed",p);return}const $=t.querySelector(
".cg-claim__now"),A=t.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const E=n.size?void 0:o.find(T=>y(T)!==S(T)),L=E?` · ${u.
say(E,y(E))}`:"",R=_?u.say(e,y(e)):X(w,O)+A,N=d?y(e)===void 0?"not computed":y(e)?"now true":"no longer true":R;t.classList.toggle("is-changed",p),D($,p?`→ ${N}${L}`:
""),$.dataset.copy=p&&!d?N:"",t.setAttribute("aria-description",p?`${i} as written; in your scenario ${N}${L}`:i)}const $s=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).
join("")+"V9Z",Ss=(t,e)=>H(t,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function vs(t,e,{model:n,state:s,empty:o,now:r,was:a,done:i}){const[u]=e,c=e.some(g=>s.has(g)||!Y(r(
g),a(g))),m=t.querySelector(".cg-row__was"),S=()=>e.map(g=>n.text(g,o,a)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",c),m&&(m.hidden=
!c);const v=t.querySelector(".cg-row__val [data-q]");i&&!t.matches(".is-check, .is-failed")&&v&&We(t,s.size>0&&e.some(g=>n.text(g,s,r)===Q)),D(m,c?n.entry(u).rows?
n.say(u):e.length>1?`(${S()})`:S():"")}function Os(t){const{model:e,root:n,signal:s}=t;wt(n,"input change",{signal:s},({type:r,target:a})=>{const i=e.settable(e.
key(a.dataset.p),t.now),u=r==="change";if(a.matches(":is(input, select)[data-p]"))if(a.type==="range"){for(const w of H(n,".cg-panel__results"))w.setAttribute("\
aria-busy",String(!u));const c=e.entry(i),{lo:m=0,hi:S=0,step:v,log:g}=c,y=g?10**+a.value:+a.value,M=v?m+Math.round((Mt(c,y)-m)/v)*v:Mt(c,+y.toPrecision(3));t.set(
new Map([[i,Math.min(S,Math.max(m,M))]]),"drag",u),u&&Ve(n)}else if(a.matches(".cg-entry")){const{value:c,problem:m=""}=e.parseEntry(a.value,i);c!==void 0&&t.set(
new Map([[i,c]]),"drag",u),(u||!m)&&qe(a,m)}else u&&t.set(new Map([[i,e.entry(i).rows?a.value:+a.value]]))}),wt(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>je(r,e.key(r.dataset.p),t))}),wt(n,"click",{signal:s},({target:r})=>{const a=r.closest("[data-set]"),i=r.
closest("[data-reset]"),u=r.closest("[data-do]");a&&t.set(e.parseCase(a.dataset.set)),i&&As(i,t),u&&_s[u.dataset.do]?.(u,u.closest(".cg-sheet, .cg-problem")??n)})}
function As(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const _s={steps(t,e){const n=H(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{ct(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{ct(t.parentElement?.querySelector("code")?.textContent??"",t)}},Ve=t=>requestAnimationFrame(
()=>H(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var ks=Object.freeze({__proto__:null,compute:Be,loadParts:Ge,mount:Ye});export{Ne as A,Ce as B,
ks as C,pe as D,ft as E,dt as L,Z as T,Xe as a,K as b,ct as c,Be as compute,at as d,G as e,he as f,Q as g,q as h,Rt as i,Xt as j,un as k,Tt as l,Ge as loadParts,
kt as m,Ye as mount,Zt as n,An as o,En as p,fn as q,Le as r,Y as s,Mt as t,Bt as u,Re as v,X as w,Pe as x,ke as y,_e as z};
