import{q as p}from"./view.js";const d=14,w=226,z=78;function m({flows:f},n){const t=new Map([[n,new Set]]);for(const[r,o]of t)for(const[e,s]of f)s===r&&(o.add(e),
t.has(e)||t.set(e,new Set));return t}function M(f,n){const t=m(f,n),r=t.size,o=[];for(const[c,l]of t){const i=[...t.values()].filter(a=>a.has(c));t.size<=d||c===
n||l.size!==1||i.length!==1||(i[0].delete(c),l.forEach(a=>i[0].add(a)),t.delete(c),o.push(c))}const e=S(t,n),s=x(t,e,n),u=e.flatMap(c=>[...t.get(c)??[]].filter(
l=>s.has(l)).map(l=>[l,c]));return{end:n,at:O(e,s,u),edges:u,folded:o,more:r-e.length-o.length}}function S(f,n){const t=new Set([n]);for(const r of t)for(const o of f.
get(r)??[])t.size<d&&t.add(o);return[...t]}function x(f,n,t){const r=new Map(n.map(o=>[o,0]));for(let o=0,e=!0;e&&o<n.length;o++){e=!1;for(const s of n)for(const u of f.
get(s)??[]){const c=(r.get(s)??0)+1;u===t||(r.get(u)??c)>=c||(r.set(u,c),e=!0)}}return r}function O(f,n,t){const r=Math.max(...n.values()),o=new Map;for(let e=0;e<=
r;e++){const s=f.filter(i=>n.get(i)===e),u=i=>{const a=t.filter(h=>h[0]===i&&o.has(h[1])).map(h=>o.get(h[1])?.[1]??0);return a.length?a.reduce((h,b)=>h+b,0)/a.length:
0},c=s.map(i=>({number:i,y:u(i)})).sort((i,a)=>i.y-a.y||i.number-a.number),l=c.reduce((i,a)=>i+a.y,0)/Math.max(1,c.length);c.forEach(({number:i},a)=>o.set(i,[(r-
e)*w,l+(a-(c.length-1)/2)*z]))}return o}function g(f){let n=-1,t=1;for(const{number:r}of f.boxes){const o=m(f,r).size;o>t&&([n,t]=[r,o])}return n}function y(f,n){
const t=new Map(n.map(r=>[r,0]));for(const r of[!0,!1]){const o=new Set(n);for(const e of o)for(const[s,u]of f.flows)(r?u:s)===e&&o.add(r?s:u);for(const e of o)
t.has(e)||t.set(e,1)}return t}function v(f,n,t){const r=p(f,n)[0];return r!==void 0||t<0?r??-1:f.boxes.filter(e=>e.note===t).map(e=>({b:e,size:m(f,e.number).size})).
sort((e,s)=>s.size-e.size||e.b.number-s.b.number)[0]?.b.number??-1}function q(f,n,t,r){if(!f.boxes[n])return g(f);if(t)return f.flows.find(s=>s[t>0?0:1]===n)?.[t>
0?1:0]??-1;const o=f.flows.filter(s=>s[0]===n).map(s=>s[1]),e=[...new Set(f.flows.filter(s=>o.includes(s[1])).map(s=>s[0]))].sort((s,u)=>s-u);return e[e.indexOf(
n)+r]??-1}export{q as beside,M as chartOf,v as meant,g as richest,y as trace};
