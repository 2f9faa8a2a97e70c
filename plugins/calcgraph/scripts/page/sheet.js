const f=n=>new URLSearchParams(n).get("s")??"",S=(n,e)=>n.split(",").flatMap(t=>t.split(":")[0].includes(".")?t:e&&t?`${e}.${t}`:[]).join(),q=(n,e)=>x(n,"s",e);
function x(n,e,t){const o=new URL(n),a=o.search.slice(1).split("&").filter(r=>r&&!r.startsWith(`${e}=`)),c=encodeURIComponent(t).replace(/%3A/g,":").replace(/%2C/g,
",").replace(/%2F/g,"/").replace(/%20/g,"+");return o.search=[...t?[`${e}=${c}`]:[],...a].join("&"),o.href}const U=(n,e)=>[...n.querySelectorAll(e)],k=n=>/^-[\d.∞]/.
test(n)?n.replace(/(^|[^\w.])-(?=[\d.∞])/g,"$1−"):n,B=(n,e)=>{const t=n?.firstChild,o=k(e);t instanceof Text&&!t.nextSibling?t.data!==o&&(t.data=o):n&&n.textContent!==
o&&(n.textContent=o)},H=n=>n.dataset.part?+n.dataset.part:void 0,m=(n,e="",...t)=>{const o=document.createElement(n);return e&&(o.className=e),o.append(...t),o},
u=(n,e,t,o)=>{for(const a of e.split(" "))n.addEventListener(a,o,t)};function C(n,e,t){const o=c=>Math.max(0,Math.min(1,(c-+n.min)/(+n.max-+n.min))),a=c=>`calc(${(100*
o(c)).toFixed(2)}% + ${(.31-.62*o(c)).toFixed(3)}rem)`;n.parentElement?.style.setProperty("--at",a(e)),n.parentElement?.style.setProperty("--was",a(t))}const F="\
.cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg-note, .cg-row__was:empty",V=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;
function W(n,e){u(document,"copy",{signal:e},t=>{const o=getSelection(),{target:a}=t;if(!o||o.isCollapsed||a?.closest?.("input, textarea, select, [contenteditab\
le]"))return;const c=o.getRangeAt(0);if(!n.contains(c.commonAncestorContainer)||!z(n,o))return;const r=document.createElement("div");r.append(J(c)),K(r),r.style.
cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",n.append(r);const l=r.innerText.replace(/\n{3,}/g,`

`).trim();for(const s of r.querySelectorAll("*")){s.checkVisibility?.()||s.remove();for(const{name:d}of[...s.attributes])V.test(d)||s.removeAttribute(d);s instanceof
HTMLAnchorElement&&s.hasAttribute("href")&&s.setAttribute("href",s.href)}r.remove(),t.clipboardData?.setData("text/plain",l),t.clipboardData?.setData("text/html",
r.innerHTML),t.preventDefault()})}const z=(n,e)=>[...n.querySelectorAll(".cg, .cg-claim, .cg-live")].some(t=>e.containsNode(t,!0));function J(n){const e=n.cloneContents(),
t=n.commonAncestorContainer,o=(t instanceof Element?t:t.parentElement)?.closest(".cg-claim");if(!o?.querySelector(".cg-claim__now")?.textContent)return e;const a=document.
createDocumentFragment();return a.append(o.cloneNode(!0)),a}function K(n){for(const e of n.querySelectorAll(F))e.remove();for(const e of n.querySelectorAll(".cg\
-claim")){const t=e.querySelector(".cg-claim__now"),o=e.querySelector(".cg-claim__text"),a=e.querySelector(".cg-claim__tag");if(a&&t?.dataset.copy)a.textContent=
`${a.textContent?.split(" ")[0]} ${t.dataset.copy}`;else if(o&&t?.dataset.copy){o.textContent=t.dataset.copy;const c=e.previousSibling;t.dataset.article&&c instanceof
Text&&(c.data=c.data.replace(/an?(?=\s+$)/i,t.dataset.article))}else o&&t?.textContent&&o.append(` (${t.textContent.replace(/^→ /,"")} in your scenario)`);t?.
remove(),a?.before(" ")}}function X(n,e){const t=[];for(const o of n.querySelectorAll("a.cg-grip")){if(!e(o.dataset.q))continue;const a=o.dataset.options?G(o,o.
dataset.options):Y(o);o.replaceWith(a),t.push([a,o])}return()=>{for(const[o,a]of t)o.replaceWith(a)}}function L(n,e){const t=m(n,e.className,...[...e.childNodes].
map(o=>o.cloneNode(!0)));for(const{name:o,value:a}of e.attributes)(o.startsWith("data-")||o==="aria-description")&&t.setAttribute(o,a);return t.addEventListener(
"selectstart",o=>o.preventDefault()),t}function Y(n){const e=L("span",n),t=n.querySelector(".cg-claim__text")?.textContent??"";e.tabIndex=0;for(const[o,a]of Object.
entries({role:"slider","aria-label":n.dataset.label??"","aria-valuetext":t,"aria-valuenow":"0","aria-disabled":"true"}))e.setAttribute(o,a);return e}function G(n,e){
const t=L("label",n),o=m("select");for(const a of e.split(`
`)){const[c,r]=a.split("	");o.append(new Option(r,c))}return o.dataset.p=n.dataset.q,o.setAttribute("aria-label",n.dataset.label??""),o.selectedIndex=-1,t.append(
o),t}const Q="pointerover focusin input change click",Z=12,tt=".cg, .cg-claim, .cg-live";let w="",$="";document.documentElement.classList.add("cg-js");function et({
target:n}){const e=n instanceof Element&&n.closest("a[href]:not([download])");if(!e)return;const t=new URL(e.getAttribute("href"),document.baseURI),{pathname:o,
search:a}=location,c=f(a),r=e.dataset.q??=f(t.search),l=t.pathname===o?c:S(c,o===$?w:""),s=[l,r].filter(Boolean).join();t.origin!==location.origin||/\.(?!html$)\w+$/.
test(t.pathname)||f(t.search)===s||e.setAttribute("href",q(t.href,s))}u(document,"pointerdown click",{capture:!0},et);function nt(n){const e=n.target instanceof
Element&&n.target.closest("a[href]");!(e instanceof HTMLAnchorElement)||!e.hash||e.href.split("#")[0]===location.href.split("#")[0]&&n.stopPropagation()}function ot(){
const{scrollX:n,scrollY:e}=window,{state:t}=history;!location.hash||document.querySelector(":target")||(location.replace(location.hash),history.replaceState(t,""),
scrollTo(n,e))}function P(n){for(const e of document.querySelectorAll(".cg details[open]"))e.toggleAttribute("data-kept",n)}addEventListener("beforeprint",()=>P(
!0),!0),addEventListener("afterprint",()=>P(!1));function T(n){const e=document.getElementById(decodeURIComponent(location.hash.slice(1)));if(n.contains(e)){if(e.
matches(".cg-field")){const t=e.querySelector("details");t&&(t.open=!0);const o=(t??e).querySelector("input, select");o.focus(),o.select?.()}if(e.matches(".cg-r\
ow")){for(const t of e.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??[])t.open||=e.matches(".is-rest");for(const t of e.querySelectorAll("details"))t.open=
!0;e.scrollIntoView({block:"nearest"})}}}function at(n){const e=document.querySelector(".md-sidebar--secondary .md-sidebar__inner");e&&(e.querySelector(".cg-loc")?.
remove(),e.append(...n.querySelectorAll(".cg-foot .cg-loc")))}function ct(n){for(const e of n.querySelectorAll(".cg-table")){const t=e.querySelectorAll("td butt\
on"),o=e.querySelector(".is-current button")??t[0];for(const a of t)a.tabIndex=-(a!==o)}}const g=(n=200)=>new Promise(e=>{window.requestIdleCallback?.(e),setTimeout(
e,n)});async function rt(){for(const n of document.querySelectorAll("[style*=content-visibility]"))await g(),n.style.contentVisibility=n.style.containIntrinsicBlockSize=
""}rt();async function st(n,e){let t=performance.now();for(;;){const{done:o,value:a}=n.next();if(o)return a;performance.now()-t<Z||e.aborted||(await new Promise(
c=>setTimeout(c)),t=performance.now())}}const _=n=>new Promise(e=>{matchMedia("(hover: none)").matches&&u(window,"scroll pointerdown keydown",{signal:n,passive:!0},
()=>e())});function it(n,e){u(document,"click",{signal:e,capture:!0},t=>{const o=t.target instanceof Element&&t.target.closest("a[href]");!(o instanceof HTMLElement)||
!n.length||(t.preventDefault(),t.stopImmediatePropagation(),n.push(()=>o.click()))})}function lt(n){if(!navigator.userActivation?.hasBeenActive)return[];const e=n.
querySelectorAll(".cg input[data-p]"),t=n.querySelectorAll(".cg select[data-p]");return[...[...e].filter(o=>o.type==="radio"?o.checked&&!o.defaultChecked:o.value!==
o.defaultValue),...[...t].filter(o=>![...o.selectedOptions].every(a=>a.defaultSelected))]}function ut(n,e){const t=new AbortController;e.addEventListener("abort",
()=>t.abort()),!document.getElementById("__config")?.textContent?.includes('"navigation.instant.preview"')&&u(document,"pointerover focusin pointerdown",{signal:t.
signal},o=>{const a=o.target instanceof Element&&o.target.closest("a[href]:not([data-preview])");if(!a||!(n.contains(a)||a.closest(".cg-loc"))||o.type==="pointe\
rover"&&o.pointerType==="touch")return;t.abort();let c=!1;u(document,"pointerup",{signal:e,once:!0},()=>c=!0),import("../popups/popup.js").then(({mount:r})=>e.aborted||
r(n,e,c?void 0:o))})}function dt(n,e){const t=[],o=new Promise(a=>{u(window,"popstate",{signal:e},()=>{f(location.search)&&a()});for(const c of lt(n)){const{value:r,
checked:l}=c;t.push(()=>{Object.assign(c,{value:r,checked:l});for(const s of["input","change"])c.dispatchEvent(new Event(s,{bubbles:!0}))}),a()}u(n,Q,{signal:e},
({type:c,target:r})=>{if(!(r instanceof Element&&r.closest(tt)))return;const{value:l,checked:s}=r;!/over|in$/.test(c)&&!r.closest("[data-plot]")&&t.push(()=>{l!==
void 0&&Object.assign(r,{value:l,checked:s}),r.dispatchEvent(new Event(c,{bubbles:!0}))}),a()})});return{done:t,touched:o}}async function I(n,e,t,o){if(!n.querySelector(
e))return;const a=[],c=new AbortController;u(n,"click input",{signal:c.signal},l=>{const{target:s,type:d}=l;s instanceof Element&&s.matches("button, input")&&s.
closest(e)&&(l.stopImmediatePropagation(),a.push(()=>s.dispatchEvent(new Event(d,{bubbles:!0}))))});const r=await o().finally(()=>c.abort());if(!t.aborted){r(n,
t);for(const l of a)l()}}class ft extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).catch(
()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The scripts of this page could not start; its values are from the la\
st build.")})}disconnectedCallback(){this.#t.abort(),w=""}async#n(e){const t=this.parentElement??document.body,o=location.pathname,a=this.querySelector("templat\
e")?.content.textContent;if($=o,document.documentElement.classList.add("cg-js"),t.addEventListener("click",nt,{signal:e}),W(t,e),at(t),this.hasAttribute("data-n\
o-popups")||ut(t,e),g().then(()=>{ot(),T(t),ct(t)}),addEventListener("hashchange",()=>T(t),{signal:e}),I(t,"[data-files]",e,async()=>(await import("../views/long.js")).
start),u(t,"click",{signal:e},async({target:i})=>{const p=i instanceof Element&&i.closest("[data-plot]");p instanceof HTMLElement&&(await import("../views/export.js")).
takePlot(p)}),I(t,"[data-filter]",e,async()=>(await import("./ledger.js")).mount),!a){f(location.search)&&(await import("./asbuilt.js")).mount(this,t,e);return}
for(const i of t.querySelectorAll(".cg-slider input"))C(i,+i.value,+i.value);const c=JSON.parse(a);w=c.names[c.note],this.#e=X(t,i=>`${c.note}#${i}`in c.q||(i??
"")in c.q);const r=new AbortController,l=new AbortController,{done:s,touched:d}=dt(t,r.signal);e.addEventListener("abort",()=>[r,l].forEach(i=>i.abort())),it(s,
l.signal),await Promise.race([g(1500),d]);const y=Object.values(c.q).some(({far:i})=>i);y&&!f(location.search)&&await Promise.race([d,_(e)]);const{compute:j,loadParts:E,
mount:M}=await import("./live.js").then(function(i){return i.C}),{makeValues:N,prepare:O}=j;y&&await(await import("./files.js")).loadColumns(c.q),await O(c.q);const h=N(
c),{wrong:b,untold:A}=await st(h.proving(),e);if(e.aborted)return;const v=i=>i.map(p=>p.split("#").pop()).join(", ");if(b.length){this.say(`Recomputed in this b\
rowser, these values differ from the last build: ${v(b)}.`);for(const i of t.querySelectorAll("[data-row]"))i.classList.toggle("is-different",b.includes(h.key(i.
getAttribute("data-row")??"")))}A.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${v(A)}.`);const D=E(t).catch(()=>{});f(location.
search)||await Promise.race([d,_(e)]);const R=await D??await E(t);if(!e.aborted){r.abort(),await M(h,this,t,e,R,o),l.abort();for(const i of s)i()}}say(e){const t=m(
"p","cg cg-notice",e);return t.setAttribute("role","note"),this.append(t),t}}customElements.get("cg-note")||customElements.define("cg-note",ft);export{C as a,U as b,
S as c,k as d,x as e,f as i,m,u as o,B as p,H as s,q as w};
