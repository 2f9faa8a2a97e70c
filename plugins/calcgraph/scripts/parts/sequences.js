import{h as w,T as x,o as Ne,j as ee,k as te}from"../page/live.js";const ne=16,Se=2048,re=[2,4,6,8],Ee=255,_e=15,ke=64,Oe=75e4,Ae=1e-12,I=1e-9,oe=1024,Te=.381966011250105,
$e=64,ye=40,Me="the steps cannot be made fine enough",{abs:U,floor:W,max:T,min:D}=Math;function Re(e,t,n,o,r,i){n<o||w(n>o?"the range runs backwards":"the range\
 is empty");let f=ne,s=0,u=se(e,t,n,o,ne);for(;;){const c=se(e,t,n,o,2*f),a=2*f>=Se||168*r*f>Oe;let l=typeof c=="number"?c:o;if(typeof c!="number"&&typeof u!="n\
umber"){const d=u,h=t.map((b,N)=>qe(d,c,N)),p=h.map(b=>b.reduce((N,_)=>T(N,_),0)),m=p.reduce((b,N,_)=>T(b,Le(N,c.values[_])),0),g=m<=s/ke?Ee:_e;if(m/g<=Ae||a&&m/
g<=I){const b=Ue(e,c,p,i);if(b===void 0)return{...c,errors:p.map(N=>N/g)};l=b}else a&&(l=Fe(c,h));s=m}if(a)return w(`${Me} ${ve((l-n)/(o-n))}`);f*=2,u=c}}function ve(e){
const t=W(e*1e3+.5);return`at ${W(t/10)}.${t%10} % of the way`}function Ue(e,t,n,o){const{times:r,values:i,slopes:f}=t,s=r.length-1,u=(r[s]-r[0])/s,c=Math.ceil(
oe/s),a=De(o,t,u),l=i.map((p,m)=>T(I*p.reduce((g,b)=>T(g,U(b)),0),10*n[m])*oe/(r[s]-r[0])),d=(p,m,g)=>{const b=(O,S)=>g.reduce((L,E,k)=>L+E[S]*O[m+k],0),N=i.map(
(O,S)=>b(O,0)+u*b(f[S],1)),_=e(p,N);return!_||_.some((O,S)=>U(O-b(i[S],2)/u-b(f[S],3))>l[S])},h=new Map;for(let p=0;p<s;p++){const m=D(T(p-1,0),s-3);for(let g=0;g<
c;g++){const b=p-m+(g+Te)/c,N=h.get(b)??H(b);if(h.set(b,N),d(r[m]+b*u,m,N))return r[m]+b*u}}for(const p of[...a,...a.slice(1).map((m,g)=>(a[g]+m)/2)]){const m=D(
T(W((p-r[0])/u)-1,0),s-3);if(d(p,m,H((p-r[m])/u)))return p}}function H(e){return[0,1,2,3].map(t=>{let n=1,o=0,r=0;for(let u=0;u<4;u++)u!==t&&(o=o*(e-u)/(t-u)+n/
(t-u),n*=(e-u)/(t-u),r+=1/(t-u));const i=e-t,f=n*n,s=1-2*r*i;return[s*f,i*f,2*n*o*s-2*r*f,f+2*i*n*o]})}function De(e,{times:t,values:n,slopes:o},r){const i=[];let f=e(
t[0],n.map(u=>u[0]));for(let u=1;u<t.length;u++){const c=e(t[u],n.map(a=>a[u]));for(let a=0;f&&c&&a<c.length;a++)f[a]*c[a]<0&&i.length<$e&&i.push(s(a,f[a],u));f=
c}return i.sort((u,c)=>u-c);function s(u,c,a){let l=t[a-1],d=t[a];const h=D(T(a-2,0),t.length-4);for(let p=0;p<ye;p++){const m=l+(d-l)/2,g=H((m-t[h])/r),b=(_,O)=>g.
reduce((S,L,E)=>S+L[O]*_[h+E],0),N=e(m,n.map((_,O)=>b(_,0)+r*b(o[O],1)));if(!N)break;N[u]*c>0?l=m:d=m}return l+(d-l)/2}}function Fe(e,t){let n=e.times[e.times.length-
1];return e.values.forEach((o,r)=>{let i=0;const f=o.findIndex((s,u)=>(i=T(i,U(s)),!(t[r][u]<=I*i)));f>=0&&(n=D(n,e.times[f]))}),n}function Le(e,t){const n=t.reduce(
(o,r)=>T(o,U(r)),0);return n?e/n:e}function se(e,t,n,o,r){const i=(o-n)/r,f=[...Array.from({length:r},(l,d)=>n+(o-n)*d/r),o],s=t.map(l=>[l]),u=t.map(()=>[]);let c=t;
for(let l=0;l<r;l++){const d=Pe(e,f[l],c,i);if(!d)return f[l];const h=d[1];[c]=d,c.forEach((p,m)=>{s[m].push(p),u[m].push(h[m])})}const a=e(o,c);return a?.forEach(
(l,d)=>u[d].push(l)),a?{times:f,values:s,slopes:u}:o}function Pe(e,t,n,o){const r=e(t,n);if(!r)return;let i=[];for(const[f,s]of re.entries()){const u=We(e,t,n,r,
o/s,s),c=i;if(!u)return;i=[u];for(let a=0;a<f;a++){const l=s/re[f-a-1],d=l*l-1;i.push(i[a].map((h,p)=>h+(h-c[a][p])/d))}}return[i[i.length-1],r]}function We(e,t,n,o,r,i){
let f=n,s=ie(n,r,o);for(let c=1;c<i;c++){const a=e(t+c*r,s);if(!a)return;[f,s]=[s,ie(f,2*r,a)]}const u=e(t+i*r,s);return u&&s.map((c,a)=>(c+f[a]+r*u[a])/2)}const ie=(e,t,n)=>e.
map((o,r)=>o+t*n[r]);function ue(e,t,n,o){const r=e.length-1,i=(e[r]-e[0])/r,f=D(T(W((o-e[0])/i)-1,0),r-3);for(let l=f;l<f+4;l++)if(o===e[l])return t[l];let s=Array.
from({length:8},(l,d)=>t[f+(d>>1)]),u=0,c=1;const a=(o-e[f])/i;for(let l=0;l<8;l++){const d=s;u+=c*d[0],c*=a-(l>>1),s=Array.from({length:7-l},(h,p)=>l===0&&p%2===
0?n[f+(p>>1)]*i:(d[p+1]-d[p])/((p+l+1>>1)-(p>>1)))}return u}function qe(e,t,n){const o=e.values[n],r=e.slopes[n];return t.values[n].map((i,f)=>U(i-(f%2?ue(e.times,
o,r,t.times[f]):o[f/2])))}const Ce=0,Ge=2,z=1e-12,Ie=1e4,B="outside the table",{abs:A,max:$,min:y,sqrt:Q,trunc:He}=Math;function fe(e,t){let n=0,o=e.length;for(;n<
o;){const r=n+o>>1;t<e[r]?o=r:n=r+1}return n}function V(e,t,n){const o=e[0],r=e[e.length-1],i=z*$(A(o),A(r));return t<o?n||o-t<=i?o:w(B):t>r?n||t-r<=i?r:w(B):t}
const K=(e,t)=>y($(fe(e,t)-1,0),e.length-2);function ze(e,t,n,o){let r=fe(e,n)-1;return r+1<e.length&&e[r+1]-n<=z*$(A(e[r+1]),A(n))&&r++,r<0&&!o&&w(B),t[$(r,0)]}
function Be([e,t,n],o,r,i){if(r===Ge)return ze(e,t,o,i);const f=V(e,o,i);if(e.length===1)return t[0];const s=K(e,f),u=e[s+1]-e[s],c=f-e[s];if(r===Ce)return t[s]+
(t[s+1]-t[s])*(c/u);const a=(t[s+1]-t[s])/u,l=(n[s]+n[s+1]-2*a)/u,d=(a-n[s])/u-l;return t[s]+c*(n[s]+c*(d+c*(l/u)))}function Qe([e,t,n],o,r,i){const f=V(e,o,i),
s=V(t,r,i),u=K(e,f),c=K(t,s),a=t.length,l=(f-e[u])/(e[u+1]-e[u]),d=(s-t[c])/(t[c+1]-t[c]),h=u*a+c,p=(u+1)*a+c,m=n[h]+(n[h+1]-n[h])*d,g=n[p]+(n[p+1]-n[p])*d;return m+
(g-m)*l}const Ve={points:(e,[t,...n])=>{const o=[];for(let r=+t,i=0;i<+t;i++)o.push({first:0,numbers:n.slice(r,r+Number(n[i]))}),r+=Number(n[i]);return o},along(e,[
t,n,o,r],i,f){const s=e.series(String(t)).map(g=>g.numbers),[u,c,a,l]=s,d=Number(f[+r]),h=u[u.length-1];if(!l)return Be(s,d,+n,+o);const p=z*$(A(u[0]),A(h));u[0]-
p<=d&&d<=h+p||w("outside the range of its rate");const m=ue(u,c,a,y($(d,u[0]),h));return m!==0&&A(m)<Ie*l[0]&&m!==c[0]&&m!==c[c.length-1]&&w("too near to zero f\
or the steps of its rate"),m},motion(e,[t,n,o,r,...i],f,s,u){const c=i.slice(0,3*+r).map(Number),a=i.slice(3*+r,-1).map(Number),l=c.filter((E,k)=>k%3===0),d=c.filter(
(E,k)=>k%3===1),h=c.filter((E,k)=>k%3===2),p=(E,k)=>(ge,we)=>{const j=Ne(e,()=>(s[u]=ge,l.forEach((G,P)=>s[G]=we[P]),k.map((G,P)=>Number(f(P?k[P-1]:E,G)))));return j?.
every(Number.isFinite)?j:void 0},m=p(u+1,h),g=d.map(E=>Number(s[E])),b=Number(s[+t]),N=Number(s[+n]);m(b,g);const _=e.budget.steps;m(b,g);const O=Math.max(+o,_-
e.budget.steps),S=Re(m,g,b,N,O,p(h[h.length-1],a));return[S.times,...S.values.flatMap((E,k)=>[E,S.slopes[k]]),S.errors].map(E=>({first:0,numbers:E}))},path(e,[t,
n]){const o=e.series(String(t)),r=+n,i={first:0,numbers:o[o.length-1].numbers.slice(r,r+1)};return[o[0],o[1+2*r],o[2+2*r],i]},part:(e,[t,n])=>e.series(String(t))[+n].
numbers[0],across:(e,[t,n,o,r],i,f)=>Qe(e.series(String(t)).map(s=>s.numbers),Number(f[+o]),Number(f[+r]),+n)};function M(e){const t=[];for(const o of e){let r=o,
i=0;for(const f of t){const[s,u]=A(r)<A(f)?[f,r]:[r,f],c=s+u,a=u-(c-s);a&&(t[i++]=a),r=c}t.length=i,t.push(r)}const n=Ke(t);return Number.isFinite(n)?n:w("overf\
low")}function Ke(e){let t=e.length,n=t?e[--t]:0,o=0;for(;t>0&&!o;){const r=e[--t],i=n;n=i+r,o=r-(n-i)}if(t>0&&o&&o<0==e[t-1]<0){const r=o*2,i=n+r;r===i-n&&(n=i)}
return n}const R=e=>e.length?e:w("no row fulfils it"),q=e=>(R(e),M(e)/e.length);function ce(e,t){t>=0&&t<=1||w("a share is between 0 and 1"),R(e);const n=[...e].
sort((f,s)=>f-s),o=t*(n.length-1),r=y(He(o),n.length-1),i=y(r+1,n.length-1);return n[r]+(n[i]-n[r])*(o-r)}function F(e){const t=q(e);return e.map(n=>n-t)}function v(e,t){
const n=M(e.map((o,r)=>o*t[r]))-M(e)*M(t)/e.length;return Number.isFinite(n)?n:w("overflow")}const J=e=>e.length<2?w("fewer than two rows"):e;function Je(e){J(e);
const t=F(e);return Q(v(t,t)/(e.length-1))}function ae(e,t){J(t);const n=F(e),o=F(t),r=v(o,o);return r?v(n,o)/r:w("all rows have the same place")}function Xe(e,t){
J(t);const n=F(e),o=F(t),r=Q(v(n,n))*Q(v(o,o));return r?y($(v(n,o)/r,-1),1):w("all rows have the same value")}const le={total:M,count:e=>e.length,mean:q,min:e=>R(
e).reduce((t,n)=>y(t,n)),max:e=>R(e).reduce((t,n)=>$(t,n)),first:e=>R(e)[0],last:e=>R(e)[e.length-1],median:e=>ce(e,.5),quantile:ce,stdev:Je,slope:ae,intercept:(e,t)=>q(
e)-ae(e,t)*q(t),correlation:Xe},Ye={cumulative(e){let t=0;return e.map((n,o)=>t=o?t+n:n)}},X=(e,t)=>e[+t].map(({numbers:n})=>n);function Ze(e,t){if(e.length===2)
return Array(2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((f,s)=>f-e[s]),o=n.map((f,s)=>(t[s+1]-t[s])/f),r=n.length-1,i=n.slice(1).map((f,s)=>{const[
u,c,a]=[n[s],o[s],o[s+1]];if(c*a<=0)return 0;const l=2*f+u,d=f+2*u;return(l+d)/(l/c+d/a)});return[me(n[0],n[1],o[0],o[1]),...i,me(n[r],n[r-1],o[r],o[r-1])]}function me(e,t,n,o){
const r=((2*e+t)*n-e*o)/(e+t);return r*n<=0?0:n*o<0&&A(r)>3*A(n)?3*n:r}function je(e,t){const n=(f,s)=>f-s;if(e==="grid"){const[f,s,u]=t,c=[...new Set(f)].sort(
n),a=[...new Set(s)].sort(n),l=new Map(u.map((h,p)=>[`${f[p]} ${s[p]}`,h]));return!(l.size===u.length&&u.length===c.length*a.length)||c.length<2||a.length<2?w("\
not a grid of its keys"):[c,a,c.flatMap(h=>a.map(p=>Number(l.get(`${h} ${p}`))))]}const o=t[0].map((f,s)=>[f,t[1][s]]).sort((f,s)=>f[0]-s[0]);if(o.length<(e==="\
tiers"?1:2))return w("too few rows for a curve");const r=o.map(([f])=>f),i=o.map(([,f])=>f);return r.some((f,s)=>s&&f===r[s-1])?w("two rows have the same key"):
e==="smooth"?[r,i,Ze(r,i)]:[r,i]}const Y=new WeakMap;function xe(e,t,n,o){const[r=[],i=[],f=[],s=[]]=t.slice(o+1,o+5);if(r[0]!=="index"||r[1]!==o||i[0]!=="at"||
i[2]!==o+1||f[0]!=="index"||f[1]===o||s[0]!=="eq"||s[1]!==o+2||s[2]!==o+3)return;const[{first:u,numbers:c}]=e.series(String(i[1])),a=Y.get(c)??new Map;if(!u)return Y.
has(c)||(c.forEach((l,d)=>{const h=a.get(l);h?h.push(d):a.set(l,[d])}),Y.set(c,a)),a.get(Number(n[Number(f[1])]))??[]}const et={rows(e,t,n,o,r,i){const[f,s,...u]=t.
map(Number),c=u.length-1,a=u.slice(0,c).map(()=>[]),l=s?xe(e,i,o,r):void 0;for(let h=0;h<(l?l.length:f);h++){const p=l?l[h]:h;o[r]=p;try{for(let m=0;m<c;m++){const g=Number(
n(m?u[m-1]:r+1,u[m]));if(s&&!m&&!g)break;a[m].push(g)}}catch(m){throw m instanceof x&&e.budget.steps>=0&&!m.needs&&(m.message.startsWith("the cell `")||(m.message+=
` in row ${p+1}`)),m}}return a.slice(s).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...o],r,i)=>le[t](...X(i,n),...o.slice(0,-1).map(f=>Number(i[+f]))),curve:(e,[
t,n],o,r)=>je(String(t),X(r,n)).map(i=>({first:0,numbers:i})),scan:(e,[t,n],o,r)=>[{first:0,numbers:Ye[t](X(r,n)[0])}]},pe=1e5,Z=5;function de(e,t,n,o=Number){const r=[];
for(let i=0,f=t+1;i+Z<e.length;i+=Z){const[s,u,c,a,l]=e.slice(i,i+Z).map(Number),d=o(n[a]),h=ee(d);h!==te(d)&&w("the last step is not a whole number"),h<s-1&&w(
"the steps run backwards"),h-s>=pe&&w("more than 100,000 steps");const p=n.slice(c,c+u);r.push({first:s,last:h,offset:s-u,numbers:p,begin:f,end:l}),f=l}return r}
function he({numbers:e,offset:t,last:n},o){const r=e[o-t];return r!==void 0?r:w(o>=t&&o<=n?`step ${o} is not known yet`:`there is no step ${o}`)}function C(e){const t=ee(
e);return t===te(e)?t:w("a step is a whole number")}const be=(e,t,n)=>e[+t][+n],tt={steps(e,t,n,o,r){const i=de(t,r,o);o[r-1]=i;const f=Math.max(...i.map(c=>c.last));
let s=Math.min(...i.map(c=>c.first));try{for(;s<=f;s++){o[r]=s;for(const c of i)c.first<=s&&s<=c.last&&c.numbers.push(Number(n(c.begin,c.end)))}}catch(c){throw c instanceof
x&&e.budget.steps>=0&&!c.needs&&(c.message+=` at step ${s}`),c}return i.map(({offset:c,numbers:a})=>({first:c,numbers:a}))},back:(e,[t,n,o],r,i)=>he(be(i,t,n),Number(
i[+t+1])-Number(o)),prior:(e,[t,n,o],r,i)=>he(be(i,t,n),C(Number(i[+o]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],o,r){const{first:i,numbers:f}=e.
series(String(t))[0],s=C(Number(r[+n])),u=f[s-i]??w(`there is no step ${s}`);return typeof u=="number"?u:w(u)},edge(e,[t,n]){const{first:o,numbers:r}=e.series(String(
t))[0];return+n?o+r.length-1:o},first(e,[t,n],o,r,i){const[f,s]=[t,n].map(u=>C(Number(r[+u])));s-f>pe&&w("more than 100,000 steps");for(let u=f;u<=s;u++)if(r[i]=
u,o())return u;return w("no step fulfils it")}};export{Ve as C,le as F,et as R,tt as S,M as a,C as s,de as t};
