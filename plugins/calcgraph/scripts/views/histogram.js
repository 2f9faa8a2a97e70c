import{b as $,p as S}from"../page/sheet.js";import{f as j}from"../page/live.js";import{a as N,g as k,h as g}from"../parts/lines.js";const B=5,I=40,z=[1,2,5,10],
q=1e-12,_=5,v=6,C=o=>q*Math.max(1,Math.abs(o));function A(o){const t=Math.min(...o),e=Math.max(...o),r=Math.min(Math.max(Math.ceil(2*o.length**(1/3)),B),I);let a=(e-
t)/r||Math.abs(e)/10||1;a<q*Math.max(Math.abs(t),Math.abs(e))&&(a=Math.abs(e)/10);const n=+`1e${Math.floor(Math.log10(a))}`,s=(z.find(i=>i*n>=a*.999)??10)*n,[h,
c]=[t,e].map(i=>Math.floor(i/s+C(i/s)));return{low:h*s,width:s,count:c-h+1,isClosed:!1}}function F(o,{low:t,width:e,count:r,isClosed:a}){const n=Array(r).fill(0);
let s=0,h=0;for(const c of o){const i=(c-t)/e;let f=Math.floor(i+C(Math.max(Math.abs(c),Math.abs(t))/e));f===r&&a&&i<=r+C(i)&&f--,f<0?s++:f>=r?h++:n[f]++}return{
of:n,below:s,above:h}}function O({low:o,width:t},e){const r=o+e*t,a=Math.max(Math.abs(o),Math.abs(r),t),n=12-Math.floor(Math.log10(a));return n>=0&&n<100?+r.toFixed(
n):r}function W(o){return $(o.root,"svg[data-bins]").map(t=>{const e={x:N(t.dataset.ax),y:N(t.dataset.ay)},[r,a,n]=(t.dataset.bins??"").split(",").map(Number),s=n?
{low:r,width:a,count:n,isClosed:!0}:void 0,h=o.model.key(t.dataset.columns??""),c=t.closest("figure"),i=[t,c.querySelector("tbody")].map(D),f=c.querySelector("[\
data-left-out]")?.textContent??"";let m=!0;return p=>p.attempt(t,()=>{if(!p.state.size){if(m)return;for(const l of i)l();S(c.querySelector("[data-left-out]"),f),
m=!0;return}const{factor:b,offset:y}=e.x,w=p.model.column(h,p.now)??[],M=w.filter(l=>typeof l=="number"&&Number.isFinite(l)).map(l=>(l-y)/b);m=!1,G(c,t,e,M,s??(M.
length?A(M):void 0),w.length-M.length)})})}function D(o){const t=[...o?.childNodes??[]].map(e=>e.cloneNode(!0));return()=>o?.replaceChildren(...t.map(e=>e.cloneNode(
!0)))}function G(o,t,e,r,a,n){const{factor:s,offset:h,from:c,to:i}=e.x,f=a?F(r,a):{of:[],below:0,above:0},m=k([0,Math.max(_,...f.of)],e.y)??e.y;if(g(t,"y",m),a){
const[l,d]=[0,a.count].map(u=>O(a,u)*s+h);g(t,"x",N([l,d,c,i,"lin",s,h].join()))}const p=a?(i-c)/a.count:0,b=f.of.map((l,d)=>a?[0,1].map(u=>j(O(a,d+u),v)).join(
" to "):""),y=$(t,".bar"),w=y[0]?.parentElement??t;for(const l of y)l.remove();f.of.forEach((l,d)=>{const u=document.createElementNS("http://www.w3.org/2000/svg",
"rect"),x=m.at(l);u.setAttribute("class","bar is-tone1");for(const[E,T]of Object.entries({x:c+d*p,y:x,width:p,height:m.from-x}))u.setAttribute(E,T.toFixed(1));u.
append(document.createElementNS("http://www.w3.org/2000/svg","title")),S(u.firstElementChild,`${b[d]}: ${l}`),w.append(u)}),o.querySelector("tbody")?.replaceChildren(
...f.of.map((l,d)=>{const u=document.createElement("tr"),x=u.appendChild(document.createElement("th")),E=u.appendChild(document.createElement("td"));return x.scope=
"row",E.className="n",x.textContent=b[d],E.textContent=String(l),u})),S(o.querySelector("[data-left-out]"),R(f,n))}function R({below:o,above:t},e){const r=(a,n,s)=>`${a}\
 ${a===1?`row ${n}`:`rows ${s}`}`;return[o&&`${r(o,"is","are")} below the first interval.`,t&&`${r(t,"is","are")} above the last interval.`,e&&`${r(e,"has","hav\
e")} no value.`].filter(Boolean).join(" ")}export{F as countsOf,W as mount,A as riceBins};
