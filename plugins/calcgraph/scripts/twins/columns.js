import{h as y,E as c,l as p,m as F}from"../page/live.js";import"../page/sheet.js";const L=2,A=24,S=9,v=.3,g=t=>t instanceof Float64Array,b=t=>Array.isArray(t),u=new Map;
u.set(c.get("add"),(t,r,i,n,f)=>{for(let e=0;e<f.length;e++)f[e]=p(t[e*r]+i[e*n],t[e*r])}),u.set(c.get("sub"),(t,r,i,n,f)=>{for(let e=0;e<f.length;e++)f[e]=p(t[e*
r]-i[e*n],t[e*r])}),u.set(c.get("mul"),(t,r,i,n,f)=>{for(let e=0;e<f.length;e++)f[e]=t[e*r]*i[e*n]}),u.set(c.get("div"),(t,r,i,n,f)=>{for(let e=0;e<f.length;e++)
f[e]=F(t[e*r],i[e*n])});function w(t,r){const i=r.find(g);if(!i){const s=t(...r);return Number.isFinite(s)?s:y(Number.isNaN(s)?"no real value":"overflow")}const n=new Float64Array(
i.length),[f,e]=r.map(s=>g(s)?s:Float64Array.of(Number(s))),[l,o]=r.map(s=>g(s)?1:0),a=u.get(t);if(a)a(f,l,e,o,n);else if(r.length===1)for(let s=0;s<n.length;s++)
n[s]=t(f[s]);else if(r.length===2)for(let s=0;s<n.length;s++)n[s]=t(f[s*l],e[s*o]);else n.forEach((s,N)=>n[N]=t(...r.map(m=>+(g(m)?m[N]:m))));let h=0;for(let s=0;s<
n.length;s++)h+=n[s]*0;return h!==0&&y(n.some(Number.isNaN)?"no real value":"overflow"),n}function x(t,r){if(!g(t))return t;if(r!==L)return d(t,[r])[0];let i=0;
for(const n of t)i+=n;return i/t.length}function d(t,r){const i=r.map(e=>Math.min(Math.max(e*t.length-.5,0),t.length-1)),n=i.map(e=>Math.min(Math.floor(e),t.length-
2)),f=t.slice();return M(f,0,f.length-1,n.flatMap(e=>[e,e+1])),i.map((e,l)=>{const o=n[l];return f[o]+(f[o+1]-f[o])*(e-o)})}function M(t,r,i,n){if(!n.some(a=>a>=
r&&a<=i))return;if(i-r<24){t.subarray(r,i+1).sort();return}const f=[t[r],t[r+i>>1],t[i]].sort((a,h)=>a-h),e=f[1];let l=r,o=i;for(;l<=o;){for(;t[l]<e;)l++;for(;t[o]>
e;)o--;if(l>o)break;const a=t[l];t[l++]=t[o],t[o--]=a}M(t,r,o,n),M(t,l,i,n)}function O(t){const r=E(t);if(!g(t)||!Array.isArray(r))return[];const[i,,n]=r,f=(n-i)*
(1+2*v)/A,e=i-(n-i)*v,l=Array.from({length:A},()=>0);if(!(f>0))return[];for(const a of t){const h=Math.floor((a-e)/f);h>=0&&h<A&&l[h]++}const o=Math.max(...l);return l.
map(a=>Math.floor(S*a/o+.5))}function E(t){if(b(t))return y("no value");if(!g(t))return t;if(t.every(f=>f===t[0]))return t[0];const[r,i,n]=d(t,[.05,.5,.95]);return[
r,i,n]}export{w as each,x as folded,O as heights,g as isMany,b as isSeries,E as summary};
