import{b as m,e as g,p as L}from"./sheet.js";import{loadColumns as q}from"./files.js";import{x as y,y as O,z as _,A as U,e as w,L as v,w as $}from"./live.js";async function j(t,e,a,s){
const o=m(t,".cg-group"),c={moved:0,left:0};for(const[n,r]of o.entries()){if(a.aborted)break;s(n,o.length);const i=m(r,"[data-row]").filter(l=>l.querySelector("\
.cg-en__val")?.textContent),f=r.querySelector(".cg-en a"),u=await S(f.href,a).catch(()=>null);if(u===null)i.forEach(M),c.left+=i.length;else if(u){const{state:l}=y(
g(e),u);l.size&&I(i,u,l,c)}}return c}async function C(t,e,a){const s=await S(new URL(t[0].url,document.baseURI).href,a).catch(()=>{}),o=t.map(n=>n.columns.length&&
t.length===1?E(n):void 0);if(s){const{state:n}=y(g(e),s),r=R(s,t[0].id),i=s.under(new Map),f=s.under(n);t.forEach((u,l)=>o[l]??=z(u,s,r,n,i,f))}const c=o.filter(
n=>n?.isMoved).length;return{now:o,sum:{moved:c,left:o.filter(n=>!n).length}}}const E=({value:t,name:e,says:a})=>({value:t,name:e,says:a,isMoved:!1});function R({
entries:t},e){const a=new Set([e]);for(const s of a){const{p:o=[],picks:c=[]}=t.get(s)??{};for(const n of[...c,...o.flat()])typeof n=="string"&&t.has(n)&&a.add(
n)}return a}function z(t,e,a,s,o,c){const n=(t.columns.length?t.columns.filter(r=>a.has(r)):[t.id]).filter(r=>e.entries.has(r));try{e.allow(v);const r=n.map(h=>d(
e,h,s,c)),i=n.some((h,k)=>r[k]!==d(e,h,new Map,o)),f=[...new Set(r)].join(" or "),u=[...new Set(n.map(h=>A(e,h,c)))].join(" or ");if(!n.length)return;if(!t.columns.
length)return{value:f,name:t.name,says:t.says,isMoved:i};const l=t.name.slice(t.name.lastIndexOf(".")+1),p=`${u}.${l}`;return{value:f,name:p,says:`${l.replaceAll(
"_"," ")} of ${u}`,isMoved:i||p!==t.name}}catch(r){if(!(r instanceof w))throw r;return}}const A=(t,e,a)=>(t.entry(e).picks??[]).map(a).join(".");function d(t,e,a,s){
const{c:o,rows:c,u:n}=t.entry(e);return o?s(e)?"holds":"does not hold":c?t.say(e,s(e)):$(t.text(e,a,s),n)}async function S(t,e){const a=new URL(t);a.hash=a.search=
"";const s=await fetch(a,{signal:e});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),c=o.querySelector(
"cg-note template")?.content.textContent;if(!c)return;const n=JSON.parse(c);return await q(n.q,t),await O(n.q),_(U(n))}function I(t,e,a,s){const o=new Map,c=e.under(
o),n=e.under(a);for(const r of t){const i=e.key(r.dataset.row);try{if(!e.entries.has(i))throw new w;e.allow(v);const f=d(e,i,a,n);if(f===d(e,i,o,c))continue;const u=r.
querySelector(".cg-en__val");r.title=`as built ${u?.textContent}`,r.classList.add("is-changed"),L(u,f),s.moved+=1}catch(f){if(!(f instanceof w))throw f;M(r),s.left+=
1}}}function M(t){t.classList.add("is-later"),t.title="as built: not computed here"}export{C as rechain,j as recompute};
