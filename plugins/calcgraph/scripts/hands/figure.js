import{b as v,o as F,p as A}from"../page/sheet.js";import{s as M,w as B}from"../page/live.js";import{S as k,b as q,f as D,a as S,r as K,d as T}from"../parts/lines.js";
import{scale as j,keyed as C}from"./hold.js";const G=3,E=7.4,H=78,P=30,z=40;function I(s){const t=v(s.root,".cg-fig").map(n=>J(s,n));for(const n of t)U(s,n);return n=>{
for(const i of t)n.attempt(i.figure,()=>{V(n,i),X(n,i),q(n,i)})}}function J({model:s},t){const n=s.key(t.dataset.in);return{figure:t,host:t,swept:n,x:S(t.dataset.
ax),y:S(t.dataset.ay),built:S(t.dataset.ay),result:s.key(t.dataset.out),lines:D(s,t,t),hand:t.querySelector(".cg-axis input"),by:j(s,n),drawn:"",data:t.querySelector(
".cg-numbers")}}function U(s,t){const{hand:n,x:i,by:y,swept:o,figure:r}=t,{signal:d}=s,h=r.querySelector(".cg-fig__out"),c=a=>{h?.setAttribute("aria-busy",String(
!a)),s.set(new Map([[o,y.fit(i.of(+n.value))]]),"drag",a)};F(n,"input change",{signal:d},a=>c(a.type==="change")),F(n,"keydown",{signal:d},a=>{const e=C(a,y,Number(
s.now(o)));!e||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),s.set(new Map([[o,e.value]])))}),t.data?.addEventListener("toggle",()=>q(s,t),{signal:d})}function V(s,t){
const n=new Map(s.state);n.delete(t.swept);const i=JSON.stringify([s.done,...[...n].sort()]);if(i===t.drawn||t.drawn===""&&s.done&&!n.size)return;t.drawn=i,K(s,
t);const y=t.lines.map(r=>({line:r,at:w(T(s,t,r)),own:r.e.matches(".is-chosen")}));Z(t,y,s);const o=t.lines.find(({e:r})=>r.matches(".is-limit"));o&&W(s,t,o)}function W(s,t,n){
const{figure:i,x:y,y:o}=t,r=i.querySelector(".beyond"),d=n.e.getAttribute("d")??"",h=r?.matches(".is-below")?1e3:0,c=i.querySelector("[data-crossing]");r?.setAttribute(
"d",d.split("M").length===2?`${d}L1000 ${h}L0 ${h}Z`:"");const a=c&&s.done?_(s,t,s.model.key(c.dataset.crossing)):void 0,e=a&&Number(s.model.under(new Map(s.state).
set(t.swept,a.at))(n.key));if(c?.classList.toggle("hide",e===void 0||!Number.isFinite(e)),!a||e===void 0||!c)return;const[f,u]=c.children,[b,l]=[w(y.at(a.at)),w(
o.at(e))],m=b<P;for(const[x,N,g]of[[f,"cx","cy"],[u,"x","y"]])x.setAttribute(N,`${b.toFixed(2)}%`),x.setAttribute(g,`${l.toFixed(2)}%`);u.classList.toggle("is-f\
irst",m),u.setAttribute("dx",m?"8":"-8"),A(u,`${a.isBelow?"up to":"from"} ${s.model.say(t.swept,a.at)}`)}function _({model:s,state:t},{x:n,swept:i},y){const o=l=>s.
under(new Map(t).set(i,l))(y)===1,r=Array.from({length:k+1},(l,m)=>n.of(m/k)),d=r.map(o),h=d.flatMap((l,m)=>m&&l!==d[m-1]?[m-1]:[]);if(h.length!==1)return;const[
c]=h,a=d[c];let[e,f]=a?[r[c],r[c+1]]:[r[c+1],r[c]];for(let l=0;l<z;l+=1){const m=(e+f)/2;o(m)?e=m:f=m}const{lo:u,step:b}=s.entry(i);if(b&&u!==void 0){const l=(e-
u)/b;e=u+b*(a?Math.floor(l+1e-9):Math.ceil(l-1e-9)),o(e)||(e+=a?-b:b)}return{at:e,isBelow:a}}const w=s=>Number.isFinite(s)?Math.max(0,Math.min(100,s/10)):NaN;function Z(s,t,{
model:n}){const i=v(s.figure,".cg-fig__end"),y=s.lines.some(({e})=>e.dataset.line),o=t.filter(({line:e,at:f})=>e.e.dataset.label&&Number.isFinite(f)).sort((e,f)=>e.
at-f.at),r=o.filter(({line:e})=>O(e,n)),d=y?[...o.filter(({own:e})=>e),...r,o[0],o[o.length-1]]:[...o.filter(({line:e})=>e.e.matches(".is-limit")),...o].slice(0,
G),h=[...new Set(d.filter(Boolean))].slice(0,i.length),c=o.filter(e=>h.includes(e)),a=Q(c.map(({at:e})=>e));i.forEach((e,f)=>{const u=c[f],[b,l]=e.children;if(e.
classList.toggle("hide",!u),!u)return;const m=!u.own&&y&&r.includes(u);e.classList.toggle("strong",u.own),b.setAttribute("y1",`${u.at}%`),b.setAttribute("y2",`${a[f]}\
%`),l.setAttribute("y",`${a[f]}%`),A(l,`${u.line.e.dataset.label}${m?", written":""}`)});for(const{line:e,own:f}of t)e.e.classList.toggle("was",y&&!f&&O(e,n))}const O=({
e:s},t)=>[...t.parseCase(s.dataset.line)].every(([n,i])=>M(t.entry(n).v??NaN,i,1e-9));function Q(s){const t=[];for(const i of s)t.push(t.length?Math.max(i,t[t.length-
1]+E):i);let n=100;for(let i=t.length-1;i>=0;i-=1)t[i]=Math.min(t[i],n),n=t[i]-E;return t}function X({model:s,state:t,now:n,was:i},{figure:y,x:o,y:r,swept:d,result:h,
hand:c}){const a=[o.at(Number(n(d))),r.at(Number(n(h)))],[e,f]=a.map(w),u=a.some(g=>g<-1||g>1001),b=!M(n(d),i(d))||!M(n(h),i(h)),l=(g,$)=>{const L=y.querySelector(
g);L?.classList.toggle("hide",Object.values($).some(Number.isNaN));for(const[R,p]of Object.entries($))Number.isNaN(p)||L?.setAttribute(R,`${p.toFixed(2)}%`);return L};
y.classList.toggle("is-moved",b),(document.activeElement!==c||Math.abs(+c.value-e/100)>.01)&&(c.value=String(e/100)),c.setAttribute("aria-valuetext",s.say(d,n(d))),
l(".fill",{x2:e}),l(".drop",{x1:e,x2:e,y2:f}),l(".dot",{cx:e,cy:f});const m=l(".value",{x:e,y:f}),x=e>H;m?.classList.toggle("is-left",x),m?.setAttribute("dx",x?
"-11":"11"),A(m,B(s.text(h,t,n),s.entry(h).u)+(u?", outside":"")),y.querySelector(".dot")?.classList.toggle("is-outside",u);const N=[o.at(Number(i(d))),r.at(Number(
i(h)))];l(".ghost",{cx:w(N[0]),cy:w(N[1])}),y.querySelector(".ghost")?.classList.toggle("hide",!b||N.some(g=>!(g>=-1&&g<=1001)))}export{_ as crossingOf,I as mount};
