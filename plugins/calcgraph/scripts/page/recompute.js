import{b as m,c as g,p as L}from"./sheet.js";import{loadColumns as q}from"./files.js";import{x as y,y as O,z as _,A as C,B as U,e as w,L as v,w as $}from"./live.js";
async function j(t,e,a,s){const o=m(t,".cg-group"),i={moved:0,left:0};for(const[n,r]of o.entries()){if(a.aborted)break;s(n,o.length);const c=m(r,"[data-row]").filter(
u=>u.querySelector(".cg-en__val")?.textContent),f=r.querySelector(".cg-en a"),l=await S(f.href,a).catch(()=>null);if(l===null)c.forEach(M),i.left+=c.length;else if(l){
const{state:u}=y(g(e),l);u.size&&I(c,l,u,i)}}return i}async function E(t,e,a){const s=await S(new URL(t[0].url,document.baseURI).href,a).catch(()=>{}),o=t.map(n=>n.
columns.length&&t.length===1?R(n):void 0);if(s){const{state:n}=y(g(e),s),r=z(s,t[0].id),c=s.under(new Map),f=s.under(n);t.forEach((l,u)=>o[u]??=A(l,s,r,n,c,f))}
const i=o.filter(n=>n?.isMoved).length;return{now:o,sum:{moved:i,left:o.filter(n=>!n).length}}}const R=({value:t,name:e,says:a})=>({value:t,name:e,says:a,isMoved:!1});
function z({entries:t},e){const a=new Set([e]);for(const s of a){const{p:o=[],picks:i=[]}=t.get(s)??{};for(const n of[...i,...o.flat()])typeof n=="string"&&t.has(
n)&&a.add(n)}return a}function A(t,e,a,s,o,i){const n=(t.columns.length?t.columns.filter(r=>a.has(r)):[t.id]).filter(r=>e.entries.has(r));try{e.allow(v);const r=n.
map(d=>h(e,d,s,i)),c=n.some((d,k)=>r[k]!==h(e,d,new Map,o)),f=[...new Set(r)].join(" or "),l=[...new Set(n.map(d=>B(e,d,i)))].join(" or ");if(!n.length)return;if(!t.
columns.length)return{value:f,name:t.name,says:t.says,isMoved:c};const u=t.name.slice(t.name.lastIndexOf(".")+1),p=`${l}.${u}`;return{value:f,name:p,says:`${u.replaceAll(
"_"," ")} of ${l}`,isMoved:c||p!==t.name}}catch(r){if(!(r instanceof w))throw r;return}}const B=(t,e,a)=>(t.entry(e).picks??[]).map(a).join(".");function h(t,e,a,s){
const{c:o,rows:i,u:n}=t.entry(e);return o?s(e)?"holds":"does not hold":i?t.say(e,s(e)):$(t.text(e,a,s),n)}async function S(t,e){const a=new URL(t);a.hash=a.search=
"";const s=await fetch(a,{signal:e});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),i=o.querySelector(
"cg-note template")?.content.textContent;if(!i)return;const n=JSON.parse(i);return await q(n.q,t),await O(n.q),await _(),C(U(n))}function I(t,e,a,s){const o=new Map,
i=e.under(o),n=e.under(a);for(const r of t){const c=e.key(r.dataset.row);try{if(!e.entries.has(c))throw new w;e.allow(v);const f=h(e,c,a,n);if(f===h(e,c,o,i))continue;
const l=r.querySelector(".cg-en__val");r.title=`was ${l?.textContent} in the last build`,r.classList.add("is-changed"),L(l,f),s.moved+=1}catch(f){if(!(f instanceof
w))throw f;M(r),s.left+=1}}}function M(t){t.classList.add("is-later"),t.title="not recomputed: from the last build"}export{E as rechain,j as recompute};
