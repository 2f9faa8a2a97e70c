const d=n=>new URLSearchParams(n).get("s")??"",j=(n,t)=>n.split(",").map(e=>!t||!e||e.split(":")[0].includes(".")?e:`${t}.${e}`).join(),v=(n,t)=>E(n,"s",t);function E(n,t,e){
const o=new URL(n),c=o.search.slice(1).split("&").filter(a=>a&&!a.startsWith(`${t}=`)),r=encodeURIComponent(e).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,
"/").replace(/%20/g,"+");return o.search=[...e?[`${t}=${r}`]:[],...c].join("&"),o.href}const O=(n,t)=>[...n.querySelectorAll(t)],D=(n,t)=>{const e=n?.firstChild;
e instanceof Text&&!e.nextSibling?e.data!==t&&(e.data=t):n&&n.textContent!==t&&(n.textContent=t)},R=n=>n.dataset.part?+n.dataset.part:void 0,p=(n,t="",...e)=>{const o=document.
createElement(n);return t&&(o.className=t),o.append(...e),o},u=(n,t,e,o)=>{for(const c of t.split(" "))n.addEventListener(c,o,e)};function S(n,t,e){const o=r=>Math.
max(0,Math.min(1,(r-+n.min)/(+n.max-+n.min))),c=r=>`calc(${(100*o(r)).toFixed(2)}% + ${(.31-.62*o(r)).toFixed(3)}rem)`;n.parentElement?.style.setProperty("--at",
c(t)),n.parentElement?.style.setProperty("--was",c(e))}const U=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg\
-note, .cg-row__was:empty",M=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function B(n,t){u(document,"copy",{signal:t},e=>{const o=getSelection(),
{target:c}=e;if(!o||o.isCollapsed||c?.closest?.("input, textarea, select, [contenteditable]"))return;const r=o.getRangeAt(0);if(!n.contains(r.commonAncestorContainer)||
!F(n,o))return;const a=document.createElement("div");a.append(H(r)),V(a),a.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",
n.append(a);const l=a.innerText.replace(/\n{3,}/g,`

`).trim();for(const i of a.querySelectorAll("*")){i.checkVisibility?.()||i.remove();for(const{name:f}of[...i.attributes])M.test(f)||i.removeAttribute(f);i instanceof
HTMLAnchorElement&&i.hasAttribute("href")&&i.setAttribute("href",i.href)}a.remove(),e.clipboardData?.setData("text/plain",l),e.clipboardData?.setData("text/html",
a.innerHTML),e.preventDefault()})}const F=(n,t)=>[...n.querySelectorAll(".cg, .cg-claim, .cg-live")].some(e=>t.containsNode(e,!0));function H(n){const t=n.cloneContents(),
e=n.commonAncestorContainer,o=(e instanceof Element?e:e.parentElement)?.closest(".cg-claim");if(!o?.querySelector(".cg-claim__now")?.textContent)return t;const c=document.
createDocumentFragment();return c.append(o.cloneNode(!0)),c}function V(n){for(const t of n.querySelectorAll(U))t.remove();for(const t of n.querySelectorAll(".cg\
-claim")){const e=t.querySelector(".cg-claim__now"),o=t.querySelector(".cg-claim__text"),c=t.querySelector(".cg-claim__tag");c&&e?.dataset.copy?c.textContent=`${c.
textContent?.split(" ")[0]} ${e.dataset.copy}`:o&&e?.dataset.copy?o.textContent=e.dataset.copy:o&&e?.textContent&&o.append(` (${e.textContent.replace(/^→ /,"")}\
 in your scenario)`),e?.remove(),c?.before(" ")}}function W(n,t){const e=[];for(const o of n.querySelectorAll("a.cg-grip")){if(!t(o.dataset.q))continue;const c=o.
dataset.options?J(o,o.dataset.options):z(o);o.replaceWith(c),e.push([c,o])}return()=>{for(const[o,c]of e)o.replaceWith(c)}}function q(n,t){const e=p(n,t.className,
...[...t.childNodes].map(o=>o.cloneNode(!0)));for(const{name:o,value:c}of t.attributes)(o.startsWith("data-")||o==="aria-description")&&e.setAttribute(o,c);return e.
addEventListener("selectstart",o=>o.preventDefault()),e}function z(n){const t=q("span",n),e=n.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
o,c]of Object.entries({role:"slider","aria-label":n.dataset.label??"","aria-valuetext":e,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(o,c);return t}
function J(n,t){const e=q("label",n),o=p("select");for(const c of t.split(`
`)){const[r,a]=c.split("	");o.append(new Option(a,r))}return o.dataset.p=n.dataset.q,o.setAttribute("aria-label",n.dataset.label??""),o.selectedIndex=-1,e.append(
o),e}const K="pointerover focusin input change click",X=12,Y=".cg, .cg-claim, .cg-live";let b="";document.documentElement.classList.add("cg-js");function G({target:n}){
const t=n instanceof Element&&n.closest("a[href]:not([download])");if(!t)return;const e=new URL(t.getAttribute("href"),document.baseURI),o=e.pathname===location.
pathname?d(location.search):j(d(location.search),b);e.origin!==location.origin||/\.(?!html$)\w+$/.test(e.pathname)||d(e.search)===o||t.setAttribute("href",v(e.href,
o))}u(document,"pointerdown click",{capture:!0},G);function Q(n){const t=n.target instanceof Element&&n.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&n.stopPropagation()}function Z(){const{scrollX:n,scrollY:t}=window,{state:e}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(e,""),scrollTo(n,t))}function x(n){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",n)}addEventListener("beforeprint",()=>x(!0),!0),addEventListener("afterprint",()=>x(!1));function C(n){const t=location.
hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!(!t||!n.contains(t)||!t.matches(".cg-row"))){for(const e of t.closest(".cg-sheet")?.
querySelectorAll(".cg-fold")??[])e.open||=t.matches(".is-rest");for(const e of t.querySelectorAll("details"))e.open=!0;t.scrollIntoView({block:"nearest"})}}function tt(n){
const t=document.querySelector(".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const e=n.querySelector(".cg-foot \
.cg-loc");e&&t.append(e)}function et(n){for(const t of n.querySelectorAll(".cg-table")){const e=t.querySelectorAll("td button"),o=t.querySelector("td.is-current\
 button")??e[0];for(const c of e)c.tabIndex=c===o?0:-1}}const g=(n=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,n)});async function nt(){for(const n of document.
querySelectorAll("[style*=content-visibility]"))await g(),n.style.contentVisibility=n.style.containIntrinsicBlockSize=""}nt();async function ot(n,t){let e=performance.
now();for(;;){const{done:o,value:c}=n.next();if(o)return c;performance.now()-e<X||t.aborted||(await new Promise(r=>setTimeout(r)),e=performance.now())}}const k=n=>new Promise(
t=>{matchMedia("(hover: none)").matches&&u(window,"scroll pointerdown keydown",{signal:n,passive:!0},()=>t())});function ct(n,t){u(document,"click",{signal:t,capture:!0},
e=>{const o=e.target instanceof Element&&e.target.closest("a[href]");!(o instanceof HTMLElement)||!n.length||(e.preventDefault(),e.stopImmediatePropagation(),n.
push(()=>o.click()))})}function rt(n){if(!navigator.userActivation?.hasBeenActive)return[];const t=n.querySelectorAll(".cg input[data-p]"),e=n.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(o=>o.type==="radio"?o.checked&&!o.defaultChecked:o.value!==o.defaultValue),...[...e].filter(o=>![...o.selectedOptions].
every(c=>c.defaultSelected))]}function at(n,t){const e=new AbortController;t.addEventListener("abort",()=>e.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&u(document,"pointerover focusin pointerdown",{signal:e.signal},o=>{const c=o.target instanceof Element&&o.target.closest(
"a[href]:not([data-preview])");if(!c||!(n.contains(c)||c.closest(".cg-loc"))||o.type==="pointerover"&&o.pointerType==="touch")return;e.abort();let r=!1;u(document,
"pointerup",{signal:t,once:!0},()=>r=!0),import("../popups/popup.js").then(({mount:a})=>t.aborted||a(n,t,r?void 0:o))})}function st(n,t){const e=[],o=new Promise(
c=>{u(window,"popstate",{signal:t},()=>{d(location.search)&&c()});for(const r of rt(n)){const{value:a,checked:l}=r;e.push(()=>{Object.assign(r,{value:a,checked:l});
for(const i of["input","change"])r.dispatchEvent(new Event(i,{bubbles:!0}))}),c()}u(n,K,{signal:t},({type:r,target:a})=>{if(!(a instanceof Element&&a.closest(Y)))
return;const{value:l,checked:i}=a;/over|in$/.test(r)||e.push(()=>{l!==void 0&&Object.assign(a,{value:l,checked:i}),a.dispatchEvent(new Event(r,{bubbles:!0}))}),
c()})});return{done:e,touched:o}}class it extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),b=""}async#n(t){const e=this.parentElement??document.body,o=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),e.addEventListener("click",Q,{signal:t}),B(e,t),tt(e),this.hasAttribute("data-no-popups")||at(e,t),g().then(()=>{Z(),C(e),
et(e)}),addEventListener("hashchange",()=>C(e),{signal:t}),e.querySelector("[data-files]")&&import("../views/long.js").then(s=>t.aborted||s.start(e,t)),e.querySelector(
"[data-filter]")&&import("./ledger.js").then(s=>s.mount(e,t)),!o){d(location.search)&&(await import("./asbuilt.js")).mount(this,e,t);return}for(const s of e.querySelectorAll(
".cg-slider input"))S(s,+s.value,+s.value);const c=JSON.parse(o);b=c.names[c.note],this.#e=W(e,s=>`${c.note}#${s}`in c.q||(s??"")in c.q);const r=new AbortController,
a=new AbortController,{done:l,touched:i}=st(e,r.signal);t.addEventListener("abort",()=>[r,a].forEach(s=>s.abort())),ct(l,a.signal),await Promise.race([g(1500),i]);
const f=Object.values(c.q).some(({far:s})=>s);f&&!d(location.search)&&await Promise.race([i,k(t)]);const{compute:L,loadParts:w,mount:$}=await import("./live.js").
then(function(s){return s.B}),{makeValues:_,prepare:P}=L;f&&await(await import("./files.js")).loadColumns(c.q),await P(c.q);const m=_(c),{wrong:h,untold:y}=await ot(
m.proving(),t);if(t.aborted)return;const A=s=>s.map(N=>N.split("#").pop()).join(", ");if(h.length){this.say(`Recomputed by this browser these differ from the va\
lues as built: ${A(h)}.`);for(const s of e.querySelectorAll("[data-row]"))s.classList.toggle("is-different",h.includes(m.key(s.getAttribute("data-row")??"")))}y.
length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${A(y)}.`);const T=w(e).catch(()=>{});d(location.search)||await Promise.race([i,
k(t)]);const I=await T??await w(e);if(!t.aborted){r.abort(),await $(m,this,e,t,I),a.abort();for(const s of l)s()}}say(t){const e=p("p","cg cg-notice",t);return e.
setAttribute("role","note"),this.append(e),e}}customElements.get("cg-note")||customElements.define("cg-note",it);export{S as a,O as b,E as c,d as i,p as m,u as o,
D as p,R as s,v as w};
