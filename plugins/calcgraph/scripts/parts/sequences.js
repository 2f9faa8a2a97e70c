import{h as g,T as ee,o as Ee,j as te,k as ne}from"../page/live.js";const re=16,_e=2048,oe=[2,4,6,8],ke=255,Oe=15,Ae=64,ye=75e4,Te=1e-12,I=1e-9,se=1024,$e=.381966011250105,
Me=64,Re=40,ve="the steps cannot be made fine enough",{abs:U,floor:W,max:y,min:F}=Math;function Ue(e,t,n,o,r,i){n<o||g(n>o?"the range runs backwards":"the range\
 is empty");let u=re,s=0,f=ie(e,t,n,o,re);for(;;){const c=ie(e,t,n,o,2*u),a=2*u>=_e||168*r*u>ye;let l=typeof c=="number"?c:o;if(typeof c!="number"&&typeof f!="n\
umber"){const d=f,h=t.map((b,N)=>Ge(d,c,N)),p=h.map(b=>b.reduce((N,k)=>y(N,k),0)),m=p.reduce((b,N,k)=>y(b,We(N,c.values[k])),0),w=m<=s/Ae?ke:Oe;if(m/w<=Te||a&&m/
w<=I){const b=De(e,c,p,i);if(b===void 0)return{...c,errors:p.map(N=>N/w)};l=b}else a&&(l=Pe(c,h));s=m}if(a)return g(`${ve} ${Fe((l-n)/(o-n))}`);u*=2,f=c}}function Fe(e){
const t=W(e*1e3+.5);return`at ${W(t/10)}.${t%10} % of the way`}function De(e,t,n,o){const{times:r,values:i,slopes:u}=t,s=r.length-1,f=(r[s]-r[0])/s,c=Math.ceil(
se/s),a=Le(o,t,f),l=i.map((p,m)=>y(I*p.reduce((w,b)=>y(w,U(b)),0),10*n[m])*se/(r[s]-r[0])),d=(p,m,w)=>{const b=(A,S)=>w.reduce((L,E,O)=>L+E[S]*A[m+O],0),N=i.map(
(A,S)=>b(A,0)+f*b(u[S],1)),k=e(p,N);return!k||k.some((A,S)=>U(A-b(i[S],2)/f-b(u[S],3))>l[S])},h=new Map;for(let p=0;p<s;p++){const m=F(y(p-1,0),s-3);for(let w=0;w<
c;w++){const b=p-m+(w+$e)/c,N=h.get(b)??B(b);if(h.set(b,N),d(r[m]+b*f,m,N))return r[m]+b*f}}for(const p of[...a,...a.slice(1).map((m,w)=>(a[w]+m)/2)]){const m=F(
y(W((p-r[0])/f)-1,0),s-3);if(d(p,m,B((p-r[m])/f)))return p}}function B(e){return[0,1,2,3].map(t=>{let n=1,o=0,r=0;for(let f=0;f<4;f++)f!==t&&(o=o*(e-f)/(t-f)+n/
(t-f),n*=(e-f)/(t-f),r+=1/(t-f));const i=e-t,u=n*n,s=1-2*r*i;return[s*u,i*u,2*n*o*s-2*r*u,u+2*i*n*o]})}function Le(e,{times:t,values:n,slopes:o},r){const i=[];let u=e(
t[0],n.map(f=>f[0]));for(let f=1;f<t.length;f++){const c=e(t[f],n.map(a=>a[f]));for(let a=0;u&&c&&a<c.length;a++)u[a]*c[a]<0&&i.length<Me&&i.push(s(a,u[a],f));u=
c}return i.sort((f,c)=>f-c);function s(f,c,a){let l=t[a-1],d=t[a];const h=F(y(a-2,0),t.length-4);for(let p=0;p<Re;p++){const m=l+(d-l)/2,w=B((m-t[h])/r),b=(k,A)=>w.
reduce((S,L,E)=>S+L[A]*k[h+E],0),N=e(m,n.map((k,A)=>b(k,0)+r*b(o[A],1)));if(!N)break;N[f]*c>0?l=m:d=m}return l+(d-l)/2}}function Pe(e,t){let n=e.times[e.times.length-
1];return e.values.forEach((o,r)=>{let i=0;const u=o.findIndex((s,f)=>(i=y(i,U(s)),!(t[r][f]<=I*i)));u>=0&&(n=F(n,e.times[u]))}),n}function We(e,t){const n=t.reduce(
(o,r)=>y(o,U(r)),0);return n?e/n:e}function ie(e,t,n,o,r){const i=(o-n)/r,u=[...Array.from({length:r},(l,d)=>n+(o-n)*d/r),o],s=t.map(l=>[l]),f=t.map(()=>[]);let c=t;
for(let l=0;l<r;l++){const d=qe(e,u[l],c,i);if(!d)return u[l];const h=d[1];[c]=d,c.forEach((p,m)=>{s[m].push(p),f[m].push(h[m])})}const a=e(o,c);return a?.forEach(
(l,d)=>f[d].push(l)),a?{times:u,values:s,slopes:f}:o}function qe(e,t,n,o){const r=e(t,n);if(!r)return;let i=[];for(const[u,s]of oe.entries()){const f=Ce(e,t,n,r,
o/s,s),c=i;if(!f)return;i=[f];for(let a=0;a<u;a++){const l=s/oe[u-a-1],d=l*l-1;i.push(i[a].map((h,p)=>h+(h-c[a][p])/d))}}return[i[i.length-1],r]}function Ce(e,t,n,o,r,i){
let u=n,s=ue(n,r,o);for(let c=1;c<i;c++){const a=e(t+c*r,s);if(!a)return;[u,s]=[s,ue(u,2*r,a)]}const f=e(t+i*r,s);return f&&s.map((c,a)=>(c+u[a]+r*f[a])/2)}const ue=(e,t,n)=>e.
map((o,r)=>o+t*n[r]);function fe(e,t,n,o){const r=e.length-1,i=(e[r]-e[0])/r,u=F(y(W((o-e[0])/i)-1,0),r-3);for(let l=u;l<u+4;l++)if(o===e[l])return t[l];let s=Array.
from({length:8},(l,d)=>t[u+(d>>1)]),f=0,c=1;const a=(o-e[u])/i;for(let l=0;l<8;l++){const d=s;f+=c*d[0],c*=a-(l>>1),s=Array.from({length:7-l},(h,p)=>l===0&&p%2===
0?n[u+(p>>1)]*i:(d[p+1]-d[p])/((p+l+1>>1)-(p>>1)))}return f}function Ge(e,t,n){const o=e.values[n],r=e.slopes[n];return t.values[n].map((i,u)=>U(i-(u%2?fe(e.times,
o,r,t.times[u]):o[u/2])))}const Ie=0,Be=2,H=1e-12,He=1e4,z="outside the table",{abs:_,max:T,min:M,sqrt:Q,trunc:ze}=Math;function ce(e,t){let n=0,o=e.length;for(;n<
o;){const r=n+o>>1;t<e[r]?o=r:n=r+1}return n}function V(e,t,n){const o=e[0],r=e[e.length-1],i=H*T(_(o),_(r));return t<o?n||o-t<=i?o:g(z):t>r?n||t-r<=i?r:g(z):t}
const K=(e,t)=>M(T(ce(e,t)-1,0),e.length-2);function Qe(e,t,n,o){let r=ce(e,n)-1;return r+1<e.length&&e[r+1]-n<=H*T(_(e[r+1]),_(n))&&r++,r<0&&!o&&g(z),t[T(r,0)]}
function Ve([e,t,n],o,r,i){if(r===Be)return Qe(e,t,o,i);const u=V(e,o,i);if(e.length===1)return t[0];const s=K(e,u),f=e[s+1]-e[s],c=u-e[s];if(r===Ie)return t[s]+
(t[s+1]-t[s])*(c/f);const a=(t[s+1]-t[s])/f,l=(n[s]+n[s+1]-2*a)/f,d=(a-n[s])/f-l;return t[s]+c*(n[s]+c*(d+c*(l/f)))}function Ke([e,t,n],o,r,i){const u=V(e,o,i),
s=V(t,r,i),f=K(e,u),c=K(t,s),a=t.length,l=(u-e[f])/(e[f+1]-e[f]),d=(s-t[c])/(t[c+1]-t[c]),h=f*a+c,p=(f+1)*a+c,m=n[h]+(n[h+1]-n[h])*d,w=n[p]+(n[p+1]-n[p])*d;return m+
(w-m)*l}const Je={points:(e,[t,...n])=>{const o=[];for(let r=+t,i=0;i<+t;i++)o.push({first:0,numbers:n.slice(r,r+Number(n[i]))}),r+=Number(n[i]);return o},along(e,[
t,n,o,r],i,u){const s=e.series(String(t)).map(w=>w.numbers),[f,c,a,l]=s,d=Number(u[+r]),h=f[f.length-1];if(!l)return Ve(s,d,+n,+o);const p=H*T(_(f[0]),_(h));f[0]-
p<=d&&d<=h+p||g("outside the range of its rate");const m=fe(f,c,a,M(T(d,f[0]),h));return m!==0&&_(m)<He*l[0]&&m!==c[0]&&m!==c[c.length-1]&&g("too near to zero f\
or the steps of its rate"),m},motion(e,[t,n,o,r,...i],u,s,f){const c=i.slice(0,3*+r).map(Number),a=i.slice(3*+r,-1).map(Number),l=c.filter((E,O)=>O%3===0),d=c.filter(
(E,O)=>O%3===1),h=c.filter((E,O)=>O%3===2),p=(E,O)=>(Ne,Se)=>{const x=Ee(e,()=>(s[f]=Ne,l.forEach((G,P)=>s[G]=Se[P]),O.map((G,P)=>Number(u(P?O[P-1]:E,G)))));return x?.
every(Number.isFinite)?x:void 0},m=p(f+1,h),w=d.map(E=>Number(s[E])),b=Number(s[+t]),N=Number(s[+n]);m(b,w);const k=e.budget.steps;m(b,w);const A=Math.max(+o,k-
e.budget.steps),S=Ue(m,w,b,N,A,p(h[h.length-1],a));return[S.times,...S.values.flatMap((E,O)=>[E,S.slopes[O]]),S.errors].map(E=>({first:0,numbers:E}))},path(e,[t,
n]){const o=e.series(String(t)),r=+n,i={first:0,numbers:o[o.length-1].numbers.slice(r,r+1)};return[o[0],o[1+2*r],o[2+2*r],i]},part:(e,[t,n])=>e.series(String(t))[+n].
numbers[0],across:(e,[t,n,o,r],i,u)=>Ke(e.series(String(t)).map(s=>s.numbers),Number(u[+o]),Number(u[+r]),+n)};function $(e){const t=[];for(const o of e){let r=o,
i=0;for(const u of t){const[s,f]=_(r)<_(u)?[u,r]:[r,u],c=s+f,a=f-(c-s);a&&(t[i++]=a),r=c}t.length=i,t.push(r)}const n=Xe(t);return Number.isFinite(n)?n:g("overf\
low")}function Xe(e){let t=e.length,n=t?e[--t]:0,o=0;for(;t>0&&!o;){const r=e[--t],i=n;n=i+r,o=r-(n-i)}if(t>0&&o&&o<0==e[t-1]<0){const r=o*2,i=n+r;r===i-n&&(n=i)}
return n}const R=e=>e.length?e:g("no row fulfils it"),q=e=>(R(e),$(e)/e.length);function ae(e,t){t>=0&&t<=1||g("a share is between 0 and 1"),R(e);const n=[...e].
sort((u,s)=>u-s),o=t*(n.length-1),r=M(ze(o),n.length-1),i=M(r+1,n.length-1);return n[r]+(n[i]-n[r])*(o-r)}function D(e){const t=q(e);return e.map(n=>n-t)}function v(e,t){
const n=$(e.map((o,r)=>o*t[r]))-$(e)*$(t)/e.length;return Number.isFinite(n)?n:g("overflow")}const J=e=>e.length<2?g("fewer than two rows"):e;function Ye(e){J(e);
const t=D(e);return Q(v(t,t)/(e.length-1))}function le(e,t){J(t);const n=D(e),o=D(t),r=v(o,o);return r?v(n,o)/r:g("all rows have the same place")}function Ze(e,t){
J(t);const n=D(e),o=D(t),r=Q(v(n,n))*Q(v(o,o));return r?M(T(v(n,o)/r,-1),1):g("all rows have the same value")}const me={total:$,count:e=>e.length,mean:q,min:e=>R(
e).reduce((t,n)=>M(t,n)),max:e=>R(e).reduce((t,n)=>T(t,n)),first:e=>R(e)[0],last:e=>R(e)[e.length-1],median:e=>ae(e,.5),quantile:ae,stdev:Ye,slope:le,intercept:(e,t)=>q(
e)-le(e,t)*q(t),correlation:Ze,product(e){const t=e.reduce((n,o)=>n*o,1);return Number.isFinite(t)?t:g("overflow")}};function pe(e){const t=[];return e.forEach(
(n,o)=>(t[n]??=[]).push(o)),t}const X={cumulative(e){let t=0;return e.map((n,o)=>t=o?t+n:n)},rank(e,t=[]){const n=e.map((r,i)=>i).sort((r,i)=>t[r]-t[i]||e[r]-e[i]),
o=Array(n.length);for(let r=0,i=0,u=1;u<=n.length;u++){const[s,f]=[n[u-1],n[u]],[c,a]=[e[s],e[f]],l=t[s]===t[f];if(!(l&&a-c<=1e-12*T(_(c),_(a)))){for(const d of n.
slice(r,u))o[d]=(r+u+1)/2-i;r=u,l||(i=u)}}return o},"total per"(e,t){const n=pe(t).map(o=>$(o.map(r=>e[r])));return t.map(o=>n[o])}};X["rank per"]=X.rank;const Y=(e,t)=>e[+t].
map(({numbers:n})=>n);function je(e,t){if(e.length===2)return Array(2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((u,s)=>u-e[s]),o=n.map((u,s)=>(t[s+1]-
t[s])/u),r=n.length-1,i=n.slice(1).map((u,s)=>{const[f,c,a]=[n[s],o[s],o[s+1]];if(c*a<=0)return 0;const l=2*u+f,d=u+2*f;return(l+d)/(l/c+d/a)});return[de(n[0],n[1],
o[0],o[1]),...i,de(n[r],n[r-1],o[r],o[r-1])]}function de(e,t,n,o){const r=((2*e+t)*n-e*o)/(e+t);return r*n<=0?0:n*o<0&&_(r)>3*_(n)?3*n:r}function xe(e,t){const n=(u,s)=>u-
s;if(e==="grid"){const[u,s,f]=t,c=[...new Set(u)].sort(n),a=[...new Set(s)].sort(n),l=new Map(f.map((h,p)=>[`${u[p]} ${s[p]}`,h]));return!(l.size===f.length&&f.
length===c.length*a.length)||c.length<2||a.length<2?g("not a grid of its keys"):[c,a,c.flatMap(h=>a.map(p=>Number(l.get(`${h} ${p}`))))]}const o=t[0].map((u,s)=>[
u,t[1][s]]).sort((u,s)=>u[0]-s[0]);if(o.length<(e==="tiers"?1:2))return g("too few rows for a curve");const r=o.map(([u])=>u),i=o.map(([,u])=>u);return r.some((u,s)=>s&&
u===r[s-1])?g("two rows have the same key"):e==="smooth"?[r,i,je(r,i)]:[r,i]}const Z=new WeakMap;function et(e,t,n,o){const[r=[],i=[],u=[],s=[]]=t.slice(o+1,o+5);
if(r[0]!=="index"||r[1]!==o||i[0]!=="at"||i[2]!==o+1||u[0]!=="index"||u[1]===o||s[0]!=="eq"||s[1]!==o+2||s[2]!==o+3)return;const[{first:f,numbers:c}]=e.series(String(
i[1])),a=Z.get(c)??new Map;if(!f)return Z.has(c)||(c.forEach((l,d)=>{const h=a.get(l);h?h.push(d):a.set(l,[d])}),Z.set(c,a)),a.get(Number(n[Number(u[1])]))??[]}
const tt={rows(e,t,n,o,r,i){const[u,s,...f]=t.map(Number),c=f.length-1,a=f.slice(0,c).map(()=>[]),l=s?et(e,i,o,r):void 0;for(let h=0;h<(l?l.length:u);h++){const p=l?
l[h]:h;o[r]=p;try{for(let m=0;m<c;m++){const w=Number(n(m?f[m-1]:r+1,f[m]));if(s&&!m&&!w)break;a[m].push(w)}}catch(m){throw m instanceof ee&&e.budget.steps>=0&&
!m.needs&&(m.message.startsWith("the cell `")||(m.message+=` in row ${p+1}`)),m}}return a.slice(s).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...o],r,i)=>me[t](
...Y(i,n),...o.slice(0,-1).map(u=>Number(i[+u]))),curve:(e,[t,n],o,r)=>xe(String(t),Y(r,n)).map(i=>({first:0,numbers:i})),scan:(e,[t,n],o,r)=>[{first:0,numbers:X[t](
...Y(r,n))}]},he=1e5,j=5;function be(e,t,n,o=Number){const r=[];for(let i=0,u=t+1;i+j<e.length;i+=j){const[s,f,c,a,l]=e.slice(i,i+j).map(Number),d=o(n[a]),h=te(
d);h!==ne(d)&&g("the last step is not a whole number"),h<s-1&&g("the steps run backwards"),h-s>=he&&g("more than 100,000 steps");const p=n.slice(c,c+f);r.push({
first:s,last:h,offset:s-f,numbers:p,begin:u,end:l}),u=l}return r}function ge({numbers:e,offset:t,last:n},o){const r=e[o-t];return r!==void 0?r:g(o>=t&&o<=n?`ste\
p ${o} is not known yet`:`there is no step ${o}`)}function C(e){const t=te(e);return t===ne(e)?t:g("a step is a whole number")}const we=(e,t,n)=>e[+t][+n],nt={steps(e,t,n,o,r){
const i=be(t,r,o);o[r-1]=i;const u=Math.max(...i.map(c=>c.last));let s=Math.min(...i.map(c=>c.first));try{for(;s<=u;s++){o[r]=s;for(const c of i)c.first<=s&&s<=
c.last&&c.numbers.push(Number(n(c.begin,c.end)))}}catch(c){throw c instanceof ee&&e.budget.steps>=0&&!c.needs&&(c.message+=` at step ${s}`),c}return i.map(({offset:c,
numbers:a})=>({first:c,numbers:a}))},back:(e,[t,n,o],r,i)=>ge(we(i,t,n),Number(i[+t+1])-Number(o)),prior:(e,[t,n,o],r,i)=>ge(we(i,t,n),C(Number(i[+o]))),series:(e,[
t,n])=>[e.series(String(t))[+n]],at(e,[t,n],o,r){const{first:i,numbers:u}=e.series(String(t))[0],s=C(Number(r[+n])),f=u[s-i]??g(`there is no step ${s}`);return typeof f==
"number"?f:g(f)},edge(e,[t,n]){const{first:o,numbers:r}=e.series(String(t))[0];return+n?o+r.length-1:o},first(e,[t,n],o,r,i){const[u,s]=[t,n].map(f=>C(Number(r[+f])));
s-u>he&&g("more than 100,000 steps");for(let f=u;f<=s;f++)if(r[i]=f,o())return f;return g("no step satisfies it")}};export{Je as C,me as F,tt as R,nt as S,$ as a,
pe as r,C as s,be as t};
