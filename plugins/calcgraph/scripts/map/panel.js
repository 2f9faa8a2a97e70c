import{m}from"../page/sheet.js";import{s as p,C as c}from"./view.js";const g=16;function n(t,a,...e){const o=m(t,a,...e.filter(Boolean));return t==="button"&&o.
setAttribute("type",t),o.dir="auto",o}const d=t=>n("span","cg-dot "+(t<0?"orphan":`c${t%c}${t>=c?" ring":""}`));function b(t,a){const{colour:e}=t.state,o=t.part(
"group-word"),s=t.part("groups"),l=p(t.state);o.hidden=!a.length,o.textContent=e==="community"?"territories":e,s.dataset.colour!==e&&s.replaceChildren(...a.slice(
0,g).map(({group:r,name:u,size:f})=>{const i=n("button","cg-toggle",d(r),u+" ",n("span","cg-num",String(f)));return Object.assign(i.dataset,{filter:"group",value:r}),
i})),s.dataset.colour=e;for(const r of t.all("[data-filter]"))r.setAttribute("aria-pressed",String(!l.has(`${r.dataset.filter}:${r.dataset.value}`)))}export{d as dot,
b as legend,n as make};
