import{e as U,g as _}from"../page/live.js";import{b as C,m as W,o as k,p}from"../page/sheet.js";import{loadFile as Y}from"../page/files.js";const x=100,Z=150,N=new WeakMap;
function F(e,o){for(const r of C(e,"[data-count]"))N.set(r,N.get(r)??et(r,o))}function tt(e){return F(e.root,e.signal),C(e.root,"[data-count]").map(o=>r=>N.get(
o)?.paint(r))}function et(e,o){const{count:r="0",own:i="0",per:R="1",files:H="",columns:V=""}=e.dataset,z=e.querySelector("table").tBodies[0],G=C(e,"thead th"),
b=e.querySelector("[data-rows]"),f=e.querySelector('[data-to="next"]'),g=e.querySelector('[type="search"]'),B=H.split(" ").filter(Boolean),J=V.split(" ").filter(
Boolean),E=+r;let I,l,d=0,M="",y=0,$=0;const v=new WeakMap,O=t=>Y(new URL(B[t],document.baseURI).href),K=async t=>(await O(Math.floor(t/+R)))[t%+R],P=()=>{const t=I;
if(!t)return;const n=new Map,u=s=>{if(!n.has(s))try{n.set(s,t.model.column(s,t.now))}catch(c){if(!(c instanceof U))throw c;n.set(s,c)}return n.get(s)};for(const s of z.
rows)J.forEach((c,m)=>{const a=s.cells[+i+m],h=t.model.key(c);v.has(a)||v.set(a,a.textContent??"");const w=v.get(a)??"";t.attempt(a,()=>{const q=t.state.size?u(
h):[];if(q instanceof U)throw t.done&&p(a,_),q;const j=q?.[+(s.dataset.at??0)],D=t.state.size?typeof j=="number"?t.model.figure(h,j):_:w;p(a,D),a.classList.toggle(
"is-changed",D!==w)})})},L=async t=>{const n=++y,u=l?l.slice(t,t+x):ot(t,Math.min(t+x,E)),s=await Promise.all(u.map(K));n!==y||o.aborted||(d=t,z.replaceChildren(
...s.map((c,m)=>{const a=W("tr");return a.dataset.at=String(u[m]),a.append(...c.map((h,w)=>nt(h,G[w],!w))),a})),Q(s.length),P())},Q=t=>{const n=l?l.length:E,u=`\
Rows ${(d+1).toLocaleString("en")}–${(d+t).toLocaleString("en")} of ${n.toLocaleString("en")}`;p(b,l?t?`${u} with “${M}”.`:`Nothing matches “${M}”.`:`${u}\
.`),S.hidden=!d,f&&(p(f,"next rows"),f.hidden=d+t>=n)},A=t=>t.catch(()=>{o.aborted||p(b,"The rows could not be loaded. Load the page again, or take the CSV file\
.")}),X=async()=>{const t=++y,n=(g?.value??"").trim();if(M=n,!n)return l=void 0,L(0);p(b,"Searching …");const u=await Promise.all(B.map((c,m)=>O(m)));if(t!==y||
o.aborted)return;const s=n.toLowerCase().split(/\s+/);return l=[],u.flat().forEach((c,m)=>{const a=c.slice(0,+i).join(" ").toLowerCase();s.every(h=>a.includes(h))&&
l?.push(m)}),L(0)},S=Object.assign(W("button","cg-quiet","previous rows"),{type:"button",hidden:!0});f?.before(S," "),b?.setAttribute("role","status"),k(S,"clic\
k",{signal:o},()=>A(L(Math.max(0,d-x))));for(const t of[S,f,g])t&&k(t,"click input change",{signal:o},n=>n.stopPropagation());let T=!0;return f&&k(f,"click",{signal:o},
()=>{A(L(T&&!l?0:d+x)),T=!1}),g&&k(g,"input",{signal:o},()=>{clearTimeout($),T=!1,$=window.setTimeout(()=>A(X()),Z)}),o.addEventListener("abort",()=>clearTimeout(
$)),{paint(t){I=t,P()}}}const ot=(e,o)=>Array.from({length:Math.max(0,o-e)},(r,i)=>e+i);function nt(e,o,r){const i=W(r?"th":"td","",e);return r?i.setAttribute("\
scope","row"):o?.classList.contains("n")?i.className="n":e.length>40&&(i.className="is-long"),i}export{tt as mount,F as start};
