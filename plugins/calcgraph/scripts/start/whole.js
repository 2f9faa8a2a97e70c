(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return kc});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const tt=e=>new URLSearchParams(
e).get("s")??"",ea=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),be=(e,t)=>nn(e,"s",t);function nn(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const I=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},F=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},na=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",sa=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function oa(e,t){F(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!ra(e,s))return;const i=document.createElement("div");i.append(ia(r)),aa(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])sa.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const ra=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function ia(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function aa(e){for(const t of e.querySelectorAll(na))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function ca(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?ua(s,s.dataset.options):la(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Os(e,t){const n=I(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function la(e){const t=Os("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function ua(e,t){const n=Os("label",e),s=I("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Ts(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const fa="pointerover focusin input change click",ha=12,da=".cg, \
.cg-claim, .cg-live";let sn="";document.documentElement.classList.add("cg-js");function ma({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?tt(location.search):ea(tt(location.search),sn);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||tt(n.search)===s||t.setAttribute("href",be(n.href,s))}F(document,"pointerdown click",{capture:!0},
ma);function pa(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function ga(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Ls(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>Ls(!0),!0),addEventListener("afterprint",()=>Ls(!1));function Cs(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function ba(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function wa(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const on=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function ya(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await on(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}ya();async function Ma(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<ha||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const $a=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&F(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Sa(e,t){F(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function va(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function xa(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&F(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;F(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return Vc}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Aa(e,t){const n=[],
s=new Promise(o=>{F(window,"popstate",{signal:t},()=>{tt(location.search)&&o()});for(const r of va(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}F(e,fa,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(da)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class ka extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),sn=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",pa,{signal:t}),oa(n,t),ba(n),this.hasAttribute("data-no-popups")||xa(n,t),on().then(()=>{ga(),
Cs(n),wa(n)}),addEventListener("hashchange",()=>Cs(n),{signal:t}),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return tl}).then(M=>M.mount(
n,t)),!s){tt(location.search)&&(await Promise.resolve().then(function(){return eu})).mount(this,n,t);return}for(const M of n.querySelectorAll(".cg-slider input"))
Ts(M,+M.value,+M.value);const o=JSON.parse(s);sn=o.names[o.note],this.#e=ca(n,M=>`${o.note}#${M}`in o.q||(M??"")in o.q);const r=new AbortController,i=new AbortController,
{done:a,touched:c}=Aa(n,r.signal);t.addEventListener("abort",()=>[r,i].forEach(M=>M.abort())),Sa(a,i.signal),await Promise.race([on(1500),c]);const{compute:l,loadParts:u,
mount:f}=await Promise.resolve().then(function(){return Lu}),{makeValues:h,prepare:d}=l;await d(o.q);const m=h(o),{wrong:g,untold:b}=await Ma(m.proving(),t);if(t.
aborted)return;const p=M=>M.map($=>$.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${p(g)}\
.`);for(const M of n.querySelectorAll("[data-row]"))M.classList.toggle("is-different",g.includes(m.key(M.getAttribute("data-row")??"")))}b.length&&this.say(`Not\
 recomputed in this browser, since it takes too many steps: ${p(b)}.`);const w=u(n).catch(()=>{});tt(location.search)||await Promise.race([c,$a(t)]);const y=await w??
await u(n);if(!t.aborted){r.abort(),await f(m,this,n,t,y),i.abort();for(const M of a)M()}}say(t){const n=I("p","cg cg-notice",t);return n.setAttribute("role","n\
ote"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",ka);const Vt={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",
colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},Rs=Object.keys(Vt);function Na(e){const t=new URLSearchParams(
e),n={...Vt};for(const s of Rs)Object.assign(n,{[s]:t.get(s)??Vt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Ea(e,t){const n=new URL(t);for(const s of Rs)
e[s]===Vt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function _a(e,t,n){for(const r of["depth","colour","size","tag","folder","relatio\
n","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Vt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const we=e=>new Set(
e.off.split(","));function Oa(e,t){const n=we(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const ye=(e,t)=>e.byId.get(t)??-1,Ta=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),qs=2,La=4,Ca=20,Ra=100,qa=12,Ia=3,Pa=4,xt=3,Me=({types:e},{type:t})=>Ta.get(e[t][0])??qs,Is=(e,t)=>Me(
e,t)===qs;function Da(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:Me(e,{type:l})<La&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=Me(e,{type:l});for(const f of[!1,!0]){const[h,d]=f?[a,i]:[i,a],
m=n[h].get(d);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[h].set(d,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=qa&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?Ra:+(i.degree>Ca));return{near:n,toll:r}}function Ps(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=Da(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=ja(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+Pa),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function ja({near:e,toll:t},n,s,o){const r=new Map([[n*xt,0]]),i=new Map,a=[[n*xt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=Fa(l),f=Math.floor(u/xt),h=u%xt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:za(u,i)};r.set(u,-1);const d=c+(f===n?0:t[f]);for(const[m,g]of e[f]){
if(o.has(m))continue;const b=g.uses?g.back?1:2:0,p=d+g.cost+(h&&b&&h!==b?Ia:0),w=m*xt+b;p>=(r.get(w)??1/0)||(r.set(w,p),i.set(w,u),(a[p]??=[]).push(w))}}}return{
cost:0,path:[]}}function Fa(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function za(e,t){const n=[Math.floor(e/xt)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/xt));return n}const $e=200,Ds=["note","ghost","tag","attachment"];function Ua(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((d,m)=>({number:m,id:d,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let d=0;d<t.length;d+=3){const m=t[d+2];f.push({a:t[d],b:t[d+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[d,m]of Object.entries(
n))f[+d].reason=m;for(const[d,m]of f.entries()){m.says=Is({types:s},m)||m.kind==="link"&&!!m.reason;for(let g=d-1;m.says&&js(f[g],m);g--)f[g].says=!0}const h=l.
boxes.map(([d,m,g,b,p,w,y={}],M)=>({number:M,id:`${u[g]?.id}#${d}`,name:d,value:m,note:g,input:!!b,url:p,says:w,columns:Object.entries(y).flatMap(([$,A])=>A.map(
T=>`${u[T]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:h,flows:l.edges,hulls:c.map(([d,m,g,b])=>({group:d,x:m,y:g,points:b,
name:i[d],number:a[d]})),byId:new Map(u.map(d=>[d.id,d.number])),isSmall:u.length<=$e}}function Ba(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function Wa(e,t,n){const s=we(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([h,d])=>!s.has("kind:"+d)&&(!t.relation||h===t.relation)),a=e.nodes.map(h=>!(s.has("node:"+Ds[h.kind])||!h.degree&&
s.has("node:orphan")||s.has("group:"+n[h.number])||t.tag&&!h.tags.includes(o)||t.folder&&h.folder!==r)),c=[];for(const h of e.edges)i[h.type]&&a[h.a]&&a[h.b]&&!js(
c.at(-1),h)&&c.push(h);const l=t.colour==="community",u=e.hulls.filter(h=>l?!s.has("group:"+h.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?Ha(e,c):[],get near(){return f??=Ga(a.length,c)}}}function Ha({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const js=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function Ga(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Ka(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const Ya=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Se(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Va(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Se(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Se(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Ya(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function rn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Se(s.name.toLowerCase(),n),1+Se(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function Xa(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const an=12,Fs=1.06,Ja=1200;
function Za(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=an*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>$e&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,h,d)=>{n.strokeText(f,h,d),n.fillText(f,h,d)};if(s.isSmall)return Qa(e,t,a,l);const u=c?
sc(e,t,a):[];n.lineWidth=6;for(const{left:f,top:h,width:d,height:m,name:g,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(g,f+d/2,
h+m*.75);n.lineWidth=3.5,e.labels=oc(e,t,a,c,u).map(f=>cn(e,t,a,f));for(const f of e.labels)zs(e,t,a,f,.42,l)}function zs(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,h=u.nodes[s],d=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${h.kind===1?"italic ":""}${d?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(h.kind?f.ghost:f.ink,e.strength(t,s,a)),h.label.split(`
`).forEach((m,g)=>c(m,o+i/2,r+n*(.8+g*Fs)))}function Qa(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=p=>e.radius[p]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=nc(e,t,s),h=r.nodes.filter(p=>a.nodes[p.number]).map(p=>{const[w,y]=e.screen(i,p.x,p.y),M=u(p.number);return{number:p.number,left:w-
M,top:y-M,width:2*M,height:2*M}}),d=new Map(a.hulls.map(({group:p,points:[w,,y]})=>{const[M,$]=e.screen(i,...w),[A,T]=e.screen(i,...y);return[p,{left:M,top:$,width:A-
M,height:T-$}]})),m=e.width<600&&i.k<.6,g=[...c?.path.length?c.path:c?.nodes.keys()??[]],b=m?new Set([l,...c?.path??[]]):new Set([l,...g,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const p of b){const w=r.nodes[p];if(!w||!a.nodes[p])continue;const y=cn(e,t,n,p),M=d.get(w.community),$=ec(y,h.find(A=>A.number===p)??y).find(
A=>p===l||(!M||tc(A,M))&&![...f,...h].some(T=>T.number!==p&&Us(A,T)));$&&(f.push($),e.labels.push($),zs(e,t,n,$,.3,s))}}const tc=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,ec=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function nc(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,h]})=>{const[d,m]=e.screen(t,f[0],f[1]),g=(h[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.split(" ");
for(;b.length>1&&i.measureText(b.join(" ")).width>g;)b.pop();const p=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[d+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(p,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(p).width,height:15}]})}function sc(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function cn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${an}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/an:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Fs}}function oc(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:h}=e,d=(A,T)=>Math.round(A*r.k*4/T),m=[r.k.toFixed(3),
d(r.x,u),d(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===h.key||l&&s&&h.numbers.length)return h.numbers;const g=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>$e?Math.max(24,u*f/9e3):1/0,p=[...o];let w=0,y=o.length;const M=new Set(o.map(A=>A.number)),$=g.length?new Set([...g,...e.order]):e.order;
for(const A of $){const T=e.model.nodes[A],[k,v]=e.screen(r,T.x,T.y),x=Math.max(Math.abs(k/u-.5),Math.abs(v/f-.5));if(!i.nodes[A]||x>1||M.has(A))continue;if((w+=
1)>Ja||y>=b)break;const N=e.radius[A]*e.scale(r)*1.5,q=O=>{const _=cn(e,t,n,A,O);_.top-=N,_.height+=N;for(const C of p)if(Us(_,C))return null;return _},S=q(!1)&&
q(!0);S&&(p.push(S),x<.5&&(y+=1))}return e.kept={key:m,numbers:p.slice(o.length).map(A=>A.number).reverse()},e.kept.numbers}const Us=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,At=6,Bs=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],Ws=0,ln=1,ve=2,Hs=3,kt=4,Gs=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],un=1.6,fn=.12,rc=26,et=26;
function ic(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[h,d]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%At]:i.muted;r.beginPath(),r.roundRect(u,f,h-u,d-f,rc),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function ac(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=un)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of Ks(n)){
const[l,u,f,h]=c;r.globalAlpha=s?1-(1-fn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===h?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,h),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function cc(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=un||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of Ks(n)){const[l,u,f,h]=c,[d,m]=e.screen(t,(l+f)/2,(u+h)/2);r.globalAlpha=
s?1-(1-fn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),d,m+4),r.fillStyle=i.param,r.fillText(String(a),d,m+4)}r.globalAlpha=1}function Ks({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:fc(i,a)}]:[]})}
function lc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=un||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:h,
says:d}=l,m=e.importance(u,f,s),g=m>ln,b=h==="uses",p=i[u].community===i[f].community;if(!g&&!(b?p||c:p&&d)||!g&&s&&s.path.length)continue;const w=i[u],y=i[f];r.
beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...Gs(w,y),y.x,y.y),r.setLineDash(m===kt?[]:g&&h==="link"&&!d?[4/t,3/t]:uc(h).map($=>$/t)),r.strokeStyle=m===kt?
a.changed:b||h==="claims"?a.param:a.ink,r.lineWidth=(m===kt?3:b?g?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=m===ve?.45:g?.95:s?M+(M*fn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const uc=e=>Bs.find(t=>t[0]===e)?.[3]??[];function fc([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>et&&f<u)return n<o?[n-et,(c+l)/2,o+et,(c+l)/2]:[e+et,(c+l)/2,i-et,(c+l)/2];if(f-u>et&&l<c)return s<r?[(u+f)/2,s-et,(u+f)/2,r+et]:[(u+f)/2,t+et,(u+
f)/2,a-et];const[h,d,m,g]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-et)/Math.max(1,Math.abs(m-h)),(M/2-et)/Math.max(1,Math.abs(g-d))),p=b(n-e,s-t),
w=b(i-o,a-r);return[h+(m-h)*p,d+(g-d)*p,m-(m-h)*w,g-(g-d)*w]}const hc=2500,Ys=8e3,dc=1500,mc=.06,It=.25;function Vs(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:At},(o,r)=>n("c"+r))}}class pc{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=Xs(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>$e?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=Xs(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(ic(this,t),ac(this,t),lc(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&cc(this,t),this.dots(t),Za(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%At],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:kt+1},()=>new Map);let h=r?hc:Ys;for(const{a:m,b:g,kind:b}of n.lines){const p=a[m],w=a[g],y=this.importance(m,g,s);
if(y<ve&&(h<1||xe(p.x,w.x,t.x,this.width/l)||xe(p.y,w.y,t.y,this.height/l)))continue;h-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(p.x,p.y),u>dc?M.
lineTo(w.x,w.y):M.quadraticCurveTo(...Gs(p,w),w.x,w.y)}const d=Math.min(1,130/Math.max(1,Math.min(u,Ys)))**.4;f.forEach((m,g)=>{for(const[b,p,w,y]of Bs){const M=m.
get(b),$=w*d*(g===Ws?.6:1);M&&(i.setLineDash(y.map(A=>A/l)),i.strokeStyle=g===kt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(g===kt?3.2:p*(g===
Hs?1.5:1))/l,i.globalAlpha=g>ln?[.5,.95,1][g-ve]:s?$+(mc-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?ln:Ws,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?kt:o}return r===i?o:Math.min(r,i)?ve:Hs}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(h=>s.nodes[h]).reverse();
o&&f.sort((h,d)=>+o.nodes.has(h)-+o.nodes.has(d));for(const h of f){const{kind:d,x:m,y:g}=c.nodes[h],b=this.group[h],p=this.radius[h]*u,[w,y]=this.screen(n,m,g);
if(xe(w,w,this.width/2,this.width)||xe(y,y,this.height/2,this.height))continue;const M=d?l.ghost:b<0?l.muted:l.c[b%At],$=this.solid(M,this.strength(t,h,.28));p>
4&&mt(a,w,y,p+.75,l.paper),d?(a.setLineDash(d===1?[2.5,2.5]:[]),mt(a,w,y,p,"",$,1.5),a.setLineDash([])):mt(a,w,y,p-.75,$),p>4&&b>=At&&!d&&(mt(a,w,y,p*.5+.7,l.paper),
mt(a,w,y,p*.5-.7,$)),o?.path.includes(h)&&mt(a,w,y,p,"",l.changed,2.5),h===r&&mt(a,w,y,p+.5,"",l.ink,2.5),h===r&&i&&mt(a,w,y,p+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const Xs=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},xe=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+It)||Math.min(e,t)>n+
s*(.5+It);function mt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const gc=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),bc=18,hn=8,dn=5;function wc(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};Mc(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,hn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>$c(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&Sc(e,a),r(a)}),o(s,"input change",i=>vc(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(yc(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function yc(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function Mc(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?dn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,hn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<dn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=dn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?bc:hn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function $c(e,t){const[n,s]=gc.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function Sc(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(Oa(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function vc(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...we(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const xc=120;class Ac{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=Ua(s),this.state=Na(location.search),this.state.find||=this.part("find").value,this.painter=new pc(n,this.model,Vs(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});wc(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):ye(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):Xa(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=rn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,h]})=>{const[d,m]=s.screen(o,...f),[g,b]=s.screen(o,...h);return t>=d&&t<=g&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return Uu}),...await Promise.resolve().then(function(){return uf})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;_a(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Ba(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=Wa(n,o,s.group),this.found=o.find.trim()?Va(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return Hu}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return Yu})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const h=ye(s,t.from),d=Ps(s,n,h,t.to?c:r,t.to?void 0:1);u=d[Math.min(+t.way,d.length-
1)]??[h],f=new Map((t.to?d.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(h,0)}else l>=0&&n.nodes[l]?f=Ka(n,l,+t.depth):i&&(f=new Map(i.map(h=>[h,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return nf}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return df})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=Vs(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/xc)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Ea(this.state,location.href))},150)}}var kc=Object.freeze({__proto__:null,View:Ac});const Nc=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Ec=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",Js="http://www.w3.org/1998/Math/MathML",_c=4e3,Oc=4e6,Tc=24,Lc=3,Nt=new Map;function Cc({origin:e,pathname:t}){const n=Nt.get(t)??Rc(new URL(
t,e)).catch(()=>{});return Nt.delete(t),Nt.set(t,n),Nt.size>Tc&&Nt.delete([...Nt.keys()][0]),n.then(s=>s??Nt.delete(t)),n}async function Rc(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>Oc)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(Zs(o,i,new URL(t.url),{left:_c}),!i.textContent?.trim())return;const a=Pc(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:Dc(o)}}function Zs(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Ec))continue;s.left-=1;const r=qc(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;Zs(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function qc(e,t){if(e.namespaceURI===Js)return Ic(e);
if(/^h[2-6]$/.test(e.localName)){const r=I("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Nc.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function Ic(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(Js,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function Pc(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=I("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(I("li","",I("b","",a)," ",i)),s.size===Lc)break}return s.size?n:void 0}function Dc(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const jc=250,Fc=250,zc=500,
Uc=10,Bc=3,Wc="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Hc(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(v=0)=>{for(const{link:x,box:N}of s.splice(v))x.removeAttribute("aria-expanded"),c=!0,N.contains(document.activeElement)&&x.focus({preventScroll:!0}),
c=!1,N.remove()},h=v=>v instanceof Node?s.map(({link:x,box:N})=>N.contains(v)||x.contains(v)).lastIndexOf(!0):-1,d=v=>s.map(({box:x})=>x.contains(v)).lastIndexOf(
!0)+1,m=v=>{const x=v instanceof Element&&v.closest("a[href]");return!(x instanceof HTMLAnchorElement)||x.matches(Wc)||!e.contains(x)&&!x.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(x.pathname)&&x.origin===location.origin&&x.pathname!==location.pathname?x:void 0},g=async v=>{const x=d(v),N=++a;if(x>=
Bc||s[x]?.link===v)return;const q=await Cc(new URL(v.href));if(!q||N!==a||t.aborted||!v.isConnected||x>s.length)return;f(x);const S=Gc(q,v,`cg-pop-${x}`);document.
body.append(S),s.push({link:v,box:S}),v.setAttribute("aria-expanded","true"),Kc(S,v.getClientRects()[0]??v.getBoundingClientRect()),Yc(S,decodeURIComponent(v.hash.
slice(1)))},b=()=>{clearTimeout(o),a+=1},p=v=>{const{target:x}=v,N=m(x),q=h(x);v.pointerType!=="touch"&&(clearTimeout(r),s.length>q+1&&(r=window.setTimeout(()=>f(
q+1),Fc)),clearTimeout(o),N?o=window.setTimeout(()=>g(N),jc):q<0&&b())},w=({target:v})=>{const x=m(v);c||(f(h(v)+1),x?.matches(":focus-visible")&&g(x))},y=()=>{
clearTimeout(i),l=void 0},M=v=>{const{pointerType:x,clientX:N,clientY:q,target:S}=v,O=m(S);if(u=void 0,h(S)<0&&f(),y(),x!=="touch")return b();O&&(l={link:O,x:N,
y:q},i=window.setTimeout($,zc))},$=()=>{u=l?.link,y(),u&&g(u)},A={pointerover:p,focusin:w,pointerdown:M};for(const[v,x]of Object.entries(A))F(document,v,{signal:t,
capture:!0},x);F(document,"pointerup pointercancel",{signal:t},y),F(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:x})=>{l&&Math.hypot(v-l.x,x-
l.y)>Uc&&y()}),F(document,"contextmenu click",{signal:t,capture:!0},v=>{l&&v.type==="contextmenu"&&$(),!(!u||m(v.target)!==u)&&(v.preventDefault(),v.stopImmediatePropagation())}),
F(document,"keydown",{signal:t,capture:!0},v=>{const x=s.at(-1);x&&(v.key==="Escape"?(v.stopPropagation(),b(),f(s.length-1)):v.key==="ArrowDown"&&document.activeElement===
x.link&&(v.preventDefault(),x.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);f()});const T=m(
n?.target??null),k={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&T?.matches(k[n.type])&&A[n.type](n)}function Gc({title:e,text:t,count:n},s,o){const r=I(
"div","cg cg-pop"),i=I("p","cg-pop__title",e),a=I("div","cg-pop__text",t.cloneNode(!0)),c=I("a","","open"),l=[n,tt(location.search)&&"as built, without your sce\
nario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute(
"aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,
I("p","cg-pop__foot",I("span","",l),c)),r}function Kc(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function Yc(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Vc=Object.freeze(
{__proto__:null,mount:Hc});const j=(e,t)=>[...e.querySelectorAll(t)],U=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=t):e&&
e.textContent!==t&&(e.textContent=t)},Ae=e=>e.dataset.part?+e.dataset.part:void 0,Xc=120;function Jc(e,t){for(const n of j(e,"[data-filter]"))Zc(n,t)}function Zc(e,t){
const n=e.querySelector(".cg-search"),s=j(e,".cg-pill"),o=e.querySelector("[data-none]"),r=j(e,".cg-group").map(p=>({group:p,isOpen:p.open,rows:j(p,".cg-en")})),
i=I("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(p=>p.getAttribute("aria-pressed")===
"true"),f=()=>{const p=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=p.length>0||!!w;if(!y&&!l)return;l=y,p.length&&(a??=r.
map(({group:$,rows:A})=>{const T=$.querySelector("summary")?.textContent??"";return A.map(k=>`${T} ${k.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:$,
isOpen:A,rows:T},k)=>{let v=0;T.forEach((x,N)=>{const q=(!w||(x.dataset.verdict??"").split(" ").includes(w))&&p.every(S=>a?.[k][N].includes(S));x.hidden=!q,v+=+q}),
$.hidden=!v,$.open=y?v>0:A,M+=v}),i.textContent=y?`${M} found`:"",Qc(o,M?"":"Nothing here has "+[u()?.dataset.word,...p.map($=>`“${$}”`)].filter(Boolean).join(
" and ")+".",m)},h=()=>{const p=nn(location.href,"find",n?.value.trim()??""),w=nn(p,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(history.
state,"",w)},d=()=>{f(),h()},m=()=>{n&&(n.value=""),g(""),d(),n?.focus()},g=p=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!p&&w.dataset.word===p))),b=()=>{
const p=new URLSearchParams(location.search);g(p.get("show")??""),n&&p.has("find")&&(n.value=p.get("find")??""),f()};n&&F(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(d,Xc)}),t.addEventListener("abort",()=>clearTimeout(c));for(const p of s)F(p,"click",{signal:t},()=>{g(p===u()?"":p.dataset.word??""),d()});
b()}function Qc(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(I("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var tl=Object.freeze({__proto__:null,mount:Jc});async function ke(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function el(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function Qs({remove:e,take:t,link:n,notice:s="",act:o}){const r=I("div","cg cg-bar"),i=I("span","cg-bar__count"),a=I("span"),c=I("ul","cg-bar__list"),l=I("p",
"cg-bar__offer"),u=I("p","cg-bar__who","Your scenario, ",i,a),f=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),i.setAttribute("\
role","status");let h=[];const d=pt("cg-bar__do","copy link",()=>ke(n(),d)),m=pt("cg-bar__do","put all back",()=>{e(h),mn(r)}),g=I("div","cg-bar__acts",d,m),b=I(
"p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const p=(w,y,M,$)=>{const A=w.reduce((x,N)=>x+N.keys.length+N.parts.length,0);h=w,r.classList.
toggle("is-on",w.length>0),U(i,`${A} changed`);const T=[...new Set(w.flatMap(x=>x.notes))];a.replaceChildren(...T.slice(0,2).flatMap((x,N)=>[N?" and ":", set in\
 ",sl(x,M,$)])),T.length>2&&a.append(` and ${T.length-2} more`);const k=[...c.querySelectorAll("button")].findIndex(x=>x===document.activeElement);c.replaceChildren(
...w.map(x=>nl(x,()=>e([x])))),k>=0&&!w.length?mn(r):k>=0&&c.querySelectorAll("button")[Math.min(k,w.length-1)].focus({preventScroll:!0});const v=y.filter(x=>!f.
has(`${x.key} ${x.there}`));l.hidden=!v.length,l.replaceChildren(...v.map(x=>I("span","cg-bar__kin",`${x.says}: here ${x.here}, elsewhere ${x.there} `,pt("cg-ba\
r__do",`use ${x.there} here too`,()=>t([x])),pt("cg-bar__do is-quiet","keep it apart",()=>{f.add(`${x.key} ${x.there}`),p(w,y,M,$)}))))};return{bar:r,show:p}}function nl(e,t){
const n=pt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),I("li","",I("span","",e.says),...e.was?[I("s",
"",e.was)]:[],I("b","",e.now),...e.isToo?[I("span","cg-bar__too",", here too")]:[],n)}function sl(e,t,n){const[s,o]=t.notes[e]??[e];if(!o)return I("span","",s);
const r=I("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const ol=e=>(e.closest("article, main")??document).querySelector("h1");function mn(e){const t=ol(
e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function pt(e,t,n){const s=Object.assign(I("button",e,t),{type:"button"});return s.addEventListener(
"click",n),s}const to=1e-12,pn=2**-50,eo=2**-48,no=64,gn=1e-9,rl=2**-48,il=2**-51,al=2**-40,cl=2**53;class rt{at=-1;needs="";constructor(t){this.message=t}}const E=e=>{
throw new rt(e)},bn=new Map,wn=(e,t)=>t===0?E("division by zero"):e/t,so=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?wn(1,s):
s},oo=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&E("division by zero"),n&&Math.abs(t)<=no?so(e,t):e<0&&!n?E("power of a negative number"):e**t},yn=e=>e<=
0?E("log of zero or less"):Math.log(e),Mn=(e,t)=>{const n=yn(t),s=n===0?E("division by zero"):yn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=no&&so(t,o)===e?o:s},
Ne=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=pn*Math.abs(e)?n:t},nt=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=to*Math.max(
1,Math.abs(e))?t:Math.floor(e)},Et=e=>-nt(-e),ll=(e,t)=>{t===0&&E("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+
0;const s=pn*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},ro=e=>-Ne(-e),$n=e=>{const t=Ne(e),n=e-t;return Math.abs(n-.5)<=pn*Math.
max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},ul=(e,t=0)=>{const n=Ne(t);(n!==ro(t)||Math.abs(n)>15)&&E("rounding to a number of digits that is not whole, or m\
ore than 15");const s=oo(10,Math.abs(n));return n?n>0?$n(e*s)/s:$n(e/s)*s:$n(e)},Xt=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(
t))||s.some(r=>o<=to*Math.abs(r))},io=(e,t,...n)=>+(e<t&&!Xt(e,t,eo,n)),ao=(e,t,...n)=>+(e<=t||Xt(e,t,eo,n)),fl=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(
t);return+(o<=r||Xt(o,r,gn,s))},Ee=(e,t)=>Math.abs(e)<=rl*Math.abs(t)&&e&&(Math.abs(t)>=cl||e!==Math.floor(e))?0:e,Sn=(e,t)=>{const n=il*Math.abs(t);return Math.
abs(e)<=n&&n<al?0:e},co=e=>Math.abs(e)>2**33?E("an angle so large that its turns cannot be determined"):e,lo=e=>Sn(Math.cos(co(e)),e),hl=e=>lo(e)===0?E("divisio\
n by zero"):Sn(Math.tan(e),e),uo=e=>t=>t>=-1&&t<=1?e(t):E("outside -1..1"),{abs:dl,atan:ml,atan2:pl,sinh:gl,cosh:bl,tanh:wl,exp:yl,sign:Ml,asin:$l,acos:Sl}=Math,
ct=new Map(Object.entries({add:(e,t)=>Ee(e+t,e),sub:(e,t)=>Ee(e-t,e),mul:(e,t)=>e*t,div:wn,neg:e=>-e,pow:oo,not:e=>+(e===0),lt:io,le:ao,gt:(e,t,...n)=>io(t,e,...n),
ge:(e,t,...n)=>ao(t,e,...n),eq:(e,t,...n)=>+Xt(e,t,gn,n),ne:(e,t,...n)=>+!Xt(e,t,gn,n),within:fl,sqrt:e=>e<0?E("root of a negative number"):Math.sqrt(e),exp:yl,
ln:yn,log:Mn,log2:e=>Mn(e,2),log10:e=>Mn(e,10),abs:dl,sign:Ml,floor:Ne,ceiling:ro,round:ul,min:Math.min,max:Math.max,sin:e=>Sn(Math.sin(co(e)),e),cos:lo,tan:hl,
asin:uo($l),acos:uo(Sl),atan:ml,atan2:pl,sinh:gl,cosh:bl,tanh:wl}));function Jt({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
rt)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const _t=86400,vl=2629800,fo=1e-6,vn=-62135596800,ho=253402214400,mo=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||E("overflow"),Math.abs(e-n)>fo?E(t):n},xl=e=>e>=vn&&e<=ho?e:E("a date beyond the years 1 to 9999"),Zt=e=>new Date(xl(mo(e/_t,"n\
o whole number of days")*_t)*1e3),po=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,Al={later:(e,t)=>Zt(e+t).getTime()/1e3,months_later:(e,t)=>{const n=mo(t/vl,
"no whole number of months"),s=Zt(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&E("a date beyond the years 1 to \
9999"),po(r,i,Math.min(s.getUTCDate(),new Date(po(r,i+1,0)*1e3).getUTCDate()))},year:e=>Zt(e).getUTCFullYear(),month:e=>Zt(e).getUTCMonth()+1,day:e=>Zt(e).getUTCDate()};
function _e(e){const t=Math.floor(e/_t+.5);return Math.abs(e/_t-t)>fo||t*_t<vn||t*_t>ho?"–":new Date(t*_t*1e3).toISOString().slice(0,10)}function kl(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=vn&&_e(t)===e?t:void 0}const Ot=12,Nl=100,El={"%":100,percent:100,pct:100,"‰":1e3},_l=e=>!e||
e.startsWith("×")?1:El[e]??0;function Pt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Ot-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+An(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const d=xn(
a,Ot-t),m=d>=10**t?1:0;return`${c}${An(d/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Ot-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*Nl<=u&&(l=Math.max(l,Math.min(t-i+Ot-1-String(f).length,Ot-1-i)));let h=xn(a,Ot-1-i-l);return!n&&l>0&&h>=10**(i+l+1)&&(h=xn(a,Ot-1-i- --l)),c+An(h,l,
n&&i>=0&&h%10**l!==0)}const xn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function An(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const go=25e4,gt=5e6,Ol=2e6,Tl=2e3,Ll=20;class J{}
class Cl{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Tl,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new J;this.pay(Ll)}}function Oe(e){try{return e()}catch(t){if(t instanceof J)return;throw t}}const bo=1e6,Rl=60,ql=1e4,wo=/#[[{]/,yo="more than 1\
,000,000 steps",Il=1e12,Mo={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},kn=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),$o=["read","slope","root","at","series","edge","along","across","path","part"],Pl=["num","row","read","index",...Object.
keys(Mo)],Dl=e=>ct.has(e)||kn.has(e)||Pl.includes(e);function jl({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:$o.includes(String(o))&&n.push(String(r))}return n}function So(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function vo(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function xo(e){const t=e.steps+e.rest;e.steps=Math.
min(bo,t),e.rest=t-e.steps,e.short=t<bo}function Fl([e,...t]){const[n=0,s=0]=t.map(Number),o=ct.get(String(e));return{name:String(e),act:o,effort:o&&bn.get(o),operands:t,
first:n,second:s}}class zl{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>$o.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new Cl,this.loose=void 0,this.round=void 0,this.base=new Tt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(Fl)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new Tt(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Il,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],xo(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=vo(t,So([...this.nodes].map(([n,s])=>[n,jl(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>wo.test(i));if(!s.length||s.length===t.size)return t.size?new Tt(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!wo.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Tt(this,o,n,n.budget)}),
new Tt(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=vo(n,this.readers??=So(this.reads));return this.known.set(s,r),r}}class Tt{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&xo(this.budget);const{open:f,integrals:h,steps:d,
short:m}=this.budget,{costs:g}=this.machine,b=g.get(t)??0;if(m&&b>d)throw new J;try{this.budget.isRunning=!0;const p=this.execute(this.machine.program(t,n),0,n.
length,[]),w=d-this.budget.steps;return(w>ql||b)&&g.set(t,w),p}catch(p){if(!(p instanceof rt))throw p;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:f,integrals:h}),{reason:p.message,key:t,at:p.at,needs:p.needs}}finally{u&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no va\
lue",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:Object.hasOwn(o,l)?o[l]??{reason:`\
the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new J:Object.assign(
new rt(yo),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const h=o[u],d=o[f],{length:m}=l;c&&
this.weigh(c(...l.map(b=>o[+b])));const g=m===2?a(h,d):m===1?a(h):a(...l.map(b=>o[+b]));o[n]=Number.isFinite(g)?g:E(Number.isNaN(g)?"no real value":"overflow")}else if(i===
"num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(t,n,o);continue}n++}}catch(i){throw i instanceof
rt&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)throw new J;E(yo)}}known(t){const n=this.value(
t);if(typeof n=="object")throw Object.assign(new rt(n.reason),{needs:t});return n}series(t){const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new rt(
n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.length-1]),a=kn.get(o);if(!a)return E(Mo[o]??"n\
o real value");this.budget.open>=Rl&&E("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations);return this.
budget.open--,typeof c=="number"&&!Number.isFinite(c)&&E("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Tt(this.machine,t,this,this.budget,
n)}}let Nn,Te,Ao,ko,No;async function Eo(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(Dl),s=Object.values(
e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return hh});_o(o.CHECKED,o.DRAWN),{drawsOf:Te}=o,t.has("beta")&&
ct.set("beta",(await Promise.resolve().then(function(){return Eh})).betaQuantile)}if(s&&({folded:ko,heights:No,summary:Ao}=await Promise.resolve().then(function(){
return bf})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Od});_o(o,r)}Object.values(e).some(({r:o,rs:r})=>o||r)&&({findExtremes:Nn}=
await Promise.resolve().then(function(){return Hd}))}function _o(e,t){for(const[n,s]of Object.entries(e))ct.set(n,s);for(const[n,s]of Object.entries(t))kn.set(n,
s)}const W=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function Oo(e,t=[...e.keys()],n=new Map){
const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}
o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}function To(e){const t=new Map(Object.entries(e.
q)),n=new zl(e.q),s=S=>t.get(S)??{},o=(S="")=>S[0]==="="||S.includes("#")?S:`${e.note}#${S}`,r=S=>{const O=n.under(S);return _=>{const C=O(_);if(typeof C!="obje\
ct")return C;if(s(_).w!==void 0&&typeof i(_)=="object")throw new J}},i=n.under(new Map),a=S=>{const O=r(S);return _=>p(O,_,()=>(n.purse.next(),n.uncertain.has(_)?
u(M(_,S,O)):s(_).c?[M(_,S,O)].flat()[0]:O(_)))},c=new Map,l=a(c),u=S=>Array.isArray(S)?S.length===3?S[1]:void 0:S,f=new WeakMap,h=(S,O,_)=>{const C=f.get(O)??n.
run(O);f.set(O,C);try{return n.counted(C,()=>{const L=Te(C).value(S);return _===void 0?Ao(L):ko(L,_)})}catch(L){if(L instanceof rt)return;throw L}},d=new Map,m=S=>{
for(const O of d.has(S)||!t.has(S)?[]:Oo(t,[S],d)){const{p:_,picks:C,cells:L,rs:R}=s(O),D=new Set(R||!(_||L)?[O]:[]);d.set(O,D);for(const z of[...C??[],...(_??[]).
flat()])for(const B of typeof z=="string"&&d.get(z)||[])D.add(B)}return d.get(S)??new Set},g=(S,O)=>{const _=n.under(O);let C=S,L=_(C);for(;typeof L=="object"&&
L.needs;)L=_(C=L.needs);if(typeof L!="object")return"";const{picks:R}=s(C),D=C.slice(C.indexOf("#")+1);if(!R)return C===S?L.reason:`${D}: ${L.reason}`;const z=R.
map(B=>{const H=_(B);return typeof H=="string"&&s(B).rows?.[H]||H});return`${D} is not known for ${z.join(", ")}`},b=(S,O)=>{const{r:_,rs:C,picks:L=[]}=s(S);return _??
C?.[L.map(O).join()]},p=(S,O,_)=>{const C=w.get(S)??new Map,{round:L}=n.purse;if(C.get(O)===L)throw new J;try{return _()}catch(R){throw R instanceof J&&w.set(S,
C.set(O,L)),R}},w=new WeakMap,y=new WeakMap,M=(S,O,_)=>{const C=y.get(_)??{state:O,found:new Map};return C.state!==O?$(S,O,_):(y.set(_,C),C.found.has(S)||C.found.
set(S,p(C,S,()=>$(S,O,_))),C.found.get(S))},$=(S,O,_)=>{if(O.size&&!n.affected(O.keys()).has(S))return M(S,c,l);n.purse.next();const C=n.uncertain.has(S);if(C&&
s(S).c)return;const R=[...m(S)].sort().map(Q=>[Q,O.has(Q)?void 0:b(Q,_)]).filter(([,Q])=>Q),D=C?void 0:_(S);if(C)return R.length?void 0:h(S,O);if(!R.length||typeof D!=
"number")return D;const z=n.run(O),B=n.affected(R.map(([Q])=>Q)),H=Q=>pe=>{n.purse.point();const ge=n.at(z,pe,B)(Q);return typeof ge=="object"?void 0:ge},ot=A(S,
R),qt=t.has(`${S}#margin`)?Nn(H(`${S}#margin`),R,ot):void 0;if(qt){const Q=[...qt.at,...ot].map(H(S));if(Q.some(vp=>typeof vp!="number"))return;const pe=Math.min(
D,...Q),ge=Math.max(D,...Q);return pe===ge?pe:[pe,ge]}const vt=Nn(H(S),R,ot)?.ends;if(!vt)return;const[X,Yt]=[Math.min(vt[0],D),Math.max(vt[1],D)];return X===Yt?
X:[X,Yt]},A=(S,O)=>(s(S).at??[]).filter(_=>Object.keys(_).length===O.length&&O.every(([C,[L,R]])=>C in _&&_[C]>=L&&_[C]<=R)).map(_=>new Map(O.map(([C])=>[C,_[C]]))),
T=(S,O)=>{if(n.purse.next(),h(S,O)===void 0)return[];const _=f.get(O);return _?n.counted(_,()=>No(Te(_).value(S))):[]},k=(S,O)=>{if(n.purse.next(),!n.uncertain.
has(S)||h(S,O)===void 0)return;const _=f.get(O),C=_&&n.counted(_,()=>Te(_).value(S));return C instanceof Float64Array?C:void 0},v=(S,O,_)=>(n.purse.next(),n.uncertain.
has(S)?[h(S,O,_)].flat()[0]:void 0);function*x(S=Ol){const O=new Map,_=a(O),C=[],L=[];q(S);for(const R of Oo(t)){const{w:D}=s(R);if(D===void 0)continue;const z=Oe(
()=>[M(R,O,_)].flat());!z||z.some(B=>B===void 0)?L.push(R):[D].flat().some((B,H)=>!W(B,z[H],1e-9))&&C.push(R),yield}return{wrong:C,untold:L}}const N=S=>{const O=x(
S);for(;;){const{done:_,value:C}=O.next();if(_)return C}},q=S=>{n.purse.give(S)};return{data:e,entries:t,entry:s,key:o,under:a,why:g,inputs:m,reaches:(S,O)=>n.affected(
[S]).has(O),spread:M,part:v,heights:T,draws:k,prove:N,proving:x,allow:q,taken:()=>n.purse.taken}}const bt="–",Ul=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
En={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Bl={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Wl=e=>Object.
hasOwn(En,/^[A-Za-z]*/.exec(e)?.[0]??""),G=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,_n=e=>e.join(e[0][0]==="-"?" to ":"–"),it=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Le=({f:e=1,o:t=0},n)=>n*e+t,Lo=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Hl=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Bl[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Ce(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Hl(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,h=0]=t[c];s+=h,n*=u**l;for(const[,d,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(d,(o.get(d)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Co(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,p,w)=>{const{d:y,u:M="",o:$}=s(b),A=it(s(b),p);return s(b).iso?_e(p):Lo(A)&&(A!==0||$||!p)?Pt(A,w??y,Ul.test(
M),_l(M)):bt},c=(b,p)=>{const w=p.map(N=>it(s(b),N)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),A=N=>Math.floor(Math.log10(N)),T=M&&$?Math.
max(y,Math.min(A(M)-A($/3)+2,12)):y,[k,v,x]=p.map(N=>a(b,N,T));return`${v} (${_n([k,x])})`},l=(b,p,w,y)=>{const M=(y?r(b,p,y):void 0)??i(b,p,w),{words:$}=s(b);if($)
return $[Number(M)]??bt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[A,T]=M.map(k=>a(b,k));return A===T?A:(s(b).al?"at least ":"")+_n([A,T])}return typeof M==
"number"?a(b,M):M??bt},u=(b,p)=>{const{rows:w,r:y,v:M,u:$}=s(b),A=p??M;return typeof A=="string"?w?.[A]??A:p===void 0&&y?G(_n(y.map(T=>a(b,T))),$):typeof A=="nu\
mber"?G(a(b,A),$):bt},f=(b,p)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:A,x:T,iso:k}=s(b);return!n.has(b)||A||T?!1:w?Object.hasOwn(w,p):typeof p!="number"||
!Number.isFinite(p)||k&&_e(p)===bt?!1:$?$.some(v=>W(v,p)):p>=y&&p<=M||W(p,y)||W(p,M)},h=b=>{const p=new Map;for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.
lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&p.set(M,s(M).rows?$:+$)}return p},d=(b,p)=>{const w=kl(b.trim().replace(/^date\s+/,""));return w===
void 0?{problem:`not a date; write for example ${u(p)}`}:f(p,w)?{value:w}:{problem:`outside ${g(p)}`}},m=(b,p)=>{if(s(p).iso)return d(b,p);const{u:w=""}=s(p),y=w||
"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(L,R,D,z)=>`${R}${z}\
 ${D==="$"?"USD":D}`),[,$,A,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write for example ${u(p)}`};
const[,k,v]=/^([A-Za-z]*)(.*)$/.exec(T)??[],x=(A===""||k[1]==="i")&&Object.hasOwn(En,k)?En[k]:1,N=(x>1?v:T).replace(/\s/g,""),q=Ce(N,t.units),S=Ce(T.replace(/\s/g,
""),t.units);if(x>1&&w&&!/^\s*[A-Za-z]/.test(v)&&!S.unknown&&S.dimension===Ce(w,t.units).dimension)return{problem:`“${b.trim()}” means two things; write ${$}\
 ${T}, or ${+$*x}`};if(q.unknown||N&&q.dimension!==Ce(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${y}`};
const O=+$*x,_=Le(N?{f:q.factor,o:q.offset}:x>1?{}:s(p),O),C=O!==0&&_===0&&!q.offset&&!s(p).o;return f(p,_)&&Lo(_)&&!C?{value:_}:{problem:`outside ${g(p)}`}},g=b=>{
const{lo:p=-1/0,hi:w=1/0,set:y,u:M}=s(b);return G((y??[p,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,text:l,say:u,takes:f,parseCase:h,
parseEntry:m}}const Qt={notes:{},kinds:[],inputs:{}},Ro=e=>e?fetch(e).then(t=>t.ok?t.json():Qt).catch(()=>Qt):Promise.resolve(Qt),Gl=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(e)??["",e,""];return G(t,n)};function qo(e,t,n,s){const{note:o,names:r}=n.data,i=t.map(l=>Kl(l,s)),a=[...e].sort().map(([l,u])=>{const[f,h]=l.split("#"),d=r[f]??
f,m=n.entry(l),[g,b=h]=s.inputs[`${d}.${h}`]??[];return{notes:f===o?[]:[d],kind:g,says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(
u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===
l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Kl(e,t){
const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf("."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{
notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??Gl(o),written:o,value:void 0,keys:[],parts:[e],isHere:!1,isToo:!1}}function Yl(e,t,n,s){const{note:o,names:r}=n.
data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const h=e.filter(m=>m.kind===
f&&!m.isHere).pop(),d=h&&Vl(h,a,c,n);h&&d!==void 0&&n.takes(a,d)&&n.say(a,d)!==n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:h.now,value:d})}return i}
function Vl({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(t??"",n).value}function Xl(e,t){const n=[...t.entries].flatMap(([o,{rows:r,
v:i}])=>r&&typeof i=="string"?[{key:o,words:Zl(r[i]??i,i)}]:[]),s=new Map;if(n.length)for(const o of e.querySelectorAll("p, li, td"))Jl(o,n,s);return s}function Jl(e,t,n){
let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)
s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Zl=(e,t)=>{
const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\
\\w-])`,"i")},Ql={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function tu(e,t,n){if(!tt(location.search))return;const s=e.dataset.inputs,o=new URL(
s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await Ro(s);if(n.aborted)return;const a=()=>tt(location.search).slice(0,2e3).
split(",").filter($=>$.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),l=t.querySelector("cg-map");let u=!1,f="";const h=pt("cg-bar__do","r\
ecompute with it",async()=>{u=h.disabled=!0,d().setAttribute("role","status"),m("Recomputing …");const{rechain:$,recompute:A}=await Promise.resolve().then(function(){
return Qd});if(l)return l.recompute=async k=>{const{now:v,sum:x}=await $(k,a().join(),n);return m(Io(x,"What is not in this chain is as built.")),v},l.view?.renew();
const T=await A(c??t,a().join(),n,(k,v)=>m(`Recomputing, note ${k+1} of ${v} …`));m(Io(T))}),d=()=>p.querySelector(".cg-bar__notice"),m=$=>U(d(),f=$),g=()=>{const $=l?.
dataset.mode==="chain";h.hidden=!$,u&&f&&U(d(),$?f:r??"")},b=()=>{u?location.reload():y()},{bar:p,show:w}=Qs({remove($){const A=new Set($.flatMap(k=>k.parts)),T=a().
filter(k=>!A.has(k));history.pushState(history.state,"",be(location.href,T.join())),b()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),y=()=>w(qo(
new Map,a(),Ql,i),[],i,o);if(e.append(p),addEventListener("popstate",b,{signal:n}),y(),!l)return;const M=new MutationObserver(g);M.observe(l,{attributeFilter:["\
data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),g()}const Io=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?
[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].join(" ");var eu=Object.freeze({__proto__:null,mount:tu});function Po(e,t,{model:n,state:s,
now:o}){const r=o(t),i=a=>typeof r=="number"?W(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=
[...e.options].findIndex(i):e.type==="range"?nu(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),Do(e,"")))}
function nu(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(it(o,l)):it(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/
150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),Ts(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function Do(e,t){
const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(I("span","cg-why"),{id:s});if(r.setAttribute(
"role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);U(r,t),e.setAttribute("ari\
a-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const su="computed when you let go",jo="not computed here",ou="Pale values take many steps: they\
 are computed when you let go.",Fo=8;function ru(e){const t=[...new Set(e)],n=t.length-Fo,s=t.slice(0,Fo).join(", ")+(n>0?` and ${n} more`:"");return`Pale value\
s are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function iu(e){const t=e.matches(
zo)?e:e.closest("[data-row]")??e.querySelector(zo),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const zo="\
[data-q], [data-say], [data-check], [data-row]";function au(e){const t=new Map,n=I("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;
const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof J))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute(
"title",s?jo:su),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&U(a.querySelector("button")??a,jo)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.
remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].
map(iu).filter(Boolean):[];U(n,t.size?s?ru(a):ou:"")},start:a=>{s=a}}}function Uo(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<
0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+
1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function On(e,t){const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.
indexOf(":"),{key:a,own:c,known:l}=Uo(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),h=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;
i>0&&h!==void 0&&t.takes(a,h)?n.set(a,h):o.push(r)}return{state:n,carried:s,dropped:o}}function cu(e,t){const n=e.indexOf(":"),{key:s}=Uo(e.slice(0,Math.max(n,0)),
t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(
e.slice(n+1),s).problem??"not taken"}function Bo(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="n\
umber"&&l?.iso?_e(i):typeof i=="number"?`${+it(l??{},i).toPrecision(12)}${l?.u&&Wl(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const lu={holds:"✓",failing:"✗",unknown:"–"},Wo=e=>e===void 0?"unknown":e?"holds":"failing";function uu(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function fu(e,t){
const n=j(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:mu(i)})).filter(({key:i})=>t.entries.has(i)),s=j(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=j(e,".cg-claim[data-q]"),r=du(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,h=m=>{
const g=a(m);return f.set(m,g===void 0?void 0:!!g),f.get(m)};for(const{e:m,key:g,row:b,built:p}of n)l(m,()=>{f.delete(g);const w=h(g);pu(m,w,!W(a(g),c(g)),p),i.
done&&Ho(b,w!==!0&&u.size>0)});for(const{e:m,of:g,built:b}of s)l(m,()=>{const p=g.some(({key:M})=>!W(a(M),c(M))),{state:w,says:y}=uu(g.map(({key:M})=>h(M)));m.classList.
toggle("is-off",p),m.firstElementChild&&(m.firstElementChild.className=p?`cg-mark is-${w}`:b.mark),U(m.firstElementChild,p?lu[w]:b.sign),U(m.lastElementChild,p?
y:b.says),m.title=p?"in your scenario":""});const d=n.filter(({key:m})=>f.has(m)&&!W(a(m),c(m)));r(hu(d.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function hu(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function du(e){const t=e.querySelector(".cg-facts"),n=I("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=I("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),U(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const mu=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function pu(e,t,n,s){const o=n?Wo(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Wo(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);U(e.querySelector(
".cg-mark"),n?"→":s.sign),U(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Ho(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const gu={makeValues:To,prepare:Eo},bu=[[".cg-table",()=>Promise.
resolve().then(function(){return rm})],["svg[data-x]",()=>Promise.resolve().then(function(){return Em})],[".cg-fig",()=>Promise.resolve().then(function(){return Ym})],
[".cg-grip",()=>Promise.resolve().then(function(){return Dm})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return np})],["[data-sens]",()=>Promise.
resolve().then(function(){return up})],["svg[data-rows]",()=>Promise.resolve().then(function(){return yp})]],wu=e=>Promise.all(bu.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),yu=2;async function Mu(e,t,n,s,o){const r=Co(e),i=new Map,a=r.under(i),c=location.pathname;let l=[];const{attempt:u,start:f,tell:h}=au(t),
d={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:S,inCase:q,attempt:u},m=[],g=new Set;r.allow(gt);const b=xu(n,r,a,i);let p=0,w=0,y=Qt;const M=t.
dataset.inputs,$=new URL(M??"",document.baseURI).href,{bar:A,show:T}=Qs({remove(L){const R=new Set(L.flatMap(D=>D.parts));l=l.filter(D=>!R.has(D)),S(new Map(L.flatMap(
D=>D.keys).map(D=>[D,void 0])))},take:L=>S(new Map(L.map(({key:R,value:D})=>[R,D]))),link:()=>location.href});t.append(A);const k=()=>{const L=qo(d.state,l,r,y),
R=Yl(L,d.state,r,y);T(L,R,y,$),vu(n,r,R)},v=async()=>{y!==Qt||!Su(d.state,l,r)||(y=await Ro(M),s.aborted||k())},x=(L=!0)=>{const R=L?gt:go;d.state.size||(d.state=
i),f(d.done=L),r.allow(R),d.now=d.state.size?r.under(d.state):a,b(d),k();for(const z of m)g.add(z);const D=()=>{const z=performance.now()+yu;r.allow(R);for(const B of g){
if(s.aborted)return;if(g.delete(B),B(d),performance.now()>z)break}r.allow(gt),g.size?p=requestAnimationFrame(D):h()};cancelAnimationFrame(p),p=requestAnimationFrame(
D)},N=()=>{const L=On(tt(location.search),r);return l=L.carried,d.state=L.state,x(),v(),L.dropped};function q(L){const R=r.parseCase(L),D=new Map([...d.state,...R]);
return{state:D,read:R.size?r.under(D):d.now}}function S(L,R="step",D=R==="step"){d.state=new Map(d.state);for(const[z,B]of L){const{v:H,r:ot}=r.entry(z);B===void 0||
!ot&&W(B,H)?d.state.delete(z):r.takes(z,B)&&d.state.set(z,B)}x(D),clearTimeout(w),R==="drag"?w=setTimeout(O,150,"drag"):O(R),R==="step"&&Go(n)}function O(L){const R=be(
location.href,Bo(d.state,l,r));R===location.href||s.aborted||location.pathname!==c||(L==="step"||!tt(location.search)?history.pushState(history.state,"",R):history.
replaceState(history.state,"",R))}const _=N();_.length&&$u(_,r,A);const C=Bo(d.state,l,r);tt(location.search)!==C&&history.replaceState(history.state,"",be(location.
href,C)),F(window,"popstate",{signal:s},()=>{location.pathname===c&&N()}),_u(d);for(const L of o){const R=[await L.mount(d)].flat();m.push(...R),r.allow(gt);for(const D of R)
D(d)}h()}function $u(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${cu(i,t)})`),o=pt("cg-bar__x","×",()=>{r.remove(),mn(n)}),r=I("p","cg-bar__notice\
 cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const Su=(e,t,{
data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function vu(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of j(e,".cg-row[\
data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.
remove();continue}U(a??o.appendChild(I("span","cg-elsewhere")),`${i} elsewhere`)}}function xu(e,t,n,s){const o=g=>j(e,`[data-${g}]`).map(b=>[b,t.key(b.dataset[g])]).
filter(([,b])=>t.entries.has(b)),r=o("say"),i=fu(e,t),a=Nu(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=j(e,"[data-set]").map(g=>[g,[...t.parseCase(g.dataset.set)]]),
h=j(e,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(t.key),g.dataset.rows?.split(`
`)]),d=Xl(e,t),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,b])=>{const p=t.parseCase(g.dataset.with),w=p.size?p:s;return{e:g,key:b,given:p,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:d.get(g)??[],built:Oe(()=>t.text(b,w,p.size?t.under(p):n,Ae(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:b,now:p,attempt:w}=g,y=new Map(b);for(const M of m)w(M.e,()=>Au(M,g));for(const[M,$]of r)w(M,()=>U(
M,t.say($,p($))));for(const[M,$]of a)w(M,()=>Eu(M,$,g));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",ku(t.heights($,g.state))));for(const[M,
$]of c)w(M,()=>Po(M,$,g));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,A]of h)w(M,()=>{M.hidden=A?!A.includes($.map(p).join()):$.some(T=>y.has(T))});i(g);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([A,T])=>W(p(A),T,1e-9)))))}}function Au({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const h=n.size>0&&l.size>0,d=h?new Map([...l,...n]):l,m=h?c.under(d):u,g=(r===void 0||n.size>0)&&!l.size,b=g?"":c.text(
t,d,m,Ae(e)),{c:p,u:w,rows:y}=c.entry(t),M=g?!1:r===void 0?G(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const N=!g&&b===bt&&s?.matches(".cg-out")?c.why(
t,d):"";U(e,g?i:N?`${bt} ${N}`:G(b,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(".cg-claim__now"),A=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const T=n.size?void 0:o.find(N=>m(N)!==f(N)),k=T?` · ${c.say(T,m(T))}`:"",v=y?c.say(t,m(t)):G(b,w)+
A,x=p?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":v;e.classList.toggle("is-changed",M),U($,M?`→ ${x}${k}`:""),$.dataset.copy=M&&!p?x:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${x}${k}`:a)}const ku=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",Nu=(e,t)=>j(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Eu(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(d=>s.has(d)||!W(r(
d),i(d))),u=e.querySelector(".cg-row__was"),f=()=>t.map(d=>n.text(d,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const h=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&h&&Ho(e,s.size>0&&t.some(d=>n.text(d,s,r)===bt)),U(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function _u(e){const{model:t,root:n,signal:s}=e;F(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of j(n,".cg-panel__results"))b.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:h,log:d}=l,m=d?10**+i.value:+i.value,g=h?u+Math.round((Le(l,m)-u)/h)*h:Le(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,g))]]),"drag",c),c&&Go(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&Do(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),F(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>Po(r,t.key(r.dataset.p),e))}),F(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&Ou(a,e),c&&Tu[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function Ou(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const Tu={steps(e,t){const n=j(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{ke(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{ke(e.parentElement?.querySelector("code")?.textContent??"",e)}},Go=e=>requestAnimationFrame(()=>j(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Lu=Object.freeze({__proto__:null,compute:gu,loadParts:wu,mount:Mu});const Ko=14,Cu=226,Ru=78;function Tn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function qu(e,t){const n=Tn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Ko||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=Iu(n,t),i=Pu(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Du(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function Iu(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Ko&&n.add(o);return[...n]}function Pu(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Du(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(h=>h[0]===u&&o.has(h[1])).map(h=>o.get(h[1])?.[1]??0);return f.length?f.reduce((h,d)=>h+d,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Cu,l+(f-(c.length-1)/2)*Ru]))}return o}function Yo(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=Tn(e,s).size;o>n&&([t,n]=[s,o])}return t}function ju(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Fu(e,t,n){const s=rn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Tn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function zu(e,t,n,s){if(!e.boxes[t])return Yo(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Uu=Object.freeze({__proto__:null,beside:zu,
chartOf:qu,meant:Fu,richest:Yo,trace:ju});const Bu=16;function P(e,t,...n){const s=I(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const Re=e=>P("span","cg-dot "+(e<0?"orphan":`c${e%At}${e>=At?" ring":""}`));function Wu(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=we(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,Bu).map(({group:i,name:a,
size:c})=>{const l=P("button","cg-toggle",Re(i),a+" ",P("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var Hu=Object.freeze({__proto__:null,
dot:Re,legend:Wu,make:P});const Vo=200,Xo=6;function Gu(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=p=>c==="by links"?i[p].degree:c==="by PageRank"?i[p].rank:0,u=i.filter(p=>!p.kind),f=o??u.filter(p=>s.nodes[p.number]).map(p=>p.number),h=o?[...f].
sort((p,w)=>l(w)-l(p)):[...f].sort((p,w)=>l(w)-l(p)||i[p].title.localeCompare(i[w].title)||p-w);Ku(e),a.replaceChildren(...h.slice(0,Vo*t).map(p=>{const w=i[p],
y=w.kind?P("span","cg-dot "+Ds[w.kind]):Re(r.group[p]);return P("li","",y,te(n,p),P("small","cg-num",String(w.degree)))}));const[d,m,g]=[h.length,u.length,h.length-
Vo*t],b=e.part("more-notes");e.part("list-title").textContent=d===m?"All notes":d?`${d} of ${m}`:"Nothing found",b&&(b.hidden=g<=0,b.textContent=`${g} more`)}function Ku(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?rn(t,s.find).slice(0,Xo):[];if(!o)return;const i=(n??[]).slice(0,Xo).map(l=>P("li","",Re(e.painter.group[l]),
te(t,l))),a=r.map(l=>{const u=t.boxes[l],f=P("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return P("li","",P("span","",qe(u),f),P(
"small","cg-num",u.value))}),c=P("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(P("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function qe({name:e,number:t}){const n=P("button","",e);return n.dataset.box=String(t),n}function te(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=P(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var Yu=Object.freeze({__proto__:null,go:te,goBox:qe,list:Gu});
const Jo=3;function Vu(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?Zu(e,ye(t,s.from),ye(t,s.to)):e.notice?[P("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:Ju(t,n,r,Xu(e,r))}function Xu(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Ln=(e,t,n)=>P("li","",P("span","rel",e),P("span","",...t,Cn(n))),Cn=e=>e?P("span",
"why",e):"";function Rn(e,t){const n=P("a","",t);return n.setAttribute("href",e),n}function Ie(e,...t){const n=P("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=P("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function Ju(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[P("h2","",o.title),P("p","",r),Ie(o.url?Rn(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=P("ul","cg-list");for(const u of e.edges){const[f,h]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[h]&&c.set(h,[...c.get(h)??[],u])}for(const[u,f]of c){const h=f.length>
1?f.filter(g=>e.types[g.type][0]!=="link"):f,d=new Set(h.map(g=>e.types[g.type][3-a])),m=new Set(f.map(g=>g.reason).filter(Boolean));l.append(Ln([...d].join(", "),
[te(e,u)],[...m].join("; ")))}c.size&&i.push(P("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Zu({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,h)=>[P("h2","",f),P("p","",h),...s<0?[]:[Ie(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=Ps(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,h)=>Qu(e,f,h,+n.way===h)),P("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Qu(e,t,n,s){const o=P("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>ef(e,
t[f],u));t.forEach((u,f)=>{o.append(P("li","note",te(e,u)),...i[f]?tf(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=P("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[P("h3","c\
g-way",l,P("small",""," "+c)),o]}function tf({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=P("span","",s.says&&s.says+" ",P("code","",s.name));return P(
"li","",r,P("b","cg-num",s.value),o===t.length-1?Cn(n):"")}):[P("li","",P("span","",e),Cn(n))]}function ef(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*Me(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,h)=>o(f)-o(h))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,h])=>e.boxes[f].note===r.b&&e.boxes[h].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,Jo),l=s.find(
f=>f.reason&&(f.kind==="link"||Is(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Jo).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var nf=Object.freeze({__proto__:null,about:Vu,acts:Ie,line:Ln,link:Rn});const lt={width:186,height:62};function sf(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+lt.width*t.k&&o<=c+lt.height*t.k)return r}return-1}function of(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+lt.width,i+lt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function rf(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[h,d]of n.edges){const m=n.at.get(h),g=n.at.
get(d);if(!m||!g)continue;const b=!f||f.has(h)&&f.has(d),[p,w]=e.screen(s,m[0]+lt.width+4,m[1]+lt.height/2),[y,M]=e.screen(s,g[0]-5,g[1]+lt.height/2),$=Math.max(
p,y-34*u),A=(y-$)/2;a.beginPath(),a.moveTo(p,w),a.lineTo($,w),a.bezierCurveTo($+A,w,y-A,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[h,d]of n.at){const m=f&&!f.has(h),g={...c.boxes[h],...qn(n,h)};af(e,s,g,d,m?.3:1,h===n.end,h===r&&i)}}function qn({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function af(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),h=lt.width*l,d=lt.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,h+4,d),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,h,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+d,h,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,h+8,d+8);const m=(M,$,A,T,k=0)=>{[a.font,a.fillStyle]=[$,e.solid(A,o)];let v=M;for(;v.length>1&&a.measureText(
v).width>h-k;)v=v.replace(/.…?$/u,"…");return a.fillText(v,u+k,f+T*l),a.measureText(v).width},g=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,b=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,g,20),p=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";p&&b<h*.7&&m(`\
  ${p}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";w<h*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function cf(e,t){if(!t)return[P("h2","","A chain"),P("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],h=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...qn(t,w.number)};return M?`${y}, as built ${w.value}`:$?`${y}, as built`:y},d=P("h2","",`What makes “${r.says||
r.name}” ${h(r)}?`),m=P("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),g=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=P("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...qn(t,w.number)};b.append(Ln(h(w),[qe(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const p=P("details","cg-chain__list",
P("summary","","as a list"),b);return[d,m,Ie(Rn(r.url,"open row")),...g.length?[P("p","cg-chain__uses","What uses it: ",...lf(g))]:[],...i.length>1?[p]:[]]}const lf=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",qe(t)]);var uf=Object.freeze({__proto__:null,about:cf,boxAt:sf,draw:rf,fit:of});function ff(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*It),f=Math.round(n.height*It),h=e.sheet;(!h||Math.abs(i-h.x)*c>o*It||Math.abs(a-h.y)*
c>r*It)&&hf(e,t,u,f);const d=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(d.canvas,Math.round((d.x-i)*c*l)-u,Math.round((d.y-a)*c*l)-f),s.restore()}
function hf(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var df=Object.freeze({__proto__:null,slide:ff});
const mf=2,In=24,pf=9,Zo=.3,K=e=>e instanceof Float64Array,ee=e=>Array.isArray(e),ne=new Map;ne.set(ct.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Ee(e[r*t]+n[r*s],e[r*t])}),ne.set(ct.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Ee(e[r*t]-n[r*s],e[r*t])}),ne.set(ct.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),ne.set(ct.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=wn(e[r*t],n[r*s])});function se(e,t){const n=t.find(K);if(!n){
const u=e(...t);return Number.isFinite(u)?u:E(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>K(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>K(u)?1:0),c=ne.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(h=>+(K(h)?h[f]:h))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&E(s.some(
Number.isNaN)?"no real value":"overflow"),s}function Pn(e,t){if(!K(e))return e;if(t!==mf)return Qo(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Qo(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return Dn(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Dn(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}Dn(e,t,a,s),Dn(e,i,n,s)}function gf(e){const t=tr(e);if(!K(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Zo)/In,r=n-(s-n)*Zo,i=Array.from({length:In},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<In&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(pf*c/a+.5))}function tr(e){
if(ee(e))return E("no value");if(!K(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Qo(e,[.05,.5,.95]);return[t,n,s]}var bf=Object.freeze({__proto__:null,
each:se,folded:Pn,heights:gf,isMany:K,isSeries:ee,summary:tr});const Y=4096,wf=12,yf=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],Mf=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
$f=.6931471805599453,er=([e,t],n)=>nr(e,n)/nr(t,n),nr=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Sf(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*$f}function vf(e){const t=e-.5;return t>=-.425?t*er(yf,.180625-t*t):-er(Mf,Math.sqrt(-Sf(e))-1.6)}let Dt;function jn(){
if(Dt)return Dt;Dt=new Float64Array(Y);for(let e=0;e<Y/2;e++)Dt[Y-1-e]=-(Dt[e]=vf((e+.5)/Y));return Dt}const sr=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function or(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Fn(e){const t=Uint16Array.from({length:Y},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(sr(n,2166136261),sr(n,16777619),n.length,1);for(let o=0;o<wf;o++)or(s);for(let o=Y-1;o>0;o--){const r=Math.
floor(or(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const rr=new Map;function xf(e,t){const n=rr.get(e);if(n)return n;const s=t==="score"?jn():Float64Array.
from({length:Y},(r,i)=>(i+.5)/Y),o=Float64Array.from(Fn(e),r=>s[r]);return rr.set(e,o),o}const ir=new Map;function Af(e,t){const n=jn();return Float64Array.from(
ar(e),s=>t==="score"?n[s]:(s+.5)/Y)}function ar(e){const[t,n]=e[e.length-1];if(!n.length)return Fn(t);const s=JSON.stringify(e),o=ir.get(s);if(o)return o;const r=n.
map((l,u)=>cr(ar(e.slice(0,u+1)))),i=kf(cr(Fn(t)),r,n),a=Array.from({length:Y},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Y);return a.forEach((l,u)=>c[l]=
u),ir.set(s,c),c}function cr(e){const t=jn();return Float64Array.from(e,n=>t[n])}function kf(e,t,n){const s=t.map(f=>t.map(h=>Pe(f,h))),o=s[0][0],r=n.map(f=>f*o),
i=ur(s,t.map(f=>Pe(e,f))),a=ur(s,r),c=lr(e,t,i.map(f=>-f)),l=o-Pe(a,r),u=Math.sqrt(Math.max(l,0)/Pe(c,c));return lr(c.map(f=>u*f),t,a)}const lr=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function Pe(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function ur(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const fr=16,Nf=2048,hr=[2,4,6,8],Ef=255,_f=15,Of=64,Tf=75e4,Lf=1e-12,zn=1e-9,
dr=1024,Cf=.381966011250105,Rf=64,qf=40,If="the steps cannot be made fine enough",{abs:oe,floor:De,max:at,min:re}=Math;function Pf(e,t,n,s,o,r){n<s||E(n>s?"the \
range runs backwards":"the range is empty");let i=fr,a=0,c=mr(e,t,n,s,fr);for(;;){const l=mr(e,t,n,s,2*i),u=2*i>=Nf||168*o*i>Tf;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const h=c,d=t.map((p,w)=>Hf(h,l,w)),m=d.map(p=>p.reduce((w,y)=>at(w,y),0)),g=m.reduce((p,w,y)=>at(p,Uf(w,l.values[y])),0),b=g<=a/Of?
Ef:_f;if(g/b<=Lf||u&&g/b<=zn){const p=jf(e,l,m,r);if(p===void 0)return{...l,errors:m.map(w=>w/b)};f=p}else u&&(f=zf(l,d));a=g}if(u)return E(`${If} ${Df((f-n)/(s-
n))}`);i*=2,c=l}}function Df(e){const t=De(e*1e3+.5);return`at ${De(t/10)}.${t%10} % of the way`}function jf(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(dr/a),u=Ff(s,t,c),f=r.map((m,g)=>at(zn*m.reduce((b,p)=>at(b,oe(p)),0),10*n[g])*dr/(o[a]-o[0])),h=(m,g,b)=>{const p=(M,$)=>b.reduce(
(A,T,k)=>A+T[$]*M[g+k],0),w=r.map((M,$)=>p(M,0)+c*p(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>oe(M-p(r[$],2)/c-p(i[$],3))>f[$])},d=new Map;for(let m=0;m<a;m++){
const g=re(at(m-1,0),a-3);for(let b=0;b<l;b++){const p=m-g+(b+Cf)/l,w=d.get(p)??Un(p);if(d.set(p,w),h(o[g]+p*c,g,w))return o[g]+p*c}}for(const m of[...u,...u.slice(
1).map((g,b)=>(u[b]+g)/2)]){const g=re(at(De((m-o[0])/c)-1,0),a-3);if(h(m,g,Un((m-o[g])/c)))return m}}function Un(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Ff(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Rf&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],h=t[u];const d=re(at(u-2,0),t.length-4);for(let m=0;m<qf;m++){const g=f+
(h-f)/2,b=Un((g-t[d])/o),p=(y,M)=>b.reduce(($,A,T)=>$+A[M]*y[d+T],0),w=e(g,n.map((y,M)=>p(y,0)+o*p(s[M],1)));if(!w)break;w[c]*l>0?f=g:h=g}return f+(h-f)/2}}function zf(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=at(r,oe(a)),!(t[o][c]<=zn*r)));i>=0&&(n=re(n,e.times[i]))}),
n}function Uf(e,t){const n=t.reduce((s,o)=>at(s,oe(o)),0);return n?e/n:e}function mr(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,h)=>n+(s-n)*h/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const h=Bf(e,i[f],l,r);if(!h)return i[f];const d=h[1];[l]=h,l.forEach((m,g)=>{a[g].push(m),c[g].
push(d[g])})}const u=e(s,l);return u?.forEach((f,h)=>c[h].push(f)),u?{times:i,values:a,slopes:c}:s}function Bf(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of hr.entries()){const c=Wf(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/hr[i-u-1],h=f*f-1;r.push(r[u].map((d,m)=>d+(d-l[u][m])/h))}}
return[r[r.length-1],o]}function Wf(e,t,n,s,o,r){let i=n,a=pr(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,pr(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const pr=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function gr(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=re(at(De((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,h)=>t[i+(h>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const h=a;
c+=l*h[0],l*=u-(f>>1),a=Array.from({length:7-f},(d,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(h[m+1]-h[m])/((m+f+1>>1)-(m>>1)))}return c}function Hf(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>oe(r-(i%2?gr(e.times,s,o,t.times[i]):s[i/2])))}const Gf=0,Kf=2,Bn=1e-12,Yf=1e4,Wn="outside of the table",{abs:ut,max:wt,
min:jt,sqrt:Hn,trunc:Vf}=Math;function br(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Gn(e,t,n){const s=e[0],o=e[e.length-
1],r=Bn*wt(ut(s),ut(o));return t<s?n||s-t<=r?s:E(Wn):t>o?n||t-o<=r?o:E(Wn):t}const Kn=(e,t)=>jt(wt(br(e,t)-1,0),e.length-2);function Xf(e,t,n,s){let o=br(e,n)-1;
return o+1<e.length&&e[o+1]-n<=Bn*wt(ut(e[o+1]),ut(n))&&o++,o<0&&!s&&E(Wn),t[wt(o,0)]}function Jf([e,t,n],s,o,r){if(o===Kf)return Xf(e,t,s,r);const i=Gn(e,s,r);
if(e.length===1)return t[0];const a=Kn(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===Gf)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,h=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(h+l*(f/c)))}function Zf([e,t,n],s,o,r){const i=Gn(e,s,r),a=Gn(t,o,r),c=Kn(e,i),l=Kn(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),h=(a-
t[l])/(t[l+1]-t[l]),d=c*u+l,m=(c+1)*u+l,g=n[d]+(n[d+1]-n[d])*h,b=n[m]+(n[m+1]-n[m])*h;return g+(b-g)*f}const Qf={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),[c,l,u,
f]=a,h=Number(i[+o]),d=c[c.length-1];if(!f)return Jf(a,h,+n,+s);const m=Bn*wt(ut(c[0]),ut(d));c[0]-m<=h&&h<=d+m||E("outside of the range of its rate");const g=gr(
c,l,u,jt(wt(h,c[0]),d));return g!==0&&ut(g)<Yf*f[0]&&g!==l[0]&&g!==l[l.length-1]&&E("too near to zero for the steps of its rate"),g},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,k)=>k%3===0),h=l.filter((T,k)=>k%3===1),d=l.filter((T,k)=>k%3===2),m=(T,k)=>(v,x)=>{
const N=Jt(e,()=>(a[c]=v,f.forEach((q,S)=>a[q]=x[S]),k.map((q,S)=>Number(i(S?k[S-1]:T,q)))));return N?.every(Number.isFinite)?N:void 0},g=m(c+1,d),b=h.map(T=>Number(
a[T])),p=Number(a[+t]),w=Number(a[+n]);g(p,b);const y=e.budget.steps;g(p,b);const M=Math.max(+s,y-e.budget.steps),$=Pf(g,b,p,w,M,m(d[d.length-1],u));return[$.times,
...$.values.flatMap((T,k)=>[T,$.slopes[k]]),$.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Zf(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function ie(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=ut(o)<ut(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=th(t);return Number.isFinite(n)?n:E("overflow")}function th(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Ft=e=>e.length?e:E("no row fulfils it"),je=e=>(Ft(
e),ie(e)/e.length);function wr(e,t){t>=0&&t<=1||E("a share is between 0 and 1"),Ft(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=jt(Vf(s),n.length-1),r=jt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function ae(e){const t=je(e);return e.map(n=>n-t)}function zt(e,t){const n=ie(e.map((s,o)=>s*t[o]))-ie(e)*ie(t)/e.
length;return Number.isFinite(n)?n:E("overflow")}const Yn=e=>e.length<2?E("fewer than two rows"):e;function eh(e){Yn(e);const t=ae(e);return Hn(zt(t,t)/(e.length-
1))}function yr(e,t){Yn(t);const n=ae(e),s=ae(t),o=zt(s,s);return o?zt(n,s)/o:E("all rows have the same place")}function nh(e,t){Yn(t);const n=ae(e),s=ae(t),o=Hn(
zt(n,n))*Hn(zt(s,s));return o?jt(wt(zt(n,s)/o,-1),1):E("all rows have the same value")}const Mr={total:ie,count:e=>e.length,mean:je,min:e=>Ft(e).reduce((t,n)=>jt(
t,n)),max:e=>Ft(e).reduce((t,n)=>wt(t,n)),first:e=>Ft(e)[0],last:e=>Ft(e)[e.length-1],median:e=>wr(e,.5),quantile:wr,stdev:eh,slope:yr,intercept:(e,t)=>je(e)-yr(
e,t)*je(t),correlation:nh},sh={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},$r=(e,t)=>e[+t].map(({numbers:n})=>n),oh={rows(e,t,n,s,o){const[r,i,...a]=t.
map(Number),c=a.length-1,l=a.slice(0,c).map(()=>[]);for(let f=0;f<r;f++){s[o]=f;try{for(let h=0;h<c;h++){const d=Number(n(h?a[h-1]:o+1,a[h]));if(i&&!h&&!d)break;
l[h].push(d)}}catch(h){throw h instanceof rt&&e.budget.steps>=0&&!h.needs&&(h.message.startsWith("the cell `")||(h.message+=` in row ${f+1}`)),h}}return l.slice(
i).map(f=>({first:0,numbers:f}))},fold:(e,[t,n,...s],o,r)=>Mr[t](...$r(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),scan:(e,[t,n],s,o)=>[{first:0,numbers:sh[t](
$r(o,n)[0])}]},Sr=1e5,Vn=5;function vr(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+Vn<e.length;r+=Vn){const[a,c,l,u,f]=e.slice(r,r+Vn).map(Number),h=s(n[u]),
d=nt(h);d!==Et(h)&&E("the last step is not a whole number"),d<a-1&&E("the steps run backwards"),d-a>=Sr&&E("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:d,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function xr({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:E(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function Ut(e){const t=nt(e);return t===Et(e)?t:E("a step is a whole number")}const Ar=(e,t,n)=>e[+t][+n],rh={
steps(e,t,n,s,o){const r=vr(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof rt&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>xr(Ar(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>xr(Ar(r,t,n),Ut(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=Ut(Number(o[+n])),c=i[a-r]??E(`there is n\
o step ${a}`);return typeof c=="number"?c:E(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>Ut(Number(o[+c])));a-i>Sr&&E("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return E("no step fulfils it")}},kr="other\
 rows are chosen",ih=1e3,Bt=e=>typeof e=="number"?e:E("a bound, or the number of a step, that has a distribution");function Nr(e,t,n,s,o){const[r,...i]=t[n],[a,
c]=i.slice(0,2).map(u=>Bt(s[+u]));(nt(a)!==Et(a)||nt(c)!==Et(c))&&E("bounds are not whole numbers"),nt(c)<nt(a)-1&&E("the bounds run backwards"),c-a>=1e4&&E("mo\
re than 10,000 terms");let l=r==="sum"?0:1;for(let u=nt(a);u<=nt(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=se(r==="sum"?(h,d)=>h+d:(h,d)=>h*d,[l,f])}return l}
function Er(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?Bt(s[+r+1])-+a:Ut(Bt(s[+a])),h=c[f-l];return h!==void 0?e.lowered(h):
E(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const _r=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),Or={sum:Nr,product:Nr,back:Er,
prior:Er,steps(e,t,n,s){const o=vr(t[n].slice(1),n,s,Bt),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=ih&&E("more than 1,000 s\
teps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(
({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=Ut(Bt(s[+t[n][2]])),a=r[i-o]??E(`there is no step ${i}`);return typeof a=="string"?E(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&K(f)&&E(kr),r&&!u&&
!f)break;c[u].push(f)}}catch(u){throw u instanceof rt&&!u.needs&&u.message!==kr&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=_r(e,s,+r),c=a[0].length,l=a.map((f,h)=>h*c);return se((...f)=>Mr[o](...l.map(h=>f.
slice(h,h+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];for(const r of _r(e,s,+t[n][2])[0])o.push(o.length?
se((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},
first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Ut(Bt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!K(l)){if(!l)continue;return a?
a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))
return a}return E("no step fulfils it")}},Tr=8,ah=2e3,ch=1e3,lh=new Set(["num","row","index","read","back","prior","at","edge","series"]),uh={beta:256},fh="a ro\
ot, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class ce{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=
o,this.count=o?.length??n?.count??Y,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),
this.pinned=n?.pinned??new Set(Lr(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=ch)throw new J;this.depth++;let s;try{s=this.found(
t)}finally{this.depth--}return this.kept+=ee(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>ah&&(this.memo.clear(),this.kept=0),this.memo.set(
t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{
outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Xn(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.
run.value(t);return ee(a)?a:this.run.known(t)}if(s.dr)return s.chain?Af(s.chain,s.dr):xf(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??
[]).map(a=>this.value(a)).join();return s.cells?.[i]??E(s.problem||`no cell in row \`${i}\``)}lowered(t){return!K(t)||t.length===this.count||!this.outside?t:this.
part(this.outside.lowered(t))}series(t){const n=this.value(t);return ee(n)?n:E("no value")}part(t){const{chosen:n}=this;return n&&K(t)?Float64Array.from(n,s=>t[s]):
t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=ct.get(String(i));if(r.steps<=0)throw new J;if(r.pay(c||lh.has(String(i))&&!this.
copies?1:Y/Tr),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=se(c,a.map(u=>o[+u]));
K(l)&&r.pay((uh[i]??1)*Y/Tr-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;
if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new ce(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(
t,n,s):o==="drawn"?a=Pn(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?E("no case holds"):Object.hasOwn(Or,o)?a=Or[o](this,t,n,s,i):E(fh);return s[n]=s[i-1]=a,i}cases(t,n,s){
const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!K(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.
forEach(([u,f],h)=>{const d=[];if(a.forEach((b,p)=>{!b==(h===1)&&d.push(p)}),!d.length)return;const m=new ce(this.run,this,void 0,d),g=m.execute(t,u,f,s.map(b=>m.
part(b)));d.forEach((b,p)=>l[b]=K(g)?g[p]:Number(g))}),l}}const Lr=e=>e?.outside?[...e.given,...Lr(e.outside)]:[],Xn=e=>e.draws??=new ce(e);var hh=Object.freeze(
{__proto__:null,CHECKED:{deviation:e=>e<0?E("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:E("a probability of a number that is not a condition"),upper:(e,t)=>t<
e?E("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>Pn(Xn(e).execute(i,r+1,+n,[...o]),+t)},Draws:ce,drawsOf:Xn});const dh=[
[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,
28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],mh=[[.0007745450142783414,.022723844989269184,
.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,
.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],ph=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,
.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,
.014875361290850615,.1369298809227358,.599832206555888,1]],Jn=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},Cr=(e,t)=>{if(Math.abs(e)<=.425)
return e*Jn(dh,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Jn(mh,n-1.6):Jn(ph,n-5))},Fe=e=>e>0&&e<1?Cr(e-.5,Math.min(e,1-e)):E("a qua\
ntile of a probability that is not between 0 and 1"),gh=e=>e>-1&&e<1?Cr(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):E("erfinv of a number that is not between -1 and 1"),
{abs:ze,exp:Ue,expm1:Zn,log:ft,log1p:Be,min:Rr,sqrt:bh,PI:wh}=Math,qr=.1,Ir=1e5,yh=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],Mh=10,Pr=1e-300,$h=3e-16,Sh=1e-9,
vh=2e4,xh=60,le=[],Ah=(e,t,n)=>{t>=qr&&t<=Ir&&n>=qr&&n<=Ir||E("a shape of `beta` that is not between 0.1 and 100,000");let s=le[0];return(s?.shapes.a!==t||s.shapes.
b!==n)&&(s=le.find(({shapes:o})=>o.a===t&&o.b===n)??kh(t,n),le.unshift(s),le.length=Rr(le.length,16)),e<=s.middle?Ue(jr(e,s.shapes)):-Zn(jr(1-e,s.mirrored))};function kh(e,t){
const n=Dr(e,t),[s,o]=Fr(n.most,n);return{shapes:n,mirrored:Dr(t,e),middle:Ue(s)/o}}function Dr(e,t){const n=ht(e)+ht(t)-ht(e+t)-ft(e/(e+t)*t/(2*wh))/2;return{a:e,
b:t,round:n,most:ft((e+1)/(e+t+2))}}function jr(e,t){const n=ft(e);let s=Rr(Nh(e,t),t.most);for(let o=0;o<xh;o++){const[r,i]=Fr(s,t);let a=s+(r-ft(i)-n)*Zn(s)/i;
a>t.most&&(a=(s+t.most)/2);const c=ze(a-s);if(s=a,c<=Sh*ze(s))break}return s}function Nh(e,{a:t,b:n,round:s}){if(t<1||n<1)return(ft(e*t)+s+t*ft(t/(t+n))+n*ft(n/
(t+n)))/t;const o=Fe(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*bh(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-Be(n/t*Ue(-2*l))}function Fr(e,{a:t,b:n,round:s}){
const o=Ue(e),r=-Zn(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?Be(c/i):ft(o/i),u=c<a/2?Be(-c/a):ft(r/a);return[t*l+n*u-s,We(o,r,-(t+n)*c,t,n)]}function ht(e){
let t=0;for(;e<Mh;e++)t+=(e+.5)*Be(1/e)-1;const n=1/(e*e);return t+yh.reduce((s,o)=>s*n+o,0)/e}function We(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<
vh;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/zr(f+u*a),r=zr(f+u/r),i*=r*a,ze(r*a-1)<=$h)break}
return i}const zr=e=>ze(e)>=Pr?e:Pr;var Eh=Object.freeze({__proto__:null,betaFraction:We,betaQuantile:Ah,offStirling:ht});const{abs:ue,exp:yt,log:Z,log1p:Ur,max:Br,
min:Qn,sqrt:fe,trunc:_h,PI:ts}=Math,es=.01,He=1e6,Oh=1e-17,Ge=1e-300,Wr=2e4,Th=100,Hr=1e-9,Gr=-706,Lh=37,Ch=18,Rh=.5772156649015329,qh=[.6449340668482264,.2020569031595943,
.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,
.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,
4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,
1862659723513049e-24,9313274324196682e-25],Wt=e=>{if(e<=0&&E("lgamma of zero or less"),e>=10)return(e-.5)*(Z(e)-1)+(Z(2*ts)-1)/2+ht(e);let t=1;for(;e>2.5;)t*=e-=
1;if(e<.5)return Kr(e)-Z(e);const n=e<1.5?Kr(e-1):Yr(e-2);return t===1?n:n+Z(t)},Kr=e=>Yr(e)-Ur(e);function Yr(e){let t=e,n=0;return qh.forEach((s,o)=>{t*=-e,n-=
s*t/(o+2)}),e*(1-Rh)+n}function ns(e){if(ue(e)>.25)return Ur(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const Ke=(...e)=>{
const t=Br(...e.slice(0,-1));return t>0&&t<=He?_h(20+2*fe(t)):0},ss=(...e)=>6*Ke(...e);function os(e,t){e>=es&&e<=He||E("an incomplete gamma function of a shape\
 that is not between 0.01 and 1,000,000"),t<0&&E("an incomplete gamma function of a negative number")}function rs(e,t){if(t===0)return[0,1];const n=Vr(e,t);if(t<=
e+1){const o=n/e*Ih(e,t);return[o,1-o]}const s=n?n/Ph(e,t):0;return[1-s,s]}function Vr(e,t){if(e<1)return t<1e3?yt(e*Z(t)-t-Wt(e+1))*e:0;const n=(t-e)/e,s=n>-.9?
e*ns(n):e*(Z(t/e)-n);return s>-745?yt(s-ht(e))*fe(e/(2*ts)):0}function Ih(e,t){let n=1,s=1;for(let o=1;o<Wr&&(n*=t/(e+o),s+=n,!(n<s*Oh));o++);return s}function Ph(e,t){
let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<Wr;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(ue(r)>=Ge?r:Ge),s=n+a/s,s=ue(s)>=Ge?s:Ge,o*=s*r,ue(s*r-1)<=2e-16)break}return o}
function Xr(e,t){e>=es&&e<=He&&t>=es&&t<=He||E("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Jr(e,t,n,s){if(n<=0||s<=
0)return n<=0?[0,1]:[1,0];const o=Zr(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/We(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/We(s,n,(e+t)*
r,t,e);return[1-i,i]}function Zr(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?ns(i/o):Z(n/o)-i/o,c=i<.9*r?ns(-i/r):Z(s/r)+i/r,l=e*a+t*c-ht(e)-ht(t)+
ht(e+t);return l>-745?yt(l)*fe(e/(2*ts)*r):0}function Qr(e,t){e>=0&&e<=1&&t>=0&&t<=1||E("an inverse of a share that is not between 0 and 1")}const ti=(e,t)=>e<=
t?Fe(e):-Fe(t);function ei(e,t,n){if(os(e,0),Qr(t,n),n===0&&E("an infinite inverse"),t===0)return 0;const s=r=>{const i=yt(r);return[...rs(e,i),Vr(e,i)]},o=e>=1?
Z(e)+ti(t,n)/fe(e):(Z(t)+Wt(e+1))/e;return yt(ni(s,t,n,o,Ch))}function Dh(e,t,n){if(Xr(e,t),Qr(n,1-n),n===0||n===1)return n;const s=r=>{const i=1/(1+yt(-r)),a=1/
(1+yt(r));return[...Jr(e,t,i,a),Zr(e,t,i,a)]},o=Qn(e,t)<1?(Z(n*e)+Wt(e)+Wt(t)-Wt(e+t))/e:Z(e/t)+ti(n,1-n)*fe(1/e+1/t);return 1/(1+yt(-ni(s,n,1-n,o,Lh)))}function ni(e,t,n,s,o){
let r=Gr,i=o,a=Qn(Br(s,r),i);const c=Z(Qn(t,n)),l=t<=n;for(let u=0;u<Th;u++){const[f,h,d]=e(a),m=l?f:h,g=(m>0?Z(m)-c:-1/0)*(l?1:-1);g>0?i=a:r=a;let b=d>0&&m>0?a-
g*m/d:1/0;r<=b&&b<=i||(b=(r+i)/2);const p=ue(b-a);if(a=b,p<=Hr)break}return a<=Gr+Hr?E("an inverse below 1e-306"):a}const Ht=(e,t)=>(bn.set(e,t),e),jh={lgamma:Wt,
gamma_inc:Ht((e,t)=>(os(e,t),rs(e,t)[0]),Ke),gamma_inc_upper:Ht((e,t)=>(os(e,t),rs(e,t)[1]),Ke),gamma_inc_inv:Ht((e,t)=>ei(e,t,1-t),ss),gamma_inc_upper_inv:Ht((e,t)=>ei(
e,1-t,t),ss),beta_inc:Ht((e,t,n)=>(Xr(e,t),n>=0&&n<=1||E("an incomplete beta function of a number that is not between 0 and 1"),Jr(e,t,n,1-n)[0]),Ke),beta_inc_inv:Ht(
Dh,ss)},is=400,Ye=.6180339887498949,Fh=60,zh=8,Uh=1e-9,Bh=1e-5,si=1e-13,{abs:as,max:oi,min:Wh}=Math,st=e=>e??-1/0;function ri(e,t,n,s){t<n||E(t>n?"the range run\
s backwards":"the range is empty");const o=c=>{const l=e(c);return l===void 0?void 0:s*l},r=[...Array.from({length:is},(c,l)=>t+(n-t)*l/is),n],i=r.map(o),a=i.filter(
c=>c!==void 0);return a.length||E("no value in the range"),{value:o,at:r,values:i,size:a.reduce((c,l)=>oi(c,as(l)),0)}}const ii=(e,t,n,s)=>s*ci(ri(e,t,n,s))[0][1];
function ai(e,t,n,s){const o=ri(e,t,n,s),[[r,i],...a]=ci(o),c=Bh*(n-t);a.some(([l,u])=>i-u<=Uh*o.size&&as(l-r)>c)&&E("several places have the same value");for(const l of[
r-c,r+c]){const u=t<=l&&l<=n?o.value(l):void 0;u!==void 0&&i-u<=si*o.size&&E("it is flat where it is largest")}return Gh(o,r,i,c)}function ci(e){const{values:t}=e,
n=o=>t[o]!==void 0&&st(t[o])>st(t[o-1])&&st(t[o])>=st(t[o+1]);return[...t.keys()].filter(n).sort((o,r)=>st(t[r])-st(t[o])||o-r).slice(0,zh).map(o=>Hh(e,o)).sort(
(o,r)=>r[1]-o[1])}function Hh({value:e,at:t,values:n},s){let o=t[oi(s-1,0)],r=t[Wh(s+1,is)],i=t[s],a=st(n[s]),c=r-Ye*(r-o),l=o+Ye*(r-o),u=st(e(c)),f=st(e(l));for(let h=0;h<
Fh;h++)u>a&&([i,a]=[c,u]),f>a&&([i,a]=[l,f]),u>=f?([r,l,f]=[l,c,u],c=r-Ye*(r-o),u=st(e(c))):([o,c,u]=[c,l,f],l=o+Ye*(r-o),f=st(e(l)));return[i,a]}function Gh({value:e,
size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(g=>e(n+r*g));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(st),f=a-u+8*(l-c),h=-a+16*c-30*
s+16*l-u;if(!(h<0))return n;const d=n-r*f/h,m=e(d);if(as(d-n)>o||m===void 0||s-m>si*t)return n;[n,s]=[d,m]}return n}const cs=192,ls=1e300,Kh=1100,us=1e-6,Yh=.1,
li=1e-12;function Vh(e,t,n,s,o,r){t>0&&n<=0&&E("no real value");const i=[];let a=!1,c=0,l=NaN;for(const[u,f]of Zh(t,n,s).flatMap(h=>Jh(e,h))){let h;if(f===0){const d=ui(
e,u);a||=!d,d&&!fs(e,u)&&(h=u)}else l*Math.sign(f)<0&&(h=Qh(e,c,u,l,f));h!==void 0&&h!==i[i.length-1]&&i.push(h),[c,l]=[u,Math.sign(f)||NaN]}if(o!==void 0){const u=Xh(
i);return a&&E("a whole stretch of values solves it"),u.length!==r&&E(`${u.length} root${u.length===1?"":"s"} in the range, not ${r}`),u[o]}return i.length||E(a?
"a whole stretch of values solves it":"no root was found in the range"),i.reduce((u,f)=>Math.abs(f-s)<Math.abs(u-s)?f:u)}function Xh(e){const t=[];for(const n of[
...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function Jh(e,t){const n=r=>[
r,e(r)??NaN],s=n(t),o=us*(Math.abs(t)||1);return s[1]===0?[n(t-o),s,n(t+o)]:[s]}function Zh(e,t,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},
(u,f)=>a+f*l);if(e>-ls||t<ls){const a=e>0?Math.log(t/e):0;return s(0,cs).map(c=>e>0?e*Math.exp(c/cs*a):e+c/cs*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(
a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=ls).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),
0,...i]}function ui(e,t){const n=us*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const fs=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function Qh(e,t,n,s,o){const r=Math.
abs(o);let i=r,a=r;for(let d=0;d<Kh;d++){const m=t/2+n/2;if(m===t||m===n)break;const g=e(m);if(g===void 0)return;if(g===0)return ui(e,m)&&!fs(e,m)?m:void 0;g<0==
s<0?[t,i]=[m,Math.abs(g)]:[n,a]=[m,Math.abs(g)]}const[c,l]=i<a?[t,i]:[n,a],u=us*Math.abs(c);if(fs(e,c))return;const f=e(c-u),h=e(c+u);return f===void 0||h===void 0?
l<=li*r?c:void 0:Math.max(i,a)<=Math.max(Yh*Math.abs(h-f),li*r)?c:void 0}const td=40,ed=25e4,nd=60,sd=12,od=3,fi=1e-6,rd=1e-7,hi=1e-9,id=1e-13,ad=1e-10,hs=1e-8,
ds=1e-5,cd=.1,ld=1e9,ms=[2,3,5,7,11,13],Lt=1e300,di="the equations do not fix each unknown",{abs:V,max:Mt,min:mi,floor:ps}=Math;function ud(e,t,n,s,o){const r=pi(
t,n,s),i=r.map((b,p)=>t[p]>-Lt||n[p]<Lt?n[p]-t[p]:V(b)||1),a={lows:t,highs:n,scales:i},c=Mt(4,mi(td,ps(ed/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<
c;b++){const p=hd(e,b?r.map((w,y)=>fd(b,y,a)):r,a);p?.length===0&&f++,p?.length&&![...l,...u].some(w=>pd(p,w,i))&&(dd(e,p,i)?l:u).push(p)}l.length||E(u.length||
f===c?di:"no solution found");const h=b=>b.map((p,w)=>ps(p/i[w]*ld+.5));l.sort((b,p)=>{const w=h(b),y=h(p),M=w.findIndex(($,A)=>$!==y[A]);return M<0?0:w[M]-y[M]});
const d=b=>b.reduce((p,w,y)=>p+(s[y]<Lt?(w-r[y])/i[y]*((w-r[y])/i[y]):0),0),m=l.reduce((b,p)=>d(p)<d(b)*(1-hi)?p:b);u.some(b=>d(b)<d(m))&&E(di);const g=d(m)*(1+
hs)+hs**2;return!s.every(b=>b<Lt)&&l.some(b=>b!==m&&d(b)<=g)&&E("several solutions are equally near"),r.map((b,p)=>[m[p],...l.map(w=>w[p])])}const pi=(e,t,n)=>n.
map((s,o)=>s<Lt?s:(e[o]+t[o])/2);function fd(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=ps(c/ms[t]))a/=ms[t],r+=a*(c%ms[t]);if(n[t]>-Lt||s[t]<Lt)
return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-V(i))}function hd(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<nd;c++){const l=r.map((w,y)=>Mt(
V(w),.001*o[y]));if(!i)return;const[u,f]=gi(e,r,i,l);if(!u.length)return[];const h=Mt(...u.map(V));if(a===od)return h<=hi?r.map((w,y)=>V(w)<=id*o[y]?0:w):void 0;
(a||h<=rd)&&a++;const d=w=>Mt(...w.map((y,M)=>V(y)/f[M])),m=d(i),g=r;let b=1,p;for(let w=0;w<(a?1:sd)&&(r=g.map((y,M)=>mi(Mt(y+b*l[M]*u[M],n[M]),s[M])),p=e(r),!(p&&
(a||d(p)<m)));w++,b/=2)p=void 0;i=p}}function dd(e,t,n){const s=t.map((o,r)=>Mt(V(o),.001*n[r]));for(const o of[ds,-ds]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)
continue;const[a]=gi(e,r,i,s);return a.length>0&&a.every(c=>V(o+c)<=cd*ds)}return!0}function gi(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(h=>e(Object.
assign([...t],{[c]:a+h*fi*s[c]}))),f=l&&u?2:1;return(l??n).map((h,d)=>(h-(u??n)[d])/(f*fi))}),r=n.map((a,c)=>Mt(...o.map(l=>V(l[c]))));if(!r.every(a=>a>0&&a<1/0))
return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[md(i),r]}function md(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;
for(let r=s+1;r<t;r++)V(e[r][s])>V(e[o][s])&&(o=r);if(!(V(e[o][s])>=ad))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=
t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const pd=(e,t,n)=>e.every((s,o)=>V(
s-t[o])<=hs*Mt(V(s),V(t[o]),1e-6*n[o])),gd=1e4,bi=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,
-.13857109526572012,9984369578019572e-21,15056327351493116e-23],bd=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,
.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],wi=[.015827191973480183,77/1470],yi=[.24261107190140774,
672/1470],gs=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?E("gamma of zero or less"):Mi(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*gs(1-e));e>172&&E("over\
flow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=bi.slice(1).reduce((r,i,a)=>r+i/(t+a+1),bi[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},Mi=e=>{const t=nt(e);
if(t!==Et(e))return gs(e+1);let n=t<0?E("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},$i=(e,t)=>{let n=nt(t);if(n!==Et(t)&&
E("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("binomial of more than 10,000");let s=1;for(let o=1;o<=
n;o++)s=s*(e-n+o)/o;return s},Si=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(
Math.PI)*Math.exp(-e*e)*n},wd=e=>{if(e<1.5)return 1-Si(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},yd=(e,t,n)=>t>
n?E("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),Md=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.
sign(e)*(n*n*n===Math.abs(e)?n:t)},$d=Math.hypot,Sd=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};bn.set($i,Sd);
const vd={gamma:gs,factorial:Mi,binomial:$i,erf:Si,erfc:wd,erfinv:gh,normal_quantile:Fe,cbrt:Md,mod:ll,clamp:yd,hypot:$d,...Al,...jh},xd={...rh,...Qf,...oh,sum:(e,t,n,s,o)=>xi(
t,n,s,o,0),product:(e,t,n,s,o)=>xi(t,n,s,o,1),integral:(e,[t,n],s,o,r)=>{const{budget:i}=e,a=Number(o[+t]),c=Number(o[+n]),l=i.integrals>0,u=m=>(o[r]=m,Number(s())),
f=m=>Jt(e,()=>u(m))??Nd(u,m,a,c);i.integrals++;const h=i.steps;l||[a,c].forEach(f);const d=Ed(f,a,c,l?1:kd(Math.floor((h-i.steps)/2)),l);return i.integrals--,d},
slope:(e,[t],n)=>Ad(vi(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>Ve(ai,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>Ve(ai,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>Ve(
ii,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>Ve(ii,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a){const c=vi(e,t,i),[l,u]=r.slice(0,-1).map(h=>Number(a[+h]));return Vh(h=>Jt(
e,()=>c(h)),Number(a[+n]),Number(a[+s]),Number(a[+o]),l,u)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(p=>Number(o[+p]))),
u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),h=b=>{const p=Jt(e,()=>{const w=e.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(
s(M?f[M-1]:r+1,y,w)))});return p?.every(Number.isFinite)?p:void 0},d=pi(a,c,l);h(d);const m=e.budget.steps;return h(d),ud(h,a,c,l,m-e.budget.steps).map(b=>({first:0,
numbers:b}))}},Ve=(e,t,n,[s,o],r,i,a)=>{const c=l=>(i[a]=l,Number(r()));return e(l=>Jt(n,()=>c(l)),Number(i[+s]),Number(i[+o]),t)},vi=(e,t,n)=>s=>Number(n(void 0,
void 0,e.inside(new Map([[String(t),s]]))));function xi(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=nt(l);return u===Et(l)?u:E("bounds are no\
t whole numbers")});i<r-1&&E("the bounds run backwards"),i-r>=gd&&E("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(t());
return a}function Ad(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-
o-(o-a),h=u-o-(o-l),d=r(c-o)+r(o-a),m=1e-14*r(o),g=l-u+8*(c-a);if(s=Math.max(s,d/n),r(h/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*d+m||r(g)<=1e-9*d)){const b=n/
2,p=a-c+8*(e(t+b)-e(t-b)),w=g/(12*n),y=p/(12*b);if(r(y-w)<=.001*s+m/n)return y+(y-w)/15}}return E("no slope where a function jumps or bends")}function kd(e){let t=32;
for(;t>2&&e*12*t>4e4;)t/=2;return t}function Nd(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+
o*(a+1)),0)}function Ed(e,t,n,s,o){const r=[...Array.from({length:s},(d,m)=>t+(n-t)*m/s),n],i=r.map(e),a=Array.from({length:s},(d,m)=>bs(e,r[m],r[m+1],i[m],i[m+
1],0)),c=Ai(a),l=_d(e,a,(s===32?1e-13:1e-11)*c.size),{value:u,error:f,size:h}=l.error<=c.error?l:c;return Math.abs(u)<=1e-14*h&&f<=1e-9*h?0:f<=1e-9*(o?h:Math.abs(
u))?u:E("the integral does not settle")}function _d(e,t,n){const s=[];for(let o,r=0;o=t.pop();){const{depth:i,a,b:c,first:l,last:u,middle:f}=o,h=(a+c)/2;if(o.error<=
n||i===52||r===500){s.push(o);continue}r++,t.push(bs(e,a,h,l,f,i+1),bs(e,h,c,f,u,i+1))}return Ai(s)}const Ai=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.
error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function bs(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,1].map(m=>wi[m]*
(s+o)+yi[m]*c),h=wi[0]*(l(s)+l(o))+yi[0]*l(c);for(const[m,g,b]of bd){const p=e(i-a*m),w=e(i+a*m);u+=g*(p+w),f+=b*(p+w),h+=g*(l(p)+l(w))}const d=u*a;return Number.
isFinite(d)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:d,error:l(u-f)*l(a),size:h*l(a)}:E("overflow")}var Od=Object.freeze({__proto__:null,ACTS:vd,MORE_REGIONS:xd});
const ki=64,Td=9,Ld=1024,Cd=10,Rd=3,qd=.1,Id=24,Pd=12,Dd=12,jd=1e-13,he=.6180339887498949,Fd=60,zd=1e-12,Ud=1e5,ws=(e,t)=>Math.abs(e-t)<=zd*Math.max(Math.abs(e),
Math.abs(t)),Xe=(e,t,n)=>Math.min(Math.max(e,t),n),Ni=(e,t,n)=>t>0&&n>100*t?Xe(t*(n/t)**e,t,n):t*(1-e)+n*e;function Bd(e,t){const n=Array.from({length:Td},(r,i)=>(i+
1)*he%1),s=[...Array.from({length:ki+1},(r,i)=>i/ki),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>Xe(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}
function ys(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function Wd(e,t,n=[]){const s=t.map(([k,
v])=>[k,Bd(...v)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=k=>{const v=e(k);return typeof v!="number"?(i=!0,NaN):
(v<o&&([o,c]=[v,k]),v>r&&([r,l]=[v,k]),v)},h=k=>new Map(t.map(([v,x],N)=>[v,k(...x,N)])),d=(k,v)=>{const x=[h(q=>q),...t.length>1?[h((q,S)=>S),h((q,S)=>Ni(u(),q,
S))]:[]];let N=0;for(const q of x){let S=NaN;for(const O of v){const _=f(new Map(q).set(k,O));if(i)return;if(!Number.isNaN(S)&&!ws(_,S)){const C=_>S?1:-1;if(N===
-C)return;N=C}S=_}}return N},m=(k,v,x,N,q,S)=>{const O=N.length-1;let _=Number(k.get(x)),C=v;const L=X=>{const Yt=q*f(new Map(k).set(x,X));return Yt>C&&([_,C]=[
X,Yt]),Yt};if(S)for(let X=0;X<=O;X+=Math.floor(N.length/Dd))L(N[X]);L(N[0]),L(N[O]);const R=N.findIndex(X=>X>=_),D=R<0?N.length:R;let z=N[Math.max(D-2,0)],B=N[Math.
min(D+1,O)],H=B-he*(B-z),ot=z+he*(B-z),qt=L(H),vt=L(ot);for(let X=0;X<Fd;X++)qt>vt?([B,ot,vt]=[ot,H,qt],H=B-he*(B-z),qt=L(H)):([z,H,qt]=[H,ot,vt],ot=z+he*(B-z),
vt=L(ot));return L(Xe(ys((z+B)/2,Math.max(Math.abs(N[0]),Math.abs(N[O]))),N[0],N[O])),[_,C]},g=(k,v,x,N)=>{let q=v,S=x,O=1;for(let _=0;_<Pd;_++,O*=2){const C=new Map(
s.map(([R,D])=>{const z=O*(Number(v.get(R))-Number(k.get(R)));return[R,Xe(Number(q.get(R))+z,D[0],D[D.length-1])]})),L=N*f(C);if(!(L>S))break;[q,S]=[C,L]}return[
q,S]},b=(k,v)=>{let x=new Map(k),N=v*f(k);for(let q=0;q<Id;q++){const S=new Map(x),O=N;for(const[_,C]of s){if(i)return;const[L,R]=m(x,N,_,C,v,q===0);x.set(_,L),
N=R}if(s.length>1&&q&&([x,N]=g(S,x,N,v)),!(N-O>jd*Math.max(Math.abs(N),Math.abs(O))))break}},p=(k,v,x)=>{const N=[x];for(const[,q]of[...k].sort(([S],[O])=>v*(O-
S))){if(N.length>Rd)break;const S=O=>t.some(([_,[C,L]])=>Math.abs(Number(q.get(_))-Number(O.get(_)))>qd*(L-C));N.every(S)&&N.push(q)}return N},w=k=>({ends:k,at:[
c,l]});for(const k of n)f(k);const y=s.map(([k,v])=>d(k,v));if(i)return;if(y.every(k=>k!==void 0)){const k=f(h((x,N,q)=>Number(y[q])>=0?x:N)),v=f(h((x,N,q)=>Number(
y[q])>=0?N:x));if(!i&&ws(k,o)&&ws(v,r))return w([o,r])}const M=[],$=k=>{M.push([f(k),k])};for(let k=0;k<Ld&&!i;k++)$(h((v,x)=>Ni(u(),v,x)));if(t.length<=Cd)for(let k=0;k<
2**t.length&&!i;k++)$(h((v,x,N)=>k>>t.length-1-N&1?x:v));if(i)return;const A=Math.max(...M.map(([k])=>Math.abs(k)));for(const k of[-1,1])for(const v of p(M,k,k<
0?c:l))i||b(v,k);const T=Math.max(Math.abs(o),Math.abs(r));return i||A>0&&T>Ud*A?void 0:w([ys(o,T),ys(r,T)])}var Hd=Object.freeze({__proto__:null,findExtremes:Wd});
const Ei=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function Gd(e,t,n,s){const o=j(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.
entries()){if(n.aborted)break;s(i,o.length);const c=j(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await _i(
l.href,n).catch(()=>null);if(u===null)c.forEach(Oi),r.left+=c.length;else if(u){const{state:f}=On(Ei(t),u);f.size&&Zd(c,u,f,r)}}return r}async function Kd(e,t,n){
const s=await _i(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?Yd(i):void 0);if(s){const{state:i}=On(Ei(t),
s),a=Vd(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=Xd(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.
filter(i=>!i).length}}}const Yd=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function Vd({entries:e},t){const n=new Set([t]);for(const s of n){
const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function Xd(e,t,n,s,o,r){const i=(e.columns.
length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(gt);const a=i.map(d=>Je(t,d,s,r)),c=i.some((d,m)=>a[m]!==Je(t,d,new Map,o)),
l=[...new Set(a)].join(" or "),u=[...new Set(i.map(d=>Jd(t,d,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,
isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),h=`${u}.${f}`;return{value:l,name:h,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||h!==e.name}}catch(a){
if(!(a instanceof J))throw a;return}}const Jd=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function Je(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(
t)?"holds":"does not hold":r?e.say(t,s(t)):G(e.text(t,n,s),i)}async function _i(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.
ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;
if(!r)return;const i=JSON.parse(r);return await Eo(i.q),Co(To(i))}function Zd(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(
a.dataset.row);try{if(!t.entries.has(c))throw new J;t.allow(gt);const l=Je(t,c,n,i);if(l===Je(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`\
as built ${u?.textContent}`,a.classList.add("is-changed"),U(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;Oi(a),s.left+=1}}}function Oi(e){e.classList.add(
"is-later"),e.title="as built: not computed here"}var Qd=Object.freeze({__proto__:null,rechain:Kd,recompute:Gd});async function tm(e){const{root:t,model:n,signal:s}=e;
for(const r of j(t,"table[data-sortable] thead th")){const i=pt("cg-sort","",()=>om(r));i.append(...r.childNodes),r.append(i)}F(t,"click",{signal:s},({target:r})=>{
const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&ke(el(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.
parseCase(a.dataset.cell))}),F(t,"keydown",{signal:s},em);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Sp});return j(
t,".cg-table").map(r=>i=>{nm(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function em(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[
0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||
e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.
querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function nm(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(
c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>W(n(l),u,1e-9));for(const c of j(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,
{read:f,state:h}=i(l),d=t.key(u);o(c,()=>{if(t.entries.has(d)){const m=t.text(d,h,f),g=c.querySelector("button");if(U(g??c,m==="–"?"":m),e.dataset.scale){const[
,b,p]=[t.spread(d,h,f)].flat();c.dataset.v=String(p===void 0?f(d):b)}g?.setAttribute("aria-label",`take ${c.dataset.takes}: ${G(m,t.entry(d).u)}`)}c.classList.toggle(
"is-current",a(l))})}for(const c of j(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>Ti(
e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of j(
e,"tbody td")){const h=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(h)),h!==void 0&&u.add(h)}sm(e,f=>[...u].map(
h=>i(h).read(f)).filter(h=>!h),t)})}}function sm(e,t,n){const s=j(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){
const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,U(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot \
be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function Ti(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,
s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function om(e){const t=e.closest("table")?.
tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","\
-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.
parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.
querySelector(".is-rest")&&Ti(i)}var rm=Object.freeze({__proto__:null,mount:tm});const im=12,am=5,Li=[1,2,5,10],cm=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function $t(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return Ze(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function Ze(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function Ci(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),h=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-im);return Ze(de(h)*s,de(Math.max(f,h+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=Ri(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return Ze(l*c*s+o,u*c*s+o,t)}function lm(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return Ze(s-r,o+
r,t)}function um(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?fm(o,r):hm(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Pt(i)}))}function fm(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>Li.slice(0,3).map(i=>i*de(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(de)}function hm(e,t){const n=Ri(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function Ri(e){const t=e/am,n=de(Math.floor(Math.log10(t)));return n*
(Li.find(s=>s*n>=t*.999)??10)}const de=e=>+`1e${e}`;function qi(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...um(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?dm(a.text):a.text,[l,u]}))}function dm(e){
const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=cm.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const Gt=120,Ms=40,mm=40,Ct=(e,t)=>+(e?.
getAttribute(t)??NaN),dt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},$s=(e,t)=>e.includes("#[")?Math.round(t):t,Ii=e=>(t,n)=>j(e,
`[data-${n}="${CSS.escape(t.id||"-")}"]`);function Pi(e,t,n){const s=Ii(t),o=j(n,".cg-numbers tbody tr");return j(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(
r,"band"),labels:s(r,"for").map(l=>[l,Ct(l,"y")-i]),cells:c}})}function Ss({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).
set(n,$s(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const me=new WeakMap,Di=new WeakMap;function ji({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[
...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?Gt:Ms,i])}function Fi(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,
key:a,bands:c}=n,l=ji(e,t,n),u=Di.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),h=(m,g)=>Array.from({length:m+1},(b,p)=>t.x.of(p/m)).map(b=>[b,g(
new Map(f).set(t.swept,$s(t.swept,b)))]),d={of:l,middle:h(r?Gt:Ms,m=>s.under(m)(a)),ends:c.length?h(r?mm:Ms/4,m=>{const g=[s.spread(a,m,s.under(m))].flat();return[
g.at(0),g.at(-1)].map(b=>typeof b=="number"?b:void 0)}):[]};return Di.set(i,d),d}function zi(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>Fi(e,t,o)).
flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&Ci(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.
text&&(t.y=s,t.host.dataset.ay=s.text,qi(t.host,"y",s))}function Ui(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=ji(e,t,n),c=t.y.text;!me.has(r)&&!e.state.size&&
Number.isFinite(n.end)&&me.set(r,{of:a,y:c,end:n.end});const l=me.get(r);(l?.of!==a||l.y!==c)&&me.set(r,{of:a,y:c,end:pm(t,n,Fi(e,t,n))});const u=me.get(r)?.end??
NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([h,d])=>W(o(h),d,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[h,d]of i){
const m=u+d;h.classList.toggle("strong",f),h.matches(".is-rest")&&h.classList.toggle("hide",!f),m>20&&m<360&&dt(h,{y:m})}return u}function pm({x:e,y:t},{e:n,bands:s},{
middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",Qe(a));for(const c of s){
const[l,u]=[0,1].map(f=>r.map(([h,d])=>[e.at(h),i(d[f])]));c.setAttribute("d",`${Qe([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const Qe=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function tn(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=Ss(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);U(s,a==="–"?"":a)})}const vs=6,gm=", outside",bm=11,wm=.02,
ym=1e-9,Mm=1.2;function $m(e){const t=j(e.root,"svg[data-x]").map(n=>vm(e,n));for(const n of t)Nm(e,n),n.data?.addEventListener("toggle",()=>xs(e,()=>tn(e,n)),{
signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>Sm(s,n)))}function Sm(e,t){zi(e,t);for(const n of t.lines)Ui(e,t,n);xm(t);for(const n of t.points)Am(e,
t,n);t.ridge&&km(e,t,t.ridge),tn(e,t)}function xs({model:e},t){e.allow(go),Oe(t),e.allow(gt)}function vm({model:e},t){const n=t.closest("figure")??t,s=Ii(t),o=Pi(
e,t,n),r=j(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Ct(a,"x")-Ct(i,"cx"),Ct(a,"y")-Ct(i,"cy")])}));return{svg:t,host:t,
x:$t(t.dataset.ax),y:$t(t.dataset.ay),built:$t(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(
".cg-numbers")}}function xm({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({
label:s})=>Ct(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Ct(s,"y"))<bm))}function Am({model:e,
inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,h=o.at(Number(u(i))),d=r.at(Number(u(c))),m=[
Math.max(o.from,Math.min(o.to,h)),Math.max(r.to,Math.min(r.from,d))],g=!(h>=o.from-1&&h<=o.to+1&&d<=r.from+1&&d>=r.to-1),b=f?m.every(Number.isFinite):!g;a.classList.
toggle("is-outside",g);for(const p of[a,...l.map(([w])=>w)])p.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&dt(a,{cx:m[0],cy:m[1]});for(const[
p,w,y]of l)f&&p.textContent&&U(p,G(e.text(c,n,s),e.entry(c).u)+(g?gm:"")),b&&dt(p,{x:m[0]+w,y:m[1]+y})}function km(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(
({e:A})=>A.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Gt,[l,u,f,h]=[0,1,Gt-1,Gt].map(A=>a?Number(Ss(e,t,a,s.of(A/Gt)).value):NaN),d=Math.abs(Math.log(u/l)/c-1)<=
wm&&W(f,h,ym);if(n.classList.toggle("hide",!d),!a||!d)return;const m=s.lo*h/l,g=Number(e.now(r)),b=o.at(Number(e.now(a.key))),p=s.at(m),[w,y,M,$]=[".ridge",".st\
rong",".gap",".tone-gap"].map(A=>n.querySelector(A));dt(w,{x1:p,x2:p,y1:o.at(h)}),dt(n.querySelector(".ridge-dot"),{cx:p,cy:o.at(h)}),dt(y,{x:p}),U(y,`ridge ${e.
model.say(r,m)}`);for(const A of[M,$])A?.classList.toggle("hide",!(m/g>Mm&&g>s.lo));dt(M,{x1:s.at(g)+9,x2:p,y1:b,y2:b}),dt($,{x:p,y:b}),U($,`${Pt(m/g)}× short o\
f the ridge`)}function Nm(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??I("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let h=.5;const d=()=>{const g=s.of(h),b=i.
map(w=>{const{state:y,read:M,value:$}=Ss(e,t,w,g),A=w.e.matches(".is-chosen");return{own:A,y:Number($),name:w.e.dataset.label??"",text:G(a.text(w.key,y,M),A?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const p=b.slice(0,vs).map(({own:w,name:y,text:M})=>I(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,$s(r,g))}: `,...p.flatMap((w,y)=>y?[", ",w]:[w]),b.length>vs?` and ${b.length-vs} more`:""),dt(u,{x1:s.at(g),x2:s.at(g),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),U(l,"")};F(n,"pointermove",{signal:c},g=>{const b=f.getBoundingClientRect(),p=(g.clientX-b.left)/
b.width*f.viewBox.baseVal.width;h=Math.max(0,Math.min(1,(p-s.from)/(s.to-s.from))),xs(e,d)}),F(n,"pointerleave blur",{signal:c},m),F(n,"keydown",{signal:c},g=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[g.key];b&&(g.preventDefault(),h=Math.max(0,Math.min(1,h+b)),xs(e,d))})}var Em=Object.freeze({__proto__:null,
mount:$m});const _m=4,Om=520,Tm=.01,Lm=.05,Bi=6,Cm=.1,Wi=100;function As(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,Hi((o-s)/Wi)):Rm(n,s,o)),f=h=>{if(r?Math.abs(Math.log10(h/c))<Tm:Math.abs(h-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+it(n,h).toPrecision(3),g=i?s+Math.round((h-s)/i)*i:l?Math.round(h):Le(n,m);return Math.min(o,Math.max(s,g))};return{lo:s,hi:o,first:c,fit:f,
moved:(h,d)=>f(r?h*(o/s)**d:h+d*(o-s)),stepped(h,d){const m=f(r&&!i?h*10**(Lm*d):h+u*d);return l&&m===h?Math.min(o,Math.max(s,h+Math.sign(d))):m}}}const Rm=(e,t,n)=>Hi(
(it(e,n)-it(e,t))/Wi)*(e.f??1);function Hi(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function ks({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Bi,PageDown:-Bi}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function qm(e){const t=j(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Pt(it(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=As(e.model,o),{lo:i,hi:a}=r,c=l=>Pt(it(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),Im(e,s,o,r)}for(const s of j(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Im(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!W(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};F(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||Pm(t,a,r(),s,i,()=>Gi(e,t,n))}),F(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),F(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=ks(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))Gi(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function Pm(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),F(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const h=(u-t.clientX)*(f?Cm:1);if(!i&&Math.abs(h)<_m)return;
i=!0,e.classList.add("is-drag");const d=s.moved(n,h/Om);d!==a&&o(a=d,"drag",!1)}),F(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function Gi(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=I("input","cg-grip__entry"),i=I(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:h,problem:d=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(d!=="")),i.textContent=d,!(d&&f)&&(c=!0,r.remove(),i.remove(),h!==void 0&&e.set(new Map([[n,h]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var Dm=Object.
freeze({__proto__:null,keyed:ks,mount:qm,scale:As});const jm=3,Ki=7.4,Fm=78;function zm(e){const t=j(e.root,".cg-fig").map(n=>Um(e,n));for(const n of t)Bm(e,n);
return n=>{for(const s of t)n.attempt(s.figure,()=>{Wm(n,s),Km(n,s),tn(n,s)})}}function Um({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,
x:$t(t.dataset.ax),y:$t(t.dataset.ay),built:$t(t.dataset.ay),result:e.key(t.dataset.out),lines:Pi(e,t,t),hand:t.querySelector(".cg-axis input"),by:As(e,n),drawn:"",
data:t.querySelector(".cg-numbers")}}function Bm(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute(
"aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};F(n,"input change",{signal:a},u=>l(u.type==="change")),F(n,"keydown",{signal:a},u=>{
const f=ks(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>tn(
e,t),{signal:a})}function Wm(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&
!n.size)return;t.drawn=s,zi(e,t);const o=t.lines.map(r=>({line:r,at:en(Ui(e,t,r)),own:r.e.matches(".is-chosen")}));Hm(t,o,e)}const en=e=>Number.isFinite(e)?Math.
max(0,Math.min(100,e/10)):NaN;function Hm(e,t,{model:n}){const s=j(e.figure,".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:h})=>f.
e.dataset.label&&Number.isFinite(h)).sort((f,h)=>f.at-h.at),i=r.filter(({line:f})=>Yi(f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:r.slice(0,jm),
c=[...new Set(a.filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Gm(l.map(({at:f})=>f));s.forEach((f,h)=>{const d=l[h],[m,g]=f.children;if(f.classList.
toggle("hide",!d),!d)return;const b=!d.own&&o&&i.includes(d);f.classList.toggle("strong",d.own),m.setAttribute("y1",`${d.at}%`),m.setAttribute("y2",`${u[h]}%`),
g.setAttribute("y",`${u[h]}%`),U(g,`${d.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:h}of t)f.e.classList.toggle("was",o&&!h&&Yi(f,n))}const Yi=({
e},t)=>[...t.parseCase(e.dataset.line)].every(([n,s])=>W(t.entry(n).v??NaN,s,1e-9));function Gm(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-
1]+Ki):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-Ki;return t}function Km({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,
result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,h]=u.map(en),d=u.some(y=>y<-1||y>1001),m=!W(n(a),s(a))||!W(n(c),s(c)),g=(y,M)=>{const $=o.querySelector(
y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[A,T]of Object.entries(M))Number.isNaN(T)||$?.setAttribute(A,`${T.toFixed(2)}%`);return $};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),
g(".fill",{x2:f}),g(".drop",{x1:f,x2:f,y2:h}),g(".dot",{cx:f,cy:h});const b=g(".value",{x:f,y:h}),p=f>Fm;b?.classList.toggle("is-left",p),b?.setAttribute("dx",p?
"-11":"11"),U(b,G(e.text(c,t,n),e.entry(c).u)+(d?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",d);const w=[r.at(Number(s(a))),i.at(Number(
s(c)))];g(".ghost",{cx:en(w[0]),cy:en(w[1])}),o.querySelector(".ghost")?.classList.toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var Ym=Object.freeze({__proto__:null,
mount:zm});const Vi={stale:"disputed, but it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"ho\
lds"},Vm=Object.keys(Vi),Xi=180,Xm=250,Ns=8;function Jm(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(d,m)=>{clearTimeout(r),r=setTimeout(d,m)},c=()=>{clearTimeout(
r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},l=d=>{o!==d&&(c(),e.model.allow(gt),s=Oe(()=>Qm(e,d)),s&&(o=d,document.body.append(s),d.setAttribute(
"aria-describedby",s.id),Zm(s,d.getBoundingClientRect())))},u=d=>d instanceof Element?d.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=d=>d instanceof
Node&&(s?.contains(d)||o?.contains(d));F(window,"pointerdown",{signal:n,capture:!0},d=>{i=d.pointerType==="touch",f(d.target)||c()}),F(t,"pointerover",{signal:n},
d=>{const m=u(d.target);m&&d.pointerType!=="touch"&&a(()=>l(m),Xi)}),F(document,"pointerout",{signal:n},d=>{d.pointerType!=="touch"&&(f(d.target)&&!f(d.relatedTarget)?
a(c,Xm):u(d.target)&&!s&&clearTimeout(r))}),F(document,"pointerover",{signal:n},d=>{f(d.target)&&clearTimeout(r)}),F(t,"focusin",{signal:n},d=>{const m=u(d.target);
m?.matches(":focus-visible")&&l(m)}),F(t,"focusout",{signal:n},d=>{o&&d.target===o&&!f(d.relatedTarget)&&c()}),F(t,"click",{signal:n,capture:!0},d=>{const m=u(d.
target);if(!m||!i||o===m)return m?c():void 0;d.preventDefault(),d.stopPropagation(),l(m)}),F(window,"keydown",{signal:n},d=>{d.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const h=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return h&&
matchMedia("(hover: hover)").matches&&a(()=>l(h),Xi),()=>{}}function Zm(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function Qm(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:h="",why:d,given:m,used:g}=t.dataset,b=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",p=t.matches(".cg-live"),w=Vm.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.
entry(y).u,A=p?s:n.parseCase(t.dataset.with),T=p?o:A.size?n.under(A):r,k=A.size?new Map([...s,...A]):s,v=k===s?o:n.under(k),x=M&&!p&&!W(v(y),T(y)),N=I("div","cg\
 cg-card",I("div","cg-card__top",I("span","cg-num",b),p?"":I("span",`cg-chip is-${w}`,Vi[w]+(x?" as written":""))));N.id="cg-card",N.setAttribute("role","dialog"),
N.setAttribute("aria-label",`${p?"value":"claim"} ${b}`);const q=t,S=q.hash&&document.getElementById(decodeURIComponent(q.hash.slice(1))),O=S&&n.key(S.dataset.row)===
y&&S.querySelector(".cg-steps__body");if(O){const L=O.cloneNode(!0);for(const R of j(L,"[data-nocard]"))R.remove();for(const R of j(L,"[data-q]"))n.entries.has(
n.key(R.dataset.q))&&U(R,G(n.text(n.key(R.dataset.q),A,T),R.dataset.u));N.append(L)}else M&&N.append(I("p","cg-card__in","computed: ",I("b","cg-num",G(n.text(y,
A,T,Ae(t)),$))));(a||c)&&N.append(ep(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),h,w)),d&&N.append(I("p",p||["holds","partly","sourced"].includes(w)?"cg\
-card__in":"cg-card__why",...d.split("`").map((L,R)=>R%2?I("code","",L):L)));const _=M?[...n.inputs(y)].filter(L=>T(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.
say(L,T(L))}`):[];(m||_.length)&&N.append(I("div","cg-card__in",`${p?"for":"as written, for"} ${m??_.slice(0,Ns).join(" · ")}`+(!m&&_.length>Ns?` and ${_.length-
Ns} more`:""))),x&&N.append(I("div","cg-card__now",I("span","","your scenario"),I("b","cg-num",tp(e,y,k,v,t))));const C=I("div","cg-card__foot",g?I("span","",g):
"");return q.href&&C.prepend(Object.assign(I("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:q.href})),N.append(C),N}function tp({model:e},t,n,s,o){
const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":G(e.text(t,n,s,Ae(o)),i)}function ep(e,t,n,s,o){const r=[e,t,...n].
filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=g=>8+(g-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||
4,f=g=>Pt(g,Math.min(u,12)),h=Number.isFinite(e)?l(e):4,d=Number.isFinite(t)?l(t):296,m=Kt("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"\
is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}\
, computed ${n.map(f).join(" to ")}`),m.append(Kt("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),Kt("rect",{class:"ok",x:h,width:Math.max(3,d-h),y:2,height:12,rx:2})),
n.length>1?m.append(Kt("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(Kt("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));
for(const g of[e,t])Number.isFinite(g)&&m.append(Kt("text",{x:l(g),y:25,"text-anchor":"middle"},f(g)));return m}function Kt(e,t,n=""){const s=document.createElementNS(
"http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var np=Object.freeze({__proto__:null,mount:Jm});
const St=64,Rt=16;function sp(e,t){let n=0;for(let h=0;h<e.length;h++)n+=e[h];const s=n/e.length,o=Array.from(t,(h,d)=>d).sort((h,d)=>t[h]-t[d]),r=Math.floor(o.
length/St),i=Array.from({length:Rt},()=>new Float64Array(St)),a=new Float64Array(Rt);o.forEach((h,d)=>{const m=e[h]-s,g=d%Rt;i[g][Math.floor(d/r)]+=m,a[g]+=m*m});
const c=Ji(i,a,-1);if(c===void 0)return;const l=i.map((h,d)=>Ji(i,a,d)??0),u=l.reduce((h,d)=>h+d,0)/Rt,f=l.reduce((h,d)=>h+(d-u)*(d-u),0);return[c,Math.sqrt(f*(Rt-
1)/Rt)]}function Ji(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*Y/(St*Rt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<St;u++){let f=0;
for(const h of s)f+=e[h][u];r+=f,i+=f*f/o}const c=r*r/(o*St),l=a-c;if(i-=c,l>0)return(i-(St-1)*(l-i)/(o*St-St))/l}const Es=1e-4,op=5e-5,rp=48,ip=()=>e=>{for(const t of j(
e.root,"[data-sens]"))e.attempt(t,()=>{ap(e,t),cp(e,t)})};function ap({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(j(s,"[data-in]").map(a=>{
const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+Es,1-Es].map(h=>Number(e.under(new Map([...t,[c,l*h]]))(o)));return[a.dataset.in??"",(u-f)/(Es*(u+f))]})),i=Math.
max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of j(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=op&&Number.
isFinite(c)),u=rp*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,h,d,m]=l?["50%","5px","37%",
"5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[g,b]of Object.entries({x:f,width:h,y:d,height:m}))a.setAttribute(g,b)}else U(a.firstElementChild,Number.isFinite(
c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function cp({model:e,state:t},n){const s=j(n,"[data-share]"),o=s.length?
e.draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&sp(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):U(r.firstElementChild,a?lp(...a):"–")}}const lp=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var up=Object.freeze({__proto__:null,mount:ip});const fp=20,hp=360;function dp(e){const t=j(e.
root,"svg[data-rows]").map(n=>mp(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{pp(n,s),s.lines.forEach(o=>gp(n,s,o))})}}function mp({model:e},t){const[
n,s]=[$t(t.dataset.ax),$t(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=j(t,"[data-run]").
map(a=>{const c=j(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].
map((h,d)=>f.matches(".hide")?NaN:o(h,+(f.getAttribute(d?"cy":"cx")??NaN))),said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(
f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});
return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function pp({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(
({key:u,written:f})=>{const h=u?[t.spread(u,s,n)].flat():[f[1]];return[h.at(0),h.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,
written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&Ci(i,o.built.y)||o.built.y,x:c.length&&lm(c,o.built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].
text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,qi(o.svg,u,l[u]))}function gp({model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(
g=>g.key||g.along))return;const u=g=>typeof g=="number"?Math.max(-1e4,Math.min(1e4,o.at(g))):NaN,f=i.map(({key:g})=>g?[e.spread(g,n,t)].flat():[]),h=i.map(({key:g,
along:b,written:p},w)=>[s.at(b?Number(t(b)):p[0]),u(g?f[w].length===3?f[w][1]:t(g):p[1])]);if(r.setAttribute("d",Qe(h.map(([g,b])=>[g,Number.isFinite(g)?b:NaN]))),
i.forEach((g,b)=>wp(e,t,n,g,h[b],[s,o])),a){const g=[-1,0].map(b=>f.map((p,w)=>[h[w][0],u(p.at(b))]));a.setAttribute("d",a.matches(".reach")?bp(g):`${Qe([...g[0],
...g[1].reverse()])}Z`)}const[,d]=[...h].reverse().find(([,g])=>Number.isFinite(g))??[0,NaN],m=d+l;c&&m>fp&&m<hp&&c.setAttribute("y",m.toFixed(1))}const bp=([e,
t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function wp(e,t,n,{
e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),
s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,
a)).toFixed(1));const h=f?", outside the axes":"";o&&U(s.querySelector("title"),`${r}: ${G(e.text(o,n,t),e.entry(o).u)}${h}`)}var yp=Object.freeze({__proto__:null,
mount:dp});const _s=7,Mp=1e-9;function Zi(e,t){const n=e.map(r=>ta(r,t)),[s,o]=Qi(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.
min(_s-1,Math.floor(i*_s+Mp))})}const Qi=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function ta(e,t){if(!(typeof e!="number"||!Number.
isFinite(e)||t&&e<=0))return t?Math.log(e):e}function $p(e){const t=j(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=Zi(
s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(a=>ta(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-\
heat b")??[];Qi(r).forEach((a,c)=>U(i[c],t[r.indexOf(a)]?.textContent??""))}var Sp=Object.freeze({__proto__:null,STEPS:_s,colour:$p,levels:Zi})})();
