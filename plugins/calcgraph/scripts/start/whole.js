(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return fu});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const nt=e=>new URLSearchParams(
e).get("s")??"",zc=(e,t)=>e.split(",").map(n=>!t||!n||n.split(":")[0].includes(".")?n:`${t}.${n}`).join(),_e=(e,t)=>On(e,"s",t);function On(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const R=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},z=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},Uc=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",Bc=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function Wc(e,t){z(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!Hc(e,s))return;const i=document.createElement("div");i.append(Gc(r)),Kc(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])Bc.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const Hc=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function Gc(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function Kc(e){for(const t of e.querySelectorAll(Uc))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function Vc(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?Xc(s,s.dataset.options):Yc(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function So(e,t){const n=R(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function Yc(e){const t=So("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function Xc(e,t){const n=So("label",e),s=R("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function $o(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Jc="pointerover focusin input change click",Zc=12,Qc=".cg, \
.cg-claim, .cg-live";let Tn="";document.documentElement.classList.add("cg-js");function tl({target:e}){const t=e instanceof Element&&e.closest("a[href]:not([dow\
nload])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),s=n.pathname===location.pathname?nt(location.search):zc(nt(location.search),Tn);
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||nt(n.search)===s||t.setAttribute("href",_e(n.href,s))}z(document,"pointerdown click",{capture:!0},
tl);function el(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function nl(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function vo(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>vo(!0),!0),addEventListener("afterprint",()=>vo(!1));function Ao(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function sl(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function ol(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const Ln=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function rl(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await Ln(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}rl();async function il(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<Zc||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const No=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&z(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function al(e,t){z(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function cl(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function ll(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&z(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;z(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return Ru}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function ul(e,t){const n=[],
s=new Promise(o=>{z(window,"popstate",{signal:t},()=>{nt(location.search)&&o()});for(const r of cl(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}z(e,Jc,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Qc)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class fl extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),Tn=""}async#n(t){const n=this.parentElement??document.body,s=this.querySelector("template")?.content.textContent;if(document.
documentElement.classList.add("cg-js"),n.addEventListener("click",el,{signal:t}),Wc(n,t),sl(n),this.hasAttribute("data-no-popups")||ll(n,t),Ln().then(()=>{nl(),
Ao(n),ol(n)}),addEventListener("hashchange",()=>Ao(n),{signal:t}),n.querySelector("[data-files]")&&Promise.resolve().then(function(){return Nr}).then(S=>t.aborted||
S.start(n,t)),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return Cf}).then(S=>S.mount(n,t)),!s){nt(location.search)&&(await Promise.resolve().
then(function(){return Kf})).mount(this,n,t);return}for(const S of n.querySelectorAll(".cg-slider input"))$o(S,+S.value,+S.value);const o=JSON.parse(s);Tn=o.names[o.
note],this.#e=Vc(n,S=>`${o.note}#${S}`in o.q||(S??"")in o.q);const r=new AbortController,i=new AbortController,{done:a,touched:c}=ul(n,r.signal);t.addEventListener(
"abort",()=>[r,i].forEach(S=>S.abort())),al(a,i.signal),await Promise.race([Ln(1500),c]);const l=Object.values(o.q).some(({far:S})=>S);l&&!nt(location.search)&&
await Promise.race([c,No(t)]);const{compute:u,loadParts:f,mount:d}=await Promise.resolve().then(function(){return Ad}),{makeValues:h,prepare:m}=u;l&&await(await Promise.
resolve().then(function(){return vf})).loadColumns(o.q),await m(o.q);const p=h(o),{wrong:g,untold:w}=await il(p.proving(),t);if(t.aborted)return;const b=S=>S.map(
N=>N.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${b(g)}.`);for(const S of n.querySelectorAll(
"[data-row]"))S.classList.toggle("is-different",g.includes(p.key(S.getAttribute("data-row")??"")))}w.length&&this.say(`Not recomputed in this browser, since it \
takes too many steps: ${b(w)}.`);const y=f(n).catch(()=>{});nt(location.search)||await Promise.race([c,No(t)]);const M=await y??await f(n);if(!t.aborted){r.abort(),
await d(p,this,n,t,M),i.abort();for(const S of a)S()}}say(t){const n=R("p","cg cg-notice",t);return n.setAttribute("role","note"),this.append(n),n}}customElements.
get("cg-note")||customElements.define("cg-note",fl);const se={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",
folder:"",relation:"",find:"",off:"node:attachment,node:tag"},ko=Object.keys(se);function dl(e){const t=new URLSearchParams(e),n={...se};for(const s of ko)Object.
assign(n,{[s]:t.get(s)??se[s]});return n.mode==="flow"&&(n.mode="chain"),n}function hl(e,t){const n=new URL(t);for(const s of ko)e[s]===se[s]?n.searchParams.delete(
s):n.searchParams.set(s,e[s]);return n.href}function ml(e,t,n){for(const r of["depth","colour","size","tag","folder","relation","find"]){const i=t(r);i.value=e[r],
i.value=e[r]=i.value||se[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const Oe=e=>new Set(e.off.split(","));function pl(e,t){
const n=Oe(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const Te=(e,t)=>e.byId.get(t)??-1,gl=new Map(Object.entries({uses:1,claims:3,link:4,
embed:4,sequence:4,tag:4})),Eo=2,wl=4,bl=20,yl=100,Ml=12,Sl=3,$l=4,Tt=3,Le=({types:e},{type:t})=>gl.get(e[t][0])??Eo,xo=(e,t)=>Le(e,t)===Eo;function vl(e,t){const n=e.
nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?s[i]+=1:Le(e,{type:l})<wl&&o.add(i),
!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=Le(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||u===m.
cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=Ml&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(i.id)||
i.kind?yl:+(i.degree>bl));return{near:n,toll:r}}function _o(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=vl(e,t),a=new Set;let c=1/0;for(;r.length<
o;){const{cost:l,path:u}=Al(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+$l),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(s)}return r}
function Al({near:e,toll:t},n,s,o){const r=new Map([[n*Tt,0]]),i=new Map,a=[[n*Tt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=Nl(l),
f=Math.floor(u/Tt),d=u%Tt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:kl(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){if(o.has(m))
continue;const g=p.uses?p.back?1:2:0,w=h+p.cost+(d&&g&&d!==g?Sl:0),b=m*Tt+g;w>=(r.get(b)??1/0)||(r.set(b,w),i.set(b,u),(a[w]??=[]).push(b))}}}return{cost:0,path:[]}}
function Nl(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function kl(e,t){const n=[Math.floor(e/Tt)];for(let s=t.get(e);s!==void 0;s=
t.get(s))n.unshift(Math.floor(s/Tt));return n}const Ce=200,Oo=["note","ghost","tag","attachment"];function El(e){const{edges:t,reasons:n,types:s,folders:o,tags:r,
communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.url[m],x:e.x[m],
y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",text:"",width:-1})),
f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(n))f[+h].reason=
m;for(const[h,m]of f.entries()){m.says=xo({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&To(f[p],m);p--)f[p].says=!0}const d=l.boxes.map(([h,m,
p,g,w,b,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!g,url:w,says:b,columns:Object.entries(y).flatMap(([S,N])=>N.map(T=>`${u[T]?.id}\
#${S}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,g])=>({group:h,x:m,y:p,points:g,name:i[h],number:a[h]})),
byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Ce}}function xl(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,s=e.nodes.map(r=>r.
degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=1);return{of:s,
groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function _l(e,t,n){const s=Oe(t),o=e.tags.indexOf(t.tag),r=e.folders.indexOf(t.folder===
"/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+Oo[d.kind])||!d.degree&&s.has("node:o\
rphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!To(c.at(-1),d)&&
c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.isSmall&&
l?Ol(e,c):[],get near(){return f??=Tl(a.length,c)}}}function Ol({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,e[o].community].
sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const To=(e,{a:t,b:n,kind:s})=>e?.kind===s&&(e.a===t?
e.b===n:e.a===n&&e.b===t);function Tl(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Ll(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const Cl=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Re(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Rl(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Re(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Re(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Cl(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Cn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Re(s.name.toLowerCase(),n),1+Re(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function ql(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const Rn=12,Lo=1.06,Il=1200;
function Pl(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=Rn*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>Ce&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return Fl(e,t,a,l);const u=c?
Ul(e,t,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:g}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[g%o.c.length],l(p,f+h/2,
d+m*.75);n.lineWidth=3.5,e.labels=Bl(e,t,a,c,u).map(f=>qn(e,t,a,f));for(const f of e.labels)Co(e,t,a,f,.42,l)}function Co(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*Lo)))}function Fl(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=w=>e.radius[w]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=zl(e,t,s),d=r.nodes.filter(w=>a.nodes[w.number]).map(w=>{const[b,y]=e.screen(i,w.x,w.y),M=u(w.number);return{number:w.number,left:b-
M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:w,points:[b,,y]})=>{const[M,S]=e.screen(i,...b),[N,T]=e.screen(i,...y);return[w,{left:M,top:S,width:N-
M,height:T-S}]})),m=e.width<600&&i.k<.6,p=[...c?.path.length?c.path:c?.nodes.keys()??[]],g=m?new Set([l,...c?.path??[]]):new Set([l,...p,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const w of g){const b=r.nodes[w];if(!b||!a.nodes[w])continue;const y=qn(e,t,n,w),M=h.get(b.community),S=jl(y,d.find(N=>N.number===w)??y).find(
N=>w===l||(!M||Dl(N,M))&&![...f,...d].some(T=>T.number!==w&&Ro(N,T)));S&&(f.push(S),e.labels.push(S),Co(e,t,n,S,.3,s))}}const Dl=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,jl=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function zl(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const g=u.split(" ");
for(;g.length>1&&i.measureText(g.join(" ")).width>p;)g.pop();const w=g.join(" ").replace(/ (and|of|the|by|is)$/,""),b=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(w,b[0],b[1]),[{number:-1,left:b[0],top:b[1]-12,width:i.measureText(w).width,height:15}]})}function Ul(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function qn(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${Rn}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/Rn:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Lo}}function Bl(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(N,T)=>Math.round(N*r.k*4/T),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],g=e.model.nodes.length>Ce?Math.max(24,u*f/9e3):1/0,w=[...o];let b=0,y=o.length;const M=new Set(o.map(N=>N.number)),S=p.length?new Set([...p,...e.order]):e.order;
for(const N of S){const T=e.model.nodes[N],[_,L]=e.screen(r,T.x,T.y),I=Math.max(Math.abs(_/u-.5),Math.abs(L/f-.5));if(!i.nodes[N]||I>1||M.has(N))continue;if((b+=
1)>Il||y>=g)break;const v=e.radius[N]*e.scale(r)*1.5,E=U=>{const $=qn(e,t,n,N,U);$.top-=v,$.height+=v;for(const O of w)if(Ro($,O))return null;return $},q=E(!1)&&
E(!0);q&&(w.push(q),I<.5&&(y+=1))}return e.kept={key:m,numbers:w.slice(o.length).map(N=>N.number).reverse()},e.kept.numbers}const Ro=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Lt=6,qo=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],Io=0,In=1,qe=2,Po=3,Ct=4,Fo=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Pn=1.6,Fn=.12,Wl=26,rt=26;
function Hl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%Lt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,Wl),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function Gl(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Pn)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of Do(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Fn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function Kl(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=Pn||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of Do(n)){const[l,u,f,d]=c,[h,m]=e.screen(t,(l+f)/2,(u+d)/2);r.globalAlpha=
s?1-(1-Fn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),h,m+4),r.fillStyle=i.param,r.fillText(String(a),h,m+4)}r.globalAlpha=1}function Do({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:Xl(i,a)}]:[]})}
function Vl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Pn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,
says:h}=l,m=e.importance(u,f,s),p=m>In,g=d==="uses",w=i[u].community===i[f].community;if(!p&&!(g?w||c:w&&h)||!p&&s&&s.path.length)continue;const b=i[u],y=i[f];r.
beginPath(),r.moveTo(b.x,b.y),r.quadraticCurveTo(...Fo(b,y),y.x,y.y),r.setLineDash(m===Ct?[]:p&&d==="link"&&!h?[4/t,3/t]:Yl(d).map(S=>S/t)),r.strokeStyle=m===Ct?
a.changed:g||d==="claims"?a.param:a.ink,r.lineWidth=(m===Ct?3:g?p?1.8:1.3:1)/t;const M=g?.75:.4;r.globalAlpha=m===qe?.45:p?.95:s?M+(M*Fn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const Yl=e=>qo.find(t=>t[0]===e)?.[3]??[];function Xl([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>rt&&f<u)return n<o?[n-rt,(c+l)/2,o+rt,(c+l)/2]:[e+rt,(c+l)/2,i-rt,(c+l)/2];if(f-u>rt&&l<c)return s<r?[(u+f)/2,s-rt,(u+f)/2,r+rt]:[(u+f)/2,t+rt,(u+
f)/2,a-rt];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],g=(y,M)=>Math.min((y/2-rt)/Math.max(1,Math.abs(m-d)),(M/2-rt)/Math.max(1,Math.abs(p-h))),w=g(n-e,s-t),
b=g(i-o,a-r);return[d+(m-d)*w,h+(p-h)*w,m-(m-d)*b,p-(p-h)*b]}const Jl=2500,jo=8e3,Zl=1500,Ql=.06,Ht=.25;function zo(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Lt},(o,r)=>n("c"+r))}}class tu{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=Uo(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Ce?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=Uo(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(Hl(this,t),Gl(this,t),Vl(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Kl(this,t),this.dots(t),Pl(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Lt],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Ct+1},()=>new Map);let d=r?Jl:jo;for(const{a:m,b:p,kind:g}of n.lines){const w=a[m],b=a[p],y=this.importance(m,p,s);
if(y<qe&&(d<1||Ie(w.x,b.x,t.x,this.width/l)||Ie(w.y,b.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(g)??new Path2D;f[y].set(g,M),M.moveTo(w.x,w.y),u>Zl?M.
lineTo(b.x,b.y):M.quadraticCurveTo(...Fo(w,b),b.x,b.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,jo)))**.4;f.forEach((m,p)=>{for(const[g,w,b,y]of qo){const M=m.
get(g),S=b*h*(p===Io?.6:1);M&&(i.setLineDash(y.map(N=>N/l)),i.strokeStyle=p===Ct?c.changed:g==="uses"||g==="claims"?c.param:c.muted,i.lineWidth=(p===Ct?3.2:w*(p===
Po?1.5:1))/l,i.globalAlpha=p>In?[.5,.95,1][p-qe]:s?S+(Ql-S)*o:S,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?In:Io,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Ct:o}return r===i?o:Math.min(r,i)?qe:Po}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],g=this.group[d],w=this.radius[d]*u,[b,y]=this.screen(n,m,p);
if(Ie(b,b,this.width/2,this.width)||Ie(y,y,this.height/2,this.height))continue;const M=h?l.ghost:g<0?l.muted:l.c[g%Lt],S=this.solid(M,this.strength(t,d,.28));w>
4&&$t(a,b,y,w+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),$t(a,b,y,w,"",S,1.5),a.setLineDash([])):$t(a,b,y,w-.75,S),w>4&&g>=Lt&&!h&&($t(a,b,y,w*.5+.7,l.paper),
$t(a,b,y,w*.5-.7,S)),o?.path.includes(d)&&$t(a,b,y,w,"",l.changed,2.5),d===r&&$t(a,b,y,w+.5,"",l.ink,2.5),d===r&&i&&$t(a,b,y,w+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const Uo=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},Ie=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Ht)||Math.min(e,t)>n+
s*(.5+Ht);function $t(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const eu=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),nu=18,Dn=8,jn=5;function su(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};ru(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,Dn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>iu(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&au(e,a),r(a)}),o(s,"input change",i=>cu(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(ou(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function ou(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function ru(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?jn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,Dn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<jn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=jn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?nu:Dn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function iu(e,t){const[n,s]=eu.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function au(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(pl(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function cu(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...Oe(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const lu=120;class uu{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=El(s),this.state=dl(location.search),this.state.find||=this.part("find").value,this.painter=new tu(n,this.model,zo(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});su(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):Te(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):ql(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=Cn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,g]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=g});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),
this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await Promise.resolve().then(function(){return Rd}),...await Promise.resolve().then(function(){return eh})}),this.show(),this.painter.resize(),
t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;ml(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=xl(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity",s.measure(o.size),s.kept.key="",this.shown=_l(n,o,s.group),this.found=o.find.trim()?Rl(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return Pd}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return jd})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=Te(s,t.from),h=_o(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=Ll(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return Vd}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return oh})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=zo(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/lu)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",hl(this.state,location.href))},150)}}var fu=Object.freeze({__proto__:null,View:uu});const du=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),hu=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",Bo="http://www.w3.org/1998/Math/MathML",mu=4e3,pu=4e6,gu=24,wu=3,Rt=new Map;function bu({origin:e,pathname:t}){const n=Rt.get(t)??yu(new URL(
t,e)).catch(()=>{});return Rt.delete(t),Rt.set(t,n),Rt.size>gu&&Rt.delete([...Rt.keys()][0]),n.then(s=>s??Rt.delete(t)),n}async function yu(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>pu)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(Wo(o,i,new URL(t.url),{left:mu}),!i.textContent?.trim())return;const a=$u(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:vu(o)}}function Wo(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(hu))continue;s.left-=1;const r=Mu(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;Wo(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function Mu(e,t){if(e.namespaceURI===Bo)return Su(e);
if(/^h[2-6]$/.test(e.localName)){const r=R("p","cg-pop__head");return r.dataset.at=e.id,r}if(!du.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function Su(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(Bo,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function $u(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=R("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(R("li","",R("b","",a)," ",i)),s.size===wu)break}return s.size?n:void 0}function vu(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const Au=250,Nu=250,ku=500,
Eu=10,xu=3,_u="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function Ou(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l="",u="",f,d;const h=(v=0)=>{for(const{link:E,box:q}of s.splice(v))E.removeAttribute("aria-expanded"),c=!0,q.contains(document.activeElement)&&E.focus(
{preventScroll:!0}),c=!1,q.remove()},m=v=>v instanceof Node?s.map(({link:E,box:q})=>q.contains(v)||E.contains(v)).lastIndexOf(!0):-1,p=v=>s.map(({box:E})=>E.contains(
v)).lastIndexOf(!0)+1,g=v=>{const E=v instanceof Element&&v.closest("a[href]");return!(E instanceof HTMLAnchorElement)||E.matches(_u)||!e.contains(E)&&!E.closest(
".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(E.pathname)&&E.origin===location.origin&&E.pathname!==location.pathname?E:void 0},w=async v=>{const E=p(
v),q=++a;if(E>=xu||s[E]?.link===v)return;const U=await bu(new URL(v.href));if(!U||q!==a||t.aborted||!v.isConnected||E>s.length)return;h(E);const $=Tu(U,v,`cg-po\
p-${E}`);document.body.append($),s.push({link:v,box:$}),v.setAttribute("aria-expanded","true"),Lu($,v.getClientRects()[0]??v.getBoundingClientRect()),Cu($,decodeURIComponent(
v.hash.slice(1)))},b=()=>{clearTimeout(o),a+=1},y=v=>{const{target:E}=v,q=g(E),U=m(E),{pointerType:$,clientX:O,clientY:A}=v;$!=="touch"&&(l=`${O} ${A}`,l!==u&&(u=
"",clearTimeout(r),s.length>U+1&&(r=window.setTimeout(()=>h(U+1),Nu)),clearTimeout(o),q?o=window.setTimeout(()=>w(q),Au):U<0&&b()))},M=({target:v})=>{const E=g(
v);c||(h(m(v)+1),E?.matches(":focus-visible")&&w(E))},S=()=>{clearTimeout(i),f=void 0},N=v=>{const{pointerType:E,clientX:q,clientY:U,target:$}=v,O=g($);if(d=void 0,
m($)<0&&h(),S(),E!=="touch")return b();O&&(f={link:O,x:q,y:U},i=window.setTimeout(T,ku))},T=()=>{d=f?.link,S(),d&&w(d)},_={pointerover:y,focusin:M,pointerdown:N};
for(const[v,E]of Object.entries(_))z(document,v,{signal:t,capture:!0},E);z(document,"pointerup pointercancel",{signal:t},S),z(document,"pointermove",{signal:t,passive:!0},
({clientX:v,clientY:E})=>{l=`${v} ${E}`,f&&Math.hypot(v-f.x,E-f.y)>Eu&&S()}),z(document,"contextmenu click",{signal:t,capture:!0},v=>{f&&v.type==="contextmenu"&&
T(),!(!d||g(v.target)!==d)&&(v.preventDefault(),v.stopImmediatePropagation())}),z(document,"keydown",{signal:t,capture:!0},v=>{const E=s.at(-1);E&&(v.key==="Esc\
ape"?(v.stopPropagation(),b(),clearTimeout(r),u=l,h(s.length-1)):v.key==="ArrowDown"&&document.activeElement===E.link&&(v.preventDefault(),E.box.querySelector("\
.cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const v of[o,r,i])clearTimeout(v);h()});const L=g(n?.target??null),I={pointerover:":hover",focusin:"\
:focus",pointerdown:"*"};n&&L?.matches(I[n.type])&&_[n.type](n)}function Tu({title:e,text:t,count:n},s,o){const r=R("div","cg cg-pop"),i=R("p","cg-pop__title",e),
a=R("div","cg-pop__text",t.cloneNode(!0)),c=R("a","","open"),l=[n,nt(location.search)&&"as built, without your scenario"].filter(Boolean).join(", ");c.setAttribute(
"href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",e),a.tabIndex=0,a.setAttribute("role",
"document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,R("p","cg-pop__foot",R("span","",l),c)),r}function Lu(e,t){
const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+
Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function Cu(e,t){const n=e.querySelector(".cg-pop__text"),s=t&&[...n.
querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Ru=Object.freeze({__proto__:null,mount:Ou});const Ho=1e-12,zn=2**-50,
Go=2**-48,Ko=64,Un=1e-9,qu=2**-48,Iu=2**-51,Pu=2**-40,Fu=2**53;class it{at=-1;needs="";constructor(t){this.message=t}}const k=e=>{throw new it(e)},Pe=new Map,Bn=(e,t)=>t===
0?k("division by zero"):e/t,Vo=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?Bn(1,s):s},Yo=(e,t)=>{const n=t===Math.floor(t);
return e===0&&t<0&&k("division by zero"),n&&Math.abs(t)<=Ko?Vo(e,t):e<0&&!n?k("power of a negative number"):e**t},Wn=e=>e<=0?k("log of zero or less"):Math.log(e),
Hn=(e,t)=>{const n=Wn(t),s=n===0?k("division by zero"):Wn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Ko&&Vo(t,o)===e?o:s},Fe=e=>{const t=Math.floor(e),n=Math.floor(
e+.5);return t!==e&&Math.abs(e-n)<=zn*Math.abs(e)?n:t},at=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=Ho*Math.max(1,Math.abs(e))?t:Math.floor(e)},qt=e=>-at(
-e),Du=(e,t)=>{t===0&&k("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+0;const s=zn*Math.max(Math.abs(t),Math.
abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},Xo=e=>-Fe(-e),Gn=e=>{const t=Fe(e),n=e-t;return Math.abs(n-.5)<=zn*Math.max(1,Math.abs(e))?t+Math.abs(t%2):
n<.5?t:t+1},ju=(e,t=0)=>{const n=Fe(t);(n!==Xo(t)||Math.abs(n)>15)&&k("rounding to a number of digits that is not whole, or more than 15");const s=Yo(10,Math.abs(
n));return n?n>0?Gn(e*s)/s:Gn(e/s)*s:Gn(e)},oe=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(t))||s.some(r=>o<=Ho*Math.abs(r))},Jo=(e,t,...n)=>+(e<
t&&!oe(e,t,Go,n)),Zo=(e,t,...n)=>+(e<=t||oe(e,t,Go,n)),zu=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(t);return+(o<=r||oe(o,r,Un,s))},De=(e,t)=>Math.abs(e)<=
qu*Math.abs(t)&&e&&(Math.abs(t)>=Fu||e!==Math.floor(e))?0:e,Kn=(e,t)=>{const n=Iu*Math.abs(t);return Math.abs(e)<=n&&n<Pu?0:e},Qo=e=>Math.abs(e)>2**33?k("an ang\
le so large that its turns cannot be determined"):e,tr=e=>Kn(Math.cos(Qo(e)),e),Uu=e=>tr(e)===0?k("division by zero"):Kn(Math.tan(e),e),er=e=>t=>t>=-1&&t<=1?e(t):
k("outside -1..1"),{abs:Bu,atan:Wu,atan2:Hu,sinh:Gu,cosh:Ku,tanh:Vu,exp:Yu,sign:Xu,asin:Ju,acos:Zu}=Math,ct=new Map(Object.entries({add:(e,t)=>De(e+t,e),sub:(e,t)=>De(
e-t,e),mul:(e,t)=>e*t,div:Bn,neg:e=>-e,pow:Yo,not:e=>+(e===0),lt:Jo,le:Zo,gt:(e,t,...n)=>Jo(t,e,...n),ge:(e,t,...n)=>Zo(t,e,...n),eq:(e,t,...n)=>+oe(e,t,Un,n),ne:(e,t,...n)=>+!oe(
e,t,Un,n),within:zu,sqrt:e=>e<0?k("root of a negative number"):Math.sqrt(e),exp:Yu,ln:Wn,log:Hn,log2:e=>Hn(e,2),log10:e=>Hn(e,10),abs:Bu,sign:Xu,floor:Fe,ceiling:Xo,
round:ju,min:Math.min,max:Math.max,sin:e=>Kn(Math.sin(Qo(e)),e),cos:tr,tan:Uu,asin:er(Ju),acos:er(Zu),atan:Wu,atan2:Hu,sinh:Gu,cosh:Ku,tanh:Vu}));function je({budget:e},t){
const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof it)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const It=86400,Qu=2629800,
nr=1e-6,Vn=-62135596800,sr=253402214400,or=(e,t)=>{const n=Math.floor(e+.5);return Number.isFinite(n)||k("overflow"),Math.abs(e-n)>nr?k(t):n},tf=e=>e>=Vn&&e<=sr?
e:k("a date beyond the years 1 to 9999"),re=e=>new Date(tf(or(e/It,"no whole number of days")*It)*1e3),rr=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,ef={later:(e,t)=>re(
e+t).getTime()/1e3,months_later:(e,t)=>{const n=or(t/Qu,"no whole number of months"),s=re(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*
12;return(r<1||r>9999)&&k("a date beyond the years 1 to 9999"),rr(r,i,Math.min(s.getUTCDate(),new Date(rr(r,i+1,0)*1e3).getUTCDate()))},year:e=>re(e).getUTCFullYear(),
month:e=>re(e).getUTCMonth()+1,day:e=>re(e).getUTCDate()};function ze(e){const t=Math.floor(e/It+.5);return Math.abs(e/It-t)>nr||t*It<Vn||t*It>sr?"–":new Date(
t*It*1e3).toISOString().slice(0,10)}function nf(e){if(!/^\d{4}-\d\d-\d\d$/.test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=Vn&&ze(t)===e?t:void 0}
const Pt=12,sf=100,of={"%":100,percent:100,pct:100,"‰":1e3},rf=e=>!e||e.startsWith("×")?1:of[e]??0;function Gt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(
e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Pt-1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+
Xn(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=Yn(a,Pt-t),m=h>=10**t?1:0;return`${c}${Xn(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&
(l=i>=4?0:Math.max(l,2));const u=s*10**(Pt-1-i),f=e>0&&s?Math.abs(a-u):0;f&&f*sf<=u&&(l=Math.max(l,Math.min(t-i+Pt-1-String(f).length,Pt-1-i)));let d=Yn(a,Pt-1-
i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=Yn(a,Pt-1-i- --l)),c+Xn(d,l,n&&i>=0&&d%10**l!==0)}const Yn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function Xn(e,t,n){
const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?
`${a}.${i}`:a}const Jn=25e4,pt=5e6,af=2e6,cf=2e3,lf=20;class J{}class uf{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,
this.share)}give(t){this.left=this.share=t,this.round++}next(){this.own=cf,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,
this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.steps<=0)throw new J;this.pay(lf)}}function Kt(e){try{return e()}catch(t){if(t instanceof J)
return;throw t}}const ir=1e6,ff=60,df=1e4,ar=/#[[{]/,cr="more than 1,000,000 steps",hf=1e12,lr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"\
no limit found",rootless:"no root was found in the range"},Zn=new Map(Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;
for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,void 0,e.inside(o,e.machine.below(t)))}})),ur=["read","slope","root","at","series","edge","al\
ong","across","path","part"],mf=["num","row","read","index",...Object.keys(lr)],pf=e=>ct.has(e)||Zn.has(e)||mf.includes(e);function gf({p:e=[],picks:t=[]}){const n=[
...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=+i-1:ur.includes(String(o))&&n.push(String(r))}return n}function fr(e){const t=new Map;for(const[
n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,[n])}return t}function dr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.
add(o);return n}function hr(e){const t=e.steps+e.rest;e.steps=Math.min(ir,t),e.rest=t-e.steps,e.short=t<ir}function wf([e,...t]){const[n=0,s=0]=t.map(Number),o=ct.
get(String(e));return{name:String(e),act:o,effort:o&&Pe.get(o),operands:t,first:n,second:s}}class bf{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=
new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>ur.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=
new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new uf,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new Ft(this,
new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.
map(wf)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;
const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.affected(n.keys())){const o=new Ft(this,new Map(n),t,this.base.
budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(hf,this.purse.steps),{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=
[s,0,0,0,!1],hr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.loose)return this.loose;const t=[
...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=dr(t,fr([...this.nodes].map(([n,s])=>[n,gf(s)]))):this.loose=new Set}run(t){const{base:n}=this,
s=[...t].filter(([i])=>ar.test(i));if(!s.length||s.length===t.size)return t.size?new Ft(this,new Map(t),n,n.budget):n;const o=new Map([...t].filter(([i])=>!ar.test(
i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ft(this,o,n,n.budget)}),new Ft(this,new Map(s),this.round.run,n.budget)}affected(t){
const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=dr(n,this.readers??=fr(this.reads));return this.known.set(s,r),r}}class Ft{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&hr(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:p}=this.machine,g=p.get(t)??0;if(m&&g>h)throw new J;try{this.budget.isRunning=!0;const w=[];this.machine.traced?.push(w);const b=this.
execute(this.machine.program(t,n),0,n.length,w),y=h-this.budget.steps;return(y>df||g)&&p.set(t,y),b}catch(w){if(!(w instanceof it))throw w;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:f,integrals:d}),{reason:w.message,key:t,at:w.at,needs:w.needs}}finally{u&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:
Object.hasOwn(o,l)?o[l]??{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new J:Object.assign(new it(cr),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const d=o[u],
h=o[f],{length:m}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const p=m===2?a(d,h):m===1?a(d):a(...l.map(g=>o[+g]));o[n]=Number.isFinite(p)?p:k(Number.isNaN(p)?"no r\
eal value":"overflow")}else if(i==="num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(
t,n,o);continue}n++}}catch(i){throw i instanceof it&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)
throw new J;k(cr)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new it(n.reason),{needs:t});return n}series(t){const n=this.value(t);
if(!Array.isArray(n))throw Object.assign(new it(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.
length-1]),a=Zn.get(o);if(!a)return k(lr[o]??"no real value");this.budget.open>=ff&&k("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.
execute(t,l,u,s),s,n,t.operations);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&k("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.
steps-=20,new Ft(this.machine,t,this,this.budget,n)}}let Qn,Ue,mr,pr,gr;async function wr(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(
r)))),n=()=>[...t].every(pf),s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return rm});br(o.CHECKED,
o.DRAWN),{drawsOf:Ue}=o,t.has("beta")&&ct.set("beta",(await Promise.resolve().then(function(){return Sm})).betaQuantile)}if(s&&({folded:pr,heights:gr,summary:mr}=
await Promise.resolve().then(function(){return ch})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return B0});br(o,r)}Object.values(
e).some(({r:o,rs:r})=>o||r)&&({findExtremes:Qn}=await Promise.resolve().then(function(){return o1}))}function br(e,t){for(const[n,s]of Object.entries(e))ct.set(
n,s);for(const[n,s]of Object.entries(t))Zn.set(n,s)}const K=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),
Math.abs(t));function yr(e,t=[...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??
{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}
function Mr(e){const t=new Map(Object.entries(e.q)),n=new bf(e.q),s=$=>t.get($)??{},o=($="")=>$[0]==="="||$.includes("#")?$:`${e.note}#${$}`,r=new WeakMap,i=$=>O=>{
const A=$(O);if(typeof A!="object")return A;if(s(O).w!==void 0&&typeof a(O)=="object")throw new J},a=n.under(new Map),c=$=>{const O=n.under($),A=i(O),x=C=>y(A,C,
()=>(n.purse.next(),n.uncertain.has(C)?d(N(C,$,A)):s(C).c?[N(C,$,A)].flat()[0]:A(C)));return r.set(x,O),x},l=new Map,u=c(l),f=($,O)=>{n.purse.next();const A=r.get(
O)?.($);return Array.isArray(A)?A[0].numbers:void 0},d=$=>Array.isArray($)?$.length===3?$[1]:void 0:$,h=new WeakMap,m=($,O,A)=>{const x=h.get(O)??n.run(O);h.set(
O,x);try{return n.counted(x,()=>{const C=Ue(x).value($);return A===void 0?mr(C):pr(C,A)})}catch(C){if(C instanceof it)return;throw C}},p=new Map,g=$=>{for(const O of p.
has($)||!t.has($)?[]:yr(t,[$],p)){const{p:A,picks:x,cells:C,rs:P}=s(O),j=new Set(P||!(A||C)?[O]:[]);p.set(O,j);for(const W of[...x??[],...(A??[]).flat()])for(const H of typeof W==
"string"&&p.get(W)||[])j.add(H)}return p.get($)??new Set},w=($,O)=>{const A=n.under(O);let x=$,C=A(x);for(;typeof C=="object"&&C.needs;)C=A(x=C.needs);if(typeof C!=
"object")return"";const{picks:P}=s(x),j=x.slice(x.indexOf("#")+1);if(!P)return x===$?C.reason:`${j}: ${C.reason}`;const W=P.map(H=>{const Y=A(H);return typeof Y==
"string"&&s(H).rows?.[Y]||Y});return`${j} is not known for ${W.join(", ")}`},b=($,O)=>{const{r:A,rs:x,picks:C=[]}=s($);return A??x?.[C.map(O).join()]},y=($,O,A)=>{
const x=M.get($)??new Map,{round:C}=n.purse;if(x.get(O)===C)throw new J;try{return A()}catch(P){throw P instanceof J&&M.set($,x.set(O,C)),P}},M=new WeakMap,S=new WeakMap,
N=($,O,A)=>{const x=S.get(A)??{state:O,found:new Map};return x.state!==O?T($,O,A):(S.set(A,x),x.found.has($)||x.found.set($,y(x,$,()=>T($,O,A))),x.found.get($))},
T=($,O,A)=>{if(O.size&&!n.affected(O.keys()).has($))return N($,l,u);n.purse.next();const x=n.uncertain.has($);if(x&&s($).c)return;const P=[...g($)].sort().map(ot=>[
ot,O.has(ot)?void 0:b(ot,A)]).filter(([,ot])=>ot),j=x?void 0:A($);if(x)return P.length?void 0:m($,O);if(!P.length||typeof j!="number")return j;const W=n.run(O),
H=n.affected(P.map(([ot])=>ot)),Y=ot=>Ee=>{n.purse.point();const xe=n.at(W,Ee,H)(ot);return typeof xe=="object"?void 0:xe},ut=_($,P),X=t.has(`${$}#margin`)?Qn(Y(
`${$}#margin`),P,ut):void 0;if(X){const ot=[...X.at,...ut].map(Y($));if(ot.some(tw=>typeof tw!="number"))return;const Ee=Math.min(j,...ot),xe=Math.max(j,...ot);
return Ee===xe?Ee:[Ee,xe]}const Wt=Qn(Y($),P,ut)?.ends;if(!Wt)return;const[Mo,jc]=[Math.min(Wt[0],j),Math.max(Wt[1],j)];return Mo===jc?Mo:[Mo,jc]},_=($,O)=>(s($).
at??[]).filter(A=>Object.keys(A).length===O.length&&O.every(([x,[C,P]])=>x in A&&A[x]>=C&&A[x]<=P)).map(A=>new Map(O.map(([x])=>[x,A[x]]))),L=($,O)=>{if(n.purse.
next(),m($,O)===void 0)return[];const A=h.get(O);return A?n.counted(A,()=>gr(Ue(A).value($))):[]},I=($,O)=>{if(n.purse.next(),!n.uncertain.has($)||m($,O)===void 0)
return;const A=h.get(O),x=A&&n.counted(A,()=>Ue(A).value($));return x instanceof Float64Array?x:void 0},v=($,O,A)=>(n.purse.next(),n.uncertain.has($)?[m($,O,A)].
flat()[0]:void 0);function*E($=af){const O=new Map,A=c(O),x=[],C=[];U($);for(const P of yr(t)){const{w:j}=s(P);if(j===void 0)continue;const W=Kt(()=>[N(P,O,A)].
flat());!W||W.some(H=>H===void 0)?C.push(P):[j].flat().some((H,Y)=>!K(H,W[Y],1e-9))&&x.push(P),yield}return{wrong:x,untold:C}}const q=$=>{const O=E($);for(;;){const{
done:A,value:x}=O.next();if(A)return x}},U=$=>{n.purse.give($)};return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:w,inputs:g,reaches:($,O)=>n.affected(
[$]).has(O),spread:N,part:v,heights:L,draws:I,prove:q,proving:E,allow:U,taken:()=>n.purse.taken}}const ft="–",yf=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
ts={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},Mf={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Sf=e=>Object.
hasOwn(ts,/^[A-Za-z]*/.exec(e)?.[0]??""),V=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,es=e=>e.join(e[0][0]==="-"?" to ":"–"),dt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Be=({f:e=1,o:t=0},n)=>n*e+t,Sr=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,$f=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>Mf[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function We(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of $f(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function $r(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(g,w,b)=>{const{d:y,u:M="",o:S}=s(g),N=dt(s(g),w);return s(g).iso?ze(w):Sr(N)&&(N!==0||S||!w)?Gt(N,b??y,yf.test(
M),rf(M)):ft},c=(g,w)=>{const b=w.map(v=>dt(s(g),v)),{d:y=3}=s(g),M=Math.max(...b.map(Math.abs)),S=Math.abs(b[2]-b[0]),N=v=>Math.floor(Math.log10(v)),T=M&&S?Math.
max(y,Math.min(N(M)-N(S/3)+2,12)):y,[_,L,I]=w.map(v=>a(g,v,T));return`${L} (${es([_,I])})`},l=(g,w,b,y)=>{const M=(y?r(g,w,y):void 0)??i(g,w,b),{words:S}=s(g);if(S)
return S[Number(M)]??ft;if(Array.isArray(M)){if(M.length===3)return c(g,M);const[N,T]=M.map(_=>a(g,_));return N===T?N:(s(g).al?"at least ":"")+es([N,T])}return typeof M==
"number"?a(g,M):M??ft},u=(g,w)=>{const{rows:b,r:y,v:M,u:S}=s(g),N=w??M;return typeof N=="string"?b?.[N]??N:w===void 0&&y?V(es(y.map(T=>a(g,T))),S):typeof N=="nu\
mber"?V(a(g,N),S):ft},f=(g,w)=>{const{rows:b,lo:y=-1/0,hi:M=1/0,set:S,picks:N,x:T,iso:_}=s(g);return!n.has(g)||N||T?!1:b?Object.hasOwn(b,w):typeof w!="number"||
!Number.isFinite(w)||_&&ze(w)===ft?!1:S?S.some(L=>K(L,w)):w>=y&&w<=M||K(w,y)||K(w,M)},d=g=>{const w=new Map;for(const b of(g??"").split(/,(?=[^,=]+=)/)){const y=b.
lastIndexOf("="),M=o(b.slice(0,y)),S=b.slice(y+1);y>0&&n.has(M)&&w.set(M,s(M).rows?S:+S)}return w},h=(g,w)=>{const b=nf(g.trim().replace(/^date\s+/,""));return b===
void 0?{problem:`not a date; write for example ${u(w)}`}:f(w,b)?{value:b}:{problem:`outside ${p(w)}`}},m=(g,w)=>{if(s(w).iso)return h(g,w);const{u:b=""}=s(w),y=b||
"a number without unit",M=g.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(A,x,C,P)=>`${x}${P}\
 ${C==="$"?"USD":C}`),[,S,N,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!S)return{problem:`not a number; write for example ${u(w)}`};
const[,_,L]=/^([A-Za-z]*)(.*)$/.exec(T)??[],I=(N===""||_[1]==="i")&&Object.hasOwn(ts,_)?ts[_]:1,v=(I>1?L:T).replace(/\s/g,""),E=We(v,t.units),q=We(T.replace(/\s/g,
""),t.units);if(I>1&&b&&!/^\s*[A-Za-z]/.test(L)&&!q.unknown&&q.dimension===We(b,t.units).dimension)return{problem:`“${g.trim()}” means two things; write ${S}\
 ${T}, or ${+S*I}`};if(E.unknown||v&&E.dimension!==We(b.replace(/^.i /,""),t.units).dimension)return{problem:`“${v}” is not a unit for this; it is in ${y}`};
const U=+S*I,$=Be(v?{f:E.factor,o:E.offset}:I>1?{}:s(w),U),O=U!==0&&$===0&&!E.offset&&!s(w).o;return f(w,$)&&Sr($)&&!O?{value:$}:{problem:`outside ${p(w)}`}},p=g=>{
const{lo:w=-1/0,hi:b=1/0,set:y,u:M}=s(g);return V((y??[w,b]).map(S=>Number.isFinite(S)?a(g,S):"∞").join(y?", ":" … "),M)};return{...e,text:l,figure:a,say:u,
takes:f,parseCase:d,parseEntry:m}}const D=(e,t)=>[...e.querySelectorAll(t)],B=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=
t):e&&e.textContent!==t&&(e.textContent=t)},He=e=>e.dataset.part?+e.dataset.part:void 0,ns=new Map;function ss(e){const t=ns.get(e);if(t)return t;const n=new Promise(
(s,o)=>{const r=document.createElement("script"),i=c=>{const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(
e))};addEventListener("cg-data",i),r.addEventListener("load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return ns.set(e,n),n.catch(()=>ns.
delete(e)),n}async function vr(e,t=document.baseURI){await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await ss(new URL(n.far,t).href)])}))}var vf=Object.
freeze({__proto__:null,loadColumns:vr,loadFile:ss});const Ge=100,Af=150,os=new WeakMap;function Ar(e,t){for(const n of D(e,"[data-count]"))os.set(n,os.get(n)??kf(
n,t))}function Nf(e){return Ar(e.root,e.signal),D(e.root,"[data-count]").map(t=>n=>os.get(t)?.paint(n))}function kf(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",
columns:i=""}=e.dataset,a=e.querySelector("table").tBodies[0],c=D(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector(
'[type="search"]'),d=r.split(" ").filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,g,w=0,b="",y=0,M=0;const S=new WeakMap,N=$=>ss(new URL(d[$],document.
baseURI).href),T=async $=>(await N(Math.floor($/+o)))[$%+o],_=()=>{const $=p;if(!$)return;const O=new Map,A=x=>{if(!O.has(x))try{O.set(x,$.model.column(x,$.now))}catch(C){
if(!(C instanceof J))throw C;O.set(x,C)}return O.get(x)};for(const x of a.rows)h.forEach((C,P)=>{const j=x.cells[+s+P],W=$.model.key(C);S.has(j)||S.set(j,j.textContent??
"");const H=S.get(j)??"";$.attempt(j,()=>{const Y=$.state.size?A(W):[];if(Y instanceof J)throw $.done&&B(j,ft),Y;const ut=Y?.[+(x.dataset.at??0)],X=$.state.size?
typeof ut=="number"?$.model.figure(W,ut):ft:H;B(j,X),j.classList.toggle("is-changed",X!==H)})})},L=async $=>{const O=++y,A=g?g.slice($,$+Ge):Ef($,Math.min($+Ge,
m)),x=await Promise.all(A.map(T));O!==y||t.aborted||(w=$,a.replaceChildren(...x.map((C,P)=>{const j=R("tr");return j.dataset.at=String(A[P]),j.append(...C.map((W,H)=>xf(
W,c[H],!H))),j})),I(x.length),_())},I=$=>{const O=g?g.length:m,A=`Rows ${(w+1).toLocaleString("en")}–${(w+$).toLocaleString("en")} of ${O.toLocaleString("en")}`;
B(l,g?$?`${A} with “${b}”.`:`Nothing matches “${b}”.`:`${A}.`),q.hidden=!w,u&&(B(u,"next rows"),u.hidden=w+$>=O)},v=$=>$.catch(()=>{t.aborted||B(l,"The \
rows could not be loaded. Load the page again, or take the CSV file.")}),E=async()=>{const $=++y,O=(f?.value??"").trim();if(b=O,!O)return g=void 0,L(0);B(l,"Sea\
rching …");const A=await Promise.all(d.map((C,P)=>N(P)));if($!==y||t.aborted)return;const x=O.toLowerCase().split(/\s+/);return g=[],A.flat().forEach((C,P)=>{
const j=C.slice(0,+s).join(" ").toLowerCase();x.every(W=>j.includes(W))&&g?.push(P)}),L(0)},q=Object.assign(R("button","cg-quiet","previous rows"),{type:"button",
hidden:!0});u?.before(q," "),l?.setAttribute("role","status"),z(q,"click",{signal:t},()=>v(L(Math.max(0,w-Ge))));for(const $ of[q,u,f])$&&z($,"click input chang\
e",{signal:t},O=>O.stopPropagation());let U=!0;return u&&z(u,"click",{signal:t},()=>{v(L(U&&!g?0:w+Ge)),U=!1}),f&&z(f,"input",{signal:t},()=>{clearTimeout(M),U=
!1,M=window.setTimeout(()=>v(E()),Af)}),t.addEventListener("abort",()=>clearTimeout(M)),{paint($){p=$,_()}}}const Ef=(e,t)=>Array.from({length:Math.max(0,t-e)},
(n,s)=>e+s);function xf(e,t,n){const s=R(n?"th":"td","",e);return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className=
"is-long"),s}var Nr=Object.freeze({__proto__:null,mount:Nf,start:Ar});const _f=120;function Of(e,t){for(const n of D(e,"[data-filter]"))Tf(n,t)}function Tf(e,t){
const n=e.querySelector(".cg-search"),s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(w=>({group:w,isOpen:w.open,rows:D(w,".cg-en")})),
i=R("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(w=>w.getAttribute("aria-pressed")===
"true"),f=()=>{const w=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),b=u()?.dataset.verdict,y=w.length>0||!!b;if(!y&&!l)return;l=y,w.length&&(a??=r.
map(({group:S,rows:N})=>{const T=S.querySelector("summary")?.textContent??"";return N.map(_=>`${T} ${_.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:S,
isOpen:N,rows:T},_)=>{let L=0;T.forEach((I,v)=>{const E=(!b||(I.dataset.verdict??"").split(" ").includes(b))&&w.every(q=>a?.[_][v].includes(q));I.hidden=!E,L+=+E}),
S.hidden=!L,S.open=y?L>0:N,M+=L}),i.textContent=y?`${M} found`:"",Lf(o,M?"":"Nothing here has "+[u()?.dataset.word,...w.map(S=>`“${S}”`)].filter(Boolean).join(
" and ")+".",m)},d=()=>{const w=On(location.href,"find",n?.value.trim()??""),b=On(w,"show",u()?.dataset.word??"");b!==location.href&&history.replaceState(history.
state,"",b)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=w=>s.forEach(b=>b.setAttribute("aria-pressed",String(!!w&&b.dataset.word===w))),g=()=>{
const w=new URLSearchParams(location.search);p(w.get("show")??""),n&&w.has("find")&&(n.value=w.get("find")??""),f()};n&&z(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,_f)}),t.addEventListener("abort",()=>clearTimeout(c));for(const w of s)z(w,"click",{signal:t},()=>{p(w===u()?"":w.dataset.word??""),h()});
g()}function Lf(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(R("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var Cf=Object.freeze({__proto__:null,mount:Of});async function ie(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function kr(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function Er({remove:e,take:t,link:n,notice:s="",act:o}){const r=R("div","cg cg-bar"),i=R("span","cg-bar__count"),a=R("span"),c=R("ul","cg-bar__list"),l=R("p",
"cg-bar__offer"),u=R("p","cg-bar__who",R("span","cg-bar__of","Your scenario, "),i,a),f=ht("cg-bar__do cg-bar__more","show",()=>d(!r.classList.contains("is-open"))),
d=M=>{r.classList.toggle("is-open",M),f.setAttribute("aria-expanded",String(M)),B(f,M?"hide":"show")};d(!1);const h=new Set;r.setAttribute("role","region"),r.setAttribute(
"aria-label","Scenario"),i.setAttribute("role","status");let m=[];const p=ht("cg-bar__do","copy link",()=>ie(n(),p)),g=ht("cg-bar__do","put all back",()=>{e(m),
rs(r)}),w=R("div","cg-bar__acts",f,p,g),b=R("p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,w,l,...s?[b]:[]);const y=(M,S,N,T)=>{const _=M.reduce((E,q)=>E+
q.keys.length+q.parts.length,0);m=M,r.classList.toggle("is-on",M.length>0),B(i,`${_} changed`);const L=[...new Set(M.flatMap(E=>E.notes))];a.replaceChildren(...L.
slice(0,2).flatMap((E,q)=>[q?" and ":", set in ",If(E,N,T)])),L.length>2&&a.append(` and ${L.length-2} more`);const I=[...c.querySelectorAll("button")].findIndex(
E=>E===document.activeElement);c.replaceChildren(...M.map(E=>qf(E,()=>e([E])))),I>=0&&!M.length?rs(r):I>=0&&c.querySelectorAll("button")[Math.min(I,M.length-1)].
focus({preventScroll:!0});const v=S.filter(E=>!h.has(`${E.key} ${E.there}`));l.hidden=!v.length,l.replaceChildren(...v.map(E=>R("span","cg-bar__kin",`${E.says}:\
 here ${E.here}, elsewhere ${E.there} `,ht("cg-bar__do",`use ${E.there} here too`,()=>t([E])),ht("cg-bar__do is-quiet","keep it apart",()=>{h.add(`${E.key} ${E.
there}`),y(M,S,N,T)}))))};return{bar:r,show:y}}function Rf(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))
return;const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;
e.parentElement===c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);
s.addEventListener("abort",()=>i.disconnect())}function qf(e,t){const n=ht("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` \
to ${e.was}`:"")),R("li","",R("span","",e.says),...e.was?[R("s","",e.was)]:[],R("b","",e.now),...e.isToo?[R("span","cg-bar__too",", here too")]:[],n)}function If(e,t,n){
const[s,o]=t.notes[e]??[e];if(!o)return R("span","",s);const r=R("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Pf=e=>(e.closest("article, ma\
in")??document).querySelector("h1");function rs(e){const t=Pf(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function ht(e,t,n){const s=Object.
assign(R("button",e,t),{type:"button"});return s.addEventListener("click",n),s}const ae={notes:{},kinds:[],inputs:{}},xr=e=>e?fetch(e).then(t=>t.ok?t.json():ae).
catch(()=>ae):Promise.resolve(ae),Ff=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return V(t,n)};function _r(e,t,n,s){const{note:o,names:r}=n.
data,i=t.map(l=>Df(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,g=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],
kind:p,says:m.n??g,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[
...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),
u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Df(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf(
"."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??Ff(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function jf(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&zf(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function zf({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function Uf(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Wf(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))Bf(o,n,s);return s}function Bf(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Wf=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Hf={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Gf(e,t,n){
if(!nt(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await xr(
s);if(n.aborted)return;const a=()=>nt(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=!1,f="";const d=ht("cg-bar__do","recompute with it",async()=>{u=d.disabled=!0,h().setAttribute("role","status"),m("Recomputing\
 …");const{rechain:S,recompute:N}=await Promise.resolve().then(function(){return d1});if(l)return l.recompute=async _=>{const{now:L,sum:I}=await S(_,a().join(),
n);return m(Or(I,"What is not in this chain is as built.")),L},l.view?.renew();const T=await N(c??t,a().join(),n,(_,L)=>m(`Recomputing, note ${_+1} of ${L} …`));
m(Or(T))}),h=()=>w.querySelector(".cg-bar__notice"),m=S=>B(h(),f=S),p=()=>{const S=l?.dataset.mode==="chain";d.hidden=!S,u&&f&&B(h(),S?f:r??"")},g=()=>{u?location.
reload():y()},{bar:w,show:b}=Er({remove(S){const N=new Set(S.flatMap(_=>_.parts)),T=a().filter(_=>!N.has(_));history.pushState(history.state,"",_e(location.href,
T.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?d:void 0}),y=()=>b(_r(new Map,a(),Hf,i),[],i,o);if(e.append(w),addEventListener("popstate",g,{
signal:n}),y(),!l)return;const M=new MutationObserver(p);M.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener("abort",()=>M.disconnect()),p()}const Or=({
moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?[`${t} are not computed here: what is pale is as built.`]:[],...n?[n]:[]].
join(" ");var Kf=Object.freeze({__proto__:null,mount:Gf});function Tr(e,t,{model:n,state:s,now:o}){const r=o(t),i=a=>typeof r=="number"?K(+a.value,r,1e-9):a.value===
r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):e.type==="range"?Vf(e,t,+r,n):e.matches(
".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),Lr(e,"")))}function Vf(e,t,n,s){const o=s.entry(t),{log:r,v:i}=o,a=+e.max-+e.
min,c=l=>r?Math.log10(dt(o,l)):dt(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.step==="any"&&(e.step=String(a/200)),
$o(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function Lr(e,t){const n=e.closest("tr"),s=`${e.dataset.p}-why`,o=document.getElementById(
s);if(!t&&!o)return;const r=o??Object.assign(R("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__not\
e",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);B(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute("aria-describedby",s)}const Yf="\
computed when you let go",Cr="not computed here",Xf="Pale values take many steps: they are computed when you let go.",Rr=8;function Jf(e){const t=[...new Set(e)],
n=t.length-Rr,s=t.slice(0,Rr).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}\
. The build computes them as written in the note.`}function Zf(e){const t=e.matches(qr)?e:e.closest("[data-row]")??e.querySelector(qr),{q:n,say:s,check:o,row:r}=(t??
e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const qr="[data-q], [data-say], [data-check], [data-row]";function Qf(e){const t=new Map,
n=R("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){if(!(l instanceof J))throw l;
t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute("title",s?Cr:Yf),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&
B(a.querySelector("button")??a,Cr)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute(
"title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].map(Zf).filter(Boolean):[];B(n,t.size?s?Jf(a):Xf:"")},start:a=>{s=a}}}function Ir(e,{
data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<0)return{key:`${t.note}#${e}`,own:!0};const r=Object.keys(t.names),i=`/${o}.md`,a=r.
find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function is(e,t){const n=new Map,s=[],
o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=Ir(r.slice(0,i),t);if(i>0&&!c&&!l){s.push(r);continue}
const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,carried:s,dropped:o}}function td(e,t){
const n=e.indexOf(":"),{key:s}=Ir(e.slice(0,Math.max(n,0)),t);if(n<1||!t.entries.has(s))return"no input of this page";const{rows:o,picks:r,x:i}=t.entry(s);return o?
"no row of its table":r||i?"no input of this page":t.parseEntry(e.slice(n+1),s).problem??"not taken"}function Pr(e,t,{data:n,entries:s}){return[...[...e].sort().
map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?ze(i):typeof i=="number"?`${+dt(l??{},i).toPrecision(12)}${l?.u&&Sf(l.u)?" ":""}${l?.
u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),...t].join()}const ed={holds:"✓",failing:"✗",unknown:"–"},Fr=e=>e===void 0?"unknown":e?"\
holds":"failing";function nd(e){const[t,n]=[!1,void 0].map(i=>e.filter(a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"holds",says:s?"1 check holds":`${e.
length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);
return{state:t?"failing":"unknown",says:r.join(", ")}}function sd(e,t){const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.key(i.dataset.check),row:i.closest(
".cg-row"),built:id(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,".cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-s\
heet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(e,".cg-claim[d\
ata-q]"),r=rd(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,
row:g,built:w}of n)l(m,()=>{f.delete(p);const b=d(p);ad(m,b,!K(a(p),c(p)),w),i.done&&Dr(g,b!==!0&&u.size>0)});for(const{e:m,of:p,built:g}of s)l(m,()=>{const w=p.
some(({key:M})=>!K(a(M),c(M))),{state:b,says:y}=nd(p.map(({key:M})=>d(M)));m.classList.toggle("is-off",w),m.firstElementChild&&(m.firstElementChild.className=w?
`cg-mark is-${b}`:g.mark),B(m.firstElementChild,w?ed[b]:g.sign),B(m.lastElementChild,w?y:g.says),m.title=w?"in your scenario":""});const h=n.filter(({key:m})=>f.
has(m)&&!K(a(m),c(m)));r(od(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function od(e,t){const[n,s,o]=[!1,!0,void 0].map(a=>e.filter(
c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not computed","chec\
ks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function rd(e){
const t=e.querySelector(".cg-facts"),n=R("span","cg-facts__now");n.setAttribute("role","status");const s=t?.lastElementChild??null,o=s?.textContent?.split(":")[0];
let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=R("p","cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(r)}n.isConnected||
r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",a),B(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const id=e=>({state:["holds","failing","u\
nknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??""});function ad(e,t,n,s){
const o=n?Fr(t):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[Fr(t)];e.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])
e.classList.toggle(`is-${i}`,i===o);B(e.querySelector(".cg-mark"),n?"→":s.sign),B(e.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,
"")}`:s.said)}function Dr(e,t){e?.matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.toggle("is-unfolded",t))}const cd={makeValues:Mr,
prepare:wr},ld=[[".cg-table",()=>Promise.resolve().then(function(){return b1})],["svg[data-x]",()=>Promise.resolve().then(function(){return z1})],[".cg-fig",()=>Promise.
resolve().then(function(){return ug})],[".cg-grip",()=>Promise.resolve().then(function(){return J1})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){
return bg})],["[data-sens]",()=>Promise.resolve().then(function(){return kg})],[".cg-limit",()=>Promise.resolve().then(function(){return Fg})],["[data-count]",()=>Promise.
resolve().then(function(){return Nr})],["svg[data-rows]",()=>Promise.resolve().then(function(){return Kg})]],ud=e=>Promise.all(ld.filter(([t])=>e.querySelector(
t)).map(([,t])=>t())),fd=2;async function dd(e,t,n,s,o){const r=$r(e),i=new Map,a=r.under(i),c=location.pathname;let l=[];const{attempt:u,start:f,tell:d}=Qf(t),
h={model:r,root:n,signal:s,state:i,now:a,was:a,empty:i,done:!0,set:q,inCase:E,attempt:u},m=[],p=new Set;r.allow(pt);const g=gd(n,r,a,i);let w=0,b=0,y=ae;const M=t.
dataset.inputs,S=new URL(M??"",document.baseURI).href,{bar:N,show:T}=Er({remove(A){const x=new Set(A.flatMap(C=>C.parts));l=l.filter(C=>!x.has(C)),q(new Map(A.flatMap(
C=>C.keys).map(C=>[C,void 0])))},take:A=>q(new Map(A.map(({key:x,value:C})=>[x,C]))),link:()=>location.href});t.append(N),Rf(N,t,n,s);const _=()=>{const A=_r(h.
state,l,r,y),x=jf(A,h.state,r,y);T(A,x,y,S),pd(n,r,x)},L=async()=>{y!==ae||!md(h.state,l,r)||(y=await xr(M),s.aborted||_())},I=(A=!0)=>{const x=A?pt:Jn;h.state.
size||(h.state=i),f(h.done=A),r.allow(x),h.now=h.state.size?r.under(h.state):a,g(h),_();for(const P of m)p.add(P);const C=()=>{const P=performance.now()+fd;r.allow(
x);for(const j of p){if(s.aborted)return;if(p.delete(j),j(h),performance.now()>P)break}r.allow(pt),p.size?w=requestAnimationFrame(C):d()};cancelAnimationFrame(w),
w=requestAnimationFrame(C)},v=()=>{const A=is(nt(location.search),r);return l=A.carried,h.state=A.state,I(),L(),A.dropped};function E(A){const x=r.parseCase(A),
C=new Map([...h.state,...x]);return{state:C,read:x.size?r.under(C):h.now}}function q(A,x="step",C=x==="step"){h.state=new Map(h.state);for(const[P,j]of A){const{
v:W,r:H}=r.entry(P);j===void 0||!H&&K(j,W)?h.state.delete(P):r.takes(P,j)&&h.state.set(P,j)}I(C),clearTimeout(b),x==="drag"?b=setTimeout(U,150,"drag"):U(x),x===
"step"&&jr(n)}function U(A){const x=_e(location.href,Pr(h.state,l,r));x===location.href||s.aborted||location.pathname!==c||(A==="step"||!nt(location.search)?history.
pushState(history.state,"",x):history.replaceState(history.state,"",x))}const $=v();$.length&&hd($,r,N);const O=Pr(h.state,l,r);nt(location.search)!==O&&history.
replaceState(history.state,"",_e(location.href,O)),z(window,"popstate",{signal:s},()=>{location.pathname===c&&v()}),Sd(h);for(const A of o){const x=[await A.mount(
h)].flat();m.push(...x),r.allow(pt);for(const C of x)C(h)}d()}function hd(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${td(i,t)})`),o=ht("cg-bar__x",
"×",()=>{r.remove(),rs(n)}),r=R("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute(
"aria-label","close"),n.append(r)}const md=(e,t,{data:n})=>t.length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function pd(e,t,n){const s=new Map(n.map(
o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .cg-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(
r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}B(a??o.appendChild(R("span","cg-elsewhere")),`${i} elsewhere`)}}function gd(e,t,n,s){const o=p=>D(
e,`[data-${p}]`).map(g=>[g,t.key(g.dataset[p])]).filter(([,g])=>t.entries.has(g)),r=o("say"),i=sd(e,t),a=yd(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-\
set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=D(e,"[data-cite]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=Uf(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,g])=>{const w=t.parseCase(p.dataset.with),b=w.size?w:s;return{e:p,key:g,given:w,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Kt(()=>t.text(g,b,w.size?t.under(w):n,He(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:g,now:w,attempt:b}=p,y=new Map(g);for(const M of m)b(M.e,()=>wd(M,p));for(const[M,S]of r)b(M,()=>B(
M,t.say(S,w(S))));for(const[M,S]of a)b(M,()=>Md(M,S,p));for(const[M,S]of l)b(M,()=>M.firstElementChild?.setAttribute("d",bd(t.heights(S,p.state))));for(const[M,
S]of c)b(M,()=>Tr(M,S,p));for(const[M,S]of u)M.hidden=!y.has(S);for(const[M,S,N]of d)b(M,()=>{M.hidden=N?!N.includes(S.map(w).join()):S.some(T=>y.has(T))});i(p);
for(const[M,S]of f)b(M,()=>M.setAttribute("aria-pressed",String(S.every(([N,T])=>K(w(N),T,1e-9)))))}}function wd({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,g=p?"":c.text(
t,h,m,He(e)),{c:w,u:b,rows:y}=c.entry(t),M=p?!1:r===void 0?V(g,e.dataset.u)!==i:g!==r;if(!e.matches(".cg-claim")){const v=!p&&g===ft&&s?.matches(".cg-out")?c.why(
t,h):"";B(e,p?i:v?`${ft} ${v}`:V(g,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const S=e.querySelector(".cg-claim__now"),N=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!S)return;const T=n.size?void 0:o.find(v=>m(v)!==f(v)),_=T?` · ${c.say(T,m(T))}`:"",L=y?c.say(t,m(t)):V(g,b)+
N,I=w?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":L;e.classList.toggle("is-changed",M),B(S,M?`→ ${I}${_}`:""),S.dataset.copy=M&&!w?I:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${I}${_}`:a)}const bd=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",yd=(e,t)=>D(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Md(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!K(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&Dr(e,s.size>0&&t.some(h=>n.text(h,s,r)===ft)),B(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Sd(e){const{model:t,root:n,signal:s}=e;z(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const g of D(n,".cg-panel__results"))g.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((Be(l,m)-u)/d)*d:Be(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,p))]]),"drag",c),c&&jr(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&Lr(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),z(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>Tr(r,t.key(r.dataset.p),e))}),z(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&$d(a,e),c&&vd[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function $d(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const vd={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{ie(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{ie(e.parentElement?.querySelector("code")?.textContent??"",e)}},jr=e=>requestAnimationFrame(()=>D(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Ad=Object.freeze({__proto__:null,compute:cd,loadParts:ud,mount:dd});const zr=14,Nd=226,kd=78;function as({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function Ed(e,t){const n=as(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=zr||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=xd(n,t),i=_d(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Od(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function xd(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<zr&&n.add(o);return[...n]}function _d(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Od(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Nd,l+(f-(c.length-1)/2)*kd]))}return o}function Ur(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=as(e,s).size;o>n&&([t,n]=[s,o])}return t}function Td(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Ld(e,t,n){const s=Cn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:as(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Cd(e,t,n,s){if(!e.boxes[t])return Ur(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Rd=Object.freeze({__proto__:null,beside:Cd,
chartOf:Ed,meant:Ld,richest:Ur,trace:Td});const qd=16;function F(e,t,...n){const s=R(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const Ke=e=>F("span","cg-dot "+(e<0?"orphan":`c${e%Lt}${e>=Lt?" ring":""}`));function Id(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=Oe(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,qd).map(({group:i,name:a,
size:c})=>{const l=F("button","cg-toggle",Ke(i),a+" ",F("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var Pd=Object.freeze({__proto__:null,
dot:Ke,legend:Id,make:F});const Br=200,Wr=6;function Fd(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=w=>c==="by links"?i[w].degree:c==="by PageRank"?i[w].rank:0,u=i.filter(w=>!w.kind),f=o??u.filter(w=>s.nodes[w.number]).map(w=>w.number),d=o?[...f].
sort((w,b)=>l(b)-l(w)):[...f].sort((w,b)=>l(b)-l(w)||i[w].title.localeCompare(i[b].title)||w-b);Dd(e),a.replaceChildren(...d.slice(0,Br*t).map(w=>{const b=i[w],
y=b.kind?F("span","cg-dot "+Oo[b.kind]):Ke(r.group[w]);return F("li","",y,ce(n,w),F("small","cg-num",String(b.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Br*t],g=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",g&&(g.hidden=p<=0,g.textContent=`${p} more`)}function Dd(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Cn(t,s.find).slice(0,Wr):[];if(!o)return;const i=(n??[]).slice(0,Wr).map(l=>F("li","",Ke(e.painter.group[l]),
ce(t,l))),a=r.map(l=>{const u=t.boxes[l],f=F("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return F("li","",F("span","",Ve(u),f),F(
"small","cg-num",u.value))}),c=F("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(F("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function Ve({name:e,number:t}){const n=F("button","",e);return n.dataset.box=String(t),n}function ce(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=F(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var jd=Object.freeze({__proto__:null,go:ce,goBox:Ve,list:Fd});
const Hr=3;function zd(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?Wd(e,Te(t,s.from),Te(t,s.to)):e.notice?[F("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:Bd(t,n,r,Ud(e,r))}function Ud(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const cs=(e,t,n)=>F("li","",F("span","rel",e),F("span","",...t,ls(n))),ls=e=>e?F("span",
"why",e):"";function us(e,t){const n=F("a","",t);return n.setAttribute("href",e),n}function Ye(e,...t){const n=F("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=F("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function Bd(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[F("h2","",o.title),F("p","",r),Ye(o.url?us(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=F("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>
1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(cs([...h].join(", "),
[ce(e,u)],[...m].join("; ")))}c.size&&i.push(F("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Wd({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[F("h2","",f),F("p","",d),...s<0?[]:[Ye(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=_o(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,d)=>Hd(e,f,d,+n.way===d)),F("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Hd(e,t,n,s){const o=F("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>Kd(e,
t[f],u));t.forEach((u,f)=>{o.append(F("li","note",ce(e,u)),...i[f]?Gd(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=F("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[F("h3","c\
g-way",l,F("small",""," "+c)),o]}function Gd({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=F("span","",s.says&&s.says+" ",F("code","",s.name));return F(
"li","",r,F("b","cg-num",s.value),o===t.length-1?ls(n):"")}):[F("li","",F("span","",e),ls(n))]}function Kd(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*Le(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,Hr),l=s.find(
f=>f.reason&&(f.kind==="link"||xo(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Hr).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var Vd=Object.freeze({__proto__:null,about:zd,acts:Ye,line:cs,link:us});const gt={width:186,height:62};function Yd(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+gt.width*t.k&&o<=c+gt.height*t.k)return r}return-1}function Xd(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+gt.width,i+gt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function Jd(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.at.get(d),p=n.at.
get(h);if(!m||!p)continue;const g=!f||f.has(d)&&f.has(h),[w,b]=e.screen(s,m[0]+gt.width+4,m[1]+gt.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+gt.height/2),S=Math.max(
w,y-34*u),N=(y-S)/2;a.beginPath(),a.moveTo(w,b),a.lineTo(S,b),a.bezierCurveTo(S+N,b,y-N,M,y,M),a.strokeStyle=e.solid(l.param,g?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...fs(n,d)};Zd(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function fs({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function Zd(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=gt.width*l,h=gt.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,S,N,T,_=0)=>{[a.font,a.fillStyle]=[S,e.solid(N,o)];let L=M;for(;L.length>1&&a.measureText(
L).width>d-_;)L=L.replace(/.…?$/u,"…");return a.fillText(L,u+_,f+T*l),a.measureText(L).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,g=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),w=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";w&&g<d*.7&&m(`\
  ${w}`,`${11*l}px ${c.font}`,c.muted,20,g),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const b=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";b<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,b)}function Qd(e,t){if(!t)return[F("h2","","A chain"),F("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(b=>n[b]),a=new Set(i.map(b=>b.note)).size,c=new Set([...t.at.values()].
map(([b])=>b)).size-1,l=(b,y)=>`${b} ${y}${b===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(b=>n[b].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=b=>{const{value:y,
isMoved:M,isPale:S}={...b,isMoved:!1,isPale:!1,...fs(t,b.number)};return M?`${y}, as built ${b.value}`:S?`${y}, as built`:y},h=F("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=F("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(b=>b[0]===t.end).map(b=>n[b[1]]),g=F("ul","cg-list");for(const b of i.
slice(1)){const y={...b,...fs(t,b.number)};g.append(cs(d(b),[Ve(y)],[y.says,o[b.note]?.title].filter(Boolean).join(" · ")))}const w=F("details","cg-chain__list",
F("summary","","as a list"),g);return[h,m,Ye(us(r.url,"open row")),...p.length?[F("p","cg-chain__uses","What uses it: ",...th(p))]:[],...i.length>1?[w]:[]]}const th=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",Ve(t)]);var eh=Object.freeze({__proto__:null,about:Qd,boxAt:Yd,draw:Jd,fit:Xd});function nh(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Ht),f=Math.round(n.height*Ht),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Ht||Math.abs(a-d.y)*
c>r*Ht)&&sh(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function sh(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var oh=Object.freeze({__proto__:null,slide:nh});
const rh=2,ds=24,ih=9,Gr=.3,Z=e=>e instanceof Float64Array,le=e=>Array.isArray(e),ue=new Map;ue.set(ct.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
De(e[r*t]+n[r*s],e[r*t])}),ue.set(ct.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=De(e[r*t]-n[r*s],e[r*t])}),ue.set(ct.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),ue.set(ct.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Bn(e[r*t],n[r*s])});function fe(e,t){const n=t.find(Z);if(!n){
const u=e(...t);return Number.isFinite(u)?u:k(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>Z(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>Z(u)?1:0),c=ue.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(Z(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&k(s.some(
Number.isNaN)?"no real value":"overflow"),s}function hs(e,t){if(!Z(e))return e;if(t!==rh)return Kr(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Kr(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return ms(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function ms(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}ms(e,t,a,s),ms(e,i,n,s)}function ah(e){const t=Vr(e);if(!Z(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Gr)/ds,r=n-(s-n)*Gr,i=Array.from({length:ds},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<ds&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(ih*c/a+.5))}function Vr(e){
if(le(e))return k("no value");if(!Z(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Kr(e,[.05,.5,.95]);return[t,n,s]}var ch=Object.freeze({__proto__:null,
each:fe,folded:hs,heights:ah,isMany:Z,isSeries:le,summary:Vr});const Q=4096,lh=12,uh=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],fh=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
dh=.6931471805599453,Yr=([e,t],n)=>Xr(e,n)/Xr(t,n),Xr=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function hh(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*dh}function mh(e){const t=e-.5;return t>=-.425?t*Yr(uh,.180625-t*t):-Yr(fh,Math.sqrt(-hh(e))-1.6)}let Vt;function ps(){
if(Vt)return Vt;Vt=new Float64Array(Q);for(let e=0;e<Q/2;e++)Vt[Q-1-e]=-(Vt[e]=mh((e+.5)/Q));return Vt}const Jr=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function Zr(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function gs(e){const t=Uint16Array.from({length:Q},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Jr(n,2166136261),Jr(n,16777619),n.length,1);for(let o=0;o<lh;o++)Zr(s);for(let o=Q-1;o>0;o--){const r=Math.
floor(Zr(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const Qr=new Map;function ph(e,t){const n=Qr.get(e);if(n)return n;const s=t==="score"?ps():Float64Array.
from({length:Q},(r,i)=>(i+.5)/Q),o=Float64Array.from(gs(e),r=>s[r]);return Qr.set(e,o),o}const ti=new Map;function gh(e,t){const n=ps();return Float64Array.from(
ei(e),s=>t==="score"?n[s]:(s+.5)/Q)}function ei(e){const[t,n]=e[e.length-1];if(!n.length)return gs(t);const s=JSON.stringify(e),o=ti.get(s);if(o)return o;const r=n.
map((l,u)=>ni(ei(e.slice(0,u+1)))),i=wh(ni(gs(t)),r,n),a=Array.from({length:Q},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Q);return a.forEach((l,u)=>c[l]=
u),ti.set(s,c),c}function ni(e){const t=ps();return Float64Array.from(e,n=>t[n])}function wh(e,t,n){const s=t.map(f=>t.map(d=>Xe(f,d))),o=s[0][0],r=n.map(f=>f*o),
i=oi(s,t.map(f=>Xe(e,f))),a=oi(s,r),c=si(e,t,i.map(f=>-f)),l=o-Xe(a,r),u=Math.sqrt(Math.max(l,0)/Xe(c,c));return si(c.map(f=>u*f),t,a)}const si=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function Xe(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function oi(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const ri=16,bh=2048,ii=[2,4,6,8],yh=255,Mh=15,Sh=64,$h=75e4,vh=1e-12,ws=1e-9,
ai=1024,Ah=.381966011250105,Nh=64,kh=40,Eh="the steps cannot be made fine enough",{abs:de,floor:Je,max:mt,min:he}=Math;function xh(e,t,n,s,o,r){n<s||k(n>s?"the \
range runs backwards":"the range is empty");let i=ri,a=0,c=ci(e,t,n,s,ri);for(;;){const l=ci(e,t,n,s,2*i),u=2*i>=bh||168*o*i>$h;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const d=c,h=t.map((w,b)=>Ih(d,l,b)),m=h.map(w=>w.reduce((b,y)=>mt(b,y),0)),p=m.reduce((w,b,y)=>mt(w,Ch(b,l.values[y])),0),g=p<=a/Sh?
yh:Mh;if(p/g<=vh||u&&p/g<=ws){const w=Oh(e,l,m,r);if(w===void 0)return{...l,errors:m.map(b=>b/g)};f=w}else u&&(f=Lh(l,h));a=p}if(u)return k(`${Eh} ${_h((f-n)/(s-
n))}`);i*=2,c=l}}function _h(e){const t=Je(e*1e3+.5);return`at ${Je(t/10)}.${t%10} % of the way`}function Oh(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(ai/a),u=Th(s,t,c),f=r.map((m,p)=>mt(ws*m.reduce((g,w)=>mt(g,de(w)),0),10*n[p])*ai/(o[a]-o[0])),d=(m,p,g)=>{const w=(M,S)=>g.reduce(
(N,T,_)=>N+T[S]*M[p+_],0),b=r.map((M,S)=>w(M,0)+c*w(i[S],1)),y=e(m,b);return!y||y.some((M,S)=>de(M-w(r[S],2)/c-w(i[S],3))>f[S])},h=new Map;for(let m=0;m<a;m++){
const p=he(mt(m-1,0),a-3);for(let g=0;g<l;g++){const w=m-p+(g+Ah)/l,b=h.get(w)??bs(w);if(h.set(w,b),d(o[p]+w*c,p,b))return o[p]+w*c}}for(const m of[...u,...u.slice(
1).map((p,g)=>(u[g]+p)/2)]){const p=he(mt(Je((m-o[0])/c)-1,0),a-3);if(d(m,p,bs((m-o[p])/c)))return m}}function bs(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Th(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Nh&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=he(mt(u-2,0),t.length-4);for(let m=0;m<kh;m++){const p=f+
(d-f)/2,g=bs((p-t[h])/o),w=(y,M)=>g.reduce((S,N,T)=>S+N[M]*y[h+T],0),b=e(p,n.map((y,M)=>w(y,0)+o*w(s[M],1)));if(!b)break;b[c]*l>0?f=p:d=p}return f+(d-f)/2}}function Lh(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=mt(r,de(a)),!(t[o][c]<=ws*r)));i>=0&&(n=he(n,e.times[i]))}),
n}function Ch(e,t){const n=t.reduce((s,o)=>mt(s,de(o)),0);return n?e/n:e}function ci(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=Rh(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{a[p].push(m),c[p].
push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Rh(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of ii.entries()){const c=qh(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/ii[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function qh(e,t,n,s,o,r){let i=n,a=li(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,li(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const li=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function ui(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=he(mt(Je((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Ih(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>de(r-(i%2?ui(e.times,s,o,t.times[i]):s[i/2])))}const Ph=0,Fh=2,ys=1e-12,Dh=1e4,Ms="outside of the table",{abs:lt,max:vt,
min:Yt,sqrt:Ss,trunc:jh}=Math;function fi(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function $s(e,t,n){const s=e[0],o=e[e.length-
1],r=ys*vt(lt(s),lt(o));return t<s?n||s-t<=r?s:k(Ms):t>o?n||t-o<=r?o:k(Ms):t}const vs=(e,t)=>Yt(vt(fi(e,t)-1,0),e.length-2);function zh(e,t,n,s){let o=fi(e,n)-1;
return o+1<e.length&&e[o+1]-n<=ys*vt(lt(e[o+1]),lt(n))&&o++,o<0&&!s&&k(Ms),t[vt(o,0)]}function Uh([e,t,n],s,o,r){if(o===Fh)return zh(e,t,s,r);const i=$s(e,s,r);
if(e.length===1)return t[0];const a=vs(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===Ph)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function Bh([e,t,n],s,o,r){const i=$s(e,s,r),a=$s(t,o,r),c=vs(e,i),l=vs(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,g=n[m]+(n[m+1]-n[m])*d;return p+(g-p)*f}const Wh={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(g=>g.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return Uh(a,d,+n,+s);const m=ys*vt(lt(c[0]),lt(h));c[0]-m<=d&&d<=h+m||k("outside of the range of its rate");const p=ui(
c,l,u,Yt(vt(d,c[0]),h));return p!==0&&lt(p)<Dh*f[0]&&p!==l[0]&&p!==l[l.length-1]&&k("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,_)=>_%3===0),d=l.filter((T,_)=>_%3===1),h=l.filter((T,_)=>_%3===2),m=(T,_)=>(L,I)=>{
const v=je(e,()=>(a[c]=L,f.forEach((E,q)=>a[E]=I[q]),_.map((E,q)=>Number(i(q?_[q-1]:T,E)))));return v?.every(Number.isFinite)?v:void 0},p=m(c+1,h),g=d.map(T=>Number(
a[T])),w=Number(a[+t]),b=Number(a[+n]);p(w,g);const y=e.budget.steps;p(w,g);const M=Math.max(+s,y-e.budget.steps),S=xh(p,g,w,b,M,m(h[h.length-1],u));return[S.times,
...S.values.flatMap((T,_)=>[T,S.slopes[_]]),S.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Bh(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function wt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=lt(o)<lt(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=Hh(t);return Number.isFinite(n)?n:k("overflow")}function Hh(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Xt=e=>e.length?e:k("no row fulfils it"),Ze=e=>(Xt(
e),wt(e)/e.length);function di(e,t){t>=0&&t<=1||k("a share is between 0 and 1"),Xt(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Yt(jh(s),n.length-1),r=Yt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function me(e){const t=Ze(e);return e.map(n=>n-t)}function Jt(e,t){const n=wt(e.map((s,o)=>s*t[o]))-wt(e)*wt(t)/e.
length;return Number.isFinite(n)?n:k("overflow")}const As=e=>e.length<2?k("fewer than two rows"):e;function Gh(e){As(e);const t=me(e);return Ss(Jt(t,t)/(e.length-
1))}function hi(e,t){As(t);const n=me(e),s=me(t),o=Jt(s,s);return o?Jt(n,s)/o:k("all rows have the same place")}function Kh(e,t){As(t);const n=me(e),s=me(t),o=Ss(
Jt(n,n))*Ss(Jt(s,s));return o?Yt(vt(Jt(n,s)/o,-1),1):k("all rows have the same value")}const mi={total:wt,count:e=>e.length,mean:Ze,min:e=>Xt(e).reduce((t,n)=>Yt(
t,n)),max:e=>Xt(e).reduce((t,n)=>vt(t,n)),first:e=>Xt(e)[0],last:e=>Xt(e)[e.length-1],median:e=>di(e,.5),quantile:di,stdev:Gh,slope:hi,intercept:(e,t)=>Ze(e)-hi(
e,t)*Ze(t),correlation:Kh},Vh={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},Ns=(e,t)=>e[+t].map(({numbers:n})=>n);function Yh(e,t){if(e.length===2)return Array(
2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],
s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[pi(n[0],n[1],s[0],s[1]),...r,pi(n[o],n[o-1],s[o],s[o-1])]}function pi(e,t,n,s){
const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&lt(o)>3*lt(n)?3*n:o}function Xh(e,t){const n=(i,a)=>i-a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(
n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.length===l.length*u.length)||l.length<2||u.length<2?k("\
not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="\
tiers"?1:2))return k("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&i===o[a-1])?k("two rows have the same key"):
e==="smooth"?[o,r,Yh(o,r)]:[o,r]}const ks=new WeakMap;function Jh(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||
r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(String(r[1])),u=ks.get(l)??new Map;if(!c)return ks.
has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),ks.set(l,u)),u.get(Number(n[Number(i[1])]))??[]}const Zh={rows(e,t,n,s,o,r){const[i,a,...c]=t.
map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?Jh(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const g=Number(
n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!g)break;u[p].push(g)}}catch(p){throw p instanceof it&&e.budget.steps>=0&&!p.needs&&(p.message.startsWith("the cell `")||(p.message+=
` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>mi[t](...Ns(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[
t,n],s,o)=>Xh(String(t),Ns(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:Vh[t](Ns(o,n)[0])}]},gi=1e5,Es=5;function wi(e,t,n,s=Number){
const o=[];for(let r=0,i=t+1;r+Es<e.length;r+=Es){const[a,c,l,u,f]=e.slice(r,r+Es).map(Number),d=s(n[u]),h=at(d);h!==qt(d)&&k("the last step is not a whole numb\
er"),h<a-1&&k("the steps run backwards"),h-a>=gi&&k("more than 100,000 steps");const m=n.slice(l,l+c);o.push({first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),
i=f}return o}function bi({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:k(s>=t&&s<=n?`step ${s} is not known yet`:`there is no step ${s}`)}function Zt(e){
const t=at(e);return t===qt(e)?t:k("a step is a whole number")}const yi=(e,t,n)=>e[+t][+n],Qh={steps(e,t,n,s,o){const r=wi(t,o,s);s[o-1]=r;const i=Math.max(...r.
map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){
throw l instanceof it&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>bi(
yi(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>bi(yi(r,t,n),Zt(Number(r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,
numbers:i}=e.series(String(t))[0],a=Zt(Number(o[+n])),c=i[a-r]??k(`there is no step ${a}`);return typeof c=="number"?c:k(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.
series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[i,a]=[t,n].map(c=>Zt(Number(o[+c])));a-i>gi&&k("more than 100,000 steps");for(let c=i;c<=
a;c++)if(o[r]=c,s())return c;return k("no step fulfils it")}},Mi="other rows are chosen",tm=1e3,Qt=e=>typeof e=="number"?e:k("a bound, or the number of a step, \
that has a distribution");function Si(e,t,n,s,o){const[r,...i]=t[n],[a,c]=i.slice(0,2).map(u=>Qt(s[+u]));(at(a)!==qt(a)||at(c)!==qt(c))&&k("bounds are not whole\
 numbers"),at(c)<at(a)-1&&k("the bounds run backwards"),c-a>=1e4&&k("more than 10,000 terms");let l=r==="sum"?0:1;for(let u=at(a);u<=at(c);u++){s[n]=u;const f=e.
execute(t,n+1,o,s);l=fe(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}function $i(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="ba\
ck"?Qt(s[+r+1])-+a:Zt(Qt(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):k(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const vi=(e,t,n)=>t[n].
map(({numbers:s})=>s.map(o=>e.lowered(o))),Ai={sum:Si,product:Si,back:$i,prior:$i,steps(e,t,n,s){const o=wi(t[n].slice(1),n,s,Qt),r=Math.min(...o.map(a=>a.first)),
i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=tm&&k("more than 1,000 steps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&
a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],
at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],i=Zt(Qt(s[+t[n][2]])),a=r[i-o]??k(`there is no step ${i}`);return typeof a=="string"?k(a):e.lowered(
a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.
execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&Z(f)&&k(Mi),r&&!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof it&&!u.needs&&u.message!==Mi&&(u.message.startsWith(
"the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=vi(e,s,+r),c=a[0].length,
l=a.map((f,d)=>d*c);return fe((...f)=>mi[o](...l.map(d=>f.slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];
for(const r of vi(e,s,+t[n][2])[0])o.push(o.length?fe((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(
String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Zt(Qt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.
execute(t,n+1,o,s);if(!Z(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.
isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return k("no step fulfils it")}},Ni=8,em=2e3,nm=1e3,ki=new Set(["num","row","index","read","back","prior",
"at","edge","series"]),sm={beta:256},om="a root, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class pe{constructor(t,n,s,o){
this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??Q,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=
t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(Ei(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=nm)throw new J;
this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=le(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>em&&(this.memo.
clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.
part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return xs(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||
!n.uncertain.has(t))){const a=this.run.value(t);return le(a)?a:this.run.known(t)}if(s.dr)return s.chain?gh(s.chain,s.dr):ph(t,s.dr);if(s.p)return this.execute(s.
p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??k(s.problem||`no cell in row \`${i}\``)}lowered(t){return!Z(t)||t.length===
this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return le(n)?n:k("no value")}part(t){const{chosen:n}=this;return n&&
Z(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=ct.get(String(i));if(r.steps<=0)throw new J;
if(r.pay(c||ki.has(String(i))&&!this.copies?1:Q/Ni),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){
const l=fe(c,a.map(u=>o[+u]));Z(l)&&r.pay((sm[i]??1)*Q/Ni-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o===
"with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new pe(this.run,this,c).execute(t,n+
1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=hs(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?k("no case holds"):Object.hasOwn(Ai,o)?a=Ai[o](this,t,n,
s,i):k(om);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!Z(a)){const[u,f]=c[a?0:1];return this.execute(
t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach((g,w)=>{!g==(d===1)&&h.push(w)}),!h.length)return;const m=new pe(
this.run,this,void 0,h),p=m.execute(t,u,f,s.map(g=>m.part(g)));h.forEach((g,w)=>l[g]=Z(p)?p[w]:Number(p))}),l}}const Ei=e=>e?.outside?[...e.given,...Ei(e.outside)]:
[],xs=e=>e.draws??=new pe(e);var rm=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?k("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:k("a pro\
bability of a number that is not a condition"),upper:(e,t)=>t<e?k("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>hs(
xs(e).execute(i,r+1,+n,[...o]),+t)},Draws:pe,LOOKS:ki,drawsOf:xs});const im=[[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,
1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,
42.31333070160091,1]],am=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,
1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],cm=[
[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],
[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,.599832206555888,1]],_s=(e,t)=>{const[
n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},xi=(e,t)=>{if(Math.abs(e)<=.425)return e*_s(im,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(
e)*(n<=5?_s(am,n-1.6):_s(cm,n-5))},Qe=e=>e>0&&e<1?xi(e-.5,Math.min(e,1-e)):k("a quantile of a probability that is not between 0 and 1"),lm=e=>e>-1&&e<1?xi(e/2,(1-
Math.abs(e))/2)/Math.sqrt(2):k("erfinv of a number that is not between -1 and 1"),{abs:tn,exp:en,expm1:Os,log:bt,log1p:nn,min:_i,sqrt:um,PI:fm}=Math,Oi=.1,Ti=1e5,
dm=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],hm=10,Li=1e-300,mm=3e-16,pm=1e-9,gm=2e4,wm=60,ge=[],bm=(e,t,n)=>{t>=Oi&&t<=Ti&&n>=Oi&&n<=Ti||k("a shape of `b\
eta` that is not between 0.1 and 100,000");let s=ge[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=ge.find(({shapes:o})=>o.a===t&&o.b===n)??ym(t,n),ge.unshift(s),
ge.length=_i(ge.length,16)),e<=s.middle?en(Ri(e,s.shapes)):-Os(Ri(1-e,s.mirrored))};function ym(e,t){const n=Ci(e,t),[s,o]=qi(n.most,n);return{shapes:n,mirrored:Ci(
t,e),middle:en(s)/o}}function Ci(e,t){const n=yt(e)+yt(t)-yt(e+t)-bt(e/(e+t)*t/(2*fm))/2;return{a:e,b:t,round:n,most:bt((e+1)/(e+t+2))}}function Ri(e,t){const n=bt(
e);let s=_i(Mm(e,t),t.most);for(let o=0;o<wm;o++){const[r,i]=qi(s,t);let a=s+(r-bt(i)-n)*Os(s)/i;a>t.most&&(a=(s+t.most)/2);const c=tn(a-s);if(s=a,c<=pm*tn(s))break}
return s}function Mm(e,{a:t,b:n,round:s}){if(t<1||n<1)return(bt(e*t)+s+t*bt(t/(t+n))+n*bt(n/(t+n)))/t;const o=Qe(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/
6,l=o*um(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-nn(n/t*en(-2*l))}function qi(e,{a:t,b:n,round:s}){const o=en(e),r=-Os(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?
nn(c/i):bt(o/i),u=c<a/2?nn(-c/a):bt(r/a);return[t*l+n*u-s,sn(o,r,-(t+n)*c,t,n)]}function yt(e){let t=0;for(;e<hm;e++)t+=(e+.5)*nn(1/e)-1;const n=1/(e*e);return t+
dm.reduce((s,o)=>s*n+o,0)/e}function sn(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<gm;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*
(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Ii(f+u*a),r=Ii(f+u/r),i*=r*a,tn(r*a-1)<=mm)break}return i}const Ii=e=>tn(e)>=Li?e:Li;var Sm=Object.freeze({__proto__:null,
betaFraction:sn,betaQuantile:bm,offStirling:yt});const{abs:Pi,exp:$m,expm1:vm,log:Am,max:Nm,min:km,trunc:Em}=Math,te=21,Fi=.4871,xm=4*Number.EPSILON,Di=70,ji=40,
_m=120,zi="more than one rate makes these cash flows worth nothing",Ui="no rate turns these cash flows from a loss into a gain",Bi=(...e)=>{const t=e.flatMap((c,l)=>c?
[l]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],s=Ts(n);s===0&&k("cash flows of one sign have no rate of return");let[o,r]=s===1?[-te,te]:Om(n);const i=Ls(n,
r)>0;i===Ls(n,o)>0&&k(Ui);for(let c=0;c<Di;c++){const l=(o+r)/2;Ls(n,l)>0===i?r=l:o=l}const a=vm(-(o+r)/2);return Pi(a)<=xm?0:a};Pe.set(Bi,(...e)=>Em(e.length*Di/
4)+(Ts(e)>1?8*e.length*e.length:0));function Ts(e){const t=e.filter(n=>n).map(n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function Ls(e,t){const n=$m(-Pi(
t)),s=(o,r)=>o*n+r;return t<=0?e.reduceRight(s,0):e.reduce(s,0)}function Om(e){const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&
(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,i;r<_m&&(i=s.pop());r++){const{low:a,high:c,depth:l,parts:u}=i,f=Ts(u);if(f===1&&o.push([a,c]),f>1&&l<ji){const d=a+(c-a)*
Fi,[h,m]=Lm(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}(o.length>1||f>1&&l===ji)&&k(zi)}return s.length&&k(zi),o.length||k(Ui),
o[0].map(Tm)}function Tm(e){return e===0||e===1?e?te:-te:km(Nm(Am(e/(1-e)),-te),te)}function Lm(e){const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+
(o-s[r])*Fi))t.push(s[0]),n.push(s[s.length-1]);return[t,n.reverse()]}const on=2**-46,Cm=.001,Rm=2e4,qm=32,Wi=1e-12,Im=12,Pm=1e-15,Hi=134217729,Fm=64,Gi=1e140,Ki=1e-140,
Dm=8,{abs:At,max:Vi,sqrt:Cs,trunc:Yi}=Math;function rn(e,t){const n=e+t,s=n-e;return[n,e-(n-s)+(t-s)]}function Xi(e,t){const n=e*t,s=Hi*e,o=Hi*t,r=s-(s-e),i=o-(o-
t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function Rs(e,t){const[n,s]=rn(e[0],t[0]);return rn(n,s+(e[1]+t[1]))}function qs(e,t){const[n,s]=Xi(e[0],t[0]);return rn(
n,s+(e[0]*t[1]+e[1]*t[0]))}function Ji(e,t){const n=e[0]/t[0],s=Rs(e,qs(t,[-n,0]));return rn(n,s[0]/t[0])}function jm(e,[t,n]){const s=At(t);if(s>Fm||s!==Yi(s)||
n)return;let o=[1,0];for(let r=0;r<s;r++)o=qs(o,e);return t>=0?o:Ji([1,0],o)}const Zi={add:Rs,sub:(e,t)=>Rs(e,[-t[0],-t[1]]),mul:qs,div:Ji,neg:([e,t])=>[-e,-t],
pow:jm};function zm(e,t){const n=Object.hasOwn(Zi,e)?Zi[e]:void 0;if(!n||t.some(([o])=>At(o)>Gi||o&&At(o)<Ki))return;const s=n(...t);return s&&At(s[0])>Ki&&At(s[0])<
Gi?s:void 0}function Qi(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...Xi(s,o),s*r);return wt(n)}const G=e=>Cs(wt(e.map(t=>t*t)));function Is(e,t,n){const s=[];
for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*wt(s);for(let r=t;r<n.length;r++)n[r]-=o*e[r]}class ta{constructor(t,n){this.column=t,this.others=n}}class we{constructor(t,n=Wi){
this.limit=n,this.scales=t.map(s=>G(s)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(t,n){this.
vectors.forEach((a,c)=>Is(a,c,n));const s=G(n.slice(t));if(this.limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,t));throw new ta(t,a.flatMap((c,l)=>At(c)>
Cs(Wi)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=G(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.
push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.forEach((s,o)=>Is(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)
Is(this.vectors[s],s,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.
triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)
n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function Um([e,...t],n){const s=t.length,o=e.length,r=new we(t),i=r.least<Cm||o*s<=Rm,[a,...c]=i?n():[];let l,u;if(i)[l,u]=na(r,
c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back([...t.map(()=>0),...p.slice(s)])}let f=G(u);f<=on*G(e)&&(f=0);const d=f/Cs(o-s),h=r.scales.map(
(p,g)=>{const w=t.map((y,M)=>g===M?1:0),b=i?na(r,c,e.map(()=>[0,0]),w)[1]:r.solvedAcross(w);return d*G(b)/p}),m=t.some(p=>p.every(g=>g===p[0]));return[...l.map(
(p,g)=>p/r.scales[g]),...h,d,ea(e,f,m)]}function ea(e,t,n){const s=n?wt(e)/e.length:0,o=G(e.map(r=>r-s));return o>on*G(e)||k("all rows have the same value, so t\
here is nothing to explain"),1-t/o*(t/o)}function na(e,t,n,s){const o=t.length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<Im;c++){const l=r.map((b,y)=>b/
e.scales[y]),u=n.map((b,y)=>{const M=[[-1,[i[y],0]]];return t.forEach((S,N)=>M.push([-l[N],S[y]])),Qi(b,M)}),f=t.map((b,y)=>{const M=i.map((S,N)=>[-S,b[N]]);return Qi(
[s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(f),m=e.solved(d.slice(0,o).map((b,y)=>b-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((b,y)=>b+
m[y]),i=i.map((b,y)=>b+p[y]);const g=Vi(...m.map(At)),w=Vi(...r.map(At));if(g<=Pm*w)return[r,i];g>a/2&&g>1e-12*w&&k(Bm),a=g}return[r,i]}const Bm="rounding decid\
es the result, as columns are nearly combinations of others",Wm=e=>`the rows do not determine ${e}: its factor is zero in all of them`,Hm=(e,t,n)=>t.length?`the\
 rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:n(e);function Gm(e,t,n){return sa(e[0].length,e.length-1),oa(n,()=>Um(e,t))}function sa(e,t){
const n=t===1?"1 coefficient needs":`${t} coefficients need`;e<=t&&k(`${n} at least ${t+1} rows, and there are ${e}`)}function oa(e,t,n=Wm){try{return t()}catch(s){
if(!(s instanceof ta))throw s;return k(Hm(e[s.column],s.others.map(o=>e[o]),n))}}function Km(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[
d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(Vm(t,c[h+i],s,o)));return s[n]=u,l}function Vm(e,[
t,n],s,o){const r=new Map;for(let i=t;i<n;){const[a,...c]=e[i],l=Ym(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=zm(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));
f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[Number(s[n-1]),r.get(n-1)??0]}const Ym=([e,...t],n)=>ct.has(String(e))||Xm.includes(String(e))?n+1:Number(t[e==="with"?0:
t.length-1]),Xm=["num","row","read","index"],Jm={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{e.budget.steps-=Yi(f*a[0].length*a.length*a.length/
Dm),e.budget.steps<0&&s(r,r)};return c(1),Gm(a,()=>(c(qm),Km(e,i,+n,o,s)),String(t).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:be,exp:Nt,log:et,log1p:ra,
max:ia,min:Ps,sqrt:ye,trunc:Zm,PI:Fs}=Math,Ds=.01,an=1e6,Qm=1e-17,cn=1e-300,aa=2e4,tp=100,ca=1e-9,la=-706,ep=37,np=18,sp=.5772156649015329,op=[.6449340668482264,
.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,
.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,
9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,
3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],ee=e=>{if(e<=0&&k("lgamma of zero or less"),e>=10)return(e-.5)*(et(e)-1)+(et(2*Fs)-1)/2+yt(e);let t=1;
for(;e>2.5;)t*=e-=1;if(e<.5)return ua(e)-et(e);const n=e<1.5?ua(e-1):fa(e-2);return t===1?n:n+et(t)},ua=e=>fa(e)-ra(e);function fa(e){let t=e,n=0;return op.forEach(
(s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-sp)+n}function js(e){if(be(e)>.25)return ra(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*
t*o-e*t}const Me=(...e)=>{const t=ia(...e.slice(0,-1));return t>0&&t<=an?Zm(20+2*ye(t)):0},ln=(...e)=>6*Me(...e);function un(e,t){e>=Ds&&e<=an||k("an incomplete\
 gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&k("an incomplete gamma function of a negative number")}function zs(e,t){if(t===0)return[
0,1];const n=Us(e,t);if(t<=e+1){const o=n/e*rp(e,t);return[o,1-o]}const s=n?n/ip(e,t):0;return[1-s,s]}function Us(e,t){if(e<1)return t<1e3?Nt(e*et(t)-t-ee(e+1))*
e:0;const n=(t-e)/e,s=n>-.9?e*js(n):e*(et(t/e)-n);return s>-745?Nt(s-yt(e))*ye(e/(2*Fs)):0}function rp(e,t){let n=1,s=1;for(let o=1;o<aa&&(n*=t/(e+o),s+=n,!(n<s*
Qm));o++);return s}function ip(e,t){let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<aa;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(be(r)>=cn?r:cn),s=n+a/s,s=be(s)>=cn?s:cn,
o*=s*r,be(s*r-1)<=2e-16)break}return o}function Bs(e,t){e>=Ds&&e<=an&&t>=Ds&&t<=an||k("an incomplete beta function of a shape that is not between 0.01 and 1,000\
,000")}function da(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,1]:[1,0];const o=Ws(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/sn(n,s,-(e+t)*r,e,
t);return[a,1-a]}const i=o/sn(s,n,(e+t)*r,t,e);return[1-i,i]}function Ws(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?js(i/o):et(n/o)-i/o,c=i<.9*r?
js(-i/r):et(s/r)+i/r,l=e*a+t*c-yt(e)-yt(t)+yt(e+t);return l>-745?Nt(l)*ye(e/(2*Fs)*r):0}function ha(e){e>=0&&e<=1||k("an incomplete beta function of a number th\
at is not between 0 and 1")}const ma=(e,t,n)=>(Bs(e,t),ha(n),da(e,t,n,1-n)),ap=(e,t)=>(un(e,t),t?Us(e,t)/t:Hs(e,1)),Hs=(e,t)=>(e<1&&k("a density that is infinit\
e at its end"),e===1?t:0),cp=(e,t,n)=>(Bs(e,t),ha(n),n===0||n===1?n?Hs(t,e):Hs(e,t):Ws(e,t,n,1-n)/(n*(1-n)));function pa(e,t){e>=0&&e<=1&&t>=0&&t<=1||k("an inve\
rse of a share that is not between 0 and 1")}const ga=(e,t)=>e<=t?Qe(e):-Qe(t);function wa(e,t,n){if(un(e,0),pa(t,n),n===0&&k("an infinite inverse"),t===0)return 0;
const s=r=>{const i=Nt(r);return[...zs(e,i),Us(e,i)]},o=e>=1?et(e)+ga(t,n)/ye(e):(et(t)+ee(e+1))/e;return Nt(ya(s,t,n,o,np))}function ba(e,t,n,s){if(Bs(e,t),pa(
n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+Nt(-i)),c=1/(1+Nt(i));return[...da(e,t,a,c),Ws(e,t,a,c)]},r=Ps(e,t)<1?(et(n*e)+ee(e)+ee(t)-ee(e+t))/e:
et(e/t)+ga(n,s)*ye(1/e+1/t);return 1/(1+Nt(-ya(o,n,s,r,ep)))}function ya(e,t,n,s,o){let r=la,i=o,a=Ps(ia(s,r),i);const c=et(Ps(t,n)),l=t<=n;for(let u=0;u<tp;u++){
const[f,d,h]=e(a),m=l?f:d,p=(m>0?et(m)-c:-1/0)*(l?1:-1);p>0?i=a:r=a;let g=h>0&&m>0?a-p*m/h:1/0;r<=g&&g<=i||(g=(r+i)/2);const w=be(g-a);if(a=g,w<=ca)break}return a<=
la+ca?k("an inverse below 1e-306"):a}const kt=(e,t)=>(Pe.set(e,t),e),lp={lgamma:ee,gamma_inc:kt((e,t)=>(un(e,t),zs(e,t)[0]),Me),gamma_inc_upper:kt((e,t)=>(un(e,
t),zs(e,t)[1]),Me),gamma_inc_inv:kt((e,t)=>wa(e,t,1-t),ln),gamma_inc_upper_inv:kt((e,t)=>wa(e,1-t,t),ln),beta_inc:kt((e,t,n)=>ma(e,t,n)[0],Me),beta_inc_upper:kt(
(e,t,n)=>ma(e,t,n)[1],Me),beta_inc_inv:kt((e,t,n)=>ba(e,t,n,1-n),ln),beta_inc_upper_inv:kt((e,t,n)=>ba(e,t,1-n,n),ln),gamma_density:ap,beta_density:cp},up=450,fp=16,
dp=28,hp=1/64,mp=7,Ma=4,Sa=12,$a=70,pp=3,va=1e-13,{abs:Mt,max:fn,min:Se}=Math;function Gs(e,t,n,s,o){const{machine:r,budget:i}=e,a=!r.traced,c=i.steps,l=m=>je(e,
()=>t(m));let u=[];const f=m=>{const p=r.traced=[];try{const g=l(m);return{at:m,value:g,parts:[...n.slice(s,o-1),...p.flat()]}}finally{r.traced=void 0}};return{
curve:m=>{if(!a)return l(m);const p=f(m);return u.length<up&&u.push(p),p.value},look:()=>{if(!u.length)return[];const m=Math.floor((c-i.steps)/u.length)+1,p=u;return u=
[],gp(p,f,Math.floor(i.steps/(2*dp*m)))}}}function gp(e,t,n){const s=new Map(e.filter(({value:i})=>i!==void 0).map(i=>[i.at,i])),o=[...s.values()].sort((i,a)=>i.
at-a.at),r=[];for(const i of wp(o)){if(r.length>=Se(n,fp))break;if(r.some(c=>yp(c,i)))continue;const a=vp[i.kind](i,t);i.at[0]<=a&&a<=i.at[i.at.length-1]&&r.push(
{at:a,samples:Ap(i,a,t)})}return r.map(i=>i.samples.map(({at:a,value:c})=>[a,c]))}function wp(e){const t=e.map(o=>o.at),n=e.reduce((o,{parts:r})=>Se(o,r.length),
e.length?1/0:0);return Array.from({length:n},(o,r)=>{const i=e.map(({parts:a})=>a[r]);return i.every(a=>typeof a=="number")?bp(r,t,i):[]}).sort((o,r)=>o.length-
r.length).flat()}function bp(e,t,n){let s=1/0,o=-1/0,r=!0;for(const l of n)s=Se(s,l),o=fn(o,l),r&&=l===0||l===1;if(s===o)return[];const i=fn(Mt(s),Mt(o)),a=[],c=(l,u)=>a.
push({part:e,kind:u,at:t.slice(l,l+2),values:n.slice(l,l+2),size:i});if(r){for(let l=0;l+1<t.length;l++)n[l]!==n[l+1]&&c(l,"flip");return a}if(s<0&&o>0)for(let l=0;l+
1<t.length;l++)n[l]*n[l+1]<0&&c(l,"zero");for(let l=0,u=0,f=0;l+1<t.length;l++){const d=n[l+1]-n[l];if(!(Mt(d)<=va*i)){if(u*d<0&&l-f<=1){const h=[f-1,f,l+1];a.push(
{part:e,kind:"turn",at:h.map(m=>t[m]),values:h.map(m=>n[m]),size:i})}[u,f]=[d,l+1]}}return a}const dn=(e,t)=>{const n=e.parts[t];return typeof n=="number"?n:NaN};
function yp({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[fn(0,s-Ma),s,Se(t.length-1,s+Ma)].map(
l=>dn(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||fn(Mt(a),Mt(c))<=va*n.size}function Mp({part:e,
at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<Sa+$a;a++){const c=a<Sa?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=dn(r(c),e);if(!(Mt(l)>0))return c;
l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Mt(s)<Mt(o)?t:n}function Sp({part:e,at:[t,n],values:[s]},o){for(let r=0;r<$a;r++){const i=t/2+n/2;if(!(t<i&&
i<n))break;dn(o(i),e)===s?t=i:n=i}return t}function $p({part:e,at:t,values:n},s){const[o,r,i]=t;let a=Aa(t,n),c=Se(r-o,i-r);for(let l=0;l<pp;l++){c/=16;const u=[
a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=Aa(u,u.map(d=>dn(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function Aa([e,t,n],[s,o,r]){const i=(t-
e)*(o-r),a=(t-n)*(o-s);return Mt(i-a)>0?t-((t-e)*i-(t-n)*a)/(2*(i-a)):t}const vp={zero:Mp,flip:Sp,turn:$p};function Ap(e,t,n){const s=new Map([[t,n(t)]]);for(const o of[
e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<mp;i++)r*=hp,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.at-r.at)}const Ks=400,hn=.6180339887498949,
Np=60,kp=8,Na=1e-9,Ep=1e-5,ka=1e-13,{abs:Vs,max:$e,min:Ea}=Math,st=e=>e??-1/0;function xa(e,t,n,s,o){t<n||k(t>n?"the range runs backwards":"the range is empty");
const r=l=>{const u=e(l);return u===void 0?void 0:s*u},i=[...Array.from({length:Ks},(l,u)=>t+(n-t)*u/Ks),n],a=i.map(r),c=a.filter(l=>l!==void 0);return c.length||
k("no value in the range"),{value:r,at:i,values:a,size:c.reduce((l,u)=>$e(l,Vs(u)),0),sign:s,places:o()}}const _a=(e,t,n,s,o)=>s*Ta(xa(e,t,n,s,o))[0][1];function Oa(e,t,n,s,o){
const r=xa(e,t,n,s,o),[[i,a],...c]=Ta(r),l=Ep*(n-t);c.some(([u,f])=>a-f<=Na*r.size&&Vs(u-i)>l)&&k("several places have the same value");for(const u of[i-l,i+l]){
const f=t<=u&&u<=n?r.value(u):void 0;f!==void 0&&a-f<=ka*r.size&&k("it is flat where it is largest")}return xp(r,i,a,l)}function Ta(e){const{at:t,values:n,sign:s,
size:o}=e,r=l=>n[l]!==void 0&&st(n[l])>st(n[l-1])&&st(n[l])>=st(n[l+1]),a=[...n.keys()].filter(r).sort((l,u)=>st(n[u])-st(n[l])||l-u).slice(0,kp).map(l=>La(e,t[$e(
l-1,0)],t[Ea(l+1,Ks)],t[l],st(n[l]))),c=a.reduce((l,[,u])=>$e(l,u),-1/0)+Na*o;for(const l of e.places){const u=l.map(([,p])=>st(p===void 0?void 0:s*p)),f=u.indexOf(
$e(...u)),[d,h,m]=[$e(f-1,0),f,Ea(f+1,l.length-1)].map(p=>l[p][0]);u[f]>c&&a.push(La(e,d,m,h,u[f]))}return a.sort((l,u)=>u[1]-l[1])}function La({value:e},t,n,s,o){
let r=n-hn*(n-t),i=t+hn*(n-t),a=st(e(r)),c=st(e(i));for(let l=0;l<Np;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-hn*(n-t),a=st(e(r))):([
t,r,a]=[r,i,c],i=t+hn*(n-t),c=st(e(i)));return[s,o]}function xp({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(
void 0))return n;const[a,c,l,u]=i.map(st),f=a-u+8*(l-c),d=-a+16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(Vs(h-n)>o||m===void 0||s-m>ka*t)return n;
[n,s]=[h,m]}return n}const Ys=192,Xs=1e300,_p=1100,Js=1e-6,Op=.1,Ca=1e-12;function Tp(e,t,n,s,o,r,i){t>0&&n<=0&&k("no real value");const a=[];let c=!1,l=0,u=NaN;
const f=new Map(qp(t,n,s).map(d=>[d,e(d)??NaN]));for(const[d,h]of Cp(f,o()).flatMap(m=>Rp(e,m,f))){let m;if(h===0){const p=Ra(e,d);c||=!p,p&&!Zs(e,d)&&(m=d)}else
u*Math.sign(h)<0&&(m=Ip(e,l,d,u,h));m!==void 0&&m!==a[a.length-1]&&a.push(m),[l,u]=[d,Math.sign(h)||NaN]}if(r!==void 0){const d=Lp(a);return c&&k("a whole stret\
ch of values solves it"),d.length!==i&&k(`${d.length} root${d.length===1?"":"s"} in the range, not ${i}`),d[r]}return a.length||k(c?"a whole stretch of values s\
olves it":"no root was found in the range"),a.reduce((d,h)=>Math.abs(h-s)<Math.abs(d-s)?h:d)}function Lp(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.
length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function Cp(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,
r]of t.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].
sort((o,r)=>o-r)}function Rp(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(t)],r=Js*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function qp(e,t,n){const s=(a,c,l=1)=>Array.
from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-Xs||t<Xs){const a=e>0?Math.log(t/e):0;return s(0,Ys).map(c=>e>0?e*Math.exp(c/Ys*a):e+c/Ys*(t-e))}const o=Math.
abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Xs).sort((a,c)=>a-c);
return[...i.map(a=>-a).reverse(),0,...i]}function Ra(e,t){const n=Js*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const Zs=(e,t)=>e(Number(t.toPrecision(7)))===
void 0;function Ip(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let h=0;h<_p;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===
0)return Ra(e,m)&&!Zs(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=Js*Math.abs(c);if(Zs(e,c))return;const f=e(
c-u),d=e(c+u);return f===void 0||d===void 0?l<=Ca*r?c:void 0:Math.max(i,a)<=Math.max(Op*Math.abs(d-f),Ca*r)?c:void 0}const Pp=300,Fp=100,mn=2,Dp=6e-6,jp=1e-4,zp=.001,
qa=1e-13,Up=1e16,Bp=1e-4,Ia=1e-7,Wp=1e-9,Hp=.001,Gp=.9,Kp=.001,Vp=3e-8,pn=1e-9,Yp=1e-8,Xp=1e140,Pa=8,Jp="the formula has no value in some row where the search s\
tarts",gn="the search for the coefficients does not settle, so start it nearer: `near …`",Zp="with the coefficients that the search starts from",Qp=["num","in\
dex","read"],{abs:Dt,max:wn,min:Fa,sqrt:Da,trunc:Qs}=Math,t0=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function e0(e,t,n){
const s=e(n);if(!s)return k(Jp);let o=n,r=bn(t,s),i=zp;for(let a=0;a===Pp&&k(gn),G(r)>on*G(t);a++){const c=ja(e,o,n,t,r,1),l=new we(c,0),u=l.turned(r).slice(0,o.
length),f=l.least>pn?to(l,u,0):void 0;if(f&&(r0(f,o,Bp)||G(u)<=Kp*G(r)))break;for(l.least>pn||(i=wn(i,Yp));;){if(!(i<=Up))return new we(c,pn)&&k(gn);const d=to(
l,u,i),h=o.map((g,w)=>g+d[w]),m=e(h),p=m&&bn(t,m);if(p&&G(p)<G(r)){[o,r]=[h,p];break}i=wn(i,qa)*10}i=i>qa?i/10:0}return n0(e,t,o,n)}function n0(e,t,n,s){let o=n,
r=1/0,i=1/0;for(let a=Fp;;){const c=e(o),l=bn(t,c??t);if(!c||G(l)>i)return k(gn);i=Fa(i,G(l)*(1+Hp));const u=new we(ja(e,o,s,t,l,a<=mn?4:2),pn);if(!a)return s0(
u,t,l,o);const f=u.turned(l).slice(0,o.length),d=to(u,f,0),h=o.map((g,w)=>g+d[w]),m=wn(...h.map((g,w)=>Dt(d[w])/(Dt(g)||1)));o=h,a--;const p=m<=Wp||G(f)<=Vp*G(l);
a>=mn&&m<=Ia&&(p||m>=Gp*r)?a=mn:a===mn-1&&Fa(r,m)>Ia&&k(gn),r=m}}function s0(e,t,n,s){let o=G(n);o<=on*G(t)&&(o=0);const r=o/Da(t.length-s.length),i=e.scales.map(
(a,c)=>r*G(e.solvedAcross(s.map((l,u)=>c===u?1:0)))/a);return[...s,...i,r,ea(t,o,!0)]}function ja(e,t,n,s,o,r){const i=bn(s,o);return t.map((a,c)=>{const l=wn(Dt(
a),.001*Dt(n[c]))||.001,u=w=>e(t.map((b,y)=>c===y?w:b)),f=r===4&&o0(u,a,jp*l);if(f)return f;const d=Dp*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,g=m??i;return(h??
i).map((w,b)=>(w-g[b])/(p*d))})}function o0(e,t,n){const[s,o,r,i]=[-1,1,-2,2].map(a=>e(t+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*
n))}function to(e,t,n){const s=t.length;let o;if(n){const r=Da(n),i=e.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new we(i);o=
a.solved(a.turned([...t,...t.map(()=>0)])).map((l,u)=>l/a.scales[u])}else o=e.solved(t);return o.map((r,i)=>r/e.scales[i])}const r0=(e,t,n)=>t.every((s,o)=>Dt(e[o])<=
n*Dt(s)),bn=(e,t)=>e.map((n,s)=>n-t[s]),i0={add:(e,t)=>e+t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function a0(e,t){const n=i0[e]??
ct.get(e),s=t.find(l=>l instanceof Float64Array);if(!s)return n(...t);const o=new Float64Array(s.length),[r,i]=t,a=(l,u)=>l instanceof Float64Array?l[u]:Number(
l);if(e==="pow"&&i===2)for(let l=0;l<o.length;l++)o[l]=a(r,l)*a(r,l);else if(t.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.
length;l++)o[l]=n(...t.map(u=>a(u,l)));let c=0;for(const l of o)c+=l;return Number.isFinite(c)?o:k("overflow")}function c0(e,t,n,s){const[,o,r,...i]=e[t].map(Number);
let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,u=t+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)Qp.includes(String(e[p][0]))||d++;
s.budget.steps-=f-u+Qs(d*a.length/Pa);const h=l0(e,u,f,new Map([[t,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(
()=>Number(h));r&&!l?a=a.filter((p,g)=>m[g]):c=[...m]}return c}function l0(e,t,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=t;a<n;a++){const[c,...l]=e[a];
if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c==="read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.
series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.map(m=>{const p=d[Qs(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;
s.set(a,h)}else if(ct.has(String(c))&&c!=="binomial")s.set(a,a0(String(c),l.map(i)));else return}return s.get(n-1)}const u0={searched(e,[t,n,s,...o],r,i,a,c){const l=+s,
u=o.slice(0,l).map(b=>Number(i[+b])),f=o.slice(l,2*l).map(String),d=Number(o[o.length-1]),h=i[+n][0].numbers,m=b=>e.inside(new Map(f.map((y,M)=>[y,b[M]]))),p=b=>r(
a+1,d,m(b))[0].numbers,g=b=>{const y=je(e,()=>(e.budget.steps-=Qs(h.length*l/Pa),e.budget.steps<0&&r(a,a),c0(c,a+1,i,m(b))??p(b)));return y?.every(M=>Dt(M)<Xp)?
y:void 0};try{p(u)}catch(b){throw b instanceof it&&e.budget.steps>=0&&!b.needs&&(b.message.startsWith("the cell `")||(b.message+=`, ${Zp}`)),b}return sa(h.length,
l),oa(String(t).split(", "),()=>e0(g,h,u),t0).map(b=>({first:0,numbers:[b]}))}},f0=40,d0=25e4,h0=60,m0=12,p0=3,za=1e-6,g0=1e-7,Ua=1e-9,w0=1e-13,b0=1e-10,eo=1e-8,
no=1e-5,y0=.1,M0=1e9,so=[2,3,5,7,11,13],jt=1e300,Ba="the equations do not fix each unknown",{abs:tt,max:Et,min:Wa,floor:oo}=Math;function S0(e,t,n,s,o){const r=Ha(
t,n,s),i=r.map((g,w)=>t[w]>-jt||n[w]<jt?n[w]-t[w]:tt(g)||1),a={lows:t,highs:n,scales:i},c=Et(4,Wa(f0,oo(d0/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let g=0;g<
c;g++){const w=v0(e,g?r.map((b,y)=>$0(g,y,a)):r,a);w?.length===0&&f++,w?.length&&![...l,...u].some(b=>k0(w,b,i))&&(A0(e,w,i)?l:u).push(w)}l.length||k(u.length||
f===c?Ba:"no solution found");const d=g=>g.map((w,b)=>oo(w/i[b]*M0+.5));l.sort((g,w)=>{const b=d(g),y=d(w),M=b.findIndex((S,N)=>S!==y[N]);return M<0?0:b[M]-y[M]});
const h=g=>g.reduce((w,b,y)=>w+(s[y]<jt?(b-r[y])/i[y]*((b-r[y])/i[y]):0),0),m=l.reduce((g,w)=>h(w)<h(g)*(1-Ua)?w:g);u.some(g=>h(g)<h(m))&&k(Ba);const p=h(m)*(1+
eo)+eo**2;return!s.every(g=>g<jt)&&l.some(g=>g!==m&&h(g)<=p)&&k("several solutions are equally near"),r.map((g,w)=>[m[w],...l.map(b=>b[w])])}const Ha=(e,t,n)=>n.
map((s,o)=>s<jt?s:(e[o]+t[o])/2);function $0(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=oo(c/so[t]))a/=so[t],r+=a*(c%so[t]);if(n[t]>-jt||s[t]<jt)
return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-tt(i))}function v0(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<h0;c++){const l=r.map((b,y)=>Et(
tt(b),.001*o[y]));if(!i)return;const[u,f]=Ga(e,r,i,l);if(!u.length)return[];const d=Et(...u.map(tt));if(a===p0)return d<=Ua?r.map((b,y)=>tt(b)<=w0*o[y]?0:b):void 0;
(a||d<=g0)&&a++;const h=b=>Et(...b.map((y,M)=>tt(y)/f[M])),m=h(i),p=r;let g=1,w;for(let b=0;b<(a?1:m0)&&(r=p.map((y,M)=>Wa(Et(y+g*l[M]*u[M],n[M]),s[M])),w=e(r),
!(w&&(a||h(w)<m)));b++,g/=2)w=void 0;i=w}}function A0(e,t,n){const s=t.map((o,r)=>Et(tt(o),.001*n[r]));for(const o of[no,-no]){const r=t.map((c,l)=>c+o*s[l]),i=e(
r);if(!i)continue;const[a]=Ga(e,r,i,s);return a.length>0&&a.every(c=>tt(o+c)<=y0*no)}return!0}function Ga(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(
Object.assign([...t],{[c]:a+d*za*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??n)[h])/(f*za))}),r=n.map((a,c)=>Et(...o.map(l=>tt(l[c]))));if(!r.every(a=>a>
0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[N0(i),r]}function N0(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){
let o=s;for(let r=s+1;r<t;r++)tt(e[r][s])>tt(e[o][s])&&(o=r);if(!(tt(e[o][s])>=b0))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];
for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const k0=(e,t,n)=>e.
every((s,o)=>tt(s-t[o])<=eo*Et(tt(s),tt(t[o]),1e-6*n[o])),E0=1e4,Ka=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,
12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Va=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,
432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],Ya=[.015827191973480183,
77/1470],Xa=[.24261107190140774,672/1470],x0=4,ro=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?k("gamma of zero or less"):Ja(e-1);if(e<.5)return Math.PI/(Math.sin(
Math.PI*e)*ro(1-e));e>172&&k("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Ka.slice(1).reduce((r,i,a)=>r+i/(t+a+1),Ka[0]);return Math.sqrt(2*Math.PI)*s*Math.
exp(-n)*s*o},Ja=e=>{const t=at(e);if(t!==qt(e))return ro(e+1);let n=t<0?k("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},
Za=(e,t)=>{let n=at(t);if(n!==qt(t)&&k("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&k("binomial of\
 more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},Qa=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)
n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},_0=e=>{if(e<1.5)return 1-Qa(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*
e)/Math.sqrt(Math.PI)/(e+t)},O0=(e,t,n)=>t>n?k("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),T0=e=>{const t=Math.abs(e)**.3333333333333333,
n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},L0=Math.hypot,C0=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?
Math.trunc(n):0};Pe.set(Za,C0);const R0={gamma:ro,factorial:Ja,binomial:Za,erf:Qa,erfc:_0,erfinv:lm,normal_quantile:Qe,cbrt:T0,mod:Du,clamp:O0,hypot:L0,...ef,...lp,
irr:Bi},q0={...Qh,...Wh,...Zh,...Jm,...u0,sum:(e,t,n,s,o)=>ec(t,n,s,o,0),product:(e,t,n,s,o)=>ec(t,n,s,o,1),integral:(e,[t,n,s],o,r,i)=>{const{budget:a}=e,c=Number(
r[+t]),l=Number(r[+n]),u=a.integrals>0,f=y=>(r[i]=y,Number(o())),{curve:d,look:h}=Gs(e,f,r,i+1,+s),m=y=>d(y)??F0(f,y,c,l),p=()=>h().map(y=>y.map(([M,S])=>[M,S??
m(M)]));a.integrals++;const g=a.steps;u||[c,l].forEach(m);const w=u?1:P0(Math.floor((g-a.steps)/2)),b=D0(m,c,l,w,u,p);return a.integrals--,b},slope:(e,[t],n)=>I0(
tc(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>yn(Oa,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>yn(Oa,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>yn(_a,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>yn(
_a,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a,c){const l=tc(e,t,i),{curve:u,look:f}=Gs(e,l,a,c+1,Number(r.at(-1))),[d,h]=r.slice(0,-1).map(m=>Number(a[+m]));return Tp(
u,Number(a[+n]),Number(a[+s]),Number(a[+o]),f,d,h)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(g=>n.slice(g*i,(g+1)*i).map(w=>Number(o[+w]))),u=n.slice(
3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=g=>{const w=je(e,()=>{const b=e.inside(new Map(u.map((y,M)=>[y,g[M]])));return f.map((y,M)=>Number(s(M?f[M-
1]:r+1,y,b)))});return w?.every(Number.isFinite)?w:void 0},h=Ha(a,c,l);d(h);const m=e.budget.steps;return d(h),S0(d,a,c,l,m-e.budget.steps).map(g=>({first:0,numbers:g}))}},
yn=(e,t,n,[s,o,r],i,a,c)=>{const l=d=>(a[c]=d,Number(i())),{curve:u,look:f}=Gs(n,l,a,c+1,+r);return e(u,Number(a[+s]),Number(a[+o]),t,f)},tc=(e,t,n)=>s=>Number(
n(void 0,void 0,e.inside(new Map([[String(t),s]]))));function ec(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=at(l);return u===qt(l)?u:k("boun\
ds are not whole numbers")});i<r-1&&k("the bounds run backwards"),i-r>=E0&&k("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(
t());return a}function I0(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),
f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const g=n/
2,w=a-c+8*(e(t+g)-e(t-g)),b=p/(12*n),y=w/(12*g);if(r(y-b)<=.001*s+m/n)return y+(y-b)/15}}return k("no slope where a function jumps or bends")}function P0(e){let t=32;
for(;t>2&&e*12*t>4e4;)t/=2;return t}function F0(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+
o*(a+1)),0)}function D0(e,t,n,s,o,r){const i=[...Array.from({length:s},(b,y)=>t+(n-t)*y/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(b,y)=>Sn(
e,i[y],i[y+1],a[y],a[y+1],0)),u=Mn(l);let f=nc(e,l,c*u.size),d=Mn(f);d.error<=u.error||([f,d]=[l,u]);const h=r(),m=h.length?j0(e,f,h,d.size/Math.abs(n-t)):void 0;
if(m){f=m;for(let b=0;b<x0;b++)f=nc(e,f,c*Mn(f).size);d=Mn(f)}const{value:p,error:g,size:w}=d;return Math.abs(p)<=1e-14*w&&g<=1e-9*w?0:g<=1e-9*(o?w:Math.abs(p))?
p:k("the integral does not settle")}function nc(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;
if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(Sn(e,c,h,u,d,a+1),Sn(e,h,l,d,f,a+1))}return s}function j0(e,t,n,s){let o=!1;const r=t.flatMap(i=>{
const{a,b:c}=i,[l,u]=a<c?[a,c]:[c,a],f=n.flatMap(p=>p.filter(([g])=>l<g&&g<u)),d=f.length?z0(e,i,f,s):[];if(!d.length)return[i];o=!0;const h=[...new Set([l,u,...d])].
sort((p,g)=>a<c?p-g:g-p),m=h.map(e);return h.slice(1).map((p,g)=>Sn(e,h[g],p,m[g],m[g+1],0))});return o?r:void 0}function z0(e,{a:t,b:n,first:s,last:o,middle:r},i,a){
const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of Va)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[,p])=>Math.max(
m,u(p)),a),h=([m,p])=>u(p-U0(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const U0=(e,t)=>e.reduce((n,[s,o],r)=>n+e.reduce((i,[a],c)=>c===
r?i:i*((t-a)/(s-a)),o),0),Mn=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function Sn(e,t,n,s,o,r){
const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,1].map(m=>Ya[m]*(s+o)+Xa[m]*c),d=Ya[0]*(l(s)+l(o))+Xa[0]*l(c);for(const[m,p,g]of Va){const w=e(i-a*m),
b=e(i+a*m);u+=p*(w+b),f+=g*(w+b),d+=p*(l(w)+l(b))}const h=u*a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*
l(a)}:k("overflow")}var B0=Object.freeze({__proto__:null,ACTS:R0,MORE_REGIONS:q0});const sc=64,W0=9,H0=1024,G0=10,K0=3,V0=.1,Y0=24,X0=12,J0=12,Z0=1e-13,ve=.6180339887498949,
Q0=60,t1=1e-12,e1=1e5,io=(e,t)=>Math.abs(e-t)<=t1*Math.max(Math.abs(e),Math.abs(t)),$n=(e,t,n)=>Math.min(Math.max(e,t),n),oc=(e,t,n)=>t>0&&n>100*t?$n(t*(n/t)**e,
t,n):t*(1-e)+n*e;function n1(e,t){const n=Array.from({length:W0},(r,i)=>(i+1)*ve%1),s=[...Array.from({length:sc+1},(r,i)=>i/sc),...n],o=s.map(r=>e*(1-r)+t*r);return e>
0&&t>10*e&&o.push(...s.map(r=>$n(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}function ao(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));
return Math.floor(e*n+.5)/n}function s1(e,t,n=[]){const s=t.map(([_,L])=>[_,n1(...L)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/
2147483647,f=_=>{const L=e(_);return typeof L!="number"?(i=!0,NaN):(L<o&&([o,c]=[L,_]),L>r&&([r,l]=[L,_]),L)},d=_=>new Map(t.map(([L,I],v)=>[L,_(...I,v)])),h=(_,L)=>{
const I=[d(E=>E),...t.length>1?[d((E,q)=>q),d((E,q)=>oc(u(),E,q))]:[]];let v=0;for(const E of I){let q=NaN;for(const U of L){const $=f(new Map(E).set(_,U));if(i)
return;if(!Number.isNaN(q)&&!io($,q)){const O=$>q?1:-1;if(v===-O)return;v=O}q=$}}return v},m=(_,L,I,v,E,q)=>{const U=v.length-1;let $=Number(_.get(I)),O=L;const A=X=>{
const Wt=E*f(new Map(_).set(I,X));return Wt>O&&([$,O]=[X,Wt]),Wt};if(q)for(let X=0;X<=U;X+=Math.floor(v.length/J0))A(v[X]);A(v[0]),A(v[U]);const x=v.findIndex(X=>X>=
$),C=x<0?v.length:x;let P=v[Math.max(C-2,0)],j=v[Math.min(C+1,U)],W=j-ve*(j-P),H=P+ve*(j-P),Y=A(W),ut=A(H);for(let X=0;X<Q0;X++)Y>ut?([j,H,ut]=[H,W,Y],W=j-ve*(j-
P),Y=A(W)):([P,W,Y]=[W,H,ut],H=P+ve*(j-P),ut=A(H));return A($n(ao((P+j)/2,Math.max(Math.abs(v[0]),Math.abs(v[U]))),v[0],v[U])),[$,O]},p=(_,L,I,v)=>{let E=L,q=I,
U=1;for(let $=0;$<X0;$++,U*=2){const O=new Map(s.map(([x,C])=>{const P=U*(Number(L.get(x))-Number(_.get(x)));return[x,$n(Number(E.get(x))+P,C[0],C[C.length-1])]})),
A=v*f(O);if(!(A>q))break;[E,q]=[O,A]}return[E,q]},g=(_,L)=>{let I=new Map(_),v=L*f(_);for(let E=0;E<Y0;E++){const q=new Map(I),U=v;for(const[$,O]of s){if(i)return;
const[A,x]=m(I,v,$,O,L,E===0);I.set($,A),v=x}if(s.length>1&&E&&([I,v]=p(q,I,v,L)),!(v-U>Z0*Math.max(Math.abs(v),Math.abs(U))))break}},w=(_,L,I)=>{const v=[I];for(const[
,E]of[..._].sort(([q],[U])=>L*(U-q))){if(v.length>K0)break;const q=U=>t.some(([$,[O,A]])=>Math.abs(Number(E.get($))-Number(U.get($)))>V0*(A-O));v.every(q)&&v.push(
E)}return v},b=_=>({ends:_,at:[c,l]});for(const _ of n)f(_);const y=s.map(([_,L])=>h(_,L));if(i)return;if(y.every(_=>_!==void 0)){const _=f(d((I,v,E)=>Number(y[E])>=
0?I:v)),L=f(d((I,v,E)=>Number(y[E])>=0?v:I));if(!i&&io(_,o)&&io(L,r))return b([o,r])}const M=[],S=_=>{M.push([f(_),_])};for(let _=0;_<H0&&!i;_++)S(d((L,I)=>oc(u(),
L,I)));if(t.length<=G0)for(let _=0;_<2**t.length&&!i;_++)S(d((L,I,v)=>_>>t.length-1-v&1?I:L));if(i)return;const N=Math.max(...M.map(([_])=>Math.abs(_)));for(const _ of[
-1,1])for(const L of w(M,_,_<0?c:l))i||g(L,_);const T=Math.max(Math.abs(o),Math.abs(r));return i||N>0&&T>e1*N?void 0:b([ao(o,T),ao(r,T)])}var o1=Object.freeze({
__proto__:null,findExtremes:s1});const rc=e=>e.split(",").filter(t=>t.split(":")[0].includes(".")).join();async function r1(e,t,n,s){const o=D(e,".cg-group"),r={
moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),
l=a.querySelector(".cg-en a"),u=await ic(l.href,n).catch(()=>null);if(u===null)c.forEach(ac),r.left+=c.length;else if(u){const{state:f}=is(rc(t),u);f.size&&f1(c,
u,f,r)}}return r}async function i1(e,t,n){const s=await ic(new URL(e[0].url,document.baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?a1(
i):void 0);if(s){const{state:i}=is(rc(t),s),a=c1(s,e[0].id),c=s.under(new Map),l=s.under(i);e.forEach((u,f)=>o[f]??=l1(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).
length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const a1=({value:e,name:t,says:n})=>({value:e,name:t,says:n,isMoved:!1});function c1({entries:e},t){
const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function l1(e,t,n,s,o,r){
const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(a=>t.entries.has(a));try{t.allow(pt);const a=i.map(h=>vn(t,h,s,r)),c=i.some((h,m)=>a[m]!==
vn(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>u1(t,h,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.
name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||
d!==e.name}}catch(a){if(!(a instanceof J))throw a;return}}const u1=(e,t,n)=>(e.entry(t).picks??[]).map(n).join(".");function vn(e,t,n,s){const{c:o,rows:r,u:i}=e.
entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):V(e.text(t,n,s),i)}async function ic(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(
n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.
content.textContent;if(!r)return;const i=JSON.parse(r);return await vr(i.q,e),await wr(i.q),$r(Mr(i))}function f1(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(
n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new J;t.allow(pt);const l=vn(t,c,n,i);if(l===vn(t,c,o,r))continue;const u=a.querySelector(
".cg-en__val");a.title=`as built ${u?.textContent}`,a.classList.add("is-changed"),B(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;ac(a),s.left+=1}}}function ac(e){
e.classList.add("is-later"),e.title="as built: not computed here"}var d1=Object.freeze({__proto__:null,rechain:i1,recompute:r1});async function h1(e){const{root:t,
model:n,signal:s}=e;for(const r of D(t,"table[data-sortable] thead th")){const i=ht("cg-sort","",()=>w1(r));i.append(...r.childNodes),r.append(i)}z(t,"click",{signal:s},
({target:r})=>{const i=r.closest('[data-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&ie(kr(i.closest("figure, section")?.querySelector("table")),
i),a&&e.set(n.parseCase(a.dataset.cell))}),z(t,"keydown",{signal:s},m1);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Xg});
return D(t,".cg-table").map(r=>i=>{p1(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function m1(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,
-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof Element?e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.
ctrlKey||e.metaKey||e.altKey)return;const o=[...s.tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.
cellIndex+t[0]]?.querySelector("button");e.preventDefault(),a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function p1(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,
i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&[...t.parseCase(c)].every(([l,u])=>K(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.
dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(B(p??c,m==="–"?"":m),e.dataset.scale){
const[,g,w]=[t.spread(h,d,f)].flat();c.dataset.v=String(w===void 0?f(h):g)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${V(m,t.entry(h).u)}`)}c.classList.
toggle("is-current",a(l))})}for(const c of D(e,"[data-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&
o(e,()=>cc(e)),e.dataset.checks){const c=e.dataset.checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;
for(const f of D(e,"tbody td")){const d=f.dataset.cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}
g1(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),t)})}}function g1(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.
dataset.broken)){const i=n.key(r.dataset.broken),a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,B(r.querySelector(":scope > span"),a.includes(void 0)?
", or cannot be computed":"")}for(const r of s.filter(i=>!i.dataset.broken))r.hidden=!o}function cc(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches("\
.is-rest")).length,s=t.findIndex(r=>r.querySelector(".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function w1(e){const t=e.
closest("table")?.tBodies[0],n=e.getAttribute("aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").
replace("−","-")),r=[...t?.rows??[]].sort((a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});
for(const a of e.parentElement?.children??[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest(
"table");i?.querySelector(".is-rest")&&cc(i)}var b1=Object.freeze({__proto__:null,mount:h1});const y1=12,M1=5,lc=[1,2,5,10],S1=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function xt(e=""){
const[t,n,s,o,r,i,a]=e.split(",");return An(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function An(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,
c=f=>r?f>0?Math.log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",
i,a].join()}}function uc(e,t){const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(
...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-y1);return An(Ae(d)*s,Ae(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-
o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=fc(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return An(l*c*s+o,u*c*s+o,t)}function $1(e,t){
const n=e.filter(Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return An(s-r,o+
r,t)}function v1(e){const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?A1(o,r):N1(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Gt(i)}))}function A1(e,t){
const n=Math.ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?
o(n-1,1).flatMap(r=>lc.slice(0,3).map(i=>i*Ae(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(Ae)}function N1(e,t){const n=fc(t-e),s=Math.ceil(
e/n-1e-9),o=Math.floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function fc(e){const t=e/M1,n=Ae(Math.floor(Math.log10(t)));return n*
(lc.find(s=>s*n>=t*.999)??10)}const Ae=e=>+`1e${e}`;function dc(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(
a));if(!s||!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...v1(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[
o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?k1(a.text):a.text,[l,u]}))}function co(e,{
x:t,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&kn(t.from,t.to,a=>[a,n.to],[0,Nn]),s.some(([,a])=>a>n.from+1)&&kn(t.from,t.to,a=>[a,n.from],[0,-Nn]),s.some(([a])=>a<
t.from-1)&&kn(n.to,n.from,a=>[t.from,a],[Nn,0]),s.some(([a])=>a>t.to+1)&&kn(n.to,n.from,a=>[t.to,a],[-Nn,0])].filter(Boolean).join("");let i=e?.querySelector(".\
break");!e||!i&&!r||(i||(i=document.createElementNS("http://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const hc=60,
Nn=7;function kn(e,t,n,[s,o]){return Array.from({length:hc+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/hc),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(
1)}`}).join("")}function k1(e){const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=S1.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const _t=120,
lo=40,E1=40,zt=(e,t)=>+(e?.getAttribute(t)??NaN),St=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},uo=(e,t)=>e.includes("#[")?Math.
round(t):t,mc=e=>(t,n)=>D(e,`[data-${n}="${CSS.escape(t.id||"-")}"]`);function pc(e,t,n){const s=mc(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(
r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.
key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(r,"for").map(l=>[l,zt(l,"y")-i]),cells:c}})}function En({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(
t(s.dataset.line).state).set(n,uo(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const Ne=new WeakMap,gc=new WeakMap;function wc({model:e,inCase:t,done:n},s,{
e:o,key:r}){const i=[...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?_t:lo,i])}function bc(e,t,n){const{model:s,
inCase:o,done:r}=e,{e:i,key:a,bands:c}=n,l=wc(e,t,n),u=gc.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(g,w)=>t.
x.of(w/m)).map(g=>[g,p(new Map(f).set(t.swept,uo(t.swept,g)))]),h={of:l,middle:d(r?_t:lo,m=>s.under(m)(a)),ends:c.length?d(r?E1:lo/4,m=>{const p=[s.spread(a,m,s.
under(m))].flat();return[p.at(0),p.at(-1)].map(g=>typeof g=="number"?g:void 0)}):[]};return gc.set(i,h),h}function yc(e,t){if(!e.done)return;const n=e.state.size?
t.lines.map(o=>bc(e,t,o)).flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&uc(n.map(o=>typeof o=="number"?o:NaN),t.built)||
t.built;s.text!==t.y.text&&(t.y=s,t.host.dataset.ay=s.text,dc(t.host,"y",s))}function Mc(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=wc(e,t,n),c=t.y.text;!Ne.
has(r)&&!e.state.size&&Number.isFinite(n.end)&&Ne.set(r,{of:a,y:c,end:n.end});const l=Ne.get(r);(l?.of!==a||l.y!==c)&&Ne.set(r,{of:a,y:c,end:x1(t,n,bc(e,t,n))});
const u=Ne.get(r)?.end??NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([d,h])=>K(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chos\
en",f);for(const[d,h]of i){const m=u+h;d.classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&St(d,{y:m})}return u}function x1({
x:e,y:t},{e:n,bands:s},{middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute(
"d",xn(a));for(const c of s){const[l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${xn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}
const xn=e=>e.map(([t,n],s)=>Number.isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function ke(e,t){if(t.data?.
open)for(const n of t.lines)n.cells.forEach((s,o)=>{const{state:r,read:i}=En(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);B(s,a==="–"?"":a)})}
const fo=6,_1=", outside",O1=11,T1=.02,L1=1e-9,C1=1.2;function R1(e){const t=D(e.root,"svg[data-x]").map(n=>I1(e,n));for(const n of t)j1(e,n),n.data?.addEventListener(
"toggle",()=>ho(e,()=>ke(e,n)),{signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>q1(s,n)))}function q1(e,t){yc(e,t);for(const s of t.lines)Mc(e,t,s);P1(
t);const n=t.points.map(s=>F1(e,t,s));co(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&D1(e,t,t.ridge),ke(e,t)}function ho({model:e},t){e.allow(
Jn),Kt(t),e.allow(pt)}function I1({model:e},t){const n=t.closest("figure")??t,s=mc(t),o=pc(e,t,n),r=D(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(
i,"for").map(a=>[a,zt(a,"x")-zt(i,"cx"),zt(a,"y")-zt(i,"cy")])}));return{svg:t,host:t,x:xt(t.dataset.ax),y:xt(t.dataset.ay),built:xt(t.dataset.ay),swept:e.key(t.
dataset.x),lines:o,points:r,ridge:t.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function P1({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.
map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>zt(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&
s.classList.toggle("hide",n.some(r=>Math.abs(r-zt(s,"y"))<O1))}function F1({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(
a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,h))],p=!(d>=o.from-
1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),g=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const w of[a,...l.map(([b])=>b)])w.classList.toggle(
"hide",!g);a.classList.toggle("moved",f&&n.size>0),g&&St(a,{cx:m[0],cy:m[1]});for(const[w,b,y]of l)f&&w.textContent&&B(w,V(e.text(c,n,s),e.entry(c).u)+(p?_1:"")),
g&&St(w,{x:m[0]+b,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function D1(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(({e:N})=>N.matches(".is-cho\
sen")),c=Math.log(s.hi/s.lo)/_t,[l,u,f,d]=[0,1,_t-1,_t].map(N=>a?Number(En(e,t,a,s.of(N/_t)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=T1&&K(f,d,L1);if(n.classList.
toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(e.now(r)),g=o.at(Number(e.now(a.key))),w=s.at(m),[b,y,M,S]=[".ridge",".strong",".gap",".tone-gap"].map(
N=>n.querySelector(N));St(b,{x1:w,x2:w,y1:o.at(d)}),St(n.querySelector(".ridge-dot"),{cx:w,cy:o.at(d)}),St(y,{x:w}),B(y,`ridge ${e.model.say(r,m)}`);for(const N of[
M,S])N?.classList.toggle("hide",!(m/p>C1&&p>s.lo));St(M,{x1:s.at(p)+9,x2:w,y1:g,y2:g}),St(S,{x:w,y:g}),B(S,`${Gt(m/p)}× short of the ridge`)}function j1(e,t){const{
svg:n,x:s,y:o,swept:r,lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??R("output"),u=document.createElementNS("http://www.w3.org/20\
00/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),g=i.map(b=>{const{state:y,read:M,value:S}=En(
e,t,b,p),N=b.e.matches(".is-chosen");return{own:N,y:Number(S),name:b.e.dataset.label??"",text:V(a.text(b.key,y,M),N?a.entry(b.key).u:"")}});g.sort((b,y)=>Number(
y.own)-Number(b.own)||y.y-b.y);const w=g.slice(0,fo).map(({own:b,name:y,text:M})=>R(b?"b":"span","",`${y} ${M}`.trim()));l.replaceChildren(`${a.say(r,uo(r,p))}:\
 `,...w.flatMap((b,y)=>y?[", ",b]:[b]),g.length>fo?` and ${g.length-fo} more`:""),St(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.to}),u.classList.remove("hide")},m=()=>{
u.classList.add("hide"),B(l,"")};z(n,"pointermove",{signal:c},p=>{const g=f.getBoundingClientRect(),w=(p.clientX-g.left)/g.width*f.viewBox.baseVal.width;d=Math.
max(0,Math.min(1,(w-s.from)/(s.to-s.from))),ho(e,h)}),z(n,"pointerleave blur",{signal:c},m),z(n,"keydown",{signal:c},p=>{const g={ArrowLeft:-.02,ArrowRight:.02,
Home:-1,End:1}[p.key];g&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+g)),ho(e,h))})}var z1=Object.freeze({__proto__:null,mount:R1});const U1=4,B1=520,W1=.01,H1=.05,
Sc=6,G1=.1,$c=100;function _n(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.u&&[s,o,c].every(Number.isInteger)&&o-s>=
8,u=i??(l?Math.max(1,vc((o-s)/$c)):K1(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<W1:Math.abs(d-c)<Math.min(u/2,(o-s)*.004))return c;const m=+dt(n,d).toPrecision(
3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):Be(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){
const m=f(r&&!i?d*10**(H1*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const K1=(e,t,n)=>vc((dt(e,n)-dt(e,t))/$c)*(e.f??1);function vc(e){
const t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function mo({key:e},t,n){const s={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:Sc,PageDown:-Sc}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e==="Delete"||e==="Backspace"?{value:void 0}:void 0}
function V1(e){const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(
i);r.setAttribute("aria-valuenow",Gt(dt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{e:s,key:o}of t){const r=_n(e.model,o),{lo:i,
hi:a}=r,c=l=>Gt(dt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.removeAttribute("aria-disabled"),Y1(e,s,o,r)}
for(const s of D(e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Y1(e,t,n,s){const{signal:o}=e,r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{
a===void 0||!K(a,r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};z(t,"pointerdown",{signal:o},a=>{a.button||a.target instanceof HTMLInputElement||
X1(t,a,r(),s,i,()=>Ac(e,t,n))}),z(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown",{key:"Escape"})),i(void 0)}),
z(t,"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=mo(a,s,r());if(c)i(c.value);else if(a.key==="Enter"||/^\d$/.test(a.key))
Ac(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function X1(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,{signal:l}=c;e.setPointerCapture(
t.pointerId),z(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?G1:1);if(!i&&Math.abs(d)<U1)return;i=!0,e.classList.add("is-drag");
const h=s.moved(n,d/B1);h!==a&&o(a=h,"drag",!1)}),z(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-drag"),i?o(a,"drag",!0):u.type===
"pointerup"&&r()})}function Ac(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=R("input","cg-grip__entry"),i=R("span","cg-grip__why"),a=o.text(
n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??""),i.setAttribute("role","al\
ert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute("aria-invalid",String(h!=="")),
i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydown",u=>{u.stopPropagation(),u.key===
"Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var J1=Object.freeze({__proto__:null,keyed:mo,
mount:V1,scale:_n});const Nc=3,kc=7.4,Z1=78,Q1=30,tg=40;function eg(e){const t=D(e.root,".cg-fig").map(n=>ng(e,n));for(const n of t)sg(e,n);return n=>{for(const s of t)
n.attempt(s.figure,()=>{rg(n,s),lg(n,s),ke(n,s)})}}function ng({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,x:xt(t.dataset.ax),y:xt(t.
dataset.ay),built:xt(t.dataset.ay),result:e.key(t.dataset.out),lines:pc(e,t,t),hand:t.querySelector(".cg-axis input"),by:_n(e,n),drawn:"",data:t.querySelector("\
.cg-numbers")}}function sg(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute("aria-busy",String(
!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};z(n,"input change",{signal:a},u=>l(u.type==="change")),z(n,"keydown",{signal:a},u=>{const f=mo(u,o,Number(
e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>ke(e,t),{signal:a}),z(
i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){return Qg})).take(e,t,f,u)}),og(
e,t)}function og(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??null;if(!i||!a)return;const c=i.
appendChild(R("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read hide"),a.append(l);const u=(f,d)=>{
const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...En(e,t,p,h)})).map(({line:p,state:g,read:w,value:b})=>({far:Math.abs(Ut(t.y.at(Number(b)))-d),text:`${p.e.dataset.
label??""} ${V(e.model.text(p.key,g,w),e.model.entry(p.key).u)}`})).sort((p,g)=>Number.isNaN(p.far)?1:p.far-g.far||0);c.replaceChildren(`${e.model.say(o,h)}: `,
...m.slice(0,Nc).flatMap(({text:p},g)=>[g?", ":"",R(g?"span":"b","",p.trim())]));for(const[p,g]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.setAttribute(p,`${100*g}\
%`);l.classList.remove("hide")};z(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();if(!d?.width)
return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(Jn),Kt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(pt))}),z(i,"pointerleave",{signal:e.
signal},()=>{l.classList.add("hide"),B(c,"")})}function rg(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===
t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,yc(e,t);const o=t.lines.map(i=>({line:i,at:Ut(Mc(e,t,i)),own:i.e.matches(".is-chosen")}));ag(t,o,e);const r=t.
lines.find(({e:i})=>i.matches(".is-limit"));r&&ig(e,t,r)}function ig(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.
matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?Ec(e,
t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.
isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Ut(o.at(u.at)),Ut(r.at(f))],g=m<Q1;for(const[w,b,y]of[[d,"cx","cy"],[h,"x","y"]])w.setAttribute(
b,`${m.toFixed(2)}%`),w.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",g),h.setAttribute("dx",g?"8":"-8"),B(h,`${u.isBelow?"up to":"from"} ${e.
model.say(t.swept,u.at)}`)}function Ec({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from({length:_t+1},(p,g)=>n.of(
g/_t)),a=i.map(r),c=a.flatMap((p,g)=>g&&p!==a[g-1]?[g-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let p=0;p<tg;p+=
1){const g=(f+d)/2;r(g)?f=g:d=g}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(p-1e-9)),r(f)||(f+=u?-m:m)}
return{at:f,isBelow:u}}const Ut=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function ag(e,t,{model:n}){const s=D(e.figure,".cg-fig__end"),o=e.lines.
some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>xc(f,n)),a=o?[...r.
filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,Nc),c=[...new Set(a.filter(Boolean))].
slice(0,s.length),l=r.filter(f=>c.includes(f)),u=cg(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle("hide",!h),!h)return;
const g=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute("y",`${u[d]}%`),
B(p,`${h.line.e.dataset.label}${g?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&xc(f,n))}const xc=({e},t)=>[...t.parseCase(e.
dataset.line)].every(([n,s])=>K(t.entry(n).v??NaN,s,1e-9));function cg(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+kc):s);let n=100;
for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-kc;return t}function lg({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[
r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Ut),h=u.some(y=>y<-1||y>1001),m=!K(n(a),s(a))||!K(n(c),s(c)),p=(y,M)=>{const S=o.querySelector(y);S?.classList.
toggle("hide",Object.values(M).some(Number.isNaN));for(const[N,T]of Object.entries(M))Number.isNaN(T)||S?.setAttribute(N,`${T.toFixed(2)}%`);return S};o.classList.
toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),p(".fill",
{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const g=p(".value",{x:f,y:d}),w=f>Z1;g?.classList.toggle("is-left",w),g?.setAttribute("dx",w?"-11":"11"),
B(g,V(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),co(o.querySelector(".cg-fig__lines"),{x:r,y:i},u.
some(Number.isNaN)?[]:[u]);const b=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Ut(b[0]),cy:Ut(b[1])}),o.querySelector(".ghost")?.classList.toggle("hi\
de",!m||b.some(y=>!(y>=-1&&y<=1001)))}var ug=Object.freeze({__proto__:null,crossingOf:Ec,mount:eg});const _c={stale:"disputed, but it holds",failing:"does not h\
old",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"holds"},fg=Object.keys(_c),Oc=180,dg=250,po=8;function hg(e){const{root:t,
signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},
l=h=>{o!==h&&(c(),e.model.allow(pt),s=Kt(()=>pg(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),mg(s,h.getBoundingClientRect())))},
u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.contains(h));z(window,"pointer\
down",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),z(t,"pointerover",{signal:n},h=>{const m=u(h.target);m&&h.pointerType!=="touch"&&a(
()=>l(m),Oc)}),z(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,dg):u(h.target)&&!s&&clearTimeout(r))}),z(document,
"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),z(t,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focus-visible")&&l(m)}),z(t,"focusout",
{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),z(t,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),
h.stopPropagation(),l(m)}),z(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&o?.focus(),c())}),n.addEventListener("ab\
ort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia("(hover: hover)").matches&&a(()=>l(d),
Oc),()=>{}}function mg(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,Math.min(t.left-12,document.documentElement.clientWidth-
e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}px`}function pg(e,t){const{model:n,state:s,now:o,was:r}=e,
{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,g=t.querySelector(".cg-claim__text")?.textContent??t.textContent??"",w=t.matches(
".cg-live"),b=fg.find(A=>t.matches(`.is-${A}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),S=n.entry(y).u,N=w?s:n.parseCase(t.dataset.with),T=w?o:N.size?
n.under(N):r,_=N.size?new Map([...s,...N]):s,L=_===s?o:n.under(_),I=M&&!w&&!K(L(y),T(y)),v=R("div","cg cg-card",R("div","cg-card__top",R("span","cg-num",g),w?"":
R("span",`cg-chip is-${b}`,_c[b]+(I?" as written":""))));v.id="cg-card",v.setAttribute("role","dialog"),v.setAttribute("aria-label",`${w?"value":"claim"} ${g}`);
const E=t,q=E.hash&&document.getElementById(decodeURIComponent(E.hash.slice(1))),U=q&&n.key(q.dataset.row)===y&&q.querySelector(".cg-steps__body");if(U){const A=U.
cloneNode(!0);for(const x of D(A,"[data-nocard]"))x.remove();for(const x of D(A,"[data-q]"))n.entries.has(n.key(x.dataset.q))&&B(x,V(n.text(n.key(x.dataset.q),N,
T),x.dataset.u));v.append(A)}else M&&v.append(R("p","cg-card__in","computed: ",R("b","cg-num",V(n.text(y,N,T,He(t)),S))));(a||c)&&v.append(wg(+(a??NaN),+(c??NaN),
[...new Set([u,f])].map(Number),d,b)),h&&v.append(R("p",w||["holds","partly","sourced"].includes(b)?"cg-card__in":"cg-card__why",...h.split("`").map((A,x)=>x%2?
R("code","",A):A)));const $=M?[...n.inputs(y)].filter(A=>T(A)!==void 0).map(A=>`${A.split("#")[1]} ${n.say(A,T(A))}`):[];(m||$.length)&&v.append(R("div","cg-car\
d__in",`${w?"for":"as written, for"} ${m??$.slice(0,po).join(" · ")}`+(!m&&$.length>po?` and ${$.length-po} more`:""))),I&&v.append(R("div","cg-card__now",R("s\
pan","","your scenario"),R("b","cg-num",gg(e,y,_,L,t))));const O=R("div","cg-card__foot",p?R("span","",p):"");return E.href&&O.prepend(Object.assign(R("a","",i&&
i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:E.href})),v.append(O),v}function gg({model:e},t,n,s,o){const{c:r,u:i}=e.entry(t);return r?{1:"tru\
e",0:"false"}[String(Number(s(t)))]??"not computed":V(e.text(t,n,s,He(o)),i)}function wg(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),i=Math.min(...r),
a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(t)/(t-e)))+2)||4,f=p=>Gt(p,Math.min(u,12)),d=Number.isFinite(
e)?l(e):4,h=Number.isFinite(t)?l(t):296,m=ne("svg",{class:`cg-band ${o==="holds"||o==="partly"?"":o==="disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"\
img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(e)?f(e):"any"} to ${Number.isFinite(t)?f(t):"any"} ${s}, computed ${n.map(f).join(" to ")}`),m.append(
ne("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),ne("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,height:12,rx:2})),n.length>1?m.append(ne("line",{class:"reac\
h",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(ne("circle",{class:"dot",cx:l(n[0]),cy:8,r:4}));for(const p of[e,t])Number.isFinite(p)&&m.
append(ne("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));return m}function ne(e,t,n=""){const s=document.createElementNS("http://www.w3.org/2000/svg",e);for(const[
o,r]of Object.entries(t))s.setAttribute(o,String(r));return s.textContent=n,s}var bg=Object.freeze({__proto__:null,mount:hg});const Ot=64,Bt=16;function yg(e,t){
let n=0;for(let d=0;d<e.length;d++)n+=e[d];const s=n/e.length,o=Array.from(t,(d,h)=>h).sort((d,h)=>t[d]-t[h]),r=Math.floor(o.length/Ot),i=Array.from({length:Bt},
()=>new Float64Array(Ot)),a=new Float64Array(Bt);o.forEach((d,h)=>{const m=e[d]-s,p=h%Bt;i[p][Math.floor(h/r)]+=m,a[p]+=m*m});const c=Tc(i,a,-1);if(c===void 0)return;
const l=i.map((d,h)=>Tc(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Bt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(f*(Bt-1)/Bt)]}function Tc(e,t,n){const s=e.
map((u,f)=>f).filter(u=>u!==n),o=s.length*Q/(Ot*Bt);let r=0,i=0,a=0;for(const u of s)a+=t[u];for(let u=0;u<Ot;u++){let f=0;for(const d of s)f+=e[d][u];r+=f,i+=f*
f/o}const c=r*r/(o*Ot),l=a-c;if(i-=c,l>0)return(i-(Ot-1)*(l-i)/(o*Ot-Ot))/l}const go=1e-4,Mg=5e-5,Sg=48,$g=()=>e=>{for(const t of D(e.root,"[data-sens]"))e.attempt(
t,()=>{vg(e,t),Ag(e,t)})};function vg({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.dataset.in),l=Number(
n(c)),[u,f]=[1+go,1-go].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(go*(u+f))]})),i=Math.max(1e-9,...[...r.values()].filter(
Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=Mg&&Number.isFinite(c)),u=Sg*Math.abs(c)/
i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<0?50-u:50}%`,`${u}\
%`,"22%","56%"];for(const[p,g]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,g)}else B(a.firstElementChild,Number.isFinite(c)?l?"nothing":`${c<0?
"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function Ag({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.draws(e.key(n.dataset.
sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&yg(o,i);r.matches(".cg-sens__bar")?r.setAttribute("width",`${100*Math.
min(Math.max(a?.[0]??0,0),1)}%`):B(r.firstElementChild,a?Ng(...a):"–")}}const Ng=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(e,0)+2*t)))} %`:`${Math.
floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var kg=Object.freeze({__proto__:null,mount:$g});const Eg=3,Lc=48,xg=24,Cc={holds:"✓",failing:"✗",unknown:"–"};function _g(e){
const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(t.key).filter(r=>t.entries.has(r)),
gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__ways"),said:""}));return o=>{for(const r of s)
o.attempt(r.e,()=>Og(o,r));for(const r of D(n,"[data-under]"))Lg(o,r)}}const wo=(e,t)=>{const n=e(t);return n===void 0?void 0:!!n};function Og(e,t){const{model:n,
now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=wo(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(".cg-mark")])for(const f of Object.keys(
Cc))u?.classList.toggle(`is-${f}`,f===l);B(r.querySelector(".cg-mark"),Cc[l]);for(const u of D(r,"[data-gap]")){const f=n.key(u.dataset.gap);B(u,V(n.text(f,o,s),
n.entry(f).u).replace(/^[-−]/,""))}a&&Tg(e,a),e.done&&Cg(e,t,c)}function Tg({model:e,now:t},n){const s=n.querySelector("line"),o=d=>Number(t(e.key(d?.dataset.
q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.
toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=i[h]}),n.querySelector(".over")?.setAttribute(
"x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function Lg({model:e,now:t},n){const s=(n.dataset.under??"").split(" "),o=s.findIndex(a=>wo(t,e.key(
a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-void",o>=0),o<0?r?.remove():B(r??n.querySelector(
"small")?.appendChild(R("span","cg-out__given")),i)}function Cg(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([...e.state]):"";if(!s||o===t.said)return;t.said=
o;const r=n===!1?Kt(()=>Rc(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[...c?[" "]:[],ht("cg-preset",`${Rg(e,i)}: ${e.model.
say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(R("span","","It would be true with "))}const Rg=({model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+
1);function Rc(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){
const u=qg(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===Eg)break}return c}function qg(e,{key:t,gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,
lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=w=>o.takes(s,w)&&wo(o.under(new Map(r).set(s,w)),t)===!0;if(a){const w=b=>Number(o.under(new Map(
r).set(s,b))(n));return Object.keys(a).filter(b=>b!==h&&m(b)).map(b=>[b,w(b)]).sort(([,b],[,y])=>b-y)[0]?.[0]}if(c){const w=[...c].sort((y,M)=>y-M),b=w.findIndex(
y=>y>=Number(h));return Ig(w,b).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=_n(o,s);return[-1,1].map(w=>Pg(p,h,w,m)).filter(w=>w!==void 0).
sort((w,b)=>Math.abs(w-h)-Math.abs(b-h))[0]}const Ig=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>0).sort(([,n],[,s])=>n-s).map(([n])=>n);function Pg(e,t,n,s){
let o=0;for(let r=1;r<=Lc;r+=1){const i=r/Lc,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){let c=i;for(let l=0;l<xg;l+=1){const u=(o+c)/2;s(e.moved(t,
n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var Fg=Object.freeze({__proto__:null,mount:_g,waysOf:Rc});const Dg=20,jg=360;function zg(e){
const t=D(e.root,"svg[data-rows]").map(n=>Ug(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{Bg(n,s),co(s.svg,s,s.lines.flatMap(o=>Wg(n,s,o)))})}}function Ug({
model:e},t){const[n,s]=[xt(t.dataset.ax),xt(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),
i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.
at):"",written:[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),
u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,below:Number(l?.getAttribute("y"))-(u?
s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function Bg({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(
u=>u.dots):[],i=r.flatMap(({key:u,written:f})=>{const d=u?[t.spread(u,s,n)].flat():[f[1]];return[d.at(0),d.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(
u).iso),c=a?r.map(({along:u,written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&uc(i,o.built.y)||o.built.y,x:c.length&&$1(c,o.built.x)||o.built.x};for(const u of[
"x","y"])l[u].text!==o[u].text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,dc(o.svg,u,l[u]))}function Wg({model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,
below:l}){const u=i.some(g=>g.key||g.along),f=g=>typeof g=="number"?Math.max(-1e4,Math.min(1e4,o.at(g))):NaN,d=i.map(({key:g})=>g?[e.spread(g,n,t)].flat():[]),h=i.
map(({key:g,along:w,written:b},y)=>[s.at(w?Number(t(w)):b[0]),f(g?d[y].length===3?d[y][1]:t(g):b[1])]);if(r.matches(".is-apart")||r.setAttribute("d",xn(h.map(([
g,w])=>[g,Number.isFinite(g)?w:NaN]))),i.forEach((g,w)=>Gg(e,t,n,g,h[w],[s,o])),a){const g=[-1,0].map(w=>d.map((b,y)=>[h[y][0],f(b.at(w))]));a.setAttribute("d",
a.matches(".reach")?Hg(g):`${xn([...g[0],...g[1].reverse()])}Z`)}const[,m]=[...h].reverse().find(([,g])=>Number.isFinite(g))??[0,NaN],p=m+l;return c&&p>Dg&&p<jg&&
c.setAttribute("y",p.toFixed(1)),u?h.filter(g=>g.every(Number.isFinite)):[]}const Hg=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).
map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function Gg(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.
isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute(
"cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?", outside the axes":"";o&&B(s.querySelector(
"title"),`${r}: ${V(e.text(o,n,t),e.entry(o).u)}${d}`)}var Kg=Object.freeze({__proto__:null,mount:zg});const bo=7,Vg=1e-9;function qc(e,t){const n=e.map(r=>Pc(r,
t)),[s,o]=Ic(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(bo-1,Math.floor(i*bo+Vg))})}const Ic=e=>{const t=e.filter(
n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function Pc(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function Yg(e){
const t=D(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=qc(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.
dataset.heat=String(o[c])});const r=s.map(a=>Pc(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];Ic(r).forEach((a,c)=>B(i[c],t[r.indexOf(a)]?.textContent??
""))}var Xg=Object.freeze({__proto__:null,STEPS:bo,colour:Yg,levels:qc});const Fc=2,Jg=["fill","stroke","stroke-width","stroke-dasharray","stroke-opacity","opac\
ity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];async function Zg(e,t,n,s){const{figure:o}=t,r=o.
querySelector(".cg-fig__title")?.textContent??"figure",i=r.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";if(n==="link")return ie(`${location.
href.split("#")[0]}#${o.id}`,s);if(n==="csv")return t.data&&(t.data.open=!0),ke(e,t),yo(`${i}.csv`,new Blob([`${kr(o.querySelector("table"))}
`],{type:"text/csv"}));const{text:a,width:c,height:l}=Dc(o,r);if(n==="svg")return yo(`${i}.svg`,new Blob([a],{type:"image/svg+xml"}));const u=new Image(c,l),f=Object.
assign(document.createElement("canvas"),{width:c*Fc,height:l*Fc});u.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(a)}`,await u.decode(),f.getContext(
"2d")?.drawImage(u,0,0,f.width,f.height),f.toBlob(d=>d&&yo(`${i}.png`,d))}function Dc(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),
o=e.getBoundingClientRect(),r=52,i=Math.round(o.width),a=Math.round(n.getBoundingClientRect().bottom-s.getBoundingClientRect().top)+r+12,c=s.getBoundingClientRect().
top,l="http://www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${i} ${a}`),
u.setAttribute("width",String(i)),u.setAttribute("height",String(a));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.
setAttribute("height","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),[t,e.querySelector(".cg-fig__case")?.textContent??""].forEach(
(m,p)=>{const g=u.appendChild(document.createElementNS(l,"text"));for(const[w,b]of Object.entries({x:8,y:20+18*p,fill:f.color,"font-family":f.fontFamily,"font-s\
ize":p?12:15,"font-weight":p?400:600}))g.setAttribute(w,String(b));g.textContent=m});for(const m of[...s.querySelectorAll("svg"),...n.querySelectorAll(":scope >\
 svg")]){const p=m.getBoundingClientRect(),g=m.cloneNode(!0),w=[m,...m.querySelectorAll("*")];[g,...g.querySelectorAll("*")].forEach((b,y)=>{const M=getComputedStyle(
w[y]);for(const S of Jg)b.setAttribute(S,M.getPropertyValue(S));for(const{name:S}of[...b.attributes])/^(class|id|data-.*|role|aria-.*)$/.test(S)&&b.removeAttribute(
S)});for(const[b,y]of Object.entries({x:p.left-o.left,y:p.top-c+r,width:p.width,height:p.height}))g.setAttribute(b,y.toFixed(1));u.append(g)}return{text:new XMLSerializer().
serializeToString(u),width:i,height:a}}function yo(e,t){const n=URL.createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(
()=>URL.revokeObjectURL(n),1e3)}var Qg=Object.freeze({__proto__:null,asSvg:Dc,take:Zg})})();
