import{K as q,q as B}from"./view.js";import{make as e,dot as C}from"./panel.js";import"../page/sheet.js";const S=200,$=6;function E(n,o){const{model:s,shown:d,found:r,
painter:c}=n,{nodes:l}=s,m=n.part("list"),p=n.part("sort")?.value;if(!m)return;const i=t=>p==="by links"?l[t].degree:p==="by PageRank"?l[t].rank:0,u=l.filter(t=>!t.
kind),f=r??u.filter(t=>d.nodes[t.number]).map(t=>t.number),g=r?[...f].sort((t,a)=>i(a)-i(t)):[...f].sort((t,a)=>i(a)-i(t)||l[t].title.localeCompare(l[a].title)||
t-a);F(n),m.replaceChildren(...g.slice(0,S*o).map(t=>{const a=l[t],N=a.kind?e("span","cg-dot "+q[a.kind]):C(c.group[t]);return e("li","",N,b(s,t),e("small","cg-\
num",String(a.degree)))}));const[h,k,y]=[g.length,u.length,g.length-S*o],x=n.part("more-notes");n.part("list-title").textContent=h===k?"All notes":h?`${h} of ${k}`:
"Nothing found",x&&(x.hidden=y<=0,x.textContent=`${y} more`)}function F(n){const{model:o,found:s,state:d}=n,r=n.part("found"),c=s?B(o,d.find).slice(0,$):[];if(!r)
return;const l=(s??[]).slice(0,$).map(i=>e("li","",C(n.painter.group[i]),b(o,i))),m=c.map(i=>{const u=o.boxes[i],f=e("span","why",[u.says,o.nodes[u.note]?.title].
filter(Boolean).join(" · "));return e("li","",e("span","",A(u),f),e("small","cg-num",u.value))}),p=e("ul","cg-list",...d.mode==="chain"?[...m,...l]:[...l,...m]);
r.hidden=!s,r.replaceChildren(e("h3","",p.childElementCount?"Found":`No note or value named “${d.find.trim()}”`),p)}function A({name:n,number:o}){const s=e(
"button","",n);return s.dataset.box=String(o),s}function b(n,o){const{id:s,title:d,url:r}=n.nodes[o],c=e(r?"a":"button","",d);return r&&c.setAttribute("href",r),
c.dataset.go=s,c}export{b as go,A as goBox,E as list};
