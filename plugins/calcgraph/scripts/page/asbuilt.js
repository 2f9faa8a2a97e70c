import{i as q,w as A,p as M}from"./sheet.js";import{r as L,b as x,u as B,v as E}from"./live.js";const I={data:{note:"",names:{}},entries:new Map,entry:()=>({})};
async function N(s,a,e){if(!q(location.search))return;const f=s.dataset.inputs,_=new URL(f??"",document.baseURI).href,w=a.querySelector("[data-as-built]")?.dataset.
asBuilt,b=await L(f);if(e.aborted)return;const i=()=>q(location.search).slice(0,2e3).split(",").filter(t=>t.indexOf(":")>0),y=a.querySelector("[data-as-built]:h\
as([data-row])"),n=a.querySelector("cg-map");let c=!1,u="";const d=x("cg-bar__do","recompute with it",async()=>{c=d.disabled=!0,l().setAttribute("role","status"),
r("Recomputing …");const{rechain:t,recompute:p}=await import("./recompute.js");if(n)return n.recompute=async o=>{const{now:h,sum:g}=await t(o,i().join(),e);return r(
O(g,"What is not in this chain is as built.")),h},n.view?.renew();const m=await p(y??a,i().join(),e,(o,h)=>r(`Recomputing, note ${o+1} of ${h} …`));r(O(m))}),
l=()=>R.querySelector(".cg-bar__notice"),r=t=>M(l(),u=t),v=()=>{const t=n?.dataset.mode==="chain";d.hidden=!t,c&&u&&M(l(),t?u:w??"")},S=()=>{c?location.reload():
j()},{bar:R,show:$}=B({remove(t){const p=new Set(t.flatMap(o=>o.parts)),m=i().filter(o=>!p.has(o));history.pushState(history.state,"",A(location.href,m.join())),
S()},take(){},link:()=>location.href,notice:w,act:y||n?d:void 0}),j=()=>$(E(new Map,i(),I,b),[],b,_);if(s.append(R),addEventListener("popstate",S,{signal:e}),j(),
!n)return;const k=new MutationObserver(v);k.observe(n,{attributeFilter:["data-mode"]}),e.addEventListener("abort",()=>k.disconnect()),v()}const O=({moved:s,left:a},e="")=>[
`Recomputed with your scenario: ${s} values are others.`,...a?[`${a} are not computed here: what is pale is as built.`]:[],...e?[e]:[]].join(" ");export{N as mount};
