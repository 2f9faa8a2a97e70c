import{R as xe,C as et,S as tt}from"../parts/sequences.js";import{m as me,e as M,g as B,h as K,n as nt,o as rt,p as z}from"../page/live.js";import{o as y,n as W,
b as le,e as ot}from"../parts/beta.js";import"../page/sheet.js";const{abs:k,exp:T,log:A,log1p:de,max:he,min:H,sqrt:P,trunc:st,PI:V}=Math,Z=.01,C=1e6,at=1e-17,D=1e-300,
pe=2e4,it=100,ge=1e-9,Me=-706,ft=37,ct=18,ut=.5772156649015329,mt=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,
.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,
3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,
11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],
R=e=>{if(e<=0&&M("lgamma of zero or less"),e>=10)return(e-.5)*(A(e)-1)+(A(2*V)-1)/2+y(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return be(e)-A(e);const n=e<1.5?be(
e-1):Se(e-2);return t===1?n:n+A(t)},be=e=>Se(e)-de(e);function Se(e){let t=e,n=0;return mt.forEach((r,o)=>{t*=-e,n-=r*t/(o+2)}),e*(1-ut)+n}function w(e){if(k(e)>
.25)return de(e)-e;const t=e/(2+e),n=t*t;let r=n,o=0;for(let s=3;s<41;s+=2)o+=r/s,r*=n;return 2*t*o-e*t}const $=(...e)=>{const t=he(...e.slice(0,-1));return t>0&&
t<=C?st(20+2*P(t)):0},F=(...e)=>6*$(...e);function q(e,t){e>=Z&&e<=C||M("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&M(
"an incomplete gamma function of a negative number")}function j(e,t){if(t===0)return[0,1];const n=J(e,t);if(t<=e+1){const o=n/e*lt(e,t);return[o,1-o]}const r=n?
n/dt(e,t):0;return[1-r,r]}function J(e,t){if(e<1)return t<1e3?T(e*A(t)-t-R(e+1))*e:0;const n=(t-e)/e,r=n>-.9?e*w(n):e*(A(t/e)-n);return r>-745?T(r-y(e))*P(e/(2*
V)):0}function lt(e,t){let n=1,r=1;for(let o=1;o<pe&&(n*=t/(e+o),r+=n,!(n<r*at));o++);return r}function dt(e,t){let n=t+1-e,r=n,o=n,s=0;for(let i=1;i<pe;i++){const a=i*
(e-i);if(n+=2,s=n+a*s,s=1/(k(s)>=D?s:D),r=n+a/r,r=k(r)>=D?r:D,o*=r*s,k(r*s-1)<=2e-16)break}return o}function Q(e,t){e>=Z&&e<=C&&t>=Z&&t<=C||M("an incomplete bet\
a function of a shape that is not between 0.01 and 1,000,000")}function Ne(e,t,n,r){if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=X(e,t,n,r),s=n<r?n-e/(e+t):t/(e+
t)-r;if(n<=(e+1)/(e+t+2)){const a=o/le(n,r,-(e+t)*s,e,t);return[a,1-a]}const i=o/le(r,n,(e+t)*s,t,e);return[1-i,i]}function X(e,t,n,r){const o=e/(e+t),s=t/(e+t),
i=n<r?n-o:s-r,a=i>-.9*o?w(i/o):A(n/o)-i/o,f=i<.9*s?w(-i/s):A(r/s)+i/s,c=e*a+t*f-y(e)-y(t)+y(e+t);return c>-745?T(c)*P(e/(2*V)*s):0}function ve(e){e>=0&&e<=1||M(
"an incomplete beta function of a number that is not between 0 and 1")}const Ee=(e,t,n)=>(Q(e,t),ve(n),Ne(e,t,n,1-n)),ht=(e,t)=>(q(e,t),t?J(e,t)/t:Y(e,1)),Y=(e,t)=>(e<
1&&M("a density that is infinite at its end"),e===1?t:0),pt=(e,t,n)=>(Q(e,t),ve(n),n===0||n===1?n?Y(t,e):Y(e,t):X(e,t,n,1-n)/(n*(1-n)));function Ae(e,t){e>=0&&e<=
1&&t>=0&&t<=1||M("an inverse of a share that is not between 0 and 1")}const _e=(e,t)=>e<=t?W(e):-W(t);function Te(e,t,n){if(q(e,0),Ae(t,n),n===0&&M("an infinite\
 inverse"),t===0)return 0;const r=s=>{const i=T(s);return[...j(e,i),J(e,i)]},o=e>=1?A(e)+_e(t,n)/P(e):(A(t)+R(e+1))/e;return T(Le(r,t,n,o,ct))}function Ie(e,t,n,r){
if(Q(e,t),Ae(n,r),n===0||r===0)return+(r===0);const o=i=>{const a=1/(1+T(-i)),f=1/(1+T(i));return[...Ne(e,t,a,f),X(e,t,a,f)]},s=H(e,t)<1?(A(n*e)+R(e)+R(t)-R(e+t))/
e:A(e/t)+_e(n,r)*P(1/e+1/t);return 1/(1+T(-Le(o,n,r,s,ft)))}function Le(e,t,n,r,o){let s=Me,i=o,a=H(he(r,s),i);const f=A(H(t,n)),c=t<=n;for(let u=0;u<it;u++){const[
l,m,g]=e(a),d=c?l:m,N=(d>0?A(d)-f:-1/0)*(c?1:-1);N>0?i=a:s=a;let h=g>0&&d>0?a-N*d/g:1/0;s<=h&&h<=i||(h=(s+i)/2);const p=k(h-a);if(a=h,p<=ge)break}return a<=Me+ge?
M("an inverse below 1e-306"):a}const I=(e,t)=>(me.set(e,t),e),gt={lgamma:R,gamma_inc:I((e,t)=>(q(e,t),j(e,t)[0]),$),gamma_inc_upper:I((e,t)=>(q(e,t),j(e,t)[1]),
$),gamma_inc_inv:I((e,t)=>Te(e,t,1-t),F),gamma_inc_upper_inv:I((e,t)=>Te(e,1-t,t),F),beta_inc:I((e,t,n)=>Ee(e,t,n)[0],$),beta_inc_upper:I((e,t,n)=>Ee(e,t,n)[1],
$),beta_inc_inv:I((e,t,n)=>Ie(e,t,n,1-n),F),beta_inc_upper_inv:I((e,t,n)=>Ie(e,t,1-n,n),F),gamma_density:ht,beta_density:pt},x=400,G=.6180339887498949,Mt=60,bt=8,
St=1e-9,Nt=1e-5,Oe=1e-13,{abs:ee,max:Re,min:vt}=Math,_=e=>e??-1/0;function ye(e,t,n,r){t<n||M(t>n?"the range runs backwards":"the range is empty");const o=f=>{const c=e(
f);return c===void 0?void 0:r*c},s=[...Array.from({length:x},(f,c)=>t+(n-t)*c/x),n],i=s.map(o),a=i.filter(f=>f!==void 0);return a.length||M("no value in the ran\
ge"),{value:o,at:s,values:i,size:a.reduce((f,c)=>Re(f,ee(c)),0)}}const ke=(e,t,n,r)=>r*$e(ye(e,t,n,r))[0][1];function Pe(e,t,n,r){const o=ye(e,t,n,r),[[s,i],...a]=$e(
o),f=Nt*(n-t);a.some(([c,u])=>i-u<=St*o.size&&ee(c-s)>f)&&M("several places have the same value");for(const c of[s-f,s+f]){const u=t<=c&&c<=n?o.value(c):void 0;
u!==void 0&&i-u<=Oe*o.size&&M("it is flat where it is largest")}return At(o,s,i,f)}function $e(e){const{values:t}=e,n=o=>t[o]!==void 0&&_(t[o])>_(t[o-1])&&_(t[o])>=
_(t[o+1]);return[...t.keys()].filter(n).sort((o,s)=>_(t[s])-_(t[o])||o-s).slice(0,bt).map(o=>Et(e,o)).sort((o,s)=>s[1]-o[1])}function Et({value:e,at:t,values:n},r){
let o=t[Re(r-1,0)],s=t[vt(r+1,x)],i=t[r],a=_(n[r]),f=s-G*(s-o),c=o+G*(s-o),u=_(e(f)),l=_(e(c));for(let m=0;m<Mt;m++)u>a&&([i,a]=[f,u]),l>a&&([i,a]=[c,l]),u>=l?([
s,c,l]=[c,f,u],f=s-G*(s-o),u=_(e(f))):([o,f,u]=[f,c,l],c=o+G*(s-o),l=_(e(c)));return[i,a]}function At({value:e,size:t},n,r,o){for(const s of[o*64,o*8]){const i=[
-2,-1,1,2].map(N=>e(n+s*N));if(i.includes(void 0))return n;const[a,f,c,u]=i.map(_),l=a-u+8*(c-f),m=-a+16*f-30*r+16*c-u;if(!(m<0))return n;const g=n-s*l/m,d=e(g);
if(ee(g-n)>o||d===void 0||r-d>Oe*t)return n;[n,r]=[g,d]}return n}const te=192,ne=1e300,_t=1100,re=1e-6,Tt=.1,ze=1e-12;function It(e,t,n,r,o,s){t>0&&n<=0&&M("no \
real value");const i=[];let a=!1,f=0,c=NaN;for(const[u,l]of Rt(t,n,r).flatMap(m=>Ot(e,m))){let m;if(l===0){const g=Ce(e,u);a||=!g,g&&!oe(e,u)&&(m=u)}else c*Math.
sign(l)<0&&(m=yt(e,f,u,c,l));m!==void 0&&m!==i[i.length-1]&&i.push(m),[f,c]=[u,Math.sign(l)||NaN]}if(o!==void 0){const u=Lt(i);return a&&M("a whole stretch of v\
alues solves it"),u.length!==s&&M(`${u.length} root${u.length===1?"":"s"} in the range, not ${s}`),u[o]}return i.length||M(a?"a whole stretch of values solves i\
t":"no root was found in the range"),i.reduce((u,l)=>Math.abs(l-r)<Math.abs(u-r)?l:u)}function Lt(e){const t=[];for(const n of[...e].sort((r,o)=>r-o)){const r=t[t.
length-1];(!t.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&t.push(n)}return t}function Ot(e,t){const n=s=>[s,e(s)??NaN],r=n(t),o=re*(Math.abs(
t)||1);return r[1]===0?[n(t-o),r,n(t+o)]:[r]}function Rt(e,t,n){const r=(a,f,c=1)=>Array.from({length:Math.floor((f-a)/c)+1},(u,l)=>a+l*c);if(e>-ne||t<ne){const a=e>
0?Math.log(t/e):0;return r(0,te).map(f=>e>0?e*Math.exp(f/te*a):e+f/te*(t-e))}const o=Math.abs(n)||1,s=[...r(-48,48).map(a=>o*10**(a/4)),...r(1,32).map(a=>o*a/16),
...r(-300,300,12).map(a=>10**a)],i=[...new Set(s)].filter(a=>a>0&&a<=ne).sort((a,f)=>a-f);return[...i.map(a=>-a).reverse(),0,...i]}function Ce(e,t){const n=re*(Math.
abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const oe=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function yt(e,t,n,r,o){const s=Math.abs(o);let i=s,a=s;for(let g=0;g<
_t;g++){const d=t/2+n/2;if(d===t||d===n)break;const N=e(d);if(N===void 0)return;if(N===0)return Ce(e,d)&&!oe(e,d)?d:void 0;N<0==r<0?[t,i]=[d,Math.abs(N)]:[n,a]=
[d,Math.abs(N)]}const[f,c]=i<a?[t,i]:[n,a],u=re*Math.abs(f);if(oe(e,f))return;const l=e(f-u),m=e(f+u);return l===void 0||m===void 0?c<=ze*s?f:void 0:Math.max(i,
a)<=Math.max(Tt*Math.abs(m-l),ze*s)?f:void 0}const kt=40,Pt=25e4,$t=60,zt=12,Ct=3,De=1e-6,Dt=1e-7,Fe=1e-9,Ft=1e-13,qt=1e-10,se=1e-8,ae=1e-5,Gt=.1,Ut=1e9,ie=[2,3,
5,7,11,13],O=1e300,qe="the equations do not fix each unknown",{abs:E,max:L,min:Ge,floor:fe}=Math;function Bt(e,t,n,r,o){const s=Ue(t,n,r),i=s.map((h,p)=>t[p]>-O||
n[p]<O?n[p]-t[p]:E(h)||1),a={lows:t,highs:n,scales:i},f=L(4,Ge(kt,fe(Pt/(8*o*(2*s.length+1))))),c=[],u=[];let l=0;for(let h=0;h<f;h++){const p=Wt(e,h?s.map((b,S)=>Kt(
h,S,a)):s,a);p?.length===0&&l++,p?.length&&![...c,...u].some(b=>Zt(p,b,i))&&(Ht(e,p,i)?c:u).push(p)}c.length||M(u.length||l===f?qe:"no solution found");const m=h=>h.
map((p,b)=>fe(p/i[b]*Ut+.5));c.sort((h,p)=>{const b=m(h),S=m(p),v=b.findIndex((Xe,Ye)=>Xe!==S[Ye]);return v<0?0:b[v]-S[v]});const g=h=>h.reduce((p,b,S)=>p+(r[S]<
O?(b-s[S])/i[S]*((b-s[S])/i[S]):0),0),d=c.reduce((h,p)=>g(p)<g(h)*(1-Fe)?p:h);u.some(h=>g(h)<g(d))&&M(qe);const N=g(d)*(1+se)+se**2;return!r.every(h=>h<O)&&c.some(
h=>h!==d&&g(h)<=N)&&M("several solutions are equally near"),s.map((h,p)=>[d[p],...c.map(b=>b[p])])}const Ue=(e,t,n)=>n.map((r,o)=>r<O?r:(e[o]+t[o])/2);function Kt(e,t,{
lows:n,highs:r,scales:o}){let s=0;for(let a=1,f=e;f;f=fe(f/ie[t]))a/=ie[t],s+=a*(f%ie[t]);if(n[t]>-O||r[t]<O)return n[t]+s*o[t];const i=2*s-1;return o[t]*i/(1-E(
i))}function Wt(e,t,{lows:n,highs:r,scales:o}){let s=t,i=e(t),a=0;for(let f=0;f<$t;f++){const c=s.map((b,S)=>L(E(b),.001*o[S]));if(!i)return;const[u,l]=Be(e,s,i,
c);if(!u.length)return[];const m=L(...u.map(E));if(a===Ct)return m<=Fe?s.map((b,S)=>E(b)<=Ft*o[S]?0:b):void 0;(a||m<=Dt)&&a++;const g=b=>L(...b.map((S,v)=>E(S)/
l[v])),d=g(i),N=s;let h=1,p;for(let b=0;b<(a?1:zt)&&(s=N.map((S,v)=>Ge(L(S+h*c[v]*u[v],n[v]),r[v])),p=e(s),!(p&&(a||g(p)<d)));b++,h/=2)p=void 0;i=p}}function Ht(e,t,n){
const r=t.map((o,s)=>L(E(o),.001*n[s]));for(const o of[ae,-ae]){const s=t.map((f,c)=>f+o*r[c]),i=e(s);if(!i)continue;const[a]=Be(e,s,i,r);return a.length>0&&a.every(
f=>E(o+f)<=Gt*ae)}return!0}function Be(e,t,n,r){const o=t.map((a,f)=>{const[c,u]=[1,-1].map(m=>e(Object.assign([...t],{[f]:a+m*De*r[f]}))),l=c&&u?2:1;return(c??
n).map((m,g)=>(m-(u??n)[g])/(l*De))}),s=n.map((a,f)=>L(...o.map(c=>E(c[f]))));if(!s.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,f)=>[...o.map(c=>c[f]/s[f]),
-a/s[f]]);return[Vt(i),s]}function Vt(e){const t=e.length,n=e.map(()=>0);for(let r=0;r<t;r++){let o=r;for(let s=r+1;s<t;s++)E(e[s][r])>E(e[o][r])&&(o=s);if(!(E(
e[o][r])>=qt))return[];[e[r],e[o]]=[e[o],e[r]];for(let s=r+1;s<t;s++){const i=e[s][r]/e[r][r];for(let a=r;a<=t;a++)e[s][a]-=i*e[r][a]}}for(let r=t-1;r>=0;r--){let o=e[r][t];
for(let s=r+1;s<t;s++)o-=e[r][s]*n[s];n[r]=o/e[r][r]}return n}const Zt=(e,t,n)=>e.every((r,o)=>E(r-t[o])<=se*L(E(r),E(t[o]),1e-6*n[o])),wt=1e4,Ke=[.9999999999998099,
676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],jt=[
[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,
625/1470],[.23638319966214988,.22492646533333951,0]],We=[.015827191973480183,77/1470],He=[.24261107190140774,672/1470],ce=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?M("gamma of zero or less"):Ve(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*ce(1-e));e>172&&M("overflow");const t=e-1,n=t+7.5,r=n**((t+.5)/2),o=Ke.slice(1).
reduce((s,i,a)=>s+i/(t+a+1),Ke[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},Ve=e=>{const t=B(e);if(t!==K(e))return ce(e+1);let n=t<0?M("factorial of a ne\
gative number"):1;for(let r=2;r<=Math.min(t,171);r++)n*=r;return n},Ze=(e,t)=>{let n=B(t);if(n!==K(t)&&M("binomial of a number that is not whole"),n<0)return 0;
e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&M("binomial of more than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(e-n+o)/o;return r},we=e=>{if(Math.abs(e)>
6)return Math.sign(e);let t=1,n=1;for(let r=1;r<250&&t>=n*1e-17;r++)n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Jt=e=>{if(e<1.5)return 1-
we(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},Qt=(e,t,n)=>t>n?M("clamp to a range whose ends are the wrong way\
 round"):Math.min(Math.max(e,t),n),Xt=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},Yt=Math.hypot,
xt=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};me.set(Ze,xt);const en={gamma:ce,factorial:Ve,binomial:Ze,erf:we,
erfc:Jt,erfinv:ot,normal_quantile:W,cbrt:Xt,mod:rt,clamp:Qt,hypot:Yt,...nt,...gt},tn={...tt,...et,...xe,sum:(e,t,n,r,o)=>Je(t,n,r,o,0),product:(e,t,n,r,o)=>Je(t,
n,r,o,1),integral:(e,[t,n],r,o,s)=>{const{budget:i}=e,a=Number(o[+t]),f=Number(o[+n]),c=i.integrals>0,u=d=>(o[s]=d,Number(r())),l=d=>z(e,()=>u(d))??on(u,d,a,f);
i.integrals++;const m=i.steps;c||[a,f].forEach(l);const g=sn(l,a,f,c?1:rn(Math.floor((m-i.steps)/2)),c);return i.integrals--,g},slope:(e,[t],n)=>nn(je(e,t,n),Number(
e.known(String(t)))),argmax:(e,t,n,r,o)=>U(Pe,1,e,t,n,r,o),argmin:(e,t,n,r,o)=>U(Pe,-1,e,t,n,r,o),maximum:(e,t,n,r,o)=>U(ke,1,e,t,n,r,o),minimum:(e,t,n,r,o)=>U(
ke,-1,e,t,n,r,o),root(e,[t,n,r,o,...s],i,a){const f=je(e,t,i),[c,u]=s.slice(0,-1).map(m=>Number(a[+m]));return It(m=>z(e,()=>f(m)),Number(a[+n]),Number(a[+r]),Number(
a[+o]),c,u)},system(e,[t,...n],r,o,s){const i=+t,[a,f,c]=[0,1,2].map(h=>n.slice(h*i,(h+1)*i).map(p=>Number(o[+p]))),u=n.slice(3*i,4*i).map(String),l=n.slice(4*i,
-1).map(Number),m=h=>{const p=z(e,()=>{const b=e.inside(new Map(u.map((S,v)=>[S,h[v]])));return l.map((S,v)=>Number(r(v?l[v-1]:s+1,S,b)))});return p?.every(Number.
isFinite)?p:void 0},g=Ue(a,f,c);m(g);const d=e.budget.steps;return m(g),Bt(m,a,f,c,d-e.budget.steps).map(h=>({first:0,numbers:h}))}},U=(e,t,n,[r,o],s,i,a)=>{const f=c=>(i[a]=
c,Number(s()));return e(c=>z(n,()=>f(c)),Number(i[+r]),Number(i[+o]),t)},je=(e,t,n)=>r=>Number(n(void 0,void 0,e.inside(new Map([[String(t),r]]))));function Je(e,t,n,r,o){
const[s,i]=[0,1].map(f=>{const c=Number(n[+e[f]]),u=B(c);return u===K(c)?u:M("bounds are not whole numbers")});i<s-1&&M("the bounds run backwards"),i-s>=wt&&M("\
more than 10,000 terms");let a=o;for(let f=s;f<=i;f++)n[r]=f,a=o?a*Number(t()):a+Number(t());return a}function nn(e,t){let n=.001*Math.abs(t)||.001,r=0;const o=e(
t),{abs:s}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),f=e(t+n),c=e(t-2*n),u=e(t+2*n),l=f-o-(o-a),m=u-o-(o-c),g=s(f-o)+s(o-a),d=1e-14*s(o),N=c-u+8*(f-a);if(r=
Math.max(r,g/n),s(m/2-2*l)<=1e-4*r*n+d&&(s((u-c)/2-(f-a))<=.1*g+d||s(N)<=1e-9*g)){const h=n/2,p=a-f+8*(e(t+h)-e(t-h)),b=N/(12*n),S=p/(12*h);if(s(S-b)<=.001*r+d/
n)return S+(S-b)/15}}return M("no slope where a function jumps or bends")}function rn(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function on(e,t,n,r){const o=(r-
n)*.001*(Math.abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,i,a)=>s+i*e(t+o*(a+1)),0)}function sn(e,t,n,r,o){const s=[...Array.from({length:r},
(g,d)=>t+(n-t)*d/r),n],i=s.map(e),a=Array.from({length:r},(g,d)=>ue(e,s[d],s[d+1],i[d],i[d+1],0)),f=Qe(a),c=an(e,a,(r===32?1e-13:1e-11)*f.size),{value:u,error:l,
size:m}=c.error<=f.error?c:f;return Math.abs(u)<=1e-14*m&&l<=1e-9*m?0:l<=1e-9*(o?m:Math.abs(u))?u:M("the integral does not settle")}function an(e,t,n){const r=[];
for(let o,s=0;o=t.pop();){const{depth:i,a,b:f,first:c,last:u,middle:l}=o,m=(a+f)/2;if(o.error<=n||i===52||s===500){r.push(o);continue}s++,t.push(ue(e,a,m,c,l,i+
1),ue(e,m,f,l,u,i+1))}return Qe(r)}const Qe=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function ue(e,t,n,r,o,s){
const i=(t+n)/2,a=(n-t)/2,f=e(i),{abs:c}=Math;let[u,l]=[0,1].map(d=>We[d]*(r+o)+He[d]*f),m=We[0]*(c(r)+c(o))+He[0]*c(f);for(const[d,N,h]of jt){const p=e(i-a*d),
b=e(i+a*d);u+=N*(p+b),l+=h*(p+b),m+=N*(c(p)+c(b))}const g=u*a;return Number.isFinite(g)?{a:t,b:n,first:r,last:o,depth:s,middle:f,value:g,error:c(u-l)*c(a),size:m*
c(a)}:M("overflow")}export{en as ACTS,tn as MORE_REGIONS};
