import{b as k,o as v,p as A}from"../page/sheet.js";import{s as M,w as R}from"../page/live.js";import{S as F,c as _,f as D,a as S,r as K,d as T,b as j}from"../parts/lines.js";
import{scale as C,keyed as G}from"./hold.js";const H=3,q=7.4,P=78,z=30,I=40;function J(s){const t=k(s.root,".cg-fig").map(n=>U(s,n));for(const n of t)V(s,n);return n=>{
for(const i of t)n.attempt(i.figure,()=>{W(n,i),Y(n,i),_(n,i)})}}function U({model:s},t){const n=s.key(t.dataset.in);return{figure:t,host:t,swept:n,x:S(t.dataset.
ax),y:S(t.dataset.ay),built:S(t.dataset.ay),result:s.key(t.dataset.out),lines:D(s,t,t),hand:t.querySelector(".cg-axis input"),by:C(s,n),drawn:"",data:t.querySelector(
".cg-numbers")}}function V(s,t){const{hand:n,x:i,by:f,swept:o,figure:r}=t,{signal:d}=s,h=r.querySelector(".cg-fig__out"),c=a=>{h?.setAttribute("aria-busy",String(
!a)),s.set(new Map([[o,f.fit(i.of(+n.value))]]),"drag",a)};v(n,"input change",{signal:d},a=>c(a.type==="change")),v(n,"keydown",{signal:d},a=>{const e=G(a,f,Number(
s.now(o)));!e||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),s.set(new Map([[o,e.value]])))}),t.data?.addEventListener("toggle",()=>_(s,t),{signal:d})}function W(s,t){
const n=new Map(s.state);n.delete(t.swept);const i=JSON.stringify([s.done,...[...n].sort()]);if(i===t.drawn||t.drawn===""&&s.done&&!n.size)return;t.drawn=i,K(s,
t);const f=t.lines.map(r=>({line:r,at:w(T(s,t,r)),own:r.e.matches(".is-chosen")}));Q(t,f,s);const o=t.lines.find(({e:r})=>r.matches(".is-limit"));o&&Z(s,t,o)}function Z(s,t,n){
const{figure:i,x:f,y:o}=t,r=i.querySelector(".beyond"),d=n.e.getAttribute("d")??"",h=r?.matches(".is-below")?1e3:0,c=i.querySelector("[data-crossing]");r?.setAttribute(
"d",d.split("M").length===2?`${d}L1000 ${h}L0 ${h}Z`:"");const a=c&&s.done?E(s,t,s.model.key(c.dataset.crossing)):void 0,e=a&&Number(s.model.under(new Map(s.state).
set(t.swept,a.at))(n.key));if(c?.classList.toggle("hide",e===void 0||!Number.isFinite(e)),!a||e===void 0||!c)return;const[m,u]=c.children,[b,l]=[w(f.at(a.at)),w(
o.at(e))],y=b<z;for(const[x,N,g]of[[m,"cx","cy"],[u,"x","y"]])x.setAttribute(N,`${b.toFixed(2)}%`),x.setAttribute(g,`${l.toFixed(2)}%`);u.classList.toggle("is-f\
irst",y),u.setAttribute("dx",y?"8":"-8"),A(u,`${a.isBelow?"up to":"from"} ${s.model.say(t.swept,a.at)}`)}function E({model:s,state:t},{x:n,swept:i},f){const o=l=>s.
under(new Map(t).set(i,l))(f)===1,r=Array.from({length:F+1},(l,y)=>n.of(y/F)),d=r.map(o),h=d.flatMap((l,y)=>y&&l!==d[y-1]?[y-1]:[]);if(h.length!==1)return;const[
c]=h,a=d[c];let[e,m]=a?[r[c],r[c+1]]:[r[c+1],r[c]];for(let l=0;l<I;l+=1){const y=(e+m)/2;o(y)?e=y:m=y}const{lo:u,step:b}=s.entry(i);if(b&&u!==void 0){const l=(e-
u)/b;e=u+b*(a?Math.floor(l+1e-9):Math.ceil(l-1e-9)),o(e)||(e+=a?-b:b)}return{at:e,isBelow:a}}const w=s=>Number.isFinite(s)?Math.max(0,Math.min(100,s/10)):NaN;function Q(s,t,{
model:n}){const i=k(s.figure,".cg-fig__end"),f=s.lines.some(({e})=>e.dataset.line),o=t.filter(({line:e,at:m})=>e.e.dataset.label&&Number.isFinite(m)).sort((e,m)=>e.
at-m.at),r=o.filter(({line:e})=>O(e,n)),d=f?[...o.filter(({own:e})=>e),...r,o[0],o[o.length-1]]:[...o.filter(({line:e})=>e.e.matches(".is-limit")),...o].slice(0,
H),h=[...new Set(d.filter(Boolean))].slice(0,i.length),c=o.filter(e=>h.includes(e)),a=X(c.map(({at:e})=>e));i.forEach((e,m)=>{const u=c[m],[b,l]=e.children;if(e.
classList.toggle("hide",!u),!u)return;const y=!u.own&&f&&r.includes(u);e.classList.toggle("strong",u.own),b.setAttribute("y1",`${u.at}%`),b.setAttribute("y2",`${a[m]}\
%`),l.setAttribute("y",`${a[m]}%`),A(l,`${u.line.e.dataset.label}${y?", written":""}`)});for(const{line:e,own:m}of t)e.e.classList.toggle("was",f&&!m&&O(e,n))}const O=({
e:s},t)=>[...t.parseCase(s.dataset.line)].every(([n,i])=>M(t.entry(n).v??NaN,i,1e-9));function X(s){const t=[];for(const i of s)t.push(t.length?Math.max(i,t[t.length-
1]+q):i);let n=100;for(let i=t.length-1;i>=0;i-=1)t[i]=Math.min(t[i],n),n=t[i]-q;return t}function Y({model:s,state:t,now:n,was:i},{figure:f,x:o,y:r,swept:d,result:h,
hand:c}){const a=[o.at(Number(n(d))),r.at(Number(n(h)))],[e,m]=a.map(w),u=a.some(g=>g<-1||g>1001),b=!M(n(d),i(d))||!M(n(h),i(h)),l=(g,$)=>{const L=f.querySelector(
g);L?.classList.toggle("hide",Object.values($).some(Number.isNaN));for(const[B,p]of Object.entries($))Number.isNaN(p)||L?.setAttribute(B,`${p.toFixed(2)}%`);return L};
f.classList.toggle("is-moved",b),(document.activeElement!==c||Math.abs(+c.value-e/100)>.01)&&(c.value=String(e/100)),c.setAttribute("aria-valuetext",s.say(d,n(d))),
l(".fill",{x2:e}),l(".drop",{x1:e,x2:e,y2:m}),l(".dot",{cx:e,cy:m});const y=l(".value",{x:e,y:m}),x=e>P;y?.classList.toggle("is-left",x),y?.setAttribute("dx",x?
"-11":"11"),A(y,R(s.text(h,t,n),s.entry(h).u)+(u?", outside":"")),f.querySelector(".dot")?.classList.toggle("is-outside",u),j(f.querySelector(".cg-fig__lines"),
{x:o,y:r},a.some(Number.isNaN)?[]:[a]);const N=[o.at(Number(i(d))),r.at(Number(i(h)))];l(".ghost",{cx:w(N[0]),cy:w(N[1])}),f.querySelector(".ghost")?.classList.
toggle("hide",!b||N.some(g=>!(g>=-1&&g<=1001)))}export{E as crossingOf,J as mount};
