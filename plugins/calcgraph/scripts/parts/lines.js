import{d as W,p as B,b as y}from"../page/sheet.js";import{f as H,s as P}from"../page/live.js";const R=12,J=5,K=7,C=[1,2,5,10],Z=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];
function Q(n=""){const[t,e,o,i,r,a,s]=n.split(",");return w(+t,+e,{from:+o,to:+i,log:r==="log",factor:+a||1,offset:+s||0})}function w(n,t,e){const{from:o,to:i,log:r,
factor:a,offset:s}=e,f=l=>r?l>0?Math.log(l):NaN:l,c=f(n),u=f(t);return{...e,lo:n,hi:t,at:l=>o+(f(l)-c)/(u-c)*(i-o),of:l=>r?Math.exp(c+l*(u-c)):c+l*(u-c),text:[n,
t,o,i,r?"log":"lin",a,s].join()}}function E(n,t){const{log:e,factor:o,offset:i}=t,r=n.filter(l=>Number.isFinite(l)&&(l>0||!e));if(!r.length)return;let a=Math.min(
...r),s=Math.max(...r);if(e){const l=Math.ceil(Math.log10(s/o)-1e-9),d=Math.max(Math.floor(Math.log10(a/o)+1e-9),l-R);return w(M(d)*o,M(Math.max(l,d+1))*o,t)}a=
(a-i)/o,s=(s-i)/o,(a>=0&&a<s/2||a===s&&s>=0)&&(a=0);const f=O(s-a||Math.abs(s)||1),c=Math.floor(a/f+1e-9),u=Math.max(Math.ceil(s/f-1e-9),c+1);return w(c*f*o+i,u*
f*o+i,t)}function U(n,t,e=!1){const o=n.filter(Number.isFinite),[i,r]=[Math.min(...o),Math.max(...o)];if(!o.length||t.log&&i<=0)return;const a=[...new Set(o)].sort(
(c,u)=>c-u),s=e?Math.min(...a.slice(1).map((c,u)=>c-a[u]))/2:0,f=i===r?Math.abs(i)/2||t.factor:s;return w(i-f,r+f,t)}function V(n){const{factor:t,offset:e,log:o}=n,
i=(n.lo-e)/t,r=(n.hi-e)/t;return(o?X(i,r):Y(i,r)).map(a=>({at:n.at(a*t+e).toFixed(1),text:H(a)}))}function X(n,t){const e=Math.ceil(Math.log10(n)-1e-9),o=Math.floor(
Math.log10(t)+1e-9),i=(r,a)=>Array.from({length:Math.max(0,Math.floor((o-r)/a)+1)},(s,f)=>r+f*a);return o-e<1?i(e-1,1).flatMap(r=>C.slice(0,3).map(a=>a*M(r)).filter(
a=>n<=a&&a<=t)):i(e,Math.max(1,Math.ceil((o-e)/6))).map(M)}function Y(n,t){const e=O(t-n),o=Math.ceil(n/e-1e-9),i=Math.floor(t/e+1e-9);return Array.from({length:Math.
max(0,i-o+1)},(r,a)=>e*(o+a))}function O(n){const t=n/J,e=M(Math.floor(Math.log10(t)));return e*(C.find(o=>o*e>=t*.999)??10)}const M=n=>+`1e${n}`;function L(n,t,e){
const o=n.querySelector(`[data-ticks="${t}"]`),[i,r]=["line","text"].map(s=>o?.querySelector(s));if(!o||!i||!r)return;const a=i.getAttribute(`${t}1`)?.endsWith(
"%");o.replaceChildren(...V(e).flatMap(s=>{const f=a?`${(+s.at/10).toFixed(2)}%`:s.at,[c,u]=[i,r].map(l=>l.cloneNode());for(const l of[1,2])c.setAttribute(`${t}${l}`,
f);return u.setAttribute(t,f),u.textContent=a||t==="y"&&s.text.length>=K?tt(s.text):s.text,u.textContent=W(u.textContent),[c,u]}))}function v(n,{x:t,y:e},o){const r=[
o.some(([,s])=>s<e.to-1)&&N(t.from,t.to,s=>[s,e.to],[0,x]),o.some(([,s])=>s>e.from+1)&&N(t.from,t.to,s=>[s,e.from],[0,-x]),o.some(([s])=>s<t.from-1)&&N(e.to,e.from,
s=>[t.from,s],[x,0]),o.some(([s])=>s>t.to+1)&&N(e.to,e.from,s=>[t.to,s],[-x,0])].filter(Boolean).join("");let a=n?.querySelector(".break");!n||!a&&!r||(a||(a=document.
createElementNS("http://www.w3.org/2000/svg","path"),a.setAttribute("class","break"),n.append(a)),a.setAttribute("d",r))}const k=60,x=7;function N(n,t,e,[o,i]){
return Array.from({length:k+1},(r,a)=>{const[s,f]=e(n+(t-n)*a/k),c=a%2;return`${a?"L":"M"}${(s+c*o).toFixed(1)} ${(f+c*i).toFixed(1)}`}).join("")}function tt(n){
const t=n.includes("e")?0:+n.replaceAll(",",""),[e,o]=Z.find(([i])=>t>=i)??[1,""];return o?`${+(t/e).toPrecision(6)}${o}`:n}const A=120,$=40,et=40,T=(n,t)=>+(n?.
getAttribute(t)??NaN),j=(n,t)=>{for(const[e,o]of Object.entries(t))n?.setAttribute(e,o.toFixed(1))},S=(n,t)=>n.includes("#[")?Math.round(t):t,q=n=>(t,e)=>y(n,`[\
data-${e}="${CSS.escape(t.id||"-")}"]`);function nt(n,t,e){const o=q(t),i=y(e,".cg-numbers tbody tr");return y(t,"[data-line]").map(r=>{const a=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),s=e.querySelector(`th[data-of="${r.id}"]`),f=i.map(c=>c.cells[s.cellIndex]);return{e:r,key:n.key(r.dataset.q),end:a,bands:o(
r,"band"),labels:o(r,"for").map(c=>[c,T(c,"y")-a]),cells:f}})}function D({model:n,inCase:t},{swept:e},{e:o,key:i},r){const a=new Map(t(o.dataset.line).state).set(
e,S(e,r)),s=n.under(a);return{state:a,read:s,value:s(i)}}const p=new WeakMap,G=new WeakMap;function _({model:n,inCase:t,done:e},o,{e:i,key:r}){const a=[...t(i.dataset.
line).state].filter(([s])=>s!==o.swept&&n.reaches(s,r));return JSON.stringify([e?A:$,a])}function z(n,t,e){const{model:o,inCase:i,done:r}=n,{e:a,key:s,bands:f}=e,
c=_(n,t,e),u=G.get(a);if(u?.of===c)return u;const{state:l}=i(a.dataset.line),d=(m,g)=>Array.from({length:m+1},(b,I)=>t.x.of(I/m)).map(b=>[b,g(new Map(l).set(t.swept,
S(t.swept,b)))]),h={of:c,middle:d(r?A:$,m=>o.under(m)(s)),ends:f.length?d(r?et:$/4,m=>{const g=[o.spread(s,m,o.under(m))].flat();return[g.at(0),g.at(-1)].map(b=>typeof b==
"number"?b:void 0)}):[]};return G.set(a,h),h}function ot(n,t){if(!n.done)return;const e=n.state.size?t.lines.map(i=>z(n,t,i)).flatMap(({middle:i,ends:r})=>r.length?
r.flatMap(([,a])=>a):i.map(([,a])=>a)):[],o=e.length&&E(e.map(i=>typeof i=="number"?i:NaN),t.built)||t.built;o.text!==t.y.text&&(t.y=o,t.host.dataset.ay=o.text,
L(t.host,"y",o))}function at(n,t,e){const{model:o,now:i}=n,{e:r,labels:a}=e,s=_(n,t,e),f=t.y.text;!p.has(r)&&!n.state.size&&Number.isFinite(e.end)&&p.set(r,{of:s,
y:f,end:e.end});const c=p.get(r);(c?.of!==s||c.y!==f)&&p.set(r,{of:s,y:f,end:st(t,e,z(n,t,e))});const u=p.get(r)?.end??NaN,l=r.dataset.line?[...o.parseCase(r.dataset.
line)].every(([d,h])=>P(i(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",l);for(const[d,h]of a){const m=u+h;d.classList.toggle("strong",l),d.
matches(".is-rest")&&d.classList.toggle("hide",!l),m>20&&m<360&&j(d,{y:m})}return u}function st({x:n,y:t},{e,bands:o},{middle:i,ends:r}){const a=f=>Math.max(-1e4,
Math.min(1e4,typeof f=="number"?t.at(f):NaN)),s=i.map(([f,c])=>[n.at(f),a(c)]);e.setAttribute("d",F(s));for(const f of o){const[c,u]=[0,1].map(l=>r.map(([d,h])=>[
n.at(d),a(h[l])]));f.setAttribute("d",`${F([...u,...c.reverse()])}Z`)}return s[s.length-1][1]}const F=n=>n.map(([t,e],o)=>Number.isFinite(e)?`${o&&Number.isFinite(
n[o-1][1])?"L":"M"}${t.toFixed(1)} ${e.toFixed(1)}`:"").join("");function rt(n,t){if(t.data?.open)for(const e of t.lines)e.cells.forEach((o,i)=>{const{state:r,read:a}=D(
n,t,e,t.x.of(i/(e.cells.length-1))),s=n.model.text(e.key,r,a);B(o,s==="–"?"":s)})}export{A as S,Q as a,v as b,rt as c,at as d,U as e,nt as f,E as g,L as h,F as i,
q as l,j as m,T as n,S as p,ot as r,D as s};
