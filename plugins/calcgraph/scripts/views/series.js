import{b as F,p as g}from"../page/sheet.js";import{w}from"../page/live.js";import{b as A,a as M,e as S,g as y,h as v,i as $}from"../parts/lines.js";const q=20,O=360;
function T(m){const o=F(m.root,"svg[data-rows]").map(s=>C(m,s));return s=>{for(const e of o)s.attempt(e.svg,()=>{L(s,e),A(e.svg,e,e.lines.flatMap(a=>B(s,e,a)))})}}
function C({model:m},o){const[s,e]=[M(o.dataset.ax),M(o.dataset.ay)],a=(r,u)=>r.of((u-r.from)/(r.to-r.from)),p=(r,u)=>o.querySelector(`[data-${r}="${CSS.escape(
u.id)}"]`),f=F(o,"[data-run]").map(r=>{const u=F(o,`[data-of="${CSS.escape(r.id)}"]`).map(n=>({e:n,key:n.dataset.q?m.key(n.dataset.q):"",along:n.dataset.at?m.key(
n.dataset.at):"",written:[s,e].map((d,b)=>n.matches(".hide")?NaN:a(d,+(n.getAttribute(b?"cy":"cx")??NaN))),said:(n.textContent??"").replace(/: [^:]*$/,"")})),c=p(
"for",r),t=[...u].reverse().find(n=>!Number.isNaN(n.written[1]));return{e:r,name:r.dataset.run??"",dots:u,band:p("band",r),label:c,below:Number(c?.getAttribute(
"y"))-(t?e.at(t.written[1]):NaN)}});return{svg:o,x:s,y:e,built:{x:s,y:e},lines:f}}function L({done:m,model:o,now:s,state:e},a){if(!m)return;const p=e.size?a.lines.
flatMap(t=>t.dots):[],f=p.flatMap(({key:t,written:n})=>{const d=t?[o.spread(t,e,s)].flat():[n[1]];return[d.at(0),d.at(-1)].map(Number)}),r=p.some(({along:t})=>t&&
!o.entry(t).iso),u=r?p.map(({along:t,written:n})=>t?Number(s(t)):n[0]):[],c={y:f.length&&y(f,a.built.y)||a.built.y,x:u.length&&S(u,a.built.x)||a.built.x};for(const t of[
"x","y"])c[t].text!==a[t].text&&(a[t]=c[t],a.svg.dataset[`a${t}`]=c[t].text,v(a.svg,t,c[t]))}function B({model:m,now:o,state:s},{x:e,y:a},{e:p,dots:f,band:r,label:u,
below:c}){if(!f.some(i=>i.key||i.along))return[];const t=i=>typeof i=="number"?Math.max(-1e4,Math.min(1e4,a.at(i))):NaN,n=f.map(({key:i})=>i?[m.spread(i,s,o)].flat():
[]),d=f.map(({key:i,along:l,written:h},N)=>[e.at(l?Number(o(l)):h[0]),t(i?n[N].length===3?n[N][1]:o(i):h[1])]);if(p.setAttribute("d",$(d.map(([i,l])=>[i,Number.
isFinite(i)?l:NaN]))),f.forEach((i,l)=>k(m,o,s,i,d[l],[e,a])),r){const i=[-1,0].map(l=>n.map((h,N)=>[d[N][0],t(h.at(l))]));r.setAttribute("d",r.matches(".reach")?
j(i):`${$([...i[0],...i[1].reverse()])}Z`)}const[,b]=[...d].reverse().find(([,i])=>Number.isFinite(i))??[0,NaN],x=b+c;return u&&x>q&&x<O&&u.setAttribute("y",x.toFixed(
1)),d.filter(i=>i.every(Number.isFinite))}const j=([m,o])=>m.map(([s,e],a)=>[s,o[a][1],e]).filter(s=>s.every(Number.isFinite)).map(([s,e,a])=>`M${s.toFixed(1)} ${e.
toFixed(1)}V${a.toFixed(1)}`).join("");function k(m,o,s,{e,key:a,said:p},[f,r],[u,c]){const t=Number.isFinite(f)&&Number.isFinite(r),n=!(f>=u.from-1&&f<=u.to+1&&
r<=c.from+1&&r>=c.to-1);if(e.classList.toggle("hide",!t),e.classList.toggle("is-outside",t&&n),!t)return;e.setAttribute("cx",Math.max(u.from,Math.min(u.to,f)).toFixed(
1)),e.setAttribute("cy",Math.max(c.to,Math.min(c.from,r)).toFixed(1));const d=n?", outside the axes":"";a&&g(e.querySelector("title"),`${p}: ${w(m.text(a,s,o),m.
entry(a).u)}${d}`)}export{T as mount};
