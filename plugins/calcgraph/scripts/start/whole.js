(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const t=this.querySelector(
"template")?.content.textContent,e=this.querySelector("canvas");if(!t||!e)return;document.documentElement.classList.add("cg-js");const{open:n}=await Promise.resolve().
then(function(){return Ff});this.view=await n(this,e,JSON.parse(t))}disconnectedCallback(){this.view?.end()}});const ot=t=>new URLSearchParams(t).get("s")??"",Ue=(t,e)=>t.
split(",").flatMap(n=>n.split(":")[0].includes(".")?n:e&&n?`${e}.${n}`:[]).join(),Kn=(t,e)=>Vn(t,"s",e);function Vn(t,e,n){const s=new URL(t),o=s.search.slice(1).
split("&").filter(i=>i&&!i.startsWith(`${e}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(/%20/g,"+");return s.
search=[...n?[`${e}=${r}`]:[],...o].join("&"),s.href}const q=(t,e="",...n)=>{const s=document.createElement(t);return e&&(s.className=e),s.append(...n),s},U=(t,e,n,s)=>{
for(const o of e.split(" "))t.addEventListener(o,s,n)},du=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg-note\
, .cg-row__was:empty",hu=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function mu(t,e){U(document,"copy",{signal:e},n=>{const s=getSelection(),
{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!t.contains(r.commonAncestorContainer)||
!pu(t,s))return;const i=document.createElement("div");i.append(gu(r)),bu(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:non\
e",t.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])hu.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const pu=(t,e)=>[...t.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>e.containsNode(n,!0));function gu(t){const e=t.cloneContents(),
n=t.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return e;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function bu(t){for(const e of t.querySelectorAll(du))e.remove();for(const e of t.querySelectorAll(".\
cg-claim")){const n=e.querySelector(".cg-claim__now"),s=e.querySelector(".cg-claim__text"),o=e.querySelector(".cg-claim__tag");if(o&&n?.dataset.copy)o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`;else if(s&&n?.dataset.copy){s.textContent=n.dataset.copy;const r=e.previousSibling;n.dataset.article&&r instanceof
Text&&(r.data=r.data.replace(/an?(?=\s+$)/i,n.dataset.article))}else s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,"")} in your scenario)`);n?.
remove(),o?.before(" ")}}function wu(t,e){const n=[];for(const s of t.querySelectorAll("a.cg-grip")){if(!e(s.dataset.q))continue;const o=s.dataset.options?Mu(s,
s.dataset.options):yu(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Xo(t,e){const n=q(t,e.className,...[...e.childNodes].
map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of e.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.addEventListener(
"selectstart",s=>s.preventDefault()),n}function yu(t){const e=Xo("span",t),n=t.querySelector(".cg-claim__text")?.textContent??"";e.tabIndex=0;for(const[s,o]of Object.
entries({role:"slider","aria-label":t.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))e.setAttribute(s,o);return e}function Mu(t,e){
const n=Xo("label",t),s=q("select");for(const o of e.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=t.dataset.q,s.setAttribute("aria-label",t.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Zo(t,e,n){const s=r=>Math.max(0,Math.min(1,(r-+t.min)/(+t.max-+t.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;t.
parentElement?.style.setProperty("--at",o(e)),t.parentElement?.style.setProperty("--was",o(n))}const $u="pointerover focusin input change click",Su=12,vu=".cg, \
.cg-claim, .cg-live";let Yn="",Jo="";document.documentElement.classList.add("cg-js");function xu({target:t}){const e=t instanceof Element&&t.closest("a[href]:no\
t([download])");if(!e)return;const n=new URL(e.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=ot(o),i=e.dataset.q??=ot(n.search),a=n.pathname===
s?r:Ue(r,s===Jo?Yn:""),c=[a,i].filter(Boolean).join();n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||ot(n.search)===c||e.setAttribute("href",Kn(
n.href,c))}U(document,"pointerdown click",{capture:!0},xu);function Au(t){const e=t.target instanceof Element&&t.target.closest("a[href]");!(e instanceof HTMLAnchorElement)||
!e.hash||e.href.split("#")[0]===location.href.split("#")[0]&&t.stopPropagation()}function Nu(){const{scrollX:t,scrollY:e}=window,{state:n}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(n,""),scrollTo(t,e))}function Qo(t){for(const e of document.querySelectorAll(
".cg details[open]"))e.toggleAttribute("data-kept",t)}addEventListener("beforeprint",()=>Qo(!0),!0),addEventListener("afterprint",()=>Qo(!1));function tr(t){const e=document.
getElementById(decodeURIComponent(location.hash.slice(1)));if(t.contains(e)){if(e.matches(".cg-field")){const n=e.querySelector("details");n&&(n.open=!0);const s=(n??
e).querySelector("input, select");s.focus(),s.select?.()}if(e.matches(".cg-row")){for(const n of e.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??[])n.open||=
e.matches(".is-rest");for(const n of e.querySelectorAll("details"))n.open=!0;e.scrollIntoView({block:"nearest"})}}}function Eu(t){const e=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");e&&(e.querySelector(".cg-loc")?.remove(),e.append(...t.querySelectorAll(".cg-foot .cg-loc")))}function ku(t){for(const e of t.
querySelectorAll(".cg-table")){const n=e.querySelectorAll("td button"),s=e.querySelector(".is-current button")??n[0];for(const o of n)o.tabIndex=-(o!==s)}}const Xn=(t=200)=>new Promise(
e=>{window.requestIdleCallback?.(e),setTimeout(e,t)});async function _u(){for(const t of document.querySelectorAll("[style*=content-visibility]"))await Xn(),t.style.
contentVisibility=t.style.containIntrinsicBlockSize=""}_u();async function Ou(t,e){let n=performance.now();for(;;){const{done:s,value:o}=t.next();if(s)return o;
performance.now()-n<Su||e.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const er=t=>new Promise(e=>{matchMedia("(hover: none)").matches&&U(
window,"scroll pointerdown keydown",{signal:t,passive:!0},()=>e())});function Tu(t,e){U(document,"click",{signal:e,capture:!0},n=>{const s=n.target instanceof Element&&
n.target.closest("a[href]");!(s instanceof HTMLElement)||!t.length||(n.preventDefault(),n.stopImmediatePropagation(),t.push(()=>s.click()))})}function Lu(t){if(!navigator.
userActivation?.hasBeenActive)return[];const e=t.querySelectorAll(".cg input[data-p]"),n=t.querySelectorAll(".cg select[data-p]");return[...[...e].filter(s=>s.type===
"radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].every(o=>o.defaultSelected))]}function Cu(t,e){const n=new AbortController;
e.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.includes('"navigation.instant.preview"')&&U(document,"pointerover f\
ocusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest("a[href]:not([data-preview])");if(!o||!(t.contains(o)||o.closest(
".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;U(document,"pointerup",{signal:e,once:!0},()=>r=!0),Promise.resolve().then(
function(){return ad}).then(({mount:i})=>e.aborted||i(t,e,r?void 0:s))})}function Ru(t,e){const n=[],s=new Promise(o=>{U(window,"popstate",{signal:e},()=>{ot(location.
search)&&o()});for(const r of Lu(t)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,checked:a});for(const c of["input","change"])r.dispatchEvent(
new Event(c,{bubbles:!0}))}),o()}U(t,$u,{signal:e},({type:r,target:i})=>{if(!(i instanceof Element&&i.closest(vu)))return;const{value:a,checked:c}=i;!/over|in$/.
test(r)&&!i.closest("[data-plot]")&&n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),o()})});return{done:n,
touched:s}}async function nr(t,e,n,s){if(!t.querySelector(e))return;const o=[],r=new AbortController;U(t,"click input",{signal:r.signal},a=>{const{target:c,type:l}=a;
c instanceof Element&&c.matches("button, input")&&c.closest(e)&&(a.stopImmediatePropagation(),o.push(()=>c.dispatchEvent(new Event(l,{bubbles:!0}))))});const i=await s().
finally(()=>r.abort());if(!n.aborted){i(t,n);for(const a of o)a()}}class Iu extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,
this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The scripts of this page could not sta\
rt; its values are from the last build.")})}disconnectedCallback(){this.#t.abort(),Yn=""}async#n(e){const n=this.parentElement??document.body,s=location.pathname,
o=this.querySelector("template")?.content.textContent;if(Jo=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",Au,{signal:e}),mu(n,e),
Eu(n),this.hasAttribute("data-no-popups")||Cu(n,e),Xn().then(()=>{Nu(),tr(n),ku(n)}),addEventListener("hashchange",()=>tr(n),{signal:e}),nr(n,"[data-files]",e,async()=>(await Promise.
resolve().then(function(){return ui})).start),U(n,"click",{signal:e},async({target:S})=>{const A=S instanceof Element&&S.closest("[data-plot]");A instanceof HTMLElement&&
(await Promise.resolve().then(function(){return Ni})).takePlot(A)}),nr(n,"[data-filter]",e,async()=>(await Promise.resolve().then(function(){return Sh})).mount),
!o){ot(location.search)&&(await Promise.resolve().then(function(){return qh})).mount(this,n,e);return}for(const S of n.querySelectorAll(".cg-slider input"))Zo(S,
+S.value,+S.value);const r=JSON.parse(o);Yn=r.names[r.note],this.#e=wu(n,S=>`${r.note}#${S}`in r.q||(S??"")in r.q);const i=new AbortController,a=new AbortController,
{done:c,touched:l}=Ru(n,i.signal);e.addEventListener("abort",()=>[i,a].forEach(S=>S.abort())),Tu(c,a.signal),await Promise.race([Xn(1500),l]);const u=Object.values(
r.q).some(({far:S})=>S);u&&!ot(location.search)&&await Promise.race([l,er(e)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().then(function(){return um}),
{makeValues:m,prepare:p}=f;u&&await(await Promise.resolve().then(function(){return Jd})).loadColumns(r.q),await p(r.q);const b=m(r),{wrong:g,untold:w}=await Ou(
b.proving(),e);if(e.aborted)return;const y=S=>S.map(A=>A.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed in this browser, these values differ fro\
m the last build: ${y(g)}.`);for(const S of n.querySelectorAll("[data-row]"))S.classList.toggle("is-different",g.includes(b.key(S.getAttribute("data-row")??"")))}
w.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${y(w)}.`);const M=d(n).catch(()=>{});ot(location.search)||await Promise.race(
[l,er(e)]);const $=await M??await d(n);if(!e.aborted){i.abort(),await h(b,this,n,e,$,s),a.abort();for(const S of c)S()}}say(e){const n=q("p","cg cg-notice",e);return n.
setAttribute("role","note"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",Iu);const Jt={mode:"map",focus:"",from:"",to:"",way:"\
0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},sr=Object.keys(Jt),qu=t=>Jt.mode=t;function Pu(t){
const e=new URLSearchParams(t),n={...Jt};for(const s of sr)Object.assign(n,{[s]:e.get(s)??Jt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Fu(t,e){const n=new URL(
e);for(const s of sr)t[s]===Jt[s]?n.searchParams.delete(s):n.searchParams.set(s,t[s]);return n.href}function ju(t,e,n){for(const r of["depth","colour","size","t\
ag","folder","relation","find"]){const i=e(r);i.value=t[r],i.value=t[r]=i.value||Jt[r]}const s=[...n],o=s.find(r=>r.value===t.mode)??s[0];o.checked=!0,t.mode=o.
value}const We=t=>new Set(t.off.split(",")),pe=t=>t==="map"||t==="course";function Du(t,e){const n=We(t);n.delete(e)||n.add(e),n.delete(""),t.off=[...n].sort().
join()}const He=(t,e)=>t.byId.get(e)??-1,zu=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),or=2,Bu=4,Uu=20,Wu=100,Hu=12,Gu=3,Ku=4,qt=3,
Ge=({types:t},{type:e})=>zu.get(t[e][0])??or,rr=(t,e)=>Ge(t,e)===or;function Vu(t,e){const n=t.nodes.map(()=>new Map),s=t.nodes.map(()=>0),o=new Set;for(const{a:i,
b:a,kind:c,type:l}of t.edges){if(t.types[l][0]==="link"?s[i]+=1:Ge(t,{type:l})<Bu&&o.add(i),!e.types[l]||!e.nodes[i]||!e.nodes[a]||i===a)continue;const u=Ge(t,{
type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=t.
nodes.map(i=>s[i.number]>=Hu&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||i.kind?Wu:+(i.degree>Uu));return{near:n,toll:r}}function ir(t,e,n,s,o=3){
const r=[];if(n===s||n<0||s<0)return r;const i=Vu(t,e),a=new Set;let c=1/0;for(;r.length<o;){const{cost:l,path:u}=Yu(i,n,s,a);if(!u.length||l>c)break;c=Math.min(
c,l+Ku),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}function Yu({near:t,toll:e},n,s,o){const r=new Map([[n*qt,0]]),i=new Map,
a=[[n*qt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=Xu(l),f=Math.floor(u/qt),d=u%qt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,
path:Zu(u,i)};r.set(u,-1);const h=c+(f===n?0:e[f]);for(const[m,p]of t[f]){if(o.has(m))continue;const b=p.uses?p.back?1:2:0,g=h+p.cost+(d&&b&&d!==b?Gu:0),w=m*qt+
b;g>=(r.get(w)??1/0)||(r.set(w,g),i.set(w,u),(a[g]??=[]).push(w))}}}return{cost:0,path:[]}}function Xu(t){let e=0;for(let n=1;n<t.length;n++)t[n]<t[e]&&(e=n);return t.
splice(e,1)[0]}function Zu(t,e){const n=[Math.floor(t/qt)];for(let s=e.get(t);s!==void 0;s=e.get(s))n.unshift(Math.floor(s/qt));return n}const Ke=200,ar=["note",
"ghost","tag","attachment"];function Ju(t,e){const{edges:n,reasons:s,types:o,folders:r,tags:i,communities:a,central:c,hulls:l,flow:u}=t,f=t.id.map((m,p)=>({number:p,
id:m,title:t.title[p],label:t.label[p]??t.title[p],kind:t.kind[p]??0,url:t.url[p],x:t.x[p],y:t.y[p],community:t.community[p],degree:t.degree[p],rank:t.rank[p],uses:t.
uses[p]??0,folder:t.folder[p],tags:t.tagged[p],others:t.others[p]??"",text:"",width:-1})),d=[];for(let m=0;m<n.length;m+=3){const p=n[m+2];d.push({a:n[m],b:n[m+
1],type:p,kind:o[p][1],reason:"",says:!1})}for(const[m,p]of Object.entries(s))d[+m].reason=p;for(const[m,p]of d.entries()){p.says=rr({types:o},p)||p.kind==="lin\
k"&&!!p.reason;for(let b=m-1;p.says&&cr(d[b],p);b--)d[b].says=!0}const h=u.boxes.map(([m,p,b,g,w,y,M={}],$)=>({number:$,id:`${f[b]?.id}#${m}`,name:m,value:p,note:b,
input:!!g,url:w,says:y,columns:Object.entries(M).flatMap(([S,A])=>A.map(x=>`${f[x]?.id}#${S}`))}));return{nodes:f,edges:d,types:o,folders:r,tags:i,communities:a,
boxes:h,flows:u.edges,hulls:l.map(([m,p,b,g])=>({group:m,x:p,y:b,points:g,name:a[m],number:c[m]})),byId:new Map(f.map(m=>[m.id,m.number])),isSmall:f.length<=Ke,
course:e}}function Qu(t,e){const n=e==="folder"?t.folders:e==="tag"?t.tags:t.communities,s=t.nodes.map(r=>r.degree?e==="folder"?r.folder:e==="tag"?r.tags[0]??-1:
r.community:-1),o=n.map(()=>0);for(const r of t.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).
filter(r=>r.size)}}function tf(t,e,n){const s=We(e),o=t.tags.indexOf(e.tag),r=t.folders.indexOf(e.folder==="/"?"":e.folder),i=t.types.map(([d,h])=>!s.has("kind:"+
h)&&(!e.relation||d===e.relation)),a=t.nodes.map(d=>!(s.has("node:"+ar[d.kind])||!d.degree&&s.has("node:orphan")||s.has("group:"+n[d.number])||e.tag&&!d.tags.includes(
o)||e.folder&&d.folder!==r)),c=[];for(const d of t.edges)i[d.type]&&a[d.a]&&a[d.b]&&!cr(c.at(-1),d)&&c.push(d);const l=e.colour==="community",u=t.hulls.filter(d=>l?
!s.has("group:"+d.group):t.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:t.isSmall&&l&&!t.course?.isLaid?ef(t,c):[],get near(){return f??=nf(a.length,
c)}}}function ef({nodes:t},e){const n=new Map;for(const{a:s,b:o,kind:r}of e){const[i,a]=[t[s].community,t[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&
i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const cr=(t,{a:e,b:n,kind:s})=>t?.kind===s&&(t.a===e?t.b===n:t.a===n&&t.b===e);function nf(t,e){
const n=Array.from({length:t},()=>new Set);for(const{a:s,b:o}of e)n[s].add(o),n[o].add(s);return n}function sf(t,e,n){const s=new Map([[e,0]]);for(const[o,r]of s)
if(r<n)for(const i of t.near[o])s.has(i)||s.set(i,r+1);return s}const of=({tags:t},e)=>e.text||=[e.title,e.id,e.others,...e.tags.map(n=>"#"+t[n])].join(`
`).toLowerCase();function Ve(t,e){if(t===e)return 0;const n=t.indexOf(e);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(t[n-1])?2:3}function rf(t,e,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ve(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ve(i,s)+.5));return t.nodes.filter(r=>e.nodes[r.number]&&of(t,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Zn(t,e){const n=e.trim().toLowerCase();return n?t.boxes.map(s=>({box:s,rank:Math.min(Ve(s.name.toLowerCase(),n),1+Ve(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function af(t,e,n,s,o){let r=-1,i=.2;for(const a of e.
near[n]){const c=t.nodes[a].x-t.nodes[n].x,l=t.nodes[a].y-t.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const Pt=6,lr=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],ur=0,Ye=1,ge=2,fr=3,pt=4,dr=(t,e)=>[(t.x+e.
x)/2-(e.y-t.y)*.08,(t.y+e.y)/2+(e.x-t.x)*.08],Jn=1.6,Qn=.12,cf=26,lt=26;function lf(t,{camera:{k:e},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=t,a=s?1-.6*o:1;
for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=t.group.length&&t.isByTerritory?i.c[c%Pt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,cf),r.fillStyle=
t.solid(m,i.hull*a),r.fill(),r.strokeStyle=t.solid(m,.4*a),r.lineWidth=1/e,r.stroke()}}function uf(t,{camera:{k:e},shown:n,lit:s,fade:o}){if(e>=Jn)return;const{
pen:r,colours:i}=t;r.lineCap="round";for(const{count:a,ends:c}of mr(n)){const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Qn)*o:1,r.strokeStyle=t.solid(i.param,l===f||u===d?
.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function hr(t,{camera:e,shown:n}){
return e.k>=Jn||t.width<600&&e.k<.6?[]:mr(n).map(({count:s,ends:[o,r,i,a]})=>{const[c,l]=t.screen(e,(o+i)/2,(r+a)/2),u=String(s),f=7*u.length+2;return{number:-1,
text:u,x:c,y:l,left:c-f/2,top:l-7,width:f,height:14}})}function ff(t,e){const{lit:n,fade:s}=e,{pen:o,colours:r}=t;o.font=`700 12px ${r.font}`,o.textAlign="cente\
r",o.lineJoin="round";for(const{text:i,x:a,y:c}of hr(t,e))o.globalAlpha=n?1-(1-Qn)*s:1,o.strokeStyle=r.paper,o.lineWidth=4,o.strokeText(i,a,c+4),o.fillStyle=r.param,
o.fillText(i,a,c+4);o.globalAlpha=1}function mr({hulls:t,ribbons:e}){const n=new Map(t.map(s=>[s.group,s.points]));return e.flatMap(([s,o,r])=>{const[i,a]=[n.get(
s),n.get(o)];return i&&a?[{count:r,ends:mf(i,a)}]:[]})}function df(t,{camera:{k:e},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=t,c=e>=Jn||!n.ribbons.
length;for(const l of n.lines){const{a:u,b:f,kind:d,says:h}=l,m=t.importance(u,f,s),p=m>Ye,b=d==="uses",g=i[u].community===i[f].community;if(!p&&!(b?g||c:g&&h)||
!p&&s&&s.path.length)continue;const w=i[u],y=i[f];r.beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...dr(w,y),y.x,y.y),r.setLineDash(m===pt?[]:p&&d==="link"&&
!h?[4/e,3/e]:hf(d).map($=>$/e)),r.strokeStyle=m===pt?a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===pt?3:b?p?1.8:1.3:1)/e;const M=b?.75:.4;r.globalAlpha=
m===ge?.45:p?.95:s?M+(M*Qn-M)*o:M,r.stroke()}r.setLineDash([]),r.globalAlpha=1}const hf=t=>lr.find(e=>e[0]===t)?.[3]??[];function mf([[t,e],,[n,s]],[[o,r],,[i,a]]){
const c=Math.max(e,r),l=Math.min(s,a),u=Math.max(t,o),f=Math.min(n,i);if(l-c>lt&&f<u)return n<o?[n-lt,(c+l)/2,o+lt,(c+l)/2]:[t+lt,(c+l)/2,i-lt,(c+l)/2];if(f-u>lt&&
l<c)return s<r?[(u+f)/2,s-lt,(u+f)/2,r+lt]:[(u+f)/2,e+lt,(u+f)/2,a-lt];const[d,h,m,p]=[(t+n)/2,(e+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-lt)/Math.max(1,Math.
abs(m-d)),(M/2-lt)/Math.max(1,Math.abs(p-h))),g=b(n-t,s-e),w=b(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*w,p-(p-h)*w]}const Xe=12,pf=11,pr=1.06,gf=1200;function bf(t,e){
const{pen:n,model:s,colours:o}=t,{camera:r,lit:i}=e,a=Xe*Math.min(1.06,Math.max(s.isSmall?1:pf/Xe,r.k)),c=s.nodes.length>Ke&&!i;n.textAlign="center",n.lineJoin=
"round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return wf(t,e,a,l);const u=c?Sf(t,e,a):[];n.
lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(p,f+h/2,d+m*.75);n.lineWidth=
3.5,t.labels=vf(t,e,a,c,u).map(f=>ts(t,e,a,f));for(const f of t.labels)gr(t,e,a,f,.42,l)}function gr(t,e,n,{number:s,left:o,top:r,width:i},a,c){const{pen:l,model:u,
colours:f}=t,d=u.nodes[s],h=s===e.me||e.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.font}`,l.fillStyle=
t.solid(d.kind?f.ghost:f.ink,t.strength(e,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*pr)))}function wf(t,e,n,s){const{pen:o,model:r}=t,{camera:i,shown:a,lit:c,me:l}=e,u=w=>t.radius[w]*t.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=[...t.course?.painting.heads(t,e)??$f(t,e,s),...hr(t,e),...t.boxes],d=r.nodes.filter(w=>a.nodes[w.number]&&!t.isBox(w.number)).map(
w=>{const[y,M]=t.screen(i,w.x,w.y),$=u(w.number);return{number:w.number,left:y-$,top:M-$,width:2*$,height:2*$}}),h=new Map(a.hulls.map(({group:w,points:[y,,M]})=>{
const[$,S]=t.screen(i,...y),[A,x]=t.screen(i,...M);return[w,{left:$,top:S,width:A-$,height:x-S}]})),m=[...h.values()].at(-1),p=t.width<600&&i.k<.6,b=[...c?.path.
length?c.path:c?.nodes.keys()??[]],g=p?new Set([l,...c?.path??[]]):new Set([l,...b,...t.order]);t.labels=[...t.boxes],o.lineWidth=3.5;for(const w of g){const y=r.
nodes[w];if(!y||!a.nodes[w]||t.isBox(w))continue;const M=ts(t,e,n,w),$=t.course?m:h.get(y.community),S=Mf(M,d.find(A=>A.number===w)??M).find(A=>w===l||(!$||yf(A,
$))&&![...f,...d].some(x=>x.number!==w&&es(t.course?.painting.widened(A)??A,x)));S&&(f.push(S),t.labels.push(S),gr(t,e,n,S,.3,s))}}const yf=(t,e)=>t.left>e.left+
2&&t.top>e.top&&t.left+t.width<e.left+e.width-2&&t.top+t.height<e.top+e.height,Mf=(t,e)=>{const n=e.top+e.height/2-t.height/2;return[t,{...t,left:e.left+e.width+
4,top:n},{...t,left:e.left-t.width-4,top:n},{...t,top:e.top-t.height-3}]};function $f(t,{camera:e,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=t,c=t.width<600;
return n.hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=t.screen(e,f[0],f[1]),p=(d[0]-f[0])*e.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.
split(" ");for(;b.length>1&&i.measureText(b.join(" ")).width>p;)b.pop();const g=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=t.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=t.solid(y,s?1-.6*o:1),r(g,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(g).width,height:15}]})}function Sf(t,{
camera:e,shown:n},s){const o=[];t.pen.font=`700 ${s+2.5}px ${t.colours.font}`;for(const{number:r,group:i,name:a,x:c,y:l}of n.hulls){const[u,f]=t.screen(e,c,l),d=t.
pen.measureText(a).width,h={number:r,name:a,group:i,left:u-d/2,top:f-15,width:d,height:20};o.some(m=>es(h,m))||o.push(h)}return o}function ts(t,{camera:e},n,s,o=!0){
const r=t.model.nodes[s],[i,a]=t.screen(e,r.x,r.y);o&&r.width<0&&(t.pen.font=`${Xe}px ${t.colours.font}`,r.width=Math.max(...r.label.split(`
`).map(u=>t.pen.measureText(u).width)));const c=o?r.width*n/Xe:0,l=a+t.radius[s]*t.scale(e)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*pr}}function vf(t,e,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=e,{width:u,height:f,kept:d}=t,h=(S,A)=>Math.round(S*r.k*4/A),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=t.model.nodes.length>Ke?Math.max(24,u*f/9e3):1/0,g=[...o];let w=0,y=o.length;const M=new Set(o.map(S=>S.number)),$=p.length?new Set([...p,...t.order]):t.order;
for(const S of $){const A=t.model.nodes[S],[x,k]=t.screen(r,A.x,A.y),R=Math.max(Math.abs(x/u-.5),Math.abs(k/f-.5));if(!i.nodes[S]||R>1||M.has(S))continue;if((w+=
1)>gf||y>=b)break;const v=t.radius[S]*t.scale(r)*1.5,_=P=>{const O=ts(t,e,n,S,P);O.top-=v,O.height+=v;for(const E of g)if(es(O,E))return null;return O},F=_(!1)&&
_(!0);F&&(g.push(F),R<.5&&(y+=1))}return t.kept={key:m,numbers:g.slice(o.length).map(S=>S.number).reverse()},t.kept.numbers}const es=(t,e)=>t.left<e.left+e.width&&
e.left<t.left+t.width&&t.top<e.top+e.height&&e.top<t.top+t.height,xf=2500,br=8e3,Af=1500,Nf=.06,Qt=.25;function wr(t){const e=getComputedStyle(t),n=o=>e.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:e.fontFamily,c:Array.
from({length:Pt},(o,r)=>n("c"+r))}}class Ef{constructor(e,n,s){this.canvas=e,this.colours=s,this.pen=e.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.boxes=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}get course(){return this.
model.course?.isLaid?this.model.course:void 0}isBox(e){return this.course?.boxes.has(e)}resize(){const{clientWidth:e,clientHeight:n}=this.canvas,s=devicePixelRatio;
[this.width,this.height]=[e,n],this.canvas.width=Math.round(e*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(e){const{nodes:n}=this.
model,s=i=>e==="links"?i.degree:e==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));const r=this.radius.
map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(e,n,s){return[(n-e.x)*e.k+this.width/2,(s-e.y)*e.k+this.height/2]}scale(e){
return Math.min(1.35,Math.max(.42,e.k))}fit(e,n){if(!e.length)return{x:0,y:0,k:1};const[s,o,r,i]=yr(e),a=(this.width-32)/Math.max(1,r-s),c=(this.height-32)/Math.
max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,u)}}corners({hulls:e,nodes:n}){
const s=this.model.isSmall&&e.length?4:this.model.nodes.length>Ke?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];const[r,i,a,c]=yr(o.map(
l=>[l.x,l.y]));return[...e.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(0,0,this.width,
this.height)}map(e){const{pen:n}=this,{x:s,y:o,k:r}=e.camera,i=this.course;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(i?i.painting.columns(this,e):lf(this,e),uf(this,e),i?i.painting.lines(this,e,i):df(this,e)):(this.hulls(e),this.lines(e)),n.restore(),this.model.
isSmall&&ff(this,e),this.dots(e),this.boxes=i?i.painting.boxes(this,e,i):[],bf(this,e)}hulls({camera:e,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin=
"round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Pt],
i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/e.k,26),r.fill(l),r.stroke(l)}}solid(e,n){return n===1?e:`color-mix(in srgb, ${e} ${Math.round(n*1e3)/10}%, ${this.
colours.paper})`}lines({camera:e,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,{k:l}=e,u=n.lines.length,f=Array.from({length:pt+1},
()=>new Map);let d=r?xf:br;for(const{a:m,b:p,kind:b}of n.lines){const g=a[m],w=a[p],y=this.importance(m,p,s);if(y<ge&&(d<1||Ze(g.x,w.x,e.x,this.width/l)||Ze(g.y,
w.y,e.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(g.x,g.y),u>Af?M.lineTo(w.x,w.y):M.quadraticCurveTo(...dr(g,w),w.x,w.
y)}const h=Math.min(1,130/Math.max(1,Math.min(u,br)))**.4;f.forEach((m,p)=>{for(const[b,g,w,y]of lr){const M=m.get(b),$=w*h*(p===ur?.6:1);M&&(i.setLineDash(y.map(
S=>S/l)),i.strokeStyle=p===pt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(p===pt?3.2:g*(p===fr?1.5:1))/l,i.globalAlpha=p>Ye?[.5,.95,1][p-ge]:
s?$+(Nf-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(e,n,s){const o=this.group[e]===this.group[n]?Ye:ur,r=s?.nodes.get(e),i=s?.nodes.get(
n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(e),s.path.indexOf(n)];return a>=0&&c>=0&&Math.abs(a-c)===1?pt:o}return r===
i?o:Math.min(r,i)?ge:fr}strength({lit:e,fade:n},s,o){const r=e?.nodes.get(s);return!e||r!==void 0&&r<2?1:r===void 0?1+(o-1)*n:r<3?.7:.5}dots(e){const{camera:n,shown:s,
lit:o,me:r,focused:i}=e,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]&&!this.isBox(d)).reverse();o&&f.sort((d,h)=>+o.nodes.has(
d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],b=this.group[d],g=this.radius[d]*u,[w,y]=this.screen(n,m,p);if(Ze(w,w,this.width/2,this.width)||
Ze(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0||this.course?l.muted:l.c[b%Pt],$=this.solid(M,this.strength(e,d,.28));g>4&&Nt(a,w,y,g+.75,l.paper),
h?(a.setLineDash(h===1?[2.5,2.5]:[]),Nt(a,w,y,g,"",$,1.5),a.setLineDash([])):Nt(a,w,y,g-.75,$),g>4&&b>=Pt&&!h&&!this.course&&(Nt(a,w,y,g*.5+.7,l.paper),Nt(a,w,y,
g*.5-.7,$)),o?.path.includes(d)&&Nt(a,w,y,g,"",l.changed,2.5),d===r&&Nt(a,w,y,g+.5,"",l.ink,2.5),d===r&&i&&Nt(a,w,y,g+4.5,"",l.param,2)}}nodeAt(e,n,s,o,r){const i=l=>s>=
l.left&&s<=l.left+l.width&&o>=l.top&&o<=l.top+l.height;let a=this.boxes.find(i)?.number??-1,c=r;if(a>=0)return a;for(const l of this.model.nodes){if(!n.nodes[l.
number]||this.isBox(l.number))continue;const[u,f]=this.screen(e,l.x,l.y),d=Math.hypot(u-s,f-o)-this.radius[l.number]*this.scale(e);d<c&&([c,a]=[d,l.number])}return a>=
0?a:this.labels.find(i)?.number??-1}}const yr=t=>{const[e,n]=[0,1].map(s=>t.map(o=>o[s]));return[Math.min(...e),Math.min(...n),Math.max(...e),Math.max(...n)]},Ze=(t,e,n,s)=>Math.
max(t,e)<n-s*(.5+Qt)||Math.min(t,e)>n+s*(.5+Qt);function Nt(t,e,n,s,o,r,i=0){t.beginPath(),t.arc(e,n,s,0,7),o&&(t.fillStyle=o,t.fill()),r&&(t.strokeStyle=r,t.lineWidth=
i,t.stroke())}const kf=new Map([["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),_f=18,ns=8,ss=5;function Of(t,e){const{canvas:n,
root:s}=t,o=(i,a,c)=>{for(const l of a.split(" "))i.addEventListener(l,c,{signal:e,passive:!1})};Lf(t,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,
Math.min(60,i.deltaY*(i.deltaMode?16:1)));t.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=t.hit(i.offsetX,i.offsetY,
ns);a<0?t.zoom(1.8,i.offsetX,i.offsetY):t.open(a)}),o(n,"keydown",i=>Cf(t,i)&&i.preventDefault()),o(n,"focus blur",()=>t.draw());const r=i=>{i&&!i.checkVisibility()&&
n.focus({preventScroll:!0})};o(s,"click",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.
shiftKey)return;i.preventDefault(),i.stopPropagation()}a&&Rf(t,a),r(a)}),o(s,"input change",i=>If(t,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&
(Tf(i.target)||t.release(),i.target.closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===t.part("find")&&t.goFound()}),o(s,"ful\
lscreenchange",()=>t.all('[data-do="full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Tf(t){const e=t.closest(".cg-map__mo\
re[open]");return e&&(e.open=!1),e?.querySelector("summary")?.focus({preventScroll:!0}),!!e}function Lf(t,e){const{canvas:n}=t,s=new Map;let o=0;const r=()=>{const[
[i,a],c]=[...s.values()],[l,u]=c??[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};e(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),
s.set(i.pointerId,[i.offsetX,i.offsetY]),o=s.size>1?ss:0)}),e(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType===
"touch"||t.over(t.hit(a,c,ns));if(i.pointerType==="touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();
s.set(i.pointerId,[a,c]);const f=r();o+=Math.hypot(a-l[0],c-l[1]),!(o<ss)&&(u.apart&&t.zoom(f.apart/u.apart,f.x,f.y),t.pan(u.x-f.x,u.y-f.y))}),e(n,"pointerup",i=>{
if(!s.delete(i.pointerId)||o>=ss)return;const a=i.pointerType==="touch";a&&t.near(i.offsetX,i.offsetY)||t.choose(t.hit(i.offsetX,i.offsetY,a?_f:ns))}),e(n,"touc\
hstart touchmove",i=>i.touches.length>1&&i.cancelable&&i.preventDefault()),e(n,"pointercancel",i=>s.delete(i.pointerId)),e(n,"pointerleave",()=>t.over(-1))}function Cf(t,e){
const[n,s]=kf.get(e.key)??[0,0],o=t.at();if(e.altKey||e.ctrlKey||e.metaKey)return!1;if((n||s)&&e.shiftKey)t.pan(n*60,s*60);else if(n||s)t.step(o,n,s);else if(e.
key==="+"||e.key==="=")t.zoom(1.3);else if(e.key==="-")t.zoom(1/1.3);else if(e.key==="0")t.fit();else if(e.key==="Escape")t.release();else if(e.key==="Enter"&&o>=
0)t.open(o);else return!1;return!0}function Rf(t,e){const{go:n,box:s,filter:o,value:r,do:i}=e.dataset,{state:a}=t;n!==void 0?t.goNote(t.model.byId.get(n)??0):s?
t.goBox(+s):o?(Du(a,`${o}:${r}`),t.show()):i==="in"||i==="out"?t.zoom(i==="in"?1.4:1/1.4):i==="fit"?t.fit():i==="release"?t.release():i==="more"?t.list(t.pages+
1):i==="full"?document.fullscreenElement?document.exitFullscreen():t.root.requestFullscreen():i==="way"?(a.way=e.dataset.way??"0",t.light(),t.tell(),t.remember()):
i==="path"&&(a.from=a.focus,t.setMode("path"))}function If(t,{name:e,value:n,dataset:{role:s}}){const{state:o}=t;if(e==="cg-mode")return t.setMode(n);if(s==="so\
rt")return t.list(1);!s||!(s in o)||o[s]===n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...We(o)].filter(r=>!r.startsWith("group")).join()),t.show())}const qf=120;
async function Pf(t,e,n){const s=n.course&&(await Promise.resolve().then(function(){return km})).readCourse(n.course);if(t.isConnected)return e.hidden=!1,new Mr(
t,e,n,s)}class Mr{constructor(e,n,s,o){this.root=e,this.canvas=n,this.model=Ju(s,o),qu(o?"course":"map"),this.state=Pu(location.search),o?.painting.lay(this.model,
this.state.mode!=="map"),this.state.find||=this.part("find").value,this.painter=new Ef(n,this.model,wr(e)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.
found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=
this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(()=>this.resize()),this.sight.observe(n),this.
scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-color-scheme","data-md-color-primary"]});for(const r of[
"(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(r).addEventListener("change",()=>this.recolour(),{signal:this.gone.signal});Of(this,
this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.at()>=0&&this.go(this.at())}end(){this.gone.
abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),clearTimeout(this.saving)}all(e){return this.
root.querySelectorAll(e)}part(e){return this.root.querySelector(`[data-role="${e}"]`)}hit(e,n,s){return this.state.mode!=="chain"?this.painter.nodeAt(this.camera,
this.shown,e,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,e,n)??-1}over(e){e!==this.hover&&(this.hover=e,this.canvas.classList.toggle("is-over",e>=
0),this.light(),this.at()<0&&this.tell())}at(){const{mode:e,box:n,focus:s,from:o,to:r}=this.state;return e==="chain"?this.model.boxes.findIndex(i=>i.id===n):He(
this.model,pe(e)?s:r||o)}me(){const e=this.at();return e<0?this.hover:e}choose(e){const n=this.state,s=(n.mode==="chain"?this.model.boxes:this.model.nodes)[e]?.
id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else pe(n.mode)?n.focus=s===n.focus?"":s:s&&([n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,
"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const e=this.state;e.focus=e.from=e.to=e.box=e.find="",e.mode==="path"||e.mode==="chai\
n"?this.setMode(this.painter.course?"course":"map"):this.show()}open(e){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.nodes)[e],s=document.
createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(e,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode==="chain"?this.chain?.
beside(o,e,n,s):e<0?[...i.course?.way??[],...i.order].find(c=>r.nodes[c]):af(o,r,e,n,s);a!==void 0&&a>=0&&this.go(a)}go(e){if(e!==this.at()&&this.choose(e),this.
state.mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[e],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.
y]=[r,i]),this.draw()}goNote(e){if(this.state.mode!=="chain")return this.go(e);const n=this.chain?.meant(this.model,"",e)??-1;if(n>=0)return this.go(n);this.notice=
`“${this.model.nodes[e].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(e){Object.assign(this.state,{box:this.model.boxes[e].
id,find:""}),await this.setMode("chain")}goFound(){const{found:e,model:n,state:s}=this,o=Zn(n,s.find)[0]??-1,r=e?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.
goBox(o);r>=0&&this.goNote(r)}near(e,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||!pe(this.state.mode)||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,b]=s.screen(o,...d);return e>=h&&e<=p&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const e=this.at(),n=e>=0?e:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:e,model:n}=this,{recompute:s}=this.root;if(!e||
!s)return;e.now??=new Map;const o=[...e.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==e||this.gone.signal.aborted||(e.now=new Map(o.map((i,a)=>[i,r[a]])),
this.draw(),this.tell())}async setMode(e){const n=this.state,s=pe(e)&&this.model.course?.painting.lay(this.model,e==="course"),o=s||e==="chain"||n.mode==="chain";
Object.assign(n,{mode:e}),e!=="path"&&(n.from=n.to=""),this.hover=-1,e==="chain"&&(this.chain??={...await Promise.resolve().then(function(){return Fm}),...await Promise.
resolve().then(function(){return rp})}),this.show(),this.painter.resize(),e==="chain"?(this.follow(),this.tell()):o&&this.fit(),o&&this.at()>=0&&this.go(this.at())}show(e=!1){
const{model:n,painter:s,state:o}=this;ju(o,a=>this.part(a),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.
style.setProperty("--depth",o.depth),(o.tag||o.folder||o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Qu(
n,o.colour);s.group=r,s.isByTerritory=o.colour==="community"&&!s.course,s.measure(o.size),s.kept.key="",this.shown=tf(n,o,s.group),this.found=o.find.trim()?rf(n,
this.shown,o.find):null,this.light(),this.tell(),(!e||location.search||o.find)&&(Promise.resolve().then(function(){return zm}).then(({legend:a})=>a(this,i)),this.
list(1)),e||this.remember()}async list(e){this.pages=e,(await Promise.resolve().then(function(){return Wm})).list(this,e)}light(){const{state:e,shown:n,model:s,
lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;if(e.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(e.mode==="path"&&c>=0){const d=He(
s,e.from),h=ir(s,n,d,e.to?c:r,e.to?void 0:1);u=h[Math.min(+e.way,h.length-1)]??[d],f=new Map((e.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=
0&&n.nodes[l]?f=sf(n,l,+e.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?
0:1,this.since=performance.now(),this.draw()}async tell(){const e=pe(this.state.mode)&&this.me()<0?null:await Promise.resolve().then(function(){return Jm}),n=this.
part("detail");n.replaceChildren(...e?.about(this)??[]),n.hidden=!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":
"polite")}zoom(e,n,s){const{camera:o,painter:{width:r,height:i}}=this,a=Math.min(6,Math.max(.03,o.k*e)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,
o.k=a,this.move()}async pan(e,n){this.camera.x+=e/this.camera.k,this.camera.y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){
return cp})}fit(){const{painter:e}=this;this.camera=this.state.mode==="chain"?this.chain?.fit(e,this.chart)??this.camera:e.fit(e.corners(this.shown),1.3),this.touched=
!1,this.draw()}move(e){this.touched=this.moving=!0,clearTimeout(this.resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(e)}resize(){
const{painter:e,canvas:n}=this;n.clientWidth===e.width&&n.clientHeight===e.height||(e.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=
wr(this.root),this.draw(),this.paint(performance.now())}draw(e){cancelAnimationFrame(this.frame),e||(this.painter.sheet=null),this.sliding=!!e,this.frame=requestAnimationFrame(
n=>this.paint(n))}paint(e){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.
min(1,Math.max(.05,(e-this.since)/qf)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,
this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.draw()}remember(){const{pathname:e}=location;clearTimeout(this.saving),this.
saving=window.setTimeout(()=>{location.pathname===e&&history.replaceState(history.state,"",Fu(this.state,location.href))},150)}}var Ff=Object.freeze({__proto__:null,
View:Mr,open:Pf});const jf=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD T\
H THEAD TR UL".split(" ")),Df=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, footer, script, noscript, style,\
 template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe, object, embed, form",$r="http://www.w3.org/1998/Math/MathML",zf=4e3,
Bf=4e6,Uf=24,Wf=3,Ft=new Map;function Hf({origin:t,pathname:e}){const n=Ft.get(e)??Gf(new URL(e,t)).catch(()=>{});return Ft.delete(e),Ft.set(e,n),Ft.size>Uf&&Ft.
delete([...Ft.keys()][0]),n.then(s=>s??Ft.delete(e)),n}async function Gf(t){const e=await fetch(t,{headers:{Accept:"text/html"}});if(!e.ok||new URL(e.url).origin!==
t.origin||!/^text\/html\b/.test(e.headers.get("Content-Type")??""))return;const n=await e.text();if(n.length>Bf)return;const s=new DOMParser().parseFromString(n,
"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof
Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();if(Sr(o,i,new URL(e.url),{left:zf}),!i.textContent?.trim())return;
const a=Yf(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),{title:r?.textContent?.trim()??"",text:i,count:Xf(o)}}function Sr(t,e,n,s){
for(const o of t.childNodes){if(s.left<=0)return;if(o instanceof Text&&e.appendChild(document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Df))continue;
s.left-=1;const r=Kf(o,n);r&&e.appendChild(r);const i=o.matches(".cg-claim")?o.querySelector(".cg-claim__text")??o:o;Sr(i,r??e,n,s),r?.localName==="p"&&!r.textContent?.
trim()&&r.remove()}}function Kf(t,e){if(t.namespaceURI===$r)return Vf(t);if(/^h[2-6]$/.test(t.localName)){const r=q("p","cg-pop__head");return r.dataset.at=t.id,
r}if(!jf.has(t.tagName))return;const n=document.createElement(t.localName),s=n.localName==="a"&&t.getAttribute("href");if(t.matches(".cg-claim")&&(n.className="\
cg-pop__n"),!s)return n;const o=new URL(s,e);return/^https?:$/.test(o.protocol)&&n.setAttribute("href",o.href),n}function Vf(t){if(t.localName==="annotation"||t.
localName==="annotation-xml")return;const e=document.createElementNS($r,t.localName);for(const{name:n,value:s}of t.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.
test(n)&&e.setAttribute(n,s);return e}function Yf(t){const e=new Map([...t.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=q("ul","cg-\
pop__results"),s=new Set;for(const o of t.querySelectorAll("a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=e.get(
r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(
q("li","",q("b","",a)," ",i)),s.size===Wf)break}return s.size?n:void 0}function Xf(t){const e=i=>t.querySelectorAll(`.cg-claim${i}`).length,n=e(":is(.is-dispute\
d, .is-stale)"),s=e(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),o=e(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.
push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const Zf=250,Jf=250,Qf=500,td=10,ed=3,nd="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink,\
 .md-tag, [data-preview], [download], [target]";function sd(t,e,n){const s=[];let o=0,r=0,i=0,a=0,c=!1,l="",u="",f,d;const h=(v=0)=>{for(const{link:_,box:F}of s.
splice(v))_.removeAttribute("aria-expanded"),c=!0,F.contains(document.activeElement)&&_.focus({preventScroll:!0}),c=!1,F.remove()},m=v=>v instanceof Node?s.map(
({link:_,box:F})=>F.contains(v)||_.contains(v)).lastIndexOf(!0):-1,p=v=>s.map(({box:_})=>_.contains(v)).lastIndexOf(!0)+1,b=v=>{const _=v instanceof Element&&v.
closest("a[href]");return!(_ instanceof HTMLAnchorElement)||_.matches(nd)||!t.contains(_)&&!_.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(_.
pathname)&&_.origin===location.origin&&_.pathname!==location.pathname?_:void 0},g=async v=>{const _=p(v),F=++a;if(_>=ed||s[_]?.link===v)return;const P=await Hf(
new URL(v.href));if(!P||F!==a||e.aborted||!v.isConnected||_>s.length)return;h(_);const O=od(P,v,`cg-pop-${_}`);document.body.append(O),s.push({link:v,box:O}),v.
setAttribute("aria-expanded","true"),rd(O,v.getClientRects()[0]??v.getBoundingClientRect()),id(O,decodeURIComponent(v.hash.slice(1)))},w=()=>{clearTimeout(o),a+=
1},y=v=>{const{target:_}=v,F=b(_),P=m(_),{pointerType:O,clientX:E,clientY:T}=v;O!=="touch"&&(l=`${E} ${T}`,l!==u&&(u="",clearTimeout(r),s.length>P+1&&(r=window.
setTimeout(()=>h(P+1),Jf)),clearTimeout(o),F?o=window.setTimeout(()=>g(F),Zf):P<0&&w()))},M=({target:v})=>{const _=b(v);c||(h(m(v)+1),_?.matches(":focus-visible")&&
g(_))},$=()=>{clearTimeout(i),f=void 0},S=v=>{const{pointerType:_,clientX:F,clientY:P,target:O}=v,E=b(O);if(d=void 0,m(O)<0&&h(),$(),_!=="touch")return w();E&&(f=
{link:E,x:F,y:P},i=window.setTimeout(A,Qf))},A=()=>{d=f?.link,$(),d&&g(d)},x={pointerover:y,focusin:M,pointerdown:S};for(const[v,_]of Object.entries(x))U(document,
v,{signal:e,capture:!0},_);U(document,"pointerup pointercancel",{signal:e},$),U(document,"pointermove",{signal:e,passive:!0},({clientX:v,clientY:_})=>{l=`${v} ${_}`,
f&&Math.hypot(v-f.x,_-f.y)>td&&$()}),U(document,"contextmenu click",{signal:e,capture:!0},v=>{f&&v.type==="contextmenu"&&A(),!(!d||b(v.target)!==d)&&(v.preventDefault(),
v.stopImmediatePropagation())}),U(document,"keydown",{signal:e,capture:!0},v=>{const _=s.at(-1);_&&(v.key==="Escape"?(v.stopPropagation(),w(),clearTimeout(r),u=
l,h(s.length-1)):v.key==="ArrowDown"&&document.activeElement===_.link&&(v.preventDefault(),_.box.querySelector(".cg-pop__text").focus()))}),e.addEventListener("\
abort",()=>{for(const v of[o,r,i])clearTimeout(v);h()});const k=b(n?.target??null),R={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&k?.matches(R[n.type])&&
x[n.type](n)}function od({title:t,text:e,count:n},s,o){const r=q("div","cg cg-pop"),i=q("p","cg-pop__title",t),a=q("div","cg-pop__text",e.cloneNode(!0)),c=q("a",
"","open"),l=[n,ot(location.search)&&"from the last build, without your scenario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria\
-label",`open ${t}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",t),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-l\
abel",`text of ${t}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,q("p","cg-pop__foot",q("span","",l),c)),r}function rd(t,e){const{clientWidth:n,clientHeight:s}=document.
documentElement,{width:o,height:r}=t.getBoundingClientRect(),i=e.bottom+r+8<=s||e.top<s-e.bottom;t.style.left=`${scrollX+Math.max(8,Math.min(e.left,n-o-8))}px`,
t.style.top=`${scrollY+(i?e.bottom+6:e.top-r-6)}px`}function id(t,e){const n=t.querySelector(".cg-pop__text"),s=e&&[...n.querySelectorAll("p")].find(o=>o.dataset.
at===e);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var ad=Object.freeze({__proto__:null,mount:sd});const vr=1e-12,os=2**-50,xr=2**-48,Ar=2**-52,Nr=64,rs=1e-9,cd=2**
-48,ld=2**-51,ud=2**-40,Er=2**53,kr=2**50;class ut{at=-1;needs="";constructor(e){this.message=e}}const N=t=>{throw new ut(t)},jt=t=>t===Math.floor(t),Je=new Map,
is=(t,e)=>e===0?N("division by zero"):t/e,_r=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?is(1,s):s},Or=(t,e)=>{const n=jt(e);
return t===0&&e<0&&N("division by zero"),n&&Math.abs(e)<=Nr?_r(t,e):t<0&&!n?N("power of a negative number"):t**e},as=t=>t<=0?N("log of zero or less"):Math.log(t),
cs=(t,e)=>{const n=as(e),s=n===0?N("division by zero"):as(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=Nr&&_r(e,o)===t?o:s},Qe=t=>{const e=Math.floor(t),n=Math.floor(
t+.5);return e!==t&&Math.abs(t-n)<=os*Math.abs(t)?n:e},ft=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=vr*zt([1,t])?e:Math.floor(t)},Dt=t=>-ft(-t),fd=(t,e)=>{
e===0&&N("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),jt(t)&&jt(e))return n+0;const s=os*Math.max(Math.abs(e),Math.abs(t));return Math.abs(n)<=s||Math.abs(
e-n)<=s?0:n},Tr=t=>-Qe(-t),ls=t=>{const e=Qe(t),n=t-e;return Math.abs(n-.5)<=os*Math.max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},dd=(t,e=0)=>{const n=Qe(e);(n!==
Tr(e)||Math.abs(n)>15)&&N("rounding to a number of digits that is not whole, or more than 15");const s=Or(10,Math.abs(n));return n?n>0?ls(t*s)/s:ls(t/s)*s:ls(t)},
zt=t=>t.reduce((e,n)=>Math.max(e,Math.abs(n)),0),be=(t,e,n,s)=>{const o=Math.abs(t-e),r=o<=n*zt([t,e]);if(!o||!(r||o<=vr*zt(s)))return r;const i=zt([t,e,...s]);
return i>=Er||!s.every(jt)?!0:!jt(t)||!jt(e)?r||i>=kr:i>=kr&&N("two whole numbers above 2^50 too close to compare")},Lr=(t,e,...n)=>+(t<e&&!be(t,e,xr,n)),Cr=(t,e,...n)=>+(t<=
e||be(t,e,xr,n)),hd=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e),i=Math.abs(o-r)<=rs*zt([o,r]);return+(o<=r||i||be(o,r,0,s))},Rr=(t,e,...n)=>+(t<e&&e-t>
Ar*zt([t,e,...n])),Ir=(t,e,...n)=>+(t<=e||t-e<=Ar*zt([t,e,...n])),md=new Map(Object.entries({lt:Rr,le:Ir,gt:(t,e,...n)=>Rr(e,t,...n),ge:(t,e,...n)=>Ir(e,t,...n)})),
tn=(t,e)=>Math.abs(t)<=cd*Math.abs(e)&&t&&(Math.abs(e)>=Er||!jt(t))?0:t,us=(t,e)=>{const n=ld*Math.abs(e);return Math.abs(t)<=n&&n<ud?0:t},qr=t=>Math.abs(t)>2**
33?N("an angle so large that its turns cannot be determined"):t,Pr=t=>us(Math.cos(qr(t)),t),pd=t=>Pr(t)===0?N("division by zero"):us(Math.tan(t),t),Fr=t=>e=>e>=
-1&&e<=1?t(e):N("outside -1..1"),{abs:gd,atan:bd,atan2:wd,sinh:yd,cosh:Md,tanh:$d,exp:Sd,sign:vd,asin:xd,acos:Ad}=Math,dt=new Map(Object.entries({add:(t,e)=>tn(
t+e,t),sub:(t,e)=>tn(t-e,t),mul:(t,e)=>t*e,div:is,neg:t=>-t,pow:Or,not:t=>+(t===0),lt:Lr,le:Cr,gt:(t,e,...n)=>Lr(e,t,...n),ge:(t,e,...n)=>Cr(e,t,...n),eq:(t,e,...n)=>+be(
t,e,rs,n),ne:(t,e,...n)=>+!be(t,e,rs,n),within:hd,sqrt:t=>t<0?N("root of a negative number"):Math.sqrt(t),exp:Sd,ln:as,log:cs,log2:t=>cs(t,2),log10:t=>cs(t,10),
abs:gd,sign:vd,floor:Qe,ceiling:Tr,round:dd,min:Math.min,max:Math.max,sin:t=>us(Math.sin(qr(t)),t),cos:Pr,tan:pd,asin:Fr(xd),acos:Fr(Ad),atan:bd,atan2:wd,sinh:yd,
cosh:Md,tanh:$d}));function en({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof ut)||t.steps<0)throw o;Object.assign(t,{open:n,
integrals:s});return}}const Bt=86400,Nd=2629800,jr=1e-6,fs=-62135596800,Dr=253402214400,zr=(t,e)=>{const n=Math.floor(t+.5);return Number.isFinite(n)||N("overfl\
ow"),Math.abs(t-n)>jr?N(e):n},Ed=t=>t>=fs&&t<=Dr?t:N("a date beyond the years 1 to 9999"),we=t=>new Date(Ed(zr(t/Bt,"no whole number of days")*Bt)*1e3),Br=(t,e,n)=>new Date(
0).setUTCFullYear(t,e,n)/1e3,kd={later:(t,e)=>we(t+e).getTime()/1e3,months_later:(t,e)=>{const n=zr(e/Nd,"no whole number of months"),s=we(t),o=s.getUTCFullYear()*
12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&N("a date beyond the years 1 to 9999"),Br(r,i,Math.min(s.getUTCDate(),new Date(Br(r,i+1,0)*
1e3).getUTCDate()))},year:t=>we(t).getUTCFullYear(),month:t=>we(t).getUTCMonth()+1,day:t=>we(t).getUTCDate()};function nn(t){const e=Math.floor(t/Bt+.5);return Math.
abs(t/Bt-e)>jr||e*Bt<fs||e*Bt>Dr?"–":new Date(e*Bt*1e3).toISOString().slice(0,10)}function _d(t){if(!/^\d{4}-\d\d-\d\d$/.test(t))return;const e=Date.parse(`${t}\
T00:00:00Z`)/1e3;return e>=fs&&nn(e)===t?e:void 0}const Ut=12,Od=100,Td={"%":100,percent:100,pct:100,"‰":1e3},Ld=t=>!t||t.startsWith("×")?1:Td[t]??0;function Wt(t,e=3,n=!1,s=0){
if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(Ut-1).split("e"),i=+r,a=+o.replace(".",""),c=t<0?"-":"";if(Math.
abs(t)>=1e12&&Math.abs(t)<1e15)return c+hs(Math.floor(Math.abs(t)+.5),0,!1);if(i<-4||i>=15){const h=ds(a,Ut-e),m=h>=10**e?1:0;return`${c}${hs(h/10**m,e-1,!1)}e${i+
m}`}let l=Math.max(e-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Ut-1-i),f=t>0&&s?Math.abs(a-u):0;f&&f*Od<=u&&(l=Math.max(l,Math.min(e-i+Ut-1-String(
f).length,Ut-1-i)));let d=ds(a,Ut-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=ds(a,Ut-1-i- --l)),c+hs(d,l,n&&i>=0&&d%10**l!==0)}const ds=(t,e)=>e>0?Math.floor(t/10**
e+.5):t*10**-e;function hs(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(s.length-e),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(
/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const ms=25e4,Mt=5e6,Cd=2e6,Rd=2e3,Id=20;class tt{}class qd{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){
return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){this.own=Rd,this.share=this.left/2}pay(e){const n=Math.min(this.
own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.steps<=0)throw new tt;this.pay(Id)}}function te(t){try{return t()}catch(e){
if(e instanceof tt)return;throw e}}const Ur=1e6,Pd=60,Fd=1e4,Wr=/#[[{]/,Hr="more than 1,000,000 steps",jd=1e12,Gr={undefined:"no case holds",oo:"infinite",overflow:"\
overflow",limit:"no limit found",rootless:"no root was found in the range"},ps=new Map(Object.entries({if:(t,[e,n,s],o,r,i)=>r[+e]?o(i+1,+n):o(+n,+s),with(t,e,n,s){
const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,void 0,t.inside(o,t.machine.below(e)))}})),Kr=["read","slope","root","at","se\
ries","edge","along","across","path","part"],Dd=["num","row","read","index",...Object.keys(Gr)],zd=t=>dt.has(t)||ps.has(t)||Dd.includes(t);function Bd({p:t=[],picks:e=[]}){
const n=[...e];for(let s=0;s<t.length;s++){const[o,r,i]=t[s];o==="drawn"?s=+i-1:Kr.includes(String(o))&&n.push(String(r))}return n}function Vr(t){const e=new Map;
for(const[n,s]of t)for(const o of s){const r=e.get(o);r?r.push(n):e.set(o,[n])}return e}function Yr(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(
s)??[])n.add(o);return n}function Xr(t){const e=t.steps+t.rest;t.steps=Math.min(Ur,e),t.rest=e-t.steps,t.short=e<Ur}function Ud([t,...e]){const[n=0,s=0]=e.map(Number),
o=dt.get(String(t)),r=md.get(String(t))??o;return{name:String(t),act:o,sharp:r,effort:o&&Je.get(o),operands:e,first:n,second:s}}class Wd{constructor(e){this.nodes=
new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Kr.includes(String(r[0]))).map(r=>String(r[1]))]])),
this.readers=void 0,this.known=new Map,this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new qd,this.loose=void 0,this.round=
void 0,this.traced=void 0,this.base=new Ht(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const r of s)
this.owned.set(r,(this.owned.get(r)??new Map).set(o,e)),this.reads.set(r,[...this.reads.get(r)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){
const s=this.programs.get(e);if(s)return s;const o={operations:n,instructions:n.map(Ud)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.
counted(n,()=>n.value(s))}below(e){const n=this.withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.
affected(n.keys())){const o=new Ht(this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(jd,this.purse.steps),
{budget:o}=e;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Xr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=Yr(e,Vr([...this.nodes].map(([n,s])=>[n,Bd(
s)]))):this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([i])=>Wr.test(i));if(!s.length||s.length===e.size)return e.size?new Ht(this,new Map(e),n,n.
budget):n;const o=new Map([...e].filter(([i])=>!Wr.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ht(this,o,n,n.budget)}),
new Ht(this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Yr(n,this.readers??=Vr(this.reads));return this.known.set(s,r),r}}class Ht{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],i=[0];for(let a=e,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:e};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const d=!this.budget.isRunning;d&&Xr(this.budget);const{open:h,integrals:m,steps:p,
short:b}=this.budget,{costs:g}=this.machine,w=g.get(e)??0;if(b&&w>p)throw new tt;try{this.budget.isRunning=!0;const y=[],M=this.machine.program(e,n);this.machine.
traced?.push([M.instructions,y]);const $=this.execute(M,0,n.length,y),S=p-this.budget.steps;return(S>Fd||w)&&g.set(e,S),$}catch(y){if(!(y instanceof ut))throw y;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:m}),{reason:y.message,key:e,at:y.at,needs:y.needs}}finally{d&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no value",key:e};const a=s.map(d=>this.value(d)),c=a.findIndex(d=>typeof d=="object"),l=a.join();if(c>=0)
return{reason:"",key:e,needs:s[c]};const u=this.machine.owned.get(e)?.get(l),f=u&&this.value(u);return f!==void 0&&typeof f!="object"?f:Object.hasOwn(o,l)?o[l]??
{reason:`the cell of row \`${l}\` is empty`,key:e}:{reason:`no row \`${l}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new tt:
Object.assign(new ut(Hr),{at:n});const{instructions:r}=e,i=this.budget.integrals>0;try{for(;n<s;){const{name:a,effort:c,operands:l,first:u,second:f}=r[n],d=i?r[n].
sharp:r[n].act;if(d){const h=o[u],m=o[f],{length:p}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const b=p===2?d(h,m):p===1?d(h):d(...l.map(g=>o[+g]));o[n]=Number.isFinite(
b)?b:N(Number.isNaN(b)?"no real value":"overflow")}else if(a==="num"||a==="row")o[n]=l[0];else if(a==="index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(
l[0]));else{n=this.region(e,n,o);continue}n++}}catch(a){throw a instanceof ut&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new tt;N(Hr)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new ut(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new ut(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],i=Number(
r[o==="with"?0:r.length-1]),a=ps.get(o);if(!a)return N(Gr[o]??"no real value");this.budget.open>=Pd&&N("nested deeper than 60"),this.budget.open++;const c=a(this,
r,(l=n+1,u=i,f=this)=>f.execute(e,l,u,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&N("overflow"),s[n]=
s[i-1]=c,i}inside(e,n){return this.budget.steps-=20,new Ht(this.machine,e,this,this.budget,n)}}let gs,sn,Zr,Jr,Qr,bs;async function ti(){bs||({makeCells:bs}=await Promise.
resolve().then(function(){return up}))}async function ei(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(zd),
s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return u0});ni(o.CHECKED,o.DRAWN),{drawsOf:sn}=
o,e.has("beta")&&dt.set("beta",(await Promise.resolve().then(function(){return N0})).betaQuantile)}if(s&&({folded:Jr,heights:Qr,summary:Zr}=await Promise.resolve().
then(function(){return mp})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return bb});ni(o,r)}Object.values(t).some(({r:o,rs:r})=>o||
r)&&({findExtremes:gs}=await Promise.resolve().then(function(){return Lb}))}function ni(t,e){for(const[n,s]of Object.entries(t))dt.set(n,s);for(const[n,s]of Object.
entries(e))ps.set(n,s)}const J=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function si(t,e=[
...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=t.get(i)??{};if(s.has(i)||o.has(i)){s.
add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&t.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}const Hd=t=>Array.isArray(
t)?t.length===3?t[1]:void 0:t,Gd=(t,e)=>(t??[]).filter(n=>Object.keys(n).length===e.length&&e.every(([s,[o,r]])=>s in n&&n[s]>=o&&n[s]<=r)).map(n=>new Map(e.map(
([s])=>[s,n[s]])));function Kd(t){for(;;){const{done:e,value:n}=t.next();if(e)return n}}function oi(t){const e=new Map(Object.entries(t.q)),n=new Wd(t.q),s=E=>e.
get(E)??{},o=(E="")=>E[0]==="="||E.includes("#")?E:`${t.note}#${E}`,r=new WeakMap,i=E=>T=>{const L=E(T);if(typeof L!="object")return L;if(s(T).w!==void 0&&typeof a(
T)=="object")throw new tt},a=n.under(new Map),c=E=>{const T=n.under(E),L=i(T),j=C=>S(L,C,()=>(n.purse.next(),n.uncertain.has(C)?Hd(k(C,E,L)):s(C).c?[k(C,E,L)].flat()[0]:
L(C)));return r.set(j,T),j},l=new Map,u=c(l),f=(E,T)=>{n.purse.next();const L=r.get(T)?.(E);return Array.isArray(L)?L[0].numbers:void 0},d=new WeakMap,h=(E,T,L)=>{
const j=d.get(T)??n.run(T);d.set(T,j);try{return n.counted(j,()=>{const C=sn(j).value(E);return L===void 0?Zr(C):Jr(C,L)})}catch(C){if(C instanceof ut)return;throw C}};
let m;const p=()=>m??=bs?.({entries:e,entry:s,machine:n}),b=E=>p()?.knows(E)??e.has(E),g=(E,T)=>p()?.settable(E,T)??E,w=new Map,y=E=>{for(const T of w.has(E)||!e.
has(E)?[]:si(e,[E],w)){const{p:L,picks:j,cells:C,rs:I}=s(T),W=new Set(I||!(L||C)?[T]:[]);w.set(T,W);for(const H of[...j??[],...(L??[]).flat()])for(const G of typeof H==
"string"&&w.get(H)||[])W.add(G)}return w.get(E)??new Set},M=(E,T)=>{const L=n.under(T);let j=E,C=L(j);for(;typeof C=="object"&&C.needs;)C=L(j=C.needs);if(typeof C!=
"object")return"";const{picks:I}=s(j),W=j.slice(j.indexOf("#")+1);if(!I)return j===E?C.reason:`${W}: ${C.reason}`;const H=I.map(G=>{const X=L(G);return typeof X==
"string"&&s(G).rows?.[X]||X});return`${W} is not known for ${H.join(", ")}`},$=(E,T)=>{const{r:L,rs:j,picks:C=[]}=s(E);return L??j?.[C.map(T).join()]},S=(E,T,L)=>{
const j=A.get(E)??new Map,{round:C}=n.purse;if(j.get(T)===C)throw new tt;try{return L()}catch(I){throw I instanceof tt&&A.set(E,j.set(T,C)),I}},A=new WeakMap,x=new WeakMap,
k=(E,T,L)=>{const j=x.get(L)??{state:T,found:new Map};return j.state!==T?R(E,T,L):(x.set(L,j),j.found.has(E)||j.found.set(E,S(j,E,()=>R(E,T,L))),j.found.get(E))},
R=(E,T,L)=>{if(T.size&&!n.affected(T.keys()).has(E))return k(E,l,u);n.purse.next();const j=n.uncertain.has(E);if(j&&s(E).c)return;const I=[...y(E)].sort().map(ct=>[
ct,T.has(ct)?void 0:$(ct,L)]).filter(([,ct])=>ct),W=j?void 0:L(E);if(j)return I.length?void 0:h(E,T);if(!I.length||typeof W!="number")return W;const H=n.run(T),
G=n.affected(I.map(([ct])=>ct)),X=ct=>ze=>{n.purse.point();const Be=n.at(H,ze,G)(ct);return typeof Be=="object"?void 0:Be},V=Gd(s(E).at,I),me=e.has(`${E}#margin`)?
gs(X(`${E}#margin`),I,V):void 0;if(me){const ct=[...me.at,...V].map(X(E));if(ct.some(r2=>typeof r2!="number"))return;const ze=Math.min(W,...ct),Be=Math.max(W,...ct);
return ze===Be?ze:[ze,Be]}const Vo=gs(X(E),I,V)?.ends;if(!Vo)return;const[Yo,fu]=[Math.min(Vo[0],W),Math.max(Vo[1],W)];return Yo===fu?Yo:[Yo,fu]},v=(E,T)=>{if(n.
purse.next(),h(E,T)===void 0)return[];const L=d.get(T);return L?n.counted(L,()=>Qr(sn(L).value(E))):[]},_=(E,T)=>{if(n.purse.next(),!n.uncertain.has(E)||h(E,T)===
void 0)return;const L=d.get(T),j=L&&n.counted(L,()=>sn(L).value(E));return j instanceof Float64Array?j:void 0},F=(E,T,L)=>(n.purse.next(),n.uncertain.has(E)?[h(
E,T,L)].flat()[0]:void 0);function*P(E=Cd){const T=new Map,L=c(T),j=[],C=[];O(E);for(const I of si(e)){const{w:W}=s(I);if(W===void 0)continue;const H=te(()=>[k(
I,T,L)].flat());!H||H.some(G=>G===void 0)?C.push(I):[W].flat().some((G,X)=>!J(G,H[X],1e-9))&&j.push(I),yield}return{wrong:j,untold:C}}const O=E=>{n.purse.give(E)};
return{data:t,entries:e,entry:s,key:o,under:c,column:f,why:M,inputs:y,settable:g,knows:b,reaches:(E,T)=>n.affected([E]).has(T),spread:k,part:F,heights:v,draws:_,
prove:E=>Kd(P(E)),proving:P,allow:O,taken:()=>n.purse.taken}}const gt="–",Vd=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
ws={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Yd={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Xd=t=>Object.
hasOwn(ws,/^[A-Za-z]*/.exec(t)?.[0]??""),Z=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,ys=t=>t.join(t[0][0]==="-"?" to ":"–"),bt=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,on=({f:t=1,o:e=0},n)=>n*t+e,ri=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,Zd=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>Yd[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function rn(t,e){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Zd(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(e,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=e[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ii(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:i}=t,a=(b,g,w)=>{const{d:y,u:M="",o:$}=s(b),S=bt(s(b),g);return s(b).iso?nn(g):ri(S)&&(S!==0||$||!g)&&!($&&g<-1e-6)?
Wt(S,w??y,Vd.test(M),Ld(M)):gt},c=(b,g)=>{const w=g.map(v=>bt(s(b),v)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),S=v=>Math.floor(Math.log10(
v)),A=M&&$?Math.max(y,Math.min(S(M)-S($/3)+2,12)):y,[x,k,R]=g.map(v=>a(b,v,A));return`${k} (${ys([x,R])})`},l=(b,g,w,y)=>{const M=(y?r(b,g,y):void 0)??i(b,g,w),
{words:$}=s(b);if($)return $[Number(M)]??gt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[S,A]=M.map(x=>a(b,x));return S===A?S:(s(b).al?"at least ":"")+
ys([S,A])}return typeof M=="number"?a(b,M):M??gt},u=(b,g)=>{const{rows:w,r:y,v:M,u:$}=s(b),S=g??M;return typeof S=="string"?w?.[S]??S:g===void 0&&y?Z(ys(y.map(A=>a(
b,A))),$):typeof S=="number"?Z(a(b,S),$):gt},f=(b,g)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:S,x:A,iso:x}=s(b);if(!n.has(b)||S||A)return!1;if(w)return Object.
hasOwn(w,g);if(typeof g!="number"||!Number.isFinite(g)||x&&nn(g)===gt)return!1;const k=1e-12*Math.abs(g);return $?$.some(R=>J(R,g)):g>=y-k&&g<=M+k},d=b=>{const g=new Map;
for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?$:+$)}return g},h=(b,g)=>{
const w=_d(b.trim().replace(/^date\s+/,""));return w===void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,w)?{value:w}:{problem:`outside ${p(g)}`}},m=(b,g)=>{
if(s(g).iso)return h(b,g);const{u:w=""}=s(g),y=w||"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(T,L,j,C)=>`${L}${C} ${j==="$"?"USD":j}`),[,$,S,A]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write \
for example ${u(g)}`};const[,x,k]=/^([A-Za-z]*)(.*)$/.exec(A)??[],R=(S===""||x[1]==="i")&&Object.hasOwn(ws,x)?ws[x]:1,v=(R>1?k:A).replace(/\s/g,""),_=rn(v,e.units),
F=rn(A.replace(/\s/g,""),e.units);if(R>1&&w&&!/^\s*[A-Za-z]/.test(k)&&!F.unknown&&F.dimension===rn(w,e.units).dimension)return{problem:`“${b.trim()}” means tw\
o things; write ${$} ${A}, or ${+$*R}`};if(_.unknown||v&&_.dimension!==rn(w.replace(/^.i /,""),e.units).dimension)return{problem:`“${v}” is not a unit for thi\
s; it is in ${y}`};const P=+$*R,O=on(v?{f:_.factor,o:_.offset}:R>1?{}:s(g),P),E=P!==0&&O===0&&!_.offset&&!s(g).o;return f(g,O)&&ri(O)&&!E?{value:O}:{problem:`ou\
tside ${p(g)}`}},p=b=>{const{lo:g=-1/0,hi:w=1/0,set:y,u:M}=s(b);return Z((y??[g,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...t,
text:l,figure:a,say:u,takes:f,parseCase:d,parseEntry:m}}const D=(t,e)=>[...t.querySelectorAll(e)],ai=t=>/^-[\d.∞]/.test(t)?t.replace(/(^|[^\w.])-(?=[\d.∞])/g,
"$1−"):t,z=(t,e)=>{const n=t?.firstChild,s=ai(e);n instanceof Text&&!n.nextSibling?n.data!==s&&(n.data=s):t&&t.textContent!==s&&(t.textContent=s)},Ms=t=>t.dataset.
part?+t.dataset.part:void 0,$s=new Map;function Ss(t){const e=$s.get(t);if(e)return e;const n=new Promise((s,o)=>{const r=document.createElement("script"),i=c=>{
const[l,u]=c.detail;t.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(t))};addEventListener("cg-data",i),r.addEventListener(
"load",a),r.addEventListener("error",a),r.src=t,document.head.append(r)});return $s.set(t,n),n.catch(()=>$s.delete(t)),n}async function ci(t,e=document.baseURI){
await Promise.all(Object.values(t).map(async n=>{n.far&&(n.p=[await Ss(new URL(n.far,e).href)])}))}var Jd=Object.freeze({__proto__:null,loadColumns:ci,loadFile:Ss});
const an=100,Qd=150,vs=new WeakMap;function li(t,e){for(const n of D(t,"[data-count]"))vs.set(n,vs.get(n)??eh(n,e))}function th(t){return li(t.root,t.signal),D(
t.root,"[data-count]").map(e=>n=>vs.get(e)?.paint(n))}function eh(t,e){const{count:n="0",own:s="0",per:o="1",files:r="",columns:i=""}=t.dataset,a=t.querySelector(
"table").tBodies[0],c=D(t,"thead th"),l=t.querySelector("[data-rows]"),u=t.querySelector('[data-to="next"]'),f=t.querySelector('[type="search"]'),d=r.split(" ").
filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,b,g=0,w="",y=0,M=0;const $=new WeakMap,S=O=>Ss(new URL(d[O],document.baseURI).href),A=async O=>(await S(
Math.floor(O/+o)))[O%+o],x=()=>{const O=p;if(!O)return;const E=new Map,T=L=>{if(!E.has(L))try{E.set(L,O.model.column(L,O.now))}catch(j){if(!(j instanceof tt))throw j;
E.set(L,j)}return E.get(L)};for(const L of a.rows)h.forEach((j,C)=>{const I=L.cells[+s+C],W=O.model.key(j);$.has(I)||$.set(I,I.textContent??"");const H=$.get(I)??
"";O.attempt(I,()=>{const G=O.state.size?T(W):[];if(G instanceof tt)throw O.done&&z(I,gt),G;const X=G?.[+(L.dataset.at??0)],V=O.state.size?typeof X=="number"?O.
model.figure(W,X):gt:H;z(I,V),I.classList.toggle("is-changed",V!==H)})})},k=async O=>{const E=++y,T=b?b.slice(O,O+an):nh(O,Math.min(O+an,m)),L=await Promise.all(
T.map(A));E!==y||e.aborted||(g=O,a.replaceChildren(...L.map((j,C)=>{const I=q("tr");return I.dataset.at=String(T[C]),I.append(...j.map((W,H)=>sh(W,c[H],!H))),I})),
R(L.length),x())},R=O=>{const E=b?b.length:m,T=`Rows ${(g+1).toLocaleString("en")}–${(g+O).toLocaleString("en")} of ${E.toLocaleString("en")}`;z(l,b?O?`${T} w\
ith “${w}”.`:`Nothing matches “${w}”.`:`${T}.`),F.hidden=!g,u&&(z(u,"next rows"),u.hidden=g+O>=E)},v=O=>O.catch(()=>{e.aborted||z(l,"The rows could not \
be loaded. Load the page again, or take the CSV file.")}),_=async()=>{const O=++y,E=(f?.value??"").trim();if(w=E,!E)return b=void 0,k(0);z(l,"Searching …");const T=await Promise.
all(d.map((j,C)=>S(C)));if(O!==y||e.aborted)return;const L=E.toLowerCase().split(/\s+/);return b=[],T.flat().forEach((j,C)=>{const I=j.slice(0,+s).join(" ").toLowerCase();
L.every(W=>I.includes(W))&&b?.push(C)}),k(0)},F=Object.assign(q("button","cg-quiet","previous rows"),{type:"button",hidden:!0});u?.before(F," "),l?.setAttribute(
"role","status"),U(F,"click",{signal:e},()=>v(k(Math.max(0,g-an))));for(const O of[F,u,f])O&&U(O,"click input change",{signal:e},E=>E.stopPropagation());let P=!0;
return u&&U(u,"click",{signal:e},()=>{v(k(P&&!b?0:g+an)),P=!1}),f&&U(f,"input",{signal:e},()=>{clearTimeout(M),P=!1,M=window.setTimeout(()=>v(_()),Qd)}),e.addEventListener(
"abort",()=>clearTimeout(M)),{paint(O){p=O,x()}}}const nh=(t,e)=>Array.from({length:Math.max(0,e-t)},(n,s)=>t+s);function sh(t,e,n){const s=q(n?"th":"td","",t);
return n?s.setAttribute("scope","row"):e?.classList.contains("n")?s.className="n":t.length>40&&(s.className="is-long"),s}var ui=Object.freeze({__proto__:null,mount:th,
start:li});async function Gt(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=
s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function xs(t){const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,
"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:
o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}const oh=12,rh=5,ih=7,fi=[1,2,5,10],ah=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function it(t=""){const[e,n,s,o,r,i,a]=t.split(",");return cn(+e,+n,{from:+s,to:+o,log:r===
"log",factor:+i||1,offset:+a||0})}function cn(t,e,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.log(f):NaN:f,l=c(t),u=c(e);return{...n,lo:t,hi:e,
at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[t,e,s,o,r?"log":"lin",i,a].join()}}function ln(t,e){const{log:n,factor:s,offset:o}=e,r=t.
filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.
floor(Math.log10(i/s)+1e-9),f-oh);return cn(ye(d)*s,ye(Math.max(f,d+1))*s,e)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=hi(a-i||Math.abs(a)||
1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return cn(l*c*s+o,u*c*s+o,e)}function di(t,e,n=!1){const s=t.filter(Number.isFinite),[o,r]=[Math.min(
...s),Math.max(...s)];if(!s.length||e.log&&o<=0)return;const i=[...new Set(s)].sort((l,u)=>l-u),a=n?Math.min(...i.slice(1).map((l,u)=>l-i[u]))/2:0,c=o===r?Math.
abs(o)/2||e.factor:a;return cn(o-c,r+c,e)}function ch(t){const{factor:e,offset:n,log:s}=t,o=(t.lo-n)/e,r=(t.hi-n)/e;return(s?lh(o,r):uh(o,r)).map(i=>({at:t.at(i*
e+n).toFixed(1),text:Wt(i)}))}function lh(t,e){const n=Math.ceil(Math.log10(t)-1e-9),s=Math.floor(Math.log10(e)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.
floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(r=>fi.slice(0,3).map(i=>i*ye(r)).filter(i=>t<=i&&i<=e)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(ye)}
function uh(t,e){const n=hi(e-t),s=Math.ceil(t/n-1e-9),o=Math.floor(e/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function hi(t){const e=t/
rh,n=ye(Math.floor(Math.log10(e)));return n*(fi.find(s=>s*n>=e*.999)??10)}const ye=t=>+`1e${t}`;function Me(t,e,n){const s=t.querySelector(`[data-ticks="${e}"]`),
[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||!o||!r)return;const i=o.getAttribute(`${e}1`)?.endsWith("%");s.replaceChildren(...ch(n).flatMap(a=>{const c=i?
`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${e}${f}`,c);return u.setAttribute(e,c),u.textContent=i||
e==="y"&&a.text.length>=ih?fh(a.text):a.text,u.textContent=ai(u.textContent),[l,u]}))}function $e(t,{x:e,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&fn(e.from,e.
to,a=>[a,n.to],[0,un]),s.some(([,a])=>a>n.from+1)&&fn(e.from,e.to,a=>[a,n.from],[0,-un]),s.some(([a])=>a<e.from-1)&&fn(n.to,n.from,a=>[e.from,a],[un,0]),s.some(
([a])=>a>e.to+1)&&fn(n.to,n.from,a=>[e.to,a],[-un,0])].filter(Boolean).join("");let i=t?.querySelector(".break");!t||!i&&!r||(i||(i=document.createElementNS("ht\
tp://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),t.append(i)),i.setAttribute("d",r))}const mi=60,un=7;function fn(t,e,n,[s,o]){return Array.from(
{length:mi+1},(r,i)=>{const[a,c]=n(t+(e-t)*i/mi),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function fh(t){const e=t.includes(
"e")?0:+t.replaceAll(",",""),[n,s]=ah.find(([o])=>e>=o)??[1,""];return s?`${+(e/n).toPrecision(6)}${s}`:t}const Et=120,As=40,dh=40,Kt=(t,e)=>+(t?.getAttribute(e)??
NaN),$t=(t,e)=>{for(const[n,s]of Object.entries(e))t?.setAttribute(n,s.toFixed(1))},Ns=(t,e)=>t.includes("#[")?Math.round(e):e,pi=t=>(e,n)=>D(t,`[data-${n}="${CSS.
escape(e.id||"-")}"]`);function gi(t,e,n){const s=pi(e),o=D(n,".cg-numbers tbody tr");return D(e,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute(
"d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:t.key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(
r,"for").map(l=>[l,Kt(l,"y")-i]),cells:c}})}function dn({model:t,inCase:e},{swept:n},{e:s,key:o},r){const i=new Map(e(s.dataset.line).state).set(n,Ns(n,r)),a=t.
under(i);return{state:i,read:a,value:a(o)}}const Se=new WeakMap,bi=new WeakMap;function wi({model:t,inCase:e,done:n},s,{e:o,key:r}){const i=[...e(o.dataset.line).
state].filter(([a])=>a!==s.swept&&t.reaches(a,r));return JSON.stringify([n?Et:As,i])}function yi(t,e,n){const{model:s,inCase:o,done:r}=t,{e:i,key:a,bands:c}=n,l=wi(
t,e,n),u=bi.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(b,g)=>e.x.of(g/m)).map(b=>[b,p(new Map(f).set(e.swept,
Ns(e.swept,b)))]),h={of:l,middle:d(r?Et:As,m=>s.under(m)(a)),ends:c.length?d(r?dh:As/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[p.at(0),p.at(-1)].map(
b=>typeof b=="number"?b:void 0)}):[]};return bi.set(i,h),h}function Mi(t,e){if(!t.done)return;const n=t.state.size?e.lines.map(o=>yi(t,e,o)).flatMap(({middle:o,
ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&ln(n.map(o=>typeof o=="number"?o:NaN),e.built)||e.built;s.text!==e.y.text&&(e.y=s,e.host.
dataset.ay=s.text,Me(e.host,"y",s))}function $i(t,e,n){const{model:s,now:o}=t,{e:r,labels:i}=n,a=wi(t,e,n),c=e.y.text;!Se.has(r)&&!t.state.size&&Number.isFinite(
n.end)&&Se.set(r,{of:a,y:c,end:n.end});const l=Se.get(r);(l?.of!==a||l.y!==c)&&Se.set(r,{of:a,y:c,end:hh(e,n,yi(t,e,n))});const u=Se.get(r)?.end??NaN,f=r.dataset.
line?[...s.parseCase(r.dataset.line)].every(([d,h])=>J(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){const m=u+h;d.
classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&$t(d,{y:m})}return u}function hh({x:t,y:e},{e:n,bands:s},{middle:o,
ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?e.at(c):NaN)),a=o.map(([c,l])=>[t.at(c),i(l)]);n.setAttribute("d",hn(a));for(const c of s){const[
l,u]=[0,1].map(f=>r.map(([d,h])=>[t.at(d),i(h[f])]));c.setAttribute("d",`${hn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const hn=t=>t.map(([e,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(t[s-1][1])?"L":"M"}${e.toFixed(1)} ${n.toFixed(1)}`:"").join("");function ve(t,e){if(e.data?.open)for(const n of e.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=dn(t,e,n,e.x.of(o/(n.cells.length-1))),a=t.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const Si=2,mh=["fill","stroke","str\
oke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];
async function ph(t,e,n,s){const{figure:o}=e,r=o.querySelector(".cg-fig__title")?.textContent??"figure",i=Es(r);return n==="link"?Gt(`${t.link().split("#")[0]}#${o.
id}`,s):n==="csv"?(e.data&&(e.data.open=!0),ve(t,e),mn(`${i}.csv`,new Blob([`${xs(o.querySelector("table"))}
`],{type:"text/csv"}))):xi(i,n,vi(o,r))}function vi(t,e){const n=t.querySelector(".cg-fig__plot"),s=t.querySelector(".cg-axis"),o=[...s.querySelectorAll("svg"),
...n.querySelectorAll(":scope > svg")],r=[e,t.querySelector(".cg-fig__case")?.textContent??""];return Ai(t,o,r,s.getBoundingClientRect().top,n.getBoundingClientRect().
bottom)}async function gh(t){const e=t.closest("figure"),n=e.querySelector("svg.cg-plot"),s=n.querySelector("title")?.textContent??"plot",o=t.dataset.plot??"";if(o===
"csv")return await bh(e.querySelector("details.cg-numbers")),mn(`${Es(s)}.csv`,new Blob([`${xs(e.querySelector("table"))}
`],{type:"text/csv"}));const{top:r,bottom:i}=n.getBoundingClientRect();return xi(Es(s),o,Ai(e,[n],[s],r,i))}const bh=t=>new Promise(e=>{if(!t||t.open)return e(void 0);
t.addEventListener("toggle",e,{once:!0}),t.open=!0}),Es=t=>t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function xi(t,e,{text:n,
width:s,height:o}){if(e==="svg")return mn(`${t}.svg`,new Blob([n],{type:"image/svg+xml"}));const r=new Image(s,o),i=Object.assign(document.createElement("canvas"),
{width:s*Si,height:o*Si});r.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n)}`,await r.decode(),i.getContext("2d")?.drawImage(r,0,0,i.width,i.height),
i.toBlob(a=>a&&mn(`${t}.png`,a))}function Ai(t,e,n,s,o){const r=t.getBoundingClientRect(),i=16+18*n.length,a=Math.round(r.width),c=Math.round(o-s)+i+12,l="http:\
//www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(t);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${a} ${c}`),u.setAttribute(
"width",String(a)),u.setAttribute("height",String(c));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.setAttribute("h\
eight","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),n.forEach((h,m)=>{const p=u.appendChild(document.createElementNS(l,"text"));
for(const[b,g]of Object.entries({x:8,y:20+18*m,fill:f.color,"font-family":f.fontFamily,"font-size":m?12:15,"font-weight":m?400:600}))p.setAttribute(b,String(g));
p.textContent=h});for(const h of e){const m=h.getBoundingClientRect(),p=h.cloneNode(!0),b=[h,...h.querySelectorAll("*")];[p,...p.querySelectorAll("*")].forEach(
(g,w)=>{const y=getComputedStyle(b[w]);for(const M of mh)g.setAttribute(M,y.getPropertyValue(M));for(const{name:M}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(M)&&g.removeAttribute(M)});for(const[g,w]of Object.entries({x:m.left-r.left,y:m.top-s+i,width:m.width,height:m.height}))p.setAttribute(g,w.toFixed(1));p.hasAttribute(
"viewBox")&&p.removeAttribute("preserveAspectRatio"),u.append(p)}return{text:new XMLSerializer().serializeToString(u),width:a,height:c}}function mn(t,e){const n=URL.
createObjectURL(e);Object.assign(document.createElement("a"),{href:n,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var Ni=Object.freeze({__proto__:null,
asSvg:vi,take:ph,takePlot:gh});const wh=120;function yh(t,e){for(const n of D(t,"[data-filter]"))Mh(n,e)}function Mh(t,e){const n=t.querySelector(".cg-search"),
s=D(t,".cg-pill"),o=t.querySelector("[data-none]"),r=D(t,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),i=q("span","cg-sr");i.setAttribute("r\
ole","status"),t.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=g.length>0||!!w;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:$,
rows:S})=>{const A=$.querySelector("summary")?.textContent??"";return S.map(x=>`${A} ${x.textContent}`.toLowerCase().replaceAll("−","-"))}));let M=0;r.forEach(
({group:$,isOpen:S,rows:A},x)=>{let k=0;A.forEach((R,v)=>{const _=(!w||(R.dataset.verdict??"").split(" ").includes(w))&&g.every(F=>a?.[x][v].includes(F));R.hidden=
!_,k+=+_}),$.hidden=!k,$.open=y?k>0:S,M+=k}),i.textContent=y?`${M} found`:"",$h(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(
Boolean).join(" and ")+".",m)},d=()=>{const g=Vn(location.href,"find",n?.value.trim()??""),w=Vn(g,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(
history.state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!g&&w.dataset.word===g))),
b=()=>{const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&U(n,"input",{signal:e},()=>{clearTimeout(
c),c=window.setTimeout(h,wh)}),e.addEventListener("abort",()=>clearTimeout(c));for(const g of s)U(g,"click",{signal:e},()=>{p(g===u()?"":g.dataset.word??""),h()});
b()}function $h(t,e,n){if(!t)return;if(t.hidden=!e,!e)return t.replaceChildren();const s=Object.assign(q("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),t.replaceChildren(e," ",s)}var Sh=Object.freeze({__proto__:null,mount:yh});function Ei({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const i=q(
"div","cg cg-bar"),a=q("span","cg-bar__count"),c=q("span"),l=q("ul","cg-bar__list"),u=q("p","cg-bar__offer"),f=q("p","cg-bar__who",q("span","cg-bar__of","Your s\
cenario, "),a,c),d=mt("cg-bar__do cg-bar__more","show",()=>h(!i.classList.contains("is-open"))),h=S=>{i.classList.toggle("is-open",S),d.setAttribute("aria-expan\
ded",String(S)),z(d,S?"hide":"show")};h(!1);const m=new Set;i.setAttribute("role","region"),i.setAttribute("aria-label","Scenario"),a.setAttribute("role","statu\
s");let p=[];const b=mt("cg-bar__do","copy link",()=>Gt(n(),b)),g=mt("cg-bar__do is-wide","copy as patch",async()=>{const S=await s?.();S===void 0?z(g,"not avai\
lable"):await Gt(S,g)});g.hidden=!s,g.title="Copies your changes as a patch of the notes, for git apply";const w=mt("cg-bar__do","put all back",()=>{t(p),ks(i)}),
y=q("div","cg-bar__acts",d,b,g,w),M=q("p","cg-bar__notice",o,...r?[" ",r]:[]);i.append(f,l,y,u,...o?[M]:[]);const $=(S,A,x,k)=>{const R=S.reduce((P,O)=>P+O.keys.
length+O.parts.length,0);p=S,i.classList.toggle("is-on",S.length>0),z(a,`${R} changed`);const v=[...new Set(S.flatMap(P=>P.notes))];c.replaceChildren(...v.slice(
0,2).flatMap((P,O)=>[O?" and ":", set in ",Ah(P,x,k)])),v.length>2&&c.append(` and ${v.length-2} more`);const _=[...l.querySelectorAll("button")].findIndex(P=>P===
document.activeElement);l.replaceChildren(...S.map(P=>xh(P,()=>t([P])))),_>=0&&!S.length?ks(i):_>=0&&l.querySelectorAll("button")[Math.min(_,S.length-1)].focus(
{preventScroll:!0});const F=A.filter(P=>!m.has(`${P.key} ${P.there}`));u.hidden=!F.length,u.replaceChildren(...F.map(P=>q("span","cg-bar__kin",`${P.says}: here ${P.
here}, elsewhere ${P.there} `,mt("cg-bar__do",`also use ${P.there} here`,()=>e([P])),mt("cg-bar__do is-quiet","keep it apart",()=>{m.add(`${P.key} ${P.there}`),
$(S,A,x,k)}))))};return{bar:i,show:$}}function vh(t,e,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;
const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??e;t.parentElement===
c||t.contains(document.activeElement)||(c.append(t),t.classList.toggle("is-docked",c!==e))},{threshold:[0,.95]});for(const a of o)i.observe(a);s.addEventListener(
"abort",()=>i.disconnect())}function xh(t,e){const n=mt("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),q(
"li","",q("span","",t.says),...t.was?[q("s","",t.was)]:[],q("b","",t.now),...t.isToo?[q("span","cg-bar__too",", also here")]:[],n)}function Ah(t,e,n){const[s,o]=e.
notes[t]??[t];if(!o)return q("span","",s);const r=q("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Nh=t=>(t.closest("article, main")??document).
querySelector("h1");function ks(t){const e=Nh(t);e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function mt(t,e,n){const s=Object.assign(q("butto\
n",t,e),{type:"button"});return s.addEventListener("click",n),s}const xe={notes:{},kinds:[],inputs:{}},ki=t=>t?fetch(t).then(e=>e.ok?e.json():xe).catch(()=>xe):
Promise.resolve(xe),Eh=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return Z(e,n)};function _i(t,e,n,s){const{note:o,names:r}=n.data,
i=e.map(l=>kh(l,s)),a=[...t].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:p,
says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].
sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.
push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function kh(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.indexOf("."),[i,
a,c]=e.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:e.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??Eh(o),written:o,value:void 0,
keys:[],parts:[t],isHere:!1,isToo:!1}}function _h(t,e,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||e.has(a))continue;const d=t.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&Oh(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function Oh({value:t,written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(
e??"",n).value}function Th(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Ch(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of t.querySelectorAll("p, li, td"))Lh(o,n,s);return s}function Lh(t,e,n){let s="";const o=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=e.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Ch=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Rh={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Ih(t,e,n){
if(!ot(location.search))return;const s=t.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=e.querySelector("[data-as-built]")?.dataset.asBuilt,i=await ki(
s);if(n.aborted)return;const a=()=>ot(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=e.querySelector("[data-as-built]:has([data-row])"),
l=e.querySelector("cg-map");let u=[],f=!1,d="";const h=mt("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:S,recompute:A}=await Promise.resolve().then(function(){return Db});if(l)return l.recompute=async k=>{u=k,p("Recomputing …");const{now:R,
sum:v}=await S(k,a().join(),n);return u===k&&p(Oi(v,"Values outside this chain are from the last build.")),R},l.view?.renew();const x=await A(c??e,a().join(),n,
(k,R)=>p(`Recomputing, note ${k+1} of ${R} …`));p(Oi(x))}),m=()=>w.querySelector(".cg-bar__notice"),p=S=>z(m(),d=S),b=()=>{const S=l?.dataset.mode==="chain";h.
hidden=!S,f&&d&&z(m(),S?d:r??"")},g=()=>{f?location.reload():M()},{bar:w,show:y}=Ei({remove(S){const A=new Set(S.flatMap(k=>k.parts)),x=a().filter(k=>!A.has(k));
history.pushState(history.state,"",Kn(location.href,x.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(_i(new Map,a(),Rh,i),[],
i,o);if(t.append(w),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(b);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener(
"abort",()=>$.disconnect()),b()}const Oi=({moved:t,left:e},n="")=>[`Recomputed with your scenario: ${t} values changed.`,...e?[`${e} are greyed out: they were n\
ot recomputed and are from the last build.`]:[],...n?[n]:[]].join(" ");var qh=Object.freeze({__proto__:null,mount:Ih});function Ti(t,e,{model:n,state:s,now:o}){
const r=o(e),i=c=>typeof r=="number"?J(+c.value,r,1e-9):c.value===r,a=t.matches(".cg-entry")&&document.activeElement!==t;r===void 0&&a&&(t.value=""),r!==void 0&&
(t.type==="radio"?t.checked=i(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(i):t.type==="range"?Ph(t,e,+r,n):a&&(t.value=n.text(e,new Map(
s).set(e,r),o),Li(t,"")))}function Ph(t,e,n,s){const o=s.entry(e),{log:r,v:i}=o,a=+t.max-+t.min,c=l=>r?Math.log10(bt(o,l)):bt(o,l);(document.activeElement!==t||
Math.abs(+t.value-c(n))>a/150)&&(t.value=String(c(n))),t.step==="any"&&(t.step=String(a/200)),Zo(t,c(n),c(typeof i=="number"?i:n)),t.setAttribute("aria-valuetex\
t",s.say(e,n))}function Li(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(q("span","\
cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||t.
after(r);z(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const Ci="computed when you let go",Ri="not computed here",Fh=`\
Grey values are ${Ci}.`,Ii=8;function jh(t){const e=[...new Set(t)],n=e.slice(0,Ii).join(", ")+(e.length>Ii?" …":"");return`Grey values take too many steps he\
re${n&&`: ${n}`}. They are from the last build.`}function Dh(t){const e=t.matches(qi)?t:t.closest("[data-row]")??t.querySelector(qi),{q:n,say:s,check:o,row:r}=(e??
t).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const qi="[data-q], [data-say], [data-check], [data-row]";function zh(t){const e=new Map,
n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),t.append(n);let s=!0;const o=(a,c)=>{try{c(),e.has(a)&&r(a)}catch(l){if(!(l instanceof tt))throw l;
e.has(a)||e.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute("title",s?Ri:Ci),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&
z(a.querySelector("button")??a,Ri)}},r=a=>{const c=e.get(a);e.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!e.size;const a=s?[...e.keys()].map(Dh).filter(Boolean):[];z(n,e.size?s?jh(a):Fh:"")},start:a=>{s=a}}}function Pi(t,{
data:e,knows:n}){const s=Object.keys(e.names),o=`${e.note}#${t}`,r=!t.includes(".")||n(o);let i={key:r?o:`#${t}`,own:r,known:r};for(let a=t.indexOf(".");a>0&&!i.
known;a=t.indexOf(".",a+1)){const c=t.slice(0,a),l=s.find(f=>e.names[f]===c)??s.find(f=>`/${f}`.endsWith(`/${c}.md`)),u=`${l}#${t.slice(a+1)}`;l&&(i={key:u,own:l===
e.note,known:n(u)})}return i}function _s(t,e){const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,
own:c,known:l}=Pi(r.slice(0,i),e);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),d=e.entries.get(a)?.rows?u:e.parseEntry(u,a).value;i>0&&d!==void 0&&e.
takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function Fi(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,i])=>{const[a,c]=r.split(
"#"),l=s.get(r),u=typeof i=="number"&&l?.iso?nn(i):typeof i=="number"?`${+bt(l??{},i).toPrecision(12)}${l?.u&&Xd(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note&&!c.
includes(".")?"":`${n.names[a]??a}.`)+`${c}:${u}`}),...e].join()}const Bh={holds:"✓",failing:"✗",unknown:"–"},ji=t=>t===void 0?"unknown":t?"holds":"failin\
g";function Uh(t){const[e,n]=[!1,void 0].map(i=>t.filter(a=>a===i).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} che\
cks hold`};const o=i=>s?"1 check":`${i} of ${t.length}`,r=[e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{
state:e?"failing":"unknown",says:r.join(", ")}}function Wh(t,e){const n=D(t,".cg-check[data-check]").map(i=>({e:i,key:e.key(i.dataset.check),row:i.closest(".cg-\
row"),built:Kh(i)})).filter(({key:i})=>e.entries.has(i)),s=D(t,".cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),
built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(t,".cg-claim[data-q]"),
r=Gh(t);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,row:b,
built:g}of n)l(m,()=>{f.delete(p);const w=d(p);Vh(m,w,!J(a(p),c(p)),g),i.done&&Di(b,w!==!0&&u.size>0)});for(const{e:m,of:p,built:b}of s)l(m,()=>{const g=p.some(
({key:M})=>!J(a(M),c(M))),{state:w,says:y}=Uh(p.map(({key:M})=>d(M)));m.classList.toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?`cg-m\
ark is-${w}`:b.mark),z(m.firstElementChild,g?Bh[w]:b.sign),z(m.lastElementChild,g?y:b.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.has(
m)&&!J(a(m),c(m)));r(Hh(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function Hh(t,e){const[n,s,o]=[!1,!0,void 0].map(a=>t.filter(
c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(e,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function Gh(t){
const e=t.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute("role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=e;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=q("p","cg cg-facts");const c=t.querySelector("h1");c?c.after(r):t.prepend(r)}n.isConnected||
r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Kh=t=>({state:["holds","failing","u\
nknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function Vh(t,e,n,s){
const o=n?ji(e):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[ji(e)];t.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])
t.classList.toggle(`is-${i}`,i===o);z(t.querySelector(".cg-mark"),n?"→":s.sign),z(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function Di(t,e){t?.matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const Yh={makeValues:oi,
prepare:ei},Xh=[[".cg-table",()=>Promise.resolve().then(function(){return Gb})],["svg[data-x]",()=>Promise.resolve().then(function(){return rw})],[".cg-fig",()=>Promise.
resolve().then(function(){return kw})],[".cg-grip",()=>Promise.resolve().then(function(){return pw})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){
return qw})],["[data-sens]",()=>Promise.resolve().then(function(){return Ww})],[".cg-limit",()=>Promise.resolve().then(function(){return ny})],[".cg-panel",()=>Promise.
resolve().then(function(){return iy})],["[data-count]",()=>Promise.resolve().then(function(){return ui})],["svg[data-rows]",()=>Promise.resolve().then(function(){
return My})],["svg[data-dense]",()=>Promise.resolve().then(function(){return Oy})],["svg[data-bins]",()=>Promise.resolve().then(function(){return Dy})]],Zh=t=>Promise.
all(Xh.filter(([e])=>t.querySelector(e)).map(([,e])=>e())),Jh=2;async function Qh(t,e,n,s,o,r){const i=ii(t),a=new Map,c=i.under(a);let l=[];const{attempt:u,start:f,
tell:d}=zh(e),h={model:i,root:n,signal:s,state:a,now:c,was:c,empty:a,done:!0,set:O,inCase:P,attempt:u,link:E},m=[],p=new Set;i.allow(Mt);const b=nm(n,i,c,a);let g=0,
w=0,y=!1,M=xe;const $=e.dataset.inputs,S=new URL($??"",document.baseURI).href,{bar:A,show:x}=Ei({remove(C){const I=new Set(C.flatMap(W=>W.parts));l=l.filter(W=>!I.
has(W)),O(new Map(C.flatMap(W=>W.keys).map(W=>[W,void 0])))},take:C=>O(new Map(C.map(({key:I,value:W})=>[I,W]))),link:E,patch:$?async()=>(await Promise.resolve().
then(function(){return Vy})).patchFrom($,k(),E()):void 0});e.append(A),vh(A,e,n,s);const k=()=>Ue(Fi(h.state,l,i),i.data.names[i.data.note]),R=()=>{const C=_i(h.
state,l,i,M),I=_h(C,h.state,i,M);x(C,I,M,S),em(n,i,I)},v=async()=>{M!==xe||!tm(h.state,l,i)||(M=await ki($),s.aborted||R())},_=(C=!0)=>{const I=C?Mt:ms;h.state.
size||(h.state=a),f(h.done=C),i.allow(I),h.now=h.state.size?i.under(h.state):c,b(h),R(),C&&(y||=h.state.size>0)&&Promise.resolve().then(function(){return Qy}).then(
({agree:H})=>H(n));for(const H of m)p.add(H);const W=()=>{const H=performance.now()+Jh;i.allow(I);for(const G of p){if(s.aborted)return;if(p.delete(G),G(h),performance.
now()>H)break}i.allow(Mt),p.size?g=requestAnimationFrame(W):d()};cancelAnimationFrame(g),g=requestAnimationFrame(W)},F=()=>{const C=_s(ot(location.search),i);return l=
C.carried,h.state=C.state,_(),v(),C.dropped};function P(C){const I=i.parseCase(C),W=new Map([...h.state,...I]);return{state:W,read:I.size?i.under(W):h.now}}function O(C,I="\
step",W=I==="step"){h.state=new Map(h.state);for(const[H,G]of C){const{v:X,r:V}=i.entry(H);G===void 0||!V&&J(G,X)?h.state.delete(H):i.takes(H,G)&&h.state.set(H,
G)}_(W),clearTimeout(w),I==="drag"?w=setTimeout(T,150,"drag"):T(I),I==="step"&&zi(n)}function E(){return T("drag"),location.href}function T(C){const I=Kn(location.
href,Fi(h.state,l,i));I===location.href||s.aborted||location.pathname!==r||(C==="step"||!ot(location.search)?history.pushState(history.state,"",I):history.replaceState(
history.state,"",I))}const L=async()=>{(n.querySelector(".cg-own")||ot(location.search).includes("."))&&await ti()};await L();const j=F();j.length&&Promise.resolve().
then(function(){return e2}).then(({refuse:C})=>C(j,i,A,{button:mt,make:q,toHeading:ks,keyOf:Pi})),ot(location.search)&&T("drag"),U(window,"popstate",{signal:s},
async()=>{location.pathname===r&&(await L(),F())}),am(h);for(const C of o){const I=[await C.mount(h)].flat();m.push(...I),i.allow(Mt);for(const W of I)W(h)}d()}
const tm=(t,e,{data:n})=>e.length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function em(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of D(
t,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(e.key(r)),a=o.querySelector(".cg-elsewhere");
if(!i){a?.remove();continue}z(a??o.appendChild(q("span","cg-elsewhere")),`${i} elsewhere`)}}function nm(t,e,n,s){const o=p=>D(t,`[data-${p}]`).map(b=>[b,e.key(b.
dataset[p])]).filter(([,b])=>e.entries.has(b)),r=o("say"),i=Wh(t,e),a=rm(t,e),c=o("p"),l=o("hist"),u=o("reset"),f=D(t,"[data-set]").map(p=>[p,[...e.parseCase(p.
dataset.set)]]),d=D(t,"[data-cite]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(e.key),p.dataset.rows?.split(`
`)]),h=Th(t,e),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,b])=>{const g=e.parseCase(p.dataset.with),w=g.size?g:s;return{e:p,key:b,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:te(()=>e.text(b,w,g.size?e.under(g):n,Ms(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:b,now:g,attempt:w}=p,y=new Map(b);for(const M of m)w(M.e,()=>sm(M,p));for(const[M,$]of r)w(M,()=>z(
M,e.say($,g($))));for(const[M,$]of a)w(M,()=>im(M,$,p));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",om(e.heights($,p.state))));for(const[M,
$]of c)w(M,()=>Ti(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,S]of d)w(M,()=>{M.hidden=S?!S.includes($.map(g).join()):$.some(A=>y.has(A))});i(p);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([S,A])=>J(g(S),A,1e-9)))))}}function sm({e:t,key:e,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,b=p?"":c.text(
e,h,m,Ms(t)),{c:g,u:w,rows:y}=c.entry(e),M=p?!1:r===void 0?Z(b,t.dataset.u)!==i:b!==r;if(!t.matches(".cg-claim")){const v=!p&&b===gt&&s?.matches(".cg-out")?c.why(
e,h):"",_=p?i:v?`${gt} ${v}`:Z(b,t.dataset.u);t.matches(".cg-live")&&(t.dataset.was??=i),z(t,_),s?.classList.toggle("is-changed",M);return}const $=t.querySelector(
".cg-claim__now"),S=t.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const A=n.size?void 0:o.find(v=>m(v)!==f(v)),x=A?` · ${c.
say(A,m(A))}`:"",k=y?c.say(e,m(e)):Z(b,w)+S,R=g?m(e)===void 0?"not computed":m(e)?"now true":"no longer true":k;t.classList.toggle("is-changed",M),z($,M?`→ ${R}${x}`:
""),$.dataset.copy=M&&!g?R:"",t.setAttribute("aria-description",M?`${a} as written; in your scenario ${R}${x}`:a)}const om=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).
join("")+"V9Z",rm=(t,e)=>D(t,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function im(t,e,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=e,l=e.some(h=>s.has(h)||!J(r(
h),i(h))),u=t.querySelector(".cg-row__was"),f=()=>e.map(h=>n.text(h,o,i)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=t.querySelector(".cg-row__val [data-q]");a&&!t.matches(".is-check, .is-failed")&&d&&Di(t,s.size>0&&e.some(h=>n.text(h,s,r)===gt)),z(u,l?n.entry(c).rows?
n.say(c):e.length>1?`(${f()})`:f():"")}function am(t){const{model:e,root:n,signal:s}=t;U(n,"input change",{signal:s},({type:r,target:i})=>{const a=e.settable(e.
key(i.dataset.p),t.now),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("\
aria-busy",String(!c));const l=e.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((on(l,m)-u)/d)*d:on(l,+m.toPrecision(3));t.set(
new Map([[a,Math.min(f,Math.max(u,p))]]),"drag",c),c&&zi(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=e.parseEntry(i.value,a);l!==void 0&&t.set(
new Map([[a,l]]),"drag",c),(c||!u)&&Li(i,u)}else c&&t.set(new Map([[a,e.entry(a).rows?i.value:+i.value]]))}),U(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Ti(r,e.key(r.dataset.p),t))}),U(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.
closest("[data-reset]"),c=r.closest("[data-do]");i&&t.set(e.parseCase(i.dataset.set)),a&&cm(a,t),c&&lm[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}
function cm(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const lm={steps(t,e){const n=D(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{Gt(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{Gt(t.parentElement?.querySelector("code")?.textContent??"",t)}},zi=t=>requestAnimationFrame(
()=>D(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var um=Object.freeze({__proto__:null,compute:Yh,loadParts:Zh,mount:Qh});const Bi=146,fm=41,
dm=54,hm=10,mm=.12,Ui=12,Wi=1.06,pm=3,gm=60,bm=1e3;function wm(t,e){const{course:n,nodes:s}=t;if(!n||n.isLaid===e)return!1;n.isLaid=e;const o=s.map(({x:r,y:i})=>[
r,i]);return s.forEach((r,i)=>[r.x,r.y]=n.places[i]),n.places=o,[t.hulls,n.hulls]=[n.hulls,t.hulls],!0}function ym(t){const{places:e,rooms:n,stages:s,boxes:o,read:r,
way:i}=t;return{isLaid:!1,places:Array.from({length:e.length/2},(a,c)=>[e[2*c],e[2*c+1]]),hulls:n.map(([a,c,l,u,f],d)=>({group:bm+d,x:c,y:l,points:[[c,l],[c+u,l],
[c+u,l+f],[c,l+f]],name:d<s?`${d+1} ${a}`:a,number:-1})),boxes:new Set(o),read:new Set(o.slice(0,r)),way:i,painting:Em}}function Mm(t,{camera:{k:e},shown:n,lit:s,
fade:o},{boxes:r,read:i}){const{pen:a,model:{nodes:c},colours:l}=t,u=({number:f})=>r.has(f)?Bi/2-2:0;for(const{a:f,b:d,kind:h,says:m}of n.lines){const p=t.importance(
f,d,s),b=p>Ye,g=h==="uses";if(!b&&!(g&&i.has(f)&&i.has(d))||!b&&s?.path.length)continue;const[w,y]=c[f].x<=c[d].x?[c[f],c[d]]:[c[d],c[f]];a.beginPath();const M=y.
x-u(y);let $=w.x+u(w),S=($+M)/2;$>M&&($=w.x-u(w),S=Math.min($,M)-10-Math.min(16,Math.abs(y.y-w.y)/16)),a.moveTo($,w.y),a.bezierCurveTo(S,w.y,S,y.y,M,y.y),a.setLineDash(
b&&p!==pt&&h==="link"&&!m?[4/e,3/e]:[]),a.strokeStyle=p===pt?l.changed:g||h==="claims"?l.param:l.ink,a.lineWidth=(p===pt?3:b?1.8:1.2)/e;const A=.32;a.globalAlpha=
p===ge?.45:b?.9:s?A+(A*mm-A)*o:A,a.stroke()}a.setLineDash([]),a.globalAlpha=1}function $m(t,{shown:e,lit:n,fade:s}){const{pen:o,colours:r}=t;o.fillStyle=t.solid(
r.muted,.07*(n?1-.5*s:1));for(const{points:i}of e.hulls){const[[a,c],,[l,u]]=i;o.beginPath(),o.roundRect(a,c,l-a,u-c,hm),o.fill()}}function Sm(t,{camera:e,shown:n,
lit:s,fade:o}){const{pen:r,colours:i}=t,a=e.k<.6?12:14,c=dm*e.k;return r.textAlign="left",r.font=`700 ${a}px ${i.font}`,n.hulls.map(({name:l,points:[u,,f]})=>{const[
d,h]=t.screen(e,u[0]+8,u[1]),m=(f[0]-u[0]-16)*e.k,p=Math.max(1,Math.floor((c-4)/(a+2))),b=m<gm?[l.split(" ",/^\d/.test(l)?1:void 0).join(" ")]:vm(r,l,m,p);return r.
fillStyle=t.solid(i.ink,s?1-.6*o:1),b.forEach((g,w)=>r.fillText(g,d,h+(c-b.length*(a+2))/2+(w+.85)*(a+2))),{number:-1,left:d,top:h,width:m,height:c}})}function vm(t,e,n,s){
const o=[];for(const r of e.split(" ")){const i=o.length?`${o[o.length-1]} ${r}`:r;o.length&&(o.length===s||t.measureText(i).width<=n)?o[o.length-1]=i:o.push(r)}
return o.map(r=>Hi(t,r,n))}function xm(t,e,{boxes:n,read:s,way:o}){const{pen:r,model:i,colours:a}=t,{camera:c,shown:l,lit:u,me:f,focused:d}=e,h=[];for(const m of n){
if(!l.nodes[m])continue;const p=i.nodes[m],[b,g]=t.screen(c,p.x,p.y),[w,y]=[Bi*c.k,fm*c.k],[M,$]=[b-w/2,g-y/2],S=t.strength(e,m,.3),A=o.indexOf(m),x=m===f,k=!!u?.
path.includes(m);r.beginPath(),r.roundRect(M,$,w,y,5),r.fillStyle=x?a.param:a.paper,r.fill(),r.strokeStyle=t.solid(k?a.changed:A>=0||x?a.param:a.muted,S*(s.has(
m)||x?1:.6)),r.lineWidth=k||A>=0||x?1.8:1,r.stroke(),x&&d&&(r.beginPath(),r.roundRect(M-4,$-4,w+8,y+8,8),r.strokeStyle=a.param,r.lineWidth=2,r.stroke()),r.fillStyle=
x?a.paper:t.solid(a.ink,S),Am(t,p.label.split(`
`),{x:b,y:g,width:w,height:y},A>=0||x),A>=0&&w>60&&Nm(t,M+w-4,$-2,String(A+1),S),h.push({number:m,left:M,top:$,width:w,height:y})}return h}function Am({pen:t,colours:e},n,{
x:s,y:o,width:r,height:i},a){const c=a?Ui-.5:Ui,l=Math.floor((i-2)/(c*Wi));if(l<1||r<40)return;t.font=`${a?"600 ":""}${c}px ${e.font}`,t.textAlign="center";const u=l<
n.length?[`${n.slice(0,l).join(" ")} …`]:n;u.slice(0,l).forEach((f,d)=>{const h=(d-(Math.min(l,u.length)-1)/2)*c*Wi;t.fillText(Hi(t,f,r-2*pm),s,o+h+c*.35)})}function Hi(t,e,n){
if(t.measureText(e).width<=n)return e;let s=e.replace(/ …$/,"");for(;s.length>1&&t.measureText(`${s}…`).width>n;)s=s.slice(0,-1).trimEnd();return`${s}…`}function Nm(t,e,n,s,o){
const{pen:r,colours:i}=t;r.beginPath(),r.arc(e,n,8,0,7),r.fillStyle=t.solid(i.param,o),r.fill(),r.font=`700 11px ${i.font}`,r.textAlign="center",r.fillStyle=i.paper,
r.fillText(s,e,n+4)}const Em={boxes:xm,columns:$m,heads:Sm,lay:wm,lines:Mm,widened:t=>({...t,left:t.left-4,width:t.width+8})};var km=Object.freeze({__proto__:null,
readCourse:ym});const Gi=14,_m=226,Om=78;function Os({flows:t},e){const n=new Map([[e,new Set]]);for(const[s,o]of n)for(const[r,i]of t)i===s&&(o.add(r),n.has(r)||
n.set(r,new Set));return n}function Tm(t,e){const n=Os(t,e),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Gi||c===e||l.size!==
1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].add(f)),n.delete(c),o.push(c))}const r=Lm(n,e),i=Cm(n,r,e),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).
map(l=>[l,c]));return{end:e,at:Rm(r,i,a),edges:a,folded:o,more:s-r.length-o.length}}function Lm(t,e){const n=new Set([e]);for(const s of n)for(const o of t.get(
s)??[])n.size<Gi&&n.add(o);return[...n]}function Cm(t,e,n){const s=new Map(e.map(o=>[o,0]));for(let o=0,r=!0;r&&o<e.length;o++){r=!1;for(const i of e)for(const a of t.
get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??c)>=c||(s.set(a,c),r=!0)}}return s}function Rm(t,e,n){const s=Math.max(...e.values()),o=new Map;for(let r=0;r<=
s;r++){const i=t.filter(u=>e.get(u)===r),a=u=>{const f=n.filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:
0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-
r)*_m,l+(f-(c.length-1)/2)*Om]))}return o}function Ki(t){let e=-1,n=1;for(const{number:s}of t.boxes){const o=Os(t,s).size;o>n&&([e,n]=[s,o])}return e}function Im(t,e){
const n=new Map(e.map(s=>[s,0]));for(const s of[!0,!1]){const o=new Set(e);for(const r of o)for(const[i,a]of t.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)
n.has(r)||n.set(r,1)}return n}function qm(t,e,n){const s=Zn(t,e)[0];return s!==void 0||n<0?s??-1:t.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Os(t,r.number).
size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.b.number??-1}function Pm(t,e,n,s){if(!t.boxes[e])return Ki(t);if(n)return t.flows.find(i=>i[n>0?0:
1]===e)?.[n>0?1:0]??-1;const o=t.flows.filter(i=>i[0]===e).map(i=>i[1]),r=[...new Set(t.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.
indexOf(e)+s]??-1}var Fm=Object.freeze({__proto__:null,beside:Pm,chartOf:Tm,meant:qm,richest:Ki,trace:Im});const jm=16;function B(t,e,...n){const s=q(t,e,...n.filter(
Boolean));return t==="button"&&s.setAttribute("type",t),s.dir="auto",s}const pn=t=>B("span","cg-dot "+(t<0?"orphan":`c${t%Pt}${t>=Pt?" ring":""}`));function Dm(t,e){
const{colour:n}=t.state,s=t.part("group-word"),o=t.part("groups"),r=We(t.state);s.hidden=!e.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==
n&&o.replaceChildren(...e.slice(0,jm).map(({group:i,name:a,size:c})=>{const l=B("button","cg-toggle",pn(i),a+" ",B("span","cg-num",String(c)));return Object.assign(
l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=n;for(const i of t.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}\
:${i.dataset.value}`)))}var zm=Object.freeze({__proto__:null,dot:pn,legend:Dm,make:B});const Vi=200,Yi=6;function Bm(t,e){const{model:n,shown:s,found:o,painter:r}=t,
{nodes:i}=n,a=t.part("list"),c=t.part("sort")?.value;if(!a)return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??
u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].sort((g,w)=>l(w)-l(g)):[...f].sort((g,w)=>l(w)-l(g)||i[g].title.localeCompare(i[w].title)||g-w);Um(t),
a.replaceChildren(...d.slice(0,Vi*e).map(g=>{const w=i[g],y=w.kind?B("span","cg-dot "+ar[w.kind]):pn(r.group[g]);return B("li","",y,Ae(n,g),B("small","cg-num",String(
w.degree)))}));const[h,m,p]=[d.length,u.length,d.length-Vi*e],b=t.part("more-notes");t.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothin\
g found",b&&(b.hidden=p<=0,b.textContent=`${p} more`)}function Um(t){const{model:e,found:n,state:s}=t,o=t.part("found"),r=n?Zn(e,s.find).slice(0,Yi):[];if(!o)return;
const i=(n??[]).slice(0,Yi).map(l=>B("li","",pn(t.painter.group[l]),Ae(e,l))),a=r.map(l=>{const u=e.boxes[l],f=B("span","why",[u.says,e.nodes[u.note]?.title].filter(
Boolean).join(" · "));return B("li","",B("span","",gn(u),f),B("small","cg-num",u.value))}),c=B("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=
!n,o.replaceChildren(B("h3","",c.childElementCount?"Found":`No note or value named “${s.find.trim()}”`),c)}function gn({name:t,number:e}){const n=B("button",
"",t);return n.dataset.box=String(e),n}function Ae(t,e){const{id:n,title:s,url:o}=t.nodes[e],r=B(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.
go=n,r}var Wm=Object.freeze({__proto__:null,go:Ae,goBox:gn,list:Bm});const Xi=3;function Hm(t){const{model:e,shown:n,state:s,chain:o}=t,r=t.me();return s.mode===
"path"?Vm(t,He(e,s.from),He(e,s.to)):t.notice?[B("p","",t.notice),...o?.about(e,t.chart)??[]]:s.mode==="chain"?o?.about(e,t.chart)??[]:r<0?[]:Km(e,n,r,Gm(t,r))}
function Gm(t,e){const n=t.root.querySelector('[data-role="summaries"]');return t.summaries??=JSON.parse(n.content.textContent??""),t.summaries[e]}const Ts=(t,e,n)=>B(
"li","",B("span","rel",t),B("span","",...e,Ls(n))),Ls=t=>t?B("span","why",t):"";function Cs(t,e){const n=B("a","",e);return n.setAttribute("href",t),n}function bn(t,...e){
const n=B("div","cg-acts",t??"");for(let s=0;s<e.length;s+=2){const o=B("button","",e[s+1]);o.dataset.do=e[s],n.append(o)}return n}function Km(t,e,n,s){const o=t.
nodes[n],r=s||["","Linked, not written yet.","A tag.","A file."][o.kind],i=[B("h2","",o.title),B("p","",r),bn(o.url?Cs(o.url,"open note"):null,"path","path from\
 here","release","show all")];for(const a of[1,0]){const c=new Map,l=B("ul","cg-list");for(const u of t.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&e.nodes[d]&&
c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>1?f.filter(p=>t.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>t.types[p.type][3-a])),m=new Set(
f.map(p=>p.reason).filter(Boolean));l.append(Ts([...h].join(", "),[Ae(t,u)],[...m].join("; ")))}c.size&&i.push(B("h3","",`${a?"Points to":"Is pointed to by"} · ${c.
size}`),l)}return i}function Vm({model:t,shown:e,state:n},s,o){const r=f=>`“${t.nodes[f].title}”`,i=(f,d)=>[B("h2","",f),B("p","",d),...s<0?[]:[bn(null,"rel\
ease","another path")]];if(s<0)return i("A path","Choose the note it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose th\
e note it leads to.`);const a=ir(t,e,s,o),c=`from ${r(s)} to ${r(o)}`;if(!a.length)return i("No path",`The visible notes and links have no path ${c}.`);const l=a.
length===1?"One path":`${a.length} paths`;return[...i(`${l} ${c}`,"Along computations first, then along links. No two paths share a note between their ends."),...a.
flatMap((f,d)=>Ym(t,f,d,+n.way===d)),B("p","cg-way__costs","A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Ym(t,e,n,s){
const o=B("ol","cg-steps"),r=e.length-1,i=e.slice(1).map((u,f)=>Zm(t,e[f],u));e.forEach((u,f)=>{o.append(B("li","note",Ae(t,u)),...i[f]?Xm(i[f]):[])});const a=i.
map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} steps`,l=B("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{
do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[B("h3","cg-way",l,B("small",""," "+c)),o]}function Xm({word:t,boxes:e,why:n}){return e.length?e.map((s,o)=>{
const r=B("span","",s.says&&s.says+" ",B("code","",s.name));return B("li","",r,B("b","cg-num",s.value),o===e.length-1?Ls(n):"")}):[B("li","",B("span","",t),Ls(n))]}
function Zm(t,e,n){const s=t.edges.filter(f=>f.a===e&&f.b===n||f.a===n&&f.b===e),o=f=>8*Ge(t,f)+(f.a===e?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=t.types[r.
type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],why:r.reason};const c=[...new Set(t.flows.filter(([f,d])=>t.boxes[f].note===r.b&&t.boxes[d].note===
r.a).map(([f])=>f))].map(f=>t.boxes[f]).slice(0,Xi),l=s.find(f=>f.reason&&(f.kind==="link"||rr(t,f)))?.reason??"",u=r.reason.split(", ").slice(0,Xi).join(", ");
return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(" · ")}}var Jm=Object.freeze({__proto__:null,about:Hm,acts:bn,line:Ts,link:Cs});const St={width:186,
height:62};function Qm(t,e,n,s,o){for(const[r,i]of n?.at??[]){const[a,c]=t.screen(e,...i);if(s>=a&&o>=c&&s<=a+St.width*e.k&&o<=c+St.height*e.k)return r}return-1}
function tp(t,e){const n=[...e?.at.values()??[]].flatMap(([r,i])=>[[r,i],[r+St.width,i+St.height]]),s=t.fit(n,1.1);return s.k>=.72||t.width>600?s:{k:.8,x:Math.max(
...n.map(r=>r[0]))+12-t.width/2/.8,y:s.y}}function ep(t,e,n){if(t.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=e,{pen:a,model:c,colours:l}=t,{k:u}=s,f=o?.
nodes;for(const[d,h]of n.edges){const m=n.at.get(d),p=n.at.get(h);if(!m||!p)continue;const b=!f||f.has(d)&&f.has(h),[g,w]=t.screen(s,m[0]+St.width+4,m[1]+St.height/
2),[y,M]=t.screen(s,p[0]-5,p[1]+St.height/2),$=Math.max(g,y-34*u),S=(y-$)/2;a.beginPath(),a.moveTo(g,w),a.lineTo($,w),a.bezierCurveTo($+S,w,y-S,M,y,M),a.strokeStyle=
t.solid(l.param,b?.7:.15),a.lineWidth=1.5,a.stroke()}a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...Rs(n,d)};np(t,s,p,h,m?.3:
1,d===n.end,d===r&&i)}}function Rs({now:t},e){const n=t?.get(e);return!t||n?.isMoved===!1?{}:n??{isPale:!0}}function np(t,e,n,s,o,r,i){const{pen:a,colours:c}=t,
{k:l}=e,[u,f]=t.screen(e,...s),d=St.width*l,h=St.height*l;a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=t.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),
a.fillStyle=t.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,S,A,x=0)=>{[a.font,a.fillStyle]=
[$,t.solid(S,o)];let k=M;for(;k.length>1&&a.measureText(k).width>d-x;)k=k.replace(/.…?$/u,"…");return a.fillText(k,u+x,f+A*l),a.measureText(k).width},p=n.isMoved?
c.changed:n.isPale?c.muted:n.input?c.param:c.ink,b=m(n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`was ${t.model.boxes[n.number].
value}`:n.isPale?"not recomputed":"";g&&b<d*.7&&m(`  ${g}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*
l}px ${c.mono}`,c.muted,54),y=t.model.nodes[n.note]?.label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function sp(t,e){if(!e)return[B("h2","","A chain"),B("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=t,r=n[e.end],i=[...e.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...e.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
e.folded.length?` Folded: ${e.folded.map(w=>n[w].name).join(", ")}.`:"",e.more?` Further away: ${e.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Rs(e,w.number)};return M?`${y} (was ${w.value})`:$?`${y} (not recomputed)`:y},h=B("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=B("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(w=>w[0]===e.end).map(w=>n[w[1]]),b=B("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Rs(e,w.number)};b.append(Ts(d(w),[gn(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const g=B("details","cg-chain__list",
B("summary","","as a list"),b);return[h,m,bn(Cs(r.url,"open row")),...p.length?[B("p","cg-chain__uses","What uses it: ",...op(p))]:[],...i.length>1?[g]:[]]}const op=t=>t.
slice(0,5).flatMap((e,n)=>[n?", ":"",gn(e)]);var rp=Object.freeze({__proto__:null,about:sp,boxAt:Qm,draw:ep,fit:tp});function ip(t,e){const{canvas:n,pen:s,width:o,
height:r}=t,{x:i,y:a,k:c}=e.camera,l=devicePixelRatio,u=Math.round(n.width*Qt),f=Math.round(n.height*Qt),d=t.sheet;(!d||Math.abs(i-d.x)*c>o*Qt||Math.abs(a-d.y)*
c>r*Qt)&&ap(t,e,u,f);const h=t.sheet;t.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function ap(t,e,n,s){const{pen:o,canvas:{width:r,height:i}}=t,{x:a,y:c}=e.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),t.pen=l.getContext("2d"),t.pen.setTransform(u,0,0,u,n,s),t.map(e),t.pen=o,t.sheet={canvas:l,x:a,y:c}}var cp=Object.freeze({__proto__:null,slide:ip});
function lp({entries:t,entry:e,machine:n}){const s=new Map;for(const[a,{of:c}]of t){if(!c)continue;const l=s.get(c)??new Map,u=a.slice(a.lastIndexOf(".")+1);s.set(
c,l.set(u,[...l.get(u)??[],a]))}const o=a=>{const c=t.get(a);if(c&&!(c.x&&"v"in c))return!0;const l=a.lastIndexOf(".");for(const[u,f]of s){const d=a.startsWith(
`${u}.`)?a.slice(u.length+1,l):"",h=f.get(a.slice(l+1))??[],m=d&&!/[,:]/.test(d)&&h.length?r(d,h[0],c):void 0;if(m)return t.set(a,m),n.own(a,m,h,d),!0}return c!==
void 0},r=(a,c,l)=>{const{cells:u={},picks:f=[],u:d,f:h,o:m,d:p,iso:b,n:g}=e(c),w=g??c.slice(c.lastIndexOf(".")+1).replaceAll("_"," ");if(!Object.hasOwn(u,a))return;
const y=Object.values(u).every($=>($??0)>=0)?{lo:0}:{},M=u[a]===null?{}:{v:u[a]};return{...l,...M,...y,u:d,f:h,o:m,d:p,iso:b,x:void 0,n:`${w} of ${e(f[0]).rows?.[a]??
a}`}};return{knows:o,settable:(a,c)=>{const{of:l,picks:u=[]}=e(a),f=`${l}.${c(u[0])}${a.slice(a.lastIndexOf("."))}`;return l&&o(f)?f:a}}}var up=Object.freeze({__proto__:null,
makeCells:lp});const fp=2,Is=24,dp=9,Zi=.3,et=t=>t instanceof Float64Array,Ne=t=>Array.isArray(t),Ee=new Map;Ee.set(dt.get("add"),(t,e,n,s,o)=>{for(let r=0;r<o.
length;r++)o[r]=tn(t[r*e]+n[r*s],t[r*e])}),Ee.set(dt.get("sub"),(t,e,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=tn(t[r*e]-n[r*s],t[r*e])}),Ee.set(dt.get("mul"),(t,e,n,s,o)=>{
for(let r=0;r<o.length;r++)o[r]=t[r*e]*n[r*s]}),Ee.set(dt.get("div"),(t,e,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=is(t[r*e],n[r*s])});function ee(t,e){const n=e.
find(et);if(!n){const u=t(...e);return Number.isFinite(u)?u:N(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=e.map(u=>et(u)?
u:Float64Array.of(Number(u))),[i,a]=e.map(u=>et(u)?1:0),c=Ee.get(t);if(c)c(o,i,r,a,s);else if(e.length===1)for(let u=0;u<s.length;u++)s[u]=t(o[u]);else if(e.length===
2)for(let u=0;u<s.length;u++)s[u]=t(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=t(...e.map(d=>+(et(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==
0&&N(s.some(Number.isNaN)?"no real value":"overflow"),s}function qs(t,e){if(!et(t))return t;if(e!==fp)return Ji(t,[e])[0];let n=0;for(const s of t)n+=s;return n/
t.length}function Ji(t,e){const n=e.map(r=>Math.min(Math.max(r*t.length-.5,0),t.length-1)),s=n.map(r=>Math.min(Math.floor(r),t.length-2)),o=t.slice();return Ps(
o,0,o.length-1,s.flatMap(r=>[r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Ps(t,e,n,s){if(!s.some(c=>c>=e&&c<=n))return;if(n-e<
24){t.subarray(e,n+1).sort();return}const o=[t[e],t[e+n>>1],t[n]].sort((c,l)=>c-l),r=o[1];let i=e,a=n;for(;i<=a;){for(;t[i]<r;)i++;for(;t[a]>r;)a--;if(i>a)break;
const c=t[i];t[i++]=t[a],t[a--]=c}Ps(t,e,a,s),Ps(t,i,n,s)}function hp(t){const e=Qi(t);if(!et(t)||!Array.isArray(e))return[];const[n,,s]=e,o=(s-n)*(1+2*Zi)/Is,r=n-
(s-n)*Zi,i=Array.from({length:Is},()=>0);if(!(o>0))return[];for(const c of t){const l=Math.floor((c-r)/o);l>=0&&l<Is&&i[l]++}const a=Math.max(...i);return i.map(
c=>Math.floor(dp*c/a+.5))}function Qi(t){if(Ne(t))return N("no value");if(!et(t))return t;if(t.every(o=>o===t[0]))return t[0];const[e,n,s]=Ji(t,[.05,.5,.95]);return[
e,n,s]}var mp=Object.freeze({__proto__:null,each:ee,folded:qs,heights:hp,isMany:et,isSeries:Ne,summary:Qi});const nt=4096,pp=12,gp=[[3.3871328727963665,133.14166789178438,
1971.5909503065513,13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,
21213.794301586597,39307.89580009271,28729.085735721943,5226.495278852854]],bp=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,
.2417807251774506,.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,
10507500716444169e-25]],wp=.6931471805599453,ta=([t,e],n)=>ea(t,n)/ea(e,n),ea=(t,e)=>t.reduceRight((n,s)=>n*e+s,0);function yp(t){let e=0;for(;t<.7;e++)t*=2;const n=(t-
1)/(t+1),s=n*n;let o=0;for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-e*wp}function Mp(t){const e=t-.5;return e>=-.425?e*ta(gp,.180625-e*e):-ta(bp,Math.sqrt(-yp(t))-
1.6)}let ne;function Fs(){if(ne)return ne;ne=new Float64Array(nt);for(let t=0;t<nt/2;t++)ne[nt-1-t]=-(ne[t]=Mp((t+.5)/nt));return ne}const na=(t,e)=>t.reduce((n,s)=>Math.
imul(n^s,16777619),e)>>>0;function sa(t){const[e,n,s]=t,o=e+n+t[3]>>>0;return t[0]=n^n>>>9,t[1]=s+(s<<3),t[2]=(s<<21|s>>>11)+o,t[3]++,o}function js(t){const e=Uint16Array.
from({length:nt},(o,r)=>r),n=new TextEncoder().encode(t),s=Uint32Array.of(na(n,2166136261),na(n,16777619),n.length,1);for(let o=0;o<pp;o++)sa(s);for(let o=nt-1;o>
0;o--){const r=Math.floor(sa(s)*(o+1)/4294967296);[e[o],e[r]]=[e[r],e[o]]}return e}const oa=new Map;function $p(t,e){const n=oa.get(t);if(n)return n;const s=e===
"score"?Fs():Float64Array.from({length:nt},(r,i)=>(i+.5)/nt),o=Float64Array.from(js(t),r=>s[r]);return oa.set(t,o),o}const ra=new Map;function Sp(t,e){const n=Fs();
return Float64Array.from(ia(t),s=>e==="score"?n[s]:(s+.5)/nt)}function ia(t){const[e,n]=t[t.length-1];if(!n.length)return js(e);const s=JSON.stringify(t),o=ra.get(
s);if(o)return o;const r=n.map((l,u)=>aa(ia(t.slice(0,u+1)))),i=vp(aa(js(e)),r,n),a=Array.from({length:nt},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(
nt);return a.forEach((l,u)=>c[l]=u),ra.set(s,c),c}function aa(t){const e=Fs();return Float64Array.from(t,n=>e[n])}function vp(t,e,n){const s=e.map(f=>e.map(d=>wn(
f,d))),o=s[0][0],r=n.map(f=>f*o),i=la(s,e.map(f=>wn(t,f))),a=la(s,r),c=ca(t,e,i.map(f=>-f)),l=o-wn(a,r),u=Math.sqrt(Math.max(l,0)/wn(c,c));return ca(c.map(f=>u*
f),e,a)}const ca=(t,e,n)=>e.reduce((s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),t);function wn(t,e){let n=0;for(let s=0;s<t.length;s++)n+=t[s]*e[s];return n}function la(t,e){
const n=t.map((r,i)=>[...r,e[i]]),s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(
s).fill(0);for(let r=s-1;r>=0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const ua=16,xp=2048,fa=[2,4,6,8],Ap=255,Np=15,Ep=64,
kp=75e4,_p=1e-12,Ds=1e-9,da=1024,Op=.381966011250105,Tp=64,Lp=40,Cp="the steps cannot be made fine enough",{abs:ke,floor:yn,max:wt,min:_e}=Math;function Rp(t,e,n,s,o,r){
n<s||N(n>s?"the range runs backwards":"the range is empty");let i=ua,a=0,c=ha(t,e,n,s,ua);for(;;){const l=ha(t,e,n,s,2*i),u=2*i>=xp||168*o*i>kp;let f=typeof l==
"number"?l:s;if(typeof l!="number"&&typeof c!="number"){const d=c,h=e.map((g,w)=>Bp(d,l,w)),m=h.map(g=>g.reduce((w,y)=>wt(w,y),0)),p=m.reduce((g,w,y)=>wt(g,jp(w,
l.values[y])),0),b=p<=a/Ep?Ap:Np;if(p/b<=_p||u&&p/b<=Ds){const g=qp(t,l,m,r);if(g===void 0)return{...l,errors:m.map(w=>w/b)};f=g}else u&&(f=Fp(l,h));a=p}if(u)return N(
`${Cp} ${Ip((f-n)/(s-n))}`);i*=2,c=l}}function Ip(t){const e=yn(t*1e3+.5);return`at ${yn(e/10)}.${e%10} % of the way`}function qp(t,e,n,s){const{times:o,values:r,
slopes:i}=e,a=o.length-1,c=(o[a]-o[0])/a,l=Math.ceil(da/a),u=Pp(s,e,c),f=r.map((m,p)=>wt(Ds*m.reduce((b,g)=>wt(b,ke(g)),0),10*n[p])*da/(o[a]-o[0])),d=(m,p,b)=>{
const g=(M,$)=>b.reduce((S,A,x)=>S+A[$]*M[p+x],0),w=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=t(m,w);return!y||y.some((M,$)=>ke(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;
for(let m=0;m<a;m++){const p=_e(wt(m-1,0),a-3);for(let b=0;b<l;b++){const g=m-p+(b+Op)/l,w=h.get(g)??zs(g);if(h.set(g,w),d(o[p]+g*c,p,w))return o[p]+g*c}}for(const m of[
...u,...u.slice(1).map((p,b)=>(u[b]+p)/2)]){const p=_e(wt(yn((m-o[0])/c)-1,0),a-3);if(d(m,p,zs((m-o[p])/c)))return m}}function zs(t){return[0,1,2,3].map(e=>{let n=1,
s=0,o=0;for(let c=0;c<4;c++)c!==e&&(s=s*(t-c)/(e-c)+n/(e-c),n*=(t-c)/(e-c),o+=1/(e-c));const r=t-e,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Pp(t,{
times:e,values:n,slopes:s},o){const r=[];let i=t(e[0],n.map(c=>c[0]));for(let c=1;c<e.length;c++){const l=t(e[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)
i[u]*l[u]<0&&r.length<Tp&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=e[u-1],d=e[u];const h=_e(wt(u-2,0),e.length-4);for(let m=0;m<
Lp;m++){const p=f+(d-f)/2,b=zs((p-e[h])/o),g=(y,M)=>b.reduce(($,S,A)=>$+S[M]*y[h+A],0),w=t(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!w)break;w[c]*l>0?f=p:d=p}return f+
(d-f)/2}}function Fp(t,e){let n=t.times[t.times.length-1];return t.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=wt(r,ke(a)),!(e[o][c]<=Ds*r)));i>=
0&&(n=_e(n,t.times[i]))}),n}function jp(t,e){const n=e.reduce((s,o)=>wt(s,ke(o)),0);return n?t/n:t}function ha(t,e,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},
(f,d)=>n+(s-n)*d/o),s],a=e.map(f=>[f]),c=e.map(()=>[]);let l=e;for(let f=0;f<o;f++){const d=Dp(t,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{
a[p].push(m),c[p].push(h[p])})}const u=t(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Dp(t,e,n,s){const o=t(e,n);if(!o)return;
let r=[];for(const[i,a]of fa.entries()){const c=zp(t,e,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/fa[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+
(h-l[u][m])/d))}}return[r[r.length-1],o]}function zp(t,e,n,s,o,r){let i=n,a=ma(n,o,s);for(let l=1;l<r;l++){const u=t(e+l*o,a);if(!u)return;[i,a]=[a,ma(i,2*o,u)]}
const c=t(e+r*o,a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const ma=(t,e,n)=>t.map((s,o)=>s+e*n[o]);function pa(t,e,n,s){const o=t.length-1,r=(t[o]-t[0])/o,i=_e(
wt(yn((s-t[0])/r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===t[f])return e[f];let a=Array.from({length:8},(f,d)=>e[i+(d>>1)]),c=0,l=1;const u=(s-t[i])/r;for(let f=0;f<
8;f++){const d=a;c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Bp(t,e,n){
const s=t.values[n],o=t.slopes[n];return e.values[n].map((r,i)=>ke(r-(i%2?pa(t.times,s,o,e.times[i]):s[i/2])))}const Up=0,Wp=2,Bs=1e-12,Hp=1e4,Us="outside the t\
able",{abs:at,max:vt,min:se,sqrt:Ws,trunc:Gp}=Math;function ga(t,e){let n=0,s=t.length;for(;n<s;){const o=n+s>>1;e<t[o]?s=o:n=o+1}return n}function Hs(t,e,n){const s=t[0],
o=t[t.length-1],r=Bs*vt(at(s),at(o));return e<s?n||s-e<=r?s:N(Us):e>o?n||e-o<=r?o:N(Us):e}const Gs=(t,e)=>se(vt(ga(t,e)-1,0),t.length-2);function Kp(t,e,n,s){let o=ga(
t,n)-1;return o+1<t.length&&t[o+1]-n<=Bs*vt(at(t[o+1]),at(n))&&o++,o<0&&!s&&N(Us),e[vt(o,0)]}function Vp([t,e,n],s,o,r){if(o===Wp)return Kp(t,e,s,r);const i=Hs(
t,s,r);if(t.length===1)return e[0];const a=Gs(t,i),c=t[a+1]-t[a],l=i-t[a];if(o===Up)return e[a]+(e[a+1]-e[a])*(l/c);const u=(e[a+1]-e[a])/c,f=(n[a]+n[a+1]-2*u)/
c,d=(u-n[a])/c-f;return e[a]+l*(n[a]+l*(d+l*(f/c)))}function Yp([t,e,n],s,o,r){const i=Hs(t,s,r),a=Hs(e,o,r),c=Gs(t,i),l=Gs(e,a),u=e.length,f=(i-t[c])/(t[c+1]-t[c]),
d=(a-e[l])/(e[l+1]-e[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return p+(b-p)*f}const Xp={points:(t,[e,...n])=>{const s=[];for(let o=+e,
r=0;r<+e;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(t,[e,n,s,o],r,i){const a=t.series(String(e)).map(b=>b.numbers),
[c,l,u,f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return Vp(a,d,+n,+s);const m=Bs*vt(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||N("outside the range of its rate");const p=pa(
c,l,u,se(vt(d,c[0]),h));return p!==0&&at(p)<Hp*f[0]&&p!==l[0]&&p!==l[l.length-1]&&N("too near to zero for the steps of its rate"),p},motion(t,[e,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((A,x)=>x%3===0),d=l.filter((A,x)=>x%3===1),h=l.filter((A,x)=>x%3===2),m=(A,x)=>(k,R)=>{
const v=en(t,()=>(a[c]=k,f.forEach((_,F)=>a[_]=R[F]),x.map((_,F)=>Number(i(F?x[F-1]:A,_)))));return v?.every(Number.isFinite)?v:void 0},p=m(c+1,h),b=d.map(A=>Number(
a[A])),g=Number(a[+e]),w=Number(a[+n]);p(g,b);const y=t.budget.steps;p(g,b);const M=Math.max(+s,y-t.budget.steps),$=Rp(p,b,g,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((A,x)=>[A,$.slopes[x]]),$.errors].map(A=>({first:0,numbers:A}))},path(t,[e,n]){const s=t.series(String(e)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(t,[e,n])=>t.series(String(e))[+n].numbers[0],across:(t,[e,n,s,o],r,i)=>Yp(t.series(String(e)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function yt(t){const e=[];for(const s of t){let o=s,r=0;for(const i of e){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(e[r++]=u),o=l}e.length=r,e.push(o)}const n=Zp(e);return Number.isFinite(n)?n:N("overflow")}function Zp(t){let e=t.length,n=e?t[--e]:0,s=0;for(;e>
0&&!s;){const o=t[--e],r=n;n=r+o,s=o-(n-r)}if(e>0&&s&&s<0==t[e-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const oe=t=>t.length?t:N("no row fulfils it"),Mn=t=>(oe(
t),yt(t)/t.length);function ba(t,e){e>=0&&e<=1||N("a share is between 0 and 1"),oe(t);const n=[...t].sort((i,a)=>i-a),s=e*(n.length-1),o=se(Gp(s),n.length-1),r=se(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function Oe(t){const e=Mn(t);return t.map(n=>n-e)}function re(t,e){const n=yt(t.map((s,o)=>s*e[o]))-yt(t)*yt(e)/t.
length;return Number.isFinite(n)?n:N("overflow")}const Ks=t=>t.length<2?N("fewer than two rows"):t;function Jp(t){Ks(t);const e=Oe(t);return Ws(re(e,e)/(t.length-
1))}function wa(t,e){Ks(e);const n=Oe(t),s=Oe(e),o=re(s,s);return o?re(n,s)/o:N("all rows have the same place")}function Qp(t,e){Ks(e);const n=Oe(t),s=Oe(e),o=Ws(
re(n,n))*Ws(re(s,s));return o?se(vt(re(n,s)/o,-1),1):N("all rows have the same value")}const Vs={total:yt,count:t=>t.length,mean:Mn,min:t=>oe(t).reduce((e,n)=>se(
e,n)),max:t=>oe(t).reduce((e,n)=>vt(e,n)),first:t=>oe(t)[0],last:t=>oe(t)[t.length-1],median:t=>ba(t,.5),quantile:ba,stdev:Jp,slope:wa,intercept:(t,e)=>Mn(t)-wa(
t,e)*Mn(e),correlation:Qp,product(t){const e=t.reduce((n,s)=>n*s,1);return Number.isFinite(e)?e:N("overflow")}};function ya(t){const e=[];return t.forEach((n,s)=>(e[n]??=
[]).push(s)),e}const Ys={cumulative(t){let e=0;return t.map((n,s)=>e=s?e+n:n)},rank(t,e=[]){const n=t.map((o,r)=>r).sort((o,r)=>e[o]-e[r]||t[o]-t[r]),s=Array(n.
length);for(let o=0,r=0,i=1;i<=n.length;i++){const[a,c]=[n[i-1],n[i]],[l,u]=[t[a],t[c]],f=e[a]===e[c];if(!(f&&u-l<=1e-12*vt(at(l),at(u)))){for(const d of n.slice(
o,i))s[d]=(o+i+1)/2-r;o=i,f||(r=i)}}return s},"total per"(t,e){const n=ya(e).map(s=>yt(s.map(o=>t[o])));return e.map(s=>n[s])}};Ys["rank per"]=Ys.rank;const Xs=(t,e)=>t[+e].
map(({numbers:n})=>n);function t0(t,e){if(t.length===2)return Array(2).fill((e[1]-e[0])/(t[1]-t[0]));const n=t.slice(1).map((i,a)=>i-t[a]),s=n.map((i,a)=>(e[a+1]-
e[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[Ma(n[0],n[1],
s[0],s[1]),...r,Ma(n[o],n[o-1],s[o],s[o-1])]}function Ma(t,e,n,s){const o=((2*t+e)*n-t*s)/(t+e);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function e0(t,e){const n=(i,a)=>i-
a;if(t==="grid"){const[i,a,c]=e,l=[...new Set(i)].sort(n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.
length===l.length*u.length)||l.length<2||u.length<2?N("not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=e[0].map((i,a)=>[
i,e[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(t==="tiers"?1:2))return N("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&
i===o[a-1])?N("two rows have the same key"):t==="smooth"?[o,r,t0(o,r)]:[o,r]}const Zs=new WeakMap;function n0(t,e,n,s){const[o=[],r=[],i=[],a=[]]=e.slice(s+1,s+
5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=t.series(
String(r[1])),u=Zs.get(l)??new Map;if(!c)return Zs.has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Zs.set(l,u)),u.get(Number(n[Number(i[1])]))??
[]}const s0={rows(t,e,n,s,o,r){const[i,a,...c]=e.map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?n0(t,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?
f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const b=Number(n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!b)break;u[p].push(b)}}catch(p){throw p instanceof ut&&t.budget.steps>=0&&
!p.needs&&(p.message.startsWith("the cell `")||(p.message+=` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(t,[e,n,...s],o,r)=>Vs[e](
...Xs(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(t,[e,n],s,o)=>e0(String(e),Xs(o,n)).map(r=>({first:0,numbers:r})),scan:(t,[e,n],s,o)=>[{first:0,numbers:Ys[e](
...Xs(o,n))}]},$a=1e5,Js=5;function Sa(t,e,n,s=Number){const o=[];for(let r=0,i=e+1;r+Js<t.length;r+=Js){const[a,c,l,u,f]=t.slice(r,r+Js).map(Number),d=s(n[u]),
h=ft(d);h!==Dt(d)&&N("the last step is not a whole number"),h<a-1&&N("the steps run backwards"),h-a>=$a&&N("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function va({numbers:t,offset:e,last:n},s){const o=t[s-e];return o!==void 0?o:N(s>=e&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function ie(t){const e=ft(t);return e===Dt(t)?e:N("a step is a whole number")}const xa=(t,e,n)=>t[+e][+n],o0={
steps(t,e,n,s,o){const r=Sa(e,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof ut&&t.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(t,[e,n,s],o,r)=>va(xa(r,e,n),Number(r[+e+1])-Number(s)),prior:(t,[e,n,s],o,r)=>va(xa(r,e,n),ie(Number(
r[+s]))),series:(t,[e,n])=>[t.series(String(e))[+n]],at(t,[e,n],s,o){const{first:r,numbers:i}=t.series(String(e))[0],a=ie(Number(o[+n])),c=i[a-r]??N(`there is n\
o step ${a}`);return typeof c=="number"?c:N(c)},edge(t,[e,n]){const{first:s,numbers:o}=t.series(String(e))[0];return+n?s+o.length-1:s},first(t,[e,n],s,o,r){const[
i,a]=[e,n].map(c=>ie(Number(o[+c])));a-i>$a&&N("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return N("no step satisfies it")}},Aa="oth\
er rows are chosen",r0=1e3,ae=t=>typeof t=="number"?t:N("a bound, or the number of a step, that has a distribution");function Na(t,e,n,s,o){const[r,...i]=e[n],[
a,c]=i.slice(0,2).map(u=>ae(s[+u]));(ft(a)!==Dt(a)||ft(c)!==Dt(c))&&N("bounds are not whole numbers"),ft(c)<ft(a)-1&&N("the bounds run backwards"),c-a>=1e4&&N("\
more than 10,000 terms");let l=r==="sum"?0:1;for(let u=ft(a);u<=ft(c);u++){s[n]=u;const f=t.execute(e,n+1,o,s);l=ee(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function Ea(t,e,n,s){const[o,r,i,a]=e[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?ae(s[+r+1])-+a:ie(ae(s[+a])),d=c[f-l];return d!==void 0?t.lowered(d):
N(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const ka=(t,e,n)=>e[n].map(({numbers:s})=>s.map(o=>t.lowered(o))),_a={sum:Na,product:Na,back:Ea,
prior:Ea,steps(t,e,n,s){const o=Sa(e[n].slice(1),n,s,ae),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=r0&&N("more than 1,000 s\
teps that depend on a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(t.execute(e,c.begin,c.end,s))}return o.
map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(t,e,n)=>[t.series(String(e[n][1]))[+e[n][2]]],at(t,e,n,s){const{first:o,numbers:r}=t.series(String(e[n][1]))[0],
i=ie(ae(s[+e[n][2]])),a=r[i-o]??N(`there is no step ${i}`);return typeof a=="string"?N(a):t.lowered(a)},rows(t,e,n,s){const[o,r,...i]=e[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=t.execute(e,u?i[u-1]:n+1,i[u],s);if(r&&!u&&et(f)&&N(Aa),r&&
!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof ut&&!u.needs&&u.message!==Aa&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(t,e,n,s){const[,o,r,...i]=e[n],a=ka(t,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return ee((...f)=>Vs[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(t,e,n,s){const o=ka(t,s,+e[n][2]);if(e[n][1]==="total per"){const i=Array(
o[0].length),a=(...c)=>Vs.total(c);for(const c of ya(o[1])){const l=c.map(f=>o[0][f]),u=ee(a,l);for(const f of c)i[f]=u}return[{first:0,numbers:i}]}e[n][1]!=="c\
umulative"&&N("a rank of values that have a distribution");const r=[];for(const i of o[0])r.push(r.length?ee((a,c)=>a+c,[r[r.length-1],i]):i);return[{first:0,numbers:r}]},
edge(t,e,n){const{first:s,numbers:o}=t.series(String(e[n][1]))[0];return+e[n][2]?s+o.length-1:s},first(t,e,n,s,o){const[r,i]=e[n].slice(1,3).map(c=>ie(ae(s[+c])));
let a;for(let c=r;c<=i;c++){s[n]=c;const l=t.execute(e,n+1,o,s);if(!et(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).
fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return N("no step satisfies it")}},Oa=8,i0=2e3,a0=1e3,
Ta=new Set(["num","row","index","read","back","prior","at","edge","series"]),c0={beta:256},l0="a root, integral, slope or aggregate of a distribution cannot be \
sampled";class Te{constructor(e,n,s,o){this.run=e,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??nt,this.copies=!!(o??n?.copies),this.kept=0,this.
depth=0,this.memo=new Map(s),this.touched=e.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(La(e))}value(e){const n=this.memo.get(e);if(n!==void 0)
return n;if(this.depth>=a0)throw new tt;this.depth++;let s;try{s=this.found(e)}finally{this.depth--}return this.kept+=Ne(s)?s.reduce((o,r)=>o+r.numbers.length,0):
1,!this.outside&&this.kept>i0&&(this.memo.clear(),this.kept=0),this.memo.set(e,s),s}found(e){const{machine:n}=this.run,s=n.nodes.get(e);if(this.outside&&!(this.
memo.size&&this.touched.has(e)))return this.part(this.outside.value(e));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(e))return Qs(o).value(e);
if(!s||!this.outside&&(this.pinned.has(e)||!n.uncertain.has(e))){const a=this.run.value(e);return Ne(a)?a:this.run.known(e)}if(s.dr)return s.chain?Sp(s.chain,s.
dr):$p(e,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??N(s.problem||`no cell in \
row \`${i}\``)}lowered(e){return!et(e)||e.length===this.count||!this.outside?e:this.part(this.outside.lowered(e))}series(e){const n=this.value(e);return Ne(n)?n:
N("no value")}part(e){const{chosen:n}=this;return n&&et(e)?Float64Array.from(n,s=>e[s]):e}execute(e,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=e[n],
c=dt.get(String(i));if(r.steps<=0)throw new tt;if(r.pay(c||Ta.has(String(i))&&!this.copies?1:nt/Oa),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||
i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=ee(c,a.map(u=>o[+u]));et(l)&&r.pay((c0[i]??1)*nt/Oa-1),o[n]=l}else{n=this.region(e,n,o);
continue}n++}return o[s-1]}region(e,n,s){const[o,...r]=e[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)
c.set(String(r[l]),s[+r[l+1]]);a=new Te(this.run,this,c).execute(e,n+1,i,s)}else o==="if"?a=this.cases(e,n,s):o==="drawn"?a=qs(this.execute(e,n+1,i,s),+r[0]):o===
"undefined"?N("no case holds"):Object.hasOwn(_a,o)?a=_a[o](this,e,n,s,i):N(l0);return s[n]=s[i-1]=a,i}cases(e,n,s){const[o,r,i]=e[n].slice(1).map(Number),a=s[o],
c=[[n+1,r],[r,i]];if(!et(a)){const[u,f]=c[a?0:1];return this.execute(e,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach(
(b,g)=>{!b==(d===1)&&h.push(g)}),!h.length)return;const m=new Te(this.run,this,void 0,h),p=m.execute(e,u,f,s.map(b=>m.part(b)));h.forEach((b,g)=>l[b]=et(p)?p[g]:
Number(p))}),l}}const La=t=>t?.outside?[...t.given,...La(t.outside)]:[],Qs=t=>t.draws??=new Te(t);var u0=Object.freeze({__proto__:null,CHECKED:{deviation:t=>t<0?
N("a standard deviation below 0"):t,holds:t=>t===0||t===1?t:N("a probability of a number that is not a condition"),upper:(t,e)=>e<t?N("a distribution whose uppe\
r end is below its lower one"):e},DRAWN:{drawn:(t,[e,n],s,o,r,i)=>qs(Qs(t).execute(i,r+1,+n,[...o]),+e)},Draws:Te,LOOKS:Ta,drawsOf:Qs});const f0=[[2509.0809287301227,
33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,
39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],d0=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,
3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,
1.6763848301838038,2.053191626637759,1]],h0=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,
5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,
.599832206555888,1]],to=(t,e)=>{const[n,s]=t.map(o=>o.reduce((r,i)=>r*e+i,0));return n/s},Ca=(t,e)=>{if(Math.abs(t)<=.425)return t*to(f0,.180625-t*t);const n=Math.
sqrt(-Math.log(e));return Math.sign(t)*(n<=5?to(d0,n-1.6):to(h0,n-5))},$n=t=>t>0&&t<1?Ca(t-.5,Math.min(t,1-t)):N("a quantile of a probability that is not betwee\
n 0 and 1"),m0=t=>t>-1&&t<1?Ca(t/2,(1-Math.abs(t))/2)/Math.sqrt(2):N("erfinv of a number that is not between -1 and 1"),{abs:Sn,exp:vn,expm1:eo,log:xt,log1p:xn,
min:Ra,sqrt:p0,PI:g0}=Math,Ia=.1,qa=1e5,b0=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],w0=10,Pa=1e-300,y0=3e-16,M0=1e-9,$0=2e4,S0=60,Le=[],v0=(t,e,n)=>{e>=Ia&&
e<=qa&&n>=Ia&&n<=qa||N("a shape of `beta` that is not between 0.1 and 100,000");let s=Le[0];return(s?.shapes.a!==e||s.shapes.b!==n)&&(s=Le.find(({shapes:o})=>o.
a===e&&o.b===n)??x0(e,n),Le.unshift(s),Le.length=Ra(Le.length,16)),t<=s.middle?vn(ja(t,s.shapes)):-eo(ja(1-t,s.mirrored))};function x0(t,e){const n=Fa(t,e),[s,o]=Da(
n.most,n);return{shapes:n,mirrored:Fa(e,t),middle:vn(s)/o}}function Fa(t,e){const n=At(t)+At(e)-At(t+e)-xt(t/(t+e)*e/(2*g0))/2;return{a:t,b:e,round:n,most:xt((t+
1)/(t+e+2))}}function ja(t,e){const n=xt(t);let s=Ra(A0(t,e),e.most);for(let o=0;o<S0;o++){const[r,i]=Da(s,e);let a=s+(r-xt(i)-n)*eo(s)/i;a>e.most&&(a=(s+e.most)/
2);const c=Sn(a-s);if(s=a,c<=M0*Sn(s))break}return s}function A0(t,{a:e,b:n,round:s}){if(e<1||n<1)return(xt(t*e)+s+e*xt(e/(e+n))+n*xt(n/(e+n)))/e;const o=$n(t),
r=1/(2*e-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*p0(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-xn(n/e*vn(-2*l))}function Da(t,{a:e,b:n,round:s}){const o=vn(t),r=-eo(t),
i=e/(e+n),a=n/(e+n),c=o<r?o-i:a-r,l=c>-i/2?xn(c/i):xt(o/i),u=c<a/2?xn(-c/a):xt(r/a);return[e*l+n*u-s,An(o,r,-(e+n)*c,e,n)]}function At(t){let e=0;for(;t<w0;t++)
e+=(t+.5)*xn(1/t)-1;const n=1/(t*t);return e+b0.reduce((s,o)=>s*n+o,0)/t}function An(t,e,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<$0;c++){const l=s+2*c-
1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*t*t/(l*l),f=c+c*(o-c)*t/l+(s+c)/(l+2)*(n+1+c*(1+e));if(a=1/za(f+u*a),r=za(f+u/r),i*=r*a,Sn(r*a-1)<=y0)break}return i}const za=t=>Sn(
t)>=Pa?t:Pa;var N0=Object.freeze({__proto__:null,betaFraction:An,betaQuantile:v0,offStirling:At});const{abs:Ba,exp:E0,expm1:k0,log:_0,max:O0,min:T0,trunc:L0}=Math,
ce=21,Ua=.4871,C0=4*Number.EPSILON,Wa=70,Ha=40,R0=120,Ga="more than one rate makes these cash flows worth nothing",Ka="no rate turns these cash flows from a los\
s into a gain",Va=(...t)=>{const e=t.flatMap((c,l)=>c?[l]:[]),n=e.length?t.slice(e[0],e[e.length-1]+1):[],s=no(n);s===0&&N("cash flows that are all payments or \
all receipts have no rate of return");let[o,r]=s===1?[-ce,ce]:I0(n);const i=so(n,r)>0;i===so(n,o)>0&&N(Ka);for(let c=0;c<Wa;c++){const l=(o+r)/2;so(n,l)>0===i?r=
l:o=l}const a=k0(-(o+r)/2);return Ba(a)<=C0?0:a};Je.set(Va,(...t)=>L0(t.length*Wa/4)+(no(t)>1?8*t.length*t.length:0));function no(t){const e=t.filter(n=>n).map(
n=>n>0);return e.filter((n,s)=>s&&n!==e[s-1]).length}function so(t,e){const n=E0(-Ba(e)),s=(o,r)=>o*n+r;return e<=0?t.reduceRight(s,0):t.reduce(s,0)}function I0(t){
const e=t.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:t.map((r,i)=>(i&&(n*=(e-i+1)/i),r/n))}],o=[];for(let r=0,i;r<R0&&(i=s.pop());r++){const{low:a,high:c,
depth:l,parts:u}=i,f=no(u);if(f===1&&o.push([a,c]),f>1&&l<Ha){const d=a+(c-a)*Ua,[h,m]=P0(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}
(o.length>1||f>1&&l===Ha)&&N(Ga)}return s.length&&N(Ga),o.length||N(Ka),o[0].map(q0)}function q0(t){return t===0||t===1?t?ce:-ce:T0(O0(_0(t/(1-t)),-ce),ce)}function P0(t){
const e=[],n=[];for(let s=t;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*Ua))e.push(s[0]),n.push(s[s.length-1]);return[e,n.reverse()]}const Nn=2**-46,F0=.001,
j0=2e4,D0=32,Ya=1e-12,z0=12,B0=1e-15,Xa=134217729,U0=64,Za=1e140,Ja=1e-140,W0=8,{abs:kt,max:Qa,sqrt:oo,trunc:tc}=Math;function En(t,e){const n=t+e,s=n-t;return[
n,t-(n-s)+(e-s)]}function ec(t,e){const n=t*e,s=Xa*t,o=Xa*e,r=s-(s-t),i=o-(o-e),a=t-r,c=e-i;return[n,r*i-n+r*c+a*i+a*c]}function ro(t,e){const[n,s]=En(t[0],e[0]);
return En(n,s+(t[1]+e[1]))}function io(t,e){const[n,s]=ec(t[0],e[0]);return En(n,s+(t[0]*e[1]+t[1]*e[0]))}function nc(t,e){const n=t[0]/e[0],s=ro(t,io(e,[-n,0]));
return En(n,s[0]/e[0])}function H0(t,[e,n]){const s=kt(e);if(s>U0||s!==tc(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=io(o,t);return e>=0?o:nc([1,0],o)}const sc={
add:ro,sub:(t,e)=>ro(t,[-e[0],-e[1]]),mul:io,div:nc,neg:([t,e])=>[-t,-e],pow:H0};function G0(t,e){const n=Object.hasOwn(sc,t)?sc[t]:void 0;if(!n||e.some(([o])=>kt(
o)>Za||o&&kt(o)<Ja))return;const s=n(...e);return s&&kt(s[0])>Ja&&kt(s[0])<Za?s:void 0}function oc(t,e){const n=[...t];for(const[s,[o,r]]of e)n.push(...ec(s,o),
s*r);return yt(n)}const K=t=>oo(yt(t.map(e=>e*e)));function ao(t,e,n){const s=[];for(let r=e;r<n.length;r++)s.push(t[r]*n[r]);const o=2*yt(s);for(let r=e;r<n.length;r++)
n[r]-=o*t[r]}class rc{constructor(e,n){this.column=e,this.others=n}}class Ce{constructor(e,n=Ya){this.limit=n,this.scales=e.map(s=>K(s)||1),this.vectors=[],this.
triangle=[],this.least=1,e.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(e,n){this.vectors.forEach((a,c)=>ao(a,c,n));const s=K(n.slice(e));if(this.
limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,e));throw new rc(e,a.flatMap((c,l)=>kt(c)>oo(Ya)?[l]:[]))}s<this.least&&(this.least=s);const o=n[e]>0?-s:
s,r=n.map((a,c)=>c<e?0:a);r[e]-=o;const i=K(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,e),o])}turned(e){const n=[...e];return this.
vectors.forEach((s,o)=>ao(s,o,n)),n}back(e){const n=[...e];for(let s=this.vectors.length-1;s>=0;s--)ao(this.vectors[s],s,n);return n}solved(e){return this.upwards(
e.slice(0,this.triangle.length))}upwards(e){const n=[...e];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(e){const n=[...e];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function K0([t,...e],n){const s=e.
length,o=t.length,r=new Ce(e),i=r.least<F0||o*s<=j0,[a,...c]=i?n():[];let l,u;if(i)[l,u]=ac(r,c,a,e.map(()=>0));else{const p=r.turned(t);l=r.solved(p),u=r.back(
[...e.map(()=>0),...p.slice(s)])}let f=K(u);f<=Nn*K(t)&&(f=0);const d=f/oo(o-s),h=r.scales.map((p,b)=>{const g=e.map((y,M)=>b===M?1:0),w=i?ac(r,c,t.map(()=>[0,0]),
g)[1]:r.solvedAcross(g);return d*K(w)/p}),m=e.some(p=>p.every(b=>b===p[0]));return[...l.map((p,b)=>p/r.scales[b]),...h,d,ic(t,f,m)]}function ic(t,e,n){const s=n?
yt(t)/t.length:0,o=K(t.map(r=>r-s));return o>Nn*K(t)||N("all rows have the same value, so there is nothing to explain"),1-e/o*(e/o)}function ac(t,e,n,s){const o=e.
length;let r=e.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<z0;c++){const l=r.map((w,y)=>w/t.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return e.forEach(
($,S)=>M.push([-l[S],$[y]])),oc(w,M)}),f=e.map((w,y)=>{const M=i.map(($,S)=>[-$,w[S]]);return oc([s[y]*t.scales[y],0],M)/t.scales[y]}),d=t.turned(u),h=t.solvedAcross(
f),m=t.solved(d.slice(0,o).map((w,y)=>w-h[y])),p=t.back([...h,...d.slice(o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+p[y]);const b=Qa(...m.map(kt)),g=Qa(...r.map(
kt));if(b<=B0*g)return[r,i];b>a/2&&b>1e-12*g&&N(V0),a=b}return[r,i]}const V0="rounding decides the result, as columns are nearly combinations of others",Y0=t=>`\
the rows do not determine ${t}: its factor is zero in all of them`,X0=(t,e,n)=>e.length?`the rows cannot separate ${t} from ${e.join(" and ")}: their columns ar\
e collinear`:n(t);function Z0(t,e,n){return cc(t[0].length,t.length-1),lc(n,()=>K0(t,e))}function cc(t,e){const n=e===1?"1 coefficient needs":`${e} coefficients\
 need`;t<=e&&N(`${n} at least ${e+1} rows, and there are ${t}`)}function lc(t,e,n=Y0){try{return e()}catch(s){if(!(s instanceof rc))throw s;return N(X0(t[s.column],
s.others.map(o=>t[o]),n))}}function J0(t,e,n,s,o){const[,r,i,...a]=e[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];
for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(Q0(e,c[h+i],s,o)));return s[n]=u,l}function Q0(t,[e,n],s,o){const r=new Map;for(let i=e;i<
n;){const[a,...c]=t[i],l=t1(t[i],i),u=o(i,i+1);if(l===i+1&&u){const f=G0(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[
Number(s[n-1]),r.get(n-1)??0]}const t1=([t,...e],n)=>dt.has(String(t))||e1.includes(String(t))?n+1:Number(e[t==="with"?0:e.length-1]),e1=["num","row","read","in\
dex"],n1={fitted(t,[e,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{t.budget.steps-=tc(f*a[0].length*a.length*a.length/W0),t.budget.steps<0&&s(r,r)};return c(
1),Z0(a,()=>(c(D0),J0(t,i,+n,o,s)),String(e).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:Re,exp:_t,log:rt,log1p:uc,max:fc,min:co,sqrt:Ie,trunc:s1,PI:lo}=Math,
uo=.01,kn=1e6,o1=1e-17,_n=1e-300,dc=2e4,r1=100,hc=1e-9,mc=-706,i1=37,a1=18,c1=.5772156649015329,l1=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,
.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,
6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,
238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,
9313274324196682e-25],le=t=>{if(t<=0&&N("lgamma of zero or less"),t>=10)return(t-.5)*(rt(t)-1)+(rt(2*lo)-1)/2+At(t);let e=1;for(;t>2.5;)e*=t-=1;if(t<.5)return pc(
t)-rt(t);const n=t<1.5?pc(t-1):gc(t-2);return e===1?n:n+rt(e)},pc=t=>gc(t)-uc(t);function gc(t){let e=t,n=0;return l1.forEach((s,o)=>{e*=-t,n-=s*e/(o+2)}),t*(1-
c1)+n}function fo(t){if(Re(t)>.25)return uc(t)-t;const e=t/(2+t),n=e*e;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*e*o-t*e}const qe=(...t)=>{const e=fc(
...t.slice(0,-1));return e>0&&e<=kn?s1(20+2*Ie(e)):0},On=(...t)=>6*qe(...t);function Tn(t,e){t>=uo&&t<=kn||N("an incomplete gamma function of a shape that is no\
t between 0.01 and 1,000,000"),e<0&&N("an incomplete gamma function of a negative number")}function ho(t,e){if(e===0)return[0,1];const n=mo(t,e);if(e<=t+1){const o=n/
t*u1(t,e);return[o,1-o]}const s=n?n/f1(t,e):0;return[1-s,s]}function mo(t,e){if(t<1)return e<1e3?_t(t*rt(e)-e-le(t+1))*t:0;const n=(e-t)/t,s=n>-.9?t*fo(n):t*(rt(
e/t)-n);return s>-745?_t(s-At(t))*Ie(t/(2*lo)):0}function u1(t,e){let n=1,s=1;for(let o=1;o<dc&&(n*=e/(t+o),s+=n,!(n<s*o1));o++);return s}function f1(t,e){let n=e+
1-t,s=n,o=n,r=0;for(let i=1;i<dc;i++){const a=i*(t-i);if(n+=2,r=n+a*r,r=1/(Re(r)>=_n?r:_n),s=n+a/s,s=Re(s)>=_n?s:_n,o*=s*r,Re(s*r-1)<=2e-16)break}return o}function po(t,e){
t>=uo&&t<=kn&&e>=uo&&e<=kn||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function bc(t,e,n,s){if(n<=0||s<=0)return n<=0?[0,
1]:[1,0];const o=go(t,e,n,s),r=n<s?n-t/(t+e):e/(t+e)-s;if(n<=(t+1)/(t+e+2)){const a=o/An(n,s,-(t+e)*r,t,e);return[a,1-a]}const i=o/An(s,n,(t+e)*r,e,t);return[1-
i,i]}function go(t,e,n,s){const o=t/(t+e),r=e/(t+e),i=n<s?n-o:r-s,a=i>-.9*o?fo(i/o):rt(n/o)-i/o,c=i<.9*r?fo(-i/r):rt(s/r)+i/r,l=t*a+e*c-At(t)-At(e)+At(t+e);return l>
-745?_t(l)*Ie(t/(2*lo)*r):0}function wc(t){t>=0&&t<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const yc=(t,e,n)=>(po(t,e),wc(n),
bc(t,e,n,1-n)),d1=(t,e)=>(Tn(t,e),e?mo(t,e)/e:bo(t,1)),bo=(t,e)=>(t<1&&N("a density that is infinite at its end"),t===1?e:0),h1=(t,e,n)=>(po(t,e),wc(n),n===0||n===
1?n?bo(e,t):bo(t,e):go(t,e,n,1-n)/(n*(1-n)));function Mc(t,e){t>=0&&t<=1&&e>=0&&e<=1||N("an inverse of a share that is not between 0 and 1")}const $c=(t,e)=>t<=
e?$n(t):-$n(e);function Sc(t,e,n){if(Tn(t,0),Mc(e,n),n===0&&N("an infinite inverse"),e===0)return 0;const s=r=>{const i=_t(r);return[...ho(t,i),mo(t,i)]},o=t>=1?
rt(t)+$c(e,n)/Ie(t):(rt(e)+le(t+1))/t;return _t(xc(s,e,n,o,a1))}function vc(t,e,n,s){if(po(t,e),Mc(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+_t(
-i)),c=1/(1+_t(i));return[...bc(t,e,a,c),go(t,e,a,c)]},r=co(t,e)<1?(rt(n*t)+le(t)+le(e)-le(t+e))/t:rt(t/e)+$c(n,s)*Ie(1/t+1/e);return 1/(1+_t(-xc(o,n,s,r,i1)))}
function xc(t,e,n,s,o){let r=mc,i=o,a=co(fc(s,r),i);const c=rt(co(e,n)),l=e<=n;for(let u=0;u<r1;u++){const[f,d,h]=t(a),m=l?f:d,p=(m>0?rt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let b=h>0&&m>0?a-p*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const g=Re(b-a);if(a=b,g<=hc)break}return a<=mc+hc?N("an inverse below 1e-306"):a}const Ot=(t,e)=>(Je.
set(t,e),t),m1={lgamma:le,gamma_inc:Ot((t,e)=>(Tn(t,e),ho(t,e)[0]),qe),gamma_inc_upper:Ot((t,e)=>(Tn(t,e),ho(t,e)[1]),qe),gamma_inc_inv:Ot((t,e)=>Sc(t,e,1-e),On),
gamma_inc_upper_inv:Ot((t,e)=>Sc(t,1-e,e),On),beta_inc:Ot((t,e,n)=>yc(t,e,n)[0],qe),beta_inc_upper:Ot((t,e,n)=>yc(t,e,n)[1],qe),beta_inc_inv:Ot((t,e,n)=>vc(t,e,
n,1-n),On),beta_inc_upper_inv:Ot((t,e,n)=>vc(t,e,1-n,n),On),gamma_density:d1,beta_density:h1},p1=450,g1=16,Ac=6,b1=28,w1=1/64,y1=7,Nc=4,Ec=12,kc=70,M1=3,_c=1e-13,
$1=1/8,S1=18,v1=4,x1=1e-6,A1="an integral or search inside another has a narrow peak, which it could miss",Oc="it has more narrow peaks or jumps than a search c\
an follow",N1="it oscillates faster than a search can follow",E1=64,k1=8,wo=12,_1=.382,O1=.1,T1=4,L1=12,Tc=[],C1=new Set(["integral","root","argmax","argmin","m\
aximum","minimum"]),{abs:Q,max:ht,min:Tt}=Math;function yo(t,e,[n,s],o,r){const{machine:i,budget:a}=t,c=!i.traced,l=a.steps,u=$=>en(t,()=>e($));let f=[];const d=$=>$.
some(({name:S})=>C1.has(S));let h=[],m=[],p=!1,b=c&&d(n.slice(o,r));const g=$=>{const S=i.traced=[];try{const A=u($),x=s.slice(o,r-1),k=Rc(n.slice(o,r),s);for(const[
v,_]of S)x.push(..._),k.push(...Rc(v,_)),b||=!f.length&&d(v),p||=v===Tc;const R=[...x,...k];return{at:$,value:A,parts:A===void 0?[]:R,jumps:(b?R:k).length}}finally{
i.traced=void 0}};return{curve:$=>{if(!c)return u($);const S=g($);return f.length<p1&&f.push(S),S.value},look:()=>{if(!f.length)return[];const $=Math.floor((l-a.
steps)/f.length)+1,S=f;return f=[],[h,m]=R1(S,g,Math.floor(a.steps/(2*b1*$))),b&&P1(S,h,u)&&N(A1),h.map(A=>A.samples.map(({at:x,value:k})=>[x,k]))},hear:$=>{$.length&&
(p||q1(h,m,$))&&N(Oc)}}}function R1(t,e,n){const s=new Map(t.filter(({value:f})=>f!==void 0).map(f=>[f.at,f])),o=t.map(f=>f.at),r=s.size&&n>=v1?j1(Tt(...o),ht(...o),
e):[],i=ht(0,...[...s.values()].map(({value:f})=>Q(Number(f)))),a=r.filter(f=>f.samples.some(({value:d})=>d!==void 0&&Q(d)>i)),c=Tt(n,g1)+a.length;for(const f of r)
for(const d of f.samples)d.value!==void 0&&s.set(d.at,d);const l=[...s.values()].sort((f,d)=>f.at-d.at),u=D1(l);I1(l,u);for(const[f,d]of u.entries()){if(a.length>=
c)return[a,u.slice(f)];if(a.some(m=>Pc(m,d)))continue;const h=W1[d.kind](d,e);d.at[0]<=h&&h<=d.at[d.at.length-1]&&a.push({at:h,samples:H1(d,h,e),part:d.part})}return[
a,[]]}function I1(t,e){const n=t.reduce((a,{parts:c,jumps:l})=>Tt(a,c.length-l),1/0),s=({kind:a,part:c})=>a==="turn"&&c<n,o=new Map;for(const{part:a}of e.filter(
s))o.set(a,(o.get(a)??0)+1);const r=ht(0,...o.values());if(r<=E1)return;qc(0,t.map(({at:a})=>a),t.map(({value:a})=>a??0)).filter(({kind:a})=>a==="turn").length*
k1<r&&N(Oc)}function q1(t,e,n){const s=t.filter(({samples:o})=>o.some(({at:r})=>n.includes(r))).map(({part:o})=>o);return e.some(o=>s.includes(o.part)&&!t.some(
r=>Pc(r,o)))}function Lc(t,e,n){if(e.length<T1)return;const s=e.length-3,o=c=>c!==void 0&&Number.isFinite(c),r=n.reduce((c,l)=>o(l)?ht(c,Q(Number(l))):c,0);let i=0,
a=0;for(let c=0;c<wo;c++){const l=1+Math.floor(c*(s-1)/(wo-1)),u=e[l]+_1*(e[l+1]-e[l]),f=[l-1,l,l+1,l+2].map(p=>[e[p],n[p]]),d=t(u);if(d===void 0||!f.every(([,p])=>o(
p)))continue;a++;const h=[d,...f.map(([,p])=>p)],m=ht(...h)-Tt(...h);m>1e-9*r&&Q(d-Cc(f,u))>O1*m&&i++}i*2>a&&a>=wo/2&&N(N1)}const Cc=(t,e)=>t.reduce((n,[s,o],r)=>n+
t.reduce((i,[a],c)=>c===r?i:i*((e-a)/(s-a)),o),0);function P1(t,e,n){const s=ht(0,...t.map(({value:r})=>Q(r??0))),o=e.flatMap(r=>r.samples.filter(({at:i})=>i===
r.at));return[t[t.length>>1],...o].some(r=>{const i=n(r.at);return i===void 0||r.value===void 0?i!==r.value:Q(i-r.value)>x1*ht(s,Q(i),Q(r.value))})}const Rc=(t,e)=>t.
flatMap(({name:n,operands:s})=>{const o=F1[n];return o?[o(...s.map(r=>Number(e[+r]??0)))]:[]}),F1=Object.assign(Object.create(null),{gamma_density:(t,e)=>e-(t-1),
beta_density:(t,e,n)=>n*(t+e-2)-(t-1),mod:(t,e)=>e?Math.sin(Math.PI*(t/e)):0,floor:t=>Math.sin(Math.PI*t),ceiling:t=>Math.sin(Math.PI*t),round:t=>Math.cos(Math.
PI*t)});function j1(t,e,n){return[[t,e],[e,t]].map(([s,o])=>{const r=new Set;for(let i=1;i<=S1;i++)r.add(s+(o-s)*$1**i);return r.delete(t),r.delete(e),{at:NaN,samples:[
...r].sort((i,a)=>i-a).map(n),part:-1}}).filter(({samples:s})=>s.length)}function D1(t){const e=t.map(r=>r.at),n=t.reduce((r,{parts:i})=>Tt(r,i.length),t.length?
1/0:0),s=Array.from({length:n},(r,i)=>{const a=t.map(({parts:c})=>c[i]);return a.every(c=>typeof c=="number")?qc(i,e,a):[]});s.sort((r,i)=>r.length-i.length);const o=s.
filter(({length:r})=>r>Ac);return[...s.filter(({length:r})=>r<=Ac).flat(),...Ic(o)]}const Ic=t=>Array.from({length:ht(0,...t.map(({length:e})=>e))},(e,n)=>t.flatMap(
s=>s.slice(n,n+1))).flat();function qc(t,e,n){let s=1/0,o=-1/0,r=!0;for(const u of n)s=Tt(s,u),o=ht(o,u),r&&=u===0||u===1;if(s===o)return[];const i=ht(Q(s),Q(o)),
a=[],c=[],l=(u,f)=>a.push({part:t,kind:f,at:e.slice(u,u+2),values:n.slice(u,u+2),size:i});if(r){for(let u=0;u+1<e.length;u++)n[u]!==n[u+1]&&l(u,"flip");return a}
if(s<0&&o>0)for(let u=0;u+1<e.length;u++)n[u]*n[u+1]<0&&l(u,"zero");for(let u=0,f=0,d=0;u+1<e.length;u++){const h=n[u+1]-n[u];if(!(Q(h)<=_c*i)){if(f*h<0&&u-d<=1){
const m=[d-1,d,u+1];c.push({part:t,kind:"turn",at:m.map(p=>e[p]),values:m.map(p=>n[p]),size:i})}[f,d]=[h,u+1]}}return Ic([a,c])}const Ln=(t,e)=>{const n=t.parts[e];
return typeof n=="number"?n:NaN};function Pc({at:t,samples:e},n){if(!(n.at[0]<=t&&t<=n.at[n.at.length-1]))return!1;const s=e.findIndex(l=>l.at===t),[o,r,i]=[ht(
0,s-Nc),s,Tt(e.length-1,s+Nc)].map(l=>Ln(e[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||ht(Q(a),
Q(c))<=_c*n.size}function z1({part:t,at:[e,n],values:[s,o]},r){const i=s;for(let a=0;a<Ec+kc;a++){const c=a<Ec?n-o*(n-e)/(o-s):e/2+n/2;if(!(e<c&&c<n))break;const l=Ln(
r(c),t);if(!(Q(l)>0))return c;l<0==i<0?[e,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Q(s)<Q(o)?e:n}function B1({part:t,at:[e,n],values:[s]},o){for(let r=0;r<kc;r++){
const i=e/2+n/2;if(!(e<i&&i<n))break;Ln(o(i),t)===s?e=i:n=i}return e}function U1({part:t,at:e,values:n},s){const[o,r,i]=e;let a=Fc(e,n),c=Tt(r-o,i-r);for(let l=0;l<
M1;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=Fc(u,u.map(d=>Ln(s(d),t)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function Fc([
t,e,n],[s,o,r]){const i=(e-t)*(o-r),a=(e-n)*(o-s);return Q(i-a)>0?e-((e-t)*i-(e-n)*a)/(2*(i-a)):e}const W1={zero:z1,flip:B1,turn:U1};function H1(t,e,n){const s=new Map(
[[e,n(e)]]);for(const o of[t.at[0],t.at[t.at.length-1]]){let r=o-e;for(let i=0;i<y1;i++)r*=w1,s.has(e+r)||s.set(e+r,n(e+r))}return[...s.values()].sort((o,r)=>o.
at-r.at)}const ue=400,Cn=.6180339887498949,jc=60,Dc=8,Mo=1e-9,G1=1e-5,zc=1e-13,K1=1e-13,fe=200,Bc=.5,{abs:Rn,max:Lt,min:Uc}=Math,Y=t=>t??-1/0;function Wc(t,e,n,s,o,r){
e<n||N(e>n?"the range runs backwards":"the range is empty");const i=u=>{const f=t(u);return f===void 0?void 0:s*f},a=[...Array.from({length:ue},(u,f)=>e+(n-e)*f/
ue),n],c=a.map(i),l=c.filter(u=>u!==void 0);return l.length||N("no value in the range"),Lc(i,a,c),{value:i,at:a,values:c,size:l.reduce((u,f)=>Lt(u,Rn(f)),0),sign:s,
places:o(),hear:r}}const Hc=(t,e,n,s,o,r)=>s*Kc(Wc(t,e,n,s,o,r))[0][1];function Gc(t,e,n,s,o,r){const i=Wc(t,e,n,s,o,r),[[a,c],...l]=Kc(i),u=G1*(n-e);l.some(([f,
d])=>c-d<=Mo*i.size&&Rn(f-a)>u)&&N("several places have the same value");for(const f of[a-u,a+u]){const d=e<=f&&f<=n?i.value(f):void 0;d!==void 0&&c-d<=zc*i.size&&
N("its maximum is a flat stretch")}return X1(i,a,c,u)}function Kc(t){const{at:e,values:n,sign:s,size:o}=t,r=d=>n[d]!==void 0&&Y(n[d])>Y(n[d-1])&&Y(n[d])>=Y(n[d+
1]),i=[...n.keys()].filter(r),a=d=>i.length>Dc?Lt(Y(n[d]),Y1(t,d)):Y(n[d]),c=new Map(i.map(d=>[d,a(d)]));i.sort((d,h)=>Y(c.get(h))-Y(c.get(d))||d-h);const l=i.slice(
0,Dc).map(d=>Vc(t,e[Lt(d-1,0)],e[Uc(d+1,ue)],e[d],Y(n[d]))),u=l.reduce((d,[,h])=>Lt(d,h),-1/0)+Mo*o,f=[];for(const d of t.places){const h=d.map(([,w])=>Y(w===void 0?
void 0:s*w)),m=h.indexOf(Lt(...h)),[p,b,g]=[Lt(m-1,0),m,Uc(m+1,d.length-1)].map(w=>d[w][0]);if(h[m]>u){let w=Vc(t,p,g,b,h[m]);m||(w=Yc(t,w,e.filter(y=>y<p).at(-1)??
e[0])),m===d.length-1&&(w=Yc(t,w,e.find(y=>y>g)??e[ue])),l.push(w),f.push(b)}}return t.hear(f),l.sort((d,h)=>h[1]-d[1]),V1(t,l[0])&&N("it grows without bound"),
l}function V1({at:t,value:e,size:n},[s,o]){const[r,i]=[t[0],t[ue]],a=Lt(K1*(i-r),1e-15*Rn(s)),c=p=>Lt(...[s-p,s+p].filter(b=>r<=b&&b<=i).map(b=>Y(e(b)))),[l,u,f]=[
fe*fe*fe,fe*fe,fe].map(p=>c(a*p));if(!(l>-1/0))return!1;const[d,h,m]=[u-l,f-u,o-f];return h>Mo*n&&h>=Bc*d&&m>=Bc*h}function Y1({at:t,values:e,value:n},s){if(!(s>
0&&s<ue))return-1/0;const[o,r,i]=[s-1,s,s+1].map(c=>Y(e[c])),a=o-2*r+i;return a>-1/0&&a<0?Y(n(t[s]+(o-i)/(2*a)*(t[s+1]-t[s]))):-1/0}function Vc({value:t},e,n,s,o){
let r=n-Cn*(n-e),i=e+Cn*(n-e),a=Y(t(r)),c=Y(t(i));for(let l=0;l<jc;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-Cn*(n-e),a=Y(t(r))):([e,r,
a]=[r,i,c],i=e+Cn*(n-e),c=Y(t(i)));return[s,o]}function Yc({value:t},[e,n],s){for(let o=0;o<jc;o++){const r=(e+s)/2,i=Y(t(r));i>n?[e,n]=[r,i]:s=r}return[e,n]}function X1({
value:t,size:e},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>t(n+r*p));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(Y),f=a-u+8*(l-c),d=-a+
16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=t(h);if(Rn(h-n)>o||m===void 0||s-m>zc*e)return n;[n,s]=[h,m]}return n}const $o=192,Pe=1e300,Z1=1100,So=1e-6,
J1=.1,Xc=1e-12;function Q1(t,e,n,s,o,r,i,a){e>0&&n<=0&&N("no real value");const c=[];let l=!1,u=0,f=NaN;const d=new Map(og(e,n,s).map(g=>[g,t(g)??NaN])),h=e>-Pe||
n<Pe;h&&Lc(t,[...d.keys()],[...d.values()]);const m=eg(t,d),p=new Map(m),b=ng(p,o());h&&r(b.filter(g=>!m.has(g)));for(const[g,w]of b.flatMap(y=>sg(t,y,p))){let y;
if(w===0){const M=Zc(t,g);l||=!M,M&&!vo(t,g)&&(y=g)}else f*Math.sign(w)<0&&(y=rg(t,u,g,f,w));y!==void 0&&y!==c[c.length-1]&&c.push(y),[u,f]=[g,Math.sign(w)||NaN]}
if(i!==void 0){const g=tg(c);return l&&N("every value in a range solves it"),g.length!==a&&N(`${g.length} root${g.length===1?"":"s"} in the range, not ${a}`),g[i]}
return c.length||N(l?"every value in a range solves it":"no root was found in the range"),c.reduce((g,w)=>Math.abs(w-s)<Math.abs(g-s)?w:g)}function tg(t){const e=[];
for(const n of[...t].sort((s,o)=>s-o)){const s=e[e.length-1];(!e.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&e.push(n)}return e}function eg(t,e){
const n=[...e.keys()],s=[...e.values()],o=new Map(e),{abs:r,min:i}=Math;for(let a=1;a+1<n.length;a++){const[c,l,u]=n.slice(a-1,a+2),[f,d,h]=s.slice(a-1,a+2);if(!(f*
d>0&&h*d>0&&r(d)<i(r(f),r(h))))continue;const m=(l-c)*(d-h),p=(l-u)*(d-f),b=m!==p?l-((l-c)*m-(l-u)*p)/(2*(m-p)):l,g=c<b&&b<u?t(b)??NaN:d;g*d<0&&o.set(b,g)}return new Map(
[...o].sort(([a],[c])=>a-c))}function ng(t,e){const n=[...t.keys()],{sign:s}=Math;for(const[o,r]of e.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;
const[a,c]=[i-1,i].map(l=>s(t.get(n[l])));a*s(r)<0&&a*c>0&&t.set(o,r)}return[...t.keys()].sort((o,r)=>o-r)}function sg(t,e,n){const s=i=>[i,t(i)??NaN],o=[e,n.get(
e)],r=So*(Math.abs(e)||1);return o[1]===0?[s(e-r),o,s(e+r)]:[o]}function og(t,e,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(t>
-Pe||e<Pe){const a=t>0?Math.log(e/t):0;return s(0,$o).map(c=>t>0?t*Math.exp(c/$o*a):t+c/$o*(e-t))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(
1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Pe).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function Zc(t,e){
const n=So*(Math.abs(e)||1);return t(e-n)!==0&&t(e+n)!==0}const vo=(t,e)=>t(Number(e.toPrecision(7)))===void 0;function rg(t,e,n,s,o){const r=Math.abs(o);let i=r,
a=r;for(let h=0;h<Z1;h++){const m=e/2+n/2;if(m===e||m===n)break;const p=t(m);if(p===void 0)return;if(p===0)return Zc(t,m)&&!vo(t,m)?m:void 0;p<0==s<0?[e,i]=[m,Math.
abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[e,i]:[n,a],u=So*Math.abs(c);if(vo(t,c))return;const f=t(c-u),d=t(c+u);return f===void 0||d===void 0?l<=Xc*r?c:void 0:
Math.max(i,a)<=Math.max(J1*Math.abs(d-f),Xc*r)?c:void 0}const ig=300,ag=100,In=2,cg=6e-6,lg=1e-4,ug=.001,Jc=1e-13,fg=1e16,dg=1e-4,Qc=1e-7,hg=1e-9,mg=.001,pg=.9,
gg=.001,bg=3e-8,qn=1e-9,wg=1e-8,yg=1e140,tl=8,Mg="the formula has no value in some row where the search starts",Pn="the search for the coefficients does not set\
tle, so start it nearer: `near …`",$g="with the coefficients that the search starts from",Sg=["num","index","read"],{abs:Vt,max:Fn,min:el,sqrt:nl,trunc:xo}=Math,
vg=t=>`where the search ends, ${t} does not change any row, so start it nearer: \`near …\``;function xg(t,e,n){const s=t(n);if(!s)return N(Mg);let o=n,r=jn(e,
s),i=ug;for(let a=0;a===ig&&N(Pn),K(r)>Nn*K(e);a++){const c=sl(t,o,n,e,r,1),l=new Ce(c,0),u=l.turned(r).slice(0,o.length),f=l.least>qn?Ao(l,u,0):void 0;if(f&&(kg(
f,o,dg)||K(u)<=gg*K(r)))break;for(l.least>qn||(i=Fn(i,wg));;){if(!(i<=fg))return new Ce(c,qn)&&N(Pn);const d=Ao(l,u,i),h=o.map((b,g)=>b+d[g]),m=t(h),p=m&&jn(e,m);
if(p&&K(p)<K(r)){[o,r]=[h,p];break}i=Fn(i,Jc)*10}i=i>Jc?i/10:0}return Ag(t,e,o,n)}function Ag(t,e,n,s){let o=n,r=1/0,i=1/0;for(let a=ag;;){const c=t(o),l=jn(e,c??
e);if(!c||K(l)>i)return N(Pn);i=el(i,K(l)*(1+mg));const u=new Ce(sl(t,o,s,e,l,a<=In?4:2),qn);if(!a)return Ng(u,e,l,o);const f=u.turned(l).slice(0,o.length),d=Ao(
u,f,0),h=o.map((b,g)=>b+d[g]),m=Fn(...h.map((b,g)=>Vt(d[g])/(Vt(b)||1)));o=h,a--;const p=m<=hg||K(f)<=bg*K(l);a>=In&&m<=Qc&&(p||m>=pg*r)?a=In:a===In-1&&el(r,m)>
Qc&&N(Pn),r=m}}function Ng(t,e,n,s){let o=K(n);o<=Nn*K(e)&&(o=0);const r=o/nl(e.length-s.length),i=t.scales.map((a,c)=>r*K(t.solvedAcross(s.map((l,u)=>c===u?1:0)))/
a);return[...s,...i,r,ic(e,o,!0)]}function sl(t,e,n,s,o,r){const i=jn(s,o);return e.map((a,c)=>{const l=Fn(Vt(a),.001*Vt(n[c]))||.001,u=g=>t(e.map((w,y)=>c===y?
g:w)),f=r===4&&Eg(u,a,lg*l);if(f)return f;const d=cg*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,b=m??i;return(h??i).map((g,w)=>(g-b[w])/(p*d))})}function Eg(t,e,n){
const[s,o,r,i]=[-1,1,-2,2].map(a=>t(e+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*n))}function Ao(t,e,n){const s=e.length;let o;if(n){
const r=nl(n),i=t.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new Ce(i);o=a.solved(a.turned([...e,...e.map(()=>0)])).map((l,u)=>l/
a.scales[u])}else o=t.solved(e);return o.map((r,i)=>r/t.scales[i])}const kg=(t,e,n)=>e.every((s,o)=>Vt(t[o])<=n*Vt(s)),jn=(t,e)=>t.map((n,s)=>n-e[s]),_g={add:(t,e)=>t+
e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function Og(t,e){const n=_g[t]??dt.get(t),s=e.find(l=>l instanceof Float64Array);
if(!s)return n(...e);const o=new Float64Array(s.length),[r,i]=e,a=(l,u)=>l instanceof Float64Array?l[u]:Number(l);if(t==="pow"&&i===2)for(let l=0;l<o.length;l++)
o[l]=a(r,l)*a(r,l);else if(e.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.length;l++)o[l]=n(...e.map(u=>a(u,l)));let c=0;for(const l of o)
c+=l;return Number.isFinite(c)?o:N("overflow")}function Tg(t,e,n,s){const[,o,r,...i]=t[e].map(Number);let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,
u=e+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)Sg.includes(String(t[p][0]))||d++;s.budget.steps-=f-u+xo(d*a.length/tl);const h=Lg(t,u,f,new Map(
[[e,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(()=>Number(h));r&&!l?a=a.filter((p,b)=>m[b]):c=[...m]}return c}
function Lg(t,e,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=e;a<n;a++){const[c,...l]=t[a];if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c===
"read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.
map(m=>{const p=d[xo(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;s.set(a,h)}else if(dt.has(String(c))&&c!=="binomial")s.set(a,Og(String(
c),l.map(i)));else return}return s.get(n-1)}const Cg={searched(t,[e,n,s,...o],r,i,a,c){const l=+s,u=o.slice(0,l).map(w=>Number(i[+w])),f=o.slice(l,2*l).map(String),
d=Number(o[o.length-1]),h=i[+n][0].numbers,m=w=>t.inside(new Map(f.map((y,M)=>[y,w[M]]))),p=w=>r(a+1,d,m(w))[0].numbers,b=w=>{const y=en(t,()=>(t.budget.steps-=
xo(h.length*l/tl),t.budget.steps<0&&r(a,a),Tg(c,a+1,i,m(w))??p(w)));return y?.every(M=>Vt(M)<yg)?y:void 0};try{p(u)}catch(w){throw w instanceof ut&&t.budget.steps>=
0&&!w.needs&&(w.message.startsWith("the cell `")||(w.message+=`, ${$g}`)),w}return cc(h.length,l),lc(String(e).split(", "),()=>xg(b,h,u),vg).map(w=>({first:0,numbers:[
w]}))}},Rg=40,Ig=25e4,qg=60,Pg=12,Fg=3,ol=1e-6,jg=1e-7,rl=1e-9,Dg=1e-13,zg=1e-10,No=1e-8,Eo=1e-5,Bg=.1,Ug=1e9,ko=[2,3,5,7,11,13],Yt=1e300,il="the equations do n\
ot fix each unknown",{abs:st,max:Ct,min:al,floor:_o}=Math;function Wg(t,e,n,s,o){const r=cl(e,n,s),i=r.map((b,g)=>e[g]>-Yt||n[g]<Yt?n[g]-e[g]:st(b)||1),a={lows:e,
highs:n,scales:i},c=Ct(4,al(Rg,_o(Ig/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const g=Gg(t,b?r.map((w,y)=>Hg(b,y,a)):r,a);g?.length===0&&f++,
g?.length&&![...l,...u].some(w=>Yg(g,w,i))&&(Kg(t,g,i)?l:u).push(g)}l.length||N(u.length||f===c?il:"no solution found");const d=b=>b.map((g,w)=>_o(g/i[w]*Ug+.5));
l.sort((b,g)=>{const w=d(b),y=d(g),M=w.findIndex(($,S)=>$!==y[S]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((g,w,y)=>g+(s[y]<Yt?(w-r[y])/i[y]*((w-r[y])/i[y]):
0),0),m=l.reduce((b,g)=>h(g)<h(b)*(1-rl)?g:b);u.some(b=>h(b)<h(m))&&N(il);const p=h(m)*(1+No)+No**2;return!s.every(b=>b<Yt)&&l.some(b=>b!==m&&h(b)<=p)&&N("sever\
al solutions are equally near"),r.map((b,g)=>[m[g],...l.map(w=>w[g])])}const cl=(t,e,n)=>n.map((s,o)=>s<Yt?s:(t[o]+e[o])/2);function Hg(t,e,{lows:n,highs:s,scales:o}){
let r=0;for(let a=1,c=t;c;c=_o(c/ko[e]))a/=ko[e],r+=a*(c%ko[e]);if(n[e]>-Yt||s[e]<Yt)return n[e]+r*o[e];const i=2*r-1;return o[e]*i/(1-st(i))}function Gg(t,e,{lows:n,
highs:s,scales:o}){let r=e,i=t(e),a=0;for(let c=0;c<qg;c++){const l=r.map((w,y)=>Ct(st(w),.001*o[y]));if(!i)return;const[u,f]=ll(t,r,i,l);if(!u.length)return[];
const d=Ct(...u.map(st));if(a===Fg)return d<=rl?r.map((w,y)=>st(w)<=Dg*o[y]?0:w):void 0;(a||d<=jg)&&a++;const h=w=>Ct(...w.map((y,M)=>st(y)/f[M])),m=h(i),p=r;let b=1,
g;for(let w=0;w<(a?1:Pg)&&(r=p.map((y,M)=>al(Ct(y+b*l[M]*u[M],n[M]),s[M])),g=t(r),!(g&&(a||h(g)<m)));w++,b/=2)g=void 0;i=g}}function Kg(t,e,n){const s=e.map((o,r)=>Ct(
st(o),.001*n[r]));for(const o of[Eo,-Eo]){const r=e.map((c,l)=>c+o*s[l]),i=t(r);if(!i)continue;const[a]=ll(t,r,i,s);return a.length>0&&a.every(c=>st(o+c)<=Bg*Eo)}
return!0}function ll(t,e,n,s){const o=e.map((a,c)=>{const[l,u]=[1,-1].map(d=>t(Object.assign([...e],{[c]:a+d*ol*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??
n)[h])/(f*ol))}),r=n.map((a,c)=>Ct(...o.map(l=>st(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[
Vg(i),r]}function Vg(t){const e=t.length,n=t.map(()=>0);for(let s=0;s<e;s++){let o=s;for(let r=s+1;r<e;r++)st(t[r][s])>st(t[o][s])&&(o=r);if(!(st(t[o][s])>=zg))
return[];[t[s],t[o]]=[t[o],t[s]];for(let r=s+1;r<e;r++){const i=t[r][s]/t[s][s];for(let a=s;a<=e;a++)t[r][a]-=i*t[s][a]}}for(let s=e-1;s>=0;s--){let o=t[s][e];for(let r=s+
1;r<e;r++)o-=t[s][r]*n[r];n[s]=o/t[s][s]}return n}const Yg=(t,e,n)=>t.every((s,o)=>st(s-e[o])<=No*Ct(st(s),st(e[o]),1e-6*n[o])),Xg=1e4,ul=[.9999999999998099,676.5203681218851,
-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],fl=[[.9428824156954797,
.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,
.22492646533333951,0]],dl=[.015827191973480183,77/1470],hl=[.24261107190140774,672/1470],Zg=4,Jg=2**-52,Qg=2**-44,tb=1e-8,Oo=t=>{if(t===Math.floor(t)&&t<=171)return t<=
0?N("gamma of zero or less"):ml(t-1);if(t<.5)return Math.PI/(Math.sin(Math.PI*t)*Oo(1-t));t>172&&N("overflow");const e=t-1,n=e+7.5,s=n**((e+.5)/2),o=ul.slice(1).
reduce((r,i,a)=>r+i/(e+a+1),ul[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},ml=t=>{const e=ft(t);if(e!==Dt(t))return Oo(t+1);let n=e<0?N("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(e,171);s++)n*=s;return n},pl=(t,e)=>{let n=ft(e);if(n!==Dt(e)&&N("binomial of a number that is not whole"),n<0)return 0;
t===Math.floor(t)&&t>=n&&(n=Math.min(n,t-n)),n>1e4&&N("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(t-n+o)/o;return s},gl=t=>{if(Math.abs(t)>
6)return Math.sign(t);let e=1,n=1;for(let s=1;s<250&&e>=n*1e-17;s++)n+=e*=2*t*t/(2*s+1);return 2*t/Math.sqrt(Math.PI)*Math.exp(-t*t)*n},eb=t=>{if(t<1.5)return 1-
gl(t);let e=0;for(let n=120;n>0;n--)e=n/2/(t+e);return Math.exp(-t*t)/Math.sqrt(Math.PI)/(t+e)},nb=(t,e,n)=>e>n?N("clamp to a range whose lower end is above its\
 upper end"):Math.min(Math.max(t,e),n),sb=t=>{const e=Math.abs(t)**.3333333333333333,n=Math.floor(e+.5);return Math.sign(t)*(n*n*n===Math.abs(t)?n:e)},{hypot:ob,
expm1:rb}=Math,ib=t=>t<=-1?N("log of zero or less"):Math.log1p(t),ab=(t,e)=>{const n=t===Math.floor(t)&&t>=e?Math.min(e,t-e):e;return n>0&&n<=1e4?Math.trunc(n):
0};Je.set(pl,ab);const cb={gamma:Oo,factorial:ml,binomial:pl,erf:gl,erfc:eb,erfinv:m0,normal_quantile:$n,cbrt:sb,mod:fd,clamp:nb,hypot:ob,expm1:rb,log1p:ib,...kd,
...m1,irr:Va},lb={...o0,...Xp,...s0,...n1,...Cg,sum:(t,e,n,s,o)=>wl(t,e,n,s,o,0),product:(t,e,n,s,o)=>wl(t,e,n,s,o,1),integral:(t,[e,n,s],o,r,i,a,c)=>{const{budget:l}=t,
u=Number(r[+e]),f=Number(r[+n]),d=l.integrals>0,h=A=>(r[i]=A,Number(o())),{curve:m,look:p,hear:b}=yo(t,h,[c,r],i+1,+s),g=A=>m(A)??db(h,A,u,f),w=()=>p().map(A=>A.
map(([x,k])=>[x,k??g(x)]));l.integrals++;const y=l.steps;d||[u,f].forEach(g);const M=d?1:fb(Math.floor((y-l.steps)/2)),[$,S]=hb(g,u,f,M,d,w);return l.integrals--,
b(S),$},slope:(t,[e],n)=>ub(bl(t,e,n),Number(t.known(String(e)))),argmax:(t,e,n,s,o,r,i)=>Dn(Gc,1,t,e,n,[i,s],o),argmin:(t,e,n,s,o,r,i)=>Dn(Gc,-1,t,e,n,[i,s],o),
maximum:(t,e,n,s,o,r,i)=>Dn(Hc,1,t,e,n,[i,s],o),minimum:(t,e,n,s,o,r,i)=>Dn(Hc,-1,t,e,n,[i,s],o),root(t,[e,n,s,o,...r],i,a,c,l,u){const f=bl(t,e,i),{curve:d,look:h,
hear:m}=yo(t,f,[u,a],c+1,Number(r.at(-1))),[p,b]=r.slice(0,-1).map(g=>Number(a[+g]));return Q1(d,Number(a[+n]),Number(a[+s]),Number(a[+o]),h,m,p,b)},system(t,[e,
...n],s,o,r){const i=+e,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const g=en(
t,()=>{const w=t.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return g?.every(Number.isFinite)?g:void 0},h=cl(a,c,
l);d(h);const m=t.budget.steps;return d(h),Wg(d,a,c,l,m-t.budget.steps).map(b=>({first:0,numbers:b}))}},Dn=(t,e,n,[s,o,r],i,a,c)=>{const[,l]=a,u=m=>(l[c]=m,Number(
i())),{curve:f,look:d,hear:h}=yo(n,u,a,c+1,+r);return t(f,Number(l[+s]),Number(l[+o]),e,d,h)},bl=(t,e,n)=>s=>Number(n(void 0,void 0,t.inside(new Map([[String(e),
s]]))));function wl({machine:{traced:t}},e,n,s,o,r){const[i,a]=[0,1].map(u=>{const f=Number(s[+e[u]]),d=ft(f);return d===Dt(f)?d:N("bounds are not whole numbers")});
a<i-1&&N("the bounds run backwards"),a-i>=Xg&&N("more than 10,000 terms");const c=Math.floor((a-i+1)/L1)+1;let l=r;for(let u=i;u<=a;u++)s[o]=u,l=r?l*Number(n()):
l+Number(n()),t&&!((u-i)%c)&&t.push([[],s.slice(o+1,Number(e[2]))]);return t&&c>1&&t.push([Tc,[]]),l}function ub(t,e){let n=.001*Math.abs(e)||.001,s=0;const o=t(
e),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=t(e-n),c=t(e+n),l=t(e-2*n),u=t(e+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=
Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const b=n/2,g=a-c+8*(t(e+b)-t(e-b)),w=p/(12*n),y=g/(12*b);if(r(y-w)<=.001*s+m/
n)return y+(y-w)/15}}return N("no slope where a function jumps or bends")}function fb(t){let e=32;for(;e>2&&t*12*e>4e4;)e/=2;return e}function db(t,e,n,s){const o=(s-
n)*.001*(Math.abs(e-n)>Math.abs(s-e)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*t(e+o*(a+1)),0)}function hb(t,e,n,s,o,r){const i=[...Array.from({length:s},
(M,$)=>e+(n-e)*$/s),n],a=i.map(t),c=s===32?1e-13:1e-11,l=Array.from({length:s},(M,$)=>Bn(t,i[$],i[$+1],a[$],a[$+1],0)),u=zn(l);let f=yl(t,l,c*u.size),d=zn(f);d.
error<=u.error||([f,d]=[l,u]);const h=r(),m=[],p=h.length?pb(t,f,h,d.size/Math.abs(n-e),m):f;if(m.length){f=p;for(let S=0;S<Zg;S++)f=yl(t,f,c*zn(f).size);const M=d;
d=zn(f);const $=Math.abs(d.value-M.value);$>1e-9*d.size&&$>M.error||(m.length=0)}const{value:b,error:g,size:w}=d;if(Math.abs(b)<=1e-14*w&&g<=1e-9*w)return[0,m];
const y=o?w:Math.abs(b);return g<=1e-9*y&&mb(f)<=tb*y?[b,m]:N("the integral does not settle")}const mb=t=>t.reduce((e,{a:n,b:s,first:o,last:r})=>{const i=Math.max(
Math.abs(n),Math.abs(s));return Math.abs(s-n)<=Qg*i?e+Math.abs(r-o)*Jg*i:e},0);function yl(t,e,n){const s=[],o=[...e];for(let r,i=0;r=o.pop();){const{depth:a,a:c,
b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(Bn(t,c,h,u,d,a+1),Bn(t,h,l,d,f,a+1))}return s}function pb(t,e,n,s,o){
return e.flatMap(r=>{const{a:i,b:a}=r,[c,l]=i<a?[i,a]:[a,i],u=n.flatMap(m=>m.filter(([p])=>c<p&&p<l)),f=u.length?gb(t,r,u,s):[];if(!f.length)return[r];o.push(...f);
const d=[...new Set([c,l,...f])].sort((m,p)=>i<a?m-p:p-m),h=d.map(t);return d.slice(1).map((m,p)=>Bn(t,d[p],m,h[p],h[p+1],0))})}function gb(t,{a:e,b:n,first:s,last:o,
middle:r},i,a){const c=(e+n)/2,l=(n-e)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of fl)for(const p of[-1,1])f.push([p*m,t(c+p*l*m)]);const d=f.reduce((m,[
,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-Cc(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const zn=t=>t.reduce((e,n)=>({value:e.value+
n.value,error:e.error+n.error,size:e.size+n.size}),{value:0,error:0,size:0});function Bn(t,e,n,s,o,r){const i=(e+n)/2,a=(n-e)/2,c=t(i),{abs:l}=Math;let[u,f]=[0,
1].map(m=>dl[m]*(s+o)+hl[m]*c),d=dl[0]*(l(s)+l(o))+hl[0]*l(c);for(const[m,p,b]of fl){const g=t(i-a*m),w=t(i+a*m);u+=p*(g+w),f+=b*(g+w),d+=p*(l(g)+l(w))}const h=u*
a;return Number.isFinite(h)?{a:e,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:N("overflow")}var bb=Object.freeze({__proto__:null,ACTS:cb,
MORE_REGIONS:lb});const Ml=64,wb=9,yb=1024,Mb=10,$b=3,Sb=.1,vb=24,xb=12,Ab=12,Nb=1e-13,Fe=.6180339887498949,Eb=60,kb=1e-12,_b=1e5,To=(t,e)=>Math.abs(t-e)<=kb*Math.
max(Math.abs(t),Math.abs(e)),Un=(t,e,n)=>Math.min(Math.max(t,e),n),$l=(t,e,n)=>e>0&&n>100*e?Un(e*(n/e)**t,e,n):e*(1-t)+n*t;function Ob(t,e){const n=Array.from({
length:wb},(r,i)=>(i+1)*Fe%1),s=[...Array.from({length:Ml+1},(r,i)=>i/Ml),...n],o=s.map(r=>t*(1-r)+e*r);return t>0&&e>10*t&&o.push(...s.map(r=>Un(t*(e/t)**r,t,e))),
o.sort((r,i)=>r-i)}function Lo(t,e){if(!(e>1e-280&&e<1e280))return t;const n=10**(12-Math.ceil(Math.log10(e)));return Math.floor(t*n+.5)/n}function Tb(t,e,n=[]){
const s=e.map(([x,k])=>[x,Ob(...k)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=x=>{const k=t(x);return typeof k!="\
number"?(i=!0,NaN):(k<o&&([o,c]=[k,x]),k>r&&([r,l]=[k,x]),k)},d=x=>new Map(e.map(([k,R],v)=>[k,x(...R,v)])),h=(x,k)=>{const R=[d(_=>_),...e.length>1?[d((_,F)=>F),
d((_,F)=>$l(u(),_,F))]:[]];let v=0;for(const _ of R){let F=NaN;for(const P of k){const O=f(new Map(_).set(x,P));if(i)return;if(!Number.isNaN(F)&&!To(O,F)){const E=O>
F?1:-1;if(v===-E)return;v=E}F=O}}return v},m=(x,k,R,v,_,F)=>{const P=v.length-1;let O=Number(x.get(R)),E=k;const T=V=>{const me=_*f(new Map(x).set(R,V));return me>
E&&([O,E]=[V,me]),me};if(F)for(let V=0;V<=P;V+=Math.floor(v.length/Ab))T(v[V]);T(v[0]),T(v[P]);const L=v.findIndex(V=>V>=O),j=L<0?v.length:L;let C=v[Math.max(j-
2,0)],I=v[Math.min(j+1,P)],W=I-Fe*(I-C),H=C+Fe*(I-C),G=T(W),X=T(H);for(let V=0;V<Eb;V++)G>X?([I,H,X]=[H,W,G],W=I-Fe*(I-C),G=T(W)):([C,W,G]=[W,H,X],H=C+Fe*(I-C),
X=T(H));return T(Un(Lo((C+I)/2,Math.max(Math.abs(v[0]),Math.abs(v[P]))),v[0],v[P])),[O,E]},p=(x,k,R,v)=>{let _=k,F=R,P=1;for(let O=0;O<xb;O++,P*=2){const E=new Map(
s.map(([L,j])=>{const C=P*(Number(k.get(L))-Number(x.get(L)));return[L,Un(Number(_.get(L))+C,j[0],j[j.length-1])]})),T=v*f(E);if(!(T>F))break;[_,F]=[E,T]}return[
_,F]},b=(x,k)=>{let R=new Map(x),v=k*f(x);for(let _=0;_<vb;_++){const F=new Map(R),P=v;for(const[O,E]of s){if(i)return;const[T,L]=m(R,v,O,E,k,_===0);R.set(O,T),
v=L}if(s.length>1&&_&&([R,v]=p(F,R,v,k)),!(v-P>Nb*Math.max(Math.abs(v),Math.abs(P))))break}},g=(x,k,R)=>{const v=[R];for(const[,_]of[...x].sort(([F],[P])=>k*(P-
F))){if(v.length>$b)break;const F=P=>e.some(([O,[E,T]])=>Math.abs(Number(_.get(O))-Number(P.get(O)))>Sb*(T-E));v.every(F)&&v.push(_)}return v},w=x=>({ends:x,at:[
c,l]});for(const x of n)f(x);const y=s.map(([x,k])=>h(x,k));if(i)return;if(y.every(x=>x!==void 0)){const x=f(d((R,v,_)=>Number(y[_])>=0?R:v)),k=f(d((R,v,_)=>Number(
y[_])>=0?v:R));if(!i&&To(x,o)&&To(k,r))return w([o,r])}const M=[],$=x=>{M.push([f(x),x])};for(let x=0;x<yb&&!i;x++)$(d((k,R)=>$l(u(),k,R)));if(e.length<=Mb)for(let x=0;x<
2**e.length&&!i;x++)$(d((k,R,v)=>x>>e.length-1-v&1?R:k));if(i)return;const S=Math.max(...M.map(([x])=>Math.abs(x)));for(const x of[-1,1])for(const k of g(M,x,x<
0?c:l))i||b(k,x);const A=Math.max(Math.abs(o),Math.abs(r));return i||S>0&&A>_b*S?void 0:w([Lo(o,A),Lo(r,A)])}var Lb=Object.freeze({__proto__:null,findExtremes:Tb});
async function Cb(t,e,n,s){const o=D(t,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").
filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await Sl(l.href,n).catch(()=>null);if(u===null)c.forEach(vl),r.left+=c.length;else if(u){
const{state:f}=_s(Ue(e),u);f.size&&jb(c,u,f,r)}}return r}async function Rb(t,e,n){const s=await Sl(new URL(t[0].url,document.baseURI).href,n).catch(()=>{}),o=t.
map(i=>i.columns.length&&t.length===1?Ib(i):void 0);if(s){const{state:i}=_s(Ue(e),s),a=qb(s,t[0].id),c=s.under(new Map),l=s.under(i);t.forEach((u,f)=>o[f]??=Pb(
u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const Ib=({value:t,name:e,says:n})=>({value:t,name:e,
says:n,isMoved:!1});function qb({entries:t},e){const n=new Set([e]);for(const s of n){const{p:o=[],picks:r=[]}=t.get(s)??{};for(const i of[...r,...o.flat()])typeof i==
"string"&&t.has(i)&&n.add(i)}return n}function Pb(t,e,n,s,o,r){const i=(t.columns.length?t.columns.filter(a=>n.has(a)):[t.id]).filter(a=>e.entries.has(a));try{e.
allow(Mt);const a=i.map(h=>Wn(e,h,s,r)),c=i.some((h,m)=>a[m]!==Wn(e,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>Fb(e,h,r)))].join(" or ");
if(!i.length)return;if(!t.columns.length)return{value:l,name:t.name,says:t.says,isMoved:c};const f=t.name.slice(t.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{
value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==t.name}}catch(a){if(!(a instanceof tt))throw a;return}}const Fb=(t,e,n)=>(t.entry(e).picks??
[]).map(n).join(".");function Wn(t,e,n,s){const{c:o,rows:r,u:i}=t.entry(e);return o?s(e)?"holds":"does not hold":r?t.say(e,s(e)):Z(t.text(e,n,s),i)}async function Sl(t,e){
const n=new URL(t);n.hash=n.search="";const s=await fetch(n,{signal:e});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.
text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await ci(i.q,t),await ei(i.q),await ti(),
ii(oi(i))}function jb(t,e,n,s){const o=new Map,r=e.under(o),i=e.under(n);for(const a of t){const c=e.key(a.dataset.row);try{if(!e.entries.has(c))throw new tt;e.
allow(Mt);const l=Wn(e,c,n,i);if(l===Wn(e,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`was ${u?.textContent} in the last build`,a.classList.add(
"is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof tt))throw l;vl(a),s.left+=1}}}function vl(t){t.classList.add("is-later"),t.title="not recomputed: fro\
m the last build"}var Db=Object.freeze({__proto__:null,rechain:Rb,recompute:Cb});async function zb(t){const{root:e,model:n,signal:s}=t;for(const r of D(e,"table\
[data-sortable] thead th")){const i=mt("cg-sort","",()=>Hb(r));i.append(...r.childNodes),r.append(i)}U(e,"click",{signal:s},({target:r})=>{const i=r.closest('[d\
ata-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Gt(xs(i.closest("figure, section")?.querySelector("table")),i),a&&t.set(n.parseCase(a.dataset.cell))}),
U(e,"keydown",{signal:s},Bb);const o=e.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return o2});return D(e,".cg-table").map(r=>i=>{
Ub(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function Bb(t){const e={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[t.key],n=t.target instanceof
Element?t.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!e||!n||!s||t.ctrlKey||t.metaKey||t.altKey)return;const o=[...s.
tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+e[1]]?.cells[r.cellIndex+e[0]]?.querySelector("button");t.preventDefault(),
a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function Ub(t,{model:e,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&
[...e.parseCase(c)].every(([l,u])=>J(n(l),u,1e-9));for(const c of D(t,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=e.key(u);o(c,()=>{if(e.
entries.has(h)){const m=e.text(h,d,f),p=c.querySelector("button");if(z(p??c,m==="–"?"":m),t.dataset.scale){const[,b,g]=[e.spread(h,d,f)].flat();c.dataset.v=String(
g===void 0?f(h):b)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${Z(m,e.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of D(t,"[da\
ta-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(t.querySelector("tr.is-rest")&&o(t,()=>xl(t)),t.dataset.checks){const c=t.dataset.
checks.split(" ").map(e.key),l=u=>u!==void 0&&c.some(f=>e.entries.has(f)&&!i(u).read(f));o(t,()=>{const u=new Set;for(const f of D(t,"tbody td")){const d=f.dataset.
cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}Wb(t,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),
e)})}}function Wb(t,e,n){const s=D(t.closest("figure")??t,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),
a=n.entries.has(i)?e(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.
filter(i=>!i.dataset.broken))r.hidden=!o}function xl(t){const e=[...t.tBodies[0].rows],n=e.filter(r=>!r.matches(".is-rest")).length,s=e.findIndex(r=>r.querySelector(
".is-current")),o=s<n?n:n-1;e.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function Hb(t){const e=t.closest("table")?.tBodies[0],n=t.getAttribute("\
aria-sort")!=="ascending",s=a=>a.cells[t.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...e?.rows??[]].sort(
(a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of t.parentElement?.children??
[])a.removeAttribute("aria-sort");t.setAttribute("aria-sort",n?"ascending":"descending"),e?.append(...r);const i=t.closest("table");i?.querySelector(".is-rest")&&
xl(i)}var Gb=Object.freeze({__proto__:null,mount:zb});const Co=6,Kb=", outside",Vb=11,Yb=.02,Xb=1e-9,Zb=1.2;function Jb(t){const e=D(t.root,"svg[data-x]").map(n=>tw(
t,n));for(const n of e)ow(t,n),n.data?.addEventListener("toggle",()=>Ro(t,()=>ve(t,n)),{signal:t.signal});return e.map(n=>s=>s.attempt(n.svg,()=>Qb(s,n)))}function Qb(t,e){
Mi(t,e);for(const s of e.lines)$i(t,e,s);ew(e);const n=e.points.map(s=>nw(t,e,s));$e(e.svg,e,n.filter((s,o)=>!e.points[o].e.dataset.point)),e.ridge&&sw(t,e,e.ridge),
ve(t,e)}function Ro({model:t},e){t.allow(ms),te(e),t.allow(Mt)}function tw({model:t},e){const n=e.closest("figure")??e,s=pi(e),o=gi(t,e,n),r=D(e,"[data-point]").
map(i=>({e:i,key:t.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Kt(a,"x")-Kt(i,"cx"),Kt(a,"y")-Kt(i,"cy")])}));return{svg:e,host:e,x:it(e.dataset.ax),y:it(e.dataset.
ay),built:it(e.dataset.ay),swept:t.key(e.dataset.x),lines:o,points:r,ridge:e.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function ew({lines:t}){
const e=t.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=e.filter(({own:s})=>s).map(({label:s})=>Kt(s,"y"));for(const{label:s,
own:o}of e)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Kt(s,"y"))<Vb))}function nw({model:t,inCase:e,state:n,now:s},{x:o,y:r,swept:i},{
e:a,key:c,labels:l}){const{read:u}=e(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(
r.to,Math.min(r.from,h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[
a,...l.map(([w])=>w)])g.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&$t(a,{cx:m[0],cy:m[1]});for(const[g,w,y]of l)f&&g.textContent&&z(
g,Z(t.text(c,n,s),t.entry(c).u)+(p?Kb:"")),b&&$t(g,{x:m[0]+w,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function sw(t,e,n){const{x:s,y:o,swept:r,lines:i}=e,
a=i.find(({e:S})=>S.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Et,[l,u,f,d]=[0,1,Et-1,Et].map(S=>a?Number(dn(t,e,a,s.of(S/Et)).value):NaN),h=Math.abs(Math.log(
u/l)/c-1)<=Yb&&J(f,d,Xb);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(t.now(r)),b=o.at(Number(t.now(a.key))),g=s.at(m),[w,y,M,$]=[".\
ridge",".strong",".gap",".tone-gap"].map(S=>n.querySelector(S));$t(w,{x1:g,x2:g,y1:o.at(d)}),$t(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),$t(y,{x:g}),z(y,
`ridge ${t.model.say(r,m)}`);for(const S of[M,$])S?.classList.toggle("hide",!(m/p>Zb&&p>s.lo));$t(M,{x1:s.at(p)+9,x2:g,y1:b,y2:b}),$t($,{x:g,y:b}),z($,`${Wt(m/p)}\
× short of the ridge`)}function ow(t,e){const{svg:n,x:s,y:o,swept:r,lines:i}=e,{model:a,signal:c}=t,l=n.parentElement?.querySelector(".cg-read")??q("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=dn(t,e,w,p),S=w.e.matches(".is-chosen");return{own:S,y:Number($),name:w.e.dataset.label??"",text:Z(a.text(w.key,y,M),S?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const g=b.slice(0,Co).map(({own:w,name:y,text:M})=>q(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,Ns(r,p))}: `,...g.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Co?` and ${b.length-Co} more`:""),$t(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};U(n,"pointermove",{signal:c},p=>{const b=f.getBoundingClientRect(),g=(p.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(g-s.from)/(s.to-s.from))),Ro(t,h)}),U(n,"pointerleave blur",{signal:c},m),U(n,"keydown",{signal:c},p=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[p.key];b&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+b)),Ro(t,h))})}var rw=Object.freeze({__proto__:null,
mount:Jb});const iw=4,aw=520,cw=.01,lw=.05,Al=6,uw=.1,Nl=100;function Hn(t,e){const n=t.entry(e),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,El((o-s)/Nl)):fw(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<cw:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+bt(n,d).toPrecision(3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):on(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(lw*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const fw=(t,e,n)=>El(
(bt(t,n)-bt(t,e))/Nl)*(t.f??1);function El(t){const e=10**Math.floor(Math.log10(t));return e*([1,2,5,10].find(n=>n*e>=t*.999)??10)}function Io({key:t},e,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Al,PageDown:-Al}[t];return s?{value:e.stepped(n,s)}:t==="Home"||t==="End"?{value:t==="Home"?e.lo:e.hi}:t===
"Delete"||t==="Backspace"?{value:void 0}:void 0}function dw(t){const e=D(t.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:t.model.key(s.dataset.q)})),n=({model:s,
now:o}=t)=>{for(const{e:r,key:i}of e){const a=o(i);r.setAttribute("aria-valuenow",Wt(bt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of e){const r=Hn(t.model,o),{lo:i,hi:a}=r,c=l=>Wt(bt(t.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),hw(t,s,o,r)}for(const s of D(t.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function hw(t,e,n,s){const{signal:o}=t,
r=()=>Number(t.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!J(a,r())?t.set(new Map([[n,a]]),c,l):l&&c==="drag"&&t.set(new Map([[n,a]]),c,l)};U(e,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||mw(e,a,r(),s,i,()=>kl(t,e,n))}),U(e,"dblclick",{signal:o},()=>{e.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),U(e,"keydown",{signal:o},a=>{if(a.target!==e||a.ctrlKey||a.metaKey||a.altKey)return;const c=Io(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))kl(t,e,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function mw(t,e,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;t.setPointerCapture(e.pointerId),U(t,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-e.clientX)*(f?uw:1);if(!i&&Math.abs(d)<iw)return;
i=!0,t.classList.add("is-drag");const h=s.moved(n,d/aw);h!==a&&o(a=h,"drag",!1)}),U(t,"pointerup pointercancel",{signal:l},u=>{c.abort(),t.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function kl(t,e,n,s=""){if(e.querySelector("input"))return;const{model:o}=t,r=q("input","cg-grip__entry"),i=q(
"span","cg-grip__why"),a=o.text(n,t.state,t.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",e.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&t.set(new Map([[n,d]])),f&&e.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),e.append(r,i),r.focus(),s||r.select()}var pw=Object.
freeze({__proto__:null,keyed:Io,mount:dw,scale:Hn});const _l=3,Ol=7.4,gw=78,bw=15,ww=40;function yw(t){const e=D(t.root,".cg-fig").map(n=>Mw(t,n));for(const n of e)
$w(t,n);return n=>{for(const s of e)n.attempt(s.figure,()=>{vw(n,s),Ew(n,s),ve(n,s)})}}function Mw({model:t},e){const n=t.key(e.dataset.in);return{figure:e,host:e,
swept:n,x:it(e.dataset.ax),y:it(e.dataset.ay),built:it(e.dataset.ay),result:t.key(e.dataset.out),lines:gi(t,e,e),hand:e.querySelector(".cg-axis input"),by:Hn(t,
n),drawn:"",data:e.querySelector(".cg-numbers")}}function $w(t,e){const{hand:n,x:s,by:o,swept:r,figure:i}=e,{signal:a}=t,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),t.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};U(n,"input change",{signal:a},u=>l(u.type==="change")),U(n,"keydow\
n",{signal:a},u=>{const f=Io(u,o,Number(t.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),t.set(new Map([[r,f.value]])))}),e.data?.addEventListener(
"toggle",()=>ve(t,e),{signal:a}),U(i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){
return Ni})).take(t,e,f,u)}),Sw(t,e)}function Sw(t,e){const{figure:n,x:s,swept:o,lines:r}=e,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??
null;if(!i||!a)return;const c=i.appendChild(q("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read \
hide"),a.append(l);const u=(f,d)=>{const h=e.by.fit(s.of(f)),m=r.map(p=>({line:p,...dn(t,e,p,h)})).map(({line:p,state:b,read:g,value:w})=>({far:Math.abs(Xt(e.y.
at(Number(w)))-d),text:`${p.e.dataset.label??""} ${Z(t.model.text(p.key,b,g),t.model.entry(p.key).u)}`})).sort((p,b)=>Number.isNaN(p.far)?1:p.far-b.far||0);c.replaceChildren(
`${t.model.say(o,h)}: `,...m.slice(0,_l).flatMap(({text:p},b)=>[b?", ":"",q(b?"span":"b","",p.trim())]));for(const[p,b]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.
setAttribute(p,`${100*b}%`);l.classList.remove("hide")};U(i,"pointermove pointerdown",{signal:t.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!d?.width)return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(t.model.allow(ms),te(()=>u(h,100*(f.clientY-d.top)/d.height)),t.model.allow(Mt))}),U(i,"pointe\
rleave",{signal:t.signal},()=>{l.classList.add("hide"),z(c,"")})}function vw(t,e){const n=new Map(t.state);n.delete(e.swept);const s=JSON.stringify([t.done,...[
...n].sort()]);if(s===e.drawn||e.drawn===""&&t.done&&!n.size)return;e.drawn=s,Mi(t,e);const o=e.lines.map(i=>({line:i,at:Xt($i(t,e,i)),own:i.e.matches(".is-chos\
en")}));Aw(e,o,t);const r=e.lines.find(({e:i})=>i.matches(".is-limit"));r&&xw(t,e,r)}function xw(t,e,n){const{figure:s,x:o,y:r}=e,i=s.querySelector(".beyond"),a=n.
e.getAttribute("d")??"",c=i?.matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:
"");const u=l&&t.done?Tl(t,e,t.model.key(l.dataset.crossing)):void 0,f=u&&Number(t.model.under(new Map(t.state).set(e.swept,u.at))(n.key));if(l?.classList.toggle(
"hide",f===void 0||!Number.isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Xt(o.at(u.at)),Xt(r.at(f))],b=m<bw;for(const[g,w,y]of[[d,"cx","cy"],
[h,"x","y"]])g.setAttribute(w,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.
isBelow?"up to":"from"} ${t.model.say(e.swept,u.at)}`)}function Tl({model:t,state:e},{x:n,swept:s},o){const r=p=>t.under(new Map(e).set(s,p))(o)===1,i=Array.from(
{length:Et+1},(p,b)=>n.of(b/Et)),a=i.map(r),c=a.flatMap((p,b)=>b&&p!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],
i[l]];for(let p=0;p<ww;p+=1){const b=(f+d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=t.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(
p-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}const Xt=t=>Number.isFinite(t)?Math.max(0,Math.min(100,t/10)):NaN;function Aw(t,e,{model:n}){const s=D(t.figure,
".cg-fig__end"),o=t.lines.some(({e:f})=>f.dataset.line),r=e.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>Ll(
f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,_l),c=[...new Set(a.
filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Nw(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle(
"hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute(
"y",`${u[d]}%`),z(p,`${h.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:d}of e)f.e.classList.toggle("was",o&&!d&&Ll(f,n))}const Ll=({e:t},e)=>[
...e.parseCase(t.dataset.line)].every(([n,s])=>J(e.entry(n).v??NaN,s,1e-9));function Nw(t){const e=[];for(const s of t)e.push(e.length?Math.max(s,e[e.length-1]+
Ol):s);let n=100;for(let s=e.length-1;s>=0;s-=1)e[s]=Math.min(e[s],n),n=e[s]-Ol;return e}function Ew({model:t,state:e,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,
hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Xt),h=u.some(y=>y<-1||y>1001),m=!J(n(a),s(a))||!J(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(
y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[S,A]of Object.entries(M))Number.isNaN(A)||$?.setAttribute(S,`${A.toFixed(2)}%`);return $};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",t.say(a,n(a))),
p(".fill",{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const b=p(".value",{x:f,y:d}),g=f>gw;b?.classList.toggle("is-left",g),b?.setAttribute("dx",g?
"-11":"11"),z(b,Z(t.text(c,e,n),t.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),$e(o.querySelector(".cg-fig__lines"),
{x:r,y:i},u.some(Number.isNaN)?[]:[u]);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Xt(w[0]),cy:Xt(w[1])}),o.querySelector(".ghost")?.classList.
toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var kw=Object.freeze({__proto__:null,crossingOf:Tl,mount:yw});const Cl={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},_w=2,Rl=Object.keys(
Cl),Il=180,Ow=250,qo=8;function Tw(t){const{root:e,signal:n}=t;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),
o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),t.model.allow(Mt),s=te(()=>Cw(t,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-de\
scribedby",s.id),Lw(s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&
(s?.contains(h)||o?.contains(h));U(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),U(e,"pointerover",{signal:n},h=>{
const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),Il)}),U(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?
a(c,Ow):u(h.target)&&!s&&clearTimeout(r))}),U(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),U(e,"focusin",{signal:n},h=>{const m=u(h.target);
m?.matches(":focus-visible")&&l(m)}),U(e,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),U(e,"click",{signal:n,capture:!0},h=>{const m=u(h.
target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),U(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=e.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&
matchMedia("(hover: hover)").matches&&a(()=>l(d),Il),()=>{}}function Lw(t,e){const n=e.bottom+t.offsetHeight+8<innerHeight||e.top<t.offsetHeight+60,s=Math.max(8,
Math.min(e.left-12,document.documentElement.clientWidth-t.offsetWidth-8));t.style.left=`${s+scrollX}px`,t.style.top=`${(n?e.bottom+7:e.top-t.offsetHeight-7)+scrollY}\
px`}function Cw(t,e){const{model:n,state:s,now:o,was:r}=t,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=e.dataset,b=e.querySelector(".cg-\
claim__text")?.textContent??e.textContent??"",g=e.matches(".cg-live"),w=Rl.find(L=>e.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=g?
s:n.parseCase(e.dataset.with),S=g?o:$.size?n.under($):r,A=$.size?new Map([...s,...$]):s,x=A===s?o:n.under(A),k=M&&!g&&!J(x(y),S(y)),R=g?"":q("span",`cg-chip is-${w}`,
Cl[w]+(k?" as written":"")),v=q("div","cg cg-card",q("div","cg-card__top",q("span","cg-num",b),R));v.id="cg-card",v.setAttribute("role","dialog"),v.setAttribute(
"aria-label",`${g?"value":"claim"} ${b}`);const _=e,F=_.hash&&document.getElementById(decodeURIComponent(_.hash.slice(1))),P=F&&n.key(F.dataset.row)===y&&F.querySelector(
".cg-steps__body");P?v.append(Rw(P,n,$,S)):M&&v.append(q("p","cg-card__in","computed: ",q("b","cg-num",ql(t,y,$,S,e)))),(a||c)&&v.append(Iw(+(a??NaN),+(c??NaN),
[...new Set([u,f])].map(Number),d,w)),h&&v.append(q("p",g||Rl.indexOf(w)>_w?"cg-card__in":"cg-card__why",...h.split("`").map((L,j)=>j%2?q("code","",L):L)));const O=M?
[...n.inputs(y)].filter(L=>S(L)!==void 0).map(L=>`${L.split("#")[1]} ${n.say(L,S(L))}`):[],E=m??O.slice(0,qo).join(" · ")+(O.length>qo?` and ${O.length-qo} mor\
e`:"");E&&v.append(q("div","cg-card__in",`${g?"for":"as written, for"} ${E}`)),k&&v.append(q("div","cg-card__now",q("span","","your scenario"),q("b","cg-num",ql(
t,y,A,x,e))));const T=q("div","cg-card__foot",p?q("span","",p):"");return _.href&&T.prepend(Object.assign(q("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"\
go to source"),{href:_.href})),v.append(T),v}function Rw(t,e,n,s){const o=t.cloneNode(!0);for(const r of D(o,"[data-nocard]"))r.remove();for(const r of D(o,"[da\
ta-q]"))e.entries.has(e.key(r.dataset.q))&&z(r,Z(e.text(e.key(r.dataset.q),n,s),r.dataset.u));return o}function ql({model:t},e,n,s,o){const{c:r,u:i}=t.entry(e);
return r?{1:"true",0:"false"}[String(Number(s(e)))]??"not computed":Z(t.text(e,n,s,Ms(o)),i)}function Iw(t,e,n,s,o){const r=[t,e,...n].filter(Number.isFinite),i=Math.
min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(e)/(e-t)))+2)||4,f=p=>Wt(p,Math.min(u,12)),d=Number.
isFinite(t)?l(t):4,h=Number.isFinite(e)?l(e):296,m=de("svg",{class:`cg-band ${["holds","partly","agrees"].includes(o)?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"\
0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(t)?f(t):"any"} to ${Number.isFinite(e)?f(e):"any"} ${s}, computed ${n.map(f).join(
" to ")}`),m.append(de("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),de("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(de(
"line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(de("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const p of[t,e])Number.
isFinite(p)&&m.append(de("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));return m}function de(t,e,n=""){const s=document.createElementNS("http://www.w3.org/2\
000/svg",t);for(const[o,r]of Object.entries(e))s.setAttribute(o,String(r));return s.textContent=n,s}var qw=Object.freeze({__proto__:null,mount:Tw});const Rt=64,
Zt=16;function Pw(t,e){let n=0;for(let d=0;d<t.length;d++)n+=t[d];const s=n/t.length,o=Array.from(e,(d,h)=>h).sort((d,h)=>e[d]-e[h]),r=Math.floor(o.length/Rt),i=Array.
from({length:Zt},()=>new Float64Array(Rt)),a=new Float64Array(Zt);o.forEach((d,h)=>{const m=t[d]-s,p=h%Zt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});const c=Pl(i,a,-1);
if(c===void 0)return;const l=i.map((d,h)=>Pl(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Zt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Zt-1)/Zt)]}function Pl(t,e,n){
const s=t.map((u,f)=>f).filter(u=>u!==n),o=s.length*nt/(Rt*Zt);let r=0,i=0,a=0;for(const u of s)a+=e[u];for(let u=0;u<Rt;u++){let f=0;for(const d of s)f+=t[d][u];
r+=f,i+=f*f/o}const c=r*r/(o*Rt),l=a-c;if(i-=c,l>0)return(i-(Rt-1)*(l-i)/(o*Rt-Rt))/l}const Po=1e-4,Fw=5e-5,jw=48,Dw=()=>t=>{for(const e of D(t.root,"[data-sens\
]"))t.attempt(e,()=>{zw(t,e),Bw(t,e)})};function zw({model:t,state:e,now:n},s){const o=t.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=t.key(a.
dataset.in),l=Number(n(c)),[u,f]=[1+Po,1-Po].map(d=>Number(t.under(new Map([...e,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(Po*(u+f))]})),i=Math.max(1e-9,...[
...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=Fw&&Number.isFinite(
c)),u=jw*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<
0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[p,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,b)}else z(a.firstElementChild,Number.isFinite(c)?
l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function Bw({model:t,state:e},n){const s=D(n,"[data-share]"),o=s.length?t.
draws(t.key(n.dataset.sens),e):void 0;for(const r of s){const i=o&&t.draws(`${t.key(r.dataset.share)}~`,e),a=o&&i&&Pw(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?Uw(...a):"–")}}const Uw=(t,e)=>t<2*e?`at most ${Math.max(1,Math.ceil(100*(Math.max(
t,0)+2*e)))} %`:`${Math.floor(100*t+.5)} ± ${Math.ceil(200*e)} %`;var Ww=Object.freeze({__proto__:null,mount:Dw});const Hw=3,Fl=48,Gw=24,jl={holds:"✓",failing:"\
✗",unknown:"–"};function Kw(t){const{model:e,root:n}=t,s=D(n,".cg-limit").map(o=>({e:o,key:e.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
e.key).filter(r=>e.entries.has(r)),gap:e.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>Vw(o,r));for(const r of D(n,"[data-under]"))Xw(o,r)}}const Fo=(t,e)=>{const n=t(e);return n===void 0?
void 0:!!n};function Vw(t,e){const{model:n,now:s,state:o}=t,{e:r,key:i,bar:a}=e,c=Fo(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(jl))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),jl[l]);for(const u of D(r,"[data-gap]")){const f=n.
key(u.dataset.gap);z(u,Z(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&Yw(t,a),t.done&&Zw(t,e,c)}function Yw({model:t,now:e},n){const s=n.querySelector(
"line"),o=d=>Number(e(t.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function Xw({model:t,now:e},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>Fo(e,t.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():z(r??n.querySelector("small")?.appendChild(q("span","cg-out__given")),i)}function Zw(t,e,n){const{ways:s}=e,o=n===!1?JSON.stringify([
...t.state]):"";if(!s||o===e.said)return;e.said=o;const r=n===!1?te(()=>Dl(t,e))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],mt("cg-preset",`${Jw(t,i)}: ${t.model.say(i,a)}`,()=>t.set(new Map([[i,a]])))])),r.length&&s.prepend(q("span","","It would be true with "))}const Jw=({
model:t},e)=>t.entry(e).n??e.slice(e.indexOf("#")+1);function Dl(t,e){const{model:n,state:s}=t,{key:o,inputs:r}=e,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=Qw(t,e,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===Hw)break}return c}function Qw(t,{key:e,
gap:n},s){const{model:o,state:r,now:i}=t,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&Fo(o.under(new Map(r).set(
s,g)),e)===!0;if(a){const g=w=>Number(o.under(new Map(r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,g(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}
if(c){const g=[...c].sort((y,M)=>y-M),w=g.findIndex(y=>y>=Number(h));return ty(g,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=Hn(o,s);
return[-1,1].map(g=>ey(p,h,g,m)).filter(g=>g!==void 0).sort((g,w)=>Math.abs(g-h)-Math.abs(w-h))[0]}const ty=(t,e)=>t.map((n,s)=>[n,Math.abs(s-e)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function ey(t,e,n,s){let o=0;for(let r=1;r<=Fl;r+=1){const i=r/Fl,a=t.moved(e,n*i);if(!(a===t.moved(e,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<Gw;l+=1){const u=(o+c)/2;s(t.moved(e,n*u))?c=u:o=u}return t.moved(e,n*c)}if(o=i,a===(n<0?t.lo:t.hi))break}}}var ny=Object.freeze({__proto__:null,
mount:Kw,waysOf:Dl});function sy({root:t,signal:e,model:n,link:s}){const o=D(t,".cg-field, .cg-own__cell").map(i=>{const a=i.querySelector("[data-p]");return[i,
n.key(a?.dataset.p)]});U(t,"click",{signal:e},({target:i})=>{const a=i.closest(".cg-panel__copy"),c=a?.closest(".cg-panel");a instanceof HTMLElement&&c instanceof
HTMLElement&&Gt(ry(c,s()),a)});const r=i=>{const a=i instanceof HTMLDetailsElement&&i.matches(".cg-own")?i:null,c=a&&zl(a),l=a?.closest(".cg-panel")?.querySelector(
".cg-panel__answers");if(!c||!l)return;const u=c.contains(document.activeElement)?document.activeElement:null,f=a.open&&l.getBoundingClientRect().left>a.getBoundingClientRect().
right;(f?l:a).append(c),u?.focus({preventScroll:!0}),f&&!u&&c.querySelector("input")?.focus({preventScroll:!0})};return t.addEventListener("toggle",({target:i})=>r(
i),{signal:e,capture:!0}),D(t,".cg-own[open]").forEach(r),({state:i,now:a})=>{for(const[c,l]of o)c.classList.toggle("is-changed",i.has(n.settable(l,a)))}}const zl=t=>document.
getElementById(t.querySelector("summary")?.getAttribute("aria-controls")??""),Bl=t=>(t?.innerText??"").replace(/\s+/g," ").trim(),It=(t,e)=>[...t.querySelectorAll(
e)].filter(n=>n instanceof HTMLElement),jo=(t,e)=>Bl(It(t,e)[0]),Ul=t=>`${t.querySelector("input")?.value??""} ${t.querySelector(".cg-row__unit")?.textContent??
""}`.trim();function oy(t){const e=t.querySelector("select")?.selectedOptions[0]?.text,n=It(t,":scope > .cg-field__entry")[0],s=e??(n?Ul(n):(t.querySelector(".c\
g-field__val")?.textContent??"").trim()),o=It(t,".cg-own")[0],r=It((o&&zl(o))??t,".cg-own__cell.is-changed").map(i=>`${i.querySelector(".cg-own__name")?.textContent}\
 ${Ul(i)}`);return`${jo(t,".cg-field__name")}: ${s}${r.length?` with ${r.join(", ")}`:""}`}function ry(t,e){const n=It(t,".cg-limit").map(o=>It(o,".cg-limit__sa\
y, .cg-limit__parts").map(Bl).join("; ")),s=It(t,".cg-out").map(o=>`${jo(o,"small")}: ${jo(o,"b")}`);return[It(t,".cg-field").map(oy).join("; "),...n,...s,e].filter(
Boolean).join(`
`)}var iy=Object.freeze({__proto__:null,mount:sy});const ay=.8,cy=80,Wl=3;function ly(t){const e=[...new Set(t.filter(Number.isFinite))].sort((s,o)=>s-o),n=Math.
min(...e.slice(1).map((s,o)=>s-e[o]));return Math.min(ay*n,cy)}function uy(t,e,n,s,o){e.forEach(({e:r},i)=>{const[a,c]=o[i].map(f=>Math.max(-1e4,Math.min(1e4,t.
at(f)))),l=Number.isFinite(n[i])&&Number.isFinite(c);if(r.classList.toggle("hide",!l),!l)return;const u={x:n[i],y:Math.min(a,c),width:s,height:Math.abs(c-a)};for(const[
f,d]of Object.entries(u))r.setAttribute(f,d.toFixed(1))})}function Hl(t,e,n,s){if(![e,n,s].every(Number.isFinite)||!s)return"";const o=t.at(n+s),r=t.at(n-s),i=t.
log&&Number.isNaN(r)?t.from:r;if(!Number.isFinite(o)||!Number.isFinite(i))return"";const a=c=>`M${(e-Wl).toFixed(1)} ${c.toFixed(1)}h${2*Wl}.0`;return`M${e.toFixed(
1)} ${o.toFixed(1)}V${i.toFixed(1)}${a(o)}${a(i)}`}function fy(t){const e=t.filter(([n])=>Number.isFinite(n));return e.map(([n,s],o)=>{if(!Number.isFinite(s))return"";
const r=o&&Number.isFinite(e[o-1][1]),i=e[o+1];return`${r?`V${s.toFixed(1)}`:`M${n.toFixed(1)} ${s.toFixed(1)}`}${i?`H${i[0].toFixed(1)}`:""}`}).join("")}const dy=20,
hy=360;function my(t){const e=D(t.root,"svg[data-rows]").map(n=>py(t,n));return n=>{for(const s of e)n.attempt(s.svg,()=>{gy(n,s);const o=s.lines.flatMap(r=>by(
n,s,r));$e(s.svg,s,[...o,...wy(n,s)])})}}function py({model:t},e){const[n,s]=[it(e.dataset.ax),it(e.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>e.
querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=D(e,"[data-run]").map(a=>{const c=D(e,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?t.key(
f.dataset.q):"",along:f.dataset.at?t.key(f.dataset.at):"",written:f.matches(".bar")?[f.matches(".hide")?NaN:o(n,+(f.dataset.cx??NaN)),parseFloat(f.dataset.v??"")]:
[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),err:f.dataset.err?t.key(f.dataset.err):"",half:parseFloat(f.dataset.half??""),
said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",look:a.
dataset.look??"",dots:c,band:r("band",a),errors:r("errors",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:e,x:n,y:s,built:{
x:n,y:s},lines:i}}function gy({done:t,model:e,now:n,state:s},o){if(!t)return;const r=s.size?o.lines.flatMap(f=>f.dots):[],i=r.flatMap(f=>{const{key:d,written:h}=f,
m=d?[e.spread(d,s,n)].flat():[h[1]],p=zo(n,f)||0;return[m.at(0),m.at(-1),he(n,f)-p,he(n,f)+p].map(Number)}),a=o.lines.some(({look:f})=>Do(f)),c=r.some(({along:f})=>f&&
!e.entry(f).iso),l=c?r.map(({along:f,written:d})=>f?Number(n(f)):d[0]):[];a&&i.length&&i.push(0,...Gl(n,o).flat(2));const u={y:i.length&&ln(i,o.built.y)||o.built.
y,x:l.length&&di(l,o.built.x,a)||o.built.x};for(const f of["x","y"])u[f].text!==o[f].text&&(o[f]=u[f],o.svg.dataset[`a${f}`]=u[f].text,Me(o.svg,f,u[f]))}function by({
model:t,now:e,state:n},{x:s,y:o},r){const{e:i,look:a,dots:c,band:l,errors:u,label:f,below:d}=r;if(Do(a))return[];const h=c.some(y=>y.key||y.along),m=y=>typeof y==
"number"?Math.max(-1e4,Math.min(1e4,o.at(y))):NaN,p=c.map(({key:y})=>y?[t.spread(y,n,e)].flat():[]),b=c.map(({key:y,along:M,written:$},S)=>[s.at(M?Number(e(M)):
$[0]),m(y?p[S].length===3?p[S][1]:e(y):$[1])]);if(i.matches(".is-apart")||i.setAttribute("d",a==="steps"?fy(b):hn(b.map(([y,M])=>[y,Number.isFinite(y)?M:NaN]))),
u?.setAttribute("d",b.map(([y],M)=>Hl(o,y,he(e,c[M]),zo(e,c[M]))).join("")),c.forEach((y,M)=>yy(t,e,n,y,b[M],[s,o])),l){const y=[-1,0].map(M=>p.map(($,S)=>[b[S][0],
m($.at(M))]));l.setAttribute("d",l.matches(".reach")?Kl(y):`${hn([...y[0],...y[1].reverse()])}Z`)}const[,g]=[...b].reverse().find(([,y])=>Number.isFinite(y))??[
0,NaN],w=g+d;return f&&w>dy&&w<hy&&f.setAttribute("y",w.toFixed(1)),h?b.filter(y=>y.every(Number.isFinite)):[]}const Do=t=>t==="bars"||t==="stacked",he=(t,{key:e,
written:n})=>{const s=e?t(e):n[1];return typeof s=="number"?s:NaN};function zo(t,{err:e,half:n}){const s=e?t(e):n;return typeof s=="number"&&s>=0?s:NaN}function Gl(t,{
lines:e}){const n=[],s=[];return e.filter(({look:o})=>o==="stacked").map(({dots:o})=>o.map((r,i)=>{const a=he(t,r),c=a<0?s:n,l=c[i]??0;return Number.isFinite(a)&&
(c[i]=l+a),[l,l+a]}))}function wy({model:t,now:e,state:n},s){const{x:o,y:r,lines:i}=s,a=i.filter(({look:d})=>Do(d)),c=i.filter(({look:d})=>d==="bars"),l=Gl(e,s);
if(!a.length)return[];const u=({along:d,written:h})=>o.at(d?Number(e(d)):h[0]),f=ly(a[0].dots.map(u));return a.flatMap(({look:d,dots:h,errors:m,band:p})=>{const b=d===
"bars"?c.length:1,g=d==="bars"?c.findIndex(A=>A.dots===h):0,w=d==="bars"?h.map(A=>[0,he(e,A)]):l.shift()??[],y=f/b,M=h.map(A=>u(A)+(g-b/2)*y);uy(r,h,M,y,w);for(const{
e:A,key:x,said:k}of h)x&&z(A.querySelector("title"),`${k}: ${Z(t.text(x,n,e),t.entry(x).u)}`);const $=M.map(A=>A+y/2);if(m?.setAttribute("d",$.map((A,x)=>Hl(r,A,
he(e,h[x]),zo(e,h[x]))).join("")),p){const A=h.map(({key:x})=>x?[t.spread(x,n,e)].flat():[]);p.setAttribute("d",Kl([-1,0].map(x=>A.map((k,R)=>[$[R],r.at(Number(
k.at(x)))]))))}return h.some(A=>A.key||A.along)?$.map((A,x)=>[A,r.at(w[x][1])]).filter(A=>A.every(Number.isFinite)):[]})}const Kl=([t,e])=>t.map(([n,s],o)=>[n,e[o][1],
s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function yy(t,e,n,{e:s,key:o,said:r},[i,a],[
c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is\
-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?
", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${Z(t.text(o,n,e),t.entry(o).u)}${d}`)}var My=Object.freeze({__proto__:null,mount:my});const Bo=.5,
je=2,Vl=1e4,De=-1,$y=20,Sy=360,Uo=t=>Math.max(-Vl,Math.min(Vl,t));function Yl(t,e,n,s){const o=[];let r=!1,i=!1;for(let a=0,c=0;a<t.length;a=c){const l=t[a];for(;c<
t.length&&t[c]===l;)c++;const u=e.slice(a,c).filter(Number.isFinite).map(Uo),f=(n+l*Bo).toFixed(1),d=r&&Number.isFinite(e[a])&&l!==De;if(d||(s&&r&&l!==De?o.push(
`H${f}`):i&&o.push("h0.5"),r=i=!1),!u.length||l===De)continue;const h=[u[0],Math.min(...u),Math.max(...u),u[u.length-1]].map(m=>m.toFixed(1));o.push(d?s?`H${f}V${h[0]}`:
`L${f} ${h[0]}`:`M${f} ${h[0]}`);for(let m=1;m<h.length;m++)h[m]!==h[m-1]&&o.push(`V${h[m]}`);i=!d&&new Set(h).size===1,r=Number.isFinite(e[c-1])}return o.join(
"")+(i?"h0.5":"")}function Xl(t,e,n){const s=new Map;t.forEach((i,a)=>{if(i===De||!Number.isFinite(e[a]))return;const c=Math.floor(i*Bo/je+.5);s.has(c)||s.set(c,
new Set),s.get(c)?.add(Math.floor(Uo(e[a])/je+.5))});const o=i=>[...i].sort((a,c)=>a-c),r=[];for(const i of o(s.keys())){const a=o(s.get(i)??[]);for(let c=0,l=0;c<
a.length;c=l+1){for(l=c;a[l+1]===a[l]+1;)l++;const u=`M${(n+i*je).toFixed(1)} ${(a[c]*je).toFixed(1)}`;r.push(`${u}${l>c?`V${(a[l]*je).toFixed(1)}`:"h0"}`)}}return r.
join("")}const vy=(t="")=>t.split(" ").flatMap(e=>{const[n,s=1]=e.split("*").map(Number);return Array(s).fill(n)}),Zl=(t,e)=>t.of((e-t.from)/(t.to-t.from));function Jl(t,e,n){
const s=o=>Uo(n.at(Zl(e,+o))).toFixed(1);return t.replace(/([ML][-\d.]+ )([-\d.]+)/g,(o,r,i)=>r+s(i)).replace(/V([-\d.]+)/g,(o,r)=>`V${s(r)}`)}function Wo(t){const e=[
1/0,-1/0,1/0];for(const n of t)typeof n!="number"||!Number.isFinite(n)||(e[0]=Math.min(e[0],n),e[1]=Math.max(e[1],n),n>0&&(e[2]=Math.min(e[2],n)));return e}function xy(t){
return D(t.root,"svg[data-dense]").map(e=>{const n={x:it(e.dataset.ax),y:it(e.dataset.ay)},s=vy(e.dataset.dense),o=e.dataset.columns?t.model.key(e.dataset.columns):
"",r=e.closest("figure"),i=D(r,".cg-numbers tbody tr").map(h=>[...h.children]),a=i.map(h=>h.map(m=>m.textContent)),c=D(e,"[data-ticks]").map(h=>[h,[...h.childNodes]]),
l=D(e,"[data-run]").map(h=>Ay(t,e,h));let u=!0,f=n;const d=()=>{for(const{e:h,path:m,shapes:p,label:b,height:g}of l){h.setAttribute("d",m);for(const[w,y]of p)w.
setAttribute("d",y);b&&b.setAttribute("y",g.toFixed(1))}for(const[h,m]of c)h.replaceChildren(...m);i.forEach((h,m)=>h.forEach((p,b)=>z(p,a[m][b]??""))),Ql(e,n),
$e(e,n,[]),f=n,u=!0};return h=>h.attempt(e,()=>{if(!h.state.size)return u?void 0:d();const m=M=>h.model.column(M,h.now)??s.map(()=>{}),p=o?m(o):void 0,b=l.map(({
key:M,written:$})=>M?m(M):$);u=!1;const g=o&&h.model.entry(o).iso;f=h.done?Ey(e,n,f,l,b,g?void 0:p):f;const w=p?p.map(M=>Ny(f.x,M)):s;l.forEach((M,$)=>ky(M,f,n,
w,b[$],!!p));const y=l.flatMap(({key:M},$)=>M?Wo(b[$]).slice(0,2):[]);$e(e,f,y.map(M=>[f.x.from,f.y.at(M)])),_y(h.model,i,o,p,l,b)})})}function Ay({model:t},e,n){
const s=r=>e.querySelector(`[data-${r}="${CSS.escape(n.id)}"]`),o=s("for");return{e:n,key:n.dataset.columns?t.key(n.dataset.columns):"",written:(n.dataset.numbers??
"").split(" ").map(r=>r?+r:NaN),reach:(n.dataset.reach??"").split(" ").map(r=>r==="nan"?1/0:parseFloat(r)),path:n.getAttribute("d")??"",shapes:["band","errors"].
flatMap(r=>{const i=s(r);return i?[[i,i.getAttribute("d")??""]]:[]}),label:o,hasErrors:!!s("errors"),height:Number(o?.getAttribute("y")),end:Number(n.dataset.end)}}
function Ny(t,e){const n=typeof e=="number"?t.at(e):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-t.from)/Bo+.5)):De}function Ey(t,e,n,s,o,r){const i=s.
flatMap(({key:c,reach:l},u)=>c?Wo(o[u]):l),a={y:ln(i,e.y)??e.y,x:r&&di(Wo(r).slice(0,2),e.x)||e.x};for(const c of["x","y"])a[c].text!==n[c].text&&Me(t,c,a[c]);return Ql(
t,a),a}function Ql(t,{x:e,y:n}){t.dataset.ax=e.text,t.dataset.ay=n.text}function ky({e:t,key:e,path:n,shapes:s,label:o,height:r,end:i},{x:a,y:c},l,u,f,d){for(const[
p,b]of s)p.setAttribute("d",d?"":Jl(b,l.y,c));let h=c.at(Zl(l.y,i));if(!e&&!d)t.setAttribute("d",Jl(n,l.y,c));else{const p=f.map(b=>typeof b=="number"?c.at(b):NaN);
t.setAttribute("d",t.matches(".is-apart")?Xl(u,p,a.from):Yl(u,p,a.from,t.dataset.look==="steps")),h=p.filter(Number.isFinite).pop()??i}const m=r+Math.max(c.to,Math.
min(c.from,h))-i;o&&m>$y&&m<Sy&&o.setAttribute("y",m.toFixed(1))}function _y(t,e,n,s,o,r){const i=(a,c)=>typeof c=="number"?t.figure(a,c):"";e.forEach((a,c)=>{let l=1;
s&&z(a[0],i(n,s[c])),o.forEach(({key:u,hasErrors:f},d)=>{u&&z(a[l],i(u,r[d][c])),l+=f?2:1})})}var Oy=Object.freeze({__proto__:null,densePath:Yl,densePoints:Xl,mount:xy});
const Ty=5,Ly=40,Cy=[1,2,5,10],tu=1e-12,Ry=5,Iy=6,Ho=t=>tu*Math.max(1,Math.abs(t));function eu(t){const e=Math.min(...t),n=Math.max(...t),s=Math.min(Math.max(Math.
ceil(2*t.length**(1/3)),Ty),Ly);let o=(n-e)/s||Math.abs(n)/10||1;o<tu*Math.max(Math.abs(e),Math.abs(n))&&(o=Math.abs(n)/10);const r=+`1e${Math.floor(Math.log10(
o))}`,i=(Cy.find(l=>l*r>=o*.999)??10)*r,[a,c]=[e,n].map(l=>Math.floor(l/i+Ho(l/i)));return{low:a*i,width:i,count:c-a+1,isClosed:!1}}function nu(t,{low:e,width:n,
count:s,isClosed:o}){const r=Array(s).fill(0);let i=0,a=0;for(const c of t){const l=(c-e)/n;let u=Math.floor(l+Ho(Math.max(Math.abs(c),Math.abs(e))/n));u===s&&o&&
l<=s+Ho(l)&&u--,u<0?i++:u>=s?a++:r[u]++}return{of:r,below:i,above:a}}function su({low:t,width:e},n){const s=t+n*e,o=Math.max(Math.abs(t),Math.abs(s),e),r=12-Math.
floor(Math.log10(o));return r>=0&&r<100?+s.toFixed(r):s}function qy(t){return D(t.root,"svg[data-bins]").map(e=>{const n={x:it(e.dataset.ax),y:it(e.dataset.ay)},
[s,o,r]=(e.dataset.bins??"").split(",").map(Number),i=r?{low:s,width:o,count:r,isClosed:!0}:void 0,a=t.model.key(e.dataset.columns??""),c=e.closest("figure"),l=[
e,c.querySelector("tbody")].map(Py),u=c.querySelector("[data-left-out]")?.textContent??"";let f=!0;return d=>d.attempt(e,()=>{if(!d.state.size){if(f)return;for(const g of l)
g();z(c.querySelector("[data-left-out]"),u),f=!0;return}const{factor:h,offset:m}=n.x,p=d.model.column(a,d.now)??[],b=p.filter(g=>typeof g=="number"&&Number.isFinite(
g)).map(g=>(g-m)/h);f=!1,Fy(c,e,n,b,i??(b.length?eu(b):void 0),p.length-b.length)})})}function Py(t){const e=[...t?.childNodes??[]].map(n=>n.cloneNode(!0));return()=>t?.
replaceChildren(...e.map(n=>n.cloneNode(!0)))}function Fy(t,e,n,s,o,r){const{factor:i,offset:a,from:c,to:l}=n.x,u=o?nu(s,o):{of:[],below:0,above:0},f=ln([0,Math.
max(Ry,...u.of)],n.y)??n.y;if(Me(e,"y",f),o){const[g,w]=[0,o.count].map(y=>su(o,y)*i+a);Me(e,"x",it([g,w,c,l,"lin",i,a].join()))}const d=o?(l-c)/o.count:0,h=u.of.
map((g,w)=>o?[0,1].map(y=>Wt(su(o,w+y),Iy)).join(" to "):""),m=D(e,".bar"),p=m[0]?.parentElement??e;for(const g of m)g.remove();u.of.forEach((g,w)=>{const y=document.
createElementNS("http://www.w3.org/2000/svg","rect"),M=f.at(g);y.setAttribute("class","bar is-tone1");for(const[$,S]of Object.entries({x:c+w*d,y:M,width:d,height:f.
from-M}))y.setAttribute($,S.toFixed(1));y.append(document.createElementNS("http://www.w3.org/2000/svg","title")),z(y.firstElementChild,`${h[w]}: ${g}`),p.append(
y)}),t.querySelector("tbody")?.replaceChildren(...u.of.map((g,w)=>{const y=document.createElement("tr"),M=y.appendChild(document.createElement("th")),$=y.appendChild(
document.createElement("td"));return M.scope="row",$.className="n",M.textContent=h[w],$.textContent=String(g),y})),z(t.querySelector("[data-left-out]"),jy(u,r))}
function jy({below:t,above:e},n){const s=(o,r,i)=>`${o} ${o===1?`row ${r}`:`rows ${i}`}`;return[t&&`${s(t,"is","are")} below the first interval.`,e&&`${s(e,"is",
"are")} above the last interval.`,n&&`${s(n,"has","have")} no value.`].filter(Boolean).join(" ")}var Dy=Object.freeze({__proto__:null,countsOf:nu,mount:qy,riceBins:eu});
const ou=3,zy=(t,e,n)=>fetch(t.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async s=>s.ok?ru(e,await s.json(),n):void 0).catch(()=>{});function ru(t,{inputs:e,
files:n},s){const o=new Map,r=[];for(const c of t.split(",").filter(Boolean)){const l=c.indexOf(":"),u=c.slice(0,l),f=Object.hasOwn(e,u)?e[u]:void 0,d=f&&By(c.slice(
l+1),f);if(!f||d===void 0){r.push(c);continue}const[h,m,p,b]=f,g=o.get(h)??new Map;o.set(h,g.set(m,[...g.get(m)??[],{start:p,length:b,value:d}]))}if(!o.size)return;
const i=[...o].sort().map(([c,l])=>Uy(c,l,n[c]));return[...[s,...r.length?[`Not in this patch: ${r.join(", ")}`]:[]].map(c=>`${c.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...i].join("")}function By(t,[,,,,e,n=""]){if(e===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(t)?t:void 0;if(e==="date")return/^\d{4}-\d\d-\d\d$/.test(t)?`date ${t}`:
void 0;const[,s,o]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(t)??[];return s&&o===n.trim()?`${s} ${e}`.trim():void 0}function Uy(t,e,n){const[s,o]=["a",
"b"].map(i=>Ky(`${i}/${t}`)),r=t.includes(" ")&&!s.startsWith('"')?"	":"";return[`diff --git ${s} ${o}
--- ${s}${r}
+++ ${o}${r}
`,...Wy([...e.keys()].sort((i,a)=>i-a),n).map(i=>Hy(i,e,n))].join("")}function Wy(t,e){const n=[];for(const s of t){let o=s,r=s;for(;s-o<ou&&Object.hasOwn(e,o-1);)
o--;for(;r-s<ou&&Object.hasOwn(e,r+1);)r++;const i=n.at(-1),a=Array.from({length:r-o+1},(c,l)=>o+l);i&&o<=i[i.length-1]+1?i.push(...a.filter(c=>c>i[i.length-1])):
n.push(a)}return n}function Hy(t,e,n){const s=`${t[0]},${t.length}`,o=[];let r=[];for(const i of t){const a=e.get(i);a?(o.push(`-${n[i]}
`),r.push(`+${Gy(n[i],a)}
`)):o.push(...r.splice(0),` ${n[i]}
`)}return`@@ -${s} +${s} @@
${[...o,...r].join("")}`}const Gy=(t,e)=>[...e].sort((n,s)=>s.start-n.start).reduce((n,{start:s,length:o,value:r})=>n.slice(0,s)+r+n.slice(s+o),t),Ky=t=>/["\\\t\n]/.
test(t)?`"${t.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:t;var Vy=Object.freeze({__proto__:null,patchFrom:zy,patchOf:ru});const Yy=/^[aefhilmnorsx]/i,
Xy=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,Zy=/^(?:hour|hono|hones|heir)/i;function Gn(t){const e=t.replace(/^[\s"'“‘(]+/,""),[n]=/^\d[\d,]*/.
exec(e)??[""],[s]=/^[a-z]+/i.exec(e)??[""];if(n){const r=n.replaceAll(",","");return r[0]==="8"||r.length%3===2&&/^1[18]/.test(r)}if(!s||/^[^\x00-\x7f]/.test(e.
slice(s.length)))return;const o=s.length===1||/^\d/.test(e.slice(s.length))||/^[A-Z]{2}/.test(s);if(!(o&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(s))){
if(o)return Yy.test(s);if(!/^uni[nm]/i.test(s))return/^[aeiou]/i.test(s)?!Xy.test(s):Zy.test(s)}}function Go(t,e,n){const[,s]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(
t)??[],o=Gn(n);return!s||o===void 0||Gn(e)!==/n$/i.test(s)||Gn(e)===o?"":o?`${s}n`:s.slice(0,1)}const iu=new WeakMap;function Jy(t){if(/^en\b/i.test(document.documentElement.
lang)){for(const e of t.querySelectorAll(".cg-claim__now")){const n=e.closest(".cg-claim"),{copy:s=""}=e.dataset;e.dataset.article=s?Go(n?.previousSibling?.textContent??
"",n?.dataset.text??"",s):""}for(const e of t.querySelectorAll(".cg-live[data-was]")){const n=e.previousSibling;if(!(n instanceof Text))continue;const s=iu.get(
e)??n.data,o=Go(s,e.dataset.was??"",e.textContent??""),r=o?s.replace(/an?(?=\s+$)/i,o):s;iu.set(e,s),n.data!==r&&(n.data=r)}}}var Qy=Object.freeze({__proto__:null,
agree:Jy,articleFor:Go,takesAn:Gn});function t2(t,e,n,{button:s,make:o,toHeading:r,keyOf:i}){const a=[...new Set(t)].slice(0,4).map(u=>`${u} (${au(u,e,i)})`),c=s(
"cg-bar__x","×",()=>{l.remove(),r(n)}),l=o("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${a.join(", ")} `,c);l.setAttribute("role","note"),c.
setAttribute("aria-label","close"),n.append(l)}function au(t,e,n){const s=t.indexOf(":"),{key:o}=n(t.slice(0,Math.max(s,0)),e);if(s<1||!e.entries.has(o))return"\
no input of this page";const{rows:r,picks:i,x:a}=e.entry(o);return r?"no row of its table":i||a?"no input of this page":e.parseEntry(t.slice(s+1),o).problem??"n\
ot taken"}var e2=Object.freeze({__proto__:null,refuse:t2,whyNot:au});const Ko=7,n2=1e-9;function cu(t,e){const n=t.map(r=>uu(r,e)),[s,o]=lu(n);return n.map(r=>{
if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(Ko-1,Math.floor(i*Ko+n2))})}const lu=t=>{const e=t.filter(n=>n!==void 0);return[Math.min(
...e),Math.max(...e)]};function uu(t,e){if(!(typeof t!="number"||!Number.isFinite(t)||e&&t<=0))return e?Math.log(t):t}function s2(t){const e=D(t,"td[data-cell]"),
n=t.dataset.scale==="log",s=e.map(a=>parseFloat(a.dataset.v??"")),o=cu(s,n);e.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});
const r=s.map(a=>uu(a,n)),i=t.closest("figure")?.querySelectorAll(".cg-heat b")??[];lu(r).forEach((a,c)=>z(i[c],e[r.indexOf(a)]?.textContent??""))}var o2=Object.
freeze({__proto__:null,STEPS:Ko,colour:s2,levels:cu})})();
