import{c as w}from"../page/live.js";import{b as f,o as S}from"../page/sheet.js";function h({root:e,signal:c,model:o,link:i}){const s=f(e,".cg-field, .cg-own__ce\
ll").map(t=>{const n=t.querySelector("[data-p]");return[t,o.key(n?.dataset.p)]});S(e,"click",{signal:c},({target:t})=>{const n=t.closest(".cg-panel__copy"),l=n?.
closest(".cg-panel");n instanceof HTMLElement&&l instanceof HTMLElement&&w($(l,i()),n)});const a=t=>{const n=t instanceof HTMLDetailsElement&&t.matches(".cg-own")?
t:null,l=n&&_(n),u=n?.closest(".cg-panel")?.querySelector(".cg-panel__answers");if(!l||!u)return;const p=n.open&&u.getBoundingClientRect().left>n.getBoundingClientRect().
right;if((p?u:n).append(l),!p)return;const m=l.querySelector("input");m?.focus({preventScroll:!0}),m?.select()};return e.addEventListener("toggle",({target:t})=>a(
t),{signal:c,capture:!0}),f(e,".cg-own[open]").forEach(a),({state:t,now:n})=>{for(const[l,u]of s)l.classList.toggle("is-changed",t.has(o.settable(u,n)))}}const _=e=>document.
getElementById(e.querySelector("summary")?.getAttribute("aria-controls")??""),y=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),r=(e,c)=>[...e.querySelectorAll(
c)].filter(o=>o instanceof HTMLElement),g=(e,c)=>y(r(e,c)[0]),d=e=>`${e.querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.
trim();function q(e){const c=e.querySelector("select")?.selectedOptions[0]?.text,o=r(e,":scope > .cg-field__entry")[0],i=c??(o?d(o):(e.querySelector(".cg-field_\
_val")?.textContent??"").trim()),s=r(e,".cg-own")[0],a=r((s&&_(s))??e,".cg-own__cell.is-changed").map(t=>`${t.querySelector(".cg-own__name")?.textContent} ${d(t)}`);
return`${g(e,".cg-field__name")}: ${i}${a.length?` with ${a.join(", ")}`:""}`}function $(e,c){const o=r(e,".cg-limit").map(s=>r(s,".cg-limit__say, .cg-limit__pa\
rts").map(y).join("; ")),i=r(e,".cg-out").map(s=>`${g(s,"small")}: ${g(s,"b")}`);return[r(e,".cg-field").map(q).join("; "),...o,...i,c].filter(Boolean).join(`
`)}export{h as mount};
