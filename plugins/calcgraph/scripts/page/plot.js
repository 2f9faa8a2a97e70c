import{D as I,i as B,L as C,w as v,f as F,s as _}from"./live.js";import{b as q,m as $,o as T,p as E}from"./sheet.js";import{f as H,n as M,a as k,r as U,d as W,b as z,
c as D,l as G,m as L,S as O,s as P,p as V}from"../parts/lines.js";const A=6,X=", outside",j=11,J=.02,K=1e-9,Q=1.2;function Y(a){const t=q(a.root,"svg[data-x]").
map(s=>tt(a,s));for(const s of t)ot(a,s),s.data?.addEventListener("toggle",()=>R(a,()=>D(a,s)),{signal:a.signal});return t.map(s=>e=>e.attempt(s.svg,()=>Z(e,s)))}
function Z(a,t){U(a,t);for(const e of t.lines)W(a,t,e);et(t);const s=t.points.map(e=>at(a,t,e));z(t.svg,t,s.filter((e,o)=>!t.points[o].e.dataset.point)),t.ridge&&
st(a,t,t.ridge),D(a,t)}function R({model:a},t){a.allow(I),B(t),a.allow(C)}function tt({model:a},t){const s=t.closest("figure")??t,e=G(t),o=H(a,t,s),m=q(t,"[data\
-point]").map(h=>({e:h,key:a.key(h.dataset.q),labels:e(h,"for").map(n=>[n,M(n,"x")-M(h,"cx"),M(n,"y")-M(h,"cy")])}));return{svg:t,host:t,x:k(t.dataset.ax),y:k(t.
dataset.ay),built:k(t.dataset.ay),swept:a.key(t.dataset.x),lines:o,points:m,ridge:t.querySelector("[data-ridge]"),data:s.querySelector(".cg-numbers")}}function et({
lines:a}){const t=a.flatMap(({e,labels:o})=>o.map(([m])=>({label:m,own:e.matches(".is-chosen")}))),s=t.filter(({own:e})=>e).map(({label:e})=>M(e,"y"));for(const{
label:e,own:o}of t)!o&&!e.matches(".is-rest")&&e.classList.toggle("hide",s.some(m=>Math.abs(m-M(e,"y"))<j))}function at({model:a,inCase:t,state:s,now:e},{x:o,y:m,
swept:h},{e:n,key:b,labels:g}){const{read:w}=t(n.dataset.point),p=!n.dataset.point,l=o.at(Number(w(h))),y=m.at(Number(w(b))),f=[Math.max(o.from,Math.min(o.to,l)),
Math.max(m.to,Math.min(m.from,y))],r=!(l>=o.from-1&&l<=o.to+1&&y<=m.from+1&&y>=m.to-1),c=p?f.every(Number.isFinite):!r;n.classList.toggle("is-outside",r);for(const d of[
n,...g.map(([i])=>i)])d.classList.toggle("hide",!c);n.classList.toggle("moved",p&&s.size>0),c&&L(n,{cx:f[0],cy:f[1]});for(const[d,i,u]of g)p&&d.textContent&&E(d,
v(a.text(b,s,e),a.entry(b).u)+(r?X:"")),c&&L(d,{x:f[0]+i,y:f[1]+u});return[l,y].every(Number.isFinite)?[l,y]:f}function st(a,t,s){const{x:e,y:o,swept:m,lines:h}=t,
n=h.find(({e:x})=>x.matches(".is-chosen")),b=Math.log(e.hi/e.lo)/O,[g,w,p,l]=[0,1,O-1,O].map(x=>n?Number(P(a,t,n,e.of(x/O)).value):NaN),y=Math.abs(Math.log(w/g)/
b-1)<=J&&_(p,l,K);if(s.classList.toggle("hide",!y),!n||!y)return;const f=e.lo*l/g,r=Number(a.now(m)),c=o.at(Number(a.now(n.key))),d=e.at(f),[i,u,N,S]=[".ridge",
".strong",".gap",".tone-gap"].map(x=>s.querySelector(x));L(i,{x1:d,x2:d,y1:o.at(l)}),L(s.querySelector(".ridge-dot"),{cx:d,cy:o.at(l)}),L(u,{x:d}),E(u,`ridge ${a.
model.say(m,f)}`);for(const x of[N,S])x?.classList.toggle("hide",!(f/r>Q&&r>e.lo));L(N,{x1:e.at(r)+9,x2:d,y1:c,y2:c}),L(S,{x:d,y:c}),E(S,`${F(f/r)}× short of th\
e ridge`)}function ot(a,t){const{svg:s,x:e,y:o,swept:m,lines:h}=t,{model:n,signal:b}=a,g=s.parentElement?.querySelector(".cg-read")??$("output"),w=document.createElementNS(
"http://www.w3.org/2000/svg","line"),p=s;w.setAttribute("class","read hide"),s.append(w),p.tabIndex=0;let l=.5;const y=()=>{const r=e.of(l),c=h.map(i=>{const{state:u,
read:N,value:S}=P(a,t,i,r),x=i.e.matches(".is-chosen");return{own:x,y:Number(S),name:i.e.dataset.label??"",text:v(n.text(i.key,u,N),x?n.entry(i.key).u:"")}});c.
sort((i,u)=>Number(u.own)-Number(i.own)||u.y-i.y);const d=c.slice(0,A).map(({own:i,name:u,text:N})=>$(i?"b":"span","",`${u} ${N}`.trim()));g.replaceChildren(`${n.
say(m,V(m,r))}: `,...d.flatMap((i,u)=>u?[", ",i]:[i]),c.length>A?` and ${c.length-A} more`:""),L(w,{x1:e.at(r),x2:e.at(r),y1:o.from,y2:o.to}),w.classList.remove(
"hide")},f=()=>{w.classList.add("hide"),E(g,"")};T(s,"pointermove",{signal:b},r=>{const c=p.getBoundingClientRect(),d=(r.clientX-c.left)/c.width*p.viewBox.baseVal.
width;l=Math.max(0,Math.min(1,(d-e.from)/(e.to-e.from))),R(a,y)}),T(s,"pointerleave blur",{signal:b},f),T(s,"keydown",{signal:b},r=>{const c={ArrowLeft:-.02,ArrowRight:.02,
Home:-1,End:1}[r.key];c&&(r.preventDefault(),l=Math.max(0,Math.min(1,l+c)),R(a,y))})}export{Y as mount};
