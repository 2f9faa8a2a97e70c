import{c as S}from"../page/live.js";import{b as f,o as h}from"../page/sheet.js";function w({root:e,signal:c,model:o,link:i}){const l=f(e,".cg-field, .cg-own__ce\
ll").map(t=>{const n=t.querySelector("[data-p]");return[t,o.key(n?.dataset.p)]});h(e,"click",{signal:c},({target:t})=>{const n=t.closest(".cg-panel__copy"),s=n?.
closest(".cg-panel");n instanceof HTMLElement&&s instanceof HTMLElement&&S($(s,i()),n)});const a=t=>{const n=t instanceof HTMLDetailsElement&&t.matches(".cg-own")?
t:null,s=n&&_(n),u=n?.closest(".cg-panel")?.querySelector(".cg-panel__answers");if(!s||!u)return;const m=s.contains(document.activeElement)?document.activeElement:
null,p=n.open&&u.getBoundingClientRect().left>n.getBoundingClientRect().right;(p?u:n).append(s),m?.focus({preventScroll:!0}),p&&!m&&s.querySelector("input")?.focus(
{preventScroll:!0})};return e.addEventListener("toggle",({target:t})=>a(t),{signal:c,capture:!0}),f(e,".cg-own[open]").forEach(a),({state:t,now:n})=>{for(const[
s,u]of l)s.classList.toggle("is-changed",t.has(o.settable(u,n)))}}const _=e=>document.getElementById(e.querySelector("summary")?.getAttribute("aria-controls")??
""),d=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),r=(e,c)=>[...e.querySelectorAll(c)].filter(o=>o instanceof HTMLElement),g=(e,c)=>d(r(e,c)[0]),y=e=>`${e.querySelector(
"input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.trim();function q(e){const c=e.querySelector("select")?.selectedOptions[0]?.text,o=r(
e,":scope > .cg-field__entry")[0],i=c??(o?y(o):(e.querySelector(".cg-field__val")?.textContent??"").trim()),l=r(e,".cg-own")[0],a=r((l&&_(l))??e,".cg-own__cell.\
is-changed").map(t=>`${t.querySelector(".cg-own__name")?.textContent} ${y(t)}`);return`${g(e,".cg-field__name")}: ${i}${a.length?` with ${a.join(", ")}`:""}`}function $(e,c){
const o=r(e,".cg-limit").map(l=>r(l,".cg-limit__say, .cg-limit__parts").map(d).join("; ")),i=r(e,".cg-out").map(l=>`${g(l,"small")}: ${g(l,"b")}`);return[r(e,".\
cg-field").map(q).join("; "),...o,...i,c].filter(Boolean).join(`
`)}export{w as mount};
