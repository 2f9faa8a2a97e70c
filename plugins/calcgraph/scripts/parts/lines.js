import{p as j,b as w}from"../page/sheet.js";import{f as I,s as T}from"../page/live.js";const W=12,P=5,S=[1,2,5,10],R=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function J(n=""){
const[t,e,a,r,s,o,i]=n.split(",");return x(+t,+e,{from:+a,to:+r,log:s==="log",factor:+o||1,offset:+i||0})}function x(n,t,e){const{from:a,to:r,log:s,factor:o,offset:i}=e,
c=l=>s?l>0?Math.log(l):NaN:l,f=c(n),u=c(t);return{...e,lo:n,hi:t,at:l=>a+(c(l)-f)/(u-f)*(r-a),of:l=>s?Math.exp(f+l*(u-f)):f+l*(u-f),text:[n,t,a,r,s?"log":"lin",
o,i].join()}}function F(n,t){const{log:e,factor:a,offset:r}=t,s=n.filter(l=>Number.isFinite(l)&&(l>0||!e));if(!s.length)return;let o=Math.min(...s),i=Math.max(...s);
if(e){const l=Math.ceil(Math.log10(i/a)-1e-9),d=Math.max(Math.floor(Math.log10(o/a)+1e-9),l-W);return x(M(d)*a,M(Math.max(l,d+1))*a,t)}o=(o-r)/a,i=(i-r)/a,(o>=0&&
o<i/2||o===i&&i>=0)&&(o=0);const c=C(i-o||Math.abs(i)||1),f=Math.floor(o/c+1e-9),u=Math.max(Math.ceil(i/c-1e-9),f+1);return x(f*c*a+r,u*c*a+r,t)}function K(n,t){
const e=n.filter(Number.isFinite),[a,r]=[Math.min(...e),Math.max(...e)];if(!e.length||t.log&&a<=0)return;const s=a===r?Math.abs(a)/2||t.factor:0;return x(a-s,r+
s,t)}function Z(n){const{factor:t,offset:e,log:a}=n,r=(n.lo-e)/t,s=(n.hi-e)/t;return(a?B(r,s):H(r,s)).map(o=>({at:n.at(o*t+e).toFixed(1),text:I(o)}))}function B(n,t){
const e=Math.ceil(Math.log10(n)-1e-9),a=Math.floor(Math.log10(t)+1e-9),r=(s,o)=>Array.from({length:Math.max(0,Math.floor((a-s)/o)+1)},(i,c)=>s+c*o);return a-e<1?
r(e-1,1).flatMap(s=>S.slice(0,3).map(o=>o*M(s)).filter(o=>n<=o&&o<=t)):r(e,Math.max(1,Math.ceil((a-e)/6))).map(M)}function H(n,t){const e=C(t-n),a=Math.ceil(n/e-
1e-9),r=Math.floor(t/e+1e-9);return Array.from({length:Math.max(0,r-a+1)},(s,o)=>e*(a+o))}function C(n){const t=n/P,e=M(Math.floor(Math.log10(t)));return e*(S.find(
a=>a*e>=t*.999)??10)}const M=n=>+`1e${n}`;function E(n,t,e){const a=n.querySelector(`[data-ticks="${t}"]`),[r,s]=["line","text"].map(i=>a?.querySelector(i));if(!a||
!r||!s)return;const o=r.getAttribute(`${t}1`)?.endsWith("%");a.replaceChildren(...Z(e).flatMap(i=>{const c=o?`${(+i.at/10).toFixed(2)}%`:i.at,[f,u]=[r,s].map(l=>l.
cloneNode());for(const l of[1,2])f.setAttribute(`${t}${l}`,c);return u.setAttribute(t,c),u.textContent=o?Q(i.text):i.text,[f,u]}))}function Q(n){const t=n.includes(
"e")?0:+n.replaceAll(",",""),[e,a]=R.find(([r])=>t>=r)??[1,""];return a?`${+(t/e).toPrecision(6)}${a}`:n}const y=120,N=40,U=40,L=(n,t)=>+(n?.getAttribute(t)??NaN),
O=(n,t)=>{for(const[e,a]of Object.entries(t))n?.setAttribute(e,a.toFixed(1))},A=(n,t)=>n.includes("#[")?Math.round(t):t,k=n=>(t,e)=>w(n,`[data-${e}="${CSS.escape(
t.id||"-")}"]`);function V(n,t,e){const a=k(t),r=w(e,".cg-numbers tbody tr");return w(t,"[data-line]").map(s=>{const o=+(/ ([-\d.]+)$/.exec(s.getAttribute("d")??
"")?.[1]??NaN),i=e.querySelector(`th[data-of="${s.id}"]`),c=r.map(f=>f.cells[i.cellIndex]);return{e:s,key:n.key(s.dataset.q),end:o,bands:a(s,"band"),labels:a(s,
"for").map(f=>[f,L(f,"y")-o]),cells:c}})}function D({model:n,inCase:t},{swept:e},{e:a,key:r},s){const o=new Map(t(a.dataset.line).state).set(e,A(e,s)),i=n.under(
o);return{state:o,read:i,value:i(r)}}const g=new WeakMap,q=new WeakMap;function z({model:n,inCase:t,done:e},a,{e:r,key:s}){const o=[...t(r.dataset.line).state].
filter(([i])=>i!==a.swept&&n.reaches(i,s));return JSON.stringify([e?y:N,o])}function G(n,t,e){const{model:a,inCase:r,done:s}=n,{e:o,key:i,bands:c}=e,f=z(n,t,e),
u=q.get(o);if(u?.of===f)return u;const{state:l}=r(o.dataset.line),d=(h,p)=>Array.from({length:h+1},(b,_)=>t.x.of(_/h)).map(b=>[b,p(new Map(l).set(t.swept,A(t.swept,
b)))]),m={of:f,middle:d(s?y:N,h=>a.under(h)(i)),ends:c.length?d(s?U:N/4,h=>{const p=[a.spread(i,h,a.under(h))].flat();return[p.at(0),p.at(-1)].map(b=>typeof b==
"number"?b:void 0)}):[]};return q.set(o,m),m}function X(n,t){if(!n.done)return;const e=n.state.size?t.lines.map(r=>G(n,t,r)).flatMap(({middle:r,ends:s})=>s.length?
s.flatMap(([,o])=>o):r.map(([,o])=>o)):[],a=e.length&&F(e.map(r=>typeof r=="number"?r:NaN),t.built)||t.built;a.text!==t.y.text&&(t.y=a,t.host.dataset.ay=a.text,
E(t.host,"y",a))}function Y(n,t,e){const{model:a,now:r}=n,{e:s,labels:o}=e,i=z(n,t,e),c=t.y.text;!g.has(s)&&!n.state.size&&Number.isFinite(e.end)&&g.set(s,{of:i,
y:c,end:e.end});const f=g.get(s);(f?.of!==i||f.y!==c)&&g.set(s,{of:i,y:c,end:v(t,e,G(n,t,e))});const u=g.get(s)?.end??NaN,l=s.dataset.line?[...a.parseCase(s.dataset.
line)].every(([d,m])=>T(r(d),m,1e-9)):s.matches(".is-chosen");s.classList.toggle("is-chosen",l);for(const[d,m]of o){const h=u+m;d.classList.toggle("strong",l),d.
matches(".is-rest")&&d.classList.toggle("hide",!l),h>20&&h<360&&O(d,{y:h})}return u}function v({x:n,y:t},{e,bands:a},{middle:r,ends:s}){const o=c=>Math.max(-1e4,
Math.min(1e4,typeof c=="number"?t.at(c):NaN)),i=r.map(([c,f])=>[n.at(c),o(f)]);e.setAttribute("d",$(i));for(const c of a){const[f,u]=[0,1].map(l=>s.map(([d,m])=>[
n.at(d),o(m[l])]));c.setAttribute("d",`${$([...u,...f.reverse()])}Z`)}return i[i.length-1][1]}const $=n=>n.map(([t,e],a)=>Number.isFinite(e)?`${a&&Number.isFinite(
n[a-1][1])?"L":"M"}${t.toFixed(1)} ${e.toFixed(1)}`:"").join("");function tt(n,t){if(t.data?.open)for(const e of t.lines)e.cells.forEach((a,r)=>{const{state:s,read:o}=D(
n,t,e,t.x.of(r/(e.cells.length-1))),i=n.model.text(e.key,s,o);j(a,i==="–"?"":i)})}export{y as S,J as a,tt as b,K as c,Y as d,F as e,V as f,E as g,$ as h,k as l,
O as m,L as n,A as p,X as r,D as s};
