import{b as v,o as L,p,m as q}from"../page/sheet.js";import{s as A,w as E,D as G,i as K,L as j}from"../page/live.js";import{S as F,c as O,f as H,a as M,r as P,d as W,
b as z,s as I}from"../parts/lines.js";import{scale as J,keyed as U}from"./hold.js";const R=3,_=17,T=7.4,V=78,X=15,Y=40;function Z(t){const e=v(t.root,".cg-fig").
map(i=>Q(t,i));for(const i of e)tt(t,i);return i=>{for(const n of e)i.attempt(n.figure,()=>{st(i,n),rt(i,n),O(i,n)})}}function Q({model:t},e){const i=t.key(e.dataset.
in);return{figure:e,host:e,swept:i,x:M(e.dataset.ax),y:M(e.dataset.ay),built:M(e.dataset.ay),result:t.key(e.dataset.out),lines:H(t,e,e),hand:e.querySelector(".c\
g-axis input"),by:J(t,i),drawn:"",data:e.querySelector(".cg-numbers")}}function tt(t,e){const{hand:i,x:n,by:y,swept:c,figure:r}=e,{signal:m}=t,h=r.querySelector(
".cg-fig__out"),l=a=>{h?.setAttribute("aria-busy",String(!a)),t.set(new Map([[c,y.fit(n.of(+i.value))]]),"drag",a)};L(i,"input change",{signal:m},a=>l(a.type===
"change")),L(i,"keydown",{signal:m},a=>{const s=U(a,y,Number(t.now(c)));!s||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),t.set(new Map([[c,s.value]])))}),
e.data?.addEventListener("toggle",()=>O(t,e),{signal:m}),L(r,"click",{signal:m},async({target:a})=>{const s=a.closest("[data-fig]")?.dataset.fig;s&&(await import("../views/export.js")).
take(t,e,s,a)}),et(t,e)}function et(t,e){const{figure:i,x:n,swept:y,lines:c}=e,r=i.querySelector(".cg-fig__plot"),m=r?.querySelector(".cg-fig__in")??null;if(!r||
!m)return;const h=r.appendChild(q("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read hide"),m.append(
l);const a=(s,u)=>{const f=e.by.fit(n.of(s)),b=c.map(o=>({line:o,...I(t,e,o,f)})).map(({line:o,state:d,read:g,value:w})=>({far:Math.abs(x(e.y.at(Number(w)))-u),
text:`${o.e.dataset.label??""} ${E(t.model.text(o.key,d,g),t.model.entry(o.key).u)}`})).sort((o,d)=>Number.isNaN(o.far)?1:o.far-d.far||0);h.replaceChildren(`${t.
model.say(y,f)}: `,...b.slice(0,R).flatMap(({text:o},d)=>[d?", ":"",q(d?"span":"b","",o.trim())]));for(const[o,d]of[["x1",s],["x2",s],["y1",0],["y2",1]])l.setAttribute(
o,`${100*d}%`);l.classList.remove("hide")};L(r,"pointermove pointerdown",{signal:t.signal},s=>{const u=m.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!u?.width)return;const f=(s.clientX-u.left)/u.width;f<0||f>1||(t.model.allow(G),K(()=>a(f,100*(s.clientY-u.top)/u.height)),t.model.allow(j))}),L(r,"pointerle\
ave",{signal:t.signal},()=>{l.classList.add("hide"),p(h,"")})}function st(t,e){const i=new Map(t.state);i.delete(e.swept);const n=JSON.stringify([t.done,...[...i].
sort()]);if(n===e.drawn||e.drawn===""&&t.done&&!i.size)return;e.drawn=n,P(t,e);const y=e.lines.map(r=>({line:r,at:x(W(t,e,r)),own:r.e.matches(".is-chosen")}));nt(
e,y,t);const c=e.lines.find(({e:r})=>r.matches(".is-limit"));c&&it(t,e,c)}function it(t,e,i){const{figure:n,x:y,y:c}=e,r=n.querySelector(".beyond"),m=i.e.getAttribute(
"d")??"",h=r?.matches(".is-below")?1e3:0,l=n.querySelector("[data-crossing]");r?.setAttribute("d",m.split("M").length===2?`${m}L1000 ${h}L0 ${h}Z`:"");const a=l&&
t.done?B(t,e,t.model.key(l.dataset.crossing)):void 0,s=a&&Number(t.model.under(new Map(t.state).set(e.swept,a.at))(i.key));if(l?.classList.toggle("hide",s===void 0||
!Number.isFinite(s)),!a||s===void 0||!l)return;const[u,f]=l.children,[b,o]=[x(y.at(a.at)),x(c.at(s))],d=b<X;for(const[g,w,N]of[[u,"cx","cy"],[f,"x","y"]])g.setAttribute(
w,`${b.toFixed(2)}%`),g.setAttribute(N,`${o.toFixed(2)}%`);f.classList.toggle("is-first",d),f.setAttribute("dx",d?"8":"-8"),p(f,`${a.isBelow?"up to":"from"} ${t.
model.say(e.swept,a.at)}`)}function B({model:t,state:e},{x:i,swept:n},y){const c=o=>t.under(new Map(e).set(n,o))(y)===1,r=Array.from({length:F+1},(o,d)=>i.of(d/
F)),m=r.map(c),h=m.flatMap((o,d)=>d&&o!==m[d-1]?[d-1]:[]);if(h.length!==1)return;const[l]=h,a=m[l];let[s,u]=a?[r[l],r[l+1]]:[r[l+1],r[l]];for(let o=0;o<Y;o+=1){
const d=(s+u)/2;c(d)?s=d:u=d}const{lo:f,step:b}=t.entry(n);if(b&&f!==void 0){const o=(s-f)/b;s=f+b*(a?Math.floor(o+1e-9):Math.ceil(o-1e-9)),c(s)||(s+=a?-b:b)}return{
at:s,isBelow:a}}const x=t=>Number.isFinite(t)?Math.max(0,Math.min(100,t/10)):NaN;function nt(t,e,{model:i}){const n=v(t.figure,".cg-fig__end"),y=t.lines.some(({
e:s})=>s.dataset.line),c=e.filter(({line:s,at:u})=>s.e.dataset.label&&Number.isFinite(u)).sort((s,u)=>s.at-u.at),r=c.filter(({line:s})=>C(s,i)),m=y?[...c.filter(
({own:s})=>s),...r,c[0],c[c.length-1]]:[...new Set([...c.filter(({line:s})=>s.e.matches(".is-limit")),...c])].slice(0,R),h=[...new Set(m.filter(Boolean))].slice(
0,n.length),l=c.filter(s=>h.includes(s)),a=ot(l.map(({at:s})=>s));n.forEach((s,u)=>{const f=l[u],[b,o]=s.children;if(s.classList.toggle("hide",!f),!f)return;const d=!f.
own&&y&&r.includes(f);s.classList.toggle("strong",f.own),b.setAttribute("y1",`${f.at}%`),b.setAttribute("y2",`${a[u]}%`),o.setAttribute("y",`${a[u]}%`);const g=f.
line.e.dataset.label??"",w=`${g}, written`;p(o,d&&w.length<=_?w:at(g))});for(const{line:s,own:u}of e)s.e.classList.toggle("was",y&&!u&&C(s,i))}const at=t=>t.length<=
_?t:`${t.slice(0,_-1).trimEnd()}…`,C=({e:t},e)=>[...e.parseCase(t.dataset.line)].every(([i,n])=>A(e.entry(i).v??NaN,n,1e-9));function ot(t){const e=[];for(const n of t)
e.push(e.length?Math.max(n,e[e.length-1]+T):n);let i=100;for(let n=e.length-1;n>=0;n-=1)e[n]=Math.min(e[n],i),i=e[n]-T;return e}function rt({model:t,state:e,now:i,
was:n},{figure:y,x:c,y:r,swept:m,result:h,hand:l}){const a=[c.at(Number(i(m))),r.at(Number(i(h)))],[s,u]=a.map(x),f=a.some(N=>N<-1||N>1001),b=!A(i(m),n(m))||!A(
i(h),n(h)),o=(N,$)=>{const S=y.querySelector(N);S?.classList.toggle("hide",Object.values($).some(Number.isNaN));for(const[D,k]of Object.entries($))Number.isNaN(
k)||S?.setAttribute(D,`${k.toFixed(2)}%`);return S};y.classList.toggle("is-moved",b),(document.activeElement!==l||Math.abs(+l.value-s/100)>.01)&&(l.value=String(
s/100)),l.setAttribute("aria-valuetext",t.say(m,i(m))),o(".fill",{x2:s}),o(".drop",{x1:s,x2:s,y2:u}),o(".dot",{cx:s,cy:u});const d=o(".value",{x:s,y:u}),g=s>V;d?.
classList.toggle("is-left",g),d?.setAttribute("dx",g?"-11":"11"),p(d,E(t.text(h,e,i),t.entry(h).u)+(f?", outside":"")),y.querySelector(".dot")?.classList.toggle(
"is-outside",f),z(y.querySelector(".cg-fig__lines"),{x:c,y:r},a.some(Number.isNaN)?[]:[a]);const w=[c.at(Number(n(m))),r.at(Number(n(h)))];o(".ghost",{cx:x(w[0]),
cy:x(w[1])}),y.querySelector(".ghost")?.classList.toggle("hide",!b||w.some(N=>!(N>=-1&&N<=1001)))}export{B as crossingOf,Z as mount};
