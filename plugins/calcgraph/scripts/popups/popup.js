import{m as p,o as S,i as I}from"../page/sheet.js";const U=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN\
 STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),H=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, f\
ooter, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe, object, embed, form",R="http://www.w\
3.org/1998/Math/MathML",K=4e3,j=4e6,z=24,F=3,w=new Map;function G({origin:o,pathname:e}){const c=w.get(e)??Y(new URL(e,o)).catch(()=>{});return w.delete(e),w.set(
e,c),w.size>z&&w.delete([...w.keys()][0]),c.then(n=>n??w.delete(e)),c}async function Y(o){const e=await fetch(o,{headers:{Accept:"text/html"}});if(!e.ok||new URL(
e.url).origin!==o.origin||!/^text\/html\b/.test(e.headers.get("Content-Type")??""))return;const c=await e.text();if(c.length>j)return;const n=new DOMParser().parseFromString(
c,"text/html"),i=n.querySelector("cg-note")?.parentElement;if(!i)return;const s=(i.querySelector("h1")??n.querySelector("title"))?.cloneNode(!0);for(const d of s instanceof
Element?s.querySelectorAll(".headerlink"):[])d.remove();const a=document.createDocumentFragment();if(k(i,a,new URL(e.url),{left:K}),!a.textContent?.trim())return;
const l=X(i),f=[...a.children].find(d=>d.localName==="p");return l&&(f?f.after(l):a.prepend(l)),{title:s?.textContent?.trim()??"",text:a,count:V(i)}}function k(o,e,c,n){
for(const i of o.childNodes){if(n.left<=0)return;if(i instanceof Text&&e.appendChild(document.createTextNode(i.data)),!(i instanceof Element)||i.matches(H))continue;
n.left-=1;const s=Q(i,c);s&&e.appendChild(s);const a=i.matches(".cg-claim")?i.querySelector(".cg-claim__text")??i:i;k(a,s??e,c,n),s?.localName==="p"&&!s.textContent?.
trim()&&s.remove()}}function Q(o,e){if(o.namespaceURI===R)return W(o);if(/^h[2-6]$/.test(o.localName)){const s=p("p","cg-pop__head");return s.dataset.at=o.id,s}
if(!U.has(o.tagName))return;const c=document.createElement(o.localName),n=c.localName==="a"&&o.getAttribute("href");if(o.matches(".cg-claim")&&(c.className="cg-\
pop__n"),!n)return c;const i=new URL(n,e);return/^https?:$/.test(i.protocol)&&c.setAttribute("href",i.href),c}function W(o){if(o.localName==="annotation"||o.localName===
"annotation-xml")return;const e=document.createElementNS(R,o.localName);for(const{name:c,value:n}of o.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.
test(c)&&e.setAttribute(c,n);return e}function X(o){const e=new Map([...o.querySelectorAll("[data-row]")].map(i=>[i.getAttribute("data-row"),i])),c=p("ul","cg-p\
op__results"),n=new Set;for(const i of o.querySelectorAll("a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const s=i.getAttribute("data-q"),a=e.get(
s)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!a||n.has(s))continue;n.add(s);const l=i.querySelector(".cg-claim__text")?.textContent??"";if(c.append(
p("li","",p("b","",l)," ",a)),n.size===F)break}return n.size?c:void 0}function V(o){const e=a=>o.querySelectorAll(`.cg-claim${a}`).length,c=e(":is(.is-disputed,\
 .is-stale)"),n=e(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),i=e(".is-failing"),s=[`${n} number${n===1?"":"s"} checked`];return c&&s.push(
`${c} disputed`),i&&s.push(`${i} failing`),n?s.join(", "):""}const J=250,Z=250,ee=500,te=10,ne=3,oe="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-ta\
g, [data-preview], [download], [target]";function ce(o,e,c){const n=[];let i=0,s=0,a=0,l=0,f=!1,d="",b="",g,y;const T=(t=0)=>{for(const{link:r,box:u}of n.splice(
t))r.removeAttribute("aria-expanded"),f=!0,u.contains(document.activeElement)&&r.focus({preventScroll:!0}),f=!1,u.remove()},v=t=>t instanceof Node?n.map(({link:r,
box:u})=>u.contains(t)||r.contains(t)).lastIndexOf(!0):-1,M=t=>n.map(({box:r})=>r.contains(t)).lastIndexOf(!0)+1,x=t=>{const r=t instanceof Element&&t.closest("\
a[href]");return!(r instanceof HTMLAnchorElement)||r.matches(oe)||!o.contains(r)&&!r.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(r.pathname)&&
r.origin===location.origin&&r.pathname!==location.pathname?r:void 0},_=async t=>{const r=M(t),u=++l;if(r>=ne||n[r]?.link===t)return;const h=await G(new URL(t.href));
if(!h||u!==l||e.aborted||!t.isConnected||r>n.length)return;T(r);const m=ie(h,t,`cg-pop-${r}`);document.body.append(m),n.push({link:t,box:m}),t.setAttribute("ari\
a-expanded","true"),re(m,t.getClientRects()[0]??t.getBoundingClientRect()),se(m,decodeURIComponent(t.hash.slice(1)))},L=()=>{clearTimeout(i),l+=1},$=t=>{const{target:r}=t,
u=x(r),h=v(r),{pointerType:m,clientX:A,clientY:P}=t;m!=="touch"&&(d=`${A} ${P}`,d!==b&&(b="",clearTimeout(s),n.length>h+1&&(s=window.setTimeout(()=>T(h+1),Z)),clearTimeout(
i),u?i=window.setTimeout(()=>_(u),J):h<0&&L()))},D=({target:t})=>{const r=x(t);f||(T(v(t)+1),r?.matches(":focus-visible")&&_(r))},E=()=>{clearTimeout(a),g=void 0},
B=t=>{const{pointerType:r,clientX:u,clientY:h,target:m}=t,A=x(m);if(y=void 0,v(m)<0&&T(),E(),r!=="touch")return L();A&&(g={link:A,x:u,y:h},a=window.setTimeout(N,
ee))},N=()=>{y=g?.link,E(),y&&_(y)},O={pointerover:$,focusin:D,pointerdown:B};for(const[t,r]of Object.entries(O))S(document,t,{signal:e,capture:!0},r);S(document,
"pointerup pointercancel",{signal:e},E),S(document,"pointermove",{signal:e,passive:!0},({clientX:t,clientY:r})=>{d=`${t} ${r}`,g&&Math.hypot(t-g.x,r-g.y)>te&&E()}),
S(document,"contextmenu click",{signal:e,capture:!0},t=>{g&&t.type==="contextmenu"&&N(),!(!y||x(t.target)!==y)&&(t.preventDefault(),t.stopImmediatePropagation())}),
S(document,"keydown",{signal:e,capture:!0},t=>{const r=n.at(-1);r&&(t.key==="Escape"?(t.stopPropagation(),L(),clearTimeout(s),b=d,T(n.length-1)):t.key==="ArrowD\
own"&&document.activeElement===r.link&&(t.preventDefault(),r.box.querySelector(".cg-pop__text").focus()))}),e.addEventListener("abort",()=>{for(const t of[i,s,a])
clearTimeout(t);T()});const q=x(c?.target??null),C={pointerover:":hover",focusin:":focus",pointerdown:"*"};c&&q?.matches(C[c.type])&&O[c.type](c)}function ie({title:o,
text:e,count:c},n,i){const s=p("div","cg cg-pop"),a=p("p","cg-pop__title",o),l=p("div","cg-pop__text",e.cloneNode(!0)),f=p("a","","open"),d=[c,I(location.search)&&
"from the last build, without your scenario"].filter(Boolean).join(", ");f.setAttribute("href",n.href),f.setAttribute("aria-label",`open ${o}`),s.id=i,s.setAttribute(
"role","dialog"),s.setAttribute("aria-label",o),l.tabIndex=0,l.setAttribute("role","document"),l.setAttribute("aria-label",`text of ${o}`);for(const b of[a,l])b.
dir="auto";return s.append(a,l,p("p","cg-pop__foot",p("span","",d),f)),s}function re(o,e){const{clientWidth:c,clientHeight:n}=document.documentElement,{width:i,
height:s}=o.getBoundingClientRect(),a=e.bottom+s+8<=n||e.top<n-e.bottom;o.style.left=`${scrollX+Math.max(8,Math.min(e.left,c-i-8))}px`,o.style.top=`${scrollY+(a?
e.bottom+6:e.top-s-6)}px`}function se(o,e){const c=o.querySelector(".cg-pop__text"),n=e&&[...c.querySelectorAll("p")].find(i=>i.dataset.at===e);n&&(c.scrollTop=
n.offsetTop-c.offsetTop)}export{ce as mount};
