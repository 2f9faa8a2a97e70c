const s=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),c=(e,t)=>[...e.querySelectorAll(t)].filter(o=>o instanceof HTMLElement),i=(e,t)=>s(c(e,t)[0]),a=e=>`${e.
querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.trim();function m(e){const t=e.querySelector("select")?.selectedOptions[0]?.
text,o=c(e,":scope > .cg-field__entry")[0],r=t??(o?a(o):(e.querySelector(".cg-field__val")?.textContent??"").trim()),n=c(e,".cg-own__cell.is-changed").map(l=>`${l.
querySelector(".cg-own__name")?.textContent} ${a(l)}`);return`${i(e,".cg-field__name")}: ${r}${n.length?` with ${n.join(", ")}`:""}`}function u(e,t){const o=c(e,
".cg-limit").map(n=>c(n,".cg-limit__say, .cg-limit__parts").map(s).join("; ")),r=c(e,".cg-out").map(n=>`${i(n,"small")}: ${i(n,"b")}`);return[c(e,".cg-field").map(
m).join("; "),...o,...r,t].filter(Boolean).join(`
`)}export{u as asText};
