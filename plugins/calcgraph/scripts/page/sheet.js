const f=n=>new URLSearchParams(n).get("s")??"",S=(n,t)=>n.split(",").flatMap(e=>e.split(":")[0].includes(".")?e:t&&e?`${t}.${e}`:[]).join(),q=(n,t)=>k(n,"s",t);
function k(n,t,e){const o=new URL(n),a=o.search.slice(1).split("&").filter(r=>r&&!r.startsWith(`${t}=`)),c=encodeURIComponent(e).replace(/%3A/g,":").replace(/%2C/g,
",").replace(/%2F/g,"/").replace(/%20/g,"+");return o.search=[...e?[`${t}=${c}`]:[],...a].join("&"),o.href}const R=(n,t)=>[...n.querySelectorAll(t)],U=(n,t)=>{const e=n?.
firstChild;e instanceof Text&&!e.nextSibling?e.data!==t&&(e.data=t):n&&n.textContent!==t&&(n.textContent=t)},B=n=>n.dataset.part?+n.dataset.part:void 0,m=(n,t="",...e)=>{
const o=document.createElement(n);return t&&(o.className=t),o.append(...e),o},u=(n,t,e,o)=>{for(const a of t.split(" "))n.addEventListener(a,o,e)};function x(n,t,e){
const o=c=>Math.max(0,Math.min(1,(c-+n.min)/(+n.max-+n.min))),a=c=>`calc(${(100*o(c)).toFixed(2)}% + ${(.31-.62*o(c)).toFixed(3)}rem)`;n.parentElement?.style.setProperty(
"--at",a(t)),n.parentElement?.style.setProperty("--was",a(e))}const H=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, st\
yle, cg-note, .cg-row__was:empty",F=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function V(n,t){u(document,"copy",{signal:t},e=>{const o=getSelection(),
{target:a}=e;if(!o||o.isCollapsed||a?.closest?.("input, textarea, select, [contenteditable]"))return;const c=o.getRangeAt(0);if(!n.contains(c.commonAncestorContainer)||
!W(n,o))return;const r=document.createElement("div");r.append(z(c)),J(r),r.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",
n.append(r);const l=r.innerText.replace(/\n{3,}/g,`

`).trim();for(const i of r.querySelectorAll("*")){i.checkVisibility?.()||i.remove();for(const{name:d}of[...i.attributes])F.test(d)||i.removeAttribute(d);i instanceof
HTMLAnchorElement&&i.hasAttribute("href")&&i.setAttribute("href",i.href)}r.remove(),e.clipboardData?.setData("text/plain",l),e.clipboardData?.setData("text/html",
r.innerHTML),e.preventDefault()})}const W=(n,t)=>[...n.querySelectorAll(".cg, .cg-claim, .cg-live")].some(e=>t.containsNode(e,!0));function z(n){const t=n.cloneContents(),
e=n.commonAncestorContainer,o=(e instanceof Element?e:e.parentElement)?.closest(".cg-claim");if(!o?.querySelector(".cg-claim__now")?.textContent)return t;const a=document.
createDocumentFragment();return a.append(o.cloneNode(!0)),a}function J(n){for(const t of n.querySelectorAll(H))t.remove();for(const t of n.querySelectorAll(".cg\
-claim")){const e=t.querySelector(".cg-claim__now"),o=t.querySelector(".cg-claim__text"),a=t.querySelector(".cg-claim__tag");a&&e?.dataset.copy?a.textContent=`${a.
textContent?.split(" ")[0]} ${e.dataset.copy}`:o&&e?.dataset.copy?o.textContent=e.dataset.copy:o&&e?.textContent&&o.append(` (${e.textContent.replace(/^→ /,"")}\
 in your scenario)`),e?.remove(),a?.before(" ")}}function K(n,t){const e=[];for(const o of n.querySelectorAll("a.cg-grip")){if(!t(o.dataset.q))continue;const a=o.
dataset.options?Y(o,o.dataset.options):X(o);o.replaceWith(a),e.push([a,o])}return()=>{for(const[o,a]of e)o.replaceWith(a)}}function C(n,t){const e=m(n,t.className,
...[...t.childNodes].map(o=>o.cloneNode(!0)));for(const{name:o,value:a}of t.attributes)(o.startsWith("data-")||o==="aria-description")&&e.setAttribute(o,a);return e.
addEventListener("selectstart",o=>o.preventDefault()),e}function X(n){const t=C("span",n),e=n.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
o,a]of Object.entries({role:"slider","aria-label":n.dataset.label??"","aria-valuetext":e,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(o,a);return t}
function Y(n,t){const e=C("label",n),o=m("select");for(const a of t.split(`
`)){const[c,r]=a.split("	");o.append(new Option(r,c))}return o.dataset.p=n.dataset.q,o.setAttribute("aria-label",n.dataset.label??""),o.selectedIndex=-1,e.append(
o),e}const G="pointerover focusin input change click",Q=12,Z=".cg, .cg-claim, .cg-live";let w="",L="";document.documentElement.classList.add("cg-js");function tt({
target:n}){const t=n instanceof Element&&n.closest("a[href]:not([download])");if(!t)return;const e=new URL(t.getAttribute("href"),document.baseURI),{pathname:o,
search:a}=location,c=f(a),r=e.pathname===o?c:S(c,o===L?w:"");e.origin!==location.origin||/\.(?!html$)\w+$/.test(e.pathname)||f(e.search)===r||t.setAttribute("hr\
ef",q(e.href,r))}u(document,"pointerdown click",{capture:!0},tt);function et(n){const t=n.target instanceof Element&&n.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&n.stopPropagation()}function nt(){const{scrollX:n,scrollY:t}=window,{state:e}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(e,""),scrollTo(n,t))}function $(n){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",n)}addEventListener("beforeprint",()=>$(!0),!0),addEventListener("afterprint",()=>$(!1));function P(n){const t=location.
hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!(!t||!n.contains(t)||!t.matches(".cg-row"))){for(const e of t.closest(".cg-sheet")?.
querySelectorAll(".cg-fold")??[])e.open||=t.matches(".is-rest");for(const e of t.querySelectorAll("details"))e.open=!0;t.scrollIntoView({block:"nearest"})}}function ot(n){
const t=document.querySelector(".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const e=n.querySelector(".cg-foot \
.cg-loc");e&&t.append(e)}function at(n){for(const t of n.querySelectorAll(".cg-table")){const e=t.querySelectorAll("td button"),o=t.querySelector("td.is-current\
 button")??e[0];for(const a of e)a.tabIndex=a===o?0:-1}}const g=(n=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,n)});async function ct(){for(const n of document.
querySelectorAll("[style*=content-visibility]"))await g(),n.style.contentVisibility=n.style.containIntrinsicBlockSize=""}ct();async function rt(n,t){let e=performance.
now();for(;;){const{done:o,value:a}=n.next();if(o)return a;performance.now()-e<Q||t.aborted||(await new Promise(c=>setTimeout(c)),e=performance.now())}}const T=n=>new Promise(
t=>{matchMedia("(hover: none)").matches&&u(window,"scroll pointerdown keydown",{signal:n,passive:!0},()=>t())});function st(n,t){u(document,"click",{signal:t,capture:!0},
e=>{const o=e.target instanceof Element&&e.target.closest("a[href]");!(o instanceof HTMLElement)||!n.length||(e.preventDefault(),e.stopImmediatePropagation(),n.
push(()=>o.click()))})}function it(n){if(!navigator.userActivation?.hasBeenActive)return[];const t=n.querySelectorAll(".cg input[data-p]"),e=n.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(o=>o.type==="radio"?o.checked&&!o.defaultChecked:o.value!==o.defaultValue),...[...e].filter(o=>![...o.selectedOptions].
every(a=>a.defaultSelected))]}function lt(n,t){const e=new AbortController;t.addEventListener("abort",()=>e.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&u(document,"pointerover focusin pointerdown",{signal:e.signal},o=>{const a=o.target instanceof Element&&o.target.closest(
"a[href]:not([data-preview])");if(!a||!(n.contains(a)||a.closest(".cg-loc"))||o.type==="pointerover"&&o.pointerType==="touch")return;e.abort();let c=!1;u(document,
"pointerup",{signal:t,once:!0},()=>c=!0),import("../popups/popup.js").then(({mount:r})=>t.aborted||r(n,t,c?void 0:o))})}function ut(n,t){const e=[],o=new Promise(
a=>{u(window,"popstate",{signal:t},()=>{f(location.search)&&a()});for(const c of it(n)){const{value:r,checked:l}=c;e.push(()=>{Object.assign(c,{value:r,checked:l});
for(const i of["input","change"])c.dispatchEvent(new Event(i,{bubbles:!0}))}),a()}u(n,G,{signal:t},({type:c,target:r})=>{if(!(r instanceof Element&&r.closest(Z)))
return;const{value:l,checked:i}=r;!/over|in$/.test(c)&&!r.closest("[data-plot]")&&e.push(()=>{l!==void 0&&Object.assign(r,{value:l,checked:i}),r.dispatchEvent(new Event(
c,{bubbles:!0}))}),a()})});return{done:e,touched:o}}async function _(n,t,e,o){if(!n.querySelector(t))return;const a=[],c=new AbortController;u(n,"click input",{
signal:c.signal},l=>{const{target:i,type:d}=l;i instanceof Element&&i.matches("button, input")&&i.closest(t)&&(l.stopImmediatePropagation(),a.push(()=>i.dispatchEvent(
new Event(d,{bubbles:!0}))))});const r=await o().finally(()=>c.abort());if(!e.aborted){r(n,e);for(const l of a)l()}}class dt extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){
this.#t=new AbortController,this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page \
could not be brought to life; its values are as built.")})}disconnectedCallback(){this.#t.abort(),w=""}async#n(t){const e=this.parentElement??document.body,o=location.
pathname,a=this.querySelector("template")?.content.textContent;if(L=o,document.documentElement.classList.add("cg-js"),e.addEventListener("click",et,{signal:t}),
V(e,t),ot(e),this.hasAttribute("data-no-popups")||lt(e,t),g().then(()=>{nt(),P(e),at(e)}),addEventListener("hashchange",()=>P(e),{signal:t}),_(e,"[data-files]",
t,async()=>(await import("../views/long.js")).start),u(e,"click",{signal:t},async({target:s})=>{const p=s instanceof Element&&s.closest("[data-plot]");p instanceof
HTMLElement&&(await import("../views/export.js")).takePlot(p)}),_(e,"[data-filter]",t,async()=>(await import("./ledger.js")).mount),!a){f(location.search)&&(await import("./asbuilt.js")).
mount(this,e,t);return}for(const s of e.querySelectorAll(".cg-slider input"))x(s,+s.value,+s.value);const c=JSON.parse(a);w=c.names[c.note],this.#e=K(e,s=>`${c.
note}#${s}`in c.q||(s??"")in c.q);const r=new AbortController,l=new AbortController,{done:i,touched:d}=ut(e,r.signal);t.addEventListener("abort",()=>[r,l].forEach(
s=>s.abort())),st(i,l.signal),await Promise.race([g(1500),d]);const y=Object.values(c.q).some(({far:s})=>s);y&&!f(location.search)&&await Promise.race([d,T(t)]);
const{compute:I,loadParts:E,mount:N}=await import("./live.js").then(function(s){return s.B}),{makeValues:j,prepare:M}=I;y&&await(await import("./files.js")).loadColumns(
c.q),await M(c.q);const h=j(c),{wrong:b,untold:A}=await rt(h.proving(),t);if(t.aborted)return;const v=s=>s.map(p=>p.split("#").pop()).join(", ");if(b.length){this.
say(`Recomputed by this browser these differ from the values as built: ${v(b)}.`);for(const s of e.querySelectorAll("[data-row]"))s.classList.toggle("is-differe\
nt",b.includes(h.key(s.getAttribute("data-row")??"")))}A.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${v(A)}.`);const O=E(e).
catch(()=>{});f(location.search)||await Promise.race([d,T(t)]);const D=await O??await E(e);if(!t.aborted){r.abort(),await N(h,this,e,t,D,o),l.abort();for(const s of i)
s()}}say(t){const e=m("p","cg cg-notice",t);return e.setAttribute("role","note"),this.append(e),e}}customElements.get("cg-note")||customElements.define("cg-note",
dt);export{x as a,R as b,k as c,S as d,f as i,m,u as o,U as p,B as s,q as w};
