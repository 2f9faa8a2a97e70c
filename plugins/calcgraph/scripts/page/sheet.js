const d=n=>new URLSearchParams(n).get("s")??"",E=(n,t)=>n.split(",").flatMap(e=>e.split(":")[0].includes(".")?e:t&&e?`${t}.${e}`:[]).join(),S=(n,t)=>q(n,"s",t);
function q(n,t,e){const o=new URL(n),c=o.search.slice(1).split("&").filter(a=>a&&!a.startsWith(`${t}=`)),r=encodeURIComponent(e).replace(/%3A/g,":").replace(/%2C/g,
",").replace(/%2F/g,"/").replace(/%20/g,"+");return o.search=[...e?[`${t}=${r}`]:[],...c].join("&"),o.href}const M=(n,t)=>[...n.querySelectorAll(t)],R=(n,t)=>{const e=n?.
firstChild;e instanceof Text&&!e.nextSibling?e.data!==t&&(e.data=t):n&&n.textContent!==t&&(n.textContent=t)},U=n=>n.dataset.part?+n.dataset.part:void 0,p=(n,t="",...e)=>{
const o=document.createElement(n);return t&&(o.className=t),o.append(...e),o},u=(n,t,e,o)=>{for(const c of t.split(" "))n.addEventListener(c,o,e)};function x(n,t,e){
const o=r=>Math.max(0,Math.min(1,(r-+n.min)/(+n.max-+n.min))),c=r=>`calc(${(100*o(r)).toFixed(2)}% + ${(.31-.62*o(r)).toFixed(3)}rem)`;n.parentElement?.style.setProperty(
"--at",c(t)),n.parentElement?.style.setProperty("--was",c(e))}const B=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, st\
yle, cg-note, .cg-row__was:empty",F=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function H(n,t){u(document,"copy",{signal:t},e=>{const o=getSelection(),
{target:c}=e;if(!o||o.isCollapsed||c?.closest?.("input, textarea, select, [contenteditable]"))return;const r=o.getRangeAt(0);if(!n.contains(r.commonAncestorContainer)||
!V(n,o))return;const a=document.createElement("div");a.append(W(r)),z(a),a.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",
n.append(a);const l=a.innerText.replace(/\n{3,}/g,`

`).trim();for(const i of a.querySelectorAll("*")){i.checkVisibility?.()||i.remove();for(const{name:f}of[...i.attributes])F.test(f)||i.removeAttribute(f);i instanceof
HTMLAnchorElement&&i.hasAttribute("href")&&i.setAttribute("href",i.href)}a.remove(),e.clipboardData?.setData("text/plain",l),e.clipboardData?.setData("text/html",
a.innerHTML),e.preventDefault()})}const V=(n,t)=>[...n.querySelectorAll(".cg, .cg-claim, .cg-live")].some(e=>t.containsNode(e,!0));function W(n){const t=n.cloneContents(),
e=n.commonAncestorContainer,o=(e instanceof Element?e:e.parentElement)?.closest(".cg-claim");if(!o?.querySelector(".cg-claim__now")?.textContent)return t;const c=document.
createDocumentFragment();return c.append(o.cloneNode(!0)),c}function z(n){for(const t of n.querySelectorAll(B))t.remove();for(const t of n.querySelectorAll(".cg\
-claim")){const e=t.querySelector(".cg-claim__now"),o=t.querySelector(".cg-claim__text"),c=t.querySelector(".cg-claim__tag");c&&e?.dataset.copy?c.textContent=`${c.
textContent?.split(" ")[0]} ${e.dataset.copy}`:o&&e?.dataset.copy?o.textContent=e.dataset.copy:o&&e?.textContent&&o.append(` (${e.textContent.replace(/^→ /,"")}\
 in your scenario)`),e?.remove(),c?.before(" ")}}function J(n,t){const e=[];for(const o of n.querySelectorAll("a.cg-grip")){if(!t(o.dataset.q))continue;const c=o.
dataset.options?X(o,o.dataset.options):K(o);o.replaceWith(c),e.push([c,o])}return()=>{for(const[o,c]of e)o.replaceWith(c)}}function C(n,t){const e=p(n,t.className,
...[...t.childNodes].map(o=>o.cloneNode(!0)));for(const{name:o,value:c}of t.attributes)(o.startsWith("data-")||o==="aria-description")&&e.setAttribute(o,c);return e.
addEventListener("selectstart",o=>o.preventDefault()),e}function K(n){const t=C("span",n),e=n.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
o,c]of Object.entries({role:"slider","aria-label":n.dataset.label??"","aria-valuetext":e,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(o,c);return t}
function X(n,t){const e=C("label",n),o=p("select");for(const c of t.split(`
`)){const[r,a]=c.split("	");o.append(new Option(a,r))}return o.dataset.p=n.dataset.q,o.setAttribute("aria-label",n.dataset.label??""),o.selectedIndex=-1,e.append(
o),e}const Y="pointerover focusin input change click",G=12,Q=".cg, .cg-claim, .cg-live";let b="",k="";document.documentElement.classList.add("cg-js");function Z({
target:n}){const t=n instanceof Element&&n.closest("a[href]:not([download])");if(!t)return;const e=new URL(t.getAttribute("href"),document.baseURI),{pathname:o,
search:c}=location,r=d(c),a=e.pathname===o?r:E(r,o===k?b:"");e.origin!==location.origin||/\.(?!html$)\w+$/.test(e.pathname)||d(e.search)===a||t.setAttribute("hr\
ef",S(e.href,a))}u(document,"pointerdown click",{capture:!0},Z);function tt(n){const t=n.target instanceof Element&&n.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&n.stopPropagation()}function et(){const{scrollX:n,scrollY:t}=window,{state:e}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(e,""),scrollTo(n,t))}function L(n){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",n)}addEventListener("beforeprint",()=>L(!0),!0),addEventListener("afterprint",()=>L(!1));function $(n){const t=location.
hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!(!t||!n.contains(t)||!t.matches(".cg-row"))){for(const e of t.closest(".cg-sheet")?.
querySelectorAll(".cg-fold")??[])e.open||=t.matches(".is-rest");for(const e of t.querySelectorAll("details"))e.open=!0;t.scrollIntoView({block:"nearest"})}}function nt(n){
const t=document.querySelector(".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const e=n.querySelector(".cg-foot \
.cg-loc");e&&t.append(e)}function ot(n){for(const t of n.querySelectorAll(".cg-table")){const e=t.querySelectorAll("td button"),o=t.querySelector("td.is-current\
 button")??e[0];for(const c of e)c.tabIndex=c===o?0:-1}}const w=(n=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,n)});async function ct(){for(const n of document.
querySelectorAll("[style*=content-visibility]"))await w(),n.style.contentVisibility=n.style.containIntrinsicBlockSize=""}ct();async function rt(n,t){let e=performance.
now();for(;;){const{done:o,value:c}=n.next();if(o)return c;performance.now()-e<G||t.aborted||(await new Promise(r=>setTimeout(r)),e=performance.now())}}const _=n=>new Promise(
t=>{matchMedia("(hover: none)").matches&&u(window,"scroll pointerdown keydown",{signal:n,passive:!0},()=>t())});function at(n,t){u(document,"click",{signal:t,capture:!0},
e=>{const o=e.target instanceof Element&&e.target.closest("a[href]");!(o instanceof HTMLElement)||!n.length||(e.preventDefault(),e.stopImmediatePropagation(),n.
push(()=>o.click()))})}function st(n){if(!navigator.userActivation?.hasBeenActive)return[];const t=n.querySelectorAll(".cg input[data-p]"),e=n.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(o=>o.type==="radio"?o.checked&&!o.defaultChecked:o.value!==o.defaultValue),...[...e].filter(o=>![...o.selectedOptions].
every(c=>c.defaultSelected))]}function it(n,t){const e=new AbortController;t.addEventListener("abort",()=>e.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&u(document,"pointerover focusin pointerdown",{signal:e.signal},o=>{const c=o.target instanceof Element&&o.target.closest(
"a[href]:not([data-preview])");if(!c||!(n.contains(c)||c.closest(".cg-loc"))||o.type==="pointerover"&&o.pointerType==="touch")return;e.abort();let r=!1;u(document,
"pointerup",{signal:t,once:!0},()=>r=!0),import("../popups/popup.js").then(({mount:a})=>t.aborted||a(n,t,r?void 0:o))})}function lt(n,t){const e=[],o=new Promise(
c=>{u(window,"popstate",{signal:t},()=>{d(location.search)&&c()});for(const r of st(n)){const{value:a,checked:l}=r;e.push(()=>{Object.assign(r,{value:a,checked:l});
for(const i of["input","change"])r.dispatchEvent(new Event(i,{bubbles:!0}))}),c()}u(n,Y,{signal:t},({type:r,target:a})=>{if(!(a instanceof Element&&a.closest(Q)))
return;const{value:l,checked:i}=a;/over|in$/.test(r)||e.push(()=>{l!==void 0&&Object.assign(a,{value:l,checked:i}),a.dispatchEvent(new Event(r,{bubbles:!0}))}),
c()})});return{done:e,touched:o}}class ut extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),b=""}async#n(t){const e=this.parentElement??document.body,o=location.pathname,c=this.querySelector("template")?.content.
textContent;if(k=o,document.documentElement.classList.add("cg-js"),e.addEventListener("click",tt,{signal:t}),H(e,t),nt(e),this.hasAttribute("data-no-popups")||it(
e,t),w().then(()=>{et(),$(e),ot(e)}),addEventListener("hashchange",()=>$(e),{signal:t}),e.querySelector("[data-files]")&&import("../views/long.js").then(s=>t.aborted||
s.start(e,t)),e.querySelector("[data-filter]")&&import("./ledger.js").then(s=>s.mount(e,t)),!c){d(location.search)&&(await import("./asbuilt.js")).mount(this,e,
t);return}for(const s of e.querySelectorAll(".cg-slider input"))x(s,+s.value,+s.value);const r=JSON.parse(c);b=r.names[r.note],this.#e=J(e,s=>`${r.note}#${s}`in
r.q||(s??"")in r.q);const a=new AbortController,l=new AbortController,{done:i,touched:f}=lt(e,a.signal);t.addEventListener("abort",()=>[a,l].forEach(s=>s.abort())),
at(i,l.signal),await Promise.race([w(1500),f]);const g=Object.values(r.q).some(({far:s})=>s);g&&!d(location.search)&&await Promise.race([f,_(t)]);const{compute:P,
loadParts:y,mount:T}=await import("./live.js").then(function(s){return s.B}),{makeValues:I,prepare:N}=P;g&&await(await import("./files.js")).loadColumns(r.q),await N(
r.q);const m=I(r),{wrong:h,untold:A}=await rt(m.proving(),t);if(t.aborted)return;const v=s=>s.map(D=>D.split("#").pop()).join(", ");if(h.length){this.say(`Recom\
puted by this browser these differ from the values as built: ${v(h)}.`);for(const s of e.querySelectorAll("[data-row]"))s.classList.toggle("is-different",h.includes(
m.key(s.getAttribute("data-row")??"")))}A.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${v(A)}.`);const j=y(e).catch(()=>{});
d(location.search)||await Promise.race([f,_(t)]);const O=await j??await y(e);if(!t.aborted){a.abort(),await T(m,this,e,t,O,o),l.abort();for(const s of i)s()}}say(t){
const e=p("p","cg cg-notice",t);return e.setAttribute("role","note"),this.append(e),e}}customElements.get("cg-note")||customElements.define("cg-note",ut);export{
x as a,M as b,q as c,E as d,d as i,p as m,u as o,R as p,U as s,S as w};
