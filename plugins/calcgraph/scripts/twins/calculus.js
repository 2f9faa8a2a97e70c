import{a as G,R as we,C as Ce,S as De}from"../parts/sequences.js";import{h as v,E as Fe,n as Rt,o as Lt,j as x,k as tt,p as Ue,q as qe}from"../page/live.js";import{
o as w,n as et,b as kt,e as Ge}from"../parts/beta.js";import"../page/sheet.js";const We=.001,je=2e4,$t=1e-12,_t=2**-46,Be=12,He=1e-15,yt=134217729,Ke=64,Pt=1e140,
zt=1e-140,Ve=8,{abs:T,max:wt,sqrt:nt,trunc:Ct}=Math;function W(t,e){const n=t+e,r=n-t;return[n,t-(n-r)+(e-r)]}function Dt(t,e){const n=t*e,r=yt*t,o=yt*e,s=r-(r-
t),a=o-(o-e),i=t-s,f=e-a;return[n,s*a-n+s*f+i*a+i*f]}function rt(t,e){const[n,r]=W(t[0],e[0]);return W(n,r+(t[1]+e[1]))}function st(t,e){const[n,r]=Dt(t[0],e[0]);
return W(n,r+(t[0]*e[1]+t[1]*e[0]))}function Ft(t,e){const n=t[0]/e[0],r=rt(t,st(e,[-n,0]));return W(n,r[0]/e[0])}function Ye(t,[e,n]){const r=T(e);if(r>Ke||r!==
Ct(r)||n)return;let o=[1,0];for(let s=0;s<r;s++)o=st(o,t);return e>=0?o:Ft([1,0],o)}const Ut={add:rt,sub:(t,e)=>rt(t,[-e[0],-e[1]]),mul:st,div:Ft,neg:([t,e])=>[
-t,-e],pow:Ye};function Ze(t,e){const n=Object.hasOwn(Ut,t)?Ut[t]:void 0;if(!n||e.some(([o])=>T(o)>Pt||o&&T(o)<zt))return;const r=n(...e);return r&&T(r[0])>zt&&
T(r[0])<Pt?r:void 0}function qt(t,e){const n=[...t];for(const[r,[o,s]]of e)n.push(...Dt(r,o),r*s);return G(n)}const R=t=>nt(G(t.map(e=>e*e)));function ot(t,e,n){
const r=[];for(let s=e;s<n.length;s++)r.push(t[s]*n[s]);const o=2*G(r);for(let s=e;s<n.length;s++)n[s]-=o*t[s]}class Gt{constructor(e,n){this.column=e,this.others=
n}}class Je{constructor(e){this.scales=e.map(n=>R(n)||1),this.vectors=[],this.triangle=[],this.least=1,e.forEach((n,r)=>this.add(r,n.map(o=>o/this.scales[r])))}add(e,n){
this.vectors.forEach((i,f)=>ot(i,f,n));const r=R(n.slice(e));if(!(r>$t)){const i=this.upwards(n.slice(0,e));throw new Gt(e,i.flatMap((f,c)=>T(f)>nt($t)?[c]:[]))}
r<this.least&&(this.least=r);const o=n[e]>0?-r:r,s=n.map((i,f)=>f<e?0:i);s[e]-=o;const a=R(s);this.vectors.push(s.map(i=>i/a)),this.triangle.push([...n.slice(0,
e),o])}turned(e){const n=[...e];return this.vectors.forEach((r,o)=>ot(r,o,n)),n}back(e){const n=[...e];for(let r=this.vectors.length-1;r>=0;r--)ot(this.vectors[r],
r,n);return n}solved(e){return this.upwards(e.slice(0,this.triangle.length))}upwards(e){const n=[...e];for(let r=n.length-1;r>=0;r--){n[r]/=this.triangle[r][r];
for(let o=0;o<r;o++)n[o]-=this.triangle[r][o]*n[r]}return n}solvedAcross(e){const n=[...e];return this.triangle.forEach((r,o)=>{for(let s=0;s<o;s++)n[o]-=r[s]*n[s];
n[o]/=r[o]}),n}}function Qe([t,...e],n){const r=e.length,o=t.length,s=new Je(e),a=s.least<We||o*r<=je,[i,...f]=a?n():[];let c,u;if(a)[c,u]=Wt(s,f,i,e.map(()=>0));else{
const p=s.turned(t);c=s.solved(p),u=s.back([...e.map(()=>0),...p.slice(r)])}let l=R(u);l<=_t*R(t)&&(l=0);const m=l/nt(o-r),g=s.scales.map((p,h)=>{const S=e.map(
(M,N)=>h===N?1:0),b=a?Wt(s,f,t.map(()=>[0,0]),S)[1]:s.solvedAcross(S);return m*R(b)/p}),d=e.some(p=>p.every(h=>h===p[0]));return[...c.map((p,h)=>p/s.scales[h]),
...g,m,Xe(t,l,d)]}function Xe(t,e,n){const r=n?G(t)/t.length:0,o=R(t.map(s=>s-r));return o>_t*R(t)||v("all rows have the same value, so there is nothing to expl\
ain"),1-e/o*(e/o)}function Wt(t,e,n,r){const o=e.length;let s=e.map(()=>0),a=n.map(()=>0),i=1/0;for(let f=0;f<Be;f++){const c=s.map((b,M)=>b/t.scales[M]),u=n.map(
(b,M)=>{const N=[[-1,[a[M],0]]];return e.forEach((_,z)=>N.push([-c[z],_[M]])),qt(b,N)}),l=e.map((b,M)=>{const N=a.map((_,z)=>[-_,b[z]]);return qt([r[M]*t.scales[M],
0],N)/t.scales[M]}),m=t.turned(u),g=t.solvedAcross(l),d=t.solved(m.slice(0,o).map((b,M)=>b-g[M])),p=t.back([...g,...m.slice(o)]);s=s.map((b,M)=>b+d[M]),a=a.map(
(b,M)=>b+p[M]);const h=wt(...d.map(T)),S=wt(...s.map(T));if(h<=He*S)return[s,a];h>i/2&&h>1e-12*S&&v(xe),i=h}return[s,a]}const xe="rounding decides the result, a\
s columns are nearly combinations of others",tn=(t,e)=>e.length?`the rows cannot separate ${t} from ${e.join(" and ")}: their columns are collinear`:`the rows s\
ay nothing about ${t}, as what it is multiplied by is zero in all of them`;function en(t,e,n){const r=t.length-1,o=t[0].length;o<=r&&v(`${r} coefficients need a\
t least ${r+1} rows, and there are ${o}`);try{return Qe(t,e)}catch(s){if(!(s instanceof Gt))throw s;return v(tn(n[s.column],s.others.map(a=>n[a])))}}function nn(t,e,n,r,o){
const[,s,a,...i]=e[n].map(Number),f=i.slice(0,-1).map((l,m)=>[m?i[m-1]:n+1,l]),c=f.slice(a).map(()=>[]),u=r[n];for(let l=0;l<s;l++)r[n]=l,!(a&&!o(...f[0]))&&c.forEach(
(m,g)=>m.push(rn(e,f[g+a],r,o)));return r[n]=u,c}function rn(t,[e,n],r,o){const s=new Map;for(let a=e;a<n;){const[i,...f]=t[a],c=sn(t[a],a),u=o(a,a+1);if(c===a+
1&&u){const l=Ze(String(i),f.map(m=>[Number(r[+m]),s.get(+m)??0]));l&&(r[a]=l[0],s.set(a,l[1]))}a=c}return[Number(r[n-1]),s.get(n-1)??0]}const sn=([t,...e],n)=>Fe.
has(String(t))||on.includes(String(t))?n+1:Number(e[t==="with"?0:e.length-1]),on=["num","row","read","index"],an={fitted(t,[e,n],r,o,s,a){const i=o[+n].map(({numbers:u})=>u);
return t.budget.steps-=Ct(i[0].length*i.length*i.length/Ve),t.budget.steps<0&&r(s,s),en(i,()=>nn(t,a,+n,o,r),String(e).split(", ")).map(u=>({first:0,numbers:[u]}))}},
{abs:C,exp:L,log:A,log1p:jt,max:Bt,min:it,sqrt:D,trunc:cn,PI:at}=Math,ct=.01,j=1e6,fn=1e-17,B=1e-300,Ht=2e4,un=100,Kt=1e-9,Vt=-706,ln=37,dn=18,mn=.5772156649015329,
hn=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,
.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,
1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,
745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],P=t=>{if(t<=0&&v("lgamma of zero or less"),t>=10)return(t-.5)*(A(t)-1)+(A(2*
at)-1)/2+w(t);let e=1;for(;t>2.5;)e*=t-=1;if(t<.5)return Yt(t)-A(t);const n=t<1.5?Yt(t-1):Zt(t-2);return e===1?n:n+A(e)},Yt=t=>Zt(t)-jt(t);function Zt(t){let e=t,
n=0;return hn.forEach((r,o)=>{e*=-t,n-=r*e/(o+2)}),t*(1-mn)+n}function ft(t){if(C(t)>.25)return jt(t)-t;const e=t/(2+t),n=e*e;let r=n,o=0;for(let s=3;s<41;s+=2)
o+=r/s,r*=n;return 2*e*o-t*e}const F=(...t)=>{const e=Bt(...t.slice(0,-1));return e>0&&e<=j?cn(20+2*D(e)):0},H=(...t)=>6*F(...t);function K(t,e){t>=ct&&t<=j||v(
"an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),e<0&&v("an incomplete gamma function of a negative number")}function ut(t,e){if(e===
0)return[0,1];const n=lt(t,e);if(e<=t+1){const o=n/t*pn(t,e);return[o,1-o]}const r=n?n/gn(t,e):0;return[1-r,r]}function lt(t,e){if(t<1)return e<1e3?L(t*A(e)-e-P(
t+1))*t:0;const n=(e-t)/t,r=n>-.9?t*ft(n):t*(A(e/t)-n);return r>-745?L(r-w(t))*D(t/(2*at)):0}function pn(t,e){let n=1,r=1;for(let o=1;o<Ht&&(n*=e/(t+o),r+=n,!(n<
r*fn));o++);return r}function gn(t,e){let n=e+1-t,r=n,o=n,s=0;for(let a=1;a<Ht;a++){const i=a*(t-a);if(n+=2,s=n+i*s,s=1/(C(s)>=B?s:B),r=n+i/r,r=C(r)>=B?r:B,o*=r*
s,C(r*s-1)<=2e-16)break}return o}function dt(t,e){t>=ct&&t<=j&&e>=ct&&e<=j||v("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Jt(t,e,n,r){
if(n<=0||r<=0)return n<=0?[0,1]:[1,0];const o=mt(t,e,n,r),s=n<r?n-t/(t+e):e/(t+e)-r;if(n<=(t+1)/(t+e+2)){const i=o/kt(n,r,-(t+e)*s,t,e);return[i,1-i]}const a=o/
kt(r,n,(t+e)*s,e,t);return[1-a,a]}function mt(t,e,n,r){const o=t/(t+e),s=e/(t+e),a=n<r?n-o:s-r,i=a>-.9*o?ft(a/o):A(n/o)-a/o,f=a<.9*s?ft(-a/s):A(r/s)+a/s,c=t*i+e*
f-w(t)-w(e)+w(t+e);return c>-745?L(c)*D(t/(2*at)*s):0}function Qt(t){t>=0&&t<=1||v("an incomplete beta function of a number that is not between 0 and 1")}const Xt=(t,e,n)=>(dt(
t,e),Qt(n),Jt(t,e,n,1-n)),Mn=(t,e)=>(K(t,e),e?lt(t,e)/e:ht(t,1)),ht=(t,e)=>(t<1&&v("a density that is infinite at its end"),t===1?e:0),Sn=(t,e,n)=>(dt(t,e),Qt(n),
n===0||n===1?n?ht(e,t):ht(t,e):mt(t,e,n,1-n)/(n*(1-n)));function xt(t,e){t>=0&&t<=1&&e>=0&&e<=1||v("an inverse of a share that is not between 0 and 1")}const te=(t,e)=>t<=
e?et(t):-et(e);function ee(t,e,n){if(K(t,0),xt(e,n),n===0&&v("an infinite inverse"),e===0)return 0;const r=s=>{const a=L(s);return[...ut(t,a),lt(t,a)]},o=t>=1?A(
t)+te(e,n)/D(t):(A(e)+P(t+1))/t;return L(re(r,e,n,o,dn))}function ne(t,e,n,r){if(dt(t,e),xt(n,r),n===0||r===0)return+(r===0);const o=a=>{const i=1/(1+L(-a)),f=1/
(1+L(a));return[...Jt(t,e,i,f),mt(t,e,i,f)]},s=it(t,e)<1?(A(n*t)+P(t)+P(e)-P(t+e))/t:A(t/e)+te(n,r)*D(1/t+1/e);return 1/(1+L(-re(o,n,r,s,ln)))}function re(t,e,n,r,o){
let s=Vt,a=o,i=it(Bt(r,s),a);const f=A(it(e,n)),c=e<=n;for(let u=0;u<un;u++){const[l,m,g]=t(i),d=c?l:m,p=(d>0?A(d)-f:-1/0)*(c?1:-1);p>0?a=i:s=i;let h=g>0&&d>0?i-
p*d/g:1/0;s<=h&&h<=a||(h=(s+a)/2);const S=C(h-i);if(i=h,S<=Kt)break}return i<=Vt+Kt?v("an inverse below 1e-306"):i}const k=(t,e)=>(Rt.set(t,e),t),bn={lgamma:P,gamma_inc:k(
(t,e)=>(K(t,e),ut(t,e)[0]),F),gamma_inc_upper:k((t,e)=>(K(t,e),ut(t,e)[1]),F),gamma_inc_inv:k((t,e)=>ee(t,e,1-e),H),gamma_inc_upper_inv:k((t,e)=>ee(t,1-e,e),H),
beta_inc:k((t,e,n)=>Xt(t,e,n)[0],F),beta_inc_upper:k((t,e,n)=>Xt(t,e,n)[1],F),beta_inc_inv:k((t,e,n)=>ne(t,e,n,1-n),H),beta_inc_upper_inv:k((t,e,n)=>ne(t,e,1-n,
n),H),gamma_density:Mn,beta_density:Sn},vn=450,Nn=16,En=28,An=1/64,On=7,se=4,oe=12,ie=70,In=3,ae=1e-13,{abs:I,max:V,min:U}=Math;function pt(t,e,n,r,o){const{machine:s,
budget:a}=t,i=!s.traced,f=a.steps,c=d=>Lt(t,()=>e(d));let u=[];const l=d=>{const p=s.traced=[];try{const h=c(d);return{at:d,value:h,parts:[...n.slice(r,o-1),...p.
flat()]}}finally{s.traced=void 0}};return{curve:d=>{if(!i)return c(d);const p=l(d);return u.length<vn&&u.push(p),p.value},look:()=>{if(!u.length)return[];const d=Math.
floor((f-a.steps)/u.length)+1,p=u;return u=[],Tn(p,l,Math.floor(a.steps/(2*En*d)))}}}function Tn(t,e,n){const r=new Map(t.filter(({value:a})=>a!==void 0).map(a=>[
a.at,a])),o=[...r.values()].sort((a,i)=>a.at-i.at),s=[];for(const a of Rn(o)){if(s.length>=U(n,Nn))break;if(s.some(f=>kn(f,a)))continue;const i=Pn[a.kind](a,e);
a.at[0]<=i&&i<=a.at[a.at.length-1]&&s.push({at:i,samples:zn(a,i,e)})}return s.map(a=>a.samples.map(({at:i,value:f})=>[i,f]))}function Rn(t){const e=t.map(o=>o.at),
n=t.reduce((o,{parts:s})=>U(o,s.length),t.length?1/0:0);return Array.from({length:n},(o,s)=>{const a=t.map(({parts:i})=>i[s]);return a.every(i=>typeof i=="numbe\
r")?Ln(s,e,a):[]}).sort((o,s)=>o.length-s.length).flat()}function Ln(t,e,n){let r=1/0,o=-1/0,s=!0;for(const c of n)r=U(r,c),o=V(o,c),s&&=c===0||c===1;if(r===o)return[];
const a=V(I(r),I(o)),i=[],f=(c,u)=>i.push({part:t,kind:u,at:e.slice(c,c+2),values:n.slice(c,c+2),size:a});if(s){for(let c=0;c+1<e.length;c++)n[c]!==n[c+1]&&f(c,
"flip");return i}if(r<0&&o>0)for(let c=0;c+1<e.length;c++)n[c]*n[c+1]<0&&f(c,"zero");for(let c=0,u=0,l=0;c+1<e.length;c++){const m=n[c+1]-n[c];if(!(I(m)<=ae*a)){
if(u*m<0&&c-l<=1){const g=[l-1,l,c+1];i.push({part:t,kind:"turn",at:g.map(d=>e[d]),values:g.map(d=>n[d]),size:a})}[u,l]=[m,c+1]}}return i}const Y=(t,e)=>{const n=t.
parts[e];return typeof n=="number"?n:NaN};function kn({at:t,samples:e},n){if(!(n.at[0]<=t&&t<=n.at[n.at.length-1]))return!1;const r=e.findIndex(c=>c.at===t),[o,
s,a]=[V(0,r-se),r,U(e.length-1,r+se)].map(c=>Y(e[c],n.part));if(n.kind==="flip")return o!==a;if(n.kind==="zero")return o*a<=0;const i=s-o,f=a-s;return i*f<=0||V(
I(i),I(f))<=ae*n.size}function $n({part:t,at:[e,n],values:[r,o]},s){const a=r;for(let i=0;i<oe+ie;i++){const f=i<oe?n-o*(n-e)/(o-r):e/2+n/2;if(!(e<f&&f<n))break;
const c=Y(s(f),t);if(!(I(c)>0))return f;c<0==a<0?[e,r,o]=[f,c,o/2]:[n,o,r]=[f,c,r/2]}return I(r)<I(o)?e:n}function _n({part:t,at:[e,n],values:[r]},o){for(let s=0;s<
ie;s++){const a=e/2+n/2;if(!(e<a&&a<n))break;Y(o(a),t)===r?e=a:n=a}return e}function yn({part:t,at:e,values:n},r){const[o,s,a]=e;let i=ce(e,n),f=U(s-o,a-s);for(let c=0;c<
In;c++){f/=16;const u=[i-f,i,i+f];if(!(o<u[0]&&u[0]<i&&i<u[2]&&u[2]<a))break;const l=ce(u,u.map(m=>Y(r(m),t)));if(!(u[0]<l&&l<u[2]))break;i=l}return i}function ce([
t,e,n],[r,o,s]){const a=(e-t)*(o-s),i=(e-n)*(o-r);return I(a-i)>0?e-((e-t)*a-(e-n)*i)/(2*(a-i)):e}const Pn={zero:$n,flip:_n,turn:yn};function zn(t,e,n){const r=new Map(
[[e,n(e)]]);for(const o of[t.at[0],t.at[t.at.length-1]]){let s=o-e;for(let a=0;a<On;a++)s*=An,r.has(e+s)||r.set(e+s,n(e+s))}return[...r.values()].sort((o,s)=>o.
at-s.at)}const gt=400,Z=.6180339887498949,wn=60,Cn=8,fe=1e-9,Dn=1e-5,ue=1e-13,{abs:Mt,max:q,min:le}=Math,O=t=>t??-1/0;function de(t,e,n,r,o){e<n||v(e>n?"the ran\
ge runs backwards":"the range is empty");const s=c=>{const u=t(c);return u===void 0?void 0:r*u},a=[...Array.from({length:gt},(c,u)=>e+(n-e)*u/gt),n],i=a.map(s),
f=i.filter(c=>c!==void 0);return f.length||v("no value in the range"),{value:s,at:a,values:i,size:f.reduce((c,u)=>q(c,Mt(u)),0),sign:r,places:o()}}const me=(t,e,n,r,o)=>r*
pe(de(t,e,n,r,o))[0][1];function he(t,e,n,r,o){const s=de(t,e,n,r,o),[[a,i],...f]=pe(s),c=Dn*(n-e);f.some(([u,l])=>i-l<=fe*s.size&&Mt(u-a)>c)&&v("several places\
 have the same value");for(const u of[a-c,a+c]){const l=e<=u&&u<=n?s.value(u):void 0;l!==void 0&&i-l<=ue*s.size&&v("it is flat where it is largest")}return Fn(s,
a,i,c)}function pe(t){const{at:e,values:n,sign:r,size:o}=t,s=c=>n[c]!==void 0&&O(n[c])>O(n[c-1])&&O(n[c])>=O(n[c+1]),i=[...n.keys()].filter(s).sort((c,u)=>O(n[u])-
O(n[c])||c-u).slice(0,Cn).map(c=>ge(t,e[q(c-1,0)],e[le(c+1,gt)],e[c],O(n[c]))),f=i.reduce((c,[,u])=>q(c,u),-1/0)+fe*o;for(const c of t.places){const u=c.map(([,
p])=>O(p===void 0?void 0:r*p)),l=u.indexOf(q(...u)),[m,g,d]=[q(l-1,0),l,le(l+1,c.length-1)].map(p=>c[p][0]);u[l]>f&&i.push(ge(t,m,d,g,u[l]))}return i.sort((c,u)=>u[1]-
c[1])}function ge({value:t},e,n,r,o){let s=n-Z*(n-e),a=e+Z*(n-e),i=O(t(s)),f=O(t(a));for(let c=0;c<wn;c++)i>o&&([r,o]=[s,i]),f>o&&([r,o]=[a,f]),i>=f?([n,a,f]=[a,
s,i],s=n-Z*(n-e),i=O(t(s))):([e,s,i]=[s,a,f],a=e+Z*(n-e),f=O(t(a)));return[r,o]}function Fn({value:t,size:e},n,r,o){for(const s of[o*64,o*8]){const a=[-2,-1,1,2].
map(p=>t(n+s*p));if(a.includes(void 0))return n;const[i,f,c,u]=a.map(O),l=i-u+8*(c-f),m=-i+16*f-30*r+16*c-u;if(!(m<0))return n;const g=n-s*l/m,d=t(g);if(Mt(g-n)>
o||d===void 0||r-d>ue*e)return n;[n,r]=[g,d]}return n}const St=192,bt=1e300,Un=1100,vt=1e-6,qn=.1,Me=1e-12;function Gn(t,e,n,r,o,s,a){e>0&&n<=0&&v("no real valu\
e");const i=[];let f=!1,c=0,u=NaN;const l=new Map(Hn(e,n,r).map(m=>[m,t(m)??NaN]));for(const[m,g]of jn(l,o()).flatMap(d=>Bn(t,d,l))){let d;if(g===0){const p=Se(
t,m);f||=!p,p&&!Nt(t,m)&&(d=m)}else u*Math.sign(g)<0&&(d=Kn(t,c,m,u,g));d!==void 0&&d!==i[i.length-1]&&i.push(d),[c,u]=[m,Math.sign(g)||NaN]}if(s!==void 0){const m=Wn(
i);return f&&v("a whole stretch of values solves it"),m.length!==a&&v(`${m.length} root${m.length===1?"":"s"} in the range, not ${a}`),m[s]}return i.length||v(f?
"a whole stretch of values solves it":"no root was found in the range"),i.reduce((m,g)=>Math.abs(g-r)<Math.abs(m-r)?g:m)}function Wn(t){const e=[];for(const n of[
...t].sort((r,o)=>r-o)){const r=e[e.length-1];(!e.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&e.push(n)}return e}function jn(t,e){const n=[...t.
keys()],{sign:r}=Math;for(const[o,s]of e.flat()){const a=n.findIndex(c=>c>o);if(s===void 0||a<1)continue;const[i,f]=[a-1,a].map(c=>r(t.get(n[c])));i*r(s)<0&&i*f>
0&&t.set(o,s)}return[...t.keys()].sort((o,s)=>o-s)}function Bn(t,e,n){const r=a=>[a,t(a)??NaN],o=[e,n.get(e)],s=vt*(Math.abs(e)||1);return o[1]===0?[r(e-s),o,r(
e+s)]:[o]}function Hn(t,e,n){const r=(i,f,c=1)=>Array.from({length:Math.floor((f-i)/c)+1},(u,l)=>i+l*c);if(t>-bt||e<bt){const i=t>0?Math.log(e/t):0;return r(0,St).
map(f=>t>0?t*Math.exp(f/St*i):t+f/St*(e-t))}const o=Math.abs(n)||1,s=[...r(-48,48).map(i=>o*10**(i/4)),...r(1,32).map(i=>o*i/16),...r(-300,300,12).map(i=>10**i)],
a=[...new Set(s)].filter(i=>i>0&&i<=bt).sort((i,f)=>i-f);return[...a.map(i=>-i).reverse(),0,...a]}function Se(t,e){const n=vt*(Math.abs(e)||1);return t(e-n)!==0&&
t(e+n)!==0}const Nt=(t,e)=>t(Number(e.toPrecision(7)))===void 0;function Kn(t,e,n,r,o){const s=Math.abs(o);let a=s,i=s;for(let g=0;g<Un;g++){const d=e/2+n/2;if(d===
e||d===n)break;const p=t(d);if(p===void 0)return;if(p===0)return Se(t,d)&&!Nt(t,d)?d:void 0;p<0==r<0?[e,a]=[d,Math.abs(p)]:[n,i]=[d,Math.abs(p)]}const[f,c]=a<i?
[e,a]:[n,i],u=vt*Math.abs(f);if(Nt(t,f))return;const l=t(f-u),m=t(f+u);return l===void 0||m===void 0?c<=Me*s?f:void 0:Math.max(a,i)<=Math.max(qn*Math.abs(m-l),Me*
s)?f:void 0}const Vn=40,Yn=25e4,Zn=60,Jn=12,Qn=3,be=1e-6,Xn=1e-7,ve=1e-9,xn=1e-13,tr=1e-10,Et=1e-8,At=1e-5,er=.1,nr=1e9,Ot=[2,3,5,7,11,13],y=1e300,Ne="the equat\
ions do not fix each unknown",{abs:E,max:$,min:Ee,floor:It}=Math;function rr(t,e,n,r,o){const s=Ae(e,n,r),a=s.map((h,S)=>e[S]>-y||n[S]<y?n[S]-e[S]:E(h)||1),i={lows:e,
highs:n,scales:a},f=$(4,Ee(Vn,It(Yn/(8*o*(2*s.length+1))))),c=[],u=[];let l=0;for(let h=0;h<f;h++){const S=or(t,h?s.map((b,M)=>sr(h,M,i)):s,i);S?.length===0&&l++,
S?.length&&![...c,...u].some(b=>cr(S,b,a))&&(ir(t,S,a)?c:u).push(S)}c.length||v(u.length||l===f?Ne:"no solution found");const m=h=>h.map((S,b)=>It(S/a[b]*nr+.5));
c.sort((h,S)=>{const b=m(h),M=m(S),N=b.findIndex((_,z)=>_!==M[z]);return N<0?0:b[N]-M[N]});const g=h=>h.reduce((S,b,M)=>S+(r[M]<y?(b-s[M])/a[M]*((b-s[M])/a[M]):
0),0),d=c.reduce((h,S)=>g(S)<g(h)*(1-ve)?S:h);u.some(h=>g(h)<g(d))&&v(Ne);const p=g(d)*(1+Et)+Et**2;return!r.every(h=>h<y)&&c.some(h=>h!==d&&g(h)<=p)&&v("severa\
l solutions are equally near"),s.map((h,S)=>[d[S],...c.map(b=>b[S])])}const Ae=(t,e,n)=>n.map((r,o)=>r<y?r:(t[o]+e[o])/2);function sr(t,e,{lows:n,highs:r,scales:o}){
let s=0;for(let i=1,f=t;f;f=It(f/Ot[e]))i/=Ot[e],s+=i*(f%Ot[e]);if(n[e]>-y||r[e]<y)return n[e]+s*o[e];const a=2*s-1;return o[e]*a/(1-E(a))}function or(t,e,{lows:n,
highs:r,scales:o}){let s=e,a=t(e),i=0;for(let f=0;f<Zn;f++){const c=s.map((b,M)=>$(E(b),.001*o[M]));if(!a)return;const[u,l]=Oe(t,s,a,c);if(!u.length)return[];const m=$(
...u.map(E));if(i===Qn)return m<=ve?s.map((b,M)=>E(b)<=xn*o[M]?0:b):void 0;(i||m<=Xn)&&i++;const g=b=>$(...b.map((M,N)=>E(M)/l[N])),d=g(a),p=s;let h=1,S;for(let b=0;b<
(i?1:Jn)&&(s=p.map((M,N)=>Ee($(M+h*c[N]*u[N],n[N]),r[N])),S=t(s),!(S&&(i||g(S)<d)));b++,h/=2)S=void 0;a=S}}function ir(t,e,n){const r=e.map((o,s)=>$(E(o),.001*n[s]));
for(const o of[At,-At]){const s=e.map((f,c)=>f+o*r[c]),a=t(s);if(!a)continue;const[i]=Oe(t,s,a,r);return i.length>0&&i.every(f=>E(o+f)<=er*At)}return!0}function Oe(t,e,n,r){
const o=e.map((i,f)=>{const[c,u]=[1,-1].map(m=>t(Object.assign([...e],{[f]:i+m*be*r[f]}))),l=c&&u?2:1;return(c??n).map((m,g)=>(m-(u??n)[g])/(l*be))}),s=n.map((i,f)=>$(
...o.map(c=>E(c[f]))));if(!s.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,f)=>[...o.map(c=>c[f]/s[f]),-i/s[f]]);return[ar(a),s]}function ar(t){const e=t.
length,n=t.map(()=>0);for(let r=0;r<e;r++){let o=r;for(let s=r+1;s<e;s++)E(t[s][r])>E(t[o][r])&&(o=s);if(!(E(t[o][r])>=tr))return[];[t[r],t[o]]=[t[o],t[r]];for(let s=r+
1;s<e;s++){const a=t[s][r]/t[r][r];for(let i=r;i<=e;i++)t[s][i]-=a*t[r][i]}}for(let r=e-1;r>=0;r--){let o=t[r][e];for(let s=r+1;s<e;s++)o-=t[r][s]*n[s];n[r]=o/t[r][r]}
return n}const cr=(t,e,n)=>t.every((r,o)=>E(r-e[o])<=Et*$(E(r),E(e[o]),1e-6*n[o])),fr=1e4,Ie=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Te=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
Re=[.015827191973480183,77/1470],Le=[.24261107190140774,672/1470],ur=4,Tt=t=>{if(t===Math.floor(t)&&t<=171)return t<=0?v("gamma of zero or less"):ke(t-1);if(t<.5)
return Math.PI/(Math.sin(Math.PI*t)*Tt(1-t));t>172&&v("overflow");const e=t-1,n=e+7.5,r=n**((e+.5)/2),o=Ie.slice(1).reduce((s,a,i)=>s+a/(e+i+1),Ie[0]);return Math.
sqrt(2*Math.PI)*r*Math.exp(-n)*r*o},ke=t=>{const e=x(t);if(e!==tt(t))return Tt(t+1);let n=e<0?v("factorial of a negative number"):1;for(let r=2;r<=Math.min(e,171);r++)
n*=r;return n},$e=(t,e)=>{let n=x(e);if(n!==tt(e)&&v("binomial of a number that is not whole"),n<0)return 0;t===Math.floor(t)&&t>=n&&(n=Math.min(n,t-n)),n>1e4&&
v("binomial of more than 10,000");let r=1;for(let o=1;o<=n;o++)r=r*(t-n+o)/o;return r},_e=t=>{if(Math.abs(t)>6)return Math.sign(t);let e=1,n=1;for(let r=1;r<250&&
e>=n*1e-17;r++)n+=e*=2*t*t/(2*r+1);return 2*t/Math.sqrt(Math.PI)*Math.exp(-t*t)*n},lr=t=>{if(t<1.5)return 1-_e(t);let e=0;for(let n=120;n>0;n--)e=n/2/(t+e);return Math.
exp(-t*t)/Math.sqrt(Math.PI)/(t+e)},dr=(t,e,n)=>e>n?v("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(t,e),n),mr=t=>{const e=Math.abs(t)**
.3333333333333333,n=Math.floor(e+.5);return Math.sign(t)*(n*n*n===Math.abs(t)?n:e)},hr=Math.hypot,pr=(t,e)=>{const n=t===Math.floor(t)&&t>=e?Math.min(e,t-e):e;return n>
0&&n<=1e4?Math.trunc(n):0};Rt.set($e,pr);const gr={gamma:Tt,factorial:ke,binomial:$e,erf:_e,erfc:lr,erfinv:Ge,normal_quantile:et,cbrt:mr,mod:qe,clamp:dr,hypot:hr,
...Ue,...bn},Mr={...De,...Ce,...we,...an,sum:(t,e,n,r,o)=>Pe(e,n,r,o,0),product:(t,e,n,r,o)=>Pe(e,n,r,o,1),integral:(t,[e,n,r],o,s,a)=>{const{budget:i}=t,f=Number(
s[+e]),c=Number(s[+n]),u=i.integrals>0,l=M=>(s[a]=M,Number(o())),{curve:m,look:g}=pt(t,l,s,a+1,+r),d=M=>m(M)??vr(l,M,f,c),p=()=>g().map(M=>M.map(([N,_])=>[N,_??
d(N)]));i.integrals++;const h=i.steps;u||[f,c].forEach(d);const S=u?1:br(Math.floor((h-i.steps)/2)),b=Nr(d,f,c,S,u,p);return i.integrals--,b},slope:(t,[e],n)=>Sr(
ye(t,e,n),Number(t.known(String(e)))),argmax:(t,e,n,r,o)=>J(he,1,t,e,n,r,o),argmin:(t,e,n,r,o)=>J(he,-1,t,e,n,r,o),maximum:(t,e,n,r,o)=>J(me,1,t,e,n,r,o),minimum:(t,e,n,r,o)=>J(
me,-1,t,e,n,r,o),root(t,[e,n,r,o,...s],a,i,f){const c=ye(t,e,a),{curve:u,look:l}=pt(t,c,i,f+1,Number(s.at(-1))),[m,g]=s.slice(0,-1).map(d=>Number(i[+d]));return Gn(
u,Number(i[+n]),Number(i[+r]),Number(i[+o]),l,m,g)},system(t,[e,...n],r,o,s){const a=+e,[i,f,c]=[0,1,2].map(h=>n.slice(h*a,(h+1)*a).map(S=>Number(o[+S]))),u=n.slice(
3*a,4*a).map(String),l=n.slice(4*a,-1).map(Number),m=h=>{const S=Lt(t,()=>{const b=t.inside(new Map(u.map((M,N)=>[M,h[N]])));return l.map((M,N)=>Number(r(N?l[N-
1]:s+1,M,b)))});return S?.every(Number.isFinite)?S:void 0},g=Ae(i,f,c);m(g);const d=t.budget.steps;return m(g),rr(m,i,f,c,d-t.budget.steps).map(h=>({first:0,numbers:h}))}},
J=(t,e,n,[r,o,s],a,i,f)=>{const c=m=>(i[f]=m,Number(a())),{curve:u,look:l}=pt(n,c,i,f+1,+s);return t(u,Number(i[+r]),Number(i[+o]),e,l)},ye=(t,e,n)=>r=>Number(n(
void 0,void 0,t.inside(new Map([[String(e),r]]))));function Pe(t,e,n,r,o){const[s,a]=[0,1].map(f=>{const c=Number(n[+t[f]]),u=x(c);return u===tt(c)?u:v("bounds \
are not whole numbers")});a<s-1&&v("the bounds run backwards"),a-s>=fr&&v("more than 10,000 terms");let i=o;for(let f=s;f<=a;f++)n[r]=f,i=o?i*Number(e()):i+Number(
e());return i}function Sr(t,e){let n=.001*Math.abs(e)||.001,r=0;const o=t(e),{abs:s}=Math;for(let a=0;a<8;a++,n/=4){const i=t(e-n),f=t(e+n),c=t(e-2*n),u=t(e+2*n),
l=f-o-(o-i),m=u-o-(o-c),g=s(f-o)+s(o-i),d=1e-14*s(o),p=c-u+8*(f-i);if(r=Math.max(r,g/n),s(m/2-2*l)<=1e-4*r*n+d&&(s((u-c)/2-(f-i))<=.1*g+d||s(p)<=1e-9*g)){const h=n/
2,S=i-f+8*(t(e+h)-t(e-h)),b=p/(12*n),M=S/(12*h);if(s(M-b)<=.001*r+d/n)return M+(M-b)/15}}return v("no slope where a function jumps or bends")}function br(t){let e=32;
for(;e>2&&t*12*e>4e4;)e/=2;return e}function vr(t,e,n,r){const o=(r-n)*.001*(Math.abs(e-n)>Math.abs(r-e)?-1:1);return[6,-15,20,-15,6,-1].reduce((s,a,i)=>s+a*t(e+
o*(i+1)),0)}function Nr(t,e,n,r,o,s){const a=[...Array.from({length:r},(b,M)=>e+(n-e)*M/r),n],i=a.map(t),f=r===32?1e-13:1e-11,c=Array.from({length:r},(b,M)=>X(t,
a[M],a[M+1],i[M],i[M+1],0)),u=Q(c);let l=ze(t,c,f*u.size),m=Q(l);m.error<=u.error||([l,m]=[c,u]);const g=s(),d=g.length?Er(t,l,g,m.size/Math.abs(n-e)):void 0;if(d){
l=d;for(let b=0;b<ur;b++)l=ze(t,l,f*Q(l).size);m=Q(l)}const{value:p,error:h,size:S}=m;return Math.abs(p)<=1e-14*S&&h<=1e-9*S?0:h<=1e-9*(o?S:Math.abs(p))?p:v("th\
e integral does not settle")}function ze(t,e,n){const r=[],o=[...e];for(let s,a=0;s=o.pop();){const{depth:i,a:f,b:c,first:u,last:l,middle:m}=s,g=(f+c)/2;if(s.error<=
n||i===52||a===500){r.push(s);continue}a++,o.push(X(t,f,g,u,m,i+1),X(t,g,c,m,l,i+1))}return r}function Er(t,e,n,r){let o=!1;const s=e.flatMap(a=>{const{a:i,b:f}=a,
[c,u]=i<f?[i,f]:[f,i],l=n.flatMap(p=>p.filter(([h])=>c<h&&h<u)),m=l.length?Ar(t,a,l,r):[];if(!m.length)return[a];o=!0;const g=[...new Set([c,u,...m])].sort((p,h)=>i<
f?p-h:h-p),d=g.map(t);return g.slice(1).map((p,h)=>X(t,g[h],p,d[h],d[h+1],0))});return o?s:void 0}function Ar(t,{a:e,b:n,first:r,last:o,middle:s},a,i){const f=(e+
n)/2,c=(n-e)/2,{abs:u}=Math,l=[[-1,r],[0,s],[1,o]];for(const[d]of Te)for(const p of[-1,1])l.push([p*d,t(f+p*c*d)]);const m=l.reduce((d,[,p])=>Math.max(d,u(p)),i),
g=([d,p])=>u(p-Or(l,(d-f)/c))<=1e-6*Math.max(m,u(p));return a.filter(d=>!g(d)).map(([d])=>d)}const Or=(t,e)=>t.reduce((n,[r,o],s)=>n+t.reduce((a,[i],f)=>f===s?a:
a*((e-i)/(r-i)),o),0),Q=t=>t.reduce((e,n)=>({value:e.value+n.value,error:e.error+n.error,size:e.size+n.size}),{value:0,error:0,size:0});function X(t,e,n,r,o,s){
const a=(e+n)/2,i=(n-e)/2,f=t(a),{abs:c}=Math;let[u,l]=[0,1].map(d=>Re[d]*(r+o)+Le[d]*f),m=Re[0]*(c(r)+c(o))+Le[0]*c(f);for(const[d,p,h]of Te){const S=t(a-i*d),
b=t(a+i*d);u+=p*(S+b),l+=h*(S+b),m+=p*(c(S)+c(b))}const g=u*i;return Number.isFinite(g)?{a:e,b:n,first:r,last:o,depth:s,middle:f,value:g,error:c(u-l)*c(i),size:m*
c(i)}:v("overflow")}export{gr as ACTS,Mr as MORE_REGIONS};
