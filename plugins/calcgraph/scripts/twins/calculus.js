import{R as Je,C as Qe,S as Xe}from"../parts/sequences.js";import{m as ie,e as b,g as G,h as U,n as Ye,o as xe,p as $}from"../page/live.js";import{o as y,b as fe,
n as w,e as et}from"../parts/beta.js";import"../page/sheet.js";const{abs:k,exp:I,log:A,log1p:ce,max:ue,min:B,sqrt:P,trunc:tt,PI:K}=Math,W=.01,z=1e6,nt=1e-17,C=1e-300,
me=2e4,rt=100,le=1e-9,de=-706,ot=37,st=18,at=.5772156649015329,it=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,
.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,
3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,
11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],
R=e=>{if(e<=0&&b("lgamma of zero or less"),e>=10)return(e-.5)*(A(e)-1)+(A(2*K)-1)/2+y(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return he(e)-A(e);const n=e<1.5?he(
e-1):pe(e-2);return t===1?n:n+A(t)},he=e=>pe(e)-ce(e);function pe(e){let t=e,n=0;return it.forEach((r,o)=>{t*=-e,n-=r*t/(o+2)}),e*(1-at)+n}function H(e){if(k(e)>
.25)return ce(e)-e;const t=e/(2+e),n=t*t;let r=n,o=0;for(let s=3;s<41;s+=2)o+=r/s,r*=n;return 2*t*o-e*t}const D=(...e)=>{const t=ue(...e.slice(0,-1));return t>0&&
t<=z?tt(20+2*P(t)):0},V=(...e)=>6*D(...e);function Z(e,t){e>=W&&e<=z||b("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&b(
"an incomplete gamma function of a negative number")}function j(e,t){if(t===0)return[0,1];const n=ge(e,t);if(t<=e+1){const o=n/e*ft(e,t);return[o,1-o]}const r=n?
n/ct(e,t):0;return[1-r,r]}function ge(e,t){if(e<1)return t<1e3?I(e*A(t)-t-R(e+1))*e:0;const n=(t-e)/e,r=n>-.9?e*H(n):e*(A(t/e)-n);return r>-745?I(r-y(e))*P(e/(2*
K)):0}function ft(e,t){let n=1,r=1;for(let o=1;o<me&&(n*=t/(e+o),r+=n,!(n<r*nt));o++);return r}function ct(e,t){let n=t+1-e,r=n,o=n,s=0;for(let i=1;i<me;i++){const a=i*
(e-i);if(n+=2,s=n+a*s,s=1/(k(s)>=C?s:C),r=n+a/r,r=k(r)>=C?r:C,o*=r*s,k(r*s-1)<=2e-16)break}return o}function Me(e,t){e>=W&&e<=z&&t>=W&&t<=z||b("an incomplete be\
ta function of a shape that is not between 0.01 and 1,000,000")}function be(e,t,n,r){if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=Se(e,t,n,r),s=n<r?n-e/(e+t):t/
(e+t)-r;if(n<=(e+1)/(e+t+2)){const a=o/fe(n,r,-(e+t)*s,e,t);return[a,1-a]}const i=o/fe(r,n,(e+t)*s,t,e);return[1-i,i]}function Se(e,t,n,r){const o=e/(e+t),s=t/(e+
t),i=n<r?n-o:s-r,a=i>-.9*o?H(i/o):A(n/o)-i/o,f=i<.9*s?H(-i/s):A(r/s)+i/s,c=e*a+t*f-y(e)-y(t)+y(e+t);return c>-745?I(c)*P(e/(2*K)*s):0}function Ne(e,t){e>=0&&e<=
1&&t>=0&&t<=1||b("an inverse of a share that is not between 0 and 1")}const ve=(e,t)=>e<=t?w(e):-w(t);function Ee(e,t,n){if(Z(e,0),Ne(t,n),n===0&&b("an infinite\
 inverse"),t===0)return 0;const r=s=>{const i=I(s);return[...j(e,i),ge(e,i)]},o=e>=1?A(e)+ve(t,n)/P(e):(A(t)+R(e+1))/e;return I(Ae(r,t,n,o,st))}function ut(e,t,n){
if(Me(e,t),Ne(n,1-n),n===0||n===1)return n;const r=s=>{const i=1/(1+I(-s)),a=1/(1+I(s));return[...be(e,t,i,a),Se(e,t,i,a)]},o=B(e,t)<1?(A(n*e)+R(e)+R(t)-R(e+t))/
e:A(e/t)+ve(n,1-n)*P(1/e+1/t);return 1/(1+I(-Ae(r,n,1-n,o,ot)))}function Ae(e,t,n,r,o){let s=de,i=o,a=B(ue(r,s),i);const f=A(B(t,n)),c=t<=n;for(let u=0;u<rt;u++){
const[l,m,g]=e(a),d=c?l:m,N=(d>0?A(d)-f:-1/0)*(c?1:-1);N>0?i=a:s=a;let h=g>0&&d>0?a-N*d/g:1/0;s<=h&&h<=i||(h=(s+i)/2);const p=k(h-a);if(a=h,p<=le)break}return a<=
de+le?b("an inverse below 1e-306"):a}const _=(e,t)=>(ie.set(e,t),e),mt={lgamma:R,gamma_inc:_((e,t)=>(Z(e,t),j(e,t)[0]),D),gamma_inc_upper:_((e,t)=>(Z(e,t),j(e,t)[1]),
D),gamma_inc_inv:_((e,t)=>Ee(e,t,1-t),V),gamma_inc_upper_inv:_((e,t)=>Ee(e,1-t,t),V),beta_inc:_((e,t,n)=>(Me(e,t),n>=0&&n<=1||b("an incomplete beta function of \
a number that is not between 0 and 1"),be(e,t,n,1-n)[0]),D),beta_inc_inv:_(ut,V)},J=400,F=.6180339887498949,lt=60,dt=8,ht=1e-9,pt=1e-5,Te=1e-13,{abs:Q,max:Ie,min:gt}=Math,
T=e=>e??-1/0;function Le(e,t,n,r){t<n||b(t>n?"the range runs backwards":"the range is empty");const o=f=>{const c=e(f);return c===void 0?void 0:r*c},s=[...Array.
from({length:J},(f,c)=>t+(n-t)*c/J),n],i=s.map(o),a=i.filter(f=>f!==void 0);return a.length||b("no value in the range"),{value:o,at:s,values:i,size:a.reduce((f,c)=>Ie(
f,Q(c)),0)}}const Oe=(e,t,n,r)=>r*_e(Le(e,t,n,r))[0][1];function Re(e,t,n,r){const o=Le(e,t,n,r),[[s,i],...a]=_e(o),f=pt*(n-t);a.some(([c,u])=>i-u<=ht*o.size&&Q(
c-s)>f)&&b("several places have the same value");for(const c of[s-f,s+f]){const u=t<=c&&c<=n?o.value(c):void 0;u!==void 0&&i-u<=Te*o.size&&b("it is flat where i\
t is largest")}return bt(o,s,i,f)}function _e(e){const{values:t}=e,n=o=>t[o]!==void 0&&T(t[o])>T(t[o-1])&&T(t[o])>=T(t[o+1]);return[...t.keys()].filter(n).sort(
(o,s)=>T(t[s])-T(t[o])||o-s).slice(0,dt).map(o=>Mt(e,o)).sort((o,s)=>s[1]-o[1])}function Mt({value:e,at:t,values:n},r){let o=t[Ie(r-1,0)],s=t[gt(r+1,J)],i=t[r],
a=T(n[r]),f=s-F*(s-o),c=o+F*(s-o),u=T(e(f)),l=T(e(c));for(let m=0;m<lt;m++)u>a&&([i,a]=[f,u]),l>a&&([i,a]=[c,l]),u>=l?([s,c,l]=[c,f,u],f=s-F*(s-o),u=T(e(f))):([
o,f,u]=[f,c,l],c=o+F*(s-o),l=T(e(c)));return[i,a]}function bt({value:e,size:t},n,r,o){for(const s of[o*64,o*8]){const i=[-2,-1,1,2].map(N=>e(n+s*N));if(i.includes(
void 0))return n;const[a,f,c,u]=i.map(T),l=a-u+8*(c-f),m=-a+16*f-30*r+16*c-u;if(!(m<0))return n;const g=n-s*l/m,d=e(g);if(Q(g-n)>o||d===void 0||r-d>Te*t)return n;
[n,r]=[g,d]}return n}const X=192,Y=1e300,St=1100,x=1e-6,Nt=.1,ye=1e-12;function vt(e,t,n,r,o,s){t>0&&n<=0&&b("no real value");const i=[];let a=!1,f=0,c=NaN;for(const[
u,l]of Tt(t,n,r).flatMap(m=>At(e,m))){let m;if(l===0){const g=ke(e,u);a||=!g,g&&!ee(e,u)&&(m=u)}else c*Math.sign(l)<0&&(m=It(e,f,u,c,l));m!==void 0&&m!==i[i.length-
1]&&i.push(m),[f,c]=[u,Math.sign(l)||NaN]}if(o!==void 0){const u=Et(i);return a&&b("a whole stretch of values solves it"),u.length!==s&&b(`${u.length} root${u.length===
1?"":"s"} in the range, not ${s}`),u[o]}return i.length||b(a?"a whole stretch of values solves it":"no root was found in the range"),i.reduce((u,l)=>Math.abs(l-
r)<Math.abs(u-r)?l:u)}function Et(e){const t=[];for(const n of[...e].sort((r,o)=>r-o)){const r=t[t.length-1];(!t.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),
Math.abs(r)))&&t.push(n)}return t}function At(e,t){const n=s=>[s,e(s)??NaN],r=n(t),o=x*(Math.abs(t)||1);return r[1]===0?[n(t-o),r,n(t+o)]:[r]}function Tt(e,t,n){
const r=(a,f,c=1)=>Array.from({length:Math.floor((f-a)/c)+1},(u,l)=>a+l*c);if(e>-Y||t<Y){const a=e>0?Math.log(t/e):0;return r(0,X).map(f=>e>0?e*Math.exp(f/X*a):
e+f/X*(t-e))}const o=Math.abs(n)||1,s=[...r(-48,48).map(a=>o*10**(a/4)),...r(1,32).map(a=>o*a/16),...r(-300,300,12).map(a=>10**a)],i=[...new Set(s)].filter(a=>a>
0&&a<=Y).sort((a,f)=>a-f);return[...i.map(a=>-a).reverse(),0,...i]}function ke(e,t){const n=x*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const ee=(e,t)=>e(Number(
t.toPrecision(7)))===void 0;function It(e,t,n,r,o){const s=Math.abs(o);let i=s,a=s;for(let g=0;g<St;g++){const d=t/2+n/2;if(d===t||d===n)break;const N=e(d);if(N===
void 0)return;if(N===0)return ke(e,d)&&!ee(e,d)?d:void 0;N<0==r<0?[t,i]=[d,Math.abs(N)]:[n,a]=[d,Math.abs(N)]}const[f,c]=i<a?[t,i]:[n,a],u=x*Math.abs(f);if(ee(e,
f))return;const l=e(f-u),m=e(f+u);return l===void 0||m===void 0?c<=ye*s?f:void 0:Math.max(i,a)<=Math.max(Nt*Math.abs(m-l),ye*s)?f:void 0}const Lt=40,Ot=25e4,Rt=60,
_t=12,yt=3,Pe=1e-6,kt=1e-7,$e=1e-9,Pt=1e-13,$t=1e-10,te=1e-8,ne=1e-5,zt=.1,Ct=1e9,re=[2,3,5,7,11,13],O=1e300,ze="the equations do not fix each unknown",{abs:E,max:L,
min:Ce,floor:oe}=Math;function Dt(e,t,n,r,o){const s=De(t,n,r),i=s.map((h,p)=>t[p]>-O||n[p]<O?n[p]-t[p]:E(h)||1),a={lows:t,highs:n,scales:i},f=L(4,Ce(Lt,oe(Ot/(8*
o*(2*s.length+1))))),c=[],u=[];let l=0;for(let h=0;h<f;h++){const p=qt(e,h?s.map((M,S)=>Ft(h,S,a)):s,a);p?.length===0&&l++,p?.length&&![...c,...u].some(M=>wt(p,
M,i))&&(Gt(e,p,i)?c:u).push(p)}c.length||b(u.length||l===f?ze:"no solution found");const m=h=>h.map((p,M)=>oe(p/i[M]*Ct+.5));c.sort((h,p)=>{const M=m(h),S=m(p),
v=M.findIndex((Ze,je)=>Ze!==S[je]);return v<0?0:M[v]-S[v]});const g=h=>h.reduce((p,M,S)=>p+(r[S]<O?(M-s[S])/i[S]*((M-s[S])/i[S]):0),0),d=c.reduce((h,p)=>g(p)<g(
h)*(1-$e)?p:h);u.some(h=>g(h)<g(d))&&b(ze);const N=g(d)*(1+te)+te**2;return!r.every(h=>h<O)&&c.some(h=>h!==d&&g(h)<=N)&&b("several solutions are equally near"),
s.map((h,p)=>[d[p],...c.map(M=>M[p])])}const De=(e,t,n)=>n.map((r,o)=>r<O?r:(e[o]+t[o])/2);function Ft(e,t,{lows:n,highs:r,scales:o}){let s=0;for(let a=1,f=e;f;f=
oe(f/re[t]))a/=re[t],s+=a*(f%re[t]);if(n[t]>-O||r[t]<O)return n[t]+s*o[t];const i=2*s-1;return o[t]*i/(1-E(i))}function qt(e,t,{lows:n,highs:r,scales:o}){let s=t,
i=e(t),a=0;for(let f=0;f<Rt;f++){const c=s.map((M,S)=>L(E(M),.001*o[S]));if(!i)return;const[u,l]=Fe(e,s,i,c);if(!u.length)return[];const m=L(...u.map(E));if(a===
yt)return m<=$e?s.map((M,S)=>E(M)<=Pt*o[S]?0:M):void 0;(a||m<=kt)&&a++;const g=M=>L(...M.map((S,v)=>E(S)/l[v])),d=g(i),N=s;let h=1,p;for(let M=0;M<(a?1:_t)&&(s=
N.map((S,v)=>Ce(L(S+h*c[v]*u[v],n[v]),r[v])),p=e(s),!(p&&(a||g(p)<d)));M++,h/=2)p=void 0;i=p}}function Gt(e,t,n){const r=t.map((o,s)=>L(E(o),.001*n[s]));for(const o of[
ne,-ne]){const s=t.map((f,c)=>f+o*r[c]),i=e(s);if(!i)continue;const[a]=Fe(e,s,i,r);return a.length>0&&a.every(f=>E(o+f)<=zt*ne)}return!0}function Fe(e,t,n,r){const o=t.
map((a,f)=>{const[c,u]=[1,-1].map(m=>e(Object.assign([...t],{[f]:a+m*Pe*r[f]}))),l=c&&u?2:1;return(c??n).map((m,g)=>(m-(u??n)[g])/(l*Pe))}),s=n.map((a,f)=>L(...o.
map(c=>E(c[f]))));if(!s.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,f)=>[...o.map(c=>c[f]/s[f]),-a/s[f]]);return[Ut(i),s]}function Ut(e){const t=e.length,
n=e.map(()=>0);for(let r=0;r<t;r++){let o=r;for(let s=r+1;s<t;s++)E(e[s][r])>E(e[o][r])&&(o=s);if(!(E(e[o][r])>=$t))return[];[e[r],e[o]]=[e[o],e[r]];for(let s=r+
1;s<t;s++){const i=e[s][r]/e[r][r];for(let a=r;a<=t;a++)e[s][a]-=i*e[r][a]}}for(let r=t-1;r>=0;r--){let o=e[r][t];for(let s=r+1;s<t;s++)o-=e[r][s]*n[s];n[r]=o/e[r][r]}
return n}const wt=(e,t,n)=>e.every((r,o)=>E(r-t[o])<=te*L(E(r),E(t[o]),1e-6*n[o])),Bt=1e4,qe=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Kt=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
Ge=[.015827191973480183,77/1470],Ue=[.24261107190140774,672/1470],se=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?b("gamma of zero or less"):we(e-1);if(e<.5)return Math.
PI/(Math.sin(Math.PI*e)*se(1-e));e>172&&b("overflow");const t=e-1,n=t+7.5,r=n**((t+.5)/2),o=qe.slice(1).reduce((s,i,a)=>s+i/(t+a+1),qe[0]);return Math.sqrt(2*Math.
PI)*r*Math.exp(-n)*r*o},we=e=>{const t=G(e);if(t!==U(e))return se(e+1);let n=t<0?b("factorial of a negative number"):1;for(let r=2;r<=Math.min(t,171);r++)n*=r;return n},
Be=(e,t)=>{let n=G(t);if(n!==U(t)&&b("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&b("binomial of m\
ore than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(e-n+o)/o;return r},Ke=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let r=1;r<250&&t>=n*1e-17;r++)
n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Wt=e=>{if(e<1.5)return 1-Ke(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*
e)/Math.sqrt(Math.PI)/(e+t)},Ht=(e,t,n)=>t>n?b("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),Vt=e=>{const t=Math.abs(e)**.3333333333333333,
n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},Zt=Math.hypot,jt=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?
Math.trunc(n):0};ie.set(Be,jt);const Jt={gamma:se,factorial:we,binomial:Be,erf:Ke,erfc:Wt,erfinv:et,normal_quantile:w,cbrt:Vt,mod:xe,clamp:Ht,hypot:Zt,...Ye,...mt},
Qt={...Xe,...Qe,...Je,sum:(e,t,n,r,o)=>He(t,n,r,o,0),product:(e,t,n,r,o)=>He(t,n,r,o,1),integral:(e,[t,n],r,o,s)=>{const{budget:i}=e,a=Number(o[+t]),f=Number(o[+n]),
c=i.integrals>0,u=d=>(o[s]=d,Number(r())),l=d=>$(e,()=>u(d))??xt(u,d,a,f);i.integrals++;const m=i.steps;c||[a,f].forEach(l);const g=en(l,a,f,c?1:Yt(Math.floor((m-
i.steps)/2)),c);return i.integrals--,g},slope:(e,[t],n)=>Xt(We(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,r,o)=>q(Re,1,e,t,n,r,o),argmin:(e,t,n,r,o)=>q(Re,
-1,e,t,n,r,o),maximum:(e,t,n,r,o)=>q(Oe,1,e,t,n,r,o),minimum:(e,t,n,r,o)=>q(Oe,-1,e,t,n,r,o),root(e,[t,n,r,o,...s],i,a){const f=We(e,t,i),[c,u]=s.slice(0,-1).map(
m=>Number(a[+m]));return vt(m=>$(e,()=>f(m)),Number(a[+n]),Number(a[+r]),Number(a[+o]),c,u)},system(e,[t,...n],r,o,s){const i=+t,[a,f,c]=[0,1,2].map(h=>n.slice(
h*i,(h+1)*i).map(p=>Number(o[+p]))),u=n.slice(3*i,4*i).map(String),l=n.slice(4*i,-1).map(Number),m=h=>{const p=$(e,()=>{const M=e.inside(new Map(u.map((S,v)=>[S,
h[v]])));return l.map((S,v)=>Number(r(v?l[v-1]:s+1,S,M)))});return p?.every(Number.isFinite)?p:void 0},g=De(a,f,c);m(g);const d=e.budget.steps;return m(g),Dt(m,
a,f,c,d-e.budget.steps).map(h=>({first:0,numbers:h}))}},q=(e,t,n,[r,o],s,i,a)=>{const f=c=>(i[a]=c,Number(s()));return e(c=>$(n,()=>f(c)),Number(i[+r]),Number(i[+o]),
t)},We=(e,t,n)=>r=>Number(n(void 0,void 0,e.inside(new Map([[String(t),r]]))));function He(e,t,n,r,o){const[s,i]=[0,1].map(f=>{const c=Number(n[+e[f]]),u=G(c);return u===
U(c)?u:b("bounds are not whole numbers")});i<s-1&&b("the bounds run backwards"),i-s>=Bt&&b("more than 10,000 terms");let a=o;for(let f=s;f<=i;f++)n[r]=f,a=o?a*Number(
t()):a+Number(t());return a}function Xt(e,t){let n=.001*Math.abs(t)||.001,r=0;const o=e(t),{abs:s}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),f=e(t+n),c=e(t-
2*n),u=e(t+2*n),l=f-o-(o-a),m=u-o-(o-c),g=s(f-o)+s(o-a),d=1e-14*s(o),N=c-u+8*(f-a);if(r=Math.max(r,g/n),s(m/2-2*l)<=1e-4*r*n+d&&(s((u-c)/2-(f-a))<=.1*g+d||s(N)<=
1e-9*g)){const h=n/2,p=a-f+8*(e(t+h)-e(t-h)),M=N/(12*n),S=p/(12*h);if(s(S-M)<=.001*r+d/n)return S+(S-M)/15}}return b("no slope where a function jumps or bends")}
function Yt(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function xt(e,t,n,r){const o=(r-n)*.001*(Math.abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].
reduce((s,i,a)=>s+i*e(t+o*(a+1)),0)}function en(e,t,n,r,o){const s=[...Array.from({length:r},(g,d)=>t+(n-t)*d/r),n],i=s.map(e),a=Array.from({length:r},(g,d)=>ae(
e,s[d],s[d+1],i[d],i[d+1],0)),f=Ve(a),c=tn(e,a,(r===32?1e-13:1e-11)*f.size),{value:u,error:l,size:m}=c.error<=f.error?c:f;return Math.abs(u)<=1e-14*m&&l<=1e-9*m?
0:l<=1e-9*(o?m:Math.abs(u))?u:b("the integral does not settle")}function tn(e,t,n){const r=[];for(let o,s=0;o=t.pop();){const{depth:i,a,b:f,first:c,last:u,middle:l}=o,
m=(a+f)/2;if(o.error<=n||i===52||s===500){r.push(o);continue}s++,t.push(ae(e,a,m,c,l,i+1),ae(e,m,f,l,u,i+1))}return Ve(r)}const Ve=e=>e.reduce((t,n)=>({value:t.
value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function ae(e,t,n,r,o,s){const i=(t+n)/2,a=(n-t)/2,f=e(i),{abs:c}=Math;let[u,
l]=[0,1].map(d=>Ge[d]*(r+o)+Ue[d]*f),m=Ge[0]*(c(r)+c(o))+Ue[0]*c(f);for(const[d,N,h]of Kt){const p=e(i-a*d),M=e(i+a*d);u+=N*(p+M),l+=h*(p+M),m+=N*(c(p)+c(M))}const g=u*
a;return Number.isFinite(g)?{a:t,b:n,first:r,last:o,depth:s,middle:f,value:g,error:c(u-l)*c(a),size:m*c(a)}:b("overflow")}export{Jt as ACTS,Qt as MORE_REGIONS};
