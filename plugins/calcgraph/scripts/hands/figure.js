import{b as k,o as p,p as q}from"../page/sheet.js";import{s as L,w as F}from"../page/live.js";import{b as O,f as K,a as v,r as R,d as j}from"../parts/lines.js";
import{scale as C,keyed as D}from"./hold.js";const G=3,_=7.4,T=78;function z(e){const t=k(e.root,".cg-fig").map(s=>B(e,s));for(const s of t)H(e,s);return s=>{for(const n of t)
s.attempt(n.figure,()=>{I(s,n),U(s,n),O(s,n)})}}function B({model:e},t){const s=e.key(t.dataset.in);return{figure:t,host:t,swept:s,x:v(t.dataset.ax),y:v(t.dataset.
ay),built:v(t.dataset.ay),result:e.key(t.dataset.out),lines:K(e,t,t),hand:t.querySelector(".cg-axis input"),by:C(e,s),drawn:"",data:t.querySelector(".cg-numbers")}}
function H(e,t){const{hand:s,x:n,by:r,swept:i,figure:y}=t,{signal:l}=e,u=y.querySelector(".cg-fig__out"),f=o=>{u?.setAttribute("aria-busy",String(!o)),e.set(new Map(
[[i,r.fit(n.of(+s.value))]]),"drag",o)};p(s,"input change",{signal:l},o=>f(o.type==="change")),p(s,"keydown",{signal:l},o=>{const a=D(o,r,Number(e.now(i)));!a||
o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),e.set(new Map([[i,a.value]])))}),t.data?.addEventListener("toggle",()=>O(e,t),{signal:l})}function I(e,t){const s=new Map(
e.state);s.delete(t.swept);const n=JSON.stringify([e.done,...[...s].sort()]);if(n===t.drawn||t.drawn===""&&e.done&&!s.size)return;t.drawn=n,R(e,t);const r=t.lines.
map(i=>({line:i,at:N(j(e,t,i)),own:i.e.matches(".is-chosen")}));J(t,r,e)}const N=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function J(e,t,{model:s}){
const n=k(e.figure,".cg-fig__end"),r=e.lines.some(({e:a})=>a.dataset.line),i=t.filter(({line:a,at:c})=>a.e.dataset.label&&Number.isFinite(c)).sort((a,c)=>a.at-c.
at),y=i.filter(({line:a})=>$(a,s)),l=r?[...i.filter(({own:a})=>a),...y,i[0],i[i.length-1]]:i.slice(0,G),u=[...new Set(l.filter(Boolean))].slice(0,n.length),f=i.
filter(a=>u.includes(a)),o=P(f.map(({at:a})=>a));n.forEach((a,c)=>{const d=f[c],[h,m]=a.children;if(a.classList.toggle("hide",!d),!d)return;const g=!d.own&&r&&y.
includes(d);a.classList.toggle("strong",d.own),h.setAttribute("y1",`${d.at}%`),h.setAttribute("y2",`${o[c]}%`),m.setAttribute("y",`${o[c]}%`),q(m,`${d.line.e.dataset.
label}${g?", written":""}`)});for(const{line:a,own:c}of t)a.e.classList.toggle("was",r&&!c&&$(a,s))}const $=({e},t)=>[...t.parseCase(e.dataset.line)].every(([s,
n])=>L(t.entry(s).v??NaN,n,1e-9));function P(e){const t=[];for(const n of e)t.push(t.length?Math.max(n,t[t.length-1]+_):n);let s=100;for(let n=t.length-1;n>=0;n-=
1)t[n]=Math.min(t[n],s),s=t[n]-_;return t}function U({model:e,state:t,now:s,was:n},{figure:r,x:i,y,swept:l,result:u,hand:f}){const o=[i.at(Number(s(l))),y.at(Number(
s(u)))],[a,c]=o.map(N),d=o.some(b=>b<-1||b>1001),h=!L(s(l),n(l))||!L(s(u),n(u)),m=(b,A)=>{const w=r.querySelector(b);w?.classList.toggle("hide",Object.values(A).
some(Number.isNaN));for(const[E,M]of Object.entries(A))Number.isNaN(M)||w?.setAttribute(E,`${M.toFixed(2)}%`);return w};r.classList.toggle("is-moved",h),(document.
activeElement!==f||Math.abs(+f.value-a/100)>.01)&&(f.value=String(a/100)),f.setAttribute("aria-valuetext",e.say(l,s(l))),m(".fill",{x2:a}),m(".drop",{x1:a,x2:a,
y2:c}),m(".dot",{cx:a,cy:c});const g=m(".value",{x:a,y:c}),S=a>T;g?.classList.toggle("is-left",S),g?.setAttribute("dx",S?"-11":"11"),q(g,F(e.text(u,t,s),e.entry(
u).u)+(d?", outside":"")),r.querySelector(".dot")?.classList.toggle("is-outside",d);const x=[i.at(Number(n(l))),y.at(Number(n(u)))];m(".ghost",{cx:N(x[0]),cy:N(
x[1])}),r.querySelector(".ghost")?.classList.toggle("hide",!h||x.some(b=>!(b>=-1&&b<=1001)))}export{z as mount};
