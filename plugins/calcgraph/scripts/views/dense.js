import{b as F,p as k}from"../page/sheet.js";import{a as B,b as I,e as C,g as H,h as R}from"../parts/lines.js";import"../page/live.js";const O=.5,y=2,P=1e4,N=-1,
z=20,D=360,g=e=>Math.max(-P,Math.min(P,e));function S(e,t,n,u){const c=[];let i=!1,s=!1;for(let r=0,o=0;r<e.length;r=o){const f=e[r];for(;o<e.length&&e[o]===f;)
o++;const m=t.slice(r,o).filter(Number.isFinite).map(g),l=(n+f*O).toFixed(1),b=i&&Number.isFinite(t[r])&&f!==N;if(b||(u&&i&&f!==N?c.push(`H${l}`):s&&c.push("h0.\
5"),i=s=!1),!m.length||f===N)continue;const a=[m[0],Math.min(...m),Math.max(...m),m[m.length-1]].map(d=>d.toFixed(1));c.push(b?u?`H${l}V${a[0]}`:`L${l} ${a[0]}`:
`M${l} ${a[0]}`);for(let d=1;d<a.length;d++)a[d]!==a[d-1]&&c.push(`V${a[d]}`);s=!b&&new Set(a).size===1,i=Number.isFinite(t[o-1])}return c.join("")+(s?"h0.5":"")}
function T(e,t,n){const u=new Map;e.forEach((s,r)=>{if(s===N||!Number.isFinite(t[r]))return;const o=Math.floor(s*O/y+.5);u.has(o)||u.set(o,new Set),u.get(o)?.add(
Math.floor(g(t[r])/y+.5))});const c=s=>[...s].sort((r,o)=>r-o),i=[];for(const s of c(u.keys())){const r=c(u.get(s)??[]);for(let o=0,f=0;o<r.length;o=f+1){for(f=
o;r[f+1]===r[f]+1;)f++;const m=`M${(n+s*y).toFixed(1)} ${(r[o]*y).toFixed(1)}`;i.push(`${m}${f>o?`V${(r[f]*y).toFixed(1)}`:"h0"}`)}}return i.join("")}const _=(e="")=>e.
split(" ").flatMap(t=>{const[n,u=1]=t.split("*").map(Number);return Array(u).fill(n)}),V=(e,t)=>e.of((t-e.from)/(e.to-e.from));function L(e,t,n){const u=c=>g(n.
at(V(t,+c))).toFixed(1);return e.replace(/([ML][-\d.]+ )([-\d.]+)/g,(c,i,s)=>i+u(s)).replace(/V([-\d.]+)/g,(c,i)=>`V${u(i)}`)}function w(e){const t=[1/0,-1/0,1/0];
for(const n of e)typeof n!="number"||!Number.isFinite(n)||(t[0]=Math.min(t[0],n),t[1]=Math.max(t[1],n),n>0&&(t[2]=Math.min(t[2],n)));return t}function q(e){return F(
e.root,"svg[data-dense]").map(t=>{const n={x:B(t.dataset.ax),y:B(t.dataset.ay)},u=_(t.dataset.dense),c=t.dataset.columns?e.model.key(t.dataset.columns):"",i=t.closest(
"figure"),s=F(i,".cg-numbers tbody tr").map(a=>[...a.children]),r=s.map(a=>a.map(d=>d.textContent)),o=F(t,"[data-ticks]").map(a=>[a,[...a.childNodes]]),f=F(t,"[\
data-run]").map(a=>W(e,t,a));let m=!0,l=n;const b=()=>{for(const{e:a,path:d,shapes:p,label:h,height:$}of f){a.setAttribute("d",d);for(const[A,E]of p)A.setAttribute(
"d",E);h&&h.setAttribute("y",$.toFixed(1))}for(const[a,d]of o)a.replaceChildren(...d);s.forEach((a,d)=>a.forEach((p,h)=>k(p,r[d][h]??""))),j(t,n),I(t,n,[]),l=n,
m=!0};return a=>a.attempt(t,()=>{if(!a.state.size)return m?void 0:b();const d=x=>a.model.column(x,a.now)??u.map(()=>{}),p=c?d(c):void 0,h=f.map(({key:x,written:M})=>x?
d(x):M);m=!1;const $=c&&a.model.entry(c).iso;l=a.done?G(t,n,l,f,h,$?void 0:p):l;const A=p?p.map(x=>X(l.x,x)):u;f.forEach((x,M)=>J(x,l,n,A,h[M],!!p));const E=f.flatMap(
({key:x},M)=>x?w(h[M]).slice(0,2):[]);I(t,l,E.map(x=>[l.x.from,l.y.at(x)])),K(a.model,s,c,p,f,h)})})}function W({model:e},t,n){const u=i=>t.querySelector(`[data\
-${i}="${CSS.escape(n.id)}"]`),c=u("for");return{e:n,key:n.dataset.columns?e.key(n.dataset.columns):"",written:(n.dataset.numbers??"").split(" ").map(i=>i?+i:NaN),
reach:(n.dataset.reach??"").split(" ").map(i=>i==="nan"?1/0:parseFloat(i)),path:n.getAttribute("d")??"",shapes:["band","errors"].flatMap(i=>{const s=u(i);return s?
[[s,s.getAttribute("d")??""]]:[]}),label:c,hasErrors:!!u("errors"),height:Number(c?.getAttribute("y")),end:Number(n.dataset.end)}}function X(e,t){const n=typeof t==
"number"?e.at(t):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-e.from)/O+.5)):N}function G(e,t,n,u,c,i){const s=u.flatMap(({key:o,reach:f},m)=>o?w(c[m]):
f),r={y:H(s,t.y)??t.y,x:i&&C(w(i).slice(0,2),t.x)||t.x};for(const o of["x","y"])r[o].text!==n[o].text&&R(e,o,r[o]);return j(e,r),r}function j(e,{x:t,y:n}){e.dataset.
ax=t.text,e.dataset.ay=n.text}function J({e,key:t,path:n,shapes:u,label:c,height:i,end:s},{x:r,y:o},f,m,l,b){for(const[p,h]of u)p.setAttribute("d",b?"":L(h,f.y,
o));let a=o.at(V(f.y,s));if(!t&&!b)e.setAttribute("d",L(n,f.y,o));else{const p=l.map(h=>typeof h=="number"?o.at(h):NaN);e.setAttribute("d",e.matches(".is-apart")?
T(m,p,r.from):S(m,p,r.from,e.dataset.look==="steps")),a=p.filter(Number.isFinite).pop()??s}const d=i+Math.max(o.to,Math.min(o.from,a))-s;c&&d>z&&d<D&&c.setAttribute(
"y",d.toFixed(1))}function K(e,t,n,u,c,i){const s=(r,o)=>typeof o=="number"?e.figure(r,o):"";t.forEach((r,o)=>{let f=1;u&&k(r[0],s(n,u[o])),c.forEach(({key:m,hasErrors:l},b)=>{
m&&k(r[f],s(m,i[b][o])),f+=l?2:1})})}export{S as densePath,T as densePoints,q as mount};
