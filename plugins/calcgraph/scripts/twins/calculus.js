import{n as tt,h as v,E as We,o as _t,j as et,k as nt,p as je,q as Be}from"../page/live.js";import{a as H,R as Ke,C as Ye,S as Ze}from"../parts/sequences.js";import{
o as D,n as rt,b as yt,e as Je}from"../parts/beta.js";import"../page/sheet.js";const{abs:Qe,exp:Xe,expm1:xe,log:tn,max:en,min:nn,trunc:rn}=Math,P=21,Pt=.4871,wt=70,
zt=40,sn=120,Dt="more than one rate makes these cash flows worth nothing",Ct="no rate turns these cash flows from a loss into a gain",Ft=(...t)=>{const e=t.flatMap(
(i,f)=>i?[f]:[]),n=e.length?t.slice(e[0],e[e.length-1]+1):[],r=st(n);r===0&&v("cash flows of one sign have no rate of return");let[o,s]=r===1?[-P,P]:on(n);const a=ot(
n,s)>0;a===ot(n,o)>0&&v(Ct);for(let i=0;i<wt;i++){const f=(o+s)/2;ot(n,f)>0===a?s=f:o=f}return xe(-(o+s)/2)};tt.set(Ft,(...t)=>rn(t.length*wt/4)+(st(t)>1?8*t.length*
t.length:0));function st(t){const e=t.filter(n=>n).map(n=>n>0);return e.filter((n,r)=>r&&n!==e[r-1]).length}function ot(t,e){const n=Xe(-Qe(e)),r=(o,s)=>o*n+s;return e<=
0?t.reduceRight(r,0):t.reduce(r,0)}function on(t){const e=t.length-1;let n=1;const r=[{low:0,high:1,depth:0,parts:t.map((s,a)=>(a&&(n*=(e-a+1)/a),s/n))}],o=[];for(let s=0,
a;s<sn&&(a=r.pop());s++){const{low:i,high:f,depth:c,parts:u}=a,l=st(u);if(l===1&&o.push([i,f]),l>1&&c<zt){const h=i+(f-i)*Pt,[p,d]=cn(u);r.push({low:i,high:h,depth:c+
1,parts:p},{low:h,high:f,depth:c+1,parts:d})}(o.length>1||l>1&&c===zt)&&v(Dt)}return r.length&&v(Dt),o.length||v(Ct),o[0].map(an)}function an(t){return t===0||t===
1?t?P:-P:nn(en(tn(t/(1-t)),-P),P)}function cn(t){const e=[],n=[];for(let r=t;r.length;r=r.slice(1).map((o,s)=>r[s]+(o-r[s])*Pt))e.push(r[0]),n.push(r[r.length-1]);
return[e,n.reverse()]}const fn=.001,un=2e4,Gt=1e-12,Ut=2**-46,ln=12,dn=1e-15,qt=134217729,hn=64,Ht=1e140,Vt=1e-140,mn=8,{abs:O,max:Wt,sqrt:it,trunc:jt}=Math;function V(t,e){
const n=t+e,r=n-t;return[n,t-(n-r)+(e-r)]}function Bt(t,e){const n=t*e,r=qt*t,o=qt*e,s=r-(r-t),a=o-(o-e),i=t-s,f=e-a;return[n,s*a-n+s*f+i*a+i*f]}function at(t,e){
const[n,r]=V(t[0],e[0]);return V(n,r+(t[1]+e[1]))}function ct(t,e){const[n,r]=Bt(t[0],e[0]);return V(n,r+(t[0]*e[1]+t[1]*e[0]))}function Kt(t,e){const n=t[0]/e[0],
r=at(t,ct(e,[-n,0]));return V(n,r[0]/e[0])}function pn(t,[e,n]){const r=O(e);if(r>hn||r!==jt(r)||n)return;let o=[1,0];for(let s=0;s<r;s++)o=ct(o,t);return e>=0?
o:Kt([1,0],o)}const Yt={add:at,sub:(t,e)=>at(t,[-e[0],-e[1]]),mul:ct,div:Kt,neg:([t,e])=>[-t,-e],pow:pn};function gn(t,e){const n=Object.hasOwn(Yt,t)?Yt[t]:void 0;
if(!n||e.some(([o])=>O(o)>Ht||o&&O(o)<Vt))return;const r=n(...e);return r&&O(r[0])>Vt&&O(r[0])<Ht?r:void 0}function Zt(t,e){const n=[...t];for(const[r,[o,s]]of e)
n.push(...Bt(r,o),r*s);return H(n)}const R=t=>it(H(t.map(e=>e*e)));function ft(t,e,n){const r=[];for(let s=e;s<n.length;s++)r.push(t[s]*n[s]);const o=2*H(r);for(let s=e;s<
n.length;s++)n[s]-=o*t[s]}class Jt{constructor(e,n){this.column=e,this.others=n}}class Mn{constructor(e){this.scales=e.map(n=>R(n)||1),this.vectors=[],this.triangle=
[],this.least=1,e.forEach((n,r)=>this.add(r,n.map(o=>o/this.scales[r])))}add(e,n){this.vectors.forEach((i,f)=>ft(i,f,n));const r=R(n.slice(e));if(!(r>Gt)){const i=this.
upwards(n.slice(0,e));throw new Jt(e,i.flatMap((f,c)=>O(f)>it(Gt)?[c]:[]))}r<this.least&&(this.least=r);const o=n[e]>0?-r:r,s=n.map((i,f)=>f<e?0:i);s[e]-=o;const a=R(
s);this.vectors.push(s.map(i=>i/a)),this.triangle.push([...n.slice(0,e),o])}turned(e){const n=[...e];return this.vectors.forEach((r,o)=>ft(r,o,n)),n}back(e){const n=[
...e];for(let r=this.vectors.length-1;r>=0;r--)ft(this.vectors[r],r,n);return n}solved(e){return this.upwards(e.slice(0,this.triangle.length))}upwards(e){const n=[
...e];for(let r=n.length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let o=0;o<r;o++)n[o]-=this.triangle[r][o]*n[r]}return n}solvedAcross(e){const n=[...e];return this.
triangle.forEach((r,o)=>{for(let s=0;s<o;s++)n[o]-=r[s]*n[s];n[o]/=r[o]}),n}}function Sn([t,...e],n){const r=e.length,o=t.length,s=new Mn(e),a=s.least<fn||o*r<=
un,[i,...f]=a?n():[];let c,u;if(a)[c,u]=Qt(s,f,i,e.map(()=>0));else{const g=s.turned(t);c=s.solved(g),u=s.back([...e.map(()=>0),...g.slice(r)])}let l=R(u);l<=Ut*
R(t)&&(l=0);const h=l/it(o-r),p=s.scales.map((g,m)=>{const S=e.map((M,E)=>m===E?1:0),b=a?Qt(s,f,t.map(()=>[0,0]),S)[1]:s.solvedAcross(S);return h*R(b)/g}),d=e.some(
g=>g.every(m=>m===g[0]));return[...c.map((g,m)=>g/s.scales[m]),...p,h,bn(t,l,d)]}function bn(t,e,n){const r=n?H(t)/t.length:0,o=R(t.map(s=>s-r));return o>Ut*R(t)||
v("all rows have the same value, so there is nothing to explain"),1-e/o*(e/o)}function Qt(t,e,n,r){const o=e.length;let s=e.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<
ln;f++){const c=s.map((b,M)=>b/t.scales[M]),u=n.map((b,M)=>{const E=[[-1,[a[M],0]]];return e.forEach((_,z)=>E.push([-c[z],_[M]])),Zt(b,E)}),l=e.map((b,M)=>{const E=a.
map((_,z)=>[-_,b[z]]);return Zt([r[M]*t.scales[M],0],E)/t.scales[M]}),h=t.turned(u),p=t.solvedAcross(l),d=t.solved(h.slice(0,o).map((b,M)=>b-p[M])),g=t.back([...p,
...h.slice(o)]);s=s.map((b,M)=>b+d[M]),a=a.map((b,M)=>b+g[M]);const m=Wt(...d.map(O)),S=Wt(...s.map(O));if(m<=dn*S)return[s,a];m>i/2&&m>1e-12*S&&v(vn),i=m}return[
s,a]}const vn="rounding decides the result, as columns are nearly combinations of others",En=(t,e)=>e.length?`the rows cannot separate ${t} from ${e.join(" and ")}\
: their columns are collinear`:`the rows say nothing about ${t}, as what it is multiplied by is zero in all of them`;function Nn(t,e,n){const r=t.length-1,o=t[0].
length;o<=r&&v(`${r} coefficients need at least ${r+1} rows, and there are ${o}`);try{return Sn(t,e)}catch(s){if(!(s instanceof Jt))throw s;return v(En(n[s.column],
s.others.map(a=>n[a])))}}function An(t,e,n,r,o){const[,s,a,...i]=e[n].map(Number),f=i.slice(0,-1).map((l,h)=>[h?i[h-1]:n+1,l]),c=f.slice(a).map(()=>[]),u=r[n];for(let l=0;l<
s;l++)r[n]=l,!(a&&!o(...f[0]))&&c.forEach((h,p)=>h.push(Tn(e,f[p+a],r,o)));return r[n]=u,c}function Tn(t,[e,n],r,o){const s=new Map;for(let a=e;a<n;){const[i,...f]=t[a],
c=In(t[a],a),u=o(a,a+1);if(c===a+1&&u){const l=gn(String(i),f.map(h=>[Number(r[+h]),s.get(+h)??0]));l&&(r[a]=l[0],s.set(a,l[1]))}a=c}return[Number(r[n-1]),s.get(
n-1)??0]}const In=([t,...e],n)=>We.has(String(t))||On.includes(String(t))?n+1:Number(e[t==="with"?0:e.length-1]),On=["num","row","read","index"],Rn={fitted(t,[e,
n],r,o,s,a){const i=o[+n].map(({numbers:u})=>u);return t.budget.steps-=jt(i[0].length*i.length*i.length/mn),t.budget.steps<0&&r(s,s),Nn(i,()=>An(t,a,+n,o,r),String(
e).split(", ")).map(u=>({first:0,numbers:[u]}))}},{abs:C,exp:L,log:A,log1p:Xt,max:xt,min:ut,sqrt:F,trunc:Ln,PI:lt}=Math,dt=.01,W=1e6,$n=1e-17,j=1e-300,te=2e4,kn=100,
ee=1e-9,ne=-706,_n=37,yn=18,Pn=.5772156649015329,wn=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,
.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,
1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,
5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],w=t=>{if(t<=
0&&v("lgamma of zero or less"),t>=10)return(t-.5)*(A(t)-1)+(A(2*lt)-1)/2+D(t);let e=1;for(;t>2.5;)e*=t-=1;if(t<.5)return re(t)-A(t);const n=t<1.5?re(t-1):se(t-2);
return e===1?n:n+A(e)},re=t=>se(t)-Xt(t);function se(t){let e=t,n=0;return wn.forEach((r,o)=>{e*=-t,n-=r*e/(o+2)}),t*(1-Pn)+n}function ht(t){if(C(t)>.25)return Xt(
t)-t;const e=t/(2+t),n=e*e;let r=n,o=0;for(let s=3;s<41;s+=2)o+=r/s,r*=n;return 2*e*o-t*e}const G=(...t)=>{const e=xt(...t.slice(0,-1));return e>0&&e<=W?Ln(20+2*
F(e)):0},B=(...t)=>6*G(...t);function K(t,e){t>=dt&&t<=W||v("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),e<0&&v("an incompl\
ete gamma function of a negative number")}function mt(t,e){if(e===0)return[0,1];const n=pt(t,e);if(e<=t+1){const o=n/t*zn(t,e);return[o,1-o]}const r=n?n/Dn(t,e):
0;return[1-r,r]}function pt(t,e){if(t<1)return e<1e3?L(t*A(e)-e-w(t+1))*t:0;const n=(e-t)/t,r=n>-.9?t*ht(n):t*(A(e/t)-n);return r>-745?L(r-D(t))*F(t/(2*lt)):0}function zn(t,e){
let n=1,r=1;for(let o=1;o<te&&(n*=e/(t+o),r+=n,!(n<r*$n));o++);return r}function Dn(t,e){let n=e+1-t,r=n,o=n,s=0;for(let a=1;a<te;a++){const i=a*(t-a);if(n+=2,s=
n+i*s,s=1/(C(s)>=j?s:j),r=n+i/r,r=C(r)>=j?r:j,o*=r*s,C(r*s-1)<=2e-16)break}return o}function gt(t,e){t>=dt&&t<=W&&e>=dt&&e<=W||v("an incomplete beta function of\
 a shape that is not between 0.01 and 1,000,000")}function oe(t,e,n,r){if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=Mt(t,e,n,r),s=n<r?n-t/(t+e):e/(t+e)-r;if(n<=
(t+1)/(t+e+2)){const i=o/yt(n,r,-(t+e)*s,t,e);return[i,1-i]}const a=o/yt(r,n,(t+e)*s,e,t);return[1-a,a]}function Mt(t,e,n,r){const o=t/(t+e),s=e/(t+e),a=n<r?n-o:
s-r,i=a>-.9*o?ht(a/o):A(n/o)-a/o,f=a<.9*s?ht(-a/s):A(r/s)+a/s,c=t*i+e*f-D(t)-D(e)+D(t+e);return c>-745?L(c)*F(t/(2*lt)*s):0}function ie(t){t>=0&&t<=1||v("an inc\
omplete beta function of a number that is not between 0 and 1")}const ae=(t,e,n)=>(gt(t,e),ie(n),oe(t,e,n,1-n)),Cn=(t,e)=>(K(t,e),e?pt(t,e)/e:St(t,1)),St=(t,e)=>(t<
1&&v("a density that is infinite at its end"),t===1?e:0),Fn=(t,e,n)=>(gt(t,e),ie(n),n===0||n===1?n?St(e,t):St(t,e):Mt(t,e,n,1-n)/(n*(1-n)));function ce(t,e){t>=
0&&t<=1&&e>=0&&e<=1||v("an inverse of a share that is not between 0 and 1")}const fe=(t,e)=>t<=e?rt(t):-rt(e);function ue(t,e,n){if(K(t,0),ce(e,n),n===0&&v("an \
infinite inverse"),e===0)return 0;const r=s=>{const a=L(s);return[...mt(t,a),pt(t,a)]},o=t>=1?A(t)+fe(e,n)/F(t):(A(e)+w(t+1))/t;return L(de(r,e,n,o,yn))}function le(t,e,n,r){
if(gt(t,e),ce(n,r),n===0||r===0)return+(r===0);const o=a=>{const i=1/(1+L(-a)),f=1/(1+L(a));return[...oe(t,e,i,f),Mt(t,e,i,f)]},s=ut(t,e)<1?(A(n*t)+w(t)+w(e)-w(
t+e))/t:A(t/e)+fe(n,r)*F(1/t+1/e);return 1/(1+L(-de(o,n,r,s,_n)))}function de(t,e,n,r,o){let s=ne,a=o,i=ut(xt(r,s),a);const f=A(ut(e,n)),c=e<=n;for(let u=0;u<kn;u++){
const[l,h,p]=t(i),d=c?l:h,g=(d>0?A(d)-f:-1/0)*(c?1:-1);g>0?a=i:s=i;let m=p>0&&d>0?i-g*d/p:1/0;s<=m&&m<=a||(m=(s+a)/2);const S=C(m-i);if(i=m,S<=ee)break}return i<=
ne+ee?v("an inverse below 1e-306"):i}const $=(t,e)=>(tt.set(t,e),t),Gn={lgamma:w,gamma_inc:$((t,e)=>(K(t,e),mt(t,e)[0]),G),gamma_inc_upper:$((t,e)=>(K(t,e),mt(t,
e)[1]),G),gamma_inc_inv:$((t,e)=>ue(t,e,1-e),B),gamma_inc_upper_inv:$((t,e)=>ue(t,1-e,e),B),beta_inc:$((t,e,n)=>ae(t,e,n)[0],G),beta_inc_upper:$((t,e,n)=>ae(t,e,
n)[1],G),beta_inc_inv:$((t,e,n)=>le(t,e,n,1-n),B),beta_inc_upper_inv:$((t,e,n)=>le(t,e,1-n,n),B),gamma_density:Cn,beta_density:Fn},Un=450,qn=16,Hn=28,Vn=1/64,Wn=7,
he=4,me=12,pe=70,jn=3,ge=1e-13,{abs:I,max:Y,min:U}=Math;function bt(t,e,n,r,o){const{machine:s,budget:a}=t,i=!s.traced,f=a.steps,c=d=>_t(t,()=>e(d));let u=[];const l=d=>{
const g=s.traced=[];try{const m=c(d);return{at:d,value:m,parts:[...n.slice(r,o-1),...g.flat()]}}finally{s.traced=void 0}};return{curve:d=>{if(!i)return c(d);const g=l(
d);return u.length<Un&&u.push(g),g.value},look:()=>{if(!u.length)return[];const d=Math.floor((f-a.steps)/u.length)+1,g=u;return u=[],Bn(g,l,Math.floor(a.steps/(2*
Hn*d)))}}}function Bn(t,e,n){const r=new Map(t.filter(({value:a})=>a!==void 0).map(a=>[a.at,a])),o=[...r.values()].sort((a,i)=>a.at-i.at),s=[];for(const a of Kn(
o)){if(s.length>=U(n,qn))break;if(s.some(f=>Zn(f,a)))continue;const i=xn[a.kind](a,e);a.at[0]<=i&&i<=a.at[a.at.length-1]&&s.push({at:i,samples:tr(a,i,e)})}return s.
map(a=>a.samples.map(({at:i,value:f})=>[i,f]))}function Kn(t){const e=t.map(o=>o.at),n=t.reduce((o,{parts:s})=>U(o,s.length),t.length?1/0:0);return Array.from({
length:n},(o,s)=>{const a=t.map(({parts:i})=>i[s]);return a.every(i=>typeof i=="number")?Yn(s,e,a):[]}).sort((o,s)=>o.length-s.length).flat()}function Yn(t,e,n){
let r=1/0,o=-1/0,s=!0;for(const c of n)r=U(r,c),o=Y(o,c),s&&=c===0||c===1;if(r===o)return[];const a=Y(I(r),I(o)),i=[],f=(c,u)=>i.push({part:t,kind:u,at:e.slice(
c,c+2),values:n.slice(c,c+2),size:a});if(s){for(let c=0;c+1<e.length;c++)n[c]!==n[c+1]&&f(c,"flip");return i}if(r<0&&o>0)for(let c=0;c+1<e.length;c++)n[c]*n[c+1]<
0&&f(c,"zero");for(let c=0,u=0,l=0;c+1<e.length;c++){const h=n[c+1]-n[c];if(!(I(h)<=ge*a)){if(u*h<0&&c-l<=1){const p=[l-1,l,c+1];i.push({part:t,kind:"turn",at:p.
map(d=>e[d]),values:p.map(d=>n[d]),size:a})}[u,l]=[h,c+1]}}return i}const Z=(t,e)=>{const n=t.parts[e];return typeof n=="number"?n:NaN};function Zn({at:t,samples:e},n){
if(!(n.at[0]<=t&&t<=n.at[n.at.length-1]))return!1;const r=e.findIndex(c=>c.at===t),[o,s,a]=[Y(0,r-he),r,U(e.length-1,r+he)].map(c=>Z(e[c],n.part));if(n.kind==="\
flip")return o!==a;if(n.kind==="zero")return o*a<=0;const i=s-o,f=a-s;return i*f<=0||Y(I(i),I(f))<=ge*n.size}function Jn({part:t,at:[e,n],values:[r,o]},s){const a=r;
for(let i=0;i<me+pe;i++){const f=i<me?n-o*(n-e)/(o-r):e/2+n/2;if(!(e<f&&f<n))break;const c=Z(s(f),t);if(!(I(c)>0))return f;c<0==a<0?[e,r,o]=[f,c,o/2]:[n,o,r]=[f,
c,r/2]}return I(r)<I(o)?e:n}function Qn({part:t,at:[e,n],values:[r]},o){for(let s=0;s<pe;s++){const a=e/2+n/2;if(!(e<a&&a<n))break;Z(o(a),t)===r?e=a:n=a}return e}
function Xn({part:t,at:e,values:n},r){const[o,s,a]=e;let i=Me(e,n),f=U(s-o,a-s);for(let c=0;c<jn;c++){f/=16;const u=[i-f,i,i+f];if(!(o<u[0]&&u[0]<i&&i<u[2]&&u[2]<
a))break;const l=Me(u,u.map(h=>Z(r(h),t)));if(!(u[0]<l&&l<u[2]))break;i=l}return i}function Me([t,e,n],[r,o,s]){const a=(e-t)*(o-s),i=(e-n)*(o-r);return I(a-i)>
0?e-((e-t)*a-(e-n)*i)/(2*(a-i)):e}const xn={zero:Jn,flip:Qn,turn:Xn};function tr(t,e,n){const r=new Map([[e,n(e)]]);for(const o of[t.at[0],t.at[t.at.length-1]]){
let s=o-e;for(let a=0;a<Wn;a++)s*=Vn,r.has(e+s)||r.set(e+s,n(e+s))}return[...r.values()].sort((o,s)=>o.at-s.at)}const vt=400,J=.6180339887498949,er=60,nr=8,Se=1e-9,
rr=1e-5,be=1e-13,{abs:Et,max:q,min:ve}=Math,T=t=>t??-1/0;function Ee(t,e,n,r,o){e<n||v(e>n?"the range runs backwards":"the range is empty");const s=c=>{const u=t(
c);return u===void 0?void 0:r*u},a=[...Array.from({length:vt},(c,u)=>e+(n-e)*u/vt),n],i=a.map(s),f=i.filter(c=>c!==void 0);return f.length||v("no value in the r\
ange"),{value:s,at:a,values:i,size:f.reduce((c,u)=>q(c,Et(u)),0),sign:r,places:o()}}const Ne=(t,e,n,r,o)=>r*Te(Ee(t,e,n,r,o))[0][1];function Ae(t,e,n,r,o){const s=Ee(
t,e,n,r,o),[[a,i],...f]=Te(s),c=rr*(n-e);f.some(([u,l])=>i-l<=Se*s.size&&Et(u-a)>c)&&v("several places have the same value");for(const u of[a-c,a+c]){const l=e<=
u&&u<=n?s.value(u):void 0;l!==void 0&&i-l<=be*s.size&&v("it is flat where it is largest")}return sr(s,a,i,c)}function Te(t){const{at:e,values:n,sign:r,size:o}=t,
s=c=>n[c]!==void 0&&T(n[c])>T(n[c-1])&&T(n[c])>=T(n[c+1]),i=[...n.keys()].filter(s).sort((c,u)=>T(n[u])-T(n[c])||c-u).slice(0,nr).map(c=>Ie(t,e[q(c-1,0)],e[ve(c+
1,vt)],e[c],T(n[c]))),f=i.reduce((c,[,u])=>q(c,u),-1/0)+Se*o;for(const c of t.places){const u=c.map(([,g])=>T(g===void 0?void 0:r*g)),l=u.indexOf(q(...u)),[h,p,
d]=[q(l-1,0),l,ve(l+1,c.length-1)].map(g=>c[g][0]);u[l]>f&&i.push(Ie(t,h,d,p,u[l]))}return i.sort((c,u)=>u[1]-c[1])}function Ie({value:t},e,n,r,o){let s=n-J*(n-
e),a=e+J*(n-e),i=T(t(s)),f=T(t(a));for(let c=0;c<er;c++)i>o&&([r,o]=[s,i]),f>o&&([r,o]=[a,f]),i>=f?([n,a,f]=[a,s,i],s=n-J*(n-e),i=T(t(s))):([e,s,i]=[s,a,f],a=e+
J*(n-e),f=T(t(a)));return[r,o]}function sr({value:t,size:e},n,r,o){for(const s of[o*64,o*8]){const a=[-2,-1,1,2].map(g=>t(n+s*g));if(a.includes(void 0))return n;
const[i,f,c,u]=a.map(T),l=i-u+8*(c-f),h=-i+16*f-30*r+16*c-u;if(!(h<0))return n;const p=n-s*l/h,d=t(p);if(Et(p-n)>o||d===void 0||r-d>be*e)return n;[n,r]=[p,d]}return n}
const Nt=192,At=1e300,or=1100,Tt=1e-6,ir=.1,Oe=1e-12;function ar(t,e,n,r,o,s,a){e>0&&n<=0&&v("no real value");const i=[];let f=!1,c=0,u=NaN;const l=new Map(lr(e,
n,r).map(h=>[h,t(h)??NaN]));for(const[h,p]of fr(l,o()).flatMap(d=>ur(t,d,l))){let d;if(p===0){const g=Re(t,h);f||=!g,g&&!It(t,h)&&(d=h)}else u*Math.sign(p)<0&&(d=
dr(t,c,h,u,p));d!==void 0&&d!==i[i.length-1]&&i.push(d),[c,u]=[h,Math.sign(p)||NaN]}if(s!==void 0){const h=cr(i);return f&&v("a whole stretch of values solves i\
t"),h.length!==a&&v(`${h.length} root${h.length===1?"":"s"} in the range, not ${a}`),h[s]}return i.length||v(f?"a whole stretch of values solves it":"no root wa\
s found in the range"),i.reduce((h,p)=>Math.abs(p-r)<Math.abs(h-r)?p:h)}function cr(t){const e=[];for(const n of[...t].sort((r,o)=>r-o)){const r=e[e.length-1];(!e.
length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&e.push(n)}return e}function fr(t,e){const n=[...t.keys()],{sign:r}=Math;for(const[o,s]of e.flat()){
const a=n.findIndex(c=>c>o);if(s===void 0||a<1)continue;const[i,f]=[a-1,a].map(c=>r(t.get(n[c])));i*r(s)<0&&i*f>0&&t.set(o,s)}return[...t.keys()].sort((o,s)=>o-
s)}function ur(t,e,n){const r=a=>[a,t(a)??NaN],o=[e,n.get(e)],s=Tt*(Math.abs(e)||1);return o[1]===0?[r(e-s),o,r(e+s)]:[o]}function lr(t,e,n){const r=(i,f,c=1)=>Array.
from({length:Math.floor((f-i)/c)+1},(u,l)=>i+l*c);if(t>-At||e<At){const i=t>0?Math.log(e/t):0;return r(0,Nt).map(f=>t>0?t*Math.exp(f/Nt*i):t+f/Nt*(e-t))}const o=Math.
abs(n)||1,s=[...r(-48,48).map(i=>o*10**(i/4)),...r(1,32).map(i=>o*i/16),...r(-300,300,12).map(i=>10**i)],a=[...new Set(s)].filter(i=>i>0&&i<=At).sort((i,f)=>i-f);
return[...a.map(i=>-i).reverse(),0,...a]}function Re(t,e){const n=Tt*(Math.abs(e)||1);return t(e-n)!==0&&t(e+n)!==0}const It=(t,e)=>t(Number(e.toPrecision(7)))===
void 0;function dr(t,e,n,r,o){const s=Math.abs(o);let a=s,i=s;for(let p=0;p<or;p++){const d=e/2+n/2;if(d===e||d===n)break;const g=t(d);if(g===void 0)return;if(g===
0)return Re(t,d)&&!It(t,d)?d:void 0;g<0==r<0?[e,a]=[d,Math.abs(g)]:[n,i]=[d,Math.abs(g)]}const[f,c]=a<i?[e,a]:[n,i],u=Tt*Math.abs(f);if(It(t,f))return;const l=t(
f-u),h=t(f+u);return l===void 0||h===void 0?c<=Oe*s?f:void 0:Math.max(a,i)<=Math.max(ir*Math.abs(h-l),Oe*s)?f:void 0}const hr=40,mr=25e4,pr=60,gr=12,Mr=3,Le=1e-6,
Sr=1e-7,$e=1e-9,br=1e-13,vr=1e-10,Ot=1e-8,Rt=1e-5,Er=.1,Nr=1e9,Lt=[2,3,5,7,11,13],y=1e300,ke="the equations do not fix each unknown",{abs:N,max:k,min:_e,floor:$t}=Math;
function Ar(t,e,n,r,o){const s=ye(e,n,r),a=s.map((m,S)=>e[S]>-y||n[S]<y?n[S]-e[S]:N(m)||1),i={lows:e,highs:n,scales:a},f=k(4,_e(hr,$t(mr/(8*o*(2*s.length+1))))),
c=[],u=[];let l=0;for(let m=0;m<f;m++){const S=Ir(t,m?s.map((b,M)=>Tr(m,M,i)):s,i);S?.length===0&&l++,S?.length&&![...c,...u].some(b=>Lr(S,b,a))&&(Or(t,S,a)?c:u).
push(S)}c.length||v(u.length||l===f?ke:"no solution found");const h=m=>m.map((S,b)=>$t(S/a[b]*Nr+.5));c.sort((m,S)=>{const b=h(m),M=h(S),E=b.findIndex((_,z)=>_!==
M[z]);return E<0?0:b[E]-M[E]});const p=m=>m.reduce((S,b,M)=>S+(r[M]<y?(b-s[M])/a[M]*((b-s[M])/a[M]):0),0),d=c.reduce((m,S)=>p(S)<p(m)*(1-$e)?S:m);u.some(m=>p(m)<
p(d))&&v(ke);const g=p(d)*(1+Ot)+Ot**2;return!r.every(m=>m<y)&&c.some(m=>m!==d&&p(m)<=g)&&v("several solutions are equally near"),s.map((m,S)=>[d[S],...c.map(b=>b[S])])}
const ye=(t,e,n)=>n.map((r,o)=>r<y?r:(t[o]+e[o])/2);function Tr(t,e,{lows:n,highs:r,scales:o}){let s=0;for(let i=1,f=t;f;f=$t(f/Lt[e]))i/=Lt[e],s+=i*(f%Lt[e]);if(n[e]>
-y||r[e]<y)return n[e]+s*o[e];const a=2*s-1;return o[e]*a/(1-N(a))}function Ir(t,e,{lows:n,highs:r,scales:o}){let s=e,a=t(e),i=0;for(let f=0;f<pr;f++){const c=s.
map((b,M)=>k(N(b),.001*o[M]));if(!a)return;const[u,l]=Pe(t,s,a,c);if(!u.length)return[];const h=k(...u.map(N));if(i===Mr)return h<=$e?s.map((b,M)=>N(b)<=br*o[M]?
0:b):void 0;(i||h<=Sr)&&i++;const p=b=>k(...b.map((M,E)=>N(M)/l[E])),d=p(a),g=s;let m=1,S;for(let b=0;b<(i?1:gr)&&(s=g.map((M,E)=>_e(k(M+m*c[E]*u[E],n[E]),r[E])),
S=t(s),!(S&&(i||p(S)<d)));b++,m/=2)S=void 0;a=S}}function Or(t,e,n){const r=e.map((o,s)=>k(N(o),.001*n[s]));for(const o of[Rt,-Rt]){const s=e.map((f,c)=>f+o*r[c]),
a=t(s);if(!a)continue;const[i]=Pe(t,s,a,r);return i.length>0&&i.every(f=>N(o+f)<=Er*Rt)}return!0}function Pe(t,e,n,r){const o=e.map((i,f)=>{const[c,u]=[1,-1].map(
h=>t(Object.assign([...e],{[f]:i+h*Le*r[f]}))),l=c&&u?2:1;return(c??n).map((h,p)=>(h-(u??n)[p])/(l*Le))}),s=n.map((i,f)=>k(...o.map(c=>N(c[f]))));if(!s.every(i=>i>
0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[...o.map(c=>c[f]/s[f]),-i/s[f]]);return[Rr(a),s]}function Rr(t){const e=t.length,n=t.map(()=>0);for(let r=0;r<e;r++){
let o=r;for(let s=r+1;s<e;s++)N(t[s][r])>N(t[o][r])&&(o=s);if(!(N(t[o][r])>=vr))return[];[t[r],t[o]]=[t[o],t[r]];for(let s=r+1;s<e;s++){const a=t[s][r]/t[r][r];
for(let i=r;i<=e;i++)t[s][i]-=a*t[r][i]}}for(let r=e-1;r>=0;r--){let o=t[r][e];for(let s=r+1;s<e;s++)o-=t[r][s]*n[s];n[r]=o/t[r][r]}return n}const Lr=(t,e,n)=>t.
every((r,o)=>N(r-e[o])<=Ot*k(N(r),N(e[o]),1e-6*n[o])),$r=1e4,we=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,
-.13857109526572012,9984369578019572e-21,15056327351493116e-23],ze=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,
.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],De=[.015827191973480183,77/1470],Ce=[.24261107190140774,
672/1470],kr=4,kt=t=>{if(t===Math.floor(t)&&t<=171)return t<=0?v("gamma of zero or less"):Fe(t-1);if(t<.5)return Math.PI/(Math.sin(Math.PI*t)*kt(1-t));t>172&&v(
"overflow");const e=t-1,n=e+7.5,r=n**((e+.5)/2),o=we.slice(1).reduce((s,a,i)=>s+a/(e+i+1),we[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},Fe=t=>{const e=et(
t);if(e!==nt(t))return kt(t+1);let n=e<0?v("factorial of a negative number"):1;for(let r=2;r<=Math.min(e,171);r++)n*=r;return n},Ge=(t,e)=>{let n=et(e);if(n!==nt(
e)&&v("binomial of a number that is not whole"),n<0)return 0;t===Math.floor(t)&&t>=n&&(n=Math.min(n,t-n)),n>1e4&&v("binomial of more than 10,000");let r=1;for(let o=1;o<=
n;o++)r=r*(t-n+o)/o;return r},Ue=t=>{if(Math.abs(t)>6)return Math.sign(t);let e=1,n=1;for(let r=1;r<250&&e>=n*1e-17;r++)n+=e*=2*t*t/(2*r+1);return 2*t/Math.sqrt(
Math.PI)*Math.exp(-t*t)*n},_r=t=>{if(t<1.5)return 1-Ue(t);let e=0;for(let n=120;n>0;n--)e=n/2/(t+e);return Math.exp(-t*t)/Math.sqrt(Math.PI)/(t+e)},yr=(t,e,n)=>e>
n?v("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(t,e),n),Pr=t=>{const e=Math.abs(t)**.3333333333333333,n=Math.floor(e+.5);return Math.
sign(t)*(n*n*n===Math.abs(t)?n:e)},wr=Math.hypot,zr=(t,e)=>{const n=t===Math.floor(t)&&t>=e?Math.min(e,t-e):e;return n>0&&n<=1e4?Math.trunc(n):0};tt.set(Ge,zr);
const Dr={gamma:kt,factorial:Fe,binomial:Ge,erf:Ue,erfc:_r,erfinv:Je,normal_quantile:rt,cbrt:Pr,mod:Be,clamp:yr,hypot:wr,...je,...Gn,irr:Ft},Cr={...Ze,...Ye,...Ke,
...Rn,sum:(t,e,n,r,o)=>He(e,n,r,o,0),product:(t,e,n,r,o)=>He(e,n,r,o,1),integral:(t,[e,n,r],o,s,a)=>{const{budget:i}=t,f=Number(s[+e]),c=Number(s[+n]),u=i.integrals>
0,l=M=>(s[a]=M,Number(o())),{curve:h,look:p}=bt(t,l,s,a+1,+r),d=M=>h(M)??Ur(l,M,f,c),g=()=>p().map(M=>M.map(([E,_])=>[E,_??d(E)]));i.integrals++;const m=i.steps;
u||[f,c].forEach(d);const S=u?1:Gr(Math.floor((m-i.steps)/2)),b=qr(d,f,c,S,u,g);return i.integrals--,b},slope:(t,[e],n)=>Fr(qe(t,e,n),Number(t.known(String(e)))),
argmax:(t,e,n,r,o)=>Q(Ae,1,t,e,n,r,o),argmin:(t,e,n,r,o)=>Q(Ae,-1,t,e,n,r,o),maximum:(t,e,n,r,o)=>Q(Ne,1,t,e,n,r,o),minimum:(t,e,n,r,o)=>Q(Ne,-1,t,e,n,r,o),root(t,[
e,n,r,o,...s],a,i,f){const c=qe(t,e,a),{curve:u,look:l}=bt(t,c,i,f+1,Number(s.at(-1))),[h,p]=s.slice(0,-1).map(d=>Number(i[+d]));return ar(u,Number(i[+n]),Number(
i[+r]),Number(i[+o]),l,h,p)},system(t,[e,...n],r,o,s){const a=+e,[i,f,c]=[0,1,2].map(m=>n.slice(m*a,(m+1)*a).map(S=>Number(o[+S]))),u=n.slice(3*a,4*a).map(String),
l=n.slice(4*a,-1).map(Number),h=m=>{const S=_t(t,()=>{const b=t.inside(new Map(u.map((M,E)=>[M,m[E]])));return l.map((M,E)=>Number(r(E?l[E-1]:s+1,M,b)))});return S?.
every(Number.isFinite)?S:void 0},p=ye(i,f,c);h(p);const d=t.budget.steps;return h(p),Ar(h,i,f,c,d-t.budget.steps).map(m=>({first:0,numbers:m}))}},Q=(t,e,n,[r,o,
s],a,i,f)=>{const c=h=>(i[f]=h,Number(a())),{curve:u,look:l}=bt(n,c,i,f+1,+s);return t(u,Number(i[+r]),Number(i[+o]),e,l)},qe=(t,e,n)=>r=>Number(n(void 0,void 0,
t.inside(new Map([[String(e),r]]))));function He(t,e,n,r,o){const[s,a]=[0,1].map(f=>{const c=Number(n[+t[f]]),u=et(c);return u===nt(c)?u:v("bounds are not whole\
 numbers")});a<s-1&&v("the bounds run backwards"),a-s>=$r&&v("more than 10,000 terms");let i=o;for(let f=s;f<=a;f++)n[r]=f,i=o?i*Number(e()):i+Number(e());return i}
function Fr(t,e){let n=.001*Math.abs(e)||.001,r=0;const o=t(e),{abs:s}=Math;for(let a=0;a<8;a++,n/=4){const i=t(e-n),f=t(e+n),c=t(e-2*n),u=t(e+2*n),l=f-o-(o-i),
h=u-o-(o-c),p=s(f-o)+s(o-i),d=1e-14*s(o),g=c-u+8*(f-i);if(r=Math.max(r,p/n),s(h/2-2*l)<=1e-4*r*n+d&&(s((u-c)/2-(f-i))<=.1*p+d||s(g)<=1e-9*p)){const m=n/2,S=i-f+
8*(t(e+m)-t(e-m)),b=g/(12*n),M=S/(12*m);if(s(M-b)<=.001*r+d/n)return M+(M-b)/15}}return v("no slope where a function jumps or bends")}function Gr(t){let e=32;for(;e>
2&&t*12*e>4e4;)e/=2;return e}function Ur(t,e,n,r){const o=(r-n)*.001*(Math.abs(e-n)>Math.abs(r-e)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,a,i)=>s+a*t(e+o*(i+1)),
0)}function qr(t,e,n,r,o,s){const a=[...Array.from({length:r},(b,M)=>e+(n-e)*M/r),n],i=a.map(t),f=r===32?1e-13:1e-11,c=Array.from({length:r},(b,M)=>x(t,a[M],a[M+
1],i[M],i[M+1],0)),u=X(c);let l=Ve(t,c,f*u.size),h=X(l);h.error<=u.error||([l,h]=[c,u]);const p=s(),d=p.length?Hr(t,l,p,h.size/Math.abs(n-e)):void 0;if(d){l=d;for(let b=0;b<
kr;b++)l=Ve(t,l,f*X(l).size);h=X(l)}const{value:g,error:m,size:S}=h;return Math.abs(g)<=1e-14*S&&m<=1e-9*S?0:m<=1e-9*(o?S:Math.abs(g))?g:v("the integral does no\
t settle")}function Ve(t,e,n){const r=[],o=[...e];for(let s,a=0;s=o.pop();){const{depth:i,a:f,b:c,first:u,last:l,middle:h}=s,p=(f+c)/2;if(s.error<=n||i===52||a===
500){r.push(s);continue}a++,o.push(x(t,f,p,u,h,i+1),x(t,p,c,h,l,i+1))}return r}function Hr(t,e,n,r){let o=!1;const s=e.flatMap(a=>{const{a:i,b:f}=a,[c,u]=i<f?[i,
f]:[f,i],l=n.flatMap(g=>g.filter(([m])=>c<m&&m<u)),h=l.length?Vr(t,a,l,r):[];if(!h.length)return[a];o=!0;const p=[...new Set([c,u,...h])].sort((g,m)=>i<f?g-m:m-
g),d=p.map(t);return p.slice(1).map((g,m)=>x(t,p[m],g,d[m],d[m+1],0))});return o?s:void 0}function Vr(t,{a:e,b:n,first:r,last:o,middle:s},a,i){const f=(e+n)/2,c=(n-
e)/2,{abs:u}=Math,l=[[-1,r],[0,s],[1,o]];for(const[d]of ze)for(const g of[-1,1])l.push([g*d,t(f+g*c*d)]);const h=l.reduce((d,[,g])=>Math.max(d,u(g)),i),p=([d,g])=>u(
g-Wr(l,(d-f)/c))<=1e-6*Math.max(h,u(g));return a.filter(d=>!p(d)).map(([d])=>d)}const Wr=(t,e)=>t.reduce((n,[r,o],s)=>n+t.reduce((a,[i],f)=>f===s?a:a*((e-i)/(r-
i)),o),0),X=t=>t.reduce((e,n)=>({value:e.value+n.value,error:e.error+n.error,size:e.size+n.size}),{value:0,error:0,size:0});function x(t,e,n,r,o,s){const a=(e+n)/
2,i=(n-e)/2,f=t(a),{abs:c}=Math;let[u,l]=[0,1].map(d=>De[d]*(r+o)+Ce[d]*f),h=De[0]*(c(r)+c(o))+Ce[0]*c(f);for(const[d,g,m]of ze){const S=t(a-i*d),b=t(a+i*d);u+=
g*(S+b),l+=m*(S+b),h+=g*(c(S)+c(b))}const p=u*i;return Number.isFinite(p)?{a:e,b:n,first:r,last:o,depth:s,middle:f,value:p,error:c(u-l)*c(i),size:h*c(i)}:v("ove\
rflow")}export{Dr as ACTS,Cr as MORE_REGIONS};
