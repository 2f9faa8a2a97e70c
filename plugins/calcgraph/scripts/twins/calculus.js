import{n as ge,h as E,E as Me,o as Se,T as _n,j as be,k as Ee,p as kn,q as Pn}from"../page/live.js";import{a as J,R as Dn,C as zn,S as Fn}from"../parts/sequences.js";
import{o as K,n as Ne,b as Xe,e as Cn}from"../parts/beta.js";import"../page/sheet.js";const{abs:xe,exp:Un,expm1:Gn,log:qn,max:Hn,min:Wn,trunc:Vn}=Math,q=21,et=.4871,
Kn=4*Number.EPSILON,tt=70,nt=40,jn=120,rt="more than one rate makes these cash flows worth nothing",st="no rate turns these cash flows from a loss into a gain",
ot=(...e)=>{const t=e.flatMap((f,c)=>f?[c]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],r=ve(n);r===0&&E("cash flows that are all payments or all receipts ha\
ve no rate of return");let[o,s]=r===1?[-q,q]:Bn(n);const a=Ae(n,s)>0;a===Ae(n,o)>0&&E(st);for(let f=0;f<tt;f++){const c=(o+s)/2;Ae(n,c)>0===a?s=c:o=c}const i=Gn(
-(o+s)/2);return xe(i)<=Kn?0:i};ge.set(ot,(...e)=>Vn(e.length*tt/4)+(ve(e)>1?8*e.length*e.length:0));function ve(e){const t=e.filter(n=>n).map(n=>n>0);return t.
filter((n,r)=>r&&n!==t[r-1]).length}function Ae(e,t){const n=Un(-xe(t)),r=(o,s)=>o*n+s;return t<=0?e.reduceRight(r,0):e.reduce(r,0)}function Bn(e){const t=e.length-
1;let n=1;const r=[{low:0,high:1,depth:0,parts:e.map((s,a)=>(a&&(n*=(t-a+1)/a),s/n))}],o=[];for(let s=0,a;s<jn&&(a=r.pop());s++){const{low:i,high:f,depth:c,parts:u}=a,
h=ve(u);if(h===1&&o.push([i,f]),h>1&&c<nt){const l=i+(f-i)*et,[d,m]=Zn(u);r.push({low:i,high:l,depth:c+1,parts:d},{low:l,high:f,depth:c+1,parts:m})}(o.length>1||
h>1&&c===nt)&&E(rt)}return r.length&&E(rt),o.length||E(st),o[0].map(Yn)}function Yn(e){return e===0||e===1?e?q:-q:Wn(Hn(qn(e/(1-e)),-q),q)}function Zn(e){const t=[],
n=[];for(let r=e;r.length;r=r.slice(1).map((o,s)=>r[s]+(o-r[s])*et))t.push(r[0]),n.push(r[r.length-1]);return[t,n.reverse()]}const X=2**-46,Qn=.001,Jn=2e4,Xn=32,
it=1e-12,xn=12,er=1e-15,at=134217729,tr=64,ct=1e140,ft=1e-140,nr=8,{abs:y,max:ut,sqrt:Te,trunc:lt}=Math;function x(e,t){const n=e+t,r=n-e;return[n,e-(n-r)+(t-r)]}
function ht(e,t){const n=e*t,r=at*e,o=at*t,s=r-(r-e),a=o-(o-t),i=e-s,f=t-a;return[n,s*a-n+s*f+i*a+i*f]}function Oe(e,t){const[n,r]=x(e[0],t[0]);return x(n,r+(e[1]+
t[1]))}function Ie(e,t){const[n,r]=ht(e[0],t[0]);return x(n,r+(e[0]*t[1]+e[1]*t[0]))}function dt(e,t){const n=e[0]/t[0],r=Oe(e,Ie(t,[-n,0]));return x(n,r[0]/t[0])}
function rr(e,[t,n]){const r=y(t);if(r>tr||r!==lt(r)||n)return;let o=[1,0];for(let s=0;s<r;s++)o=Ie(o,e);return t>=0?o:dt([1,0],o)}const mt={add:Oe,sub:(e,t)=>Oe(
e,[-t[0],-t[1]]),mul:Ie,div:dt,neg:([e,t])=>[-e,-t],pow:rr};function sr(e,t){const n=Object.hasOwn(mt,e)?mt[e]:void 0;if(!n||t.some(([o])=>y(o)>ct||o&&y(o)<ft))
return;const r=n(...t);return r&&y(r[0])>ft&&y(r[0])<ct?r:void 0}function pt(e,t){const n=[...e];for(const[r,[o,s]]of t)n.push(...ht(r,o),r*s);return J(n)}const A=e=>Te(
J(e.map(t=>t*t)));function Re(e,t,n){const r=[];for(let s=t;s<n.length;s++)r.push(e[s]*n[s]);const o=2*J(r);for(let s=t;s<n.length;s++)n[s]-=o*e[s]}class gt{constructor(t,n){
this.column=t,this.others=n}}class j{constructor(t,n=it){this.limit=n,this.scales=t.map(r=>A(r)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((r,o)=>this.
add(o,r.map(s=>s/this.scales[o])))}add(t,n){this.vectors.forEach((i,f)=>Re(i,f,n));const r=A(n.slice(t));if(this.limit&&!(r>this.limit)){const i=this.upwards(n.
slice(0,t));throw new gt(t,i.flatMap((f,c)=>y(f)>Te(it)?[c]:[]))}r<this.least&&(this.least=r);const o=n[t]>0?-r:r,s=n.map((i,f)=>f<t?0:i);s[t]-=o;const a=A(s)||
1;this.vectors.push(s.map(i=>i/a)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.forEach((r,o)=>Re(r,o,n)),n}back(t){const n=[
...t];for(let r=this.vectors.length-1;r>=0;r--)Re(this.vectors[r],r,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[
...t];for(let r=n.length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let o=0;o<r;o++)n[o]-=this.triangle[r][o]*n[r]}return n}solvedAcross(t){const n=[...t];return this.
triangle.forEach((r,o)=>{for(let s=0;s<o;s++)n[o]-=r[s]*n[s];n[o]/=r[o]}),n}}function or([e,...t],n){const r=t.length,o=e.length,s=new j(t),a=s.least<Qn||o*r<=Jn,
[i,...f]=a?n():[];let c,u;if(a)[c,u]=St(s,f,i,t.map(()=>0));else{const p=s.turned(e);c=s.solved(p),u=s.back([...t.map(()=>0),...p.slice(r)])}let h=A(u);h<=X*A(e)&&
(h=0);const l=h/Te(o-r),d=s.scales.map((p,g)=>{const M=t.map((b,N)=>g===N?1:0),S=a?St(s,f,e.map(()=>[0,0]),M)[1]:s.solvedAcross(M);return l*A(S)/p}),m=t.some(p=>p.
every(g=>g===p[0]));return[...c.map((p,g)=>p/s.scales[g]),...d,l,Mt(e,h,m)]}function Mt(e,t,n){const r=n?J(e)/e.length:0,o=A(e.map(s=>s-r));return o>X*A(e)||E("\
all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function St(e,t,n,r){const o=t.length;let s=t.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<
xn;f++){const c=s.map((S,b)=>S/e.scales[b]),u=n.map((S,b)=>{const N=[[-1,[a[b],0]]];return t.forEach((v,T)=>N.push([-c[T],v[b]])),pt(S,N)}),h=t.map((S,b)=>{const N=a.
map((v,T)=>[-v,S[T]]);return pt([r[b]*e.scales[b],0],N)/e.scales[b]}),l=e.turned(u),d=e.solvedAcross(h),m=e.solved(l.slice(0,o).map((S,b)=>S-d[b])),p=e.back([...d,
...l.slice(o)]);s=s.map((S,b)=>S+m[b]),a=a.map((S,b)=>S+p[b]);const g=ut(...m.map(y)),M=ut(...s.map(y));if(g<=er*M)return[s,a];g>i/2&&g>1e-12*M&&E(ir),i=g}return[
s,a]}const ir="rounding decides the result, as columns are nearly combinations of others",ar=e=>`the rows do not determine ${e}: its factor is zero in all of th\
em`,cr=(e,t,n)=>t.length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:n(e);function fr(e,t,n){return bt(e[0].length,e.length-
1),Et(n,()=>or(e,t))}function bt(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients need`;e<=t&&E(`${n} at least ${t+1} rows, and there are ${e}`)}function Et(e,t,n=ar){
try{return t()}catch(r){if(!(r instanceof gt))throw r;return E(cr(e[r.column],r.others.map(o=>e[o]),n))}}function ur(e,t,n,r,o){const[,s,a,...i]=t[n].map(Number),
f=i.slice(0,-1).map((h,l)=>[l?i[l-1]:n+1,h]),c=f.slice(a).map(()=>[]),u=r[n];for(let h=0;h<s;h++)r[n]=h,!(a&&!o(...f[0]))&&c.forEach((l,d)=>l.push(lr(t,f[d+a],r,
o)));return r[n]=u,c}function lr(e,[t,n],r,o){const s=new Map;for(let a=t;a<n;){const[i,...f]=e[a],c=hr(e[a],a),u=o(a,a+1);if(c===a+1&&u){const h=sr(String(i),f.
map(l=>[Number(r[+l]),s.get(+l)??0]));h&&(r[a]=h[0],s.set(a,h[1]))}a=c}return[Number(r[n-1]),s.get(n-1)??0]}const hr=([e,...t],n)=>Me.has(String(e))||dr.includes(
String(e))?n+1:Number(t[e==="with"?0:t.length-1]),dr=["num","row","read","index"],mr={fitted(e,[t,n],r,o,s,a){const i=o[+n].map(({numbers:h})=>h),f=h=>{e.budget.
steps-=lt(h*i[0].length*i.length*i.length/nr),e.budget.steps<0&&r(s,s)};return f(1),fr(i,()=>(f(Xn),ur(e,a,+n,o,r)),String(t).split(", ")).map(h=>({first:0,numbers:[
h]}))}},{abs:B,exp:_,log:$,log1p:Nt,max:vt,min:$e,sqrt:Y,trunc:pr,PI:Le}=Math,we=.01,ee=1e6,gr=1e-17,te=1e-300,At=2e4,Mr=100,Tt=1e-9,Ot=-706,Sr=37,br=18,Er=.5772156649015329,
Nr=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,
.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,
1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,
745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],H=e=>{if(e<=0&&E("lgamma of zero or less"),e>=10)return(e-.5)*($(e)-1)+($(2*
Le)-1)/2+K(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return It(e)-$(e);const n=e<1.5?It(e-1):Rt(e-2);return t===1?n:n+$(t)},It=e=>Rt(e)-Nt(e);function Rt(e){let t=e,
n=0;return Nr.forEach((r,o)=>{t*=-e,n-=r*t/(o+2)}),e*(1-Er)+n}function ye(e){if(B(e)>.25)return Nt(e)-e;const t=e/(2+e),n=t*t;let r=n,o=0;for(let s=3;s<41;s+=2)
o+=r/s,r*=n;return 2*t*o-e*t}const Z=(...e)=>{const t=vt(...e.slice(0,-1));return t>0&&t<=ee?pr(20+2*Y(t)):0},ne=(...e)=>6*Z(...e);function re(e,t){e>=we&&e<=ee||
E("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&E("an incomplete gamma function of a negative number")}function _e(e,t){
if(t===0)return[0,1];const n=ke(e,t);if(t<=e+1){const o=n/e*vr(e,t);return[o,1-o]}const r=n?n/Ar(e,t):0;return[1-r,r]}function ke(e,t){if(e<1)return t<1e3?_(e*$(
t)-t-H(e+1))*e:0;const n=(t-e)/e,r=n>-.9?e*ye(n):e*($(t/e)-n);return r>-745?_(r-K(e))*Y(e/(2*Le)):0}function vr(e,t){let n=1,r=1;for(let o=1;o<At&&(n*=t/(e+o),r+=
n,!(n<r*gr));o++);return r}function Ar(e,t){let n=t+1-e,r=n,o=n,s=0;for(let a=1;a<At;a++){const i=a*(e-a);if(n+=2,s=n+i*s,s=1/(B(s)>=te?s:te),r=n+i/r,r=B(r)>=te?
r:te,o*=r*s,B(r*s-1)<=2e-16)break}return o}function Pe(e,t){e>=we&&e<=ee&&t>=we&&t<=ee||E("an incomplete beta function of a shape that is not between 0.01 and 1\
,000,000")}function $t(e,t,n,r){if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=De(e,t,n,r),s=n<r?n-e/(e+t):t/(e+t)-r;if(n<=(e+1)/(e+t+2)){const i=o/Xe(n,r,-(e+t)*
s,e,t);return[i,1-i]}const a=o/Xe(r,n,(e+t)*s,t,e);return[1-a,a]}function De(e,t,n,r){const o=e/(e+t),s=t/(e+t),a=n<r?n-o:s-r,i=a>-.9*o?ye(a/o):$(n/o)-a/o,f=a<.9*
s?ye(-a/s):$(r/s)+a/s,c=e*i+t*f-K(e)-K(t)+K(e+t);return c>-745?_(c)*Y(e/(2*Le)*s):0}function Lt(e){e>=0&&e<=1||E("an incomplete beta function of a number that i\
s not between 0 and 1")}const wt=(e,t,n)=>(Pe(e,t),Lt(n),$t(e,t,n,1-n)),Tr=(e,t)=>(re(e,t),t?ke(e,t)/t:ze(e,1)),ze=(e,t)=>(e<1&&E("a density that is infinite at\
 its end"),e===1?t:0),Or=(e,t,n)=>(Pe(e,t),Lt(n),n===0||n===1?n?ze(t,e):ze(e,t):De(e,t,n,1-n)/(n*(1-n)));function yt(e,t){e>=0&&e<=1&&t>=0&&t<=1||E("an inverse \
of a share that is not between 0 and 1")}const _t=(e,t)=>e<=t?Ne(e):-Ne(t);function kt(e,t,n){if(re(e,0),yt(t,n),n===0&&E("an infinite inverse"),t===0)return 0;
const r=s=>{const a=_(s);return[..._e(e,a),ke(e,a)]},o=e>=1?$(e)+_t(t,n)/Y(e):($(t)+H(e+1))/e;return _(Dt(r,t,n,o,br))}function Pt(e,t,n,r){if(Pe(e,t),yt(n,r),n===
0||r===0)return+(r===0);const o=a=>{const i=1/(1+_(-a)),f=1/(1+_(a));return[...$t(e,t,i,f),De(e,t,i,f)]},s=$e(e,t)<1?($(n*e)+H(e)+H(t)-H(e+t))/e:$(e/t)+_t(n,r)*
Y(1/e+1/t);return 1/(1+_(-Dt(o,n,r,s,Sr)))}function Dt(e,t,n,r,o){let s=Ot,a=o,i=$e(vt(r,s),a);const f=$($e(t,n)),c=t<=n;for(let u=0;u<Mr;u++){const[h,l,d]=e(i),
m=c?h:l,p=(m>0?$(m)-f:-1/0)*(c?1:-1);p>0?a=i:s=i;let g=d>0&&m>0?i-p*m/d:1/0;s<=g&&g<=a||(g=(s+a)/2);const M=B(g-i);if(i=g,M<=Tt)break}return i<=Ot+Tt?E("an inve\
rse below 1e-306"):i}const k=(e,t)=>(ge.set(e,t),e),Ir={lgamma:H,gamma_inc:k((e,t)=>(re(e,t),_e(e,t)[0]),Z),gamma_inc_upper:k((e,t)=>(re(e,t),_e(e,t)[1]),Z),gamma_inc_inv:k(
(e,t)=>kt(e,t,1-t),ne),gamma_inc_upper_inv:k((e,t)=>kt(e,1-t,t),ne),beta_inc:k((e,t,n)=>wt(e,t,n)[0],Z),beta_inc_upper:k((e,t,n)=>wt(e,t,n)[1],Z),beta_inc_inv:k(
(e,t,n)=>Pt(e,t,n,1-n),ne),beta_inc_upper_inv:k((e,t,n)=>Pt(e,t,1-n,n),ne),gamma_density:Tr,beta_density:Or},Rr=450,$r=16,zt=6,Lr=28,wr=1/64,yr=7,Ft=4,Ct=12,Ut=70,
_r=3,Gt=1e-13,kr=1/8,Pr=18,Dr=4,zr=1e-6,Fr="an integral or search inside another has a narrow peak, which it could miss",qt="it has more narrow peaks or jumps t\
han a search can follow",Cr="it oscillates faster than a search can follow",Ur=64,Gr=8,Fe=12,qr=.382,Hr=.1,Wr=4,Vr=12,Ht=[],Kr=new Set(["integral","root","argma\
x","argmin","maximum","minimum"]),{abs:I,max:L,min:P}=Math;function Ce(e,t,[n,r],o,s){const{machine:a,budget:i}=e,f=!a.traced,c=i.steps,u=v=>Se(e,()=>t(v));let h=[];
const l=v=>v.some(({name:T})=>Kr.has(T));let d=[],m=[],p=!1,g=f&&l(n.slice(o,s));const M=v=>{const T=a.traced=[];try{const w=u(v),F=r.slice(o,s-1),C=Kt(n.slice(
o,s),r);for(const[pe,Je]of T)F.push(...Je),C.push(...Kt(pe,Je)),g||=!h.length&&l(pe),p||=pe===Ht;const Qe=[...F,...C];return{at:v,value:w,parts:w===void 0?[]:Qe,
jumps:(g?Qe:C).length}}finally{a.traced=void 0}};return{curve:v=>{if(!f)return u(v);const T=M(v);return h.length<Rr&&h.push(T),T.value},look:()=>{if(!h.length)return[];
const v=Math.floor((c-i.steps)/h.length)+1,T=h;return h=[],[d,m]=jr(T,M,Math.floor(i.steps/(2*Lr*v))),g&&Zr(T,d,u)&&E(Fr),d.map(w=>w.samples.map(({at:F,value:C})=>[
F,C]))},hear:v=>{v.length&&(p||Yr(d,m,v))&&E(qt)}}}function jr(e,t,n){const r=new Map(e.filter(({value:h})=>h!==void 0).map(h=>[h.at,h])),o=e.map(h=>h.at),s=r.size&&
n>=Dr?Jr(P(...o),L(...o),t):[],a=L(0,...[...r.values()].map(({value:h})=>I(Number(h)))),i=s.filter(h=>h.samples.some(({value:l})=>l!==void 0&&I(l)>a)),f=P(n,$r)+
i.length;for(const h of s)for(const l of h.samples)l.value!==void 0&&r.set(l.at,l);const c=[...r.values()].sort((h,l)=>h.at-l.at),u=Xr(c);Br(c,u);for(const[h,l]of u.
entries()){if(i.length>=f)return[i,u.slice(h)];if(i.some(m=>Yt(m,l)))continue;const d=ns[l.kind](l,t);l.at[0]<=d&&d<=l.at[l.at.length-1]&&i.push({at:d,samples:rs(
l,d,t),part:l.part})}return[i,[]]}function Br(e,t){const n=e.reduce((i,{parts:f,jumps:c})=>P(i,f.length-c),1/0),r=({kind:i,part:f})=>i==="turn"&&f<n,o=new Map;for(const{
part:i}of t.filter(r))o.set(i,(o.get(i)??0)+1);const s=L(0,...o.values());if(s<=Ur)return;Bt(0,e.map(({at:i})=>i),e.map(({value:i})=>i??0)).filter(({kind:i})=>i===
"turn").length*Gr<s&&E(qt)}function Yr(e,t,n){const r=e.filter(({samples:o})=>o.some(({at:s})=>n.includes(s))).map(({part:o})=>o);return t.some(o=>r.includes(o.
part)&&!e.some(s=>Yt(s,o)))}function Wt(e,t,n){if(t.length<Wr)return;const r=t.length-3,o=f=>f!==void 0&&Number.isFinite(f),s=n.reduce((f,c)=>o(c)?L(f,I(Number(
c))):f,0);let a=0,i=0;for(let f=0;f<Fe;f++){const c=1+Math.floor(f*(r-1)/(Fe-1)),u=t[c]+qr*(t[c+1]-t[c]),h=[c-1,c,c+1,c+2].map(p=>[t[p],n[p]]),l=e(u);if(l===void 0||
!h.every(([,p])=>o(p)))continue;i++;const d=[l,...h.map(([,p])=>p)],m=L(...d)-P(...d);m>1e-9*s&&I(l-Vt(h,u))>Hr*m&&a++}a*2>i&&i>=Fe/2&&E(Cr)}const Vt=(e,t)=>e.reduce(
(n,[r,o],s)=>n+e.reduce((a,[i],f)=>f===s?a:a*((t-i)/(r-i)),o),0);function Zr(e,t,n){const r=L(0,...e.map(({value:s})=>I(s??0))),o=t.flatMap(s=>s.samples.filter(
({at:a})=>a===s.at));return[e[e.length>>1],...o].some(s=>{const a=n(s.at);return a===void 0||s.value===void 0?a!==s.value:I(a-s.value)>zr*L(r,I(a),I(s.value))})}
const Kt=(e,t)=>e.flatMap(({name:n,operands:r})=>{const o=Qr[n];return o?[o(...r.map(s=>Number(t[+s]??0)))]:[]}),Qr=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-
(e-1),beta_density:(e,t,n)=>n*(e+t-2)-(e-1),mod:(e,t)=>t?Math.sin(Math.PI*(e/t)):0,floor:e=>Math.sin(Math.PI*e),ceiling:e=>Math.sin(Math.PI*e),round:e=>Math.cos(
Math.PI*e)});function Jr(e,t,n){return[[e,t],[t,e]].map(([r,o])=>{const s=new Set;for(let a=1;a<=Pr;a++)s.add(r+(o-r)*kr**a);return s.delete(e),s.delete(t),{at:NaN,
samples:[...s].sort((a,i)=>a-i).map(n),part:-1}}).filter(({samples:r})=>r.length)}function Xr(e){const t=e.map(s=>s.at),n=e.reduce((s,{parts:a})=>P(s,a.length),
e.length?1/0:0),r=Array.from({length:n},(s,a)=>{const i=e.map(({parts:f})=>f[a]);return i.every(f=>typeof f=="number")?Bt(a,t,i):[]});r.sort((s,a)=>s.length-a.length);
const o=r.filter(({length:s})=>s>zt);return[...r.filter(({length:s})=>s<=zt).flat(),...jt(o)]}const jt=e=>Array.from({length:L(0,...e.map(({length:t})=>t))},(t,n)=>e.
flatMap(r=>r.slice(n,n+1))).flat();function Bt(e,t,n){let r=1/0,o=-1/0,s=!0;for(const u of n)r=P(r,u),o=L(o,u),s&&=u===0||u===1;if(r===o)return[];const a=L(I(r),
I(o)),i=[],f=[],c=(u,h)=>i.push({part:e,kind:h,at:t.slice(u,u+2),values:n.slice(u,u+2),size:a});if(s){for(let u=0;u+1<t.length;u++)n[u]!==n[u+1]&&c(u,"flip");return i}
if(r<0&&o>0)for(let u=0;u+1<t.length;u++)n[u]*n[u+1]<0&&c(u,"zero");for(let u=0,h=0,l=0;u+1<t.length;u++){const d=n[u+1]-n[u];if(!(I(d)<=Gt*a)){if(h*d<0&&u-l<=1){
const m=[l-1,l,u+1];f.push({part:e,kind:"turn",at:m.map(p=>t[p]),values:m.map(p=>n[p]),size:a})}[h,l]=[d,u+1]}}return jt([i,f])}const se=(e,t)=>{const n=e.parts[t];
return typeof n=="number"?n:NaN};function Yt({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const r=t.findIndex(c=>c.at===e),[o,s,a]=[L(0,
r-Ft),r,P(t.length-1,r+Ft)].map(c=>se(t[c],n.part));if(n.kind==="flip")return o!==a;if(n.kind==="zero")return o*a<=0;const i=s-o,f=a-s;return i*f<=0||L(I(i),I(f))<=
Gt*n.size}function xr({part:e,at:[t,n],values:[r,o]},s){const a=r;for(let i=0;i<Ct+Ut;i++){const f=i<Ct?n-o*(n-t)/(o-r):t/2+n/2;if(!(t<f&&f<n))break;const c=se(
s(f),e);if(!(I(c)>0))return f;c<0==a<0?[t,r,o]=[f,c,o/2]:[n,o,r]=[f,c,r/2]}return I(r)<I(o)?t:n}function es({part:e,at:[t,n],values:[r]},o){for(let s=0;s<Ut;s++){
const a=t/2+n/2;if(!(t<a&&a<n))break;se(o(a),e)===r?t=a:n=a}return t}function ts({part:e,at:t,values:n},r){const[o,s,a]=t;let i=Zt(t,n),f=P(s-o,a-s);for(let c=0;c<
_r;c++){f/=16;const u=[i-f,i,i+f];if(!(o<u[0]&&u[0]<i&&i<u[2]&&u[2]<a))break;const h=Zt(u,u.map(l=>se(r(l),e)));if(!(u[0]<h&&h<u[2]))break;i=h}return i}function Zt([
e,t,n],[r,o,s]){const a=(t-e)*(o-s),i=(t-n)*(o-r);return I(a-i)>0?t-((t-e)*a-(t-n)*i)/(2*(a-i)):t}const ns={zero:xr,flip:es,turn:ts};function rs(e,t,n){const r=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let s=o-t;for(let a=0;a<yr;a++)s*=wr,r.has(t+s)||r.set(t+s,n(t+s))}return[...r.values()].sort((o,s)=>o.
at-s.at)}const W=400,oe=.6180339887498949,Qt=60,Jt=8,Ue=1e-9,ss=1e-5,Xt=1e-13,os=1e-13,V=200,xt=.5,{abs:ie,max:D,min:en}=Math,O=e=>e??-1/0;function tn(e,t,n,r,o,s){
t<n||E(t>n?"the range runs backwards":"the range is empty");const a=u=>{const h=e(u);return h===void 0?void 0:r*h},i=[...Array.from({length:W},(u,h)=>t+(n-t)*h/
W),n],f=i.map(a),c=f.filter(u=>u!==void 0);return c.length||E("no value in the range"),Wt(a,i,f),{value:a,at:i,values:f,size:c.reduce((u,h)=>D(u,ie(h)),0),sign:r,
places:o(),hear:s}}const nn=(e,t,n,r,o,s)=>r*sn(tn(e,t,n,r,o,s))[0][1];function rn(e,t,n,r,o,s){const a=tn(e,t,n,r,o,s),[[i,f],...c]=sn(a),u=ss*(n-t);c.some(([h,
l])=>f-l<=Ue*a.size&&ie(h-i)>u)&&E("several places have the same value");for(const h of[i-u,i+u]){const l=t<=h&&h<=n?a.value(h):void 0;l!==void 0&&f-l<=Xt*a.size&&
E("its maximum is a flat stretch")}return cs(a,i,f,u)}function sn(e){const{at:t,values:n,sign:r,size:o}=e,s=l=>n[l]!==void 0&&O(n[l])>O(n[l-1])&&O(n[l])>=O(n[l+
1]),a=[...n.keys()].filter(s),i=l=>a.length>Jt?D(O(n[l]),as(e,l)):O(n[l]),f=new Map(a.map(l=>[l,i(l)]));a.sort((l,d)=>O(f.get(d))-O(f.get(l))||l-d);const c=a.slice(
0,Jt).map(l=>on(e,t[D(l-1,0)],t[en(l+1,W)],t[l],O(n[l]))),u=c.reduce((l,[,d])=>D(l,d),-1/0)+Ue*o,h=[];for(const l of e.places){const d=l.map(([,S])=>O(S===void 0?
void 0:r*S)),m=d.indexOf(D(...d)),[p,g,M]=[D(m-1,0),m,en(m+1,l.length-1)].map(S=>l[S][0]);if(d[m]>u){let S=on(e,p,M,g,d[m]);m||(S=an(e,S,t.filter(b=>b<p).at(-1)??
t[0])),m===l.length-1&&(S=an(e,S,t.find(b=>b>M)??t[W])),c.push(S),h.push(g)}}return e.hear(h),c.sort((l,d)=>d[1]-l[1]),is(e,c[0])&&E("it grows without bound"),c}
function is({at:e,value:t,size:n},[r,o]){const[s,a]=[e[0],e[W]],i=D(os*(a-s),1e-15*ie(r)),f=p=>D(...[r-p,r+p].filter(g=>s<=g&&g<=a).map(g=>O(t(g)))),[c,u,h]=[V*
V*V,V*V,V].map(p=>f(i*p));if(!(c>-1/0))return!1;const[l,d,m]=[u-c,h-u,o-h];return d>Ue*n&&d>=xt*l&&m>=xt*d}function as({at:e,values:t,value:n},r){if(!(r>0&&r<W))
return-1/0;const[o,s,a]=[r-1,r,r+1].map(f=>O(t[f])),i=o-2*s+a;return i>-1/0&&i<0?O(n(e[r]+(o-a)/(2*i)*(e[r+1]-e[r]))):-1/0}function on({value:e},t,n,r,o){let s=n-
oe*(n-t),a=t+oe*(n-t),i=O(e(s)),f=O(e(a));for(let c=0;c<Qt;c++)i>o&&([r,o]=[s,i]),f>o&&([r,o]=[a,f]),i>=f?([n,a,f]=[a,s,i],s=n-oe*(n-t),i=O(e(s))):([t,s,i]=[s,a,
f],a=t+oe*(n-t),f=O(e(a)));return[r,o]}function an({value:e},[t,n],r){for(let o=0;o<Qt;o++){const s=(t+r)/2,a=O(e(s));a>n?[t,n]=[s,a]:r=s}return[t,n]}function cs({
value:e,size:t},n,r,o){for(const s of[o*64,o*8]){const a=[-2,-1,1,2].map(p=>e(n+s*p));if(a.includes(void 0))return n;const[i,f,c,u]=a.map(O),h=i-u+8*(c-f),l=-i+
16*f-30*r+16*c-u;if(!(l<0))return n;const d=n-s*h/l,m=e(d);if(ie(d-n)>o||m===void 0||r-m>Xt*t)return n;[n,r]=[d,m]}return n}const Ge=192,Q=1e300,fs=1100,qe=1e-6,
us=.1,cn=1e-12;function ls(e,t,n,r,o,s,a,i){t>0&&n<=0&&E("no real value");const f=[];let c=!1,u=0,h=NaN;const l=new Map(gs(t,n,r).map(M=>[M,e(M)??NaN])),d=t>-Q||
n<Q;d&&Wt(e,[...l.keys()],[...l.values()]);const m=ds(e,l),p=new Map(m),g=ms(p,o());d&&s(g.filter(M=>!m.has(M)));for(const[M,S]of g.flatMap(b=>ps(e,b,p))){let b;
if(S===0){const N=fn(e,M);c||=!N,N&&!He(e,M)&&(b=M)}else h*Math.sign(S)<0&&(b=Ms(e,u,M,h,S));b!==void 0&&b!==f[f.length-1]&&f.push(b),[u,h]=[M,Math.sign(S)||NaN]}
if(a!==void 0){const M=hs(f);return c&&E("every value in a range solves it"),M.length!==i&&E(`${M.length} root${M.length===1?"":"s"} in the range, not ${i}`),M[a]}
return f.length||E(c?"every value in a range solves it":"no root was found in the range"),f.reduce((M,S)=>Math.abs(S-r)<Math.abs(M-r)?S:M)}function hs(e){const t=[];
for(const n of[...e].sort((r,o)=>r-o)){const r=t[t.length-1];(!t.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&t.push(n)}return t}function ds(e,t){
const n=[...t.keys()],r=[...t.values()],o=new Map(t),{abs:s,min:a}=Math;for(let i=1;i+1<n.length;i++){const[f,c,u]=n.slice(i-1,i+2),[h,l,d]=r.slice(i-1,i+2);if(!(h*
l>0&&d*l>0&&s(l)<a(s(h),s(d))))continue;const m=(c-f)*(l-d),p=(c-u)*(l-h),g=m!==p?c-((c-f)*m-(c-u)*p)/(2*(m-p)):c,M=f<g&&g<u?e(g)??NaN:l;M*l<0&&o.set(g,M)}return new Map(
[...o].sort(([i],[f])=>i-f))}function ms(e,t){const n=[...e.keys()],{sign:r}=Math;for(const[o,s]of t.flat()){const a=n.findIndex(c=>c>o);if(s===void 0||a<1)continue;
const[i,f]=[a-1,a].map(c=>r(e.get(n[c])));i*r(s)<0&&i*f>0&&e.set(o,s)}return[...e.keys()].sort((o,s)=>o-s)}function ps(e,t,n){const r=a=>[a,e(a)??NaN],o=[t,n.get(
t)],s=qe*(Math.abs(t)||1);return o[1]===0?[r(t-s),o,r(t+s)]:[o]}function gs(e,t,n){const r=(i,f,c=1)=>Array.from({length:Math.floor((f-i)/c)+1},(u,h)=>i+h*c);if(e>
-Q||t<Q){const i=e>0?Math.log(t/e):0;return r(0,Ge).map(f=>e>0?e*Math.exp(f/Ge*i):e+f/Ge*(t-e))}const o=Math.abs(n)||1,s=[...r(-48,48).map(i=>o*10**(i/4)),...r(
1,32).map(i=>o*i/16),...r(-300,300,12).map(i=>10**i)],a=[...new Set(s)].filter(i=>i>0&&i<=Q).sort((i,f)=>i-f);return[...a.map(i=>-i).reverse(),0,...a]}function fn(e,t){
const n=qe*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const He=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function Ms(e,t,n,r,o){const s=Math.abs(o);let a=s,
i=s;for(let d=0;d<fs;d++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===0)return fn(e,m)&&!He(e,m)?m:void 0;p<0==r<0?[t,a]=[m,Math.
abs(p)]:[n,i]=[m,Math.abs(p)]}const[f,c]=a<i?[t,a]:[n,i],u=qe*Math.abs(f);if(He(e,f))return;const h=e(f-u),l=e(f+u);return h===void 0||l===void 0?c<=cn*s?f:void 0:
Math.max(a,i)<=Math.max(us*Math.abs(l-h),cn*s)?f:void 0}const Ss=300,bs=100,ae=2,Es=6e-6,Ns=1e-4,vs=.001,un=1e-13,As=1e16,Ts=1e-4,ln=1e-7,Os=1e-9,Is=.001,Rs=.9,
$s=.001,Ls=3e-8,ce=1e-9,ws=1e-8,ys=1e140,hn=8,_s="the formula has no value in some row where the search starts",fe="the search for the coefficients does not set\
tle, so start it nearer: `near …`",ks="with the coefficients that the search starts from",Ps=["num","index","read"],{abs:U,max:ue,min:dn,sqrt:mn,trunc:We}=Math,
Ds=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function zs(e,t,n){const r=e(n);if(!r)return E(_s);let o=n,s=le(t,
r),a=vs;for(let i=0;i===Ss&&E(fe),A(s)>X*A(t);i++){const f=pn(e,o,n,t,s,1),c=new j(f,0),u=c.turned(s).slice(0,o.length),h=c.least>ce?Ve(c,u,0):void 0;if(h&&(Gs(
h,o,Ts)||A(u)<=$s*A(s)))break;for(c.least>ce||(a=ue(a,ws));;){if(!(a<=As))return new j(f,ce)&&E(fe);const l=Ve(c,u,a),d=o.map((g,M)=>g+l[M]),m=e(d),p=m&&le(t,m);
if(p&&A(p)<A(s)){[o,s]=[d,p];break}a=ue(a,un)*10}a=a>un?a/10:0}return Fs(e,t,o,n)}function Fs(e,t,n,r){let o=n,s=1/0,a=1/0;for(let i=bs;;){const f=e(o),c=le(t,f??
t);if(!f||A(c)>a)return E(fe);a=dn(a,A(c)*(1+Is));const u=new j(pn(e,o,r,t,c,i<=ae?4:2),ce);if(!i)return Cs(u,t,c,o);const h=u.turned(c).slice(0,o.length),l=Ve(
u,h,0),d=o.map((g,M)=>g+l[M]),m=ue(...d.map((g,M)=>U(l[M])/(U(g)||1)));o=d,i--;const p=m<=Os||A(h)<=Ls*A(c);i>=ae&&m<=ln&&(p||m>=Rs*s)?i=ae:i===ae-1&&dn(s,m)>ln&&
E(fe),s=m}}function Cs(e,t,n,r){let o=A(n);o<=X*A(t)&&(o=0);const s=o/mn(t.length-r.length),a=e.scales.map((i,f)=>s*A(e.solvedAcross(r.map((c,u)=>f===u?1:0)))/i);
return[...r,...a,s,Mt(t,o,!0)]}function pn(e,t,n,r,o,s){const a=le(r,o);return t.map((i,f)=>{const c=ue(U(i),.001*U(n[f]))||.001,u=M=>e(t.map((S,b)=>f===b?M:S)),
h=s===4&&Us(u,i,Ns*c);if(h)return h;const l=Es*c,d=u(i+l),m=s>1||!d?u(i-l):void 0,p=d&&m?2:1,g=m??a;return(d??a).map((M,S)=>(M-g[S])/(p*l))})}function Us(e,t,n){
const[r,o,s,a]=[-1,1,-2,2].map(i=>e(t+i*n));if(!(!r||!o||!s||!a))return s.map((i,f)=>(i-a[f]+8*(o[f]-r[f]))/(12*n))}function Ve(e,t,n){const r=t.length;let o;if(n){
const s=mn(n),a=e.triangle.map((c,u)=>Array.from({length:2*r},(h,l)=>l<r?c[l]??0:u===l-r?s:0)),i=new j(a);o=i.solved(i.turned([...t,...t.map(()=>0)])).map((c,u)=>c/
i.scales[u])}else o=e.solved(t);return o.map((s,a)=>s/e.scales[a])}const Gs=(e,t,n)=>t.every((r,o)=>U(e[o])<=n*U(r)),le=(e,t)=>e.map((n,r)=>n-t[r]),qs={add:(e,t)=>e+
t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function Hs(e,t){const n=qs[e]??Me.get(e),r=t.find(c=>c instanceof Float64Array);
if(!r)return n(...t);const o=new Float64Array(r.length),[s,a]=t,i=(c,u)=>c instanceof Float64Array?c[u]:Number(c);if(e==="pow"&&a===2)for(let c=0;c<o.length;c++)
o[c]=i(s,c)*i(s,c);else if(t.length===2)for(let c=0;c<o.length;c++)o[c]=n(i(s,c),i(a,c));else for(let c=0;c<o.length;c++)o[c]=n(...t.map(u=>i(u,c)));let f=0;for(const c of o)
f+=c;return Number.isFinite(f)?o:E("overflow")}function Ws(e,t,n,r){const[,o,s,...a]=e[t].map(Number);let i=Float64Array.from({length:o},(c,u)=>u),f;for(let c=0,
u=t+1;c<a.length-1;u=a[c++]){const h=a[c];let l=0;for(let p=u;p<h;p++)Ps.includes(String(e[p][0]))||l++;r.budget.steps-=h-u+We(l*i.length/hn);const d=Vs(e,u,h,new Map(
[[t,i]]),n,r);if(d===void 0||typeof d=="string")return;const m=d instanceof Float64Array?d:i.map(()=>Number(d));s&&!c?i=i.filter((p,g)=>m[g]):f=[...m]}return f}
function Vs(e,t,n,r,o,s){const a=i=>r.has(+i)?r.get(+i):o[+i];for(let i=t;i<n;i++){const[f,...c]=e[i];if(f==="num")r.set(i,c[0]);else if(f==="index")r.set(i,a(c[0]));else if(f===
"read")r.set(i,s.known(String(c[0])));else if(f==="at"){const u=a(c[1]),[{first:h,numbers:l}]=s.series(String(c[0]));if(!(u instanceof Float64Array))return;const d=u.
map(m=>{const p=l[We(m)-h];return typeof p=="number"?p:NaN});if(d.some(Number.isNaN))return;r.set(i,d)}else if(Me.has(String(f))&&f!=="binomial")r.set(i,Hs(String(
f),c.map(a)));else return}return r.get(n-1)}const Ks={searched(e,[t,n,r,...o],s,a,i,f){const c=+r,u=o.slice(0,c).map(S=>Number(a[+S])),h=o.slice(c,2*c).map(String),
l=Number(o[o.length-1]),d=a[+n][0].numbers,m=S=>e.inside(new Map(h.map((b,N)=>[b,S[N]]))),p=S=>s(i+1,l,m(S))[0].numbers,g=S=>{const b=Se(e,()=>(e.budget.steps-=
We(d.length*c/hn),e.budget.steps<0&&s(i,i),Ws(f,i+1,a,m(S))??p(S)));return b?.every(N=>U(N)<ys)?b:void 0};try{p(u)}catch(S){throw S instanceof _n&&e.budget.steps>=
0&&!S.needs&&(S.message.startsWith("the cell `")||(S.message+=`, ${ks}`)),S}return bt(d.length,c),Et(String(t).split(", "),()=>zs(g,d,u),Ds).map(S=>({first:0,numbers:[
S]}))}},js=40,Bs=25e4,Ys=60,Zs=12,Qs=3,gn=1e-6,Js=1e-7,Mn=1e-9,Xs=1e-13,xs=1e-10,Ke=1e-8,je=1e-5,eo=.1,to=1e9,Be=[2,3,5,7,11,13],G=1e300,Sn="the equations do no\
t fix each unknown",{abs:R,max:z,min:bn,floor:Ye}=Math;function no(e,t,n,r,o){const s=En(t,n,r),a=s.map((g,M)=>t[M]>-G||n[M]<G?n[M]-t[M]:R(g)||1),i={lows:t,highs:n,
scales:a},f=z(4,bn(js,Ye(Bs/(8*o*(2*s.length+1))))),c=[],u=[];let h=0;for(let g=0;g<f;g++){const M=so(e,g?s.map((S,b)=>ro(g,b,i)):s,i);M?.length===0&&h++,M?.length&&
![...c,...u].some(S=>ao(M,S,a))&&(oo(e,M,a)?c:u).push(M)}c.length||E(u.length||h===f?Sn:"no solution found");const l=g=>g.map((M,S)=>Ye(M/a[S]*to+.5));c.sort((g,M)=>{
const S=l(g),b=l(M),N=S.findIndex((v,T)=>v!==b[T]);return N<0?0:S[N]-b[N]});const d=g=>g.reduce((M,S,b)=>M+(r[b]<G?(S-s[b])/a[b]*((S-s[b])/a[b]):0),0),m=c.reduce(
(g,M)=>d(M)<d(g)*(1-Mn)?M:g);u.some(g=>d(g)<d(m))&&E(Sn);const p=d(m)*(1+Ke)+Ke**2;return!r.every(g=>g<G)&&c.some(g=>g!==m&&d(g)<=p)&&E("several solutions are e\
qually near"),s.map((g,M)=>[m[M],...c.map(S=>S[M])])}const En=(e,t,n)=>n.map((r,o)=>r<G?r:(e[o]+t[o])/2);function ro(e,t,{lows:n,highs:r,scales:o}){let s=0;for(let i=1,
f=e;f;f=Ye(f/Be[t]))i/=Be[t],s+=i*(f%Be[t]);if(n[t]>-G||r[t]<G)return n[t]+s*o[t];const a=2*s-1;return o[t]*a/(1-R(a))}function so(e,t,{lows:n,highs:r,scales:o}){
let s=t,a=e(t),i=0;for(let f=0;f<Ys;f++){const c=s.map((S,b)=>z(R(S),.001*o[b]));if(!a)return;const[u,h]=Nn(e,s,a,c);if(!u.length)return[];const l=z(...u.map(R));
if(i===Qs)return l<=Mn?s.map((S,b)=>R(S)<=Xs*o[b]?0:S):void 0;(i||l<=Js)&&i++;const d=S=>z(...S.map((b,N)=>R(b)/h[N])),m=d(a),p=s;let g=1,M;for(let S=0;S<(i?1:Zs)&&
(s=p.map((b,N)=>bn(z(b+g*c[N]*u[N],n[N]),r[N])),M=e(s),!(M&&(i||d(M)<m)));S++,g/=2)M=void 0;a=M}}function oo(e,t,n){const r=t.map((o,s)=>z(R(o),.001*n[s]));for(const o of[
je,-je]){const s=t.map((f,c)=>f+o*r[c]),a=e(s);if(!a)continue;const[i]=Nn(e,s,a,r);return i.length>0&&i.every(f=>R(o+f)<=eo*je)}return!0}function Nn(e,t,n,r){const o=t.
map((i,f)=>{const[c,u]=[1,-1].map(l=>e(Object.assign([...t],{[f]:i+l*gn*r[f]}))),h=c&&u?2:1;return(c??n).map((l,d)=>(l-(u??n)[d])/(h*gn))}),s=n.map((i,f)=>z(...o.
map(c=>R(c[f]))));if(!s.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[...o.map(c=>c[f]/s[f]),-i/s[f]]);return[io(a),s]}function io(e){const t=e.length,
n=e.map(()=>0);for(let r=0;r<t;r++){let o=r;for(let s=r+1;s<t;s++)R(e[s][r])>R(e[o][r])&&(o=s);if(!(R(e[o][r])>=xs))return[];[e[r],e[o]]=[e[o],e[r]];for(let s=r+
1;s<t;s++){const a=e[s][r]/e[r][r];for(let i=r;i<=t;i++)e[s][i]-=a*e[r][i]}}for(let r=t-1;r>=0;r--){let o=e[r][t];for(let s=r+1;s<t;s++)o-=e[r][s]*n[s];n[r]=o/e[r][r]}
return n}const ao=(e,t,n)=>e.every((r,o)=>R(r-t[o])<=Ke*z(R(r),R(t[o]),1e-6*n[o])),co=1e4,vn=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],An=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
Tn=[.015827191973480183,77/1470],On=[.24261107190140774,672/1470],fo=4,uo=2**-52,lo=2**-44,ho=1e-8,Ze=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?E("gamma of z\
ero or less"):In(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Ze(1-e));e>172&&E("overflow");const t=e-1,n=t+7.5,r=n**((t+.5)/2),o=vn.slice(1).reduce((s,a,i)=>s+
a/(t+i+1),vn[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},In=e=>{const t=be(e);if(t!==Ee(e))return Ze(e+1);let n=t<0?E("factorial of a negative number"):
1;for(let r=2;r<=Math.min(t,171);r++)n*=r;return n},Rn=(e,t)=>{let n=be(t);if(n!==Ee(t)&&E("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(
e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("binomial of more than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(e-n+o)/o;return r},$n=e=>{if(Math.abs(e)>6)return Math.
sign(e);let t=1,n=1;for(let r=1;r<250&&t>=n*1e-17;r++)n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},mo=e=>{if(e<1.5)return 1-$n(e);let t=0;
for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},po=(e,t,n)=>t>n?E("clamp to a range whose lower end is above its upper end"):Math.
min(Math.max(e,t),n),go=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},{hypot:Mo,expm1:So}=Math,bo=e=>e<=
-1?E("log of zero or less"):Math.log1p(e),Eo=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};ge.set(Rn,Eo);const No={
gamma:Ze,factorial:In,binomial:Rn,erf:$n,erfc:mo,erfinv:Cn,normal_quantile:Ne,cbrt:go,mod:Pn,clamp:po,hypot:Mo,expm1:So,log1p:bo,...kn,...Ir,irr:ot},vo={...Fn,...zn,
...Dn,...mr,...Ks,sum:(e,t,n,r,o)=>wn(e,t,n,r,o,0),product:(e,t,n,r,o)=>wn(e,t,n,r,o,1),integral:(e,[t,n,r],o,s,a,i,f)=>{const{budget:c}=e,u=Number(s[+t]),h=Number(
s[+n]),l=c.integrals>0,d=w=>(s[a]=w,Number(o())),{curve:m,look:p,hear:g}=Ce(e,d,[f,s],a+1,+r),M=w=>m(w)??Oo(d,w,u,h),S=()=>p().map(w=>w.map(([F,C])=>[F,C??M(F)]));
c.integrals++;const b=c.steps;l||[u,h].forEach(M);const N=l?1:To(Math.floor((b-c.steps)/2)),[v,T]=Io(M,u,h,N,l,S);return c.integrals--,g(T),v},slope:(e,[t],n)=>Ao(
Ln(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,r,o,s,a)=>he(rn,1,e,t,n,[a,r],o),argmin:(e,t,n,r,o,s,a)=>he(rn,-1,e,t,n,[a,r],o),maximum:(e,t,n,r,o,s,a)=>he(
nn,1,e,t,n,[a,r],o),minimum:(e,t,n,r,o,s,a)=>he(nn,-1,e,t,n,[a,r],o),root(e,[t,n,r,o,...s],a,i,f,c,u){const h=Ln(e,t,a),{curve:l,look:d,hear:m}=Ce(e,h,[u,i],f+1,
Number(s.at(-1))),[p,g]=s.slice(0,-1).map(M=>Number(i[+M]));return ls(l,Number(i[+n]),Number(i[+r]),Number(i[+o]),d,m,p,g)},system(e,[t,...n],r,o,s){const a=+t,
[i,f,c]=[0,1,2].map(g=>n.slice(g*a,(g+1)*a).map(M=>Number(o[+M]))),u=n.slice(3*a,4*a).map(String),h=n.slice(4*a,-1).map(Number),l=g=>{const M=Se(e,()=>{const S=e.
inside(new Map(u.map((b,N)=>[b,g[N]])));return h.map((b,N)=>Number(r(N?h[N-1]:s+1,b,S)))});return M?.every(Number.isFinite)?M:void 0},d=En(i,f,c);l(d);const m=e.
budget.steps;return l(d),no(l,i,f,c,m-e.budget.steps).map(g=>({first:0,numbers:g}))}},he=(e,t,n,[r,o,s],a,i,f)=>{const[,c]=i,u=m=>(c[f]=m,Number(a())),{curve:h,
look:l,hear:d}=Ce(n,u,i,f+1,+s);return e(h,Number(c[+r]),Number(c[+o]),t,l,d)},Ln=(e,t,n)=>r=>Number(n(void 0,void 0,e.inside(new Map([[String(t),r]]))));function wn({
machine:{traced:e}},t,n,r,o,s){const[a,i]=[0,1].map(u=>{const h=Number(r[+t[u]]),l=be(h);return l===Ee(h)?l:E("bounds are not whole numbers")});i<a-1&&E("the bo\
unds run backwards"),i-a>=co&&E("more than 10,000 terms");const f=Math.floor((i-a+1)/Vr)+1;let c=s;for(let u=a;u<=i;u++)r[o]=u,c=s?c*Number(n()):c+Number(n()),e&&
!((u-a)%f)&&e.push([[],r.slice(o+1,Number(t[2]))]);return e&&f>1&&e.push([Ht,[]]),c}function Ao(e,t){let n=.001*Math.abs(t)||.001,r=0;const o=e(t),{abs:s}=Math;
for(let a=0;a<8;a++,n/=4){const i=e(t-n),f=e(t+n),c=e(t-2*n),u=e(t+2*n),h=f-o-(o-i),l=u-o-(o-c),d=s(f-o)+s(o-i),m=1e-14*s(o),p=c-u+8*(f-i);if(r=Math.max(r,d/n),
s(l/2-2*h)<=1e-4*r*n+m&&(s((u-c)/2-(f-i))<=.1*d+m||s(p)<=1e-9*d)){const g=n/2,M=i-f+8*(e(t+g)-e(t-g)),S=p/(12*n),b=M/(12*g);if(s(b-S)<=.001*r+m/n)return b+(b-S)/
15}}return E("no slope where a function jumps or bends")}function To(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function Oo(e,t,n,r){const o=(r-n)*.001*(Math.
abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,a,i)=>s+a*e(t+o*(i+1)),0)}function Io(e,t,n,r,o,s){const a=[...Array.from({length:r},(N,v)=>t+(n-
t)*v/r),n],i=a.map(e),f=r===32?1e-13:1e-11,c=Array.from({length:r},(N,v)=>me(e,a[v],a[v+1],i[v],i[v+1],0)),u=de(c);let h=yn(e,c,f*u.size),l=de(h);l.error<=u.error||
([h,l]=[c,u]);const d=s(),m=[],p=d.length?$o(e,h,d,l.size/Math.abs(n-t),m):h;if(m.length){h=p;for(let T=0;T<fo;T++)h=yn(e,h,f*de(h).size);const N=l;l=de(h);const v=Math.
abs(l.value-N.value);v>1e-9*l.size&&v>N.error||(m.length=0)}const{value:g,error:M,size:S}=l;if(Math.abs(g)<=1e-14*S&&M<=1e-9*S)return[0,m];const b=o?S:Math.abs(
g);return M<=1e-9*b&&Ro(h)<=ho*b?[g,m]:E("the integral does not settle")}const Ro=e=>e.reduce((t,{a:n,b:r,first:o,last:s})=>{const a=Math.max(Math.abs(n),Math.abs(
r));return Math.abs(r-n)<=lo*a?t+Math.abs(s-o)*uo*a:t},0);function yn(e,t,n){const r=[],o=[...t];for(let s,a=0;s=o.pop();){const{depth:i,a:f,b:c,first:u,last:h,
middle:l}=s,d=(f+c)/2;if(s.error<=n||i===52||a===500){r.push(s);continue}a++,o.push(me(e,f,d,u,l,i+1),me(e,d,c,l,h,i+1))}return r}function $o(e,t,n,r,o){return t.
flatMap(s=>{const{a,b:i}=s,[f,c]=a<i?[a,i]:[i,a],u=n.flatMap(m=>m.filter(([p])=>f<p&&p<c)),h=u.length?Lo(e,s,u,r):[];if(!h.length)return[s];o.push(...h);const l=[
...new Set([f,c,...h])].sort((m,p)=>a<i?m-p:p-m),d=l.map(e);return l.slice(1).map((m,p)=>me(e,l[p],m,d[p],d[p+1],0))})}function Lo(e,{a:t,b:n,first:r,last:o,middle:s},a,i){
const f=(t+n)/2,c=(n-t)/2,{abs:u}=Math,h=[[-1,r],[0,s],[1,o]];for(const[m]of An)for(const p of[-1,1])h.push([p*m,e(f+p*c*m)]);const l=h.reduce((m,[,p])=>Math.max(
m,u(p)),i),d=([m,p])=>u(p-Vt(h,(m-f)/c))<=1e-6*Math.max(l,u(p));return a.filter(m=>!d(m)).map(([m])=>m)}const de=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.
error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function me(e,t,n,r,o,s){const a=(t+n)/2,i=(n-t)/2,f=e(a),{abs:c}=Math;let[u,h]=[0,1].map(m=>Tn[m]*
(r+o)+On[m]*f),l=Tn[0]*(c(r)+c(o))+On[0]*c(f);for(const[m,p,g]of An){const M=e(a-i*m),S=e(a+i*m);u+=p*(M+S),h+=g*(M+S),l+=p*(c(M)+c(S))}const d=u*i;return Number.
isFinite(d)?{a:t,b:n,first:r,last:o,depth:s,middle:f,value:d,error:c(u-h)*c(i),size:l*c(i)}:E("overflow")}export{No as ACTS,vo as MORE_REGIONS};
