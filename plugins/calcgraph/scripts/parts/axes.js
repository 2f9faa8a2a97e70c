import{f as x}from"../page/live.js";const A=12,S=5,g=[1,2,5,10],$=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function N(a=""){const[t,n,e,f,s,o,r]=a.split(",");return m(+t,
+n,{from:+e,to:+f,log:s==="log",factor:+o||1,offset:+r||0})}function m(a,t,n){const{from:e,to:f,log:s,factor:o,offset:r}=n,c=l=>s?l>0?Math.log(l):NaN:l,i=c(a),h=c(
t);return{...n,lo:a,hi:t,at:l=>e+(c(l)-i)/(h-i)*(f-e),of:l=>s?Math.exp(i+l*(h-i)):i+l*(h-i),text:[a,t,e,f,s?"log":"lin",o,r].join()}}function E(a,t){const{log:n,
factor:e,offset:f}=t,s=a.filter(l=>Number.isFinite(l)&&(l>0||!n));if(!s.length)return;let o=Math.min(...s),r=Math.max(...s);if(n){const l=Math.ceil(Math.log10(r/
e)-1e-9),p=Math.max(Math.floor(Math.log10(o/e)+1e-9),l-A);return m(u(p)*e,u(Math.max(l,p+1))*e,t)}o=(o-f)/e,r=(r-f)/e,(o>=0&&o<r/2||o===r&&r>=0)&&(o=0);const c=b(
r-o||Math.abs(r)||1),i=Math.floor(o/c+1e-9),h=Math.max(Math.ceil(r/c-1e-9),i+1);return m(i*c*e+f,h*c*e+f,t)}function T(a,t,n=!1){const e=a.filter(Number.isFinite),
[f,s]=[Math.min(...e),Math.max(...e)];if(!e.length||t.log&&f<=0)return;const o=[...new Set(e)].sort((i,h)=>i-h),r=n?Math.min(...o.slice(1).map((i,h)=>i-o[h]))/2:
0,c=f===s?Math.abs(f)/2||t.factor:r;return m(f-c,s+c,t)}function C(a){const{factor:t,offset:n,log:e}=a,f=(a.lo-n)/t,s=(a.hi-n)/t;return(e?F(f,s):O(f,s)).map(o=>({
at:a.at(o*t+n).toFixed(1),text:x(o)}))}function F(a,t){const n=Math.ceil(Math.log10(a)-1e-9),e=Math.floor(Math.log10(t)+1e-9),f=(s,o)=>Array.from({length:Math.max(
0,Math.floor((e-s)/o)+1)},(r,c)=>s+c*o);return e-n<1?f(n-1,1).flatMap(s=>g.slice(0,3).map(o=>o*u(s)).filter(o=>a<=o&&o<=t)):f(n,Math.max(1,Math.ceil((e-n)/6))).
map(u)}function O(a,t){const n=b(t-a),e=Math.ceil(a/n-1e-9),f=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,f-e+1)},(s,o)=>n*(e+o))}function b(a){const t=a/
S,n=u(Math.floor(Math.log10(t)));return n*(g.find(e=>e*n>=t*.999)??10)}const u=a=>+`1e${a}`;function j(a,t,n){const e=a.querySelector(`[data-ticks="${t}"]`),[f,
s]=["line","text"].map(r=>e?.querySelector(r));if(!e||!f||!s)return;const o=f.getAttribute(`${t}1`)?.endsWith("%");e.replaceChildren(...C(n).flatMap(r=>{const c=o?
`${(+r.at/10).toFixed(2)}%`:r.at,[i,h]=[f,s].map(l=>l.cloneNode());for(const l of[1,2])i.setAttribute(`${t}${l}`,c);return h.setAttribute(t,c),h.textContent=o?q(
r.text):r.text,[i,h]}))}function _(a,{x:t,y:n},e){const s=[e.some(([,r])=>r<n.to-1)&&d(t.from,t.to,r=>[r,n.to],[0,M]),e.some(([,r])=>r>n.from+1)&&d(t.from,t.to,
r=>[r,n.from],[0,-M]),e.some(([r])=>r<t.from-1)&&d(n.to,n.from,r=>[t.from,r],[M,0]),e.some(([r])=>r>t.to+1)&&d(n.to,n.from,r=>[t.to,r],[-M,0])].filter(Boolean).
join("");let o=a?.querySelector(".break");!a||!o&&!s||(o||(o=document.createElementNS("http://www.w3.org/2000/svg","path"),o.setAttribute("class","break"),a.append(
o)),o.setAttribute("d",s))}const w=60,M=7;function d(a,t,n,[e,f]){return Array.from({length:w+1},(s,o)=>{const[r,c]=n(a+(t-a)*o/w),i=o%2;return`${o?"L":"M"}${(r+
i*e).toFixed(1)} ${(c+i*f).toFixed(1)}`}).join("")}function q(a){const t=a.includes("e")?0:+a.replaceAll(",",""),[n,e]=$.find(([f])=>t>=f)??[1,""];return e?`${+(t/
n).toPrecision(6)}${e}`:a}export{N as a,j as b,_ as d,E as f,T as r};
