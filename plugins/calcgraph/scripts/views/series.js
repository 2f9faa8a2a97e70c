import{b as k,p as L}from"../page/sheet.js";import{w}from"../page/live.js";import{b as D,a as T,e as I,g as K,h as z,i as j}from"../parts/lines.js";const H=.8,R=80,
q=3;function U(s){const a=[...new Set(s.filter(Number.isFinite))].sort((t,i)=>t-i),r=Math.min(...a.slice(1).map((t,i)=>t-a[i]));return Math.min(H*r,R)}function W(s,a,r,t,i){
a.forEach(({e:c},u)=>{const[n,o]=i[u].map(e=>Math.max(-1e4,Math.min(1e4,s.at(e)))),f=Number.isFinite(r[u])&&Number.isFinite(o);if(c.classList.toggle("hide",!f),
!f)return;const d={x:r[u],y:Math.min(n,o),width:t,height:Math.abs(o-n)};for(const[e,l]of Object.entries(d))c.setAttribute(e,l.toFixed(1))})}function C(s,a,r,t){
if(![a,r,t].every(Number.isFinite)||!t)return"";const i=s.at(r+t),c=s.at(r-t),u=s.log&&Number.isNaN(c)?s.from:c;if(!Number.isFinite(i)||!Number.isFinite(u))return"";
const n=o=>`M${(a-q).toFixed(1)} ${o.toFixed(1)}h${2*q}.0`;return`M${a.toFixed(1)} ${i.toFixed(1)}V${u.toFixed(1)}${n(i)}${n(u)}`}function Z(s){const a=s.filter(
([r])=>Number.isFinite(r));return a.map(([r,t],i)=>{if(!Number.isFinite(t))return"";const c=i&&Number.isFinite(a[i-1][1]),u=a[i+1];return`${c?`V${t.toFixed(1)}`:
`M${r.toFixed(1)} ${t.toFixed(1)}`}${u?`H${u[0].toFixed(1)}`:""}`}).join("")}const G=20,J=360;function Q(s){const a=k(s.root,"svg[data-rows]").map(r=>X(s,r));return r=>{
for(const t of a)r.attempt(t.svg,()=>{Y(r,t);const i=t.lines.flatMap(c=>_(r,t,c));D(t.svg,t,[...i,...tt(r,t)])})}}function X({model:s},a){const[r,t]=[T(a.dataset.
ax),T(a.dataset.ay)],i=(n,o)=>n.of((o-n.from)/(n.to-n.from)),c=(n,o)=>a.querySelector(`[data-${n}="${CSS.escape(o.id)}"]`),u=k(a,"[data-run]").map(n=>{const o=k(
a,`[data-of="${CSS.escape(n.id)}"]`).map(e=>({e,key:e.dataset.q?s.key(e.dataset.q):"",along:e.dataset.at?s.key(e.dataset.at):"",written:e.matches(".bar")?[e.matches(
".hide")?NaN:i(r,+(e.dataset.cx??NaN)),parseFloat(e.dataset.v??"")]:[r,t].map((l,p)=>e.matches(".hide")?NaN:i(l,+(e.getAttribute(p?"cy":"cx")??NaN))),err:e.dataset.
err?s.key(e.dataset.err):"",half:parseFloat(e.dataset.half??""),said:(e.textContent??"").replace(/: [^:]*$/,"")})),f=c("for",n),d=[...o].reverse().find(e=>!Number.
isNaN(e.written[1]));return{e:n,name:n.dataset.run??"",look:n.dataset.look??"",dots:o,band:c("band",n),errors:c("errors",n),label:f,below:Number(f?.getAttribute(
"y"))-(d?t.at(d.written[1]):NaN)}});return{svg:a,x:r,y:t,built:{x:r,y:t},lines:u}}function Y({done:s,model:a,now:r,state:t},i){if(!s)return;const c=t.size?i.lines.
flatMap(e=>e.dots):[],u=c.flatMap(e=>{const{key:l,written:p}=e,M=l?[a.spread(l,t,r)].flat():[p[1]],F=B(r,e)||0;return[M.at(0),M.at(-1),v(r,e)-F,v(r,e)+F].map(Number)}),
n=i.lines.some(({look:e})=>O(e)),o=c.some(({along:e})=>e&&!a.entry(e).iso),f=o?c.map(({along:e,written:l})=>e?Number(r(e)):l[0]):[];n&&u.length&&u.push(0,...P(r,
i).flat(2));const d={y:u.length&&K(u,i.built.y)||i.built.y,x:f.length&&I(f,i.built.x,n)||i.built.x};for(const e of["x","y"])d[e].text!==i[e].text&&(i[e]=d[e],i.
svg.dataset[`a${e}`]=d[e].text,z(i.svg,e,d[e]))}function _({model:s,now:a,state:r},{x:t,y:i},c){const{e:u,look:n,dots:o,band:f,errors:d,label:e,below:l}=c;if(O(
n))return[];const p=o.some(m=>m.key||m.along),M=m=>typeof m=="number"?Math.max(-1e4,Math.min(1e4,i.at(m))):NaN,F=o.map(({key:m})=>m?[s.spread(m,r,a)].flat():[]),
x=o.map(({key:m,along:N,written:$},A)=>[t.at(N?Number(a(N)):$[0]),M(m?F[A].length===3?F[A][1]:a(m):$[1])]);if(u.matches(".is-apart")||u.setAttribute("d",n==="st\
eps"?Z(x):j(x.map(([m,N])=>[m,Number.isFinite(m)?N:NaN]))),d?.setAttribute("d",x.map(([m],N)=>C(i,m,v(a,o[N]),B(a,o[N]))).join("")),o.forEach((m,N)=>et(s,a,r,m,
x[N],[t,i])),f){const m=[-1,0].map(N=>F.map(($,A)=>[x[A][0],M($.at(N))]));f.setAttribute("d",f.matches(".reach")?E(m):`${j([...m[0],...m[1].reverse()])}Z`)}const[
,y]=[...x].reverse().find(([,m])=>Number.isFinite(m))??[0,NaN],g=y+l;return e&&g>G&&g<J&&e.setAttribute("y",g.toFixed(1)),p?x.filter(m=>m.every(Number.isFinite)):
[]}const O=s=>s==="bars"||s==="stacked",v=(s,{key:a,written:r})=>{const t=a?s(a):r[1];return typeof t=="number"?t:NaN};function B(s,{err:a,half:r}){const t=a?s(
a):r;return typeof t=="number"&&t>=0?t:NaN}function P(s,{lines:a}){const r=[],t=[];return a.filter(({look:i})=>i==="stacked").map(({dots:i})=>i.map((c,u)=>{const n=v(
s,c),o=n<0?t:r,f=o[u]??0;return Number.isFinite(n)&&(o[u]=f+n),[f,f+n]}))}function tt({model:s,now:a,state:r},t){const{x:i,y:c,lines:u}=t,n=u.filter(({look:l})=>O(
l)),o=u.filter(({look:l})=>l==="bars"),f=P(a,t);if(!n.length)return[];const d=({along:l,written:p})=>i.at(l?Number(a(l)):p[0]),e=U(n[0].dots.map(d));return n.flatMap(
({look:l,dots:p,errors:M,band:F})=>{const x=l==="bars"?o.length:1,y=l==="bars"?o.findIndex(b=>b.dots===p):0,g=l==="bars"?p.map(b=>[0,v(a,b)]):f.shift()??[],m=e/
x,N=p.map(b=>d(b)+(y-x/2)*m);W(c,p,N,m,g);for(const{e:b,key:h,said:S}of p)h&&L(b.querySelector("title"),`${S}: ${w(s.text(h,r,a),s.entry(h).u)}`);const $=N.map(
b=>b+m/2);if(M?.setAttribute("d",$.map((b,h)=>C(c,b,v(a,p[h]),B(a,p[h]))).join("")),F){const b=p.map(({key:h})=>h?[s.spread(h,r,a)].flat():[]);F.setAttribute("d",
E([-1,0].map(h=>b.map((S,V)=>[$[V],c.at(Number(S.at(h)))]))))}return p.some(b=>b.key||b.along)?$.map((b,h)=>[b,c.at(g[h][1])]).filter(b=>b.every(Number.isFinite)):
[]})}const E=([s,a])=>s.map(([r,t],i)=>[r,a[i][1],t]).filter(r=>r.every(Number.isFinite)).map(([r,t,i])=>`M${r.toFixed(1)} ${t.toFixed(1)}V${i.toFixed(1)}`).join(
"");function et(s,a,r,{e:t,key:i,said:c},[u,n],[o,f]){const d=Number.isFinite(u)&&Number.isFinite(n),e=!(u>=o.from-1&&u<=o.to+1&&n<=f.from+1&&n>=f.to-1);if(t.classList.
toggle("hide",!d),t.classList.toggle("is-outside",d&&e),!d)return;t.setAttribute("cx",Math.max(o.from,Math.min(o.to,u)).toFixed(1)),t.setAttribute("cy",Math.max(
f.to,Math.min(f.from,n)).toFixed(1));const l=e?", outside the axes":"";i&&L(t.querySelector("title"),`${c}: ${w(s.text(i,r,a),s.entry(i).u)}${l}`)}export{Q as mount};
