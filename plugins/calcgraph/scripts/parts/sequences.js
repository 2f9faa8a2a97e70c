import{h as g,T as ee,o as Se,j as te,k as ne}from"../page/live.js";const re=16,Ee=2048,oe=[2,4,6,8],_e=255,ke=15,Oe=64,Ae=75e4,Te=1e-12,I=1e-9,se=1024,ye=.381966011250105,
$e=64,Me=40,Re="the steps cannot be made fine enough",{abs:U,floor:W,max:T,min:F}=Math;function ve(e,t,n,o,r,i){n<o||g(n>o?"the range runs backwards":"the range\
 is empty");let f=re,s=0,u=ie(e,t,n,o,re);for(;;){const c=ie(e,t,n,o,2*f),a=2*f>=Ee||168*r*f>Ae;let l=typeof c=="number"?c:o;if(typeof c!="number"&&typeof u!="n\
umber"){const d=u,h=t.map((b,N)=>Ce(d,c,N)),p=h.map(b=>b.reduce((N,k)=>T(N,k),0)),m=p.reduce((b,N,k)=>T(b,Pe(N,c.values[k])),0),w=m<=s/Oe?_e:ke;if(m/w<=Te||a&&m/
w<=I){const b=Fe(e,c,p,i);if(b===void 0)return{...c,errors:p.map(N=>N/w)};l=b}else a&&(l=Le(c,h));s=m}if(a)return g(`${Re} ${Ue((l-n)/(o-n))}`);f*=2,u=c}}function Ue(e){
const t=W(e*1e3+.5);return`at ${W(t/10)}.${t%10} % of the way`}function Fe(e,t,n,o){const{times:r,values:i,slopes:f}=t,s=r.length-1,u=(r[s]-r[0])/s,c=Math.ceil(
se/s),a=De(o,t,u),l=i.map((p,m)=>T(I*p.reduce((w,b)=>T(w,U(b)),0),10*n[m])*se/(r[s]-r[0])),d=(p,m,w)=>{const b=(A,S)=>w.reduce((L,E,O)=>L+E[S]*A[m+O],0),N=i.map(
(A,S)=>b(A,0)+u*b(f[S],1)),k=e(p,N);return!k||k.some((A,S)=>U(A-b(i[S],2)/u-b(f[S],3))>l[S])},h=new Map;for(let p=0;p<s;p++){const m=F(T(p-1,0),s-3);for(let w=0;w<
c;w++){const b=p-m+(w+ye)/c,N=h.get(b)??H(b);if(h.set(b,N),d(r[m]+b*u,m,N))return r[m]+b*u}}for(const p of[...a,...a.slice(1).map((m,w)=>(a[w]+m)/2)]){const m=F(
T(W((p-r[0])/u)-1,0),s-3);if(d(p,m,H((p-r[m])/u)))return p}}function H(e){return[0,1,2,3].map(t=>{let n=1,o=0,r=0;for(let u=0;u<4;u++)u!==t&&(o=o*(e-u)/(t-u)+n/
(t-u),n*=(e-u)/(t-u),r+=1/(t-u));const i=e-t,f=n*n,s=1-2*r*i;return[s*f,i*f,2*n*o*s-2*r*f,f+2*i*n*o]})}function De(e,{times:t,values:n,slopes:o},r){const i=[];let f=e(
t[0],n.map(u=>u[0]));for(let u=1;u<t.length;u++){const c=e(t[u],n.map(a=>a[u]));for(let a=0;f&&c&&a<c.length;a++)f[a]*c[a]<0&&i.length<$e&&i.push(s(a,f[a],u));f=
c}return i.sort((u,c)=>u-c);function s(u,c,a){let l=t[a-1],d=t[a];const h=F(T(a-2,0),t.length-4);for(let p=0;p<Me;p++){const m=l+(d-l)/2,w=H((m-t[h])/r),b=(k,A)=>w.
reduce((S,L,E)=>S+L[A]*k[h+E],0),N=e(m,n.map((k,A)=>b(k,0)+r*b(o[A],1)));if(!N)break;N[u]*c>0?l=m:d=m}return l+(d-l)/2}}function Le(e,t){let n=e.times[e.times.length-
1];return e.values.forEach((o,r)=>{let i=0;const f=o.findIndex((s,u)=>(i=T(i,U(s)),!(t[r][u]<=I*i)));f>=0&&(n=F(n,e.times[f]))}),n}function Pe(e,t){const n=t.reduce(
(o,r)=>T(o,U(r)),0);return n?e/n:e}function ie(e,t,n,o,r){const i=(o-n)/r,f=[...Array.from({length:r},(l,d)=>n+(o-n)*d/r),o],s=t.map(l=>[l]),u=t.map(()=>[]);let c=t;
for(let l=0;l<r;l++){const d=We(e,f[l],c,i);if(!d)return f[l];const h=d[1];[c]=d,c.forEach((p,m)=>{s[m].push(p),u[m].push(h[m])})}const a=e(o,c);return a?.forEach(
(l,d)=>u[d].push(l)),a?{times:f,values:s,slopes:u}:o}function We(e,t,n,o){const r=e(t,n);if(!r)return;let i=[];for(const[f,s]of oe.entries()){const u=qe(e,t,n,r,
o/s,s),c=i;if(!u)return;i=[u];for(let a=0;a<f;a++){const l=s/oe[f-a-1],d=l*l-1;i.push(i[a].map((h,p)=>h+(h-c[a][p])/d))}}return[i[i.length-1],r]}function qe(e,t,n,o,r,i){
let f=n,s=fe(n,r,o);for(let c=1;c<i;c++){const a=e(t+c*r,s);if(!a)return;[f,s]=[s,fe(f,2*r,a)]}const u=e(t+i*r,s);return u&&s.map((c,a)=>(c+f[a]+r*u[a])/2)}const fe=(e,t,n)=>e.
map((o,r)=>o+t*n[r]);function ue(e,t,n,o){const r=e.length-1,i=(e[r]-e[0])/r,f=F(T(W((o-e[0])/i)-1,0),r-3);for(let l=f;l<f+4;l++)if(o===e[l])return t[l];let s=Array.
from({length:8},(l,d)=>t[f+(d>>1)]),u=0,c=1;const a=(o-e[f])/i;for(let l=0;l<8;l++){const d=s;u+=c*d[0],c*=a-(l>>1),s=Array.from({length:7-l},(h,p)=>l===0&&p%2===
0?n[f+(p>>1)]*i:(d[p+1]-d[p])/((p+l+1>>1)-(p>>1)))}return u}function Ce(e,t,n){const o=e.values[n],r=e.slopes[n];return t.values[n].map((i,f)=>U(i-(f%2?ue(e.times,
o,r,t.times[f]):o[f/2])))}const Ge=0,Ie=2,z=1e-12,He=1e4,B="outside the table",{abs:_,max:y,min:M,sqrt:Q,trunc:ze}=Math;function ce(e,t){let n=0,o=e.length;for(;n<
o;){const r=n+o>>1;t<e[r]?o=r:n=r+1}return n}function V(e,t,n){const o=e[0],r=e[e.length-1],i=z*y(_(o),_(r));return t<o?n||o-t<=i?o:g(B):t>r?n||t-r<=i?r:g(B):t}
const K=(e,t)=>M(y(ce(e,t)-1,0),e.length-2);function Be(e,t,n,o){let r=ce(e,n)-1;return r+1<e.length&&e[r+1]-n<=z*y(_(e[r+1]),_(n))&&r++,r<0&&!o&&g(B),t[y(r,0)]}
function Qe([e,t,n],o,r,i){if(r===Ie)return Be(e,t,o,i);const f=V(e,o,i);if(e.length===1)return t[0];const s=K(e,f),u=e[s+1]-e[s],c=f-e[s];if(r===Ge)return t[s]+
(t[s+1]-t[s])*(c/u);const a=(t[s+1]-t[s])/u,l=(n[s]+n[s+1]-2*a)/u,d=(a-n[s])/u-l;return t[s]+c*(n[s]+c*(d+c*(l/u)))}function Ve([e,t,n],o,r,i){const f=V(e,o,i),
s=V(t,r,i),u=K(e,f),c=K(t,s),a=t.length,l=(f-e[u])/(e[u+1]-e[u]),d=(s-t[c])/(t[c+1]-t[c]),h=u*a+c,p=(u+1)*a+c,m=n[h]+(n[h+1]-n[h])*d,w=n[p]+(n[p+1]-n[p])*d;return m+
(w-m)*l}const Ke={points:(e,[t,...n])=>{const o=[];for(let r=+t,i=0;i<+t;i++)o.push({first:0,numbers:n.slice(r,r+Number(n[i]))}),r+=Number(n[i]);return o},along(e,[
t,n,o,r],i,f){const s=e.series(String(t)).map(w=>w.numbers),[u,c,a,l]=s,d=Number(f[+r]),h=u[u.length-1];if(!l)return Qe(s,d,+n,+o);const p=z*y(_(u[0]),_(h));u[0]-
p<=d&&d<=h+p||g("outside the range of its rate");const m=ue(u,c,a,M(y(d,u[0]),h));return m!==0&&_(m)<He*l[0]&&m!==c[0]&&m!==c[c.length-1]&&g("too near to zero f\
or the steps of its rate"),m},motion(e,[t,n,o,r,...i],f,s,u){const c=i.slice(0,3*+r).map(Number),a=i.slice(3*+r,-1).map(Number),l=c.filter((E,O)=>O%3===0),d=c.filter(
(E,O)=>O%3===1),h=c.filter((E,O)=>O%3===2),p=(E,O)=>(we,Ne)=>{const x=Se(e,()=>(s[u]=we,l.forEach((G,P)=>s[G]=Ne[P]),O.map((G,P)=>Number(f(P?O[P-1]:E,G)))));return x?.
every(Number.isFinite)?x:void 0},m=p(u+1,h),w=d.map(E=>Number(s[E])),b=Number(s[+t]),N=Number(s[+n]);m(b,w);const k=e.budget.steps;m(b,w);const A=Math.max(+o,k-
e.budget.steps),S=ve(m,w,b,N,A,p(h[h.length-1],a));return[S.times,...S.values.flatMap((E,O)=>[E,S.slopes[O]]),S.errors].map(E=>({first:0,numbers:E}))},path(e,[t,
n]){const o=e.series(String(t)),r=+n,i={first:0,numbers:o[o.length-1].numbers.slice(r,r+1)};return[o[0],o[1+2*r],o[2+2*r],i]},part:(e,[t,n])=>e.series(String(t))[+n].
numbers[0],across:(e,[t,n,o,r],i,f)=>Ve(e.series(String(t)).map(s=>s.numbers),Number(f[+o]),Number(f[+r]),+n)};function $(e){const t=[];for(const o of e){let r=o,
i=0;for(const f of t){const[s,u]=_(r)<_(f)?[f,r]:[r,f],c=s+u,a=u-(c-s);a&&(t[i++]=a),r=c}t.length=i,t.push(r)}const n=Je(t);return Number.isFinite(n)?n:g("overf\
low")}function Je(e){let t=e.length,n=t?e[--t]:0,o=0;for(;t>0&&!o;){const r=e[--t],i=n;n=i+r,o=r-(n-i)}if(t>0&&o&&o<0==e[t-1]<0){const r=o*2,i=n+r;r===i-n&&(n=i)}
return n}const R=e=>e.length?e:g("no row fulfils it"),q=e=>(R(e),$(e)/e.length);function ae(e,t){t>=0&&t<=1||g("a share is between 0 and 1"),R(e);const n=[...e].
sort((f,s)=>f-s),o=t*(n.length-1),r=M(ze(o),n.length-1),i=M(r+1,n.length-1);return n[r]+(n[i]-n[r])*(o-r)}function D(e){const t=q(e);return e.map(n=>n-t)}function v(e,t){
const n=$(e.map((o,r)=>o*t[r]))-$(e)*$(t)/e.length;return Number.isFinite(n)?n:g("overflow")}const J=e=>e.length<2?g("fewer than two rows"):e;function Xe(e){J(e);
const t=D(e);return Q(v(t,t)/(e.length-1))}function le(e,t){J(t);const n=D(e),o=D(t),r=v(o,o);return r?v(n,o)/r:g("all rows have the same place")}function Ye(e,t){
J(t);const n=D(e),o=D(t),r=Q(v(n,n))*Q(v(o,o));return r?M(y(v(n,o)/r,-1),1):g("all rows have the same value")}const me={total:$,count:e=>e.length,mean:q,min:e=>R(
e).reduce((t,n)=>M(t,n)),max:e=>R(e).reduce((t,n)=>y(t,n)),first:e=>R(e)[0],last:e=>R(e)[e.length-1],median:e=>ae(e,.5),quantile:ae,stdev:Xe,slope:le,intercept:(e,t)=>q(
e)-le(e,t)*q(t),correlation:Ye,product(e){const t=e.reduce((n,o)=>n*o,1);return Number.isFinite(t)?t:g("overflow")}},X={cumulative(e){let t=0;return e.map((n,o)=>t=
o?t+n:n)},rank(e,t=[]){const n=e.map((r,i)=>i).sort((r,i)=>t[r]-t[i]||e[r]-e[i]),o=Array(n.length);for(let r=0,i=0,f=1;f<=n.length;f++){const[s,u]=[n[f-1],n[f]],
[c,a]=[e[s],e[u]],l=t[s]===t[u];if(!(l&&a-c<=1e-12*y(_(c),_(a)))){for(const d of n.slice(r,f))o[d]=(r+f+1)/2-i;r=f,l||(i=f)}}return o},"total per"(e,t){const n=[];
t.map((r,i)=>(n[r]??=[]).push(e[i]));const o=n.map(r=>$(r));return t.map(r=>o[r])}};X["rank per"]=X.rank;const Y=(e,t)=>e[+t].map(({numbers:n})=>n);function Ze(e,t){
if(e.length===2)return Array(2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((f,s)=>f-e[s]),o=n.map((f,s)=>(t[s+1]-t[s])/f),r=n.length-1,i=n.slice(1).map(
(f,s)=>{const[u,c,a]=[n[s],o[s],o[s+1]];if(c*a<=0)return 0;const l=2*f+u,d=f+2*u;return(l+d)/(l/c+d/a)});return[pe(n[0],n[1],o[0],o[1]),...i,pe(n[r],n[r-1],o[r],
o[r-1])]}function pe(e,t,n,o){const r=((2*e+t)*n-e*o)/(e+t);return r*n<=0?0:n*o<0&&_(r)>3*_(n)?3*n:r}function je(e,t){const n=(f,s)=>f-s;if(e==="grid"){const[f,
s,u]=t,c=[...new Set(f)].sort(n),a=[...new Set(s)].sort(n),l=new Map(u.map((h,p)=>[`${f[p]} ${s[p]}`,h]));return!(l.size===u.length&&u.length===c.length*a.length)||
c.length<2||a.length<2?g("not a grid of its keys"):[c,a,c.flatMap(h=>a.map(p=>Number(l.get(`${h} ${p}`))))]}const o=t[0].map((f,s)=>[f,t[1][s]]).sort((f,s)=>f[0]-
s[0]);if(o.length<(e==="tiers"?1:2))return g("too few rows for a curve");const r=o.map(([f])=>f),i=o.map(([,f])=>f);return r.some((f,s)=>s&&f===r[s-1])?g("two r\
ows have the same key"):e==="smooth"?[r,i,Ze(r,i)]:[r,i]}const Z=new WeakMap;function xe(e,t,n,o){const[r=[],i=[],f=[],s=[]]=t.slice(o+1,o+5);if(r[0]!=="index"||
r[1]!==o||i[0]!=="at"||i[2]!==o+1||f[0]!=="index"||f[1]===o||s[0]!=="eq"||s[1]!==o+2||s[2]!==o+3)return;const[{first:u,numbers:c}]=e.series(String(i[1])),a=Z.get(
c)??new Map;if(!u)return Z.has(c)||(c.forEach((l,d)=>{const h=a.get(l);h?h.push(d):a.set(l,[d])}),Z.set(c,a)),a.get(Number(n[Number(f[1])]))??[]}const et={rows(e,t,n,o,r,i){
const[f,s,...u]=t.map(Number),c=u.length-1,a=u.slice(0,c).map(()=>[]),l=s?xe(e,i,o,r):void 0;for(let h=0;h<(l?l.length:f);h++){const p=l?l[h]:h;o[r]=p;try{for(let m=0;m<
c;m++){const w=Number(n(m?u[m-1]:r+1,u[m]));if(s&&!m&&!w)break;a[m].push(w)}}catch(m){throw m instanceof ee&&e.budget.steps>=0&&!m.needs&&(m.message.startsWith(
"the cell `")||(m.message+=` in row ${p+1}`)),m}}return a.slice(s).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...o],r,i)=>me[t](...Y(i,n),...o.slice(0,-1).map(
f=>Number(i[+f]))),curve:(e,[t,n],o,r)=>je(String(t),Y(r,n)).map(i=>({first:0,numbers:i})),scan:(e,[t,n],o,r)=>[{first:0,numbers:X[t](...Y(r,n))}]},de=1e5,j=5;function he(e,t,n,o=Number){
const r=[];for(let i=0,f=t+1;i+j<e.length;i+=j){const[s,u,c,a,l]=e.slice(i,i+j).map(Number),d=o(n[a]),h=te(d);h!==ne(d)&&g("the last step is not a whole number"),
h<s-1&&g("the steps run backwards"),h-s>=de&&g("more than 100,000 steps");const p=n.slice(c,c+u);r.push({first:s,last:h,offset:s-u,numbers:p,begin:f,end:l}),f=l}
return r}function be({numbers:e,offset:t,last:n},o){const r=e[o-t];return r!==void 0?r:g(o>=t&&o<=n?`step ${o} is not known yet`:`there is no step ${o}`)}function C(e){
const t=te(e);return t===ne(e)?t:g("a step is a whole number")}const ge=(e,t,n)=>e[+t][+n],tt={steps(e,t,n,o,r){const i=he(t,r,o);o[r-1]=i;const f=Math.max(...i.
map(c=>c.last));let s=Math.min(...i.map(c=>c.first));try{for(;s<=f;s++){o[r]=s;for(const c of i)c.first<=s&&s<=c.last&&c.numbers.push(Number(n(c.begin,c.end)))}}catch(c){
throw c instanceof ee&&e.budget.steps>=0&&!c.needs&&(c.message+=` at step ${s}`),c}return i.map(({offset:c,numbers:a})=>({first:c,numbers:a}))},back:(e,[t,n,o],r,i)=>be(
ge(i,t,n),Number(i[+t+1])-Number(o)),prior:(e,[t,n,o],r,i)=>be(ge(i,t,n),C(Number(i[+o]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],o,r){const{first:i,
numbers:f}=e.series(String(t))[0],s=C(Number(r[+n])),u=f[s-i]??g(`there is no step ${s}`);return typeof u=="number"?u:g(u)},edge(e,[t,n]){const{first:o,numbers:r}=e.
series(String(t))[0];return+n?o+r.length-1:o},first(e,[t,n],o,r,i){const[f,s]=[t,n].map(u=>C(Number(r[+u])));s-f>de&&g("more than 100,000 steps");for(let u=f;u<=
s;u++)if(r[i]=u,o())return u;return g("no step satisfies it")}};export{Ke as C,me as F,et as R,tt as S,$ as a,C as s,he as t};
