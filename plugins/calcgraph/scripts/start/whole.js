(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Af});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const ot=e=>new URLSearchParams(
e).get("s")??"",je=(e,t)=>e.split(",").flatMap(n=>n.split(":")[0].includes(".")?n:t&&n?`${t}.${n}`:[]).join(),Hn=(e,t)=>Wn(e,"s",t);function Wn(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const I=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},U=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},tu=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",eu=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function nu(e,t){U(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!su(e,s))return;const i=document.createElement("div");i.append(ou(r)),ru(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])eu.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const su=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function ou(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function ru(e){for(const t of e.querySelectorAll(tu))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");if(o&&n?.dataset.copy)o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`;else if(s&&n?.dataset.copy){s.textContent=n.dataset.copy;const r=t.previousSibling;n.dataset.article&&r instanceof
Text&&(r.data=r.data.replace(/an?(?=\s+$)/i,n.dataset.article))}else s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,"")} in your scenario)`);n?.
remove(),o?.before(" ")}}function iu(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.dataset.options?cu(s,
s.dataset.options):au(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Ko(e,t){const n=I(e,t.className,...[...t.childNodes].
map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.addEventListener(
"selectstart",s=>s.preventDefault()),n}function au(e){const t=Ko("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[s,o]of Object.
entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}function cu(e,t){
const n=Ko("label",e),s=I("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Vo(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const lu="pointerover focusin input change click",uu=12,fu=".cg, \
.cg-claim, .cg-live";let Gn="",Yo="";document.documentElement.classList.add("cg-js");function du({target:e}){const t=e instanceof Element&&e.closest("a[href]:no\
t([download])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=ot(o),i=t.dataset.q??=ot(n.search),a=n.pathname===
s?r:je(r,s===Yo?Gn:""),c=[a,i].filter(Boolean).join();n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||ot(n.search)===c||t.setAttribute("href",Hn(
n.href,c))}U(document,"pointerdown click",{capture:!0},du);function hu(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||
!t.hash||t.href.split("#")[0]===location.href.split("#")[0]&&e.stopPropagation()}function mu(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function Xo(e){for(const t of document.querySelectorAll(
".cg details[open]"))t.toggleAttribute("data-kept",e)}addEventListener("beforeprint",()=>Xo(!0),!0),addEventListener("afterprint",()=>Xo(!1));function Zo(e){const t=document.
getElementById(decodeURIComponent(location.hash.slice(1)));if(e.contains(t)){if(t.matches(".cg-field")){const n=t.querySelector("details");n&&(n.open=!0);const s=(n??
t).querySelector("input, select");s.focus(),s.select?.()}if(t.matches(".cg-row")){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??[])n.open||=
t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}}function pu(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");t&&(t.querySelector(".cg-loc")?.remove(),t.append(...e.querySelectorAll(".cg-foot .cg-loc")))}function gu(e){for(const t of e.
querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector(".is-current button")??n[0];for(const o of n)o.tabIndex=-(o!==s)}}const Kn=(e=200)=>new Promise(
t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function bu(){for(const e of document.querySelectorAll("[style*=content-visibility]"))await Kn(),e.style.
contentVisibility=e.style.containIntrinsicBlockSize=""}bu();async function wu(e,t){let n=performance.now();for(;;){const{done:s,value:o}=e.next();if(s)return o;
performance.now()-n<uu||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const Jo=e=>new Promise(t=>{matchMedia("(hover: none)").matches&&U(
window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function yu(e,t){U(document,"click",{signal:t,capture:!0},n=>{const s=n.target instanceof Element&&
n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.push(()=>s.click()))})}function Mu(e){if(!navigator.
userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(".cg select[data-p]");return[...[...t].filter(s=>s.type===
"radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].every(o=>o.defaultSelected))]}function $u(e,t){const n=new AbortController;
t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.includes('"navigation.instant.preview"')&&U(document,"pointerover f\
ocusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest("a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(
".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;U(document,"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(
function(){return Vf}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Su(e,t){const n=[],s=new Promise(o=>{U(window,"popstate",{signal:t},()=>{ot(location.
search)&&o()});for(const r of Mu(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,checked:a});for(const c of["input","change"])r.dispatchEvent(
new Event(c,{bubbles:!0}))}),o()}U(e,lu,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&i.closest(fu)))return;const{value:a,checked:c}=i;!/over|in$/.
test(r)&&!i.closest("[data-plot]")&&n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),o()})});return{done:n,
touched:s}}async function Qo(e,t,n,s){if(!e.querySelector(t))return;const o=[],r=new AbortController;U(e,"click input",{signal:r.signal},a=>{const{target:c,type:l}=a;
c instanceof Element&&c.matches("button, input")&&c.closest(t)&&(a.stopImmediatePropagation(),o.push(()=>c.dispatchEvent(new Event(l,{bubbles:!0}))))});const i=await s().
finally(()=>r.abort());if(!n.aborted){i(e,n);for(const a of o)a()}}class vu extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,
this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The scripts of this page could not sta\
rt; its values are from the last build.")})}disconnectedCallback(){this.#t.abort(),Gn=""}async#n(t){const n=this.parentElement??document.body,s=location.pathname,
o=this.querySelector("template")?.content.textContent;if(Yo=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",hu,{signal:t}),nu(n,t),
pu(n),this.hasAttribute("data-no-popups")||$u(n,t),Kn().then(()=>{mu(),Zo(n),gu(n)}),addEventListener("hashchange",()=>Zo(n),{signal:t}),Qo(n,"[data-files]",t,async()=>(await Promise.
resolve().then(function(){return ri})).start),U(n,"click",{signal:t},async({target:S})=>{const N=S instanceof Element&&S.closest("[data-plot]");N instanceof HTMLElement&&
(await Promise.resolve().then(function(){return $i})).takePlot(N)}),Qo(n,"[data-filter]",t,async()=>(await Promise.resolve().then(function(){return uh})).mount),
!o){ot(location.search)&&(await Promise.resolve().then(function(){return xh})).mount(this,n,t);return}for(const S of n.querySelectorAll(".cg-slider input"))Vo(S,
+S.value,+S.value);const r=JSON.parse(o);Gn=r.names[r.note],this.#e=iu(n,S=>`${r.note}#${S}`in r.q||(S??"")in r.q);const i=new AbortController,a=new AbortController,
{done:c,touched:l}=Su(n,i.signal);t.addEventListener("abort",()=>[i,a].forEach(S=>S.abort())),yu(c,a.signal),await Promise.race([Kn(1500),l]);const u=Object.values(
r.q).some(({far:S})=>S);u&&!ot(location.search)&&await Promise.race([l,Jo(t)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().then(function(){return Qh}),
{makeValues:m,prepare:p}=f;u&&await(await Promise.resolve().then(function(){return Dd})).loadColumns(r.q),await p(r.q);const b=m(r),{wrong:g,untold:w}=await wu(
b.proving(),t);if(t.aborted)return;const y=S=>S.map(N=>N.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed in this browser, these values differ fro\
m the last build: ${y(g)}.`);for(const S of n.querySelectorAll("[data-row]"))S.classList.toggle("is-different",g.includes(b.key(S.getAttribute("data-row")??"")))}
w.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${y(w)}.`);const M=d(n).catch(()=>{});ot(location.search)||await Promise.race(
[l,Jo(t)]);const $=await M??await d(n);if(!t.aborted){i.abort(),await h(b,this,n,t,$,s),a.abort();for(const S of c)S()}}say(t){const n=I("p","cg cg-notice",t);return n.
setAttribute("role","note"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",vu);const de={mode:"map",focus:"",from:"",to:"",way:"\
0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},tr=Object.keys(de);function xu(e){const t=new URLSearchParams(
e),n={...de};for(const s of tr)Object.assign(n,{[s]:t.get(s)??de[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Au(e,t){const n=new URL(t);for(const s of tr)
e[s]===de[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function Nu(e,t,n){for(const r of["depth","colour","size","tag","folder","relatio\
n","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||de[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const De=e=>new Set(
e.off.split(","));function Eu(e,t){const n=De(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const ze=(e,t)=>e.byId.get(t)??-1,ku=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),er=2,_u=4,Ou=20,Tu=100,Lu=12,Cu=3,Ru=4,qt=3,Be=({types:e},{type:t})=>ku.get(e[t][0])??er,nr=(e,t)=>Be(
e,t)===er;function qu(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:Be(e,{type:l})<_u&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=Be(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],
m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=Lu&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?Tu:+(i.degree>Ou));return{near:n,toll:r}}function sr(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=qu(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=Iu(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+Ru),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function Iu({near:e,toll:t},n,s,o){const r=new Map([[n*qt,0]]),i=new Map,a=[[n*qt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=Pu(l),f=Math.floor(u/qt),d=u%qt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:Fu(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){
if(o.has(m))continue;const b=p.uses?p.back?1:2:0,g=h+p.cost+(d&&b&&d!==b?Cu:0),w=m*qt+b;g>=(r.get(w)??1/0)||(r.set(w,g),i.set(w,u),(a[g]??=[]).push(w))}}}return{
cost:0,path:[]}}function Pu(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function Fu(e,t){const n=[Math.floor(e/qt)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/qt));return n}const Ue=200,or=["note","ghost","tag","attachment"];function ju(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(
n))f[+h].reason=m;for(const[h,m]of f.entries()){m.says=nr({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&rr(f[p],m);p--)f[p].says=!0}const d=l.
boxes.map(([h,m,p,b,g,w,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!b,url:g,says:w,columns:Object.entries(y).flatMap(([$,S])=>S.map(
N=>`${u[N]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,b])=>({group:h,x:m,y:p,points:b,
name:i[h],number:a[h]})),byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Ue}}function Du(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function zu(e,t,n){const s=De(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+or[d.kind])||!d.degree&&
s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!rr(
c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?Bu(e,c):[],get near(){return f??=Uu(a.length,c)}}}function Bu({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const rr=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function Uu(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Hu(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const Wu=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function He(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Gu(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(He(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>He(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Wu(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Vn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(He(s.name.toLowerCase(),n),1+He(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function Ku(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const It=6,ir=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],ar=0,Yn=1,We=2,cr=3,Pt=4,lr=(e,t)=>[(e.x+t.
x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Xn=1.6,Zn=.12,Vu=26,lt=26;function Yu(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;
for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.length&&e.isByTerritory?i.c[c%It]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,Vu),r.fillStyle=
e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=1/t,r.stroke()}}function Xu(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Xn)return;const{
pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of fr(n)){const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Zn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?
.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function ur(e,{camera:t,shown:n}){
return t.k>=Xn||e.width<600&&t.k<.6?[]:fr(n).map(({count:s,ends:[o,r,i,a]})=>{const[c,l]=e.screen(t,(o+i)/2,(r+a)/2),u=String(s),f=7*u.length+2;return{number:-1,
text:u,x:c,y:l,left:c-f/2,top:l-7,width:f,height:14}})}function Zu(e,t){const{lit:n,fade:s}=t,{pen:o,colours:r}=e;o.font=`700 12px ${r.font}`,o.textAlign="cente\
r",o.lineJoin="round";for(const{text:i,x:a,y:c}of ur(e,t))o.globalAlpha=n?1-(1-Zn)*s:1,o.strokeStyle=r.paper,o.lineWidth=4,o.strokeText(i,a,c+4),o.fillStyle=r.param,
o.fillText(i,a,c+4);o.globalAlpha=1}function fr({hulls:e,ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(
s),n.get(o)];return i&&a?[{count:r,ends:tf(i,a)}]:[]})}function Ju(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Xn||!n.ribbons.
length;for(const l of n.lines){const{a:u,b:f,kind:d,says:h}=l,m=e.importance(u,f,s),p=m>Yn,b=d==="uses",g=i[u].community===i[f].community;if(!p&&!(b?g||c:g&&h)||
!p&&s&&s.path.length)continue;const w=i[u],y=i[f];r.beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...lr(w,y),y.x,y.y),r.setLineDash(m===Pt?[]:p&&d==="link"&&
!h?[4/t,3/t]:Qu(d).map($=>$/t)),r.strokeStyle=m===Pt?a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===Pt?3:b?p?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=
m===We?.45:p?.95:s?M+(M*Zn-M)*o:M,r.stroke()}r.setLineDash([]),r.globalAlpha=1}const Qu=e=>ir.find(t=>t[0]===e)?.[3]??[];function tf([[e,t],,[n,s]],[[o,r],,[i,a]]){
const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.min(n,i);if(l-c>lt&&f<u)return n<o?[n-lt,(c+l)/2,o+lt,(c+l)/2]:[e+lt,(c+l)/2,i-lt,(c+l)/2];if(f-u>lt&&
l<c)return s<r?[(u+f)/2,s-lt,(u+f)/2,r+lt]:[(u+f)/2,t+lt,(u+f)/2,a-lt];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-lt)/Math.max(1,Math.
abs(m-d)),(M/2-lt)/Math.max(1,Math.abs(p-h))),g=b(n-e,s-t),w=b(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*w,p-(p-h)*w]}const Ge=12,ef=11,dr=1.06,nf=1200;function sf(e,t){
const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=Ge*Math.min(1.06,Math.max(s.isSmall?1:ef/Ge,r.k)),c=s.nodes.length>Ue&&!i;n.textAlign="center",n.lineJoin=
"round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return of(e,t,a,l);const u=c?lf(e,t,a):[];n.
lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(p,f+h/2,d+m*.75);n.lineWidth=
3.5,e.labels=uf(e,t,a,c,u).map(f=>Jn(e,t,a,f));for(const f of e.labels)hr(e,t,a,f,.42,l)}function hr(e,t,n,{number:s,left:o,top:r,width:i},a,c){const{pen:l,model:u,
colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.font}`,l.fillStyle=
e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*dr)))}function of(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=g=>e.radius[g]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=[...cf(e,t,s),...ur(e,t)],d=r.nodes.filter(g=>a.nodes[g.number]).map(g=>{const[w,y]=e.screen(i,g.x,g.y),M=u(g.number);return{number:g.
number,left:w-M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:g,points:[w,,y]})=>{const[M,$]=e.screen(i,...w),[S,N]=e.screen(i,...y);return[g,{left:M,
top:$,width:S-M,height:N-$}]})),m=e.width<600&&i.k<.6,p=[...c?.path.length?c.path:c?.nodes.keys()??[]],b=m?new Set([l,...c?.path??[]]):new Set([l,...p,...e.order]);
e.labels=[],o.lineWidth=3.5;for(const g of b){const w=r.nodes[g];if(!w||!a.nodes[g])continue;const y=Jn(e,t,n,g),M=h.get(w.community),$=af(y,d.find(S=>S.number===
g)??y).find(S=>g===l||(!M||rf(S,M))&&![...f,...d].some(N=>N.number!==g&&Qn(S,N)));$&&(f.push($),e.labels.push($),hr(e,t,n,$,.3,s))}}const rf=(e,t)=>e.left>t.left+
2&&e.top>t.top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,af=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+
4,top:n},{...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function cf(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;
return n.hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.
split(" ");for(;b.length>1&&i.measureText(b.join(" ")).width>p;)b.pop();const g=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(g).width,height:15}]})}function lf(e,{
camera:t,shown:n},s){const o=[];e.pen.font=`700 ${s+2.5}px ${e.colours.font}`;for(const{number:r,group:i,name:a,x:c,y:l}of n.hulls){const[u,f]=e.screen(t,c,l),d=e.
pen.measureText(a).width,h={number:r,name:a,group:i,left:u-d/2,top:f-15,width:d,height:20};o.some(m=>Qn(h,m))||o.push(h)}return o}function Jn(e,{camera:t},n,s,o=!0){
const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${Ge}px ${e.colours.font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/Ge:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*dr}}function uf(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(S,N)=>Math.round(S*r.k*4/N),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>Ue?Math.max(24,u*f/9e3):1/0,g=[...o];let w=0,y=o.length;const M=new Set(o.map(S=>S.number)),$=p.length?new Set([...p,...e.order]):e.order;
for(const S of $){const N=e.model.nodes[S],[A,_]=e.screen(r,N.x,N.y),R=Math.max(Math.abs(A/u-.5),Math.abs(_/f-.5));if(!i.nodes[S]||R>1||M.has(S))continue;if((w+=
1)>nf||y>=b)break;const v=e.radius[S]*e.scale(r)*1.5,k=P=>{const T=Jn(e,t,n,S,P);T.top-=v,T.height+=v;for(const E of g)if(Qn(T,E))return null;return T},F=k(!1)&&
k(!0);F&&(g.push(F),R<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(S=>S.number).reverse()},e.kept.numbers}const Qn=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,ff=2500,mr=8e3,df=1500,hf=.06,Xt=.25;function pr(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:It},(o,r)=>n("c"+r))}}class mf{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=gr(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Ue?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=gr(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(Yu(this,t),Xu(this,t),Ju(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Zu(this,t),this.dots(t),sf(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%It],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Pt+1},()=>new Map);let d=r?ff:mr;for(const{a:m,b:p,kind:b}of n.lines){const g=a[m],w=a[p],y=this.importance(m,p,s);
if(y<We&&(d<1||Ke(g.x,w.x,t.x,this.width/l)||Ke(g.y,w.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(g.x,g.y),u>df?M.
lineTo(w.x,w.y):M.quadraticCurveTo(...lr(g,w),w.x,w.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,mr)))**.4;f.forEach((m,p)=>{for(const[b,g,w,y]of ir){const M=m.
get(b),$=w*h*(p===ar?.6:1);M&&(i.setLineDash(y.map(S=>S/l)),i.strokeStyle=p===Pt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(p===Pt?3.2:g*(p===
cr?1.5:1))/l,i.globalAlpha=p>Yn?[.5,.95,1][p-We]:s?$+(hf-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?Yn:ar,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Pt:o}return r===i?o:Math.min(r,i)?We:cr}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],b=this.group[d],g=this.radius[d]*u,[w,y]=this.screen(n,m,p);
if(Ke(w,w,this.width/2,this.width)||Ke(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0?l.muted:l.c[b%It],$=this.solid(M,this.strength(t,d,.28));g>
4&&At(a,w,y,g+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),At(a,w,y,g,"",$,1.5),a.setLineDash([])):At(a,w,y,g-.75,$),g>4&&b>=It&&!h&&(At(a,w,y,g*.5+.7,l.paper),
At(a,w,y,g*.5-.7,$)),o?.path.includes(d)&&At(a,w,y,g,"",l.changed,2.5),d===r&&At(a,w,y,g+.5,"",l.ink,2.5),d===r&&i&&At(a,w,y,g+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const gr=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Ke=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Xt)||Math.min(e,t)>n+
s*(.5+Xt);function At(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const pf=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),gf=18,ts=8,es=5;function bf(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};yf(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,ts);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>Mf(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&$f(e,a),r(a)}),o(s,"input change",i=>Sf(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(wf(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function wf(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function yf(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?es:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,ts));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<es)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=es)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?gf:ts))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function Mf(e,t){const[n,s]=pf.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function $f(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(Eu(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function Sf(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...De(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const vf=120;class xf{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=ju(s),this.state=xu(location.search),this.state.find||=this.part("find").value,this.painter=new mf(n,this.model,pr(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});bf(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):ze(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):Ku(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=Vn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,b]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;t.now??=new Map;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),
this.draw(),this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,
t==="chain"&&(this.chain??={...await Promise.resolve().then(function(){return lm}),...await Promise.resolve().then(function(){return Om})}),this.show(),this.painter.
resize(),t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;Nu(o,a=>this.
part(a),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.
folder||o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Du(n,o.colour);s.group=r,s.isByTerritory=o.colour===
"community",s.measure(o.size),s.kept.key="",this.shown=zu(n,o,s.group),this.found=o.find.trim()?Gu(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return dm}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return pm})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=ze(s,t.from),h=sr(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=Hu(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return vm}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return Cm})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=pr(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/vf)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Au(this.state,location.href))},150)}}var Af=Object.freeze({__proto__:null,View:xf});const Nf=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Ef=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",br="http://www.w3.org/1998/Math/MathML",kf=4e3,_f=4e6,Of=24,Tf=3,Ft=new Map;function Lf({origin:e,pathname:t}){const n=Ft.get(t)??Cf(new URL(
t,e)).catch(()=>{});return Ft.delete(t),Ft.set(t,n),Ft.size>Of&&Ft.delete([...Ft.keys()][0]),n.then(s=>s??Ft.delete(t)),n}async function Cf(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>_f)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(wr(o,i,new URL(t.url),{left:kf}),!i.textContent?.trim())return;const a=If(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:Pf(o)}}function wr(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Ef))continue;s.left-=1;const r=Rf(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;wr(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function Rf(e,t){if(e.namespaceURI===br)return qf(e);
if(/^h[2-6]$/.test(e.localName)){const r=I("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Nf.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function qf(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(br,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function If(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=I("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();
if(!i||s.has(r))continue;s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(I("li","",I("b","",a)," ",i)),s.size===Tf)break}return s.
size?n:void 0}function Pf(e){const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-dispu\
ted, .is-stale, .is-failing)"),o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(
", "):""}const Ff=250,jf=250,Df=500,zf=10,Bf=3,Uf="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Hf(e,t,n){
const s=[];let o=0,r=0,i=0,a=0,c=!1,l="",u="",f,d;const h=(v=0)=>{for(const{link:k,box:F}of s.splice(v))k.removeAttribute("aria-expanded"),c=!0,F.contains(document.
activeElement)&&k.focus({preventScroll:!0}),c=!1,F.remove()},m=v=>v instanceof Node?s.map(({link:k,box:F})=>F.contains(v)||k.contains(v)).lastIndexOf(!0):-1,p=v=>s.
map(({box:k})=>k.contains(v)).lastIndexOf(!0)+1,b=v=>{const k=v instanceof Element&&v.closest("a[href]");return!(k instanceof HTMLAnchorElement)||k.matches(Uf)||
!e.contains(k)&&!k.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(k.pathname)&&k.origin===location.origin&&k.pathname!==location.pathname?k:void 0},
g=async v=>{const k=p(v),F=++a;if(k>=Bf||s[k]?.link===v)return;const P=await Lf(new URL(v.href));if(!P||F!==a||t.aborted||!v.isConnected||k>s.length)return;h(k);
const T=Wf(P,v,`cg-pop-${k}`);document.body.append(T),s.push({link:v,box:T}),v.setAttribute("aria-expanded","true"),Gf(T,v.getClientRects()[0]??v.getBoundingClientRect()),
Kf(T,decodeURIComponent(v.hash.slice(1)))},w=()=>{clearTimeout(o),a+=1},y=v=>{const{target:k}=v,F=b(k),P=m(k),{pointerType:T,clientX:E,clientY:O}=v;T!=="touch"&&
(l=`${E} ${O}`,l!==u&&(u="",clearTimeout(r),s.length>P+1&&(r=window.setTimeout(()=>h(P+1),jf)),clearTimeout(o),F?o=window.setTimeout(()=>g(F),Ff):P<0&&w()))},M=({
target:v})=>{const k=b(v);c||(h(m(v)+1),k?.matches(":focus-visible")&&g(k))},$=()=>{clearTimeout(i),f=void 0},S=v=>{const{pointerType:k,clientX:F,clientY:P,target:T}=v,
E=b(T);if(d=void 0,m(T)<0&&h(),$(),k!=="touch")return w();E&&(f={link:E,x:F,y:P},i=window.setTimeout(N,Df))},N=()=>{d=f?.link,$(),d&&g(d)},A={pointerover:y,focusin:M,
pointerdown:S};for(const[v,k]of Object.entries(A))U(document,v,{signal:t,capture:!0},k);U(document,"pointerup pointercancel",{signal:t},$),U(document,"pointermo\
ve",{signal:t,passive:!0},({clientX:v,clientY:k})=>{l=`${v} ${k}`,f&&Math.hypot(v-f.x,k-f.y)>zf&&$()}),U(document,"contextmenu click",{signal:t,capture:!0},v=>{
f&&v.type==="contextmenu"&&N(),!(!d||b(v.target)!==d)&&(v.preventDefault(),v.stopImmediatePropagation())}),U(document,"keydown",{signal:t,capture:!0},v=>{const k=s.
at(-1);k&&(v.key==="Escape"?(v.stopPropagation(),w(),clearTimeout(r),u=l,h(s.length-1)):v.key==="ArrowDown"&&document.activeElement===k.link&&(v.preventDefault(),
k.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);h()});const _=b(n?.target??null),R={pointerover:"\
:hover",focusin:":focus",pointerdown:"*"};n&&_?.matches(R[n.type])&&A[n.type](n)}function Wf({title:e,text:t,count:n},s,o){const r=I("div","cg cg-pop"),i=I("p",
"cg-pop__title",e),a=I("div","cg-pop__text",t.cloneNode(!0)),c=I("a","","open"),l=[n,ot(location.search)&&"from the last build, without your scenario"].filter(Boolean).
join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",e),a.tabIndex=
0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,I("p","cg-pop__foot",I("spa\
n","",l),c)),r}function Gf(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),i=t.bottom+r+8<=s||t.top<
s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function Kf(e,t){const n=e.querySelector(
".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Vf=Object.freeze({__proto__:null,mount:Hf});
const yr=1e-12,ns=2**-50,Mr=2**-48,$r=2**-52,Sr=64,ss=1e-9,Yf=2**-48,Xf=2**-51,Zf=2**-40,Jf=2**53;class ut{at=-1;needs="";constructor(t){this.message=t}}const x=e=>{
throw new ut(e)},Ve=new Map,os=(e,t)=>t===0?x("division by zero"):e/t,vr=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?os(1,s):
s},xr=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&x("division by zero"),n&&Math.abs(t)<=Sr?vr(e,t):e<0&&!n?x("power of a negative number"):e**t},rs=e=>e<=
0?x("log of zero or less"):Math.log(e),is=(e,t)=>{const n=rs(t),s=n===0?x("division by zero"):rs(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Sr&&vr(t,o)===e?o:s},
Ye=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=ns*Math.abs(e)?n:t},ft=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=yr*Math.max(
1,Math.abs(e))?t:Math.floor(e)},jt=e=>-ft(-e),Qf=(e,t)=>{t===0&&x("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+
0;const s=ns*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},Ar=e=>-Ye(-e),as=e=>{const t=Ye(e),n=e-t;return Math.abs(n-.5)<=ns*Math.
max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},td=(e,t=0)=>{const n=Ye(t);(n!==Ar(t)||Math.abs(n)>15)&&x("rounding to a number of digits that is not whole, or m\
ore than 15");const s=xr(10,Math.abs(n));return n?n>0?as(e*s)/s:as(e/s)*s:as(e)},he=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(
t))||s.some(r=>o<=yr*Math.abs(r))},Nr=(e,t,...n)=>+(e<t&&!he(e,t,Mr,n)),Er=(e,t,...n)=>+(e<=t||he(e,t,Mr,n)),ed=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(
t);return+(o<=r||he(o,r,ss,s))},kr=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n)),0),_r=(e,t,...n)=>+(e<t&&t-e>$r*kr([e,t,...n])),Or=(e,t,...n)=>+(e<=t||e-t<=$r*kr(
[e,t,...n])),nd=new Map(Object.entries({lt:_r,le:Or,gt:(e,t,...n)=>_r(t,e,...n),ge:(e,t,...n)=>Or(t,e,...n)})),Xe=(e,t)=>Math.abs(e)<=Yf*Math.abs(t)&&e&&(Math.abs(
t)>=Jf||e!==Math.floor(e))?0:e,cs=(e,t)=>{const n=Xf*Math.abs(t);return Math.abs(e)<=n&&n<Zf?0:e},Tr=e=>Math.abs(e)>2**33?x("an angle so large that its turns ca\
nnot be determined"):e,Lr=e=>cs(Math.cos(Tr(e)),e),sd=e=>Lr(e)===0?x("division by zero"):cs(Math.tan(e),e),Cr=e=>t=>t>=-1&&t<=1?e(t):x("outside -1..1"),{abs:od,
atan:rd,atan2:id,sinh:ad,cosh:cd,tanh:ld,exp:ud,sign:fd,asin:dd,acos:hd}=Math,dt=new Map(Object.entries({add:(e,t)=>Xe(e+t,e),sub:(e,t)=>Xe(e-t,e),mul:(e,t)=>e*
t,div:os,neg:e=>-e,pow:xr,not:e=>+(e===0),lt:Nr,le:Er,gt:(e,t,...n)=>Nr(t,e,...n),ge:(e,t,...n)=>Er(t,e,...n),eq:(e,t,...n)=>+he(e,t,ss,n),ne:(e,t,...n)=>+!he(e,
t,ss,n),within:ed,sqrt:e=>e<0?x("root of a negative number"):Math.sqrt(e),exp:ud,ln:rs,log:is,log2:e=>is(e,2),log10:e=>is(e,10),abs:od,sign:fd,floor:Ye,ceiling:Ar,
round:td,min:Math.min,max:Math.max,sin:e=>cs(Math.sin(Tr(e)),e),cos:Lr,tan:sd,asin:Cr(dd),acos:Cr(hd),atan:rd,atan2:id,sinh:ad,cosh:cd,tanh:ld}));function Ze({budget:e},t){
const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof ut)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const Dt=86400,md=2629800,
Rr=1e-6,ls=-62135596800,qr=253402214400,Ir=(e,t)=>{const n=Math.floor(e+.5);return Number.isFinite(n)||x("overflow"),Math.abs(e-n)>Rr?x(t):n},pd=e=>e>=ls&&e<=qr?
e:x("a date beyond the years 1 to 9999"),me=e=>new Date(pd(Ir(e/Dt,"no whole number of days")*Dt)*1e3),Pr=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,gd={later:(e,t)=>me(
e+t).getTime()/1e3,months_later:(e,t)=>{const n=Ir(t/md,"no whole number of months"),s=me(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*
12;return(r<1||r>9999)&&x("a date beyond the years 1 to 9999"),Pr(r,i,Math.min(s.getUTCDate(),new Date(Pr(r,i+1,0)*1e3).getUTCDate()))},year:e=>me(e).getUTCFullYear(),
month:e=>me(e).getUTCMonth()+1,day:e=>me(e).getUTCDate()};function Je(e){const t=Math.floor(e/Dt+.5);return Math.abs(e/Dt-t)>Rr||t*Dt<ls||t*Dt>qr?"–":new Date(
t*Dt*1e3).toISOString().slice(0,10)}function bd(e){if(!/^\d{4}-\d\d-\d\d$/.test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=ls&&Je(t)===e?t:void 0}
const zt=12,wd=100,yd={"%":100,percent:100,pct:100,"‰":1e3},Md=e=>!e||e.startsWith("×")?1:yd[e]??0;function Bt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(
e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(zt-1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+
fs(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=us(a,zt-t),m=h>=10**t?1:0;return`${c}${fs(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&
(l=i>=4?0:Math.max(l,2));const u=s*10**(zt-1-i),f=e>0&&s?Math.abs(a-u):0;f&&f*wd<=u&&(l=Math.max(l,Math.min(t-i+zt-1-String(f).length,zt-1-i)));let d=us(a,zt-1-
i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=us(a,zt-1-i- --l)),c+fs(d,l,n&&i>=0&&d%10**l!==0)}const us=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function fs(e,t,n){
const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?
`${a}.${i}`:a}const ds=25e4,yt=5e6,$d=2e6,Sd=2e3,vd=20;class tt{}class xd{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,
this.share)}give(t){this.left=this.share=t,this.round++}next(){this.own=Sd,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,
this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.steps<=0)throw new tt;this.pay(vd)}}function Zt(e){try{return e()}catch(t){if(t instanceof tt)
return;throw t}}const Fr=1e6,Ad=60,Nd=1e4,jr=/#[[{]/,Dr="more than 1,000,000 steps",Ed=1e12,zr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"\
no limit found",rootless:"no root was found in the range"},hs=new Map(Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;
for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,void 0,e.inside(o,e.machine.below(t)))}})),Br=["read","slope","root","at","series","edge","al\
ong","across","path","part"],kd=["num","row","read","index",...Object.keys(zr)],_d=e=>dt.has(e)||hs.has(e)||kd.includes(e);function Od({p:e=[],picks:t=[]}){const n=[
...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=+i-1:Br.includes(String(o))&&n.push(String(r))}return n}function Ur(e){const t=new Map;for(const[
n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,[n])}return t}function Hr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.
add(o);return n}function Wr(e){const t=e.steps+e.rest;e.steps=Math.min(Fr,t),e.rest=t-e.steps,e.short=t<Fr}function Td([e,...t]){const[n=0,s=0]=t.map(Number),o=dt.
get(String(e)),r=nd.get(String(e))??o;return{name:String(e),act:o,sharp:r,effort:o&&Ve.get(o),operands:t,first:n,second:s}}class Ld{constructor(t){this.nodes=new Map(
Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Br.includes(String(r[0]))).map(r=>String(r[1]))]])),
this.readers=void 0,this.known=new Map,this.owned=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new xd,this.loose=void 0,this.round=
void 0,this.traced=void 0,this.base=new Ut(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(t,n,s,o){this.nodes.set(t,n);for(const r of s)
this.owned.set(r,(this.owned.get(r)??new Map).set(o,t)),this.reads.set(r,[...this.reads.get(r)??[],t]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(Td)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new Ut(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Ed,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Wr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=Hr(t,Ur([...this.nodes].map(([n,s])=>[n,Od(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>jr.test(i));if(!s.length||s.length===t.size)return t.size?new Ut(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!jr.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ut(this,o,n,n.budget)}),
new Ut(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Hr(n,this.readers??=Ur(this.reads));return this.known.set(s,r),r}}class Ut{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const d=!this.budget.isRunning;d&&Wr(this.budget);const{open:h,integrals:m,steps:p,
short:b}=this.budget,{costs:g}=this.machine,w=g.get(t)??0;if(b&&w>p)throw new tt;try{this.budget.isRunning=!0;const y=[],M=this.machine.program(t,n);this.machine.
traced?.push([M.instructions,y]);const $=this.execute(M,0,n.length,y),S=p-this.budget.steps;return(S>Nd||w)&&g.set(t,S),$}catch(y){if(!(y instanceof ut))throw y;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:m}),{reason:y.message,key:t,at:y.at,needs:y.needs}}finally{d&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(d=>this.value(d)),c=a.findIndex(d=>typeof d=="object"),l=a.join();if(c>=0)
return{reason:"",key:t,needs:s[c]};const u=this.machine.owned.get(t)?.get(l),f=u&&this.value(u);return f!==void 0&&typeof f!="object"?f:Object.hasOwn(o,l)?o[l]??
{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new tt:
Object.assign(new ut(Dr),{at:n});const{instructions:r}=t,i=this.budget.integrals>0;try{for(;n<s;){const{name:a,effort:c,operands:l,first:u,second:f}=r[n],d=i?r[n].
sharp:r[n].act;if(d){const h=o[u],m=o[f],{length:p}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const b=p===2?d(h,m):p===1?d(h):d(...l.map(g=>o[+g]));o[n]=Number.isFinite(
b)?b:x(Number.isNaN(b)?"no real value":"overflow")}else if(a==="num"||a==="row")o[n]=l[0];else if(a==="index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(
l[0]));else{n=this.region(t,n,o);continue}n++}}catch(a){throw a instanceof ut&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=
0)){if(this.budget.short)throw new tt;x(Dr)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new ut(n.reason),{needs:t});return n}series(t){
const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new ut(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(
r[o==="with"?0:r.length-1]),a=hs.get(o);if(!a)return x(zr[o]??"no real value");this.budget.open>=Ad&&x("nested deeper than 60"),this.budget.open++;const c=a(this,
r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations,t.instructions);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&x("overflow"),s[n]=
s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Ut(this.machine,t,this,this.budget,n)}}let ms,Qe,Gr,Kr,Vr,ps;async function Yr(){ps||({makeCells:ps}=await Promise.
resolve().then(function(){return qm}))}async function Xr(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(_d),
s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return qp});Zr(o.CHECKED,o.DRAWN),{drawsOf:Qe}=
o,t.has("beta")&&dt.set("beta",(await Promise.resolve().then(function(){return Zp})).betaQuantile)}if(s&&({folded:Kr,heights:Vr,summary:Gr}=await Promise.resolve().
then(function(){return jm})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Bg});Zr(o,r)}Object.values(e).some(({r:o,rs:r})=>o||
r)&&({findExtremes:ms}=await Promise.resolve().then(function(){return sb}))}function Zr(e,t){for(const[n,s]of Object.entries(e))dt.set(n,s);for(const[n,s]of Object.
entries(t))hs.set(n,s)}const J=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function Jr(e,t=[
...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.
add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}const Cd=e=>Array.isArray(
e)?e.length===3?e[1]:void 0:e,Rd=(e,t)=>(e??[]).filter(n=>Object.keys(n).length===t.length&&t.every(([s,[o,r]])=>s in n&&n[s]>=o&&n[s]<=r)).map(n=>new Map(t.map(
([s])=>[s,n[s]])));function qd(e){for(;;){const{done:t,value:n}=e.next();if(t)return n}}function Qr(e){const t=new Map(Object.entries(e.q)),n=new Ld(e.q),s=E=>t.
get(E)??{},o=(E="")=>E[0]==="="||E.includes("#")?E:`${e.note}#${E}`,r=new WeakMap,i=E=>O=>{const L=E(O);if(typeof L!="object")return L;if(s(O).w!==void 0&&typeof a(
O)=="object")throw new tt},a=n.under(new Map),c=E=>{const O=n.under(E),L=i(O),j=C=>S(L,C,()=>(n.purse.next(),n.uncertain.has(C)?Cd(_(C,E,L)):s(C).c?[_(C,E,L)].flat()[0]:
L(C)));return r.set(j,O),j},l=new Map,u=c(l),f=(E,O)=>{n.purse.next();const L=r.get(O)?.(E);return Array.isArray(L)?L[0].numbers:void 0},d=new WeakMap,h=(E,O,L)=>{
const j=d.get(O)??n.run(O);d.set(O,j);try{return n.counted(j,()=>{const C=Qe(j).value(E);return L===void 0?Gr(C):Kr(C,L)})}catch(C){if(C instanceof ut)return;throw C}};
let m;const p=()=>m??=ps?.({entries:t,entry:s,machine:n}),b=E=>p()?.knows(E)??t.has(E),g=(E,O)=>p()?.settable(E,O)??E,w=new Map,y=E=>{for(const O of w.has(E)||!t.
has(E)?[]:Jr(t,[E],w)){const{p:L,picks:j,cells:C,rs:q}=s(O),H=new Set(q||!(L||C)?[O]:[]);w.set(O,H);for(const W of[...j??[],...(L??[]).flat()])for(const G of typeof W==
"string"&&w.get(W)||[])H.add(G)}return w.get(E)??new Set},M=(E,O)=>{const L=n.under(O);let j=E,C=L(j);for(;typeof C=="object"&&C.needs;)C=L(j=C.needs);if(typeof C!=
"object")return"";const{picks:q}=s(j),H=j.slice(j.indexOf("#")+1);if(!q)return j===E?C.reason:`${H}: ${C.reason}`;const W=q.map(G=>{const Z=L(G);return typeof Z==
"string"&&s(G).rows?.[Z]||Z});return`${H} is not known for ${W.join(", ")}`},$=(E,O)=>{const{r:L,rs:j,picks:C=[]}=s(E);return L??j?.[C.map(O).join()]},S=(E,O,L)=>{
const j=N.get(E)??new Map,{round:C}=n.purse;if(j.get(O)===C)throw new tt;try{return L()}catch(q){throw q instanceof tt&&N.set(E,j.set(O,C)),q}},N=new WeakMap,A=new WeakMap,
_=(E,O,L)=>{const j=A.get(L)??{state:O,found:new Map};return j.state!==O?R(E,O,L):(A.set(L,j),j.found.has(E)||j.found.set(E,S(j,E,()=>R(E,O,L))),j.found.get(E))},
R=(E,O,L)=>{if(O.size&&!n.affected(O.keys()).has(E))return _(E,l,u);n.purse.next();const j=n.uncertain.has(E);if(j&&s(E).c)return;const q=[...y(E)].sort().map(ct=>[
ct,O.has(ct)?void 0:$(ct,L)]).filter(([,ct])=>ct),H=j?void 0:L(E);if(j)return q.length?void 0:h(E,O);if(!q.length||typeof H!="number")return H;const W=n.run(O),
G=n.affected(q.map(([ct])=>ct)),Z=ct=>Pe=>{n.purse.point();const Fe=n.at(W,Pe,G)(ct);return typeof Fe=="object"?void 0:Fe},V=Rd(s(E).at,q),fe=t.has(`${E}#margin`)?
ms(Z(`${E}#margin`),q,V):void 0;if(fe){const ct=[...fe.at,...V].map(Z(E));if(ct.some(Ly=>typeof Ly!="number"))return;const Pe=Math.min(H,...ct),Fe=Math.max(H,...ct);
return Pe===Fe?Pe:[Pe,Fe]}const Wo=ms(Z(E),q,V)?.ends;if(!Wo)return;const[Go,Ql]=[Math.min(Wo[0],H),Math.max(Wo[1],H)];return Go===Ql?Go:[Go,Ql]},v=(E,O)=>{if(n.
purse.next(),h(E,O)===void 0)return[];const L=d.get(O);return L?n.counted(L,()=>Vr(Qe(L).value(E))):[]},k=(E,O)=>{if(n.purse.next(),!n.uncertain.has(E)||h(E,O)===
void 0)return;const L=d.get(O),j=L&&n.counted(L,()=>Qe(L).value(E));return j instanceof Float64Array?j:void 0},F=(E,O,L)=>(n.purse.next(),n.uncertain.has(E)?[h(
E,O,L)].flat()[0]:void 0);function*P(E=$d){const O=new Map,L=c(O),j=[],C=[];T(E);for(const q of Jr(t)){const{w:H}=s(q);if(H===void 0)continue;const W=Zt(()=>[_(
q,O,L)].flat());!W||W.some(G=>G===void 0)?C.push(q):[H].flat().some((G,Z)=>!J(G,W[Z],1e-9))&&j.push(q),yield}return{wrong:j,untold:C}}const T=E=>{n.purse.give(E)};
return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:M,inputs:y,settable:g,knows:b,reaches:(E,O)=>n.affected([E]).has(O),spread:_,part:F,heights:v,draws:k,
prove:E=>qd(P(E)),proving:P,allow:T,taken:()=>n.purse.taken}}const pt="–",Id=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
gs={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Pd={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Fd=e=>Object.
hasOwn(gs,/^[A-Za-z]*/.exec(e)?.[0]??""),Y=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,bs=e=>e.join(e[0][0]==="-"?" to ":"–"),gt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,tn=({f:e=1,o:t=0},n)=>n*e+t,ti=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,jd=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Pd[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function en(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of jd(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ei(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,g,w)=>{const{d:y,u:M="",o:$}=s(b),S=gt(s(b),g);return s(b).iso?Je(g):ti(S)&&(S!==0||$||!g)&&!($&&g<-1e-6)?
Bt(S,w??y,Id.test(M),Md(M)):pt},c=(b,g)=>{const w=g.map(v=>gt(s(b),v)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),S=v=>Math.floor(Math.log10(
v)),N=M&&$?Math.max(y,Math.min(S(M)-S($/3)+2,12)):y,[A,_,R]=g.map(v=>a(b,v,N));return`${_} (${bs([A,R])})`},l=(b,g,w,y)=>{const M=(y?r(b,g,y):void 0)??i(b,g,w),
{words:$}=s(b);if($)return $[Number(M)]??pt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[S,N]=M.map(A=>a(b,A));return S===N?S:(s(b).al?"at least ":"")+
bs([S,N])}return typeof M=="number"?a(b,M):M??pt},u=(b,g)=>{const{rows:w,r:y,v:M,u:$}=s(b),S=g??M;return typeof S=="string"?w?.[S]??S:g===void 0&&y?Y(bs(y.map(N=>a(
b,N))),$):typeof S=="number"?Y(a(b,S),$):pt},f=(b,g)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:S,x:N,iso:A}=s(b);if(!n.has(b)||S||N)return!1;if(w)return Object.
hasOwn(w,g);if(typeof g!="number"||!Number.isFinite(g)||A&&Je(g)===pt)return!1;const _=1e-12*Math.abs(g);return $?$.some(R=>J(R,g)):g>=y-_&&g<=M+_},d=b=>{const g=new Map;
for(const w of(b??"").split(/,(?=[^,=]+=)/)){const y=w.lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?$:+$)}return g},h=(b,g)=>{
const w=bd(b.trim().replace(/^date\s+/,""));return w===void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,w)?{value:w}:{problem:`outside ${p(g)}`}},m=(b,g)=>{
if(s(g).iso)return h(b,g);const{u:w=""}=s(g),y=w||"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,
(O,L,j,C)=>`${L}${C} ${j==="$"?"USD":j}`),[,$,S,N]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write \
for example ${u(g)}`};const[,A,_]=/^([A-Za-z]*)(.*)$/.exec(N)??[],R=(S===""||A[1]==="i")&&Object.hasOwn(gs,A)?gs[A]:1,v=(R>1?_:N).replace(/\s/g,""),k=en(v,t.units),
F=en(N.replace(/\s/g,""),t.units);if(R>1&&w&&!/^\s*[A-Za-z]/.test(_)&&!F.unknown&&F.dimension===en(w,t.units).dimension)return{problem:`“${b.trim()}” means tw\
o things; write ${$} ${N}, or ${+$*R}`};if(k.unknown||v&&k.dimension!==en(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${v}” is not a unit for thi\
s; it is in ${y}`};const P=+$*R,T=tn(v?{f:k.factor,o:k.offset}:R>1?{}:s(g),P),E=P!==0&&T===0&&!k.offset&&!s(g).o;return f(g,T)&&ti(T)&&!E?{value:T}:{problem:`ou\
tside ${p(g)}`}},p=b=>{const{lo:g=-1/0,hi:w=1/0,set:y,u:M}=s(b);return Y((y??[g,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,
text:l,figure:a,say:u,takes:f,parseCase:d,parseEntry:m}}const D=(e,t)=>[...e.querySelectorAll(t)],ni=e=>/^-[\d.∞]/.test(e)?e.replace(/(^|[^\w.])-(?=[\d.∞])/g,
"$1−"):e,z=(e,t)=>{const n=e?.firstChild,s=ni(t);n instanceof Text&&!n.nextSibling?n.data!==s&&(n.data=s):e&&e.textContent!==s&&(e.textContent=s)},nn=e=>e.dataset.
part?+e.dataset.part:void 0,ws=new Map;function ys(e){const t=ws.get(e);if(t)return t;const n=new Promise((s,o)=>{const r=document.createElement("script"),i=c=>{
const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(e))};addEventListener("cg-data",i),r.addEventListener(
"load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return ws.set(e,n),n.catch(()=>ws.delete(e)),n}async function si(e,t=document.baseURI){
await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await ys(new URL(n.far,t).href)])}))}var Dd=Object.freeze({__proto__:null,loadColumns:si,loadFile:ys});
const sn=100,zd=150,Ms=new WeakMap;function oi(e,t){for(const n of D(e,"[data-count]"))Ms.set(n,Ms.get(n)??Ud(n,t))}function Bd(e){return oi(e.root,e.signal),D(
e.root,"[data-count]").map(t=>n=>Ms.get(t)?.paint(n))}function Ud(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",columns:i=""}=e.dataset,a=e.querySelector(
"table").tBodies[0],c=D(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector('[type="search"]'),d=r.split(" ").
filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,b,g=0,w="",y=0,M=0;const $=new WeakMap,S=T=>ys(new URL(d[T],document.baseURI).href),N=async T=>(await S(
Math.floor(T/+o)))[T%+o],A=()=>{const T=p;if(!T)return;const E=new Map,O=L=>{if(!E.has(L))try{E.set(L,T.model.column(L,T.now))}catch(j){if(!(j instanceof tt))throw j;
E.set(L,j)}return E.get(L)};for(const L of a.rows)h.forEach((j,C)=>{const q=L.cells[+s+C],H=T.model.key(j);$.has(q)||$.set(q,q.textContent??"");const W=$.get(q)??
"";T.attempt(q,()=>{const G=T.state.size?O(H):[];if(G instanceof tt)throw T.done&&z(q,pt),G;const Z=G?.[+(L.dataset.at??0)],V=T.state.size?typeof Z=="number"?T.
model.figure(H,Z):pt:W;z(q,V),q.classList.toggle("is-changed",V!==W)})})},_=async T=>{const E=++y,O=b?b.slice(T,T+sn):Hd(T,Math.min(T+sn,m)),L=await Promise.all(
O.map(N));E!==y||t.aborted||(g=T,a.replaceChildren(...L.map((j,C)=>{const q=I("tr");return q.dataset.at=String(O[C]),q.append(...j.map((H,W)=>Wd(H,c[W],!W))),q})),
R(L.length),A())},R=T=>{const E=b?b.length:m,O=`Rows ${(g+1).toLocaleString("en")}–${(g+T).toLocaleString("en")} of ${E.toLocaleString("en")}`;z(l,b?T?`${O} w\
ith “${w}”.`:`Nothing matches “${w}”.`:`${O}.`),F.hidden=!g,u&&(z(u,"next rows"),u.hidden=g+T>=E)},v=T=>T.catch(()=>{t.aborted||z(l,"The rows could not \
be loaded. Load the page again, or take the CSV file.")}),k=async()=>{const T=++y,E=(f?.value??"").trim();if(w=E,!E)return b=void 0,_(0);z(l,"Searching …");const O=await Promise.
all(d.map((j,C)=>S(C)));if(T!==y||t.aborted)return;const L=E.toLowerCase().split(/\s+/);return b=[],O.flat().forEach((j,C)=>{const q=j.slice(0,+s).join(" ").toLowerCase();
L.every(H=>q.includes(H))&&b?.push(C)}),_(0)},F=Object.assign(I("button","cg-quiet","previous rows"),{type:"button",hidden:!0});u?.before(F," "),l?.setAttribute(
"role","status"),U(F,"click",{signal:t},()=>v(_(Math.max(0,g-sn))));for(const T of[F,u,f])T&&U(T,"click input change",{signal:t},E=>E.stopPropagation());let P=!0;
return u&&U(u,"click",{signal:t},()=>{v(_(P&&!b?0:g+sn)),P=!1}),f&&U(f,"input",{signal:t},()=>{clearTimeout(M),P=!1,M=window.setTimeout(()=>v(k()),zd)}),t.addEventListener(
"abort",()=>clearTimeout(M)),{paint(T){p=T,A()}}}const Hd=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,s)=>e+s);function Wd(e,t,n){const s=I(n?"th":"td","",e);
return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className="is-long"),s}var ri=Object.freeze({__proto__:null,mount:Bd,
start:oi});async function Ht(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=
s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function $s(e){const t=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,
"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:
o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}const Gd=12,Kd=5,Vd=7,ii=[1,2,5,10],Yd=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function it(e=""){const[t,n,s,o,r,i,a]=e.split(",");return on(+t,+n,{from:+s,to:+o,log:r===
"log",factor:+i||1,offset:+a||0})}function on(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,
at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",i,a].join()}}function rn(e,t){const{log:n,factor:s,offset:o}=t,r=e.
filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.
floor(Math.log10(i/s)+1e-9),f-Gd);return on(pe(d)*s,pe(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=ci(a-i||Math.abs(a)||
1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return on(l*c*s+o,u*c*s+o,t)}function ai(e,t,n=!1){const s=e.filter(Number.isFinite),[o,r]=[Math.min(
...s),Math.max(...s)];if(!s.length||t.log&&o<=0)return;const i=[...new Set(s)].sort((l,u)=>l-u),a=n?Math.min(...i.slice(1).map((l,u)=>l-i[u]))/2:0,c=o===r?Math.
abs(o)/2||t.factor:a;return on(o-c,r+c,t)}function Xd(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?Zd(o,r):Jd(o,r)).map(i=>({at:e.at(i*
t+n).toFixed(1),text:Bt(i)}))}function Zd(e,t){const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.
floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(r=>ii.slice(0,3).map(i=>i*pe(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(pe)}
function Jd(e,t){const n=ci(t-e),s=Math.ceil(e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function ci(e){const t=e/
Kd,n=pe(Math.floor(Math.log10(t)));return n*(ii.find(s=>s*n>=t*.999)??10)}const pe=e=>+`1e${e}`;function ge(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),
[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...Xd(n).flatMap(a=>{const c=i?
`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i||
t==="y"&&a.text.length>=Vd?Qd(a.text):a.text,u.textContent=ni(u.textContent),[l,u]}))}function be(e,{x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&cn(t.from,t.
to,a=>[a,n.to],[0,an]),s.some(([,a])=>a>n.from+1)&&cn(t.from,t.to,a=>[a,n.from],[0,-an]),s.some(([a])=>a<t.from-1)&&cn(n.to,n.from,a=>[t.from,a],[an,0]),s.some(
([a])=>a>t.to+1)&&cn(n.to,n.from,a=>[t.to,a],[-an,0])].filter(Boolean).join("");let i=e?.querySelector(".break");!e||!i&&!r||(i||(i=document.createElementNS("ht\
tp://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const li=60,an=7;function cn(e,t,n,[s,o]){return Array.from(
{length:li+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/li),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function Qd(e){const t=e.includes(
"e")?0:+e.replaceAll(",",""),[n,s]=Yd.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const Nt=120,Ss=40,th=40,Wt=(e,t)=>+(e?.getAttribute(t)??
NaN),Mt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},vs=(e,t)=>e.includes("#[")?Math.round(t):t,ui=e=>(t,n)=>D(e,`[data-${n}="${CSS.
escape(t.id||"-")}"]`);function fi(e,t,n){const s=ui(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute(
"d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(
r,"for").map(l=>[l,Wt(l,"y")-i]),cells:c}})}function ln({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).set(n,vs(n,r)),a=e.
under(i);return{state:i,read:a,value:a(o)}}const we=new WeakMap,di=new WeakMap;function hi({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[...t(o.dataset.line).
state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?Nt:Ss,i])}function mi(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=hi(
e,t,n),u=di.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(b,g)=>t.x.of(g/m)).map(b=>[b,p(new Map(f).set(t.swept,
vs(t.swept,b)))]),h={of:l,middle:d(r?Nt:Ss,m=>s.under(m)(a)),ends:c.length?d(r?th:Ss/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[p.at(0),p.at(-1)].map(
b=>typeof b=="number"?b:void 0)}):[]};return di.set(i,h),h}function pi(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>mi(e,t,o)).flatMap(({middle:o,
ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&rn(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.text&&(t.y=s,t.host.
dataset.ay=s.text,ge(t.host,"y",s))}function gi(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=hi(e,t,n),c=t.y.text;!we.has(r)&&!e.state.size&&Number.isFinite(
n.end)&&we.set(r,{of:a,y:c,end:n.end});const l=we.get(r);(l?.of!==a||l.y!==c)&&we.set(r,{of:a,y:c,end:eh(t,n,mi(e,t,n))});const u=we.get(r)?.end??NaN,f=r.dataset.
line?[...s.parseCase(r.dataset.line)].every(([d,h])=>J(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){const m=u+h;d.
classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&Mt(d,{y:m})}return u}function eh({x:e,y:t},{e:n,bands:s},{middle:o,
ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",un(a));for(const c of s){const[
l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${un([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const un=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function ye(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=ln(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const bi=2,nh=["fill","stroke","str\
oke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];
async function sh(e,t,n,s){const{figure:o}=t,r=o.querySelector(".cg-fig__title")?.textContent??"figure",i=xs(r);return n==="link"?Ht(`${e.link().split("#")[0]}#${o.
id}`,s):n==="csv"?(t.data&&(t.data.open=!0),ye(e,t),fn(`${i}.csv`,new Blob([`${$s(o.querySelector("table"))}
`],{type:"text/csv"}))):yi(i,n,wi(o,r))}function wi(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),o=[...s.querySelectorAll("svg"),
...n.querySelectorAll(":scope > svg")],r=[t,e.querySelector(".cg-fig__case")?.textContent??""];return Mi(e,o,r,s.getBoundingClientRect().top,n.getBoundingClientRect().
bottom)}async function oh(e){const t=e.closest("figure"),n=t.querySelector("svg.cg-plot"),s=n.querySelector("title")?.textContent??"plot",o=e.dataset.plot??"";if(o===
"csv")return await rh(t.querySelector("details.cg-numbers")),fn(`${xs(s)}.csv`,new Blob([`${$s(t.querySelector("table"))}
`],{type:"text/csv"}));const{top:r,bottom:i}=n.getBoundingClientRect();return yi(xs(s),o,Mi(t,[n],[s],r,i))}const rh=e=>new Promise(t=>{if(!e||e.open)return t(void 0);
e.addEventListener("toggle",t,{once:!0}),e.open=!0}),xs=e=>e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function yi(e,t,{text:n,
width:s,height:o}){if(t==="svg")return fn(`${e}.svg`,new Blob([n],{type:"image/svg+xml"}));const r=new Image(s,o),i=Object.assign(document.createElement("canvas"),
{width:s*bi,height:o*bi});r.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n)}`,await r.decode(),i.getContext("2d")?.drawImage(r,0,0,i.width,i.height),
i.toBlob(a=>a&&fn(`${e}.png`,a))}function Mi(e,t,n,s,o){const r=e.getBoundingClientRect(),i=16+18*n.length,a=Math.round(r.width),c=Math.round(o-s)+i+12,l="http:\
//www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${a} ${c}`),u.setAttribute(
"width",String(a)),u.setAttribute("height",String(c));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.setAttribute("h\
eight","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),n.forEach((h,m)=>{const p=u.appendChild(document.createElementNS(l,"text"));
for(const[b,g]of Object.entries({x:8,y:20+18*m,fill:f.color,"font-family":f.fontFamily,"font-size":m?12:15,"font-weight":m?400:600}))p.setAttribute(b,String(g));
p.textContent=h});for(const h of t){const m=h.getBoundingClientRect(),p=h.cloneNode(!0),b=[h,...h.querySelectorAll("*")];[p,...p.querySelectorAll("*")].forEach(
(g,w)=>{const y=getComputedStyle(b[w]);for(const M of nh)g.setAttribute(M,y.getPropertyValue(M));for(const{name:M}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(M)&&g.removeAttribute(M)});for(const[g,w]of Object.entries({x:m.left-r.left,y:m.top-s+i,width:m.width,height:m.height}))p.setAttribute(g,w.toFixed(1));p.hasAttribute(
"viewBox")&&p.removeAttribute("preserveAspectRatio"),u.append(p)}return{text:new XMLSerializer().serializeToString(u),width:a,height:c}}function fn(e,t){const n=URL.
createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var $i=Object.freeze({__proto__:null,
asSvg:wi,take:sh,takePlot:oh});const ih=120;function ah(e,t){for(const n of D(e,"[data-filter]"))ch(n,t)}function ch(e,t){const n=e.querySelector(".cg-search"),
s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),i=I("span","cg-sr");i.setAttribute("r\
ole","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=g.length>0||!!w;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:$,
rows:S})=>{const N=$.querySelector("summary")?.textContent??"";return S.map(A=>`${N} ${A.textContent}`.toLowerCase().replaceAll("−","-"))}));let M=0;r.forEach(
({group:$,isOpen:S,rows:N},A)=>{let _=0;N.forEach((R,v)=>{const k=(!w||(R.dataset.verdict??"").split(" ").includes(w))&&g.every(F=>a?.[A][v].includes(F));R.hidden=
!k,_+=+k}),$.hidden=!_,$.open=y?_>0:S,M+=_}),i.textContent=y?`${M} found`:"",lh(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(
Boolean).join(" and ")+".",m)},d=()=>{const g=Wn(location.href,"find",n?.value.trim()??""),w=Wn(g,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(
history.state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!g&&w.dataset.word===g))),
b=()=>{const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&U(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,ih)}),t.addEventListener("abort",()=>clearTimeout(c));for(const g of s)U(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});
b()}function lh(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(I("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var uh=Object.freeze({__proto__:null,mount:ah});function Si({remove:e,take:t,link:n,patch:s,notice:o="",act:r}){const i=I(
"div","cg cg-bar"),a=I("span","cg-bar__count"),c=I("span"),l=I("ul","cg-bar__list"),u=I("p","cg-bar__offer"),f=I("p","cg-bar__who",I("span","cg-bar__of","Your s\
cenario, "),a,c),d=mt("cg-bar__do cg-bar__more","show",()=>h(!i.classList.contains("is-open"))),h=S=>{i.classList.toggle("is-open",S),d.setAttribute("aria-expan\
ded",String(S)),z(d,S?"hide":"show")};h(!1);const m=new Set;i.setAttribute("role","region"),i.setAttribute("aria-label","Scenario"),a.setAttribute("role","statu\
s");let p=[];const b=mt("cg-bar__do","copy link",()=>Ht(n(),b)),g=mt("cg-bar__do is-wide","copy as patch",async()=>{const S=await s?.();S===void 0?z(g,"not avai\
lable"):await Ht(S,g)});g.hidden=!s,g.title="Copies your changes as a patch of the notes, for git apply";const w=mt("cg-bar__do","put all back",()=>{e(p),As(i)}),
y=I("div","cg-bar__acts",d,b,g,w),M=I("p","cg-bar__notice",o,...r?[" ",r]:[]);i.append(f,l,y,u,...o?[M]:[]);const $=(S,N,A,_)=>{const R=S.reduce((P,T)=>P+T.keys.
length+T.parts.length,0);p=S,i.classList.toggle("is-on",S.length>0),z(a,`${R} changed`);const v=[...new Set(S.flatMap(P=>P.notes))];c.replaceChildren(...v.slice(
0,2).flatMap((P,T)=>[T?" and ":", set in ",hh(P,A,_)])),v.length>2&&c.append(` and ${v.length-2} more`);const k=[...l.querySelectorAll("button")].findIndex(P=>P===
document.activeElement);l.replaceChildren(...S.map(P=>dh(P,()=>e([P])))),k>=0&&!S.length?As(i):k>=0&&l.querySelectorAll("button")[Math.min(k,S.length-1)].focus(
{preventScroll:!0});const F=N.filter(P=>!m.has(`${P.key} ${P.there}`));u.hidden=!F.length,u.replaceChildren(...F.map(P=>I("span","cg-bar__kin",`${P.says}: here ${P.
here}, elsewhere ${P.there} `,mt("cg-bar__do",`also use ${P.there} here`,()=>t([P])),mt("cg-bar__do is-quiet","keep it apart",()=>{m.add(`${P.key} ${P.there}`),
$(S,N,A,_)}))))};return{bar:i,show:$}}function fh(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;
const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;e.parentElement===
c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);s.addEventListener(
"abort",()=>i.disconnect())}function dh(e,t){const n=mt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),I(
"li","",I("span","",e.says),...e.was?[I("s","",e.was)]:[],I("b","",e.now),...e.isToo?[I("span","cg-bar__too",", also here")]:[],n)}function hh(e,t,n){const[s,o]=t.
notes[e]??[e];if(!o)return I("span","",s);const r=I("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const mh=e=>(e.closest("article, main")??document).
querySelector("h1");function As(e){const t=mh(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function mt(e,t,n){const s=Object.assign(I("butto\
n",e,t),{type:"button"});return s.addEventListener("click",n),s}const Me={notes:{},kinds:[],inputs:{}},vi=e=>e?fetch(e).then(t=>t.ok?t.json():Me).catch(()=>Me):
Promise.resolve(Me),ph=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return Y(t,n)};function xi(e,t,n,s){const{note:o,names:r}=n.data,
i=t.map(l=>gh(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:p,
says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].
sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.
push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function gh(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.indexOf("."),[i,
a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??ph(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function bh(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&wh(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function wh({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function yh(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:$h(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))Mh(o,n,s);return s}function Mh(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const $h=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Sh={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function vh(e,t,n){
if(!ot(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await vi(
s);if(n.aborted)return;const a=()=>ot(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=[],f=!1,d="";const h=mt("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:S,recompute:N}=await Promise.resolve().then(function(){return fb});if(l)return l.recompute=async _=>{u=_,p("Recomputing …");const{now:R,
sum:v}=await S(_,a().join(),n);return u===_&&p(Ai(v,"Values outside this chain are from the last build.")),R},l.view?.renew();const A=await N(c??t,a().join(),n,
(_,R)=>p(`Recomputing, note ${_+1} of ${R} …`));p(Ai(A))}),m=()=>w.querySelector(".cg-bar__notice"),p=S=>z(m(),d=S),b=()=>{const S=l?.dataset.mode==="chain";h.
hidden=!S,f&&d&&z(m(),S?d:r??"")},g=()=>{f?location.reload():M()},{bar:w,show:y}=Si({remove(S){const N=new Set(S.flatMap(_=>_.parts)),A=a().filter(_=>!N.has(_));
history.pushState(history.state,"",Hn(location.href,A.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(xi(new Map,a(),Sh,i),[],
i,o);if(e.append(w),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(b);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener(
"abort",()=>$.disconnect()),b()}const Ai=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values changed.`,...t?[`${t} are greyed out: they were n\
ot recomputed and are from the last build.`]:[],...n?[n]:[]].join(" ");var xh=Object.freeze({__proto__:null,mount:vh});function Ni(e,t,{model:n,state:s,now:o}){
const r=o(t),i=c=>typeof r=="number"?J(+c.value,r,1e-9):c.value===r,a=e.matches(".cg-entry")&&document.activeElement!==e;r===void 0&&a&&(e.value=""),r!==void 0&&
(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):e.type==="range"?Ah(e,t,+r,n):a&&(e.value=n.text(t,new Map(
s).set(t,r),o),Ei(e,"")))}function Ah(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(gt(o,l)):gt(o,l);(document.activeElement!==e||
Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),Vo(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetex\
t",s.say(t,n))}function Ei(e,t){const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(I("span","\
cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.
after(r);z(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const Nh="computed when you let go",ki="not computed here",Eh="\
Pale values take many steps: they are computed when you let go.",_i=8;function kh(e){const t=[...new Set(e)],n=t.length-_i,s=t.slice(0,_i).join(", ")+(n>0?` and\
 ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}
function _h(e){const t=e.matches(Oi)?e:e.closest("[data-row]")??e.querySelector(Oi),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.
replace(/^=/,"")??""}const Oi="[data-q], [data-say], [data-check], [data-row]";function Oh(e){const t=new Map,n=I("p","cg cg-notice");n.hidden=!0,n.setAttribute(
"role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof tt))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.
classList.add("is-later"),a.setAttribute("title",s?ki:Nh),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(a.querySelector("button")??a,ki)}},r=a=>{
const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{
n.hidden=!t.size;const a=s?[...t.keys()].map(_h).filter(Boolean):[];z(n,t.size?s?kh(a):Eh:"")},start:a=>{s=a}}}function Ti(e,{data:t,knows:n}){const s=Object.keys(
t.names),o=`${t.note}#${e}`,r=!e.includes(".")||n(o);let i={key:r?o:`#${e}`,own:r,known:r};for(let a=e.indexOf(".");a>0&&!i.known;a=e.indexOf(".",a+1)){const c=e.
slice(0,a),l=s.find(f=>t.names[f]===c)??s.find(f=>`/${f}`.endsWith(`/${c}.md`)),u=`${l}#${e.slice(a+1)}`;l&&(i={key:u,own:l===t.note,known:n(u)})}return i}function Ns(e,t){
const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=Ti(r.slice(0,i),t);if(i>0&&!c&&
!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,
carried:s,dropped:o}}function Li(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?Je(
i):typeof i=="number"?`${+gt(l??{},i).toPrecision(12)}${l?.u&&Fd(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note&&!c.includes(".")?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const Th={holds:"✓",failing:"✗",unknown:"–"},Ci=e=>e===void 0?"unknown":e?"holds":"failing";function Lh(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function Ch(e,t){
const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:Ih(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[data-q]"),r=qh(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,row:b,built:g}of n)l(m,()=>{f.delete(p);const w=d(p);Ph(m,w,!J(a(p),c(p)),g),i.
done&&Ri(b,w!==!0&&u.size>0)});for(const{e:m,of:p,built:b}of s)l(m,()=>{const g=p.some(({key:M})=>!J(a(M),c(M))),{state:w,says:y}=Lh(p.map(({key:M})=>d(M)));m.classList.
toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?`cg-mark is-${w}`:b.mark),z(m.firstElementChild,g?Th[w]:b.sign),z(m.lastElementChild,g?
y:b.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!J(a(m),c(m)));r(Rh(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function Rh(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function qh(e){const t=e.querySelector(".cg-facts"),n=I("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=I("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Ih=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function Ph(e,t,n,s){const o=n?Ci(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Ci(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);z(e.querySelector(
".cg-mark"),n?"→":s.sign),z(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Ri(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Fh={makeValues:Qr,prepare:Xr},jh=[[".cg-table",()=>Promise.
resolve().then(function(){return bb})],["svg[data-x]",()=>Promise.resolve().then(function(){return Ob})],[".cg-fig",()=>Promise.resolve().then(function(){return Qb})],
[".cg-grip",()=>Promise.resolve().then(function(){return Db})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return lw})],["[data-sens]",()=>Promise.
resolve().then(function(){return bw})],[".cg-limit",()=>Promise.resolve().then(function(){return _w})],[".cg-panel",()=>Promise.resolve().then(function(){return Cw})],
["[data-count]",()=>Promise.resolve().then(function(){return ri})],["svg[data-rows]",()=>Promise.resolve().then(function(){return Kw})],["svg[data-dense]",()=>Promise.
resolve().then(function(){return sy})],["svg[data-bins]",()=>Promise.resolve().then(function(){return hy})]],Dh=e=>Promise.all(jh.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),zh=2;async function Bh(e,t,n,s,o,r){const i=ei(e),a=new Map,c=i.under(a);let l=[];const{attempt:u,start:f,tell:d}=Oh(t),h={model:i,root:n,
signal:s,state:a,now:c,was:c,empty:a,done:!0,set:T,inCase:P,attempt:u,link:E},m=[],p=new Set;i.allow(yt);const b=Wh(n,i,c,a);let g=0,w=0,y=!1,M=Me;const $=t.dataset.
inputs,S=new URL($??"",document.baseURI).href,{bar:N,show:A}=Si({remove(C){const q=new Set(C.flatMap(H=>H.parts));l=l.filter(H=>!q.has(H)),T(new Map(C.flatMap(H=>H.
keys).map(H=>[H,void 0])))},take:C=>T(new Map(C.map(({key:q,value:H})=>[q,H]))),link:E,patch:$?async()=>(await Promise.resolve().then(function(){return $y})).patchFrom(
$,_(),E()):void 0});t.append(N),fh(N,t,n,s);const _=()=>je(Li(h.state,l,i),i.data.names[i.data.note]),R=()=>{const C=xi(h.state,l,i,M),q=bh(C,h.state,i,M);A(C,q,
M,S),Hh(n,i,q)},v=async()=>{M!==Me||!Uh(h.state,l,i)||(M=await vi($),s.aborted||R())},k=(C=!0)=>{const q=C?yt:ds;h.state.size||(h.state=a),f(h.done=C),i.allow(q),
h.now=h.state.size?i.under(h.state):c,b(h),R(),C&&(y||=h.state.size>0)&&Promise.resolve().then(function(){return Ny}).then(({agree:W})=>W(n));for(const W of m)p.
add(W);const H=()=>{const W=performance.now()+zh;i.allow(q);for(const G of p){if(s.aborted)return;if(p.delete(G),G(h),performance.now()>W)break}i.allow(yt),p.size?
g=requestAnimationFrame(H):d()};cancelAnimationFrame(g),g=requestAnimationFrame(H)},F=()=>{const C=Ns(ot(location.search),i);return l=C.carried,h.state=C.state,
k(),v(),C.dropped};function P(C){const q=i.parseCase(C),H=new Map([...h.state,...q]);return{state:H,read:q.size?i.under(H):h.now}}function T(C,q="step",H=q==="s\
tep"){h.state=new Map(h.state);for(const[W,G]of C){const{v:Z,r:V}=i.entry(W);G===void 0||!V&&J(G,Z)?h.state.delete(W):i.takes(W,G)&&h.state.set(W,G)}k(H),clearTimeout(
w),q==="drag"?w=setTimeout(O,150,"drag"):O(q),q==="step"&&qi(n)}function E(){return O("drag"),location.href}function O(C){const q=Hn(location.href,Li(h.state,l,
i));q===location.href||s.aborted||location.pathname!==r||(C==="step"||!ot(location.search)?history.pushState(history.state,"",q):history.replaceState(history.state,
"",q))}const L=async()=>{(n.querySelector(".cg-own")||ot(location.search).includes("."))&&await Yr()};await L();const j=F();j.length&&Promise.resolve().then(function(){
return ky}).then(({refuse:C})=>C(j,i,N,{button:mt,make:I,toHeading:As,keyOf:Ti})),ot(location.search)&&O("drag"),U(window,"popstate",{signal:s},async()=>{location.
pathname===r&&(await L(),F())}),Xh(h);for(const C of o){const q=[await C.mount(h)].flat();m.push(...q),i.allow(yt);for(const H of q)H(h)}d()}const Uh=(e,t,{data:n})=>t.
length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Hh(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .c\
g-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}
z(a??o.appendChild(I("span","cg-elsewhere")),`${i} elsewhere`)}}function Wh(e,t,n,s){const o=p=>D(e,`[data-${p}]`).map(b=>[b,t.key(b.dataset[p])]).filter(([,b])=>t.
entries.has(b)),r=o("say"),i=Ch(e,t),a=Vh(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=D(e,"[data-ci\
te]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=yh(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,b])=>{const g=t.parseCase(p.dataset.with),w=g.size?g:s;return{e:p,key:b,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Zt(()=>t.text(b,w,g.size?t.under(g):n,nn(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:b,now:g,attempt:w}=p,y=new Map(b);for(const M of m)w(M.e,()=>Gh(M,p));for(const[M,$]of r)w(M,()=>z(
M,t.say($,g($))));for(const[M,$]of a)w(M,()=>Yh(M,$,p));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",Kh(t.heights($,p.state))));for(const[M,
$]of c)w(M,()=>Ni(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,S]of d)w(M,()=>{M.hidden=S?!S.includes($.map(g).join()):$.some(N=>y.has(N))});i(p);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([S,N])=>J(g(S),N,1e-9)))))}}function Gh({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,b=p?"":c.text(
t,h,m,nn(e)),{c:g,u:w,rows:y}=c.entry(t),M=p?!1:r===void 0?Y(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const v=!p&&b===pt&&s?.matches(".cg-out")?c.why(
t,h):"",k=p?i:v?`${pt} ${v}`:Y(b,e.dataset.u);e.matches(".cg-live")&&(e.dataset.was??=i),z(e,k),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(
".cg-claim__now"),S=e.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const N=n.size?void 0:o.find(v=>m(v)!==f(v)),A=N?` · ${c.
say(N,m(N))}`:"",_=y?c.say(t,m(t)):Y(b,w)+S,R=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":_;e.classList.toggle("is-changed",M),z($,M?`→ ${R}${A}`:
""),$.dataset.copy=M&&!g?R:"",e.setAttribute("aria-description",M?`${a} as written; in your scenario ${R}${A}`:a)}const Kh=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).
join("")+"V9Z",Vh=(e,t)=>D(e,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Yh(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!J(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&Ri(e,s.size>0&&t.some(h=>n.text(h,s,r)===pt)),z(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Xh(e){const{model:t,root:n,signal:s}=e;U(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.settable(t.
key(i.dataset.p),e.now),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("\
aria-busy",String(!c));const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((tn(l,m)-u)/d)*d:tn(l,+m.toPrecision(3));e.set(
new Map([[a,Math.min(f,Math.max(u,p))]]),"drag",c),c&&qi(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(
new Map([[a,l]]),"drag",c),(c||!u)&&Ei(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),U(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Ni(r,t.key(r.dataset.p),e))}),U(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.
closest("[data-reset]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&Zh(a,e),c&&Jh[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}
function Zh(e,{model:t,set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const Jh={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pre\
ssed",String(s))},source(e,t){const n=t.getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},
"copy-source":(e,t)=>{Ht(t.querySelector(".cg-source")?.textContent??"",e)},"copy-fix":e=>{Ht(e.parentElement?.querySelector("code")?.textContent??"",e)}},qi=e=>requestAnimationFrame(
()=>D(e,".cg-row.is-changed").forEach(t=>t.classList.add("is-flash")));var Qh=Object.freeze({__proto__:null,compute:Fh,loadParts:Dh,mount:Bh});const Ii=14,tm=226,
em=78;function Es({flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function nm(e,t){
const n=Es(e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Ii||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(
f=>u[0].add(f)),n.delete(c),o.push(c))}const r=sm(n,t),i=om(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:rm(r,i,a),
edges:a,folded:o,more:s-r.length-o.length}}function sm(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Ii&&n.add(o);return[...n]}function om(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function rm(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*tm,l+(f-(c.length-1)/2)*em]))}return o}function Pi(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=Es(e,s).size;o>n&&([t,n]=[s,o])}return t}function im(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function am(e,t,n){const s=Vn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Es(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function cm(e,t,n,s){if(!e.boxes[t])return Pi(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var lm=Object.freeze({__proto__:null,beside:cm,
chartOf:nm,meant:am,richest:Pi,trace:im});const um=16;function B(e,t,...n){const s=I(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const dn=e=>B("span","cg-dot "+(e<0?"orphan":`c${e%It}${e>=It?" ring":""}`));function fm(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=De(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,um).map(({group:i,name:a,
size:c})=>{const l=B("button","cg-toggle",dn(i),a+" ",B("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var dm=Object.freeze({__proto__:null,
dot:dn,legend:fm,make:B});const Fi=200,ji=6;function hm(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,w)=>l(w)-l(g)):[...f].sort((g,w)=>l(w)-l(g)||i[g].title.localeCompare(i[w].title)||g-w);mm(e),a.replaceChildren(...d.slice(0,Fi*t).map(g=>{const w=i[g],
y=w.kind?B("span","cg-dot "+or[w.kind]):dn(r.group[g]);return B("li","",y,$e(n,g),B("small","cg-num",String(w.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Fi*t],b=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",b&&(b.hidden=p<=0,b.textContent=`${p} more`)}function mm(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Vn(t,s.find).slice(0,ji):[];if(!o)return;const i=(n??[]).slice(0,ji).map(l=>B("li","",dn(e.painter.group[l]),
$e(t,l))),a=r.map(l=>{const u=t.boxes[l],f=B("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return B("li","",B("span","",hn(u),f),B(
"small","cg-num",u.value))}),c=B("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(B("h3","",c.childElementCount?"Found":
`No note or value named “${s.find.trim()}”`),c)}function hn({name:e,number:t}){const n=B("button","",e);return n.dataset.box=String(t),n}function $e(e,t){const{
id:n,title:s,url:o}=e.nodes[t],r=B(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var pm=Object.freeze({__proto__:null,go:$e,goBox:hn,
list:hm});const Di=3;function gm(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?ym(e,ze(t,s.from),ze(t,s.to)):e.notice?[B("p","",e.
notice),...o?.about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:wm(t,n,r,bm(e,r))}function bm(e,t){const n=e.root.querySelector('[data-role=\
"summaries"]');return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const ks=(e,t,n)=>B("li","",B("span","rel",e),B("span","",...t,_s(n))),
_s=e=>e?B("span","why",e):"";function Os(e,t){const n=B("a","",t);return n.setAttribute("href",e),n}function mn(e,...t){const n=B("div","cg-acts",e??"");for(let s=0;s<
t.length;s+=2){const o=B("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function wm(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.",
"A tag.","A file."][o.kind],i=[B("h2","",o.title),B("p","",r),mn(o.url?Os(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[
1,0]){const c=new Map,l=B("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){
const d=f.length>1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(ks(
[...h].join(", "),[$e(e,u)],[...m].join("; ")))}c.size&&i.push(B("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function ym({model:e,shown:t,
state:n},s,o){const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[B("h2","",f),B("p","",d),...s<0?[]:[mn(null,"release","another path")]];if(s<0)return i("A path",
"Choose the note it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=sr(e,t,s,o),c=`from\
 ${r(s)} to ${r(o)}`;if(!a.length)return i("No path",`The visible notes and links have no path ${c}.`);const l=a.length===1?"One path":`${a.length} paths`;return[
...i(`${l} ${c}`,"Along computations first, then along links. No two paths share a note between their ends."),...a.flatMap((f,d)=>Mm(e,f,d,+n.way===d)),B("p","c\
g-way__costs","A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Mm(e,t,n,s){const o=B("ol","cg-steps"),r=t.
length-1,i=t.slice(1).map((u,f)=>Sm(e,t[f],u));t.forEach((u,f)=>{o.append(B("li","note",$e(e,u)),...i[f]?$m(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).
pop(),c=r===1?"1 step":`${r} steps`,l=B("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-\
pressed",String(s)),[B("h3","cg-way",l,B("small",""," "+c)),o]}function $m({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=B("span","",s.says&&s.says+
" ",B("code","",s.name));return B("li","",r,B("b","cg-num",s.value),o===t.length-1?_s(n):"")}):[B("li","",B("span","",e),_s(n))]}function Sm(e,t,n){const s=e.edges.
filter(f=>f.a===t&&f.b===n||f.a===n&&f.b===t),o=f=>8*Be(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!==
"uses")return{word:i,boxes:[],why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).
slice(0,Di),l=s.find(f=>f.reason&&(f.kind==="link"||nr(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Di).join(", ");return{word:i,boxes:c,why:c.length?l:[u,
l].filter(Boolean).join(" · ")}}var vm=Object.freeze({__proto__:null,about:gm,acts:mn,line:ks,link:Os});const $t={width:186,height:62};function xm(e,t,n,s,o){for(const[
r,i]of n?.at??[]){const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+$t.width*t.k&&o<=c+$t.height*t.k)return r}return-1}function Am(e,t){const n=[...t?.at.values()??
[]].flatMap(([r,i])=>[[r,i],[r+$t.width,i+$t.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}
function Nm(e,t,n){if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.
at.get(d),p=n.at.get(h);if(!m||!p)continue;const b=!f||f.has(d)&&f.has(h),[g,w]=e.screen(s,m[0]+$t.width+4,m[1]+$t.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+$t.height/
2),$=Math.max(g,y-34*u),S=(y-$)/2;a.beginPath(),a.moveTo(g,w),a.lineTo($,w),a.bezierCurveTo($+S,w,y-S,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=
1.5,a.stroke()}a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...Ts(n,d)};Em(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function Ts({now:e},t){
const n=e?.get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function Em(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=$t.width*l,h=$t.
height*l;a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+
h,d,1),a.strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,S,N,A=0)=>{[a.font,a.fillStyle]=[$,e.solid(S,o)];let _=M;for(;_.length>
1&&a.measureText(_).width>d-A;)_=_.replace(/.…?$/u,"…");return a.fillText(_,u+A,f+N*l),a.measureText(_).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?
c.param:c.ink,b=m(n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`was ${e.model.boxes[n.number].value}`:n.isPale?"not recomputed":
"";g&&b<d*.7&&m(`  ${g}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.
nodes[n.note]?.label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function km(e,t){if(!t)return[B("h2","","A chain"),B("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Ts(t,w.number)};return M?`${y} (was ${w.value})`:$?`${y} (not recomputed)`:y},h=B("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=B("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=B("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Ts(t,w.number)};b.append(ks(d(w),[hn(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const g=B("details","cg-chain__list",
B("summary","","as a list"),b);return[h,m,mn(Os(r.url,"open row")),...p.length?[B("p","cg-chain__uses","What uses it: ",..._m(p))]:[],...i.length>1?[g]:[]]}const _m=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",hn(t)]);var Om=Object.freeze({__proto__:null,about:km,boxAt:xm,draw:Nm,fit:Am});function Tm(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Xt),f=Math.round(n.height*Xt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Xt||Math.abs(a-d.y)*
c>r*Xt)&&Lm(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function Lm(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var Cm=Object.freeze({__proto__:null,slide:Tm});
function Rm({entries:e,entry:t,machine:n}){const s=new Map;for(const[a,{of:c}]of e){if(!c)continue;const l=s.get(c)??new Map,u=a.slice(a.lastIndexOf(".")+1);s.set(
c,l.set(u,[...l.get(u)??[],a]))}const o=a=>{const c=e.get(a);if(c&&!(c.x&&"v"in c))return!0;const l=a.lastIndexOf(".");for(const[u,f]of s){const d=a.startsWith(
`${u}.`)?a.slice(u.length+1,l):"",h=f.get(a.slice(l+1))??[],m=d&&!/[,:]/.test(d)&&h.length?r(d,h[0],c):void 0;if(m)return e.set(a,m),n.own(a,m,h,d),!0}return c!==
void 0},r=(a,c,l)=>{const{cells:u={},picks:f=[],u:d,f:h,o:m,d:p,iso:b,n:g}=t(c),w=g??c.slice(c.lastIndexOf(".")+1).replaceAll("_"," ");if(!Object.hasOwn(u,a))return;
const y=Object.values(u).every($=>($??0)>=0)?{lo:0}:{},M=u[a]===null?{}:{v:u[a]};return{...l,...M,...y,u:d,f:h,o:m,d:p,iso:b,x:void 0,n:`${w} of ${t(f[0]).rows?.[a]??
a}`}};return{knows:o,settable:(a,c)=>{const{of:l,picks:u=[]}=t(a),f=`${l}.${c(u[0])}${a.slice(a.lastIndexOf("."))}`;return l&&o(f)?f:a}}}var qm=Object.freeze({__proto__:null,
makeCells:Rm});const Im=2,Ls=24,Pm=9,zi=.3,et=e=>e instanceof Float64Array,Se=e=>Array.isArray(e),ve=new Map;ve.set(dt.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.
length;r++)o[r]=Xe(e[r*t]+n[r*s],e[r*t])}),ve.set(dt.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Xe(e[r*t]-n[r*s],e[r*t])}),ve.set(dt.get("mul"),(e,t,n,s,o)=>{
for(let r=0;r<o.length;r++)o[r]=e[r*t]*n[r*s]}),ve.set(dt.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=os(e[r*t],n[r*s])});function Jt(e,t){const n=t.
find(et);if(!n){const u=e(...t);return Number.isFinite(u)?u:x(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>et(u)?
u:Float64Array.of(Number(u))),[i,a]=t.map(u=>et(u)?1:0),c=ve.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===
2)for(let u=0;u<s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(et(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==
0&&x(s.some(Number.isNaN)?"no real value":"overflow"),s}function Cs(e,t){if(!et(e))return e;if(t!==Im)return Bi(e,[t])[0];let n=0;for(const s of e)n+=s;return n/
e.length}function Bi(e,t){const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return Rs(
o,0,o.length-1,s.flatMap(r=>[r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Rs(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<
24){e.subarray(t,n+1).sort();return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;
const c=e[i];e[i++]=e[a],e[a--]=c}Rs(e,t,a,s),Rs(e,i,n,s)}function Fm(e){const t=Ui(e);if(!et(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*zi)/Ls,r=n-
(s-n)*zi,i=Array.from({length:Ls},()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<Ls&&i[l]++}const a=Math.max(...i);return i.map(
c=>Math.floor(Pm*c/a+.5))}function Ui(e){if(Se(e))return x("no value");if(!et(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Bi(e,[.05,.5,.95]);return[
t,n,s]}var jm=Object.freeze({__proto__:null,each:Jt,folded:Cs,heights:Fm,isMany:et,isSeries:Se,summary:Ui});const nt=4096,Dm=12,zm=[[3.3871328727963665,133.14166789178438,
1971.5909503065513,13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,
21213.794301586597,39307.89580009271,28729.085735721943,5226.495278852854]],Bm=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,
.2417807251774506,.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,
10507500716444169e-25]],Um=.6931471805599453,Hi=([e,t],n)=>Wi(e,n)/Wi(t,n),Wi=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Hm(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-
1)/(e+1),s=n*n;let o=0;for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*Um}function Wm(e){const t=e-.5;return t>=-.425?t*Hi(zm,.180625-t*t):-Hi(Bm,Math.sqrt(-Hm(e))-
1.6)}let Qt;function qs(){if(Qt)return Qt;Qt=new Float64Array(nt);for(let e=0;e<nt/2;e++)Qt[nt-1-e]=-(Qt[e]=Wm((e+.5)/nt));return Qt}const Gi=(e,t)=>e.reduce((n,s)=>Math.
imul(n^s,16777619),t)>>>0;function Ki(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Is(e){const t=Uint16Array.
from({length:nt},(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Gi(n,2166136261),Gi(n,16777619),n.length,1);for(let o=0;o<Dm;o++)Ki(s);for(let o=nt-1;o>
0;o--){const r=Math.floor(Ki(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const Vi=new Map;function Gm(e,t){const n=Vi.get(e);if(n)return n;const s=t===
"score"?qs():Float64Array.from({length:nt},(r,i)=>(i+.5)/nt),o=Float64Array.from(Is(e),r=>s[r]);return Vi.set(e,o),o}const Yi=new Map;function Km(e,t){const n=qs();
return Float64Array.from(Xi(e),s=>t==="score"?n[s]:(s+.5)/nt)}function Xi(e){const[t,n]=e[e.length-1];if(!n.length)return Is(t);const s=JSON.stringify(e),o=Yi.get(
s);if(o)return o;const r=n.map((l,u)=>Zi(Xi(e.slice(0,u+1)))),i=Vm(Zi(Is(t)),r,n),a=Array.from({length:nt},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(
nt);return a.forEach((l,u)=>c[l]=u),Yi.set(s,c),c}function Zi(e){const t=qs();return Float64Array.from(e,n=>t[n])}function Vm(e,t,n){const s=t.map(f=>t.map(d=>pn(
f,d))),o=s[0][0],r=n.map(f=>f*o),i=Qi(s,t.map(f=>pn(e,f))),a=Qi(s,r),c=Ji(e,t,i.map(f=>-f)),l=o-pn(a,r),u=Math.sqrt(Math.max(l,0)/pn(c,c));return Ji(c.map(f=>u*
f),t,a)}const Ji=(e,t,n)=>t.reduce((s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function pn(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function Qi(e,t){
const n=e.map((r,i)=>[...r,t[i]]),s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(
s).fill(0);for(let r=s-1;r>=0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const ta=16,Ym=2048,ea=[2,4,6,8],Xm=255,Zm=15,Jm=64,
Qm=75e4,tp=1e-12,Ps=1e-9,na=1024,ep=.381966011250105,np=64,sp=40,op="the steps cannot be made fine enough",{abs:xe,floor:gn,max:bt,min:Ae}=Math;function rp(e,t,n,s,o,r){
n<s||x(n>s?"the range runs backwards":"the range is empty");let i=ta,a=0,c=sa(e,t,n,s,ta);for(;;){const l=sa(e,t,n,s,2*i),u=2*i>=Ym||168*o*i>Qm;let f=typeof l==
"number"?l:s;if(typeof l!="number"&&typeof c!="number"){const d=c,h=t.map((g,w)=>hp(d,l,w)),m=h.map(g=>g.reduce((w,y)=>bt(w,y),0)),p=m.reduce((g,w,y)=>bt(g,up(w,
l.values[y])),0),b=p<=a/Jm?Xm:Zm;if(p/b<=tp||u&&p/b<=Ps){const g=ap(e,l,m,r);if(g===void 0)return{...l,errors:m.map(w=>w/b)};f=g}else u&&(f=lp(l,h));a=p}if(u)return x(
`${op} ${ip((f-n)/(s-n))}`);i*=2,c=l}}function ip(e){const t=gn(e*1e3+.5);return`at ${gn(t/10)}.${t%10} % of the way`}function ap(e,t,n,s){const{times:o,values:r,
slopes:i}=t,a=o.length-1,c=(o[a]-o[0])/a,l=Math.ceil(na/a),u=cp(s,t,c),f=r.map((m,p)=>bt(Ps*m.reduce((b,g)=>bt(b,xe(g)),0),10*n[p])*na/(o[a]-o[0])),d=(m,p,b)=>{
const g=(M,$)=>b.reduce((S,N,A)=>S+N[$]*M[p+A],0),w=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>xe(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;
for(let m=0;m<a;m++){const p=Ae(bt(m-1,0),a-3);for(let b=0;b<l;b++){const g=m-p+(b+ep)/l,w=h.get(g)??Fs(g);if(h.set(g,w),d(o[p]+g*c,p,w))return o[p]+g*c}}for(const m of[
...u,...u.slice(1).map((p,b)=>(u[b]+p)/2)]){const p=Ae(bt(gn((m-o[0])/c)-1,0),a-3);if(d(m,p,Fs((m-o[p])/c)))return m}}function Fs(e){return[0,1,2,3].map(t=>{let n=1,
s=0,o=0;for(let c=0;c<4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function cp(e,{
times:t,values:n,slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)
i[u]*l[u]<0&&r.length<np&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=Ae(bt(u-2,0),t.length-4);for(let m=0;m<
sp;m++){const p=f+(d-f)/2,b=Fs((p-t[h])/o),g=(y,M)=>b.reduce(($,S,N)=>$+S[M]*y[h+N],0),w=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!w)break;w[c]*l>0?f=p:d=p}return f+
(d-f)/2}}function lp(e,t){let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=bt(r,xe(a)),!(t[o][c]<=Ps*r)));i>=
0&&(n=Ae(n,e.times[i]))}),n}function up(e,t){const n=t.reduce((s,o)=>bt(s,xe(o)),0);return n?e/n:e}function sa(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},
(f,d)=>n+(s-n)*d/o),s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=fp(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{
a[p].push(m),c[p].push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function fp(e,t,n,s){const o=e(t,n);if(!o)return;
let r=[];for(const[i,a]of ea.entries()){const c=dp(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/ea[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+
(h-l[u][m])/d))}}return[r[r.length-1],o]}function dp(e,t,n,s,o,r){let i=n,a=oa(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,oa(i,2*o,u)]}
const c=e(t+r*o,a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const oa=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function ra(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=Ae(
bt(gn((s-e[0])/r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<
8;f++){const d=a;c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function hp(e,t,n){
const s=e.values[n],o=e.slopes[n];return t.values[n].map((r,i)=>xe(r-(i%2?ra(e.times,s,o,t.times[i]):s[i/2])))}const mp=0,pp=2,js=1e-12,gp=1e4,Ds="outside the t\
able",{abs:at,max:St,min:te,sqrt:zs,trunc:bp}=Math;function ia(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Bs(e,t,n){const s=e[0],
o=e[e.length-1],r=js*St(at(s),at(o));return t<s?n||s-t<=r?s:x(Ds):t>o?n||t-o<=r?o:x(Ds):t}const Us=(e,t)=>te(St(ia(e,t)-1,0),e.length-2);function wp(e,t,n,s){let o=ia(
e,n)-1;return o+1<e.length&&e[o+1]-n<=js*St(at(e[o+1]),at(n))&&o++,o<0&&!s&&x(Ds),t[St(o,0)]}function yp([e,t,n],s,o,r){if(o===pp)return wp(e,t,s,r);const i=Bs(
e,s,r);if(e.length===1)return t[0];const a=Us(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===mp)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/
c,d=(u-n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function Mp([e,t,n],s,o,r){const i=Bs(e,s,r),a=Bs(t,o,r),c=Us(e,i),l=Us(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),
d=(a-t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return p+(b-p)*f}const $p={points:(e,[t,...n])=>{const s=[];for(let o=+t,
r=0;r<+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),
[c,l,u,f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return yp(a,d,+n,+s);const m=js*St(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||x("outside the range of its rate");const p=ra(
c,l,u,te(St(d,c[0]),h));return p!==0&&at(p)<gp*f[0]&&p!==l[0]&&p!==l[l.length-1]&&x("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((N,A)=>A%3===0),d=l.filter((N,A)=>A%3===1),h=l.filter((N,A)=>A%3===2),m=(N,A)=>(_,R)=>{
const v=Ze(e,()=>(a[c]=_,f.forEach((k,F)=>a[k]=R[F]),A.map((k,F)=>Number(i(F?A[F-1]:N,k)))));return v?.every(Number.isFinite)?v:void 0},p=m(c+1,h),b=d.map(N=>Number(
a[N])),g=Number(a[+t]),w=Number(a[+n]);p(g,b);const y=e.budget.steps;p(g,b);const M=Math.max(+s,y-e.budget.steps),$=rp(p,b,g,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((N,A)=>[N,$.slopes[A]]),$.errors].map(N=>({first:0,numbers:N}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Mp(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function wt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=Sp(t);return Number.isFinite(n)?n:x("overflow")}function Sp(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const ee=e=>e.length?e:x("no row fulfils it"),bn=e=>(ee(
e),wt(e)/e.length);function aa(e,t){t>=0&&t<=1||x("a share is between 0 and 1"),ee(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=te(bp(s),n.length-1),r=te(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function Ne(e){const t=bn(e);return e.map(n=>n-t)}function ne(e,t){const n=wt(e.map((s,o)=>s*t[o]))-wt(e)*wt(t)/e.
length;return Number.isFinite(n)?n:x("overflow")}const Hs=e=>e.length<2?x("fewer than two rows"):e;function vp(e){Hs(e);const t=Ne(e);return zs(ne(t,t)/(e.length-
1))}function ca(e,t){Hs(t);const n=Ne(e),s=Ne(t),o=ne(s,s);return o?ne(n,s)/o:x("all rows have the same place")}function xp(e,t){Hs(t);const n=Ne(e),s=Ne(t),o=zs(
ne(n,n))*zs(ne(s,s));return o?te(St(ne(n,s)/o,-1),1):x("all rows have the same value")}const Ws={total:wt,count:e=>e.length,mean:bn,min:e=>ee(e).reduce((t,n)=>te(
t,n)),max:e=>ee(e).reduce((t,n)=>St(t,n)),first:e=>ee(e)[0],last:e=>ee(e)[e.length-1],median:e=>aa(e,.5),quantile:aa,stdev:vp,slope:ca,intercept:(e,t)=>bn(e)-ca(
e,t)*bn(t),correlation:xp,product(e){const t=e.reduce((n,s)=>n*s,1);return Number.isFinite(t)?t:x("overflow")}};function la(e){const t=[];return e.forEach((n,s)=>(t[n]??=
[]).push(s)),t}const Gs={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)},rank(e,t=[]){const n=e.map((o,r)=>r).sort((o,r)=>t[o]-t[r]||e[o]-e[r]),s=Array(n.
length);for(let o=0,r=0,i=1;i<=n.length;i++){const[a,c]=[n[i-1],n[i]],[l,u]=[e[a],e[c]],f=t[a]===t[c];if(!(f&&u-l<=1e-12*St(at(l),at(u)))){for(const d of n.slice(
o,i))s[d]=(o+i+1)/2-r;o=i,f||(r=i)}}return s},"total per"(e,t){const n=la(t).map(s=>wt(s.map(o=>e[o])));return t.map(s=>n[s])}};Gs["rank per"]=Gs.rank;const Ks=(e,t)=>e[+t].
map(({numbers:n})=>n);function Ap(e,t){if(e.length===2)return Array(2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-
t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[ua(n[0],n[1],
s[0],s[1]),...r,ua(n[o],n[o-1],s[o],s[o-1])]}function ua(e,t,n,s){const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function Np(e,t){const n=(i,a)=>i-
a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.
length===l.length*u.length)||l.length<2||u.length<2?x("not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[
i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="tiers"?1:2))return x("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&
i===o[a-1])?x("two rows have the same key"):e==="smooth"?[o,r,Ap(o,r)]:[o,r]}const Vs=new WeakMap;function Ep(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+
5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(
String(r[1])),u=Vs.get(l)??new Map;if(!c)return Vs.has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Vs.set(l,u)),u.get(Number(n[Number(i[1])]))??
[]}const kp={rows(e,t,n,s,o,r){const[i,a,...c]=t.map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?Ep(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?
f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const b=Number(n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!b)break;u[p].push(b)}}catch(p){throw p instanceof ut&&e.budget.steps>=0&&
!p.needs&&(p.message.startsWith("the cell `")||(p.message+=` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>Ws[t](
...Ks(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[t,n],s,o)=>Np(String(t),Ks(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:Gs[t](
...Ks(o,n))}]},fa=1e5,Ys=5;function da(e,t,n,s=Number){const o=[];for(let r=0,i=t+1;r+Ys<e.length;r+=Ys){const[a,c,l,u,f]=e.slice(r,r+Ys).map(Number),d=s(n[u]),
h=ft(d);h!==jt(d)&&x("the last step is not a whole number"),h<a-1&&x("the steps run backwards"),h-a>=fa&&x("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function ha({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:x(s>=t&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function se(e){const t=ft(e);return t===jt(e)?t:x("a step is a whole number")}const ma=(e,t,n)=>e[+t][+n],_p={
steps(e,t,n,s,o){const r=da(t,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof ut&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>ha(ma(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>ha(ma(r,t,n),se(Number(
r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,numbers:i}=e.series(String(t))[0],a=se(Number(o[+n])),c=i[a-r]??x(`there is n\
o step ${a}`);return typeof c=="number"?c:x(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[
i,a]=[t,n].map(c=>se(Number(o[+c])));a-i>fa&&x("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return x("no step satisfies it")}},pa="oth\
er rows are chosen",Op=1e3,oe=e=>typeof e=="number"?e:x("a bound, or the number of a step, that has a distribution");function ga(e,t,n,s,o){const[r,...i]=t[n],[
a,c]=i.slice(0,2).map(u=>oe(s[+u]));(ft(a)!==jt(a)||ft(c)!==jt(c))&&x("bounds are not whole numbers"),ft(c)<ft(a)-1&&x("the bounds run backwards"),c-a>=1e4&&x("\
more than 10,000 terms");let l=r==="sum"?0:1;for(let u=ft(a);u<=ft(c);u++){s[n]=u;const f=e.execute(t,n+1,o,s);l=Jt(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function ba(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?oe(s[+r+1])-+a:se(oe(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):
x(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const wa=(e,t,n)=>t[n].map(({numbers:s})=>s.map(o=>e.lowered(o))),ya={sum:ga,product:ga,back:ba,
prior:ba,steps(e,t,n,s){const o=da(t[n].slice(1),n,s,oe),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=Op&&x("more than 1,000 s\
teps that depend on a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.
map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],
i=se(oe(s[+t[n][2]])),a=r[i-o]??x(`there is no step ${i}`);return typeof a=="string"?x(a):e.lowered(a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&et(f)&&x(pa),r&&
!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof ut&&!u.needs&&u.message!==pa&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=wa(e,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return Jt((...f)=>Ws[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=wa(e,s,+t[n][2]);if(t[n][1]==="total per"){const i=Array(
o[0].length),a=(...c)=>Ws.total(c);for(const c of la(o[1])){const l=c.map(f=>o[0][f]),u=Jt(a,l);for(const f of c)i[f]=u}return[{first:0,numbers:i}]}t[n][1]!=="c\
umulative"&&x("a rank of values that have a distribution");const r=[];for(const i of o[0])r.push(r.length?Jt((a,c)=>a+c,[r[r.length-1],i]):i);return[{first:0,numbers:r}]},
edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>se(oe(s[+c])));
let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!et(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).
fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return x("no step satisfies it")}},Ma=8,Tp=2e3,Lp=1e3,
$a=new Set(["num","row","index","read","back","prior","at","edge","series"]),Cp={beta:256},Rp="a root, integral, slope or aggregate of a distribution cannot be \
sampled";class Ee{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??nt,this.copies=!!(o??n?.copies),this.kept=0,this.
depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(Sa(t))}value(t){const n=this.memo.get(t);if(n!==void 0)
return n;if(this.depth>=Lp)throw new tt;this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=Se(s)?s.reduce((o,r)=>o+r.numbers.length,0):
1,!this.outside&&this.kept>Tp&&(this.memo.clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.
memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Xs(o).value(t);
if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.run.value(t);return Se(a)?a:this.run.known(t)}if(s.dr)return s.chain?Km(s.chain,s.
dr):Gm(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??x(s.problem||`no cell in \
row \`${i}\``)}lowered(t){return!et(t)||t.length===this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return Se(n)?n:
x("no value")}part(t){const{chosen:n}=this;return n&&et(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],
c=dt.get(String(i));if(r.steps<=0)throw new tt;if(r.pay(c||$a.has(String(i))&&!this.copies?1:nt/Ma),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||
i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=Jt(c,a.map(u=>o[+u]));et(l)&&r.pay((Cp[i]??1)*nt/Ma-1),o[n]=l}else{n=this.region(t,n,o);
continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)
c.set(String(r[l]),s[+r[l+1]]);a=new Ee(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=Cs(this.execute(t,n+1,i,s),+r[0]):o===
"undefined"?x("no case holds"):Object.hasOwn(ya,o)?a=ya[o](this,t,n,s,i):x(Rp);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],
c=[[n+1,r],[r,i]];if(!et(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach(
(b,g)=>{!b==(d===1)&&h.push(g)}),!h.length)return;const m=new Ee(this.run,this,void 0,h),p=m.execute(t,u,f,s.map(b=>m.part(b)));h.forEach((b,g)=>l[b]=et(p)?p[g]:
Number(p))}),l}}const Sa=e=>e?.outside?[...e.given,...Sa(e.outside)]:[],Xs=e=>e.draws??=new Ee(e);var qp=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?
x("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:x("a probability of a number that is not a condition"),upper:(e,t)=>t<e?x("a distribution whose uppe\
r end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>Cs(Xs(e).execute(i,r+1,+n,[...o]),+t)},Draws:Ee,LOOKS:$a,drawsOf:Xs});const Ip=[[2509.0809287301227,
33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,
39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],Pp=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,
3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,
1.6763848301838038,2.053191626637759,1]],Fp=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,
5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,
.599832206555888,1]],Zs=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},va=(e,t)=>{if(Math.abs(e)<=.425)return e*Zs(Ip,.180625-e*e);const n=Math.
sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Zs(Pp,n-1.6):Zs(Fp,n-5))},wn=e=>e>0&&e<1?va(e-.5,Math.min(e,1-e)):x("a quantile of a probability that is not betwee\
n 0 and 1"),jp=e=>e>-1&&e<1?va(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):x("erfinv of a number that is not between -1 and 1"),{abs:yn,exp:Mn,expm1:Js,log:vt,log1p:$n,
min:xa,sqrt:Dp,PI:zp}=Math,Aa=.1,Na=1e5,Bp=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],Up=10,Ea=1e-300,Hp=3e-16,Wp=1e-9,Gp=2e4,Kp=60,ke=[],Vp=(e,t,n)=>{t>=Aa&&
t<=Na&&n>=Aa&&n<=Na||x("a shape of `beta` that is not between 0.1 and 100,000");let s=ke[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=ke.find(({shapes:o})=>o.
a===t&&o.b===n)??Yp(t,n),ke.unshift(s),ke.length=xa(ke.length,16)),e<=s.middle?Mn(_a(e,s.shapes)):-Js(_a(1-e,s.mirrored))};function Yp(e,t){const n=ka(e,t),[s,o]=Oa(
n.most,n);return{shapes:n,mirrored:ka(t,e),middle:Mn(s)/o}}function ka(e,t){const n=xt(e)+xt(t)-xt(e+t)-vt(e/(e+t)*t/(2*zp))/2;return{a:e,b:t,round:n,most:vt((e+
1)/(e+t+2))}}function _a(e,t){const n=vt(e);let s=xa(Xp(e,t),t.most);for(let o=0;o<Kp;o++){const[r,i]=Oa(s,t);let a=s+(r-vt(i)-n)*Js(s)/i;a>t.most&&(a=(s+t.most)/
2);const c=yn(a-s);if(s=a,c<=Wp*yn(s))break}return s}function Xp(e,{a:t,b:n,round:s}){if(t<1||n<1)return(vt(e*t)+s+t*vt(t/(t+n))+n*vt(n/(t+n)))/t;const o=wn(e),
r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*Dp(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-$n(n/t*Mn(-2*l))}function Oa(e,{a:t,b:n,round:s}){const o=Mn(e),r=-Js(e),
i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?$n(c/i):vt(o/i),u=c<a/2?$n(-c/a):vt(r/a);return[t*l+n*u-s,Sn(o,r,-(t+n)*c,t,n)]}function xt(e){let t=0;for(;e<Up;e++)
t+=(e+.5)*$n(1/e)-1;const n=1/(e*e);return t+Bp.reduce((s,o)=>s*n+o,0)/e}function Sn(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<Gp;c++){const l=s+2*c-
1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Ta(f+u*a),r=Ta(f+u/r),i*=r*a,yn(r*a-1)<=Hp)break}return i}const Ta=e=>yn(
e)>=Ea?e:Ea;var Zp=Object.freeze({__proto__:null,betaFraction:Sn,betaQuantile:Vp,offStirling:xt});const{abs:La,exp:Jp,expm1:Qp,log:t0,max:e0,min:n0,trunc:s0}=Math,
re=21,Ca=.4871,o0=4*Number.EPSILON,Ra=70,qa=40,r0=120,Ia="more than one rate makes these cash flows worth nothing",Pa="no rate turns these cash flows from a los\
s into a gain",Fa=(...e)=>{const t=e.flatMap((c,l)=>c?[l]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],s=Qs(n);s===0&&x("cash flows that are all payments or \
all receipts have no rate of return");let[o,r]=s===1?[-re,re]:i0(n);const i=to(n,r)>0;i===to(n,o)>0&&x(Pa);for(let c=0;c<Ra;c++){const l=(o+r)/2;to(n,l)>0===i?r=
l:o=l}const a=Qp(-(o+r)/2);return La(a)<=o0?0:a};Ve.set(Fa,(...e)=>s0(e.length*Ra/4)+(Qs(e)>1?8*e.length*e.length:0));function Qs(e){const t=e.filter(n=>n).map(
n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function to(e,t){const n=Jp(-La(t)),s=(o,r)=>o*n+r;return t<=0?e.reduceRight(s,0):e.reduce(s,0)}function i0(e){
const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,i;r<r0&&(i=s.pop());r++){const{low:a,high:c,
depth:l,parts:u}=i,f=Qs(u);if(f===1&&o.push([a,c]),f>1&&l<qa){const d=a+(c-a)*Ca,[h,m]=c0(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}
(o.length>1||f>1&&l===qa)&&x(Ia)}return s.length&&x(Ia),o.length||x(Pa),o[0].map(a0)}function a0(e){return e===0||e===1?e?re:-re:n0(e0(t0(e/(1-e)),-re),re)}function c0(e){
const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*Ca))t.push(s[0]),n.push(s[s.length-1]);return[t,n.reverse()]}const vn=2**-46,l0=.001,
u0=2e4,f0=32,ja=1e-12,d0=12,h0=1e-15,Da=134217729,m0=64,za=1e140,Ba=1e-140,p0=8,{abs:Et,max:Ua,sqrt:eo,trunc:Ha}=Math;function xn(e,t){const n=e+t,s=n-e;return[
n,e-(n-s)+(t-s)]}function Wa(e,t){const n=e*t,s=Da*e,o=Da*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function no(e,t){const[n,s]=xn(e[0],t[0]);
return xn(n,s+(e[1]+t[1]))}function so(e,t){const[n,s]=Wa(e[0],t[0]);return xn(n,s+(e[0]*t[1]+e[1]*t[0]))}function Ga(e,t){const n=e[0]/t[0],s=no(e,so(t,[-n,0]));
return xn(n,s[0]/t[0])}function g0(e,[t,n]){const s=Et(t);if(s>m0||s!==Ha(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=so(o,e);return t>=0?o:Ga([1,0],o)}const Ka={
add:no,sub:(e,t)=>no(e,[-t[0],-t[1]]),mul:so,div:Ga,neg:([e,t])=>[-e,-t],pow:g0};function b0(e,t){const n=Object.hasOwn(Ka,e)?Ka[e]:void 0;if(!n||t.some(([o])=>Et(
o)>za||o&&Et(o)<Ba))return;const s=n(...t);return s&&Et(s[0])>Ba&&Et(s[0])<za?s:void 0}function Va(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...Wa(s,o),
s*r);return wt(n)}const K=e=>eo(wt(e.map(t=>t*t)));function oo(e,t,n){const s=[];for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*wt(s);for(let r=t;r<n.length;r++)
n[r]-=o*e[r]}class Ya{constructor(t,n){this.column=t,this.others=n}}class _e{constructor(t,n=ja){this.limit=n,this.scales=t.map(s=>K(s)||1),this.vectors=[],this.
triangle=[],this.least=1,t.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(t,n){this.vectors.forEach((a,c)=>oo(a,c,n));const s=K(n.slice(t));if(this.
limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,t));throw new Ya(t,a.flatMap((c,l)=>Et(c)>eo(ja)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:
s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=K(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.
vectors.forEach((s,o)=>oo(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)oo(this.vectors[s],s,n);return n}solved(t){return this.upwards(
t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function w0([e,...t],n){const s=t.
length,o=e.length,r=new _e(t),i=r.least<l0||o*s<=u0,[a,...c]=i?n():[];let l,u;if(i)[l,u]=Za(r,c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back(
[...t.map(()=>0),...p.slice(s)])}let f=K(u);f<=vn*K(e)&&(f=0);const d=f/eo(o-s),h=r.scales.map((p,b)=>{const g=t.map((y,M)=>b===M?1:0),w=i?Za(r,c,e.map(()=>[0,0]),
g)[1]:r.solvedAcross(g);return d*K(w)/p}),m=t.some(p=>p.every(b=>b===p[0]));return[...l.map((p,b)=>p/r.scales[b]),...h,d,Xa(e,f,m)]}function Xa(e,t,n){const s=n?
wt(e)/e.length:0,o=K(e.map(r=>r-s));return o>vn*K(e)||x("all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function Za(e,t,n,s){const o=t.
length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<d0;c++){const l=r.map((w,y)=>w/e.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(
($,S)=>M.push([-l[S],$[y]])),Va(w,M)}),f=t.map((w,y)=>{const M=i.map(($,S)=>[-$,w[S]]);return Va([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(
f),m=e.solved(d.slice(0,o).map((w,y)=>w-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+p[y]);const b=Ua(...m.map(Et)),g=Ua(...r.map(
Et));if(b<=h0*g)return[r,i];b>a/2&&b>1e-12*g&&x(y0),a=b}return[r,i]}const y0="rounding decides the result, as columns are nearly combinations of others",M0=e=>`\
the rows do not determine ${e}: its factor is zero in all of them`,$0=(e,t,n)=>t.length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns ar\
e collinear`:n(e);function S0(e,t,n){return Ja(e[0].length,e.length-1),Qa(n,()=>w0(e,t))}function Ja(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients\
 need`;e<=t&&x(`${n} at least ${t+1} rows, and there are ${e}`)}function Qa(e,t,n=M0){try{return t()}catch(s){if(!(s instanceof Ya))throw s;return x($0(e[s.column],
s.others.map(o=>e[o]),n))}}function v0(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];
for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(x0(t,c[h+i],s,o)));return s[n]=u,l}function x0(e,[t,n],s,o){const r=new Map;for(let i=t;i<
n;){const[a,...c]=e[i],l=A0(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=b0(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[
Number(s[n-1]),r.get(n-1)??0]}const A0=([e,...t],n)=>dt.has(String(e))||N0.includes(String(e))?n+1:Number(t[e==="with"?0:t.length-1]),N0=["num","row","read","in\
dex"],E0={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{e.budget.steps-=Ha(f*a[0].length*a.length*a.length/p0),e.budget.steps<0&&s(r,r)};return c(
1),S0(a,()=>(c(f0),v0(e,i,+n,o,s)),String(t).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:Oe,exp:kt,log:rt,log1p:tc,max:ec,min:ro,sqrt:Te,trunc:k0,PI:io}=Math,
ao=.01,An=1e6,_0=1e-17,Nn=1e-300,nc=2e4,O0=100,sc=1e-9,oc=-706,T0=37,L0=18,C0=.5772156649015329,R0=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,
.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,
6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,
238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,
9313274324196682e-25],ie=e=>{if(e<=0&&x("lgamma of zero or less"),e>=10)return(e-.5)*(rt(e)-1)+(rt(2*io)-1)/2+xt(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return rc(
e)-rt(e);const n=e<1.5?rc(e-1):ic(e-2);return t===1?n:n+rt(t)},rc=e=>ic(e)-tc(e);function ic(e){let t=e,n=0;return R0.forEach((s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-
C0)+n}function co(e){if(Oe(e)>.25)return tc(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const Le=(...e)=>{const t=ec(
...e.slice(0,-1));return t>0&&t<=An?k0(20+2*Te(t)):0},En=(...e)=>6*Le(...e);function kn(e,t){e>=ao&&e<=An||x("an incomplete gamma function of a shape that is no\
t between 0.01 and 1,000,000"),t<0&&x("an incomplete gamma function of a negative number")}function lo(e,t){if(t===0)return[0,1];const n=uo(e,t);if(t<=e+1){const o=n/
e*q0(e,t);return[o,1-o]}const s=n?n/I0(e,t):0;return[1-s,s]}function uo(e,t){if(e<1)return t<1e3?kt(e*rt(t)-t-ie(e+1))*e:0;const n=(t-e)/e,s=n>-.9?e*co(n):e*(rt(
t/e)-n);return s>-745?kt(s-xt(e))*Te(e/(2*io)):0}function q0(e,t){let n=1,s=1;for(let o=1;o<nc&&(n*=t/(e+o),s+=n,!(n<s*_0));o++);return s}function I0(e,t){let n=t+
1-e,s=n,o=n,r=0;for(let i=1;i<nc;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(Oe(r)>=Nn?r:Nn),s=n+a/s,s=Oe(s)>=Nn?s:Nn,o*=s*r,Oe(s*r-1)<=2e-16)break}return o}function fo(e,t){
e>=ao&&e<=An&&t>=ao&&t<=An||x("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function ac(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,
1]:[1,0];const o=ho(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/Sn(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/Sn(s,n,(e+t)*r,t,e);return[1-
i,i]}function ho(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?co(i/o):rt(n/o)-i/o,c=i<.9*r?co(-i/r):rt(s/r)+i/r,l=e*a+t*c-xt(e)-xt(t)+xt(e+t);return l>
-745?kt(l)*Te(e/(2*io)*r):0}function cc(e){e>=0&&e<=1||x("an incomplete beta function of a number that is not between 0 and 1")}const lc=(e,t,n)=>(fo(e,t),cc(n),
ac(e,t,n,1-n)),P0=(e,t)=>(kn(e,t),t?uo(e,t)/t:mo(e,1)),mo=(e,t)=>(e<1&&x("a density that is infinite at its end"),e===1?t:0),F0=(e,t,n)=>(fo(e,t),cc(n),n===0||n===
1?n?mo(t,e):mo(e,t):ho(e,t,n,1-n)/(n*(1-n)));function uc(e,t){e>=0&&e<=1&&t>=0&&t<=1||x("an inverse of a share that is not between 0 and 1")}const fc=(e,t)=>e<=
t?wn(e):-wn(t);function dc(e,t,n){if(kn(e,0),uc(t,n),n===0&&x("an infinite inverse"),t===0)return 0;const s=r=>{const i=kt(r);return[...lo(e,i),uo(e,i)]},o=e>=1?
rt(e)+fc(t,n)/Te(e):(rt(t)+ie(e+1))/e;return kt(mc(s,t,n,o,L0))}function hc(e,t,n,s){if(fo(e,t),uc(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+kt(
-i)),c=1/(1+kt(i));return[...ac(e,t,a,c),ho(e,t,a,c)]},r=ro(e,t)<1?(rt(n*e)+ie(e)+ie(t)-ie(e+t))/e:rt(e/t)+fc(n,s)*Te(1/e+1/t);return 1/(1+kt(-mc(o,n,s,r,T0)))}
function mc(e,t,n,s,o){let r=oc,i=o,a=ro(ec(s,r),i);const c=rt(ro(t,n)),l=t<=n;for(let u=0;u<O0;u++){const[f,d,h]=e(a),m=l?f:d,p=(m>0?rt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let b=h>0&&m>0?a-p*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const g=Oe(b-a);if(a=b,g<=sc)break}return a<=oc+sc?x("an inverse below 1e-306"):a}const _t=(e,t)=>(Ve.
set(e,t),e),j0={lgamma:ie,gamma_inc:_t((e,t)=>(kn(e,t),lo(e,t)[0]),Le),gamma_inc_upper:_t((e,t)=>(kn(e,t),lo(e,t)[1]),Le),gamma_inc_inv:_t((e,t)=>dc(e,t,1-t),En),
gamma_inc_upper_inv:_t((e,t)=>dc(e,1-t,t),En),beta_inc:_t((e,t,n)=>lc(e,t,n)[0],Le),beta_inc_upper:_t((e,t,n)=>lc(e,t,n)[1],Le),beta_inc_inv:_t((e,t,n)=>hc(e,t,
n,1-n),En),beta_inc_upper_inv:_t((e,t,n)=>hc(e,t,1-n,n),En),gamma_density:P0,beta_density:F0},D0=450,z0=16,pc=6,B0=28,U0=1/64,H0=7,gc=4,bc=12,wc=70,W0=3,yc=1e-13,
G0=1/8,K0=18,V0=4,Y0=1e-6,X0="an integral or search inside another has a narrow peak, which it could miss",Mc="it has more narrow peaks or jumps than a search c\
an follow",Z0="it oscillates faster than a search can follow",J0=64,Q0=8,po=12,t1=.382,e1=.1,n1=4,s1=12,$c=[],o1=new Set(["integral","root","argmax","argmin","m\
aximum","minimum"]),{abs:Q,max:ht,min:Ot}=Math;function go(e,t,[n,s],o,r){const{machine:i,budget:a}=e,c=!i.traced,l=a.steps,u=$=>Ze(e,()=>t($));let f=[];const d=$=>$.
some(({name:S})=>o1.has(S));let h=[],m=[],p=!1,b=c&&d(n.slice(o,r));const g=$=>{const S=i.traced=[];try{const N=u($),A=s.slice(o,r-1),_=xc(n.slice(o,r),s);for(const[
v,k]of S)A.push(...k),_.push(...xc(v,k)),b||=!f.length&&d(v),p||=v===$c;const R=[...A,..._];return{at:$,value:N,parts:N===void 0?[]:R,jumps:(b?R:_).length}}finally{
i.traced=void 0}};return{curve:$=>{if(!c)return u($);const S=g($);return f.length<D0&&f.push(S),S.value},look:()=>{if(!f.length)return[];const $=Math.floor((l-a.
steps)/f.length)+1,S=f;return f=[],[h,m]=r1(S,g,Math.floor(a.steps/(2*B0*$))),b&&c1(S,h,u)&&x(X0),h.map(N=>N.samples.map(({at:A,value:_})=>[A,_]))},hear:$=>{$.length&&
(p||a1(h,m,$))&&x(Mc)}}}function r1(e,t,n){const s=new Map(e.filter(({value:f})=>f!==void 0).map(f=>[f.at,f])),o=e.map(f=>f.at),r=s.size&&n>=V0?u1(Ot(...o),ht(...o),
t):[],i=ht(0,...[...s.values()].map(({value:f})=>Q(Number(f)))),a=r.filter(f=>f.samples.some(({value:d})=>d!==void 0&&Q(d)>i)),c=Ot(n,z0)+a.length;for(const f of r)
for(const d of f.samples)d.value!==void 0&&s.set(d.at,d);const l=[...s.values()].sort((f,d)=>f.at-d.at),u=f1(l);i1(l,u);for(const[f,d]of u.entries()){if(a.length>=
c)return[a,u.slice(f)];if(a.some(m=>Ec(m,d)))continue;const h=p1[d.kind](d,t);d.at[0]<=h&&h<=d.at[d.at.length-1]&&a.push({at:h,samples:g1(d,h,t),part:d.part})}return[
a,[]]}function i1(e,t){const n=e.reduce((a,{parts:c,jumps:l})=>Ot(a,c.length-l),1/0),s=({kind:a,part:c})=>a==="turn"&&c<n,o=new Map;for(const{part:a}of t.filter(
s))o.set(a,(o.get(a)??0)+1);const r=ht(0,...o.values());if(r<=J0)return;Nc(0,e.map(({at:a})=>a),e.map(({value:a})=>a??0)).filter(({kind:a})=>a==="turn").length*
Q0<r&&x(Mc)}function a1(e,t,n){const s=e.filter(({samples:o})=>o.some(({at:r})=>n.includes(r))).map(({part:o})=>o);return t.some(o=>s.includes(o.part)&&!e.some(
r=>Ec(r,o)))}function Sc(e,t,n){if(t.length<n1)return;const s=t.length-3,o=c=>c!==void 0&&Number.isFinite(c),r=n.reduce((c,l)=>o(l)?ht(c,Q(Number(l))):c,0);let i=0,
a=0;for(let c=0;c<po;c++){const l=1+Math.floor(c*(s-1)/(po-1)),u=t[l]+t1*(t[l+1]-t[l]),f=[l-1,l,l+1,l+2].map(p=>[t[p],n[p]]),d=e(u);if(d===void 0||!f.every(([,p])=>o(
p)))continue;a++;const h=[d,...f.map(([,p])=>p)],m=ht(...h)-Ot(...h);m>1e-9*r&&Q(d-vc(f,u))>e1*m&&i++}i*2>a&&a>=po/2&&x(Z0)}const vc=(e,t)=>e.reduce((n,[s,o],r)=>n+
e.reduce((i,[a],c)=>c===r?i:i*((t-a)/(s-a)),o),0);function c1(e,t,n){const s=ht(0,...e.map(({value:r})=>Q(r??0))),o=t.flatMap(r=>r.samples.filter(({at:i})=>i===
r.at));return[e[e.length>>1],...o].some(r=>{const i=n(r.at);return i===void 0||r.value===void 0?i!==r.value:Q(i-r.value)>Y0*ht(s,Q(i),Q(r.value))})}const xc=(e,t)=>e.
flatMap(({name:n,operands:s})=>{const o=l1[n];return o?[o(...s.map(r=>Number(t[+r]??0)))]:[]}),l1=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-(e-1),
beta_density:(e,t,n)=>n*(e+t-2)-(e-1),mod:(e,t)=>t?Math.sin(Math.PI*(e/t)):0,floor:e=>Math.sin(Math.PI*e),ceiling:e=>Math.sin(Math.PI*e),round:e=>Math.cos(Math.
PI*e)});function u1(e,t,n){return[[e,t],[t,e]].map(([s,o])=>{const r=new Set;for(let i=1;i<=K0;i++)r.add(s+(o-s)*G0**i);return r.delete(e),r.delete(t),{at:NaN,samples:[
...r].sort((i,a)=>i-a).map(n),part:-1}}).filter(({samples:s})=>s.length)}function f1(e){const t=e.map(r=>r.at),n=e.reduce((r,{parts:i})=>Ot(r,i.length),e.length?
1/0:0),s=Array.from({length:n},(r,i)=>{const a=e.map(({parts:c})=>c[i]);return a.every(c=>typeof c=="number")?Nc(i,t,a):[]});s.sort((r,i)=>r.length-i.length);const o=s.
filter(({length:r})=>r>pc);return[...s.filter(({length:r})=>r<=pc).flat(),...Ac(o)]}const Ac=e=>Array.from({length:ht(0,...e.map(({length:t})=>t))},(t,n)=>e.flatMap(
s=>s.slice(n,n+1))).flat();function Nc(e,t,n){let s=1/0,o=-1/0,r=!0;for(const u of n)s=Ot(s,u),o=ht(o,u),r&&=u===0||u===1;if(s===o)return[];const i=ht(Q(s),Q(o)),
a=[],c=[],l=(u,f)=>a.push({part:e,kind:f,at:t.slice(u,u+2),values:n.slice(u,u+2),size:i});if(r){for(let u=0;u+1<t.length;u++)n[u]!==n[u+1]&&l(u,"flip");return a}
if(s<0&&o>0)for(let u=0;u+1<t.length;u++)n[u]*n[u+1]<0&&l(u,"zero");for(let u=0,f=0,d=0;u+1<t.length;u++){const h=n[u+1]-n[u];if(!(Q(h)<=yc*i)){if(f*h<0&&u-d<=1){
const m=[d-1,d,u+1];c.push({part:e,kind:"turn",at:m.map(p=>t[p]),values:m.map(p=>n[p]),size:i})}[f,d]=[h,u+1]}}return Ac([a,c])}const _n=(e,t)=>{const n=e.parts[t];
return typeof n=="number"?n:NaN};function Ec({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[ht(
0,s-gc),s,Ot(t.length-1,s+gc)].map(l=>_n(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||ht(Q(a),
Q(c))<=yc*n.size}function d1({part:e,at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<bc+wc;a++){const c=a<bc?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=_n(
r(c),e);if(!(Q(l)>0))return c;l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Q(s)<Q(o)?t:n}function h1({part:e,at:[t,n],values:[s]},o){for(let r=0;r<wc;r++){
const i=t/2+n/2;if(!(t<i&&i<n))break;_n(o(i),e)===s?t=i:n=i}return t}function m1({part:e,at:t,values:n},s){const[o,r,i]=t;let a=kc(t,n),c=Ot(r-o,i-r);for(let l=0;l<
W0;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=kc(u,u.map(d=>_n(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function kc([
e,t,n],[s,o,r]){const i=(t-e)*(o-r),a=(t-n)*(o-s);return Q(i-a)>0?t-((t-e)*i-(t-n)*a)/(2*(i-a)):t}const p1={zero:d1,flip:h1,turn:m1};function g1(e,t,n){const s=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<H0;i++)r*=U0,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.
at-r.at)}const ae=400,On=.6180339887498949,_c=60,Oc=8,bo=1e-9,b1=1e-5,Tc=1e-13,w1=1e-13,ce=200,Lc=.5,{abs:Tn,max:Tt,min:Cc}=Math,X=e=>e??-1/0;function Rc(e,t,n,s,o,r){
t<n||x(t>n?"the range runs backwards":"the range is empty");const i=u=>{const f=e(u);return f===void 0?void 0:s*f},a=[...Array.from({length:ae},(u,f)=>t+(n-t)*f/
ae),n],c=a.map(i),l=c.filter(u=>u!==void 0);return l.length||x("no value in the range"),Sc(i,a,c),{value:i,at:a,values:c,size:l.reduce((u,f)=>Tt(u,Tn(f)),0),sign:s,
places:o(),hear:r}}const qc=(e,t,n,s,o,r)=>s*Pc(Rc(e,t,n,s,o,r))[0][1];function Ic(e,t,n,s,o,r){const i=Rc(e,t,n,s,o,r),[[a,c],...l]=Pc(i),u=b1*(n-t);l.some(([f,
d])=>c-d<=bo*i.size&&Tn(f-a)>u)&&x("several places have the same value");for(const f of[a-u,a+u]){const d=t<=f&&f<=n?i.value(f):void 0;d!==void 0&&c-d<=Tc*i.size&&
x("its maximum is a flat stretch")}return $1(i,a,c,u)}function Pc(e){const{at:t,values:n,sign:s,size:o}=e,r=d=>n[d]!==void 0&&X(n[d])>X(n[d-1])&&X(n[d])>=X(n[d+
1]),i=[...n.keys()].filter(r),a=d=>i.length>Oc?Tt(X(n[d]),M1(e,d)):X(n[d]),c=new Map(i.map(d=>[d,a(d)]));i.sort((d,h)=>X(c.get(h))-X(c.get(d))||d-h);const l=i.slice(
0,Oc).map(d=>Fc(e,t[Tt(d-1,0)],t[Cc(d+1,ae)],t[d],X(n[d]))),u=l.reduce((d,[,h])=>Tt(d,h),-1/0)+bo*o,f=[];for(const d of e.places){const h=d.map(([,w])=>X(w===void 0?
void 0:s*w)),m=h.indexOf(Tt(...h)),[p,b,g]=[Tt(m-1,0),m,Cc(m+1,d.length-1)].map(w=>d[w][0]);if(h[m]>u){let w=Fc(e,p,g,b,h[m]);m||(w=jc(e,w,t.filter(y=>y<p).at(-1)??
t[0])),m===d.length-1&&(w=jc(e,w,t.find(y=>y>g)??t[ae])),l.push(w),f.push(b)}}return e.hear(f),l.sort((d,h)=>h[1]-d[1]),y1(e,l[0])&&x("it grows without bound"),
l}function y1({at:e,value:t,size:n},[s,o]){const[r,i]=[e[0],e[ae]],a=Tt(w1*(i-r),1e-15*Tn(s)),c=p=>Tt(...[s-p,s+p].filter(b=>r<=b&&b<=i).map(b=>X(t(b)))),[l,u,f]=[
ce*ce*ce,ce*ce,ce].map(p=>c(a*p));if(!(l>-1/0))return!1;const[d,h,m]=[u-l,f-u,o-f];return h>bo*n&&h>=Lc*d&&m>=Lc*h}function M1({at:e,values:t,value:n},s){if(!(s>
0&&s<ae))return-1/0;const[o,r,i]=[s-1,s,s+1].map(c=>X(t[c])),a=o-2*r+i;return a>-1/0&&a<0?X(n(e[s]+(o-i)/(2*a)*(e[s+1]-e[s]))):-1/0}function Fc({value:e},t,n,s,o){
let r=n-On*(n-t),i=t+On*(n-t),a=X(e(r)),c=X(e(i));for(let l=0;l<_c;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-On*(n-t),a=X(e(r))):([t,r,
a]=[r,i,c],i=t+On*(n-t),c=X(e(i)));return[s,o]}function jc({value:e},[t,n],s){for(let o=0;o<_c;o++){const r=(t+s)/2,i=X(e(r));i>n?[t,n]=[r,i]:s=r}return[t,n]}function $1({
value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(X),f=a-u+8*(l-c),d=-a+
16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(Tn(h-n)>o||m===void 0||s-m>Tc*t)return n;[n,s]=[h,m]}return n}const wo=192,Ce=1e300,S1=1100,yo=1e-6,
v1=.1,Dc=1e-12;function x1(e,t,n,s,o,r,i,a){t>0&&n<=0&&x("no real value");const c=[];let l=!1,u=0,f=NaN;const d=new Map(_1(t,n,s).map(g=>[g,e(g)??NaN])),h=t>-Ce||
n<Ce;h&&Sc(e,[...d.keys()],[...d.values()]);const m=N1(e,d),p=new Map(m),b=E1(p,o());h&&r(b.filter(g=>!m.has(g)));for(const[g,w]of b.flatMap(y=>k1(e,y,p))){let y;
if(w===0){const M=zc(e,g);l||=!M,M&&!Mo(e,g)&&(y=g)}else f*Math.sign(w)<0&&(y=O1(e,u,g,f,w));y!==void 0&&y!==c[c.length-1]&&c.push(y),[u,f]=[g,Math.sign(w)||NaN]}
if(i!==void 0){const g=A1(c);return l&&x("every value in a range solves it"),g.length!==a&&x(`${g.length} root${g.length===1?"":"s"} in the range, not ${a}`),g[i]}
return c.length||x(l?"every value in a range solves it":"no root was found in the range"),c.reduce((g,w)=>Math.abs(w-s)<Math.abs(g-s)?w:g)}function A1(e){const t=[];
for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function N1(e,t){
const n=[...t.keys()],s=[...t.values()],o=new Map(t),{abs:r,min:i}=Math;for(let a=1;a+1<n.length;a++){const[c,l,u]=n.slice(a-1,a+2),[f,d,h]=s.slice(a-1,a+2);if(!(f*
d>0&&h*d>0&&r(d)<i(r(f),r(h))))continue;const m=(l-c)*(d-h),p=(l-u)*(d-f),b=m!==p?l-((l-c)*m-(l-u)*p)/(2*(m-p)):l,g=c<b&&b<u?e(b)??NaN:d;g*d<0&&o.set(b,g)}return new Map(
[...o].sort(([a],[c])=>a-c))}function E1(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,r]of t.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;
const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].sort((o,r)=>o-r)}function k1(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(
t)],r=yo*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function _1(e,t,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>
-Ce||t<Ce){const a=e>0?Math.log(t/e):0;return s(0,wo).map(c=>e>0?e*Math.exp(c/wo*a):e+c/wo*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(
1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Ce).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function zc(e,t){
const n=yo*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const Mo=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function O1(e,t,n,s,o){const r=Math.abs(o);let i=r,
a=r;for(let h=0;h<S1;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===0)return zc(e,m)&&!Mo(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.
abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=yo*Math.abs(c);if(Mo(e,c))return;const f=e(c-u),d=e(c+u);return f===void 0||d===void 0?l<=Dc*r?c:void 0:
Math.max(i,a)<=Math.max(v1*Math.abs(d-f),Dc*r)?c:void 0}const T1=300,L1=100,Ln=2,C1=6e-6,R1=1e-4,q1=.001,Bc=1e-13,I1=1e16,P1=1e-4,Uc=1e-7,F1=1e-9,j1=.001,D1=.9,
z1=.001,B1=3e-8,Cn=1e-9,U1=1e-8,H1=1e140,Hc=8,W1="the formula has no value in some row where the search starts",Rn="the search for the coefficients does not set\
tle, so start it nearer: `near …`",G1="with the coefficients that the search starts from",K1=["num","index","read"],{abs:Gt,max:qn,min:Wc,sqrt:Gc,trunc:$o}=Math,
V1=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function Y1(e,t,n){const s=e(n);if(!s)return x(W1);let o=n,r=In(t,
s),i=q1;for(let a=0;a===T1&&x(Rn),K(r)>vn*K(t);a++){const c=Kc(e,o,n,t,r,1),l=new _e(c,0),u=l.turned(r).slice(0,o.length),f=l.least>Cn?So(l,u,0):void 0;if(f&&(Q1(
f,o,P1)||K(u)<=z1*K(r)))break;for(l.least>Cn||(i=qn(i,U1));;){if(!(i<=I1))return new _e(c,Cn)&&x(Rn);const d=So(l,u,i),h=o.map((b,g)=>b+d[g]),m=e(h),p=m&&In(t,m);
if(p&&K(p)<K(r)){[o,r]=[h,p];break}i=qn(i,Bc)*10}i=i>Bc?i/10:0}return X1(e,t,o,n)}function X1(e,t,n,s){let o=n,r=1/0,i=1/0;for(let a=L1;;){const c=e(o),l=In(t,c??
t);if(!c||K(l)>i)return x(Rn);i=Wc(i,K(l)*(1+j1));const u=new _e(Kc(e,o,s,t,l,a<=Ln?4:2),Cn);if(!a)return Z1(u,t,l,o);const f=u.turned(l).slice(0,o.length),d=So(
u,f,0),h=o.map((b,g)=>b+d[g]),m=qn(...h.map((b,g)=>Gt(d[g])/(Gt(b)||1)));o=h,a--;const p=m<=F1||K(f)<=B1*K(l);a>=Ln&&m<=Uc&&(p||m>=D1*r)?a=Ln:a===Ln-1&&Wc(r,m)>
Uc&&x(Rn),r=m}}function Z1(e,t,n,s){let o=K(n);o<=vn*K(t)&&(o=0);const r=o/Gc(t.length-s.length),i=e.scales.map((a,c)=>r*K(e.solvedAcross(s.map((l,u)=>c===u?1:0)))/
a);return[...s,...i,r,Xa(t,o,!0)]}function Kc(e,t,n,s,o,r){const i=In(s,o);return t.map((a,c)=>{const l=qn(Gt(a),.001*Gt(n[c]))||.001,u=g=>e(t.map((w,y)=>c===y?
g:w)),f=r===4&&J1(u,a,R1*l);if(f)return f;const d=C1*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,b=m??i;return(h??i).map((g,w)=>(g-b[w])/(p*d))})}function J1(e,t,n){
const[s,o,r,i]=[-1,1,-2,2].map(a=>e(t+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*n))}function So(e,t,n){const s=t.length;let o;if(n){
const r=Gc(n),i=e.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new _e(i);o=a.solved(a.turned([...t,...t.map(()=>0)])).map((l,u)=>l/
a.scales[u])}else o=e.solved(t);return o.map((r,i)=>r/e.scales[i])}const Q1=(e,t,n)=>t.every((s,o)=>Gt(e[o])<=n*Gt(s)),In=(e,t)=>e.map((n,s)=>n-t[s]),tg={add:(e,t)=>e+
t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function eg(e,t){const n=tg[e]??dt.get(e),s=t.find(l=>l instanceof Float64Array);
if(!s)return n(...t);const o=new Float64Array(s.length),[r,i]=t,a=(l,u)=>l instanceof Float64Array?l[u]:Number(l);if(e==="pow"&&i===2)for(let l=0;l<o.length;l++)
o[l]=a(r,l)*a(r,l);else if(t.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.length;l++)o[l]=n(...t.map(u=>a(u,l)));let c=0;for(const l of o)
c+=l;return Number.isFinite(c)?o:x("overflow")}function ng(e,t,n,s){const[,o,r,...i]=e[t].map(Number);let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,
u=t+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)K1.includes(String(e[p][0]))||d++;s.budget.steps-=f-u+$o(d*a.length/Hc);const h=sg(e,u,f,new Map(
[[t,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(()=>Number(h));r&&!l?a=a.filter((p,b)=>m[b]):c=[...m]}return c}
function sg(e,t,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=t;a<n;a++){const[c,...l]=e[a];if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c===
"read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.
map(m=>{const p=d[$o(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;s.set(a,h)}else if(dt.has(String(c))&&c!=="binomial")s.set(a,eg(String(
c),l.map(i)));else return}return s.get(n-1)}const og={searched(e,[t,n,s,...o],r,i,a,c){const l=+s,u=o.slice(0,l).map(w=>Number(i[+w])),f=o.slice(l,2*l).map(String),
d=Number(o[o.length-1]),h=i[+n][0].numbers,m=w=>e.inside(new Map(f.map((y,M)=>[y,w[M]]))),p=w=>r(a+1,d,m(w))[0].numbers,b=w=>{const y=Ze(e,()=>(e.budget.steps-=
$o(h.length*l/Hc),e.budget.steps<0&&r(a,a),ng(c,a+1,i,m(w))??p(w)));return y?.every(M=>Gt(M)<H1)?y:void 0};try{p(u)}catch(w){throw w instanceof ut&&e.budget.steps>=
0&&!w.needs&&(w.message.startsWith("the cell `")||(w.message+=`, ${G1}`)),w}return Ja(h.length,l),Qa(String(t).split(", "),()=>Y1(b,h,u),V1).map(w=>({first:0,numbers:[
w]}))}},rg=40,ig=25e4,ag=60,cg=12,lg=3,Vc=1e-6,ug=1e-7,Yc=1e-9,fg=1e-13,dg=1e-10,vo=1e-8,xo=1e-5,hg=.1,mg=1e9,Ao=[2,3,5,7,11,13],Kt=1e300,Xc="the equations do n\
ot fix each unknown",{abs:st,max:Lt,min:Zc,floor:No}=Math;function pg(e,t,n,s,o){const r=Jc(t,n,s),i=r.map((b,g)=>t[g]>-Kt||n[g]<Kt?n[g]-t[g]:st(b)||1),a={lows:t,
highs:n,scales:i},c=Lt(4,Zc(rg,No(ig/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const g=bg(e,b?r.map((w,y)=>gg(b,y,a)):r,a);g?.length===0&&f++,
g?.length&&![...l,...u].some(w=>Mg(g,w,i))&&(wg(e,g,i)?l:u).push(g)}l.length||x(u.length||f===c?Xc:"no solution found");const d=b=>b.map((g,w)=>No(g/i[w]*mg+.5));
l.sort((b,g)=>{const w=d(b),y=d(g),M=w.findIndex(($,S)=>$!==y[S]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((g,w,y)=>g+(s[y]<Kt?(w-r[y])/i[y]*((w-r[y])/i[y]):
0),0),m=l.reduce((b,g)=>h(g)<h(b)*(1-Yc)?g:b);u.some(b=>h(b)<h(m))&&x(Xc);const p=h(m)*(1+vo)+vo**2;return!s.every(b=>b<Kt)&&l.some(b=>b!==m&&h(b)<=p)&&x("sever\
al solutions are equally near"),r.map((b,g)=>[m[g],...l.map(w=>w[g])])}const Jc=(e,t,n)=>n.map((s,o)=>s<Kt?s:(e[o]+t[o])/2);function gg(e,t,{lows:n,highs:s,scales:o}){
let r=0;for(let a=1,c=e;c;c=No(c/Ao[t]))a/=Ao[t],r+=a*(c%Ao[t]);if(n[t]>-Kt||s[t]<Kt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-st(i))}function bg(e,t,{lows:n,
highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<ag;c++){const l=r.map((w,y)=>Lt(st(w),.001*o[y]));if(!i)return;const[u,f]=Qc(e,r,i,l);if(!u.length)return[];
const d=Lt(...u.map(st));if(a===lg)return d<=Yc?r.map((w,y)=>st(w)<=fg*o[y]?0:w):void 0;(a||d<=ug)&&a++;const h=w=>Lt(...w.map((y,M)=>st(y)/f[M])),m=h(i),p=r;let b=1,
g;for(let w=0;w<(a?1:cg)&&(r=p.map((y,M)=>Zc(Lt(y+b*l[M]*u[M],n[M]),s[M])),g=e(r),!(g&&(a||h(g)<m)));w++,b/=2)g=void 0;i=g}}function wg(e,t,n){const s=t.map((o,r)=>Lt(
st(o),.001*n[r]));for(const o of[xo,-xo]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=Qc(e,r,i,s);return a.length>0&&a.every(c=>st(o+c)<=hg*xo)}
return!0}function Qc(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*Vc*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??
n)[h])/(f*Vc))}),r=n.map((a,c)=>Lt(...o.map(l=>st(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[
yg(i),r]}function yg(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)st(e[r][s])>st(e[o][s])&&(o=r);if(!(st(e[o][s])>=dg))
return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+
1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const Mg=(e,t,n)=>e.every((s,o)=>st(s-t[o])<=vo*Lt(st(s),st(t[o]),1e-6*n[o])),$g=1e4,tl=[.9999999999998099,676.5203681218851,
-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],el=[[.9428824156954797,
.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,
.22492646533333951,0]],nl=[.015827191973480183,77/1470],sl=[.24261107190140774,672/1470],Sg=4,vg=2**-52,xg=2**-44,Ag=1e-8,Eo=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?x("gamma of zero or less"):ol(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Eo(1-e));e>172&&x("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=tl.slice(1).
reduce((r,i,a)=>r+i/(t+a+1),tl[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},ol=e=>{const t=ft(e);if(t!==jt(e))return Eo(e+1);let n=t<0?x("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},rl=(e,t)=>{let n=ft(t);if(n!==jt(t)&&x("binomial of a number that is not whole"),n<0)return 0;
e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&x("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},il=e=>{if(Math.abs(e)>
6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},Ng=e=>{if(e<1.5)return 1-
il(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},Eg=(e,t,n)=>t>n?x("clamp to a range whose lower end is above its\
 upper end"):Math.min(Math.max(e,t),n),kg=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},{hypot:_g,
expm1:Og}=Math,Tg=e=>e<=-1?x("log of zero or less"):Math.log1p(e),Lg=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):
0};Ve.set(rl,Lg);const Cg={gamma:Eo,factorial:ol,binomial:rl,erf:il,erfc:Ng,erfinv:jp,normal_quantile:wn,cbrt:kg,mod:Qf,clamp:Eg,hypot:_g,expm1:Og,log1p:Tg,...gd,
...j0,irr:Fa},Rg={..._p,...$p,...kp,...E0,...og,sum:(e,t,n,s,o)=>cl(e,t,n,s,o,0),product:(e,t,n,s,o)=>cl(e,t,n,s,o,1),integral:(e,[t,n,s],o,r,i,a,c)=>{const{budget:l}=e,
u=Number(r[+t]),f=Number(r[+n]),d=l.integrals>0,h=N=>(r[i]=N,Number(o())),{curve:m,look:p,hear:b}=go(e,h,[c,r],i+1,+s),g=N=>m(N)??Pg(h,N,u,f),w=()=>p().map(N=>N.
map(([A,_])=>[A,_??g(A)]));l.integrals++;const y=l.steps;d||[u,f].forEach(g);const M=d?1:Ig(Math.floor((y-l.steps)/2)),[$,S]=Fg(g,u,f,M,d,w);return l.integrals--,
b(S),$},slope:(e,[t],n)=>qg(al(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o,r,i)=>Pn(Ic,1,e,t,n,[i,s],o),argmin:(e,t,n,s,o,r,i)=>Pn(Ic,-1,e,t,n,[i,s],o),
maximum:(e,t,n,s,o,r,i)=>Pn(qc,1,e,t,n,[i,s],o),minimum:(e,t,n,s,o,r,i)=>Pn(qc,-1,e,t,n,[i,s],o),root(e,[t,n,s,o,...r],i,a,c,l,u){const f=al(e,t,i),{curve:d,look:h,
hear:m}=go(e,f,[u,a],c+1,Number(r.at(-1))),[p,b]=r.slice(0,-1).map(g=>Number(a[+g]));return x1(d,Number(a[+n]),Number(a[+s]),Number(a[+o]),h,m,p,b)},system(e,[t,
...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const g=Ze(
e,()=>{const w=e.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return g?.every(Number.isFinite)?g:void 0},h=Jc(a,c,
l);d(h);const m=e.budget.steps;return d(h),pg(d,a,c,l,m-e.budget.steps).map(b=>({first:0,numbers:b}))}},Pn=(e,t,n,[s,o,r],i,a,c)=>{const[,l]=a,u=m=>(l[c]=m,Number(
i())),{curve:f,look:d,hear:h}=go(n,u,a,c+1,+r);return e(f,Number(l[+s]),Number(l[+o]),t,d,h)},al=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),
s]]))));function cl({machine:{traced:e}},t,n,s,o,r){const[i,a]=[0,1].map(u=>{const f=Number(s[+t[u]]),d=ft(f);return d===jt(f)?d:x("bounds are not whole numbers")});
a<i-1&&x("the bounds run backwards"),a-i>=$g&&x("more than 10,000 terms");const c=Math.floor((a-i+1)/s1)+1;let l=r;for(let u=i;u<=a;u++)s[o]=u,l=r?l*Number(n()):
l+Number(n()),e&&!((u-i)%c)&&e.push([[],s.slice(o+1,Number(t[2]))]);return e&&c>1&&e.push([$c,[]]),l}function qg(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(
t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=
Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const b=n/2,g=a-c+8*(e(t+b)-e(t-b)),w=p/(12*n),y=g/(12*b);if(r(y-w)<=.001*s+m/
n)return y+(y-w)/15}}return x("no slope where a function jumps or bends")}function Ig(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function Pg(e,t,n,s){const o=(s-
n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function Fg(e,t,n,s,o,r){const i=[...Array.from({length:s},
(M,$)=>t+(n-t)*$/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(M,$)=>jn(e,i[$],i[$+1],a[$],a[$+1],0)),u=Fn(l);let f=ll(e,l,c*u.size),d=Fn(f);d.
error<=u.error||([f,d]=[l,u]);const h=r(),m=[],p=h.length?Dg(e,f,h,d.size/Math.abs(n-t),m):f;if(m.length){f=p;for(let S=0;S<Sg;S++)f=ll(e,f,c*Fn(f).size);const M=d;
d=Fn(f);const $=Math.abs(d.value-M.value);$>1e-9*d.size&&$>M.error||(m.length=0)}const{value:b,error:g,size:w}=d;if(Math.abs(b)<=1e-14*w&&g<=1e-9*w)return[0,m];
const y=o?w:Math.abs(b);return g<=1e-9*y&&jg(f)<=Ag*y?[b,m]:x("the integral does not settle")}const jg=e=>e.reduce((t,{a:n,b:s,first:o,last:r})=>{const i=Math.max(
Math.abs(n),Math.abs(s));return Math.abs(s-n)<=xg*i?t+Math.abs(r-o)*vg*i:t},0);function ll(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,
b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(jn(e,c,h,u,d,a+1),jn(e,h,l,d,f,a+1))}return s}function Dg(e,t,n,s,o){
return t.flatMap(r=>{const{a:i,b:a}=r,[c,l]=i<a?[i,a]:[a,i],u=n.flatMap(m=>m.filter(([p])=>c<p&&p<l)),f=u.length?zg(e,r,u,s):[];if(!f.length)return[r];o.push(...f);
const d=[...new Set([c,l,...f])].sort((m,p)=>i<a?m-p:p-m),h=d.map(e);return d.slice(1).map((m,p)=>jn(e,d[p],m,h[p],h[p+1],0))})}function zg(e,{a:t,b:n,first:s,last:o,
middle:r},i,a){const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of el)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[
,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-vc(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const Fn=e=>e.reduce((t,n)=>({value:t.value+
n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function jn(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,
1].map(m=>nl[m]*(s+o)+sl[m]*c),d=nl[0]*(l(s)+l(o))+sl[0]*l(c);for(const[m,p,b]of el){const g=e(i-a*m),w=e(i+a*m);u+=p*(g+w),f+=b*(g+w),d+=p*(l(g)+l(w))}const h=u*
a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:x("overflow")}var Bg=Object.freeze({__proto__:null,ACTS:Cg,
MORE_REGIONS:Rg});const ul=64,Ug=9,Hg=1024,Wg=10,Gg=3,Kg=.1,Vg=24,Yg=12,Xg=12,Zg=1e-13,Re=.6180339887498949,Jg=60,Qg=1e-12,tb=1e5,ko=(e,t)=>Math.abs(e-t)<=Qg*Math.
max(Math.abs(e),Math.abs(t)),Dn=(e,t,n)=>Math.min(Math.max(e,t),n),fl=(e,t,n)=>t>0&&n>100*t?Dn(t*(n/t)**e,t,n):t*(1-e)+n*e;function eb(e,t){const n=Array.from({
length:Ug},(r,i)=>(i+1)*Re%1),s=[...Array.from({length:ul+1},(r,i)=>i/ul),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>Dn(e*(t/e)**r,e,t))),
o.sort((r,i)=>r-i)}function _o(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function nb(e,t,n=[]){
const s=t.map(([A,_])=>[A,eb(..._)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=A=>{const _=e(A);return typeof _!="\
number"?(i=!0,NaN):(_<o&&([o,c]=[_,A]),_>r&&([r,l]=[_,A]),_)},d=A=>new Map(t.map(([_,R],v)=>[_,A(...R,v)])),h=(A,_)=>{const R=[d(k=>k),...t.length>1?[d((k,F)=>F),
d((k,F)=>fl(u(),k,F))]:[]];let v=0;for(const k of R){let F=NaN;for(const P of _){const T=f(new Map(k).set(A,P));if(i)return;if(!Number.isNaN(F)&&!ko(T,F)){const E=T>
F?1:-1;if(v===-E)return;v=E}F=T}}return v},m=(A,_,R,v,k,F)=>{const P=v.length-1;let T=Number(A.get(R)),E=_;const O=V=>{const fe=k*f(new Map(A).set(R,V));return fe>
E&&([T,E]=[V,fe]),fe};if(F)for(let V=0;V<=P;V+=Math.floor(v.length/Xg))O(v[V]);O(v[0]),O(v[P]);const L=v.findIndex(V=>V>=T),j=L<0?v.length:L;let C=v[Math.max(j-
2,0)],q=v[Math.min(j+1,P)],H=q-Re*(q-C),W=C+Re*(q-C),G=O(H),Z=O(W);for(let V=0;V<Jg;V++)G>Z?([q,W,Z]=[W,H,G],H=q-Re*(q-C),G=O(H)):([C,H,G]=[H,W,Z],W=C+Re*(q-C),
Z=O(W));return O(Dn(_o((C+q)/2,Math.max(Math.abs(v[0]),Math.abs(v[P]))),v[0],v[P])),[T,E]},p=(A,_,R,v)=>{let k=_,F=R,P=1;for(let T=0;T<Yg;T++,P*=2){const E=new Map(
s.map(([L,j])=>{const C=P*(Number(_.get(L))-Number(A.get(L)));return[L,Dn(Number(k.get(L))+C,j[0],j[j.length-1])]})),O=v*f(E);if(!(O>F))break;[k,F]=[E,O]}return[
k,F]},b=(A,_)=>{let R=new Map(A),v=_*f(A);for(let k=0;k<Vg;k++){const F=new Map(R),P=v;for(const[T,E]of s){if(i)return;const[O,L]=m(R,v,T,E,_,k===0);R.set(T,O),
v=L}if(s.length>1&&k&&([R,v]=p(F,R,v,_)),!(v-P>Zg*Math.max(Math.abs(v),Math.abs(P))))break}},g=(A,_,R)=>{const v=[R];for(const[,k]of[...A].sort(([F],[P])=>_*(P-
F))){if(v.length>Gg)break;const F=P=>t.some(([T,[E,O]])=>Math.abs(Number(k.get(T))-Number(P.get(T)))>Kg*(O-E));v.every(F)&&v.push(k)}return v},w=A=>({ends:A,at:[
c,l]});for(const A of n)f(A);const y=s.map(([A,_])=>h(A,_));if(i)return;if(y.every(A=>A!==void 0)){const A=f(d((R,v,k)=>Number(y[k])>=0?R:v)),_=f(d((R,v,k)=>Number(
y[k])>=0?v:R));if(!i&&ko(A,o)&&ko(_,r))return w([o,r])}const M=[],$=A=>{M.push([f(A),A])};for(let A=0;A<Hg&&!i;A++)$(d((_,R)=>fl(u(),_,R)));if(t.length<=Wg)for(let A=0;A<
2**t.length&&!i;A++)$(d((_,R,v)=>A>>t.length-1-v&1?R:_));if(i)return;const S=Math.max(...M.map(([A])=>Math.abs(A)));for(const A of[-1,1])for(const _ of g(M,A,A<
0?c:l))i||b(_,A);const N=Math.max(Math.abs(o),Math.abs(r));return i||S>0&&N>tb*S?void 0:w([_o(o,N),_o(r,N)])}var sb=Object.freeze({__proto__:null,findExtremes:nb});
async function ob(e,t,n,s){const o=D(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").
filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await dl(l.href,n).catch(()=>null);if(u===null)c.forEach(hl),r.left+=c.length;else if(u){
const{state:f}=Ns(je(t),u);f.size&&ub(c,u,f,r)}}return r}async function rb(e,t,n){const s=await dl(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.
map(i=>i.columns.length&&e.length===1?ib(i):void 0);if(s){const{state:i}=Ns(je(t),s),a=ab(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=cb(
u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const ib=({value:e,name:t,says:n})=>({value:e,name:t,
says:n,isMoved:!1});function ab({entries:e},t){const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i==
"string"&&e.has(i)&&n.add(i)}return n}function cb(e,t,n,s,o,r){const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.
allow(yt);const a=i.map(h=>zn(t,h,s,r)),c=i.some((h,m)=>a[m]!==zn(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>lb(t,h,r)))].join(" or ");
if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{
value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){if(!(a instanceof tt))throw a;return}}const lb=(e,t,n)=>(e.entry(t).picks??
[]).map(n).join(".");function zn(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):Y(e.text(t,n,s),i)}async function dl(e,t){
const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.
text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await si(i.q,e),await Xr(i.q),await Yr(),
ei(Qr(i))}function ub(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new tt;t.
allow(yt);const l=zn(t,c,n,i);if(l===zn(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`was ${u?.textContent} in the last build`,a.classList.add(
"is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof tt))throw l;hl(a),s.left+=1}}}function hl(e){e.classList.add("is-later"),e.title="not recomputed: fro\
m the last build"}var fb=Object.freeze({__proto__:null,rechain:rb,recompute:ob});async function db(e){const{root:t,model:n,signal:s}=e;for(const r of D(t,"table\
[data-sortable] thead th")){const i=mt("cg-sort","",()=>gb(r));i.append(...r.childNodes),r.append(i)}U(t,"click",{signal:s},({target:r})=>{const i=r.closest('[d\
ata-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Ht($s(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.parseCase(a.dataset.cell))}),
U(t,"keydown",{signal:s},hb);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Ty});return D(t,".cg-table").map(r=>i=>{
mb(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function hb(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof
Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||e.altKey)return;const o=[...s.
tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.querySelector("button");e.preventDefault(),
a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function mb(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&
[...t.parseCase(c)].every(([l,u])=>J(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.
entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(z(p??c,m==="–"?"":m),e.dataset.scale){const[,b,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(
g===void 0?f(h):b)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${Y(m,t.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of D(e,"[da\
ta-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>ml(e)),e.dataset.checks){const c=e.dataset.
checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of D(e,"tbody td")){const d=f.dataset.
cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}pb(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),
t)})}}function pb(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),
a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.
filter(i=>!i.dataset.broken))r.hidden=!o}function ml(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,s=t.findIndex(r=>r.querySelector(
".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function gb(e){const t=e.closest("table")?.tBodies[0],n=e.getAttribute("\
aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...t?.rows??[]].sort(
(a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.parentElement?.children??
[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.querySelector(".is-rest")&&
ml(i)}var bb=Object.freeze({__proto__:null,mount:db});const Oo=6,wb=", outside",yb=11,Mb=.02,$b=1e-9,Sb=1.2;function vb(e){const t=D(e.root,"svg[data-x]").map(n=>Ab(
e,n));for(const n of t)_b(e,n),n.data?.addEventListener("toggle",()=>To(e,()=>ye(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>xb(s,n)))}function xb(e,t){
pi(e,t);for(const s of t.lines)gi(e,t,s);Nb(t);const n=t.points.map(s=>Eb(e,t,s));be(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&kb(e,t,t.ridge),
ye(e,t)}function To({model:e},t){e.allow(ds),Zt(t),e.allow(yt)}function Ab({model:e},t){const n=t.closest("figure")??t,s=ui(t),o=fi(e,t,n),r=D(t,"[data-point]").
map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Wt(a,"x")-Wt(i,"cx"),Wt(a,"y")-Wt(i,"cy")])}));return{svg:t,host:t,x:it(t.dataset.ax),y:it(t.dataset.
ay),built:it(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function Nb({lines:e}){
const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>Wt(s,"y"));for(const{label:s,
own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Wt(s,"y"))<yb))}function Eb({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{
e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(
r.to,Math.min(r.from,h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[
a,...l.map(([w])=>w)])g.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&Mt(a,{cx:m[0],cy:m[1]});for(const[g,w,y]of l)f&&g.textContent&&z(
g,Y(e.text(c,n,s),e.entry(c).u)+(p?wb:"")),b&&Mt(g,{x:m[0]+w,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function kb(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,
a=i.find(({e:S})=>S.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Nt,[l,u,f,d]=[0,1,Nt-1,Nt].map(S=>a?Number(ln(e,t,a,s.of(S/Nt)).value):NaN),h=Math.abs(Math.log(
u/l)/c-1)<=Mb&&J(f,d,$b);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),b=o.at(Number(e.now(a.key))),g=s.at(m),[w,y,M,$]=[".\
ridge",".strong",".gap",".tone-gap"].map(S=>n.querySelector(S));Mt(w,{x1:g,x2:g,y1:o.at(d)}),Mt(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),Mt(y,{x:g}),z(y,
`ridge ${e.model.say(r,m)}`);for(const S of[M,$])S?.classList.toggle("hide",!(m/p>Sb&&p>s.lo));Mt(M,{x1:s.at(p)+9,x2:g,y1:b,y2:b}),Mt($,{x:g,y:b}),z($,`${Bt(m/p)}\
× short of the ridge`)}function _b(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??I("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=ln(e,t,w,p),S=w.e.matches(".is-chosen");return{own:S,y:Number($),name:w.e.dataset.label??"",text:Y(a.text(w.key,y,M),S?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const g=b.slice(0,Oo).map(({own:w,name:y,text:M})=>I(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,vs(r,p))}: `,...g.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Oo?` and ${b.length-Oo} more`:""),Mt(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};U(n,"pointermove",{signal:c},p=>{const b=f.getBoundingClientRect(),g=(p.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(g-s.from)/(s.to-s.from))),To(e,h)}),U(n,"pointerleave blur",{signal:c},m),U(n,"keydown",{signal:c},p=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[p.key];b&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+b)),To(e,h))})}var Ob=Object.freeze({__proto__:null,
mount:vb});const Tb=4,Lb=520,Cb=.01,Rb=.05,pl=6,qb=.1,gl=100;function Bn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,bl((o-s)/gl)):Ib(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<Cb:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+gt(n,d).toPrecision(3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):tn(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(Rb*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const Ib=(e,t,n)=>bl(
(gt(e,n)-gt(e,t))/gl)*(e.f??1);function bl(e){const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Lo({key:e},t,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:pl,PageDown:-pl}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e===
"Delete"||e==="Backspace"?{value:void 0}:void 0}function Pb(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,
now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute("aria-valuenow",Bt(gt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of t){const r=Bn(e.model,o),{lo:i,hi:a}=r,c=l=>Bt(gt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),Fb(e,s,o,r)}for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Fb(e,t,n,s){const{signal:o}=e,
r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!J(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};U(t,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||jb(t,a,r(),s,i,()=>wl(e,t,n))}),U(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),U(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Lo(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))wl(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function jb(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;e.setPointerCapture(t.pointerId),U(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?qb:1);if(!i&&Math.abs(d)<Tb)return;
i=!0,e.classList.add("is-drag");const h=s.moved(n,d/Lb);h!==a&&o(a=h,"drag",!1)}),U(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function wl(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=I("input","cg-grip__entry"),i=I(
"span","cg-grip__why"),a=o.text(n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var Db=Object.
freeze({__proto__:null,keyed:Lo,mount:Pb,scale:Bn});const yl=3,Ml=7.4,zb=78,Bb=15,Ub=40;function Hb(e){const t=D(e.root,".cg-fig").map(n=>Wb(e,n));for(const n of t)
Gb(e,n);return n=>{for(const s of t)n.attempt(s.figure,()=>{Vb(n,s),Jb(n,s),ye(n,s)})}}function Wb({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,
swept:n,x:it(t.dataset.ax),y:it(t.dataset.ay),built:it(t.dataset.ay),result:e.key(t.dataset.out),lines:fi(e,t,t),hand:t.querySelector(".cg-axis input"),by:Bn(e,
n),drawn:"",data:t.querySelector(".cg-numbers")}}function Gb(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};U(n,"input change",{signal:a},u=>l(u.type==="change")),U(n,"keydow\
n",{signal:a},u=>{const f=Lo(u,o,Number(e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener(
"toggle",()=>ye(e,t),{signal:a}),U(i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){
return $i})).take(e,t,f,u)}),Kb(e,t)}function Kb(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??
null;if(!i||!a)return;const c=i.appendChild(I("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read \
hide"),a.append(l);const u=(f,d)=>{const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...ln(e,t,p,h)})).map(({line:p,state:b,read:g,value:w})=>({far:Math.abs(Vt(t.y.
at(Number(w)))-d),text:`${p.e.dataset.label??""} ${Y(e.model.text(p.key,b,g),e.model.entry(p.key).u)}`})).sort((p,b)=>Number.isNaN(p.far)?1:p.far-b.far||0);c.replaceChildren(
`${e.model.say(o,h)}: `,...m.slice(0,yl).flatMap(({text:p},b)=>[b?", ":"",I(b?"span":"b","",p.trim())]));for(const[p,b]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.
setAttribute(p,`${100*b}%`);l.classList.remove("hide")};U(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!d?.width)return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(ds),Zt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(yt))}),U(i,"pointe\
rleave",{signal:e.signal},()=>{l.classList.add("hide"),z(c,"")})}function Vb(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[
...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,pi(e,t);const o=t.lines.map(i=>({line:i,at:Vt(gi(e,t,i)),own:i.e.matches(".is-chos\
en")}));Xb(t,o,e);const r=t.lines.find(({e:i})=>i.matches(".is-limit"));r&&Yb(e,t,r)}function Yb(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.
e.getAttribute("d")??"",c=i?.matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:
"");const u=l&&e.done?$l(e,t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle(
"hide",f===void 0||!Number.isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Vt(o.at(u.at)),Vt(r.at(f))],b=m<Bb;for(const[g,w,y]of[[d,"cx","cy"],
[h,"x","y"]])g.setAttribute(w,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.
isBelow?"up to":"from"} ${e.model.say(t.swept,u.at)}`)}function $l({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from(
{length:Nt+1},(p,b)=>n.of(b/Nt)),a=i.map(r),c=a.flatMap((p,b)=>b&&p!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],
i[l]];for(let p=0;p<Ub;p+=1){const b=(f+d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(
p-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}const Vt=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function Xb(e,t,{model:n}){const s=D(e.figure,
".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>Sl(
f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,yl),c=[...new Set(a.
filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Zb(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle(
"hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute(
"y",`${u[d]}%`),z(p,`${h.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&Sl(f,n))}const Sl=({e},t)=>[
...t.parseCase(e.dataset.line)].every(([n,s])=>J(t.entry(n).v??NaN,s,1e-9));function Zb(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+
Ml):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-Ml;return t}function Jb({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,
hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Vt),h=u.some(y=>y<-1||y>1001),m=!J(n(a),s(a))||!J(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(
y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[S,N]of Object.entries(M))Number.isNaN(N)||$?.setAttribute(S,`${N.toFixed(2)}%`);return $};
o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),
p(".fill",{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const b=p(".value",{x:f,y:d}),g=f>zb;b?.classList.toggle("is-left",g),b?.setAttribute("dx",g?
"-11":"11"),z(b,Y(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),be(o.querySelector(".cg-fig__lines"),
{x:r,y:i},u.some(Number.isNaN)?[]:[u]);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Vt(w[0]),cy:Vt(w[1])}),o.querySelector(".ghost")?.classList.
toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var Qb=Object.freeze({__proto__:null,crossingOf:$l,mount:Hb});const vl={stale:"disputed, but it holds",failing:"\
does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},tw=Object.keys(vl),
xl=180,ew=250,Co=8;function nw(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),
o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(yt),s=Zt(()=>ow(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-de\
scribedby",s.id),sw(s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&
(s?.contains(h)||o?.contains(h));U(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),U(t,"pointerover",{signal:n},h=>{
const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),xl)}),U(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?
a(c,ew):u(h.target)&&!s&&clearTimeout(r))}),U(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),U(t,"focusin",{signal:n},h=>{const m=u(h.target);
m?.matches(":focus-visible")&&l(m)}),U(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),U(t,"click",{signal:n,capture:!0},h=>{const m=u(h.
target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),U(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&
matchMedia("(hover: hover)").matches&&a(()=>l(d),xl),()=>{}}function sw(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function ow(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,b=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",g=t.matches(".cg-live"),w=tw.find(L=>t.matches(`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.
entry(y).u,S=g?s:n.parseCase(t.dataset.with),N=g?o:S.size?n.under(S):r,A=S.size?new Map([...s,...S]):s,_=A===s?o:n.under(A),R=M&&!g&&!J(_(y),N(y)),v=g?"":I("spa\
n",`cg-chip is-${w}`,vl[w]+(R?" as written":"")),k=I("div","cg cg-card",I("div","cg-card__top",I("span","cg-num",b),v));k.id="cg-card",k.setAttribute("role","di\
alog"),k.setAttribute("aria-label",`${g?"value":"claim"} ${b}`);const F=t,P=F.hash&&document.getElementById(decodeURIComponent(F.hash.slice(1))),T=P&&n.key(P.dataset.
row)===y&&P.querySelector(".cg-steps__body");if(T)k.append(rw(T,n,S,N));else if(M){const L=Y(n.text(y,S,N,nn(t)),$);k.append(I("p","cg-card__in","computed: ",I(
"b","cg-num",L)))}(a||c)&&k.append(cw(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,w)),h&&k.append(I("p",g||["holds","partly","agrees","sourced"].includes(
w)?"cg-card__in":"cg-card__why",...h.split("`").map((L,j)=>j%2?I("code","",L):L)));const E=m??(M?iw(n,y,N):"");E&&k.append(I("div","cg-card__in",`${g?"for":"as \
written, for"} ${E}`)),R&&k.append(I("div","cg-card__now",I("span","","your scenario"),I("b","cg-num",aw(e,y,A,_,t))));const O=I("div","cg-card__foot",p?I("span",
"",p):"");return F.href&&O.prepend(Object.assign(I("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:F.href})),k.append(O),k}function rw(e,t,n,s){
const o=e.cloneNode(!0);for(const r of D(o,"[data-nocard]"))r.remove();for(const r of D(o,"[data-q]"))t.entries.has(t.key(r.dataset.q))&&z(r,Y(t.text(t.key(r.dataset.
q),n,s),r.dataset.u));return o}function iw(e,t,n){const s=[...e.inputs(t)].filter(r=>n(r)!==void 0),o=s.map(r=>`${r.split("#")[1]} ${e.say(r,n(r))}`);return o.slice(
0,Co).join(" · ")+(o.length>Co?` and ${o.length-Co} more`:"")}function aw({model:e},t,n,s,o){const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(
s(t)))]??"not computed":Y(e.text(t,n,s,nn(o)),i)}function cw(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||
1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=p=>Bt(p,Math.min(u,12)),d=Number.isFinite(e)?l(e):4,h=Number.isFinite(
t)?l(t):296,m=le("svg",{class:`cg-band ${["holds","partly","agrees"].includes(o)?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute(
"aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(" to ")}`),m.append(le("line",{class:"\
axis",x1:4,x2:296,y1:8,y2:8}),le("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(le("line",{class:"reach",x1:l(n[0]),x2:l(
n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(le("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const p of[e,t])Number.isFinite(p)&&m.append(le("text",{x:l(
p),y:25,"text-anchor":"middle"},f(p)));return m}function le(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(
t))s.setAttribute(o,String(r));return s.textContent=n,s}var lw=Object.freeze({__proto__:null,mount:nw});const Ct=64,Yt=16;function uw(e,t){let n=0;for(let d=0;d<
e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/Ct),i=Array.from({length:Yt},()=>new Float64Array(
Ct)),a=new Float64Array(Yt);o.forEach((d,h)=>{const m=e[d]-s,p=h%Yt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});const c=Al(i,a,-1);if(c===void 0)return;const l=i.map((d,h)=>Al(
i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Yt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Yt-1)/Yt)]}function Al(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==
n),o=s.length*nt/(Ct*Yt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Ct;u++){let f=0;for(const d of s)f+=e[d][u];r+=f,i+=f*f/o}const c=r*r/(o*Ct),l=a-
c;if(i-=c,l>0)return(i-(Ct-1)*(l-i)/(o*Ct-Ct))/l}const Ro=1e-4,fw=5e-5,dw=48,hw=()=>e=>{for(const t of D(e.root,"[data-sens]"))e.attempt(t,()=>{mw(e,t),pw(e,t)})};
function mw({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+Ro,1-
Ro].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(Ro*(u+f))]})),i=Math.max(1e-9,...[...r.values()].filter(Number.isFinite).
map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=fw&&Number.isFinite(c)),u=dw*Math.abs(c)/i;if(a.matches(".\
cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];
for(const[p,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,b)}else z(a.firstElementChild,Number.isFinite(c)?l?"nothing":`${c<0?"−":"+"}${+Math.
abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function pw({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.draws(e.key(n.dataset.sens),t):void 0;
for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&uw(o,i);r.matches(".cg-sens__bar")?r.setAttribute("width",`${100*Math.min(Math.max(
a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?gw(...a):"–")}}const gw=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(e,0)+2*t)))} %`:`${Math.floor(100*
e+.5)} ± ${Math.ceil(200*t)} %`;var bw=Object.freeze({__proto__:null,mount:hw});const ww=3,Nl=48,yw=24,El={holds:"✓",failing:"✗",unknown:"–"};function Mw(e){
const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(t.key).filter(r=>t.entries.has(r)),
gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__ways"),said:""}));return o=>{for(const r of s)
o.attempt(r.e,()=>$w(o,r));for(const r of D(n,"[data-under]"))vw(o,r)}}const qo=(e,t)=>{const n=e(t);return n===void 0?void 0:!!n};function $w(e,t){const{model:n,
now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=qo(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(".cg-mark")])for(const f of Object.keys(
El))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),El[l]);for(const u of D(r,"[data-gap]")){const f=n.key(u.dataset.gap);z(u,Y(n.text(f,o,s),
n.entry(f).u).replace(/^[-−]/,""))}a&&Sw(e,a),e.done&&xw(e,t,c)}function Sw({model:e,now:t},n){const s=n.querySelector("line"),o=d=>Number(t(e.key(d?.dataset.
q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.
toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=i[h]}),n.querySelector(".over")?.setAttribute(
"x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function vw({model:e,now:t},n){const s=(n.dataset.under??"").split(" "),o=s.findIndex(a=>qo(t,e.key(
a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-void",o>=0),o<0?r?.remove():z(r??n.querySelector(
"small")?.appendChild(I("span","cg-out__given")),i)}function xw(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([...e.state]):"";if(!s||o===t.said)return;t.said=
o;const r=n===!1?Zt(()=>kl(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[...c?[" "]:[],mt("cg-preset",`${Aw(e,i)}: ${e.model.
say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(I("span","","It would be true with "))}const Aw=({model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+
1);function kl(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){
const u=Nw(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===ww)break}return c}function Nw(e,{key:t,gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,
lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&qo(o.under(new Map(r).set(s,g)),t)===!0;if(a){const g=w=>Number(o.under(new Map(
r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,g(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}if(c){const g=[...c].sort((y,M)=>y-M),w=g.findIndex(
y=>y>=Number(h));return Ew(g,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=Bn(o,s);return[-1,1].map(g=>kw(p,h,g,m)).filter(g=>g!==void 0).
sort((g,w)=>Math.abs(g-h)-Math.abs(w-h))[0]}const Ew=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>0).sort(([,n],[,s])=>n-s).map(([n])=>n);function kw(e,t,n,s){
let o=0;for(let r=1;r<=Nl;r+=1){const i=r/Nl,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){let c=i;for(let l=0;l<yw;l+=1){const u=(o+c)/2;s(e.moved(t,
n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var _w=Object.freeze({__proto__:null,mount:Mw,waysOf:kl});function Ow({root:e,signal:t,model:n,
link:s}){const o=D(e,".cg-field, .cg-own__cell").map(i=>{const a=i.querySelector("[data-p]");return[i,n.key(a?.dataset.p)]});U(e,"click",{signal:t},({target:i})=>{
const a=i.closest(".cg-panel__copy"),c=a?.closest(".cg-panel");a instanceof HTMLElement&&c instanceof HTMLElement&&Ht(Lw(c,s()),a)});const r=i=>{const a=i instanceof
HTMLDetailsElement&&i.matches(".cg-own")?i:null,c=a&&_l(a),l=a?.closest(".cg-panel")?.querySelector(".cg-panel__answers");if(!c||!l)return;const u=c.contains(document.
activeElement)?document.activeElement:null,f=a.open&&l.getBoundingClientRect().left>a.getBoundingClientRect().right;(f?l:a).append(c),u?.focus({preventScroll:!0}),
f&&!u&&c.querySelector("input")?.focus({preventScroll:!0})};return e.addEventListener("toggle",({target:i})=>r(i),{signal:t,capture:!0}),D(e,".cg-own[open]").forEach(
r),({state:i,now:a})=>{for(const[c,l]of o)c.classList.toggle("is-changed",i.has(n.settable(l,a)))}}const _l=e=>document.getElementById(e.querySelector("summary")?.
getAttribute("aria-controls")??""),Ol=e=>(e?.innerText??"").replace(/\s+/g," ").trim(),Rt=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n instanceof HTMLElement),
Io=(e,t)=>Ol(Rt(e,t)[0]),Tl=e=>`${e.querySelector("input")?.value??""} ${e.querySelector(".cg-row__unit")?.textContent??""}`.trim();function Tw(e){const t=e.querySelector(
"select")?.selectedOptions[0]?.text,n=Rt(e,":scope > .cg-field__entry")[0],s=t??(n?Tl(n):(e.querySelector(".cg-field__val")?.textContent??"").trim()),o=Rt(e,".c\
g-own")[0],r=Rt((o&&_l(o))??e,".cg-own__cell.is-changed").map(i=>`${i.querySelector(".cg-own__name")?.textContent} ${Tl(i)}`);return`${Io(e,".cg-field__name")}:\
 ${s}${r.length?` with ${r.join(", ")}`:""}`}function Lw(e,t){const n=Rt(e,".cg-limit").map(o=>Rt(o,".cg-limit__say, .cg-limit__parts").map(Ol).join("; ")),s=Rt(
e,".cg-out").map(o=>`${Io(o,"small")}: ${Io(o,"b")}`);return[Rt(e,".cg-field").map(Tw).join("; "),...n,...s,t].filter(Boolean).join(`
`)}var Cw=Object.freeze({__proto__:null,mount:Ow});const Rw=.8,qw=80,Ll=3;function Iw(e){const t=[...new Set(e.filter(Number.isFinite))].sort((s,o)=>s-o),n=Math.
min(...t.slice(1).map((s,o)=>s-t[o]));return Math.min(Rw*n,qw)}function Pw(e,t,n,s,o){t.forEach(({e:r},i)=>{const[a,c]=o[i].map(f=>Math.max(-1e4,Math.min(1e4,e.
at(f)))),l=Number.isFinite(n[i])&&Number.isFinite(c);if(r.classList.toggle("hide",!l),!l)return;const u={x:n[i],y:Math.min(a,c),width:s,height:Math.abs(c-a)};for(const[
f,d]of Object.entries(u))r.setAttribute(f,d.toFixed(1))})}function Cl(e,t,n,s){if(![t,n,s].every(Number.isFinite)||!s)return"";const o=e.at(n+s),r=e.at(n-s),i=e.
log&&Number.isNaN(r)?e.from:r;if(!Number.isFinite(o)||!Number.isFinite(i))return"";const a=c=>`M${(t-Ll).toFixed(1)} ${c.toFixed(1)}h${2*Ll}.0`;return`M${t.toFixed(
1)} ${o.toFixed(1)}V${i.toFixed(1)}${a(o)}${a(i)}`}function Fw(e){const t=e.filter(([n])=>Number.isFinite(n));return t.map(([n,s],o)=>{if(!Number.isFinite(s))return"";
const r=o&&Number.isFinite(t[o-1][1]),i=t[o+1];return`${r?`V${s.toFixed(1)}`:`M${n.toFixed(1)} ${s.toFixed(1)}`}${i?`H${i[0].toFixed(1)}`:""}`}).join("")}const jw=20,
Dw=360;function zw(e){const t=D(e.root,"svg[data-rows]").map(n=>Bw(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{Uw(n,s);const o=s.lines.flatMap(r=>Hw(
n,s,r));be(s.svg,s,[...o,...Ww(n,s)])})}}function Bw({model:e},t){const[n,s]=[it(t.dataset.ax),it(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.
querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(
f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:f.matches(".bar")?[f.matches(".hide")?NaN:o(n,+(f.dataset.cx??NaN)),parseFloat(f.dataset.v??"")]:
[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),err:f.dataset.err?e.key(f.dataset.err):"",half:parseFloat(f.dataset.half??""),
said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",look:a.
dataset.look??"",dots:c,band:r("band",a),errors:r("errors",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{
x:n,y:s},lines:i}}function Uw({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(f=>f.dots):[],i=r.flatMap(f=>{const{key:d,written:h}=f,
m=d?[t.spread(d,s,n)].flat():[h[1]],p=Fo(n,f)||0;return[m.at(0),m.at(-1),ue(n,f)-p,ue(n,f)+p].map(Number)}),a=o.lines.some(({look:f})=>Po(f)),c=r.some(({along:f})=>f&&
!t.entry(f).iso),l=c?r.map(({along:f,written:d})=>f?Number(n(f)):d[0]):[];a&&i.length&&i.push(0,...Rl(n,o).flat(2));const u={y:i.length&&rn(i,o.built.y)||o.built.
y,x:l.length&&ai(l,o.built.x,a)||o.built.x};for(const f of["x","y"])u[f].text!==o[f].text&&(o[f]=u[f],o.svg.dataset[`a${f}`]=u[f].text,ge(o.svg,f,u[f]))}function Hw({
model:e,now:t,state:n},{x:s,y:o},r){const{e:i,look:a,dots:c,band:l,errors:u,label:f,below:d}=r;if(Po(a))return[];const h=c.some(y=>y.key||y.along),m=y=>typeof y==
"number"?Math.max(-1e4,Math.min(1e4,o.at(y))):NaN,p=c.map(({key:y})=>y?[e.spread(y,n,t)].flat():[]),b=c.map(({key:y,along:M,written:$},S)=>[s.at(M?Number(t(M)):
$[0]),m(y?p[S].length===3?p[S][1]:t(y):$[1])]);if(i.matches(".is-apart")||i.setAttribute("d",a==="steps"?Fw(b):un(b.map(([y,M])=>[y,Number.isFinite(y)?M:NaN]))),
u?.setAttribute("d",b.map(([y],M)=>Cl(o,y,ue(t,c[M]),Fo(t,c[M]))).join("")),c.forEach((y,M)=>Gw(e,t,n,y,b[M],[s,o])),l){const y=[-1,0].map(M=>p.map(($,S)=>[b[S][0],
m($.at(M))]));l.setAttribute("d",l.matches(".reach")?ql(y):`${un([...y[0],...y[1].reverse()])}Z`)}const[,g]=[...b].reverse().find(([,y])=>Number.isFinite(y))??[
0,NaN],w=g+d;return f&&w>jw&&w<Dw&&f.setAttribute("y",w.toFixed(1)),h?b.filter(y=>y.every(Number.isFinite)):[]}const Po=e=>e==="bars"||e==="stacked",ue=(e,{key:t,
written:n})=>{const s=t?e(t):n[1];return typeof s=="number"?s:NaN};function Fo(e,{err:t,half:n}){const s=t?e(t):n;return typeof s=="number"&&s>=0?s:NaN}function Rl(e,{
lines:t}){const n=[],s=[];return t.filter(({look:o})=>o==="stacked").map(({dots:o})=>o.map((r,i)=>{const a=ue(e,r),c=a<0?s:n,l=c[i]??0;return Number.isFinite(a)&&
(c[i]=l+a),[l,l+a]}))}function Ww({model:e,now:t,state:n},s){const{x:o,y:r,lines:i}=s,a=i.filter(({look:d})=>Po(d)),c=i.filter(({look:d})=>d==="bars"),l=Rl(t,s);
if(!a.length)return[];const u=({along:d,written:h})=>o.at(d?Number(t(d)):h[0]),f=Iw(a[0].dots.map(u));return a.flatMap(({look:d,dots:h,errors:m,band:p})=>{const b=d===
"bars"?c.length:1,g=d==="bars"?c.findIndex(N=>N.dots===h):0,w=d==="bars"?h.map(N=>[0,ue(t,N)]):l.shift()??[],y=f/b,M=h.map(N=>u(N)+(g-b/2)*y);Pw(r,h,M,y,w);for(const{
e:N,key:A,said:_}of h)A&&z(N.querySelector("title"),`${_}: ${Y(e.text(A,n,t),e.entry(A).u)}`);const $=M.map(N=>N+y/2);if(m?.setAttribute("d",$.map((N,A)=>Cl(r,N,
ue(t,h[A]),Fo(t,h[A]))).join("")),p){const N=h.map(({key:A})=>A?[e.spread(A,n,t)].flat():[]);p.setAttribute("d",ql([-1,0].map(A=>N.map((_,R)=>[$[R],r.at(Number(
_.at(A)))]))))}return h.some(N=>N.key||N.along)?$.map((N,A)=>[N,r.at(w[A][1])]).filter(N=>N.every(Number.isFinite)):[]})}const ql=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],
s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function Gw(e,t,n,{e:s,key:o,said:r},[i,a],[
c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is\
-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?
", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${Y(e.text(o,n,t),e.entry(o).u)}${d}`)}var Kw=Object.freeze({__proto__:null,mount:zw});const jo=.5,
qe=2,Il=1e4,Ie=-1,Vw=20,Yw=360,Do=e=>Math.max(-Il,Math.min(Il,e));function Pl(e,t,n,s){const o=[];let r=!1,i=!1;for(let a=0,c=0;a<e.length;a=c){const l=e[a];for(;c<
e.length&&e[c]===l;)c++;const u=t.slice(a,c).filter(Number.isFinite).map(Do),f=(n+l*jo).toFixed(1),d=r&&Number.isFinite(t[a])&&l!==Ie;if(d||(s&&r&&l!==Ie?o.push(
`H${f}`):i&&o.push("h0.5"),r=i=!1),!u.length||l===Ie)continue;const h=[u[0],Math.min(...u),Math.max(...u),u[u.length-1]].map(m=>m.toFixed(1));o.push(d?s?`H${f}V${h[0]}`:
`L${f} ${h[0]}`:`M${f} ${h[0]}`);for(let m=1;m<h.length;m++)h[m]!==h[m-1]&&o.push(`V${h[m]}`);i=!d&&new Set(h).size===1,r=Number.isFinite(t[c-1])}return o.join(
"")+(i?"h0.5":"")}function Fl(e,t,n){const s=new Map;e.forEach((i,a)=>{if(i===Ie||!Number.isFinite(t[a]))return;const c=Math.floor(i*jo/qe+.5);s.has(c)||s.set(c,
new Set),s.get(c)?.add(Math.floor(Do(t[a])/qe+.5))});const o=i=>[...i].sort((a,c)=>a-c),r=[];for(const i of o(s.keys())){const a=o(s.get(i)??[]);for(let c=0,l=0;c<
a.length;c=l+1){for(l=c;a[l+1]===a[l]+1;)l++;const u=`M${(n+i*qe).toFixed(1)} ${(a[c]*qe).toFixed(1)}`;r.push(`${u}${l>c?`V${(a[l]*qe).toFixed(1)}`:"h0"}`)}}return r.
join("")}const Xw=(e="")=>e.split(" ").flatMap(t=>{const[n,s=1]=t.split("*").map(Number);return Array(s).fill(n)}),jl=(e,t)=>e.of((t-e.from)/(e.to-e.from));function Dl(e,t,n){
const s=o=>Do(n.at(jl(t,+o))).toFixed(1);return e.replace(/([ML][-\d.]+ )([-\d.]+)/g,(o,r,i)=>r+s(i)).replace(/V([-\d.]+)/g,(o,r)=>`V${s(r)}`)}function zo(e){const t=[
1/0,-1/0,1/0];for(const n of e)typeof n!="number"||!Number.isFinite(n)||(t[0]=Math.min(t[0],n),t[1]=Math.max(t[1],n),n>0&&(t[2]=Math.min(t[2],n)));return t}function Zw(e){
return D(e.root,"svg[data-dense]").map(t=>{const n={x:it(t.dataset.ax),y:it(t.dataset.ay)},s=Xw(t.dataset.dense),o=t.dataset.columns?e.model.key(t.dataset.columns):
"",r=t.closest("figure"),i=D(r,".cg-numbers tbody tr").map(h=>[...h.children]),a=i.map(h=>h.map(m=>m.textContent)),c=D(t,"[data-ticks]").map(h=>[h,[...h.childNodes]]),
l=D(t,"[data-run]").map(h=>Jw(e,t,h));let u=!0,f=n;const d=()=>{for(const{e:h,path:m,shapes:p,label:b,height:g}of l){h.setAttribute("d",m);for(const[w,y]of p)w.
setAttribute("d",y);b&&b.setAttribute("y",g.toFixed(1))}for(const[h,m]of c)h.replaceChildren(...m);i.forEach((h,m)=>h.forEach((p,b)=>z(p,a[m][b]??""))),zl(t,n),
be(t,n,[]),f=n,u=!0};return h=>h.attempt(t,()=>{if(!h.state.size)return u?void 0:d();const m=M=>h.model.column(M,h.now)??s.map(()=>{}),p=o?m(o):void 0,b=l.map(({
key:M,written:$})=>M?m(M):$);u=!1;const g=o&&h.model.entry(o).iso;f=h.done?ty(t,n,f,l,b,g?void 0:p):f;const w=p?p.map(M=>Qw(f.x,M)):s;l.forEach((M,$)=>ey(M,f,n,
w,b[$],!!p));const y=l.flatMap(({key:M},$)=>M?zo(b[$]).slice(0,2):[]);be(t,f,y.map(M=>[f.x.from,f.y.at(M)])),ny(h.model,i,o,p,l,b)})})}function Jw({model:e},t,n){
const s=r=>t.querySelector(`[data-${r}="${CSS.escape(n.id)}"]`),o=s("for");return{e:n,key:n.dataset.columns?e.key(n.dataset.columns):"",written:(n.dataset.numbers??
"").split(" ").map(r=>r?+r:NaN),reach:(n.dataset.reach??"").split(" ").map(r=>r==="nan"?1/0:parseFloat(r)),path:n.getAttribute("d")??"",shapes:["band","errors"].
flatMap(r=>{const i=s(r);return i?[[i,i.getAttribute("d")??""]]:[]}),label:o,hasErrors:!!s("errors"),height:Number(o?.getAttribute("y")),end:Number(n.dataset.end)}}
function Qw(e,t){const n=typeof t=="number"?e.at(t):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-e.from)/jo+.5)):Ie}function ty(e,t,n,s,o,r){const i=s.
flatMap(({key:c,reach:l},u)=>c?zo(o[u]):l),a={y:rn(i,t.y)??t.y,x:r&&ai(zo(r).slice(0,2),t.x)||t.x};for(const c of["x","y"])a[c].text!==n[c].text&&ge(e,c,a[c]);return zl(
e,a),a}function zl(e,{x:t,y:n}){e.dataset.ax=t.text,e.dataset.ay=n.text}function ey({e,key:t,path:n,shapes:s,label:o,height:r,end:i},{x:a,y:c},l,u,f,d){for(const[
p,b]of s)p.setAttribute("d",d?"":Dl(b,l.y,c));let h=c.at(jl(l.y,i));if(!t&&!d)e.setAttribute("d",Dl(n,l.y,c));else{const p=f.map(b=>typeof b=="number"?c.at(b):NaN);
e.setAttribute("d",e.matches(".is-apart")?Fl(u,p,a.from):Pl(u,p,a.from,e.dataset.look==="steps")),h=p.filter(Number.isFinite).pop()??i}const m=r+Math.max(c.to,Math.
min(c.from,h))-i;o&&m>Vw&&m<Yw&&o.setAttribute("y",m.toFixed(1))}function ny(e,t,n,s,o,r){const i=(a,c)=>typeof c=="number"?e.figure(a,c):"";t.forEach((a,c)=>{let l=1;
s&&z(a[0],i(n,s[c])),o.forEach(({key:u,hasErrors:f},d)=>{u&&z(a[l],i(u,r[d][c])),l+=f?2:1})})}var sy=Object.freeze({__proto__:null,densePath:Pl,densePoints:Fl,mount:Zw});
const oy=5,ry=40,iy=[1,2,5,10],Bl=1e-12,ay=5,cy=6,Bo=e=>Bl*Math.max(1,Math.abs(e));function Ul(e){const t=Math.min(...e),n=Math.max(...e),s=Math.min(Math.max(Math.
ceil(2*e.length**(1/3)),oy),ry);let o=(n-t)/s||Math.abs(n)/10||1;o<Bl*Math.max(Math.abs(t),Math.abs(n))&&(o=Math.abs(n)/10);const r=+`1e${Math.floor(Math.log10(
o))}`,i=(iy.find(l=>l*r>=o*.999)??10)*r,[a,c]=[t,n].map(l=>Math.floor(l/i+Bo(l/i)));return{low:a*i,width:i,count:c-a+1,isClosed:!1}}function Hl(e,{low:t,width:n,
count:s,isClosed:o}){const r=Array(s).fill(0);let i=0,a=0;for(const c of e){const l=(c-t)/n;let u=Math.floor(l+Bo(Math.max(Math.abs(c),Math.abs(t))/n));u===s&&o&&
l<=s+Bo(l)&&u--,u<0?i++:u>=s?a++:r[u]++}return{of:r,below:i,above:a}}function Wl({low:e,width:t},n){const s=e+n*t,o=Math.max(Math.abs(e),Math.abs(s),t),r=12-Math.
floor(Math.log10(o));return r>=0&&r<100?+s.toFixed(r):s}function ly(e){return D(e.root,"svg[data-bins]").map(t=>{const n={x:it(t.dataset.ax),y:it(t.dataset.ay)},
[s,o,r]=(t.dataset.bins??"").split(",").map(Number),i=r?{low:s,width:o,count:r,isClosed:!0}:void 0,a=e.model.key(t.dataset.columns??""),c=t.closest("figure"),l=[
t,c.querySelector("tbody")].map(uy),u=c.querySelector("[data-left-out]")?.textContent??"";let f=!0;return d=>d.attempt(t,()=>{if(!d.state.size){if(f)return;for(const g of l)
g();z(c.querySelector("[data-left-out]"),u),f=!0;return}const{factor:h,offset:m}=n.x,p=d.model.column(a,d.now)??[],b=p.filter(g=>typeof g=="number"&&Number.isFinite(
g)).map(g=>(g-m)/h);f=!1,fy(c,t,n,b,i??(b.length?Ul(b):void 0),p.length-b.length)})})}function uy(e){const t=[...e?.childNodes??[]].map(n=>n.cloneNode(!0));return()=>e?.
replaceChildren(...t.map(n=>n.cloneNode(!0)))}function fy(e,t,n,s,o,r){const{factor:i,offset:a,from:c,to:l}=n.x,u=o?Hl(s,o):{of:[],below:0,above:0},f=rn([0,Math.
max(ay,...u.of)],n.y)??n.y;if(ge(t,"y",f),o){const[g,w]=[0,o.count].map(y=>Wl(o,y)*i+a);ge(t,"x",it([g,w,c,l,"lin",i,a].join()))}const d=o?(l-c)/o.count:0,h=u.of.
map((g,w)=>o?[0,1].map(y=>Bt(Wl(o,w+y),cy)).join(" to "):""),m=D(t,".bar"),p=m[0]?.parentElement??t;for(const g of m)g.remove();u.of.forEach((g,w)=>{const y=document.
createElementNS("http://www.w3.org/2000/svg","rect"),M=f.at(g);y.setAttribute("class","bar is-tone1");for(const[$,S]of Object.entries({x:c+w*d,y:M,width:d,height:f.
from-M}))y.setAttribute($,S.toFixed(1));y.append(document.createElementNS("http://www.w3.org/2000/svg","title")),z(y.firstElementChild,`${h[w]}: ${g}`),p.append(
y)}),e.querySelector("tbody")?.replaceChildren(...u.of.map((g,w)=>{const y=document.createElement("tr"),M=y.appendChild(document.createElement("th")),$=y.appendChild(
document.createElement("td"));return M.scope="row",$.className="n",M.textContent=h[w],$.textContent=String(g),y})),z(e.querySelector("[data-left-out]"),dy(u,r))}
function dy({below:e,above:t},n){const s=(o,r,i)=>`${o} ${o===1?`row ${r}`:`rows ${i}`}`;return[e&&`${s(e,"is","are")} below the first interval.`,t&&`${s(t,"is",
"are")} above the last interval.`,n&&`${s(n,"has","have")} no value.`].filter(Boolean).join(" ")}var hy=Object.freeze({__proto__:null,countsOf:Hl,mount:ly,riceBins:Ul});
const Gl=3,my=(e,t,n)=>fetch(e.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async s=>s.ok?Kl(t,await s.json(),n):void 0).catch(()=>{});function Kl(e,{inputs:t,
files:n},s){const o=new Map,r=[];for(const c of e.split(",").filter(Boolean)){const l=c.indexOf(":"),u=c.slice(0,l),f=Object.hasOwn(t,u)?t[u]:void 0,d=f&&py(c.slice(
l+1),f);if(!f||d===void 0){r.push(c);continue}const[h,m,p,b]=f,g=o.get(h)??new Map;o.set(h,g.set(m,[...g.get(m)??[],{start:p,length:b,value:d}]))}if(!o.size)return;
const i=[...o].sort().map(([c,l])=>gy(c,l,n[c]));return[...[s,...r.length?[`Not in this patch: ${r.join(", ")}`]:[]].map(c=>`${c.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...i].join("")}function py(e,[,,,,t,n=""]){if(t===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(e)?e:void 0;if(t==="date")return/^\d{4}-\d\d-\d\d$/.test(e)?`date ${e}`:
void 0;const[,s,o]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(e)??[];return s&&o===n.trim()?`${s} ${t}`.trim():void 0}function gy(e,t,n){const[s,o]=["a",
"b"].map(i=>My(`${i}/${e}`)),r=e.includes(" ")&&!s.startsWith('"')?"	":"";return[`diff --git ${s} ${o}
--- ${s}${r}
+++ ${o}${r}
`,...by([...t.keys()].sort((i,a)=>i-a),n).map(i=>wy(i,t,n))].join("")}function by(e,t){const n=[];for(const s of e){let o=s,r=s;for(;s-o<Gl&&Object.hasOwn(t,o-1);)
o--;for(;r-s<Gl&&Object.hasOwn(t,r+1);)r++;const i=n.at(-1),a=Array.from({length:r-o+1},(c,l)=>o+l);i&&o<=i[i.length-1]+1?i.push(...a.filter(c=>c>i[i.length-1])):
n.push(a)}return n}function wy(e,t,n){const s=`${e[0]},${e.length}`,o=[];let r=[];for(const i of e){const a=t.get(i);a?(o.push(`-${n[i]}
`),r.push(`+${yy(n[i],a)}
`)):o.push(...r.splice(0),` ${n[i]}
`)}return`@@ -${s} +${s} @@
${[...o,...r].join("")}`}const yy=(e,t)=>[...t].sort((n,s)=>s.start-n.start).reduce((n,{start:s,length:o,value:r})=>n.slice(0,s)+r+n.slice(s+o),e),My=e=>/["\\\t\n]/.
test(e)?`"${e.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:e;var $y=Object.freeze({__proto__:null,patchFrom:my,patchOf:Kl});const Sy=/^[aefhilmnorsx]/i,
vy=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,xy=/^(?:hour|hono|hones|heir)/i;function Un(e){const t=e.replace(/^[\s"'“‘(]+/,""),[n]=/^\d[\d,]*/.
exec(t)??[""],[s]=/^[a-z]+/i.exec(t)??[""];if(n){const r=n.replaceAll(",","");return r[0]==="8"||r.length%3===2&&/^1[18]/.test(r)}if(!s||/^[^\x00-\x7f]/.test(t.
slice(s.length)))return;const o=s.length===1||/^\d/.test(t.slice(s.length))||/^[A-Z]{2}/.test(s);if(!(o&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(s))){
if(o)return Sy.test(s);if(!/^uni[nm]/i.test(s))return/^[aeiou]/i.test(s)?!vy.test(s):xy.test(s)}}function Uo(e,t,n){const[,s]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(
e)??[],o=Un(n);return!s||o===void 0||Un(t)!==/n$/i.test(s)||Un(t)===o?"":o?`${s}n`:s.slice(0,1)}const Vl=new WeakMap;function Ay(e){if(/^en\b/i.test(document.documentElement.
lang)){for(const t of e.querySelectorAll(".cg-claim__now")){const n=t.closest(".cg-claim"),{copy:s=""}=t.dataset;t.dataset.article=s?Uo(n?.previousSibling?.textContent??
"",n?.dataset.text??"",s):""}for(const t of e.querySelectorAll(".cg-live[data-was]")){const n=t.previousSibling;if(!(n instanceof Text))continue;const s=Vl.get(
t)??n.data,o=Uo(s,t.dataset.was??"",t.textContent??""),r=o?s.replace(/an?(?=\s+$)/i,o):s;Vl.set(t,s),n.data!==r&&(n.data=r)}}}var Ny=Object.freeze({__proto__:null,
agree:Ay,articleFor:Uo,takesAn:Un});function Ey(e,t,n,{button:s,make:o,toHeading:r,keyOf:i}){const a=[...new Set(e)].slice(0,4).map(u=>`${u} (${Yl(u,t,i)})`),c=s(
"cg-bar__x","×",()=>{l.remove(),r(n)}),l=o("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${a.join(", ")} `,c);l.setAttribute("role","note"),c.
setAttribute("aria-label","close"),n.append(l)}function Yl(e,t,n){const s=e.indexOf(":"),{key:o}=n(e.slice(0,Math.max(s,0)),t);if(s<1||!t.entries.has(o))return"\
no input of this page";const{rows:r,picks:i,x:a}=t.entry(o);return r?"no row of its table":i||a?"no input of this page":t.parseEntry(e.slice(s+1),o).problem??"n\
ot taken"}var ky=Object.freeze({__proto__:null,refuse:Ey,whyNot:Yl});const Ho=7,_y=1e-9;function Xl(e,t){const n=e.map(r=>Jl(r,t)),[s,o]=Zl(n);return n.map(r=>{
if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(Ho-1,Math.floor(i*Ho+_y))})}const Zl=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(
...t),Math.max(...t)]};function Jl(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function Oy(e){const t=D(e,"td[data-cell]"),
n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=Xl(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});
const r=s.map(a=>Jl(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];Zl(r).forEach((a,c)=>z(i[c],t[r.indexOf(a)]?.textContent??""))}var Ty=Object.
freeze({__proto__:null,STEPS:Ho,colour:Oy,levels:Xl})})();
