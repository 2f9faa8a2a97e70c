import{h as w,T as j,o as we,j as x,k as ee}from"../page/live.js";const te=16,Ne=2048,ne=[2,4,6,8],Se=255,Ee=15,_e=64,ke=75e4,Oe=1e-12,G=1e-9,re=1024,Te=.381966011250105,
Ae=64,Re=40,Me="the steps cannot be made fine enough",{abs:U,floor:W,max:T,min:D}=Math;function ye(e,t,n,o,r,s){n<o||w(n>o?"the range runs backwards":"the range\
 is empty");let c=te,u=0,i=oe(e,t,n,o,te);for(;;){const f=oe(e,t,n,o,2*c),a=2*c>=Ne||168*r*c>ke;let l=typeof f=="number"?f:o;if(typeof f!="number"&&typeof i!="n\
umber"){const d=i,h=t.map((b,N)=>We(d,f,N)),p=h.map(b=>b.reduce((N,_)=>T(N,_),0)),m=p.reduce((b,N,_)=>T(b,Fe(N,f.values[_])),0),g=m<=u/_e?Se:Ee;if(m/g<=Oe||a&&m/
g<=G){const b=ve(e,f,p,s);if(b===void 0)return{...f,errors:p.map(N=>N/g)};l=b}else a&&(l=De(f,h));u=m}if(a)return w(`${Me} ${$e((l-n)/(o-n))}`);c*=2,i=f}}function $e(e){
const t=W(e*1e3+.5);return`at ${W(t/10)}.${t%10} % of the way`}function ve(e,t,n,o){const{times:r,values:s,slopes:c}=t,u=r.length-1,i=(r[u]-r[0])/u,f=Math.ceil(
re/u),a=Ue(o,t,i),l=s.map((p,m)=>T(G*p.reduce((g,b)=>T(g,U(b)),0),10*n[m])*re/(r[u]-r[0])),d=(p,m,g)=>{const b=(O,S)=>g.reduce((L,E,k)=>L+E[S]*O[m+k],0),N=s.map(
(O,S)=>b(O,0)+i*b(c[S],1)),_=e(p,N);return!_||_.some((O,S)=>U(O-b(s[S],2)/i-b(c[S],3))>l[S])},h=new Map;for(let p=0;p<u;p++){const m=D(T(p-1,0),u-3);for(let g=0;g<
f;g++){const b=p-m+(g+Te)/f,N=h.get(b)??H(b);if(h.set(b,N),d(r[m]+b*i,m,N))return r[m]+b*i}}for(const p of[...a,...a.slice(1).map((m,g)=>(a[g]+m)/2)]){const m=D(
T(W((p-r[0])/i)-1,0),u-3);if(d(p,m,H((p-r[m])/i)))return p}}function H(e){return[0,1,2,3].map(t=>{let n=1,o=0,r=0;for(let i=0;i<4;i++)i!==t&&(o=o*(e-i)/(t-i)+n/
(t-i),n*=(e-i)/(t-i),r+=1/(t-i));const s=e-t,c=n*n,u=1-2*r*s;return[u*c,s*c,2*n*o*u-2*r*c,c+2*s*n*o]})}function Ue(e,{times:t,values:n,slopes:o},r){const s=[];let c=e(
t[0],n.map(i=>i[0]));for(let i=1;i<t.length;i++){const f=e(t[i],n.map(a=>a[i]));for(let a=0;c&&f&&a<f.length;a++)c[a]*f[a]<0&&s.length<Ae&&s.push(u(a,c[a],i));c=
f}return s.sort((i,f)=>i-f);function u(i,f,a){let l=t[a-1],d=t[a];const h=D(T(a-2,0),t.length-4);for(let p=0;p<Re;p++){const m=l+(d-l)/2,g=H((m-t[h])/r),b=(_,O)=>g.
reduce((S,L,E)=>S+L[O]*_[h+E],0),N=e(m,n.map((_,O)=>b(_,0)+r*b(o[O],1)));if(!N)break;N[i]*f>0?l=m:d=m}return l+(d-l)/2}}function De(e,t){let n=e.times[e.times.length-
1];return e.values.forEach((o,r)=>{let s=0;const c=o.findIndex((u,i)=>(s=T(s,U(u)),!(t[r][i]<=G*s)));c>=0&&(n=D(n,e.times[c]))}),n}function Fe(e,t){const n=t.reduce(
(o,r)=>T(o,U(r)),0);return n?e/n:e}function oe(e,t,n,o,r){const s=(o-n)/r,c=[...Array.from({length:r},(l,d)=>n+(o-n)*d/r),o],u=t.map(l=>[l]),i=t.map(()=>[]);let f=t;
for(let l=0;l<r;l++){const d=Le(e,c[l],f,s);if(!d)return c[l];const h=d[1];[f]=d,f.forEach((p,m)=>{u[m].push(p),i[m].push(h[m])})}const a=e(o,f);return a?.forEach(
(l,d)=>i[d].push(l)),a?{times:c,values:u,slopes:i}:o}function Le(e,t,n,o){const r=e(t,n);if(!r)return;let s=[];for(const[c,u]of ne.entries()){const i=Pe(e,t,n,r,
o/u,u),f=s;if(!i)return;s=[i];for(let a=0;a<c;a++){const l=u/ne[c-a-1],d=l*l-1;s.push(s[a].map((h,p)=>h+(h-f[a][p])/d))}}return[s[s.length-1],r]}function Pe(e,t,n,o,r,s){
let c=n,u=se(n,r,o);for(let f=1;f<s;f++){const a=e(t+f*r,u);if(!a)return;[c,u]=[u,se(c,2*r,a)]}const i=e(t+s*r,u);return i&&u.map((f,a)=>(f+c[a]+r*i[a])/2)}const se=(e,t,n)=>e.
map((o,r)=>o+t*n[r]);function ie(e,t,n,o){const r=e.length-1,s=(e[r]-e[0])/r,c=D(T(W((o-e[0])/s)-1,0),r-3);for(let l=c;l<c+4;l++)if(o===e[l])return t[l];let u=Array.
from({length:8},(l,d)=>t[c+(d>>1)]),i=0,f=1;const a=(o-e[c])/s;for(let l=0;l<8;l++){const d=u;i+=f*d[0],f*=a-(l>>1),u=Array.from({length:7-l},(h,p)=>l===0&&p%2===
0?n[c+(p>>1)]*s:(d[p+1]-d[p])/((p+l+1>>1)-(p>>1)))}return i}function We(e,t,n){const o=e.values[n],r=e.slopes[n];return t.values[n].map((s,c)=>U(s-(c%2?ie(e.times,
o,r,t.times[c]):o[c/2])))}const qe=0,Ce=2,B=1e-12,Ie=1e4,Q="outside of the table",{abs:A,max:R,min:M,sqrt:V,trunc:Ge}=Math;function ue(e,t){let n=0,o=e.length;for(;n<
o;){const r=n+o>>1;t<e[r]?o=r:n=r+1}return n}function z(e,t,n){const o=e[0],r=e[e.length-1],s=B*R(A(o),A(r));return t<o?n||o-t<=s?o:w(Q):t>r?n||t-r<=s?r:w(Q):t}
const K=(e,t)=>M(R(ue(e,t)-1,0),e.length-2);function He(e,t,n,o){let r=ue(e,n)-1;return r+1<e.length&&e[r+1]-n<=B*R(A(e[r+1]),A(n))&&r++,r<0&&!o&&w(Q),t[R(r,0)]}
function Be([e,t,n],o,r,s){if(r===Ce)return He(e,t,o,s);const c=z(e,o,s);if(e.length===1)return t[0];const u=K(e,c),i=e[u+1]-e[u],f=c-e[u];if(r===qe)return t[u]+
(t[u+1]-t[u])*(f/i);const a=(t[u+1]-t[u])/i,l=(n[u]+n[u+1]-2*a)/i,d=(a-n[u])/i-l;return t[u]+f*(n[u]+f*(d+f*(l/i)))}function Qe([e,t,n],o,r,s){const c=z(e,o,s),
u=z(t,r,s),i=K(e,c),f=K(t,u),a=t.length,l=(c-e[i])/(e[i+1]-e[i]),d=(u-t[f])/(t[f+1]-t[f]),h=i*a+f,p=(i+1)*a+f,m=n[h]+(n[h+1]-n[h])*d,g=n[p]+(n[p+1]-n[p])*d;return m+
(g-m)*l}const Ve={points:(e,[t,...n])=>{const o=[];for(let r=+t,s=0;s<+t;s++)o.push({first:0,numbers:n.slice(r,r+Number(n[s]))}),r+=Number(n[s]);return o},along(e,[
t,n,o,r],s,c){const u=e.series(String(t)).map(g=>g.numbers),[i,f,a,l]=u,d=Number(c[+r]),h=i[i.length-1];if(!l)return Be(u,d,+n,+o);const p=B*R(A(i[0]),A(h));i[0]-
p<=d&&d<=h+p||w("outside of the range of its rate");const m=ie(i,f,a,M(R(d,i[0]),h));return m!==0&&A(m)<Ie*l[0]&&m!==f[0]&&m!==f[f.length-1]&&w("too near to zer\
o for the steps of its rate"),m},motion(e,[t,n,o,r,...s],c,u,i){const f=s.slice(0,3*+r).map(Number),a=s.slice(3*+r,-1).map(Number),l=f.filter((E,k)=>k%3===0),d=f.
filter((E,k)=>k%3===1),h=f.filter((E,k)=>k%3===2),p=(E,k)=>(be,ge)=>{const Z=we(e,()=>(u[i]=be,l.forEach((I,P)=>u[I]=ge[P]),k.map((I,P)=>Number(c(P?k[P-1]:E,I)))));
return Z?.every(Number.isFinite)?Z:void 0},m=p(i+1,h),g=d.map(E=>Number(u[E])),b=Number(u[+t]),N=Number(u[+n]);m(b,g);const _=e.budget.steps;m(b,g);const O=Math.
max(+o,_-e.budget.steps),S=ye(m,g,b,N,O,p(h[h.length-1],a));return[S.times,...S.values.flatMap((E,k)=>[E,S.slopes[k]]),S.errors].map(E=>({first:0,numbers:E}))},
path(e,[t,n]){const o=e.series(String(t)),r=+n,s={first:0,numbers:o[o.length-1].numbers.slice(r,r+1)};return[o[0],o[1+2*r],o[2+2*r],s]},part:(e,[t,n])=>e.series(
String(t))[+n].numbers[0],across:(e,[t,n,o,r],s,c)=>Qe(e.series(String(t)).map(u=>u.numbers),Number(c[+o]),Number(c[+r]),+n)};function y(e){const t=[];for(const o of e){
let r=o,s=0;for(const c of t){const[u,i]=A(r)<A(c)?[c,r]:[r,c],f=u+i,a=i-(f-u);a&&(t[s++]=a),r=f}t.length=s,t.push(r)}const n=ze(t);return Number.isFinite(n)?n:
w("overflow")}function ze(e){let t=e.length,n=t?e[--t]:0,o=0;for(;t>0&&!o;){const r=e[--t],s=n;n=s+r,o=r-(n-s)}if(t>0&&o&&o<0==e[t-1]<0){const r=o*2,s=n+r;r===s-
n&&(n=s)}return n}const $=e=>e.length?e:w("no row fulfils it"),q=e=>($(e),y(e)/e.length);function fe(e,t){t>=0&&t<=1||w("a share is between 0 and 1"),$(e);const n=[
...e].sort((c,u)=>c-u),o=t*(n.length-1),r=M(Ge(o),n.length-1),s=M(r+1,n.length-1);return n[r]+(n[s]-n[r])*(o-r)}function F(e){const t=q(e);return e.map(n=>n-t)}
function v(e,t){const n=y(e.map((o,r)=>o*t[r]))-y(e)*y(t)/e.length;return Number.isFinite(n)?n:w("overflow")}const J=e=>e.length<2?w("fewer than two rows"):e;function Ke(e){
J(e);const t=F(e);return V(v(t,t)/(e.length-1))}function ce(e,t){J(t);const n=F(e),o=F(t),r=v(o,o);return r?v(n,o)/r:w("all rows have the same place")}function Je(e,t){
J(t);const n=F(e),o=F(t),r=V(v(n,n))*V(v(o,o));return r?M(R(v(n,o)/r,-1),1):w("all rows have the same value")}const ae={total:y,count:e=>e.length,mean:q,min:e=>$(
e).reduce((t,n)=>M(t,n)),max:e=>$(e).reduce((t,n)=>R(t,n)),first:e=>$(e)[0],last:e=>$(e)[e.length-1],median:e=>fe(e,.5),quantile:fe,stdev:Ke,slope:ce,intercept:(e,t)=>q(
e)-ce(e,t)*q(t),correlation:Je},Xe={cumulative(e){let t=0;return e.map((n,o)=>t=o?t+n:n)}},le=(e,t)=>e[+t].map(({numbers:n})=>n),X=new WeakMap;function Ye(e,t,n,o){
const[r=[],s=[],c=[],u=[]]=t.slice(o+1,o+5);if(r[0]!=="index"||r[1]!==o||s[0]!=="at"||s[2]!==o+1||c[0]!=="index"||c[1]===o||u[0]!=="eq"||u[1]!==o+2||u[2]!==o+3)
return;const[{first:i,numbers:f}]=e.series(String(s[1])),a=X.get(f)??new Map;if(!i)return X.has(f)||(f.forEach((l,d)=>{const h=a.get(l);h?h.push(d):a.set(l,[d])}),
X.set(f,a)),a.get(Number(n[Number(c[1])]))??[]}const Ze={rows(e,t,n,o,r,s){const[c,u,...i]=t.map(Number),f=i.length-1,a=i.slice(0,f).map(()=>[]),l=u?Ye(e,s,o,r):
void 0;for(let h=0;h<(l?l.length:c);h++){const p=l?l[h]:h;o[r]=p;try{for(let m=0;m<f;m++){const g=Number(n(m?i[m-1]:r+1,i[m]));if(u&&!m&&!g)break;a[m].push(g)}}catch(m){
throw m instanceof j&&e.budget.steps>=0&&!m.needs&&(m.message.startsWith("the cell `")||(m.message+=` in row ${p+1}`)),m}}return a.slice(u).map(h=>({first:0,numbers:h}))},
fold:(e,[t,n,...o],r,s)=>ae[t](...le(s,n),...o.slice(0,-1).map(c=>Number(s[+c]))),scan:(e,[t,n],o,r)=>[{first:0,numbers:Xe[t](le(r,n)[0])}]},me=1e5,Y=5;function pe(e,t,n,o=Number){
const r=[];for(let s=0,c=t+1;s+Y<e.length;s+=Y){const[u,i,f,a,l]=e.slice(s,s+Y).map(Number),d=o(n[a]),h=x(d);h!==ee(d)&&w("the last step is not a whole number"),
h<u-1&&w("the steps run backwards"),h-u>=me&&w("more than 100,000 steps");const p=n.slice(f,f+i);r.push({first:u,last:h,offset:u-i,numbers:p,begin:c,end:l}),c=l}
return r}function de({numbers:e,offset:t,last:n},o){const r=e[o-t];return r!==void 0?r:w(o>=t&&o<=n?`step ${o} is not known yet`:`there is no step ${o}`)}function C(e){
const t=x(e);return t===ee(e)?t:w("a step is a whole number")}const he=(e,t,n)=>e[+t][+n],je={steps(e,t,n,o,r){const s=pe(t,r,o);o[r-1]=s;const c=Math.max(...s.
map(f=>f.last));let u=Math.min(...s.map(f=>f.first));try{for(;u<=c;u++){o[r]=u;for(const f of s)f.first<=u&&u<=f.last&&f.numbers.push(Number(n(f.begin,f.end)))}}catch(f){
throw f instanceof j&&e.budget.steps>=0&&!f.needs&&(f.message+=` at step ${u}`),f}return s.map(({offset:f,numbers:a})=>({first:f,numbers:a}))},back:(e,[t,n,o],r,s)=>de(
he(s,t,n),Number(s[+t+1])-Number(o)),prior:(e,[t,n,o],r,s)=>de(he(s,t,n),C(Number(s[+o]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],o,r){const{first:s,
numbers:c}=e.series(String(t))[0],u=C(Number(r[+n])),i=c[u-s]??w(`there is no step ${u}`);return typeof i=="number"?i:w(i)},edge(e,[t,n]){const{first:o,numbers:r}=e.
series(String(t))[0];return+n?o+r.length-1:o},first(e,[t,n],o,r,s){const[c,u]=[t,n].map(i=>C(Number(r[+i])));u-c>me&&w("more than 100,000 steps");for(let i=c;i<=
u;i++)if(r[s]=i,o())return i;return w("no step fulfils it")}};export{Ve as C,ae as F,Ze as R,je as S,y as a,C as s,pe as t};
