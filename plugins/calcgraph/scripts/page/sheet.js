const d=n=>new URLSearchParams(n).get("s")??"",S=(n,t)=>n.split(",").flatMap(e=>e.split(":")[0].includes(".")?e:t&&e?`${t}.${e}`:[]).join(),q=(n,t)=>x(n,"s",t);
function x(n,t,e){const o=new URL(n),c=o.search.slice(1).split("&").filter(r=>r&&!r.startsWith(`${t}=`)),a=encodeURIComponent(e).replace(/%3A/g,":").replace(/%2C/g,
",").replace(/%2F/g,"/").replace(/%20/g,"+");return o.search=[...e?[`${t}=${a}`]:[],...c].join("&"),o.href}const D=(n,t)=>[...n.querySelectorAll(t)],R=(n,t)=>{const e=n?.
firstChild;e instanceof Text&&!e.nextSibling?e.data!==t&&(e.data=t):n&&n.textContent!==t&&(n.textContent=t)},U=n=>n.dataset.part?+n.dataset.part:void 0,m=(n,t="",...e)=>{
const o=document.createElement(n);return t&&(o.className=t),o.append(...e),o},u=(n,t,e,o)=>{for(const c of t.split(" "))n.addEventListener(c,o,e)};function k(n,t,e){
const o=a=>Math.max(0,Math.min(1,(a-+n.min)/(+n.max-+n.min))),c=a=>`calc(${(100*o(a)).toFixed(2)}% + ${(.31-.62*o(a)).toFixed(3)}rem)`;n.parentElement?.style.setProperty(
"--at",c(t)),n.parentElement?.style.setProperty("--was",c(e))}const B=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, st\
yle, cg-note, .cg-row__was:empty",H=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function F(n,t){u(document,"copy",{signal:t},e=>{const o=getSelection(),
{target:c}=e;if(!o||o.isCollapsed||c?.closest?.("input, textarea, select, [contenteditable]"))return;const a=o.getRangeAt(0);if(!n.contains(a.commonAncestorContainer)||
!V(n,o))return;const r=document.createElement("div");r.append(W(a)),z(r),r.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",
n.append(r);const l=r.innerText.replace(/\n{3,}/g,`

`).trim();for(const i of r.querySelectorAll("*")){i.checkVisibility?.()||i.remove();for(const{name:f}of[...i.attributes])H.test(f)||i.removeAttribute(f);i instanceof
HTMLAnchorElement&&i.hasAttribute("href")&&i.setAttribute("href",i.href)}r.remove(),e.clipboardData?.setData("text/plain",l),e.clipboardData?.setData("text/html",
r.innerHTML),e.preventDefault()})}const V=(n,t)=>[...n.querySelectorAll(".cg, .cg-claim, .cg-live")].some(e=>t.containsNode(e,!0));function W(n){const t=n.cloneContents(),
e=n.commonAncestorContainer,o=(e instanceof Element?e:e.parentElement)?.closest(".cg-claim");if(!o?.querySelector(".cg-claim__now")?.textContent)return t;const c=document.
createDocumentFragment();return c.append(o.cloneNode(!0)),c}function z(n){for(const t of n.querySelectorAll(B))t.remove();for(const t of n.querySelectorAll(".cg\
-claim")){const e=t.querySelector(".cg-claim__now"),o=t.querySelector(".cg-claim__text"),c=t.querySelector(".cg-claim__tag");c&&e?.dataset.copy?c.textContent=`${c.
textContent?.split(" ")[0]} ${e.dataset.copy}`:o&&e?.dataset.copy?o.textContent=e.dataset.copy:o&&e?.textContent&&o.append(` (${e.textContent.replace(/^→ /,"")}\
 in your scenario)`),e?.remove(),c?.before(" ")}}function J(n,t){const e=[];for(const o of n.querySelectorAll("a.cg-grip")){if(!t(o.dataset.q))continue;const c=o.
dataset.options?X(o,o.dataset.options):K(o);o.replaceWith(c),e.push([c,o])}return()=>{for(const[o,c]of e)o.replaceWith(c)}}function C(n,t){const e=m(n,t.className,
...[...t.childNodes].map(o=>o.cloneNode(!0)));for(const{name:o,value:c}of t.attributes)(o.startsWith("data-")||o==="aria-description")&&e.setAttribute(o,c);return e.
addEventListener("selectstart",o=>o.preventDefault()),e}function K(n){const t=C("span",n),e=n.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
o,c]of Object.entries({role:"slider","aria-label":n.dataset.label??"","aria-valuetext":e,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(o,c);return t}
function X(n,t){const e=C("label",n),o=m("select");for(const c of t.split(`
`)){const[a,r]=c.split("	");o.append(new Option(r,a))}return o.dataset.p=n.dataset.q,o.setAttribute("aria-label",n.dataset.label??""),o.selectedIndex=-1,e.append(
o),e}const Y="pointerover focusin input change click",G=12,Q=".cg, .cg-claim, .cg-live";let w="",L="";document.documentElement.classList.add("cg-js");function Z({
target:n}){const t=n instanceof Element&&n.closest("a[href]:not([download])");if(!t)return;const e=new URL(t.getAttribute("href"),document.baseURI),{pathname:o,
search:c}=location,a=d(c),r=e.pathname===o?a:S(a,o===L?w:"");e.origin!==location.origin||/\.(?!html$)\w+$/.test(e.pathname)||d(e.search)===r||t.setAttribute("hr\
ef",q(e.href,r))}u(document,"pointerdown click",{capture:!0},Z);function tt(n){const t=n.target instanceof Element&&n.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&n.stopPropagation()}function et(){const{scrollX:n,scrollY:t}=window,{state:e}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(e,""),scrollTo(n,t))}function $(n){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",n)}addEventListener("beforeprint",()=>$(!0),!0),addEventListener("afterprint",()=>$(!1));function P(n){const t=location.
hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!(!t||!n.contains(t)||!t.matches(".cg-row"))){for(const e of t.closest(".cg-sheet")?.
querySelectorAll(".cg-fold")??[])e.open||=t.matches(".is-rest");for(const e of t.querySelectorAll("details"))e.open=!0;t.scrollIntoView({block:"nearest"})}}function nt(n){
const t=document.querySelector(".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const e=n.querySelector(".cg-foot \
.cg-loc");e&&t.append(e)}function ot(n){for(const t of n.querySelectorAll(".cg-table")){const e=t.querySelectorAll("td button"),o=t.querySelector("td.is-current\
 button")??e[0];for(const c of e)c.tabIndex=c===o?0:-1}}const y=(n=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,n)});async function ct(){for(const n of document.
querySelectorAll("[style*=content-visibility]"))await y(),n.style.contentVisibility=n.style.containIntrinsicBlockSize=""}ct();async function at(n,t){let e=performance.
now();for(;;){const{done:o,value:c}=n.next();if(o)return c;performance.now()-e<G||t.aborted||(await new Promise(a=>setTimeout(a)),e=performance.now())}}const T=n=>new Promise(
t=>{matchMedia("(hover: none)").matches&&u(window,"scroll pointerdown keydown",{signal:n,passive:!0},()=>t())});function rt(n,t){u(document,"click",{signal:t,capture:!0},
e=>{const o=e.target instanceof Element&&e.target.closest("a[href]");!(o instanceof HTMLElement)||!n.length||(e.preventDefault(),e.stopImmediatePropagation(),n.
push(()=>o.click()))})}function st(n){if(!navigator.userActivation?.hasBeenActive)return[];const t=n.querySelectorAll(".cg input[data-p]"),e=n.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(o=>o.type==="radio"?o.checked&&!o.defaultChecked:o.value!==o.defaultValue),...[...e].filter(o=>![...o.selectedOptions].
every(c=>c.defaultSelected))]}function it(n,t){const e=new AbortController;t.addEventListener("abort",()=>e.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&u(document,"pointerover focusin pointerdown",{signal:e.signal},o=>{const c=o.target instanceof Element&&o.target.closest(
"a[href]:not([data-preview])");if(!c||!(n.contains(c)||c.closest(".cg-loc"))||o.type==="pointerover"&&o.pointerType==="touch")return;e.abort();let a=!1;u(document,
"pointerup",{signal:t,once:!0},()=>a=!0),import("../popups/popup.js").then(({mount:r})=>t.aborted||r(n,t,a?void 0:o))})}function lt(n,t){const e=[],o=new Promise(
c=>{u(window,"popstate",{signal:t},()=>{d(location.search)&&c()});for(const a of st(n)){const{value:r,checked:l}=a;e.push(()=>{Object.assign(a,{value:r,checked:l});
for(const i of["input","change"])a.dispatchEvent(new Event(i,{bubbles:!0}))}),c()}u(n,Y,{signal:t},({type:a,target:r})=>{if(!(r instanceof Element&&r.closest(Q)))
return;const{value:l,checked:i}=r;!/over|in$/.test(a)&&!r.closest("[data-plot]")&&e.push(()=>{l!==void 0&&Object.assign(r,{value:l,checked:i}),r.dispatchEvent(new Event(
a,{bubbles:!0}))}),c()})});return{done:e,touched:o}}class ut extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,
this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life\
; its values are as built.")})}disconnectedCallback(){this.#t.abort(),w=""}async#n(t){const e=this.parentElement??document.body,o=location.pathname,c=this.querySelector(
"template")?.content.textContent;if(L=o,document.documentElement.classList.add("cg-js"),e.addEventListener("click",tt,{signal:t}),F(e,t),nt(e),this.hasAttribute(
"data-no-popups")||it(e,t),y().then(()=>{et(),P(e),ot(e)}),addEventListener("hashchange",()=>P(e),{signal:t}),e.querySelector("[data-files]")&&import("../views/long.js").
then(s=>t.aborted||s.start(e,t)),u(e,"click",{signal:t},async({target:s})=>{const p=s instanceof Element&&s.closest("[data-plot]");p instanceof HTMLElement&&(await import("../views/export.js")).
takePlot(p)}),e.querySelector("[data-filter]")&&import("./ledger.js").then(s=>s.mount(e,t)),!c){d(location.search)&&(await import("./asbuilt.js")).mount(this,e,
t);return}for(const s of e.querySelectorAll(".cg-slider input"))k(s,+s.value,+s.value);const a=JSON.parse(c);w=a.names[a.note],this.#e=J(e,s=>`${a.note}#${s}`in
a.q||(s??"")in a.q);const r=new AbortController,l=new AbortController,{done:i,touched:f}=lt(e,r.signal);t.addEventListener("abort",()=>[r,l].forEach(s=>s.abort())),
rt(i,l.signal),await Promise.race([y(1500),f]);const g=Object.values(a.q).some(({far:s})=>s);g&&!d(location.search)&&await Promise.race([f,T(t)]);const{compute:_,
loadParts:A,mount:I}=await import("./live.js").then(function(s){return s.B}),{makeValues:N,prepare:j}=_;g&&await(await import("./files.js")).loadColumns(a.q),await j(
a.q);const h=N(a),{wrong:b,untold:E}=await at(h.proving(),t);if(t.aborted)return;const v=s=>s.map(p=>p.split("#").pop()).join(", ");if(b.length){this.say(`Recom\
puted by this browser these differ from the values as built: ${v(b)}.`);for(const s of e.querySelectorAll("[data-row]"))s.classList.toggle("is-different",b.includes(
h.key(s.getAttribute("data-row")??"")))}E.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${v(E)}.`);const M=A(e).catch(()=>{});
d(location.search)||await Promise.race([f,T(t)]);const O=await M??await A(e);if(!t.aborted){r.abort(),await I(h,this,e,t,O,o),l.abort();for(const s of i)s()}}say(t){
const e=m("p","cg cg-notice",t);return e.setAttribute("role","note"),this.append(e),e}}customElements.get("cg-note")||customElements.define("cg-note",ut);export{
k as a,D as b,x as c,S as d,d as i,m,u as o,R as p,U as s,q as w};
