import{o as w,m as r,b as R,p as G,s as W}from"./sheet.js";import{L as P,i as U,s as X,w as A,f as Y}from"./live.js";const B={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},J=Object.keys(B),z=180,
K=250,F=8;function Q(i){const{root:n,signal:e}=i;let o,a,c=0,d=!1;const h=(t,s)=>{clearTimeout(c),c=setTimeout(t,s)},p=()=>{clearTimeout(c),o?.remove(),a?.removeAttribute(
"aria-describedby"),o=a=void 0},l=t=>{a!==t&&(p(),i.model.allow(P),o=U(()=>Z(i,t)),o&&(a=t,document.body.append(o),t.setAttribute("aria-describedby",o.id),V(o,t.
getBoundingClientRect())))},b=t=>t instanceof Element?t.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,m=t=>t instanceof Node&&(o?.contains(t)||a?.contains(
t));w(window,"pointerdown",{signal:e,capture:!0},t=>{d=t.pointerType==="touch",m(t.target)||p()}),w(n,"pointerover",{signal:e},t=>{const s=b(t.target);s&&t.pointerType!==
"touch"&&h(()=>l(s),z)}),w(document,"pointerout",{signal:e},t=>{t.pointerType!=="touch"&&(m(t.target)&&!m(t.relatedTarget)?h(p,K):b(t.target)&&!o&&clearTimeout(
c))}),w(document,"pointerover",{signal:e},t=>{m(t.target)&&clearTimeout(c)}),w(n,"focusin",{signal:e},t=>{const s=b(t.target);s?.matches(":focus-visible")&&l(s)}),
w(n,"focusout",{signal:e},t=>{a&&t.target===a&&!m(t.relatedTarget)&&p()}),w(n,"click",{signal:e,capture:!0},t=>{const s=b(t.target);if(!s||!d||a===s)return s?p():
void 0;t.preventDefault(),t.stopPropagation(),l(s)}),w(window,"keydown",{signal:e},t=>{t.key!=="Escape"||!o||(o.contains(document.activeElement)&&a?.focus(),p())}),
e.addEventListener("abort",p);const x=n.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return x&&matchMedia("(hover: hover)").
matches&&h(()=>l(x),z),()=>{}}function V(i,n){const e=n.bottom+i.offsetHeight+8<innerHeight||n.top<i.offsetHeight+60,o=Math.max(8,Math.min(n.left-12,document.documentElement.
clientWidth-i.offsetWidth-8));i.style.left=`${o+scrollX}px`,i.style.top=`${(e?n.bottom+7:n.top-i.offsetHeight-7)+scrollY}px`}function Z(i,n){const{model:e,state:o,
now:a,was:c}=i,{q:d,lo:h,hi:p,val:l,vlo:b=l,vhi:m=l,unit:x="",why:t,given:s,used:g}=n.dataset,O=n.querySelector(".cg-claim__text")?.textContent??n.textContent??
"",_=n.matches(".cg-live"),M=J.find(u=>n.matches(`.is-${u}`))??"holds",y=e.key(d),E=d!==void 0&&e.entries.has(y),D=e.entry(y).u,N=_?o:e.parseCase(n.dataset.with),
T=_?a:N.size?e.under(N):c,C=N.size?new Map([...o,...N]):o,j=C===o?a:e.under(C),H=E&&!_&&!X(j(y),T(y)),f=r("div","cg cg-card",r("div","cg-card__top",r("span","cg\
-num",O),_?"":r("span",`cg-chip is-${M}`,B[M]+(H?" as written":""))));f.id="cg-card",f.setAttribute("role","dialog"),f.setAttribute("aria-label",`${_?"value":"c\
laim"} ${O}`);const k=n,q=k.hash&&document.getElementById(decodeURIComponent(k.hash.slice(1))),I=q&&e.key(q.dataset.row)===y&&q.querySelector(".cg-steps__body");
if(I){const u=I.cloneNode(!0);for(const v of R(u,"[data-nocard]"))v.remove();for(const v of R(u,"[data-q]"))e.entries.has(e.key(v.dataset.q))&&G(v,A(e.text(e.key(
v.dataset.q),N,T),v.dataset.u));f.append(u)}else E&&f.append(r("p","cg-card__in","computed: ",r("b","cg-num",A(e.text(y,N,T,W(n)),D))));(h||p)&&f.append(et(+(h??
NaN),+(p??NaN),[...new Set([b,m])].map(Number),x,M)),t&&f.append(r("p",_||["holds","partly","agrees","sourced"].includes(M)?"cg-card__in":"cg-card__why",...t.split(
"`").map((u,v)=>v%2?r("code","",u):u)));const S=E?[...e.inputs(y)].filter(u=>T(u)!==void 0).map(u=>`${u.split("#")[1]} ${e.say(u,T(u))}`):[];(s||S.length)&&f.append(
r("div","cg-card__in",`${_?"for":"as written, for"} ${s??S.slice(0,F).join(" · ")}`+(!s&&S.length>F?` and ${S.length-F} more`:""))),H&&f.append(r("div","cg-car\
d__now",r("span","","your scenario"),r("b","cg-num",tt(i,y,C,j,n))));const L=r("div","cg-card__foot",g?r("span","",g):"");return k.href&&L.prepend(Object.assign(
r("a","",d&&d[0]!=="="?`go to ${d.split("#").pop()}`:"go to source"),{href:k.href})),f.append(L),f}function tt({model:i},n,e,o,a){const{c,u:d}=i.entry(n);return c?
{1:"true",0:"false"}[String(Number(o(n)))]??"not computed":A(i.text(n,e,o,W(a)),d)}function et(i,n,e,o,a){const c=[i,n,...e].filter(Number.isFinite),d=Math.min(
...c),h=Math.max(...c),p=(h-d)*.28||1,l=g=>8+(g-d+p)/(h-d+2*p)*284,b=Math.max(4,Math.ceil(Math.log10(Math.abs(n)/(n-i)))+2)||4,m=g=>Y(g,Math.min(b,12)),x=Number.
isFinite(i)?l(i):4,t=Number.isFinite(n)?l(n):296,s=$("svg",{class:`cg-band ${["holds","partly","agrees"].includes(a)?"":a==="disputed"?"is-out":"is-bad"}`,viewBox:"\
0 0 300 26",role:"img"});s.setAttribute("aria-label",`allowed ${Number.isFinite(i)?m(i):"any"} to ${Number.isFinite(n)?m(n):"any"} ${o}, computed ${e.map(m).join(
" to ")}`),s.append($("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),$("rect",{class:"ok",x,width:Math.max(3,t-x),y:2,height:12,rx:2})),e.length>1?s.append($("lin\
e",{class:"reach",x1:l(e[0]),x2:l(e[1]),y1:8,y2:8})):Number.isFinite(e[0])&&s.append($("circle",{class:"dot",cx:l(e[0]),cy:8,r:4}));for(const g of[i,n])Number.isFinite(
g)&&s.append($("text",{x:l(g),y:25,"text-anchor":"middle"},m(g)));return s}function $(i,n,e=""){const o=document.createElementNS("http://www.w3.org/2000/svg",i);
for(const[a,c]of Object.entries(n))o.setAttribute(a,String(c));return o.textContent=e,o}export{Q as mount};
