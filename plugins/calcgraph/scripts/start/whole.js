(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Rc});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const tt=e=>new URLSearchParams(
e).get("s")??"",ua=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),Me=(e,t)=>rn(e,"s",t);function rn(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const R=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},F=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},fa=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",da=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function ha(e,t){F(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!ma(e,s))return;const i=document.createElement("div");i.append(pa(r)),ga(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])da.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const ma=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function pa(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function ga(e){for(const t of e.querySelectorAll(fa))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function ba(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?ya(s,s.dataset.options):wa(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Rs(e,t){const n=R(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function wa(e){const t=Rs("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function ya(e,t){const n=Rs("label",e),s=R("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Is(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Ma="pointerover focusin input change click",$a=12,Sa=".cg, \
.cg-claim, .cg-live";let an="";document.documentElement.classList.add("cg-js");function va({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?tt(location.search):ua(tt(location.search),an);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||tt(n.search)===s||t.setAttribute("href",Me(n.href,s))}F(document,"pointerdown click",{capture:!0},
va);function ka(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function Aa(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Ps(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>Ps(!0),!0),addEventListener("afterprint",()=>Ps(!1));function Ds(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function xa(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function Na(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const cn=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function Ea(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await cn(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}Ea();async function _a(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<$a||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const Oa=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&F(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Ta(e,t){F(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function La(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function Ca(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&F(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;F(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return ol}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function qa(e,t){const n=[],
s=new Promise(o=>{F(window,"popstate",{signal:t},()=>{tt(location.search)&&o()});for(const r of La(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}F(e,Ma,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Sa)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class Ra extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),an=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",ka,{signal:t}),ha(n,t),xa(n),this.hasAttribute("data-no-popups")||Ca(n,t),cn().then(()=>{Aa(),
Ds(n),Na(n)}),addEventListener("hashchange",()=>Ds(n),{signal:t}),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return ll}).then(M=>M.mount(
n,t)),!s){tt(location.search)&&(await Promise.resolve().then(function(){return uu})).mount(this,n,t);return}for(const M of n.querySelectorAll(".cg-slider input"))
Is(M,+M.value,+M.value);const o=JSON.parse(s);an=o.names[o.note],this.#e=ba(n,M=>`${o.note}#${M}`in o.q||(M??"")in o.q);const r=new AbortController,i=new AbortController,
{done:a,touched:c}=qa(n,r.signal);t.addEventListener("abort",()=>[r,i].forEach(M=>M.abort())),Ta(a,i.signal),await Promise.race([cn(1500),c]);const{compute:l,loadParts:u,
mount:f}=await Promise.resolve().then(function(){return zu}),{makeValues:d,prepare:h}=l;await h(o.q);const m=d(o),{wrong:g,untold:b}=await _a(m.proving(),t);if(t.
aborted)return;const p=M=>M.map($=>$.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${p(g)}\
.`);for(const M of n.querySelectorAll("[data-row]"))M.classList.toggle("is-different",g.includes(m.key(M.getAttribute("data-row")??"")))}b.length&&this.say(`Not\
 recomputed in this browser, since it takes too many steps: ${p(b)}.`);const w=u(n).catch(()=>{});tt(location.search)||await Promise.race([c,Oa(t)]);const y=await w??
await u(n);if(!t.aborted){r.abort(),await f(m,this,n,t,y),i.abort();for(const M of a)M()}}say(t){const n=R("p","cg cg-notice",t);return n.setAttribute("role","n\
ote"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",Ra);const Xt={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",
colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},js=Object.keys(Xt);function Ia(e){const t=new URLSearchParams(
e),n={...Xt};for(const s of js)Object.assign(n,{[s]:t.get(s)??Xt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Pa(e,t){const n=new URL(t);for(const s of js)
e[s]===Xt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function Da(e,t,n){for(const r of["depth","colour","size","tag","folder","relatio\
n","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Xt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const $e=e=>new Set(
e.off.split(","));function ja(e,t){const n=$e(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const Se=(e,t)=>e.byId.get(t)??-1,Fa=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),Fs=2,za=4,Ua=20,Ba=100,Wa=12,Ha=3,Ga=4,xt=3,ve=({types:e},{type:t})=>Fa.get(e[t][0])??Fs,zs=(e,t)=>ve(
e,t)===Fs;function Ka(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:ve(e,{type:l})<za&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=ve(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],
m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=Wa&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?Ba:+(i.degree>Ua));return{near:n,toll:r}}function Us(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=Ka(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=Va(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+Ga),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function Va({near:e,toll:t},n,s,o){const r=new Map([[n*xt,0]]),i=new Map,a=[[n*xt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=Ya(l),f=Math.floor(u/xt),d=u%xt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:Xa(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,g]of e[f]){
if(o.has(m))continue;const b=g.uses?g.back?1:2:0,p=h+g.cost+(d&&b&&d!==b?Ha:0),w=m*xt+b;p>=(r.get(w)??1/0)||(r.set(w,p),i.set(w,u),(a[p]??=[]).push(w))}}}return{
cost:0,path:[]}}function Ya(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function Xa(e,t){const n=[Math.floor(e/xt)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/xt));return n}const ke=200,Bs=["note","ghost","tag","attachment"];function Ja(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(
n))f[+h].reason=m;for(const[h,m]of f.entries()){m.says=zs({types:s},m)||m.kind==="link"&&!!m.reason;for(let g=h-1;m.says&&Ws(f[g],m);g--)f[g].says=!0}const d=l.
boxes.map(([h,m,g,b,p,w,y={}],M)=>({number:M,id:`${u[g]?.id}#${h}`,name:h,value:m,note:g,input:!!b,url:p,says:w,columns:Object.entries(y).flatMap(([$,A])=>A.map(
T=>`${u[T]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,g,b])=>({group:h,x:m,y:g,points:b,
name:i[h],number:a[h]})),byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=ke}}function Za(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function Qa(e,t,n){const s=$e(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+Bs[d.kind])||!d.degree&&
s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!Ws(
c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?tc(e,c):[],get near(){return f??=ec(a.length,c)}}}function tc({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const Ws=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function ec(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function nc(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const sc=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Ae(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function oc(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ae(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ae(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&sc(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function ln(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Ae(s.name.toLowerCase(),n),1+Ae(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function rc(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const un=12,Hs=1.06,ic=1200;
function ac(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=un*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>ke&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return cc(e,t,a,l);const u=c?
dc(e,t,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:g,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(g,f+h/2,
d+m*.75);n.lineWidth=3.5,e.labels=hc(e,t,a,c,u).map(f=>fn(e,t,a,f));for(const f of e.labels)Gs(e,t,a,f,.42,l)}function Gs(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,g)=>c(m,o+i/2,r+n*(.8+g*Hs)))}function cc(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=p=>e.radius[p]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=fc(e,t,s),d=r.nodes.filter(p=>a.nodes[p.number]).map(p=>{const[w,y]=e.screen(i,p.x,p.y),M=u(p.number);return{number:p.number,left:w-
M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:p,points:[w,,y]})=>{const[M,$]=e.screen(i,...w),[A,T]=e.screen(i,...y);return[p,{left:M,top:$,width:A-
M,height:T-$}]})),m=e.width<600&&i.k<.6,g=[...c?.path.length?c.path:c?.nodes.keys()??[]],b=m?new Set([l,...c?.path??[]]):new Set([l,...g,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const p of b){const w=r.nodes[p];if(!w||!a.nodes[p])continue;const y=fn(e,t,n,p),M=h.get(w.community),$=uc(y,d.find(A=>A.number===p)??y).find(
A=>p===l||(!M||lc(A,M))&&![...f,...d].some(T=>T.number!==p&&Ks(A,T)));$&&(f.push($),e.labels.push($),Gs(e,t,n,$,.3,s))}}const lc=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,uc=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function fc(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),g=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.split(" ");
for(;b.length>1&&i.measureText(b.join(" ")).width>g;)b.pop();const p=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(p,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(p).width,height:15}]})}function dc(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function fn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${un}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/un:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Hs}}function hc(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(A,T)=>Math.round(A*r.k*4/T),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const g=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>ke?Math.max(24,u*f/9e3):1/0,p=[...o];let w=0,y=o.length;const M=new Set(o.map(A=>A.number)),$=g.length?new Set([...g,...e.order]):e.order;
for(const A of $){const T=e.model.nodes[A],[x,v]=e.screen(r,T.x,T.y),k=Math.max(Math.abs(x/u-.5),Math.abs(v/f-.5));if(!i.nodes[A]||k>1||M.has(A))continue;if((w+=
1)>ic||y>=b)break;const N=e.radius[A]*e.scale(r)*1.5,I=O=>{const _=fn(e,t,n,A,O);_.top-=N,_.height+=N;for(const C of p)if(Ks(_,C))return null;return _},S=I(!1)&&
I(!0);S&&(p.push(S),k<.5&&(y+=1))}return e.kept={key:m,numbers:p.slice(o.length).map(A=>A.number).reverse()},e.kept.numbers}const Ks=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Nt=6,Vs=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],Ys=0,dn=1,xe=2,Xs=3,Et=4,Js=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],hn=1.6,mn=.12,mc=26,et=26;
function pc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%Nt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,mc),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function gc(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=hn)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of Zs(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-mn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function bc(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=hn||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of Zs(n)){const[l,u,f,d]=c,[h,m]=e.screen(t,(l+f)/2,(u+d)/2);r.globalAlpha=
s?1-(1-mn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),h,m+4),r.fillStyle=i.param,r.fillText(String(a),h,m+4)}r.globalAlpha=1}function Zs({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:Mc(i,a)}]:[]})}
function wc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=hn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,
says:h}=l,m=e.importance(u,f,s),g=m>dn,b=d==="uses",p=i[u].community===i[f].community;if(!g&&!(b?p||c:p&&h)||!g&&s&&s.path.length)continue;const w=i[u],y=i[f];r.
beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...Js(w,y),y.x,y.y),r.setLineDash(m===Et?[]:g&&d==="link"&&!h?[4/t,3/t]:yc(d).map($=>$/t)),r.strokeStyle=m===Et?
a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===Et?3:b?g?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=m===xe?.45:g?.95:s?M+(M*mn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const yc=e=>Vs.find(t=>t[0]===e)?.[3]??[];function Mc([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>et&&f<u)return n<o?[n-et,(c+l)/2,o+et,(c+l)/2]:[e+et,(c+l)/2,i-et,(c+l)/2];if(f-u>et&&l<c)return s<r?[(u+f)/2,s-et,(u+f)/2,r+et]:[(u+f)/2,t+et,(u+
f)/2,a-et];const[d,h,m,g]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-et)/Math.max(1,Math.abs(m-d)),(M/2-et)/Math.max(1,Math.abs(g-h))),p=b(n-e,s-t),
w=b(i-o,a-r);return[d+(m-d)*p,h+(g-h)*p,m-(m-d)*w,g-(g-h)*w]}const $c=2500,Qs=8e3,Sc=1500,vc=.06,Dt=.25;function to(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Nt},(o,r)=>n("c"+r))}}class kc{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=eo(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>ke?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=eo(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(pc(this,t),gc(this,t),wc(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&bc(this,t),this.dots(t),ac(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Nt],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Et+1},()=>new Map);let d=r?$c:Qs;for(const{a:m,b:g,kind:b}of n.lines){const p=a[m],w=a[g],y=this.importance(m,g,s);
if(y<xe&&(d<1||Ne(p.x,w.x,t.x,this.width/l)||Ne(p.y,w.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(p.x,p.y),u>Sc?M.
lineTo(w.x,w.y):M.quadraticCurveTo(...Js(p,w),w.x,w.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,Qs)))**.4;f.forEach((m,g)=>{for(const[b,p,w,y]of Vs){const M=m.
get(b),$=w*h*(g===Ys?.6:1);M&&(i.setLineDash(y.map(A=>A/l)),i.strokeStyle=g===Et?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(g===Et?3.2:p*(g===
Xs?1.5:1))/l,i.globalAlpha=g>dn?[.5,.95,1][g-xe]:s?$+(vc-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?dn:Ys,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Et:o}return r===i?o:Math.min(r,i)?xe:Xs}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:g}=c.nodes[d],b=this.group[d],p=this.radius[d]*u,[w,y]=this.screen(n,m,g);
if(Ne(w,w,this.width/2,this.width)||Ne(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0?l.muted:l.c[b%Nt],$=this.solid(M,this.strength(t,d,.28));p>
4&&pt(a,w,y,p+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),pt(a,w,y,p,"",$,1.5),a.setLineDash([])):pt(a,w,y,p-.75,$),p>4&&b>=Nt&&!h&&(pt(a,w,y,p*.5+.7,l.paper),
pt(a,w,y,p*.5-.7,$)),o?.path.includes(d)&&pt(a,w,y,p,"",l.changed,2.5),d===r&&pt(a,w,y,p+.5,"",l.ink,2.5),d===r&&i&&pt(a,w,y,p+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const eo=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Ne=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Dt)||Math.min(e,t)>n+
s*(.5+Dt);function pt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const Ac=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),xc=18,pn=8,gn=5;function Nc(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};_c(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,pn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>Oc(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&Tc(e,a),r(a)}),o(s,"input change",i=>Lc(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(Ec(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Ec(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function _c(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?gn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,pn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<gn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=gn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?xc:pn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function Oc(e,t){const[n,s]=Ac.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function Tc(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(ja(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function Lc(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...$e(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Cc=120;class qc{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=Ja(s),this.state=Ia(location.search),this.state.find||=this.part("find").value,this.painter=new kc(n,this.model,to(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});Nc(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):Se(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):rc(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=ln(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[g,b]=s.screen(o,...d);return t>=h&&t<=g&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return Ju}),...await Promise.resolve().then(function(){return yf})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;Da(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Za(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=Qa(n,o,s.group),this.found=o.find.trim()?oc(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return tf}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return sf})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=Se(s,t.from),h=Us(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=nc(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return df}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return Sf})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=to(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Cc)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Pa(this.state,location.href))},150)}}var Rc=Object.freeze({__proto__:null,View:qc});const Ic=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Pc=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",no="http://www.w3.org/1998/Math/MathML",Dc=4e3,jc=4e6,Fc=24,zc=3,_t=new Map;function Uc({origin:e,pathname:t}){const n=_t.get(t)??Bc(new URL(
t,e)).catch(()=>{});return _t.delete(t),_t.set(t,n),_t.size>Fc&&_t.delete([..._t.keys()][0]),n.then(s=>s??_t.delete(t)),n}async function Bc(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>jc)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(so(o,i,new URL(t.url),{left:Dc}),!i.textContent?.trim())return;const a=Gc(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:Kc(o)}}function so(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Pc))continue;s.left-=1;const r=Wc(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;so(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function Wc(e,t){if(e.namespaceURI===no)return Hc(e);
if(/^h[2-6]$/.test(e.localName)){const r=R("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Ic.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function Hc(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(no,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function Gc(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=R("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(R("li","",R("b","",a)," ",i)),s.size===zc)break}return s.size?n:void 0}function Kc(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const Vc=250,Yc=250,Xc=500,
Jc=10,Zc=3,Qc="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function tl(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(v=0)=>{for(const{link:k,box:N}of s.splice(v))k.removeAttribute("aria-expanded"),c=!0,N.contains(document.activeElement)&&k.focus({preventScroll:!0}),
c=!1,N.remove()},d=v=>v instanceof Node?s.map(({link:k,box:N})=>N.contains(v)||k.contains(v)).lastIndexOf(!0):-1,h=v=>s.map(({box:k})=>k.contains(v)).lastIndexOf(
!0)+1,m=v=>{const k=v instanceof Element&&v.closest("a[href]");return!(k instanceof HTMLAnchorElement)||k.matches(Qc)||!e.contains(k)&&!k.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(k.pathname)&&k.origin===location.origin&&k.pathname!==location.pathname?k:void 0},g=async v=>{const k=h(v),N=++a;if(k>=
Zc||s[k]?.link===v)return;const I=await Uc(new URL(v.href));if(!I||N!==a||t.aborted||!v.isConnected||k>s.length)return;f(k);const S=el(I,v,`cg-pop-${k}`);document.
body.append(S),s.push({link:v,box:S}),v.setAttribute("aria-expanded","true"),nl(S,v.getClientRects()[0]??v.getBoundingClientRect()),sl(S,decodeURIComponent(v.hash.
slice(1)))},b=()=>{clearTimeout(o),a+=1},p=v=>{const{target:k}=v,N=m(k),I=d(k);v.pointerType!=="touch"&&(clearTimeout(r),s.length>I+1&&(r=window.setTimeout(()=>f(
I+1),Yc)),clearTimeout(o),N?o=window.setTimeout(()=>g(N),Vc):I<0&&b())},w=({target:v})=>{const k=m(v);c||(f(d(v)+1),k?.matches(":focus-visible")&&g(k))},y=()=>{
clearTimeout(i),l=void 0},M=v=>{const{pointerType:k,clientX:N,clientY:I,target:S}=v,O=m(S);if(u=void 0,d(S)<0&&f(),y(),k!=="touch")return b();O&&(l={link:O,x:N,
y:I},i=window.setTimeout($,Xc))},$=()=>{u=l?.link,y(),u&&g(u)},A={pointerover:p,focusin:w,pointerdown:M};for(const[v,k]of Object.entries(A))F(document,v,{signal:t,
capture:!0},k);F(document,"pointerup pointercancel",{signal:t},y),F(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:k})=>{l&&Math.hypot(v-l.x,k-
l.y)>Jc&&y()}),F(document,"contextmenu click",{signal:t,capture:!0},v=>{l&&v.type==="contextmenu"&&$(),!(!u||m(v.target)!==u)&&(v.preventDefault(),v.stopImmediatePropagation())}),
F(document,"keydown",{signal:t,capture:!0},v=>{const k=s.at(-1);k&&(v.key==="Escape"?(v.stopPropagation(),b(),f(s.length-1)):v.key==="ArrowDown"&&document.activeElement===
k.link&&(v.preventDefault(),k.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);f()});const T=m(
n?.target??null),x={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&T?.matches(x[n.type])&&A[n.type](n)}function el({title:e,text:t,count:n},s,o){const r=R(
"div","cg cg-pop"),i=R("p","cg-pop__title",e),a=R("div","cg-pop__text",t.cloneNode(!0)),c=R("a","","open"),l=[n,tt(location.search)&&"as built, without your sce\
nario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute(
"aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,
R("p","cg-pop__foot",R("span","",l),c)),r}function nl(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function sl(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var ol=Object.freeze(
{__proto__:null,mount:tl});const D=(e,t)=>[...e.querySelectorAll(t)],z=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=t):e&&
e.textContent!==t&&(e.textContent=t)},Ee=e=>e.dataset.part?+e.dataset.part:void 0,rl=120;function il(e,t){for(const n of D(e,"[data-filter]"))al(n,t)}function al(e,t){
const n=e.querySelector(".cg-search"),s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(p=>({group:p,isOpen:p.open,rows:D(p,".cg-en")})),
i=R("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(p=>p.getAttribute("aria-pressed")===
"true"),f=()=>{const p=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=p.length>0||!!w;if(!y&&!l)return;l=y,p.length&&(a??=r.
map(({group:$,rows:A})=>{const T=$.querySelector("summary")?.textContent??"";return A.map(x=>`${T} ${x.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:$,
isOpen:A,rows:T},x)=>{let v=0;T.forEach((k,N)=>{const I=(!w||(k.dataset.verdict??"").split(" ").includes(w))&&p.every(S=>a?.[x][N].includes(S));k.hidden=!I,v+=+I}),
$.hidden=!v,$.open=y?v>0:A,M+=v}),i.textContent=y?`${M} found`:"",cl(o,M?"":"Nothing here has "+[u()?.dataset.word,...p.map($=>`“${$}”`)].filter(Boolean).join(
" and ")+".",m)},d=()=>{const p=rn(location.href,"find",n?.value.trim()??""),w=rn(p,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(history.
state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),g(""),h(),n?.focus()},g=p=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!p&&w.dataset.word===p))),b=()=>{
const p=new URLSearchParams(location.search);g(p.get("show")??""),n&&p.has("find")&&(n.value=p.get("find")??""),f()};n&&F(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,rl)}),t.addEventListener("abort",()=>clearTimeout(c));for(const p of s)F(p,"click",{signal:t},()=>{g(p===u()?"":p.dataset.word??""),h()});
b()}function cl(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(R("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var ll=Object.freeze({__proto__:null,mount:il});async function _e(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function ul(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function oo({remove:e,take:t,link:n,notice:s="",act:o}){const r=R("div","cg cg-bar"),i=R("span","cg-bar__count"),a=R("span"),c=R("ul","cg-bar__list"),l=R("p",
"cg-bar__offer"),u=R("p","cg-bar__who","Your scenario, ",i,a),f=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),i.setAttribute("\
role","status");let d=[];const h=ct("cg-bar__do","copy link",()=>_e(n(),h)),m=ct("cg-bar__do","put all back",()=>{e(d),bn(r)}),g=R("div","cg-bar__acts",h,m),b=R(
"p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const p=(w,y,M,$)=>{const A=w.reduce((k,N)=>k+N.keys.length+N.parts.length,0);d=w,r.classList.
toggle("is-on",w.length>0),z(i,`${A} changed`);const T=[...new Set(w.flatMap(k=>k.notes))];a.replaceChildren(...T.slice(0,2).flatMap((k,N)=>[N?" and ":", set in\
 ",dl(k,M,$)])),T.length>2&&a.append(` and ${T.length-2} more`);const x=[...c.querySelectorAll("button")].findIndex(k=>k===document.activeElement);c.replaceChildren(
...w.map(k=>fl(k,()=>e([k])))),x>=0&&!w.length?bn(r):x>=0&&c.querySelectorAll("button")[Math.min(x,w.length-1)].focus({preventScroll:!0});const v=y.filter(k=>!f.
has(`${k.key} ${k.there}`));l.hidden=!v.length,l.replaceChildren(...v.map(k=>R("span","cg-bar__kin",`${k.says}: here ${k.here}, elsewhere ${k.there} `,ct("cg-ba\
r__do",`use ${k.there} here too`,()=>t([k])),ct("cg-bar__do is-quiet","keep it apart",()=>{f.add(`${k.key} ${k.there}`),p(w,y,M,$)}))))};return{bar:r,show:p}}function fl(e,t){
const n=ct("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),R("li","",R("span","",e.says),...e.was?[R("s",
"",e.was)]:[],R("b","",e.now),...e.isToo?[R("span","cg-bar__too",", here too")]:[],n)}function dl(e,t,n){const[s,o]=t.notes[e]??[e];if(!o)return R("span","",s);
const r=R("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const hl=e=>(e.closest("article, main")??document).querySelector("h1");function bn(e){const t=hl(
e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function ct(e,t,n){const s=Object.assign(R("button",e,t),{type:"button"});return s.addEventListener(
"click",n),s}const ro=1e-12,wn=2**-50,io=2**-48,ao=64,yn=1e-9,ml=2**-48,pl=2**-51,gl=2**-40,bl=2**53;class rt{at=-1;needs="";constructor(t){this.message=t}}const E=e=>{
throw new rt(e)},Mn=new Map,$n=(e,t)=>t===0?E("division by zero"):e/t,co=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?$n(1,s):
s},lo=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&E("division by zero"),n&&Math.abs(t)<=ao?co(e,t):e<0&&!n?E("power of a negative number"):e**t},Sn=e=>e<=
0?E("log of zero or less"):Math.log(e),vn=(e,t)=>{const n=Sn(t),s=n===0?E("division by zero"):Sn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=ao&&co(t,o)===e?o:s},
Oe=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=wn*Math.abs(e)?n:t},nt=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=ro*Math.max(
1,Math.abs(e))?t:Math.floor(e)},Ot=e=>-nt(-e),wl=(e,t)=>{t===0&&E("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+
0;const s=wn*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},uo=e=>-Oe(-e),kn=e=>{const t=Oe(e),n=e-t;return Math.abs(n-.5)<=wn*Math.
max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},yl=(e,t=0)=>{const n=Oe(t);(n!==uo(t)||Math.abs(n)>15)&&E("rounding to a number of digits that is not whole, or m\
ore than 15");const s=lo(10,Math.abs(n));return n?n>0?kn(e*s)/s:kn(e/s)*s:kn(e)},Jt=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(
t))||s.some(r=>o<=ro*Math.abs(r))},fo=(e,t,...n)=>+(e<t&&!Jt(e,t,io,n)),ho=(e,t,...n)=>+(e<=t||Jt(e,t,io,n)),Ml=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(
t);return+(o<=r||Jt(o,r,yn,s))},Te=(e,t)=>Math.abs(e)<=ml*Math.abs(t)&&e&&(Math.abs(t)>=bl||e!==Math.floor(e))?0:e,An=(e,t)=>{const n=pl*Math.abs(t);return Math.
abs(e)<=n&&n<gl?0:e},mo=e=>Math.abs(e)>2**33?E("an angle so large that its turns cannot be determined"):e,po=e=>An(Math.cos(mo(e)),e),$l=e=>po(e)===0?E("divisio\
n by zero"):An(Math.tan(e),e),go=e=>t=>t>=-1&&t<=1?e(t):E("outside -1..1"),{abs:Sl,atan:vl,atan2:kl,sinh:Al,cosh:xl,tanh:Nl,exp:El,sign:_l,asin:Ol,acos:Tl}=Math,
lt=new Map(Object.entries({add:(e,t)=>Te(e+t,e),sub:(e,t)=>Te(e-t,e),mul:(e,t)=>e*t,div:$n,neg:e=>-e,pow:lo,not:e=>+(e===0),lt:fo,le:ho,gt:(e,t,...n)=>fo(t,e,...n),
ge:(e,t,...n)=>ho(t,e,...n),eq:(e,t,...n)=>+Jt(e,t,yn,n),ne:(e,t,...n)=>+!Jt(e,t,yn,n),within:Ml,sqrt:e=>e<0?E("root of a negative number"):Math.sqrt(e),exp:El,
ln:Sn,log:vn,log2:e=>vn(e,2),log10:e=>vn(e,10),abs:Sl,sign:_l,floor:Oe,ceiling:uo,round:yl,min:Math.min,max:Math.max,sin:e=>An(Math.sin(mo(e)),e),cos:po,tan:$l,
asin:go(Ol),acos:go(Tl),atan:vl,atan2:kl,sinh:Al,cosh:xl,tanh:Nl}));function Zt({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
rt)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const Tt=86400,Ll=2629800,bo=1e-6,xn=-62135596800,wo=253402214400,yo=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||E("overflow"),Math.abs(e-n)>bo?E(t):n},Cl=e=>e>=xn&&e<=wo?e:E("a date beyond the years 1 to 9999"),Qt=e=>new Date(Cl(yo(e/Tt,"n\
o whole number of days")*Tt)*1e3),Mo=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,ql={later:(e,t)=>Qt(e+t).getTime()/1e3,months_later:(e,t)=>{const n=yo(t/Ll,
"no whole number of months"),s=Qt(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&E("a date beyond the years 1 to \
9999"),Mo(r,i,Math.min(s.getUTCDate(),new Date(Mo(r,i+1,0)*1e3).getUTCDate()))},year:e=>Qt(e).getUTCFullYear(),month:e=>Qt(e).getUTCMonth()+1,day:e=>Qt(e).getUTCDate()};
function Le(e){const t=Math.floor(e/Tt+.5);return Math.abs(e/Tt-t)>bo||t*Tt<xn||t*Tt>wo?"–":new Date(t*Tt*1e3).toISOString().slice(0,10)}function Rl(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=xn&&Le(t)===e?t:void 0}const Lt=12,Il=100,Pl={"%":100,percent:100,pct:100,"‰":1e3},Dl=e=>!e||
e.startsWith("×")?1:Pl[e]??0;function jt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Lt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+En(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=Nn(
a,Lt-t),m=h>=10**t?1:0;return`${c}${En(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Lt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*Il<=u&&(l=Math.max(l,Math.min(t-i+Lt-1-String(f).length,Lt-1-i)));let d=Nn(a,Lt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=Nn(a,Lt-1-i- --l)),c+En(d,l,
n&&i>=0&&d%10**l!==0)}const Nn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function En(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const $o=25e4,gt=5e6,jl=2e6,Fl=2e3,zl=20;class J{}
class Ul{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Fl,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new J;this.pay(zl)}}function te(e){try{return e()}catch(t){if(t instanceof J)return;throw t}}const So=1e6,Bl=60,Wl=1e4,vo=/#[[{]/,ko="more than 1\
,000,000 steps",Hl=1e12,Ao={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},_n=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),xo=["read","slope","root","at","series","edge","along","across","path","part"],Gl=["num","row","read","index",...Object.
keys(Ao)],Kl=e=>lt.has(e)||_n.has(e)||Gl.includes(e);function Vl({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:xo.includes(String(o))&&n.push(String(r))}return n}function No(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function Eo(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function _o(e){const t=e.steps+e.rest;e.steps=Math.
min(So,t),e.rest=t-e.steps,e.short=t<So}function Yl([e,...t]){const[n=0,s=0]=t.map(Number),o=lt.get(String(e));return{name:String(e),act:o,effort:o&&Mn.get(o),operands:t,
first:n,second:s}}class Xl{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>xo.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new Ul,this.loose=void 0,this.round=void 0,this.base=new Ct(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(Yl)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new Ct(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Hl,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],_o(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=Eo(t,No([...this.nodes].map(([n,s])=>[n,Vl(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>vo.test(i));if(!s.length||s.length===t.size)return t.size?new Ct(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!vo.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ct(this,o,n,n.budget)}),
new Ct(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Eo(n,this.readers??=No(this.reads));return this.known.set(s,r),r}}class Ct{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&_o(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:g}=this.machine,b=g.get(t)??0;if(m&&b>h)throw new J;try{this.budget.isRunning=!0;const p=this.execute(this.machine.program(t,n),0,n.
length,[]),w=h-this.budget.steps;return(w>Wl||b)&&g.set(t,w),p}catch(p){if(!(p instanceof rt))throw p;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:f,integrals:d}),{reason:p.message,key:t,at:p.at,needs:p.needs}}finally{u&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no va\
lue",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:Object.hasOwn(o,l)?o[l]??{reason:`\
the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new J:Object.assign(
new rt(ko),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const d=o[u],h=o[f],{length:m}=l;c&&
this.weigh(c(...l.map(b=>o[+b])));const g=m===2?a(d,h):m===1?a(d):a(...l.map(b=>o[+b]));o[n]=Number.isFinite(g)?g:E(Number.isNaN(g)?"no real value":"overflow")}else if(i===
"num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(t,n,o);continue}n++}}catch(i){throw i instanceof
rt&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)throw new J;E(ko)}}known(t){const n=this.value(
t);if(typeof n=="object")throw Object.assign(new rt(n.reason),{needs:t});return n}series(t){const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new rt(
n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.length-1]),a=_n.get(o);if(!a)return E(Ao[o]??"n\
o real value");this.budget.open>=Bl&&E("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations);return this.
budget.open--,typeof c=="number"&&!Number.isFinite(c)&&E("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Ct(this.machine,t,this,this.budget,
n)}}let On,Ce,Oo,To,Lo;async function Co(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(Kl),s=Object.values(
e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return $d});qo(o.CHECKED,o.DRAWN),{drawsOf:Ce}=o,t.has("beta")&&
lt.set("beta",(await Promise.resolve().then(function(){return Pd})).betaQuantile)}if(s&&({folded:To,heights:Lo,summary:Oo}=await Promise.resolve().then(function(){
return xf})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Fh});qo(o,r)}Object.values(e).some(({r:o,rs:r})=>o||r)&&({findExtremes:On}=
await Promise.resolve().then(function(){return em}))}function qo(e,t){for(const[n,s]of Object.entries(e))lt.set(n,s);for(const[n,s]of Object.entries(t))_n.set(n,
s)}const W=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function Ro(e,t=[...e.keys()],n=new Map){
const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}
o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}function Io(e){const t=new Map(Object.entries(e.
q)),n=new Xl(e.q),s=S=>t.get(S)??{},o=(S="")=>S[0]==="="||S.includes("#")?S:`${e.note}#${S}`,r=S=>{const O=n.under(S);return _=>{const C=O(_);if(typeof C!="obje\
ct")return C;if(s(_).w!==void 0&&typeof i(_)=="object")throw new J}},i=n.under(new Map),a=S=>{const O=r(S);return _=>p(O,_,()=>(n.purse.next(),n.uncertain.has(_)?
u(M(_,S,O)):s(_).c?[M(_,S,O)].flat()[0]:O(_)))},c=new Map,l=a(c),u=S=>Array.isArray(S)?S.length===3?S[1]:void 0:S,f=new WeakMap,d=(S,O,_)=>{const C=f.get(O)??n.
run(O);f.set(O,C);try{return n.counted(C,()=>{const L=Ce(C).value(S);return _===void 0?Oo(L):To(L,_)})}catch(L){if(L instanceof rt)return;throw L}},h=new Map,m=S=>{
for(const O of h.has(S)||!t.has(S)?[]:Ro(t,[S],h)){const{p:_,picks:C,cells:L,rs:q}=s(O),j=new Set(q||!(_||L)?[O]:[]);h.set(O,j);for(const U of[...C??[],...(_??[]).
flat()])for(const B of typeof U=="string"&&h.get(U)||[])j.add(B)}return h.get(S)??new Set},g=(S,O)=>{const _=n.under(O);let C=S,L=_(C);for(;typeof L=="object"&&
L.needs;)L=_(C=L.needs);if(typeof L!="object")return"";const{picks:q}=s(C),j=C.slice(C.indexOf("#")+1);if(!q)return C===S?L.reason:`${j}: ${L.reason}`;const U=q.
map(B=>{const H=_(B);return typeof H=="string"&&s(B).rows?.[H]||H});return`${j} is not known for ${U.join(", ")}`},b=(S,O)=>{const{r:_,rs:C,picks:L=[]}=s(S);return _??
C?.[L.map(O).join()]},p=(S,O,_)=>{const C=w.get(S)??new Map,{round:L}=n.purse;if(C.get(O)===L)throw new J;try{return _()}catch(q){throw q instanceof J&&w.set(S,
C.set(O,L)),q}},w=new WeakMap,y=new WeakMap,M=(S,O,_)=>{const C=y.get(_)??{state:O,found:new Map};return C.state!==O?$(S,O,_):(y.set(_,C),C.found.has(S)||C.found.
set(S,p(C,S,()=>$(S,O,_))),C.found.get(S))},$=(S,O,_)=>{if(O.size&&!n.affected(O.keys()).has(S))return M(S,c,l);n.purse.next();const C=n.uncertain.has(S);if(C&&
s(S).c)return;const q=[...m(S)].sort().map(Q=>[Q,O.has(Q)?void 0:b(Q,_)]).filter(([,Q])=>Q),j=C?void 0:_(S);if(C)return q.length?void 0:d(S,O);if(!q.length||typeof j!=
"number")return j;const U=n.run(O),B=n.affected(q.map(([Q])=>Q)),H=Q=>we=>{n.purse.point();const ye=n.at(U,we,B)(Q);return typeof ye=="object"?void 0:ye},ot=A(S,
q),Pt=t.has(`${S}#margin`)?On(H(`${S}#margin`),q,ot):void 0;if(Pt){const Q=[...Pt.at,...ot].map(H(S));if(Q.some(Vp=>typeof Vp!="number"))return;const we=Math.min(
j,...Q),ye=Math.max(j,...Q);return we===ye?we:[we,ye]}const At=On(H(S),q,ot)?.ends;if(!At)return;const[X,Yt]=[Math.min(At[0],j),Math.max(At[1],j)];return X===Yt?
X:[X,Yt]},A=(S,O)=>(s(S).at??[]).filter(_=>Object.keys(_).length===O.length&&O.every(([C,[L,q]])=>C in _&&_[C]>=L&&_[C]<=q)).map(_=>new Map(O.map(([C])=>[C,_[C]]))),
T=(S,O)=>{if(n.purse.next(),d(S,O)===void 0)return[];const _=f.get(O);return _?n.counted(_,()=>Lo(Ce(_).value(S))):[]},x=(S,O)=>{if(n.purse.next(),!n.uncertain.
has(S)||d(S,O)===void 0)return;const _=f.get(O),C=_&&n.counted(_,()=>Ce(_).value(S));return C instanceof Float64Array?C:void 0},v=(S,O,_)=>(n.purse.next(),n.uncertain.
has(S)?[d(S,O,_)].flat()[0]:void 0);function*k(S=jl){const O=new Map,_=a(O),C=[],L=[];I(S);for(const q of Ro(t)){const{w:j}=s(q);if(j===void 0)continue;const U=te(
()=>[M(q,O,_)].flat());!U||U.some(B=>B===void 0)?L.push(q):[j].flat().some((B,H)=>!W(B,U[H],1e-9))&&C.push(q),yield}return{wrong:C,untold:L}}const N=S=>{const O=k(
S);for(;;){const{done:_,value:C}=O.next();if(_)return C}},I=S=>{n.purse.give(S)};return{data:e,entries:t,entry:s,key:o,under:a,why:g,inputs:m,reaches:(S,O)=>n.affected(
[S]).has(O),spread:M,part:v,heights:T,draws:x,prove:N,proving:k,allow:I,taken:()=>n.purse.taken}}const bt="–",Jl=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Tn={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Zl={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Ql=e=>Object.
hasOwn(Tn,/^[A-Za-z]*/.exec(e)?.[0]??""),G=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,Ln=e=>e.join(e[0][0]==="-"?" to ":"–"),it=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,qe=({f:e=1,o:t=0},n)=>n*e+t,Po=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,tu=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Zl[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Re(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of tu(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Do(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,p,w)=>{const{d:y,u:M="",o:$}=s(b),A=it(s(b),p);return s(b).iso?Le(p):Po(A)&&(A!==0||$||!p)?jt(A,w??y,Jl.test(
M),Dl(M)):bt},c=(b,p)=>{const w=p.map(N=>it(s(b),N)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),A=N=>Math.floor(Math.log10(N)),T=M&&$?Math.
max(y,Math.min(A(M)-A($/3)+2,12)):y,[x,v,k]=p.map(N=>a(b,N,T));return`${v} (${Ln([x,k])})`},l=(b,p,w,y)=>{const M=(y?r(b,p,y):void 0)??i(b,p,w),{words:$}=s(b);if($)
return $[Number(M)]??bt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[A,T]=M.map(x=>a(b,x));return A===T?A:(s(b).al?"at least ":"")+Ln([A,T])}return typeof M==
"number"?a(b,M):M??bt},u=(b,p)=>{const{rows:w,r:y,v:M,u:$}=s(b),A=p??M;return typeof A=="string"?w?.[A]??A:p===void 0&&y?G(Ln(y.map(T=>a(b,T))),$):typeof A=="nu\
mber"?G(a(b,A),$):bt},f=(b,p)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:A,x:T,iso:x}=s(b);return!n.has(b)||A||T?!1:w?Object.hasOwn(w,p):typeof p!="number"||
!Number.isFinite(p)||x&&Le(p)===bt?!1:$?$.some(v=>W(v,p)):p>=y&&p<=M||W(p,y)||W(p,M)},d=b=>{const p=new Map;for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.
lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&p.set(M,s(M).rows?$:+$)}return p},h=(b,p)=>{const w=Rl(b.trim().replace(/^date\s+/,""));return w===
void 0?{problem:`not a date; write for example ${u(p)}`}:f(p,w)?{value:w}:{problem:`outside ${g(p)}`}},m=(b,p)=>{if(s(p).iso)return h(b,p);const{u:w=""}=s(p),y=w||
"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(L,q,j,U)=>`${q}${U}\
 ${j==="$"?"USD":j}`),[,$,A,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write for example ${u(p)}`};
const[,x,v]=/^([A-Za-z]*)(.*)$/.exec(T)??[],k=(A===""||x[1]==="i")&&Object.hasOwn(Tn,x)?Tn[x]:1,N=(k>1?v:T).replace(/\s/g,""),I=Re(N,t.units),S=Re(T.replace(/\s/g,
""),t.units);if(k>1&&w&&!/^\s*[A-Za-z]/.test(v)&&!S.unknown&&S.dimension===Re(w,t.units).dimension)return{problem:`“${b.trim()}” means two things; write ${$}\
 ${T}, or ${+$*k}`};if(I.unknown||N&&I.dimension!==Re(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${y}`};
const O=+$*k,_=qe(N?{f:I.factor,o:I.offset}:k>1?{}:s(p),O),C=O!==0&&_===0&&!I.offset&&!s(p).o;return f(p,_)&&Po(_)&&!C?{value:_}:{problem:`outside ${g(p)}`}},g=b=>{
const{lo:p=-1/0,hi:w=1/0,set:y,u:M}=s(b);return G((y??[p,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,text:l,say:u,takes:f,parseCase:d,
parseEntry:m}}const ee={notes:{},kinds:[],inputs:{}},jo=e=>e?fetch(e).then(t=>t.ok?t.json():ee).catch(()=>ee):Promise.resolve(ee),eu=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(e)??["",e,""];return G(t,n)};function Fo(e,t,n,s){const{note:o,names:r}=n.data,i=t.map(l=>nu(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??
f,m=n.entry(l),[g,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:g,says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(
u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===
l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function nu(e,t){
const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf("."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{
notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??eu(o),written:o,value:void 0,keys:[],parts:[e],isHere:!1,isToo:!1}}function su(e,t,n,s){const{note:o,names:r}=n.
data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===
f&&!m.isHere).pop(),h=d&&ou(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}
function ou({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(t??"",n).value}function ru(e,t){const n=[...t.entries].flatMap(([o,{rows:r,
v:i}])=>r&&typeof i=="string"?[{key:o,words:au(r[i]??i,i)}]:[]),s=new Map;if(n.length)for(const o of e.querySelectorAll("p, li, td"))iu(o,n,s);return s}function iu(e,t,n){
let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)
s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const au=(e,t)=>{
const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\
\\w-])`,"i")},cu={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function lu(e,t,n){if(!tt(location.search))return;const s=e.dataset.inputs,o=new URL(
s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await jo(s);if(n.aborted)return;const a=()=>tt(location.search).slice(0,2e3).
split(",").filter($=>$.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),l=t.querySelector("cg-map");let u=!1,f="";const d=ct("cg-bar__do","r\
ecompute with it",async()=>{u=d.disabled=!0,h().setAttribute("role","status"),m("Recomputing …");const{rechain:$,recompute:A}=await Promise.resolve().then(function(){
return lm});if(l)return l.recompute=async x=>{const{now:v,sum:k}=await $(x,a().join(),n);return m(zo(k,"What is not in this chain is as built.")),v},l.view?.renew();
const T=await A(c??t,a().join(),n,(x,v)=>m(`Recomputing, note ${x+1} of ${v} …`));m(zo(T))}),h=()=>p.querySelector(".cg-bar__notice"),m=$=>z(h(),f=$),g=()=>{const $=l?.
dataset.mode==="chain";d.hidden=!$,u&&f&&z(h(),$?f:r??"")},b=()=>{u?location.reload():y()},{bar:p,show:w}=oo({remove($){const A=new Set($.flatMap(x=>x.parts)),T=a().
filter(x=>!A.has(x));history.pushState(history.state,"",Me(location.href,T.join())),b()},take(){},link:()=>location.href,notice:r,act:c||l?d:void 0}),y=()=>w(Fo(
new Map,a(),cu,i),[],i,o);if(e.append(p),addEventListener("popstate",b,{signal:n}),y(),!l)return;const M=new MutationObserver(g);M.observe(l,{attributeFilter:["\
data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),g()}const zo=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?
[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].join(" ");var uu=Object.freeze({__proto__:null,mount:lu});function Uo(e,t,{model:n,state:s,
now:o}){const r=o(t),i=a=>typeof r=="number"?W(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=
[...e.options].findIndex(i):e.type==="range"?fu(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),Bo(e,"")))}
function fu(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(it(o,l)):it(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/
150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),Is(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function Bo(e,t){
const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(R("span","cg-why"),{id:s});if(r.setAttribute(
"role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);z(r,t),e.setAttribute("ari\
a-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const du="computed when you let go",Wo="not computed here",hu="Pale values take many steps: they\
 are computed when you let go.",Ho=8;function mu(e){const t=[...new Set(e)],n=t.length-Ho,s=t.slice(0,Ho).join(", ")+(n>0?` and ${n} more`:"");return`Pale value\
s are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function pu(e){const t=e.matches(
Go)?e:e.closest("[data-row]")??e.querySelector(Go),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Go="\
[data-q], [data-say], [data-check], [data-row]";function gu(e){const t=new Map,n=R("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;
const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof J))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute(
"title",s?Wo:du),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(a.querySelector("button")??a,Wo)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.
remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].
map(pu).filter(Boolean):[];z(n,t.size?s?mu(a):hu:"")},start:a=>{s=a}}}function Ko(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<
0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+
1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function Cn(e,t){const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.
indexOf(":"),{key:a,own:c,known:l}=Ko(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;
i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function bu(e,t){const n=e.indexOf(":"),{key:s}=Ko(e.slice(0,Math.max(n,0)),
t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(
e.slice(n+1),s).problem??"not taken"}function Vo(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="n\
umber"&&l?.iso?Le(i):typeof i=="number"?`${+it(l??{},i).toPrecision(12)}${l?.u&&Ql(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const wu={holds:"✓",failing:"✗",unknown:"–"},Yo=e=>e===void 0?"unknown":e?"holds":"failing";function yu(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function Mu(e,t){
const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:vu(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[data-q]"),r=Su(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const g=a(m);return f.set(m,g===void 0?void 0:!!g),f.get(m)};for(const{e:m,key:g,row:b,built:p}of n)l(m,()=>{f.delete(g);const w=d(g);ku(m,w,!W(a(g),c(g)),p),i.
done&&Xo(b,w!==!0&&u.size>0)});for(const{e:m,of:g,built:b}of s)l(m,()=>{const p=g.some(({key:M})=>!W(a(M),c(M))),{state:w,says:y}=yu(g.map(({key:M})=>d(M)));m.classList.
toggle("is-off",p),m.firstElementChild&&(m.firstElementChild.className=p?`cg-mark is-${w}`:b.mark),z(m.firstElementChild,p?wu[w]:b.sign),z(m.lastElementChild,p?
y:b.says),m.title=p?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!W(a(m),c(m)));r($u(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function $u(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function Su(e){const t=e.querySelector(".cg-facts"),n=R("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=R("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const vu=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function ku(e,t,n,s){const o=n?Yo(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Yo(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);z(e.querySelector(
".cg-mark"),n?"→":s.sign),z(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Xo(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Au={makeValues:Io,prepare:Co},xu=[[".cg-table",()=>Promise.
resolve().then(function(){return pm})],["svg[data-x]",()=>Promise.resolve().then(function(){return Dm})],[".cg-fig",()=>Promise.resolve().then(function(){return ap})],
[".cg-grip",()=>Promise.resolve().then(function(){return Vm})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return pp})],["[data-sens]",()=>Promise.
resolve().then(function(){return vp})],[".cg-limit",()=>Promise.resolve().then(function(){return Rp})],["svg[data-rows]",()=>Promise.resolve().then(function(){return Wp})]],
Nu=e=>Promise.all(xu.filter(([t])=>e.querySelector(t)).map(([,t])=>t())),Eu=2;async function _u(e,t,n,s,o){const r=Do(e),i=new Map,a=r.under(i),c=location.pathname;
let l=[];const{attempt:u,start:f,tell:d}=gu(t),h={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:S,inCase:I,attempt:u},m=[],g=new Set;r.allow(gt);
const b=Cu(n,r,a,i);let p=0,w=0,y=ee;const M=t.dataset.inputs,$=new URL(M??"",document.baseURI).href,{bar:A,show:T}=oo({remove(L){const q=new Set(L.flatMap(j=>j.
parts));l=l.filter(j=>!q.has(j)),S(new Map(L.flatMap(j=>j.keys).map(j=>[j,void 0])))},take:L=>S(new Map(L.map(({key:q,value:j})=>[q,j]))),link:()=>location.href});
t.append(A);const x=()=>{const L=Fo(h.state,l,r,y),q=su(L,h.state,r,y);T(L,q,y,$),Lu(n,r,q)},v=async()=>{y!==ee||!Tu(h.state,l,r)||(y=await jo(M),s.aborted||x())},
k=(L=!0)=>{const q=L?gt:$o;h.state.size||(h.state=i),f(h.done=L),r.allow(q),h.now=h.state.size?r.under(h.state):a,b(h),x();for(const U of m)g.add(U);const j=()=>{
const U=performance.now()+Eu;r.allow(q);for(const B of g){if(s.aborted)return;if(g.delete(B),B(h),performance.now()>U)break}r.allow(gt),g.size?p=requestAnimationFrame(
j):d()};cancelAnimationFrame(p),p=requestAnimationFrame(j)},N=()=>{const L=Cn(tt(location.search),r);return l=L.carried,h.state=L.state,k(),v(),L.dropped};function I(L){
const q=r.parseCase(L),j=new Map([...h.state,...q]);return{state:j,read:q.size?r.under(j):h.now}}function S(L,q="step",j=q==="step"){h.state=new Map(h.state);for(const[
U,B]of L){const{v:H,r:ot}=r.entry(U);B===void 0||!ot&&W(B,H)?h.state.delete(U):r.takes(U,B)&&h.state.set(U,B)}k(j),clearTimeout(w),q==="drag"?w=setTimeout(O,150,
"drag"):O(q),q==="step"&&Jo(n)}function O(L){const q=Me(location.href,Vo(h.state,l,r));q===location.href||s.aborted||location.pathname!==c||(L==="step"||!tt(location.
search)?history.pushState(history.state,"",q):history.replaceState(history.state,"",q))}const _=N();_.length&&Ou(_,r,A);const C=Vo(h.state,l,r);tt(location.search)!==
C&&history.replaceState(history.state,"",Me(location.href,C)),F(window,"popstate",{signal:s},()=>{location.pathname===c&&N()}),Du(h);for(const L of o){const q=[
await L.mount(h)].flat();m.push(...q),r.allow(gt);for(const j of q)j(h)}d()}function Ou(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${bu(i,t)})`),o=ct(
"cg-bar__x","×",()=>{r.remove(),bn(n)}),r=R("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),
o.setAttribute("aria-label","close"),n.append(r)}const Tu=(e,t,{data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Lu(e,t,n){const s=new Map(
n.map(o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(
t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}z(a??o.appendChild(R("span","cg-elsewhere")),`${i} elsewhere`)}}function Cu(e,t,n,s){const o=g=>D(
e,`[data-${g}]`).map(b=>[b,t.key(b.dataset[g])]).filter(([,b])=>t.entries.has(b)),r=o("say"),i=Mu(e,t),a=Iu(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-\
set]").map(g=>[g,[...t.parseCase(g.dataset.set)]]),d=D(e,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(t.key),g.dataset.rows?.split(`
`)]),h=ru(e,t),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,b])=>{const p=t.parseCase(g.dataset.with),w=p.size?p:s;return{e:g,key:b,given:p,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(g)??[],built:te(()=>t.text(b,w,p.size?t.under(p):n,Ee(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:b,now:p,attempt:w}=g,y=new Map(b);for(const M of m)w(M.e,()=>qu(M,g));for(const[M,$]of r)w(M,()=>z(
M,t.say($,p($))));for(const[M,$]of a)w(M,()=>Pu(M,$,g));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",Ru(t.heights($,g.state))));for(const[M,
$]of c)w(M,()=>Uo(M,$,g));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,A]of d)w(M,()=>{M.hidden=A?!A.includes($.map(p).join()):$.some(T=>y.has(T))});i(g);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([A,T])=>W(p(A),T,1e-9)))))}}function qu({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,g=(r===void 0||n.size>0)&&!l.size,b=g?"":c.text(
t,h,m,Ee(e)),{c:p,u:w,rows:y}=c.entry(t),M=g?!1:r===void 0?G(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const N=!g&&b===bt&&s?.matches(".cg-out")?c.why(
t,h):"";z(e,g?i:N?`${bt} ${N}`:G(b,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(".cg-claim__now"),A=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const T=n.size?void 0:o.find(N=>m(N)!==f(N)),x=T?` · ${c.say(T,m(T))}`:"",v=y?c.say(t,m(t)):G(b,w)+
A,k=p?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":v;e.classList.toggle("is-changed",M),z($,M?`→ ${k}${x}`:""),$.dataset.copy=M&&!p?k:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${k}${x}`:a)}const Ru=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",Iu=(e,t)=>D(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Pu(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!W(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&Xo(e,s.size>0&&t.some(h=>n.text(h,s,r)===bt)),z(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Du(e){const{model:t,root:n,signal:s}=e;F(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,g=d?u+Math.round((qe(l,m)-u)/d)*d:qe(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,g))]]),"drag",c),c&&Jo(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&Bo(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),F(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>Uo(r,t.key(r.dataset.p),e))}),F(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&ju(a,e),c&&Fu[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function ju(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const Fu={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{_e(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{_e(e.parentElement?.querySelector("code")?.textContent??"",e)}},Jo=e=>requestAnimationFrame(()=>D(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var zu=Object.freeze({__proto__:null,compute:Au,loadParts:Nu,mount:_u});const Zo=14,Uu=226,Bu=78;function qn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function Wu(e,t){const n=qn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Zo||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=Hu(n,t),i=Gu(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Ku(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function Hu(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Zo&&n.add(o);return[...n]}function Gu(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Ku(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Uu,l+(f-(c.length-1)/2)*Bu]))}return o}function Qo(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=qn(e,s).size;o>n&&([t,n]=[s,o])}return t}function Vu(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Yu(e,t,n){const s=ln(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:qn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Xu(e,t,n,s){if(!e.boxes[t])return Qo(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Ju=Object.freeze({__proto__:null,beside:Xu,
chartOf:Wu,meant:Yu,richest:Qo,trace:Vu});const Zu=16;function P(e,t,...n){const s=R(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const Ie=e=>P("span","cg-dot "+(e<0?"orphan":`c${e%Nt}${e>=Nt?" ring":""}`));function Qu(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=$e(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,Zu).map(({group:i,name:a,
size:c})=>{const l=P("button","cg-toggle",Ie(i),a+" ",P("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var tf=Object.freeze({__proto__:null,
dot:Ie,legend:Qu,make:P});const tr=200,er=6;function ef(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=p=>c==="by links"?i[p].degree:c==="by PageRank"?i[p].rank:0,u=i.filter(p=>!p.kind),f=o??u.filter(p=>s.nodes[p.number]).map(p=>p.number),d=o?[...f].
sort((p,w)=>l(w)-l(p)):[...f].sort((p,w)=>l(w)-l(p)||i[p].title.localeCompare(i[w].title)||p-w);nf(e),a.replaceChildren(...d.slice(0,tr*t).map(p=>{const w=i[p],
y=w.kind?P("span","cg-dot "+Bs[w.kind]):Ie(r.group[p]);return P("li","",y,ne(n,p),P("small","cg-num",String(w.degree)))}));const[h,m,g]=[d.length,u.length,d.length-
tr*t],b=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",b&&(b.hidden=g<=0,b.textContent=`${g} more`)}function nf(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?ln(t,s.find).slice(0,er):[];if(!o)return;const i=(n??[]).slice(0,er).map(l=>P("li","",Ie(e.painter.group[l]),
ne(t,l))),a=r.map(l=>{const u=t.boxes[l],f=P("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return P("li","",P("span","",Pe(u),f),P(
"small","cg-num",u.value))}),c=P("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(P("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function Pe({name:e,number:t}){const n=P("button","",e);return n.dataset.box=String(t),n}function ne(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=P(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var sf=Object.freeze({__proto__:null,go:ne,goBox:Pe,list:ef});
const nr=3;function of(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?cf(e,Se(t,s.from),Se(t,s.to)):e.notice?[P("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:af(t,n,r,rf(e,r))}function rf(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Rn=(e,t,n)=>P("li","",P("span","rel",e),P("span","",...t,In(n))),In=e=>e?P("span",
"why",e):"";function Pn(e,t){const n=P("a","",t);return n.setAttribute("href",e),n}function De(e,...t){const n=P("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=P("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function af(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[P("h2","",o.title),P("p","",r),De(o.url?Pn(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=P("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>
1?f.filter(g=>e.types[g.type][0]!=="link"):f,h=new Set(d.map(g=>e.types[g.type][3-a])),m=new Set(f.map(g=>g.reason).filter(Boolean));l.append(Rn([...h].join(", "),
[ne(e,u)],[...m].join("; ")))}c.size&&i.push(P("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function cf({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[P("h2","",f),P("p","",d),...s<0?[]:[De(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=Us(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,d)=>lf(e,f,d,+n.way===d)),P("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function lf(e,t,n,s){const o=P("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>ff(e,
t[f],u));t.forEach((u,f)=>{o.append(P("li","note",ne(e,u)),...i[f]?uf(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=P("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[P("h3","c\
g-way",l,P("small",""," "+c)),o]}function uf({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=P("span","",s.says&&s.says+" ",P("code","",s.name));return P(
"li","",r,P("b","cg-num",s.value),o===t.length-1?In(n):"")}):[P("li","",P("span","",e),In(n))]}function ff(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*ve(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,nr),l=s.find(
f=>f.reason&&(f.kind==="link"||zs(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,nr).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var df=Object.freeze({__proto__:null,about:of,acts:De,line:Rn,link:Pn});const ut={width:186,height:62};function hf(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+ut.width*t.k&&o<=c+ut.height*t.k)return r}return-1}function mf(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+ut.width,i+ut.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function pf(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.at.get(d),g=n.at.
get(h);if(!m||!g)continue;const b=!f||f.has(d)&&f.has(h),[p,w]=e.screen(s,m[0]+ut.width+4,m[1]+ut.height/2),[y,M]=e.screen(s,g[0]-5,g[1]+ut.height/2),$=Math.max(
p,y-34*u),A=(y-$)/2;a.beginPath(),a.moveTo(p,w),a.lineTo($,w),a.bezierCurveTo($+A,w,y-A,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),g={...c.boxes[d],...Dn(n,d)};gf(e,s,g,h,m?.3:1,d===n.end,d===r&&i)}}function Dn({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function gf(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=ut.width*l,h=ut.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,A,T,x=0)=>{[a.font,a.fillStyle]=[$,e.solid(A,o)];let v=M;for(;v.length>1&&a.measureText(
v).width>d-x;)v=v.replace(/.…?$/u,"…");return a.fillText(v,u+x,f+T*l),a.measureText(v).width},g=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,b=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,g,20),p=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";p&&b<d*.7&&m(`\
  ${p}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function bf(e,t){if(!t)return[P("h2","","A chain"),P("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Dn(t,w.number)};return M?`${y}, as built ${w.value}`:$?`${y}, as built`:y},h=P("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=P("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),g=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=P("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Dn(t,w.number)};b.append(Rn(d(w),[Pe(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const p=P("details","cg-chain__list",
P("summary","","as a list"),b);return[h,m,De(Pn(r.url,"open row")),...g.length?[P("p","cg-chain__uses","What uses it: ",...wf(g))]:[],...i.length>1?[p]:[]]}const wf=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",Pe(t)]);var yf=Object.freeze({__proto__:null,about:bf,boxAt:hf,draw:pf,fit:mf});function Mf(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Dt),f=Math.round(n.height*Dt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Dt||Math.abs(a-d.y)*
c>r*Dt)&&$f(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function $f(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var Sf=Object.freeze({__proto__:null,slide:Mf});
const vf=2,jn=24,kf=9,sr=.3,K=e=>e instanceof Float64Array,se=e=>Array.isArray(e),oe=new Map;oe.set(lt.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Te(e[r*t]+n[r*s],e[r*t])}),oe.set(lt.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Te(e[r*t]-n[r*s],e[r*t])}),oe.set(lt.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),oe.set(lt.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=$n(e[r*t],n[r*s])});function re(e,t){const n=t.find(K);if(!n){
const u=e(...t);return Number.isFinite(u)?u:E(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>K(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>K(u)?1:0),c=oe.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(K(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&E(s.some(
Number.isNaN)?"no real value":"overflow"),s}function Fn(e,t){if(!K(e))return e;if(t!==vf)return or(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function or(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return zn(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function zn(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}zn(e,t,a,s),zn(e,i,n,s)}function Af(e){const t=rr(e);if(!K(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*sr)/jn,r=n-(s-n)*sr,i=Array.from({length:jn},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<jn&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(kf*c/a+.5))}function rr(e){
if(se(e))return E("no value");if(!K(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=or(e,[.05,.5,.95]);return[t,n,s]}var xf=Object.freeze({__proto__:null,
each:re,folded:Fn,heights:Af,isMany:K,isSeries:se,summary:rr});const V=4096,Nf=12,Ef=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],_f=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
Of=.6931471805599453,ir=([e,t],n)=>ar(e,n)/ar(t,n),ar=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Tf(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*Of}function Lf(e){const t=e-.5;return t>=-.425?t*ir(Ef,.180625-t*t):-ir(_f,Math.sqrt(-Tf(e))-1.6)}let Ft;function Un(){
if(Ft)return Ft;Ft=new Float64Array(V);for(let e=0;e<V/2;e++)Ft[V-1-e]=-(Ft[e]=Lf((e+.5)/V));return Ft}const cr=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function lr(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Bn(e){const t=Uint16Array.from({length:V},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(cr(n,2166136261),cr(n,16777619),n.length,1);for(let o=0;o<Nf;o++)lr(s);for(let o=V-1;o>0;o--){const r=Math.
floor(lr(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const ur=new Map;function Cf(e,t){const n=ur.get(e);if(n)return n;const s=t==="score"?Un():Float64Array.
from({length:V},(r,i)=>(i+.5)/V),o=Float64Array.from(Bn(e),r=>s[r]);return ur.set(e,o),o}const fr=new Map;function qf(e,t){const n=Un();return Float64Array.from(
dr(e),s=>t==="score"?n[s]:(s+.5)/V)}function dr(e){const[t,n]=e[e.length-1];if(!n.length)return Bn(t);const s=JSON.stringify(e),o=fr.get(s);if(o)return o;const r=n.
map((l,u)=>hr(dr(e.slice(0,u+1)))),i=Rf(hr(Bn(t)),r,n),a=Array.from({length:V},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(V);return a.forEach((l,u)=>c[l]=
u),fr.set(s,c),c}function hr(e){const t=Un();return Float64Array.from(e,n=>t[n])}function Rf(e,t,n){const s=t.map(f=>t.map(d=>je(f,d))),o=s[0][0],r=n.map(f=>f*o),
i=pr(s,t.map(f=>je(e,f))),a=pr(s,r),c=mr(e,t,i.map(f=>-f)),l=o-je(a,r),u=Math.sqrt(Math.max(l,0)/je(c,c));return mr(c.map(f=>u*f),t,a)}const mr=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function je(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function pr(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const gr=16,If=2048,br=[2,4,6,8],Pf=255,Df=15,jf=64,Ff=75e4,zf=1e-12,Wn=1e-9,
wr=1024,Uf=.381966011250105,Bf=64,Wf=40,Hf="the steps cannot be made fine enough",{abs:ie,floor:Fe,max:at,min:ae}=Math;function Gf(e,t,n,s,o,r){n<s||E(n>s?"the \
range runs backwards":"the range is empty");let i=gr,a=0,c=yr(e,t,n,s,gr);for(;;){const l=yr(e,t,n,s,2*i),u=2*i>=If||168*o*i>Ff;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const d=c,h=t.map((p,w)=>td(d,l,w)),m=h.map(p=>p.reduce((w,y)=>at(w,y),0)),g=m.reduce((p,w,y)=>at(p,Jf(w,l.values[y])),0),b=g<=a/jf?
Pf:Df;if(g/b<=zf||u&&g/b<=Wn){const p=Vf(e,l,m,r);if(p===void 0)return{...l,errors:m.map(w=>w/b)};f=p}else u&&(f=Xf(l,h));a=g}if(u)return E(`${Hf} ${Kf((f-n)/(s-
n))}`);i*=2,c=l}}function Kf(e){const t=Fe(e*1e3+.5);return`at ${Fe(t/10)}.${t%10} % of the way`}function Vf(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(wr/a),u=Yf(s,t,c),f=r.map((m,g)=>at(Wn*m.reduce((b,p)=>at(b,ie(p)),0),10*n[g])*wr/(o[a]-o[0])),d=(m,g,b)=>{const p=(M,$)=>b.reduce(
(A,T,x)=>A+T[$]*M[g+x],0),w=r.map((M,$)=>p(M,0)+c*p(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>ie(M-p(r[$],2)/c-p(i[$],3))>f[$])},h=new Map;for(let m=0;m<a;m++){
const g=ae(at(m-1,0),a-3);for(let b=0;b<l;b++){const p=m-g+(b+Uf)/l,w=h.get(p)??Hn(p);if(h.set(p,w),d(o[g]+p*c,g,w))return o[g]+p*c}}for(const m of[...u,...u.slice(
1).map((g,b)=>(u[b]+g)/2)]){const g=ae(at(Fe((m-o[0])/c)-1,0),a-3);if(d(m,g,Hn((m-o[g])/c)))return m}}function Hn(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Yf(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Bf&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=ae(at(u-2,0),t.length-4);for(let m=0;m<Wf;m++){const g=f+
(d-f)/2,b=Hn((g-t[h])/o),p=(y,M)=>b.reduce(($,A,T)=>$+A[M]*y[h+T],0),w=e(g,n.map((y,M)=>p(y,0)+o*p(s[M],1)));if(!w)break;w[c]*l>0?f=g:d=g}return f+(d-f)/2}}function Xf(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=at(r,ie(a)),!(t[o][c]<=Wn*r)));i>=0&&(n=ae(n,e.times[i]))}),
n}function Jf(e,t){const n=t.reduce((s,o)=>at(s,ie(o)),0);return n?e/n:e}function yr(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=Zf(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,g)=>{a[g].push(m),c[g].
push(h[g])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Zf(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of br.entries()){const c=Qf(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/br[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function Qf(e,t,n,s,o,r){let i=n,a=Mr(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,Mr(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const Mr=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function $r(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=ae(at(Fe((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function td(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>ie(r-(i%2?$r(e.times,s,o,t.times[i]):s[i/2])))}const ed=0,nd=2,Gn=1e-12,sd=1e4,Kn="outside of the table",{abs:ft,max:wt,
min:zt,sqrt:Vn,trunc:od}=Math;function Sr(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Yn(e,t,n){const s=e[0],o=e[e.length-
1],r=Gn*wt(ft(s),ft(o));return t<s?n||s-t<=r?s:E(Kn):t>o?n||t-o<=r?o:E(Kn):t}const Xn=(e,t)=>zt(wt(Sr(e,t)-1,0),e.length-2);function rd(e,t,n,s){let o=Sr(e,n)-1;
return o+1<e.length&&e[o+1]-n<=Gn*wt(ft(e[o+1]),ft(n))&&o++,o<0&&!s&&E(Kn),t[wt(o,0)]}function id([e,t,n],s,o,r){if(o===nd)return rd(e,t,s,r);const i=Yn(e,s,r);
if(e.length===1)return t[0];const a=Xn(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===ed)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function ad([e,t,n],s,o,r){const i=Yn(e,s,r),a=Yn(t,o,r),c=Xn(e,i),l=Xn(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,g=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return g+(b-g)*f}const cd={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return id(a,d,+n,+s);const m=Gn*wt(ft(c[0]),ft(h));c[0]-m<=d&&d<=h+m||E("outside of the range of its rate");const g=$r(
c,l,u,zt(wt(d,c[0]),h));return g!==0&&ft(g)<sd*f[0]&&g!==l[0]&&g!==l[l.length-1]&&E("too near to zero for the steps of its rate"),g},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,x)=>x%3===0),d=l.filter((T,x)=>x%3===1),h=l.filter((T,x)=>x%3===2),m=(T,x)=>(v,k)=>{
const N=Zt(e,()=>(a[c]=v,f.forEach((I,S)=>a[I]=k[S]),x.map((I,S)=>Number(i(S?x[S-1]:T,I)))));return N?.every(Number.isFinite)?N:void 0},g=m(c+1,h),b=d.map(T=>Number(
a[T])),p=Number(a[+t]),w=Number(a[+n]);g(p,b);const y=e.budget.steps;g(p,b);const M=Math.max(+s,y-e.budget.steps),$=Gf(g,b,p,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((T,x)=>[T,$.slopes[x]]),$.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>ad(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function ce(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=ft(o)<ft(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=ld(t);return Number.isFinite(n)?n:E("overflow")}function ld(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Ut=e=>e.length?e:E("no row fulfils it"),ze=e=>(Ut(
e),ce(e)/e.length);function vr(e,t){t>=0&&t<=1||E("a share is between 0 and 1"),Ut(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=zt(od(s),n.length-1),r=zt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function le(e){const t=ze(e);return e.map(n=>n-t)}function Bt(e,t){const n=ce(e.map((s,o)=>s*t[o]))-ce(e)*ce(t)/e.
length;return Number.isFinite(n)?n:E("overflow")}const Jn=e=>e.length<2?E("fewer than two rows"):e;function ud(e){Jn(e);const t=le(e);return Vn(Bt(t,t)/(e.length-
1))}function kr(e,t){Jn(t);const n=le(e),s=le(t),o=Bt(s,s);return o?Bt(n,s)/o:E("all rows have the same place")}function fd(e,t){Jn(t);const n=le(e),s=le(t),o=Vn(
Bt(n,n))*Vn(Bt(s,s));return o?zt(wt(Bt(n,s)/o,-1),1):E("all rows have the same value")}const Ar={total:ce,count:e=>e.length,mean:ze,min:e=>Ut(e).reduce((t,n)=>zt(
t,n)),max:e=>Ut(e).reduce((t,n)=>wt(t,n)),first:e=>Ut(e)[0],last:e=>Ut(e)[e.length-1],median:e=>vr(e,.5),quantile:vr,stdev:ud,slope:kr,intercept:(e,t)=>ze(e)-kr(
e,t)*ze(t),correlation:fd},dd={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},xr=(e,t)=>e[+t].map(({numbers:n})=>n),hd={rows(e,t,n,s,o){const[r,i,...a]=t.
map(Number),c=a.length-1,l=a.slice(0,c).map(()=>[]);for(let f=0;f<r;f++){s[o]=f;try{for(let d=0;d<c;d++){const h=Number(n(d?a[d-1]:o+1,a[d]));if(i&&!d&&!h)break;
l[d].push(h)}}catch(d){throw d instanceof rt&&e.budget.steps>=0&&!d.needs&&(d.message.startsWith("the cell `")||(d.message+=` in row ${f+1}`)),d}}return l.slice(
i).map(f=>({first:0,numbers:f}))},fold:(e,[t,n,...s],o,r)=>Ar[t](...xr(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),scan:(e,[t,n],s,o)=>[{first:0,numbers:dd[t](
xr(o,n)[0])}]},Nr=1e5,Zn=5;function Er(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+Zn<e.length;r+=Zn){const[a,c,l,u,f]=e.slice(r,r+Zn).map(Number),d=s(n[u]),
h=nt(d);h!==Ot(d)&&E("the last step is not a whole number"),h<a-1&&E("the steps run backwards"),h-a>=Nr&&E("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function _r({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:E(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function Wt(e){const t=nt(e);return t===Ot(e)?t:E("a step is a whole number")}const Or=(e,t,n)=>e[+t][+n],md={
steps(e,t,n,s,o){const r=Er(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof rt&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>_r(Or(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>_r(Or(r,t,n),Wt(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=Wt(Number(o[+n])),c=i[a-r]??E(`there is n\
o step ${a}`);return typeof c=="number"?c:E(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>Wt(Number(o[+c])));a-i>Nr&&E("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return E("no step fulfils it")}},Tr="other\
 rows are chosen",pd=1e3,Ht=e=>typeof e=="number"?e:E("a bound, or the number of a step, that has a distribution");function Lr(e,t,n,s,o){const[r,...i]=t[n],[a,
c]=i.slice(0,2).map(u=>Ht(s[+u]));(nt(a)!==Ot(a)||nt(c)!==Ot(c))&&E("bounds are not whole numbers"),nt(c)<nt(a)-1&&E("the bounds run backwards"),c-a>=1e4&&E("mo\
re than 10,000 terms");let l=r==="sum"?0:1;for(let u=nt(a);u<=nt(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=re(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function Cr(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?Ht(s[+r+1])-+a:Wt(Ht(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):
E(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const qr=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),Rr={sum:Lr,product:Lr,back:Cr,
prior:Cr,steps(e,t,n,s){const o=Er(t[n].slice(1),n,s,Ht),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=pd&&E("more than 1,000 s\
teps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(
({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=Wt(Ht(s[+t[n][2]])),a=r[i-o]??E(`there is no step ${i}`);return typeof a=="string"?E(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&K(f)&&E(Tr),r&&!u&&
!f)break;c[u].push(f)}}catch(u){throw u instanceof rt&&!u.needs&&u.message!==Tr&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=qr(e,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return re((...f)=>Ar[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];for(const r of qr(e,s,+t[n][2])[0])o.push(o.length?
re((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},
first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Wt(Ht(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!K(l)){if(!l)continue;return a?
a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))
return a}return E("no step fulfils it")}},Ir=8,gd=2e3,bd=1e3,wd=new Set(["num","row","index","read","back","prior","at","edge","series"]),yd={beta:256},Md="a ro\
ot, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class ue{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=
o,this.count=o?.length??n?.count??V,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),
this.pinned=n?.pinned??new Set(Pr(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=bd)throw new J;this.depth++;let s;try{s=this.found(
t)}finally{this.depth--}return this.kept+=se(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>gd&&(this.memo.clear(),this.kept=0),this.memo.set(
t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{
outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Qn(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.
run.value(t);return se(a)?a:this.run.known(t)}if(s.dr)return s.chain?qf(s.chain,s.dr):Cf(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??
[]).map(a=>this.value(a)).join();return s.cells?.[i]??E(s.problem||`no cell in row \`${i}\``)}lowered(t){return!K(t)||t.length===this.count||!this.outside?t:this.
part(this.outside.lowered(t))}series(t){const n=this.value(t);return se(n)?n:E("no value")}part(t){const{chosen:n}=this;return n&&K(t)?Float64Array.from(n,s=>t[s]):
t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=lt.get(String(i));if(r.steps<=0)throw new J;if(r.pay(c||wd.has(String(i))&&!this.
copies?1:V/Ir),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=re(c,a.map(u=>o[+u]));
K(l)&&r.pay((yd[i]??1)*V/Ir-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;
if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new ue(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(
t,n,s):o==="drawn"?a=Fn(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?E("no case holds"):Object.hasOwn(Rr,o)?a=Rr[o](this,t,n,s,i):E(Md);return s[n]=s[i-1]=a,i}cases(t,n,s){
const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!K(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.
forEach(([u,f],d)=>{const h=[];if(a.forEach((b,p)=>{!b==(d===1)&&h.push(p)}),!h.length)return;const m=new ue(this.run,this,void 0,h),g=m.execute(t,u,f,s.map(b=>m.
part(b)));h.forEach((b,p)=>l[b]=K(g)?g[p]:Number(g))}),l}}const Pr=e=>e?.outside?[...e.given,...Pr(e.outside)]:[],Qn=e=>e.draws??=new ue(e);var $d=Object.freeze(
{__proto__:null,CHECKED:{deviation:e=>e<0?E("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:E("a probability of a number that is not a condition"),upper:(e,t)=>t<
e?E("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>Fn(Qn(e).execute(i,r+1,+n,[...o]),+t)},Draws:ue,drawsOf:Qn});const Sd=[
[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,
28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],vd=[[.0007745450142783414,.022723844989269184,
.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,
.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],kd=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,
.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,
.014875361290850615,.1369298809227358,.599832206555888,1]],ts=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},Dr=(e,t)=>{if(Math.abs(e)<=.425)
return e*ts(Sd,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(e)*(n<=5?ts(vd,n-1.6):ts(kd,n-5))},Ue=e=>e>0&&e<1?Dr(e-.5,Math.min(e,1-e)):E("a qua\
ntile of a probability that is not between 0 and 1"),Ad=e=>e>-1&&e<1?Dr(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):E("erfinv of a number that is not between -1 and 1"),
{abs:Be,exp:We,expm1:es,log:dt,log1p:He,min:jr,sqrt:xd,PI:Nd}=Math,Fr=.1,zr=1e5,Ed=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],_d=10,Ur=1e-300,Od=3e-16,Td=1e-9,
Ld=2e4,Cd=60,fe=[],qd=(e,t,n)=>{t>=Fr&&t<=zr&&n>=Fr&&n<=zr||E("a shape of `beta` that is not between 0.1 and 100,000");let s=fe[0];return(s?.shapes.a!==t||s.shapes.
b!==n)&&(s=fe.find(({shapes:o})=>o.a===t&&o.b===n)??Rd(t,n),fe.unshift(s),fe.length=jr(fe.length,16)),e<=s.middle?We(Wr(e,s.shapes)):-es(Wr(1-e,s.mirrored))};function Rd(e,t){
const n=Br(e,t),[s,o]=Hr(n.most,n);return{shapes:n,mirrored:Br(t,e),middle:We(s)/o}}function Br(e,t){const n=ht(e)+ht(t)-ht(e+t)-dt(e/(e+t)*t/(2*Nd))/2;return{a:e,
b:t,round:n,most:dt((e+1)/(e+t+2))}}function Wr(e,t){const n=dt(e);let s=jr(Id(e,t),t.most);for(let o=0;o<Cd;o++){const[r,i]=Hr(s,t);let a=s+(r-dt(i)-n)*es(s)/i;
a>t.most&&(a=(s+t.most)/2);const c=Be(a-s);if(s=a,c<=Td*Be(s))break}return s}function Id(e,{a:t,b:n,round:s}){if(t<1||n<1)return(dt(e*t)+s+t*dt(t/(t+n))+n*dt(n/
(t+n)))/t;const o=Ue(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*xd(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-He(n/t*We(-2*l))}function Hr(e,{a:t,b:n,round:s}){
const o=We(e),r=-es(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?He(c/i):dt(o/i),u=c<a/2?He(-c/a):dt(r/a);return[t*l+n*u-s,Ge(o,r,-(t+n)*c,t,n)]}function ht(e){
let t=0;for(;e<_d;e++)t+=(e+.5)*He(1/e)-1;const n=1/(e*e);return t+Ed.reduce((s,o)=>s*n+o,0)/e}function Ge(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<
Ld;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Gr(f+u*a),r=Gr(f+u/r),i*=r*a,Be(r*a-1)<=Od)break}
return i}const Gr=e=>Be(e)>=Ur?e:Ur;var Pd=Object.freeze({__proto__:null,betaFraction:Ge,betaQuantile:qd,offStirling:ht});const{abs:de,exp:yt,log:Z,log1p:Kr,max:Vr,
min:ns,sqrt:he,trunc:Dd,PI:ss}=Math,os=.01,Ke=1e6,jd=1e-17,Ve=1e-300,Yr=2e4,Fd=100,Xr=1e-9,Jr=-706,zd=37,Ud=18,Bd=.5772156649015329,Wd=[.6449340668482264,.2020569031595943,
.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,
.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,
4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,
1862659723513049e-24,9313274324196682e-25],Gt=e=>{if(e<=0&&E("lgamma of zero or less"),e>=10)return(e-.5)*(Z(e)-1)+(Z(2*ss)-1)/2+ht(e);let t=1;for(;e>2.5;)t*=e-=
1;if(e<.5)return Zr(e)-Z(e);const n=e<1.5?Zr(e-1):Qr(e-2);return t===1?n:n+Z(t)},Zr=e=>Qr(e)-Kr(e);function Qr(e){let t=e,n=0;return Wd.forEach((s,o)=>{t*=-e,n-=
s*t/(o+2)}),e*(1-Bd)+n}function rs(e){if(de(e)>.25)return Kr(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const me=(...e)=>{
const t=Vr(...e.slice(0,-1));return t>0&&t<=Ke?Dd(20+2*he(t)):0},Ye=(...e)=>6*me(...e);function Xe(e,t){e>=os&&e<=Ke||E("an incomplete gamma function of a shape\
 that is not between 0.01 and 1,000,000"),t<0&&E("an incomplete gamma function of a negative number")}function is(e,t){if(t===0)return[0,1];const n=as(e,t);if(t<=
e+1){const o=n/e*Hd(e,t);return[o,1-o]}const s=n?n/Gd(e,t):0;return[1-s,s]}function as(e,t){if(e<1)return t<1e3?yt(e*Z(t)-t-Gt(e+1))*e:0;const n=(t-e)/e,s=n>-.9?
e*rs(n):e*(Z(t/e)-n);return s>-745?yt(s-ht(e))*he(e/(2*ss)):0}function Hd(e,t){let n=1,s=1;for(let o=1;o<Yr&&(n*=t/(e+o),s+=n,!(n<s*jd));o++);return s}function Gd(e,t){
let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<Yr;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(de(r)>=Ve?r:Ve),s=n+a/s,s=de(s)>=Ve?s:Ve,o*=s*r,de(s*r-1)<=2e-16)break}return o}
function cs(e,t){e>=os&&e<=Ke&&t>=os&&t<=Ke||E("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function ti(e,t,n,s){if(n<=0||s<=
0)return n<=0?[0,1]:[1,0];const o=ls(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/Ge(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/Ge(s,n,(e+t)*
r,t,e);return[1-i,i]}function ls(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?rs(i/o):Z(n/o)-i/o,c=i<.9*r?rs(-i/r):Z(s/r)+i/r,l=e*a+t*c-ht(e)-ht(t)+
ht(e+t);return l>-745?yt(l)*he(e/(2*ss)*r):0}function ei(e){e>=0&&e<=1||E("an incomplete beta function of a number that is not between 0 and 1")}const ni=(e,t,n)=>(cs(
e,t),ei(n),ti(e,t,n,1-n)),Kd=(e,t)=>(Xe(e,t),t?as(e,t)/t:us(e,1)),us=(e,t)=>(e<1&&E("a density that is infinite at its end"),e===1?t:0),Vd=(e,t,n)=>(cs(e,t),ei(
n),n===0||n===1?n?us(t,e):us(e,t):ls(e,t,n,1-n)/(n*(1-n)));function si(e,t){e>=0&&e<=1&&t>=0&&t<=1||E("an inverse of a share that is not between 0 and 1")}const oi=(e,t)=>e<=
t?Ue(e):-Ue(t);function ri(e,t,n){if(Xe(e,0),si(t,n),n===0&&E("an infinite inverse"),t===0)return 0;const s=r=>{const i=yt(r);return[...is(e,i),as(e,i)]},o=e>=1?
Z(e)+oi(t,n)/he(e):(Z(t)+Gt(e+1))/e;return yt(ai(s,t,n,o,Ud))}function ii(e,t,n,s){if(cs(e,t),si(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+yt(-i)),
c=1/(1+yt(i));return[...ti(e,t,a,c),ls(e,t,a,c)]},r=ns(e,t)<1?(Z(n*e)+Gt(e)+Gt(t)-Gt(e+t))/e:Z(e/t)+oi(n,s)*he(1/e+1/t);return 1/(1+yt(-ai(o,n,s,r,zd)))}function ai(e,t,n,s,o){
let r=Jr,i=o,a=ns(Vr(s,r),i);const c=Z(ns(t,n)),l=t<=n;for(let u=0;u<Fd;u++){const[f,d,h]=e(a),m=l?f:d,g=(m>0?Z(m)-c:-1/0)*(l?1:-1);g>0?i=a:r=a;let b=h>0&&m>0?a-
g*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const p=de(b-a);if(a=b,p<=Xr)break}return a<=Jr+Xr?E("an inverse below 1e-306"):a}const Mt=(e,t)=>(Mn.set(e,t),e),Yd={lgamma:Gt,
gamma_inc:Mt((e,t)=>(Xe(e,t),is(e,t)[0]),me),gamma_inc_upper:Mt((e,t)=>(Xe(e,t),is(e,t)[1]),me),gamma_inc_inv:Mt((e,t)=>ri(e,t,1-t),Ye),gamma_inc_upper_inv:Mt((e,t)=>ri(
e,1-t,t),Ye),beta_inc:Mt((e,t,n)=>ni(e,t,n)[0],me),beta_inc_upper:Mt((e,t,n)=>ni(e,t,n)[1],me),beta_inc_inv:Mt((e,t,n)=>ii(e,t,n,1-n),Ye),beta_inc_upper_inv:Mt(
(e,t,n)=>ii(e,t,1-n,n),Ye),gamma_density:Kd,beta_density:Vd},fs=400,Je=.6180339887498949,Xd=60,Jd=8,Zd=1e-9,Qd=1e-5,ci=1e-13,{abs:ds,max:li,min:th}=Math,st=e=>e??
-1/0;function ui(e,t,n,s){t<n||E(t>n?"the range runs backwards":"the range is empty");const o=c=>{const l=e(c);return l===void 0?void 0:s*l},r=[...Array.from({length:fs},
(c,l)=>t+(n-t)*l/fs),n],i=r.map(o),a=i.filter(c=>c!==void 0);return a.length||E("no value in the range"),{value:o,at:r,values:i,size:a.reduce((c,l)=>li(c,ds(l)),
0)}}const fi=(e,t,n,s)=>s*hi(ui(e,t,n,s))[0][1];function di(e,t,n,s){const o=ui(e,t,n,s),[[r,i],...a]=hi(o),c=Qd*(n-t);a.some(([l,u])=>i-u<=Zd*o.size&&ds(l-r)>c)&&
E("several places have the same value");for(const l of[r-c,r+c]){const u=t<=l&&l<=n?o.value(l):void 0;u!==void 0&&i-u<=ci*o.size&&E("it is flat where it is larg\
est")}return nh(o,r,i,c)}function hi(e){const{values:t}=e,n=o=>t[o]!==void 0&&st(t[o])>st(t[o-1])&&st(t[o])>=st(t[o+1]);return[...t.keys()].filter(n).sort((o,r)=>st(
t[r])-st(t[o])||o-r).slice(0,Jd).map(o=>eh(e,o)).sort((o,r)=>r[1]-o[1])}function eh({value:e,at:t,values:n},s){let o=t[li(s-1,0)],r=t[th(s+1,fs)],i=t[s],a=st(n[s]),
c=r-Je*(r-o),l=o+Je*(r-o),u=st(e(c)),f=st(e(l));for(let d=0;d<Xd;d++)u>a&&([i,a]=[c,u]),f>a&&([i,a]=[l,f]),u>=f?([r,l,f]=[l,c,u],c=r-Je*(r-o),u=st(e(c))):([o,c,
u]=[c,l,f],l=o+Je*(r-o),f=st(e(l)));return[i,a]}function nh({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(g=>e(n+r*g));if(i.includes(
void 0))return n;const[a,c,l,u]=i.map(st),f=a-u+8*(l-c),d=-a+16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(ds(h-n)>o||m===void 0||s-m>ci*t)return n;
[n,s]=[h,m]}return n}const hs=192,ms=1e300,sh=1100,ps=1e-6,oh=.1,mi=1e-12;function rh(e,t,n,s,o,r){t>0&&n<=0&&E("no real value");const i=[];let a=!1,c=0,l=NaN;for(const[
u,f]of ch(t,n,s).flatMap(d=>ah(e,d))){let d;if(f===0){const h=pi(e,u);a||=!h,h&&!gs(e,u)&&(d=u)}else l*Math.sign(f)<0&&(d=lh(e,c,u,l,f));d!==void 0&&d!==i[i.length-
1]&&i.push(d),[c,l]=[u,Math.sign(f)||NaN]}if(o!==void 0){const u=ih(i);return a&&E("a whole stretch of values solves it"),u.length!==r&&E(`${u.length} root${u.length===
1?"":"s"} in the range, not ${r}`),u[o]}return i.length||E(a?"a whole stretch of values solves it":"no root was found in the range"),i.reduce((u,f)=>Math.abs(f-
s)<Math.abs(u-s)?f:u)}function ih(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),
Math.abs(s)))&&t.push(n)}return t}function ah(e,t){const n=r=>[r,e(r)??NaN],s=n(t),o=ps*(Math.abs(t)||1);return s[1]===0?[n(t-o),s,n(t+o)]:[s]}function ch(e,t,n){
const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-ms||t<ms){const a=e>0?Math.log(t/e):0;return s(0,hs).map(c=>e>0?e*Math.exp(c/hs*
a):e+c/hs*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(
a=>a>0&&a<=ms).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function pi(e,t){const n=ps*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const gs=(e,t)=>e(
Number(t.toPrecision(7)))===void 0;function lh(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let h=0;h<sh;h++){const m=t/2+n/2;if(m===t||m===n)break;const g=e(
m);if(g===void 0)return;if(g===0)return pi(e,m)&&!gs(e,m)?m:void 0;g<0==s<0?[t,i]=[m,Math.abs(g)]:[n,a]=[m,Math.abs(g)]}const[c,l]=i<a?[t,i]:[n,a],u=ps*Math.abs(
c);if(gs(e,c))return;const f=e(c-u),d=e(c+u);return f===void 0||d===void 0?l<=mi*r?c:void 0:Math.max(i,a)<=Math.max(oh*Math.abs(d-f),mi*r)?c:void 0}const uh=40,
fh=25e4,dh=60,hh=12,mh=3,gi=1e-6,ph=1e-7,bi=1e-9,gh=1e-13,bh=1e-10,bs=1e-8,ws=1e-5,wh=.1,yh=1e9,ys=[2,3,5,7,11,13],qt=1e300,wi="the equations do not fix each un\
known",{abs:Y,max:$t,min:yi,floor:Ms}=Math;function Mh(e,t,n,s,o){const r=Mi(t,n,s),i=r.map((b,p)=>t[p]>-qt||n[p]<qt?n[p]-t[p]:Y(b)||1),a={lows:t,highs:n,scales:i},
c=$t(4,yi(uh,Ms(fh/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const p=Sh(e,b?r.map((w,y)=>$h(b,y,a)):r,a);p?.length===0&&f++,p?.length&&![...l,
...u].some(w=>Ah(p,w,i))&&(vh(e,p,i)?l:u).push(p)}l.length||E(u.length||f===c?wi:"no solution found");const d=b=>b.map((p,w)=>Ms(p/i[w]*yh+.5));l.sort((b,p)=>{const w=d(
b),y=d(p),M=w.findIndex(($,A)=>$!==y[A]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((p,w,y)=>p+(s[y]<qt?(w-r[y])/i[y]*((w-r[y])/i[y]):0),0),m=l.reduce((b,p)=>h(
p)<h(b)*(1-bi)?p:b);u.some(b=>h(b)<h(m))&&E(wi);const g=h(m)*(1+bs)+bs**2;return!s.every(b=>b<qt)&&l.some(b=>b!==m&&h(b)<=g)&&E("several solutions are equally n\
ear"),r.map((b,p)=>[m[p],...l.map(w=>w[p])])}const Mi=(e,t,n)=>n.map((s,o)=>s<qt?s:(e[o]+t[o])/2);function $h(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,
c=e;c;c=Ms(c/ys[t]))a/=ys[t],r+=a*(c%ys[t]);if(n[t]>-qt||s[t]<qt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-Y(i))}function Sh(e,t,{lows:n,highs:s,scales:o}){
let r=t,i=e(t),a=0;for(let c=0;c<dh;c++){const l=r.map((w,y)=>$t(Y(w),.001*o[y]));if(!i)return;const[u,f]=$i(e,r,i,l);if(!u.length)return[];const d=$t(...u.map(
Y));if(a===mh)return d<=bi?r.map((w,y)=>Y(w)<=gh*o[y]?0:w):void 0;(a||d<=ph)&&a++;const h=w=>$t(...w.map((y,M)=>Y(y)/f[M])),m=h(i),g=r;let b=1,p;for(let w=0;w<(a?
1:hh)&&(r=g.map((y,M)=>yi($t(y+b*l[M]*u[M],n[M]),s[M])),p=e(r),!(p&&(a||h(p)<m)));w++,b/=2)p=void 0;i=p}}function vh(e,t,n){const s=t.map((o,r)=>$t(Y(o),.001*n[r]));
for(const o of[ws,-ws]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=$i(e,r,i,s);return a.length>0&&a.every(c=>Y(o+c)<=wh*ws)}return!0}function $i(e,t,n,s){
const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*gi*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??n)[h])/(f*gi))}),r=n.map((a,c)=>$t(
...o.map(l=>Y(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[kh(i),r]}function kh(e){const t=e.
length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)Y(e[r][s])>Y(e[o][s])&&(o=r);if(!(Y(e[o][s])>=bh))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+
1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}
return n}const Ah=(e,t,n)=>e.every((s,o)=>Y(s-t[o])<=bs*$t(Y(s),Y(t[o]),1e-6*n[o])),xh=1e4,Si=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Nh=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
vi=[.015827191973480183,77/1470],ki=[.24261107190140774,672/1470],$s=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?E("gamma of zero or less"):Ai(e-1);if(e<.5)return Math.
PI/(Math.sin(Math.PI*e)*$s(1-e));e>172&&E("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Si.slice(1).reduce((r,i,a)=>r+i/(t+a+1),Si[0]);return Math.sqrt(2*Math.
PI)*s*Math.exp(-n)*s*o},Ai=e=>{const t=nt(e);if(t!==Ot(e))return $s(e+1);let n=t<0?E("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;
return n},xi=(e,t)=>{let n=nt(t);if(n!==Ot(t)&&E("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("b\
inomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},Ni=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=
n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Eh=e=>{if(e<1.5)return 1-Ni(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.
exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},_h=(e,t,n)=>t>n?E("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),Oh=e=>{const t=Math.abs(e)**
.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},Th=Math.hypot,Lh=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>
0&&n<=1e4?Math.trunc(n):0};Mn.set(xi,Lh);const Ch={gamma:$s,factorial:Ai,binomial:xi,erf:Ni,erfc:Eh,erfinv:Ad,normal_quantile:Ue,cbrt:Oh,mod:wl,clamp:_h,hypot:Th,
...ql,...Yd},qh={...md,...cd,...hd,sum:(e,t,n,s,o)=>_i(t,n,s,o,0),product:(e,t,n,s,o)=>_i(t,n,s,o,1),integral:(e,[t,n],s,o,r)=>{const{budget:i}=e,a=Number(o[+t]),
c=Number(o[+n]),l=i.integrals>0,u=m=>(o[r]=m,Number(s())),f=m=>Zt(e,()=>u(m))??Ph(u,m,a,c);i.integrals++;const d=i.steps;l||[a,c].forEach(f);const h=Dh(f,a,c,l?
1:Ih(Math.floor((d-i.steps)/2)),l);return i.integrals--,h},slope:(e,[t],n)=>Rh(Ei(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>Ze(di,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>Ze(
di,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>Ze(fi,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>Ze(fi,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a){const c=Ei(e,t,i),[l,u]=r.slice(0,-1).
map(d=>Number(a[+d]));return rh(d=>Zt(e,()=>c(d)),Number(a[+n]),Number(a[+s]),Number(a[+o]),l,u)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(
b*i,(b+1)*i).map(p=>Number(o[+p]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const p=Zt(e,()=>{const w=e.inside(new Map(u.map((y,M)=>[
y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return p?.every(Number.isFinite)?p:void 0},h=Mi(a,c,l);d(h);const m=e.budget.steps;return d(h),Mh(
d,a,c,l,m-e.budget.steps).map(b=>({first:0,numbers:b}))}},Ze=(e,t,n,[s,o],r,i,a)=>{const c=l=>(i[a]=l,Number(r()));return e(l=>Zt(n,()=>c(l)),Number(i[+s]),Number(
i[+o]),t)},Ei=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),s]]))));function _i(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=nt(
l);return u===Ot(l)?u:E("bounds are not whole numbers")});i<r-1&&E("the bounds run backwards"),i-r>=xh&&E("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)
n[s]=c,a=o?a*Number(t()):a+Number(t());return a}function Rh(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(
t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),g=l-u+8*(c-a);if(s=Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-
a))<=.1*h+m||r(g)<=1e-9*h)){const b=n/2,p=a-c+8*(e(t+b)-e(t-b)),w=g/(12*n),y=p/(12*b);if(r(y-w)<=.001*s+m/n)return y+(y-w)/15}}return E("no slope where a functi\
on jumps or bends")}function Ih(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function Ph(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[
6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function Dh(e,t,n,s,o){const r=[...Array.from({length:s},(h,m)=>t+(n-t)*m/s),n],i=r.map(e),a=Array.from({
length:s},(h,m)=>Ss(e,r[m],r[m+1],i[m],i[m+1],0)),c=Oi(a),l=jh(e,a,(s===32?1e-13:1e-11)*c.size),{value:u,error:f,size:d}=l.error<=c.error?l:c;return Math.abs(u)<=
1e-14*d&&f<=1e-9*d?0:f<=1e-9*(o?d:Math.abs(u))?u:E("the integral does not settle")}function jh(e,t,n){const s=[];for(let o,r=0;o=t.pop();){const{depth:i,a,b:c,first:l,
last:u,middle:f}=o,d=(a+c)/2;if(o.error<=n||i===52||r===500){s.push(o);continue}r++,t.push(Ss(e,a,d,l,f,i+1),Ss(e,d,c,f,u,i+1))}return Oi(s)}const Oi=e=>e.reduce(
(t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function Ss(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;
let[u,f]=[0,1].map(m=>vi[m]*(s+o)+ki[m]*c),d=vi[0]*(l(s)+l(o))+ki[0]*l(c);for(const[m,g,b]of Nh){const p=e(i-a*m),w=e(i+a*m);u+=g*(p+w),f+=b*(p+w),d+=g*(l(p)+l(
w))}const h=u*a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:E("overflow")}var Fh=Object.freeze({__proto__:null,
ACTS:Ch,MORE_REGIONS:qh});const Ti=64,zh=9,Uh=1024,Bh=10,Wh=3,Hh=.1,Gh=24,Kh=12,Vh=12,Yh=1e-13,pe=.6180339887498949,Xh=60,Jh=1e-12,Zh=1e5,vs=(e,t)=>Math.abs(e-t)<=
Jh*Math.max(Math.abs(e),Math.abs(t)),Qe=(e,t,n)=>Math.min(Math.max(e,t),n),Li=(e,t,n)=>t>0&&n>100*t?Qe(t*(n/t)**e,t,n):t*(1-e)+n*e;function Qh(e,t){const n=Array.
from({length:zh},(r,i)=>(i+1)*pe%1),s=[...Array.from({length:Ti+1},(r,i)=>i/Ti),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>Qe(e*(t/e)**
r,e,t))),o.sort((r,i)=>r-i)}function ks(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function tm(e,t,n=[]){
const s=t.map(([x,v])=>[x,Qh(...v)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=x=>{const v=e(x);return typeof v!="\
number"?(i=!0,NaN):(v<o&&([o,c]=[v,x]),v>r&&([r,l]=[v,x]),v)},d=x=>new Map(t.map(([v,k],N)=>[v,x(...k,N)])),h=(x,v)=>{const k=[d(I=>I),...t.length>1?[d((I,S)=>S),
d((I,S)=>Li(u(),I,S))]:[]];let N=0;for(const I of k){let S=NaN;for(const O of v){const _=f(new Map(I).set(x,O));if(i)return;if(!Number.isNaN(S)&&!vs(_,S)){const C=_>
S?1:-1;if(N===-C)return;N=C}S=_}}return N},m=(x,v,k,N,I,S)=>{const O=N.length-1;let _=Number(x.get(k)),C=v;const L=X=>{const Yt=I*f(new Map(x).set(k,X));return Yt>
C&&([_,C]=[X,Yt]),Yt};if(S)for(let X=0;X<=O;X+=Math.floor(N.length/Vh))L(N[X]);L(N[0]),L(N[O]);const q=N.findIndex(X=>X>=_),j=q<0?N.length:q;let U=N[Math.max(j-
2,0)],B=N[Math.min(j+1,O)],H=B-pe*(B-U),ot=U+pe*(B-U),Pt=L(H),At=L(ot);for(let X=0;X<Xh;X++)Pt>At?([B,ot,At]=[ot,H,Pt],H=B-pe*(B-U),Pt=L(H)):([U,H,Pt]=[H,ot,At],
ot=U+pe*(B-U),At=L(ot));return L(Qe(ks((U+B)/2,Math.max(Math.abs(N[0]),Math.abs(N[O]))),N[0],N[O])),[_,C]},g=(x,v,k,N)=>{let I=v,S=k,O=1;for(let _=0;_<Kh;_++,O*=
2){const C=new Map(s.map(([q,j])=>{const U=O*(Number(v.get(q))-Number(x.get(q)));return[q,Qe(Number(I.get(q))+U,j[0],j[j.length-1])]})),L=N*f(C);if(!(L>S))break;
[I,S]=[C,L]}return[I,S]},b=(x,v)=>{let k=new Map(x),N=v*f(x);for(let I=0;I<Gh;I++){const S=new Map(k),O=N;for(const[_,C]of s){if(i)return;const[L,q]=m(k,N,_,C,v,
I===0);k.set(_,L),N=q}if(s.length>1&&I&&([k,N]=g(S,k,N,v)),!(N-O>Yh*Math.max(Math.abs(N),Math.abs(O))))break}},p=(x,v,k)=>{const N=[k];for(const[,I]of[...x].sort(
([S],[O])=>v*(O-S))){if(N.length>Wh)break;const S=O=>t.some(([_,[C,L]])=>Math.abs(Number(I.get(_))-Number(O.get(_)))>Hh*(L-C));N.every(S)&&N.push(I)}return N},w=x=>({
ends:x,at:[c,l]});for(const x of n)f(x);const y=s.map(([x,v])=>h(x,v));if(i)return;if(y.every(x=>x!==void 0)){const x=f(d((k,N,I)=>Number(y[I])>=0?k:N)),v=f(d((k,N,I)=>Number(
y[I])>=0?N:k));if(!i&&vs(x,o)&&vs(v,r))return w([o,r])}const M=[],$=x=>{M.push([f(x),x])};for(let x=0;x<Uh&&!i;x++)$(d((v,k)=>Li(u(),v,k)));if(t.length<=Bh)for(let x=0;x<
2**t.length&&!i;x++)$(d((v,k,N)=>x>>t.length-1-N&1?k:v));if(i)return;const A=Math.max(...M.map(([x])=>Math.abs(x)));for(const x of[-1,1])for(const v of p(M,x,x<
0?c:l))i||b(v,x);const T=Math.max(Math.abs(o),Math.abs(r));return i||A>0&&T>Zh*A?void 0:w([ks(o,T),ks(r,T)])}var em=Object.freeze({__proto__:null,findExtremes:tm});
const Ci=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function nm(e,t,n,s){const o=D(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.
entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await qi(
l.href,n).catch(()=>null);if(u===null)c.forEach(Ri),r.left+=c.length;else if(u){const{state:f}=Cn(Ci(t),u);f.size&&cm(c,u,f,r)}}return r}async function sm(e,t,n){
const s=await qi(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?om(i):void 0);if(s){const{state:i}=Cn(Ci(t),
s),a=rm(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=im(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.
filter(i=>!i).length}}}const om=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function rm({entries:e},t){const n=new Set([t]);for(const s of n){
const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function im(e,t,n,s,o,r){const i=(e.columns.
length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(gt);const a=i.map(h=>tn(t,h,s,r)),c=i.some((h,m)=>a[m]!==tn(t,h,new Map,o)),
l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>am(t,h,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,
isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){
if(!(a instanceof J))throw a;return}}const am=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function tn(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(
t)?"holds":"does not hold":r?e.say(t,s(t)):G(e.text(t,n,s),i)}async function qi(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.
ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;
if(!r)return;const i=JSON.parse(r);return await Co(i.q),Do(Io(i))}function cm(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(
a.dataset.row);try{if(!t.entries.has(c))throw new J;t.allow(gt);const l=tn(t,c,n,i);if(l===tn(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`\
as built ${u?.textContent}`,a.classList.add("is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;Ri(a),s.left+=1}}}function Ri(e){e.classList.add(
"is-later"),e.title="as built: not computed here"}var lm=Object.freeze({__proto__:null,rechain:sm,recompute:nm});async function um(e){const{root:t,model:n,signal:s}=e;
for(const r of D(t,"table[data-sortable] thead th")){const i=ct("cg-sort","",()=>mm(r));i.append(...r.childNodes),r.append(i)}F(t,"click",{signal:s},({target:r})=>{
const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&_e(ul(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.
parseCase(a.dataset.cell))}),F(t,"keydown",{signal:s},fm);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Kp});return D(
t,".cg-table").map(r=>i=>{dm(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function fm(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[
0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||
e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.
querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function dm(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(
c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>W(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,
{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.entries.has(h)){const m=t.text(h,d,f),g=c.querySelector("button");if(z(g??c,m==="–"?"":m),e.dataset.scale){const[
,b,p]=[t.spread(h,d,f)].flat();c.dataset.v=String(p===void 0?f(h):b)}g?.setAttribute("aria-label",`take ${c.dataset.takes}: ${G(m,t.entry(h).u)}`)}c.classList.toggle(
"is-current",a(l))})}for(const c of D(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>Ii(
e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of D(
e,"tbody td")){const d=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}hm(e,f=>[...u].map(
d=>i(d).read(f)).filter(d=>!d),t)})}}function hm(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){
const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot \
be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function Ii(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,
s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function mm(e){const t=e.closest("table")?.
tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","\
-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.
parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.
querySelector(".is-rest")&&Ii(i)}var pm=Object.freeze({__proto__:null,mount:um});const gm=12,bm=5,Pi=[1,2,5,10],wm=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function St(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return en(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function en(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function Di(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-gm);return en(ge(d)*s,ge(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=ji(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return en(l*c*s+o,u*c*s+o,t)}function ym(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return en(s-r,o+
r,t)}function Mm(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?$m(o,r):Sm(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:jt(i)}))}function $m(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>Pi.slice(0,3).map(i=>i*ge(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(ge)}function Sm(e,t){const n=ji(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function ji(e){const t=e/bm,n=ge(Math.floor(Math.log10(t)));return n*
(Pi.find(s=>s*n>=t*.999)??10)}const ge=e=>+`1e${e}`;function Fi(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...Mm(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?vm(a.text):a.text,[l,u]}))}function vm(e){
const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=wm.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const vt=120,As=40,km=40,Rt=(e,t)=>+(e?.
getAttribute(t)??NaN),mt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},xs=(e,t)=>e.includes("#[")?Math.round(t):t,zi=e=>(t,n)=>D(e,
`[data-${n}="${CSS.escape(t.id||"-")}"]`);function Ui(e,t,n){const s=zi(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(
r,"band"),labels:s(r,"for").map(l=>[l,Rt(l,"y")-i]),cells:c}})}function Ns({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).
set(n,xs(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const be=new WeakMap,Bi=new WeakMap;function Wi({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[
...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?vt:As,i])}function Hi(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,
key:a,bands:c}=n,l=Wi(e,t,n),u=Bi.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,g)=>Array.from({length:m+1},(b,p)=>t.x.of(p/m)).map(b=>[b,g(
new Map(f).set(t.swept,xs(t.swept,b)))]),h={of:l,middle:d(r?vt:As,m=>s.under(m)(a)),ends:c.length?d(r?km:As/4,m=>{const g=[s.spread(a,m,s.under(m))].flat();return[
g.at(0),g.at(-1)].map(b=>typeof b=="number"?b:void 0)}):[]};return Bi.set(i,h),h}function Gi(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>Hi(e,t,o)).
flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&Di(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.
text&&(t.y=s,t.host.dataset.ay=s.text,Fi(t.host,"y",s))}function Ki(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=Wi(e,t,n),c=t.y.text;!be.has(r)&&!e.state.size&&
Number.isFinite(n.end)&&be.set(r,{of:a,y:c,end:n.end});const l=be.get(r);(l?.of!==a||l.y!==c)&&be.set(r,{of:a,y:c,end:Am(t,n,Hi(e,t,n))});const u=be.get(r)?.end??
NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([d,h])=>W(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){
const m=u+h;d.classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&mt(d,{y:m})}return u}function Am({x:e,y:t},{e:n,bands:s},{
middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",nn(a));for(const c of s){
const[l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${nn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const nn=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function sn(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=Ns(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const Es=6,xm=", outside",Nm=11,Em=.02,
_m=1e-9,Om=1.2;function Tm(e){const t=D(e.root,"svg[data-x]").map(n=>Cm(e,n));for(const n of t)Pm(e,n),n.data?.addEventListener("toggle",()=>_s(e,()=>sn(e,n)),{
signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>Lm(s,n)))}function Lm(e,t){Gi(e,t);for(const n of t.lines)Ki(e,t,n);qm(t);for(const n of t.points)Rm(e,
t,n);t.ridge&&Im(e,t,t.ridge),sn(e,t)}function _s({model:e},t){e.allow($o),te(t),e.allow(gt)}function Cm({model:e},t){const n=t.closest("figure")??t,s=zi(t),o=Ui(
e,t,n),r=D(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Rt(a,"x")-Rt(i,"cx"),Rt(a,"y")-Rt(i,"cy")])}));return{svg:t,host:t,
x:St(t.dataset.ax),y:St(t.dataset.ay),built:St(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(
".cg-numbers")}}function qm({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({
label:s})=>Rt(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Rt(s,"y"))<Nm))}function Rm({model:e,
inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[
Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,h))],g=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!g;a.classList.
toggle("is-outside",g);for(const p of[a,...l.map(([w])=>w)])p.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&mt(a,{cx:m[0],cy:m[1]});for(const[
p,w,y]of l)f&&p.textContent&&z(p,G(e.text(c,n,s),e.entry(c).u)+(g?xm:"")),b&&mt(p,{x:m[0]+w,y:m[1]+y})}function Im(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(
({e:A})=>A.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/vt,[l,u,f,d]=[0,1,vt-1,vt].map(A=>a?Number(Ns(e,t,a,s.of(A/vt)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=
Em&&W(f,d,_m);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,g=Number(e.now(r)),b=o.at(Number(e.now(a.key))),p=s.at(m),[w,y,M,$]=[".ridge",".st\
rong",".gap",".tone-gap"].map(A=>n.querySelector(A));mt(w,{x1:p,x2:p,y1:o.at(d)}),mt(n.querySelector(".ridge-dot"),{cx:p,cy:o.at(d)}),mt(y,{x:p}),z(y,`ridge ${e.
model.say(r,m)}`);for(const A of[M,$])A?.classList.toggle("hide",!(m/g>Om&&g>s.lo));mt(M,{x1:s.at(g)+9,x2:p,y1:b,y2:b}),mt($,{x:p,y:b}),z($,`${jt(m/g)}× short o\
f the ridge`)}function Pm(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??R("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const g=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=Ns(e,t,w,g),A=w.e.matches(".is-chosen");return{own:A,y:Number($),name:w.e.dataset.label??"",text:G(a.text(w.key,y,M),A?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const p=b.slice(0,Es).map(({own:w,name:y,text:M})=>R(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,xs(r,g))}: `,...p.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Es?` and ${b.length-Es} more`:""),mt(u,{x1:s.at(g),x2:s.at(g),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};F(n,"pointermove",{signal:c},g=>{const b=f.getBoundingClientRect(),p=(g.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(p-s.from)/(s.to-s.from))),_s(e,h)}),F(n,"pointerleave blur",{signal:c},m),F(n,"keydown",{signal:c},g=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[g.key];b&&(g.preventDefault(),d=Math.max(0,Math.min(1,d+b)),_s(e,h))})}var Dm=Object.freeze({__proto__:null,
mount:Tm});const jm=4,Fm=520,zm=.01,Um=.05,Vi=6,Bm=.1,Yi=100;function on(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,Xi((o-s)/Yi)):Wm(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<zm:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+it(n,d).toPrecision(3),g=i?s+Math.round((d-s)/i)*i:l?Math.round(d):qe(n,m);return Math.min(o,Math.max(s,g))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(Um*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const Wm=(e,t,n)=>Xi(
(it(e,n)-it(e,t))/Yi)*(e.f??1);function Xi(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Os({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Vi,PageDown:-Vi}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function Hm(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",jt(it(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=on(e.model,o),{lo:i,hi:a}=r,c=l=>jt(it(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),Gm(e,s,o,r)}for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Gm(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!W(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};F(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||Km(t,a,r(),s,i,()=>Ji(e,t,n))}),F(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),F(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Os(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))Ji(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function Km(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),F(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?Bm:1);if(!i&&Math.abs(d)<jm)return;
i=!0,e.classList.add("is-drag");const h=s.moved(n,d/Fm);h!==a&&o(a=h,"drag",!1)}),F(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function Ji(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=R("input","cg-grip__entry"),i=R(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var Vm=Object.
freeze({__proto__:null,keyed:Os,mount:Hm,scale:on});const Ym=3,Zi=7.4,Xm=78,Jm=30,Zm=40;function Qm(e){const t=D(e.root,".cg-fig").map(n=>tp(e,n));for(const n of t)
ep(e,n);return n=>{for(const s of t)n.attempt(s.figure,()=>{np(n,s),ip(n,s),sn(n,s)})}}function tp({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,
swept:n,x:St(t.dataset.ax),y:St(t.dataset.ay),built:St(t.dataset.ay),result:e.key(t.dataset.out),lines:Ui(e,t,t),hand:t.querySelector(".cg-axis input"),by:on(e,
n),drawn:"",data:t.querySelector(".cg-numbers")}}function ep(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};F(n,"input change",{signal:a},u=>l(u.type==="change")),F(n,"keydow\
n",{signal:a},u=>{const f=Os(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener(
"toggle",()=>sn(e,t),{signal:a})}function np(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===t.drawn||t.
drawn===""&&e.done&&!n.size)return;t.drawn=s,Gi(e,t);const o=t.lines.map(i=>({line:i,at:Kt(Ki(e,t,i)),own:i.e.matches(".is-chosen")}));op(t,o,e);const r=t.lines.
find(({e:i})=>i.matches(".is-limit"));r&&sp(e,t,r)}function sp(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.matches(
".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?Qi(e,t,e.model.
key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.isFinite(
f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,g]=[Kt(o.at(u.at)),Kt(r.at(f))],b=m<Jm;for(const[p,w,y]of[[d,"cx","cy"],[h,"x","y"]])p.setAttribute(w,`${m.
toFixed(2)}%`),p.setAttribute(y,`${g.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.isBelow?"up to":"from"} ${e.model.
say(t.swept,u.at)}`)}function Qi({model:e,state:t},{x:n,swept:s},o){const r=g=>e.under(new Map(t).set(s,g))(o)===1,i=Array.from({length:vt+1},(g,b)=>n.of(b/vt)),
a=i.map(r),c=a.flatMap((g,b)=>b&&g!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let g=0;g<Zm;g+=1){const b=(f+
d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const g=(f-h)/m;f=h+m*(u?Math.floor(g+1e-9):Math.ceil(g-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}
const Kt=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function op(e,t,{model:n}){const s=D(e.figure,".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.
line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>ta(f,n)),a=o?[...r.filter(({own:f})=>f),...i,
r[0],r[r.length-1]]:[...r.filter(({line:f})=>f.e.matches(".is-limit")),...r].slice(0,Ym),c=[...new Set(a.filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(
f)),u=rp(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,g]=f.children;if(f.classList.toggle("hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.
toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),g.setAttribute("y",`${u[d]}%`),z(g,`${h.line.e.dataset.label}${b?", writt\
en":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&ta(f,n))}const ta=({e},t)=>[...t.parseCase(e.dataset.line)].every(([n,s])=>W(t.entry(n).
v??NaN,s,1e-9));function rp(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+Zi):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(
t[s],n),n=t[s]-Zi;return t}function ip({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],
[f,d]=u.map(Kt),h=u.some(y=>y<-1||y>1001),m=!W(n(a),s(a))||!W(n(c),s(c)),g=(y,M)=>{const $=o.querySelector(y);$?.classList.toggle("hide",Object.values(M).some(Number.
isNaN));for(const[A,T]of Object.entries(M))Number.isNaN(T)||$?.setAttribute(A,`${T.toFixed(2)}%`);return $};o.classList.toggle("is-moved",m),(document.activeElement!==
l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),g(".fill",{x2:f}),g(".drop",{x1:f,x2:f,y2:d}),g(".dot",
{cx:f,cy:d});const b=g(".value",{x:f,y:d}),p=f>Xm;b?.classList.toggle("is-left",p),b?.setAttribute("dx",p?"-11":"11"),z(b,G(e.text(c,t,n),e.entry(c).u)+(h?", ou\
tside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];g(".ghost",{cx:Kt(w[0]),cy:Kt(w[1])}),o.querySelector(
".ghost")?.classList.toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var ap=Object.freeze({__proto__:null,crossingOf:Qi,mount:Qm});const ea={stale:"disputed, bu\
t it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"holds"},cp=Object.keys(ea),na=180,lp=250,Ts=8;
function up(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute(
"aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(gt),s=te(()=>dp(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),fp(
s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.
contains(h));F(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),F(t,"pointerover",{signal:n},h=>{const m=u(h.target);
m&&h.pointerType!=="touch"&&a(()=>l(m),na)}),F(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,lp):u(h.target)&&
!s&&clearTimeout(r))}),F(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),F(t,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focu\
s-visible")&&l(m)}),F(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),F(t,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||
o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),F(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&
o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia(
"(hover: hover)").matches&&a(()=>l(d),na),()=>{}}function fp(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,Math.min(t.
left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}px`}function dp(e,t){
const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:g}=t.dataset,b=t.querySelector(".cg-claim__text")?.textContent??
t.textContent??"",p=t.matches(".cg-live"),w=cp.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.entry(y).u,A=p?s:n.parseCase(
t.dataset.with),T=p?o:A.size?n.under(A):r,x=A.size?new Map([...s,...A]):s,v=x===s?o:n.under(x),k=M&&!p&&!W(v(y),T(y)),N=R("div","cg cg-card",R("div","cg-card__t\
op",R("span","cg-num",b),p?"":R("span",`cg-chip is-${w}`,ea[w]+(k?" as written":""))));N.id="cg-card",N.setAttribute("role","dialog"),N.setAttribute("aria-label",
`${p?"value":"claim"} ${b}`);const I=t,S=I.hash&&document.getElementById(decodeURIComponent(I.hash.slice(1))),O=S&&n.key(S.dataset.row)===y&&S.querySelector(".c\
g-steps__body");if(O){const L=O.cloneNode(!0);for(const q of D(L,"[data-nocard]"))q.remove();for(const q of D(L,"[data-q]"))n.entries.has(n.key(q.dataset.q))&&z(
q,G(n.text(n.key(q.dataset.q),A,T),q.dataset.u));N.append(L)}else M&&N.append(R("p","cg-card__in","computed: ",R("b","cg-num",G(n.text(y,A,T,Ee(t)),$))));(a||c)&&
N.append(mp(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,w)),h&&N.append(R("p",p||["holds","partly","sourced"].includes(w)?"cg-card__in":"cg-card__why",
...h.split("`").map((L,q)=>q%2?R("code","",L):L)));const _=M?[...n.inputs(y)].filter(L=>T(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.say(L,T(L))}`):[];(m||_.length)&&
N.append(R("div","cg-card__in",`${p?"for":"as written, for"} ${m??_.slice(0,Ts).join(" · ")}`+(!m&&_.length>Ts?` and ${_.length-Ts} more`:""))),k&&N.append(R("\
div","cg-card__now",R("span","","your scenario"),R("b","cg-num",hp(e,y,x,v,t))));const C=R("div","cg-card__foot",g?R("span","",g):"");return I.href&&C.prepend(Object.
assign(R("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:I.href})),N.append(C),N}function hp({model:e},t,n,s,o){const{c:r,u:i}=e.entry(
t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":G(e.text(t,n,s,Ee(o)),i)}function mp(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),
i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=g=>8+(g-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=g=>jt(g,Math.min(u,12)),
d=Number.isFinite(e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=Vt("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"\
0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(
" to ")}`),m.append(Vt("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),Vt("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(Vt(
"line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(Vt("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const g of[e,t])Number.
isFinite(g)&&m.append(Vt("text",{x:l(g),y:25,"text-anchor":"middle"},f(g)));return m}function Vt(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2\
000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var pp=Object.freeze({__proto__:null,mount:up});const kt=64,
It=16;function gp(e,t){let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/kt),i=Array.
from({length:It},()=>new Float64Array(kt)),a=new Float64Array(It);o.forEach((d,h)=>{const m=e[d]-s,g=h%It;i[g][Math.floor(h/r)]+=m,a[g]+=m*m});const c=sa(i,a,-1);
if(c===void 0)return;const l=i.map((d,h)=>sa(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/It,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(It-1)/It)]}function sa(e,t,n){
const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*V/(kt*It);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<kt;u++){let f=0;for(const d of s)f+=e[d][u];
r+=f,i+=f*f/o}const c=r*r/(o*kt),l=a-c;if(i-=c,l>0)return(i-(kt-1)*(l-i)/(o*kt-kt))/l}const Ls=1e-4,bp=5e-5,wp=48,yp=()=>e=>{for(const t of D(e.root,"[data-sens\
]"))e.attempt(t,()=>{Mp(e,t),$p(e,t)})};function Mp({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.
dataset.in),l=Number(n(c)),[u,f]=[1+Ls,1-Ls].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(Ls*(u+f))]})),i=Math.max(1e-9,...[
...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=bp&&Number.isFinite(
c)),u=wp*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<
0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[g,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(g,b)}else z(a.firstElementChild,Number.isFinite(c)?
l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function $p({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.
draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&gp(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?Sp(...a):"–")}}const Sp=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var vp=Object.freeze({__proto__:null,mount:yp});const kp=3,oa=48,Ap=24,ra={holds:"✓",failing:"\
✗",unknown:"–"};function xp(e){const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
t.key).filter(r=>t.entries.has(r)),gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>Np(o,r));for(const r of D(n,"[data-under]"))_p(o,r)}}const Cs=(e,t)=>{const n=e(t);return n===void 0?
void 0:!!n};function Np(e,t){const{model:n,now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=Cs(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(ra))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),ra[l]);for(const u of D(r,"[data-gap]")){const f=n.
key(u.dataset.gap);z(u,G(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&Ep(e,a),e.done&&Op(e,t,c)}function Ep({model:e,now:t},n){const s=n.querySelector(
"line"),o=d=>Number(t(e.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function _p({model:e,now:t},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>Cs(t,e.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():z(r??n.querySelector("small")?.appendChild(R("span","cg-out__given")),i)}function Op(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([
...e.state]):"";if(!s||o===t.said)return;t.said=o;const r=n===!1?te(()=>ia(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],ct("cg-preset",`${Tp(e,i)}: ${e.model.say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(R("span","","It would be true with "))}const Tp=({
model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+1);function ia(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=Lp(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===kp)break}return c}function Lp(e,{key:t,
gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=p=>o.takes(s,p)&&Cs(o.under(new Map(r).set(
s,p)),t)===!0;if(a){const p=w=>Number(o.under(new Map(r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,p(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}
if(c){const p=[...c].sort((y,M)=>y-M),w=p.findIndex(y=>y>=Number(h));return Cp(p,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const g=on(o,s);
return[-1,1].map(p=>qp(g,h,p,m)).filter(p=>p!==void 0).sort((p,w)=>Math.abs(p-h)-Math.abs(w-h))[0]}const Cp=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function qp(e,t,n,s){let o=0;for(let r=1;r<=oa;r+=1){const i=r/oa,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<Ap;l+=1){const u=(o+c)/2;s(e.moved(t,n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var Rp=Object.freeze({__proto__:null,
mount:xp,waysOf:ia});const Ip=20,Pp=360;function Dp(e){const t=D(e.root,"svg[data-rows]").map(n=>jp(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{Fp(n,
s),s.lines.forEach(o=>zp(n,s,o))})}}function jp({model:e},t){const[n,s]=[St(t.dataset.ax),St(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(
`[data-${a}="${CSS.escape(c.id)}"]`),i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):
"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),said:(f.textContent??"").
replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,
below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function Fp({done:e,model:t,now:n,state:s},o){if(!e)
return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(({key:u,written:f})=>{const d=u?[t.spread(u,s,n)].flat():[f[1]];return[d.at(0),d.at(-1)].map(Number)}),
a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&Di(i,o.built.y)||o.built.y,x:c.length&&ym(c,o.
built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,Fi(o.svg,u,l[u]))}function zp({model:e,now:t,state:n},{
x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(g=>g.key||g.along))return;const u=g=>typeof g=="number"?Math.max(-1e4,Math.min(1e4,o.at(g))):NaN,f=i.map(
({key:g})=>g?[e.spread(g,n,t)].flat():[]),d=i.map(({key:g,along:b,written:p},w)=>[s.at(b?Number(t(b)):p[0]),u(g?f[w].length===3?f[w][1]:t(g):p[1])]);if(r.setAttribute(
"d",nn(d.map(([g,b])=>[g,Number.isFinite(g)?b:NaN]))),i.forEach((g,b)=>Bp(e,t,n,g,d[b],[s,o])),a){const g=[-1,0].map(b=>f.map((p,w)=>[d[w][0],u(p.at(b))]));a.setAttribute(
"d",a.matches(".reach")?Up(g):`${nn([...g[0],...g[1].reverse()])}Z`)}const[,h]=[...d].reverse().find(([,g])=>Number.isFinite(g))??[0,NaN],m=h+l;c&&m>Ip&&m<Pp&&c.
setAttribute("y",m.toFixed(1))}const Up=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(
1)}V${o.toFixed(1)}`).join("");function Bp(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.
from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(
1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${G(e.text(o,n,t),e.
entry(o).u)}${d}`)}var Wp=Object.freeze({__proto__:null,mount:Dp});const qs=7,Hp=1e-9;function aa(e,t){const n=e.map(r=>la(r,t)),[s,o]=ca(n);return n.map(r=>{if(r===
void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(qs-1,Math.floor(i*qs+Hp))})}const ca=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.
max(...t)]};function la(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function Gp(e){const t=D(e,"td[data-cell]"),n=e.dataset.
scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=aa(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(
a=>la(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];ca(r).forEach((a,c)=>z(i[c],t[r.indexOf(a)]?.textContent??""))}var Kp=Object.freeze({__proto__:null,
STEPS:qs,colour:Gp,levels:aa})})();
