import{b as k,o as L,p,m as v}from"../page/sheet.js";import{s as S,w as q,D as T,i as G,L as K}from"../page/live.js";import{S as F,c as E,f as j,a as M,r as H,d as P,
b as W,s as z}from"../parts/lines.js";import{scale as I,keyed as J}from"./hold.js";const O=3,R=7.4,U=78,V=15,X=40;function Y(e){const t=k(e.root,".cg-fig").map(
i=>Z(e,i));for(const i of t)Q(e,i);return i=>{for(const n of t)i.attempt(n.figure,()=>{et(i,n),at(i,n),E(i,n)})}}function Z({model:e},t){const i=e.key(t.dataset.
in);return{figure:t,host:t,swept:i,x:M(t.dataset.ax),y:M(t.dataset.ay),built:M(t.dataset.ay),result:e.key(t.dataset.out),lines:j(e,t,t),hand:t.querySelector(".c\
g-axis input"),by:I(e,i),drawn:"",data:t.querySelector(".cg-numbers")}}function Q(e,t){const{hand:i,x:n,by:y,swept:c,figure:r}=t,{signal:m}=e,h=r.querySelector(
".cg-fig__out"),l=a=>{h?.setAttribute("aria-busy",String(!a)),e.set(new Map([[c,y.fit(n.of(+i.value))]]),"drag",a)};L(i,"input change",{signal:m},a=>l(a.type===
"change")),L(i,"keydown",{signal:m},a=>{const s=J(a,y,Number(e.now(c)));!s||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),e.set(new Map([[c,s.value]])))}),
t.data?.addEventListener("toggle",()=>E(e,t),{signal:m}),L(r,"click",{signal:m},async({target:a})=>{const s=a.closest("[data-fig]")?.dataset.fig;s&&(await import("../views/export.js")).
take(e,t,s,a)}),tt(e,t)}function tt(e,t){const{figure:i,x:n,swept:y,lines:c}=t,r=i.querySelector(".cg-fig__plot"),m=r?.querySelector(".cg-fig__in")??null;if(!r||
!m)return;const h=r.appendChild(v("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read hide"),m.append(
l);const a=(s,u)=>{const f=t.by.fit(n.of(s)),b=c.map(o=>({line:o,...z(e,t,o,f)})).map(({line:o,state:d,read:w,value:x})=>({far:Math.abs(N(t.y.at(Number(x)))-u),
text:`${o.e.dataset.label??""} ${q(e.model.text(o.key,d,w),e.model.entry(o.key).u)}`})).sort((o,d)=>Number.isNaN(o.far)?1:o.far-d.far||0);h.replaceChildren(`${e.
model.say(y,f)}: `,...b.slice(0,O).flatMap(({text:o},d)=>[d?", ":"",v(d?"span":"b","",o.trim())]));for(const[o,d]of[["x1",s],["x2",s],["y1",0],["y2",1]])l.setAttribute(
o,`${100*d}%`);l.classList.remove("hide")};L(r,"pointermove pointerdown",{signal:e.signal},s=>{const u=m.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!u?.width)return;const f=(s.clientX-u.left)/u.width;f<0||f>1||(e.model.allow(T),G(()=>a(f,100*(s.clientY-u.top)/u.height)),e.model.allow(K))}),L(r,"pointerle\
ave",{signal:e.signal},()=>{l.classList.add("hide"),p(h,"")})}function et(e,t){const i=new Map(e.state);i.delete(t.swept);const n=JSON.stringify([e.done,...[...i].
sort()]);if(n===t.drawn||t.drawn===""&&e.done&&!i.size)return;t.drawn=n,H(e,t);const y=t.lines.map(r=>({line:r,at:N(P(e,t,r)),own:r.e.matches(".is-chosen")}));it(
t,y,e);const c=t.lines.find(({e:r})=>r.matches(".is-limit"));c&&st(e,t,c)}function st(e,t,i){const{figure:n,x:y,y:c}=t,r=n.querySelector(".beyond"),m=i.e.getAttribute(
"d")??"",h=r?.matches(".is-below")?1e3:0,l=n.querySelector("[data-crossing]");r?.setAttribute("d",m.split("M").length===2?`${m}L1000 ${h}L0 ${h}Z`:"");const a=l&&
e.done?B(e,t,e.model.key(l.dataset.crossing)):void 0,s=a&&Number(e.model.under(new Map(e.state).set(t.swept,a.at))(i.key));if(l?.classList.toggle("hide",s===void 0||
!Number.isFinite(s)),!a||s===void 0||!l)return;const[u,f]=l.children,[b,o]=[N(y.at(a.at)),N(c.at(s))],d=b<V;for(const[w,x,g]of[[u,"cx","cy"],[f,"x","y"]])w.setAttribute(
x,`${b.toFixed(2)}%`),w.setAttribute(g,`${o.toFixed(2)}%`);f.classList.toggle("is-first",d),f.setAttribute("dx",d?"8":"-8"),p(f,`${a.isBelow?"up to":"from"} ${e.
model.say(t.swept,a.at)}`)}function B({model:e,state:t},{x:i,swept:n},y){const c=o=>e.under(new Map(t).set(n,o))(y)===1,r=Array.from({length:F+1},(o,d)=>i.of(d/
F)),m=r.map(c),h=m.flatMap((o,d)=>d&&o!==m[d-1]?[d-1]:[]);if(h.length!==1)return;const[l]=h,a=m[l];let[s,u]=a?[r[l],r[l+1]]:[r[l+1],r[l]];for(let o=0;o<X;o+=1){
const d=(s+u)/2;c(d)?s=d:u=d}const{lo:f,step:b}=e.entry(n);if(b&&f!==void 0){const o=(s-f)/b;s=f+b*(a?Math.floor(o+1e-9):Math.ceil(o-1e-9)),c(s)||(s+=a?-b:b)}return{
at:s,isBelow:a}}const N=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function it(e,t,{model:i}){const n=k(e.figure,".cg-fig__end"),y=e.lines.some(({
e:s})=>s.dataset.line),c=t.filter(({line:s,at:u})=>s.e.dataset.label&&Number.isFinite(u)).sort((s,u)=>s.at-u.at),r=c.filter(({line:s})=>C(s,i)),m=y?[...c.filter(
({own:s})=>s),...r,c[0],c[c.length-1]]:[...new Set([...c.filter(({line:s})=>s.e.matches(".is-limit")),...c])].slice(0,O),h=[...new Set(m.filter(Boolean))].slice(
0,n.length),l=c.filter(s=>h.includes(s)),a=nt(l.map(({at:s})=>s));n.forEach((s,u)=>{const f=l[u],[b,o]=s.children;if(s.classList.toggle("hide",!f),!f)return;const d=!f.
own&&y&&r.includes(f);s.classList.toggle("strong",f.own),b.setAttribute("y1",`${f.at}%`),b.setAttribute("y2",`${a[u]}%`),o.setAttribute("y",`${a[u]}%`),p(o,`${f.
line.e.dataset.label}${d?", written":""}`)});for(const{line:s,own:u}of t)s.e.classList.toggle("was",y&&!u&&C(s,i))}const C=({e},t)=>[...t.parseCase(e.dataset.line)].
every(([i,n])=>S(t.entry(i).v??NaN,n,1e-9));function nt(e){const t=[];for(const n of e)t.push(t.length?Math.max(n,t[t.length-1]+R):n);let i=100;for(let n=t.length-
1;n>=0;n-=1)t[n]=Math.min(t[n],i),i=t[n]-R;return t}function at({model:e,state:t,now:i,was:n},{figure:y,x:c,y:r,swept:m,result:h,hand:l}){const a=[c.at(Number(i(
m))),r.at(Number(i(h)))],[s,u]=a.map(N),f=a.some(g=>g<-1||g>1001),b=!S(i(m),n(m))||!S(i(h),n(h)),o=(g,_)=>{const A=y.querySelector(g);A?.classList.toggle("hide",
Object.values(_).some(Number.isNaN));for(const[D,$]of Object.entries(_))Number.isNaN($)||A?.setAttribute(D,`${$.toFixed(2)}%`);return A};y.classList.toggle("is-\
moved",b),(document.activeElement!==l||Math.abs(+l.value-s/100)>.01)&&(l.value=String(s/100)),l.setAttribute("aria-valuetext",e.say(m,i(m))),o(".fill",{x2:s}),o(
".drop",{x1:s,x2:s,y2:u}),o(".dot",{cx:s,cy:u});const d=o(".value",{x:s,y:u}),w=s>U;d?.classList.toggle("is-left",w),d?.setAttribute("dx",w?"-11":"11"),p(d,q(e.
text(h,t,i),e.entry(h).u)+(f?", outside":"")),y.querySelector(".dot")?.classList.toggle("is-outside",f),W(y.querySelector(".cg-fig__lines"),{x:c,y:r},a.some(Number.
isNaN)?[]:[a]);const x=[c.at(Number(n(m))),r.at(Number(n(h)))];o(".ghost",{cx:N(x[0]),cy:N(x[1])}),y.querySelector(".ghost")?.classList.toggle("hide",!b||x.some(
g=>!(g>=-1&&g<=1001)))}export{B as crossingOf,Y as mount};
