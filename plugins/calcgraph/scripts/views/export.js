import{a as x,c as B}from"../page/live.js";import{c as R}from"../parts/lines.js";import"../page/sheet.js";const A=2,E=["fill","stroke","stroke-width","stroke-da\
sharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];async function L(t,e,o,r){
const{figure:n}=e,i=n.querySelector(".cg-fig__title")?.textContent??"figure",c=S(i);return o==="link"?B(`${t.link().split("#")[0]}#${n.id}`,r):o==="csv"?(e.data&&
(e.data.open=!0),R(t,e),m(`${c}.csv`,new Blob([`${x(n.querySelector("table"))}
`],{type:"text/csv"}))):k(c,o,C(n,i))}function C(t,e){const o=t.querySelector(".cg-fig__plot"),r=t.querySelector(".cg-axis"),n=[...r.querySelectorAll("svg"),...o.
querySelectorAll(":scope > svg")],i=[e,t.querySelector(".cg-fig__case")?.textContent??""];return q(t,n,i,r.getBoundingClientRect().top,o.getBoundingClientRect().
bottom)}async function O(t){const e=t.closest("figure"),o=e.querySelector("svg.cg-plot"),r=o.querySelector("title")?.textContent??"plot",n=t.dataset.plot??"";if(n===
"csv")return await j(e.querySelector("details.cg-numbers")),m(`${S(r)}.csv`,new Blob([`${x(e.querySelector("table"))}
`],{type:"text/csv"}));const{top:i,bottom:c}=o.getBoundingClientRect();return k(S(r),n,q(e,[o],[r],i,c))}const j=t=>new Promise(e=>{if(!t||t.open)return e(void 0);
t.addEventListener("toggle",e,{once:!0}),t.open=!0}),S=t=>t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function k(t,e,{text:o,
width:r,height:n}){if(e==="svg")return m(`${t}.svg`,new Blob([o],{type:"image/svg+xml"}));const i=new Image(r,n),c=Object.assign(document.createElement("canvas"),
{width:r*A,height:n*A});i.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(o)}`,await i.decode(),c.getContext("2d")?.drawImage(i,0,0,c.width,c.height),
c.toBlob(g=>g&&m(`${t}.png`,g))}function q(t,e,o,r,n){const i=t.getBoundingClientRect(),c=16+18*o.length,g=Math.round(i.width),y=Math.round(n-r)+c+12,p="http://\
www.w3.org/2000/svg",a=document.createElementNS(p,"svg"),h=getComputedStyle(t);a.setAttribute("xmlns",p),a.setAttribute("viewBox",`0 0 ${g} ${y}`),a.setAttribute(
"width",String(g)),a.setAttribute("height",String(y));const v=a.appendChild(document.createElementNS(p,"rect"));v.setAttribute("width","100%"),v.setAttribute("h\
eight","100%"),v.setAttribute("fill",h.getPropertyValue("--cg-paper").trim()||"#fff"),o.forEach((f,l)=>{const s=a.appendChild(document.createElementNS(p,"text"));
for(const[b,u]of Object.entries({x:8,y:20+18*l,fill:h.color,"font-family":h.fontFamily,"font-size":l?12:15,"font-weight":l?400:600}))s.setAttribute(b,String(u));
s.textContent=f});for(const f of e){const l=f.getBoundingClientRect(),s=f.cloneNode(!0),b=[f,...f.querySelectorAll("*")];[s,...s.querySelectorAll("*")].forEach(
(u,w)=>{const $=getComputedStyle(b[w]);for(const d of E)u.setAttribute(d,$.getPropertyValue(d));for(const{name:d}of[...u.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(d)&&u.removeAttribute(d)});for(const[u,w]of Object.entries({x:l.left-i.left,y:l.top-r+c,width:l.width,height:l.height}))s.setAttribute(u,w.toFixed(1));s.hasAttribute(
"viewBox")&&s.removeAttribute("preserveAspectRatio"),a.append(s)}return{text:new XMLSerializer().serializeToString(a),width:g,height:y}}function m(t,e){const o=URL.
createObjectURL(e);Object.assign(document.createElement("a"),{href:o,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(o),1e3)}export{C as asSvg,L as take,
O as takePlot};
