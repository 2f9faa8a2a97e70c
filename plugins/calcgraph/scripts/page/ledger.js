import{b as d,m as E,o as L,e as O}from"./sheet.js";const k=120;function F(r,n){for(const t of d(r,"[data-filter]"))I(t,n)}function I(r,n){const t=r.querySelector(
".cg-search"),s=d(r,".cg-pill"),T=r.querySelector("[data-none]"),y=d(r,".cg-group").map(e=>({group:e,isOpen:e.open,rows:d(e,".cg-en")})),f=E("span","cg-sr");f.setAttribute(
"role","status"),r.querySelector(".cg-filters")?.append(f);let C,u=0,S=!1;const i=()=>s.find(e=>e.getAttribute("aria-pressed")==="true"),b=()=>{const e=(t?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),o=i()?.dataset.verdict,c=e.length>0||!!o;if(!c&&!S)return;S=c,e.length&&(C??=y.map(({group:a,
rows:g})=>{const w=a.querySelector("summary")?.textContent??"";return g.map(v=>`${w} ${v.textContent}`.toLowerCase().replaceAll("−","-"))}));let m=0;y.forEach(
({group:a,isOpen:g,rows:w},v)=>{let l=0;w.forEach((A,B)=>{const q=(!o||(A.dataset.verdict??"").split(" ").includes(o))&&e.every(P=>C?.[v][B].includes(P));A.hidden=
!q,l+=+q}),a.hidden=!l,a.open=c?l>0:g,m+=l}),f.textContent=c?`${m} found`:"",N(T,m?"":"Nothing here has "+[i()?.dataset.word,...e.map(a=>`“${a}”`)].filter(Boolean).
join(" and ")+".",x)},$=()=>{const e=O(location.href,"find",t?.value.trim()??""),o=O(e,"show",i()?.dataset.word??"");o!==location.href&&history.replaceState(history.
state,"",o)},h=()=>{b(),$()},x=()=>{t&&(t.value=""),p(""),h(),t?.focus()},p=e=>s.forEach(o=>o.setAttribute("aria-pressed",String(!!e&&o.dataset.word===e))),j=()=>{
const e=new URLSearchParams(location.search);p(e.get("show")??""),t&&e.has("find")&&(t.value=e.get("find")??""),b()};t&&L(t,"input",{signal:n},()=>{clearTimeout(
u),u=window.setTimeout(h,k)}),n.addEventListener("abort",()=>clearTimeout(u));for(const e of s)L(e,"click",{signal:n},()=>{p(e===i()?"":e.dataset.word??""),h()});
j()}function N(r,n,t){if(!r)return;if(r.hidden=!n,!n)return r.replaceChildren();const s=Object.assign(E("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",t),r.replaceChildren(n," ",s)}export{F as mount};
