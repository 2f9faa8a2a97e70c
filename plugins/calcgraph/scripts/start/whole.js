(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Ka});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const Z=e=>new URLSearchParams(
e).get("s")??"",Si=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),ue=(e,t)=>We(e,"s",t);function We(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const I=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},z=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},$i=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",xi=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function vi(e,t){z(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!Ai(e,s))return;const i=document.createElement("div");i.append(ki(r)),Ni(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])xi.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const Ai=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function ki(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function Ni(e){for(const t of e.querySelectorAll($i))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function Ei(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?Oi(s,s.dataset.options):_i(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function fs(e,t){const n=I(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function _i(e){const t=fs("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function Oi(e,t){const n=fs("label",e),s=I("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function hs(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Ti="pointerover focusin input change click",Li=12,Ci=".cg, \
.cg-claim, .cg-live";let He="";document.documentElement.classList.add("cg-js");function Ri({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?Z(location.search):Si(Z(location.search),He);n.
origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||Z(n.search)===s||t.setAttribute("href",ue(n.href,s))}z(document,"pointerdown click",{capture:!0},Ri);
function qi(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.href.
split("#")[0]&&e.stopPropagation()}function Ii(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function ds(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>ds(!0),!0),addEventListener("afterprint",()=>ds(!1));function ms(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function Pi(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function Di(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const Ke=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function ji(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await Ke(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}ji();async function zi(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<Li||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const Fi=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&z(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Ui(e,t){z(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function Bi(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function Wi(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&z(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;z(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return pc}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Hi(e,t){const n=[],
s=new Promise(o=>{z(window,"popstate",{signal:t},()=>{Z(location.search)&&o()});for(const r of Bi(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}z(e,Ti,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Ci)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class Ki extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),He=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",qi,{signal:t}),vi(n,t),Pi(n),this.hasAttribute("data-no-popups")||Wi(n,t),Ke().then(()=>{Ii(),
ms(n),Di(n)}),addEventListener("hashchange",()=>ms(n),{signal:t}),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return Mc}).then(M=>M.mount(
n,t)),!s){Z(location.search)&&(await Promise.resolve().then(function(){return Sl})).mount(this,n,t);return}for(const M of n.querySelectorAll(".cg-slider input"))
hs(M,+M.value,+M.value);const o=JSON.parse(s);He=o.names[o.note],this.#e=Ei(n,M=>`${o.note}#${M}`in o.q||(M??"")in o.q);const r=new AbortController,i=new AbortController,
{done:a,touched:c}=Hi(n,r.signal);t.addEventListener("abort",()=>[r,i].forEach(M=>M.abort())),Ui(a,i.signal),await Promise.race([Ke(1500),c]);const{compute:l,loadParts:u,
mount:f}=await Promise.resolve().then(function(){return Ql}),{makeValues:h,prepare:d}=l;await d(o.q);const m=h(o),{wrong:g,untold:w}=await zi(m.proving(),t);if(t.
aborted)return;const p=M=>M.map(S=>S.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${p(g)}\
.`);for(const M of n.querySelectorAll("[data-row]"))M.classList.toggle("is-different",g.includes(m.key(M.getAttribute("data-row")??"")))}w.length&&this.say(`Not\
 recomputed in this browser, since it takes too many steps: ${p(w)}.`);const b=u(n).catch(()=>{});Z(location.search)||await Promise.race([c,Fi(t)]);const y=await b??
await u(n);if(!t.aborted){r.abort(),await f(m,this,n,t,y),i.abort();for(const M of a)M()}}say(t){const n=I("p","cg cg-notice",t);return n.setAttribute("role","n\
ote"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",Ki);const Wt={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",
colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},ps=Object.keys(Wt);function Gi(e){const t=new URLSearchParams(
e),n={...Wt};for(const s of ps)Object.assign(n,{[s]:t.get(s)??Wt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Vi(e,t){const n=new URL(t);for(const s of ps)
e[s]===Wt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function Yi(e,t,n){for(const r of["depth","colour","size","tag","folder","relatio\
n","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Wt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const fe=e=>new Set(
e.off.split(","));function Xi(e,t){const n=fe(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const he=(e,t)=>e.byId.get(t)??-1,Ji=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),gs=2,Qi=4,Zi=20,ta=100,ea=12,na=3,sa=4,St=3,de=({types:e},{type:t})=>Ji.get(e[t][0])??gs,bs=(e,t)=>de(
e,t)===gs;function oa(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:de(e,{type:l})<Qi&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=de(e,{type:l});for(const f of[!1,!0]){const[h,d]=f?[a,i]:[i,a],
m=n[h].get(d);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[h].set(d,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=ea&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?ta:+(i.degree>Zi));return{near:n,toll:r}}function ws(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=oa(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=ra(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+sa),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function ra({near:e,toll:t},n,s,o){const r=new Map([[n*St,0]]),i=new Map,a=[[n*St]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=ia(l),f=Math.floor(u/St),h=u%St;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:aa(u,i)};r.set(u,-1);const d=c+(f===n?0:t[f]);for(const[m,g]of e[f]){
if(o.has(m))continue;const w=g.uses?g.back?1:2:0,p=d+g.cost+(h&&w&&h!==w?na:0),b=m*St+w;p>=(r.get(b)??1/0)||(r.set(b,p),i.set(b,u),(a[p]??=[]).push(b))}}}return{
cost:0,path:[]}}function ia(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function aa(e,t){const n=[Math.floor(e/St)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/St));return n}const me=200,ys=["note","ghost","tag","attachment"];function ca(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((d,m)=>({number:m,id:d,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let d=0;d<t.length;d+=3){const m=t[d+2];f.push({a:t[d],b:t[d+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[d,m]of Object.entries(
n))f[+d].reason=m;for(const[d,m]of f.entries()){m.says=bs({types:s},m)||m.kind==="link"&&!!m.reason;for(let g=d-1;m.says&&Ms(f[g],m);g--)f[g].says=!0}const h=l.
boxes.map(([d,m,g,w,p,b,y={}],M)=>({number:M,id:`${u[g]?.id}#${d}`,name:d,value:m,note:g,input:!!w,url:p,says:b,columns:Object.entries(y).flatMap(([S,A])=>A.map(
T=>`${u[T]?.id}#${S}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:h,flows:l.edges,hulls:c.map(([d,m,g,w])=>({group:d,x:m,y:g,points:w,
name:i[d],number:a[d]})),byId:new Map(u.map(d=>[d.id,d.number])),isSmall:u.length<=me}}function la(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function ua(e,t,n){const s=fe(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([h,d])=>!s.has("kind:"+d)&&(!t.relation||h===t.relation)),a=e.nodes.map(h=>!(s.has("node:"+ys[h.kind])||!h.degree&&
s.has("node:orphan")||s.has("group:"+n[h.number])||t.tag&&!h.tags.includes(o)||t.folder&&h.folder!==r)),c=[];for(const h of e.edges)i[h.type]&&a[h.a]&&a[h.b]&&!Ms(
c.at(-1),h)&&c.push(h);const l=t.colour==="community",u=e.hulls.filter(h=>l?!s.has("group:"+h.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?fa(e,c):[],get near(){return f??=ha(a.length,c)}}}function fa({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const Ms=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function ha(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function da(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const ma=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function pe(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function pa(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(pe(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>pe(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&ma(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Ge(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(pe(s.name.toLowerCase(),n),1+pe(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function ga(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const Ve=12,Ss=1.06,ba=1200;
function wa(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=Ve*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>me&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,h,d)=>{n.strokeText(f,h,d),n.fillText(f,h,d)};if(s.isSmall)return ya(e,t,a,l);const u=c?
xa(e,t,a):[];n.lineWidth=6;for(const{left:f,top:h,width:d,height:m,name:g,group:w}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[w%o.c.length],l(g,f+d/2,
h+m*.75);n.lineWidth=3.5,e.labels=va(e,t,a,c,u).map(f=>Ye(e,t,a,f));for(const f of e.labels)$s(e,t,a,f,.42,l)}function $s(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,h=u.nodes[s],d=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${h.kind===1?"italic ":""}${d?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(h.kind?f.ghost:f.ink,e.strength(t,s,a)),h.label.split(`
`).forEach((m,g)=>c(m,o+i/2,r+n*(.8+g*Ss)))}function ya(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=p=>e.radius[p]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=$a(e,t,s),h=r.nodes.filter(p=>a.nodes[p.number]).map(p=>{const[b,y]=e.screen(i,p.x,p.y),M=u(p.number);return{number:p.number,left:b-
M,top:y-M,width:2*M,height:2*M}}),d=new Map(a.hulls.map(({group:p,points:[b,,y]})=>{const[M,S]=e.screen(i,...b),[A,T]=e.screen(i,...y);return[p,{left:M,top:S,width:A-
M,height:T-S}]})),m=e.width<600&&i.k<.6,g=[...c?.path.length?c.path:c?.nodes.keys()??[]],w=m?new Set([l,...c?.path??[]]):new Set([l,...g,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const p of w){const b=r.nodes[p];if(!b||!a.nodes[p])continue;const y=Ye(e,t,n,p),M=d.get(b.community),S=Sa(y,h.find(A=>A.number===p)??y).find(
A=>p===l||(!M||Ma(A,M))&&![...f,...h].some(T=>T.number!==p&&xs(A,T)));S&&(f.push(S),e.labels.push(S),$s(e,t,n,S,.3,s))}}const Ma=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,Sa=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function $a(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,h]})=>{const[d,m]=e.screen(t,f[0],f[1]),g=(h[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const w=u.split(" ");
for(;w.length>1&&i.measureText(w.join(" ")).width>g;)w.pop();const p=w.join(" ").replace(/ (and|of|the|by|is)$/,""),b=[d+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(p,b[0],b[1]),[{number:-1,left:b[0],top:b[1]-12,width:i.measureText(p).width,height:15}]})}function xa(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function Ye(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${Ve}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/Ve:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Ss}}function va(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:h}=e,d=(A,T)=>Math.round(A*r.k*4/T),m=[r.k.toFixed(3),
d(r.x,u),d(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===h.key||l&&s&&h.numbers.length)return h.numbers;const g=a?[...a.path.length?a.path:a.nodes.keys()]:
[],w=e.model.nodes.length>me?Math.max(24,u*f/9e3):1/0,p=[...o];let b=0,y=o.length;const M=new Set(o.map(A=>A.number)),S=g.length?new Set([...g,...e.order]):e.order;
for(const A of S){const T=e.model.nodes[A],[k,x]=e.screen(r,T.x,T.y),v=Math.max(Math.abs(k/u-.5),Math.abs(x/f-.5));if(!i.nodes[A]||v>1||M.has(A))continue;if((b+=
1)>ba||y>=w)break;const N=e.radius[A]*e.scale(r)*1.5,q=O=>{const _=Ye(e,t,n,A,O);_.top-=N,_.height+=N;for(const C of p)if(xs(_,C))return null;return _},$=q(!1)&&
q(!0);$&&(p.push($),v<.5&&(y+=1))}return e.kept={key:m,numbers:p.slice(o.length).map(A=>A.number).reverse()},e.kept.numbers}const xs=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,$t=6,vs=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],As=0,Xe=1,ge=2,ks=3,xt=4,Ns=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Je=1.6,Qe=.12,Aa=26,tt=26;
function ka(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[h,d]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%$t]:i.muted;r.beginPath(),r.roundRect(u,f,h-u,d-f,Aa),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function Na(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Je)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of Es(n)){
const[l,u,f,h]=c;r.globalAlpha=s?1-(1-Qe)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===h?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,h),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function Ea(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=Je||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of Es(n)){const[l,u,f,h]=c,[d,m]=e.screen(t,(l+f)/2,(u+h)/2);r.globalAlpha=
s?1-(1-Qe)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),d,m+4),r.fillStyle=i.param,r.fillText(String(a),d,m+4)}r.globalAlpha=1}function Es({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:Ta(i,a)}]:[]})}
function _a(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Je||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:h,
says:d}=l,m=e.importance(u,f,s),g=m>Xe,w=h==="uses",p=i[u].community===i[f].community;if(!g&&!(w?p||c:p&&d)||!g&&s&&s.path.length)continue;const b=i[u],y=i[f];r.
beginPath(),r.moveTo(b.x,b.y),r.quadraticCurveTo(...Ns(b,y),y.x,y.y),r.setLineDash(m===xt?[]:g&&h==="link"&&!d?[4/t,3/t]:Oa(h).map(S=>S/t)),r.strokeStyle=m===xt?
a.changed:w||h==="claims"?a.param:a.ink,r.lineWidth=(m===xt?3:w?g?1.8:1.3:1)/t;const M=w?.75:.4;r.globalAlpha=m===ge?.45:g?.95:s?M+(M*Qe-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const Oa=e=>vs.find(t=>t[0]===e)?.[3]??[];function Ta([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>tt&&f<u)return n<o?[n-tt,(c+l)/2,o+tt,(c+l)/2]:[e+tt,(c+l)/2,i-tt,(c+l)/2];if(f-u>tt&&l<c)return s<r?[(u+f)/2,s-tt,(u+f)/2,r+tt]:[(u+f)/2,t+tt,(u+
f)/2,a-tt];const[h,d,m,g]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],w=(y,M)=>Math.min((y/2-tt)/Math.max(1,Math.abs(m-h)),(M/2-tt)/Math.max(1,Math.abs(g-d))),p=w(n-e,s-t),
b=w(i-o,a-r);return[h+(m-h)*p,d+(g-d)*p,m-(m-h)*b,g-(g-d)*b]}const La=2500,_s=8e3,Ca=1500,Ra=.06,Ct=.25;function Os(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:$t},(o,r)=>n("c"+r))}}class qa{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=Ts(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>me?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=Ts(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(ka(this,t),Na(this,t),_a(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Ea(this,t),this.dots(t),wa(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%$t],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:xt+1},()=>new Map);let h=r?La:_s;for(const{a:m,b:g,kind:w}of n.lines){const p=a[m],b=a[g],y=this.importance(m,g,s);
if(y<ge&&(h<1||be(p.x,b.x,t.x,this.width/l)||be(p.y,b.y,t.y,this.height/l)))continue;h-=1;const M=f[y].get(w)??new Path2D;f[y].set(w,M),M.moveTo(p.x,p.y),u>Ca?M.
lineTo(b.x,b.y):M.quadraticCurveTo(...Ns(p,b),b.x,b.y)}const d=Math.min(1,130/Math.max(1,Math.min(u,_s)))**.4;f.forEach((m,g)=>{for(const[w,p,b,y]of vs){const M=m.
get(w),S=b*d*(g===As?.6:1);M&&(i.setLineDash(y.map(A=>A/l)),i.strokeStyle=g===xt?c.changed:w==="uses"||w==="claims"?c.param:c.muted,i.lineWidth=(g===xt?3.2:p*(g===
ks?1.5:1))/l,i.globalAlpha=g>Xe?[.5,.95,1][g-ge]:s?S+(Ra-S)*o:S,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?Xe:As,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?xt:o}return r===i?o:Math.min(r,i)?ge:ks}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(h=>s.nodes[h]).reverse();
o&&f.sort((h,d)=>+o.nodes.has(h)-+o.nodes.has(d));for(const h of f){const{kind:d,x:m,y:g}=c.nodes[h],w=this.group[h],p=this.radius[h]*u,[b,y]=this.screen(n,m,g);
if(be(b,b,this.width/2,this.width)||be(y,y,this.height/2,this.height))continue;const M=d?l.ghost:w<0?l.muted:l.c[w%$t],S=this.solid(M,this.strength(t,h,.28));p>
4&&ht(a,b,y,p+.75,l.paper),d?(a.setLineDash(d===1?[2.5,2.5]:[]),ht(a,b,y,p,"",S,1.5),a.setLineDash([])):ht(a,b,y,p-.75,S),p>4&&w>=$t&&!d&&(ht(a,b,y,p*.5+.7,l.paper),
ht(a,b,y,p*.5-.7,S)),o?.path.includes(h)&&ht(a,b,y,p,"",l.changed,2.5),h===r&&ht(a,b,y,p+.5,"",l.ink,2.5),h===r&&i&&ht(a,b,y,p+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const Ts=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},be=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Ct)||Math.min(e,t)>n+
s*(.5+Ct);function ht(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const Ia=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Pa=18,Ze=8,tn=5;function Da(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};za(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,Ze);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>Fa(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&Ua(e,a),r(a)}),o(s,"input change",i=>Ba(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(ja(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function ja(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function za(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?tn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,Ze));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<tn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=tn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?Pa:Ze))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function Fa(e,t){const[n,s]=Ia.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function Ua(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(Xi(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function Ba(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...fe(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Wa=120;class Ha{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=ca(s),this.state=Gi(location.search),this.state.find||=this.part("find").value,this.painter=new qa(n,this.model,Os(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});Da(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):he(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):ga(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=Ge(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,h]})=>{const[d,m]=s.screen(o,...f),[g,w]=s.screen(o,...h);return t>=d&&t<=g&&n>=m&&n<=w});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return cu}),...await Promise.resolve().then(function(){return _u})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;Yi(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=la(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=ua(n,o,s.group),this.found=o.find.trim()?pa(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return fu}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return mu})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const h=he(s,t.from),d=ws(s,n,h,t.to?c:r,t.to?void 0:1);u=d[Math.min(+t.way,d.length-
1)]??[h],f=new Map((t.to?d.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(h,0)}else l>=0&&n.nodes[l]?f=da(n,l,+t.depth):i&&(f=new Map(i.map(h=>[h,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return $u}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return Lu})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=Os(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Wa)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Vi(this.state,location.href))},150)}}var Ka=Object.freeze({__proto__:null,View:Ha});const Ga=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Va=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",Ls="http://www.w3.org/1998/Math/MathML",Ya=4e3,Xa=4e6,Ja=24,Qa=3,vt=new Map;function Za({origin:e,pathname:t}){const n=vt.get(t)??tc(new URL(
t,e)).catch(()=>{});return vt.delete(t),vt.set(t,n),vt.size>Ja&&vt.delete([...vt.keys()][0]),n.then(s=>s??vt.delete(t)),n}async function tc(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>Xa)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(Cs(o,i,new URL(t.url),{left:Ya}),!i.textContent?.trim())return;const a=sc(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:oc(o)}}function Cs(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Va))continue;s.left-=1;const r=ec(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;Cs(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function ec(e,t){if(e.namespaceURI===Ls)return nc(e);
if(/^h[2-6]$/.test(e.localName)){const r=I("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Ga.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function nc(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(Ls,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function sc(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=I("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(I("li","",I("b","",a)," ",i)),s.size===Qa)break}return s.size?n:void 0}function oc(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const rc=250,ic=250,ac=500,
cc=10,lc=3,uc="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function fc(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(x=0)=>{for(const{link:v,box:N}of s.splice(x))v.removeAttribute("aria-expanded"),c=!0,N.contains(document.activeElement)&&v.focus({preventScroll:!0}),
c=!1,N.remove()},h=x=>x instanceof Node?s.map(({link:v,box:N})=>N.contains(x)||v.contains(x)).lastIndexOf(!0):-1,d=x=>s.map(({box:v})=>v.contains(x)).lastIndexOf(
!0)+1,m=x=>{const v=x instanceof Element&&x.closest("a[href]");return!(v instanceof HTMLAnchorElement)||v.matches(uc)||!e.contains(v)&&!v.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(v.pathname)&&v.origin===location.origin&&v.pathname!==location.pathname?v:void 0},g=async x=>{const v=d(x),N=++a;if(v>=
lc||s[v]?.link===x)return;const q=await Za(new URL(x.href));if(!q||N!==a||t.aborted||!x.isConnected||v>s.length)return;f(v);const $=hc(q,x,`cg-pop-${v}`);document.
body.append($),s.push({link:x,box:$}),x.setAttribute("aria-expanded","true"),dc($,x.getClientRects()[0]??x.getBoundingClientRect()),mc($,decodeURIComponent(x.hash.
slice(1)))},w=()=>{clearTimeout(o),a+=1},p=x=>{const{target:v}=x,N=m(v),q=h(v);x.pointerType!=="touch"&&(clearTimeout(r),s.length>q+1&&(r=window.setTimeout(()=>f(
q+1),ic)),clearTimeout(o),N?o=window.setTimeout(()=>g(N),rc):q<0&&w())},b=({target:x})=>{const v=m(x);c||(f(h(x)+1),v?.matches(":focus-visible")&&g(v))},y=()=>{
clearTimeout(i),l=void 0},M=x=>{const{pointerType:v,clientX:N,clientY:q,target:$}=x,O=m($);if(u=void 0,h($)<0&&f(),y(),v!=="touch")return w();O&&(l={link:O,x:N,
y:q},i=window.setTimeout(S,ac))},S=()=>{u=l?.link,y(),u&&g(u)},A={pointerover:p,focusin:b,pointerdown:M};for(const[x,v]of Object.entries(A))z(document,x,{signal:t,
capture:!0},v);z(document,"pointerup pointercancel",{signal:t},y),z(document,"pointermove",{signal:t,passive:!0},({clientX:x,clientY:v})=>{l&&Math.hypot(x-l.x,v-
l.y)>cc&&y()}),z(document,"contextmenu click",{signal:t,capture:!0},x=>{l&&x.type==="contextmenu"&&S(),!(!u||m(x.target)!==u)&&(x.preventDefault(),x.stopImmediatePropagation())}),
z(document,"keydown",{signal:t,capture:!0},x=>{const v=s.at(-1);v&&(x.key==="Escape"?(x.stopPropagation(),w(),f(s.length-1)):x.key==="ArrowDown"&&document.activeElement===
v.link&&(x.preventDefault(),v.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const x of[o,r,i])clearTimeout(x);f()});const T=m(
n?.target??null),k={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&T?.matches(k[n.type])&&A[n.type](n)}function hc({title:e,text:t,count:n},s,o){const r=I(
"div","cg cg-pop"),i=I("p","cg-pop__title",e),a=I("div","cg-pop__text",t.cloneNode(!0)),c=I("a","","open"),l=[n,Z(location.search)&&"as built, without your scen\
ario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("\
aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,I(
"p","cg-pop__foot",I("span","",l),c)),r}function dc(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function mc(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var pc=Object.freeze(
{__proto__:null,mount:fc});const j=(e,t)=>[...e.querySelectorAll(t)],U=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=t):e&&
e.textContent!==t&&(e.textContent=t)},we=e=>e.dataset.part?+e.dataset.part:void 0,gc=120;function bc(e,t){for(const n of j(e,"[data-filter]"))wc(n,t)}function wc(e,t){
const n=e.querySelector(".cg-search"),s=j(e,".cg-pill"),o=e.querySelector("[data-none]"),r=j(e,".cg-group").map(p=>({group:p,isOpen:p.open,rows:j(p,".cg-en")})),
i=I("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(p=>p.getAttribute("aria-pressed")===
"true"),f=()=>{const p=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),b=u()?.dataset.verdict,y=p.length>0||!!b;if(!y&&!l)return;l=y,p.length&&(a??=r.
map(({group:S,rows:A})=>{const T=S.querySelector("summary")?.textContent??"";return A.map(k=>`${T} ${k.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:S,
isOpen:A,rows:T},k)=>{let x=0;T.forEach((v,N)=>{const q=(!b||(v.dataset.verdict??"").split(" ").includes(b))&&p.every($=>a?.[k][N].includes($));v.hidden=!q,x+=+q}),
S.hidden=!x,S.open=y?x>0:A,M+=x}),i.textContent=y?`${M} found`:"",yc(o,M?"":"Nothing here has "+[u()?.dataset.word,...p.map(S=>`“${S}”`)].filter(Boolean).join(
" and ")+".",m)},h=()=>{const p=We(location.href,"find",n?.value.trim()??""),b=We(p,"show",u()?.dataset.word??"");b!==location.href&&history.replaceState(history.
state,"",b)},d=()=>{f(),h()},m=()=>{n&&(n.value=""),g(""),d(),n?.focus()},g=p=>s.forEach(b=>b.setAttribute("aria-pressed",String(!!p&&b.dataset.word===p))),w=()=>{
const p=new URLSearchParams(location.search);g(p.get("show")??""),n&&p.has("find")&&(n.value=p.get("find")??""),f()};n&&z(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(d,gc)}),t.addEventListener("abort",()=>clearTimeout(c));for(const p of s)z(p,"click",{signal:t},()=>{g(p===u()?"":p.dataset.word??""),d()});
w()}function yc(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(I("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var Mc=Object.freeze({__proto__:null,mount:bc});async function ye(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function Sc(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function Rs({remove:e,take:t,link:n,notice:s="",act:o}){const r=I("div","cg cg-bar"),i=I("span","cg-bar__count"),a=I("span"),c=I("ul","cg-bar__list"),l=I("p",
"cg-bar__offer"),u=I("p","cg-bar__who","Your scenario, ",i,a),f=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),i.setAttribute("\
role","status");let h=[];const d=dt("cg-bar__do","copy link",()=>ye(n(),d)),m=dt("cg-bar__do","put all back",()=>{e(h),en(r)}),g=I("div","cg-bar__acts",d,m),w=I(
"p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[w]:[]);const p=(b,y,M,S)=>{const A=b.reduce((v,N)=>v+N.keys.length+N.parts.length,0);h=b,r.classList.
toggle("is-on",b.length>0),U(i,`${A} changed`);const T=[...new Set(b.flatMap(v=>v.notes))];a.replaceChildren(...T.slice(0,2).flatMap((v,N)=>[N?" and ":", set in\
 ",xc(v,M,S)])),T.length>2&&a.append(` and ${T.length-2} more`);const k=[...c.querySelectorAll("button")].findIndex(v=>v===document.activeElement);c.replaceChildren(
...b.map(v=>$c(v,()=>e([v])))),k>=0&&!b.length?en(r):k>=0&&c.querySelectorAll("button")[Math.min(k,b.length-1)].focus({preventScroll:!0});const x=y.filter(v=>!f.
has(`${v.key} ${v.there}`));l.hidden=!x.length,l.replaceChildren(...x.map(v=>I("span","cg-bar__kin",`${v.says}: here ${v.here}, elsewhere ${v.there} `,dt("cg-ba\
r__do",`use ${v.there} here too`,()=>t([v])),dt("cg-bar__do is-quiet","keep it apart",()=>{f.add(`${v.key} ${v.there}`),p(b,y,M,S)}))))};return{bar:r,show:p}}function $c(e,t){
const n=dt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),I("li","",I("span","",e.says),...e.was?[I("s",
"",e.was)]:[],I("b","",e.now),...e.isToo?[I("span","cg-bar__too",", here too")]:[],n)}function xc(e,t,n){const[s,o]=t.notes[e]??[e];if(!o)return I("span","",s);
const r=I("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const vc=e=>(e.closest("article, main")??document).querySelector("h1");function en(e){const t=vc(
e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function dt(e,t,n){const s=Object.assign(I("button",e,t),{type:"button"});return s.addEventListener(
"click",n),s}const qs=1e-12,nn=2**-50,Is=2**-48,Ps=64,sn=1e-9,Ac=2**-48,kc=2**-51,Nc=2**-40,Ec=2**53;class ot{at=-1;needs="";constructor(t){this.message=t}}const E=e=>{
throw new ot(e)},on=(e,t)=>t===0?E("division by zero"):e/t,Ds=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?on(1,s):s},js=(e,t)=>{
const n=t===Math.floor(t);return e===0&&t<0&&E("division by zero"),n&&Math.abs(t)<=Ps?Ds(e,t):e<0&&!n?E("power of a negative number"):e**t},rn=e=>e<=0?E("log of\
 zero or less"):Math.log(e),an=(e,t)=>{const n=rn(t),s=n===0?E("division by zero"):rn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Ps&&Ds(t,o)===e?o:s},Me=e=>{const t=Math.
floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=nn*Math.abs(e)?n:t},et=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=qs*Math.max(1,Math.abs(e))?t:
Math.floor(e)},At=e=>-et(-e),_c=(e,t)=>{t===0&&E("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+0;const s=nn*
Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},zs=e=>-Me(-e),cn=e=>{const t=Me(e),n=e-t;return Math.abs(n-.5)<=nn*Math.max(1,Math.
abs(e))?t+Math.abs(t%2):n<.5?t:t+1},Oc=(e,t=0)=>{const n=Me(t);(n!==zs(t)||Math.abs(n)>15)&&E("rounding to a number of digits that is not whole, or more than 15");
const s=js(10,Math.abs(n));return n?n>0?cn(e*s)/s:cn(e/s)*s:cn(e)},Ht=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(t))||s.some(r=>o<=
qs*Math.abs(r))},Fs=(e,t,...n)=>+(e<t&&!Ht(e,t,Is,n)),Us=(e,t,...n)=>+(e<=t||Ht(e,t,Is,n)),Tc=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(t);return+(o<=r||
Ht(o,r,sn,s))},Se=(e,t)=>Math.abs(e)<=Ac*Math.abs(t)&&e&&(Math.abs(t)>=Ec||e!==Math.floor(e))?0:e,ln=(e,t)=>{const n=kc*Math.abs(t);return Math.abs(e)<=n&&n<Nc?
0:e},Bs=e=>Math.abs(e)>2**33?E("an angle so large that its turns cannot be determined"):e,Ws=e=>ln(Math.cos(Bs(e)),e),Lc=e=>Ws(e)===0?E("division by zero"):ln(Math.
tan(e),e),Hs=e=>t=>t>=-1&&t<=1?e(t):E("outside -1..1"),{abs:Cc,atan:Rc,atan2:qc,sinh:Ic,cosh:Pc,tanh:Dc,exp:jc,sign:zc,asin:Fc,acos:Uc}=Math,at=new Map(Object.entries(
{add:(e,t)=>Se(e+t,e),sub:(e,t)=>Se(e-t,e),mul:(e,t)=>e*t,div:on,neg:e=>-e,pow:js,not:e=>+(e===0),lt:Fs,le:Us,gt:(e,t,...n)=>Fs(t,e,...n),ge:(e,t,...n)=>Us(t,e,
...n),eq:(e,t,...n)=>+Ht(e,t,sn,n),ne:(e,t,...n)=>+!Ht(e,t,sn,n),within:Tc,sqrt:e=>e<0?E("root of a negative number"):Math.sqrt(e),exp:jc,ln:rn,log:an,log2:e=>an(
e,2),log10:e=>an(e,10),abs:Cc,sign:zc,floor:Me,ceiling:zs,round:Oc,min:Math.min,max:Math.max,sin:e=>ln(Math.sin(Bs(e)),e),cos:Ws,tan:Lc,asin:Hs(Fc),acos:Hs(Uc),
atan:Rc,atan2:qc,sinh:Ic,cosh:Pc,tanh:Dc}));function Kt({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof ot)||e.steps<0)throw o;
Object.assign(e,{open:n,integrals:s});return}}const kt=86400,Bc=2629800,Ks=1e-6,un=-62135596800,Gs=253402214400,Vs=(e,t)=>{const n=Math.floor(e+.5);return Number.
isFinite(n)||E("overflow"),Math.abs(e-n)>Ks?E(t):n},Wc=e=>e>=un&&e<=Gs?e:E("a date beyond the years 1 to 9999"),Gt=e=>new Date(Wc(Vs(e/kt,"no whole number of da\
ys")*kt)*1e3),Ys=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,Hc={later:(e,t)=>Gt(e+t).getTime()/1e3,months_later:(e,t)=>{const n=Vs(t/Bc,"no whole number of \
months"),s=Gt(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&E("a date beyond the years 1 to 9999"),Ys(r,i,Math.min(
s.getUTCDate(),new Date(Ys(r,i+1,0)*1e3).getUTCDate()))},year:e=>Gt(e).getUTCFullYear(),month:e=>Gt(e).getUTCMonth()+1,day:e=>Gt(e).getUTCDate()};function $e(e){
const t=Math.floor(e/kt+.5);return Math.abs(e/kt-t)>Ks||t*kt<un||t*kt>Gs?"–":new Date(t*kt*1e3).toISOString().slice(0,10)}function Kc(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=un&&$e(t)===e?t:void 0}const Nt=12,Gc=100,Vc={"%":100,percent:100,pct:100,"‰":1e3},Yc=e=>!e||
e.startsWith("×")?1:Vc[e]??0;function Rt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Nt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+hn(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const d=fn(
a,Nt-t),m=d>=10**t?1:0;return`${c}${hn(d/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Nt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*Gc<=u&&(l=Math.max(l,Math.min(t-i+Nt-1-String(f).length,Nt-1-i)));let h=fn(a,Nt-1-i-l);return!n&&l>0&&h>=10**(i+l+1)&&(h=fn(a,Nt-1-i- --l)),c+hn(h,l,
n&&i>=0&&h%10**l!==0)}const fn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function hn(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const Xs=25e4,mt=5e6,Xc=2e6,Jc=2e3,Qc=20;class J{}
class Zc{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Jc,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new J;this.pay(Qc)}}function xe(e){try{return e()}catch(t){if(t instanceof J)return;throw t}}const Js=1e6,tl=60,el=1e4,Qs=/#[[{]/,Zs="more than 1\
,000,000 steps",nl=1e12,to={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},dn=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),eo=["read","slope","root","at","series","edge","along","across","path","part"],sl=["num","row","read","index",...Object.
keys(to)],ol=e=>at.has(e)||dn.has(e)||sl.includes(e);function rl({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:eo.includes(String(o))&&n.push(String(r))}return n}function no(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function so(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function oo(e){const t=e.steps+e.rest;e.steps=Math.
min(Js,t),e.rest=t-e.steps,e.short=t<Js}function il([e,...t]){const[n=0,s=0]=t.map(Number);return{name:String(e),act:at.get(String(e)),operands:t,first:n,second:s}}
class al{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>eo.includes(
String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Zc,this.
loose=void 0,this.round=void 0,this.base=new Et(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){const s=this.programs.
get(t);if(s)return s;const o={operations:n,instructions:n.map(il)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.counted(n,()=>n.value(
s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.affected(
n.keys())){const o=new Et(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(nl,this.purse.steps),{budget:o}=t;
[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],oo(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=so(t,no([...this.nodes].map(([n,s])=>[n,rl(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Qs.test(i));if(!s.length||s.length===t.size)return t.size?new Et(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!Qs.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Et(this,o,n,n.budget)}),
new Et(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=so(n,this.readers??=no(this.reads));return this.known.set(s,r),r}}class Et{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&oo(this.budget);const{open:f,integrals:h,steps:d,
short:m}=this.budget,{costs:g}=this.machine,w=g.get(t)??0;if(m&&w>d)throw new J;try{this.budget.isRunning=!0;const p=this.execute(this.machine.program(t,n),0,n.
length,[]),b=d-this.budget.steps;return(b>el||w)&&g.set(t,b),p}catch(p){if(!(p instanceof ot))throw p;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:f,integrals:h}),{reason:p.message,key:t,at:p.at,needs:p.needs}}finally{u&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no va\
lue",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:Object.hasOwn(o,l)?o[l]??{reason:`\
the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new J:Object.assign(
new ot(Zs),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,operands:c,first:l,second:u}=r[n];if(a){const f=o[l],h=o[u],{length:d}=c;i==="binom\
ial"&&this.weigh(f,h);const m=d===2?a(f,h):d===1?a(f):a(...c.map(g=>o[+g]));o[n]=Number.isFinite(m)?m:E(Number.isNaN(m)?"no real value":"overflow")}else if(i===
"num"||i==="row")o[n]=c[0];else if(i==="index")o[n]=o[l];else if(i==="read")o[n]=this.known(String(c[0]));else{n=this.region(t,n,o);continue}n++}}catch(i){throw i instanceof
ot&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t,n){const s=t===Math.floor(t)&&t>=n?Math.min(n,t-n):n;if(s>0&&s<=1e4&&(this.budget.steps-=Math.trunc(s)),!(this.budget.
steps>=0)){if(this.budget.short)throw new J;E(Zs)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new ot(n.reason),{needs:t});return n}series(t){
const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new ot(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(
r[o==="with"?0:r.length-1]),a=dn.get(o);if(!a)return E(to[o]??"no real value");this.budget.open>=tl&&E("nested deeper than 60"),this.budget.open++;const c=a(this,
r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&E("overflow"),s[n]=s[i-1]=c,i}inside(t,n){
return this.budget.steps-=20,new Et(this.machine,t,this,this.budget,n)}}let mn,ve,ro,io,ao;async function co(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.
map(([r])=>String(r)))),n=()=>[...t].every(ol),s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){
return Lf});lo(o.CHECKED,o.DRAWN),{drawsOf:ve}=o,t.has("beta")&&at.set("beta",(await Promise.resolve().then(function(){return Yf})).betaQuantile)}if(s&&({folded:io,
heights:ao,summary:ro}=await Promise.resolve().then(function(){return Iu})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Ih});
lo(o,r)}Object.values(e).some(({r:o,rs:r})=>o||r)&&({findExtremes:mn}=await Promise.resolve().then(function(){return Jh}))}function lo(e,t){for(const[n,s]of Object.
entries(e))at.set(n,s);for(const[n,s]of Object.entries(t))dn.set(n,s)}const W=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.
max(Math.abs(e),Math.abs(t));function uo(e,t=[...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.
get(i)??{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(
l)}return s}function fo(e){const t=new Map(Object.entries(e.q)),n=new al(e.q),s=$=>t.get($)??{},o=($="")=>$[0]==="="||$.includes("#")?$:`${e.note}#${$}`,r=$=>{const O=n.
under($);return _=>{const C=O(_);if(typeof C!="object")return C;if(s(_).w!==void 0&&typeof i(_)=="object")throw new J}},i=n.under(new Map),a=$=>{const O=r($);return _=>p(
O,_,()=>(n.purse.next(),n.uncertain.has(_)?u(M(_,$,O)):s(_).c?[M(_,$,O)].flat()[0]:O(_)))},c=new Map,l=a(c),u=$=>Array.isArray($)?$.length===3?$[1]:void 0:$,f=new WeakMap,
h=($,O,_)=>{const C=f.get(O)??n.run(O);f.set(O,C);try{return n.counted(C,()=>{const L=ve(C).value($);return _===void 0?ro(L):io(L,_)})}catch(L){if(L instanceof ot)
return;throw L}},d=new Map,m=$=>{for(const O of d.has($)||!t.has($)?[]:uo(t,[$],d)){const{p:_,picks:C,cells:L,rs:R}=s(O),D=new Set(R||!(_||L)?[O]:[]);d.set(O,D);
for(const F of[...C??[],...(_??[]).flat()])for(const B of typeof F=="string"&&d.get(F)||[])D.add(B)}return d.get($)??new Set},g=($,O)=>{const _=n.under(O);let C=$,
L=_(C);for(;typeof L=="object"&&L.needs;)L=_(C=L.needs);if(typeof L!="object")return"";const{picks:R}=s(C),D=C.slice(C.indexOf("#")+1);if(!R)return C===$?L.reason:
`${D}: ${L.reason}`;const F=R.map(B=>{const H=_(B);return typeof H=="string"&&s(B).rows?.[H]||H});return`${D} is not known for ${F.join(", ")}`},w=($,O)=>{const{
r:_,rs:C,picks:L=[]}=s($);return _??C?.[L.map(O).join()]},p=($,O,_)=>{const C=b.get($)??new Map,{round:L}=n.purse;if(C.get(O)===L)throw new J;try{return _()}catch(R){
throw R instanceof J&&b.set($,C.set(O,L)),R}},b=new WeakMap,y=new WeakMap,M=($,O,_)=>{const C=y.get(_)??{state:O,found:new Map};return C.state!==O?S($,O,_):(y.set(
_,C),C.found.has($)||C.found.set($,p(C,$,()=>S($,O,_))),C.found.get($))},S=($,O,_)=>{if(O.size&&!n.affected(O.keys()).has($))return M($,c,l);n.purse.next();const C=n.
uncertain.has($);if(C&&s($).c)return;const R=[...m($)].sort().map(Q=>[Q,O.has(Q)?void 0:w(Q,_)]).filter(([,Q])=>Q),D=C?void 0:_($);if(C)return R.length?void 0:h(
$,O);if(!R.length||typeof D!="number")return D;const F=n.run(O),B=n.affected(R.map(([Q])=>Q)),H=Q=>ce=>{n.purse.point();const le=n.at(F,ce,B)(Q);return typeof le==
"object"?void 0:le},st=A($,R),Lt=t.has(`${$}#margin`)?mn(H(`${$}#margin`),R,st):void 0;if(Lt){const Q=[...Lt.at,...st].map(H($));if(Q.some(_m=>typeof _m!="numbe\
r"))return;const ce=Math.min(D,...Q),le=Math.max(D,...Q);return ce===le?ce:[ce,le]}const Mt=mn(H($),R,st)?.ends;if(!Mt)return;const[X,Bt]=[Math.min(Mt[0],D),Math.
max(Mt[1],D)];return X===Bt?X:[X,Bt]},A=($,O)=>(s($).at??[]).filter(_=>Object.keys(_).length===O.length&&O.every(([C,[L,R]])=>C in _&&_[C]>=L&&_[C]<=R)).map(_=>new Map(
O.map(([C])=>[C,_[C]]))),T=($,O)=>{if(n.purse.next(),h($,O)===void 0)return[];const _=f.get(O);return _?n.counted(_,()=>ao(ve(_).value($))):[]},k=($,O)=>{if(n.purse.
next(),!n.uncertain.has($)||h($,O)===void 0)return;const _=f.get(O),C=_&&n.counted(_,()=>ve(_).value($));return C instanceof Float64Array?C:void 0},x=($,O,_)=>(n.
purse.next(),n.uncertain.has($)?[h($,O,_)].flat()[0]:void 0);function*v($=Xc){const O=new Map,_=a(O),C=[],L=[];q($);for(const R of uo(t)){const{w:D}=s(R);if(D===
void 0)continue;const F=xe(()=>[M(R,O,_)].flat());!F||F.some(B=>B===void 0)?L.push(R):[D].flat().some((B,H)=>!W(B,F[H],1e-9))&&C.push(R),yield}return{wrong:C,untold:L}}
const N=$=>{const O=v($);for(;;){const{done:_,value:C}=O.next();if(_)return C}},q=$=>{n.purse.give($)};return{data:e,entries:t,entry:s,key:o,under:a,why:g,inputs:m,
reaches:($,O)=>n.affected([$]).has(O),spread:M,part:x,heights:T,draws:k,prove:N,proving:v,allow:q,taken:()=>n.purse.taken}}const pt="–",cl=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
pn={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},ll={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},ul=e=>Object.
hasOwn(pn,/^[A-Za-z]*/.exec(e)?.[0]??""),K=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,gn=e=>e.join(e[0][0]==="-"?" to ":"–"),rt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Ae=({f:e=1,o:t=0},n)=>n*e+t,ho=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,fl=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>ll[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function ke(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of fl(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,h=0]=t[c];s+=h,n*=u**l;for(const[,d,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(d,(o.get(d)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function mo(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(w,p,b)=>{const{d:y,u:M="",o:S}=s(w),A=rt(s(w),p);return s(w).iso?$e(p):ho(A)&&(A!==0||S||!p)?Rt(A,b??y,cl.test(
M),Yc(M)):pt},c=(w,p)=>{const b=p.map(N=>rt(s(w),N)),{d:y=3}=s(w),M=Math.max(...b.map(Math.abs)),S=Math.abs(b[2]-b[0]),A=N=>Math.floor(Math.log10(N)),T=M&&S?Math.
max(y,Math.min(A(M)-A(S/3)+2,12)):y,[k,x,v]=p.map(N=>a(w,N,T));return`${x} (${gn([k,v])})`},l=(w,p,b,y)=>{const M=(y?r(w,p,y):void 0)??i(w,p,b),{words:S}=s(w);if(S)
return S[Number(M)]??pt;if(Array.isArray(M)){if(M.length===3)return c(w,M);const[A,T]=M.map(k=>a(w,k));return A===T?A:(s(w).al?"at least ":"")+gn([A,T])}return typeof M==
"number"?a(w,M):M??pt},u=(w,p)=>{const{rows:b,r:y,v:M,u:S}=s(w),A=p??M;return typeof A=="string"?b?.[A]??A:p===void 0&&y?K(gn(y.map(T=>a(w,T))),S):typeof A=="nu\
mber"?K(a(w,A),S):pt},f=(w,p)=>{const{rows:b,lo:y=-1/0,hi:M=1/0,set:S,picks:A,x:T,iso:k}=s(w);return!n.has(w)||A||T?!1:b?Object.hasOwn(b,p):typeof p!="number"||
!Number.isFinite(p)||k&&$e(p)===pt?!1:S?S.some(x=>W(x,p)):p>=y&&p<=M||W(p,y)||W(p,M)},h=w=>{const p=new Map;for(const b of(w??"").split(/,(?=[^,=]+=)/)){const y=b.
lastIndexOf("="),M=o(b.slice(0,y)),S=b.slice(y+1);y>0&&n.has(M)&&p.set(M,s(M).rows?S:+S)}return p},d=(w,p)=>{const b=Kc(w.trim().replace(/^date\s+/,""));return b===
void 0?{problem:`not a date; write for example ${u(p)}`}:f(p,b)?{value:b}:{problem:`outside ${g(p)}`}},m=(w,p)=>{if(s(p).iso)return d(w,p);const{u:b=""}=s(p),y=b||
"a number without unit",M=w.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(L,R,D,F)=>`${R}${F}\
 ${D==="$"?"USD":D}`),[,S,A,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!S)return{problem:`not a number; write for example ${u(p)}`};
const[,k,x]=/^([A-Za-z]*)(.*)$/.exec(T)??[],v=(A===""||k[1]==="i")&&Object.hasOwn(pn,k)?pn[k]:1,N=(v>1?x:T).replace(/\s/g,""),q=ke(N,t.units),$=ke(T.replace(/\s/g,
""),t.units);if(v>1&&b&&!/^\s*[A-Za-z]/.test(x)&&!$.unknown&&$.dimension===ke(b,t.units).dimension)return{problem:`“${w.trim()}” means two things; write ${S}\
 ${T}, or ${+S*v}`};if(q.unknown||N&&q.dimension!==ke(b.replace(/^.i /,""),t.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${y}`};
const O=+S*v,_=Ae(N?{f:q.factor,o:q.offset}:v>1?{}:s(p),O),C=O!==0&&_===0&&!q.offset&&!s(p).o;return f(p,_)&&ho(_)&&!C?{value:_}:{problem:`outside ${g(p)}`}},g=w=>{
const{lo:p=-1/0,hi:b=1/0,set:y,u:M}=s(w);return K((y??[p,b]).map(S=>Number.isFinite(S)?a(w,S):"∞").join(y?", ":" … "),M)};return{...e,text:l,say:u,takes:f,parseCase:h,
parseEntry:m}}const Vt={notes:{},kinds:[],inputs:{}},po=e=>e?fetch(e).then(t=>t.ok?t.json():Vt).catch(()=>Vt):Promise.resolve(Vt),hl=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(e)??["",e,""];return K(t,n)};function go(e,t,n,s){const{note:o,names:r}=n.data,i=t.map(l=>dl(l,s)),a=[...e].sort().map(([l,u])=>{const[f,h]=l.split("#"),d=r[f]??
f,m=n.entry(l),[g,w=h]=s.inputs[`${d}.${h}`]??[];return{notes:f===o?[]:[d],kind:g,says:m.n??w,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(
u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===
l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function dl(e,t){
const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf("."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{
notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??hl(o),written:o,value:void 0,keys:[],parts:[e],isHere:!1,isToo:!1}}function ml(e,t,n,s){const{note:o,names:r}=n.
data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const h=e.filter(m=>m.kind===
f&&!m.isHere).pop(),d=h&&pl(h,a,c,n);h&&d!==void 0&&n.takes(a,d)&&n.say(a,d)!==n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:h.now,value:d})}return i}
function pl({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(t??"",n).value}function gl(e,t){const n=[...t.entries].flatMap(([o,{rows:r,
v:i}])=>r&&typeof i=="string"?[{key:o,words:wl(r[i]??i,i)}]:[]),s=new Map;if(n.length)for(const o of e.querySelectorAll("p, li, td"))bl(o,n,s);return s}function bl(e,t,n){
let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)
s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const wl=(e,t)=>{
const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\
\\w-])`,"i")},yl={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Ml(e,t,n){if(!Z(location.search))return;const s=e.dataset.inputs,o=new URL(
s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await po(s);if(n.aborted)return;const a=()=>Z(location.search).slice(0,2e3).
split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),l=t.querySelector("cg-map");let u=!1,f="";const h=dt("cg-bar__do","r\
ecompute with it",async()=>{u=h.disabled=!0,d().setAttribute("role","status"),m("Recomputing …");const{rechain:S,recompute:A}=await Promise.resolve().then(function(){
return rd});if(l)return l.recompute=async k=>{const{now:x,sum:v}=await S(k,a().join(),n);return m(bo(v,"What is not in this chain is as built.")),x},l.view?.renew();
const T=await A(c??t,a().join(),n,(k,x)=>m(`Recomputing, note ${k+1} of ${x} …`));m(bo(T))}),d=()=>p.querySelector(".cg-bar__notice"),m=S=>U(d(),f=S),g=()=>{const S=l?.
dataset.mode==="chain";h.hidden=!S,u&&f&&U(d(),S?f:r??"")},w=()=>{u?location.reload():y()},{bar:p,show:b}=Rs({remove(S){const A=new Set(S.flatMap(k=>k.parts)),T=a().
filter(k=>!A.has(k));history.pushState(history.state,"",ue(location.href,T.join())),w()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),y=()=>b(go(
new Map,a(),yl,i),[],i,o);if(e.append(p),addEventListener("popstate",w,{signal:n}),y(),!l)return;const M=new MutationObserver(g);M.observe(l,{attributeFilter:["\
data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),g()}const bo=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?
[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].join(" ");var Sl=Object.freeze({__proto__:null,mount:Ml});function wo(e,t,{model:n,state:s,
now:o}){const r=o(t),i=a=>typeof r=="number"?W(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=
[...e.options].findIndex(i):e.type==="range"?$l(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),yo(e,"")))}
function $l(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(rt(o,l)):rt(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/
150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),hs(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function yo(e,t){
const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(I("span","cg-why"),{id:s});if(r.setAttribute(
"role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);U(r,t),e.setAttribute("ari\
a-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const xl="computed when you let go",Mo="not computed here",vl="Pale values take many steps: they\
 are computed when you let go.",So=8;function Al(e){const t=[...new Set(e)],n=t.length-So,s=t.slice(0,So).join(", ")+(n>0?` and ${n} more`:"");return`Pale value\
s are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function kl(e){const t=e.matches(
$o)?e:e.closest("[data-row]")??e.querySelector($o),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const $o="\
[data-q], [data-say], [data-check], [data-row]";function Nl(e){const t=new Map,n=I("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;
const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof J))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute(
"title",s?Mo:xl),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&U(a.querySelector("button")??a,Mo)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.
remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].
map(kl).filter(Boolean):[];U(n,t.size?s?Al(a):vl:"")},start:a=>{s=a}}}function xo(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<
0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+
1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function bn(e,t){const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.
indexOf(":"),{key:a,own:c,known:l}=xo(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),h=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;
i>0&&h!==void 0&&t.takes(a,h)?n.set(a,h):o.push(r)}return{state:n,carried:s,dropped:o}}function El(e,t){const n=e.indexOf(":"),{key:s}=xo(e.slice(0,Math.max(n,0)),
t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(
e.slice(n+1),s).problem??"not taken"}function vo(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="n\
umber"&&l?.iso?$e(i):typeof i=="number"?`${+rt(l??{},i).toPrecision(12)}${l?.u&&ul(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const _l={holds:"✓",failing:"✗",unknown:"–"},Ao=e=>e===void 0?"unknown":e?"holds":"failing";function Ol(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function Tl(e,t){
const n=j(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:Rl(i)})).filter(({key:i})=>t.entries.has(i)),s=j(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=j(e,".cg-claim[data-q]"),r=Cl(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,h=m=>{
const g=a(m);return f.set(m,g===void 0?void 0:!!g),f.get(m)};for(const{e:m,key:g,row:w,built:p}of n)l(m,()=>{f.delete(g);const b=h(g);ql(m,b,!W(a(g),c(g)),p),i.
done&&ko(w,b!==!0&&u.size>0)});for(const{e:m,of:g,built:w}of s)l(m,()=>{const p=g.some(({key:M})=>!W(a(M),c(M))),{state:b,says:y}=Ol(g.map(({key:M})=>h(M)));m.classList.
toggle("is-off",p),m.firstElementChild&&(m.firstElementChild.className=p?`cg-mark is-${b}`:w.mark),U(m.firstElementChild,p?_l[b]:w.sign),U(m.lastElementChild,p?
y:w.says),m.title=p?"in your scenario":""});const d=n.filter(({key:m})=>f.has(m)&&!W(a(m),c(m)));r(Ll(d.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function Ll(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function Cl(e){const t=e.querySelector(".cg-facts"),n=I("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=I("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),U(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Rl=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function ql(e,t,n,s){const o=n?Ao(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Ao(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);U(e.querySelector(
".cg-mark"),n?"→":s.sign),U(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function ko(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Il={makeValues:fo,prepare:co},Pl=[[".cg-table",()=>Promise.
resolve().then(function(){return fd})],["svg[data-x]",()=>Promise.resolve().then(function(){return Rd})],[".cg-fig",()=>Promise.resolve().then(function(){return tm})],
[".cg-grip",()=>Promise.resolve().then(function(){return Wd})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return cm})],["[data-sens]",()=>Promise.
resolve().then(function(){return gm})],["svg[data-rows]",()=>Promise.resolve().then(function(){return Am})]],Dl=e=>Promise.all(Pl.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),jl=2;async function zl(e,t,n,s,o){const r=mo(e),i=new Map,a=r.under(i),c=location.pathname;let l=[];const{attempt:u,start:f,tell:h}=Nl(t),
d={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:$,inCase:q,attempt:u},m=[],g=new Set;r.allow(mt);const w=Wl(n,r,a,i);let p=0,b=0,y=Vt;const M=t.
dataset.inputs,S=new URL(M??"",document.baseURI).href,{bar:A,show:T}=Rs({remove(L){const R=new Set(L.flatMap(D=>D.parts));l=l.filter(D=>!R.has(D)),$(new Map(L.flatMap(
D=>D.keys).map(D=>[D,void 0])))},take:L=>$(new Map(L.map(({key:R,value:D})=>[R,D]))),link:()=>location.href});t.append(A);const k=()=>{const L=go(d.state,l,r,y),
R=ml(L,d.state,r,y);T(L,R,y,S),Bl(n,r,R)},x=async()=>{y!==Vt||!Ul(d.state,l,r)||(y=await po(M),s.aborted||k())},v=(L=!0)=>{const R=L?mt:Xs;d.state.size||(d.state=
i),f(d.done=L),r.allow(R),d.now=d.state.size?r.under(d.state):a,w(d),k();for(const F of m)g.add(F);const D=()=>{const F=performance.now()+jl;r.allow(R);for(const B of g){
if(s.aborted)return;if(g.delete(B),B(d),performance.now()>F)break}r.allow(mt),g.size?p=requestAnimationFrame(D):h()};cancelAnimationFrame(p),p=requestAnimationFrame(
D)},N=()=>{const L=bn(Z(location.search),r);return l=L.carried,d.state=L.state,v(),x(),L.dropped};function q(L){const R=r.parseCase(L),D=new Map([...d.state,...R]);
return{state:D,read:R.size?r.under(D):d.now}}function $(L,R="step",D=R==="step"){d.state=new Map(d.state);for(const[F,B]of L){const{v:H,r:st}=r.entry(F);B===void 0||
!st&&W(B,H)?d.state.delete(F):r.takes(F,B)&&d.state.set(F,B)}v(D),clearTimeout(b),R==="drag"?b=setTimeout(O,150,"drag"):O(R),R==="step"&&No(n)}function O(L){const R=ue(
location.href,vo(d.state,l,r));R===location.href||s.aborted||location.pathname!==c||(L==="step"||!Z(location.search)?history.pushState(history.state,"",R):history.
replaceState(history.state,"",R))}const _=N();_.length&&Fl(_,r,A);const C=vo(d.state,l,r);Z(location.search)!==C&&history.replaceState(history.state,"",ue(location.
href,C)),z(window,"popstate",{signal:s},()=>{location.pathname===c&&N()}),Yl(d);for(const L of o){const R=[await L.mount(d)].flat();m.push(...R),r.allow(mt);for(const D of R)
D(d)}h()}function Fl(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${El(i,t)})`),o=dt("cg-bar__x","×",()=>{r.remove(),en(n)}),r=I("p","cg-bar__notice\
 cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const Ul=(e,t,{
data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Bl(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of j(e,".cg-row[\
data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.
remove();continue}U(a??o.appendChild(I("span","cg-elsewhere")),`${i} elsewhere`)}}function Wl(e,t,n,s){const o=g=>j(e,`[data-${g}]`).map(w=>[w,t.key(w.dataset[g])]).
filter(([,w])=>t.entries.has(w)),r=o("say"),i=Tl(e,t),a=Gl(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=j(e,"[data-set]").map(g=>[g,[...t.parseCase(g.dataset.set)]]),
h=j(e,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(t.key),g.dataset.rows?.split(`
`)]),d=gl(e,t),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,w])=>{const p=t.parseCase(g.dataset.with),b=p.size?p:s;return{e:g,key:w,given:p,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:d.get(g)??[],built:xe(()=>t.text(w,b,p.size?t.under(p):n,we(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:w,now:p,attempt:b}=g,y=new Map(w);for(const M of m)b(M.e,()=>Hl(M,g));for(const[M,S]of r)b(M,()=>U(
M,t.say(S,p(S))));for(const[M,S]of a)b(M,()=>Vl(M,S,g));for(const[M,S]of l)b(M,()=>M.firstElementChild?.setAttribute("d",Kl(t.heights(S,g.state))));for(const[M,
S]of c)b(M,()=>wo(M,S,g));for(const[M,S]of u)M.hidden=!y.has(S);for(const[M,S,A]of h)b(M,()=>{M.hidden=A?!A.includes(S.map(p).join()):S.some(T=>y.has(T))});i(g);
for(const[M,S]of f)b(M,()=>M.setAttribute("aria-pressed",String(S.every(([A,T])=>W(p(A),T,1e-9)))))}}function Hl({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const h=n.size>0&&l.size>0,d=h?new Map([...l,...n]):l,m=h?c.under(d):u,g=(r===void 0||n.size>0)&&!l.size,w=g?"":c.text(
t,d,m,we(e)),{c:p,u:b,rows:y}=c.entry(t),M=g?!1:r===void 0?K(w,e.dataset.u)!==i:w!==r;if(!e.matches(".cg-claim")){const N=!g&&w===pt&&s?.matches(".cg-out")?c.why(
t,d):"";U(e,g?i:N?`${pt} ${N}`:K(w,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const S=e.querySelector(".cg-claim__now"),A=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!S)return;const T=n.size?void 0:o.find(N=>m(N)!==f(N)),k=T?` · ${c.say(T,m(T))}`:"",x=y?c.say(t,m(t)):K(w,b)+
A,v=p?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":x;e.classList.toggle("is-changed",M),U(S,M?`→ ${v}${k}`:""),S.dataset.copy=M&&!p?v:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${v}${k}`:a)}const Kl=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",Gl=(e,t)=>j(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Vl(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(d=>s.has(d)||!W(r(
d),i(d))),u=e.querySelector(".cg-row__was"),f=()=>t.map(d=>n.text(d,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const h=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&h&&ko(e,s.size>0&&t.some(d=>n.text(d,s,r)===pt)),U(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Yl(e){const{model:t,root:n,signal:s}=e;z(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const w of j(n,".cg-panel__results"))w.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:h,log:d}=l,m=d?10**+i.value:+i.value,g=h?u+Math.round((Ae(l,m)-u)/h)*h:Ae(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,g))]]),"drag",c),c&&No(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&yo(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),z(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>wo(r,t.key(r.dataset.p),e))}),z(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&Xl(a,e),c&&Jl[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function Xl(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const Jl={steps(e,t){const n=j(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{ye(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{ye(e.parentElement?.querySelector("code")?.textContent??"",e)}},No=e=>requestAnimationFrame(()=>j(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Ql=Object.freeze({__proto__:null,compute:Il,loadParts:Dl,mount:zl});const Eo=14,Zl=226,tu=78;function wn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function eu(e,t){const n=wn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Eo||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=nu(n,t),i=su(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:ou(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function nu(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Eo&&n.add(o);return[...n]}function su(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function ou(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(h=>h[0]===u&&o.has(h[1])).map(h=>o.get(h[1])?.[1]??0);return f.length?f.reduce((h,d)=>h+d,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Zl,l+(f-(c.length-1)/2)*tu]))}return o}function _o(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=wn(e,s).size;o>n&&([t,n]=[s,o])}return t}function ru(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function iu(e,t,n){const s=Ge(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:wn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function au(e,t,n,s){if(!e.boxes[t])return _o(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var cu=Object.freeze({__proto__:null,beside:au,
chartOf:eu,meant:iu,richest:_o,trace:ru});const lu=16;function P(e,t,...n){const s=I(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const Ne=e=>P("span","cg-dot "+(e<0?"orphan":`c${e%$t}${e>=$t?" ring":""}`));function uu(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=fe(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,lu).map(({group:i,name:a,
size:c})=>{const l=P("button","cg-toggle",Ne(i),a+" ",P("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var fu=Object.freeze({__proto__:null,
dot:Ne,legend:uu,make:P});const Oo=200,To=6;function hu(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=p=>c==="by links"?i[p].degree:c==="by PageRank"?i[p].rank:0,u=i.filter(p=>!p.kind),f=o??u.filter(p=>s.nodes[p.number]).map(p=>p.number),h=o?[...f].
sort((p,b)=>l(b)-l(p)):[...f].sort((p,b)=>l(b)-l(p)||i[p].title.localeCompare(i[b].title)||p-b);du(e),a.replaceChildren(...h.slice(0,Oo*t).map(p=>{const b=i[p],
y=b.kind?P("span","cg-dot "+ys[b.kind]):Ne(r.group[p]);return P("li","",y,Yt(n,p),P("small","cg-num",String(b.degree)))}));const[d,m,g]=[h.length,u.length,h.length-
Oo*t],w=e.part("more-notes");e.part("list-title").textContent=d===m?"All notes":d?`${d} of ${m}`:"Nothing found",w&&(w.hidden=g<=0,w.textContent=`${g} more`)}function du(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Ge(t,s.find).slice(0,To):[];if(!o)return;const i=(n??[]).slice(0,To).map(l=>P("li","",Ne(e.painter.group[l]),
Yt(t,l))),a=r.map(l=>{const u=t.boxes[l],f=P("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return P("li","",P("span","",Ee(u),f),P(
"small","cg-num",u.value))}),c=P("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(P("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function Ee({name:e,number:t}){const n=P("button","",e);return n.dataset.box=String(t),n}function Yt(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=P(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var mu=Object.freeze({__proto__:null,go:Yt,goBox:Ee,list:hu});
const Lo=3;function pu(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?wu(e,he(t,s.from),he(t,s.to)):e.notice?[P("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:bu(t,n,r,gu(e,r))}function gu(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const yn=(e,t,n)=>P("li","",P("span","rel",e),P("span","",...t,Mn(n))),Mn=e=>e?P("span",
"why",e):"";function Sn(e,t){const n=P("a","",t);return n.setAttribute("href",e),n}function _e(e,...t){const n=P("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=P("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function bu(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[P("h2","",o.title),P("p","",r),_e(o.url?Sn(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=P("ul","cg-list");for(const u of e.edges){const[f,h]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[h]&&c.set(h,[...c.get(h)??[],u])}for(const[u,f]of c){const h=f.length>
1?f.filter(g=>e.types[g.type][0]!=="link"):f,d=new Set(h.map(g=>e.types[g.type][3-a])),m=new Set(f.map(g=>g.reason).filter(Boolean));l.append(yn([...d].join(", "),
[Yt(e,u)],[...m].join("; ")))}c.size&&i.push(P("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function wu({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,h)=>[P("h2","",f),P("p","",h),...s<0?[]:[_e(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=ws(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,h)=>yu(e,f,h,+n.way===h)),P("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function yu(e,t,n,s){const o=P("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>Su(e,
t[f],u));t.forEach((u,f)=>{o.append(P("li","note",Yt(e,u)),...i[f]?Mu(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=P("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[P("h3","c\
g-way",l,P("small",""," "+c)),o]}function Mu({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=P("span","",s.says&&s.says+" ",P("code","",s.name));return P(
"li","",r,P("b","cg-num",s.value),o===t.length-1?Mn(n):"")}):[P("li","",P("span","",e),Mn(n))]}function Su(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*de(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,h)=>o(f)-o(h))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,h])=>e.boxes[f].note===r.b&&e.boxes[h].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,Lo),l=s.find(
f=>f.reason&&(f.kind==="link"||bs(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Lo).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var $u=Object.freeze({__proto__:null,about:pu,acts:_e,line:yn,link:Sn});const ct={width:186,height:62};function xu(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+ct.width*t.k&&o<=c+ct.height*t.k)return r}return-1}function vu(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+ct.width,i+ct.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function Au(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[h,d]of n.edges){const m=n.at.get(h),g=n.at.
get(d);if(!m||!g)continue;const w=!f||f.has(h)&&f.has(d),[p,b]=e.screen(s,m[0]+ct.width+4,m[1]+ct.height/2),[y,M]=e.screen(s,g[0]-5,g[1]+ct.height/2),S=Math.max(
p,y-34*u),A=(y-S)/2;a.beginPath(),a.moveTo(p,b),a.lineTo(S,b),a.bezierCurveTo(S+A,b,y-A,M,y,M),a.strokeStyle=e.solid(l.param,w?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[h,d]of n.at){const m=f&&!f.has(h),g={...c.boxes[h],...$n(n,h)};ku(e,s,g,d,m?.3:1,h===n.end,h===r&&i)}}function $n({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function ku(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),h=ct.width*l,d=ct.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,h+4,d),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,h,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+d,h,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,h+8,d+8);const m=(M,S,A,T,k=0)=>{[a.font,a.fillStyle]=[S,e.solid(A,o)];let x=M;for(;x.length>1&&a.measureText(
x).width>h-k;)x=x.replace(/.…?$/u,"…");return a.fillText(x,u+k,f+T*l),a.measureText(x).width},g=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,w=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,g,20),p=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";p&&w<h*.7&&m(`\
  ${p}`,`${11*l}px ${c.font}`,c.muted,20,w),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const b=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";b<h*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,b)}function Nu(e,t){if(!t)return[P("h2","","A chain"),P("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(b=>n[b]),a=new Set(i.map(b=>b.note)).size,c=new Set([...t.at.values()].
map(([b])=>b)).size-1,l=(b,y)=>`${b} ${y}${b===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(b=>n[b].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],h=b=>{const{value:y,
isMoved:M,isPale:S}={...b,isMoved:!1,isPale:!1,...$n(t,b.number)};return M?`${y}, as built ${b.value}`:S?`${y}, as built`:y},d=P("h2","",`What makes “${r.says||
r.name}” ${h(r)}?`),m=P("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),g=s.filter(b=>b[0]===t.end).map(b=>n[b[1]]),w=P("ul","cg-list");for(const b of i.
slice(1)){const y={...b,...$n(t,b.number)};w.append(yn(h(b),[Ee(y)],[y.says,o[b.note]?.title].filter(Boolean).join(" · ")))}const p=P("details","cg-chain__list",
P("summary","","as a list"),w);return[d,m,_e(Sn(r.url,"open row")),...g.length?[P("p","cg-chain__uses","What uses it: ",...Eu(g))]:[],...i.length>1?[p]:[]]}const Eu=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",Ee(t)]);var _u=Object.freeze({__proto__:null,about:Nu,boxAt:xu,draw:Au,fit:vu});function Ou(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Ct),f=Math.round(n.height*Ct),h=e.sheet;(!h||Math.abs(i-h.x)*c>o*Ct||Math.abs(a-h.y)*
c>r*Ct)&&Tu(e,t,u,f);const d=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(d.canvas,Math.round((d.x-i)*c*l)-u,Math.round((d.y-a)*c*l)-f),s.restore()}
function Tu(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var Lu=Object.freeze({__proto__:null,slide:Ou});
const Cu=2,xn=24,Ru=9,Co=.3,G=e=>e instanceof Float64Array,Xt=e=>Array.isArray(e),Jt=new Map;Jt.set(at.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Se(e[r*t]+n[r*s],e[r*t])}),Jt.set(at.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Se(e[r*t]-n[r*s],e[r*t])}),Jt.set(at.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),Jt.set(at.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=on(e[r*t],n[r*s])});function Qt(e,t){const n=t.find(G);if(!n){
const u=e(...t);return Number.isFinite(u)?u:E(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>G(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>G(u)?1:0),c=Jt.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(h=>+(G(h)?h[f]:h))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&E(s.some(
Number.isNaN)?"no real value":"overflow"),s}function vn(e,t){if(!G(e))return e;if(t!==Cu)return Ro(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Ro(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return An(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function An(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}An(e,t,a,s),An(e,i,n,s)}function qu(e){const t=qo(e);if(!G(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Co)/xn,r=n-(s-n)*Co,i=Array.from({length:xn},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<xn&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(Ru*c/a+.5))}function qo(e){
if(Xt(e))return E("no value");if(!G(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Ro(e,[.05,.5,.95]);return[t,n,s]}var Iu=Object.freeze({__proto__:null,
each:Qt,folded:vn,heights:qu,isMany:G,isSeries:Xt,summary:qo});const V=4096,Pu=12,Du=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],ju=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
zu=.6931471805599453,Io=([e,t],n)=>Po(e,n)/Po(t,n),Po=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Fu(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*zu}function Uu(e){const t=e-.5;return t>=-.425?t*Io(Du,.180625-t*t):-Io(ju,Math.sqrt(-Fu(e))-1.6)}let qt;function kn(){
if(qt)return qt;qt=new Float64Array(V);for(let e=0;e<V/2;e++)qt[V-1-e]=-(qt[e]=Uu((e+.5)/V));return qt}const Do=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function jo(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Nn(e){const t=Uint16Array.from({length:V},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Do(n,2166136261),Do(n,16777619),n.length,1);for(let o=0;o<Pu;o++)jo(s);for(let o=V-1;o>0;o--){const r=Math.
floor(jo(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const zo=new Map;function Bu(e,t){const n=zo.get(e);if(n)return n;const s=t==="score"?kn():Float64Array.
from({length:V},(r,i)=>(i+.5)/V),o=Float64Array.from(Nn(e),r=>s[r]);return zo.set(e,o),o}const Fo=new Map;function Wu(e,t){const n=kn();return Float64Array.from(
Uo(e),s=>t==="score"?n[s]:(s+.5)/V)}function Uo(e){const[t,n]=e[e.length-1];if(!n.length)return Nn(t);const s=JSON.stringify(e),o=Fo.get(s);if(o)return o;const r=n.
map((l,u)=>Bo(Uo(e.slice(0,u+1)))),i=Hu(Bo(Nn(t)),r,n),a=Array.from({length:V},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(V);return a.forEach((l,u)=>c[l]=
u),Fo.set(s,c),c}function Bo(e){const t=kn();return Float64Array.from(e,n=>t[n])}function Hu(e,t,n){const s=t.map(f=>t.map(h=>Oe(f,h))),o=s[0][0],r=n.map(f=>f*o),
i=Ho(s,t.map(f=>Oe(e,f))),a=Ho(s,r),c=Wo(e,t,i.map(f=>-f)),l=o-Oe(a,r),u=Math.sqrt(Math.max(l,0)/Oe(c,c));return Wo(c.map(f=>u*f),t,a)}const Wo=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function Oe(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function Ho(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const Ko=16,Ku=2048,Go=[2,4,6,8],Gu=255,Vu=15,Yu=64,Xu=75e4,Ju=1e-12,En=1e-9,
Vo=1024,Qu=.381966011250105,Zu=64,tf=40,ef="the steps cannot be made fine enough",{abs:Zt,floor:Te,max:it,min:te}=Math;function nf(e,t,n,s,o,r){n<s||E(n>s?"the \
range runs backwards":"the range is empty");let i=Ko,a=0,c=Yo(e,t,n,s,Ko);for(;;){const l=Yo(e,t,n,s,2*i),u=2*i>=Ku||168*o*i>Xu;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const h=c,d=t.map((p,b)=>ff(h,l,b)),m=d.map(p=>p.reduce((b,y)=>it(b,y),0)),g=m.reduce((p,b,y)=>it(p,cf(b,l.values[y])),0),w=g<=a/Yu?
Gu:Vu;if(g/w<=Ju||u&&g/w<=En){const p=of(e,l,m,r);if(p===void 0)return{...l,errors:m.map(b=>b/w)};f=p}else u&&(f=af(l,d));a=g}if(u)return E(`${ef} ${sf((f-n)/(s-
n))}`);i*=2,c=l}}function sf(e){const t=Te(e*1e3+.5);return`at ${Te(t/10)}.${t%10} % of the way`}function of(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(Vo/a),u=rf(s,t,c),f=r.map((m,g)=>it(En*m.reduce((w,p)=>it(w,Zt(p)),0),10*n[g])*Vo/(o[a]-o[0])),h=(m,g,w)=>{const p=(M,S)=>w.reduce(
(A,T,k)=>A+T[S]*M[g+k],0),b=r.map((M,S)=>p(M,0)+c*p(i[S],1)),y=e(m,b);return!y||y.some((M,S)=>Zt(M-p(r[S],2)/c-p(i[S],3))>f[S])},d=new Map;for(let m=0;m<a;m++){
const g=te(it(m-1,0),a-3);for(let w=0;w<l;w++){const p=m-g+(w+Qu)/l,b=d.get(p)??_n(p);if(d.set(p,b),h(o[g]+p*c,g,b))return o[g]+p*c}}for(const m of[...u,...u.slice(
1).map((g,w)=>(u[w]+g)/2)]){const g=te(it(Te((m-o[0])/c)-1,0),a-3);if(h(m,g,_n((m-o[g])/c)))return m}}function _n(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function rf(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Zu&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],h=t[u];const d=te(it(u-2,0),t.length-4);for(let m=0;m<tf;m++){const g=f+
(h-f)/2,w=_n((g-t[d])/o),p=(y,M)=>w.reduce((S,A,T)=>S+A[M]*y[d+T],0),b=e(g,n.map((y,M)=>p(y,0)+o*p(s[M],1)));if(!b)break;b[c]*l>0?f=g:h=g}return f+(h-f)/2}}function af(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=it(r,Zt(a)),!(t[o][c]<=En*r)));i>=0&&(n=te(n,e.times[i]))}),
n}function cf(e,t){const n=t.reduce((s,o)=>it(s,Zt(o)),0);return n?e/n:e}function Yo(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,h)=>n+(s-n)*h/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const h=lf(e,i[f],l,r);if(!h)return i[f];const d=h[1];[l]=h,l.forEach((m,g)=>{a[g].push(m),c[g].
push(d[g])})}const u=e(s,l);return u?.forEach((f,h)=>c[h].push(f)),u?{times:i,values:a,slopes:c}:s}function lf(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of Go.entries()){const c=uf(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/Go[i-u-1],h=f*f-1;r.push(r[u].map((d,m)=>d+(d-l[u][m])/h))}}
return[r[r.length-1],o]}function uf(e,t,n,s,o,r){let i=n,a=Xo(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,Xo(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const Xo=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function Jo(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=te(it(Te((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,h)=>t[i+(h>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const h=a;
c+=l*h[0],l*=u-(f>>1),a=Array.from({length:7-f},(d,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(h[m+1]-h[m])/((m+f+1>>1)-(m>>1)))}return c}function ff(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>Zt(r-(i%2?Jo(e.times,s,o,t.times[i]):s[i/2])))}const hf=0,df=2,On=1e-12,mf=1e4,Tn="outside of the table",{abs:lt,max:gt,
min:It,sqrt:Ln,trunc:pf}=Math;function Qo(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Cn(e,t,n){const s=e[0],o=e[e.length-
1],r=On*gt(lt(s),lt(o));return t<s?n||s-t<=r?s:E(Tn):t>o?n||t-o<=r?o:E(Tn):t}const Rn=(e,t)=>It(gt(Qo(e,t)-1,0),e.length-2);function gf(e,t,n,s){let o=Qo(e,n)-1;
return o+1<e.length&&e[o+1]-n<=On*gt(lt(e[o+1]),lt(n))&&o++,o<0&&!s&&E(Tn),t[gt(o,0)]}function bf([e,t,n],s,o,r){if(o===df)return gf(e,t,s,r);const i=Cn(e,s,r);
if(e.length===1)return t[0];const a=Rn(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===hf)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,h=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(h+l*(f/c)))}function wf([e,t,n],s,o,r){const i=Cn(e,s,r),a=Cn(t,o,r),c=Rn(e,i),l=Rn(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),h=(a-
t[l])/(t[l+1]-t[l]),d=c*u+l,m=(c+1)*u+l,g=n[d]+(n[d+1]-n[d])*h,w=n[m]+(n[m+1]-n[m])*h;return g+(w-g)*f}const yf={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(w=>w.numbers),[c,l,u,
f]=a,h=Number(i[+o]),d=c[c.length-1];if(!f)return bf(a,h,+n,+s);const m=On*gt(lt(c[0]),lt(d));c[0]-m<=h&&h<=d+m||E("outside of the range of its rate");const g=Jo(
c,l,u,It(gt(h,c[0]),d));return g!==0&&lt(g)<mf*f[0]&&g!==l[0]&&g!==l[l.length-1]&&E("too near to zero for the steps of its rate"),g},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,k)=>k%3===0),h=l.filter((T,k)=>k%3===1),d=l.filter((T,k)=>k%3===2),m=(T,k)=>(x,v)=>{
const N=Kt(e,()=>(a[c]=x,f.forEach((q,$)=>a[q]=v[$]),k.map((q,$)=>Number(i($?k[$-1]:T,q)))));return N?.every(Number.isFinite)?N:void 0},g=m(c+1,d),w=h.map(T=>Number(
a[T])),p=Number(a[+t]),b=Number(a[+n]);g(p,w);const y=e.budget.steps;g(p,w);const M=Math.max(+s,y-e.budget.steps),S=nf(g,w,p,b,M,m(d[d.length-1],u));return[S.times,
...S.values.flatMap((T,k)=>[T,S.slopes[k]]),S.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>wf(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function ee(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=lt(o)<lt(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=Mf(t);return Number.isFinite(n)?n:E("overflow")}function Mf(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Pt=e=>e.length?e:E("no row fulfils it"),Le=e=>(Pt(
e),ee(e)/e.length);function Zo(e,t){t>=0&&t<=1||E("a share is between 0 and 1"),Pt(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=It(pf(s),n.length-1),r=It(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function ne(e){const t=Le(e);return e.map(n=>n-t)}function Dt(e,t){const n=ee(e.map((s,o)=>s*t[o]))-ee(e)*ee(t)/e.
length;return Number.isFinite(n)?n:E("overflow")}const qn=e=>e.length<2?E("fewer than two rows"):e;function Sf(e){qn(e);const t=ne(e);return Ln(Dt(t,t)/(e.length-
1))}function tr(e,t){qn(t);const n=ne(e),s=ne(t),o=Dt(s,s);return o?Dt(n,s)/o:E("all rows have the same place")}function $f(e,t){qn(t);const n=ne(e),s=ne(t),o=Ln(
Dt(n,n))*Ln(Dt(s,s));return o?It(gt(Dt(n,s)/o,-1),1):E("all rows have the same value")}const er={total:ee,count:e=>e.length,mean:Le,min:e=>Pt(e).reduce((t,n)=>It(
t,n)),max:e=>Pt(e).reduce((t,n)=>gt(t,n)),first:e=>Pt(e)[0],last:e=>Pt(e)[e.length-1],median:e=>Zo(e,.5),quantile:Zo,stdev:Sf,slope:tr,intercept:(e,t)=>Le(e)-tr(
e,t)*Le(t),correlation:$f},xf={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},nr=(e,t)=>e[+t].map(({numbers:n})=>n),vf={rows(e,t,n,s,o){const[r,i,...a]=t.
map(Number),c=a.length-1,l=a.slice(0,c).map(()=>[]);for(let f=0;f<r;f++){s[o]=f;try{for(let h=0;h<c;h++){const d=Number(n(h?a[h-1]:o+1,a[h]));if(i&&!h&&!d)break;
l[h].push(d)}}catch(h){throw h instanceof ot&&e.budget.steps>=0&&!h.needs&&(h.message.startsWith("the cell `")||(h.message+=` in row ${f+1}`)),h}}return l.slice(
i).map(f=>({first:0,numbers:f}))},fold:(e,[t,n,...s],o,r)=>er[t](...nr(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),scan:(e,[t,n],s,o)=>[{first:0,numbers:xf[t](
nr(o,n)[0])}]},sr=1e5,In=5;function or(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+In<e.length;r+=In){const[a,c,l,u,f]=e.slice(r,r+In).map(Number),h=s(n[u]),
d=et(h);d!==At(h)&&E("the last step is not a whole number"),d<a-1&&E("the steps run backwards"),d-a>=sr&&E("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:d,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function rr({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:E(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function jt(e){const t=et(e);return t===At(e)?t:E("a step is a whole number")}const ir=(e,t,n)=>e[+t][+n],Af={
steps(e,t,n,s,o){const r=or(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof ot&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>rr(ir(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>rr(ir(r,t,n),jt(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=jt(Number(o[+n])),c=i[a-r]??E(`there is n\
o step ${a}`);return typeof c=="number"?c:E(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>jt(Number(o[+c])));a-i>sr&&E("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return E("no step fulfils it")}},ar="other\
 rows are chosen",kf=1e3,zt=e=>typeof e=="number"?e:E("a bound, or the number of a step, that has a distribution");function cr(e,t,n,s,o){const[r,...i]=t[n],[a,
c]=i.slice(0,2).map(u=>zt(s[+u]));(et(a)!==At(a)||et(c)!==At(c))&&E("bounds are not whole numbers"),et(c)<et(a)-1&&E("the bounds run backwards"),c-a>=1e4&&E("mo\
re than 10,000 terms");let l=r==="sum"?0:1;for(let u=et(a);u<=et(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=Qt(r==="sum"?(h,d)=>h+d:(h,d)=>h*d,[l,f])}return l}
function lr(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?zt(s[+r+1])-+a:jt(zt(s[+a])),h=c[f-l];return h!==void 0?e.lowered(h):
E(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const ur=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),fr={sum:cr,product:cr,back:lr,
prior:lr,steps(e,t,n,s){const o=or(t[n].slice(1),n,s,zt),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=kf&&E("more than 1,000 s\
teps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(
({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=jt(zt(s[+t[n][2]])),a=r[i-o]??E(`there is no step ${i}`);return typeof a=="string"?E(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&G(f)&&E(ar),r&&!u&&
!f)break;c[u].push(f)}}catch(u){throw u instanceof ot&&!u.needs&&u.message!==ar&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=ur(e,s,+r),c=a[0].length,l=a.map((f,h)=>h*c);return Qt((...f)=>er[o](...l.map(h=>f.
slice(h,h+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];for(const r of ur(e,s,+t[n][2])[0])o.push(o.length?
Qt((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},
first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>jt(zt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!G(l)){if(!l)continue;return a?
a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))
return a}return E("no step fulfils it")}},hr=8,Nf=2e3,Ef=1e3,_f=new Set(["num","row","index","read","back","prior","at","edge","series"]),Of={beta:256},Tf="a ro\
ot, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class se{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=
o,this.count=o?.length??n?.count??V,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),
this.pinned=n?.pinned??new Set(dr(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=Ef)throw new J;this.depth++;let s;try{s=this.found(
t)}finally{this.depth--}return this.kept+=Xt(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>Nf&&(this.memo.clear(),this.kept=0),this.memo.set(
t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{
outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Pn(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.
run.value(t);return Xt(a)?a:this.run.known(t)}if(s.dr)return s.chain?Wu(s.chain,s.dr):Bu(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??
[]).map(a=>this.value(a)).join();return s.cells?.[i]??E(s.problem||`no cell in row \`${i}\``)}lowered(t){return!G(t)||t.length===this.count||!this.outside?t:this.
part(this.outside.lowered(t))}series(t){const n=this.value(t);return Xt(n)?n:E("no value")}part(t){const{chosen:n}=this;return n&&G(t)?Float64Array.from(n,s=>t[s]):
t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=at.get(String(i));if(r.steps<=0)throw new J;if(r.pay(c||_f.has(String(i))&&!this.
copies?1:V/hr),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=Qt(c,a.map(u=>o[+u]));
G(l)&&r.pay((Of[i]??1)*V/hr-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;
if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new se(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(
t,n,s):o==="drawn"?a=vn(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?E("no case holds"):Object.hasOwn(fr,o)?a=fr[o](this,t,n,s,i):E(Tf);return s[n]=s[i-1]=a,i}cases(t,n,s){
const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!G(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.
forEach(([u,f],h)=>{const d=[];if(a.forEach((w,p)=>{!w==(h===1)&&d.push(p)}),!d.length)return;const m=new se(this.run,this,void 0,d),g=m.execute(t,u,f,s.map(w=>m.
part(w)));d.forEach((w,p)=>l[w]=G(g)?g[p]:Number(g))}),l}}const dr=e=>e?.outside?[...e.given,...dr(e.outside)]:[],Pn=e=>e.draws??=new se(e);var Lf=Object.freeze(
{__proto__:null,CHECKED:{deviation:e=>e<0?E("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:E("a probability of a number that is not a condition"),upper:(e,t)=>t<
e?E("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>vn(Pn(e).execute(i,r+1,+n,[...o]),+t)},Draws:se,drawsOf:Pn});const Cf=[
[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,
28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],Rf=[[.0007745450142783414,.022723844989269184,
.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,
.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],qf=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,
.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,
.014875361290850615,.1369298809227358,.599832206555888,1]],Dn=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},mr=(e,t)=>{if(Math.abs(e)<=.425)
return e*Dn(Cf,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Dn(Rf,n-1.6):Dn(qf,n-5))},pr=e=>e>0&&e<1?mr(e-.5,Math.min(e,1-e)):E("a qua\
ntile of a probability that is not between 0 and 1"),If=e=>e>-1&&e<1?mr(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):E("erfinv of a number that is not between -1 and 1"),
{abs:Ce,exp:Re,expm1:jn,log:ut,log1p:qe,min:gr,sqrt:Pf,PI:Df}=Math,br=.1,wr=1e5,jf=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],zf=10,yr=1e-300,Ff=3e-16,Uf=1e-9,
Bf=1e3,Wf=60,oe=[],Hf=(e,t,n)=>{t>=br&&t<=wr&&n>=br&&n<=wr||E("a shape of `beta` that is not between 0.1 and 100,000");let s=oe[0];return(s?.shapes.a!==t||s.shapes.
b!==n)&&(s=oe.find(({shapes:o})=>o.a===t&&o.b===n)??Kf(t,n),oe.unshift(s),oe.length=gr(oe.length,16)),e<=s.middle?Re(Sr(e,s.shapes)):-jn(Sr(1-e,s.mirrored))};function Kf(e,t){
const n=Mr(e,t),[s,o]=$r(n.most,n);return{shapes:n,mirrored:Mr(t,e),middle:Re(s)/o}}function Mr(e,t){const n=zn(e)+zn(t)-zn(e+t)-ut(e/(e+t)*t/(2*Df))/2;return{a:e,
b:t,round:n,most:ut((e+1)/(e+t+2))}}function Sr(e,t){const n=ut(e);let s=gr(Gf(e,t),t.most);for(let o=0;o<Wf;o++){const[r,i]=$r(s,t);let a=s+(r-ut(i)-n)*jn(s)/i;
a>t.most&&(a=(s+t.most)/2);const c=Ce(a-s);if(s=a,c<=Uf*Ce(s))break}return s}function Gf(e,{a:t,b:n,round:s}){if(t<1||n<1)return(ut(e*t)+s+t*ut(t/(t+n))+n*ut(n/
(t+n)))/t;const o=pr(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*Pf(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-qe(n/t*Re(-2*l))}function $r(e,{a:t,b:n,round:s}){
const o=Re(e),r=-jn(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?qe(c/i):ut(o/i),u=c<a/2?qe(-c/a):ut(r/a);return[t*l+n*u-s,Vf(o,r,-(t+n)*c,t,n)]}function zn(e){
let t=0;for(;e<zf;e++)t+=(e+.5)*qe(1/e)-1;const n=1/(e*e);return t+jf.reduce((s,o)=>s*n+o,0)/e}function Vf(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<
Bf;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/xr(f+u*a),r=xr(f+u/r),i*=r*a,Ce(r*a-1)<=Ff)break}
return i}const xr=e=>Ce(e)>=yr?e:yr;var Yf=Object.freeze({__proto__:null,betaQuantile:Hf});const Fn=400,Ie=.6180339887498949,Xf=60,Jf=8,Qf=1e-9,Zf=1e-5,vr=1e-13,
{abs:Un,max:Ar,min:th}=Math,nt=e=>e??-1/0;function kr(e,t,n,s){t<n||E(t>n?"the range runs backwards":"the range is empty");const o=c=>{const l=e(c);return l===void 0?
void 0:s*l},r=[...Array.from({length:Fn},(c,l)=>t+(n-t)*l/Fn),n],i=r.map(o),a=i.filter(c=>c!==void 0);return a.length||E("no value in the range"),{value:o,at:r,
values:i,size:a.reduce((c,l)=>Ar(c,Un(l)),0)}}const Nr=(e,t,n,s)=>s*_r(kr(e,t,n,s))[0][1];function Er(e,t,n,s){const o=kr(e,t,n,s),[[r,i],...a]=_r(o),c=Zf*(n-t);
a.some(([l,u])=>i-u<=Qf*o.size&&Un(l-r)>c)&&E("several places have the same value");for(const l of[r-c,r+c]){const u=t<=l&&l<=n?o.value(l):void 0;u!==void 0&&i-
u<=vr*o.size&&E("it is flat where it is largest")}return nh(o,r,i,c)}function _r(e){const{values:t}=e,n=o=>t[o]!==void 0&&nt(t[o])>nt(t[o-1])&&nt(t[o])>=nt(t[o+
1]);return[...t.keys()].filter(n).sort((o,r)=>nt(t[r])-nt(t[o])||o-r).slice(0,Jf).map(o=>eh(e,o)).sort((o,r)=>r[1]-o[1])}function eh({value:e,at:t,values:n},s){
let o=t[Ar(s-1,0)],r=t[th(s+1,Fn)],i=t[s],a=nt(n[s]),c=r-Ie*(r-o),l=o+Ie*(r-o),u=nt(e(c)),f=nt(e(l));for(let h=0;h<Xf;h++)u>a&&([i,a]=[c,u]),f>a&&([i,a]=[l,f]),
u>=f?([r,l,f]=[l,c,u],c=r-Ie*(r-o),u=nt(e(c))):([o,c,u]=[c,l,f],l=o+Ie*(r-o),f=nt(e(l)));return[i,a]}function nh({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){
const i=[-2,-1,1,2].map(g=>e(n+r*g));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(nt),f=a-u+8*(l-c),h=-a+16*c-30*s+16*l-u;if(!(h<0))return n;const d=n-r*
f/h,m=e(d);if(Un(d-n)>o||m===void 0||s-m>vr*t)return n;[n,s]=[d,m]}return n}const Bn=192,Wn=1e300,sh=1100,Hn=1e-6,oh=.1,Or=1e-12;function rh(e,t,n,s,o,r){t>0&&n<=
0&&E("no real value");const i=[];let a=!1,c=0,l=NaN;for(const[u,f]of ch(t,n,s).flatMap(h=>ah(e,h))){let h;if(f===0){const d=Tr(e,u);a||=!d,d&&!Kn(e,u)&&(h=u)}else
l*Math.sign(f)<0&&(h=lh(e,c,u,l,f));h!==void 0&&h!==i[i.length-1]&&i.push(h),[c,l]=[u,Math.sign(f)||NaN]}if(o!==void 0){const u=ih(i);return a&&E("a whole stret\
ch of values solves it"),u.length!==r&&E(`${u.length} root${u.length===1?"":"s"} in the range, not ${r}`),u[o]}return i.length||E(a?"a whole stretch of values s\
olves it":"no root was found in the range"),i.reduce((u,f)=>Math.abs(f-s)<Math.abs(u-s)?f:u)}function ih(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.
length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function ah(e,t){const n=r=>[r,e(r)??NaN],s=n(t),o=Hn*(Math.abs(
t)||1);return s[1]===0?[n(t-o),s,n(t+o)]:[s]}function ch(e,t,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-Wn||t<Wn){const a=e>
0?Math.log(t/e):0;return s(0,Bn).map(c=>e>0?e*Math.exp(c/Bn*a):e+c/Bn*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),
...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Wn).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function Tr(e,t){const n=Hn*(Math.
abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const Kn=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function lh(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let d=0;d<
sh;d++){const m=t/2+n/2;if(m===t||m===n)break;const g=e(m);if(g===void 0)return;if(g===0)return Tr(e,m)&&!Kn(e,m)?m:void 0;g<0==s<0?[t,i]=[m,Math.abs(g)]:[n,a]=
[m,Math.abs(g)]}const[c,l]=i<a?[t,i]:[n,a],u=Hn*Math.abs(c);if(Kn(e,c))return;const f=e(c-u),h=e(c+u);return f===void 0||h===void 0?l<=Or*r?c:void 0:Math.max(i,
a)<=Math.max(oh*Math.abs(h-f),Or*r)?c:void 0}const uh=40,fh=25e4,hh=60,dh=12,mh=3,Lr=1e-6,ph=1e-7,Cr=1e-9,gh=1e-13,bh=1e-10,Gn=1e-8,Vn=1e-5,wh=.1,yh=1e9,Yn=[2,3,
5,7,11,13],_t=1e300,Rr="the equations do not fix each unknown",{abs:Y,max:bt,min:qr,floor:Xn}=Math;function Mh(e,t,n,s,o){const r=Ir(t,n,s),i=r.map((w,p)=>t[p]>
-_t||n[p]<_t?n[p]-t[p]:Y(w)||1),a={lows:t,highs:n,scales:i},c=bt(4,qr(uh,Xn(fh/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let w=0;w<c;w++){const p=$h(e,w?r.map(
(b,y)=>Sh(w,y,a)):r,a);p?.length===0&&f++,p?.length&&![...l,...u].some(b=>Ah(p,b,i))&&(xh(e,p,i)?l:u).push(p)}l.length||E(u.length||f===c?Rr:"no solution found");
const h=w=>w.map((p,b)=>Xn(p/i[b]*yh+.5));l.sort((w,p)=>{const b=h(w),y=h(p),M=b.findIndex((S,A)=>S!==y[A]);return M<0?0:b[M]-y[M]});const d=w=>w.reduce((p,b,y)=>p+
(s[y]<_t?(b-r[y])/i[y]*((b-r[y])/i[y]):0),0),m=l.reduce((w,p)=>d(p)<d(w)*(1-Cr)?p:w);u.some(w=>d(w)<d(m))&&E(Rr);const g=d(m)*(1+Gn)+Gn**2;return!s.every(w=>w<_t)&&
l.some(w=>w!==m&&d(w)<=g)&&E("several solutions are equally near"),r.map((w,p)=>[m[p],...l.map(b=>b[p])])}const Ir=(e,t,n)=>n.map((s,o)=>s<_t?s:(e[o]+t[o])/2);function Sh(e,t,{
lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=Xn(c/Yn[t]))a/=Yn[t],r+=a*(c%Yn[t]);if(n[t]>-_t||s[t]<_t)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-
Y(i))}function $h(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<hh;c++){const l=r.map((b,y)=>bt(Y(b),.001*o[y]));if(!i)return;const[u,f]=Pr(e,
r,i,l);if(!u.length)return[];const h=bt(...u.map(Y));if(a===mh)return h<=Cr?r.map((b,y)=>Y(b)<=gh*o[y]?0:b):void 0;(a||h<=ph)&&a++;const d=b=>bt(...b.map((y,M)=>Y(
y)/f[M])),m=d(i),g=r;let w=1,p;for(let b=0;b<(a?1:dh)&&(r=g.map((y,M)=>qr(bt(y+w*l[M]*u[M],n[M]),s[M])),p=e(r),!(p&&(a||d(p)<m)));b++,w/=2)p=void 0;i=p}}function xh(e,t,n){
const s=t.map((o,r)=>bt(Y(o),.001*n[r]));for(const o of[Vn,-Vn]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=Pr(e,r,i,s);return a.length>0&&a.
every(c=>Y(o+c)<=wh*Vn)}return!0}function Pr(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(h=>e(Object.assign([...t],{[c]:a+h*Lr*s[c]}))),f=l&&u?2:1;return(l??
n).map((h,d)=>(h-(u??n)[d])/(f*Lr))}),r=n.map((a,c)=>bt(...o.map(l=>Y(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),
-a/r[c]]);return[vh(i),r]}function vh(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)Y(e[r][s])>Y(e[o][s])&&(o=r);if(!(Y(
e[o][s])>=bh))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];
for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const Ah=(e,t,n)=>e.every((s,o)=>Y(s-t[o])<=Gn*bt(Y(s),Y(t[o]),1e-6*n[o])),kh=1e4,Dr=[.9999999999998099,
676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Nh=[
[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,
625/1470],[.23638319966214988,.22492646533333951,0]],jr=[.015827191973480183,77/1470],zr=[.24261107190140774,672/1470],Jn=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?E("gamma of zero or less"):Fr(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Jn(1-e));e>172&&E("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Dr.slice(1).
reduce((r,i,a)=>r+i/(t+a+1),Dr[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},Fr=e=>{const t=et(e);if(t!==At(e))return Jn(e+1);let n=t<0?E("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},Eh=(e,t)=>{let n=et(t);if(n!==At(t)&&E("binomial of a number that is not whole"),n<0)return 0;
e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},Ur=e=>{if(Math.abs(e)>
6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},_h={gamma:Jn,factorial:Fr,
binomial:Eh,erf:Ur,erfc:e=>{if(e<1.5)return 1-Ur(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},erfinv:If,normal_quantile:pr,
cbrt:e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},mod:_c,clamp:(e,t,n)=>t>n?E("clamp to a range \
whose ends are the wrong way round"):Math.min(Math.max(e,t),n),hypot:Math.hypot,...Hc},Oh={...Af,...yf,...vf,sum:(e,t,n,s,o)=>Wr(t,n,s,o,0),product:(e,t,n,s,o)=>Wr(
t,n,s,o,1),integral:(e,[t,n],s,o,r)=>{const{budget:i}=e,a=Number(o[+t]),c=Number(o[+n]),l=i.integrals>0,u=m=>(o[r]=m,Number(s())),f=m=>Kt(e,()=>u(m))??Ch(u,m,a,
c);i.integrals++;const h=i.steps;l||[a,c].forEach(f);const d=Rh(f,a,c,l?1:Lh(Math.floor((h-i.steps)/2)),l);return i.integrals--,d},slope:(e,[t],n)=>Th(Br(e,t,n),
Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>Pe(Er,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>Pe(Er,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>Pe(Nr,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>Pe(
Nr,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a){const c=Br(e,t,i),[l,u]=r.slice(0,-1).map(h=>Number(a[+h]));return rh(h=>Kt(e,()=>c(h)),Number(a[+n]),Number(a[+s]),
Number(a[+o]),l,u)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(w=>n.slice(w*i,(w+1)*i).map(p=>Number(o[+p]))),u=n.slice(3*i,4*i).map(String),f=n.slice(
4*i,-1).map(Number),h=w=>{const p=Kt(e,()=>{const b=e.inside(new Map(u.map((y,M)=>[y,w[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,b)))});return p?.every(
Number.isFinite)?p:void 0},d=Ir(a,c,l);h(d);const m=e.budget.steps;return h(d),Mh(h,a,c,l,m-e.budget.steps).map(w=>({first:0,numbers:w}))}},Pe=(e,t,n,[s,o],r,i,a)=>{
const c=l=>(i[a]=l,Number(r()));return e(l=>Kt(n,()=>c(l)),Number(i[+s]),Number(i[+o]),t)},Br=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),s]]))));
function Wr(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=et(l);return u===At(l)?u:E("bounds are not whole numbers")});i<r-1&&E("the bounds run\
 backwards"),i-r>=kh&&E("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(t());return a}function Th(e,t){let n=.001*Math.
abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),h=u-o-(o-l),d=r(c-o)+r(o-a),m=1e-14*
r(o),g=l-u+8*(c-a);if(s=Math.max(s,d/n),r(h/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*d+m||r(g)<=1e-9*d)){const w=n/2,p=a-c+8*(e(t+w)-e(t-w)),b=g/(12*n),y=p/(12*
w);if(r(y-b)<=.001*s+m/n)return y+(y-b)/15}}return E("no slope where a function jumps or bends")}function Lh(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function Ch(e,t,n,s){
const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function Rh(e,t,n,s,o){const r=[...Array.from(
{length:s},(d,m)=>t+(n-t)*m/s),n],i=r.map(e),a=Array.from({length:s},(d,m)=>Qn(e,r[m],r[m+1],i[m],i[m+1],0)),c=Hr(a),l=qh(e,a,(s===32?1e-13:1e-11)*c.size),{value:u,
error:f,size:h}=l.error<=c.error?l:c;return Math.abs(u)<=1e-14*h&&f<=1e-9*h?0:f<=1e-9*(o?h:Math.abs(u))?u:E("the integral does not settle")}function qh(e,t,n){const s=[];
for(let o,r=0;o=t.pop();){const{depth:i,a,b:c,first:l,last:u,middle:f}=o,h=(a+c)/2;if(o.error<=n||i===52||r===500){s.push(o);continue}r++,t.push(Qn(e,a,h,l,f,i+
1),Qn(e,h,c,f,u,i+1))}return Hr(s)}const Hr=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function Qn(e,t,n,s,o,r){
const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,1].map(m=>jr[m]*(s+o)+zr[m]*c),h=jr[0]*(l(s)+l(o))+zr[0]*l(c);for(const[m,g,w]of Nh){const p=e(i-a*m),
b=e(i+a*m);u+=g*(p+b),f+=w*(p+b),h+=g*(l(p)+l(b))}const d=u*a;return Number.isFinite(d)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:d,error:l(u-f)*l(a),size:h*
l(a)}:E("overflow")}var Ih=Object.freeze({__proto__:null,ACTS:_h,MORE_REGIONS:Oh});const Kr=64,Ph=9,Dh=1024,jh=10,zh=3,Fh=.1,Uh=24,Bh=12,Wh=12,Hh=1e-13,re=.6180339887498949,
Kh=60,Gh=1e-12,Vh=1e5,Zn=(e,t)=>Math.abs(e-t)<=Gh*Math.max(Math.abs(e),Math.abs(t)),De=(e,t,n)=>Math.min(Math.max(e,t),n),Gr=(e,t,n)=>t>0&&n>100*t?De(t*(n/t)**e,
t,n):t*(1-e)+n*e;function Yh(e,t){const n=Array.from({length:Ph},(r,i)=>(i+1)*re%1),s=[...Array.from({length:Kr+1},(r,i)=>i/Kr),...n],o=s.map(r=>e*(1-r)+t*r);return e>
0&&t>10*e&&o.push(...s.map(r=>De(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}function ts(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));
return Math.floor(e*n+.5)/n}function Xh(e,t,n=[]){const s=t.map(([k,x])=>[k,Yh(...x)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/
2147483647,f=k=>{const x=e(k);return typeof x!="number"?(i=!0,NaN):(x<o&&([o,c]=[x,k]),x>r&&([r,l]=[x,k]),x)},h=k=>new Map(t.map(([x,v],N)=>[x,k(...v,N)])),d=(k,x)=>{
const v=[h(q=>q),...t.length>1?[h((q,$)=>$),h((q,$)=>Gr(u(),q,$))]:[]];let N=0;for(const q of v){let $=NaN;for(const O of x){const _=f(new Map(q).set(k,O));if(i)
return;if(!Number.isNaN($)&&!Zn(_,$)){const C=_>$?1:-1;if(N===-C)return;N=C}$=_}}return N},m=(k,x,v,N,q,$)=>{const O=N.length-1;let _=Number(k.get(v)),C=x;const L=X=>{
const Bt=q*f(new Map(k).set(v,X));return Bt>C&&([_,C]=[X,Bt]),Bt};if($)for(let X=0;X<=O;X+=Math.floor(N.length/Wh))L(N[X]);L(N[0]),L(N[O]);const R=N.findIndex(X=>X>=
_),D=R<0?N.length:R;let F=N[Math.max(D-2,0)],B=N[Math.min(D+1,O)],H=B-re*(B-F),st=F+re*(B-F),Lt=L(H),Mt=L(st);for(let X=0;X<Kh;X++)Lt>Mt?([B,st,Mt]=[st,H,Lt],H=
B-re*(B-F),Lt=L(H)):([F,H,Lt]=[H,st,Mt],st=F+re*(B-F),Mt=L(st));return L(De(ts((F+B)/2,Math.max(Math.abs(N[0]),Math.abs(N[O]))),N[0],N[O])),[_,C]},g=(k,x,v,N)=>{
let q=x,$=v,O=1;for(let _=0;_<Bh;_++,O*=2){const C=new Map(s.map(([R,D])=>{const F=O*(Number(x.get(R))-Number(k.get(R)));return[R,De(Number(q.get(R))+F,D[0],D[D.
length-1])]})),L=N*f(C);if(!(L>$))break;[q,$]=[C,L]}return[q,$]},w=(k,x)=>{let v=new Map(k),N=x*f(k);for(let q=0;q<Uh;q++){const $=new Map(v),O=N;for(const[_,C]of s){
if(i)return;const[L,R]=m(v,N,_,C,x,q===0);v.set(_,L),N=R}if(s.length>1&&q&&([v,N]=g($,v,N,x)),!(N-O>Hh*Math.max(Math.abs(N),Math.abs(O))))break}},p=(k,x,v)=>{const N=[
v];for(const[,q]of[...k].sort(([$],[O])=>x*(O-$))){if(N.length>zh)break;const $=O=>t.some(([_,[C,L]])=>Math.abs(Number(q.get(_))-Number(O.get(_)))>Fh*(L-C));N.every(
$)&&N.push(q)}return N},b=k=>({ends:k,at:[c,l]});for(const k of n)f(k);const y=s.map(([k,x])=>d(k,x));if(i)return;if(y.every(k=>k!==void 0)){const k=f(h((v,N,q)=>Number(
y[q])>=0?v:N)),x=f(h((v,N,q)=>Number(y[q])>=0?N:v));if(!i&&Zn(k,o)&&Zn(x,r))return b([o,r])}const M=[],S=k=>{M.push([f(k),k])};for(let k=0;k<Dh&&!i;k++)S(h((x,v)=>Gr(
u(),x,v)));if(t.length<=jh)for(let k=0;k<2**t.length&&!i;k++)S(h((x,v,N)=>k>>t.length-1-N&1?v:x));if(i)return;const A=Math.max(...M.map(([k])=>Math.abs(k)));for(const k of[
-1,1])for(const x of p(M,k,k<0?c:l))i||w(x,k);const T=Math.max(Math.abs(o),Math.abs(r));return i||A>0&&T>Vh*A?void 0:b([ts(o,T),ts(r,T)])}var Jh=Object.freeze({
__proto__:null,findExtremes:Xh});const Vr=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function Qh(e,t,n,s){const o=j(e,".cg-group"),r={
moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=j(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),
l=a.querySelector(".cg-en a"),u=await Yr(l.href,n).catch(()=>null);if(u===null)c.forEach(Xr),r.left+=c.length;else if(u){const{state:f}=bn(Vr(t),u);f.size&&od(c,
u,f,r)}}return r}async function Zh(e,t,n){const s=await Yr(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?td(
i):void 0);if(s){const{state:i}=bn(Vr(t),s),a=ed(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=nd(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).
length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const td=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function ed({entries:e},t){
const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function nd(e,t,n,s,o,r){
const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(mt);const a=i.map(d=>je(t,d,s,r)),c=i.some((d,m)=>a[m]!==
je(t,d,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(d=>sd(t,d,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.
name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),h=`${u}.${f}`;return{value:l,name:h,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||
h!==e.name}}catch(a){if(!(a instanceof J))throw a;return}}const sd=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function je(e,t,n,s){const{c:o,rows:r,u:i}=e.
entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):K(e.text(t,n,s),i)}async function Yr(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(
n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.
content.textContent;if(!r)return;const i=JSON.parse(r);return await co(i.q),mo(fo(i))}function od(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){
const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new J;t.allow(mt);const l=je(t,c,n,i);if(l===je(t,c,o,r))continue;const u=a.querySelector(".cg-en__v\
al");a.title=`as built ${u?.textContent}`,a.classList.add("is-changed"),U(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;Xr(a),s.left+=1}}}function Xr(e){
e.classList.add("is-later"),e.title="as built: not computed here"}var rd=Object.freeze({__proto__:null,rechain:Zh,recompute:Qh});async function id(e){const{root:t,
model:n,signal:s}=e;for(const r of j(t,"table[data-sortable] thead th")){const i=dt("cg-sort","",()=>ud(r));i.append(...r.childNodes),r.append(i)}z(t,"click",{signal:s},
({target:r})=>{const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&ye(Sc(i.closest("figure, section")?.querySelector("table")),
i),a&&e.set(n.parseCase(a.dataset.cell))}),z(t,"keydown",{signal:s},ad);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Em});
return j(t,".cg-table").map(r=>i=>{cd(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function ad(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,
-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.
ctrlKey||e.metaKey||e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.
cellIndex+t[0]]?.querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function cd(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,
i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>W(n(l),u,1e-9));for(const c of j(e,"[data-cell]")){const{cell:l="",q:u}=c.
dataset,{read:f,state:h}=i(l),d=t.key(u);o(c,()=>{if(t.entries.has(d)){const m=t.text(d,h,f),g=c.querySelector("button");if(U(g??c,m==="–"?"":m),e.dataset.scale){
const[,w,p]=[t.spread(d,h,f)].flat();c.dataset.v=String(p===void 0?f(d):w)}g?.setAttribute("aria-label",`take ${c.dataset.takes}: ${K(m,t.entry(d).u)}`)}c.classList.
toggle("is-current",a(l))})}for(const c of j(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&
o(e,()=>Jr(e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;
for(const f of j(e,"tbody td")){const h=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(h)),h!==void 0&&u.add(h)}
ld(e,f=>[...u].map(h=>i(h).read(f)).filter(h=>!h),t)})}}function ld(e,t,n){const s=j(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.
dataset.broken)){const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,U(r.querySelector(":scope > span"),a.includes(void 0)?
", or cannot be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function Jr(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches("\
.is-rest")).length,s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function ud(e){const t=e.
closest("table")?.tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").
replace("−","-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});
for(const a of e.parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest(
"table");i?.querySelector(".is-rest")&&Jr(i)}var fd=Object.freeze({__proto__:null,mount:id});const hd=12,dd=5,Qr=[1,2,5,10],md=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function wt(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return ze(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function ze(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function Zr(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),h=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-hd);return ze(ie(h)*s,ie(Math.max(f,h+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=ti(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return ze(l*c*s+o,u*c*s+o,t)}function pd(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return ze(s-r,o+
r,t)}function gd(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?bd(o,r):wd(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Rt(i)}))}function bd(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>Qr.slice(0,3).map(i=>i*ie(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(ie)}function wd(e,t){const n=ti(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function ti(e){const t=e/dd,n=ie(Math.floor(Math.log10(t)));return n*
(Qr.find(s=>s*n>=t*.999)??10)}const ie=e=>+`1e${e}`;function ei(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...gd(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?yd(a.text):a.text,[l,u]}))}function yd(e){
const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=md.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const Ft=120,es=40,Md=40,Ot=(e,t)=>+(e?.
getAttribute(t)??NaN),ft=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},ns=(e,t)=>e.includes("#[")?Math.round(t):t,ni=e=>(t,n)=>j(e,
`[data-${n}="${CSS.escape(t.id||"-")}"]`);function si(e,t,n){const s=ni(t),o=j(n,".cg-numbers tbody tr");return j(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(
r,"band"),labels:s(r,"for").map(l=>[l,Ot(l,"y")-i]),cells:c}})}function ss({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).
set(n,ns(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const ae=new WeakMap,oi=new WeakMap;function ri({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[
...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?Ft:es,i])}function ii(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,
key:a,bands:c}=n,l=ri(e,t,n),u=oi.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),h=(m,g)=>Array.from({length:m+1},(w,p)=>t.x.of(p/m)).map(w=>[w,g(
new Map(f).set(t.swept,ns(t.swept,w)))]),d={of:l,middle:h(r?Ft:es,m=>s.under(m)(a)),ends:c.length?h(r?Md:es/4,m=>{const g=[s.spread(a,m,s.under(m))].flat();return[
g.at(0),g.at(-1)].map(w=>typeof w=="number"?w:void 0)}):[]};return oi.set(i,d),d}function ai(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>ii(e,t,o)).
flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&Zr(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.
text&&(t.y=s,t.host.dataset.ay=s.text,ei(t.host,"y",s))}function ci(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=ri(e,t,n),c=t.y.text;!ae.has(r)&&!e.state.size&&
Number.isFinite(n.end)&&ae.set(r,{of:a,y:c,end:n.end});const l=ae.get(r);(l?.of!==a||l.y!==c)&&ae.set(r,{of:a,y:c,end:Sd(t,n,ii(e,t,n))});const u=ae.get(r)?.end??
NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([h,d])=>W(o(h),d,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[h,d]of i){
const m=u+d;h.classList.toggle("strong",f),h.matches(".is-rest")&&h.classList.toggle("hide",!f),m>20&&m<360&&ft(h,{y:m})}return u}function Sd({x:e,y:t},{e:n,bands:s},{
middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",Fe(a));for(const c of s){
const[l,u]=[0,1].map(f=>r.map(([h,d])=>[e.at(h),i(d[f])]));c.setAttribute("d",`${Fe([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const Fe=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function Ue(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=ss(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);U(s,a==="–"?"":a)})}const os=6,$d=", outside",xd=11,vd=.02,
Ad=1e-9,kd=1.2;function Nd(e){const t=j(e.root,"svg[data-x]").map(n=>_d(e,n));for(const n of t)Cd(e,n),n.data?.addEventListener("toggle",()=>rs(e,()=>Ue(e,n)),{
signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>Ed(s,n)))}function Ed(e,t){ai(e,t);for(const n of t.lines)ci(e,t,n);Od(t);for(const n of t.points)Td(e,
t,n);t.ridge&&Ld(e,t,t.ridge),Ue(e,t)}function rs({model:e},t){e.allow(Xs),xe(t),e.allow(mt)}function _d({model:e},t){const n=t.closest("figure")??t,s=ni(t),o=si(
e,t,n),r=j(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Ot(a,"x")-Ot(i,"cx"),Ot(a,"y")-Ot(i,"cy")])}));return{svg:t,host:t,
x:wt(t.dataset.ax),y:wt(t.dataset.ay),built:wt(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(
".cg-numbers")}}function Od({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({
label:s})=>Ot(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Ot(s,"y"))<xd))}function Td({model:e,
inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,h=o.at(Number(u(i))),d=r.at(Number(u(c))),m=[
Math.max(o.from,Math.min(o.to,h)),Math.max(r.to,Math.min(r.from,d))],g=!(h>=o.from-1&&h<=o.to+1&&d<=r.from+1&&d>=r.to-1),w=f?m.every(Number.isFinite):!g;a.classList.
toggle("is-outside",g);for(const p of[a,...l.map(([b])=>b)])p.classList.toggle("hide",!w);a.classList.toggle("moved",f&&n.size>0),w&&ft(a,{cx:m[0],cy:m[1]});for(const[
p,b,y]of l)f&&p.textContent&&U(p,K(e.text(c,n,s),e.entry(c).u)+(g?$d:"")),w&&ft(p,{x:m[0]+b,y:m[1]+y})}function Ld(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(
({e:A})=>A.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Ft,[l,u,f,h]=[0,1,Ft-1,Ft].map(A=>a?Number(ss(e,t,a,s.of(A/Ft)).value):NaN),d=Math.abs(Math.log(u/l)/c-1)<=
vd&&W(f,h,Ad);if(n.classList.toggle("hide",!d),!a||!d)return;const m=s.lo*h/l,g=Number(e.now(r)),w=o.at(Number(e.now(a.key))),p=s.at(m),[b,y,M,S]=[".ridge",".st\
rong",".gap",".tone-gap"].map(A=>n.querySelector(A));ft(b,{x1:p,x2:p,y1:o.at(h)}),ft(n.querySelector(".ridge-dot"),{cx:p,cy:o.at(h)}),ft(y,{x:p}),U(y,`ridge ${e.
model.say(r,m)}`);for(const A of[M,S])A?.classList.toggle("hide",!(m/g>kd&&g>s.lo));ft(M,{x1:s.at(g)+9,x2:p,y1:w,y2:w}),ft(S,{x:p,y:w}),U(S,`${Rt(m/g)}× short o\
f the ridge`)}function Cd(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??I("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let h=.5;const d=()=>{const g=s.of(h),w=i.
map(b=>{const{state:y,read:M,value:S}=ss(e,t,b,g),A=b.e.matches(".is-chosen");return{own:A,y:Number(S),name:b.e.dataset.label??"",text:K(a.text(b.key,y,M),A?a.entry(
b.key).u:"")}});w.sort((b,y)=>Number(y.own)-Number(b.own)||y.y-b.y);const p=w.slice(0,os).map(({own:b,name:y,text:M})=>I(b?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,ns(r,g))}: `,...p.flatMap((b,y)=>y?[", ",b]:[b]),w.length>os?` and ${w.length-os} more`:""),ft(u,{x1:s.at(g),x2:s.at(g),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),U(l,"")};z(n,"pointermove",{signal:c},g=>{const w=f.getBoundingClientRect(),p=(g.clientX-w.left)/
w.width*f.viewBox.baseVal.width;h=Math.max(0,Math.min(1,(p-s.from)/(s.to-s.from))),rs(e,d)}),z(n,"pointerleave blur",{signal:c},m),z(n,"keydown",{signal:c},g=>{
const w={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[g.key];w&&(g.preventDefault(),h=Math.max(0,Math.min(1,h+w)),rs(e,d))})}var Rd=Object.freeze({__proto__:null,
mount:Nd});const qd=4,Id=520,Pd=.01,Dd=.05,li=6,jd=.1,ui=100;function is(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,fi((o-s)/ui)):zd(n,s,o)),f=h=>{if(r?Math.abs(Math.log10(h/c))<Pd:Math.abs(h-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+rt(n,h).toPrecision(3),g=i?s+Math.round((h-s)/i)*i:l?Math.round(h):Ae(n,m);return Math.min(o,Math.max(s,g))};return{lo:s,hi:o,first:c,fit:f,
moved:(h,d)=>f(r?h*(o/s)**d:h+d*(o-s)),stepped(h,d){const m=f(r&&!i?h*10**(Dd*d):h+u*d);return l&&m===h?Math.min(o,Math.max(s,h+Math.sign(d))):m}}}const zd=(e,t,n)=>fi(
(rt(e,n)-rt(e,t))/ui)*(e.f??1);function fi(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function as({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:li,PageDown:-li}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function Fd(e){const t=j(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Rt(rt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=is(e.model,o),{lo:i,hi:a}=r,c=l=>Rt(rt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),Ud(e,s,o,r)}for(const s of j(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Ud(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!W(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};z(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||Bd(t,a,r(),s,i,()=>hi(e,t,n))}),z(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),z(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=as(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))hi(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function Bd(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),z(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const h=(u-t.clientX)*(f?jd:1);if(!i&&Math.abs(h)<qd)return;
i=!0,e.classList.add("is-drag");const d=s.moved(n,h/Id);d!==a&&o(a=d,"drag",!1)}),z(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function hi(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=I("input","cg-grip__entry"),i=I(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:h,problem:d=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(d!=="")),i.textContent=d,!(d&&f)&&(c=!0,r.remove(),i.remove(),h!==void 0&&e.set(new Map([[n,h]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var Wd=Object.
freeze({__proto__:null,keyed:as,mount:Fd,scale:is});const Hd=3,di=7.4,Kd=78;function Gd(e){const t=j(e.root,".cg-fig").map(n=>Vd(e,n));for(const n of t)Yd(e,n);
return n=>{for(const s of t)n.attempt(s.figure,()=>{Xd(n,s),Zd(n,s),Ue(n,s)})}}function Vd({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,
x:wt(t.dataset.ax),y:wt(t.dataset.ay),built:wt(t.dataset.ay),result:e.key(t.dataset.out),lines:si(e,t,t),hand:t.querySelector(".cg-axis input"),by:is(e,n),drawn:"",
data:t.querySelector(".cg-numbers")}}function Yd(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute(
"aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};z(n,"input change",{signal:a},u=>l(u.type==="change")),z(n,"keydown",{signal:a},u=>{
const f=as(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>Ue(
e,t),{signal:a})}function Xd(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&
!n.size)return;t.drawn=s,ai(e,t);const o=t.lines.map(r=>({line:r,at:Be(ci(e,t,r)),own:r.e.matches(".is-chosen")}));Jd(t,o,e)}const Be=e=>Number.isFinite(e)?Math.
max(0,Math.min(100,e/10)):NaN;function Jd(e,t,{model:n}){const s=j(e.figure,".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:h})=>f.
e.dataset.label&&Number.isFinite(h)).sort((f,h)=>f.at-h.at),i=r.filter(({line:f})=>mi(f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:r.slice(0,Hd),
c=[...new Set(a.filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Qd(l.map(({at:f})=>f));s.forEach((f,h)=>{const d=l[h],[m,g]=f.children;if(f.classList.
toggle("hide",!d),!d)return;const w=!d.own&&o&&i.includes(d);f.classList.toggle("strong",d.own),m.setAttribute("y1",`${d.at}%`),m.setAttribute("y2",`${u[h]}%`),
g.setAttribute("y",`${u[h]}%`),U(g,`${d.line.e.dataset.label}${w?", written":""}`)});for(const{line:f,own:h}of t)f.e.classList.toggle("was",o&&!h&&mi(f,n))}const mi=({
e},t)=>[...t.parseCase(e.dataset.line)].every(([n,s])=>W(t.entry(n).v??NaN,s,1e-9));function Qd(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-
1]+di):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-di;return t}function Zd({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,
result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,h]=u.map(Be),d=u.some(y=>y<-1||y>1001),m=!W(n(a),s(a))||!W(n(c),s(c)),g=(y,M)=>{const S=o.querySelector(
y);S?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[A,T]of Object.entries(M))Number.isNaN(T)||S?.setAttribute(A,`${T.toFixed(2)}%`);return S};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),
g(".fill",{x2:f}),g(".drop",{x1:f,x2:f,y2:h}),g(".dot",{cx:f,cy:h});const w=g(".value",{x:f,y:h}),p=f>Kd;w?.classList.toggle("is-left",p),w?.setAttribute("dx",p?
"-11":"11"),U(w,K(e.text(c,t,n),e.entry(c).u)+(d?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",d);const b=[r.at(Number(s(a))),i.at(Number(
s(c)))];g(".ghost",{cx:Be(b[0]),cy:Be(b[1])}),o.querySelector(".ghost")?.classList.toggle("hide",!m||b.some(y=>!(y>=-1&&y<=1001)))}var tm=Object.freeze({__proto__:null,
mount:Gd});const pi={stale:"disputed, but it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"ho\
lds"},em=Object.keys(pi),gi=180,nm=250,cs=8;function sm(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(d,m)=>{clearTimeout(r),r=setTimeout(d,m)},c=()=>{clearTimeout(
r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},l=d=>{o!==d&&(c(),e.model.allow(mt),s=xe(()=>rm(e,d)),s&&(o=d,document.body.append(s),d.setAttribute(
"aria-describedby",s.id),om(s,d.getBoundingClientRect())))},u=d=>d instanceof Element?d.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=d=>d instanceof
Node&&(s?.contains(d)||o?.contains(d));z(window,"pointerdown",{signal:n,capture:!0},d=>{i=d.pointerType==="touch",f(d.target)||c()}),z(t,"pointerover",{signal:n},
d=>{const m=u(d.target);m&&d.pointerType!=="touch"&&a(()=>l(m),gi)}),z(document,"pointerout",{signal:n},d=>{d.pointerType!=="touch"&&(f(d.target)&&!f(d.relatedTarget)?
a(c,nm):u(d.target)&&!s&&clearTimeout(r))}),z(document,"pointerover",{signal:n},d=>{f(d.target)&&clearTimeout(r)}),z(t,"focusin",{signal:n},d=>{const m=u(d.target);
m?.matches(":focus-visible")&&l(m)}),z(t,"focusout",{signal:n},d=>{o&&d.target===o&&!f(d.relatedTarget)&&c()}),z(t,"click",{signal:n,capture:!0},d=>{const m=u(d.
target);if(!m||!i||o===m)return m?c():void 0;d.preventDefault(),d.stopPropagation(),l(m)}),z(window,"keydown",{signal:n},d=>{d.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const h=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return h&&
matchMedia("(hover: hover)").matches&&a(()=>l(h),gi),()=>{}}function om(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function rm(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:h="",why:d,given:m,used:g}=t.dataset,w=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",p=t.matches(".cg-live"),b=em.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),S=n.
entry(y).u,A=p?s:n.parseCase(t.dataset.with),T=p?o:A.size?n.under(A):r,k=A.size?new Map([...s,...A]):s,x=k===s?o:n.under(k),v=M&&!p&&!W(x(y),T(y)),N=I("div","cg\
 cg-card",I("div","cg-card__top",I("span","cg-num",w),p?"":I("span",`cg-chip is-${b}`,pi[b]+(v?" as written":""))));N.id="cg-card",N.setAttribute("role","dialog"),
N.setAttribute("aria-label",`${p?"value":"claim"} ${w}`);const q=t,$=q.hash&&document.getElementById(decodeURIComponent(q.hash.slice(1))),O=$&&n.key($.dataset.row)===
y&&$.querySelector(".cg-steps__body");if(O){const L=O.cloneNode(!0);for(const R of j(L,"[data-nocard]"))R.remove();for(const R of j(L,"[data-q]"))n.entries.has(
n.key(R.dataset.q))&&U(R,K(n.text(n.key(R.dataset.q),A,T),R.dataset.u));N.append(L)}else M&&N.append(I("p","cg-card__in","computed: ",I("b","cg-num",K(n.text(y,
A,T,we(t)),S))));(a||c)&&N.append(am(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),h,b)),d&&N.append(I("p",p||["holds","partly","sourced"].includes(b)?"cg\
-card__in":"cg-card__why",...d.split("`").map((L,R)=>R%2?I("code","",L):L)));const _=M?[...n.inputs(y)].filter(L=>T(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.
say(L,T(L))}`):[];(m||_.length)&&N.append(I("div","cg-card__in",`${p?"for":"as written, for"} ${m??_.slice(0,cs).join(" · ")}`+(!m&&_.length>cs?` and ${_.length-
cs} more`:""))),v&&N.append(I("div","cg-card__now",I("span","","your scenario"),I("b","cg-num",im(e,y,k,x,t))));const C=I("div","cg-card__foot",g?I("span","",g):
"");return q.href&&C.prepend(Object.assign(I("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:q.href})),N.append(C),N}function im({model:e},t,n,s,o){
const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":K(e.text(t,n,s,we(o)),i)}function am(e,t,n,s,o){const r=[e,t,...n].
filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=g=>8+(g-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||
4,f=g=>Rt(g,Math.min(u,12)),h=Number.isFinite(e)?l(e):4,d=Number.isFinite(t)?l(t):296,m=Ut("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"\
is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}\
, computed ${n.map(f).join(" to ")}`),m.append(Ut("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),Ut("rect",{class:"ok",x:h,width:Math.max(3,d-h),y:2,height:12,rx:2})),
n.length>1?m.append(Ut("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(Ut("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));
for(const g of[e,t])Number.isFinite(g)&&m.append(Ut("text",{x:l(g),y:25,"text-anchor":"middle"},f(g)));return m}function Ut(e,t,n=""){const s=document.createElementNS(
"http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var cm=Object.freeze({__proto__:null,mount:sm});
const yt=64,Tt=16;function lm(e,t){let n=0;for(let h=0;h<e.length;h++)n+=e[h];const s=n/e.length,o=Array.from(t,(h,d)=>d).sort((h,d)=>t[h]-t[d]),r=Math.floor(o.
length/yt),i=Array.from({length:Tt},()=>new Float64Array(yt)),a=new Float64Array(Tt);o.forEach((h,d)=>{const m=e[h]-s,g=d%Tt;i[g][Math.floor(d/r)]+=m,a[g]+=m*m});
const c=bi(i,a,-1);if(c===void 0)return;const l=i.map((h,d)=>bi(i,a,d)??0),u=l.reduce((h,d)=>h+d,0)/Tt,f=l.reduce((h,d)=>h+(d-u)*(d-u),0);return[c,Math.sqrt(f*(Tt-
1)/Tt)]}function bi(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*V/(yt*Tt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<yt;u++){let f=0;
for(const h of s)f+=e[h][u];r+=f,i+=f*f/o}const c=r*r/(o*yt),l=a-c;if(i-=c,l>0)return(i-(yt-1)*(l-i)/(o*yt-yt))/l}const ls=1e-4,um=5e-5,fm=48,hm=()=>e=>{for(const t of j(
e.root,"[data-sens]"))e.attempt(t,()=>{dm(e,t),mm(e,t)})};function dm({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(j(s,"[data-in]").map(a=>{
const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+ls,1-ls].map(h=>Number(e.under(new Map([...t,[c,l*h]]))(o)));return[a.dataset.in??"",(u-f)/(ls*(u+f))]})),i=Math.
max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of j(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=um&&Number.
isFinite(c)),u=fm*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,h,d,m]=l?["50%","5px","37%",
"5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[g,w]of Object.entries({x:f,width:h,y:d,height:m}))a.setAttribute(g,w)}else U(a.firstElementChild,Number.isFinite(
c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function mm({model:e,state:t},n){const s=j(n,"[data-share]"),o=s.length?
e.draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&lm(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):U(r.firstElementChild,a?pm(...a):"–")}}const pm=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var gm=Object.freeze({__proto__:null,mount:hm});const bm=20,wm=360;function ym(e){const t=j(e.
root,"svg[data-rows]").map(n=>Mm(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{Sm(n,s),s.lines.forEach(o=>$m(n,s,o))})}}function Mm({model:e},t){const[
n,s]=[wt(t.dataset.ax),wt(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=j(t,"[data-run]").
map(a=>{const c=j(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].
map((h,d)=>f.matches(".hide")?NaN:o(h,+(f.getAttribute(d?"cy":"cx")??NaN))),said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(
f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});
return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function Sm({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(
({key:u,written:f})=>{const h=u?[t.spread(u,s,n)].flat():[f[1]];return[h.at(0),h.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,
written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&Zr(i,o.built.y)||o.built.y,x:c.length&&pd(c,o.built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].
text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,ei(o.svg,u,l[u]))}function $m({model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(
g=>g.key||g.along))return;const u=g=>typeof g=="number"?Math.max(-1e4,Math.min(1e4,o.at(g))):NaN,f=i.map(({key:g})=>g?[e.spread(g,n,t)].flat():[]),h=i.map(({key:g,
along:w,written:p},b)=>[s.at(w?Number(t(w)):p[0]),u(g?f[b].length===3?f[b][1]:t(g):p[1])]);if(r.setAttribute("d",Fe(h.map(([g,w])=>[g,Number.isFinite(g)?w:NaN]))),
i.forEach((g,w)=>vm(e,t,n,g,h[w],[s,o])),a){const g=[-1,0].map(w=>f.map((p,b)=>[h[b][0],u(p.at(w))]));a.setAttribute("d",a.matches(".reach")?xm(g):`${Fe([...g[0],
...g[1].reverse()])}Z`)}const[,d]=[...h].reverse().find(([,g])=>Number.isFinite(g))??[0,NaN],m=d+l;c&&m>bm&&m<wm&&c.setAttribute("y",m.toFixed(1))}const xm=([e,
t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function vm(e,t,n,{
e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),
s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,
a)).toFixed(1));const h=f?", outside the axes":"";o&&U(s.querySelector("title"),`${r}: ${K(e.text(o,n,t),e.entry(o).u)}${h}`)}var Am=Object.freeze({__proto__:null,
mount:ym});const us=7,km=1e-9;function wi(e,t){const n=e.map(r=>Mi(r,t)),[s,o]=yi(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.
min(us-1,Math.floor(i*us+km))})}const yi=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function Mi(e,t){if(!(typeof e!="number"||!Number.
isFinite(e)||t&&e<=0))return t?Math.log(e):e}function Nm(e){const t=j(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=wi(
s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(a=>Mi(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-\
heat b")??[];yi(r).forEach((a,c)=>U(i[c],t[r.indexOf(a)]?.textContent??""))}var Em=Object.freeze({__proto__:null,STEPS:us,colour:Nm,levels:wi})})();
