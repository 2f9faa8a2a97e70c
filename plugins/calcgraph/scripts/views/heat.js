import{b as h,p}from"../page/sheet.js";const d=7,m=1e-9;function f(t,e){const a=t.map(s=>u(s,e)),[o,r]=l(a);return a.map(s=>{if(s===void 0)return;const c=r>o?(s/
2-o/2)/(r/2-o/2):0;return Math.min(d-1,Math.floor(c*d+m))})}const l=t=>{const e=t.filter(a=>a!==void 0);return[Math.min(...e),Math.max(...e)]};function u(t,e){if(!(typeof t!=
"number"||!Number.isFinite(t)||e&&t<=0))return e?Math.log(t):t}function g(t){const e=h(t,"td[data-cell]"),a=t.dataset.scale==="log",o=e.map(n=>parseFloat(n.dataset.
v??"")),r=f(o,a);e.forEach((n,i)=>{r[i]===void 0?delete n.dataset.heat:n.dataset.heat=String(r[i])});const s=o.map(n=>u(n,a)),c=t.closest("figure")?.querySelectorAll(
".cg-heat b")??[];l(s).forEach((n,i)=>p(c[i],e[s.indexOf(n)]?.textContent??""))}export{d as STEPS,g as colour,f as levels};
