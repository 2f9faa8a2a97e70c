import{b as k,o as p,p as L,m as v}from"../page/sheet.js";import{s as S,w as q,D as T,i as G,L as K}from"../page/live.js";import{a as M,d as j}from"../parts/axes.js";
import{S as F,a as E,f as H,r as P,d as W,s as z}from"../parts/lines.js";import{scale as I,keyed as J}from"./hold.js";const O=3,R=7.4,U=78,V=30,X=40;function Y(e){
const t=k(e.root,".cg-fig").map(i=>Z(e,i));for(const i of t)Q(e,i);return i=>{for(const n of t)i.attempt(n.figure,()=>{et(i,n),at(i,n),E(i,n)})}}function Z({model:e},t){
const i=e.key(t.dataset.in);return{figure:t,host:t,swept:i,x:M(t.dataset.ax),y:M(t.dataset.ay),built:M(t.dataset.ay),result:e.key(t.dataset.out),lines:H(e,t,t),
hand:t.querySelector(".cg-axis input"),by:I(e,i),drawn:"",data:t.querySelector(".cg-numbers")}}function Q(e,t){const{hand:i,x:n,by:y,swept:l,figure:r}=t,{signal:m}=e,
h=r.querySelector(".cg-fig__out"),c=a=>{h?.setAttribute("aria-busy",String(!a)),e.set(new Map([[l,y.fit(n.of(+i.value))]]),"drag",a)};p(i,"input change",{signal:m},
a=>c(a.type==="change")),p(i,"keydown",{signal:m},a=>{const s=J(a,y,Number(e.now(l)));!s||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),e.set(new Map([[l,
s.value]])))}),t.data?.addEventListener("toggle",()=>E(e,t),{signal:m}),p(r,"click",{signal:m},async({target:a})=>{const s=a.closest("[data-fig]")?.dataset.fig;
s&&(await import("../views/export.js")).take(e,t,s,a)}),tt(e,t)}function tt(e,t){const{figure:i,x:n,swept:y,lines:l}=t,r=i.querySelector(".cg-fig__plot"),m=r?.querySelector(
".cg-fig__in")??null;if(!r||!m)return;const h=r.appendChild(v("output","cg-read")),c=document.createElementNS("http://www.w3.org/2000/svg","line");c.setAttribute(
"class","read hide"),m.append(c);const a=(s,u)=>{const f=t.by.fit(n.of(s)),b=l.map(o=>({line:o,...z(e,t,o,f)})).map(({line:o,state:d,read:w,value:x})=>({far:Math.
abs(N(t.y.at(Number(x)))-u),text:`${o.e.dataset.label??""} ${q(e.model.text(o.key,d,w),e.model.entry(o.key).u)}`})).sort((o,d)=>Number.isNaN(o.far)?1:o.far-d.far||
0);h.replaceChildren(`${e.model.say(y,f)}: `,...b.slice(0,O).flatMap(({text:o},d)=>[d?", ":"",v(d?"span":"b","",o.trim())]));for(const[o,d]of[["x1",s],["x2",s],
["y1",0],["y2",1]])c.setAttribute(o,`${100*d}%`);c.classList.remove("hide")};p(r,"pointermove pointerdown",{signal:e.signal},s=>{const u=m.querySelector(".cg-fi\
g__lines")?.getBoundingClientRect();if(!u?.width)return;const f=(s.clientX-u.left)/u.width;f<0||f>1||(e.model.allow(T),G(()=>a(f,100*(s.clientY-u.top)/u.height)),
e.model.allow(K))}),p(r,"pointerleave",{signal:e.signal},()=>{c.classList.add("hide"),L(h,"")})}function et(e,t){const i=new Map(e.state);i.delete(t.swept);const n=JSON.
stringify([e.done,...[...i].sort()]);if(n===t.drawn||t.drawn===""&&e.done&&!i.size)return;t.drawn=n,P(e,t);const y=t.lines.map(r=>({line:r,at:N(W(e,t,r)),own:r.
e.matches(".is-chosen")}));it(t,y,e);const l=t.lines.find(({e:r})=>r.matches(".is-limit"));l&&st(e,t,l)}function st(e,t,i){const{figure:n,x:y,y:l}=t,r=n.querySelector(
".beyond"),m=i.e.getAttribute("d")??"",h=r?.matches(".is-below")?1e3:0,c=n.querySelector("[data-crossing]");r?.setAttribute("d",m.split("M").length===2?`${m}L10\
00 ${h}L0 ${h}Z`:"");const a=c&&e.done?B(e,t,e.model.key(c.dataset.crossing)):void 0,s=a&&Number(e.model.under(new Map(e.state).set(t.swept,a.at))(i.key));if(c?.
classList.toggle("hide",s===void 0||!Number.isFinite(s)),!a||s===void 0||!c)return;const[u,f]=c.children,[b,o]=[N(y.at(a.at)),N(l.at(s))],d=b<V;for(const[w,x,g]of[
[u,"cx","cy"],[f,"x","y"]])w.setAttribute(x,`${b.toFixed(2)}%`),w.setAttribute(g,`${o.toFixed(2)}%`);f.classList.toggle("is-first",d),f.setAttribute("dx",d?"8":
"-8"),L(f,`${a.isBelow?"up to":"from"} ${e.model.say(t.swept,a.at)}`)}function B({model:e,state:t},{x:i,swept:n},y){const l=o=>e.under(new Map(t).set(n,o))(y)===
1,r=Array.from({length:F+1},(o,d)=>i.of(d/F)),m=r.map(l),h=m.flatMap((o,d)=>d&&o!==m[d-1]?[d-1]:[]);if(h.length!==1)return;const[c]=h,a=m[c];let[s,u]=a?[r[c],r[c+
1]]:[r[c+1],r[c]];for(let o=0;o<X;o+=1){const d=(s+u)/2;l(d)?s=d:u=d}const{lo:f,step:b}=e.entry(n);if(b&&f!==void 0){const o=(s-f)/b;s=f+b*(a?Math.floor(o+1e-9):
Math.ceil(o-1e-9)),l(s)||(s+=a?-b:b)}return{at:s,isBelow:a}}const N=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function it(e,t,{model:i}){const n=k(
e.figure,".cg-fig__end"),y=e.lines.some(({e:s})=>s.dataset.line),l=t.filter(({line:s,at:u})=>s.e.dataset.label&&Number.isFinite(u)).sort((s,u)=>s.at-u.at),r=l.filter(
({line:s})=>C(s,i)),m=y?[...l.filter(({own:s})=>s),...r,l[0],l[l.length-1]]:[...new Set([...l.filter(({line:s})=>s.e.matches(".is-limit")),...l])].slice(0,O),h=[
...new Set(m.filter(Boolean))].slice(0,n.length),c=l.filter(s=>h.includes(s)),a=nt(c.map(({at:s})=>s));n.forEach((s,u)=>{const f=c[u],[b,o]=s.children;if(s.classList.
toggle("hide",!f),!f)return;const d=!f.own&&y&&r.includes(f);s.classList.toggle("strong",f.own),b.setAttribute("y1",`${f.at}%`),b.setAttribute("y2",`${a[u]}%`),
o.setAttribute("y",`${a[u]}%`),L(o,`${f.line.e.dataset.label}${d?", written":""}`)});for(const{line:s,own:u}of t)s.e.classList.toggle("was",y&&!u&&C(s,i))}const C=({
e},t)=>[...t.parseCase(e.dataset.line)].every(([i,n])=>S(t.entry(i).v??NaN,n,1e-9));function nt(e){const t=[];for(const n of e)t.push(t.length?Math.max(n,t[t.length-
1]+R):n);let i=100;for(let n=t.length-1;n>=0;n-=1)t[n]=Math.min(t[n],i),i=t[n]-R;return t}function at({model:e,state:t,now:i,was:n},{figure:y,x:l,y:r,swept:m,result:h,
hand:c}){const a=[l.at(Number(i(m))),r.at(Number(i(h)))],[s,u]=a.map(N),f=a.some(g=>g<-1||g>1001),b=!S(i(m),n(m))||!S(i(h),n(h)),o=(g,_)=>{const A=y.querySelector(
g);A?.classList.toggle("hide",Object.values(_).some(Number.isNaN));for(const[D,$]of Object.entries(_))Number.isNaN($)||A?.setAttribute(D,`${$.toFixed(2)}%`);return A};
y.classList.toggle("is-moved",b),(document.activeElement!==c||Math.abs(+c.value-s/100)>.01)&&(c.value=String(s/100)),c.setAttribute("aria-valuetext",e.say(m,i(m))),
o(".fill",{x2:s}),o(".drop",{x1:s,x2:s,y2:u}),o(".dot",{cx:s,cy:u});const d=o(".value",{x:s,y:u}),w=s>U;d?.classList.toggle("is-left",w),d?.setAttribute("dx",w?
"-11":"11"),L(d,q(e.text(h,t,i),e.entry(h).u)+(f?", outside":"")),y.querySelector(".dot")?.classList.toggle("is-outside",f),j(y.querySelector(".cg-fig__lines"),
{x:l,y:r},a.some(Number.isNaN)?[]:[a]);const x=[l.at(Number(n(m))),r.at(Number(n(h)))];o(".ghost",{cx:N(x[0]),cy:N(x[1])}),y.querySelector(".ghost")?.classList.
toggle("hide",!b||x.some(g=>!(g>=-1&&g<=1001)))}export{B as crossingOf,Y as mount};
