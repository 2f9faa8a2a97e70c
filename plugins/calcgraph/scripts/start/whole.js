(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Oc});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const tt=e=>new URLSearchParams(
e).get("s")??"",ra=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),we=(e,t)=>on(e,"s",t);function on(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const I=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},F=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},ia=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",aa=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function ca(e,t){F(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!la(e,s))return;const i=document.createElement("div");i.append(ua(r)),fa(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])aa.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const la=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function ua(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function fa(e){for(const t of e.querySelectorAll(ia))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function ha(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?ma(s,s.dataset.options):da(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Rs(e,t){const n=I(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function da(e){const t=Rs("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function ma(e,t){const n=Rs("label",e),s=I("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function qs(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const pa="pointerover focusin input change click",ga=12,ba=".cg, \
.cg-claim, .cg-live";let rn="";document.documentElement.classList.add("cg-js");function wa({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?tt(location.search):ra(tt(location.search),rn);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||tt(n.search)===s||t.setAttribute("href",we(n.href,s))}F(document,"pointerdown click",{capture:!0},
wa);function ya(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function Ma(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Is(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>Is(!0),!0),addEventListener("afterprint",()=>Is(!1));function Ps(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function $a(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function Sa(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const an=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function va(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await an(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}va();async function Aa(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<ga||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const xa=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&F(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function ka(e,t){F(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function Na(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function Ea(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&F(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;F(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return Qc}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function _a(e,t){const n=[],
s=new Promise(o=>{F(window,"popstate",{signal:t},()=>{tt(location.search)&&o()});for(const r of Na(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}F(e,pa,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(ba)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class Oa extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),rn=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",ya,{signal:t}),ca(n,t),$a(n),this.hasAttribute("data-no-popups")||Ea(n,t),an().then(()=>{Ma(),
Ps(n),Sa(n)}),addEventListener("hashchange",()=>Ps(n),{signal:t}),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return ol}).then(M=>M.mount(
n,t)),!s){tt(location.search)&&(await Promise.resolve().then(function(){return ru})).mount(this,n,t);return}for(const M of n.querySelectorAll(".cg-slider input"))
qs(M,+M.value,+M.value);const o=JSON.parse(s);rn=o.names[o.note],this.#e=ha(n,M=>`${o.note}#${M}`in o.q||(M??"")in o.q);const r=new AbortController,i=new AbortController,
{done:a,touched:c}=_a(n,r.signal);t.addEventListener("abort",()=>[r,i].forEach(M=>M.abort())),ka(a,i.signal),await Promise.race([an(1500),c]);const{compute:l,loadParts:u,
mount:f}=await Promise.resolve().then(function(){return Iu}),{makeValues:h,prepare:d}=l;await d(o.q);const m=h(o),{wrong:g,untold:b}=await Aa(m.proving(),t);if(t.
aborted)return;const p=M=>M.map($=>$.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${p(g)}\
.`);for(const M of n.querySelectorAll("[data-row]"))M.classList.toggle("is-different",g.includes(m.key(M.getAttribute("data-row")??"")))}b.length&&this.say(`Not\
 recomputed in this browser, since it takes too many steps: ${p(b)}.`);const w=u(n).catch(()=>{});tt(location.search)||await Promise.race([c,xa(t)]);const y=await w??
await u(n);if(!t.aborted){r.abort(),await f(m,this,n,t,y),i.abort();for(const M of a)M()}}say(t){const n=I("p","cg cg-notice",t);return n.setAttribute("role","n\
ote"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",Oa);const Vt={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",
colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},Ds=Object.keys(Vt);function Ta(e){const t=new URLSearchParams(
e),n={...Vt};for(const s of Ds)Object.assign(n,{[s]:t.get(s)??Vt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function La(e,t){const n=new URL(t);for(const s of Ds)
e[s]===Vt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function Ca(e,t,n){for(const r of["depth","colour","size","tag","folder","relatio\
n","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Vt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const ye=e=>new Set(
e.off.split(","));function Ra(e,t){const n=ye(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const Me=(e,t)=>e.byId.get(t)??-1,qa=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),js=2,Ia=4,Pa=20,Da=100,ja=12,Fa=3,za=4,xt=3,$e=({types:e},{type:t})=>qa.get(e[t][0])??js,Fs=(e,t)=>$e(
e,t)===js;function Ua(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:$e(e,{type:l})<Ia&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=$e(e,{type:l});for(const f of[!1,!0]){const[h,d]=f?[a,i]:[i,a],
m=n[h].get(d);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[h].set(d,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=ja&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?Da:+(i.degree>Pa));return{near:n,toll:r}}function zs(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=Ua(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=Ba(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+za),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function Ba({near:e,toll:t},n,s,o){const r=new Map([[n*xt,0]]),i=new Map,a=[[n*xt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=Wa(l),f=Math.floor(u/xt),h=u%xt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:Ha(u,i)};r.set(u,-1);const d=c+(f===n?0:t[f]);for(const[m,g]of e[f]){
if(o.has(m))continue;const b=g.uses?g.back?1:2:0,p=d+g.cost+(h&&b&&h!==b?Fa:0),w=m*xt+b;p>=(r.get(w)??1/0)||(r.set(w,p),i.set(w,u),(a[p]??=[]).push(w))}}}return{
cost:0,path:[]}}function Wa(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function Ha(e,t){const n=[Math.floor(e/xt)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/xt));return n}const Se=200,Us=["note","ghost","tag","attachment"];function Ga(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((d,m)=>({number:m,id:d,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let d=0;d<t.length;d+=3){const m=t[d+2];f.push({a:t[d],b:t[d+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[d,m]of Object.entries(
n))f[+d].reason=m;for(const[d,m]of f.entries()){m.says=Fs({types:s},m)||m.kind==="link"&&!!m.reason;for(let g=d-1;m.says&&Bs(f[g],m);g--)f[g].says=!0}const h=l.
boxes.map(([d,m,g,b,p,w,y={}],M)=>({number:M,id:`${u[g]?.id}#${d}`,name:d,value:m,note:g,input:!!b,url:p,says:w,columns:Object.entries(y).flatMap(([$,x])=>x.map(
T=>`${u[T]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:h,flows:l.edges,hulls:c.map(([d,m,g,b])=>({group:d,x:m,y:g,points:b,
name:i[d],number:a[d]})),byId:new Map(u.map(d=>[d.id,d.number])),isSmall:u.length<=Se}}function Ka(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function Ya(e,t,n){const s=ye(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([h,d])=>!s.has("kind:"+d)&&(!t.relation||h===t.relation)),a=e.nodes.map(h=>!(s.has("node:"+Us[h.kind])||!h.degree&&
s.has("node:orphan")||s.has("group:"+n[h.number])||t.tag&&!h.tags.includes(o)||t.folder&&h.folder!==r)),c=[];for(const h of e.edges)i[h.type]&&a[h.a]&&a[h.b]&&!Bs(
c.at(-1),h)&&c.push(h);const l=t.colour==="community",u=e.hulls.filter(h=>l?!s.has("group:"+h.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?Va(e,c):[],get near(){return f??=Xa(a.length,c)}}}function Va({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const Bs=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function Xa(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Ja(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const Za=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function ve(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Qa(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(ve(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>ve(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Za(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function cn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(ve(s.name.toLowerCase(),n),1+ve(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function tc(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const ln=12,Ws=1.06,ec=1200;
function nc(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=ln*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>Se&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,h,d)=>{n.strokeText(f,h,d),n.fillText(f,h,d)};if(s.isSmall)return sc(e,t,a,l);const u=c?
ac(e,t,a):[];n.lineWidth=6;for(const{left:f,top:h,width:d,height:m,name:g,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(g,f+d/2,
h+m*.75);n.lineWidth=3.5,e.labels=cc(e,t,a,c,u).map(f=>un(e,t,a,f));for(const f of e.labels)Hs(e,t,a,f,.42,l)}function Hs(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,h=u.nodes[s],d=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${h.kind===1?"italic ":""}${d?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(h.kind?f.ghost:f.ink,e.strength(t,s,a)),h.label.split(`
`).forEach((m,g)=>c(m,o+i/2,r+n*(.8+g*Ws)))}function sc(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=p=>e.radius[p]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=ic(e,t,s),h=r.nodes.filter(p=>a.nodes[p.number]).map(p=>{const[w,y]=e.screen(i,p.x,p.y),M=u(p.number);return{number:p.number,left:w-
M,top:y-M,width:2*M,height:2*M}}),d=new Map(a.hulls.map(({group:p,points:[w,,y]})=>{const[M,$]=e.screen(i,...w),[x,T]=e.screen(i,...y);return[p,{left:M,top:$,width:x-
M,height:T-$}]})),m=e.width<600&&i.k<.6,g=[...c?.path.length?c.path:c?.nodes.keys()??[]],b=m?new Set([l,...c?.path??[]]):new Set([l,...g,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const p of b){const w=r.nodes[p];if(!w||!a.nodes[p])continue;const y=un(e,t,n,p),M=d.get(w.community),$=rc(y,h.find(x=>x.number===p)??y).find(
x=>p===l||(!M||oc(x,M))&&![...f,...h].some(T=>T.number!==p&&Gs(x,T)));$&&(f.push($),e.labels.push($),Hs(e,t,n,$,.3,s))}}const oc=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,rc=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function ic(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,h]})=>{const[d,m]=e.screen(t,f[0],f[1]),g=(h[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.split(" ");
for(;b.length>1&&i.measureText(b.join(" ")).width>g;)b.pop();const p=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[d+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(p,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(p).width,height:15}]})}function ac(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function un(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${ln}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/ln:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Ws}}function cc(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:h}=e,d=(x,T)=>Math.round(x*r.k*4/T),m=[r.k.toFixed(3),
d(r.x,u),d(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===h.key||l&&s&&h.numbers.length)return h.numbers;const g=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>Se?Math.max(24,u*f/9e3):1/0,p=[...o];let w=0,y=o.length;const M=new Set(o.map(x=>x.number)),$=g.length?new Set([...g,...e.order]):e.order;
for(const x of $){const T=e.model.nodes[x],[k,v]=e.screen(r,T.x,T.y),A=Math.max(Math.abs(k/u-.5),Math.abs(v/f-.5));if(!i.nodes[x]||A>1||M.has(x))continue;if((w+=
1)>ec||y>=b)break;const N=e.radius[x]*e.scale(r)*1.5,q=O=>{const _=un(e,t,n,x,O);_.top-=N,_.height+=N;for(const C of p)if(Gs(_,C))return null;return _},S=q(!1)&&
q(!0);S&&(p.push(S),A<.5&&(y+=1))}return e.kept={key:m,numbers:p.slice(o.length).map(x=>x.number).reverse()},e.kept.numbers}const Gs=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,kt=6,Ks=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],Ys=0,fn=1,Ae=2,Vs=3,Nt=4,Xs=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],hn=1.6,dn=.12,lc=26,et=26;
function uc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[h,d]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%kt]:i.muted;r.beginPath(),r.roundRect(u,f,h-u,d-f,lc),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function fc(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=hn)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of Js(n)){
const[l,u,f,h]=c;r.globalAlpha=s?1-(1-dn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===h?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,h),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function hc(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=hn||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of Js(n)){const[l,u,f,h]=c,[d,m]=e.screen(t,(l+f)/2,(u+h)/2);r.globalAlpha=
s?1-(1-dn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),d,m+4),r.fillStyle=i.param,r.fillText(String(a),d,m+4)}r.globalAlpha=1}function Js({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:pc(i,a)}]:[]})}
function dc(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=hn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:h,
says:d}=l,m=e.importance(u,f,s),g=m>fn,b=h==="uses",p=i[u].community===i[f].community;if(!g&&!(b?p||c:p&&d)||!g&&s&&s.path.length)continue;const w=i[u],y=i[f];r.
beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...Xs(w,y),y.x,y.y),r.setLineDash(m===Nt?[]:g&&h==="link"&&!d?[4/t,3/t]:mc(h).map($=>$/t)),r.strokeStyle=m===Nt?
a.changed:b||h==="claims"?a.param:a.ink,r.lineWidth=(m===Nt?3:b?g?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=m===Ae?.45:g?.95:s?M+(M*dn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const mc=e=>Ks.find(t=>t[0]===e)?.[3]??[];function pc([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>et&&f<u)return n<o?[n-et,(c+l)/2,o+et,(c+l)/2]:[e+et,(c+l)/2,i-et,(c+l)/2];if(f-u>et&&l<c)return s<r?[(u+f)/2,s-et,(u+f)/2,r+et]:[(u+f)/2,t+et,(u+
f)/2,a-et];const[h,d,m,g]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-et)/Math.max(1,Math.abs(m-h)),(M/2-et)/Math.max(1,Math.abs(g-d))),p=b(n-e,s-t),
w=b(i-o,a-r);return[h+(m-h)*p,d+(g-d)*p,m-(m-h)*w,g-(g-d)*w]}const gc=2500,Zs=8e3,bc=1500,wc=.06,Pt=.25;function Qs(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:kt},(o,r)=>n("c"+r))}}class yc{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=to(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Se?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=to(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(uc(this,t),fc(this,t),dc(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&hc(this,t),this.dots(t),nc(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%kt],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Nt+1},()=>new Map);let h=r?gc:Zs;for(const{a:m,b:g,kind:b}of n.lines){const p=a[m],w=a[g],y=this.importance(m,g,s);
if(y<Ae&&(h<1||xe(p.x,w.x,t.x,this.width/l)||xe(p.y,w.y,t.y,this.height/l)))continue;h-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(p.x,p.y),u>bc?M.
lineTo(w.x,w.y):M.quadraticCurveTo(...Xs(p,w),w.x,w.y)}const d=Math.min(1,130/Math.max(1,Math.min(u,Zs)))**.4;f.forEach((m,g)=>{for(const[b,p,w,y]of Ks){const M=m.
get(b),$=w*d*(g===Ys?.6:1);M&&(i.setLineDash(y.map(x=>x/l)),i.strokeStyle=g===Nt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(g===Nt?3.2:p*(g===
Vs?1.5:1))/l,i.globalAlpha=g>fn?[.5,.95,1][g-Ae]:s?$+(wc-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?fn:Ys,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Nt:o}return r===i?o:Math.min(r,i)?Ae:Vs}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(h=>s.nodes[h]).reverse();
o&&f.sort((h,d)=>+o.nodes.has(h)-+o.nodes.has(d));for(const h of f){const{kind:d,x:m,y:g}=c.nodes[h],b=this.group[h],p=this.radius[h]*u,[w,y]=this.screen(n,m,g);
if(xe(w,w,this.width/2,this.width)||xe(y,y,this.height/2,this.height))continue;const M=d?l.ghost:b<0?l.muted:l.c[b%kt],$=this.solid(M,this.strength(t,h,.28));p>
4&&mt(a,w,y,p+.75,l.paper),d?(a.setLineDash(d===1?[2.5,2.5]:[]),mt(a,w,y,p,"",$,1.5),a.setLineDash([])):mt(a,w,y,p-.75,$),p>4&&b>=kt&&!d&&(mt(a,w,y,p*.5+.7,l.paper),
mt(a,w,y,p*.5-.7,$)),o?.path.includes(h)&&mt(a,w,y,p,"",l.changed,2.5),h===r&&mt(a,w,y,p+.5,"",l.ink,2.5),h===r&&i&&mt(a,w,y,p+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const to=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},xe=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Pt)||Math.min(e,t)>n+
s*(.5+Pt);function mt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const Mc=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),$c=18,mn=8,pn=5;function Sc(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};Ac(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,mn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>xc(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&kc(e,a),r(a)}),o(s,"input change",i=>Nc(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(vc(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function vc(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function Ac(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?pn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,mn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<pn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=pn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?$c:mn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function xc(e,t){const[n,s]=Mc.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function kc(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(Ra(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function Nc(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...ye(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Ec=120;class _c{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=Ga(s),this.state=Ta(location.search),this.state.find||=this.part("find").value,this.painter=new yc(n,this.model,Qs(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});Sc(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):Me(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):tc(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=cn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,h]})=>{const[d,m]=s.screen(o,...f),[g,b]=s.screen(o,...h);return t>=d&&t<=g&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return Gu}),...await Promise.resolve().then(function(){return mf})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;Ca(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Ka(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=Ya(n,o,s.group),this.found=o.find.trim()?Qa(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return Vu}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return Zu})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const h=Me(s,t.from),d=zs(s,n,h,t.to?c:r,t.to?void 0:1);u=d[Math.min(+t.way,d.length-
1)]??[h],f=new Map((t.to?d.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(h,0)}else l>=0&&n.nodes[l]?f=Ja(n,l,+t.depth):i&&(f=new Map(i.map(h=>[h,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return af}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return bf})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=Qs(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Ec)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",La(this.state,location.href))},150)}}var Oc=Object.freeze({__proto__:null,View:_c});const Tc=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Lc=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",eo="http://www.w3.org/1998/Math/MathML",Cc=4e3,Rc=4e6,qc=24,Ic=3,Et=new Map;function Pc({origin:e,pathname:t}){const n=Et.get(t)??Dc(new URL(
t,e)).catch(()=>{});return Et.delete(t),Et.set(t,n),Et.size>qc&&Et.delete([...Et.keys()][0]),n.then(s=>s??Et.delete(t)),n}async function Dc(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>Rc)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(no(o,i,new URL(t.url),{left:Cc}),!i.textContent?.trim())return;const a=zc(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:Uc(o)}}function no(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Lc))continue;s.left-=1;const r=jc(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;no(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function jc(e,t){if(e.namespaceURI===eo)return Fc(e);
if(/^h[2-6]$/.test(e.localName)){const r=I("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Tc.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function Fc(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(eo,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function zc(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=I("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(I("li","",I("b","",a)," ",i)),s.size===Ic)break}return s.size?n:void 0}function Uc(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const Bc=250,Wc=250,Hc=500,
Gc=10,Kc=3,Yc="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Vc(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(v=0)=>{for(const{link:A,box:N}of s.splice(v))A.removeAttribute("aria-expanded"),c=!0,N.contains(document.activeElement)&&A.focus({preventScroll:!0}),
c=!1,N.remove()},h=v=>v instanceof Node?s.map(({link:A,box:N})=>N.contains(v)||A.contains(v)).lastIndexOf(!0):-1,d=v=>s.map(({box:A})=>A.contains(v)).lastIndexOf(
!0)+1,m=v=>{const A=v instanceof Element&&v.closest("a[href]");return!(A instanceof HTMLAnchorElement)||A.matches(Yc)||!e.contains(A)&&!A.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(A.pathname)&&A.origin===location.origin&&A.pathname!==location.pathname?A:void 0},g=async v=>{const A=d(v),N=++a;if(A>=
Kc||s[A]?.link===v)return;const q=await Pc(new URL(v.href));if(!q||N!==a||t.aborted||!v.isConnected||A>s.length)return;f(A);const S=Xc(q,v,`cg-pop-${A}`);document.
body.append(S),s.push({link:v,box:S}),v.setAttribute("aria-expanded","true"),Jc(S,v.getClientRects()[0]??v.getBoundingClientRect()),Zc(S,decodeURIComponent(v.hash.
slice(1)))},b=()=>{clearTimeout(o),a+=1},p=v=>{const{target:A}=v,N=m(A),q=h(A);v.pointerType!=="touch"&&(clearTimeout(r),s.length>q+1&&(r=window.setTimeout(()=>f(
q+1),Wc)),clearTimeout(o),N?o=window.setTimeout(()=>g(N),Bc):q<0&&b())},w=({target:v})=>{const A=m(v);c||(f(h(v)+1),A?.matches(":focus-visible")&&g(A))},y=()=>{
clearTimeout(i),l=void 0},M=v=>{const{pointerType:A,clientX:N,clientY:q,target:S}=v,O=m(S);if(u=void 0,h(S)<0&&f(),y(),A!=="touch")return b();O&&(l={link:O,x:N,
y:q},i=window.setTimeout($,Hc))},$=()=>{u=l?.link,y(),u&&g(u)},x={pointerover:p,focusin:w,pointerdown:M};for(const[v,A]of Object.entries(x))F(document,v,{signal:t,
capture:!0},A);F(document,"pointerup pointercancel",{signal:t},y),F(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:A})=>{l&&Math.hypot(v-l.x,A-
l.y)>Gc&&y()}),F(document,"contextmenu click",{signal:t,capture:!0},v=>{l&&v.type==="contextmenu"&&$(),!(!u||m(v.target)!==u)&&(v.preventDefault(),v.stopImmediatePropagation())}),
F(document,"keydown",{signal:t,capture:!0},v=>{const A=s.at(-1);A&&(v.key==="Escape"?(v.stopPropagation(),b(),f(s.length-1)):v.key==="ArrowDown"&&document.activeElement===
A.link&&(v.preventDefault(),A.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);f()});const T=m(
n?.target??null),k={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&T?.matches(k[n.type])&&x[n.type](n)}function Xc({title:e,text:t,count:n},s,o){const r=I(
"div","cg cg-pop"),i=I("p","cg-pop__title",e),a=I("div","cg-pop__text",t.cloneNode(!0)),c=I("a","","open"),l=[n,tt(location.search)&&"as built, without your sce\
nario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute(
"aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,
I("p","cg-pop__foot",I("span","",l),c)),r}function Jc(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function Zc(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Qc=Object.freeze(
{__proto__:null,mount:Vc});const j=(e,t)=>[...e.querySelectorAll(t)],U=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=t):e&&
e.textContent!==t&&(e.textContent=t)},ke=e=>e.dataset.part?+e.dataset.part:void 0,tl=120;function el(e,t){for(const n of j(e,"[data-filter]"))nl(n,t)}function nl(e,t){
const n=e.querySelector(".cg-search"),s=j(e,".cg-pill"),o=e.querySelector("[data-none]"),r=j(e,".cg-group").map(p=>({group:p,isOpen:p.open,rows:j(p,".cg-en")})),
i=I("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(p=>p.getAttribute("aria-pressed")===
"true"),f=()=>{const p=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=p.length>0||!!w;if(!y&&!l)return;l=y,p.length&&(a??=r.
map(({group:$,rows:x})=>{const T=$.querySelector("summary")?.textContent??"";return x.map(k=>`${T} ${k.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:$,
isOpen:x,rows:T},k)=>{let v=0;T.forEach((A,N)=>{const q=(!w||(A.dataset.verdict??"").split(" ").includes(w))&&p.every(S=>a?.[k][N].includes(S));A.hidden=!q,v+=+q}),
$.hidden=!v,$.open=y?v>0:x,M+=v}),i.textContent=y?`${M} found`:"",sl(o,M?"":"Nothing here has "+[u()?.dataset.word,...p.map($=>`“${$}”`)].filter(Boolean).join(
" and ")+".",m)},h=()=>{const p=on(location.href,"find",n?.value.trim()??""),w=on(p,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(history.
state,"",w)},d=()=>{f(),h()},m=()=>{n&&(n.value=""),g(""),d(),n?.focus()},g=p=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!p&&w.dataset.word===p))),b=()=>{
const p=new URLSearchParams(location.search);g(p.get("show")??""),n&&p.has("find")&&(n.value=p.get("find")??""),f()};n&&F(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(d,tl)}),t.addEventListener("abort",()=>clearTimeout(c));for(const p of s)F(p,"click",{signal:t},()=>{g(p===u()?"":p.dataset.word??""),d()});
b()}function sl(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(I("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var ol=Object.freeze({__proto__:null,mount:el});async function Ne(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function rl(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function so({remove:e,take:t,link:n,notice:s="",act:o}){const r=I("div","cg cg-bar"),i=I("span","cg-bar__count"),a=I("span"),c=I("ul","cg-bar__list"),l=I("p",
"cg-bar__offer"),u=I("p","cg-bar__who","Your scenario, ",i,a),f=new Set;r.setAttribute("role","region"),r.setAttribute("aria-label","Scenario"),i.setAttribute("\
role","status");let h=[];const d=pt("cg-bar__do","copy link",()=>Ne(n(),d)),m=pt("cg-bar__do","put all back",()=>{e(h),gn(r)}),g=I("div","cg-bar__acts",d,m),b=I(
"p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const p=(w,y,M,$)=>{const x=w.reduce((A,N)=>A+N.keys.length+N.parts.length,0);h=w,r.classList.
toggle("is-on",w.length>0),U(i,`${x} changed`);const T=[...new Set(w.flatMap(A=>A.notes))];a.replaceChildren(...T.slice(0,2).flatMap((A,N)=>[N?" and ":", set in\
 ",al(A,M,$)])),T.length>2&&a.append(` and ${T.length-2} more`);const k=[...c.querySelectorAll("button")].findIndex(A=>A===document.activeElement);c.replaceChildren(
...w.map(A=>il(A,()=>e([A])))),k>=0&&!w.length?gn(r):k>=0&&c.querySelectorAll("button")[Math.min(k,w.length-1)].focus({preventScroll:!0});const v=y.filter(A=>!f.
has(`${A.key} ${A.there}`));l.hidden=!v.length,l.replaceChildren(...v.map(A=>I("span","cg-bar__kin",`${A.says}: here ${A.here}, elsewhere ${A.there} `,pt("cg-ba\
r__do",`use ${A.there} here too`,()=>t([A])),pt("cg-bar__do is-quiet","keep it apart",()=>{f.add(`${A.key} ${A.there}`),p(w,y,M,$)}))))};return{bar:r,show:p}}function il(e,t){
const n=pt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),I("li","",I("span","",e.says),...e.was?[I("s",
"",e.was)]:[],I("b","",e.now),...e.isToo?[I("span","cg-bar__too",", here too")]:[],n)}function al(e,t,n){const[s,o]=t.notes[e]??[e];if(!o)return I("span","",s);
const r=I("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const cl=e=>(e.closest("article, main")??document).querySelector("h1");function gn(e){const t=cl(
e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function pt(e,t,n){const s=Object.assign(I("button",e,t),{type:"button"});return s.addEventListener(
"click",n),s}const oo=1e-12,bn=2**-50,ro=2**-48,io=64,wn=1e-9,ll=2**-48,ul=2**-51,fl=2**-40,hl=2**53;class rt{at=-1;needs="";constructor(t){this.message=t}}const E=e=>{
throw new rt(e)},yn=new Map,Mn=(e,t)=>t===0?E("division by zero"):e/t,ao=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?Mn(1,s):
s},co=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&E("division by zero"),n&&Math.abs(t)<=io?ao(e,t):e<0&&!n?E("power of a negative number"):e**t},$n=e=>e<=
0?E("log of zero or less"):Math.log(e),Sn=(e,t)=>{const n=$n(t),s=n===0?E("division by zero"):$n(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=io&&ao(t,o)===e?o:s},
Ee=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=bn*Math.abs(e)?n:t},nt=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=oo*Math.max(
1,Math.abs(e))?t:Math.floor(e)},_t=e=>-nt(-e),dl=(e,t)=>{t===0&&E("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+
0;const s=bn*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},lo=e=>-Ee(-e),vn=e=>{const t=Ee(e),n=e-t;return Math.abs(n-.5)<=bn*Math.
max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},ml=(e,t=0)=>{const n=Ee(t);(n!==lo(t)||Math.abs(n)>15)&&E("rounding to a number of digits that is not whole, or m\
ore than 15");const s=co(10,Math.abs(n));return n?n>0?vn(e*s)/s:vn(e/s)*s:vn(e)},Xt=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(
t))||s.some(r=>o<=oo*Math.abs(r))},uo=(e,t,...n)=>+(e<t&&!Xt(e,t,ro,n)),fo=(e,t,...n)=>+(e<=t||Xt(e,t,ro,n)),pl=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(
t);return+(o<=r||Xt(o,r,wn,s))},_e=(e,t)=>Math.abs(e)<=ll*Math.abs(t)&&e&&(Math.abs(t)>=hl||e!==Math.floor(e))?0:e,An=(e,t)=>{const n=ul*Math.abs(t);return Math.
abs(e)<=n&&n<fl?0:e},ho=e=>Math.abs(e)>2**33?E("an angle so large that its turns cannot be determined"):e,mo=e=>An(Math.cos(ho(e)),e),gl=e=>mo(e)===0?E("divisio\
n by zero"):An(Math.tan(e),e),po=e=>t=>t>=-1&&t<=1?e(t):E("outside -1..1"),{abs:bl,atan:wl,atan2:yl,sinh:Ml,cosh:$l,tanh:Sl,exp:vl,sign:Al,asin:xl,acos:kl}=Math,
ct=new Map(Object.entries({add:(e,t)=>_e(e+t,e),sub:(e,t)=>_e(e-t,e),mul:(e,t)=>e*t,div:Mn,neg:e=>-e,pow:co,not:e=>+(e===0),lt:uo,le:fo,gt:(e,t,...n)=>uo(t,e,...n),
ge:(e,t,...n)=>fo(t,e,...n),eq:(e,t,...n)=>+Xt(e,t,wn,n),ne:(e,t,...n)=>+!Xt(e,t,wn,n),within:pl,sqrt:e=>e<0?E("root of a negative number"):Math.sqrt(e),exp:vl,
ln:$n,log:Sn,log2:e=>Sn(e,2),log10:e=>Sn(e,10),abs:bl,sign:Al,floor:Ee,ceiling:lo,round:ml,min:Math.min,max:Math.max,sin:e=>An(Math.sin(ho(e)),e),cos:mo,tan:gl,
asin:po(xl),acos:po(kl),atan:wl,atan2:yl,sinh:Ml,cosh:$l,tanh:Sl}));function Jt({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
rt)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const Ot=86400,Nl=2629800,go=1e-6,xn=-62135596800,bo=253402214400,wo=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||E("overflow"),Math.abs(e-n)>go?E(t):n},El=e=>e>=xn&&e<=bo?e:E("a date beyond the years 1 to 9999"),Zt=e=>new Date(El(wo(e/Ot,"n\
o whole number of days")*Ot)*1e3),yo=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,_l={later:(e,t)=>Zt(e+t).getTime()/1e3,months_later:(e,t)=>{const n=wo(t/Nl,
"no whole number of months"),s=Zt(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&E("a date beyond the years 1 to \
9999"),yo(r,i,Math.min(s.getUTCDate(),new Date(yo(r,i+1,0)*1e3).getUTCDate()))},year:e=>Zt(e).getUTCFullYear(),month:e=>Zt(e).getUTCMonth()+1,day:e=>Zt(e).getUTCDate()};
function Oe(e){const t=Math.floor(e/Ot+.5);return Math.abs(e/Ot-t)>go||t*Ot<xn||t*Ot>bo?"–":new Date(t*Ot*1e3).toISOString().slice(0,10)}function Ol(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=xn&&Oe(t)===e?t:void 0}const Tt=12,Tl=100,Ll={"%":100,percent:100,pct:100,"‰":1e3},Cl=e=>!e||
e.startsWith("×")?1:Ll[e]??0;function Dt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Tt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+Nn(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const d=kn(
a,Tt-t),m=d>=10**t?1:0;return`${c}${Nn(d/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Tt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*Tl<=u&&(l=Math.max(l,Math.min(t-i+Tt-1-String(f).length,Tt-1-i)));let h=kn(a,Tt-1-i-l);return!n&&l>0&&h>=10**(i+l+1)&&(h=kn(a,Tt-1-i- --l)),c+Nn(h,l,
n&&i>=0&&h%10**l!==0)}const kn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function Nn(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const Mo=25e4,gt=5e6,Rl=2e6,ql=2e3,Il=20;class J{}
class Pl{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=ql,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new J;this.pay(Il)}}function Te(e){try{return e()}catch(t){if(t instanceof J)return;throw t}}const $o=1e6,Dl=60,jl=1e4,So=/#[[{]/,vo="more than 1\
,000,000 steps",Fl=1e12,Ao={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},En=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),xo=["read","slope","root","at","series","edge","along","across","path","part"],zl=["num","row","read","index",...Object.
keys(Ao)],Ul=e=>ct.has(e)||En.has(e)||zl.includes(e);function Bl({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:xo.includes(String(o))&&n.push(String(r))}return n}function ko(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function No(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function Eo(e){const t=e.steps+e.rest;e.steps=Math.
min($o,t),e.rest=t-e.steps,e.short=t<$o}function Wl([e,...t]){const[n=0,s=0]=t.map(Number),o=ct.get(String(e));return{name:String(e),act:o,effort:o&&yn.get(o),operands:t,
first:n,second:s}}class Hl{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>xo.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new Pl,this.loose=void 0,this.round=void 0,this.base=new Lt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(Wl)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new Lt(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Fl,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Eo(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=No(t,ko([...this.nodes].map(([n,s])=>[n,Bl(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>So.test(i));if(!s.length||s.length===t.size)return t.size?new Lt(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!So.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Lt(this,o,n,n.budget)}),
new Lt(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=No(n,this.readers??=ko(this.reads));return this.known.set(s,r),r}}class Lt{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&Eo(this.budget);const{open:f,integrals:h,steps:d,
short:m}=this.budget,{costs:g}=this.machine,b=g.get(t)??0;if(m&&b>d)throw new J;try{this.budget.isRunning=!0;const p=this.execute(this.machine.program(t,n),0,n.
length,[]),w=d-this.budget.steps;return(w>jl||b)&&g.set(t,w),p}catch(p){if(!(p instanceof rt))throw p;return this.budget.steps<0&&(this.machine.round=void 0),Object.
assign(this.budget,{open:f,integrals:h}),{reason:p.message,key:t,at:p.at,needs:p.needs}}finally{u&&(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no va\
lue",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:Object.hasOwn(o,l)?o[l]??{reason:`\
the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new J:Object.assign(
new rt(vo),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const h=o[u],d=o[f],{length:m}=l;c&&
this.weigh(c(...l.map(b=>o[+b])));const g=m===2?a(h,d):m===1?a(h):a(...l.map(b=>o[+b]));o[n]=Number.isFinite(g)?g:E(Number.isNaN(g)?"no real value":"overflow")}else if(i===
"num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(t,n,o);continue}n++}}catch(i){throw i instanceof
rt&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)throw new J;E(vo)}}known(t){const n=this.value(
t);if(typeof n=="object")throw Object.assign(new rt(n.reason),{needs:t});return n}series(t){const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new rt(
n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.length-1]),a=En.get(o);if(!a)return E(Ao[o]??"n\
o real value");this.budget.open>=Dl&&E("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations);return this.
budget.open--,typeof c=="number"&&!Number.isFinite(c)&&E("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Lt(this.machine,t,this,this.budget,
n)}}let _n,Le,_o,Oo,To;async function Lo(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(Ul),s=Object.values(
e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return gh});Co(o.CHECKED,o.DRAWN),{drawsOf:Le}=o,t.has("beta")&&
ct.set("beta",(await Promise.resolve().then(function(){return Lh})).betaQuantile)}if(s&&({folded:Oo,heights:To,summary:_o}=await Promise.resolve().then(function(){
return $f})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return qd});Co(o,r)}Object.values(e).some(({r:o,rs:r})=>o||r)&&({findExtremes:_n}=
await Promise.resolve().then(function(){return Xd}))}function Co(e,t){for(const[n,s]of Object.entries(e))ct.set(n,s);for(const[n,s]of Object.entries(t))En.set(n,
s)}const W=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function Ro(e,t=[...e.keys()],n=new Map){
const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}
o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}function qo(e){const t=new Map(Object.entries(e.
q)),n=new Hl(e.q),s=S=>t.get(S)??{},o=(S="")=>S[0]==="="||S.includes("#")?S:`${e.note}#${S}`,r=S=>{const O=n.under(S);return _=>{const C=O(_);if(typeof C!="obje\
ct")return C;if(s(_).w!==void 0&&typeof i(_)=="object")throw new J}},i=n.under(new Map),a=S=>{const O=r(S);return _=>p(O,_,()=>(n.purse.next(),n.uncertain.has(_)?
u(M(_,S,O)):s(_).c?[M(_,S,O)].flat()[0]:O(_)))},c=new Map,l=a(c),u=S=>Array.isArray(S)?S.length===3?S[1]:void 0:S,f=new WeakMap,h=(S,O,_)=>{const C=f.get(O)??n.
run(O);f.set(O,C);try{return n.counted(C,()=>{const L=Le(C).value(S);return _===void 0?_o(L):Oo(L,_)})}catch(L){if(L instanceof rt)return;throw L}},d=new Map,m=S=>{
for(const O of d.has(S)||!t.has(S)?[]:Ro(t,[S],d)){const{p:_,picks:C,cells:L,rs:R}=s(O),D=new Set(R||!(_||L)?[O]:[]);d.set(O,D);for(const z of[...C??[],...(_??[]).
flat()])for(const B of typeof z=="string"&&d.get(z)||[])D.add(B)}return d.get(S)??new Set},g=(S,O)=>{const _=n.under(O);let C=S,L=_(C);for(;typeof L=="object"&&
L.needs;)L=_(C=L.needs);if(typeof L!="object")return"";const{picks:R}=s(C),D=C.slice(C.indexOf("#")+1);if(!R)return C===S?L.reason:`${D}: ${L.reason}`;const z=R.
map(B=>{const H=_(B);return typeof H=="string"&&s(B).rows?.[H]||H});return`${D} is not known for ${z.join(", ")}`},b=(S,O)=>{const{r:_,rs:C,picks:L=[]}=s(S);return _??
C?.[L.map(O).join()]},p=(S,O,_)=>{const C=w.get(S)??new Map,{round:L}=n.purse;if(C.get(O)===L)throw new J;try{return _()}catch(R){throw R instanceof J&&w.set(S,
C.set(O,L)),R}},w=new WeakMap,y=new WeakMap,M=(S,O,_)=>{const C=y.get(_)??{state:O,found:new Map};return C.state!==O?$(S,O,_):(y.set(_,C),C.found.has(S)||C.found.
set(S,p(C,S,()=>$(S,O,_))),C.found.get(S))},$=(S,O,_)=>{if(O.size&&!n.affected(O.keys()).has(S))return M(S,c,l);n.purse.next();const C=n.uncertain.has(S);if(C&&
s(S).c)return;const R=[...m(S)].sort().map(Q=>[Q,O.has(Q)?void 0:b(Q,_)]).filter(([,Q])=>Q),D=C?void 0:_(S);if(C)return R.length?void 0:h(S,O);if(!R.length||typeof D!=
"number")return D;const z=n.run(O),B=n.affected(R.map(([Q])=>Q)),H=Q=>ge=>{n.purse.point();const be=n.at(z,ge,B)(Q);return typeof be=="object"?void 0:be},ot=x(S,
R),It=t.has(`${S}#margin`)?_n(H(`${S}#margin`),R,ot):void 0;if(It){const Q=[...It.at,...ot].map(H(S));if(Q.some(Ep=>typeof Ep!="number"))return;const ge=Math.min(
D,...Q),be=Math.max(D,...Q);return ge===be?ge:[ge,be]}const At=_n(H(S),R,ot)?.ends;if(!At)return;const[X,Yt]=[Math.min(At[0],D),Math.max(At[1],D)];return X===Yt?
X:[X,Yt]},x=(S,O)=>(s(S).at??[]).filter(_=>Object.keys(_).length===O.length&&O.every(([C,[L,R]])=>C in _&&_[C]>=L&&_[C]<=R)).map(_=>new Map(O.map(([C])=>[C,_[C]]))),
T=(S,O)=>{if(n.purse.next(),h(S,O)===void 0)return[];const _=f.get(O);return _?n.counted(_,()=>To(Le(_).value(S))):[]},k=(S,O)=>{if(n.purse.next(),!n.uncertain.
has(S)||h(S,O)===void 0)return;const _=f.get(O),C=_&&n.counted(_,()=>Le(_).value(S));return C instanceof Float64Array?C:void 0},v=(S,O,_)=>(n.purse.next(),n.uncertain.
has(S)?[h(S,O,_)].flat()[0]:void 0);function*A(S=Rl){const O=new Map,_=a(O),C=[],L=[];q(S);for(const R of Ro(t)){const{w:D}=s(R);if(D===void 0)continue;const z=Te(
()=>[M(R,O,_)].flat());!z||z.some(B=>B===void 0)?L.push(R):[D].flat().some((B,H)=>!W(B,z[H],1e-9))&&C.push(R),yield}return{wrong:C,untold:L}}const N=S=>{const O=A(
S);for(;;){const{done:_,value:C}=O.next();if(_)return C}},q=S=>{n.purse.give(S)};return{data:e,entries:t,entry:s,key:o,under:a,why:g,inputs:m,reaches:(S,O)=>n.affected(
[S]).has(O),spread:M,part:v,heights:T,draws:k,prove:N,proving:A,allow:q,taken:()=>n.purse.taken}}const bt="–",Gl=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
On={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Kl={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Yl=e=>Object.
hasOwn(On,/^[A-Za-z]*/.exec(e)?.[0]??""),G=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,Tn=e=>e.join(e[0][0]==="-"?" to ":"–"),it=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Ce=({f:e=1,o:t=0},n)=>n*e+t,Io=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Vl=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Kl[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Re(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Vl(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,h=0]=t[c];s+=h,n*=u**l;for(const[,d,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(d,(o.get(d)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Po(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,p,w)=>{const{d:y,u:M="",o:$}=s(b),x=it(s(b),p);return s(b).iso?Oe(p):Io(x)&&(x!==0||$||!p)?Dt(x,w??y,Gl.test(
M),Cl(M)):bt},c=(b,p)=>{const w=p.map(N=>it(s(b),N)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),x=N=>Math.floor(Math.log10(N)),T=M&&$?Math.
max(y,Math.min(x(M)-x($/3)+2,12)):y,[k,v,A]=p.map(N=>a(b,N,T));return`${v} (${Tn([k,A])})`},l=(b,p,w,y)=>{const M=(y?r(b,p,y):void 0)??i(b,p,w),{words:$}=s(b);if($)
return $[Number(M)]??bt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[x,T]=M.map(k=>a(b,k));return x===T?x:(s(b).al?"at least ":"")+Tn([x,T])}return typeof M==
"number"?a(b,M):M??bt},u=(b,p)=>{const{rows:w,r:y,v:M,u:$}=s(b),x=p??M;return typeof x=="string"?w?.[x]??x:p===void 0&&y?G(Tn(y.map(T=>a(b,T))),$):typeof x=="nu\
mber"?G(a(b,x),$):bt},f=(b,p)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:x,x:T,iso:k}=s(b);return!n.has(b)||x||T?!1:w?Object.hasOwn(w,p):typeof p!="number"||
!Number.isFinite(p)||k&&Oe(p)===bt?!1:$?$.some(v=>W(v,p)):p>=y&&p<=M||W(p,y)||W(p,M)},h=b=>{const p=new Map;for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.
lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&p.set(M,s(M).rows?$:+$)}return p},d=(b,p)=>{const w=Ol(b.trim().replace(/^date\s+/,""));return w===
void 0?{problem:`not a date; write for example ${u(p)}`}:f(p,w)?{value:w}:{problem:`outside ${g(p)}`}},m=(b,p)=>{if(s(p).iso)return d(b,p);const{u:w=""}=s(p),y=w||
"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(L,R,D,z)=>`${R}${z}\
 ${D==="$"?"USD":D}`),[,$,x,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write for example ${u(p)}`};
const[,k,v]=/^([A-Za-z]*)(.*)$/.exec(T)??[],A=(x===""||k[1]==="i")&&Object.hasOwn(On,k)?On[k]:1,N=(A>1?v:T).replace(/\s/g,""),q=Re(N,t.units),S=Re(T.replace(/\s/g,
""),t.units);if(A>1&&w&&!/^\s*[A-Za-z]/.test(v)&&!S.unknown&&S.dimension===Re(w,t.units).dimension)return{problem:`“${b.trim()}” means two things; write ${$}\
 ${T}, or ${+$*A}`};if(q.unknown||N&&q.dimension!==Re(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${N}” is not a unit for this; it is in ${y}`};
const O=+$*A,_=Ce(N?{f:q.factor,o:q.offset}:A>1?{}:s(p),O),C=O!==0&&_===0&&!q.offset&&!s(p).o;return f(p,_)&&Io(_)&&!C?{value:_}:{problem:`outside ${g(p)}`}},g=b=>{
const{lo:p=-1/0,hi:w=1/0,set:y,u:M}=s(b);return G((y??[p,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,text:l,say:u,takes:f,parseCase:h,
parseEntry:m}}const Qt={notes:{},kinds:[],inputs:{}},Do=e=>e?fetch(e).then(t=>t.ok?t.json():Qt).catch(()=>Qt):Promise.resolve(Qt),Xl=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.
exec(e)??["",e,""];return G(t,n)};function jo(e,t,n,s){const{note:o,names:r}=n.data,i=t.map(l=>Jl(l,s)),a=[...e].sort().map(([l,u])=>{const[f,h]=l.split("#"),d=r[f]??
f,m=n.entry(l),[g,b=h]=s.inputs[`${d}.${h}`]??[];return{notes:f===o?[]:[d],kind:g,says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(
u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===
l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Jl(e,t){
const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf("."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{
notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??Xl(o),written:o,value:void 0,keys:[],parts:[e],isHere:!1,isToo:!1}}function Zl(e,t,n,s){const{note:o,names:r}=n.
data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const h=e.filter(m=>m.kind===
f&&!m.isHere).pop(),d=h&&Ql(h,a,c,n);h&&d!==void 0&&n.takes(a,d)&&n.say(a,d)!==n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:h.now,value:d})}return i}
function Ql({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(t??"",n).value}function tu(e,t){const n=[...t.entries].flatMap(([o,{rows:r,
v:i}])=>r&&typeof i=="string"?[{key:o,words:nu(r[i]??i,i)}]:[]),s=new Map;if(n.length)for(const o of e.querySelectorAll("p, li, td"))eu(o,n,s);return s}function eu(e,t,n){
let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)
s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const nu=(e,t)=>{
const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\
\\w-])`,"i")},su={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function ou(e,t,n){if(!tt(location.search))return;const s=e.dataset.inputs,o=new URL(
s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await Do(s);if(n.aborted)return;const a=()=>tt(location.search).slice(0,2e3).
split(",").filter($=>$.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),l=t.querySelector("cg-map");let u=!1,f="";const h=pt("cg-bar__do","r\
ecompute with it",async()=>{u=h.disabled=!0,d().setAttribute("role","status"),m("Recomputing …");const{rechain:$,recompute:x}=await Promise.resolve().then(function(){
return om});if(l)return l.recompute=async k=>{const{now:v,sum:A}=await $(k,a().join(),n);return m(Fo(A,"What is not in this chain is as built.")),v},l.view?.renew();
const T=await x(c??t,a().join(),n,(k,v)=>m(`Recomputing, note ${k+1} of ${v} …`));m(Fo(T))}),d=()=>p.querySelector(".cg-bar__notice"),m=$=>U(d(),f=$),g=()=>{const $=l?.
dataset.mode==="chain";h.hidden=!$,u&&f&&U(d(),$?f:r??"")},b=()=>{u?location.reload():y()},{bar:p,show:w}=so({remove($){const x=new Set($.flatMap(k=>k.parts)),T=a().
filter(k=>!x.has(k));history.pushState(history.state,"",we(location.href,T.join())),b()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),y=()=>w(jo(
new Map,a(),su,i),[],i,o);if(e.append(p),addEventListener("popstate",b,{signal:n}),y(),!l)return;const M=new MutationObserver(g);M.observe(l,{attributeFilter:["\
data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),g()}const Fo=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?
[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].join(" ");var ru=Object.freeze({__proto__:null,mount:ou});function zo(e,t,{model:n,state:s,
now:o}){const r=o(t),i=a=>typeof r=="number"?W(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=
[...e.options].findIndex(i):e.type==="range"?iu(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),Uo(e,"")))}
function iu(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(it(o,l)):it(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/
150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),qs(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function Uo(e,t){
const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(I("span","cg-why"),{id:s});if(r.setAttribute(
"role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);U(r,t),e.setAttribute("ari\
a-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const au="computed when you let go",Bo="not computed here",cu="Pale values take many steps: they\
 are computed when you let go.",Wo=8;function lu(e){const t=[...new Set(e)],n=t.length-Wo,s=t.slice(0,Wo).join(", ")+(n>0?` and ${n} more`:"");return`Pale value\
s are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function uu(e){const t=e.matches(
Ho)?e:e.closest("[data-row]")??e.querySelector(Ho),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Ho="\
[data-q], [data-say], [data-check], [data-row]";function fu(e){const t=new Map,n=I("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;
const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof J))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute(
"title",s?Bo:au),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&U(a.querySelector("button")??a,Bo)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.
remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].
map(uu).filter(Boolean):[];U(n,t.size?s?lu(a):cu:"")},start:a=>{s=a}}}function Go(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<
0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+
1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function Ln(e,t){const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.
indexOf(":"),{key:a,own:c,known:l}=Go(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),h=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;
i>0&&h!==void 0&&t.takes(a,h)?n.set(a,h):o.push(r)}return{state:n,carried:s,dropped:o}}function hu(e,t){const n=e.indexOf(":"),{key:s}=Go(e.slice(0,Math.max(n,0)),
t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(
e.slice(n+1),s).problem??"not taken"}function Ko(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="n\
umber"&&l?.iso?Oe(i):typeof i=="number"?`${+it(l??{},i).toPrecision(12)}${l?.u&&Yl(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const du={holds:"✓",failing:"✗",unknown:"–"},Yo=e=>e===void 0?"unknown":e?"holds":"failing";function mu(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function pu(e,t){
const n=j(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:wu(i)})).filter(({key:i})=>t.entries.has(i)),s=j(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=j(e,".cg-claim[data-q]"),r=bu(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,h=m=>{
const g=a(m);return f.set(m,g===void 0?void 0:!!g),f.get(m)};for(const{e:m,key:g,row:b,built:p}of n)l(m,()=>{f.delete(g);const w=h(g);yu(m,w,!W(a(g),c(g)),p),i.
done&&Vo(b,w!==!0&&u.size>0)});for(const{e:m,of:g,built:b}of s)l(m,()=>{const p=g.some(({key:M})=>!W(a(M),c(M))),{state:w,says:y}=mu(g.map(({key:M})=>h(M)));m.classList.
toggle("is-off",p),m.firstElementChild&&(m.firstElementChild.className=p?`cg-mark is-${w}`:b.mark),U(m.firstElementChild,p?du[w]:b.sign),U(m.lastElementChild,p?
y:b.says),m.title=p?"in your scenario":""});const d=n.filter(({key:m})=>f.has(m)&&!W(a(m),c(m)));r(gu(d.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function gu(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function bu(e){const t=e.querySelector(".cg-facts"),n=I("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=I("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),U(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const wu=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function yu(e,t,n,s){const o=n?Yo(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Yo(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);U(e.querySelector(
".cg-mark"),n?"→":s.sign),U(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Vo(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Mu={makeValues:qo,prepare:Lo},$u=[[".cg-table",()=>Promise.
resolve().then(function(){return um})],["svg[data-x]",()=>Promise.resolve().then(function(){return Cm})],[".cg-fig",()=>Promise.resolve().then(function(){return Qm})],
[".cg-grip",()=>Promise.resolve().then(function(){return Bm})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return ap})],["[data-sens]",()=>Promise.
resolve().then(function(){return pp})],["svg[data-rows]",()=>Promise.resolve().then(function(){return Ap})]],Su=e=>Promise.all($u.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),vu=2;async function Au(e,t,n,s,o){const r=Po(e),i=new Map,a=r.under(i),c=location.pathname;let l=[];const{attempt:u,start:f,tell:h}=fu(t),
d={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:S,inCase:q,attempt:u},m=[],g=new Set;r.allow(gt);const b=Eu(n,r,a,i);let p=0,w=0,y=Qt;const M=t.
dataset.inputs,$=new URL(M??"",document.baseURI).href,{bar:x,show:T}=so({remove(L){const R=new Set(L.flatMap(D=>D.parts));l=l.filter(D=>!R.has(D)),S(new Map(L.flatMap(
D=>D.keys).map(D=>[D,void 0])))},take:L=>S(new Map(L.map(({key:R,value:D})=>[R,D]))),link:()=>location.href});t.append(x);const k=()=>{const L=jo(d.state,l,r,y),
R=Zl(L,d.state,r,y);T(L,R,y,$),Nu(n,r,R)},v=async()=>{y!==Qt||!ku(d.state,l,r)||(y=await Do(M),s.aborted||k())},A=(L=!0)=>{const R=L?gt:Mo;d.state.size||(d.state=
i),f(d.done=L),r.allow(R),d.now=d.state.size?r.under(d.state):a,b(d),k();for(const z of m)g.add(z);const D=()=>{const z=performance.now()+vu;r.allow(R);for(const B of g){
if(s.aborted)return;if(g.delete(B),B(d),performance.now()>z)break}r.allow(gt),g.size?p=requestAnimationFrame(D):h()};cancelAnimationFrame(p),p=requestAnimationFrame(
D)},N=()=>{const L=Ln(tt(location.search),r);return l=L.carried,d.state=L.state,A(),v(),L.dropped};function q(L){const R=r.parseCase(L),D=new Map([...d.state,...R]);
return{state:D,read:R.size?r.under(D):d.now}}function S(L,R="step",D=R==="step"){d.state=new Map(d.state);for(const[z,B]of L){const{v:H,r:ot}=r.entry(z);B===void 0||
!ot&&W(B,H)?d.state.delete(z):r.takes(z,B)&&d.state.set(z,B)}A(D),clearTimeout(w),R==="drag"?w=setTimeout(O,150,"drag"):O(R),R==="step"&&Xo(n)}function O(L){const R=we(
location.href,Ko(d.state,l,r));R===location.href||s.aborted||location.pathname!==c||(L==="step"||!tt(location.search)?history.pushState(history.state,"",R):history.
replaceState(history.state,"",R))}const _=N();_.length&&xu(_,r,x);const C=Ko(d.state,l,r);tt(location.search)!==C&&history.replaceState(history.state,"",we(location.
href,C)),F(window,"popstate",{signal:s},()=>{location.pathname===c&&N()}),Cu(d);for(const L of o){const R=[await L.mount(d)].flat();m.push(...R),r.allow(gt);for(const D of R)
D(d)}h()}function xu(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${hu(i,t)})`),o=pt("cg-bar__x","×",()=>{r.remove(),gn(n)}),r=I("p","cg-bar__notice\
 cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const ku=(e,t,{
data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Nu(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of j(e,".cg-row[\
data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.
remove();continue}U(a??o.appendChild(I("span","cg-elsewhere")),`${i} elsewhere`)}}function Eu(e,t,n,s){const o=g=>j(e,`[data-${g}]`).map(b=>[b,t.key(b.dataset[g])]).
filter(([,b])=>t.entries.has(b)),r=o("say"),i=pu(e,t),a=Tu(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=j(e,"[data-set]").map(g=>[g,[...t.parseCase(g.dataset.set)]]),
h=j(e,"[data-cite]").map(g=>[g,(g.dataset.cite??"").split(`
`).map(t.key),g.dataset.rows?.split(`
`)]),d=tu(e,t),m=o("q").filter(([g])=>!g.matches("[data-cell], svg *")).map(([g,b])=>{const p=t.parseCase(g.dataset.with),w=p.size?p:s;return{e:g,key:b,given:p,
around:g.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:d.get(g)??[],built:Te(()=>t.text(b,w,p.size?t.under(p):n,ke(g))),written:g.textContent??"",spoken:g.
getAttribute("aria-description")??""}});return g=>{const{state:b,now:p,attempt:w}=g,y=new Map(b);for(const M of m)w(M.e,()=>_u(M,g));for(const[M,$]of r)w(M,()=>U(
M,t.say($,p($))));for(const[M,$]of a)w(M,()=>Lu(M,$,g));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",Ou(t.heights($,g.state))));for(const[M,
$]of c)w(M,()=>zo(M,$,g));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,x]of h)w(M,()=>{M.hidden=x?!x.includes($.map(p).join()):$.some(T=>y.has(T))});i(g);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([x,T])=>W(p(x),T,1e-9)))))}}function _u({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const h=n.size>0&&l.size>0,d=h?new Map([...l,...n]):l,m=h?c.under(d):u,g=(r===void 0||n.size>0)&&!l.size,b=g?"":c.text(
t,d,m,ke(e)),{c:p,u:w,rows:y}=c.entry(t),M=g?!1:r===void 0?G(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const N=!g&&b===bt&&s?.matches(".cg-out")?c.why(
t,d):"";U(e,g?i:N?`${bt} ${N}`:G(b,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(".cg-claim__now"),x=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const T=n.size?void 0:o.find(N=>m(N)!==f(N)),k=T?` · ${c.say(T,m(T))}`:"",v=y?c.say(t,m(t)):G(b,w)+
x,A=p?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":v;e.classList.toggle("is-changed",M),U($,M?`→ ${A}${k}`:""),$.dataset.copy=M&&!p?A:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${A}${k}`:a)}const Ou=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",Tu=(e,t)=>j(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Lu(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(d=>s.has(d)||!W(r(
d),i(d))),u=e.querySelector(".cg-row__was"),f=()=>t.map(d=>n.text(d,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const h=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&h&&Vo(e,s.size>0&&t.some(d=>n.text(d,s,r)===bt)),U(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Cu(e){const{model:t,root:n,signal:s}=e;F(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of j(n,".cg-panel__results"))b.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:h,log:d}=l,m=d?10**+i.value:+i.value,g=h?u+Math.round((Ce(l,m)-u)/h)*h:Ce(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,g))]]),"drag",c),c&&Xo(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&Uo(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),F(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>zo(r,t.key(r.dataset.p),e))}),F(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&Ru(a,e),c&&qu[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function Ru(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const qu={steps(e,t){const n=j(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{Ne(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{Ne(e.parentElement?.querySelector("code")?.textContent??"",e)}},Xo=e=>requestAnimationFrame(()=>j(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Iu=Object.freeze({__proto__:null,compute:Mu,loadParts:Su,mount:Au});const Jo=14,Pu=226,Du=78;function Cn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function ju(e,t){const n=Cn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Jo||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=Fu(n,t),i=zu(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Uu(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function Fu(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Jo&&n.add(o);return[...n]}function zu(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Uu(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(h=>h[0]===u&&o.has(h[1])).map(h=>o.get(h[1])?.[1]??0);return f.length?f.reduce((h,d)=>h+d,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Pu,l+(f-(c.length-1)/2)*Du]))}return o}function Zo(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=Cn(e,s).size;o>n&&([t,n]=[s,o])}return t}function Bu(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Wu(e,t,n){const s=cn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Cn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Hu(e,t,n,s){if(!e.boxes[t])return Zo(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Gu=Object.freeze({__proto__:null,beside:Hu,
chartOf:ju,meant:Wu,richest:Zo,trace:Bu});const Ku=16;function P(e,t,...n){const s=I(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const qe=e=>P("span","cg-dot "+(e<0?"orphan":`c${e%kt}${e>=kt?" ring":""}`));function Yu(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=ye(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,Ku).map(({group:i,name:a,
size:c})=>{const l=P("button","cg-toggle",qe(i),a+" ",P("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var Vu=Object.freeze({__proto__:null,
dot:qe,legend:Yu,make:P});const Qo=200,tr=6;function Xu(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=p=>c==="by links"?i[p].degree:c==="by PageRank"?i[p].rank:0,u=i.filter(p=>!p.kind),f=o??u.filter(p=>s.nodes[p.number]).map(p=>p.number),h=o?[...f].
sort((p,w)=>l(w)-l(p)):[...f].sort((p,w)=>l(w)-l(p)||i[p].title.localeCompare(i[w].title)||p-w);Ju(e),a.replaceChildren(...h.slice(0,Qo*t).map(p=>{const w=i[p],
y=w.kind?P("span","cg-dot "+Us[w.kind]):qe(r.group[p]);return P("li","",y,te(n,p),P("small","cg-num",String(w.degree)))}));const[d,m,g]=[h.length,u.length,h.length-
Qo*t],b=e.part("more-notes");e.part("list-title").textContent=d===m?"All notes":d?`${d} of ${m}`:"Nothing found",b&&(b.hidden=g<=0,b.textContent=`${g} more`)}function Ju(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?cn(t,s.find).slice(0,tr):[];if(!o)return;const i=(n??[]).slice(0,tr).map(l=>P("li","",qe(e.painter.group[l]),
te(t,l))),a=r.map(l=>{const u=t.boxes[l],f=P("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return P("li","",P("span","",Ie(u),f),P(
"small","cg-num",u.value))}),c=P("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(P("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function Ie({name:e,number:t}){const n=P("button","",e);return n.dataset.box=String(t),n}function te(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=P(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var Zu=Object.freeze({__proto__:null,go:te,goBox:Ie,list:Xu});
const er=3;function Qu(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?nf(e,Me(t,s.from),Me(t,s.to)):e.notice?[P("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:ef(t,n,r,tf(e,r))}function tf(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Rn=(e,t,n)=>P("li","",P("span","rel",e),P("span","",...t,qn(n))),qn=e=>e?P("span",
"why",e):"";function In(e,t){const n=P("a","",t);return n.setAttribute("href",e),n}function Pe(e,...t){const n=P("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=P("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function ef(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[P("h2","",o.title),P("p","",r),Pe(o.url?In(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=P("ul","cg-list");for(const u of e.edges){const[f,h]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[h]&&c.set(h,[...c.get(h)??[],u])}for(const[u,f]of c){const h=f.length>
1?f.filter(g=>e.types[g.type][0]!=="link"):f,d=new Set(h.map(g=>e.types[g.type][3-a])),m=new Set(f.map(g=>g.reason).filter(Boolean));l.append(Rn([...d].join(", "),
[te(e,u)],[...m].join("; ")))}c.size&&i.push(P("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function nf({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,h)=>[P("h2","",f),P("p","",h),...s<0?[]:[Pe(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=zs(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,h)=>sf(e,f,h,+n.way===h)),P("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function sf(e,t,n,s){const o=P("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>rf(e,
t[f],u));t.forEach((u,f)=>{o.append(P("li","note",te(e,u)),...i[f]?of(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=P("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[P("h3","c\
g-way",l,P("small",""," "+c)),o]}function of({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=P("span","",s.says&&s.says+" ",P("code","",s.name));return P(
"li","",r,P("b","cg-num",s.value),o===t.length-1?qn(n):"")}):[P("li","",P("span","",e),qn(n))]}function rf(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*$e(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,h)=>o(f)-o(h))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,h])=>e.boxes[f].note===r.b&&e.boxes[h].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,er),l=s.find(
f=>f.reason&&(f.kind==="link"||Fs(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,er).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var af=Object.freeze({__proto__:null,about:Qu,acts:Pe,line:Rn,link:In});const lt={width:186,height:62};function cf(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+lt.width*t.k&&o<=c+lt.height*t.k)return r}return-1}function lf(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+lt.width,i+lt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function uf(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[h,d]of n.edges){const m=n.at.get(h),g=n.at.
get(d);if(!m||!g)continue;const b=!f||f.has(h)&&f.has(d),[p,w]=e.screen(s,m[0]+lt.width+4,m[1]+lt.height/2),[y,M]=e.screen(s,g[0]-5,g[1]+lt.height/2),$=Math.max(
p,y-34*u),x=(y-$)/2;a.beginPath(),a.moveTo(p,w),a.lineTo($,w),a.bezierCurveTo($+x,w,y-x,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[h,d]of n.at){const m=f&&!f.has(h),g={...c.boxes[h],...Pn(n,h)};ff(e,s,g,d,m?.3:1,h===n.end,h===r&&i)}}function Pn({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function ff(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),h=lt.width*l,d=lt.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,h+4,d),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,h,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+d,h,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,h+8,d+8);const m=(M,$,x,T,k=0)=>{[a.font,a.fillStyle]=[$,e.solid(x,o)];let v=M;for(;v.length>1&&a.measureText(
v).width>h-k;)v=v.replace(/.…?$/u,"…");return a.fillText(v,u+k,f+T*l),a.measureText(v).width},g=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,b=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,g,20),p=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";p&&b<h*.7&&m(`\
  ${p}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";w<h*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function hf(e,t){if(!t)return[P("h2","","A chain"),P("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],h=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Pn(t,w.number)};return M?`${y}, as built ${w.value}`:$?`${y}, as built`:y},d=P("h2","",`What makes “${r.says||
r.name}” ${h(r)}?`),m=P("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),g=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=P("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Pn(t,w.number)};b.append(Rn(h(w),[Ie(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const p=P("details","cg-chain__list",
P("summary","","as a list"),b);return[d,m,Pe(In(r.url,"open row")),...g.length?[P("p","cg-chain__uses","What uses it: ",...df(g))]:[],...i.length>1?[p]:[]]}const df=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",Ie(t)]);var mf=Object.freeze({__proto__:null,about:hf,boxAt:cf,draw:uf,fit:lf});function pf(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Pt),f=Math.round(n.height*Pt),h=e.sheet;(!h||Math.abs(i-h.x)*c>o*Pt||Math.abs(a-h.y)*
c>r*Pt)&&gf(e,t,u,f);const d=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(d.canvas,Math.round((d.x-i)*c*l)-u,Math.round((d.y-a)*c*l)-f),s.restore()}
function gf(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var bf=Object.freeze({__proto__:null,slide:pf});
const wf=2,Dn=24,yf=9,nr=.3,K=e=>e instanceof Float64Array,ee=e=>Array.isArray(e),ne=new Map;ne.set(ct.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
_e(e[r*t]+n[r*s],e[r*t])}),ne.set(ct.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=_e(e[r*t]-n[r*s],e[r*t])}),ne.set(ct.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),ne.set(ct.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Mn(e[r*t],n[r*s])});function se(e,t){const n=t.find(K);if(!n){
const u=e(...t);return Number.isFinite(u)?u:E(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>K(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>K(u)?1:0),c=ne.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(h=>+(K(h)?h[f]:h))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&E(s.some(
Number.isNaN)?"no real value":"overflow"),s}function jn(e,t){if(!K(e))return e;if(t!==wf)return sr(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function sr(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return Fn(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Fn(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}Fn(e,t,a,s),Fn(e,i,n,s)}function Mf(e){const t=or(e);if(!K(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*nr)/Dn,r=n-(s-n)*nr,i=Array.from({length:Dn},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<Dn&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(yf*c/a+.5))}function or(e){
if(ee(e))return E("no value");if(!K(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=sr(e,[.05,.5,.95]);return[t,n,s]}var $f=Object.freeze({__proto__:null,
each:se,folded:jn,heights:Mf,isMany:K,isSeries:ee,summary:or});const Y=4096,Sf=12,vf=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],Af=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
xf=.6931471805599453,rr=([e,t],n)=>ir(e,n)/ir(t,n),ir=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function kf(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*xf}function Nf(e){const t=e-.5;return t>=-.425?t*rr(vf,.180625-t*t):-rr(Af,Math.sqrt(-kf(e))-1.6)}let jt;function zn(){
if(jt)return jt;jt=new Float64Array(Y);for(let e=0;e<Y/2;e++)jt[Y-1-e]=-(jt[e]=Nf((e+.5)/Y));return jt}const ar=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function cr(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Un(e){const t=Uint16Array.from({length:Y},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(ar(n,2166136261),ar(n,16777619),n.length,1);for(let o=0;o<Sf;o++)cr(s);for(let o=Y-1;o>0;o--){const r=Math.
floor(cr(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const lr=new Map;function Ef(e,t){const n=lr.get(e);if(n)return n;const s=t==="score"?zn():Float64Array.
from({length:Y},(r,i)=>(i+.5)/Y),o=Float64Array.from(Un(e),r=>s[r]);return lr.set(e,o),o}const ur=new Map;function _f(e,t){const n=zn();return Float64Array.from(
fr(e),s=>t==="score"?n[s]:(s+.5)/Y)}function fr(e){const[t,n]=e[e.length-1];if(!n.length)return Un(t);const s=JSON.stringify(e),o=ur.get(s);if(o)return o;const r=n.
map((l,u)=>hr(fr(e.slice(0,u+1)))),i=Of(hr(Un(t)),r,n),a=Array.from({length:Y},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Y);return a.forEach((l,u)=>c[l]=
u),ur.set(s,c),c}function hr(e){const t=zn();return Float64Array.from(e,n=>t[n])}function Of(e,t,n){const s=t.map(f=>t.map(h=>De(f,h))),o=s[0][0],r=n.map(f=>f*o),
i=mr(s,t.map(f=>De(e,f))),a=mr(s,r),c=dr(e,t,i.map(f=>-f)),l=o-De(a,r),u=Math.sqrt(Math.max(l,0)/De(c,c));return dr(c.map(f=>u*f),t,a)}const dr=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function De(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function mr(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const pr=16,Tf=2048,gr=[2,4,6,8],Lf=255,Cf=15,Rf=64,qf=75e4,If=1e-12,Bn=1e-9,
br=1024,Pf=.381966011250105,Df=64,jf=40,Ff="the steps cannot be made fine enough",{abs:oe,floor:je,max:at,min:re}=Math;function zf(e,t,n,s,o,r){n<s||E(n>s?"the \
range runs backwards":"the range is empty");let i=pr,a=0,c=wr(e,t,n,s,pr);for(;;){const l=wr(e,t,n,s,2*i),u=2*i>=Tf||168*o*i>qf;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const h=c,d=t.map((p,w)=>Vf(h,l,w)),m=d.map(p=>p.reduce((w,y)=>at(w,y),0)),g=m.reduce((p,w,y)=>at(p,Gf(w,l.values[y])),0),b=g<=a/Rf?
Lf:Cf;if(g/b<=If||u&&g/b<=Bn){const p=Bf(e,l,m,r);if(p===void 0)return{...l,errors:m.map(w=>w/b)};f=p}else u&&(f=Hf(l,d));a=g}if(u)return E(`${Ff} ${Uf((f-n)/(s-
n))}`);i*=2,c=l}}function Uf(e){const t=je(e*1e3+.5);return`at ${je(t/10)}.${t%10} % of the way`}function Bf(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(br/a),u=Wf(s,t,c),f=r.map((m,g)=>at(Bn*m.reduce((b,p)=>at(b,oe(p)),0),10*n[g])*br/(o[a]-o[0])),h=(m,g,b)=>{const p=(M,$)=>b.reduce(
(x,T,k)=>x+T[$]*M[g+k],0),w=r.map((M,$)=>p(M,0)+c*p(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>oe(M-p(r[$],2)/c-p(i[$],3))>f[$])},d=new Map;for(let m=0;m<a;m++){
const g=re(at(m-1,0),a-3);for(let b=0;b<l;b++){const p=m-g+(b+Pf)/l,w=d.get(p)??Wn(p);if(d.set(p,w),h(o[g]+p*c,g,w))return o[g]+p*c}}for(const m of[...u,...u.slice(
1).map((g,b)=>(u[b]+g)/2)]){const g=re(at(je((m-o[0])/c)-1,0),a-3);if(h(m,g,Wn((m-o[g])/c)))return m}}function Wn(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Wf(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Df&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],h=t[u];const d=re(at(u-2,0),t.length-4);for(let m=0;m<jf;m++){const g=f+
(h-f)/2,b=Wn((g-t[d])/o),p=(y,M)=>b.reduce(($,x,T)=>$+x[M]*y[d+T],0),w=e(g,n.map((y,M)=>p(y,0)+o*p(s[M],1)));if(!w)break;w[c]*l>0?f=g:h=g}return f+(h-f)/2}}function Hf(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=at(r,oe(a)),!(t[o][c]<=Bn*r)));i>=0&&(n=re(n,e.times[i]))}),
n}function Gf(e,t){const n=t.reduce((s,o)=>at(s,oe(o)),0);return n?e/n:e}function wr(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,h)=>n+(s-n)*h/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const h=Kf(e,i[f],l,r);if(!h)return i[f];const d=h[1];[l]=h,l.forEach((m,g)=>{a[g].push(m),c[g].
push(d[g])})}const u=e(s,l);return u?.forEach((f,h)=>c[h].push(f)),u?{times:i,values:a,slopes:c}:s}function Kf(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of gr.entries()){const c=Yf(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/gr[i-u-1],h=f*f-1;r.push(r[u].map((d,m)=>d+(d-l[u][m])/h))}}
return[r[r.length-1],o]}function Yf(e,t,n,s,o,r){let i=n,a=yr(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,yr(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const yr=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function Mr(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=re(at(je((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,h)=>t[i+(h>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const h=a;
c+=l*h[0],l*=u-(f>>1),a=Array.from({length:7-f},(d,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(h[m+1]-h[m])/((m+f+1>>1)-(m>>1)))}return c}function Vf(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>oe(r-(i%2?Mr(e.times,s,o,t.times[i]):s[i/2])))}const Xf=0,Jf=2,Hn=1e-12,Zf=1e4,Gn="outside of the table",{abs:ut,max:wt,
min:Ft,sqrt:Kn,trunc:Qf}=Math;function $r(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Yn(e,t,n){const s=e[0],o=e[e.length-
1],r=Hn*wt(ut(s),ut(o));return t<s?n||s-t<=r?s:E(Gn):t>o?n||t-o<=r?o:E(Gn):t}const Vn=(e,t)=>Ft(wt($r(e,t)-1,0),e.length-2);function th(e,t,n,s){let o=$r(e,n)-1;
return o+1<e.length&&e[o+1]-n<=Hn*wt(ut(e[o+1]),ut(n))&&o++,o<0&&!s&&E(Gn),t[wt(o,0)]}function eh([e,t,n],s,o,r){if(o===Jf)return th(e,t,s,r);const i=Yn(e,s,r);
if(e.length===1)return t[0];const a=Vn(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===Xf)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,h=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(h+l*(f/c)))}function nh([e,t,n],s,o,r){const i=Yn(e,s,r),a=Yn(t,o,r),c=Vn(e,i),l=Vn(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),h=(a-
t[l])/(t[l+1]-t[l]),d=c*u+l,m=(c+1)*u+l,g=n[d]+(n[d+1]-n[d])*h,b=n[m]+(n[m+1]-n[m])*h;return g+(b-g)*f}const sh={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),[c,l,u,
f]=a,h=Number(i[+o]),d=c[c.length-1];if(!f)return eh(a,h,+n,+s);const m=Hn*wt(ut(c[0]),ut(d));c[0]-m<=h&&h<=d+m||E("outside of the range of its rate");const g=Mr(
c,l,u,Ft(wt(h,c[0]),d));return g!==0&&ut(g)<Zf*f[0]&&g!==l[0]&&g!==l[l.length-1]&&E("too near to zero for the steps of its rate"),g},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,k)=>k%3===0),h=l.filter((T,k)=>k%3===1),d=l.filter((T,k)=>k%3===2),m=(T,k)=>(v,A)=>{
const N=Jt(e,()=>(a[c]=v,f.forEach((q,S)=>a[q]=A[S]),k.map((q,S)=>Number(i(S?k[S-1]:T,q)))));return N?.every(Number.isFinite)?N:void 0},g=m(c+1,d),b=h.map(T=>Number(
a[T])),p=Number(a[+t]),w=Number(a[+n]);g(p,b);const y=e.budget.steps;g(p,b);const M=Math.max(+s,y-e.budget.steps),$=zf(g,b,p,w,M,m(d[d.length-1],u));return[$.times,
...$.values.flatMap((T,k)=>[T,$.slopes[k]]),$.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>nh(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function ie(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=ut(o)<ut(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=oh(t);return Number.isFinite(n)?n:E("overflow")}function oh(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const zt=e=>e.length?e:E("no row fulfils it"),Fe=e=>(zt(
e),ie(e)/e.length);function Sr(e,t){t>=0&&t<=1||E("a share is between 0 and 1"),zt(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Ft(Qf(s),n.length-1),r=Ft(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function ae(e){const t=Fe(e);return e.map(n=>n-t)}function Ut(e,t){const n=ie(e.map((s,o)=>s*t[o]))-ie(e)*ie(t)/e.
length;return Number.isFinite(n)?n:E("overflow")}const Xn=e=>e.length<2?E("fewer than two rows"):e;function rh(e){Xn(e);const t=ae(e);return Kn(Ut(t,t)/(e.length-
1))}function vr(e,t){Xn(t);const n=ae(e),s=ae(t),o=Ut(s,s);return o?Ut(n,s)/o:E("all rows have the same place")}function ih(e,t){Xn(t);const n=ae(e),s=ae(t),o=Kn(
Ut(n,n))*Kn(Ut(s,s));return o?Ft(wt(Ut(n,s)/o,-1),1):E("all rows have the same value")}const Ar={total:ie,count:e=>e.length,mean:Fe,min:e=>zt(e).reduce((t,n)=>Ft(
t,n)),max:e=>zt(e).reduce((t,n)=>wt(t,n)),first:e=>zt(e)[0],last:e=>zt(e)[e.length-1],median:e=>Sr(e,.5),quantile:Sr,stdev:rh,slope:vr,intercept:(e,t)=>Fe(e)-vr(
e,t)*Fe(t),correlation:ih},ah={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},xr=(e,t)=>e[+t].map(({numbers:n})=>n),ch={rows(e,t,n,s,o){const[r,i,...a]=t.
map(Number),c=a.length-1,l=a.slice(0,c).map(()=>[]);for(let f=0;f<r;f++){s[o]=f;try{for(let h=0;h<c;h++){const d=Number(n(h?a[h-1]:o+1,a[h]));if(i&&!h&&!d)break;
l[h].push(d)}}catch(h){throw h instanceof rt&&e.budget.steps>=0&&!h.needs&&(h.message.startsWith("the cell `")||(h.message+=` in row ${f+1}`)),h}}return l.slice(
i).map(f=>({first:0,numbers:f}))},fold:(e,[t,n,...s],o,r)=>Ar[t](...xr(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),scan:(e,[t,n],s,o)=>[{first:0,numbers:ah[t](
xr(o,n)[0])}]},kr=1e5,Jn=5;function Nr(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+Jn<e.length;r+=Jn){const[a,c,l,u,f]=e.slice(r,r+Jn).map(Number),h=s(n[u]),
d=nt(h);d!==_t(h)&&E("the last step is not a whole number"),d<a-1&&E("the steps run backwards"),d-a>=kr&&E("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:d,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function Er({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:E(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function Bt(e){const t=nt(e);return t===_t(e)?t:E("a step is a whole number")}const _r=(e,t,n)=>e[+t][+n],lh={
steps(e,t,n,s,o){const r=Nr(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof rt&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>Er(_r(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>Er(_r(r,t,n),Bt(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=Bt(Number(o[+n])),c=i[a-r]??E(`there is n\
o step ${a}`);return typeof c=="number"?c:E(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>Bt(Number(o[+c])));a-i>kr&&E("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return E("no step fulfils it")}},Or="other\
 rows are chosen",uh=1e3,Wt=e=>typeof e=="number"?e:E("a bound, or the number of a step, that has a distribution");function Tr(e,t,n,s,o){const[r,...i]=t[n],[a,
c]=i.slice(0,2).map(u=>Wt(s[+u]));(nt(a)!==_t(a)||nt(c)!==_t(c))&&E("bounds are not whole numbers"),nt(c)<nt(a)-1&&E("the bounds run backwards"),c-a>=1e4&&E("mo\
re than 10,000 terms");let l=r==="sum"?0:1;for(let u=nt(a);u<=nt(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=se(r==="sum"?(h,d)=>h+d:(h,d)=>h*d,[l,f])}return l}
function Lr(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?Wt(s[+r+1])-+a:Bt(Wt(s[+a])),h=c[f-l];return h!==void 0?e.lowered(h):
E(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const Cr=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),Rr={sum:Tr,product:Tr,back:Lr,
prior:Lr,steps(e,t,n,s){const o=Nr(t[n].slice(1),n,s,Wt),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=uh&&E("more than 1,000 s\
teps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(
({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=Bt(Wt(s[+t[n][2]])),a=r[i-o]??E(`there is no step ${i}`);return typeof a=="string"?E(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&K(f)&&E(Or),r&&!u&&
!f)break;c[u].push(f)}}catch(u){throw u instanceof rt&&!u.needs&&u.message!==Or&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=Cr(e,s,+r),c=a[0].length,l=a.map((f,h)=>h*c);return se((...f)=>Ar[o](...l.map(h=>f.
slice(h,h+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];for(const r of Cr(e,s,+t[n][2])[0])o.push(o.length?
se((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},
first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Bt(Wt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!K(l)){if(!l)continue;return a?
a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))
return a}return E("no step fulfils it")}},qr=8,fh=2e3,hh=1e3,dh=new Set(["num","row","index","read","back","prior","at","edge","series"]),mh={beta:256},ph="a ro\
ot, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class ce{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=
o,this.count=o?.length??n?.count??Y,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),
this.pinned=n?.pinned??new Set(Ir(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=hh)throw new J;this.depth++;let s;try{s=this.found(
t)}finally{this.depth--}return this.kept+=ee(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>fh&&(this.memo.clear(),this.kept=0),this.memo.set(
t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{
outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Zn(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.
run.value(t);return ee(a)?a:this.run.known(t)}if(s.dr)return s.chain?_f(s.chain,s.dr):Ef(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??
[]).map(a=>this.value(a)).join();return s.cells?.[i]??E(s.problem||`no cell in row \`${i}\``)}lowered(t){return!K(t)||t.length===this.count||!this.outside?t:this.
part(this.outside.lowered(t))}series(t){const n=this.value(t);return ee(n)?n:E("no value")}part(t){const{chosen:n}=this;return n&&K(t)?Float64Array.from(n,s=>t[s]):
t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=ct.get(String(i));if(r.steps<=0)throw new J;if(r.pay(c||dh.has(String(i))&&!this.
copies?1:Y/qr),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=se(c,a.map(u=>o[+u]));
K(l)&&r.pay((mh[i]??1)*Y/qr-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;
if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new ce(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(
t,n,s):o==="drawn"?a=jn(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?E("no case holds"):Object.hasOwn(Rr,o)?a=Rr[o](this,t,n,s,i):E(ph);return s[n]=s[i-1]=a,i}cases(t,n,s){
const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!K(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.
forEach(([u,f],h)=>{const d=[];if(a.forEach((b,p)=>{!b==(h===1)&&d.push(p)}),!d.length)return;const m=new ce(this.run,this,void 0,d),g=m.execute(t,u,f,s.map(b=>m.
part(b)));d.forEach((b,p)=>l[b]=K(g)?g[p]:Number(g))}),l}}const Ir=e=>e?.outside?[...e.given,...Ir(e.outside)]:[],Zn=e=>e.draws??=new ce(e);var gh=Object.freeze(
{__proto__:null,CHECKED:{deviation:e=>e<0?E("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:E("a probability of a number that is not a condition"),upper:(e,t)=>t<
e?E("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>jn(Zn(e).execute(i,r+1,+n,[...o]),+t)},Draws:ce,drawsOf:Zn});const bh=[
[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,
28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],wh=[[.0007745450142783414,.022723844989269184,
.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,
.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],yh=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,
.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,
.014875361290850615,.1369298809227358,.599832206555888,1]],Qn=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},Pr=(e,t)=>{if(Math.abs(e)<=.425)
return e*Qn(bh,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Qn(wh,n-1.6):Qn(yh,n-5))},ze=e=>e>0&&e<1?Pr(e-.5,Math.min(e,1-e)):E("a qua\
ntile of a probability that is not between 0 and 1"),Mh=e=>e>-1&&e<1?Pr(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):E("erfinv of a number that is not between -1 and 1"),
{abs:Ue,exp:Be,expm1:ts,log:ft,log1p:We,min:Dr,sqrt:$h,PI:Sh}=Math,jr=.1,Fr=1e5,vh=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],Ah=10,zr=1e-300,xh=3e-16,kh=1e-9,
Nh=2e4,Eh=60,le=[],_h=(e,t,n)=>{t>=jr&&t<=Fr&&n>=jr&&n<=Fr||E("a shape of `beta` that is not between 0.1 and 100,000");let s=le[0];return(s?.shapes.a!==t||s.shapes.
b!==n)&&(s=le.find(({shapes:o})=>o.a===t&&o.b===n)??Oh(t,n),le.unshift(s),le.length=Dr(le.length,16)),e<=s.middle?Be(Br(e,s.shapes)):-ts(Br(1-e,s.mirrored))};function Oh(e,t){
const n=Ur(e,t),[s,o]=Wr(n.most,n);return{shapes:n,mirrored:Ur(t,e),middle:Be(s)/o}}function Ur(e,t){const n=ht(e)+ht(t)-ht(e+t)-ft(e/(e+t)*t/(2*Sh))/2;return{a:e,
b:t,round:n,most:ft((e+1)/(e+t+2))}}function Br(e,t){const n=ft(e);let s=Dr(Th(e,t),t.most);for(let o=0;o<Eh;o++){const[r,i]=Wr(s,t);let a=s+(r-ft(i)-n)*ts(s)/i;
a>t.most&&(a=(s+t.most)/2);const c=Ue(a-s);if(s=a,c<=kh*Ue(s))break}return s}function Th(e,{a:t,b:n,round:s}){if(t<1||n<1)return(ft(e*t)+s+t*ft(t/(t+n))+n*ft(n/
(t+n)))/t;const o=ze(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*$h(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-We(n/t*Be(-2*l))}function Wr(e,{a:t,b:n,round:s}){
const o=Be(e),r=-ts(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?We(c/i):ft(o/i),u=c<a/2?We(-c/a):ft(r/a);return[t*l+n*u-s,He(o,r,-(t+n)*c,t,n)]}function ht(e){
let t=0;for(;e<Ah;e++)t+=(e+.5)*We(1/e)-1;const n=1/(e*e);return t+vh.reduce((s,o)=>s*n+o,0)/e}function He(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<
Nh;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Hr(f+u*a),r=Hr(f+u/r),i*=r*a,Ue(r*a-1)<=xh)break}
return i}const Hr=e=>Ue(e)>=zr?e:zr;var Lh=Object.freeze({__proto__:null,betaFraction:He,betaQuantile:_h,offStirling:ht});const{abs:ue,exp:yt,log:Z,log1p:Gr,max:Kr,
min:es,sqrt:fe,trunc:Ch,PI:ns}=Math,ss=.01,Ge=1e6,Rh=1e-17,Ke=1e-300,Yr=2e4,qh=100,Vr=1e-9,Xr=-706,Ih=37,Ph=18,Dh=.5772156649015329,jh=[.6449340668482264,.2020569031595943,
.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,
.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,
4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,
1862659723513049e-24,9313274324196682e-25],Ht=e=>{if(e<=0&&E("lgamma of zero or less"),e>=10)return(e-.5)*(Z(e)-1)+(Z(2*ns)-1)/2+ht(e);let t=1;for(;e>2.5;)t*=e-=
1;if(e<.5)return Jr(e)-Z(e);const n=e<1.5?Jr(e-1):Zr(e-2);return t===1?n:n+Z(t)},Jr=e=>Zr(e)-Gr(e);function Zr(e){let t=e,n=0;return jh.forEach((s,o)=>{t*=-e,n-=
s*t/(o+2)}),e*(1-Dh)+n}function os(e){if(ue(e)>.25)return Gr(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const he=(...e)=>{
const t=Kr(...e.slice(0,-1));return t>0&&t<=Ge?Ch(20+2*fe(t)):0},Ye=(...e)=>6*he(...e);function Ve(e,t){e>=ss&&e<=Ge||E("an incomplete gamma function of a shape\
 that is not between 0.01 and 1,000,000"),t<0&&E("an incomplete gamma function of a negative number")}function rs(e,t){if(t===0)return[0,1];const n=is(e,t);if(t<=
e+1){const o=n/e*Fh(e,t);return[o,1-o]}const s=n?n/zh(e,t):0;return[1-s,s]}function is(e,t){if(e<1)return t<1e3?yt(e*Z(t)-t-Ht(e+1))*e:0;const n=(t-e)/e,s=n>-.9?
e*os(n):e*(Z(t/e)-n);return s>-745?yt(s-ht(e))*fe(e/(2*ns)):0}function Fh(e,t){let n=1,s=1;for(let o=1;o<Yr&&(n*=t/(e+o),s+=n,!(n<s*Rh));o++);return s}function zh(e,t){
let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<Yr;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(ue(r)>=Ke?r:Ke),s=n+a/s,s=ue(s)>=Ke?s:Ke,o*=s*r,ue(s*r-1)<=2e-16)break}return o}
function as(e,t){e>=ss&&e<=Ge&&t>=ss&&t<=Ge||E("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Qr(e,t,n,s){if(n<=0||s<=
0)return n<=0?[0,1]:[1,0];const o=cs(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/He(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/He(s,n,(e+t)*
r,t,e);return[1-i,i]}function cs(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?os(i/o):Z(n/o)-i/o,c=i<.9*r?os(-i/r):Z(s/r)+i/r,l=e*a+t*c-ht(e)-ht(t)+
ht(e+t);return l>-745?yt(l)*fe(e/(2*ns)*r):0}function ti(e){e>=0&&e<=1||E("an incomplete beta function of a number that is not between 0 and 1")}const ei=(e,t,n)=>(as(
e,t),ti(n),Qr(e,t,n,1-n)),Uh=(e,t)=>(Ve(e,t),t?is(e,t)/t:ls(e,1)),ls=(e,t)=>(e<1&&E("a density that is infinite at its end"),e===1?t:0),Bh=(e,t,n)=>(as(e,t),ti(
n),n===0||n===1?n?ls(t,e):ls(e,t):cs(e,t,n,1-n)/(n*(1-n)));function ni(e,t){e>=0&&e<=1&&t>=0&&t<=1||E("an inverse of a share that is not between 0 and 1")}const si=(e,t)=>e<=
t?ze(e):-ze(t);function oi(e,t,n){if(Ve(e,0),ni(t,n),n===0&&E("an infinite inverse"),t===0)return 0;const s=r=>{const i=yt(r);return[...rs(e,i),is(e,i)]},o=e>=1?
Z(e)+si(t,n)/fe(e):(Z(t)+Ht(e+1))/e;return yt(ii(s,t,n,o,Ph))}function ri(e,t,n,s){if(as(e,t),ni(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+yt(-i)),
c=1/(1+yt(i));return[...Qr(e,t,a,c),cs(e,t,a,c)]},r=es(e,t)<1?(Z(n*e)+Ht(e)+Ht(t)-Ht(e+t))/e:Z(e/t)+si(n,s)*fe(1/e+1/t);return 1/(1+yt(-ii(o,n,s,r,Ih)))}function ii(e,t,n,s,o){
let r=Xr,i=o,a=es(Kr(s,r),i);const c=Z(es(t,n)),l=t<=n;for(let u=0;u<qh;u++){const[f,h,d]=e(a),m=l?f:h,g=(m>0?Z(m)-c:-1/0)*(l?1:-1);g>0?i=a:r=a;let b=d>0&&m>0?a-
g*m/d:1/0;r<=b&&b<=i||(b=(r+i)/2);const p=ue(b-a);if(a=b,p<=Vr)break}return a<=Xr+Vr?E("an inverse below 1e-306"):a}const Mt=(e,t)=>(yn.set(e,t),e),Wh={lgamma:Ht,
gamma_inc:Mt((e,t)=>(Ve(e,t),rs(e,t)[0]),he),gamma_inc_upper:Mt((e,t)=>(Ve(e,t),rs(e,t)[1]),he),gamma_inc_inv:Mt((e,t)=>oi(e,t,1-t),Ye),gamma_inc_upper_inv:Mt((e,t)=>oi(
e,1-t,t),Ye),beta_inc:Mt((e,t,n)=>ei(e,t,n)[0],he),beta_inc_upper:Mt((e,t,n)=>ei(e,t,n)[1],he),beta_inc_inv:Mt((e,t,n)=>ri(e,t,n,1-n),Ye),beta_inc_upper_inv:Mt(
(e,t,n)=>ri(e,t,1-n,n),Ye),gamma_density:Uh,beta_density:Bh},us=400,Xe=.6180339887498949,Hh=60,Gh=8,Kh=1e-9,Yh=1e-5,ai=1e-13,{abs:fs,max:ci,min:Vh}=Math,st=e=>e??
-1/0;function li(e,t,n,s){t<n||E(t>n?"the range runs backwards":"the range is empty");const o=c=>{const l=e(c);return l===void 0?void 0:s*l},r=[...Array.from({length:us},
(c,l)=>t+(n-t)*l/us),n],i=r.map(o),a=i.filter(c=>c!==void 0);return a.length||E("no value in the range"),{value:o,at:r,values:i,size:a.reduce((c,l)=>ci(c,fs(l)),
0)}}const ui=(e,t,n,s)=>s*hi(li(e,t,n,s))[0][1];function fi(e,t,n,s){const o=li(e,t,n,s),[[r,i],...a]=hi(o),c=Yh*(n-t);a.some(([l,u])=>i-u<=Kh*o.size&&fs(l-r)>c)&&
E("several places have the same value");for(const l of[r-c,r+c]){const u=t<=l&&l<=n?o.value(l):void 0;u!==void 0&&i-u<=ai*o.size&&E("it is flat where it is larg\
est")}return Jh(o,r,i,c)}function hi(e){const{values:t}=e,n=o=>t[o]!==void 0&&st(t[o])>st(t[o-1])&&st(t[o])>=st(t[o+1]);return[...t.keys()].filter(n).sort((o,r)=>st(
t[r])-st(t[o])||o-r).slice(0,Gh).map(o=>Xh(e,o)).sort((o,r)=>r[1]-o[1])}function Xh({value:e,at:t,values:n},s){let o=t[ci(s-1,0)],r=t[Vh(s+1,us)],i=t[s],a=st(n[s]),
c=r-Xe*(r-o),l=o+Xe*(r-o),u=st(e(c)),f=st(e(l));for(let h=0;h<Hh;h++)u>a&&([i,a]=[c,u]),f>a&&([i,a]=[l,f]),u>=f?([r,l,f]=[l,c,u],c=r-Xe*(r-o),u=st(e(c))):([o,c,
u]=[c,l,f],l=o+Xe*(r-o),f=st(e(l)));return[i,a]}function Jh({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(g=>e(n+r*g));if(i.includes(
void 0))return n;const[a,c,l,u]=i.map(st),f=a-u+8*(l-c),h=-a+16*c-30*s+16*l-u;if(!(h<0))return n;const d=n-r*f/h,m=e(d);if(fs(d-n)>o||m===void 0||s-m>ai*t)return n;
[n,s]=[d,m]}return n}const hs=192,ds=1e300,Zh=1100,ms=1e-6,Qh=.1,di=1e-12;function td(e,t,n,s,o,r){t>0&&n<=0&&E("no real value");const i=[];let a=!1,c=0,l=NaN;for(const[
u,f]of sd(t,n,s).flatMap(h=>nd(e,h))){let h;if(f===0){const d=mi(e,u);a||=!d,d&&!ps(e,u)&&(h=u)}else l*Math.sign(f)<0&&(h=od(e,c,u,l,f));h!==void 0&&h!==i[i.length-
1]&&i.push(h),[c,l]=[u,Math.sign(f)||NaN]}if(o!==void 0){const u=ed(i);return a&&E("a whole stretch of values solves it"),u.length!==r&&E(`${u.length} root${u.length===
1?"":"s"} in the range, not ${r}`),u[o]}return i.length||E(a?"a whole stretch of values solves it":"no root was found in the range"),i.reduce((u,f)=>Math.abs(f-
s)<Math.abs(u-s)?f:u)}function ed(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),
Math.abs(s)))&&t.push(n)}return t}function nd(e,t){const n=r=>[r,e(r)??NaN],s=n(t),o=ms*(Math.abs(t)||1);return s[1]===0?[n(t-o),s,n(t+o)]:[s]}function sd(e,t,n){
const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-ds||t<ds){const a=e>0?Math.log(t/e):0;return s(0,hs).map(c=>e>0?e*Math.exp(c/hs*
a):e+c/hs*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(
a=>a>0&&a<=ds).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function mi(e,t){const n=ms*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const ps=(e,t)=>e(
Number(t.toPrecision(7)))===void 0;function od(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let d=0;d<Zh;d++){const m=t/2+n/2;if(m===t||m===n)break;const g=e(
m);if(g===void 0)return;if(g===0)return mi(e,m)&&!ps(e,m)?m:void 0;g<0==s<0?[t,i]=[m,Math.abs(g)]:[n,a]=[m,Math.abs(g)]}const[c,l]=i<a?[t,i]:[n,a],u=ms*Math.abs(
c);if(ps(e,c))return;const f=e(c-u),h=e(c+u);return f===void 0||h===void 0?l<=di*r?c:void 0:Math.max(i,a)<=Math.max(Qh*Math.abs(h-f),di*r)?c:void 0}const rd=40,
id=25e4,ad=60,cd=12,ld=3,pi=1e-6,ud=1e-7,gi=1e-9,fd=1e-13,hd=1e-10,gs=1e-8,bs=1e-5,dd=.1,md=1e9,ws=[2,3,5,7,11,13],Ct=1e300,bi="the equations do not fix each un\
known",{abs:V,max:$t,min:wi,floor:ys}=Math;function pd(e,t,n,s,o){const r=yi(t,n,s),i=r.map((b,p)=>t[p]>-Ct||n[p]<Ct?n[p]-t[p]:V(b)||1),a={lows:t,highs:n,scales:i},
c=$t(4,wi(rd,ys(id/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const p=bd(e,b?r.map((w,y)=>gd(b,y,a)):r,a);p?.length===0&&f++,p?.length&&![...l,
...u].some(w=>Md(p,w,i))&&(wd(e,p,i)?l:u).push(p)}l.length||E(u.length||f===c?bi:"no solution found");const h=b=>b.map((p,w)=>ys(p/i[w]*md+.5));l.sort((b,p)=>{const w=h(
b),y=h(p),M=w.findIndex(($,x)=>$!==y[x]);return M<0?0:w[M]-y[M]});const d=b=>b.reduce((p,w,y)=>p+(s[y]<Ct?(w-r[y])/i[y]*((w-r[y])/i[y]):0),0),m=l.reduce((b,p)=>d(
p)<d(b)*(1-gi)?p:b);u.some(b=>d(b)<d(m))&&E(bi);const g=d(m)*(1+gs)+gs**2;return!s.every(b=>b<Ct)&&l.some(b=>b!==m&&d(b)<=g)&&E("several solutions are equally n\
ear"),r.map((b,p)=>[m[p],...l.map(w=>w[p])])}const yi=(e,t,n)=>n.map((s,o)=>s<Ct?s:(e[o]+t[o])/2);function gd(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,
c=e;c;c=ys(c/ws[t]))a/=ws[t],r+=a*(c%ws[t]);if(n[t]>-Ct||s[t]<Ct)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-V(i))}function bd(e,t,{lows:n,highs:s,scales:o}){
let r=t,i=e(t),a=0;for(let c=0;c<ad;c++){const l=r.map((w,y)=>$t(V(w),.001*o[y]));if(!i)return;const[u,f]=Mi(e,r,i,l);if(!u.length)return[];const h=$t(...u.map(
V));if(a===ld)return h<=gi?r.map((w,y)=>V(w)<=fd*o[y]?0:w):void 0;(a||h<=ud)&&a++;const d=w=>$t(...w.map((y,M)=>V(y)/f[M])),m=d(i),g=r;let b=1,p;for(let w=0;w<(a?
1:cd)&&(r=g.map((y,M)=>wi($t(y+b*l[M]*u[M],n[M]),s[M])),p=e(r),!(p&&(a||d(p)<m)));w++,b/=2)p=void 0;i=p}}function wd(e,t,n){const s=t.map((o,r)=>$t(V(o),.001*n[r]));
for(const o of[bs,-bs]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=Mi(e,r,i,s);return a.length>0&&a.every(c=>V(o+c)<=dd*bs)}return!0}function Mi(e,t,n,s){
const o=t.map((a,c)=>{const[l,u]=[1,-1].map(h=>e(Object.assign([...t],{[c]:a+h*pi*s[c]}))),f=l&&u?2:1;return(l??n).map((h,d)=>(h-(u??n)[d])/(f*pi))}),r=n.map((a,c)=>$t(
...o.map(l=>V(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[yd(i),r]}function yd(e){const t=e.
length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)V(e[r][s])>V(e[o][s])&&(o=r);if(!(V(e[o][s])>=hd))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+
1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}
return n}const Md=(e,t,n)=>e.every((s,o)=>V(s-t[o])<=gs*$t(V(s),V(t[o]),1e-6*n[o])),$d=1e4,$i=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,
-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Sd=[[.9428824156954797,.09427384021885005,0],[.816496580927726,
.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],
Si=[.015827191973480183,77/1470],vi=[.24261107190140774,672/1470],Ms=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?E("gamma of zero or less"):Ai(e-1);if(e<.5)return Math.
PI/(Math.sin(Math.PI*e)*Ms(1-e));e>172&&E("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=$i.slice(1).reduce((r,i,a)=>r+i/(t+a+1),$i[0]);return Math.sqrt(2*Math.
PI)*s*Math.exp(-n)*s*o},Ai=e=>{const t=nt(e);if(t!==_t(e))return Ms(e+1);let n=t<0?E("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;
return n},xi=(e,t)=>{let n=nt(t);if(n!==_t(t)&&E("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("b\
inomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},ki=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=
n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},vd=e=>{if(e<1.5)return 1-ki(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.
exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},Ad=(e,t,n)=>t>n?E("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),xd=e=>{const t=Math.abs(e)**
.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},kd=Math.hypot,Nd=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>
0&&n<=1e4?Math.trunc(n):0};yn.set(xi,Nd);const Ed={gamma:Ms,factorial:Ai,binomial:xi,erf:ki,erfc:vd,erfinv:Mh,normal_quantile:ze,cbrt:xd,mod:dl,clamp:Ad,hypot:kd,
..._l,...Wh},_d={...lh,...sh,...ch,sum:(e,t,n,s,o)=>Ei(t,n,s,o,0),product:(e,t,n,s,o)=>Ei(t,n,s,o,1),integral:(e,[t,n],s,o,r)=>{const{budget:i}=e,a=Number(o[+t]),
c=Number(o[+n]),l=i.integrals>0,u=m=>(o[r]=m,Number(s())),f=m=>Jt(e,()=>u(m))??Ld(u,m,a,c);i.integrals++;const h=i.steps;l||[a,c].forEach(f);const d=Cd(f,a,c,l?
1:Td(Math.floor((h-i.steps)/2)),l);return i.integrals--,d},slope:(e,[t],n)=>Od(Ni(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>Je(fi,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>Je(
fi,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>Je(ui,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>Je(ui,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a){const c=Ni(e,t,i),[l,u]=r.slice(0,-1).
map(h=>Number(a[+h]));return td(h=>Jt(e,()=>c(h)),Number(a[+n]),Number(a[+s]),Number(a[+o]),l,u)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(
b*i,(b+1)*i).map(p=>Number(o[+p]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),h=b=>{const p=Jt(e,()=>{const w=e.inside(new Map(u.map((y,M)=>[
y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return p?.every(Number.isFinite)?p:void 0},d=yi(a,c,l);h(d);const m=e.budget.steps;return h(d),pd(
h,a,c,l,m-e.budget.steps).map(b=>({first:0,numbers:b}))}},Je=(e,t,n,[s,o],r,i,a)=>{const c=l=>(i[a]=l,Number(r()));return e(l=>Jt(n,()=>c(l)),Number(i[+s]),Number(
i[+o]),t)},Ni=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),s]]))));function Ei(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=nt(
l);return u===_t(l)?u:E("bounds are not whole numbers")});i<r-1&&E("the bounds run backwards"),i-r>=$d&&E("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)
n[s]=c,a=o?a*Number(t()):a+Number(t());return a}function Od(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(
t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),h=u-o-(o-l),d=r(c-o)+r(o-a),m=1e-14*r(o),g=l-u+8*(c-a);if(s=Math.max(s,d/n),r(h/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-
a))<=.1*d+m||r(g)<=1e-9*d)){const b=n/2,p=a-c+8*(e(t+b)-e(t-b)),w=g/(12*n),y=p/(12*b);if(r(y-w)<=.001*s+m/n)return y+(y-w)/15}}return E("no slope where a functi\
on jumps or bends")}function Td(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function Ld(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[
6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function Cd(e,t,n,s,o){const r=[...Array.from({length:s},(d,m)=>t+(n-t)*m/s),n],i=r.map(e),a=Array.from({
length:s},(d,m)=>$s(e,r[m],r[m+1],i[m],i[m+1],0)),c=_i(a),l=Rd(e,a,(s===32?1e-13:1e-11)*c.size),{value:u,error:f,size:h}=l.error<=c.error?l:c;return Math.abs(u)<=
1e-14*h&&f<=1e-9*h?0:f<=1e-9*(o?h:Math.abs(u))?u:E("the integral does not settle")}function Rd(e,t,n){const s=[];for(let o,r=0;o=t.pop();){const{depth:i,a,b:c,first:l,
last:u,middle:f}=o,h=(a+c)/2;if(o.error<=n||i===52||r===500){s.push(o);continue}r++,t.push($s(e,a,h,l,f,i+1),$s(e,h,c,f,u,i+1))}return _i(s)}const _i=e=>e.reduce(
(t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function $s(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;
let[u,f]=[0,1].map(m=>Si[m]*(s+o)+vi[m]*c),h=Si[0]*(l(s)+l(o))+vi[0]*l(c);for(const[m,g,b]of Sd){const p=e(i-a*m),w=e(i+a*m);u+=g*(p+w),f+=b*(p+w),h+=g*(l(p)+l(
w))}const d=u*a;return Number.isFinite(d)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:d,error:l(u-f)*l(a),size:h*l(a)}:E("overflow")}var qd=Object.freeze({__proto__:null,
ACTS:Ed,MORE_REGIONS:_d});const Oi=64,Id=9,Pd=1024,Dd=10,jd=3,Fd=.1,zd=24,Ud=12,Bd=12,Wd=1e-13,de=.6180339887498949,Hd=60,Gd=1e-12,Kd=1e5,Ss=(e,t)=>Math.abs(e-t)<=
Gd*Math.max(Math.abs(e),Math.abs(t)),Ze=(e,t,n)=>Math.min(Math.max(e,t),n),Ti=(e,t,n)=>t>0&&n>100*t?Ze(t*(n/t)**e,t,n):t*(1-e)+n*e;function Yd(e,t){const n=Array.
from({length:Id},(r,i)=>(i+1)*de%1),s=[...Array.from({length:Oi+1},(r,i)=>i/Oi),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>Ze(e*(t/e)**
r,e,t))),o.sort((r,i)=>r-i)}function vs(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function Vd(e,t,n=[]){
const s=t.map(([k,v])=>[k,Yd(...v)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=k=>{const v=e(k);return typeof v!="\
number"?(i=!0,NaN):(v<o&&([o,c]=[v,k]),v>r&&([r,l]=[v,k]),v)},h=k=>new Map(t.map(([v,A],N)=>[v,k(...A,N)])),d=(k,v)=>{const A=[h(q=>q),...t.length>1?[h((q,S)=>S),
h((q,S)=>Ti(u(),q,S))]:[]];let N=0;for(const q of A){let S=NaN;for(const O of v){const _=f(new Map(q).set(k,O));if(i)return;if(!Number.isNaN(S)&&!Ss(_,S)){const C=_>
S?1:-1;if(N===-C)return;N=C}S=_}}return N},m=(k,v,A,N,q,S)=>{const O=N.length-1;let _=Number(k.get(A)),C=v;const L=X=>{const Yt=q*f(new Map(k).set(A,X));return Yt>
C&&([_,C]=[X,Yt]),Yt};if(S)for(let X=0;X<=O;X+=Math.floor(N.length/Bd))L(N[X]);L(N[0]),L(N[O]);const R=N.findIndex(X=>X>=_),D=R<0?N.length:R;let z=N[Math.max(D-
2,0)],B=N[Math.min(D+1,O)],H=B-de*(B-z),ot=z+de*(B-z),It=L(H),At=L(ot);for(let X=0;X<Hd;X++)It>At?([B,ot,At]=[ot,H,It],H=B-de*(B-z),It=L(H)):([z,H,It]=[H,ot,At],
ot=z+de*(B-z),At=L(ot));return L(Ze(vs((z+B)/2,Math.max(Math.abs(N[0]),Math.abs(N[O]))),N[0],N[O])),[_,C]},g=(k,v,A,N)=>{let q=v,S=A,O=1;for(let _=0;_<Ud;_++,O*=
2){const C=new Map(s.map(([R,D])=>{const z=O*(Number(v.get(R))-Number(k.get(R)));return[R,Ze(Number(q.get(R))+z,D[0],D[D.length-1])]})),L=N*f(C);if(!(L>S))break;
[q,S]=[C,L]}return[q,S]},b=(k,v)=>{let A=new Map(k),N=v*f(k);for(let q=0;q<zd;q++){const S=new Map(A),O=N;for(const[_,C]of s){if(i)return;const[L,R]=m(A,N,_,C,v,
q===0);A.set(_,L),N=R}if(s.length>1&&q&&([A,N]=g(S,A,N,v)),!(N-O>Wd*Math.max(Math.abs(N),Math.abs(O))))break}},p=(k,v,A)=>{const N=[A];for(const[,q]of[...k].sort(
([S],[O])=>v*(O-S))){if(N.length>jd)break;const S=O=>t.some(([_,[C,L]])=>Math.abs(Number(q.get(_))-Number(O.get(_)))>Fd*(L-C));N.every(S)&&N.push(q)}return N},w=k=>({
ends:k,at:[c,l]});for(const k of n)f(k);const y=s.map(([k,v])=>d(k,v));if(i)return;if(y.every(k=>k!==void 0)){const k=f(h((A,N,q)=>Number(y[q])>=0?A:N)),v=f(h((A,N,q)=>Number(
y[q])>=0?N:A));if(!i&&Ss(k,o)&&Ss(v,r))return w([o,r])}const M=[],$=k=>{M.push([f(k),k])};for(let k=0;k<Pd&&!i;k++)$(h((v,A)=>Ti(u(),v,A)));if(t.length<=Dd)for(let k=0;k<
2**t.length&&!i;k++)$(h((v,A,N)=>k>>t.length-1-N&1?A:v));if(i)return;const x=Math.max(...M.map(([k])=>Math.abs(k)));for(const k of[-1,1])for(const v of p(M,k,k<
0?c:l))i||b(v,k);const T=Math.max(Math.abs(o),Math.abs(r));return i||x>0&&T>Kd*x?void 0:w([vs(o,T),vs(r,T)])}var Xd=Object.freeze({__proto__:null,findExtremes:Vd});
const Li=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function Jd(e,t,n,s){const o=j(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.
entries()){if(n.aborted)break;s(i,o.length);const c=j(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await Ci(
l.href,n).catch(()=>null);if(u===null)c.forEach(Ri),r.left+=c.length;else if(u){const{state:f}=Ln(Li(t),u);f.size&&sm(c,u,f,r)}}return r}async function Zd(e,t,n){
const s=await Ci(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?Qd(i):void 0);if(s){const{state:i}=Ln(Li(t),
s),a=tm(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=em(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.
filter(i=>!i).length}}}const Qd=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function tm({entries:e},t){const n=new Set([t]);for(const s of n){
const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function em(e,t,n,s,o,r){const i=(e.columns.
length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(gt);const a=i.map(d=>Qe(t,d,s,r)),c=i.some((d,m)=>a[m]!==Qe(t,d,new Map,o)),
l=[...new Set(a)].join(" or "),u=[...new Set(i.map(d=>nm(t,d,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,
isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),h=`${u}.${f}`;return{value:l,name:h,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||h!==e.name}}catch(a){
if(!(a instanceof J))throw a;return}}const nm=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function Qe(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(
t)?"holds":"does not hold":r?e.say(t,s(t)):G(e.text(t,n,s),i)}async function Ci(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.
ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;
if(!r)return;const i=JSON.parse(r);return await Lo(i.q),Po(qo(i))}function sm(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(
a.dataset.row);try{if(!t.entries.has(c))throw new J;t.allow(gt);const l=Qe(t,c,n,i);if(l===Qe(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`\
as built ${u?.textContent}`,a.classList.add("is-changed"),U(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;Ri(a),s.left+=1}}}function Ri(e){e.classList.add(
"is-later"),e.title="as built: not computed here"}var om=Object.freeze({__proto__:null,rechain:Zd,recompute:Jd});async function rm(e){const{root:t,model:n,signal:s}=e;
for(const r of j(t,"table[data-sortable] thead th")){const i=pt("cg-sort","",()=>lm(r));i.append(...r.childNodes),r.append(i)}F(t,"click",{signal:s},({target:r})=>{
const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Ne(rl(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.
parseCase(a.dataset.cell))}),F(t,"keydown",{signal:s},im);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Np});return j(
t,".cg-table").map(r=>i=>{am(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function im(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[
0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||
e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.
querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function am(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(
c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>W(n(l),u,1e-9));for(const c of j(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,
{read:f,state:h}=i(l),d=t.key(u);o(c,()=>{if(t.entries.has(d)){const m=t.text(d,h,f),g=c.querySelector("button");if(U(g??c,m==="–"?"":m),e.dataset.scale){const[
,b,p]=[t.spread(d,h,f)].flat();c.dataset.v=String(p===void 0?f(d):b)}g?.setAttribute("aria-label",`take ${c.dataset.takes}: ${G(m,t.entry(d).u)}`)}c.classList.toggle(
"is-current",a(l))})}for(const c of j(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>qi(
e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of j(
e,"tbody td")){const h=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(h)),h!==void 0&&u.add(h)}cm(e,f=>[...u].map(
h=>i(h).read(f)).filter(h=>!h),t)})}}function cm(e,t,n){const s=j(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){
const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,U(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot \
be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function qi(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,
s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function lm(e){const t=e.closest("table")?.
tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","\
-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.
parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.
querySelector(".is-rest")&&qi(i)}var um=Object.freeze({__proto__:null,mount:rm});const fm=12,hm=5,Ii=[1,2,5,10],dm=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function St(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return tn(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function tn(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function Pi(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),h=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-fm);return tn(me(h)*s,me(Math.max(f,h+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=Di(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return tn(l*c*s+o,u*c*s+o,t)}function mm(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return tn(s-r,o+
r,t)}function pm(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?gm(o,r):bm(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Dt(i)}))}function gm(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>Ii.slice(0,3).map(i=>i*me(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(me)}function bm(e,t){const n=Di(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function Di(e){const t=e/hm,n=me(Math.floor(Math.log10(t)));return n*
(Ii.find(s=>s*n>=t*.999)??10)}const me=e=>+`1e${e}`;function ji(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...pm(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?wm(a.text):a.text,[l,u]}))}function wm(e){
const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=dm.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const Gt=120,As=40,ym=40,Rt=(e,t)=>+(e?.
getAttribute(t)??NaN),dt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},xs=(e,t)=>e.includes("#[")?Math.round(t):t,Fi=e=>(t,n)=>j(e,
`[data-${n}="${CSS.escape(t.id||"-")}"]`);function zi(e,t,n){const s=Fi(t),o=j(n,".cg-numbers tbody tr");return j(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(
r,"band"),labels:s(r,"for").map(l=>[l,Rt(l,"y")-i]),cells:c}})}function ks({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).
set(n,xs(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const pe=new WeakMap,Ui=new WeakMap;function Bi({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[
...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?Gt:As,i])}function Wi(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,
key:a,bands:c}=n,l=Bi(e,t,n),u=Ui.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),h=(m,g)=>Array.from({length:m+1},(b,p)=>t.x.of(p/m)).map(b=>[b,g(
new Map(f).set(t.swept,xs(t.swept,b)))]),d={of:l,middle:h(r?Gt:As,m=>s.under(m)(a)),ends:c.length?h(r?ym:As/4,m=>{const g=[s.spread(a,m,s.under(m))].flat();return[
g.at(0),g.at(-1)].map(b=>typeof b=="number"?b:void 0)}):[]};return Ui.set(i,d),d}function Hi(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>Wi(e,t,o)).
flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&Pi(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.
text&&(t.y=s,t.host.dataset.ay=s.text,ji(t.host,"y",s))}function Gi(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=Bi(e,t,n),c=t.y.text;!pe.has(r)&&!e.state.size&&
Number.isFinite(n.end)&&pe.set(r,{of:a,y:c,end:n.end});const l=pe.get(r);(l?.of!==a||l.y!==c)&&pe.set(r,{of:a,y:c,end:Mm(t,n,Wi(e,t,n))});const u=pe.get(r)?.end??
NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([h,d])=>W(o(h),d,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[h,d]of i){
const m=u+d;h.classList.toggle("strong",f),h.matches(".is-rest")&&h.classList.toggle("hide",!f),m>20&&m<360&&dt(h,{y:m})}return u}function Mm({x:e,y:t},{e:n,bands:s},{
middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",en(a));for(const c of s){
const[l,u]=[0,1].map(f=>r.map(([h,d])=>[e.at(h),i(d[f])]));c.setAttribute("d",`${en([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const en=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function nn(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=ks(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);U(s,a==="–"?"":a)})}const Ns=6,$m=", outside",Sm=11,vm=.02,
Am=1e-9,xm=1.2;function km(e){const t=j(e.root,"svg[data-x]").map(n=>Em(e,n));for(const n of t)Lm(e,n),n.data?.addEventListener("toggle",()=>Es(e,()=>nn(e,n)),{
signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>Nm(s,n)))}function Nm(e,t){Hi(e,t);for(const n of t.lines)Gi(e,t,n);_m(t);for(const n of t.points)Om(e,
t,n);t.ridge&&Tm(e,t,t.ridge),nn(e,t)}function Es({model:e},t){e.allow(Mo),Te(t),e.allow(gt)}function Em({model:e},t){const n=t.closest("figure")??t,s=Fi(t),o=zi(
e,t,n),r=j(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Rt(a,"x")-Rt(i,"cx"),Rt(a,"y")-Rt(i,"cy")])}));return{svg:t,host:t,
x:St(t.dataset.ax),y:St(t.dataset.ay),built:St(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(
".cg-numbers")}}function _m({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({
label:s})=>Rt(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Rt(s,"y"))<Sm))}function Om({model:e,
inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,h=o.at(Number(u(i))),d=r.at(Number(u(c))),m=[
Math.max(o.from,Math.min(o.to,h)),Math.max(r.to,Math.min(r.from,d))],g=!(h>=o.from-1&&h<=o.to+1&&d<=r.from+1&&d>=r.to-1),b=f?m.every(Number.isFinite):!g;a.classList.
toggle("is-outside",g);for(const p of[a,...l.map(([w])=>w)])p.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&dt(a,{cx:m[0],cy:m[1]});for(const[
p,w,y]of l)f&&p.textContent&&U(p,G(e.text(c,n,s),e.entry(c).u)+(g?$m:"")),b&&dt(p,{x:m[0]+w,y:m[1]+y})}function Tm(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(
({e:x})=>x.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Gt,[l,u,f,h]=[0,1,Gt-1,Gt].map(x=>a?Number(ks(e,t,a,s.of(x/Gt)).value):NaN),d=Math.abs(Math.log(u/l)/c-1)<=
vm&&W(f,h,Am);if(n.classList.toggle("hide",!d),!a||!d)return;const m=s.lo*h/l,g=Number(e.now(r)),b=o.at(Number(e.now(a.key))),p=s.at(m),[w,y,M,$]=[".ridge",".st\
rong",".gap",".tone-gap"].map(x=>n.querySelector(x));dt(w,{x1:p,x2:p,y1:o.at(h)}),dt(n.querySelector(".ridge-dot"),{cx:p,cy:o.at(h)}),dt(y,{x:p}),U(y,`ridge ${e.
model.say(r,m)}`);for(const x of[M,$])x?.classList.toggle("hide",!(m/g>xm&&g>s.lo));dt(M,{x1:s.at(g)+9,x2:p,y1:b,y2:b}),dt($,{x:p,y:b}),U($,`${Dt(m/g)}× short o\
f the ridge`)}function Lm(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??I("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let h=.5;const d=()=>{const g=s.of(h),b=i.
map(w=>{const{state:y,read:M,value:$}=ks(e,t,w,g),x=w.e.matches(".is-chosen");return{own:x,y:Number($),name:w.e.dataset.label??"",text:G(a.text(w.key,y,M),x?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const p=b.slice(0,Ns).map(({own:w,name:y,text:M})=>I(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,xs(r,g))}: `,...p.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Ns?` and ${b.length-Ns} more`:""),dt(u,{x1:s.at(g),x2:s.at(g),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),U(l,"")};F(n,"pointermove",{signal:c},g=>{const b=f.getBoundingClientRect(),p=(g.clientX-b.left)/
b.width*f.viewBox.baseVal.width;h=Math.max(0,Math.min(1,(p-s.from)/(s.to-s.from))),Es(e,d)}),F(n,"pointerleave blur",{signal:c},m),F(n,"keydown",{signal:c},g=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[g.key];b&&(g.preventDefault(),h=Math.max(0,Math.min(1,h+b)),Es(e,d))})}var Cm=Object.freeze({__proto__:null,
mount:km});const Rm=4,qm=520,Im=.01,Pm=.05,Ki=6,Dm=.1,Yi=100;function _s(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,Vi((o-s)/Yi)):jm(n,s,o)),f=h=>{if(r?Math.abs(Math.log10(h/c))<Im:Math.abs(h-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+it(n,h).toPrecision(3),g=i?s+Math.round((h-s)/i)*i:l?Math.round(h):Ce(n,m);return Math.min(o,Math.max(s,g))};return{lo:s,hi:o,first:c,fit:f,
moved:(h,d)=>f(r?h*(o/s)**d:h+d*(o-s)),stepped(h,d){const m=f(r&&!i?h*10**(Pm*d):h+u*d);return l&&m===h?Math.min(o,Math.max(s,h+Math.sign(d))):m}}}const jm=(e,t,n)=>Vi(
(it(e,n)-it(e,t))/Yi)*(e.f??1);function Vi(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Os({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Ki,PageDown:-Ki}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function Fm(e){const t=j(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Dt(it(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=_s(e.model,o),{lo:i,hi:a}=r,c=l=>Dt(it(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),zm(e,s,o,r)}for(const s of j(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function zm(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!W(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};F(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||Um(t,a,r(),s,i,()=>Xi(e,t,n))}),F(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),F(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Os(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))Xi(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function Um(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),F(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const h=(u-t.clientX)*(f?Dm:1);if(!i&&Math.abs(h)<Rm)return;
i=!0,e.classList.add("is-drag");const d=s.moved(n,h/qm);d!==a&&o(a=d,"drag",!1)}),F(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function Xi(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=I("input","cg-grip__entry"),i=I(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:h,problem:d=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(d!=="")),i.textContent=d,!(d&&f)&&(c=!0,r.remove(),i.remove(),h!==void 0&&e.set(new Map([[n,h]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var Bm=Object.
freeze({__proto__:null,keyed:Os,mount:Fm,scale:_s});const Wm=3,Ji=7.4,Hm=78;function Gm(e){const t=j(e.root,".cg-fig").map(n=>Km(e,n));for(const n of t)Ym(e,n);
return n=>{for(const s of t)n.attempt(s.figure,()=>{Vm(n,s),Zm(n,s),nn(n,s)})}}function Km({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,
x:St(t.dataset.ax),y:St(t.dataset.ay),built:St(t.dataset.ay),result:e.key(t.dataset.out),lines:zi(e,t,t),hand:t.querySelector(".cg-axis input"),by:_s(e,n),drawn:"",
data:t.querySelector(".cg-numbers")}}function Ym(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute(
"aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};F(n,"input change",{signal:a},u=>l(u.type==="change")),F(n,"keydown",{signal:a},u=>{
const f=Os(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>nn(
e,t),{signal:a})}function Vm(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&
!n.size)return;t.drawn=s,Hi(e,t);const o=t.lines.map(r=>({line:r,at:sn(Gi(e,t,r)),own:r.e.matches(".is-chosen")}));Xm(t,o,e)}const sn=e=>Number.isFinite(e)?Math.
max(0,Math.min(100,e/10)):NaN;function Xm(e,t,{model:n}){const s=j(e.figure,".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:h})=>f.
e.dataset.label&&Number.isFinite(h)).sort((f,h)=>f.at-h.at),i=r.filter(({line:f})=>Zi(f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:r.slice(0,Wm),
c=[...new Set(a.filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Jm(l.map(({at:f})=>f));s.forEach((f,h)=>{const d=l[h],[m,g]=f.children;if(f.classList.
toggle("hide",!d),!d)return;const b=!d.own&&o&&i.includes(d);f.classList.toggle("strong",d.own),m.setAttribute("y1",`${d.at}%`),m.setAttribute("y2",`${u[h]}%`),
g.setAttribute("y",`${u[h]}%`),U(g,`${d.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:h}of t)f.e.classList.toggle("was",o&&!h&&Zi(f,n))}const Zi=({
e},t)=>[...t.parseCase(e.dataset.line)].every(([n,s])=>W(t.entry(n).v??NaN,s,1e-9));function Jm(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-
1]+Ji):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-Ji;return t}function Zm({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,
result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,h]=u.map(sn),d=u.some(y=>y<-1||y>1001),m=!W(n(a),s(a))||!W(n(c),s(c)),g=(y,M)=>{const $=o.querySelector(
y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[x,T]of Object.entries(M))Number.isNaN(T)||$?.setAttribute(x,`${T.toFixed(2)}%`);return $};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),
g(".fill",{x2:f}),g(".drop",{x1:f,x2:f,y2:h}),g(".dot",{cx:f,cy:h});const b=g(".value",{x:f,y:h}),p=f>Hm;b?.classList.toggle("is-left",p),b?.setAttribute("dx",p?
"-11":"11"),U(b,G(e.text(c,t,n),e.entry(c).u)+(d?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",d);const w=[r.at(Number(s(a))),i.at(Number(
s(c)))];g(".ghost",{cx:sn(w[0]),cy:sn(w[1])}),o.querySelector(".ghost")?.classList.toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var Qm=Object.freeze({__proto__:null,
mount:Gm});const Qi={stale:"disputed, but it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"ho\
lds"},tp=Object.keys(Qi),ta=180,ep=250,Ts=8;function np(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(d,m)=>{clearTimeout(r),r=setTimeout(d,m)},c=()=>{clearTimeout(
r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},l=d=>{o!==d&&(c(),e.model.allow(gt),s=Te(()=>op(e,d)),s&&(o=d,document.body.append(s),d.setAttribute(
"aria-describedby",s.id),sp(s,d.getBoundingClientRect())))},u=d=>d instanceof Element?d.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=d=>d instanceof
Node&&(s?.contains(d)||o?.contains(d));F(window,"pointerdown",{signal:n,capture:!0},d=>{i=d.pointerType==="touch",f(d.target)||c()}),F(t,"pointerover",{signal:n},
d=>{const m=u(d.target);m&&d.pointerType!=="touch"&&a(()=>l(m),ta)}),F(document,"pointerout",{signal:n},d=>{d.pointerType!=="touch"&&(f(d.target)&&!f(d.relatedTarget)?
a(c,ep):u(d.target)&&!s&&clearTimeout(r))}),F(document,"pointerover",{signal:n},d=>{f(d.target)&&clearTimeout(r)}),F(t,"focusin",{signal:n},d=>{const m=u(d.target);
m?.matches(":focus-visible")&&l(m)}),F(t,"focusout",{signal:n},d=>{o&&d.target===o&&!f(d.relatedTarget)&&c()}),F(t,"click",{signal:n,capture:!0},d=>{const m=u(d.
target);if(!m||!i||o===m)return m?c():void 0;d.preventDefault(),d.stopPropagation(),l(m)}),F(window,"keydown",{signal:n},d=>{d.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const h=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return h&&
matchMedia("(hover: hover)").matches&&a(()=>l(h),ta),()=>{}}function sp(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function op(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:h="",why:d,given:m,used:g}=t.dataset,b=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",p=t.matches(".cg-live"),w=tp.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.
entry(y).u,x=p?s:n.parseCase(t.dataset.with),T=p?o:x.size?n.under(x):r,k=x.size?new Map([...s,...x]):s,v=k===s?o:n.under(k),A=M&&!p&&!W(v(y),T(y)),N=I("div","cg\
 cg-card",I("div","cg-card__top",I("span","cg-num",b),p?"":I("span",`cg-chip is-${w}`,Qi[w]+(A?" as written":""))));N.id="cg-card",N.setAttribute("role","dialog"),
N.setAttribute("aria-label",`${p?"value":"claim"} ${b}`);const q=t,S=q.hash&&document.getElementById(decodeURIComponent(q.hash.slice(1))),O=S&&n.key(S.dataset.row)===
y&&S.querySelector(".cg-steps__body");if(O){const L=O.cloneNode(!0);for(const R of j(L,"[data-nocard]"))R.remove();for(const R of j(L,"[data-q]"))n.entries.has(
n.key(R.dataset.q))&&U(R,G(n.text(n.key(R.dataset.q),x,T),R.dataset.u));N.append(L)}else M&&N.append(I("p","cg-card__in","computed: ",I("b","cg-num",G(n.text(y,
x,T,ke(t)),$))));(a||c)&&N.append(ip(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),h,w)),d&&N.append(I("p",p||["holds","partly","sourced"].includes(w)?"cg\
-card__in":"cg-card__why",...d.split("`").map((L,R)=>R%2?I("code","",L):L)));const _=M?[...n.inputs(y)].filter(L=>T(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.
say(L,T(L))}`):[];(m||_.length)&&N.append(I("div","cg-card__in",`${p?"for":"as written, for"} ${m??_.slice(0,Ts).join(" · ")}`+(!m&&_.length>Ts?` and ${_.length-
Ts} more`:""))),A&&N.append(I("div","cg-card__now",I("span","","your scenario"),I("b","cg-num",rp(e,y,k,v,t))));const C=I("div","cg-card__foot",g?I("span","",g):
"");return q.href&&C.prepend(Object.assign(I("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:q.href})),N.append(C),N}function rp({model:e},t,n,s,o){
const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":G(e.text(t,n,s,ke(o)),i)}function ip(e,t,n,s,o){const r=[e,t,...n].
filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=g=>8+(g-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||
4,f=g=>Dt(g,Math.min(u,12)),h=Number.isFinite(e)?l(e):4,d=Number.isFinite(t)?l(t):296,m=Kt("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"\
is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}\
, computed ${n.map(f).join(" to ")}`),m.append(Kt("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),Kt("rect",{class:"ok",x:h,width:Math.max(3,d-h),y:2,height:12,rx:2})),
n.length>1?m.append(Kt("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(Kt("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));
for(const g of[e,t])Number.isFinite(g)&&m.append(Kt("text",{x:l(g),y:25,"text-anchor":"middle"},f(g)));return m}function Kt(e,t,n=""){const s=document.createElementNS(
"http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var ap=Object.freeze({__proto__:null,mount:np});
const vt=64,qt=16;function cp(e,t){let n=0;for(let h=0;h<e.length;h++)n+=e[h];const s=n/e.length,o=Array.from(t,(h,d)=>d).sort((h,d)=>t[h]-t[d]),r=Math.floor(o.
length/vt),i=Array.from({length:qt},()=>new Float64Array(vt)),a=new Float64Array(qt);o.forEach((h,d)=>{const m=e[h]-s,g=d%qt;i[g][Math.floor(d/r)]+=m,a[g]+=m*m});
const c=ea(i,a,-1);if(c===void 0)return;const l=i.map((h,d)=>ea(i,a,d)??0),u=l.reduce((h,d)=>h+d,0)/qt,f=l.reduce((h,d)=>h+(d-u)*(d-u),0);return[c,Math.sqrt(f*(qt-
1)/qt)]}function ea(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*Y/(vt*qt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<vt;u++){let f=0;
for(const h of s)f+=e[h][u];r+=f,i+=f*f/o}const c=r*r/(o*vt),l=a-c;if(i-=c,l>0)return(i-(vt-1)*(l-i)/(o*vt-vt))/l}const Ls=1e-4,lp=5e-5,up=48,fp=()=>e=>{for(const t of j(
e.root,"[data-sens]"))e.attempt(t,()=>{hp(e,t),dp(e,t)})};function hp({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(j(s,"[data-in]").map(a=>{
const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+Ls,1-Ls].map(h=>Number(e.under(new Map([...t,[c,l*h]]))(o)));return[a.dataset.in??"",(u-f)/(Ls*(u+f))]})),i=Math.
max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of j(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=lp&&Number.
isFinite(c)),u=up*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,h,d,m]=l?["50%","5px","37%",
"5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[g,b]of Object.entries({x:f,width:h,y:d,height:m}))a.setAttribute(g,b)}else U(a.firstElementChild,Number.isFinite(
c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function dp({model:e,state:t},n){const s=j(n,"[data-share]"),o=s.length?
e.draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&cp(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):U(r.firstElementChild,a?mp(...a):"–")}}const mp=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var pp=Object.freeze({__proto__:null,mount:fp});const gp=20,bp=360;function wp(e){const t=j(e.
root,"svg[data-rows]").map(n=>yp(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{Mp(n,s),s.lines.forEach(o=>$p(n,s,o))})}}function yp({model:e},t){const[
n,s]=[St(t.dataset.ax),St(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=j(t,"[data-run]").
map(a=>{const c=j(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].
map((h,d)=>f.matches(".hide")?NaN:o(h,+(f.getAttribute(d?"cy":"cx")??NaN))),said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(
f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});
return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function Mp({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(
({key:u,written:f})=>{const h=u?[t.spread(u,s,n)].flat():[f[1]];return[h.at(0),h.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,
written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&Pi(i,o.built.y)||o.built.y,x:c.length&&mm(c,o.built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].
text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,ji(o.svg,u,l[u]))}function $p({model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(
g=>g.key||g.along))return;const u=g=>typeof g=="number"?Math.max(-1e4,Math.min(1e4,o.at(g))):NaN,f=i.map(({key:g})=>g?[e.spread(g,n,t)].flat():[]),h=i.map(({key:g,
along:b,written:p},w)=>[s.at(b?Number(t(b)):p[0]),u(g?f[w].length===3?f[w][1]:t(g):p[1])]);if(r.setAttribute("d",en(h.map(([g,b])=>[g,Number.isFinite(g)?b:NaN]))),
i.forEach((g,b)=>vp(e,t,n,g,h[b],[s,o])),a){const g=[-1,0].map(b=>f.map((p,w)=>[h[w][0],u(p.at(b))]));a.setAttribute("d",a.matches(".reach")?Sp(g):`${en([...g[0],
...g[1].reverse()])}Z`)}const[,d]=[...h].reverse().find(([,g])=>Number.isFinite(g))??[0,NaN],m=d+l;c&&m>gp&&m<bp&&c.setAttribute("y",m.toFixed(1))}const Sp=([e,
t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function vp(e,t,n,{
e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),
s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,
a)).toFixed(1));const h=f?", outside the axes":"";o&&U(s.querySelector("title"),`${r}: ${G(e.text(o,n,t),e.entry(o).u)}${h}`)}var Ap=Object.freeze({__proto__:null,
mount:wp});const Cs=7,xp=1e-9;function na(e,t){const n=e.map(r=>oa(r,t)),[s,o]=sa(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.
min(Cs-1,Math.floor(i*Cs+xp))})}const sa=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function oa(e,t){if(!(typeof e!="number"||!Number.
isFinite(e)||t&&e<=0))return t?Math.log(e):e}function kp(e){const t=j(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=na(
s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(a=>oa(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-\
heat b")??[];sa(r).forEach((a,c)=>U(i[c],t[r.indexOf(a)]?.textContent??""))}var Np=Object.freeze({__proto__:null,STEPS:Cs,colour:kp,levels:na})})();
