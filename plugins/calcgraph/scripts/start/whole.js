(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return ff});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const at=e=>new URLSearchParams(
e).get("s")??"",Fe=(e,t)=>e.split(",").flatMap(n=>n.split(":")[0].includes(".")?n:t&&n?`${t}.${n}`:[]).join(),Bn=(e,t)=>Un(e,"s",t);function Un(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const I=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},B=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},Dl=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",zl=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function Bl(e,t){B(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!Ul(e,s))return;const i=document.createElement("div");i.append(Wl(r)),Hl(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])zl.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const Ul=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function Wl(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function Hl(e){for(const t of e.querySelectorAll(Dl))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function Gl(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?Vl(s,s.dataset.options):Kl(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Fo(e,t){const n=I(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function Kl(e){const t=Fo("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function Vl(e,t){const n=Fo("label",e),s=I("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function jo(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Yl="pointerover focusin input change click",Xl=12,Zl=".cg, \
.cg-claim, .cg-live";let Wn="",Do="";document.documentElement.classList.add("cg-js");function Jl({target:e}){const t=e instanceof Element&&e.closest("a[href]:no\
t([download])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=at(o),i=n.pathname===s?r:Fe(r,s===Do?Wn:"");
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||at(n.search)===i||t.setAttribute("href",Bn(n.href,i))}B(document,"pointerdown click",{capture:!0},
Jl);function Ql(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function tu(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function zo(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>zo(!0),!0),addEventListener("afterprint",()=>zo(!1));function Bo(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function eu(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function nu(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const Hn=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function su(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await Hn(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}su();async function ou(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<Xl||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const Uo=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&B(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function ru(e,t){B(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function iu(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function au(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&B(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;B(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return Rf}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function cu(e,t){const n=[],
s=new Promise(o=>{B(window,"popstate",{signal:t},()=>{at(location.search)&&o()});for(const r of iu(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}B(e,Yl,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Zl)))return;const{value:a,checked:c}=i;!/over|in$/.test(r)&&!i.closest("[data-plot]")&&n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.
dispatchEvent(new Event(r,{bubbles:!0}))}),o()})});return{done:n,touched:s}}async function Wo(e,t,n,s){if(!e.querySelector(t))return;const o=[],r=new AbortController;
B(e,"click input",{signal:r.signal},a=>{const{target:c,type:l}=a;c instanceof Element&&c.matches("button, input")&&c.closest(t)&&(a.stopImmediatePropagation(),o.
push(()=>c.dispatchEvent(new Event(l,{bubbles:!0}))))});const i=await s().finally(()=>r.abort());if(!n.aborted){i(e,n);for(const a of o)a()}}class lu extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){
this.#t=new AbortController,this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The script\
s of this page could not start; its values are from the last build.")})}disconnectedCallback(){this.#t.abort(),Wn=""}async#n(t){const n=this.parentElement??document.
body,s=location.pathname,o=this.querySelector("template")?.content.textContent;if(Do=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",
Ql,{signal:t}),Bl(n,t),eu(n),this.hasAttribute("data-no-popups")||au(n,t),Hn().then(()=>{tu(),Bo(n),nu(n)}),addEventListener("hashchange",()=>Bo(n),{signal:t}),
Wo(n,"[data-files]",t,async()=>(await Promise.resolve().then(function(){return Xr})).start),B(n,"click",{signal:t},async({target:S})=>{const E=S instanceof Element&&
S.closest("[data-plot]");E instanceof HTMLElement&&(await Promise.resolve().then(function(){return di})).takePlot(E)}),Wo(n,"[data-filter]",t,async()=>(await Promise.
resolve().then(function(){return Kd})).mount),!o){at(location.search)&&(await Promise.resolve().then(function(){return ah})).mount(this,n,t);return}for(const S of n.
querySelectorAll(".cg-slider input"))jo(S,+S.value,+S.value);const r=JSON.parse(o);Wn=r.names[r.note],this.#e=Gl(n,S=>`${r.note}#${S}`in r.q||(S??"")in r.q);const i=new AbortController,
a=new AbortController,{done:c,touched:l}=cu(n,i.signal);t.addEventListener("abort",()=>[i,a].forEach(S=>S.abort())),ru(c,a.signal),await Promise.race([Hn(1500),
l]);const u=Object.values(r.q).some(({far:S})=>S);u&&!at(location.search)&&await Promise.race([l,Uo(t)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().
then(function(){return Fh}),{makeValues:m,prepare:p}=f;u&&await(await Promise.resolve().then(function(){return vd})).loadColumns(r.q),await p(r.q);const b=m(r),
{wrong:g,untold:w}=await ou(b.proving(),t);if(t.aborted)return;const y=S=>S.map(E=>E.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed in this brow\
ser, these values differ from the last build: ${y(g)}.`);for(const S of n.querySelectorAll("[data-row]"))S.classList.toggle("is-different",g.includes(b.key(S.getAttribute(
"data-row")??"")))}w.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${y(w)}.`);const M=d(n).catch(()=>{});at(location.search)||
await Promise.race([l,Uo(t)]);const $=await M??await d(n);if(!t.aborted){i.abort(),await h(b,this,n,t,$,s),a.abort();for(const S of c)S()}}say(t){const n=I("p",
"cg cg-notice",t);return n.setAttribute("role","note"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",lu);const ue={mode:"map",
focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},Ho=Object.
keys(ue);function uu(e){const t=new URLSearchParams(e),n={...ue};for(const s of Ho)Object.assign(n,{[s]:t.get(s)??ue[s]});return n.mode==="flow"&&(n.mode="chain"),
n}function fu(e,t){const n=new URL(t);for(const s of Ho)e[s]===ue[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function du(e,t,n){for(const r of[
"depth","colour","size","tag","folder","relation","find"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||ue[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];
o.checked=!0,e.mode=o.value}const je=e=>new Set(e.off.split(","));function hu(e,t){const n=je(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const De=(e,t)=>e.
byId.get(t)??-1,mu=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),Go=2,pu=4,gu=20,bu=100,wu=12,yu=3,Mu=4,Rt=3,ze=({types:e},{type:t})=>mu.
get(e[t][0])??Go,Ko=(e,t)=>ze(e,t)===Go;function $u(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){
if(e.types[l][0]==="link"?s[i]+=1:ze(e,{type:l})<pu&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=ze(e,{type:l});for(const f of[!1,!0]){
const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=
wu&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||i.kind?bu:+(i.degree>gu));return{near:n,toll:r}}function Vo(e,t,n,s,o=3){const r=[];if(n===s||n<0||
s<0)return r;const i=$u(e,t),a=new Set;let c=1/0;for(;r.length<o;){const{cost:l,path:u}=Su(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+Mu),r.push(u),u.slice(
1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}function Su({near:e,toll:t},n,s,o){const r=new Map([[n*Rt,0]]),i=new Map,a=[[n*Rt]];for(let c=0;c<
a.length;c++){const l=a[c]??=[];for(;l.length;){const u=vu(l),f=Math.floor(u/Rt),d=u%Rt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:xu(u,i)};r.set(u,-1);
const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){if(o.has(m))continue;const b=p.uses?p.back?1:2:0,g=h+p.cost+(d&&b&&d!==b?yu:0),w=m*Rt+b;g>=(r.get(w)??1/0)||(r.set(
w,g),i.set(w,u),(a[g]??=[]).push(w))}}}return{cost:0,path:[]}}function vu(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function xu(e,t){
const n=[Math.floor(e/Rt)];for(let s=t.get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/Rt));return n}const Be=200,Yo=["note","ghost","tag","attachment"];function Nu(e){
const{edges:t,reasons:n,types:s,folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??
e.title[m],kind:e.kind[m]??0,url:e.url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.
tagged[m],others:e.others[m]??"",text:"",width:-1})),f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}
for(const[h,m]of Object.entries(n))f[+h].reason=m;for(const[h,m]of f.entries()){m.says=Ko({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&Xo(f[p],
m);p--)f[p].says=!0}const d=l.boxes.map(([h,m,p,b,g,w,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!b,url:g,says:w,columns:Object.entries(
y).flatMap(([$,S])=>S.map(E=>`${u[E]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,b])=>({
group:h,x:m,y:p,points:b,name:i[h],number:a[h]})),byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Be}}function Au(e,t){const n=t==="folder"?e.folders:
t==="tag"?e.tags:e.communities,s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.
kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function Eu(e,t,n){const s=je(
t),o=e.tags.indexOf(t.tag),r=e.folders.indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(
d=>!(s.has("node:"+Yo[d.kind])||!d.degree&&s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.
edges)i[d.type]&&a[d.a]&&a[d.b]&&!Xo(c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{
nodes:a,types:i,lines:c,hulls:u,ribbons:e.isSmall&&l?ku(e,c):[],get near(){return f??=_u(a.length,c)}}}function ku({nodes:e},t){const n=new Map;for(const{a:s,b:o,
kind:r}of t){const[i,a]=[e[s].community,e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}
const Xo=(e,{a:t,b:n,kind:s})=>e?.kind===s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function _u(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)
n[s].add(o),n[o].add(s);return n}function Ou(e,t,n){const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}
const Tu=({tags:e},t)=>t.text||=[t.title,t.id,t.others,...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Ue(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Lu(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ue(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ue(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Tu(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Gn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Ue(s.name.toLowerCase(),n),1+Ue(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function Cu(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const It=6,Zo=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],Jo=0,Kn=1,We=2,Qo=3,qt=4,tr=(e,t)=>[(e.x+t.
x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Vn=1.6,Yn=.12,Ru=26,ct=26;function Iu(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;
for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.length&&e.isByTerritory?i.c[c%It]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,Ru),r.fillStyle=
e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=1/t,r.stroke()}}function qu(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Vn)return;const{
pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of nr(n)){const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Yn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?
.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function er(e,{camera:t,shown:n}){
return t.k>=Vn||e.width<600&&t.k<.6?[]:nr(n).map(({count:s,ends:[o,r,i,a]})=>{const[c,l]=e.screen(t,(o+i)/2,(r+a)/2),u=String(s),f=7*u.length+2;return{number:-1,
text:u,x:c,y:l,left:c-f/2,top:l-7,width:f,height:14}})}function Pu(e,t){const{lit:n,fade:s}=t,{pen:o,colours:r}=e;o.font=`700 12px ${r.font}`,o.textAlign="cente\
r",o.lineJoin="round";for(const{text:i,x:a,y:c}of er(e,t))o.globalAlpha=n?1-(1-Yn)*s:1,o.strokeStyle=r.paper,o.lineWidth=4,o.strokeText(i,a,c+4),o.fillStyle=r.param,
o.fillText(i,a,c+4);o.globalAlpha=1}function nr({hulls:e,ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(
s),n.get(o)];return i&&a?[{count:r,ends:Du(i,a)}]:[]})}function Fu(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Vn||!n.ribbons.
length;for(const l of n.lines){const{a:u,b:f,kind:d,says:h}=l,m=e.importance(u,f,s),p=m>Kn,b=d==="uses",g=i[u].community===i[f].community;if(!p&&!(b?g||c:g&&h)||
!p&&s&&s.path.length)continue;const w=i[u],y=i[f];r.beginPath(),r.moveTo(w.x,w.y),r.quadraticCurveTo(...tr(w,y),y.x,y.y),r.setLineDash(m===qt?[]:p&&d==="link"&&
!h?[4/t,3/t]:ju(d).map($=>$/t)),r.strokeStyle=m===qt?a.changed:b||d==="claims"?a.param:a.ink,r.lineWidth=(m===qt?3:b?p?1.8:1.3:1)/t;const M=b?.75:.4;r.globalAlpha=
m===We?.45:p?.95:s?M+(M*Yn-M)*o:M,r.stroke()}r.setLineDash([]),r.globalAlpha=1}const ju=e=>Zo.find(t=>t[0]===e)?.[3]??[];function Du([[e,t],,[n,s]],[[o,r],,[i,a]]){
const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.min(n,i);if(l-c>ct&&f<u)return n<o?[n-ct,(c+l)/2,o+ct,(c+l)/2]:[e+ct,(c+l)/2,i-ct,(c+l)/2];if(f-u>ct&&
l<c)return s<r?[(u+f)/2,s-ct,(u+f)/2,r+ct]:[(u+f)/2,t+ct,(u+f)/2,a-ct];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-ct)/Math.max(1,Math.
abs(m-d)),(M/2-ct)/Math.max(1,Math.abs(p-h))),g=b(n-e,s-t),w=b(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*w,p-(p-h)*w]}const He=12,zu=11,sr=1.06,Bu=1200;function Uu(e,t){
const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=He*Math.min(1.06,Math.max(s.isSmall?1:zu/He,r.k)),c=s.nodes.length>Be&&!i;n.textAlign="center",n.lineJoin=
"round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return Wu(e,t,a,l);const u=c?Vu(e,t,a):[];n.
lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:b}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(p,f+h/2,d+m*.75);n.lineWidth=
3.5,e.labels=Yu(e,t,a,c,u).map(f=>Xn(e,t,a,f));for(const f of e.labels)or(e,t,a,f,.42,l)}function or(e,t,n,{number:s,left:o,top:r,width:i},a,c){const{pen:l,model:u,
colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.font}`,l.fillStyle=
e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*sr)))}function Wu(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=g=>e.radius[g]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=[...Ku(e,t,s),...er(e,t)],d=r.nodes.filter(g=>a.nodes[g.number]).map(g=>{const[w,y]=e.screen(i,g.x,g.y),M=u(g.number);return{number:g.
number,left:w-M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:g,points:[w,,y]})=>{const[M,$]=e.screen(i,...w),[S,E]=e.screen(i,...y);return[g,{left:M,
top:$,width:S-M,height:E-$}]})),m=e.width<600&&i.k<.6,p=[...c?.path.length?c.path:c?.nodes.keys()??[]],b=m?new Set([l,...c?.path??[]]):new Set([l,...p,...e.order]);
e.labels=[],o.lineWidth=3.5;for(const g of b){const w=r.nodes[g];if(!w||!a.nodes[g])continue;const y=Xn(e,t,n,g),M=h.get(w.community),$=Gu(y,d.find(S=>S.number===
g)??y).find(S=>g===l||(!M||Hu(S,M))&&![...f,...d].some(E=>E.number!==g&&rr(S,E)));$&&(f.push($),e.labels.push($),or(e,t,n,$,.3,s))}}const Hu=(e,t)=>e.left>t.left+
2&&e.top>t.top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,Gu=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+
4,top:n},{...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function Ku(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;
return n.hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const b=u.
split(" ");for(;b.length>1&&i.measureText(b.join(" ")).width>p;)b.pop();const g=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.measureText(g).width,height:15}]})}function Vu(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function Xn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${He}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/He:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*sr}}function Yu(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(S,E)=>Math.round(S*r.k*4/E),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=e.model.nodes.length>Be?Math.max(24,u*f/9e3):1/0,g=[...o];let w=0,y=o.length;const M=new Set(o.map(S=>S.number)),$=p.length?new Set([...p,...e.order]):e.order;
for(const S of $){const E=e.model.nodes[S],[A,T]=e.screen(r,E.x,E.y),q=Math.max(Math.abs(A/u-.5),Math.abs(T/f-.5));if(!i.nodes[S]||q>1||M.has(S))continue;if((w+=
1)>Bu||y>=b)break;const x=e.radius[S]*e.scale(r)*1.5,O=R=>{const v=Xn(e,t,n,S,R);v.top-=x,v.height+=x;for(const L of g)if(rr(v,L))return null;return v},P=O(!1)&&
O(!0);P&&(g.push(P),q<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(S=>S.number).reverse()},e.kept.numbers}const rr=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Xu=2500,ir=8e3,Zu=1500,Ju=.06,Yt=.25;function ar(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:It},(o,r)=>n("c"+r))}}class Qu{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=cr(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Be?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=cr(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(Iu(this,t),qu(this,t),Fu(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Pu(this,t),this.dots(t),Uu(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%It],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:qt+1},()=>new Map);let d=r?Xu:ir;for(const{a:m,b:p,kind:b}of n.lines){const g=a[m],w=a[p],y=this.importance(m,p,s);
if(y<We&&(d<1||Ge(g.x,w.x,t.x,this.width/l)||Ge(g.y,w.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(g.x,g.y),u>Zu?M.
lineTo(w.x,w.y):M.quadraticCurveTo(...tr(g,w),w.x,w.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,ir)))**.4;f.forEach((m,p)=>{for(const[b,g,w,y]of Zo){const M=m.
get(b),$=w*h*(p===Jo?.6:1);M&&(i.setLineDash(y.map(S=>S/l)),i.strokeStyle=p===qt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(p===qt?3.2:g*(p===
Qo?1.5:1))/l,i.globalAlpha=p>Kn?[.5,.95,1][p-We]:s?$+(Ju-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?Kn:Jo,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?qt:o}return r===i?o:Math.min(r,i)?We:Qo}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],b=this.group[d],g=this.radius[d]*u,[w,y]=this.screen(n,m,p);
if(Ge(w,w,this.width/2,this.width)||Ge(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0?l.muted:l.c[b%It],$=this.solid(M,this.strength(t,d,.28));g>
4&&Nt(a,w,y,g+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),Nt(a,w,y,g,"",$,1.5),a.setLineDash([])):Nt(a,w,y,g-.75,$),g>4&&b>=It&&!h&&(Nt(a,w,y,g*.5+.7,l.paper),
Nt(a,w,y,g*.5-.7,$)),o?.path.includes(d)&&Nt(a,w,y,g,"",l.changed,2.5),d===r&&Nt(a,w,y,g+.5,"",l.ink,2.5),d===r&&i&&Nt(a,w,y,g+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const cr=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Ge=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Yt)||Math.min(e,t)>n+
s*(.5+Yt);function Nt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const tf=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),ef=18,Zn=8,Jn=5;function nf(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};of(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,Zn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>rf(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&af(e,a),r(a)}),o(s,"input change",i=>cf(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(sf(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function sf(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function of(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?Jn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,Zn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<Jn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=Jn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?ef:Zn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function rf(e,t){const[n,s]=tf.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function af(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(hu(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function cf(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...je(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const lf=120;class uf{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=Nu(s),this.state=uu(location.search),this.state.find||=this.part("find").value,this.painter=new Qu(n,this.model,ar(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});nf(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):De(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):Cu(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=Gn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,b]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=b});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;t.now??=new Map;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),
this.draw(),this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,
t==="chain"&&(this.chain??={...await Promise.resolve().then(function(){return Vh}),...await Promise.resolve().then(function(){return pm})}),this.show(),this.painter.
resize(),t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;du(o,a=>this.
part(a),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.
folder||o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Au(n,o.colour);s.group=r,s.isByTerritory=o.colour===
"community",s.measure(o.size),s.kept.key="",this.shown=Eu(n,o,s.group),this.found=o.find.trim()?Lu(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return Zh}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return tm})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=De(s,t.from),h=Vo(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=Ou(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return cm}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return wm})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=ar(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/lf)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",fu(this.state,location.href))},150)}}var ff=Object.freeze({__proto__:null,View:uf});const df=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),hf=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",lr="http://www.w3.org/1998/Math/MathML",mf=4e3,pf=4e6,gf=24,bf=3,Pt=new Map;function wf({origin:e,pathname:t}){const n=Pt.get(t)??yf(new URL(
t,e)).catch(()=>{});return Pt.delete(t),Pt.set(t,n),Pt.size>gf&&Pt.delete([...Pt.keys()][0]),n.then(s=>s??Pt.delete(t)),n}async function yf(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>pf)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(ur(o,i,new URL(t.url),{left:mf}),!i.textContent?.trim())return;const a=Sf(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:vf(o)}}function ur(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(hf))continue;s.left-=1;const r=Mf(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;ur(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function Mf(e,t){if(e.namespaceURI===lr)return $f(e);
if(/^h[2-6]$/.test(e.localName)){const r=I("p","cg-pop__head");return r.dataset.at=e.id,r}if(!df.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function $f(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(lr,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function Sf(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=I("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();
if(!i||s.has(r))continue;s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(I("li","",I("b","",a)," ",i)),s.size===bf)break}return s.
size?n:void 0}function vf(e){const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-dispu\
ted, .is-stale, .is-failing)"),o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(
", "):""}const xf=250,Nf=250,Af=500,Ef=10,kf=3,_f="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Of(e,t,n){
const s=[];let o=0,r=0,i=0,a=0,c=!1,l="",u="",f,d;const h=(x=0)=>{for(const{link:O,box:P}of s.splice(x))O.removeAttribute("aria-expanded"),c=!0,P.contains(document.
activeElement)&&O.focus({preventScroll:!0}),c=!1,P.remove()},m=x=>x instanceof Node?s.map(({link:O,box:P})=>P.contains(x)||O.contains(x)).lastIndexOf(!0):-1,p=x=>s.
map(({box:O})=>O.contains(x)).lastIndexOf(!0)+1,b=x=>{const O=x instanceof Element&&x.closest("a[href]");return!(O instanceof HTMLAnchorElement)||O.matches(_f)||
!e.contains(O)&&!O.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(O.pathname)&&O.origin===location.origin&&O.pathname!==location.pathname?O:void 0},
g=async x=>{const O=p(x),P=++a;if(O>=kf||s[O]?.link===x)return;const R=await wf(new URL(x.href));if(!R||P!==a||t.aborted||!x.isConnected||O>s.length)return;h(O);
const v=Tf(R,x,`cg-pop-${O}`);document.body.append(v),s.push({link:x,box:v}),x.setAttribute("aria-expanded","true"),Lf(v,x.getClientRects()[0]??x.getBoundingClientRect()),
Cf(v,decodeURIComponent(x.hash.slice(1)))},w=()=>{clearTimeout(o),a+=1},y=x=>{const{target:O}=x,P=b(O),R=m(O),{pointerType:v,clientX:L,clientY:k}=x;v!=="touch"&&
(l=`${L} ${k}`,l!==u&&(u="",clearTimeout(r),s.length>R+1&&(r=window.setTimeout(()=>h(R+1),Nf)),clearTimeout(o),P?o=window.setTimeout(()=>g(P),xf):R<0&&w()))},M=({
target:x})=>{const O=b(x);c||(h(m(x)+1),O?.matches(":focus-visible")&&g(O))},$=()=>{clearTimeout(i),f=void 0},S=x=>{const{pointerType:O,clientX:P,clientY:R,target:v}=x,
L=b(v);if(d=void 0,m(v)<0&&h(),$(),O!=="touch")return w();L&&(f={link:L,x:P,y:R},i=window.setTimeout(E,Af))},E=()=>{d=f?.link,$(),d&&g(d)},A={pointerover:y,focusin:M,
pointerdown:S};for(const[x,O]of Object.entries(A))B(document,x,{signal:t,capture:!0},O);B(document,"pointerup pointercancel",{signal:t},$),B(document,"pointermo\
ve",{signal:t,passive:!0},({clientX:x,clientY:O})=>{l=`${x} ${O}`,f&&Math.hypot(x-f.x,O-f.y)>Ef&&$()}),B(document,"contextmenu click",{signal:t,capture:!0},x=>{
f&&x.type==="contextmenu"&&E(),!(!d||b(x.target)!==d)&&(x.preventDefault(),x.stopImmediatePropagation())}),B(document,"keydown",{signal:t,capture:!0},x=>{const O=s.
at(-1);O&&(x.key==="Escape"?(x.stopPropagation(),w(),clearTimeout(r),u=l,h(s.length-1)):x.key==="ArrowDown"&&document.activeElement===O.link&&(x.preventDefault(),
O.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const x of[o,r,i])clearTimeout(x);h()});const T=b(n?.target??null),q={pointerover:"\
:hover",focusin:":focus",pointerdown:"*"};n&&T?.matches(q[n.type])&&A[n.type](n)}function Tf({title:e,text:t,count:n},s,o){const r=I("div","cg cg-pop"),i=I("p",
"cg-pop__title",e),a=I("div","cg-pop__text",t.cloneNode(!0)),c=I("a","","open"),l=[n,at(location.search)&&"from the last build, without your scenario"].filter(Boolean).
join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",e),a.tabIndex=
0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,I("p","cg-pop__foot",I("spa\
n","",l),c)),r}function Lf(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),i=t.bottom+r+8<=s||t.top<
s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function Cf(e,t){const n=e.querySelector(
".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Rf=Object.freeze({__proto__:null,mount:Of});
const fr=1e-12,Qn=2**-50,dr=2**-48,hr=2**-52,mr=64,ts=1e-9,If=2**-48,qf=2**-51,Pf=2**-40,Ff=2**53;class lt{at=-1;needs="";constructor(t){this.message=t}}const N=e=>{
throw new lt(e)},Ke=new Map,es=(e,t)=>t===0?N("division by zero"):e/t,pr=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?es(1,s):
s},gr=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&N("division by zero"),n&&Math.abs(t)<=mr?pr(e,t):e<0&&!n?N("power of a negative number"):e**t},ns=e=>e<=
0?N("log of zero or less"):Math.log(e),ss=(e,t)=>{const n=ns(t),s=n===0?N("division by zero"):ns(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=mr&&pr(t,o)===e?o:s},
Ve=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=Qn*Math.abs(e)?n:t},ut=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=fr*Math.max(
1,Math.abs(e))?t:Math.floor(e)},Ft=e=>-ut(-e),jf=(e,t)=>{t===0&&N("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+
0;const s=Qn*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},br=e=>-Ve(-e),os=e=>{const t=Ve(e),n=e-t;return Math.abs(n-.5)<=Qn*Math.
max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},Df=(e,t=0)=>{const n=Ve(t);(n!==br(t)||Math.abs(n)>15)&&N("rounding to a number of digits that is not whole, or m\
ore than 15");const s=gr(10,Math.abs(n));return n?n>0?os(e*s)/s:os(e/s)*s:os(e)},fe=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(
t))||s.some(r=>o<=fr*Math.abs(r))},wr=(e,t,...n)=>+(e<t&&!fe(e,t,dr,n)),yr=(e,t,...n)=>+(e<=t||fe(e,t,dr,n)),zf=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(
t);return+(o<=r||fe(o,r,ts,s))},Mr=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n)),0),$r=(e,t,...n)=>+(e<t&&t-e>hr*Mr([e,t,...n])),Sr=(e,t,...n)=>+(e<=t||e-t<=hr*Mr(
[e,t,...n])),Bf=new Map(Object.entries({lt:$r,le:Sr,gt:(e,t,...n)=>$r(t,e,...n),ge:(e,t,...n)=>Sr(t,e,...n)})),Ye=(e,t)=>Math.abs(e)<=If*Math.abs(t)&&e&&(Math.abs(
t)>=Ff||e!==Math.floor(e))?0:e,rs=(e,t)=>{const n=qf*Math.abs(t);return Math.abs(e)<=n&&n<Pf?0:e},vr=e=>Math.abs(e)>2**33?N("an angle so large that its turns ca\
nnot be determined"):e,xr=e=>rs(Math.cos(vr(e)),e),Uf=e=>xr(e)===0?N("division by zero"):rs(Math.tan(e),e),Nr=e=>t=>t>=-1&&t<=1?e(t):N("outside -1..1"),{abs:Wf,
atan:Hf,atan2:Gf,sinh:Kf,cosh:Vf,tanh:Yf,exp:Xf,sign:Zf,asin:Jf,acos:Qf}=Math,ft=new Map(Object.entries({add:(e,t)=>Ye(e+t,e),sub:(e,t)=>Ye(e-t,e),mul:(e,t)=>e*
t,div:es,neg:e=>-e,pow:gr,not:e=>+(e===0),lt:wr,le:yr,gt:(e,t,...n)=>wr(t,e,...n),ge:(e,t,...n)=>yr(t,e,...n),eq:(e,t,...n)=>+fe(e,t,ts,n),ne:(e,t,...n)=>+!fe(e,
t,ts,n),within:zf,sqrt:e=>e<0?N("root of a negative number"):Math.sqrt(e),exp:Xf,ln:ns,log:ss,log2:e=>ss(e,2),log10:e=>ss(e,10),abs:Wf,sign:Zf,floor:Ve,ceiling:br,
round:Df,min:Math.min,max:Math.max,sin:e=>rs(Math.sin(vr(e)),e),cos:xr,tan:Uf,asin:Nr(Jf),acos:Nr(Qf),atan:Hf,atan2:Gf,sinh:Kf,cosh:Vf,tanh:Yf}));function Xe({budget:e},t){
const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof lt)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const jt=86400,td=2629800,
Ar=1e-6,is=-62135596800,Er=253402214400,kr=(e,t)=>{const n=Math.floor(e+.5);return Number.isFinite(n)||N("overflow"),Math.abs(e-n)>Ar?N(t):n},ed=e=>e>=is&&e<=Er?
e:N("a date beyond the years 1 to 9999"),de=e=>new Date(ed(kr(e/jt,"no whole number of days")*jt)*1e3),_r=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,nd={later:(e,t)=>de(
e+t).getTime()/1e3,months_later:(e,t)=>{const n=kr(t/td,"no whole number of months"),s=de(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*
12;return(r<1||r>9999)&&N("a date beyond the years 1 to 9999"),_r(r,i,Math.min(s.getUTCDate(),new Date(_r(r,i+1,0)*1e3).getUTCDate()))},year:e=>de(e).getUTCFullYear(),
month:e=>de(e).getUTCMonth()+1,day:e=>de(e).getUTCDate()};function Ze(e){const t=Math.floor(e/jt+.5);return Math.abs(e/jt-t)>Ar||t*jt<is||t*jt>Er?"–":new Date(
t*jt*1e3).toISOString().slice(0,10)}function sd(e){if(!/^\d{4}-\d\d-\d\d$/.test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=is&&Ze(t)===e?t:void 0}
const Dt=12,od=100,rd={"%":100,percent:100,pct:100,"‰":1e3},id=e=>!e||e.startsWith("×")?1:rd[e]??0;function zt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(
e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Dt-1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+
cs(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=as(a,Dt-t),m=h>=10**t?1:0;return`${c}${cs(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&
(l=i>=4?0:Math.max(l,2));const u=s*10**(Dt-1-i),f=e>0&&s?Math.abs(a-u):0;f&&f*od<=u&&(l=Math.max(l,Math.min(t-i+Dt-1-String(f).length,Dt-1-i)));let d=as(a,Dt-1-
i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=as(a,Dt-1-i- --l)),c+cs(d,l,n&&i>=0&&d%10**l!==0)}const as=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function cs(e,t,n){
const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?
`${a}.${i}`:a}const ls=25e4,wt=5e6,ad=2e6,cd=2e3,ld=20;class Q{}class ud{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,
this.share)}give(t){this.left=this.share=t,this.round++}next(){this.own=cd,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,
this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.steps<=0)throw new Q;this.pay(ld)}}function Xt(e){try{return e()}catch(t){if(t instanceof Q)
return;throw t}}const Or=1e6,fd=60,dd=1e4,Tr=/#[[{]/,Lr="more than 1,000,000 steps",hd=1e12,Cr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"\
no limit found",rootless:"no root was found in the range"},us=new Map(Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;
for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,void 0,e.inside(o,e.machine.below(t)))}})),Rr=["read","slope","root","at","series","edge","al\
ong","across","path","part"],md=["num","row","read","index",...Object.keys(Cr)],pd=e=>ft.has(e)||us.has(e)||md.includes(e);function gd({p:e=[],picks:t=[]}){const n=[
...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=+i-1:Rr.includes(String(o))&&n.push(String(r))}return n}function Ir(e){const t=new Map;for(const[
n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,[n])}return t}function qr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.
add(o);return n}function Pr(e){const t=e.steps+e.rest;e.steps=Math.min(Or,t),e.rest=t-e.steps,e.short=t<Or}function bd([e,...t]){const[n=0,s=0]=t.map(Number),o=ft.
get(String(e)),r=Bf.get(String(e))??o;return{name:String(e),act:o,sharp:r,effort:o&&Ke.get(o),operands:t,first:n,second:s}}class wd{constructor(t){this.nodes=new Map(
Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Rr.includes(String(r[0]))).map(r=>String(r[1]))]])),
this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new ud,this.loose=void 0,this.round=void 0,this.traced=
void 0,this.base=new Bt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){const s=this.programs.get(t);if(s)return s;const o={
operations:n,instructions:n.map(bd)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.counted(n,()=>n.value(s))}below(t){const n=this.
withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.affected(n.keys())){const o=new Bt(
this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(hd,this.purse.steps),{budget:o}=t;[o.steps,o.rest,o.
open,o.integrals,o.isRunning]=[s,0,0,0,!1],Pr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.
loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=qr(t,Ir([...this.nodes].map(([n,s])=>[n,gd(s)]))):
this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Tr.test(i));if(!s.length||s.length===t.size)return t.size?new Bt(this,new Map(t),n,n.budget):
n;const o=new Map([...t].filter(([i])=>!Tr.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Bt(this,o,n,n.budget)}),new Bt(
this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=qr(n,this.readers??=Ir(this.reads));return this.known.set(s,r),r}}class Bt{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&Pr(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:p}=this.machine,b=p.get(t)??0;if(m&&b>h)throw new Q;try{this.budget.isRunning=!0;const g=[],w=this.machine.program(t,n);this.machine.
traced?.push([w.instructions,g]);const y=this.execute(w,0,n.length,g),M=h-this.budget.steps;return(M>dd||b)&&p.set(t,M),y}catch(g){if(!(g instanceof lt))throw g;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:f,integrals:d}),{reason:g.message,key:t,at:g.at,needs:g.needs}}finally{u&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=
0?{reason:"",key:t,needs:s[c]}:Object.hasOwn(o,l)?o[l]??{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.
budget.steps-=s-n)<0)throw this.budget.short?new Q:Object.assign(new lt(Lr),{at:n});const{instructions:r}=t,i=this.budget.integrals>0;try{for(;n<s;){const{name:a,
effort:c,operands:l,first:u,second:f}=r[n],d=i?r[n].sharp:r[n].act;if(d){const h=o[u],m=o[f],{length:p}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const b=p===2?d(h,
m):p===1?d(h):d(...l.map(g=>o[+g]));o[n]=Number.isFinite(b)?b:N(Number.isNaN(b)?"no real value":"overflow")}else if(a==="num"||a==="row")o[n]=l[0];else if(a==="\
index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(l[0]));else{n=this.region(t,n,o);continue}n++}}catch(a){throw a instanceof lt&&a.at<0&&(a.at=n),a}return o[s-
1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)throw new Q;N(Lr)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.
assign(new lt(n.reason),{needs:t});return n}series(t){const n=this.value(t);if(!Array.isArray(n))throw Object.assign(new lt(n.reason),{needs:t});return n}region(t,n,s){
const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.length-1]),a=us.get(o);if(!a)return N(Cr[o]??"no real value");this.budget.open>=fd&&N("nest\
ed deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.execute(t,l,u,s),s,n,t.operations,t.instructions);return this.budget.open--,typeof c==
"number"&&!Number.isFinite(c)&&N("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.steps-=20,new Bt(this.machine,t,this,this.budget,n)}}const tt=4096;let fs,
Je,Fr,jr,Dr;async function zr(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...t].every(pd),s=Object.values(e).some(({
dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return yp});Br(o.CHECKED,o.DRAWN),{drawsOf:Je}=o,t.has("beta")&&ft.set("b\
eta",(await Promise.resolve().then(function(){return Ip})).betaQuantile)}if(s&&({folded:jr,heights:Dr,summary:Fr}=await Promise.resolve().then(function(){return Sm})),
!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Ag});Br(o,r)}Object.values(e).some(({r:o,rs:r})=>o||r)&&({findExtremes:fs}=await Promise.
resolve().then(function(){return zg}))}function Br(e,t){for(const[n,s]of Object.entries(e))ft.set(n,s);for(const[n,s]of Object.entries(t))us.set(n,s)}const K=(e,t,n=1e-12)=>e===
t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),Math.abs(t));function Ur(e,t=[...e.keys()],n=new Map){const s=new Set,o=new Set,
r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}o.add(i);for(const l of[...c,
...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}function Wr(e){const t=new Map(Object.entries(e.q)),n=new wd(e.q),s=v=>t.get(
v)??{},o=(v="")=>v[0]==="="||v.includes("#")?v:`${e.note}#${v}`,r=new WeakMap,i=v=>L=>{const k=v(L);if(typeof k!="object")return k;if(s(L).w!==void 0&&typeof a(
L)=="object")throw new Q},a=n.under(new Map),c=v=>{const L=n.under(v),k=i(L),_=C=>y(k,C,()=>(n.purse.next(),n.uncertain.has(C)?d(S(C,v,k)):s(C).c?[S(C,v,k)].flat()[0]:
k(C)));return r.set(_,L),_},l=new Map,u=c(l),f=(v,L)=>{n.purse.next();const k=r.get(L)?.(v);return Array.isArray(k)?k[0].numbers:void 0},d=v=>Array.isArray(v)?v.
length===3?v[1]:void 0:v,h=new WeakMap,m=(v,L,k)=>{const _=h.get(L)??n.run(L);h.set(L,_);try{return n.counted(_,()=>{const C=Je(_).value(v);return k===void 0?Fr(
C):jr(C,k)})}catch(C){if(C instanceof lt)return;throw C}},p=new Map,b=v=>{for(const L of p.has(v)||!t.has(v)?[]:Ur(t,[v],p)){const{p:k,picks:_,cells:C,rs:D}=s(L),
U=new Set(D||!(k||C)?[L]:[]);p.set(L,U);for(const W of[..._??[],...(k??[]).flat()])for(const H of typeof W=="string"&&p.get(W)||[])U.add(H)}return p.get(v)??new Set},
g=(v,L)=>{const k=n.under(L);let _=v,C=k(_);for(;typeof C=="object"&&C.needs;)C=k(_=C.needs);if(typeof C!="object")return"";const{picks:D}=s(_),U=_.slice(_.indexOf(
"#")+1);if(!D)return _===v?C.reason:`${U}: ${C.reason}`;const W=D.map(H=>{const X=k(H);return typeof X=="string"&&s(H).rows?.[X]||X});return`${U} is not known f\
or ${W.join(", ")}`},w=(v,L)=>{const{r:k,rs:_,picks:C=[]}=s(v);return k??_?.[C.map(L).join()]},y=(v,L,k)=>{const _=M.get(v)??new Map,{round:C}=n.purse;if(_.get(
L)===C)throw new Q;try{return k()}catch(D){throw D instanceof Q&&M.set(v,_.set(L,C)),D}},M=new WeakMap,$=new WeakMap,S=(v,L,k)=>{const _=$.get(k)??{state:L,found:new Map};
return _.state!==L?E(v,L,k):($.set(k,_),_.found.has(v)||_.found.set(v,y(_,v,()=>E(v,L,k))),_.found.get(v))},E=(v,L,k)=>{if(L.size&&!n.affected(L.keys()).has(v))
return S(v,l,u);n.purse.next();const _=n.uncertain.has(v);if(_&&s(v).c)return;const D=[...b(v)].sort().map(it=>[it,L.has(it)?void 0:w(it,k)]).filter(([,it])=>it),
U=_?void 0:k(v);if(_)return D.length?void 0:m(v,L);if(!D.length||typeof U!="number")return U;const W=n.run(L),H=n.affected(D.map(([it])=>it)),X=it=>qe=>{n.purse.
point();const Pe=n.at(W,qe,H)(it);return typeof Pe=="object"?void 0:Pe},mt=A(v,D),J=t.has(`${v}#margin`)?fs(X(`${v}#margin`),D,mt):void 0;if(J){const it=[...J.at,
...mt].map(X(v));if(it.some(sy=>typeof sy!="number"))return;const qe=Math.min(U,...it),Pe=Math.max(U,...it);return qe===Pe?qe:[qe,Pe]}const Vt=fs(X(v),D,mt)?.ends;
if(!Vt)return;const[Po,jl]=[Math.min(Vt[0],U),Math.max(Vt[1],U)];return Po===jl?Po:[Po,jl]},A=(v,L)=>(s(v).at??[]).filter(k=>Object.keys(k).length===L.length&&L.
every(([_,[C,D]])=>_ in k&&k[_]>=C&&k[_]<=D)).map(k=>new Map(L.map(([_])=>[_,k[_]]))),T=(v,L)=>{if(n.purse.next(),m(v,L)===void 0)return[];const k=h.get(L);return k?
n.counted(k,()=>Dr(Je(k).value(v))):[]},q=(v,L)=>{if(n.purse.next(),!n.uncertain.has(v)||m(v,L)===void 0)return;const k=h.get(L),_=k&&n.counted(k,()=>Je(k).value(
v));return _ instanceof Float64Array?_:void 0},x=(v,L,k)=>(n.purse.next(),n.uncertain.has(v)?[m(v,L,k)].flat()[0]:void 0);function*O(v=ad){const L=new Map,k=c(L),
_=[],C=[];R(v);for(const D of Ur(t)){const{w:U}=s(D);if(U===void 0)continue;const W=Xt(()=>[S(D,L,k)].flat());!W||W.some(H=>H===void 0)?C.push(D):[U].flat().some(
(H,X)=>!K(H,W[X],1e-9))&&_.push(D),yield}return{wrong:_,untold:C}}const P=v=>{const L=O(v);for(;;){const{done:k,value:_}=L.next();if(k)return _}},R=v=>{n.purse.
give(v)};return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:g,inputs:b,reaches:(v,L)=>n.affected([v]).has(L),spread:S,part:x,heights:T,draws:q,prove:P,proving:O,
allow:R,taken:()=>n.purse.taken}}const pt="–",yd=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
ds={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Md={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},$d=e=>Object.
hasOwn(ds,/^[A-Za-z]*/.exec(e)?.[0]??""),V=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,hs=e=>e.join(e[0][0]==="-"?" to ":"–"),gt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Qe=({f:e=1,o:t=0},n)=>n*e+t,Hr=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Sd=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Md[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function tn(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Sd(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Gr(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(b,g,w)=>{const{d:y,u:M="",o:$}=s(b),S=gt(s(b),g);return s(b).iso?Ze(g):Hr(S)&&(S!==0||$||!g)&&!($&&g<-1e-6)?
zt(S,w??y,yd.test(M),id(M)):pt},c=(b,g)=>{const w=g.map(x=>gt(s(b),x)),{d:y=3}=s(b),M=Math.max(...w.map(Math.abs)),$=Math.abs(w[2]-w[0]),S=x=>Math.floor(Math.log10(
x)),E=M&&$?Math.max(y,Math.min(S(M)-S($/3)+2,12)):y,[A,T,q]=g.map(x=>a(b,x,E));return`${T} (${hs([A,q])})`},l=(b,g,w,y)=>{const M=(y?r(b,g,y):void 0)??i(b,g,w),
{words:$}=s(b);if($)return $[Number(M)]??pt;if(Array.isArray(M)){if(M.length===3)return c(b,M);const[S,E]=M.map(A=>a(b,A));return S===E?S:(s(b).al?"at least ":"")+
hs([S,E])}return typeof M=="number"?a(b,M):M??pt},u=(b,g)=>{const{rows:w,r:y,v:M,u:$}=s(b),S=g??M;return typeof S=="string"?w?.[S]??S:g===void 0&&y?V(hs(y.map(E=>a(
b,E))),$):typeof S=="number"?V(a(b,S),$):pt},f=(b,g)=>{const{rows:w,lo:y=-1/0,hi:M=1/0,set:$,picks:S,x:E,iso:A}=s(b);return!n.has(b)||S||E?!1:w?Object.hasOwn(w,
g):typeof g!="number"||!Number.isFinite(g)||A&&Ze(g)===pt?!1:$?$.some(T=>K(T,g)):g>=y&&g<=M||K(g,y)||K(g,M)},d=b=>{const g=new Map;for(const w of(b??"").split(/,(?=[^,=]+=)/)){
const y=w.lastIndexOf("="),M=o(w.slice(0,y)),$=w.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?$:+$)}return g},h=(b,g)=>{const w=sd(b.trim().replace(/^date\s+/,""));
return w===void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,w)?{value:w}:{problem:`outside ${p(g)}`}},m=(b,g)=>{if(s(g).iso)return h(b,g);const{u:w=""}=s(
g),y=w||"a number without unit",M=b.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(k,_,C,D)=>`${_}${D}\
 ${C==="$"?"USD":C}`),[,$,S,E]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write for example ${u(g)}`};
const[,A,T]=/^([A-Za-z]*)(.*)$/.exec(E)??[],q=(S===""||A[1]==="i")&&Object.hasOwn(ds,A)?ds[A]:1,x=(q>1?T:E).replace(/\s/g,""),O=tn(x,t.units),P=tn(E.replace(/\s/g,
""),t.units);if(q>1&&w&&!/^\s*[A-Za-z]/.test(T)&&!P.unknown&&P.dimension===tn(w,t.units).dimension)return{problem:`“${b.trim()}” means two things; write ${$}\
 ${E}, or ${+$*q}`};if(O.unknown||x&&O.dimension!==tn(w.replace(/^.i /,""),t.units).dimension)return{problem:`“${x}” is not a unit for this; it is in ${y}`};
const R=+$*q,v=Qe(x?{f:O.factor,o:O.offset}:q>1?{}:s(g),R),L=R!==0&&v===0&&!O.offset&&!s(g).o;return f(g,v)&&Hr(v)&&!L?{value:v}:{problem:`outside ${p(g)}`}},p=b=>{
const{lo:g=-1/0,hi:w=1/0,set:y,u:M}=s(b);return V((y??[g,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...e,text:l,figure:a,say:u,
takes:f,parseCase:d,parseEntry:m}}const F=(e,t)=>[...e.querySelectorAll(t)],Kr=e=>/^-[\d.∞]/.test(e)?e.replace(/(^|[^\w.])-(?=[\d.∞])/g,"$1−"):e,j=(e,t)=>{
const n=e?.firstChild,s=Kr(t);n instanceof Text&&!n.nextSibling?n.data!==s&&(n.data=s):e&&e.textContent!==s&&(e.textContent=s)},en=e=>e.dataset.part?+e.dataset.
part:void 0,ms=new Map;function ps(e){const t=ms.get(e);if(t)return t;const n=new Promise((s,o)=>{const r=document.createElement("script"),i=c=>{const[l,u]=c.detail;
e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(e))};addEventListener("cg-data",i),r.addEventListener("load",a),r.addEventListener(
"error",a),r.src=e,document.head.append(r)});return ms.set(e,n),n.catch(()=>ms.delete(e)),n}async function Vr(e,t=document.baseURI){await Promise.all(Object.values(
e).map(async n=>{n.far&&(n.p=[await ps(new URL(n.far,t).href)])}))}var vd=Object.freeze({__proto__:null,loadColumns:Vr,loadFile:ps});const nn=100,xd=150,gs=new WeakMap;
function Yr(e,t){for(const n of F(e,"[data-count]"))gs.set(n,gs.get(n)??Ad(n,t))}function Nd(e){return Yr(e.root,e.signal),F(e.root,"[data-count]").map(t=>n=>gs.
get(t)?.paint(n))}function Ad(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",columns:i=""}=e.dataset,a=e.querySelector("table").tBodies[0],c=F(e,"thead t\
h"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector('[type="search"]'),d=r.split(" ").filter(Boolean),h=i.split(" ").filter(
Boolean),m=+n;let p,b,g=0,w="",y=0,M=0;const $=new WeakMap,S=v=>ps(new URL(d[v],document.baseURI).href),E=async v=>(await S(Math.floor(v/+o)))[v%+o],A=()=>{const v=p;
if(!v)return;const L=new Map,k=_=>{if(!L.has(_))try{L.set(_,v.model.column(_,v.now))}catch(C){if(!(C instanceof Q))throw C;L.set(_,C)}return L.get(_)};for(const _ of a.
rows)h.forEach((C,D)=>{const U=_.cells[+s+D],W=v.model.key(C);$.has(U)||$.set(U,U.textContent??"");const H=$.get(U)??"";v.attempt(U,()=>{const X=v.state.size?k(
W):[];if(X instanceof Q)throw v.done&&j(U,pt),X;const mt=X?.[+(_.dataset.at??0)],J=v.state.size?typeof mt=="number"?v.model.figure(W,mt):pt:H;j(U,J),U.classList.
toggle("is-changed",J!==H)})})},T=async v=>{const L=++y,k=b?b.slice(v,v+nn):Ed(v,Math.min(v+nn,m)),_=await Promise.all(k.map(E));L!==y||t.aborted||(g=v,a.replaceChildren(
..._.map((C,D)=>{const U=I("tr");return U.dataset.at=String(k[D]),U.append(...C.map((W,H)=>kd(W,c[H],!H))),U})),q(_.length),A())},q=v=>{const L=b?b.length:m,k=`\
Rows ${(g+1).toLocaleString("en")}–${(g+v).toLocaleString("en")} of ${L.toLocaleString("en")}`;j(l,b?v?`${k} with “${w}”.`:`Nothing matches “${w}”.`:`${k}\
.`),P.hidden=!g,u&&(j(u,"next rows"),u.hidden=g+v>=L)},x=v=>v.catch(()=>{t.aborted||j(l,"The rows could not be loaded. Load the page again, or take the CSV file\
.")}),O=async()=>{const v=++y,L=(f?.value??"").trim();if(w=L,!L)return b=void 0,T(0);j(l,"Searching …");const k=await Promise.all(d.map((C,D)=>S(D)));if(v!==y||
t.aborted)return;const _=L.toLowerCase().split(/\s+/);return b=[],k.flat().forEach((C,D)=>{const U=C.slice(0,+s).join(" ").toLowerCase();_.every(W=>U.includes(W))&&
b?.push(D)}),T(0)},P=Object.assign(I("button","cg-quiet","previous rows"),{type:"button",hidden:!0});u?.before(P," "),l?.setAttribute("role","status"),B(P,"clic\
k",{signal:t},()=>x(T(Math.max(0,g-nn))));for(const v of[P,u,f])v&&B(v,"click input change",{signal:t},L=>L.stopPropagation());let R=!0;return u&&B(u,"click",{signal:t},
()=>{x(T(R&&!b?0:g+nn)),R=!1}),f&&B(f,"input",{signal:t},()=>{clearTimeout(M),R=!1,M=window.setTimeout(()=>x(O()),xd)}),t.addEventListener("abort",()=>clearTimeout(
M)),{paint(v){p=v,A()}}}const Ed=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,s)=>e+s);function kd(e,t,n){const s=I(n?"th":"td","",e);return n?s.setAttribute("\
scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className="is-long"),s}var Xr=Object.freeze({__proto__:null,mount:Nd,start:Yr});async function Zt(e,t){
const n=t?.textContent??"",s=await navigator.clipboard?.writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(
()=>{t.textContent=n},1200))}function bs(e){const t=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,"-").replace(/^-?\d{1,3}(,\d{3})+$/,
r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.
hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}const _d=12,Od=5,Td=7,Zr=[1,2,5,10],Ld=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function ot(e=""){const[t,n,s,o,r,i,a]=e.split(",");return sn(+t,+n,{from:+s,to:+o,log:r===
"log",factor:+i||1,offset:+a||0})}function sn(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,
at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",i,a].join()}}function on(e,t){const{log:n,factor:s,offset:o}=t,r=e.
filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.
floor(Math.log10(i/s)+1e-9),f-_d);return sn(he(d)*s,he(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=Qr(a-i||Math.abs(a)||
1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return sn(l*c*s+o,u*c*s+o,t)}function Jr(e,t,n=!1){const s=e.filter(Number.isFinite),[o,r]=[Math.min(
...s),Math.max(...s)];if(!s.length||t.log&&o<=0)return;const i=[...new Set(s)].sort((l,u)=>l-u),a=n?Math.min(...i.slice(1).map((l,u)=>l-i[u]))/2:0,c=o===r?Math.
abs(o)/2||t.factor:a;return sn(o-c,r+c,t)}function Cd(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?Rd(o,r):Id(o,r)).map(i=>({at:e.at(i*
t+n).toFixed(1),text:zt(i)}))}function Rd(e,t){const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.
floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(r=>Zr.slice(0,3).map(i=>i*he(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(he)}
function Id(e,t){const n=Qr(t-e),s=Math.ceil(e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function Qr(e){const t=e/
Od,n=he(Math.floor(Math.log10(t)));return n*(Zr.find(s=>s*n>=t*.999)??10)}const he=e=>+`1e${e}`;function me(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),
[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...Cd(n).flatMap(a=>{const c=i?
`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i||
t==="y"&&a.text.length>=Td?qd(a.text):a.text,u.textContent=Kr(u.textContent),[l,u]}))}function pe(e,{x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&an(t.from,t.
to,a=>[a,n.to],[0,rn]),s.some(([,a])=>a>n.from+1)&&an(t.from,t.to,a=>[a,n.from],[0,-rn]),s.some(([a])=>a<t.from-1)&&an(n.to,n.from,a=>[t.from,a],[rn,0]),s.some(
([a])=>a>t.to+1)&&an(n.to,n.from,a=>[t.to,a],[-rn,0])].filter(Boolean).join("");let i=e?.querySelector(".break");!e||!i&&!r||(i||(i=document.createElementNS("ht\
tp://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const ti=60,rn=7;function an(e,t,n,[s,o]){return Array.from(
{length:ti+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/ti),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function qd(e){const t=e.includes(
"e")?0:+e.replaceAll(",",""),[n,s]=Ld.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const At=120,ws=40,Pd=40,Ut=(e,t)=>+(e?.getAttribute(t)??
NaN),yt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},ys=(e,t)=>e.includes("#[")?Math.round(t):t,ei=e=>(t,n)=>F(e,`[data-${n}="${CSS.
escape(t.id||"-")}"]`);function ni(e,t,n){const s=ei(t),o=F(n,".cg-numbers tbody tr");return F(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute(
"d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(
r,"for").map(l=>[l,Ut(l,"y")-i]),cells:c}})}function cn({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).set(n,ys(n,r)),a=e.
under(i);return{state:i,read:a,value:a(o)}}const ge=new WeakMap,si=new WeakMap;function oi({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[...t(o.dataset.line).
state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?At:ws,i])}function ri(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=oi(
e,t,n),u=si.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(b,g)=>t.x.of(g/m)).map(b=>[b,p(new Map(f).set(t.swept,
ys(t.swept,b)))]),h={of:l,middle:d(r?At:ws,m=>s.under(m)(a)),ends:c.length?d(r?Pd:ws/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[p.at(0),p.at(-1)].map(
b=>typeof b=="number"?b:void 0)}):[]};return si.set(i,h),h}function ii(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>ri(e,t,o)).flatMap(({middle:o,
ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&on(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.text&&(t.y=s,t.host.
dataset.ay=s.text,me(t.host,"y",s))}function ai(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=oi(e,t,n),c=t.y.text;!ge.has(r)&&!e.state.size&&Number.isFinite(
n.end)&&ge.set(r,{of:a,y:c,end:n.end});const l=ge.get(r);(l?.of!==a||l.y!==c)&&ge.set(r,{of:a,y:c,end:Fd(t,n,ri(e,t,n))});const u=ge.get(r)?.end??NaN,f=r.dataset.
line?[...s.parseCase(r.dataset.line)].every(([d,h])=>K(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){const m=u+h;d.
classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&yt(d,{y:m})}return u}function Fd({x:e,y:t},{e:n,bands:s},{middle:o,
ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",ln(a));for(const c of s){const[
l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${ln([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const ln=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function be(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=cn(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);j(s,a==="–"?"":a)})}const ci=2,jd=["fill","stroke","str\
oke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];
async function Dd(e,t,n,s){const{figure:o}=t,r=o.querySelector(".cg-fig__title")?.textContent??"figure",i=Ms(r);return n==="link"?Zt(`${location.href.split("#")[0]}\
#${o.id}`,s):n==="csv"?(t.data&&(t.data.open=!0),be(e,t),un(`${i}.csv`,new Blob([`${bs(o.querySelector("table"))}
`],{type:"text/csv"}))):ui(i,n,li(o,r))}function li(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),o=[...s.querySelectorAll("svg"),
...n.querySelectorAll(":scope > svg")],r=[t,e.querySelector(".cg-fig__case")?.textContent??""];return fi(e,o,r,s.getBoundingClientRect().top,n.getBoundingClientRect().
bottom)}async function zd(e){const t=e.closest("figure"),n=t.querySelector("svg.cg-plot"),s=n.querySelector("title")?.textContent??"plot",o=e.dataset.plot??"";if(o===
"csv")return await Bd(t.querySelector("details.cg-numbers")),un(`${Ms(s)}.csv`,new Blob([`${bs(t.querySelector("table"))}
`],{type:"text/csv"}));const{top:r,bottom:i}=n.getBoundingClientRect();return ui(Ms(s),o,fi(t,[n],[s],r,i))}const Bd=e=>new Promise(t=>{if(!e||e.open)return t(void 0);
e.addEventListener("toggle",t,{once:!0}),e.open=!0}),Ms=e=>e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function ui(e,t,{text:n,
width:s,height:o}){if(t==="svg")return un(`${e}.svg`,new Blob([n],{type:"image/svg+xml"}));const r=new Image(s,o),i=Object.assign(document.createElement("canvas"),
{width:s*ci,height:o*ci});r.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n)}`,await r.decode(),i.getContext("2d")?.drawImage(r,0,0,i.width,i.height),
i.toBlob(a=>a&&un(`${e}.png`,a))}function fi(e,t,n,s,o){const r=e.getBoundingClientRect(),i=16+18*n.length,a=Math.round(r.width),c=Math.round(o-s)+i+12,l="http:\
//www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${a} ${c}`),u.setAttribute(
"width",String(a)),u.setAttribute("height",String(c));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.setAttribute("h\
eight","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),n.forEach((h,m)=>{const p=u.appendChild(document.createElementNS(l,"text"));
for(const[b,g]of Object.entries({x:8,y:20+18*m,fill:f.color,"font-family":f.fontFamily,"font-size":m?12:15,"font-weight":m?400:600}))p.setAttribute(b,String(g));
p.textContent=h});for(const h of t){const m=h.getBoundingClientRect(),p=h.cloneNode(!0),b=[h,...h.querySelectorAll("*")];[p,...p.querySelectorAll("*")].forEach(
(g,w)=>{const y=getComputedStyle(b[w]);for(const M of jd)g.setAttribute(M,y.getPropertyValue(M));for(const{name:M}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(M)&&g.removeAttribute(M)});for(const[g,w]of Object.entries({x:m.left-r.left,y:m.top-s+i,width:m.width,height:m.height}))p.setAttribute(g,w.toFixed(1));p.hasAttribute(
"viewBox")&&p.removeAttribute("preserveAspectRatio"),u.append(p)}return{text:new XMLSerializer().serializeToString(u),width:a,height:c}}function un(e,t){const n=URL.
createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var di=Object.freeze({__proto__:null,
asSvg:li,take:Dd,takePlot:zd});const Ud=120;function Wd(e,t){for(const n of F(e,"[data-filter]"))Hd(n,t)}function Hd(e,t){const n=e.querySelector(".cg-search"),
s=F(e,".cg-pill"),o=e.querySelector("[data-none]"),r=F(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:F(g,".cg-en")})),i=I("span","cg-sr");i.setAttribute("r\
ole","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=g.length>0||!!w;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:$,
rows:S})=>{const E=$.querySelector("summary")?.textContent??"";return S.map(A=>`${E} ${A.textContent}`.toLowerCase().replaceAll("−","-"))}));let M=0;r.forEach(
({group:$,isOpen:S,rows:E},A)=>{let T=0;E.forEach((q,x)=>{const O=(!w||(q.dataset.verdict??"").split(" ").includes(w))&&g.every(P=>a?.[A][x].includes(P));q.hidden=
!O,T+=+O}),$.hidden=!T,$.open=y?T>0:S,M+=T}),i.textContent=y?`${M} found`:"",Gd(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(
Boolean).join(" and ")+".",m)},d=()=>{const g=Un(location.href,"find",n?.value.trim()??""),w=Un(g,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(
history.state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!g&&w.dataset.word===g))),
b=()=>{const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&B(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,Ud)}),t.addEventListener("abort",()=>clearTimeout(c));for(const g of s)B(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});
b()}function Gd(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(I("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var Kd=Object.freeze({__proto__:null,mount:Wd});function hi({remove:e,take:t,link:n,patch:s,notice:o="",act:r}){const i=I(
"div","cg cg-bar"),a=I("span","cg-bar__count"),c=I("span"),l=I("ul","cg-bar__list"),u=I("p","cg-bar__offer"),f=I("p","cg-bar__who",I("span","cg-bar__of","Your s\
cenario, "),a,c),d=ht("cg-bar__do cg-bar__more","show",()=>h(!i.classList.contains("is-open"))),h=S=>{i.classList.toggle("is-open",S),d.setAttribute("aria-expan\
ded",String(S)),j(d,S?"hide":"show")};h(!1);const m=new Set;i.setAttribute("role","region"),i.setAttribute("aria-label","Scenario"),a.setAttribute("role","statu\
s");let p=[];const b=ht("cg-bar__do","copy link",()=>Zt(n(),b)),g=ht("cg-bar__do is-wide","copy as patch",async()=>{const S=await s?.();S===void 0?j(g,"not avai\
lable"):await Zt(S,g)});g.hidden=!s,g.title="Copies your changes as a patch of the notes, for git apply";const w=ht("cg-bar__do","put all back",()=>{e(p),$s(i)}),
y=I("div","cg-bar__acts",d,b,g,w),M=I("p","cg-bar__notice",o,...r?[" ",r]:[]);i.append(f,l,y,u,...o?[M]:[]);const $=(S,E,A,T)=>{const q=S.reduce((R,v)=>R+v.keys.
length+v.parts.length,0);p=S,i.classList.toggle("is-on",S.length>0),j(a,`${q} changed`);const x=[...new Set(S.flatMap(R=>R.notes))];c.replaceChildren(...x.slice(
0,2).flatMap((R,v)=>[v?" and ":", set in ",Xd(R,A,T)])),x.length>2&&c.append(` and ${x.length-2} more`);const O=[...l.querySelectorAll("button")].findIndex(R=>R===
document.activeElement);l.replaceChildren(...S.map(R=>Yd(R,()=>e([R])))),O>=0&&!S.length?$s(i):O>=0&&l.querySelectorAll("button")[Math.min(O,S.length-1)].focus(
{preventScroll:!0});const P=E.filter(R=>!m.has(`${R.key} ${R.there}`));u.hidden=!P.length,u.replaceChildren(...P.map(R=>I("span","cg-bar__kin",`${R.says}: here ${R.
here}, elsewhere ${R.there} `,ht("cg-bar__do",`also use ${R.there} here`,()=>t([R])),ht("cg-bar__do is-quiet","keep it apart",()=>{m.add(`${R.key} ${R.there}`),
$(S,E,A,T)}))))};return{bar:i,show:$}}function Vd(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;
const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;e.parentElement===
c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);s.addEventListener(
"abort",()=>i.disconnect())}function Yd(e,t){const n=ht("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` to ${e.was}`:"")),I(
"li","",I("span","",e.says),...e.was?[I("s","",e.was)]:[],I("b","",e.now),...e.isToo?[I("span","cg-bar__too",", also here")]:[],n)}function Xd(e,t,n){const[s,o]=t.
notes[e]??[e];if(!o)return I("span","",s);const r=I("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Zd=e=>(e.closest("article, main")??document).
querySelector("h1");function $s(e){const t=Zd(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function ht(e,t,n){const s=Object.assign(I("butto\
n",e,t),{type:"button"});return s.addEventListener("click",n),s}const we={notes:{},kinds:[],inputs:{}},mi=e=>e?fetch(e).then(t=>t.ok?t.json():we).catch(()=>we):
Promise.resolve(we),Jd=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return V(t,n)};function pi(e,t,n,s){const{note:o,names:r}=n.data,
i=t.map(l=>Qd(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:p,
says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].
sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.
push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Qd(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf("."),
[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??Jd(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function th(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&eh(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function eh({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function nh(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:oh(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))sh(o,n,s);return s}function sh(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const oh=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},rh={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function ih(e,t,n){
if(!at(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await mi(
s);if(n.aborted)return;const a=()=>at(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=[],f=!1,d="";const h=ht("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:S,recompute:E}=await Promise.resolve().then(function(){return Yg});if(l)return l.recompute=async T=>{u=T,p("Recomputing …");const{now:q,
sum:x}=await S(T,a().join(),n);return u===T&&p(gi(x,"Values outside this chain are from the last build.")),q},l.view?.renew();const A=await E(c??t,a().join(),n,
(T,q)=>p(`Recomputing, note ${T+1} of ${q} …`));p(gi(A))}),m=()=>w.querySelector(".cg-bar__notice"),p=S=>j(m(),d=S),b=()=>{const S=l?.dataset.mode==="chain";h.
hidden=!S,f&&d&&j(m(),S?d:r??"")},g=()=>{f?location.reload():M()},{bar:w,show:y}=hi({remove(S){const E=new Set(S.flatMap(T=>T.parts)),A=a().filter(T=>!E.has(T));
history.pushState(history.state,"",Bn(location.href,A.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(pi(new Map,a(),rh,i),[],
i,o);if(e.append(w),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(b);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener(
"abort",()=>$.disconnect()),b()}const gi=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values changed.`,...t?[`${t} are greyed out: they were n\
ot recomputed and are from the last build.`]:[],...n?[n]:[]].join(" ");var ah=Object.freeze({__proto__:null,mount:ih});function bi(e,t,{model:n,state:s,now:o}){
const r=o(t),i=a=>typeof r=="number"?K(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=
[...e.options].findIndex(i):e.type==="range"?ch(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),wi(e,"")))}
function ch(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(gt(o,l)):gt(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/
150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),jo(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function wi(e,t){
const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(I("span","cg-why"),{id:s});if(r.setAttribute(
"role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);j(r,t),e.setAttribute("ari\
a-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const lh="computed when you let go",yi="not computed here",uh="Pale values take many steps: they\
 are computed when you let go.",Mi=8;function fh(e){const t=[...new Set(e)],n=t.length-Mi,s=t.slice(0,Mi).join(", ")+(n>0?` and ${n} more`:"");return`Pale value\
s are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function dh(e){const t=e.matches(
$i)?e:e.closest("[data-row]")??e.querySelector($i),{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const $i="\
[data-q], [data-say], [data-check], [data-row]";function hh(e){const t=new Map,n=I("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;
const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof Q))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute(
"title",s?yi:lh),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&j(a.querySelector("button")??a,yi)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.
remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].
map(dh).filter(Boolean):[];j(n,t.size?s?fh(a):uh:"")},start:a=>{s=a}}}function Si(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<
0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+
1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function Ss(e,t){const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.
indexOf(":"),{key:a,own:c,known:l}=Si(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;
i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function mh(e,t){const n=e.indexOf(":"),{key:s}=Si(e.slice(0,Math.max(n,0)),
t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(
e.slice(n+1),s).problem??"not taken"}function vi(e,t,{data:n,entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="n\
umber"&&l?.iso?Ze(i):typeof i=="number"?`${+gt(l??{},i).toPrecision(12)}${l?.u&&$d(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...t].join()}const ph={holds:"✓",failing:"✗",unknown:"–"},xi=e=>e===void 0?"unknown":e?"holds":"failing";function gh(e){const[t,n]=[!1,void 0].map(i=>e.filter(
a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[
t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function bh(e,t){
const n=F(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(".cg-row"),built:Mh(i)})).filter(({key:i})=>t.entries.has(i)),s=F(e,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=F(e,".cg-claim[data-q]"),r=yh(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,row:b,built:g}of n)l(m,()=>{f.delete(p);const w=d(p);$h(m,w,!K(a(p),c(p)),g),i.
done&&Ni(b,w!==!0&&u.size>0)});for(const{e:m,of:p,built:b}of s)l(m,()=>{const g=p.some(({key:M})=>!K(a(M),c(M))),{state:w,says:y}=gh(p.map(({key:M})=>d(M)));m.classList.
toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?`cg-mark is-${w}`:b.mark),j(m.firstElementChild,g?ph[w]:b.sign),j(m.lastElementChild,g?
y:b.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!K(a(m),c(m)));r(wh(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function wh(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function yh(e){const t=e.querySelector(".cg-facts"),n=I("span","cg-facts__now");n.setAttribute(
"role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=I("p",
"cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),j(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Mh=e=>({state:["holds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".\
cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function $h(e,t,n,s){const o=n?xi(t):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[xi(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);j(e.querySelector(
".cg-mark"),n?"→":s.sign),j(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function Ni(e,t){e?.
matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Sh={makeValues:Wr,prepare:zr},vh=[[".cg-table",()=>Promise.
resolve().then(function(){return eb})],["svg[data-x]",()=>Promise.resolve().then(function(){return mb})],[".cg-fig",()=>Promise.resolve().then(function(){return Pb})],
[".cg-grip",()=>Promise.resolve().then(function(){return xb})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return Hb})],["[data-sens]",()=>Promise.
resolve().then(function(){return Qb})],[".cg-limit",()=>Promise.resolve().then(function(){return fw})],["[data-count]",()=>Promise.resolve().then(function(){return Xr})],
["svg[data-rows]",()=>Promise.resolve().then(function(){return Nw})],["svg[data-dense]",()=>Promise.resolve().then(function(){return Iw})],["svg[data-bins]",()=>Promise.
resolve().then(function(){return Hw})]],xh=e=>Promise.all(vh.filter(([t])=>e.querySelector(t)).map(([,t])=>t())),Nh=2;async function Ah(e,t,n,s,o,r){const i=Gr(
e),a=new Map,c=i.under(a);let l=[];const{attempt:u,start:f,tell:d}=hh(t),h={model:i,root:n,signal:s,state:a,now:c,was:c,empty:a,done:!0,set:R,inCase:P,attempt:u},
m=[],p=new Set;i.allow(wt);const b=Oh(n,i,c,a);let g=0,w=0,y=we;const M=t.dataset.inputs,$=new URL(M??"",document.baseURI).href,{bar:S,show:E}=hi({remove(k){const _=new Set(
k.flatMap(C=>C.parts));l=l.filter(C=>!_.has(C)),R(new Map(k.flatMap(C=>C.keys).map(C=>[C,void 0])))},take:k=>R(new Map(k.map(({key:_,value:C})=>[_,C]))),link:()=>location.
href,patch:M?async()=>(await Promise.resolve().then(function(){return Qw})).patchFrom(M,A(),location.href):void 0});t.append(S),Vd(S,t,n,s);const A=()=>Fe(vi(h.
state,l,i),i.data.names[i.data.note]),T=()=>{const k=pi(h.state,l,i,y),_=th(k,h.state,i,y);E(k,_,y,$),_h(n,i,_)},q=async()=>{y!==we||!kh(h.state,l,i)||(y=await mi(
M),s.aborted||T())},x=(k=!0)=>{const _=k?wt:ls;h.state.size||(h.state=a),f(h.done=k),i.allow(_),h.now=h.state.size?i.under(h.state):c,b(h),T();for(const D of m)
p.add(D);const C=()=>{const D=performance.now()+Nh;i.allow(_);for(const U of p){if(s.aborted)return;if(p.delete(U),U(h),performance.now()>D)break}i.allow(wt),p.
size?g=requestAnimationFrame(C):d()};cancelAnimationFrame(g),g=requestAnimationFrame(C)},O=()=>{const k=Ss(at(location.search),i);return l=k.carried,h.state=k.state,
x(),q(),k.dropped};function P(k){const _=i.parseCase(k),C=new Map([...h.state,..._]);return{state:C,read:_.size?i.under(C):h.now}}function R(k,_="step",C=_==="s\
tep"){h.state=new Map(h.state);for(const[D,U]of k){const{v:W,r:H}=i.entry(D);U===void 0||!H&&K(U,W)?h.state.delete(D):i.takes(D,U)&&h.state.set(D,U)}x(C),clearTimeout(
w),_==="drag"?w=setTimeout(v,150,"drag"):v(_),_==="step"&&Ai(n)}function v(k){const _=Bn(location.href,vi(h.state,l,i));_===location.href||s.aborted||location.pathname!==
r||(k==="step"||!at(location.search)?history.pushState(history.state,"",_):history.replaceState(history.state,"",_))}const L=O();L.length&&Eh(L,i,S),at(location.
search)&&v("drag"),B(window,"popstate",{signal:s},()=>{location.pathname===r&&O()}),Ih(h);for(const k of o){const _=[await k.mount(h)].flat();m.push(..._),i.allow(
wt);for(const C of _)C(h)}d()}function Eh(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${mh(i,t)})`),o=ht("cg-bar__x","×",()=>{r.remove(),$s(n)}),r=I(
"p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(
r)}const kh=(e,t,{data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function _h(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of F(
e,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");
if(!i){a?.remove();continue}j(a??o.appendChild(I("span","cg-elsewhere")),`${i} elsewhere`)}}function Oh(e,t,n,s){const o=p=>F(e,`[data-${p}]`).map(b=>[b,t.key(b.
dataset[p])]).filter(([,b])=>t.entries.has(b)),r=o("say"),i=bh(e,t),a=Ch(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=F(e,"[data-set]").map(p=>[p,[...t.parseCase(p.
dataset.set)]]),d=F(e,"[data-cite]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=nh(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,b])=>{const g=t.parseCase(p.dataset.with),w=g.size?g:s;return{e:p,key:b,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Xt(()=>t.text(b,w,g.size?t.under(g):n,en(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:b,now:g,attempt:w}=p,y=new Map(b);for(const M of m)w(M.e,()=>Th(M,p));for(const[M,$]of r)w(M,()=>j(
M,t.say($,g($))));for(const[M,$]of a)w(M,()=>Rh(M,$,p));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",Lh(t.heights($,p.state))));for(const[M,
$]of c)w(M,()=>bi(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,S]of d)w(M,()=>{M.hidden=S?!S.includes($.map(g).join()):$.some(E=>y.has(E))});i(p);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([S,E])=>K(g(S),E,1e-9)))))}}function Th({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,b=p?"":c.text(
t,h,m,en(e)),{c:g,u:w,rows:y}=c.entry(t),M=p?!1:r===void 0?V(b,e.dataset.u)!==i:b!==r;if(!e.matches(".cg-claim")){const x=!p&&b===pt&&s?.matches(".cg-out")?c.why(
t,h):"";j(e,p?i:x?`${pt} ${x}`:V(b,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(".cg-claim__now"),S=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const E=n.size?void 0:o.find(x=>m(x)!==f(x)),A=E?` · ${c.say(E,m(E))}`:"",T=y?c.say(t,m(t)):V(b,w)+
S,q=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":T;e.classList.toggle("is-changed",M),j($,M?`→ ${q}${A}`:""),$.dataset.copy=M&&!g?q:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${q}${A}`:a)}const Lh=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",Ch=(e,t)=>F(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Rh(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!K(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&Ni(e,s.size>0&&t.some(h=>n.text(h,s,r)===pt)),j(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Ih(e){const{model:t,root:n,signal:s}=e;B(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of F(n,".cg-panel__results"))b.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((Qe(l,m)-u)/d)*d:Qe(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,p))]]),"drag",c),c&&Ai(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&wi(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),B(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>bi(r,t.key(r.dataset.p),e))}),B(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&qh(a,e),c&&Ph[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function qh(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const Ph={steps(e,t){const n=F(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{Zt(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{Zt(e.parentElement?.querySelector("code")?.textContent??"",e)}},Ai=e=>requestAnimationFrame(()=>F(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Fh=Object.freeze({__proto__:null,compute:Sh,loadParts:xh,mount:Ah});const Ei=14,jh=226,Dh=78;function vs({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function zh(e,t){const n=vs(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Ei||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=Bh(n,t),i=Uh(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Wh(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function Bh(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Ei&&n.add(o);return[...n]}function Uh(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Wh(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*jh,l+(f-(c.length-1)/2)*Dh]))}return o}function ki(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=vs(e,s).size;o>n&&([t,n]=[s,o])}return t}function Hh(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Gh(e,t,n){const s=Gn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:vs(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Kh(e,t,n,s){if(!e.boxes[t])return ki(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Vh=Object.freeze({__proto__:null,beside:Kh,
chartOf:zh,meant:Gh,richest:ki,trace:Hh});const Yh=16;function z(e,t,...n){const s=I(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const fn=e=>z("span","cg-dot "+(e<0?"orphan":`c${e%It}${e>=It?" ring":""}`));function Xh(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=je(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,Yh).map(({group:i,name:a,
size:c})=>{const l=z("button","cg-toggle",fn(i),a+" ",z("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var Zh=Object.freeze({__proto__:null,
dot:fn,legend:Xh,make:z});const _i=200,Oi=6;function Jh(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,w)=>l(w)-l(g)):[...f].sort((g,w)=>l(w)-l(g)||i[g].title.localeCompare(i[w].title)||g-w);Qh(e),a.replaceChildren(...d.slice(0,_i*t).map(g=>{const w=i[g],
y=w.kind?z("span","cg-dot "+Yo[w.kind]):fn(r.group[g]);return z("li","",y,ye(n,g),z("small","cg-num",String(w.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
_i*t],b=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",b&&(b.hidden=p<=0,b.textContent=`${p} more`)}function Qh(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Gn(t,s.find).slice(0,Oi):[];if(!o)return;const i=(n??[]).slice(0,Oi).map(l=>z("li","",fn(e.painter.group[l]),
ye(t,l))),a=r.map(l=>{const u=t.boxes[l],f=z("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return z("li","",z("span","",dn(u),f),z(
"small","cg-num",u.value))}),c=z("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(z("h3","",c.childElementCount?"Found":
`No note or value named “${s.find.trim()}”`),c)}function dn({name:e,number:t}){const n=z("button","",e);return n.dataset.box=String(t),n}function ye(e,t){const{
id:n,title:s,url:o}=e.nodes[t],r=z(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var tm=Object.freeze({__proto__:null,go:ye,goBox:dn,
list:Jh});const Ti=3;function em(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?om(e,De(t,s.from),De(t,s.to)):e.notice?[z("p","",e.
notice),...o?.about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:sm(t,n,r,nm(e,r))}function nm(e,t){const n=e.root.querySelector('[data-role=\
"summaries"]');return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const xs=(e,t,n)=>z("li","",z("span","rel",e),z("span","",...t,Ns(n))),
Ns=e=>e?z("span","why",e):"";function As(e,t){const n=z("a","",t);return n.setAttribute("href",e),n}function hn(e,...t){const n=z("div","cg-acts",e??"");for(let s=0;s<
t.length;s+=2){const o=z("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function sm(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.",
"A tag.","A file."][o.kind],i=[z("h2","",o.title),z("p","",r),hn(o.url?As(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[
1,0]){const c=new Map,l=z("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){
const d=f.length>1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(xs(
[...h].join(", "),[ye(e,u)],[...m].join("; ")))}c.size&&i.push(z("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function om({model:e,shown:t,
state:n},s,o){const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[z("h2","",f),z("p","",d),...s<0?[]:[hn(null,"release","another path")]];if(s<0)return i("A path",
"Choose the note it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=Vo(e,t,s,o),c=`from\
 ${r(s)} to ${r(o)}`;if(!a.length)return i("No path",`The visible notes and links have no path ${c}.`);const l=a.length===1?"One path":`${a.length} paths`;return[
...i(`${l} ${c}`,"Along computations first, then along links. No two paths share a note between their ends."),...a.flatMap((f,d)=>rm(e,f,d,+n.way===d)),z("p","c\
g-way__costs","A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.")]}function rm(e,t,n,s){const o=z("ol","cg-steps"),r=t.
length-1,i=t.slice(1).map((u,f)=>am(e,t[f],u));t.forEach((u,f)=>{o.append(z("li","note",ye(e,u)),...i[f]?im(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).
pop(),c=r===1?"1 step":`${r} steps`,l=z("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-\
pressed",String(s)),[z("h3","cg-way",l,z("small",""," "+c)),o]}function im({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=z("span","",s.says&&s.says+
" ",z("code","",s.name));return z("li","",r,z("b","cg-num",s.value),o===t.length-1?Ns(n):"")}):[z("li","",z("span","",e),Ns(n))]}function am(e,t,n){const s=e.edges.
filter(f=>f.a===t&&f.b===n||f.a===n&&f.b===t),o=f=>8*ze(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!==
"uses")return{word:i,boxes:[],why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).
slice(0,Ti),l=s.find(f=>f.reason&&(f.kind==="link"||Ko(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Ti).join(", ");return{word:i,boxes:c,why:c.length?l:[u,
l].filter(Boolean).join(" · ")}}var cm=Object.freeze({__proto__:null,about:em,acts:hn,line:xs,link:As});const Mt={width:186,height:62};function lm(e,t,n,s,o){for(const[
r,i]of n?.at??[]){const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+Mt.width*t.k&&o<=c+Mt.height*t.k)return r}return-1}function um(e,t){const n=[...t?.at.values()??
[]].flatMap(([r,i])=>[[r,i],[r+Mt.width,i+Mt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}
function fm(e,t,n){if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.
at.get(d),p=n.at.get(h);if(!m||!p)continue;const b=!f||f.has(d)&&f.has(h),[g,w]=e.screen(s,m[0]+Mt.width+4,m[1]+Mt.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+Mt.height/
2),$=Math.max(g,y-34*u),S=(y-$)/2;a.beginPath(),a.moveTo(g,w),a.lineTo($,w),a.bezierCurveTo($+S,w,y-S,M,y,M),a.strokeStyle=e.solid(l.param,b?.7:.15),a.lineWidth=
1.5,a.stroke()}a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...Es(n,d)};dm(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function Es({now:e},t){
const n=e?.get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function dm(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=Mt.width*l,h=Mt.
height*l;a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+
h,d,1),a.strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,S,E,A=0)=>{[a.font,a.fillStyle]=[$,e.solid(S,o)];let T=M;for(;T.length>
1&&a.measureText(T).width>d-A;)T=T.replace(/.…?$/u,"…");return a.fillText(T,u+A,f+E*l),a.measureText(T).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?
c.param:c.ink,b=m(n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`was ${e.model.boxes[n.number].value}`:n.isPale?"not recomputed":
"";g&&b<d*.7&&m(`  ${g}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.
nodes[n.note]?.label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function hm(e,t){if(!t)return[z("h2","","A chain"),z("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...t.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(w=>n[w].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Es(t,w.number)};return M?`${y} (was ${w.value})`:$?`${y} (not recomputed)`:y},h=z("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=z("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(w=>w[0]===t.end).map(w=>n[w[1]]),b=z("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Es(t,w.number)};b.append(xs(d(w),[dn(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const g=z("details","cg-chain__list",
z("summary","","as a list"),b);return[h,m,hn(As(r.url,"open row")),...p.length?[z("p","cg-chain__uses","What uses it: ",...mm(p))]:[],...i.length>1?[g]:[]]}const mm=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",dn(t)]);var pm=Object.freeze({__proto__:null,about:hm,boxAt:lm,draw:fm,fit:um});function gm(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Yt),f=Math.round(n.height*Yt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Yt||Math.abs(a-d.y)*
c>r*Yt)&&bm(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function bm(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var wm=Object.freeze({__proto__:null,slide:gm});
const ym=2,ks=24,Mm=9,Li=.3,et=e=>e instanceof Float64Array,Me=e=>Array.isArray(e),$e=new Map;$e.set(ft.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Ye(e[r*t]+n[r*s],e[r*t])}),$e.set(ft.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Ye(e[r*t]-n[r*s],e[r*t])}),$e.set(ft.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),$e.set(ft.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=es(e[r*t],n[r*s])});function Se(e,t){const n=t.find(et);if(!n){
const u=e(...t);return Number.isFinite(u)?u:N(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>et(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>et(u)?1:0),c=$e.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(et(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&N(s.some(
Number.isNaN)?"no real value":"overflow"),s}function _s(e,t){if(!et(e))return e;if(t!==ym)return Ci(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Ci(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return Os(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Os(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}Os(e,t,a,s),Os(e,i,n,s)}function $m(e){const t=Ri(e);if(!et(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Li)/ks,r=n-(s-n)*Li,i=Array.from({length:ks},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<ks&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(Mm*c/a+.5))}function Ri(e){
if(Me(e))return N("no value");if(!et(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Ci(e,[.05,.5,.95]);return[t,n,s]}var Sm=Object.freeze({__proto__:null,
each:Se,folded:_s,heights:$m,isMany:et,isSeries:Me,summary:Ri});const vm=12,xm=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,45921.95393154987,
67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,28729.085735721943,
5226.495278852854]],Nm=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,.0007745450142783414],
[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],Am=.6931471805599453,
Ii=([e,t],n)=>qi(e,n)/qi(t,n),qi=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Em(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;for(let r=25;r>
0;r-=2)o=o*s+1/r;return 2*n*o-t*Am}function km(e){const t=e-.5;return t>=-.425?t*Ii(xm,.180625-t*t):-Ii(Nm,Math.sqrt(-Em(e))-1.6)}let Jt;function Ts(){if(Jt)return Jt;
Jt=new Float64Array(tt);for(let e=0;e<tt/2;e++)Jt[tt-1-e]=-(Jt[e]=km((e+.5)/tt));return Jt}const Pi=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>0;function Fi(e){
const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function Ls(e){const t=Uint16Array.from({length:tt},(o,r)=>r),n=new TextEncoder().
encode(e),s=Uint32Array.of(Pi(n,2166136261),Pi(n,16777619),n.length,1);for(let o=0;o<vm;o++)Fi(s);for(let o=tt-1;o>0;o--){const r=Math.floor(Fi(s)*(o+1)/4294967296);
[t[o],t[r]]=[t[r],t[o]]}return t}const ji=new Map;function _m(e,t){const n=ji.get(e);if(n)return n;const s=t==="score"?Ts():Float64Array.from({length:tt},(r,i)=>(i+
.5)/tt),o=Float64Array.from(Ls(e),r=>s[r]);return ji.set(e,o),o}const Di=new Map;function Om(e,t){const n=Ts();return Float64Array.from(zi(e),s=>t==="score"?n[s]:
(s+.5)/tt)}function zi(e){const[t,n]=e[e.length-1];if(!n.length)return Ls(t);const s=JSON.stringify(e),o=Di.get(s);if(o)return o;const r=n.map((l,u)=>Bi(zi(e.slice(
0,u+1)))),i=Tm(Bi(Ls(t)),r,n),a=Array.from({length:tt},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(tt);return a.forEach((l,u)=>c[l]=u),Di.set(s,c),c}
function Bi(e){const t=Ts();return Float64Array.from(e,n=>t[n])}function Tm(e,t,n){const s=t.map(f=>t.map(d=>mn(f,d))),o=s[0][0],r=n.map(f=>f*o),i=Wi(s,t.map(f=>mn(
e,f))),a=Wi(s,r),c=Ui(e,t,i.map(f=>-f)),l=o-mn(a,r),u=Math.sqrt(Math.max(l,0)/mn(c,c));return Ui(c.map(f=>u*f),t,a)}const Ui=(e,t,n)=>t.reduce((s,o,r)=>s.map((i,a)=>i+
n[r]*o[a]),e);function mn(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function Wi(e,t){const n=e.map((r,i)=>[...r,t[i]]),s=n.length;for(let r=0;r<
s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=0;r--){let i=n[r][s];
for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const Hi=16,Lm=2048,Gi=[2,4,6,8],Cm=255,Rm=15,Im=64,qm=75e4,Pm=1e-12,Cs=1e-9,Ki=1024,Fm=.381966011250105,
jm=64,Dm=40,zm="the steps cannot be made fine enough",{abs:ve,floor:pn,max:bt,min:xe}=Math;function Bm(e,t,n,s,o,r){n<s||N(n>s?"the range runs backwards":"the r\
ange is empty");let i=Hi,a=0,c=Vi(e,t,n,s,Hi);for(;;){const l=Vi(e,t,n,s,2*i),u=2*i>=Lm||168*o*i>qm;let f=typeof l=="number"?l:s;if(typeof l!="number"&&typeof c!=
"number"){const d=c,h=t.map((g,w)=>Xm(d,l,w)),m=h.map(g=>g.reduce((w,y)=>bt(w,y),0)),p=m.reduce((g,w,y)=>bt(g,Km(w,l.values[y])),0),b=p<=a/Im?Cm:Rm;if(p/b<=Pm||
u&&p/b<=Cs){const g=Wm(e,l,m,r);if(g===void 0)return{...l,errors:m.map(w=>w/b)};f=g}else u&&(f=Gm(l,h));a=p}if(u)return N(`${zm} ${Um((f-n)/(s-n))}`);i*=2,c=l}}
function Um(e){const t=pn(e*1e3+.5);return`at ${pn(t/10)}.${t%10} % of the way`}function Wm(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-1,c=(o[a]-o[0])/
a,l=Math.ceil(Ki/a),u=Hm(s,t,c),f=r.map((m,p)=>bt(Cs*m.reduce((b,g)=>bt(b,ve(g)),0),10*n[p])*Ki/(o[a]-o[0])),d=(m,p,b)=>{const g=(M,$)=>b.reduce((S,E,A)=>S+E[$]*
M[p+A],0),w=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=e(m,w);return!y||y.some((M,$)=>ve(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;for(let m=0;m<a;m++){const p=xe(bt(m-
1,0),a-3);for(let b=0;b<l;b++){const g=m-p+(b+Fm)/l,w=h.get(g)??Rs(g);if(h.set(g,w),d(o[p]+g*c,p,w))return o[p]+g*c}}for(const m of[...u,...u.slice(1).map((p,b)=>(u[b]+
p)/2)]){const p=xe(bt(pn((m-o[0])/c)-1,0),a-3);if(d(m,p,Rs((m-o[p])/c)))return m}}function Rs(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<4;c++)c!==
t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Hm(e,{times:t,values:n,slopes:s},o){
const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.length<jm&&r.
push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=xe(bt(u-2,0),t.length-4);for(let m=0;m<Dm;m++){const p=f+(d-f)/2,b=Rs(
(p-t[h])/o),g=(y,M)=>b.reduce(($,S,E)=>$+S[M]*y[h+E],0),w=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!w)break;w[c]*l>0?f=p:d=p}return f+(d-f)/2}}function Gm(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=bt(r,ve(a)),!(t[o][c]<=Cs*r)));i>=0&&(n=xe(n,e.times[i]))}),
n}function Km(e,t){const n=t.reduce((s,o)=>bt(s,ve(o)),0);return n?e/n:e}function Vi(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=Vm(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{a[p].push(m),c[p].
push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Vm(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of Gi.entries()){const c=Ym(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/Gi[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function Ym(e,t,n,s,o,r){let i=n,a=Yi(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,Yi(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const Yi=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function Xi(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=xe(bt(pn((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Xm(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>ve(r-(i%2?Xi(e.times,s,o,t.times[i]):s[i/2])))}const Zm=0,Jm=2,Is=1e-12,Qm=1e4,qs="outside the table",{abs:rt,max:$t,
min:Qt,sqrt:Ps,trunc:tp}=Math;function Zi(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function Fs(e,t,n){const s=e[0],o=e[e.length-
1],r=Is*$t(rt(s),rt(o));return t<s?n||s-t<=r?s:N(qs):t>o?n||t-o<=r?o:N(qs):t}const js=(e,t)=>Qt($t(Zi(e,t)-1,0),e.length-2);function ep(e,t,n,s){let o=Zi(e,n)-1;
return o+1<e.length&&e[o+1]-n<=Is*$t(rt(e[o+1]),rt(n))&&o++,o<0&&!s&&N(qs),t[$t(o,0)]}function np([e,t,n],s,o,r){if(o===Jm)return ep(e,t,s,r);const i=Fs(e,s,r);
if(e.length===1)return t[0];const a=js(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===Zm)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function sp([e,t,n],s,o,r){const i=Fs(e,s,r),a=Fs(t,o,r),c=js(e,i),l=js(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return p+(b-p)*f}const op={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(b=>b.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return np(a,d,+n,+s);const m=Is*$t(rt(c[0]),rt(h));c[0]-m<=d&&d<=h+m||N("outside the range of its rate");const p=Xi(c,
l,u,Qt($t(d,c[0]),h));return p!==0&&rt(p)<Qm*f[0]&&p!==l[0]&&p!==l[l.length-1]&&N("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((E,A)=>A%3===0),d=l.filter((E,A)=>A%3===1),h=l.filter((E,A)=>A%3===2),m=(E,A)=>(T,q)=>{
const x=Xe(e,()=>(a[c]=T,f.forEach((O,P)=>a[O]=q[P]),A.map((O,P)=>Number(i(P?A[P-1]:E,O)))));return x?.every(Number.isFinite)?x:void 0},p=m(c+1,h),b=d.map(E=>Number(
a[E])),g=Number(a[+t]),w=Number(a[+n]);p(g,b);const y=e.budget.steps;p(g,b);const M=Math.max(+s,y-e.budget.steps),$=Bm(p,b,g,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((E,A)=>[E,$.slopes[A]]),$.errors].map(E=>({first:0,numbers:E}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>sp(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function St(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=rt(o)<rt(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=rp(t);return Number.isFinite(n)?n:N("overflow")}function rp(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const te=e=>e.length?e:N("no row fulfils it"),gn=e=>(te(
e),St(e)/e.length);function Ji(e,t){t>=0&&t<=1||N("a share is between 0 and 1"),te(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Qt(tp(s),n.length-1),r=Qt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function Ne(e){const t=gn(e);return e.map(n=>n-t)}function ee(e,t){const n=St(e.map((s,o)=>s*t[o]))-St(e)*St(t)/e.
length;return Number.isFinite(n)?n:N("overflow")}const Ds=e=>e.length<2?N("fewer than two rows"):e;function ip(e){Ds(e);const t=Ne(e);return Ps(ee(t,t)/(e.length-
1))}function Qi(e,t){Ds(t);const n=Ne(e),s=Ne(t),o=ee(s,s);return o?ee(n,s)/o:N("all rows have the same place")}function ap(e,t){Ds(t);const n=Ne(e),s=Ne(t),o=Ps(
ee(n,n))*Ps(ee(s,s));return o?Qt($t(ee(n,s)/o,-1),1):N("all rows have the same value")}const ta={total:St,count:e=>e.length,mean:gn,min:e=>te(e).reduce((t,n)=>Qt(
t,n)),max:e=>te(e).reduce((t,n)=>$t(t,n)),first:e=>te(e)[0],last:e=>te(e)[e.length-1],median:e=>Ji(e,.5),quantile:Ji,stdev:ip,slope:Qi,intercept:(e,t)=>gn(e)-Qi(
e,t)*gn(t),correlation:ap,product(e){const t=e.reduce((n,s)=>n*s,1);return Number.isFinite(t)?t:N("overflow")}},cp={cumulative(e){let t=0;return e.map((n,s)=>t=
s?t+n:n)},rank(e){const t=e.map((s,o)=>o).sort((s,o)=>e[s]-e[o]),n=Array(t.length);for(let s=0,o=1;o<=t.length;o++){const[r,i]=[e[t[o-1]],e[t[o]]];if(!(i-r<=1e-12*
$t(rt(r),rt(i)))){for(const a of t.slice(s,o))n[a]=(s+o+1)/2;s=o}}return n}},zs=(e,t)=>e[+t].map(({numbers:n})=>n);function lp(e,t){if(e.length===2)return Array(
2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],
s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[ea(n[0],n[1],s[0],s[1]),...r,ea(n[o],n[o-1],s[o],s[o-1])]}function ea(e,t,n,s){
const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&rt(o)>3*rt(n)?3*n:o}function up(e,t){const n=(i,a)=>i-a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(
n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.length===l.length*u.length)||l.length<2||u.length<2?N("\
not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="\
tiers"?1:2))return N("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&i===o[a-1])?N("two rows have the same key"):
e==="smooth"?[o,r,lp(o,r)]:[o,r]}const Bs=new WeakMap;function fp(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||
r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(String(r[1])),u=Bs.get(l)??new Map;if(!c)return Bs.
has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Bs.set(l,u)),u.get(Number(n[Number(i[1])]))??[]}const dp={rows(e,t,n,s,o,r){const[i,a,...c]=t.
map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?fp(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const b=Number(
n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!b)break;u[p].push(b)}}catch(p){throw p instanceof lt&&e.budget.steps>=0&&!p.needs&&(p.message.startsWith("the cell `")||(p.message+=
` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>ta[t](...zs(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[
t,n],s,o)=>up(String(t),zs(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:cp[t](zs(o,n)[0])}]},na=1e5,Us=5;function sa(e,t,n,s=Number){
const o=[];for(let r=0,i=t+1;r+Us<e.length;r+=Us){const[a,c,l,u,f]=e.slice(r,r+Us).map(Number),d=s(n[u]),h=ut(d);h!==Ft(d)&&N("the last step is not a whole numb\
er"),h<a-1&&N("the steps run backwards"),h-a>=na&&N("more than 100,000 steps");const m=n.slice(l,l+c);o.push({first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),
i=f}return o}function oa({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:N(s>=t&&s<=n?`step ${s} is not known yet`:`there is no step ${s}`)}function ne(e){
const t=ut(e);return t===Ft(e)?t:N("a step is a whole number")}const ra=(e,t,n)=>e[+t][+n],hp={steps(e,t,n,s,o){const r=sa(t,o,s);s[o-1]=r;const i=Math.max(...r.
map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){
throw l instanceof lt&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>oa(
ra(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>oa(ra(r,t,n),ne(Number(r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,
numbers:i}=e.series(String(t))[0],a=ne(Number(o[+n])),c=i[a-r]??N(`there is no step ${a}`);return typeof c=="number"?c:N(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.
series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[i,a]=[t,n].map(c=>ne(Number(o[+c])));a-i>na&&N("more than 100,000 steps");for(let c=i;c<=
a;c++)if(o[r]=c,s())return c;return N("no step satisfies it")}},ia="other rows are chosen",mp=1e3,se=e=>typeof e=="number"?e:N("a bound, or the number of a step\
, that has a distribution");function aa(e,t,n,s,o){const[r,...i]=t[n],[a,c]=i.slice(0,2).map(u=>se(s[+u]));(ut(a)!==Ft(a)||ut(c)!==Ft(c))&&N("bounds are not who\
le numbers"),ut(c)<ut(a)-1&&N("the bounds run backwards"),c-a>=1e4&&N("more than 10,000 terms");let l=r==="sum"?0:1;for(let u=ut(a);u<=ut(c);u++){s[n]=u;const f=e.
execute(t,n+1,o,s);l=Se(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}function ca(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="ba\
ck"?se(s[+r+1])-+a:ne(se(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):N(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const la=(e,t,n)=>t[n].
map(({numbers:s})=>s.map(o=>e.lowered(o))),ua={sum:aa,product:aa,back:ca,prior:ca,steps(e,t,n,s){const o=sa(t[n].slice(1),n,s,se),r=Math.min(...o.map(a=>a.first)),
i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=mp&&N("more than 1,000 steps that depend on a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=
a&&a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],
at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],i=ne(se(s[+t[n][2]])),a=r[i-o]??N(`there is no step ${i}`);return typeof a=="string"?N(a):e.lowered(
a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.
execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&et(f)&&N(ia),r&&!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof lt&&!u.needs&&u.message!==ia&&(u.message.startsWith(
"the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=la(e,s,+r),c=a[0].length,
l=a.map((f,d)=>d*c);return Se((...f)=>ta[o](...l.map(d=>f.slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){t[n][1]!==
"cumulative"&&N("a rank of values that have a distribution");const o=[];for(const r of la(e,s,+t[n][2])[0])o.push(o.length?Se((i,a)=>i+a,[o[o.length-1],r]):r);return[
{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,
3).map(c=>ne(se(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.execute(t,n+1,o,s);if(!et(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=
new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return N("no step satisfies\
 it")}},fa=8,pp=2e3,gp=1e3,da=new Set(["num","row","index","read","back","prior","at","edge","series"]),bp={beta:256},wp="a root, integral, slope or aggregate o\
f a distribution cannot be sampled";class Ae{constructor(t,n,s,o){this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??tt,this.copies=!!(o??n?.
copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(ha(t))}value(t){const n=this.
memo.get(t);if(n!==void 0)return n;if(this.depth>=gp)throw new Q;this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=Me(s)?s.reduce((o,r)=>o+
r.numbers.length,0):1,!this.outside&&this.kept>pp&&(this.memo.clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.
outside&&!(this.memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Ws(
o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||!n.uncertain.has(t))){const a=this.run.value(t);return Me(a)?a:this.run.known(t)}if(s.dr)return s.chain?Om(
s.chain,s.dr):_m(t,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??N(s.problem||`n\
o cell in row \`${i}\``)}lowered(t){return!et(t)||t.length===this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return Me(
n)?n:N("no value")}part(t){const{chosen:n}=this;return n&&et(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[
i,...a]=t[n],c=ft.get(String(i));if(r.steps<=0)throw new Q;if(r.pay(c||da.has(String(i))&&!this.copies?1:tt/fa),i==="read")o[n]=this.value(String(a[0]));else if(i===
"num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=Se(c,a.map(u=>o[+u]));et(l)&&r.pay((bp[i]??1)*tt/fa-1),o[n]=l}else{n=this.region(
t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=
2)c.set(String(r[l]),s[+r[l+1]]);a=new Ae(this.run,this,c).execute(t,n+1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=_s(this.execute(t,n+1,i,s),+r[0]):
o==="undefined"?N("no case holds"):Object.hasOwn(ua,o)?a=ua[o](this,t,n,s,i):N(wp);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],
c=[[n+1,r],[r,i]];if(!et(a)){const[u,f]=c[a?0:1];return this.execute(t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach(
(b,g)=>{!b==(d===1)&&h.push(g)}),!h.length)return;const m=new Ae(this.run,this,void 0,h),p=m.execute(t,u,f,s.map(b=>m.part(b)));h.forEach((b,g)=>l[b]=et(p)?p[g]:
Number(p))}),l}}const ha=e=>e?.outside?[...e.given,...ha(e.outside)]:[],Ws=e=>e.draws??=new Ae(e);var yp=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?
N("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:N("a probability of a number that is not a condition"),upper:(e,t)=>t<e?N("a distribution whose uppe\
r end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>_s(Ws(e).execute(i,r+1,+n,[...o]),+t)},Draws:Ae,LOOKS:da,drawsOf:Ws});const Mp=[[2509.0809287301227,
33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,
39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],$p=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,
3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,
1.6763848301838038,2.053191626637759,1]],Sp=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,
5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,
.599832206555888,1]],Hs=(e,t)=>{const[n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},ma=(e,t)=>{if(Math.abs(e)<=.425)return e*Hs(Mp,.180625-e*e);const n=Math.
sqrt(-Math.log(t));return Math.sign(e)*(n<=5?Hs($p,n-1.6):Hs(Sp,n-5))},bn=e=>e>0&&e<1?ma(e-.5,Math.min(e,1-e)):N("a quantile of a probability that is not betwee\
n 0 and 1"),vp=e=>e>-1&&e<1?ma(e/2,(1-Math.abs(e))/2)/Math.sqrt(2):N("erfinv of a number that is not between -1 and 1"),{abs:wn,exp:yn,expm1:Gs,log:vt,log1p:Mn,
min:pa,sqrt:xp,PI:Np}=Math,ga=.1,ba=1e5,Ap=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],Ep=10,wa=1e-300,kp=3e-16,_p=1e-9,Op=2e4,Tp=60,Ee=[],Lp=(e,t,n)=>{t>=ga&&
t<=ba&&n>=ga&&n<=ba||N("a shape of `beta` that is not between 0.1 and 100,000");let s=Ee[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=Ee.find(({shapes:o})=>o.
a===t&&o.b===n)??Cp(t,n),Ee.unshift(s),Ee.length=pa(Ee.length,16)),e<=s.middle?yn(Ma(e,s.shapes)):-Gs(Ma(1-e,s.mirrored))};function Cp(e,t){const n=ya(e,t),[s,o]=$a(
n.most,n);return{shapes:n,mirrored:ya(t,e),middle:yn(s)/o}}function ya(e,t){const n=xt(e)+xt(t)-xt(e+t)-vt(e/(e+t)*t/(2*Np))/2;return{a:e,b:t,round:n,most:vt((e+
1)/(e+t+2))}}function Ma(e,t){const n=vt(e);let s=pa(Rp(e,t),t.most);for(let o=0;o<Tp;o++){const[r,i]=$a(s,t);let a=s+(r-vt(i)-n)*Gs(s)/i;a>t.most&&(a=(s+t.most)/
2);const c=wn(a-s);if(s=a,c<=_p*wn(s))break}return s}function Rp(e,{a:t,b:n,round:s}){if(t<1||n<1)return(vt(e*t)+s+t*vt(t/(t+n))+n*vt(n/(t+n)))/t;const o=bn(e),
r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*xp(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-Mn(n/t*yn(-2*l))}function $a(e,{a:t,b:n,round:s}){const o=yn(e),r=-Gs(e),
i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?Mn(c/i):vt(o/i),u=c<a/2?Mn(-c/a):vt(r/a);return[t*l+n*u-s,$n(o,r,-(t+n)*c,t,n)]}function xt(e){let t=0;for(;e<Ep;e++)
t+=(e+.5)*Mn(1/e)-1;const n=1/(e*e);return t+Ap.reduce((s,o)=>s*n+o,0)/e}function $n(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<Op;c++){const l=s+2*c-
1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Sa(f+u*a),r=Sa(f+u/r),i*=r*a,wn(r*a-1)<=kp)break}return i}const Sa=e=>wn(
e)>=wa?e:wa;var Ip=Object.freeze({__proto__:null,betaFraction:$n,betaQuantile:Lp,offStirling:xt});const{abs:va,exp:qp,expm1:Pp,log:Fp,max:jp,min:Dp,trunc:zp}=Math,
oe=21,xa=.4871,Bp=4*Number.EPSILON,Na=70,Aa=40,Up=120,Ea="more than one rate makes these cash flows worth nothing",ka="no rate turns these cash flows from a los\
s into a gain",_a=(...e)=>{const t=e.flatMap((c,l)=>c?[l]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],s=Ks(n);s===0&&N("cash flows that are all payments or \
all receipts have no rate of return");let[o,r]=s===1?[-oe,oe]:Wp(n);const i=Vs(n,r)>0;i===Vs(n,o)>0&&N(ka);for(let c=0;c<Na;c++){const l=(o+r)/2;Vs(n,l)>0===i?r=
l:o=l}const a=Pp(-(o+r)/2);return va(a)<=Bp?0:a};Ke.set(_a,(...e)=>zp(e.length*Na/4)+(Ks(e)>1?8*e.length*e.length:0));function Ks(e){const t=e.filter(n=>n).map(
n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function Vs(e,t){const n=qp(-va(t)),s=(o,r)=>o*n+r;return t<=0?e.reduceRight(s,0):e.reduce(s,0)}function Wp(e){
const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,i;r<Up&&(i=s.pop());r++){const{low:a,high:c,
depth:l,parts:u}=i,f=Ks(u);if(f===1&&o.push([a,c]),f>1&&l<Aa){const d=a+(c-a)*xa,[h,m]=Gp(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}
(o.length>1||f>1&&l===Aa)&&N(Ea)}return s.length&&N(Ea),o.length||N(ka),o[0].map(Hp)}function Hp(e){return e===0||e===1?e?oe:-oe:Dp(jp(Fp(e/(1-e)),-oe),oe)}function Gp(e){
const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*xa))t.push(s[0]),n.push(s[s.length-1]);return[t,n.reverse()]}const Sn=2**-46,Kp=.001,
Vp=2e4,Yp=32,Oa=1e-12,Xp=12,Zp=1e-15,Ta=134217729,Jp=64,La=1e140,Ca=1e-140,Qp=8,{abs:Et,max:Ra,sqrt:Ys,trunc:Ia}=Math;function vn(e,t){const n=e+t,s=n-e;return[
n,e-(n-s)+(t-s)]}function qa(e,t){const n=e*t,s=Ta*e,o=Ta*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function Xs(e,t){const[n,s]=vn(e[0],t[0]);
return vn(n,s+(e[1]+t[1]))}function Zs(e,t){const[n,s]=qa(e[0],t[0]);return vn(n,s+(e[0]*t[1]+e[1]*t[0]))}function Pa(e,t){const n=e[0]/t[0],s=Xs(e,Zs(t,[-n,0]));
return vn(n,s[0]/t[0])}function t0(e,[t,n]){const s=Et(t);if(s>Jp||s!==Ia(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=Zs(o,e);return t>=0?o:Pa([1,0],o)}const Fa={
add:Xs,sub:(e,t)=>Xs(e,[-t[0],-t[1]]),mul:Zs,div:Pa,neg:([e,t])=>[-e,-t],pow:t0};function e0(e,t){const n=Object.hasOwn(Fa,e)?Fa[e]:void 0;if(!n||t.some(([o])=>Et(
o)>La||o&&Et(o)<Ca))return;const s=n(...t);return s&&Et(s[0])>Ca&&Et(s[0])<La?s:void 0}function ja(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...qa(s,o),
s*r);return St(n)}const G=e=>Ys(St(e.map(t=>t*t)));function Js(e,t,n){const s=[];for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*St(s);for(let r=t;r<n.length;r++)
n[r]-=o*e[r]}class Da{constructor(t,n){this.column=t,this.others=n}}class ke{constructor(t,n=Oa){this.limit=n,this.scales=t.map(s=>G(s)||1),this.vectors=[],this.
triangle=[],this.least=1,t.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(t,n){this.vectors.forEach((a,c)=>Js(a,c,n));const s=G(n.slice(t));if(this.
limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,t));throw new Da(t,a.flatMap((c,l)=>Et(c)>Ys(Oa)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:
s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=G(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.
vectors.forEach((s,o)=>Js(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)Js(this.vectors[s],s,n);return n}solved(t){return this.upwards(
t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function n0([e,...t],n){const s=t.
length,o=e.length,r=new ke(t),i=r.least<Kp||o*s<=Vp,[a,...c]=i?n():[];let l,u;if(i)[l,u]=Ba(r,c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back(
[...t.map(()=>0),...p.slice(s)])}let f=G(u);f<=Sn*G(e)&&(f=0);const d=f/Ys(o-s),h=r.scales.map((p,b)=>{const g=t.map((y,M)=>b===M?1:0),w=i?Ba(r,c,e.map(()=>[0,0]),
g)[1]:r.solvedAcross(g);return d*G(w)/p}),m=t.some(p=>p.every(b=>b===p[0]));return[...l.map((p,b)=>p/r.scales[b]),...h,d,za(e,f,m)]}function za(e,t,n){const s=n?
St(e)/e.length:0,o=G(e.map(r=>r-s));return o>Sn*G(e)||N("all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function Ba(e,t,n,s){const o=t.
length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<Xp;c++){const l=r.map((w,y)=>w/e.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(
($,S)=>M.push([-l[S],$[y]])),ja(w,M)}),f=t.map((w,y)=>{const M=i.map(($,S)=>[-$,w[S]]);return ja([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(
f),m=e.solved(d.slice(0,o).map((w,y)=>w-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+p[y]);const b=Ra(...m.map(Et)),g=Ra(...r.map(
Et));if(b<=Zp*g)return[r,i];b>a/2&&b>1e-12*g&&N(s0),a=b}return[r,i]}const s0="rounding decides the result, as columns are nearly combinations of others",o0=e=>`\
the rows do not determine ${e}: its factor is zero in all of them`,r0=(e,t,n)=>t.length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns ar\
e collinear`:n(e);function i0(e,t,n){return Ua(e[0].length,e.length-1),Wa(n,()=>n0(e,t))}function Ua(e,t){const n=t===1?"1 coefficient needs":`${t} coefficients\
 need`;e<=t&&N(`${n} at least ${t+1} rows, and there are ${e}`)}function Wa(e,t,n=o0){try{return t()}catch(s){if(!(s instanceof Da))throw s;return N(r0(e[s.column],
s.others.map(o=>e[o]),n))}}function a0(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];
for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(c0(t,c[h+i],s,o)));return s[n]=u,l}function c0(e,[t,n],s,o){const r=new Map;for(let i=t;i<
n;){const[a,...c]=e[i],l=l0(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=e0(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[
Number(s[n-1]),r.get(n-1)??0]}const l0=([e,...t],n)=>ft.has(String(e))||u0.includes(String(e))?n+1:Number(t[e==="with"?0:t.length-1]),u0=["num","row","read","in\
dex"],f0={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{e.budget.steps-=Ia(f*a[0].length*a.length*a.length/Qp),e.budget.steps<0&&s(r,r)};return c(
1),i0(a,()=>(c(Yp),a0(e,i,+n,o,s)),String(t).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:_e,exp:kt,log:st,log1p:Ha,max:Ga,min:Qs,sqrt:Oe,trunc:d0,PI:to}=Math,
eo=.01,xn=1e6,h0=1e-17,Nn=1e-300,Ka=2e4,m0=100,Va=1e-9,Ya=-706,p0=37,g0=18,b0=.5772156649015329,w0=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,
.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,
6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,
238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,
9313274324196682e-25],re=e=>{if(e<=0&&N("lgamma of zero or less"),e>=10)return(e-.5)*(st(e)-1)+(st(2*to)-1)/2+xt(e);let t=1;for(;e>2.5;)t*=e-=1;if(e<.5)return Xa(
e)-st(e);const n=e<1.5?Xa(e-1):Za(e-2);return t===1?n:n+st(t)},Xa=e=>Za(e)-Ha(e);function Za(e){let t=e,n=0;return w0.forEach((s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-
b0)+n}function no(e){if(_e(e)>.25)return Ha(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const Te=(...e)=>{const t=Ga(
...e.slice(0,-1));return t>0&&t<=xn?d0(20+2*Oe(t)):0},An=(...e)=>6*Te(...e);function En(e,t){e>=eo&&e<=xn||N("an incomplete gamma function of a shape that is no\
t between 0.01 and 1,000,000"),t<0&&N("an incomplete gamma function of a negative number")}function so(e,t){if(t===0)return[0,1];const n=oo(e,t);if(t<=e+1){const o=n/
e*y0(e,t);return[o,1-o]}const s=n?n/M0(e,t):0;return[1-s,s]}function oo(e,t){if(e<1)return t<1e3?kt(e*st(t)-t-re(e+1))*e:0;const n=(t-e)/e,s=n>-.9?e*no(n):e*(st(
t/e)-n);return s>-745?kt(s-xt(e))*Oe(e/(2*to)):0}function y0(e,t){let n=1,s=1;for(let o=1;o<Ka&&(n*=t/(e+o),s+=n,!(n<s*h0));o++);return s}function M0(e,t){let n=t+
1-e,s=n,o=n,r=0;for(let i=1;i<Ka;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(_e(r)>=Nn?r:Nn),s=n+a/s,s=_e(s)>=Nn?s:Nn,o*=s*r,_e(s*r-1)<=2e-16)break}return o}function ro(e,t){
e>=eo&&e<=xn&&t>=eo&&t<=xn||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Ja(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,
1]:[1,0];const o=io(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/$n(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/$n(s,n,(e+t)*r,t,e);return[1-
i,i]}function io(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?no(i/o):st(n/o)-i/o,c=i<.9*r?no(-i/r):st(s/r)+i/r,l=e*a+t*c-xt(e)-xt(t)+xt(e+t);return l>
-745?kt(l)*Oe(e/(2*to)*r):0}function Qa(e){e>=0&&e<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const tc=(e,t,n)=>(ro(e,t),Qa(n),
Ja(e,t,n,1-n)),$0=(e,t)=>(En(e,t),t?oo(e,t)/t:ao(e,1)),ao=(e,t)=>(e<1&&N("a density that is infinite at its end"),e===1?t:0),S0=(e,t,n)=>(ro(e,t),Qa(n),n===0||n===
1?n?ao(t,e):ao(e,t):io(e,t,n,1-n)/(n*(1-n)));function ec(e,t){e>=0&&e<=1&&t>=0&&t<=1||N("an inverse of a share that is not between 0 and 1")}const nc=(e,t)=>e<=
t?bn(e):-bn(t);function sc(e,t,n){if(En(e,0),ec(t,n),n===0&&N("an infinite inverse"),t===0)return 0;const s=r=>{const i=kt(r);return[...so(e,i),oo(e,i)]},o=e>=1?
st(e)+nc(t,n)/Oe(e):(st(t)+re(e+1))/e;return kt(rc(s,t,n,o,g0))}function oc(e,t,n,s){if(ro(e,t),ec(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+kt(
-i)),c=1/(1+kt(i));return[...Ja(e,t,a,c),io(e,t,a,c)]},r=Qs(e,t)<1?(st(n*e)+re(e)+re(t)-re(e+t))/e:st(e/t)+nc(n,s)*Oe(1/e+1/t);return 1/(1+kt(-rc(o,n,s,r,p0)))}
function rc(e,t,n,s,o){let r=Ya,i=o,a=Qs(Ga(s,r),i);const c=st(Qs(t,n)),l=t<=n;for(let u=0;u<m0;u++){const[f,d,h]=e(a),m=l?f:d,p=(m>0?st(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let b=h>0&&m>0?a-p*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const g=_e(b-a);if(a=b,g<=Va)break}return a<=Ya+Va?N("an inverse below 1e-306"):a}const _t=(e,t)=>(Ke.
set(e,t),e),v0={lgamma:re,gamma_inc:_t((e,t)=>(En(e,t),so(e,t)[0]),Te),gamma_inc_upper:_t((e,t)=>(En(e,t),so(e,t)[1]),Te),gamma_inc_inv:_t((e,t)=>sc(e,t,1-t),An),
gamma_inc_upper_inv:_t((e,t)=>sc(e,1-t,t),An),beta_inc:_t((e,t,n)=>tc(e,t,n)[0],Te),beta_inc_upper:_t((e,t,n)=>tc(e,t,n)[1],Te),beta_inc_inv:_t((e,t,n)=>oc(e,t,
n,1-n),An),beta_inc_upper_inv:_t((e,t,n)=>oc(e,t,1-n,n),An),gamma_density:$0,beta_density:S0},x0=450,N0=16,ic=6,A0=28,E0=1/64,k0=7,ac=4,cc=12,lc=70,_0=3,uc=1e-13,
O0=1/8,T0=18,L0=4,C0=1e-6,R0="an integral or search inside another has a narrow peak, which it could miss",fc="it has more narrow peaks or jumps than a search c\
an follow",I0="it oscillates faster than a search can follow",q0=64,P0=8,co=12,F0=.382,j0=.1,D0=4,z0=12,dc=[],B0=new Set(["integral","root","argmax","argmin","m\
aximum","minimum"]),{abs:Z,max:dt,min:Ot}=Math;function lo(e,t,[n,s],o,r){const{machine:i,budget:a}=e,c=!i.traced,l=a.steps,u=$=>Xe(e,()=>t($));let f=[];const d=$=>$.
some(({name:S})=>B0.has(S));let h=[],m=[],p=!1,b=c&&d(n.slice(o,r));const g=$=>{const S=i.traced=[];try{const E=u($),A=s.slice(o,r-1),T=pc(n.slice(o,r),s);for(const[
x,O]of S)A.push(...O),T.push(...pc(x,O)),b||=!f.length&&d(x),p||=x===dc;const q=[...A,...T];return{at:$,value:E,parts:E===void 0?[]:q,jumps:(b?q:T).length}}finally{
i.traced=void 0}};return{curve:$=>{if(!c)return u($);const S=g($);return f.length<x0&&f.push(S),S.value},look:()=>{if(!f.length)return[];const $=Math.floor((l-a.
steps)/f.length)+1,S=f;return f=[],[h,m]=U0(S,g,Math.floor(a.steps/(2*A0*$))),b&&G0(S,h,u)&&N(R0),h.map(E=>E.samples.map(({at:A,value:T})=>[A,T]))},hear:$=>{$.length&&
(p||H0(h,m,$))&&N(fc)}}}function U0(e,t,n){const s=new Map(e.filter(({value:f})=>f!==void 0).map(f=>[f.at,f])),o=e.map(f=>f.at),r=s.size&&n>=L0?V0(Ot(...o),dt(...o),
t):[],i=dt(0,...[...s.values()].map(({value:f})=>Z(Number(f)))),a=r.filter(f=>f.samples.some(({value:d})=>d!==void 0&&Z(d)>i)),c=Ot(n,N0)+a.length;for(const f of r)
for(const d of f.samples)d.value!==void 0&&s.set(d.at,d);const l=[...s.values()].sort((f,d)=>f.at-d.at),u=Y0(l);W0(l,u);for(const[f,d]of u.entries()){if(a.length>=
c)return[a,u.slice(f)];if(a.some(m=>wc(m,d)))continue;const h=Q0[d.kind](d,t);d.at[0]<=h&&h<=d.at[d.at.length-1]&&a.push({at:h,samples:t1(d,h,t),part:d.part})}return[
a,[]]}function W0(e,t){const n=e.reduce((a,{parts:c,jumps:l})=>Ot(a,c.length-l),1/0),s=({kind:a,part:c})=>a==="turn"&&c<n,o=new Map;for(const{part:a}of t.filter(
s))o.set(a,(o.get(a)??0)+1);const r=dt(0,...o.values());if(r<=q0)return;bc(0,e.map(({at:a})=>a),e.map(({value:a})=>a??0)).filter(({kind:a})=>a==="turn").length*
P0<r&&N(fc)}function H0(e,t,n){const s=e.filter(({samples:o})=>o.some(({at:r})=>n.includes(r))).map(({part:o})=>o);return t.some(o=>s.includes(o.part)&&!e.some(
r=>wc(r,o)))}function hc(e,t,n){if(t.length<D0)return;const s=t.length-3,o=c=>c!==void 0&&Number.isFinite(c),r=n.reduce((c,l)=>o(l)?dt(c,Z(Number(l))):c,0);let i=0,
a=0;for(let c=0;c<co;c++){const l=1+Math.floor(c*(s-1)/(co-1)),u=t[l]+F0*(t[l+1]-t[l]),f=[l-1,l,l+1,l+2].map(p=>[t[p],n[p]]),d=e(u);if(d===void 0||!f.every(([,p])=>o(
p)))continue;a++;const h=[d,...f.map(([,p])=>p)],m=dt(...h)-Ot(...h);m>1e-9*r&&Z(d-mc(f,u))>j0*m&&i++}i*2>a&&a>=co/2&&N(I0)}const mc=(e,t)=>e.reduce((n,[s,o],r)=>n+
e.reduce((i,[a],c)=>c===r?i:i*((t-a)/(s-a)),o),0);function G0(e,t,n){const s=dt(0,...e.map(({value:r})=>Z(r??0))),o=t.flatMap(r=>r.samples.filter(({at:i})=>i===
r.at));return[e[e.length>>1],...o].some(r=>{const i=n(r.at);return i===void 0||r.value===void 0?i!==r.value:Z(i-r.value)>C0*dt(s,Z(i),Z(r.value))})}const pc=(e,t)=>e.
flatMap(({name:n,operands:s})=>{const o=K0[n];return o?[o(...s.map(r=>Number(t[+r]??0)))]:[]}),K0=Object.assign(Object.create(null),{gamma_density:(e,t)=>t-(e-1),
beta_density:(e,t,n)=>n*(e+t-2)-(e-1),mod:(e,t)=>t?Math.sin(Math.PI*(e/t)):0,floor:e=>Math.sin(Math.PI*e),ceiling:e=>Math.sin(Math.PI*e),round:e=>Math.cos(Math.
PI*e)});function V0(e,t,n){return[[e,t],[t,e]].map(([s,o])=>{const r=new Set;for(let i=1;i<=T0;i++)r.add(s+(o-s)*O0**i);return r.delete(e),r.delete(t),{at:NaN,samples:[
...r].sort((i,a)=>i-a).map(n),part:-1}}).filter(({samples:s})=>s.length)}function Y0(e){const t=e.map(r=>r.at),n=e.reduce((r,{parts:i})=>Ot(r,i.length),e.length?
1/0:0),s=Array.from({length:n},(r,i)=>{const a=e.map(({parts:c})=>c[i]);return a.every(c=>typeof c=="number")?bc(i,t,a):[]});s.sort((r,i)=>r.length-i.length);const o=s.
filter(({length:r})=>r>ic);return[...s.filter(({length:r})=>r<=ic).flat(),...gc(o)]}const gc=e=>Array.from({length:dt(0,...e.map(({length:t})=>t))},(t,n)=>e.flatMap(
s=>s.slice(n,n+1))).flat();function bc(e,t,n){let s=1/0,o=-1/0,r=!0;for(const u of n)s=Ot(s,u),o=dt(o,u),r&&=u===0||u===1;if(s===o)return[];const i=dt(Z(s),Z(o)),
a=[],c=[],l=(u,f)=>a.push({part:e,kind:f,at:t.slice(u,u+2),values:n.slice(u,u+2),size:i});if(r){for(let u=0;u+1<t.length;u++)n[u]!==n[u+1]&&l(u,"flip");return a}
if(s<0&&o>0)for(let u=0;u+1<t.length;u++)n[u]*n[u+1]<0&&l(u,"zero");for(let u=0,f=0,d=0;u+1<t.length;u++){const h=n[u+1]-n[u];if(!(Z(h)<=uc*i)){if(f*h<0&&u-d<=1){
const m=[d-1,d,u+1];c.push({part:e,kind:"turn",at:m.map(p=>t[p]),values:m.map(p=>n[p]),size:i})}[f,d]=[h,u+1]}}return gc([a,c])}const kn=(e,t)=>{const n=e.parts[t];
return typeof n=="number"?n:NaN};function wc({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[dt(
0,s-ac),s,Ot(t.length-1,s+ac)].map(l=>kn(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||dt(Z(a),
Z(c))<=uc*n.size}function X0({part:e,at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<cc+lc;a++){const c=a<cc?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=kn(
r(c),e);if(!(Z(l)>0))return c;l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Z(s)<Z(o)?t:n}function Z0({part:e,at:[t,n],values:[s]},o){for(let r=0;r<lc;r++){
const i=t/2+n/2;if(!(t<i&&i<n))break;kn(o(i),e)===s?t=i:n=i}return t}function J0({part:e,at:t,values:n},s){const[o,r,i]=t;let a=yc(t,n),c=Ot(r-o,i-r);for(let l=0;l<
_0;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=yc(u,u.map(d=>kn(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function yc([
e,t,n],[s,o,r]){const i=(t-e)*(o-r),a=(t-n)*(o-s);return Z(i-a)>0?t-((t-e)*i-(t-n)*a)/(2*(i-a)):t}const Q0={zero:X0,flip:Z0,turn:J0};function t1(e,t,n){const s=new Map(
[[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<k0;i++)r*=E0,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.
at-r.at)}const ie=400,_n=.6180339887498949,Mc=60,$c=8,uo=1e-9,e1=1e-5,Sc=1e-13,n1=1e-13,ae=200,vc=.5,{abs:On,max:Tt,min:xc}=Math,Y=e=>e??-1/0;function Nc(e,t,n,s,o,r){
t<n||N(t>n?"the range runs backwards":"the range is empty");const i=u=>{const f=e(u);return f===void 0?void 0:s*f},a=[...Array.from({length:ie},(u,f)=>t+(n-t)*f/
ie),n],c=a.map(i),l=c.filter(u=>u!==void 0);return l.length||N("no value in the range"),hc(i,a,c),{value:i,at:a,values:c,size:l.reduce((u,f)=>Tt(u,On(f)),0),sign:s,
places:o(),hear:r}}const Ac=(e,t,n,s,o,r)=>s*kc(Nc(e,t,n,s,o,r))[0][1];function Ec(e,t,n,s,o,r){const i=Nc(e,t,n,s,o,r),[[a,c],...l]=kc(i),u=e1*(n-t);l.some(([f,
d])=>c-d<=uo*i.size&&On(f-a)>u)&&N("several places have the same value");for(const f of[a-u,a+u]){const d=t<=f&&f<=n?i.value(f):void 0;d!==void 0&&c-d<=Sc*i.size&&
N("its maximum is a flat stretch")}return r1(i,a,c,u)}function kc(e){const{at:t,values:n,sign:s,size:o}=e,r=d=>n[d]!==void 0&&Y(n[d])>Y(n[d-1])&&Y(n[d])>=Y(n[d+
1]),i=[...n.keys()].filter(r),a=d=>i.length>$c?Tt(Y(n[d]),o1(e,d)):Y(n[d]),c=new Map(i.map(d=>[d,a(d)]));i.sort((d,h)=>Y(c.get(h))-Y(c.get(d))||d-h);const l=i.slice(
0,$c).map(d=>_c(e,t[Tt(d-1,0)],t[xc(d+1,ie)],t[d],Y(n[d]))),u=l.reduce((d,[,h])=>Tt(d,h),-1/0)+uo*o,f=[];for(const d of e.places){const h=d.map(([,w])=>Y(w===void 0?
void 0:s*w)),m=h.indexOf(Tt(...h)),[p,b,g]=[Tt(m-1,0),m,xc(m+1,d.length-1)].map(w=>d[w][0]);if(h[m]>u){let w=_c(e,p,g,b,h[m]);m||(w=Oc(e,w,t.filter(y=>y<p).at(-1)??
t[0])),m===d.length-1&&(w=Oc(e,w,t.find(y=>y>g)??t[ie])),l.push(w),f.push(b)}}return e.hear(f),l.sort((d,h)=>h[1]-d[1]),s1(e,l[0])&&N("it grows without bound"),
l}function s1({at:e,value:t,size:n},[s,o]){const[r,i]=[e[0],e[ie]],a=Tt(n1*(i-r),1e-15*On(s)),c=p=>Tt(...[s-p,s+p].filter(b=>r<=b&&b<=i).map(b=>Y(t(b)))),[l,u,f]=[
ae*ae*ae,ae*ae,ae].map(p=>c(a*p));if(!(l>-1/0))return!1;const[d,h,m]=[u-l,f-u,o-f];return h>uo*n&&h>=vc*d&&m>=vc*h}function o1({at:e,values:t,value:n},s){if(!(s>
0&&s<ie))return-1/0;const[o,r,i]=[s-1,s,s+1].map(c=>Y(t[c])),a=o-2*r+i;return a>-1/0&&a<0?Y(n(e[s]+(o-i)/(2*a)*(e[s+1]-e[s]))):-1/0}function _c({value:e},t,n,s,o){
let r=n-_n*(n-t),i=t+_n*(n-t),a=Y(e(r)),c=Y(e(i));for(let l=0;l<Mc;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-_n*(n-t),a=Y(e(r))):([t,r,
a]=[r,i,c],i=t+_n*(n-t),c=Y(e(i)));return[s,o]}function Oc({value:e},[t,n],s){for(let o=0;o<Mc;o++){const r=(t+s)/2,i=Y(e(r));i>n?[t,n]=[r,i]:s=r}return[t,n]}function r1({
value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(Y),f=a-u+8*(l-c),d=-a+
16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(On(h-n)>o||m===void 0||s-m>Sc*t)return n;[n,s]=[h,m]}return n}const fo=192,Le=1e300,i1=1100,ho=1e-6,
a1=.1,Tc=1e-12;function c1(e,t,n,s,o,r,i,a){t>0&&n<=0&&N("no real value");const c=[];let l=!1,u=0,f=NaN;const d=new Map(h1(t,n,s).map(g=>[g,e(g)??NaN])),h=t>-Le||
n<Le;h&&hc(e,[...d.keys()],[...d.values()]);const m=u1(e,d),p=new Map(m),b=f1(p,o());h&&r(b.filter(g=>!m.has(g)));for(const[g,w]of b.flatMap(y=>d1(e,y,p))){let y;
if(w===0){const M=Lc(e,g);l||=!M,M&&!mo(e,g)&&(y=g)}else f*Math.sign(w)<0&&(y=m1(e,u,g,f,w));y!==void 0&&y!==c[c.length-1]&&c.push(y),[u,f]=[g,Math.sign(w)||NaN]}
if(i!==void 0){const g=l1(c);return l&&N("every value in a range solves it"),g.length!==a&&N(`${g.length} root${g.length===1?"":"s"} in the range, not ${a}`),g[i]}
return c.length||N(l?"every value in a range solves it":"no root was found in the range"),c.reduce((g,w)=>Math.abs(w-s)<Math.abs(g-s)?w:g)}function l1(e){const t=[];
for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function u1(e,t){
const n=[...t.keys()],s=[...t.values()],o=new Map(t),{abs:r,min:i}=Math;for(let a=1;a+1<n.length;a++){const[c,l,u]=n.slice(a-1,a+2),[f,d,h]=s.slice(a-1,a+2);if(!(f*
d>0&&h*d>0&&r(d)<i(r(f),r(h))))continue;const m=(l-c)*(d-h),p=(l-u)*(d-f),b=m!==p?l-((l-c)*m-(l-u)*p)/(2*(m-p)):l,g=c<b&&b<u?e(b)??NaN:d;g*d<0&&o.set(b,g)}return new Map(
[...o].sort(([a],[c])=>a-c))}function f1(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,r]of t.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;
const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].sort((o,r)=>o-r)}function d1(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(
t)],r=ho*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function h1(e,t,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>
-Le||t<Le){const a=e>0?Math.log(t/e):0;return s(0,fo).map(c=>e>0?e*Math.exp(c/fo*a):e+c/fo*(t-e))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(
1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Le).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function Lc(e,t){
const n=ho*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const mo=(e,t)=>e(Number(t.toPrecision(7)))===void 0;function m1(e,t,n,s,o){const r=Math.abs(o);let i=r,
a=r;for(let h=0;h<i1;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===0)return Lc(e,m)&&!mo(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.
abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=ho*Math.abs(c);if(mo(e,c))return;const f=e(c-u),d=e(c+u);return f===void 0||d===void 0?l<=Tc*r?c:void 0:
Math.max(i,a)<=Math.max(a1*Math.abs(d-f),Tc*r)?c:void 0}const p1=300,g1=100,Tn=2,b1=6e-6,w1=1e-4,y1=.001,Cc=1e-13,M1=1e16,$1=1e-4,Rc=1e-7,S1=1e-9,v1=.001,x1=.9,
N1=.001,A1=3e-8,Ln=1e-9,E1=1e-8,k1=1e140,Ic=8,_1="the formula has no value in some row where the search starts",Cn="the search for the coefficients does not set\
tle, so start it nearer: `near …`",O1="with the coefficients that the search starts from",T1=["num","index","read"],{abs:Wt,max:Rn,min:qc,sqrt:Pc,trunc:po}=Math,
L1=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function C1(e,t,n){const s=e(n);if(!s)return N(_1);let o=n,r=In(t,
s),i=y1;for(let a=0;a===p1&&N(Cn),G(r)>Sn*G(t);a++){const c=Fc(e,o,n,t,r,1),l=new ke(c,0),u=l.turned(r).slice(0,o.length),f=l.least>Ln?go(l,u,0):void 0;if(f&&(P1(
f,o,$1)||G(u)<=N1*G(r)))break;for(l.least>Ln||(i=Rn(i,E1));;){if(!(i<=M1))return new ke(c,Ln)&&N(Cn);const d=go(l,u,i),h=o.map((b,g)=>b+d[g]),m=e(h),p=m&&In(t,m);
if(p&&G(p)<G(r)){[o,r]=[h,p];break}i=Rn(i,Cc)*10}i=i>Cc?i/10:0}return R1(e,t,o,n)}function R1(e,t,n,s){let o=n,r=1/0,i=1/0;for(let a=g1;;){const c=e(o),l=In(t,c??
t);if(!c||G(l)>i)return N(Cn);i=qc(i,G(l)*(1+v1));const u=new ke(Fc(e,o,s,t,l,a<=Tn?4:2),Ln);if(!a)return I1(u,t,l,o);const f=u.turned(l).slice(0,o.length),d=go(
u,f,0),h=o.map((b,g)=>b+d[g]),m=Rn(...h.map((b,g)=>Wt(d[g])/(Wt(b)||1)));o=h,a--;const p=m<=S1||G(f)<=A1*G(l);a>=Tn&&m<=Rc&&(p||m>=x1*r)?a=Tn:a===Tn-1&&qc(r,m)>
Rc&&N(Cn),r=m}}function I1(e,t,n,s){let o=G(n);o<=Sn*G(t)&&(o=0);const r=o/Pc(t.length-s.length),i=e.scales.map((a,c)=>r*G(e.solvedAcross(s.map((l,u)=>c===u?1:0)))/
a);return[...s,...i,r,za(t,o,!0)]}function Fc(e,t,n,s,o,r){const i=In(s,o);return t.map((a,c)=>{const l=Rn(Wt(a),.001*Wt(n[c]))||.001,u=g=>e(t.map((w,y)=>c===y?
g:w)),f=r===4&&q1(u,a,w1*l);if(f)return f;const d=b1*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,b=m??i;return(h??i).map((g,w)=>(g-b[w])/(p*d))})}function q1(e,t,n){
const[s,o,r,i]=[-1,1,-2,2].map(a=>e(t+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*n))}function go(e,t,n){const s=t.length;let o;if(n){
const r=Pc(n),i=e.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new ke(i);o=a.solved(a.turned([...t,...t.map(()=>0)])).map((l,u)=>l/
a.scales[u])}else o=e.solved(t);return o.map((r,i)=>r/e.scales[i])}const P1=(e,t,n)=>t.every((s,o)=>Wt(e[o])<=n*Wt(s)),In=(e,t)=>e.map((n,s)=>n-t[s]),F1={add:(e,t)=>e+
t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function j1(e,t){const n=F1[e]??ft.get(e),s=t.find(l=>l instanceof Float64Array);
if(!s)return n(...t);const o=new Float64Array(s.length),[r,i]=t,a=(l,u)=>l instanceof Float64Array?l[u]:Number(l);if(e==="pow"&&i===2)for(let l=0;l<o.length;l++)
o[l]=a(r,l)*a(r,l);else if(t.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.length;l++)o[l]=n(...t.map(u=>a(u,l)));let c=0;for(const l of o)
c+=l;return Number.isFinite(c)?o:N("overflow")}function D1(e,t,n,s){const[,o,r,...i]=e[t].map(Number);let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,
u=t+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)T1.includes(String(e[p][0]))||d++;s.budget.steps-=f-u+po(d*a.length/Ic);const h=z1(e,u,f,new Map(
[[t,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(()=>Number(h));r&&!l?a=a.filter((p,b)=>m[b]):c=[...m]}return c}
function z1(e,t,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=t;a<n;a++){const[c,...l]=e[a];if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c===
"read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.
map(m=>{const p=d[po(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;s.set(a,h)}else if(ft.has(String(c))&&c!=="binomial")s.set(a,j1(String(
c),l.map(i)));else return}return s.get(n-1)}const B1={searched(e,[t,n,s,...o],r,i,a,c){const l=+s,u=o.slice(0,l).map(w=>Number(i[+w])),f=o.slice(l,2*l).map(String),
d=Number(o[o.length-1]),h=i[+n][0].numbers,m=w=>e.inside(new Map(f.map((y,M)=>[y,w[M]]))),p=w=>r(a+1,d,m(w))[0].numbers,b=w=>{const y=Xe(e,()=>(e.budget.steps-=
po(h.length*l/Ic),e.budget.steps<0&&r(a,a),D1(c,a+1,i,m(w))??p(w)));return y?.every(M=>Wt(M)<k1)?y:void 0};try{p(u)}catch(w){throw w instanceof lt&&e.budget.steps>=
0&&!w.needs&&(w.message.startsWith("the cell `")||(w.message+=`, ${O1}`)),w}return Ua(h.length,l),Wa(String(t).split(", "),()=>C1(b,h,u),L1).map(w=>({first:0,numbers:[
w]}))}},U1=40,W1=25e4,H1=60,G1=12,K1=3,jc=1e-6,V1=1e-7,Dc=1e-9,Y1=1e-13,X1=1e-10,bo=1e-8,wo=1e-5,Z1=.1,J1=1e9,yo=[2,3,5,7,11,13],Ht=1e300,zc="the equations do n\
ot fix each unknown",{abs:nt,max:Lt,min:Bc,floor:Mo}=Math;function Q1(e,t,n,s,o){const r=Uc(t,n,s),i=r.map((b,g)=>t[g]>-Ht||n[g]<Ht?n[g]-t[g]:nt(b)||1),a={lows:t,
highs:n,scales:i},c=Lt(4,Bc(U1,Mo(W1/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const g=eg(e,b?r.map((w,y)=>tg(b,y,a)):r,a);g?.length===0&&f++,
g?.length&&![...l,...u].some(w=>og(g,w,i))&&(ng(e,g,i)?l:u).push(g)}l.length||N(u.length||f===c?zc:"no solution found");const d=b=>b.map((g,w)=>Mo(g/i[w]*J1+.5));
l.sort((b,g)=>{const w=d(b),y=d(g),M=w.findIndex(($,S)=>$!==y[S]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((g,w,y)=>g+(s[y]<Ht?(w-r[y])/i[y]*((w-r[y])/i[y]):
0),0),m=l.reduce((b,g)=>h(g)<h(b)*(1-Dc)?g:b);u.some(b=>h(b)<h(m))&&N(zc);const p=h(m)*(1+bo)+bo**2;return!s.every(b=>b<Ht)&&l.some(b=>b!==m&&h(b)<=p)&&N("sever\
al solutions are equally near"),r.map((b,g)=>[m[g],...l.map(w=>w[g])])}const Uc=(e,t,n)=>n.map((s,o)=>s<Ht?s:(e[o]+t[o])/2);function tg(e,t,{lows:n,highs:s,scales:o}){
let r=0;for(let a=1,c=e;c;c=Mo(c/yo[t]))a/=yo[t],r+=a*(c%yo[t]);if(n[t]>-Ht||s[t]<Ht)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-nt(i))}function eg(e,t,{lows:n,
highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<H1;c++){const l=r.map((w,y)=>Lt(nt(w),.001*o[y]));if(!i)return;const[u,f]=Wc(e,r,i,l);if(!u.length)return[];
const d=Lt(...u.map(nt));if(a===K1)return d<=Dc?r.map((w,y)=>nt(w)<=Y1*o[y]?0:w):void 0;(a||d<=V1)&&a++;const h=w=>Lt(...w.map((y,M)=>nt(y)/f[M])),m=h(i),p=r;let b=1,
g;for(let w=0;w<(a?1:G1)&&(r=p.map((y,M)=>Bc(Lt(y+b*l[M]*u[M],n[M]),s[M])),g=e(r),!(g&&(a||h(g)<m)));w++,b/=2)g=void 0;i=g}}function ng(e,t,n){const s=t.map((o,r)=>Lt(
nt(o),.001*n[r]));for(const o of[wo,-wo]){const r=t.map((c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=Wc(e,r,i,s);return a.length>0&&a.every(c=>nt(o+c)<=Z1*wo)}
return!0}function Wc(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*jc*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??
n)[h])/(f*jc))}),r=n.map((a,c)=>Lt(...o.map(l=>nt(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[
sg(i),r]}function sg(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){let o=s;for(let r=s+1;r<t;r++)nt(e[r][s])>nt(e[o][s])&&(o=r);if(!(nt(e[o][s])>=X1))
return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+
1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const og=(e,t,n)=>e.every((s,o)=>nt(s-t[o])<=bo*Lt(nt(s),nt(t[o]),1e-6*n[o])),rg=1e4,Hc=[.9999999999998099,676.5203681218851,
-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Gc=[[.9428824156954797,
.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,
.22492646533333951,0]],Kc=[.015827191973480183,77/1470],Vc=[.24261107190140774,672/1470],ig=4,ag=2**-52,cg=2**-44,lg=1e-8,$o=e=>{if(e===Math.floor(e)&&e<=171)return e<=
0?N("gamma of zero or less"):Yc(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*$o(1-e));e>172&&N("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Hc.slice(1).
reduce((r,i,a)=>r+i/(t+a+1),Hc[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},Yc=e=>{const t=ut(e);if(t!==Ft(e))return $o(e+1);let n=t<0?N("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},Xc=(e,t)=>{let n=ut(t);if(n!==Ft(t)&&N("binomial of a number that is not whole"),n<0)return 0;
e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&N("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},Zc=e=>{if(Math.abs(e)>
6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},ug=e=>{if(e<1.5)return 1-
Zc(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},fg=(e,t,n)=>t>n?N("clamp to a range whose lower end is above its\
 upper end"):Math.min(Math.max(e,t),n),dg=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},{hypot:hg,
expm1:mg}=Math,pg=e=>e<=-1?N("log of zero or less"):Math.log1p(e),gg=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):
0};Ke.set(Xc,gg);const bg={gamma:$o,factorial:Yc,binomial:Xc,erf:Zc,erfc:ug,erfinv:vp,normal_quantile:bn,cbrt:dg,mod:jf,clamp:fg,hypot:hg,expm1:mg,log1p:pg,...nd,
...v0,irr:_a},wg={...hp,...op,...dp,...f0,...B1,sum:(e,t,n,s,o)=>Qc(e,t,n,s,o,0),product:(e,t,n,s,o)=>Qc(e,t,n,s,o,1),integral:(e,[t,n,s],o,r,i,a,c)=>{const{budget:l}=e,
u=Number(r[+t]),f=Number(r[+n]),d=l.integrals>0,h=E=>(r[i]=E,Number(o())),{curve:m,look:p,hear:b}=lo(e,h,[c,r],i+1,+s),g=E=>m(E)??$g(h,E,u,f),w=()=>p().map(E=>E.
map(([A,T])=>[A,T??g(A)]));l.integrals++;const y=l.steps;d||[u,f].forEach(g);const M=d?1:Mg(Math.floor((y-l.steps)/2)),[$,S]=Sg(g,u,f,M,d,w);return l.integrals--,
b(S),$},slope:(e,[t],n)=>yg(Jc(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o,r,i)=>qn(Ec,1,e,t,n,[i,s],o),argmin:(e,t,n,s,o,r,i)=>qn(Ec,-1,e,t,n,[i,s],o),
maximum:(e,t,n,s,o,r,i)=>qn(Ac,1,e,t,n,[i,s],o),minimum:(e,t,n,s,o,r,i)=>qn(Ac,-1,e,t,n,[i,s],o),root(e,[t,n,s,o,...r],i,a,c,l,u){const f=Jc(e,t,i),{curve:d,look:h,
hear:m}=lo(e,f,[u,a],c+1,Number(r.at(-1))),[p,b]=r.slice(0,-1).map(g=>Number(a[+g]));return c1(d,Number(a[+n]),Number(a[+s]),Number(a[+o]),h,m,p,b)},system(e,[t,
...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const g=Xe(
e,()=>{const w=e.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return g?.every(Number.isFinite)?g:void 0},h=Uc(a,c,
l);d(h);const m=e.budget.steps;return d(h),Q1(d,a,c,l,m-e.budget.steps).map(b=>({first:0,numbers:b}))}},qn=(e,t,n,[s,o,r],i,a,c)=>{const[,l]=a,u=m=>(l[c]=m,Number(
i())),{curve:f,look:d,hear:h}=lo(n,u,a,c+1,+r);return e(f,Number(l[+s]),Number(l[+o]),t,d,h)},Jc=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map([[String(t),
s]]))));function Qc({machine:{traced:e}},t,n,s,o,r){const[i,a]=[0,1].map(u=>{const f=Number(s[+t[u]]),d=ut(f);return d===Ft(f)?d:N("bounds are not whole numbers")});
a<i-1&&N("the bounds run backwards"),a-i>=rg&&N("more than 10,000 terms");const c=Math.floor((a-i+1)/z0)+1;let l=r;for(let u=i;u<=a;u++)s[o]=u,l=r?l*Number(n()):
l+Number(n()),e&&!((u-i)%c)&&e.push([[],s.slice(o+1,Number(t[2]))]);return e&&c>1&&e.push([dc,[]]),l}function yg(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(
t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=
Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const b=n/2,g=a-c+8*(e(t+b)-e(t-b)),w=p/(12*n),y=g/(12*b);if(r(y-w)<=.001*s+m/
n)return y+(y-w)/15}}return N("no slope where a function jumps or bends")}function Mg(e){let t=32;for(;t>2&&e*12*t>4e4;)t/=2;return t}function $g(e,t,n,s){const o=(s-
n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function Sg(e,t,n,s,o,r){const i=[...Array.from({length:s},
(M,$)=>t+(n-t)*$/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(M,$)=>Fn(e,i[$],i[$+1],a[$],a[$+1],0)),u=Pn(l);let f=tl(e,l,c*u.size),d=Pn(f);d.
error<=u.error||([f,d]=[l,u]);const h=r(),m=[],p=h.length?xg(e,f,h,d.size/Math.abs(n-t),m):f;if(m.length){f=p;for(let S=0;S<ig;S++)f=tl(e,f,c*Pn(f).size);const M=d;
d=Pn(f);const $=Math.abs(d.value-M.value);$>1e-9*d.size&&$>M.error||(m.length=0)}const{value:b,error:g,size:w}=d;if(Math.abs(b)<=1e-14*w&&g<=1e-9*w)return[0,m];
const y=o?w:Math.abs(b);return g<=1e-9*y&&vg(f)<=lg*y?[b,m]:N("the integral does not settle")}const vg=e=>e.reduce((t,{a:n,b:s,first:o,last:r})=>{const i=Math.max(
Math.abs(n),Math.abs(s));return Math.abs(s-n)<=cg*i?t+Math.abs(r-o)*ag*i:t},0);function tl(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,
b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(Fn(e,c,h,u,d,a+1),Fn(e,h,l,d,f,a+1))}return s}function xg(e,t,n,s,o){
return t.flatMap(r=>{const{a:i,b:a}=r,[c,l]=i<a?[i,a]:[a,i],u=n.flatMap(m=>m.filter(([p])=>c<p&&p<l)),f=u.length?Ng(e,r,u,s):[];if(!f.length)return[r];o.push(...f);
const d=[...new Set([c,l,...f])].sort((m,p)=>i<a?m-p:p-m),h=d.map(e);return d.slice(1).map((m,p)=>Fn(e,d[p],m,h[p],h[p+1],0))})}function Ng(e,{a:t,b:n,first:s,last:o,
middle:r},i,a){const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of Gc)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[
,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-mc(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const Pn=e=>e.reduce((t,n)=>({value:t.value+
n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function Fn(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,
1].map(m=>Kc[m]*(s+o)+Vc[m]*c),d=Kc[0]*(l(s)+l(o))+Vc[0]*l(c);for(const[m,p,b]of Gc){const g=e(i-a*m),w=e(i+a*m);u+=p*(g+w),f+=b*(g+w),d+=p*(l(g)+l(w))}const h=u*
a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:N("overflow")}var Ag=Object.freeze({__proto__:null,ACTS:bg,
MORE_REGIONS:wg});const el=64,Eg=9,kg=1024,_g=10,Og=3,Tg=.1,Lg=24,Cg=12,Rg=12,Ig=1e-13,Ce=.6180339887498949,qg=60,Pg=1e-12,Fg=1e5,So=(e,t)=>Math.abs(e-t)<=Pg*Math.
max(Math.abs(e),Math.abs(t)),jn=(e,t,n)=>Math.min(Math.max(e,t),n),nl=(e,t,n)=>t>0&&n>100*t?jn(t*(n/t)**e,t,n):t*(1-e)+n*e;function jg(e,t){const n=Array.from({
length:Eg},(r,i)=>(i+1)*Ce%1),s=[...Array.from({length:el+1},(r,i)=>i/el),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(r=>jn(e*(t/e)**r,e,t))),
o.sort((r,i)=>r-i)}function vo(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/n}function Dg(e,t,n=[]){
const s=t.map(([A,T])=>[A,jg(...T)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=A=>{const T=e(A);return typeof T!="\
number"?(i=!0,NaN):(T<o&&([o,c]=[T,A]),T>r&&([r,l]=[T,A]),T)},d=A=>new Map(t.map(([T,q],x)=>[T,A(...q,x)])),h=(A,T)=>{const q=[d(O=>O),...t.length>1?[d((O,P)=>P),
d((O,P)=>nl(u(),O,P))]:[]];let x=0;for(const O of q){let P=NaN;for(const R of T){const v=f(new Map(O).set(A,R));if(i)return;if(!Number.isNaN(P)&&!So(v,P)){const L=v>
P?1:-1;if(x===-L)return;x=L}P=v}}return x},m=(A,T,q,x,O,P)=>{const R=x.length-1;let v=Number(A.get(q)),L=T;const k=J=>{const Vt=O*f(new Map(A).set(q,J));return Vt>
L&&([v,L]=[J,Vt]),Vt};if(P)for(let J=0;J<=R;J+=Math.floor(x.length/Rg))k(x[J]);k(x[0]),k(x[R]);const _=x.findIndex(J=>J>=v),C=_<0?x.length:_;let D=x[Math.max(C-
2,0)],U=x[Math.min(C+1,R)],W=U-Ce*(U-D),H=D+Ce*(U-D),X=k(W),mt=k(H);for(let J=0;J<qg;J++)X>mt?([U,H,mt]=[H,W,X],W=U-Ce*(U-D),X=k(W)):([D,W,X]=[W,H,mt],H=D+Ce*(U-
D),mt=k(H));return k(jn(vo((D+U)/2,Math.max(Math.abs(x[0]),Math.abs(x[R]))),x[0],x[R])),[v,L]},p=(A,T,q,x)=>{let O=T,P=q,R=1;for(let v=0;v<Cg;v++,R*=2){const L=new Map(
s.map(([_,C])=>{const D=R*(Number(T.get(_))-Number(A.get(_)));return[_,jn(Number(O.get(_))+D,C[0],C[C.length-1])]})),k=x*f(L);if(!(k>P))break;[O,P]=[L,k]}return[
O,P]},b=(A,T)=>{let q=new Map(A),x=T*f(A);for(let O=0;O<Lg;O++){const P=new Map(q),R=x;for(const[v,L]of s){if(i)return;const[k,_]=m(q,x,v,L,T,O===0);q.set(v,k),
x=_}if(s.length>1&&O&&([q,x]=p(P,q,x,T)),!(x-R>Ig*Math.max(Math.abs(x),Math.abs(R))))break}},g=(A,T,q)=>{const x=[q];for(const[,O]of[...A].sort(([P],[R])=>T*(R-
P))){if(x.length>Og)break;const P=R=>t.some(([v,[L,k]])=>Math.abs(Number(O.get(v))-Number(R.get(v)))>Tg*(k-L));x.every(P)&&x.push(O)}return x},w=A=>({ends:A,at:[
c,l]});for(const A of n)f(A);const y=s.map(([A,T])=>h(A,T));if(i)return;if(y.every(A=>A!==void 0)){const A=f(d((q,x,O)=>Number(y[O])>=0?q:x)),T=f(d((q,x,O)=>Number(
y[O])>=0?x:q));if(!i&&So(A,o)&&So(T,r))return w([o,r])}const M=[],$=A=>{M.push([f(A),A])};for(let A=0;A<kg&&!i;A++)$(d((T,q)=>nl(u(),T,q)));if(t.length<=_g)for(let A=0;A<
2**t.length&&!i;A++)$(d((T,q,x)=>A>>t.length-1-x&1?q:T));if(i)return;const S=Math.max(...M.map(([A])=>Math.abs(A)));for(const A of[-1,1])for(const T of g(M,A,A<
0?c:l))i||b(T,A);const E=Math.max(Math.abs(o),Math.abs(r));return i||S>0&&E>Fg*S?void 0:w([vo(o,E),vo(r,E)])}var zg=Object.freeze({__proto__:null,findExtremes:Dg});
async function Bg(e,t,n,s){const o=F(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=F(a,"[data-row]").
filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await sl(l.href,n).catch(()=>null);if(u===null)c.forEach(ol),r.left+=c.length;else if(u){
const{state:f}=Ss(Fe(t),u);f.size&&Vg(c,u,f,r)}}return r}async function Ug(e,t,n){const s=await sl(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.
map(i=>i.columns.length&&e.length===1?Wg(i):void 0);if(s){const{state:i}=Ss(Fe(t),s),a=Hg(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=Gg(
u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const Wg=({value:e,name:t,says:n})=>({value:e,name:t,
says:n,isMoved:!1});function Hg({entries:e},t){const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i==
"string"&&e.has(i)&&n.add(i)}return n}function Gg(e,t,n,s,o,r){const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.
allow(wt);const a=i.map(h=>Dn(t,h,s,r)),c=i.some((h,m)=>a[m]!==Dn(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>Kg(t,h,r)))].join(" or ");
if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{
value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){if(!(a instanceof Q))throw a;return}}const Kg=(e,t,n)=>(e.entry(t).picks??
[]).map(n).join(".");function Dn(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):V(e.text(t,n,s),i)}async function sl(e,t){
const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.
text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await Vr(i.q,e),await zr(i.q),Gr(Wr(i))}
function Vg(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new Q;t.allow(wt);const l=Dn(
t,c,n,i);if(l===Dn(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`was ${u?.textContent} in the last build`,a.classList.add("is-changed"),j(u,
l),s.moved+=1}catch(l){if(!(l instanceof Q))throw l;ol(a),s.left+=1}}}function ol(e){e.classList.add("is-later"),e.title="not recomputed: from the last build"}var Yg=Object.
freeze({__proto__:null,rechain:Ug,recompute:Bg});async function Xg(e){const{root:t,model:n,signal:s}=e;for(const r of F(t,"table[data-sortable] thead th")){const i=ht(
"cg-sort","",()=>tb(r));i.append(...r.childNodes),r.append(i)}B(t,"click",{signal:s},({target:r})=>{const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.
closest("[data-cell]");i&&Zt(bs(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.parseCase(a.dataset.cell))}),B(t,"keydown",{signal:s},Zg);const o=t.
querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return ny});return F(t,".cg-table").map(r=>i=>{Jg(r,i),r.dataset.scale&&i.attempt(r,
()=>o?.colour(r))})}function Zg(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof Element?e.target.closest(
".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.
checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.querySelector("button");e.preventDefault(),a&&(n.tabIndex=
-1,a.tabIndex=0,a.focus())}function Jg(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(
c)].every(([l,u])=>K(n(l),u,1e-9));for(const c of F(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.entries.has(
h)){const m=t.text(h,d,f),p=c.querySelector("button");if(j(p??c,m==="–"?"":m),e.dataset.scale){const[,b,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(g===void 0?
f(h):b)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${V(m,t.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of F(e,"[data-head]"))
o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>rl(e)),e.dataset.checks){const c=e.dataset.checks.split(
" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of F(e,"tbody td")){const d=f.dataset.cell??f.parentElement?.
firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}Qg(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),t)})}}function Qg(e,t,n){
const s=F(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):
[];r.hidden=!a.length,o||=a.length>0,j(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))
r.hidden=!o}function rl(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:
n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function tb(e){const t=e.closest("table")?.tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",
s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),
o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.parentElement?.children??[])a.removeAttribute("aria-s\
ort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.querySelector(".is-rest")&&rl(i)}var eb=Object.freeze(
{__proto__:null,mount:Xg});const xo=6,nb=", outside",sb=11,ob=.02,rb=1e-9,ib=1.2;function ab(e){const t=F(e.root,"svg[data-x]").map(n=>lb(e,n));for(const n of t)
hb(e,n),n.data?.addEventListener("toggle",()=>No(e,()=>be(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>cb(s,n)))}function cb(e,t){ii(e,t);for(const s of t.
lines)ai(e,t,s);ub(t);const n=t.points.map(s=>fb(e,t,s));pe(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&db(e,t,t.ridge),be(e,t)}function No({
model:e},t){e.allow(ls),Xt(t),e.allow(wt)}function lb({model:e},t){const n=t.closest("figure")??t,s=ei(t),o=ni(e,t,n),r=F(t,"[data-point]").map(i=>({e:i,key:e.key(
i.dataset.q),labels:s(i,"for").map(a=>[a,Ut(a,"x")-Ut(i,"cx"),Ut(a,"y")-Ut(i,"cy")])}));return{svg:t,host:t,x:ot(t.dataset.ax),y:ot(t.dataset.ay),built:ot(t.dataset.
ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function ub({lines:e}){const t=e.flatMap(
({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>Ut(s,"y"));for(const{label:s,own:o}of t)!o&&!s.
matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Ut(s,"y"))<sb))}function fb({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){
const{read:u}=t(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,
h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[a,...l.map(([w])=>w)])
g.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&yt(a,{cx:m[0],cy:m[1]});for(const[g,w,y]of l)f&&g.textContent&&j(g,V(e.text(c,n,s),e.entry(
c).u)+(p?nb:"")),b&&yt(g,{x:m[0]+w,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function db(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(({e:S})=>S.
matches(".is-chosen")),c=Math.log(s.hi/s.lo)/At,[l,u,f,d]=[0,1,At-1,At].map(S=>a?Number(cn(e,t,a,s.of(S/At)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=ob&&K(f,
d,rb);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),b=o.at(Number(e.now(a.key))),g=s.at(m),[w,y,M,$]=[".ridge",".strong",".\
gap",".tone-gap"].map(S=>n.querySelector(S));yt(w,{x1:g,x2:g,y1:o.at(d)}),yt(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),yt(y,{x:g}),j(y,`ridge ${e.model.say(
r,m)}`);for(const S of[M,$])S?.classList.toggle("hide",!(m/p>ib&&p>s.lo));yt(M,{x1:s.at(p)+9,x2:g,y1:b,y2:b}),yt($,{x:g,y:b}),j($,`${zt(m/p)}× short of the ridg\
e`)}function hb(e,t){const{svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??I("output"),u=document.createElementNS(
"http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),b=i.map(w=>{const{state:y,
read:M,value:$}=cn(e,t,w,p),S=w.e.matches(".is-chosen");return{own:S,y:Number($),name:w.e.dataset.label??"",text:V(a.text(w.key,y,M),S?a.entry(w.key).u:"")}});b.
sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const g=b.slice(0,xo).map(({own:w,name:y,text:M})=>I(w?"b":"span","",`${y} ${M}`.trim()));l.replaceChildren(`${a.
say(r,ys(r,p))}: `,...g.flatMap((w,y)=>y?[", ",w]:[w]),b.length>xo?` and ${b.length-xo} more`:""),yt(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.to}),u.classList.remove(
"hide")},m=()=>{u.classList.add("hide"),j(l,"")};B(n,"pointermove",{signal:c},p=>{const b=f.getBoundingClientRect(),g=(p.clientX-b.left)/b.width*f.viewBox.baseVal.
width;d=Math.max(0,Math.min(1,(g-s.from)/(s.to-s.from))),No(e,h)}),B(n,"pointerleave blur",{signal:c},m),B(n,"keydown",{signal:c},p=>{const b={ArrowLeft:-.02,ArrowRight:.02,
Home:-1,End:1}[p.key];b&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+b)),No(e,h))})}var mb=Object.freeze({__proto__:null,mount:ab});const pb=4,gb=520,bb=.01,wb=.05,
il=6,yb=.1,al=100;function zn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.u&&[s,o,c].every(Number.isInteger)&&o-s>=
8,u=i??(l?Math.max(1,cl((o-s)/al)):Mb(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<bb:Math.abs(d-c)<Math.min(u/2,(o-s)*.004))return c;const m=+gt(n,d).toPrecision(
3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):Qe(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){
const m=f(r&&!i?d*10**(wb*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const Mb=(e,t,n)=>cl((gt(e,n)-gt(e,t))/al)*(e.f??1);function cl(e){
const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Ao({key:e},t,n){const s={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:il,PageDown:-il}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e==="Delete"||e==="Backspace"?{value:void 0}:void 0}
function $b(e){const t=F(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(
i);r.setAttribute("aria-valuenow",zt(gt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{e:s,key:o}of t){const r=zn(e.model,o),{lo:i,
hi:a}=r,c=l=>zt(gt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.removeAttribute("aria-disabled"),Sb(e,s,o,r)}
for(const s of F(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Sb(e,t,n,s){const{signal:o}=e,r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{
a===void 0||!K(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};B(t,"pointerdown",{signal:o},a=>{a.button||a.target instanceof HTMLInputElement||
vb(t,a,r(),s,i,()=>ll(e,t,n))}),B(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown",{key:"Escape"})),i(void 0)}),
B(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Ao(a,s,r());if(c)i(c.value);else if(a.key==="Enter"||/^\d$/.test(a.key))
ll(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function vb(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,{signal:l}=c;e.setPointerCapture(
t.pointerId),B(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?yb:1);if(!i&&Math.abs(d)<pb)return;i=!0,e.classList.add("is-drag");
const h=s.moved(n,d/gb);h!==a&&o(a=h,"drag",!1)}),B(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-drag"),i?o(a,"drag",!0):u.type===
"pointerup"&&r()})}function ll(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=I("input","cg-grip__entry"),i=I("span","cg-grip__why"),a=o.text(
n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??""),i.setAttribute("role","al\
ert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute("aria-invalid",String(h!=="")),
i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydown",u=>{u.stopPropagation(),u.key===
"Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var xb=Object.freeze({__proto__:null,keyed:Ao,
mount:$b,scale:zn});const ul=3,fl=7.4,Nb=78,Ab=15,Eb=40;function kb(e){const t=F(e.root,".cg-fig").map(n=>_b(e,n));for(const n of t)Ob(e,n);return n=>{for(const s of t)
n.attempt(s.figure,()=>{Lb(n,s),qb(n,s),be(n,s)})}}function _b({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,x:ot(t.dataset.ax),y:ot(t.
dataset.ay),built:ot(t.dataset.ay),result:e.key(t.dataset.out),lines:ni(e,t,t),hand:t.querySelector(".cg-axis input"),by:zn(e,n),drawn:"",data:t.querySelector("\
.cg-numbers")}}function Ob(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute("aria-busy",String(
!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};B(n,"input change",{signal:a},u=>l(u.type==="change")),B(n,"keydown",{signal:a},u=>{const f=Ao(u,o,Number(
e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>be(e,t),{signal:a}),B(
i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){return di})).take(e,t,f,u)}),Tb(
e,t)}function Tb(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??null;if(!i||!a)return;const c=i.
appendChild(I("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read hide"),a.append(l);const u=(f,d)=>{
const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...cn(e,t,p,h)})).map(({line:p,state:b,read:g,value:w})=>({far:Math.abs(Gt(t.y.at(Number(w)))-d),text:`${p.e.dataset.
label??""} ${V(e.model.text(p.key,b,g),e.model.entry(p.key).u)}`})).sort((p,b)=>Number.isNaN(p.far)?1:p.far-b.far||0);c.replaceChildren(`${e.model.say(o,h)}: `,
...m.slice(0,ul).flatMap(({text:p},b)=>[b?", ":"",I(b?"span":"b","",p.trim())]));for(const[p,b]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.setAttribute(p,`${100*b}\
%`);l.classList.remove("hide")};B(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();if(!d?.width)
return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(ls),Xt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(wt))}),B(i,"pointerleave",{signal:e.
signal},()=>{l.classList.add("hide"),j(c,"")})}function Lb(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===
t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,ii(e,t);const o=t.lines.map(i=>({line:i,at:Gt(ai(e,t,i)),own:i.e.matches(".is-chosen")}));Rb(t,o,e);const r=t.
lines.find(({e:i})=>i.matches(".is-limit"));r&&Cb(e,t,r)}function Cb(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.
matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?dl(e,
t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.
isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Gt(o.at(u.at)),Gt(r.at(f))],b=m<Ab;for(const[g,w,y]of[[d,"cx","cy"],[h,"x","y"]])g.setAttribute(
w,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),j(h,`${u.isBelow?"up to":"from"} ${e.
model.say(t.swept,u.at)}`)}function dl({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from({length:At+1},(p,b)=>n.of(
b/At)),a=i.map(r),c=a.flatMap((p,b)=>b&&p!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let p=0;p<Eb;p+=
1){const b=(f+d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(p-1e-9)),r(f)||(f+=u?-m:m)}
return{at:f,isBelow:u}}const Gt=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function Rb(e,t,{model:n}){const s=F(e.figure,".cg-fig__end"),o=e.lines.
some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>hl(f,n)),a=o?[...r.
filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,ul),c=[...new Set(a.filter(Boolean))].
slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Ib(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle("hide",!h),!h)return;
const b=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute("y",`${u[d]}%`),
j(p,`${h.line.e.dataset.label}${b?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&hl(f,n))}const hl=({e},t)=>[...t.parseCase(e.
dataset.line)].every(([n,s])=>K(t.entry(n).v??NaN,s,1e-9));function Ib(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+fl):s);let n=100;
for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-fl;return t}function qb({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[
r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Gt),h=u.some(y=>y<-1||y>1001),m=!K(n(a),s(a))||!K(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(y);$?.classList.
toggle("hide",Object.values(M).some(Number.isNaN));for(const[S,E]of Object.entries(M))Number.isNaN(E)||$?.setAttribute(S,`${E.toFixed(2)}%`);return $};o.classList.
toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),p(".fill",
{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const b=p(".value",{x:f,y:d}),g=f>Nb;b?.classList.toggle("is-left",g),b?.setAttribute("dx",g?"-11":"11"),
j(b,V(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),pe(o.querySelector(".cg-fig__lines"),{x:r,y:i},u.
some(Number.isNaN)?[]:[u]);const w=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Gt(w[0]),cy:Gt(w[1])}),o.querySelector(".ghost")?.classList.toggle("hi\
de",!m||w.some(y=>!(y>=-1&&y<=1001)))}var Pb=Object.freeze({__proto__:null,crossingOf:dl,mount:kb});const ml={stale:"disputed, but it holds",failing:"does not h\
old",disputed:"disputed",sourced:"sourced, not computed",agrees:"only the number is checked",partly:"holds in part",holds:"holds"},Fb=Object.keys(ml),pl=180,jb=250,
Eo=8;function Db(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute(
"aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(wt),s=Xt(()=>Bb(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),zb(
s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.
contains(h));B(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),B(t,"pointerover",{signal:n},h=>{const m=u(h.target);
m&&h.pointerType!=="touch"&&a(()=>l(m),pl)}),B(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,jb):u(h.target)&&
!s&&clearTimeout(r))}),B(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),B(t,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focu\
s-visible")&&l(m)}),B(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),B(t,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||
o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),B(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&
o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia(
"(hover: hover)").matches&&a(()=>l(d),pl),()=>{}}function zb(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,Math.min(t.
left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}px`}function Bb(e,t){
const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,b=t.querySelector(".cg-claim__text")?.textContent??
t.textContent??"",g=t.matches(".cg-live"),w=Fb.find(k=>t.matches(`.is-${k}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.entry(y).u,S=g?s:n.parseCase(
t.dataset.with),E=g?o:S.size?n.under(S):r,A=S.size?new Map([...s,...S]):s,T=A===s?o:n.under(A),q=M&&!g&&!K(T(y),E(y)),x=I("div","cg cg-card",I("div","cg-card__t\
op",I("span","cg-num",b),g?"":I("span",`cg-chip is-${w}`,ml[w]+(q?" as written":""))));x.id="cg-card",x.setAttribute("role","dialog"),x.setAttribute("aria-label",
`${g?"value":"claim"} ${b}`);const O=t,P=O.hash&&document.getElementById(decodeURIComponent(O.hash.slice(1))),R=P&&n.key(P.dataset.row)===y&&P.querySelector(".c\
g-steps__body");if(R){const k=R.cloneNode(!0);for(const _ of F(k,"[data-nocard]"))_.remove();for(const _ of F(k,"[data-q]"))n.entries.has(n.key(_.dataset.q))&&j(
_,V(n.text(n.key(_.dataset.q),S,E),_.dataset.u));x.append(k)}else M&&x.append(I("p","cg-card__in","computed: ",I("b","cg-num",V(n.text(y,S,E,en(t)),$))));(a||c)&&
x.append(Wb(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,w)),h&&x.append(I("p",g||["holds","partly","agrees","sourced"].includes(w)?"cg-card__in":"cg-c\
ard__why",...h.split("`").map((k,_)=>_%2?I("code","",k):k)));const v=M?[...n.inputs(y)].filter(k=>E(k)!==void 0).map(k=>`${k.split("#")[1]} ${n.say(k,E(k))}`):[];
(m||v.length)&&x.append(I("div","cg-card__in",`${g?"for":"as written, for"} ${m??v.slice(0,Eo).join(" · ")}`+(!m&&v.length>Eo?` and ${v.length-Eo} more`:""))),
q&&x.append(I("div","cg-card__now",I("span","","your scenario"),I("b","cg-num",Ub(e,y,A,T,t))));const L=I("div","cg-card__foot",p?I("span","",p):"");return O.href&&
L.prepend(Object.assign(I("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:O.href})),x.append(L),x}function Ub({model:e},t,n,s,o){const{
c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":V(e.text(t,n,s,en(o)),i)}function Wb(e,t,n,s,o){const r=[e,t,...n].filter(
Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=p=>zt(
p,Math.min(u,12)),d=Number.isFinite(e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=ce("svg",{class:`cg-band ${["holds","partly","agrees"].includes(o)?"":o==="dispute\
d"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"}\
 ${s}, computed ${n.map(f).join(" to ")}`),m.append(ce("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),ce("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,
rx:2})),n.length>1?m.append(ce("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(ce("circle",{class:"dot",cx:l(n[0]),cy:8,
r:4}));for(const p of[e,t])Number.isFinite(p)&&m.append(ce("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));return m}function ce(e,t,n=""){const s=document.createElementNS(
"http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var Hb=Object.freeze({__proto__:null,mount:Db});
const Ct=64,Kt=16;function Gb(e,t){let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.
length/Ct),i=Array.from({length:Kt},()=>new Float64Array(Ct)),a=new Float64Array(Kt);o.forEach((d,h)=>{const m=e[d]-s,p=h%Kt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});
const c=gl(i,a,-1);if(c===void 0)return;const l=i.map((d,h)=>gl(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Kt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Kt-
1)/Kt)]}function gl(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*tt/(Ct*Kt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Ct;u++){let f=0;
for(const d of s)f+=e[d][u];r+=f,i+=f*f/o}const c=r*r/(o*Ct),l=a-c;if(i-=c,l>0)return(i-(Ct-1)*(l-i)/(o*Ct-Ct))/l}const ko=1e-4,Kb=5e-5,Vb=48,Yb=()=>e=>{for(const t of F(
e.root,"[data-sens]"))e.attempt(t,()=>{Xb(e,t),Zb(e,t)})};function Xb({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(F(s,"[data-in]").map(a=>{
const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+ko,1-ko].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(ko*(u+f))]})),i=Math.
max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of F(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=Kb&&Number.
isFinite(c)),u=Vb*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%",
"5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[p,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,b)}else j(a.firstElementChild,Number.isFinite(
c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function Zb({model:e,state:t},n){const s=F(n,"[data-share]"),o=s.length?
e.draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&Gb(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):j(r.firstElementChild,a?Jb(...a):"–")}}const Jb=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var Qb=Object.freeze({__proto__:null,mount:Yb});const tw=3,bl=48,ew=24,wl={holds:"✓",failing:"\
✗",unknown:"–"};function nw(e){const{model:t,root:n}=e,s=F(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
t.key).filter(r=>t.entries.has(r)),gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>sw(o,r));for(const r of F(n,"[data-under]"))rw(o,r)}}const _o=(e,t)=>{const n=e(t);return n===void 0?
void 0:!!n};function sw(e,t){const{model:n,now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=_o(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(wl))u?.classList.toggle(`is-${f}`,f===l);j(r.querySelector(".cg-mark"),wl[l]);for(const u of F(r,"[data-gap]")){const f=n.
key(u.dataset.gap);j(u,V(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&ow(e,a),e.done&&iw(e,t,c)}function ow({model:e,now:t},n){const s=n.querySelector(
"line"),o=d=>Number(t(e.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function rw({model:e,now:t},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>_o(t,e.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():j(r??n.querySelector("small")?.appendChild(I("span","cg-out__given")),i)}function iw(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([
...e.state]):"";if(!s||o===t.said)return;t.said=o;const r=n===!1?Xt(()=>yl(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],ht("cg-preset",`${aw(e,i)}: ${e.model.say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(I("span","","It would be true with "))}const aw=({
model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+1);function yl(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=cw(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===tw)break}return c}function cw(e,{key:t,
gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&_o(o.under(new Map(r).set(
s,g)),t)===!0;if(a){const g=w=>Number(o.under(new Map(r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,g(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}
if(c){const g=[...c].sort((y,M)=>y-M),w=g.findIndex(y=>y>=Number(h));return lw(g,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=zn(o,s);
return[-1,1].map(g=>uw(p,h,g,m)).filter(g=>g!==void 0).sort((g,w)=>Math.abs(g-h)-Math.abs(w-h))[0]}const lw=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function uw(e,t,n,s){let o=0;for(let r=1;r<=bl;r+=1){const i=r/bl,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<ew;l+=1){const u=(o+c)/2;s(e.moved(t,n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var fw=Object.freeze({__proto__:null,
mount:nw,waysOf:yl});const dw=.8,hw=80,Ml=3;function mw(e){const t=[...new Set(e.filter(Number.isFinite))].sort((s,o)=>s-o),n=Math.min(...t.slice(1).map((s,o)=>s-
t[o]));return Math.min(dw*n,hw)}function pw(e,t,n,s,o){t.forEach(({e:r},i)=>{const[a,c]=o[i].map(f=>Math.max(-1e4,Math.min(1e4,e.at(f)))),l=Number.isFinite(n[i])&&
Number.isFinite(c);if(r.classList.toggle("hide",!l),!l)return;const u={x:n[i],y:Math.min(a,c),width:s,height:Math.abs(c-a)};for(const[f,d]of Object.entries(u))r.
setAttribute(f,d.toFixed(1))})}function $l(e,t,n,s){if(![t,n,s].every(Number.isFinite)||!s)return"";const o=e.at(n+s),r=e.at(n-s),i=e.log&&Number.isNaN(r)?e.from:
r;if(!Number.isFinite(o)||!Number.isFinite(i))return"";const a=c=>`M${(t-Ml).toFixed(1)} ${c.toFixed(1)}h${2*Ml}.0`;return`M${t.toFixed(1)} ${o.toFixed(1)}V${i.
toFixed(1)}${a(o)}${a(i)}`}function gw(e){const t=e.filter(([n])=>Number.isFinite(n));return t.map(([n,s],o)=>{if(!Number.isFinite(s))return"";const r=o&&Number.
isFinite(t[o-1][1]),i=t[o+1];return`${r?`V${s.toFixed(1)}`:`M${n.toFixed(1)} ${s.toFixed(1)}`}${i?`H${i[0].toFixed(1)}`:""}`}).join("")}const bw=20,ww=360;function yw(e){
const t=F(e.root,"svg[data-rows]").map(n=>Mw(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{$w(n,s);const o=s.lines.flatMap(r=>Sw(n,s,r));pe(s.svg,s,[...o,
...vw(n,s)])})}}function Mw({model:e},t){const[n,s]=[ot(t.dataset.ax),ot(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}\
="${CSS.escape(c.id)}"]`),i=F(t,"[data-run]").map(a=>{const c=F(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.
dataset.at?e.key(f.dataset.at):"",written:f.matches(".bar")?[f.matches(".hide")?NaN:o(n,+(f.dataset.cx??NaN)),parseFloat(f.dataset.v??"")]:[n,s].map((d,h)=>f.matches(
".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),err:f.dataset.err?e.key(f.dataset.err):"",half:parseFloat(f.dataset.half??""),said:(f.textContent??"").replace(
/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",look:a.dataset.look??"",dots:c,band:r("\
band",a),errors:r("errors",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function $w({
done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(f=>f.dots):[],i=r.flatMap(f=>{const{key:d,written:h}=f,m=d?[t.spread(d,s,n)].flat():
[h[1]],p=To(n,f)||0;return[m.at(0),m.at(-1),le(n,f)-p,le(n,f)+p].map(Number)}),a=o.lines.some(({look:f})=>Oo(f)),c=r.some(({along:f})=>f&&!t.entry(f).iso),l=c?r.
map(({along:f,written:d})=>f?Number(n(f)):d[0]):[];a&&i.length&&i.push(0,...Sl(n,o).flat(2));const u={y:i.length&&on(i,o.built.y)||o.built.y,x:l.length&&Jr(l,o.
built.x,a)||o.built.x};for(const f of["x","y"])u[f].text!==o[f].text&&(o[f]=u[f],o.svg.dataset[`a${f}`]=u[f].text,me(o.svg,f,u[f]))}function Sw({model:e,now:t,state:n},{
x:s,y:o},r){const{e:i,look:a,dots:c,band:l,errors:u,label:f,below:d}=r;if(Oo(a))return[];const h=c.some(y=>y.key||y.along),m=y=>typeof y=="number"?Math.max(-1e4,
Math.min(1e4,o.at(y))):NaN,p=c.map(({key:y})=>y?[e.spread(y,n,t)].flat():[]),b=c.map(({key:y,along:M,written:$},S)=>[s.at(M?Number(t(M)):$[0]),m(y?p[S].length===
3?p[S][1]:t(y):$[1])]);if(i.matches(".is-apart")||i.setAttribute("d",a==="steps"?gw(b):ln(b.map(([y,M])=>[y,Number.isFinite(y)?M:NaN]))),u?.setAttribute("d",b.map(
([y],M)=>$l(o,y,le(t,c[M]),To(t,c[M]))).join("")),c.forEach((y,M)=>xw(e,t,n,y,b[M],[s,o])),l){const y=[-1,0].map(M=>p.map(($,S)=>[b[S][0],m($.at(M))]));l.setAttribute(
"d",l.matches(".reach")?vl(y):`${ln([...y[0],...y[1].reverse()])}Z`)}const[,g]=[...b].reverse().find(([,y])=>Number.isFinite(y))??[0,NaN],w=g+d;return f&&w>bw&&
w<ww&&f.setAttribute("y",w.toFixed(1)),h?b.filter(y=>y.every(Number.isFinite)):[]}const Oo=e=>e==="bars"||e==="stacked",le=(e,{key:t,written:n})=>{const s=t?e(t):
n[1];return typeof s=="number"?s:NaN};function To(e,{err:t,half:n}){const s=t?e(t):n;return typeof s=="number"&&s>=0?s:NaN}function Sl(e,{lines:t}){const n=[],s=[];
return t.filter(({look:o})=>o==="stacked").map(({dots:o})=>o.map((r,i)=>{const a=le(e,r),c=a<0?s:n,l=c[i]??0;return Number.isFinite(a)&&(c[i]=l+a),[l,l+a]}))}function vw({
model:e,now:t,state:n},s){const{x:o,y:r,lines:i}=s,a=i.filter(({look:d})=>Oo(d)),c=i.filter(({look:d})=>d==="bars"),l=Sl(t,s);if(!a.length)return[];const u=({along:d,
written:h})=>o.at(d?Number(t(d)):h[0]),f=mw(a[0].dots.map(u));return a.flatMap(({look:d,dots:h,errors:m,band:p})=>{const b=d==="bars"?c.length:1,g=d==="bars"?c.
findIndex(E=>E.dots===h):0,w=d==="bars"?h.map(E=>[0,le(t,E)]):l.shift()??[],y=f/b,M=h.map(E=>u(E)+(g-b/2)*y);pw(r,h,M,y,w);for(const{e:E,key:A,said:T}of h)A&&j(
E.querySelector("title"),`${T}: ${V(e.text(A,n,t),e.entry(A).u)}`);const $=M.map(E=>E+y/2);if(m?.setAttribute("d",$.map((E,A)=>$l(r,E,le(t,h[A]),To(t,h[A]))).join(
"")),p){const E=h.map(({key:A})=>A?[e.spread(A,n,t)].flat():[]);p.setAttribute("d",vl([-1,0].map(A=>E.map((T,q)=>[$[q],r.at(Number(T.at(A)))]))))}return h.some(
E=>E.key||E.along)?$.map((E,A)=>[E,r.at(w[A][1])]).filter(E=>E.every(Number.isFinite)):[]})}const vl=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(
Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function xw(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(
i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute(
"cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?", outside the axes":"";o&&j(s.querySelector(
"title"),`${r}: ${V(e.text(o,n,t),e.entry(o).u)}${d}`)}var Nw=Object.freeze({__proto__:null,mount:yw});const Lo=.5,Re=2,xl=1e4,Ie=-1,Aw=20,Ew=360,Co=e=>Math.max(
-xl,Math.min(xl,e));function Nl(e,t,n,s){const o=[];let r=!1,i=!1;for(let a=0,c=0;a<e.length;a=c){const l=e[a];for(;c<e.length&&e[c]===l;)c++;const u=t.slice(a,
c).filter(Number.isFinite).map(Co),f=(n+l*Lo).toFixed(1),d=r&&Number.isFinite(t[a])&&l!==Ie;if(d||(s&&r&&l!==Ie?o.push(`H${f}`):i&&o.push("h0.5"),r=i=!1),!u.length||
l===Ie)continue;const h=[u[0],Math.min(...u),Math.max(...u),u[u.length-1]].map(m=>m.toFixed(1));o.push(d?s?`H${f}V${h[0]}`:`L${f} ${h[0]}`:`M${f} ${h[0]}`);for(let m=1;m<
h.length;m++)h[m]!==h[m-1]&&o.push(`V${h[m]}`);i=!d&&new Set(h).size===1,r=Number.isFinite(t[c-1])}return o.join("")+(i?"h0.5":"")}function Al(e,t,n){const s=new Map;
e.forEach((i,a)=>{if(i===Ie||!Number.isFinite(t[a]))return;const c=Math.floor(i*Lo/Re+.5);s.has(c)||s.set(c,new Set),s.get(c)?.add(Math.floor(Co(t[a])/Re+.5))});
const o=i=>[...i].sort((a,c)=>a-c),r=[];for(const i of o(s.keys())){const a=o(s.get(i)??[]);for(let c=0,l=0;c<a.length;c=l+1){for(l=c;a[l+1]===a[l]+1;)l++;const u=`\
M${(n+i*Re).toFixed(1)} ${(a[c]*Re).toFixed(1)}`;r.push(`${u}${l>c?`V${(a[l]*Re).toFixed(1)}`:"h0"}`)}}return r.join("")}const kw=(e="")=>e.split(" ").flatMap(t=>{
const[n,s=1]=t.split("*").map(Number);return Array(s).fill(n)}),El=(e,t)=>e.of((t-e.from)/(e.to-e.from));function kl(e,t,n){const s=o=>Co(n.at(El(t,+o))).toFixed(
1);return e.replace(/([ML][-\d.]+ )([-\d.]+)/g,(o,r,i)=>r+s(i)).replace(/V([-\d.]+)/g,(o,r)=>`V${s(r)}`)}function Ro(e){const t=[1/0,-1/0,1/0];for(const n of e)
typeof n!="number"||!Number.isFinite(n)||(t[0]=Math.min(t[0],n),t[1]=Math.max(t[1],n),n>0&&(t[2]=Math.min(t[2],n)));return t}function _w(e){return F(e.root,"svg\
[data-dense]").map(t=>{const n={x:ot(t.dataset.ax),y:ot(t.dataset.ay)},s=kw(t.dataset.dense),o=t.dataset.columns?e.model.key(t.dataset.columns):"",r=t.closest("\
figure"),i=F(r,".cg-numbers tbody tr").map(h=>[...h.children]),a=i.map(h=>h.map(m=>m.textContent)),c=F(t,"[data-ticks]").map(h=>[h,[...h.childNodes]]),l=F(t,"[d\
ata-run]").map(h=>Ow(e,t,h));let u=!0,f=n;const d=()=>{for(const{e:h,path:m,shapes:p,label:b,height:g}of l){h.setAttribute("d",m);for(const[w,y]of p)w.setAttribute(
"d",y);b&&b.setAttribute("y",g.toFixed(1))}for(const[h,m]of c)h.replaceChildren(...m);i.forEach((h,m)=>h.forEach((p,b)=>j(p,a[m][b]??""))),_l(t,n),pe(t,n,[]),f=
n,u=!0};return h=>h.attempt(t,()=>{if(!h.state.size)return u?void 0:d();const m=M=>h.model.column(M,h.now)??s.map(()=>{}),p=o?m(o):void 0,b=l.map(({key:M,written:$})=>M?
m(M):$);u=!1;const g=o&&h.model.entry(o).iso;f=h.done?Lw(t,n,f,l,b,g?void 0:p):f;const w=p?p.map(M=>Tw(f.x,M)):s;l.forEach((M,$)=>Cw(M,f,n,w,b[$],!!p));const y=l.
flatMap(({key:M},$)=>M?Ro(b[$]).slice(0,2):[]);pe(t,f,y.map(M=>[f.x.from,f.y.at(M)])),Rw(h.model,i,o,p,l,b)})})}function Ow({model:e},t,n){const s=r=>t.querySelector(
`[data-${r}="${CSS.escape(n.id)}"]`),o=s("for");return{e:n,key:n.dataset.columns?e.key(n.dataset.columns):"",written:(n.dataset.numbers??"").split(" ").map(r=>r?
+r:NaN),reach:(n.dataset.reach??"").split(" ").map(r=>r==="nan"?1/0:parseFloat(r)),path:n.getAttribute("d")??"",shapes:["band","errors"].flatMap(r=>{const i=s(r);
return i?[[i,i.getAttribute("d")??""]]:[]}),label:o,hasErrors:!!s("errors"),height:Number(o?.getAttribute("y")),end:Number(n.dataset.end)}}function Tw(e,t){const n=typeof t==
"number"?e.at(t):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-e.from)/Lo+.5)):Ie}function Lw(e,t,n,s,o,r){const i=s.flatMap(({key:c,reach:l},u)=>c?Ro(
o[u]):l),a={y:on(i,t.y)??t.y,x:r&&Jr(Ro(r).slice(0,2),t.x)||t.x};for(const c of["x","y"])a[c].text!==n[c].text&&me(e,c,a[c]);return _l(e,a),a}function _l(e,{x:t,
y:n}){e.dataset.ax=t.text,e.dataset.ay=n.text}function Cw({e,key:t,path:n,shapes:s,label:o,height:r,end:i},{x:a,y:c},l,u,f,d){for(const[p,b]of s)p.setAttribute(
"d",d?"":kl(b,l.y,c));let h=c.at(El(l.y,i));if(!t&&!d)e.setAttribute("d",kl(n,l.y,c));else{const p=f.map(b=>typeof b=="number"?c.at(b):NaN);e.setAttribute("d",e.
matches(".is-apart")?Al(u,p,a.from):Nl(u,p,a.from,e.dataset.look==="steps")),h=p.filter(Number.isFinite).pop()??i}const m=r+Math.max(c.to,Math.min(c.from,h))-i;
o&&m>Aw&&m<Ew&&o.setAttribute("y",m.toFixed(1))}function Rw(e,t,n,s,o,r){const i=(a,c)=>typeof c=="number"?e.figure(a,c):"";t.forEach((a,c)=>{let l=1;s&&j(a[0],
i(n,s[c])),o.forEach(({key:u,hasErrors:f},d)=>{u&&j(a[l],i(u,r[d][c])),l+=f?2:1})})}var Iw=Object.freeze({__proto__:null,densePath:Nl,densePoints:Al,mount:_w});
const qw=5,Pw=40,Fw=[1,2,5,10],Ol=1e-12,jw=5,Dw=6,Io=e=>Ol*Math.max(1,Math.abs(e));function Tl(e){const t=Math.min(...e),n=Math.max(...e),s=Math.min(Math.max(Math.
ceil(2*e.length**(1/3)),qw),Pw);let o=(n-t)/s||Math.abs(n)/10||1;o<Ol*Math.max(Math.abs(t),Math.abs(n))&&(o=Math.abs(n)/10);const r=+`1e${Math.floor(Math.log10(
o))}`,i=(Fw.find(l=>l*r>=o*.999)??10)*r,[a,c]=[t,n].map(l=>Math.floor(l/i+Io(l/i)));return{low:a*i,width:i,count:c-a+1,isClosed:!1}}function Ll(e,{low:t,width:n,
count:s,isClosed:o}){const r=Array(s).fill(0);let i=0,a=0;for(const c of e){const l=(c-t)/n;let u=Math.floor(l+Io(Math.max(Math.abs(c),Math.abs(t))/n));u===s&&o&&
l<=s+Io(l)&&u--,u<0?i++:u>=s?a++:r[u]++}return{of:r,below:i,above:a}}function Cl({low:e,width:t},n){const s=e+n*t,o=Math.max(Math.abs(e),Math.abs(s),t),r=12-Math.
floor(Math.log10(o));return r>=0&&r<100?+s.toFixed(r):s}function zw(e){return F(e.root,"svg[data-bins]").map(t=>{const n={x:ot(t.dataset.ax),y:ot(t.dataset.ay)},
[s,o,r]=(t.dataset.bins??"").split(",").map(Number),i=r?{low:s,width:o,count:r,isClosed:!0}:void 0,a=e.model.key(t.dataset.columns??""),c=t.closest("figure"),l=[
t,c.querySelector("tbody")].map(Bw),u=c.querySelector("[data-left-out]")?.textContent??"";let f=!0;return d=>d.attempt(t,()=>{if(!d.state.size){if(f)return;for(const g of l)
g();j(c.querySelector("[data-left-out]"),u),f=!0;return}const{factor:h,offset:m}=n.x,p=d.model.column(a,d.now)??[],b=p.filter(g=>typeof g=="number"&&Number.isFinite(
g)).map(g=>(g-m)/h);f=!1,Uw(c,t,n,b,i??(b.length?Tl(b):void 0),p.length-b.length)})})}function Bw(e){const t=[...e?.childNodes??[]].map(n=>n.cloneNode(!0));return()=>e?.
replaceChildren(...t.map(n=>n.cloneNode(!0)))}function Uw(e,t,n,s,o,r){const{factor:i,offset:a,from:c,to:l}=n.x,u=o?Ll(s,o):{of:[],below:0,above:0},f=on([0,Math.
max(jw,...u.of)],n.y)??n.y;if(me(t,"y",f),o){const[g,w]=[0,o.count].map(y=>Cl(o,y)*i+a);me(t,"x",ot([g,w,c,l,"lin",i,a].join()))}const d=o?(l-c)/o.count:0,h=u.of.
map((g,w)=>o?[0,1].map(y=>zt(Cl(o,w+y),Dw)).join(" to "):""),m=F(t,".bar"),p=m[0]?.parentElement??t;for(const g of m)g.remove();u.of.forEach((g,w)=>{const y=document.
createElementNS("http://www.w3.org/2000/svg","rect"),M=f.at(g);y.setAttribute("class","bar is-tone1");for(const[$,S]of Object.entries({x:c+w*d,y:M,width:d,height:f.
from-M}))y.setAttribute($,S.toFixed(1));y.append(document.createElementNS("http://www.w3.org/2000/svg","title")),j(y.firstElementChild,`${h[w]}: ${g}`),p.append(
y)}),e.querySelector("tbody")?.replaceChildren(...u.of.map((g,w)=>{const y=document.createElement("tr"),M=y.appendChild(document.createElement("th")),$=y.appendChild(
document.createElement("td"));return M.scope="row",$.className="n",M.textContent=h[w],$.textContent=String(g),y})),j(e.querySelector("[data-left-out]"),Ww(u,r))}
function Ww({below:e,above:t},n){const s=(o,r,i)=>`${o} ${o===1?`row ${r}`:`rows ${i}`}`;return[e&&`${s(e,"is","are")} below the first interval.`,t&&`${s(t,"is",
"are")} above the last interval.`,n&&`${s(n,"has","have")} no value.`].filter(Boolean).join(" ")}var Hw=Object.freeze({__proto__:null,countsOf:Ll,mount:zw,riceBins:Tl});
const Rl=3,Gw=(e,t,n)=>fetch(e.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async s=>s.ok?Il(t,await s.json(),n):void 0).catch(()=>{});function Il(e,{inputs:t,
files:n},s){const o=new Map,r=[];for(const c of e.split(",").filter(Boolean)){const l=c.indexOf(":"),u=c.slice(0,l),f=Object.hasOwn(t,u)?t[u]:void 0,d=f&&Kw(c.slice(
l+1),f);if(!f||d===void 0){r.push(c);continue}const[h,m,p,b]=f,g=o.get(h)??new Map;o.set(h,g.set(m,[...g.get(m)??[],{start:p,length:b,value:d}]))}if(!o.size)return;
const i=[...o].sort().map(([c,l])=>Vw(c,l,n[c]));return[...[s,...r.length?[`Not in this patch: ${r.join(", ")}`]:[]].map(c=>`${c.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...i].join("")}function Kw(e,[,,,,t,n=""]){if(t===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(e)?e:void 0;if(t==="date")return/^\d{4}-\d\d-\d\d$/.test(e)?`date ${e}`:
void 0;const[,s,o]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(e)??[];return s&&o===n.trim()?`${s} ${t}`.trim():void 0}function Vw(e,t,n){const[s,o]=["a",
"b"].map(i=>Jw(`${i}/${e}`)),r=e.includes(" ")&&!s.startsWith('"')?"	":"";return[`diff --git ${s} ${o}
--- ${s}${r}
+++ ${o}${r}
`,...Yw([...t.keys()].sort((i,a)=>i-a),n).map(i=>Xw(i,t,n))].join("")}function Yw(e,t){const n=[];for(const s of e){let o=s,r=s;for(;s-o<Rl&&Object.hasOwn(t,o-1);)
o--;for(;r-s<Rl&&Object.hasOwn(t,r+1);)r++;const i=n.at(-1),a=Array.from({length:r-o+1},(c,l)=>o+l);i&&o<=i[i.length-1]+1?i.push(...a.filter(c=>c>i[i.length-1])):
n.push(a)}return n}function Xw(e,t,n){const s=`${e[0]},${e.length}`,o=[];let r=[];for(const i of e){const a=t.get(i);a?(o.push(`-${n[i]}
`),r.push(`+${Zw(n[i],a)}
`)):o.push(...r.splice(0),` ${n[i]}
`)}return`@@ -${s} +${s} @@
${[...o,...r].join("")}`}const Zw=(e,t)=>[...t].sort((n,s)=>s.start-n.start).reduce((n,{start:s,length:o,value:r})=>n.slice(0,s)+r+n.slice(s+o),e),Jw=e=>/["\\\t\n]/.
test(e)?`"${e.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:e;var Qw=Object.freeze({__proto__:null,patchFrom:Gw,patchOf:Il});const qo=7,
ty=1e-9;function ql(e,t){const n=e.map(r=>Fl(r,t)),[s,o]=Pl(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(qo-1,Math.
floor(i*qo+ty))})}const Pl=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function Fl(e,t){if(!(typeof e!="number"||!Number.isFinite(
e)||t&&e<=0))return t?Math.log(e):e}function ey(e){const t=F(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=ql(s,n);t.forEach(
(a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(a=>Fl(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];Pl(
r).forEach((a,c)=>j(i[c],t[r.indexOf(a)]?.textContent??""))}var ny=Object.freeze({__proto__:null,STEPS:qo,colour:ey,levels:ql})})();
