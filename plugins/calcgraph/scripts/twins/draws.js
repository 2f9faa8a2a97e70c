import{h as l,T as Z,j as g,k as R,e as _,E as ee}from"../page/live.js";import{isMany as w,each as A,folded as C,isSeries as M}from"./columns.js";import{C as m}from"../parts/count.js";
import{s as O,t as te,F as ne}from"../parts/sequences.js";import"../page/sheet.js";const re=12,se=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],ie=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
oe=.6931471805599453,L=([r,e],t)=>U(r,t)/U(e,t),U=(r,e)=>r.reduceRight((t,n)=>t*e+n,0);function ce(r){let e=0;for(;r<.7;e++)r*=2;const t=(r-1)/(r+1),n=t*t;let s=0;
for(let i=25;i>0;i-=2)s=s*n+1/i;return 2*t*s-e*oe}function ue(r){const e=r-.5;return e>=-.425?e*L(se,.180625-e*e):-L(ie,Math.sqrt(-ce(r))-1.6)}let b;function T(){
if(b)return b;b=new Float64Array(m);for(let r=0;r<m/2;r++)b[m-1-r]=-(b[r]=ue((r+.5)/m));return b}const $=(r,e)=>r.reduce((t,n)=>Math.imul(t^n,16777619),e)>>>0;function H(r){
const[e,t,n]=r,s=e+t+r[3]>>>0;return r[0]=t^t>>>9,r[1]=n+(n<<3),r[2]=(n<<21|n>>>11)+s,r[3]++,s}function k(r){const e=Uint16Array.from({length:m},(s,i)=>i),t=new TextEncoder().
encode(r),n=Uint32Array.of($(t,2166136261),$(t,16777619),t.length,1);for(let s=0;s<re;s++)H(n);for(let s=m-1;s>0;s--){const i=Math.floor(H(n)*(s+1)/4294967296);
[e[s],e[i]]=[e[i],e[s]]}return e}const P=new Map;function ae(r,e){const t=P.get(r);if(t)return t;const n=e==="score"?T():Float64Array.from({length:m},(i,c)=>(c+
.5)/m),s=Float64Array.from(k(r),i=>n[i]);return P.set(r,s),s}const W=new Map;function fe(r,e){const t=T();return Float64Array.from(j(r),n=>e==="score"?t[n]:(n+.5)/
m)}function j(r){const[e,t]=r[r.length-1];if(!t.length)return k(e);const n=JSON.stringify(r),s=W.get(n);if(s)return s;const i=t.map((f,a)=>q(j(r.slice(0,a+1)))),
c=he(q(k(e)),i,t),o=Array.from({length:m},(f,a)=>a).sort((f,a)=>c[f]-c[a]||f-a),u=new Uint16Array(m);return o.forEach((f,a)=>u[f]=a),W.set(n,u),u}function q(r){
const e=T();return Float64Array.from(r,t=>e[t])}function he(r,e,t){const n=e.map(h=>e.map(d=>v(h,d))),s=n[0][0],i=t.map(h=>h*s),c=I(n,e.map(h=>v(r,h))),o=I(n,i),
u=z(r,e,c.map(h=>-h)),f=s-v(o,i),a=Math.sqrt(Math.max(f,0)/v(u,u));return z(u.map(h=>a*h),e,o)}const z=(r,e,t)=>e.reduce((n,s,i)=>n.map((c,o)=>c+t[i]*s[o]),r);function v(r,e){
let t=0;for(let n=0;n<r.length;n++)t+=r[n]*e[n];return t}function I(r,e){const t=r.map((i,c)=>[...i,e[c]]),n=t.length;for(let i=0;i<n;i++)for(let c=i+1;c<n;c++){
const o=t[c][i]/t[i][i];for(let u=i;u<=n;u++)t[c][u]-=o*t[i][u]}const s=new Array(n).fill(0);for(let i=n-1;i>=0;i--){let c=t[i][n];for(let o=i+1;o<n;o++)c-=t[i][o]*
s[o];s[i]=c/t[i][i]}return s}const K="other rows are chosen",le=1e3,E=r=>typeof r=="number"?r:l("a bound, or the number of a step, that has a distribution");function B(r,e,t,n,s){
const[i,...c]=e[t],[o,u]=c.slice(0,2).map(a=>E(n[+a]));(g(o)!==R(o)||g(u)!==R(u))&&l("bounds are not whole numbers"),g(u)<g(o)-1&&l("the bounds run backwards"),
u-o>=1e4&&l("more than 10,000 terms");let f=i==="sum"?0:1;for(let a=g(o);a<=g(u);a++){n[t]=a;const h=r.execute(e,t+1,s,n);f=A(i==="sum"?(d,p)=>d+p:(d,p)=>d*p,[f,
h])}return f}function Y(r,e,t,n){const[s,i,c,o]=e[t],{numbers:u,offset:f,last:a}=n[+i][+c],h=s==="back"?E(n[+i+1])-+o:O(E(n[+o])),d=u[h-f];return d!==void 0?r.lowered(
d):l(h>=f&&h<=a?`step ${h} is not known yet`:`there is no step ${h}`)}const J=(r,e,t)=>e[t].map(({numbers:n})=>n.map(s=>r.lowered(s))),V={sum:B,product:B,back:Y,
prior:Y,steps(r,e,t,n){const s=te(e[t].slice(1),t,n,E),i=Math.min(...s.map(o=>o.first)),c=Math.max(...s.map(o=>o.last));n[t-1]=s,c-i>=le&&l("more than 1,000 ste\
ps that depend on a distribution");for(let o=i;o<=c;o++){n[t]=o;for(const u of s)u.first<=o&&o<=u.last&&u.numbers.push(r.execute(e,u.begin,u.end,n))}return s.map(
({offset:o,numbers:u})=>({first:o,numbers:u}))},series:(r,e,t)=>[r.series(String(e[t][1]))[+e[t][2]]],at(r,e,t,n){const{first:s,numbers:i}=r.series(String(e[t][1]))[0],
c=O(E(n[+e[t][2]])),o=i[c-s]??l(`there is no step ${c}`);return typeof o=="string"?l(o):r.lowered(o)},rows(r,e,t,n){const[s,i,...c]=e[t].slice(1).map(Number),o=c.
length-1,u=c.slice(0,o).map(()=>[]);for(let f=0;f<s;f++){n[t]=f;try{for(let a=0;a<o;a++){const h=r.execute(e,a?c[a-1]:t+1,c[a],n);if(i&&!a&&w(h)&&l(K),i&&!a&&!h)
break;u[a].push(h)}}catch(a){throw a instanceof Z&&!a.needs&&a.message!==K&&(a.message.startsWith("the cell `")||(a.message+=` in row ${f+1}`)),a}}return u.slice(
i).map(f=>({first:0,numbers:f}))},fold(r,e,t,n){const[,s,i,...c]=e[t],o=J(r,n,+i),u=o[0].length,f=o.map((h,d)=>d*u);return A((...h)=>ne[s](...f.map(d=>h.slice(d,
d+u)),...h.slice(o.length*u)),[...o.flat(),...c.slice(0,-1).map(h=>n[+h])])},scan(r,e,t,n){e[t][1]!=="cumulative"&&l("a rank of values that have a distribution");
const s=[];for(const i of J(r,n,+e[t][2])[0])s.push(s.length?A((c,o)=>c+o,[s[s.length-1],i]):i);return[{first:0,numbers:s}]},edge(r,e,t){const{first:n,numbers:s}=r.
series(String(e[t][1]))[0];return+e[t][2]?n+s.length-1:n},first(r,e,t,n,s){const[i,c]=e[t].slice(1,3).map(u=>O(E(n[+u])));let o;for(let u=i;u<=c;u++){n[t]=u;const f=r.
execute(e,t+1,s,n);if(!w(f)){if(!f)continue;return o?o.map(a=>Number.isNaN(a)?u:a):u}o??=new Float64Array(f.length).fill(NaN);for(let a=0;a<f.length;a++)f[a]&&Number.
isNaN(o[a])&&(o[a]=u);if(!o.some(Number.isNaN))return o}return l("no step satisfies it")}},X=8,de=2e3,me=1e3,G=new Set(["num","row","index","read","back","prior",
"at","edge","series"]),pe={beta:256},we="a root, integral, slope or aggregate of a distribution cannot be sampled";class x{constructor(e,t,n,s){this.run=e,this.
outside=t,this.chosen=s,this.count=s?.length??t?.count??m,this.copies=!!(s??t?.copies),this.kept=0,this.depth=0,this.memo=new Map(n),this.touched=e.machine.affected(
this.memo.keys()),this.pinned=t?.pinned??new Set(Q(e))}value(e){const t=this.memo.get(e);if(t!==void 0)return t;if(this.depth>=me)throw new _;this.depth++;let n;
try{n=this.found(e)}finally{this.depth--}return this.kept+=M(n)?n.reduce((s,i)=>s+i.numbers.length,0):1,!this.outside&&this.kept>de&&(this.memo.clear(),this.kept=
0),this.memo.set(e,n),n}found(e){const{machine:t}=this.run,n=t.nodes.get(e);if(this.outside&&!(this.memo.size&&this.touched.has(e)))return this.part(this.outside.
value(e));const{outside:s,touched:i}=this.run;if(!this.outside&&s&&!i?.has(e))return F(s).value(e);if(!n||!this.outside&&(this.pinned.has(e)||!t.uncertain.has(e))){
const o=this.run.value(e);return M(o)?o:this.run.known(e)}if(n.dr)return n.chain?fe(n.chain,n.dr):ae(e,n.dr);if(n.p)return this.execute(n.p,0,n.p.length,[]);const c=(n.
picks??[]).map(o=>this.value(o)).join();return n.cells?.[c]??l(n.problem||`no cell in row \`${c}\``)}lowered(e){return!w(e)||e.length===this.count||!this.outside?
e:this.part(this.outside.lowered(e))}series(e){const t=this.value(e);return M(t)?t:l("no value")}part(e){const{chosen:t}=this;return t&&w(e)?Float64Array.from(t,
n=>e[n]):e}execute(e,t,n,s){const{purse:i}=this.run.machine;for(;t<n;){const[c,...o]=e[t],u=ee.get(String(c));if(i.steps<=0)throw new _;if(i.pay(u||G.has(String(
c))&&!this.copies?1:m/X),c==="read")s[t]=this.value(String(o[0]));else if(c==="num"||c==="row")s[t]=o[0];else if(c==="index")s[t]=s[+o[0]];else if(u){const f=A(
u,o.map(a=>s[+a]));w(f)&&i.pay((pe[c]??1)*m/X-1),s[t]=f}else{t=this.region(e,t,s);continue}t++}return s[n-1]}region(e,t,n){const[s,...i]=e[t],c=+(s==="with"?i[0]:
i[i.length-1]);let o;if(s==="with"){const u=new Map;for(let f=1;f<i.length;f+=2)u.set(String(i[f]),n[+i[f+1]]);o=new x(this.run,this,u).execute(e,t+1,c,n)}else s===
"if"?o=this.cases(e,t,n):s==="drawn"?o=C(this.execute(e,t+1,c,n),+i[0]):s==="undefined"?l("no case holds"):Object.hasOwn(V,s)?o=V[s](this,e,t,n,c):l(we);return n[t]=
n[c-1]=o,c}cases(e,t,n){const[s,i,c]=e[t].slice(1).map(Number),o=n[s],u=[[t+1,i],[i,c]];if(!w(o)){const[a,h]=u[o?0:1];return this.execute(e,a,h,n)}const f=new Float64Array(
o.length);return u.forEach(([a,h],d)=>{const p=[];if(o.forEach((N,y)=>{!N==(d===1)&&p.push(y)}),!p.length)return;const D=new x(this.run,this,void 0,p),S=D.execute(
e,a,h,n.map(N=>D.part(N)));p.forEach((N,y)=>f[N]=w(S)?S[y]:Number(S))}),f}}const Q=r=>r?.outside?[...r.given,...Q(r.outside)]:[],F=r=>r.draws??=new x(r),ge={drawn:(r,[
e,t],n,s,i,c)=>C(F(r).execute(c,i+1,+t,[...s]),+e)},be={deviation:r=>r<0?l("a standard deviation below 0"):r,holds:r=>r===0||r===1?r:l("a probability of a numbe\
r that is not a condition"),upper:(r,e)=>e<r?l("a distribution whose upper end is below its lower one"):e};export{be as CHECKED,ge as DRAWN,x as Draws,G as LOOKS,
F as drawsOf};
