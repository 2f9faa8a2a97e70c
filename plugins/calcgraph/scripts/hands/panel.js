import{c as g}from"../page/live.js";import{b as p,o as _}from"../page/sheet.js";function f({root:t,signal:o,model:c}){const l=p(t,".cg-field, .cg-own__cell").map(
e=>{const n=e.querySelector("[data-p]");return[e,c.key(n?.dataset.p)]});return _(t,"click",{signal:o},({target:e})=>{const n=e.closest(".cg-panel__copy"),r=n?.closest(
".cg-panel");n instanceof HTMLElement&&r instanceof HTMLElement&&g($(r,location.href),n)}),({state:e,now:n})=>{for(const[r,u]of l)r.classList.toggle("is-changed",
e.has(c.settable(u,n)))}}const a=t=>(t?.innerText??"").replace(/\s+/g," ").trim(),s=(t,o)=>[...t.querySelectorAll(o)].filter(c=>c instanceof HTMLElement),i=(t,o)=>a(
s(t,o)[0]),m=t=>`${t.querySelector("input")?.value??""} ${t.querySelector(".cg-row__unit")?.textContent??""}`.trim();function y(t){const o=t.querySelector("sele\
ct")?.selectedOptions[0]?.text,c=s(t,":scope > .cg-field__entry")[0],l=o??(c?m(c):(t.querySelector(".cg-field__val")?.textContent??"").trim()),e=s(t,".cg-own__c\
ell.is-changed").map(n=>`${n.querySelector(".cg-own__name")?.textContent} ${m(n)}`);return`${i(t,".cg-field__name")}: ${l}${e.length?` with ${e.join(", ")}`:""}`}
function $(t,o){const c=s(t,".cg-limit").map(e=>s(e,".cg-limit__say, .cg-limit__parts").map(a).join("; ")),l=s(t,".cg-out").map(e=>`${i(e,"small")}: ${i(e,"b")}`);
return[s(t,".cg-field").map(y).join("; "),...c,...l,o].filter(Boolean).join(`
`)}export{f as mount};
