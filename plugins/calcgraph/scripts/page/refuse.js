function b(t,e,r,{button:n,make:o,toHeading:s,keyOf:i}){const a=[...new Set(t)].slice(0,4).map(p=>`${p} (${u(p,e,i)})`),f=n("cg-bar__x","×",()=>{c.remove(),s(r)}),
c=o("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${a.join(", ")} `,f);c.setAttribute("role","note"),f.setAttribute("aria-label","close"),r.append(
c)}function u(t,e,r){const n=t.indexOf(":"),{key:o}=r(t.slice(0,Math.max(n,0)),e);if(n<1||!e.entries.has(o))return"no input of this page";const{rows:s,picks:i,x:a}=e.
entry(o);return s?"no row of its table":i||a?"no input of this page":e.parseEntry(t.slice(n+1),o).problem??"not taken"}export{b as refuse,u as whyNot};
