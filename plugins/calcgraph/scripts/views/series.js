import{b as $,p as g}from"../page/sheet.js";import{w as A}from"../page/live.js";import{a as F,c as S,e as w,g as y,h as M}from"../parts/lines.js";const q=20,O=360;
function T(m){const o=$(m.root,"svg[data-rows]").map(i=>v(m,i));return i=>{for(const e of o)i.attempt(e.svg,()=>{C(i,e),e.lines.forEach(a=>L(i,e,a))})}}function v({
model:m},o){const[i,e]=[F(o.dataset.ax),F(o.dataset.ay)],a=(s,u)=>s.of((u-s.from)/(s.to-s.from)),p=(s,u)=>o.querySelector(`[data-${s}="${CSS.escape(u.id)}"]`),f=$(
o,"[data-run]").map(s=>{const u=$(o,`[data-of="${CSS.escape(s.id)}"]`).map(n=>({e:n,key:n.dataset.q?m.key(n.dataset.q):"",along:n.dataset.at?m.key(n.dataset.at):
"",written:[i,e].map((d,b)=>n.matches(".hide")?NaN:a(d,+(n.getAttribute(b?"cy":"cx")??NaN))),said:(n.textContent??"").replace(/: [^:]*$/,"")})),c=p("for",s),t=[
...u].reverse().find(n=>!Number.isNaN(n.written[1]));return{e:s,name:s.dataset.run??"",dots:u,band:p("band",s),label:c,below:Number(c?.getAttribute("y"))-(t?e.at(
t.written[1]):NaN)}});return{svg:o,x:i,y:e,built:{x:i,y:e},lines:f}}function C({done:m,model:o,now:i,state:e},a){if(!m)return;const p=e.size?a.lines.flatMap(t=>t.
dots):[],f=p.flatMap(({key:t,written:n})=>{const d=t?[o.spread(t,e,i)].flat():[n[1]];return[d.at(0),d.at(-1)].map(Number)}),s=p.some(({along:t})=>t&&!o.entry(t).
iso),u=s?p.map(({along:t,written:n})=>t?Number(i(t)):n[0]):[],c={y:f.length&&w(f,a.built.y)||a.built.y,x:u.length&&S(u,a.built.x)||a.built.x};for(const t of["x",
"y"])c[t].text!==a[t].text&&(a[t]=c[t],a.svg.dataset[`a${t}`]=c[t].text,y(a.svg,t,c[t]))}function L({model:m,now:o,state:i},{x:e,y:a},{e:p,dots:f,band:s,label:u,
below:c}){if(!f.some(r=>r.key||r.along))return;const t=r=>typeof r=="number"?Math.max(-1e4,Math.min(1e4,a.at(r))):NaN,n=f.map(({key:r})=>r?[m.spread(r,i,o)].flat():
[]),d=f.map(({key:r,along:h,written:l},N)=>[e.at(h?Number(o(h)):l[0]),t(r?n[N].length===3?n[N][1]:o(r):l[1])]);if(p.setAttribute("d",M(d.map(([r,h])=>[r,Number.
isFinite(r)?h:NaN]))),f.forEach((r,h)=>j(m,o,i,r,d[h],[e,a])),s){const r=[-1,0].map(h=>n.map((l,N)=>[d[N][0],t(l.at(h))]));s.setAttribute("d",s.matches(".reach")?
E(r):`${M([...r[0],...r[1].reverse()])}Z`)}const[,b]=[...d].reverse().find(([,r])=>Number.isFinite(r))??[0,NaN],x=b+c;u&&x>q&&x<O&&u.setAttribute("y",x.toFixed(
1))}const E=([m,o])=>m.map(([i,e],a)=>[i,o[a][1],e]).filter(i=>i.every(Number.isFinite)).map(([i,e,a])=>`M${i.toFixed(1)} ${e.toFixed(1)}V${a.toFixed(1)}`).join(
"");function j(m,o,i,{e,key:a,said:p},[f,s],[u,c]){const t=Number.isFinite(f)&&Number.isFinite(s),n=!(f>=u.from-1&&f<=u.to+1&&s<=c.from+1&&s>=c.to-1);if(e.classList.
toggle("hide",!t),e.classList.toggle("is-outside",t&&n),!t)return;e.setAttribute("cx",Math.max(u.from,Math.min(u.to,f)).toFixed(1)),e.setAttribute("cy",Math.max(
c.to,Math.min(c.from,s)).toFixed(1));const d=n?", outside the axes":"";a&&g(e.querySelector("title"),`${p}: ${A(m.text(a,i,o),m.entry(a).u)}${d}`)}export{T as mount};
