import{b as m,c as g,p as L}from"./sheet.js";import{loadColumns as q}from"./files.js";import{x as y,y as O,z as _,A as U,e as w,L as v,w as $}from"./live.js";async function j(t,n,a,s){
const o=m(t,".cg-group"),c={moved:0,left:0};for(const[e,r]of o.entries()){if(a.aborted)break;s(e,o.length);const i=m(r,"[data-row]").filter(l=>l.querySelector("\
.cg-en__val")?.textContent),f=r.querySelector(".cg-en a"),u=await S(f.href,a).catch(()=>null);if(u===null)i.forEach(M),c.left+=i.length;else if(u){const{state:l}=y(
g(n),u);l.size&&I(i,u,l,c)}}return c}async function C(t,n,a){const s=await S(new URL(t[0].url,document.baseURI).href,a).catch(()=>{}),o=t.map(e=>e.columns.length&&
t.length===1?E(e):void 0);if(s){const{state:e}=y(g(n),s),r=R(s,t[0].id),i=s.under(new Map),f=s.under(e);t.forEach((u,l)=>o[l]??=z(u,s,r,e,i,f))}const c=o.filter(
e=>e?.isMoved).length;return{now:o,sum:{moved:c,left:o.filter(e=>!e).length}}}const E=({value:t,name:n,says:a})=>({value:t,name:n,says:a,isMoved:!1});function R({
entries:t},n){const a=new Set([n]);for(const s of a){const{p:o=[],picks:c=[]}=t.get(s)??{};for(const e of[...c,...o.flat()])typeof e=="string"&&t.has(e)&&a.add(
e)}return a}function z(t,n,a,s,o,c){const e=(t.columns.length?t.columns.filter(r=>a.has(r)):[t.id]).filter(r=>n.entries.has(r));try{n.allow(v);const r=e.map(d=>h(
n,d,s,c)),i=e.some((d,k)=>r[k]!==h(n,d,new Map,o)),f=[...new Set(r)].join(" or "),u=[...new Set(e.map(d=>A(n,d,c)))].join(" or ");if(!e.length)return;if(!t.columns.
length)return{value:f,name:t.name,says:t.says,isMoved:i};const l=t.name.slice(t.name.lastIndexOf(".")+1),p=`${u}.${l}`;return{value:f,name:p,says:`${l.replaceAll(
"_"," ")} of ${u}`,isMoved:i||p!==t.name}}catch(r){if(!(r instanceof w))throw r;return}}const A=(t,n,a)=>(t.entry(n).picks??[]).map(a).join(".");function h(t,n,a,s){
const{c:o,rows:c,u:e}=t.entry(n);return o?s(n)?"holds":"does not hold":c?t.say(n,s(n)):$(t.text(n,a,s),e)}async function S(t,n){const a=new URL(t);a.hash=a.search=
"";const s=await fetch(a,{signal:n});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),c=o.querySelector(
"cg-note template")?.content.textContent;if(!c)return;const e=JSON.parse(c);return await q(e.q,t),await O(e.q),_(U(e))}function I(t,n,a,s){const o=new Map,c=n.under(
o),e=n.under(a);for(const r of t){const i=n.key(r.dataset.row);try{if(!n.entries.has(i))throw new w;n.allow(v);const f=h(n,i,a,e);if(f===h(n,i,o,c))continue;const u=r.
querySelector(".cg-en__val");r.title=`was ${u?.textContent} in the last build`,r.classList.add("is-changed"),L(u,f),s.moved+=1}catch(f){if(!(f instanceof w))throw f;
M(r),s.left+=1}}}function M(t){t.classList.add("is-later"),t.title="not recomputed: from the last build"}export{C as rechain,j as recompute};
