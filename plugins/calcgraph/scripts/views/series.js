import{b as F,p as w}from"../page/sheet.js";import{w as A}from"../page/live.js";import{b as S,a as M,e as v,g as y,h as q,i as $}from"../parts/lines.js";const L=20,
O=360;function T(m){const n=F(m.root,"svg[data-rows]").map(s=>C(m,s));return s=>{for(const e of n)s.attempt(e.svg,()=>{B(s,e),S(e.svg,e,e.lines.flatMap(a=>j(s,e,
a)))})}}function C({model:m},n){const[s,e]=[M(n.dataset.ax),M(n.dataset.ay)],a=(r,u)=>r.of((u-r.from)/(r.to-r.from)),d=(r,u)=>n.querySelector(`[data-${r}="${CSS.
escape(u.id)}"]`),f=F(n,"[data-run]").map(r=>{const u=F(n,`[data-of="${CSS.escape(r.id)}"]`).map(o=>({e:o,key:o.dataset.q?m.key(o.dataset.q):"",along:o.dataset.
at?m.key(o.dataset.at):"",written:[s,e].map((p,h)=>o.matches(".hide")?NaN:a(p,+(o.getAttribute(h?"cy":"cx")??NaN))),said:(o.textContent??"").replace(/: [^:]*$/,
"")})),c=d("for",r),t=[...u].reverse().find(o=>!Number.isNaN(o.written[1]));return{e:r,name:r.dataset.run??"",dots:u,band:d("band",r),label:c,below:Number(c?.getAttribute(
"y"))-(t?e.at(t.written[1]):NaN)}});return{svg:n,x:s,y:e,built:{x:s,y:e},lines:f}}function B({done:m,model:n,now:s,state:e},a){if(!m)return;const d=e.size?a.lines.
flatMap(t=>t.dots):[],f=d.flatMap(({key:t,written:o})=>{const p=t?[n.spread(t,e,s)].flat():[o[1]];return[p.at(0),p.at(-1)].map(Number)}),r=d.some(({along:t})=>t&&
!n.entry(t).iso),u=r?d.map(({along:t,written:o})=>t?Number(s(t)):o[0]):[],c={y:f.length&&y(f,a.built.y)||a.built.y,x:u.length&&v(u,a.built.x)||a.built.x};for(const t of[
"x","y"])c[t].text!==a[t].text&&(a[t]=c[t],a.svg.dataset[`a${t}`]=c[t].text,q(a.svg,t,c[t]))}function j({model:m,now:n,state:s},{x:e,y:a},{e:d,dots:f,band:r,label:u,
below:c}){const t=f.some(i=>i.key||i.along),o=i=>typeof i=="number"?Math.max(-1e4,Math.min(1e4,a.at(i))):NaN,p=f.map(({key:i})=>i?[m.spread(i,s,n)].flat():[]),h=f.
map(({key:i,along:l,written:N},b)=>[e.at(l?Number(n(l)):N[0]),o(i?p[b].length===3?p[b][1]:n(i):N[1])]);if(d.matches(".is-apart")||d.setAttribute("d",$(h.map(([i,
l])=>[i,Number.isFinite(i)?l:NaN]))),f.forEach((i,l)=>z(m,n,s,i,h[l],[e,a])),r){const i=[-1,0].map(l=>p.map((N,b)=>[h[b][0],o(N.at(l))]));r.setAttribute("d",r.matches(
".reach")?k(i):`${$([...i[0],...i[1].reverse()])}Z`)}const[,g]=[...h].reverse().find(([,i])=>Number.isFinite(i))??[0,NaN],x=g+c;return u&&x>L&&x<O&&u.setAttribute(
"y",x.toFixed(1)),t?h.filter(i=>i.every(Number.isFinite)):[]}const k=([m,n])=>m.map(([s,e],a)=>[s,n[a][1],e]).filter(s=>s.every(Number.isFinite)).map(([s,e,a])=>`\
M${s.toFixed(1)} ${e.toFixed(1)}V${a.toFixed(1)}`).join("");function z(m,n,s,{e,key:a,said:d},[f,r],[u,c]){const t=Number.isFinite(f)&&Number.isFinite(r),o=!(f>=
u.from-1&&f<=u.to+1&&r<=c.from+1&&r>=c.to-1);if(e.classList.toggle("hide",!t),e.classList.toggle("is-outside",t&&o),!t)return;e.setAttribute("cx",Math.max(u.from,
Math.min(u.to,f)).toFixed(1)),e.setAttribute("cy",Math.max(c.to,Math.min(c.from,r)).toFixed(1));const p=o?", outside the axes":"";a&&w(e.querySelector("title"),
`${d}: ${A(m.text(a,s,n),m.entry(a).u)}${p}`)}export{T as mount};
