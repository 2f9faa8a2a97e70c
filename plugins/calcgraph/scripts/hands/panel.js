import{c as _}from"../page/live.js";import{b as d,o as y}from"../page/sheet.js";function S({root:e,signal:c,model:o}){const i=d(e,".cg-field, .cg-own__cell").map(
n=>{const t=n.querySelector("[data-p]");return[n,o.key(t?.dataset.p)]});y(e,"click",{signal:c},({target:n})=>{const t=n.closest(".cg-panel__copy"),s=t?.closest(
".cg-panel");t instanceof HTMLElement&&s instanceof HTMLElement&&_(q(s,location.href),t)});const l=({target:n})=>{const t=n instanceof HTMLDetailsElement&&n.matches(
".cg-own")?n:null,s=t&&m(t),a=t?.closest(".cg-panel")?.querySelector(".cg-panel__answers");if(!s||!a)return;const g=t.open&&a.getBoundingClientRect().left>t.getBoundingClientRect().
right;(g?a:t).append(s),g&&s.querySelector("input")?.focus({preventScroll:!0})};return e.addEventListener("toggle",l,{signal:c,capture:!0}),({state:n,now:t})=>{
for(const[s,a]of i)s.classList.toggle("is-changed",n.has(o.settable(a,t)))}}const m=e=>document.getElementById(e.querySelector("summary")?.getAttribute("aria-co\
ntrols")??""),p=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),r=(e,c)=>[...e.querySelectorAll(c)].filter(o=>o instanceof HTMLElement),u=(e,c)=>p(r(e,c)[0]),f=e=>`${e.
querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.trim();function h(e){const c=e.querySelector("select")?.selectedOptions[0]?.
text,o=r(e,":scope > .cg-field__entry")[0],i=c??(o?f(o):(e.querySelector(".cg-field__val")?.textContent??"").trim()),l=r(e,".cg-own")[0],n=r((l&&m(l))??e,".cg-o\
wn__cell.is-changed").map(t=>`${t.querySelector(".cg-own__name")?.textContent} ${f(t)}`);return`${u(e,".cg-field__name")}: ${i}${n.length?` with ${n.join(", ")}`:
""}`}function q(e,c){const o=r(e,".cg-limit").map(l=>r(l,".cg-limit__say, .cg-limit__parts").map(p).join("; ")),i=r(e,".cg-out").map(l=>`${u(l,"small")}: ${u(l,
"b")}`);return[r(e,".cg-field").map(h).join("; "),...o,...i,c].filter(Boolean).join(`
`)}export{S as mount};
