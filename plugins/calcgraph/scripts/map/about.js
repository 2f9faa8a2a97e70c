import{go as m}from"./list.js";import{make as o}from"./panel.js";import{n as b,w as S,i as j,c as _}from"./view.js";import"../page/sheet.js";const w=3;function B(t){
const{model:e,shown:a,state:s,chain:r}=t,i=t.me();return s.mode==="path"?z(t,b(e,s.from),b(e,s.to)):t.notice?[o("p","",t.notice),...r?.about(e,t.chart)??[]]:s.mode===
"chain"?r?.about(e,t.chart)??[]:i<0?[]:x(e,a,i,N(t,i))}function N(t,e){const a=t.root.querySelector('[data-role="summaries"]');return t.summaries??=JSON.parse(a.
content.textContent??""),t.summaries[e]}const k=(t,e,a)=>o("li","",o("span","rel",t),o("span","",...e,d(a))),d=t=>t?o("span","why",t):"";function $(t,e){const a=o(
"a","",e);return a.setAttribute("href",t),a}function g(t,...e){const a=o("div","cg-acts",t??"");for(let s=0;s<e.length;s+=2){const r=o("button","",e[s+1]);r.dataset.
do=e[s],a.append(r)}return a}function x(t,e,a,s){const r=t.nodes[a],i=s||["","Linked, not written yet.","A tag.","A file."][r.kind],u=[o("h2","",r.title),o("p",
"",i),g(r.url?$(r.url,"open note"):null,"path","path from here","release","show all")];for(const h of[1,0]){const l=new Map,f=o("ul","cg-list");for(const c of t.
edges){const[n,p]=h?[c.a,c.b]:[c.b,c.a];n===a&&e.nodes[p]&&l.set(p,[...l.get(p)??[],c])}for(const[c,n]of l){const p=n.length>1?n.filter(y=>t.types[y.type][0]!==
"link"):n,A=new Set(p.map(y=>t.types[y.type][3-h])),O=new Set(n.map(y=>y.reason).filter(Boolean));f.append(k([...A].join(", "),[m(t,c)],[...O].join("; ")))}l.size&&
u.push(o("h3","",`${h?"Points to":"Is pointed to by"} · ${l.size}`),f)}return u}function z({model:t,shown:e,state:a},s,r){const i=n=>`“${t.nodes[n].title}”`,
u=(n,p)=>[o("h2","",n),o("p","",p),...s<0?[]:[g(null,"release","another path")]];if(s<0)return u("A path","Choose the note it starts from, on the map or in the \
list.");if(r<0)return u("A path",`From ${i(s)}: choose the note it leads to.`);const h=S(t,e,s,r),l=`from ${i(s)} to ${i(r)}`;if(!h.length)return u("No path",`N\
othing that is shown leads ${l}.`);const f=h.length===1?"One way":`${h.length} ways`;return[...u(`${f} ${l}`,"By what is computed, else by what is linked; no tw\
o pass through the same note."),...h.flatMap((n,p)=>M(t,n,p,+a.way===p)),o("p","cg-way__costs","A computation counts 1, a relation 2, a link 4, a note with more\
 than twenty links 1 more.")]}function M(t,e,a,s){const r=o("ol","cg-steps"),i=e.length-1,u=e.slice(1).map((c,n)=>E(t,e[n],c));e.forEach((c,n)=>{r.append(o("li",
"note",m(t,c)),...u[n]?C(u[n]):[])});const h=u.map(c=>c.boxes.at(0)).filter(Boolean).pop(),l=i===1?"1 step":`${i} steps`,f=o("button","cg-way__go",h?`by ${h.says||
h.name}`:l);return Object.assign(f.dataset,{do:"way",way:a}),f.setAttribute("aria-pressed",String(s)),[o("h3","cg-way",f,o("small",""," "+l)),r]}function C({word:t,
boxes:e,why:a}){return e.length?e.map((s,r)=>{const i=o("span","",s.says&&s.says+" ",o("code","",s.name));return o("li","",i,o("b","cg-num",s.value),r===e.length-
1?d(a):"")}):[o("li","",o("span","",t),d(a))]}function E(t,e,a){const s=t.edges.filter(n=>n.a===e&&n.b===a||n.a===a&&n.b===e),r=n=>8*_(t,n)+(n.a===e?0:4)+(n.reason?
0:2),i=s.sort((n,p)=>r(n)-r(p))[0],u=t.types[i.type][i.b===a?2:3];if(i.kind!=="uses")return{word:u,boxes:[],why:i.reason};const l=[...new Set(t.flows.filter(([n,
p])=>t.boxes[n].note===i.b&&t.boxes[p].note===i.a).map(([n])=>n))].map(n=>t.boxes[n]).slice(0,w),f=s.find(n=>n.reason&&(n.kind==="link"||j(t,n)))?.reason??"",c=i.
reason.split(", ").slice(0,w).join(", ");return{word:u,boxes:l,why:l.length?f:[c,f].filter(Boolean).join(" · ")}}export{B as about,g as acts,k as line,$ as link};
