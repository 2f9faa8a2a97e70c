import{n as ct,h as N,E as ft,o as ut,T as ln,j as lt,k as ht,p as hn,q as dn}from"../page/live.js";import{a as V,R as mn,C as pn,S as gn}from"../parts/sequences.js";
import{o as F,n as dt,b as Ht,e as Sn}from"../parts/beta.js";import"../page/sheet.js";const{abs:Vt,exp:bn,expm1:Mn,log:Nn,max:En,min:vn,trunc:An}=Math,P=21,Kt=.4871,
Tn=4*Number.EPSILON,Bt=70,Yt=40,$n=120,jt="more than one rate makes these cash flows worth nothing",Zt="no rate turns these cash flows from a loss into a gain",
Jt=(...t)=>{const e=t.flatMap((f,c)=>f?[c]:[]),n=e.length?t.slice(e[0],e[e.length-1]+1):[],r=mt(n);r===0&&N("cash flows of only one sign have no rate of return");
let[s,o]=r===1?[-P,P]:In(n);const a=pt(n,o)>0;a===pt(n,s)>0&&N(Zt);for(let f=0;f<Bt;f++){const c=(s+o)/2;pt(n,c)>0===a?o=c:s=c}const i=Mn(-(s+o)/2);return Vt(i)<=
Tn?0:i};ct.set(Jt,(...t)=>An(t.length*Bt/4)+(mt(t)>1?8*t.length*t.length:0));function mt(t){const e=t.filter(n=>n).map(n=>n>0);return e.filter((n,r)=>r&&n!==e[r-
1]).length}function pt(t,e){const n=bn(-Vt(e)),r=(s,o)=>s*n+o;return e<=0?t.reduceRight(r,0):t.reduce(r,0)}function In(t){const e=t.length-1;let n=1;const r=[{low:0,
high:1,depth:0,parts:t.map((o,a)=>(a&&(n*=(e-a+1)/a),o/n))}],s=[];for(let o=0,a;o<$n&&(a=r.pop());o++){const{low:i,high:f,depth:c,parts:u}=a,l=mt(u);if(l===1&&s.
push([i,f]),l>1&&c<Yt){const d=i+(f-i)*Kt,[m,h]=Rn(u);r.push({low:i,high:d,depth:c+1,parts:m},{low:d,high:f,depth:c+1,parts:h})}(s.length>1||l>1&&c===Yt)&&N(jt)}
return r.length&&N(jt),s.length||N(Zt),s[0].map(On)}function On(t){return t===0||t===1?t?P:-P:vn(En(Nn(t/(1-t)),-P),P)}function Rn(t){const e=[],n=[];for(let r=t;r.
length;r=r.slice(1).map((s,o)=>r[o]+(s-r[o])*Kt))e.push(r[0]),n.push(r[r.length-1]);return[e,n.reverse()]}const K=2**-46,Ln=.001,yn=2e4,wn=32,Qt=1e-12,_n=12,kn=1e-15,
Xt=134217729,Pn=64,xt=1e140,te=1e-140,zn=8,{abs:O,max:ee,sqrt:gt,trunc:ne}=Math;function B(t,e){const n=t+e,r=n-t;return[n,t-(n-r)+(e-r)]}function re(t,e){const n=t*
e,r=Xt*t,s=Xt*e,o=r-(r-t),a=s-(s-e),i=t-o,f=e-a;return[n,o*a-n+o*f+i*a+i*f]}function St(t,e){const[n,r]=B(t[0],e[0]);return B(n,r+(t[1]+e[1]))}function bt(t,e){
const[n,r]=re(t[0],e[0]);return B(n,r+(t[0]*e[1]+t[1]*e[0]))}function se(t,e){const n=t[0]/e[0],r=St(t,bt(e,[-n,0]));return B(n,r[0]/e[0])}function Dn(t,[e,n]){
const r=O(e);if(r>Pn||r!==ne(r)||n)return;let s=[1,0];for(let o=0;o<r;o++)s=bt(s,t);return e>=0?s:se([1,0],s)}const oe={add:St,sub:(t,e)=>St(t,[-e[0],-e[1]]),mul:bt,
div:se,neg:([t,e])=>[-t,-e],pow:Dn};function Fn(t,e){const n=Object.hasOwn(oe,t)?oe[t]:void 0;if(!n||e.some(([s])=>O(s)>xt||s&&O(s)<te))return;const r=n(...e);return r&&
O(r[0])>te&&O(r[0])<xt?r:void 0}function ie(t,e){const n=[...t];for(const[r,[s,o]]of e)n.push(...re(r,s),r*o);return V(n)}const v=t=>gt(V(t.map(e=>e*e)));function Mt(t,e,n){
const r=[];for(let o=e;o<n.length;o++)r.push(t[o]*n[o]);const s=2*V(r);for(let o=e;o<n.length;o++)n[o]-=s*t[o]}class ae{constructor(e,n){this.column=e,this.others=
n}}class C{constructor(e,n=Qt){this.limit=n,this.scales=e.map(r=>v(r)||1),this.vectors=[],this.triangle=[],this.least=1,e.forEach((r,s)=>this.add(s,r.map(o=>o/this.
scales[s])))}add(e,n){this.vectors.forEach((i,f)=>Mt(i,f,n));const r=v(n.slice(e));if(this.limit&&!(r>this.limit)){const i=this.upwards(n.slice(0,e));throw new ae(
e,i.flatMap((f,c)=>O(f)>gt(Qt)?[c]:[]))}r<this.least&&(this.least=r);const s=n[e]>0?-r:r,o=n.map((i,f)=>f<e?0:i);o[e]-=s;const a=v(o)||1;this.vectors.push(o.map(
i=>i/a)),this.triangle.push([...n.slice(0,e),s])}turned(e){const n=[...e];return this.vectors.forEach((r,s)=>Mt(r,s,n)),n}back(e){const n=[...e];for(let r=this.
vectors.length-1;r>=0;r--)Mt(this.vectors[r],r,n);return n}solved(e){return this.upwards(e.slice(0,this.triangle.length))}upwards(e){const n=[...e];for(let r=n.
length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let s=0;s<r;s++)n[s]-=this.triangle[r][s]*n[r]}return n}solvedAcross(e){const n=[...e];return this.triangle.forEach(
(r,s)=>{for(let o=0;o<s;o++)n[s]-=r[o]*n[o];n[s]/=r[s]}),n}}function Cn([t,...e],n){const r=e.length,s=t.length,o=new C(e),a=o.least<Ln||s*r<=yn,[i,...f]=a?n():
[];let c,u;if(a)[c,u]=fe(o,f,i,e.map(()=>0));else{const p=o.turned(t);c=o.solved(p),u=o.back([...e.map(()=>0),...p.slice(r)])}let l=v(u);l<=K*v(t)&&(l=0);const d=l/
gt(s-r),m=o.scales.map((p,g)=>{const b=e.map((M,E)=>g===E?1:0),S=a?fe(o,f,t.map(()=>[0,0]),b)[1]:o.solvedAcross(b);return d*v(S)/p}),h=e.some(p=>p.every(g=>g===
p[0]));return[...c.map((p,g)=>p/o.scales[g]),...m,d,ce(t,l,h)]}function ce(t,e,n){const r=n?V(t)/t.length:0,s=v(t.map(o=>o-r));return s>K*v(t)||N("all rows have\
 the same value, so there is nothing to explain"),1-e/s*(e/s)}function fe(t,e,n,r){const s=e.length;let o=e.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<_n;f++){
const c=o.map((S,M)=>S/t.scales[M]),u=n.map((S,M)=>{const E=[[-1,[a[M],0]]];return e.forEach((w,D)=>E.push([-c[D],w[M]])),ie(S,E)}),l=e.map((S,M)=>{const E=a.map(
(w,D)=>[-w,S[D]]);return ie([r[M]*t.scales[M],0],E)/t.scales[M]}),d=t.turned(u),m=t.solvedAcross(l),h=t.solved(d.slice(0,s).map((S,M)=>S-m[M])),p=t.back([...m,...d.
slice(s)]);o=o.map((S,M)=>S+h[M]),a=a.map((S,M)=>S+p[M]);const g=ee(...h.map(O)),b=ee(...o.map(O));if(g<=kn*b)return[o,a];g>i/2&&g>1e-12*b&&N(Gn),i=g}return[o,a]}
const Gn="rounding decides the result, as columns are nearly combinations of others",Un=t=>`the rows do not determine ${t}: its factor is zero in all of them`,qn=(t,e,n)=>e.
length?`the rows cannot separate ${t} from ${e.join(" and ")}: their columns are collinear`:n(t);function Wn(t,e,n){return ue(t[0].length,t.length-1),le(n,()=>Cn(
t,e))}function ue(t,e){const n=e===1?"1 coefficient needs":`${e} coefficients need`;t<=e&&N(`${n} at least ${e+1} rows, and there are ${t}`)}function le(t,e,n=Un){
try{return e()}catch(r){if(!(r instanceof ae))throw r;return N(qn(t[r.column],r.others.map(s=>t[s]),n))}}function Hn(t,e,n,r,s){const[,o,a,...i]=e[n].map(Number),
f=i.slice(0,-1).map((l,d)=>[d?i[d-1]:n+1,l]),c=f.slice(a).map(()=>[]),u=r[n];for(let l=0;l<o;l++)r[n]=l,!(a&&!s(...f[0]))&&c.forEach((d,m)=>d.push(Vn(e,f[m+a],r,
s)));return r[n]=u,c}function Vn(t,[e,n],r,s){const o=new Map;for(let a=e;a<n;){const[i,...f]=t[a],c=Kn(t[a],a),u=s(a,a+1);if(c===a+1&&u){const l=Fn(String(i),f.
map(d=>[Number(r[+d]),o.get(+d)??0]));l&&(r[a]=l[0],o.set(a,l[1]))}a=c}return[Number(r[n-1]),o.get(n-1)??0]}const Kn=([t,...e],n)=>ft.has(String(t))||Bn.includes(
String(t))?n+1:Number(e[t==="with"?0:e.length-1]),Bn=["num","row","read","index"],Yn={fitted(t,[e,n],r,s,o,a){const i=s[+n].map(({numbers:l})=>l),f=l=>{t.budget.
steps-=ne(l*i[0].length*i.length*i.length/zn),t.budget.steps<0&&r(o,o)};return f(1),Wn(i,()=>(f(wn),Hn(t,a,+n,s,r)),String(e).split(", ")).map(l=>({first:0,numbers:[
l]}))}},{abs:G,exp:R,log:T,log1p:he,max:de,min:Nt,sqrt:U,trunc:jn,PI:Et}=Math,vt=.01,Y=1e6,Zn=1e-17,j=1e-300,me=2e4,Jn=100,pe=1e-9,ge=-706,Qn=37,Xn=18,xn=.5772156649015329,
tr=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,
.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,
1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,
745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],z=t=>{if(t<=0&&N("lgamma of zero or less"),t>=10)return(t-.5)*(T(t)-1)+(T(2*
Et)-1)/2+F(t);let e=1;for(;t>2.5;)e*=t-=1;if(t<.5)return Se(t)-T(t);const n=t<1.5?Se(t-1):be(t-2);return e===1?n:n+T(e)},Se=t=>be(t)-he(t);function be(t){let e=t,
n=0;return tr.forEach((r,s)=>{e*=-t,n-=r*e/(s+2)}),t*(1-xn)+n}function At(t){if(G(t)>.25)return he(t)-t;const e=t/(2+t),n=e*e;let r=n,s=0;for(let o=3;o<41;o+=2)
s+=r/o,r*=n;return 2*e*s-t*e}const q=(...t)=>{const e=de(...t.slice(0,-1));return e>0&&e<=Y?jn(20+2*U(e)):0},Z=(...t)=>6*q(...t);function J(t,e){t>=vt&&t<=Y||N(
"an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),e<0&&N("an incomplete gamma function of a negative number")}function Tt(t,e){if(e===
0)return[0,1];const n=$t(t,e);if(e<=t+1){const s=n/t*er(t,e);return[s,1-s]}const r=n?n/nr(t,e):0;return[1-r,r]}function $t(t,e){if(t<1)return e<1e3?R(t*T(e)-e-z(
t+1))*t:0;const n=(e-t)/t,r=n>-.9?t*At(n):t*(T(e/t)-n);return r>-745?R(r-F(t))*U(t/(2*Et)):0}function er(t,e){let n=1,r=1;for(let s=1;s<me&&(n*=e/(t+s),r+=n,!(n<
r*Zn));s++);return r}function nr(t,e){let n=e+1-t,r=n,s=n,o=0;for(let a=1;a<me;a++){const i=a*(t-a);if(n+=2,o=n+i*o,o=1/(G(o)>=j?o:j),r=n+i/r,r=G(r)>=j?r:j,s*=r*
o,G(r*o-1)<=2e-16)break}return s}function It(t,e){t>=vt&&t<=Y&&e>=vt&&e<=Y||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Me(t,e,n,r){
if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const s=Ot(t,e,n,r),o=n<r?n-t/(t+e):e/(t+e)-r;if(n<=(t+1)/(t+e+2)){const i=s/Ht(n,r,-(t+e)*o,t,e);return[i,1-i]}const a=s/
Ht(r,n,(t+e)*o,e,t);return[1-a,a]}function Ot(t,e,n,r){const s=t/(t+e),o=e/(t+e),a=n<r?n-s:o-r,i=a>-.9*s?At(a/s):T(n/s)-a/s,f=a<.9*o?At(-a/o):T(r/o)+a/o,c=t*i+e*
f-F(t)-F(e)+F(t+e);return c>-745?R(c)*U(t/(2*Et)*o):0}function Ne(t){t>=0&&t<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const Ee=(t,e,n)=>(It(
t,e),Ne(n),Me(t,e,n,1-n)),rr=(t,e)=>(J(t,e),e?$t(t,e)/e:Rt(t,1)),Rt=(t,e)=>(t<1&&N("a density that is infinite at its end"),t===1?e:0),sr=(t,e,n)=>(It(t,e),Ne(n),
n===0||n===1?n?Rt(e,t):Rt(t,e):Ot(t,e,n,1-n)/(n*(1-n)));function ve(t,e){t>=0&&t<=1&&e>=0&&e<=1||N("an inverse of a share that is not between 0 and 1")}const Ae=(t,e)=>t<=
e?dt(t):-dt(e);function Te(t,e,n){if(J(t,0),ve(e,n),n===0&&N("an infinite inverse"),e===0)return 0;const r=o=>{const a=R(o);return[...Tt(t,a),$t(t,a)]},s=t>=1?T(
t)+Ae(e,n)/U(t):(T(e)+z(t+1))/t;return R(Ie(r,e,n,s,Xn))}function $e(t,e,n,r){if(It(t,e),ve(n,r),n===0||r===0)return+(r===0);const s=a=>{const i=1/(1+R(-a)),f=1/
(1+R(a));return[...Me(t,e,i,f),Ot(t,e,i,f)]},o=Nt(t,e)<1?(T(n*t)+z(t)+z(e)-z(t+e))/t:T(t/e)+Ae(n,r)*U(1/t+1/e);return 1/(1+R(-Ie(s,n,r,o,Qn)))}function Ie(t,e,n,r,s){
let o=ge,a=s,i=Nt(de(r,o),a);const f=T(Nt(e,n)),c=e<=n;for(let u=0;u<Jn;u++){const[l,d,m]=t(i),h=c?l:d,p=(h>0?T(h)-f:-1/0)*(c?1:-1);p>0?a=i:o=i;let g=m>0&&h>0?i-
p*h/m:1/0;o<=g&&g<=a||(g=(o+a)/2);const b=G(g-i);if(i=g,b<=pe)break}return i<=ge+pe?N("an inverse below 1e-306"):i}const L=(t,e)=>(ct.set(t,e),t),or={lgamma:z,gamma_inc:L(
(t,e)=>(J(t,e),Tt(t,e)[0]),q),gamma_inc_upper:L((t,e)=>(J(t,e),Tt(t,e)[1]),q),gamma_inc_inv:L((t,e)=>Te(t,e,1-e),Z),gamma_inc_upper_inv:L((t,e)=>Te(t,1-e,e),Z),
beta_inc:L((t,e,n)=>Ee(t,e,n)[0],q),beta_inc_upper:L((t,e,n)=>Ee(t,e,n)[1],q),beta_inc_inv:L((t,e,n)=>$e(t,e,n,1-n),Z),beta_inc_upper_inv:L((t,e,n)=>$e(t,e,1-n,
n),Z),gamma_density:rr,beta_density:sr},ir=450,ar=16,cr=28,fr=1/64,ur=7,Oe=4,Re=12,Le=70,lr=3,ye=1e-13,{abs:I,max:Q,min:W}=Math;function Lt(t,e,n,r,s){const{machine:o,
budget:a}=t,i=!o.traced,f=a.steps,c=h=>ut(t,()=>e(h));let u=[];const l=h=>{const p=o.traced=[];try{const g=c(h);return{at:h,value:g,parts:[...n.slice(r,s-1),...p.
flat()]}}finally{o.traced=void 0}};return{curve:h=>{if(!i)return c(h);const p=l(h);return u.length<ir&&u.push(p),p.value},look:()=>{if(!u.length)return[];const h=Math.
floor((f-a.steps)/u.length)+1,p=u;return u=[],hr(p,l,Math.floor(a.steps/(2*cr*h)))}}}function hr(t,e,n){const r=new Map(t.filter(({value:a})=>a!==void 0).map(a=>[
a.at,a])),s=[...r.values()].sort((a,i)=>a.at-i.at),o=[];for(const a of dr(s)){if(o.length>=W(n,ar))break;if(o.some(f=>pr(f,a)))continue;const i=Mr[a.kind](a,e);
a.at[0]<=i&&i<=a.at[a.at.length-1]&&o.push({at:i,samples:Nr(a,i,e)})}return o.map(a=>a.samples.map(({at:i,value:f})=>[i,f]))}function dr(t){const e=t.map(s=>s.at),
n=t.reduce((s,{parts:o})=>W(s,o.length),t.length?1/0:0);return Array.from({length:n},(s,o)=>{const a=t.map(({parts:i})=>i[o]);return a.every(i=>typeof i=="numbe\
r")?mr(o,e,a):[]}).sort((s,o)=>s.length-o.length).flat()}function mr(t,e,n){let r=1/0,s=-1/0,o=!0;for(const c of n)r=W(r,c),s=Q(s,c),o&&=c===0||c===1;if(r===s)return[];
const a=Q(I(r),I(s)),i=[],f=(c,u)=>i.push({part:t,kind:u,at:e.slice(c,c+2),values:n.slice(c,c+2),size:a});if(o){for(let c=0;c+1<e.length;c++)n[c]!==n[c+1]&&f(c,
"flip");return i}if(r<0&&s>0)for(let c=0;c+1<e.length;c++)n[c]*n[c+1]<0&&f(c,"zero");for(let c=0,u=0,l=0;c+1<e.length;c++){const d=n[c+1]-n[c];if(!(I(d)<=ye*a)){
if(u*d<0&&c-l<=1){const m=[l-1,l,c+1];i.push({part:t,kind:"turn",at:m.map(h=>e[h]),values:m.map(h=>n[h]),size:a})}[u,l]=[d,c+1]}}return i}const X=(t,e)=>{const n=t.
parts[e];return typeof n=="number"?n:NaN};function pr({at:t,samples:e},n){if(!(n.at[0]<=t&&t<=n.at[n.at.length-1]))return!1;const r=e.findIndex(c=>c.at===t),[s,
o,a]=[Q(0,r-Oe),r,W(e.length-1,r+Oe)].map(c=>X(e[c],n.part));if(n.kind==="flip")return s!==a;if(n.kind==="zero")return s*a<=0;const i=o-s,f=a-o;return i*f<=0||Q(
I(i),I(f))<=ye*n.size}function gr({part:t,at:[e,n],values:[r,s]},o){const a=r;for(let i=0;i<Re+Le;i++){const f=i<Re?n-s*(n-e)/(s-r):e/2+n/2;if(!(e<f&&f<n))break;
const c=X(o(f),t);if(!(I(c)>0))return f;c<0==a<0?[e,r,s]=[f,c,s/2]:[n,s,r]=[f,c,r/2]}return I(r)<I(s)?e:n}function Sr({part:t,at:[e,n],values:[r]},s){for(let o=0;o<
Le;o++){const a=e/2+n/2;if(!(e<a&&a<n))break;X(s(a),t)===r?e=a:n=a}return e}function br({part:t,at:e,values:n},r){const[s,o,a]=e;let i=we(e,n),f=W(o-s,a-o);for(let c=0;c<
lr;c++){f/=16;const u=[i-f,i,i+f];if(!(s<u[0]&&u[0]<i&&i<u[2]&&u[2]<a))break;const l=we(u,u.map(d=>X(r(d),t)));if(!(u[0]<l&&l<u[2]))break;i=l}return i}function we([
t,e,n],[r,s,o]){const a=(e-t)*(s-o),i=(e-n)*(s-r);return I(a-i)>0?e-((e-t)*a-(e-n)*i)/(2*(a-i)):e}const Mr={zero:gr,flip:Sr,turn:br};function Nr(t,e,n){const r=new Map(
[[e,n(e)]]);for(const s of[t.at[0],t.at[t.at.length-1]]){let o=s-e;for(let a=0;a<ur;a++)o*=fr,r.has(e+o)||r.set(e+o,n(e+o))}return[...r.values()].sort((s,o)=>s.
at-o.at)}const yt=400,x=.6180339887498949,Er=60,vr=8,_e=1e-9,Ar=1e-5,ke=1e-13,{abs:wt,max:H,min:Pe}=Math,$=t=>t??-1/0;function ze(t,e,n,r,s){e<n||N(e>n?"the ran\
ge runs backwards":"the range is empty");const o=c=>{const u=t(c);return u===void 0?void 0:r*u},a=[...Array.from({length:yt},(c,u)=>e+(n-e)*u/yt),n],i=a.map(o),
f=i.filter(c=>c!==void 0);return f.length||N("no value in the range"),{value:o,at:a,values:i,size:f.reduce((c,u)=>H(c,wt(u)),0),sign:r,places:s()}}const De=(t,e,n,r,s)=>r*
Ce(ze(t,e,n,r,s))[0][1];function Fe(t,e,n,r,s){const o=ze(t,e,n,r,s),[[a,i],...f]=Ce(o),c=Ar*(n-e);f.some(([u,l])=>i-l<=_e*o.size&&wt(u-a)>c)&&N("several places\
 have the same value");for(const u of[a-c,a+c]){const l=e<=u&&u<=n?o.value(u):void 0;l!==void 0&&i-l<=ke*o.size&&N("it is flat where it is largest")}return Tr(o,
a,i,c)}function Ce(t){const{at:e,values:n,sign:r,size:s}=t,o=c=>n[c]!==void 0&&$(n[c])>$(n[c-1])&&$(n[c])>=$(n[c+1]),i=[...n.keys()].filter(o).sort((c,u)=>$(n[u])-
$(n[c])||c-u).slice(0,vr).map(c=>Ge(t,e[H(c-1,0)],e[Pe(c+1,yt)],e[c],$(n[c]))),f=i.reduce((c,[,u])=>H(c,u),-1/0)+_e*s;for(const c of t.places){const u=c.map(([,
p])=>$(p===void 0?void 0:r*p)),l=u.indexOf(H(...u)),[d,m,h]=[H(l-1,0),l,Pe(l+1,c.length-1)].map(p=>c[p][0]);u[l]>f&&i.push(Ge(t,d,h,m,u[l]))}return i.sort((c,u)=>u[1]-
c[1])}function Ge({value:t},e,n,r,s){let o=n-x*(n-e),a=e+x*(n-e),i=$(t(o)),f=$(t(a));for(let c=0;c<Er;c++)i>s&&([r,s]=[o,i]),f>s&&([r,s]=[a,f]),i>=f?([n,a,f]=[a,
o,i],o=n-x*(n-e),i=$(t(o))):([e,o,i]=[o,a,f],a=e+x*(n-e),f=$(t(a)));return[r,s]}function Tr({value:t,size:e},n,r,s){for(const o of[s*64,s*8]){const a=[-2,-1,1,2].
map(p=>t(n+o*p));if(a.includes(void 0))return n;const[i,f,c,u]=a.map($),l=i-u+8*(c-f),d=-i+16*f-30*r+16*c-u;if(!(d<0))return n;const m=n-o*l/d,h=t(m);if(wt(m-n)>
s||h===void 0||r-h>ke*e)return n;[n,r]=[m,h]}return n}const _t=192,kt=1e300,$r=1100,Pt=1e-6,Ir=.1,Ue=1e-12;function Or(t,e,n,r,s,o,a){e>0&&n<=0&&N("no real valu\
e");const i=[];let f=!1,c=0,u=NaN;const l=new Map(wr(e,n,r).map(d=>[d,t(d)??NaN]));for(const[d,m]of Lr(l,s()).flatMap(h=>yr(t,h,l))){let h;if(m===0){const p=qe(
t,d);f||=!p,p&&!zt(t,d)&&(h=d)}else u*Math.sign(m)<0&&(h=_r(t,c,d,u,m));h!==void 0&&h!==i[i.length-1]&&i.push(h),[c,u]=[d,Math.sign(m)||NaN]}if(o!==void 0){const d=Rr(
i);return f&&N("a whole stretch of values solves it"),d.length!==a&&N(`${d.length} root${d.length===1?"":"s"} in the range, not ${a}`),d[o]}return i.length||N(f?
"a whole stretch of values solves it":"no root was found in the range"),i.reduce((d,m)=>Math.abs(m-r)<Math.abs(d-r)?m:d)}function Rr(t){const e=[];for(const n of[
...t].sort((r,s)=>r-s)){const r=e[e.length-1];(!e.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&e.push(n)}return e}function Lr(t,e){const n=[...t.
keys()],{sign:r}=Math;for(const[s,o]of e.flat()){const a=n.findIndex(c=>c>s);if(o===void 0||a<1)continue;const[i,f]=[a-1,a].map(c=>r(t.get(n[c])));i*r(o)<0&&i*f>
0&&t.set(s,o)}return[...t.keys()].sort((s,o)=>s-o)}function yr(t,e,n){const r=a=>[a,t(a)??NaN],s=[e,n.get(e)],o=Pt*(Math.abs(e)||1);return s[1]===0?[r(e-o),s,r(
e+o)]:[s]}function wr(t,e,n){const r=(i,f,c=1)=>Array.from({length:Math.floor((f-i)/c)+1},(u,l)=>i+l*c);if(t>-kt||e<kt){const i=t>0?Math.log(e/t):0;return r(0,_t).
map(f=>t>0?t*Math.exp(f/_t*i):t+f/_t*(e-t))}const s=Math.abs(n)||1,o=[...r(-48,48).map(i=>s*10**(i/4)),...r(1,32).map(i=>s*i/16),...r(-300,300,12).map(i=>10**i)],
a=[...new Set(o)].filter(i=>i>0&&i<=kt).sort((i,f)=>i-f);return[...a.map(i=>-i).reverse(),0,...a]}function qe(t,e){const n=Pt*(Math.abs(e)||1);return t(e-n)!==0&&
t(e+n)!==0}const zt=(t,e)=>t(Number(e.toPrecision(7)))===void 0;function _r(t,e,n,r,s){const o=Math.abs(s);let a=o,i=o;for(let m=0;m<$r;m++){const h=e/2+n/2;if(h===
e||h===n)break;const p=t(h);if(p===void 0)return;if(p===0)return qe(t,h)&&!zt(t,h)?h:void 0;p<0==r<0?[e,a]=[h,Math.abs(p)]:[n,i]=[h,Math.abs(p)]}const[f,c]=a<i?
[e,a]:[n,i],u=Pt*Math.abs(f);if(zt(t,f))return;const l=t(f-u),d=t(f+u);return l===void 0||d===void 0?c<=Ue*o?f:void 0:Math.max(a,i)<=Math.max(Ir*Math.abs(d-l),Ue*
o)?f:void 0}const kr=300,Pr=100,tt=2,zr=6e-6,Dr=1e-4,Fr=.001,We=1e-13,Cr=1e16,Gr=1e-4,He=1e-7,Ur=1e-9,qr=.001,Wr=.9,Hr=.001,Vr=3e-8,et=1e-9,Kr=1e-8,Br=1e140,Ve=8,
Yr="the formula has no value in some row where the search starts",nt="the search for the coefficients does not settle, so start it nearer: `near …`",jr="with \
the coefficients that the search starts from",Zr=["num","index","read"],{abs:_,max:rt,min:Ke,sqrt:Be,trunc:Dt}=Math,Jr=t=>`where the search ends, ${t} does not \
change any row, so start it nearer: \`near …\``;function Qr(t,e,n){const r=t(n);if(!r)return N(Yr);let s=n,o=st(e,r),a=Fr;for(let i=0;i===kr&&N(nt),v(o)>K*v(e);i++){
const f=Ye(t,s,n,e,o,1),c=new C(f,0),u=c.turned(o).slice(0,s.length),l=c.least>et?Ft(c,u,0):void 0;if(l&&(es(l,s,Gr)||v(u)<=Hr*v(o)))break;for(c.least>et||(a=rt(
a,Kr));;){if(!(a<=Cr))return new C(f,et)&&N(nt);const d=Ft(c,u,a),m=s.map((g,b)=>g+d[b]),h=t(m),p=h&&st(e,h);if(p&&v(p)<v(o)){[s,o]=[m,p];break}a=rt(a,We)*10}a=
a>We?a/10:0}return Xr(t,e,s,n)}function Xr(t,e,n,r){let s=n,o=1/0,a=1/0;for(let i=Pr;;){const f=t(s),c=st(e,f??e);if(!f||v(c)>a)return N(nt);a=Ke(a,v(c)*(1+qr));
const u=new C(Ye(t,s,r,e,c,i<=tt?4:2),et);if(!i)return xr(u,e,c,s);const l=u.turned(c).slice(0,s.length),d=Ft(u,l,0),m=s.map((g,b)=>g+d[b]),h=rt(...m.map((g,b)=>_(
d[b])/(_(g)||1)));s=m,i--;const p=h<=Ur||v(l)<=Vr*v(c);i>=tt&&h<=He&&(p||h>=Wr*o)?i=tt:i===tt-1&&Ke(o,h)>He&&N(nt),o=h}}function xr(t,e,n,r){let s=v(n);s<=K*v(e)&&
(s=0);const o=s/Be(e.length-r.length),a=t.scales.map((i,f)=>o*v(t.solvedAcross(r.map((c,u)=>f===u?1:0)))/i);return[...r,...a,o,ce(e,s,!0)]}function Ye(t,e,n,r,s,o){
const a=st(r,s);return e.map((i,f)=>{const c=rt(_(i),.001*_(n[f]))||.001,u=b=>t(e.map((S,M)=>f===M?b:S)),l=o===4&&ts(u,i,Dr*c);if(l)return l;const d=zr*c,m=u(i+
d),h=o>1||!m?u(i-d):void 0,p=m&&h?2:1,g=h??a;return(m??a).map((b,S)=>(b-g[S])/(p*d))})}function ts(t,e,n){const[r,s,o,a]=[-1,1,-2,2].map(i=>t(e+i*n));if(!(!r||!s||
!o||!a))return o.map((i,f)=>(i-a[f]+8*(s[f]-r[f]))/(12*n))}function Ft(t,e,n){const r=e.length;let s;if(n){const o=Be(n),a=t.triangle.map((c,u)=>Array.from({length:2*
r},(l,d)=>d<r?c[d]??0:u===d-r?o:0)),i=new C(a);s=i.solved(i.turned([...e,...e.map(()=>0)])).map((c,u)=>c/i.scales[u])}else s=t.solved(e);return s.map((o,a)=>o/t.
scales[a])}const es=(t,e,n)=>e.every((r,s)=>_(t[s])<=n*_(r)),st=(t,e)=>t.map((n,r)=>n-e[r]),ns={add:(t,e)=>t+e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,exp:Math.exp,ln:Math.
log,sin:Math.sin,cos:Math.cos};function rs(t,e){const n=ns[t]??ft.get(t),r=e.find(c=>c instanceof Float64Array);if(!r)return n(...e);const s=new Float64Array(r.
length),[o,a]=e,i=(c,u)=>c instanceof Float64Array?c[u]:Number(c);if(t==="pow"&&a===2)for(let c=0;c<s.length;c++)s[c]=i(o,c)*i(o,c);else if(e.length===2)for(let c=0;c<
s.length;c++)s[c]=n(i(o,c),i(a,c));else for(let c=0;c<s.length;c++)s[c]=n(...e.map(u=>i(u,c)));let f=0;for(const c of s)f+=c;return Number.isFinite(f)?s:N("over\
flow")}function ss(t,e,n,r){const[,s,o,...a]=t[e].map(Number);let i=Float64Array.from({length:s},(c,u)=>u),f;for(let c=0,u=e+1;c<a.length-1;u=a[c++]){const l=a[c];
let d=0;for(let p=u;p<l;p++)Zr.includes(String(t[p][0]))||d++;r.budget.steps-=l-u+Dt(d*i.length/Ve);const m=os(t,u,l,new Map([[e,i]]),n,r);if(m===void 0||typeof m==
"string")return;const h=m instanceof Float64Array?m:i.map(()=>Number(m));o&&!c?i=i.filter((p,g)=>h[g]):f=[...h]}return f}function os(t,e,n,r,s,o){const a=i=>r.has(
+i)?r.get(+i):s[+i];for(let i=e;i<n;i++){const[f,...c]=t[i];if(f==="num")r.set(i,c[0]);else if(f==="index")r.set(i,a(c[0]));else if(f==="read")r.set(i,o.known(String(
c[0])));else if(f==="at"){const u=a(c[1]),[{first:l,numbers:d}]=o.series(String(c[0]));if(!(u instanceof Float64Array))return;const m=u.map(h=>{const p=d[Dt(h)-
l];return typeof p=="number"?p:NaN});if(m.some(Number.isNaN))return;r.set(i,m)}else if(ft.has(String(f))&&f!=="binomial")r.set(i,rs(String(f),c.map(a)));else return}
return r.get(n-1)}const is={searched(t,[e,n,r,...s],o,a,i,f){const c=+r,u=s.slice(0,c).map(S=>Number(a[+S])),l=s.slice(c,2*c).map(String),d=Number(s[s.length-1]),
m=a[+n][0].numbers,h=S=>t.inside(new Map(l.map((M,E)=>[M,S[E]]))),p=S=>o(i+1,d,h(S))[0].numbers,g=S=>{const M=ut(t,()=>(t.budget.steps-=Dt(m.length*c/Ve),t.budget.
steps<0&&o(i,i),ss(f,i+1,a,h(S))??p(S)));return M?.every(E=>_(E)<Br)?M:void 0};try{p(u)}catch(S){throw S instanceof ln&&t.budget.steps>=0&&!S.needs&&(S.message.
startsWith("the cell `")||(S.message+=`, ${jr}`)),S}return ue(m.length,c),le(String(e).split(", "),()=>Qr(g,m,u),Jr).map(S=>({first:0,numbers:[S]}))}},as=40,cs=25e4,
fs=60,us=12,ls=3,je=1e-6,hs=1e-7,Ze=1e-9,ds=1e-13,ms=1e-10,Ct=1e-8,Gt=1e-5,ps=.1,gs=1e9,Ut=[2,3,5,7,11,13],k=1e300,Je="the equations do not fix each unknown",{abs:A,
max:y,min:Qe,floor:qt}=Math;function Ss(t,e,n,r,s){const o=Xe(e,n,r),a=o.map((g,b)=>e[b]>-k||n[b]<k?n[b]-e[b]:A(g)||1),i={lows:e,highs:n,scales:a},f=y(4,Qe(as,qt(
cs/(8*s*(2*o.length+1))))),c=[],u=[];let l=0;for(let g=0;g<f;g++){const b=Ms(t,g?o.map((S,M)=>bs(g,M,i)):o,i);b?.length===0&&l++,b?.length&&![...c,...u].some(S=>vs(
b,S,a))&&(Ns(t,b,a)?c:u).push(b)}c.length||N(u.length||l===f?Je:"no solution found");const d=g=>g.map((b,S)=>qt(b/a[S]*gs+.5));c.sort((g,b)=>{const S=d(g),M=d(b),
E=S.findIndex((w,D)=>w!==M[D]);return E<0?0:S[E]-M[E]});const m=g=>g.reduce((b,S,M)=>b+(r[M]<k?(S-o[M])/a[M]*((S-o[M])/a[M]):0),0),h=c.reduce((g,b)=>m(b)<m(g)*(1-
Ze)?b:g);u.some(g=>m(g)<m(h))&&N(Je);const p=m(h)*(1+Ct)+Ct**2;return!r.every(g=>g<k)&&c.some(g=>g!==h&&m(g)<=p)&&N("several solutions are equally near"),o.map(
(g,b)=>[h[b],...c.map(S=>S[b])])}const Xe=(t,e,n)=>n.map((r,s)=>r<k?r:(t[s]+e[s])/2);function bs(t,e,{lows:n,highs:r,scales:s}){let o=0;for(let i=1,f=t;f;f=qt(f/
Ut[e]))i/=Ut[e],o+=i*(f%Ut[e]);if(n[e]>-k||r[e]<k)return n[e]+o*s[e];const a=2*o-1;return s[e]*a/(1-A(a))}function Ms(t,e,{lows:n,highs:r,scales:s}){let o=e,a=t(
e),i=0;for(let f=0;f<fs;f++){const c=o.map((S,M)=>y(A(S),.001*s[M]));if(!a)return;const[u,l]=xe(t,o,a,c);if(!u.length)return[];const d=y(...u.map(A));if(i===ls)
return d<=Ze?o.map((S,M)=>A(S)<=ds*s[M]?0:S):void 0;(i||d<=hs)&&i++;const m=S=>y(...S.map((M,E)=>A(M)/l[E])),h=m(a),p=o;let g=1,b;for(let S=0;S<(i?1:us)&&(o=p.map(
(M,E)=>Qe(y(M+g*c[E]*u[E],n[E]),r[E])),b=t(o),!(b&&(i||m(b)<h)));S++,g/=2)b=void 0;a=b}}function Ns(t,e,n){const r=e.map((s,o)=>y(A(s),.001*n[o]));for(const s of[
Gt,-Gt]){const o=e.map((f,c)=>f+s*r[c]),a=t(o);if(!a)continue;const[i]=xe(t,o,a,r);return i.length>0&&i.every(f=>A(s+f)<=ps*Gt)}return!0}function xe(t,e,n,r){const s=e.
map((i,f)=>{const[c,u]=[1,-1].map(d=>t(Object.assign([...e],{[f]:i+d*je*r[f]}))),l=c&&u?2:1;return(c??n).map((d,m)=>(d-(u??n)[m])/(l*je))}),o=n.map((i,f)=>y(...s.
map(c=>A(c[f]))));if(!o.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[...s.map(c=>c[f]/o[f]),-i/o[f]]);return[Es(a),o]}function Es(t){const e=t.length,
n=t.map(()=>0);for(let r=0;r<e;r++){let s=r;for(let o=r+1;o<e;o++)A(t[o][r])>A(t[s][r])&&(s=o);if(!(A(t[s][r])>=ms))return[];[t[r],t[s]]=[t[s],t[r]];for(let o=r+
1;o<e;o++){const a=t[o][r]/t[r][r];for(let i=r;i<=e;i++)t[o][i]-=a*t[r][i]}}for(let r=e-1;r>=0;r--){let s=t[r][e];for(let o=r+1;o<e;o++)s-=t[r][o]*n[o];n[r]=s/t[r][r]}
return n}const vs=(t,e,n)=>t.every((r,s)=>A(r-e[s])<=Ct*y(A(r),A(e[s]),1e-6*n[s])),As=1e4,tn=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],en=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
nn=[.015827191973480183,77/1470],rn=[.24261107190140774,672/1470],Ts=4,Wt=t=>{if(t===Math.floor(t)&&t<=171)return t<=0?N("gamma of zero or less"):sn(t-1);if(t<.5)
return Math.PI/(Math.sin(Math.PI*t)*Wt(1-t));t>172&&N("overflow");const e=t-1,n=e+7.5,r=n**((e+.5)/2),s=tn.slice(1).reduce((o,a,i)=>o+a/(e+i+1),tn[0]);return Math.
sqrt(2*Math.PI)*r*Math.exp(-n)*r*s},sn=t=>{const e=lt(t);if(e!==ht(t))return Wt(t+1);let n=e<0?N("factorial of a negative number"):1;for(let r=2;r<=Math.min(e,171);r++)
n*=r;return n},on=(t,e)=>{let n=lt(e);if(n!==ht(e)&&N("binomial of a number that is not whole"),n<0)return 0;t===Math.floor(t)&&t>=n&&(n=Math.min(n,t-n)),n>1e4&&
N("binomial of more than 10,000");let r=1;for(let s=1;s<=n;s++)r=r*(t-n+s)/s;return r},an=t=>{if(Math.abs(t)>6)return Math.sign(t);let e=1,n=1;for(let r=1;r<250&&
e>=n*1e-17;r++)n+=e*=2*t*t/(2*r+1);return 2*t/Math.sqrt(Math.PI)*Math.exp(-t*t)*n},$s=t=>{if(t<1.5)return 1-an(t);let e=0;for(let n=120;n>0;n--)e=n/2/(t+e);return Math.
exp(-t*t)/Math.sqrt(Math.PI)/(t+e)},Is=(t,e,n)=>e>n?N("clamp to a range whose lower end is above its upper end"):Math.min(Math.max(t,e),n),Os=t=>{const e=Math.abs(
t)**.3333333333333333,n=Math.floor(e+.5);return Math.sign(t)*(n*n*n===Math.abs(t)?n:e)},Rs=Math.hypot,Ls=(t,e)=>{const n=t===Math.floor(t)&&t>=e?Math.min(e,t-e):
e;return n>0&&n<=1e4?Math.trunc(n):0};ct.set(on,Ls);const ys={gamma:Wt,factorial:sn,binomial:on,erf:an,erfc:$s,erfinv:Sn,normal_quantile:dt,cbrt:Os,mod:dn,clamp:Is,
hypot:Rs,...hn,...or,irr:Jt},ws={...gn,...pn,...mn,...Yn,...is,sum:(t,e,n,r,s)=>fn(e,n,r,s,0),product:(t,e,n,r,s)=>fn(e,n,r,s,1),integral:(t,[e,n,r],s,o,a)=>{const{
budget:i}=t,f=Number(o[+e]),c=Number(o[+n]),u=i.integrals>0,l=M=>(o[a]=M,Number(s())),{curve:d,look:m}=Lt(t,l,o,a+1,+r),h=M=>d(M)??Ps(l,M,f,c),p=()=>m().map(M=>M.
map(([E,w])=>[E,w??h(E)]));i.integrals++;const g=i.steps;u||[f,c].forEach(h);const b=u?1:ks(Math.floor((g-i.steps)/2)),S=zs(h,f,c,b,u,p);return i.integrals--,S},
slope:(t,[e],n)=>_s(cn(t,e,n),Number(t.known(String(e)))),argmax:(t,e,n,r,s)=>ot(Fe,1,t,e,n,r,s),argmin:(t,e,n,r,s)=>ot(Fe,-1,t,e,n,r,s),maximum:(t,e,n,r,s)=>ot(
De,1,t,e,n,r,s),minimum:(t,e,n,r,s)=>ot(De,-1,t,e,n,r,s),root(t,[e,n,r,s,...o],a,i,f){const c=cn(t,e,a),{curve:u,look:l}=Lt(t,c,i,f+1,Number(o.at(-1))),[d,m]=o.
slice(0,-1).map(h=>Number(i[+h]));return Or(u,Number(i[+n]),Number(i[+r]),Number(i[+s]),l,d,m)},system(t,[e,...n],r,s,o){const a=+e,[i,f,c]=[0,1,2].map(g=>n.slice(
g*a,(g+1)*a).map(b=>Number(s[+b]))),u=n.slice(3*a,4*a).map(String),l=n.slice(4*a,-1).map(Number),d=g=>{const b=ut(t,()=>{const S=t.inside(new Map(u.map((M,E)=>[
M,g[E]])));return l.map((M,E)=>Number(r(E?l[E-1]:o+1,M,S)))});return b?.every(Number.isFinite)?b:void 0},m=Xe(i,f,c);d(m);const h=t.budget.steps;return d(m),Ss(
d,i,f,c,h-t.budget.steps).map(g=>({first:0,numbers:g}))}},ot=(t,e,n,[r,s,o],a,i,f)=>{const c=d=>(i[f]=d,Number(a())),{curve:u,look:l}=Lt(n,c,i,f+1,+o);return t(
u,Number(i[+r]),Number(i[+s]),e,l)},cn=(t,e,n)=>r=>Number(n(void 0,void 0,t.inside(new Map([[String(e),r]]))));function fn(t,e,n,r,s){const[o,a]=[0,1].map(f=>{const c=Number(
n[+t[f]]),u=lt(c);return u===ht(c)?u:N("bounds are not whole numbers")});a<o-1&&N("the bounds run backwards"),a-o>=As&&N("more than 10,000 terms");let i=s;for(let f=o;f<=
a;f++)n[r]=f,i=s?i*Number(e()):i+Number(e());return i}function _s(t,e){let n=.001*Math.abs(e)||.001,r=0;const s=t(e),{abs:o}=Math;for(let a=0;a<8;a++,n/=4){const i=t(
e-n),f=t(e+n),c=t(e-2*n),u=t(e+2*n),l=f-s-(s-i),d=u-s-(s-c),m=o(f-s)+o(s-i),h=1e-14*o(s),p=c-u+8*(f-i);if(r=Math.max(r,m/n),o(d/2-2*l)<=1e-4*r*n+h&&(o((u-c)/2-(f-
i))<=.1*m+h||o(p)<=1e-9*m)){const g=n/2,b=i-f+8*(t(e+g)-t(e-g)),S=p/(12*n),M=b/(12*g);if(o(M-S)<=.001*r+h/n)return M+(M-S)/15}}return N("no slope where a functi\
on jumps or bends")}function ks(t){let e=32;for(;e>2&&t*12*e>4e4;)e/=2;return e}function Ps(t,e,n,r){const s=(r-n)*.001*(Math.abs(e-n)>Math.abs(r-e)?-1:1);return[
6,-15,20,-15,6,-1].reduce((o,a,i)=>o+a*t(e+s*(i+1)),0)}function zs(t,e,n,r,s,o){const a=[...Array.from({length:r},(S,M)=>e+(n-e)*M/r),n],i=a.map(t),f=r===32?1e-13:
1e-11,c=Array.from({length:r},(S,M)=>at(t,a[M],a[M+1],i[M],i[M+1],0)),u=it(c);let l=un(t,c,f*u.size),d=it(l);d.error<=u.error||([l,d]=[c,u]);const m=o(),h=m.length?
Ds(t,l,m,d.size/Math.abs(n-e)):void 0;if(h){l=h;for(let S=0;S<Ts;S++)l=un(t,l,f*it(l).size);d=it(l)}const{value:p,error:g,size:b}=d;return Math.abs(p)<=1e-14*b&&
g<=1e-9*b?0:g<=1e-9*(s?b:Math.abs(p))?p:N("the integral does not settle")}function un(t,e,n){const r=[],s=[...e];for(let o,a=0;o=s.pop();){const{depth:i,a:f,b:c,
first:u,last:l,middle:d}=o,m=(f+c)/2;if(o.error<=n||i===52||a===500){r.push(o);continue}a++,s.push(at(t,f,m,u,d,i+1),at(t,m,c,d,l,i+1))}return r}function Ds(t,e,n,r){
let s=!1;const o=e.flatMap(a=>{const{a:i,b:f}=a,[c,u]=i<f?[i,f]:[f,i],l=n.flatMap(p=>p.filter(([g])=>c<g&&g<u)),d=l.length?Fs(t,a,l,r):[];if(!d.length)return[a];
s=!0;const m=[...new Set([c,u,...d])].sort((p,g)=>i<f?p-g:g-p),h=m.map(t);return m.slice(1).map((p,g)=>at(t,m[g],p,h[g],h[g+1],0))});return s?o:void 0}function Fs(t,{
a:e,b:n,first:r,last:s,middle:o},a,i){const f=(e+n)/2,c=(n-e)/2,{abs:u}=Math,l=[[-1,r],[0,o],[1,s]];for(const[h]of en)for(const p of[-1,1])l.push([p*h,t(f+p*c*h)]);
const d=l.reduce((h,[,p])=>Math.max(h,u(p)),i),m=([h,p])=>u(p-Cs(l,(h-f)/c))<=1e-6*Math.max(d,u(p));return a.filter(h=>!m(h)).map(([h])=>h)}const Cs=(t,e)=>t.reduce(
(n,[r,s],o)=>n+t.reduce((a,[i],f)=>f===o?a:a*((e-i)/(r-i)),s),0),it=t=>t.reduce((e,n)=>({value:e.value+n.value,error:e.error+n.error,size:e.size+n.size}),{value:0,
error:0,size:0});function at(t,e,n,r,s,o){const a=(e+n)/2,i=(n-e)/2,f=t(a),{abs:c}=Math;let[u,l]=[0,1].map(h=>nn[h]*(r+s)+rn[h]*f),d=nn[0]*(c(r)+c(s))+rn[0]*c(f);
for(const[h,p,g]of en){const b=t(a-i*h),S=t(a+i*h);u+=p*(b+S),l+=g*(b+S),d+=p*(c(b)+c(S))}const m=u*i;return Number.isFinite(m)?{a:e,b:n,first:r,last:s,depth:o,
middle:f,value:m,error:c(u-l)*c(i),size:d*c(i)}:N("overflow")}export{ys as ACTS,ws as MORE_REGIONS};
