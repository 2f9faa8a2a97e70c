(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Ll});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const et=e=>new URLSearchParams(
e).get("s")??"",cc=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),ke=(e,t)=>bn(e,"s",t);function bn(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const q=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},z=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},lc=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",uc=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function fc(e,t){z(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!dc(e,s))return;const i=document.createElement("div");i.append(hc(r)),mc(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])uc.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const dc=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function hc(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function mc(e){for(const t of e.querySelectorAll(lc))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function pc(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?wc(s,s.dataset.options):gc(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function ro(e,t){const n=q(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function gc(e){const t=ro("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function wc(e,t){const n=ro("label",e),s=q("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function io(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const bc="pointerover focusin input change click",yc=12,Mc=".cg, \
.cg-claim, .cg-live";let yn="";document.documentElement.classList.add("cg-js");function Sc({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?et(location.search):cc(et(location.search),yn);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||et(n.search)===s||t.setAttribute("href",ke(n.href,s))}z(document,"pointerdown click",{capture:!0},
Sc);function $c(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function vc(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function ao(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>ao(!0),!0),addEventListener("afterprint",()=>ao(!1));function co(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function kc(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function Ac(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const Mn=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function Nc(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await Mn(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}Nc();async function xc(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<yc||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const lo=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&z(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function Ec(e,t){z(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function _c(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function Oc(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&z(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;z(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return eu}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function Tc(e,t){const n=[],
s=new Promise(o=>{z(window,"popstate",{signal:t},()=>{et(location.search)&&o()});for(const r of _c(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}z(e,bc,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Mc)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class Lc extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),yn=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",$c,{signal:t}),fc(n,t),kc(n),this.hasAttribute("data-no-popups")||Oc(n,t),Mn().then(()=>{vc(),
co(n),Ac(n)}),addEventListener("hashchange",()=>co(n),{signal:t}),n.querySelector("[data-files]")&&Promise.resolve().then(function(){return fr}).then(S=>t.aborted||
S.start(n,t)),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return Qu}).then(S=>S.mount(n,t)),!s){et(location.search)&&(await Promise.resolve().
then(function(){return pf})).mount(this,n,t);return}for(const S of n.querySelectorAll(".cg-slider input"))io(S,+S.value,+S.value);const o=JSON.parse(s);yn=o.names[o.
note],this.#e=pc(n,S=>`${o.note}#${S}`in o.q||(S??"")in o.q);const r=new AbortController,i=new AbortController,{done:a,touched:c}=Tc(n,r.signal);t.addEventListener(
"abort",()=>[r,i].forEach(S=>S.abort())),Ec(a,i.signal),await Promise.race([Mn(1500),c]);const l=Object.values(o.q).some(({far:S})=>S);l&&!et(location.search)&&
await Promise.race([c,lo(t)]);const{compute:u,loadParts:f,mount:d}=await Promise.resolve().then(function(){return Gf}),{makeValues:h,prepare:m}=u;l&&await(await Promise.
resolve().then(function(){return Bu})).loadColumns(o.q),await m(o.q);const p=h(o),{wrong:w,untold:g}=await xc(p.proving(),t);if(t.aborted)return;const b=S=>S.map(
k=>k.split("#").pop()).join(", ");if(w.length){this.say(`Recomputed by this browser these differ from the values as built: ${b(w)}.`);for(const S of n.querySelectorAll(
"[data-row]"))S.classList.toggle("is-different",w.includes(p.key(S.getAttribute("data-row")??"")))}g.length&&this.say(`Not recomputed in this browser, since it \
takes too many steps: ${b(g)}.`);const y=f(n).catch(()=>{});et(location.search)||await Promise.race([c,lo(t)]);const M=await y??await f(n);if(!t.aborted){r.abort(),
await d(p,this,n,t,M),i.abort();for(const S of a)S()}}say(t){const n=q("p","cg cg-notice",t);return n.setAttribute("role","note"),this.append(n),n}}customElements.
get("cg-note")||customElements.define("cg-note",Lc);const te={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",
folder:"",relation:"",find:"",off:"node:attachment,node:tag"},uo=Object.keys(te);function Cc(e){const t=new URLSearchParams(e),n={...te};for(const s of uo)Object.
assign(n,{[s]:t.get(s)??te[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Rc(e,t){const n=new URL(t);for(const s of uo)e[s]===te[s]?n.searchParams.delete(
s):n.searchParams.set(s,e[s]);return n.href}function qc(e,t,n){for(const r of["depth","colour","size","tag","folder","relation","find"]){const i=t(r);i.value=e[r],
i.value=e[r]=i.value||te[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const Ae=e=>new Set(e.off.split(","));function Ic(e,t){
const n=Ae(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const Ne=(e,t)=>e.byId.get(t)??-1,Pc=new Map(Object.entries({uses:1,claims:3,link:4,
embed:4,sequence:4,tag:4})),fo=2,Dc=4,jc=20,Fc=100,zc=12,Uc=3,Bc=4,Tt=3,xe=({types:e},{type:t})=>Pc.get(e[t][0])??fo,ho=(e,t)=>xe(e,t)===fo;function Wc(e,t){const n=e.
nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?s[i]+=1:xe(e,{type:l})<Dc&&o.add(i),
!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=xe(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.
cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=zc&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||
i.kind?Fc:+(i.degree>jc));return{near:n,toll:r}}function mo(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=Wc(e,t),a=new Set;let c=1/0;for(;r.length<
o;){const{cost:l,path:u}=Hc(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+Bc),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}
function Hc({near:e,toll:t},n,s,o){const r=new Map([[n*Tt,0]]),i=new Map,a=[[n*Tt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=Gc(l),
f=Math.floor(u/Tt),d=u%Tt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:Kc(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){if(o.has(m))
continue;const w=p.uses?p.back?1:2:0,g=h+p.cost+(d&&w&&d!==w?Uc:0),b=m*Tt+w;g>=(r.get(b)??1/0)||(r.set(b,g),i.set(b,u),(a[g]??=[]).push(b))}}}return{cost:0,path:[]}}
function Gc(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function Kc(e,t){const n=[Math.floor(e/Tt)];for(let s=t.get(e);s!==void 0;s=
t.get(s))n.unshift(Math.floor(s/Tt));return n}const Ee=200,po=["note","ghost","tag","attachment"];function Vc(e){const{edges:t,reasons:n,types:s,folders:o,tags:r,
communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.url[m],x:e.x[m],
y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",text:"",width:-1})),
f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(n))f[+h].reason=
m;for(const[h,m]of f.entries()){m.says=ho({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&go(f[p],m);p--)f[p].says=!0}const d=l.boxes.map(([h,m,
p,w,g,b,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!w,url:g,says:b,columns:Object.entries(y).flatMap(([S,k])=>k.map(L=>`${u[L]?.id}\
#${S}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,w])=>({group:h,x:m,y:p,points:w,name:i[h],number:a[h]})),
byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Ee}}function Yc(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,s=e.nodes.map(r=>r.
degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,
groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function Xc(e,t,n){const s=Ae(t),o=e.tags.indexOf(t.tag),r=e.folders.indexOf(t.folder===
"/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+po[d.kind])||!d.degree&&s.has("node:o\
rphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!go(c.at(-1),d)&&
c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.isSmall&&
l?Jc(e,c):[],get near(){return f??=Zc(a.length,c)}}}function Jc({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,e[o].community].
sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const go=(e,{a:t,b:n,kind:s})=>e?.kind===s&&(e.a===t?
e.b===n:e.a===n&&e.b===t);function Zc(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Qc(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const tl=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function _e(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function el(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(_e(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>_e(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&tl(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Sn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(_e(s.name.toLowerCase(),n),1+_e(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function nl(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const $n=12,wo=1.06,sl=1200;
function ol(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=$n*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>Ee&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return rl(e,t,a,l);const u=c?
ll(e,t,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:w}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[w%o.c.length],l(p,f+h/2,
d+m*.75);n.lineWidth=3.5,e.labels=ul(e,t,a,c,u).map(f=>vn(e,t,a,f));for(const f of e.labels)bo(e,t,a,f,.42,l)}function bo(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*wo)))}function rl(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=g=>e.radius[g]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=cl(e,t,s),d=r.nodes.filter(g=>a.nodes[g.number]).map(g=>{const[b,y]=e.screen(i,g.x,g.y),M=u(g.number);return{number:g.number,left:b-
M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:g,points:[b,,y]})=>{const[M,S]=e.screen(i,...b),[k,L]=e.screen(i,...y);return[g,{left:M,top:S,width:k-
M,height:L-S}]})),m=e.width<600&&i.k<.6,p=[...c?.path.length?c.path:c?.nodes.keys()??[]],w=m?new Set([l,...c?.path??[]]):new Set([l,...p,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const g of w){const b=r.nodes[g];if(!b||!a.nodes[g])continue;const y=vn(e,t,n,g),M=h.get(b.community),S=al(y,d.find(k=>k.number===g)??y).find(
k=>g===l||(!M||il(k,M))&&![...f,...d].some(L=>L.number!==g&&yo(k,L)));S&&(f.push(S),e.labels.push(S),bo(e,t,n,S,.3,s))}}const il=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,al=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function cl(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const w=u.split(" ");
for(;w.length>1&&i.measureText(w.join(" ")).width>p;)w.pop();const g=w.join(" ").replace(/ (and|of|the|by|is)$/,""),b=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,b[0],b[1]),[{number:-1,left:b[0],top:b[1]-12,width:i.measureText(g).width,height:15}]})}function ll(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function vn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${$n}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/$n:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*wo}}function ul(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(k,L)=>Math.round(k*r.k*4/L),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],w=e.model.nodes.length>Ee?Math.max(24,u*f/9e3):1/0,g=[...o];let b=0,y=o.length;const M=new Set(o.map(k=>k.number)),S=p.length?new Set([...p,...e.order]):e.order;
for(const k of S){const L=e.model.nodes[k],[E,v]=e.screen(r,L.x,L.y),O=Math.max(Math.abs(E/u-.5),Math.abs(v/f-.5));if(!i.nodes[k]||O>1||M.has(k))continue;if((b+=
1)>sl||y>=w)break;const _=e.radius[k]*e.scale(r)*1.5,C=B=>{const $=vn(e,t,n,k,B);$.top-=_,$.height+=_;for(const T of g)if(yo($,T))return null;return $},I=C(!1)&&
C(!0);I&&(g.push(I),O<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(k=>k.number).reverse()},e.kept.numbers}const yo=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Lt=6,Mo=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],So=0,kn=1,Oe=2,$o=3,Ct=4,vo=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],An=1.6,Nn=.12,fl=26,ot=26;
function dl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%Lt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,fl),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function hl(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=An)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of ko(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Nn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function ml(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=An||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of ko(n)){const[l,u,f,d]=c,[h,m]=e.screen(t,(l+f)/2,(u+d)/2);r.globalAlpha=
s?1-(1-Nn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),h,m+4),r.fillStyle=i.param,r.fillText(String(a),h,m+4)}r.globalAlpha=1}function ko({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:wl(i,a)}]:[]})}
function pl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=An||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,
says:h}=l,m=e.importance(u,f,s),p=m>kn,w=d==="uses",g=i[u].community===i[f].community;if(!p&&!(w?g||c:g&&h)||!p&&s&&s.path.length)continue;const b=i[u],y=i[f];r.
beginPath(),r.moveTo(b.x,b.y),r.quadraticCurveTo(...vo(b,y),y.x,y.y),r.setLineDash(m===Ct?[]:p&&d==="link"&&!h?[4/t,3/t]:gl(d).map(S=>S/t)),r.strokeStyle=m===Ct?
a.changed:w||d==="claims"?a.param:a.ink,r.lineWidth=(m===Ct?3:w?p?1.8:1.3:1)/t;const M=w?.75:.4;r.globalAlpha=m===Oe?.45:p?.95:s?M+(M*Nn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const gl=e=>Mo.find(t=>t[0]===e)?.[3]??[];function wl([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>ot&&f<u)return n<o?[n-ot,(c+l)/2,o+ot,(c+l)/2]:[e+ot,(c+l)/2,i-ot,(c+l)/2];if(f-u>ot&&l<c)return s<r?[(u+f)/2,s-ot,(u+f)/2,r+ot]:[(u+f)/2,t+ot,(u+
f)/2,a-ot];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],w=(y,M)=>Math.min((y/2-ot)/Math.max(1,Math.abs(m-d)),(M/2-ot)/Math.max(1,Math.abs(p-h))),g=w(n-e,s-t),
b=w(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*b,p-(p-h)*b]}const bl=2500,Ao=8e3,yl=1500,Ml=.06,Bt=.25;function No(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Lt},(o,r)=>n("c"+r))}}class Sl{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=xo(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Ee?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=xo(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(dl(this,t),hl(this,t),pl(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&ml(this,t),this.dots(t),ol(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Lt],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Ct+1},()=>new Map);let d=r?bl:Ao;for(const{a:m,b:p,kind:w}of n.lines){const g=a[m],b=a[p],y=this.importance(m,p,s);
if(y<Oe&&(d<1||Te(g.x,b.x,t.x,this.width/l)||Te(g.y,b.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(w)??new Path2D;f[y].set(w,M),M.moveTo(g.x,g.y),u>yl?M.
lineTo(b.x,b.y):M.quadraticCurveTo(...vo(g,b),b.x,b.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,Ao)))**.4;f.forEach((m,p)=>{for(const[w,g,b,y]of Mo){const M=m.
get(w),S=b*h*(p===So?.6:1);M&&(i.setLineDash(y.map(k=>k/l)),i.strokeStyle=p===Ct?c.changed:w==="uses"||w==="claims"?c.param:c.muted,i.lineWidth=(p===Ct?3.2:g*(p===
$o?1.5:1))/l,i.globalAlpha=p>kn?[.5,.95,1][p-Oe]:s?S+(Ml-S)*o:S,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?kn:So,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Ct:o}return r===i?o:Math.min(r,i)?Oe:$o}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],w=this.group[d],g=this.radius[d]*u,[b,y]=this.screen(n,m,p);
if(Te(b,b,this.width/2,this.width)||Te(y,y,this.height/2,this.height))continue;const M=h?l.ghost:w<0?l.muted:l.c[w%Lt],S=this.solid(M,this.strength(t,d,.28));g>
4&&Mt(a,b,y,g+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),Mt(a,b,y,g,"",S,1.5),a.setLineDash([])):Mt(a,b,y,g-.75,S),g>4&&w>=Lt&&!h&&(Mt(a,b,y,g*.5+.7,l.paper),
Mt(a,b,y,g*.5-.7,S)),o?.path.includes(d)&&Mt(a,b,y,g,"",l.changed,2.5),d===r&&Mt(a,b,y,g+.5,"",l.ink,2.5),d===r&&i&&Mt(a,b,y,g+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const xo=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Te=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Bt)||Math.min(e,t)>n+
s*(.5+Bt);function Mt(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const $l=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),vl=18,xn=8,En=5;function kl(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};Nl(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,xn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>xl(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&El(e,a),r(a)}),o(s,"input change",i=>_l(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(Al(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Al(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function Nl(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?En:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,xn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<En)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=En)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?vl:xn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function xl(e,t){const[n,s]=$l.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function El(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(Ic(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function _l(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...Ae(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const Ol=120;class Tl{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=Vc(s),this.state=Cc(location.search),this.state.find||=this.part("find").value,this.painter=new Sl(n,this.model,No(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});kl(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):Ne(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):nl(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=Sn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,w]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=w});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return nd}),...await Promise.resolve().then(function(){return vd})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;qc(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=Yc(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=Xc(n,o,s.group),this.found=o.find.trim()?el(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return rd}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return cd})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=Ne(s,t.from),h=mo(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=Qc(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return gd}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return Nd})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=No(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Ol)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Rc(this.state,location.href))},150)}}var Ll=Object.freeze({__proto__:null,View:Tl});const Cl=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Rl=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",Eo="http://www.w3.org/1998/Math/MathML",ql=4e3,Il=4e6,Pl=24,Dl=3,Rt=new Map;function jl({origin:e,pathname:t}){const n=Rt.get(t)??Fl(new URL(
t,e)).catch(()=>{});return Rt.delete(t),Rt.set(t,n),Rt.size>Pl&&Rt.delete([...Rt.keys()][0]),n.then(s=>s??Rt.delete(t)),n}async function Fl(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>Il)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(_o(o,i,new URL(t.url),{left:ql}),!i.textContent?.trim())return;const a=Bl(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:Wl(o)}}function _o(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Rl))continue;s.left-=1;const r=zl(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;_o(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function zl(e,t){if(e.namespaceURI===Eo)return Ul(e);
if(/^h[2-6]$/.test(e.localName)){const r=q("p","cg-pop__head");return r.dataset.at=e.id,r}if(!Cl.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function Ul(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(Eo,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function Bl(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=q("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(q("li","",q("b","",a)," ",i)),s.size===Dl)break}return s.size?n:void 0}function Wl(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const Hl=250,Gl=250,Kl=500,
Vl=10,Yl=3,Xl="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Jl(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l,u;const f=(v=0)=>{for(const{link:O,box:_}of s.splice(v))O.removeAttribute("aria-expanded"),c=!0,_.contains(document.activeElement)&&O.focus({preventScroll:!0}),
c=!1,_.remove()},d=v=>v instanceof Node?s.map(({link:O,box:_})=>_.contains(v)||O.contains(v)).lastIndexOf(!0):-1,h=v=>s.map(({box:O})=>O.contains(v)).lastIndexOf(
!0)+1,m=v=>{const O=v instanceof Element&&v.closest("a[href]");return!(O instanceof HTMLAnchorElement)||O.matches(Xl)||!e.contains(O)&&!O.closest(".cg-loc, .cg-\
pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(O.pathname)&&O.origin===location.origin&&O.pathname!==location.pathname?O:void 0},p=async v=>{const O=h(v),_=++a;if(O>=
Yl||s[O]?.link===v)return;const C=await jl(new URL(v.href));if(!C||_!==a||t.aborted||!v.isConnected||O>s.length)return;f(O);const I=Zl(C,v,`cg-pop-${O}`);document.
body.append(I),s.push({link:v,box:I}),v.setAttribute("aria-expanded","true"),Ql(I,v.getClientRects()[0]??v.getBoundingClientRect()),tu(I,decodeURIComponent(v.hash.
slice(1)))},w=()=>{clearTimeout(o),a+=1},g=v=>{const{target:O}=v,_=m(O),C=d(O);v.pointerType!=="touch"&&(clearTimeout(r),s.length>C+1&&(r=window.setTimeout(()=>f(
C+1),Gl)),clearTimeout(o),_?o=window.setTimeout(()=>p(_),Hl):C<0&&w())},b=({target:v})=>{const O=m(v);c||(f(d(v)+1),O?.matches(":focus-visible")&&p(O))},y=()=>{
clearTimeout(i),l=void 0},M=v=>{const{pointerType:O,clientX:_,clientY:C,target:I}=v,B=m(I);if(u=void 0,d(I)<0&&f(),y(),O!=="touch")return w();B&&(l={link:B,x:_,
y:C},i=window.setTimeout(S,Kl))},S=()=>{u=l?.link,y(),u&&p(u)},k={pointerover:g,focusin:b,pointerdown:M};for(const[v,O]of Object.entries(k))z(document,v,{signal:t,
capture:!0},O);z(document,"pointerup pointercancel",{signal:t},y),z(document,"pointermove",{signal:t,passive:!0},({clientX:v,clientY:O})=>{l&&Math.hypot(v-l.x,O-
l.y)>Vl&&y()}),z(document,"contextmenu click",{signal:t,capture:!0},v=>{l&&v.type==="contextmenu"&&S(),!(!u||m(v.target)!==u)&&(v.preventDefault(),v.stopImmediatePropagation())}),
z(document,"keydown",{signal:t,capture:!0},v=>{const O=s.at(-1);O&&(v.key==="Escape"?(v.stopPropagation(),w(),f(s.length-1)):v.key==="ArrowDown"&&document.activeElement===
O.link&&(v.preventDefault(),O.box.querySelector(".cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);f()});const L=m(
n?.target??null),E={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&L?.matches(E[n.type])&&k[n.type](n)}function Zl({title:e,text:t,count:n},s,o){const r=q(
"div","cg cg-pop"),i=q("p","cg-pop__title",e),a=q("div","cg-pop__text",t.cloneNode(!0)),c=q("a","","open"),l=[n,et(location.search)&&"as built, without your sce\
nario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute(
"aria-label",e),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,
q("p","cg-pop__foot",q("span","",l),c)),r}function Ql(e,t){const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),
i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function tu(e,t){
const n=e.querySelector(".cg-pop__text"),s=t&&[...n.querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var eu=Object.freeze(
{__proto__:null,mount:Jl});const Oo=1e-12,_n=2**-50,To=2**-48,Lo=64,On=1e-9,nu=2**-48,su=2**-51,ou=2**-40,ru=2**53;class it{at=-1;needs="";constructor(t){this.message=
t}}const x=e=>{throw new it(e)},Tn=new Map,Ln=(e,t)=>t===0?x("division by zero"):e/t,Co=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<
0?Ln(1,s):s},Ro=(e,t)=>{const n=t===Math.floor(t);return e===0&&t<0&&x("division by zero"),n&&Math.abs(t)<=Lo?Co(e,t):e<0&&!n?x("power of a negative number"):e**
t},Cn=e=>e<=0?x("log of zero or less"):Math.log(e),Rn=(e,t)=>{const n=Cn(t),s=n===0?x("division by zero"):Cn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Lo&&Co(
t,o)===e?o:s},Le=e=>{const t=Math.floor(e),n=Math.floor(e+.5);return t!==e&&Math.abs(e-n)<=_n*Math.abs(e)?n:t},rt=e=>{const t=Math.floor(e+.5);return Math.abs(e-
t)<=Oo*Math.max(1,Math.abs(e))?t:Math.floor(e)},qt=e=>-rt(-e),iu=(e,t)=>{t===0&&x("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.
floor(t))return n+0;const s=_n*Math.max(Math.abs(t),Math.abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},qo=e=>-Le(-e),qn=e=>{const t=Le(e),n=e-t;return Math.
abs(n-.5)<=_n*Math.max(1,Math.abs(e))?t+Math.abs(t%2):n<.5?t:t+1},au=(e,t=0)=>{const n=Le(t);(n!==qo(t)||Math.abs(n)>15)&&x("rounding to a number of digits that\
 is not whole, or more than 15");const s=Ro(10,Math.abs(n));return n?n>0?qn(e*s)/s:qn(e/s)*s:qn(e)},ee=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.
abs(e),Math.abs(t))||s.some(r=>o<=Oo*Math.abs(r))},Io=(e,t,...n)=>+(e<t&&!ee(e,t,To,n)),Po=(e,t,...n)=>+(e<=t||ee(e,t,To,n)),cu=(e,t,n,...s)=>{const o=Math.abs(
e-t),r=n*Math.abs(t);return+(o<=r||ee(o,r,On,s))},Ce=(e,t)=>Math.abs(e)<=nu*Math.abs(t)&&e&&(Math.abs(t)>=ru||e!==Math.floor(e))?0:e,In=(e,t)=>{const n=su*Math.
abs(t);return Math.abs(e)<=n&&n<ou?0:e},Do=e=>Math.abs(e)>2**33?x("an angle so large that its turns cannot be determined"):e,jo=e=>In(Math.cos(Do(e)),e),lu=e=>jo(
e)===0?x("division by zero"):In(Math.tan(e),e),Fo=e=>t=>t>=-1&&t<=1?e(t):x("outside -1..1"),{abs:uu,atan:fu,atan2:du,sinh:hu,cosh:mu,tanh:pu,exp:gu,sign:wu,asin:bu,
acos:yu}=Math,lt=new Map(Object.entries({add:(e,t)=>Ce(e+t,e),sub:(e,t)=>Ce(e-t,e),mul:(e,t)=>e*t,div:Ln,neg:e=>-e,pow:Ro,not:e=>+(e===0),lt:Io,le:Po,gt:(e,t,...n)=>Io(
t,e,...n),ge:(e,t,...n)=>Po(t,e,...n),eq:(e,t,...n)=>+ee(e,t,On,n),ne:(e,t,...n)=>+!ee(e,t,On,n),within:cu,sqrt:e=>e<0?x("root of a negative number"):Math.sqrt(
e),exp:gu,ln:Cn,log:Rn,log2:e=>Rn(e,2),log10:e=>Rn(e,10),abs:uu,sign:wu,floor:Le,ceiling:qo,round:au,min:Math.min,max:Math.max,sin:e=>In(Math.sin(Do(e)),e),cos:jo,
tan:lu,asin:Fo(bu),acos:Fo(yu),atan:fu,atan2:du,sinh:hu,cosh:mu,tanh:pu}));function Pn({budget:e},t){const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof
it)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const It=86400,Mu=2629800,zo=1e-6,Dn=-62135596800,Uo=253402214400,Bo=(e,t)=>{const n=Math.floor(
e+.5);return Number.isFinite(n)||x("overflow"),Math.abs(e-n)>zo?x(t):n},Su=e=>e>=Dn&&e<=Uo?e:x("a date beyond the years 1 to 9999"),ne=e=>new Date(Su(Bo(e/It,"n\
o whole number of days")*It)*1e3),Wo=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,$u={later:(e,t)=>ne(e+t).getTime()/1e3,months_later:(e,t)=>{const n=Bo(t/Mu,
"no whole number of months"),s=ne(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&x("a date beyond the years 1 to \
9999"),Wo(r,i,Math.min(s.getUTCDate(),new Date(Wo(r,i+1,0)*1e3).getUTCDate()))},year:e=>ne(e).getUTCFullYear(),month:e=>ne(e).getUTCMonth()+1,day:e=>ne(e).getUTCDate()};
function Re(e){const t=Math.floor(e/It+.5);return Math.abs(e/It-t)>zo||t*It<Dn||t*It>Uo?"–":new Date(t*It*1e3).toISOString().slice(0,10)}function vu(e){if(!/^\d{4}-\d\d-\d\d$/.
test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=Dn&&Re(t)===e?t:void 0}const Pt=12,ku=100,Au={"%":100,percent:100,pct:100,"‰":1e3},Nu=e=>!e||
e.startsWith("×")?1:Au[e]??0;function Wt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Pt-
1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+Fn(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=jn(
a,Pt-t),m=h>=10**t?1:0;return`${c}${Fn(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(Pt-1-i),f=e>0&&s?Math.abs(
a-u):0;f&&f*ku<=u&&(l=Math.max(l,Math.min(t-i+Pt-1-String(f).length,Pt-1-i)));let d=jn(a,Pt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=jn(a,Pt-1-i- --l)),c+Fn(d,l,
n&&i>=0&&d%10**l!==0)}const jn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function Fn(e,t,n){const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(
s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const Ho=25e4,St=5e6,xu=2e6,Eu=2e3,_u=20;class X{}
class Ou{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(t){this.left=this.share=t,this.round++}next(){
this.own=Eu,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.
steps<=0)throw new X;this.pay(_u)}}function se(e){try{return e()}catch(t){if(t instanceof X)return;throw t}}const Go=1e6,Tu=60,Lu=1e4,Ko=/#[[{]/,Vo="more than 1\
,000,000 steps",Cu=1e12,Yo={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},zn=new Map(
Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,
void 0,e.inside(o,e.machine.below(t)))}})),Xo=["read","slope","root","at","series","edge","along","across","path","part"],Ru=["num","row","read","index",...Object.
keys(Yo)],qu=e=>lt.has(e)||zn.has(e)||Ru.includes(e);function Iu({p:e=[],picks:t=[]}){const n=[...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=
+i-1:Xo.includes(String(o))&&n.push(String(r))}return n}function Jo(e){const t=new Map;for(const[n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,
[n])}return t}function Zo(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.add(o);return n}function Qo(e){const t=e.steps+e.rest;e.steps=Math.
min(Go,t),e.rest=t-e.steps,e.short=t<Go}function Pu([e,...t]){const[n=0,s=0]=t.map(Number),o=lt.get(String(e));return{name:String(e),act:o,effort:o&&Tn.get(o),operands:t,
first:n,second:s}}class Du{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.
filter(r=>Xo.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,
this.purse=new Ou,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new Dt(this,new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){
const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.map(Pu)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.
counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.
affected(n.keys())){const o=new Dt(this,new Map(n),t,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(Cu,this.purse.steps),
{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=[s,0,0,0,!1],Qo(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){
if(this.loose)return this.loose;const t=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=Zo(t,Jo([...this.nodes].map(([n,s])=>[n,Iu(
s)]))):this.loose=new Set}run(t){const{base:n}=this,s=[...t].filter(([i])=>Ko.test(i));if(!s.length||s.length===t.size)return t.size?new Dt(this,new Map(t),n,n.
budget):n;const o=new Map([...t].filter(([i])=>!Ko.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Dt(this,o,n,n.budget)}),
new Dt(this,new Map(s),this.round.run,n.budget)}affected(t){const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Zo(n,this.readers??=Jo(this.reads));return this.known.set(s,r),r}}class Dt{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&Qo(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:p}=this.machine,w=p.get(t)??0;if(m&&w>h)throw new X;try{this.budget.isRunning=!0;const g=[];this.machine.traced?.push(g);const b=this.
execute(this.machine.program(t,n),0,n.length,g),y=h-this.budget.steps;return(y>Lu||w)&&p.set(t,y),b}catch(g){if(!(g instanceof it))throw g;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:f,integrals:d}),{reason:g.message,key:t,at:g.at,needs:g.needs}}finally{u&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:
Object.hasOwn(o,l)?o[l]??{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new X:Object.assign(new it(Vo),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const d=o[u],
h=o[f],{length:m}=l;c&&this.weigh(c(...l.map(w=>o[+w])));const p=m===2?a(d,h):m===1?a(d):a(...l.map(w=>o[+w]));o[n]=Number.isFinite(p)?p:x(Number.isNaN(p)?"no r\
eal value":"overflow")}else if(i==="num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(
t,n,o);continue}n++}}catch(i){throw i instanceof it&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)
throw new X;x(Vo)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new it(n.reason),{needs:t});return n}series(t){const n=this.value(t);
if(!Array.isArray(n))throw Object.assign(new it(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.
length-1]),a=zn.get(o);if(!a)return x(Yo[o]??"no real value");this.budget.open>=Tu&&x("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.
execute(t,l,u,s),s,n,t.operations);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&x("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.
steps-=20,new Dt(this.machine,t,this,this.budget,n)}}let Un,qe,tr,er,nr;async function sr(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(
r)))),n=()=>[...t].every(qu),s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return xh});or(o.CHECKED,
o.DRAWN),{drawsOf:qe}=o,t.has("beta")&&lt.set("beta",(await Promise.resolve().then(function(){return Bh})).betaQuantile)}if(s&&({folded:er,heights:nr,summary:tr}=
await Promise.resolve().then(function(){return Od})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return Np});or(o,r)}Object.values(
e).some(({r:o,rs:r})=>o||r)&&({findExtremes:Un}=await Promise.resolve().then(function(){return zp}))}function or(e,t){for(const[n,s]of Object.entries(e))lt.set(
n,s);for(const[n,s]of Object.entries(t))zn.set(n,s)}const G=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),
Math.abs(t));function rr(e,t=[...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??
{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}
function ir(e){const t=new Map(Object.entries(e.q)),n=new Du(e.q),s=$=>t.get($)??{},o=($="")=>$[0]==="="||$.includes("#")?$:`${e.note}#${$}`,r=new WeakMap,i=$=>T=>{
const A=$(T);if(typeof A!="object")return A;if(s(T).w!==void 0&&typeof a(T)=="object")throw new X},a=n.under(new Map),c=$=>{const T=n.under($),A=i(T),N=R=>y(A,R,
()=>(n.purse.next(),n.uncertain.has(R)?d(k(R,$,A)):s(R).c?[k(R,$,A)].flat()[0]:A(R)));return r.set(N,T),N},l=new Map,u=c(l),f=($,T)=>{n.purse.next();const A=r.get(
T)?.($);return Array.isArray(A)?A[0].numbers:void 0},d=$=>Array.isArray($)?$.length===3?$[1]:void 0:$,h=new WeakMap,m=($,T,A)=>{const N=h.get(T)??n.run(T);h.set(
T,N);try{return n.counted(N,()=>{const R=qe(N).value($);return A===void 0?tr(R):er(R,A)})}catch(R){if(R instanceof it)return;throw R}},p=new Map,w=$=>{for(const T of p.
has($)||!t.has($)?[]:rr(t,[$],p)){const{p:A,picks:N,cells:R,rs:P}=s(T),F=new Set(P||!(A||R)?[T]:[]);p.set(T,F);for(const W of[...N??[],...(A??[]).flat()])for(const H of typeof W==
"string"&&p.get(W)||[])F.add(H)}return p.get($)??new Set},g=($,T)=>{const A=n.under(T);let N=$,R=A(N);for(;typeof R=="object"&&R.needs;)R=A(N=R.needs);if(typeof R!=
"object")return"";const{picks:P}=s(N),F=N.slice(N.indexOf("#")+1);if(!P)return N===$?R.reason:`${F}: ${R.reason}`;const W=P.map(H=>{const K=A(H);return typeof K==
"string"&&s(H).rows?.[K]||K});return`${F} is not known for ${W.join(", ")}`},b=($,T)=>{const{r:A,rs:N,picks:R=[]}=s($);return A??N?.[R.map(T).join()]},y=($,T,A)=>{
const N=M.get($)??new Map,{round:R}=n.purse;if(N.get(T)===R)throw new X;try{return A()}catch(P){throw P instanceof X&&M.set($,N.set(T,R)),P}},M=new WeakMap,S=new WeakMap,
k=($,T,A)=>{const N=S.get(A)??{state:T,found:new Map};return N.state!==T?L($,T,A):(S.set(A,N),N.found.has($)||N.found.set($,y(N,$,()=>L($,T,A))),N.found.get($))},
L=($,T,A)=>{if(T.size&&!n.affected(T.keys()).has($))return k($,l,u);n.purse.next();const N=n.uncertain.has($);if(N&&s($).c)return;const P=[...w($)].sort().map(st=>[
st,T.has(st)?void 0:b(st,A)]).filter(([,st])=>st),F=N?void 0:A($);if(N)return P.length?void 0:m($,T);if(!P.length||typeof F!="number")return F;const W=n.run(T),
H=n.affected(P.map(([st])=>st)),K=st=>$e=>{n.purse.point();const ve=n.at(W,$e,H)(st);return typeof ve=="object"?void 0:ve},ct=E($,P),Y=t.has(`${$}#margin`)?Un(K(
`${$}#margin`),P,ct):void 0;if(Y){const st=[...Y.at,...ct].map(K($));if(st.some(R1=>typeof R1!="number"))return;const $e=Math.min(F,...st),ve=Math.max(F,...st);
return $e===ve?$e:[$e,ve]}const Ut=Un(K($),P,ct)?.ends;if(!Ut)return;const[oo,ac]=[Math.min(Ut[0],F),Math.max(Ut[1],F)];return oo===ac?oo:[oo,ac]},E=($,T)=>(s($).
at??[]).filter(A=>Object.keys(A).length===T.length&&T.every(([N,[R,P]])=>N in A&&A[N]>=R&&A[N]<=P)).map(A=>new Map(T.map(([N])=>[N,A[N]]))),v=($,T)=>{if(n.purse.
next(),m($,T)===void 0)return[];const A=h.get(T);return A?n.counted(A,()=>nr(qe(A).value($))):[]},O=($,T)=>{if(n.purse.next(),!n.uncertain.has($)||m($,T)===void 0)
return;const A=h.get(T),N=A&&n.counted(A,()=>qe(A).value($));return N instanceof Float64Array?N:void 0},_=($,T,A)=>(n.purse.next(),n.uncertain.has($)?[m($,T,A)].
flat()[0]:void 0);function*C($=xu){const T=new Map,A=c(T),N=[],R=[];B($);for(const P of rr(t)){const{w:F}=s(P);if(F===void 0)continue;const W=se(()=>[k(P,T,A)].
flat());!W||W.some(H=>H===void 0)?R.push(P):[F].flat().some((H,K)=>!G(H,W[K],1e-9))&&N.push(P),yield}return{wrong:N,untold:R}}const I=$=>{const T=C($);for(;;){const{
done:A,value:N}=T.next();if(A)return N}},B=$=>{n.purse.give($)};return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:g,inputs:w,reaches:($,T)=>n.affected(
[$]).has(T),spread:k,part:_,heights:v,draws:O,prove:I,proving:C,allow:B,taken:()=>n.purse.taken}}const ut="–",ju=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
Bn={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Fu={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},zu=e=>Object.
hasOwn(Bn,/^[A-Za-z]*/.exec(e)?.[0]??""),V=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,Wn=e=>e.join(e[0][0]==="-"?" to ":"–"),ft=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Ie=({f:e=1,o:t=0},n)=>n*e+t,ar=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Uu=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Fu[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Pe(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Uu(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function cr(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(w,g,b)=>{const{d:y,u:M="",o:S}=s(w),k=ft(s(w),g);return s(w).iso?Re(g):ar(k)&&(k!==0||S||!g)?Wt(k,b??y,ju.test(
M),Nu(M)):ut},c=(w,g)=>{const b=g.map(_=>ft(s(w),_)),{d:y=3}=s(w),M=Math.max(...b.map(Math.abs)),S=Math.abs(b[2]-b[0]),k=_=>Math.floor(Math.log10(_)),L=M&&S?Math.
max(y,Math.min(k(M)-k(S/3)+2,12)):y,[E,v,O]=g.map(_=>a(w,_,L));return`${v} (${Wn([E,O])})`},l=(w,g,b,y)=>{const M=(y?r(w,g,y):void 0)??i(w,g,b),{words:S}=s(w);if(S)
return S[Number(M)]??ut;if(Array.isArray(M)){if(M.length===3)return c(w,M);const[k,L]=M.map(E=>a(w,E));return k===L?k:(s(w).al?"at least ":"")+Wn([k,L])}return typeof M==
"number"?a(w,M):M??ut},u=(w,g)=>{const{rows:b,r:y,v:M,u:S}=s(w),k=g??M;return typeof k=="string"?b?.[k]??k:g===void 0&&y?V(Wn(y.map(L=>a(w,L))),S):typeof k=="nu\
mber"?V(a(w,k),S):ut},f=(w,g)=>{const{rows:b,lo:y=-1/0,hi:M=1/0,set:S,picks:k,x:L,iso:E}=s(w);return!n.has(w)||k||L?!1:b?Object.hasOwn(b,g):typeof g!="number"||
!Number.isFinite(g)||E&&Re(g)===ut?!1:S?S.some(v=>G(v,g)):g>=y&&g<=M||G(g,y)||G(g,M)},d=w=>{const g=new Map;for(const b of(w??"").split(/,(?=[^,=]+=)/)){const y=b.
lastIndexOf("="),M=o(b.slice(0,y)),S=b.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?S:+S)}return g},h=(w,g)=>{const b=vu(w.trim().replace(/^date\s+/,""));return b===
void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,b)?{value:b}:{problem:`outside ${p(g)}`}},m=(w,g)=>{if(s(g).iso)return h(w,g);const{u:b=""}=s(g),y=b||
"a number without unit",M=w.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(A,N,R,P)=>`${N}${P}\
 ${R==="$"?"USD":R}`),[,S,k,L]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!S)return{problem:`not a number; write for example ${u(g)}`};
const[,E,v]=/^([A-Za-z]*)(.*)$/.exec(L)??[],O=(k===""||E[1]==="i")&&Object.hasOwn(Bn,E)?Bn[E]:1,_=(O>1?v:L).replace(/\s/g,""),C=Pe(_,t.units),I=Pe(L.replace(/\s/g,
""),t.units);if(O>1&&b&&!/^\s*[A-Za-z]/.test(v)&&!I.unknown&&I.dimension===Pe(b,t.units).dimension)return{problem:`“${w.trim()}” means two things; write ${S}\
 ${L}, or ${+S*O}`};if(C.unknown||_&&C.dimension!==Pe(b.replace(/^.i /,""),t.units).dimension)return{problem:`“${_}” is not a unit for this; it is in ${y}`};
const B=+S*O,$=Ie(_?{f:C.factor,o:C.offset}:O>1?{}:s(g),B),T=B!==0&&$===0&&!C.offset&&!s(g).o;return f(g,$)&&ar($)&&!T?{value:$}:{problem:`outside ${p(g)}`}},p=w=>{
const{lo:g=-1/0,hi:b=1/0,set:y,u:M}=s(w);return V((y??[g,b]).map(S=>Number.isFinite(S)?a(w,S):"∞").join(y?", ":" … "),M)};return{...e,text:l,figure:a,say:u,
takes:f,parseCase:d,parseEntry:m}}const j=(e,t)=>[...e.querySelectorAll(t)],U=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=
t):e&&e.textContent!==t&&(e.textContent=t)},De=e=>e.dataset.part?+e.dataset.part:void 0,Hn=new Map;function Gn(e){const t=Hn.get(e);if(t)return t;const n=new Promise(
(s,o)=>{const r=document.createElement("script"),i=c=>{const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(
e))};addEventListener("cg-data",i),r.addEventListener("load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return Hn.set(e,n),n.catch(()=>Hn.
delete(e)),n}async function lr(e,t=document.baseURI){await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await Gn(new URL(n.far,t).href)])}))}var Bu=Object.
freeze({__proto__:null,loadColumns:lr,loadFile:Gn});const je=100,Wu=150,Kn=new WeakMap;function ur(e,t){for(const n of j(e,"[data-count]"))Kn.set(n,Kn.get(n)??Gu(
n,t))}function Hu(e){return ur(e.root,e.signal),j(e.root,"[data-count]").map(t=>n=>Kn.get(t)?.paint(n))}function Gu(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",
columns:i=""}=e.dataset,a=e.querySelector("table").tBodies[0],c=j(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector(
'[type="search"]'),d=r.split(" ").filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,w,g=0,b="",y=0,M=0;const S=new WeakMap,k=$=>Gn(new URL(d[$],document.
baseURI).href),L=async $=>(await k(Math.floor($/+o)))[$%+o],E=()=>{const $=p;if(!$)return;const T=new Map,A=N=>{if(!T.has(N))try{T.set(N,$.model.column(N,$.now))}catch(R){
if(!(R instanceof X))throw R;T.set(N,R)}return T.get(N)};for(const N of a.rows)h.forEach((R,P)=>{const F=N.cells[+s+P],W=$.model.key(R);S.has(F)||S.set(F,F.textContent??
"");const H=S.get(F)??"";$.attempt(F,()=>{const K=$.state.size?A(W):[];if(K instanceof X)throw $.done&&U(F,ut),K;const ct=K?.[+(N.dataset.at??0)],Y=$.state.size?
typeof ct=="number"?$.model.figure(W,ct):ut:H;U(F,Y),F.classList.toggle("is-changed",Y!==H)})})},v=async $=>{const T=++y,A=w?w.slice($,$+je):Ku($,Math.min($+je,
m)),N=await Promise.all(A.map(L));T!==y||t.aborted||(g=$,a.replaceChildren(...N.map((R,P)=>{const F=q("tr");return F.dataset.at=String(A[P]),F.append(...R.map((W,H)=>Vu(
W,c[H],!H))),F})),O(N.length),E())},O=$=>{const T=w?w.length:m,A=`Rows ${(g+1).toLocaleString("en")}–${(g+$).toLocaleString("en")} of ${T.toLocaleString("en")}`;
U(l,w?$?`${A} with “${b}”.`:`No row has “${b}”.`:`${A}.`),I.hidden=!g,u&&(U(u,"next rows"),u.hidden=g+$>=T)},_=$=>$.catch(()=>{t.aborted||U(l,"The rows \
could not be loaded. Load the page again, or take the CSV file.")}),C=async()=>{const $=++y,T=(f?.value??"").trim();if(b=T,!T)return w=void 0,v(0);U(l,"Searchin\
g …");const A=await Promise.all(d.map((R,P)=>k(P)));if($!==y||t.aborted)return;const N=T.toLowerCase().split(/\s+/);return w=[],A.flat().forEach((R,P)=>{const F=R.
slice(0,+s).join(" ").toLowerCase();N.every(W=>F.includes(W))&&w?.push(P)}),v(0)},I=Object.assign(q("button","cg-quiet","previous rows"),{type:"button",hidden:!0});
u?.before(I," "),l?.setAttribute("role","status"),z(I,"click",{signal:t},()=>_(v(Math.max(0,g-je))));for(const $ of[I,u,f])$&&z($,"click input change",{signal:t},
T=>T.stopPropagation());let B=!0;return u&&z(u,"click",{signal:t},()=>{_(v(B&&!w?0:g+je)),B=!1}),f&&z(f,"input",{signal:t},()=>{clearTimeout(M),B=!1,M=window.setTimeout(
()=>_(C()),Wu)}),t.addEventListener("abort",()=>clearTimeout(M)),{paint($){p=$,E()}}}const Ku=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,s)=>e+s);function Vu(e,t,n){
const s=q(n?"th":"td","",e);return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className="is-long"),s}var fr=Object.
freeze({__proto__:null,mount:Hu,start:ur});const Yu=120;function Xu(e,t){for(const n of j(e,"[data-filter]"))Ju(n,t)}function Ju(e,t){const n=e.querySelector(".\
cg-search"),s=j(e,".cg-pill"),o=e.querySelector("[data-none]"),r=j(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:j(g,".cg-en")})),i=q("span","cg-sr");i.setAttribute(
"role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().split(/\s+/).filter(Boolean),b=u()?.dataset.verdict,y=g.length>0||!!b;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:S,rows:k})=>{const L=S.
querySelector("summary")?.textContent??"";return k.map(E=>`${L} ${E.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:S,isOpen:k,rows:L},E)=>{let v=0;L.
forEach((O,_)=>{const C=(!b||(O.dataset.verdict??"").split(" ").includes(b))&&g.every(I=>a?.[E][_].includes(I));O.hidden=!C,v+=+C}),S.hidden=!v,S.open=y?v>0:k,M+=
v}),i.textContent=y?`${M} found`:"",Zu(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map(S=>`“${S}”`)].filter(Boolean).join(" and ")+".",m)},d=()=>{const g=bn(
location.href,"find",n?.value.trim()??""),b=bn(g,"show",u()?.dataset.word??"");b!==location.href&&history.replaceState(history.state,"",b)},h=()=>{f(),d()},m=()=>{
n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(b=>b.setAttribute("aria-pressed",String(!!g&&b.dataset.word===g))),w=()=>{const g=new URLSearchParams(location.
search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&z(n,"input",{signal:t},()=>{clearTimeout(c),c=window.setTimeout(h,Yu)}),t.addEventListener(
"abort",()=>clearTimeout(c));for(const g of s)z(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});w()}function Zu(e,t,n){if(!e)return;if(e.hidden=
!t,!t)return e.replaceChildren();const s=Object.assign(q("button","cg-quiet","clear"),{type:"button"});s.addEventListener("click",n),e.replaceChildren(t," ",s)}
var Qu=Object.freeze({__proto__:null,mount:Xu});async function Fe(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.writeText(e).then(()=>!0,()=>!1);
!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function tf(e){const t=n=>{const s=(n.textContent??"").
replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.
replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function dr({remove:e,take:t,link:n,notice:s="",act:o}){const r=q("div","cg cg-bar"),i=q("span","cg-bar__count"),a=q("span"),c=q("ul","cg-bar__list"),l=q("p",
"cg-bar__offer"),u=q("p","cg-bar__who",q("span","cg-bar__of","Your scenario, "),i,a),f=dt("cg-bar__do cg-bar__more","show",()=>d(!r.classList.contains("is-open"))),
d=M=>{r.classList.toggle("is-open",M),f.setAttribute("aria-expanded",String(M)),U(f,M?"hide":"show")};d(!1);const h=new Set;r.setAttribute("role","region"),r.setAttribute(
"aria-label","Scenario"),i.setAttribute("role","status");let m=[];const p=dt("cg-bar__do","copy link",()=>Fe(n(),p)),w=dt("cg-bar__do","put all back",()=>{e(m),
Vn(r)}),g=q("div","cg-bar__acts",f,p,w),b=q("p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const y=(M,S,k,L)=>{const E=M.reduce((C,I)=>C+
I.keys.length+I.parts.length,0);m=M,r.classList.toggle("is-on",M.length>0),U(i,`${E} changed`);const v=[...new Set(M.flatMap(C=>C.notes))];a.replaceChildren(...v.
slice(0,2).flatMap((C,I)=>[I?" and ":", set in ",sf(C,k,L)])),v.length>2&&a.append(` and ${v.length-2} more`);const O=[...c.querySelectorAll("button")].findIndex(
C=>C===document.activeElement);c.replaceChildren(...M.map(C=>nf(C,()=>e([C])))),O>=0&&!M.length?Vn(r):O>=0&&c.querySelectorAll("button")[Math.min(O,M.length-1)].
focus({preventScroll:!0});const _=S.filter(C=>!h.has(`${C.key} ${C.there}`));l.hidden=!_.length,l.replaceChildren(..._.map(C=>q("span","cg-bar__kin",`${C.says}:\
 here ${C.here}, elsewhere ${C.there} `,dt("cg-bar__do",`use ${C.there} here too`,()=>t([C])),dt("cg-bar__do is-quiet","keep it apart",()=>{h.add(`${C.key} ${C.
there}`),y(M,S,k,L)}))))};return{bar:r,show:y}}function ef(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))
return;const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;
e.parentElement===c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);
s.addEventListener("abort",()=>i.disconnect())}function nf(e,t){const n=dt("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` \
to ${e.was}`:"")),q("li","",q("span","",e.says),...e.was?[q("s","",e.was)]:[],q("b","",e.now),...e.isToo?[q("span","cg-bar__too",", here too")]:[],n)}function sf(e,t,n){
const[s,o]=t.notes[e]??[e];if(!o)return q("span","",s);const r=q("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const of=e=>(e.closest("article, ma\
in")??document).querySelector("h1");function Vn(e){const t=of(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function dt(e,t,n){const s=Object.
assign(q("button",e,t),{type:"button"});return s.addEventListener("click",n),s}const oe={notes:{},kinds:[],inputs:{}},hr=e=>e?fetch(e).then(t=>t.ok?t.json():oe).
catch(()=>oe):Promise.resolve(oe),rf=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return V(t,n)};function mr(e,t,n,s){const{note:o,names:r}=n.
data,i=t.map(l=>af(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,w=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],
kind:p,says:m.n??w,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[
...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),
u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function af(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf(
"."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??rf(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function cf(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&lf(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function lf({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function uf(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:df(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))ff(o,n,s);return s}function ff(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const df=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},hf={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function mf(e,t,n){
if(!et(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await hr(
s);if(n.aborted)return;const a=()=>et(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=!1,f="";const d=dt("cg-bar__do","recompute with it",async()=>{u=d.disabled=!0,h().setAttribute("role","status"),m("Recomputing\
 …");const{rechain:S,recompute:k}=await Promise.resolve().then(function(){return Yp});if(l)return l.recompute=async E=>{const{now:v,sum:O}=await S(E,a().join(),
n);return m(pr(O,"What is not in this chain is as built.")),v},l.view?.renew();const L=await k(c??t,a().join(),n,(E,v)=>m(`Recomputing, note ${E+1} of ${v} …`));
m(pr(L))}),h=()=>g.querySelector(".cg-bar__notice"),m=S=>U(h(),f=S),p=()=>{const S=l?.dataset.mode==="chain";d.hidden=!S,u&&f&&U(h(),S?f:r??"")},w=()=>{u?location.
reload():y()},{bar:g,show:b}=dr({remove(S){const k=new Set(S.flatMap(E=>E.parts)),L=a().filter(E=>!k.has(E));history.pushState(history.state,"",ke(location.href,
L.join())),w()},take(){},link:()=>location.href,notice:r,act:c||l?d:void 0}),y=()=>b(mr(new Map,a(),hf,i),[],i,o);if(e.append(g),addEventListener("popstate",w,{
signal:n}),y(),!l)return;const M=new MutationObserver(p);M.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),p()}const pr=({
moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].
join(" ");var pf=Object.freeze({__proto__:null,mount:mf});function gr(e,t,{model:n,state:s,now:o}){const r=o(t),i=a=>typeof r=="number"?G(+a.value,r,1e-9):a.value===
r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):e.type==="range"?gf(e,t,+r,n):e.matches(
".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),wr(e,"")))}function gf(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.
min,c=l=>r?Math.log10(ft(o,l)):ft(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),
io(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function wr(e,t){const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(
s);if(!t&&!o)return;const r=o??Object.assign(q("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__not\
e",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);U(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const wf="\
computed when you let go",br="not computed here",bf="Pale values take many steps: they are computed when you let go.",yr=8;function yf(e){const t=[...new Set(e)],
n=t.length-yr,s=t.slice(0,yr).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}\
. The build computes them as written in the note.`}function Mf(e){const t=e.matches(Mr)?e:e.closest("[data-row]")??e.querySelector(Mr),{q:n,say:s,check:o,row:r}=(t??
e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Mr="[data-q], [data-say], [data-check], [data-row]";function Sf(e){const t=new Map,
n=q("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof X))throw l;
t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute("title",s?br:wf),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&
U(a.querySelector("button")??a,br)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].map(Mf).filter(Boolean):[];U(n,t.size?s?yf(a):bf:"")},start:a=>{s=a}}}function Sr(e,{
data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.
find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function Yn(e,t){const n=new Map,s=[],
o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=Sr(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}
const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function $f(e,t){
const n=e.indexOf(":"),{key:s}=Sr(e.slice(0,Math.max(n,0)),t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?
"no row of its table":r||i?"no input of this page":t.parseEntry(e.slice(n+1),s).problem??"not taken"}function $r(e,t,{data:n,entries:s}){return[...[...e].sort().
map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?Re(i):typeof i=="number"?`${+ft(l??{},i).toPrecision(12)}${l?.u&&zu(l.u)?" ":""}${l?.
u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),...t].join()}const vf={holds:"✓",failing:"✗",unknown:"–"},vr=e=>e===void 0?"unknown":e?"\
holds":"failing";function kf(e){const[t,n]=[!1,void 0].map(i=>e.filter(a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.
length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);
return{state:t?"failing":"unknown",says:r.join(", ")}}function Af(e,t){const n=j(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(
".cg-row"),built:Ef(i)})).filter(({key:i})=>t.entries.has(i)),s=j(e,".cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-s\
heet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.textContent??"",says:i.lastElementChild?.textContent??""}})),o=j(e,".cg-claim[d\
ata-q]"),r=xf(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,
row:w,built:g}of n)l(m,()=>{f.delete(p);const b=d(p);_f(m,b,!G(a(p),c(p)),g),i.done&&kr(w,b!==!0&&u.size>0)});for(const{e:m,of:p,built:w}of s)l(m,()=>{const g=p.
some(({key:M})=>!G(a(M),c(M))),{state:b,says:y}=kf(p.map(({key:M})=>d(M)));m.classList.toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?
`cg-mark is-${b}`:w.mark),U(m.firstElementChild,g?vf[b]:w.sign),U(m.lastElementChild,g?y:w.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.
has(m)&&!G(a(m),c(m)));r(Nf(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function Nf(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(
c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function xf(e){
const t=e.querySelector(".cg-facts"),n=q("span","cg-facts__now");n.setAttribute("role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=q("p","cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||
r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",a),U(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const Ef=e=>({state:["holds","failing","u\
nknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function _f(e,t,n,s){
const o=n?vr(t):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[vr(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])
e.classList.toggle(`is-${i}`,i===o);U(e.querySelector(".cg-mark"),n?"→":s.sign),U(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function kr(e,t){e?.matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const Of={makeValues:ir,
prepare:sr},Tf=[[".cg-table",()=>Promise.resolve().then(function(){return e0})],["svg[data-x]",()=>Promise.resolve().then(function(){return k0})],[".cg-fig",()=>Promise.
resolve().then(function(){return K0})],[".cg-grip",()=>Promise.resolve().then(function(){return R0})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){
return e1})],["[data-sens]",()=>Promise.resolve().then(function(){return l1})],[".cg-limit",()=>Promise.resolve().then(function(){return S1})],["[data-count]",()=>Promise.
resolve().then(function(){return fr})],["svg[data-rows]",()=>Promise.resolve().then(function(){return O1})]],Lf=e=>Promise.all(Tf.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),Cf=2;async function Rf(e,t,n,s,o){const r=cr(e),i=new Map,a=r.under(i),c=location.pathname;let l=[];const{attempt:u,start:f,tell:d}=Sf(t),
h={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:I,inCase:C,attempt:u},m=[],p=new Set;r.allow(St);const w=Df(n,r,a,i);let g=0,b=0,y=oe;const M=t.
dataset.inputs,S=new URL(M??"",document.baseURI).href,{bar:k,show:L}=dr({remove(A){const N=new Set(A.flatMap(R=>R.parts));l=l.filter(R=>!N.has(R)),I(new Map(A.flatMap(
R=>R.keys).map(R=>[R,void 0])))},take:A=>I(new Map(A.map(({key:N,value:R})=>[N,R]))),link:()=>location.href});t.append(k),ef(k,t,n,s);const E=()=>{const A=mr(h.
state,l,r,y),N=cf(A,h.state,r,y);L(A,N,y,S),Pf(n,r,N)},v=async()=>{y!==oe||!If(h.state,l,r)||(y=await hr(M),s.aborted||E())},O=(A=!0)=>{const N=A?St:Ho;h.state.
size||(h.state=i),f(h.done=A),r.allow(N),h.now=h.state.size?r.under(h.state):a,w(h),E();for(const P of m)p.add(P);const R=()=>{const P=performance.now()+Cf;r.allow(
N);for(const F of p){if(s.aborted)return;if(p.delete(F),F(h),performance.now()>P)break}r.allow(St),p.size?g=requestAnimationFrame(R):d()};cancelAnimationFrame(g),
g=requestAnimationFrame(R)},_=()=>{const A=Yn(et(location.search),r);return l=A.carried,h.state=A.state,O(),v(),A.dropped};function C(A){const N=r.parseCase(A),
R=new Map([...h.state,...N]);return{state:R,read:N.size?r.under(R):h.now}}function I(A,N="step",R=N==="step"){h.state=new Map(h.state);for(const[P,F]of A){const{
v:W,r:H}=r.entry(P);F===void 0||!H&&G(F,W)?h.state.delete(P):r.takes(P,F)&&h.state.set(P,F)}O(R),clearTimeout(b),N==="drag"?b=setTimeout(B,150,"drag"):B(N),N===
"step"&&Ar(n)}function B(A){const N=ke(location.href,$r(h.state,l,r));N===location.href||s.aborted||location.pathname!==c||(A==="step"||!et(location.search)?history.
pushState(history.state,"",N):history.replaceState(history.state,"",N))}const $=_();$.length&&qf($,r,k);const T=$r(h.state,l,r);et(location.search)!==T&&history.
replaceState(history.state,"",ke(location.href,T)),z(window,"popstate",{signal:s},()=>{location.pathname===c&&_()}),Bf(h);for(const A of o){const N=[await A.mount(
h)].flat();m.push(...N),r.allow(St);for(const R of N)R(h)}d()}function qf(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${$f(i,t)})`),o=dt("cg-bar__x",
"×",()=>{r.remove(),Vn(n)}),r=q("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute(
"aria-label","close"),n.append(r)}const If=(e,t,{data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function Pf(e,t,n){const s=new Map(n.map(
o=>[o.key,o.there]));for(const o of j(e,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(
r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}U(a??o.appendChild(q("span","cg-elsewhere")),`${i} elsewhere`)}}function Df(e,t,n,s){const o=p=>j(
e,`[data-${p}]`).map(w=>[w,t.key(w.dataset[p])]).filter(([,w])=>t.entries.has(w)),r=o("say"),i=Af(e,t),a=zf(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=j(e,"[data-\
set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=j(e,"[data-cite]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=uf(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,w])=>{const g=t.parseCase(p.dataset.with),b=g.size?g:s;return{e:p,key:w,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:se(()=>t.text(w,b,g.size?t.under(g):n,De(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:w,now:g,attempt:b}=p,y=new Map(w);for(const M of m)b(M.e,()=>jf(M,p));for(const[M,S]of r)b(M,()=>U(
M,t.say(S,g(S))));for(const[M,S]of a)b(M,()=>Uf(M,S,p));for(const[M,S]of l)b(M,()=>M.firstElementChild?.setAttribute("d",Ff(t.heights(S,p.state))));for(const[M,
S]of c)b(M,()=>gr(M,S,p));for(const[M,S]of u)M.hidden=!y.has(S);for(const[M,S,k]of d)b(M,()=>{M.hidden=k?!k.includes(S.map(g).join()):S.some(L=>y.has(L))});i(p);
for(const[M,S]of f)b(M,()=>M.setAttribute("aria-pressed",String(S.every(([k,L])=>G(g(k),L,1e-9)))))}}function jf({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,w=p?"":c.text(
t,h,m,De(e)),{c:g,u:b,rows:y}=c.entry(t),M=p?!1:r===void 0?V(w,e.dataset.u)!==i:w!==r;if(!e.matches(".cg-claim")){const _=!p&&w===ut&&s?.matches(".cg-out")?c.why(
t,h):"";U(e,p?i:_?`${ut} ${_}`:V(w,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const S=e.querySelector(".cg-claim__now"),k=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!S)return;const L=n.size?void 0:o.find(_=>m(_)!==f(_)),E=L?` · ${c.say(L,m(L))}`:"",v=y?c.say(t,m(t)):V(w,b)+
k,O=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":v;e.classList.toggle("is-changed",M),U(S,M?`→ ${O}${E}`:""),S.dataset.copy=M&&!g?O:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${O}${E}`:a)}const Ff=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",zf=(e,t)=>j(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Uf(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!G(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&kr(e,s.size>0&&t.some(h=>n.text(h,s,r)===ut)),U(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Bf(e){const{model:t,root:n,signal:s}=e;z(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const w of j(n,".cg-panel__results"))w.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((Ie(l,m)-u)/d)*d:Ie(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,p))]]),"drag",c),c&&Ar(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&wr(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),z(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>gr(r,t.key(r.dataset.p),e))}),z(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&Wf(a,e),c&&Hf[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function Wf(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const Hf={steps(e,t){const n=j(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{Fe(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{Fe(e.parentElement?.querySelector("code")?.textContent??"",e)}},Ar=e=>requestAnimationFrame(()=>j(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Gf=Object.freeze({__proto__:null,compute:Of,loadParts:Lf,mount:Rf});const Nr=14,Kf=226,Vf=78;function Xn({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function Yf(e,t){const n=Xn(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Nr||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=Xf(n,t),i=Jf(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Zf(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function Xf(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Nr&&n.add(o);return[...n]}function Jf(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Zf(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Kf,l+(f-(c.length-1)/2)*Vf]))}return o}function xr(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=Xn(e,s).size;o>n&&([t,n]=[s,o])}return t}function Qf(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function td(e,t,n){const s=Sn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:Xn(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function ed(e,t,n,s){if(!e.boxes[t])return xr(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var nd=Object.freeze({__proto__:null,beside:ed,
chartOf:Yf,meant:td,richest:xr,trace:Qf});const sd=16;function D(e,t,...n){const s=q(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const ze=e=>D("span","cg-dot "+(e<0?"orphan":`c${e%Lt}${e>=Lt?" ring":""}`));function od(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=Ae(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,sd).map(({group:i,name:a,
size:c})=>{const l=D("button","cg-toggle",ze(i),a+" ",D("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var rd=Object.freeze({__proto__:null,
dot:ze,legend:od,make:D});const Er=200,_r=6;function id(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,b)=>l(b)-l(g)):[...f].sort((g,b)=>l(b)-l(g)||i[g].title.localeCompare(i[b].title)||g-b);ad(e),a.replaceChildren(...d.slice(0,Er*t).map(g=>{const b=i[g],
y=b.kind?D("span","cg-dot "+po[b.kind]):ze(r.group[g]);return D("li","",y,re(n,g),D("small","cg-num",String(b.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Er*t],w=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",w&&(w.hidden=p<=0,w.textContent=`${p} more`)}function ad(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Sn(t,s.find).slice(0,_r):[];if(!o)return;const i=(n??[]).slice(0,_r).map(l=>D("li","",ze(e.painter.group[l]),
re(t,l))),a=r.map(l=>{const u=t.boxes[l],f=D("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return D("li","",D("span","",Ue(u),f),D(
"small","cg-num",u.value))}),c=D("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(D("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function Ue({name:e,number:t}){const n=D("button","",e);return n.dataset.box=String(t),n}function re(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=D(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var cd=Object.freeze({__proto__:null,go:re,goBox:Ue,list:id});
const Or=3;function ld(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?dd(e,Ne(t,s.from),Ne(t,s.to)):e.notice?[D("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:fd(t,n,r,ud(e,r))}function ud(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const Jn=(e,t,n)=>D("li","",D("span","rel",e),D("span","",...t,Zn(n))),Zn=e=>e?D("span",
"why",e):"";function Qn(e,t){const n=D("a","",t);return n.setAttribute("href",e),n}function Be(e,...t){const n=D("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=D("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function fd(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[D("h2","",o.title),D("p","",r),Be(o.url?Qn(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=D("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>
1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(Jn([...h].join(", "),
[re(e,u)],[...m].join("; ")))}c.size&&i.push(D("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function dd({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[D("h2","",f),D("p","",d),...s<0?[]:[Be(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=mo(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,d)=>hd(e,f,d,+n.way===d)),D("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function hd(e,t,n,s){const o=D("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>pd(e,
t[f],u));t.forEach((u,f)=>{o.append(D("li","note",re(e,u)),...i[f]?md(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=D("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[D("h3","c\
g-way",l,D("small",""," "+c)),o]}function md({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=D("span","",s.says&&s.says+" ",D("code","",s.name));return D(
"li","",r,D("b","cg-num",s.value),o===t.length-1?Zn(n):"")}):[D("li","",D("span","",e),Zn(n))]}function pd(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*xe(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,Or),l=s.find(
f=>f.reason&&(f.kind==="link"||ho(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Or).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var gd=Object.freeze({__proto__:null,about:ld,acts:Be,line:Jn,link:Qn});const mt={width:186,height:62};function wd(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+mt.width*t.k&&o<=c+mt.height*t.k)return r}return-1}function bd(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+mt.width,i+mt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function yd(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.at.get(d),p=n.at.
get(h);if(!m||!p)continue;const w=!f||f.has(d)&&f.has(h),[g,b]=e.screen(s,m[0]+mt.width+4,m[1]+mt.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+mt.height/2),S=Math.max(
g,y-34*u),k=(y-S)/2;a.beginPath(),a.moveTo(g,b),a.lineTo(S,b),a.bezierCurveTo(S+k,b,y-k,M,y,M),a.strokeStyle=e.solid(l.param,w?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...ts(n,d)};Md(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function ts({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function Md(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=mt.width*l,h=mt.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,S,k,L,E=0)=>{[a.font,a.fillStyle]=[S,e.solid(k,o)];let v=M;for(;v.length>1&&a.measureText(
v).width>d-E;)v=v.replace(/.…?$/u,"…");return a.fillText(v,u+E,f+L*l),a.measureText(v).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,w=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";g&&w<d*.7&&m(`\
  ${g}`,`${11*l}px ${c.font}`,c.muted,20,w),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const b=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";b<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,b)}function Sd(e,t){if(!t)return[D("h2","","A chain"),D("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(b=>n[b]),a=new Set(i.map(b=>b.note)).size,c=new Set([...t.at.values()].
map(([b])=>b)).size-1,l=(b,y)=>`${b} ${y}${b===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(b=>n[b].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=b=>{const{value:y,
isMoved:M,isPale:S}={...b,isMoved:!1,isPale:!1,...ts(t,b.number)};return M?`${y}, as built ${b.value}`:S?`${y}, as built`:y},h=D("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=D("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(b=>b[0]===t.end).map(b=>n[b[1]]),w=D("ul","cg-list");for(const b of i.
slice(1)){const y={...b,...ts(t,b.number)};w.append(Jn(d(b),[Ue(y)],[y.says,o[b.note]?.title].filter(Boolean).join(" · ")))}const g=D("details","cg-chain__list",
D("summary","","as a list"),w);return[h,m,Be(Qn(r.url,"open row")),...p.length?[D("p","cg-chain__uses","What uses it: ",...$d(p))]:[],...i.length>1?[g]:[]]}const $d=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",Ue(t)]);var vd=Object.freeze({__proto__:null,about:Sd,boxAt:wd,draw:yd,fit:bd});function kd(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Bt),f=Math.round(n.height*Bt),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Bt||Math.abs(a-d.y)*
c>r*Bt)&&Ad(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function Ad(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var Nd=Object.freeze({__proto__:null,slide:kd});
const xd=2,es=24,Ed=9,Tr=.3,J=e=>e instanceof Float64Array,ie=e=>Array.isArray(e),ae=new Map;ae.set(lt.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Ce(e[r*t]+n[r*s],e[r*t])}),ae.set(lt.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Ce(e[r*t]-n[r*s],e[r*t])}),ae.set(lt.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),ae.set(lt.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Ln(e[r*t],n[r*s])});function ce(e,t){const n=t.find(J);if(!n){
const u=e(...t);return Number.isFinite(u)?u:x(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>J(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>J(u)?1:0),c=ae.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(J(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&x(s.some(
Number.isNaN)?"no real value":"overflow"),s}function ns(e,t){if(!J(e))return e;if(t!==xd)return Lr(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Lr(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return ss(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function ss(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}ss(e,t,a,s),ss(e,i,n,s)}function _d(e){const t=Cr(e);if(!J(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Tr)/es,r=n-(s-n)*Tr,i=Array.from({length:es},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<es&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(Ed*c/a+.5))}function Cr(e){
if(ie(e))return x("no value");if(!J(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Lr(e,[.05,.5,.95]);return[t,n,s]}var Od=Object.freeze({__proto__:null,
each:ce,folded:ns,heights:_d,isMany:J,isSeries:ie,summary:Cr});const Z=4096,Td=12,Ld=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],Cd=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
Rd=.6931471805599453,Rr=([e,t],n)=>qr(e,n)/qr(t,n),qr=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function qd(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*Rd}function Id(e){const t=e-.5;return t>=-.425?t*Rr(Ld,.180625-t*t):-Rr(Cd,Math.sqrt(-qd(e))-1.6)}let Ht;function os(){
if(Ht)return Ht;Ht=new Float64Array(Z);for(let e=0;e<Z/2;e++)Ht[Z-1-e]=-(Ht[e]=Id((e+.5)/Z));return Ht}const Ir=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function Pr(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function rs(e){const t=Uint16Array.from({length:Z},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Ir(n,2166136261),Ir(n,16777619),n.length,1);for(let o=0;o<Td;o++)Pr(s);for(let o=Z-1;o>0;o--){const r=Math.
floor(Pr(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const Dr=new Map;function Pd(e,t){const n=Dr.get(e);if(n)return n;const s=t==="score"?os():Float64Array.
from({length:Z},(r,i)=>(i+.5)/Z),o=Float64Array.from(rs(e),r=>s[r]);return Dr.set(e,o),o}const jr=new Map;function Dd(e,t){const n=os();return Float64Array.from(
Fr(e),s=>t==="score"?n[s]:(s+.5)/Z)}function Fr(e){const[t,n]=e[e.length-1];if(!n.length)return rs(t);const s=JSON.stringify(e),o=jr.get(s);if(o)return o;const r=n.
map((l,u)=>zr(Fr(e.slice(0,u+1)))),i=jd(zr(rs(t)),r,n),a=Array.from({length:Z},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Z);return a.forEach((l,u)=>c[l]=
u),jr.set(s,c),c}function zr(e){const t=os();return Float64Array.from(e,n=>t[n])}function jd(e,t,n){const s=t.map(f=>t.map(d=>We(f,d))),o=s[0][0],r=n.map(f=>f*o),
i=Br(s,t.map(f=>We(e,f))),a=Br(s,r),c=Ur(e,t,i.map(f=>-f)),l=o-We(a,r),u=Math.sqrt(Math.max(l,0)/We(c,c));return Ur(c.map(f=>u*f),t,a)}const Ur=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function We(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function Br(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const Wr=16,Fd=2048,Hr=[2,4,6,8],zd=255,Ud=15,Bd=64,Wd=75e4,Hd=1e-12,is=1e-9,
Gr=1024,Gd=.381966011250105,Kd=64,Vd=40,Yd="the steps cannot be made fine enough",{abs:le,floor:He,max:ht,min:ue}=Math;function Xd(e,t,n,s,o,r){n<s||x(n>s?"the \
range runs backwards":"the range is empty");let i=Wr,a=0,c=Kr(e,t,n,s,Wr);for(;;){const l=Kr(e,t,n,s,2*i),u=2*i>=Fd||168*o*i>Wd;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const d=c,h=t.map((g,b)=>oh(d,l,b)),m=h.map(g=>g.reduce((b,y)=>ht(b,y),0)),p=m.reduce((g,b,y)=>ht(g,eh(b,l.values[y])),0),w=p<=a/Bd?
zd:Ud;if(p/w<=Hd||u&&p/w<=is){const g=Zd(e,l,m,r);if(g===void 0)return{...l,errors:m.map(b=>b/w)};f=g}else u&&(f=th(l,h));a=p}if(u)return x(`${Yd} ${Jd((f-n)/(s-
n))}`);i*=2,c=l}}function Jd(e){const t=He(e*1e3+.5);return`at ${He(t/10)}.${t%10} % of the way`}function Zd(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(Gr/a),u=Qd(s,t,c),f=r.map((m,p)=>ht(is*m.reduce((w,g)=>ht(w,le(g)),0),10*n[p])*Gr/(o[a]-o[0])),d=(m,p,w)=>{const g=(M,S)=>w.reduce(
(k,L,E)=>k+L[S]*M[p+E],0),b=r.map((M,S)=>g(M,0)+c*g(i[S],1)),y=e(m,b);return!y||y.some((M,S)=>le(M-g(r[S],2)/c-g(i[S],3))>f[S])},h=new Map;for(let m=0;m<a;m++){
const p=ue(ht(m-1,0),a-3);for(let w=0;w<l;w++){const g=m-p+(w+Gd)/l,b=h.get(g)??as(g);if(h.set(g,b),d(o[p]+g*c,p,b))return o[p]+g*c}}for(const m of[...u,...u.slice(
1).map((p,w)=>(u[w]+p)/2)]){const p=ue(ht(He((m-o[0])/c)-1,0),a-3);if(d(m,p,as((m-o[p])/c)))return m}}function as(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Qd(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Kd&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=ue(ht(u-2,0),t.length-4);for(let m=0;m<Vd;m++){const p=f+
(d-f)/2,w=as((p-t[h])/o),g=(y,M)=>w.reduce((S,k,L)=>S+k[M]*y[h+L],0),b=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!b)break;b[c]*l>0?f=p:d=p}return f+(d-f)/2}}function th(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=ht(r,le(a)),!(t[o][c]<=is*r)));i>=0&&(n=ue(n,e.times[i]))}),
n}function eh(e,t){const n=t.reduce((s,o)=>ht(s,le(o)),0);return n?e/n:e}function Kr(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=nh(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{a[p].push(m),c[p].
push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function nh(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of Hr.entries()){const c=sh(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/Hr[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function sh(e,t,n,s,o,r){let i=n,a=Vr(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,Vr(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const Vr=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function Yr(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=ue(ht(He((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function oh(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>le(r-(i%2?Yr(e.times,s,o,t.times[i]):s[i/2])))}const rh=0,ih=2,cs=1e-12,ah=1e4,ls="outside of the table",{abs:at,max:$t,
min:Gt,sqrt:us,trunc:ch}=Math;function Xr(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function fs(e,t,n){const s=e[0],o=e[e.length-
1],r=cs*$t(at(s),at(o));return t<s?n||s-t<=r?s:x(ls):t>o?n||t-o<=r?o:x(ls):t}const ds=(e,t)=>Gt($t(Xr(e,t)-1,0),e.length-2);function lh(e,t,n,s){let o=Xr(e,n)-1;
return o+1<e.length&&e[o+1]-n<=cs*$t(at(e[o+1]),at(n))&&o++,o<0&&!s&&x(ls),t[$t(o,0)]}function uh([e,t,n],s,o,r){if(o===ih)return lh(e,t,s,r);const i=fs(e,s,r);
if(e.length===1)return t[0];const a=ds(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===rh)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function fh([e,t,n],s,o,r){const i=fs(e,s,r),a=fs(t,o,r),c=ds(e,i),l=ds(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,w=n[m]+(n[m+1]-n[m])*d;return p+(w-p)*f}const dh={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(w=>w.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return uh(a,d,+n,+s);const m=cs*$t(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||x("outside of the range of its rate");const p=Yr(
c,l,u,Gt($t(d,c[0]),h));return p!==0&&at(p)<ah*f[0]&&p!==l[0]&&p!==l[l.length-1]&&x("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((L,E)=>E%3===0),d=l.filter((L,E)=>E%3===1),h=l.filter((L,E)=>E%3===2),m=(L,E)=>(v,O)=>{
const _=Pn(e,()=>(a[c]=v,f.forEach((C,I)=>a[C]=O[I]),E.map((C,I)=>Number(i(I?E[I-1]:L,C)))));return _?.every(Number.isFinite)?_:void 0},p=m(c+1,h),w=d.map(L=>Number(
a[L])),g=Number(a[+t]),b=Number(a[+n]);p(g,w);const y=e.budget.steps;p(g,w);const M=Math.max(+s,y-e.budget.steps),S=Xd(p,w,g,b,M,m(h[h.length-1],u));return[S.times,
...S.values.flatMap((L,E)=>[L,S.slopes[E]]),S.errors].map(L=>({first:0,numbers:L}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>fh(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function pt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=hh(t);return Number.isFinite(n)?n:x("overflow")}function hh(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Kt=e=>e.length?e:x("no row fulfils it"),Ge=e=>(Kt(
e),pt(e)/e.length);function Jr(e,t){t>=0&&t<=1||x("a share is between 0 and 1"),Kt(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Gt(ch(s),n.length-1),r=Gt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function fe(e){const t=Ge(e);return e.map(n=>n-t)}function Vt(e,t){const n=pt(e.map((s,o)=>s*t[o]))-pt(e)*pt(t)/e.
length;return Number.isFinite(n)?n:x("overflow")}const hs=e=>e.length<2?x("fewer than two rows"):e;function mh(e){hs(e);const t=fe(e);return us(Vt(t,t)/(e.length-
1))}function Zr(e,t){hs(t);const n=fe(e),s=fe(t),o=Vt(s,s);return o?Vt(n,s)/o:x("all rows have the same place")}function ph(e,t){hs(t);const n=fe(e),s=fe(t),o=us(
Vt(n,n))*us(Vt(s,s));return o?Gt($t(Vt(n,s)/o,-1),1):x("all rows have the same value")}const Qr={total:pt,count:e=>e.length,mean:Ge,min:e=>Kt(e).reduce((t,n)=>Gt(
t,n)),max:e=>Kt(e).reduce((t,n)=>$t(t,n)),first:e=>Kt(e)[0],last:e=>Kt(e)[e.length-1],median:e=>Jr(e,.5),quantile:Jr,stdev:mh,slope:Zr,intercept:(e,t)=>Ge(e)-Zr(
e,t)*Ge(t),correlation:ph},gh={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},ms=(e,t)=>e[+t].map(({numbers:n})=>n);function wh(e,t){if(e.length===2)return Array(
2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],
s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[ti(n[0],n[1],s[0],s[1]),...r,ti(n[o],n[o-1],s[o],s[o-1])]}function ti(e,t,n,s){
const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function bh(e,t){const n=(i,a)=>i-a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(
n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.length===l.length*u.length)||l.length<2||u.length<2?x("\
not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="\
tiers"?1:2))return x("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&i===o[a-1])?x("two rows have the same key"):
e==="smooth"?[o,r,wh(o,r)]:[o,r]}const ps=new WeakMap;function yh(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||
r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(String(r[1])),u=ps.get(l)??new Map;if(!c)return ps.
has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),ps.set(l,u)),u.get(Number(n[Number(i[1])]))??[]}const Mh={rows(e,t,n,s,o,r){const[i,a,...c]=t.
map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?yh(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const w=Number(
n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!w)break;u[p].push(w)}}catch(p){throw p instanceof it&&e.budget.steps>=0&&!p.needs&&(p.message.startsWith("the cell `")||(p.message+=
` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>Qr[t](...ms(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[
t,n],s,o)=>bh(String(t),ms(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:gh[t](ms(o,n)[0])}]},ei=1e5,gs=5;function ni(e,t,n,s=Number){
const o=[];for(let r=0,i=t+1;r+gs<e.length;r+=gs){const[a,c,l,u,f]=e.slice(r,r+gs).map(Number),d=s(n[u]),h=rt(d);h!==qt(d)&&x("the last step is not a whole numb\
er"),h<a-1&&x("the steps run backwards"),h-a>=ei&&x("more than 100,000 steps");const m=n.slice(l,l+c);o.push({first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),
i=f}return o}function si({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:x(s>=t&&s<=n?`step ${s} is not known yet`:`there is no step ${s}`)}function Yt(e){
const t=rt(e);return t===qt(e)?t:x("a step is a whole number")}const oi=(e,t,n)=>e[+t][+n],Sh={steps(e,t,n,s,o){const r=ni(t,o,s);s[o-1]=r;const i=Math.max(...r.
map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){
throw l instanceof it&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>si(
oi(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>si(oi(r,t,n),Yt(Number(r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,
numbers:i}=e.series(String(t))[0],a=Yt(Number(o[+n])),c=i[a-r]??x(`there is no step ${a}`);return typeof c=="number"?c:x(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.
series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[i,a]=[t,n].map(c=>Yt(Number(o[+c])));a-i>ei&&x("more than 100,000 steps");for(let c=i;c<=
a;c++)if(o[r]=c,s())return c;return x("no step fulfils it")}},ri="other rows are chosen",$h=1e3,Xt=e=>typeof e=="number"?e:x("a bound, or the number of a step, \
that has a distribution");function ii(e,t,n,s,o){const[r,...i]=t[n],[a,c]=i.slice(0,2).map(u=>Xt(s[+u]));(rt(a)!==qt(a)||rt(c)!==qt(c))&&x("bounds are not whole\
 numbers"),rt(c)<rt(a)-1&&x("the bounds run backwards"),c-a>=1e4&&x("more than 10,000 terms");let l=r==="sum"?0:1;for(let u=rt(a);u<=rt(c);u++){s[n]=u;const f=e.
execute(t,n+1,o,s);l=ce(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}function ai(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="ba\
ck"?Xt(s[+r+1])-+a:Yt(Xt(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):x(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const ci=(e,t,n)=>t[n].
map(({numbers:s})=>s.map(o=>e.lowered(o))),li={sum:ii,product:ii,back:ai,prior:ai,steps(e,t,n,s){const o=ni(t[n].slice(1),n,s,Xt),r=Math.min(...o.map(a=>a.first)),
i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=$h&&x("more than 1,000 steps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&
a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],
at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],i=Yt(Xt(s[+t[n][2]])),a=r[i-o]??x(`there is no step ${i}`);return typeof a=="string"?x(a):e.lowered(
a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.
execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&J(f)&&x(ri),r&&!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof it&&!u.needs&&u.message!==ri&&(u.message.startsWith(
"the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=ci(e,s,+r),c=a[0].length,
l=a.map((f,d)=>d*c);return ce((...f)=>Qr[o](...l.map(d=>f.slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];
for(const r of ci(e,s,+t[n][2])[0])o.push(o.length?ce((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(
String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Yt(Xt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.
execute(t,n+1,o,s);if(!J(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.
isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return x("no step fulfils it")}},ui=8,vh=2e3,kh=1e3,fi=new Set(["num","row","index","read","back","prior",
"at","edge","series"]),Ah={beta:256},Nh="a root, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class de{constructor(t,n,s,o){
this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??Z,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=
t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(di(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=kh)throw new X;
this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=ie(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>vh&&(this.memo.
clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.
part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return ws(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||
!n.uncertain.has(t))){const a=this.run.value(t);return ie(a)?a:this.run.known(t)}if(s.dr)return s.chain?Dd(s.chain,s.dr):Pd(t,s.dr);if(s.p)return this.execute(s.
p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??x(s.problem||`no cell in row \`${i}\``)}lowered(t){return!J(t)||t.length===
this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return ie(n)?n:x("no value")}part(t){const{chosen:n}=this;return n&&
J(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=lt.get(String(i));if(r.steps<=0)throw new X;
if(r.pay(c||fi.has(String(i))&&!this.copies?1:Z/ui),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){
const l=ce(c,a.map(u=>o[+u]));J(l)&&r.pay((Ah[i]??1)*Z/ui-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o===
"with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new de(this.run,this,c).execute(t,n+
1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=ns(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?x("no case holds"):Object.hasOwn(li,o)?a=li[o](this,t,n,
s,i):x(Nh);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!J(a)){const[u,f]=c[a?0:1];return this.execute(
t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach((w,g)=>{!w==(d===1)&&h.push(g)}),!h.length)return;const m=new de(
this.run,this,void 0,h),p=m.execute(t,u,f,s.map(w=>m.part(w)));h.forEach((w,g)=>l[w]=J(p)?p[g]:Number(p))}),l}}const di=e=>e?.outside?[...e.given,...di(e.outside)]:
[],ws=e=>e.draws??=new de(e);var xh=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?x("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:x("a pro\
bability of a number that is not a condition"),upper:(e,t)=>t<e?x("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>ns(
ws(e).execute(i,r+1,+n,[...o]),+t)},Draws:de,LOOKS:fi,drawsOf:ws});const Eh=[[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,
1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,
42.31333070160091,1]],_h=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,
1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],Oh=[
[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],
[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,.599832206555888,1]],bs=(e,t)=>{const[
n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},hi=(e,t)=>{if(Math.abs(e)<=.425)return e*bs(Eh,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(
e)*(n<=5?bs(_h,n-1.6):bs(Oh,n-5))},Ke=e=>e>0&&e<1?hi(e-.5,Math.min(e,1-e)):x("a quantile of a probability that is not between 0 and 1"),Th=e=>e>-1&&e<1?hi(e/2,(1-
Math.abs(e))/2)/Math.sqrt(2):x("erfinv of a number that is not between -1 and 1"),{abs:Ve,exp:Ye,expm1:ys,log:gt,log1p:Xe,min:mi,sqrt:Lh,PI:Ch}=Math,pi=.1,gi=1e5,
Rh=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],qh=10,wi=1e-300,Ih=3e-16,Ph=1e-9,Dh=2e4,jh=60,he=[],Fh=(e,t,n)=>{t>=pi&&t<=gi&&n>=pi&&n<=gi||x("a shape of `b\
eta` that is not between 0.1 and 100,000");let s=he[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=he.find(({shapes:o})=>o.a===t&&o.b===n)??zh(t,n),he.unshift(s),
he.length=mi(he.length,16)),e<=s.middle?Ye(yi(e,s.shapes)):-ys(yi(1-e,s.mirrored))};function zh(e,t){const n=bi(e,t),[s,o]=Mi(n.most,n);return{shapes:n,mirrored:bi(
t,e),middle:Ye(s)/o}}function bi(e,t){const n=wt(e)+wt(t)-wt(e+t)-gt(e/(e+t)*t/(2*Ch))/2;return{a:e,b:t,round:n,most:gt((e+1)/(e+t+2))}}function yi(e,t){const n=gt(
e);let s=mi(Uh(e,t),t.most);for(let o=0;o<jh;o++){const[r,i]=Mi(s,t);let a=s+(r-gt(i)-n)*ys(s)/i;a>t.most&&(a=(s+t.most)/2);const c=Ve(a-s);if(s=a,c<=Ph*Ve(s))break}
return s}function Uh(e,{a:t,b:n,round:s}){if(t<1||n<1)return(gt(e*t)+s+t*gt(t/(t+n))+n*gt(n/(t+n)))/t;const o=Ke(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/
6,l=o*Lh(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-Xe(n/t*Ye(-2*l))}function Mi(e,{a:t,b:n,round:s}){const o=Ye(e),r=-ys(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?
Xe(c/i):gt(o/i),u=c<a/2?Xe(-c/a):gt(r/a);return[t*l+n*u-s,Je(o,r,-(t+n)*c,t,n)]}function wt(e){let t=0;for(;e<qh;e++)t+=(e+.5)*Xe(1/e)-1;const n=1/(e*e);return t+
Rh.reduce((s,o)=>s*n+o,0)/e}function Je(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<Dh;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*
(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Si(f+u*a),r=Si(f+u/r),i*=r*a,Ve(r*a-1)<=Ih)break}return i}const Si=e=>Ve(e)>=wi?e:wi;var Bh=Object.freeze({__proto__:null,
betaFraction:Je,betaQuantile:Fh,offStirling:wt});const Wh=.001,Hh=2e4,$i=1e-12,vi=2**-46,Gh=12,Kh=1e-15,ki=134217729,Vh=64,Ai=1e140,Ni=1e-140,Yh=8,{abs:vt,max:xi,
sqrt:Ms,trunc:Ei}=Math;function Ze(e,t){const n=e+t,s=n-e;return[n,e-(n-s)+(t-s)]}function _i(e,t){const n=e*t,s=ki*e,o=ki*t,r=s-(s-e),i=o-(o-t),a=e-r,c=t-i;return[
n,r*i-n+r*c+a*i+a*c]}function Ss(e,t){const[n,s]=Ze(e[0],t[0]);return Ze(n,s+(e[1]+t[1]))}function $s(e,t){const[n,s]=_i(e[0],t[0]);return Ze(n,s+(e[0]*t[1]+e[1]*
t[0]))}function Oi(e,t){const n=e[0]/t[0],s=Ss(e,$s(t,[-n,0]));return Ze(n,s[0]/t[0])}function Xh(e,[t,n]){const s=vt(t);if(s>Vh||s!==Ei(s)||n)return;let o=[1,0];
for(let r=0;r<s;r++)o=$s(o,e);return t>=0?o:Oi([1,0],o)}const Ti={add:Ss,sub:(e,t)=>Ss(e,[-t[0],-t[1]]),mul:$s,div:Oi,neg:([e,t])=>[-e,-t],pow:Xh};function Jh(e,t){
const n=Object.hasOwn(Ti,e)?Ti[e]:void 0;if(!n||t.some(([o])=>vt(o)>Ai||o&&vt(o)<Ni))return;const s=n(...t);return s&&vt(s[0])>Ni&&vt(s[0])<Ai?s:void 0}function Li(e,t){
const n=[...e];for(const[s,[o,r]]of t)n.push(..._i(s,o),s*r);return pt(n)}const kt=e=>Ms(pt(e.map(t=>t*t)));function vs(e,t,n){const s=[];for(let r=t;r<n.length;r++)
s.push(e[r]*n[r]);const o=2*pt(s);for(let r=t;r<n.length;r++)n[r]-=o*e[r]}class Ci{constructor(t,n){this.column=t,this.others=n}}class Zh{constructor(t){this.scales=
t.map(n=>kt(n)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((n,s)=>this.add(s,n.map(o=>o/this.scales[s])))}add(t,n){this.vectors.forEach((a,c)=>vs(
a,c,n));const s=kt(n.slice(t));if(!(s>$i)){const a=this.upwards(n.slice(0,t));throw new Ci(t,a.flatMap((c,l)=>vt(c)>Ms($i)?[l]:[]))}s<this.least&&(this.least=s);
const o=n[t]>0?-s:s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=kt(r);this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,t),o])}turned(t){const n=[...t];
return this.vectors.forEach((s,o)=>vs(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)vs(this.vectors[s],s,n);return n}solved(t){return this.
upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function Qh([e,...t],n){const s=t.
length,o=e.length,r=new Zh(t),i=r.least<Wh||o*s<=Hh,[a,...c]=i?n():[];let l,u;if(i)[l,u]=Ri(r,c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back(
[...t.map(()=>0),...p.slice(s)])}let f=kt(u);f<=vi*kt(e)&&(f=0);const d=f/Ms(o-s),h=r.scales.map((p,w)=>{const g=t.map((y,M)=>w===M?1:0),b=i?Ri(r,c,e.map(()=>[0,
0]),g)[1]:r.solvedAcross(g);return d*kt(b)/p}),m=t.some(p=>p.every(w=>w===p[0]));return[...l.map((p,w)=>p/r.scales[w]),...h,d,tm(e,f,m)]}function tm(e,t,n){const s=n?
pt(e)/e.length:0,o=kt(e.map(r=>r-s));return o>vi*kt(e)||x("all rows have the same value, so there is nothing to explain"),1-t/o*(t/o)}function Ri(e,t,n,s){const o=t.
length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<Gh;c++){const l=r.map((b,y)=>b/e.scales[y]),u=n.map((b,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(
(S,k)=>M.push([-l[k],S[y]])),Li(b,M)}),f=t.map((b,y)=>{const M=i.map((S,k)=>[-S,b[k]]);return Li([s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(
f),m=e.solved(d.slice(0,o).map((b,y)=>b-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((b,y)=>b+m[y]),i=i.map((b,y)=>b+p[y]);const w=xi(...m.map(vt)),g=xi(...r.map(
vt));if(w<=Kh*g)return[r,i];w>a/2&&w>1e-12*g&&x(em),a=w}return[r,i]}const em="rounding decides the result, as columns are nearly combinations of others",nm=(e,t)=>t.
length?`the rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:`the rows say nothing about ${e}, as what it is multiplied by is zer\
o in all of them`;function sm(e,t,n){const s=e.length-1,o=e[0].length;o<=s&&x(`${s} coefficients need at least ${s+1} rows, and there are ${o}`);try{return Qh(e,
t)}catch(r){if(!(r instanceof Ci))throw r;return x(nm(n[r.column],r.others.map(i=>n[i])))}}function om(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,
-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(rm(t,c[h+i],s,o)));return s[n]=
u,l}function rm(e,[t,n],s,o){const r=new Map;for(let i=t;i<n;){const[a,...c]=e[i],l=im(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=Jh(String(a),c.map(d=>[Number(s[+d]),
r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[Number(s[n-1]),r.get(n-1)??0]}const im=([e,...t],n)=>lt.has(String(e))||am.includes(String(e))?n+1:Number(
t[e==="with"?0:t.length-1]),am=["num","row","read","index"],cm={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:u})=>u);return e.budget.steps-=Ei(a[0].length*
a.length*a.length/Yh),e.budget.steps<0&&s(r,r),sm(a,()=>om(e,i,+n,o,s),String(t).split(", ")).map(u=>({first:0,numbers:[u]}))}},{abs:me,exp:At,log:tt,log1p:qi,max:Ii,
min:ks,sqrt:pe,trunc:lm,PI:As}=Math,Ns=.01,Qe=1e6,um=1e-17,tn=1e-300,Pi=2e4,fm=100,Di=1e-9,ji=-706,dm=37,hm=18,mm=.5772156649015329,pm=[.6449340668482264,.2020569031595943,
.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,
.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,
4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,
1862659723513049e-24,9313274324196682e-25],Jt=e=>{if(e<=0&&x("lgamma of zero or less"),e>=10)return(e-.5)*(tt(e)-1)+(tt(2*As)-1)/2+wt(e);let t=1;for(;e>2.5;)t*=
e-=1;if(e<.5)return Fi(e)-tt(e);const n=e<1.5?Fi(e-1):zi(e-2);return t===1?n:n+tt(t)},Fi=e=>zi(e)-qi(e);function zi(e){let t=e,n=0;return pm.forEach((s,o)=>{t*=
-e,n-=s*t/(o+2)}),e*(1-mm)+n}function xs(e){if(me(e)>.25)return qi(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*t*o-e*t}const ge=(...e)=>{
const t=Ii(...e.slice(0,-1));return t>0&&t<=Qe?lm(20+2*pe(t)):0},en=(...e)=>6*ge(...e);function nn(e,t){e>=Ns&&e<=Qe||x("an incomplete gamma function of a shape\
 that is not between 0.01 and 1,000,000"),t<0&&x("an incomplete gamma function of a negative number")}function Es(e,t){if(t===0)return[0,1];const n=_s(e,t);if(t<=
e+1){const o=n/e*gm(e,t);return[o,1-o]}const s=n?n/wm(e,t):0;return[1-s,s]}function _s(e,t){if(e<1)return t<1e3?At(e*tt(t)-t-Jt(e+1))*e:0;const n=(t-e)/e,s=n>-.9?
e*xs(n):e*(tt(t/e)-n);return s>-745?At(s-wt(e))*pe(e/(2*As)):0}function gm(e,t){let n=1,s=1;for(let o=1;o<Pi&&(n*=t/(e+o),s+=n,!(n<s*um));o++);return s}function wm(e,t){
let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<Pi;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(me(r)>=tn?r:tn),s=n+a/s,s=me(s)>=tn?s:tn,o*=s*r,me(s*r-1)<=2e-16)break}return o}
function Os(e,t){e>=Ns&&e<=Qe&&t>=Ns&&t<=Qe||x("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function Ui(e,t,n,s){if(n<=0||s<=
0)return n<=0?[0,1]:[1,0];const o=Ts(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/Je(n,s,-(e+t)*r,e,t);return[a,1-a]}const i=o/Je(s,n,(e+t)*
r,t,e);return[1-i,i]}function Ts(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?xs(i/o):tt(n/o)-i/o,c=i<.9*r?xs(-i/r):tt(s/r)+i/r,l=e*a+t*c-wt(e)-wt(
t)+wt(e+t);return l>-745?At(l)*pe(e/(2*As)*r):0}function Bi(e){e>=0&&e<=1||x("an incomplete beta function of a number that is not between 0 and 1")}const Wi=(e,t,n)=>(Os(
e,t),Bi(n),Ui(e,t,n,1-n)),bm=(e,t)=>(nn(e,t),t?_s(e,t)/t:Ls(e,1)),Ls=(e,t)=>(e<1&&x("a density that is infinite at its end"),e===1?t:0),ym=(e,t,n)=>(Os(e,t),Bi(
n),n===0||n===1?n?Ls(t,e):Ls(e,t):Ts(e,t,n,1-n)/(n*(1-n)));function Hi(e,t){e>=0&&e<=1&&t>=0&&t<=1||x("an inverse of a share that is not between 0 and 1")}const Gi=(e,t)=>e<=
t?Ke(e):-Ke(t);function Ki(e,t,n){if(nn(e,0),Hi(t,n),n===0&&x("an infinite inverse"),t===0)return 0;const s=r=>{const i=At(r);return[...Es(e,i),_s(e,i)]},o=e>=1?
tt(e)+Gi(t,n)/pe(e):(tt(t)+Jt(e+1))/e;return At(Yi(s,t,n,o,hm))}function Vi(e,t,n,s){if(Os(e,t),Hi(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+At(
-i)),c=1/(1+At(i));return[...Ui(e,t,a,c),Ts(e,t,a,c)]},r=ks(e,t)<1?(tt(n*e)+Jt(e)+Jt(t)-Jt(e+t))/e:tt(e/t)+Gi(n,s)*pe(1/e+1/t);return 1/(1+At(-Yi(o,n,s,r,dm)))}
function Yi(e,t,n,s,o){let r=ji,i=o,a=ks(Ii(s,r),i);const c=tt(ks(t,n)),l=t<=n;for(let u=0;u<fm;u++){const[f,d,h]=e(a),m=l?f:d,p=(m>0?tt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let w=h>0&&m>0?a-p*m/h:1/0;r<=w&&w<=i||(w=(r+i)/2);const g=me(w-a);if(a=w,g<=Di)break}return a<=ji+Di?x("an inverse below 1e-306"):a}const Nt=(e,t)=>(Tn.
set(e,t),e),Mm={lgamma:Jt,gamma_inc:Nt((e,t)=>(nn(e,t),Es(e,t)[0]),ge),gamma_inc_upper:Nt((e,t)=>(nn(e,t),Es(e,t)[1]),ge),gamma_inc_inv:Nt((e,t)=>Ki(e,t,1-t),en),
gamma_inc_upper_inv:Nt((e,t)=>Ki(e,1-t,t),en),beta_inc:Nt((e,t,n)=>Wi(e,t,n)[0],ge),beta_inc_upper:Nt((e,t,n)=>Wi(e,t,n)[1],ge),beta_inc_inv:Nt((e,t,n)=>Vi(e,t,
n,1-n),en),beta_inc_upper_inv:Nt((e,t,n)=>Vi(e,t,1-n,n),en),gamma_density:bm,beta_density:ym},Sm=450,$m=16,vm=28,km=1/64,Am=7,Xi=4,Ji=12,Zi=70,Nm=3,Qi=1e-13,{abs:bt,
max:sn,min:we}=Math;function Cs(e,t,n,s,o){const{machine:r,budget:i}=e,a=!r.traced,c=i.steps,l=m=>Pn(e,()=>t(m));let u=[];const f=m=>{const p=r.traced=[];try{const w=l(
m);return{at:m,value:w,parts:[...n.slice(s,o-1),...p.flat()]}}finally{r.traced=void 0}};return{curve:m=>{if(!a)return l(m);const p=f(m);return u.length<Sm&&u.push(
p),p.value},look:()=>{if(!u.length)return[];const m=Math.floor((c-i.steps)/u.length)+1,p=u;return u=[],xm(p,f,Math.floor(i.steps/(2*vm*m)))}}}function xm(e,t,n){
const s=new Map(e.filter(({value:i})=>i!==void 0).map(i=>[i.at,i])),o=[...s.values()].sort((i,a)=>i.at-a.at),r=[];for(const i of Em(o)){if(r.length>=we(n,$m))break;
if(r.some(c=>Om(c,i)))continue;const a=Rm[i.kind](i,t);i.at[0]<=a&&a<=i.at[i.at.length-1]&&r.push({at:a,samples:qm(i,a,t)})}return r.map(i=>i.samples.map(({at:a,
value:c})=>[a,c]))}function Em(e){const t=e.map(o=>o.at),n=e.reduce((o,{parts:r})=>we(o,r.length),e.length?1/0:0);return Array.from({length:n},(o,r)=>{const i=e.
map(({parts:a})=>a[r]);return i.every(a=>typeof a=="number")?_m(r,t,i):[]}).sort((o,r)=>o.length-r.length).flat()}function _m(e,t,n){let s=1/0,o=-1/0,r=!0;for(const l of n)
s=we(s,l),o=sn(o,l),r&&=l===0||l===1;if(s===o)return[];const i=sn(bt(s),bt(o)),a=[],c=(l,u)=>a.push({part:e,kind:u,at:t.slice(l,l+2),values:n.slice(l,l+2),size:i});
if(r){for(let l=0;l+1<t.length;l++)n[l]!==n[l+1]&&c(l,"flip");return a}if(s<0&&o>0)for(let l=0;l+1<t.length;l++)n[l]*n[l+1]<0&&c(l,"zero");for(let l=0,u=0,f=0;l+
1<t.length;l++){const d=n[l+1]-n[l];if(!(bt(d)<=Qi*i)){if(u*d<0&&l-f<=1){const h=[f-1,f,l+1];a.push({part:e,kind:"turn",at:h.map(m=>t[m]),values:h.map(m=>n[m]),
size:i})}[u,f]=[d,l+1]}}return a}const on=(e,t)=>{const n=e.parts[t];return typeof n=="number"?n:NaN};function Om({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.
at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[sn(0,s-Xi),s,we(t.length-1,s+Xi)].map(l=>on(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.
kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||sn(bt(a),bt(c))<=Qi*n.size}function Tm({part:e,at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<Ji+
Zi;a++){const c=a<Ji?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=on(r(c),e);if(!(bt(l)>0))return c;l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return bt(
s)<bt(o)?t:n}function Lm({part:e,at:[t,n],values:[s]},o){for(let r=0;r<Zi;r++){const i=t/2+n/2;if(!(t<i&&i<n))break;on(o(i),e)===s?t=i:n=i}return t}function Cm({
part:e,at:t,values:n},s){const[o,r,i]=t;let a=ta(t,n),c=we(r-o,i-r);for(let l=0;l<Nm;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=ta(
u,u.map(d=>on(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function ta([e,t,n],[s,o,r]){const i=(t-e)*(o-r),a=(t-n)*(o-s);return bt(i-a)>0?t-((t-e)*i-(t-n)*
a)/(2*(i-a)):t}const Rm={zero:Tm,flip:Lm,turn:Cm};function qm(e,t,n){const s=new Map([[t,n(t)]]);for(const o of[e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<
Am;i++)r*=km,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.at-r.at)}const Rs=400,rn=.6180339887498949,Im=60,Pm=8,ea=1e-9,Dm=1e-5,na=1e-13,{abs:qs,
max:be,min:sa}=Math,nt=e=>e??-1/0;function oa(e,t,n,s,o){t<n||x(t>n?"the range runs backwards":"the range is empty");const r=l=>{const u=e(l);return u===void 0?
void 0:s*u},i=[...Array.from({length:Rs},(l,u)=>t+(n-t)*u/Rs),n],a=i.map(r),c=a.filter(l=>l!==void 0);return c.length||x("no value in the range"),{value:r,at:i,
values:a,size:c.reduce((l,u)=>be(l,qs(u)),0),sign:s,places:o()}}const ra=(e,t,n,s,o)=>s*aa(oa(e,t,n,s,o))[0][1];function ia(e,t,n,s,o){const r=oa(e,t,n,s,o),[[i,
a],...c]=aa(r),l=Dm*(n-t);c.some(([u,f])=>a-f<=ea*r.size&&qs(u-i)>l)&&x("several places have the same value");for(const u of[i-l,i+l]){const f=t<=u&&u<=n?r.value(
u):void 0;f!==void 0&&a-f<=na*r.size&&x("it is flat where it is largest")}return jm(r,i,a,l)}function aa(e){const{at:t,values:n,sign:s,size:o}=e,r=l=>n[l]!==void 0&&
nt(n[l])>nt(n[l-1])&&nt(n[l])>=nt(n[l+1]),a=[...n.keys()].filter(r).sort((l,u)=>nt(n[u])-nt(n[l])||l-u).slice(0,Pm).map(l=>ca(e,t[be(l-1,0)],t[sa(l+1,Rs)],t[l],
nt(n[l]))),c=a.reduce((l,[,u])=>be(l,u),-1/0)+ea*o;for(const l of e.places){const u=l.map(([,p])=>nt(p===void 0?void 0:s*p)),f=u.indexOf(be(...u)),[d,h,m]=[be(f-
1,0),f,sa(f+1,l.length-1)].map(p=>l[p][0]);u[f]>c&&a.push(ca(e,d,m,h,u[f]))}return a.sort((l,u)=>u[1]-l[1])}function ca({value:e},t,n,s,o){let r=n-rn*(n-t),i=t+
rn*(n-t),a=nt(e(r)),c=nt(e(i));for(let l=0;l<Im;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-rn*(n-t),a=nt(e(r))):([t,r,a]=[r,i,c],i=t+rn*
(n-t),c=nt(e(i)));return[s,o]}function jm({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(void 0))return n;
const[a,c,l,u]=i.map(nt),f=a-u+8*(l-c),d=-a+16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(qs(h-n)>o||m===void 0||s-m>na*t)return n;[n,s]=[h,m]}return n}
const Is=192,Ps=1e300,Fm=1100,Ds=1e-6,zm=.1,la=1e-12;function Um(e,t,n,s,o,r,i){t>0&&n<=0&&x("no real value");const a=[];let c=!1,l=0,u=NaN;const f=new Map(Gm(t,
n,s).map(d=>[d,e(d)??NaN]));for(const[d,h]of Wm(f,o()).flatMap(m=>Hm(e,m,f))){let m;if(h===0){const p=ua(e,d);c||=!p,p&&!js(e,d)&&(m=d)}else u*Math.sign(h)<0&&(m=
Km(e,l,d,u,h));m!==void 0&&m!==a[a.length-1]&&a.push(m),[l,u]=[d,Math.sign(h)||NaN]}if(r!==void 0){const d=Bm(a);return c&&x("a whole stretch of values solves i\
t"),d.length!==i&&x(`${d.length} root${d.length===1?"":"s"} in the range, not ${i}`),d[r]}return a.length||x(c?"a whole stretch of values solves it":"no root wa\
s found in the range"),a.reduce((d,h)=>Math.abs(h-s)<Math.abs(d-s)?h:d)}function Bm(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.length-1];(!t.
length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function Wm(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,r]of t.flat()){
const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].sort((o,r)=>o-
r)}function Hm(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(t)],r=Ds*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function Gm(e,t,n){const s=(a,c,l=1)=>Array.
from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-Ps||t<Ps){const a=e>0?Math.log(t/e):0;return s(0,Is).map(c=>e>0?e*Math.exp(c/Is*a):e+c/Is*(t-e))}const o=Math.
abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Ps).sort((a,c)=>a-c);
return[...i.map(a=>-a).reverse(),0,...i]}function ua(e,t){const n=Ds*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const js=(e,t)=>e(Number(t.toPrecision(7)))===
void 0;function Km(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let h=0;h<Fm;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===
0)return ua(e,m)&&!js(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=Ds*Math.abs(c);if(js(e,c))return;const f=e(
c-u),d=e(c+u);return f===void 0||d===void 0?l<=la*r?c:void 0:Math.max(i,a)<=Math.max(zm*Math.abs(d-f),la*r)?c:void 0}const Vm=40,Ym=25e4,Xm=60,Jm=12,Zm=3,fa=1e-6,
Qm=1e-7,da=1e-9,tp=1e-13,ep=1e-10,Fs=1e-8,zs=1e-5,np=.1,sp=1e9,Us=[2,3,5,7,11,13],jt=1e300,ha="the equations do not fix each unknown",{abs:Q,max:xt,min:ma,floor:Bs}=Math;
function op(e,t,n,s,o){const r=pa(t,n,s),i=r.map((w,g)=>t[g]>-jt||n[g]<jt?n[g]-t[g]:Q(w)||1),a={lows:t,highs:n,scales:i},c=xt(4,ma(Vm,Bs(Ym/(8*o*(2*r.length+1))))),
l=[],u=[];let f=0;for(let w=0;w<c;w++){const g=ip(e,w?r.map((b,y)=>rp(w,y,a)):r,a);g?.length===0&&f++,g?.length&&![...l,...u].some(b=>lp(g,b,i))&&(ap(e,g,i)?l:u).
push(g)}l.length||x(u.length||f===c?ha:"no solution found");const d=w=>w.map((g,b)=>Bs(g/i[b]*sp+.5));l.sort((w,g)=>{const b=d(w),y=d(g),M=b.findIndex((S,k)=>S!==
y[k]);return M<0?0:b[M]-y[M]});const h=w=>w.reduce((g,b,y)=>g+(s[y]<jt?(b-r[y])/i[y]*((b-r[y])/i[y]):0),0),m=l.reduce((w,g)=>h(g)<h(w)*(1-da)?g:w);u.some(w=>h(w)<
h(m))&&x(ha);const p=h(m)*(1+Fs)+Fs**2;return!s.every(w=>w<jt)&&l.some(w=>w!==m&&h(w)<=p)&&x("several solutions are equally near"),r.map((w,g)=>[m[g],...l.map(b=>b[g])])}
const pa=(e,t,n)=>n.map((s,o)=>s<jt?s:(e[o]+t[o])/2);function rp(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=Bs(c/Us[t]))a/=Us[t],r+=a*(c%Us[t]);
if(n[t]>-jt||s[t]<jt)return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-Q(i))}function ip(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<Xm;c++){
const l=r.map((b,y)=>xt(Q(b),.001*o[y]));if(!i)return;const[u,f]=ga(e,r,i,l);if(!u.length)return[];const d=xt(...u.map(Q));if(a===Zm)return d<=da?r.map((b,y)=>Q(
b)<=tp*o[y]?0:b):void 0;(a||d<=Qm)&&a++;const h=b=>xt(...b.map((y,M)=>Q(y)/f[M])),m=h(i),p=r;let w=1,g;for(let b=0;b<(a?1:Jm)&&(r=p.map((y,M)=>ma(xt(y+w*l[M]*u[M],
n[M]),s[M])),g=e(r),!(g&&(a||h(g)<m)));b++,w/=2)g=void 0;i=g}}function ap(e,t,n){const s=t.map((o,r)=>xt(Q(o),.001*n[r]));for(const o of[zs,-zs]){const r=t.map(
(c,l)=>c+o*s[l]),i=e(r);if(!i)continue;const[a]=ga(e,r,i,s);return a.length>0&&a.every(c=>Q(o+c)<=np*zs)}return!0}function ga(e,t,n,s){const o=t.map((a,c)=>{const[
l,u]=[1,-1].map(d=>e(Object.assign([...t],{[c]:a+d*fa*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??n)[h])/(f*fa))}),r=n.map((a,c)=>xt(...o.map(l=>Q(l[c]))));
if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[cp(i),r]}function cp(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<
t;s++){let o=s;for(let r=s+1;r<t;r++)Q(e[r][s])>Q(e[o][s])&&(o=r);if(!(Q(e[o][s])>=ep))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];
for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const lp=(e,t,n)=>e.
every((s,o)=>Q(s-t[o])<=Fs*xt(Q(s),Q(t[o]),1e-6*n[o])),up=1e4,wa=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,
-.13857109526572012,9984369578019572e-21,15056327351493116e-23],ba=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,
.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],ya=[.015827191973480183,77/1470],Ma=[.24261107190140774,
672/1470],fp=4,Ws=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?x("gamma of zero or less"):Sa(e-1);if(e<.5)return Math.PI/(Math.sin(Math.PI*e)*Ws(1-e));e>172&&x(
"overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=wa.slice(1).reduce((r,i,a)=>r+i/(t+a+1),wa[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},Sa=e=>{const t=rt(
e);if(t!==qt(e))return Ws(e+1);let n=t<0?x("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},$a=(e,t)=>{let n=rt(t);if(n!==qt(
t)&&x("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&x("binomial of more than 10,000");let s=1;for(let o=1;o<=
n;o++)s=s*(e-n+o)/o;return s},va=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(
Math.PI)*Math.exp(-e*e)*n},dp=e=>{if(e<1.5)return 1-va(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*e)/Math.sqrt(Math.PI)/(e+t)},hp=(e,t,n)=>t>
n?x("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),mp=e=>{const t=Math.abs(e)**.3333333333333333,n=Math.floor(t+.5);return Math.
sign(e)*(n*n*n===Math.abs(e)?n:t)},pp=Math.hypot,gp=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?Math.trunc(n):0};Tn.set($a,gp);
const wp={gamma:Ws,factorial:Sa,binomial:$a,erf:va,erfc:dp,erfinv:Th,normal_quantile:Ke,cbrt:mp,mod:iu,clamp:hp,hypot:pp,...$u,...Mm},bp={...Sh,...dh,...Mh,...cm,
sum:(e,t,n,s,o)=>Aa(t,n,s,o,0),product:(e,t,n,s,o)=>Aa(t,n,s,o,1),integral:(e,[t,n,s],o,r,i)=>{const{budget:a}=e,c=Number(r[+t]),l=Number(r[+n]),u=a.integrals>0,
f=y=>(r[i]=y,Number(o())),{curve:d,look:h}=Cs(e,f,r,i+1,+s),m=y=>d(y)??Sp(f,y,c,l),p=()=>h().map(y=>y.map(([M,S])=>[M,S??m(M)]));a.integrals++;const w=a.steps;u||
[c,l].forEach(m);const g=u?1:Mp(Math.floor((w-a.steps)/2)),b=$p(m,c,l,g,u,p);return a.integrals--,b},slope:(e,[t],n)=>yp(ka(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>an(
ia,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>an(ia,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>an(ra,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>an(ra,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a,c){
const l=ka(e,t,i),{curve:u,look:f}=Cs(e,l,a,c+1,Number(r.at(-1))),[d,h]=r.slice(0,-1).map(m=>Number(a[+m]));return Um(u,Number(a[+n]),Number(a[+s]),Number(a[+o]),
f,d,h)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(w=>n.slice(w*i,(w+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).
map(Number),d=w=>{const g=Pn(e,()=>{const b=e.inside(new Map(u.map((y,M)=>[y,w[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,b)))});return g?.every(Number.
isFinite)?g:void 0},h=pa(a,c,l);d(h);const m=e.budget.steps;return d(h),op(d,a,c,l,m-e.budget.steps).map(w=>({first:0,numbers:w}))}},an=(e,t,n,[s,o,r],i,a,c)=>{
const l=d=>(a[c]=d,Number(i())),{curve:u,look:f}=Cs(n,l,a,c+1,+r);return e(u,Number(a[+s]),Number(a[+o]),t,f)},ka=(e,t,n)=>s=>Number(n(void 0,void 0,e.inside(new Map(
[[String(t),s]]))));function Aa(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=rt(l);return u===qt(l)?u:x("bounds are not whole numbers")});i<r-
1&&x("the bounds run backwards"),i-r>=up&&x("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(t());return a}function yp(e,t){
let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-
o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const w=n/2,g=a-c+8*(e(t+w)-e(t-w)),
b=p/(12*n),y=g/(12*w);if(r(y-b)<=.001*s+m/n)return y+(y-b)/15}}return x("no slope where a function jumps or bends")}function Mp(e){let t=32;for(;t>2&&e*12*t>4e4;)
t/=2;return t}function Sp(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+o*(a+1)),0)}function $p(e,t,n,s,o,r){
const i=[...Array.from({length:s},(b,y)=>t+(n-t)*y/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(b,y)=>ln(e,i[y],i[y+1],a[y],a[y+1],0)),u=cn(l);
let f=Na(e,l,c*u.size),d=cn(f);d.error<=u.error||([f,d]=[l,u]);const h=r(),m=h.length?vp(e,f,h,d.size/Math.abs(n-t)):void 0;if(m){f=m;for(let b=0;b<fp;b++)f=Na(
e,f,c*cn(f).size);d=cn(f)}const{value:p,error:w,size:g}=d;return Math.abs(p)<=1e-14*g&&w<=1e-9*g?0:w<=1e-9*(o?g:Math.abs(p))?p:x("the integral does not settle")}
function Na(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(
r);continue}i++,o.push(ln(e,c,h,u,d,a+1),ln(e,h,l,d,f,a+1))}return s}function vp(e,t,n,s){let o=!1;const r=t.flatMap(i=>{const{a,b:c}=i,[l,u]=a<c?[a,c]:[c,a],f=n.
flatMap(p=>p.filter(([w])=>l<w&&w<u)),d=f.length?kp(e,i,f,s):[];if(!d.length)return[i];o=!0;const h=[...new Set([l,u,...d])].sort((p,w)=>a<c?p-w:w-p),m=h.map(e);
return h.slice(1).map((p,w)=>ln(e,h[w],p,m[w],m[w+1],0))});return o?r:void 0}function kp(e,{a:t,b:n,first:s,last:o,middle:r},i,a){const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,
f=[[-1,s],[0,r],[1,o]];for(const[m]of ba)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-Ap(f,(m-c)/
l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const Ap=(e,t)=>e.reduce((n,[s,o],r)=>n+e.reduce((i,[a],c)=>c===r?i:i*((t-a)/(s-a)),o),0),cn=e=>e.
reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function ln(e,t,n,s,o,r){const i=(t+n)/2,a=(n-t)/2,c=e(
i),{abs:l}=Math;let[u,f]=[0,1].map(m=>ya[m]*(s+o)+Ma[m]*c),d=ya[0]*(l(s)+l(o))+Ma[0]*l(c);for(const[m,p,w]of ba){const g=e(i-a*m),b=e(i+a*m);u+=p*(g+b),f+=w*(g+
b),d+=p*(l(g)+l(b))}const h=u*a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:x("overflow")}var Np=Object.
freeze({__proto__:null,ACTS:wp,MORE_REGIONS:bp});const xa=64,xp=9,Ep=1024,_p=10,Op=3,Tp=.1,Lp=24,Cp=12,Rp=12,qp=1e-13,ye=.6180339887498949,Ip=60,Pp=1e-12,Dp=1e5,
Hs=(e,t)=>Math.abs(e-t)<=Pp*Math.max(Math.abs(e),Math.abs(t)),un=(e,t,n)=>Math.min(Math.max(e,t),n),Ea=(e,t,n)=>t>0&&n>100*t?un(t*(n/t)**e,t,n):t*(1-e)+n*e;function jp(e,t){
const n=Array.from({length:xp},(r,i)=>(i+1)*ye%1),s=[...Array.from({length:xa+1},(r,i)=>i/xa),...n],o=s.map(r=>e*(1-r)+t*r);return e>0&&t>10*e&&o.push(...s.map(
r=>un(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}function Gs(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));return Math.floor(e*n+.5)/
n}function Fp(e,t,n=[]){const s=t.map(([E,v])=>[E,jp(...v)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=E=>{const v=e(
E);return typeof v!="number"?(i=!0,NaN):(v<o&&([o,c]=[v,E]),v>r&&([r,l]=[v,E]),v)},d=E=>new Map(t.map(([v,O],_)=>[v,E(...O,_)])),h=(E,v)=>{const O=[d(C=>C),...t.
length>1?[d((C,I)=>I),d((C,I)=>Ea(u(),C,I))]:[]];let _=0;for(const C of O){let I=NaN;for(const B of v){const $=f(new Map(C).set(E,B));if(i)return;if(!Number.isNaN(
I)&&!Hs($,I)){const T=$>I?1:-1;if(_===-T)return;_=T}I=$}}return _},m=(E,v,O,_,C,I)=>{const B=_.length-1;let $=Number(E.get(O)),T=v;const A=Y=>{const Ut=C*f(new Map(
E).set(O,Y));return Ut>T&&([$,T]=[Y,Ut]),Ut};if(I)for(let Y=0;Y<=B;Y+=Math.floor(_.length/Rp))A(_[Y]);A(_[0]),A(_[B]);const N=_.findIndex(Y=>Y>=$),R=N<0?_.length:
N;let P=_[Math.max(R-2,0)],F=_[Math.min(R+1,B)],W=F-ye*(F-P),H=P+ye*(F-P),K=A(W),ct=A(H);for(let Y=0;Y<Ip;Y++)K>ct?([F,H,ct]=[H,W,K],W=F-ye*(F-P),K=A(W)):([P,W,
K]=[W,H,ct],H=P+ye*(F-P),ct=A(H));return A(un(Gs((P+F)/2,Math.max(Math.abs(_[0]),Math.abs(_[B]))),_[0],_[B])),[$,T]},p=(E,v,O,_)=>{let C=v,I=O,B=1;for(let $=0;$<
Cp;$++,B*=2){const T=new Map(s.map(([N,R])=>{const P=B*(Number(v.get(N))-Number(E.get(N)));return[N,un(Number(C.get(N))+P,R[0],R[R.length-1])]})),A=_*f(T);if(!(A>
I))break;[C,I]=[T,A]}return[C,I]},w=(E,v)=>{let O=new Map(E),_=v*f(E);for(let C=0;C<Lp;C++){const I=new Map(O),B=_;for(const[$,T]of s){if(i)return;const[A,N]=m(
O,_,$,T,v,C===0);O.set($,A),_=N}if(s.length>1&&C&&([O,_]=p(I,O,_,v)),!(_-B>qp*Math.max(Math.abs(_),Math.abs(B))))break}},g=(E,v,O)=>{const _=[O];for(const[,C]of[
...E].sort(([I],[B])=>v*(B-I))){if(_.length>Op)break;const I=B=>t.some(([$,[T,A]])=>Math.abs(Number(C.get($))-Number(B.get($)))>Tp*(A-T));_.every(I)&&_.push(C)}
return _},b=E=>({ends:E,at:[c,l]});for(const E of n)f(E);const y=s.map(([E,v])=>h(E,v));if(i)return;if(y.every(E=>E!==void 0)){const E=f(d((O,_,C)=>Number(y[C])>=
0?O:_)),v=f(d((O,_,C)=>Number(y[C])>=0?_:O));if(!i&&Hs(E,o)&&Hs(v,r))return b([o,r])}const M=[],S=E=>{M.push([f(E),E])};for(let E=0;E<Ep&&!i;E++)S(d((v,O)=>Ea(u(),
v,O)));if(t.length<=_p)for(let E=0;E<2**t.length&&!i;E++)S(d((v,O,_)=>E>>t.length-1-_&1?O:v));if(i)return;const k=Math.max(...M.map(([E])=>Math.abs(E)));for(const E of[
-1,1])for(const v of g(M,E,E<0?c:l))i||w(v,E);const L=Math.max(Math.abs(o),Math.abs(r));return i||k>0&&L>Dp*k?void 0:b([Gs(o,L),Gs(r,L)])}var zp=Object.freeze({
__proto__:null,findExtremes:Fp});const _a=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function Up(e,t,n,s){const o=j(e,".cg-group"),r={
moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=j(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),
l=a.querySelector(".cg-en a"),u=await Oa(l.href,n).catch(()=>null);if(u===null)c.forEach(Ta),r.left+=c.length;else if(u){const{state:f}=Yn(_a(t),u);f.size&&Vp(c,
u,f,r)}}return r}async function Bp(e,t,n){const s=await Oa(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?Wp(
i):void 0);if(s){const{state:i}=Yn(_a(t),s),a=Hp(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=Gp(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).
length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const Wp=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function Hp({entries:e},t){
const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function Gp(e,t,n,s,o,r){
const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(St);const a=i.map(h=>fn(t,h,s,r)),c=i.some((h,m)=>a[m]!==
fn(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>Kp(t,h,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.
name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||
d!==e.name}}catch(a){if(!(a instanceof X))throw a;return}}const Kp=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function fn(e,t,n,s){const{c:o,rows:r,u:i}=e.
entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):V(e.text(t,n,s),i)}async function Oa(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(
n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.
content.textContent;if(!r)return;const i=JSON.parse(r);return await lr(i.q,e),await sr(i.q),cr(ir(i))}function Vp(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(
n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new X;t.allow(St);const l=fn(t,c,n,i);if(l===fn(t,c,o,r))continue;const u=a.querySelector(
".cg-en__val");a.title=`as built ${u?.textContent}`,a.classList.add("is-changed"),U(u,l),s.moved+=1}catch(l){if(!(l instanceof X))throw l;Ta(a),s.left+=1}}}function Ta(e){
e.classList.add("is-later"),e.title="as built: not computed here"}var Yp=Object.freeze({__proto__:null,rechain:Bp,recompute:Up});async function Xp(e){const{root:t,
model:n,signal:s}=e;for(const r of j(t,"table[data-sortable] thead th")){const i=dt("cg-sort","",()=>t0(r));i.append(...r.childNodes),r.append(i)}z(t,"click",{signal:s},
({target:r})=>{const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Fe(tf(i.closest("figure, section")?.querySelector("table")),
i),a&&e.set(n.parseCase(a.dataset.cell))}),z(t,"keydown",{signal:s},Jp);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return C1});
return j(t,".cg-table").map(r=>i=>{Zp(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function Jp(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,
-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.
ctrlKey||e.metaKey||e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.
cellIndex+t[0]]?.querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function Zp(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,
i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>G(n(l),u,1e-9));for(const c of j(e,"[data-cell]")){const{cell:l="",q:u}=c.
dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(U(p??c,m==="–"?"":m),e.dataset.scale){
const[,w,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(g===void 0?f(h):w)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${V(m,t.entry(h).u)}`)}c.classList.
toggle("is-current",a(l))})}for(const c of j(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&
o(e,()=>La(e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;
for(const f of j(e,"tbody td")){const d=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}
Qp(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),t)})}}function Qp(e,t,n){const s=j(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.
dataset.broken)){const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,U(r.querySelector(":scope > span"),a.includes(void 0)?
", or cannot be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function La(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches("\
.is-rest")).length,s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function t0(e){const t=e.
closest("table")?.tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").
replace("−","-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});
for(const a of e.parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest(
"table");i?.querySelector(".is-rest")&&La(i)}var e0=Object.freeze({__proto__:null,mount:Xp});const n0=12,s0=5,Ca=[1,2,5,10],o0=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function Et(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return dn(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function dn(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function Ra(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-n0);return dn(Me(d)*s,Me(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=qa(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return dn(l*c*s+o,u*c*s+o,t)}function r0(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return dn(s-r,o+
r,t)}function i0(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?a0(o,r):c0(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Wt(i)}))}function a0(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>Ca.slice(0,3).map(i=>i*Me(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(Me)}function c0(e,t){const n=qa(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function qa(e){const t=e/s0,n=Me(Math.floor(Math.log10(t)));return n*
(Ca.find(s=>s*n>=t*.999)??10)}const Me=e=>+`1e${e}`;function Ia(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...i0(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?l0(a.text):a.text,[l,u]}))}function Ks(e,{
x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&mn(t.from,t.to,a=>[a,n.to],[0,hn]),s.some(([,a])=>a>n.from+1)&&mn(t.from,t.to,a=>[a,n.from],[0,-hn]),s.some(([a])=>a<
t.from-1)&&mn(n.to,n.from,a=>[t.from,a],[hn,0]),s.some(([a])=>a>t.to+1)&&mn(n.to,n.from,a=>[t.to,a],[-hn,0])].filter(Boolean).join("");let i=e?.querySelector(".\
break");!e||!i&&!r||(i||(i=document.createElementNS("http://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const Pa=60,
hn=7;function mn(e,t,n,[s,o]){return Array.from({length:Pa+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/Pa),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(
1)}`}).join("")}function l0(e){const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=o0.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const _t=120,
Vs=40,u0=40,Ft=(e,t)=>+(e?.getAttribute(t)??NaN),yt=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},Ys=(e,t)=>e.includes("#[")?Math.
round(t):t,Da=e=>(t,n)=>j(e,`[data-${n}="${CSS.escape(t.id||"-")}"]`);function ja(e,t,n){const s=Da(t),o=j(n,".cg-numbers tbody tr");return j(t,"[data-line]").map(
r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.
key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(r,"for").map(l=>[l,Ft(l,"y")-i]),cells:c}})}function Xs({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(
t(s.dataset.line).state).set(n,Ys(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const Se=new WeakMap,Fa=new WeakMap;function za({model:e,inCase:t,done:n},s,{
e:o,key:r}){const i=[...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?_t:Vs,i])}function Ua(e,t,n){const{model:s,
inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=za(e,t,n),u=Fa.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(w,g)=>t.
x.of(g/m)).map(w=>[w,p(new Map(f).set(t.swept,Ys(t.swept,w)))]),h={of:l,middle:d(r?_t:Vs,m=>s.under(m)(a)),ends:c.length?d(r?u0:Vs/4,m=>{const p=[s.spread(a,m,s.
under(m))].flat();return[p.at(0),p.at(-1)].map(w=>typeof w=="number"?w:void 0)}):[]};return Fa.set(i,h),h}function Ba(e,t){if(!e.done)return;const n=e.state.size?
t.lines.map(o=>Ua(e,t,o)).flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&Ra(n.map(o=>typeof o=="number"?o:NaN),t.built)||
t.built;s.text!==t.y.text&&(t.y=s,t.host.dataset.ay=s.text,Ia(t.host,"y",s))}function Wa(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=za(e,t,n),c=t.y.text;!Se.
has(r)&&!e.state.size&&Number.isFinite(n.end)&&Se.set(r,{of:a,y:c,end:n.end});const l=Se.get(r);(l?.of!==a||l.y!==c)&&Se.set(r,{of:a,y:c,end:f0(t,n,Ua(e,t,n))});
const u=Se.get(r)?.end??NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([d,h])=>G(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chos\
en",f);for(const[d,h]of i){const m=u+h;d.classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&yt(d,{y:m})}return u}function f0({
x:e,y:t},{e:n,bands:s},{middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute(
"d",pn(a));for(const c of s){const[l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${pn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}
const pn=e=>e.map(([t,n],s)=>Number.isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function gn(e,t){if(t.data?.
open)for(const n of t.lines)n.cells.forEach((s,o)=>{const{state:r,read:i}=Xs(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);U(s,a==="–"?"":a)})}
const Js=6,d0=", outside",h0=11,m0=.02,p0=1e-9,g0=1.2;function w0(e){const t=j(e.root,"svg[data-x]").map(n=>y0(e,n));for(const n of t)v0(e,n),n.data?.addEventListener(
"toggle",()=>Zs(e,()=>gn(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>b0(s,n)))}function b0(e,t){Ba(e,t);for(const s of t.lines)Wa(e,t,s);M0(
t);const n=t.points.map(s=>S0(e,t,s));Ks(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&$0(e,t,t.ridge),gn(e,t)}function Zs({model:e},t){e.allow(
Ho),se(t),e.allow(St)}function y0({model:e},t){const n=t.closest("figure")??t,s=Da(t),o=ja(e,t,n),r=j(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(
i,"for").map(a=>[a,Ft(a,"x")-Ft(i,"cx"),Ft(a,"y")-Ft(i,"cy")])}));return{svg:t,host:t,x:Et(t.dataset.ax),y:Et(t.dataset.ay),built:Et(t.dataset.ay),swept:e.key(t.
dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function M0({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.
map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>Ft(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&
s.classList.toggle("hide",n.some(r=>Math.abs(r-Ft(s,"y"))<h0))}function S0({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(
a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,h))],p=!(d>=o.from-
1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),w=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[a,...l.map(([b])=>b)])g.classList.toggle(
"hide",!w);a.classList.toggle("moved",f&&n.size>0),w&&yt(a,{cx:m[0],cy:m[1]});for(const[g,b,y]of l)f&&g.textContent&&U(g,V(e.text(c,n,s),e.entry(c).u)+(p?d0:"")),
w&&yt(g,{x:m[0]+b,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function $0(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(({e:k})=>k.matches(".is-cho\
sen")),c=Math.log(s.hi/s.lo)/_t,[l,u,f,d]=[0,1,_t-1,_t].map(k=>a?Number(Xs(e,t,a,s.of(k/_t)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=m0&&G(f,d,p0);if(n.classList.
toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),w=o.at(Number(e.now(a.key))),g=s.at(m),[b,y,M,S]=[".ridge",".strong",".gap",".tone-gap"].map(
k=>n.querySelector(k));yt(b,{x1:g,x2:g,y1:o.at(d)}),yt(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),yt(y,{x:g}),U(y,`ridge ${e.model.say(r,m)}`);for(const k of[
M,S])k?.classList.toggle("hide",!(m/p>g0&&p>s.lo));yt(M,{x1:s.at(p)+9,x2:g,y1:w,y2:w}),yt(S,{x:g,y:w}),U(S,`${Wt(m/p)}× short of the ridge`)}function v0(e,t){const{
svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??q("output"),u=document.createElementNS("http://www.w3.org/20\
00/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),w=i.map(b=>{const{state:y,read:M,value:S}=Xs(
e,t,b,p),k=b.e.matches(".is-chosen");return{own:k,y:Number(S),name:b.e.dataset.label??"",text:V(a.text(b.key,y,M),k?a.entry(b.key).u:"")}});w.sort((b,y)=>Number(
y.own)-Number(b.own)||y.y-b.y);const g=w.slice(0,Js).map(({own:b,name:y,text:M})=>q(b?"b":"span","",`${y} ${M}`.trim()));l.replaceChildren(`${a.say(r,Ys(r,p))}:\
 `,...g.flatMap((b,y)=>y?[", ",b]:[b]),w.length>Js?` and ${w.length-Js} more`:""),yt(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.to}),u.classList.remove("hide")},m=()=>{
u.classList.add("hide"),U(l,"")};z(n,"pointermove",{signal:c},p=>{const w=f.getBoundingClientRect(),g=(p.clientX-w.left)/w.width*f.viewBox.baseVal.width;d=Math.
max(0,Math.min(1,(g-s.from)/(s.to-s.from))),Zs(e,h)}),z(n,"pointerleave blur",{signal:c},m),z(n,"keydown",{signal:c},p=>{const w={ArrowLeft:-.02,ArrowRight:.02,
Home:-1,End:1}[p.key];w&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+w)),Zs(e,h))})}var k0=Object.freeze({__proto__:null,mount:w0});const A0=4,N0=520,x0=.01,E0=.05,
Ha=6,_0=.1,Ga=100;function wn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.u&&[s,o,c].every(Number.isInteger)&&o-s>=
8,u=i??(l?Math.max(1,Ka((o-s)/Ga)):O0(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<x0:Math.abs(d-c)<Math.min(u/2,(o-s)*.004))return c;const m=+ft(n,d).toPrecision(
3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):Ie(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){
const m=f(r&&!i?d*10**(E0*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const O0=(e,t,n)=>Ka((ft(e,n)-ft(e,t))/Ga)*(e.f??1);function Ka(e){
const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function Qs({key:e},t,n){const s={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:Ha,PageDown:-Ha}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e==="Delete"||e==="Backspace"?{value:void 0}:void 0}
function T0(e){const t=j(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(
i);r.setAttribute("aria-valuenow",Wt(ft(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{e:s,key:o}of t){const r=wn(e.model,o),{lo:i,
hi:a}=r,c=l=>Wt(ft(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.removeAttribute("aria-disabled"),L0(e,s,o,r)}
for(const s of j(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function L0(e,t,n,s){const{signal:o}=e,r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{
a===void 0||!G(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};z(t,"pointerdown",{signal:o},a=>{a.button||a.target instanceof HTMLInputElement||
C0(t,a,r(),s,i,()=>Va(e,t,n))}),z(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown",{key:"Escape"})),i(void 0)}),
z(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=Qs(a,s,r());if(c)i(c.value);else if(a.key==="Enter"||/^\d$/.test(a.key))
Va(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function C0(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,{signal:l}=c;e.setPointerCapture(
t.pointerId),z(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?_0:1);if(!i&&Math.abs(d)<A0)return;i=!0,e.classList.add("is-drag");
const h=s.moved(n,d/N0);h!==a&&o(a=h,"drag",!1)}),z(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-drag"),i?o(a,"drag",!0):u.type===
"pointerup"&&r()})}function Va(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=q("input","cg-grip__entry"),i=q("span","cg-grip__why"),a=o.text(
n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??""),i.setAttribute("role","al\
ert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute("aria-invalid",String(h!=="")),
i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydown",u=>{u.stopPropagation(),u.key===
"Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var R0=Object.freeze({__proto__:null,keyed:Qs,
mount:T0,scale:wn});const q0=3,Ya=7.4,I0=78,P0=30,D0=40;function j0(e){const t=j(e.root,".cg-fig").map(n=>F0(e,n));for(const n of t)z0(e,n);return n=>{for(const s of t)
n.attempt(s.figure,()=>{U0(n,s),G0(n,s),gn(n,s)})}}function F0({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,x:Et(t.dataset.ax),y:Et(t.
dataset.ay),built:Et(t.dataset.ay),result:e.key(t.dataset.out),lines:ja(e,t,t),hand:t.querySelector(".cg-axis input"),by:wn(e,n),drawn:"",data:t.querySelector("\
.cg-numbers")}}function z0(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute("aria-busy",String(
!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};z(n,"input change",{signal:a},u=>l(u.type==="change")),z(n,"keydown",{signal:a},u=>{const f=Qs(u,o,Number(
e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>gn(e,t),{signal:a})}function U0(e,t){
const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,Ba(e,
t);const o=t.lines.map(i=>({line:i,at:Zt(Wa(e,t,i)),own:i.e.matches(".is-chosen")}));W0(t,o,e);const r=t.lines.find(({e:i})=>i.matches(".is-limit"));r&&B0(e,t,r)}
function B0(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.matches(".is-below")?1e3:0,l=s.querySelector("[data-c\
rossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?Xa(e,t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(
e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.
children,[m,p]=[Zt(o.at(u.at)),Zt(r.at(f))],w=m<P0;for(const[g,b,y]of[[d,"cx","cy"],[h,"x","y"]])g.setAttribute(b,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(
2)}%`);h.classList.toggle("is-first",w),h.setAttribute("dx",w?"8":"-8"),U(h,`${u.isBelow?"up to":"from"} ${e.model.say(t.swept,u.at)}`)}function Xa({model:e,state:t},{
x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from({length:_t+1},(p,w)=>n.of(w/_t)),a=i.map(r),c=a.flatMap((p,w)=>w&&p!==a[w-1]?[w-1]:[]);
if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let p=0;p<D0;p+=1){const w=(f+d)/2;r(w)?f=w:d=w}const{lo:h,step:m}=e.entry(s);
if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(p-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}const Zt=e=>Number.isFinite(e)?Math.max(
0,Math.min(100,e/10)):NaN;function W0(e,t,{model:n}){const s=j(e.figure,".cg-fig__end"),o=e.lines.some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.
dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>Ja(f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...r.filter(({
line:f})=>f.e.matches(".is-limit")),...r].slice(0,q0),c=[...new Set(a.filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=H0(l.map(({at:f})=>f));
s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle("hide",!h),!h)return;const w=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.
setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute("y",`${u[d]}%`),U(p,`${h.line.e.dataset.label}${w?", written":""}`)});for(const{line:f,
own:d}of t)f.e.classList.toggle("was",o&&!d&&Ja(f,n))}const Ja=({e},t)=>[...t.parseCase(e.dataset.line)].every(([n,s])=>G(t.entry(n).v??NaN,s,1e-9));function H0(e){
const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+Ya):s);let n=100;for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-Ya;return t}function G0({
model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Zt),h=u.some(y=>y<-1||y>1001),
m=!G(n(a),s(a))||!G(n(c),s(c)),p=(y,M)=>{const S=o.querySelector(y);S?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[k,L]of Object.entries(
M))Number.isNaN(L)||S?.setAttribute(k,`${L.toFixed(2)}%`);return S};o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&
(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),p(".fill",{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const w=p(".value",{x:f,
y:d}),g=f>I0;w?.classList.toggle("is-left",g),w?.setAttribute("dx",g?"-11":"11"),U(w,V(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.
classList.toggle("is-outside",h),Ks(o.querySelector(".cg-fig__lines"),{x:r,y:i},u.some(Number.isNaN)?[]:[u]);const b=[r.at(Number(s(a))),i.at(Number(s(c)))];p("\
.ghost",{cx:Zt(b[0]),cy:Zt(b[1])}),o.querySelector(".ghost")?.classList.toggle("hide",!m||b.some(y=>!(y>=-1&&y<=1001)))}var K0=Object.freeze({__proto__:null,crossingOf:Xa,
mount:j0});const Za={stale:"disputed, but it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"ho\
lds"},V0=Object.keys(Za),Qa=180,Y0=250,to=8;function X0(e){const{root:t,signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(
r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),e.model.allow(St),s=se(()=>Z0(e,h)),s&&(o=h,document.body.append(s),h.setAttribute(
"aria-describedby",s.id),J0(s,h.getBoundingClientRect())))},u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof
Node&&(s?.contains(h)||o?.contains(h));z(window,"pointerdown",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),z(t,"pointerover",{signal:n},
h=>{const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),Qa)}),z(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?
a(c,Y0):u(h.target)&&!s&&clearTimeout(r))}),z(document,"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),z(t,"focusin",{signal:n},h=>{const m=u(h.target);
m?.matches(":focus-visible")&&l(m)}),z(t,"focusout",{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),z(t,"click",{signal:n,capture:!0},h=>{const m=u(h.
target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),l(m)}),z(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.
activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&
matchMedia("(hover: hover)").matches&&a(()=>l(d),Qa),()=>{}}function J0(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,
Math.min(t.left-12,document.documentElement.clientWidth-e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}\
px`}function Z0(e,t){const{model:n,state:s,now:o,was:r}=e,{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,w=t.querySelector(".cg-\
claim__text")?.textContent??t.textContent??"",g=t.matches(".cg-live"),b=V0.find(A=>t.matches(`.is-${A}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),S=n.
entry(y).u,k=g?s:n.parseCase(t.dataset.with),L=g?o:k.size?n.under(k):r,E=k.size?new Map([...s,...k]):s,v=E===s?o:n.under(E),O=M&&!g&&!G(v(y),L(y)),_=q("div","cg\
 cg-card",q("div","cg-card__top",q("span","cg-num",w),g?"":q("span",`cg-chip is-${b}`,Za[b]+(O?" as written":""))));_.id="cg-card",_.setAttribute("role","dialog"),
_.setAttribute("aria-label",`${g?"value":"claim"} ${w}`);const C=t,I=C.hash&&document.getElementById(decodeURIComponent(C.hash.slice(1))),B=I&&n.key(I.dataset.row)===
y&&I.querySelector(".cg-steps__body");if(B){const A=B.cloneNode(!0);for(const N of j(A,"[data-nocard]"))N.remove();for(const N of j(A,"[data-q]"))n.entries.has(
n.key(N.dataset.q))&&U(N,V(n.text(n.key(N.dataset.q),k,L),N.dataset.u));_.append(A)}else M&&_.append(q("p","cg-card__in","computed: ",q("b","cg-num",V(n.text(y,
k,L,De(t)),S))));(a||c)&&_.append(t1(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,b)),h&&_.append(q("p",g||["holds","partly","sourced"].includes(b)?"cg\
-card__in":"cg-card__why",...h.split("`").map((A,N)=>N%2?q("code","",A):A)));const $=M?[...n.inputs(y)].filter(A=>L(A)!==void 0).map(A=>`${A.split("#")[1]} ${n.
say(A,L(A))}`):[];(m||$.length)&&_.append(q("div","cg-card__in",`${g?"for":"as written, for"} ${m??$.slice(0,to).join(" · ")}`+(!m&&$.length>to?` and ${$.length-
to} more`:""))),O&&_.append(q("div","cg-card__now",q("span","","your scenario"),q("b","cg-num",Q0(e,y,E,v,t))));const T=q("div","cg-card__foot",p?q("span","",p):
"");return C.href&&T.prepend(Object.assign(q("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:C.href})),_.append(T),_}function Q0({model:e},t,n,s,o){
const{c:r,u:i}=e.entry(t);return r?{1:"true",0:"false"}[String(Number(s(t)))]??"not computed":V(e.text(t,n,s,De(o)),i)}function t1(e,t,n,s,o){const r=[e,t,...n].
filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||
4,f=p=>Wt(p,Math.min(u,12)),d=Number.isFinite(e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=Qt("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"\
is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}\
, computed ${n.map(f).join(" to ")}`),m.append(Qt("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),Qt("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),
n.length>1?m.append(Qt("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(Qt("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));
for(const p of[e,t])Number.isFinite(p)&&m.append(Qt("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));return m}function Qt(e,t,n=""){const s=document.createElementNS(
"http://www.w3.org/2000/svg",e);for(const[o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var e1=Object.freeze({__proto__:null,mount:X0});
const Ot=64,zt=16;function n1(e,t){let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.
length/Ot),i=Array.from({length:zt},()=>new Float64Array(Ot)),a=new Float64Array(zt);o.forEach((d,h)=>{const m=e[d]-s,p=h%zt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});
const c=tc(i,a,-1);if(c===void 0)return;const l=i.map((d,h)=>tc(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/zt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(zt-
1)/zt)]}function tc(e,t,n){const s=e.map((u,f)=>f).filter(u=>u!==n),o=s.length*Z/(Ot*zt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Ot;u++){let f=0;
for(const d of s)f+=e[d][u];r+=f,i+=f*f/o}const c=r*r/(o*Ot),l=a-c;if(i-=c,l>0)return(i-(Ot-1)*(l-i)/(o*Ot-Ot))/l}const eo=1e-4,s1=5e-5,o1=48,r1=()=>e=>{for(const t of j(
e.root,"[data-sens]"))e.attempt(t,()=>{i1(e,t),a1(e,t)})};function i1({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(j(s,"[data-in]").map(a=>{
const c=e.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+eo,1-eo].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(eo*(u+f))]})),i=Math.
max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of j(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=s1&&Number.
isFinite(c)),u=o1*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%",
"5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[p,w]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,w)}else U(a.firstElementChild,Number.isFinite(
c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function a1({model:e,state:t},n){const s=j(n,"[data-share]"),o=s.length?
e.draws(e.key(n.dataset.sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&n1(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):U(r.firstElementChild,a?c1(...a):"–")}}const c1=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(
e,0)+2*t)))} %`:`${Math.floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var l1=Object.freeze({__proto__:null,mount:r1});const u1=3,ec=48,f1=24,nc={holds:"✓",failing:"\
✗",unknown:"–"};function d1(e){const{model:t,root:n}=e,s=j(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
t.key).filter(r=>t.entries.has(r)),gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>h1(o,r));for(const r of j(n,"[data-under]"))p1(o,r)}}const no=(e,t)=>{const n=e(t);return n===void 0?
void 0:!!n};function h1(e,t){const{model:n,now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=no(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(nc))u?.classList.toggle(`is-${f}`,f===l);U(r.querySelector(".cg-mark"),nc[l]);for(const u of j(r,"[data-gap]")){const f=n.
key(u.dataset.gap);U(u,V(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&m1(e,a),e.done&&g1(e,t,c)}function m1({model:e,now:t},n){const s=n.querySelector(
"line"),o=d=>Number(t(e.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function p1({model:e,now:t},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>no(t,e.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():U(r??n.querySelector("small")?.appendChild(q("span","cg-out__given")),i)}function g1(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([
...e.state]):"";if(!s||o===t.said)return;t.said=o;const r=n===!1?se(()=>sc(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],dt("cg-preset",`${w1(e,i)}: ${e.model.say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(q("span","","It would be true with "))}const w1=({
model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+1);function sc(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=b1(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===u1)break}return c}function b1(e,{key:t,
gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&no(o.under(new Map(r).set(
s,g)),t)===!0;if(a){const g=b=>Number(o.under(new Map(r).set(s,b))(n));return Object.keys(a).filter(b=>b!==h&&m(b)).map(b=>[b,g(b)]).sort(([,b],[,y])=>b-y)[0]?.[0]}
if(c){const g=[...c].sort((y,M)=>y-M),b=g.findIndex(y=>y>=Number(h));return y1(g,b).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=wn(o,s);
return[-1,1].map(g=>M1(p,h,g,m)).filter(g=>g!==void 0).sort((g,b)=>Math.abs(g-h)-Math.abs(b-h))[0]}const y1=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function M1(e,t,n,s){let o=0;for(let r=1;r<=ec;r+=1){const i=r/ec,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<f1;l+=1){const u=(o+c)/2;s(e.moved(t,n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var S1=Object.freeze({__proto__:null,
mount:d1,waysOf:sc});const $1=20,v1=360;function k1(e){const t=j(e.root,"svg[data-rows]").map(n=>A1(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{N1(n,
s),Ks(s.svg,s,s.lines.flatMap(o=>x1(n,s,o)))})}}function A1({model:e},t){const[n,s]=[Et(t.dataset.ax),Et(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),
r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=j(t,"[data-run]").map(a=>{const c=j(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.
q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.at):"",written:[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),said:(f.
textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r(
"band",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function N1({done:e,model:t,now:n,
state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(u=>u.dots):[],i=r.flatMap(({key:u,written:f})=>{const d=u?[t.spread(u,s,n)].flat():[f[1]];return[d.at(0),
d.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(u).iso),c=a?r.map(({along:u,written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&Ra(i,o.built.y)||o.built.
y,x:c.length&&r0(c,o.built.x)||o.built.x};for(const u of["x","y"])l[u].text!==o[u].text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,Ia(o.svg,u,l[u]))}function x1({
model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,below:l}){if(!i.some(p=>p.key||p.along))return[];const u=p=>typeof p=="number"?Math.max(-1e4,Math.min(
1e4,o.at(p))):NaN,f=i.map(({key:p})=>p?[e.spread(p,n,t)].flat():[]),d=i.map(({key:p,along:w,written:g},b)=>[s.at(w?Number(t(w)):g[0]),u(p?f[b].length===3?f[b][1]:
t(p):g[1])]);if(r.setAttribute("d",pn(d.map(([p,w])=>[p,Number.isFinite(p)?w:NaN]))),i.forEach((p,w)=>_1(e,t,n,p,d[w],[s,o])),a){const p=[-1,0].map(w=>f.map((g,b)=>[
d[b][0],u(g.at(w))]));a.setAttribute("d",a.matches(".reach")?E1(p):`${pn([...p[0],...p[1].reverse()])}Z`)}const[,h]=[...d].reverse().find(([,p])=>Number.isFinite(
p))??[0,NaN],m=h+l;return c&&m>$1&&m<v1&&c.setAttribute("y",m.toFixed(1)),d.filter(p=>p.every(Number.isFinite))}const E1=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).
filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function _1(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){
const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outsi\
de",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?
", outside the axes":"";o&&U(s.querySelector("title"),`${r}: ${V(e.text(o,n,t),e.entry(o).u)}${d}`)}var O1=Object.freeze({__proto__:null,mount:k1});const so=7,T1=1e-9;
function oc(e,t){const n=e.map(r=>ic(r,t)),[s,o]=rc(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(so-1,Math.floor(i*
so+T1))})}const rc=e=>{const t=e.filter(n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function ic(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&
e<=0))return t?Math.log(e):e}function L1(e){const t=j(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=oc(s,n);t.forEach((a,c)=>{
o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});const r=s.map(a=>ic(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];rc(r).forEach(
(a,c)=>U(i[c],t[r.indexOf(a)]?.textContent??""))}var C1=Object.freeze({__proto__:null,STEPS:so,colour:L1,levels:oc})})();
