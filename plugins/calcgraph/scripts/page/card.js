import{o as y,m as r,b as L,p as U,s as X}from"./sheet.js";import{L as Y,i as J,s as K,w as R,f as Q}from"./live.js";const W={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},V=2,B=Object.keys(W),
G=180,Z=250,E=8;function tt(o){const{root:e,signal:n}=o;let i,s,a=0,d=!1;const h=(t,c)=>{clearTimeout(a),a=setTimeout(t,c)},l=()=>{clearTimeout(a),i?.remove(),s?.
removeAttribute("aria-describedby"),i=s=void 0},u=t=>{s!==t&&(l(),o.model.allow(Y),i=J(()=>nt(o,t)),i&&(s=t,document.body.append(i),t.setAttribute("aria-describ\
edby",i.id),et(i,t.getBoundingClientRect())))},b=t=>t instanceof Element?t.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,p=t=>t instanceof Node&&(i?.
contains(t)||s?.contains(t));y(window,"pointerdown",{signal:n,capture:!0},t=>{d=t.pointerType==="touch",p(t.target)||l()}),y(e,"pointerover",{signal:n},t=>{const c=b(
t.target);c&&t.pointerType!=="touch"&&h(()=>u(c),G)}),y(document,"pointerout",{signal:n},t=>{t.pointerType!=="touch"&&(p(t.target)&&!p(t.relatedTarget)?h(l,Z):b(
t.target)&&!i&&clearTimeout(a))}),y(document,"pointerover",{signal:n},t=>{p(t.target)&&clearTimeout(a)}),y(e,"focusin",{signal:n},t=>{const c=b(t.target);c?.matches(
":focus-visible")&&u(c)}),y(e,"focusout",{signal:n},t=>{s&&t.target===s&&!p(t.relatedTarget)&&l()}),y(e,"click",{signal:n,capture:!0},t=>{const c=b(t.target);if(!c||
!d||s===c)return c?l():void 0;t.preventDefault(),t.stopPropagation(),u(c)}),y(window,"keydown",{signal:n},t=>{t.key!=="Escape"||!i||(i.contains(document.activeElement)&&
s?.focus(),l())}),n.addEventListener("abort",l);const v=e.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return v&&matchMedia(
"(hover: hover)").matches&&h(()=>u(v),G),()=>{}}function et(o,e){const n=e.bottom+o.offsetHeight+8<innerHeight||e.top<o.offsetHeight+60,i=Math.max(8,Math.min(e.
left-12,document.documentElement.clientWidth-o.offsetWidth-8));o.style.left=`${i+scrollX}px`,o.style.top=`${(n?e.bottom+7:e.top-o.offsetHeight-7)+scrollY}px`}function nt(o,e){
const{model:n,state:i,now:s,was:a}=o,{q:d,lo:h,hi:l,val:u,vlo:b=u,vhi:p=u,unit:v="",why:t,given:c,used:m}=e.dataset,C=e.querySelector(".cg-claim__text")?.textContent??
e.textContent??"",w=e.matches(".cg-live"),T=B.find(g=>e.matches(`.is-${g}`))??"holds",x=n.key(d),k=d!==void 0&&n.entries.has(x),N=w?i:n.parseCase(e.dataset.with),
$=w?s:N.size?n.under(N):a,S=N.size?new Map([...i,...N]):i,q=S===i?s:n.under(S),F=k&&!w&&!K(q(x),$(x)),D=w?"":r("span",`cg-chip is-${T}`,W[T]+(F?" as written":"")),
f=r("div","cg cg-card",r("div","cg-card__top",r("span","cg-num",C),D));f.id="cg-card",f.setAttribute("role","dialog"),f.setAttribute("aria-label",`${w?"value":"\
claim"} ${C}`);const M=e,O=M.hash&&document.getElementById(decodeURIComponent(M.hash.slice(1))),I=O&&n.key(O.dataset.row)===x&&O.querySelector(".cg-steps__body");
I?f.append(ot(I,n,N,$)):k&&f.append(r("p","cg-card__in","computed: ",r("b","cg-num",z(o,x,N,$,e)))),(h||l)&&f.append(it(+(h??NaN),+(l??NaN),[...new Set([b,p])].
map(Number),v,T)),t&&f.append(r("p",w||B.indexOf(T)>V?"cg-card__in":"cg-card__why",...t.split("`").map((g,P)=>P%2?r("code","",g):g)));const A=k?[...n.inputs(x)].
filter(g=>$(g)!==void 0).map(g=>`${g.split("#")[1]} ${n.say(g,$(g))}`):[],j=c??A.slice(0,E).join(" · ")+(A.length>E?` and ${A.length-E} more`:"");j&&f.append(r(
"div","cg-card__in",`${w?"for":"as written, for"} ${j}`)),F&&f.append(r("div","cg-card__now",r("span","","your scenario"),r("b","cg-num",z(o,x,S,q,e))));const H=r(
"div","cg-card__foot",m?r("span","",m):"");return M.href&&H.prepend(Object.assign(r("a","",d&&d[0]!=="="?`go to ${d.split("#").pop()}`:"go to source"),{href:M.href})),
f.append(H),f}function ot(o,e,n,i){const s=o.cloneNode(!0);for(const a of L(s,"[data-nocard]"))a.remove();for(const a of L(s,"[data-q]"))e.entries.has(e.key(a.dataset.
q))&&U(a,R(e.text(e.key(a.dataset.q),n,i),a.dataset.u));return s}function z({model:o},e,n,i,s){const{c:a,u:d}=o.entry(e);return a?{1:"true",0:"false"}[String(Number(
i(e)))]??"not computed":R(o.text(e,n,i,X(s)),d)}function it(o,e,n,i,s){const a=[o,e,...n].filter(Number.isFinite),d=Math.min(...a),h=Math.max(...a),l=(h-d)*.28||
1,u=m=>8+(m-d+l)/(h-d+2*l)*284,b=Math.max(4,Math.ceil(Math.log10(Math.abs(e)/(e-o)))+2)||4,p=m=>Q(m,Math.min(b,12)),v=Number.isFinite(o)?u(o):4,t=Number.isFinite(
e)?u(e):296,c=_("svg",{class:`cg-band ${["holds","partly","agrees"].includes(s)?"":s==="disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});c.setAttribute(
"aria-label",`allowed ${Number.isFinite(o)?p(o):"any"} to ${Number.isFinite(e)?p(e):"any"} ${i}, computed ${n.map(p).join(" to ")}`),c.append(_("line",{class:"a\
xis",x1:4,x2:296,y1:8,y2:8}),_("rect",{class:"ok",x:v,width:Math.max(3,t-v),y:2,height:12,rx:2})),n.length>1?c.append(_("line",{class:"reach",x1:u(n[0]),x2:u(n[1]),
y1:8,y2:8})):Number.isFinite(n[0])&&c.append(_("circle",{class:"dot",cx:u(n[0]),cy:8,r:4}));for(const m of[o,e])Number.isFinite(m)&&c.append(_("text",{x:u(m),y:25,
"text-anchor":"middle"},p(m)));return c}function _(o,e,n=""){const i=document.createElementNS("http://www.w3.org/2000/svg",o);for(const[s,a]of Object.entries(e))
i.setAttribute(s,String(a));return i.textContent=n,i}export{tt as mount};
