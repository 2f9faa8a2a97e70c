import{go as y}from"./list.js";import{make as o}from"./panel.js";import{n as b,w as S,i as j,c as _}from"./view.js";import"../page/sheet.js";const w=3;function N(t){
const{model:e,shown:a,state:s,chain:r}=t,i=t.me();return s.mode==="path"?B(t,b(e,s.from),b(e,s.to)):t.notice?[o("p","",t.notice),...r?.about(e,t.chart)??[]]:s.mode===
"chain"?r?.about(e,t.chart)??[]:i<0?[]:z(e,a,i,x(t,i))}function x(t,e){const a=t.root.querySelector('[data-role="summaries"]');return t.summaries??=JSON.parse(a.
content.textContent??""),t.summaries[e]}const k=(t,e,a)=>o("li","",o("span","rel",t),o("span","",...e,d(a))),d=t=>t?o("span","why",t):"";function $(t,e){const a=o(
"a","",e);return a.setAttribute("href",t),a}function m(t,...e){const a=o("div","cg-acts",t??"");for(let s=0;s<e.length;s+=2){const r=o("button","",e[s+1]);r.dataset.
do=e[s],a.append(r)}return a}function z(t,e,a,s){const r=t.nodes[a],i=s||["","Linked, not written yet.","A tag.","A file."][r.kind],l=[o("h2","",r.title),o("p",
"",i),m(r.url?$(r.url,"open note"):null,"path","path from here","release","show all")];for(const h of[1,0]){const p=new Map,f=o("ul","cg-list");for(const c of t.
edges){const[n,u]=h?[c.a,c.b]:[c.b,c.a];n===a&&e.nodes[u]&&p.set(u,[...p.get(u)??[],c])}for(const[c,n]of p){const u=n.length>1?n.filter(g=>t.types[g.type][0]!==
"link"):n,A=new Set(u.map(g=>t.types[g.type][3-h])),O=new Set(n.map(g=>g.reason).filter(Boolean));f.append(k([...A].join(", "),[y(t,c)],[...O].join("; ")))}p.size&&
l.push(o("h3","",`${h?"Points to":"Is pointed to by"} · ${p.size}`),f)}return l}function B({model:t,shown:e,state:a},s,r){const i=n=>`“${t.nodes[n].title}”`,
l=(n,u)=>[o("h2","",n),o("p","",u),...s<0?[]:[m(null,"release","another path")]];if(s<0)return l("A path","Choose the note it starts from, on the map or in the \
list.");if(r<0)return l("A path",`From ${i(s)}: choose the note it leads to.`);const h=S(t,e,s,r),p=`from ${i(s)} to ${i(r)}`;if(!h.length)return l("No path",`T\
he visible notes and links have no path ${p}.`);const f=h.length===1?"One path":`${h.length} paths`;return[...l(`${f} ${p}`,"Along computations first, then alon\
g links. No two paths share a note between their ends."),...h.flatMap((n,u)=>M(t,n,u,+a.way===u)),o("p","cg-way__costs","A computation counts 1, a relation 2, a\
 link 4, a note with more than twenty links 1 more.")]}function M(t,e,a,s){const r=o("ol","cg-steps"),i=e.length-1,l=e.slice(1).map((c,n)=>E(t,e[n],c));e.forEach(
(c,n)=>{r.append(o("li","note",y(t,c)),...l[n]?C(l[n]):[])});const h=l.map(c=>c.boxes.at(0)).filter(Boolean).pop(),p=i===1?"1 step":`${i} steps`,f=o("button","c\
g-way__go",h?`by ${h.says||h.name}`:p);return Object.assign(f.dataset,{do:"way",way:a}),f.setAttribute("aria-pressed",String(s)),[o("h3","cg-way",f,o("small","",
" "+p)),r]}function C({word:t,boxes:e,why:a}){return e.length?e.map((s,r)=>{const i=o("span","",s.says&&s.says+" ",o("code","",s.name));return o("li","",i,o("b",
"cg-num",s.value),r===e.length-1?d(a):"")}):[o("li","",o("span","",t),d(a))]}function E(t,e,a){const s=t.edges.filter(n=>n.a===e&&n.b===a||n.a===a&&n.b===e),r=n=>8*
_(t,n)+(n.a===e?0:4)+(n.reason?0:2),i=s.sort((n,u)=>r(n)-r(u))[0],l=t.types[i.type][i.b===a?2:3];if(i.kind!=="uses")return{word:l,boxes:[],why:i.reason};const p=[
...new Set(t.flows.filter(([n,u])=>t.boxes[n].note===i.b&&t.boxes[u].note===i.a).map(([n])=>n))].map(n=>t.boxes[n]).slice(0,w),f=s.find(n=>n.reason&&(n.kind==="\
link"||j(t,n)))?.reason??"",c=i.reason.split(", ").slice(0,w).join(", ");return{word:l,boxes:p,why:p.length?f:[c,f].filter(Boolean).join(" · ")}}export{N as about,
m as acts,k as line,$ as link};
