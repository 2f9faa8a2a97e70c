(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{open:n}=await Promise.resolve().
then(function(){return Rf});this.view=await n(this,t,JSON.parse(e))}disconnectedCallback(){this.view?.end()}});const ot=e=>new URLSearchParams(e).get("s")??"",Be=(e,t)=>e.
split(",").flatMap(n=>n.split(":")[0].includes(".")?n:t&&n?`${t}.${n}`:[]).join(),Gn=(e,t)=>Kn(e,"s",t);function Kn(e,t,n){const s=new URL(e),o=s.search.slice(1).
split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(/%20/g,"+");return s.
search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const q=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.append(...n),s},U=(e,t,n,s)=>{
for(const o of t.split(" "))e.addEventListener(o,s,n)},cu=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg-note\
, .cg-row__was:empty",lu=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function uu(e,t){U(document,"copy",{signal:t},n=>{const s=getSelection(),
{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(r.commonAncestorContainer)||
!fu(e,s))return;const i=document.createElement("div");i.append(du(r)),hu(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:non\
e",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])lu.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const fu=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function du(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function hu(e){for(const t of e.querySelectorAll(cu))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");if(o&&n?.dataset.copy)o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`;else if(s&&n?.dataset.copy){s.textContent=n.dataset.copy;const r=t.previousSibling;n.dataset.article&&r instanceof
Text&&(r.data=r.data.replace(/an?(?=\s+$)/i,n.dataset.article))}else s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,"")} in your scenario)`);n?.
remove(),o?.before(" ")}}function mu(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.dataset.options?gu(s,
s.dataset.options):pu(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Yo(e,t){const n=q(e,t.className,...[...t.childNodes].
map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.addEventListener(
"selectstart",s=>s.preventDefault()),n}function pu(e){const t=Yo("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[s,o]of Object.
entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}function gu(e,t){
const n=Yo("label",e),s=q("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Xo(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const bu="pointerover focusin input change click",wu=12,yu=".cg, \
.cg-claim, .cg-live";let Vn="",Zo="";document.documentElement.classList.add("cg-js");function Mu({target:e}){const t=e instanceof Element&&e.closest("a[href]:no\
t([download])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=ot(o),i=t.dataset.q??=ot(n.search),a=n.pathname===
s?r:Be(r,s===Zo?Vn:""),c=[a,i].filter(Boolean).join();n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||ot(n.search)===c||t.setAttribute("href",Gn(
n.href,c))}U(document,"pointerdown click",{capture:!0},Mu);function $u(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&e.stopPropagation()}function Su(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Jo(e){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",e)}addEventListener("beforeprint",()=>Jo(!0),!0),addEventListener("afterprint",()=>Jo(!1));function Qo(e){const t=document.
getElementById(decodeURIComponent(location.hash.slice(1)));if(e.contains(t)){if(t.matches(".cg-field")){const n=t.querySelector("details");n&&(n.open=!0);const s=(n??
t).querySelector("input, select");s.focus(),s.select?.()}if(t.matches(".cg-row")){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??[])n.open||=
t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}}function vu(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");t&&(t.querySelector(".cg-loc")?.remove(),t.append(...e.querySelectorAll(".cg-foot .cg-loc")))}function xu(e){for(const t of e.
querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector(".is-current button")??n[0];for(const o of n)o.tabIndex=-(o!==s)}}const Yn=(e=200)=>new Promise(
t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function Au(){for(const e of document.querySelectorAll("[style*=content-visibility]"))await Yn(),e.style.
contentVisibility=e.style.containIntrinsicBlockSize=""}Au();async function Nu(e,t){let n=performance.now();for(;;){const{done:s,value:o}=e.next();if(s)return o;
performance.now()-n<wu||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const tr=e=>new Promise(t=>{matchMedia("(hover: none)").matches&&U(
window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Eu(e,t){U(document,"click",{signal:t,capture:!0},n=>{const s=n.target instanceof Element&&
n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.push(()=>s.click()))})}function ku(e){if(!navigator.
userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(".cg select[data-p]");return[...[...t].filter(s=>s.type===
"radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].every(o=>o.defaultSelected))]}function _u(e,t){const n=new AbortController;
t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.includes('"navigation.instant.preview"')&&U(document,"pointerover f\
ocusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest("a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(
".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;U(document,"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(
function(){return sd}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Ou(e,t){const n=[],s=new Promise(o=>{U(window,"popstate",{signal:t},()=>{ot(location.
search)&&o()});for(const r of ku(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,checked:a});for(const c of["input","change"])r.dispatchEvent(
new Event(c,{bubbles:!0}))}),o()}U(e,bu,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&i.closest(yu)))return;const{value:a,checked:c}=i;!/over|in$/.
test(r)&&!i.closest("[data-plot]")&&n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),o()})});return{done:n,
touched:s}}async function er(e,t,n,s){if(!e.querySelector(t))return;const o=[],r=new AbortController;U(e,"click input",{signal:r.signal},a=>{const{target:c,type:l}=a;
c instanceof Element&&c.matches("button, input")&&c.closest(t)&&(a.stopImmediatePropagation(),o.push(()=>c.dispatchEvent(new Event(l,{bubbles:!0}))))});const i=await s().
finally(()=>r.abort());if(!n.aborted){i(e,n);for(const a of o)a()}}class Tu extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,
this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The scripts of this page could not sta\
rt; its values are from the last build.")})}disconnectedCallback(){this.#t.abort(),Vn=""}async#n(t){const n=this.parentElement??document.body,s=location.pathname,
o=this.querySelector("template")?.content.textContent;if(Zo=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",$u,{signal:t}),uu(n,t),
vu(n),this.hasAttribute("data-no-popups")||_u(n,t),Yn().then(()=>{Su(),Qo(n),xu(n)}),addEventListener("hashchange",()=>Qo(n),{signal:t}),er(n,"[data-files]",t,async()=>(await Promise.
resolve().then(function(){return ci})).start),U(n,"click",{signal:t},async({target:S})=>{const A=S instanceof Element&&S.closest("[data-plot]");A instanceof HTMLElement&&
(await Promise.resolve().then(function(){return xi})).takePlot(A)}),er(n,"[data-filter]",t,async()=>(await Promise.resolve().then(function(){return yh})).mount),
!o){ot(location.search)&&(await Promise.resolve().then(function(){return Ch})).mount(this,n,t);return}for(const S of n.querySelectorAll(".cg-slider input"))Xo(S,
+S.value,+S.value);const r=JSON.parse(o);Vn=r.names[r.note],this.#e=mu(n,S=>`${r.note}#${S}`in r.q||(S??"")in r.q);const i=new AbortController,a=new AbortController,
{done:c,touched:l}=Ou(n,i.signal);t.addEventListener("abort",()=>[i,a].forEach(S=>S.abort())),Eu(c,a.signal),await Promise.race([Yn(1500),l]);const u=Object.values(
r.q).some(({far:S})=>S);u&&!ot(location.search)&&await Promise.race([l,tr(t)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().then(function(){return cm}),
{makeValues:m,prepare:p}=f;u&&await(await Promise.resolve().then(function(){return Yd})).loadColumns(r.q),await p(r.q);const b=m(r),{wrong:g,untold:w}=await Nu(
b.proving(),t);if(t.aborted)return;const y=S=>S.map(A=>A.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed in this browser, these values differ fro\
m the last build: ${y(g)}.`);for(const S of n.querySelectorAll("[data-row]"))S.classList.toggle("is-different",g.includes(b.key(S.getAttribute("data-row")??"")))}
w.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${y(w)}.`);const M=d(n).catch(()=>{});ot(location.search)||await Promise.race(
[l,tr(t)]);const $=await M??await d(n);if(!t.aborted){i.abort(),await h(b,this,n,t,$,s),a.abort();for(const S of c)S()}}say(t){const n=q("p","cg cg-notice",t);return n.
setAttribute("role","note"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",Tu);const Xt={mode:"map",focus:"",from:"",to:"",way:"\
0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},nr=Object.keys(Xt),Lu=e=>Xt.mode=e;function Cu(e){
const t=new URLSearchParams(e),n={...Xt};for(const s of nr)Object.assign(n,{[s]:t.get(s)??Xt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Ru(e,t){const n=new URL(
t);for(const s of nr)e[s]===Xt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function Iu(e,t,n){for(const r of["depth","colour","size","t\
ag","folder","relation","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Xt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.
value}const Ue=e=>new Set(e.off.split(",")),he=e=>e==="map"||e==="course";function qu(e,t){const n=Ue(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().
join()}const We=(e,t)=>e.byId.get(t)??-1,Pu=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),sr=2,Fu=4,ju=20,Du=100,zu=12,Bu=3,Uu=4,qt=3,
He=({types:e},{type:t})=>Pu.get(e[t][0])??sr,or=(e,t)=>He(e,t)===sr;function Wu(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,
b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?s[i]+=1:He(e,{type:l})<Fu&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=He(e,{
type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.
nodes.map(i=>s[i.number]>=zu&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||i.kind?Du:+(i.degree>ju));return{near:n,toll:r}}function rr(e,t,n,s,o=3){
const r=[];if(n===s||n<0||s<0)return r;const i=Wu(e,t),a=new Set;let c=1/0;for(;r.length<o;){const{cost:l,path:u}=Hu(i,n,s,a);if(!u.length||l>c)break;c=Math.min(
c,l+Uu),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}function Hu({near:e,toll:t},n,s,o){const r=new Map([[n*qt,0]]),i=new Map,
a=[[n*qt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=Gu(l),f=Math.floor(u/qt),d=u%qt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,
path:Ku(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){if(o.has(m))continue;const b=p.uses?p.back?1:2:0,g=h+p.cost+(d&&b&&d!==b?Bu:0),w=m*qt+
b;g>=(r.get(w)??1/0)||(r.set(w,g),i.set(w,u),(a[g]??=[]).push(w))}}}return{cost:0,path:[]}}function Gu(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.
splice(t,1)[0]}function Ku(e,t){const n=[Math.floor(e/qt)];for(let s=t.get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/qt));return n}const Ge=200,ir=["note",
"ghost","tag","attachment"];function Vu(e,t){const{edges:n,reasons:s,types:o,folders:r,tags:i,communities:a,central:c,hulls:l,flow:u}=e,f=e.id.map((m,p)=>({number:p,
id:m,title:e.title[p],label:e.label[p]??e.title[p],kind:e.kind[p]??0,url:e.url[p],x:e.x[p],y:e.y[p],community:e.community[p],degree:e.degree[p],rank:e.rank[p],uses:e.
uses[p]??0,folder:e.folder[p],tags:e.tagged[p],others:e.others[p]??"",text:"",width:-1})),d=[];for(let m=0;m<n.length;m+=3){const p=n[m+2];d.push({a:n[m],b:n[m+
1],type:p,kind:o[p][1],reason:"",says:!1})}for(const[m,p]of Object.entries(s))d[+m].reason=p;for(const[m,p]of d.entries()){p.says=or({types:o},p)||p.kind==="lin\
k"&&!!p.reason;for(let b=m-1;p.says&&ar(d[b],p);b--)d[b].says=!0}const h=u.boxes.map(([m,p,b,g,w,y,M={}],$)=>({number:$,id:`${f[b]?.id}#${m}`,name:m,value:p,note:b,
input:!!g,url:w,says:y,columns:Object.entries(M).flatMap(([S,A])=>A.map(x=>`${f[x]?.id}#${S}`))}));return{nodes:f,edges:d,types:o,folders:r,tags:i,communities:a,
boxes:h,flows:u.edges,hulls:l.map(([m,p,b,g])=>({group:m,x:p,y:b,points:g,name:a[m],number:c[m]})),byId:new Map(f.map(m=>[m.id,m.number])),isSmall:f.length<=Ge,
course:t}}function Yu(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:
r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).
filter(r=>r.size)}}function Xu(e,t,n){const s=Ue(t),o=e.tags.indexOf(t.tag),r=e.folders.indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+
h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+ir[d.kind])||!d.degree&&s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(
o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!ar(c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?
!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.isSmall&&l&&!e.course?.isLaid?Zu(e,c):[],get near(){return f??=Ju(a.length,
c)}}}function Zu({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&
i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const ar=(e,{a:t,b:n,kind:s})=>e?.kind===s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function Ju(e,t){
const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Qu(e,t,n){const s=new Map([[t,0]]);for(const[o,r]of s)
if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const tf=({tags:e},t)=>t.text||=[t.title,t.id,t.others,...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Ke(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function ef(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ke(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ke(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&tf(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Xn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Ke(s.name.toLowerCase(),n),1+Ke(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function nf(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const Pt=6,cr=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],lr=0,Ve=1,me=2,ur=3,pt=4,fr=(e,t)=>[(e.x+t.
x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Zn=1.6,Jn=.12,sf=26,lt=26;function of(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;
for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.length&&e.isByTerritory?i.c[c%Pt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,sf),r.fillStyle=
e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=1/t,r.stroke()}}function rf(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Zn)return;const{
pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of hr(n)){const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Jn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?
.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function dr(e,{camera:t,shown:n}){
return t.k>=Zn||e.width<600&&t.k<.6?[]:hr(n).map(({count:s,ends:[o,r,i,a]})=>{const[c,l]=e.screen(t,(o+i)/2,(r+a)/2),u=String(s),f=7*u.length+2;return{number:-1,
text:u,x:c,y:l,left:c-f/2,top:l-7,width:f,height:14}})}function af(e,t){const{lit:n,fade:s}=t,{pen:o,colours:r}=e;o.font=`700 12px ${r.font}`,o.textAlign="cente\
r",o.lineJoin="round";for(const{text:i,x:a,y:c}of dr(e,t))o.globalAlpha=n?1-(1-Jn)*s:1,o.strokeStyle=r.paper,o.lineWidth=4,o.strokeText(i,a,c+4),o.fillStyle=r.param,
o.fillText(i,a,c+4);o.globalAlpha=1}function hr({hulls:e,ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(
s),n.get(o)];return i&&a?[{count:r,ends:uf(i,a)}]:[]})}function cf(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Zn||!n.ribbons.
length;for(const l of n.lines){const{a:u,b:f,kind:d,says:h}=l,m=e.importance(u,f,s),p=m>Ve,b=d==="uses",g=i[u].community===i[f].community;if(!p&&!(b?g||c:g&&h)||
!p&&s&&s.path.length)continue;const w=i[u],y=i[f];r.beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...fr(w,y),y.x,y.y),r.setLineDash(m===pt?[]:p&&d==="link"&&
!h?[4/t,3/t]:lf(d).map($=>$/t)),r.strokeStyle=m===pt?a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===pt?3:b?p?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=
m===me?.45:p?.95:s?M+(M*Jn-M)*o:M,r.stroke()}r.setLineDash([]),r.globalAlpha=1}const lf=e=>cr.find(t=>t[0]===e)?.[3]??[];function uf([[e,t],,[n,s]],[[o,r],,[i,a]]){
const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.min(n,i);if(l-c>lt&&f<u)return n<o?[n-lt,(c+l)/2,o+lt,(c+l)/2]:[e+lt,(c+l)/2,i-lt,(c+l)/2];if(f-u>lt&&
l<c)return s<r?[(u+f)/2,s-lt,(u+f)/2,r+lt]:[(u+f)/2,t+lt,(u+f)/2,a-lt];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-lt)/Math.max(1,Math.
abs(m-d)),(M/2-lt)/Math.max(1,Math.abs(p-h))),g=b(n-e,s-t),w=b(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*w,p-(p-h)*w]}const Ye=12,ff=11,mr=1.06,df=1200;function hf(e,t){
const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=Ye*Math.min(1.06,Math.max(s.isSmall?1:ff/Ye,r.k)),c=s.nodes.length>Ge&&!i;n.textAlign="center",n.lineJoin=
"round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return mf(e,t,a,l);const u=c?wf(e,t,a):[];n.
lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(p,f+h/2,d+m*.75);n.lineWidth=
3.5,e.labels=yf(e,t,a,c,u).map(f=>Qn(e,t,a,f));for(const f of e.labels)pr(e,t,a,f,.42,l)}function pr(e,t,n,{number:s,left:o,top:r,width:i},a,c){const{pen:l,model:u,
colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.font}`,l.fillStyle=
e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*mr)))}function mf(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=w=>e.radius[w]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=[...e.course?.painting.heads(e,t)??bf(e,t,s),...dr(e,t),...e.boxes],d=r.nodes.filter(w=>a.nodes[w.number]&&!e.isBox(w.number)).map(
w=>{const[y,M]=e.screen(i,w.x,w.y),$=u(w.number);return{number:w.number,left:y-$,top:M-$,width:2*$,height:2*$}}),h=new Map(a.hulls.map(({group:w,points:[y,,M]})=>{
const[$,S]=e.screen(i,...y),[A,x]=e.screen(i,...M);return[w,{left:$,top:S,width:A-$,height:x-S}]})),m=[...h.values()].at(-1),p=e.width<600&&i.k<.6,b=[...c?.path.
length?c.path:c?.nodes.keys()??[]],g=p?new Set([l,...c?.path??[]]):new Set([l,...b,...e.order]);e.labels=[...e.boxes],o.lineWidth=3.5;for(const w of g){const y=r.
nodes[w];if(!y||!a.nodes[w]||e.isBox(w))continue;const M=Qn(e,t,n,w),$=e.course?m:h.get(y.community),S=gf(M,d.find(A=>A.number===w)??M).find(A=>w===l||(!$||pf(A,
$))&&![...f,...d].some(x=>x.number!==w&&ts(e.course?.painting.widened(A)??A,x)));S&&(f.push(S),e.labels.push(S),pr(e,t,n,S,.3,s))}}const pf=(e,t)=>e.left>t.left+
2&&e.top>t.top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,gf=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+
4,top:n},{...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function bf(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;
return n.hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.
split(" ");for(;b.length>1&&i.measureText(b.join(" ")).width>p;)b.pop();const g=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(g).width,height:15}]})}function wf(e,{
camera:t,shown:n},s){const o=[];e.pen.font=`700 ${s+2.5}px ${e.colours.font}`;for(const{number:r,group:i,name:a,x:c,y:l}of n.hulls){const[u,f]=e.screen(t,c,l),d=e.
pen.measureText(a).width,h={number:r,name:a,group:i,left:u-d/2,top:f-15,width:d,height:20};o.some(m=>ts(h,m))||o.push(h)}return o}function Qn(e,{camera:t},n,s,o=!0){
const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${Ye}px ${e.colours.font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/Ye:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*mr}}function yf(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(S,A)=>Math.round(S*r.k*4/A),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>Ge?Math.max(24,u*f/9e3):1/0,g=[...o];let w=0,y=o.length;const M=new Set(o.map(S=>S.number)),$=p.length?new Set([...p,...e.order]):e.order;
for(const S of $){const A=e.model.nodes[S],[x,k]=e.screen(r,A.x,A.y),R=Math.max(Math.abs(x/u-.5),Math.abs(k/f-.5));if(!i.nodes[S]||R>1||M.has(S))continue;if((w+=
1)>df||y>=b)break;const v=e.radius[S]*e.scale(r)*1.5,_=P=>{const O=Qn(e,t,n,S,P);O.top-=v,O.height+=v;for(const E of g)if(ts(O,E))return null;return O},F=_(!1)&&
_(!0);F&&(g.push(F),R<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(S=>S.number).reverse()},e.kept.numbers}const ts=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Mf=2500,gr=8e3,$f=1500,Sf=.06,Zt=.25;function br(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Pt},(o,r)=>n("c"+r))}}class vf{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.boxes=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}get course(){return this.
model.course?.isLaid?this.model.course:void 0}isBox(t){return this.course?.boxes.has(t)}resize(){const{clientWidth:t,clientHeight:n}=this.canvas,s=devicePixelRatio;
[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){const{nodes:n}=this.
model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));const r=this.radius.
map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+this.height/2]}scale(t){
return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=wr(t),a=(this.width-32)/Math.max(1,r-s),c=(this.height-32)/Math.
max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,u)}}corners({hulls:t,nodes:n}){
const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Ge?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];const[r,i,a,c]=wr(o.map(
l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(0,0,this.width,
this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera,i=this.course;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(i?i.painting.columns(this,t):of(this,t),rf(this,t),i?i.painting.lines(this,t,i):cf(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.
isSmall&&af(this,t),this.dots(t),this.boxes=i?i.painting.boxes(this,t,i):[],hf(this,t)}hulls({camera:t,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin=
"round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Pt],
i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.
colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,{k:l}=t,u=n.lines.length,f=Array.from({length:pt+1},
()=>new Map);let d=r?Mf:gr;for(const{a:m,b:p,kind:b}of n.lines){const g=a[m],w=a[p],y=this.importance(m,p,s);if(y<me&&(d<1||Xe(g.x,w.x,t.x,this.width/l)||Xe(g.y,
w.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(g.x,g.y),u>$f?M.lineTo(w.x,w.y):M.quadraticCurveTo(...fr(g,w),w.x,w.
y)}const h=Math.min(1,130/Math.max(1,Math.min(u,gr)))**.4;f.forEach((m,p)=>{for(const[b,g,w,y]of cr){const M=m.get(b),$=w*h*(p===lr?.6:1);M&&(i.setLineDash(y.map(
S=>S/l)),i.strokeStyle=p===pt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(p===pt?3.2:g*(p===ur?1.5:1))/l,i.globalAlpha=p>Ve?[.5,.95,1][p-me]:
s?$+(Sf-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.group[n]?Ve:lr,r=s?.nodes.get(t),i=s?.nodes.get(
n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=0&&c>=0&&Math.abs(a-c)===1?pt:o}return r===
i?o:Math.min(r,i)?me:ur}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,
lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]&&!this.isBox(d)).reverse();o&&f.sort((d,h)=>+o.nodes.has(
d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],b=this.group[d],g=this.radius[d]*u,[w,y]=this.screen(n,m,p);if(Xe(w,w,this.width/2,this.width)||
Xe(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0||this.course?l.muted:l.c[b%Pt],$=this.solid(M,this.strength(t,d,.28));g>4&&Nt(a,w,y,g+.75,l.paper),
h?(a.setLineDash(h===1?[2.5,2.5]:[]),Nt(a,w,y,g,"",$,1.5),a.setLineDash([])):Nt(a,w,y,g-.75,$),g>4&&b>=Pt&&!h&&!this.course&&(Nt(a,w,y,g*.5+.7,l.paper),Nt(a,w,y,
g*.5-.7,$)),o?.path.includes(d)&&Nt(a,w,y,g,"",l.changed,2.5),d===r&&Nt(a,w,y,g+.5,"",l.ink,2.5),d===r&&i&&Nt(a,w,y,g+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){const i=l=>s>=
l.left&&s<=l.left+l.width&&o>=l.top&&o<=l.top+l.height;let a=this.boxes.find(i)?.number??-1,c=r;if(a>=0)return a;for(const l of this.model.nodes){if(!n.nodes[l.
number]||this.isBox(l.number))continue;const[u,f]=this.screen(t,l.x,l.y),d=Math.hypot(u-s,f-o)-this.radius[l.number]*this.scale(t);d<c&&([c,a]=[d,l.number])}return a>=
0?a:this.labels.find(i)?.number??-1}}const wr=e=>{const[t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Xe=(e,t,n,s)=>Math.
max(e,t)<n-s*(.5+Zt)||Math.min(e,t)>n+s*(.5+Zt);function Nt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=
i,e.stroke())}const xf=new Map([["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Af=18,es=8,ns=5;function Nf(e,t){const{canvas:n,
root:s}=e,o=(i,a,c)=>{for(const l of a.split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};kf(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,
Math.min(60,i.deltaY*(i.deltaMode?16:1)));e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,
es);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.open(a)}),o(n,"keydown",i=>_f(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&
n.focus({preventScroll:!0})};o(s,"click",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.
shiftKey)return;i.preventDefault(),i.stopPropagation()}a&&Of(e,a),r(a)}),o(s,"input change",i=>Tf(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&
(Ef(i.target)||e.release(),i.target.closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"ful\
lscreenchange",()=>e.all('[data-do="full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Ef(e){const t=e.closest(".cg-map__mo\
re[open]");return t&&(t.open=!1),t?.querySelector("summary")?.focus({preventScroll:!0}),!!t}function kf(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[
[i,a],c]=[...s.values()],[l,u]=c??[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),
s.set(i.pointerId,[i.offsetX,i.offsetY]),o=s.size>1?ns:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType===
"touch"||e.over(e.hit(a,c,es));if(i.pointerType==="touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();
s.set(i.pointerId,[a,c]);const f=r();o+=Math.hypot(a-l[0],c-l[1]),!(o<ns)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{
if(!s.delete(i.pointerId)||o>=ns)return;const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?Af:es))}),t(n,"touc\
hstart touchmove",i=>i.touches.length>1&&i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function _f(e,t){
const[n,s]=xf.get(t.key)??[0,0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.
key==="+"||t.key==="=")e.zoom(1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=
0)e.open(o);else return!1;return!0}function Of(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?
e.goBox(+s):o?(qu(a,`${o}:${r}`),e.show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+
1):i==="full"?document.fullscreenElement?document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):
i==="path"&&(a.from=a.focus,e.setMode("path"))}function Tf(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="so\
rt")return e.list(1);!s||!(s in o)||o[s]===n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...Ue(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Lf=120;
async function Cf(e,t,n){const s=n.course&&(await Promise.resolve().then(function(){return Nm})).readCourse(n.course);if(e.isConnected)return t.hidden=!1,new yr(
e,t,n,s)}class yr{constructor(t,n,s,o){this.root=t,this.canvas=n,this.model=Vu(s,o),Lu(o?"course":"map"),this.state=Cu(location.search),o?.painting.lay(this.model,
this.state.mode!=="map"),this.state.find||=this.part("find").value,this.painter=new vf(n,this.model,br(t)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.
found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=
this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(()=>this.resize()),this.sight.observe(n),this.
scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-color-scheme","data-md-color-primary"]});for(const r of[
"(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(r).addEventListener("change",()=>this.recolour(),{signal:this.gone.signal});Nf(this,
this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.at()>=0&&this.go(this.at())}end(){this.gone.
abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),clearTimeout(this.saving)}all(t){return this.
root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.mode!=="chain"?this.painter.nodeAt(this.camera,
this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=t,this.canvas.classList.toggle("is-over",t>=
0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?this.model.boxes.findIndex(i=>i.id===n):We(
this.model,he(t)?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode==="chain"?this.model.boxes:this.model.nodes)[t]?.
id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else he(n.mode)?n.focus=s===n.focus?"":s:s&&([n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,
"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.to=t.box=t.find="",t.mode==="path"||t.mode==="chai\
n"?this.setMode(this.painter.course?"course":"map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.nodes)[t],s=document.
createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode==="chain"?this.chain?.
beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):nf(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.mode==="chain")return;
const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,i]),this.draw()}goNote(t){
if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.model.nodes[t].title}\
” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),await this.setMode(
"chain")}goFound(){const{found:t,model:n,state:s}=this,o=Xn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(o);r>=0&&this.goNote(
r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||!he(this.state.mode)||s.width>=600||o.k>=.6)return!1;const a=r.hulls.find(({points:[f,
,d]})=>{const[h,m]=s.screen(o,...f),[p,b]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,1.2);return this.camera=
{x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice="",this.chart=this.
chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||!s)return;t.now??=
new Map;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),this.
tell())}async setMode(t){const n=this.state,s=he(t)&&this.model.course?.painting.lay(this.model,t==="course"),o=s||t==="chain"||n.mode==="chain";Object.assign(n,
{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&(this.chain??={...await Promise.resolve().then(function(){return qm}),...await Promise.resolve().
then(function(){return sp})}),this.show(),this.painter.resize(),t==="chain"?(this.follow(),this.tell()):o&&this.fit(),o&&this.at()>=0&&this.go(this.at())}show(t=!1){
const{model:n,painter:s,state:o}=this;Iu(o,a=>this.part(a),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.
style.setProperty("--depth",o.depth),(o.tag||o.folder||o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Yu(
n,o.colour);s.group=r,s.isByTerritory=o.colour==="community"&&!s.course,s.measure(o.size),s.kept.key="",this.shown=Xu(n,o,s.group),this.found=o.find.trim()?ef(n,
this.shown,o.find):null,this.light(),this.tell(),(!t||location.search||o.find)&&(Promise.resolve().then(function(){return jm}).then(({legend:a})=>a(this,i)),this.
list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.resolve().then(function(){return Bm})).list(this,t)}light(){const{state:t,shown:n,model:s,
lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=We(
s,t.from),h=rr(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=
0&&n.nodes[l]?f=Qu(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?
0:1,this.since=performance.now(),this.draw()}async tell(){const t=he(this.state.mode)&&this.me()<0?null:await Promise.resolve().then(function(){return Xm}),n=this.
part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":
"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,
o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){
return ip})}fit(){const{painter:t}=this;this.camera=this.state.mode==="chain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=
!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){
const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=
br(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(
n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.
min(1,Math.max(.05,(t-this.since)/Lf)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,
this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.
saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,"",Ru(this.state,location.href))},150)}}var Rf=Object.freeze({__proto__:null,
View:yr,open:Cf});const If=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD T\
H THEAD TR UL".split(" ")),qf=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, footer, script, noscript, style,\
 template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe, object, embed, form",Mr="http://www.w3.org/1998/Math/MathML",Pf=4e3,
Ff=4e6,jf=24,Df=3,Ft=new Map;function zf({origin:e,pathname:t}){const n=Ft.get(t)??Bf(new URL(t,e)).catch(()=>{});return Ft.delete(t),Ft.set(t,n),Ft.size>jf&&Ft.
delete([...Ft.keys()][0]),n.then(s=>s??Ft.delete(t)),n}async function Bf(e){const t=await fetch(e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==
e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();if(n.length>Ff)return;const s=new DOMParser().parseFromString(n,
"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof
Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();if($r(o,i,new URL(t.url),{left:Pf}),!i.textContent?.trim())return;
const a=Hf(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),{title:r?.textContent?.trim()??"",text:i,count:Gf(o)}}function $r(e,t,n,s){
for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(document.createTextNode(o.data)),!(o instanceof Element)||o.matches(qf))continue;
s.left-=1;const r=Uf(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.querySelector(".cg-claim__text")??o:o;$r(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.
trim()&&r.remove()}}function Uf(e,t){if(e.namespaceURI===Mr)return Wf(e);if(/^h[2-6]$/.test(e.localName)){const r=q("p","cg-pop__head");return r.dataset.at=e.id,
r}if(!If.has(e.tagName))return;const n=document.createElement(e.localName),s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="\
cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&n.setAttribute("href",o.href),n}function Wf(e){if(e.localName==="annotation"||e.
localName==="annotation-xml")return;const t=document.createElementNS(Mr,e.localName);for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.
test(n)&&t.setAttribute(n,s);return t}function Hf(e){const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=q("ul","cg-\
pop__results"),s=new Set;for(const o of e.querySelectorAll("a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(
r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(
q("li","",q("b","",a)," ",i)),s.size===Df)break}return s.size?n:void 0}function Gf(e){const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-dispute\
d, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.
push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const Kf=250,Vf=250,Yf=500,Xf=10,Zf=3,Jf="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink,\
 .md-tag, [data-preview], [download], [target]";function Qf(e,t,n){const s=[];let o=0,r=0,i=0,a=0,c=!1,l="",u="",f,d;const h=(v=0)=>{for(const{link:_,box:F}of s.
splice(v))_.removeAttribute("aria-expanded"),c=!0,F.contains(document.activeElement)&&_.focus({preventScroll:!0}),c=!1,F.remove()},m=v=>v instanceof Node?s.map(
({link:_,box:F})=>F.contains(v)||_.contains(v)).lastIndexOf(!0):-1,p=v=>s.map(({box:_})=>_.contains(v)).lastIndexOf(!0)+1,b=v=>{const _=v instanceof Element&&v.
closest("a[href]");return!(_ instanceof HTMLAnchorElement)||_.matches(Jf)||!e.contains(_)&&!_.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(_.
pathname)&&_.origin===location.origin&&_.pathname!==location.pathname?_:void 0},g=async v=>{const _=p(v),F=++a;if(_>=Zf||s[_]?.link===v)return;const P=await zf(
new URL(v.href));if(!P||F!==a||t.aborted||!v.isConnected||_>s.length)return;h(_);const O=td(P,v,`cg-pop-${_}`);document.body.append(O),s.push({link:v,box:O}),v.
setAttribute("aria-expanded","true"),ed(O,v.getClientRects()[0]??v.getBoundingClientRect()),nd(O,decodeURIComponent(v.hash.slice(1)))},w=()=>{clearTimeout(o),a+=
1},y=v=>{const{target:_}=v,F=b(_),P=m(_),{pointerType:O,clientX:E,clientY:T}=v;O!=="touch"&&(l=`${E} ${T}`,l!==u&&(u="",clearTimeout(r),s.length>P+1&&(r=window.
setTimeout(()=>h(P+1),Vf)),clearTimeout(o),F?o=window.setTimeout(()=>g(F),Kf):P<0&&w()))},M=({target:v})=>{const _=b(v);c||(h(m(v)+1),_?.matches(":focus-visible")&&
g(_))},$=()=>{clearTimeout(i),f=void 0},S=v=>{const{pointerType:_,clientX:F,clientY:P,target:O}=v,E=b(O);if(d=void 0,m(O)<0&&h(),$(),_!=="touch")return w();E&&(f=
{link:E,x:F,y:P},i=window.setTimeout(A,Yf))},A=()=>{d=f?.link,$(),d&&g(d)},x={pointerover:y,focusin:M,pointerdown:S};for(const[v,_]of Object.entries(x))U(document,
v,{signal:t,capture:!0},_);U(document,"pointerup pointercancel",{signal:t},$),U(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:_})=>{l=`${v} ${_}`,
f&&Math.hypot(v-f.x,_-f.y)>Xf&&$()}),U(document,"contextmenu click",{signal:t,capture:!0},v=>{f&&v.type==="contextmenu"&&A(),!(!d||b(v.target)!==d)&&(v.preventDefault(),
v.stopImmediatePropagation())}),U(document,"keydown",{signal:t,capture:!0},v=>{const _=s.at(-1);_&&(v.key==="Escape"?(v.stopPropagation(),w(),clearTimeout(r),u=
l,h(s.length-1)):v.key==="ArrowDown"&&document.activeElement===_.link&&(v.preventDefault(),_.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("\
abort",()=>{for(const v of[o,r,i])clearTimeout(v);h()});const k=b(n?.target??null),R={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&k?.matches(R[n.type])&&
x[n.type](n)}function td({title:e,text:t,count:n},s,o){const r=q("div","cg cg-pop"),i=q("p","cg-pop__title",e),a=q("div","cg-pop__text",t.cloneNode(!0)),c=q("a",
"","open"),l=[n,ot(location.search)&&"from the last build, without your scenario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria\
-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-l\
abel",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,q("p","cg-pop__foot",q("span","",l),c)),r}function ed(e,t){const{clientWidth:n,clientHeight:s}=document.
documentElement,{width:o,height:r}=e.getBoundingClientRect(),i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,
e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function nd(e,t){const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.
at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var sd=Object.freeze({__proto__:null,mount:Qf});const Sr=1e-12,ss=2**-50,vr=2**-48,xr=2**-52,Ar=64,os=1e-9,od=2**
-48,rd=2**-51,id=2**-40,ad=2**53;class ut{at=-1;needs="";constructor(t){this.message=t}}const N=e=>{throw new ut(e)},Ze=new Map,rs=(e,t)=>t===0?N("division by z\
ero"):e/t,Nr=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?rs(1,s):s},Er=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&
N("division by zero"),n&&Math.abs(t)<=Ar?Nr(e,t):e<0&&!n?N("power of a negative number"):e**t},is=e=>e<=0?N("log of zero or less"):Math.log(e),as=(e,t)=>{const n=is(
t),s=n===0?N("division by zero"):is(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Ar&&Nr(t,o)===e?o:s},Je=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==
e&&Math.abs(e-n)<=ss*Math.abs(e)?n:t},ft=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=Sr*Math.max(1,Math.abs(e))?t:Math.floor(e)},jt=e=>-ft(-e),cd=(e,t)=>{
t===0&&N("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+0;const s=ss*Math.max(Math.abs(t),Math.abs(e));return Math.
abs(n)<=s||Math.abs(t-n)<=s?0:n},kr=e=>-Je(-e),cs=e=>{const t=Je(e),n=e-t;return Math.abs(n-.5)<=ss*Math.max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},ld=(e,t=0)=>{
const n=Je(t);(n!==kr(t)||Math.abs(n)>15)&&N("rounding to a number of digits that is not whole, or more than 15");const s=Er(10,Math.abs(n));return n?n>0?cs(e*s)/
s:cs(e/s)*s:cs(e)},pe=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(t))||s.some(r=>o<=Sr*Math.abs(r))},_r=(e,t,...n)=>+(e<t&&!pe(e,
t,vr,n)),Or=(e,t,...n)=>+(e<=t||pe(e,t,vr,n)),ud=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(t);return+(o<=r||pe(o,r,os,s))},Tr=e=>e.reduce((t,n)=>Math.max(
t,Math.abs(n)),0),Lr=(e,t,...n)=>+(e<t&&t-e>xr*Tr([e,t,...n])),Cr=(e,t,...n)=>+(e<=t||e-t<=xr*Tr([e,t,...n])),fd=new Map(Object.entries({lt:Lr,le:Cr,gt:(e,t,...n)=>Lr(
t,e,...n),ge:(e,t,...n)=>Cr(t,e,...n)})),Qe=(e,t)=>Math.abs(e)<=od*Math.abs(t)&&e&&(Math.abs(t)>=ad||e!==Math.floor(e))?0:e,ls=(e,t)=>{const n=rd*Math.abs(t);return Math.
abs(e)<=n&&n<id?0:e},Rr=e=>Math.abs(e)>2**33?N("an angle so large that its turns cannot be determined"):e,Ir=e=>ls(Math.cos(Rr(e)),e),dd=e=>Ir(e)===0?N("divisio\
n by zero"):ls(Math.tan(e),e),qr=e=>t=>t>=-1&&t<=1?e(t):N("outside -1..1"),{abs:hd,atan:md,atan2:pd,sinh:gd,cosh:bd,tanh:wd,exp:yd,sign:Md,asin:$d,acos:Sd}=Math,
dt=new Map(Object.entries({add:(e,t)=>Qe(e+t,e),sub:(e,t)=>Qe(e-t,e),mul:(e,t)=>e*t,div:rs,neg:e=>-e,pow:Er,not:e=>+(e===0),lt:_r,le:Or,gt:(e,t,...n)=>_r(t,e,...n),
ge:(e,t,...n)=>Or(t,e,...n),eq:(e,t,...n)=>+pe(e,t,os,n),ne:(e,t,...n)=>+!pe(e,t,os,n),within:ud,sqrt:e=>e<0?N("root of a negative number"):Math.sqrt(e),exp:yd,
ln:is,log:as,log2:e=>as(e,2),log10:e=>as(e,10),abs:hd,sign:Md,floor:Je,ceiling:kr,round:ld,min:Math.min,max:Math.max,sin:e=>ls(Math.sin(Rr(e)),e),cos:Ir,tan:dd,
asin:qr($d),acos:qr(Sd),atan:md,atan2:pd,sinh:gd,cosh:bd,tanh:wd}));function tn({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
ut)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const Dt=86400,vd=2629800,Pr=1e-6,us=-62135596800,Fr=253402214400,jr=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||N("overflow"),Math.abs(e-n)>Pr?N(t):n},xd=e=>e>=us&&e<=Fr?e:N("a date beyond the years 1 to 9999"),ge=e=>new Date(xd(jr(e/Dt,"n\
o whole number of days")*Dt)*1e3),Dr=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,Ad={later:(e,t)=>ge(e+t).getTime()/1e3,months_later:(e,t)=>{const n=jr(t/vd,
"no whole number of months"),s=ge(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&N("a date beyond the years 1 to \
9999"),Dr(r,i,Math.min(s.getUTCDate(),new Date(Dr(r,i+1,0)*1e3).getUTCDate()))},year:e=>ge(e).getUTCFullYear(),month:e=>ge(e).getUTCMonth()+1,day:e=>ge(e).getUTCDate()};
function en(e){const t=Math.floor(e/Dt+.5);return Math.abs(e/Dt-t)>Pr||t*Dt<us||t*Dt>Fr?"–":new Date(t*Dt*1e3).toISOString().slice(0,10)}function Nd(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=us&&en(t)===e?t:void 0}const zt=12,Ed=100,kd={"%":100,percent:100,pct:100,"‰":1e3},_d=e=>!e||
e.startsWith("×")?1:kd[e]??0;function Bt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(zt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+ds(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=fs(
a,zt-t),m=h>=10**t?1:0;return`${c}${ds(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(zt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*Ed<=u&&(l=Math.max(l,Math.min(t-i+zt-1-String(f).length,zt-1-i)));let d=fs(a,zt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=fs(a,zt-1-i- --l)),c+ds(d,l,
n&&i>=0&&d%10**l!==0)}const fs=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function ds(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const hs=25e4,Mt=5e6,Od=2e6,Td=2e3,Ld=20;class tt{}
class Cd{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Td,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new tt;this.pay(Ld)}}function Jt(e){try{return e()}catch(t){if(t instanceof tt)return;throw t}}const zr=1e6,Rd=60,Id=1e4,Br=/#[[{]/,Ur="more than\
 1,000,000 steps",qd=1e12,Wr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},ms=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),Hr=["read","slope","root","at","series","edge","along","across","path","part"],Pd=["num","row","read","index",...Object.
keys(Wr)],Fd=e=>dt.has(e)||ms.has(e)||Pd.includes(e);function jd({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:Hr.includes(String(o))&&n.push(String(r))}return n}function Gr(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function Kr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function Vr(e){const t=e.steps+e.rest;e.steps=Math.
min(zr,t),e.rest=t-e.steps,e.short=t<zr}function Dd([e,...t]){const[n=0,s=0]=t.map(Number),o=dt.get(String(e)),r=fd.get(String(e))??o;return{name:String(e),act:o,
sharp:r,effort:o&&Ze.get(o),operands:t,first:n,second:s}}class zd{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([
n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Hr.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.owned=new Map,this.
programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Cd,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new Ut(this,new Map,void 0,
{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(t,n,s,o){this.nodes.set(t,n);for(const r of s)this.owned.set(r,(this.owned.get(r)??new Map).set(o,
t)),this.reads.set(r,[...this.reads.get(r)??[],t]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(t,n){const s=this.programs.get(t);if(s)return s;
const o={operations:n,instructions:n.map(Dd)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.counted(n,()=>n.value(s))}below(t){const n=this.
withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.affected(n.keys())){const o=new Ut(
this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(qd,this.purse.steps),{budget:o}=t;[o.steps,o.rest,o.
open,o.integrals,o.isRunning]=[s,0,0,0,!1],Vr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.
loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=Kr(t,Gr([...this.nodes].map(([n,s])=>[n,jd(s)]))):
this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Br.test(i));if(!s.length||s.length===t.size)return t.size?new Ut(this,new Map(t),n,n.budget):
n;const o=new Map([...t].filter(([i])=>!Br.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ut(this,o,n,n.budget)}),new Ut(
this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Kr(n,this.readers??=Gr(this.reads));return this.known.set(s,r),r}}class Ut{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const d=!this.budget.isRunning;d&&Vr(this.budget);const{open:h,integrals:m,steps:p,
short:b}=this.budget,{costs:g}=this.machine,w=g.get(t)??0;if(b&&w>p)throw new tt;try{this.budget.isRunning=!0;const y=[],M=this.machine.program(t,n);this.machine.
traced?.push([M.instructions,y]);const $=this.execute(M,0,n.length,y),S=p-this.budget.steps;return(S>Id||w)&&g.set(t,S),$}catch(y){if(!(y instanceof ut))throw y;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:m}),{reason:y.message,key:t,at:y.at,needs:y.needs}}finally{d&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(d=>this.value(d)),c=a.findIndex(d=>typeof d=="object"),l=a.join();if(c>=0)
return{reason:"",key:t,needs:s[c]};const u=this.machine.owned.get(t)?.get(l),f=u&&this.value(u);return f!==void 0&&typeof f!="object"?f:Object.hasOwn(o,l)?o[l]??
{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new tt:
Object.assign(new ut(Ur),{at:n});const{instructions:r}=t,i=this.budget.integrals>0;try{for(;n<s;){const{name:a,effort:c,operands:l,first:u,second:f}=r[n],d=i?r[n].
sharp:r[n].act;if(d){const h=o[u],m=o[f],{length:p}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const b=p===2?d(h,m):p===1?d(h):d(...l.map(g=>o[+g]));o[n]=Number.isFinite(
b)?b:N(Number.isNaN(b)?"no real value":"overflow")}else if(a==="num"||a==="row")o[n]=l[0];else if(a==="index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(
l[0]));else{n=this.region(t,n,o);continue}n++}}catch(a){throw a instanceof ut&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=
0)){if(this.budget.short)throw new tt;N(Ur)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new ut(n.reason),{needs:t});return n}series(t){
const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new ut(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(
r[o==="with"?0:r.length-1]),a=ms.get(o);if(!a)return N(Wr[o]??"no real value");this.budget.open>=Rd&&N("nested deeper than 60"),this.budget.open++;const c=a(this,
r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations,t.instructions);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&N("overflow"),s[n]=
s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Ut(this.machine,t,this,this.budget,n)}}let ps,nn,Yr,Xr,Zr,gs;async function Jr(){gs||({makeCells:gs}=await Promise.
resolve().then(function(){return cp}))}async function Qr(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(Fd),
s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return c0});ti(o.CHECKED,o.DRAWN),{drawsOf:nn}=
o,t.has("beta")&&dt.set("beta",(await Promise.resolve().then(function(){return x0})).betaQuantile)}if(s&&({folded:Xr,heights:Zr,summary:Yr}=await Promise.resolve().
then(function(){return dp})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return pb});ti(o,r)}Object.values(e).some(({r:o,rs:r})=>o||
r)&&({findExtremes:ps}=await Promise.resolve().then(function(){return Ob}))}function ti(e,t){for(const[n,s]of Object.entries(e))dt.set(n,s);for(const[n,s]of Object.
entries(t))ms.set(n,s)}const J=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function ei(e,t=[
...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.
add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}const Bd=e=>Array.isArray(
e)?e.length===3?e[1]:void 0:e,Ud=(e,t)=>(e??[]).filter(n=>Object.keys(n).length===t.length&&t.every(([s,[o,r]])=>s in n&&n[s]>=o&&n[s]<=r)).map(n=>new Map(t.map(
([s])=>[s,n[s]])));function Wd(e){for(;;){const{done:t,value:n}=e.next();if(t)return n}}function ni(e){const t=new Map(Object.entries(e.q)),n=new zd(e.q),s=E=>t.
get(E)??{},o=(E="")=>E[0]==="="||E.includes("#")?E:`${e.note}#${E}`,r=new WeakMap,i=E=>T=>{const L=E(T);if(typeof L!="object")return L;if(s(T).w!==void 0&&typeof a(
T)=="object")throw new tt},a=n.under(new Map),c=E=>{const T=n.under(E),L=i(T),j=C=>S(L,C,()=>(n.purse.next(),n.uncertain.has(C)?Bd(k(C,E,L)):s(C).c?[k(C,E,L)].flat()[0]:
L(C)));return r.set(j,T),j},l=new Map,u=c(l),f=(E,T)=>{n.purse.next();const L=r.get(T)?.(E);return Array.isArray(L)?L[0].numbers:void 0},d=new WeakMap,h=(E,T,L)=>{
const j=d.get(T)??n.run(T);d.set(T,j);try{return n.counted(j,()=>{const C=nn(j).value(E);return L===void 0?Yr(C):Xr(C,L)})}catch(C){if(C instanceof ut)return;throw C}};
let m;const p=()=>m??=gs?.({entries:t,entry:s,machine:n}),b=E=>p()?.knows(E)??t.has(E),g=(E,T)=>p()?.settable(E,T)??E,w=new Map,y=E=>{for(const T of w.has(E)||!t.
has(E)?[]:ei(t,[E],w)){const{p:L,picks:j,cells:C,rs:I}=s(T),W=new Set(I||!(L||C)?[T]:[]);w.set(T,W);for(const H of[...j??[],...(L??[]).flat()])for(const G of typeof H==
"string"&&w.get(H)||[])W.add(G)}return w.get(E)??new Set},M=(E,T)=>{const L=n.under(T);let j=E,C=L(j);for(;typeof C=="object"&&C.needs;)C=L(j=C.needs);if(typeof C!=
"object")return"";const{picks:I}=s(j),W=j.slice(j.indexOf("#")+1);if(!I)return j===E?C.reason:`${W}: ${C.reason}`;const H=I.map(G=>{const X=L(G);return typeof X==
"string"&&s(G).rows?.[X]||X});return`${W} is not known for ${H.join(", ")}`},$=(E,T)=>{const{r:L,rs:j,picks:C=[]}=s(E);return L??j?.[C.map(T).join()]},S=(E,T,L)=>{
const j=A.get(E)??new Map,{round:C}=n.purse;if(j.get(T)===C)throw new tt;try{return L()}catch(I){throw I instanceof tt&&A.set(E,j.set(T,C)),I}},A=new WeakMap,x=new WeakMap,
k=(E,T,L)=>{const j=x.get(L)??{state:T,found:new Map};return j.state!==T?R(E,T,L):(x.set(L,j),j.found.has(E)||j.found.set(E,S(j,E,()=>R(E,T,L))),j.found.get(E))},
R=(E,T,L)=>{if(T.size&&!n.affected(T.keys()).has(E))return k(E,l,u);n.purse.next();const j=n.uncertain.has(E);if(j&&s(E).c)return;const I=[...y(E)].sort().map(ct=>[
ct,T.has(ct)?void 0:$(ct,L)]).filter(([,ct])=>ct),W=j?void 0:L(E);if(j)return I.length?void 0:h(E,T);if(!I.length||typeof W!="number")return W;const H=n.run(T),
G=n.affected(I.map(([ct])=>ct)),X=ct=>De=>{n.purse.point();const ze=n.at(H,De,G)(ct);return typeof ze=="object"?void 0:ze},V=Ud(s(E).at,I),de=t.has(`${E}#margin`)?
ps(X(`${E}#margin`),I,V):void 0;if(de){const ct=[...de.at,...V].map(X(E));if(ct.some(s2=>typeof s2!="number"))return;const De=Math.min(W,...ct),ze=Math.max(W,...ct);
return De===ze?De:[De,ze]}const Ko=ps(X(E),I,V)?.ends;if(!Ko)return;const[Vo,au]=[Math.min(Ko[0],W),Math.max(Ko[1],W)];return Vo===au?Vo:[Vo,au]},v=(E,T)=>{if(n.
purse.next(),h(E,T)===void 0)return[];const L=d.get(T);return L?n.counted(L,()=>Zr(nn(L).value(E))):[]},_=(E,T)=>{if(n.purse.next(),!n.uncertain.has(E)||h(E,T)===
void 0)return;const L=d.get(T),j=L&&n.counted(L,()=>nn(L).value(E));return j instanceof Float64Array?j:void 0},F=(E,T,L)=>(n.purse.next(),n.uncertain.has(E)?[h(
E,T,L)].flat()[0]:void 0);function*P(E=Od){const T=new Map,L=c(T),j=[],C=[];O(E);for(const I of ei(t)){const{w:W}=s(I);if(W===void 0)continue;const H=Jt(()=>[k(
I,T,L)].flat());!H||H.some(G=>G===void 0)?C.push(I):[W].flat().some((G,X)=>!J(G,H[X],1e-9))&&j.push(I),yield}return{wrong:j,untold:C}}const O=E=>{n.purse.give(E)};
return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:M,inputs:y,settable:g,knows:b,reaches:(E,T)=>n.affected([E]).has(T),spread:k,part:F,heights:v,draws:_,
prove:E=>Wd(P(E)),proving:P,allow:O,taken:()=>n.purse.taken}}const gt="–",Hd=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
bs={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Gd={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Kd=e=>Object.
hasOwn(bs,/^[A-Za-z]*/.exec(e)?.[0]??""),Z=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,ws=e=>e.join(e[0][0]==="-"?" to ":"–"),bt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,sn=({f:e=1,o:t=0},n)=>n*e+t,si=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Vd=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Gd[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function on(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Vd(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function oi(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,g,w)=>{const{d:y,u:M="",o:$}=s(b),S=bt(s(b),g);return s(b).iso?en(g):si(S)&&(S!==0||$||!g)&&!($&&g<-1e-6)?
Bt(S,w??y,Hd.test(M),_d(M)):gt},c=(b,g)=>{const w=g.map(v=>bt(s(b),v)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),S=v=>Math.floor(Math.log10(
v)),A=M&&$?Math.max(y,Math.min(S(M)-S($/3)+2,12)):y,[x,k,R]=g.map(v=>a(b,v,A));return`${k} (${ws([x,R])})`},l=(b,g,w,y)=>{const M=(y?r(b,g,y):void 0)??i(b,g,w),
{words:$}=s(b);if($)return $[Number(M)]??gt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[S,A]=M.map(x=>a(b,x));return S===A?S:(s(b).al?"at least ":"")+
ws([S,A])}return typeof M=="number"?a(b,M):M??gt},u=(b,g)=>{const{rows:w,r:y,v:M,u:$}=s(b),S=g??M;return typeof S=="string"?w?.[S]??S:g===void 0&&y?Z(ws(y.map(A=>a(
b,A))),$):typeof S=="number"?Z(a(b,S),$):gt},f=(b,g)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:S,x:A,iso:x}=s(b);if(!n.has(b)||S||A)return!1;if(w)return Object.
hasOwn(w,g);if(typeof g!="number"||!Number.isFinite(g)||x&&en(g)===gt)return!1;const k=1e-12*Math.abs(g);return $?$.some(R=>J(R,g)):g>=y-k&&g<=M+k},d=b=>{const g=new Map;
for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?$:+$)}return g},h=(b,g)=>{
const w=Nd(b.trim().replace(/^date\s+/,""));return w===void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,w)?{value:w}:{problem:`outside ${p(g)}`}},m=(b,g)=>{
if(s(g).iso)return h(b,g);const{u:w=""}=s(g),y=w||"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(T,L,j,C)=>`${L}${C} ${j==="$"?"USD":j}`),[,$,S,A]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write \
for example ${u(g)}`};const[,x,k]=/^([A-Za-z]*)(.*)$/.exec(A)??[],R=(S===""||x[1]==="i")&&Object.hasOwn(bs,x)?bs[x]:1,v=(R>1?k:A).replace(/\s/g,""),_=on(v,t.units),
F=on(A.replace(/\s/g,""),t.units);if(R>1&&w&&!/^\s*[A-Za-z]/.test(k)&&!F.unknown&&F.dimension===on(w,t.units).dimension)return{problem:`“${b.trim()}” means tw\
o things; write ${$} ${A}, or ${+$*R}`};if(_.unknown||v&&_.dimension!==on(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${v}” is not a unit for thi\
s; it is in ${y}`};const P=+$*R,O=sn(v?{f:_.factor,o:_.offset}:R>1?{}:s(g),P),E=P!==0&&O===0&&!_.offset&&!s(g).o;return f(g,O)&&si(O)&&!E?{value:O}:{problem:`ou\
tside ${p(g)}`}},p=b=>{const{lo:g=-1/0,hi:w=1/0,set:y,u:M}=s(b);return Z((y??[g,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,
text:l,figure:a,say:u,takes:f,parseCase:d,parseEntry:m}}const D=(e,t)=>[...e.querySelectorAll(t)],ri=e=>/^-[\d.∞]/.test(e)?e.replace(/(^|[^\w.])-(?=[\d.∞])/g,
"$1−"):e,z=(e,t)=>{const n=e?.firstChild,s=ri(t);n instanceof Text&&!n.nextSibling?n.data!==s&&(n.data=s):e&&e.textContent!==s&&(e.textContent=s)},ys=e=>e.dataset.
part?+e.dataset.part:void 0,Ms=new Map;function $s(e){const t=Ms.get(e);if(t)return t;const n=new Promise((s,o)=>{const r=document.createElement("script"),i=c=>{
const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(e))};addEventListener("cg-data",i),r.addEventListener(
"load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return Ms.set(e,n),n.catch(()=>Ms.delete(e)),n}async function ii(e,t=document.baseURI){
await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await $s(new URL(n.far,t).href)])}))}var Yd=Object.freeze({__proto__:null,loadColumns:ii,loadFile:$s});
const rn=100,Xd=150,Ss=new WeakMap;function ai(e,t){for(const n of D(e,"[data-count]"))Ss.set(n,Ss.get(n)??Jd(n,t))}function Zd(e){return ai(e.root,e.signal),D(
e.root,"[data-count]").map(t=>n=>Ss.get(t)?.paint(n))}function Jd(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",columns:i=""}=e.dataset,a=e.querySelector(
"table").tBodies[0],c=D(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector('[type="search"]'),d=r.split(" ").
filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,b,g=0,w="",y=0,M=0;const $=new WeakMap,S=O=>$s(new URL(d[O],document.baseURI).href),A=async O=>(await S(
Math.floor(O/+o)))[O%+o],x=()=>{const O=p;if(!O)return;const E=new Map,T=L=>{if(!E.has(L))try{E.set(L,O.model.column(L,O.now))}catch(j){if(!(j instanceof tt))throw j;
E.set(L,j)}return E.get(L)};for(const L of a.rows)h.forEach((j,C)=>{const I=L.cells[+s+C],W=O.model.key(j);$.has(I)||$.set(I,I.textContent??"");const H=$.get(I)??
"";O.attempt(I,()=>{const G=O.state.size?T(W):[];if(G instanceof tt)throw O.done&&z(I,gt),G;const X=G?.[+(L.dataset.at??0)],V=O.state.size?typeof X=="number"?O.
model.figure(W,X):gt:H;z(I,V),I.classList.toggle("is-changed",V!==H)})})},k=async O=>{const E=++y,T=b?b.slice(O,O+rn):Qd(O,Math.min(O+rn,m)),L=await Promise.all(
T.map(A));E!==y||t.aborted||(g=O,a.replaceChildren(...L.map((j,C)=>{const I=q("tr");return I.dataset.at=String(T[C]),I.append(...j.map((W,H)=>th(W,c[H],!H))),I})),
R(L.length),x())},R=O=>{const E=b?b.length:m,T=`Rows ${(g+1).toLocaleString("en")}–${(g+O).toLocaleString("en")} of ${E.toLocaleString("en")}`;z(l,b?O?`${T} w\
ith “${w}”.`:`Nothing matches “${w}”.`:`${T}.`),F.hidden=!g,u&&(z(u,"next rows"),u.hidden=g+O>=E)},v=O=>O.catch(()=>{t.aborted||z(l,"The rows could not \
be loaded. Load the page again, or take the CSV file.")}),_=async()=>{const O=++y,E=(f?.value??"").trim();if(w=E,!E)return b=void 0,k(0);z(l,"Searching …");const T=await Promise.
all(d.map((j,C)=>S(C)));if(O!==y||t.aborted)return;const L=E.toLowerCase().split(/\s+/);return b=[],T.flat().forEach((j,C)=>{const I=j.slice(0,+s).join(" ").toLowerCase();
L.every(W=>I.includes(W))&&b?.push(C)}),k(0)},F=Object.assign(q("button","cg-quiet","previous rows"),{type:"button",hidden:!0});u?.before(F," "),l?.setAttribute(
"role","status"),U(F,"click",{signal:t},()=>v(k(Math.max(0,g-rn))));for(const O of[F,u,f])O&&U(O,"click input change",{signal:t},E=>E.stopPropagation());let P=!0;
return u&&U(u,"click",{signal:t},()=>{v(k(P&&!b?0:g+rn)),P=!1}),f&&U(f,"input",{signal:t},()=>{clearTimeout(M),P=!1,M=window.setTimeout(()=>v(_()),Xd)}),t.addEventListener(
"abort",()=>clearTimeout(M)),{paint(O){p=O,x()}}}const Qd=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,s)=>e+s);function th(e,t,n){const s=q(n?"th":"td","",e);
return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className="is-long"),s}var ci=Object.freeze({__proto__:null,mount:Zd,
start:ai});async function Wt(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=
s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function vs(e){const t=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,
"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:
o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}const eh=12,nh=5,sh=7,li=[1,2,5,10],oh=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function it(e=""){const[t,n,s,o,r,i,a]=e.split(",");return an(+t,+n,{from:+s,to:+o,log:r===
"log",factor:+i||1,offset:+a||0})}function an(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,
at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",i,a].join()}}function cn(e,t){const{log:n,factor:s,offset:o}=t,r=e.
filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.
floor(Math.log10(i/s)+1e-9),f-eh);return an(be(d)*s,be(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=fi(a-i||Math.abs(a)||
1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return an(l*c*s+o,u*c*s+o,t)}function ui(e,t,n=!1){const s=e.filter(Number.isFinite),[o,r]=[Math.min(
...s),Math.max(...s)];if(!s.length||t.log&&o<=0)return;const i=[...new Set(s)].sort((l,u)=>l-u),a=n?Math.min(...i.slice(1).map((l,u)=>l-i[u]))/2:0,c=o===r?Math.
abs(o)/2||t.factor:a;return an(o-c,r+c,t)}function rh(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?ih(o,r):ah(o,r)).map(i=>({at:e.at(i*
t+n).toFixed(1),text:Bt(i)}))}function ih(e,t){const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.
floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(r=>li.slice(0,3).map(i=>i*be(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(be)}
function ah(e,t){const n=fi(t-e),s=Math.ceil(e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function fi(e){const t=e/
nh,n=be(Math.floor(Math.log10(t)));return n*(li.find(s=>s*n>=t*.999)??10)}const be=e=>+`1e${e}`;function we(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),
[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...rh(n).flatMap(a=>{const c=i?
`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i||
t==="y"&&a.text.length>=sh?ch(a.text):a.text,u.textContent=ri(u.textContent),[l,u]}))}function ye(e,{x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&un(t.from,t.
to,a=>[a,n.to],[0,ln]),s.some(([,a])=>a>n.from+1)&&un(t.from,t.to,a=>[a,n.from],[0,-ln]),s.some(([a])=>a<t.from-1)&&un(n.to,n.from,a=>[t.from,a],[ln,0]),s.some(
([a])=>a>t.to+1)&&un(n.to,n.from,a=>[t.to,a],[-ln,0])].filter(Boolean).join("");let i=e?.querySelector(".break");!e||!i&&!r||(i||(i=document.createElementNS("ht\
tp://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const di=60,ln=7;function un(e,t,n,[s,o]){return Array.from(
{length:di+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/di),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function ch(e){const t=e.includes(
"e")?0:+e.replaceAll(",",""),[n,s]=oh.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const Et=120,xs=40,lh=40,Ht=(e,t)=>+(e?.getAttribute(t)??
NaN),$t=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},As=(e,t)=>e.includes("#[")?Math.round(t):t,hi=e=>(t,n)=>D(e,`[data-${n}="${CSS.
escape(t.id||"-")}"]`);function mi(e,t,n){const s=hi(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute(
"d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(
r,"for").map(l=>[l,Ht(l,"y")-i]),cells:c}})}function fn({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).set(n,As(n,r)),a=e.
under(i);return{state:i,read:a,value:a(o)}}const Me=new WeakMap,pi=new WeakMap;function gi({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[...t(o.dataset.line).
state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?Et:xs,i])}function bi(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=gi(
e,t,n),u=pi.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(b,g)=>t.x.of(g/m)).map(b=>[b,p(new Map(f).set(t.swept,
As(t.swept,b)))]),h={of:l,middle:d(r?Et:xs,m=>s.under(m)(a)),ends:c.length?d(r?lh:xs/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[p.at(0),p.at(-1)].map(
b=>typeof b=="number"?b:void 0)}):[]};return pi.set(i,h),h}function wi(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>bi(e,t,o)).flatMap(({middle:o,
ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&cn(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.text&&(t.y=s,t.host.
dataset.ay=s.text,we(t.host,"y",s))}function yi(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=gi(e,t,n),c=t.y.text;!Me.has(r)&&!e.state.size&&Number.isFinite(
n.end)&&Me.set(r,{of:a,y:c,end:n.end});const l=Me.get(r);(l?.of!==a||l.y!==c)&&Me.set(r,{of:a,y:c,end:uh(t,n,bi(e,t,n))});const u=Me.get(r)?.end??NaN,f=r.dataset.
line?[...s.parseCase(r.dataset.line)].every(([d,h])=>J(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){const m=u+h;d.
classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&$t(d,{y:m})}return u}function uh({x:e,y:t},{e:n,bands:s},{middle:o,
ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",dn(a));for(const c of s){const[
l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${dn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const dn=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function $e(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=fn(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const Mi=2,fh=["fill","stroke","str\
oke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];
async function dh(e,t,n,s){const{figure:o}=t,r=o.querySelector(".cg-fig__title")?.textContent??"figure",i=Ns(r);return n==="link"?Wt(`${e.link().split("#")[0]}#${o.
id}`,s):n==="csv"?(t.data&&(t.data.open=!0),$e(e,t),hn(`${i}.csv`,new Blob([`${vs(o.querySelector("table"))}
`],{type:"text/csv"}))):Si(i,n,$i(o,r))}function $i(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),o=[...s.querySelectorAll("svg"),
...n.querySelectorAll(":scope > svg")],r=[t,e.querySelector(".cg-fig__case")?.textContent??""];return vi(e,o,r,s.getBoundingClientRect().top,n.getBoundingClientRect().
bottom)}async function hh(e){const t=e.closest("figure"),n=t.querySelector("svg.cg-plot"),s=n.querySelector("title")?.textContent??"plot",o=e.dataset.plot??"";if(o===
"csv")return await mh(t.querySelector("details.cg-numbers")),hn(`${Ns(s)}.csv`,new Blob([`${vs(t.querySelector("table"))}
`],{type:"text/csv"}));const{top:r,bottom:i}=n.getBoundingClientRect();return Si(Ns(s),o,vi(t,[n],[s],r,i))}const mh=e=>new Promise(t=>{if(!e||e.open)return t(void 0);
e.addEventListener("toggle",t,{once:!0}),e.open=!0}),Ns=e=>e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function Si(e,t,{text:n,
width:s,height:o}){if(t==="svg")return hn(`${e}.svg`,new Blob([n],{type:"image/svg+xml"}));const r=new Image(s,o),i=Object.assign(document.createElement("canvas"),
{width:s*Mi,height:o*Mi});r.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n)}`,await r.decode(),i.getContext("2d")?.drawImage(r,0,0,i.width,i.height),
i.toBlob(a=>a&&hn(`${e}.png`,a))}function vi(e,t,n,s,o){const r=e.getBoundingClientRect(),i=16+18*n.length,a=Math.round(r.width),c=Math.round(o-s)+i+12,l="http:\
//www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${a} ${c}`),u.setAttribute(
"width",String(a)),u.setAttribute("height",String(c));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.setAttribute("h\
eight","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),n.forEach((h,m)=>{const p=u.appendChild(document.createElementNS(l,"text"));
for(const[b,g]of Object.entries({x:8,y:20+18*m,fill:f.color,"font-family":f.fontFamily,"font-size":m?12:15,"font-weight":m?400:600}))p.setAttribute(b,String(g));
p.textContent=h});for(const h of t){const m=h.getBoundingClientRect(),p=h.cloneNode(!0),b=[h,...h.querySelectorAll("*")];[p,...p.querySelectorAll("*")].forEach(
(g,w)=>{const y=getComputedStyle(b[w]);for(const M of fh)g.setAttribute(M,y.getPropertyValue(M));for(const{name:M}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(M)&&g.removeAttribute(M)});for(const[g,w]of Object.entries({x:m.left-r.left,y:m.top-s+i,width:m.width,height:m.height}))p.setAttribute(g,w.toFixed(1));p.hasAttribute(
"viewBox")&&p.removeAttribute("preserveAspectRatio"),u.append(p)}return{text:new XMLSerializer().serializeToString(u),width:a,height:c}}function hn(e,t){const n=URL.
createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var xi=Object.freeze({__proto__:null,
asSvg:$i,take:dh,takePlot:hh});const ph=120;function gh(e,t){for(const n of D(e,"[data-filter]"))bh(n,t)}function bh(e,t){const n=e.querySelector(".cg-search"),
s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),i=q("span","cg-sr");i.setAttribute("r\
ole","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=g.length>0||!!w;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:$,
rows:S})=>{const A=$.querySelector("summary")?.textContent??"";return S.map(x=>`${A} ${x.textContent}`.toLowerCase().replaceAll("−","-"))}));let M=0;r.forEach(
({group:$,isOpen:S,rows:A},x)=>{let k=0;A.forEach((R,v)=>{const _=(!w||(R.dataset.verdict??"").split(" ").includes(w))&&g.every(F=>a?.[x][v].includes(F));R.hidden=
!_,k+=+_}),$.hidden=!k,$.open=y?k>0:S,M+=k}),i.textContent=y?`${M} found`:"",wh(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(
Boolean).join(" and ")+".",m)},d=()=>{const g=Kn(location.href,"find",n?.value.trim()??""),w=Kn(g,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(
history.state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!g&&w.dataset.word===g))),
b=()=>{const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&U(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,ph)}),t.addEventListener("abort",()=>clearTimeout(c));for(const g of s)U(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});
b()}function wh(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(q("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var yh=Object.freeze({__proto__:null,mount:gh});function Ai({remove:e,take:t,link:n,patch:s,notice:o="",act:r}){const i=q(
"div","cg cg-bar"),a=q("span","cg-bar__count"),c=q("span"),l=q("ul","cg-bar__list"),u=q("p","cg-bar__offer"),f=q("p","cg-bar__who",q("span","cg-bar__of","Your s\
cenario, "),a,c),d=mt("cg-bar__do cg-bar__more","show",()=>h(!i.classList.contains("is-open"))),h=S=>{i.classList.toggle("is-open",S),d.setAttribute("aria-expan\
ded",String(S)),z(d,S?"hide":"show")};h(!1);const m=new Set;i.setAttribute("role","region"),i.setAttribute("aria-label","Scenario"),a.setAttribute("role","statu\
s");let p=[];const b=mt("cg-bar__do","copy link",()=>Wt(n(),b)),g=mt("cg-bar__do is-wide","copy as patch",async()=>{const S=await s?.();S===void 0?z(g,"not avai\
lable"):await Wt(S,g)});g.hidden=!s,g.title="Copies your changes as a patch of the notes, for git apply";const w=mt("cg-bar__do","put all back",()=>{e(p),Es(i)}),
y=q("div","cg-bar__acts",d,b,g,w),M=q("p","cg-bar__notice",o,...r?[" ",r]:[]);i.append(f,l,y,u,...o?[M]:[]);const $=(S,A,x,k)=>{const R=S.reduce((P,O)=>P+O.keys.
length+O.parts.length,0);p=S,i.classList.toggle("is-on",S.length>0),z(a,`${R} changed`);const v=[...new Set(S.flatMap(P=>P.notes))];c.replaceChildren(...v.slice(
0,2).flatMap((P,O)=>[O?" and ":", set in ",Sh(P,x,k)])),v.length>2&&c.append(` and ${v.length-2} more`);const _=[...l.querySelectorAll("button")].findIndex(P=>P===
document.activeElement);l.replaceChildren(...S.map(P=>$h(P,()=>e([P])))),_>=0&&!S.length?Es(i):_>=0&&l.querySelectorAll("button")[Math.min(_,S.length-1)].focus(
{preventScroll:!0});const F=A.filter(P=>!m.has(`${P.key} ${P.there}`));u.hidden=!F.length,u.replaceChildren(...F.map(P=>q("span","cg-bar__kin",`${P.says}: here ${P.
here}, elsewhere ${P.there} `,mt("cg-bar__do",`also use ${P.there} here`,()=>t([P])),mt("cg-bar__do is-quiet","keep it apart",()=>{m.add(`${P.key} ${P.there}`),
$(S,A,x,k)}))))};return{bar:i,show:$}}function Mh(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;
const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;e.parentElement===
c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);s.addEventListener(
"abort",()=>i.disconnect())}function $h(e,t){const n=mt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),q(
"li","",q("span","",e.says),...e.was?[q("s","",e.was)]:[],q("b","",e.now),...e.isToo?[q("span","cg-bar__too",", also here")]:[],n)}function Sh(e,t,n){const[s,o]=t.
notes[e]??[e];if(!o)return q("span","",s);const r=q("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const vh=e=>(e.closest("article, main")??document).
querySelector("h1");function Es(e){const t=vh(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function mt(e,t,n){const s=Object.assign(q("butto\
n",e,t),{type:"button"});return s.addEventListener("click",n),s}const Se={notes:{},kinds:[],inputs:{}},Ni=e=>e?fetch(e).then(t=>t.ok?t.json():Se).catch(()=>Se):
Promise.resolve(Se),xh=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return Z(t,n)};function Ei(e,t,n,s){const{note:o,names:r}=n.data,
i=t.map(l=>Ah(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:p,
says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].
sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.
push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Ah(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.indexOf("."),[i,
a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??xh(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function Nh(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&Eh(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function Eh({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function kh(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Oh(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))_h(o,n,s);return s}function _h(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Oh=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Th={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Lh(e,t,n){
if(!ot(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await Ni(
s);if(n.aborted)return;const a=()=>ot(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=[],f=!1,d="";const h=mt("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:S,recompute:A}=await Promise.resolve().then(function(){return Fb});if(l)return l.recompute=async k=>{u=k,p("Recomputing …");const{now:R,
sum:v}=await S(k,a().join(),n);return u===k&&p(ki(v,"Values outside this chain are from the last build.")),R},l.view?.renew();const x=await A(c??t,a().join(),n,
(k,R)=>p(`Recomputing, note ${k+1} of ${R} …`));p(ki(x))}),m=()=>w.querySelector(".cg-bar__notice"),p=S=>z(m(),d=S),b=()=>{const S=l?.dataset.mode==="chain";h.
hidden=!S,f&&d&&z(m(),S?d:r??"")},g=()=>{f?location.reload():M()},{bar:w,show:y}=Ai({remove(S){const A=new Set(S.flatMap(k=>k.parts)),x=a().filter(k=>!A.has(k));
history.pushState(history.state,"",Gn(location.href,x.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(Ei(new Map,a(),Th,i),[],
i,o);if(e.append(w),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(b);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener(
"abort",()=>$.disconnect()),b()}const ki=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values changed.`,...t?[`${t} are greyed out: they were n\
ot recomputed and are from the last build.`]:[],...n?[n]:[]].join(" ");var Ch=Object.freeze({__proto__:null,mount:Lh});function _i(e,t,{model:n,state:s,now:o}){
const r=o(t),i=c=>typeof r=="number"?J(+c.value,r,1e-9):c.value===r,a=e.matches(".cg-entry")&&document.activeElement!==e;r===void 0&&a&&(e.value=""),r!==void 0&&
(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):e.type==="range"?Rh(e,t,+r,n):a&&(e.value=n.text(t,new Map(
s).set(t,r),o),Oi(e,"")))}function Rh(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(bt(o,l)):bt(o,l);(document.activeElement!==e||
Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),Xo(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetex\
t",s.say(t,n))}function Oi(e,t){const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(q("span","\
cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.
after(r);z(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const Ih="computed when you let go",Ti="not computed here",qh="\
Pale values take many steps: they are computed when you let go.",Li=8;function Ph(e){const t=[...new Set(e)],n=t.length-Li,s=t.slice(0,Li).join(", ")+(n>0?` and\
 ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}
function Fh(e){const t=e.matches(Ci)?e:e.closest("[data-row]")??e.querySelector(Ci),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.
replace(/^=/,"")??""}const Ci="[data-q], [data-say], [data-check], [data-row]";function jh(e){const t=new Map,n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute(
"role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof tt))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.
classList.add("is-later"),a.setAttribute("title",s?Ti:Ih),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(a.querySelector("button")??a,Ti)}},r=a=>{
const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{
n.hidden=!t.size;const a=s?[...t.keys()].map(Fh).filter(Boolean):[];z(n,t.size?s?Ph(a):qh:"")},start:a=>{s=a}}}function Ri(e,{data:t,knows:n}){const s=Object.keys(
t.names),o=`${t.note}#${e}`,r=!e.includes(".")||n(o);let i={key:r?o:`#${e}`,own:r,known:r};for(let a=e.indexOf(".");a>0&&!i.known;a=e.indexOf(".",a+1)){const c=e.
slice(0,a),l=s.find(f=>t.names[f]===c)??s.find(f=>`/${f}`.endsWith(`/${c}.md`)),u=`${l}#${e.slice(a+1)}`;l&&(i={key:u,own:l===t.note,known:n(u)})}return i}function ks(e,t){
const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=Ri(r.slice(0,i),t);if(i>0&&!c&&
!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,
carried:s,dropped:o}}function Ii(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?en(
i):typeof i=="number"?`${+bt(l??{},i).toPrecision(12)}${l?.u&&Kd(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note&&!c.includes(".")?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const Dh={holds:"✓",failing:"✗",unknown:"–"},qi=e=>e===void 0?"unknown":e?"holds":"failing";function zh(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function Bh(e,t){
const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:Hh(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[data-q]"),r=Wh(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,row:b,built:g}of n)l(m,()=>{f.delete(p);const w=d(p);Gh(m,w,!J(a(p),c(p)),g),i.
done&&Pi(b,w!==!0&&u.size>0)});for(const{e:m,of:p,built:b}of s)l(m,()=>{const g=p.some(({key:M})=>!J(a(M),c(M))),{state:w,says:y}=zh(p.map(({key:M})=>d(M)));m.classList.
toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?`cg-mark is-${w}`:b.mark),z(m.firstElementChild,g?Dh[w]:b.sign),z(m.lastElementChild,g?
y:b.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!J(a(m),c(m)));r(Uh(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function Uh(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function Wh(e){const t=e.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=q("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Hh=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function Gh(e,t,n,s){const o=n?qi(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[qi(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);z(e.querySelector(
".cg-mark"),n?"→":s.sign),z(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Pi(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Kh={makeValues:ni,prepare:Qr},Vh=[[".cg-table",()=>Promise.
resolve().then(function(){return Wb})],["svg[data-x]",()=>Promise.resolve().then(function(){return sw})],[".cg-fig",()=>Promise.resolve().then(function(){return Nw})],
[".cg-grip",()=>Promise.resolve().then(function(){return hw})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return Rw})],["[data-sens]",()=>Promise.
resolve().then(function(){return Bw})],[".cg-limit",()=>Promise.resolve().then(function(){return ty})],[".cg-panel",()=>Promise.resolve().then(function(){return oy})],
["[data-count]",()=>Promise.resolve().then(function(){return ci})],["svg[data-rows]",()=>Promise.resolve().then(function(){return wy})],["svg[data-dense]",()=>Promise.
resolve().then(function(){return ky})],["svg[data-bins]",()=>Promise.resolve().then(function(){return Fy})]],Yh=e=>Promise.all(Vh.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),Xh=2;async function Zh(e,t,n,s,o,r){const i=oi(e),a=new Map,c=i.under(a);let l=[];const{attempt:u,start:f,tell:d}=jh(t),h={model:i,root:n,
signal:s,state:a,now:c,was:c,empty:a,done:!0,set:O,inCase:P,attempt:u,link:E},m=[],p=new Set;i.allow(Mt);const b=tm(n,i,c,a);let g=0,w=0,y=!1,M=Se;const $=t.dataset.
inputs,S=new URL($??"",document.baseURI).href,{bar:A,show:x}=Ai({remove(C){const I=new Set(C.flatMap(W=>W.parts));l=l.filter(W=>!I.has(W)),O(new Map(C.flatMap(W=>W.
keys).map(W=>[W,void 0])))},take:C=>O(new Map(C.map(({key:I,value:W})=>[I,W]))),link:E,patch:$?async()=>(await Promise.resolve().then(function(){return Gy})).patchFrom(
$,k(),E()):void 0});t.append(A),Mh(A,t,n,s);const k=()=>Be(Ii(h.state,l,i),i.data.names[i.data.note]),R=()=>{const C=Ei(h.state,l,i,M),I=Nh(C,h.state,i,M);x(C,I,
M,S),Qh(n,i,I)},v=async()=>{M!==Se||!Jh(h.state,l,i)||(M=await Ni($),s.aborted||R())},_=(C=!0)=>{const I=C?Mt:hs;h.state.size||(h.state=a),f(h.done=C),i.allow(I),
h.now=h.state.size?i.under(h.state):c,b(h),R(),C&&(y||=h.state.size>0)&&Promise.resolve().then(function(){return Zy}).then(({agree:H})=>H(n));for(const H of m)p.
add(H);const W=()=>{const H=performance.now()+Xh;i.allow(I);for(const G of p){if(s.aborted)return;if(p.delete(G),G(h),performance.now()>H)break}i.allow(Mt),p.size?
g=requestAnimationFrame(W):d()};cancelAnimationFrame(g),g=requestAnimationFrame(W)},F=()=>{const C=ks(ot(location.search),i);return l=C.carried,h.state=C.state,
_(),v(),C.dropped};function P(C){const I=i.parseCase(C),W=new Map([...h.state,...I]);return{state:W,read:I.size?i.under(W):h.now}}function O(C,I="step",W=I==="s\
tep"){h.state=new Map(h.state);for(const[H,G]of C){const{v:X,r:V}=i.entry(H);G===void 0||!V&&J(G,X)?h.state.delete(H):i.takes(H,G)&&h.state.set(H,G)}_(W),clearTimeout(
w),I==="drag"?w=setTimeout(T,150,"drag"):T(I),I==="step"&&Fi(n)}function E(){return T("drag"),location.href}function T(C){const I=Gn(location.href,Ii(h.state,l,
i));I===location.href||s.aborted||location.pathname!==r||(C==="step"||!ot(location.search)?history.pushState(history.state,"",I):history.replaceState(history.state,
"",I))}const L=async()=>{(n.querySelector(".cg-own")||ot(location.search).includes("."))&&await Jr()};await L();const j=F();j.length&&Promise.resolve().then(function(){
return Qy}).then(({refuse:C})=>C(j,i,A,{button:mt,make:q,toHeading:Es,keyOf:Ri})),ot(location.search)&&T("drag"),U(window,"popstate",{signal:s},async()=>{location.
pathname===r&&(await L(),F())}),rm(h);for(const C of o){const I=[await C.mount(h)].flat();m.push(...I),i.allow(Mt);for(const W of I)W(h)}d()}const Jh=(e,t,{data:n})=>t.
length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Qh(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .c\
g-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}
z(a??o.appendChild(q("span","cg-elsewhere")),`${i} elsewhere`)}}function tm(e,t,n,s){const o=p=>D(e,`[data-${p}]`).map(b=>[b,t.key(b.dataset[p])]).filter(([,b])=>t.
entries.has(b)),r=o("say"),i=Bh(e,t),a=sm(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=D(e,"[data-ci\
te]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=kh(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,b])=>{const g=t.parseCase(p.dataset.with),w=g.size?g:s;return{e:p,key:b,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Jt(()=>t.text(b,w,g.size?t.under(g):n,ys(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:b,now:g,attempt:w}=p,y=new Map(b);for(const M of m)w(M.e,()=>em(M,p));for(const[M,$]of r)w(M,()=>z(
M,t.say($,g($))));for(const[M,$]of a)w(M,()=>om(M,$,p));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",nm(t.heights($,p.state))));for(const[M,
$]of c)w(M,()=>_i(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,S]of d)w(M,()=>{M.hidden=S?!S.includes($.map(g).join()):$.some(A=>y.has(A))});i(p);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([S,A])=>J(g(S),A,1e-9)))))}}function em({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,b=p?"":c.text(
t,h,m,ys(e)),{c:g,u:w,rows:y}=c.entry(t),M=p?!1:r===void 0?Z(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const v=!p&&b===gt&&s?.matches(".cg-out")?c.why(
t,h):"",_=p?i:v?`${gt} ${v}`:Z(b,e.dataset.u);e.matches(".cg-live")&&(e.dataset.was??=i),z(e,_),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(
".cg-claim__now"),S=e.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const A=n.size?void 0:o.find(v=>m(v)!==f(v)),x=A?` · ${c.
say(A,m(A))}`:"",k=y?c.say(t,m(t)):Z(b,w)+S,R=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":k;e.classList.toggle("is-changed",M),z($,M?`→ ${R}${x}`:
""),$.dataset.copy=M&&!g?R:"",e.setAttribute("aria-description",M?`${a} as written; in your scenario ${R}${x}`:a)}const nm=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).
join("")+"V9Z",sm=(e,t)=>D(e,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function om(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!J(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&Pi(e,s.size>0&&t.some(h=>n.text(h,s,r)===gt)),z(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function rm(e){const{model:t,root:n,signal:s}=e;U(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.settable(t.
key(i.dataset.p),e.now),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("\
aria-busy",String(!c));const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((sn(l,m)-u)/d)*d:sn(l,+m.toPrecision(3));e.set(
new Map([[a,Math.min(f,Math.max(u,p))]]),"drag",c),c&&Fi(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(
new Map([[a,l]]),"drag",c),(c||!u)&&Oi(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),U(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>_i(r,t.key(r.dataset.p),e))}),U(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.
closest("[data-reset]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&im(a,e),c&&am[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}
function im(e,{model:t,set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const am={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pre\
ssed",String(s))},source(e,t){const n=t.getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},
"copy-source":(e,t)=>{Wt(t.querySelector(".cg-source")?.textContent??"",e)},"copy-fix":e=>{Wt(e.parentElement?.querySelector("code")?.textContent??"",e)}},Fi=e=>requestAnimationFrame(
()=>D(e,".cg-row.is-changed").forEach(t=>t.classList.add("is-flash")));var cm=Object.freeze({__proto__:null,compute:Kh,loadParts:Yh,mount:Zh});const ve=146,lm=41,
um=54,fm=10,dm=.12,ji=12,Di=1.06,hm=3,mm=60,pm=1e3;function gm(e,t){const{course:n,nodes:s}=e;if(!n||n.isLaid===t)return!1;n.isLaid=t;const o=s.map(({x:r,y:i})=>[
r,i]);return s.forEach((r,i)=>[r.x,r.y]=n.places[i]),n.places=o,[e.hulls,n.hulls]=[n.hulls,e.hulls],!0}function bm(e){const{places:t,rooms:n,stages:s,boxes:o,read:r,
way:i}=e;return{isLaid:!1,places:Array.from({length:t.length/2},(a,c)=>[t[2*c],t[2*c+1]]),hulls:n.map(([a,c,l,u,f],d)=>({group:pm+d,x:c,y:l,points:[[c,l],[c+u,l],
[c+u,l+f],[c,l+f]],name:d<s?`${d+1} ${a}`:a,number:-1})),boxes:new Set(o),read:new Set(o.slice(0,r)),way:i,painting:Am}}function wm(e,{camera:{k:t},shown:n,lit:s,
fade:o},{read:r}){const{pen:i,model:{nodes:a},colours:c}=e;for(const{a:l,b:u,kind:f,says:d}of n.lines){const h=e.importance(l,u,s),m=h>Ve,p=f==="uses";if(!m&&!(p&&
r.has(l)&&r.has(u))||!m&&s?.path.length)continue;const[b,g]=a[l].x<=a[u].x?[a[l],a[u]]:[a[u],a[l]];if(i.beginPath(),g.x-b.x<ve/2){const y=b.x-ve/2+2,M=y-10-Math.
min(16,Math.abs(g.y-b.y)/16);i.moveTo(y,b.y),i.bezierCurveTo(M,b.y,M,g.y,y,g.y)}else{const[y,M]=[b.x+ve/2-2,g.x-ve/2+2],$=(y+M)/2;i.moveTo(y,b.y),i.bezierCurveTo(
$,b.y,$,g.y,M,g.y)}i.setLineDash(m&&h!==pt&&f==="link"&&!d?[4/t,3/t]:[]),i.strokeStyle=h===pt?c.changed:p||f==="claims"?c.param:c.ink,i.lineWidth=(h===pt?3:m?1.8:
1.2)/t;const w=.32;i.globalAlpha=h===me?.45:m?.9:s?w+(w*dm-w)*o:w,i.stroke()}i.setLineDash([]),i.globalAlpha=1}function ym(e,{shown:t,lit:n,fade:s}){const{pen:o,
colours:r}=e;o.fillStyle=e.solid(r.muted,.07*(n?1-.5*s:1));for(const{points:i}of t.hulls){const[[a,c],,[l,u]]=i;o.beginPath(),o.roundRect(a,c,l-a,u-c,fm),o.fill()}}
function Mm(e,{camera:t,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=t.k<.6?12:14,c=um*t.k;return r.textAlign="left",r.font=`700 ${a}px ${i.font}`,n.hulls.
map(({name:l,points:[u,,f]})=>{const[d,h]=e.screen(t,u[0]+8,u[1]),m=(f[0]-u[0]-16)*t.k,p=Math.max(1,Math.floor((c-4)/(a+2))),b=m<mm?[l.split(" ",/^\d/.test(l)?1:
void 0).join(" ")]:$m(r,l,m,p);return r.fillStyle=e.solid(i.ink,s?1-.6*o:1),b.forEach((g,w)=>r.fillText(g,d,h+(c-b.length*(a+2))/2+(w+.85)*(a+2))),{number:-1,left:d,
top:h,width:m,height:c}})}function $m(e,t,n,s){const o=[];for(const r of t.split(" ")){const i=o.length?`${o[o.length-1]} ${r}`:r;o.length&&(o.length===s||e.measureText(
i).width<=n)?o[o.length-1]=i:o.push(r)}return o.map(r=>zi(e,r,n))}function Sm(e,t,{boxes:n,read:s,way:o}){const{pen:r,model:i,colours:a}=e,{camera:c,shown:l,lit:u,
me:f,focused:d}=t,h=[];for(const m of n){if(!l.nodes[m])continue;const p=i.nodes[m],[b,g]=e.screen(c,p.x,p.y),[w,y]=[ve*c.k,lm*c.k],[M,$]=[b-w/2,g-y/2],S=e.strength(
t,m,.3),A=o.indexOf(m),x=m===f,k=!!u?.path.includes(m);r.beginPath(),r.roundRect(M,$,w,y,5),r.fillStyle=x?a.param:a.paper,r.fill(),r.strokeStyle=e.solid(k?a.changed:
A>=0||x?a.param:a.muted,S*(s.has(m)||x?1:.6)),r.lineWidth=k||A>=0||x?1.8:1,r.stroke(),x&&d&&(r.beginPath(),r.roundRect(M-4,$-4,w+8,y+8,8),r.strokeStyle=a.param,
r.lineWidth=2,r.stroke()),r.fillStyle=x?a.paper:e.solid(a.ink,S),vm(e,p.label.split(`
`),{x:b,y:g,width:w,height:y},A>=0||x),A>=0&&w>60&&xm(e,M+w-4,$-2,String(A+1),S),h.push({number:m,left:M,top:$,width:w,height:y})}return h}function vm({pen:e,colours:t},n,{
x:s,y:o,width:r,height:i},a){const c=a?ji-.5:ji,l=Math.floor((i-2)/(c*Di));if(l<1||r<40)return;e.font=`${a?"600 ":""}${c}px ${t.font}`,e.textAlign="center";const u=l<
n.length?[`${n.slice(0,l).join(" ")} …`]:n;u.slice(0,l).forEach((f,d)=>{const h=(d-(Math.min(l,u.length)-1)/2)*c*Di;e.fillText(zi(e,f,r-2*hm),s,o+h+c*.35)})}function zi(e,t,n){
if(e.measureText(t).width<=n)return t;let s=t.replace(/ …$/,"");for(;s.length>1&&e.measureText(`${s}…`).width>n;)s=s.slice(0,-1).trimEnd();return`${s}…`}function xm(e,t,n,s,o){
const{pen:r,colours:i}=e;r.beginPath(),r.arc(t,n,8,0,7),r.fillStyle=e.solid(i.param,o),r.fill(),r.font=`700 11px ${i.font}`,r.textAlign="center",r.fillStyle=i.paper,
r.fillText(s,t,n+4)}const Am={boxes:Sm,columns:ym,heads:Mm,lay:gm,lines:wm,widened:e=>({...e,left:e.left-4,width:e.width+8})};var Nm=Object.freeze({__proto__:null,
readCourse:bm});const Bi=14,Em=226,km=78;function _s({flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||
n.set(r,new Set));return n}function _m(e,t){const n=_s(e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Bi||c===t||l.size!==
1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].add(f)),n.delete(c),o.push(c))}const r=Om(n,t),i=Tm(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).
map(l=>[l,c]));return{end:t,at:Lm(r,i,a),edges:a,folded:o,more:s-r.length-o.length}}function Om(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(
s)??[])n.size<Bi&&n.add(o);return[...n]}function Tm(e,t,n){const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.
get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??c)>=c||(s.set(a,c),r=!0)}}return s}function Lm(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=
s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:
0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-
r)*Em,l+(f-(c.length-1)/2)*km]))}return o}function Ui(e){let t=-1,n=1;for(const{number:s}of e.boxes){const o=_s(e,s).size;o>n&&([t,n]=[s,o])}return t}function Cm(e,t){
const n=new Map(t.map(s=>[s,0]));for(const s of[!0,!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)
n.has(r)||n.set(r,1)}return n}function Rm(e,t,n){const s=Xn(e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:_s(e,r.number).
size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.b.number??-1}function Im(e,t,n,s){if(!e.boxes[t])return Ui(e);if(n)return e.flows.find(i=>i[n>0?0:
1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.
indexOf(t)+s]??-1}var qm=Object.freeze({__proto__:null,beside:Im,chartOf:_m,meant:Rm,richest:Ui,trace:Cm});const Pm=16;function B(e,t,...n){const s=q(e,t,...n.filter(
Boolean));return e==="button"&&s.setAttribute("type",e),s.dir="auto",s}const mn=e=>B("span","cg-dot "+(e<0?"orphan":`c${e%Pt}${e>=Pt?" ring":""}`));function Fm(e,t){
const{colour:n}=e.state,s=e.part("group-word"),o=e.part("groups"),r=Ue(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==
n&&o.replaceChildren(...t.slice(0,Pm).map(({group:i,name:a,size:c})=>{const l=B("button","cg-toggle",mn(i),a+" ",B("span","cg-num",String(c)));return Object.assign(
l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}\
:${i.dataset.value}`)))}var jm=Object.freeze({__proto__:null,dot:mn,legend:Fm,make:B});const Wi=200,Hi=6;function Dm(e,t){const{model:n,shown:s,found:o,painter:r}=e,
{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??
u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].sort((g,w)=>l(w)-l(g)):[...f].sort((g,w)=>l(w)-l(g)||i[g].title.localeCompare(i[w].title)||g-w);zm(e),
a.replaceChildren(...d.slice(0,Wi*t).map(g=>{const w=i[g],y=w.kind?B("span","cg-dot "+ir[w.kind]):mn(r.group[g]);return B("li","",y,xe(n,g),B("small","cg-num",String(
w.degree)))}));const[h,m,p]=[d.length,u.length,d.length-Wi*t],b=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothin\
g found",b&&(b.hidden=p<=0,b.textContent=`${p} more`)}function zm(e){const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Xn(t,s.find).slice(0,Hi):[];if(!o)return;
const i=(n??[]).slice(0,Hi).map(l=>B("li","",mn(e.painter.group[l]),xe(t,l))),a=r.map(l=>{const u=t.boxes[l],f=B("span","why",[u.says,t.nodes[u.note]?.title].filter(
Boolean).join(" · "));return B("li","",B("span","",pn(u),f),B("small","cg-num",u.value))}),c=B("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=
!n,o.replaceChildren(B("h3","",c.childElementCount?"Found":`No note or value named “${s.find.trim()}”`),c)}function pn({name:e,number:t}){const n=B("button",
"",e);return n.dataset.box=String(t),n}function xe(e,t){const{id:n,title:s,url:o}=e.nodes[t],r=B(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.
go=n,r}var Bm=Object.freeze({__proto__:null,go:xe,goBox:pn,list:Dm});const Gi=3;function Um(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode===
"path"?Gm(e,We(t,s.from),We(t,s.to)):e.notice?[B("p","",e.notice),...o?.about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:Hm(t,n,r,Wm(e,r))}
function Wm(e,t){const n=e.root.querySelector('[data-role="summaries"]');return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Os=(e,t,n)=>B(
"li","",B("span","rel",e),B("span","",...t,Ts(n))),Ts=e=>e?B("span","why",e):"";function Ls(e,t){const n=B("a","",t);return n.setAttribute("href",e),n}function gn(e,...t){
const n=B("div","cg-acts",e??"");for(let s=0;s<t.length;s+=2){const o=B("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function Hm(e,t,n,s){const o=e.
nodes[n],r=s||["","Linked, not written yet.","A tag.","A file."][o.kind],i=[B("h2","",o.title),B("p","",r),gn(o.url?Ls(o.url,"open note"):null,"path","path from\
 here","release","show all")];for(const a of[1,0]){const c=new Map,l=B("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&
c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(
f.map(p=>p.reason).filter(Boolean));l.append(Os([...h].join(", "),[xe(e,u)],[...m].join("; ")))}c.size&&i.push(B("h3","",`${a?"Points to":"Is pointed to by"} · ${c.
size}`),l)}return i}function Gm({model:e,shown:t,state:n},s,o){const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[B("h2","",f),B("p","",d),...s<0?[]:[gn(null,"rel\
ease","another path")]];if(s<0)return i("A path","Choose the note it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose th\
e note it leads to.`);const a=rr(e,t,s,o),c=`from ${r(s)} to ${r(o)}`;if(!a.length)return i("No path",`The visible notes and links have no path ${c}.`);const l=a.
length===1?"One path":`${a.length} paths`;return[...i(`${l} ${c}`,"Along computations first, then along links. No two paths share a note between their ends."),...a.
flatMap((f,d)=>Km(e,f,d,+n.way===d)),B("p","cg-way__costs","A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Km(e,t,n,s){
const o=B("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>Ym(e,t[f],u));t.forEach((u,f)=>{o.append(B("li","note",xe(e,u)),...i[f]?Vm(i[f]):[])});const a=i.
map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} steps`,l=B("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{
do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[B("h3","cg-way",l,B("small",""," "+c)),o]}function Vm({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{
const r=B("span","",s.says&&s.says+" ",B("code","",s.name));return B("li","",r,B("b","cg-num",s.value),o===t.length-1?Ts(n):"")}):[B("li","",B("span","",e),Ts(n))]}
function Ym(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.a===n&&f.b===t),o=f=>8*He(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.
type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===
r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,Gi),l=s.find(f=>f.reason&&(f.kind==="link"||or(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Gi).join(", ");
return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(" · ")}}var Xm=Object.freeze({__proto__:null,about:Um,acts:gn,line:Os,link:Ls});const St={width:186,
height:62};function Zm(e,t,n,s,o){for(const[r,i]of n?.at??[]){const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+St.width*t.k&&o<=c+St.height*t.k)return r}return-1}
function Jm(e,t){const n=[...t?.at.values()??[]].flatMap(([r,i])=>[[r,i],[r+St.width,i+St.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(
...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function Qm(e,t,n){if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.
nodes;for(const[d,h]of n.edges){const m=n.at.get(d),p=n.at.get(h);if(!m||!p)continue;const b=!f||f.has(d)&&f.has(h),[g,w]=e.screen(s,m[0]+St.width+4,m[1]+St.height/
2),[y,M]=e.screen(s,p[0]-5,p[1]+St.height/2),$=Math.max(g,y-34*u),S=(y-$)/2;a.beginPath(),a.moveTo(g,w),a.lineTo($,w),a.bezierCurveTo($+S,w,y-S,M,y,M),a.strokeStyle=
e.solid(l.param,b?.7:.15),a.lineWidth=1.5,a.stroke()}a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...Cs(n,d)};tp(e,s,p,h,m?.3:
1,d===n.end,d===r&&i)}}function Cs({now:e},t){const n=e?.get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function tp(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,
{k:l}=t,[u,f]=e.screen(t,...s),d=St.width*l,h=St.height*l;a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),
a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,S,A,x=0)=>{[a.font,a.fillStyle]=
[$,e.solid(S,o)];let k=M;for(;k.length>1&&a.measureText(k).width>d-x;)k=k.replace(/.…?$/u,"…");return a.fillText(k,u+x,f+A*l),a.measureText(k).width},p=n.isMoved?
c.changed:n.isPale?c.muted:n.input?c.param:c.ink,b=m(n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`was ${e.model.boxes[n.number].
value}`:n.isPale?"not recomputed":"";g&&b<d*.7&&m(`  ${g}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*
l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function ep(e,t){if(!t)return[B("h2","","A chain"),B("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Cs(t,w.number)};return M?`${y} (was ${w.value})`:$?`${y} (not recomputed)`:y},h=B("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=B("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=B("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Cs(t,w.number)};b.append(Os(d(w),[pn(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const g=B("details","cg-chain__list",
B("summary","","as a list"),b);return[h,m,gn(Ls(r.url,"open row")),...p.length?[B("p","cg-chain__uses","What uses it: ",...np(p))]:[],...i.length>1?[g]:[]]}const np=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",pn(t)]);var sp=Object.freeze({__proto__:null,about:ep,boxAt:Zm,draw:Qm,fit:Jm});function op(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Zt),f=Math.round(n.height*Zt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Zt||Math.abs(a-d.y)*
c>r*Zt)&&rp(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function rp(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var ip=Object.freeze({__proto__:null,slide:op});
function ap({entries:e,entry:t,machine:n}){const s=new Map;for(const[a,{of:c}]of e){if(!c)continue;const l=s.get(c)??new Map,u=a.slice(a.lastIndexOf(".")+1);s.set(
c,l.set(u,[...l.get(u)??[],a]))}const o=a=>{const c=e.get(a);if(c&&!(c.x&&"v"in c))return!0;const l=a.lastIndexOf(".");for(const[u,f]of s){const d=a.startsWith(
`${u}.`)?a.slice(u.length+1,l):"",h=f.get(a.slice(l+1))??[],m=d&&!/[,:]/.test(d)&&h.length?r(d,h[0],c):void 0;if(m)return e.set(a,m),n.own(a,m,h,d),!0}return c!==
void 0},r=(a,c,l)=>{const{cells:u={},picks:f=[],u:d,f:h,o:m,d:p,iso:b,n:g}=t(c),w=g??c.slice(c.lastIndexOf(".")+1).replaceAll("_"," ");if(!Object.hasOwn(u,a))return;
const y=Object.values(u).every($=>($??0)>=0)?{lo:0}:{},M=u[a]===null?{}:{v:u[a]};return{...l,...M,...y,u:d,f:h,o:m,d:p,iso:b,x:void 0,n:`${w} of ${t(f[0]).rows?.[a]??
a}`}};return{knows:o,settable:(a,c)=>{const{of:l,picks:u=[]}=t(a),f=`${l}.${c(u[0])}${a.slice(a.lastIndexOf("."))}`;return l&&o(f)?f:a}}}var cp=Object.freeze({__proto__:null,
makeCells:ap});const lp=2,Rs=24,up=9,Ki=.3,et=e=>e instanceof Float64Array,Ae=e=>Array.isArray(e),Ne=new Map;Ne.set(dt.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.
length;r++)o[r]=Qe(e[r*t]+n[r*s],e[r*t])}),Ne.set(dt.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Qe(e[r*t]-n[r*s],e[r*t])}),Ne.set(dt.get("mul"),(e,t,n,s,o)=>{
for(let r=0;r<o.length;r++)o[r]=e[r*t]*n[r*s]}),Ne.set(dt.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=rs(e[r*t],n[r*s])});function Qt(e,t){const n=t.
find(et);if(!n){const u=e(...t);return Number.isFinite(u)?u:N(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>et(u)?
u:Float64Array.of(Number(u))),[i,a]=t.map(u=>et(u)?1:0),c=Ne.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===
2)for(let u=0;u<s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(et(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==
0&&N(s.some(Number.isNaN)?"no real value":"overflow"),s}function Is(e,t){if(!et(e))return e;if(t!==lp)return Vi(e,[t])[0];let n=0;for(const s of e)n+=s;return n/
e.length}function Vi(e,t){const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return qs(
o,0,o.length-1,s.flatMap(r=>[r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function qs(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<
24){e.subarray(t,n+1).sort();return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;
const c=e[i];e[i++]=e[a],e[a--]=c}qs(e,t,a,s),qs(e,i,n,s)}function fp(e){const t=Yi(e);if(!et(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Ki)/Rs,r=n-
(s-n)*Ki,i=Array.from({length:Rs},()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<Rs&&i[l]++}const a=Math.max(...i);return i.map(
c=>Math.floor(up*c/a+.5))}function Yi(e){if(Ae(e))return N("no value");if(!et(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Vi(e,[.05,.5,.95]);return[
t,n,s]}var dp=Object.freeze({__proto__:null,each:Qt,folded:Is,heights:fp,isMany:et,isSeries:Ae,summary:Yi});const nt=4096,hp=12,mp=[[3.3871328727963665,133.14166789178438,
1971.5909503065513,13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,
21213.794301586597,39307.89580009271,28729.085735721943,5226.495278852854]],pp=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,
.2417807251774506,.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,
10507500716444169e-25]],gp=.6931471805599453,Xi=([e,t],n)=>Zi(e,n)/Zi(t,n),Zi=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function bp(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-
1)/(e+1),s=n*n;let o=0;for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*gp}function wp(e){const t=e-.5;return t>=-.425?t*Xi(mp,.180625-t*t):-Xi(pp,Math.sqrt(-bp(e))-
1.6)}let te;function Ps(){if(te)return te;te=new Float64Array(nt);for(let e=0;e<nt/2;e++)te[nt-1-e]=-(te[e]=wp((e+.5)/nt));return te}const Ji=(e,t)=>e.reduce((n,s)=>Math.
imul(n^s,16777619),t)>>>0;function Qi(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Fs(e){const t=Uint16Array.
from({length:nt},(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Ji(n,2166136261),Ji(n,16777619),n.length,1);for(let o=0;o<hp;o++)Qi(s);for(let o=nt-1;o>
0;o--){const r=Math.floor(Qi(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const ta=new Map;function yp(e,t){const n=ta.get(e);if(n)return n;const s=t===
"score"?Ps():Float64Array.from({length:nt},(r,i)=>(i+.5)/nt),o=Float64Array.from(Fs(e),r=>s[r]);return ta.set(e,o),o}const ea=new Map;function Mp(e,t){const n=Ps();
return Float64Array.from(na(e),s=>t==="score"?n[s]:(s+.5)/nt)}function na(e){const[t,n]=e[e.length-1];if(!n.length)return Fs(t);const s=JSON.stringify(e),o=ea.get(
s);if(o)return o;const r=n.map((l,u)=>sa(na(e.slice(0,u+1)))),i=$p(sa(Fs(t)),r,n),a=Array.from({length:nt},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(
nt);return a.forEach((l,u)=>c[l]=u),ea.set(s,c),c}function sa(e){const t=Ps();return Float64Array.from(e,n=>t[n])}function $p(e,t,n){const s=t.map(f=>t.map(d=>bn(
f,d))),o=s[0][0],r=n.map(f=>f*o),i=ra(s,t.map(f=>bn(e,f))),a=ra(s,r),c=oa(e,t,i.map(f=>-f)),l=o-bn(a,r),u=Math.sqrt(Math.max(l,0)/bn(c,c));return oa(c.map(f=>u*
f),t,a)}const oa=(e,t,n)=>t.reduce((s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function bn(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function ra(e,t){
const n=e.map((r,i)=>[...r,t[i]]),s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(
s).fill(0);for(let r=s-1;r>=0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const ia=16,Sp=2048,aa=[2,4,6,8],vp=255,xp=15,Ap=64,
Np=75e4,Ep=1e-12,js=1e-9,ca=1024,kp=.381966011250105,_p=64,Op=40,Tp="the steps cannot be made fine enough",{abs:Ee,floor:wn,max:wt,min:ke}=Math;function Lp(e,t,n,s,o,r){
n<s||N(n>s?"the range runs backwards":"the range is empty");let i=ia,a=0,c=la(e,t,n,s,ia);for(;;){const l=la(e,t,n,s,2*i),u=2*i>=Sp||168*o*i>Np;let f=typeof l==
"number"?l:s;if(typeof l!="number"&&typeof c!="number"){const d=c,h=t.map((g,w)=>Dp(d,l,w)),m=h.map(g=>g.reduce((w,y)=>wt(w,y),0)),p=m.reduce((g,w,y)=>wt(g,Pp(w,
l.values[y])),0),b=p<=a/Ap?vp:xp;if(p/b<=Ep||u&&p/b<=js){const g=Rp(e,l,m,r);if(g===void 0)return{...l,errors:m.map(w=>w/b)};f=g}else u&&(f=qp(l,h));a=p}if(u)return N(
`${Tp} ${Cp((f-n)/(s-n))}`);i*=2,c=l}}function Cp(e){const t=wn(e*1e3+.5);return`at ${wn(t/10)}.${t%10} % of the way`}function Rp(e,t,n,s){const{times:o,values:r,
slopes:i}=t,a=o.length-1,c=(o[a]-o[0])/a,l=Math.ceil(ca/a),u=Ip(s,t,c),f=r.map((m,p)=>wt(js*m.reduce((b,g)=>wt(b,Ee(g)),0),10*n[p])*ca/(o[a]-o[0])),d=(m,p,b)=>{
const g=(M,$)=>b.reduce((S,A,x)=>S+A[$]*M[p+x],0),w=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>Ee(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;
for(let m=0;m<a;m++){const p=ke(wt(m-1,0),a-3);for(let b=0;b<l;b++){const g=m-p+(b+kp)/l,w=h.get(g)??Ds(g);if(h.set(g,w),d(o[p]+g*c,p,w))return o[p]+g*c}}for(const m of[
...u,...u.slice(1).map((p,b)=>(u[b]+p)/2)]){const p=ke(wt(wn((m-o[0])/c)-1,0),a-3);if(d(m,p,Ds((m-o[p])/c)))return m}}function Ds(e){return[0,1,2,3].map(t=>{let n=1,
s=0,o=0;for(let c=0;c<4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Ip(e,{
times:t,values:n,slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)
i[u]*l[u]<0&&r.length<_p&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=ke(wt(u-2,0),t.length-4);for(let m=0;m<
Op;m++){const p=f+(d-f)/2,b=Ds((p-t[h])/o),g=(y,M)=>b.reduce(($,S,A)=>$+S[M]*y[h+A],0),w=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!w)break;w[c]*l>0?f=p:d=p}return f+
(d-f)/2}}function qp(e,t){let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=wt(r,Ee(a)),!(t[o][c]<=js*r)));i>=
0&&(n=ke(n,e.times[i]))}),n}function Pp(e,t){const n=t.reduce((s,o)=>wt(s,Ee(o)),0);return n?e/n:e}function la(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},
(f,d)=>n+(s-n)*d/o),s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=Fp(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{
a[p].push(m),c[p].push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Fp(e,t,n,s){const o=e(t,n);if(!o)return;
let r=[];for(const[i,a]of aa.entries()){const c=jp(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/aa[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+
(h-l[u][m])/d))}}return[r[r.length-1],o]}function jp(e,t,n,s,o,r){let i=n,a=ua(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,ua(i,2*o,u)]}
const c=e(t+r*o,a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const ua=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function fa(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=ke(
wt(wn((s-e[0])/r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<
8;f++){const d=a;c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Dp(e,t,n){
const s=e.values[n],o=e.slopes[n];return t.values[n].map((r,i)=>Ee(r-(i%2?fa(e.times,s,o,t.times[i]):s[i/2])))}const zp=0,Bp=2,zs=1e-12,Up=1e4,Bs="outside the t\
able",{abs:at,max:vt,min:ee,sqrt:Us,trunc:Wp}=Math;function da(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Ws(e,t,n){const s=e[0],
o=e[e.length-1],r=zs*vt(at(s),at(o));return t<s?n||s-t<=r?s:N(Bs):t>o?n||t-o<=r?o:N(Bs):t}const Hs=(e,t)=>ee(vt(da(e,t)-1,0),e.length-2);function Hp(e,t,n,s){let o=da(
e,n)-1;return o+1<e.length&&e[o+1]-n<=zs*vt(at(e[o+1]),at(n))&&o++,o<0&&!s&&N(Bs),t[vt(o,0)]}function Gp([e,t,n],s,o,r){if(o===Bp)return Hp(e,t,s,r);const i=Ws(
e,s,r);if(e.length===1)return t[0];const a=Hs(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===zp)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/
c,d=(u-n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function Kp([e,t,n],s,o,r){const i=Ws(e,s,r),a=Ws(t,o,r),c=Hs(e,i),l=Hs(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),
d=(a-t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return p+(b-p)*f}const Vp={points:(e,[t,...n])=>{const s=[];for(let o=+t,
r=0;r<+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),
[c,l,u,f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return Gp(a,d,+n,+s);const m=zs*vt(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||N("outside the range of its rate");const p=fa(
c,l,u,ee(vt(d,c[0]),h));return p!==0&&at(p)<Up*f[0]&&p!==l[0]&&p!==l[l.length-1]&&N("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((A,x)=>x%3===0),d=l.filter((A,x)=>x%3===1),h=l.filter((A,x)=>x%3===2),m=(A,x)=>(k,R)=>{
const v=tn(e,()=>(a[c]=k,f.forEach((_,F)=>a[_]=R[F]),x.map((_,F)=>Number(i(F?x[F-1]:A,_)))));return v?.every(Number.isFinite)?v:void 0},p=m(c+1,h),b=d.map(A=>Number(
a[A])),g=Number(a[+t]),w=Number(a[+n]);p(g,b);const y=e.budget.steps;p(g,b);const M=Math.max(+s,y-e.budget.steps),$=Lp(p,b,g,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((A,x)=>[A,$.slopes[x]]),$.errors].map(A=>({first:0,numbers:A}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Kp(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function yt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=Yp(t);return Number.isFinite(n)?n:N("overflow")}function Yp(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const ne=e=>e.length?e:N("no row fulfils it"),yn=e=>(ne(
e),yt(e)/e.length);function ha(e,t){t>=0&&t<=1||N("a share is between 0 and 1"),ne(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=ee(Wp(s),n.length-1),r=ee(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function _e(e){const t=yn(e);return e.map(n=>n-t)}function se(e,t){const n=yt(e.map((s,o)=>s*t[o]))-yt(e)*yt(t)/e.
length;return Number.isFinite(n)?n:N("overflow")}const Gs=e=>e.length<2?N("fewer than two rows"):e;function Xp(e){Gs(e);const t=_e(e);return Us(se(t,t)/(e.length-
1))}function ma(e,t){Gs(t);const n=_e(e),s=_e(t),o=se(s,s);return o?se(n,s)/o:N("all rows have the same place")}function Zp(e,t){Gs(t);const n=_e(e),s=_e(t),o=Us(
se(n,n))*Us(se(s,s));return o?ee(vt(se(n,s)/o,-1),1):N("all rows have the same value")}const Ks={total:yt,count:e=>e.length,mean:yn,min:e=>ne(e).reduce((t,n)=>ee(
t,n)),max:e=>ne(e).reduce((t,n)=>vt(t,n)),first:e=>ne(e)[0],last:e=>ne(e)[e.length-1],median:e=>ha(e,.5),quantile:ha,stdev:Xp,slope:ma,intercept:(e,t)=>yn(e)-ma(
e,t)*yn(t),correlation:Zp,product(e){const t=e.reduce((n,s)=>n*s,1);return Number.isFinite(t)?t:N("overflow")}};function pa(e){const t=[];return e.forEach((n,s)=>(t[n]??=
[]).push(s)),t}const Vs={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)},rank(e,t=[]){const n=e.map((o,r)=>r).sort((o,r)=>t[o]-t[r]||e[o]-e[r]),s=Array(n.
length);for(let o=0,r=0,i=1;i<=n.length;i++){const[a,c]=[n[i-1],n[i]],[l,u]=[e[a],e[c]],f=t[a]===t[c];if(!(f&&u-l<=1e-12*vt(at(l),at(u)))){for(const d of n.slice(
o,i))s[d]=(o+i+1)/2-r;o=i,f||(r=i)}}return s},"total per"(e,t){const n=pa(t).map(s=>yt(s.map(o=>e[o])));return t.map(s=>n[s])}};Vs["rank per"]=Vs.rank;const Ys=(e,t)=>e[+t].
map(({numbers:n})=>n);function Jp(e,t){if(e.length===2)return Array(2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-
t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[ga(n[0],n[1],
s[0],s[1]),...r,ga(n[o],n[o-1],s[o],s[o-1])]}function ga(e,t,n,s){const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function Qp(e,t){const n=(i,a)=>i-
a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.
length===l.length*u.length)||l.length<2||u.length<2?N("not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[
i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="tiers"?1:2))return N("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&
i===o[a-1])?N("two rows have the same key"):e==="smooth"?[o,r,Jp(o,r)]:[o,r]}const Xs=new WeakMap;function t0(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+
5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(
String(r[1])),u=Xs.get(l)??new Map;if(!c)return Xs.has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Xs.set(l,u)),u.get(Number(n[Number(i[1])]))??
[]}const e0={rows(e,t,n,s,o,r){const[i,a,...c]=t.map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?t0(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?
f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const b=Number(n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!b)break;u[p].push(b)}}catch(p){throw p instanceof ut&&e.budget.steps>=0&&
!p.needs&&(p.message.startsWith("the cell `")||(p.message+=` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>Ks[t](
...Ys(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[t,n],s,o)=>Qp(String(t),Ys(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:Vs[t](
...Ys(o,n))}]},ba=1e5,Zs=5;function wa(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+Zs<e.length;r+=Zs){const[a,c,l,u,f]=e.slice(r,r+Zs).map(Number),d=s(n[u]),
h=ft(d);h!==jt(d)&&N("the last step is not a whole number"),h<a-1&&N("the steps run backwards"),h-a>=ba&&N("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function ya({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:N(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function oe(e){const t=ft(e);return t===jt(e)?t:N("a step is a whole number")}const Ma=(e,t,n)=>e[+t][+n],n0={
steps(e,t,n,s,o){const r=wa(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof ut&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>ya(Ma(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>ya(Ma(r,t,n),oe(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=oe(Number(o[+n])),c=i[a-r]??N(`there is n\
o step ${a}`);return typeof c=="number"?c:N(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>oe(Number(o[+c])));a-i>ba&&N("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return N("no step satisfies it")}},$a="oth\
er rows are chosen",s0=1e3,re=e=>typeof e=="number"?e:N("a bound, or the number of a step, that has a distribution");function Sa(e,t,n,s,o){const[r,...i]=t[n],[
a,c]=i.slice(0,2).map(u=>re(s[+u]));(ft(a)!==jt(a)||ft(c)!==jt(c))&&N("bounds are not whole numbers"),ft(c)<ft(a)-1&&N("the bounds run backwards"),c-a>=1e4&&N("\
more than 10,000 terms");let l=r==="sum"?0:1;for(let u=ft(a);u<=ft(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=Qt(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function va(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?re(s[+r+1])-+a:oe(re(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):
N(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const xa=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),Aa={sum:Sa,product:Sa,back:va,
prior:va,steps(e,t,n,s){const o=wa(t[n].slice(1),n,s,re),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=s0&&N("more than 1,000 s\
teps that depend on a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.
map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=oe(re(s[+t[n][2]])),a=r[i-o]??N(`there is no step ${i}`);return typeof a=="string"?N(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&et(f)&&N($a),r&&
!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof ut&&!u.needs&&u.message!==$a&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=xa(e,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return Qt((...f)=>Ks[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=xa(e,s,+t[n][2]);if(t[n][1]==="total per"){const i=Array(
o[0].length),a=(...c)=>Ks.total(c);for(const c of pa(o[1])){const l=c.map(f=>o[0][f]),u=Qt(a,l);for(const f of c)i[f]=u}return[{first:0,numbers:i}]}t[n][1]!=="c\
umulative"&&N("a rank of values that have a distribution");const r=[];for(const i of o[0])r.push(r.length?Qt((a,c)=>a+c,[r[r.length-1],i]):i);return[{first:0,numbers:r}]},
edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>oe(re(s[+c])));
let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!et(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).
fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return N("no step satisfies it")}},Na=8,o0=2e3,r0=1e3,
Ea=new Set(["num","row","index","read","back","prior","at","edge","series"]),i0={beta:256},a0="a root, integral, slope or aggregate of a distribution cannot be \
sampled";class Oe{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??nt,this.copies=!!(o??n?.copies),this.kept=0,this.
depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(ka(t))}value(t){const n=this.memo.get(t);if(n!==void 0)
return n;if(this.depth>=r0)throw new tt;this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=Ae(s)?s.reduce((o,r)=>o+r.numbers.length,0):
1,!this.outside&&this.kept>o0&&(this.memo.clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.
memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Js(o).value(t);
if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.run.value(t);return Ae(a)?a:this.run.known(t)}if(s.dr)return s.chain?Mp(s.chain,s.
dr):yp(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??N(s.problem||`no cell in \
row \`${i}\``)}lowered(t){return!et(t)||t.length===this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return Ae(n)?n:
N("no value")}part(t){const{chosen:n}=this;return n&&et(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],
c=dt.get(String(i));if(r.steps<=0)throw new tt;if(r.pay(c||Ea.has(String(i))&&!this.copies?1:nt/Na),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||
i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=Qt(c,a.map(u=>o[+u]));et(l)&&r.pay((i0[i]??1)*nt/Na-1),o[n]=l}else{n=this.region(t,n,o);
continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)
c.set(String(r[l]),s[+r[l+1]]);a=new Oe(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=Is(this.execute(t,n+1,i,s),+r[0]):o===
"undefined"?N("no case holds"):Object.hasOwn(Aa,o)?a=Aa[o](this,t,n,s,i):N(a0);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],
c=[[n+1,r],[r,i]];if(!et(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach(
(b,g)=>{!b==(d===1)&&h.push(g)}),!h.length)return;const m=new Oe(this.run,this,void 0,h),p=m.execute(t,u,f,s.map(b=>m.part(b)));h.forEach((b,g)=>l[b]=et(p)?p[g]:
Number(p))}),l}}const ka=e=>e?.outside?[...e.given,...ka(e.outside)]:[],Js=e=>e.draws??=new Oe(e);var c0=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?
N("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:N("a probability of a number that is not a condition"),upper:(e,t)=>t<e?N("a distribution whose uppe\
r end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>Is(Js(e).execute(i,r+1,+n,[...o]),+t)},Draws:Oe,LOOKS:Ea,drawsOf:Js});const l0=[[2509.0809287301227,
33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,
39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],u0=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,
3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,
1.6763848301838038,2.053191626637759,1]],f0=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,
5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,
.599832206555888,1]],Qs=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},_a=(e,t)=>{if(Math.abs(e)<=.425)return e*Qs(l0,.180625-e*e);const n=Math.
sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Qs(u0,n-1.6):Qs(f0,n-5))},Mn=e=>e>0&&e<1?_a(e-.5,Math.min(e,1-e)):N("a quantile of a probability that is not betwee\
n 0 and 1"),d0=e=>e>-1&&e<1?_a(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):N("erfinv of a number that is not between -1 and 1"),{abs:$n,exp:Sn,expm1:to,log:xt,log1p:vn,
min:Oa,sqrt:h0,PI:m0}=Math,Ta=.1,La=1e5,p0=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],g0=10,Ca=1e-300,b0=3e-16,w0=1e-9,y0=2e4,M0=60,Te=[],$0=(e,t,n)=>{t>=Ta&&
t<=La&&n>=Ta&&n<=La||N("a shape of `beta` that is not between 0.1 and 100,000");let s=Te[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=Te.find(({shapes:o})=>o.
a===t&&o.b===n)??S0(t,n),Te.unshift(s),Te.length=Oa(Te.length,16)),e<=s.middle?Sn(Ia(e,s.shapes)):-to(Ia(1-e,s.mirrored))};function S0(e,t){const n=Ra(e,t),[s,o]=qa(
n.most,n);return{shapes:n,mirrored:Ra(t,e),middle:Sn(s)/o}}function Ra(e,t){const n=At(e)+At(t)-At(e+t)-xt(e/(e+t)*t/(2*m0))/2;return{a:e,b:t,round:n,most:xt((e+
1)/(e+t+2))}}function Ia(e,t){const n=xt(e);let s=Oa(v0(e,t),t.most);for(let o=0;o<M0;o++){const[r,i]=qa(s,t);let a=s+(r-xt(i)-n)*to(s)/i;a>t.most&&(a=(s+t.most)/
2);const c=$n(a-s);if(s=a,c<=w0*$n(s))break}return s}function v0(e,{a:t,b:n,round:s}){if(t<1||n<1)return(xt(e*t)+s+t*xt(t/(t+n))+n*xt(n/(t+n)))/t;const o=Mn(e),
r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*h0(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-vn(n/t*Sn(-2*l))}function qa(e,{a:t,b:n,round:s}){const o=Sn(e),r=-to(e),
i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?vn(c/i):xt(o/i),u=c<a/2?vn(-c/a):xt(r/a);return[t*l+n*u-s,xn(o,r,-(t+n)*c,t,n)]}function At(e){let t=0;for(;e<g0;e++)
t+=(e+.5)*vn(1/e)-1;const n=1/(e*e);return t+p0.reduce((s,o)=>s*n+o,0)/e}function xn(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<y0;c++){const l=s+2*c-
1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Pa(f+u*a),r=Pa(f+u/r),i*=r*a,$n(r*a-1)<=b0)break}return i}const Pa=e=>$n(
e)>=Ca?e:Ca;var x0=Object.freeze({__proto__:null,betaFraction:xn,betaQuantile:$0,offStirling:At});const{abs:Fa,exp:A0,expm1:N0,log:E0,max:k0,min:_0,trunc:O0}=Math,
ie=21,ja=.4871,T0=4*Number.EPSILON,Da=70,za=40,L0=120,Ba="more than one rate makes these cash flows worth nothing",Ua="no rate turns these cash flows from a los\
s into a gain",Wa=(...e)=>{const t=e.flatMap((c,l)=>c?[l]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],s=eo(n);s===0&&N("cash flows that are all payments or \
all receipts have no rate of return");let[o,r]=s===1?[-ie,ie]:C0(n);const i=no(n,r)>0;i===no(n,o)>0&&N(Ua);for(let c=0;c<Da;c++){const l=(o+r)/2;no(n,l)>0===i?r=
l:o=l}const a=N0(-(o+r)/2);return Fa(a)<=T0?0:a};Ze.set(Wa,(...e)=>O0(e.length*Da/4)+(eo(e)>1?8*e.length*e.length:0));function eo(e){const t=e.filter(n=>n).map(
n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function no(e,t){const n=A0(-Fa(t)),s=(o,r)=>o*n+r;return t<=0?e.reduceRight(s,0):e.reduce(s,0)}function C0(e){
const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,i;r<L0&&(i=s.pop());r++){const{low:a,high:c,
depth:l,parts:u}=i,f=eo(u);if(f===1&&o.push([a,c]),f>1&&l<za){const d=a+(c-a)*ja,[h,m]=I0(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}
(o.length>1||f>1&&l===za)&&N(Ba)}return s.length&&N(Ba),o.length||N(Ua),o[0].map(R0)}function R0(e){return e===0||e===1?e?ie:-ie:_0(k0(E0(e/(1-e)),-ie),ie)}function I0(e){
const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*ja))t.push(s[0]),n.push(s[s.length-1]);return[t,n.reverse()]}const An=2**-46,q0=.001,
P0=2e4,F0=32,Ha=1e-12,j0=12,D0=1e-15,Ga=134217729,z0=64,Ka=1e140,Va=1e-140,B0=8,{abs:kt,max:Ya,sqrt:so,trunc:Xa}=Math;function Nn(e,t){const n=e+t,s=n-e;return[
n,e-(n-s)+(t-s)]}function Za(e,t){const n=e*t,s=Ga*e,o=Ga*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function oo(e,t){const[n,s]=Nn(e[0],t[0]);
return Nn(n,s+(e[1]+t[1]))}function ro(e,t){const[n,s]=Za(e[0],t[0]);return Nn(n,s+(e[0]*t[1]+e[1]*t[0]))}function Ja(e,t){const n=e[0]/t[0],s=oo(e,ro(t,[-n,0]));
return Nn(n,s[0]/t[0])}function U0(e,[t,n]){const s=kt(t);if(s>z0||s!==Xa(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=ro(o,e);return t>=0?o:Ja([1,0],o)}const Qa={
add:oo,sub:(e,t)=>oo(e,[-t[0],-t[1]]),mul:ro,div:Ja,neg:([e,t])=>[-e,-t],pow:U0};function W0(e,t){const n=Object.hasOwn(Qa,e)?Qa[e]:void 0;if(!n||t.some(([o])=>kt(
o)>Ka||o&&kt(o)<Va))return;const s=n(...t);return s&&kt(s[0])>Va&&kt(s[0])<Ka?s:void 0}function tc(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...Za(s,o),
s*r);return yt(n)}const K=e=>so(yt(e.map(t=>t*t)));function io(e,t,n){const s=[];for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*yt(s);for(let r=t;r<n.length;r++)
n[r]-=o*e[r]}class ec{constructor(t,n){this.column=t,this.others=n}}class Le{constructor(t,n=Ha){this.limit=n,this.scales=t.map(s=>K(s)||1),this.vectors=[],this.
triangle=[],this.least=1,t.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(t,n){this.vectors.forEach((a,c)=>io(a,c,n));const s=K(n.slice(t));if(this.
limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,t));throw new ec(t,a.flatMap((c,l)=>kt(c)>so(Ha)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:
s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=K(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.
vectors.forEach((s,o)=>io(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)io(this.vectors[s],s,n);return n}solved(t){return this.upwards(
t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function H0([e,...t],n){const s=t.
length,o=e.length,r=new Le(t),i=r.least<q0||o*s<=P0,[a,...c]=i?n():[];let l,u;if(i)[l,u]=sc(r,c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back(
[...t.map(()=>0),...p.slice(s)])}let f=K(u);f<=An*K(e)&&(f=0);const d=f/so(o-s),h=r.scales.map((p,b)=>{const g=t.map((y,M)=>b===M?1:0),w=i?sc(r,c,e.map(()=>[0,0]),
g)[1]:r.solvedAcross(g);return d*K(w)/p}),m=t.some(p=>p.every(b=>b===p[0]));return[...l.map((p,b)=>p/r.scales[b]),...h,d,nc(e,f,m)]}function nc(e,t,n){const s=n?
yt(e)/e.length:0,o=K(e.map(r=>r-s));return o>An*K(e)||N("all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function sc(e,t,n,s){const o=t.
length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<j0;c++){const l=r.map((w,y)=>w/e.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(
($,S)=>M.push([-l[S],$[y]])),tc(w,M)}),f=t.map((w,y)=>{const M=i.map(($,S)=>[-$,w[S]]);return tc([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(
f),m=e.solved(d.slice(0,o).map((w,y)=>w-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+p[y]);const b=Ya(...m.map(kt)),g=Ya(...r.map(
kt));if(b<=D0*g)return[r,i];b>a/2&&b>1e-12*g&&N(G0),a=b}return[r,i]}const G0="rounding decides the result, as columns are nearly combinations of others",K0=e=>`\
the rows do not determine ${e}: its factor is zero in all of them`,V0=(e,t,n)=>t.length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns ar\
e collinear`:n(e);function Y0(e,t,n){return oc(e[0].length,e.length-1),rc(n,()=>H0(e,t))}function oc(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients\
 need`;e<=t&&N(`${n} at least ${t+1} rows, and there are ${e}`)}function rc(e,t,n=K0){try{return t()}catch(s){if(!(s instanceof ec))throw s;return N(V0(e[s.column],
s.others.map(o=>e[o]),n))}}function X0(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];
for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(Z0(t,c[h+i],s,o)));return s[n]=u,l}function Z0(e,[t,n],s,o){const r=new Map;for(let i=t;i<
n;){const[a,...c]=e[i],l=J0(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=W0(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[
Number(s[n-1]),r.get(n-1)??0]}const J0=([e,...t],n)=>dt.has(String(e))||Q0.includes(String(e))?n+1:Number(t[e==="with"?0:t.length-1]),Q0=["num","row","read","in\
dex"],t1={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{e.budget.steps-=Xa(f*a[0].length*a.length*a.length/B0),e.budget.steps<0&&s(r,r)};return c(
1),Y0(a,()=>(c(F0),X0(e,i,+n,o,s)),String(t).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:Ce,exp:_t,log:rt,log1p:ic,max:ac,min:ao,sqrt:Re,trunc:e1,PI:co}=Math,
lo=.01,En=1e6,n1=1e-17,kn=1e-300,cc=2e4,s1=100,lc=1e-9,uc=-706,o1=37,r1=18,i1=.5772156649015329,a1=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,
.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,
6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,
238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,
9313274324196682e-25],ae=e=>{if(e<=0&&N("lgamma of zero or less"),e>=10)return(e-.5)*(rt(e)-1)+(rt(2*co)-1)/2+At(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return fc(
e)-rt(e);const n=e<1.5?fc(e-1):dc(e-2);return t===1?n:n+rt(t)},fc=e=>dc(e)-ic(e);function dc(e){let t=e,n=0;return a1.forEach((s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-
i1)+n}function uo(e){if(Ce(e)>.25)return ic(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const Ie=(...e)=>{const t=ac(
...e.slice(0,-1));return t>0&&t<=En?e1(20+2*Re(t)):0},_n=(...e)=>6*Ie(...e);function On(e,t){e>=lo&&e<=En||N("an incomplete gamma function of a shape that is no\
t between 0.01 and 1,000,000"),t<0&&N("an incomplete gamma function of a negative number")}function fo(e,t){if(t===0)return[0,1];const n=ho(e,t);if(t<=e+1){const o=n/
e*c1(e,t);return[o,1-o]}const s=n?n/l1(e,t):0;return[1-s,s]}function ho(e,t){if(e<1)return t<1e3?_t(e*rt(t)-t-ae(e+1))*e:0;const n=(t-e)/e,s=n>-.9?e*uo(n):e*(rt(
t/e)-n);return s>-745?_t(s-At(e))*Re(e/(2*co)):0}function c1(e,t){let n=1,s=1;for(let o=1;o<cc&&(n*=t/(e+o),s+=n,!(n<s*n1));o++);return s}function l1(e,t){let n=t+
1-e,s=n,o=n,r=0;for(let i=1;i<cc;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(Ce(r)>=kn?r:kn),s=n+a/s,s=Ce(s)>=kn?s:kn,o*=s*r,Ce(s*r-1)<=2e-16)break}return o}function mo(e,t){
e>=lo&&e<=En&&t>=lo&&t<=En||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function hc(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,
1]:[1,0];const o=po(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/xn(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/xn(s,n,(e+t)*r,t,e);return[1-
i,i]}function po(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?uo(i/o):rt(n/o)-i/o,c=i<.9*r?uo(-i/r):rt(s/r)+i/r,l=e*a+t*c-At(e)-At(t)+At(e+t);return l>
-745?_t(l)*Re(e/(2*co)*r):0}function mc(e){e>=0&&e<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const pc=(e,t,n)=>(mo(e,t),mc(n),
hc(e,t,n,1-n)),u1=(e,t)=>(On(e,t),t?ho(e,t)/t:go(e,1)),go=(e,t)=>(e<1&&N("a density that is infinite at its end"),e===1?t:0),f1=(e,t,n)=>(mo(e,t),mc(n),n===0||n===
1?n?go(t,e):go(e,t):po(e,t,n,1-n)/(n*(1-n)));function gc(e,t){e>=0&&e<=1&&t>=0&&t<=1||N("an inverse of a share that is not between 0 and 1")}const bc=(e,t)=>e<=
t?Mn(e):-Mn(t);function wc(e,t,n){if(On(e,0),gc(t,n),n===0&&N("an infinite inverse"),t===0)return 0;const s=r=>{const i=_t(r);return[...fo(e,i),ho(e,i)]},o=e>=1?
rt(e)+bc(t,n)/Re(e):(rt(t)+ae(e+1))/e;return _t(Mc(s,t,n,o,r1))}function yc(e,t,n,s){if(mo(e,t),gc(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+_t(
-i)),c=1/(1+_t(i));return[...hc(e,t,a,c),po(e,t,a,c)]},r=ao(e,t)<1?(rt(n*e)+ae(e)+ae(t)-ae(e+t))/e:rt(e/t)+bc(n,s)*Re(1/e+1/t);return 1/(1+_t(-Mc(o,n,s,r,o1)))}
function Mc(e,t,n,s,o){let r=uc,i=o,a=ao(ac(s,r),i);const c=rt(ao(t,n)),l=t<=n;for(let u=0;u<s1;u++){const[f,d,h]=e(a),m=l?f:d,p=(m>0?rt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let b=h>0&&m>0?a-p*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const g=Ce(b-a);if(a=b,g<=lc)break}return a<=uc+lc?N("an inverse below 1e-306"):a}const Ot=(e,t)=>(Ze.
set(e,t),e),d1={lgamma:ae,gamma_inc:Ot((e,t)=>(On(e,t),fo(e,t)[0]),Ie),gamma_inc_upper:Ot((e,t)=>(On(e,t),fo(e,t)[1]),Ie),gamma_inc_inv:Ot((e,t)=>wc(e,t,1-t),_n),
gamma_inc_upper_inv:Ot((e,t)=>wc(e,1-t,t),_n),beta_inc:Ot((e,t,n)=>pc(e,t,n)[0],Ie),beta_inc_upper:Ot((e,t,n)=>pc(e,t,n)[1],Ie),beta_inc_inv:Ot((e,t,n)=>yc(e,t,
n,1-n),_n),beta_inc_upper_inv:Ot((e,t,n)=>yc(e,t,1-n,n),_n),gamma_density:u1,beta_density:f1},h1=450,m1=16,$c=6,p1=28,g1=1/64,b1=7,Sc=4,vc=12,xc=70,w1=3,Ac=1e-13,
y1=1/8,M1=18,$1=4,S1=1e-6,v1="an integral or search inside another has a narrow peak, which it could miss",Nc="it has more narrow peaks or jumps than a search c\
an follow",x1="it oscillates faster than a search can follow",A1=64,N1=8,bo=12,E1=.382,k1=.1,_1=4,O1=12,Ec=[],T1=new Set(["integral","root","argmax","argmin","m\
aximum","minimum"]),{abs:Q,max:ht,min:Tt}=Math;function wo(e,t,[n,s],o,r){const{machine:i,budget:a}=e,c=!i.traced,l=a.steps,u=$=>tn(e,()=>t($));let f=[];const d=$=>$.
some(({name:S})=>T1.has(S));let h=[],m=[],p=!1,b=c&&d(n.slice(o,r));const g=$=>{const S=i.traced=[];try{const A=u($),x=s.slice(o,r-1),k=Oc(n.slice(o,r),s);for(const[
v,_]of S)x.push(..._),k.push(...Oc(v,_)),b||=!f.length&&d(v),p||=v===Ec;const R=[...x,...k];return{at:$,value:A,parts:A===void 0?[]:R,jumps:(b?R:k).length}}finally{
i.traced=void 0}};return{curve:$=>{if(!c)return u($);const S=g($);return f.length<h1&&f.push(S),S.value},look:()=>{if(!f.length)return[];const $=Math.floor((l-a.
steps)/f.length)+1,S=f;return f=[],[h,m]=L1(S,g,Math.floor(a.steps/(2*p1*$))),b&&I1(S,h,u)&&N(v1),h.map(A=>A.samples.map(({at:x,value:k})=>[x,k]))},hear:$=>{$.length&&
(p||R1(h,m,$))&&N(Nc)}}}function L1(e,t,n){const s=new Map(e.filter(({value:f})=>f!==void 0).map(f=>[f.at,f])),o=e.map(f=>f.at),r=s.size&&n>=$1?P1(Tt(...o),ht(...o),
t):[],i=ht(0,...[...s.values()].map(({value:f})=>Q(Number(f)))),a=r.filter(f=>f.samples.some(({value:d})=>d!==void 0&&Q(d)>i)),c=Tt(n,m1)+a.length;for(const f of r)
for(const d of f.samples)d.value!==void 0&&s.set(d.at,d);const l=[...s.values()].sort((f,d)=>f.at-d.at),u=F1(l);C1(l,u);for(const[f,d]of u.entries()){if(a.length>=
c)return[a,u.slice(f)];if(a.some(m=>Cc(m,d)))continue;const h=B1[d.kind](d,t);d.at[0]<=h&&h<=d.at[d.at.length-1]&&a.push({at:h,samples:U1(d,h,t),part:d.part})}return[
a,[]]}function C1(e,t){const n=e.reduce((a,{parts:c,jumps:l})=>Tt(a,c.length-l),1/0),s=({kind:a,part:c})=>a==="turn"&&c<n,o=new Map;for(const{part:a}of t.filter(
s))o.set(a,(o.get(a)??0)+1);const r=ht(0,...o.values());if(r<=A1)return;Lc(0,e.map(({at:a})=>a),e.map(({value:a})=>a??0)).filter(({kind:a})=>a==="turn").length*
N1<r&&N(Nc)}function R1(e,t,n){const s=e.filter(({samples:o})=>o.some(({at:r})=>n.includes(r))).map(({part:o})=>o);return t.some(o=>s.includes(o.part)&&!e.some(
r=>Cc(r,o)))}function kc(e,t,n){if(t.length<_1)return;const s=t.length-3,o=c=>c!==void 0&&Number.isFinite(c),r=n.reduce((c,l)=>o(l)?ht(c,Q(Number(l))):c,0);let i=0,
a=0;for(let c=0;c<bo;c++){const l=1+Math.floor(c*(s-1)/(bo-1)),u=t[l]+E1*(t[l+1]-t[l]),f=[l-1,l,l+1,l+2].map(p=>[t[p],n[p]]),d=e(u);if(d===void 0||!f.every(([,p])=>o(
p)))continue;a++;const h=[d,...f.map(([,p])=>p)],m=ht(...h)-Tt(...h);m>1e-9*r&&Q(d-_c(f,u))>k1*m&&i++}i*2>a&&a>=bo/2&&N(x1)}const _c=(e,t)=>e.reduce((n,[s,o],r)=>n+
e.reduce((i,[a],c)=>c===r?i:i*((t-a)/(s-a)),o),0);function I1(e,t,n){const s=ht(0,...e.map(({value:r})=>Q(r??0))),o=t.flatMap(r=>r.samples.filter(({at:i})=>i===
r.at));return[e[e.length>>1],...o].some(r=>{const i=n(r.at);return i===void 0||r.value===void 0?i!==r.value:Q(i-r.value)>S1*ht(s,Q(i),Q(r.value))})}const Oc=(e,t)=>e.
flatMap(({name:n,operands:s})=>{const o=q1[n];return o?[o(...s.map(r=>Number(t[+r]??0)))]:[]}),q1=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-(e-1),
beta_density:(e,t,n)=>n*(e+t-2)-(e-1),mod:(e,t)=>t?Math.sin(Math.PI*(e/t)):0,floor:e=>Math.sin(Math.PI*e),ceiling:e=>Math.sin(Math.PI*e),round:e=>Math.cos(Math.
PI*e)});function P1(e,t,n){return[[e,t],[t,e]].map(([s,o])=>{const r=new Set;for(let i=1;i<=M1;i++)r.add(s+(o-s)*y1**i);return r.delete(e),r.delete(t),{at:NaN,samples:[
...r].sort((i,a)=>i-a).map(n),part:-1}}).filter(({samples:s})=>s.length)}function F1(e){const t=e.map(r=>r.at),n=e.reduce((r,{parts:i})=>Tt(r,i.length),e.length?
1/0:0),s=Array.from({length:n},(r,i)=>{const a=e.map(({parts:c})=>c[i]);return a.every(c=>typeof c=="number")?Lc(i,t,a):[]});s.sort((r,i)=>r.length-i.length);const o=s.
filter(({length:r})=>r>$c);return[...s.filter(({length:r})=>r<=$c).flat(),...Tc(o)]}const Tc=e=>Array.from({length:ht(0,...e.map(({length:t})=>t))},(t,n)=>e.flatMap(
s=>s.slice(n,n+1))).flat();function Lc(e,t,n){let s=1/0,o=-1/0,r=!0;for(const u of n)s=Tt(s,u),o=ht(o,u),r&&=u===0||u===1;if(s===o)return[];const i=ht(Q(s),Q(o)),
a=[],c=[],l=(u,f)=>a.push({part:e,kind:f,at:t.slice(u,u+2),values:n.slice(u,u+2),size:i});if(r){for(let u=0;u+1<t.length;u++)n[u]!==n[u+1]&&l(u,"flip");return a}
if(s<0&&o>0)for(let u=0;u+1<t.length;u++)n[u]*n[u+1]<0&&l(u,"zero");for(let u=0,f=0,d=0;u+1<t.length;u++){const h=n[u+1]-n[u];if(!(Q(h)<=Ac*i)){if(f*h<0&&u-d<=1){
const m=[d-1,d,u+1];c.push({part:e,kind:"turn",at:m.map(p=>t[p]),values:m.map(p=>n[p]),size:i})}[f,d]=[h,u+1]}}return Tc([a,c])}const Tn=(e,t)=>{const n=e.parts[t];
return typeof n=="number"?n:NaN};function Cc({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[ht(
0,s-Sc),s,Tt(t.length-1,s+Sc)].map(l=>Tn(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||ht(Q(a),
Q(c))<=Ac*n.size}function j1({part:e,at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<vc+xc;a++){const c=a<vc?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=Tn(
r(c),e);if(!(Q(l)>0))return c;l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Q(s)<Q(o)?t:n}function D1({part:e,at:[t,n],values:[s]},o){for(let r=0;r<xc;r++){
const i=t/2+n/2;if(!(t<i&&i<n))break;Tn(o(i),e)===s?t=i:n=i}return t}function z1({part:e,at:t,values:n},s){const[o,r,i]=t;let a=Rc(t,n),c=Tt(r-o,i-r);for(let l=0;l<
w1;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=Rc(u,u.map(d=>Tn(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function Rc([
e,t,n],[s,o,r]){const i=(t-e)*(o-r),a=(t-n)*(o-s);return Q(i-a)>0?t-((t-e)*i-(t-n)*a)/(2*(i-a)):t}const B1={zero:j1,flip:D1,turn:z1};function U1(e,t,n){const s=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<b1;i++)r*=g1,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.
at-r.at)}const ce=400,Ln=.6180339887498949,Ic=60,qc=8,yo=1e-9,W1=1e-5,Pc=1e-13,H1=1e-13,le=200,Fc=.5,{abs:Cn,max:Lt,min:jc}=Math,Y=e=>e??-1/0;function Dc(e,t,n,s,o,r){
t<n||N(t>n?"the range runs backwards":"the range is empty");const i=u=>{const f=e(u);return f===void 0?void 0:s*f},a=[...Array.from({length:ce},(u,f)=>t+(n-t)*f/
ce),n],c=a.map(i),l=c.filter(u=>u!==void 0);return l.length||N("no value in the range"),kc(i,a,c),{value:i,at:a,values:c,size:l.reduce((u,f)=>Lt(u,Cn(f)),0),sign:s,
places:o(),hear:r}}const zc=(e,t,n,s,o,r)=>s*Uc(Dc(e,t,n,s,o,r))[0][1];function Bc(e,t,n,s,o,r){const i=Dc(e,t,n,s,o,r),[[a,c],...l]=Uc(i),u=W1*(n-t);l.some(([f,
d])=>c-d<=yo*i.size&&Cn(f-a)>u)&&N("several places have the same value");for(const f of[a-u,a+u]){const d=t<=f&&f<=n?i.value(f):void 0;d!==void 0&&c-d<=Pc*i.size&&
N("its maximum is a flat stretch")}return V1(i,a,c,u)}function Uc(e){const{at:t,values:n,sign:s,size:o}=e,r=d=>n[d]!==void 0&&Y(n[d])>Y(n[d-1])&&Y(n[d])>=Y(n[d+
1]),i=[...n.keys()].filter(r),a=d=>i.length>qc?Lt(Y(n[d]),K1(e,d)):Y(n[d]),c=new Map(i.map(d=>[d,a(d)]));i.sort((d,h)=>Y(c.get(h))-Y(c.get(d))||d-h);const l=i.slice(
0,qc).map(d=>Wc(e,t[Lt(d-1,0)],t[jc(d+1,ce)],t[d],Y(n[d]))),u=l.reduce((d,[,h])=>Lt(d,h),-1/0)+yo*o,f=[];for(const d of e.places){const h=d.map(([,w])=>Y(w===void 0?
void 0:s*w)),m=h.indexOf(Lt(...h)),[p,b,g]=[Lt(m-1,0),m,jc(m+1,d.length-1)].map(w=>d[w][0]);if(h[m]>u){let w=Wc(e,p,g,b,h[m]);m||(w=Hc(e,w,t.filter(y=>y<p).at(-1)??
t[0])),m===d.length-1&&(w=Hc(e,w,t.find(y=>y>g)??t[ce])),l.push(w),f.push(b)}}return e.hear(f),l.sort((d,h)=>h[1]-d[1]),G1(e,l[0])&&N("it grows without bound"),
l}function G1({at:e,value:t,size:n},[s,o]){const[r,i]=[e[0],e[ce]],a=Lt(H1*(i-r),1e-15*Cn(s)),c=p=>Lt(...[s-p,s+p].filter(b=>r<=b&&b<=i).map(b=>Y(t(b)))),[l,u,f]=[
le*le*le,le*le,le].map(p=>c(a*p));if(!(l>-1/0))return!1;const[d,h,m]=[u-l,f-u,o-f];return h>yo*n&&h>=Fc*d&&m>=Fc*h}function K1({at:e,values:t,value:n},s){if(!(s>
0&&s<ce))return-1/0;const[o,r,i]=[s-1,s,s+1].map(c=>Y(t[c])),a=o-2*r+i;return a>-1/0&&a<0?Y(n(e[s]+(o-i)/(2*a)*(e[s+1]-e[s]))):-1/0}function Wc({value:e},t,n,s,o){
let r=n-Ln*(n-t),i=t+Ln*(n-t),a=Y(e(r)),c=Y(e(i));for(let l=0;l<Ic;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-Ln*(n-t),a=Y(e(r))):([t,r,
a]=[r,i,c],i=t+Ln*(n-t),c=Y(e(i)));return[s,o]}function Hc({value:e},[t,n],s){for(let o=0;o<Ic;o++){const r=(t+s)/2,i=Y(e(r));i>n?[t,n]=[r,i]:s=r}return[t,n]}function V1({
value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(Y),f=a-u+8*(l-c),d=-a+
16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(Cn(h-n)>o||m===void 0||s-m>Pc*t)return n;[n,s]=[h,m]}return n}const Mo=192,qe=1e300,Y1=1100,$o=1e-6,
X1=.1,Gc=1e-12;function Z1(e,t,n,s,o,r,i,a){t>0&&n<=0&&N("no real value");const c=[];let l=!1,u=0,f=NaN;const d=new Map(ng(t,n,s).map(g=>[g,e(g)??NaN])),h=t>-qe||
n<qe;h&&kc(e,[...d.keys()],[...d.values()]);const m=Q1(e,d),p=new Map(m),b=tg(p,o());h&&r(b.filter(g=>!m.has(g)));for(const[g,w]of b.flatMap(y=>eg(e,y,p))){let y;
if(w===0){const M=Kc(e,g);l||=!M,M&&!So(e,g)&&(y=g)}else f*Math.sign(w)<0&&(y=sg(e,u,g,f,w));y!==void 0&&y!==c[c.length-1]&&c.push(y),[u,f]=[g,Math.sign(w)||NaN]}
if(i!==void 0){const g=J1(c);return l&&N("every value in a range solves it"),g.length!==a&&N(`${g.length} root${g.length===1?"":"s"} in the range, not ${a}`),g[i]}
return c.length||N(l?"every value in a range solves it":"no root was found in the range"),c.reduce((g,w)=>Math.abs(w-s)<Math.abs(g-s)?w:g)}function J1(e){const t=[];
for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function Q1(e,t){
const n=[...t.keys()],s=[...t.values()],o=new Map(t),{abs:r,min:i}=Math;for(let a=1;a+1<n.length;a++){const[c,l,u]=n.slice(a-1,a+2),[f,d,h]=s.slice(a-1,a+2);if(!(f*
d>0&&h*d>0&&r(d)<i(r(f),r(h))))continue;const m=(l-c)*(d-h),p=(l-u)*(d-f),b=m!==p?l-((l-c)*m-(l-u)*p)/(2*(m-p)):l,g=c<b&&b<u?e(b)??NaN:d;g*d<0&&o.set(b,g)}return new Map(
[...o].sort(([a],[c])=>a-c))}function tg(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,r]of t.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;
const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].sort((o,r)=>o-r)}function eg(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(
t)],r=$o*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function ng(e,t,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>
-qe||t<qe){const a=e>0?Math.log(t/e):0;return s(0,Mo).map(c=>e>0?e*Math.exp(c/Mo*a):e+c/Mo*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(
1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=qe).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function Kc(e,t){
const n=$o*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const So=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function sg(e,t,n,s,o){const r=Math.abs(o);let i=r,
a=r;for(let h=0;h<Y1;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===0)return Kc(e,m)&&!So(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.
abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=$o*Math.abs(c);if(So(e,c))return;const f=e(c-u),d=e(c+u);return f===void 0||d===void 0?l<=Gc*r?c:void 0:
Math.max(i,a)<=Math.max(X1*Math.abs(d-f),Gc*r)?c:void 0}const og=300,rg=100,Rn=2,ig=6e-6,ag=1e-4,cg=.001,Vc=1e-13,lg=1e16,ug=1e-4,Yc=1e-7,fg=1e-9,dg=.001,hg=.9,
mg=.001,pg=3e-8,In=1e-9,gg=1e-8,bg=1e140,Xc=8,wg="the formula has no value in some row where the search starts",qn="the search for the coefficients does not set\
tle, so start it nearer: `near …`",yg="with the coefficients that the search starts from",Mg=["num","index","read"],{abs:Gt,max:Pn,min:Zc,sqrt:Jc,trunc:vo}=Math,
$g=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function Sg(e,t,n){const s=e(n);if(!s)return N(wg);let o=n,r=Fn(t,
s),i=cg;for(let a=0;a===og&&N(qn),K(r)>An*K(t);a++){const c=Qc(e,o,n,t,r,1),l=new Le(c,0),u=l.turned(r).slice(0,o.length),f=l.least>In?xo(l,u,0):void 0;if(f&&(Ng(
f,o,ug)||K(u)<=mg*K(r)))break;for(l.least>In||(i=Pn(i,gg));;){if(!(i<=lg))return new Le(c,In)&&N(qn);const d=xo(l,u,i),h=o.map((b,g)=>b+d[g]),m=e(h),p=m&&Fn(t,m);
if(p&&K(p)<K(r)){[o,r]=[h,p];break}i=Pn(i,Vc)*10}i=i>Vc?i/10:0}return vg(e,t,o,n)}function vg(e,t,n,s){let o=n,r=1/0,i=1/0;for(let a=rg;;){const c=e(o),l=Fn(t,c??
t);if(!c||K(l)>i)return N(qn);i=Zc(i,K(l)*(1+dg));const u=new Le(Qc(e,o,s,t,l,a<=Rn?4:2),In);if(!a)return xg(u,t,l,o);const f=u.turned(l).slice(0,o.length),d=xo(
u,f,0),h=o.map((b,g)=>b+d[g]),m=Pn(...h.map((b,g)=>Gt(d[g])/(Gt(b)||1)));o=h,a--;const p=m<=fg||K(f)<=pg*K(l);a>=Rn&&m<=Yc&&(p||m>=hg*r)?a=Rn:a===Rn-1&&Zc(r,m)>
Yc&&N(qn),r=m}}function xg(e,t,n,s){let o=K(n);o<=An*K(t)&&(o=0);const r=o/Jc(t.length-s.length),i=e.scales.map((a,c)=>r*K(e.solvedAcross(s.map((l,u)=>c===u?1:0)))/
a);return[...s,...i,r,nc(t,o,!0)]}function Qc(e,t,n,s,o,r){const i=Fn(s,o);return t.map((a,c)=>{const l=Pn(Gt(a),.001*Gt(n[c]))||.001,u=g=>e(t.map((w,y)=>c===y?
g:w)),f=r===4&&Ag(u,a,ag*l);if(f)return f;const d=ig*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,b=m??i;return(h??i).map((g,w)=>(g-b[w])/(p*d))})}function Ag(e,t,n){
const[s,o,r,i]=[-1,1,-2,2].map(a=>e(t+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*n))}function xo(e,t,n){const s=t.length;let o;if(n){
const r=Jc(n),i=e.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new Le(i);o=a.solved(a.turned([...t,...t.map(()=>0)])).map((l,u)=>l/
a.scales[u])}else o=e.solved(t);return o.map((r,i)=>r/e.scales[i])}const Ng=(e,t,n)=>t.every((s,o)=>Gt(e[o])<=n*Gt(s)),Fn=(e,t)=>e.map((n,s)=>n-t[s]),Eg={add:(e,t)=>e+
t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function kg(e,t){const n=Eg[e]??dt.get(e),s=t.find(l=>l instanceof Float64Array);
if(!s)return n(...t);const o=new Float64Array(s.length),[r,i]=t,a=(l,u)=>l instanceof Float64Array?l[u]:Number(l);if(e==="pow"&&i===2)for(let l=0;l<o.length;l++)
o[l]=a(r,l)*a(r,l);else if(t.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.length;l++)o[l]=n(...t.map(u=>a(u,l)));let c=0;for(const l of o)
c+=l;return Number.isFinite(c)?o:N("overflow")}function _g(e,t,n,s){const[,o,r,...i]=e[t].map(Number);let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,
u=t+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)Mg.includes(String(e[p][0]))||d++;s.budget.steps-=f-u+vo(d*a.length/Xc);const h=Og(e,u,f,new Map(
[[t,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(()=>Number(h));r&&!l?a=a.filter((p,b)=>m[b]):c=[...m]}return c}
function Og(e,t,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=t;a<n;a++){const[c,...l]=e[a];if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c===
"read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.
map(m=>{const p=d[vo(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;s.set(a,h)}else if(dt.has(String(c))&&c!=="binomial")s.set(a,kg(String(
c),l.map(i)));else return}return s.get(n-1)}const Tg={searched(e,[t,n,s,...o],r,i,a,c){const l=+s,u=o.slice(0,l).map(w=>Number(i[+w])),f=o.slice(l,2*l).map(String),
d=Number(o[o.length-1]),h=i[+n][0].numbers,m=w=>e.inside(new Map(f.map((y,M)=>[y,w[M]]))),p=w=>r(a+1,d,m(w))[0].numbers,b=w=>{const y=tn(e,()=>(e.budget.steps-=
vo(h.length*l/Xc),e.budget.steps<0&&r(a,a),_g(c,a+1,i,m(w))??p(w)));return y?.every(M=>Gt(M)<bg)?y:void 0};try{p(u)}catch(w){throw w instanceof ut&&e.budget.steps>=
0&&!w.needs&&(w.message.startsWith("the cell `")||(w.message+=`, ${yg}`)),w}return oc(h.length,l),rc(String(t).split(", "),()=>Sg(b,h,u),$g).map(w=>({first:0,numbers:[
w]}))}},Lg=40,Cg=25e4,Rg=60,Ig=12,qg=3,tl=1e-6,Pg=1e-7,el=1e-9,Fg=1e-13,jg=1e-10,Ao=1e-8,No=1e-5,Dg=.1,zg=1e9,Eo=[2,3,5,7,11,13],Kt=1e300,nl="the equations do n\
ot fix each unknown",{abs:st,max:Ct,min:sl,floor:ko}=Math;function Bg(e,t,n,s,o){const r=ol(t,n,s),i=r.map((b,g)=>t[g]>-Kt||n[g]<Kt?n[g]-t[g]:st(b)||1),a={lows:t,
highs:n,scales:i},c=Ct(4,sl(Lg,ko(Cg/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const g=Wg(e,b?r.map((w,y)=>Ug(b,y,a)):r,a);g?.length===0&&f++,
g?.length&&![...l,...u].some(w=>Kg(g,w,i))&&(Hg(e,g,i)?l:u).push(g)}l.length||N(u.length||f===c?nl:"no solution found");const d=b=>b.map((g,w)=>ko(g/i[w]*zg+.5));
l.sort((b,g)=>{const w=d(b),y=d(g),M=w.findIndex(($,S)=>$!==y[S]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((g,w,y)=>g+(s[y]<Kt?(w-r[y])/i[y]*((w-r[y])/i[y]):
0),0),m=l.reduce((b,g)=>h(g)<h(b)*(1-el)?g:b);u.some(b=>h(b)<h(m))&&N(nl);const p=h(m)*(1+Ao)+Ao**2;return!s.every(b=>b<Kt)&&l.some(b=>b!==m&&h(b)<=p)&&N("sever\
al solutions are equally near"),r.map((b,g)=>[m[g],...l.map(w=>w[g])])}const ol=(e,t,n)=>n.map((s,o)=>s<Kt?s:(e[o]+t[o])/2);function Ug(e,t,{lows:n,highs:s,scales:o}){
let r=0;for(let a=1,c=e;c;c=ko(c/Eo[t]))a/=Eo[t],r+=a*(c%Eo[t]);if(n[t]>-Kt||s[t]<Kt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-st(i))}function Wg(e,t,{lows:n,
highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<Rg;c++){const l=r.map((w,y)=>Ct(st(w),.001*o[y]));if(!i)return;const[u,f]=rl(e,r,i,l);if(!u.length)return[];
const d=Ct(...u.map(st));if(a===qg)return d<=el?r.map((w,y)=>st(w)<=Fg*o[y]?0:w):void 0;(a||d<=Pg)&&a++;const h=w=>Ct(...w.map((y,M)=>st(y)/f[M])),m=h(i),p=r;let b=1,
g;for(let w=0;w<(a?1:Ig)&&(r=p.map((y,M)=>sl(Ct(y+b*l[M]*u[M],n[M]),s[M])),g=e(r),!(g&&(a||h(g)<m)));w++,b/=2)g=void 0;i=g}}function Hg(e,t,n){const s=t.map((o,r)=>Ct(
st(o),.001*n[r]));for(const o of[No,-No]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=rl(e,r,i,s);return a.length>0&&a.every(c=>st(o+c)<=Dg*No)}
return!0}function rl(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*tl*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??
n)[h])/(f*tl))}),r=n.map((a,c)=>Ct(...o.map(l=>st(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[
Gg(i),r]}function Gg(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)st(e[r][s])>st(e[o][s])&&(o=r);if(!(st(e[o][s])>=jg))
return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+
1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const Kg=(e,t,n)=>e.every((s,o)=>st(s-t[o])<=Ao*Ct(st(s),st(t[o]),1e-6*n[o])),Vg=1e4,il=[.9999999999998099,676.5203681218851,
-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],al=[[.9428824156954797,
.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,
.22492646533333951,0]],cl=[.015827191973480183,77/1470],ll=[.24261107190140774,672/1470],Yg=4,Xg=2**-52,Zg=2**-44,Jg=1e-8,_o=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?N("gamma of zero or less"):ul(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*_o(1-e));e>172&&N("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=il.slice(1).
reduce((r,i,a)=>r+i/(t+a+1),il[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},ul=e=>{const t=ft(e);if(t!==jt(e))return _o(e+1);let n=t<0?N("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},fl=(e,t)=>{let n=ft(t);if(n!==jt(t)&&N("binomial of a number that is not whole"),n<0)return 0;
e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&N("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},dl=e=>{if(Math.abs(e)>
6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Qg=e=>{if(e<1.5)return 1-
dl(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},tb=(e,t,n)=>t>n?N("clamp to a range whose lower end is above its\
 upper end"):Math.min(Math.max(e,t),n),eb=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},{hypot:nb,
expm1:sb}=Math,ob=e=>e<=-1?N("log of zero or less"):Math.log1p(e),rb=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):
0};Ze.set(fl,rb);const ib={gamma:_o,factorial:ul,binomial:fl,erf:dl,erfc:Qg,erfinv:d0,normal_quantile:Mn,cbrt:eb,mod:cd,clamp:tb,hypot:nb,expm1:sb,log1p:ob,...Ad,
...d1,irr:Wa},ab={...n0,...Vp,...e0,...t1,...Tg,sum:(e,t,n,s,o)=>ml(e,t,n,s,o,0),product:(e,t,n,s,o)=>ml(e,t,n,s,o,1),integral:(e,[t,n,s],o,r,i,a,c)=>{const{budget:l}=e,
u=Number(r[+t]),f=Number(r[+n]),d=l.integrals>0,h=A=>(r[i]=A,Number(o())),{curve:m,look:p,hear:b}=wo(e,h,[c,r],i+1,+s),g=A=>m(A)??ub(h,A,u,f),w=()=>p().map(A=>A.
map(([x,k])=>[x,k??g(x)]));l.integrals++;const y=l.steps;d||[u,f].forEach(g);const M=d?1:lb(Math.floor((y-l.steps)/2)),[$,S]=fb(g,u,f,M,d,w);return l.integrals--,
b(S),$},slope:(e,[t],n)=>cb(hl(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o,r,i)=>jn(Bc,1,e,t,n,[i,s],o),argmin:(e,t,n,s,o,r,i)=>jn(Bc,-1,e,t,n,[i,s],o),
maximum:(e,t,n,s,o,r,i)=>jn(zc,1,e,t,n,[i,s],o),minimum:(e,t,n,s,o,r,i)=>jn(zc,-1,e,t,n,[i,s],o),root(e,[t,n,s,o,...r],i,a,c,l,u){const f=hl(e,t,i),{curve:d,look:h,
hear:m}=wo(e,f,[u,a],c+1,Number(r.at(-1))),[p,b]=r.slice(0,-1).map(g=>Number(a[+g]));return Z1(d,Number(a[+n]),Number(a[+s]),Number(a[+o]),h,m,p,b)},system(e,[t,
...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const g=tn(
e,()=>{const w=e.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return g?.every(Number.isFinite)?g:void 0},h=ol(a,c,
l);d(h);const m=e.budget.steps;return d(h),Bg(d,a,c,l,m-e.budget.steps).map(b=>({first:0,numbers:b}))}},jn=(e,t,n,[s,o,r],i,a,c)=>{const[,l]=a,u=m=>(l[c]=m,Number(
i())),{curve:f,look:d,hear:h}=wo(n,u,a,c+1,+r);return e(f,Number(l[+s]),Number(l[+o]),t,d,h)},hl=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),
s]]))));function ml({machine:{traced:e}},t,n,s,o,r){const[i,a]=[0,1].map(u=>{const f=Number(s[+t[u]]),d=ft(f);return d===jt(f)?d:N("bounds are not whole numbers")});
a<i-1&&N("the bounds run backwards"),a-i>=Vg&&N("more than 10,000 terms");const c=Math.floor((a-i+1)/O1)+1;let l=r;for(let u=i;u<=a;u++)s[o]=u,l=r?l*Number(n()):
l+Number(n()),e&&!((u-i)%c)&&e.push([[],s.slice(o+1,Number(t[2]))]);return e&&c>1&&e.push([Ec,[]]),l}function cb(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(
t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=
Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const b=n/2,g=a-c+8*(e(t+b)-e(t-b)),w=p/(12*n),y=g/(12*b);if(r(y-w)<=.001*s+m/
n)return y+(y-w)/15}}return N("no slope where a function jumps or bends")}function lb(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function ub(e,t,n,s){const o=(s-
n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function fb(e,t,n,s,o,r){const i=[...Array.from({length:s},
(M,$)=>t+(n-t)*$/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(M,$)=>zn(e,i[$],i[$+1],a[$],a[$+1],0)),u=Dn(l);let f=pl(e,l,c*u.size),d=Dn(f);d.
error<=u.error||([f,d]=[l,u]);const h=r(),m=[],p=h.length?hb(e,f,h,d.size/Math.abs(n-t),m):f;if(m.length){f=p;for(let S=0;S<Yg;S++)f=pl(e,f,c*Dn(f).size);const M=d;
d=Dn(f);const $=Math.abs(d.value-M.value);$>1e-9*d.size&&$>M.error||(m.length=0)}const{value:b,error:g,size:w}=d;if(Math.abs(b)<=1e-14*w&&g<=1e-9*w)return[0,m];
const y=o?w:Math.abs(b);return g<=1e-9*y&&db(f)<=Jg*y?[b,m]:N("the integral does not settle")}const db=e=>e.reduce((t,{a:n,b:s,first:o,last:r})=>{const i=Math.max(
Math.abs(n),Math.abs(s));return Math.abs(s-n)<=Zg*i?t+Math.abs(r-o)*Xg*i:t},0);function pl(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,
b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(zn(e,c,h,u,d,a+1),zn(e,h,l,d,f,a+1))}return s}function hb(e,t,n,s,o){
return t.flatMap(r=>{const{a:i,b:a}=r,[c,l]=i<a?[i,a]:[a,i],u=n.flatMap(m=>m.filter(([p])=>c<p&&p<l)),f=u.length?mb(e,r,u,s):[];if(!f.length)return[r];o.push(...f);
const d=[...new Set([c,l,...f])].sort((m,p)=>i<a?m-p:p-m),h=d.map(e);return d.slice(1).map((m,p)=>zn(e,d[p],m,h[p],h[p+1],0))})}function mb(e,{a:t,b:n,first:s,last:o,
middle:r},i,a){const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of al)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[
,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-_c(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const Dn=e=>e.reduce((t,n)=>({value:t.value+
n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function zn(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,
1].map(m=>cl[m]*(s+o)+ll[m]*c),d=cl[0]*(l(s)+l(o))+ll[0]*l(c);for(const[m,p,b]of al){const g=e(i-a*m),w=e(i+a*m);u+=p*(g+w),f+=b*(g+w),d+=p*(l(g)+l(w))}const h=u*
a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:N("overflow")}var pb=Object.freeze({__proto__:null,ACTS:ib,
MORE_REGIONS:ab});const gl=64,gb=9,bb=1024,wb=10,yb=3,Mb=.1,$b=24,Sb=12,vb=12,xb=1e-13,Pe=.6180339887498949,Ab=60,Nb=1e-12,Eb=1e5,Oo=(e,t)=>Math.abs(e-t)<=Nb*Math.
max(Math.abs(e),Math.abs(t)),Bn=(e,t,n)=>Math.min(Math.max(e,t),n),bl=(e,t,n)=>t>0&&n>100*t?Bn(t*(n/t)**e,t,n):t*(1-e)+n*e;function kb(e,t){const n=Array.from({
length:gb},(r,i)=>(i+1)*Pe%1),s=[...Array.from({length:gl+1},(r,i)=>i/gl),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>Bn(e*(t/e)**r,e,t))),
o.sort((r,i)=>r-i)}function To(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function _b(e,t,n=[]){
const s=t.map(([x,k])=>[x,kb(...k)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=x=>{const k=e(x);return typeof k!="\
number"?(i=!0,NaN):(k<o&&([o,c]=[k,x]),k>r&&([r,l]=[k,x]),k)},d=x=>new Map(t.map(([k,R],v)=>[k,x(...R,v)])),h=(x,k)=>{const R=[d(_=>_),...t.length>1?[d((_,F)=>F),
d((_,F)=>bl(u(),_,F))]:[]];let v=0;for(const _ of R){let F=NaN;for(const P of k){const O=f(new Map(_).set(x,P));if(i)return;if(!Number.isNaN(F)&&!Oo(O,F)){const E=O>
F?1:-1;if(v===-E)return;v=E}F=O}}return v},m=(x,k,R,v,_,F)=>{const P=v.length-1;let O=Number(x.get(R)),E=k;const T=V=>{const de=_*f(new Map(x).set(R,V));return de>
E&&([O,E]=[V,de]),de};if(F)for(let V=0;V<=P;V+=Math.floor(v.length/vb))T(v[V]);T(v[0]),T(v[P]);const L=v.findIndex(V=>V>=O),j=L<0?v.length:L;let C=v[Math.max(j-
2,0)],I=v[Math.min(j+1,P)],W=I-Pe*(I-C),H=C+Pe*(I-C),G=T(W),X=T(H);for(let V=0;V<Ab;V++)G>X?([I,H,X]=[H,W,G],W=I-Pe*(I-C),G=T(W)):([C,W,G]=[W,H,X],H=C+Pe*(I-C),
X=T(H));return T(Bn(To((C+I)/2,Math.max(Math.abs(v[0]),Math.abs(v[P]))),v[0],v[P])),[O,E]},p=(x,k,R,v)=>{let _=k,F=R,P=1;for(let O=0;O<Sb;O++,P*=2){const E=new Map(
s.map(([L,j])=>{const C=P*(Number(k.get(L))-Number(x.get(L)));return[L,Bn(Number(_.get(L))+C,j[0],j[j.length-1])]})),T=v*f(E);if(!(T>F))break;[_,F]=[E,T]}return[
_,F]},b=(x,k)=>{let R=new Map(x),v=k*f(x);for(let _=0;_<$b;_++){const F=new Map(R),P=v;for(const[O,E]of s){if(i)return;const[T,L]=m(R,v,O,E,k,_===0);R.set(O,T),
v=L}if(s.length>1&&_&&([R,v]=p(F,R,v,k)),!(v-P>xb*Math.max(Math.abs(v),Math.abs(P))))break}},g=(x,k,R)=>{const v=[R];for(const[,_]of[...x].sort(([F],[P])=>k*(P-
F))){if(v.length>yb)break;const F=P=>t.some(([O,[E,T]])=>Math.abs(Number(_.get(O))-Number(P.get(O)))>Mb*(T-E));v.every(F)&&v.push(_)}return v},w=x=>({ends:x,at:[
c,l]});for(const x of n)f(x);const y=s.map(([x,k])=>h(x,k));if(i)return;if(y.every(x=>x!==void 0)){const x=f(d((R,v,_)=>Number(y[_])>=0?R:v)),k=f(d((R,v,_)=>Number(
y[_])>=0?v:R));if(!i&&Oo(x,o)&&Oo(k,r))return w([o,r])}const M=[],$=x=>{M.push([f(x),x])};for(let x=0;x<bb&&!i;x++)$(d((k,R)=>bl(u(),k,R)));if(t.length<=wb)for(let x=0;x<
2**t.length&&!i;x++)$(d((k,R,v)=>x>>t.length-1-v&1?R:k));if(i)return;const S=Math.max(...M.map(([x])=>Math.abs(x)));for(const x of[-1,1])for(const k of g(M,x,x<
0?c:l))i||b(k,x);const A=Math.max(Math.abs(o),Math.abs(r));return i||S>0&&A>Eb*S?void 0:w([To(o,A),To(r,A)])}var Ob=Object.freeze({__proto__:null,findExtremes:_b});
async function Tb(e,t,n,s){const o=D(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").
filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await wl(l.href,n).catch(()=>null);if(u===null)c.forEach(yl),r.left+=c.length;else if(u){
const{state:f}=ks(Be(t),u);f.size&&Pb(c,u,f,r)}}return r}async function Lb(e,t,n){const s=await wl(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.
map(i=>i.columns.length&&e.length===1?Cb(i):void 0);if(s){const{state:i}=ks(Be(t),s),a=Rb(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=Ib(
u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const Cb=({value:e,name:t,says:n})=>({value:e,name:t,
says:n,isMoved:!1});function Rb({entries:e},t){const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i==
"string"&&e.has(i)&&n.add(i)}return n}function Ib(e,t,n,s,o,r){const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.
allow(Mt);const a=i.map(h=>Un(t,h,s,r)),c=i.some((h,m)=>a[m]!==Un(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>qb(t,h,r)))].join(" or ");
if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{
value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){if(!(a instanceof tt))throw a;return}}const qb=(e,t,n)=>(e.entry(t).picks??
[]).map(n).join(".");function Un(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):Z(e.text(t,n,s),i)}async function wl(e,t){
const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.
text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await ii(i.q,e),await Qr(i.q),await Jr(),
oi(ni(i))}function Pb(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new tt;t.
allow(Mt);const l=Un(t,c,n,i);if(l===Un(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`was ${u?.textContent} in the last build`,a.classList.add(
"is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof tt))throw l;yl(a),s.left+=1}}}function yl(e){e.classList.add("is-later"),e.title="not recomputed: fro\
m the last build"}var Fb=Object.freeze({__proto__:null,rechain:Lb,recompute:Tb});async function jb(e){const{root:t,model:n,signal:s}=e;for(const r of D(t,"table\
[data-sortable] thead th")){const i=mt("cg-sort","",()=>Ub(r));i.append(...r.childNodes),r.append(i)}U(t,"click",{signal:s},({target:r})=>{const i=r.closest('[d\
ata-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Wt(vs(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.parseCase(a.dataset.cell))}),
U(t,"keydown",{signal:s},Db);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return n2});return D(t,".cg-table").map(r=>i=>{
zb(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function Db(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof
Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||e.altKey)return;const o=[...s.
tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.querySelector("button");e.preventDefault(),
a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function zb(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&
[...t.parseCase(c)].every(([l,u])=>J(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.
entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(z(p??c,m==="–"?"":m),e.dataset.scale){const[,b,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(
g===void 0?f(h):b)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${Z(m,t.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of D(e,"[da\
ta-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>Ml(e)),e.dataset.checks){const c=e.dataset.
checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of D(e,"tbody td")){const d=f.dataset.
cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}Bb(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),
t)})}}function Bb(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),
a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.
filter(i=>!i.dataset.broken))r.hidden=!o}function Ml(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,s=t.findIndex(r=>r.querySelector(
".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function Ub(e){const t=e.closest("table")?.tBodies[0],n=e.getAttribute("\
aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...t?.rows??[]].sort(
(a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.parentElement?.children??
[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.querySelector(".is-rest")&&
Ml(i)}var Wb=Object.freeze({__proto__:null,mount:jb});const Lo=6,Hb=", outside",Gb=11,Kb=.02,Vb=1e-9,Yb=1.2;function Xb(e){const t=D(e.root,"svg[data-x]").map(n=>Jb(
e,n));for(const n of t)nw(e,n),n.data?.addEventListener("toggle",()=>Co(e,()=>$e(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>Zb(s,n)))}function Zb(e,t){
wi(e,t);for(const s of t.lines)yi(e,t,s);Qb(t);const n=t.points.map(s=>tw(e,t,s));ye(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&ew(e,t,t.ridge),
$e(e,t)}function Co({model:e},t){e.allow(hs),Jt(t),e.allow(Mt)}function Jb({model:e},t){const n=t.closest("figure")??t,s=hi(t),o=mi(e,t,n),r=D(t,"[data-point]").
map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Ht(a,"x")-Ht(i,"cx"),Ht(a,"y")-Ht(i,"cy")])}));return{svg:t,host:t,x:it(t.dataset.ax),y:it(t.dataset.
ay),built:it(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function Qb({lines:e}){
const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>Ht(s,"y"));for(const{label:s,
own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Ht(s,"y"))<Gb))}function tw({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{
e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(
r.to,Math.min(r.from,h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[
a,...l.map(([w])=>w)])g.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&$t(a,{cx:m[0],cy:m[1]});for(const[g,w,y]of l)f&&g.textContent&&z(
g,Z(e.text(c,n,s),e.entry(c).u)+(p?Hb:"")),b&&$t(g,{x:m[0]+w,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function ew(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,
a=i.find(({e:S})=>S.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Et,[l,u,f,d]=[0,1,Et-1,Et].map(S=>a?Number(fn(e,t,a,s.of(S/Et)).value):NaN),h=Math.abs(Math.log(
u/l)/c-1)<=Kb&&J(f,d,Vb);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),b=o.at(Number(e.now(a.key))),g=s.at(m),[w,y,M,$]=[".\
ridge",".strong",".gap",".tone-gap"].map(S=>n.querySelector(S));$t(w,{x1:g,x2:g,y1:o.at(d)}),$t(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),$t(y,{x:g}),z(y,
`ridge ${e.model.say(r,m)}`);for(const S of[M,$])S?.classList.toggle("hide",!(m/p>Yb&&p>s.lo));$t(M,{x1:s.at(p)+9,x2:g,y1:b,y2:b}),$t($,{x:g,y:b}),z($,`${Bt(m/p)}\
× short of the ridge`)}function nw(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??q("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=fn(e,t,w,p),S=w.e.matches(".is-chosen");return{own:S,y:Number($),name:w.e.dataset.label??"",text:Z(a.text(w.key,y,M),S?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const g=b.slice(0,Lo).map(({own:w,name:y,text:M})=>q(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,As(r,p))}: `,...g.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Lo?` and ${b.length-Lo} more`:""),$t(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};U(n,"pointermove",{signal:c},p=>{const b=f.getBoundingClientRect(),g=(p.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(g-s.from)/(s.to-s.from))),Co(e,h)}),U(n,"pointerleave blur",{signal:c},m),U(n,"keydown",{signal:c},p=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[p.key];b&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+b)),Co(e,h))})}var sw=Object.freeze({__proto__:null,
mount:Xb});const ow=4,rw=520,iw=.01,aw=.05,$l=6,cw=.1,Sl=100;function Wn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,vl((o-s)/Sl)):lw(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<iw:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+bt(n,d).toPrecision(3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):sn(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(aw*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const lw=(e,t,n)=>vl(
(bt(e,n)-bt(e,t))/Sl)*(e.f??1);function vl(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Ro({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:$l,PageDown:-$l}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function uw(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Bt(bt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=Wn(e.model,o),{lo:i,hi:a}=r,c=l=>Bt(bt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),fw(e,s,o,r)}for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function fw(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!J(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};U(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||dw(t,a,r(),s,i,()=>xl(e,t,n))}),U(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),U(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Ro(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))xl(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function dw(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),U(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?cw:1);if(!i&&Math.abs(d)<ow)return;
i=!0,e.classList.add("is-drag");const h=s.moved(n,d/rw);h!==a&&o(a=h,"drag",!1)}),U(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function xl(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=q("input","cg-grip__entry"),i=q(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var hw=Object.
freeze({__proto__:null,keyed:Ro,mount:uw,scale:Wn});const Al=3,Nl=7.4,mw=78,pw=15,gw=40;function bw(e){const t=D(e.root,".cg-fig").map(n=>ww(e,n));for(const n of t)
yw(e,n);return n=>{for(const s of t)n.attempt(s.figure,()=>{$w(n,s),Aw(n,s),$e(n,s)})}}function ww({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,
swept:n,x:it(t.dataset.ax),y:it(t.dataset.ay),built:it(t.dataset.ay),result:e.key(t.dataset.out),lines:mi(e,t,t),hand:t.querySelector(".cg-axis input"),by:Wn(e,
n),drawn:"",data:t.querySelector(".cg-numbers")}}function yw(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};U(n,"input change",{signal:a},u=>l(u.type==="change")),U(n,"keydow\
n",{signal:a},u=>{const f=Ro(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener(
"toggle",()=>$e(e,t),{signal:a}),U(i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){
return xi})).take(e,t,f,u)}),Mw(e,t)}function Mw(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??
null;if(!i||!a)return;const c=i.appendChild(q("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read \
hide"),a.append(l);const u=(f,d)=>{const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...fn(e,t,p,h)})).map(({line:p,state:b,read:g,value:w})=>({far:Math.abs(Vt(t.y.
at(Number(w)))-d),text:`${p.e.dataset.label??""} ${Z(e.model.text(p.key,b,g),e.model.entry(p.key).u)}`})).sort((p,b)=>Number.isNaN(p.far)?1:p.far-b.far||0);c.replaceChildren(
`${e.model.say(o,h)}: `,...m.slice(0,Al).flatMap(({text:p},b)=>[b?", ":"",q(b?"span":"b","",p.trim())]));for(const[p,b]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.
setAttribute(p,`${100*b}%`);l.classList.remove("hide")};U(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!d?.width)return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(hs),Jt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(Mt))}),U(i,"pointe\
rleave",{signal:e.signal},()=>{l.classList.add("hide"),z(c,"")})}function $w(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[
...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,wi(e,t);const o=t.lines.map(i=>({line:i,at:Vt(yi(e,t,i)),own:i.e.matches(".is-chos\
en")}));vw(t,o,e);const r=t.lines.find(({e:i})=>i.matches(".is-limit"));r&&Sw(e,t,r)}function Sw(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.
e.getAttribute("d")??"",c=i?.matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:
"");const u=l&&e.done?El(e,t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle(
"hide",f===void 0||!Number.isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Vt(o.at(u.at)),Vt(r.at(f))],b=m<pw;for(const[g,w,y]of[[d,"cx","cy"],
[h,"x","y"]])g.setAttribute(w,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.
isBelow?"up to":"from"} ${e.model.say(t.swept,u.at)}`)}function El({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from(
{length:Et+1},(p,b)=>n.of(b/Et)),a=i.map(r),c=a.flatMap((p,b)=>b&&p!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],
i[l]];for(let p=0;p<gw;p+=1){const b=(f+d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(
p-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}const Vt=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function vw(e,t,{model:n}){const s=D(e.figure,
".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>kl(
f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,Al),c=[...new Set(a.
filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=xw(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle(
"hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute(
"y",`${u[d]}%`),z(p,`${h.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&kl(f,n))}const kl=({e},t)=>[
...t.parseCase(e.dataset.line)].every(([n,s])=>J(t.entry(n).v??NaN,s,1e-9));function xw(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+
Nl):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-Nl;return t}function Aw({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,
hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Vt),h=u.some(y=>y<-1||y>1001),m=!J(n(a),s(a))||!J(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(
y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[S,A]of Object.entries(M))Number.isNaN(A)||$?.setAttribute(S,`${A.toFixed(2)}%`);return $};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),
p(".fill",{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const b=p(".value",{x:f,y:d}),g=f>mw;b?.classList.toggle("is-left",g),b?.setAttribute("dx",g?
"-11":"11"),z(b,Z(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),ye(o.querySelector(".cg-fig__lines"),
{x:r,y:i},u.some(Number.isNaN)?[]:[u]);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Vt(w[0]),cy:Vt(w[1])}),o.querySelector(".ghost")?.classList.
toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var Nw=Object.freeze({__proto__:null,crossingOf:El,mount:bw});const _l={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},Ew=2,Ol=Object.keys(
_l),Tl=180,kw=250,Io=8;function _w(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),
o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(Mt),s=Jt(()=>Tw(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-de\
scribedby",s.id),Ow(s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&
(s?.contains(h)||o?.contains(h));U(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),U(t,"pointerover",{signal:n},h=>{
const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),Tl)}),U(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?
a(c,kw):u(h.target)&&!s&&clearTimeout(r))}),U(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),U(t,"focusin",{signal:n},h=>{const m=u(h.target);
m?.matches(":focus-visible")&&l(m)}),U(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),U(t,"click",{signal:n,capture:!0},h=>{const m=u(h.
target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),U(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&
matchMedia("(hover: hover)").matches&&a(()=>l(d),Tl),()=>{}}function Ow(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function Tw(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,b=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",g=t.matches(".cg-live"),w=Ol.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=g?
s:n.parseCase(t.dataset.with),S=g?o:$.size?n.under($):r,A=$.size?new Map([...s,...$]):s,x=A===s?o:n.under(A),k=M&&!g&&!J(x(y),S(y)),R=g?"":q("span",`cg-chip is-${w}`,
_l[w]+(k?" as written":"")),v=q("div","cg cg-card",q("div","cg-card__top",q("span","cg-num",b),R));v.id="cg-card",v.setAttribute("role","dialog"),v.setAttribute(
"aria-label",`${g?"value":"claim"} ${b}`);const _=t,F=_.hash&&document.getElementById(decodeURIComponent(_.hash.slice(1))),P=F&&n.key(F.dataset.row)===y&&F.querySelector(
".cg-steps__body");P?v.append(Lw(P,n,$,S)):M&&v.append(q("p","cg-card__in","computed: ",q("b","cg-num",Ll(e,y,$,S,t)))),(a||c)&&v.append(Cw(+(a??NaN),+(c??NaN),
[...new Set([u,f])].map(Number),d,w)),h&&v.append(q("p",g||Ol.indexOf(w)>Ew?"cg-card__in":"cg-card__why",...h.split("`").map((L,j)=>j%2?q("code","",L):L)));const O=M?
[...n.inputs(y)].filter(L=>S(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.say(L,S(L))}`):[],E=m??O.slice(0,Io).join(" · ")+(O.length>Io?` and ${O.length-Io} mor\
e`:"");E&&v.append(q("div","cg-card__in",`${g?"for":"as written, for"} ${E}`)),k&&v.append(q("div","cg-card__now",q("span","","your scenario"),q("b","cg-num",Ll(
e,y,A,x,t))));const T=q("div","cg-card__foot",p?q("span","",p):"");return _.href&&T.prepend(Object.assign(q("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"\
go to source"),{href:_.href})),v.append(T),v}function Lw(e,t,n,s){const o=e.cloneNode(!0);for(const r of D(o,"[data-nocard]"))r.remove();for(const r of D(o,"[da\
ta-q]"))t.entries.has(t.key(r.dataset.q))&&z(r,Z(t.text(t.key(r.dataset.q),n,s),r.dataset.u));return o}function Ll({model:e},t,n,s,o){const{c:r,u:i}=e.entry(t);
return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":Z(e.text(t,n,s,ys(o)),i)}function Cw(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),i=Math.
min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=p=>Bt(p,Math.min(u,12)),d=Number.
isFinite(e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=ue("svg",{class:`cg-band ${["holds","partly","agrees"].includes(o)?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"\
0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(
" to ")}`),m.append(ue("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),ue("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(ue(
"line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(ue("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const p of[e,t])Number.
isFinite(p)&&m.append(ue("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));return m}function ue(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2\
000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var Rw=Object.freeze({__proto__:null,mount:_w});const Rt=64,
Yt=16;function Iw(e,t){let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/Rt),i=Array.
from({length:Yt},()=>new Float64Array(Rt)),a=new Float64Array(Yt);o.forEach((d,h)=>{const m=e[d]-s,p=h%Yt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});const c=Cl(i,a,-1);
if(c===void 0)return;const l=i.map((d,h)=>Cl(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Yt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Yt-1)/Yt)]}function Cl(e,t,n){
const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*nt/(Rt*Yt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Rt;u++){let f=0;for(const d of s)f+=e[d][u];
r+=f,i+=f*f/o}const c=r*r/(o*Rt),l=a-c;if(i-=c,l>0)return(i-(Rt-1)*(l-i)/(o*Rt-Rt))/l}const qo=1e-4,qw=5e-5,Pw=48,Fw=()=>e=>{for(const t of D(e.root,"[data-sens\
]"))e.attempt(t,()=>{jw(e,t),Dw(e,t)})};function jw({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.
dataset.in),l=Number(n(c)),[u,f]=[1+qo,1-qo].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(qo*(u+f))]})),i=Math.max(1e-9,...[
...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=qw&&Number.isFinite(
c)),u=Pw*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<
0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[p,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,b)}else z(a.firstElementChild,Number.isFinite(c)?
l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function Dw({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.
draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&Iw(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?zw(...a):"–")}}const zw=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var Bw=Object.freeze({__proto__:null,mount:Fw});const Uw=3,Rl=48,Ww=24,Il={holds:"✓",failing:"\
✗",unknown:"–"};function Hw(e){const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
t.key).filter(r=>t.entries.has(r)),gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>Gw(o,r));for(const r of D(n,"[data-under]"))Vw(o,r)}}const Po=(e,t)=>{const n=e(t);return n===void 0?
void 0:!!n};function Gw(e,t){const{model:n,now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=Po(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(Il))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),Il[l]);for(const u of D(r,"[data-gap]")){const f=n.
key(u.dataset.gap);z(u,Z(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&Kw(e,a),e.done&&Yw(e,t,c)}function Kw({model:e,now:t},n){const s=n.querySelector(
"line"),o=d=>Number(t(e.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function Vw({model:e,now:t},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>Po(t,e.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():z(r??n.querySelector("small")?.appendChild(q("span","cg-out__given")),i)}function Yw(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([
...e.state]):"";if(!s||o===t.said)return;t.said=o;const r=n===!1?Jt(()=>ql(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],mt("cg-preset",`${Xw(e,i)}: ${e.model.say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(q("span","","It would be true with "))}const Xw=({
model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+1);function ql(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=Zw(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===Uw)break}return c}function Zw(e,{key:t,
gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&Po(o.under(new Map(r).set(
s,g)),t)===!0;if(a){const g=w=>Number(o.under(new Map(r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,g(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}
if(c){const g=[...c].sort((y,M)=>y-M),w=g.findIndex(y=>y>=Number(h));return Jw(g,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=Wn(o,s);
return[-1,1].map(g=>Qw(p,h,g,m)).filter(g=>g!==void 0).sort((g,w)=>Math.abs(g-h)-Math.abs(w-h))[0]}const Jw=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function Qw(e,t,n,s){let o=0;for(let r=1;r<=Rl;r+=1){const i=r/Rl,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<Ww;l+=1){const u=(o+c)/2;s(e.moved(t,n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var ty=Object.freeze({__proto__:null,
mount:Hw,waysOf:ql});function ey({root:e,signal:t,model:n,link:s}){const o=D(e,".cg-field, .cg-own__cell").map(i=>{const a=i.querySelector("[data-p]");return[i,
n.key(a?.dataset.p)]});U(e,"click",{signal:t},({target:i})=>{const a=i.closest(".cg-panel__copy"),c=a?.closest(".cg-panel");a instanceof HTMLElement&&c instanceof
HTMLElement&&Wt(sy(c,s()),a)});const r=i=>{const a=i instanceof HTMLDetailsElement&&i.matches(".cg-own")?i:null,c=a&&Pl(a),l=a?.closest(".cg-panel")?.querySelector(
".cg-panel__answers");if(!c||!l)return;const u=c.contains(document.activeElement)?document.activeElement:null,f=a.open&&l.getBoundingClientRect().left>a.getBoundingClientRect().
right;(f?l:a).append(c),u?.focus({preventScroll:!0}),f&&!u&&c.querySelector("input")?.focus({preventScroll:!0})};return e.addEventListener("toggle",({target:i})=>r(
i),{signal:t,capture:!0}),D(e,".cg-own[open]").forEach(r),({state:i,now:a})=>{for(const[c,l]of o)c.classList.toggle("is-changed",i.has(n.settable(l,a)))}}const Pl=e=>document.
getElementById(e.querySelector("summary")?.getAttribute("aria-controls")??""),Fl=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),It=(e,t)=>[...e.querySelectorAll(
t)].filter(n=>n instanceof HTMLElement),Fo=(e,t)=>Fl(It(e,t)[0]),jl=e=>`${e.querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??
""}`.trim();function ny(e){const t=e.querySelector("select")?.selectedOptions[0]?.text,n=It(e,":scope > .cg-field__entry")[0],s=t??(n?jl(n):(e.querySelector(".c\
g-field__val")?.textContent??"").trim()),o=It(e,".cg-own")[0],r=It((o&&Pl(o))??e,".cg-own__cell.is-changed").map(i=>`${i.querySelector(".cg-own__name")?.textContent}\
 ${jl(i)}`);return`${Fo(e,".cg-field__name")}: ${s}${r.length?` with ${r.join(", ")}`:""}`}function sy(e,t){const n=It(e,".cg-limit").map(o=>It(o,".cg-limit__sa\
y, .cg-limit__parts").map(Fl).join("; ")),s=It(e,".cg-out").map(o=>`${Fo(o,"small")}: ${Fo(o,"b")}`);return[It(e,".cg-field").map(ny).join("; "),...n,...s,t].filter(
Boolean).join(`
`)}var oy=Object.freeze({__proto__:null,mount:ey});const ry=.8,iy=80,Dl=3;function ay(e){const t=[...new Set(e.filter(Number.isFinite))].sort((s,o)=>s-o),n=Math.
min(...t.slice(1).map((s,o)=>s-t[o]));return Math.min(ry*n,iy)}function cy(e,t,n,s,o){t.forEach(({e:r},i)=>{const[a,c]=o[i].map(f=>Math.max(-1e4,Math.min(1e4,e.
at(f)))),l=Number.isFinite(n[i])&&Number.isFinite(c);if(r.classList.toggle("hide",!l),!l)return;const u={x:n[i],y:Math.min(a,c),width:s,height:Math.abs(c-a)};for(const[
f,d]of Object.entries(u))r.setAttribute(f,d.toFixed(1))})}function zl(e,t,n,s){if(![t,n,s].every(Number.isFinite)||!s)return"";const o=e.at(n+s),r=e.at(n-s),i=e.
log&&Number.isNaN(r)?e.from:r;if(!Number.isFinite(o)||!Number.isFinite(i))return"";const a=c=>`M${(t-Dl).toFixed(1)} ${c.toFixed(1)}h${2*Dl}.0`;return`M${t.toFixed(
1)} ${o.toFixed(1)}V${i.toFixed(1)}${a(o)}${a(i)}`}function ly(e){const t=e.filter(([n])=>Number.isFinite(n));return t.map(([n,s],o)=>{if(!Number.isFinite(s))return"";
const r=o&&Number.isFinite(t[o-1][1]),i=t[o+1];return`${r?`V${s.toFixed(1)}`:`M${n.toFixed(1)} ${s.toFixed(1)}`}${i?`H${i[0].toFixed(1)}`:""}`}).join("")}const uy=20,
fy=360;function dy(e){const t=D(e.root,"svg[data-rows]").map(n=>hy(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{my(n,s);const o=s.lines.flatMap(r=>py(
n,s,r));ye(s.svg,s,[...o,...gy(n,s)])})}}function hy({model:e},t){const[n,s]=[it(t.dataset.ax),it(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.
querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(
f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:f.matches(".bar")?[f.matches(".hide")?NaN:o(n,+(f.dataset.cx??NaN)),parseFloat(f.dataset.v??"")]:
[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),err:f.dataset.err?e.key(f.dataset.err):"",half:parseFloat(f.dataset.half??""),
said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",look:a.
dataset.look??"",dots:c,band:r("band",a),errors:r("errors",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{
x:n,y:s},lines:i}}function my({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(f=>f.dots):[],i=r.flatMap(f=>{const{key:d,written:h}=f,
m=d?[t.spread(d,s,n)].flat():[h[1]],p=Do(n,f)||0;return[m.at(0),m.at(-1),fe(n,f)-p,fe(n,f)+p].map(Number)}),a=o.lines.some(({look:f})=>jo(f)),c=r.some(({along:f})=>f&&
!t.entry(f).iso),l=c?r.map(({along:f,written:d})=>f?Number(n(f)):d[0]):[];a&&i.length&&i.push(0,...Bl(n,o).flat(2));const u={y:i.length&&cn(i,o.built.y)||o.built.
y,x:l.length&&ui(l,o.built.x,a)||o.built.x};for(const f of["x","y"])u[f].text!==o[f].text&&(o[f]=u[f],o.svg.dataset[`a${f}`]=u[f].text,we(o.svg,f,u[f]))}function py({
model:e,now:t,state:n},{x:s,y:o},r){const{e:i,look:a,dots:c,band:l,errors:u,label:f,below:d}=r;if(jo(a))return[];const h=c.some(y=>y.key||y.along),m=y=>typeof y==
"number"?Math.max(-1e4,Math.min(1e4,o.at(y))):NaN,p=c.map(({key:y})=>y?[e.spread(y,n,t)].flat():[]),b=c.map(({key:y,along:M,written:$},S)=>[s.at(M?Number(t(M)):
$[0]),m(y?p[S].length===3?p[S][1]:t(y):$[1])]);if(i.matches(".is-apart")||i.setAttribute("d",a==="steps"?ly(b):dn(b.map(([y,M])=>[y,Number.isFinite(y)?M:NaN]))),
u?.setAttribute("d",b.map(([y],M)=>zl(o,y,fe(t,c[M]),Do(t,c[M]))).join("")),c.forEach((y,M)=>by(e,t,n,y,b[M],[s,o])),l){const y=[-1,0].map(M=>p.map(($,S)=>[b[S][0],
m($.at(M))]));l.setAttribute("d",l.matches(".reach")?Ul(y):`${dn([...y[0],...y[1].reverse()])}Z`)}const[,g]=[...b].reverse().find(([,y])=>Number.isFinite(y))??[
0,NaN],w=g+d;return f&&w>uy&&w<fy&&f.setAttribute("y",w.toFixed(1)),h?b.filter(y=>y.every(Number.isFinite)):[]}const jo=e=>e==="bars"||e==="stacked",fe=(e,{key:t,
written:n})=>{const s=t?e(t):n[1];return typeof s=="number"?s:NaN};function Do(e,{err:t,half:n}){const s=t?e(t):n;return typeof s=="number"&&s>=0?s:NaN}function Bl(e,{
lines:t}){const n=[],s=[];return t.filter(({look:o})=>o==="stacked").map(({dots:o})=>o.map((r,i)=>{const a=fe(e,r),c=a<0?s:n,l=c[i]??0;return Number.isFinite(a)&&
(c[i]=l+a),[l,l+a]}))}function gy({model:e,now:t,state:n},s){const{x:o,y:r,lines:i}=s,a=i.filter(({look:d})=>jo(d)),c=i.filter(({look:d})=>d==="bars"),l=Bl(t,s);
if(!a.length)return[];const u=({along:d,written:h})=>o.at(d?Number(t(d)):h[0]),f=ay(a[0].dots.map(u));return a.flatMap(({look:d,dots:h,errors:m,band:p})=>{const b=d===
"bars"?c.length:1,g=d==="bars"?c.findIndex(A=>A.dots===h):0,w=d==="bars"?h.map(A=>[0,fe(t,A)]):l.shift()??[],y=f/b,M=h.map(A=>u(A)+(g-b/2)*y);cy(r,h,M,y,w);for(const{
e:A,key:x,said:k}of h)x&&z(A.querySelector("title"),`${k}: ${Z(e.text(x,n,t),e.entry(x).u)}`);const $=M.map(A=>A+y/2);if(m?.setAttribute("d",$.map((A,x)=>zl(r,A,
fe(t,h[x]),Do(t,h[x]))).join("")),p){const A=h.map(({key:x})=>x?[e.spread(x,n,t)].flat():[]);p.setAttribute("d",Ul([-1,0].map(x=>A.map((k,R)=>[$[R],r.at(Number(
k.at(x)))]))))}return h.some(A=>A.key||A.along)?$.map((A,x)=>[A,r.at(w[x][1])]).filter(A=>A.every(Number.isFinite)):[]})}const Ul=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],
s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function by(e,t,n,{e:s,key:o,said:r},[i,a],[
c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is\
-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?
", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${Z(e.text(o,n,t),e.entry(o).u)}${d}`)}var wy=Object.freeze({__proto__:null,mount:dy});const zo=.5,
Fe=2,Wl=1e4,je=-1,yy=20,My=360,Bo=e=>Math.max(-Wl,Math.min(Wl,e));function Hl(e,t,n,s){const o=[];let r=!1,i=!1;for(let a=0,c=0;a<e.length;a=c){const l=e[a];for(;c<
e.length&&e[c]===l;)c++;const u=t.slice(a,c).filter(Number.isFinite).map(Bo),f=(n+l*zo).toFixed(1),d=r&&Number.isFinite(t[a])&&l!==je;if(d||(s&&r&&l!==je?o.push(
`H${f}`):i&&o.push("h0.5"),r=i=!1),!u.length||l===je)continue;const h=[u[0],Math.min(...u),Math.max(...u),u[u.length-1]].map(m=>m.toFixed(1));o.push(d?s?`H${f}V${h[0]}`:
`L${f} ${h[0]}`:`M${f} ${h[0]}`);for(let m=1;m<h.length;m++)h[m]!==h[m-1]&&o.push(`V${h[m]}`);i=!d&&new Set(h).size===1,r=Number.isFinite(t[c-1])}return o.join(
"")+(i?"h0.5":"")}function Gl(e,t,n){const s=new Map;e.forEach((i,a)=>{if(i===je||!Number.isFinite(t[a]))return;const c=Math.floor(i*zo/Fe+.5);s.has(c)||s.set(c,
new Set),s.get(c)?.add(Math.floor(Bo(t[a])/Fe+.5))});const o=i=>[...i].sort((a,c)=>a-c),r=[];for(const i of o(s.keys())){const a=o(s.get(i)??[]);for(let c=0,l=0;c<
a.length;c=l+1){for(l=c;a[l+1]===a[l]+1;)l++;const u=`M${(n+i*Fe).toFixed(1)} ${(a[c]*Fe).toFixed(1)}`;r.push(`${u}${l>c?`V${(a[l]*Fe).toFixed(1)}`:"h0"}`)}}return r.
join("")}const $y=(e="")=>e.split(" ").flatMap(t=>{const[n,s=1]=t.split("*").map(Number);return Array(s).fill(n)}),Kl=(e,t)=>e.of((t-e.from)/(e.to-e.from));function Vl(e,t,n){
const s=o=>Bo(n.at(Kl(t,+o))).toFixed(1);return e.replace(/([ML][-\d.]+ )([-\d.]+)/g,(o,r,i)=>r+s(i)).replace(/V([-\d.]+)/g,(o,r)=>`V${s(r)}`)}function Uo(e){const t=[
1/0,-1/0,1/0];for(const n of e)typeof n!="number"||!Number.isFinite(n)||(t[0]=Math.min(t[0],n),t[1]=Math.max(t[1],n),n>0&&(t[2]=Math.min(t[2],n)));return t}function Sy(e){
return D(e.root,"svg[data-dense]").map(t=>{const n={x:it(t.dataset.ax),y:it(t.dataset.ay)},s=$y(t.dataset.dense),o=t.dataset.columns?e.model.key(t.dataset.columns):
"",r=t.closest("figure"),i=D(r,".cg-numbers tbody tr").map(h=>[...h.children]),a=i.map(h=>h.map(m=>m.textContent)),c=D(t,"[data-ticks]").map(h=>[h,[...h.childNodes]]),
l=D(t,"[data-run]").map(h=>vy(e,t,h));let u=!0,f=n;const d=()=>{for(const{e:h,path:m,shapes:p,label:b,height:g}of l){h.setAttribute("d",m);for(const[w,y]of p)w.
setAttribute("d",y);b&&b.setAttribute("y",g.toFixed(1))}for(const[h,m]of c)h.replaceChildren(...m);i.forEach((h,m)=>h.forEach((p,b)=>z(p,a[m][b]??""))),Yl(t,n),
ye(t,n,[]),f=n,u=!0};return h=>h.attempt(t,()=>{if(!h.state.size)return u?void 0:d();const m=M=>h.model.column(M,h.now)??s.map(()=>{}),p=o?m(o):void 0,b=l.map(({
key:M,written:$})=>M?m(M):$);u=!1;const g=o&&h.model.entry(o).iso;f=h.done?Ay(t,n,f,l,b,g?void 0:p):f;const w=p?p.map(M=>xy(f.x,M)):s;l.forEach((M,$)=>Ny(M,f,n,
w,b[$],!!p));const y=l.flatMap(({key:M},$)=>M?Uo(b[$]).slice(0,2):[]);ye(t,f,y.map(M=>[f.x.from,f.y.at(M)])),Ey(h.model,i,o,p,l,b)})})}function vy({model:e},t,n){
const s=r=>t.querySelector(`[data-${r}="${CSS.escape(n.id)}"]`),o=s("for");return{e:n,key:n.dataset.columns?e.key(n.dataset.columns):"",written:(n.dataset.numbers??
"").split(" ").map(r=>r?+r:NaN),reach:(n.dataset.reach??"").split(" ").map(r=>r==="nan"?1/0:parseFloat(r)),path:n.getAttribute("d")??"",shapes:["band","errors"].
flatMap(r=>{const i=s(r);return i?[[i,i.getAttribute("d")??""]]:[]}),label:o,hasErrors:!!s("errors"),height:Number(o?.getAttribute("y")),end:Number(n.dataset.end)}}
function xy(e,t){const n=typeof t=="number"?e.at(t):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-e.from)/zo+.5)):je}function Ay(e,t,n,s,o,r){const i=s.
flatMap(({key:c,reach:l},u)=>c?Uo(o[u]):l),a={y:cn(i,t.y)??t.y,x:r&&ui(Uo(r).slice(0,2),t.x)||t.x};for(const c of["x","y"])a[c].text!==n[c].text&&we(e,c,a[c]);return Yl(
e,a),a}function Yl(e,{x:t,y:n}){e.dataset.ax=t.text,e.dataset.ay=n.text}function Ny({e,key:t,path:n,shapes:s,label:o,height:r,end:i},{x:a,y:c},l,u,f,d){for(const[
p,b]of s)p.setAttribute("d",d?"":Vl(b,l.y,c));let h=c.at(Kl(l.y,i));if(!t&&!d)e.setAttribute("d",Vl(n,l.y,c));else{const p=f.map(b=>typeof b=="number"?c.at(b):NaN);
e.setAttribute("d",e.matches(".is-apart")?Gl(u,p,a.from):Hl(u,p,a.from,e.dataset.look==="steps")),h=p.filter(Number.isFinite).pop()??i}const m=r+Math.max(c.to,Math.
min(c.from,h))-i;o&&m>yy&&m<My&&o.setAttribute("y",m.toFixed(1))}function Ey(e,t,n,s,o,r){const i=(a,c)=>typeof c=="number"?e.figure(a,c):"";t.forEach((a,c)=>{let l=1;
s&&z(a[0],i(n,s[c])),o.forEach(({key:u,hasErrors:f},d)=>{u&&z(a[l],i(u,r[d][c])),l+=f?2:1})})}var ky=Object.freeze({__proto__:null,densePath:Hl,densePoints:Gl,mount:Sy});
const _y=5,Oy=40,Ty=[1,2,5,10],Xl=1e-12,Ly=5,Cy=6,Wo=e=>Xl*Math.max(1,Math.abs(e));function Zl(e){const t=Math.min(...e),n=Math.max(...e),s=Math.min(Math.max(Math.
ceil(2*e.length**(1/3)),_y),Oy);let o=(n-t)/s||Math.abs(n)/10||1;o<Xl*Math.max(Math.abs(t),Math.abs(n))&&(o=Math.abs(n)/10);const r=+`1e${Math.floor(Math.log10(
o))}`,i=(Ty.find(l=>l*r>=o*.999)??10)*r,[a,c]=[t,n].map(l=>Math.floor(l/i+Wo(l/i)));return{low:a*i,width:i,count:c-a+1,isClosed:!1}}function Jl(e,{low:t,width:n,
count:s,isClosed:o}){const r=Array(s).fill(0);let i=0,a=0;for(const c of e){const l=(c-t)/n;let u=Math.floor(l+Wo(Math.max(Math.abs(c),Math.abs(t))/n));u===s&&o&&
l<=s+Wo(l)&&u--,u<0?i++:u>=s?a++:r[u]++}return{of:r,below:i,above:a}}function Ql({low:e,width:t},n){const s=e+n*t,o=Math.max(Math.abs(e),Math.abs(s),t),r=12-Math.
floor(Math.log10(o));return r>=0&&r<100?+s.toFixed(r):s}function Ry(e){return D(e.root,"svg[data-bins]").map(t=>{const n={x:it(t.dataset.ax),y:it(t.dataset.ay)},
[s,o,r]=(t.dataset.bins??"").split(",").map(Number),i=r?{low:s,width:o,count:r,isClosed:!0}:void 0,a=e.model.key(t.dataset.columns??""),c=t.closest("figure"),l=[
t,c.querySelector("tbody")].map(Iy),u=c.querySelector("[data-left-out]")?.textContent??"";let f=!0;return d=>d.attempt(t,()=>{if(!d.state.size){if(f)return;for(const g of l)
g();z(c.querySelector("[data-left-out]"),u),f=!0;return}const{factor:h,offset:m}=n.x,p=d.model.column(a,d.now)??[],b=p.filter(g=>typeof g=="number"&&Number.isFinite(
g)).map(g=>(g-m)/h);f=!1,qy(c,t,n,b,i??(b.length?Zl(b):void 0),p.length-b.length)})})}function Iy(e){const t=[...e?.childNodes??[]].map(n=>n.cloneNode(!0));return()=>e?.
replaceChildren(...t.map(n=>n.cloneNode(!0)))}function qy(e,t,n,s,o,r){const{factor:i,offset:a,from:c,to:l}=n.x,u=o?Jl(s,o):{of:[],below:0,above:0},f=cn([0,Math.
max(Ly,...u.of)],n.y)??n.y;if(we(t,"y",f),o){const[g,w]=[0,o.count].map(y=>Ql(o,y)*i+a);we(t,"x",it([g,w,c,l,"lin",i,a].join()))}const d=o?(l-c)/o.count:0,h=u.of.
map((g,w)=>o?[0,1].map(y=>Bt(Ql(o,w+y),Cy)).join(" to "):""),m=D(t,".bar"),p=m[0]?.parentElement??t;for(const g of m)g.remove();u.of.forEach((g,w)=>{const y=document.
createElementNS("http://www.w3.org/2000/svg","rect"),M=f.at(g);y.setAttribute("class","bar is-tone1");for(const[$,S]of Object.entries({x:c+w*d,y:M,width:d,height:f.
from-M}))y.setAttribute($,S.toFixed(1));y.append(document.createElementNS("http://www.w3.org/2000/svg","title")),z(y.firstElementChild,`${h[w]}: ${g}`),p.append(
y)}),e.querySelector("tbody")?.replaceChildren(...u.of.map((g,w)=>{const y=document.createElement("tr"),M=y.appendChild(document.createElement("th")),$=y.appendChild(
document.createElement("td"));return M.scope="row",$.className="n",M.textContent=h[w],$.textContent=String(g),y})),z(e.querySelector("[data-left-out]"),Py(u,r))}
function Py({below:e,above:t},n){const s=(o,r,i)=>`${o} ${o===1?`row ${r}`:`rows ${i}`}`;return[e&&`${s(e,"is","are")} below the first interval.`,t&&`${s(t,"is",
"are")} above the last interval.`,n&&`${s(n,"has","have")} no value.`].filter(Boolean).join(" ")}var Fy=Object.freeze({__proto__:null,countsOf:Jl,mount:Ry,riceBins:Zl});
const tu=3,jy=(e,t,n)=>fetch(e.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async s=>s.ok?eu(t,await s.json(),n):void 0).catch(()=>{});function eu(e,{inputs:t,
files:n},s){const o=new Map,r=[];for(const c of e.split(",").filter(Boolean)){const l=c.indexOf(":"),u=c.slice(0,l),f=Object.hasOwn(t,u)?t[u]:void 0,d=f&&Dy(c.slice(
l+1),f);if(!f||d===void 0){r.push(c);continue}const[h,m,p,b]=f,g=o.get(h)??new Map;o.set(h,g.set(m,[...g.get(m)??[],{start:p,length:b,value:d}]))}if(!o.size)return;
const i=[...o].sort().map(([c,l])=>zy(c,l,n[c]));return[...[s,...r.length?[`Not in this patch: ${r.join(", ")}`]:[]].map(c=>`${c.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...i].join("")}function Dy(e,[,,,,t,n=""]){if(t===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(e)?e:void 0;if(t==="date")return/^\d{4}-\d\d-\d\d$/.test(e)?`date ${e}`:
void 0;const[,s,o]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(e)??[];return s&&o===n.trim()?`${s} ${t}`.trim():void 0}function zy(e,t,n){const[s,o]=["a",
"b"].map(i=>Hy(`${i}/${e}`)),r=e.includes(" ")&&!s.startsWith('"')?"	":"";return[`diff --git ${s} ${o}
--- ${s}${r}
+++ ${o}${r}
`,...By([...t.keys()].sort((i,a)=>i-a),n).map(i=>Uy(i,t,n))].join("")}function By(e,t){const n=[];for(const s of e){let o=s,r=s;for(;s-o<tu&&Object.hasOwn(t,o-1);)
o--;for(;r-s<tu&&Object.hasOwn(t,r+1);)r++;const i=n.at(-1),a=Array.from({length:r-o+1},(c,l)=>o+l);i&&o<=i[i.length-1]+1?i.push(...a.filter(c=>c>i[i.length-1])):
n.push(a)}return n}function Uy(e,t,n){const s=`${e[0]},${e.length}`,o=[];let r=[];for(const i of e){const a=t.get(i);a?(o.push(`-${n[i]}
`),r.push(`+${Wy(n[i],a)}
`)):o.push(...r.splice(0),` ${n[i]}
`)}return`@@ -${s} +${s} @@
${[...o,...r].join("")}`}const Wy=(e,t)=>[...t].sort((n,s)=>s.start-n.start).reduce((n,{start:s,length:o,value:r})=>n.slice(0,s)+r+n.slice(s+o),e),Hy=e=>/["\\\t\n]/.
test(e)?`"${e.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:e;var Gy=Object.freeze({__proto__:null,patchFrom:jy,patchOf:eu});const Ky=/^[aefhilmnorsx]/i,
Vy=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,Yy=/^(?:hour|hono|hones|heir)/i;function Hn(e){const t=e.replace(/^[\s"'“‘(]+/,""),[n]=/^\d[\d,]*/.
exec(t)??[""],[s]=/^[a-z]+/i.exec(t)??[""];if(n){const r=n.replaceAll(",","");return r[0]==="8"||r.length%3===2&&/^1[18]/.test(r)}if(!s||/^[^\x00-\x7f]/.test(t.
slice(s.length)))return;const o=s.length===1||/^\d/.test(t.slice(s.length))||/^[A-Z]{2}/.test(s);if(!(o&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(s))){
if(o)return Ky.test(s);if(!/^uni[nm]/i.test(s))return/^[aeiou]/i.test(s)?!Vy.test(s):Yy.test(s)}}function Ho(e,t,n){const[,s]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(
e)??[],o=Hn(n);return!s||o===void 0||Hn(t)!==/n$/i.test(s)||Hn(t)===o?"":o?`${s}n`:s.slice(0,1)}const nu=new WeakMap;function Xy(e){if(/^en\b/i.test(document.documentElement.
lang)){for(const t of e.querySelectorAll(".cg-claim__now")){const n=t.closest(".cg-claim"),{copy:s=""}=t.dataset;t.dataset.article=s?Ho(n?.previousSibling?.textContent??
"",n?.dataset.text??"",s):""}for(const t of e.querySelectorAll(".cg-live[data-was]")){const n=t.previousSibling;if(!(n instanceof Text))continue;const s=nu.get(
t)??n.data,o=Ho(s,t.dataset.was??"",t.textContent??""),r=o?s.replace(/an?(?=\s+$)/i,o):s;nu.set(t,s),n.data!==r&&(n.data=r)}}}var Zy=Object.freeze({__proto__:null,
agree:Xy,articleFor:Ho,takesAn:Hn});function Jy(e,t,n,{button:s,make:o,toHeading:r,keyOf:i}){const a=[...new Set(e)].slice(0,4).map(u=>`${u} (${su(u,t,i)})`),c=s(
"cg-bar__x","×",()=>{l.remove(),r(n)}),l=o("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${a.join(", ")} `,c);l.setAttribute("role","note"),c.
setAttribute("aria-label","close"),n.append(l)}function su(e,t,n){const s=e.indexOf(":"),{key:o}=n(e.slice(0,Math.max(s,0)),t);if(s<1||!t.entries.has(o))return"\
no input of this page";const{rows:r,picks:i,x:a}=t.entry(o);return r?"no row of its table":i||a?"no input of this page":t.parseEntry(e.slice(s+1),o).problem??"n\
ot taken"}var Qy=Object.freeze({__proto__:null,refuse:Jy,whyNot:su});const Go=7,t2=1e-9;function ou(e,t){const n=e.map(r=>iu(r,t)),[s,o]=ru(n);return n.map(r=>{
if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(Go-1,Math.floor(i*Go+t2))})}const ru=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(
...t),Math.max(...t)]};function iu(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function e2(e){const t=D(e,"td[data-cell]"),
n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=ou(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});
const r=s.map(a=>iu(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];ru(r).forEach((a,c)=>z(i[c],t[r.indexOf(a)]?.textContent??""))}var n2=Object.
freeze({__proto__:null,STEPS:Go,colour:e2,levels:ou})})();
