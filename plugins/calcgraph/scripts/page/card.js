import{o as y,m as r,s as L,b as R,p as P}from"./sheet.js";import{L as U,i as X,s as Y,w as O,f as J}from"./live.js";const W={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},K=Object.keys(W),B=180,
Q=250,C=8;function V(o){const{root:t,signal:n}=o;let i,s,a=0,d=!1;const g=(e,c)=>{clearTimeout(a),a=setTimeout(e,c)},l=()=>{clearTimeout(a),i?.remove(),s?.removeAttribute(
"aria-describedby"),i=s=void 0},u=e=>{s!==e&&(l(),o.model.allow(U),i=X(()=>tt(o,e)),i&&(s=e,document.body.append(i),e.setAttribute("aria-describedby",i.id),Z(i,
e.getBoundingClientRect())))},h=e=>e instanceof Element?e.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,p=e=>e instanceof Node&&(i?.contains(e)||s?.
contains(e));y(window,"pointerdown",{signal:n,capture:!0},e=>{d=e.pointerType==="touch",p(e.target)||l()}),y(t,"pointerover",{signal:n},e=>{const c=h(e.target);
c&&e.pointerType!=="touch"&&g(()=>u(c),B)}),y(document,"pointerout",{signal:n},e=>{e.pointerType!=="touch"&&(p(e.target)&&!p(e.relatedTarget)?g(l,Q):h(e.target)&&
!i&&clearTimeout(a))}),y(document,"pointerover",{signal:n},e=>{p(e.target)&&clearTimeout(a)}),y(t,"focusin",{signal:n},e=>{const c=h(e.target);c?.matches(":focu\
s-visible")&&u(c)}),y(t,"focusout",{signal:n},e=>{s&&e.target===s&&!p(e.relatedTarget)&&l()}),y(t,"click",{signal:n,capture:!0},e=>{const c=h(e.target);if(!c||!d||
s===c)return c?l():void 0;e.preventDefault(),e.stopPropagation(),u(c)}),y(window,"keydown",{signal:n},e=>{e.key!=="Escape"||!i||(i.contains(document.activeElement)&&
s?.focus(),l())}),n.addEventListener("abort",l);const v=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return v&&matchMedia(
"(hover: hover)").matches&&g(()=>u(v),B),()=>{}}function Z(o,t){const n=t.bottom+o.offsetHeight+8<innerHeight||t.top<o.offsetHeight+60,i=Math.max(8,Math.min(t.left-
12,document.documentElement.clientWidth-o.offsetWidth-8));o.style.left=`${i+scrollX}px`,o.style.top=`${(n?t.bottom+7:t.top-o.offsetHeight-7)+scrollY}px`}function tt(o,t){
const{model:n,state:i,now:s,was:a}=o,{q:d,lo:g,hi:l,val:u,vlo:h=u,vhi:p=u,unit:v="",why:e,given:c,used:m}=t.dataset,q=t.querySelector(".cg-claim__text")?.textContent??
t.textContent??"",w=t.matches(".cg-live"),$=K.find(_=>t.matches(`.is-${_}`))??"holds",b=n.key(d),M=d!==void 0&&n.entries.has(b),z=n.entry(b).u,x=w?i:n.parseCase(
t.dataset.with),T=w?s:x.size?n.under(x):a,S=x.size?new Map([...i,...x]):i,A=S===i?s:n.under(S),F=M&&!w&&!Y(A(b),T(b)),D=w?"":r("span",`cg-chip is-${$}`,W[$]+(F?
" as written":"")),f=r("div","cg cg-card",r("div","cg-card__top",r("span","cg-num",q),D));f.id="cg-card",f.setAttribute("role","dialog"),f.setAttribute("aria-la\
bel",`${w?"value":"claim"} ${q}`);const k=t,E=k.hash&&document.getElementById(decodeURIComponent(k.hash.slice(1))),j=E&&n.key(E.dataset.row)===b&&E.querySelector(
".cg-steps__body");if(j)f.append(et(j,n,x,T));else if(M){const _=O(n.text(b,x,T,L(t)),z);f.append(r("p","cg-card__in","computed: ",r("b","cg-num",_)))}(g||l)&&f.
append(it(+(g??NaN),+(l??NaN),[...new Set([h,p])].map(Number),v,$)),e&&f.append(r("p",w||["holds","partly","agrees","sourced"].includes($)?"cg-card__in":"cg-car\
d__why",...e.split("`").map((_,G)=>G%2?r("code","",_):_)));const H=c??(M?nt(n,b,T):"");H&&f.append(r("div","cg-card__in",`${w?"for":"as written, for"} ${H}`)),F&&
f.append(r("div","cg-card__now",r("span","","your scenario"),r("b","cg-num",ot(o,b,S,A,t))));const I=r("div","cg-card__foot",m?r("span","",m):"");return k.href&&
I.prepend(Object.assign(r("a","",d&&d[0]!=="="?`go to ${d.split("#").pop()}`:"go to source"),{href:k.href})),f.append(I),f}function et(o,t,n,i){const s=o.cloneNode(
!0);for(const a of R(s,"[data-nocard]"))a.remove();for(const a of R(s,"[data-q]"))t.entries.has(t.key(a.dataset.q))&&P(a,O(t.text(t.key(a.dataset.q),n,i),a.dataset.
u));return s}function nt(o,t,n){const i=[...o.inputs(t)].filter(a=>n(a)!==void 0),s=i.map(a=>`${a.split("#")[1]} ${o.say(a,n(a))}`);return s.slice(0,C).join(" ·\
 ")+(s.length>C?` and ${s.length-C} more`:"")}function ot({model:o},t,n,i,s){const{c:a,u:d}=o.entry(t);return a?{1:"true",0:"false"}[String(Number(i(t)))]??"not\
 computed":O(o.text(t,n,i,L(s)),d)}function it(o,t,n,i,s){const a=[o,t,...n].filter(Number.isFinite),d=Math.min(...a),g=Math.max(...a),l=(g-d)*.28||1,u=m=>8+(m-
d+l)/(g-d+2*l)*284,h=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-o)))+2)||4,p=m=>J(m,Math.min(h,12)),v=Number.isFinite(o)?u(o):4,e=Number.isFinite(t)?u(t):296,
c=N("svg",{class:`cg-band ${["holds","partly","agrees"].includes(s)?"":s==="disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});c.setAttribute("aria\
-label",`allowed ${Number.isFinite(o)?p(o):"any"} to ${Number.isFinite(t)?p(t):"any"} ${i}, computed ${n.map(p).join(" to ")}`),c.append(N("line",{class:"axis",
x1:4,x2:296,y1:8,y2:8}),N("rect",{class:"ok",x:v,width:Math.max(3,e-v),y:2,height:12,rx:2})),n.length>1?c.append(N("line",{class:"reach",x1:u(n[0]),x2:u(n[1]),y1:8,
y2:8})):Number.isFinite(n[0])&&c.append(N("circle",{class:"dot",cx:u(n[0]),cy:8,r:4}));for(const m of[o,t])Number.isFinite(m)&&c.append(N("text",{x:u(m),y:25,"t\
ext-anchor":"middle"},p(m)));return c}function N(o,t,n=""){const i=document.createElementNS("http://www.w3.org/2000/svg",o);for(const[s,a]of Object.entries(t))i.
setAttribute(s,String(a));return i.textContent=n,i}export{V as mount};
