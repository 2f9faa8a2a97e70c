import{n as ce,h as N,E as fe,o as ue,T as hn,j as le,k as de,p as mn,q as pn}from"../page/live.js";import{a as K,R as gn,C as Sn,S as bn}from"../parts/sequences.js";
import{o as G,n as he,b as He,e as Mn}from"../parts/beta.js";import"../page/sheet.js";const{abs:Ve,exp:Nn,expm1:En,log:vn,max:An,min:On,trunc:Tn}=Math,z=21,Ke=.4871,
$n=4*Number.EPSILON,je=70,Be=40,Rn=120,Ye="more than one rate makes these cash flows worth nothing",Ze="no rate turns these cash flows from a loss into a gain",
Je=(...e)=>{const t=e.flatMap((f,c)=>f?[c]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],r=me(n);r===0&&N("cash flows of only one sign have no rate of return");
let[s,o]=r===1?[-z,z]:In(n);const a=pe(n,o)>0;a===pe(n,s)>0&&N(Ze);for(let f=0;f<je;f++){const c=(s+o)/2;pe(n,c)>0===a?o=c:s=c}const i=En(-(s+o)/2);return Ve(i)<=
$n?0:i};ce.set(Je,(...e)=>Tn(e.length*je/4)+(me(e)>1?8*e.length*e.length:0));function me(e){const t=e.filter(n=>n).map(n=>n>0);return t.filter((n,r)=>r&&n!==t[r-
1]).length}function pe(e,t){const n=Nn(-Ve(t)),r=(s,o)=>s*n+o;return t<=0?e.reduceRight(r,0):e.reduce(r,0)}function In(e){const t=e.length-1;let n=1;const r=[{low:0,
high:1,depth:0,parts:e.map((o,a)=>(a&&(n*=(t-a+1)/a),o/n))}],s=[];for(let o=0,a;o<Rn&&(a=r.pop());o++){const{low:i,high:f,depth:c,parts:u}=a,l=me(u);if(l===1&&s.
push([i,f]),l>1&&c<Be){const d=i+(f-i)*Ke,[m,h]=_n(u);r.push({low:i,high:d,depth:c+1,parts:m},{low:d,high:f,depth:c+1,parts:h})}(s.length>1||l>1&&c===Be)&&N(Ye)}
return r.length&&N(Ye),s.length||N(Ze),s[0].map(Ln)}function Ln(e){return e===0||e===1?e?z:-z:On(An(vn(e/(1-e)),-z),z)}function _n(e){const t=[],n=[];for(let r=e;r.
length;r=r.slice(1).map((s,o)=>r[o]+(s-r[o])*Ke))t.push(r[0]),n.push(r[r.length-1]);return[t,n.reverse()]}const j=2**-46,yn=.001,wn=2e4,kn=32,Qe=1e-12,Pn=12,zn=1e-15,
Xe=134217729,Dn=64,xe=1e140,et=1e-140,Fn=8,{abs:L,max:tt,sqrt:ge,trunc:nt}=Math;function B(e,t){const n=e+t,r=n-e;return[n,e-(n-r)+(t-r)]}function rt(e,t){const n=e*
t,r=Xe*e,s=Xe*t,o=r-(r-e),a=s-(s-t),i=e-o,f=t-a;return[n,o*a-n+o*f+i*a+i*f]}function Se(e,t){const[n,r]=B(e[0],t[0]);return B(n,r+(e[1]+t[1]))}function be(e,t){
const[n,r]=rt(e[0],t[0]);return B(n,r+(e[0]*t[1]+e[1]*t[0]))}function st(e,t){const n=e[0]/t[0],r=Se(e,be(t,[-n,0]));return B(n,r[0]/t[0])}function Cn(e,[t,n]){
const r=L(t);if(r>Dn||r!==nt(r)||n)return;let s=[1,0];for(let o=0;o<r;o++)s=be(s,e);return t>=0?s:st([1,0],s)}const ot={add:Se,sub:(e,t)=>Se(e,[-t[0],-t[1]]),mul:be,
div:st,neg:([e,t])=>[-e,-t],pow:Cn};function Gn(e,t){const n=Object.hasOwn(ot,e)?ot[e]:void 0;if(!n||t.some(([s])=>L(s)>xe||s&&L(s)<et))return;const r=n(...t);return r&&
L(r[0])>et&&L(r[0])<xe?r:void 0}function it(e,t){const n=[...e];for(const[r,[s,o]]of t)n.push(...rt(r,s),r*o);return K(n)}const v=e=>ge(K(e.map(t=>t*t)));function Me(e,t,n){
const r=[];for(let o=t;o<n.length;o++)r.push(e[o]*n[o]);const s=2*K(r);for(let o=t;o<n.length;o++)n[o]-=s*e[o]}class at{constructor(t,n){this.column=t,this.others=
n}}class U{constructor(t,n=Qe){this.limit=n,this.scales=t.map(r=>v(r)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((r,s)=>this.add(s,r.map(o=>o/this.
scales[s])))}add(t,n){this.vectors.forEach((i,f)=>Me(i,f,n));const r=v(n.slice(t));if(this.limit&&!(r>this.limit)){const i=this.upwards(n.slice(0,t));throw new at(
t,i.flatMap((f,c)=>L(f)>ge(Qe)?[c]:[]))}r<this.least&&(this.least=r);const s=n[t]>0?-r:r,o=n.map((i,f)=>f<t?0:i);o[t]-=s;const a=v(o)||1;this.vectors.push(o.map(
i=>i/a)),this.triangle.push([...n.slice(0,t),s])}turned(t){const n=[...t];return this.vectors.forEach((r,s)=>Me(r,s,n)),n}back(t){const n=[...t];for(let r=this.
vectors.length-1;r>=0;r--)Me(this.vectors[r],r,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let r=n.
length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let s=0;s<r;s++)n[s]-=this.triangle[r][s]*n[r]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach(
(r,s)=>{for(let o=0;o<s;o++)n[s]-=r[o]*n[o];n[s]/=r[s]}),n}}function Un([e,...t],n){const r=t.length,s=e.length,o=new U(t),a=o.least<yn||s*r<=wn,[i,...f]=a?n():
[];let c,u;if(a)[c,u]=ft(o,f,i,t.map(()=>0));else{const g=o.turned(e);c=o.solved(g),u=o.back([...t.map(()=>0),...g.slice(r)])}let l=v(u);l<=j*v(e)&&(l=0);const d=l/
ge(s-r),m=o.scales.map((g,p)=>{const b=t.map((M,E)=>p===E?1:0),S=a?ft(o,f,e.map(()=>[0,0]),b)[1]:o.solvedAcross(b);return d*v(S)/g}),h=t.some(g=>g.every(p=>p===
g[0]));return[...c.map((g,p)=>g/o.scales[p]),...m,d,ct(e,l,h)]}function ct(e,t,n){const r=n?K(e)/e.length:0,s=v(e.map(o=>o-r));return s>j*v(e)||N("all rows have\
 the same value, so there is nothing to explain"),1-t/s*(t/s)}function ft(e,t,n,r){const s=t.length;let o=t.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<Pn;f++){
const c=o.map((S,M)=>S/e.scales[M]),u=n.map((S,M)=>{const E=[[-1,[a[M],0]]];return t.forEach(($,I)=>E.push([-c[I],$[M]])),it(S,E)}),l=t.map((S,M)=>{const E=a.map(
($,I)=>[-$,S[I]]);return it([r[M]*e.scales[M],0],E)/e.scales[M]}),d=e.turned(u),m=e.solvedAcross(l),h=e.solved(d.slice(0,s).map((S,M)=>S-m[M])),g=e.back([...m,...d.
slice(s)]);o=o.map((S,M)=>S+h[M]),a=a.map((S,M)=>S+g[M]);const p=tt(...h.map(L)),b=tt(...o.map(L));if(p<=zn*b)return[o,a];p>i/2&&p>1e-12*b&&N(qn),i=p}return[o,a]}
const qn="rounding decides the result, as columns are nearly combinations of others",Wn=e=>`the rows do not determine ${e}: its factor is zero in all of them`,Hn=(e,t,n)=>t.
length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:n(e);function Vn(e,t,n){return ut(e[0].length,e.length-1),lt(n,()=>Un(
e,t))}function ut(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients need`;e<=t&&N(`${n} at least ${t+1} rows, and there are ${e}`)}function lt(e,t,n=Wn){
try{return t()}catch(r){if(!(r instanceof at))throw r;return N(Hn(e[r.column],r.others.map(s=>e[s]),n))}}function Kn(e,t,n,r,s){const[,o,a,...i]=t[n].map(Number),
f=i.slice(0,-1).map((l,d)=>[d?i[d-1]:n+1,l]),c=f.slice(a).map(()=>[]),u=r[n];for(let l=0;l<o;l++)r[n]=l,!(a&&!s(...f[0]))&&c.forEach((d,m)=>d.push(jn(t,f[m+a],r,
s)));return r[n]=u,c}function jn(e,[t,n],r,s){const o=new Map;for(let a=t;a<n;){const[i,...f]=e[a],c=Bn(e[a],a),u=s(a,a+1);if(c===a+1&&u){const l=Gn(String(i),f.
map(d=>[Number(r[+d]),o.get(+d)??0]));l&&(r[a]=l[0],o.set(a,l[1]))}a=c}return[Number(r[n-1]),o.get(n-1)??0]}const Bn=([e,...t],n)=>fe.has(String(e))||Yn.includes(
String(e))?n+1:Number(t[e==="with"?0:t.length-1]),Yn=["num","row","read","index"],Zn={fitted(e,[t,n],r,s,o,a){const i=s[+n].map(({numbers:l})=>l),f=l=>{e.budget.
steps-=nt(l*i[0].length*i.length*i.length/Fn),e.budget.steps<0&&r(o,o)};return f(1),Vn(i,()=>(f(kn),Kn(e,a,+n,s,r)),String(t).split(", ")).map(l=>({first:0,numbers:[
l]}))}},{abs:q,exp:_,log:O,log1p:dt,max:ht,min:Ne,sqrt:W,trunc:Jn,PI:Ee}=Math,ve=.01,Y=1e6,Qn=1e-17,Z=1e-300,mt=2e4,Xn=100,pt=1e-9,gt=-706,xn=37,er=18,tr=.5772156649015329,
nr=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,
.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,
1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,
745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],D=e=>{if(e<=0&&N("lgamma of zero or less"),e>=10)return(e-.5)*(O(e)-1)+(O(2*
Ee)-1)/2+G(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return St(e)-O(e);const n=e<1.5?St(e-1):bt(e-2);return t===1?n:n+O(t)},St=e=>bt(e)-dt(e);function bt(e){let t=e,
n=0;return nr.forEach((r,s)=>{t*=-e,n-=r*t/(s+2)}),e*(1-tr)+n}function Ae(e){if(q(e)>.25)return dt(e)-e;const t=e/(2+e),n=t*t;let r=n,s=0;for(let o=3;o<41;o+=2)
s+=r/o,r*=n;return 2*t*s-e*t}const H=(...e)=>{const t=ht(...e.slice(0,-1));return t>0&&t<=Y?Jn(20+2*W(t)):0},J=(...e)=>6*H(...e);function Q(e,t){e>=ve&&e<=Y||N(
"an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&N("an incomplete gamma function of a negative number")}function Oe(e,t){if(t===
0)return[0,1];const n=Te(e,t);if(t<=e+1){const s=n/e*rr(e,t);return[s,1-s]}const r=n?n/sr(e,t):0;return[1-r,r]}function Te(e,t){if(e<1)return t<1e3?_(e*O(t)-t-D(
e+1))*e:0;const n=(t-e)/e,r=n>-.9?e*Ae(n):e*(O(t/e)-n);return r>-745?_(r-G(e))*W(e/(2*Ee)):0}function rr(e,t){let n=1,r=1;for(let s=1;s<mt&&(n*=t/(e+s),r+=n,!(n<
r*Qn));s++);return r}function sr(e,t){let n=t+1-e,r=n,s=n,o=0;for(let a=1;a<mt;a++){const i=a*(e-a);if(n+=2,o=n+i*o,o=1/(q(o)>=Z?o:Z),r=n+i/r,r=q(r)>=Z?r:Z,s*=r*
o,q(r*o-1)<=2e-16)break}return s}function $e(e,t){e>=ve&&e<=Y&&t>=ve&&t<=Y||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Mt(e,t,n,r){
if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const s=Re(e,t,n,r),o=n<r?n-e/(e+t):t/(e+t)-r;if(n<=(e+1)/(e+t+2)){const i=s/He(n,r,-(e+t)*o,e,t);return[i,1-i]}const a=s/
He(r,n,(e+t)*o,t,e);return[1-a,a]}function Re(e,t,n,r){const s=e/(e+t),o=t/(e+t),a=n<r?n-s:o-r,i=a>-.9*s?Ae(a/s):O(n/s)-a/s,f=a<.9*o?Ae(-a/o):O(r/o)+a/o,c=e*i+t*
f-G(e)-G(t)+G(e+t);return c>-745?_(c)*W(e/(2*Ee)*o):0}function Nt(e){e>=0&&e<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const Et=(e,t,n)=>($e(
e,t),Nt(n),Mt(e,t,n,1-n)),or=(e,t)=>(Q(e,t),t?Te(e,t)/t:Ie(e,1)),Ie=(e,t)=>(e<1&&N("a density that is infinite at its end"),e===1?t:0),ir=(e,t,n)=>($e(e,t),Nt(n),
n===0||n===1?n?Ie(t,e):Ie(e,t):Re(e,t,n,1-n)/(n*(1-n)));function vt(e,t){e>=0&&e<=1&&t>=0&&t<=1||N("an inverse of a share that is not between 0 and 1")}const At=(e,t)=>e<=
t?he(e):-he(t);function Ot(e,t,n){if(Q(e,0),vt(t,n),n===0&&N("an infinite inverse"),t===0)return 0;const r=o=>{const a=_(o);return[...Oe(e,a),Te(e,a)]},s=e>=1?O(
e)+At(t,n)/W(e):(O(t)+D(e+1))/e;return _($t(r,t,n,s,er))}function Tt(e,t,n,r){if($e(e,t),vt(n,r),n===0||r===0)return+(r===0);const s=a=>{const i=1/(1+_(-a)),f=1/
(1+_(a));return[...Mt(e,t,i,f),Re(e,t,i,f)]},o=Ne(e,t)<1?(O(n*e)+D(e)+D(t)-D(e+t))/e:O(e/t)+At(n,r)*W(1/e+1/t);return 1/(1+_(-$t(s,n,r,o,xn)))}function $t(e,t,n,r,s){
let o=gt,a=s,i=Ne(ht(r,o),a);const f=O(Ne(t,n)),c=t<=n;for(let u=0;u<Xn;u++){const[l,d,m]=e(i),h=c?l:d,g=(h>0?O(h)-f:-1/0)*(c?1:-1);g>0?a=i:o=i;let p=m>0&&h>0?i-
g*h/m:1/0;o<=p&&p<=a||(p=(o+a)/2);const b=q(p-i);if(i=p,b<=pt)break}return i<=gt+pt?N("an inverse below 1e-306"):i}const y=(e,t)=>(ce.set(e,t),e),ar={lgamma:D,gamma_inc:y(
(e,t)=>(Q(e,t),Oe(e,t)[0]),H),gamma_inc_upper:y((e,t)=>(Q(e,t),Oe(e,t)[1]),H),gamma_inc_inv:y((e,t)=>Ot(e,t,1-t),J),gamma_inc_upper_inv:y((e,t)=>Ot(e,1-t,t),J),
beta_inc:y((e,t,n)=>Et(e,t,n)[0],H),beta_inc_upper:y((e,t,n)=>Et(e,t,n)[1],H),beta_inc_inv:y((e,t,n)=>Tt(e,t,n,1-n),J),beta_inc_upper_inv:y((e,t,n)=>Tt(e,t,1-n,
n),J),gamma_density:or,beta_density:ir},cr=450,fr=16,ur=28,lr=1/64,dr=7,Rt=4,It=12,Lt=70,hr=3,_t=1e-13,mr=1/8,pr=18,gr=4,{abs:R,max:F,min:C}=Math;function Le(e,t,[
n,r],s,o){const{machine:a,budget:i}=e,f=!a.traced,c=i.steps,u=g=>ue(e,()=>t(g));let l=[];const d=g=>{const p=a.traced=[];try{const b=u(g),S=[...r.slice(s,o-1),...yt(
n.slice(s,o),r)];for(const[M,E]of p)S.push(...E,...yt(M,E));return{at:g,value:b,parts:S}}finally{a.traced=void 0}};return{curve:g=>{if(!f)return u(g);const p=d(
g);return l.length<cr&&l.push(p),p.value},look:()=>{if(!l.length)return[];const g=Math.floor((c-i.steps)/l.length)+1,p=l;return l=[],Sr(p,d,Math.floor(i.steps/(2*
ur*g)))}}}function Sr(e,t,n){const r=new Map(e.filter(({value:u})=>u!==void 0).map(u=>[u.at,u])),s=e.map(u=>u.at),o=r.size&&n>=gr?Mr(C(...s),F(...s),t):[],a=F(0,
...[...r.values()].map(({value:u})=>R(Number(u)))),i=o.filter(u=>u.samples.some(({value:l})=>l!==void 0&&R(l)>a)),f=C(n,fr)+i.length;for(const u of o)for(const l of u.
samples)l.value!==void 0&&r.set(l.at,l);const c=[...r.values()].sort((u,l)=>u.at-l.at);for(const u of Nr(c)){if(i.length>=f)break;if(i.some(d=>vr(d,u)))continue;
const l=$r[u.kind](u,t);u.at[0]<=l&&l<=u.at[u.at.length-1]&&i.push({at:l,samples:Rr(u,l,t)})}return i.map(u=>u.samples.map(({at:l,value:d})=>[l,d]))}const yt=(e,t)=>e.
flatMap(({name:n,operands:r})=>{const s=br[n];return s?[s(...r.map(o=>Number(t[+o]??0)))]:[]}),br=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-(e-1),
beta_density:(e,t,n)=>n*(e+t-2)-(e-1)});function Mr(e,t,n){return[[e,t],[t,e]].map(([r,s])=>{const o=new Set;for(let a=1;a<=pr;a++)o.add(r+(s-r)*mr**a);return o.
delete(e),o.delete(t),{at:NaN,samples:[...o].sort((a,i)=>a-i).map(n)}}).filter(({samples:r})=>r.length)}function Nr(e){const t=e.map(s=>s.at),n=e.reduce((s,{parts:o})=>C(
s,o.length),e.length?1/0:0);return Array.from({length:n},(s,o)=>{const a=e.map(({parts:i})=>i[o]);return a.every(i=>typeof i=="number")?Er(o,t,a):[]}).sort((s,o)=>s.
length-o.length).flat()}function Er(e,t,n){let r=1/0,s=-1/0,o=!0;for(const c of n)r=C(r,c),s=F(s,c),o&&=c===0||c===1;if(r===s)return[];const a=F(R(r),R(s)),i=[],
f=(c,u)=>i.push({part:e,kind:u,at:t.slice(c,c+2),values:n.slice(c,c+2),size:a});if(o){for(let c=0;c+1<t.length;c++)n[c]!==n[c+1]&&f(c,"flip");return i}if(r<0&&s>
0)for(let c=0;c+1<t.length;c++)n[c]*n[c+1]<0&&f(c,"zero");for(let c=0,u=0,l=0;c+1<t.length;c++){const d=n[c+1]-n[c];if(!(R(d)<=_t*a)){if(u*d<0&&c-l<=1){const m=[
l-1,l,c+1];i.push({part:e,kind:"turn",at:m.map(h=>t[h]),values:m.map(h=>n[h]),size:a})}[u,l]=[d,c+1]}}return i}const X=(e,t)=>{const n=e.parts[t];return typeof n==
"number"?n:NaN};function vr({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const r=t.findIndex(c=>c.at===e),[s,o,a]=[F(0,r-Rt),r,C(t.length-
1,r+Rt)].map(c=>X(t[c],n.part));if(n.kind==="flip")return s!==a;if(n.kind==="zero")return s*a<=0;const i=o-s,f=a-o;return i*f<=0||F(R(i),R(f))<=_t*n.size}function Ar({
part:e,at:[t,n],values:[r,s]},o){const a=r;for(let i=0;i<It+Lt;i++){const f=i<It?n-s*(n-t)/(s-r):t/2+n/2;if(!(t<f&&f<n))break;const c=X(o(f),e);if(!(R(c)>0))return f;
c<0==a<0?[t,r,s]=[f,c,s/2]:[n,s,r]=[f,c,r/2]}return R(r)<R(s)?t:n}function Or({part:e,at:[t,n],values:[r]},s){for(let o=0;o<Lt;o++){const a=t/2+n/2;if(!(t<a&&a<
n))break;X(s(a),e)===r?t=a:n=a}return t}function Tr({part:e,at:t,values:n},r){const[s,o,a]=t;let i=wt(t,n),f=C(o-s,a-o);for(let c=0;c<hr;c++){f/=16;const u=[i-f,
i,i+f];if(!(s<u[0]&&u[0]<i&&i<u[2]&&u[2]<a))break;const l=wt(u,u.map(d=>X(r(d),e)));if(!(u[0]<l&&l<u[2]))break;i=l}return i}function wt([e,t,n],[r,s,o]){const a=(t-
e)*(s-o),i=(t-n)*(s-r);return R(a-i)>0?t-((t-e)*a-(t-n)*i)/(2*(a-i)):t}const $r={zero:Ar,flip:Or,turn:Tr};function Rr(e,t,n){const r=new Map([[t,n(t)]]);for(const s of[
e.at[0],e.at[e.at.length-1]]){let o=s-t;for(let a=0;a<dr;a++)o*=lr,r.has(t+o)||r.set(t+o,n(t+o))}return[...r.values()].sort((s,o)=>s.at-o.at)}const _e=400,x=.6180339887498949,
Ir=60,Lr=8,kt=1e-9,_r=1e-5,Pt=1e-13,{abs:ye,max:V,min:zt}=Math,T=e=>e??-1/0;function Dt(e,t,n,r,s){t<n||N(t>n?"the range runs backwards":"the range is empty");const o=c=>{
const u=e(c);return u===void 0?void 0:r*u},a=[...Array.from({length:_e},(c,u)=>t+(n-t)*u/_e),n],i=a.map(o),f=i.filter(c=>c!==void 0);return f.length||N("no valu\
e in the range"),{value:o,at:a,values:i,size:f.reduce((c,u)=>V(c,ye(u)),0),sign:r,places:s()}}const Ft=(e,t,n,r,s)=>r*Gt(Dt(e,t,n,r,s))[0][1];function Ct(e,t,n,r,s){
const o=Dt(e,t,n,r,s),[[a,i],...f]=Gt(o),c=_r*(n-t);f.some(([u,l])=>i-l<=kt*o.size&&ye(u-a)>c)&&N("several places have the same value");for(const u of[a-c,a+c]){
const l=t<=u&&u<=n?o.value(u):void 0;l!==void 0&&i-l<=Pt*o.size&&N("it is flat where it is largest")}return yr(o,a,i,c)}function Gt(e){const{at:t,values:n,sign:r,
size:s}=e,o=c=>n[c]!==void 0&&T(n[c])>T(n[c-1])&&T(n[c])>=T(n[c+1]),i=[...n.keys()].filter(o).sort((c,u)=>T(n[u])-T(n[c])||c-u).slice(0,Lr).map(c=>Ut(e,t[V(c-1,
0)],t[zt(c+1,_e)],t[c],T(n[c]))),f=i.reduce((c,[,u])=>V(c,u),-1/0)+kt*s;for(const c of e.places){const u=c.map(([,g])=>T(g===void 0?void 0:r*g)),l=u.indexOf(V(...u)),
[d,m,h]=[V(l-1,0),l,zt(l+1,c.length-1)].map(g=>c[g][0]);u[l]>f&&i.push(Ut(e,d,h,m,u[l]))}return i.sort((c,u)=>u[1]-c[1])}function Ut({value:e},t,n,r,s){let o=n-
x*(n-t),a=t+x*(n-t),i=T(e(o)),f=T(e(a));for(let c=0;c<Ir;c++)i>s&&([r,s]=[o,i]),f>s&&([r,s]=[a,f]),i>=f?([n,a,f]=[a,o,i],o=n-x*(n-t),i=T(e(o))):([t,o,i]=[o,a,f],
a=t+x*(n-t),f=T(e(a)));return[r,s]}function yr({value:e,size:t},n,r,s){for(const o of[s*64,s*8]){const a=[-2,-1,1,2].map(g=>e(n+o*g));if(a.includes(void 0))return n;
const[i,f,c,u]=a.map(T),l=i-u+8*(c-f),d=-i+16*f-30*r+16*c-u;if(!(d<0))return n;const m=n-o*l/d,h=e(m);if(ye(m-n)>s||h===void 0||r-h>Pt*t)return n;[n,r]=[m,h]}return n}
const we=192,ke=1e300,wr=1100,Pe=1e-6,kr=.1,qt=1e-12;function Pr(e,t,n,r,s,o,a){t>0&&n<=0&&N("no real value");const i=[];let f=!1,c=0,u=NaN;const l=new Map(Cr(t,
n,r).map(d=>[d,e(d)??NaN]));for(const[d,m]of Dr(l,s()).flatMap(h=>Fr(e,h,l))){let h;if(m===0){const g=Wt(e,d);f||=!g,g&&!ze(e,d)&&(h=d)}else u*Math.sign(m)<0&&(h=
Gr(e,c,d,u,m));h!==void 0&&h!==i[i.length-1]&&i.push(h),[c,u]=[d,Math.sign(m)||NaN]}if(o!==void 0){const d=zr(i);return f&&N("a whole stretch of values solves i\
t"),d.length!==a&&N(`${d.length} root${d.length===1?"":"s"} in the range, not ${a}`),d[o]}return i.length||N(f?"a whole stretch of values solves it":"no root wa\
s found in the range"),i.reduce((d,m)=>Math.abs(m-r)<Math.abs(d-r)?m:d)}function zr(e){const t=[];for(const n of[...e].sort((r,s)=>r-s)){const r=t[t.length-1];(!t.
length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&t.push(n)}return t}function Dr(e,t){const n=[...e.keys()],{sign:r}=Math;for(const[s,o]of t.flat()){
const a=n.findIndex(c=>c>s);if(o===void 0||a<1)continue;const[i,f]=[a-1,a].map(c=>r(e.get(n[c])));i*r(o)<0&&i*f>0&&e.set(s,o)}return[...e.keys()].sort((s,o)=>s-
o)}function Fr(e,t,n){const r=a=>[a,e(a)??NaN],s=[t,n.get(t)],o=Pe*(Math.abs(t)||1);return s[1]===0?[r(t-o),s,r(t+o)]:[s]}function Cr(e,t,n){const r=(i,f,c=1)=>Array.
from({length:Math.floor((f-i)/c)+1},(u,l)=>i+l*c);if(e>-ke||t<ke){const i=e>0?Math.log(t/e):0;return r(0,we).map(f=>e>0?e*Math.exp(f/we*i):e+f/we*(t-e))}const s=Math.
abs(n)||1,o=[...r(-48,48).map(i=>s*10**(i/4)),...r(1,32).map(i=>s*i/16),...r(-300,300,12).map(i=>10**i)],a=[...new Set(o)].filter(i=>i>0&&i<=ke).sort((i,f)=>i-f);
return[...a.map(i=>-i).reverse(),0,...a]}function Wt(e,t){const n=Pe*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const ze=(e,t)=>e(Number(t.toPrecision(7)))===
void 0;function Gr(e,t,n,r,s){const o=Math.abs(s);let a=o,i=o;for(let m=0;m<wr;m++){const h=t/2+n/2;if(h===t||h===n)break;const g=e(h);if(g===void 0)return;if(g===
0)return Wt(e,h)&&!ze(e,h)?h:void 0;g<0==r<0?[t,a]=[h,Math.abs(g)]:[n,i]=[h,Math.abs(g)]}const[f,c]=a<i?[t,a]:[n,i],u=Pe*Math.abs(f);if(ze(e,f))return;const l=e(
f-u),d=e(f+u);return l===void 0||d===void 0?c<=qt*o?f:void 0:Math.max(a,i)<=Math.max(kr*Math.abs(d-l),qt*o)?f:void 0}const Ur=300,qr=100,ee=2,Wr=6e-6,Hr=1e-4,Vr=.001,
Ht=1e-13,Kr=1e16,jr=1e-4,Vt=1e-7,Br=1e-9,Yr=.001,Zr=.9,Jr=.001,Qr=3e-8,te=1e-9,Xr=1e-8,xr=1e140,Kt=8,es="the formula has no value in some row where the search s\
tarts",ne="the search for the coefficients does not settle, so start it nearer: `near …`",ts="with the coefficients that the search starts from",ns=["num","in\
dex","read"],{abs:k,max:re,min:jt,sqrt:Bt,trunc:De}=Math,rs=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function ss(e,t,n){
const r=e(n);if(!r)return N(es);let s=n,o=se(t,r),a=Vr;for(let i=0;i===Ur&&N(ne),v(o)>j*v(t);i++){const f=Yt(e,s,n,t,o,1),c=new U(f,0),u=c.turned(o).slice(0,s.length),
l=c.least>te?Fe(c,u,0):void 0;if(l&&(cs(l,s,jr)||v(u)<=Jr*v(o)))break;for(c.least>te||(a=re(a,Xr));;){if(!(a<=Kr))return new U(f,te)&&N(ne);const d=Fe(c,u,a),m=s.
map((p,b)=>p+d[b]),h=e(m),g=h&&se(t,h);if(g&&v(g)<v(o)){[s,o]=[m,g];break}a=re(a,Ht)*10}a=a>Ht?a/10:0}return os(e,t,s,n)}function os(e,t,n,r){let s=n,o=1/0,a=1/0;
for(let i=qr;;){const f=e(s),c=se(t,f??t);if(!f||v(c)>a)return N(ne);a=jt(a,v(c)*(1+Yr));const u=new U(Yt(e,s,r,t,c,i<=ee?4:2),te);if(!i)return is(u,t,c,s);const l=u.
turned(c).slice(0,s.length),d=Fe(u,l,0),m=s.map((p,b)=>p+d[b]),h=re(...m.map((p,b)=>k(d[b])/(k(p)||1)));s=m,i--;const g=h<=Br||v(l)<=Qr*v(c);i>=ee&&h<=Vt&&(g||h>=
Zr*o)?i=ee:i===ee-1&&jt(o,h)>Vt&&N(ne),o=h}}function is(e,t,n,r){let s=v(n);s<=j*v(t)&&(s=0);const o=s/Bt(t.length-r.length),a=e.scales.map((i,f)=>o*v(e.solvedAcross(
r.map((c,u)=>f===u?1:0)))/i);return[...r,...a,o,ct(t,s,!0)]}function Yt(e,t,n,r,s,o){const a=se(r,s);return t.map((i,f)=>{const c=re(k(i),.001*k(n[f]))||.001,u=b=>e(
t.map((S,M)=>f===M?b:S)),l=o===4&&as(u,i,Hr*c);if(l)return l;const d=Wr*c,m=u(i+d),h=o>1||!m?u(i-d):void 0,g=m&&h?2:1,p=h??a;return(m??a).map((b,S)=>(b-p[S])/(g*
d))})}function as(e,t,n){const[r,s,o,a]=[-1,1,-2,2].map(i=>e(t+i*n));if(!(!r||!s||!o||!a))return o.map((i,f)=>(i-a[f]+8*(s[f]-r[f]))/(12*n))}function Fe(e,t,n){
const r=t.length;let s;if(n){const o=Bt(n),a=e.triangle.map((c,u)=>Array.from({length:2*r},(l,d)=>d<r?c[d]??0:u===d-r?o:0)),i=new U(a);s=i.solved(i.turned([...t,
...t.map(()=>0)])).map((c,u)=>c/i.scales[u])}else s=e.solved(t);return s.map((o,a)=>o/e.scales[a])}const cs=(e,t,n)=>t.every((r,s)=>k(e[s])<=n*k(r)),se=(e,t)=>e.
map((n,r)=>n-t[r]),fs={add:(e,t)=>e+t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function us(e,t){const n=fs[e]??fe.get(e),
r=t.find(c=>c instanceof Float64Array);if(!r)return n(...t);const s=new Float64Array(r.length),[o,a]=t,i=(c,u)=>c instanceof Float64Array?c[u]:Number(c);if(e===
"pow"&&a===2)for(let c=0;c<s.length;c++)s[c]=i(o,c)*i(o,c);else if(t.length===2)for(let c=0;c<s.length;c++)s[c]=n(i(o,c),i(a,c));else for(let c=0;c<s.length;c++)
s[c]=n(...t.map(u=>i(u,c)));let f=0;for(const c of s)f+=c;return Number.isFinite(f)?s:N("overflow")}function ls(e,t,n,r){const[,s,o,...a]=e[t].map(Number);let i=Float64Array.
from({length:s},(c,u)=>u),f;for(let c=0,u=t+1;c<a.length-1;u=a[c++]){const l=a[c];let d=0;for(let g=u;g<l;g++)ns.includes(String(e[g][0]))||d++;r.budget.steps-=
l-u+De(d*i.length/Kt);const m=ds(e,u,l,new Map([[t,i]]),n,r);if(m===void 0||typeof m=="string")return;const h=m instanceof Float64Array?m:i.map(()=>Number(m));o&&
!c?i=i.filter((g,p)=>h[p]):f=[...h]}return f}function ds(e,t,n,r,s,o){const a=i=>r.has(+i)?r.get(+i):s[+i];for(let i=t;i<n;i++){const[f,...c]=e[i];if(f==="num")
r.set(i,c[0]);else if(f==="index")r.set(i,a(c[0]));else if(f==="read")r.set(i,o.known(String(c[0])));else if(f==="at"){const u=a(c[1]),[{first:l,numbers:d}]=o.series(
String(c[0]));if(!(u instanceof Float64Array))return;const m=u.map(h=>{const g=d[De(h)-l];return typeof g=="number"?g:NaN});if(m.some(Number.isNaN))return;r.set(
i,m)}else if(fe.has(String(f))&&f!=="binomial")r.set(i,us(String(f),c.map(a)));else return}return r.get(n-1)}const hs={searched(e,[t,n,r,...s],o,a,i,f){const c=+r,
u=s.slice(0,c).map(S=>Number(a[+S])),l=s.slice(c,2*c).map(String),d=Number(s[s.length-1]),m=a[+n][0].numbers,h=S=>e.inside(new Map(l.map((M,E)=>[M,S[E]]))),g=S=>o(
i+1,d,h(S))[0].numbers,p=S=>{const M=ue(e,()=>(e.budget.steps-=De(m.length*c/Kt),e.budget.steps<0&&o(i,i),ls(f,i+1,a,h(S))??g(S)));return M?.every(E=>k(E)<xr)?M:
void 0};try{g(u)}catch(S){throw S instanceof hn&&e.budget.steps>=0&&!S.needs&&(S.message.startsWith("the cell `")||(S.message+=`, ${ts}`)),S}return ut(m.length,
c),lt(String(t).split(", "),()=>ss(p,m,u),rs).map(S=>({first:0,numbers:[S]}))}},ms=40,ps=25e4,gs=60,Ss=12,bs=3,Zt=1e-6,Ms=1e-7,Jt=1e-9,Ns=1e-13,Es=1e-10,Ce=1e-8,
Ge=1e-5,vs=.1,As=1e9,Ue=[2,3,5,7,11,13],P=1e300,Qt="the equations do not fix each unknown",{abs:A,max:w,min:Xt,floor:qe}=Math;function Os(e,t,n,r,s){const o=xt(
t,n,r),a=o.map((p,b)=>t[b]>-P||n[b]<P?n[b]-t[b]:A(p)||1),i={lows:t,highs:n,scales:a},f=w(4,Xt(ms,qe(ps/(8*s*(2*o.length+1))))),c=[],u=[];let l=0;for(let p=0;p<f;p++){
const b=$s(e,p?o.map((S,M)=>Ts(p,M,i)):o,i);b?.length===0&&l++,b?.length&&![...c,...u].some(S=>Ls(b,S,a))&&(Rs(e,b,a)?c:u).push(b)}c.length||N(u.length||l===f?Qt:
"no solution found");const d=p=>p.map((b,S)=>qe(b/a[S]*As+.5));c.sort((p,b)=>{const S=d(p),M=d(b),E=S.findIndex(($,I)=>$!==M[I]);return E<0?0:S[E]-M[E]});const m=p=>p.
reduce((b,S,M)=>b+(r[M]<P?(S-o[M])/a[M]*((S-o[M])/a[M]):0),0),h=c.reduce((p,b)=>m(b)<m(p)*(1-Jt)?b:p);u.some(p=>m(p)<m(h))&&N(Qt);const g=m(h)*(1+Ce)+Ce**2;return!r.
every(p=>p<P)&&c.some(p=>p!==h&&m(p)<=g)&&N("several solutions are equally near"),o.map((p,b)=>[h[b],...c.map(S=>S[b])])}const xt=(e,t,n)=>n.map((r,s)=>r<P?r:(e[s]+
t[s])/2);function Ts(e,t,{lows:n,highs:r,scales:s}){let o=0;for(let i=1,f=e;f;f=qe(f/Ue[t]))i/=Ue[t],o+=i*(f%Ue[t]);if(n[t]>-P||r[t]<P)return n[t]+o*s[t];const a=2*
o-1;return s[t]*a/(1-A(a))}function $s(e,t,{lows:n,highs:r,scales:s}){let o=t,a=e(t),i=0;for(let f=0;f<gs;f++){const c=o.map((S,M)=>w(A(S),.001*s[M]));if(!a)return;
const[u,l]=en(e,o,a,c);if(!u.length)return[];const d=w(...u.map(A));if(i===bs)return d<=Jt?o.map((S,M)=>A(S)<=Ns*s[M]?0:S):void 0;(i||d<=Ms)&&i++;const m=S=>w(...S.
map((M,E)=>A(M)/l[E])),h=m(a),g=o;let p=1,b;for(let S=0;S<(i?1:Ss)&&(o=g.map((M,E)=>Xt(w(M+p*c[E]*u[E],n[E]),r[E])),b=e(o),!(b&&(i||m(b)<h)));S++,p/=2)b=void 0;
a=b}}function Rs(e,t,n){const r=t.map((s,o)=>w(A(s),.001*n[o]));for(const s of[Ge,-Ge]){const o=t.map((f,c)=>f+s*r[c]),a=e(o);if(!a)continue;const[i]=en(e,o,a,r);
return i.length>0&&i.every(f=>A(s+f)<=vs*Ge)}return!0}function en(e,t,n,r){const s=t.map((i,f)=>{const[c,u]=[1,-1].map(d=>e(Object.assign([...t],{[f]:i+d*Zt*r[f]}))),
l=c&&u?2:1;return(c??n).map((d,m)=>(d-(u??n)[m])/(l*Zt))}),o=n.map((i,f)=>w(...s.map(c=>A(c[f]))));if(!o.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[
...s.map(c=>c[f]/o[f]),-i/o[f]]);return[Is(a),o]}function Is(e){const t=e.length,n=e.map(()=>0);for(let r=0;r<t;r++){let s=r;for(let o=r+1;o<t;o++)A(e[o][r])>A(
e[s][r])&&(s=o);if(!(A(e[s][r])>=Es))return[];[e[r],e[s]]=[e[s],e[r]];for(let o=r+1;o<t;o++){const a=e[o][r]/e[r][r];for(let i=r;i<=t;i++)e[o][i]-=a*e[r][i]}}for(let r=t-
1;r>=0;r--){let s=e[r][t];for(let o=r+1;o<t;o++)s-=e[r][o]*n[o];n[r]=s/e[r][r]}return n}const Ls=(e,t,n)=>e.every((r,s)=>A(r-t[s])<=Ce*w(A(r),A(t[s]),1e-6*n[s])),
_s=1e4,tn=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,
15056327351493116e-23],nn=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,
.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],rn=[.015827191973480183,77/1470],sn=[.24261107190140774,672/1470],ys=4,We=e=>{if(e===Math.
floor(e)&&e<=171)return e<=0?N("gamma of zero or less"):on(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*We(1-e));e>172&&N("overflow");const t=e-1,n=t+7.5,r=n**
((t+.5)/2),s=tn.slice(1).reduce((o,a,i)=>o+a/(t+i+1),tn[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*s},on=e=>{const t=le(e);if(t!==de(e))return We(e+1);let n=t<
0?N("factorial of a negative number"):1;for(let r=2;r<=Math.min(t,171);r++)n*=r;return n},an=(e,t)=>{let n=le(t);if(n!==de(t)&&N("binomial of a number that is n\
ot whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&N("binomial of more than 10,000");let r=1;for(let s=1;s<=n;s++)r=r*(e-n+s)/s;return r},
cn=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let r=1;r<250&&t>=n*1e-17;r++)n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},ws=e=>{
if(e<1.5)return 1-cn(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},ks=(e,t,n)=>t>n?N("clamp to a range whose lowe\
r end is above its upper end"):Math.min(Math.max(e,t),n),Ps=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(
e)?n:t)},zs=Math.hypot,Ds=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};ce.set(an,Ds);const Fs={gamma:We,factorial:on,
binomial:an,erf:cn,erfc:ws,erfinv:Mn,normal_quantile:he,cbrt:Ps,mod:pn,clamp:ks,hypot:zs,...mn,...ar,irr:Je},Cs={...bn,...Sn,...gn,...Zn,...hs,sum:(e,t,n,r,s)=>un(
t,n,r,s,0),product:(e,t,n,r,s)=>un(t,n,r,s,1),integral:(e,[t,n,r],s,o,a,i,f)=>{const{budget:c}=e,u=Number(o[+t]),l=Number(o[+n]),d=c.integrals>0,m=$=>(o[a]=$,Number(
s())),{curve:h,look:g}=Le(e,m,[f,o],a+1,+r),p=$=>h($)??qs(m,$,u,l),b=()=>g().map($=>$.map(([I,dn])=>[I,dn??p(I)]));c.integrals++;const S=c.steps;d||[u,l].forEach(
p);const M=d?1:Us(Math.floor((S-c.steps)/2)),E=Ws(p,u,l,M,d,b);return c.integrals--,E},slope:(e,[t],n)=>Gs(fn(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,r,s,o,a)=>oe(
Ct,1,e,t,n,[a,r],s),argmin:(e,t,n,r,s,o,a)=>oe(Ct,-1,e,t,n,[a,r],s),maximum:(e,t,n,r,s,o,a)=>oe(Ft,1,e,t,n,[a,r],s),minimum:(e,t,n,r,s,o,a)=>oe(Ft,-1,e,t,n,[a,r],
s),root(e,[t,n,r,s,...o],a,i,f,c,u){const l=fn(e,t,a),{curve:d,look:m}=Le(e,l,[u,i],f+1,Number(o.at(-1))),[h,g]=o.slice(0,-1).map(p=>Number(i[+p]));return Pr(d,
Number(i[+n]),Number(i[+r]),Number(i[+s]),m,h,g)},system(e,[t,...n],r,s,o){const a=+t,[i,f,c]=[0,1,2].map(p=>n.slice(p*a,(p+1)*a).map(b=>Number(s[+b]))),u=n.slice(
3*a,4*a).map(String),l=n.slice(4*a,-1).map(Number),d=p=>{const b=ue(e,()=>{const S=e.inside(new Map(u.map((M,E)=>[M,p[E]])));return l.map((M,E)=>Number(r(E?l[E-
1]:o+1,M,S)))});return b?.every(Number.isFinite)?b:void 0},m=xt(i,f,c);d(m);const h=e.budget.steps;return d(m),Os(d,i,f,c,h-e.budget.steps).map(p=>({first:0,numbers:p}))}},
oe=(e,t,n,[r,s,o],a,i,f)=>{const[,c]=i,u=m=>(c[f]=m,Number(a())),{curve:l,look:d}=Le(n,u,i,f+1,+o);return e(l,Number(c[+r]),Number(c[+s]),t,d)},fn=(e,t,n)=>r=>Number(
n(void 0,void 0,e.inside(new Map([[String(t),r]]))));function un(e,t,n,r,s){const[o,a]=[0,1].map(f=>{const c=Number(n[+e[f]]),u=le(c);return u===de(c)?u:N("boun\
ds are not whole numbers")});a<o-1&&N("the bounds run backwards"),a-o>=_s&&N("more than 10,000 terms");let i=s;for(let f=o;f<=a;f++)n[r]=f,i=s?i*Number(t()):i+Number(
t());return i}function Gs(e,t){let n=.001*Math.abs(t)||.001,r=0;const s=e(t),{abs:o}=Math;for(let a=0;a<8;a++,n/=4){const i=e(t-n),f=e(t+n),c=e(t-2*n),u=e(t+2*n),
l=f-s-(s-i),d=u-s-(s-c),m=o(f-s)+o(s-i),h=1e-14*o(s),g=c-u+8*(f-i);if(r=Math.max(r,m/n),o(d/2-2*l)<=1e-4*r*n+h&&(o((u-c)/2-(f-i))<=.1*m+h||o(g)<=1e-9*m)){const p=n/
2,b=i-f+8*(e(t+p)-e(t-p)),S=g/(12*n),M=b/(12*p);if(o(M-S)<=.001*r+h/n)return M+(M-S)/15}}return N("no slope where a function jumps or bends")}function Us(e){let t=32;
for(;t>2&&e*12*t>4e4;)t/=2;return t}function qs(e,t,n,r){const s=(r-n)*.001*(Math.abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((o,a,i)=>o+a*e(t+
s*(i+1)),0)}function Ws(e,t,n,r,s,o){const a=[...Array.from({length:r},(S,M)=>t+(n-t)*M/r),n],i=a.map(e),f=r===32?1e-13:1e-11,c=Array.from({length:r},(S,M)=>ae(
e,a[M],a[M+1],i[M],i[M+1],0)),u=ie(c);let l=ln(e,c,f*u.size),d=ie(l);d.error<=u.error||([l,d]=[c,u]);const m=o(),h=m.length?Hs(e,l,m,d.size/Math.abs(n-t)):void 0;
if(h){l=h;for(let S=0;S<ys;S++)l=ln(e,l,f*ie(l).size);d=ie(l)}const{value:g,error:p,size:b}=d;return Math.abs(g)<=1e-14*b&&p<=1e-9*b?0:p<=1e-9*(s?b:Math.abs(g))?
g:N("the integral does not settle")}function ln(e,t,n){const r=[],s=[...t];for(let o,a=0;o=s.pop();){const{depth:i,a:f,b:c,first:u,last:l,middle:d}=o,m=(f+c)/2;
if(o.error<=n||i===52||a===500){r.push(o);continue}a++,s.push(ae(e,f,m,u,d,i+1),ae(e,m,c,d,l,i+1))}return r}function Hs(e,t,n,r){let s=!1;const o=t.flatMap(a=>{
const{a:i,b:f}=a,[c,u]=i<f?[i,f]:[f,i],l=n.flatMap(g=>g.filter(([p])=>c<p&&p<u)),d=l.length?Vs(e,a,l,r):[];if(!d.length)return[a];s=!0;const m=[...new Set([c,u,
...d])].sort((g,p)=>i<f?g-p:p-g),h=m.map(e);return m.slice(1).map((g,p)=>ae(e,m[p],g,h[p],h[p+1],0))});return s?o:void 0}function Vs(e,{a:t,b:n,first:r,last:s,middle:o},a,i){
const f=(t+n)/2,c=(n-t)/2,{abs:u}=Math,l=[[-1,r],[0,o],[1,s]];for(const[h]of nn)for(const g of[-1,1])l.push([g*h,e(f+g*c*h)]);const d=l.reduce((h,[,g])=>Math.max(
h,u(g)),i),m=([h,g])=>u(g-Ks(l,(h-f)/c))<=1e-6*Math.max(d,u(g));return a.filter(h=>!m(h)).map(([h])=>h)}const Ks=(e,t)=>e.reduce((n,[r,s],o)=>n+e.reduce((a,[i],f)=>f===
o?a:a*((t-i)/(r-i)),s),0),ie=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function ae(e,t,n,r,s,o){
const a=(t+n)/2,i=(n-t)/2,f=e(a),{abs:c}=Math;let[u,l]=[0,1].map(h=>rn[h]*(r+s)+sn[h]*f),d=rn[0]*(c(r)+c(s))+sn[0]*c(f);for(const[h,g,p]of nn){const b=e(a-i*h),
S=e(a+i*h);u+=g*(b+S),l+=p*(b+S),d+=g*(c(b)+c(S))}const m=u*i;return Number.isFinite(m)?{a:t,b:n,first:r,last:s,depth:o,middle:f,value:m,error:c(u-l)*c(i),size:d*
c(i)}:N("overflow")}export{Fs as ACTS,Cs as MORE_REGIONS};
