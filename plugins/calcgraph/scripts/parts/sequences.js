import{h as w,T as Z,q as ge,j,k as x}from"../page/live.js";const ee=16,we=2048,te=[2,4,6,8],Ne=255,Se=15,Ee=64,_e=75e4,ke=1e-12,H=1e-9,ne=1024,Oe=.381966011250105,
Te=64,Ae=40,Re="the steps cannot be made fine enough",{abs:U,floor:C,max:T,min:D}=Math;function $e(e,t,n,o,r,s){n<o||w(n>o?"the range runs backwards":"the range\
 is empty");let c=ee,u=0,i=re(e,t,n,o,ee);for(;;){const f=re(e,t,n,o,2*c),l=2*c>=we||168*r*c>_e;let a=typeof f=="number"?f:o;if(typeof f!="number"&&typeof i!="n\
umber"){const m=i,d=t.map((b,N)=>Pe(m,f,N)),p=d.map(b=>b.reduce((N,_)=>T(N,_),0)),h=p.reduce((b,N,_)=>T(b,De(N,f.values[_])),0),g=h<=u/Ee?Ne:Se;if(h/g<=ke||l&&h/
g<=H){const b=ye(e,f,p,s);if(b===void 0)return{...f,errors:p.map(N=>N/g)};a=b}else l&&(a=Ue(f,d));u=h}if(l)return w(`${Re} ${ve((a-n)/(o-n))}`);c*=2,i=f}}function ve(e){
const t=C(e*1e3+.5);return`at ${C(t/10)}.${t%10} % of the way`}function ye(e,t,n,o){const{times:r,values:s,slopes:c}=t,u=r.length-1,i=(r[u]-r[0])/u,f=Math.ceil(
ne/u),l=Me(o,t,i),a=s.map((p,h)=>T(H*p.reduce((g,b)=>T(g,U(b)),0),10*n[h])*ne/(r[u]-r[0])),m=(p,h,g)=>{const b=(O,S)=>g.reduce((L,E,k)=>L+E[S]*O[h+k],0),N=s.map(
(O,S)=>b(O,0)+i*b(c[S],1)),_=e(p,N);return!_||_.some((O,S)=>U(O-b(s[S],2)/i-b(c[S],3))>a[S])},d=new Map;for(let p=0;p<u;p++){const h=D(T(p-1,0),u-3);for(let g=0;g<
f;g++){const b=p-h+(g+Oe)/f,N=d.get(b)??B(b);if(d.set(b,N),m(r[h]+b*i,h,N))return r[h]+b*i}}for(const p of[...l,...l.slice(1).map((h,g)=>(l[g]+h)/2)]){const h=D(
T(C((p-r[0])/i)-1,0),u-3);if(m(p,h,B((p-r[h])/i)))return p}}function B(e){return[0,1,2,3].map(t=>{let n=1,o=0,r=0;for(let i=0;i<4;i++)i!==t&&(o=o*(e-i)/(t-i)+n/
(t-i),n*=(e-i)/(t-i),r+=1/(t-i));const s=e-t,c=n*n,u=1-2*r*s;return[u*c,s*c,2*n*o*u-2*r*c,c+2*s*n*o]})}function Me(e,{times:t,values:n,slopes:o},r){const s=[];let c=e(
t[0],n.map(i=>i[0]));for(let i=1;i<t.length;i++){const f=e(t[i],n.map(l=>l[i]));for(let l=0;c&&f&&l<f.length;l++)c[l]*f[l]<0&&s.length<Te&&s.push(u(l,c[l],i));c=
f}return s.sort((i,f)=>i-f);function u(i,f,l){let a=t[l-1],m=t[l];const d=D(T(l-2,0),t.length-4);for(let p=0;p<Ae;p++){const h=a+(m-a)/2,g=B((h-t[d])/r),b=(_,O)=>g.
reduce((S,L,E)=>S+L[O]*_[d+E],0),N=e(h,n.map((_,O)=>b(_,0)+r*b(o[O],1)));if(!N)break;N[i]*f>0?a=h:m=h}return a+(m-a)/2}}function Ue(e,t){let n=e.times[e.times.length-
1];return e.values.forEach((o,r)=>{let s=0;const c=o.findIndex((u,i)=>(s=T(s,U(u)),!(t[r][i]<=H*s)));c>=0&&(n=D(n,e.times[c]))}),n}function De(e,t){const n=t.reduce(
(o,r)=>T(o,U(r)),0);return n?e/n:e}function re(e,t,n,o,r){const s=(o-n)/r,c=[...Array.from({length:r},(a,m)=>n+(o-n)*m/r),o],u=t.map(a=>[a]),i=t.map(()=>[]);let f=t;
for(let a=0;a<r;a++){const m=Fe(e,c[a],f,s);if(!m)return c[a];const d=m[1];[f]=m,f.forEach((p,h)=>{u[h].push(p),i[h].push(d[h])})}const l=e(o,f);return l?.forEach(
(a,m)=>i[m].push(a)),l?{times:c,values:u,slopes:i}:o}function Fe(e,t,n,o){const r=e(t,n);if(!r)return;let s=[];for(const[c,u]of te.entries()){const i=Le(e,t,n,r,
o/u,u),f=s;if(!i)return;s=[i];for(let l=0;l<c;l++){const a=u/te[c-l-1],m=a*a-1;s.push(s[l].map((d,p)=>d+(d-f[l][p])/m))}}return[s[s.length-1],r]}function Le(e,t,n,o,r,s){
let c=n,u=oe(n,r,o);for(let f=1;f<s;f++){const l=e(t+f*r,u);if(!l)return;[c,u]=[u,oe(c,2*r,l)]}const i=e(t+s*r,u);return i&&u.map((f,l)=>(f+c[l]+r*i[l])/2)}const oe=(e,t,n)=>e.
map((o,r)=>o+t*n[r]);function se(e,t,n,o){const r=e.length-1,s=(e[r]-e[0])/r,c=D(T(C((o-e[0])/s)-1,0),r-3);for(let a=c;a<c+4;a++)if(o===e[a])return t[a];let u=Array.
from({length:8},(a,m)=>t[c+(m>>1)]),i=0,f=1;const l=(o-e[c])/s;for(let a=0;a<8;a++){const m=u;i+=f*m[0],f*=l-(a>>1),u=Array.from({length:7-a},(d,p)=>a===0&&p%2===
0?n[c+(p>>1)]*s:(m[p+1]-m[p])/((p+a+1>>1)-(p>>1)))}return i}function Pe(e,t,n){const o=e.values[n],r=e.slopes[n];return t.values[n].map((s,c)=>U(s-(c%2?se(e.times,
o,r,t.times[c]):o[c/2])))}const Ce=0,We=2,G=1e-12,qe=1e4,Q="outside of the table",{abs:A,max:R,min:$,sqrt:V,trunc:Ie}=Math;function ie(e,t){let n=0,o=e.length;for(;n<
o;){const r=n+o>>1;t<e[r]?o=r:n=r+1}return n}function z(e,t,n){const o=e[0],r=e[e.length-1],s=G*R(A(o),A(r));return t<o?n||o-t<=s?o:w(Q):t>r?n||t-r<=s?r:w(Q):t}
const K=(e,t)=>$(R(ie(e,t)-1,0),e.length-2);function He(e,t,n,o){let r=ie(e,n)-1;return r+1<e.length&&e[r+1]-n<=G*R(A(e[r+1]),A(n))&&r++,r<0&&!o&&w(Q),t[R(r,0)]}
function Be([e,t,n],o,r,s){if(r===We)return He(e,t,o,s);const c=z(e,o,s);if(e.length===1)return t[0];const u=K(e,c),i=e[u+1]-e[u],f=c-e[u];if(r===Ce)return t[u]+
(t[u+1]-t[u])*(f/i);const l=(t[u+1]-t[u])/i,a=(n[u]+n[u+1]-2*l)/i,m=(l-n[u])/i-a;return t[u]+f*(n[u]+f*(m+f*(a/i)))}function Ge([e,t,n],o,r,s){const c=z(e,o,s),
u=z(t,r,s),i=K(e,c),f=K(t,u),l=t.length,a=(c-e[i])/(e[i+1]-e[i]),m=(u-t[f])/(t[f+1]-t[f]),d=i*l+f,p=(i+1)*l+f,h=n[d]+(n[d+1]-n[d])*m,g=n[p]+(n[p+1]-n[p])*m;return h+
(g-h)*a}const Qe={points:(e,[t,...n])=>{const o=[];for(let r=+t,s=0;s<+t;s++)o.push({first:0,numbers:n.slice(r,r+Number(n[s]))}),r+=Number(n[s]);return o},along(e,[
t,n,o,r],s,c){const u=e.series(String(t)).map(g=>g.numbers),[i,f,l,a]=u,m=Number(c[+r]),d=i[i.length-1];if(!a)return Be(u,m,+n,+o);const p=G*R(A(i[0]),A(d));i[0]-
p<=m&&m<=d+p||w("outside of the range of its rate");const h=se(i,f,l,$(R(m,i[0]),d));return h!==0&&A(h)<qe*a[0]&&h!==f[0]&&h!==f[f.length-1]&&w("too near to zer\
o for the steps of its rate"),h},motion(e,[t,n,o,r,...s],c,u,i){const f=s.slice(0,3*+r).map(Number),l=s.slice(3*+r,-1).map(Number),a=f.filter((E,k)=>k%3===0),m=f.
filter((E,k)=>k%3===1),d=f.filter((E,k)=>k%3===2),p=(E,k)=>(de,be)=>{const Y=ge(e,()=>(u[i]=de,a.forEach((I,P)=>u[I]=be[P]),k.map((I,P)=>Number(c(P?k[P-1]:E,I)))));
return Y?.every(Number.isFinite)?Y:void 0},h=p(i+1,d),g=m.map(E=>Number(u[E])),b=Number(u[+t]),N=Number(u[+n]);h(b,g);const _=e.budget.steps;h(b,g);const O=Math.
max(+o,_-e.budget.steps),S=$e(h,g,b,N,O,p(d[d.length-1],l));return[S.times,...S.values.flatMap((E,k)=>[E,S.slopes[k]]),S.errors].map(E=>({first:0,numbers:E}))},
path(e,[t,n]){const o=e.series(String(t)),r=+n,s={first:0,numbers:o[o.length-1].numbers.slice(r,r+1)};return[o[0],o[1+2*r],o[2+2*r],s]},part:(e,[t,n])=>e.series(
String(t))[+n].numbers[0],across:(e,[t,n,o,r],s,c)=>Ge(e.series(String(t)).map(u=>u.numbers),Number(c[+o]),Number(c[+r]),+n)};function v(e){const t=[];for(const o of e){
let r=o,s=0;for(const c of t){const[u,i]=A(r)<A(c)?[c,r]:[r,c],f=u+i,l=i-(f-u);l&&(t[s++]=l),r=f}t.length=s,t.push(r)}const n=Ve(t);return Number.isFinite(n)?n:
w("overflow")}function Ve(e){let t=e.length,n=t?e[--t]:0,o=0;for(;t>0&&!o;){const r=e[--t],s=n;n=s+r,o=r-(n-s)}if(t>0&&o&&o<0==e[t-1]<0){const r=o*2,s=n+r;r===s-
n&&(n=s)}return n}const y=e=>e.length?e:w("no row fulfils it"),W=e=>(y(e),v(e)/e.length);function ue(e,t){t>=0&&t<=1||w("a share is between 0 and 1"),y(e);const n=[
...e].sort((c,u)=>c-u),o=t*(n.length-1),r=$(Ie(o),n.length-1),s=$(r+1,n.length-1);return n[r]+(n[s]-n[r])*(o-r)}function F(e){const t=W(e);return e.map(n=>n-t)}
function M(e,t){const n=v(e.map((o,r)=>o*t[r]))-v(e)*v(t)/e.length;return Number.isFinite(n)?n:w("overflow")}const J=e=>e.length<2?w("fewer than two rows"):e;function ze(e){
J(e);const t=F(e);return V(M(t,t)/(e.length-1))}function fe(e,t){J(t);const n=F(e),o=F(t),r=M(o,o);return r?M(n,o)/r:w("all rows have the same place")}function Ke(e,t){
J(t);const n=F(e),o=F(t),r=V(M(n,n))*V(M(o,o));return r?$(R(M(n,o)/r,-1),1):w("all rows have the same value")}const ce={total:v,count:e=>e.length,mean:W,min:e=>y(
e).reduce((t,n)=>$(t,n)),max:e=>y(e).reduce((t,n)=>R(t,n)),first:e=>y(e)[0],last:e=>y(e)[e.length-1],median:e=>ue(e,.5),quantile:ue,stdev:ze,slope:fe,intercept:(e,t)=>W(
e)-fe(e,t)*W(t),correlation:Ke},Je={cumulative(e){let t=0;return e.map((n,o)=>t=o?t+n:n)}},ae=(e,t)=>e[+t].map(({numbers:n})=>n),Xe={rows(e,t,n,o,r){const[s,c,...u]=t.
map(Number),i=u.length-1,f=u.slice(0,i).map(()=>[]);for(let a=0;a<s;a++){o[r]=a;try{for(let m=0;m<i;m++){const d=Number(n(m?u[m-1]:r+1,u[m]));if(c&&!m&&!d)break;
f[m].push(d)}}catch(m){throw m instanceof Z&&e.budget.steps>=0&&!m.needs&&(m.message.startsWith("the cell `")||(m.message+=` in row ${a+1}`)),m}}return f.slice(
c).map(a=>({first:0,numbers:a}))},fold:(e,[t,n,...o],r,s)=>ce[t](...ae(s,n),...o.slice(0,-1).map(c=>Number(s[+c]))),scan:(e,[t,n],o,r)=>[{first:0,numbers:Je[t](
ae(r,n)[0])}]},le=1e5,X=5;function me(e,t,n,o=Number){const r=[];for(let s=0,c=t+1;s+X<e.length;s+=X){const[u,i,f,l,a]=e.slice(s,s+X).map(Number),m=o(n[l]),d=j(
m);d!==x(m)&&w("the last step is not a whole number"),d<u-1&&w("the steps run backwards"),d-u>=le&&w("more than 100,000 steps");const p=n.slice(f,f+i);r.push({first:u,
last:d,offset:u-i,numbers:p,begin:c,end:a}),c=a}return r}function pe({numbers:e,offset:t,last:n},o){const r=e[o-t];return r!==void 0?r:w(o>=t&&o<=n?`step ${o} i\
s not known yet`:`there is no step ${o}`)}function q(e){const t=j(e);return t===x(e)?t:w("a step is a whole number")}const he=(e,t,n)=>e[+t][+n],Ye={steps(e,t,n,o,r){
const s=me(t,r,o);o[r-1]=s;const c=Math.max(...s.map(f=>f.last));let u=Math.min(...s.map(f=>f.first));try{for(;u<=c;u++){o[r]=u;for(const f of s)f.first<=u&&u<=
f.last&&f.numbers.push(Number(n(f.begin,f.end)))}}catch(f){throw f instanceof Z&&e.budget.steps>=0&&!f.needs&&(f.message+=` at step ${u}`),f}return s.map(({offset:f,
numbers:l})=>({first:f,numbers:l}))},back:(e,[t,n,o],r,s)=>pe(he(s,t,n),Number(s[+t+1])-Number(o)),prior:(e,[t,n,o],r,s)=>pe(he(s,t,n),q(Number(s[+o]))),series:(e,[
t,n])=>[e.series(String(t))[+n]],at(e,[t,n],o,r){const{first:s,numbers:c}=e.series(String(t))[0],u=q(Number(r[+n])),i=c[u-s]??w(`there is no step ${u}`);return typeof i==
"number"?i:w(i)},edge(e,[t,n]){const{first:o,numbers:r}=e.series(String(t))[0];return+n?o+r.length-1:o},first(e,[t,n],o,r,s){const[c,u]=[t,n].map(i=>q(Number(r[+i])));
u-c>le&&w("more than 100,000 steps");for(let i=c;i<=u;i++)if(r[s]=i,o())return i;return w("no step fulfils it")}};export{Qe as C,ce as F,Xe as R,Ye as S,v as a,
q as s,me as t};
