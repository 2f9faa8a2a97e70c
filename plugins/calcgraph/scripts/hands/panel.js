import{c as d}from"../page/live.js";import{b as y,o as S}from"../page/sheet.js";function q({root:e,signal:c,model:o,link:i}){const l=y(e,".cg-field, .cg-own__ce\
ll").map(n=>{const t=n.querySelector("[data-p]");return[n,o.key(t?.dataset.p)]});S(e,"click",{signal:c},({target:n})=>{const t=n.closest(".cg-panel__copy"),s=t?.
closest(".cg-panel");t instanceof HTMLElement&&s instanceof HTMLElement&&d($(s,i()),t)});const u=({target:n})=>{const t=n instanceof HTMLDetailsElement&&n.matches(
".cg-own")?n:null,s=t&&p(t),a=t?.closest(".cg-panel")?.querySelector(".cg-panel__answers");if(!s||!a)return;const m=t.open&&a.getBoundingClientRect().left>t.getBoundingClientRect().
right;(m?a:t).append(s),m&&s.querySelector("input")?.focus({preventScroll:!0})};return e.addEventListener("toggle",u,{signal:c,capture:!0}),({state:n,now:t})=>{
for(const[s,a]of l)s.classList.toggle("is-changed",n.has(o.settable(a,t)))}}const p=e=>document.getElementById(e.querySelector("summary")?.getAttribute("aria-co\
ntrols")??""),f=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),r=(e,c)=>[...e.querySelectorAll(c)].filter(o=>o instanceof HTMLElement),g=(e,c)=>f(r(e,c)[0]),_=e=>`${e.
querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.trim();function w(e){const c=e.querySelector("select")?.selectedOptions[0]?.
text,o=r(e,":scope > .cg-field__entry")[0],i=c??(o?_(o):(e.querySelector(".cg-field__val")?.textContent??"").trim()),l=r(e,".cg-own")[0],u=r((l&&p(l))??e,".cg-o\
wn__cell.is-changed").map(n=>`${n.querySelector(".cg-own__name")?.textContent} ${_(n)}`);return`${g(e,".cg-field__name")}: ${i}${u.length?` with ${u.join(", ")}`:
""}`}function $(e,c){const o=r(e,".cg-limit").map(l=>r(l,".cg-limit__say, .cg-limit__parts").map(f).join("; ")),i=r(e,".cg-out").map(l=>`${g(l,"small")}: ${g(l,
"b")}`);return[r(e,".cg-field").map(w).join("; "),...o,...i,c].filter(Boolean).join(`
`)}export{q as mount};
