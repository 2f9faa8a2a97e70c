import{e as q}from"../../page/live.js";import{n as A}from"../../parts/quantiles.js";import"../../page/sheet.js";const{abs:p,exp:w,expm1:T,log:m,log1p:S,min:h,sqrt:P,
PI:_}=Math,E=.1,R=1e5,x=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],G=10,L=1e-300,F=3e-16,Q=1e-9,Y=1e3,Z=60,l=[],j=(o,t,n)=>{t>=E&&t<=R&&n>=E&&n<=R||q("a sh\
ape of `beta` that is not between 0.1 and 100,000");let r=l[0];return(r?.shapes.a!==t||r.shapes.b!==n)&&(r=l.find(({shapes:f})=>f.a===t&&f.b===n)??y(t,n),l.unshift(
r),l.length=h(l.length,16)),o<=r.middle?w(N(o,r.shapes)):-T(N(1-o,r.mirrored))};function y(o,t){const n=M(o,t),[r,f]=O(n.most,n);return{shapes:n,mirrored:M(t,o),
middle:w(r)/f}}function M(o,t){const n=g(o)+g(t)-g(o+t)-m(o/(o+t)*t/(2*_))/2;return{a:o,b:t,round:n,most:m((o+1)/(o+t+2))}}function N(o,t){const n=m(o);let r=h(
z(o,t),t.most);for(let f=0;f<Z;f++){const[s,c]=O(r,t);let i=r+(s-m(c)-n)*T(r)/c;i>t.most&&(i=(r+t.most)/2);const e=p(i-r);if(r=i,e<=Q*p(r))break}return r}function z(o,{
a:t,b:n,round:r}){if(t<1||n<1)return(m(o*t)+r+t*m(t/(t+n))+n*m(n/(t+n)))/t;const f=A(o),s=1/(2*t-1),c=1/(2*n-1),i=2/(s+c),e=(f*f-3)/6,d=f*P(i+e)/i+(c-s)*(e+5/6-
2/(3*i));return-S(n/t*w(-2*d))}function O(o,{a:t,b:n,round:r}){const f=w(o),s=-T(o),c=t/(t+n),i=n/(t+n),e=f<s?f-c:i-s,d=e>-c/2?S(e/c):m(f/c),u=e<i/2?S(-e/i):m(s/
i);return[t*d+n*u-r,B(f,s,-(t+n)*e,t,n)]}function g(o){let t=0;for(;o<G;o++)t+=(o+.5)*S(1/o)-1;const n=1/(o*o);return t+x.reduce((r,f)=>r*n+f,0)/o}function B(o,t,n,r,f){
let s=r/(r+1)*(n+1),c=s,i=0;for(let e=1;e<Y;e++){const d=r+2*e-1,u=(r+e-1)*(r+f+e-1)*e*(f-e)*o*o/(d*d),I=e+e*(f-e)*o/d+(r+e)/(d+2)*(n+1+e*(1+t));if(i=1/k(I+u*i),
s=k(I+u/s),c*=s*i,p(s*i-1)<=F)break}return c}const k=o=>p(o)>=L?o:L;export{j as betaQuantile};
