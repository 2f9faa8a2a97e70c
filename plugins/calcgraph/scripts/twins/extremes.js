const tt=64,et=9,nt=1024,ot=10,at=3,st=.1,rt=24,ft=12,ct=12,ut=1e-13,x=.6180339887498949,X=60,Y=1e-12,Z=1e5,C=(r,o)=>Math.abs(r-o)<=Y*Math.max(Math.abs(r),Math.
abs(o)),O=(r,o,M)=>Math.min(Math.max(r,o),M),j=(r,o,M)=>o>0&&M>100*o?O(o*(M/o)**r,o,M):o*(1-r)+M*r;function $(r,o){const M=Array.from({length:9},(h,u)=>(u+1)*x%
1),T=[...Array.from({length:65},(h,u)=>u/64),...M],p=T.map(h=>r*(1-h)+o*h);return r>0&&o>10*r&&p.push(...T.map(h=>O(r*(o/r)**h,r,o))),p.sort((h,u)=>h-u)}function G(r,o){
if(!(o>1e-280&&o<1e280))return r;const M=10**(12-Math.ceil(Math.log10(o)));return Math.floor(r*M+.5)/M}function k(r,o,M=[]){const T=o.map(([t,n])=>[t,$(...n)]);
let p=1/0,h=-1/0,u=!1,H=1,I=new Map,v=I;const U=()=>(H=H*48271%2147483647)/2147483647,E=t=>{const n=r(t);return typeof n!="number"?(u=!0,NaN):(n<p&&([p,I]=[n,t]),
n>h&&([h,v]=[n,t]),n)},A=t=>new Map(o.map(([n,a],e)=>[n,t(...a,e)])),q=(t,n)=>{const a=[A(s=>s),...o.length>1?[A((s,f)=>f),A((s,f)=>j(U(),s,f))]:[]];let e=0;for(const s of a){
let f=NaN;for(const c of n){const i=E(new Map(s).set(t,c));if(u)return;if(!Number.isNaN(f)&&!C(i,f)){const b=i>f?1:-1;if(e===-b)return;e=b}f=i}}return e},B=(t,n,a,e,s,f)=>{
const c=e.length-1;let i=Number(t.get(a)),b=n;const l=m=>{const y=s*E(new Map(t).set(a,m));return y>b&&([i,b]=[m,y]),y};if(f)for(let m=0;m<=c;m+=Math.floor(e.length/
12))l(e[m]);l(e[0]),l(e[c]);const N=e.findIndex(m=>m>=i),L=N<0?e.length:N;let S=e[Math.max(L-2,0)],d=e[Math.min(L+1,c)],R=d-x*(d-S),P=S+x*(d-S),g=l(R),D=l(P);for(let m=0;m<
X;m++)g>D?([d,P,D]=[P,R,g],R=d-x*(d-S),g=l(R)):([S,R,g]=[R,P,D],P=S+x*(d-S),D=l(P));return l(O(G((S+d)/2,Math.max(Math.abs(e[0]),Math.abs(e[c]))),e[0],e[c])),[i,
b]},J=(t,n,a,e)=>{let s=n,f=a,c=1;for(let i=0;i<12;i++,c*=2){const b=new Map(T.map(([N,L])=>{const S=c*(Number(n.get(N))-Number(t.get(N)));return[N,O(Number(s.get(
N))+S,L[0],L[L.length-1])]})),l=e*E(b);if(!(l>f))break;[s,f]=[b,l]}return[s,f]},K=(t,n)=>{let a=new Map(t),e=n*E(t);for(let s=0;s<24;s++){const f=new Map(a),c=e;
for(const[i,b]of T){if(u)return;const[l,N]=B(a,e,i,b,n,s===0);a.set(i,l),e=N}if(T.length>1&&s&&([a,e]=J(f,a,e,n)),!(e-c>1e-13*Math.max(Math.abs(e),Math.abs(c))))
break}},Q=(t,n,a)=>{const e=[a];for(const[,s]of[...t].sort(([f],[c])=>n*(c-f))){if(e.length>3)break;const f=c=>o.some(([i,[b,l]])=>Math.abs(Number(s.get(i))-Number(
c.get(i)))>.1*(l-b));e.every(f)&&e.push(s)}return e},W=t=>({ends:t,at:[I,v]});for(const t of M)E(t);const _=T.map(([t,n])=>q(t,n));if(u)return;if(_.every(t=>t!==
void 0)){const t=E(A((a,e,s)=>Number(_[s])>=0?a:e)),n=E(A((a,e,s)=>Number(_[s])>=0?e:a));if(!u&&C(t,p)&&C(n,h))return W([p,h])}const V=[],z=t=>{V.push([E(t),t])};
for(let t=0;t<1024&&!u;t++)z(A((n,a)=>j(U(),n,a)));if(o.length<=10)for(let t=0;t<2**o.length&&!u;t++)z(A((n,a,e)=>t>>o.length-1-e&1?a:n));if(u)return;const F=Math.
max(...V.map(([t])=>Math.abs(t)));for(const t of[-1,1])for(const n of Q(V,t,t<0?I:v))u||K(n,t);const w=Math.max(Math.abs(p),Math.abs(h));return u||F>0&&w>Z*F?void 0:
W([G(p,w),G(h,w)])}export{k as findExtremes};
