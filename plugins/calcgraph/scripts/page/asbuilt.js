import{i as q,w as L,p as M}from"./sheet.js";import{r as B,b as E,u as I,v as N}from"./live.js";const U={data:{note:"",names:{}},entries:new Map,entry:()=>({})};
async function C(i,n,a){if(!q(location.search))return;const h=i.dataset.inputs,_=new URL(h??"",document.baseURI).href,w=n.querySelector("[data-as-built]")?.dataset.
asBuilt,b=await B(h);if(a.aborted)return;const r=()=>q(location.search).slice(0,2e3).split(",").filter(t=>t.indexOf(":")>0),y=n.querySelector("[data-as-built]:h\
as([data-row])"),o=n.querySelector("cg-map");let v=[],c=!1,u="";const d=E("cg-bar__do","recompute with it",async()=>{c=d.disabled=!0,l().setAttribute("role","st\
atus"),s("Recomputing …");const{rechain:t,recompute:p}=await import("./recompute.js");if(o)return o.recompute=async e=>{v=e,s("Recomputing …");const{now:f,sum:A}=await t(
e,r().join(),a);return v===e&&s(O(A,"Values outside this chain are from the last build.")),f},o.view?.renew();const m=await p(y??n,r().join(),a,(e,f)=>s(`Recomp\
uting, note ${e+1} of ${f} …`));s(O(m))}),l=()=>R.querySelector(".cg-bar__notice"),s=t=>M(l(),u=t),S=()=>{const t=o?.dataset.mode==="chain";d.hidden=!t,c&&u&&
M(l(),t?u:w??"")},g=()=>{c?location.reload():k()},{bar:R,show:$}=I({remove(t){const p=new Set(t.flatMap(e=>e.parts)),m=r().filter(e=>!p.has(e));history.pushState(
history.state,"",L(location.href,m.join())),g()},take(){},link:()=>location.href,notice:w,act:y||o?d:void 0}),k=()=>$(N(new Map,r(),U,b),[],b,_);if(i.append(R),
addEventListener("popstate",g,{signal:a}),k(),!o)return;const j=new MutationObserver(S);j.observe(o,{attributeFilter:["data-mode"]}),a.addEventListener("abort",
()=>j.disconnect()),S()}const O=({moved:i,left:n},a="")=>[`Recomputed with your scenario: ${i} values changed.`,...n?[`${n} are greyed out: they were not recomp\
uted and are from the last build.`]:[],...a?[a]:[]].join(" ");export{C as mount};
