import{h as l,T as ee,j as g,k as R,e as _,E as te}from"../page/live.js";import{isMany as w,each as x,folded as C,isSeries as M}from"./columns.js";import{C as m}from"../parts/count.js";
import{s as O,r as ne,t as re,F as L}from"../parts/sequences.js";import"../page/sheet.js";const se=12,oe=[[3.3871328727963665,133.14166789178438,1971.5909503065513,
13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,
39307.89580009271,28729.085735721943,5226.495278852854]],ie=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,
.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
ce=.6931471805599453,U=([r,e],t)=>$(r,t)/$(e,t),$=(r,e)=>r.reduceRight((t,n)=>t*e+n,0);function ue(r){let e=0;for(;r<.7;e++)r*=2;const t=(r-1)/(r+1),n=t*t;let s=0;
for(let o=25;o>0;o-=2)s=s*n+1/o;return 2*t*s-e*ce}function ae(r){const e=r-.5;return e>=-.425?e*U(oe,.180625-e*e):-U(ie,Math.sqrt(-ue(r))-1.6)}let b;function T(){
if(b)return b;b=new Float64Array(m);for(let r=0;r<m/2;r++)b[m-1-r]=-(b[r]=ae((r+.5)/m));return b}const H=(r,e)=>r.reduce((t,n)=>Math.imul(t^n,16777619),e)>>>0;function P(r){
const[e,t,n]=r,s=e+t+r[3]>>>0;return r[0]=t^t>>>9,r[1]=n+(n<<3),r[2]=(n<<21|n>>>11)+s,r[3]++,s}function k(r){const e=Uint16Array.from({length:m},(s,o)=>o),t=new TextEncoder().
encode(r),n=Uint32Array.of(H(t,2166136261),H(t,16777619),t.length,1);for(let s=0;s<se;s++)P(n);for(let s=m-1;s>0;s--){const o=Math.floor(P(n)*(s+1)/4294967296);
[e[s],e[o]]=[e[o],e[s]]}return e}const W=new Map;function fe(r,e){const t=W.get(r);if(t)return t;const n=e==="score"?T():Float64Array.from({length:m},(o,c)=>(c+
.5)/m),s=Float64Array.from(k(r),o=>n[o]);return W.set(r,s),s}const j=new Map;function he(r,e){const t=T();return Float64Array.from(q(r),n=>e==="score"?t[n]:(n+.5)/
m)}function q(r){const[e,t]=r[r.length-1];if(!t.length)return k(e);const n=JSON.stringify(r),s=j.get(n);if(s)return s;const o=t.map((f,a)=>z(q(r.slice(0,a+1)))),
c=le(z(k(e)),o,t),i=Array.from({length:m},(f,a)=>a).sort((f,a)=>c[f]-c[a]||f-a),u=new Uint16Array(m);return i.forEach((f,a)=>u[f]=a),j.set(n,u),u}function z(r){
const e=T();return Float64Array.from(r,t=>e[t])}function le(r,e,t){const n=e.map(h=>e.map(d=>v(h,d))),s=n[0][0],o=t.map(h=>h*s),c=I(n,e.map(h=>v(r,h))),i=I(n,o),
u=B(r,e,c.map(h=>-h)),f=s-v(i,o),a=Math.sqrt(Math.max(f,0)/v(u,u));return B(u.map(h=>a*h),e,i)}const B=(r,e,t)=>e.reduce((n,s,o)=>n.map((c,i)=>c+t[o]*s[i]),r);function v(r,e){
let t=0;for(let n=0;n<r.length;n++)t+=r[n]*e[n];return t}function I(r,e){const t=r.map((o,c)=>[...o,e[c]]),n=t.length;for(let o=0;o<n;o++)for(let c=o+1;c<n;c++){
const i=t[c][o]/t[o][o];for(let u=o;u<=n;u++)t[c][u]-=i*t[o][u]}const s=new Array(n).fill(0);for(let o=n-1;o>=0;o--){let c=t[o][n];for(let i=o+1;i<n;i++)c-=t[o][i]*
s[i];s[o]=c/t[o][o]}return s}const K="other rows are chosen",de=1e3,E=r=>typeof r=="number"?r:l("a bound, or the number of a step, that has a distribution");function Y(r,e,t,n,s){
const[o,...c]=e[t],[i,u]=c.slice(0,2).map(a=>E(n[+a]));(g(i)!==R(i)||g(u)!==R(u))&&l("bounds are not whole numbers"),g(u)<g(i)-1&&l("the bounds run backwards"),
u-i>=1e4&&l("more than 10,000 terms");let f=o==="sum"?0:1;for(let a=g(i);a<=g(u);a++){n[t]=a;const h=r.execute(e,t+1,s,n);f=x(o==="sum"?(d,p)=>d+p:(d,p)=>d*p,[f,
h])}return f}function G(r,e,t,n){const[s,o,c,i]=e[t],{numbers:u,offset:f,last:a}=n[+o][+c],h=s==="back"?E(n[+o+1])-+i:O(E(n[+i])),d=u[h-f];return d!==void 0?r.lowered(
d):l(h>=f&&h<=a?`step ${h} is not known yet`:`there is no step ${h}`)}const J=(r,e,t)=>e[t].map(({numbers:n})=>n.map(s=>r.lowered(s))),V={sum:Y,product:Y,back:G,
prior:G,steps(r,e,t,n){const s=re(e[t].slice(1),t,n,E),o=Math.min(...s.map(i=>i.first)),c=Math.max(...s.map(i=>i.last));n[t-1]=s,c-o>=de&&l("more than 1,000 ste\
ps that depend on a distribution");for(let i=o;i<=c;i++){n[t]=i;for(const u of s)u.first<=i&&i<=u.last&&u.numbers.push(r.execute(e,u.begin,u.end,n))}return s.map(
({offset:i,numbers:u})=>({first:i,numbers:u}))},series:(r,e,t)=>[r.series(String(e[t][1]))[+e[t][2]]],at(r,e,t,n){const{first:s,numbers:o}=r.series(String(e[t][1]))[0],
c=O(E(n[+e[t][2]])),i=o[c-s]??l(`there is no step ${c}`);return typeof i=="string"?l(i):r.lowered(i)},rows(r,e,t,n){const[s,o,...c]=e[t].slice(1).map(Number),i=c.
length-1,u=c.slice(0,i).map(()=>[]);for(let f=0;f<s;f++){n[t]=f;try{for(let a=0;a<i;a++){const h=r.execute(e,a?c[a-1]:t+1,c[a],n);if(o&&!a&&w(h)&&l(K),o&&!a&&!h)
break;u[a].push(h)}}catch(a){throw a instanceof ee&&!a.needs&&a.message!==K&&(a.message.startsWith("the cell `")||(a.message+=` in row ${f+1}`)),a}}return u.slice(
o).map(f=>({first:0,numbers:f}))},fold(r,e,t,n){const[,s,o,...c]=e[t],i=J(r,n,+o),u=i[0].length,f=i.map((h,d)=>d*u);return x((...h)=>L[s](...f.map(d=>h.slice(d,
d+u)),...h.slice(i.length*u)),[...i.flat(),...c.slice(0,-1).map(h=>n[+h])])},scan(r,e,t,n){const s=J(r,n,+e[t][2]);if(e[t][1]==="total per"){const c=Array(s[0].
length),i=(...u)=>L.total(u);for(const u of ne(s[1])){const f=u.map(h=>s[0][h]),a=x(i,f);for(const h of u)c[h]=a}return[{first:0,numbers:c}]}e[t][1]!=="cumulati\
ve"&&l("a rank of values that have a distribution");const o=[];for(const c of s[0])o.push(o.length?x((i,u)=>i+u,[o[o.length-1],c]):c);return[{first:0,numbers:o}]},
edge(r,e,t){const{first:n,numbers:s}=r.series(String(e[t][1]))[0];return+e[t][2]?n+s.length-1:n},first(r,e,t,n,s){const[o,c]=e[t].slice(1,3).map(u=>O(E(n[+u])));
let i;for(let u=o;u<=c;u++){n[t]=u;const f=r.execute(e,t+1,s,n);if(!w(f)){if(!f)continue;return i?i.map(a=>Number.isNaN(a)?u:a):u}i??=new Float64Array(f.length).
fill(NaN);for(let a=0;a<f.length;a++)f[a]&&Number.isNaN(i[a])&&(i[a]=u);if(!i.some(Number.isNaN))return i}return l("no step satisfies it")}},X=8,me=2e3,pe=1e3,Q=new Set(
["num","row","index","read","back","prior","at","edge","series"]),we={beta:256},ge="a root, integral, slope or aggregate of a distribution cannot be sampled";class A{constructor(e,t,n,s){
this.run=e,this.outside=t,this.chosen=s,this.count=s?.length??t?.count??m,this.copies=!!(s??t?.copies),this.kept=0,this.depth=0,this.memo=new Map(n),this.touched=
e.machine.affected(this.memo.keys()),this.pinned=t?.pinned??new Set(Z(e))}value(e){const t=this.memo.get(e);if(t!==void 0)return t;if(this.depth>=pe)throw new _;
this.depth++;let n;try{n=this.found(e)}finally{this.depth--}return this.kept+=M(n)?n.reduce((s,o)=>s+o.numbers.length,0):1,!this.outside&&this.kept>me&&(this.memo.
clear(),this.kept=0),this.memo.set(e,n),n}found(e){const{machine:t}=this.run,n=t.nodes.get(e);if(this.outside&&!(this.memo.size&&this.touched.has(e)))return this.
part(this.outside.value(e));const{outside:s,touched:o}=this.run;if(!this.outside&&s&&!o?.has(e))return F(s).value(e);if(!n||!this.outside&&(this.pinned.has(e)||
!t.uncertain.has(e))){const i=this.run.value(e);return M(i)?i:this.run.known(e)}if(n.dr)return n.chain?he(n.chain,n.dr):fe(e,n.dr);if(n.p)return this.execute(n.
p,0,n.p.length,[]);const c=(n.picks??[]).map(i=>this.value(i)).join();return n.cells?.[c]??l(n.problem||`no cell in row \`${c}\``)}lowered(e){return!w(e)||e.length===
this.count||!this.outside?e:this.part(this.outside.lowered(e))}series(e){const t=this.value(e);return M(t)?t:l("no value")}part(e){const{chosen:t}=this;return t&&
w(e)?Float64Array.from(t,n=>e[n]):e}execute(e,t,n,s){const{purse:o}=this.run.machine;for(;t<n;){const[c,...i]=e[t],u=te.get(String(c));if(o.steps<=0)throw new _;
if(o.pay(u||Q.has(String(c))&&!this.copies?1:m/X),c==="read")s[t]=this.value(String(i[0]));else if(c==="num"||c==="row")s[t]=i[0];else if(c==="index")s[t]=s[+i[0]];else if(u){
const f=x(u,i.map(a=>s[+a]));w(f)&&o.pay((we[c]??1)*m/X-1),s[t]=f}else{t=this.region(e,t,s);continue}t++}return s[n-1]}region(e,t,n){const[s,...o]=e[t],c=+(s===
"with"?o[0]:o[o.length-1]);let i;if(s==="with"){const u=new Map;for(let f=1;f<o.length;f+=2)u.set(String(o[f]),n[+o[f+1]]);i=new A(this.run,this,u).execute(e,t+
1,c,n)}else s==="if"?i=this.cases(e,t,n):s==="drawn"?i=C(this.execute(e,t+1,c,n),+o[0]):s==="undefined"?l("no case holds"):Object.hasOwn(V,s)?i=V[s](this,e,t,n,
c):l(ge);return n[t]=n[c-1]=i,c}cases(e,t,n){const[s,o,c]=e[t].slice(1).map(Number),i=n[s],u=[[t+1,o],[o,c]];if(!w(i)){const[a,h]=u[i?0:1];return this.execute(e,
a,h,n)}const f=new Float64Array(i.length);return u.forEach(([a,h],d)=>{const p=[];if(i.forEach((N,S)=>{!N==(d===1)&&p.push(S)}),!p.length)return;const D=new A(this.
run,this,void 0,p),y=D.execute(e,a,h,n.map(N=>D.part(N)));p.forEach((N,S)=>f[N]=w(y)?y[S]:Number(y))}),f}}const Z=r=>r?.outside?[...r.given,...Z(r.outside)]:[],
F=r=>r.draws??=new A(r),be={drawn:(r,[e,t],n,s,o,c)=>C(F(r).execute(c,o+1,+t,[...s]),+e)},Ee={deviation:r=>r<0?l("a standard deviation below 0"):r,holds:r=>r===
0||r===1?r:l("a probability of a number that is not a condition"),upper:(r,e)=>e<r?l("a distribution whose upper end is below its lower one"):e};export{Ee as CHECKED,
be as DRAWN,A as Draws,Q as LOOKS,F as drawsOf};
