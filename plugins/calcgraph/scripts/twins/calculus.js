import{a as F,R as ve,C as Ee,S as Ne}from"../parts/sequences.js";import{h as S,E as Ae,n as Et,j as Y,k as V,o as Le,p as Re,q}from"../page/live.js";import{o as y,
n as Z,b as Nt,e as Te}from"../parts/beta.js";import"../page/sheet.js";const Oe=.001,Ie=2e4,At=1e-12,Lt=2**-46,we=12,_e=1e-15,Rt=134217729,$e=64,Tt=1e140,Ot=1e-140,
Pe=8,{abs:R,max:It,sqrt:J,trunc:wt}=Math;function G(t,e){const n=t+e,r=n-t;return[n,t-(n-r)+(e-r)]}function _t(t,e){const n=t*e,r=Rt*t,s=Rt*e,o=r-(r-t),a=s-(s-e),
i=t-o,c=e-a;return[n,o*a-n+o*c+i*a+i*c]}function Q(t,e){const[n,r]=G(t[0],e[0]);return G(n,r+(t[1]+e[1]))}function X(t,e){const[n,r]=_t(t[0],e[0]);return G(n,r+
(t[0]*e[1]+t[1]*e[0]))}function $t(t,e){const n=t[0]/e[0],r=Q(t,X(e,[-n,0]));return G(n,r[0]/e[0])}function ke(t,[e,n]){const r=R(e);if(r>$e||r!==wt(r)||n)return;
let s=[1,0];for(let o=0;o<r;o++)s=X(s,t);return e>=0?s:$t([1,0],s)}const Pt={add:Q,sub:(t,e)=>Q(t,[-e[0],-e[1]]),mul:X,div:$t,neg:([t,e])=>[-t,-e],pow:ke};function ye(t,e){
const n=Object.hasOwn(Pt,t)?Pt[t]:void 0;if(!n||e.some(([s])=>R(s)>Tt||s&&R(s)<Ot))return;const r=n(...e);return r&&R(r[0])>Ot&&R(r[0])<Tt?r:void 0}function kt(t,e){
const n=[...t];for(const[r,[s,o]]of e)n.push(..._t(r,s),r*o);return F(n)}const T=t=>J(F(t.map(e=>e*e)));function x(t,e,n){const r=[];for(let o=e;o<n.length;o++)
r.push(t[o]*n[o]);const s=2*F(r);for(let o=e;o<n.length;o++)n[o]-=s*t[o]}class yt{constructor(e,n){this.column=e,this.others=n}}class ze{constructor(e){this.scales=
e.map(n=>T(n)||1),this.vectors=[],this.triangle=[],this.least=1,e.forEach((n,r)=>this.add(r,n.map(s=>s/this.scales[r])))}add(e,n){this.vectors.forEach((i,c)=>x(
i,c,n));const r=T(n.slice(e));if(!(r>At)){const i=this.upwards(n.slice(0,e));throw new yt(e,i.flatMap((c,f)=>R(c)>J(At)?[f]:[]))}r<this.least&&(this.least=r);const s=n[e]>
0?-r:r,o=n.map((i,c)=>c<e?0:i);o[e]-=s;const a=T(o);this.vectors.push(o.map(i=>i/a)),this.triangle.push([...n.slice(0,e),s])}turned(e){const n=[...e];return this.
vectors.forEach((r,s)=>x(r,s,n)),n}back(e){const n=[...e];for(let r=this.vectors.length-1;r>=0;r--)x(this.vectors[r],r,n);return n}solved(e){return this.upwards(
e.slice(0,this.triangle.length))}upwards(e){const n=[...e];for(let r=n.length-1;r>=0;r--){n[r]/=this.triangle[r][r];for(let s=0;s<r;s++)n[s]-=this.triangle[r][s]*
n[r]}return n}solvedAcross(e){const n=[...e];return this.triangle.forEach((r,s)=>{for(let o=0;o<s;o++)n[s]-=r[o]*n[o];n[s]/=r[s]}),n}}function De([t,...e],n){const r=e.
length,s=t.length,o=new ze(e),a=o.least<Oe||s*r<=Ie,[i,...c]=a?n():[];let f,u;if(a)[f,u]=zt(o,c,i,e.map(()=>0));else{const v=o.turned(t);f=o.solved(v),u=o.back(
[...e.map(()=>0),...v.slice(r)])}let l=T(u);l<=Lt*T(t)&&(l=0);const h=l/J(s-r),g=o.scales.map((v,m)=>{const p=e.map((b,E)=>m===E?1:0),M=a?zt(o,c,t.map(()=>[0,0]),
p)[1]:o.solvedAcross(p);return h*T(M)/v}),d=e.some(v=>v.every(m=>m===v[0]));return[...f.map((v,m)=>v/o.scales[m]),...g,h,Ce(t,l,d)]}function Ce(t,e,n){const r=n?
F(t)/t.length:0,s=T(t.map(o=>o-r));return s>Lt*T(t)||S("all rows have the same value, so there is nothing to explain"),1-e/s*(e/s)}function zt(t,e,n,r){const s=e.
length;let o=e.map(()=>0),a=n.map(()=>0),i=1/0;for(let c=0;c<we;c++){const f=o.map((M,b)=>M/t.scales[b]),u=n.map((M,b)=>{const E=[[-1,[a[b],0]]];return e.forEach(
(P,k)=>E.push([-f[k],P[b]])),kt(M,E)}),l=e.map((M,b)=>{const E=a.map((P,k)=>[-P,M[k]]);return kt([r[b]*t.scales[b],0],E)/t.scales[b]}),h=t.turned(u),g=t.solvedAcross(
l),d=t.solved(h.slice(0,s).map((M,b)=>M-g[b])),v=t.back([...g,...h.slice(s)]);o=o.map((M,b)=>M+d[b]),a=a.map((M,b)=>M+v[b]);const m=It(...d.map(R)),p=It(...o.map(
R));if(m<=_e*p)return[o,a];m>i/2&&m>1e-12*p&&S(Fe),i=m}return[o,a]}const Fe="rounding decides the result, as columns are nearly combinations of others",qe=(t,e)=>e.
length?`the rows cannot separate ${t} from ${e.join(" and ")}: their columns are collinear`:`the rows say nothing about ${t}, as what it is multiplied by is zer\
o in all of them`;function Ge(t,e,n){const r=t.length-1,s=t[0].length;s<=r&&S(`${r} coefficients need at least ${r+1} rows, and there are ${s}`);try{return De(t,
e)}catch(o){if(!(o instanceof yt))throw o;return S(qe(n[o.column],o.others.map(a=>n[a])))}}function Ue(t,e,n,r,s){const[,o,a,...i]=e[n].map(Number),c=i.slice(0,
-1).map((l,h)=>[h?i[h-1]:n+1,l]),f=c.slice(a).map(()=>[]),u=r[n];for(let l=0;l<o;l++)r[n]=l,!(a&&!s(...c[0]))&&f.forEach((h,g)=>h.push(je(e,c[g+a],r,s)));return r[n]=
u,f}function je(t,[e,n],r,s){const o=new Map;for(let a=e;a<n;){const[i,...c]=t[a],f=Be(t[a],a),u=s(a,a+1);if(f===a+1&&u){const l=ye(String(i),c.map(h=>[Number(r[+h]),
o.get(+h)??0]));l&&(r[a]=l[0],o.set(a,l[1]))}a=f}return[Number(r[n-1]),o.get(n-1)??0]}const Be=([t,...e],n)=>Ae.has(String(t))||Ke.includes(String(t))?n+1:Number(
e[t==="with"?0:e.length-1]),Ke=["num","row","read","index"],We={fitted(t,[e,n],r,s,o,a){const i=s[+n].map(({numbers:u})=>u);return t.budget.steps-=wt(i[0].length*
i.length*i.length/Pe),t.budget.steps<0&&r(o,o),Ge(i,()=>Ue(t,a,+n,s,r),String(e).split(", ")).map(u=>({first:0,numbers:[u]}))}},{abs:z,exp:O,log:A,log1p:Dt,max:Ct,
min:tt,sqrt:D,trunc:He,PI:et}=Math,nt=.01,U=1e6,Ye=1e-17,j=1e-300,Ft=2e4,Ve=100,qt=1e-9,Gt=-706,Ze=37,Je=18,Qe=.5772156649015329,Xe=[.6449340668482264,.2020569031595943,
.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,
.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,
4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,
1862659723513049e-24,9313274324196682e-25],$=t=>{if(t<=0&&S("lgamma of zero or less"),t>=10)return(t-.5)*(A(t)-1)+(A(2*et)-1)/2+y(t);let e=1;for(;t>2.5;)e*=t-=1;
if(t<.5)return Ut(t)-A(t);const n=t<1.5?Ut(t-1):jt(t-2);return e===1?n:n+A(e)},Ut=t=>jt(t)-Dt(t);function jt(t){let e=t,n=0;return Xe.forEach((r,s)=>{e*=-t,n-=r*
e/(s+2)}),t*(1-Qe)+n}function rt(t){if(z(t)>.25)return Dt(t)-t;const e=t/(2+t),n=e*e;let r=n,s=0;for(let o=3;o<41;o+=2)s+=r/o,r*=n;return 2*e*s-t*e}const C=(...t)=>{
const e=Ct(...t.slice(0,-1));return e>0&&e<=U?He(20+2*D(e)):0},B=(...t)=>6*C(...t);function K(t,e){t>=nt&&t<=U||S("an incomplete gamma function of a shape that \
is not between 0.01 and 1,000,000"),e<0&&S("an incomplete gamma function of a negative number")}function st(t,e){if(e===0)return[0,1];const n=ot(t,e);if(e<=t+1){
const s=n/t*xe(t,e);return[s,1-s]}const r=n?n/tn(t,e):0;return[1-r,r]}function ot(t,e){if(t<1)return e<1e3?O(t*A(e)-e-$(t+1))*t:0;const n=(e-t)/t,r=n>-.9?t*rt(n):
t*(A(e/t)-n);return r>-745?O(r-y(t))*D(t/(2*et)):0}function xe(t,e){let n=1,r=1;for(let s=1;s<Ft&&(n*=e/(t+s),r+=n,!(n<r*Ye));s++);return r}function tn(t,e){let n=e+
1-t,r=n,s=n,o=0;for(let a=1;a<Ft;a++){const i=a*(t-a);if(n+=2,o=n+i*o,o=1/(z(o)>=j?o:j),r=n+i/r,r=z(r)>=j?r:j,s*=r*o,z(r*o-1)<=2e-16)break}return s}function it(t,e){
t>=nt&&t<=U&&e>=nt&&e<=U||S("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Bt(t,e,n,r){if(n<=0||r<=0)return n<=0?[0,1]:
[1,0];const s=at(t,e,n,r),o=n<r?n-t/(t+e):e/(t+e)-r;if(n<=(t+1)/(t+e+2)){const i=s/Nt(n,r,-(t+e)*o,t,e);return[i,1-i]}const a=s/Nt(r,n,(t+e)*o,e,t);return[1-a,a]}
function at(t,e,n,r){const s=t/(t+e),o=e/(t+e),a=n<r?n-s:o-r,i=a>-.9*s?rt(a/s):A(n/s)-a/s,c=a<.9*o?rt(-a/o):A(r/o)+a/o,f=t*i+e*c-y(t)-y(e)+y(t+e);return f>-745?
O(f)*D(t/(2*et)*o):0}function Kt(t){t>=0&&t<=1||S("an incomplete beta function of a number that is not between 0 and 1")}const Wt=(t,e,n)=>(it(t,e),Kt(n),Bt(t,e,
n,1-n)),en=(t,e)=>(K(t,e),e?ot(t,e)/e:ct(t,1)),ct=(t,e)=>(t<1&&S("a density that is infinite at its end"),t===1?e:0),nn=(t,e,n)=>(it(t,e),Kt(n),n===0||n===1?n?ct(
e,t):ct(t,e):at(t,e,n,1-n)/(n*(1-n)));function Ht(t,e){t>=0&&t<=1&&e>=0&&e<=1||S("an inverse of a share that is not between 0 and 1")}const Yt=(t,e)=>t<=e?Z(t):
-Z(e);function Vt(t,e,n){if(K(t,0),Ht(e,n),n===0&&S("an infinite inverse"),e===0)return 0;const r=o=>{const a=O(o);return[...st(t,a),ot(t,a)]},s=t>=1?A(t)+Yt(e,
n)/D(t):(A(e)+$(t+1))/t;return O(Jt(r,e,n,s,Je))}function Zt(t,e,n,r){if(it(t,e),Ht(n,r),n===0||r===0)return+(r===0);const s=a=>{const i=1/(1+O(-a)),c=1/(1+O(a));
return[...Bt(t,e,i,c),at(t,e,i,c)]},o=tt(t,e)<1?(A(n*t)+$(t)+$(e)-$(t+e))/t:A(t/e)+Yt(n,r)*D(1/t+1/e);return 1/(1+O(-Jt(s,n,r,o,Ze)))}function Jt(t,e,n,r,s){let o=Gt,
a=s,i=tt(Ct(r,o),a);const c=A(tt(e,n)),f=e<=n;for(let u=0;u<Ve;u++){const[l,h,g]=t(i),d=f?l:h,v=(d>0?A(d)-c:-1/0)*(f?1:-1);v>0?a=i:o=i;let m=g>0&&d>0?i-v*d/g:1/0;
o<=m&&m<=a||(m=(o+a)/2);const p=z(m-i);if(i=m,p<=qt)break}return i<=Gt+qt?S("an inverse below 1e-306"):i}const I=(t,e)=>(Et.set(t,e),t),rn={lgamma:$,gamma_inc:I(
(t,e)=>(K(t,e),st(t,e)[0]),C),gamma_inc_upper:I((t,e)=>(K(t,e),st(t,e)[1]),C),gamma_inc_inv:I((t,e)=>Vt(t,e,1-e),B),gamma_inc_upper_inv:I((t,e)=>Vt(t,1-e,e),B),
beta_inc:I((t,e,n)=>Wt(t,e,n)[0],C),beta_inc_upper:I((t,e,n)=>Wt(t,e,n)[1],C),beta_inc_inv:I((t,e,n)=>Zt(t,e,n,1-n),B),beta_inc_upper_inv:I((t,e,n)=>Zt(t,e,1-n,
n),B),gamma_density:en,beta_density:nn},ft=400,W=.6180339887498949,sn=60,on=8,an=1e-9,cn=1e-5,Qt=1e-13,{abs:ut,max:Xt,min:fn}=Math,L=t=>t??-1/0;function xt(t,e,n,r){
e<n||S(e>n?"the range runs backwards":"the range is empty");const s=c=>{const f=t(c);return f===void 0?void 0:r*f},o=[...Array.from({length:ft},(c,f)=>e+(n-e)*f/
ft),n],a=o.map(s),i=a.filter(c=>c!==void 0);return i.length||S("no value in the range"),{value:s,at:o,values:a,size:i.reduce((c,f)=>Xt(c,ut(f)),0)}}const te=(t,e,n,r)=>r*
ne(xt(t,e,n,r))[0][1];function ee(t,e,n,r){const s=xt(t,e,n,r),[[o,a],...i]=ne(s),c=cn*(n-e);i.some(([f,u])=>a-u<=an*s.size&&ut(f-o)>c)&&S("several places have \
the same value");for(const f of[o-c,o+c]){const u=e<=f&&f<=n?s.value(f):void 0;u!==void 0&&a-u<=Qt*s.size&&S("it is flat where it is largest")}return ln(s,o,a,c)}
function ne(t){const{values:e}=t,n=s=>e[s]!==void 0&&L(e[s])>L(e[s-1])&&L(e[s])>=L(e[s+1]);return[...e.keys()].filter(n).sort((s,o)=>L(e[o])-L(e[s])||s-o).slice(
0,on).map(s=>un(t,s)).sort((s,o)=>o[1]-s[1])}function un({value:t,at:e,values:n},r){let s=e[Xt(r-1,0)],o=e[fn(r+1,ft)],a=e[r],i=L(n[r]),c=o-W*(o-s),f=s+W*(o-s),
u=L(t(c)),l=L(t(f));for(let h=0;h<sn;h++)u>i&&([a,i]=[c,u]),l>i&&([a,i]=[f,l]),u>=l?([o,f,l]=[f,c,u],c=o-W*(o-s),u=L(t(c))):([s,c,u]=[c,f,l],f=s+W*(o-s),l=L(t(f)));
return[a,i]}function ln({value:t,size:e},n,r,s){for(const o of[s*64,s*8]){const a=[-2,-1,1,2].map(v=>t(n+o*v));if(a.includes(void 0))return n;const[i,c,f,u]=a.map(
L),l=i-u+8*(f-c),h=-i+16*c-30*r+16*f-u;if(!(h<0))return n;const g=n-o*l/h,d=t(g);if(ut(g-n)>s||d===void 0||r-d>Qt*e)return n;[n,r]=[g,d]}return n}const lt=192,ht=1e300,
hn=1100,mt=1e-6,mn=.1,re=1e-12;function dn(t,e,n,r,s,o){e>0&&n<=0&&S("no real value");const a=[];let i=!1,c=0,f=NaN;for(const[u,l]of Mn(e,n,r).flatMap(h=>gn(t,h))){
let h;if(l===0){const g=se(t,u);i||=!g,g&&!dt(t,u)&&(h=u)}else f*Math.sign(l)<0&&(h=bn(t,c,u,f,l));h!==void 0&&h!==a[a.length-1]&&a.push(h),[c,f]=[u,Math.sign(l)||
NaN]}if(s!==void 0){const u=pn(a);return i&&S("a whole stretch of values solves it"),u.length!==o&&S(`${u.length} root${u.length===1?"":"s"} in the range, not ${o}`),
u[s]}return a.length||S(i?"a whole stretch of values solves it":"no root was found in the range"),a.reduce((u,l)=>Math.abs(l-r)<Math.abs(u-r)?l:u)}function pn(t){
const e=[];for(const n of[...t].sort((r,s)=>r-s)){const r=e[e.length-1];(!e.length||Math.abs(n-r)>1e-9*Math.max(Math.abs(n),Math.abs(r)))&&e.push(n)}return e}function gn(t,e){
const n=o=>[o,t(o)??NaN],r=n(e),s=mt*(Math.abs(e)||1);return r[1]===0?[n(e-s),r,n(e+s)]:[r]}function Mn(t,e,n){const r=(i,c,f=1)=>Array.from({length:Math.floor(
(c-i)/f)+1},(u,l)=>i+l*f);if(t>-ht||e<ht){const i=t>0?Math.log(e/t):0;return r(0,lt).map(c=>t>0?t*Math.exp(c/lt*i):t+c/lt*(e-t))}const s=Math.abs(n)||1,o=[...r(
-48,48).map(i=>s*10**(i/4)),...r(1,32).map(i=>s*i/16),...r(-300,300,12).map(i=>10**i)],a=[...new Set(o)].filter(i=>i>0&&i<=ht).sort((i,c)=>i-c);return[...a.map(
i=>-i).reverse(),0,...a]}function se(t,e){const n=mt*(Math.abs(e)||1);return t(e-n)!==0&&t(e+n)!==0}const dt=(t,e)=>t(Number(e.toPrecision(7)))===void 0;function bn(t,e,n,r,s){
const o=Math.abs(s);let a=o,i=o;for(let g=0;g<hn;g++){const d=e/2+n/2;if(d===e||d===n)break;const v=t(d);if(v===void 0)return;if(v===0)return se(t,d)&&!dt(t,d)?
d:void 0;v<0==r<0?[e,a]=[d,Math.abs(v)]:[n,i]=[d,Math.abs(v)]}const[c,f]=a<i?[e,a]:[n,i],u=mt*Math.abs(c);if(dt(t,c))return;const l=t(c-u),h=t(c+u);return l===void 0||
h===void 0?f<=re*o?c:void 0:Math.max(a,i)<=Math.max(mn*Math.abs(h-l),re*o)?c:void 0}const Sn=40,vn=25e4,En=60,Nn=12,An=3,oe=1e-6,Ln=1e-7,ie=1e-9,Rn=1e-13,Tn=1e-10,
pt=1e-8,gt=1e-5,On=.1,In=1e9,Mt=[2,3,5,7,11,13],_=1e300,ae="the equations do not fix each unknown",{abs:N,max:w,min:ce,floor:bt}=Math;function wn(t,e,n,r,s){const o=fe(
e,n,r),a=o.map((m,p)=>e[p]>-_||n[p]<_?n[p]-e[p]:N(m)||1),i={lows:e,highs:n,scales:a},c=w(4,ce(Sn,bt(vn/(8*s*(2*o.length+1))))),f=[],u=[];let l=0;for(let m=0;m<c;m++){
const p=$n(t,m?o.map((M,b)=>_n(m,b,i)):o,i);p?.length===0&&l++,p?.length&&![...f,...u].some(M=>yn(p,M,a))&&(Pn(t,p,a)?f:u).push(p)}f.length||S(u.length||l===c?ae:
"no solution found");const h=m=>m.map((p,M)=>bt(p/a[M]*In+.5));f.sort((m,p)=>{const M=h(m),b=h(p),E=M.findIndex((P,k)=>P!==b[k]);return E<0?0:M[E]-b[E]});const g=m=>m.
reduce((p,M,b)=>p+(r[b]<_?(M-o[b])/a[b]*((M-o[b])/a[b]):0),0),d=f.reduce((m,p)=>g(p)<g(m)*(1-ie)?p:m);u.some(m=>g(m)<g(d))&&S(ae);const v=g(d)*(1+pt)+pt**2;return!r.
every(m=>m<_)&&f.some(m=>m!==d&&g(m)<=v)&&S("several solutions are equally near"),o.map((m,p)=>[d[p],...f.map(M=>M[p])])}const fe=(t,e,n)=>n.map((r,s)=>r<_?r:(t[s]+
e[s])/2);function _n(t,e,{lows:n,highs:r,scales:s}){let o=0;for(let i=1,c=t;c;c=bt(c/Mt[e]))i/=Mt[e],o+=i*(c%Mt[e]);if(n[e]>-_||r[e]<_)return n[e]+o*s[e];const a=2*
o-1;return s[e]*a/(1-N(a))}function $n(t,e,{lows:n,highs:r,scales:s}){let o=e,a=t(e),i=0;for(let c=0;c<En;c++){const f=o.map((M,b)=>w(N(M),.001*s[b]));if(!a)return;
const[u,l]=ue(t,o,a,f);if(!u.length)return[];const h=w(...u.map(N));if(i===An)return h<=ie?o.map((M,b)=>N(M)<=Rn*s[b]?0:M):void 0;(i||h<=Ln)&&i++;const g=M=>w(...M.
map((b,E)=>N(b)/l[E])),d=g(a),v=o;let m=1,p;for(let M=0;M<(i?1:Nn)&&(o=v.map((b,E)=>ce(w(b+m*f[E]*u[E],n[E]),r[E])),p=t(o),!(p&&(i||g(p)<d)));M++,m/=2)p=void 0;
a=p}}function Pn(t,e,n){const r=e.map((s,o)=>w(N(s),.001*n[o]));for(const s of[gt,-gt]){const o=e.map((c,f)=>c+s*r[f]),a=t(o);if(!a)continue;const[i]=ue(t,o,a,r);
return i.length>0&&i.every(c=>N(s+c)<=On*gt)}return!0}function ue(t,e,n,r){const s=e.map((i,c)=>{const[f,u]=[1,-1].map(h=>t(Object.assign([...e],{[c]:i+h*oe*r[c]}))),
l=f&&u?2:1;return(f??n).map((h,g)=>(h-(u??n)[g])/(l*oe))}),o=n.map((i,c)=>w(...s.map(f=>N(f[c]))));if(!o.every(i=>i>0&&i<1/0))return[[],[]];const a=n.map((i,c)=>[
...s.map(f=>f[c]/o[c]),-i/o[c]]);return[kn(a),o]}function kn(t){const e=t.length,n=t.map(()=>0);for(let r=0;r<e;r++){let s=r;for(let o=r+1;o<e;o++)N(t[o][r])>N(
t[s][r])&&(s=o);if(!(N(t[s][r])>=Tn))return[];[t[r],t[s]]=[t[s],t[r]];for(let o=r+1;o<e;o++){const a=t[o][r]/t[r][r];for(let i=r;i<=e;i++)t[o][i]-=a*t[r][i]}}for(let r=e-
1;r>=0;r--){let s=t[r][e];for(let o=r+1;o<e;o++)s-=t[r][o]*n[o];n[r]=s/t[r][r]}return n}const yn=(t,e,n)=>t.every((r,s)=>N(r-e[s])<=pt*w(N(r),N(e[s]),1e-6*n[s])),
zn=1e4,le=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,
15056327351493116e-23],Dn=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,
.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],he=[.015827191973480183,77/1470],me=[.24261107190140774,672/1470],St=t=>{if(t===Math.floor(
t)&&t<=171)return t<=0?S("gamma of zero or less"):de(t-1);if(t<.5)return Math.PI/(Math.sin(Math.PI*t)*St(1-t));t>172&&S("overflow");const e=t-1,n=e+7.5,r=n**((e+
.5)/2),s=le.slice(1).reduce((o,a,i)=>o+a/(e+i+1),le[0]);return Math.sqrt(2*Math.PI)*r*Math.exp(-n)*r*s},de=t=>{const e=Y(t);if(e!==V(t))return St(t+1);let n=e<0?
S("factorial of a negative number"):1;for(let r=2;r<=Math.min(e,171);r++)n*=r;return n},pe=(t,e)=>{let n=Y(e);if(n!==V(e)&&S("binomial of a number that is not w\
hole"),n<0)return 0;t===Math.floor(t)&&t>=n&&(n=Math.min(n,t-n)),n>1e4&&S("binomial of more than 10,000");let r=1;for(let s=1;s<=n;s++)r=r*(t-n+s)/s;return r},ge=t=>{
if(Math.abs(t)>6)return Math.sign(t);let e=1,n=1;for(let r=1;r<250&&e>=n*1e-17;r++)n+=e*=2*t*t/(2*r+1);return 2*t/Math.sqrt(Math.PI)*Math.exp(-t*t)*n},Cn=t=>{if(t<
1.5)return 1-ge(t);let e=0;for(let n=120;n>0;n--)e=n/2/(t+e);return Math.exp(-t*t)/Math.sqrt(Math.PI)/(t+e)},Fn=(t,e,n)=>e>n?S("clamp to a range whose ends are \
the wrong way round"):Math.min(Math.max(t,e),n),qn=t=>{const e=Math.abs(t)**.3333333333333333,n=Math.floor(e+.5);return Math.sign(t)*(n*n*n===Math.abs(t)?n:e)},
Gn=Math.hypot,Un=(t,e)=>{const n=t===Math.floor(t)&&t>=e?Math.min(e,t-e):e;return n>0&&n<=1e4?Math.trunc(n):0};Et.set(pe,Un);const jn={gamma:St,factorial:de,binomial:pe,
erf:ge,erfc:Cn,erfinv:Te,normal_quantile:Z,cbrt:qn,mod:Re,clamp:Fn,hypot:Gn,...Le,...rn},Bn={...Ne,...Ee,...ve,...We,sum:(t,e,n,r,s)=>be(e,n,r,s,0),product:(t,e,n,r,s)=>be(
e,n,r,s,1),integral:(t,[e,n],r,s,o)=>{const{budget:a}=t,i=Number(s[+e]),c=Number(s[+n]),f=a.integrals>0,u=d=>(s[o]=d,Number(r())),l=d=>q(t,()=>u(d))??Hn(u,d,i,c);
a.integrals++;const h=a.steps;f||[i,c].forEach(l);const g=Yn(l,i,c,f?1:Wn(Math.floor((h-a.steps)/2)),f);return a.integrals--,g},slope:(t,[e],n)=>Kn(Me(t,e,n),Number(
t.known(String(e)))),argmax:(t,e,n,r,s)=>H(ee,1,t,e,n,r,s),argmin:(t,e,n,r,s)=>H(ee,-1,t,e,n,r,s),maximum:(t,e,n,r,s)=>H(te,1,t,e,n,r,s),minimum:(t,e,n,r,s)=>H(
te,-1,t,e,n,r,s),root(t,[e,n,r,s,...o],a,i){const c=Me(t,e,a),[f,u]=o.slice(0,-1).map(h=>Number(i[+h]));return dn(h=>q(t,()=>c(h)),Number(i[+n]),Number(i[+r]),Number(
i[+s]),f,u)},system(t,[e,...n],r,s,o){const a=+e,[i,c,f]=[0,1,2].map(m=>n.slice(m*a,(m+1)*a).map(p=>Number(s[+p]))),u=n.slice(3*a,4*a).map(String),l=n.slice(4*a,
-1).map(Number),h=m=>{const p=q(t,()=>{const M=t.inside(new Map(u.map((b,E)=>[b,m[E]])));return l.map((b,E)=>Number(r(E?l[E-1]:o+1,b,M)))});return p?.every(Number.
isFinite)?p:void 0},g=fe(i,c,f);h(g);const d=t.budget.steps;return h(g),wn(h,i,c,f,d-t.budget.steps).map(m=>({first:0,numbers:m}))}},H=(t,e,n,[r,s],o,a,i)=>{const c=f=>(a[i]=
f,Number(o()));return t(f=>q(n,()=>c(f)),Number(a[+r]),Number(a[+s]),e)},Me=(t,e,n)=>r=>Number(n(void 0,void 0,t.inside(new Map([[String(e),r]]))));function be(t,e,n,r,s){
const[o,a]=[0,1].map(c=>{const f=Number(n[+t[c]]),u=Y(f);return u===V(f)?u:S("bounds are not whole numbers")});a<o-1&&S("the bounds run backwards"),a-o>=zn&&S("\
more than 10,000 terms");let i=s;for(let c=o;c<=a;c++)n[r]=c,i=s?i*Number(e()):i+Number(e());return i}function Kn(t,e){let n=.001*Math.abs(e)||.001,r=0;const s=t(
e),{abs:o}=Math;for(let a=0;a<8;a++,n/=4){const i=t(e-n),c=t(e+n),f=t(e-2*n),u=t(e+2*n),l=c-s-(s-i),h=u-s-(s-f),g=o(c-s)+o(s-i),d=1e-14*o(s),v=f-u+8*(c-i);if(r=
Math.max(r,g/n),o(h/2-2*l)<=1e-4*r*n+d&&(o((u-f)/2-(c-i))<=.1*g+d||o(v)<=1e-9*g)){const m=n/2,p=i-c+8*(t(e+m)-t(e-m)),M=v/(12*n),b=p/(12*m);if(o(b-M)<=.001*r+d/
n)return b+(b-M)/15}}return S("no slope where a function jumps or bends")}function Wn(t){let e=32;for(;e>2&&t*12*e>4e4;)e/=2;return e}function Hn(t,e,n,r){const s=(r-
n)*.001*(Math.abs(e-n)>Math.abs(r-e)?-1:1);return[6,-15,20,-15,6,-1].reduce((o,a,i)=>o+a*t(e+s*(i+1)),0)}function Yn(t,e,n,r,s){const o=[...Array.from({length:r},
(g,d)=>e+(n-e)*d/r),n],a=o.map(t),i=Array.from({length:r},(g,d)=>vt(t,o[d],o[d+1],a[d],a[d+1],0)),c=Se(i),f=Vn(t,i,(r===32?1e-13:1e-11)*c.size),{value:u,error:l,
size:h}=f.error<=c.error?f:c;return Math.abs(u)<=1e-14*h&&l<=1e-9*h?0:l<=1e-9*(s?h:Math.abs(u))?u:S("the integral does not settle")}function Vn(t,e,n){const r=[];
for(let s,o=0;s=e.pop();){const{depth:a,a:i,b:c,first:f,last:u,middle:l}=s,h=(i+c)/2;if(s.error<=n||a===52||o===500){r.push(s);continue}o++,e.push(vt(t,i,h,f,l,
a+1),vt(t,h,c,l,u,a+1))}return Se(r)}const Se=t=>t.reduce((e,n)=>({value:e.value+n.value,error:e.error+n.error,size:e.size+n.size}),{value:0,error:0,size:0});function vt(t,e,n,r,s,o){
const a=(e+n)/2,i=(n-e)/2,c=t(a),{abs:f}=Math;let[u,l]=[0,1].map(d=>he[d]*(r+s)+me[d]*c),h=he[0]*(f(r)+f(s))+me[0]*f(c);for(const[d,v,m]of Dn){const p=t(a-i*d),
M=t(a+i*d);u+=v*(p+M),l+=m*(p+M),h+=v*(f(p)+f(M))}const g=u*i;return Number.isFinite(g)?{a:e,b:n,first:r,last:s,depth:o,middle:c,value:g,error:f(u-l)*f(i),size:h*
f(i)}:S("overflow")}export{jn as ACTS,Bn as MORE_REGIONS};
