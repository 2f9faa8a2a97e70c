import{D as I,i as C,L as B,w as q,f as F,s as H}from"./live.js";import{b as $,m as v,o as T,p as E}from"./sheet.js";import{f as U,n as N,a as A,r as W,d as _,b as D,
l as z,m as L,S as O,s as P,p as G}from"../parts/lines.js";const R=6,V=", outside",X=11,j=.02,J=1e-9,K=1.2;function Q(e){const t=$(e.root,"svg[data-x]").map(o=>Z(
e,o));for(const o of t)at(e,o),o.data?.addEventListener("toggle",()=>k(e,()=>D(e,o)),{signal:e.signal});return t.map(o=>a=>a.attempt(o.svg,()=>Y(a,o)))}function Y(e,t){
W(e,t);for(const o of t.lines)_(e,t,o);tt(t);for(const o of t.points)et(e,t,o);t.ridge&&ot(e,t,t.ridge),D(e,t)}function k({model:e},t){e.allow(I),C(t),e.allow(B)}
function Z({model:e},t){const o=t.closest("figure")??t,a=z(t),i=U(e,t,o),m=$(t,"[data-point]").map(h=>({e:h,key:e.key(h.dataset.q),labels:a(h,"for").map(s=>[s,N(
s,"x")-N(h,"cx"),N(s,"y")-N(h,"cy")])}));return{svg:t,host:t,x:A(t.dataset.ax),y:A(t.dataset.ay),built:A(t.dataset.ay),swept:e.key(t.dataset.x),lines:i,points:m,
ridge:t.querySelector("[data-ridge]"),data:o.querySelector(".cg-numbers")}}function tt({lines:e}){const t=e.flatMap(({e:a,labels:i})=>i.map(([m])=>({label:m,own:a.
matches(".is-chosen")}))),o=t.filter(({own:a})=>a).map(({label:a})=>N(a,"y"));for(const{label:a,own:i}of t)!i&&!a.matches(".is-rest")&&a.classList.toggle("hide",
o.some(m=>Math.abs(m-N(a,"y"))<X))}function et({model:e,inCase:t,state:o,now:a},{x:i,y:m,swept:h},{e:s,key:x,labels:g}){const{read:y}=t(s.dataset.point),b=!s.dataset.
point,l=i.at(Number(y(h))),p=m.at(Number(y(x))),u=[Math.max(i.from,Math.min(i.to,l)),Math.max(m.to,Math.min(m.from,p))],r=!(l>=i.from-1&&l<=i.to+1&&p<=m.from+1&&
p>=m.to-1),c=b?u.every(Number.isFinite):!r;s.classList.toggle("is-outside",r);for(const d of[s,...g.map(([n])=>n)])d.classList.toggle("hide",!c);s.classList.toggle(
"moved",b&&o.size>0),c&&L(s,{cx:u[0],cy:u[1]});for(const[d,n,f]of g)b&&d.textContent&&E(d,q(e.text(x,o,a),e.entry(x).u)+(r?V:"")),c&&L(d,{x:u[0]+n,y:u[1]+f})}function ot(e,t,o){
const{x:a,y:i,swept:m,lines:h}=t,s=h.find(({e:w})=>w.matches(".is-chosen")),x=Math.log(a.hi/a.lo)/O,[g,y,b,l]=[0,1,O-1,O].map(w=>s?Number(P(e,t,s,a.of(w/O)).value):
NaN),p=Math.abs(Math.log(y/g)/x-1)<=j&&H(b,l,J);if(o.classList.toggle("hide",!p),!s||!p)return;const u=a.lo*l/g,r=Number(e.now(m)),c=i.at(Number(e.now(s.key))),
d=a.at(u),[n,f,M,S]=[".ridge",".strong",".gap",".tone-gap"].map(w=>o.querySelector(w));L(n,{x1:d,x2:d,y1:i.at(l)}),L(o.querySelector(".ridge-dot"),{cx:d,cy:i.at(
l)}),L(f,{x:d}),E(f,`ridge ${e.model.say(m,u)}`);for(const w of[M,S])w?.classList.toggle("hide",!(u/r>K&&r>a.lo));L(M,{x1:a.at(r)+9,x2:d,y1:c,y2:c}),L(S,{x:d,y:c}),
E(S,`${F(u/r)}× short of the ridge`)}function at(e,t){const{svg:o,x:a,y:i,swept:m,lines:h}=t,{model:s,signal:x}=e,g=o.parentElement?.querySelector(".cg-read")??
v("output"),y=document.createElementNS("http://www.w3.org/2000/svg","line"),b=o;y.setAttribute("class","read hide"),o.append(y),b.tabIndex=0;let l=.5;const p=()=>{
const r=a.of(l),c=h.map(n=>{const{state:f,read:M,value:S}=P(e,t,n,r),w=n.e.matches(".is-chosen");return{own:w,y:Number(S),name:n.e.dataset.label??"",text:q(s.text(
n.key,f,M),w?s.entry(n.key).u:"")}});c.sort((n,f)=>Number(f.own)-Number(n.own)||f.y-n.y);const d=c.slice(0,R).map(({own:n,name:f,text:M})=>v(n?"b":"span","",`${f}\
 ${M}`.trim()));g.replaceChildren(`${s.say(m,G(m,r))}: `,...d.flatMap((n,f)=>f?[", ",n]:[n]),c.length>R?` and ${c.length-R} more`:""),L(y,{x1:a.at(r),x2:a.at(r),
y1:i.from,y2:i.to}),y.classList.remove("hide")},u=()=>{y.classList.add("hide"),E(g,"")};T(o,"pointermove",{signal:x},r=>{const c=b.getBoundingClientRect(),d=(r.
clientX-c.left)/c.width*b.viewBox.baseVal.width;l=Math.max(0,Math.min(1,(d-a.from)/(a.to-a.from))),k(e,p)}),T(o,"pointerleave blur",{signal:x},u),T(o,"keydown",
{signal:x},r=>{const c={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[r.key];c&&(r.preventDefault(),l=Math.max(0,Math.min(1,l+c)),k(e,p))})}export{Q as mount};
