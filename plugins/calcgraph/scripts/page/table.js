import{b as q,c as A,a as x,w as N,s as E}from"./live.js";import{b as p,o as b,p as k}from"./sheet.js";async function C(t){const{root:s,model:c,signal:a}=t;for(const e of p(
s,"table[data-sortable] thead th")){const o=q("cg-sort","",()=>K(e));o.append(...e.childNodes),e.append(o)}b(s,"click",{signal:a},({target:e})=>{const o=e.closest(
'[data-do="csv"]'),n=e.closest("button")?.closest("[data-cell]");o&&A(x(o.closest("figure, section")?.querySelector("table")),o),n&&t.set(c.parseCase(n.dataset.
cell))}),b(s,"keydown",{signal:a},I);const i=s.querySelector("table[data-scale]")&&await import("../views/heat.js");return p(s,".cg-table").map(e=>o=>{L(e,o),e.
dataset.scale&&o.attempt(e,()=>i?.colour(e))})}function I(t){const s={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[t.key],c=t.target instanceof
Element?t.target.closest(".cg-table td")?.querySelector("button"):null,a=c?.closest("table");if(!s||!c||!a||t.ctrlKey||t.metaKey||t.altKey)return;const i=[...a.
tBodies[0].rows].filter(r=>r.checkVisibility()),e=c.closest("td"),o=e.parentElement,n=i[i.indexOf(o)+s[1]]?.cells[e.cellIndex+s[0]]?.querySelector("button");t.preventDefault(),
n&&(c.tabIndex=-1,n.tabIndex=0,n.focus())}function L(t,{model:s,now:c,inCase:a,attempt:i}){const e=new Map,o=r=>e.get(r)??e.set(r,a(r)).get(r)??a(r),n=r=>r!==""&&
[...s.parseCase(r)].every(([u,l])=>E(c(u),l,1e-9));for(const r of p(t,"[data-cell]")){const{cell:u="",q:l}=r.dataset,{read:d,state:f}=o(u),y=s.key(l);i(r,()=>{if(s.
entries.has(y)){const g=s.text(y,f,d),h=r.querySelector("button");if(k(h??r,g==="–"?"":g),t.dataset.scale){const[,w,S]=[s.spread(y,f,d)].flat();r.dataset.v=String(
S===void 0?d(y):w)}h?.setAttribute("aria-label",`take ${r.dataset.takes}: ${N(g,s.entry(y).u)}`)}r.classList.toggle("is-current",n(u))})}for(const r of p(t,"[da\
ta-head]"))i(r,()=>r.classList.toggle("is-current",n(r.dataset.head??"")));if(t.querySelector("tr.is-rest")&&i(t,()=>m(t)),t.dataset.checks){const r=t.dataset.checks.
split(" ").map(s.key),u=l=>l!==void 0&&r.some(d=>s.entries.has(d)&&!o(l).read(d));i(t,()=>{const l=new Set;for(const d of p(t,"tbody td")){const f=d.dataset.cell??
d.parentElement?.firstElementChild?.dataset.head;d.classList.toggle("is-out",u(f)),f!==void 0&&l.add(f)}B(t,d=>[...l].map(f=>o(f).read(d)).filter(f=>!f),s)})}}function B(t,s,c){
const a=p(t.closest("figure")??t,"[data-broken]");let i=!1;for(const e of a.filter(o=>o.dataset.broken)){const o=c.key(e.dataset.broken),n=c.entries.has(o)?s(o):
[];e.hidden=!n.length,i||=n.length>0,k(e.querySelector(":scope > span"),n.includes(void 0)?", or cannot be computed":"")}for(const e of a.filter(o=>!o.dataset.broken))
e.hidden=!i}function m(t){const s=[...t.tBodies[0].rows],c=s.filter(e=>!e.matches(".is-rest")).length,a=s.findIndex(e=>e.querySelector(".is-current")),i=a<c?c:c-
1;s.forEach((e,o)=>e.classList.toggle("is-rest",o>=i&&o!==a))}function K(t){const s=t.closest("table")?.tBodies[0],c=t.getAttribute("aria-sort")!=="ascending",a=n=>n.
cells[t.cellIndex]?.textContent?.trim()??"",i=n=>parseFloat(n.replace(/[,\s]/g,"").replace("−","-")),e=[...s?.rows??[]].sort((n,r)=>{const[u,l]=[i(a(n)),i(a(r))];
return(Number.isNaN(u)||Number.isNaN(l)?a(n).localeCompare(a(r)):u-l)*(c?1:-1)});for(const n of t.parentElement?.children??[])n.removeAttribute("aria-sort");t.setAttribute(
"aria-sort",c?"ascending":"descending"),s?.append(...e);const o=t.closest("table");o?.querySelector(".is-rest")&&m(o)}export{C as mount};
