const d=n=>new URLSearchParams(n).get("s")??"",P=(n,e)=>n.split(",").map(t=>!e||!t||t.split(":")[0].includes(".")?t:`${e}.${t}`).join(),v=(n,e)=>E(n,"s",e);function E(n,e,t){
const o=new URL(n),c=o.search.slice(1).split("&").filter(a=>a&&!a.startsWith(`${e}=`)),r=encodeURIComponent(t).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,
"/").replace(/%20/g,"+");return o.search=[...t?[`${e}=${r}`]:[],...c].join("&"),o.href}const N=(n,e)=>[...n.querySelectorAll(e)],j=(n,e)=>{const t=n?.firstChild;
t instanceof Text&&!t.nextSibling?t.data!==e&&(t.data=e):n&&n.textContent!==e&&(n.textContent=e)},D=n=>n.dataset.part?+n.dataset.part:void 0,p=(n,e="",...t)=>{const o=document.
createElement(n);return e&&(o.className=e),o.append(...t),o},u=(n,e,t,o)=>{for(const c of e.split(" "))n.addEventListener(c,o,t)};function S(n,e,t){const o=r=>Math.
max(0,Math.min(1,(r-+n.min)/(+n.max-+n.min))),c=r=>`calc(${(100*o(r)).toFixed(2)}% + ${(.31-.62*o(r)).toFixed(3)}rem)`;n.parentElement?.style.setProperty("--at",
c(e)),n.parentElement?.style.setProperty("--was",c(t))}const O=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg\
-note, .cg-row__was:empty",R=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function U(n,e){u(document,"copy",{signal:e},t=>{const o=getSelection(),
{target:c}=t;if(!o||o.isCollapsed||c?.closest?.("input, textarea, select, [contenteditable]"))return;const r=o.getRangeAt(0);if(!n.contains(r.commonAncestorContainer)||
!M(n,o))return;const a=document.createElement("div");a.append(B(r)),H(a),a.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",
n.append(a);const l=a.innerText.replace(/\n{3,}/g,`

`).trim();for(const i of a.querySelectorAll("*")){i.checkVisibility?.()||i.remove();for(const{name:f}of[...i.attributes])R.test(f)||i.removeAttribute(f);i instanceof
HTMLAnchorElement&&i.hasAttribute("href")&&i.setAttribute("href",i.href)}a.remove(),t.clipboardData?.setData("text/plain",l),t.clipboardData?.setData("text/html",
a.innerHTML),t.preventDefault()})}const M=(n,e)=>[...n.querySelectorAll(".cg, .cg-claim, .cg-live")].some(t=>e.containsNode(t,!0));function B(n){const e=n.cloneContents(),
t=n.commonAncestorContainer,o=(t instanceof Element?t:t.parentElement)?.closest(".cg-claim");if(!o?.querySelector(".cg-claim__now")?.textContent)return e;const c=document.
createDocumentFragment();return c.append(o.cloneNode(!0)),c}function H(n){for(const e of n.querySelectorAll(O))e.remove();for(const e of n.querySelectorAll(".cg\
-claim")){const t=e.querySelector(".cg-claim__now"),o=e.querySelector(".cg-claim__text"),c=e.querySelector(".cg-claim__tag");c&&t?.dataset.copy?c.textContent=`${c.
textContent?.split(" ")[0]} ${t.dataset.copy}`:o&&t?.dataset.copy?o.textContent=t.dataset.copy:o&&t?.textContent&&o.append(` (${t.textContent.replace(/^→ /,"")}\
 in your scenario)`),t?.remove(),c?.before(" ")}}function V(n,e){const t=[];for(const o of n.querySelectorAll("a.cg-grip")){if(!e(o.dataset.q))continue;const c=o.
dataset.options?W(o,o.dataset.options):F(o);o.replaceWith(c),t.push([c,o])}return()=>{for(const[o,c]of t)o.replaceWith(c)}}function q(n,e){const t=p(n,e.className,
...[...e.childNodes].map(o=>o.cloneNode(!0)));for(const{name:o,value:c}of e.attributes)(o.startsWith("data-")||o==="aria-description")&&t.setAttribute(o,c);return t.
addEventListener("selectstart",o=>o.preventDefault()),t}function F(n){const e=q("span",n),t=n.querySelector(".cg-claim__text")?.textContent??"";e.tabIndex=0;for(const[
o,c]of Object.entries({role:"slider","aria-label":n.dataset.label??"","aria-valuetext":t,"aria-valuenow":"0","aria-disabled":"true"}))e.setAttribute(o,c);return e}
function W(n,e){const t=q("label",n),o=p("select");for(const c of e.split(`
`)){const[r,a]=c.split("	");o.append(new Option(a,r))}return o.dataset.p=n.dataset.q,o.setAttribute("aria-label",n.dataset.label??""),o.selectedIndex=-1,t.append(
o),t}const z="pointerover focusin input change click",J=12,K=".cg, .cg-claim, .cg-live";let b="";document.documentElement.classList.add("cg-js");function X({target:n}){
const e=n instanceof Element&&n.closest("a[href]:not([download])");if(!e)return;const t=new URL(e.getAttribute("href"),document.baseURI),o=t.pathname===location.
pathname?d(location.search):P(d(location.search),b);t.origin!==location.origin||/\.(?!html$)\w+$/.test(t.pathname)||d(t.search)===o||e.setAttribute("href",v(t.href,
o))}u(document,"pointerdown click",{capture:!0},X);function Y(n){const e=n.target instanceof Element&&n.target.closest("a[href]");!(e instanceof HTMLAnchorElement)||
!e.hash||e.href.split("#")[0]===location.href.split("#")[0]&&n.stopPropagation()}function G(){const{scrollX:n,scrollY:e}=window,{state:t}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(t,""),scrollTo(n,e))}function x(n){for(const e of document.querySelectorAll(
".cg details[open]"))e.toggleAttribute("data-kept",n)}addEventListener("beforeprint",()=>x(!0),!0),addEventListener("afterprint",()=>x(!1));function C(n){const e=location.
hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!(!e||!n.contains(e)||!e.matches(".cg-row"))){for(const t of e.closest(".cg-sheet")?.
querySelectorAll(".cg-fold")??[])t.open||=e.matches(".is-rest");for(const t of e.querySelectorAll("details"))t.open=!0;e.scrollIntoView({block:"nearest"})}}function Q(n){
const e=document.querySelector(".md-sidebar--secondary .md-sidebar__inner");if(!e)return;e.querySelector(".cg-loc")?.remove();const t=n.querySelector(".cg-foot \
.cg-loc");t&&e.append(t)}function Z(n){for(const e of n.querySelectorAll(".cg-table")){const t=e.querySelectorAll("td button"),o=e.querySelector("td.is-current \
button")??t[0];for(const c of t)c.tabIndex=c===o?0:-1}}const g=(n=200)=>new Promise(e=>{window.requestIdleCallback?.(e),setTimeout(e,n)});async function tt(){for(const n of document.
querySelectorAll("[style*=content-visibility]"))await g(),n.style.contentVisibility=n.style.containIntrinsicBlockSize=""}tt();async function et(n,e){let t=performance.
now();for(;;){const{done:o,value:c}=n.next();if(o)return c;performance.now()-t<J||e.aborted||(await new Promise(r=>setTimeout(r)),t=performance.now())}}const nt=n=>new Promise(
e=>{matchMedia("(hover: none)").matches&&u(window,"scroll pointerdown keydown",{signal:n,passive:!0},()=>e())});function ot(n,e){u(document,"click",{signal:e,capture:!0},
t=>{const o=t.target instanceof Element&&t.target.closest("a[href]");!(o instanceof HTMLElement)||!n.length||(t.preventDefault(),t.stopImmediatePropagation(),n.
push(()=>o.click()))})}function ct(n){if(!navigator.userActivation?.hasBeenActive)return[];const e=n.querySelectorAll(".cg input[data-p]"),t=n.querySelectorAll(
".cg select[data-p]");return[...[...e].filter(o=>o.type==="radio"?o.checked&&!o.defaultChecked:o.value!==o.defaultValue),...[...t].filter(o=>![...o.selectedOptions].
every(c=>c.defaultSelected))]}function rt(n,e){const t=new AbortController;e.addEventListener("abort",()=>t.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&u(document,"pointerover focusin pointerdown",{signal:t.signal},o=>{const c=o.target instanceof Element&&o.target.closest(
"a[href]:not([data-preview])");if(!c||!(n.contains(c)||c.closest(".cg-loc"))||o.type==="pointerover"&&o.pointerType==="touch")return;t.abort();let r=!1;u(document,
"pointerup",{signal:e,once:!0},()=>r=!0),import("../popups/popup.js").then(({mount:a})=>e.aborted||a(n,e,r?void 0:o))})}function at(n,e){const t=[],o=new Promise(
c=>{u(window,"popstate",{signal:e},()=>{d(location.search)&&c()});for(const r of ct(n)){const{value:a,checked:l}=r;t.push(()=>{Object.assign(r,{value:a,checked:l});
for(const i of["input","change"])r.dispatchEvent(new Event(i,{bubbles:!0}))}),c()}u(n,z,{signal:e},({type:r,target:a})=>{if(!(a instanceof Element&&a.closest(K)))
return;const{value:l,checked:i}=a;/over|in$/.test(r)||t.push(()=>{l!==void 0&&Object.assign(a,{value:l,checked:i}),a.dispatchEvent(new Event(r,{bubbles:!0}))}),
c()})});return{done:t,touched:o}}class st extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),b=""}async#n(e){const t=this.parentElement??document.body,o=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),t.addEventListener("click",Y,{signal:e}),U(t,e),Q(t),this.hasAttribute("data-no-popups")||rt(t,e),g().then(()=>{G(),C(t),
Z(t)}),addEventListener("hashchange",()=>C(t),{signal:e}),t.querySelector("[data-filter]")&&import("./ledger.js").then(s=>s.mount(t,e)),!o){d(location.search)&&
(await import("./asbuilt.js")).mount(this,t,e);return}for(const s of t.querySelectorAll(".cg-slider input"))S(s,+s.value,+s.value);const c=JSON.parse(o);b=c.names[c.
note],this.#e=V(t,s=>`${c.note}#${s}`in c.q||(s??"")in c.q);const r=new AbortController,a=new AbortController,{done:l,touched:i}=at(t,r.signal);e.addEventListener(
"abort",()=>[r,a].forEach(s=>s.abort())),ot(l,a.signal),await Promise.race([g(1500),i]);const{compute:f,loadParts:w,mount:k}=await import("./live.js").then(function(s){
return s.A}),{makeValues:L,prepare:$}=f;await $(c.q);const m=L(c),{wrong:h,untold:y}=await et(m.proving(),e);if(e.aborted)return;const A=s=>s.map(I=>I.split("#").
pop()).join(", ");if(h.length){this.say(`Recomputed by this browser these differ from the values as built: ${A(h)}.`);for(const s of t.querySelectorAll("[data-r\
ow]"))s.classList.toggle("is-different",h.includes(m.key(s.getAttribute("data-row")??"")))}y.length&&this.say(`Not recomputed in this browser, since it takes to\
o many steps: ${A(y)}.`);const _=w(t).catch(()=>{});d(location.search)||await Promise.race([i,nt(e)]);const T=await _??await w(t);if(!e.aborted){r.abort(),await k(
m,this,t,e,T),a.abort();for(const s of l)s()}}say(e){const t=p("p","cg cg-notice",e);return t.setAttribute("role","note"),this.append(t),t}}customElements.get("\
cg-note")||customElements.define("cg-note",st);export{S as a,N as b,E as c,d as i,p as m,u as o,j as p,D as s,v as w};
