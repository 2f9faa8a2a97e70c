(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return el});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const tt=e=>new URLSearchParams(
e).get("s")??"",Oa=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),Se=(e,t)=>ln(e,"s",t);function ln(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const q=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},F=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},Ta=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",La=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function Ca(e,t){F(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!Ra(e,s))return;const i=document.createElement("div");i.append(qa(r)),Ia(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])La.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const Ra=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function qa(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function Ia(e){for(const t of e.querySelectorAll(Ta))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function Pa(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?ja(s,s.dataset.options):Da(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Us(e,t){const n=q(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function Da(e){const t=Us("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function ja(e,t){const n=Us("label",e),s=q("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Bs(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Fa="pointerover focusin input change click",za=12,Ua=".cg, \
.cg-claim, .cg-live";let un="";document.documentElement.classList.add("cg-js");function Ba({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?tt(location.search):Oa(tt(location.search),un);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||tt(n.search)===s||t.setAttribute("href",Se(n.href,s))}F(document,"pointerdown click",{capture:!0},
Ba);function Wa(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function Ha(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Ws(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>Ws(!0),!0),addEventListener("afterprint",()=>Ws(!1));function Hs(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function Ga(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function Ka(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const fn=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function Ya(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await fn(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}Ya();async function Va(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<za||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const Xa=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&F(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Ja(e,t){F(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function Za(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function Qa(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&F(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;F(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return Al}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function tc(e,t){const n=[],
s=new Promise(o=>{F(window,"popstate",{signal:t},()=>{tt(location.search)&&o()});for(const r of Za(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}F(e,Fa,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Ua)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class ec extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),un=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",Wa,{signal:t}),Ca(n,t),Ga(n),this.hasAttribute("data-no-popups")||Qa(n,t),fn().then(()=>{Ha(),
Hs(n),Ka(n)}),addEventListener("hashchange",()=>Hs(n),{signal:t}),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return _l}).then(M=>M.mount(
n,t)),!s){tt(location.search)&&(await Promise.resolve().then(function(){return Ou})).mount(this,n,t);return}for(const M of n.querySelectorAll(".cg-slider input"))
Bs(M,+M.value,+M.value);const o=JSON.parse(s);un=o.names[o.note],this.#e=Pa(n,M=>`${o.note}#${M}`in o.q||(M??"")in o.q);const r=new AbortController,i=new AbortController,
{done:a,touched:c}=tc(n,r.signal);t.addEventListener("abort",()=>[r,i].forEach(M=>M.abort())),Ja(a,i.signal),await Promise.race([fn(1500),c]);const{compute:l,loadParts:u,
mount:f}=await Promise.resolve().then(function(){return cf}),{makeValues:d,prepare:h}=l;await h(o.q);const m=d(o),{wrong:g,untold:b}=await Va(m.proving(),t);if(t.
aborted)return;const p=M=>M.map($=>$.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${p(g)}\
.`);for(const M of n.querySelectorAll("[data-row]"))M.classList.toggle("is-different",g.includes(m.key(M.getAttribute("data-row")??"")))}b.length&&this.say(`Not\
 recomputed in this browser, since it takes too many steps: ${p(b)}.`);const w=u(n).catch(()=>{});tt(location.search)||await Promise.race([c,Xa(t)]);const y=await w??
await u(n);if(!t.aborted){r.abort(),await f(m,this,n,t,y),i.abort();for(const M of a)M()}}say(t){const n=q("p","cg cg-notice",t);return n.setAttribute("role","n\
ote"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",ec);const Qt={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",
colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},Gs=Object.keys(Qt);function nc(e){const t=new URLSearchParams(
e),n={...Qt};for(const s of Gs)Object.assign(n,{[s]:t.get(s)??Qt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function sc(e,t){const n=new URL(t);for(const s of Gs)
e[s]===Qt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function oc(e,t,n){for(const r of["depth","colour","size","tag","folder","relatio\
n","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Qt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const ve=e=>new Set(
e.off.split(","));function rc(e,t){const n=ve(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const Ae=(e,t)=>e.byId.get(t)??-1,ic=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),Ks=2,ac=4,cc=20,lc=100,uc=12,fc=3,dc=4,_t=3,ke=({types:e},{type:t})=>ic.get(e[t][0])??Ks,Ys=(e,t)=>ke(
e,t)===Ks;function hc(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:ke(e,{type:l})<ac&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=ke(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],
m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=uc&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?lc:+(i.degree>cc));return{near:n,toll:r}}function Vs(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=hc(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=mc(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+dc),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function mc({near:e,toll:t},n,s,o){const r=new Map([[n*_t,0]]),i=new Map,a=[[n*_t]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=pc(l),f=Math.floor(u/_t),d=u%_t;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:gc(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,g]of e[f]){
if(o.has(m))continue;const b=g.uses?g.back?1:2:0,p=h+g.cost+(d&&b&&d!==b?fc:0),w=m*_t+b;p>=(r.get(w)??1/0)||(r.set(w,p),i.set(w,u),(a[p]??=[]).push(w))}}}return{
cost:0,path:[]}}function pc(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function gc(e,t){const n=[Math.floor(e/_t)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/_t));return n}const xe=200,Xs=["note","ghost","tag","attachment"];function bc(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(
n))f[+h].reason=m;for(const[h,m]of f.entries()){m.says=Ys({types:s},m)||m.kind==="link"&&!!m.reason;for(let g=h-1;m.says&&Js(f[g],m);g--)f[g].says=!0}const d=l.
boxes.map(([h,m,g,b,p,w,y={}],M)=>({number:M,id:`${u[g]?.id}#${h}`,name:h,value:m,note:g,input:!!b,url:p,says:w,columns:Object.entries(y).flatMap(([$,k])=>k.map(
T=>`${u[T]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,g,b])=>({group:h,x:m,y:g,points:b,
name:i[h],number:a[h]})),byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=xe}}function wc(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function yc(e,t,n){const s=ve(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+Xs[d.kind])||!d.degree&&
s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!Js(
c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?Mc(e,c):[],get near(){return f??=$c(a.length,c)}}}function Mc({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const Js=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function $c(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Sc(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const vc=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Ne(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Ac(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ne(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ne(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&vc(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function dn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Ne(s.name.toLowerCase(),n),1+Ne(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function kc(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const hn=12,Zs=1.06,xc=1200;
function Nc(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=hn*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>xe&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return Ec(e,t,a,l);const u=c?
Lc(e,t,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:g,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(g,f+h/2,
d+m*.75);n.lineWidth=3.5,e.labels=Cc(e,t,a,c,u).map(f=>mn(e,t,a,f));for(const f of e.labels)Qs(e,t,a,f,.42,l)}function Qs(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,g)=>c(m,o+i/2,r+n*(.8+g*Zs)))}function Ec(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=p=>e.radius[p]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=Tc(e,t,s),d=r.nodes.filter(p=>a.nodes[p.number]).map(p=>{const[w,y]=e.screen(i,p.x,p.y),M=u(p.number);return{number:p.number,left:w-
M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:p,points:[w,,y]})=>{const[M,$]=e.screen(i,...w),[k,T]=e.screen(i,...y);return[p,{left:M,top:$,width:k-
M,height:T-$}]})),m=e.width<600&&i.k<.6,g=[...c?.path.length?c.path:c?.nodes.keys()??[]],b=m?new Set([l,...c?.path??[]]):new Set([l,...g,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const p of b){const w=r.nodes[p];if(!w||!a.nodes[p])continue;const y=mn(e,t,n,p),M=h.get(w.community),$=Oc(y,d.find(k=>k.number===p)??y).find(
k=>p===l||(!M||_c(k,M))&&![...f,...d].some(T=>T.number!==p&&to(k,T)));$&&(f.push($),e.labels.push($),Qs(e,t,n,$,.3,s))}}const _c=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,Oc=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function Tc(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),g=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.split(" ");
for(;b.length>1&&i.measureText(b.join(" ")).width>g;)b.pop();const p=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(p,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(p).width,height:15}]})}function Lc(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function mn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${hn}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/hn:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Zs}}function Cc(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(k,T)=>Math.round(k*r.k*4/T),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const g=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>xe?Math.max(24,u*f/9e3):1/0,p=[...o];let w=0,y=o.length;const M=new Set(o.map(k=>k.number)),$=g.length?new Set([...g,...e.order]):e.order;
for(const k of $){const T=e.model.nodes[k],[x,v]=e.screen(r,T.x,T.y),A=Math.max(Math.abs(x/u-.5),Math.abs(v/f-.5));if(!i.nodes[k]||A>1||M.has(k))continue;if((w+=
1)>xc||y>=b)break;const E=e.radius[k]*e.scale(r)*1.5,I=O=>{const _=mn(e,t,n,k,O);_.top-=E,_.height+=E;for(const C of p)if(to(_,C))return null;return _},S=I(!1)&&
I(!0);S&&(p.push(S),A<.5&&(y+=1))}return e.kept={key:m,numbers:p.slice(o.length).map(k=>k.number).reverse()},e.kept.numbers}const to=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Ot=6,eo=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],no=0,pn=1,Ee=2,so=3,Tt=4,oo=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],gn=1.6,bn=.12,Rc=26,et=26;
function qc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%Ot]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,Rc),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function Ic(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=gn)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of ro(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-bn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function Pc(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=gn||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of ro(n)){const[l,u,f,d]=c,[h,m]=e.screen(t,(l+f)/2,(u+d)/2);r.globalAlpha=
s?1-(1-bn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),h,m+4),r.fillStyle=i.param,r.fillText(String(a),h,m+4)}r.globalAlpha=1}function ro({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:Fc(i,a)}]:[]})}
function Dc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=gn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,
says:h}=l,m=e.importance(u,f,s),g=m>pn,b=d==="uses",p=i[u].community===i[f].community;if(!g&&!(b?p||c:p&&h)||!g&&s&&s.path.length)continue;const w=i[u],y=i[f];r.
beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...oo(w,y),y.x,y.y),r.setLineDash(m===Tt?[]:g&&d==="link"&&!h?[4/t,3/t]:jc(d).map($=>$/t)),r.strokeStyle=m===Tt?
a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===Tt?3:b?g?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=m===Ee?.45:g?.95:s?M+(M*bn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const jc=e=>eo.find(t=>t[0]===e)?.[3]??[];function Fc([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>et&&f<u)return n<o?[n-et,(c+l)/2,o+et,(c+l)/2]:[e+et,(c+l)/2,i-et,(c+l)/2];if(f-u>et&&l<c)return s<r?[(u+f)/2,s-et,(u+f)/2,r+et]:[(u+f)/2,t+et,(u+
f)/2,a-et];const[d,h,m,g]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-et)/Math.max(1,Math.abs(m-d)),(M/2-et)/Math.max(1,Math.abs(g-h))),p=b(n-e,s-t),
w=b(i-o,a-r);return[d+(m-d)*p,h+(g-h)*p,m-(m-d)*w,g-(g-h)*w]}const zc=2500,io=8e3,Uc=1500,Bc=.06,zt=.25;function ao(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Ot},(o,r)=>n("c"+r))}}class Wc{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=co(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>xe?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=co(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(qc(this,t),Ic(this,t),Dc(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Pc(this,t),this.dots(t),Nc(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Ot],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Tt+1},()=>new Map);let d=r?zc:io;for(const{a:m,b:g,kind:b}of n.lines){const p=a[m],w=a[g],y=this.importance(m,g,s);
if(y<Ee&&(d<1||_e(p.x,w.x,t.x,this.width/l)||_e(p.y,w.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(p.x,p.y),u>Uc?M.
lineTo(w.x,w.y):M.quadraticCurveTo(...oo(p,w),w.x,w.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,io)))**.4;f.forEach((m,g)=>{for(const[b,p,w,y]of eo){const M=m.
get(b),$=w*h*(g===no?.6:1);M&&(i.setLineDash(y.map(k=>k/l)),i.strokeStyle=g===Tt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(g===Tt?3.2:p*(g===
so?1.5:1))/l,i.globalAlpha=g>pn?[.5,.95,1][g-Ee]:s?$+(Bc-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?pn:no,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Tt:o}return r===i?o:Math.min(r,i)?Ee:so}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:g}=c.nodes[d],b=this.group[d],p=this.radius[d]*u,[w,y]=this.screen(n,m,g);
if(_e(w,w,this.width/2,this.width)||_e(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0?l.muted:l.c[b%Ot],$=this.solid(M,this.strength(t,d,.28));p>
4&&gt(a,w,y,p+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),gt(a,w,y,p,"",$,1.5),a.setLineDash([])):gt(a,w,y,p-.75,$),p>4&&b>=Ot&&!h&&(gt(a,w,y,p*.5+.7,l.paper),
gt(a,w,y,p*.5-.7,$)),o?.path.includes(d)&&gt(a,w,y,p,"",l.changed,2.5),d===r&&gt(a,w,y,p+.5,"",l.ink,2.5),d===r&&i&&gt(a,w,y,p+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const co=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},_e=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+zt)||Math.min(e,t)>n+
s*(.5+zt);function gt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const Hc=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Gc=18,wn=8,yn=5;function Kc(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};Vc(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,wn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>Xc(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&Jc(e,a),r(a)}),o(s,"input change",i=>Zc(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(Yc(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Yc(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function Vc(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?yn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,wn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<yn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=yn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?Gc:wn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function Xc(e,t){const[n,s]=Hc.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function Jc(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(rc(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function Zc(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...ve(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Qc=120;class tl{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=bc(s),this.state=nc(location.search),this.state.find||=this.part("find").value,this.painter=new Wc(n,this.model,ao(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});Kc(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):Ae(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):kc(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=dn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[g,b]=s.screen(o,...d);return t>=h&&t<=g&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return wf}),...await Promise.resolve().then(function(){return jf})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;oc(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=wc(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=yc(n,o,s.group),this.found=o.find.trim()?Ac(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return $f}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return Af})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=Ae(s,t.from),h=Vs(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=Sc(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return Lf}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return Uf})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=ao(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Qc)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",sc(this.state,location.href))},150)}}var el=Object.freeze({__proto__:null,View:tl});const nl=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),sl=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",lo="http://www.w3.org/1998/Math/MathML",ol=4e3,rl=4e6,il=24,al=3,Lt=new Map;function cl({origin:e,pathname:t}){const n=Lt.get(t)??ll(new URL(
t,e)).catch(()=>{});return Lt.delete(t),Lt.set(t,n),Lt.size>il&&Lt.delete([...Lt.keys()][0]),n.then(s=>s??Lt.delete(t)),n}async function ll(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>rl)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(uo(o,i,new URL(t.url),{left:ol}),!i.textContent?.trim())return;const a=dl(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:hl(o)}}function uo(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(sl))continue;s.left-=1;const r=ul(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;uo(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function ul(e,t){if(e.namespaceURI===lo)return fl(e);
if(/^h[2-6]$/.test(e.localName)){const r=q("p","cg-pop__head");return r.dataset.at=e.id,r}if(!nl.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function fl(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(lo,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function dl(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=q("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(q("li","",q("b","",a)," ",i)),s.size===al)break}return s.size?n:void 0}function hl(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const ml=250,pl=250,gl=500,
bl=10,wl=3,yl="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Ml(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(v=0)=>{for(const{link:A,box:E}of s.splice(v))A.removeAttribute("aria-expanded"),c=!0,E.contains(document.activeElement)&&A.focus({preventScroll:!0}),
c=!1,E.remove()},d=v=>v instanceof Node?s.map(({link:A,box:E})=>E.contains(v)||A.contains(v)).lastIndexOf(!0):-1,h=v=>s.map(({box:A})=>A.contains(v)).lastIndexOf(
!0)+1,m=v=>{const A=v instanceof Element&&v.closest("a[href]");return!(A instanceof HTMLAnchorElement)||A.matches(yl)||!e.contains(A)&&!A.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(A.pathname)&&A.origin===location.origin&&A.pathname!==location.pathname?A:void 0},g=async v=>{const A=h(v),E=++a;if(A>=
wl||s[A]?.link===v)return;const I=await cl(new URL(v.href));if(!I||E!==a||t.aborted||!v.isConnected||A>s.length)return;f(A);const S=$l(I,v,`cg-pop-${A}`);document.
body.append(S),s.push({link:v,box:S}),v.setAttribute("aria-expanded","true"),Sl(S,v.getClientRects()[0]??v.getBoundingClientRect()),vl(S,decodeURIComponent(v.hash.
slice(1)))},b=()=>{clearTimeout(o),a+=1},p=v=>{const{target:A}=v,E=m(A),I=d(A);v.pointerType!=="touch"&&(clearTimeout(r),s.length>I+1&&(r=window.setTimeout(()=>f(
I+1),pl)),clearTimeout(o),E?o=window.setTimeout(()=>g(E),ml):I<0&&b())},w=({target:v})=>{const A=m(v);c||(f(d(v)+1),A?.matches(":focus-visible")&&g(A))},y=()=>{
clearTimeout(i),l=void 0},M=v=>{const{pointerType:A,clientX:E,clientY:I,target:S}=v,O=m(S);if(u=void 0,d(S)<0&&f(),y(),A!=="touch")return b();O&&(l={link:O,x:E,
y:I},i=window.setTimeout($,gl))},$=()=>{u=l?.link,y(),u&&g(u)},k={pointerover:p,focusin:w,pointerdown:M};for(const[v,A]of Object.entries(k))F(document,v,{signal:t,
capture:!0},A);F(document,"pointerup pointercancel",{signal:t},y),F(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:A})=>{l&&Math.hypot(v-l.x,A-
l.y)>bl&&y()}),F(document,"contextmenu click",{signal:t,capture:!0},v=>{l&&v.type==="contextmenu"&&$(),!(!u||m(v.target)!==u)&&(v.preventDefault(),v.stopImmediatePropagation())}),
F(document,"keydown",{signal:t,capture:!0},v=>{const A=s.at(-1);A&&(v.key==="Escape"?(v.stopPropagation(),b(),f(s.length-1)):v.key==="ArrowDown"&&document.activeElement===
A.link&&(v.preventDefault(),A.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);f()});const T=m(
n?.target??null),x={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&T?.matches(x[n.type])&&k[n.type](n)}function $l({title:e,text:t,count:n},s,o){const r=q(
"div","cg cg-pop"),i=q("p","cg-pop__title",e),a=q("div","cg-pop__text",t.cloneNode(!0)),c=q("a","","open"),l=[n,tt(location.search)&&"as built, without your sce\
nario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute(
"aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,
q("p","cg-pop__foot",q("span","",l),c)),r}function Sl(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function vl(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Al=Object.freeze(
{__proto__:null,mount:Ml});const D=(e,t)=>[...e.querySelectorAll(t)],z=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=t):e&&
e.textContent!==t&&(e.textContent=t)},Oe=e=>e.dataset.part?+e.dataset.part:void 0,kl=120;function xl(e,t){for(const n of D(e,"[data-filter]"))Nl(n,t)}function Nl(e,t){
const n=e.querySelector(".cg-search"),s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(p=>({group:p,isOpen:p.open,rows:D(p,".cg-en")})),
i=q("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(p=>p.getAttribute("aria-pressed")===
"true"),f=()=>{const p=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=p.length>0||!!w;if(!y&&!l)return;l=y,p.length&&(a??=r.
map(({group:$,rows:k})=>{const T=$.querySelector("summary")?.textContent??"";return k.map(x=>`${T} ${x.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:$,
isOpen:k,rows:T},x)=>{let v=0;T.forEach((A,E)=>{const I=(!w||(A.dataset.verdict??"").split(" ").includes(w))&&p.every(S=>a?.[x][E].includes(S));A.hidden=!I,v+=+I}),
$.hidden=!v,$.open=y?v>0:k,M+=v}),i.textContent=y?`${M} found`:"",El(o,M?"":"Nothing here has "+[u()?.dataset.word,...p.map($=>`“${$}”`)].filter(Boolean).join(
" and ")+".",m)},d=()=>{const p=ln(location.href,"find",n?.value.trim()??""),w=ln(p,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(history.
state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),g(""),h(),n?.focus()},g=p=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!p&&w.dataset.word===p))),b=()=>{
const p=new URLSearchParams(location.search);g(p.get("show")??""),n&&p.has("find")&&(n.value=p.get("find")??""),f()};n&&F(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,kl)}),t.addEventListener("abort",()=>clearTimeout(c));for(const p of s)F(p,"click",{signal:t},()=>{g(p===u()?"":p.dataset.word??""),h()});
b()}function El(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(q("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var _l=Object.freeze({__proto__:null,mount:xl});async function Te(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function Ol(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function fo({remove:e,take:t,link:n,notice:s="",act:o}){const r=q("div","cg cg-bar"),i=q("span","cg-bar__count"),a=q("span"),c=q("ul","cg-bar__list"),l=q("p",
"cg-bar__offer"),u=q("p","cg-bar__who","Your scenario, ",i,a),f=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),i.setAttribute("\
role","status");let d=[];const h=lt("cg-bar__do","copy link",()=>Te(n(),h)),m=lt("cg-bar__do","put all back",()=>{e(d),Mn(r)}),g=q("div","cg-bar__acts",h,m),b=q(
"p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const p=(w,y,M,$)=>{const k=w.reduce((A,E)=>A+E.keys.length+E.parts.length,0);d=w,r.classList.
toggle("is-on",w.length>0),z(i,`${k} changed`);const T=[...new Set(w.flatMap(A=>A.notes))];a.replaceChildren(...T.slice(0,2).flatMap((A,E)=>[E?" and ":", set in\
 ",Ll(A,M,$)])),T.length>2&&a.append(` and ${T.length-2} more`);const x=[...c.querySelectorAll("button")].findIndex(A=>A===document.activeElement);c.replaceChildren(
...w.map(A=>Tl(A,()=>e([A])))),x>=0&&!w.length?Mn(r):x>=0&&c.querySelectorAll("button")[Math.min(x,w.length-1)].focus({preventScroll:!0});const v=y.filter(A=>!f.
has(`${A.key} ${A.there}`));l.hidden=!v.length,l.replaceChildren(...v.map(A=>q("span","cg-bar__kin",`${A.says}: here ${A.here}, elsewhere ${A.there} `,lt("cg-ba\
r__do",`use ${A.there} here too`,()=>t([A])),lt("cg-bar__do is-quiet","keep it apart",()=>{f.add(`${A.key} ${A.there}`),p(w,y,M,$)}))))};return{bar:r,show:p}}function Tl(e,t){
const n=lt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),q("li","",q("span","",e.says),...e.was?[q("s",
"",e.was)]:[],q("b","",e.now),...e.isToo?[q("span","cg-bar__too",", here too")]:[],n)}function Ll(e,t,n){const[s,o]=t.notes[e]??[e];if(!o)return q("span","",s);
const r=q("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Cl=e=>(e.closest("article, main")??document).querySelector("h1");function Mn(e){const t=Cl(
e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function lt(e,t,n){const s=Object.assign(q("button",e,t),{type:"button"});return s.addEventListener(
"click",n),s}const ho=1e-12,$n=2**-50,mo=2**-48,po=64,Sn=1e-9,Rl=2**-48,ql=2**-51,Il=2**-40,Pl=2**53;class rt{at=-1;needs="";constructor(t){this.message=t}}const N=e=>{
throw new rt(e)},vn=new Map,An=(e,t)=>t===0?N("division by zero"):e/t,go=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?An(1,s):
s},bo=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&N("division by zero"),n&&Math.abs(t)<=po?go(e,t):e<0&&!n?N("power of a negative number"):e**t},kn=e=>e<=
0?N("log of zero or less"):Math.log(e),xn=(e,t)=>{const n=kn(t),s=n===0?N("division by zero"):kn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=po&&go(t,o)===e?o:s},
Le=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=$n*Math.abs(e)?n:t},nt=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=ho*Math.max(
1,Math.abs(e))?t:Math.floor(e)},Ct=e=>-nt(-e),Dl=(e,t)=>{t===0&&N("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+
0;const s=$n*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},wo=e=>-Le(-e),Nn=e=>{const t=Le(e),n=e-t;return Math.abs(n-.5)<=$n*Math.
max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},jl=(e,t=0)=>{const n=Le(t);(n!==wo(t)||Math.abs(n)>15)&&N("rounding to a number of digits that is not whole, or m\
ore than 15");const s=bo(10,Math.abs(n));return n?n>0?Nn(e*s)/s:Nn(e/s)*s:Nn(e)},te=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(
t))||s.some(r=>o<=ho*Math.abs(r))},yo=(e,t,...n)=>+(e<t&&!te(e,t,mo,n)),Mo=(e,t,...n)=>+(e<=t||te(e,t,mo,n)),Fl=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(
t);return+(o<=r||te(o,r,Sn,s))},Ce=(e,t)=>Math.abs(e)<=Rl*Math.abs(t)&&e&&(Math.abs(t)>=Pl||e!==Math.floor(e))?0:e,En=(e,t)=>{const n=ql*Math.abs(t);return Math.
abs(e)<=n&&n<Il?0:e},$o=e=>Math.abs(e)>2**33?N("an angle so large that its turns cannot be determined"):e,So=e=>En(Math.cos($o(e)),e),zl=e=>So(e)===0?N("divisio\
n by zero"):En(Math.tan(e),e),vo=e=>t=>t>=-1&&t<=1?e(t):N("outside -1..1"),{abs:Ul,atan:Bl,atan2:Wl,sinh:Hl,cosh:Gl,tanh:Kl,exp:Yl,sign:Vl,asin:Xl,acos:Jl}=Math,
it=new Map(Object.entries({add:(e,t)=>Ce(e+t,e),sub:(e,t)=>Ce(e-t,e),mul:(e,t)=>e*t,div:An,neg:e=>-e,pow:bo,not:e=>+(e===0),lt:yo,le:Mo,gt:(e,t,...n)=>yo(t,e,...n),
ge:(e,t,...n)=>Mo(t,e,...n),eq:(e,t,...n)=>+te(e,t,Sn,n),ne:(e,t,...n)=>+!te(e,t,Sn,n),within:Fl,sqrt:e=>e<0?N("root of a negative number"):Math.sqrt(e),exp:Yl,
ln:kn,log:xn,log2:e=>xn(e,2),log10:e=>xn(e,10),abs:Ul,sign:Vl,floor:Le,ceiling:wo,round:jl,min:Math.min,max:Math.max,sin:e=>En(Math.sin($o(e)),e),cos:So,tan:zl,
asin:vo(Xl),acos:vo(Jl),atan:Bl,atan2:Wl,sinh:Hl,cosh:Gl,tanh:Kl}));function ee({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
rt)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const Rt=86400,Zl=2629800,Ao=1e-6,_n=-62135596800,ko=253402214400,xo=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||N("overflow"),Math.abs(e-n)>Ao?N(t):n},Ql=e=>e>=_n&&e<=ko?e:N("a date beyond the years 1 to 9999"),ne=e=>new Date(Ql(xo(e/Rt,"n\
o whole number of days")*Rt)*1e3),No=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,tu={later:(e,t)=>ne(e+t).getTime()/1e3,months_later:(e,t)=>{const n=xo(t/Zl,
"no whole number of months"),s=ne(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&N("a date beyond the years 1 to \
9999"),No(r,i,Math.min(s.getUTCDate(),new Date(No(r,i+1,0)*1e3).getUTCDate()))},year:e=>ne(e).getUTCFullYear(),month:e=>ne(e).getUTCMonth()+1,day:e=>ne(e).getUTCDate()};
function Re(e){const t=Math.floor(e/Rt+.5);return Math.abs(e/Rt-t)>Ao||t*Rt<_n||t*Rt>ko?"–":new Date(t*Rt*1e3).toISOString().slice(0,10)}function eu(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=_n&&Re(t)===e?t:void 0}const qt=12,nu=100,su={"%":100,percent:100,pct:100,"‰":1e3},ou=e=>!e||
e.startsWith("×")?1:su[e]??0;function Ut(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(qt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+Tn(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=On(
a,qt-t),m=h>=10**t?1:0;return`${c}${Tn(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(qt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*nu<=u&&(l=Math.max(l,Math.min(t-i+qt-1-String(f).length,qt-1-i)));let d=On(a,qt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=On(a,qt-1-i- --l)),c+Tn(d,l,
n&&i>=0&&d%10**l!==0)}const On=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function Tn(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const Eo=25e4,bt=5e6,ru=2e6,iu=2e3,au=20;class J{}
class cu{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=iu,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new J;this.pay(au)}}function se(e){try{return e()}catch(t){if(t instanceof J)return;throw t}}const _o=1e6,lu=60,uu=1e4,Oo=/#[[{]/,To="more than 1\
,000,000 steps",fu=1e12,Lo={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},Ln=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),Co=["read","slope","root","at","series","edge","along","across","path","part"],du=["num","row","read","index",...Object.
keys(Lo)],hu=e=>it.has(e)||Ln.has(e)||du.includes(e);function mu({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:Co.includes(String(o))&&n.push(String(r))}return n}function Ro(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function qo(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function Io(e){const t=e.steps+e.rest;e.steps=Math.
min(_o,t),e.rest=t-e.steps,e.short=t<_o}function pu([e,...t]){const[n=0,s=0]=t.map(Number),o=it.get(String(e));return{name:String(e),act:o,effort:o&&vn.get(o),operands:t,
first:n,second:s}}class gu{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>Co.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new cu,this.loose=void 0,this.round=void 0,this.base=new It(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(pu)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new It(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(fu,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Io(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=qo(t,Ro([...this.nodes].map(([n,s])=>[n,mu(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Oo.test(i));if(!s.length||s.length===t.size)return t.size?new It(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!Oo.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new It(this,o,n,n.budget)}),
new It(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=qo(n,this.readers??=Ro(this.reads));return this.known.set(s,r),r}}class It{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&Io(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:g}=this.machine,b=g.get(t)??0;if(m&&b>h)throw new J;try{this.budget.isRunning=!0;const p=this.execute(this.machine.program(t,n),0,n.
length,[]),w=h-this.budget.steps;return(w>uu||b)&&g.set(t,w),p}catch(p){if(!(p instanceof rt))throw p;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:f,integrals:d}),{reason:p.message,key:t,at:p.at,needs:p.needs}}finally{u&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no va\
lue",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:Object.hasOwn(o,l)?o[l]??{reason:`\
the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new J:Object.assign(
new rt(To),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const d=o[u],h=o[f],{length:m}=l;c&&
this.weigh(c(...l.map(b=>o[+b])));const g=m===2?a(d,h):m===1?a(d):a(...l.map(b=>o[+b]));o[n]=Number.isFinite(g)?g:N(Number.isNaN(g)?"no real value":"overflow")}else if(i===
"num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(t,n,o);continue}n++}}catch(i){throw i instanceof
rt&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)throw new J;N(To)}}known(t){const n=this.value(
t);if(typeof n=="object")throw Object.assign(new rt(n.reason),{needs:t});return n}series(t){const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new rt(
n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.length-1]),a=Ln.get(o);if(!a)return N(Lo[o]??"n\
o real value");this.budget.open>=lu&&N("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations);return this.
budget.open--,typeof c=="number"&&!Number.isFinite(c)&&N("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new It(this.machine,t,this,this.budget,
n)}}let Cn,qe,Po,Do,jo;async function Fo(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(hu),s=Object.values(
e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return zd});zo(o.CHECKED,o.DRAWN),{drawsOf:qe}=o,t.has("beta")&&
it.set("beta",(await Promise.resolve().then(function(){return sh})).betaQuantile)}if(s&&({folded:Do,heights:jo,summary:Po}=await Promise.resolve().then(function(){
return Gf})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return km});zo(o,r)}Object.values(e).some(({r:o,rs:r})=>o||r)&&({findExtremes:Cn}=
await Promise.resolve().then(function(){return Fm}))}function zo(e,t){for(const[n,s]of Object.entries(e))it.set(n,s);for(const[n,s]of Object.entries(t))Ln.set(n,
s)}const W=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function Uo(e,t=[...e.keys()],n=new Map){
const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}
o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}function Bo(e){const t=new Map(Object.entries(e.
q)),n=new gu(e.q),s=S=>t.get(S)??{},o=(S="")=>S[0]==="="||S.includes("#")?S:`${e.note}#${S}`,r=S=>{const O=n.under(S);return _=>{const C=O(_);if(typeof C!="obje\
ct")return C;if(s(_).w!==void 0&&typeof i(_)=="object")throw new J}},i=n.under(new Map),a=S=>{const O=r(S);return _=>p(O,_,()=>(n.purse.next(),n.uncertain.has(_)?
u(M(_,S,O)):s(_).c?[M(_,S,O)].flat()[0]:O(_)))},c=new Map,l=a(c),u=S=>Array.isArray(S)?S.length===3?S[1]:void 0:S,f=new WeakMap,d=(S,O,_)=>{const C=f.get(O)??n.
run(O);f.set(O,C);try{return n.counted(C,()=>{const L=qe(C).value(S);return _===void 0?Po(L):Do(L,_)})}catch(L){if(L instanceof rt)return;throw L}},h=new Map,m=S=>{
for(const O of h.has(S)||!t.has(S)?[]:Uo(t,[S],h)){const{p:_,picks:C,cells:L,rs:R}=s(O),j=new Set(R||!(_||L)?[O]:[]);h.set(O,j);for(const U of[...C??[],...(_??[]).
flat()])for(const B of typeof U=="string"&&h.get(U)||[])j.add(B)}return h.get(S)??new Set},g=(S,O)=>{const _=n.under(O);let C=S,L=_(C);for(;typeof L=="object"&&
L.needs;)L=_(C=L.needs);if(typeof L!="object")return"";const{picks:R}=s(C),j=C.slice(C.indexOf("#")+1);if(!R)return C===S?L.reason:`${j}: ${L.reason}`;const U=R.
map(B=>{const H=_(B);return typeof H=="string"&&s(B).rows?.[H]||H});return`${j} is not known for ${U.join(", ")}`},b=(S,O)=>{const{r:_,rs:C,picks:L=[]}=s(S);return _??
C?.[L.map(O).join()]},p=(S,O,_)=>{const C=w.get(S)??new Map,{round:L}=n.purse;if(C.get(O)===L)throw new J;try{return _()}catch(R){throw R instanceof J&&w.set(S,
C.set(O,L)),R}},w=new WeakMap,y=new WeakMap,M=(S,O,_)=>{const C=y.get(_)??{state:O,found:new Map};return C.state!==O?$(S,O,_):(y.set(_,C),C.found.has(S)||C.found.
set(S,p(C,S,()=>$(S,O,_))),C.found.get(S))},$=(S,O,_)=>{if(O.size&&!n.affected(O.keys()).has(S))return M(S,c,l);n.purse.next();const C=n.uncertain.has(S);if(C&&
s(S).c)return;const R=[...m(S)].sort().map(Q=>[Q,O.has(Q)?void 0:b(Q,_)]).filter(([,Q])=>Q),j=C?void 0:_(S);if(C)return R.length?void 0:d(S,O);if(!R.length||typeof j!=
"number")return j;const U=n.run(O),B=n.affected(R.map(([Q])=>Q)),H=Q=>Me=>{n.purse.point();const $e=n.at(U,Me,B)(Q);return typeof $e=="object"?void 0:$e},ot=k(S,
R),Ft=t.has(`${S}#margin`)?Cn(H(`${S}#margin`),R,ot):void 0;if(Ft){const Q=[...Ft.at,...ot].map(H(S));if(Q.some(C0=>typeof C0!="number"))return;const Me=Math.min(
j,...Q),$e=Math.max(j,...Q);return Me===$e?Me:[Me,$e]}const Et=Cn(H(S),R,ot)?.ends;if(!Et)return;const[X,Zt]=[Math.min(Et[0],j),Math.max(Et[1],j)];return X===Zt?
X:[X,Zt]},k=(S,O)=>(s(S).at??[]).filter(_=>Object.keys(_).length===O.length&&O.every(([C,[L,R]])=>C in _&&_[C]>=L&&_[C]<=R)).map(_=>new Map(O.map(([C])=>[C,_[C]]))),
T=(S,O)=>{if(n.purse.next(),d(S,O)===void 0)return[];const _=f.get(O);return _?n.counted(_,()=>jo(qe(_).value(S))):[]},x=(S,O)=>{if(n.purse.next(),!n.uncertain.
has(S)||d(S,O)===void 0)return;const _=f.get(O),C=_&&n.counted(_,()=>qe(_).value(S));return C instanceof Float64Array?C:void 0},v=(S,O,_)=>(n.purse.next(),n.uncertain.
has(S)?[d(S,O,_)].flat()[0]:void 0);function*A(S=ru){const O=new Map,_=a(O),C=[],L=[];I(S);for(const R of Uo(t)){const{w:j}=s(R);if(j===void 0)continue;const U=se(
()=>[M(R,O,_)].flat());!U||U.some(B=>B===void 0)?L.push(R):[j].flat().some((B,H)=>!W(B,U[H],1e-9))&&C.push(R),yield}return{wrong:C,untold:L}}const E=S=>{const O=A(
S);for(;;){const{done:_,value:C}=O.next();if(_)return C}},I=S=>{n.purse.give(S)};return{data:e,entries:t,entry:s,key:o,under:a,why:g,inputs:m,reaches:(S,O)=>n.affected(
[S]).has(O),spread:M,part:v,heights:T,draws:x,prove:E,proving:A,allow:I,taken:()=>n.purse.taken}}const wt="–",bu=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Rn={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},wu={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},yu=e=>Object.
hasOwn(Rn,/^[A-Za-z]*/.exec(e)?.[0]??""),G=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,qn=e=>e.join(e[0][0]==="-"?" to ":"–"),at=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Ie=({f:e=1,o:t=0},n)=>n*e+t,Wo=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Mu=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>wu[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Pe(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Mu(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Ho(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,p,w)=>{const{d:y,u:M="",o:$}=s(b),k=at(s(b),p);return s(b).iso?Re(p):Wo(k)&&(k!==0||$||!p)?Ut(k,w??y,bu.test(
M),ou(M)):wt},c=(b,p)=>{const w=p.map(E=>at(s(b),E)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),k=E=>Math.floor(Math.log10(E)),T=M&&$?Math.
max(y,Math.min(k(M)-k($/3)+2,12)):y,[x,v,A]=p.map(E=>a(b,E,T));return`${v} (${qn([x,A])})`},l=(b,p,w,y)=>{const M=(y?r(b,p,y):void 0)??i(b,p,w),{words:$}=s(b);if($)
return $[Number(M)]??wt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[k,T]=M.map(x=>a(b,x));return k===T?k:(s(b).al?"at least ":"")+qn([k,T])}return typeof M==
"number"?a(b,M):M??wt},u=(b,p)=>{const{rows:w,r:y,v:M,u:$}=s(b),k=p??M;return typeof k=="string"?w?.[k]??k:p===void 0&&y?G(qn(y.map(T=>a(b,T))),$):typeof k=="nu\
mber"?G(a(b,k),$):wt},f=(b,p)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:k,x:T,iso:x}=s(b);return!n.has(b)||k||T?!1:w?Object.hasOwn(w,p):typeof p!="number"||
!Number.isFinite(p)||x&&Re(p)===wt?!1:$?$.some(v=>W(v,p)):p>=y&&p<=M||W(p,y)||W(p,M)},d=b=>{const p=new Map;for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.
lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&p.set(M,s(M).rows?$:+$)}return p},h=(b,p)=>{const w=eu(b.trim().replace(/^date\s+/,""));return w===
void 0?{problem:`not a date; write for example ${u(p)}`}:f(p,w)?{value:w}:{problem:`outside ${g(p)}`}},m=(b,p)=>{if(s(p).iso)return h(b,p);const{u:w=""}=s(p),y=w||
"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(L,R,j,U)=>`${R}${U}\
 ${j==="$"?"USD":j}`),[,$,k,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write for example ${u(p)}`};
const[,x,v]=/^([A-Za-z]*)(.*)$/.exec(T)??[],A=(k===""||x[1]==="i")&&Object.hasOwn(Rn,x)?Rn[x]:1,E=(A>1?v:T).replace(/\s/g,""),I=Pe(E,t.units),S=Pe(T.replace(/\s/g,
""),t.units);if(A>1&&w&&!/^\s*[A-Za-z]/.test(v)&&!S.unknown&&S.dimension===Pe(w,t.units).dimension)return{problem:`“${b.trim()}” means two things; write ${$}\
 ${T}, or ${+$*A}`};if(I.unknown||E&&I.dimension!==Pe(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${E}” is not a unit for this; it is in ${y}`};
const O=+$*A,_=Ie(E?{f:I.factor,o:I.offset}:A>1?{}:s(p),O),C=O!==0&&_===0&&!I.offset&&!s(p).o;return f(p,_)&&Wo(_)&&!C?{value:_}:{problem:`outside ${g(p)}`}},g=b=>{
const{lo:p=-1/0,hi:w=1/0,set:y,u:M}=s(b);return G((y??[p,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,text:l,say:u,takes:f,parseCase:d,
parseEntry:m}}const oe={notes:{},kinds:[],inputs:{}},Go=e=>e?fetch(e).then(t=>t.ok?t.json():oe).catch(()=>oe):Promise.resolve(oe),$u=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(e)??["",e,""];return G(t,n)};function Ko(e,t,n,s){const{note:o,names:r}=n.data,i=t.map(l=>Su(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??
f,m=n.entry(l),[g,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:g,says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(
u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===
l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Su(e,t){
const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf("."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{
notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??$u(o),written:o,value:void 0,keys:[],parts:[e],isHere:!1,isToo:!1}}function vu(e,t,n,s){const{note:o,names:r}=n.
data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===
f&&!m.isHere).pop(),h=d&&Au(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}
function Au({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(t??"",n).value}function ku(e,t){const n=[...t.entries].flatMap(([o,{rows:r,
v:i}])=>r&&typeof i=="string"?[{key:o,words:Nu(r[i]??i,i)}]:[]),s=new Map;if(n.length)for(const o of e.querySelectorAll("p, li, td"))xu(o,n,s);return s}function xu(e,t,n){
let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)
s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Nu=(e,t)=>{
const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\
\\w-])`,"i")},Eu={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function _u(e,t,n){if(!tt(location.search))return;const s=e.dataset.inputs,o=new URL(
s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await Go(s);if(n.aborted)return;const a=()=>tt(location.search).slice(0,2e3).
split(",").filter($=>$.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),l=t.querySelector("cg-map");let u=!1,f="";const d=lt("cg-bar__do","r\
ecompute with it",async()=>{u=d.disabled=!0,h().setAttribute("role","status"),m("Recomputing …");const{rechain:$,recompute:k}=await Promise.resolve().then(function(){
return Ym});if(l)return l.recompute=async x=>{const{now:v,sum:A}=await $(x,a().join(),n);return m(Yo(A,"What is not in this chain is as built.")),v},l.view?.renew();
const T=await k(c??t,a().join(),n,(x,v)=>m(`Recomputing, note ${x+1} of ${v} …`));m(Yo(T))}),h=()=>p.querySelector(".cg-bar__notice"),m=$=>z(h(),f=$),g=()=>{const $=l?.
dataset.mode==="chain";d.hidden=!$,u&&f&&z(h(),$?f:r??"")},b=()=>{u?location.reload():y()},{bar:p,show:w}=fo({remove($){const k=new Set($.flatMap(x=>x.parts)),T=a().
filter(x=>!k.has(x));history.pushState(history.state,"",Se(location.href,T.join())),b()},take(){},link:()=>location.href,notice:r,act:c||l?d:void 0}),y=()=>w(Ko(
new Map,a(),Eu,i),[],i,o);if(e.append(p),addEventListener("popstate",b,{signal:n}),y(),!l)return;const M=new MutationObserver(g);M.observe(l,{attributeFilter:["\
data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),g()}const Yo=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?
[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].join(" ");var Ou=Object.freeze({__proto__:null,mount:_u});function Vo(e,t,{model:n,state:s,
now:o}){const r=o(t),i=a=>typeof r=="number"?W(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=
[...e.options].findIndex(i):e.type==="range"?Tu(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),Xo(e,"")))}
function Tu(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(at(o,l)):at(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/
150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),Bs(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function Xo(e,t){
const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(q("span","cg-why"),{id:s});if(r.setAttribute(
"role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);z(r,t),e.setAttribute("ari\
a-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const Lu="computed when you let go",Jo="not computed here",Cu="Pale values take many steps: they\
 are computed when you let go.",Zo=8;function Ru(e){const t=[...new Set(e)],n=t.length-Zo,s=t.slice(0,Zo).join(", ")+(n>0?` and ${n} more`:"");return`Pale value\
s are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function qu(e){const t=e.matches(
Qo)?e:e.closest("[data-row]")??e.querySelector(Qo),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Qo="\
[data-q], [data-say], [data-check], [data-row]";function Iu(e){const t=new Map,n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;
const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof J))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute(
"title",s?Jo:Lu),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(a.querySelector("button")??a,Jo)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.
remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].
map(qu).filter(Boolean):[];z(n,t.size?s?Ru(a):Cu:"")},start:a=>{s=a}}}function tr(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<
0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+
1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function In(e,t){const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.
indexOf(":"),{key:a,own:c,known:l}=tr(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;
i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function Pu(e,t){const n=e.indexOf(":"),{key:s}=tr(e.slice(0,Math.max(n,0)),
t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(
e.slice(n+1),s).problem??"not taken"}function er(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="n\
umber"&&l?.iso?Re(i):typeof i=="number"?`${+at(l??{},i).toPrecision(12)}${l?.u&&yu(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const Du={holds:"✓",failing:"✗",unknown:"–"},nr=e=>e===void 0?"unknown":e?"holds":"failing";function ju(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function Fu(e,t){
const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:Bu(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[data-q]"),r=Uu(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const g=a(m);return f.set(m,g===void 0?void 0:!!g),f.get(m)};for(const{e:m,key:g,row:b,built:p}of n)l(m,()=>{f.delete(g);const w=d(g);Wu(m,w,!W(a(g),c(g)),p),i.
done&&sr(b,w!==!0&&u.size>0)});for(const{e:m,of:g,built:b}of s)l(m,()=>{const p=g.some(({key:M})=>!W(a(M),c(M))),{state:w,says:y}=ju(g.map(({key:M})=>d(M)));m.classList.
toggle("is-off",p),m.firstElementChild&&(m.firstElementChild.className=p?`cg-mark is-${w}`:b.mark),z(m.firstElementChild,p?Du[w]:b.sign),z(m.lastElementChild,p?
y:b.says),m.title=p?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!W(a(m),c(m)));r(zu(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function zu(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function Uu(e){const t=e.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=q("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Bu=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function Wu(e,t,n,s){const o=n?nr(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[nr(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);z(e.querySelector(
".cg-mark"),n?"→":s.sign),z(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function sr(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Hu={makeValues:Bo,prepare:Fo},Gu=[[".cg-table",()=>Promise.
resolve().then(function(){return tp})],["svg[data-x]",()=>Promise.resolve().then(function(){return vp})],[".cg-fig",()=>Promise.resolve().then(function(){return Gp})],
[".cg-grip",()=>Promise.resolve().then(function(){return Cp})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return t0})],["[data-sens]",()=>Promise.
resolve().then(function(){return c0})],[".cg-limit",()=>Promise.resolve().then(function(){return M0})],["svg[data-rows]",()=>Promise.resolve().then(function(){return _0})]],
Ku=e=>Promise.all(Gu.filter(([t])=>e.querySelector(t)).map(([,t])=>t())),Yu=2;async function Vu(e,t,n,s,o){const r=Ho(e),i=new Map,a=r.under(i),c=location.pathname;
let l=[];const{attempt:u,start:f,tell:d}=Iu(t),h={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:S,inCase:I,attempt:u},m=[],g=new Set;r.allow(bt);
const b=Qu(n,r,a,i);let p=0,w=0,y=oe;const M=t.dataset.inputs,$=new URL(M??"",document.baseURI).href,{bar:k,show:T}=fo({remove(L){const R=new Set(L.flatMap(j=>j.
parts));l=l.filter(j=>!R.has(j)),S(new Map(L.flatMap(j=>j.keys).map(j=>[j,void 0])))},take:L=>S(new Map(L.map(({key:R,value:j})=>[R,j]))),link:()=>location.href});
t.append(k);const x=()=>{const L=Ko(h.state,l,r,y),R=vu(L,h.state,r,y);T(L,R,y,$),Zu(n,r,R)},v=async()=>{y!==oe||!Ju(h.state,l,r)||(y=await Go(M),s.aborted||x())},
A=(L=!0)=>{const R=L?bt:Eo;h.state.size||(h.state=i),f(h.done=L),r.allow(R),h.now=h.state.size?r.under(h.state):a,b(h),x();for(const U of m)g.add(U);const j=()=>{
const U=performance.now()+Yu;r.allow(R);for(const B of g){if(s.aborted)return;if(g.delete(B),B(h),performance.now()>U)break}r.allow(bt),g.size?p=requestAnimationFrame(
j):d()};cancelAnimationFrame(p),p=requestAnimationFrame(j)},E=()=>{const L=In(tt(location.search),r);return l=L.carried,h.state=L.state,A(),v(),L.dropped};function I(L){
const R=r.parseCase(L),j=new Map([...h.state,...R]);return{state:j,read:R.size?r.under(j):h.now}}function S(L,R="step",j=R==="step"){h.state=new Map(h.state);for(const[
U,B]of L){const{v:H,r:ot}=r.entry(U);B===void 0||!ot&&W(B,H)?h.state.delete(U):r.takes(U,B)&&h.state.set(U,B)}A(j),clearTimeout(w),R==="drag"?w=setTimeout(O,150,
"drag"):O(R),R==="step"&&or(n)}function O(L){const R=Se(location.href,er(h.state,l,r));R===location.href||s.aborted||location.pathname!==c||(L==="step"||!tt(location.
search)?history.pushState(history.state,"",R):history.replaceState(history.state,"",R))}const _=E();_.length&&Xu(_,r,k);const C=er(h.state,l,r);tt(location.search)!==
C&&history.replaceState(history.state,"",Se(location.href,C)),F(window,"popstate",{signal:s},()=>{location.pathname===c&&E()}),of(h);for(const L of o){const R=[
await L.mount(h)].flat();m.push(...R),r.allow(bt);for(const j of R)j(h)}d()}function Xu(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${Pu(i,t)})`),o=lt(
"cg-bar__x","×",()=>{r.remove(),Mn(n)}),r=q("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),
o.setAttribute("aria-label","close"),n.append(r)}const Ju=(e,t,{data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Zu(e,t,n){const s=new Map(
n.map(o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(
t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}z(a??o.appendChild(q("span","cg-elsewhere")),`${i} elsewhere`)}}function Qu(e,t,n,s){const o=g=>D(
e,`[data-${g}]`).map(b=>[b,t.key(b.dataset[g])]).filter(([,b])=>t.entries.has(b)),r=o("say"),i=Fu(e,t),a=nf(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-\
set]").map(g=>[g,[...t.parseCase(g.dataset.set)]]),d=D(e,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(t.key),g.dataset.rows?.split(`
`)]),h=ku(e,t),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,b])=>{const p=t.parseCase(g.dataset.with),w=p.size?p:s;return{e:g,key:b,given:p,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(g)??[],built:se(()=>t.text(b,w,p.size?t.under(p):n,Oe(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:b,now:p,attempt:w}=g,y=new Map(b);for(const M of m)w(M.e,()=>tf(M,g));for(const[M,$]of r)w(M,()=>z(
M,t.say($,p($))));for(const[M,$]of a)w(M,()=>sf(M,$,g));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",ef(t.heights($,g.state))));for(const[M,
$]of c)w(M,()=>Vo(M,$,g));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,k]of d)w(M,()=>{M.hidden=k?!k.includes($.map(p).join()):$.some(T=>y.has(T))});i(g);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([k,T])=>W(p(k),T,1e-9)))))}}function tf({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,g=(r===void 0||n.size>0)&&!l.size,b=g?"":c.text(
t,h,m,Oe(e)),{c:p,u:w,rows:y}=c.entry(t),M=g?!1:r===void 0?G(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const E=!g&&b===wt&&s?.matches(".cg-out")?c.why(
t,h):"";z(e,g?i:E?`${wt} ${E}`:G(b,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(".cg-claim__now"),k=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const T=n.size?void 0:o.find(E=>m(E)!==f(E)),x=T?` · ${c.say(T,m(T))}`:"",v=y?c.say(t,m(t)):G(b,w)+
k,A=p?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":v;e.classList.toggle("is-changed",M),z($,M?`→ ${A}${x}`:""),$.dataset.copy=M&&!p?A:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${A}${x}`:a)}const ef=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",nf=(e,t)=>D(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function sf(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!W(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&sr(e,s.size>0&&t.some(h=>n.text(h,s,r)===wt)),z(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function of(e){const{model:t,root:n,signal:s}=e;F(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,g=d?u+Math.round((Ie(l,m)-u)/d)*d:Ie(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,g))]]),"drag",c),c&&or(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&Xo(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),F(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>Vo(r,t.key(r.dataset.p),e))}),F(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&rf(a,e),c&&af[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function rf(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const af={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{Te(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{Te(e.parentElement?.querySelector("code")?.textContent??"",e)}},or=e=>requestAnimationFrame(()=>D(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var cf=Object.freeze({__proto__:null,compute:Hu,loadParts:Ku,mount:Vu});const rr=14,lf=226,uf=78;function Pn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function ff(e,t){const n=Pn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=rr||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=df(n,t),i=hf(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:mf(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function df(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<rr&&n.add(o);return[...n]}function hf(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function mf(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*lf,l+(f-(c.length-1)/2)*uf]))}return o}function ir(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=Pn(e,s).size;o>n&&([t,n]=[s,o])}return t}function pf(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function gf(e,t,n){const s=dn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Pn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function bf(e,t,n,s){if(!e.boxes[t])return ir(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var wf=Object.freeze({__proto__:null,beside:bf,
chartOf:ff,meant:gf,richest:ir,trace:pf});const yf=16;function P(e,t,...n){const s=q(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const De=e=>P("span","cg-dot "+(e<0?"orphan":`c${e%Ot}${e>=Ot?" ring":""}`));function Mf(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=ve(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,yf).map(({group:i,name:a,
size:c})=>{const l=P("button","cg-toggle",De(i),a+" ",P("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var $f=Object.freeze({__proto__:null,
dot:De,legend:Mf,make:P});const ar=200,cr=6;function Sf(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=p=>c==="by links"?i[p].degree:c==="by PageRank"?i[p].rank:0,u=i.filter(p=>!p.kind),f=o??u.filter(p=>s.nodes[p.number]).map(p=>p.number),d=o?[...f].
sort((p,w)=>l(w)-l(p)):[...f].sort((p,w)=>l(w)-l(p)||i[p].title.localeCompare(i[w].title)||p-w);vf(e),a.replaceChildren(...d.slice(0,ar*t).map(p=>{const w=i[p],
y=w.kind?P("span","cg-dot "+Xs[w.kind]):De(r.group[p]);return P("li","",y,re(n,p),P("small","cg-num",String(w.degree)))}));const[h,m,g]=[d.length,u.length,d.length-
ar*t],b=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",b&&(b.hidden=g<=0,b.textContent=`${g} more`)}function vf(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?dn(t,s.find).slice(0,cr):[];if(!o)return;const i=(n??[]).slice(0,cr).map(l=>P("li","",De(e.painter.group[l]),
re(t,l))),a=r.map(l=>{const u=t.boxes[l],f=P("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return P("li","",P("span","",je(u),f),P(
"small","cg-num",u.value))}),c=P("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(P("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function je({name:e,number:t}){const n=P("button","",e);return n.dataset.box=String(t),n}function re(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=P(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var Af=Object.freeze({__proto__:null,go:re,goBox:je,list:Sf});
const lr=3;function kf(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?Ef(e,Ae(t,s.from),Ae(t,s.to)):e.notice?[P("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:Nf(t,n,r,xf(e,r))}function xf(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Dn=(e,t,n)=>P("li","",P("span","rel",e),P("span","",...t,jn(n))),jn=e=>e?P("span",
"why",e):"";function Fn(e,t){const n=P("a","",t);return n.setAttribute("href",e),n}function Fe(e,...t){const n=P("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=P("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function Nf(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[P("h2","",o.title),P("p","",r),Fe(o.url?Fn(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=P("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>
1?f.filter(g=>e.types[g.type][0]!=="link"):f,h=new Set(d.map(g=>e.types[g.type][3-a])),m=new Set(f.map(g=>g.reason).filter(Boolean));l.append(Dn([...h].join(", "),
[re(e,u)],[...m].join("; ")))}c.size&&i.push(P("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Ef({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[P("h2","",f),P("p","",d),...s<0?[]:[Fe(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=Vs(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,d)=>_f(e,f,d,+n.way===d)),P("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function _f(e,t,n,s){const o=P("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>Tf(e,
t[f],u));t.forEach((u,f)=>{o.append(P("li","note",re(e,u)),...i[f]?Of(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=P("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[P("h3","c\
g-way",l,P("small",""," "+c)),o]}function Of({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=P("span","",s.says&&s.says+" ",P("code","",s.name));return P(
"li","",r,P("b","cg-num",s.value),o===t.length-1?jn(n):"")}):[P("li","",P("span","",e),jn(n))]}function Tf(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*ke(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,lr),l=s.find(
f=>f.reason&&(f.kind==="link"||Ys(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,lr).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var Lf=Object.freeze({__proto__:null,about:kf,acts:Fe,line:Dn,link:Fn});const ut={width:186,height:62};function Cf(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+ut.width*t.k&&o<=c+ut.height*t.k)return r}return-1}function Rf(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+ut.width,i+ut.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function qf(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.at.get(d),g=n.at.
get(h);if(!m||!g)continue;const b=!f||f.has(d)&&f.has(h),[p,w]=e.screen(s,m[0]+ut.width+4,m[1]+ut.height/2),[y,M]=e.screen(s,g[0]-5,g[1]+ut.height/2),$=Math.max(
p,y-34*u),k=(y-$)/2;a.beginPath(),a.moveTo(p,w),a.lineTo($,w),a.bezierCurveTo($+k,w,y-k,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),g={...c.boxes[d],...zn(n,d)};If(e,s,g,h,m?.3:1,d===n.end,d===r&&i)}}function zn({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function If(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=ut.width*l,h=ut.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,k,T,x=0)=>{[a.font,a.fillStyle]=[$,e.solid(k,o)];let v=M;for(;v.length>1&&a.measureText(
v).width>d-x;)v=v.replace(/.…?$/u,"…");return a.fillText(v,u+x,f+T*l),a.measureText(v).width},g=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,b=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,g,20),p=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";p&&b<d*.7&&m(`\
  ${p}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function Pf(e,t){if(!t)return[P("h2","","A chain"),P("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...zn(t,w.number)};return M?`${y}, as built ${w.value}`:$?`${y}, as built`:y},h=P("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=P("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),g=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=P("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...zn(t,w.number)};b.append(Dn(d(w),[je(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const p=P("details","cg-chain__list",
P("summary","","as a list"),b);return[h,m,Fe(Fn(r.url,"open row")),...g.length?[P("p","cg-chain__uses","What uses it: ",...Df(g))]:[],...i.length>1?[p]:[]]}const Df=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",je(t)]);var jf=Object.freeze({__proto__:null,about:Pf,boxAt:Cf,draw:qf,fit:Rf});function Ff(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*zt),f=Math.round(n.height*zt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*zt||Math.abs(a-d.y)*
c>r*zt)&&zf(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function zf(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var Uf=Object.freeze({__proto__:null,slide:Ff});
const Bf=2,Un=24,Wf=9,ur=.3,K=e=>e instanceof Float64Array,ie=e=>Array.isArray(e),ae=new Map;ae.set(it.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Ce(e[r*t]+n[r*s],e[r*t])}),ae.set(it.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Ce(e[r*t]-n[r*s],e[r*t])}),ae.set(it.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),ae.set(it.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=An(e[r*t],n[r*s])});function ce(e,t){const n=t.find(K);if(!n){
const u=e(...t);return Number.isFinite(u)?u:N(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>K(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>K(u)?1:0),c=ae.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(K(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&N(s.some(
Number.isNaN)?"no real value":"overflow"),s}function Bn(e,t){if(!K(e))return e;if(t!==Bf)return fr(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function fr(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return Wn(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Wn(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}Wn(e,t,a,s),Wn(e,i,n,s)}function Hf(e){const t=dr(e);if(!K(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*ur)/Un,r=n-(s-n)*ur,i=Array.from({length:Un},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<Un&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(Wf*c/a+.5))}function dr(e){
if(ie(e))return N("no value");if(!K(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=fr(e,[.05,.5,.95]);return[t,n,s]}var Gf=Object.freeze({__proto__:null,
each:ce,folded:Bn,heights:Hf,isMany:K,isSeries:ie,summary:dr});const Y=4096,Kf=12,Yf=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],Vf=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
Xf=.6931471805599453,hr=([e,t],n)=>mr(e,n)/mr(t,n),mr=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Jf(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*Xf}function Zf(e){const t=e-.5;return t>=-.425?t*hr(Yf,.180625-t*t):-hr(Vf,Math.sqrt(-Jf(e))-1.6)}let Bt;function Hn(){
if(Bt)return Bt;Bt=new Float64Array(Y);for(let e=0;e<Y/2;e++)Bt[Y-1-e]=-(Bt[e]=Zf((e+.5)/Y));return Bt}const pr=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function gr(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Gn(e){const t=Uint16Array.from({length:Y},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(pr(n,2166136261),pr(n,16777619),n.length,1);for(let o=0;o<Kf;o++)gr(s);for(let o=Y-1;o>0;o--){const r=Math.
floor(gr(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const br=new Map;function Qf(e,t){const n=br.get(e);if(n)return n;const s=t==="score"?Hn():Float64Array.
from({length:Y},(r,i)=>(i+.5)/Y),o=Float64Array.from(Gn(e),r=>s[r]);return br.set(e,o),o}const wr=new Map;function td(e,t){const n=Hn();return Float64Array.from(
yr(e),s=>t==="score"?n[s]:(s+.5)/Y)}function yr(e){const[t,n]=e[e.length-1];if(!n.length)return Gn(t);const s=JSON.stringify(e),o=wr.get(s);if(o)return o;const r=n.
map((l,u)=>Mr(yr(e.slice(0,u+1)))),i=ed(Mr(Gn(t)),r,n),a=Array.from({length:Y},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Y);return a.forEach((l,u)=>c[l]=
u),wr.set(s,c),c}function Mr(e){const t=Hn();return Float64Array.from(e,n=>t[n])}function ed(e,t,n){const s=t.map(f=>t.map(d=>ze(f,d))),o=s[0][0],r=n.map(f=>f*o),
i=Sr(s,t.map(f=>ze(e,f))),a=Sr(s,r),c=$r(e,t,i.map(f=>-f)),l=o-ze(a,r),u=Math.sqrt(Math.max(l,0)/ze(c,c));return $r(c.map(f=>u*f),t,a)}const $r=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function ze(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function Sr(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const vr=16,nd=2048,Ar=[2,4,6,8],sd=255,od=15,rd=64,id=75e4,ad=1e-12,Kn=1e-9,
kr=1024,cd=.381966011250105,ld=64,ud=40,fd="the steps cannot be made fine enough",{abs:le,floor:Ue,max:ct,min:ue}=Math;function dd(e,t,n,s,o,r){n<s||N(n>s?"the \
range runs backwards":"the range is empty");let i=vr,a=0,c=xr(e,t,n,s,vr);for(;;){const l=xr(e,t,n,s,2*i),u=2*i>=nd||168*o*i>id;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const d=c,h=t.map((p,w)=>Md(d,l,w)),m=h.map(p=>p.reduce((w,y)=>ct(w,y),0)),g=m.reduce((p,w,y)=>ct(p,bd(w,l.values[y])),0),b=g<=a/rd?
sd:od;if(g/b<=ad||u&&g/b<=Kn){const p=md(e,l,m,r);if(p===void 0)return{...l,errors:m.map(w=>w/b)};f=p}else u&&(f=gd(l,h));a=g}if(u)return N(`${fd} ${hd((f-n)/(s-
n))}`);i*=2,c=l}}function hd(e){const t=Ue(e*1e3+.5);return`at ${Ue(t/10)}.${t%10} % of the way`}function md(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(kr/a),u=pd(s,t,c),f=r.map((m,g)=>ct(Kn*m.reduce((b,p)=>ct(b,le(p)),0),10*n[g])*kr/(o[a]-o[0])),d=(m,g,b)=>{const p=(M,$)=>b.reduce(
(k,T,x)=>k+T[$]*M[g+x],0),w=r.map((M,$)=>p(M,0)+c*p(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>le(M-p(r[$],2)/c-p(i[$],3))>f[$])},h=new Map;for(let m=0;m<a;m++){
const g=ue(ct(m-1,0),a-3);for(let b=0;b<l;b++){const p=m-g+(b+cd)/l,w=h.get(p)??Yn(p);if(h.set(p,w),d(o[g]+p*c,g,w))return o[g]+p*c}}for(const m of[...u,...u.slice(
1).map((g,b)=>(u[b]+g)/2)]){const g=ue(ct(Ue((m-o[0])/c)-1,0),a-3);if(d(m,g,Yn((m-o[g])/c)))return m}}function Yn(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function pd(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<ld&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=ue(ct(u-2,0),t.length-4);for(let m=0;m<ud;m++){const g=f+
(d-f)/2,b=Yn((g-t[h])/o),p=(y,M)=>b.reduce(($,k,T)=>$+k[M]*y[h+T],0),w=e(g,n.map((y,M)=>p(y,0)+o*p(s[M],1)));if(!w)break;w[c]*l>0?f=g:d=g}return f+(d-f)/2}}function gd(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=ct(r,le(a)),!(t[o][c]<=Kn*r)));i>=0&&(n=ue(n,e.times[i]))}),
n}function bd(e,t){const n=t.reduce((s,o)=>ct(s,le(o)),0);return n?e/n:e}function xr(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=wd(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,g)=>{a[g].push(m),c[g].
push(h[g])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function wd(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of Ar.entries()){const c=yd(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/Ar[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function yd(e,t,n,s,o,r){let i=n,a=Nr(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,Nr(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const Nr=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function Er(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=ue(ct(Ue((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Md(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>le(r-(i%2?Er(e.times,s,o,t.times[i]):s[i/2])))}const $d=0,Sd=2,Vn=1e-12,vd=1e4,Xn="outside of the table",{abs:ft,max:yt,
min:Wt,sqrt:Jn,trunc:Ad}=Math;function _r(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Zn(e,t,n){const s=e[0],o=e[e.length-
1],r=Vn*yt(ft(s),ft(o));return t<s?n||s-t<=r?s:N(Xn):t>o?n||t-o<=r?o:N(Xn):t}const Qn=(e,t)=>Wt(yt(_r(e,t)-1,0),e.length-2);function kd(e,t,n,s){let o=_r(e,n)-1;
return o+1<e.length&&e[o+1]-n<=Vn*yt(ft(e[o+1]),ft(n))&&o++,o<0&&!s&&N(Xn),t[yt(o,0)]}function xd([e,t,n],s,o,r){if(o===Sd)return kd(e,t,s,r);const i=Zn(e,s,r);
if(e.length===1)return t[0];const a=Qn(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===$d)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function Nd([e,t,n],s,o,r){const i=Zn(e,s,r),a=Zn(t,o,r),c=Qn(e,i),l=Qn(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,g=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return g+(b-g)*f}const Ed={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return xd(a,d,+n,+s);const m=Vn*yt(ft(c[0]),ft(h));c[0]-m<=d&&d<=h+m||N("outside of the range of its rate");const g=Er(
c,l,u,Wt(yt(d,c[0]),h));return g!==0&&ft(g)<vd*f[0]&&g!==l[0]&&g!==l[l.length-1]&&N("too near to zero for the steps of its rate"),g},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,x)=>x%3===0),d=l.filter((T,x)=>x%3===1),h=l.filter((T,x)=>x%3===2),m=(T,x)=>(v,A)=>{
const E=ee(e,()=>(a[c]=v,f.forEach((I,S)=>a[I]=A[S]),x.map((I,S)=>Number(i(S?x[S-1]:T,I)))));return E?.every(Number.isFinite)?E:void 0},g=m(c+1,h),b=d.map(T=>Number(
a[T])),p=Number(a[+t]),w=Number(a[+n]);g(p,b);const y=e.budget.steps;g(p,b);const M=Math.max(+s,y-e.budget.steps),$=dd(g,b,p,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((T,x)=>[T,$.slopes[x]]),$.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Nd(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function dt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=ft(o)<ft(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=_d(t);return Number.isFinite(n)?n:N("overflow")}function _d(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Ht=e=>e.length?e:N("no row fulfils it"),Be=e=>(Ht(
e),dt(e)/e.length);function Or(e,t){t>=0&&t<=1||N("a share is between 0 and 1"),Ht(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Wt(Ad(s),n.length-1),r=Wt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function fe(e){const t=Be(e);return e.map(n=>n-t)}function Gt(e,t){const n=dt(e.map((s,o)=>s*t[o]))-dt(e)*dt(t)/e.
length;return Number.isFinite(n)?n:N("overflow")}const ts=e=>e.length<2?N("fewer than two rows"):e;function Od(e){ts(e);const t=fe(e);return Jn(Gt(t,t)/(e.length-
1))}function Tr(e,t){ts(t);const n=fe(e),s=fe(t),o=Gt(s,s);return o?Gt(n,s)/o:N("all rows have the same place")}function Td(e,t){ts(t);const n=fe(e),s=fe(t),o=Jn(
Gt(n,n))*Jn(Gt(s,s));return o?Wt(yt(Gt(n,s)/o,-1),1):N("all rows have the same value")}const Lr={total:dt,count:e=>e.length,mean:Be,min:e=>Ht(e).reduce((t,n)=>Wt(
t,n)),max:e=>Ht(e).reduce((t,n)=>yt(t,n)),first:e=>Ht(e)[0],last:e=>Ht(e)[e.length-1],median:e=>Or(e,.5),quantile:Or,stdev:Od,slope:Tr,intercept:(e,t)=>Be(e)-Tr(
e,t)*Be(t),correlation:Td},Ld={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},Cr=(e,t)=>e[+t].map(({numbers:n})=>n),Cd={rows(e,t,n,s,o){const[r,i,...a]=t.
map(Number),c=a.length-1,l=a.slice(0,c).map(()=>[]);for(let f=0;f<r;f++){s[o]=f;try{for(let d=0;d<c;d++){const h=Number(n(d?a[d-1]:o+1,a[d]));if(i&&!d&&!h)break;
l[d].push(h)}}catch(d){throw d instanceof rt&&e.budget.steps>=0&&!d.needs&&(d.message.startsWith("the cell `")||(d.message+=` in row ${f+1}`)),d}}return l.slice(
i).map(f=>({first:0,numbers:f}))},fold:(e,[t,n,...s],o,r)=>Lr[t](...Cr(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),scan:(e,[t,n],s,o)=>[{first:0,numbers:Ld[t](
Cr(o,n)[0])}]},Rr=1e5,es=5;function qr(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+es<e.length;r+=es){const[a,c,l,u,f]=e.slice(r,r+es).map(Number),d=s(n[u]),
h=nt(d);h!==Ct(d)&&N("the last step is not a whole number"),h<a-1&&N("the steps run backwards"),h-a>=Rr&&N("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function Ir({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:N(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function Kt(e){const t=nt(e);return t===Ct(e)?t:N("a step is a whole number")}const Pr=(e,t,n)=>e[+t][+n],Rd={
steps(e,t,n,s,o){const r=qr(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof rt&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>Ir(Pr(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>Ir(Pr(r,t,n),Kt(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=Kt(Number(o[+n])),c=i[a-r]??N(`there is n\
o step ${a}`);return typeof c=="number"?c:N(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>Kt(Number(o[+c])));a-i>Rr&&N("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return N("no step fulfils it")}},Dr="other\
 rows are chosen",qd=1e3,Yt=e=>typeof e=="number"?e:N("a bound, or the number of a step, that has a distribution");function jr(e,t,n,s,o){const[r,...i]=t[n],[a,
c]=i.slice(0,2).map(u=>Yt(s[+u]));(nt(a)!==Ct(a)||nt(c)!==Ct(c))&&N("bounds are not whole numbers"),nt(c)<nt(a)-1&&N("the bounds run backwards"),c-a>=1e4&&N("mo\
re than 10,000 terms");let l=r==="sum"?0:1;for(let u=nt(a);u<=nt(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=ce(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function Fr(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?Yt(s[+r+1])-+a:Kt(Yt(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):
N(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const zr=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),Ur={sum:jr,product:jr,back:Fr,
prior:Fr,steps(e,t,n,s){const o=qr(t[n].slice(1),n,s,Yt),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=qd&&N("more than 1,000 s\
teps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(
({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=Kt(Yt(s[+t[n][2]])),a=r[i-o]??N(`there is no step ${i}`);return typeof a=="string"?N(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&K(f)&&N(Dr),r&&!u&&
!f)break;c[u].push(f)}}catch(u){throw u instanceof rt&&!u.needs&&u.message!==Dr&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=zr(e,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return ce((...f)=>Lr[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];for(const r of zr(e,s,+t[n][2])[0])o.push(o.length?
ce((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},
first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Kt(Yt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!K(l)){if(!l)continue;return a?
a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))
return a}return N("no step fulfils it")}},Br=8,Id=2e3,Pd=1e3,Dd=new Set(["num","row","index","read","back","prior","at","edge","series"]),jd={beta:256},Fd="a ro\
ot, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class de{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=
o,this.count=o?.length??n?.count??Y,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),
this.pinned=n?.pinned??new Set(Wr(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=Pd)throw new J;this.depth++;let s;try{s=this.found(
t)}finally{this.depth--}return this.kept+=ie(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>Id&&(this.memo.clear(),this.kept=0),this.memo.set(
t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{
outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return ns(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.
run.value(t);return ie(a)?a:this.run.known(t)}if(s.dr)return s.chain?td(s.chain,s.dr):Qf(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??
[]).map(a=>this.value(a)).join();return s.cells?.[i]??N(s.problem||`no cell in row \`${i}\``)}lowered(t){return!K(t)||t.length===this.count||!this.outside?t:this.
part(this.outside.lowered(t))}series(t){const n=this.value(t);return ie(n)?n:N("no value")}part(t){const{chosen:n}=this;return n&&K(t)?Float64Array.from(n,s=>t[s]):
t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=it.get(String(i));if(r.steps<=0)throw new J;if(r.pay(c||Dd.has(String(i))&&!this.
copies?1:Y/Br),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=ce(c,a.map(u=>o[+u]));
K(l)&&r.pay((jd[i]??1)*Y/Br-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;
if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new de(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(
t,n,s):o==="drawn"?a=Bn(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?N("no case holds"):Object.hasOwn(Ur,o)?a=Ur[o](this,t,n,s,i):N(Fd);return s[n]=s[i-1]=a,i}cases(t,n,s){
const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!K(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.
forEach(([u,f],d)=>{const h=[];if(a.forEach((b,p)=>{!b==(d===1)&&h.push(p)}),!h.length)return;const m=new de(this.run,this,void 0,h),g=m.execute(t,u,f,s.map(b=>m.
part(b)));h.forEach((b,p)=>l[b]=K(g)?g[p]:Number(g))}),l}}const Wr=e=>e?.outside?[...e.given,...Wr(e.outside)]:[],ns=e=>e.draws??=new de(e);var zd=Object.freeze(
{__proto__:null,CHECKED:{deviation:e=>e<0?N("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:N("a probability of a number that is not a condition"),upper:(e,t)=>t<
e?N("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>Bn(ns(e).execute(i,r+1,+n,[...o]),+t)},Draws:de,drawsOf:ns});const Ud=[
[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,
28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],Bd=[[.0007745450142783414,.022723844989269184,
.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,
.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],Wd=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,
.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,
.014875361290850615,.1369298809227358,.599832206555888,1]],ss=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},Hr=(e,t)=>{if(Math.abs(e)<=.425)
return e*ss(Ud,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(e)*(n<=5?ss(Bd,n-1.6):ss(Wd,n-5))},We=e=>e>0&&e<1?Hr(e-.5,Math.min(e,1-e)):N("a qua\
ntile of a probability that is not between 0 and 1"),Hd=e=>e>-1&&e<1?Hr(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):N("erfinv of a number that is not between -1 and 1"),
{abs:He,exp:Ge,expm1:os,log:ht,log1p:Ke,min:Gr,sqrt:Gd,PI:Kd}=Math,Kr=.1,Yr=1e5,Yd=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],Vd=10,Vr=1e-300,Xd=3e-16,Jd=1e-9,
Zd=2e4,Qd=60,he=[],th=(e,t,n)=>{t>=Kr&&t<=Yr&&n>=Kr&&n<=Yr||N("a shape of `beta` that is not between 0.1 and 100,000");let s=he[0];return(s?.shapes.a!==t||s.shapes.
b!==n)&&(s=he.find(({shapes:o})=>o.a===t&&o.b===n)??eh(t,n),he.unshift(s),he.length=Gr(he.length,16)),e<=s.middle?Ge(Jr(e,s.shapes)):-os(Jr(1-e,s.mirrored))};function eh(e,t){
const n=Xr(e,t),[s,o]=Zr(n.most,n);return{shapes:n,mirrored:Xr(t,e),middle:Ge(s)/o}}function Xr(e,t){const n=mt(e)+mt(t)-mt(e+t)-ht(e/(e+t)*t/(2*Kd))/2;return{a:e,
b:t,round:n,most:ht((e+1)/(e+t+2))}}function Jr(e,t){const n=ht(e);let s=Gr(nh(e,t),t.most);for(let o=0;o<Qd;o++){const[r,i]=Zr(s,t);let a=s+(r-ht(i)-n)*os(s)/i;
a>t.most&&(a=(s+t.most)/2);const c=He(a-s);if(s=a,c<=Jd*He(s))break}return s}function nh(e,{a:t,b:n,round:s}){if(t<1||n<1)return(ht(e*t)+s+t*ht(t/(t+n))+n*ht(n/
(t+n)))/t;const o=We(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*Gd(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-Ke(n/t*Ge(-2*l))}function Zr(e,{a:t,b:n,round:s}){
const o=Ge(e),r=-os(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?Ke(c/i):ht(o/i),u=c<a/2?Ke(-c/a):ht(r/a);return[t*l+n*u-s,Ye(o,r,-(t+n)*c,t,n)]}function mt(e){
let t=0;for(;e<Vd;e++)t+=(e+.5)*Ke(1/e)-1;const n=1/(e*e);return t+Yd.reduce((s,o)=>s*n+o,0)/e}function Ye(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<
Zd;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Qr(f+u*a),r=Qr(f+u/r),i*=r*a,He(r*a-1)<=Xd)break}
return i}const Qr=e=>He(e)>=Vr?e:Vr;var sh=Object.freeze({__proto__:null,betaFraction:Ye,betaQuantile:th,offStirling:mt});const oh=.001,rh=2e4,ti=1e-12,ei=2**-46,
ih=12,ah=1e-15,ni=134217729,ch=64,si=1e140,oi=1e-140,lh=8,{abs:Mt,max:ri,sqrt:rs,trunc:ii}=Math;function Ve(e,t){const n=e+t,s=n-e;return[n,e-(n-s)+(t-s)]}function ai(e,t){
const n=e*t,s=ni*e,o=ni*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function is(e,t){const[n,s]=Ve(e[0],t[0]);return Ve(n,s+(e[1]+t[1]))}function as(e,t){
const[n,s]=ai(e[0],t[0]);return Ve(n,s+(e[0]*t[1]+e[1]*t[0]))}function ci(e,t){const n=e[0]/t[0],s=is(e,as(t,[-n,0]));return Ve(n,s[0]/t[0])}function uh(e,[t,n]){
const s=Mt(t);if(s>ch||s!==ii(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=as(o,e);return t>=0?o:ci([1,0],o)}const li={add:is,sub:(e,t)=>is(e,[-t[0],-t[1]]),mul:as,
div:ci,neg:([e,t])=>[-e,-t],pow:uh};function fh(e,t){const n=Object.hasOwn(li,e)?li[e]:void 0;if(!n||t.some(([o])=>Mt(o)>si||o&&Mt(o)<oi))return;const s=n(...t);
return s&&Mt(s[0])>oi&&Mt(s[0])<si?s:void 0}function ui(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...ai(s,o),s*r);return dt(n)}const $t=e=>rs(dt(e.map(t=>t*
t)));function cs(e,t,n){const s=[];for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*dt(s);for(let r=t;r<n.length;r++)n[r]-=o*e[r]}class fi{constructor(t,n){
this.column=t,this.others=n}}class dh{constructor(t){this.scales=t.map(n=>$t(n)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((n,s)=>this.add(s,n.
map(o=>o/this.scales[s])))}add(t,n){this.vectors.forEach((a,c)=>cs(a,c,n));const s=$t(n.slice(t));if(!(s>ti)){const a=this.upwards(n.slice(0,t));throw new fi(t,
a.flatMap((c,l)=>Mt(c)>rs(ti)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=$t(r);this.vectors.push(r.map(a=>a/
i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.forEach((s,o)=>cs(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.
length-1;s>=0;s--)cs(this.vectors[s],s,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=
0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{
for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function hh([e,...t],n){const s=t.length,o=e.length,r=new dh(t),i=r.least<oh||o*s<=rh,[a,...c]=i?n():[];let l,
u;if(i)[l,u]=di(r,c,a,t.map(()=>0));else{const g=r.turned(e);l=r.solved(g),u=r.back([...t.map(()=>0),...g.slice(s)])}let f=$t(u);f<=ei*$t(e)&&(f=0);const d=f/rs(
o-s),h=r.scales.map((g,b)=>{const p=t.map((y,M)=>b===M?1:0),w=i?di(r,c,e.map(()=>[0,0]),p)[1]:r.solvedAcross(p);return d*$t(w)/g}),m=t.some(g=>g.every(b=>b===g[0]));
return[...l.map((g,b)=>g/r.scales[b]),...h,d,mh(e,f,m)]}function mh(e,t,n){const s=n?dt(e)/e.length:0,o=$t(e.map(r=>r-s));return o>ei*$t(e)||N("all rows have th\
e same value, so there is nothing to explain"),1-t/o*(t/o)}function di(e,t,n,s){const o=t.length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<ih;c++){const l=r.
map((w,y)=>w/e.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(($,k)=>M.push([-l[k],$[y]])),ui(w,M)}),f=t.map((w,y)=>{const M=i.map(($,k)=>[
-$,w[k]]);return ui([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(f),m=e.solved(d.slice(0,o).map((w,y)=>w-h[y])),g=e.back([...h,...d.slice(
o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+g[y]);const b=ri(...m.map(Mt)),p=ri(...r.map(Mt));if(b<=ah*p)return[r,i];b>a/2&&b>1e-12*p&&N(ph),a=b}return[r,i]}const ph="\
rounding decides the result, as columns are nearly combinations of others",gh=(e,t)=>t.length?`the rows cannot separate ${e} from ${t.join(" and ")}: their colu\
mns are collinear`:`the rows say nothing about ${e}, as what it is multiplied by is zero in all of them`;function bh(e,t,n){const s=e.length-1,o=e[0].length;o<=
s&&N(`${s} coefficients need at least ${s+1} rows, and there are ${o}`);try{return hh(e,t)}catch(r){if(!(r instanceof fi))throw r;return N(gh(n[r.column],r.others.
map(i=>n[i])))}}function wh(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];for(let f=0;f<
r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(yh(t,c[h+i],s,o)));return s[n]=u,l}function yh(e,[t,n],s,o){const r=new Map;for(let i=t;i<n;){const[a,...c]=e[i],
l=Mh(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=fh(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[Number(s[n-1]),r.get(
n-1)??0]}const Mh=([e,...t],n)=>it.has(String(e))||$h.includes(String(e))?n+1:Number(t[e==="with"?0:t.length-1]),$h=["num","row","read","index"],Sh={fitted(e,[t,
n],s,o,r,i){const a=o[+n].map(({numbers:u})=>u);return e.budget.steps-=ii(a[0].length*a.length*a.length/lh),e.budget.steps<0&&s(r,r),bh(a,()=>wh(e,i,+n,o,s),String(
t).split(", ")).map(u=>({first:0,numbers:[u]}))}},{abs:me,exp:St,log:Z,log1p:hi,max:mi,min:ls,sqrt:pe,trunc:vh,PI:us}=Math,fs=.01,Xe=1e6,Ah=1e-17,Je=1e-300,pi=2e4,
kh=100,gi=1e-9,bi=-706,xh=37,Nh=18,Eh=.5772156649015329,_h=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,
.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,
1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,
5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],Vt=e=>{if(e<=
0&&N("lgamma of zero or less"),e>=10)return(e-.5)*(Z(e)-1)+(Z(2*us)-1)/2+mt(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return wi(e)-Z(e);const n=e<1.5?wi(e-1):yi(e-
2);return t===1?n:n+Z(t)},wi=e=>yi(e)-hi(e);function yi(e){let t=e,n=0;return _h.forEach((s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-Eh)+n}function ds(e){if(me(e)>.25)return hi(
e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const ge=(...e)=>{const t=mi(...e.slice(0,-1));return t>0&&t<=Xe?vh(20+
2*pe(t)):0},Ze=(...e)=>6*ge(...e);function Qe(e,t){e>=fs&&e<=Xe||N("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&N("an \
incomplete gamma function of a negative number")}function hs(e,t){if(t===0)return[0,1];const n=ms(e,t);if(t<=e+1){const o=n/e*Oh(e,t);return[o,1-o]}const s=n?n/
Th(e,t):0;return[1-s,s]}function ms(e,t){if(e<1)return t<1e3?St(e*Z(t)-t-Vt(e+1))*e:0;const n=(t-e)/e,s=n>-.9?e*ds(n):e*(Z(t/e)-n);return s>-745?St(s-mt(e))*pe(
e/(2*us)):0}function Oh(e,t){let n=1,s=1;for(let o=1;o<pi&&(n*=t/(e+o),s+=n,!(n<s*Ah));o++);return s}function Th(e,t){let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<pi;i++){
const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(me(r)>=Je?r:Je),s=n+a/s,s=me(s)>=Je?s:Je,o*=s*r,me(s*r-1)<=2e-16)break}return o}function ps(e,t){e>=fs&&e<=Xe&&t>=fs&&t<=Xe||
N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Mi(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,1]:[1,0];const o=gs(e,t,n,s),
r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/Ye(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/Ye(s,n,(e+t)*r,t,e);return[1-i,i]}function gs(e,t,n,s){const o=e/
(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?ds(i/o):Z(n/o)-i/o,c=i<.9*r?ds(-i/r):Z(s/r)+i/r,l=e*a+t*c-mt(e)-mt(t)+mt(e+t);return l>-745?St(l)*pe(e/(2*us)*r):0}function $i(e){
e>=0&&e<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const Si=(e,t,n)=>(ps(e,t),$i(n),Mi(e,t,n,1-n)),Lh=(e,t)=>(Qe(e,t),t?ms(e,t)/
t:bs(e,1)),bs=(e,t)=>(e<1&&N("a density that is infinite at its end"),e===1?t:0),Ch=(e,t,n)=>(ps(e,t),$i(n),n===0||n===1?n?bs(t,e):bs(e,t):gs(e,t,n,1-n)/(n*(1-n)));
function vi(e,t){e>=0&&e<=1&&t>=0&&t<=1||N("an inverse of a share that is not between 0 and 1")}const Ai=(e,t)=>e<=t?We(e):-We(t);function ki(e,t,n){if(Qe(e,0),
vi(t,n),n===0&&N("an infinite inverse"),t===0)return 0;const s=r=>{const i=St(r);return[...hs(e,i),ms(e,i)]},o=e>=1?Z(e)+Ai(t,n)/pe(e):(Z(t)+Vt(e+1))/e;return St(
Ni(s,t,n,o,Nh))}function xi(e,t,n,s){if(ps(e,t),vi(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+St(-i)),c=1/(1+St(i));return[...Mi(e,t,a,c),gs(e,t,
a,c)]},r=ls(e,t)<1?(Z(n*e)+Vt(e)+Vt(t)-Vt(e+t))/e:Z(e/t)+Ai(n,s)*pe(1/e+1/t);return 1/(1+St(-Ni(o,n,s,r,xh)))}function Ni(e,t,n,s,o){let r=bi,i=o,a=ls(mi(s,r),i);
const c=Z(ls(t,n)),l=t<=n;for(let u=0;u<kh;u++){const[f,d,h]=e(a),m=l?f:d,g=(m>0?Z(m)-c:-1/0)*(l?1:-1);g>0?i=a:r=a;let b=h>0&&m>0?a-g*m/h:1/0;r<=b&&b<=i||(b=(r+
i)/2);const p=me(b-a);if(a=b,p<=gi)break}return a<=bi+gi?N("an inverse below 1e-306"):a}const vt=(e,t)=>(vn.set(e,t),e),Rh={lgamma:Vt,gamma_inc:vt((e,t)=>(Qe(e,
t),hs(e,t)[0]),ge),gamma_inc_upper:vt((e,t)=>(Qe(e,t),hs(e,t)[1]),ge),gamma_inc_inv:vt((e,t)=>ki(e,t,1-t),Ze),gamma_inc_upper_inv:vt((e,t)=>ki(e,1-t,t),Ze),beta_inc:vt(
(e,t,n)=>Si(e,t,n)[0],ge),beta_inc_upper:vt((e,t,n)=>Si(e,t,n)[1],ge),beta_inc_inv:vt((e,t,n)=>xi(e,t,n,1-n),Ze),beta_inc_upper_inv:vt((e,t,n)=>xi(e,t,1-n,n),Ze),
gamma_density:Lh,beta_density:Ch},ws=400,tn=.6180339887498949,qh=60,Ih=8,Ph=1e-9,Dh=1e-5,Ei=1e-13,{abs:ys,max:_i,min:jh}=Math,st=e=>e??-1/0;function Oi(e,t,n,s){
t<n||N(t>n?"the range runs backwards":"the range is empty");const o=c=>{const l=e(c);return l===void 0?void 0:s*l},r=[...Array.from({length:ws},(c,l)=>t+(n-t)*l/
ws),n],i=r.map(o),a=i.filter(c=>c!==void 0);return a.length||N("no value in the range"),{value:o,at:r,values:i,size:a.reduce((c,l)=>_i(c,ys(l)),0)}}const Ti=(e,t,n,s)=>s*
Ci(Oi(e,t,n,s))[0][1];function Li(e,t,n,s){const o=Oi(e,t,n,s),[[r,i],...a]=Ci(o),c=Dh*(n-t);a.some(([l,u])=>i-u<=Ph*o.size&&ys(l-r)>c)&&N("several places have \
the same value");for(const l of[r-c,r+c]){const u=t<=l&&l<=n?o.value(l):void 0;u!==void 0&&i-u<=Ei*o.size&&N("it is flat where it is largest")}return zh(o,r,i,c)}
function Ci(e){const{values:t}=e,n=o=>t[o]!==void 0&&st(t[o])>st(t[o-1])&&st(t[o])>=st(t[o+1]);return[...t.keys()].filter(n).sort((o,r)=>st(t[r])-st(t[o])||o-r).
slice(0,Ih).map(o=>Fh(e,o)).sort((o,r)=>r[1]-o[1])}function Fh({value:e,at:t,values:n},s){let o=t[_i(s-1,0)],r=t[jh(s+1,ws)],i=t[s],a=st(n[s]),c=r-tn*(r-o),l=o+
tn*(r-o),u=st(e(c)),f=st(e(l));for(let d=0;d<qh;d++)u>a&&([i,a]=[c,u]),f>a&&([i,a]=[l,f]),u>=f?([r,l,f]=[l,c,u],c=r-tn*(r-o),u=st(e(c))):([o,c,u]=[c,l,f],l=o+tn*
(r-o),f=st(e(l)));return[i,a]}function zh({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(g=>e(n+r*g));if(i.includes(void 0))return n;
const[a,c,l,u]=i.map(st),f=a-u+8*(l-c),d=-a+16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(ys(h-n)>o||m===void 0||s-m>Ei*t)return n;[n,s]=[h,m]}return n}
const Ms=192,$s=1e300,Uh=1100,Ss=1e-6,Bh=.1,Ri=1e-12;function Wh(e,t,n,s,o,r){t>0&&n<=0&&N("no real value");const i=[];let a=!1,c=0,l=NaN;for(const[u,f]of Kh(t,
n,s).flatMap(d=>Gh(e,d))){let d;if(f===0){const h=qi(e,u);a||=!h,h&&!vs(e,u)&&(d=u)}else l*Math.sign(f)<0&&(d=Yh(e,c,u,l,f));d!==void 0&&d!==i[i.length-1]&&i.push(
d),[c,l]=[u,Math.sign(f)||NaN]}if(o!==void 0){const u=Hh(i);return a&&N("a whole stretch of values solves it"),u.length!==r&&N(`${u.length} root${u.length===1?"":
"s"} in the range, not ${r}`),u[o]}return i.length||N(a?"a whole stretch of values solves it":"no root was found in the range"),i.reduce((u,f)=>Math.abs(f-s)<Math.
abs(u-s)?f:u)}function Hh(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(
s)))&&t.push(n)}return t}function Gh(e,t){const n=r=>[r,e(r)??NaN],s=n(t),o=Ss*(Math.abs(t)||1);return s[1]===0?[n(t-o),s,n(t+o)]:[s]}function Kh(e,t,n){const s=(a,c,l=1)=>Array.
from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-$s||t<$s){const a=e>0?Math.log(t/e):0;return s(0,Ms).map(c=>e>0?e*Math.exp(c/Ms*a):e+c/Ms*(t-e))}const o=Math.
abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=$s).sort((a,c)=>a-c);
return[...i.map(a=>-a).reverse(),0,...i]}function qi(e,t){const n=Ss*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const vs=(e,t)=>e(Number(t.toPrecision(7)))===
void 0;function Yh(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let h=0;h<Uh;h++){const m=t/2+n/2;if(m===t||m===n)break;const g=e(m);if(g===void 0)return;if(g===
0)return qi(e,m)&&!vs(e,m)?m:void 0;g<0==s<0?[t,i]=[m,Math.abs(g)]:[n,a]=[m,Math.abs(g)]}const[c,l]=i<a?[t,i]:[n,a],u=Ss*Math.abs(c);if(vs(e,c))return;const f=e(
c-u),d=e(c+u);return f===void 0||d===void 0?l<=Ri*r?c:void 0:Math.max(i,a)<=Math.max(Bh*Math.abs(d-f),Ri*r)?c:void 0}const Vh=40,Xh=25e4,Jh=60,Zh=12,Qh=3,Ii=1e-6,
tm=1e-7,Pi=1e-9,em=1e-13,nm=1e-10,As=1e-8,ks=1e-5,sm=.1,om=1e9,xs=[2,3,5,7,11,13],Pt=1e300,Di="the equations do not fix each unknown",{abs:V,max:At,min:ji,floor:Ns}=Math;
function rm(e,t,n,s,o){const r=Fi(t,n,s),i=r.map((b,p)=>t[p]>-Pt||n[p]<Pt?n[p]-t[p]:V(b)||1),a={lows:t,highs:n,scales:i},c=At(4,ji(Vh,Ns(Xh/(8*o*(2*r.length+1))))),
l=[],u=[];let f=0;for(let b=0;b<c;b++){const p=am(e,b?r.map((w,y)=>im(b,y,a)):r,a);p?.length===0&&f++,p?.length&&![...l,...u].some(w=>um(p,w,i))&&(cm(e,p,i)?l:u).
push(p)}l.length||N(u.length||f===c?Di:"no solution found");const d=b=>b.map((p,w)=>Ns(p/i[w]*om+.5));l.sort((b,p)=>{const w=d(b),y=d(p),M=w.findIndex(($,k)=>$!==
y[k]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((p,w,y)=>p+(s[y]<Pt?(w-r[y])/i[y]*((w-r[y])/i[y]):0),0),m=l.reduce((b,p)=>h(p)<h(b)*(1-Pi)?p:b);u.some(b=>h(b)<
h(m))&&N(Di);const g=h(m)*(1+As)+As**2;return!s.every(b=>b<Pt)&&l.some(b=>b!==m&&h(b)<=g)&&N("several solutions are equally near"),r.map((b,p)=>[m[p],...l.map(w=>w[p])])}
const Fi=(e,t,n)=>n.map((s,o)=>s<Pt?s:(e[o]+t[o])/2);function im(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=Ns(c/xs[t]))a/=xs[t],r+=a*(c%xs[t]);
if(n[t]>-Pt||s[t]<Pt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-V(i))}function am(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<Jh;c++){
const l=r.map((w,y)=>At(V(w),.001*o[y]));if(!i)return;const[u,f]=zi(e,r,i,l);if(!u.length)return[];const d=At(...u.map(V));if(a===Qh)return d<=Pi?r.map((w,y)=>V(
w)<=em*o[y]?0:w):void 0;(a||d<=tm)&&a++;const h=w=>At(...w.map((y,M)=>V(y)/f[M])),m=h(i),g=r;let b=1,p;for(let w=0;w<(a?1:Zh)&&(r=g.map((y,M)=>ji(At(y+b*l[M]*u[M],
n[M]),s[M])),p=e(r),!(p&&(a||h(p)<m)));w++,b/=2)p=void 0;i=p}}function cm(e,t,n){const s=t.map((o,r)=>At(V(o),.001*n[r]));for(const o of[ks,-ks]){const r=t.map(
(c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=zi(e,r,i,s);return a.length>0&&a.every(c=>V(o+c)<=sm*ks)}return!0}function zi(e,t,n,s){const o=t.map((a,c)=>{const[
l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*Ii*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??n)[h])/(f*Ii))}),r=n.map((a,c)=>At(...o.map(l=>V(l[c]))));
if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[lm(i),r]}function lm(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<
t;s++){let o=s;for(let r=s+1;r<t;r++)V(e[r][s])>V(e[o][s])&&(o=r);if(!(V(e[o][s])>=nm))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];
for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const um=(e,t,n)=>e.
every((s,o)=>V(s-t[o])<=As*At(V(s),V(t[o]),1e-6*n[o])),fm=1e4,Ui=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,
-.13857109526572012,9984369578019572e-21,15056327351493116e-23],dm=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,
.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],Bi=[.015827191973480183,77/1470],Wi=[.24261107190140774,
672/1470],Es=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?N("gamma of zero or less"):Hi(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Es(1-e));e>172&&N("over\
flow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Ui.slice(1).reduce((r,i,a)=>r+i/(t+a+1),Ui[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},Hi=e=>{const t=nt(e);
if(t!==Ct(e))return Es(e+1);let n=t<0?N("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},Gi=(e,t)=>{let n=nt(t);if(n!==Ct(t)&&
N("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&N("binomial of more than 10,000");let s=1;for(let o=1;o<=
n;o++)s=s*(e-n+o)/o;return s},Ki=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(
Math.PI)*Math.exp(-e*e)*n},hm=e=>{if(e<1.5)return 1-Ki(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},mm=(e,t,n)=>t>
n?N("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),pm=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.
sign(e)*(n*n*n===Math.abs(e)?n:t)},gm=Math.hypot,bm=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};vn.set(Gi,bm);
const wm={gamma:Es,factorial:Hi,binomial:Gi,erf:Ki,erfc:hm,erfinv:Hd,normal_quantile:We,cbrt:pm,mod:Dl,clamp:mm,hypot:gm,...tu,...Rh},ym={...Rd,...Ed,...Cd,...Sh,
sum:(e,t,n,s,o)=>Vi(t,n,s,o,0),product:(e,t,n,s,o)=>Vi(t,n,s,o,1),integral:(e,[t,n],s,o,r)=>{const{budget:i}=e,a=Number(o[+t]),c=Number(o[+n]),l=i.integrals>0,u=m=>(o[r]=
m,Number(s())),f=m=>ee(e,()=>u(m))??Sm(u,m,a,c);i.integrals++;const d=i.steps;l||[a,c].forEach(f);const h=vm(f,a,c,l?1:$m(Math.floor((d-i.steps)/2)),l);return i.
integrals--,h},slope:(e,[t],n)=>Mm(Yi(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>en(Li,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>en(Li,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>en(
Ti,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>en(Ti,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a){const c=Yi(e,t,i),[l,u]=r.slice(0,-1).map(d=>Number(a[+d]));return Wh(d=>ee(
e,()=>c(d)),Number(a[+n]),Number(a[+s]),Number(a[+o]),l,u)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(p=>Number(o[+p]))),
u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const p=ee(e,()=>{const w=e.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(
s(M?f[M-1]:r+1,y,w)))});return p?.every(Number.isFinite)?p:void 0},h=Fi(a,c,l);d(h);const m=e.budget.steps;return d(h),rm(d,a,c,l,m-e.budget.steps).map(b=>({first:0,
numbers:b}))}},en=(e,t,n,[s,o],r,i,a)=>{const c=l=>(i[a]=l,Number(r()));return e(l=>ee(n,()=>c(l)),Number(i[+s]),Number(i[+o]),t)},Yi=(e,t,n)=>s=>Number(n(void 0,
void 0,e.inside(new Map([[String(t),s]]))));function Vi(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=nt(l);return u===Ct(l)?u:N("bounds are no\
t whole numbers")});i<r-1&&N("the bounds run backwards"),i-r>=fm&&N("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(t());
return a}function Mm(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-
o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),g=l-u+8*(c-a);if(s=Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(g)<=1e-9*h)){const b=n/
2,p=a-c+8*(e(t+b)-e(t-b)),w=g/(12*n),y=p/(12*b);if(r(y-w)<=.001*s+m/n)return y+(y-w)/15}}return N("no slope where a function jumps or bends")}function $m(e){let t=32;
for(;t>2&&e*12*t>4e4;)t/=2;return t}function Sm(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+
o*(a+1)),0)}function vm(e,t,n,s,o){const r=[...Array.from({length:s},(h,m)=>t+(n-t)*m/s),n],i=r.map(e),a=Array.from({length:s},(h,m)=>_s(e,r[m],r[m+1],i[m],i[m+
1],0)),c=Xi(a),l=Am(e,a,(s===32?1e-13:1e-11)*c.size),{value:u,error:f,size:d}=l.error<=c.error?l:c;return Math.abs(u)<=1e-14*d&&f<=1e-9*d?0:f<=1e-9*(o?d:Math.abs(
u))?u:N("the integral does not settle")}function Am(e,t,n){const s=[];for(let o,r=0;o=t.pop();){const{depth:i,a,b:c,first:l,last:u,middle:f}=o,d=(a+c)/2;if(o.error<=
n||i===52||r===500){s.push(o);continue}r++,t.push(_s(e,a,d,l,f,i+1),_s(e,d,c,f,u,i+1))}return Xi(s)}const Xi=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.
error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function _s(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,1].map(m=>Bi[m]*
(s+o)+Wi[m]*c),d=Bi[0]*(l(s)+l(o))+Wi[0]*l(c);for(const[m,g,b]of dm){const p=e(i-a*m),w=e(i+a*m);u+=g*(p+w),f+=b*(p+w),d+=g*(l(p)+l(w))}const h=u*a;return Number.
isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:N("overflow")}var km=Object.freeze({__proto__:null,ACTS:wm,MORE_REGIONS:ym});
const Ji=64,xm=9,Nm=1024,Em=10,_m=3,Om=.1,Tm=24,Lm=12,Cm=12,Rm=1e-13,be=.6180339887498949,qm=60,Im=1e-12,Pm=1e5,Os=(e,t)=>Math.abs(e-t)<=Im*Math.max(Math.abs(e),
Math.abs(t)),nn=(e,t,n)=>Math.min(Math.max(e,t),n),Zi=(e,t,n)=>t>0&&n>100*t?nn(t*(n/t)**e,t,n):t*(1-e)+n*e;function Dm(e,t){const n=Array.from({length:xm},(r,i)=>(i+
1)*be%1),s=[...Array.from({length:Ji+1},(r,i)=>i/Ji),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>nn(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}
function Ts(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function jm(e,t,n=[]){const s=t.map(([x,
v])=>[x,Dm(...v)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=x=>{const v=e(x);return typeof v!="number"?(i=!0,NaN):
(v<o&&([o,c]=[v,x]),v>r&&([r,l]=[v,x]),v)},d=x=>new Map(t.map(([v,A],E)=>[v,x(...A,E)])),h=(x,v)=>{const A=[d(I=>I),...t.length>1?[d((I,S)=>S),d((I,S)=>Zi(u(),I,
S))]:[]];let E=0;for(const I of A){let S=NaN;for(const O of v){const _=f(new Map(I).set(x,O));if(i)return;if(!Number.isNaN(S)&&!Os(_,S)){const C=_>S?1:-1;if(E===
-C)return;E=C}S=_}}return E},m=(x,v,A,E,I,S)=>{const O=E.length-1;let _=Number(x.get(A)),C=v;const L=X=>{const Zt=I*f(new Map(x).set(A,X));return Zt>C&&([_,C]=[
X,Zt]),Zt};if(S)for(let X=0;X<=O;X+=Math.floor(E.length/Cm))L(E[X]);L(E[0]),L(E[O]);const R=E.findIndex(X=>X>=_),j=R<0?E.length:R;let U=E[Math.max(j-2,0)],B=E[Math.
min(j+1,O)],H=B-be*(B-U),ot=U+be*(B-U),Ft=L(H),Et=L(ot);for(let X=0;X<qm;X++)Ft>Et?([B,ot,Et]=[ot,H,Ft],H=B-be*(B-U),Ft=L(H)):([U,H,Ft]=[H,ot,Et],ot=U+be*(B-U),
Et=L(ot));return L(nn(Ts((U+B)/2,Math.max(Math.abs(E[0]),Math.abs(E[O]))),E[0],E[O])),[_,C]},g=(x,v,A,E)=>{let I=v,S=A,O=1;for(let _=0;_<Lm;_++,O*=2){const C=new Map(
s.map(([R,j])=>{const U=O*(Number(v.get(R))-Number(x.get(R)));return[R,nn(Number(I.get(R))+U,j[0],j[j.length-1])]})),L=E*f(C);if(!(L>S))break;[I,S]=[C,L]}return[
I,S]},b=(x,v)=>{let A=new Map(x),E=v*f(x);for(let I=0;I<Tm;I++){const S=new Map(A),O=E;for(const[_,C]of s){if(i)return;const[L,R]=m(A,E,_,C,v,I===0);A.set(_,L),
E=R}if(s.length>1&&I&&([A,E]=g(S,A,E,v)),!(E-O>Rm*Math.max(Math.abs(E),Math.abs(O))))break}},p=(x,v,A)=>{const E=[A];for(const[,I]of[...x].sort(([S],[O])=>v*(O-
S))){if(E.length>_m)break;const S=O=>t.some(([_,[C,L]])=>Math.abs(Number(I.get(_))-Number(O.get(_)))>Om*(L-C));E.every(S)&&E.push(I)}return E},w=x=>({ends:x,at:[
c,l]});for(const x of n)f(x);const y=s.map(([x,v])=>h(x,v));if(i)return;if(y.every(x=>x!==void 0)){const x=f(d((A,E,I)=>Number(y[I])>=0?A:E)),v=f(d((A,E,I)=>Number(
y[I])>=0?E:A));if(!i&&Os(x,o)&&Os(v,r))return w([o,r])}const M=[],$=x=>{M.push([f(x),x])};for(let x=0;x<Nm&&!i;x++)$(d((v,A)=>Zi(u(),v,A)));if(t.length<=Em)for(let x=0;x<
2**t.length&&!i;x++)$(d((v,A,E)=>x>>t.length-1-E&1?A:v));if(i)return;const k=Math.max(...M.map(([x])=>Math.abs(x)));for(const x of[-1,1])for(const v of p(M,x,x<
0?c:l))i||b(v,x);const T=Math.max(Math.abs(o),Math.abs(r));return i||k>0&&T>Pm*k?void 0:w([Ts(o,T),Ts(r,T)])}var Fm=Object.freeze({__proto__:null,findExtremes:jm});
const Qi=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function zm(e,t,n,s){const o=D(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.
entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await ta(
l.href,n).catch(()=>null);if(u===null)c.forEach(ea),r.left+=c.length;else if(u){const{state:f}=In(Qi(t),u);f.size&&Km(c,u,f,r)}}return r}async function Um(e,t,n){
const s=await ta(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?Bm(i):void 0);if(s){const{state:i}=In(Qi(t),
s),a=Wm(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=Hm(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.
filter(i=>!i).length}}}const Bm=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function Wm({entries:e},t){const n=new Set([t]);for(const s of n){
const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function Hm(e,t,n,s,o,r){const i=(e.columns.
length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(bt);const a=i.map(h=>sn(t,h,s,r)),c=i.some((h,m)=>a[m]!==sn(t,h,new Map,o)),
l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>Gm(t,h,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,
isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){
if(!(a instanceof J))throw a;return}}const Gm=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function sn(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(
t)?"holds":"does not hold":r?e.say(t,s(t)):G(e.text(t,n,s),i)}async function ta(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.
ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;
if(!r)return;const i=JSON.parse(r);return await Fo(i.q),Ho(Bo(i))}function Km(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(
a.dataset.row);try{if(!t.entries.has(c))throw new J;t.allow(bt);const l=sn(t,c,n,i);if(l===sn(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`\
as built ${u?.textContent}`,a.classList.add("is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;ea(a),s.left+=1}}}function ea(e){e.classList.add(
"is-later"),e.title="as built: not computed here"}var Ym=Object.freeze({__proto__:null,rechain:Um,recompute:zm});async function Vm(e){const{root:t,model:n,signal:s}=e;
for(const r of D(t,"table[data-sortable] thead th")){const i=lt("cg-sort","",()=>Qm(r));i.append(...r.childNodes),r.append(i)}F(t,"click",{signal:s},({target:r})=>{
const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Te(Ol(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.
parseCase(a.dataset.cell))}),F(t,"keydown",{signal:s},Xm);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return L0});return D(
t,".cg-table").map(r=>i=>{Jm(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function Xm(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[
0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||
e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.
querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function Jm(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(
c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>W(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,
{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.entries.has(h)){const m=t.text(h,d,f),g=c.querySelector("button");if(z(g??c,m==="–"?"":m),e.dataset.scale){const[
,b,p]=[t.spread(h,d,f)].flat();c.dataset.v=String(p===void 0?f(h):b)}g?.setAttribute("aria-label",`take ${c.dataset.takes}: ${G(m,t.entry(h).u)}`)}c.classList.toggle(
"is-current",a(l))})}for(const c of D(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>na(
e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of D(
e,"tbody td")){const d=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}Zm(e,f=>[...u].map(
d=>i(d).read(f)).filter(d=>!d),t)})}}function Zm(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){
const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot \
be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function na(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,
s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function Qm(e){const t=e.closest("table")?.
tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","\
-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.
parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.
querySelector(".is-rest")&&na(i)}var tp=Object.freeze({__proto__:null,mount:Vm});const ep=12,np=5,sa=[1,2,5,10],sp=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function kt(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return on(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function on(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function oa(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-ep);return on(we(d)*s,we(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=ra(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return on(l*c*s+o,u*c*s+o,t)}function op(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return on(s-r,o+
r,t)}function rp(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?ip(o,r):ap(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Ut(i)}))}function ip(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>sa.slice(0,3).map(i=>i*we(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(we)}function ap(e,t){const n=ra(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function ra(e){const t=e/np,n=we(Math.floor(Math.log10(t)));return n*
(sa.find(s=>s*n>=t*.999)??10)}const we=e=>+`1e${e}`;function ia(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...rp(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?cp(a.text):a.text,[l,u]}))}function cp(e){
const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=sp.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const xt=120,Ls=40,lp=40,Dt=(e,t)=>+(e?.
getAttribute(t)??NaN),pt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},Cs=(e,t)=>e.includes("#[")?Math.round(t):t,aa=e=>(t,n)=>D(e,
`[data-${n}="${CSS.escape(t.id||"-")}"]`);function ca(e,t,n){const s=aa(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(
r,"band"),labels:s(r,"for").map(l=>[l,Dt(l,"y")-i]),cells:c}})}function Rs({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).
set(n,Cs(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const ye=new WeakMap,la=new WeakMap;function ua({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[
...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?xt:Ls,i])}function fa(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,
key:a,bands:c}=n,l=ua(e,t,n),u=la.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,g)=>Array.from({length:m+1},(b,p)=>t.x.of(p/m)).map(b=>[b,g(
new Map(f).set(t.swept,Cs(t.swept,b)))]),h={of:l,middle:d(r?xt:Ls,m=>s.under(m)(a)),ends:c.length?d(r?lp:Ls/4,m=>{const g=[s.spread(a,m,s.under(m))].flat();return[
g.at(0),g.at(-1)].map(b=>typeof b=="number"?b:void 0)}):[]};return la.set(i,h),h}function da(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>fa(e,t,o)).
flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&oa(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.
text&&(t.y=s,t.host.dataset.ay=s.text,ia(t.host,"y",s))}function ha(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=ua(e,t,n),c=t.y.text;!ye.has(r)&&!e.state.size&&
Number.isFinite(n.end)&&ye.set(r,{of:a,y:c,end:n.end});const l=ye.get(r);(l?.of!==a||l.y!==c)&&ye.set(r,{of:a,y:c,end:up(t,n,fa(e,t,n))});const u=ye.get(r)?.end??
NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([d,h])=>W(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){
const m=u+h;d.classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&pt(d,{y:m})}return u}function up({x:e,y:t},{e:n,bands:s},{
middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",rn(a));for(const c of s){
const[l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${rn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const rn=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function an(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=Rs(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const qs=6,fp=", outside",dp=11,hp=.02,
mp=1e-9,pp=1.2;function gp(e){const t=D(e.root,"svg[data-x]").map(n=>wp(e,n));for(const n of t)Sp(e,n),n.data?.addEventListener("toggle",()=>Is(e,()=>an(e,n)),{
signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>bp(s,n)))}function bp(e,t){da(e,t);for(const n of t.lines)ha(e,t,n);yp(t);for(const n of t.points)Mp(e,
t,n);t.ridge&&$p(e,t,t.ridge),an(e,t)}function Is({model:e},t){e.allow(Eo),se(t),e.allow(bt)}function wp({model:e},t){const n=t.closest("figure")??t,s=aa(t),o=ca(
e,t,n),r=D(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Dt(a,"x")-Dt(i,"cx"),Dt(a,"y")-Dt(i,"cy")])}));return{svg:t,host:t,
x:kt(t.dataset.ax),y:kt(t.dataset.ay),built:kt(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(
".cg-numbers")}}function yp({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({
label:s})=>Dt(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Dt(s,"y"))<dp))}function Mp({model:e,
inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[
Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,h))],g=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!g;a.classList.
toggle("is-outside",g);for(const p of[a,...l.map(([w])=>w)])p.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&pt(a,{cx:m[0],cy:m[1]});for(const[
p,w,y]of l)f&&p.textContent&&z(p,G(e.text(c,n,s),e.entry(c).u)+(g?fp:"")),b&&pt(p,{x:m[0]+w,y:m[1]+y})}function $p(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(
({e:k})=>k.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/xt,[l,u,f,d]=[0,1,xt-1,xt].map(k=>a?Number(Rs(e,t,a,s.of(k/xt)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=
hp&&W(f,d,mp);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,g=Number(e.now(r)),b=o.at(Number(e.now(a.key))),p=s.at(m),[w,y,M,$]=[".ridge",".st\
rong",".gap",".tone-gap"].map(k=>n.querySelector(k));pt(w,{x1:p,x2:p,y1:o.at(d)}),pt(n.querySelector(".ridge-dot"),{cx:p,cy:o.at(d)}),pt(y,{x:p}),z(y,`ridge ${e.
model.say(r,m)}`);for(const k of[M,$])k?.classList.toggle("hide",!(m/g>pp&&g>s.lo));pt(M,{x1:s.at(g)+9,x2:p,y1:b,y2:b}),pt($,{x:p,y:b}),z($,`${Ut(m/g)}× short o\
f the ridge`)}function Sp(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??q("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const g=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=Rs(e,t,w,g),k=w.e.matches(".is-chosen");return{own:k,y:Number($),name:w.e.dataset.label??"",text:G(a.text(w.key,y,M),k?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const p=b.slice(0,qs).map(({own:w,name:y,text:M})=>q(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,Cs(r,g))}: `,...p.flatMap((w,y)=>y?[", ",w]:[w]),b.length>qs?` and ${b.length-qs} more`:""),pt(u,{x1:s.at(g),x2:s.at(g),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};F(n,"pointermove",{signal:c},g=>{const b=f.getBoundingClientRect(),p=(g.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(p-s.from)/(s.to-s.from))),Is(e,h)}),F(n,"pointerleave blur",{signal:c},m),F(n,"keydown",{signal:c},g=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[g.key];b&&(g.preventDefault(),d=Math.max(0,Math.min(1,d+b)),Is(e,h))})}var vp=Object.freeze({__proto__:null,
mount:gp});const Ap=4,kp=520,xp=.01,Np=.05,ma=6,Ep=.1,pa=100;function cn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,ga((o-s)/pa)):_p(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<xp:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+at(n,d).toPrecision(3),g=i?s+Math.round((d-s)/i)*i:l?Math.round(d):Ie(n,m);return Math.min(o,Math.max(s,g))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(Np*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const _p=(e,t,n)=>ga(
(at(e,n)-at(e,t))/pa)*(e.f??1);function ga(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Ps({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:ma,PageDown:-ma}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function Op(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Ut(at(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=cn(e.model,o),{lo:i,hi:a}=r,c=l=>Ut(at(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),Tp(e,s,o,r)}for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Tp(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!W(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};F(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||Lp(t,a,r(),s,i,()=>ba(e,t,n))}),F(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),F(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Ps(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))ba(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function Lp(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),F(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?Ep:1);if(!i&&Math.abs(d)<Ap)return;
i=!0,e.classList.add("is-drag");const h=s.moved(n,d/kp);h!==a&&o(a=h,"drag",!1)}),F(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function ba(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=q("input","cg-grip__entry"),i=q(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var Cp=Object.
freeze({__proto__:null,keyed:Ps,mount:Op,scale:cn});const Rp=3,wa=7.4,qp=78,Ip=30,Pp=40;function Dp(e){const t=D(e.root,".cg-fig").map(n=>jp(e,n));for(const n of t)
Fp(e,n);return n=>{for(const s of t)n.attempt(s.figure,()=>{zp(n,s),Hp(n,s),an(n,s)})}}function jp({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,
swept:n,x:kt(t.dataset.ax),y:kt(t.dataset.ay),built:kt(t.dataset.ay),result:e.key(t.dataset.out),lines:ca(e,t,t),hand:t.querySelector(".cg-axis input"),by:cn(e,
n),drawn:"",data:t.querySelector(".cg-numbers")}}function Fp(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};F(n,"input change",{signal:a},u=>l(u.type==="change")),F(n,"keydow\
n",{signal:a},u=>{const f=Ps(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener(
"toggle",()=>an(e,t),{signal:a})}function zp(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===t.drawn||t.
drawn===""&&e.done&&!n.size)return;t.drawn=s,da(e,t);const o=t.lines.map(i=>({line:i,at:Xt(ha(e,t,i)),own:i.e.matches(".is-chosen")}));Bp(t,o,e);const r=t.lines.
find(({e:i})=>i.matches(".is-limit"));r&&Up(e,t,r)}function Up(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.matches(
".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?ya(e,t,e.model.
key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.isFinite(
f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,g]=[Xt(o.at(u.at)),Xt(r.at(f))],b=m<Ip;for(const[p,w,y]of[[d,"cx","cy"],[h,"x","y"]])p.setAttribute(w,`${m.
toFixed(2)}%`),p.setAttribute(y,`${g.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.isBelow?"up to":"from"} ${e.model.
say(t.swept,u.at)}`)}function ya({model:e,state:t},{x:n,swept:s},o){const r=g=>e.under(new Map(t).set(s,g))(o)===1,i=Array.from({length:xt+1},(g,b)=>n.of(b/xt)),
a=i.map(r),c=a.flatMap((g,b)=>b&&g!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let g=0;g<Pp;g+=1){const b=(f+
d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const g=(f-h)/m;f=h+m*(u?Math.floor(g+1e-9):Math.ceil(g-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}
const Xt=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function Bp(e,t,{model:n}){const s=D(e.figure,".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.
line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>Ma(f,n)),a=o?[...r.filter(({own:f})=>f),...i,
r[0],r[r.length-1]]:[...r.filter(({line:f})=>f.e.matches(".is-limit")),...r].slice(0,Rp),c=[...new Set(a.filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(
f)),u=Wp(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,g]=f.children;if(f.classList.toggle("hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.
toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),g.setAttribute("y",`${u[d]}%`),z(g,`${h.line.e.dataset.label}${b?", writt\
en":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&Ma(f,n))}const Ma=({e},t)=>[...t.parseCase(e.dataset.line)].every(([n,s])=>W(t.entry(n).
v??NaN,s,1e-9));function Wp(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+wa):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(
t[s],n),n=t[s]-wa;return t}function Hp({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],
[f,d]=u.map(Xt),h=u.some(y=>y<-1||y>1001),m=!W(n(a),s(a))||!W(n(c),s(c)),g=(y,M)=>{const $=o.querySelector(y);$?.classList.toggle("hide",Object.values(M).some(Number.
isNaN));for(const[k,T]of Object.entries(M))Number.isNaN(T)||$?.setAttribute(k,`${T.toFixed(2)}%`);return $};o.classList.toggle("is-moved",m),(document.activeElement!==
l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),g(".fill",{x2:f}),g(".drop",{x1:f,x2:f,y2:d}),g(".dot",
{cx:f,cy:d});const b=g(".value",{x:f,y:d}),p=f>qp;b?.classList.toggle("is-left",p),b?.setAttribute("dx",p?"-11":"11"),z(b,G(e.text(c,t,n),e.entry(c).u)+(h?", ou\
tside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];g(".ghost",{cx:Xt(w[0]),cy:Xt(w[1])}),o.querySelector(
".ghost")?.classList.toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var Gp=Object.freeze({__proto__:null,crossingOf:ya,mount:Dp});const $a={stale:"disputed, bu\
t it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"holds"},Kp=Object.keys($a),Sa=180,Yp=250,Ds=8;
function Vp(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute(
"aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(bt),s=se(()=>Jp(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),Xp(
s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.
contains(h));F(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),F(t,"pointerover",{signal:n},h=>{const m=u(h.target);
m&&h.pointerType!=="touch"&&a(()=>l(m),Sa)}),F(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,Yp):u(h.target)&&
!s&&clearTimeout(r))}),F(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),F(t,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focu\
s-visible")&&l(m)}),F(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),F(t,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||
o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),F(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&
o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia(
"(hover: hover)").matches&&a(()=>l(d),Sa),()=>{}}function Xp(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,Math.min(t.
left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}px`}function Jp(e,t){
const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:g}=t.dataset,b=t.querySelector(".cg-claim__text")?.textContent??
t.textContent??"",p=t.matches(".cg-live"),w=Kp.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.entry(y).u,k=p?s:n.parseCase(
t.dataset.with),T=p?o:k.size?n.under(k):r,x=k.size?new Map([...s,...k]):s,v=x===s?o:n.under(x),A=M&&!p&&!W(v(y),T(y)),E=q("div","cg cg-card",q("div","cg-card__t\
op",q("span","cg-num",b),p?"":q("span",`cg-chip is-${w}`,$a[w]+(A?" as written":""))));E.id="cg-card",E.setAttribute("role","dialog"),E.setAttribute("aria-label",
`${p?"value":"claim"} ${b}`);const I=t,S=I.hash&&document.getElementById(decodeURIComponent(I.hash.slice(1))),O=S&&n.key(S.dataset.row)===y&&S.querySelector(".c\
g-steps__body");if(O){const L=O.cloneNode(!0);for(const R of D(L,"[data-nocard]"))R.remove();for(const R of D(L,"[data-q]"))n.entries.has(n.key(R.dataset.q))&&z(
R,G(n.text(n.key(R.dataset.q),k,T),R.dataset.u));E.append(L)}else M&&E.append(q("p","cg-card__in","computed: ",q("b","cg-num",G(n.text(y,k,T,Oe(t)),$))));(a||c)&&
E.append(Qp(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,w)),h&&E.append(q("p",p||["holds","partly","sourced"].includes(w)?"cg-card__in":"cg-card__why",
...h.split("`").map((L,R)=>R%2?q("code","",L):L)));const _=M?[...n.inputs(y)].filter(L=>T(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.say(L,T(L))}`):[];(m||_.length)&&
E.append(q("div","cg-card__in",`${p?"for":"as written, for"} ${m??_.slice(0,Ds).join(" · ")}`+(!m&&_.length>Ds?` and ${_.length-Ds} more`:""))),A&&E.append(q("\
div","cg-card__now",q("span","","your scenario"),q("b","cg-num",Zp(e,y,x,v,t))));const C=q("div","cg-card__foot",g?q("span","",g):"");return I.href&&C.prepend(Object.
assign(q("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:I.href})),E.append(C),E}function Zp({model:e},t,n,s,o){const{c:r,u:i}=e.entry(
t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":G(e.text(t,n,s,Oe(o)),i)}function Qp(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),
i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=g=>8+(g-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=g=>Ut(g,Math.min(u,12)),
d=Number.isFinite(e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=Jt("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"\
0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(
" to ")}`),m.append(Jt("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),Jt("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(Jt(
"line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(Jt("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const g of[e,t])Number.
isFinite(g)&&m.append(Jt("text",{x:l(g),y:25,"text-anchor":"middle"},f(g)));return m}function Jt(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2\
000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var t0=Object.freeze({__proto__:null,mount:Vp});const Nt=64,
jt=16;function e0(e,t){let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/Nt),i=Array.
from({length:jt},()=>new Float64Array(Nt)),a=new Float64Array(jt);o.forEach((d,h)=>{const m=e[d]-s,g=h%jt;i[g][Math.floor(h/r)]+=m,a[g]+=m*m});const c=va(i,a,-1);
if(c===void 0)return;const l=i.map((d,h)=>va(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/jt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(jt-1)/jt)]}function va(e,t,n){
const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*Y/(Nt*jt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Nt;u++){let f=0;for(const d of s)f+=e[d][u];
r+=f,i+=f*f/o}const c=r*r/(o*Nt),l=a-c;if(i-=c,l>0)return(i-(Nt-1)*(l-i)/(o*Nt-Nt))/l}const js=1e-4,n0=5e-5,s0=48,o0=()=>e=>{for(const t of D(e.root,"[data-sens\
]"))e.attempt(t,()=>{r0(e,t),i0(e,t)})};function r0({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.
dataset.in),l=Number(n(c)),[u,f]=[1+js,1-js].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(js*(u+f))]})),i=Math.max(1e-9,...[
...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=n0&&Number.isFinite(
c)),u=s0*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<
0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[g,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(g,b)}else z(a.firstElementChild,Number.isFinite(c)?
l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function i0({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.
draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&e0(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?a0(...a):"–")}}const a0=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var c0=Object.freeze({__proto__:null,mount:o0});const l0=3,Aa=48,u0=24,ka={holds:"✓",failing:"\
✗",unknown:"–"};function f0(e){const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
t.key).filter(r=>t.entries.has(r)),gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>d0(o,r));for(const r of D(n,"[data-under]"))m0(o,r)}}const Fs=(e,t)=>{const n=e(t);return n===void 0?
void 0:!!n};function d0(e,t){const{model:n,now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=Fs(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(ka))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),ka[l]);for(const u of D(r,"[data-gap]")){const f=n.
key(u.dataset.gap);z(u,G(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&h0(e,a),e.done&&p0(e,t,c)}function h0({model:e,now:t},n){const s=n.querySelector(
"line"),o=d=>Number(t(e.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function m0({model:e,now:t},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>Fs(t,e.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():z(r??n.querySelector("small")?.appendChild(q("span","cg-out__given")),i)}function p0(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([
...e.state]):"";if(!s||o===t.said)return;t.said=o;const r=n===!1?se(()=>xa(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],lt("cg-preset",`${g0(e,i)}: ${e.model.say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(q("span","","It would be true with "))}const g0=({
model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+1);function xa(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=b0(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===l0)break}return c}function b0(e,{key:t,
gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=p=>o.takes(s,p)&&Fs(o.under(new Map(r).set(
s,p)),t)===!0;if(a){const p=w=>Number(o.under(new Map(r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,p(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}
if(c){const p=[...c].sort((y,M)=>y-M),w=p.findIndex(y=>y>=Number(h));return w0(p,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const g=cn(o,s);
return[-1,1].map(p=>y0(g,h,p,m)).filter(p=>p!==void 0).sort((p,w)=>Math.abs(p-h)-Math.abs(w-h))[0]}const w0=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function y0(e,t,n,s){let o=0;for(let r=1;r<=Aa;r+=1){const i=r/Aa,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<u0;l+=1){const u=(o+c)/2;s(e.moved(t,n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var M0=Object.freeze({__proto__:null,
mount:f0,waysOf:xa});const $0=20,S0=360;function v0(e){const t=D(e.root,"svg[data-rows]").map(n=>A0(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{k0(n,
s),s.lines.forEach(o=>x0(n,s,o))})}}function A0({model:e},t){const[n,s]=[kt(t.dataset.ax),kt(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(
`[data-${a}="${CSS.escape(c.id)}"]`),i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):
"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),said:(f.textContent??"").
replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,
below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function k0({done:e,model:t,now:n,state:s},o){if(!e)
return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(({key:u,written:f})=>{const d=u?[t.spread(u,s,n)].flat():[f[1]];return[d.at(0),d.at(-1)].map(Number)}),
a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&oa(i,o.built.y)||o.built.y,x:c.length&&op(c,o.
built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,ia(o.svg,u,l[u]))}function x0({model:e,now:t,state:n},{
x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(g=>g.key||g.along))return;const u=g=>typeof g=="number"?Math.max(-1e4,Math.min(1e4,o.at(g))):NaN,f=i.map(
({key:g})=>g?[e.spread(g,n,t)].flat():[]),d=i.map(({key:g,along:b,written:p},w)=>[s.at(b?Number(t(b)):p[0]),u(g?f[w].length===3?f[w][1]:t(g):p[1])]);if(r.setAttribute(
"d",rn(d.map(([g,b])=>[g,Number.isFinite(g)?b:NaN]))),i.forEach((g,b)=>E0(e,t,n,g,d[b],[s,o])),a){const g=[-1,0].map(b=>f.map((p,w)=>[d[w][0],u(p.at(b))]));a.setAttribute(
"d",a.matches(".reach")?N0(g):`${rn([...g[0],...g[1].reverse()])}Z`)}const[,h]=[...d].reverse().find(([,g])=>Number.isFinite(g))??[0,NaN],m=h+l;c&&m>$0&&m<S0&&c.
setAttribute("y",m.toFixed(1))}const N0=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(
1)}V${o.toFixed(1)}`).join("");function E0(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.
from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(
1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${G(e.text(o,n,t),e.
entry(o).u)}${d}`)}var _0=Object.freeze({__proto__:null,mount:v0});const zs=7,O0=1e-9;function Na(e,t){const n=e.map(r=>_a(r,t)),[s,o]=Ea(n);return n.map(r=>{if(r===
void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(zs-1,Math.floor(i*zs+O0))})}const Ea=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.
max(...t)]};function _a(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function T0(e){const t=D(e,"td[data-cell]"),n=e.dataset.
scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=Na(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(
a=>_a(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];Ea(r).forEach((a,c)=>z(i[c],t[r.indexOf(a)]?.textContent??""))}var L0=Object.freeze({__proto__:null,
STEPS:zs,colour:T0,levels:Na})})();
