import{c as C,a as k}from"../page/live.js";import{c as $}from"../parts/lines.js";import"../page/sheet.js";const x=2,R=["fill","stroke","stroke-width","stroke-da\
sharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];async function q(e,r,o,p){
const{figure:c}=r,h=c.querySelector(".cg-fig__title")?.textContent??"figure",a=h.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";if(o===
"link")return C(`${location.href.split("#")[0]}#${c.id}`,p);if(o==="csv")return r.data&&(r.data.open=!0),$(e,r),b(`${a}.csv`,new Blob([`${k(c.querySelector("tab\
le"))}
`],{type:"text/csv"}));const{text:u,width:y,height:s}=S(c,h);if(o==="svg")return b(`${a}.svg`,new Blob([u],{type:"image/svg+xml"}));const t=new Image(y,s),n=Object.
assign(document.createElement("canvas"),{width:y*x,height:s*x});t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(u)}`,await t.decode(),n.getContext(
"2d")?.drawImage(t,0,0,n.width,n.height),n.toBlob(d=>d&&b(`${a}.png`,d))}function S(e,r){const o=e.querySelector(".cg-fig__plot"),p=e.querySelector(".cg-axis"),
c=e.getBoundingClientRect(),h=52,a=Math.round(c.width),u=Math.round(o.getBoundingClientRect().bottom-p.getBoundingClientRect().top)+h+12,y=p.getBoundingClientRect().
top,s="http://www.w3.org/2000/svg",t=document.createElementNS(s,"svg"),n=getComputedStyle(e);t.setAttribute("xmlns",s),t.setAttribute("viewBox",`0 0 ${a} ${u}`),
t.setAttribute("width",String(a)),t.setAttribute("height",String(u));const d=t.appendChild(document.createElementNS(s,"rect"));d.setAttribute("width","100%"),d.
setAttribute("height","100%"),d.setAttribute("fill",n.getPropertyValue("--cg-paper").trim()||"#fff"),[r,e.querySelector(".cg-fig__case")?.textContent??""].forEach(
(f,i)=>{const l=t.appendChild(document.createElementNS(s,"text"));for(const[w,g]of Object.entries({x:8,y:20+18*i,fill:n.color,"font-family":n.fontFamily,"font-s\
ize":i?12:15,"font-weight":i?400:600}))l.setAttribute(w,String(g));l.textContent=f});for(const f of[...p.querySelectorAll("svg"),...o.querySelectorAll(":scope >\
 svg")]){const i=f.getBoundingClientRect(),l=f.cloneNode(!0),w=[f,...f.querySelectorAll("*")];[l,...l.querySelectorAll("*")].forEach((g,v)=>{const A=getComputedStyle(
w[v]);for(const m of R)g.setAttribute(m,A.getPropertyValue(m));for(const{name:m}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.test(m)&&g.removeAttribute(
m)});for(const[g,v]of Object.entries({x:i.left-c.left,y:i.top-y+h,width:i.width,height:i.height}))l.setAttribute(g,v.toFixed(1));t.append(l)}return{text:new XMLSerializer().
serializeToString(t),width:a,height:u}}function b(e,r){const o=URL.createObjectURL(r);Object.assign(document.createElement("a"),{href:o,download:e}).click(),setTimeout(
()=>URL.revokeObjectURL(o),1e3)}export{S as asSvg,q as take};
