import{b as N,p as S}from"../page/sheet.js";import{f as j}from"../page/live.js";import{a as C,g as H,h as T}from"../parts/lines.js";const I=5,L=40,z=[1,2,5,10],
g=1e-12,B=5,_=6,$=o=>g*Math.max(1,Math.abs(o));function q(o){const t=Math.min(...o),a=Math.max(...o),r=Math.min(Math.max(Math.ceil(2*o.length**(1/3)),I),L);let e=(a-
t)/r||Math.abs(a)/10||1;e<g*Math.max(Math.abs(t),Math.abs(a))&&(e=Math.abs(a)/10);const n=+`1e${Math.floor(Math.log10(e))}`,s=(z.find(c=>c*n>=e*.999)??10)*n,[m,
i]=[t,a].map(c=>Math.floor(c/s+$(c/s)));return{low:m*s,width:s,count:i-m+1,isClosed:!1}}function A(o,{low:t,width:a,count:r,isClosed:e}){const n=Array(r).fill(0);
let s=0,m=0;for(const i of o){const c=(i-t)/a;let h=Math.floor(c+$(Math.max(Math.abs(i),Math.abs(t))/a));h===r&&e&&c<=r+$(c)&&h--,h<0?s++:h>=r?m++:n[h]++}return{
of:n,below:s,above:m}}function F({low:o,width:t},a){const r=o+a*t,e=Math.max(Math.abs(o),Math.abs(r),t),n=12-Math.floor(Math.log10(e));return n>=0&&n<100?+r.toFixed(
n):r}function k(o){return N(o.root,"svg[data-bins]").map(t=>{const a={x:C(t.dataset.ax),y:C(t.dataset.ay)},[r,e,n]=(t.dataset.bins??"").split(",").map(Number),s=n?
{low:r,width:e,count:n,isClosed:!0}:void 0,m=o.model.key(t.dataset.columns??""),i=t.closest("figure"),c=t.innerHTML,h=i.querySelector("tbody")?.innerHTML??"",M=i.
querySelector("[data-left-out]")?.textContent??"";let p=!0;return d=>d.attempt(t,()=>{if(!d.state.size){if(p)return;t.innerHTML=c;const l=i.querySelector("tbody");
l&&(l.innerHTML=h),S(i.querySelector("[data-left-out]"),M),p=!0;return}const{factor:y,offset:w}=a.x,E=d.model.column(m,d.now)??[],f=E.filter(l=>typeof l=="numbe\
r"&&Number.isFinite(l)).map(l=>(l-w)/y);p=!1,W(i,t,a,f,s??(f.length?q(f):void 0),E.length-f.length)})})}function W(o,t,a,r,e,n){const{factor:s,offset:m,from:i,to:c}=a.
x,h=e?A(r,e):{of:[],below:0,above:0},M=H([0,Math.max(B,...h.of)],a.y)??a.y;if(T(t,"y",M),e){const[f,l]=[0,e.count].map(u=>F(e,u)*s+m);T(t,"x",C([f,l,i,c,"lin",s,
m].join()))}const p=e?(c-i)/e.count:0,d=h.of.map((f,l)=>e?[0,1].map(u=>j(F(e,l+u),_)).join(" to "):""),y=N(t,".bar"),w=y[0]?.parentElement??t;for(const f of y)f.
remove();h.of.forEach((f,l)=>{const u=document.createElementNS("http://www.w3.org/2000/svg","rect"),b=M.at(f);u.setAttribute("class","bar is-tone1");for(const[x,
O]of Object.entries({x:i+l*p,y:b,width:p,height:M.from-b}))u.setAttribute(x,O.toFixed(1));u.append(document.createElementNS("http://www.w3.org/2000/svg","title")),
S(u.firstElementChild,`${d[l]}: ${f}`),w.append(u)}),o.querySelector("tbody")?.replaceChildren(...h.of.map((f,l)=>{const u=document.createElement("tr"),b=u.appendChild(
document.createElement("th")),x=u.appendChild(document.createElement("td"));return b.scope="row",x.className="n",b.textContent=d[l],x.textContent=String(f),u})),
S(o.querySelector("[data-left-out]"),v(h,n))}function v({below:o,above:t},a){const r=(e,n,s)=>`${e} ${e===1?`row ${n}`:`rows ${s}`}`;return[o&&`${r(o,"is","are")}\
 below the first interval.`,t&&`${r(t,"is","are")} above the last interval.`,a&&`${r(a,"has","have")} no value.`].filter(Boolean).join(" ")}export{A as countsOf,
k as mount,q as riceBins};
