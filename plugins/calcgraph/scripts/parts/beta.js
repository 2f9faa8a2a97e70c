import{h as T}from"../page/live.js";const k=[[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,
3.3871328727963665],[5226.495278852854,28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],D=[[.0007745450142783414,
.022723844989269184,.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,
.015198666563616457,.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],P=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,
.026532189526576124,.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,
.0007868691311456133,.014875361290850615,.1369298809227358,.599832206555888,1]],p=(t,n)=>{const[o,e]=t.map(r=>r.reduce((f,c)=>f*n+c,0));return o/e},E=(t,n)=>{if(Math.
abs(t)<=.425)return t*p(k,.180625-t*t);const o=Math.sqrt(-Math.log(n));return Math.sign(t)*(o<=5?p(D,o-1.6):p(P,o-5))},g=t=>t>0&&t<1?E(t-.5,Math.min(t,1-t)):T("\
a quantile of a probability that is not between 0 and 1"),U=t=>t>-1&&t<1?E(t/2,(1-Math.abs(t))/2)/Math.sqrt(2):T("erfinv of a number that is not between -1 and \
1"),{abs:h,exp:_,expm1:M,log:a,log1p:w,min:L,sqrt:G,PI:j}=Math,N=.1,A=1e5,y=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],z=10,O=1e-300,Y=3e-16,Z=1e-9,v=2e4,B=60,
u=[],C=(t,n,o)=>{n>=N&&n<=A&&o>=N&&o<=A||T("a shape of `beta` that is not between 0.1 and 100,000");let e=u[0];return(e?.shapes.a!==n||e.shapes.b!==o)&&(e=u.find(
({shapes:r})=>r.a===n&&r.b===o)??H(n,o),u.unshift(e),u.length=L(u.length,16)),t<=e.middle?_(F(t,e.shapes)):-M(F(1-t,e.mirrored))};function H(t,n){const o=q(t,n),
[e,r]=Q(o.most,o);return{shapes:o,mirrored:q(n,t),middle:_(e)/r}}function q(t,n){const o=m(t)+m(n)-m(t+n)-a(t/(t+n)*n/(2*j))/2;return{a:t,b:n,round:o,most:a((t+
1)/(t+n+2))}}function F(t,n){const o=a(t);let e=L(J(t,n),n.most);for(let r=0;r<B;r++){const[f,c]=Q(e,n);let i=e+(f-a(c)-o)*M(e)/c;i>n.most&&(i=(e+n.most)/2);const s=h(
i-e);if(e=i,s<=Z*h(e))break}return e}function J(t,{a:n,b:o,round:e}){if(n<1||o<1)return(a(t*n)+e+n*a(n/(n+o))+o*a(o/(n+o)))/n;const r=g(t),f=1/(2*n-1),c=1/(2*o-
1),i=2/(f+c),s=(r*r-3)/6,l=r*G(i+s)/i+(c-f)*(s+5/6-2/(3*i));return-w(o/n*_(-2*l))}function Q(t,{a:n,b:o,round:e}){const r=_(t),f=-M(t),c=n/(n+o),i=o/(n+o),s=r<f?
r-c:i-f,l=s>-c/2?w(s/c):a(r/c),d=s<i/2?w(-s/i):a(f/i);return[n*l+o*d-e,I(r,f,-(n+o)*s,n,o)]}function m(t){let n=0;for(;t<z;t++)n+=(t+.5)*w(1/t)-1;const o=1/(t*t);
return n+y.reduce((e,r)=>e*o+r,0)/t}function I(t,n,o,e,r){let f=e/(e+1)*(o+1),c=f,i=0;for(let s=1;s<v;s++){const l=e+2*s-1,d=(e+s-1)*(e+r+s-1)*s*(r-s)*t*t/(l*l),
S=s+s*(r-s)*t/l+(e+s)/(l+2)*(o+1+s*(1+n));if(i=1/R(S+d*i),f=R(S+d/f),c*=f*i,h(f*i-1)<=Y)break}return c}const R=t=>h(t)>=O?t:O;var K=Object.freeze({__proto__:null,
betaFraction:I,betaQuantile:C,offStirling:m});export{K as a,I as b,U as e,g as n,m as o};
