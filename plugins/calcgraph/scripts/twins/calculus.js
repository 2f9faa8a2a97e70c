import{n as ce,h as N,E as fe,o as ue,T as hn,j as le,k as de,p as mn,q as pn}from"../page/live.js";import{a as K,R as gn,C as Sn,S as bn}from"../parts/sequences.js";
import{o as G,n as he,b as We,e as Mn}from"../parts/beta.js";import"../page/sheet.js";const{abs:Ve,exp:Nn,expm1:En,log:vn,max:An,min:$n,trunc:Tn}=Math,D=21,Ke=.4871,
On=4*Number.EPSILON,je=70,Be=40,Rn=120,Ye="more than one rate makes these cash flows worth nothing",Ze="no rate turns these cash flows from a loss into a gain",
Je=(...e)=>{const t=e.flatMap((f,c)=>f?[c]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],r=me(n);r===0&&N("cash flows of only one sign have no rate of return");
let[o,s]=r===1?[-D,D]:In(n);const a=pe(n,s)>0;a===pe(n,o)>0&&N(Ze);for(let f=0;f<je;f++){const c=(o+s)/2;pe(n,c)>0===a?s=c:o=c}const i=En(-(o+s)/2);return Ve(i)<=
On?0:i};ce.set(Je,(...e)=>Tn(e.length*je/4)+(me(e)>1?8*e.length*e.length:0));function me(e){const t=e.filter(n=>n).map(n=>n>0);return t.filter((n,r)=>r&&n!==t[r-
1]).length}function pe(e,t){const n=Nn(-Ve(t)),r=(o,s)=>o*n+s;return t<=0?e.reduceRight(r,0):e.reduce(r,0)}function In(e){const t=e.length-1;let n=1;const r=[{low:0,
high:1,depth:0,parts:e.map((s,a)=>(a&&(n*=(t-a+1)/a),s/n))}],o=[];for(let s=0,a;s<Rn&&(a=r.pop());s++){const{low:i,high:f,depth:c,parts:u}=a,l=me(u);if(l===1&&o.
push([i,f]),l>1&&c<Be){const d=i+(f-i)*Ke,[m,h]=_n(u);r.push({low:i,high:d,depth:c+1,parts:m},{low:d,high:f,depth:c+1,parts:h})}(o.length>1||l>1&&c===Be)&&N(Ye)}
return r.length&&N(Ye),o.length||N(Ze),o[0].map(Ln)}function Ln(e){return e===0||e===1?e?D:-D:$n(An(vn(e/(1-e)),-D),D)}function _n(e){const t=[],n=[];for(let r=e;r.
length;r=r.slice(1).map((o,s)=>r[s]+(o-r[s])*Ke))t.push(r[0]),n.push(r[r.length-1]);return[t,n.reverse()]}const j=2**-46,yn=.001,wn=2e4,kn=32,Qe=1e-12,Pn=12,zn=1e-15,
Xe=134217729,Dn=64,xe=1e140,et=1e-140,Fn=8,{abs:L,max:tt,sqrt:ge,trunc:nt}=Math;function B(e,t){const n=e+t,r=n-e;return[n,e-(n-r)+(t-r)]}function rt(e,t){const n=e*
t,r=Xe*e,o=Xe*t,s=r-(r-e),a=o-(o-t),i=e-s,f=t-a;return[n,s*a-n+s*f+i*a+i*f]}function Se(e,t){const[n,r]=B(e[0],t[0]);return B(n,r+(e[1]+t[1]))}function be(e,t){
const[n,r]=rt(e[0],t[0]);return B(n,r+(e[0]*t[1]+e[1]*t[0]))}function st(e,t){const n=e[0]/t[0],r=Se(e,be(t,[-n,0]));return B(n,r[0]/t[0])}function Cn(e,[t,n]){
const r=L(t);if(r>Dn||r!==nt(r)||n)return;let o=[1,0];for(let s=0;s<r;s++)o=be(o,e);return t>=0?o:st([1,0],o)}const ot={add:Se,sub:(e,t)=>Se(e,[-t[0],-t[1]]),mul:be,
div:st,neg:([e,t])=>[-e,-t],pow:Cn};function Gn(e,t){const n=Object.hasOwn(ot,e)?ot[e]:void 0;if(!n||t.some(([o])=>L(o)>xe||o&&L(o)<et))return;const r=n(...t);return r&&
L(r[0])>et&&L(r[0])<xe?r:void 0}function it(e,t){const n=[...e];for(const[r,[o,s]]of t)n.push(...rt(r,o),r*s);return K(n)}const v=e=>ge(K(e.map(t=>t*t)));function Me(e,t,n){
const r=[];for(let s=t;s<n.length;s++)r.push(e[s]*n[s]);const o=2*K(r);for(let s=t;s<n.length;s++)n[s]-=o*e[s]}class at{constructor(t,n){this.column=t,this.others=
n}}class U{constructor(t,n=Qe){this.limit=n,this.scales=t.map(r=>v(r)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((r,o)=>this.add(o,r.map(s=>s/this.
scales[o])))}add(t,n){this.vectors.forEach((i,f)=>Me(i,f,n));const r=v(n.slice(t));if(this.limit&&!(r>this.limit)){const i=this.upwards(n.slice(0,t));throw new at(
t,i.flatMap((f,c)=>L(f)>ge(Qe)?[c]:[]))}r<this.least&&(this.least=r);const o=n[t]>0?-r:r,s=n.map((i,f)=>f<t?0:i);s[t]-=o;const a=v(s)||1;this.vectors.push(s.map(
i=>i/a)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.forEach((r,o)=>Me(r,o,n)),n}back(t){const n=[...t];for(let r=this.
vectors.length-1;r>=0;r--)Me(this.vectors[r],r,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let r=n.
length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let o=0;o<r;o++)n[o]-=this.triangle[r][o]*n[r]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach(
(r,o)=>{for(let s=0;s<o;s++)n[o]-=r[s]*n[s];n[o]/=r[o]}),n}}function Un([e,...t],n){const r=t.length,o=e.length,s=new U(t),a=s.least<yn||o*r<=wn,[i,...f]=a?n():
[];let c,u;if(a)[c,u]=ft(s,f,i,t.map(()=>0));else{const g=s.turned(e);c=s.solved(g),u=s.back([...t.map(()=>0),...g.slice(r)])}let l=v(u);l<=j*v(e)&&(l=0);const d=l/
ge(o-r),m=s.scales.map((g,p)=>{const b=t.map((M,E)=>p===E?1:0),S=a?ft(s,f,e.map(()=>[0,0]),b)[1]:s.solvedAcross(b);return d*v(S)/g}),h=t.some(g=>g.every(p=>p===
g[0]));return[...c.map((g,p)=>g/s.scales[p]),...m,d,ct(e,l,h)]}function ct(e,t,n){const r=n?K(e)/e.length:0,o=v(e.map(s=>s-r));return o>j*v(e)||N("all rows have\
 the same value, so there is nothing to explain"),1-t/o*(t/o)}function ft(e,t,n,r){const o=t.length;let s=t.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<Pn;f++){
const c=s.map((S,M)=>S/e.scales[M]),u=n.map((S,M)=>{const E=[[-1,[a[M],0]]];return t.forEach((A,R)=>E.push([-c[R],A[M]])),it(S,E)}),l=t.map((S,M)=>{const E=a.map(
(A,R)=>[-A,S[R]]);return it([r[M]*e.scales[M],0],E)/e.scales[M]}),d=e.turned(u),m=e.solvedAcross(l),h=e.solved(d.slice(0,o).map((S,M)=>S-m[M])),g=e.back([...m,...d.
slice(o)]);s=s.map((S,M)=>S+h[M]),a=a.map((S,M)=>S+g[M]);const p=tt(...h.map(L)),b=tt(...s.map(L));if(p<=zn*b)return[s,a];p>i/2&&p>1e-12*b&&N(qn),i=p}return[s,a]}
const qn="rounding decides the result, as columns are nearly combinations of others",Hn=e=>`the rows do not determine ${e}: its factor is zero in all of them`,Wn=(e,t,n)=>t.
length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:n(e);function Vn(e,t,n){return ut(e[0].length,e.length-1),lt(n,()=>Un(
e,t))}function ut(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients need`;e<=t&&N(`${n} at least ${t+1} rows, and there are ${e}`)}function lt(e,t,n=Hn){
try{return t()}catch(r){if(!(r instanceof at))throw r;return N(Wn(e[r.column],r.others.map(o=>e[o]),n))}}function Kn(e,t,n,r,o){const[,s,a,...i]=t[n].map(Number),
f=i.slice(0,-1).map((l,d)=>[d?i[d-1]:n+1,l]),c=f.slice(a).map(()=>[]),u=r[n];for(let l=0;l<s;l++)r[n]=l,!(a&&!o(...f[0]))&&c.forEach((d,m)=>d.push(jn(t,f[m+a],r,
o)));return r[n]=u,c}function jn(e,[t,n],r,o){const s=new Map;for(let a=t;a<n;){const[i,...f]=e[a],c=Bn(e[a],a),u=o(a,a+1);if(c===a+1&&u){const l=Gn(String(i),f.
map(d=>[Number(r[+d]),s.get(+d)??0]));l&&(r[a]=l[0],s.set(a,l[1]))}a=c}return[Number(r[n-1]),s.get(n-1)??0]}const Bn=([e,...t],n)=>fe.has(String(e))||Yn.includes(
String(e))?n+1:Number(t[e==="with"?0:t.length-1]),Yn=["num","row","read","index"],Zn={fitted(e,[t,n],r,o,s,a){const i=o[+n].map(({numbers:l})=>l),f=l=>{e.budget.
steps-=nt(l*i[0].length*i.length*i.length/Fn),e.budget.steps<0&&r(s,s)};return f(1),Vn(i,()=>(f(kn),Kn(e,a,+n,o,r)),String(t).split(", ")).map(l=>({first:0,numbers:[
l]}))}},{abs:q,exp:_,log:O,log1p:dt,max:ht,min:Ne,sqrt:H,trunc:Jn,PI:Ee}=Math,ve=.01,Y=1e6,Qn=1e-17,Z=1e-300,mt=2e4,Xn=100,pt=1e-9,gt=-706,xn=37,er=18,tr=.5772156649015329,
nr=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,
.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,
1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,
745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],F=e=>{if(e<=0&&N("lgamma of zero or less"),e>=10)return(e-.5)*(O(e)-1)+(O(2*
Ee)-1)/2+G(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return St(e)-O(e);const n=e<1.5?St(e-1):bt(e-2);return t===1?n:n+O(t)},St=e=>bt(e)-dt(e);function bt(e){let t=e,
n=0;return nr.forEach((r,o)=>{t*=-e,n-=r*t/(o+2)}),e*(1-tr)+n}function Ae(e){if(q(e)>.25)return dt(e)-e;const t=e/(2+e),n=t*t;let r=n,o=0;for(let s=3;s<41;s+=2)
o+=r/s,r*=n;return 2*t*o-e*t}const W=(...e)=>{const t=ht(...e.slice(0,-1));return t>0&&t<=Y?Jn(20+2*H(t)):0},J=(...e)=>6*W(...e);function Q(e,t){e>=ve&&e<=Y||N(
"an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&N("an incomplete gamma function of a negative number")}function $e(e,t){if(t===
0)return[0,1];const n=Te(e,t);if(t<=e+1){const o=n/e*rr(e,t);return[o,1-o]}const r=n?n/sr(e,t):0;return[1-r,r]}function Te(e,t){if(e<1)return t<1e3?_(e*O(t)-t-F(
e+1))*e:0;const n=(t-e)/e,r=n>-.9?e*Ae(n):e*(O(t/e)-n);return r>-745?_(r-G(e))*H(e/(2*Ee)):0}function rr(e,t){let n=1,r=1;for(let o=1;o<mt&&(n*=t/(e+o),r+=n,!(n<
r*Qn));o++);return r}function sr(e,t){let n=t+1-e,r=n,o=n,s=0;for(let a=1;a<mt;a++){const i=a*(e-a);if(n+=2,s=n+i*s,s=1/(q(s)>=Z?s:Z),r=n+i/r,r=q(r)>=Z?r:Z,o*=r*
s,q(r*s-1)<=2e-16)break}return o}function Oe(e,t){e>=ve&&e<=Y&&t>=ve&&t<=Y||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Mt(e,t,n,r){
if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=Re(e,t,n,r),s=n<r?n-e/(e+t):t/(e+t)-r;if(n<=(e+1)/(e+t+2)){const i=o/We(n,r,-(e+t)*s,e,t);return[i,1-i]}const a=o/
We(r,n,(e+t)*s,t,e);return[1-a,a]}function Re(e,t,n,r){const o=e/(e+t),s=t/(e+t),a=n<r?n-o:s-r,i=a>-.9*o?Ae(a/o):O(n/o)-a/o,f=a<.9*s?Ae(-a/s):O(r/s)+a/s,c=e*i+t*
f-G(e)-G(t)+G(e+t);return c>-745?_(c)*H(e/(2*Ee)*s):0}function Nt(e){e>=0&&e<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const Et=(e,t,n)=>(Oe(
e,t),Nt(n),Mt(e,t,n,1-n)),or=(e,t)=>(Q(e,t),t?Te(e,t)/t:Ie(e,1)),Ie=(e,t)=>(e<1&&N("a density that is infinite at its end"),e===1?t:0),ir=(e,t,n)=>(Oe(e,t),Nt(n),
n===0||n===1?n?Ie(t,e):Ie(e,t):Re(e,t,n,1-n)/(n*(1-n)));function vt(e,t){e>=0&&e<=1&&t>=0&&t<=1||N("an inverse of a share that is not between 0 and 1")}const At=(e,t)=>e<=
t?he(e):-he(t);function $t(e,t,n){if(Q(e,0),vt(t,n),n===0&&N("an infinite inverse"),t===0)return 0;const r=s=>{const a=_(s);return[...$e(e,a),Te(e,a)]},o=e>=1?O(
e)+At(t,n)/H(e):(O(t)+F(e+1))/e;return _(Ot(r,t,n,o,er))}function Tt(e,t,n,r){if(Oe(e,t),vt(n,r),n===0||r===0)return+(r===0);const o=a=>{const i=1/(1+_(-a)),f=1/
(1+_(a));return[...Mt(e,t,i,f),Re(e,t,i,f)]},s=Ne(e,t)<1?(O(n*e)+F(e)+F(t)-F(e+t))/e:O(e/t)+At(n,r)*H(1/e+1/t);return 1/(1+_(-Ot(o,n,r,s,xn)))}function Ot(e,t,n,r,o){
let s=gt,a=o,i=Ne(ht(r,s),a);const f=O(Ne(t,n)),c=t<=n;for(let u=0;u<Xn;u++){const[l,d,m]=e(i),h=c?l:d,g=(h>0?O(h)-f:-1/0)*(c?1:-1);g>0?a=i:s=i;let p=m>0&&h>0?i-
g*h/m:1/0;s<=p&&p<=a||(p=(s+a)/2);const b=q(p-i);if(i=p,b<=pt)break}return i<=gt+pt?N("an inverse below 1e-306"):i}const y=(e,t)=>(ce.set(e,t),e),ar={lgamma:F,gamma_inc:y(
(e,t)=>(Q(e,t),$e(e,t)[0]),W),gamma_inc_upper:y((e,t)=>(Q(e,t),$e(e,t)[1]),W),gamma_inc_inv:y((e,t)=>$t(e,t,1-t),J),gamma_inc_upper_inv:y((e,t)=>$t(e,1-t,t),J),
beta_inc:y((e,t,n)=>Et(e,t,n)[0],W),beta_inc_upper:y((e,t,n)=>Et(e,t,n)[1],W),beta_inc_inv:y((e,t,n)=>Tt(e,t,n,1-n),J),beta_inc_upper_inv:y((e,t,n)=>Tt(e,t,1-n,
n),J),gamma_density:or,beta_density:ir},cr=450,fr=16,ur=28,lr=1/64,dr=7,Rt=4,It=12,Lt=70,hr=3,_t=1e-13,mr=1/8,pr=18,gr=4,Sr=1e-6,br="an integral or search insid\
e another has a narrow peak, which it could miss",Mr=new Set(["integral","root","argmax","argmin","maximum","minimum"]),{abs:$,max:w,min:C}=Math;function Le(e,t,[
n,r],o,s){const{machine:a,budget:i}=e,f=!a.traced,c=i.steps,u=b=>ue(e,()=>t(b));let l=[];const d=b=>b.some(({name:S})=>Mr.has(S));let m=f&&d(n.slice(o,s));const h=b=>{
const S=a.traced=[];try{const M=u(b),E=[...r.slice(o,s-1),...yt(n.slice(o,s),r)];for(const[A,R]of S)E.push(...R,...yt(A,R)),m||=!l.length&&d(A);return{at:b,value:M,
parts:M===void 0?[]:E}}finally{a.traced=void 0}};return{curve:b=>{if(!f)return u(b);const S=h(b);return l.length<cr&&l.push(S),S.value},look:()=>{if(!l.length)return[];
const b=Math.floor((c-i.steps)/l.length)+1,S=l;l=[];const M=Nr(S,h,Math.floor(i.steps/(2*ur*b)));return m&&Er(S,M,u)&&N(br),M.map(E=>E.samples.map(({at:A,value:R})=>[
A,R]))}}}function Nr(e,t,n){const r=new Map(e.filter(({value:u})=>u!==void 0).map(u=>[u.at,u])),o=e.map(u=>u.at),s=r.size&&n>=gr?Ar(C(...o),w(...o),t):[],a=w(0,
...[...r.values()].map(({value:u})=>$(Number(u)))),i=s.filter(u=>u.samples.some(({value:l})=>l!==void 0&&$(l)>a)),f=C(n,fr)+i.length;for(const u of s)for(const l of u.
samples)l.value!==void 0&&r.set(l.at,l);const c=[...r.values()].sort((u,l)=>u.at-l.at);for(const u of $r(c)){if(i.length>=f)break;if(i.some(d=>Or(d,u)))continue;
const l=_r[u.kind](u,t);u.at[0]<=l&&l<=u.at[u.at.length-1]&&i.push({at:l,samples:yr(u,l,t)})}return i}function Er(e,t,n){const r=w(0,...e.map(({value:s})=>$(s??
0))),o=t.flatMap(s=>s.samples.filter(({at:a})=>a===s.at));return[e[e.length>>1],...o].some(s=>{const a=n(s.at);return a===void 0||s.value===void 0?a!==s.value:$(
a-s.value)>Sr*w(r,$(a),$(s.value))})}const yt=(e,t)=>e.flatMap(({name:n,operands:r})=>{const o=vr[n];return o?[o(...r.map(s=>Number(t[+s]??0)))]:[]}),vr=Object.
assign(Object.create(null),{gamma_density:(e,t)=>t-(e-1),beta_density:(e,t,n)=>n*(e+t-2)-(e-1)});function Ar(e,t,n){return[[e,t],[t,e]].map(([r,o])=>{const s=new Set;
for(let a=1;a<=pr;a++)s.add(r+(o-r)*mr**a);return s.delete(e),s.delete(t),{at:NaN,samples:[...s].sort((a,i)=>a-i).map(n)}}).filter(({samples:r})=>r.length)}function $r(e){
const t=e.map(o=>o.at),n=e.reduce((o,{parts:s})=>C(o,s.length),e.length?1/0:0);return Array.from({length:n},(o,s)=>{const a=e.map(({parts:i})=>i[s]);return a.every(
i=>typeof i=="number")?Tr(s,t,a):[]}).sort((o,s)=>o.length-s.length).flat()}function Tr(e,t,n){let r=1/0,o=-1/0,s=!0;for(const c of n)r=C(r,c),o=w(o,c),s&&=c===
0||c===1;if(r===o)return[];const a=w($(r),$(o)),i=[],f=(c,u)=>i.push({part:e,kind:u,at:t.slice(c,c+2),values:n.slice(c,c+2),size:a});if(s){for(let c=0;c+1<t.length;c++)
n[c]!==n[c+1]&&f(c,"flip");return i}if(r<0&&o>0)for(let c=0;c+1<t.length;c++)n[c]*n[c+1]<0&&f(c,"zero");for(let c=0,u=0,l=0;c+1<t.length;c++){const d=n[c+1]-n[c];
if(!($(d)<=_t*a)){if(u*d<0&&c-l<=1){const m=[l-1,l,c+1];i.push({part:e,kind:"turn",at:m.map(h=>t[h]),values:m.map(h=>n[h]),size:a})}[u,l]=[d,c+1]}}return i}const X=(e,t)=>{
const n=e.parts[t];return typeof n=="number"?n:NaN};function Or({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const r=t.findIndex(c=>c.at===
e),[o,s,a]=[w(0,r-Rt),r,C(t.length-1,r+Rt)].map(c=>X(t[c],n.part));if(n.kind==="flip")return o!==a;if(n.kind==="zero")return o*a<=0;const i=s-o,f=a-s;return i*f<=
0||w($(i),$(f))<=_t*n.size}function Rr({part:e,at:[t,n],values:[r,o]},s){const a=r;for(let i=0;i<It+Lt;i++){const f=i<It?n-o*(n-t)/(o-r):t/2+n/2;if(!(t<f&&f<n))
break;const c=X(s(f),e);if(!($(c)>0))return f;c<0==a<0?[t,r,o]=[f,c,o/2]:[n,o,r]=[f,c,r/2]}return $(r)<$(o)?t:n}function Ir({part:e,at:[t,n],values:[r]},o){for(let s=0;s<
Lt;s++){const a=t/2+n/2;if(!(t<a&&a<n))break;X(o(a),e)===r?t=a:n=a}return t}function Lr({part:e,at:t,values:n},r){const[o,s,a]=t;let i=wt(t,n),f=C(s-o,a-s);for(let c=0;c<
hr;c++){f/=16;const u=[i-f,i,i+f];if(!(o<u[0]&&u[0]<i&&i<u[2]&&u[2]<a))break;const l=wt(u,u.map(d=>X(r(d),e)));if(!(u[0]<l&&l<u[2]))break;i=l}return i}function wt([
e,t,n],[r,o,s]){const a=(t-e)*(o-s),i=(t-n)*(o-r);return $(a-i)>0?t-((t-e)*a-(t-n)*i)/(2*(a-i)):t}const _r={zero:Rr,flip:Ir,turn:Lr};function yr(e,t,n){const r=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let s=o-t;for(let a=0;a<dr;a++)s*=lr,r.has(t+s)||r.set(t+s,n(t+s))}return[...r.values()].sort((o,s)=>o.
at-s.at)}const _e=400,x=.6180339887498949,wr=60,kr=8,kt=1e-9,Pr=1e-5,Pt=1e-13,{abs:ye,max:V,min:zt}=Math,I=e=>e??-1/0;function Dt(e,t,n,r,o){t<n||N(t>n?"the ran\
ge runs backwards":"the range is empty");const s=c=>{const u=e(c);return u===void 0?void 0:r*u},a=[...Array.from({length:_e},(c,u)=>t+(n-t)*u/_e),n],i=a.map(s),
f=i.filter(c=>c!==void 0);return f.length||N("no value in the range"),{value:s,at:a,values:i,size:f.reduce((c,u)=>V(c,ye(u)),0),sign:r,places:o()}}const Ft=(e,t,n,r,o)=>r*
Gt(Dt(e,t,n,r,o))[0][1];function Ct(e,t,n,r,o){const s=Dt(e,t,n,r,o),[[a,i],...f]=Gt(s),c=Pr*(n-t);f.some(([u,l])=>i-l<=kt*s.size&&ye(u-a)>c)&&N("several places\
 have the same value");for(const u of[a-c,a+c]){const l=t<=u&&u<=n?s.value(u):void 0;l!==void 0&&i-l<=Pt*s.size&&N("it is flat where it is largest")}return zr(s,
a,i,c)}function Gt(e){const{at:t,values:n,sign:r,size:o}=e,s=c=>n[c]!==void 0&&I(n[c])>I(n[c-1])&&I(n[c])>=I(n[c+1]),i=[...n.keys()].filter(s).sort((c,u)=>I(n[u])-
I(n[c])||c-u).slice(0,kr).map(c=>Ut(e,t[V(c-1,0)],t[zt(c+1,_e)],t[c],I(n[c]))),f=i.reduce((c,[,u])=>V(c,u),-1/0)+kt*o;for(const c of e.places){const u=c.map(([,
g])=>I(g===void 0?void 0:r*g)),l=u.indexOf(V(...u)),[d,m,h]=[V(l-1,0),l,zt(l+1,c.length-1)].map(g=>c[g][0]);u[l]>f&&i.push(Ut(e,d,h,m,u[l]))}return i.sort((c,u)=>u[1]-
c[1])}function Ut({value:e},t,n,r,o){let s=n-x*(n-t),a=t+x*(n-t),i=I(e(s)),f=I(e(a));for(let c=0;c<wr;c++)i>o&&([r,o]=[s,i]),f>o&&([r,o]=[a,f]),i>=f?([n,a,f]=[a,
s,i],s=n-x*(n-t),i=I(e(s))):([t,s,i]=[s,a,f],a=t+x*(n-t),f=I(e(a)));return[r,o]}function zr({value:e,size:t},n,r,o){for(const s of[o*64,o*8]){const a=[-2,-1,1,2].
map(g=>e(n+s*g));if(a.includes(void 0))return n;const[i,f,c,u]=a.map(I),l=i-u+8*(c-f),d=-i+16*f-30*r+16*c-u;if(!(d<0))return n;const m=n-s*l/d,h=e(m);if(ye(m-n)>
o||h===void 0||r-h>Pt*t)return n;[n,r]=[m,h]}return n}const we=192,ke=1e300,Dr=1100,Pe=1e-6,Fr=.1,qt=1e-12;function Cr(e,t,n,r,o,s,a){t>0&&n<=0&&N("no real valu\
e");const i=[];let f=!1,c=0,u=NaN;const l=new Map(Hr(t,n,r).map(d=>[d,e(d)??NaN]));for(const[d,m]of Ur(l,o()).flatMap(h=>qr(e,h,l))){let h;if(m===0){const g=Ht(
e,d);f||=!g,g&&!ze(e,d)&&(h=d)}else u*Math.sign(m)<0&&(h=Wr(e,c,d,u,m));h!==void 0&&h!==i[i.length-1]&&i.push(h),[c,u]=[d,Math.sign(m)||NaN]}if(s!==void 0){const d=Gr(
i);return f&&N("a whole stretch of values solves it"),d.length!==a&&N(`${d.length} root${d.length===1?"":"s"} in the range, not ${a}`),d[s]}return i.length||N(f?
"a whole stretch of values solves it":"no root was found in the range"),i.reduce((d,m)=>Math.abs(m-r)<Math.abs(d-r)?m:d)}function Gr(e){const t=[];for(const n of[
...e].sort((r,o)=>r-o)){const r=t[t.length-1];(!t.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&t.push(n)}return t}function Ur(e,t){const n=[...e.
keys()],{sign:r}=Math;for(const[o,s]of t.flat()){const a=n.findIndex(c=>c>o);if(s===void 0||a<1)continue;const[i,f]=[a-1,a].map(c=>r(e.get(n[c])));i*r(s)<0&&i*f>
0&&e.set(o,s)}return[...e.keys()].sort((o,s)=>o-s)}function qr(e,t,n){const r=a=>[a,e(a)??NaN],o=[t,n.get(t)],s=Pe*(Math.abs(t)||1);return o[1]===0?[r(t-s),o,r(
t+s)]:[o]}function Hr(e,t,n){const r=(i,f,c=1)=>Array.from({length:Math.floor((f-i)/c)+1},(u,l)=>i+l*c);if(e>-ke||t<ke){const i=e>0?Math.log(t/e):0;return r(0,we).
map(f=>e>0?e*Math.exp(f/we*i):e+f/we*(t-e))}const o=Math.abs(n)||1,s=[...r(-48,48).map(i=>o*10**(i/4)),...r(1,32).map(i=>o*i/16),...r(-300,300,12).map(i=>10**i)],
a=[...new Set(s)].filter(i=>i>0&&i<=ke).sort((i,f)=>i-f);return[...a.map(i=>-i).reverse(),0,...a]}function Ht(e,t){const n=Pe*(Math.abs(t)||1);return e(t-n)!==0&&
e(t+n)!==0}const ze=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function Wr(e,t,n,r,o){const s=Math.abs(o);let a=s,i=s;for(let m=0;m<Dr;m++){const h=t/2+n/2;if(h===
t||h===n)break;const g=e(h);if(g===void 0)return;if(g===0)return Ht(e,h)&&!ze(e,h)?h:void 0;g<0==r<0?[t,a]=[h,Math.abs(g)]:[n,i]=[h,Math.abs(g)]}const[f,c]=a<i?
[t,a]:[n,i],u=Pe*Math.abs(f);if(ze(e,f))return;const l=e(f-u),d=e(f+u);return l===void 0||d===void 0?c<=qt*s?f:void 0:Math.max(a,i)<=Math.max(Fr*Math.abs(d-l),qt*
s)?f:void 0}const Vr=300,Kr=100,ee=2,jr=6e-6,Br=1e-4,Yr=.001,Wt=1e-13,Zr=1e16,Jr=1e-4,Vt=1e-7,Qr=1e-9,Xr=.001,xr=.9,es=.001,ts=3e-8,te=1e-9,ns=1e-8,rs=1e140,Kt=8,
ss="the formula has no value in some row where the search starts",ne="the search for the coefficients does not settle, so start it nearer: `near …`",os="with \
the coefficients that the search starts from",is=["num","index","read"],{abs:P,max:re,min:jt,sqrt:Bt,trunc:De}=Math,as=e=>`where the search ends, ${e} does not \
change any row, so start it nearer: \`near …\``;function cs(e,t,n){const r=e(n);if(!r)return N(ss);let o=n,s=se(t,r),a=Yr;for(let i=0;i===Vr&&N(ne),v(s)>j*v(t);i++){
const f=Yt(e,o,n,t,s,1),c=new U(f,0),u=c.turned(s).slice(0,o.length),l=c.least>te?Fe(c,u,0):void 0;if(l&&(ds(l,o,Jr)||v(u)<=es*v(s)))break;for(c.least>te||(a=re(
a,ns));;){if(!(a<=Zr))return new U(f,te)&&N(ne);const d=Fe(c,u,a),m=o.map((p,b)=>p+d[b]),h=e(m),g=h&&se(t,h);if(g&&v(g)<v(s)){[o,s]=[m,g];break}a=re(a,Wt)*10}a=
a>Wt?a/10:0}return fs(e,t,o,n)}function fs(e,t,n,r){let o=n,s=1/0,a=1/0;for(let i=Kr;;){const f=e(o),c=se(t,f??t);if(!f||v(c)>a)return N(ne);a=jt(a,v(c)*(1+Xr));
const u=new U(Yt(e,o,r,t,c,i<=ee?4:2),te);if(!i)return us(u,t,c,o);const l=u.turned(c).slice(0,o.length),d=Fe(u,l,0),m=o.map((p,b)=>p+d[b]),h=re(...m.map((p,b)=>P(
d[b])/(P(p)||1)));o=m,i--;const g=h<=Qr||v(l)<=ts*v(c);i>=ee&&h<=Vt&&(g||h>=xr*s)?i=ee:i===ee-1&&jt(s,h)>Vt&&N(ne),s=h}}function us(e,t,n,r){let o=v(n);o<=j*v(t)&&
(o=0);const s=o/Bt(t.length-r.length),a=e.scales.map((i,f)=>s*v(e.solvedAcross(r.map((c,u)=>f===u?1:0)))/i);return[...r,...a,s,ct(t,o,!0)]}function Yt(e,t,n,r,o,s){
const a=se(r,o);return t.map((i,f)=>{const c=re(P(i),.001*P(n[f]))||.001,u=b=>e(t.map((S,M)=>f===M?b:S)),l=s===4&&ls(u,i,Br*c);if(l)return l;const d=jr*c,m=u(i+
d),h=s>1||!m?u(i-d):void 0,g=m&&h?2:1,p=h??a;return(m??a).map((b,S)=>(b-p[S])/(g*d))})}function ls(e,t,n){const[r,o,s,a]=[-1,1,-2,2].map(i=>e(t+i*n));if(!(!r||!o||
!s||!a))return s.map((i,f)=>(i-a[f]+8*(o[f]-r[f]))/(12*n))}function Fe(e,t,n){const r=t.length;let o;if(n){const s=Bt(n),a=e.triangle.map((c,u)=>Array.from({length:2*
r},(l,d)=>d<r?c[d]??0:u===d-r?s:0)),i=new U(a);o=i.solved(i.turned([...t,...t.map(()=>0)])).map((c,u)=>c/i.scales[u])}else o=e.solved(t);return o.map((s,a)=>s/e.
scales[a])}const ds=(e,t,n)=>t.every((r,o)=>P(e[o])<=n*P(r)),se=(e,t)=>e.map((n,r)=>n-t[r]),hs={add:(e,t)=>e+t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.
log,sin:Math.sin,cos:Math.cos};function ms(e,t){const n=hs[e]??fe.get(e),r=t.find(c=>c instanceof Float64Array);if(!r)return n(...t);const o=new Float64Array(r.
length),[s,a]=t,i=(c,u)=>c instanceof Float64Array?c[u]:Number(c);if(e==="pow"&&a===2)for(let c=0;c<o.length;c++)o[c]=i(s,c)*i(s,c);else if(t.length===2)for(let c=0;c<
o.length;c++)o[c]=n(i(s,c),i(a,c));else for(let c=0;c<o.length;c++)o[c]=n(...t.map(u=>i(u,c)));let f=0;for(const c of o)f+=c;return Number.isFinite(f)?o:N("over\
flow")}function ps(e,t,n,r){const[,o,s,...a]=e[t].map(Number);let i=Float64Array.from({length:o},(c,u)=>u),f;for(let c=0,u=t+1;c<a.length-1;u=a[c++]){const l=a[c];
let d=0;for(let g=u;g<l;g++)is.includes(String(e[g][0]))||d++;r.budget.steps-=l-u+De(d*i.length/Kt);const m=gs(e,u,l,new Map([[t,i]]),n,r);if(m===void 0||typeof m==
"string")return;const h=m instanceof Float64Array?m:i.map(()=>Number(m));s&&!c?i=i.filter((g,p)=>h[p]):f=[...h]}return f}function gs(e,t,n,r,o,s){const a=i=>r.has(
+i)?r.get(+i):o[+i];for(let i=t;i<n;i++){const[f,...c]=e[i];if(f==="num")r.set(i,c[0]);else if(f==="index")r.set(i,a(c[0]));else if(f==="read")r.set(i,s.known(String(
c[0])));else if(f==="at"){const u=a(c[1]),[{first:l,numbers:d}]=s.series(String(c[0]));if(!(u instanceof Float64Array))return;const m=u.map(h=>{const g=d[De(h)-
l];return typeof g=="number"?g:NaN});if(m.some(Number.isNaN))return;r.set(i,m)}else if(fe.has(String(f))&&f!=="binomial")r.set(i,ms(String(f),c.map(a)));else return}
return r.get(n-1)}const Ss={searched(e,[t,n,r,...o],s,a,i,f){const c=+r,u=o.slice(0,c).map(S=>Number(a[+S])),l=o.slice(c,2*c).map(String),d=Number(o[o.length-1]),
m=a[+n][0].numbers,h=S=>e.inside(new Map(l.map((M,E)=>[M,S[E]]))),g=S=>s(i+1,d,h(S))[0].numbers,p=S=>{const M=ue(e,()=>(e.budget.steps-=De(m.length*c/Kt),e.budget.
steps<0&&s(i,i),ps(f,i+1,a,h(S))??g(S)));return M?.every(E=>P(E)<rs)?M:void 0};try{g(u)}catch(S){throw S instanceof hn&&e.budget.steps>=0&&!S.needs&&(S.message.
startsWith("the cell `")||(S.message+=`, ${os}`)),S}return ut(m.length,c),lt(String(t).split(", "),()=>cs(p,m,u),as).map(S=>({first:0,numbers:[S]}))}},bs=40,Ms=25e4,
Ns=60,Es=12,vs=3,Zt=1e-6,As=1e-7,Jt=1e-9,$s=1e-13,Ts=1e-10,Ce=1e-8,Ge=1e-5,Os=.1,Rs=1e9,Ue=[2,3,5,7,11,13],z=1e300,Qt="the equations do not fix each unknown",{abs:T,
max:k,min:Xt,floor:qe}=Math;function Is(e,t,n,r,o){const s=xt(t,n,r),a=s.map((p,b)=>t[b]>-z||n[b]<z?n[b]-t[b]:T(p)||1),i={lows:t,highs:n,scales:a},f=k(4,Xt(bs,qe(
Ms/(8*o*(2*s.length+1))))),c=[],u=[];let l=0;for(let p=0;p<f;p++){const b=_s(e,p?s.map((S,M)=>Ls(p,M,i)):s,i);b?.length===0&&l++,b?.length&&![...c,...u].some(S=>ks(
b,S,a))&&(ys(e,b,a)?c:u).push(b)}c.length||N(u.length||l===f?Qt:"no solution found");const d=p=>p.map((b,S)=>qe(b/a[S]*Rs+.5));c.sort((p,b)=>{const S=d(p),M=d(b),
E=S.findIndex((A,R)=>A!==M[R]);return E<0?0:S[E]-M[E]});const m=p=>p.reduce((b,S,M)=>b+(r[M]<z?(S-s[M])/a[M]*((S-s[M])/a[M]):0),0),h=c.reduce((p,b)=>m(b)<m(p)*(1-
Jt)?b:p);u.some(p=>m(p)<m(h))&&N(Qt);const g=m(h)*(1+Ce)+Ce**2;return!r.every(p=>p<z)&&c.some(p=>p!==h&&m(p)<=g)&&N("several solutions are equally near"),s.map(
(p,b)=>[h[b],...c.map(S=>S[b])])}const xt=(e,t,n)=>n.map((r,o)=>r<z?r:(e[o]+t[o])/2);function Ls(e,t,{lows:n,highs:r,scales:o}){let s=0;for(let i=1,f=e;f;f=qe(f/
Ue[t]))i/=Ue[t],s+=i*(f%Ue[t]);if(n[t]>-z||r[t]<z)return n[t]+s*o[t];const a=2*s-1;return o[t]*a/(1-T(a))}function _s(e,t,{lows:n,highs:r,scales:o}){let s=t,a=e(
t),i=0;for(let f=0;f<Ns;f++){const c=s.map((S,M)=>k(T(S),.001*o[M]));if(!a)return;const[u,l]=en(e,s,a,c);if(!u.length)return[];const d=k(...u.map(T));if(i===vs)
return d<=Jt?s.map((S,M)=>T(S)<=$s*o[M]?0:S):void 0;(i||d<=As)&&i++;const m=S=>k(...S.map((M,E)=>T(M)/l[E])),h=m(a),g=s;let p=1,b;for(let S=0;S<(i?1:Es)&&(s=g.map(
(M,E)=>Xt(k(M+p*c[E]*u[E],n[E]),r[E])),b=e(s),!(b&&(i||m(b)<h)));S++,p/=2)b=void 0;a=b}}function ys(e,t,n){const r=t.map((o,s)=>k(T(o),.001*n[s]));for(const o of[
Ge,-Ge]){const s=t.map((f,c)=>f+o*r[c]),a=e(s);if(!a)continue;const[i]=en(e,s,a,r);return i.length>0&&i.every(f=>T(o+f)<=Os*Ge)}return!0}function en(e,t,n,r){const o=t.
map((i,f)=>{const[c,u]=[1,-1].map(d=>e(Object.assign([...t],{[f]:i+d*Zt*r[f]}))),l=c&&u?2:1;return(c??n).map((d,m)=>(d-(u??n)[m])/(l*Zt))}),s=n.map((i,f)=>k(...o.
map(c=>T(c[f]))));if(!s.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[...o.map(c=>c[f]/s[f]),-i/s[f]]);return[ws(a),s]}function ws(e){const t=e.length,
n=e.map(()=>0);for(let r=0;r<t;r++){let o=r;for(let s=r+1;s<t;s++)T(e[s][r])>T(e[o][r])&&(o=s);if(!(T(e[o][r])>=Ts))return[];[e[r],e[o]]=[e[o],e[r]];for(let s=r+
1;s<t;s++){const a=e[s][r]/e[r][r];for(let i=r;i<=t;i++)e[s][i]-=a*e[r][i]}}for(let r=t-1;r>=0;r--){let o=e[r][t];for(let s=r+1;s<t;s++)o-=e[r][s]*n[s];n[r]=o/e[r][r]}
return n}const ks=(e,t,n)=>e.every((r,o)=>T(r-t[o])<=Ce*k(T(r),T(t[o]),1e-6*n[o])),Ps=1e4,tn=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],nn=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
rn=[.015827191973480183,77/1470],sn=[.24261107190140774,672/1470],zs=4,He=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?N("gamma of zero or less"):on(e-1);if(e<.5)
return Math.PI/(Math.sin(Math.PI*e)*He(1-e));e>172&&N("overflow");const t=e-1,n=t+7.5,r=n**((t+.5)/2),o=tn.slice(1).reduce((s,a,i)=>s+a/(t+i+1),tn[0]);return Math.
sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},on=e=>{const t=le(e);if(t!==de(e))return He(e+1);let n=t<0?N("factorial of a negative number"):1;for(let r=2;r<=Math.min(t,171);r++)
n*=r;return n},an=(e,t)=>{let n=le(t);if(n!==de(t)&&N("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&
N("binomial of more than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(e-n+o)/o;return r},cn=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let r=1;r<250&&
t>=n*1e-17;r++)n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Ds=e=>{if(e<1.5)return 1-cn(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.
exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},Fs=(e,t,n)=>t>n?N("clamp to a range whose lower end is above its upper end"):Math.min(Math.max(e,t),n),Cs=e=>{const t=Math.abs(
e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},Gs=Math.hypot,Us=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):
t;return n>0&&n<=1e4?Math.trunc(n):0};ce.set(an,Us);const qs={gamma:He,factorial:on,binomial:an,erf:cn,erfc:Ds,erfinv:Mn,normal_quantile:he,cbrt:Cs,mod:pn,clamp:Fs,
hypot:Gs,...mn,...ar,irr:Je},Hs={...bn,...Sn,...gn,...Zn,...Ss,sum:(e,t,n,r,o)=>un(t,n,r,o,0),product:(e,t,n,r,o)=>un(t,n,r,o,1),integral:(e,[t,n,r],o,s,a,i,f)=>{
const{budget:c}=e,u=Number(s[+t]),l=Number(s[+n]),d=c.integrals>0,m=A=>(s[a]=A,Number(o())),{curve:h,look:g}=Le(e,m,[f,s],a+1,+r),p=A=>h(A)??Ks(m,A,u,l),b=()=>g().
map(A=>A.map(([R,dn])=>[R,dn??p(R)]));c.integrals++;const S=c.steps;d||[u,l].forEach(p);const M=d?1:Vs(Math.floor((S-c.steps)/2)),E=js(p,u,l,M,d,b);return c.integrals--,
E},slope:(e,[t],n)=>Ws(fn(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,r,o,s,a)=>oe(Ct,1,e,t,n,[a,r],o),argmin:(e,t,n,r,o,s,a)=>oe(Ct,-1,e,t,n,[a,r],o),maximum:(e,t,n,r,o,s,a)=>oe(
Ft,1,e,t,n,[a,r],o),minimum:(e,t,n,r,o,s,a)=>oe(Ft,-1,e,t,n,[a,r],o),root(e,[t,n,r,o,...s],a,i,f,c,u){const l=fn(e,t,a),{curve:d,look:m}=Le(e,l,[u,i],f+1,Number(
s.at(-1))),[h,g]=s.slice(0,-1).map(p=>Number(i[+p]));return Cr(d,Number(i[+n]),Number(i[+r]),Number(i[+o]),m,h,g)},system(e,[t,...n],r,o,s){const a=+t,[i,f,c]=[
0,1,2].map(p=>n.slice(p*a,(p+1)*a).map(b=>Number(o[+b]))),u=n.slice(3*a,4*a).map(String),l=n.slice(4*a,-1).map(Number),d=p=>{const b=ue(e,()=>{const S=e.inside(
new Map(u.map((M,E)=>[M,p[E]])));return l.map((M,E)=>Number(r(E?l[E-1]:s+1,M,S)))});return b?.every(Number.isFinite)?b:void 0},m=xt(i,f,c);d(m);const h=e.budget.
steps;return d(m),Is(d,i,f,c,h-e.budget.steps).map(p=>({first:0,numbers:p}))}},oe=(e,t,n,[r,o,s],a,i,f)=>{const[,c]=i,u=m=>(c[f]=m,Number(a())),{curve:l,look:d}=Le(
n,u,i,f+1,+s);return e(l,Number(c[+r]),Number(c[+o]),t,d)},fn=(e,t,n)=>r=>Number(n(void 0,void 0,e.inside(new Map([[String(t),r]]))));function un(e,t,n,r,o){const[
s,a]=[0,1].map(f=>{const c=Number(n[+e[f]]),u=le(c);return u===de(c)?u:N("bounds are not whole numbers")});a<s-1&&N("the bounds run backwards"),a-s>=Ps&&N("more\
 than 10,000 terms");let i=o;for(let f=s;f<=a;f++)n[r]=f,i=o?i*Number(t()):i+Number(t());return i}function Ws(e,t){let n=.001*Math.abs(t)||.001,r=0;const o=e(t),
{abs:s}=Math;for(let a=0;a<8;a++,n/=4){const i=e(t-n),f=e(t+n),c=e(t-2*n),u=e(t+2*n),l=f-o-(o-i),d=u-o-(o-c),m=s(f-o)+s(o-i),h=1e-14*s(o),g=c-u+8*(f-i);if(r=Math.
max(r,m/n),s(d/2-2*l)<=1e-4*r*n+h&&(s((u-c)/2-(f-i))<=.1*m+h||s(g)<=1e-9*m)){const p=n/2,b=i-f+8*(e(t+p)-e(t-p)),S=g/(12*n),M=b/(12*p);if(s(M-S)<=.001*r+h/n)return M+
(M-S)/15}}return N("no slope where a function jumps or bends")}function Vs(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function Ks(e,t,n,r){const o=(r-n)*.001*
(Math.abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,a,i)=>s+a*e(t+o*(i+1)),0)}function js(e,t,n,r,o,s){const a=[...Array.from({length:r},(S,M)=>t+
(n-t)*M/r),n],i=a.map(e),f=r===32?1e-13:1e-11,c=Array.from({length:r},(S,M)=>ae(e,a[M],a[M+1],i[M],i[M+1],0)),u=ie(c);let l=ln(e,c,f*u.size),d=ie(l);d.error<=u.
error||([l,d]=[c,u]);const m=s(),h=m.length?Bs(e,l,m,d.size/Math.abs(n-t)):void 0;if(h){l=h;for(let S=0;S<zs;S++)l=ln(e,l,f*ie(l).size);d=ie(l)}const{value:g,error:p,
size:b}=d;return Math.abs(g)<=1e-14*b&&p<=1e-9*b?0:p<=1e-9*(o?b:Math.abs(g))?g:N("the integral does not settle")}function ln(e,t,n){const r=[],o=[...t];for(let s,
a=0;s=o.pop();){const{depth:i,a:f,b:c,first:u,last:l,middle:d}=s,m=(f+c)/2;if(s.error<=n||i===52||a===500){r.push(s);continue}a++,o.push(ae(e,f,m,u,d,i+1),ae(e,
m,c,d,l,i+1))}return r}function Bs(e,t,n,r){let o=!1;const s=t.flatMap(a=>{const{a:i,b:f}=a,[c,u]=i<f?[i,f]:[f,i],l=n.flatMap(g=>g.filter(([p])=>c<p&&p<u)),d=l.
length?Ys(e,a,l,r):[];if(!d.length)return[a];o=!0;const m=[...new Set([c,u,...d])].sort((g,p)=>i<f?g-p:p-g),h=m.map(e);return m.slice(1).map((g,p)=>ae(e,m[p],g,
h[p],h[p+1],0))});return o?s:void 0}function Ys(e,{a:t,b:n,first:r,last:o,middle:s},a,i){const f=(t+n)/2,c=(n-t)/2,{abs:u}=Math,l=[[-1,r],[0,s],[1,o]];for(const[
h]of nn)for(const g of[-1,1])l.push([g*h,e(f+g*c*h)]);const d=l.reduce((h,[,g])=>Math.max(h,u(g)),i),m=([h,g])=>u(g-Zs(l,(h-f)/c))<=1e-6*Math.max(d,u(g));return a.
filter(h=>!m(h)).map(([h])=>h)}const Zs=(e,t)=>e.reduce((n,[r,o],s)=>n+e.reduce((a,[i],f)=>f===s?a:a*((t-i)/(r-i)),o),0),ie=e=>e.reduce((t,n)=>({value:t.value+n.
value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function ae(e,t,n,r,o,s){const a=(t+n)/2,i=(n-t)/2,f=e(a),{abs:c}=Math;let[u,l]=[0,1].
map(h=>rn[h]*(r+o)+sn[h]*f),d=rn[0]*(c(r)+c(o))+sn[0]*c(f);for(const[h,g,p]of nn){const b=e(a-i*h),S=e(a+i*h);u+=g*(b+S),l+=p*(b+S),d+=g*(c(b)+c(S))}const m=u*i;
return Number.isFinite(m)?{a:t,b:n,first:r,last:o,depth:s,middle:f,value:m,error:c(u-l)*c(i),size:d*c(i)}:N("overflow")}export{qs as ACTS,Hs as MORE_REGIONS};
