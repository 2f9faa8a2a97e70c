(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const n=JSON.parse(e),[{View:s},
o]=await Promise.all([Promise.resolve().then(function(){return Tf}),n.course&&Promise.resolve().then(function(){return Yf})]);this.isConnected&&(t.hidden=!1,this.
view=new s(this,t,n,o?.readCourse(n.course)))}disconnectedCallback(){this.view?.end()}});const ot=e=>new URLSearchParams(e).get("s")??"",Be=(e,t)=>e.split(",").
flatMap(n=>n.split(":")[0].includes(".")?n:t&&n?`${t}.${n}`:[]).join(),Kn=(e,t)=>Vn(e,"s",t);function Vn(e,t,n){const s=new URL(e),o=s.search.slice(1).split("&").
filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(/%20/g,"+");return s.search=[...n?
[`${t}=${r}`]:[],...o].join("&"),s.href}const q=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.append(...n),s},U=(e,t,n,s)=>{for(const o of t.
split(" "))e.addEventListener(o,s,n)},ru=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg-note, .cg-row__was:em\
pty",iu=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function au(e,t){U(document,"copy",{signal:t},n=>{const s=getSelection(),{target:o}=n;if(!s||
s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(r.commonAncestorContainer)||!cu(e,s))return;
const i=document.createElement("div");i.append(lu(r)),uu(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none",e.append(i);const a=i.
innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])iu.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const cu=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function lu(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function uu(e){for(const t of e.querySelectorAll(ru))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");if(o&&n?.dataset.copy)o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`;else if(s&&n?.dataset.copy){s.textContent=n.dataset.copy;const r=t.previousSibling;n.dataset.article&&r instanceof
Text&&(r.data=r.data.replace(/an?(?=\s+$)/i,n.dataset.article))}else s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,"")} in your scenario)`);n?.
remove(),o?.before(" ")}}function fu(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.dataset.options?hu(s,
s.dataset.options):du(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Yo(e,t){const n=q(e,t.className,...[...t.childNodes].
map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.addEventListener(
"selectstart",s=>s.preventDefault()),n}function du(e){const t=Yo("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[s,o]of Object.
entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}function hu(e,t){
const n=Yo("label",e),s=q("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Xo(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const mu="pointerover focusin input change click",pu=12,gu=".cg, \
.cg-claim, .cg-live";let Yn="",Zo="";document.documentElement.classList.add("cg-js");function bu({target:e}){const t=e instanceof Element&&e.closest("a[href]:no\
t([download])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=ot(o),i=t.dataset.q??=ot(n.search),a=n.pathname===
s?r:Be(r,s===Zo?Yn:""),c=[a,i].filter(Boolean).join();n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||ot(n.search)===c||t.setAttribute("href",Kn(
n.href,c))}U(document,"pointerdown click",{capture:!0},bu);function wu(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&e.stopPropagation()}function yu(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Jo(e){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",e)}addEventListener("beforeprint",()=>Jo(!0),!0),addEventListener("afterprint",()=>Jo(!1));function Qo(e){const t=document.
getElementById(decodeURIComponent(location.hash.slice(1)));if(e.contains(t)){if(t.matches(".cg-field")){const n=t.querySelector("details");n&&(n.open=!0);const s=(n??
t).querySelector("input, select");s.focus(),s.select?.()}if(t.matches(".cg-row")){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??[])n.open||=
t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}}function Mu(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");t&&(t.querySelector(".cg-loc")?.remove(),t.append(...e.querySelectorAll(".cg-foot .cg-loc")))}function $u(e){for(const t of e.
querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector(".is-current button")??n[0];for(const o of n)o.tabIndex=-(o!==s)}}const Xn=(e=200)=>new Promise(
t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function Su(){for(const e of document.querySelectorAll("[style*=content-visibility]"))await Xn(),e.style.
contentVisibility=e.style.containIntrinsicBlockSize=""}Su();async function vu(e,t){let n=performance.now();for(;;){const{done:s,value:o}=e.next();if(s)return o;
performance.now()-n<pu||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const tr=e=>new Promise(t=>{matchMedia("(hover: none)").matches&&U(
window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function xu(e,t){U(document,"click",{signal:t,capture:!0},n=>{const s=n.target instanceof Element&&
n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.push(()=>s.click()))})}function Au(e){if(!navigator.
userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(".cg select[data-p]");return[...[...t].filter(s=>s.type===
"radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].every(o=>o.defaultSelected))]}function Nu(e,t){const n=new AbortController;
t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.includes('"navigation.instant.preview"')&&U(document,"pointerover f\
ocusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest("a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(
".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;U(document,"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(
function(){return wd}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Eu(e,t){const n=[],s=new Promise(o=>{U(window,"popstate",{signal:t},()=>{ot(location.
search)&&o()});for(const r of Au(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,checked:a});for(const c of["input","change"])r.dispatchEvent(
new Event(c,{bubbles:!0}))}),o()}U(e,mu,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&i.closest(gu)))return;const{value:a,checked:c}=i;!/over|in$/.
test(r)&&!i.closest("[data-plot]")&&n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),o()})});return{done:n,
touched:s}}async function er(e,t,n,s){if(!e.querySelector(t))return;const o=[],r=new AbortController;U(e,"click input",{signal:r.signal},a=>{const{target:c,type:l}=a;
c instanceof Element&&c.matches("button, input")&&c.closest(t)&&(a.stopImmediatePropagation(),o.push(()=>c.dispatchEvent(new Event(l,{bubbles:!0}))))});const i=await s().
finally(()=>r.abort());if(!n.aborted){i(e,n);for(const a of o)a()}}class ku extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,
this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The scripts of this page could not sta\
rt; its values are from the last build.")})}disconnectedCallback(){this.#t.abort(),Yn=""}async#n(t){const n=this.parentElement??document.body,s=location.pathname,
o=this.querySelector("template")?.content.textContent;if(Zo=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",wu,{signal:t}),au(n,t),
Mu(n),this.hasAttribute("data-no-popups")||Nu(n,t),Xn().then(()=>{yu(),Qo(n),$u(n)}),addEventListener("hashchange",()=>Qo(n),{signal:t}),er(n,"[data-files]",t,async()=>(await Promise.
resolve().then(function(){return ui})).start),U(n,"click",{signal:t},async({target:S})=>{const x=S instanceof Element&&S.closest("[data-plot]");x instanceof HTMLElement&&
(await Promise.resolve().then(function(){return Ni})).takePlot(x)}),er(n,"[data-filter]",t,async()=>(await Promise.resolve().then(function(){return Rh})).mount),
!o){ot(location.search)&&(await Promise.resolve().then(function(){return Vh})).mount(this,n,t);return}for(const S of n.querySelectorAll(".cg-slider input"))Xo(S,
+S.value,+S.value);const r=JSON.parse(o);Yn=r.names[r.note],this.#e=fu(n,S=>`${r.note}#${S}`in r.q||(S??"")in r.q);const i=new AbortController,a=new AbortController,
{done:c,touched:l}=Eu(n,i.signal);t.addEventListener("abort",()=>[i,a].forEach(S=>S.abort())),xu(c,a.signal),await Promise.race([Xn(1500),l]);const u=Object.values(
r.q).some(({far:S})=>S);u&&!ot(location.search)&&await Promise.race([l,tr(t)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().then(function(){return vm}),
{makeValues:m,prepare:p}=f;u&&await(await Promise.resolve().then(function(){return uh})).loadColumns(r.q),await p(r.q);const b=m(r),{wrong:g,untold:w}=await vu(
b.proving(),t);if(t.aborted)return;const y=S=>S.map(x=>x.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed in this browser, these values differ fro\
m the last build: ${y(g)}.`);for(const S of n.querySelectorAll("[data-row]"))S.classList.toggle("is-different",g.includes(b.key(S.getAttribute("data-row")??"")))}
w.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${y(w)}.`);const M=d(n).catch(()=>{});ot(location.search)||await Promise.race(
[l,tr(t)]);const $=await M??await d(n);if(!t.aborted){i.abort(),await h(b,this,n,t,$,s),a.abort();for(const S of c)S()}}say(t){const n=q("p","cg cg-notice",t);return n.
setAttribute("role","note"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",ku);const Xt={mode:"map",focus:"",from:"",to:"",way:"\
0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},nr=Object.keys(Xt),_u=e=>Xt.mode=e;function Ou(e){
const t=new URLSearchParams(e),n={...Xt};for(const s of nr)Object.assign(n,{[s]:t.get(s)??Xt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Tu(e,t){const n=new URL(
t);for(const s of nr)e[s]===Xt[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function Lu(e,t,n){for(const r of["depth","colour","size","t\
ag","folder","relation","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||Xt[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.
value}const Ue=e=>new Set(e.off.split(",")),he=e=>e==="map"||e==="course";function Cu(e,t){const n=Ue(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().
join()}const We=(e,t)=>e.byId.get(t)??-1,Ru=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),sr=2,Iu=4,qu=20,Pu=100,Fu=12,ju=3,Du=4,qt=3,
He=({types:e},{type:t})=>Ru.get(e[t][0])??sr,or=(e,t)=>He(e,t)===sr;function zu(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,
b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?s[i]+=1:He(e,{type:l})<Iu&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=He(e,{
type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.
nodes.map(i=>s[i.number]>=Fu&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||i.kind?Pu:+(i.degree>qu));return{near:n,toll:r}}function rr(e,t,n,s,o=3){
const r=[];if(n===s||n<0||s<0)return r;const i=zu(e,t),a=new Set;let c=1/0;for(;r.length<o;){const{cost:l,path:u}=Bu(i,n,s,a);if(!u.length||l>c)break;c=Math.min(
c,l+Du),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}function Bu({near:e,toll:t},n,s,o){const r=new Map([[n*qt,0]]),i=new Map,
a=[[n*qt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=Uu(l),f=Math.floor(u/qt),d=u%qt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,
path:Wu(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){if(o.has(m))continue;const b=p.uses?p.back?1:2:0,g=h+p.cost+(d&&b&&d!==b?ju:0),w=m*qt+
b;g>=(r.get(w)??1/0)||(r.set(w,g),i.set(w,u),(a[g]??=[]).push(w))}}}return{cost:0,path:[]}}function Uu(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.
splice(t,1)[0]}function Wu(e,t){const n=[Math.floor(e/qt)];for(let s=t.get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/qt));return n}const Ge=200,ir=["note",
"ghost","tag","attachment"];function Hu(e,t){const{edges:n,reasons:s,types:o,folders:r,tags:i,communities:a,central:c,hulls:l,flow:u}=e,f=e.id.map((m,p)=>({number:p,
id:m,title:e.title[p],label:e.label[p]??e.title[p],kind:e.kind[p]??0,url:e.url[p],x:e.x[p],y:e.y[p],community:e.community[p],degree:e.degree[p],rank:e.rank[p],uses:e.
uses[p]??0,folder:e.folder[p],tags:e.tagged[p],others:e.others[p]??"",text:"",width:-1})),d=[];for(let m=0;m<n.length;m+=3){const p=n[m+2];d.push({a:n[m],b:n[m+
1],type:p,kind:o[p][1],reason:"",says:!1})}for(const[m,p]of Object.entries(s))d[+m].reason=p;for(const[m,p]of d.entries()){p.says=or({types:o},p)||p.kind==="lin\
k"&&!!p.reason;for(let b=m-1;p.says&&ar(d[b],p);b--)d[b].says=!0}const h=u.boxes.map(([m,p,b,g,w,y,M={}],$)=>({number:$,id:`${f[b]?.id}#${m}`,name:m,value:p,note:b,
input:!!g,url:w,says:y,columns:Object.entries(M).flatMap(([S,x])=>x.map(v=>`${f[v]?.id}#${S}`))}));return{nodes:f,edges:d,types:o,folders:r,tags:i,communities:a,
boxes:h,flows:u.edges,hulls:l.map(([m,p,b,g])=>({group:m,x:p,y:b,points:g,name:a[m],number:c[m]})),byId:new Map(f.map(m=>[m.id,m.number])),isSmall:f.length<=Ge,
course:t}}function Gu(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:
r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).
filter(r=>r.size)}}function Ku(e,t,n){const s=Ue(t),o=e.tags.indexOf(t.tag),r=e.folders.indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+
h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+ir[d.kind])||!d.degree&&s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(
o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!ar(c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?
!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.isSmall&&l&&!e.course?.isLaid?Vu(e,c):[],get near(){return f??=Yu(a.length,
c)}}}function Vu({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&
i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const ar=(e,{a:t,b:n,kind:s})=>e?.kind===s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function Yu(e,t){
const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Xu(e,t,n){const s=new Map([[t,0]]);for(const[o,r]of s)
if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const Zu=({tags:e},t)=>t.text||=[t.title,t.id,t.others,...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Ke(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Ju(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ke(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ke(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Zu(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Zn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Ke(s.name.toLowerCase(),n),1+Ke(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function Qu(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const Pt=6,cr=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],lr=0,Ve=1,me=2,ur=3,pt=4,fr=(e,t)=>[(e.x+t.
x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Jn=1.6,Qn=.12,tf=26,lt=26;function ef(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;
for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.length&&e.isByTerritory?i.c[c%Pt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,tf),r.fillStyle=
e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=1/t,r.stroke()}}function nf(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Jn)return;const{
pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of hr(n)){const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Qn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?
.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function dr(e,{camera:t,shown:n}){
return t.k>=Jn||e.width<600&&t.k<.6?[]:hr(n).map(({count:s,ends:[o,r,i,a]})=>{const[c,l]=e.screen(t,(o+i)/2,(r+a)/2),u=String(s),f=7*u.length+2;return{number:-1,
text:u,x:c,y:l,left:c-f/2,top:l-7,width:f,height:14}})}function sf(e,t){const{lit:n,fade:s}=t,{pen:o,colours:r}=e;o.font=`700 12px ${r.font}`,o.textAlign="cente\
r",o.lineJoin="round";for(const{text:i,x:a,y:c}of dr(e,t))o.globalAlpha=n?1-(1-Qn)*s:1,o.strokeStyle=r.paper,o.lineWidth=4,o.strokeText(i,a,c+4),o.fillStyle=r.param,
o.fillText(i,a,c+4);o.globalAlpha=1}function hr({hulls:e,ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(
s),n.get(o)];return i&&a?[{count:r,ends:af(i,a)}]:[]})}function of(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Jn||!n.ribbons.
length;for(const l of n.lines){const{a:u,b:f,kind:d,says:h}=l,m=e.importance(u,f,s),p=m>Ve,b=d==="uses",g=i[u].community===i[f].community;if(!p&&!(b?g||c:g&&h)||
!p&&s&&s.path.length)continue;const w=i[u],y=i[f];r.beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...fr(w,y),y.x,y.y),r.setLineDash(m===pt?[]:p&&d==="link"&&
!h?[4/t,3/t]:rf(d).map($=>$/t)),r.strokeStyle=m===pt?a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===pt?3:b?p?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=
m===me?.45:p?.95:s?M+(M*Qn-M)*o:M,r.stroke()}r.setLineDash([]),r.globalAlpha=1}const rf=e=>cr.find(t=>t[0]===e)?.[3]??[];function af([[e,t],,[n,s]],[[o,r],,[i,a]]){
const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.min(n,i);if(l-c>lt&&f<u)return n<o?[n-lt,(c+l)/2,o+lt,(c+l)/2]:[e+lt,(c+l)/2,i-lt,(c+l)/2];if(f-u>lt&&
l<c)return s<r?[(u+f)/2,s-lt,(u+f)/2,r+lt]:[(u+f)/2,t+lt,(u+f)/2,a-lt];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-lt)/Math.max(1,Math.
abs(m-d)),(M/2-lt)/Math.max(1,Math.abs(p-h))),g=b(n-e,s-t),w=b(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*w,p-(p-h)*w]}const Ye=12,cf=11,mr=1.06,lf=1200;function uf(e,t){
const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=Ye*Math.min(1.06,Math.max(s.isSmall?1:cf/Ye,r.k)),c=s.nodes.length>Ge&&!i;n.textAlign="center",n.lineJoin=
"round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return ff(e,t,a,l);const u=c?pf(e,t,a):[];n.
lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(p,f+h/2,d+m*.75);n.lineWidth=
3.5,e.labels=gf(e,t,a,c,u).map(f=>ts(e,t,a,f));for(const f of e.labels)pr(e,t,a,f,.42,l)}function pr(e,t,n,{number:s,left:o,top:r,width:i},a,c){const{pen:l,model:u,
colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.font}`,l.fillStyle=
e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*mr)))}function ff(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=w=>e.radius[w]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=[...e.course?.painting.heads(e,t)??mf(e,t,s),...dr(e,t),...e.boxes],d=r.nodes.filter(w=>a.nodes[w.number]&&!e.isBox(w.number)).map(
w=>{const[y,M]=e.screen(i,w.x,w.y),$=u(w.number);return{number:w.number,left:y-$,top:M-$,width:2*$,height:2*$}}),h=new Map(a.hulls.map(({group:w,points:[y,,M]})=>{
const[$,S]=e.screen(i,...y),[x,v]=e.screen(i,...M);return[w,{left:$,top:S,width:x-$,height:v-S}]})),m=[...h.values()].at(-1),p=e.width<600&&i.k<.6,b=[...c?.path.
length?c.path:c?.nodes.keys()??[]],g=p?new Set([l,...c?.path??[]]):new Set([l,...b,...e.order]);e.labels=[...e.boxes],o.lineWidth=3.5;for(const w of g){const y=r.
nodes[w];if(!y||!a.nodes[w]||e.isBox(w))continue;const M=ts(e,t,n,w),$=e.course?m:h.get(y.community),S=hf(M,d.find(x=>x.number===w)??M).find(x=>w===l||(!$||df(x,
$))&&![...f,...d].some(v=>v.number!==w&&es(e.course?.painting.widened(x)??x,v)));S&&(f.push(S),e.labels.push(S),pr(e,t,n,S,.3,s))}}const df=(e,t)=>e.left>t.left+
2&&e.top>t.top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,hf=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+
4,top:n},{...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function mf(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;
return n.hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.
split(" ");for(;b.length>1&&i.measureText(b.join(" ")).width>p;)b.pop();const g=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(g).width,height:15}]})}function pf(e,{
camera:t,shown:n},s){const o=[];e.pen.font=`700 ${s+2.5}px ${e.colours.font}`;for(const{number:r,group:i,name:a,x:c,y:l}of n.hulls){const[u,f]=e.screen(t,c,l),d=e.
pen.measureText(a).width,h={number:r,name:a,group:i,left:u-d/2,top:f-15,width:d,height:20};o.some(m=>es(h,m))||o.push(h)}return o}function ts(e,{camera:t},n,s,o=!0){
const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${Ye}px ${e.colours.font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/Ye:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*mr}}function gf(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(S,x)=>Math.round(S*r.k*4/x),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>Ge?Math.max(24,u*f/9e3):1/0,g=[...o];let w=0,y=o.length;const M=new Set(o.map(S=>S.number)),$=p.length?new Set([...p,...e.order]):e.order;
for(const S of $){const x=e.model.nodes[S],[v,_]=e.screen(r,x.x,x.y),R=Math.max(Math.abs(v/u-.5),Math.abs(_/f-.5));if(!i.nodes[S]||R>1||M.has(S))continue;if((w+=
1)>lf||y>=b)break;const A=e.radius[S]*e.scale(r)*1.5,k=P=>{const T=ts(e,t,n,S,P);T.top-=A,T.height+=A;for(const E of g)if(es(T,E))return null;return T},F=k(!1)&&
k(!0);F&&(g.push(F),R<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(S=>S.number).reverse()},e.kept.numbers}const es=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,bf=2500,gr=8e3,wf=1500,yf=.06,Zt=.25;function br(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Pt},(o,r)=>n("c"+r))}}class Mf{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
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
model.isSmall?(i?i.painting.columns(this,t):ef(this,t),nf(this,t),i?i.painting.lines(this,t,i):of(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.
isSmall&&sf(this,t),this.dots(t),this.boxes=i?i.painting.boxes(this,t,i):[],uf(this,t)}hulls({camera:t,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin=
"round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Pt],
i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.
colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,{k:l}=t,u=n.lines.length,f=Array.from({length:pt+1},
()=>new Map);let d=r?bf:gr;for(const{a:m,b:p,kind:b}of n.lines){const g=a[m],w=a[p],y=this.importance(m,p,s);if(y<me&&(d<1||Xe(g.x,w.x,t.x,this.width/l)||Xe(g.y,
w.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(g.x,g.y),u>wf?M.lineTo(w.x,w.y):M.quadraticCurveTo(...fr(g,w),w.x,w.
y)}const h=Math.min(1,130/Math.max(1,Math.min(u,gr)))**.4;f.forEach((m,p)=>{for(const[b,g,w,y]of cr){const M=m.get(b),$=w*h*(p===lr?.6:1);M&&(i.setLineDash(y.map(
S=>S/l)),i.strokeStyle=p===pt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(p===pt?3.2:g*(p===ur?1.5:1))/l,i.globalAlpha=p>Ve?[.5,.95,1][p-me]:
s?$+(yf-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.group[n]?Ve:lr,r=s?.nodes.get(t),i=s?.nodes.get(
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
i,e.stroke())}const $f=new Map([["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Sf=18,ns=8,ss=5;function vf(e,t){const{canvas:n,
root:s}=e,o=(i,a,c)=>{for(const l of a.split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};Af(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,
Math.min(60,i.deltaY*(i.deltaMode?16:1)));e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,
ns);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.open(a)}),o(n,"keydown",i=>Nf(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&
n.focus({preventScroll:!0})};o(s,"click",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.
shiftKey)return;i.preventDefault(),i.stopPropagation()}a&&Ef(e,a),r(a)}),o(s,"input change",i=>kf(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&
(xf(i.target)||e.release(),i.target.closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"ful\
lscreenchange",()=>e.all('[data-do="full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function xf(e){const t=e.closest(".cg-map__mo\
re[open]");return t&&(t.open=!1),t?.querySelector("summary")?.focus({preventScroll:!0}),!!t}function Af(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[
[i,a],c]=[...s.values()],[l,u]=c??[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),
s.set(i.pointerId,[i.offsetX,i.offsetY]),o=s.size>1?ss:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType===
"touch"||e.over(e.hit(a,c,ns));if(i.pointerType==="touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();
s.set(i.pointerId,[a,c]);const f=r();o+=Math.hypot(a-l[0],c-l[1]),!(o<ss)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{
if(!s.delete(i.pointerId)||o>=ss)return;const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?Sf:ns))}),t(n,"touc\
hstart touchmove",i=>i.touches.length>1&&i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function Nf(e,t){
const[n,s]=$f.get(t.key)??[0,0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.
key==="+"||t.key==="=")e.zoom(1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=
0)e.open(o);else return!1;return!0}function Ef(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?
e.goBox(+s):o?(Cu(a,`${o}:${r}`),e.show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+
1):i==="full"?document.fullscreenElement?document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):
i==="path"&&(a.from=a.focus,e.setMode("path"))}function kf(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="so\
rt")return e.list(1);!s||!(s in o)||o[s]===n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...Ue(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const _f=120;
class Of{constructor(t,n,s,o){this.root=t,this.canvas=n,this.model=Hu(s,o),_u(o?"course":"map"),this.state=Ou(location.search),o?.painting.lay(this.model,this.state.
mode!=="map"),this.state.find||=this.part("find").value,this.painter=new Mf(n,this.model,br(t)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.found=null,
this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=this.
saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(()=>this.resize()),this.sight.observe(n),this.scheme=
new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-color-scheme","data-md-color-primary"]});for(const r of["\
(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(r).addEventListener("change",()=>this.recolour(),{signal:this.gone.signal});vf(this,
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
beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):Qu(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.mode==="chain")return;
const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,i]),this.draw()}goNote(t){
if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.model.nodes[t].title}\
” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),await this.setMode(
"chain")}goFound(){const{found:t,model:n,state:s}=this,o=Zn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(o);r>=0&&this.goNote(
r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||!he(this.state.mode)||s.width>=600||o.k>=.6)return!1;const a=r.hulls.find(({points:[f,
,d]})=>{const[h,m]=s.screen(o,...f),[p,b]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,1.2);return this.camera=
{x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice="",this.chart=this.
chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||!s)return;t.now??=
new Map;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),this.
tell())}async setMode(t){const n=this.state,s=he(t)&&this.model.course?.painting.lay(this.model,t==="course"),o=s||t==="chain"||n.mode==="chain";Object.assign(n,
{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&(this.chain??={...await Promise.resolve().then(function(){return Cm}),...await Promise.resolve().
then(function(){return tp})}),this.show(),this.painter.resize(),t==="chain"?(this.follow(),this.tell()):o&&this.fit(),o&&this.at()>=0&&this.go(this.at())}show(t=!1){
const{model:n,painter:s,state:o}=this;Lu(o,a=>this.part(a),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.
style.setProperty("--depth",o.depth),(o.tag||o.folder||o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Gu(
n,o.colour);s.group=r,s.isByTerritory=o.colour==="community"&&!s.course,s.measure(o.size),s.kept.key="",this.shown=Ku(n,o,s.group),this.found=o.find.trim()?Ju(n,
this.shown,o.find):null,this.light(),this.tell(),(!t||location.search||o.find)&&(Promise.resolve().then(function(){return qm}).then(({legend:a})=>a(this,i)),this.
list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.resolve().then(function(){return jm})).list(this,t)}light(){const{state:t,shown:n,model:s,
lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=We(
s,t.from),h=rr(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=
0&&n.nodes[l]?f=Xu(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?
0:1,this.since=performance.now(),this.draw()}async tell(){const t=he(this.state.mode)&&this.me()<0?null:await Promise.resolve().then(function(){return Km}),n=this.
part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":
"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,
o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){
return sp})}fit(){const{painter:t}=this;this.camera=this.state.mode==="chain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=
!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){
const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=
br(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(
n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.
min(1,Math.max(.05,(t-this.since)/_f)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,
this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.
saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,"",Tu(this.state,location.href))},150)}}var Tf=Object.freeze({__proto__:null,
View:Of});const pe=146,Lf=41,Cf=54,Rf=10,If=.12,yr=12,Mr=1.06,qf=3,Pf=60,Ff=1e3;function jf(e,t){const{course:n,nodes:s}=e;if(!n||n.isLaid===t)return!1;n.isLaid=
t;const o=s.map(({x:r,y:i})=>[r,i]);return s.forEach((r,i)=>[r.x,r.y]=n.places[i]),n.places=o,[e.hulls,n.hulls]=[n.hulls,e.hulls],!0}function Df(e){const{places:t,
rooms:n,stages:s,boxes:o,read:r,way:i}=e;return{isLaid:!1,places:Array.from({length:t.length/2},(a,c)=>[t[2*c],t[2*c+1]]),hulls:n.map(([a,c,l,u,f],d)=>({group:Ff+
d,x:c,y:l,points:[[c,l],[c+u,l],[c+u,l+f],[c,l+f]],name:d<s?`${d+1} ${a}`:a,number:-1})),boxes:new Set(o),read:new Set(o.slice(0,r)),way:i,painting:Vf}}function zf(e,{
camera:{k:t},shown:n,lit:s,fade:o},{read:r}){const{pen:i,model:{nodes:a},colours:c}=e;for(const{a:l,b:u,kind:f,says:d}of n.lines){const h=e.importance(l,u,s),m=h>
Ve,p=f==="uses";if(!m&&!(p&&r.has(l)&&r.has(u))||!m&&s?.path.length)continue;const[b,g]=a[l].x<=a[u].x?[a[l],a[u]]:[a[u],a[l]];if(i.beginPath(),g.x-b.x<pe/2){const y=b.
x-pe/2+2,M=y-10-Math.min(16,Math.abs(g.y-b.y)/16);i.moveTo(y,b.y),i.bezierCurveTo(M,b.y,M,g.y,y,g.y)}else{const[y,M]=[b.x+pe/2-2,g.x-pe/2+2],$=(y+M)/2;i.moveTo(
y,b.y),i.bezierCurveTo($,b.y,$,g.y,M,g.y)}i.setLineDash(m&&h!==pt&&f==="link"&&!d?[4/t,3/t]:[]),i.strokeStyle=h===pt?c.changed:p||f==="claims"?c.param:c.ink,i.lineWidth=
(h===pt?3:m?1.8:1.2)/t;const w=.32;i.globalAlpha=h===me?.45:m?.9:s?w+(w*If-w)*o:w,i.stroke()}i.setLineDash([]),i.globalAlpha=1}function Bf(e,{shown:t,lit:n,fade:s}){
const{pen:o,colours:r}=e;o.fillStyle=e.solid(r.muted,.07*(n?1-.5*s:1));for(const{points:i}of t.hulls){const[[a,c],,[l,u]]=i;o.beginPath(),o.roundRect(a,c,l-a,u-
c,Rf),o.fill()}}function Uf(e,{camera:t,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=t.k<.6?12:14,c=Cf*t.k;return r.textAlign="left",r.font=`700 ${a}px ${i.
font}`,n.hulls.map(({name:l,points:[u,,f]})=>{const[d,h]=e.screen(t,u[0]+8,u[1]),m=(f[0]-u[0]-16)*t.k,p=Math.max(1,Math.floor((c-4)/(a+2))),b=m<Pf?[l.split(" ",
/^\d/.test(l)?1:void 0).join(" ")]:Wf(r,l,m,p);return r.fillStyle=e.solid(i.ink,s?1-.6*o:1),b.forEach((g,w)=>r.fillText(g,d,h+(c-b.length*(a+2))/2+(w+.85)*(a+2))),
{number:-1,left:d,top:h,width:m,height:c}})}function Wf(e,t,n,s){const o=[];for(const r of t.split(" ")){const i=o.length?`${o[o.length-1]} ${r}`:r;o.length&&(o.
length===s||e.measureText(i).width<=n)?o[o.length-1]=i:o.push(r)}return o.map(r=>$r(e,r,n))}function Hf(e,t,{boxes:n,read:s,way:o}){const{pen:r,model:i,colours:a}=e,
{camera:c,shown:l,lit:u,me:f,focused:d}=t,h=[];for(const m of n){if(!l.nodes[m])continue;const p=i.nodes[m],[b,g]=e.screen(c,p.x,p.y),[w,y]=[pe*c.k,Lf*c.k],[M,$]=[
b-w/2,g-y/2],S=e.strength(t,m,.3),x=o.indexOf(m),v=m===f,_=!!u?.path.includes(m);r.beginPath(),r.roundRect(M,$,w,y,5),r.fillStyle=v?a.param:a.paper,r.fill(),r.strokeStyle=
e.solid(_?a.changed:x>=0||v?a.param:a.muted,S*(s.has(m)||v?1:.6)),r.lineWidth=_||x>=0||v?1.8:1,r.stroke(),v&&d&&(r.beginPath(),r.roundRect(M-4,$-4,w+8,y+8,8),r.
strokeStyle=a.param,r.lineWidth=2,r.stroke()),r.fillStyle=v?a.paper:e.solid(a.ink,S),Gf(e,p.label.split(`
`),{x:b,y:g,width:w,height:y},x>=0||v),x>=0&&w>60&&Kf(e,M+w-4,$-2,String(x+1),S),h.push({number:m,left:M,top:$,width:w,height:y})}return h}function Gf({pen:e,colours:t},n,{
x:s,y:o,width:r,height:i},a){const c=a?yr-.5:yr,l=Math.floor((i-2)/(c*Mr));if(l<1||r<40)return;e.font=`${a?"600 ":""}${c}px ${t.font}`,e.textAlign="center";const u=l<
n.length?[`${n.slice(0,l).join(" ")} …`]:n;u.slice(0,l).forEach((f,d)=>{const h=(d-(Math.min(l,u.length)-1)/2)*c*Mr;e.fillText($r(e,f,r-2*qf),s,o+h+c*.35)})}function $r(e,t,n){
if(e.measureText(t).width<=n)return t;let s=t.replace(/ …$/,"");for(;s.length>1&&e.measureText(`${s}…`).width>n;)s=s.slice(0,-1).trimEnd();return`${s}…`}function Kf(e,t,n,s,o){
const{pen:r,colours:i}=e;r.beginPath(),r.arc(t,n,8,0,7),r.fillStyle=e.solid(i.param,o),r.fill(),r.font=`700 11px ${i.font}`,r.textAlign="center",r.fillStyle=i.paper,
r.fillText(s,t,n+4)}const Vf={boxes:Hf,columns:Bf,heads:Uf,lay:jf,lines:zf,widened:e=>({...e,left:e.left-4,width:e.width+8})};var Yf=Object.freeze({__proto__:null,
readCourse:Df});const Xf=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH \
THEAD TR UL".split(" ")),Zf=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, t\
emplate, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe, object, embed, form",Sr="http://www.w3.org/1998/Math/MathML",Jf=4e3,Qf=4e6,
td=24,ed=3,Ft=new Map;function nd({origin:e,pathname:t}){const n=Ft.get(t)??sd(new URL(t,e)).catch(()=>{});return Ft.delete(t),Ft.set(t,n),Ft.size>td&&Ft.delete(
[...Ft.keys()][0]),n.then(s=>s??Ft.delete(t)),n}async function sd(e){const t=await fetch(e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||
!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();if(n.length>Qf)return;const s=new DOMParser().parseFromString(n,"text/htm\
l"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof
Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();if(vr(o,i,new URL(t.url),{left:Jf}),!i.textContent?.trim())return;
const a=id(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),{title:r?.textContent?.trim()??"",text:i,count:ad(o)}}function vr(e,t,n,s){
for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Zf))continue;
s.left-=1;const r=od(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.querySelector(".cg-claim__text")??o:o;vr(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.
trim()&&r.remove()}}function od(e,t){if(e.namespaceURI===Sr)return rd(e);if(/^h[2-6]$/.test(e.localName)){const r=q("p","cg-pop__head");return r.dataset.at=e.id,
r}if(!Xf.has(e.tagName))return;const n=document.createElement(e.localName),s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="\
cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&n.setAttribute("href",o.href),n}function rd(e){if(e.localName==="annotation"||e.
localName==="annotation-xml")return;const t=document.createElementNS(Sr,e.localName);for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.
test(n)&&t.setAttribute(n,s);return t}function id(e){const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=q("ul","cg-\
pop__results"),s=new Set;for(const o of e.querySelectorAll("a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(
r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(
q("li","",q("b","",a)," ",i)),s.size===ed)break}return s.size?n:void 0}function ad(e){const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-dispute\
d, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.
push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const cd=250,ld=250,ud=500,fd=10,dd=3,hd="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink,\
 .md-tag, [data-preview], [download], [target]";function md(e,t,n){const s=[];let o=0,r=0,i=0,a=0,c=!1,l="",u="",f,d;const h=(A=0)=>{for(const{link:k,box:F}of s.
splice(A))k.removeAttribute("aria-expanded"),c=!0,F.contains(document.activeElement)&&k.focus({preventScroll:!0}),c=!1,F.remove()},m=A=>A instanceof Node?s.map(
({link:k,box:F})=>F.contains(A)||k.contains(A)).lastIndexOf(!0):-1,p=A=>s.map(({box:k})=>k.contains(A)).lastIndexOf(!0)+1,b=A=>{const k=A instanceof Element&&A.
closest("a[href]");return!(k instanceof HTMLAnchorElement)||k.matches(hd)||!e.contains(k)&&!k.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(k.
pathname)&&k.origin===location.origin&&k.pathname!==location.pathname?k:void 0},g=async A=>{const k=p(A),F=++a;if(k>=dd||s[k]?.link===A)return;const P=await nd(
new URL(A.href));if(!P||F!==a||t.aborted||!A.isConnected||k>s.length)return;h(k);const T=pd(P,A,`cg-pop-${k}`);document.body.append(T),s.push({link:A,box:T}),A.
setAttribute("aria-expanded","true"),gd(T,A.getClientRects()[0]??A.getBoundingClientRect()),bd(T,decodeURIComponent(A.hash.slice(1)))},w=()=>{clearTimeout(o),a+=
1},y=A=>{const{target:k}=A,F=b(k),P=m(k),{pointerType:T,clientX:E,clientY:O}=A;T!=="touch"&&(l=`${E} ${O}`,l!==u&&(u="",clearTimeout(r),s.length>P+1&&(r=window.
setTimeout(()=>h(P+1),ld)),clearTimeout(o),F?o=window.setTimeout(()=>g(F),cd):P<0&&w()))},M=({target:A})=>{const k=b(A);c||(h(m(A)+1),k?.matches(":focus-visible")&&
g(k))},$=()=>{clearTimeout(i),f=void 0},S=A=>{const{pointerType:k,clientX:F,clientY:P,target:T}=A,E=b(T);if(d=void 0,m(T)<0&&h(),$(),k!=="touch")return w();E&&(f=
{link:E,x:F,y:P},i=window.setTimeout(x,ud))},x=()=>{d=f?.link,$(),d&&g(d)},v={pointerover:y,focusin:M,pointerdown:S};for(const[A,k]of Object.entries(v))U(document,
A,{signal:t,capture:!0},k);U(document,"pointerup pointercancel",{signal:t},$),U(document,"pointermove",{signal:t,passive:!0},({clientX:A,clientY:k})=>{l=`${A} ${k}`,
f&&Math.hypot(A-f.x,k-f.y)>fd&&$()}),U(document,"contextmenu click",{signal:t,capture:!0},A=>{f&&A.type==="contextmenu"&&x(),!(!d||b(A.target)!==d)&&(A.preventDefault(),
A.stopImmediatePropagation())}),U(document,"keydown",{signal:t,capture:!0},A=>{const k=s.at(-1);k&&(A.key==="Escape"?(A.stopPropagation(),w(),clearTimeout(r),u=
l,h(s.length-1)):A.key==="ArrowDown"&&document.activeElement===k.link&&(A.preventDefault(),k.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("\
abort",()=>{for(const A of[o,r,i])clearTimeout(A);h()});const _=b(n?.target??null),R={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&_?.matches(R[n.type])&&
v[n.type](n)}function pd({title:e,text:t,count:n},s,o){const r=q("div","cg cg-pop"),i=q("p","cg-pop__title",e),a=q("div","cg-pop__text",t.cloneNode(!0)),c=q("a",
"","open"),l=[n,ot(location.search)&&"from the last build, without your scenario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria\
-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-l\
abel",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,q("p","cg-pop__foot",q("span","",l),c)),r}function gd(e,t){const{clientWidth:n,clientHeight:s}=document.
documentElement,{width:o,height:r}=e.getBoundingClientRect(),i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,
e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function bd(e,t){const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.
at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var wd=Object.freeze({__proto__:null,mount:md});const xr=1e-12,os=2**-50,Ar=2**-48,Nr=2**-52,Er=64,rs=1e-9,yd=2**
-48,Md=2**-51,$d=2**-40,Sd=2**53;class ut{at=-1;needs="";constructor(t){this.message=t}}const N=e=>{throw new ut(e)},Ze=new Map,is=(e,t)=>t===0?N("division by z\
ero"):e/t,kr=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?is(1,s):s},_r=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&
N("division by zero"),n&&Math.abs(t)<=Er?kr(e,t):e<0&&!n?N("power of a negative number"):e**t},as=e=>e<=0?N("log of zero or less"):Math.log(e),cs=(e,t)=>{const n=as(
t),s=n===0?N("division by zero"):as(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Er&&kr(t,o)===e?o:s},Je=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==
e&&Math.abs(e-n)<=os*Math.abs(e)?n:t},ft=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=xr*Math.max(1,Math.abs(e))?t:Math.floor(e)},jt=e=>-ft(-e),vd=(e,t)=>{
t===0&&N("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+0;const s=os*Math.max(Math.abs(t),Math.abs(e));return Math.
abs(n)<=s||Math.abs(t-n)<=s?0:n},Or=e=>-Je(-e),ls=e=>{const t=Je(e),n=e-t;return Math.abs(n-.5)<=os*Math.max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},xd=(e,t=0)=>{
const n=Je(t);(n!==Or(t)||Math.abs(n)>15)&&N("rounding to a number of digits that is not whole, or more than 15");const s=_r(10,Math.abs(n));return n?n>0?ls(e*s)/
s:ls(e/s)*s:ls(e)},ge=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(t))||s.some(r=>o<=xr*Math.abs(r))},Tr=(e,t,...n)=>+(e<t&&!ge(e,
t,Ar,n)),Lr=(e,t,...n)=>+(e<=t||ge(e,t,Ar,n)),Ad=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(t);return+(o<=r||ge(o,r,rs,s))},Cr=e=>e.reduce((t,n)=>Math.max(
t,Math.abs(n)),0),Rr=(e,t,...n)=>+(e<t&&t-e>Nr*Cr([e,t,...n])),Ir=(e,t,...n)=>+(e<=t||e-t<=Nr*Cr([e,t,...n])),Nd=new Map(Object.entries({lt:Rr,le:Ir,gt:(e,t,...n)=>Rr(
t,e,...n),ge:(e,t,...n)=>Ir(t,e,...n)})),Qe=(e,t)=>Math.abs(e)<=yd*Math.abs(t)&&e&&(Math.abs(t)>=Sd||e!==Math.floor(e))?0:e,us=(e,t)=>{const n=Md*Math.abs(t);return Math.
abs(e)<=n&&n<$d?0:e},qr=e=>Math.abs(e)>2**33?N("an angle so large that its turns cannot be determined"):e,Pr=e=>us(Math.cos(qr(e)),e),Ed=e=>Pr(e)===0?N("divisio\
n by zero"):us(Math.tan(e),e),Fr=e=>t=>t>=-1&&t<=1?e(t):N("outside -1..1"),{abs:kd,atan:_d,atan2:Od,sinh:Td,cosh:Ld,tanh:Cd,exp:Rd,sign:Id,asin:qd,acos:Pd}=Math,
dt=new Map(Object.entries({add:(e,t)=>Qe(e+t,e),sub:(e,t)=>Qe(e-t,e),mul:(e,t)=>e*t,div:is,neg:e=>-e,pow:_r,not:e=>+(e===0),lt:Tr,le:Lr,gt:(e,t,...n)=>Tr(t,e,...n),
ge:(e,t,...n)=>Lr(t,e,...n),eq:(e,t,...n)=>+ge(e,t,rs,n),ne:(e,t,...n)=>+!ge(e,t,rs,n),within:Ad,sqrt:e=>e<0?N("root of a negative number"):Math.sqrt(e),exp:Rd,
ln:as,log:cs,log2:e=>cs(e,2),log10:e=>cs(e,10),abs:kd,sign:Id,floor:Je,ceiling:Or,round:xd,min:Math.min,max:Math.max,sin:e=>us(Math.sin(qr(e)),e),cos:Pr,tan:Ed,
asin:Fr(qd),acos:Fr(Pd),atan:_d,atan2:Od,sinh:Td,cosh:Ld,tanh:Cd}));function tn({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
ut)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const Dt=86400,Fd=2629800,jr=1e-6,fs=-62135596800,Dr=253402214400,zr=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||N("overflow"),Math.abs(e-n)>jr?N(t):n},jd=e=>e>=fs&&e<=Dr?e:N("a date beyond the years 1 to 9999"),be=e=>new Date(jd(zr(e/Dt,"n\
o whole number of days")*Dt)*1e3),Br=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,Dd={later:(e,t)=>be(e+t).getTime()/1e3,months_later:(e,t)=>{const n=zr(t/Fd,
"no whole number of months"),s=be(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&N("a date beyond the years 1 to \
9999"),Br(r,i,Math.min(s.getUTCDate(),new Date(Br(r,i+1,0)*1e3).getUTCDate()))},year:e=>be(e).getUTCFullYear(),month:e=>be(e).getUTCMonth()+1,day:e=>be(e).getUTCDate()};
function en(e){const t=Math.floor(e/Dt+.5);return Math.abs(e/Dt-t)>jr||t*Dt<fs||t*Dt>Dr?"–":new Date(t*Dt*1e3).toISOString().slice(0,10)}function zd(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=fs&&en(t)===e?t:void 0}const zt=12,Bd=100,Ud={"%":100,percent:100,pct:100,"‰":1e3},Wd=e=>!e||
e.startsWith("×")?1:Ud[e]??0;function Bt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(zt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+hs(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=ds(
a,zt-t),m=h>=10**t?1:0;return`${c}${hs(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(zt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*Bd<=u&&(l=Math.max(l,Math.min(t-i+zt-1-String(f).length,zt-1-i)));let d=ds(a,zt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=ds(a,zt-1-i- --l)),c+hs(d,l,
n&&i>=0&&d%10**l!==0)}const ds=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function hs(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const ms=25e4,Mt=5e6,Hd=2e6,Gd=2e3,Kd=20;class tt{}
class Vd{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Gd,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new tt;this.pay(Kd)}}function Jt(e){try{return e()}catch(t){if(t instanceof tt)return;throw t}}const Ur=1e6,Yd=60,Xd=1e4,Wr=/#[[{]/,Hr="more than\
 1,000,000 steps",Zd=1e12,Gr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},ps=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),Kr=["read","slope","root","at","series","edge","along","across","path","part"],Jd=["num","row","read","index",...Object.
keys(Gr)],Qd=e=>dt.has(e)||ps.has(e)||Jd.includes(e);function th({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:Kr.includes(String(o))&&n.push(String(r))}return n}function Vr(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function Yr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function Xr(e){const t=e.steps+e.rest;e.steps=Math.
min(Ur,t),e.rest=t-e.steps,e.short=t<Ur}function eh([e,...t]){const[n=0,s=0]=t.map(Number),o=dt.get(String(e)),r=Nd.get(String(e))??o;return{name:String(e),act:o,
sharp:r,effort:o&&Ze.get(o),operands:t,first:n,second:s}}class nh{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([
n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Kr.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.owned=new Map,this.
programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Vd,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new Ut(this,new Map,void 0,
{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(t,n,s,o){this.nodes.set(t,n);for(const r of s)this.owned.set(r,(this.owned.get(r)??new Map).set(o,
t)),this.reads.set(r,[...this.reads.get(r)??[],t]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(t,n){const s=this.programs.get(t);if(s)return s;
const o={operations:n,instructions:n.map(eh)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.counted(n,()=>n.value(s))}below(t){const n=this.
withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.affected(n.keys())){const o=new Ut(
this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Zd,this.purse.steps),{budget:o}=t;[o.steps,o.rest,o.
open,o.integrals,o.isRunning]=[s,0,0,0,!1],Xr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.
loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=Yr(t,Vr([...this.nodes].map(([n,s])=>[n,th(s)]))):
this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Wr.test(i));if(!s.length||s.length===t.size)return t.size?new Ut(this,new Map(t),n,n.budget):
n;const o=new Map([...t].filter(([i])=>!Wr.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ut(this,o,n,n.budget)}),new Ut(
this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Yr(n,this.readers??=Vr(this.reads));return this.known.set(s,r),r}}class Ut{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const d=!this.budget.isRunning;d&&Xr(this.budget);const{open:h,integrals:m,steps:p,
short:b}=this.budget,{costs:g}=this.machine,w=g.get(t)??0;if(b&&w>p)throw new tt;try{this.budget.isRunning=!0;const y=[],M=this.machine.program(t,n);this.machine.
traced?.push([M.instructions,y]);const $=this.execute(M,0,n.length,y),S=p-this.budget.steps;return(S>Xd||w)&&g.set(t,S),$}catch(y){if(!(y instanceof ut))throw y;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:m}),{reason:y.message,key:t,at:y.at,needs:y.needs}}finally{d&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(d=>this.value(d)),c=a.findIndex(d=>typeof d=="object"),l=a.join();if(c>=0)
return{reason:"",key:t,needs:s[c]};const u=this.machine.owned.get(t)?.get(l),f=u&&this.value(u);return f!==void 0&&typeof f!="object"?f:Object.hasOwn(o,l)?o[l]??
{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new tt:
Object.assign(new ut(Hr),{at:n});const{instructions:r}=t,i=this.budget.integrals>0;try{for(;n<s;){const{name:a,effort:c,operands:l,first:u,second:f}=r[n],d=i?r[n].
sharp:r[n].act;if(d){const h=o[u],m=o[f],{length:p}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const b=p===2?d(h,m):p===1?d(h):d(...l.map(g=>o[+g]));o[n]=Number.isFinite(
b)?b:N(Number.isNaN(b)?"no real value":"overflow")}else if(a==="num"||a==="row")o[n]=l[0];else if(a==="index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(
l[0]));else{n=this.region(t,n,o);continue}n++}}catch(a){throw a instanceof ut&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=
0)){if(this.budget.short)throw new tt;N(Hr)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new ut(n.reason),{needs:t});return n}series(t){
const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new ut(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(
r[o==="with"?0:r.length-1]),a=ps.get(o);if(!a)return N(Gr[o]??"no real value");this.budget.open>=Yd&&N("nested deeper than 60"),this.budget.open++;const c=a(this,
r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations,t.instructions);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&N("overflow"),s[n]=
s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Ut(this.machine,t,this,this.budget,n)}}let gs,nn,Zr,Jr,Qr,bs;async function ti(){bs||({makeCells:bs}=await Promise.
resolve().then(function(){return rp}))}async function ei(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(Qd),
s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return r0});ni(o.CHECKED,o.DRAWN),{drawsOf:nn}=
o,t.has("beta")&&dt.set("beta",(await Promise.resolve().then(function(){return $0})).betaQuantile)}if(s&&({folded:Jr,heights:Qr,summary:Zr}=await Promise.resolve().
then(function(){return lp})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return db});ni(o,r)}Object.values(e).some(({r:o,rs:r})=>o||
r)&&({findExtremes:gs}=await Promise.resolve().then(function(){return Eb}))}function ni(e,t){for(const[n,s]of Object.entries(e))dt.set(n,s);for(const[n,s]of Object.
entries(t))ps.set(n,s)}const J=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function si(e,t=[
...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.
add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}const sh=e=>Array.isArray(
e)?e.length===3?e[1]:void 0:e,oh=(e,t)=>(e??[]).filter(n=>Object.keys(n).length===t.length&&t.every(([s,[o,r]])=>s in n&&n[s]>=o&&n[s]<=r)).map(n=>new Map(t.map(
([s])=>[s,n[s]])));function rh(e){for(;;){const{done:t,value:n}=e.next();if(t)return n}}function oi(e){const t=new Map(Object.entries(e.q)),n=new nh(e.q),s=E=>t.
get(E)??{},o=(E="")=>E[0]==="="||E.includes("#")?E:`${e.note}#${E}`,r=new WeakMap,i=E=>O=>{const L=E(O);if(typeof L!="object")return L;if(s(O).w!==void 0&&typeof a(
O)=="object")throw new tt},a=n.under(new Map),c=E=>{const O=n.under(E),L=i(O),j=C=>S(L,C,()=>(n.purse.next(),n.uncertain.has(C)?sh(_(C,E,L)):s(C).c?[_(C,E,L)].flat()[0]:
L(C)));return r.set(j,O),j},l=new Map,u=c(l),f=(E,O)=>{n.purse.next();const L=r.get(O)?.(E);return Array.isArray(L)?L[0].numbers:void 0},d=new WeakMap,h=(E,O,L)=>{
const j=d.get(O)??n.run(O);d.set(O,j);try{return n.counted(j,()=>{const C=nn(j).value(E);return L===void 0?Zr(C):Jr(C,L)})}catch(C){if(C instanceof ut)return;throw C}};
let m;const p=()=>m??=bs?.({entries:t,entry:s,machine:n}),b=E=>p()?.knows(E)??t.has(E),g=(E,O)=>p()?.settable(E,O)??E,w=new Map,y=E=>{for(const O of w.has(E)||!t.
has(E)?[]:si(t,[E],w)){const{p:L,picks:j,cells:C,rs:I}=s(O),W=new Set(I||!(L||C)?[O]:[]);w.set(O,W);for(const H of[...j??[],...(L??[]).flat()])for(const G of typeof H==
"string"&&w.get(H)||[])W.add(G)}return w.get(E)??new Set},M=(E,O)=>{const L=n.under(O);let j=E,C=L(j);for(;typeof C=="object"&&C.needs;)C=L(j=C.needs);if(typeof C!=
"object")return"";const{picks:I}=s(j),W=j.slice(j.indexOf("#")+1);if(!I)return j===E?C.reason:`${W}: ${C.reason}`;const H=I.map(G=>{const Z=L(G);return typeof Z==
"string"&&s(G).rows?.[Z]||Z});return`${W} is not known for ${H.join(", ")}`},$=(E,O)=>{const{r:L,rs:j,picks:C=[]}=s(E);return L??j?.[C.map(O).join()]},S=(E,O,L)=>{
const j=x.get(E)??new Map,{round:C}=n.purse;if(j.get(O)===C)throw new tt;try{return L()}catch(I){throw I instanceof tt&&x.set(E,j.set(O,C)),I}},x=new WeakMap,v=new WeakMap,
_=(E,O,L)=>{const j=v.get(L)??{state:O,found:new Map};return j.state!==O?R(E,O,L):(v.set(L,j),j.found.has(E)||j.found.set(E,S(j,E,()=>R(E,O,L))),j.found.get(E))},
R=(E,O,L)=>{if(O.size&&!n.affected(O.keys()).has(E))return _(E,l,u);n.purse.next();const j=n.uncertain.has(E);if(j&&s(E).c)return;const I=[...y(E)].sort().map(ct=>[
ct,O.has(ct)?void 0:$(ct,L)]).filter(([,ct])=>ct),W=j?void 0:L(E);if(j)return I.length?void 0:h(E,O);if(!I.length||typeof W!="number")return W;const H=n.run(O),
G=n.affected(I.map(([ct])=>ct)),Z=ct=>De=>{n.purse.point();const ze=n.at(H,De,G)(ct);return typeof ze=="object"?void 0:ze},V=oh(s(E).at,I),de=t.has(`${E}#margin`)?
gs(Z(`${E}#margin`),I,V):void 0;if(de){const ct=[...de.at,...V].map(Z(E));if(ct.some(n2=>typeof n2!="number"))return;const De=Math.min(W,...ct),ze=Math.max(W,...ct);
return De===ze?De:[De,ze]}const Ko=gs(Z(E),I,V)?.ends;if(!Ko)return;const[Vo,ou]=[Math.min(Ko[0],W),Math.max(Ko[1],W)];return Vo===ou?Vo:[Vo,ou]},A=(E,O)=>{if(n.
purse.next(),h(E,O)===void 0)return[];const L=d.get(O);return L?n.counted(L,()=>Qr(nn(L).value(E))):[]},k=(E,O)=>{if(n.purse.next(),!n.uncertain.has(E)||h(E,O)===
void 0)return;const L=d.get(O),j=L&&n.counted(L,()=>nn(L).value(E));return j instanceof Float64Array?j:void 0},F=(E,O,L)=>(n.purse.next(),n.uncertain.has(E)?[h(
E,O,L)].flat()[0]:void 0);function*P(E=Hd){const O=new Map,L=c(O),j=[],C=[];T(E);for(const I of si(t)){const{w:W}=s(I);if(W===void 0)continue;const H=Jt(()=>[_(
I,O,L)].flat());!H||H.some(G=>G===void 0)?C.push(I):[W].flat().some((G,Z)=>!J(G,H[Z],1e-9))&&j.push(I),yield}return{wrong:j,untold:C}}const T=E=>{n.purse.give(E)};
return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:M,inputs:y,settable:g,knows:b,reaches:(E,O)=>n.affected([E]).has(O),spread:_,part:F,heights:A,draws:k,
prove:E=>rh(P(E)),proving:P,allow:T,taken:()=>n.purse.taken}}const gt="–",ih=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
ws={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},ah={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},ch=e=>Object.
hasOwn(ws,/^[A-Za-z]*/.exec(e)?.[0]??""),Y=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,ys=e=>e.join(e[0][0]==="-"?" to ":"–"),bt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,sn=({f:e=1,o:t=0},n)=>n*e+t,ri=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,lh=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>ah[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function on(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of lh(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ii(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,g,w)=>{const{d:y,u:M="",o:$}=s(b),S=bt(s(b),g);return s(b).iso?en(g):ri(S)&&(S!==0||$||!g)&&!($&&g<-1e-6)?
Bt(S,w??y,ih.test(M),Wd(M)):gt},c=(b,g)=>{const w=g.map(A=>bt(s(b),A)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),S=A=>Math.floor(Math.log10(
A)),x=M&&$?Math.max(y,Math.min(S(M)-S($/3)+2,12)):y,[v,_,R]=g.map(A=>a(b,A,x));return`${_} (${ys([v,R])})`},l=(b,g,w,y)=>{const M=(y?r(b,g,y):void 0)??i(b,g,w),
{words:$}=s(b);if($)return $[Number(M)]??gt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[S,x]=M.map(v=>a(b,v));return S===x?S:(s(b).al?"at least ":"")+
ys([S,x])}return typeof M=="number"?a(b,M):M??gt},u=(b,g)=>{const{rows:w,r:y,v:M,u:$}=s(b),S=g??M;return typeof S=="string"?w?.[S]??S:g===void 0&&y?Y(ys(y.map(x=>a(
b,x))),$):typeof S=="number"?Y(a(b,S),$):gt},f=(b,g)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:S,x,iso:v}=s(b);if(!n.has(b)||S||x)return!1;if(w)return Object.
hasOwn(w,g);if(typeof g!="number"||!Number.isFinite(g)||v&&en(g)===gt)return!1;const _=1e-12*Math.abs(g);return $?$.some(R=>J(R,g)):g>=y-_&&g<=M+_},d=b=>{const g=new Map;
for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?$:+$)}return g},h=(b,g)=>{
const w=zd(b.trim().replace(/^date\s+/,""));return w===void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,w)?{value:w}:{problem:`outside ${p(g)}`}},m=(b,g)=>{
if(s(g).iso)return h(b,g);const{u:w=""}=s(g),y=w||"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(O,L,j,C)=>`${L}${C} ${j==="$"?"USD":j}`),[,$,S,x]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write \
for example ${u(g)}`};const[,v,_]=/^([A-Za-z]*)(.*)$/.exec(x)??[],R=(S===""||v[1]==="i")&&Object.hasOwn(ws,v)?ws[v]:1,A=(R>1?_:x).replace(/\s/g,""),k=on(A,t.units),
F=on(x.replace(/\s/g,""),t.units);if(R>1&&w&&!/^\s*[A-Za-z]/.test(_)&&!F.unknown&&F.dimension===on(w,t.units).dimension)return{problem:`“${b.trim()}” means tw\
o things; write ${$} ${x}, or ${+$*R}`};if(k.unknown||A&&k.dimension!==on(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${A}” is not a unit for thi\
s; it is in ${y}`};const P=+$*R,T=sn(A?{f:k.factor,o:k.offset}:R>1?{}:s(g),P),E=P!==0&&T===0&&!k.offset&&!s(g).o;return f(g,T)&&ri(T)&&!E?{value:T}:{problem:`ou\
tside ${p(g)}`}},p=b=>{const{lo:g=-1/0,hi:w=1/0,set:y,u:M}=s(b);return Y((y??[g,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,
text:l,figure:a,say:u,takes:f,parseCase:d,parseEntry:m}}const D=(e,t)=>[...e.querySelectorAll(t)],ai=e=>/^-[\d.∞]/.test(e)?e.replace(/(^|[^\w.])-(?=[\d.∞])/g,
"$1−"):e,z=(e,t)=>{const n=e?.firstChild,s=ai(t);n instanceof Text&&!n.nextSibling?n.data!==s&&(n.data=s):e&&e.textContent!==s&&(e.textContent=s)},rn=e=>e.dataset.
part?+e.dataset.part:void 0,Ms=new Map;function $s(e){const t=Ms.get(e);if(t)return t;const n=new Promise((s,o)=>{const r=document.createElement("script"),i=c=>{
const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(e))};addEventListener("cg-data",i),r.addEventListener(
"load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return Ms.set(e,n),n.catch(()=>Ms.delete(e)),n}async function ci(e,t=document.baseURI){
await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await $s(new URL(n.far,t).href)])}))}var uh=Object.freeze({__proto__:null,loadColumns:ci,loadFile:$s});
const an=100,fh=150,Ss=new WeakMap;function li(e,t){for(const n of D(e,"[data-count]"))Ss.set(n,Ss.get(n)??hh(n,t))}function dh(e){return li(e.root,e.signal),D(
e.root,"[data-count]").map(t=>n=>Ss.get(t)?.paint(n))}function hh(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",columns:i=""}=e.dataset,a=e.querySelector(
"table").tBodies[0],c=D(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector('[type="search"]'),d=r.split(" ").
filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,b,g=0,w="",y=0,M=0;const $=new WeakMap,S=T=>$s(new URL(d[T],document.baseURI).href),x=async T=>(await S(
Math.floor(T/+o)))[T%+o],v=()=>{const T=p;if(!T)return;const E=new Map,O=L=>{if(!E.has(L))try{E.set(L,T.model.column(L,T.now))}catch(j){if(!(j instanceof tt))throw j;
E.set(L,j)}return E.get(L)};for(const L of a.rows)h.forEach((j,C)=>{const I=L.cells[+s+C],W=T.model.key(j);$.has(I)||$.set(I,I.textContent??"");const H=$.get(I)??
"";T.attempt(I,()=>{const G=T.state.size?O(W):[];if(G instanceof tt)throw T.done&&z(I,gt),G;const Z=G?.[+(L.dataset.at??0)],V=T.state.size?typeof Z=="number"?T.
model.figure(W,Z):gt:H;z(I,V),I.classList.toggle("is-changed",V!==H)})})},_=async T=>{const E=++y,O=b?b.slice(T,T+an):mh(T,Math.min(T+an,m)),L=await Promise.all(
O.map(x));E!==y||t.aborted||(g=T,a.replaceChildren(...L.map((j,C)=>{const I=q("tr");return I.dataset.at=String(O[C]),I.append(...j.map((W,H)=>ph(W,c[H],!H))),I})),
R(L.length),v())},R=T=>{const E=b?b.length:m,O=`Rows ${(g+1).toLocaleString("en")}–${(g+T).toLocaleString("en")} of ${E.toLocaleString("en")}`;z(l,b?T?`${O} w\
ith “${w}”.`:`Nothing matches “${w}”.`:`${O}.`),F.hidden=!g,u&&(z(u,"next rows"),u.hidden=g+T>=E)},A=T=>T.catch(()=>{t.aborted||z(l,"The rows could not \
be loaded. Load the page again, or take the CSV file.")}),k=async()=>{const T=++y,E=(f?.value??"").trim();if(w=E,!E)return b=void 0,_(0);z(l,"Searching …");const O=await Promise.
all(d.map((j,C)=>S(C)));if(T!==y||t.aborted)return;const L=E.toLowerCase().split(/\s+/);return b=[],O.flat().forEach((j,C)=>{const I=j.slice(0,+s).join(" ").toLowerCase();
L.every(W=>I.includes(W))&&b?.push(C)}),_(0)},F=Object.assign(q("button","cg-quiet","previous rows"),{type:"button",hidden:!0});u?.before(F," "),l?.setAttribute(
"role","status"),U(F,"click",{signal:t},()=>A(_(Math.max(0,g-an))));for(const T of[F,u,f])T&&U(T,"click input change",{signal:t},E=>E.stopPropagation());let P=!0;
return u&&U(u,"click",{signal:t},()=>{A(_(P&&!b?0:g+an)),P=!1}),f&&U(f,"input",{signal:t},()=>{clearTimeout(M),P=!1,M=window.setTimeout(()=>A(k()),fh)}),t.addEventListener(
"abort",()=>clearTimeout(M)),{paint(T){p=T,v()}}}const mh=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,s)=>e+s);function ph(e,t,n){const s=q(n?"th":"td","",e);
return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className="is-long"),s}var ui=Object.freeze({__proto__:null,mount:dh,
start:li});async function Wt(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=
s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function vs(e){const t=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,
"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:
o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}const gh=12,bh=5,wh=7,fi=[1,2,5,10],yh=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function it(e=""){const[t,n,s,o,r,i,a]=e.split(",");return cn(+t,+n,{from:+s,to:+o,log:r===
"log",factor:+i||1,offset:+a||0})}function cn(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,
at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",i,a].join()}}function ln(e,t){const{log:n,factor:s,offset:o}=t,r=e.
filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.
floor(Math.log10(i/s)+1e-9),f-gh);return cn(we(d)*s,we(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=hi(a-i||Math.abs(a)||
1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return cn(l*c*s+o,u*c*s+o,t)}function di(e,t,n=!1){const s=e.filter(Number.isFinite),[o,r]=[Math.min(
...s),Math.max(...s)];if(!s.length||t.log&&o<=0)return;const i=[...new Set(s)].sort((l,u)=>l-u),a=n?Math.min(...i.slice(1).map((l,u)=>l-i[u]))/2:0,c=o===r?Math.
abs(o)/2||t.factor:a;return cn(o-c,r+c,t)}function Mh(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?$h(o,r):Sh(o,r)).map(i=>({at:e.at(i*
t+n).toFixed(1),text:Bt(i)}))}function $h(e,t){const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.
floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(r=>fi.slice(0,3).map(i=>i*we(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(we)}
function Sh(e,t){const n=hi(t-e),s=Math.ceil(e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function hi(e){const t=e/
bh,n=we(Math.floor(Math.log10(t)));return n*(fi.find(s=>s*n>=t*.999)??10)}const we=e=>+`1e${e}`;function ye(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),
[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...Mh(n).flatMap(a=>{const c=i?
`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i||
t==="y"&&a.text.length>=wh?vh(a.text):a.text,u.textContent=ai(u.textContent),[l,u]}))}function Me(e,{x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&fn(t.from,t.
to,a=>[a,n.to],[0,un]),s.some(([,a])=>a>n.from+1)&&fn(t.from,t.to,a=>[a,n.from],[0,-un]),s.some(([a])=>a<t.from-1)&&fn(n.to,n.from,a=>[t.from,a],[un,0]),s.some(
([a])=>a>t.to+1)&&fn(n.to,n.from,a=>[t.to,a],[-un,0])].filter(Boolean).join("");let i=e?.querySelector(".break");!e||!i&&!r||(i||(i=document.createElementNS("ht\
tp://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const mi=60,un=7;function fn(e,t,n,[s,o]){return Array.from(
{length:mi+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/mi),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function vh(e){const t=e.includes(
"e")?0:+e.replaceAll(",",""),[n,s]=yh.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const Et=120,xs=40,xh=40,Ht=(e,t)=>+(e?.getAttribute(t)??
NaN),$t=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},As=(e,t)=>e.includes("#[")?Math.round(t):t,pi=e=>(t,n)=>D(e,`[data-${n}="${CSS.
escape(t.id||"-")}"]`);function gi(e,t,n){const s=pi(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute(
"d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(
r,"for").map(l=>[l,Ht(l,"y")-i]),cells:c}})}function dn({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).set(n,As(n,r)),a=e.
under(i);return{state:i,read:a,value:a(o)}}const $e=new WeakMap,bi=new WeakMap;function wi({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[...t(o.dataset.line).
state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?Et:xs,i])}function yi(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=wi(
e,t,n),u=bi.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(b,g)=>t.x.of(g/m)).map(b=>[b,p(new Map(f).set(t.swept,
As(t.swept,b)))]),h={of:l,middle:d(r?Et:xs,m=>s.under(m)(a)),ends:c.length?d(r?xh:xs/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[p.at(0),p.at(-1)].map(
b=>typeof b=="number"?b:void 0)}):[]};return bi.set(i,h),h}function Mi(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>yi(e,t,o)).flatMap(({middle:o,
ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&ln(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.text&&(t.y=s,t.host.
dataset.ay=s.text,ye(t.host,"y",s))}function $i(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=wi(e,t,n),c=t.y.text;!$e.has(r)&&!e.state.size&&Number.isFinite(
n.end)&&$e.set(r,{of:a,y:c,end:n.end});const l=$e.get(r);(l?.of!==a||l.y!==c)&&$e.set(r,{of:a,y:c,end:Ah(t,n,yi(e,t,n))});const u=$e.get(r)?.end??NaN,f=r.dataset.
line?[...s.parseCase(r.dataset.line)].every(([d,h])=>J(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){const m=u+h;d.
classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&$t(d,{y:m})}return u}function Ah({x:e,y:t},{e:n,bands:s},{middle:o,
ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",hn(a));for(const c of s){const[
l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${hn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const hn=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function Se(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=dn(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const Si=2,Nh=["fill","stroke","str\
oke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];
async function Eh(e,t,n,s){const{figure:o}=t,r=o.querySelector(".cg-fig__title")?.textContent??"figure",i=Ns(r);return n==="link"?Wt(`${e.link().split("#")[0]}#${o.
id}`,s):n==="csv"?(t.data&&(t.data.open=!0),Se(e,t),mn(`${i}.csv`,new Blob([`${vs(o.querySelector("table"))}
`],{type:"text/csv"}))):xi(i,n,vi(o,r))}function vi(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),o=[...s.querySelectorAll("svg"),
...n.querySelectorAll(":scope > svg")],r=[t,e.querySelector(".cg-fig__case")?.textContent??""];return Ai(e,o,r,s.getBoundingClientRect().top,n.getBoundingClientRect().
bottom)}async function kh(e){const t=e.closest("figure"),n=t.querySelector("svg.cg-plot"),s=n.querySelector("title")?.textContent??"plot",o=e.dataset.plot??"";if(o===
"csv")return await _h(t.querySelector("details.cg-numbers")),mn(`${Ns(s)}.csv`,new Blob([`${vs(t.querySelector("table"))}
`],{type:"text/csv"}));const{top:r,bottom:i}=n.getBoundingClientRect();return xi(Ns(s),o,Ai(t,[n],[s],r,i))}const _h=e=>new Promise(t=>{if(!e||e.open)return t(void 0);
e.addEventListener("toggle",t,{once:!0}),e.open=!0}),Ns=e=>e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function xi(e,t,{text:n,
width:s,height:o}){if(t==="svg")return mn(`${e}.svg`,new Blob([n],{type:"image/svg+xml"}));const r=new Image(s,o),i=Object.assign(document.createElement("canvas"),
{width:s*Si,height:o*Si});r.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n)}`,await r.decode(),i.getContext("2d")?.drawImage(r,0,0,i.width,i.height),
i.toBlob(a=>a&&mn(`${e}.png`,a))}function Ai(e,t,n,s,o){const r=e.getBoundingClientRect(),i=16+18*n.length,a=Math.round(r.width),c=Math.round(o-s)+i+12,l="http:\
//www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${a} ${c}`),u.setAttribute(
"width",String(a)),u.setAttribute("height",String(c));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.setAttribute("h\
eight","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),n.forEach((h,m)=>{const p=u.appendChild(document.createElementNS(l,"text"));
for(const[b,g]of Object.entries({x:8,y:20+18*m,fill:f.color,"font-family":f.fontFamily,"font-size":m?12:15,"font-weight":m?400:600}))p.setAttribute(b,String(g));
p.textContent=h});for(const h of t){const m=h.getBoundingClientRect(),p=h.cloneNode(!0),b=[h,...h.querySelectorAll("*")];[p,...p.querySelectorAll("*")].forEach(
(g,w)=>{const y=getComputedStyle(b[w]);for(const M of Nh)g.setAttribute(M,y.getPropertyValue(M));for(const{name:M}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(M)&&g.removeAttribute(M)});for(const[g,w]of Object.entries({x:m.left-r.left,y:m.top-s+i,width:m.width,height:m.height}))p.setAttribute(g,w.toFixed(1));p.hasAttribute(
"viewBox")&&p.removeAttribute("preserveAspectRatio"),u.append(p)}return{text:new XMLSerializer().serializeToString(u),width:a,height:c}}function mn(e,t){const n=URL.
createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var Ni=Object.freeze({__proto__:null,
asSvg:vi,take:Eh,takePlot:kh});const Oh=120;function Th(e,t){for(const n of D(e,"[data-filter]"))Lh(n,t)}function Lh(e,t){const n=e.querySelector(".cg-search"),
s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),i=q("span","cg-sr");i.setAttribute("r\
ole","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=g.length>0||!!w;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:$,
rows:S})=>{const x=$.querySelector("summary")?.textContent??"";return S.map(v=>`${x} ${v.textContent}`.toLowerCase().replaceAll("−","-"))}));let M=0;r.forEach(
({group:$,isOpen:S,rows:x},v)=>{let _=0;x.forEach((R,A)=>{const k=(!w||(R.dataset.verdict??"").split(" ").includes(w))&&g.every(F=>a?.[v][A].includes(F));R.hidden=
!k,_+=+k}),$.hidden=!_,$.open=y?_>0:S,M+=_}),i.textContent=y?`${M} found`:"",Ch(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(
Boolean).join(" and ")+".",m)},d=()=>{const g=Vn(location.href,"find",n?.value.trim()??""),w=Vn(g,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(
history.state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!g&&w.dataset.word===g))),
b=()=>{const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&U(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,Oh)}),t.addEventListener("abort",()=>clearTimeout(c));for(const g of s)U(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});
b()}function Ch(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(q("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var Rh=Object.freeze({__proto__:null,mount:Th});function Ei({remove:e,take:t,link:n,patch:s,notice:o="",act:r}){const i=q(
"div","cg cg-bar"),a=q("span","cg-bar__count"),c=q("span"),l=q("ul","cg-bar__list"),u=q("p","cg-bar__offer"),f=q("p","cg-bar__who",q("span","cg-bar__of","Your s\
cenario, "),a,c),d=mt("cg-bar__do cg-bar__more","show",()=>h(!i.classList.contains("is-open"))),h=S=>{i.classList.toggle("is-open",S),d.setAttribute("aria-expan\
ded",String(S)),z(d,S?"hide":"show")};h(!1);const m=new Set;i.setAttribute("role","region"),i.setAttribute("aria-label","Scenario"),a.setAttribute("role","statu\
s");let p=[];const b=mt("cg-bar__do","copy link",()=>Wt(n(),b)),g=mt("cg-bar__do is-wide","copy as patch",async()=>{const S=await s?.();S===void 0?z(g,"not avai\
lable"):await Wt(S,g)});g.hidden=!s,g.title="Copies your changes as a patch of the notes, for git apply";const w=mt("cg-bar__do","put all back",()=>{e(p),Es(i)}),
y=q("div","cg-bar__acts",d,b,g,w),M=q("p","cg-bar__notice",o,...r?[" ",r]:[]);i.append(f,l,y,u,...o?[M]:[]);const $=(S,x,v,_)=>{const R=S.reduce((P,T)=>P+T.keys.
length+T.parts.length,0);p=S,i.classList.toggle("is-on",S.length>0),z(a,`${R} changed`);const A=[...new Set(S.flatMap(P=>P.notes))];c.replaceChildren(...A.slice(
0,2).flatMap((P,T)=>[T?" and ":", set in ",Ph(P,v,_)])),A.length>2&&c.append(` and ${A.length-2} more`);const k=[...l.querySelectorAll("button")].findIndex(P=>P===
document.activeElement);l.replaceChildren(...S.map(P=>qh(P,()=>e([P])))),k>=0&&!S.length?Es(i):k>=0&&l.querySelectorAll("button")[Math.min(k,S.length-1)].focus(
{preventScroll:!0});const F=x.filter(P=>!m.has(`${P.key} ${P.there}`));u.hidden=!F.length,u.replaceChildren(...F.map(P=>q("span","cg-bar__kin",`${P.says}: here ${P.
here}, elsewhere ${P.there} `,mt("cg-bar__do",`also use ${P.there} here`,()=>t([P])),mt("cg-bar__do is-quiet","keep it apart",()=>{m.add(`${P.key} ${P.there}`),
$(S,x,v,_)}))))};return{bar:i,show:$}}function Ih(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;
const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;e.parentElement===
c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);s.addEventListener(
"abort",()=>i.disconnect())}function qh(e,t){const n=mt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),q(
"li","",q("span","",e.says),...e.was?[q("s","",e.was)]:[],q("b","",e.now),...e.isToo?[q("span","cg-bar__too",", also here")]:[],n)}function Ph(e,t,n){const[s,o]=t.
notes[e]??[e];if(!o)return q("span","",s);const r=q("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Fh=e=>(e.closest("article, main")??document).
querySelector("h1");function Es(e){const t=Fh(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function mt(e,t,n){const s=Object.assign(q("butto\
n",e,t),{type:"button"});return s.addEventListener("click",n),s}const ve={notes:{},kinds:[],inputs:{}},ki=e=>e?fetch(e).then(t=>t.ok?t.json():ve).catch(()=>ve):
Promise.resolve(ve),jh=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return Y(t,n)};function _i(e,t,n,s){const{note:o,names:r}=n.data,
i=t.map(l=>Dh(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:p,
says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].
sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.
push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Dh(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.indexOf("."),[i,
a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??jh(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function zh(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&Bh(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function Bh({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function Uh(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Hh(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))Wh(o,n,s);return s}function Wh(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Hh=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Gh={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Kh(e,t,n){
if(!ot(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await ki(
s);if(n.aborted)return;const a=()=>ot(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=[],f=!1,d="";const h=mt("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:S,recompute:x}=await Promise.resolve().then(function(){return Ib});if(l)return l.recompute=async _=>{u=_,p("Recomputing …");const{now:R,
sum:A}=await S(_,a().join(),n);return u===_&&p(Oi(A,"Values outside this chain are from the last build.")),R},l.view?.renew();const v=await x(c??t,a().join(),n,
(_,R)=>p(`Recomputing, note ${_+1} of ${R} …`));p(Oi(v))}),m=()=>w.querySelector(".cg-bar__notice"),p=S=>z(m(),d=S),b=()=>{const S=l?.dataset.mode==="chain";h.
hidden=!S,f&&d&&z(m(),S?d:r??"")},g=()=>{f?location.reload():M()},{bar:w,show:y}=Ei({remove(S){const x=new Set(S.flatMap(_=>_.parts)),v=a().filter(_=>!x.has(_));
history.pushState(history.state,"",Kn(location.href,v.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(_i(new Map,a(),Gh,i),[],
i,o);if(e.append(w),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(b);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener(
"abort",()=>$.disconnect()),b()}const Oi=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values changed.`,...t?[`${t} are greyed out: they were n\
ot recomputed and are from the last build.`]:[],...n?[n]:[]].join(" ");var Vh=Object.freeze({__proto__:null,mount:Kh});function Ti(e,t,{model:n,state:s,now:o}){
const r=o(t),i=c=>typeof r=="number"?J(+c.value,r,1e-9):c.value===r,a=e.matches(".cg-entry")&&document.activeElement!==e;r===void 0&&a&&(e.value=""),r!==void 0&&
(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):e.type==="range"?Yh(e,t,+r,n):a&&(e.value=n.text(t,new Map(
s).set(t,r),o),Li(e,"")))}function Yh(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(bt(o,l)):bt(o,l);(document.activeElement!==e||
Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),Xo(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetex\
t",s.say(t,n))}function Li(e,t){const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(q("span","\
cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.
after(r);z(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const Xh="computed when you let go",Ci="not computed here",Zh="\
Pale values take many steps: they are computed when you let go.",Ri=8;function Jh(e){const t=[...new Set(e)],n=t.length-Ri,s=t.slice(0,Ri).join(", ")+(n>0?` and\
 ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}
function Qh(e){const t=e.matches(Ii)?e:e.closest("[data-row]")??e.querySelector(Ii),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.
replace(/^=/,"")??""}const Ii="[data-q], [data-say], [data-check], [data-row]";function tm(e){const t=new Map,n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute(
"role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof tt))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.
classList.add("is-later"),a.setAttribute("title",s?Ci:Xh),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(a.querySelector("button")??a,Ci)}},r=a=>{
const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{
n.hidden=!t.size;const a=s?[...t.keys()].map(Qh).filter(Boolean):[];z(n,t.size?s?Jh(a):Zh:"")},start:a=>{s=a}}}function qi(e,{data:t,knows:n}){const s=Object.keys(
t.names),o=`${t.note}#${e}`,r=!e.includes(".")||n(o);let i={key:r?o:`#${e}`,own:r,known:r};for(let a=e.indexOf(".");a>0&&!i.known;a=e.indexOf(".",a+1)){const c=e.
slice(0,a),l=s.find(f=>t.names[f]===c)??s.find(f=>`/${f}`.endsWith(`/${c}.md`)),u=`${l}#${e.slice(a+1)}`;l&&(i={key:u,own:l===t.note,known:n(u)})}return i}function ks(e,t){
const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=qi(r.slice(0,i),t);if(i>0&&!c&&
!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,
carried:s,dropped:o}}function Pi(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?en(
i):typeof i=="number"?`${+bt(l??{},i).toPrecision(12)}${l?.u&&ch(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note&&!c.includes(".")?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const em={holds:"✓",failing:"✗",unknown:"–"},Fi=e=>e===void 0?"unknown":e?"holds":"failing";function nm(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function sm(e,t){
const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:im(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[data-q]"),r=rm(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,row:b,built:g}of n)l(m,()=>{f.delete(p);const w=d(p);am(m,w,!J(a(p),c(p)),g),i.
done&&ji(b,w!==!0&&u.size>0)});for(const{e:m,of:p,built:b}of s)l(m,()=>{const g=p.some(({key:M})=>!J(a(M),c(M))),{state:w,says:y}=nm(p.map(({key:M})=>d(M)));m.classList.
toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?`cg-mark is-${w}`:b.mark),z(m.firstElementChild,g?em[w]:b.sign),z(m.lastElementChild,g?
y:b.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!J(a(m),c(m)));r(om(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function om(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function rm(e){const t=e.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=q("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const im=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function am(e,t,n,s){const o=n?Fi(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Fi(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);z(e.querySelector(
".cg-mark"),n?"→":s.sign),z(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function ji(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const cm={makeValues:oi,prepare:ei},lm=[[".cg-table",()=>Promise.
resolve().then(function(){return zb})],["svg[data-x]",()=>Promise.resolve().then(function(){return tw})],[".cg-fig",()=>Promise.resolve().then(function(){return vw})],
[".cg-grip",()=>Promise.resolve().then(function(){return uw})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return Cw})],["[data-sens]",()=>Promise.
resolve().then(function(){return zw})],[".cg-limit",()=>Promise.resolve().then(function(){return Qw})],[".cg-panel",()=>Promise.resolve().then(function(){return sy})],
["[data-count]",()=>Promise.resolve().then(function(){return ui})],["svg[data-rows]",()=>Promise.resolve().then(function(){return by})],["svg[data-dense]",()=>Promise.
resolve().then(function(){return Ey})],["svg[data-bins]",()=>Promise.resolve().then(function(){return Py})]],um=e=>Promise.all(lm.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),fm=2;async function dm(e,t,n,s,o,r){const i=ii(e),a=new Map,c=i.under(a);let l=[];const{attempt:u,start:f,tell:d}=tm(t),h={model:i,root:n,
signal:s,state:a,now:c,was:c,empty:a,done:!0,set:T,inCase:P,attempt:u,link:E},m=[],p=new Set;i.allow(Mt);const b=pm(n,i,c,a);let g=0,w=0,y=!1,M=ve;const $=t.dataset.
inputs,S=new URL($??"",document.baseURI).href,{bar:x,show:v}=Ei({remove(C){const I=new Set(C.flatMap(W=>W.parts));l=l.filter(W=>!I.has(W)),T(new Map(C.flatMap(W=>W.
keys).map(W=>[W,void 0])))},take:C=>T(new Map(C.map(({key:I,value:W})=>[I,W]))),link:E,patch:$?async()=>(await Promise.resolve().then(function(){return Hy})).patchFrom(
$,_(),E()):void 0});t.append(x),Ih(x,t,n,s);const _=()=>Be(Pi(h.state,l,i),i.data.names[i.data.note]),R=()=>{const C=_i(h.state,l,i,M),I=zh(C,h.state,i,M);v(C,I,
M,S),mm(n,i,I)},A=async()=>{M!==ve||!hm(h.state,l,i)||(M=await ki($),s.aborted||R())},k=(C=!0)=>{const I=C?Mt:ms;h.state.size||(h.state=a),f(h.done=C),i.allow(I),
h.now=h.state.size?i.under(h.state):c,b(h),R(),C&&(y||=h.state.size>0)&&Promise.resolve().then(function(){return Xy}).then(({agree:H})=>H(n));for(const H of m)p.
add(H);const W=()=>{const H=performance.now()+fm;i.allow(I);for(const G of p){if(s.aborted)return;if(p.delete(G),G(h),performance.now()>H)break}i.allow(Mt),p.size?
g=requestAnimationFrame(W):d()};cancelAnimationFrame(g),g=requestAnimationFrame(W)},F=()=>{const C=ks(ot(location.search),i);return l=C.carried,h.state=C.state,
k(),A(),C.dropped};function P(C){const I=i.parseCase(C),W=new Map([...h.state,...I]);return{state:W,read:I.size?i.under(W):h.now}}function T(C,I="step",W=I==="s\
tep"){h.state=new Map(h.state);for(const[H,G]of C){const{v:Z,r:V}=i.entry(H);G===void 0||!V&&J(G,Z)?h.state.delete(H):i.takes(H,G)&&h.state.set(H,G)}k(W),clearTimeout(
w),I==="drag"?w=setTimeout(O,150,"drag"):O(I),I==="step"&&Di(n)}function E(){return O("drag"),location.href}function O(C){const I=Kn(location.href,Pi(h.state,l,
i));I===location.href||s.aborted||location.pathname!==r||(C==="step"||!ot(location.search)?history.pushState(history.state,"",I):history.replaceState(history.state,
"",I))}const L=async()=>{(n.querySelector(".cg-own")||ot(location.search).includes("."))&&await ti()};await L();const j=F();j.length&&Promise.resolve().then(function(){
return Jy}).then(({refuse:C})=>C(j,i,x,{button:mt,make:q,toHeading:Es,keyOf:qi})),ot(location.search)&&O("drag"),U(window,"popstate",{signal:s},async()=>{location.
pathname===r&&(await L(),F())}),Mm(h);for(const C of o){const I=[await C.mount(h)].flat();m.push(...I),i.allow(Mt);for(const W of I)W(h)}d()}const hm=(e,t,{data:n})=>t.
length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function mm(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .c\
g-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}
z(a??o.appendChild(q("span","cg-elsewhere")),`${i} elsewhere`)}}function pm(e,t,n,s){const o=p=>D(e,`[data-${p}]`).map(b=>[b,t.key(b.dataset[p])]).filter(([,b])=>t.
entries.has(b)),r=o("say"),i=sm(e,t),a=wm(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=D(e,"[data-ci\
te]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=Uh(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,b])=>{const g=t.parseCase(p.dataset.with),w=g.size?g:s;return{e:p,key:b,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Jt(()=>t.text(b,w,g.size?t.under(g):n,rn(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:b,now:g,attempt:w}=p,y=new Map(b);for(const M of m)w(M.e,()=>gm(M,p));for(const[M,$]of r)w(M,()=>z(
M,t.say($,g($))));for(const[M,$]of a)w(M,()=>ym(M,$,p));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",bm(t.heights($,p.state))));for(const[M,
$]of c)w(M,()=>Ti(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,S]of d)w(M,()=>{M.hidden=S?!S.includes($.map(g).join()):$.some(x=>y.has(x))});i(p);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([S,x])=>J(g(S),x,1e-9)))))}}function gm({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,b=p?"":c.text(
t,h,m,rn(e)),{c:g,u:w,rows:y}=c.entry(t),M=p?!1:r===void 0?Y(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const A=!p&&b===gt&&s?.matches(".cg-out")?c.why(
t,h):"",k=p?i:A?`${gt} ${A}`:Y(b,e.dataset.u);e.matches(".cg-live")&&(e.dataset.was??=i),z(e,k),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(
".cg-claim__now"),S=e.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const x=n.size?void 0:o.find(A=>m(A)!==f(A)),v=x?` · ${c.
say(x,m(x))}`:"",_=y?c.say(t,m(t)):Y(b,w)+S,R=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":_;e.classList.toggle("is-changed",M),z($,M?`→ ${R}${v}`:
""),$.dataset.copy=M&&!g?R:"",e.setAttribute("aria-description",M?`${a} as written; in your scenario ${R}${v}`:a)}const bm=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).
join("")+"V9Z",wm=(e,t)=>D(e,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function ym(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!J(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&ji(e,s.size>0&&t.some(h=>n.text(h,s,r)===gt)),z(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Mm(e){const{model:t,root:n,signal:s}=e;U(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.settable(t.
key(i.dataset.p),e.now),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("\
aria-busy",String(!c));const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((sn(l,m)-u)/d)*d:sn(l,+m.toPrecision(3));e.set(
new Map([[a,Math.min(f,Math.max(u,p))]]),"drag",c),c&&Di(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(
new Map([[a,l]]),"drag",c),(c||!u)&&Li(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),U(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Ti(r,t.key(r.dataset.p),e))}),U(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.
closest("[data-reset]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&$m(a,e),c&&Sm[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}
function $m(e,{model:t,set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const Sm={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pre\
ssed",String(s))},source(e,t){const n=t.getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},
"copy-source":(e,t)=>{Wt(t.querySelector(".cg-source")?.textContent??"",e)},"copy-fix":e=>{Wt(e.parentElement?.querySelector("code")?.textContent??"",e)}},Di=e=>requestAnimationFrame(
()=>D(e,".cg-row.is-changed").forEach(t=>t.classList.add("is-flash")));var vm=Object.freeze({__proto__:null,compute:cm,loadParts:um,mount:dm});const zi=14,xm=226,
Am=78;function _s({flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function Nm(e,t){
const n=_s(e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=zi||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(
f=>u[0].add(f)),n.delete(c),o.push(c))}const r=Em(n,t),i=km(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:_m(r,i,a),
edges:a,folded:o,more:s-r.length-o.length}}function Em(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<zi&&n.add(o);return[...n]}function km(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function _m(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*xm,l+(f-(c.length-1)/2)*Am]))}return o}function Bi(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=_s(e,s).size;o>n&&([t,n]=[s,o])}return t}function Om(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Tm(e,t,n){const s=Zn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:_s(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Lm(e,t,n,s){if(!e.boxes[t])return Bi(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Cm=Object.freeze({__proto__:null,beside:Lm,
chartOf:Nm,meant:Tm,richest:Bi,trace:Om});const Rm=16;function B(e,t,...n){const s=q(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const pn=e=>B("span","cg-dot "+(e<0?"orphan":`c${e%Pt}${e>=Pt?" ring":""}`));function Im(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=Ue(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,Rm).map(({group:i,name:a,
size:c})=>{const l=B("button","cg-toggle",pn(i),a+" ",B("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var qm=Object.freeze({__proto__:null,
dot:pn,legend:Im,make:B});const Ui=200,Wi=6;function Pm(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,w)=>l(w)-l(g)):[...f].sort((g,w)=>l(w)-l(g)||i[g].title.localeCompare(i[w].title)||g-w);Fm(e),a.replaceChildren(...d.slice(0,Ui*t).map(g=>{const w=i[g],
y=w.kind?B("span","cg-dot "+ir[w.kind]):pn(r.group[g]);return B("li","",y,xe(n,g),B("small","cg-num",String(w.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Ui*t],b=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",b&&(b.hidden=p<=0,b.textContent=`${p} more`)}function Fm(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Zn(t,s.find).slice(0,Wi):[];if(!o)return;const i=(n??[]).slice(0,Wi).map(l=>B("li","",pn(e.painter.group[l]),
xe(t,l))),a=r.map(l=>{const u=t.boxes[l],f=B("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return B("li","",B("span","",gn(u),f),B(
"small","cg-num",u.value))}),c=B("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(B("h3","",c.childElementCount?"Found":
`No note or value named “${s.find.trim()}”`),c)}function gn({name:e,number:t}){const n=B("button","",e);return n.dataset.box=String(t),n}function xe(e,t){const{
id:n,title:s,url:o}=e.nodes[t],r=B(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var jm=Object.freeze({__proto__:null,go:xe,goBox:gn,
list:Pm});const Hi=3;function Dm(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?Um(e,We(t,s.from),We(t,s.to)):e.notice?[B("p","",e.
notice),...o?.about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:Bm(t,n,r,zm(e,r))}function zm(e,t){const n=e.root.querySelector('[data-role=\
"summaries"]');return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Os=(e,t,n)=>B("li","",B("span","rel",e),B("span","",...t,Ts(n))),
Ts=e=>e?B("span","why",e):"";function Ls(e,t){const n=B("a","",t);return n.setAttribute("href",e),n}function bn(e,...t){const n=B("div","cg-acts",e??"");for(let s=0;s<
t.length;s+=2){const o=B("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function Bm(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.",
"A tag.","A file."][o.kind],i=[B("h2","",o.title),B("p","",r),bn(o.url?Ls(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[
1,0]){const c=new Map,l=B("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){
const d=f.length>1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(Os(
[...h].join(", "),[xe(e,u)],[...m].join("; ")))}c.size&&i.push(B("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Um({model:e,shown:t,
state:n},s,o){const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[B("h2","",f),B("p","",d),...s<0?[]:[bn(null,"release","another path")]];if(s<0)return i("A path",
"Choose the note it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=rr(e,t,s,o),c=`from\
 ${r(s)} to ${r(o)}`;if(!a.length)return i("No path",`The visible notes and links have no path ${c}.`);const l=a.length===1?"One path":`${a.length} paths`;return[
...i(`${l} ${c}`,"Along computations first, then along links. No two paths share a note between their ends."),...a.flatMap((f,d)=>Wm(e,f,d,+n.way===d)),B("p","c\
g-way__costs","A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Wm(e,t,n,s){const o=B("ol","cg-steps"),r=t.
length-1,i=t.slice(1).map((u,f)=>Gm(e,t[f],u));t.forEach((u,f)=>{o.append(B("li","note",xe(e,u)),...i[f]?Hm(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).
pop(),c=r===1?"1 step":`${r} steps`,l=B("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-\
pressed",String(s)),[B("h3","cg-way",l,B("small",""," "+c)),o]}function Hm({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=B("span","",s.says&&s.says+
" ",B("code","",s.name));return B("li","",r,B("b","cg-num",s.value),o===t.length-1?Ts(n):"")}):[B("li","",B("span","",e),Ts(n))]}function Gm(e,t,n){const s=e.edges.
filter(f=>f.a===t&&f.b===n||f.a===n&&f.b===t),o=f=>8*He(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!==
"uses")return{word:i,boxes:[],why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).
slice(0,Hi),l=s.find(f=>f.reason&&(f.kind==="link"||or(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Hi).join(", ");return{word:i,boxes:c,why:c.length?l:[u,
l].filter(Boolean).join(" · ")}}var Km=Object.freeze({__proto__:null,about:Dm,acts:bn,line:Os,link:Ls});const St={width:186,height:62};function Vm(e,t,n,s,o){for(const[
r,i]of n?.at??[]){const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+St.width*t.k&&o<=c+St.height*t.k)return r}return-1}function Ym(e,t){const n=[...t?.at.values()??
[]].flatMap(([r,i])=>[[r,i],[r+St.width,i+St.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}
function Xm(e,t,n){if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.
at.get(d),p=n.at.get(h);if(!m||!p)continue;const b=!f||f.has(d)&&f.has(h),[g,w]=e.screen(s,m[0]+St.width+4,m[1]+St.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+St.height/
2),$=Math.max(g,y-34*u),S=(y-$)/2;a.beginPath(),a.moveTo(g,w),a.lineTo($,w),a.bezierCurveTo($+S,w,y-S,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=
1.5,a.stroke()}a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...Cs(n,d)};Zm(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function Cs({now:e},t){
const n=e?.get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function Zm(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=St.width*l,h=St.
height*l;a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+
h,d,1),a.strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,S,x,v=0)=>{[a.font,a.fillStyle]=[$,e.solid(S,o)];let _=M;for(;_.length>
1&&a.measureText(_).width>d-v;)_=_.replace(/.…?$/u,"…");return a.fillText(_,u+v,f+x*l),a.measureText(_).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?
c.param:c.ink,b=m(n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`was ${e.model.boxes[n.number].value}`:n.isPale?"not recomputed":
"";g&&b<d*.7&&m(`  ${g}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.
nodes[n.note]?.label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function Jm(e,t){if(!t)return[B("h2","","A chain"),B("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Cs(t,w.number)};return M?`${y} (was ${w.value})`:$?`${y} (not recomputed)`:y},h=B("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=B("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=B("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Cs(t,w.number)};b.append(Os(d(w),[gn(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const g=B("details","cg-chain__list",
B("summary","","as a list"),b);return[h,m,bn(Ls(r.url,"open row")),...p.length?[B("p","cg-chain__uses","What uses it: ",...Qm(p))]:[],...i.length>1?[g]:[]]}const Qm=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",gn(t)]);var tp=Object.freeze({__proto__:null,about:Jm,boxAt:Vm,draw:Xm,fit:Ym});function ep(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Zt),f=Math.round(n.height*Zt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Zt||Math.abs(a-d.y)*
c>r*Zt)&&np(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function np(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var sp=Object.freeze({__proto__:null,slide:ep});
function op({entries:e,entry:t,machine:n}){const s=new Map;for(const[a,{of:c}]of e){if(!c)continue;const l=s.get(c)??new Map,u=a.slice(a.lastIndexOf(".")+1);s.set(
c,l.set(u,[...l.get(u)??[],a]))}const o=a=>{const c=e.get(a);if(c&&!(c.x&&"v"in c))return!0;const l=a.lastIndexOf(".");for(const[u,f]of s){const d=a.startsWith(
`${u}.`)?a.slice(u.length+1,l):"",h=f.get(a.slice(l+1))??[],m=d&&!/[,:]/.test(d)&&h.length?r(d,h[0],c):void 0;if(m)return e.set(a,m),n.own(a,m,h,d),!0}return c!==
void 0},r=(a,c,l)=>{const{cells:u={},picks:f=[],u:d,f:h,o:m,d:p,iso:b,n:g}=t(c),w=g??c.slice(c.lastIndexOf(".")+1).replaceAll("_"," ");if(!Object.hasOwn(u,a))return;
const y=Object.values(u).every($=>($??0)>=0)?{lo:0}:{},M=u[a]===null?{}:{v:u[a]};return{...l,...M,...y,u:d,f:h,o:m,d:p,iso:b,x:void 0,n:`${w} of ${t(f[0]).rows?.[a]??
a}`}};return{knows:o,settable:(a,c)=>{const{of:l,picks:u=[]}=t(a),f=`${l}.${c(u[0])}${a.slice(a.lastIndexOf("."))}`;return l&&o(f)?f:a}}}var rp=Object.freeze({__proto__:null,
makeCells:op});const ip=2,Rs=24,ap=9,Gi=.3,et=e=>e instanceof Float64Array,Ae=e=>Array.isArray(e),Ne=new Map;Ne.set(dt.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.
length;r++)o[r]=Qe(e[r*t]+n[r*s],e[r*t])}),Ne.set(dt.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Qe(e[r*t]-n[r*s],e[r*t])}),Ne.set(dt.get("mul"),(e,t,n,s,o)=>{
for(let r=0;r<o.length;r++)o[r]=e[r*t]*n[r*s]}),Ne.set(dt.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=is(e[r*t],n[r*s])});function Qt(e,t){const n=t.
find(et);if(!n){const u=e(...t);return Number.isFinite(u)?u:N(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>et(u)?
u:Float64Array.of(Number(u))),[i,a]=t.map(u=>et(u)?1:0),c=Ne.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===
2)for(let u=0;u<s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(et(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==
0&&N(s.some(Number.isNaN)?"no real value":"overflow"),s}function Is(e,t){if(!et(e))return e;if(t!==ip)return Ki(e,[t])[0];let n=0;for(const s of e)n+=s;return n/
e.length}function Ki(e,t){const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return qs(
o,0,o.length-1,s.flatMap(r=>[r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function qs(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<
24){e.subarray(t,n+1).sort();return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;
const c=e[i];e[i++]=e[a],e[a--]=c}qs(e,t,a,s),qs(e,i,n,s)}function cp(e){const t=Vi(e);if(!et(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Gi)/Rs,r=n-
(s-n)*Gi,i=Array.from({length:Rs},()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<Rs&&i[l]++}const a=Math.max(...i);return i.map(
c=>Math.floor(ap*c/a+.5))}function Vi(e){if(Ae(e))return N("no value");if(!et(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Ki(e,[.05,.5,.95]);return[
t,n,s]}var lp=Object.freeze({__proto__:null,each:Qt,folded:Is,heights:cp,isMany:et,isSeries:Ae,summary:Vi});const nt=4096,up=12,fp=[[3.3871328727963665,133.14166789178438,
1971.5909503065513,13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,
21213.794301586597,39307.89580009271,28729.085735721943,5226.495278852854]],dp=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,
.2417807251774506,.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,
10507500716444169e-25]],hp=.6931471805599453,Yi=([e,t],n)=>Xi(e,n)/Xi(t,n),Xi=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function mp(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-
1)/(e+1),s=n*n;let o=0;for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*hp}function pp(e){const t=e-.5;return t>=-.425?t*Yi(fp,.180625-t*t):-Yi(dp,Math.sqrt(-mp(e))-
1.6)}let te;function Ps(){if(te)return te;te=new Float64Array(nt);for(let e=0;e<nt/2;e++)te[nt-1-e]=-(te[e]=pp((e+.5)/nt));return te}const Zi=(e,t)=>e.reduce((n,s)=>Math.
imul(n^s,16777619),t)>>>0;function Ji(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Fs(e){const t=Uint16Array.
from({length:nt},(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Zi(n,2166136261),Zi(n,16777619),n.length,1);for(let o=0;o<up;o++)Ji(s);for(let o=nt-1;o>
0;o--){const r=Math.floor(Ji(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const Qi=new Map;function gp(e,t){const n=Qi.get(e);if(n)return n;const s=t===
"score"?Ps():Float64Array.from({length:nt},(r,i)=>(i+.5)/nt),o=Float64Array.from(Fs(e),r=>s[r]);return Qi.set(e,o),o}const ta=new Map;function bp(e,t){const n=Ps();
return Float64Array.from(ea(e),s=>t==="score"?n[s]:(s+.5)/nt)}function ea(e){const[t,n]=e[e.length-1];if(!n.length)return Fs(t);const s=JSON.stringify(e),o=ta.get(
s);if(o)return o;const r=n.map((l,u)=>na(ea(e.slice(0,u+1)))),i=wp(na(Fs(t)),r,n),a=Array.from({length:nt},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(
nt);return a.forEach((l,u)=>c[l]=u),ta.set(s,c),c}function na(e){const t=Ps();return Float64Array.from(e,n=>t[n])}function wp(e,t,n){const s=t.map(f=>t.map(d=>wn(
f,d))),o=s[0][0],r=n.map(f=>f*o),i=oa(s,t.map(f=>wn(e,f))),a=oa(s,r),c=sa(e,t,i.map(f=>-f)),l=o-wn(a,r),u=Math.sqrt(Math.max(l,0)/wn(c,c));return sa(c.map(f=>u*
f),t,a)}const sa=(e,t,n)=>t.reduce((s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function wn(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function oa(e,t){
const n=e.map((r,i)=>[...r,t[i]]),s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(
s).fill(0);for(let r=s-1;r>=0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const ra=16,yp=2048,ia=[2,4,6,8],Mp=255,$p=15,Sp=64,
vp=75e4,xp=1e-12,js=1e-9,aa=1024,Ap=.381966011250105,Np=64,Ep=40,kp="the steps cannot be made fine enough",{abs:Ee,floor:yn,max:wt,min:ke}=Math;function _p(e,t,n,s,o,r){
n<s||N(n>s?"the range runs backwards":"the range is empty");let i=ra,a=0,c=ca(e,t,n,s,ra);for(;;){const l=ca(e,t,n,s,2*i),u=2*i>=yp||168*o*i>vp;let f=typeof l==
"number"?l:s;if(typeof l!="number"&&typeof c!="number"){const d=c,h=t.map((g,w)=>Pp(d,l,w)),m=h.map(g=>g.reduce((w,y)=>wt(w,y),0)),p=m.reduce((g,w,y)=>wt(g,Rp(w,
l.values[y])),0),b=p<=a/Sp?Mp:$p;if(p/b<=xp||u&&p/b<=js){const g=Tp(e,l,m,r);if(g===void 0)return{...l,errors:m.map(w=>w/b)};f=g}else u&&(f=Cp(l,h));a=p}if(u)return N(
`${kp} ${Op((f-n)/(s-n))}`);i*=2,c=l}}function Op(e){const t=yn(e*1e3+.5);return`at ${yn(t/10)}.${t%10} % of the way`}function Tp(e,t,n,s){const{times:o,values:r,
slopes:i}=t,a=o.length-1,c=(o[a]-o[0])/a,l=Math.ceil(aa/a),u=Lp(s,t,c),f=r.map((m,p)=>wt(js*m.reduce((b,g)=>wt(b,Ee(g)),0),10*n[p])*aa/(o[a]-o[0])),d=(m,p,b)=>{
const g=(M,$)=>b.reduce((S,x,v)=>S+x[$]*M[p+v],0),w=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>Ee(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;
for(let m=0;m<a;m++){const p=ke(wt(m-1,0),a-3);for(let b=0;b<l;b++){const g=m-p+(b+Ap)/l,w=h.get(g)??Ds(g);if(h.set(g,w),d(o[p]+g*c,p,w))return o[p]+g*c}}for(const m of[
...u,...u.slice(1).map((p,b)=>(u[b]+p)/2)]){const p=ke(wt(yn((m-o[0])/c)-1,0),a-3);if(d(m,p,Ds((m-o[p])/c)))return m}}function Ds(e){return[0,1,2,3].map(t=>{let n=1,
s=0,o=0;for(let c=0;c<4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Lp(e,{
times:t,values:n,slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)
i[u]*l[u]<0&&r.length<Np&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=ke(wt(u-2,0),t.length-4);for(let m=0;m<
Ep;m++){const p=f+(d-f)/2,b=Ds((p-t[h])/o),g=(y,M)=>b.reduce(($,S,x)=>$+S[M]*y[h+x],0),w=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!w)break;w[c]*l>0?f=p:d=p}return f+
(d-f)/2}}function Cp(e,t){let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=wt(r,Ee(a)),!(t[o][c]<=js*r)));i>=
0&&(n=ke(n,e.times[i]))}),n}function Rp(e,t){const n=t.reduce((s,o)=>wt(s,Ee(o)),0);return n?e/n:e}function ca(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},
(f,d)=>n+(s-n)*d/o),s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=Ip(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{
a[p].push(m),c[p].push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Ip(e,t,n,s){const o=e(t,n);if(!o)return;
let r=[];for(const[i,a]of ia.entries()){const c=qp(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/ia[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+
(h-l[u][m])/d))}}return[r[r.length-1],o]}function qp(e,t,n,s,o,r){let i=n,a=la(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,la(i,2*o,u)]}
const c=e(t+r*o,a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const la=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function ua(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=ke(
wt(yn((s-e[0])/r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<
8;f++){const d=a;c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Pp(e,t,n){
const s=e.values[n],o=e.slopes[n];return t.values[n].map((r,i)=>Ee(r-(i%2?ua(e.times,s,o,t.times[i]):s[i/2])))}const Fp=0,jp=2,zs=1e-12,Dp=1e4,Bs="outside the t\
able",{abs:at,max:vt,min:ee,sqrt:Us,trunc:zp}=Math;function fa(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Ws(e,t,n){const s=e[0],
o=e[e.length-1],r=zs*vt(at(s),at(o));return t<s?n||s-t<=r?s:N(Bs):t>o?n||t-o<=r?o:N(Bs):t}const Hs=(e,t)=>ee(vt(fa(e,t)-1,0),e.length-2);function Bp(e,t,n,s){let o=fa(
e,n)-1;return o+1<e.length&&e[o+1]-n<=zs*vt(at(e[o+1]),at(n))&&o++,o<0&&!s&&N(Bs),t[vt(o,0)]}function Up([e,t,n],s,o,r){if(o===jp)return Bp(e,t,s,r);const i=Ws(
e,s,r);if(e.length===1)return t[0];const a=Hs(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===Fp)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/
c,d=(u-n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function Wp([e,t,n],s,o,r){const i=Ws(e,s,r),a=Ws(t,o,r),c=Hs(e,i),l=Hs(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),
d=(a-t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return p+(b-p)*f}const Hp={points:(e,[t,...n])=>{const s=[];for(let o=+t,
r=0;r<+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),
[c,l,u,f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return Up(a,d,+n,+s);const m=zs*vt(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||N("outside the range of its rate");const p=ua(
c,l,u,ee(vt(d,c[0]),h));return p!==0&&at(p)<Dp*f[0]&&p!==l[0]&&p!==l[l.length-1]&&N("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((x,v)=>v%3===0),d=l.filter((x,v)=>v%3===1),h=l.filter((x,v)=>v%3===2),m=(x,v)=>(_,R)=>{
const A=tn(e,()=>(a[c]=_,f.forEach((k,F)=>a[k]=R[F]),v.map((k,F)=>Number(i(F?v[F-1]:x,k)))));return A?.every(Number.isFinite)?A:void 0},p=m(c+1,h),b=d.map(x=>Number(
a[x])),g=Number(a[+t]),w=Number(a[+n]);p(g,b);const y=e.budget.steps;p(g,b);const M=Math.max(+s,y-e.budget.steps),$=_p(p,b,g,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((x,v)=>[x,$.slopes[v]]),$.errors].map(x=>({first:0,numbers:x}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Wp(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function yt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=Gp(t);return Number.isFinite(n)?n:N("overflow")}function Gp(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const ne=e=>e.length?e:N("no row fulfils it"),Mn=e=>(ne(
e),yt(e)/e.length);function da(e,t){t>=0&&t<=1||N("a share is between 0 and 1"),ne(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=ee(zp(s),n.length-1),r=ee(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function _e(e){const t=Mn(e);return e.map(n=>n-t)}function se(e,t){const n=yt(e.map((s,o)=>s*t[o]))-yt(e)*yt(t)/e.
length;return Number.isFinite(n)?n:N("overflow")}const Gs=e=>e.length<2?N("fewer than two rows"):e;function Kp(e){Gs(e);const t=_e(e);return Us(se(t,t)/(e.length-
1))}function ha(e,t){Gs(t);const n=_e(e),s=_e(t),o=se(s,s);return o?se(n,s)/o:N("all rows have the same place")}function Vp(e,t){Gs(t);const n=_e(e),s=_e(t),o=Us(
se(n,n))*Us(se(s,s));return o?ee(vt(se(n,s)/o,-1),1):N("all rows have the same value")}const Ks={total:yt,count:e=>e.length,mean:Mn,min:e=>ne(e).reduce((t,n)=>ee(
t,n)),max:e=>ne(e).reduce((t,n)=>vt(t,n)),first:e=>ne(e)[0],last:e=>ne(e)[e.length-1],median:e=>da(e,.5),quantile:da,stdev:Kp,slope:ha,intercept:(e,t)=>Mn(e)-ha(
e,t)*Mn(t),correlation:Vp,product(e){const t=e.reduce((n,s)=>n*s,1);return Number.isFinite(t)?t:N("overflow")}};function ma(e){const t=[];return e.forEach((n,s)=>(t[n]??=
[]).push(s)),t}const Vs={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)},rank(e,t=[]){const n=e.map((o,r)=>r).sort((o,r)=>t[o]-t[r]||e[o]-e[r]),s=Array(n.
length);for(let o=0,r=0,i=1;i<=n.length;i++){const[a,c]=[n[i-1],n[i]],[l,u]=[e[a],e[c]],f=t[a]===t[c];if(!(f&&u-l<=1e-12*vt(at(l),at(u)))){for(const d of n.slice(
o,i))s[d]=(o+i+1)/2-r;o=i,f||(r=i)}}return s},"total per"(e,t){const n=ma(t).map(s=>yt(s.map(o=>e[o])));return t.map(s=>n[s])}};Vs["rank per"]=Vs.rank;const Ys=(e,t)=>e[+t].
map(({numbers:n})=>n);function Yp(e,t){if(e.length===2)return Array(2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-
t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[pa(n[0],n[1],
s[0],s[1]),...r,pa(n[o],n[o-1],s[o],s[o-1])]}function pa(e,t,n,s){const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function Xp(e,t){const n=(i,a)=>i-
a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.
length===l.length*u.length)||l.length<2||u.length<2?N("not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[
i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="tiers"?1:2))return N("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&
i===o[a-1])?N("two rows have the same key"):e==="smooth"?[o,r,Yp(o,r)]:[o,r]}const Xs=new WeakMap;function Zp(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+
5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(
String(r[1])),u=Xs.get(l)??new Map;if(!c)return Xs.has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Xs.set(l,u)),u.get(Number(n[Number(i[1])]))??
[]}const Jp={rows(e,t,n,s,o,r){const[i,a,...c]=t.map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?Zp(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?
f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const b=Number(n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!b)break;u[p].push(b)}}catch(p){throw p instanceof ut&&e.budget.steps>=0&&
!p.needs&&(p.message.startsWith("the cell `")||(p.message+=` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>Ks[t](
...Ys(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[t,n],s,o)=>Xp(String(t),Ys(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:Vs[t](
...Ys(o,n))}]},ga=1e5,Zs=5;function ba(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+Zs<e.length;r+=Zs){const[a,c,l,u,f]=e.slice(r,r+Zs).map(Number),d=s(n[u]),
h=ft(d);h!==jt(d)&&N("the last step is not a whole number"),h<a-1&&N("the steps run backwards"),h-a>=ga&&N("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function wa({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:N(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function oe(e){const t=ft(e);return t===jt(e)?t:N("a step is a whole number")}const ya=(e,t,n)=>e[+t][+n],Qp={
steps(e,t,n,s,o){const r=ba(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof ut&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>wa(ya(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>wa(ya(r,t,n),oe(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=oe(Number(o[+n])),c=i[a-r]??N(`there is n\
o step ${a}`);return typeof c=="number"?c:N(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>oe(Number(o[+c])));a-i>ga&&N("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return N("no step satisfies it")}},Ma="oth\
er rows are chosen",t0=1e3,re=e=>typeof e=="number"?e:N("a bound, or the number of a step, that has a distribution");function $a(e,t,n,s,o){const[r,...i]=t[n],[
a,c]=i.slice(0,2).map(u=>re(s[+u]));(ft(a)!==jt(a)||ft(c)!==jt(c))&&N("bounds are not whole numbers"),ft(c)<ft(a)-1&&N("the bounds run backwards"),c-a>=1e4&&N("\
more than 10,000 terms");let l=r==="sum"?0:1;for(let u=ft(a);u<=ft(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=Qt(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function Sa(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?re(s[+r+1])-+a:oe(re(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):
N(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const va=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),xa={sum:$a,product:$a,back:Sa,
prior:Sa,steps(e,t,n,s){const o=ba(t[n].slice(1),n,s,re),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=t0&&N("more than 1,000 s\
teps that depend on a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.
map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=oe(re(s[+t[n][2]])),a=r[i-o]??N(`there is no step ${i}`);return typeof a=="string"?N(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&et(f)&&N(Ma),r&&
!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof ut&&!u.needs&&u.message!==Ma&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=va(e,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return Qt((...f)=>Ks[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=va(e,s,+t[n][2]);if(t[n][1]==="total per"){const i=Array(
o[0].length),a=(...c)=>Ks.total(c);for(const c of ma(o[1])){const l=c.map(f=>o[0][f]),u=Qt(a,l);for(const f of c)i[f]=u}return[{first:0,numbers:i}]}t[n][1]!=="c\
umulative"&&N("a rank of values that have a distribution");const r=[];for(const i of o[0])r.push(r.length?Qt((a,c)=>a+c,[r[r.length-1],i]):i);return[{first:0,numbers:r}]},
edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>oe(re(s[+c])));
let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!et(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).
fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return N("no step satisfies it")}},Aa=8,e0=2e3,n0=1e3,
Na=new Set(["num","row","index","read","back","prior","at","edge","series"]),s0={beta:256},o0="a root, integral, slope or aggregate of a distribution cannot be \
sampled";class Oe{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??nt,this.copies=!!(o??n?.copies),this.kept=0,this.
depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(Ea(t))}value(t){const n=this.memo.get(t);if(n!==void 0)
return n;if(this.depth>=n0)throw new tt;this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=Ae(s)?s.reduce((o,r)=>o+r.numbers.length,0):
1,!this.outside&&this.kept>e0&&(this.memo.clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.
memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Js(o).value(t);
if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.run.value(t);return Ae(a)?a:this.run.known(t)}if(s.dr)return s.chain?bp(s.chain,s.
dr):gp(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??N(s.problem||`no cell in \
row \`${i}\``)}lowered(t){return!et(t)||t.length===this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return Ae(n)?n:
N("no value")}part(t){const{chosen:n}=this;return n&&et(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],
c=dt.get(String(i));if(r.steps<=0)throw new tt;if(r.pay(c||Na.has(String(i))&&!this.copies?1:nt/Aa),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||
i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=Qt(c,a.map(u=>o[+u]));et(l)&&r.pay((s0[i]??1)*nt/Aa-1),o[n]=l}else{n=this.region(t,n,o);
continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)
c.set(String(r[l]),s[+r[l+1]]);a=new Oe(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=Is(this.execute(t,n+1,i,s),+r[0]):o===
"undefined"?N("no case holds"):Object.hasOwn(xa,o)?a=xa[o](this,t,n,s,i):N(o0);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],
c=[[n+1,r],[r,i]];if(!et(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach(
(b,g)=>{!b==(d===1)&&h.push(g)}),!h.length)return;const m=new Oe(this.run,this,void 0,h),p=m.execute(t,u,f,s.map(b=>m.part(b)));h.forEach((b,g)=>l[b]=et(p)?p[g]:
Number(p))}),l}}const Ea=e=>e?.outside?[...e.given,...Ea(e.outside)]:[],Js=e=>e.draws??=new Oe(e);var r0=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?
N("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:N("a probability of a number that is not a condition"),upper:(e,t)=>t<e?N("a distribution whose uppe\
r end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>Is(Js(e).execute(i,r+1,+n,[...o]),+t)},Draws:Oe,LOOKS:Na,drawsOf:Js});const i0=[[2509.0809287301227,
33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,
39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],a0=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,
3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,
1.6763848301838038,2.053191626637759,1]],c0=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,
5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,
.599832206555888,1]],Qs=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},ka=(e,t)=>{if(Math.abs(e)<=.425)return e*Qs(i0,.180625-e*e);const n=Math.
sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Qs(a0,n-1.6):Qs(c0,n-5))},$n=e=>e>0&&e<1?ka(e-.5,Math.min(e,1-e)):N("a quantile of a probability that is not betwee\
n 0 and 1"),l0=e=>e>-1&&e<1?ka(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):N("erfinv of a number that is not between -1 and 1"),{abs:Sn,exp:vn,expm1:to,log:xt,log1p:xn,
min:_a,sqrt:u0,PI:f0}=Math,Oa=.1,Ta=1e5,d0=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],h0=10,La=1e-300,m0=3e-16,p0=1e-9,g0=2e4,b0=60,Te=[],w0=(e,t,n)=>{t>=Oa&&
t<=Ta&&n>=Oa&&n<=Ta||N("a shape of `beta` that is not between 0.1 and 100,000");let s=Te[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=Te.find(({shapes:o})=>o.
a===t&&o.b===n)??y0(t,n),Te.unshift(s),Te.length=_a(Te.length,16)),e<=s.middle?vn(Ra(e,s.shapes)):-to(Ra(1-e,s.mirrored))};function y0(e,t){const n=Ca(e,t),[s,o]=Ia(
n.most,n);return{shapes:n,mirrored:Ca(t,e),middle:vn(s)/o}}function Ca(e,t){const n=At(e)+At(t)-At(e+t)-xt(e/(e+t)*t/(2*f0))/2;return{a:e,b:t,round:n,most:xt((e+
1)/(e+t+2))}}function Ra(e,t){const n=xt(e);let s=_a(M0(e,t),t.most);for(let o=0;o<b0;o++){const[r,i]=Ia(s,t);let a=s+(r-xt(i)-n)*to(s)/i;a>t.most&&(a=(s+t.most)/
2);const c=Sn(a-s);if(s=a,c<=p0*Sn(s))break}return s}function M0(e,{a:t,b:n,round:s}){if(t<1||n<1)return(xt(e*t)+s+t*xt(t/(t+n))+n*xt(n/(t+n)))/t;const o=$n(e),
r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*u0(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-xn(n/t*vn(-2*l))}function Ia(e,{a:t,b:n,round:s}){const o=vn(e),r=-to(e),
i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?xn(c/i):xt(o/i),u=c<a/2?xn(-c/a):xt(r/a);return[t*l+n*u-s,An(o,r,-(t+n)*c,t,n)]}function At(e){let t=0;for(;e<h0;e++)
t+=(e+.5)*xn(1/e)-1;const n=1/(e*e);return t+d0.reduce((s,o)=>s*n+o,0)/e}function An(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<g0;c++){const l=s+2*c-
1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/qa(f+u*a),r=qa(f+u/r),i*=r*a,Sn(r*a-1)<=m0)break}return i}const qa=e=>Sn(
e)>=La?e:La;var $0=Object.freeze({__proto__:null,betaFraction:An,betaQuantile:w0,offStirling:At});const{abs:Pa,exp:S0,expm1:v0,log:x0,max:A0,min:N0,trunc:E0}=Math,
ie=21,Fa=.4871,k0=4*Number.EPSILON,ja=70,Da=40,_0=120,za="more than one rate makes these cash flows worth nothing",Ba="no rate turns these cash flows from a los\
s into a gain",Ua=(...e)=>{const t=e.flatMap((c,l)=>c?[l]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],s=eo(n);s===0&&N("cash flows that are all payments or \
all receipts have no rate of return");let[o,r]=s===1?[-ie,ie]:O0(n);const i=no(n,r)>0;i===no(n,o)>0&&N(Ba);for(let c=0;c<ja;c++){const l=(o+r)/2;no(n,l)>0===i?r=
l:o=l}const a=v0(-(o+r)/2);return Pa(a)<=k0?0:a};Ze.set(Ua,(...e)=>E0(e.length*ja/4)+(eo(e)>1?8*e.length*e.length:0));function eo(e){const t=e.filter(n=>n).map(
n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function no(e,t){const n=S0(-Pa(t)),s=(o,r)=>o*n+r;return t<=0?e.reduceRight(s,0):e.reduce(s,0)}function O0(e){
const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,i;r<_0&&(i=s.pop());r++){const{low:a,high:c,
depth:l,parts:u}=i,f=eo(u);if(f===1&&o.push([a,c]),f>1&&l<Da){const d=a+(c-a)*Fa,[h,m]=L0(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}
(o.length>1||f>1&&l===Da)&&N(za)}return s.length&&N(za),o.length||N(Ba),o[0].map(T0)}function T0(e){return e===0||e===1?e?ie:-ie:N0(A0(x0(e/(1-e)),-ie),ie)}function L0(e){
const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*Fa))t.push(s[0]),n.push(s[s.length-1]);return[t,n.reverse()]}const Nn=2**-46,C0=.001,
R0=2e4,I0=32,Wa=1e-12,q0=12,P0=1e-15,Ha=134217729,F0=64,Ga=1e140,Ka=1e-140,j0=8,{abs:kt,max:Va,sqrt:so,trunc:Ya}=Math;function En(e,t){const n=e+t,s=n-e;return[
n,e-(n-s)+(t-s)]}function Xa(e,t){const n=e*t,s=Ha*e,o=Ha*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function oo(e,t){const[n,s]=En(e[0],t[0]);
return En(n,s+(e[1]+t[1]))}function ro(e,t){const[n,s]=Xa(e[0],t[0]);return En(n,s+(e[0]*t[1]+e[1]*t[0]))}function Za(e,t){const n=e[0]/t[0],s=oo(e,ro(t,[-n,0]));
return En(n,s[0]/t[0])}function D0(e,[t,n]){const s=kt(t);if(s>F0||s!==Ya(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=ro(o,e);return t>=0?o:Za([1,0],o)}const Ja={
add:oo,sub:(e,t)=>oo(e,[-t[0],-t[1]]),mul:ro,div:Za,neg:([e,t])=>[-e,-t],pow:D0};function z0(e,t){const n=Object.hasOwn(Ja,e)?Ja[e]:void 0;if(!n||t.some(([o])=>kt(
o)>Ga||o&&kt(o)<Ka))return;const s=n(...t);return s&&kt(s[0])>Ka&&kt(s[0])<Ga?s:void 0}function Qa(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...Xa(s,o),
s*r);return yt(n)}const K=e=>so(yt(e.map(t=>t*t)));function io(e,t,n){const s=[];for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*yt(s);for(let r=t;r<n.length;r++)
n[r]-=o*e[r]}class tc{constructor(t,n){this.column=t,this.others=n}}class Le{constructor(t,n=Wa){this.limit=n,this.scales=t.map(s=>K(s)||1),this.vectors=[],this.
triangle=[],this.least=1,t.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(t,n){this.vectors.forEach((a,c)=>io(a,c,n));const s=K(n.slice(t));if(this.
limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,t));throw new tc(t,a.flatMap((c,l)=>kt(c)>so(Wa)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:
s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=K(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.
vectors.forEach((s,o)=>io(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)io(this.vectors[s],s,n);return n}solved(t){return this.upwards(
t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function B0([e,...t],n){const s=t.
length,o=e.length,r=new Le(t),i=r.least<C0||o*s<=R0,[a,...c]=i?n():[];let l,u;if(i)[l,u]=nc(r,c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back(
[...t.map(()=>0),...p.slice(s)])}let f=K(u);f<=Nn*K(e)&&(f=0);const d=f/so(o-s),h=r.scales.map((p,b)=>{const g=t.map((y,M)=>b===M?1:0),w=i?nc(r,c,e.map(()=>[0,0]),
g)[1]:r.solvedAcross(g);return d*K(w)/p}),m=t.some(p=>p.every(b=>b===p[0]));return[...l.map((p,b)=>p/r.scales[b]),...h,d,ec(e,f,m)]}function ec(e,t,n){const s=n?
yt(e)/e.length:0,o=K(e.map(r=>r-s));return o>Nn*K(e)||N("all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function nc(e,t,n,s){const o=t.
length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<q0;c++){const l=r.map((w,y)=>w/e.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(
($,S)=>M.push([-l[S],$[y]])),Qa(w,M)}),f=t.map((w,y)=>{const M=i.map(($,S)=>[-$,w[S]]);return Qa([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(
f),m=e.solved(d.slice(0,o).map((w,y)=>w-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+p[y]);const b=Va(...m.map(kt)),g=Va(...r.map(
kt));if(b<=P0*g)return[r,i];b>a/2&&b>1e-12*g&&N(U0),a=b}return[r,i]}const U0="rounding decides the result, as columns are nearly combinations of others",W0=e=>`\
the rows do not determine ${e}: its factor is zero in all of them`,H0=(e,t,n)=>t.length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns ar\
e collinear`:n(e);function G0(e,t,n){return sc(e[0].length,e.length-1),oc(n,()=>B0(e,t))}function sc(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients\
 need`;e<=t&&N(`${n} at least ${t+1} rows, and there are ${e}`)}function oc(e,t,n=W0){try{return t()}catch(s){if(!(s instanceof tc))throw s;return N(H0(e[s.column],
s.others.map(o=>e[o]),n))}}function K0(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];
for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(V0(t,c[h+i],s,o)));return s[n]=u,l}function V0(e,[t,n],s,o){const r=new Map;for(let i=t;i<
n;){const[a,...c]=e[i],l=Y0(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=z0(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[
Number(s[n-1]),r.get(n-1)??0]}const Y0=([e,...t],n)=>dt.has(String(e))||X0.includes(String(e))?n+1:Number(t[e==="with"?0:t.length-1]),X0=["num","row","read","in\
dex"],Z0={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{e.budget.steps-=Ya(f*a[0].length*a.length*a.length/j0),e.budget.steps<0&&s(r,r)};return c(
1),G0(a,()=>(c(I0),K0(e,i,+n,o,s)),String(t).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:Ce,exp:_t,log:rt,log1p:rc,max:ic,min:ao,sqrt:Re,trunc:J0,PI:co}=Math,
lo=.01,kn=1e6,Q0=1e-17,_n=1e-300,ac=2e4,t1=100,cc=1e-9,lc=-706,e1=37,n1=18,s1=.5772156649015329,o1=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,
.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,
6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,
238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,
9313274324196682e-25],ae=e=>{if(e<=0&&N("lgamma of zero or less"),e>=10)return(e-.5)*(rt(e)-1)+(rt(2*co)-1)/2+At(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return uc(
e)-rt(e);const n=e<1.5?uc(e-1):fc(e-2);return t===1?n:n+rt(t)},uc=e=>fc(e)-rc(e);function fc(e){let t=e,n=0;return o1.forEach((s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-
s1)+n}function uo(e){if(Ce(e)>.25)return rc(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const Ie=(...e)=>{const t=ic(
...e.slice(0,-1));return t>0&&t<=kn?J0(20+2*Re(t)):0},On=(...e)=>6*Ie(...e);function Tn(e,t){e>=lo&&e<=kn||N("an incomplete gamma function of a shape that is no\
t between 0.01 and 1,000,000"),t<0&&N("an incomplete gamma function of a negative number")}function fo(e,t){if(t===0)return[0,1];const n=ho(e,t);if(t<=e+1){const o=n/
e*r1(e,t);return[o,1-o]}const s=n?n/i1(e,t):0;return[1-s,s]}function ho(e,t){if(e<1)return t<1e3?_t(e*rt(t)-t-ae(e+1))*e:0;const n=(t-e)/e,s=n>-.9?e*uo(n):e*(rt(
t/e)-n);return s>-745?_t(s-At(e))*Re(e/(2*co)):0}function r1(e,t){let n=1,s=1;for(let o=1;o<ac&&(n*=t/(e+o),s+=n,!(n<s*Q0));o++);return s}function i1(e,t){let n=t+
1-e,s=n,o=n,r=0;for(let i=1;i<ac;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(Ce(r)>=_n?r:_n),s=n+a/s,s=Ce(s)>=_n?s:_n,o*=s*r,Ce(s*r-1)<=2e-16)break}return o}function mo(e,t){
e>=lo&&e<=kn&&t>=lo&&t<=kn||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function dc(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,
1]:[1,0];const o=po(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/An(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/An(s,n,(e+t)*r,t,e);return[1-
i,i]}function po(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?uo(i/o):rt(n/o)-i/o,c=i<.9*r?uo(-i/r):rt(s/r)+i/r,l=e*a+t*c-At(e)-At(t)+At(e+t);return l>
-745?_t(l)*Re(e/(2*co)*r):0}function hc(e){e>=0&&e<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const mc=(e,t,n)=>(mo(e,t),hc(n),
dc(e,t,n,1-n)),a1=(e,t)=>(Tn(e,t),t?ho(e,t)/t:go(e,1)),go=(e,t)=>(e<1&&N("a density that is infinite at its end"),e===1?t:0),c1=(e,t,n)=>(mo(e,t),hc(n),n===0||n===
1?n?go(t,e):go(e,t):po(e,t,n,1-n)/(n*(1-n)));function pc(e,t){e>=0&&e<=1&&t>=0&&t<=1||N("an inverse of a share that is not between 0 and 1")}const gc=(e,t)=>e<=
t?$n(e):-$n(t);function bc(e,t,n){if(Tn(e,0),pc(t,n),n===0&&N("an infinite inverse"),t===0)return 0;const s=r=>{const i=_t(r);return[...fo(e,i),ho(e,i)]},o=e>=1?
rt(e)+gc(t,n)/Re(e):(rt(t)+ae(e+1))/e;return _t(yc(s,t,n,o,n1))}function wc(e,t,n,s){if(mo(e,t),pc(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+_t(
-i)),c=1/(1+_t(i));return[...dc(e,t,a,c),po(e,t,a,c)]},r=ao(e,t)<1?(rt(n*e)+ae(e)+ae(t)-ae(e+t))/e:rt(e/t)+gc(n,s)*Re(1/e+1/t);return 1/(1+_t(-yc(o,n,s,r,e1)))}
function yc(e,t,n,s,o){let r=lc,i=o,a=ao(ic(s,r),i);const c=rt(ao(t,n)),l=t<=n;for(let u=0;u<t1;u++){const[f,d,h]=e(a),m=l?f:d,p=(m>0?rt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let b=h>0&&m>0?a-p*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const g=Ce(b-a);if(a=b,g<=cc)break}return a<=lc+cc?N("an inverse below 1e-306"):a}const Ot=(e,t)=>(Ze.
set(e,t),e),l1={lgamma:ae,gamma_inc:Ot((e,t)=>(Tn(e,t),fo(e,t)[0]),Ie),gamma_inc_upper:Ot((e,t)=>(Tn(e,t),fo(e,t)[1]),Ie),gamma_inc_inv:Ot((e,t)=>bc(e,t,1-t),On),
gamma_inc_upper_inv:Ot((e,t)=>bc(e,1-t,t),On),beta_inc:Ot((e,t,n)=>mc(e,t,n)[0],Ie),beta_inc_upper:Ot((e,t,n)=>mc(e,t,n)[1],Ie),beta_inc_inv:Ot((e,t,n)=>wc(e,t,
n,1-n),On),beta_inc_upper_inv:Ot((e,t,n)=>wc(e,t,1-n,n),On),gamma_density:a1,beta_density:c1},u1=450,f1=16,Mc=6,d1=28,h1=1/64,m1=7,$c=4,Sc=12,vc=70,p1=3,xc=1e-13,
g1=1/8,b1=18,w1=4,y1=1e-6,M1="an integral or search inside another has a narrow peak, which it could miss",Ac="it has more narrow peaks or jumps than a search c\
an follow",$1="it oscillates faster than a search can follow",S1=64,v1=8,bo=12,x1=.382,A1=.1,N1=4,E1=12,Nc=[],k1=new Set(["integral","root","argmax","argmin","m\
aximum","minimum"]),{abs:Q,max:ht,min:Tt}=Math;function wo(e,t,[n,s],o,r){const{machine:i,budget:a}=e,c=!i.traced,l=a.steps,u=$=>tn(e,()=>t($));let f=[];const d=$=>$.
some(({name:S})=>k1.has(S));let h=[],m=[],p=!1,b=c&&d(n.slice(o,r));const g=$=>{const S=i.traced=[];try{const x=u($),v=s.slice(o,r-1),_=_c(n.slice(o,r),s);for(const[
A,k]of S)v.push(...k),_.push(..._c(A,k)),b||=!f.length&&d(A),p||=A===Nc;const R=[...v,..._];return{at:$,value:x,parts:x===void 0?[]:R,jumps:(b?R:_).length}}finally{
i.traced=void 0}};return{curve:$=>{if(!c)return u($);const S=g($);return f.length<u1&&f.push(S),S.value},look:()=>{if(!f.length)return[];const $=Math.floor((l-a.
steps)/f.length)+1,S=f;return f=[],[h,m]=_1(S,g,Math.floor(a.steps/(2*d1*$))),b&&L1(S,h,u)&&N(M1),h.map(x=>x.samples.map(({at:v,value:_})=>[v,_]))},hear:$=>{$.length&&
(p||T1(h,m,$))&&N(Ac)}}}function _1(e,t,n){const s=new Map(e.filter(({value:f})=>f!==void 0).map(f=>[f.at,f])),o=e.map(f=>f.at),r=s.size&&n>=w1?R1(Tt(...o),ht(...o),
t):[],i=ht(0,...[...s.values()].map(({value:f})=>Q(Number(f)))),a=r.filter(f=>f.samples.some(({value:d})=>d!==void 0&&Q(d)>i)),c=Tt(n,f1)+a.length;for(const f of r)
for(const d of f.samples)d.value!==void 0&&s.set(d.at,d);const l=[...s.values()].sort((f,d)=>f.at-d.at),u=I1(l);O1(l,u);for(const[f,d]of u.entries()){if(a.length>=
c)return[a,u.slice(f)];if(a.some(m=>Lc(m,d)))continue;const h=j1[d.kind](d,t);d.at[0]<=h&&h<=d.at[d.at.length-1]&&a.push({at:h,samples:D1(d,h,t),part:d.part})}return[
a,[]]}function O1(e,t){const n=e.reduce((a,{parts:c,jumps:l})=>Tt(a,c.length-l),1/0),s=({kind:a,part:c})=>a==="turn"&&c<n,o=new Map;for(const{part:a}of t.filter(
s))o.set(a,(o.get(a)??0)+1);const r=ht(0,...o.values());if(r<=S1)return;Tc(0,e.map(({at:a})=>a),e.map(({value:a})=>a??0)).filter(({kind:a})=>a==="turn").length*
v1<r&&N(Ac)}function T1(e,t,n){const s=e.filter(({samples:o})=>o.some(({at:r})=>n.includes(r))).map(({part:o})=>o);return t.some(o=>s.includes(o.part)&&!e.some(
r=>Lc(r,o)))}function Ec(e,t,n){if(t.length<N1)return;const s=t.length-3,o=c=>c!==void 0&&Number.isFinite(c),r=n.reduce((c,l)=>o(l)?ht(c,Q(Number(l))):c,0);let i=0,
a=0;for(let c=0;c<bo;c++){const l=1+Math.floor(c*(s-1)/(bo-1)),u=t[l]+x1*(t[l+1]-t[l]),f=[l-1,l,l+1,l+2].map(p=>[t[p],n[p]]),d=e(u);if(d===void 0||!f.every(([,p])=>o(
p)))continue;a++;const h=[d,...f.map(([,p])=>p)],m=ht(...h)-Tt(...h);m>1e-9*r&&Q(d-kc(f,u))>A1*m&&i++}i*2>a&&a>=bo/2&&N($1)}const kc=(e,t)=>e.reduce((n,[s,o],r)=>n+
e.reduce((i,[a],c)=>c===r?i:i*((t-a)/(s-a)),o),0);function L1(e,t,n){const s=ht(0,...e.map(({value:r})=>Q(r??0))),o=t.flatMap(r=>r.samples.filter(({at:i})=>i===
r.at));return[e[e.length>>1],...o].some(r=>{const i=n(r.at);return i===void 0||r.value===void 0?i!==r.value:Q(i-r.value)>y1*ht(s,Q(i),Q(r.value))})}const _c=(e,t)=>e.
flatMap(({name:n,operands:s})=>{const o=C1[n];return o?[o(...s.map(r=>Number(t[+r]??0)))]:[]}),C1=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-(e-1),
beta_density:(e,t,n)=>n*(e+t-2)-(e-1),mod:(e,t)=>t?Math.sin(Math.PI*(e/t)):0,floor:e=>Math.sin(Math.PI*e),ceiling:e=>Math.sin(Math.PI*e),round:e=>Math.cos(Math.
PI*e)});function R1(e,t,n){return[[e,t],[t,e]].map(([s,o])=>{const r=new Set;for(let i=1;i<=b1;i++)r.add(s+(o-s)*g1**i);return r.delete(e),r.delete(t),{at:NaN,samples:[
...r].sort((i,a)=>i-a).map(n),part:-1}}).filter(({samples:s})=>s.length)}function I1(e){const t=e.map(r=>r.at),n=e.reduce((r,{parts:i})=>Tt(r,i.length),e.length?
1/0:0),s=Array.from({length:n},(r,i)=>{const a=e.map(({parts:c})=>c[i]);return a.every(c=>typeof c=="number")?Tc(i,t,a):[]});s.sort((r,i)=>r.length-i.length);const o=s.
filter(({length:r})=>r>Mc);return[...s.filter(({length:r})=>r<=Mc).flat(),...Oc(o)]}const Oc=e=>Array.from({length:ht(0,...e.map(({length:t})=>t))},(t,n)=>e.flatMap(
s=>s.slice(n,n+1))).flat();function Tc(e,t,n){let s=1/0,o=-1/0,r=!0;for(const u of n)s=Tt(s,u),o=ht(o,u),r&&=u===0||u===1;if(s===o)return[];const i=ht(Q(s),Q(o)),
a=[],c=[],l=(u,f)=>a.push({part:e,kind:f,at:t.slice(u,u+2),values:n.slice(u,u+2),size:i});if(r){for(let u=0;u+1<t.length;u++)n[u]!==n[u+1]&&l(u,"flip");return a}
if(s<0&&o>0)for(let u=0;u+1<t.length;u++)n[u]*n[u+1]<0&&l(u,"zero");for(let u=0,f=0,d=0;u+1<t.length;u++){const h=n[u+1]-n[u];if(!(Q(h)<=xc*i)){if(f*h<0&&u-d<=1){
const m=[d-1,d,u+1];c.push({part:e,kind:"turn",at:m.map(p=>t[p]),values:m.map(p=>n[p]),size:i})}[f,d]=[h,u+1]}}return Oc([a,c])}const Ln=(e,t)=>{const n=e.parts[t];
return typeof n=="number"?n:NaN};function Lc({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[ht(
0,s-$c),s,Tt(t.length-1,s+$c)].map(l=>Ln(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||ht(Q(a),
Q(c))<=xc*n.size}function q1({part:e,at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<Sc+vc;a++){const c=a<Sc?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=Ln(
r(c),e);if(!(Q(l)>0))return c;l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Q(s)<Q(o)?t:n}function P1({part:e,at:[t,n],values:[s]},o){for(let r=0;r<vc;r++){
const i=t/2+n/2;if(!(t<i&&i<n))break;Ln(o(i),e)===s?t=i:n=i}return t}function F1({part:e,at:t,values:n},s){const[o,r,i]=t;let a=Cc(t,n),c=Tt(r-o,i-r);for(let l=0;l<
p1;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=Cc(u,u.map(d=>Ln(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function Cc([
e,t,n],[s,o,r]){const i=(t-e)*(o-r),a=(t-n)*(o-s);return Q(i-a)>0?t-((t-e)*i-(t-n)*a)/(2*(i-a)):t}const j1={zero:q1,flip:P1,turn:F1};function D1(e,t,n){const s=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<m1;i++)r*=h1,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.
at-r.at)}const ce=400,Cn=.6180339887498949,Rc=60,Ic=8,yo=1e-9,z1=1e-5,qc=1e-13,B1=1e-13,le=200,Pc=.5,{abs:Rn,max:Lt,min:Fc}=Math,X=e=>e??-1/0;function jc(e,t,n,s,o,r){
t<n||N(t>n?"the range runs backwards":"the range is empty");const i=u=>{const f=e(u);return f===void 0?void 0:s*f},a=[...Array.from({length:ce},(u,f)=>t+(n-t)*f/
ce),n],c=a.map(i),l=c.filter(u=>u!==void 0);return l.length||N("no value in the range"),Ec(i,a,c),{value:i,at:a,values:c,size:l.reduce((u,f)=>Lt(u,Rn(f)),0),sign:s,
places:o(),hear:r}}const Dc=(e,t,n,s,o,r)=>s*Bc(jc(e,t,n,s,o,r))[0][1];function zc(e,t,n,s,o,r){const i=jc(e,t,n,s,o,r),[[a,c],...l]=Bc(i),u=z1*(n-t);l.some(([f,
d])=>c-d<=yo*i.size&&Rn(f-a)>u)&&N("several places have the same value");for(const f of[a-u,a+u]){const d=t<=f&&f<=n?i.value(f):void 0;d!==void 0&&c-d<=qc*i.size&&
N("its maximum is a flat stretch")}return H1(i,a,c,u)}function Bc(e){const{at:t,values:n,sign:s,size:o}=e,r=d=>n[d]!==void 0&&X(n[d])>X(n[d-1])&&X(n[d])>=X(n[d+
1]),i=[...n.keys()].filter(r),a=d=>i.length>Ic?Lt(X(n[d]),W1(e,d)):X(n[d]),c=new Map(i.map(d=>[d,a(d)]));i.sort((d,h)=>X(c.get(h))-X(c.get(d))||d-h);const l=i.slice(
0,Ic).map(d=>Uc(e,t[Lt(d-1,0)],t[Fc(d+1,ce)],t[d],X(n[d]))),u=l.reduce((d,[,h])=>Lt(d,h),-1/0)+yo*o,f=[];for(const d of e.places){const h=d.map(([,w])=>X(w===void 0?
void 0:s*w)),m=h.indexOf(Lt(...h)),[p,b,g]=[Lt(m-1,0),m,Fc(m+1,d.length-1)].map(w=>d[w][0]);if(h[m]>u){let w=Uc(e,p,g,b,h[m]);m||(w=Wc(e,w,t.filter(y=>y<p).at(-1)??
t[0])),m===d.length-1&&(w=Wc(e,w,t.find(y=>y>g)??t[ce])),l.push(w),f.push(b)}}return e.hear(f),l.sort((d,h)=>h[1]-d[1]),U1(e,l[0])&&N("it grows without bound"),
l}function U1({at:e,value:t,size:n},[s,o]){const[r,i]=[e[0],e[ce]],a=Lt(B1*(i-r),1e-15*Rn(s)),c=p=>Lt(...[s-p,s+p].filter(b=>r<=b&&b<=i).map(b=>X(t(b)))),[l,u,f]=[
le*le*le,le*le,le].map(p=>c(a*p));if(!(l>-1/0))return!1;const[d,h,m]=[u-l,f-u,o-f];return h>yo*n&&h>=Pc*d&&m>=Pc*h}function W1({at:e,values:t,value:n},s){if(!(s>
0&&s<ce))return-1/0;const[o,r,i]=[s-1,s,s+1].map(c=>X(t[c])),a=o-2*r+i;return a>-1/0&&a<0?X(n(e[s]+(o-i)/(2*a)*(e[s+1]-e[s]))):-1/0}function Uc({value:e},t,n,s,o){
let r=n-Cn*(n-t),i=t+Cn*(n-t),a=X(e(r)),c=X(e(i));for(let l=0;l<Rc;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-Cn*(n-t),a=X(e(r))):([t,r,
a]=[r,i,c],i=t+Cn*(n-t),c=X(e(i)));return[s,o]}function Wc({value:e},[t,n],s){for(let o=0;o<Rc;o++){const r=(t+s)/2,i=X(e(r));i>n?[t,n]=[r,i]:s=r}return[t,n]}function H1({
value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(X),f=a-u+8*(l-c),d=-a+
16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(Rn(h-n)>o||m===void 0||s-m>qc*t)return n;[n,s]=[h,m]}return n}const Mo=192,qe=1e300,G1=1100,$o=1e-6,
K1=.1,Hc=1e-12;function V1(e,t,n,s,o,r,i,a){t>0&&n<=0&&N("no real value");const c=[];let l=!1,u=0,f=NaN;const d=new Map(Q1(t,n,s).map(g=>[g,e(g)??NaN])),h=t>-qe||
n<qe;h&&Ec(e,[...d.keys()],[...d.values()]);const m=X1(e,d),p=new Map(m),b=Z1(p,o());h&&r(b.filter(g=>!m.has(g)));for(const[g,w]of b.flatMap(y=>J1(e,y,p))){let y;
if(w===0){const M=Gc(e,g);l||=!M,M&&!So(e,g)&&(y=g)}else f*Math.sign(w)<0&&(y=tg(e,u,g,f,w));y!==void 0&&y!==c[c.length-1]&&c.push(y),[u,f]=[g,Math.sign(w)||NaN]}
if(i!==void 0){const g=Y1(c);return l&&N("every value in a range solves it"),g.length!==a&&N(`${g.length} root${g.length===1?"":"s"} in the range, not ${a}`),g[i]}
return c.length||N(l?"every value in a range solves it":"no root was found in the range"),c.reduce((g,w)=>Math.abs(w-s)<Math.abs(g-s)?w:g)}function Y1(e){const t=[];
for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function X1(e,t){
const n=[...t.keys()],s=[...t.values()],o=new Map(t),{abs:r,min:i}=Math;for(let a=1;a+1<n.length;a++){const[c,l,u]=n.slice(a-1,a+2),[f,d,h]=s.slice(a-1,a+2);if(!(f*
d>0&&h*d>0&&r(d)<i(r(f),r(h))))continue;const m=(l-c)*(d-h),p=(l-u)*(d-f),b=m!==p?l-((l-c)*m-(l-u)*p)/(2*(m-p)):l,g=c<b&&b<u?e(b)??NaN:d;g*d<0&&o.set(b,g)}return new Map(
[...o].sort(([a],[c])=>a-c))}function Z1(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,r]of t.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;
const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].sort((o,r)=>o-r)}function J1(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(
t)],r=$o*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function Q1(e,t,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>
-qe||t<qe){const a=e>0?Math.log(t/e):0;return s(0,Mo).map(c=>e>0?e*Math.exp(c/Mo*a):e+c/Mo*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(
1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=qe).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function Gc(e,t){
const n=$o*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const So=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function tg(e,t,n,s,o){const r=Math.abs(o);let i=r,
a=r;for(let h=0;h<G1;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===0)return Gc(e,m)&&!So(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.
abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=$o*Math.abs(c);if(So(e,c))return;const f=e(c-u),d=e(c+u);return f===void 0||d===void 0?l<=Hc*r?c:void 0:
Math.max(i,a)<=Math.max(K1*Math.abs(d-f),Hc*r)?c:void 0}const eg=300,ng=100,In=2,sg=6e-6,og=1e-4,rg=.001,Kc=1e-13,ig=1e16,ag=1e-4,Vc=1e-7,cg=1e-9,lg=.001,ug=.9,
fg=.001,dg=3e-8,qn=1e-9,hg=1e-8,mg=1e140,Yc=8,pg="the formula has no value in some row where the search starts",Pn="the search for the coefficients does not set\
tle, so start it nearer: `near …`",gg="with the coefficients that the search starts from",bg=["num","index","read"],{abs:Gt,max:Fn,min:Xc,sqrt:Zc,trunc:vo}=Math,
wg=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function yg(e,t,n){const s=e(n);if(!s)return N(pg);let o=n,r=jn(t,
s),i=rg;for(let a=0;a===eg&&N(Pn),K(r)>Nn*K(t);a++){const c=Jc(e,o,n,t,r,1),l=new Le(c,0),u=l.turned(r).slice(0,o.length),f=l.least>qn?xo(l,u,0):void 0;if(f&&(vg(
f,o,ag)||K(u)<=fg*K(r)))break;for(l.least>qn||(i=Fn(i,hg));;){if(!(i<=ig))return new Le(c,qn)&&N(Pn);const d=xo(l,u,i),h=o.map((b,g)=>b+d[g]),m=e(h),p=m&&jn(t,m);
if(p&&K(p)<K(r)){[o,r]=[h,p];break}i=Fn(i,Kc)*10}i=i>Kc?i/10:0}return Mg(e,t,o,n)}function Mg(e,t,n,s){let o=n,r=1/0,i=1/0;for(let a=ng;;){const c=e(o),l=jn(t,c??
t);if(!c||K(l)>i)return N(Pn);i=Xc(i,K(l)*(1+lg));const u=new Le(Jc(e,o,s,t,l,a<=In?4:2),qn);if(!a)return $g(u,t,l,o);const f=u.turned(l).slice(0,o.length),d=xo(
u,f,0),h=o.map((b,g)=>b+d[g]),m=Fn(...h.map((b,g)=>Gt(d[g])/(Gt(b)||1)));o=h,a--;const p=m<=cg||K(f)<=dg*K(l);a>=In&&m<=Vc&&(p||m>=ug*r)?a=In:a===In-1&&Xc(r,m)>
Vc&&N(Pn),r=m}}function $g(e,t,n,s){let o=K(n);o<=Nn*K(t)&&(o=0);const r=o/Zc(t.length-s.length),i=e.scales.map((a,c)=>r*K(e.solvedAcross(s.map((l,u)=>c===u?1:0)))/
a);return[...s,...i,r,ec(t,o,!0)]}function Jc(e,t,n,s,o,r){const i=jn(s,o);return t.map((a,c)=>{const l=Fn(Gt(a),.001*Gt(n[c]))||.001,u=g=>e(t.map((w,y)=>c===y?
g:w)),f=r===4&&Sg(u,a,og*l);if(f)return f;const d=sg*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,b=m??i;return(h??i).map((g,w)=>(g-b[w])/(p*d))})}function Sg(e,t,n){
const[s,o,r,i]=[-1,1,-2,2].map(a=>e(t+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*n))}function xo(e,t,n){const s=t.length;let o;if(n){
const r=Zc(n),i=e.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new Le(i);o=a.solved(a.turned([...t,...t.map(()=>0)])).map((l,u)=>l/
a.scales[u])}else o=e.solved(t);return o.map((r,i)=>r/e.scales[i])}const vg=(e,t,n)=>t.every((s,o)=>Gt(e[o])<=n*Gt(s)),jn=(e,t)=>e.map((n,s)=>n-t[s]),xg={add:(e,t)=>e+
t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function Ag(e,t){const n=xg[e]??dt.get(e),s=t.find(l=>l instanceof Float64Array);
if(!s)return n(...t);const o=new Float64Array(s.length),[r,i]=t,a=(l,u)=>l instanceof Float64Array?l[u]:Number(l);if(e==="pow"&&i===2)for(let l=0;l<o.length;l++)
o[l]=a(r,l)*a(r,l);else if(t.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.length;l++)o[l]=n(...t.map(u=>a(u,l)));let c=0;for(const l of o)
c+=l;return Number.isFinite(c)?o:N("overflow")}function Ng(e,t,n,s){const[,o,r,...i]=e[t].map(Number);let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,
u=t+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)bg.includes(String(e[p][0]))||d++;s.budget.steps-=f-u+vo(d*a.length/Yc);const h=Eg(e,u,f,new Map(
[[t,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(()=>Number(h));r&&!l?a=a.filter((p,b)=>m[b]):c=[...m]}return c}
function Eg(e,t,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=t;a<n;a++){const[c,...l]=e[a];if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c===
"read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.
map(m=>{const p=d[vo(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;s.set(a,h)}else if(dt.has(String(c))&&c!=="binomial")s.set(a,Ag(String(
c),l.map(i)));else return}return s.get(n-1)}const kg={searched(e,[t,n,s,...o],r,i,a,c){const l=+s,u=o.slice(0,l).map(w=>Number(i[+w])),f=o.slice(l,2*l).map(String),
d=Number(o[o.length-1]),h=i[+n][0].numbers,m=w=>e.inside(new Map(f.map((y,M)=>[y,w[M]]))),p=w=>r(a+1,d,m(w))[0].numbers,b=w=>{const y=tn(e,()=>(e.budget.steps-=
vo(h.length*l/Yc),e.budget.steps<0&&r(a,a),Ng(c,a+1,i,m(w))??p(w)));return y?.every(M=>Gt(M)<mg)?y:void 0};try{p(u)}catch(w){throw w instanceof ut&&e.budget.steps>=
0&&!w.needs&&(w.message.startsWith("the cell `")||(w.message+=`, ${gg}`)),w}return sc(h.length,l),oc(String(t).split(", "),()=>yg(b,h,u),wg).map(w=>({first:0,numbers:[
w]}))}},_g=40,Og=25e4,Tg=60,Lg=12,Cg=3,Qc=1e-6,Rg=1e-7,tl=1e-9,Ig=1e-13,qg=1e-10,Ao=1e-8,No=1e-5,Pg=.1,Fg=1e9,Eo=[2,3,5,7,11,13],Kt=1e300,el="the equations do n\
ot fix each unknown",{abs:st,max:Ct,min:nl,floor:ko}=Math;function jg(e,t,n,s,o){const r=sl(t,n,s),i=r.map((b,g)=>t[g]>-Kt||n[g]<Kt?n[g]-t[g]:st(b)||1),a={lows:t,
highs:n,scales:i},c=Ct(4,nl(_g,ko(Og/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const g=zg(e,b?r.map((w,y)=>Dg(b,y,a)):r,a);g?.length===0&&f++,
g?.length&&![...l,...u].some(w=>Wg(g,w,i))&&(Bg(e,g,i)?l:u).push(g)}l.length||N(u.length||f===c?el:"no solution found");const d=b=>b.map((g,w)=>ko(g/i[w]*Fg+.5));
l.sort((b,g)=>{const w=d(b),y=d(g),M=w.findIndex(($,S)=>$!==y[S]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((g,w,y)=>g+(s[y]<Kt?(w-r[y])/i[y]*((w-r[y])/i[y]):
0),0),m=l.reduce((b,g)=>h(g)<h(b)*(1-tl)?g:b);u.some(b=>h(b)<h(m))&&N(el);const p=h(m)*(1+Ao)+Ao**2;return!s.every(b=>b<Kt)&&l.some(b=>b!==m&&h(b)<=p)&&N("sever\
al solutions are equally near"),r.map((b,g)=>[m[g],...l.map(w=>w[g])])}const sl=(e,t,n)=>n.map((s,o)=>s<Kt?s:(e[o]+t[o])/2);function Dg(e,t,{lows:n,highs:s,scales:o}){
let r=0;for(let a=1,c=e;c;c=ko(c/Eo[t]))a/=Eo[t],r+=a*(c%Eo[t]);if(n[t]>-Kt||s[t]<Kt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-st(i))}function zg(e,t,{lows:n,
highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<Tg;c++){const l=r.map((w,y)=>Ct(st(w),.001*o[y]));if(!i)return;const[u,f]=ol(e,r,i,l);if(!u.length)return[];
const d=Ct(...u.map(st));if(a===Cg)return d<=tl?r.map((w,y)=>st(w)<=Ig*o[y]?0:w):void 0;(a||d<=Rg)&&a++;const h=w=>Ct(...w.map((y,M)=>st(y)/f[M])),m=h(i),p=r;let b=1,
g;for(let w=0;w<(a?1:Lg)&&(r=p.map((y,M)=>nl(Ct(y+b*l[M]*u[M],n[M]),s[M])),g=e(r),!(g&&(a||h(g)<m)));w++,b/=2)g=void 0;i=g}}function Bg(e,t,n){const s=t.map((o,r)=>Ct(
st(o),.001*n[r]));for(const o of[No,-No]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=ol(e,r,i,s);return a.length>0&&a.every(c=>st(o+c)<=Pg*No)}
return!0}function ol(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*Qc*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??
n)[h])/(f*Qc))}),r=n.map((a,c)=>Ct(...o.map(l=>st(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[
Ug(i),r]}function Ug(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)st(e[r][s])>st(e[o][s])&&(o=r);if(!(st(e[o][s])>=qg))
return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+
1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const Wg=(e,t,n)=>e.every((s,o)=>st(s-t[o])<=Ao*Ct(st(s),st(t[o]),1e-6*n[o])),Hg=1e4,rl=[.9999999999998099,676.5203681218851,
-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],il=[[.9428824156954797,
.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,
.22492646533333951,0]],al=[.015827191973480183,77/1470],cl=[.24261107190140774,672/1470],Gg=4,Kg=2**-52,Vg=2**-44,Yg=1e-8,_o=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?N("gamma of zero or less"):ll(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*_o(1-e));e>172&&N("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=rl.slice(1).
reduce((r,i,a)=>r+i/(t+a+1),rl[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},ll=e=>{const t=ft(e);if(t!==jt(e))return _o(e+1);let n=t<0?N("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},ul=(e,t)=>{let n=ft(t);if(n!==jt(t)&&N("binomial of a number that is not whole"),n<0)return 0;
e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&N("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},fl=e=>{if(Math.abs(e)>
6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Xg=e=>{if(e<1.5)return 1-
fl(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},Zg=(e,t,n)=>t>n?N("clamp to a range whose lower end is above its\
 upper end"):Math.min(Math.max(e,t),n),Jg=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},{hypot:Qg,
expm1:tb}=Math,eb=e=>e<=-1?N("log of zero or less"):Math.log1p(e),nb=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):
0};Ze.set(ul,nb);const sb={gamma:_o,factorial:ll,binomial:ul,erf:fl,erfc:Xg,erfinv:l0,normal_quantile:$n,cbrt:Jg,mod:vd,clamp:Zg,hypot:Qg,expm1:tb,log1p:eb,...Dd,
...l1,irr:Ua},ob={...Qp,...Hp,...Jp,...Z0,...kg,sum:(e,t,n,s,o)=>hl(e,t,n,s,o,0),product:(e,t,n,s,o)=>hl(e,t,n,s,o,1),integral:(e,[t,n,s],o,r,i,a,c)=>{const{budget:l}=e,
u=Number(r[+t]),f=Number(r[+n]),d=l.integrals>0,h=x=>(r[i]=x,Number(o())),{curve:m,look:p,hear:b}=wo(e,h,[c,r],i+1,+s),g=x=>m(x)??ab(h,x,u,f),w=()=>p().map(x=>x.
map(([v,_])=>[v,_??g(v)]));l.integrals++;const y=l.steps;d||[u,f].forEach(g);const M=d?1:ib(Math.floor((y-l.steps)/2)),[$,S]=cb(g,u,f,M,d,w);return l.integrals--,
b(S),$},slope:(e,[t],n)=>rb(dl(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o,r,i)=>Dn(zc,1,e,t,n,[i,s],o),argmin:(e,t,n,s,o,r,i)=>Dn(zc,-1,e,t,n,[i,s],o),
maximum:(e,t,n,s,o,r,i)=>Dn(Dc,1,e,t,n,[i,s],o),minimum:(e,t,n,s,o,r,i)=>Dn(Dc,-1,e,t,n,[i,s],o),root(e,[t,n,s,o,...r],i,a,c,l,u){const f=dl(e,t,i),{curve:d,look:h,
hear:m}=wo(e,f,[u,a],c+1,Number(r.at(-1))),[p,b]=r.slice(0,-1).map(g=>Number(a[+g]));return V1(d,Number(a[+n]),Number(a[+s]),Number(a[+o]),h,m,p,b)},system(e,[t,
...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const g=tn(
e,()=>{const w=e.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return g?.every(Number.isFinite)?g:void 0},h=sl(a,c,
l);d(h);const m=e.budget.steps;return d(h),jg(d,a,c,l,m-e.budget.steps).map(b=>({first:0,numbers:b}))}},Dn=(e,t,n,[s,o,r],i,a,c)=>{const[,l]=a,u=m=>(l[c]=m,Number(
i())),{curve:f,look:d,hear:h}=wo(n,u,a,c+1,+r);return e(f,Number(l[+s]),Number(l[+o]),t,d,h)},dl=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),
s]]))));function hl({machine:{traced:e}},t,n,s,o,r){const[i,a]=[0,1].map(u=>{const f=Number(s[+t[u]]),d=ft(f);return d===jt(f)?d:N("bounds are not whole numbers")});
a<i-1&&N("the bounds run backwards"),a-i>=Hg&&N("more than 10,000 terms");const c=Math.floor((a-i+1)/E1)+1;let l=r;for(let u=i;u<=a;u++)s[o]=u,l=r?l*Number(n()):
l+Number(n()),e&&!((u-i)%c)&&e.push([[],s.slice(o+1,Number(t[2]))]);return e&&c>1&&e.push([Nc,[]]),l}function rb(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(
t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=
Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const b=n/2,g=a-c+8*(e(t+b)-e(t-b)),w=p/(12*n),y=g/(12*b);if(r(y-w)<=.001*s+m/
n)return y+(y-w)/15}}return N("no slope where a function jumps or bends")}function ib(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function ab(e,t,n,s){const o=(s-
n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function cb(e,t,n,s,o,r){const i=[...Array.from({length:s},
(M,$)=>t+(n-t)*$/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(M,$)=>Bn(e,i[$],i[$+1],a[$],a[$+1],0)),u=zn(l);let f=ml(e,l,c*u.size),d=zn(f);d.
error<=u.error||([f,d]=[l,u]);const h=r(),m=[],p=h.length?ub(e,f,h,d.size/Math.abs(n-t),m):f;if(m.length){f=p;for(let S=0;S<Gg;S++)f=ml(e,f,c*zn(f).size);const M=d;
d=zn(f);const $=Math.abs(d.value-M.value);$>1e-9*d.size&&$>M.error||(m.length=0)}const{value:b,error:g,size:w}=d;if(Math.abs(b)<=1e-14*w&&g<=1e-9*w)return[0,m];
const y=o?w:Math.abs(b);return g<=1e-9*y&&lb(f)<=Yg*y?[b,m]:N("the integral does not settle")}const lb=e=>e.reduce((t,{a:n,b:s,first:o,last:r})=>{const i=Math.max(
Math.abs(n),Math.abs(s));return Math.abs(s-n)<=Vg*i?t+Math.abs(r-o)*Kg*i:t},0);function ml(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,
b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(Bn(e,c,h,u,d,a+1),Bn(e,h,l,d,f,a+1))}return s}function ub(e,t,n,s,o){
return t.flatMap(r=>{const{a:i,b:a}=r,[c,l]=i<a?[i,a]:[a,i],u=n.flatMap(m=>m.filter(([p])=>c<p&&p<l)),f=u.length?fb(e,r,u,s):[];if(!f.length)return[r];o.push(...f);
const d=[...new Set([c,l,...f])].sort((m,p)=>i<a?m-p:p-m),h=d.map(e);return d.slice(1).map((m,p)=>Bn(e,d[p],m,h[p],h[p+1],0))})}function fb(e,{a:t,b:n,first:s,last:o,
middle:r},i,a){const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of il)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[
,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-kc(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const zn=e=>e.reduce((t,n)=>({value:t.value+
n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function Bn(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,
1].map(m=>al[m]*(s+o)+cl[m]*c),d=al[0]*(l(s)+l(o))+cl[0]*l(c);for(const[m,p,b]of il){const g=e(i-a*m),w=e(i+a*m);u+=p*(g+w),f+=b*(g+w),d+=p*(l(g)+l(w))}const h=u*
a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:N("overflow")}var db=Object.freeze({__proto__:null,ACTS:sb,
MORE_REGIONS:ob});const pl=64,hb=9,mb=1024,pb=10,gb=3,bb=.1,wb=24,yb=12,Mb=12,$b=1e-13,Pe=.6180339887498949,Sb=60,vb=1e-12,xb=1e5,Oo=(e,t)=>Math.abs(e-t)<=vb*Math.
max(Math.abs(e),Math.abs(t)),Un=(e,t,n)=>Math.min(Math.max(e,t),n),gl=(e,t,n)=>t>0&&n>100*t?Un(t*(n/t)**e,t,n):t*(1-e)+n*e;function Ab(e,t){const n=Array.from({
length:hb},(r,i)=>(i+1)*Pe%1),s=[...Array.from({length:pl+1},(r,i)=>i/pl),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>Un(e*(t/e)**r,e,t))),
o.sort((r,i)=>r-i)}function To(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function Nb(e,t,n=[]){
const s=t.map(([v,_])=>[v,Ab(..._)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=v=>{const _=e(v);return typeof _!="\
number"?(i=!0,NaN):(_<o&&([o,c]=[_,v]),_>r&&([r,l]=[_,v]),_)},d=v=>new Map(t.map(([_,R],A)=>[_,v(...R,A)])),h=(v,_)=>{const R=[d(k=>k),...t.length>1?[d((k,F)=>F),
d((k,F)=>gl(u(),k,F))]:[]];let A=0;for(const k of R){let F=NaN;for(const P of _){const T=f(new Map(k).set(v,P));if(i)return;if(!Number.isNaN(F)&&!Oo(T,F)){const E=T>
F?1:-1;if(A===-E)return;A=E}F=T}}return A},m=(v,_,R,A,k,F)=>{const P=A.length-1;let T=Number(v.get(R)),E=_;const O=V=>{const de=k*f(new Map(v).set(R,V));return de>
E&&([T,E]=[V,de]),de};if(F)for(let V=0;V<=P;V+=Math.floor(A.length/Mb))O(A[V]);O(A[0]),O(A[P]);const L=A.findIndex(V=>V>=T),j=L<0?A.length:L;let C=A[Math.max(j-
2,0)],I=A[Math.min(j+1,P)],W=I-Pe*(I-C),H=C+Pe*(I-C),G=O(W),Z=O(H);for(let V=0;V<Sb;V++)G>Z?([I,H,Z]=[H,W,G],W=I-Pe*(I-C),G=O(W)):([C,W,G]=[W,H,Z],H=C+Pe*(I-C),
Z=O(H));return O(Un(To((C+I)/2,Math.max(Math.abs(A[0]),Math.abs(A[P]))),A[0],A[P])),[T,E]},p=(v,_,R,A)=>{let k=_,F=R,P=1;for(let T=0;T<yb;T++,P*=2){const E=new Map(
s.map(([L,j])=>{const C=P*(Number(_.get(L))-Number(v.get(L)));return[L,Un(Number(k.get(L))+C,j[0],j[j.length-1])]})),O=A*f(E);if(!(O>F))break;[k,F]=[E,O]}return[
k,F]},b=(v,_)=>{let R=new Map(v),A=_*f(v);for(let k=0;k<wb;k++){const F=new Map(R),P=A;for(const[T,E]of s){if(i)return;const[O,L]=m(R,A,T,E,_,k===0);R.set(T,O),
A=L}if(s.length>1&&k&&([R,A]=p(F,R,A,_)),!(A-P>$b*Math.max(Math.abs(A),Math.abs(P))))break}},g=(v,_,R)=>{const A=[R];for(const[,k]of[...v].sort(([F],[P])=>_*(P-
F))){if(A.length>gb)break;const F=P=>t.some(([T,[E,O]])=>Math.abs(Number(k.get(T))-Number(P.get(T)))>bb*(O-E));A.every(F)&&A.push(k)}return A},w=v=>({ends:v,at:[
c,l]});for(const v of n)f(v);const y=s.map(([v,_])=>h(v,_));if(i)return;if(y.every(v=>v!==void 0)){const v=f(d((R,A,k)=>Number(y[k])>=0?R:A)),_=f(d((R,A,k)=>Number(
y[k])>=0?A:R));if(!i&&Oo(v,o)&&Oo(_,r))return w([o,r])}const M=[],$=v=>{M.push([f(v),v])};for(let v=0;v<mb&&!i;v++)$(d((_,R)=>gl(u(),_,R)));if(t.length<=pb)for(let v=0;v<
2**t.length&&!i;v++)$(d((_,R,A)=>v>>t.length-1-A&1?R:_));if(i)return;const S=Math.max(...M.map(([v])=>Math.abs(v)));for(const v of[-1,1])for(const _ of g(M,v,v<
0?c:l))i||b(_,v);const x=Math.max(Math.abs(o),Math.abs(r));return i||S>0&&x>xb*S?void 0:w([To(o,x),To(r,x)])}var Eb=Object.freeze({__proto__:null,findExtremes:Nb});
async function kb(e,t,n,s){const o=D(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").
filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await bl(l.href,n).catch(()=>null);if(u===null)c.forEach(wl),r.left+=c.length;else if(u){
const{state:f}=ks(Be(t),u);f.size&&Rb(c,u,f,r)}}return r}async function _b(e,t,n){const s=await bl(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.
map(i=>i.columns.length&&e.length===1?Ob(i):void 0);if(s){const{state:i}=ks(Be(t),s),a=Tb(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=Lb(
u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const Ob=({value:e,name:t,says:n})=>({value:e,name:t,
says:n,isMoved:!1});function Tb({entries:e},t){const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i==
"string"&&e.has(i)&&n.add(i)}return n}function Lb(e,t,n,s,o,r){const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.
allow(Mt);const a=i.map(h=>Wn(t,h,s,r)),c=i.some((h,m)=>a[m]!==Wn(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>Cb(t,h,r)))].join(" or ");
if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{
value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){if(!(a instanceof tt))throw a;return}}const Cb=(e,t,n)=>(e.entry(t).picks??
[]).map(n).join(".");function Wn(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):Y(e.text(t,n,s),i)}async function bl(e,t){
const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.
text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await ci(i.q,e),await ei(i.q),await ti(),
ii(oi(i))}function Rb(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new tt;t.
allow(Mt);const l=Wn(t,c,n,i);if(l===Wn(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`was ${u?.textContent} in the last build`,a.classList.add(
"is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof tt))throw l;wl(a),s.left+=1}}}function wl(e){e.classList.add("is-later"),e.title="not recomputed: fro\
m the last build"}var Ib=Object.freeze({__proto__:null,rechain:_b,recompute:kb});async function qb(e){const{root:t,model:n,signal:s}=e;for(const r of D(t,"table\
[data-sortable] thead th")){const i=mt("cg-sort","",()=>Db(r));i.append(...r.childNodes),r.append(i)}U(t,"click",{signal:s},({target:r})=>{const i=r.closest('[d\
ata-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Wt(vs(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.parseCase(a.dataset.cell))}),
U(t,"keydown",{signal:s},Pb);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return e2});return D(t,".cg-table").map(r=>i=>{
Fb(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function Pb(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof
Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||e.altKey)return;const o=[...s.
tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.querySelector("button");e.preventDefault(),
a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function Fb(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&
[...t.parseCase(c)].every(([l,u])=>J(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.
entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(z(p??c,m==="–"?"":m),e.dataset.scale){const[,b,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(
g===void 0?f(h):b)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${Y(m,t.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of D(e,"[da\
ta-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>yl(e)),e.dataset.checks){const c=e.dataset.
checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of D(e,"tbody td")){const d=f.dataset.
cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}jb(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),
t)})}}function jb(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),
a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.
filter(i=>!i.dataset.broken))r.hidden=!o}function yl(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,s=t.findIndex(r=>r.querySelector(
".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function Db(e){const t=e.closest("table")?.tBodies[0],n=e.getAttribute("\
aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...t?.rows??[]].sort(
(a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.parentElement?.children??
[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.querySelector(".is-rest")&&
yl(i)}var zb=Object.freeze({__proto__:null,mount:qb});const Lo=6,Bb=", outside",Ub=11,Wb=.02,Hb=1e-9,Gb=1.2;function Kb(e){const t=D(e.root,"svg[data-x]").map(n=>Yb(
e,n));for(const n of t)Qb(e,n),n.data?.addEventListener("toggle",()=>Co(e,()=>Se(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>Vb(s,n)))}function Vb(e,t){
Mi(e,t);for(const s of t.lines)$i(e,t,s);Xb(t);const n=t.points.map(s=>Zb(e,t,s));Me(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&Jb(e,t,t.ridge),
Se(e,t)}function Co({model:e},t){e.allow(ms),Jt(t),e.allow(Mt)}function Yb({model:e},t){const n=t.closest("figure")??t,s=pi(t),o=gi(e,t,n),r=D(t,"[data-point]").
map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Ht(a,"x")-Ht(i,"cx"),Ht(a,"y")-Ht(i,"cy")])}));return{svg:t,host:t,x:it(t.dataset.ax),y:it(t.dataset.
ay),built:it(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function Xb({lines:e}){
const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>Ht(s,"y"));for(const{label:s,
own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Ht(s,"y"))<Ub))}function Zb({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{
e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(
r.to,Math.min(r.from,h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[
a,...l.map(([w])=>w)])g.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&$t(a,{cx:m[0],cy:m[1]});for(const[g,w,y]of l)f&&g.textContent&&z(
g,Y(e.text(c,n,s),e.entry(c).u)+(p?Bb:"")),b&&$t(g,{x:m[0]+w,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function Jb(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,
a=i.find(({e:S})=>S.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Et,[l,u,f,d]=[0,1,Et-1,Et].map(S=>a?Number(dn(e,t,a,s.of(S/Et)).value):NaN),h=Math.abs(Math.log(
u/l)/c-1)<=Wb&&J(f,d,Hb);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),b=o.at(Number(e.now(a.key))),g=s.at(m),[w,y,M,$]=[".\
ridge",".strong",".gap",".tone-gap"].map(S=>n.querySelector(S));$t(w,{x1:g,x2:g,y1:o.at(d)}),$t(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),$t(y,{x:g}),z(y,
`ridge ${e.model.say(r,m)}`);for(const S of[M,$])S?.classList.toggle("hide",!(m/p>Gb&&p>s.lo));$t(M,{x1:s.at(p)+9,x2:g,y1:b,y2:b}),$t($,{x:g,y:b}),z($,`${Bt(m/p)}\
× short of the ridge`)}function Qb(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??q("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=dn(e,t,w,p),S=w.e.matches(".is-chosen");return{own:S,y:Number($),name:w.e.dataset.label??"",text:Y(a.text(w.key,y,M),S?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const g=b.slice(0,Lo).map(({own:w,name:y,text:M})=>q(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,As(r,p))}: `,...g.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Lo?` and ${b.length-Lo} more`:""),$t(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};U(n,"pointermove",{signal:c},p=>{const b=f.getBoundingClientRect(),g=(p.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(g-s.from)/(s.to-s.from))),Co(e,h)}),U(n,"pointerleave blur",{signal:c},m),U(n,"keydown",{signal:c},p=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[p.key];b&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+b)),Co(e,h))})}var tw=Object.freeze({__proto__:null,
mount:Kb});const ew=4,nw=520,sw=.01,ow=.05,Ml=6,rw=.1,$l=100;function Hn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,Sl((o-s)/$l)):iw(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<sw:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+bt(n,d).toPrecision(3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):sn(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(ow*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const iw=(e,t,n)=>Sl(
(bt(e,n)-bt(e,t))/$l)*(e.f??1);function Sl(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Ro({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Ml,PageDown:-Ml}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function aw(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Bt(bt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=Hn(e.model,o),{lo:i,hi:a}=r,c=l=>Bt(bt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),cw(e,s,o,r)}for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function cw(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!J(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};U(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||lw(t,a,r(),s,i,()=>vl(e,t,n))}),U(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),U(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Ro(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))vl(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function lw(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),U(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?rw:1);if(!i&&Math.abs(d)<ew)return;
i=!0,e.classList.add("is-drag");const h=s.moved(n,d/nw);h!==a&&o(a=h,"drag",!1)}),U(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function vl(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=q("input","cg-grip__entry"),i=q(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var uw=Object.
freeze({__proto__:null,keyed:Ro,mount:aw,scale:Hn});const xl=3,Al=7.4,fw=78,dw=15,hw=40;function mw(e){const t=D(e.root,".cg-fig").map(n=>pw(e,n));for(const n of t)
gw(e,n);return n=>{for(const s of t)n.attempt(s.figure,()=>{ww(n,s),Sw(n,s),Se(n,s)})}}function pw({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,
swept:n,x:it(t.dataset.ax),y:it(t.dataset.ay),built:it(t.dataset.ay),result:e.key(t.dataset.out),lines:gi(e,t,t),hand:t.querySelector(".cg-axis input"),by:Hn(e,
n),drawn:"",data:t.querySelector(".cg-numbers")}}function gw(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};U(n,"input change",{signal:a},u=>l(u.type==="change")),U(n,"keydow\
n",{signal:a},u=>{const f=Ro(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener(
"toggle",()=>Se(e,t),{signal:a}),U(i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){
return Ni})).take(e,t,f,u)}),bw(e,t)}function bw(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??
null;if(!i||!a)return;const c=i.appendChild(q("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read \
hide"),a.append(l);const u=(f,d)=>{const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...dn(e,t,p,h)})).map(({line:p,state:b,read:g,value:w})=>({far:Math.abs(Vt(t.y.
at(Number(w)))-d),text:`${p.e.dataset.label??""} ${Y(e.model.text(p.key,b,g),e.model.entry(p.key).u)}`})).sort((p,b)=>Number.isNaN(p.far)?1:p.far-b.far||0);c.replaceChildren(
`${e.model.say(o,h)}: `,...m.slice(0,xl).flatMap(({text:p},b)=>[b?", ":"",q(b?"span":"b","",p.trim())]));for(const[p,b]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.
setAttribute(p,`${100*b}%`);l.classList.remove("hide")};U(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!d?.width)return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(ms),Jt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(Mt))}),U(i,"pointe\
rleave",{signal:e.signal},()=>{l.classList.add("hide"),z(c,"")})}function ww(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[
...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,Mi(e,t);const o=t.lines.map(i=>({line:i,at:Vt($i(e,t,i)),own:i.e.matches(".is-chos\
en")}));Mw(t,o,e);const r=t.lines.find(({e:i})=>i.matches(".is-limit"));r&&yw(e,t,r)}function yw(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.
e.getAttribute("d")??"",c=i?.matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:
"");const u=l&&e.done?Nl(e,t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle(
"hide",f===void 0||!Number.isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Vt(o.at(u.at)),Vt(r.at(f))],b=m<dw;for(const[g,w,y]of[[d,"cx","cy"],
[h,"x","y"]])g.setAttribute(w,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.
isBelow?"up to":"from"} ${e.model.say(t.swept,u.at)}`)}function Nl({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from(
{length:Et+1},(p,b)=>n.of(b/Et)),a=i.map(r),c=a.flatMap((p,b)=>b&&p!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],
i[l]];for(let p=0;p<hw;p+=1){const b=(f+d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(
p-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}const Vt=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function Mw(e,t,{model:n}){const s=D(e.figure,
".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>El(
f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,xl),c=[...new Set(a.
filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=$w(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle(
"hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute(
"y",`${u[d]}%`),z(p,`${h.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&El(f,n))}const El=({e},t)=>[
...t.parseCase(e.dataset.line)].every(([n,s])=>J(t.entry(n).v??NaN,s,1e-9));function $w(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+
Al):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-Al;return t}function Sw({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,
hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Vt),h=u.some(y=>y<-1||y>1001),m=!J(n(a),s(a))||!J(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(
y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[S,x]of Object.entries(M))Number.isNaN(x)||$?.setAttribute(S,`${x.toFixed(2)}%`);return $};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),
p(".fill",{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const b=p(".value",{x:f,y:d}),g=f>fw;b?.classList.toggle("is-left",g),b?.setAttribute("dx",g?
"-11":"11"),z(b,Y(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),Me(o.querySelector(".cg-fig__lines"),
{x:r,y:i},u.some(Number.isNaN)?[]:[u]);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Vt(w[0]),cy:Vt(w[1])}),o.querySelector(".ghost")?.classList.
toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var vw=Object.freeze({__proto__:null,crossingOf:Nl,mount:mw});const kl={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},xw=Object.keys(kl),
_l=180,Aw=250,Io=8;function Nw(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),
o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(Mt),s=Jt(()=>kw(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-de\
scribedby",s.id),Ew(s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&
(s?.contains(h)||o?.contains(h));U(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),U(t,"pointerover",{signal:n},h=>{
const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),_l)}),U(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?
a(c,Aw):u(h.target)&&!s&&clearTimeout(r))}),U(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),U(t,"focusin",{signal:n},h=>{const m=u(h.target);
m?.matches(":focus-visible")&&l(m)}),U(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),U(t,"click",{signal:n,capture:!0},h=>{const m=u(h.
target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),U(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&
matchMedia("(hover: hover)").matches&&a(()=>l(d),_l),()=>{}}function Ew(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function kw(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,b=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",g=t.matches(".cg-live"),w=xw.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.
entry(y).u,S=g?s:n.parseCase(t.dataset.with),x=g?o:S.size?n.under(S):r,v=S.size?new Map([...s,...S]):s,_=v===s?o:n.under(v),R=M&&!g&&!J(_(y),x(y)),A=g?"":q("spa\
n",`cg-chip is-${w}`,kl[w]+(R?" as written":"")),k=q("div","cg cg-card",q("div","cg-card__top",q("span","cg-num",b),A));k.id="cg-card",k.setAttribute("role","di\
alog"),k.setAttribute("aria-label",`${g?"value":"claim"} ${b}`);const F=t,P=F.hash&&document.getElementById(decodeURIComponent(F.hash.slice(1))),T=P&&n.key(P.dataset.
row)===y&&P.querySelector(".cg-steps__body");if(T)k.append(_w(T,n,S,x));else if(M){const L=Y(n.text(y,S,x,rn(t)),$);k.append(q("p","cg-card__in","computed: ",q(
"b","cg-num",L)))}(a||c)&&k.append(Lw(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,w)),h&&k.append(q("p",g||["holds","partly","agrees","sourced"].includes(
w)?"cg-card__in":"cg-card__why",...h.split("`").map((L,j)=>j%2?q("code","",L):L)));const E=m??(M?Ow(n,y,x):"");E&&k.append(q("div","cg-card__in",`${g?"for":"as \
written, for"} ${E}`)),R&&k.append(q("div","cg-card__now",q("span","","your scenario"),q("b","cg-num",Tw(e,y,v,_,t))));const O=q("div","cg-card__foot",p?q("span",
"",p):"");return F.href&&O.prepend(Object.assign(q("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:F.href})),k.append(O),k}function _w(e,t,n,s){
const o=e.cloneNode(!0);for(const r of D(o,"[data-nocard]"))r.remove();for(const r of D(o,"[data-q]"))t.entries.has(t.key(r.dataset.q))&&z(r,Y(t.text(t.key(r.dataset.
q),n,s),r.dataset.u));return o}function Ow(e,t,n){const s=[...e.inputs(t)].filter(r=>n(r)!==void 0),o=s.map(r=>`${r.split("#")[1]} ${e.say(r,n(r))}`);return o.slice(
0,Io).join(" · ")+(o.length>Io?` and ${o.length-Io} more`:"")}function Tw({model:e},t,n,s,o){const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(
s(t)))]??"not computed":Y(e.text(t,n,s,rn(o)),i)}function Lw(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||
1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=p=>Bt(p,Math.min(u,12)),d=Number.isFinite(e)?l(e):4,h=Number.isFinite(
t)?l(t):296,m=ue("svg",{class:`cg-band ${["holds","partly","agrees"].includes(o)?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute(
"aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(" to ")}`),m.append(ue("line",{class:"\
axis",x1:4,x2:296,y1:8,y2:8}),ue("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(ue("line",{class:"reach",x1:l(n[0]),x2:l(
n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(ue("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const p of[e,t])Number.isFinite(p)&&m.append(ue("text",{x:l(
p),y:25,"text-anchor":"middle"},f(p)));return m}function ue(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(
t))s.setAttribute(o,String(r));return s.textContent=n,s}var Cw=Object.freeze({__proto__:null,mount:Nw});const Rt=64,Yt=16;function Rw(e,t){let n=0;for(let d=0;d<
e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/Rt),i=Array.from({length:Yt},()=>new Float64Array(
Rt)),a=new Float64Array(Yt);o.forEach((d,h)=>{const m=e[d]-s,p=h%Yt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});const c=Ol(i,a,-1);if(c===void 0)return;const l=i.map((d,h)=>Ol(
i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Yt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Yt-1)/Yt)]}function Ol(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==
n),o=s.length*nt/(Rt*Yt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Rt;u++){let f=0;for(const d of s)f+=e[d][u];r+=f,i+=f*f/o}const c=r*r/(o*Rt),l=a-
c;if(i-=c,l>0)return(i-(Rt-1)*(l-i)/(o*Rt-Rt))/l}const qo=1e-4,Iw=5e-5,qw=48,Pw=()=>e=>{for(const t of D(e.root,"[data-sens]"))e.attempt(t,()=>{Fw(e,t),jw(e,t)})};
function Fw({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+qo,1-
qo].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(qo*(u+f))]})),i=Math.max(1e-9,...[...r.values()].filter(Number.isFinite).
map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=Iw&&Number.isFinite(c)),u=qw*Math.abs(c)/i;if(a.matches(".\
cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];
for(const[p,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,b)}else z(a.firstElementChild,Number.isFinite(c)?l?"nothing":`${c<0?"−":"+"}${+Math.
abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function jw({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.draws(e.key(n.dataset.sens),t):void 0;
for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&Rw(o,i);r.matches(".cg-sens__bar")?r.setAttribute("width",`${100*Math.min(Math.max(
a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?Dw(...a):"–")}}const Dw=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(e,0)+2*t)))} %`:`${Math.floor(100*
e+.5)} ± ${Math.ceil(200*t)} %`;var zw=Object.freeze({__proto__:null,mount:Pw});const Bw=3,Tl=48,Uw=24,Ll={holds:"✓",failing:"✗",unknown:"–"};function Ww(e){
const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(t.key).filter(r=>t.entries.has(r)),
gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__ways"),said:""}));return o=>{for(const r of s)
o.attempt(r.e,()=>Hw(o,r));for(const r of D(n,"[data-under]"))Kw(o,r)}}const Po=(e,t)=>{const n=e(t);return n===void 0?void 0:!!n};function Hw(e,t){const{model:n,
now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=Po(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(".cg-mark")])for(const f of Object.keys(
Ll))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),Ll[l]);for(const u of D(r,"[data-gap]")){const f=n.key(u.dataset.gap);z(u,Y(n.text(f,o,s),
n.entry(f).u).replace(/^[-−]/,""))}a&&Gw(e,a),e.done&&Vw(e,t,c)}function Gw({model:e,now:t},n){const s=n.querySelector("line"),o=d=>Number(t(e.key(d?.dataset.
q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.
toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=i[h]}),n.querySelector(".over")?.setAttribute(
"x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function Kw({model:e,now:t},n){const s=(n.dataset.under??"").split(" "),o=s.findIndex(a=>Po(t,e.key(
a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-void",o>=0),o<0?r?.remove():z(r??n.querySelector(
"small")?.appendChild(q("span","cg-out__given")),i)}function Vw(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([...e.state]):"";if(!s||o===t.said)return;t.said=
o;const r=n===!1?Jt(()=>Cl(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[...c?[" "]:[],mt("cg-preset",`${Yw(e,i)}: ${e.model.
say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(q("span","","It would be true with "))}const Yw=({model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+
1);function Cl(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){
const u=Xw(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===Bw)break}return c}function Xw(e,{key:t,gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,
lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&Po(o.under(new Map(r).set(s,g)),t)===!0;if(a){const g=w=>Number(o.under(new Map(
r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,g(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}if(c){const g=[...c].sort((y,M)=>y-M),w=g.findIndex(
y=>y>=Number(h));return Zw(g,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=Hn(o,s);return[-1,1].map(g=>Jw(p,h,g,m)).filter(g=>g!==void 0).
sort((g,w)=>Math.abs(g-h)-Math.abs(w-h))[0]}const Zw=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>0).sort(([,n],[,s])=>n-s).map(([n])=>n);function Jw(e,t,n,s){
let o=0;for(let r=1;r<=Tl;r+=1){const i=r/Tl,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){let c=i;for(let l=0;l<Uw;l+=1){const u=(o+c)/2;s(e.moved(t,
n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var Qw=Object.freeze({__proto__:null,mount:Ww,waysOf:Cl});function ty({root:e,signal:t,model:n,
link:s}){const o=D(e,".cg-field, .cg-own__cell").map(i=>{const a=i.querySelector("[data-p]");return[i,n.key(a?.dataset.p)]});U(e,"click",{signal:t},({target:i})=>{
const a=i.closest(".cg-panel__copy"),c=a?.closest(".cg-panel");a instanceof HTMLElement&&c instanceof HTMLElement&&Wt(ny(c,s()),a)});const r=i=>{const a=i instanceof
HTMLDetailsElement&&i.matches(".cg-own")?i:null,c=a&&Rl(a),l=a?.closest(".cg-panel")?.querySelector(".cg-panel__answers");if(!c||!l)return;const u=c.contains(document.
activeElement)?document.activeElement:null,f=a.open&&l.getBoundingClientRect().left>a.getBoundingClientRect().right;(f?l:a).append(c),u?.focus({preventScroll:!0}),
f&&!u&&c.querySelector("input")?.focus({preventScroll:!0})};return e.addEventListener("toggle",({target:i})=>r(i),{signal:t,capture:!0}),D(e,".cg-own[open]").forEach(
r),({state:i,now:a})=>{for(const[c,l]of o)c.classList.toggle("is-changed",i.has(n.settable(l,a)))}}const Rl=e=>document.getElementById(e.querySelector("summary")?.
getAttribute("aria-controls")??""),Il=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),It=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n instanceof HTMLElement),
Fo=(e,t)=>Il(It(e,t)[0]),ql=e=>`${e.querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.trim();function ey(e){const t=e.querySelector(
"select")?.selectedOptions[0]?.text,n=It(e,":scope > .cg-field__entry")[0],s=t??(n?ql(n):(e.querySelector(".cg-field__val")?.textContent??"").trim()),o=It(e,".c\
g-own")[0],r=It((o&&Rl(o))??e,".cg-own__cell.is-changed").map(i=>`${i.querySelector(".cg-own__name")?.textContent} ${ql(i)}`);return`${Fo(e,".cg-field__name")}:\
 ${s}${r.length?` with ${r.join(", ")}`:""}`}function ny(e,t){const n=It(e,".cg-limit").map(o=>It(o,".cg-limit__say, .cg-limit__parts").map(Il).join("; ")),s=It(
e,".cg-out").map(o=>`${Fo(o,"small")}: ${Fo(o,"b")}`);return[It(e,".cg-field").map(ey).join("; "),...n,...s,t].filter(Boolean).join(`
`)}var sy=Object.freeze({__proto__:null,mount:ty});const oy=.8,ry=80,Pl=3;function iy(e){const t=[...new Set(e.filter(Number.isFinite))].sort((s,o)=>s-o),n=Math.
min(...t.slice(1).map((s,o)=>s-t[o]));return Math.min(oy*n,ry)}function ay(e,t,n,s,o){t.forEach(({e:r},i)=>{const[a,c]=o[i].map(f=>Math.max(-1e4,Math.min(1e4,e.
at(f)))),l=Number.isFinite(n[i])&&Number.isFinite(c);if(r.classList.toggle("hide",!l),!l)return;const u={x:n[i],y:Math.min(a,c),width:s,height:Math.abs(c-a)};for(const[
f,d]of Object.entries(u))r.setAttribute(f,d.toFixed(1))})}function Fl(e,t,n,s){if(![t,n,s].every(Number.isFinite)||!s)return"";const o=e.at(n+s),r=e.at(n-s),i=e.
log&&Number.isNaN(r)?e.from:r;if(!Number.isFinite(o)||!Number.isFinite(i))return"";const a=c=>`M${(t-Pl).toFixed(1)} ${c.toFixed(1)}h${2*Pl}.0`;return`M${t.toFixed(
1)} ${o.toFixed(1)}V${i.toFixed(1)}${a(o)}${a(i)}`}function cy(e){const t=e.filter(([n])=>Number.isFinite(n));return t.map(([n,s],o)=>{if(!Number.isFinite(s))return"";
const r=o&&Number.isFinite(t[o-1][1]),i=t[o+1];return`${r?`V${s.toFixed(1)}`:`M${n.toFixed(1)} ${s.toFixed(1)}`}${i?`H${i[0].toFixed(1)}`:""}`}).join("")}const ly=20,
uy=360;function fy(e){const t=D(e.root,"svg[data-rows]").map(n=>dy(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{hy(n,s);const o=s.lines.flatMap(r=>my(
n,s,r));Me(s.svg,s,[...o,...py(n,s)])})}}function dy({model:e},t){const[n,s]=[it(t.dataset.ax),it(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.
querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(
f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:f.matches(".bar")?[f.matches(".hide")?NaN:o(n,+(f.dataset.cx??NaN)),parseFloat(f.dataset.v??"")]:
[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),err:f.dataset.err?e.key(f.dataset.err):"",half:parseFloat(f.dataset.half??""),
said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",look:a.
dataset.look??"",dots:c,band:r("band",a),errors:r("errors",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{
x:n,y:s},lines:i}}function hy({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(f=>f.dots):[],i=r.flatMap(f=>{const{key:d,written:h}=f,
m=d?[t.spread(d,s,n)].flat():[h[1]],p=Do(n,f)||0;return[m.at(0),m.at(-1),fe(n,f)-p,fe(n,f)+p].map(Number)}),a=o.lines.some(({look:f})=>jo(f)),c=r.some(({along:f})=>f&&
!t.entry(f).iso),l=c?r.map(({along:f,written:d})=>f?Number(n(f)):d[0]):[];a&&i.length&&i.push(0,...jl(n,o).flat(2));const u={y:i.length&&ln(i,o.built.y)||o.built.
y,x:l.length&&di(l,o.built.x,a)||o.built.x};for(const f of["x","y"])u[f].text!==o[f].text&&(o[f]=u[f],o.svg.dataset[`a${f}`]=u[f].text,ye(o.svg,f,u[f]))}function my({
model:e,now:t,state:n},{x:s,y:o},r){const{e:i,look:a,dots:c,band:l,errors:u,label:f,below:d}=r;if(jo(a))return[];const h=c.some(y=>y.key||y.along),m=y=>typeof y==
"number"?Math.max(-1e4,Math.min(1e4,o.at(y))):NaN,p=c.map(({key:y})=>y?[e.spread(y,n,t)].flat():[]),b=c.map(({key:y,along:M,written:$},S)=>[s.at(M?Number(t(M)):
$[0]),m(y?p[S].length===3?p[S][1]:t(y):$[1])]);if(i.matches(".is-apart")||i.setAttribute("d",a==="steps"?cy(b):hn(b.map(([y,M])=>[y,Number.isFinite(y)?M:NaN]))),
u?.setAttribute("d",b.map(([y],M)=>Fl(o,y,fe(t,c[M]),Do(t,c[M]))).join("")),c.forEach((y,M)=>gy(e,t,n,y,b[M],[s,o])),l){const y=[-1,0].map(M=>p.map(($,S)=>[b[S][0],
m($.at(M))]));l.setAttribute("d",l.matches(".reach")?Dl(y):`${hn([...y[0],...y[1].reverse()])}Z`)}const[,g]=[...b].reverse().find(([,y])=>Number.isFinite(y))??[
0,NaN],w=g+d;return f&&w>ly&&w<uy&&f.setAttribute("y",w.toFixed(1)),h?b.filter(y=>y.every(Number.isFinite)):[]}const jo=e=>e==="bars"||e==="stacked",fe=(e,{key:t,
written:n})=>{const s=t?e(t):n[1];return typeof s=="number"?s:NaN};function Do(e,{err:t,half:n}){const s=t?e(t):n;return typeof s=="number"&&s>=0?s:NaN}function jl(e,{
lines:t}){const n=[],s=[];return t.filter(({look:o})=>o==="stacked").map(({dots:o})=>o.map((r,i)=>{const a=fe(e,r),c=a<0?s:n,l=c[i]??0;return Number.isFinite(a)&&
(c[i]=l+a),[l,l+a]}))}function py({model:e,now:t,state:n},s){const{x:o,y:r,lines:i}=s,a=i.filter(({look:d})=>jo(d)),c=i.filter(({look:d})=>d==="bars"),l=jl(t,s);
if(!a.length)return[];const u=({along:d,written:h})=>o.at(d?Number(t(d)):h[0]),f=iy(a[0].dots.map(u));return a.flatMap(({look:d,dots:h,errors:m,band:p})=>{const b=d===
"bars"?c.length:1,g=d==="bars"?c.findIndex(x=>x.dots===h):0,w=d==="bars"?h.map(x=>[0,fe(t,x)]):l.shift()??[],y=f/b,M=h.map(x=>u(x)+(g-b/2)*y);ay(r,h,M,y,w);for(const{
e:x,key:v,said:_}of h)v&&z(x.querySelector("title"),`${_}: ${Y(e.text(v,n,t),e.entry(v).u)}`);const $=M.map(x=>x+y/2);if(m?.setAttribute("d",$.map((x,v)=>Fl(r,x,
fe(t,h[v]),Do(t,h[v]))).join("")),p){const x=h.map(({key:v})=>v?[e.spread(v,n,t)].flat():[]);p.setAttribute("d",Dl([-1,0].map(v=>x.map((_,R)=>[$[R],r.at(Number(
_.at(v)))]))))}return h.some(x=>x.key||x.along)?$.map((x,v)=>[x,r.at(w[v][1])]).filter(x=>x.every(Number.isFinite)):[]})}const Dl=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],
s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function gy(e,t,n,{e:s,key:o,said:r},[i,a],[
c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is\
-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?
", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${Y(e.text(o,n,t),e.entry(o).u)}${d}`)}var by=Object.freeze({__proto__:null,mount:fy});const zo=.5,
Fe=2,zl=1e4,je=-1,wy=20,yy=360,Bo=e=>Math.max(-zl,Math.min(zl,e));function Bl(e,t,n,s){const o=[];let r=!1,i=!1;for(let a=0,c=0;a<e.length;a=c){const l=e[a];for(;c<
e.length&&e[c]===l;)c++;const u=t.slice(a,c).filter(Number.isFinite).map(Bo),f=(n+l*zo).toFixed(1),d=r&&Number.isFinite(t[a])&&l!==je;if(d||(s&&r&&l!==je?o.push(
`H${f}`):i&&o.push("h0.5"),r=i=!1),!u.length||l===je)continue;const h=[u[0],Math.min(...u),Math.max(...u),u[u.length-1]].map(m=>m.toFixed(1));o.push(d?s?`H${f}V${h[0]}`:
`L${f} ${h[0]}`:`M${f} ${h[0]}`);for(let m=1;m<h.length;m++)h[m]!==h[m-1]&&o.push(`V${h[m]}`);i=!d&&new Set(h).size===1,r=Number.isFinite(t[c-1])}return o.join(
"")+(i?"h0.5":"")}function Ul(e,t,n){const s=new Map;e.forEach((i,a)=>{if(i===je||!Number.isFinite(t[a]))return;const c=Math.floor(i*zo/Fe+.5);s.has(c)||s.set(c,
new Set),s.get(c)?.add(Math.floor(Bo(t[a])/Fe+.5))});const o=i=>[...i].sort((a,c)=>a-c),r=[];for(const i of o(s.keys())){const a=o(s.get(i)??[]);for(let c=0,l=0;c<
a.length;c=l+1){for(l=c;a[l+1]===a[l]+1;)l++;const u=`M${(n+i*Fe).toFixed(1)} ${(a[c]*Fe).toFixed(1)}`;r.push(`${u}${l>c?`V${(a[l]*Fe).toFixed(1)}`:"h0"}`)}}return r.
join("")}const My=(e="")=>e.split(" ").flatMap(t=>{const[n,s=1]=t.split("*").map(Number);return Array(s).fill(n)}),Wl=(e,t)=>e.of((t-e.from)/(e.to-e.from));function Hl(e,t,n){
const s=o=>Bo(n.at(Wl(t,+o))).toFixed(1);return e.replace(/([ML][-\d.]+ )([-\d.]+)/g,(o,r,i)=>r+s(i)).replace(/V([-\d.]+)/g,(o,r)=>`V${s(r)}`)}function Uo(e){const t=[
1/0,-1/0,1/0];for(const n of e)typeof n!="number"||!Number.isFinite(n)||(t[0]=Math.min(t[0],n),t[1]=Math.max(t[1],n),n>0&&(t[2]=Math.min(t[2],n)));return t}function $y(e){
return D(e.root,"svg[data-dense]").map(t=>{const n={x:it(t.dataset.ax),y:it(t.dataset.ay)},s=My(t.dataset.dense),o=t.dataset.columns?e.model.key(t.dataset.columns):
"",r=t.closest("figure"),i=D(r,".cg-numbers tbody tr").map(h=>[...h.children]),a=i.map(h=>h.map(m=>m.textContent)),c=D(t,"[data-ticks]").map(h=>[h,[...h.childNodes]]),
l=D(t,"[data-run]").map(h=>Sy(e,t,h));let u=!0,f=n;const d=()=>{for(const{e:h,path:m,shapes:p,label:b,height:g}of l){h.setAttribute("d",m);for(const[w,y]of p)w.
setAttribute("d",y);b&&b.setAttribute("y",g.toFixed(1))}for(const[h,m]of c)h.replaceChildren(...m);i.forEach((h,m)=>h.forEach((p,b)=>z(p,a[m][b]??""))),Gl(t,n),
Me(t,n,[]),f=n,u=!0};return h=>h.attempt(t,()=>{if(!h.state.size)return u?void 0:d();const m=M=>h.model.column(M,h.now)??s.map(()=>{}),p=o?m(o):void 0,b=l.map(({
key:M,written:$})=>M?m(M):$);u=!1;const g=o&&h.model.entry(o).iso;f=h.done?xy(t,n,f,l,b,g?void 0:p):f;const w=p?p.map(M=>vy(f.x,M)):s;l.forEach((M,$)=>Ay(M,f,n,
w,b[$],!!p));const y=l.flatMap(({key:M},$)=>M?Uo(b[$]).slice(0,2):[]);Me(t,f,y.map(M=>[f.x.from,f.y.at(M)])),Ny(h.model,i,o,p,l,b)})})}function Sy({model:e},t,n){
const s=r=>t.querySelector(`[data-${r}="${CSS.escape(n.id)}"]`),o=s("for");return{e:n,key:n.dataset.columns?e.key(n.dataset.columns):"",written:(n.dataset.numbers??
"").split(" ").map(r=>r?+r:NaN),reach:(n.dataset.reach??"").split(" ").map(r=>r==="nan"?1/0:parseFloat(r)),path:n.getAttribute("d")??"",shapes:["band","errors"].
flatMap(r=>{const i=s(r);return i?[[i,i.getAttribute("d")??""]]:[]}),label:o,hasErrors:!!s("errors"),height:Number(o?.getAttribute("y")),end:Number(n.dataset.end)}}
function vy(e,t){const n=typeof t=="number"?e.at(t):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-e.from)/zo+.5)):je}function xy(e,t,n,s,o,r){const i=s.
flatMap(({key:c,reach:l},u)=>c?Uo(o[u]):l),a={y:ln(i,t.y)??t.y,x:r&&di(Uo(r).slice(0,2),t.x)||t.x};for(const c of["x","y"])a[c].text!==n[c].text&&ye(e,c,a[c]);return Gl(
e,a),a}function Gl(e,{x:t,y:n}){e.dataset.ax=t.text,e.dataset.ay=n.text}function Ay({e,key:t,path:n,shapes:s,label:o,height:r,end:i},{x:a,y:c},l,u,f,d){for(const[
p,b]of s)p.setAttribute("d",d?"":Hl(b,l.y,c));let h=c.at(Wl(l.y,i));if(!t&&!d)e.setAttribute("d",Hl(n,l.y,c));else{const p=f.map(b=>typeof b=="number"?c.at(b):NaN);
e.setAttribute("d",e.matches(".is-apart")?Ul(u,p,a.from):Bl(u,p,a.from,e.dataset.look==="steps")),h=p.filter(Number.isFinite).pop()??i}const m=r+Math.max(c.to,Math.
min(c.from,h))-i;o&&m>wy&&m<yy&&o.setAttribute("y",m.toFixed(1))}function Ny(e,t,n,s,o,r){const i=(a,c)=>typeof c=="number"?e.figure(a,c):"";t.forEach((a,c)=>{let l=1;
s&&z(a[0],i(n,s[c])),o.forEach(({key:u,hasErrors:f},d)=>{u&&z(a[l],i(u,r[d][c])),l+=f?2:1})})}var Ey=Object.freeze({__proto__:null,densePath:Bl,densePoints:Ul,mount:$y});
const ky=5,_y=40,Oy=[1,2,5,10],Kl=1e-12,Ty=5,Ly=6,Wo=e=>Kl*Math.max(1,Math.abs(e));function Vl(e){const t=Math.min(...e),n=Math.max(...e),s=Math.min(Math.max(Math.
ceil(2*e.length**(1/3)),ky),_y);let o=(n-t)/s||Math.abs(n)/10||1;o<Kl*Math.max(Math.abs(t),Math.abs(n))&&(o=Math.abs(n)/10);const r=+`1e${Math.floor(Math.log10(
o))}`,i=(Oy.find(l=>l*r>=o*.999)??10)*r,[a,c]=[t,n].map(l=>Math.floor(l/i+Wo(l/i)));return{low:a*i,width:i,count:c-a+1,isClosed:!1}}function Yl(e,{low:t,width:n,
count:s,isClosed:o}){const r=Array(s).fill(0);let i=0,a=0;for(const c of e){const l=(c-t)/n;let u=Math.floor(l+Wo(Math.max(Math.abs(c),Math.abs(t))/n));u===s&&o&&
l<=s+Wo(l)&&u--,u<0?i++:u>=s?a++:r[u]++}return{of:r,below:i,above:a}}function Xl({low:e,width:t},n){const s=e+n*t,o=Math.max(Math.abs(e),Math.abs(s),t),r=12-Math.
floor(Math.log10(o));return r>=0&&r<100?+s.toFixed(r):s}function Cy(e){return D(e.root,"svg[data-bins]").map(t=>{const n={x:it(t.dataset.ax),y:it(t.dataset.ay)},
[s,o,r]=(t.dataset.bins??"").split(",").map(Number),i=r?{low:s,width:o,count:r,isClosed:!0}:void 0,a=e.model.key(t.dataset.columns??""),c=t.closest("figure"),l=[
t,c.querySelector("tbody")].map(Ry),u=c.querySelector("[data-left-out]")?.textContent??"";let f=!0;return d=>d.attempt(t,()=>{if(!d.state.size){if(f)return;for(const g of l)
g();z(c.querySelector("[data-left-out]"),u),f=!0;return}const{factor:h,offset:m}=n.x,p=d.model.column(a,d.now)??[],b=p.filter(g=>typeof g=="number"&&Number.isFinite(
g)).map(g=>(g-m)/h);f=!1,Iy(c,t,n,b,i??(b.length?Vl(b):void 0),p.length-b.length)})})}function Ry(e){const t=[...e?.childNodes??[]].map(n=>n.cloneNode(!0));return()=>e?.
replaceChildren(...t.map(n=>n.cloneNode(!0)))}function Iy(e,t,n,s,o,r){const{factor:i,offset:a,from:c,to:l}=n.x,u=o?Yl(s,o):{of:[],below:0,above:0},f=ln([0,Math.
max(Ty,...u.of)],n.y)??n.y;if(ye(t,"y",f),o){const[g,w]=[0,o.count].map(y=>Xl(o,y)*i+a);ye(t,"x",it([g,w,c,l,"lin",i,a].join()))}const d=o?(l-c)/o.count:0,h=u.of.
map((g,w)=>o?[0,1].map(y=>Bt(Xl(o,w+y),Ly)).join(" to "):""),m=D(t,".bar"),p=m[0]?.parentElement??t;for(const g of m)g.remove();u.of.forEach((g,w)=>{const y=document.
createElementNS("http://www.w3.org/2000/svg","rect"),M=f.at(g);y.setAttribute("class","bar is-tone1");for(const[$,S]of Object.entries({x:c+w*d,y:M,width:d,height:f.
from-M}))y.setAttribute($,S.toFixed(1));y.append(document.createElementNS("http://www.w3.org/2000/svg","title")),z(y.firstElementChild,`${h[w]}: ${g}`),p.append(
y)}),e.querySelector("tbody")?.replaceChildren(...u.of.map((g,w)=>{const y=document.createElement("tr"),M=y.appendChild(document.createElement("th")),$=y.appendChild(
document.createElement("td"));return M.scope="row",$.className="n",M.textContent=h[w],$.textContent=String(g),y})),z(e.querySelector("[data-left-out]"),qy(u,r))}
function qy({below:e,above:t},n){const s=(o,r,i)=>`${o} ${o===1?`row ${r}`:`rows ${i}`}`;return[e&&`${s(e,"is","are")} below the first interval.`,t&&`${s(t,"is",
"are")} above the last interval.`,n&&`${s(n,"has","have")} no value.`].filter(Boolean).join(" ")}var Py=Object.freeze({__proto__:null,countsOf:Yl,mount:Cy,riceBins:Vl});
const Zl=3,Fy=(e,t,n)=>fetch(e.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async s=>s.ok?Jl(t,await s.json(),n):void 0).catch(()=>{});function Jl(e,{inputs:t,
files:n},s){const o=new Map,r=[];for(const c of e.split(",").filter(Boolean)){const l=c.indexOf(":"),u=c.slice(0,l),f=Object.hasOwn(t,u)?t[u]:void 0,d=f&&jy(c.slice(
l+1),f);if(!f||d===void 0){r.push(c);continue}const[h,m,p,b]=f,g=o.get(h)??new Map;o.set(h,g.set(m,[...g.get(m)??[],{start:p,length:b,value:d}]))}if(!o.size)return;
const i=[...o].sort().map(([c,l])=>Dy(c,l,n[c]));return[...[s,...r.length?[`Not in this patch: ${r.join(", ")}`]:[]].map(c=>`${c.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...i].join("")}function jy(e,[,,,,t,n=""]){if(t===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(e)?e:void 0;if(t==="date")return/^\d{4}-\d\d-\d\d$/.test(e)?`date ${e}`:
void 0;const[,s,o]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(e)??[];return s&&o===n.trim()?`${s} ${t}`.trim():void 0}function Dy(e,t,n){const[s,o]=["a",
"b"].map(i=>Wy(`${i}/${e}`)),r=e.includes(" ")&&!s.startsWith('"')?"	":"";return[`diff --git ${s} ${o}
--- ${s}${r}
+++ ${o}${r}
`,...zy([...t.keys()].sort((i,a)=>i-a),n).map(i=>By(i,t,n))].join("")}function zy(e,t){const n=[];for(const s of e){let o=s,r=s;for(;s-o<Zl&&Object.hasOwn(t,o-1);)
o--;for(;r-s<Zl&&Object.hasOwn(t,r+1);)r++;const i=n.at(-1),a=Array.from({length:r-o+1},(c,l)=>o+l);i&&o<=i[i.length-1]+1?i.push(...a.filter(c=>c>i[i.length-1])):
n.push(a)}return n}function By(e,t,n){const s=`${e[0]},${e.length}`,o=[];let r=[];for(const i of e){const a=t.get(i);a?(o.push(`-${n[i]}
`),r.push(`+${Uy(n[i],a)}
`)):o.push(...r.splice(0),` ${n[i]}
`)}return`@@ -${s} +${s} @@
${[...o,...r].join("")}`}const Uy=(e,t)=>[...t].sort((n,s)=>s.start-n.start).reduce((n,{start:s,length:o,value:r})=>n.slice(0,s)+r+n.slice(s+o),e),Wy=e=>/["\\\t\n]/.
test(e)?`"${e.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:e;var Hy=Object.freeze({__proto__:null,patchFrom:Fy,patchOf:Jl});const Gy=/^[aefhilmnorsx]/i,
Ky=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,Vy=/^(?:hour|hono|hones|heir)/i;function Gn(e){const t=e.replace(/^[\s"'“‘(]+/,""),[n]=/^\d[\d,]*/.
exec(t)??[""],[s]=/^[a-z]+/i.exec(t)??[""];if(n){const r=n.replaceAll(",","");return r[0]==="8"||r.length%3===2&&/^1[18]/.test(r)}if(!s||/^[^\x00-\x7f]/.test(t.
slice(s.length)))return;const o=s.length===1||/^\d/.test(t.slice(s.length))||/^[A-Z]{2}/.test(s);if(!(o&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(s))){
if(o)return Gy.test(s);if(!/^uni[nm]/i.test(s))return/^[aeiou]/i.test(s)?!Ky.test(s):Vy.test(s)}}function Ho(e,t,n){const[,s]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(
e)??[],o=Gn(n);return!s||o===void 0||Gn(t)!==/n$/i.test(s)||Gn(t)===o?"":o?`${s}n`:s.slice(0,1)}const Ql=new WeakMap;function Yy(e){if(/^en\b/i.test(document.documentElement.
lang)){for(const t of e.querySelectorAll(".cg-claim__now")){const n=t.closest(".cg-claim"),{copy:s=""}=t.dataset;t.dataset.article=s?Ho(n?.previousSibling?.textContent??
"",n?.dataset.text??"",s):""}for(const t of e.querySelectorAll(".cg-live[data-was]")){const n=t.previousSibling;if(!(n instanceof Text))continue;const s=Ql.get(
t)??n.data,o=Ho(s,t.dataset.was??"",t.textContent??""),r=o?s.replace(/an?(?=\s+$)/i,o):s;Ql.set(t,s),n.data!==r&&(n.data=r)}}}var Xy=Object.freeze({__proto__:null,
agree:Yy,articleFor:Ho,takesAn:Gn});function Zy(e,t,n,{button:s,make:o,toHeading:r,keyOf:i}){const a=[...new Set(e)].slice(0,4).map(u=>`${u} (${tu(u,t,i)})`),c=s(
"cg-bar__x","×",()=>{l.remove(),r(n)}),l=o("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${a.join(", ")} `,c);l.setAttribute("role","note"),c.
setAttribute("aria-label","close"),n.append(l)}function tu(e,t,n){const s=e.indexOf(":"),{key:o}=n(e.slice(0,Math.max(s,0)),t);if(s<1||!t.entries.has(o))return"\
no input of this page";const{rows:r,picks:i,x:a}=t.entry(o);return r?"no row of its table":i||a?"no input of this page":t.parseEntry(e.slice(s+1),o).problem??"n\
ot taken"}var Jy=Object.freeze({__proto__:null,refuse:Zy,whyNot:tu});const Go=7,Qy=1e-9;function eu(e,t){const n=e.map(r=>su(r,t)),[s,o]=nu(n);return n.map(r=>{
if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(Go-1,Math.floor(i*Go+Qy))})}const nu=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(
...t),Math.max(...t)]};function su(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function t2(e){const t=D(e,"td[data-cell]"),
n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=eu(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});
const r=s.map(a=>su(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];nu(r).forEach((a,c)=>z(i[c],t[r.indexOf(a)]?.textContent??""))}var e2=Object.
freeze({__proto__:null,STEPS:Go,colour:t2,levels:eu})})();
