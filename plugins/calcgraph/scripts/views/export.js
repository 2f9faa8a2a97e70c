import{a as x,c as B}from"../page/live.js";import{c as R}from"../parts/lines.js";import"../page/sheet.js";const C=2,E=["fill","stroke","stroke-width","stroke-da\
sharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];async function L(t,o,e,r){
const{figure:n}=o,c=n.querySelector(".cg-fig__title")?.textContent??"figure",i=S(c);return e==="link"?B(`${location.href.split("#")[0]}#${n.id}`,r):e==="csv"?(o.
data&&(o.data.open=!0),R(t,o),m(`${i}.csv`,new Blob([`${x(n.querySelector("table"))}
`],{type:"text/csv"}))):$(i,e,A(n,c))}function A(t,o){const e=t.querySelector(".cg-fig__plot"),r=t.querySelector(".cg-axis"),n=[...r.querySelectorAll("svg"),...e.
querySelectorAll(":scope > svg")],c=[o,t.querySelector(".cg-fig__case")?.textContent??""];return k(t,n,c,r.getBoundingClientRect().top,e.getBoundingClientRect().
bottom)}async function O(t){const o=t.closest("figure"),e=o.querySelector("svg.cg-plot"),r=e.querySelector("title")?.textContent??"plot",n=t.dataset.plot??"";if(n===
"csv")return m(`${S(r)}.csv`,new Blob([`${x(o.querySelector("table"))}
`],{type:"text/csv"}));const{top:c,bottom:i}=e.getBoundingClientRect();return $(S(r),n,k(o,[e],[r],c,i))}const S=t=>t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(
/^-|-$/g,"")||"figure";async function $(t,o,{text:e,width:r,height:n}){if(o==="svg")return m(`${t}.svg`,new Blob([e],{type:"image/svg+xml"}));const c=new Image(
r,n),i=Object.assign(document.createElement("canvas"),{width:r*C,height:n*C});c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await c.decode(),
i.getContext("2d")?.drawImage(c,0,0,i.width,i.height),i.toBlob(g=>g&&m(`${t}.png`,g))}function k(t,o,e,r,n){const c=t.getBoundingClientRect(),i=16+18*e.length,g=Math.
round(c.width),h=Math.round(n-r)+i+12,p="http://www.w3.org/2000/svg",s=document.createElementNS(p,"svg"),y=getComputedStyle(t);s.setAttribute("xmlns",p),s.setAttribute(
"viewBox",`0 0 ${g} ${h}`),s.setAttribute("width",String(g)),s.setAttribute("height",String(h));const v=s.appendChild(document.createElementNS(p,"rect"));v.setAttribute(
"width","100%"),v.setAttribute("height","100%"),v.setAttribute("fill",y.getPropertyValue("--cg-paper").trim()||"#fff"),e.forEach((f,a)=>{const l=s.appendChild(document.
createElementNS(p,"text"));for(const[b,u]of Object.entries({x:8,y:20+18*a,fill:y.color,"font-family":y.fontFamily,"font-size":a?12:15,"font-weight":a?400:600}))
l.setAttribute(b,String(u));l.textContent=f});for(const f of o){const a=f.getBoundingClientRect(),l=f.cloneNode(!0),b=[f,...f.querySelectorAll("*")];[l,...l.querySelectorAll(
"*")].forEach((u,w)=>{const q=getComputedStyle(b[w]);for(const d of E)u.setAttribute(d,q.getPropertyValue(d));for(const{name:d}of[...u.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(d)&&u.removeAttribute(d)});for(const[u,w]of Object.entries({x:a.left-c.left,y:a.top-r+i,width:a.width,height:a.height}))l.setAttribute(u,w.toFixed(1));s.append(
l)}return{text:new XMLSerializer().serializeToString(s),width:g,height:h}}function m(t,o){const e=URL.createObjectURL(o);Object.assign(document.createElement("a"),
{href:e,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(e),1e3)}export{A as asSvg,L as take,O as takePlot};
