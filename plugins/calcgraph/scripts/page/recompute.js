import{b as m,p as L}from"./sheet.js";import{loadColumns as q}from"./files.js";import{x as g,y as O,z as _,A as j,e as w,L as y,w as U}from"./live.js";const v=t=>t.
split(",").filter(n=>n.split(":")[0].includes(".")).join();async function $(t,n,a,s){const o=m(t,".cg-group"),i={moved:0,left:0};for(const[e,r]of o.entries()){if(a.
aborted)break;s(e,o.length);const c=m(r,"[data-row]").filter(u=>u.querySelector(".cg-en__val")?.textContent),f=r.querySelector(".cg-en a"),l=await S(f.href,a).catch(
()=>null);if(l===null)c.forEach(M),i.left+=c.length;else if(l){const{state:u}=g(v(n),l);u.size&&I(c,l,u,i)}}return i}async function C(t,n,a){const s=await S(new URL(
t[0].url,document.baseURI).href,a).catch(()=>{}),o=t.map(e=>e.columns.length&&t.length===1?E(e):void 0);if(s){const{state:e}=g(v(n),s),r=R(s,t[0].id),c=s.under(
new Map),f=s.under(e);t.forEach((l,u)=>o[u]??=z(l,s,r,e,c,f))}const i=o.filter(e=>e?.isMoved).length;return{now:o,sum:{moved:i,left:o.filter(e=>!e).length}}}const E=({
value:t,name:n,says:a})=>({value:t,name:n,says:a,isMoved:!1});function R({entries:t},n){const a=new Set([n]);for(const s of a){const{p:o=[],picks:i=[]}=t.get(s)??
{};for(const e of[...i,...o.flat()])typeof e=="string"&&t.has(e)&&a.add(e)}return a}function z(t,n,a,s,o,i){const e=(t.columns.length?t.columns.filter(r=>a.has(
r)):[t.id]).filter(r=>n.entries.has(r));try{n.allow(y);const r=e.map(d=>h(n,d,s,i)),c=e.some((d,k)=>r[k]!==h(n,d,new Map,o)),f=[...new Set(r)].join(" or "),l=[...new Set(
e.map(d=>A(n,d,i)))].join(" or ");if(!e.length)return;if(!t.columns.length)return{value:f,name:t.name,says:t.says,isMoved:c};const u=t.name.slice(t.name.lastIndexOf(
".")+1),p=`${l}.${u}`;return{value:f,name:p,says:`${u.replaceAll("_"," ")} of ${l}`,isMoved:c||p!==t.name}}catch(r){if(!(r instanceof w))throw r;return}}const A=(t,n,a)=>(t.
entry(n).picks??[]).map(a).join(".");function h(t,n,a,s){const{c:o,rows:i,u:e}=t.entry(n);return o?s(n)?"holds":"does not hold":i?t.say(n,s(n)):U(t.text(n,a,s),
e)}async function S(t,n){const a=new URL(t);a.hash=a.search="";const s=await fetch(a,{signal:n});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().
parseFromString(await s.text(),"text/html"),i=o.querySelector("cg-note template")?.content.textContent;if(!i)return;const e=JSON.parse(i);return await q(e.q,t),
await O(e.q),_(j(e))}function I(t,n,a,s){const o=new Map,i=n.under(o),e=n.under(a);for(const r of t){const c=n.key(r.dataset.row);try{if(!n.entries.has(c))throw new w;
n.allow(y);const f=h(n,c,a,e);if(f===h(n,c,o,i))continue;const l=r.querySelector(".cg-en__val");r.title=`as built ${l?.textContent}`,r.classList.add("is-changed"),
L(l,f),s.moved+=1}catch(f){if(!(f instanceof w))throw f;M(r),s.left+=1}}}function M(t){t.classList.add("is-later"),t.title="as built: not computed here"}export{
C as rechain,$ as recompute};
