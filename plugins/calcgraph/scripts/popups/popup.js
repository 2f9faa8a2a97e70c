import{m as p,o as b,i as C}from"../page/sheet.js";const $=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN\
 STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),P=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, f\
ooter, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe, object, embed, form",N="http://www.w\
3.org/1998/Math/MathML",I=4e3,U=4e6,H=24,K=3,w=new Map;function j({origin:o,pathname:e}){const c=w.get(e)??z(new URL(e,o)).catch(()=>{});return w.delete(e),w.set(
e,c),w.size>H&&w.delete([...w.keys()][0]),c.then(n=>n??w.delete(e)),c}async function z(o){const e=await fetch(o,{headers:{Accept:"text/html"}});if(!e.ok||new URL(
e.url).origin!==o.origin||!/^text\/html\b/.test(e.headers.get("Content-Type")??""))return;const c=await e.text();if(c.length>U)return;const n=new DOMParser().parseFromString(
c,"text/html"),i=n.querySelector("cg-note")?.parentElement;if(!i)return;const s=(i.querySelector("h1")??n.querySelector("title"))?.cloneNode(!0);for(const u of s instanceof
Element?s.querySelectorAll(".headerlink"):[])u.remove();const a=document.createDocumentFragment();if(O(i,a,new URL(e.url),{left:I}),!a.textContent?.trim())return;
const l=Y(i),d=[...a.children].find(u=>u.localName==="p");return l&&(d?d.after(l):a.prepend(l)),{title:s?.textContent?.trim()??"",text:a,count:Q(i)}}function O(o,e,c,n){
for(const i of o.childNodes){if(n.left<=0)return;if(i instanceof Text&&e.appendChild(document.createTextNode(i.data)),!(i instanceof Element)||i.matches(P))continue;
n.left-=1;const s=F(i,c);s&&e.appendChild(s);const a=i.matches(".cg-claim")?i.querySelector(".cg-claim__text")??i:i;O(a,s??e,c,n),s?.localName==="p"&&!s.textContent?.
trim()&&s.remove()}}function F(o,e){if(o.namespaceURI===N)return G(o);if(/^h[2-6]$/.test(o.localName)){const s=p("p","cg-pop__head");return s.dataset.at=o.id,s}
if(!$.has(o.tagName))return;const c=document.createElement(o.localName),n=c.localName==="a"&&o.getAttribute("href");if(o.matches(".cg-claim")&&(c.className="cg-\
pop__n"),!n)return c;const i=new URL(n,e);return/^https?:$/.test(i.protocol)&&c.setAttribute("href",i.href),c}function G(o){if(o.localName==="annotation"||o.localName===
"annotation-xml")return;const e=document.createElementNS(N,o.localName);for(const{name:c,value:n}of o.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.
test(c)&&e.setAttribute(c,n);return e}function Y(o){const e=new Map([...o.querySelectorAll("[data-row]")].map(i=>[i.getAttribute("data-row"),i])),c=p("ul","cg-p\
op__results"),n=new Set;for(const i of o.querySelectorAll("a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const s=i.getAttribute("data-q"),a=e.get(s)?.querySelector(
".cg-row__desc")?.textContent?.trim();if(!a||n.has(s))continue;n.add(s);const l=i.querySelector(".cg-claim__text")?.textContent??"";if(c.append(p("li","",p("b",
"",l)," ",a)),n.size===K)break}return n.size?c:void 0}function Q(o){const e=a=>o.querySelectorAll(`.cg-claim${a}`).length,c=e(":is(.is-disputed, .is-stale)"),n=e(
":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),i=e(".is-failing"),s=[`${n} number${n===1?"":"s"} checked`];return c&&s.push(`${c} disputed`),
i&&s.push(`${i} failing`),n?s.join(", "):""}const W=250,X=250,V=500,J=10,Z=3,ee="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [\
download], [target]";function te(o,e,c){const n=[];let i=0,s=0,a=0,l=0,d=!1,u,m;const y=(t=0)=>{for(const{link:r,box:f}of n.splice(t))r.removeAttribute("aria-ex\
panded"),d=!0,f.contains(document.activeElement)&&r.focus({preventScroll:!0}),d=!1,f.remove()},S=t=>t instanceof Node?n.map(({link:r,box:f})=>f.contains(t)||r.contains(
t)).lastIndexOf(!0):-1,R=t=>n.map(({box:r})=>r.contains(t)).lastIndexOf(!0)+1,T=t=>{const r=t instanceof Element&&t.closest("a[href]");return!(r instanceof HTMLAnchorElement)||
r.matches(ee)||!o.contains(r)&&!r.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(r.pathname)&&r.origin===location.origin&&r.pathname!==location.
pathname?r:void 0},E=async t=>{const r=R(t),f=++l;if(r>=Z||n[r]?.link===t)return;const h=await j(new URL(t.href));if(!h||f!==l||e.aborted||!t.isConnected||r>n.length)
return;y(r);const g=ne(h,t,`cg-pop-${r}`);document.body.append(g),n.push({link:t,box:g}),t.setAttribute("aria-expanded","true"),oe(g,t.getClientRects()[0]??t.getBoundingClientRect()),
ce(g,decodeURIComponent(t.hash.slice(1)))},A=()=>{clearTimeout(i),l+=1},k=t=>{const{target:r}=t,f=T(r),h=S(r);t.pointerType!=="touch"&&(clearTimeout(s),n.length>
h+1&&(s=window.setTimeout(()=>y(h+1),X)),clearTimeout(i),f?i=window.setTimeout(()=>E(f),W):h<0&&A())},M=({target:t})=>{const r=T(t);d||(y(S(t)+1),r?.matches(":f\
ocus-visible")&&E(r))},x=()=>{clearTimeout(a),u=void 0},D=t=>{const{pointerType:r,clientX:f,clientY:h,target:g}=t,L=T(g);if(m=void 0,S(g)<0&&y(),x(),r!=="touch")
return A();L&&(u={link:L,x:f,y:h},a=window.setTimeout(v,V))},v=()=>{m=u?.link,x(),m&&E(m)},_={pointerover:k,focusin:M,pointerdown:D};for(const[t,r]of Object.entries(
_))b(document,t,{signal:e,capture:!0},r);b(document,"pointerup pointercancel",{signal:e},x),b(document,"pointermove",{signal:e,passive:!0},({clientX:t,clientY:r})=>{
u&&Math.hypot(t-u.x,r-u.y)>J&&x()}),b(document,"contextmenu click",{signal:e,capture:!0},t=>{u&&t.type==="contextmenu"&&v(),!(!m||T(t.target)!==m)&&(t.preventDefault(),
t.stopImmediatePropagation())}),b(document,"keydown",{signal:e,capture:!0},t=>{const r=n.at(-1);r&&(t.key==="Escape"?(t.stopPropagation(),A(),y(n.length-1)):t.key===
"ArrowDown"&&document.activeElement===r.link&&(t.preventDefault(),r.box.querySelector(".cg-pop__text").focus()))}),e.addEventListener("abort",()=>{for(const t of[
i,s,a])clearTimeout(t);y()});const B=T(c?.target??null),q={pointerover:":hover",focusin:":focus",pointerdown:"*"};c&&B?.matches(q[c.type])&&_[c.type](c)}function ne({
title:o,text:e,count:c},n,i){const s=p("div","cg cg-pop"),a=p("p","cg-pop__title",o),l=p("div","cg-pop__text",e.cloneNode(!0)),d=p("a","","open"),u=[c,C(location.
search)&&"as built, without your scenario"].filter(Boolean).join(", ");d.setAttribute("href",n.href),d.setAttribute("aria-label",`open ${o}`),s.id=i,s.setAttribute(
"role","dialog"),s.setAttribute("aria-label",o),l.tabIndex=0,l.setAttribute("role","document"),l.setAttribute("aria-label",`text of ${o}`);for(const m of[a,l])m.
dir="auto";return s.append(a,l,p("p","cg-pop__foot",p("span","",u),d)),s}function oe(o,e){const{clientWidth:c,clientHeight:n}=document.documentElement,{width:i,
height:s}=o.getBoundingClientRect(),a=e.bottom+s+8<=n||e.top<n-e.bottom;o.style.left=`${scrollX+Math.max(8,Math.min(e.left,c-i-8))}px`,o.style.top=`${scrollY+(a?
e.bottom+6:e.top-s-6)}px`}function ce(o,e){const c=o.querySelector(".cg-pop__text"),n=e&&[...c.querySelectorAll("p")].find(i=>i.dataset.at===e);n&&(c.scrollTop=
n.offsetTop-c.offsetTop)}export{te as mount};
