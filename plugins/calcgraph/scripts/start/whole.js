(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Gl});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const et=e=>new URLSearchParams(
e).get("s")??"",$c=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),Ee=(e,t)=>Sn(e,"s",t);function Sn(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const q=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},F=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},vc=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",kc=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function Ac(e,t){F(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!xc(e,s))return;const i=document.createElement("div");i.append(Ec(r)),Nc(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])kc.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const xc=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function Ec(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function Nc(e){for(const t of e.querySelectorAll(vc))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function _c(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?Tc(s,s.dataset.options):Oc(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function uo(e,t){const n=q(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function Oc(e){const t=uo("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function Tc(e,t){const n=uo("label",e),s=q("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function fo(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Lc="pointerover focusin input change click",Cc=12,Rc=".cg, \
.cg-claim, .cg-live";let $n="";document.documentElement.classList.add("cg-js");function qc({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?et(location.search):$c(et(location.search),$n);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||et(n.search)===s||t.setAttribute("href",Ee(n.href,s))}F(document,"pointerdown click",{capture:!0},
qc);function Ic(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function Pc(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function ho(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>ho(!0),!0),addEventListener("afterprint",()=>ho(!1));function mo(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function jc(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function Dc(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const vn=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function zc(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await vn(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}zc();async function Fc(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<Cc||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const po=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&F(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Uc(e,t){F(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function Bc(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function Wc(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&F(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;F(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return pu}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Hc(e,t){const n=[],
s=new Promise(o=>{F(window,"popstate",{signal:t},()=>{et(location.search)&&o()});for(const r of Bc(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}F(e,Lc,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Rc)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class Gc extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),$n=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",Ic,{signal:t}),Ac(n,t),jc(n),this.hasAttribute("data-no-popups")||Wc(n,t),vn().then(()=>{Pc(),
mo(n),Dc(n)}),addEventListener("hashchange",()=>mo(n),{signal:t}),n.querySelector("[data-files]")&&Promise.resolve().then(function(){return pr}).then(S=>t.aborted||
S.start(n,t)),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return mf}).then(S=>S.mount(n,t)),!s){et(location.search)&&(await Promise.resolve().
then(function(){return Nf})).mount(this,n,t);return}for(const S of n.querySelectorAll(".cg-slider input"))fo(S,+S.value,+S.value);const o=JSON.parse(s);$n=o.names[o.
note],this.#e=_c(n,S=>`${o.note}#${S}`in o.q||(S??"")in o.q);const r=new AbortController,i=new AbortController,{done:a,touched:c}=Hc(n,r.signal);t.addEventListener(
"abort",()=>[r,i].forEach(S=>S.abort())),Uc(a,i.signal),await Promise.race([vn(1500),c]);const l=Object.values(o.q).some(({far:S})=>S);l&&!et(location.search)&&
await Promise.race([c,po(t)]);const{compute:u,loadParts:f,mount:d}=await Promise.resolve().then(function(){return rd}),{makeValues:h,prepare:m}=u;l&&await(await Promise.
resolve().then(function(){return sf})).loadColumns(o.q),await m(o.q);const p=h(o),{wrong:w,untold:g}=await Fc(p.proving(),t);if(t.aborted)return;const b=S=>S.map(
k=>k.split("#").pop()).join(", ");if(w.length){this.say(`Recomputed by this browser these differ from the values as built: ${b(w)}.`);for(const S of n.querySelectorAll(
"[data-row]"))S.classList.toggle("is-different",w.includes(p.key(S.getAttribute("data-row")??"")))}g.length&&this.say(`Not recomputed in this browser, since it \
takes too many steps: ${b(g)}.`);const y=f(n).catch(()=>{});et(location.search)||await Promise.race([c,po(t)]);const M=await y??await f(n);if(!t.aborted){r.abort(),
await d(p,this,n,t,M),i.abort();for(const S of a)S()}}say(t){const n=q("p","cg cg-notice",t);return n.setAttribute("role","note"),this.append(n),n}}customElements.
get("cg-note")||customElements.define("cg-note",Gc);const ne={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",
folder:"",relation:"",find:"",off:"node:attachment,node:tag"},go=Object.keys(ne);function Kc(e){const t=new URLSearchParams(e),n={...ne};for(const s of go)Object.
assign(n,{[s]:t.get(s)??ne[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Vc(e,t){const n=new URL(t);for(const s of go)e[s]===ne[s]?n.searchParams.delete(
s):n.searchParams.set(s,e[s]);return n.href}function Yc(e,t,n){for(const r of["depth","colour","size","tag","folder","relation","find"]){const i=t(r);i.value=e[r],
i.value=e[r]=i.value||ne[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const Ne=e=>new Set(e.off.split(","));function Xc(e,t){
const n=Ne(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const _e=(e,t)=>e.byId.get(t)??-1,Jc=new Map(Object.entries({uses:1,claims:3,link:4,
embed:4,sequence:4,tag:4})),wo=2,Zc=4,Qc=20,tl=100,el=12,nl=3,sl=4,Tt=3,Oe=({types:e},{type:t})=>Jc.get(e[t][0])??wo,bo=(e,t)=>Oe(e,t)===wo;function ol(e,t){const n=e.
nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?s[i]+=1:Oe(e,{type:l})<Zc&&o.add(i),
!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=Oe(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.
cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=el&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||
i.kind?tl:+(i.degree>Qc));return{near:n,toll:r}}function yo(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=ol(e,t),a=new Set;let c=1/0;for(;r.length<
o;){const{cost:l,path:u}=rl(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+sl),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}
function rl({near:e,toll:t},n,s,o){const r=new Map([[n*Tt,0]]),i=new Map,a=[[n*Tt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=il(l),
f=Math.floor(u/Tt),d=u%Tt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:al(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){if(o.has(m))
continue;const w=p.uses?p.back?1:2:0,g=h+p.cost+(d&&w&&d!==w?nl:0),b=m*Tt+w;g>=(r.get(b)??1/0)||(r.set(b,g),i.set(b,u),(a[g]??=[]).push(b))}}}return{cost:0,path:[]}}
function il(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function al(e,t){const n=[Math.floor(e/Tt)];for(let s=t.get(e);s!==void 0;s=
t.get(s))n.unshift(Math.floor(s/Tt));return n}const Te=200,Mo=["note","ghost","tag","attachment"];function cl(e){const{edges:t,reasons:n,types:s,folders:o,tags:r,
communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.url[m],x:e.x[m],
y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",text:"",width:-1})),
f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(n))f[+h].reason=
m;for(const[h,m]of f.entries()){m.says=bo({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&So(f[p],m);p--)f[p].says=!0}const d=l.boxes.map(([h,m,
p,w,g,b,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!w,url:g,says:b,columns:Object.entries(y).flatMap(([S,k])=>k.map(L=>`${u[L]?.id}\
#${S}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,w])=>({group:h,x:m,y:p,points:w,name:i[h],number:a[h]})),
byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Te}}function ll(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,s=e.nodes.map(r=>r.
degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,
groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function ul(e,t,n){const s=Ne(t),o=e.tags.indexOf(t.tag),r=e.folders.indexOf(t.folder===
"/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+Mo[d.kind])||!d.degree&&s.has("node:o\
rphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!So(c.at(-1),d)&&
c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.isSmall&&
l?fl(e,c):[],get near(){return f??=dl(a.length,c)}}}function fl({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,e[o].community].
sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const So=(e,{a:t,b:n,kind:s})=>e?.kind===s&&(e.a===t?
e.b===n:e.a===n&&e.b===t);function dl(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function hl(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const ml=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Le(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function pl(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Le(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Le(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&ml(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function kn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Le(s.name.toLowerCase(),n),1+Le(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function gl(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const An=12,$o=1.06,wl=1200;
function bl(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=An*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>Te&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return yl(e,t,a,l);const u=c?
vl(e,t,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:w}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[w%o.c.length],l(p,f+h/2,
d+m*.75);n.lineWidth=3.5,e.labels=kl(e,t,a,c,u).map(f=>xn(e,t,a,f));for(const f of e.labels)vo(e,t,a,f,.42,l)}function vo(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*$o)))}function yl(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=g=>e.radius[g]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=$l(e,t,s),d=r.nodes.filter(g=>a.nodes[g.number]).map(g=>{const[b,y]=e.screen(i,g.x,g.y),M=u(g.number);return{number:g.number,left:b-
M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:g,points:[b,,y]})=>{const[M,S]=e.screen(i,...b),[k,L]=e.screen(i,...y);return[g,{left:M,top:S,width:k-
M,height:L-S}]})),m=e.width<600&&i.k<.6,p=[...c?.path.length?c.path:c?.nodes.keys()??[]],w=m?new Set([l,...c?.path??[]]):new Set([l,...p,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const g of w){const b=r.nodes[g];if(!b||!a.nodes[g])continue;const y=xn(e,t,n,g),M=h.get(b.community),S=Sl(y,d.find(k=>k.number===g)??y).find(
k=>g===l||(!M||Ml(k,M))&&![...f,...d].some(L=>L.number!==g&&ko(k,L)));S&&(f.push(S),e.labels.push(S),vo(e,t,n,S,.3,s))}}const Ml=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,Sl=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function $l(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const w=u.split(" ");
for(;w.length>1&&i.measureText(w.join(" ")).width>p;)w.pop();const g=w.join(" ").replace(/ (and|of|the|by|is)$/,""),b=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,b[0],b[1]),[{number:-1,left:b[0],top:b[1]-12,width:i.measureText(g).width,height:15}]})}function vl(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function xn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${An}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/An:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*$o}}function kl(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(k,L)=>Math.round(k*r.k*4/L),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],w=e.model.nodes.length>Te?Math.max(24,u*f/9e3):1/0,g=[...o];let b=0,y=o.length;const M=new Set(o.map(k=>k.number)),S=p.length?new Set([...p,...e.order]):e.order;
for(const k of S){const L=e.model.nodes[k],[N,v]=e.screen(r,L.x,L.y),O=Math.max(Math.abs(N/u-.5),Math.abs(v/f-.5));if(!i.nodes[k]||O>1||M.has(k))continue;if((b+=
1)>wl||y>=w)break;const _=e.radius[k]*e.scale(r)*1.5,C=B=>{const $=xn(e,t,n,k,B);$.top-=_,$.height+=_;for(const T of g)if(ko($,T))return null;return $},I=C(!1)&&
C(!0);I&&(g.push(I),O<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(k=>k.number).reverse()},e.kept.numbers}const ko=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Lt=6,Ao=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],xo=0,En=1,Ce=2,Eo=3,Ct=4,No=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Nn=1.6,_n=.12,Al=26,ot=26;
function xl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%Lt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,Al),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function El(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Nn)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of _o(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-_n)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function Nl(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=Nn||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of _o(n)){const[l,u,f,d]=c,[h,m]=e.screen(t,(l+f)/2,(u+d)/2);r.globalAlpha=
s?1-(1-_n)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),h,m+4),r.fillStyle=i.param,r.fillText(String(a),h,m+4)}r.globalAlpha=1}function _o({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:Tl(i,a)}]:[]})}
function _l(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Nn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,
says:h}=l,m=e.importance(u,f,s),p=m>En,w=d==="uses",g=i[u].community===i[f].community;if(!p&&!(w?g||c:g&&h)||!p&&s&&s.path.length)continue;const b=i[u],y=i[f];r.
beginPath(),r.moveTo(b.x,b.y),r.quadraticCurveTo(...No(b,y),y.x,y.y),r.setLineDash(m===Ct?[]:p&&d==="link"&&!h?[4/t,3/t]:Ol(d).map(S=>S/t)),r.strokeStyle=m===Ct?
a.changed:w||d==="claims"?a.param:a.ink,r.lineWidth=(m===Ct?3:w?p?1.8:1.3:1)/t;const M=w?.75:.4;r.globalAlpha=m===Ce?.45:p?.95:s?M+(M*_n-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const Ol=e=>Ao.find(t=>t[0]===e)?.[3]??[];function Tl([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>ot&&f<u)return n<o?[n-ot,(c+l)/2,o+ot,(c+l)/2]:[e+ot,(c+l)/2,i-ot,(c+l)/2];if(f-u>ot&&l<c)return s<r?[(u+f)/2,s-ot,(u+f)/2,r+ot]:[(u+f)/2,t+ot,(u+
f)/2,a-ot];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],w=(y,M)=>Math.min((y/2-ot)/Math.max(1,Math.abs(m-d)),(M/2-ot)/Math.max(1,Math.abs(p-h))),g=w(n-e,s-t),
b=w(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*b,p-(p-h)*b]}const Ll=2500,Oo=8e3,Cl=1500,Rl=.06,Wt=.25;function To(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Lt},(o,r)=>n("c"+r))}}class ql{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=Lo(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Te?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=Lo(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(xl(this,t),El(this,t),_l(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Nl(this,t),this.dots(t),bl(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Lt],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Ct+1},()=>new Map);let d=r?Ll:Oo;for(const{a:m,b:p,kind:w}of n.lines){const g=a[m],b=a[p],y=this.importance(m,p,s);
if(y<Ce&&(d<1||Re(g.x,b.x,t.x,this.width/l)||Re(g.y,b.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(w)??new Path2D;f[y].set(w,M),M.moveTo(g.x,g.y),u>Cl?M.
lineTo(b.x,b.y):M.quadraticCurveTo(...No(g,b),b.x,b.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,Oo)))**.4;f.forEach((m,p)=>{for(const[w,g,b,y]of Ao){const M=m.
get(w),S=b*h*(p===xo?.6:1);M&&(i.setLineDash(y.map(k=>k/l)),i.strokeStyle=p===Ct?c.changed:w==="uses"||w==="claims"?c.param:c.muted,i.lineWidth=(p===Ct?3.2:g*(p===
Eo?1.5:1))/l,i.globalAlpha=p>En?[.5,.95,1][p-Ce]:s?S+(Rl-S)*o:S,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?En:xo,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Ct:o}return r===i?o:Math.min(r,i)?Ce:Eo}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],w=this.group[d],g=this.radius[d]*u,[b,y]=this.screen(n,m,p);
if(Re(b,b,this.width/2,this.width)||Re(y,y,this.height/2,this.height))continue;const M=h?l.ghost:w<0?l.muted:l.c[w%Lt],S=this.solid(M,this.strength(t,d,.28));g>
4&&St(a,b,y,g+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),St(a,b,y,g,"",S,1.5),a.setLineDash([])):St(a,b,y,g-.75,S),g>4&&w>=Lt&&!h&&(St(a,b,y,g*.5+.7,l.paper),
St(a,b,y,g*.5-.7,S)),o?.path.includes(d)&&St(a,b,y,g,"",l.changed,2.5),d===r&&St(a,b,y,g+.5,"",l.ink,2.5),d===r&&i&&St(a,b,y,g+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const Lo=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Re=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Wt)||Math.min(e,t)>n+
s*(.5+Wt);function St(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const Il=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Pl=18,On=8,Tn=5;function jl(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};zl(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,On);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>Fl(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&Ul(e,a),r(a)}),o(s,"input change",i=>Bl(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(Dl(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Dl(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function zl(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?Tn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,On));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<Tn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=Tn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?Pl:On))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function Fl(e,t){const[n,s]=Il.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function Ul(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(Xc(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function Bl(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...Ne(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Wl=120;class Hl{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=cl(s),this.state=Kc(location.search),this.state.find||=this.part("find").value,this.painter=new ql(n,this.model,To(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});jl(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):_e(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):gl(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=kn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,w]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=w});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return pd}),...await Promise.resolve().then(function(){return Id})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;Yc(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=ll(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=ul(n,o,s.group),this.found=o.find.trim()?pl(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return bd}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return Sd})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=_e(s,t.from),h=yo(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=hl(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return _d}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return Dd})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=To(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Wl)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Vc(this.state,location.href))},150)}}var Gl=Object.freeze({__proto__:null,View:Hl});const Kl=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Vl=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",Co="http://www.w3.org/1998/Math/MathML",Yl=4e3,Xl=4e6,Jl=24,Zl=3,Rt=new Map;function Ql({origin:e,pathname:t}){const n=Rt.get(t)??tu(new URL(
t,e)).catch(()=>{});return Rt.delete(t),Rt.set(t,n),Rt.size>Jl&&Rt.delete([...Rt.keys()][0]),n.then(s=>s??Rt.delete(t)),n}async function tu(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>Xl)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(Ro(o,i,new URL(t.url),{left:Yl}),!i.textContent?.trim())return;const a=su(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:ou(o)}}function Ro(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Vl))continue;s.left-=1;const r=eu(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;Ro(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function eu(e,t){if(e.namespaceURI===Co)return nu(e);
if(/^h[2-6]$/.test(e.localName)){const r=q("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Kl.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function nu(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(Co,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function su(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=q("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(q("li","",q("b","",a)," ",i)),s.size===Zl)break}return s.size?n:void 0}function ou(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const ru=250,iu=250,au=500,
cu=10,lu=3,uu="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function fu(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(v=0)=>{for(const{link:O,box:_}of s.splice(v))O.removeAttribute("aria-expanded"),c=!0,_.contains(document.activeElement)&&O.focus({preventScroll:!0}),
c=!1,_.remove()},d=v=>v instanceof Node?s.map(({link:O,box:_})=>_.contains(v)||O.contains(v)).lastIndexOf(!0):-1,h=v=>s.map(({box:O})=>O.contains(v)).lastIndexOf(
!0)+1,m=v=>{const O=v instanceof Element&&v.closest("a[href]");return!(O instanceof HTMLAnchorElement)||O.matches(uu)||!e.contains(O)&&!O.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(O.pathname)&&O.origin===location.origin&&O.pathname!==location.pathname?O:void 0},p=async v=>{const O=h(v),_=++a;if(O>=
lu||s[O]?.link===v)return;const C=await Ql(new URL(v.href));if(!C||_!==a||t.aborted||!v.isConnected||O>s.length)return;f(O);const I=du(C,v,`cg-pop-${O}`);document.
body.append(I),s.push({link:v,box:I}),v.setAttribute("aria-expanded","true"),hu(I,v.getClientRects()[0]??v.getBoundingClientRect()),mu(I,decodeURIComponent(v.hash.
slice(1)))},w=()=>{clearTimeout(o),a+=1},g=v=>{const{target:O}=v,_=m(O),C=d(O);v.pointerType!=="touch"&&(clearTimeout(r),s.length>C+1&&(r=window.setTimeout(()=>f(
C+1),iu)),clearTimeout(o),_?o=window.setTimeout(()=>p(_),ru):C<0&&w())},b=({target:v})=>{const O=m(v);c||(f(d(v)+1),O?.matches(":focus-visible")&&p(O))},y=()=>{
clearTimeout(i),l=void 0},M=v=>{const{pointerType:O,clientX:_,clientY:C,target:I}=v,B=m(I);if(u=void 0,d(I)<0&&f(),y(),O!=="touch")return w();B&&(l={link:B,x:_,
y:C},i=window.setTimeout(S,au))},S=()=>{u=l?.link,y(),u&&p(u)},k={pointerover:g,focusin:b,pointerdown:M};for(const[v,O]of Object.entries(k))F(document,v,{signal:t,
capture:!0},O);F(document,"pointerup pointercancel",{signal:t},y),F(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:O})=>{l&&Math.hypot(v-l.x,O-
l.y)>cu&&y()}),F(document,"contextmenu click",{signal:t,capture:!0},v=>{l&&v.type==="contextmenu"&&S(),!(!u||m(v.target)!==u)&&(v.preventDefault(),v.stopImmediatePropagation())}),
F(document,"keydown",{signal:t,capture:!0},v=>{const O=s.at(-1);O&&(v.key==="Escape"?(v.stopPropagation(),w(),f(s.length-1)):v.key==="ArrowDown"&&document.activeElement===
O.link&&(v.preventDefault(),O.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);f()});const L=m(
n?.target??null),N={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&L?.matches(N[n.type])&&k[n.type](n)}function du({title:e,text:t,count:n},s,o){const r=q(
"div","cg cg-pop"),i=q("p","cg-pop__title",e),a=q("div","cg-pop__text",t.cloneNode(!0)),c=q("a","","open"),l=[n,et(location.search)&&"as built, without your sce\
nario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute(
"aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,
q("p","cg-pop__foot",q("span","",l),c)),r}function hu(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function mu(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var pu=Object.freeze(
{__proto__:null,mount:fu});const qo=1e-12,Ln=2**-50,Io=2**-48,Po=64,Cn=1e-9,gu=2**-48,wu=2**-51,bu=2**-40,yu=2**53;class it{at=-1;needs="";constructor(t){this.message=
t}}const x=e=>{throw new it(e)},qe=new Map,Rn=(e,t)=>t===0?x("division by zero"):e/t,jo=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<
0?Rn(1,s):s},Do=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&x("division by zero"),n&&Math.abs(t)<=Po?jo(e,t):e<0&&!n?x("power of a negative number"):e**
t},qn=e=>e<=0?x("log of zero or less"):Math.log(e),In=(e,t)=>{const n=qn(t),s=n===0?x("division by zero"):qn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Po&&jo(
t,o)===e?o:s},Ie=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=Ln*Math.abs(e)?n:t},rt=e=>{const t=Math.floor(e+.5);return Math.abs(e-
t)<=qo*Math.max(1,Math.abs(e))?t:Math.floor(e)},qt=e=>-rt(-e),Mu=(e,t)=>{t===0&&x("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.
floor(t))return n+0;const s=Ln*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},zo=e=>-Ie(-e),Pn=e=>{const t=Ie(e),n=e-t;return Math.
abs(n-.5)<=Ln*Math.max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},Su=(e,t=0)=>{const n=Ie(t);(n!==zo(t)||Math.abs(n)>15)&&x("rounding to a number of digits that\
 is not whole, or more than 15");const s=Do(10,Math.abs(n));return n?n>0?Pn(e*s)/s:Pn(e/s)*s:Pn(e)},se=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.
abs(e),Math.abs(t))||s.some(r=>o<=qo*Math.abs(r))},Fo=(e,t,...n)=>+(e<t&&!se(e,t,Io,n)),Uo=(e,t,...n)=>+(e<=t||se(e,t,Io,n)),$u=(e,t,n,...s)=>{const o=Math.abs(
e-t),r=n*Math.abs(t);return+(o<=r||se(o,r,Cn,s))},Pe=(e,t)=>Math.abs(e)<=gu*Math.abs(t)&&e&&(Math.abs(t)>=yu||e!==Math.floor(e))?0:e,jn=(e,t)=>{const n=wu*Math.
abs(t);return Math.abs(e)<=n&&n<bu?0:e},Bo=e=>Math.abs(e)>2**33?x("an angle so large that its turns cannot be determined"):e,Wo=e=>jn(Math.cos(Bo(e)),e),vu=e=>Wo(
e)===0?x("division by zero"):jn(Math.tan(e),e),Ho=e=>t=>t>=-1&&t<=1?e(t):x("outside -1..1"),{abs:ku,atan:Au,atan2:xu,sinh:Eu,cosh:Nu,tanh:_u,exp:Ou,sign:Tu,asin:Lu,
acos:Cu}=Math,lt=new Map(Object.entries({add:(e,t)=>Pe(e+t,e),sub:(e,t)=>Pe(e-t,e),mul:(e,t)=>e*t,div:Rn,neg:e=>-e,pow:Do,not:e=>+(e===0),lt:Fo,le:Uo,gt:(e,t,...n)=>Fo(
t,e,...n),ge:(e,t,...n)=>Uo(t,e,...n),eq:(e,t,...n)=>+se(e,t,Cn,n),ne:(e,t,...n)=>+!se(e,t,Cn,n),within:$u,sqrt:e=>e<0?x("root of a negative number"):Math.sqrt(
e),exp:Ou,ln:qn,log:In,log2:e=>In(e,2),log10:e=>In(e,10),abs:ku,sign:Tu,floor:Ie,ceiling:zo,round:Su,min:Math.min,max:Math.max,sin:e=>jn(Math.sin(Bo(e)),e),cos:Wo,
tan:vu,asin:Ho(Lu),acos:Ho(Cu),atan:Au,atan2:xu,sinh:Eu,cosh:Nu,tanh:_u}));function Dn({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
it)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const It=86400,Ru=2629800,Go=1e-6,zn=-62135596800,Ko=253402214400,Vo=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||x("overflow"),Math.abs(e-n)>Go?x(t):n},qu=e=>e>=zn&&e<=Ko?e:x("a date beyond the years 1 to 9999"),oe=e=>new Date(qu(Vo(e/It,"n\
o whole number of days")*It)*1e3),Yo=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,Iu={later:(e,t)=>oe(e+t).getTime()/1e3,months_later:(e,t)=>{const n=Vo(t/Ru,
"no whole number of months"),s=oe(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&x("a date beyond the years 1 to \
9999"),Yo(r,i,Math.min(s.getUTCDate(),new Date(Yo(r,i+1,0)*1e3).getUTCDate()))},year:e=>oe(e).getUTCFullYear(),month:e=>oe(e).getUTCMonth()+1,day:e=>oe(e).getUTCDate()};
function je(e){const t=Math.floor(e/It+.5);return Math.abs(e/It-t)>Go||t*It<zn||t*It>Ko?"–":new Date(t*It*1e3).toISOString().slice(0,10)}function Pu(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=zn&&je(t)===e?t:void 0}const Pt=12,ju=100,Du={"%":100,percent:100,pct:100,"‰":1e3},zu=e=>!e||
e.startsWith("×")?1:Du[e]??0;function Ht(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Pt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+Un(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=Fn(
a,Pt-t),m=h>=10**t?1:0;return`${c}${Un(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Pt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*ju<=u&&(l=Math.max(l,Math.min(t-i+Pt-1-String(f).length,Pt-1-i)));let d=Fn(a,Pt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=Fn(a,Pt-1-i- --l)),c+Un(d,l,
n&&i>=0&&d%10**l!==0)}const Fn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function Un(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const Bn=25e4,mt=5e6,Fu=2e6,Uu=2e3,Bu=20;class X{}
class Wu{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Uu,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new X;this.pay(Bu)}}function Gt(e){try{return e()}catch(t){if(t instanceof X)return;throw t}}const Xo=1e6,Hu=60,Gu=1e4,Jo=/#[[{]/,Zo="more than 1\
,000,000 steps",Ku=1e12,Qo={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},Wn=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),tr=["read","slope","root","at","series","edge","along","across","path","part"],Vu=["num","row","read","index",...Object.
keys(Qo)],Yu=e=>lt.has(e)||Wn.has(e)||Vu.includes(e);function Xu({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:tr.includes(String(o))&&n.push(String(r))}return n}function er(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function nr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function sr(e){const t=e.steps+e.rest;e.steps=Math.
min(Xo,t),e.rest=t-e.steps,e.short=t<Xo}function Ju([e,...t]){const[n=0,s=0]=t.map(Number),o=lt.get(String(e));return{name:String(e),act:o,effort:o&&qe.get(o),operands:t,
first:n,second:s}}class Zu{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>tr.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new Wu,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new jt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(Ju)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new jt(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Ku,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],sr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=nr(t,er([...this.nodes].map(([n,s])=>[n,Xu(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Jo.test(i));if(!s.length||s.length===t.size)return t.size?new jt(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!Jo.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new jt(this,o,n,n.budget)}),
new jt(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=nr(n,this.readers??=er(this.reads));return this.known.set(s,r),r}}class jt{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&sr(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:p}=this.machine,w=p.get(t)??0;if(m&&w>h)throw new X;try{this.budget.isRunning=!0;const g=[];this.machine.traced?.push(g);const b=this.
execute(this.machine.program(t,n),0,n.length,g),y=h-this.budget.steps;return(y>Gu||w)&&p.set(t,y),b}catch(g){if(!(g instanceof it))throw g;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:f,integrals:d}),{reason:g.message,key:t,at:g.at,needs:g.needs}}finally{u&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:
Object.hasOwn(o,l)?o[l]??{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new X:Object.assign(new it(Zo),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const d=o[u],
h=o[f],{length:m}=l;c&&this.weigh(c(...l.map(w=>o[+w])));const p=m===2?a(d,h):m===1?a(d):a(...l.map(w=>o[+w]));o[n]=Number.isFinite(p)?p:x(Number.isNaN(p)?"no r\
eal value":"overflow")}else if(i==="num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(
t,n,o);continue}n++}}catch(i){throw i instanceof it&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)
throw new X;x(Zo)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new it(n.reason),{needs:t});return n}series(t){const n=this.value(t);
if(!Array.isArray(n))throw Object.assign(new it(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.
length-1]),a=Wn.get(o);if(!a)return x(Qo[o]??"no real value");this.budget.open>=Hu&&x("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.
execute(t,l,u,s),s,n,t.operations);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&x("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.
steps-=20,new jt(this.machine,t,this,this.budget,n)}}let Hn,De,or,rr,ir;async function ar(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(
r)))),n=()=>[...t].every(Yu),s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return zh});cr(o.CHECKED,
o.DRAWN),{drawsOf:De}=o,t.has("beta")&&lt.set("beta",(await Promise.resolve().then(function(){return nm})).betaQuantile)}if(s&&({folded:rr,heights:ir,summary:or}=
await Promise.resolve().then(function(){return Bd})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Xp});cr(o,r)}Object.values(
e).some(({r:o,rs:r})=>o||r)&&({findExtremes:Hn}=await Promise.resolve().then(function(){return f0}))}function cr(e,t){for(const[n,s]of Object.entries(e))lt.set(
n,s);for(const[n,s]of Object.entries(t))Wn.set(n,s)}const G=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),
Math.abs(t));function lr(e,t=[...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??
{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}
function ur(e){const t=new Map(Object.entries(e.q)),n=new Zu(e.q),s=$=>t.get($)??{},o=($="")=>$[0]==="="||$.includes("#")?$:`${e.note}#${$}`,r=new WeakMap,i=$=>T=>{
const A=$(T);if(typeof A!="object")return A;if(s(T).w!==void 0&&typeof a(T)=="object")throw new X},a=n.under(new Map),c=$=>{const T=n.under($),A=i(T),E=R=>y(A,R,
()=>(n.purse.next(),n.uncertain.has(R)?d(k(R,$,A)):s(R).c?[k(R,$,A)].flat()[0]:A(R)));return r.set(E,T),E},l=new Map,u=c(l),f=($,T)=>{n.purse.next();const A=r.get(
T)?.($);return Array.isArray(A)?A[0].numbers:void 0},d=$=>Array.isArray($)?$.length===3?$[1]:void 0:$,h=new WeakMap,m=($,T,A)=>{const E=h.get(T)??n.run(T);h.set(
T,E);try{return n.counted(E,()=>{const R=De(E).value($);return A===void 0?or(R):rr(R,A)})}catch(R){if(R instanceof it)return;throw R}},p=new Map,w=$=>{for(const T of p.
has($)||!t.has($)?[]:lr(t,[$],p)){const{p:A,picks:E,cells:R,rs:P}=s(T),z=new Set(P||!(A||R)?[T]:[]);p.set(T,z);for(const W of[...E??[],...(A??[]).flat()])for(const H of typeof W==
"string"&&p.get(W)||[])z.add(H)}return p.get($)??new Set},g=($,T)=>{const A=n.under(T);let E=$,R=A(E);for(;typeof R=="object"&&R.needs;)R=A(E=R.needs);if(typeof R!=
"object")return"";const{picks:P}=s(E),z=E.slice(E.indexOf("#")+1);if(!P)return E===$?R.reason:`${z}: ${R.reason}`;const W=P.map(H=>{const V=A(H);return typeof V==
"string"&&s(H).rows?.[V]||V});return`${z} is not known for ${W.join(", ")}`},b=($,T)=>{const{r:A,rs:E,picks:R=[]}=s($);return A??E?.[R.map(T).join()]},y=($,T,A)=>{
const E=M.get($)??new Map,{round:R}=n.purse;if(E.get(T)===R)throw new X;try{return A()}catch(P){throw P instanceof X&&M.set($,E.set(T,R)),P}},M=new WeakMap,S=new WeakMap,
k=($,T,A)=>{const E=S.get(A)??{state:T,found:new Map};return E.state!==T?L($,T,A):(S.set(A,E),E.found.has($)||E.found.set($,y(E,$,()=>L($,T,A))),E.found.get($))},
L=($,T,A)=>{if(T.size&&!n.affected(T.keys()).has($))return k($,l,u);n.purse.next();const E=n.uncertain.has($);if(E&&s($).c)return;const P=[...w($)].sort().map(st=>[
st,T.has(st)?void 0:b(st,A)]).filter(([,st])=>st),z=E?void 0:A($);if(E)return P.length?void 0:m($,T);if(!P.length||typeof z!="number")return z;const W=n.run(T),
H=n.affected(P.map(([st])=>st)),V=st=>Ae=>{n.purse.point();const xe=n.at(W,Ae,H)(st);return typeof xe=="object"?void 0:xe},ct=N($,P),Y=t.has(`${$}#margin`)?Hn(V(
`${$}#margin`),P,ct):void 0;if(Y){const st=[...Y.at,...ct].map(V($));if(st.some(ag=>typeof ag!="number"))return;const Ae=Math.min(z,...st),xe=Math.max(z,...st);
return Ae===xe?Ae:[Ae,xe]}const Bt=Hn(V($),P,ct)?.ends;if(!Bt)return;const[lo,Sc]=[Math.min(Bt[0],z),Math.max(Bt[1],z)];return lo===Sc?lo:[lo,Sc]},N=($,T)=>(s($).
at??[]).filter(A=>Object.keys(A).length===T.length&&T.every(([E,[R,P]])=>E in A&&A[E]>=R&&A[E]<=P)).map(A=>new Map(T.map(([E])=>[E,A[E]]))),v=($,T)=>{if(n.purse.
next(),m($,T)===void 0)return[];const A=h.get(T);return A?n.counted(A,()=>ir(De(A).value($))):[]},O=($,T)=>{if(n.purse.next(),!n.uncertain.has($)||m($,T)===void 0)
return;const A=h.get(T),E=A&&n.counted(A,()=>De(A).value($));return E instanceof Float64Array?E:void 0},_=($,T,A)=>(n.purse.next(),n.uncertain.has($)?[m($,T,A)].
flat()[0]:void 0);function*C($=Fu){const T=new Map,A=c(T),E=[],R=[];B($);for(const P of lr(t)){const{w:z}=s(P);if(z===void 0)continue;const W=Gt(()=>[k(P,T,A)].
flat());!W||W.some(H=>H===void 0)?R.push(P):[z].flat().some((H,V)=>!G(H,W[V],1e-9))&&E.push(P),yield}return{wrong:E,untold:R}}const I=$=>{const T=C($);for(;;){const{
done:A,value:E}=T.next();if(A)return E}},B=$=>{n.purse.give($)};return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:g,inputs:w,reaches:($,T)=>n.affected(
[$]).has(T),spread:k,part:_,heights:v,draws:O,prove:I,proving:C,allow:B,taken:()=>n.purse.taken}}const ut="–",Qu=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Gn={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},tf={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},ef=e=>Object.
hasOwn(Gn,/^[A-Za-z]*/.exec(e)?.[0]??""),K=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,Kn=e=>e.join(e[0][0]==="-"?" to ":"–"),ft=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,ze=({f:e=1,o:t=0},n)=>n*e+t,fr=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,nf=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>tf[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Fe(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of nf(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function dr(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(w,g,b)=>{const{d:y,u:M="",o:S}=s(w),k=ft(s(w),g);return s(w).iso?je(g):fr(k)&&(k!==0||S||!g)?Ht(k,b??y,Qu.test(
M),zu(M)):ut},c=(w,g)=>{const b=g.map(_=>ft(s(w),_)),{d:y=3}=s(w),M=Math.max(...b.map(Math.abs)),S=Math.abs(b[2]-b[0]),k=_=>Math.floor(Math.log10(_)),L=M&&S?Math.
max(y,Math.min(k(M)-k(S/3)+2,12)):y,[N,v,O]=g.map(_=>a(w,_,L));return`${v} (${Kn([N,O])})`},l=(w,g,b,y)=>{const M=(y?r(w,g,y):void 0)??i(w,g,b),{words:S}=s(w);if(S)
return S[Number(M)]??ut;if(Array.isArray(M)){if(M.length===3)return c(w,M);const[k,L]=M.map(N=>a(w,N));return k===L?k:(s(w).al?"at least ":"")+Kn([k,L])}return typeof M==
"number"?a(w,M):M??ut},u=(w,g)=>{const{rows:b,r:y,v:M,u:S}=s(w),k=g??M;return typeof k=="string"?b?.[k]??k:g===void 0&&y?K(Kn(y.map(L=>a(w,L))),S):typeof k=="nu\
mber"?K(a(w,k),S):ut},f=(w,g)=>{const{rows:b,lo:y=-1/0,hi:M=1/0,set:S,picks:k,x:L,iso:N}=s(w);return!n.has(w)||k||L?!1:b?Object.hasOwn(b,g):typeof g!="number"||
!Number.isFinite(g)||N&&je(g)===ut?!1:S?S.some(v=>G(v,g)):g>=y&&g<=M||G(g,y)||G(g,M)},d=w=>{const g=new Map;for(const b of(w??"").split(/,(?=[^,=]+=)/)){const y=b.
lastIndexOf("="),M=o(b.slice(0,y)),S=b.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?S:+S)}return g},h=(w,g)=>{const b=Pu(w.trim().replace(/^date\s+/,""));return b===
void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,b)?{value:b}:{problem:`outside ${p(g)}`}},m=(w,g)=>{if(s(g).iso)return h(w,g);const{u:b=""}=s(g),y=b||
"a number without unit",M=w.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(A,E,R,P)=>`${E}${P}\
 ${R==="$"?"USD":R}`),[,S,k,L]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!S)return{problem:`not a number; write for example ${u(g)}`};
const[,N,v]=/^([A-Za-z]*)(.*)$/.exec(L)??[],O=(k===""||N[1]==="i")&&Object.hasOwn(Gn,N)?Gn[N]:1,_=(O>1?v:L).replace(/\s/g,""),C=Fe(_,t.units),I=Fe(L.replace(/\s/g,
""),t.units);if(O>1&&b&&!/^\s*[A-Za-z]/.test(v)&&!I.unknown&&I.dimension===Fe(b,t.units).dimension)return{problem:`“${w.trim()}” means two things; write ${S}\
 ${L}, or ${+S*O}`};if(C.unknown||_&&C.dimension!==Fe(b.replace(/^.i /,""),t.units).dimension)return{problem:`“${_}” is not a unit for this; it is in ${y}`};
const B=+S*O,$=ze(_?{f:C.factor,o:C.offset}:O>1?{}:s(g),B),T=B!==0&&$===0&&!C.offset&&!s(g).o;return f(g,$)&&fr($)&&!T?{value:$}:{problem:`outside ${p(g)}`}},p=w=>{
const{lo:g=-1/0,hi:b=1/0,set:y,u:M}=s(w);return K((y??[g,b]).map(S=>Number.isFinite(S)?a(w,S):"∞").join(y?", ":" … "),M)};return{...e,text:l,figure:a,say:u,
takes:f,parseCase:d,parseEntry:m}}const D=(e,t)=>[...e.querySelectorAll(t)],U=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=
t):e&&e.textContent!==t&&(e.textContent=t)},Ue=e=>e.dataset.part?+e.dataset.part:void 0,Vn=new Map;function Yn(e){const t=Vn.get(e);if(t)return t;const n=new Promise(
(s,o)=>{const r=document.createElement("script"),i=c=>{const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(
e))};addEventListener("cg-data",i),r.addEventListener("load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return Vn.set(e,n),n.catch(()=>Vn.
delete(e)),n}async function hr(e,t=document.baseURI){await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await Yn(new URL(n.far,t).href)])}))}var sf=Object.
freeze({__proto__:null,loadColumns:hr,loadFile:Yn});const Be=100,of=150,Xn=new WeakMap;function mr(e,t){for(const n of D(e,"[data-count]"))Xn.set(n,Xn.get(n)??af(
n,t))}function rf(e){return mr(e.root,e.signal),D(e.root,"[data-count]").map(t=>n=>Xn.get(t)?.paint(n))}function af(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",
columns:i=""}=e.dataset,a=e.querySelector("table").tBodies[0],c=D(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector(
'[type="search"]'),d=r.split(" ").filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,w,g=0,b="",y=0,M=0;const S=new WeakMap,k=$=>Yn(new URL(d[$],document.
baseURI).href),L=async $=>(await k(Math.floor($/+o)))[$%+o],N=()=>{const $=p;if(!$)return;const T=new Map,A=E=>{if(!T.has(E))try{T.set(E,$.model.column(E,$.now))}catch(R){
if(!(R instanceof X))throw R;T.set(E,R)}return T.get(E)};for(const E of a.rows)h.forEach((R,P)=>{const z=E.cells[+s+P],W=$.model.key(R);S.has(z)||S.set(z,z.textContent??
"");const H=S.get(z)??"";$.attempt(z,()=>{const V=$.state.size?A(W):[];if(V instanceof X)throw $.done&&U(z,ut),V;const ct=V?.[+(E.dataset.at??0)],Y=$.state.size?
typeof ct=="number"?$.model.figure(W,ct):ut:H;U(z,Y),z.classList.toggle("is-changed",Y!==H)})})},v=async $=>{const T=++y,A=w?w.slice($,$+Be):cf($,Math.min($+Be,
m)),E=await Promise.all(A.map(L));T!==y||t.aborted||(g=$,a.replaceChildren(...E.map((R,P)=>{const z=q("tr");return z.dataset.at=String(A[P]),z.append(...R.map((W,H)=>lf(
W,c[H],!H))),z})),O(E.length),N())},O=$=>{const T=w?w.length:m,A=`Rows ${(g+1).toLocaleString("en")}–${(g+$).toLocaleString("en")} of ${T.toLocaleString("en")}`;
U(l,w?$?`${A} with “${b}”.`:`No row has “${b}”.`:`${A}.`),I.hidden=!g,u&&(U(u,"next rows"),u.hidden=g+$>=T)},_=$=>$.catch(()=>{t.aborted||U(l,"The rows \
could not be loaded. Load the page again, or take the CSV file.")}),C=async()=>{const $=++y,T=(f?.value??"").trim();if(b=T,!T)return w=void 0,v(0);U(l,"Searchin\
g …");const A=await Promise.all(d.map((R,P)=>k(P)));if($!==y||t.aborted)return;const E=T.toLowerCase().split(/\s+/);return w=[],A.flat().forEach((R,P)=>{const z=R.
slice(0,+s).join(" ").toLowerCase();E.every(W=>z.includes(W))&&w?.push(P)}),v(0)},I=Object.assign(q("button","cg-quiet","previous rows"),{type:"button",hidden:!0});
u?.before(I," "),l?.setAttribute("role","status"),F(I,"click",{signal:t},()=>_(v(Math.max(0,g-Be))));for(const $ of[I,u,f])$&&F($,"click input change",{signal:t},
T=>T.stopPropagation());let B=!0;return u&&F(u,"click",{signal:t},()=>{_(v(B&&!w?0:g+Be)),B=!1}),f&&F(f,"input",{signal:t},()=>{clearTimeout(M),B=!1,M=window.setTimeout(
()=>_(C()),of)}),t.addEventListener("abort",()=>clearTimeout(M)),{paint($){p=$,N()}}}const cf=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,s)=>e+s);function lf(e,t,n){
const s=q(n?"th":"td","",e);return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className="is-long"),s}var pr=Object.
freeze({__proto__:null,mount:rf,start:mr});const uf=120;function ff(e,t){for(const n of D(e,"[data-filter]"))df(n,t)}function df(e,t){const n=e.querySelector(".\
cg-search"),s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),i=q("span","cg-sr");i.setAttribute(
"role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().split(/\s+/).filter(Boolean),b=u()?.dataset.verdict,y=g.length>0||!!b;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:S,rows:k})=>{const L=S.
querySelector("summary")?.textContent??"";return k.map(N=>`${L} ${N.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:S,isOpen:k,rows:L},N)=>{let v=0;L.
forEach((O,_)=>{const C=(!b||(O.dataset.verdict??"").split(" ").includes(b))&&g.every(I=>a?.[N][_].includes(I));O.hidden=!C,v+=+C}),S.hidden=!v,S.open=y?v>0:k,M+=
v}),i.textContent=y?`${M} found`:"",hf(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map(S=>`“${S}”`)].filter(Boolean).join(" and ")+".",m)},d=()=>{const g=Sn(
location.href,"find",n?.value.trim()??""),b=Sn(g,"show",u()?.dataset.word??"");b!==location.href&&history.replaceState(history.state,"",b)},h=()=>{f(),d()},m=()=>{
n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(b=>b.setAttribute("aria-pressed",String(!!g&&b.dataset.word===g))),w=()=>{const g=new URLSearchParams(location.
search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&F(n,"input",{signal:t},()=>{clearTimeout(c),c=window.setTimeout(h,uf)}),t.addEventListener(
"abort",()=>clearTimeout(c));for(const g of s)F(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});w()}function hf(e,t,n){if(!e)return;if(e.hidden=
!t,!t)return e.replaceChildren();const s=Object.assign(q("button","cg-quiet","clear"),{type:"button"});s.addEventListener("click",n),e.replaceChildren(t," ",s)}
var mf=Object.freeze({__proto__:null,mount:ff});async function re(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.writeText(e).then(()=>!0,()=>!1);
!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function gr(e){const t=n=>{const s=(n.textContent??"").
replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.
replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function wr({remove:e,take:t,link:n,notice:s="",act:o}){const r=q("div","cg cg-bar"),i=q("span","cg-bar__count"),a=q("span"),c=q("ul","cg-bar__list"),l=q("p",
"cg-bar__offer"),u=q("p","cg-bar__who",q("span","cg-bar__of","Your scenario, "),i,a),f=dt("cg-bar__do cg-bar__more","show",()=>d(!r.classList.contains("is-open"))),
d=M=>{r.classList.toggle("is-open",M),f.setAttribute("aria-expanded",String(M)),U(f,M?"hide":"show")};d(!1);const h=new Set;r.setAttribute("role","region"),r.setAttribute(
"aria-label","Scenario"),i.setAttribute("role","status");let m=[];const p=dt("cg-bar__do","copy link",()=>re(n(),p)),w=dt("cg-bar__do","put all back",()=>{e(m),
Jn(r)}),g=q("div","cg-bar__acts",f,p,w),b=q("p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const y=(M,S,k,L)=>{const N=M.reduce((C,I)=>C+
I.keys.length+I.parts.length,0);m=M,r.classList.toggle("is-on",M.length>0),U(i,`${N} changed`);const v=[...new Set(M.flatMap(C=>C.notes))];a.replaceChildren(...v.
slice(0,2).flatMap((C,I)=>[I?" and ":", set in ",wf(C,k,L)])),v.length>2&&a.append(` and ${v.length-2} more`);const O=[...c.querySelectorAll("button")].findIndex(
C=>C===document.activeElement);c.replaceChildren(...M.map(C=>gf(C,()=>e([C])))),O>=0&&!M.length?Jn(r):O>=0&&c.querySelectorAll("button")[Math.min(O,M.length-1)].
focus({preventScroll:!0});const _=S.filter(C=>!h.has(`${C.key} ${C.there}`));l.hidden=!_.length,l.replaceChildren(..._.map(C=>q("span","cg-bar__kin",`${C.says}:\
 here ${C.here}, elsewhere ${C.there} `,dt("cg-bar__do",`use ${C.there} here too`,()=>t([C])),dt("cg-bar__do is-quiet","keep it apart",()=>{h.add(`${C.key} ${C.
there}`),y(M,S,k,L)}))))};return{bar:r,show:y}}function pf(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))
return;const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;
e.parentElement===c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);
s.addEventListener("abort",()=>i.disconnect())}function gf(e,t){const n=dt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` \
to ${e.was}`:"")),q("li","",q("span","",e.says),...e.was?[q("s","",e.was)]:[],q("b","",e.now),...e.isToo?[q("span","cg-bar__too",", here too")]:[],n)}function wf(e,t,n){
const[s,o]=t.notes[e]??[e];if(!o)return q("span","",s);const r=q("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const bf=e=>(e.closest("article, ma\
in")??document).querySelector("h1");function Jn(e){const t=bf(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function dt(e,t,n){const s=Object.
assign(q("button",e,t),{type:"button"});return s.addEventListener("click",n),s}const ie={notes:{},kinds:[],inputs:{}},br=e=>e?fetch(e).then(t=>t.ok?t.json():ie).
catch(()=>ie):Promise.resolve(ie),yf=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return K(t,n)};function yr(e,t,n,s){const{note:o,names:r}=n.
data,i=t.map(l=>Mf(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,w=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],
kind:p,says:m.n??w,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[
...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),
u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Mf(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf(
"."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??yf(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function Sf(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&$f(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function $f({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function vf(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Af(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))kf(o,n,s);return s}function kf(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Af=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},xf={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Ef(e,t,n){
if(!et(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await br(
s);if(n.aborted)return;const a=()=>et(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=!1,f="";const d=dt("cg-bar__do","recompute with it",async()=>{u=d.disabled=!0,h().setAttribute("role","status"),m("Recomputing\
 …");const{rechain:S,recompute:k}=await Promise.resolve().then(function(){return y0});if(l)return l.recompute=async N=>{const{now:v,sum:O}=await S(N,a().join(),
n);return m(Mr(O,"What is not in this chain is as built.")),v},l.view?.renew();const L=await k(c??t,a().join(),n,(N,v)=>m(`Recomputing, note ${N+1} of ${v} …`));
m(Mr(L))}),h=()=>g.querySelector(".cg-bar__notice"),m=S=>U(h(),f=S),p=()=>{const S=l?.dataset.mode==="chain";d.hidden=!S,u&&f&&U(h(),S?f:r??"")},w=()=>{u?location.
reload():y()},{bar:g,show:b}=wr({remove(S){const k=new Set(S.flatMap(N=>N.parts)),L=a().filter(N=>!k.has(N));history.pushState(history.state,"",Ee(location.href,
L.join())),w()},take(){},link:()=>location.href,notice:r,act:c||l?d:void 0}),y=()=>b(yr(new Map,a(),xf,i),[],i,o);if(e.append(g),addEventListener("popstate",w,{
signal:n}),y(),!l)return;const M=new MutationObserver(p);M.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),p()}const Mr=({
moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].
join(" ");var Nf=Object.freeze({__proto__:null,mount:Ef});function Sr(e,t,{model:n,state:s,now:o}){const r=o(t),i=a=>typeof r=="number"?G(+a.value,r,1e-9):a.value===
r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):e.type==="range"?_f(e,t,+r,n):e.matches(
".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),$r(e,"")))}function _f(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.
min,c=l=>r?Math.log10(ft(o,l)):ft(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),
fo(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function $r(e,t){const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(
s);if(!t&&!o)return;const r=o??Object.assign(q("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__not\
e",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);U(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const Of="\
computed when you let go",vr="not computed here",Tf="Pale values take many steps: they are computed when you let go.",kr=8;function Lf(e){const t=[...new Set(e)],
n=t.length-kr,s=t.slice(0,kr).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}\
. The build computes them as written in the note.`}function Cf(e){const t=e.matches(Ar)?e:e.closest("[data-row]")??e.querySelector(Ar),{q:n,say:s,check:o,row:r}=(t??
e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Ar="[data-q], [data-say], [data-check], [data-row]";function Rf(e){const t=new Map,
n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof X))throw l;
t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute("title",s?vr:Of),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&
U(a.querySelector("button")??a,vr)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].map(Cf).filter(Boolean):[];U(n,t.size?s?Lf(a):Tf:"")},start:a=>{s=a}}}function xr(e,{
data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.
find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function Zn(e,t){const n=new Map,s=[],
o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=xr(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}
const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function qf(e,t){
const n=e.indexOf(":"),{key:s}=xr(e.slice(0,Math.max(n,0)),t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?
"no row of its table":r||i?"no input of this page":t.parseEntry(e.slice(n+1),s).problem??"not taken"}function Er(e,t,{data:n,entries:s}){return[...[...e].sort().
map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?je(i):typeof i=="number"?`${+ft(l??{},i).toPrecision(12)}${l?.u&&ef(l.u)?" ":""}${l?.
u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),...t].join()}const If={holds:"✓",failing:"✗",unknown:"–"},Nr=e=>e===void 0?"unknown":e?"\
holds":"failing";function Pf(e){const[t,n]=[!1,void 0].map(i=>e.filter(a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.
length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);
return{state:t?"failing":"unknown",says:r.join(", ")}}function jf(e,t){const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(
".cg-row"),built:Ff(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,".cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-s\
heet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[d\
ata-q]"),r=zf(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,
row:w,built:g}of n)l(m,()=>{f.delete(p);const b=d(p);Uf(m,b,!G(a(p),c(p)),g),i.done&&_r(w,b!==!0&&u.size>0)});for(const{e:m,of:p,built:w}of s)l(m,()=>{const g=p.
some(({key:M})=>!G(a(M),c(M))),{state:b,says:y}=Pf(p.map(({key:M})=>d(M)));m.classList.toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?
`cg-mark is-${b}`:w.mark),U(m.firstElementChild,g?If[b]:w.sign),U(m.lastElementChild,g?y:w.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.
has(m)&&!G(a(m),c(m)));r(Df(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function Df(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(
c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function zf(e){
const t=e.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute("role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=q("p","cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||
r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",a),U(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Ff=e=>({state:["holds","failing","u\
nknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function Uf(e,t,n,s){
const o=n?Nr(t):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[Nr(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])
e.classList.toggle(`is-${i}`,i===o);U(e.querySelector(".cg-mark"),n?"→":s.sign),U(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function _r(e,t){e?.matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Bf={makeValues:ur,
prepare:ar},Wf=[[".cg-table",()=>Promise.resolve().then(function(){return A0})],["svg[data-x]",()=>Promise.resolve().then(function(){return V0})],[".cg-fig",()=>Promise.
resolve().then(function(){return w1})],[".cg-grip",()=>Promise.resolve().then(function(){return o1})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){
return A1})],["[data-sens]",()=>Promise.resolve().then(function(){return C1})],[".cg-limit",()=>Promise.resolve().then(function(){return H1})],["[data-count]",()=>Promise.
resolve().then(function(){return pr})],["svg[data-rows]",()=>Promise.resolve().then(function(){return tg})]],Hf=e=>Promise.all(Wf.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),Gf=2;async function Kf(e,t,n,s,o){const r=dr(e),i=new Map,a=r.under(i),c=location.pathname;let l=[];const{attempt:u,start:f,tell:d}=Rf(t),
h={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:I,inCase:C,attempt:u},m=[],p=new Set;r.allow(mt);const w=Jf(n,r,a,i);let g=0,b=0,y=ie;const M=t.
dataset.inputs,S=new URL(M??"",document.baseURI).href,{bar:k,show:L}=wr({remove(A){const E=new Set(A.flatMap(R=>R.parts));l=l.filter(R=>!E.has(R)),I(new Map(A.flatMap(
R=>R.keys).map(R=>[R,void 0])))},take:A=>I(new Map(A.map(({key:E,value:R})=>[E,R]))),link:()=>location.href});t.append(k),pf(k,t,n,s);const N=()=>{const A=yr(h.
state,l,r,y),E=Sf(A,h.state,r,y);L(A,E,y,S),Xf(n,r,E)},v=async()=>{y!==ie||!Yf(h.state,l,r)||(y=await br(M),s.aborted||N())},O=(A=!0)=>{const E=A?mt:Bn;h.state.
size||(h.state=i),f(h.done=A),r.allow(E),h.now=h.state.size?r.under(h.state):a,w(h),N();for(const P of m)p.add(P);const R=()=>{const P=performance.now()+Gf;r.allow(
E);for(const z of p){if(s.aborted)return;if(p.delete(z),z(h),performance.now()>P)break}r.allow(mt),p.size?g=requestAnimationFrame(R):d()};cancelAnimationFrame(g),
g=requestAnimationFrame(R)},_=()=>{const A=Zn(et(location.search),r);return l=A.carried,h.state=A.state,O(),v(),A.dropped};function C(A){const E=r.parseCase(A),
R=new Map([...h.state,...E]);return{state:R,read:E.size?r.under(R):h.now}}function I(A,E="step",R=E==="step"){h.state=new Map(h.state);for(const[P,z]of A){const{
v:W,r:H}=r.entry(P);z===void 0||!H&&G(z,W)?h.state.delete(P):r.takes(P,z)&&h.state.set(P,z)}O(R),clearTimeout(b),E==="drag"?b=setTimeout(B,150,"drag"):B(E),E===
"step"&&Or(n)}function B(A){const E=Ee(location.href,Er(h.state,l,r));E===location.href||s.aborted||location.pathname!==c||(A==="step"||!et(location.search)?history.
pushState(history.state,"",E):history.replaceState(history.state,"",E))}const $=_();$.length&&Vf($,r,k);const T=Er(h.state,l,r);et(location.search)!==T&&history.
replaceState(history.state,"",Ee(location.href,T)),F(window,"popstate",{signal:s},()=>{location.pathname===c&&_()}),nd(h);for(const A of o){const E=[await A.mount(
h)].flat();m.push(...E),r.allow(mt);for(const R of E)R(h)}d()}function Vf(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${qf(i,t)})`),o=dt("cg-bar__x",
"×",()=>{r.remove(),Jn(n)}),r=q("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute(
"aria-label","close"),n.append(r)}const Yf=(e,t,{data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Xf(e,t,n){const s=new Map(n.map(
o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(
r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}U(a??o.appendChild(q("span","cg-elsewhere")),`${i} elsewhere`)}}function Jf(e,t,n,s){const o=p=>D(
e,`[data-${p}]`).map(w=>[w,t.key(w.dataset[p])]).filter(([,w])=>t.entries.has(w)),r=o("say"),i=jf(e,t),a=td(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-\
set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=D(e,"[data-cite]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=vf(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,w])=>{const g=t.parseCase(p.dataset.with),b=g.size?g:s;return{e:p,key:w,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Gt(()=>t.text(w,b,g.size?t.under(g):n,Ue(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:w,now:g,attempt:b}=p,y=new Map(w);for(const M of m)b(M.e,()=>Zf(M,p));for(const[M,S]of r)b(M,()=>U(
M,t.say(S,g(S))));for(const[M,S]of a)b(M,()=>ed(M,S,p));for(const[M,S]of l)b(M,()=>M.firstElementChild?.setAttribute("d",Qf(t.heights(S,p.state))));for(const[M,
S]of c)b(M,()=>Sr(M,S,p));for(const[M,S]of u)M.hidden=!y.has(S);for(const[M,S,k]of d)b(M,()=>{M.hidden=k?!k.includes(S.map(g).join()):S.some(L=>y.has(L))});i(p);
for(const[M,S]of f)b(M,()=>M.setAttribute("aria-pressed",String(S.every(([k,L])=>G(g(k),L,1e-9)))))}}function Zf({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,w=p?"":c.text(
t,h,m,Ue(e)),{c:g,u:b,rows:y}=c.entry(t),M=p?!1:r===void 0?K(w,e.dataset.u)!==i:w!==r;if(!e.matches(".cg-claim")){const _=!p&&w===ut&&s?.matches(".cg-out")?c.why(
t,h):"";U(e,p?i:_?`${ut} ${_}`:K(w,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const S=e.querySelector(".cg-claim__now"),k=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!S)return;const L=n.size?void 0:o.find(_=>m(_)!==f(_)),N=L?` · ${c.say(L,m(L))}`:"",v=y?c.say(t,m(t)):K(w,b)+
k,O=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":v;e.classList.toggle("is-changed",M),U(S,M?`→ ${O}${N}`:""),S.dataset.copy=M&&!g?O:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${O}${N}`:a)}const Qf=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",td=(e,t)=>D(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function ed(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!G(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&_r(e,s.size>0&&t.some(h=>n.text(h,s,r)===ut)),U(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function nd(e){const{model:t,root:n,signal:s}=e;F(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const w of D(n,".cg-panel__results"))w.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((ze(l,m)-u)/d)*d:ze(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,p))]]),"drag",c),c&&Or(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&$r(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),F(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>Sr(r,t.key(r.dataset.p),e))}),F(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&sd(a,e),c&&od[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function sd(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const od={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{re(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{re(e.parentElement?.querySelector("code")?.textContent??"",e)}},Or=e=>requestAnimationFrame(()=>D(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var rd=Object.freeze({__proto__:null,compute:Bf,loadParts:Hf,mount:Kf});const Tr=14,id=226,ad=78;function Qn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function cd(e,t){const n=Qn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Tr||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=ld(n,t),i=ud(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:fd(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function ld(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Tr&&n.add(o);return[...n]}function ud(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function fd(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*id,l+(f-(c.length-1)/2)*ad]))}return o}function Lr(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=Qn(e,s).size;o>n&&([t,n]=[s,o])}return t}function dd(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function hd(e,t,n){const s=kn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Qn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function md(e,t,n,s){if(!e.boxes[t])return Lr(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var pd=Object.freeze({__proto__:null,beside:md,
chartOf:cd,meant:hd,richest:Lr,trace:dd});const gd=16;function j(e,t,...n){const s=q(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const We=e=>j("span","cg-dot "+(e<0?"orphan":`c${e%Lt}${e>=Lt?" ring":""}`));function wd(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=Ne(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,gd).map(({group:i,name:a,
size:c})=>{const l=j("button","cg-toggle",We(i),a+" ",j("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var bd=Object.freeze({__proto__:null,
dot:We,legend:wd,make:j});const Cr=200,Rr=6;function yd(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,b)=>l(b)-l(g)):[...f].sort((g,b)=>l(b)-l(g)||i[g].title.localeCompare(i[b].title)||g-b);Md(e),a.replaceChildren(...d.slice(0,Cr*t).map(g=>{const b=i[g],
y=b.kind?j("span","cg-dot "+Mo[b.kind]):We(r.group[g]);return j("li","",y,ae(n,g),j("small","cg-num",String(b.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Cr*t],w=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",w&&(w.hidden=p<=0,w.textContent=`${p} more`)}function Md(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?kn(t,s.find).slice(0,Rr):[];if(!o)return;const i=(n??[]).slice(0,Rr).map(l=>j("li","",We(e.painter.group[l]),
ae(t,l))),a=r.map(l=>{const u=t.boxes[l],f=j("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return j("li","",j("span","",He(u),f),j(
"small","cg-num",u.value))}),c=j("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(j("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function He({name:e,number:t}){const n=j("button","",e);return n.dataset.box=String(t),n}function ae(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=j(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var Sd=Object.freeze({__proto__:null,go:ae,goBox:He,list:yd});
const qr=3;function $d(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?Ad(e,_e(t,s.from),_e(t,s.to)):e.notice?[j("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:kd(t,n,r,vd(e,r))}function vd(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const ts=(e,t,n)=>j("li","",j("span","rel",e),j("span","",...t,es(n))),es=e=>e?j("span",
"why",e):"";function ns(e,t){const n=j("a","",t);return n.setAttribute("href",e),n}function Ge(e,...t){const n=j("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=j("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function kd(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[j("h2","",o.title),j("p","",r),Ge(o.url?ns(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=j("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>
1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(ts([...h].join(", "),
[ae(e,u)],[...m].join("; ")))}c.size&&i.push(j("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Ad({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[j("h2","",f),j("p","",d),...s<0?[]:[Ge(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=yo(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,d)=>xd(e,f,d,+n.way===d)),j("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function xd(e,t,n,s){const o=j("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>Nd(e,
t[f],u));t.forEach((u,f)=>{o.append(j("li","note",ae(e,u)),...i[f]?Ed(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=j("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[j("h3","c\
g-way",l,j("small",""," "+c)),o]}function Ed({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=j("span","",s.says&&s.says+" ",j("code","",s.name));return j(
"li","",r,j("b","cg-num",s.value),o===t.length-1?es(n):"")}):[j("li","",j("span","",e),es(n))]}function Nd(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*Oe(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,qr),l=s.find(
f=>f.reason&&(f.kind==="link"||bo(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,qr).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var _d=Object.freeze({__proto__:null,about:$d,acts:Ge,line:ts,link:ns});const pt={width:186,height:62};function Od(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+pt.width*t.k&&o<=c+pt.height*t.k)return r}return-1}function Td(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+pt.width,i+pt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function Ld(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.at.get(d),p=n.at.
get(h);if(!m||!p)continue;const w=!f||f.has(d)&&f.has(h),[g,b]=e.screen(s,m[0]+pt.width+4,m[1]+pt.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+pt.height/2),S=Math.max(
g,y-34*u),k=(y-S)/2;a.beginPath(),a.moveTo(g,b),a.lineTo(S,b),a.bezierCurveTo(S+k,b,y-k,M,y,M),a.strokeStyle=e.solid(l.param,w?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...ss(n,d)};Cd(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function ss({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function Cd(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=pt.width*l,h=pt.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,S,k,L,N=0)=>{[a.font,a.fillStyle]=[S,e.solid(k,o)];let v=M;for(;v.length>1&&a.measureText(
v).width>d-N;)v=v.replace(/.…?$/u,"…");return a.fillText(v,u+N,f+L*l),a.measureText(v).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,w=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";g&&w<d*.7&&m(`\
  ${g}`,`${11*l}px ${c.font}`,c.muted,20,w),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const b=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";b<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,b)}function Rd(e,t){if(!t)return[j("h2","","A chain"),j("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(b=>n[b]),a=new Set(i.map(b=>b.note)).size,c=new Set([...t.at.values()].
map(([b])=>b)).size-1,l=(b,y)=>`${b} ${y}${b===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(b=>n[b].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=b=>{const{value:y,
isMoved:M,isPale:S}={...b,isMoved:!1,isPale:!1,...ss(t,b.number)};return M?`${y}, as built ${b.value}`:S?`${y}, as built`:y},h=j("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=j("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(b=>b[0]===t.end).map(b=>n[b[1]]),w=j("ul","cg-list");for(const b of i.
slice(1)){const y={...b,...ss(t,b.number)};w.append(ts(d(b),[He(y)],[y.says,o[b.note]?.title].filter(Boolean).join(" · ")))}const g=j("details","cg-chain__list",
j("summary","","as a list"),w);return[h,m,Ge(ns(r.url,"open row")),...p.length?[j("p","cg-chain__uses","What uses it: ",...qd(p))]:[],...i.length>1?[g]:[]]}const qd=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",He(t)]);var Id=Object.freeze({__proto__:null,about:Rd,boxAt:Od,draw:Ld,fit:Td});function Pd(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Wt),f=Math.round(n.height*Wt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Wt||Math.abs(a-d.y)*
c>r*Wt)&&jd(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function jd(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var Dd=Object.freeze({__proto__:null,slide:Pd});
const zd=2,os=24,Fd=9,Ir=.3,J=e=>e instanceof Float64Array,ce=e=>Array.isArray(e),le=new Map;le.set(lt.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Pe(e[r*t]+n[r*s],e[r*t])}),le.set(lt.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Pe(e[r*t]-n[r*s],e[r*t])}),le.set(lt.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),le.set(lt.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Rn(e[r*t],n[r*s])});function ue(e,t){const n=t.find(J);if(!n){
const u=e(...t);return Number.isFinite(u)?u:x(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>J(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>J(u)?1:0),c=le.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(J(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&x(s.some(
Number.isNaN)?"no real value":"overflow"),s}function rs(e,t){if(!J(e))return e;if(t!==zd)return Pr(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Pr(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return is(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function is(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}is(e,t,a,s),is(e,i,n,s)}function Ud(e){const t=jr(e);if(!J(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Ir)/os,r=n-(s-n)*Ir,i=Array.from({length:os},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<os&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(Fd*c/a+.5))}function jr(e){
if(ce(e))return x("no value");if(!J(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Pr(e,[.05,.5,.95]);return[t,n,s]}var Bd=Object.freeze({__proto__:null,
each:ue,folded:rs,heights:Ud,isMany:J,isSeries:ce,summary:jr});const Z=4096,Wd=12,Hd=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],Gd=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
Kd=.6931471805599453,Dr=([e,t],n)=>zr(e,n)/zr(t,n),zr=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function Vd(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*Kd}function Yd(e){const t=e-.5;return t>=-.425?t*Dr(Hd,.180625-t*t):-Dr(Gd,Math.sqrt(-Vd(e))-1.6)}let Kt;function as(){
if(Kt)return Kt;Kt=new Float64Array(Z);for(let e=0;e<Z/2;e++)Kt[Z-1-e]=-(Kt[e]=Yd((e+.5)/Z));return Kt}const Fr=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function Ur(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function cs(e){const t=Uint16Array.from({length:Z},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Fr(n,2166136261),Fr(n,16777619),n.length,1);for(let o=0;o<Wd;o++)Ur(s);for(let o=Z-1;o>0;o--){const r=Math.
floor(Ur(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const Br=new Map;function Xd(e,t){const n=Br.get(e);if(n)return n;const s=t==="score"?as():Float64Array.
from({length:Z},(r,i)=>(i+.5)/Z),o=Float64Array.from(cs(e),r=>s[r]);return Br.set(e,o),o}const Wr=new Map;function Jd(e,t){const n=as();return Float64Array.from(
Hr(e),s=>t==="score"?n[s]:(s+.5)/Z)}function Hr(e){const[t,n]=e[e.length-1];if(!n.length)return cs(t);const s=JSON.stringify(e),o=Wr.get(s);if(o)return o;const r=n.
map((l,u)=>Gr(Hr(e.slice(0,u+1)))),i=Zd(Gr(cs(t)),r,n),a=Array.from({length:Z},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Z);return a.forEach((l,u)=>c[l]=
u),Wr.set(s,c),c}function Gr(e){const t=as();return Float64Array.from(e,n=>t[n])}function Zd(e,t,n){const s=t.map(f=>t.map(d=>Ke(f,d))),o=s[0][0],r=n.map(f=>f*o),
i=Vr(s,t.map(f=>Ke(e,f))),a=Vr(s,r),c=Kr(e,t,i.map(f=>-f)),l=o-Ke(a,r),u=Math.sqrt(Math.max(l,0)/Ke(c,c));return Kr(c.map(f=>u*f),t,a)}const Kr=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function Ke(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function Vr(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const Yr=16,Qd=2048,Xr=[2,4,6,8],th=255,eh=15,nh=64,sh=75e4,oh=1e-12,ls=1e-9,
Jr=1024,rh=.381966011250105,ih=64,ah=40,ch="the steps cannot be made fine enough",{abs:fe,floor:Ve,max:ht,min:de}=Math;function lh(e,t,n,s,o,r){n<s||x(n>s?"the \
range runs backwards":"the range is empty");let i=Yr,a=0,c=Zr(e,t,n,s,Yr);for(;;){const l=Zr(e,t,n,s,2*i),u=2*i>=Qd||168*o*i>sh;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const d=c,h=t.map((g,b)=>wh(d,l,b)),m=h.map(g=>g.reduce((b,y)=>ht(b,y),0)),p=m.reduce((g,b,y)=>ht(g,mh(b,l.values[y])),0),w=p<=a/nh?
th:eh;if(p/w<=oh||u&&p/w<=ls){const g=fh(e,l,m,r);if(g===void 0)return{...l,errors:m.map(b=>b/w)};f=g}else u&&(f=hh(l,h));a=p}if(u)return x(`${ch} ${uh((f-n)/(s-
n))}`);i*=2,c=l}}function uh(e){const t=Ve(e*1e3+.5);return`at ${Ve(t/10)}.${t%10} % of the way`}function fh(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(Jr/a),u=dh(s,t,c),f=r.map((m,p)=>ht(ls*m.reduce((w,g)=>ht(w,fe(g)),0),10*n[p])*Jr/(o[a]-o[0])),d=(m,p,w)=>{const g=(M,S)=>w.reduce(
(k,L,N)=>k+L[S]*M[p+N],0),b=r.map((M,S)=>g(M,0)+c*g(i[S],1)),y=e(m,b);return!y||y.some((M,S)=>fe(M-g(r[S],2)/c-g(i[S],3))>f[S])},h=new Map;for(let m=0;m<a;m++){
const p=de(ht(m-1,0),a-3);for(let w=0;w<l;w++){const g=m-p+(w+rh)/l,b=h.get(g)??us(g);if(h.set(g,b),d(o[p]+g*c,p,b))return o[p]+g*c}}for(const m of[...u,...u.slice(
1).map((p,w)=>(u[w]+p)/2)]){const p=de(ht(Ve((m-o[0])/c)-1,0),a-3);if(d(m,p,us((m-o[p])/c)))return m}}function us(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function dh(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<ih&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=de(ht(u-2,0),t.length-4);for(let m=0;m<ah;m++){const p=f+
(d-f)/2,w=us((p-t[h])/o),g=(y,M)=>w.reduce((S,k,L)=>S+k[M]*y[h+L],0),b=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!b)break;b[c]*l>0?f=p:d=p}return f+(d-f)/2}}function hh(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=ht(r,fe(a)),!(t[o][c]<=ls*r)));i>=0&&(n=de(n,e.times[i]))}),
n}function mh(e,t){const n=t.reduce((s,o)=>ht(s,fe(o)),0);return n?e/n:e}function Zr(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=ph(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{a[p].push(m),c[p].
push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function ph(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of Xr.entries()){const c=gh(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/Xr[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function gh(e,t,n,s,o,r){let i=n,a=Qr(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,Qr(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const Qr=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function ti(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=de(ht(Ve((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function wh(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>fe(r-(i%2?ti(e.times,s,o,t.times[i]):s[i/2])))}const bh=0,yh=2,fs=1e-12,Mh=1e4,ds="outside of the table",{abs:at,max:$t,
min:Vt,sqrt:hs,trunc:Sh}=Math;function ei(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function ms(e,t,n){const s=e[0],o=e[e.length-
1],r=fs*$t(at(s),at(o));return t<s?n||s-t<=r?s:x(ds):t>o?n||t-o<=r?o:x(ds):t}const ps=(e,t)=>Vt($t(ei(e,t)-1,0),e.length-2);function $h(e,t,n,s){let o=ei(e,n)-1;
return o+1<e.length&&e[o+1]-n<=fs*$t(at(e[o+1]),at(n))&&o++,o<0&&!s&&x(ds),t[$t(o,0)]}function vh([e,t,n],s,o,r){if(o===yh)return $h(e,t,s,r);const i=ms(e,s,r);
if(e.length===1)return t[0];const a=ps(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===bh)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function kh([e,t,n],s,o,r){const i=ms(e,s,r),a=ms(t,o,r),c=ps(e,i),l=ps(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,w=n[m]+(n[m+1]-n[m])*d;return p+(w-p)*f}const Ah={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(w=>w.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return vh(a,d,+n,+s);const m=fs*$t(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||x("outside of the range of its rate");const p=ti(
c,l,u,Vt($t(d,c[0]),h));return p!==0&&at(p)<Mh*f[0]&&p!==l[0]&&p!==l[l.length-1]&&x("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((L,N)=>N%3===0),d=l.filter((L,N)=>N%3===1),h=l.filter((L,N)=>N%3===2),m=(L,N)=>(v,O)=>{
const _=Dn(e,()=>(a[c]=v,f.forEach((C,I)=>a[C]=O[I]),N.map((C,I)=>Number(i(I?N[I-1]:L,C)))));return _?.every(Number.isFinite)?_:void 0},p=m(c+1,h),w=d.map(L=>Number(
a[L])),g=Number(a[+t]),b=Number(a[+n]);p(g,w);const y=e.budget.steps;p(g,w);const M=Math.max(+s,y-e.budget.steps),S=lh(p,w,g,b,M,m(h[h.length-1],u));return[S.times,
...S.values.flatMap((L,N)=>[L,S.slopes[N]]),S.errors].map(L=>({first:0,numbers:L}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>kh(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function gt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=xh(t);return Number.isFinite(n)?n:x("overflow")}function xh(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Yt=e=>e.length?e:x("no row fulfils it"),Ye=e=>(Yt(
e),gt(e)/e.length);function ni(e,t){t>=0&&t<=1||x("a share is between 0 and 1"),Yt(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Vt(Sh(s),n.length-1),r=Vt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function he(e){const t=Ye(e);return e.map(n=>n-t)}function Xt(e,t){const n=gt(e.map((s,o)=>s*t[o]))-gt(e)*gt(t)/e.
length;return Number.isFinite(n)?n:x("overflow")}const gs=e=>e.length<2?x("fewer than two rows"):e;function Eh(e){gs(e);const t=he(e);return hs(Xt(t,t)/(e.length-
1))}function si(e,t){gs(t);const n=he(e),s=he(t),o=Xt(s,s);return o?Xt(n,s)/o:x("all rows have the same place")}function Nh(e,t){gs(t);const n=he(e),s=he(t),o=hs(
Xt(n,n))*hs(Xt(s,s));return o?Vt($t(Xt(n,s)/o,-1),1):x("all rows have the same value")}const oi={total:gt,count:e=>e.length,mean:Ye,min:e=>Yt(e).reduce((t,n)=>Vt(
t,n)),max:e=>Yt(e).reduce((t,n)=>$t(t,n)),first:e=>Yt(e)[0],last:e=>Yt(e)[e.length-1],median:e=>ni(e,.5),quantile:ni,stdev:Eh,slope:si,intercept:(e,t)=>Ye(e)-si(
e,t)*Ye(t),correlation:Nh},_h={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},ws=(e,t)=>e[+t].map(({numbers:n})=>n);function Oh(e,t){if(e.length===2)return Array(
2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],
s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[ri(n[0],n[1],s[0],s[1]),...r,ri(n[o],n[o-1],s[o],s[o-1])]}function ri(e,t,n,s){
const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function Th(e,t){const n=(i,a)=>i-a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(
n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.length===l.length*u.length)||l.length<2||u.length<2?x("\
not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="\
tiers"?1:2))return x("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&i===o[a-1])?x("two rows have the same key"):
e==="smooth"?[o,r,Oh(o,r)]:[o,r]}const bs=new WeakMap;function Lh(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||
r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(String(r[1])),u=bs.get(l)??new Map;if(!c)return bs.
has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),bs.set(l,u)),u.get(Number(n[Number(i[1])]))??[]}const Ch={rows(e,t,n,s,o,r){const[i,a,...c]=t.
map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?Lh(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const w=Number(
n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!w)break;u[p].push(w)}}catch(p){throw p instanceof it&&e.budget.steps>=0&&!p.needs&&(p.message.startsWith("the cell `")||(p.message+=
` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>oi[t](...ws(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[
t,n],s,o)=>Th(String(t),ws(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:_h[t](ws(o,n)[0])}]},ii=1e5,ys=5;function ai(e,t,n,s=Number){
const o=[];for(let r=0,i=t+1;r+ys<e.length;r+=ys){const[a,c,l,u,f]=e.slice(r,r+ys).map(Number),d=s(n[u]),h=rt(d);h!==qt(d)&&x("the last step is not a whole numb\
er"),h<a-1&&x("the steps run backwards"),h-a>=ii&&x("more than 100,000 steps");const m=n.slice(l,l+c);o.push({first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),
i=f}return o}function ci({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:x(s>=t&&s<=n?`step ${s} is not known yet`:`there is no step ${s}`)}function Jt(e){
const t=rt(e);return t===qt(e)?t:x("a step is a whole number")}const li=(e,t,n)=>e[+t][+n],Rh={steps(e,t,n,s,o){const r=ai(t,o,s);s[o-1]=r;const i=Math.max(...r.
map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){
throw l instanceof it&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>ci(
li(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>ci(li(r,t,n),Jt(Number(r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,
numbers:i}=e.series(String(t))[0],a=Jt(Number(o[+n])),c=i[a-r]??x(`there is no step ${a}`);return typeof c=="number"?c:x(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.
series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[i,a]=[t,n].map(c=>Jt(Number(o[+c])));a-i>ii&&x("more than 100,000 steps");for(let c=i;c<=
a;c++)if(o[r]=c,s())return c;return x("no step fulfils it")}},ui="other rows are chosen",qh=1e3,Zt=e=>typeof e=="number"?e:x("a bound, or the number of a step, \
that has a distribution");function fi(e,t,n,s,o){const[r,...i]=t[n],[a,c]=i.slice(0,2).map(u=>Zt(s[+u]));(rt(a)!==qt(a)||rt(c)!==qt(c))&&x("bounds are not whole\
 numbers"),rt(c)<rt(a)-1&&x("the bounds run backwards"),c-a>=1e4&&x("more than 10,000 terms");let l=r==="sum"?0:1;for(let u=rt(a);u<=rt(c);u++){s[n]=u;const f=e.
execute(t,n+1,o,s);l=ue(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}function di(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="ba\
ck"?Zt(s[+r+1])-+a:Jt(Zt(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):x(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const hi=(e,t,n)=>t[n].
map(({numbers:s})=>s.map(o=>e.lowered(o))),mi={sum:fi,product:fi,back:di,prior:di,steps(e,t,n,s){const o=ai(t[n].slice(1),n,s,Zt),r=Math.min(...o.map(a=>a.first)),
i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=qh&&x("more than 1,000 steps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&
a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],
at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],i=Jt(Zt(s[+t[n][2]])),a=r[i-o]??x(`there is no step ${i}`);return typeof a=="string"?x(a):e.lowered(
a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.
execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&J(f)&&x(ui),r&&!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof it&&!u.needs&&u.message!==ui&&(u.message.startsWith(
"the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=hi(e,s,+r),c=a[0].length,
l=a.map((f,d)=>d*c);return ue((...f)=>oi[o](...l.map(d=>f.slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];
for(const r of hi(e,s,+t[n][2])[0])o.push(o.length?ue((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(
String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Jt(Zt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.
execute(t,n+1,o,s);if(!J(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.
isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return x("no step fulfils it")}},pi=8,Ih=2e3,Ph=1e3,gi=new Set(["num","row","index","read","back","prior",
"at","edge","series"]),jh={beta:256},Dh="a root, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class me{constructor(t,n,s,o){
this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??Z,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=
t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(wi(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=Ph)throw new X;
this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=ce(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>Ih&&(this.memo.
clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.
part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return Ms(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||
!n.uncertain.has(t))){const a=this.run.value(t);return ce(a)?a:this.run.known(t)}if(s.dr)return s.chain?Jd(s.chain,s.dr):Xd(t,s.dr);if(s.p)return this.execute(s.
p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??x(s.problem||`no cell in row \`${i}\``)}lowered(t){return!J(t)||t.length===
this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return ce(n)?n:x("no value")}part(t){const{chosen:n}=this;return n&&
J(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=lt.get(String(i));if(r.steps<=0)throw new X;
if(r.pay(c||gi.has(String(i))&&!this.copies?1:Z/pi),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){
const l=ue(c,a.map(u=>o[+u]));J(l)&&r.pay((jh[i]??1)*Z/pi-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o===
"with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new me(this.run,this,c).execute(t,n+
1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=rs(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?x("no case holds"):Object.hasOwn(mi,o)?a=mi[o](this,t,n,
s,i):x(Dh);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!J(a)){const[u,f]=c[a?0:1];return this.execute(
t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach((w,g)=>{!w==(d===1)&&h.push(g)}),!h.length)return;const m=new me(
this.run,this,void 0,h),p=m.execute(t,u,f,s.map(w=>m.part(w)));h.forEach((w,g)=>l[w]=J(p)?p[g]:Number(p))}),l}}const wi=e=>e?.outside?[...e.given,...wi(e.outside)]:
[],Ms=e=>e.draws??=new me(e);var zh=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?x("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:x("a pro\
bability of a number that is not a condition"),upper:(e,t)=>t<e?x("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>rs(
Ms(e).execute(i,r+1,+n,[...o]),+t)},Draws:me,LOOKS:gi,drawsOf:Ms});const Fh=[[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,
1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,
42.31333070160091,1]],Uh=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,
1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],Bh=[
[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],
[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,.599832206555888,1]],Ss=(e,t)=>{const[
n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},bi=(e,t)=>{if(Math.abs(e)<=.425)return e*Ss(Fh,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(
e)*(n<=5?Ss(Uh,n-1.6):Ss(Bh,n-5))},Xe=e=>e>0&&e<1?bi(e-.5,Math.min(e,1-e)):x("a quantile of a probability that is not between 0 and 1"),Wh=e=>e>-1&&e<1?bi(e/2,(1-
Math.abs(e))/2)/Math.sqrt(2):x("erfinv of a number that is not between -1 and 1"),{abs:Je,exp:Ze,expm1:$s,log:wt,log1p:Qe,min:yi,sqrt:Hh,PI:Gh}=Math,Mi=.1,Si=1e5,
Kh=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],Vh=10,$i=1e-300,Yh=3e-16,Xh=1e-9,Jh=2e4,Zh=60,pe=[],Qh=(e,t,n)=>{t>=Mi&&t<=Si&&n>=Mi&&n<=Si||x("a shape of `b\
eta` that is not between 0.1 and 100,000");let s=pe[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=pe.find(({shapes:o})=>o.a===t&&o.b===n)??tm(t,n),pe.unshift(s),
pe.length=yi(pe.length,16)),e<=s.middle?Ze(ki(e,s.shapes)):-$s(ki(1-e,s.mirrored))};function tm(e,t){const n=vi(e,t),[s,o]=Ai(n.most,n);return{shapes:n,mirrored:vi(
t,e),middle:Ze(s)/o}}function vi(e,t){const n=bt(e)+bt(t)-bt(e+t)-wt(e/(e+t)*t/(2*Gh))/2;return{a:e,b:t,round:n,most:wt((e+1)/(e+t+2))}}function ki(e,t){const n=wt(
e);let s=yi(em(e,t),t.most);for(let o=0;o<Zh;o++){const[r,i]=Ai(s,t);let a=s+(r-wt(i)-n)*$s(s)/i;a>t.most&&(a=(s+t.most)/2);const c=Je(a-s);if(s=a,c<=Xh*Je(s))break}
return s}function em(e,{a:t,b:n,round:s}){if(t<1||n<1)return(wt(e*t)+s+t*wt(t/(t+n))+n*wt(n/(t+n)))/t;const o=Xe(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/
6,l=o*Hh(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-Qe(n/t*Ze(-2*l))}function Ai(e,{a:t,b:n,round:s}){const o=Ze(e),r=-$s(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?
Qe(c/i):wt(o/i),u=c<a/2?Qe(-c/a):wt(r/a);return[t*l+n*u-s,tn(o,r,-(t+n)*c,t,n)]}function bt(e){let t=0;for(;e<Vh;e++)t+=(e+.5)*Qe(1/e)-1;const n=1/(e*e);return t+
Kh.reduce((s,o)=>s*n+o,0)/e}function tn(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<Jh;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*
(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/xi(f+u*a),r=xi(f+u/r),i*=r*a,Je(r*a-1)<=Yh)break}return i}const xi=e=>Je(e)>=$i?e:$i;var nm=Object.freeze({__proto__:null,
betaFraction:tn,betaQuantile:Qh,offStirling:bt});const{abs:sm,exp:om,expm1:rm,log:im,max:am,min:cm,trunc:lm}=Math,Qt=21,Ei=.4871,Ni=70,_i=40,um=120,Oi="more tha\
n one rate makes these cash flows worth nothing",Ti="no rate turns these cash flows from a loss into a gain",Li=(...e)=>{const t=e.flatMap((a,c)=>a?[c]:[]),n=t.
length?e.slice(t[0],t[t.length-1]+1):[],s=vs(n);s===0&&x("cash flows of one sign have no rate of return");let[o,r]=s===1?[-Qt,Qt]:fm(n);const i=ks(n,r)>0;i===ks(
n,o)>0&&x(Ti);for(let a=0;a<Ni;a++){const c=(o+r)/2;ks(n,c)>0===i?r=c:o=c}return rm(-(o+r)/2)};qe.set(Li,(...e)=>lm(e.length*Ni/4)+(vs(e)>1?8*e.length*e.length:
0));function vs(e){const t=e.filter(n=>n).map(n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function ks(e,t){const n=om(-sm(t)),s=(o,r)=>o*n+r;return t<=
0?e.reduceRight(s,0):e.reduce(s,0)}function fm(e){const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,
i;r<um&&(i=s.pop());r++){const{low:a,high:c,depth:l,parts:u}=i,f=vs(u);if(f===1&&o.push([a,c]),f>1&&l<_i){const d=a+(c-a)*Ei,[h,m]=hm(u);s.push({low:a,high:d,depth:l+
1,parts:h},{low:d,high:c,depth:l+1,parts:m})}(o.length>1||f>1&&l===_i)&&x(Oi)}return s.length&&x(Oi),o.length||x(Ti),o[0].map(dm)}function dm(e){return e===0||e===
1?e?Qt:-Qt:cm(am(im(e/(1-e)),-Qt),Qt)}function hm(e){const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*Ei))t.push(s[0]),n.push(s[s.length-
1]);return[t,n.reverse()]}const mm=.001,pm=2e4,Ci=1e-12,Ri=2**-46,gm=12,wm=1e-15,qi=134217729,bm=64,Ii=1e140,Pi=1e-140,ym=8,{abs:vt,max:ji,sqrt:As,trunc:Di}=Math;
function en(e,t){const n=e+t,s=n-e;return[n,e-(n-s)+(t-s)]}function zi(e,t){const n=e*t,s=qi*e,o=qi*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}
function xs(e,t){const[n,s]=en(e[0],t[0]);return en(n,s+(e[1]+t[1]))}function Es(e,t){const[n,s]=zi(e[0],t[0]);return en(n,s+(e[0]*t[1]+e[1]*t[0]))}function Fi(e,t){
const n=e[0]/t[0],s=xs(e,Es(t,[-n,0]));return en(n,s[0]/t[0])}function Mm(e,[t,n]){const s=vt(t);if(s>bm||s!==Di(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=
Es(o,e);return t>=0?o:Fi([1,0],o)}const Ui={add:xs,sub:(e,t)=>xs(e,[-t[0],-t[1]]),mul:Es,div:Fi,neg:([e,t])=>[-e,-t],pow:Mm};function Sm(e,t){const n=Object.hasOwn(
Ui,e)?Ui[e]:void 0;if(!n||t.some(([o])=>vt(o)>Ii||o&&vt(o)<Pi))return;const s=n(...t);return s&&vt(s[0])>Pi&&vt(s[0])<Ii?s:void 0}function Bi(e,t){const n=[...e];
for(const[s,[o,r]]of t)n.push(...zi(s,o),s*r);return gt(n)}const kt=e=>As(gt(e.map(t=>t*t)));function Ns(e,t,n){const s=[];for(let r=t;r<n.length;r++)s.push(e[r]*
n[r]);const o=2*gt(s);for(let r=t;r<n.length;r++)n[r]-=o*e[r]}class Wi{constructor(t,n){this.column=t,this.others=n}}class $m{constructor(t){this.scales=t.map(n=>kt(
n)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((n,s)=>this.add(s,n.map(o=>o/this.scales[s])))}add(t,n){this.vectors.forEach((a,c)=>Ns(a,c,n));const s=kt(
n.slice(t));if(!(s>Ci)){const a=this.upwards(n.slice(0,t));throw new Wi(t,a.flatMap((c,l)=>vt(c)>As(Ci)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:
s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=kt(r);this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.
forEach((s,o)=>Ns(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)Ns(this.vectors[s],s,n);return n}solved(t){return this.upwards(t.slice(
0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*n[s]}return n}solvedAcross(t){
const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function vm([e,...t],n){const s=t.length,o=e.length,r=new $m(
t),i=r.least<mm||o*s<=pm,[a,...c]=i?n():[];let l,u;if(i)[l,u]=Hi(r,c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back([...t.map(()=>0),...p.slice(
s)])}let f=kt(u);f<=Ri*kt(e)&&(f=0);const d=f/As(o-s),h=r.scales.map((p,w)=>{const g=t.map((y,M)=>w===M?1:0),b=i?Hi(r,c,e.map(()=>[0,0]),g)[1]:r.solvedAcross(g);
return d*kt(b)/p}),m=t.some(p=>p.every(w=>w===p[0]));return[...l.map((p,w)=>p/r.scales[w]),...h,d,km(e,f,m)]}function km(e,t,n){const s=n?gt(e)/e.length:0,o=kt(
e.map(r=>r-s));return o>Ri*kt(e)||x("all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function Hi(e,t,n,s){const o=t.length;let r=t.map(
()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<gm;c++){const l=r.map((b,y)=>b/e.scales[y]),u=n.map((b,y)=>{const M=[[-1,[i[y],0]]];return t.forEach((S,k)=>M.push([-l[k],
S[y]])),Bi(b,M)}),f=t.map((b,y)=>{const M=i.map((S,k)=>[-S,b[k]]);return Bi([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(f),m=e.solved(d.
slice(0,o).map((b,y)=>b-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((b,y)=>b+m[y]),i=i.map((b,y)=>b+p[y]);const w=ji(...m.map(vt)),g=ji(...r.map(vt));if(w<=wm*
g)return[r,i];w>a/2&&w>1e-12*g&&x(Am),a=w}return[r,i]}const Am="rounding decides the result, as columns are nearly combinations of others",xm=(e,t)=>t.length?`t\
he rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:`the rows say nothing about ${e}, as what it is multiplied by is zero in all \
of them`;function Em(e,t,n){const s=e.length-1,o=e[0].length;o<=s&&x(`${s} coefficients need at least ${s+1} rows, and there are ${o}`);try{return vm(e,t)}catch(r){
if(!(r instanceof Wi))throw r;return x(xm(n[r.column],r.others.map(i=>n[i])))}}function Nm(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[
d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(_m(t,c[h+i],s,o)));return s[n]=u,l}function _m(e,[
t,n],s,o){const r=new Map;for(let i=t;i<n;){const[a,...c]=e[i],l=Om(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=Sm(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));
f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[Number(s[n-1]),r.get(n-1)??0]}const Om=([e,...t],n)=>lt.has(String(e))||Tm.includes(String(e))?n+1:Number(t[e==="with"?0:
t.length-1]),Tm=["num","row","read","index"],Lm={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:u})=>u);return e.budget.steps-=Di(a[0].length*a.length*a.length/
ym),e.budget.steps<0&&s(r,r),Em(a,()=>Nm(e,i,+n,o,s),String(t).split(", ")).map(u=>({first:0,numbers:[u]}))}},{abs:ge,exp:At,log:tt,log1p:Gi,max:Ki,min:_s,sqrt:we,
trunc:Cm,PI:Os}=Math,Ts=.01,nn=1e6,Rm=1e-17,sn=1e-300,Vi=2e4,qm=100,Yi=1e-9,Xi=-706,Im=37,Pm=18,jm=.5772156649015329,Dm=[.6449340668482264,.2020569031595943,.08232323371113819,
.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,
.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,
4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,
1862659723513049e-24,9313274324196682e-25],te=e=>{if(e<=0&&x("lgamma of zero or less"),e>=10)return(e-.5)*(tt(e)-1)+(tt(2*Os)-1)/2+bt(e);let t=1;for(;e>2.5;)t*=
e-=1;if(e<.5)return Ji(e)-tt(e);const n=e<1.5?Ji(e-1):Zi(e-2);return t===1?n:n+tt(t)},Ji=e=>Zi(e)-Gi(e);function Zi(e){let t=e,n=0;return Dm.forEach((s,o)=>{t*=
-e,n-=s*t/(o+2)}),e*(1-jm)+n}function Ls(e){if(ge(e)>.25)return Gi(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const be=(...e)=>{
const t=Ki(...e.slice(0,-1));return t>0&&t<=nn?Cm(20+2*we(t)):0},on=(...e)=>6*be(...e);function rn(e,t){e>=Ts&&e<=nn||x("an incomplete gamma function of a shape\
 that is not between 0.01 and 1,000,000"),t<0&&x("an incomplete gamma function of a negative number")}function Cs(e,t){if(t===0)return[0,1];const n=Rs(e,t);if(t<=
e+1){const o=n/e*zm(e,t);return[o,1-o]}const s=n?n/Fm(e,t):0;return[1-s,s]}function Rs(e,t){if(e<1)return t<1e3?At(e*tt(t)-t-te(e+1))*e:0;const n=(t-e)/e,s=n>-.9?
e*Ls(n):e*(tt(t/e)-n);return s>-745?At(s-bt(e))*we(e/(2*Os)):0}function zm(e,t){let n=1,s=1;for(let o=1;o<Vi&&(n*=t/(e+o),s+=n,!(n<s*Rm));o++);return s}function Fm(e,t){
let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<Vi;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(ge(r)>=sn?r:sn),s=n+a/s,s=ge(s)>=sn?s:sn,o*=s*r,ge(s*r-1)<=2e-16)break}return o}
function qs(e,t){e>=Ts&&e<=nn&&t>=Ts&&t<=nn||x("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Qi(e,t,n,s){if(n<=0||s<=
0)return n<=0?[0,1]:[1,0];const o=Is(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/tn(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/tn(s,n,(e+t)*
r,t,e);return[1-i,i]}function Is(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?Ls(i/o):tt(n/o)-i/o,c=i<.9*r?Ls(-i/r):tt(s/r)+i/r,l=e*a+t*c-bt(e)-bt(
t)+bt(e+t);return l>-745?At(l)*we(e/(2*Os)*r):0}function ta(e){e>=0&&e<=1||x("an incomplete beta function of a number that is not between 0 and 1")}const ea=(e,t,n)=>(qs(
e,t),ta(n),Qi(e,t,n,1-n)),Um=(e,t)=>(rn(e,t),t?Rs(e,t)/t:Ps(e,1)),Ps=(e,t)=>(e<1&&x("a density that is infinite at its end"),e===1?t:0),Bm=(e,t,n)=>(qs(e,t),ta(
n),n===0||n===1?n?Ps(t,e):Ps(e,t):Is(e,t,n,1-n)/(n*(1-n)));function na(e,t){e>=0&&e<=1&&t>=0&&t<=1||x("an inverse of a share that is not between 0 and 1")}const sa=(e,t)=>e<=
t?Xe(e):-Xe(t);function oa(e,t,n){if(rn(e,0),na(t,n),n===0&&x("an infinite inverse"),t===0)return 0;const s=r=>{const i=At(r);return[...Cs(e,i),Rs(e,i)]},o=e>=1?
tt(e)+sa(t,n)/we(e):(tt(t)+te(e+1))/e;return At(ia(s,t,n,o,Pm))}function ra(e,t,n,s){if(qs(e,t),na(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+At(
-i)),c=1/(1+At(i));return[...Qi(e,t,a,c),Is(e,t,a,c)]},r=_s(e,t)<1?(tt(n*e)+te(e)+te(t)-te(e+t))/e:tt(e/t)+sa(n,s)*we(1/e+1/t);return 1/(1+At(-ia(o,n,s,r,Im)))}
function ia(e,t,n,s,o){let r=Xi,i=o,a=_s(Ki(s,r),i);const c=tt(_s(t,n)),l=t<=n;for(let u=0;u<qm;u++){const[f,d,h]=e(a),m=l?f:d,p=(m>0?tt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let w=h>0&&m>0?a-p*m/h:1/0;r<=w&&w<=i||(w=(r+i)/2);const g=ge(w-a);if(a=w,g<=Yi)break}return a<=Xi+Yi?x("an inverse below 1e-306"):a}const xt=(e,t)=>(qe.
set(e,t),e),Wm={lgamma:te,gamma_inc:xt((e,t)=>(rn(e,t),Cs(e,t)[0]),be),gamma_inc_upper:xt((e,t)=>(rn(e,t),Cs(e,t)[1]),be),gamma_inc_inv:xt((e,t)=>oa(e,t,1-t),on),
gamma_inc_upper_inv:xt((e,t)=>oa(e,1-t,t),on),beta_inc:xt((e,t,n)=>ea(e,t,n)[0],be),beta_inc_upper:xt((e,t,n)=>ea(e,t,n)[1],be),beta_inc_inv:xt((e,t,n)=>ra(e,t,
n,1-n),on),beta_inc_upper_inv:xt((e,t,n)=>ra(e,t,1-n,n),on),gamma_density:Um,beta_density:Bm},Hm=450,Gm=16,Km=28,Vm=1/64,Ym=7,aa=4,ca=12,la=70,Xm=3,ua=1e-13,{abs:yt,
max:an,min:ye}=Math;function js(e,t,n,s,o){const{machine:r,budget:i}=e,a=!r.traced,c=i.steps,l=m=>Dn(e,()=>t(m));let u=[];const f=m=>{const p=r.traced=[];try{const w=l(
m);return{at:m,value:w,parts:[...n.slice(s,o-1),...p.flat()]}}finally{r.traced=void 0}};return{curve:m=>{if(!a)return l(m);const p=f(m);return u.length<Hm&&u.push(
p),p.value},look:()=>{if(!u.length)return[];const m=Math.floor((c-i.steps)/u.length)+1,p=u;return u=[],Jm(p,f,Math.floor(i.steps/(2*Km*m)))}}}function Jm(e,t,n){
const s=new Map(e.filter(({value:i})=>i!==void 0).map(i=>[i.at,i])),o=[...s.values()].sort((i,a)=>i.at-a.at),r=[];for(const i of Zm(o)){if(r.length>=ye(n,Gm))break;
if(r.some(c=>tp(c,i)))continue;const a=op[i.kind](i,t);i.at[0]<=a&&a<=i.at[i.at.length-1]&&r.push({at:a,samples:rp(i,a,t)})}return r.map(i=>i.samples.map(({at:a,
value:c})=>[a,c]))}function Zm(e){const t=e.map(o=>o.at),n=e.reduce((o,{parts:r})=>ye(o,r.length),e.length?1/0:0);return Array.from({length:n},(o,r)=>{const i=e.
map(({parts:a})=>a[r]);return i.every(a=>typeof a=="number")?Qm(r,t,i):[]}).sort((o,r)=>o.length-r.length).flat()}function Qm(e,t,n){let s=1/0,o=-1/0,r=!0;for(const l of n)
s=ye(s,l),o=an(o,l),r&&=l===0||l===1;if(s===o)return[];const i=an(yt(s),yt(o)),a=[],c=(l,u)=>a.push({part:e,kind:u,at:t.slice(l,l+2),values:n.slice(l,l+2),size:i});
if(r){for(let l=0;l+1<t.length;l++)n[l]!==n[l+1]&&c(l,"flip");return a}if(s<0&&o>0)for(let l=0;l+1<t.length;l++)n[l]*n[l+1]<0&&c(l,"zero");for(let l=0,u=0,f=0;l+
1<t.length;l++){const d=n[l+1]-n[l];if(!(yt(d)<=ua*i)){if(u*d<0&&l-f<=1){const h=[f-1,f,l+1];a.push({part:e,kind:"turn",at:h.map(m=>t[m]),values:h.map(m=>n[m]),
size:i})}[u,f]=[d,l+1]}}return a}const cn=(e,t)=>{const n=e.parts[t];return typeof n=="number"?n:NaN};function tp({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.
at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[an(0,s-aa),s,ye(t.length-1,s+aa)].map(l=>cn(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.
kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||an(yt(a),yt(c))<=ua*n.size}function ep({part:e,at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<ca+
la;a++){const c=a<ca?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=cn(r(c),e);if(!(yt(l)>0))return c;l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return yt(
s)<yt(o)?t:n}function np({part:e,at:[t,n],values:[s]},o){for(let r=0;r<la;r++){const i=t/2+n/2;if(!(t<i&&i<n))break;cn(o(i),e)===s?t=i:n=i}return t}function sp({
part:e,at:t,values:n},s){const[o,r,i]=t;let a=fa(t,n),c=ye(r-o,i-r);for(let l=0;l<Xm;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=fa(
u,u.map(d=>cn(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function fa([e,t,n],[s,o,r]){const i=(t-e)*(o-r),a=(t-n)*(o-s);return yt(i-a)>0?t-((t-e)*i-(t-n)*
a)/(2*(i-a)):t}const op={zero:ep,flip:np,turn:sp};function rp(e,t,n){const s=new Map([[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<
Ym;i++)r*=Vm,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.at-r.at)}const Ds=400,ln=.6180339887498949,ip=60,ap=8,da=1e-9,cp=1e-5,ha=1e-13,{abs:zs,
max:Me,min:ma}=Math,nt=e=>e??-1/0;function pa(e,t,n,s,o){t<n||x(t>n?"the range runs backwards":"the range is empty");const r=l=>{const u=e(l);return u===void 0?
void 0:s*u},i=[...Array.from({length:Ds},(l,u)=>t+(n-t)*u/Ds),n],a=i.map(r),c=a.filter(l=>l!==void 0);return c.length||x("no value in the range"),{value:r,at:i,
values:a,size:c.reduce((l,u)=>Me(l,zs(u)),0),sign:s,places:o()}}const ga=(e,t,n,s,o)=>s*ba(pa(e,t,n,s,o))[0][1];function wa(e,t,n,s,o){const r=pa(e,t,n,s,o),[[i,
a],...c]=ba(r),l=cp*(n-t);c.some(([u,f])=>a-f<=da*r.size&&zs(u-i)>l)&&x("several places have the same value");for(const u of[i-l,i+l]){const f=t<=u&&u<=n?r.value(
u):void 0;f!==void 0&&a-f<=ha*r.size&&x("it is flat where it is largest")}return lp(r,i,a,l)}function ba(e){const{at:t,values:n,sign:s,size:o}=e,r=l=>n[l]!==void 0&&
nt(n[l])>nt(n[l-1])&&nt(n[l])>=nt(n[l+1]),a=[...n.keys()].filter(r).sort((l,u)=>nt(n[u])-nt(n[l])||l-u).slice(0,ap).map(l=>ya(e,t[Me(l-1,0)],t[ma(l+1,Ds)],t[l],
nt(n[l]))),c=a.reduce((l,[,u])=>Me(l,u),-1/0)+da*o;for(const l of e.places){const u=l.map(([,p])=>nt(p===void 0?void 0:s*p)),f=u.indexOf(Me(...u)),[d,h,m]=[Me(f-
1,0),f,ma(f+1,l.length-1)].map(p=>l[p][0]);u[f]>c&&a.push(ya(e,d,m,h,u[f]))}return a.sort((l,u)=>u[1]-l[1])}function ya({value:e},t,n,s,o){let r=n-ln*(n-t),i=t+
ln*(n-t),a=nt(e(r)),c=nt(e(i));for(let l=0;l<ip;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-ln*(n-t),a=nt(e(r))):([t,r,a]=[r,i,c],i=t+ln*
(n-t),c=nt(e(i)));return[s,o]}function lp({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(void 0))return n;
const[a,c,l,u]=i.map(nt),f=a-u+8*(l-c),d=-a+16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(zs(h-n)>o||m===void 0||s-m>ha*t)return n;[n,s]=[h,m]}return n}
const Fs=192,Us=1e300,up=1100,Bs=1e-6,fp=.1,Ma=1e-12;function dp(e,t,n,s,o,r,i){t>0&&n<=0&&x("no real value");const a=[];let c=!1,l=0,u=NaN;const f=new Map(gp(t,
n,s).map(d=>[d,e(d)??NaN]));for(const[d,h]of mp(f,o()).flatMap(m=>pp(e,m,f))){let m;if(h===0){const p=Sa(e,d);c||=!p,p&&!Ws(e,d)&&(m=d)}else u*Math.sign(h)<0&&(m=
wp(e,l,d,u,h));m!==void 0&&m!==a[a.length-1]&&a.push(m),[l,u]=[d,Math.sign(h)||NaN]}if(r!==void 0){const d=hp(a);return c&&x("a whole stretch of values solves i\
t"),d.length!==i&&x(`${d.length} root${d.length===1?"":"s"} in the range, not ${i}`),d[r]}return a.length||x(c?"a whole stretch of values solves it":"no root wa\
s found in the range"),a.reduce((d,h)=>Math.abs(h-s)<Math.abs(d-s)?h:d)}function hp(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.
length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function mp(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,r]of t.flat()){
const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].sort((o,r)=>o-
r)}function pp(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(t)],r=Bs*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function gp(e,t,n){const s=(a,c,l=1)=>Array.
from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-Us||t<Us){const a=e>0?Math.log(t/e):0;return s(0,Fs).map(c=>e>0?e*Math.exp(c/Fs*a):e+c/Fs*(t-e))}const o=Math.
abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Us).sort((a,c)=>a-c);
return[...i.map(a=>-a).reverse(),0,...i]}function Sa(e,t){const n=Bs*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const Ws=(e,t)=>e(Number(t.toPrecision(7)))===
void 0;function wp(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let h=0;h<up;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===
0)return Sa(e,m)&&!Ws(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=Bs*Math.abs(c);if(Ws(e,c))return;const f=e(
c-u),d=e(c+u);return f===void 0||d===void 0?l<=Ma*r?c:void 0:Math.max(i,a)<=Math.max(fp*Math.abs(d-f),Ma*r)?c:void 0}const bp=40,yp=25e4,Mp=60,Sp=12,$p=3,$a=1e-6,
vp=1e-7,va=1e-9,kp=1e-13,Ap=1e-10,Hs=1e-8,Gs=1e-5,xp=.1,Ep=1e9,Ks=[2,3,5,7,11,13],Dt=1e300,ka="the equations do not fix each unknown",{abs:Q,max:Et,min:Aa,floor:Vs}=Math;
function Np(e,t,n,s,o){const r=xa(t,n,s),i=r.map((w,g)=>t[g]>-Dt||n[g]<Dt?n[g]-t[g]:Q(w)||1),a={lows:t,highs:n,scales:i},c=Et(4,Aa(bp,Vs(yp/(8*o*(2*r.length+1))))),
l=[],u=[];let f=0;for(let w=0;w<c;w++){const g=Op(e,w?r.map((b,y)=>_p(w,y,a)):r,a);g?.length===0&&f++,g?.length&&![...l,...u].some(b=>Cp(g,b,i))&&(Tp(e,g,i)?l:u).
push(g)}l.length||x(u.length||f===c?ka:"no solution found");const d=w=>w.map((g,b)=>Vs(g/i[b]*Ep+.5));l.sort((w,g)=>{const b=d(w),y=d(g),M=b.findIndex((S,k)=>S!==
y[k]);return M<0?0:b[M]-y[M]});const h=w=>w.reduce((g,b,y)=>g+(s[y]<Dt?(b-r[y])/i[y]*((b-r[y])/i[y]):0),0),m=l.reduce((w,g)=>h(g)<h(w)*(1-va)?g:w);u.some(w=>h(w)<
h(m))&&x(ka);const p=h(m)*(1+Hs)+Hs**2;return!s.every(w=>w<Dt)&&l.some(w=>w!==m&&h(w)<=p)&&x("several solutions are equally near"),r.map((w,g)=>[m[g],...l.map(b=>b[g])])}
const xa=(e,t,n)=>n.map((s,o)=>s<Dt?s:(e[o]+t[o])/2);function _p(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=Vs(c/Ks[t]))a/=Ks[t],r+=a*(c%Ks[t]);
if(n[t]>-Dt||s[t]<Dt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-Q(i))}function Op(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<Mp;c++){
const l=r.map((b,y)=>Et(Q(b),.001*o[y]));if(!i)return;const[u,f]=Ea(e,r,i,l);if(!u.length)return[];const d=Et(...u.map(Q));if(a===$p)return d<=va?r.map((b,y)=>Q(
b)<=kp*o[y]?0:b):void 0;(a||d<=vp)&&a++;const h=b=>Et(...b.map((y,M)=>Q(y)/f[M])),m=h(i),p=r;let w=1,g;for(let b=0;b<(a?1:Sp)&&(r=p.map((y,M)=>Aa(Et(y+w*l[M]*u[M],
n[M]),s[M])),g=e(r),!(g&&(a||h(g)<m)));b++,w/=2)g=void 0;i=g}}function Tp(e,t,n){const s=t.map((o,r)=>Et(Q(o),.001*n[r]));for(const o of[Gs,-Gs]){const r=t.map(
(c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=Ea(e,r,i,s);return a.length>0&&a.every(c=>Q(o+c)<=xp*Gs)}return!0}function Ea(e,t,n,s){const o=t.map((a,c)=>{const[
l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*$a*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??n)[h])/(f*$a))}),r=n.map((a,c)=>Et(...o.map(l=>Q(l[c]))));
if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[Lp(i),r]}function Lp(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<
t;s++){let o=s;for(let r=s+1;r<t;r++)Q(e[r][s])>Q(e[o][s])&&(o=r);if(!(Q(e[o][s])>=Ap))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];
for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const Cp=(e,t,n)=>e.
every((s,o)=>Q(s-t[o])<=Hs*Et(Q(s),Q(t[o]),1e-6*n[o])),Rp=1e4,Na=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,
-.13857109526572012,9984369578019572e-21,15056327351493116e-23],_a=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,
.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],Oa=[.015827191973480183,77/1470],Ta=[.24261107190140774,
672/1470],qp=4,Ys=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?x("gamma of zero or less"):La(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Ys(1-e));e>172&&x(
"overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Na.slice(1).reduce((r,i,a)=>r+i/(t+a+1),Na[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},La=e=>{const t=rt(
e);if(t!==qt(e))return Ys(e+1);let n=t<0?x("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},Ca=(e,t)=>{let n=rt(t);if(n!==qt(
t)&&x("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&x("binomial of more than 10,000");let s=1;for(let o=1;o<=
n;o++)s=s*(e-n+o)/o;return s},Ra=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(
Math.PI)*Math.exp(-e*e)*n},Ip=e=>{if(e<1.5)return 1-Ra(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},Pp=(e,t,n)=>t>
n?x("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),jp=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.
sign(e)*(n*n*n===Math.abs(e)?n:t)},Dp=Math.hypot,zp=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};qe.set(Ca,zp);
const Fp={gamma:Ys,factorial:La,binomial:Ca,erf:Ra,erfc:Ip,erfinv:Wh,normal_quantile:Xe,cbrt:jp,mod:Mu,clamp:Pp,hypot:Dp,...Iu,...Wm,irr:Li},Up={...Rh,...Ah,...Ch,
...Lm,sum:(e,t,n,s,o)=>Ia(t,n,s,o,0),product:(e,t,n,s,o)=>Ia(t,n,s,o,1),integral:(e,[t,n,s],o,r,i)=>{const{budget:a}=e,c=Number(r[+t]),l=Number(r[+n]),u=a.integrals>
0,f=y=>(r[i]=y,Number(o())),{curve:d,look:h}=js(e,f,r,i+1,+s),m=y=>d(y)??Hp(f,y,c,l),p=()=>h().map(y=>y.map(([M,S])=>[M,S??m(M)]));a.integrals++;const w=a.steps;
u||[c,l].forEach(m);const g=u?1:Wp(Math.floor((w-a.steps)/2)),b=Gp(m,c,l,g,u,p);return a.integrals--,b},slope:(e,[t],n)=>Bp(qa(e,t,n),Number(e.known(String(t)))),
argmax:(e,t,n,s,o)=>un(wa,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>un(wa,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>un(ga,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>un(ga,-1,e,t,n,s,o),
root(e,[t,n,s,o,...r],i,a,c){const l=qa(e,t,i),{curve:u,look:f}=js(e,l,a,c+1,Number(r.at(-1))),[d,h]=r.slice(0,-1).map(m=>Number(a[+m]));return dp(u,Number(a[+n]),
Number(a[+s]),Number(a[+o]),f,d,h)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(w=>n.slice(w*i,(w+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(
String),f=n.slice(4*i,-1).map(Number),d=w=>{const g=Dn(e,()=>{const b=e.inside(new Map(u.map((y,M)=>[y,w[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,b)))});
return g?.every(Number.isFinite)?g:void 0},h=xa(a,c,l);d(h);const m=e.budget.steps;return d(h),Np(d,a,c,l,m-e.budget.steps).map(w=>({first:0,numbers:w}))}},un=(e,t,n,[
s,o,r],i,a,c)=>{const l=d=>(a[c]=d,Number(i())),{curve:u,look:f}=js(n,l,a,c+1,+r);return e(u,Number(a[+s]),Number(a[+o]),t,f)},qa=(e,t,n)=>s=>Number(n(void 0,void 0,
e.inside(new Map([[String(t),s]]))));function Ia(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=rt(l);return u===qt(l)?u:x("bounds are not whole\
 numbers")});i<r-1&&x("the bounds run backwards"),i-r>=Rp&&x("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(t());return a}
function Bp(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),
d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const w=n/2,g=a-c+
8*(e(t+w)-e(t-w)),b=p/(12*n),y=g/(12*w);if(r(y-b)<=.001*s+m/n)return y+(y-b)/15}}return x("no slope where a function jumps or bends")}function Wp(e){let t=32;for(;t>
2&&e*12*t>4e4;)t/=2;return t}function Hp(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),
0)}function Gp(e,t,n,s,o,r){const i=[...Array.from({length:s},(b,y)=>t+(n-t)*y/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(b,y)=>dn(e,i[y],i[y+
1],a[y],a[y+1],0)),u=fn(l);let f=Pa(e,l,c*u.size),d=fn(f);d.error<=u.error||([f,d]=[l,u]);const h=r(),m=h.length?Kp(e,f,h,d.size/Math.abs(n-t)):void 0;if(m){f=m;
for(let b=0;b<qp;b++)f=Pa(e,f,c*fn(f).size);d=fn(f)}const{value:p,error:w,size:g}=d;return Math.abs(p)<=1e-14*g&&w<=1e-9*g?0:w<=1e-9*(o?g:Math.abs(p))?p:x("the \
integral does not settle")}function Pa(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=
n||a===52||i===500){s.push(r);continue}i++,o.push(dn(e,c,h,u,d,a+1),dn(e,h,l,d,f,a+1))}return s}function Kp(e,t,n,s){let o=!1;const r=t.flatMap(i=>{const{a,b:c}=i,
[l,u]=a<c?[a,c]:[c,a],f=n.flatMap(p=>p.filter(([w])=>l<w&&w<u)),d=f.length?Vp(e,i,f,s):[];if(!d.length)return[i];o=!0;const h=[...new Set([l,u,...d])].sort((p,w)=>a<
c?p-w:w-p),m=h.map(e);return h.slice(1).map((p,w)=>dn(e,h[w],p,m[w],m[w+1],0))});return o?r:void 0}function Vp(e,{a:t,b:n,first:s,last:o,middle:r},i,a){const c=(t+
n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of _a)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[,p])=>Math.max(m,u(p)),a),
h=([m,p])=>u(p-Yp(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const Yp=(e,t)=>e.reduce((n,[s,o],r)=>n+e.reduce((i,[a],c)=>c===r?i:
i*((t-a)/(s-a)),o),0),fn=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function dn(e,t,n,s,o,r){
const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,1].map(m=>Oa[m]*(s+o)+Ta[m]*c),d=Oa[0]*(l(s)+l(o))+Ta[0]*l(c);for(const[m,p,w]of _a){const g=e(i-a*m),
b=e(i+a*m);u+=p*(g+b),f+=w*(g+b),d+=p*(l(g)+l(b))}const h=u*a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*
l(a)}:x("overflow")}var Xp=Object.freeze({__proto__:null,ACTS:Fp,MORE_REGIONS:Up});const ja=64,Jp=9,Zp=1024,Qp=10,t0=3,e0=.1,n0=24,s0=12,o0=12,r0=1e-13,Se=.6180339887498949,
i0=60,a0=1e-12,c0=1e5,Xs=(e,t)=>Math.abs(e-t)<=a0*Math.max(Math.abs(e),Math.abs(t)),hn=(e,t,n)=>Math.min(Math.max(e,t),n),Da=(e,t,n)=>t>0&&n>100*t?hn(t*(n/t)**e,
t,n):t*(1-e)+n*e;function l0(e,t){const n=Array.from({length:Jp},(r,i)=>(i+1)*Se%1),s=[...Array.from({length:ja+1},(r,i)=>i/ja),...n],o=s.map(r=>e*(1-r)+t*r);return e>
0&&t>10*e&&o.push(...s.map(r=>hn(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}function Js(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));
return Math.floor(e*n+.5)/n}function u0(e,t,n=[]){const s=t.map(([N,v])=>[N,l0(...v)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/
2147483647,f=N=>{const v=e(N);return typeof v!="number"?(i=!0,NaN):(v<o&&([o,c]=[v,N]),v>r&&([r,l]=[v,N]),v)},d=N=>new Map(t.map(([v,O],_)=>[v,N(...O,_)])),h=(N,v)=>{
const O=[d(C=>C),...t.length>1?[d((C,I)=>I),d((C,I)=>Da(u(),C,I))]:[]];let _=0;for(const C of O){let I=NaN;for(const B of v){const $=f(new Map(C).set(N,B));if(i)
return;if(!Number.isNaN(I)&&!Xs($,I)){const T=$>I?1:-1;if(_===-T)return;_=T}I=$}}return _},m=(N,v,O,_,C,I)=>{const B=_.length-1;let $=Number(N.get(O)),T=v;const A=Y=>{
const Bt=C*f(new Map(N).set(O,Y));return Bt>T&&([$,T]=[Y,Bt]),Bt};if(I)for(let Y=0;Y<=B;Y+=Math.floor(_.length/o0))A(_[Y]);A(_[0]),A(_[B]);const E=_.findIndex(Y=>Y>=
$),R=E<0?_.length:E;let P=_[Math.max(R-2,0)],z=_[Math.min(R+1,B)],W=z-Se*(z-P),H=P+Se*(z-P),V=A(W),ct=A(H);for(let Y=0;Y<i0;Y++)V>ct?([z,H,ct]=[H,W,V],W=z-Se*(z-
P),V=A(W)):([P,W,V]=[W,H,ct],H=P+Se*(z-P),ct=A(H));return A(hn(Js((P+z)/2,Math.max(Math.abs(_[0]),Math.abs(_[B]))),_[0],_[B])),[$,T]},p=(N,v,O,_)=>{let C=v,I=O,
B=1;for(let $=0;$<s0;$++,B*=2){const T=new Map(s.map(([E,R])=>{const P=B*(Number(v.get(E))-Number(N.get(E)));return[E,hn(Number(C.get(E))+P,R[0],R[R.length-1])]})),
A=_*f(T);if(!(A>I))break;[C,I]=[T,A]}return[C,I]},w=(N,v)=>{let O=new Map(N),_=v*f(N);for(let C=0;C<n0;C++){const I=new Map(O),B=_;for(const[$,T]of s){if(i)return;
const[A,E]=m(O,_,$,T,v,C===0);O.set($,A),_=E}if(s.length>1&&C&&([O,_]=p(I,O,_,v)),!(_-B>r0*Math.max(Math.abs(_),Math.abs(B))))break}},g=(N,v,O)=>{const _=[O];for(const[
,C]of[...N].sort(([I],[B])=>v*(B-I))){if(_.length>t0)break;const I=B=>t.some(([$,[T,A]])=>Math.abs(Number(C.get($))-Number(B.get($)))>e0*(A-T));_.every(I)&&_.push(
C)}return _},b=N=>({ends:N,at:[c,l]});for(const N of n)f(N);const y=s.map(([N,v])=>h(N,v));if(i)return;if(y.every(N=>N!==void 0)){const N=f(d((O,_,C)=>Number(y[C])>=
0?O:_)),v=f(d((O,_,C)=>Number(y[C])>=0?_:O));if(!i&&Xs(N,o)&&Xs(v,r))return b([o,r])}const M=[],S=N=>{M.push([f(N),N])};for(let N=0;N<Zp&&!i;N++)S(d((v,O)=>Da(u(),
v,O)));if(t.length<=Qp)for(let N=0;N<2**t.length&&!i;N++)S(d((v,O,_)=>N>>t.length-1-_&1?O:v));if(i)return;const k=Math.max(...M.map(([N])=>Math.abs(N)));for(const N of[
-1,1])for(const v of g(M,N,N<0?c:l))i||w(v,N);const L=Math.max(Math.abs(o),Math.abs(r));return i||k>0&&L>c0*k?void 0:b([Js(o,L),Js(r,L)])}var f0=Object.freeze({
__proto__:null,findExtremes:u0});const za=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function d0(e,t,n,s){const o=D(e,".cg-group"),r={
moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),
l=a.querySelector(".cg-en a"),u=await Fa(l.href,n).catch(()=>null);if(u===null)c.forEach(Ua),r.left+=c.length;else if(u){const{state:f}=Zn(za(t),u);f.size&&b0(c,
u,f,r)}}return r}async function h0(e,t,n){const s=await Fa(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?m0(
i):void 0);if(s){const{state:i}=Zn(za(t),s),a=p0(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=g0(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).
length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const m0=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function p0({entries:e},t){
const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function g0(e,t,n,s,o,r){
const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(mt);const a=i.map(h=>mn(t,h,s,r)),c=i.some((h,m)=>a[m]!==
mn(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>w0(t,h,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.
name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||
d!==e.name}}catch(a){if(!(a instanceof X))throw a;return}}const w0=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function mn(e,t,n,s){const{c:o,rows:r,u:i}=e.
entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):K(e.text(t,n,s),i)}async function Fa(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(
n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.
content.textContent;if(!r)return;const i=JSON.parse(r);return await hr(i.q,e),await ar(i.q),dr(ur(i))}function b0(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(
n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new X;t.allow(mt);const l=mn(t,c,n,i);if(l===mn(t,c,o,r))continue;const u=a.querySelector(
".cg-en__val");a.title=`as built ${u?.textContent}`,a.classList.add("is-changed"),U(u,l),s.moved+=1}catch(l){if(!(l instanceof X))throw l;Ua(a),s.left+=1}}}function Ua(e){
e.classList.add("is-later"),e.title="as built: not computed here"}var y0=Object.freeze({__proto__:null,rechain:h0,recompute:d0});async function M0(e){const{root:t,
model:n,signal:s}=e;for(const r of D(t,"table[data-sortable] thead th")){const i=dt("cg-sort","",()=>k0(r));i.append(...r.childNodes),r.append(i)}F(t,"click",{signal:s},
({target:r})=>{const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&re(gr(i.closest("figure, section")?.querySelector("table")),
i),a&&e.set(n.parseCase(a.dataset.cell))}),F(t,"keydown",{signal:s},S0);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return sg});
return D(t,".cg-table").map(r=>i=>{$0(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function S0(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,
-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.
ctrlKey||e.metaKey||e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.
cellIndex+t[0]]?.querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function $0(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,
i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>G(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.
dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(U(p??c,m==="–"?"":m),e.dataset.scale){
const[,w,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(g===void 0?f(h):w)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${K(m,t.entry(h).u)}`)}c.classList.
toggle("is-current",a(l))})}for(const c of D(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&
o(e,()=>Ba(e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;
for(const f of D(e,"tbody td")){const d=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}
v0(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),t)})}}function v0(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.
dataset.broken)){const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,U(r.querySelector(":scope > span"),a.includes(void 0)?
", or cannot be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function Ba(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches("\
.is-rest")).length,s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function k0(e){const t=e.
closest("table")?.tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").
replace("−","-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});
for(const a of e.parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest(
"table");i?.querySelector(".is-rest")&&Ba(i)}var A0=Object.freeze({__proto__:null,mount:M0});const x0=12,E0=5,Wa=[1,2,5,10],N0=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function Nt(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return pn(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function pn(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function Ha(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-x0);return pn($e(d)*s,$e(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=Ga(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return pn(l*c*s+o,u*c*s+o,t)}function _0(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return pn(s-r,o+
r,t)}function O0(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?T0(o,r):L0(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Ht(i)}))}function T0(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>Wa.slice(0,3).map(i=>i*$e(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map($e)}function L0(e,t){const n=Ga(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function Ga(e){const t=e/E0,n=$e(Math.floor(Math.log10(t)));return n*
(Wa.find(s=>s*n>=t*.999)??10)}const $e=e=>+`1e${e}`;function Ka(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...O0(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?C0(a.text):a.text,[l,u]}))}function Zs(e,{
x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&wn(t.from,t.to,a=>[a,n.to],[0,gn]),s.some(([,a])=>a>n.from+1)&&wn(t.from,t.to,a=>[a,n.from],[0,-gn]),s.some(([a])=>a<
t.from-1)&&wn(n.to,n.from,a=>[t.from,a],[gn,0]),s.some(([a])=>a>t.to+1)&&wn(n.to,n.from,a=>[t.to,a],[-gn,0])].filter(Boolean).join("");let i=e?.querySelector(".\
break");!e||!i&&!r||(i||(i=document.createElementNS("http://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const Va=60,
gn=7;function wn(e,t,n,[s,o]){return Array.from({length:Va+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/Va),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(
1)}`}).join("")}function C0(e){const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=N0.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const _t=120,
Qs=40,R0=40,zt=(e,t)=>+(e?.getAttribute(t)??NaN),Mt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},to=(e,t)=>e.includes("#[")?Math.
round(t):t,Ya=e=>(t,n)=>D(e,`[data-${n}="${CSS.escape(t.id||"-")}"]`);function Xa(e,t,n){const s=Ya(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(
r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.
key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(r,"for").map(l=>[l,zt(l,"y")-i]),cells:c}})}function bn({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(
t(s.dataset.line).state).set(n,to(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const ve=new WeakMap,Ja=new WeakMap;function Za({model:e,inCase:t,done:n},s,{
e:o,key:r}){const i=[...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?_t:Qs,i])}function Qa(e,t,n){const{model:s,
inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=Za(e,t,n),u=Ja.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(w,g)=>t.
x.of(g/m)).map(w=>[w,p(new Map(f).set(t.swept,to(t.swept,w)))]),h={of:l,middle:d(r?_t:Qs,m=>s.under(m)(a)),ends:c.length?d(r?R0:Qs/4,m=>{const p=[s.spread(a,m,s.
under(m))].flat();return[p.at(0),p.at(-1)].map(w=>typeof w=="number"?w:void 0)}):[]};return Ja.set(i,h),h}function tc(e,t){if(!e.done)return;const n=e.state.size?
t.lines.map(o=>Qa(e,t,o)).flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&Ha(n.map(o=>typeof o=="number"?o:NaN),t.built)||
t.built;s.text!==t.y.text&&(t.y=s,t.host.dataset.ay=s.text,Ka(t.host,"y",s))}function ec(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=Za(e,t,n),c=t.y.text;!ve.
has(r)&&!e.state.size&&Number.isFinite(n.end)&&ve.set(r,{of:a,y:c,end:n.end});const l=ve.get(r);(l?.of!==a||l.y!==c)&&ve.set(r,{of:a,y:c,end:q0(t,n,Qa(e,t,n))});
const u=ve.get(r)?.end??NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([d,h])=>G(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chos\
en",f);for(const[d,h]of i){const m=u+h;d.classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&Mt(d,{y:m})}return u}function q0({
x:e,y:t},{e:n,bands:s},{middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute(
"d",yn(a));for(const c of s){const[l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${yn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}
const yn=e=>e.map(([t,n],s)=>Number.isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function ke(e,t){if(t.data?.
open)for(const n of t.lines)n.cells.forEach((s,o)=>{const{state:r,read:i}=bn(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);U(s,a==="–"?"":a)})}
const eo=6,I0=", outside",P0=11,j0=.02,D0=1e-9,z0=1.2;function F0(e){const t=D(e.root,"svg[data-x]").map(n=>B0(e,n));for(const n of t)K0(e,n),n.data?.addEventListener(
"toggle",()=>no(e,()=>ke(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>U0(s,n)))}function U0(e,t){tc(e,t);for(const s of t.lines)ec(e,t,s);W0(
t);const n=t.points.map(s=>H0(e,t,s));Zs(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&G0(e,t,t.ridge),ke(e,t)}function no({model:e},t){e.allow(
Bn),Gt(t),e.allow(mt)}function B0({model:e},t){const n=t.closest("figure")??t,s=Ya(t),o=Xa(e,t,n),r=D(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(
i,"for").map(a=>[a,zt(a,"x")-zt(i,"cx"),zt(a,"y")-zt(i,"cy")])}));return{svg:t,host:t,x:Nt(t.dataset.ax),y:Nt(t.dataset.ay),built:Nt(t.dataset.ay),swept:e.key(t.
dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function W0({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.
map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>zt(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&
s.classList.toggle("hide",n.some(r=>Math.abs(r-zt(s,"y"))<P0))}function H0({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(
a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,h))],p=!(d>=o.from-
1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),w=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[a,...l.map(([b])=>b)])g.classList.toggle(
"hide",!w);a.classList.toggle("moved",f&&n.size>0),w&&Mt(a,{cx:m[0],cy:m[1]});for(const[g,b,y]of l)f&&g.textContent&&U(g,K(e.text(c,n,s),e.entry(c).u)+(p?I0:"")),
w&&Mt(g,{x:m[0]+b,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function G0(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(({e:k})=>k.matches(".is-cho\
sen")),c=Math.log(s.hi/s.lo)/_t,[l,u,f,d]=[0,1,_t-1,_t].map(k=>a?Number(bn(e,t,a,s.of(k/_t)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=j0&&G(f,d,D0);if(n.classList.
toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),w=o.at(Number(e.now(a.key))),g=s.at(m),[b,y,M,S]=[".ridge",".strong",".gap",".tone-gap"].map(
k=>n.querySelector(k));Mt(b,{x1:g,x2:g,y1:o.at(d)}),Mt(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),Mt(y,{x:g}),U(y,`ridge ${e.model.say(r,m)}`);for(const k of[
M,S])k?.classList.toggle("hide",!(m/p>z0&&p>s.lo));Mt(M,{x1:s.at(p)+9,x2:g,y1:w,y2:w}),Mt(S,{x:g,y:w}),U(S,`${Ht(m/p)}× short of the ridge`)}function K0(e,t){const{
svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??q("output"),u=document.createElementNS("http://www.w3.org/20\
00/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),w=i.map(b=>{const{state:y,read:M,value:S}=bn(
e,t,b,p),k=b.e.matches(".is-chosen");return{own:k,y:Number(S),name:b.e.dataset.label??"",text:K(a.text(b.key,y,M),k?a.entry(b.key).u:"")}});w.sort((b,y)=>Number(
y.own)-Number(b.own)||y.y-b.y);const g=w.slice(0,eo).map(({own:b,name:y,text:M})=>q(b?"b":"span","",`${y} ${M}`.trim()));l.replaceChildren(`${a.say(r,to(r,p))}:\
 `,...g.flatMap((b,y)=>y?[", ",b]:[b]),w.length>eo?` and ${w.length-eo} more`:""),Mt(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.to}),u.classList.remove("hide")},m=()=>{
u.classList.add("hide"),U(l,"")};F(n,"pointermove",{signal:c},p=>{const w=f.getBoundingClientRect(),g=(p.clientX-w.left)/w.width*f.viewBox.baseVal.width;d=Math.
max(0,Math.min(1,(g-s.from)/(s.to-s.from))),no(e,h)}),F(n,"pointerleave blur",{signal:c},m),F(n,"keydown",{signal:c},p=>{const w={ArrowLeft:-.02,ArrowRight:.02,
Home:-1,End:1}[p.key];w&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+w)),no(e,h))})}var V0=Object.freeze({__proto__:null,mount:F0});const Y0=4,X0=520,J0=.01,Z0=.05,
nc=6,Q0=.1,sc=100;function Mn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.u&&[s,o,c].every(Number.isInteger)&&o-s>=
8,u=i??(l?Math.max(1,oc((o-s)/sc)):t1(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<J0:Math.abs(d-c)<Math.min(u/2,(o-s)*.004))return c;const m=+ft(n,d).toPrecision(
3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):ze(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){
const m=f(r&&!i?d*10**(Z0*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const t1=(e,t,n)=>oc((ft(e,n)-ft(e,t))/sc)*(e.f??1);function oc(e){
const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function so({key:e},t,n){const s={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:nc,PageDown:-nc}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e==="Delete"||e==="Backspace"?{value:void 0}:void 0}
function e1(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(
i);r.setAttribute("aria-valuenow",Ht(ft(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{e:s,key:o}of t){const r=Mn(e.model,o),{lo:i,
hi:a}=r,c=l=>Ht(ft(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.removeAttribute("aria-disabled"),n1(e,s,o,r)}
for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function n1(e,t,n,s){const{signal:o}=e,r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{
a===void 0||!G(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};F(t,"pointerdown",{signal:o},a=>{a.button||a.target instanceof HTMLInputElement||
s1(t,a,r(),s,i,()=>rc(e,t,n))}),F(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown",{key:"Escape"})),i(void 0)}),
F(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=so(a,s,r());if(c)i(c.value);else if(a.key==="Enter"||/^\d$/.test(a.key))
rc(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function s1(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,{signal:l}=c;e.setPointerCapture(
t.pointerId),F(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?Q0:1);if(!i&&Math.abs(d)<Y0)return;i=!0,e.classList.add("is-drag");
const h=s.moved(n,d/X0);h!==a&&o(a=h,"drag",!1)}),F(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-drag"),i?o(a,"drag",!0):u.type===
"pointerup"&&r()})}function rc(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=q("input","cg-grip__entry"),i=q("span","cg-grip__why"),a=o.text(
n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??""),i.setAttribute("role","al\
ert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute("aria-invalid",String(h!=="")),
i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydown",u=>{u.stopPropagation(),u.key===
"Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var o1=Object.freeze({__proto__:null,keyed:so,
mount:e1,scale:Mn});const ic=3,ac=7.4,r1=78,i1=30,a1=40;function c1(e){const t=D(e.root,".cg-fig").map(n=>l1(e,n));for(const n of t)u1(e,n);return n=>{for(const s of t)
n.attempt(s.figure,()=>{d1(n,s),g1(n,s),ke(n,s)})}}function l1({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,x:Nt(t.dataset.ax),y:Nt(t.
dataset.ay),built:Nt(t.dataset.ay),result:e.key(t.dataset.out),lines:Xa(e,t,t),hand:t.querySelector(".cg-axis input"),by:Mn(e,n),drawn:"",data:t.querySelector("\
.cg-numbers")}}function u1(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute("aria-busy",String(
!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};F(n,"input change",{signal:a},u=>l(u.type==="change")),F(n,"keydown",{signal:a},u=>{const f=so(u,o,Number(
e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>ke(e,t),{signal:a}),F(
i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){return ig})).take(e,t,f,u)}),f1(
e,t)}function f1(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??null;if(!i||!a)return;const c=i.
appendChild(q("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read hide"),a.append(l);const u=(f,d)=>{
const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...bn(e,t,p,h)})).map(({line:p,state:w,read:g,value:b})=>({far:Math.abs(Ft(t.y.at(Number(b)))-d),text:`${p.e.dataset.
label??""} ${K(e.model.text(p.key,w,g),e.model.entry(p.key).u)}`})).sort((p,w)=>Number.isNaN(p.far)?1:p.far-w.far||0);c.replaceChildren(`${e.model.say(o,h)}: `,
...m.slice(0,ic).flatMap(({text:p},w)=>[w?", ":"",q(w?"span":"b","",p.trim())]));for(const[p,w]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.setAttribute(p,`${100*w}\
%`);l.classList.remove("hide")};F(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();if(!d?.width)
return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(Bn),Gt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(mt))}),F(i,"pointerleave",{signal:e.
signal},()=>{l.classList.add("hide"),U(c,"")})}function d1(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===
t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,tc(e,t);const o=t.lines.map(i=>({line:i,at:Ft(ec(e,t,i)),own:i.e.matches(".is-chosen")}));m1(t,o,e);const r=t.
lines.find(({e:i})=>i.matches(".is-limit"));r&&h1(e,t,r)}function h1(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.
matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?cc(e,
t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.
isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Ft(o.at(u.at)),Ft(r.at(f))],w=m<i1;for(const[g,b,y]of[[d,"cx","cy"],[h,"x","y"]])g.setAttribute(
b,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",w),h.setAttribute("dx",w?"8":"-8"),U(h,`${u.isBelow?"up to":"from"} ${e.
model.say(t.swept,u.at)}`)}function cc({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from({length:_t+1},(p,w)=>n.of(
w/_t)),a=i.map(r),c=a.flatMap((p,w)=>w&&p!==a[w-1]?[w-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let p=0;p<a1;p+=
1){const w=(f+d)/2;r(w)?f=w:d=w}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(p-1e-9)),r(f)||(f+=u?-m:m)}
return{at:f,isBelow:u}}const Ft=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function m1(e,t,{model:n}){const s=D(e.figure,".cg-fig__end"),o=e.lines.
some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>lc(f,n)),a=o?[...r.
filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...r.filter(({line:f})=>f.e.matches(".is-limit")),...r].slice(0,ic),c=[...new Set(a.filter(Boolean))].slice(0,s.length),
l=r.filter(f=>c.includes(f)),u=p1(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle("hide",!h),!h)return;const w=!h.own&&
o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute("y",`${u[d]}%`),U(p,`${h.line.
e.dataset.label}${w?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&lc(f,n))}const lc=({e},t)=>[...t.parseCase(e.dataset.line)].
every(([n,s])=>G(t.entry(n).v??NaN,s,1e-9));function p1(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+ac):s);let n=100;for(let s=t.length-
1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-ac;return t}function g1({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[r.at(Number(
n(a))),i.at(Number(n(c)))],[f,d]=u.map(Ft),h=u.some(y=>y<-1||y>1001),m=!G(n(a),s(a))||!G(n(c),s(c)),p=(y,M)=>{const S=o.querySelector(y);S?.classList.toggle("hi\
de",Object.values(M).some(Number.isNaN));for(const[k,L]of Object.entries(M))Number.isNaN(L)||S?.setAttribute(k,`${L.toFixed(2)}%`);return S};o.classList.toggle(
"is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),p(".fill",{x2:f}),
p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const w=p(".value",{x:f,y:d}),g=f>r1;w?.classList.toggle("is-left",g),w?.setAttribute("dx",g?"-11":"11"),U(w,K(
e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),Zs(o.querySelector(".cg-fig__lines"),{x:r,y:i},u.some(
Number.isNaN)?[]:[u]);const b=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Ft(b[0]),cy:Ft(b[1])}),o.querySelector(".ghost")?.classList.toggle("hide",!m||
b.some(y=>!(y>=-1&&y<=1001)))}var w1=Object.freeze({__proto__:null,crossingOf:cc,mount:c1});const uc={stale:"disputed, but it holds",failing:"does not hold",disputed:"\
disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"holds"},b1=Object.keys(uc),fc=180,y1=250,oo=8;function M1(e){const{root:t,signal:n}=e;let s,
o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&
(c(),e.model.allow(mt),s=Gt(()=>$1(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),S1(s,h.getBoundingClientRect())))},u=h=>h instanceof
Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.contains(h));F(window,"pointerdown",{signal:n,capture:!0},
h=>{i=h.pointerType==="touch",f(h.target)||c()}),F(t,"pointerover",{signal:n},h=>{const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),fc)}),F(document,"p\
ointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,y1):u(h.target)&&!s&&clearTimeout(r))}),F(document,"pointerover",{signal:n},
h=>{f(h.target)&&clearTimeout(r)}),F(t,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focus-visible")&&l(m)}),F(t,"focusout",{signal:n},h=>{o&&h.target===
o&&!f(h.relatedTarget)&&c()}),F(t,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),
l(m)}),F(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(
":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia("(hover: hover)").matches&&a(()=>l(d),fc),()=>{}}function S1(e,t){const n=t.
bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=
`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}px`}function $1(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,
vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,w=t.querySelector(".cg-claim__text")?.textContent??t.textContent??"",g=t.matches(".cg-live"),b=b1.find(A=>t.matches(
`.is-${A}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),S=n.entry(y).u,k=g?s:n.parseCase(t.dataset.with),L=g?o:k.size?n.under(k):r,N=k.size?new Map([...s,
...k]):s,v=N===s?o:n.under(N),O=M&&!g&&!G(v(y),L(y)),_=q("div","cg cg-card",q("div","cg-card__top",q("span","cg-num",w),g?"":q("span",`cg-chip is-${b}`,uc[b]+(O?
" as written":""))));_.id="cg-card",_.setAttribute("role","dialog"),_.setAttribute("aria-label",`${g?"value":"claim"} ${w}`);const C=t,I=C.hash&&document.getElementById(
decodeURIComponent(C.hash.slice(1))),B=I&&n.key(I.dataset.row)===y&&I.querySelector(".cg-steps__body");if(B){const A=B.cloneNode(!0);for(const E of D(A,"[data-n\
ocard]"))E.remove();for(const E of D(A,"[data-q]"))n.entries.has(n.key(E.dataset.q))&&U(E,K(n.text(n.key(E.dataset.q),k,L),E.dataset.u));_.append(A)}else M&&_.append(
q("p","cg-card__in","computed: ",q("b","cg-num",K(n.text(y,k,L,Ue(t)),S))));(a||c)&&_.append(k1(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,b)),h&&_.append(
q("p",g||["holds","partly","sourced"].includes(b)?"cg-card__in":"cg-card__why",...h.split("`").map((A,E)=>E%2?q("code","",A):A)));const $=M?[...n.inputs(y)].filter(
A=>L(A)!==void 0).map(A=>`${A.split("#")[1]} ${n.say(A,L(A))}`):[];(m||$.length)&&_.append(q("div","cg-card__in",`${g?"for":"as written, for"} ${m??$.slice(0,oo).
join(" · ")}`+(!m&&$.length>oo?` and ${$.length-oo} more`:""))),O&&_.append(q("div","cg-card__now",q("span","","your scenario"),q("b","cg-num",v1(e,y,N,v,t))));
const T=q("div","cg-card__foot",p?q("span","",p):"");return C.href&&T.prepend(Object.assign(q("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),
{href:C.href})),_.append(T),_}function v1({model:e},t,n,s,o){const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":K(e.text(
t,n,s,Ue(o)),i)}function k1(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,
u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=p=>Ht(p,Math.min(u,12)),d=Number.isFinite(e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=ee("svg",{class:`\
cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(
e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(" to ")}`),m.append(ee("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),ee("rect",
{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(ee("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&
m.append(ee("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const p of[e,t])Number.isFinite(p)&&m.append(ee("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));
return m}function ee(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.
textContent=n,s}var A1=Object.freeze({__proto__:null,mount:M1});const Ot=64,Ut=16;function x1(e,t){let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,
o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/Ot),i=Array.from({length:Ut},()=>new Float64Array(Ot)),a=new Float64Array(Ut);o.forEach((d,h)=>{
const m=e[d]-s,p=h%Ut;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});const c=dc(i,a,-1);if(c===void 0)return;const l=i.map((d,h)=>dc(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Ut,
f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Ut-1)/Ut)]}function dc(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*Z/(Ot*Ut);let r=0,i=0,
a=0;for(const u of s)a+=t[u];for(let u=0;u<Ot;u++){let f=0;for(const d of s)f+=e[d][u];r+=f,i+=f*f/o}const c=r*r/(o*Ot),l=a-c;if(i-=c,l>0)return(i-(Ot-1)*(l-i)/
(o*Ot-Ot))/l}const ro=1e-4,E1=5e-5,N1=48,_1=()=>e=>{for(const t of D(e.root,"[data-sens]"))e.attempt(t,()=>{O1(e,t),T1(e,t)})};function O1({model:e,state:t,now:n},s){
const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+ro,1-ro].map(d=>Number(e.under(new Map([...t,
[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(ro*(u+f))]})),i=Math.max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of D(s,"[data\
-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=E1&&Number.isFinite(c)),u=N1*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",
c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[p,w]of Object.entries({x:f,width:d,
y:h,height:m}))a.setAttribute(p,w)}else U(a.firstElementChild,Number.isFinite(c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"\
–")}}function T1({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.
key(r.dataset.share)}~`,t),a=o&&i&&x1(o,i);r.matches(".cg-sens__bar")?r.setAttribute("width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):U(r.firstElementChild,
a?L1(...a):"–")}}const L1=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var C1=Object.
freeze({__proto__:null,mount:_1});const R1=3,hc=48,q1=24,mc={holds:"✓",failing:"✗",unknown:"–"};function I1(e){const{model:t,root:n}=e,s=D(n,".cg-limit").
map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(t.key).filter(r=>t.entries.has(r)),gap:t.key(o.querySelector("[data-gap]")?.dataset.
gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>P1(o,r));for(const r of D(
n,"[data-under]"))D1(o,r)}}const io=(e,t)=>{const n=e(t);return n===void 0?void 0:!!n};function P1(e,t){const{model:n,now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=io(
s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(".cg-mark")])for(const f of Object.keys(mc))u?.classList.toggle(`is-${f}`,f===l);
U(r.querySelector(".cg-mark"),mc[l]);for(const u of D(r,"[data-gap]")){const f=n.key(u.dataset.gap);U(u,K(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&
j1(e,a),e.done&&z1(e,t,c)}function j1({model:e,now:t},n){const s=n.querySelector("line"),o=d=>Number(t(e.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],
i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;
r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])
s?.setAttribute(d,u(a))}function D1({model:e,now:t},n){const s=(n.dataset.under??"").split(" "),o=s.findIndex(a=>io(t,e.key(a))===!1),r=n.querySelector(".cg-out\
__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-void",o>=0),o<0?r?.remove():U(r??n.querySelector("small")?.appendChild(q("span",
"cg-out__given")),i)}function z1(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([...e.state]):"";if(!s||o===t.said)return;t.said=o;const r=n===!1?Gt(()=>pc(e,t))??
[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[...c?[" "]:[],dt("cg-preset",`${F1(e,i)}: ${e.model.say(i,a)}`,()=>e.set(new Map([
[i,a]])))])),r.length&&s.prepend(q("span","","It would be true with "))}const F1=({model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+1);function pc(e,t){const{model:n,
state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=U1(e,t,l);if(u!==
void 0&&c.push({key:l,value:u}),c.length===R1)break}return c}function U1(e,{key:t,gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.
entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&io(o.under(new Map(r).set(s,g)),t)===!0;if(a){const g=b=>Number(o.under(new Map(r).set(s,b))(n));return Object.
keys(a).filter(b=>b!==h&&m(b)).map(b=>[b,g(b)]).sort(([,b],[,y])=>b-y)[0]?.[0]}if(c){const g=[...c].sort((y,M)=>y-M),b=g.findIndex(y=>y>=Number(h));return B1(g,
b).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=Mn(o,s);return[-1,1].map(g=>W1(p,h,g,m)).filter(g=>g!==void 0).sort((g,b)=>Math.abs(g-h)-
Math.abs(b-h))[0]}const B1=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>0).sort(([,n],[,s])=>n-s).map(([n])=>n);function W1(e,t,n,s){let o=0;for(let r=1;r<=
hc;r+=1){const i=r/hc,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){let c=i;for(let l=0;l<q1;l+=1){const u=(o+c)/2;s(e.moved(t,n*u))?c=u:o=u}return e.
moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var H1=Object.freeze({__proto__:null,mount:I1,waysOf:pc});const G1=20,K1=360;function V1(e){const t=D(e.root,"sv\
g[data-rows]").map(n=>Y1(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{X1(n,s),Zs(s.svg,s,s.lines.flatMap(o=>J1(n,s,o)))})}}function Y1({model:e},t){const[
n,s]=[Nt(t.dataset.ax),Nt(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=D(t,"[data-run]").
map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].
map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(
f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});
return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function X1({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(
({key:u,written:f})=>{const d=u?[t.spread(u,s,n)].flat():[f[1]];return[d.at(0),d.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,
written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&Ha(i,o.built.y)||o.built.y,x:c.length&&_0(c,o.built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].
text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,Ka(o.svg,u,l[u]))}function J1({model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(
p=>p.key||p.along))return[];const u=p=>typeof p=="number"?Math.max(-1e4,Math.min(1e4,o.at(p))):NaN,f=i.map(({key:p})=>p?[e.spread(p,n,t)].flat():[]),d=i.map(({key:p,
along:w,written:g},b)=>[s.at(w?Number(t(w)):g[0]),u(p?f[b].length===3?f[b][1]:t(p):g[1])]);if(r.setAttribute("d",yn(d.map(([p,w])=>[p,Number.isFinite(p)?w:NaN]))),
i.forEach((p,w)=>Q1(e,t,n,p,d[w],[s,o])),a){const p=[-1,0].map(w=>f.map((g,b)=>[d[b][0],u(g.at(w))]));a.setAttribute("d",a.matches(".reach")?Z1(p):`${yn([...p[0],
...p[1].reverse()])}Z`)}const[,h]=[...d].reverse().find(([,p])=>Number.isFinite(p))??[0,NaN],m=h+l;return c&&m>G1&&m<K1&&c.setAttribute("y",m.toFixed(1)),d.filter(
p=>p.every(Number.isFinite))}const Z1=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(
1)}V${o.toFixed(1)}`).join("");function Q1(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.
from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(
1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?", outside the axes":"";o&&U(s.querySelector("title"),`${r}: ${K(e.text(o,n,t),e.
entry(o).u)}${d}`)}var tg=Object.freeze({__proto__:null,mount:V1});const ao=7,eg=1e-9;function gc(e,t){const n=e.map(r=>bc(r,t)),[s,o]=wc(n);return n.map(r=>{if(r===
void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(ao-1,Math.floor(i*ao+eg))})}const wc=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.
max(...t)]};function bc(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function ng(e){const t=D(e,"td[data-cell]"),n=e.dataset.
scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=gc(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(
a=>bc(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];wc(r).forEach((a,c)=>U(i[c],t[r.indexOf(a)]?.textContent??""))}var sg=Object.freeze({__proto__:null,
STEPS:ao,colour:ng,levels:gc});const yc=2,og=["fill","stroke","stroke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weigh\
t","text-anchor","paint-order","vector-effect","display","overflow"];async function rg(e,t,n,s){const{figure:o}=t,r=o.querySelector(".cg-fig__title")?.textContent??
"figure",i=r.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";if(n==="link")return re(`${location.href.split("#")[0]}#${o.id}`,s);if(n===
"csv")return t.data&&(t.data.open=!0),ke(e,t),co(`${i}.csv`,new Blob([`${gr(o.querySelector("table"))}
`],{type:"text/csv"}));const{text:a,width:c,height:l}=Mc(o,r);if(n==="svg")return co(`${i}.svg`,new Blob([a],{type:"image/svg+xml"}));const u=new Image(c,l),f=Object.
assign(document.createElement("canvas"),{width:c*yc,height:l*yc});u.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(a)}`,await u.decode(),f.getContext(
"2d")?.drawImage(u,0,0,f.width,f.height),f.toBlob(d=>d&&co(`${i}.png`,d))}function Mc(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),
o=e.getBoundingClientRect(),r=52,i=Math.round(o.width),a=Math.round(n.getBoundingClientRect().bottom-s.getBoundingClientRect().top)+r+12,c=s.getBoundingClientRect().
top,l="http://www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${i} ${a}`),
u.setAttribute("width",String(i)),u.setAttribute("height",String(a));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.
setAttribute("height","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),[t,e.querySelector(".cg-fig__case")?.textContent??""].forEach(
(m,p)=>{const w=u.appendChild(document.createElementNS(l,"text"));for(const[g,b]of Object.entries({x:8,y:20+18*p,fill:f.color,"font-family":f.fontFamily,"font-s\
ize":p?12:15,"font-weight":p?400:600}))w.setAttribute(g,String(b));w.textContent=m});for(const m of[...s.querySelectorAll("svg"),...n.querySelectorAll(":scope >\
 svg")]){const p=m.getBoundingClientRect(),w=m.cloneNode(!0),g=[m,...m.querySelectorAll("*")];[w,...w.querySelectorAll("*")].forEach((b,y)=>{const M=getComputedStyle(
g[y]);for(const S of og)b.setAttribute(S,M.getPropertyValue(S));for(const{name:S}of[...b.attributes])/^(class|id|data-.*|role|aria-.*)$/.test(S)&&b.removeAttribute(
S)});for(const[b,y]of Object.entries({x:p.left-o.left,y:p.top-c+r,width:p.width,height:p.height}))w.setAttribute(b,y.toFixed(1));u.append(w)}return{text:new XMLSerializer().
serializeToString(u),width:i,height:a}}function co(e,t){const n=URL.createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(
()=>URL.revokeObjectURL(n),1e3)}var ig=Object.freeze({__proto__:null,asSvg:Mc,take:rg})})();
