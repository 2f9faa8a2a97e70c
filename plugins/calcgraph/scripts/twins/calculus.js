import{n as me,h as E,E as pe,o as ge,T as $n,j as Me,k as Se,p as Ln,q as yn}from"../page/live.js";import{a as Z,R as wn,C as _n,S as kn}from"../parts/sequences.js";
import{o as W,n as be,b as Qe,e as Pn}from"../parts/beta.js";import"../page/sheet.js";const{abs:Je,exp:Dn,expm1:zn,log:Fn,max:Cn,min:Un,trunc:Gn}=Math,G=21,Xe=.4871,
qn=4*Number.EPSILON,xe=70,et=40,Hn=120,tt="more than one rate makes these cash flows worth nothing",nt="no rate turns these cash flows from a loss into a gain",
rt=(...e)=>{const t=e.flatMap((f,c)=>f?[c]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],r=Ee(n);r===0&&E("cash flows of only one sign have no rate of return");
let[o,s]=r===1?[-G,G]:Wn(n);const a=Ne(n,s)>0;a===Ne(n,o)>0&&E(nt);for(let f=0;f<xe;f++){const c=(o+s)/2;Ne(n,c)>0===a?s=c:o=c}const i=zn(-(o+s)/2);return Je(i)<=
qn?0:i};me.set(rt,(...e)=>Gn(e.length*xe/4)+(Ee(e)>1?8*e.length*e.length:0));function Ee(e){const t=e.filter(n=>n).map(n=>n>0);return t.filter((n,r)=>r&&n!==t[r-
1]).length}function Ne(e,t){const n=Dn(-Je(t)),r=(o,s)=>o*n+s;return t<=0?e.reduceRight(r,0):e.reduce(r,0)}function Wn(e){const t=e.length-1;let n=1;const r=[{low:0,
high:1,depth:0,parts:e.map((s,a)=>(a&&(n*=(t-a+1)/a),s/n))}],o=[];for(let s=0,a;s<Hn&&(a=r.pop());s++){const{low:i,high:f,depth:c,parts:u}=a,h=Ee(u);if(h===1&&o.
push([i,f]),h>1&&c<et){const l=i+(f-i)*Xe,[d,m]=Kn(u);r.push({low:i,high:l,depth:c+1,parts:d},{low:l,high:f,depth:c+1,parts:m})}(o.length>1||h>1&&c===et)&&E(tt)}
return r.length&&E(tt),o.length||E(nt),o[0].map(Vn)}function Vn(e){return e===0||e===1?e?G:-G:Un(Cn(Fn(e/(1-e)),-G),G)}function Kn(e){const t=[],n=[];for(let r=e;r.
length;r=r.slice(1).map((o,s)=>r[s]+(o-r[s])*Xe))t.push(r[0]),n.push(r[r.length-1]);return[t,n.reverse()]}const Q=2**-46,jn=.001,Bn=2e4,Yn=32,st=1e-12,Zn=12,Qn=1e-15,
ot=134217729,Jn=64,it=1e140,at=1e-140,Xn=8,{abs:w,max:ct,sqrt:ve,trunc:ft}=Math;function J(e,t){const n=e+t,r=n-e;return[n,e-(n-r)+(t-r)]}function ut(e,t){const n=e*
t,r=ot*e,o=ot*t,s=r-(r-e),a=o-(o-t),i=e-s,f=t-a;return[n,s*a-n+s*f+i*a+i*f]}function Ae(e,t){const[n,r]=J(e[0],t[0]);return J(n,r+(e[1]+t[1]))}function Te(e,t){
const[n,r]=ut(e[0],t[0]);return J(n,r+(e[0]*t[1]+e[1]*t[0]))}function lt(e,t){const n=e[0]/t[0],r=Ae(e,Te(t,[-n,0]));return J(n,r[0]/t[0])}function xn(e,[t,n]){
const r=w(t);if(r>Jn||r!==ft(r)||n)return;let o=[1,0];for(let s=0;s<r;s++)o=Te(o,e);return t>=0?o:lt([1,0],o)}const ht={add:Ae,sub:(e,t)=>Ae(e,[-t[0],-t[1]]),mul:Te,
div:lt,neg:([e,t])=>[-e,-t],pow:xn};function er(e,t){const n=Object.hasOwn(ht,e)?ht[e]:void 0;if(!n||t.some(([o])=>w(o)>it||o&&w(o)<at))return;const r=n(...t);return r&&
w(r[0])>at&&w(r[0])<it?r:void 0}function dt(e,t){const n=[...e];for(const[r,[o,s]]of t)n.push(...ut(r,o),r*s);return Z(n)}const A=e=>ve(Z(e.map(t=>t*t)));function Ie(e,t,n){
const r=[];for(let s=t;s<n.length;s++)r.push(e[s]*n[s]);const o=2*Z(r);for(let s=t;s<n.length;s++)n[s]-=o*e[s]}class mt{constructor(t,n){this.column=t,this.others=
n}}class V{constructor(t,n=st){this.limit=n,this.scales=t.map(r=>A(r)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((r,o)=>this.add(o,r.map(s=>s/this.
scales[o])))}add(t,n){this.vectors.forEach((i,f)=>Ie(i,f,n));const r=A(n.slice(t));if(this.limit&&!(r>this.limit)){const i=this.upwards(n.slice(0,t));throw new mt(
t,i.flatMap((f,c)=>w(f)>ve(st)?[c]:[]))}r<this.least&&(this.least=r);const o=n[t]>0?-r:r,s=n.map((i,f)=>f<t?0:i);s[t]-=o;const a=A(s)||1;this.vectors.push(s.map(
i=>i/a)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.forEach((r,o)=>Ie(r,o,n)),n}back(t){const n=[...t];for(let r=this.
vectors.length-1;r>=0;r--)Ie(this.vectors[r],r,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let r=n.
length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let o=0;o<r;o++)n[o]-=this.triangle[r][o]*n[r]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach(
(r,o)=>{for(let s=0;s<o;s++)n[o]-=r[s]*n[s];n[o]/=r[o]}),n}}function tr([e,...t],n){const r=t.length,o=e.length,s=new V(t),a=s.least<jn||o*r<=Bn,[i,...f]=a?n():
[];let c,u;if(a)[c,u]=gt(s,f,i,t.map(()=>0));else{const p=s.turned(e);c=s.solved(p),u=s.back([...t.map(()=>0),...p.slice(r)])}let h=A(u);h<=Q*A(e)&&(h=0);const l=h/
ve(o-r),d=s.scales.map((p,M)=>{const g=t.map((b,N)=>M===N?1:0),S=a?gt(s,f,e.map(()=>[0,0]),g)[1]:s.solvedAcross(g);return l*A(S)/p}),m=t.some(p=>p.every(M=>M===
p[0]));return[...c.map((p,M)=>p/s.scales[M]),...d,l,pt(e,h,m)]}function pt(e,t,n){const r=n?Z(e)/e.length:0,o=A(e.map(s=>s-r));return o>Q*A(e)||E("all rows have\
 the same value, so there is nothing to explain"),1-t/o*(t/o)}function gt(e,t,n,r){const o=t.length;let s=t.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<Zn;f++){
const c=s.map((S,b)=>S/e.scales[b]),u=n.map((S,b)=>{const N=[[-1,[a[b],0]]];return t.forEach((v,T)=>N.push([-c[T],v[b]])),dt(S,N)}),h=t.map((S,b)=>{const N=a.map(
(v,T)=>[-v,S[T]]);return dt([r[b]*e.scales[b],0],N)/e.scales[b]}),l=e.turned(u),d=e.solvedAcross(h),m=e.solved(l.slice(0,o).map((S,b)=>S-d[b])),p=e.back([...d,...l.
slice(o)]);s=s.map((S,b)=>S+m[b]),a=a.map((S,b)=>S+p[b]);const M=ct(...m.map(w)),g=ct(...s.map(w));if(M<=Qn*g)return[s,a];M>i/2&&M>1e-12*g&&E(nr),i=M}return[s,a]}
const nr="rounding decides the result, as columns are nearly combinations of others",rr=e=>`the rows do not determine ${e}: its factor is zero in all of them`,sr=(e,t,n)=>t.
length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:n(e);function or(e,t,n){return Mt(e[0].length,e.length-1),St(n,()=>tr(
e,t))}function Mt(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients need`;e<=t&&E(`${n} at least ${t+1} rows, and there are ${e}`)}function St(e,t,n=rr){
try{return t()}catch(r){if(!(r instanceof mt))throw r;return E(sr(e[r.column],r.others.map(o=>e[o]),n))}}function ir(e,t,n,r,o){const[,s,a,...i]=t[n].map(Number),
f=i.slice(0,-1).map((h,l)=>[l?i[l-1]:n+1,h]),c=f.slice(a).map(()=>[]),u=r[n];for(let h=0;h<s;h++)r[n]=h,!(a&&!o(...f[0]))&&c.forEach((l,d)=>l.push(ar(t,f[d+a],r,
o)));return r[n]=u,c}function ar(e,[t,n],r,o){const s=new Map;for(let a=t;a<n;){const[i,...f]=e[a],c=cr(e[a],a),u=o(a,a+1);if(c===a+1&&u){const h=er(String(i),f.
map(l=>[Number(r[+l]),s.get(+l)??0]));h&&(r[a]=h[0],s.set(a,h[1]))}a=c}return[Number(r[n-1]),s.get(n-1)??0]}const cr=([e,...t],n)=>pe.has(String(e))||fr.includes(
String(e))?n+1:Number(t[e==="with"?0:t.length-1]),fr=["num","row","read","index"],ur={fitted(e,[t,n],r,o,s,a){const i=o[+n].map(({numbers:h})=>h),f=h=>{e.budget.
steps-=ft(h*i[0].length*i.length*i.length/Xn),e.budget.steps<0&&r(s,s)};return f(1),or(i,()=>(f(Yn),ir(e,a,+n,o,r)),String(t).split(", ")).map(h=>({first:0,numbers:[
h]}))}},{abs:K,exp:_,log:$,log1p:bt,max:Et,min:Oe,sqrt:j,trunc:lr,PI:Re}=Math,$e=.01,X=1e6,hr=1e-17,x=1e-300,Nt=2e4,dr=100,vt=1e-9,At=-706,mr=37,pr=18,gr=.5772156649015329,
Mr=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,
.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,
1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,
745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],q=e=>{if(e<=0&&E("lgamma of zero or less"),e>=10)return(e-.5)*($(e)-1)+($(2*
Re)-1)/2+W(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return Tt(e)-$(e);const n=e<1.5?Tt(e-1):It(e-2);return t===1?n:n+$(t)},Tt=e=>It(e)-bt(e);function It(e){let t=e,
n=0;return Mr.forEach((r,o)=>{t*=-e,n-=r*t/(o+2)}),e*(1-gr)+n}function Le(e){if(K(e)>.25)return bt(e)-e;const t=e/(2+e),n=t*t;let r=n,o=0;for(let s=3;s<41;s+=2)
o+=r/s,r*=n;return 2*t*o-e*t}const B=(...e)=>{const t=Et(...e.slice(0,-1));return t>0&&t<=X?lr(20+2*j(t)):0},ee=(...e)=>6*B(...e);function te(e,t){e>=$e&&e<=X||
E("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&E("an incomplete gamma function of a negative number")}function ye(e,t){
if(t===0)return[0,1];const n=we(e,t);if(t<=e+1){const o=n/e*Sr(e,t);return[o,1-o]}const r=n?n/br(e,t):0;return[1-r,r]}function we(e,t){if(e<1)return t<1e3?_(e*$(
t)-t-q(e+1))*e:0;const n=(t-e)/e,r=n>-.9?e*Le(n):e*($(t/e)-n);return r>-745?_(r-W(e))*j(e/(2*Re)):0}function Sr(e,t){let n=1,r=1;for(let o=1;o<Nt&&(n*=t/(e+o),r+=
n,!(n<r*hr));o++);return r}function br(e,t){let n=t+1-e,r=n,o=n,s=0;for(let a=1;a<Nt;a++){const i=a*(e-a);if(n+=2,s=n+i*s,s=1/(K(s)>=x?s:x),r=n+i/r,r=K(r)>=x?r:
x,o*=r*s,K(r*s-1)<=2e-16)break}return o}function _e(e,t){e>=$e&&e<=X&&t>=$e&&t<=X||E("an incomplete beta function of a shape that is not between 0.01 and 1,000,\
000")}function Ot(e,t,n,r){if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=ke(e,t,n,r),s=n<r?n-e/(e+t):t/(e+t)-r;if(n<=(e+1)/(e+t+2)){const i=o/Qe(n,r,-(e+t)*s,e,
t);return[i,1-i]}const a=o/Qe(r,n,(e+t)*s,t,e);return[1-a,a]}function ke(e,t,n,r){const o=e/(e+t),s=t/(e+t),a=n<r?n-o:s-r,i=a>-.9*o?Le(a/o):$(n/o)-a/o,f=a<.9*s?
Le(-a/s):$(r/s)+a/s,c=e*i+t*f-W(e)-W(t)+W(e+t);return c>-745?_(c)*j(e/(2*Re)*s):0}function Rt(e){e>=0&&e<=1||E("an incomplete beta function of a number that is \
not between 0 and 1")}const $t=(e,t,n)=>(_e(e,t),Rt(n),Ot(e,t,n,1-n)),Er=(e,t)=>(te(e,t),t?we(e,t)/t:Pe(e,1)),Pe=(e,t)=>(e<1&&E("a density that is infinite at i\
ts end"),e===1?t:0),Nr=(e,t,n)=>(_e(e,t),Rt(n),n===0||n===1?n?Pe(t,e):Pe(e,t):ke(e,t,n,1-n)/(n*(1-n)));function Lt(e,t){e>=0&&e<=1&&t>=0&&t<=1||E("an inverse of\
 a share that is not between 0 and 1")}const yt=(e,t)=>e<=t?be(e):-be(t);function wt(e,t,n){if(te(e,0),Lt(t,n),n===0&&E("an infinite inverse"),t===0)return 0;const r=s=>{
const a=_(s);return[...ye(e,a),we(e,a)]},o=e>=1?$(e)+yt(t,n)/j(e):($(t)+q(e+1))/e;return _(kt(r,t,n,o,pr))}function _t(e,t,n,r){if(_e(e,t),Lt(n,r),n===0||r===0)
return+(r===0);const o=a=>{const i=1/(1+_(-a)),f=1/(1+_(a));return[...Ot(e,t,i,f),ke(e,t,i,f)]},s=Oe(e,t)<1?($(n*e)+q(e)+q(t)-q(e+t))/e:$(e/t)+yt(n,r)*j(1/e+1/t);
return 1/(1+_(-kt(o,n,r,s,mr)))}function kt(e,t,n,r,o){let s=At,a=o,i=Oe(Et(r,s),a);const f=$(Oe(t,n)),c=t<=n;for(let u=0;u<dr;u++){const[h,l,d]=e(i),m=c?h:l,p=(m>
0?$(m)-f:-1/0)*(c?1:-1);p>0?a=i:s=i;let M=d>0&&m>0?i-p*m/d:1/0;s<=M&&M<=a||(M=(s+a)/2);const g=K(M-i);if(i=M,g<=vt)break}return i<=At+vt?E("an inverse below 1e-\
306"):i}const k=(e,t)=>(me.set(e,t),e),vr={lgamma:q,gamma_inc:k((e,t)=>(te(e,t),ye(e,t)[0]),B),gamma_inc_upper:k((e,t)=>(te(e,t),ye(e,t)[1]),B),gamma_inc_inv:k(
(e,t)=>wt(e,t,1-t),ee),gamma_inc_upper_inv:k((e,t)=>wt(e,1-t,t),ee),beta_inc:k((e,t,n)=>$t(e,t,n)[0],B),beta_inc_upper:k((e,t,n)=>$t(e,t,n)[1],B),beta_inc_inv:k(
(e,t,n)=>_t(e,t,n,1-n),ee),beta_inc_upper_inv:k((e,t,n)=>_t(e,t,1-n,n),ee),gamma_density:Er,beta_density:Nr},Ar=450,Tr=16,Pt=6,Ir=28,Or=1/64,Rr=7,Dt=4,zt=12,Ft=70,
$r=3,Ct=1e-13,Lr=1/8,yr=18,wr=4,_r=1e-6,kr="an integral or search inside another has a narrow peak, which it could miss",Ut="it has more narrow peaks or jumps t\
han a search can follow",Pr="it oscillates faster than a search can follow",Dr=64,zr=8,De=12,Fr=.382,Cr=.1,Ur=4,Gr=12,Gt=[],qr=new Set(["integral","root","argma\
x","argmin","maximum","minimum"]),{abs:I,max:L,min:P}=Math;function ze(e,t,[n,r],o,s){const{machine:a,budget:i}=e,f=!a.traced,c=i.steps,u=v=>ge(e,()=>t(v));let h=[];
const l=v=>v.some(({name:T})=>qr.has(T));let d=[],m=[],p=!1,M=f&&l(n.slice(o,s));const g=v=>{const T=a.traced=[];try{const y=u(v),z=r.slice(o,s-1),F=Wt(n.slice(
o,s),r);for(const[de,Ze]of T)z.push(...Ze),F.push(...Wt(de,Ze)),M||=!h.length&&l(de),p||=de===Gt;const Ye=[...z,...F];return{at:v,value:y,parts:y===void 0?[]:Ye,
jumps:(M?Ye:F).length}}finally{a.traced=void 0}};return{curve:v=>{if(!f)return u(v);const T=g(v);return h.length<Ar&&h.push(T),T.value},look:()=>{if(!h.length)return[];
const v=Math.floor((c-i.steps)/h.length)+1,T=h;return h=[],[d,m]=Hr(T,g,Math.floor(i.steps/(2*Ir*v))),M&&Kr(T,d,u)&&E(kr),d.map(y=>y.samples.map(({at:z,value:F})=>[
z,F]))},hear:v=>{v.length&&(p||Vr(d,m,v))&&E(Ut)}}}function Hr(e,t,n){const r=new Map(e.filter(({value:h})=>h!==void 0).map(h=>[h.at,h])),o=e.map(h=>h.at),s=r.size&&
n>=wr?Br(P(...o),L(...o),t):[],a=L(0,...[...r.values()].map(({value:h})=>I(Number(h)))),i=s.filter(h=>h.samples.some(({value:l})=>l!==void 0&&I(l)>a)),f=P(n,Tr)+
i.length;for(const h of s)for(const l of h.samples)l.value!==void 0&&r.set(l.at,l);const c=[...r.values()].sort((h,l)=>h.at-l.at),u=Yr(c);Wr(c,u);for(const[h,l]of u.
entries()){if(i.length>=f)return[i,u.slice(h)];if(i.some(m=>jt(m,l)))continue;const d=Xr[l.kind](l,t);l.at[0]<=d&&d<=l.at[l.at.length-1]&&i.push({at:d,samples:xr(
l,d,t),part:l.part})}return[i,[]]}function Wr(e,t){const n=e.reduce((i,{parts:f,jumps:c})=>P(i,f.length-c),1/0),r=({kind:i,part:f})=>i==="turn"&&f<n,o=new Map;for(const{
part:i}of t.filter(r))o.set(i,(o.get(i)??0)+1);const s=L(0,...o.values());if(s<=Dr)return;Kt(0,e.map(({at:i})=>i),e.map(({value:i})=>i??0)).filter(({kind:i})=>i===
"turn").length*zr<s&&E(Ut)}function Vr(e,t,n){const r=e.filter(({samples:o})=>o.some(({at:s})=>n.includes(s))).map(({part:o})=>o);return t.some(o=>r.includes(o.
part)&&!e.some(s=>jt(s,o)))}function qt(e,t,n){if(t.length<Ur)return;const r=t.length-3,o=f=>f!==void 0&&Number.isFinite(f),s=n.reduce((f,c)=>o(c)?L(f,I(Number(
c))):f,0);let a=0,i=0;for(let f=0;f<De;f++){const c=1+Math.floor(f*(r-1)/(De-1)),u=t[c]+Fr*(t[c+1]-t[c]),h=[c-1,c,c+1,c+2].map(p=>[t[p],n[p]]),l=e(u);if(l===void 0||
!h.every(([,p])=>o(p)))continue;i++;const d=[l,...h.map(([,p])=>p)],m=L(...d)-P(...d);m>1e-9*s&&I(l-Ht(h,u))>Cr*m&&a++}a*2>i&&i>=De/2&&E(Pr)}const Ht=(e,t)=>e.reduce(
(n,[r,o],s)=>n+e.reduce((a,[i],f)=>f===s?a:a*((t-i)/(r-i)),o),0);function Kr(e,t,n){const r=L(0,...e.map(({value:s})=>I(s??0))),o=t.flatMap(s=>s.samples.filter(
({at:a})=>a===s.at));return[e[e.length>>1],...o].some(s=>{const a=n(s.at);return a===void 0||s.value===void 0?a!==s.value:I(a-s.value)>_r*L(r,I(a),I(s.value))})}
const Wt=(e,t)=>e.flatMap(({name:n,operands:r})=>{const o=jr[n];return o?[o(...r.map(s=>Number(t[+s]??0)))]:[]}),jr=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-
(e-1),beta_density:(e,t,n)=>n*(e+t-2)-(e-1),mod:(e,t)=>t?Math.sin(Math.PI*(e/t)):0,floor:e=>Math.sin(Math.PI*e),ceiling:e=>Math.sin(Math.PI*e),round:e=>Math.cos(
Math.PI*e)});function Br(e,t,n){return[[e,t],[t,e]].map(([r,o])=>{const s=new Set;for(let a=1;a<=yr;a++)s.add(r+(o-r)*Lr**a);return s.delete(e),s.delete(t),{at:NaN,
samples:[...s].sort((a,i)=>a-i).map(n),part:-1}}).filter(({samples:r})=>r.length)}function Yr(e){const t=e.map(s=>s.at),n=e.reduce((s,{parts:a})=>P(s,a.length),
e.length?1/0:0),r=Array.from({length:n},(s,a)=>{const i=e.map(({parts:f})=>f[a]);return i.every(f=>typeof f=="number")?Kt(a,t,i):[]});r.sort((s,a)=>s.length-a.length);
const o=r.filter(({length:s})=>s>Pt);return[...r.filter(({length:s})=>s<=Pt).flat(),...Vt(o)]}const Vt=e=>Array.from({length:L(0,...e.map(({length:t})=>t))},(t,n)=>e.
flatMap(r=>r.slice(n,n+1))).flat();function Kt(e,t,n){let r=1/0,o=-1/0,s=!0;for(const u of n)r=P(r,u),o=L(o,u),s&&=u===0||u===1;if(r===o)return[];const a=L(I(r),
I(o)),i=[],f=[],c=(u,h)=>i.push({part:e,kind:h,at:t.slice(u,u+2),values:n.slice(u,u+2),size:a});if(s){for(let u=0;u+1<t.length;u++)n[u]!==n[u+1]&&c(u,"flip");return i}
if(r<0&&o>0)for(let u=0;u+1<t.length;u++)n[u]*n[u+1]<0&&c(u,"zero");for(let u=0,h=0,l=0;u+1<t.length;u++){const d=n[u+1]-n[u];if(!(I(d)<=Ct*a)){if(h*d<0&&u-l<=1){
const m=[l-1,l,u+1];f.push({part:e,kind:"turn",at:m.map(p=>t[p]),values:m.map(p=>n[p]),size:a})}[h,l]=[d,u+1]}}return Vt([i,f])}const ne=(e,t)=>{const n=e.parts[t];
return typeof n=="number"?n:NaN};function jt({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const r=t.findIndex(c=>c.at===e),[o,s,a]=[L(0,
r-Dt),r,P(t.length-1,r+Dt)].map(c=>ne(t[c],n.part));if(n.kind==="flip")return o!==a;if(n.kind==="zero")return o*a<=0;const i=s-o,f=a-s;return i*f<=0||L(I(i),I(f))<=
Ct*n.size}function Zr({part:e,at:[t,n],values:[r,o]},s){const a=r;for(let i=0;i<zt+Ft;i++){const f=i<zt?n-o*(n-t)/(o-r):t/2+n/2;if(!(t<f&&f<n))break;const c=ne(
s(f),e);if(!(I(c)>0))return f;c<0==a<0?[t,r,o]=[f,c,o/2]:[n,o,r]=[f,c,r/2]}return I(r)<I(o)?t:n}function Qr({part:e,at:[t,n],values:[r]},o){for(let s=0;s<Ft;s++){
const a=t/2+n/2;if(!(t<a&&a<n))break;ne(o(a),e)===r?t=a:n=a}return t}function Jr({part:e,at:t,values:n},r){const[o,s,a]=t;let i=Bt(t,n),f=P(s-o,a-s);for(let c=0;c<
$r;c++){f/=16;const u=[i-f,i,i+f];if(!(o<u[0]&&u[0]<i&&i<u[2]&&u[2]<a))break;const h=Bt(u,u.map(l=>ne(r(l),e)));if(!(u[0]<h&&h<u[2]))break;i=h}return i}function Bt([
e,t,n],[r,o,s]){const a=(t-e)*(o-s),i=(t-n)*(o-r);return I(a-i)>0?t-((t-e)*a-(t-n)*i)/(2*(a-i)):t}const Xr={zero:Zr,flip:Qr,turn:Jr};function xr(e,t,n){const r=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let s=o-t;for(let a=0;a<Rr;a++)s*=Or,r.has(t+s)||r.set(t+s,n(t+s))}return[...r.values()].sort((o,s)=>o.
at-s.at)}const re=400,se=.6180339887498949,es=60,Yt=8,Zt=1e-9,ts=1e-5,Qt=1e-13,{abs:Fe,max:H,min:Jt}=Math,O=e=>e??-1/0;function Xt(e,t,n,r,o,s){t<n||E(t>n?"the \
range runs backwards":"the range is empty");const a=u=>{const h=e(u);return h===void 0?void 0:r*h},i=[...Array.from({length:re},(u,h)=>t+(n-t)*h/re),n],f=i.map(
a),c=f.filter(u=>u!==void 0);return c.length||E("no value in the range"),qt(a,i,f),{value:a,at:i,values:f,size:c.reduce((u,h)=>H(u,Fe(h)),0),sign:r,places:o(),hear:s}}
const xt=(e,t,n,r,o,s)=>r*tn(Xt(e,t,n,r,o,s))[0][1];function en(e,t,n,r,o,s){const a=Xt(e,t,n,r,o,s),[[i,f],...c]=tn(a),u=ts*(n-t);c.some(([h,l])=>f-l<=Zt*a.size&&
Fe(h-i)>u)&&E("several places have the same value");for(const h of[i-u,i+u]){const l=t<=h&&h<=n?a.value(h):void 0;l!==void 0&&f-l<=Qt*a.size&&E("its maximum is \
a flat stretch")}return rs(a,i,f,u)}function tn(e){const{at:t,values:n,sign:r,size:o}=e,s=l=>n[l]!==void 0&&O(n[l])>O(n[l-1])&&O(n[l])>=O(n[l+1]),a=[...n.keys()].
filter(s),i=l=>a.length>Yt?H(O(n[l]),ns(e,l)):O(n[l]),f=new Map(a.map(l=>[l,i(l)]));a.sort((l,d)=>O(f.get(d))-O(f.get(l))||l-d);const c=a.slice(0,Yt).map(l=>nn(
e,t[H(l-1,0)],t[Jt(l+1,re)],t[l],O(n[l]))),u=c.reduce((l,[,d])=>H(l,d),-1/0)+Zt*o,h=[];for(const l of e.places){const d=l.map(([,S])=>O(S===void 0?void 0:r*S)),
m=d.indexOf(H(...d)),[p,M,g]=[H(m-1,0),m,Jt(m+1,l.length-1)].map(S=>l[S][0]);d[m]>u&&(c.push(nn(e,p,g,M,d[m])),h.push(M))}return e.hear(h),c.sort((l,d)=>d[1]-l[1])}
function ns({at:e,values:t,value:n},r){if(!(r>0&&r<re))return-1/0;const[o,s,a]=[r-1,r,r+1].map(f=>O(t[f])),i=o-2*s+a;return i>-1/0&&i<0?O(n(e[r]+(o-a)/(2*i)*(e[r+
1]-e[r]))):-1/0}function nn({value:e},t,n,r,o){let s=n-se*(n-t),a=t+se*(n-t),i=O(e(s)),f=O(e(a));for(let c=0;c<es;c++)i>o&&([r,o]=[s,i]),f>o&&([r,o]=[a,f]),i>=f?
([n,a,f]=[a,s,i],s=n-se*(n-t),i=O(e(s))):([t,s,i]=[s,a,f],a=t+se*(n-t),f=O(e(a)));return[r,o]}function rs({value:e,size:t},n,r,o){for(const s of[o*64,o*8]){const a=[
-2,-1,1,2].map(p=>e(n+s*p));if(a.includes(void 0))return n;const[i,f,c,u]=a.map(O),h=i-u+8*(c-f),l=-i+16*f-30*r+16*c-u;if(!(l<0))return n;const d=n-s*h/l,m=e(d);
if(Fe(d-n)>o||m===void 0||r-m>Qt*t)return n;[n,r]=[d,m]}return n}const Ce=192,Y=1e300,ss=1100,Ue=1e-6,os=.1,rn=1e-12;function is(e,t,n,r,o,s,a,i){t>0&&n<=0&&E("\
no real value");const f=[];let c=!1,u=0,h=NaN;const l=new Map(ls(t,n,r).map(g=>[g,e(g)??NaN])),d=t>-Y||n<Y;d&&qt(e,[...l.keys()],[...l.values()]);const m=cs(e,l),
p=new Map(m),M=fs(p,o());d&&s(M.filter(g=>!m.has(g)));for(const[g,S]of M.flatMap(b=>us(e,b,p))){let b;if(S===0){const N=sn(e,g);c||=!N,N&&!Ge(e,g)&&(b=g)}else h*
Math.sign(S)<0&&(b=hs(e,u,g,h,S));b!==void 0&&b!==f[f.length-1]&&f.push(b),[u,h]=[g,Math.sign(S)||NaN]}if(a!==void 0){const g=as(f);return c&&E("every value in \
a range solves it"),g.length!==i&&E(`${g.length} root${g.length===1?"":"s"} in the range, not ${i}`),g[a]}return f.length||E(c?"every value in a range solves it":
"no root was found in the range"),f.reduce((g,S)=>Math.abs(S-r)<Math.abs(g-r)?S:g)}function as(e){const t=[];for(const n of[...e].sort((r,o)=>r-o)){const r=t[t.
length-1];(!t.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&t.push(n)}return t}function cs(e,t){const n=[...t.keys()],r=[...t.values()],o=new Map(
t),{abs:s,min:a}=Math;for(let i=1;i+1<n.length;i++){const[f,c,u]=n.slice(i-1,i+2),[h,l,d]=r.slice(i-1,i+2);if(!(h*l>0&&d*l>0&&s(l)<a(s(h),s(d))))continue;const m=(c-
f)*(l-d),p=(c-u)*(l-h),M=m!==p?c-((c-f)*m-(c-u)*p)/(2*(m-p)):c,g=f<M&&M<u?e(M)??NaN:l;g*l<0&&o.set(M,g)}return new Map([...o].sort(([i],[f])=>i-f))}function fs(e,t){
const n=[...e.keys()],{sign:r}=Math;for(const[o,s]of t.flat()){const a=n.findIndex(c=>c>o);if(s===void 0||a<1)continue;const[i,f]=[a-1,a].map(c=>r(e.get(n[c])));
i*r(s)<0&&i*f>0&&e.set(o,s)}return[...e.keys()].sort((o,s)=>o-s)}function us(e,t,n){const r=a=>[a,e(a)??NaN],o=[t,n.get(t)],s=Ue*(Math.abs(t)||1);return o[1]===
0?[r(t-s),o,r(t+s)]:[o]}function ls(e,t,n){const r=(i,f,c=1)=>Array.from({length:Math.floor((f-i)/c)+1},(u,h)=>i+h*c);if(e>-Y||t<Y){const i=e>0?Math.log(t/e):0;
return r(0,Ce).map(f=>e>0?e*Math.exp(f/Ce*i):e+f/Ce*(t-e))}const o=Math.abs(n)||1,s=[...r(-48,48).map(i=>o*10**(i/4)),...r(1,32).map(i=>o*i/16),...r(-300,300,12).
map(i=>10**i)],a=[...new Set(s)].filter(i=>i>0&&i<=Y).sort((i,f)=>i-f);return[...a.map(i=>-i).reverse(),0,...a]}function sn(e,t){const n=Ue*(Math.abs(t)||1);return e(
t-n)!==0&&e(t+n)!==0}const Ge=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function hs(e,t,n,r,o){const s=Math.abs(o);let a=s,i=s;for(let d=0;d<ss;d++){const m=t/
2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===0)return sn(e,m)&&!Ge(e,m)?m:void 0;p<0==r<0?[t,a]=[m,Math.abs(p)]:[n,i]=[m,Math.abs(p)]}const[
f,c]=a<i?[t,a]:[n,i],u=Ue*Math.abs(f);if(Ge(e,f))return;const h=e(f-u),l=e(f+u);return h===void 0||l===void 0?c<=rn*s?f:void 0:Math.max(a,i)<=Math.max(os*Math.abs(
l-h),rn*s)?f:void 0}const ds=300,ms=100,oe=2,ps=6e-6,gs=1e-4,Ms=.001,on=1e-13,Ss=1e16,bs=1e-4,an=1e-7,Es=1e-9,Ns=.001,vs=.9,As=.001,Ts=3e-8,ie=1e-9,Is=1e-8,Os=1e140,
cn=8,Rs="the formula has no value in some row where the search starts",ae="the search for the coefficients does not settle, so start it nearer: `near …`",$s="\
with the coefficients that the search starts from",Ls=["num","index","read"],{abs:C,max:ce,min:fn,sqrt:un,trunc:qe}=Math,ys=e=>`where the search ends, ${e} does\
 not change any row, so start it nearer: \`near …\``;function ws(e,t,n){const r=e(n);if(!r)return E(Rs);let o=n,s=fe(t,r),a=Ms;for(let i=0;i===ds&&E(ae),A(s)>
Q*A(t);i++){const f=ln(e,o,n,t,s,1),c=new V(f,0),u=c.turned(s).slice(0,o.length),h=c.least>ie?He(c,u,0):void 0;if(h&&(Ds(h,o,bs)||A(u)<=As*A(s)))break;for(c.least>
ie||(a=ce(a,Is));;){if(!(a<=Ss))return new V(f,ie)&&E(ae);const l=He(c,u,a),d=o.map((M,g)=>M+l[g]),m=e(d),p=m&&fe(t,m);if(p&&A(p)<A(s)){[o,s]=[d,p];break}a=ce(a,
on)*10}a=a>on?a/10:0}return _s(e,t,o,n)}function _s(e,t,n,r){let o=n,s=1/0,a=1/0;for(let i=ms;;){const f=e(o),c=fe(t,f??t);if(!f||A(c)>a)return E(ae);a=fn(a,A(c)*
(1+Ns));const u=new V(ln(e,o,r,t,c,i<=oe?4:2),ie);if(!i)return ks(u,t,c,o);const h=u.turned(c).slice(0,o.length),l=He(u,h,0),d=o.map((M,g)=>M+l[g]),m=ce(...d.map(
(M,g)=>C(l[g])/(C(M)||1)));o=d,i--;const p=m<=Es||A(h)<=Ts*A(c);i>=oe&&m<=an&&(p||m>=vs*s)?i=oe:i===oe-1&&fn(s,m)>an&&E(ae),s=m}}function ks(e,t,n,r){let o=A(n);
o<=Q*A(t)&&(o=0);const s=o/un(t.length-r.length),a=e.scales.map((i,f)=>s*A(e.solvedAcross(r.map((c,u)=>f===u?1:0)))/i);return[...r,...a,s,pt(t,o,!0)]}function ln(e,t,n,r,o,s){
const a=fe(r,o);return t.map((i,f)=>{const c=ce(C(i),.001*C(n[f]))||.001,u=g=>e(t.map((S,b)=>f===b?g:S)),h=s===4&&Ps(u,i,gs*c);if(h)return h;const l=ps*c,d=u(i+
l),m=s>1||!d?u(i-l):void 0,p=d&&m?2:1,M=m??a;return(d??a).map((g,S)=>(g-M[S])/(p*l))})}function Ps(e,t,n){const[r,o,s,a]=[-1,1,-2,2].map(i=>e(t+i*n));if(!(!r||!o||
!s||!a))return s.map((i,f)=>(i-a[f]+8*(o[f]-r[f]))/(12*n))}function He(e,t,n){const r=t.length;let o;if(n){const s=un(n),a=e.triangle.map((c,u)=>Array.from({length:2*
r},(h,l)=>l<r?c[l]??0:u===l-r?s:0)),i=new V(a);o=i.solved(i.turned([...t,...t.map(()=>0)])).map((c,u)=>c/i.scales[u])}else o=e.solved(t);return o.map((s,a)=>s/e.
scales[a])}const Ds=(e,t,n)=>t.every((r,o)=>C(e[o])<=n*C(r)),fe=(e,t)=>e.map((n,r)=>n-t[r]),zs={add:(e,t)=>e+t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.
log,sin:Math.sin,cos:Math.cos};function Fs(e,t){const n=zs[e]??pe.get(e),r=t.find(c=>c instanceof Float64Array);if(!r)return n(...t);const o=new Float64Array(r.
length),[s,a]=t,i=(c,u)=>c instanceof Float64Array?c[u]:Number(c);if(e==="pow"&&a===2)for(let c=0;c<o.length;c++)o[c]=i(s,c)*i(s,c);else if(t.length===2)for(let c=0;c<
o.length;c++)o[c]=n(i(s,c),i(a,c));else for(let c=0;c<o.length;c++)o[c]=n(...t.map(u=>i(u,c)));let f=0;for(const c of o)f+=c;return Number.isFinite(f)?o:E("over\
flow")}function Cs(e,t,n,r){const[,o,s,...a]=e[t].map(Number);let i=Float64Array.from({length:o},(c,u)=>u),f;for(let c=0,u=t+1;c<a.length-1;u=a[c++]){const h=a[c];
let l=0;for(let p=u;p<h;p++)Ls.includes(String(e[p][0]))||l++;r.budget.steps-=h-u+qe(l*i.length/cn);const d=Us(e,u,h,new Map([[t,i]]),n,r);if(d===void 0||typeof d==
"string")return;const m=d instanceof Float64Array?d:i.map(()=>Number(d));s&&!c?i=i.filter((p,M)=>m[M]):f=[...m]}return f}function Us(e,t,n,r,o,s){const a=i=>r.has(
+i)?r.get(+i):o[+i];for(let i=t;i<n;i++){const[f,...c]=e[i];if(f==="num")r.set(i,c[0]);else if(f==="index")r.set(i,a(c[0]));else if(f==="read")r.set(i,s.known(String(
c[0])));else if(f==="at"){const u=a(c[1]),[{first:h,numbers:l}]=s.series(String(c[0]));if(!(u instanceof Float64Array))return;const d=u.map(m=>{const p=l[qe(m)-
h];return typeof p=="number"?p:NaN});if(d.some(Number.isNaN))return;r.set(i,d)}else if(pe.has(String(f))&&f!=="binomial")r.set(i,Fs(String(f),c.map(a)));else return}
return r.get(n-1)}const Gs={searched(e,[t,n,r,...o],s,a,i,f){const c=+r,u=o.slice(0,c).map(S=>Number(a[+S])),h=o.slice(c,2*c).map(String),l=Number(o[o.length-1]),
d=a[+n][0].numbers,m=S=>e.inside(new Map(h.map((b,N)=>[b,S[N]]))),p=S=>s(i+1,l,m(S))[0].numbers,M=S=>{const b=ge(e,()=>(e.budget.steps-=qe(d.length*c/cn),e.budget.
steps<0&&s(i,i),Cs(f,i+1,a,m(S))??p(S)));return b?.every(N=>C(N)<Os)?b:void 0};try{p(u)}catch(S){throw S instanceof $n&&e.budget.steps>=0&&!S.needs&&(S.message.
startsWith("the cell `")||(S.message+=`, ${$s}`)),S}return Mt(d.length,c),St(String(t).split(", "),()=>ws(M,d,u),ys).map(S=>({first:0,numbers:[S]}))}},qs=40,Hs=25e4,
Ws=60,Vs=12,Ks=3,hn=1e-6,js=1e-7,dn=1e-9,Bs=1e-13,Ys=1e-10,We=1e-8,Ve=1e-5,Zs=.1,Qs=1e9,Ke=[2,3,5,7,11,13],U=1e300,mn="the equations do not fix each unknown",{abs:R,
max:D,min:pn,floor:je}=Math;function Js(e,t,n,r,o){const s=gn(t,n,r),a=s.map((M,g)=>t[g]>-U||n[g]<U?n[g]-t[g]:R(M)||1),i={lows:t,highs:n,scales:a},f=D(4,pn(qs,je(
Hs/(8*o*(2*s.length+1))))),c=[],u=[];let h=0;for(let M=0;M<f;M++){const g=xs(e,M?s.map((S,b)=>Xs(M,b,i)):s,i);g?.length===0&&h++,g?.length&&![...c,...u].some(S=>no(
g,S,a))&&(eo(e,g,a)?c:u).push(g)}c.length||E(u.length||h===f?mn:"no solution found");const l=M=>M.map((g,S)=>je(g/a[S]*Qs+.5));c.sort((M,g)=>{const S=l(M),b=l(g),
N=S.findIndex((v,T)=>v!==b[T]);return N<0?0:S[N]-b[N]});const d=M=>M.reduce((g,S,b)=>g+(r[b]<U?(S-s[b])/a[b]*((S-s[b])/a[b]):0),0),m=c.reduce((M,g)=>d(g)<d(M)*(1-
dn)?g:M);u.some(M=>d(M)<d(m))&&E(mn);const p=d(m)*(1+We)+We**2;return!r.every(M=>M<U)&&c.some(M=>M!==m&&d(M)<=p)&&E("several solutions are equally near"),s.map(
(M,g)=>[m[g],...c.map(S=>S[g])])}const gn=(e,t,n)=>n.map((r,o)=>r<U?r:(e[o]+t[o])/2);function Xs(e,t,{lows:n,highs:r,scales:o}){let s=0;for(let i=1,f=e;f;f=je(f/
Ke[t]))i/=Ke[t],s+=i*(f%Ke[t]);if(n[t]>-U||r[t]<U)return n[t]+s*o[t];const a=2*s-1;return o[t]*a/(1-R(a))}function xs(e,t,{lows:n,highs:r,scales:o}){let s=t,a=e(
t),i=0;for(let f=0;f<Ws;f++){const c=s.map((S,b)=>D(R(S),.001*o[b]));if(!a)return;const[u,h]=Mn(e,s,a,c);if(!u.length)return[];const l=D(...u.map(R));if(i===Ks)
return l<=dn?s.map((S,b)=>R(S)<=Bs*o[b]?0:S):void 0;(i||l<=js)&&i++;const d=S=>D(...S.map((b,N)=>R(b)/h[N])),m=d(a),p=s;let M=1,g;for(let S=0;S<(i?1:Vs)&&(s=p.map(
(b,N)=>pn(D(b+M*c[N]*u[N],n[N]),r[N])),g=e(s),!(g&&(i||d(g)<m)));S++,M/=2)g=void 0;a=g}}function eo(e,t,n){const r=t.map((o,s)=>D(R(o),.001*n[s]));for(const o of[
Ve,-Ve]){const s=t.map((f,c)=>f+o*r[c]),a=e(s);if(!a)continue;const[i]=Mn(e,s,a,r);return i.length>0&&i.every(f=>R(o+f)<=Zs*Ve)}return!0}function Mn(e,t,n,r){const o=t.
map((i,f)=>{const[c,u]=[1,-1].map(l=>e(Object.assign([...t],{[f]:i+l*hn*r[f]}))),h=c&&u?2:1;return(c??n).map((l,d)=>(l-(u??n)[d])/(h*hn))}),s=n.map((i,f)=>D(...o.
map(c=>R(c[f]))));if(!s.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[...o.map(c=>c[f]/s[f]),-i/s[f]]);return[to(a),s]}function to(e){const t=e.length,
n=e.map(()=>0);for(let r=0;r<t;r++){let o=r;for(let s=r+1;s<t;s++)R(e[s][r])>R(e[o][r])&&(o=s);if(!(R(e[o][r])>=Ys))return[];[e[r],e[o]]=[e[o],e[r]];for(let s=r+
1;s<t;s++){const a=e[s][r]/e[r][r];for(let i=r;i<=t;i++)e[s][i]-=a*e[r][i]}}for(let r=t-1;r>=0;r--){let o=e[r][t];for(let s=r+1;s<t;s++)o-=e[r][s]*n[s];n[r]=o/e[r][r]}
return n}const no=(e,t,n)=>e.every((r,o)=>R(r-t[o])<=We*D(R(r),R(t[o]),1e-6*n[o])),ro=1e4,Sn=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],bn=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
En=[.015827191973480183,77/1470],Nn=[.24261107190140774,672/1470],so=4,oo=2**-52,io=2**-44,ao=1e-8,Be=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?E("gamma of z\
ero or less"):vn(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Be(1-e));e>172&&E("overflow");const t=e-1,n=t+7.5,r=n**((t+.5)/2),o=Sn.slice(1).reduce((s,a,i)=>s+
a/(t+i+1),Sn[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},vn=e=>{const t=Me(e);if(t!==Se(e))return Be(e+1);let n=t<0?E("factorial of a negative number"):
1;for(let r=2;r<=Math.min(t,171);r++)n*=r;return n},An=(e,t)=>{let n=Me(t);if(n!==Se(t)&&E("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(
e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("binomial of more than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(e-n+o)/o;return r},Tn=e=>{if(Math.abs(e)>6)return Math.
sign(e);let t=1,n=1;for(let r=1;r<250&&t>=n*1e-17;r++)n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},co=e=>{if(e<1.5)return 1-Tn(e);let t=0;
for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},fo=(e,t,n)=>t>n?E("clamp to a range whose lower end is above its upper end"):Math.
min(Math.max(e,t),n),uo=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},lo=Math.hypot,ho=(e,t)=>{const n=e===
Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};me.set(An,ho);const mo={gamma:Be,factorial:vn,binomial:An,erf:Tn,erfc:co,erfinv:Pn,normal_quantile:be,
cbrt:uo,mod:yn,clamp:fo,hypot:lo,...Ln,...vr,irr:rt},po={...kn,..._n,...wn,...ur,...Gs,sum:(e,t,n,r,o)=>On(e,t,n,r,o,0),product:(e,t,n,r,o)=>On(e,t,n,r,o,1),integral:(e,[
t,n,r],o,s,a,i,f)=>{const{budget:c}=e,u=Number(s[+t]),h=Number(s[+n]),l=c.integrals>0,d=y=>(s[a]=y,Number(o())),{curve:m,look:p,hear:M}=ze(e,d,[f,s],a+1,+r),g=y=>m(
y)??So(d,y,u,h),S=()=>p().map(y=>y.map(([z,F])=>[z,F??g(z)]));c.integrals++;const b=c.steps;l||[u,h].forEach(g);const N=l?1:Mo(Math.floor((b-c.steps)/2)),[v,T]=bo(
g,u,h,N,l,S);return c.integrals--,M(T),v},slope:(e,[t],n)=>go(In(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,r,o,s,a)=>ue(en,1,e,t,n,[a,r],o),argmin:(e,t,n,r,o,s,a)=>ue(
en,-1,e,t,n,[a,r],o),maximum:(e,t,n,r,o,s,a)=>ue(xt,1,e,t,n,[a,r],o),minimum:(e,t,n,r,o,s,a)=>ue(xt,-1,e,t,n,[a,r],o),root(e,[t,n,r,o,...s],a,i,f,c,u){const h=In(
e,t,a),{curve:l,look:d,hear:m}=ze(e,h,[u,i],f+1,Number(s.at(-1))),[p,M]=s.slice(0,-1).map(g=>Number(i[+g]));return is(l,Number(i[+n]),Number(i[+r]),Number(i[+o]),
d,m,p,M)},system(e,[t,...n],r,o,s){const a=+t,[i,f,c]=[0,1,2].map(M=>n.slice(M*a,(M+1)*a).map(g=>Number(o[+g]))),u=n.slice(3*a,4*a).map(String),h=n.slice(4*a,-1).
map(Number),l=M=>{const g=ge(e,()=>{const S=e.inside(new Map(u.map((b,N)=>[b,M[N]])));return h.map((b,N)=>Number(r(N?h[N-1]:s+1,b,S)))});return g?.every(Number.
isFinite)?g:void 0},d=gn(i,f,c);l(d);const m=e.budget.steps;return l(d),Js(l,i,f,c,m-e.budget.steps).map(M=>({first:0,numbers:M}))}},ue=(e,t,n,[r,o,s],a,i,f)=>{
const[,c]=i,u=m=>(c[f]=m,Number(a())),{curve:h,look:l,hear:d}=ze(n,u,i,f+1,+s);return e(h,Number(c[+r]),Number(c[+o]),t,l,d)},In=(e,t,n)=>r=>Number(n(void 0,void 0,
e.inside(new Map([[String(t),r]]))));function On({machine:{traced:e}},t,n,r,o,s){const[a,i]=[0,1].map(u=>{const h=Number(r[+t[u]]),l=Me(h);return l===Se(h)?l:E(
"bounds are not whole numbers")});i<a-1&&E("the bounds run backwards"),i-a>=ro&&E("more than 10,000 terms");const f=Math.floor((i-a+1)/Gr)+1;let c=s;for(let u=a;u<=
i;u++)r[o]=u,c=s?c*Number(n()):c+Number(n()),e&&!((u-a)%f)&&e.push([[],r.slice(o+1,Number(t[2]))]);return e&&f>1&&e.push([Gt,[]]),c}function go(e,t){let n=.001*
Math.abs(t)||.001,r=0;const o=e(t),{abs:s}=Math;for(let a=0;a<8;a++,n/=4){const i=e(t-n),f=e(t+n),c=e(t-2*n),u=e(t+2*n),h=f-o-(o-i),l=u-o-(o-c),d=s(f-o)+s(o-i),
m=1e-14*s(o),p=c-u+8*(f-i);if(r=Math.max(r,d/n),s(l/2-2*h)<=1e-4*r*n+m&&(s((u-c)/2-(f-i))<=.1*d+m||s(p)<=1e-9*d)){const M=n/2,g=i-f+8*(e(t+M)-e(t-M)),S=p/(12*n),
b=g/(12*M);if(s(b-S)<=.001*r+m/n)return b+(b-S)/15}}return E("no slope where a function jumps or bends")}function Mo(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}
function So(e,t,n,r){const o=(r-n)*.001*(Math.abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,a,i)=>s+a*e(t+o*(i+1)),0)}function bo(e,t,n,r,o,s){
const a=[...Array.from({length:r},(N,v)=>t+(n-t)*v/r),n],i=a.map(e),f=r===32?1e-13:1e-11,c=Array.from({length:r},(N,v)=>he(e,a[v],a[v+1],i[v],i[v+1],0)),u=le(c);
let h=Rn(e,c,f*u.size),l=le(h);l.error<=u.error||([h,l]=[c,u]);const d=s(),m=[],p=d.length?No(e,h,d,l.size/Math.abs(n-t),m):h;if(m.length){h=p;for(let T=0;T<so;T++)
h=Rn(e,h,f*le(h).size);const N=l;l=le(h);const v=Math.abs(l.value-N.value);v>1e-9*l.size&&v>N.error||(m.length=0)}const{value:M,error:g,size:S}=l;if(Math.abs(M)<=
1e-14*S&&g<=1e-9*S)return[0,m];const b=o?S:Math.abs(M);return g<=1e-9*b&&Eo(h)<=ao*b?[M,m]:E("the integral does not settle")}const Eo=e=>e.reduce((t,{a:n,b:r,first:o,
last:s})=>{const a=Math.max(Math.abs(n),Math.abs(r));return Math.abs(r-n)<=io*a?t+Math.abs(s-o)*oo*a:t},0);function Rn(e,t,n){const r=[],o=[...t];for(let s,a=0;s=
o.pop();){const{depth:i,a:f,b:c,first:u,last:h,middle:l}=s,d=(f+c)/2;if(s.error<=n||i===52||a===500){r.push(s);continue}a++,o.push(he(e,f,d,u,l,i+1),he(e,d,c,l,
h,i+1))}return r}function No(e,t,n,r,o){return t.flatMap(s=>{const{a,b:i}=s,[f,c]=a<i?[a,i]:[i,a],u=n.flatMap(m=>m.filter(([p])=>f<p&&p<c)),h=u.length?vo(e,s,u,
r):[];if(!h.length)return[s];o.push(...h);const l=[...new Set([f,c,...h])].sort((m,p)=>a<i?m-p:p-m),d=l.map(e);return l.slice(1).map((m,p)=>he(e,l[p],m,d[p],d[p+
1],0))})}function vo(e,{a:t,b:n,first:r,last:o,middle:s},a,i){const f=(t+n)/2,c=(n-t)/2,{abs:u}=Math,h=[[-1,r],[0,s],[1,o]];for(const[m]of bn)for(const p of[-1,
1])h.push([p*m,e(f+p*c*m)]);const l=h.reduce((m,[,p])=>Math.max(m,u(p)),i),d=([m,p])=>u(p-Ht(h,(m-f)/c))<=1e-6*Math.max(l,u(p));return a.filter(m=>!d(m)).map(([
m])=>m)}const le=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function he(e,t,n,r,o,s){const a=(t+
n)/2,i=(n-t)/2,f=e(a),{abs:c}=Math;let[u,h]=[0,1].map(m=>En[m]*(r+o)+Nn[m]*f),l=En[0]*(c(r)+c(o))+Nn[0]*c(f);for(const[m,p,M]of bn){const g=e(a-i*m),S=e(a+i*m);
u+=p*(g+S),h+=M*(g+S),l+=p*(c(g)+c(S))}const d=u*i;return Number.isFinite(d)?{a:t,b:n,first:r,last:o,depth:s,middle:f,value:d,error:c(u-h)*c(i),size:l*c(i)}:E("\
overflow")}export{mo as ACTS,po as MORE_REGIONS};
