import{R as de,C as he,S as be}from"../parts/sequences.js";import{e as N,m as pe,n as Me,g as y,h as z,o as R}from"../page/live.js";import{n as ge,e as Ne}from"../parts/quantiles.js";
import"../page/sheet.js";const k=400,L=.6180339887498949,ve=60,Se=8,Ae=1e-9,Ee=1e-5,H=1e-13,{abs:P,max:V,min:Ie}=Math,E=e=>e??-1/0;function W(e,t,n,r){t<n||N(t>
n?"the range runs backwards":"the range is empty");const o=i=>{const u=e(i);return u===void 0?void 0:r*u},s=[...Array.from({length:k},(i,u)=>t+(n-t)*u/k),n],f=s.
map(o),a=f.filter(i=>i!==void 0);return a.length||N("no value in the range"),{value:o,at:s,values:f,size:a.reduce((i,u)=>V(i,P(u)),0)}}const Z=(e,t,n,r)=>r*J(W(
e,t,n,r))[0][1];function j(e,t,n,r){const o=W(e,t,n,r),[[s,f],...a]=J(o),i=Ee*(n-t);a.some(([u,c])=>f-c<=Ae*o.size&&P(u-s)>i)&&N("several places have the same v\
alue");for(const u of[s-i,s+i]){const c=t<=u&&u<=n?o.value(u):void 0;c!==void 0&&f-c<=H*o.size&&N("it is flat where it is largest")}return Re(o,s,f,i)}function J(e){
const{values:t}=e,n=o=>t[o]!==void 0&&E(t[o])>E(t[o-1])&&E(t[o])>=E(t[o+1]);return[...t.keys()].filter(n).sort((o,s)=>E(t[s])-E(t[o])||o-s).slice(0,Se).map(o=>Oe(
e,o)).sort((o,s)=>s[1]-o[1])}function Oe({value:e,at:t,values:n},r){let o=t[V(r-1,0)],s=t[Ie(r+1,k)],f=t[r],a=E(n[r]),i=s-L*(s-o),u=o+L*(s-o),c=E(e(i)),m=E(e(u));
for(let l=0;l<ve;l++)c>a&&([f,a]=[i,c]),m>a&&([f,a]=[u,m]),c>=m?([s,u,m]=[u,i,c],i=s-L*(s-o),c=E(e(i))):([o,i,c]=[i,u,m],u=o+L*(s-o),m=E(e(u)));return[f,a]}function Re({
value:e,size:t},n,r,o){for(const s of[o*64,o*8]){const f=[-2,-1,1,2].map(v=>e(n+s*v));if(f.includes(void 0))return n;const[a,i,u,c]=f.map(E),m=a-c+8*(u-i),l=-a+
16*i-30*r+16*u-c;if(!(l<0))return n;const p=n-s*m/l,d=e(p);if(P(p-n)>o||d===void 0||r-d>H*t)return n;[n,r]=[p,d]}return n}const $=192,_=1e300,Le=1100,D=1e-6,Te=.1,
Q=1e-12;function ye(e,t,n,r,o,s){t>0&&n<=0&&N("no real value");const f=[];let a=!1,i=0,u=NaN;for(const[c,m]of Pe(t,n,r).flatMap(l=>ke(e,l))){let l;if(m===0){const p=X(
e,c);a||=!p,p&&!C(e,c)&&(l=c)}else u*Math.sign(m)<0&&(l=$e(e,i,c,u,m));l!==void 0&&l!==f[f.length-1]&&f.push(l),[i,u]=[c,Math.sign(m)||NaN]}if(o!==void 0){const c=ze(
f);return a&&N("a whole stretch of values solves it"),c.length!==s&&N(`${c.length} root${c.length===1?"":"s"} in the range, not ${s}`),c[o]}return f.length||N(a?
"a whole stretch of values solves it":"no root was found in the range"),f.reduce((c,m)=>Math.abs(m-r)<Math.abs(c-r)?m:c)}function ze(e){const t=[];for(const n of[
...e].sort((r,o)=>r-o)){const r=t[t.length-1];(!t.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&t.push(n)}return t}function ke(e,t){const n=s=>[
s,e(s)??NaN],r=n(t),o=D*(Math.abs(t)||1);return r[1]===0?[n(t-o),r,n(t+o)]:[r]}function Pe(e,t,n){const r=(a,i,u=1)=>Array.from({length:Math.floor((i-a)/u)+1},(c,m)=>a+
m*u);if(e>-_||t<_){const a=e>0?Math.log(t/e):0;return r(0,$).map(i=>e>0?e*Math.exp(i/$*a):e+i/$*(t-e))}const o=Math.abs(n)||1,s=[...r(-48,48).map(a=>o*10**(a/4)),
...r(1,32).map(a=>o*a/16),...r(-300,300,12).map(a=>10**a)],f=[...new Set(s)].filter(a=>a>0&&a<=_).sort((a,i)=>a-i);return[...f.map(a=>-a).reverse(),0,...f]}function X(e,t){
const n=D*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const C=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function $e(e,t,n,r,o){const s=Math.abs(o);let f=s,
a=s;for(let p=0;p<Le;p++){const d=t/2+n/2;if(d===t||d===n)break;const v=e(d);if(v===void 0)return;if(v===0)return X(e,d)&&!C(e,d)?d:void 0;v<0==r<0?[t,f]=[d,Math.
abs(v)]:[n,a]=[d,Math.abs(v)]}const[i,u]=f<a?[t,f]:[n,a],c=D*Math.abs(i);if(C(e,i))return;const m=e(i-c),l=e(i+c);return m===void 0||l===void 0?u<=Q*s?i:void 0:
Math.max(f,a)<=Math.max(Te*Math.abs(l-m),Q*s)?i:void 0}const _e=40,De=25e4,Ce=60,qe=12,Ge=3,Y=1e-6,Fe=1e-7,w=1e-9,Ke=1e-13,Ue=1e-10,q=1e-8,G=1e-5,Be=.1,He=1e9,F=[
2,3,5,7,11,13],O=1e300,x="the equations do not fix each unknown",{abs:A,max:I,min:ee,floor:K}=Math;function Ve(e,t,n,r,o){const s=te(t,n,r),f=s.map((h,b)=>t[b]>
-O||n[b]<O?n[b]-t[b]:A(h)||1),a={lows:t,highs:n,scales:f},i=I(4,ee(_e,K(De/(8*o*(2*s.length+1))))),u=[],c=[];let m=0;for(let h=0;h<i;h++){const b=Ze(e,h?s.map((M,g)=>We(
h,g,a)):s,a);b?.length===0&&m++,b?.length&&![...u,...c].some(M=>Qe(b,M,f))&&(je(e,b,f)?u:c).push(b)}u.length||N(c.length||m===i?x:"no solution found");const l=h=>h.
map((b,M)=>K(b/f[M]*He+.5));u.sort((h,b)=>{const M=l(h),g=l(b),S=M.findIndex((le,me)=>le!==g[me]);return S<0?0:M[S]-g[S]});const p=h=>h.reduce((b,M,g)=>b+(r[g]<
O?(M-s[g])/f[g]*((M-s[g])/f[g]):0),0),d=u.reduce((h,b)=>p(b)<p(h)*(1-w)?b:h);c.some(h=>p(h)<p(d))&&N(x);const v=p(d)*(1+q)+q**2;return!r.every(h=>h<O)&&u.some(h=>h!==
d&&p(h)<=v)&&N("several solutions are equally near"),s.map((h,b)=>[d[b],...u.map(M=>M[b])])}const te=(e,t,n)=>n.map((r,o)=>r<O?r:(e[o]+t[o])/2);function We(e,t,{
lows:n,highs:r,scales:o}){let s=0;for(let a=1,i=e;i;i=K(i/F[t]))a/=F[t],s+=a*(i%F[t]);if(n[t]>-O||r[t]<O)return n[t]+s*o[t];const f=2*s-1;return o[t]*f/(1-A(f))}
function Ze(e,t,{lows:n,highs:r,scales:o}){let s=t,f=e(t),a=0;for(let i=0;i<Ce;i++){const u=s.map((M,g)=>I(A(M),.001*o[g]));if(!f)return;const[c,m]=ne(e,s,f,u);
if(!c.length)return[];const l=I(...c.map(A));if(a===Ge)return l<=w?s.map((M,g)=>A(M)<=Ke*o[g]?0:M):void 0;(a||l<=Fe)&&a++;const p=M=>I(...M.map((g,S)=>A(g)/m[S])),
d=p(f),v=s;let h=1,b;for(let M=0;M<(a?1:qe)&&(s=v.map((g,S)=>ee(I(g+h*u[S]*c[S],n[S]),r[S])),b=e(s),!(b&&(a||p(b)<d)));M++,h/=2)b=void 0;f=b}}function je(e,t,n){
const r=t.map((o,s)=>I(A(o),.001*n[s]));for(const o of[G,-G]){const s=t.map((i,u)=>i+o*r[u]),f=e(s);if(!f)continue;const[a]=ne(e,s,f,r);return a.length>0&&a.every(
i=>A(o+i)<=Be*G)}return!0}function ne(e,t,n,r){const o=t.map((a,i)=>{const[u,c]=[1,-1].map(l=>e(Object.assign([...t],{[i]:a+l*Y*r[i]}))),m=u&&c?2:1;return(u??n).
map((l,p)=>(l-(c??n)[p])/(m*Y))}),s=n.map((a,i)=>I(...o.map(u=>A(u[i]))));if(!s.every(a=>a>0&&a<1/0))return[[],[]];const f=n.map((a,i)=>[...o.map(u=>u[i]/s[i]),
-a/s[i]]);return[Je(f),s]}function Je(e){const t=e.length,n=e.map(()=>0);for(let r=0;r<t;r++){let o=r;for(let s=r+1;s<t;s++)A(e[s][r])>A(e[o][r])&&(o=s);if(!(A(
e[o][r])>=Ue))return[];[e[r],e[o]]=[e[o],e[r]];for(let s=r+1;s<t;s++){const f=e[s][r]/e[r][r];for(let a=r;a<=t;a++)e[s][a]-=f*e[r][a]}}for(let r=t-1;r>=0;r--){let o=e[r][t];
for(let s=r+1;s<t;s++)o-=e[r][s]*n[s];n[r]=o/e[r][r]}return n}const Qe=(e,t,n)=>e.every((r,o)=>A(r-t[o])<=q*I(A(r),A(t[o]),1e-6*n[o])),Xe=1e4,re=[.9999999999998099,
676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Ye=[
[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,
625/1470],[.23638319966214988,.22492646533333951,0]],oe=[.015827191973480183,77/1470],se=[.24261107190140774,672/1470],U=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?N("gamma of zero or less"):ae(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*U(1-e));e>172&&N("overflow");const t=e-1,n=t+7.5,r=n**((t+.5)/2),o=re.slice(1).
reduce((s,f,a)=>s+f/(t+a+1),re[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},ae=e=>{const t=y(e);if(t!==z(e))return U(e+1);let n=t<0?N("factorial of a neg\
ative number"):1;for(let r=2;r<=Math.min(t,171);r++)n*=r;return n},we=(e,t)=>{let n=y(t);if(n!==z(t)&&N("binomial of a number that is not whole"),n<0)return 0;e===
Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&N("binomial of more than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(e-n+o)/o;return r},ie=e=>{if(Math.abs(e)>6)return Math.
sign(e);let t=1,n=1;for(let r=1;r<250&&t>=n*1e-17;r++)n+=t*=2*e*e/(2*r+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},xe=e=>{if(e<1.5)return 1-ie(e);let t=0;
for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},et=(e,t,n)=>t>n?N("clamp to a range whose ends are the wrong way round"):Math.
min(Math.max(e,t),n),tt=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},nt=Math.hypot,rt={gamma:U,factorial:ae,
binomial:we,erf:ie,erfc:xe,erfinv:Ne,normal_quantile:ge,cbrt:tt,mod:Me,clamp:et,hypot:nt,...pe},ot={...be,...he,...de,sum:(e,t,n,r,o)=>ue(t,n,r,o,0),product:(e,t,n,r,o)=>ue(
t,n,r,o,1),integral:(e,[t,n],r,o,s)=>{const{budget:f}=e,a=Number(o[+t]),i=Number(o[+n]),u=f.integrals>0,c=d=>(o[s]=d,Number(r())),m=d=>R(e,()=>c(d))??it(c,d,a,i);
f.integrals++;const l=f.steps;u||[a,i].forEach(m);const p=ft(m,a,i,u?1:at(Math.floor((l-f.steps)/2)),u);return f.integrals--,p},slope:(e,[t],n)=>st(fe(e,t,n),Number(
e.known(String(t)))),argmax:(e,t,n,r,o)=>T(j,1,e,t,n,r,o),argmin:(e,t,n,r,o)=>T(j,-1,e,t,n,r,o),maximum:(e,t,n,r,o)=>T(Z,1,e,t,n,r,o),minimum:(e,t,n,r,o)=>T(Z,-1,
e,t,n,r,o),root(e,[t,n,r,o,...s],f,a){const i=fe(e,t,f),[u,c]=s.slice(0,-1).map(l=>Number(a[+l]));return ye(l=>R(e,()=>i(l)),Number(a[+n]),Number(a[+r]),Number(
a[+o]),u,c)},system(e,[t,...n],r,o,s){const f=+t,[a,i,u]=[0,1,2].map(h=>n.slice(h*f,(h+1)*f).map(b=>Number(o[+b]))),c=n.slice(3*f,4*f).map(String),m=n.slice(4*f,
-1).map(Number),l=h=>{const b=R(e,()=>{const M=e.inside(new Map(c.map((g,S)=>[g,h[S]])));return m.map((g,S)=>Number(r(S?m[S-1]:s+1,g,M)))});return b?.every(Number.
isFinite)?b:void 0},p=te(a,i,u);l(p);const d=e.budget.steps;return l(p),Ve(l,a,i,u,d-e.budget.steps).map(h=>({first:0,numbers:h}))}},T=(e,t,n,[r,o],s,f,a)=>{const i=u=>(f[a]=
u,Number(s()));return e(u=>R(n,()=>i(u)),Number(f[+r]),Number(f[+o]),t)},fe=(e,t,n)=>r=>Number(n(void 0,void 0,e.inside(new Map([[String(t),r]]))));function ue(e,t,n,r,o){
const[s,f]=[0,1].map(i=>{const u=Number(n[+e[i]]),c=y(u);return c===z(u)?c:N("bounds are not whole numbers")});f<s-1&&N("the bounds run backwards"),f-s>=Xe&&N("\
more than 10,000 terms");let a=o;for(let i=s;i<=f;i++)n[r]=i,a=o?a*Number(t()):a+Number(t());return a}function st(e,t){let n=.001*Math.abs(t)||.001,r=0;const o=e(
t),{abs:s}=Math;for(let f=0;f<8;f++,n/=4){const a=e(t-n),i=e(t+n),u=e(t-2*n),c=e(t+2*n),m=i-o-(o-a),l=c-o-(o-u),p=s(i-o)+s(o-a),d=1e-14*s(o),v=u-c+8*(i-a);if(r=
Math.max(r,p/n),s(l/2-2*m)<=1e-4*r*n+d&&(s((c-u)/2-(i-a))<=.1*p+d||s(v)<=1e-9*p)){const h=n/2,b=a-i+8*(e(t+h)-e(t-h)),M=v/(12*n),g=b/(12*h);if(s(g-M)<=.001*r+d/
n)return g+(g-M)/15}}return N("no slope where a function jumps or bends")}function at(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function it(e,t,n,r){const o=(r-
n)*.001*(Math.abs(t-n)>Math.abs(r-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,f,a)=>s+f*e(t+o*(a+1)),0)}function ft(e,t,n,r,o){const s=[...Array.from({length:r},
(p,d)=>t+(n-t)*d/r),n],f=s.map(e),a=Array.from({length:r},(p,d)=>B(e,s[d],s[d+1],f[d],f[d+1],0)),i=ce(a),u=ut(e,a,(r===32?1e-13:1e-11)*i.size),{value:c,error:m,
size:l}=u.error<=i.error?u:i;return Math.abs(c)<=1e-14*l&&m<=1e-9*l?0:m<=1e-9*(o?l:Math.abs(c))?c:N("the integral does not settle")}function ut(e,t,n){const r=[];
for(let o,s=0;o=t.pop();){const{depth:f,a,b:i,first:u,last:c,middle:m}=o,l=(a+i)/2;if(o.error<=n||f===52||s===500){r.push(o);continue}s++,t.push(B(e,a,l,u,m,f+1),
B(e,l,i,m,c,f+1))}return ce(r)}const ce=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function B(e,t,n,r,o,s){
const f=(t+n)/2,a=(n-t)/2,i=e(f),{abs:u}=Math;let[c,m]=[0,1].map(d=>oe[d]*(r+o)+se[d]*i),l=oe[0]*(u(r)+u(o))+se[0]*u(i);for(const[d,v,h]of Ye){const b=e(f-a*d),
M=e(f+a*d);c+=v*(b+M),m+=h*(b+M),l+=v*(u(b)+u(M))}const p=c*a;return Number.isFinite(p)?{a:t,b:n,first:r,last:o,depth:s,middle:i,value:p,error:u(c-m)*u(a),size:l*
u(a)}:N("overflow")}export{rt as ACTS,ot as MORE_REGIONS};
