import{b as l,m as L,o as A,c as O}from"./sheet.js";const k=120;function F(n,r){for(const e of l(n,"[data-filter]"))I(e,r)}function I(n,r){const e=n.querySelector(
".cg-search"),s=l(n,".cg-pill"),T=n.querySelector("[data-none]"),y=l(n,".cg-group").map(t=>({group:t,isOpen:t.open,rows:l(t,".cg-en")})),f=L("span","cg-sr");f.setAttribute(
"role","status"),n.querySelector(".cg-filters")?.append(f);let C,u=0,S=!1;const i=()=>s.find(t=>t.getAttribute("aria-pressed")==="true"),b=()=>{const t=(e?.value??
"").toLowerCase().split(/\s+/).filter(Boolean),o=i()?.dataset.verdict,c=t.length>0||!!o;if(!c&&!S)return;S=c,t.length&&(C??=y.map(({group:a,rows:g})=>{const w=a.
querySelector("summary")?.textContent??"";return g.map(v=>`${w} ${v.textContent}`.toLowerCase())}));let m=0;y.forEach(({group:a,isOpen:g,rows:w},v)=>{let d=0;w.
forEach((q,B)=>{const E=(!o||(q.dataset.verdict??"").split(" ").includes(o))&&t.every(P=>C?.[v][B].includes(P));q.hidden=!E,d+=+E}),a.hidden=!d,a.open=c?d>0:g,m+=
d}),f.textContent=c?`${m} found`:"",N(T,m?"":"Nothing here has "+[i()?.dataset.word,...t.map(a=>`“${a}”`)].filter(Boolean).join(" and ")+".",x)},$=()=>{const t=O(
location.href,"find",e?.value.trim()??""),o=O(t,"show",i()?.dataset.word??"");o!==location.href&&history.replaceState(history.state,"",o)},h=()=>{b(),$()},x=()=>{
e&&(e.value=""),p(""),h(),e?.focus()},p=t=>s.forEach(o=>o.setAttribute("aria-pressed",String(!!t&&o.dataset.word===t))),j=()=>{const t=new URLSearchParams(location.
search);p(t.get("show")??""),e&&t.has("find")&&(e.value=t.get("find")??""),b()};e&&A(e,"input",{signal:r},()=>{clearTimeout(u),u=window.setTimeout(h,k)}),r.addEventListener(
"abort",()=>clearTimeout(u));for(const t of s)A(t,"click",{signal:r},()=>{p(t===i()?"":t.dataset.word??""),h()});j()}function N(n,r,e){if(!n)return;if(n.hidden=
!r,!r)return n.replaceChildren();const s=Object.assign(L("button","cg-quiet","clear"),{type:"button"});s.addEventListener("click",e),n.replaceChildren(r," ",s)}
export{F as mount};
