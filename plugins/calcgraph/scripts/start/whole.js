(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector(
"template")?.content.textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return uu});this.isConnected&&(t.hidden=!1,this.view=new n(this,t,JSON.parse(e)))}disconnectedCallback(){this.view?.end()}});const ot=e=>new URLSearchParams(
e).get("s")??"",_n=(e,t)=>e.split(",").flatMap(n=>n.split(":")[0].includes(".")?n:t&&n?`${t}.${n}`:[]).join(),On=(e,t)=>Tn(e,"s",t);function Tn(e,t,n){const s=new URL(
e),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${t}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${t}=${r}`]:[],...o].join("&"),s.href}const C=(e,t="",...n)=>{const s=document.createElement(e);return t&&(s.className=t),s.
append(...n),s},j=(e,t,n,s)=>{for(const o of t.split(" "))e.addEventListener(o,s,n)},zc=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",Uc=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function Bc(e,t){j(document,"copy",{signal:t},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!e.contains(
r.commonAncestorContainer)||!Wc(e,s))return;const i=document.createElement("div");i.append(Hc(r)),Gc(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",e.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])Uc.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const Wc=(e,t)=>[...e.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>t.containsNode(n,!0));function Hc(e){const t=e.cloneContents(),
n=e.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return t;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function Gc(e){for(const t of e.querySelectorAll(zc))t.remove();for(const t of e.querySelectorAll(".\
cg-claim")){const n=t.querySelector(".cg-claim__now"),s=t.querySelector(".cg-claim__text"),o=t.querySelector(".cg-claim__tag");o&&n?.dataset.copy?o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`:s&&n?.dataset.copy?s.textContent=n.dataset.copy:s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,
"")} in your scenario)`),n?.remove(),o?.before(" ")}}function Kc(e,t){const n=[];for(const s of e.querySelectorAll("a.cg-grip")){if(!t(s.dataset.q))continue;const o=s.
dataset.options?Yc(s,s.dataset.options):Vc(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function $o(e,t){const n=C(e,t.className,
...[...t.childNodes].map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of t.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.
addEventListener("selectstart",s=>s.preventDefault()),n}function Vc(e){const t=$o("span",e),n=e.querySelector(".cg-claim__text")?.textContent??"";t.tabIndex=0;for(const[
s,o]of Object.entries({role:"slider","aria-label":e.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))t.setAttribute(s,o);return t}
function Yc(e,t){const n=$o("label",e),s=C("select");for(const o of t.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=e.dataset.q,s.setAttribute("aria-label",e.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function vo(e,t,n){const s=r=>Math.max(0,Math.min(1,(r-+e.min)/(+e.max-+e.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;e.
parentElement?.style.setProperty("--at",o(t)),e.parentElement?.style.setProperty("--was",o(n))}const Xc="pointerover focusin input change click",Jc=12,Zc=".cg, \
.cg-claim, .cg-live";let Ln="",Ao="";document.documentElement.classList.add("cg-js");function Qc({target:e}){const t=e instanceof Element&&e.closest("a[href]:no\
t([download])");if(!t)return;const n=new URL(t.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=ot(o),i=n.pathname===s?r:_n(r,s===Ao?Ln:"");
n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||ot(n.search)===i||t.setAttribute("href",On(n.href,i))}j(document,"pointerdown click",{capture:!0},
Qc);function tl(e){const t=e.target instanceof Element&&e.target.closest("a[href]");!(t instanceof HTMLAnchorElement)||!t.hash||t.href.split("#")[0]===location.
href.split("#")[0]&&e.stopPropagation()}function el(){const{scrollX:e,scrollY:t}=window,{state:n}=history;!location.hash||document.querySelector(":target")||(location.
replace(location.hash),history.replaceState(n,""),scrollTo(e,t))}function No(e){for(const t of document.querySelectorAll(".cg details[open]"))t.toggleAttribute(
"data-kept",e)}addEventListener("beforeprint",()=>No(!0),!0),addEventListener("afterprint",()=>No(!1));function ko(e){const t=location.hash&&document.getElementById(
decodeURIComponent(location.hash.slice(1)));if(!(!t||!e.contains(t)||!t.matches(".cg-row"))){for(const n of t.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??
[])n.open||=t.matches(".is-rest");for(const n of t.querySelectorAll("details"))n.open=!0;t.scrollIntoView({block:"nearest"})}}function nl(e){const t=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");if(!t)return;t.querySelector(".cg-loc")?.remove();const n=e.querySelector(".cg-foot .cg-loc");n&&t.append(n)}function sl(e){
for(const t of e.querySelectorAll(".cg-table")){const n=t.querySelectorAll("td button"),s=t.querySelector("td.is-current button")??n[0];for(const o of n)o.tabIndex=
o===s?0:-1}}const Cn=(e=200)=>new Promise(t=>{window.requestIdleCallback?.(t),setTimeout(t,e)});async function ol(){for(const e of document.querySelectorAll("[s\
tyle*=content-visibility]"))await Cn(),e.style.contentVisibility=e.style.containIntrinsicBlockSize=""}ol();async function rl(e,t){let n=performance.now();for(;;){
const{done:s,value:o}=e.next();if(s)return o;performance.now()-n<Jc||t.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const Eo=e=>new Promise(
t=>{matchMedia("(hover: none)").matches&&j(window,"scroll pointerdown keydown",{signal:e,passive:!0},()=>t())});function il(e,t){j(document,"click",{signal:t,capture:!0},
n=>{const s=n.target instanceof Element&&n.target.closest("a[href]");!(s instanceof HTMLElement)||!e.length||(n.preventDefault(),n.stopImmediatePropagation(),e.
push(()=>s.click()))})}function al(e){if(!navigator.userActivation?.hasBeenActive)return[];const t=e.querySelectorAll(".cg input[data-p]"),n=e.querySelectorAll(
".cg select[data-p]");return[...[...t].filter(s=>s.type==="radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].
every(o=>o.defaultSelected))]}function cl(e,t){const n=new AbortController;t.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.
includes('"navigation.instant.preview"')&&j(document,"pointerover focusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest(
"a[href]:not([data-preview])");if(!o||!(e.contains(o)||o.closest(".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;j(document,
"pointerup",{signal:t,once:!0},()=>r=!0),Promise.resolve().then(function(){return Cu}).then(({mount:i})=>t.aborted||i(e,t,r?void 0:s))})}function ll(e,t){const n=[],
s=new Promise(o=>{j(window,"popstate",{signal:t},()=>{ot(location.search)&&o()});for(const r of al(e)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,
checked:a});for(const c of["input","change"])r.dispatchEvent(new Event(c,{bubbles:!0}))}),o()}j(e,Xc,{signal:t},({type:r,target:i})=>{if(!(i instanceof Element&&
i.closest(Zc)))return;const{value:a,checked:c}=i;/over|in$/.test(r)||n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),
o()})});return{done:n,touched:s}}class ul extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,this.#n(this.#t.signal).
catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("This page could not be brought to life; its values are as buil\
t.")})}disconnectedCallback(){this.#t.abort(),Ln=""}async#n(t){const n=this.parentElement??document.body,s=location.pathname,o=this.querySelector("template")?.content.
textContent;if(Ao=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",tl,{signal:t}),Bc(n,t),nl(n),this.hasAttribute("data-no-popups")||
cl(n,t),Cn().then(()=>{el(),ko(n),sl(n)}),addEventListener("hashchange",()=>ko(n),{signal:t}),n.querySelector("[data-files]")&&Promise.resolve().then(function(){
return Er}).then(v=>t.aborted||v.start(n,t)),n.querySelector("[data-filter]")&&Promise.resolve().then(function(){return Lf}).then(v=>v.mount(n,t)),!o){ot(location.
search)&&(await Promise.resolve().then(function(){return Gf})).mount(this,n,t);return}for(const v of n.querySelectorAll(".cg-slider input"))vo(v,+v.value,+v.value);
const r=JSON.parse(o);Ln=r.names[r.note],this.#e=Kc(n,v=>`${r.note}#${v}`in r.q||(v??"")in r.q);const i=new AbortController,a=new AbortController,{done:c,touched:l}=ll(
n,i.signal);t.addEventListener("abort",()=>[i,a].forEach(v=>v.abort())),il(c,a.signal),await Promise.race([Cn(1500),l]);const u=Object.values(r.q).some(({far:v})=>v);
u&&!ot(location.search)&&await Promise.race([l,Eo(t)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().then(function(){return Ad}),{makeValues:m,prepare:p}=f;
u&&await(await Promise.resolve().then(function(){return $f})).loadColumns(r.q),await p(r.q);const w=m(r),{wrong:g,untold:b}=await rl(w.proving(),t);if(t.aborted)
return;const y=v=>v.map(T=>T.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed by this browser these differ from the values as built: ${y(g)}.`);for(const v of n.
querySelectorAll("[data-row]"))v.classList.toggle("is-different",g.includes(w.key(v.getAttribute("data-row")??"")))}b.length&&this.say(`Not recomputed in this b\
rowser, since it takes too many steps: ${y(b)}.`);const M=d(n).catch(()=>{});ot(location.search)||await Promise.race([l,Eo(t)]);const $=await M??await d(n);if(!t.
aborted){i.abort(),await h(w,this,n,t,$,s),a.abort();for(const v of c)v()}}say(t){const n=C("p","cg cg-notice",t);return n.setAttribute("role","note"),this.append(
n),n}}customElements.get("cg-note")||customElements.define("cg-note",ul);const se={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",
size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment,node:tag"},xo=Object.keys(se);function fl(e){const t=new URLSearchParams(e),n={...se};
for(const s of xo)Object.assign(n,{[s]:t.get(s)??se[s]});return n.mode==="flow"&&(n.mode="chain"),n}function dl(e,t){const n=new URL(t);for(const s of xo)e[s]===
se[s]?n.searchParams.delete(s):n.searchParams.set(s,e[s]);return n.href}function hl(e,t,n){for(const r of["depth","colour","size","tag","folder","relation","fin\
d"]){const i=t(r);i.value=e[r],i.value=e[r]=i.value||se[r]}const s=[...n],o=s.find(r=>r.value===e.mode)??s[0];o.checked=!0,e.mode=o.value}const _e=e=>new Set(e.
off.split(","));function ml(e,t){const n=_e(e);n.delete(t)||n.add(t),n.delete(""),e.off=[...n].sort().join()}const Oe=(e,t)=>e.byId.get(t)??-1,pl=new Map(Object.
entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),_o=2,gl=4,wl=20,bl=100,yl=12,Ml=3,Sl=4,Tt=3,Te=({types:e},{type:t})=>pl.get(e[t][0])??_o,Oo=(e,t)=>Te(
e,t)===_o;function $l(e,t){const n=e.nodes.map(()=>new Map),s=e.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of e.edges){if(e.types[l][0]==="link"?
s[i]+=1:Te(e,{type:l})<gl&&o.add(i),!t.types[l]||!t.nodes[i]||!t.nodes[a]||i===a)continue;const u=Te(e,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],
m=n[d].get(h);(!m||u<m.cost||u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=e.nodes.map(i=>s[i.number]>=yl&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.
test(i.id)||i.kind?bl:+(i.degree>wl));return{near:n,toll:r}}function To(e,t,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=$l(e,t),a=new Set;let c=1/0;
for(;r.length<o;){const{cost:l,path:u}=vl(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+Sl),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].
delete(s)}return r}function vl({near:e,toll:t},n,s,o){const r=new Map([[n*Tt,0]]),i=new Map,a=[[n*Tt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){
const u=Al(l),f=Math.floor(u/Tt),d=u%Tt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:Nl(u,i)};r.set(u,-1);const h=c+(f===n?0:t[f]);for(const[m,p]of e[f]){
if(o.has(m))continue;const w=p.uses?p.back?1:2:0,g=h+p.cost+(d&&w&&d!==w?Ml:0),b=m*Tt+w;g>=(r.get(b)??1/0)||(r.set(b,g),i.set(b,u),(a[g]??=[]).push(b))}}}return{
cost:0,path:[]}}function Al(e){let t=0;for(let n=1;n<e.length;n++)e[n]<e[t]&&(t=n);return e.splice(t,1)[0]}function Nl(e,t){const n=[Math.floor(e/Tt)];for(let s=t.
get(e);s!==void 0;s=t.get(s))n.unshift(Math.floor(s/Tt));return n}const Le=200,Lo=["note","ghost","tag","attachment"];function kl(e){const{edges:t,reasons:n,types:s,
folders:o,tags:r,communities:i,central:a,hulls:c,flow:l}=e,u=e.id.map((h,m)=>({number:m,id:h,title:e.title[m],label:e.label[m]??e.title[m],kind:e.kind[m]??0,url:e.
url[m],x:e.x[m],y:e.y[m],community:e.community[m],degree:e.degree[m],rank:e.rank[m],uses:e.uses[m]??0,folder:e.folder[m],tags:e.tagged[m],others:e.others[m]??"",
text:"",width:-1})),f=[];for(let h=0;h<t.length;h+=3){const m=t[h+2];f.push({a:t[h],b:t[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(
n))f[+h].reason=m;for(const[h,m]of f.entries()){m.says=Oo({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&Co(f[p],m);p--)f[p].says=!0}const d=l.
boxes.map(([h,m,p,w,g,b,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!w,url:g,says:b,columns:Object.entries(y).flatMap(([$,v])=>v.map(
T=>`${u[T]?.id}#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,w])=>({group:h,x:m,y:p,points:w,
name:i[h],number:a[h]})),byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Le}}function El(e,t){const n=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,
s=e.nodes.map(r=>r.degree?t==="folder"?r.folder:t==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of e.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function xl(e,t,n){const s=_e(t),o=e.tags.indexOf(t.tag),r=e.folders.
indexOf(t.folder==="/"?"":t.folder),i=e.types.map(([d,h])=>!s.has("kind:"+h)&&(!t.relation||d===t.relation)),a=e.nodes.map(d=>!(s.has("node:"+Lo[d.kind])||!d.degree&&
s.has("node:orphan")||s.has("group:"+n[d.number])||t.tag&&!d.tags.includes(o)||t.folder&&d.folder!==r)),c=[];for(const d of e.edges)i[d.type]&&a[d.a]&&a[d.b]&&!Co(
c.at(-1),d)&&c.push(d);const l=t.colour==="community",u=e.hulls.filter(d=>l?!s.has("group:"+d.group):e.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:e.
isSmall&&l?_l(e,c):[],get near(){return f??=Ol(a.length,c)}}}function _l({nodes:e},t){const n=new Map;for(const{a:s,b:o,kind:r}of t){const[i,a]=[e[s].community,
e[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const Co=(e,{a:t,b:n,kind:s})=>e?.kind===
s&&(e.a===t?e.b===n:e.a===n&&e.b===t);function Ol(e,t){const n=Array.from({length:e},()=>new Set);for(const{a:s,b:o}of t)n[s].add(o),n[o].add(s);return n}function Tl(e,t,n){
const s=new Map([[t,0]]);for(const[o,r]of s)if(r<n)for(const i of e.near[o])s.has(i)||s.set(i,r+1);return s}const Ll=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(n=>"#"+e[n])].join(`
`).toLowerCase();function Ce(e,t){if(e===t)return 0;const n=e.indexOf(t);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[n-1])?2:3}function Cl(e,t,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ce(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ce(i,s)+.5));return e.nodes.filter(r=>t.nodes[r.number]&&Ll(e,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Rn(e,t){const n=t.trim().toLowerCase();return n?e.boxes.map(s=>({box:s,rank:Math.min(Ce(s.name.toLowerCase(),n),1+Ce(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function Rl(e,t,n,s,o){let r=-1,i=.2;for(const a of t.
near[n]){const c=e.nodes[a].x-e.nodes[n].x,l=e.nodes[a].y-e.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const qn=12,Ro=1.06,ql=1200;
function Il(e,t){const{pen:n,model:s,colours:o}=e,{camera:r,lit:i}=t,a=qn*Math.min(1.06,Math.max(s.isSmall?1:.79,r.k)),c=s.nodes.length>Le&&!i;n.textAlign="cent\
er",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return Pl(e,t,a,l);const u=c?
zl(e,t,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:w}of u)n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[w%o.c.length],l(p,f+h/2,
d+m*.75);n.lineWidth=3.5,e.labels=Ul(e,t,a,c,u).map(f=>In(e,t,a,f));for(const f of e.labels)qo(e,t,a,f,.42,l)}function qo(e,t,n,{number:s,left:o,top:r,width:i},a,c){
const{pen:l,model:u,colours:f}=e,d=u.nodes[s],h=s===t.me||t.lit?.path.includes(s);l.textAlign="center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.
font}`,l.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*Ro)))}function Pl(e,t,n,s){const{pen:o,model:r}=e,{camera:i,shown:a,lit:c,me:l}=t,u=g=>e.radius[g]*e.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=jl(e,t,s),d=r.nodes.filter(g=>a.nodes[g.number]).map(g=>{const[b,y]=e.screen(i,g.x,g.y),M=u(g.number);return{number:g.number,left:b-
M,top:y-M,width:2*M,height:2*M}}),h=new Map(a.hulls.map(({group:g,points:[b,,y]})=>{const[M,$]=e.screen(i,...b),[v,T]=e.screen(i,...y);return[g,{left:M,top:$,width:v-
M,height:T-$}]})),m=e.width<600&&i.k<.6,p=[...c?.path.length?c.path:c?.nodes.keys()??[]],w=m?new Set([l,...c?.path??[]]):new Set([l,...p,...e.order]);e.labels=[],
o.lineWidth=3.5;for(const g of w){const b=r.nodes[g];if(!b||!a.nodes[g])continue;const y=In(e,t,n,g),M=h.get(b.community),$=Dl(y,d.find(v=>v.number===g)??y).find(
v=>g===l||(!M||Fl(v,M))&&![...f,...d].some(T=>T.number!==g&&Io(v,T)));$&&(f.push($),e.labels.push($),qo(e,t,n,$,.3,s))}}const Fl=(e,t)=>e.left>t.left+2&&e.top>t.
top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,Dl=(e,t)=>{const n=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+4,top:n},{
...e,left:t.left-e.width-4,top:n},{...e,top:t.top-e.height-3}]};function jl(e,{camera:t,shown:n,lit:s,fade:o},r){const{pen:i,colours:a}=e,c=e.width<600;return n.
hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=e.screen(t,f[0],f[1]),p=(d[0]-f[0])*t.k-16;i.font=`700 ${c?12.5:15}px ${a.font}`;const w=u.split(" ");
for(;w.length>1&&i.measureText(w.join(" ")).width>p;)w.pop();const g=w.join(" ").replace(/ (and|of|the|by|is)$/,""),b=[h+(c?7:15),m+(c?16:24)],y=e.isByTerritory?
a.c[l%a.c.length]:a.muted;return i.fillStyle=e.solid(y,s?1-.6*o:1),r(g,b[0],b[1]),[{number:-1,left:b[0],top:b[1]-12,width:i.measureText(g).width,height:15}]})}function zl(e,{
camera:t,shown:n},s){return n.hulls.map(({number:o,group:r,name:i,x:a,y:c})=>{const[l,u]=e.screen(t,a,c),f=i.length*(s+2.5)*.56;return{number:o,name:i,group:r,left:l-
f/2,top:u-15,width:f,height:20}})}function In(e,{camera:t},n,s,o=!0){const r=e.model.nodes[s],[i,a]=e.screen(t,r.x,r.y);o&&r.width<0&&(e.pen.font=`${qn}px ${e.colours.
font}`,r.width=Math.max(...r.label.split(`
`).map(u=>e.pen.measureText(u).width)));const c=o?r.width*n/qn:0,l=a+e.radius[s]*e.scale(t)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*Ro}}function Ul(e,t,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=t,{width:u,height:f,kept:d}=e,h=(v,T)=>Math.round(v*r.k*4/T),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],w=e.model.nodes.length>Le?Math.max(24,u*f/9e3):1/0,g=[...o];let b=0,y=o.length;const M=new Set(o.map(v=>v.number)),$=p.length?new Set([...p,...e.order]):e.order;
for(const v of $){const T=e.model.nodes[v],[_,L]=e.screen(r,T.x,T.y),q=Math.max(Math.abs(_/u-.5),Math.abs(L/f-.5));if(!i.nodes[v]||q>1||M.has(v))continue;if((b+=
1)>ql||y>=w)break;const A=e.radius[v]*e.scale(r)*1.5,x=z=>{const S=In(e,t,n,v,z);S.top-=A,S.height+=A;for(const k of g)if(Io(S,k))return null;return S},R=x(!1)&&
x(!0);R&&(g.push(R),q<.5&&(y+=1))}return e.kept={key:m,numbers:g.slice(o.length).map(v=>v.number).reverse()},e.kept.numbers}const Io=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Lt=6,Po=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],
["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],Fo=0,Pn=1,Re=2,Do=3,Ct=4,jo=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],Fn=1.6,Dn=.12,Bl=26,rt=26;
function Wl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=e,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=e.group.
length&&e.isByTerritory?i.c[c%Lt]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,Bl),r.fillStyle=e.solid(m,i.hull*a),r.fill(),r.strokeStyle=e.solid(m,.4*a),r.lineWidth=
1/t,r.stroke()}}function Hl(e,{camera:{k:t},shown:n,lit:s,fade:o}){if(t>=Fn)return;const{pen:r,colours:i}=e;r.lineCap="round";for(const{count:a,ends:c}of zo(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Dn)*o:1,r.strokeStyle=e.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function Gl(e,{camera:t,shown:n,lit:s,fade:o}){if(t.k>=Fn||e.width<600&&t.k<.6)return;const{pen:r,colours:i}=e;
r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{count:a,ends:c}of zo(n)){const[l,u,f,d]=c,[h,m]=e.screen(t,(l+f)/2,(u+d)/2);r.globalAlpha=
s?1-(1-Dn)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(String(a),h,m+4),r.fillStyle=i.param,r.fillText(String(a),h,m+4)}r.globalAlpha=1}function zo({hulls:e,
ribbons:t}){const n=new Map(e.map(s=>[s.group,s.points]));return t.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:Yl(i,a)}]:[]})}
function Kl(e,{camera:{k:t},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=e,c=t>=Fn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,
says:h}=l,m=e.importance(u,f,s),p=m>Pn,w=d==="uses",g=i[u].community===i[f].community;if(!p&&!(w?g||c:g&&h)||!p&&s&&s.path.length)continue;const b=i[u],y=i[f];r.
beginPath(),r.moveTo(b.x,b.y),r.quadraticCurveTo(...jo(b,y),y.x,y.y),r.setLineDash(m===Ct?[]:p&&d==="link"&&!h?[4/t,3/t]:Vl(d).map($=>$/t)),r.strokeStyle=m===Ct?
a.changed:w||d==="claims"?a.param:a.ink,r.lineWidth=(m===Ct?3:w?p?1.8:1.3:1)/t;const M=w?.75:.4;r.globalAlpha=m===Re?.45:p?.95:s?M+(M*Dn-M)*o:M,r.stroke()}r.setLineDash(
[]),r.globalAlpha=1}const Vl=e=>Po.find(t=>t[0]===e)?.[3]??[];function Yl([[e,t],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(t,r),l=Math.min(s,a),u=Math.max(e,o),f=Math.
min(n,i);if(l-c>rt&&f<u)return n<o?[n-rt,(c+l)/2,o+rt,(c+l)/2]:[e+rt,(c+l)/2,i-rt,(c+l)/2];if(f-u>rt&&l<c)return s<r?[(u+f)/2,s-rt,(u+f)/2,r+rt]:[(u+f)/2,t+rt,(u+
f)/2,a-rt];const[d,h,m,p]=[(e+n)/2,(t+s)/2,(o+i)/2,(r+a)/2],w=(y,M)=>Math.min((y/2-rt)/Math.max(1,Math.abs(m-d)),(M/2-rt)/Math.max(1,Math.abs(p-h))),g=w(n-e,s-t),
b=w(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*b,p-(p-h)*b]}const Xl=2500,Uo=8e3,Jl=1500,Zl=.06,Ht=.25;function Bo(e){const t=getComputedStyle(e),n=o=>t.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:t.fontFamily,c:Array.
from({length:Lt},(o,r)=>n("c"+r))}}class Ql{constructor(t,n,s){this.canvas=t,this.colours=s,this.pen=t.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:n}=this.
canvas,s=devicePixelRatio;[this.width,this.height]=[t,n],this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(t){
const{nodes:n}=this.model,s=i=>t==="links"?i.degree:t==="uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));
const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(t,n,s){return[(n-t.x)*t.k+this.width/2,(s-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,n){if(!t.length)return{x:0,y:0,k:1};const[s,o,r,i]=Wo(t),a=(this.width-32)/Math.max(1,r-s),
c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,
u)}}corners({hulls:t,nodes:n}){const s=this.model.isSmall&&t.length?4:this.model.nodes.length>Le?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];
const[r,i,a,c]=Wo(o.map(l=>[l.x,l.y]));return[...t.flatMap(l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:n}=this,{x:s,y:o,k:r}=t.camera;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.
model.isSmall?(Wl(this,t),Hl(this,t),Kl(this,t)):(this.hulls(t),this.lines(t)),n.restore(),this.model.isSmall&&Gl(this,t),this.dots(t),Il(this,t)}hulls({camera:t,
shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)l.lineTo(u,f);
l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%Lt],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/t.k,26),r.fill(l),r.stroke(l)}}solid(t,n){return n===1?
t:`color-mix(in srgb, ${t} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},colours:c}=this,
{k:l}=t,u=n.lines.length,f=Array.from({length:Ct+1},()=>new Map);let d=r?Xl:Uo;for(const{a:m,b:p,kind:w}of n.lines){const g=a[m],b=a[p],y=this.importance(m,p,s);
if(y<Re&&(d<1||qe(g.x,b.x,t.x,this.width/l)||qe(g.y,b.y,t.y,this.height/l)))continue;d-=1;const M=f[y].get(w)??new Path2D;f[y].set(w,M),M.moveTo(g.x,g.y),u>Jl?M.
lineTo(b.x,b.y):M.quadraticCurveTo(...jo(g,b),b.x,b.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,Uo)))**.4;f.forEach((m,p)=>{for(const[w,g,b,y]of Po){const M=m.
get(w),$=b*h*(p===Fo?.6:1);M&&(i.setLineDash(y.map(v=>v/l)),i.strokeStyle=p===Ct?c.changed:w==="uses"||w==="claims"?c.param:c.muted,i.lineWidth=(p===Ct?3.2:g*(p===
Do?1.5:1))/l,i.globalAlpha=p>Pn?[.5,.95,1][p-Re]:s?$+(Zl-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(t,n,s){const o=this.group[t]===this.
group[n]?Pn:Fo,r=s?.nodes.get(t),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(t),s.path.indexOf(n)];return a>=
0&&c>=0&&Math.abs(a-c)===1?Ct:o}return r===i?o:Math.min(r,i)?Re:Do}strength({lit:t,fade:n},s,o){const r=t?.nodes.get(s);return!t||r!==void 0&&r<2?1:r===void 0?1+
(o-1)*n:r<3?.7:.5}dots(t){const{camera:n,shown:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]).reverse();
o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],w=this.group[d],g=this.radius[d]*u,[b,y]=this.screen(n,m,p);
if(qe(b,b,this.width/2,this.width)||qe(y,y,this.height/2,this.height))continue;const M=h?l.ghost:w<0?l.muted:l.c[w%Lt],$=this.solid(M,this.strength(t,d,.28));g>
4&&$t(a,b,y,g+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),$t(a,b,y,g,"",$,1.5),a.setLineDash([])):$t(a,b,y,g-.75,$),g>4&&w>=Lt&&!h&&($t(a,b,y,g*.5+.7,l.paper),
$t(a,b,y,g*.5-.7,$)),o?.path.includes(d)&&$t(a,b,y,g,"",l.changed,2.5),d===r&&$t(a,b,y,g+.5,"",l.ink,2.5),d===r&&i&&$t(a,b,y,g+4.5,"",l.param,2)}}nodeAt(t,n,s,o,r){
let i=-1,a=r;for(const c of this.model.nodes){if(!n.nodes[c.number])continue;const[l,u]=this.screen(t,c.x,c.y),f=Math.hypot(l-s,u-o)-this.radius[c.number]*this.
scale(t);f<a&&([a,i]=[f,c.number])}return i>=0?i:this.labels.find(c=>s>=c.left&&s<=c.left+c.width&&o>=c.top&&o<=c.top+c.height)?.number??-1}}const Wo=e=>{const[
t,n]=[0,1].map(s=>e.map(o=>o[s]));return[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)]},qe=(e,t,n,s)=>Math.max(e,t)<n-s*(.5+Ht)||Math.min(e,t)>n+
s*(.5+Ht);function $t(e,t,n,s,o,r,i=0){e.beginPath(),e.arc(t,n,s,0,7),o&&(e.fillStyle=o,e.fill()),r&&(e.strokeStyle=r,e.lineWidth=i,e.stroke())}const tu=new Map(
[["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),eu=18,jn=8,zn=5;function nu(e,t){const{canvas:n,root:s}=e,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:t,passive:!1})};ou(e,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
e.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=e.hit(i.offsetX,i.offsetY,jn);a<0?e.zoom(1.8,i.offsetX,i.offsetY):e.
open(a)}),o(n,"keydown",i=>ru(e,i)&&i.preventDefault()),o(n,"focus blur",()=>e.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&iu(e,a),r(a)}),o(s,"input change",i=>au(e,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(su(i.target)||e.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===e.part("find")&&e.goFound()}),o(s,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function su(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function ou(e,t){const{canvas:n}=e,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};t(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?zn:0)}),t(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||e.over(e.hit(a,c,jn));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<zn)&&(u.apart&&e.zoom(f.apart/u.apart,f.x,f.y),e.pan(u.x-f.x,u.y-f.y))}),t(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=zn)return;
const a=i.pointerType==="touch";a&&e.near(i.offsetX,i.offsetY)||e.choose(e.hit(i.offsetX,i.offsetY,a?eu:jn))}),t(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),t(n,"pointercancel",i=>s.delete(i.pointerId)),t(n,"pointerleave",()=>e.over(-1))}function ru(e,t){const[n,s]=tu.get(t.key)??[0,
0],o=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((n||s)&&t.shiftKey)e.pan(n*60,s*60);else if(n||s)e.step(o,n,s);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&o>=0)e.open(o);else return!1;return!0}
function iu(e,t){const{go:n,box:s,filter:o,value:r,do:i}=t.dataset,{state:a}=e;n!==void 0?e.goNote(e.model.byId.get(n)??0):s?e.goBox(+s):o?(ml(a,`${o}:${r}`),e.
show()):i==="in"||i==="out"?e.zoom(i==="in"?1.4:1/1.4):i==="fit"?e.fit():i==="release"?e.release():i==="more"?e.list(e.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():i==="way"?(a.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):i==="path"&&(a.from=a.focus,e.setMode(
"path"))}function au(e,{name:t,value:n,dataset:{role:s}}){const{state:o}=e;if(t==="cg-mode")return e.setMode(n);if(s==="sort")return e.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[..._e(o)].filter(r=>!r.startsWith("group")).join()),e.show())}const cu=120;class lu{constructor(t,n,s){this.root=
t,this.canvas=n,this.model=kl(s),this.state=fl(location.search),this.state.find||=this.part("find").value,this.painter=new Ql(n,this.model,Bo(t)),this.shown,this.
camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,
this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(
()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-colo\
r-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(o).addEventListener("change",()=>this.
recolour(),{signal:this.gone.signal});nu(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.
at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),
clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,n,s){return this.state.
mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,n,s):this.chain?.boxAt(this.painter,this.camera,this.chart,t,n)??-1}over(t){t!==this.hover&&(this.hover=
t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:n,focus:s,from:o,to:r}=this.state;return t==="chain"?
this.model.boxes.findIndex(i=>i.id===n):Oe(this.model,t==="map"?s:r||o)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const n=this.state,s=(n.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else n.mode==="map"?n.focus=s===n.focus?"":s:s&&([
n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.
to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.
nodes)[t],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(t,n,s){const{model:o,shown:r,painter:i}=this,a=this.state.mode===
"chain"?this.chain?.beside(o,t,n,s):t<0?i.order.find(c=>r.nodes[c]):Rl(o,r,t,n,s);a!==void 0&&a>=0&&this.go(a)}go(t){if(t!==this.at()&&this.choose(t),this.state.
mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[t],[a,c]=n.screen(s,r,i);(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,
i]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const n=this.chain?.meant(this.model,"",t)??-1;if(n>=0)return this.go(n);this.notice=`“${this.
model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),
await this.setMode("chain")}goFound(){const{found:t,model:n,state:s}=this,o=Rn(n,s.find)[0]??-1,r=t?.[0]??-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(
o);r>=0&&this.goNote(r)}near(t,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||this.state.mode!=="map"||s.width>=600||o.k>=.6)return!1;const a=r.
hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,w]=s.screen(o,...d);return t>=h&&t<=p&&n>=m&&n<=w});if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,
1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),n=t>=0?t:this.chain?.richest(this.model)??-1;this.notice=
"",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{chart:t,model:n}=this,{recompute:s}=this.root;if(!t||
!s)return;t.now??=new Map;const o=[...t.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==t||this.gone.signal.aborted||(t.now=new Map(o.map((i,a)=>[i,r[a]])),
this.draw(),this.tell())}async setMode(t){const n=this.state,s=t==="chain"||n.mode==="chain";Object.assign(n,{mode:t}),t!=="path"&&(n.from=n.to=""),this.hover=-1,
t==="chain"&&(this.chain??={...await Promise.resolve().then(function(){return Rd}),...await Promise.resolve().then(function(){return eh})}),this.show(),this.painter.
resize(),t==="chain"?(this.follow(),this.tell()):s&&this.fit(),s&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:n,painter:s,state:o}=this;hl(o,a=>this.
part(a),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.
folder||o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=El(n,o.colour);s.group=r,s.isByTerritory=o.colour===
"community",s.measure(o.size),s.kept.key="",this.shown=xl(n,o,s.group),this.found=o.find.trim()?Cl(n,this.shown,o.find):null,this.light(),this.tell(),(!t||location.
search||o.find)&&(Promise.resolve().then(function(){return Pd}).then(({legend:a})=>a(this,i)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await Promise.
resolve().then(function(){return jd})).list(this,t)}light(){const{state:t,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.at(),l=this.me();let u=[],f=null;
if(t.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(t.mode==="path"&&c>=0){const d=Oe(s,t.from),h=To(s,n,d,t.to?c:r,t.to?void 0:1);u=h[Math.min(+t.way,h.length-
1)]??[d],f=new Map((t.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=Tl(n,l,+t.depth):i&&(f=new Map(i.map(d=>[d,0])));this.lit=
f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.
state.mode==="map"&&this.me()<0?null:await Promise.resolve().then(function(){return Vd}),n=this.part("detail");n.replaceChildren(...t?.about(this)??[]),n.hidden=
!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,n,s){const{camera:o,painter:{width:r,height:i}}=this,
a=Math.min(6,Math.max(.03,o.k*t)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(t,n){this.camera.x+=t/this.camera.k,this.camera.
y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return oh})}fit(){const{painter:t}=this;this.camera=this.state.mode==="ch\
ain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.
resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:n}=this;n.clientWidth===t.width&&n.clientHeight===
t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=Bo(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(
this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(t){const{painter:n,camera:s,shown:o,lit:r,moving:i}=this,
a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/cu)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,
focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?this.slider.slide(n,l):n.map(l),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",dl(this.state,location.href))},150)}}var uu=Object.freeze({__proto__:null,View:lu});const fu=new Set("A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I IN\
S KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),du=".cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-sour\
ce-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe\
, object, embed, form",Ho="http://www.w3.org/1998/Math/MathML",hu=4e3,mu=4e6,pu=24,gu=3,Rt=new Map;function wu({origin:e,pathname:t}){const n=Rt.get(t)??bu(new URL(
t,e)).catch(()=>{});return Rt.delete(t),Rt.set(t,n),Rt.size>pu&&Rt.delete([...Rt.keys()][0]),n.then(s=>s??Rt.delete(t)),n}async function bu(e){const t=await fetch(
e,{headers:{Accept:"text/html"}});if(!t.ok||new URL(t.url).origin!==e.origin||!/^text\/html\b/.test(t.headers.get("Content-Type")??""))return;const n=await t.text();
if(n.length>mu)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.parentElement;if(!o)return;const r=(o.querySelector("\
h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".headerlink"):[])l.remove();const i=document.createDocumentFragment();
if(Go(o,i,new URL(t.url),{left:hu}),!i.textContent?.trim())return;const a=Su(o),c=[...i.children].find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),
{title:r?.textContent?.trim()??"",text:i,count:$u(o)}}function Go(e,t,n,s){for(const o of e.childNodes){if(s.left<=0)return;if(o instanceof Text&&t.appendChild(
document.createTextNode(o.data)),!(o instanceof Element)||o.matches(du))continue;s.left-=1;const r=yu(o,n);r&&t.appendChild(r);const i=o.matches(".cg-claim")?o.
querySelector(".cg-claim__text")??o:o;Go(i,r??t,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}function yu(e,t){if(e.namespaceURI===Ho)return Mu(e);
if(/^h[2-6]$/.test(e.localName)){const r=C("p","cg-pop__head");return r.dataset.at=e.id,r}if(!fu.has(e.tagName))return;const n=document.createElement(e.localName),
s=n.localName==="a"&&e.getAttribute("href");if(e.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;const o=new URL(s,t);return/^https?:$/.test(o.protocol)&&
n.setAttribute("href",o.href),n}function Mu(e){if(e.localName==="annotation"||e.localName==="annotation-xml")return;const t=document.createElementNS(Ho,e.localName);
for(const{name:n,value:s}of e.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(n)&&t.setAttribute(n,s);return t}function Su(e){
const t=new Map([...e.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=C("ul","cg-pop__results"),s=new Set;for(const o of e.querySelectorAll(
"a.cg-claim.is-holds[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=t.get(r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;
s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(C("li","",C("b","",a)," ",i)),s.size===gu)break}return s.size?n:void 0}function $u(e){
const t=i=>e.querySelectorAll(`.cg-claim${i}`).length,n=t(":is(.is-disputed, .is-stale)"),s=t(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),
o=t(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const vu=250,Au=250,Nu=500,
ku=10,Eu=3,xu="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]";function _u(e,t,n){const s=[];let o=0,r=0,i=0,
a=0,c=!1,l="",u="",f,d;const h=(A=0)=>{for(const{link:x,box:R}of s.splice(A))x.removeAttribute("aria-expanded"),c=!0,R.contains(document.activeElement)&&x.focus(
{preventScroll:!0}),c=!1,R.remove()},m=A=>A instanceof Node?s.map(({link:x,box:R})=>R.contains(A)||x.contains(A)).lastIndexOf(!0):-1,p=A=>s.map(({box:x})=>x.contains(
A)).lastIndexOf(!0)+1,w=A=>{const x=A instanceof Element&&A.closest("a[href]");return!(x instanceof HTMLAnchorElement)||x.matches(xu)||!e.contains(x)&&!x.closest(
".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(x.pathname)&&x.origin===location.origin&&x.pathname!==location.pathname?x:void 0},g=async A=>{const x=p(
A),R=++a;if(x>=Eu||s[x]?.link===A)return;const z=await wu(new URL(A.href));if(!z||R!==a||t.aborted||!A.isConnected||x>s.length)return;h(x);const S=Ou(z,A,`cg-po\
p-${x}`);document.body.append(S),s.push({link:A,box:S}),A.setAttribute("aria-expanded","true"),Tu(S,A.getClientRects()[0]??A.getBoundingClientRect()),Lu(S,decodeURIComponent(
A.hash.slice(1)))},b=()=>{clearTimeout(o),a+=1},y=A=>{const{target:x}=A,R=w(x),z=m(x),{pointerType:S,clientX:k,clientY:N}=A;S!=="touch"&&(l=`${k} ${N}`,l!==u&&(u=
"",clearTimeout(r),s.length>z+1&&(r=window.setTimeout(()=>h(z+1),Au)),clearTimeout(o),R?o=window.setTimeout(()=>g(R),vu):z<0&&b()))},M=({target:A})=>{const x=w(
A);c||(h(m(A)+1),x?.matches(":focus-visible")&&g(x))},$=()=>{clearTimeout(i),f=void 0},v=A=>{const{pointerType:x,clientX:R,clientY:z,target:S}=A,k=w(S);if(d=void 0,
m(S)<0&&h(),$(),x!=="touch")return b();k&&(f={link:k,x:R,y:z},i=window.setTimeout(T,Nu))},T=()=>{d=f?.link,$(),d&&g(d)},_={pointerover:y,focusin:M,pointerdown:v};
for(const[A,x]of Object.entries(_))j(document,A,{signal:t,capture:!0},x);j(document,"pointerup pointercancel",{signal:t},$),j(document,"pointermove",{signal:t,passive:!0},
({clientX:A,clientY:x})=>{l=`${A} ${x}`,f&&Math.hypot(A-f.x,x-f.y)>ku&&$()}),j(document,"contextmenu click",{signal:t,capture:!0},A=>{f&&A.type==="contextmenu"&&
T(),!(!d||w(A.target)!==d)&&(A.preventDefault(),A.stopImmediatePropagation())}),j(document,"keydown",{signal:t,capture:!0},A=>{const x=s.at(-1);x&&(A.key==="Esc\
ape"?(A.stopPropagation(),b(),clearTimeout(r),u=l,h(s.length-1)):A.key==="ArrowDown"&&document.activeElement===x.link&&(A.preventDefault(),x.box.querySelector("\
.cg-pop__text").focus()))}),t.addEventListener("abort",()=>{for(const A of[o,r,i])clearTimeout(A);h()});const L=w(n?.target??null),q={pointerover:":hover",focusin:"\
:focus",pointerdown:"*"};n&&L?.matches(q[n.type])&&_[n.type](n)}function Ou({title:e,text:t,count:n},s,o){const r=C("div","cg cg-pop"),i=C("p","cg-pop__title",e),
a=C("div","cg-pop__text",t.cloneNode(!0)),c=C("a","","open"),l=[n,ot(location.search)&&"as built, without your scenario"].filter(Boolean).join(", ");c.setAttribute(
"href",s.href),c.setAttribute("aria-label",`open ${e}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",e),a.tabIndex=0,a.setAttribute("role",
"document"),a.setAttribute("aria-label",`text of ${e}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,C("p","cg-pop__foot",C("span","",l),c)),r}function Tu(e,t){
const{clientWidth:n,clientHeight:s}=document.documentElement,{width:o,height:r}=e.getBoundingClientRect(),i=t.bottom+r+8<=s||t.top<s-t.bottom;e.style.left=`${scrollX+
Math.max(8,Math.min(t.left,n-o-8))}px`,e.style.top=`${scrollY+(i?t.bottom+6:t.top-r-6)}px`}function Lu(e,t){const n=e.querySelector(".cg-pop__text"),s=t&&[...n.
querySelectorAll("p")].find(o=>o.dataset.at===t);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var Cu=Object.freeze({__proto__:null,mount:_u});const Ko=1e-12,Un=2**-50,
Vo=2**-48,Yo=64,Bn=1e-9,Ru=2**-48,qu=2**-51,Iu=2**-40,Pu=2**53;class it{at=-1;needs="";constructor(t){this.message=t}}const E=e=>{throw new it(e)},Ie=new Map,Wn=(e,t)=>t===
0?E("division by zero"):e/t,Xo=(e,t)=>{let n=Math.abs(t),s=1,o=e;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return t<0?Wn(1,s):s},Jo=(e,t)=>{const n=t===Math.floor(t);
return e===0&&t<0&&E("division by zero"),n&&Math.abs(t)<=Yo?Xo(e,t):e<0&&!n?E("power of a negative number"):e**t},Hn=e=>e<=0?E("log of zero or less"):Math.log(e),
Gn=(e,t)=>{const n=Hn(t),s=n===0?E("division by zero"):Hn(e)/n,o=Math.floor(s+.5);return Math.abs(o)<=Yo&&Xo(t,o)===e?o:s},Pe=e=>{const t=Math.floor(e),n=Math.floor(
e+.5);return t!==e&&Math.abs(e-n)<=Un*Math.abs(e)?n:t},at=e=>{const t=Math.floor(e+.5);return Math.abs(e-t)<=Ko*Math.max(1,Math.abs(e))?t:Math.floor(e)},qt=e=>-at(
-e),Fu=(e,t)=>{t===0&&E("division by zero");let n=e%t;if(n&&n<0!=t<0&&(n+=t),e===Math.floor(e)&&t===Math.floor(t))return n+0;const s=Un*Math.max(Math.abs(t),Math.
abs(e));return Math.abs(n)<=s||Math.abs(t-n)<=s?0:n},Zo=e=>-Pe(-e),Kn=e=>{const t=Pe(e),n=e-t;return Math.abs(n-.5)<=Un*Math.max(1,Math.abs(e))?t+Math.abs(t%2):
n<.5?t:t+1},Du=(e,t=0)=>{const n=Pe(t);(n!==Zo(t)||Math.abs(n)>15)&&E("rounding to a number of digits that is not whole, or more than 15");const s=Jo(10,Math.abs(
n));return n?n>0?Kn(e*s)/s:Kn(e/s)*s:Kn(e)},oe=(e,t,n,s)=>{const o=Math.abs(e-t);return o<=n*Math.max(Math.abs(e),Math.abs(t))||s.some(r=>o<=Ko*Math.abs(r))},Qo=(e,t,...n)=>+(e<
t&&!oe(e,t,Vo,n)),tr=(e,t,...n)=>+(e<=t||oe(e,t,Vo,n)),ju=(e,t,n,...s)=>{const o=Math.abs(e-t),r=n*Math.abs(t);return+(o<=r||oe(o,r,Bn,s))},Fe=(e,t)=>Math.abs(e)<=
Ru*Math.abs(t)&&e&&(Math.abs(t)>=Pu||e!==Math.floor(e))?0:e,Vn=(e,t)=>{const n=qu*Math.abs(t);return Math.abs(e)<=n&&n<Iu?0:e},er=e=>Math.abs(e)>2**33?E("an ang\
le so large that its turns cannot be determined"):e,nr=e=>Vn(Math.cos(er(e)),e),zu=e=>nr(e)===0?E("division by zero"):Vn(Math.tan(e),e),sr=e=>t=>t>=-1&&t<=1?e(t):
E("outside -1..1"),{abs:Uu,atan:Bu,atan2:Wu,sinh:Hu,cosh:Gu,tanh:Ku,exp:Vu,sign:Yu,asin:Xu,acos:Ju}=Math,ct=new Map(Object.entries({add:(e,t)=>Fe(e+t,e),sub:(e,t)=>Fe(
e-t,e),mul:(e,t)=>e*t,div:Wn,neg:e=>-e,pow:Jo,not:e=>+(e===0),lt:Qo,le:tr,gt:(e,t,...n)=>Qo(t,e,...n),ge:(e,t,...n)=>tr(t,e,...n),eq:(e,t,...n)=>+oe(e,t,Bn,n),ne:(e,t,...n)=>+!oe(
e,t,Bn,n),within:ju,sqrt:e=>e<0?E("root of a negative number"):Math.sqrt(e),exp:Vu,ln:Hn,log:Gn,log2:e=>Gn(e,2),log10:e=>Gn(e,10),abs:Uu,sign:Yu,floor:Pe,ceiling:Zo,
round:Du,min:Math.min,max:Math.max,sin:e=>Vn(Math.sin(er(e)),e),cos:nr,tan:zu,asin:sr(Xu),acos:sr(Ju),atan:Bu,atan2:Wu,sinh:Hu,cosh:Gu,tanh:Ku}));function De({budget:e},t){
const{open:n,integrals:s}=e;try{return t()}catch(o){if(!(o instanceof it)||e.steps<0)throw o;Object.assign(e,{open:n,integrals:s});return}}const It=86400,Zu=2629800,
or=1e-6,Yn=-62135596800,rr=253402214400,ir=(e,t)=>{const n=Math.floor(e+.5);return Number.isFinite(n)||E("overflow"),Math.abs(e-n)>or?E(t):n},Qu=e=>e>=Yn&&e<=rr?
e:E("a date beyond the years 1 to 9999"),re=e=>new Date(Qu(ir(e/It,"no whole number of days")*It)*1e3),ar=(e,t,n)=>new Date(0).setUTCFullYear(e,t,n)/1e3,tf={later:(e,t)=>re(
e+t).getTime()/1e3,months_later:(e,t)=>{const n=ir(t/Zu,"no whole number of months"),s=re(e),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*
12;return(r<1||r>9999)&&E("a date beyond the years 1 to 9999"),ar(r,i,Math.min(s.getUTCDate(),new Date(ar(r,i+1,0)*1e3).getUTCDate()))},year:e=>re(e).getUTCFullYear(),
month:e=>re(e).getUTCMonth()+1,day:e=>re(e).getUTCDate()};function je(e){const t=Math.floor(e/It+.5);return Math.abs(e/It-t)>or||t*It<Yn||t*It>rr?"–":new Date(
t*It*1e3).toISOString().slice(0,10)}function ef(e){if(!/^\d{4}-\d\d-\d\d$/.test(e))return;const t=Date.parse(`${e}T00:00:00Z`)/1e3;return t>=Yn&&je(t)===e?t:void 0}
const Pt=12,nf=100,sf={"%":100,percent:100,pct:100,"‰":1e3},of=e=>!e||e.startsWith("×")?1:sf[e]??0;function Gt(e,t=3,n=!1,s=0){if(!e)return"0";if(!Number.isFinite(
e))return e<0?"-∞":"∞";const[o,r]=Math.abs(e).toExponential(Pt-1).split("e"),i=+r,a=+o.replace(".",""),c=e<0?"-":"";if(Math.abs(e)>=1e12&&Math.abs(e)<1e15)return c+
Jn(Math.floor(Math.abs(e)+.5),0,!1);if(i<-4||i>=15){const h=Xn(a,Pt-t),m=h>=10**t?1:0;return`${c}${Jn(h/10**m,t-1,!1)}e${i+m}`}let l=Math.max(t-1-i,0);n&&i>=0&&
(l=i>=4?0:Math.max(l,2));const u=s*10**(Pt-1-i),f=e>0&&s?Math.abs(a-u):0;f&&f*nf<=u&&(l=Math.max(l,Math.min(t-i+Pt-1-String(f).length,Pt-1-i)));let d=Xn(a,Pt-1-
i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=Xn(a,Pt-1-i- --l)),c+Jn(d,l,n&&i>=0&&d%10**l!==0)}const Xn=(e,t)=>t>0?Math.floor(e/10**t+.5):e*10**-t;function Jn(e,t,n){
const s=String(e).padStart(t+1,"0"),o=s.slice(0,s.length-t),r=s.slice(s.length-t),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?
`${a}.${i}`:a}const Zn=25e4,pt=5e6,rf=2e6,af=2e3,cf=20;class J{}class lf{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,
this.share)}give(t){this.left=this.share=t,this.round++}next(){this.own=af,this.share=this.left/2}pay(t){const n=Math.min(this.own,t);this.taken+=t,this.own-=n,
this.share-=t-n,this.left=Math.max(0,this.left-t+n)}point(){if(this.steps<=0)throw new J;this.pay(cf)}}function Kt(e){try{return e()}catch(t){if(t instanceof J)
return;throw t}}const cr=1e6,uf=60,ff=1e4,lr=/#[[{]/,ur="more than 1,000,000 steps",df=1e12,fr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"\
no limit found",rootless:"no root was found in the range"},Qn=new Map(Object.entries({if:(e,[t,n,s],o,r,i)=>r[+t]?o(i+1,+n):o(+n,+s),with(e,t,n,s){const o=new Map;
for(let r=1;r<t.length;r+=2)o.set(t[r],s[+t[r+1]]);return n(void 0,void 0,e.inside(o,e.machine.below(t)))}})),dr=["read","slope","root","at","series","edge","al\
ong","across","path","part"],hf=["num","row","read","index",...Object.keys(fr)],mf=e=>ct.has(e)||Qn.has(e)||hf.includes(e);function pf({p:e=[],picks:t=[]}){const n=[
...t];for(let s=0;s<e.length;s++){const[o,r,i]=e[s];o==="drawn"?s=+i-1:dr.includes(String(o))&&n.push(String(r))}return n}function hr(e){const t=new Map;for(const[
n,s]of e)for(const o of s){const r=t.get(o);r?r.push(n):t.set(o,[n])}return t}function mr(e,t){const n=new Set(e);for(const s of n)for(const o of t.get(s)??[])n.
add(o);return n}function pr(e){const t=e.steps+e.rest;e.steps=Math.min(cr,t),e.rest=t-e.steps,e.short=t<cr}function gf([e,...t]){const[n=0,s=0]=t.map(Number),o=ct.
get(String(e));return{name:String(e),act:o,effort:o&&Ie.get(o),operands:t,first:n,second:s}}class wf{constructor(t){this.nodes=new Map(Object.entries(t)),this.reads=
new Map([...this.nodes].map(([n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>dr.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=
new Map,this.programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new lf,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new Ft(this,
new Map,void 0,{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}program(t,n){const s=this.programs.get(t);if(s)return s;const o={operations:n,instructions:n.
map(gf)};return this.programs.set(t,o),o}under(t){const n=this.run(t);return s=>this.counted(n,()=>n.value(s))}below(t){const n=this.withs.get(t);if(n)return n;
const s=this.affected(t.filter((o,r)=>r%2).map(String));return this.withs.set(t,s),s}at(t,n,s=this.affected(n.keys())){const o=new Ft(this,new Map(n),t,this.base.
budget,s);return r=>this.counted(o,()=>o.value(r))}counted(t,n){const s=Math.min(df,this.purse.steps),{budget:o}=t;[o.steps,o.rest,o.open,o.integrals,o.isRunning]=
[s,0,0,0,!1],pr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.loose)return this.loose;const t=[
...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return t.length?this.loose=mr(t,hr([...this.nodes].map(([n,s])=>[n,pf(s)]))):this.loose=new Set}run(t){const{base:n}=this,
s=[...t].filter(([i])=>lr.test(i));if(!s.length||s.length===t.size)return t.size?new Ft(this,new Map(t),n,n.budget):n;const o=new Map([...t].filter(([i])=>!lr.test(
i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ft(this,o,n,n.budget)}),new Ft(this,new Map(s),this.round.run,n.budget)}affected(t){
const n=[...t],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=mr(n,this.readers??=hr(this.reads));return this.known.set(s,r),r}}class Ft{constructor(t,n,s,o,r=s&&t.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=t,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(t))return this.outside.value(t);const{nodes:s,reads:o}=this.
machine,r=[t],i=[0];for(let a=t,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:t};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(t)}compute(t,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const u=!this.budget.isRunning;u&&pr(this.budget);const{open:f,integrals:d,steps:h,
short:m}=this.budget,{costs:p}=this.machine,w=p.get(t)??0;if(m&&w>h)throw new J;try{this.budget.isRunning=!0;const g=[];this.machine.traced?.push(g);const b=this.
execute(this.machine.program(t,n),0,n.length,g),y=h-this.budget.steps;return(y>ff||w)&&p.set(t,y),b}catch(g){if(!(g instanceof it))throw g;return this.budget.steps<
0&&(this.machine.round=void 0),Object.assign(this.budget,{open:f,integrals:d}),{reason:g.message,key:t,at:g.at,needs:g.needs}}finally{u&&(this.budget.isRunning=
!1)}}if(!s)return r??{reason:i||"no value",key:t};const a=s.map(u=>this.value(u)),c=a.findIndex(u=>typeof u=="object"),l=a.join();return c>=0?{reason:"",key:t,needs:s[c]}:
Object.hasOwn(o,l)?o[l]??{reason:`the cell of row \`${l}\` is empty`,key:t}:{reason:`no row \`${l}\``,key:t}}execute(t,n,s,o){if((this.budget.steps-=s-n)<0)throw this.
budget.short?new J:Object.assign(new it(ur),{at:n});const{instructions:r}=t;try{for(;n<s;){const{name:i,act:a,effort:c,operands:l,first:u,second:f}=r[n];if(a){const d=o[u],
h=o[f],{length:m}=l;c&&this.weigh(c(...l.map(w=>o[+w])));const p=m===2?a(d,h):m===1?a(d):a(...l.map(w=>o[+w]));o[n]=Number.isFinite(p)?p:E(Number.isNaN(p)?"no r\
eal value":"overflow")}else if(i==="num"||i==="row")o[n]=l[0];else if(i==="index")o[n]=o[u];else if(i==="read")o[n]=this.known(String(l[0]));else{n=this.region(
t,n,o);continue}n++}}catch(i){throw i instanceof it&&i.at<0&&(i.at=n),i}return o[s-1]}weigh(t){if(this.budget.steps-=t,!(this.budget.steps>=0)){if(this.budget.short)
throw new J;E(ur)}}known(t){const n=this.value(t);if(typeof n=="object")throw Object.assign(new it(n.reason),{needs:t});return n}series(t){const n=this.value(t);
if(!Array.isArray(n))throw Object.assign(new it(n.reason),{needs:t});return n}region(t,n,s){const{name:o,operands:r}=t.instructions[n],i=Number(r[o==="with"?0:r.
length-1]),a=Qn.get(o);if(!a)return E(fr[o]??"no real value");this.budget.open>=uf&&E("nested deeper than 60"),this.budget.open++;const c=a(this,r,(l=n+1,u=i,f=this)=>f.
execute(t,l,u,s),s,n,t.operations);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&E("overflow"),s[n]=s[i-1]=c,i}inside(t,n){return this.budget.
steps-=20,new Ft(this.machine,t,this,this.budget,n)}}let ts,ze,gr,wr,br;async function yr(e){const t=new Set(Object.values(e).flatMap(({p:o=[]})=>o.map(([r])=>String(
r)))),n=()=>[...t].every(mf),s=Object.values(e).some(({dr:o})=>o);if(s||t.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return rm});Mr(o.CHECKED,
o.DRAWN),{drawsOf:ze}=o,t.has("beta")&&ct.set("beta",(await Promise.resolve().then(function(){return Sm})).betaQuantile)}if(s&&({folded:wr,heights:br,summary:gr}=
await Promise.resolve().then(function(){return ch})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return B0});Mr(o,r)}Object.values(
e).some(({r:o,rs:r})=>o||r)&&({findExtremes:ts}=await Promise.resolve().then(function(){return o1}))}function Mr(e,t){for(const[n,s]of Object.entries(e))ct.set(
n,s);for(const[n,s]of Object.entries(t))Qn.set(n,s)}const K=(e,t,n=1e-12)=>e===t||typeof e=="number"&&typeof t=="number"&&Math.abs(e-t)<=n*Math.max(Math.abs(e),
Math.abs(t));function Sr(e,t=[...e.keys()],n=new Map){const s=new Set,o=new Set,r=t.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=e.get(i)??
{};if(s.has(i)||o.has(i)){s.add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&e.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}
function $r(e){const t=new Map(Object.entries(e.q)),n=new wf(e.q),s=S=>t.get(S)??{},o=(S="")=>S[0]==="="||S.includes("#")?S:`${e.note}#${S}`,r=new WeakMap,i=S=>k=>{
const N=S(k);if(typeof N!="object")return N;if(s(k).w!==void 0&&typeof a(k)=="object")throw new J},a=n.under(new Map),c=S=>{const k=n.under(S),N=i(k),O=I=>y(N,I,
()=>(n.purse.next(),n.uncertain.has(I)?d(v(I,S,N)):s(I).c?[v(I,S,N)].flat()[0]:N(I)));return r.set(O,k),O},l=new Map,u=c(l),f=(S,k)=>{n.purse.next();const N=r.get(
k)?.(S);return Array.isArray(N)?N[0].numbers:void 0},d=S=>Array.isArray(S)?S.length===3?S[1]:void 0:S,h=new WeakMap,m=(S,k,N)=>{const O=h.get(k)??n.run(k);h.set(
k,O);try{return n.counted(O,()=>{const I=ze(O).value(S);return N===void 0?gr(I):wr(I,N)})}catch(I){if(I instanceof it)return;throw I}},p=new Map,w=S=>{for(const k of p.
has(S)||!t.has(S)?[]:Sr(t,[S],p)){const{p:N,picks:O,cells:I,rs:F}=s(k),B=new Set(F||!(N||I)?[k]:[]);p.set(k,B);for(const W of[...O??[],...(N??[]).flat()])for(const H of typeof W==
"string"&&p.get(W)||[])B.add(H)}return p.get(S)??new Set},g=(S,k)=>{const N=n.under(k);let O=S,I=N(O);for(;typeof I=="object"&&I.needs;)I=N(O=I.needs);if(typeof I!=
"object")return"";const{picks:F}=s(O),B=O.slice(O.indexOf("#")+1);if(!F)return O===S?I.reason:`${B}: ${I.reason}`;const W=F.map(H=>{const Y=N(H);return typeof Y==
"string"&&s(H).rows?.[Y]||Y});return`${B} is not known for ${W.join(", ")}`},b=(S,k)=>{const{r:N,rs:O,picks:I=[]}=s(S);return N??O?.[I.map(k).join()]},y=(S,k,N)=>{
const O=M.get(S)??new Map,{round:I}=n.purse;if(O.get(k)===I)throw new J;try{return N()}catch(F){throw F instanceof J&&M.set(S,O.set(k,I)),F}},M=new WeakMap,$=new WeakMap,
v=(S,k,N)=>{const O=$.get(N)??{state:k,found:new Map};return O.state!==k?T(S,k,N):($.set(N,O),O.found.has(S)||O.found.set(S,y(O,S,()=>T(S,k,N))),O.found.get(S))},
T=(S,k,N)=>{if(k.size&&!n.affected(k.keys()).has(S))return v(S,l,u);n.purse.next();const O=n.uncertain.has(S);if(O&&s(S).c)return;const F=[...w(S)].sort().map(st=>[
st,k.has(st)?void 0:b(st,N)]).filter(([,st])=>st),B=O?void 0:N(S);if(O)return F.length?void 0:m(S,k);if(!F.length||typeof B!="number")return B;const W=n.run(k),
H=n.affected(F.map(([st])=>st)),Y=st=>Ee=>{n.purse.point();const xe=n.at(W,Ee,H)(st);return typeof xe=="object"?void 0:xe},ut=_(S,F),X=t.has(`${S}#margin`)?ts(Y(
`${S}#margin`),F,ut):void 0;if(X){const st=[...X.at,...ut].map(Y(S));if(st.some(tw=>typeof tw!="number"))return;const Ee=Math.min(B,...st),xe=Math.max(B,...st);
return Ee===xe?Ee:[Ee,xe]}const Wt=ts(Y(S),F,ut)?.ends;if(!Wt)return;const[So,jc]=[Math.min(Wt[0],B),Math.max(Wt[1],B)];return So===jc?So:[So,jc]},_=(S,k)=>(s(S).
at??[]).filter(N=>Object.keys(N).length===k.length&&k.every(([O,[I,F]])=>O in N&&N[O]>=I&&N[O]<=F)).map(N=>new Map(k.map(([O])=>[O,N[O]]))),L=(S,k)=>{if(n.purse.
next(),m(S,k)===void 0)return[];const N=h.get(k);return N?n.counted(N,()=>br(ze(N).value(S))):[]},q=(S,k)=>{if(n.purse.next(),!n.uncertain.has(S)||m(S,k)===void 0)
return;const N=h.get(k),O=N&&n.counted(N,()=>ze(N).value(S));return O instanceof Float64Array?O:void 0},A=(S,k,N)=>(n.purse.next(),n.uncertain.has(S)?[m(S,k,N)].
flat()[0]:void 0);function*x(S=rf){const k=new Map,N=c(k),O=[],I=[];z(S);for(const F of Sr(t)){const{w:B}=s(F);if(B===void 0)continue;const W=Kt(()=>[v(F,k,N)].
flat());!W||W.some(H=>H===void 0)?I.push(F):[B].flat().some((H,Y)=>!K(H,W[Y],1e-9))&&O.push(F),yield}return{wrong:O,untold:I}}const R=S=>{const k=x(S);for(;;){const{
done:N,value:O}=k.next();if(N)return O}},z=S=>{n.purse.give(S)};return{data:e,entries:t,entry:s,key:o,under:c,column:f,why:g,inputs:w,reaches:(S,k)=>n.affected(
[S]).has(k),spread:v,part:A,heights:L,draws:q,prove:R,proving:x,allow:z,taken:()=>n.purse.taken}}const ft="–",bf=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
es={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},yf={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},Mf=e=>Object.
hasOwn(es,/^[A-Za-z]*/.exec(e)?.[0]??""),V=(e,t)=>t?e+(/^(×|[KMGT]i )/.test(t)?"":" ")+t:e,ns=e=>e.join(e[0][0]==="-"?" to ":"–"),dt=({f:e=1,o:t=0},n)=>t?+((n-
t)/e).toFixed(10):n/e,Ue=({f:e=1,o:t=0},n)=>n*e+t,vr=e=>!e||Math.abs(e)>=1e-307&&Math.abs(e)<=1e307,Sf=e=>e.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
t=>yf[t.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(t,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,t=>`^${t.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(t,n,s=1)=>`^${n/s}`);function Be(e,t){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of Sf(e).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(t,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(t,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=t[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function Ar(e){const{
data:t,entries:n,entry:s,key:o,part:r,spread:i}=e,a=(w,g,b)=>{const{d:y,u:M="",o:$}=s(w),v=dt(s(w),g);return s(w).iso?je(g):vr(v)&&(v!==0||$||!g)?Gt(v,b??y,bf.test(
M),of(M)):ft},c=(w,g)=>{const b=g.map(A=>dt(s(w),A)),{d:y=3}=s(w),M=Math.max(...b.map(Math.abs)),$=Math.abs(b[2]-b[0]),v=A=>Math.floor(Math.log10(A)),T=M&&$?Math.
max(y,Math.min(v(M)-v($/3)+2,12)):y,[_,L,q]=g.map(A=>a(w,A,T));return`${L} (${ns([_,q])})`},l=(w,g,b,y)=>{const M=(y?r(w,g,y):void 0)??i(w,g,b),{words:$}=s(w);if($)
return $[Number(M)]??ft;if(Array.isArray(M)){if(M.length===3)return c(w,M);const[v,T]=M.map(_=>a(w,_));return v===T?v:(s(w).al?"at least ":"")+ns([v,T])}return typeof M==
"number"?a(w,M):M??ft},u=(w,g)=>{const{rows:b,r:y,v:M,u:$}=s(w),v=g??M;return typeof v=="string"?b?.[v]??v:g===void 0&&y?V(ns(y.map(T=>a(w,T))),$):typeof v=="nu\
mber"?V(a(w,v),$):ft},f=(w,g)=>{const{rows:b,lo:y=-1/0,hi:M=1/0,set:$,picks:v,x:T,iso:_}=s(w);return!n.has(w)||v||T?!1:b?Object.hasOwn(b,g):typeof g!="number"||
!Number.isFinite(g)||_&&je(g)===ft?!1:$?$.some(L=>K(L,g)):g>=y&&g<=M||K(g,y)||K(g,M)},d=w=>{const g=new Map;for(const b of(w??"").split(/,(?=[^,=]+=)/)){const y=b.
lastIndexOf("="),M=o(b.slice(0,y)),$=b.slice(y+1);y>0&&n.has(M)&&g.set(M,s(M).rows?$:+$)}return g},h=(w,g)=>{const b=ef(w.trim().replace(/^date\s+/,""));return b===
void 0?{problem:`not a date; write for example ${u(g)}`}:f(g,b)?{value:b}:{problem:`outside ${p(g)}`}},m=(w,g)=>{if(s(g).iso)return h(w,g);const{u:b=""}=s(g),y=b||
"a number without unit",M=w.trim().replace(/\u2212/g,"-").replace(/(\d)[,_](?=\d{3}(\D|$))/g,"$1").replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/,(N,O,I,F)=>`${O}${F}\
 ${I==="$"?"USD":I}`),[,$,v,T]=/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(M)??[];if(!$)return{problem:`not a number; write for example ${u(g)}`};
const[,_,L]=/^([A-Za-z]*)(.*)$/.exec(T)??[],q=(v===""||_[1]==="i")&&Object.hasOwn(es,_)?es[_]:1,A=(q>1?L:T).replace(/\s/g,""),x=Be(A,t.units),R=Be(T.replace(/\s/g,
""),t.units);if(q>1&&b&&!/^\s*[A-Za-z]/.test(L)&&!R.unknown&&R.dimension===Be(b,t.units).dimension)return{problem:`“${w.trim()}” means two things; write ${$}\
 ${T}, or ${+$*q}`};if(x.unknown||A&&x.dimension!==Be(b.replace(/^.i /,""),t.units).dimension)return{problem:`“${A}” is not a unit for this; it is in ${y}`};
const z=+$*q,S=Ue(A?{f:x.factor,o:x.offset}:q>1?{}:s(g),z),k=z!==0&&S===0&&!x.offset&&!s(g).o;return f(g,S)&&vr(S)&&!k?{value:S}:{problem:`outside ${p(g)}`}},p=w=>{
const{lo:g=-1/0,hi:b=1/0,set:y,u:M}=s(w);return V((y??[g,b]).map($=>Number.isFinite($)?a(w,$):"∞").join(y?", ":" … "),M)};return{...e,text:l,figure:a,say:u,
takes:f,parseCase:d,parseEntry:m}}const D=(e,t)=>[...e.querySelectorAll(t)],U=(e,t)=>{const n=e?.firstChild;n instanceof Text&&!n.nextSibling?n.data!==t&&(n.data=
t):e&&e.textContent!==t&&(e.textContent=t)},We=e=>e.dataset.part?+e.dataset.part:void 0,ss=new Map;function os(e){const t=ss.get(e);if(t)return t;const n=new Promise(
(s,o)=>{const r=document.createElement("script"),i=c=>{const[l,u]=c.detail;e.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(
e))};addEventListener("cg-data",i),r.addEventListener("load",a),r.addEventListener("error",a),r.src=e,document.head.append(r)});return ss.set(e,n),n.catch(()=>ss.
delete(e)),n}async function Nr(e,t=document.baseURI){await Promise.all(Object.values(e).map(async n=>{n.far&&(n.p=[await os(new URL(n.far,t).href)])}))}var $f=Object.
freeze({__proto__:null,loadColumns:Nr,loadFile:os});const He=100,vf=150,rs=new WeakMap;function kr(e,t){for(const n of D(e,"[data-count]"))rs.set(n,rs.get(n)??Nf(
n,t))}function Af(e){return kr(e.root,e.signal),D(e.root,"[data-count]").map(t=>n=>rs.get(t)?.paint(n))}function Nf(e,t){const{count:n="0",own:s="0",per:o="1",files:r="",
columns:i=""}=e.dataset,a=e.querySelector("table").tBodies[0],c=D(e,"thead th"),l=e.querySelector("[data-rows]"),u=e.querySelector('[data-to="next"]'),f=e.querySelector(
'[type="search"]'),d=r.split(" ").filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,w,g=0,b="",y=0,M=0;const $=new WeakMap,v=S=>os(new URL(d[S],document.
baseURI).href),T=async S=>(await v(Math.floor(S/+o)))[S%+o],_=()=>{const S=p;if(!S)return;const k=new Map,N=O=>{if(!k.has(O))try{k.set(O,S.model.column(O,S.now))}catch(I){
if(!(I instanceof J))throw I;k.set(O,I)}return k.get(O)};for(const O of a.rows)h.forEach((I,F)=>{const B=O.cells[+s+F],W=S.model.key(I);$.has(B)||$.set(B,B.textContent??
"");const H=$.get(B)??"";S.attempt(B,()=>{const Y=S.state.size?N(W):[];if(Y instanceof J)throw S.done&&U(B,ft),Y;const ut=Y?.[+(O.dataset.at??0)],X=S.state.size?
typeof ut=="number"?S.model.figure(W,ut):ft:H;U(B,X),B.classList.toggle("is-changed",X!==H)})})},L=async S=>{const k=++y,N=w?w.slice(S,S+He):kf(S,Math.min(S+He,
m)),O=await Promise.all(N.map(T));k!==y||t.aborted||(g=S,a.replaceChildren(...O.map((I,F)=>{const B=C("tr");return B.dataset.at=String(N[F]),B.append(...I.map((W,H)=>Ef(
W,c[H],!H))),B})),q(O.length),_())},q=S=>{const k=w?w.length:m,N=`Rows ${(g+1).toLocaleString("en")}–${(g+S).toLocaleString("en")} of ${k.toLocaleString("en")}`;
U(l,w?S?`${N} with “${b}”.`:`Nothing matches “${b}”.`:`${N}.`),R.hidden=!g,u&&(U(u,"next rows"),u.hidden=g+S>=k)},A=S=>S.catch(()=>{t.aborted||U(l,"The \
rows could not be loaded. Load the page again, or take the CSV file.")}),x=async()=>{const S=++y,k=(f?.value??"").trim();if(b=k,!k)return w=void 0,L(0);U(l,"Sea\
rching …");const N=await Promise.all(d.map((I,F)=>v(F)));if(S!==y||t.aborted)return;const O=k.toLowerCase().split(/\s+/);return w=[],N.flat().forEach((I,F)=>{
const B=I.slice(0,+s).join(" ").toLowerCase();O.every(W=>B.includes(W))&&w?.push(F)}),L(0)},R=Object.assign(C("button","cg-quiet","previous rows"),{type:"button",
hidden:!0});u?.before(R," "),l?.setAttribute("role","status"),j(R,"click",{signal:t},()=>A(L(Math.max(0,g-He))));for(const S of[R,u,f])S&&j(S,"click input chang\
e",{signal:t},k=>k.stopPropagation());let z=!0;return u&&j(u,"click",{signal:t},()=>{A(L(z&&!w?0:g+He)),z=!1}),f&&j(f,"input",{signal:t},()=>{clearTimeout(M),z=
!1,M=window.setTimeout(()=>A(x()),vf)}),t.addEventListener("abort",()=>clearTimeout(M)),{paint(S){p=S,_()}}}const kf=(e,t)=>Array.from({length:Math.max(0,t-e)},
(n,s)=>e+s);function Ef(e,t,n){const s=C(n?"th":"td","",e);return n?s.setAttribute("scope","row"):t?.classList.contains("n")?s.className="n":e.length>40&&(s.className=
"is-long"),s}var Er=Object.freeze({__proto__:null,mount:Af,start:kr});const xf=120;function _f(e,t){for(const n of D(e,"[data-filter]"))Of(n,t)}function Of(e,t){
const n=e.querySelector(".cg-search"),s=D(e,".cg-pill"),o=e.querySelector("[data-none]"),r=D(e,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),
i=C("span","cg-sr");i.setAttribute("role","status"),e.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")===
"true"),f=()=>{const g=(n?.value??"").toLowerCase().split(/\s+/).filter(Boolean),b=u()?.dataset.verdict,y=g.length>0||!!b;if(!y&&!l)return;l=y,g.length&&(a??=r.
map(({group:$,rows:v})=>{const T=$.querySelector("summary")?.textContent??"";return v.map(_=>`${T} ${_.textContent}`.toLowerCase())}));let M=0;r.forEach(({group:$,
isOpen:v,rows:T},_)=>{let L=0;T.forEach((q,A)=>{const x=(!b||(q.dataset.verdict??"").split(" ").includes(b))&&g.every(R=>a?.[_][A].includes(R));q.hidden=!x,L+=+x}),
$.hidden=!L,$.open=y?L>0:v,M+=L}),i.textContent=y?`${M} found`:"",Tf(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(Boolean).join(
" and ")+".",m)},d=()=>{const g=Tn(location.href,"find",n?.value.trim()??""),b=Tn(g,"show",u()?.dataset.word??"");b!==location.href&&history.replaceState(history.
state,"",b)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(b=>b.setAttribute("aria-pressed",String(!!g&&b.dataset.word===g))),w=()=>{
const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&j(n,"input",{signal:t},()=>{clearTimeout(
c),c=window.setTimeout(h,xf)}),t.addEventListener("abort",()=>clearTimeout(c));for(const g of s)j(g,"click",{signal:t},()=>{p(g===u()?"":g.dataset.word??""),h()});
w()}function Tf(e,t,n){if(!e)return;if(e.hidden=!t,!t)return e.replaceChildren();const s=Object.assign(C("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),e.replaceChildren(t," ",s)}var Lf=Object.freeze({__proto__:null,mount:_f});async function ie(e,t){const n=t?.textContent??"",s=await navigator.clipboard?.
writeText(e).then(()=>!0,()=>!1);!t||n.startsWith("copied")||(t.textContent=s?"copied":"not allowed",setTimeout(()=>{t.textContent=n},1200))}function xr(e){const t=n=>{
const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;
return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:o};return[...e?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(t).join()).join(`
`)}function _r({remove:e,take:t,link:n,notice:s="",act:o}){const r=C("div","cg cg-bar"),i=C("span","cg-bar__count"),a=C("span"),c=C("ul","cg-bar__list"),l=C("p",
"cg-bar__offer"),u=C("p","cg-bar__who",C("span","cg-bar__of","Your scenario, "),i,a),f=ht("cg-bar__do cg-bar__more","show",()=>d(!r.classList.contains("is-open"))),
d=M=>{r.classList.toggle("is-open",M),f.setAttribute("aria-expanded",String(M)),U(f,M?"hide":"show")};d(!1);const h=new Set;r.setAttribute("role","region"),r.setAttribute(
"aria-label","Scenario"),i.setAttribute("role","status");let m=[];const p=ht("cg-bar__do","copy link",()=>ie(n(),p)),w=ht("cg-bar__do","put all back",()=>{e(m),
is(r)}),g=C("div","cg-bar__acts",f,p,w),b=C("p","cg-bar__notice",s,...o?[" ",o]:[]);r.append(u,c,g,l,...s?[b]:[]);const y=(M,$,v,T)=>{const _=M.reduce((x,R)=>x+
R.keys.length+R.parts.length,0);m=M,r.classList.toggle("is-on",M.length>0),U(i,`${_} changed`);const L=[...new Set(M.flatMap(x=>x.notes))];a.replaceChildren(...L.
slice(0,2).flatMap((x,R)=>[R?" and ":", set in ",qf(x,v,T)])),L.length>2&&a.append(` and ${L.length-2} more`);const q=[...c.querySelectorAll("button")].findIndex(
x=>x===document.activeElement);c.replaceChildren(...M.map(x=>Rf(x,()=>e([x])))),q>=0&&!M.length?is(r):q>=0&&c.querySelectorAll("button")[Math.min(q,M.length-1)].
focus({preventScroll:!0});const A=$.filter(x=>!h.has(`${x.key} ${x.there}`));l.hidden=!A.length,l.replaceChildren(...A.map(x=>C("span","cg-bar__kin",`${x.says}:\
 here ${x.here}, elsewhere ${x.there} `,ht("cg-bar__do",`use ${x.there} here too`,()=>t([x])),ht("cg-bar__do is-quiet","keep it apart",()=>{h.add(`${x.key} ${x.
there}`),y(M,$,v,T)}))))};return{bar:r,show:y}}function Cf(e,t,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))
return;const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??t;
e.parentElement===c||e.contains(document.activeElement)||(c.append(e),e.classList.toggle("is-docked",c!==t))},{threshold:[0,.95]});for(const a of o)i.observe(a);
s.addEventListener("abort",()=>i.disconnect())}function Rf(e,t){const n=ht("cg-bar__x","×",t);return n.setAttribute("aria-label",`put ${e.says} back`+(e.was?` \
to ${e.was}`:"")),C("li","",C("span","",e.says),...e.was?[C("s","",e.was)]:[],C("b","",e.now),...e.isToo?[C("span","cg-bar__too",", here too")]:[],n)}function qf(e,t,n){
const[s,o]=t.notes[e]??[e];if(!o)return C("span","",s);const r=C("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const If=e=>(e.closest("article, ma\
in")??document).querySelector("h1");function is(e){const t=If(e);t?.setAttribute("tabindex","-1"),t?.focus({preventScroll:!0})}function ht(e,t,n){const s=Object.
assign(C("button",e,t),{type:"button"});return s.addEventListener("click",n),s}const ae={notes:{},kinds:[],inputs:{}},Or=e=>e?fetch(e).then(t=>t.ok?t.json():ae).
catch(()=>ae):Promise.resolve(ae),Pf=e=>{const[,t,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(e)??["",e,""];return V(t,n)};function Tr(e,t,n,s){const{note:o,names:r}=n.
data,i=t.map(l=>Ff(l,s)),a=[...e].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,w=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],
kind:p,says:m.n??w,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[
...i,...a].sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),
u.notes.push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Ff(e,t){const n=e.indexOf(":"),s=e.slice(0,n),o=e.slice(n+1),r=s.lastIndexOf(
"."),[i,a,c]=t.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:t.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??Pf(o),written:o,value:void 0,
keys:[],parts:[e],isHere:!1,isToo:!1}}function Df(e,t,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||t.has(a))continue;const d=e.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&jf(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function jf({value:e,written:t},n,s,o){return s.rows?t:typeof e=="number"?e:o.parseEntry(
t??"",n).value}function zf(e,t){const n=[...t.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Bf(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of e.querySelectorAll("p, li, td"))Uf(o,n,s);return s}function Uf(e,t,n){let s="";const o=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=t.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Bf=(e,t)=>{const s=[e,t,.../^\S*\d\S*\s/.test(e)?[e.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Wf={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Hf(e,t,n){
if(!ot(location.search))return;const s=e.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=t.querySelector("[data-as-built]")?.dataset.asBuilt,i=await Or(
s);if(n.aborted)return;const a=()=>ot(location.search).slice(0,2e3).split(",").filter(v=>v.indexOf(":")>0),c=t.querySelector("[data-as-built]:has([data-row])"),
l=t.querySelector("cg-map");let u=[],f=!1,d="";const h=ht("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:v,recompute:T}=await Promise.resolve().then(function(){return d1});if(l)return l.recompute=async L=>{u=L,p("Recomputing …");const{now:q,
sum:A}=await v(L,a().join(),n);return u===L&&p(Lr(A,"What is not in this chain is as built.")),q},l.view?.renew();const _=await T(c??t,a().join(),n,(L,q)=>p(`Re\
computing, note ${L+1} of ${q} …`));p(Lr(_))}),m=()=>b.querySelector(".cg-bar__notice"),p=v=>U(m(),d=v),w=()=>{const v=l?.dataset.mode==="chain";h.hidden=!v,f&&
d&&U(m(),v?d:r??"")},g=()=>{f?location.reload():M()},{bar:b,show:y}=_r({remove(v){const T=new Set(v.flatMap(L=>L.parts)),_=a().filter(L=>!T.has(L));history.pushState(
history.state,"",On(location.href,_.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(Tr(new Map,a(),Wf,i),[],i,o);if(e.append(
b),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(w);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener("abor\
t",()=>$.disconnect()),w()}const Lr=({moved:e,left:t},n="")=>[`Recomputed with your scenario: ${e} values are others.`,...t?[`${t} are not computed here: what i\
s pale is as built.`]:[],...n?[n]:[]].join(" ");var Gf=Object.freeze({__proto__:null,mount:Hf});function Cr(e,t,{model:n,state:s,now:o}){const r=o(t),i=a=>typeof r==
"number"?K(+a.value,r,1e-9):a.value===r;r!==void 0&&(e.type==="radio"?e.checked=i(e):e instanceof HTMLSelectElement?e.selectedIndex=[...e.options].findIndex(i):
e.type==="range"?Kf(e,t,+r,n):e.matches(".cg-entry")&&document.activeElement!==e&&(e.value=n.text(t,new Map(s).set(t,r),o),Rr(e,"")))}function Kf(e,t,n,s){const o=s.
entry(t),{log:r,v:i}=o,a=+e.max-+e.min,c=l=>r?Math.log10(dt(o,l)):dt(o,l);(document.activeElement!==e||Math.abs(+e.value-c(n))>a/150)&&(e.value=String(c(n))),e.
step==="any"&&(e.step=String(a/200)),vo(e,c(n),c(typeof i=="number"?i:n)),e.setAttribute("aria-valuetext",s.say(t,n))}function Rr(e,t){const n=e.closest("tr"),s=`${e.
dataset.p}-why`,o=document.getElementById(s);if(!t&&!o)return;const r=o??Object.assign(C("span","cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.
insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||e.after(r);U(r,t),e.setAttribute("aria-invalid",String(t!=="")),e.setAttribute(
"aria-describedby",s)}const Vf="computed when you let go",qr="not computed here",Yf="Pale values take many steps: they are computed when you let go.",Ir=8;function Xf(e){
const t=[...new Set(e)],n=t.length-Ir,s=t.slice(0,Ir).join(", ")+(n>0?` and ${n} more`:"");return`Pale values are not computed in this page, since they take too\
 many steps${s&&`: ${s}`}. The build computes them as written in the note.`}function Jf(e){const t=e.matches(Pr)?e:e.closest("[data-row]")??e.querySelector(Pr),
{q:n,say:s,check:o,row:r}=(t??e).dataset;return(n??s??o??r??"").split("#").pop()?.replace(/^=/,"")??""}const Pr="[data-q], [data-say], [data-check], [data-row]";
function Zf(e){const t=new Map,n=C("p","cg cg-notice");n.hidden=!0,n.setAttribute("role","status"),e.append(n);let s=!0;const o=(a,c)=>{try{c(),t.has(a)&&r(a)}catch(l){
if(!(l instanceof J))throw l;t.has(a)||t.set(a,a.getAttribute("title")),a.classList.add("is-later"),a.setAttribute("title",s?qr:Vf),s&&a.matches("[data-q]:not(.\
cg-claim, svg *), [data-say]")&&U(a.querySelector("button")??a,qr)}},r=a=>{const c=t.get(a);t.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute(
"title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{n.hidden=!t.size;const a=s?[...t.keys()].map(Jf).filter(Boolean):[];U(n,t.size?s?Xf(a):Yf:"")},
start:a=>{s=a}}}function Fr(e,{data:t,entries:n}){const s=e.lastIndexOf("."),o=e.slice(0,Math.max(s,0));if(s<0)return{key:`${t.note}#${e}`,own:!0};const r=Object.
keys(t.names),i=`/${o}.md`,a=r.find(l=>t.names[l]===o)??r.find(l=>`/${l}`.endsWith(i)),c=`${a}#${e.slice(s+1)}`;return{key:c,own:a===t.note,known:n.has(c)}}function as(e,t){
const n=new Map,s=[],o=[];for(const r of e.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=Fr(r.slice(0,i),t);if(i>0&&!c&&
!l){s.push(r);continue}const u=r.slice(i+1),d=t.entries.get(a)?.rows?u:t.parseEntry(u,a).value;i>0&&d!==void 0&&t.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,
carried:s,dropped:o}}function Qf(e,t){const n=e.indexOf(":"),{key:s}=Fr(e.slice(0,Math.max(n,0)),t);if(n<1||!t.entries.has(s))return"no input of this page";const{
rows:o,picks:r,x:i}=t.entry(s);return o?"no row of its table":r||i?"no input of this page":t.parseEntry(e.slice(n+1),s).problem??"not taken"}function td(e,t,{data:n,
entries:s}){return[...[...e].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?je(i):typeof i=="number"?`${+dt(l??{},i).toPrecision(
12)}${l?.u&&Mf(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note?"":`${n.names[a]??a}.`)+`${c}:${u}`}),...t].join()}const ed={holds:"✓",failing:"✗",unknown:"–"},
Dr=e=>e===void 0?"unknown":e?"holds":"failing";function nd(e){const[t,n]=[!1,void 0].map(i=>e.filter(a=>a===i).length),s=e.length===1;if(!t&&!n)return{state:"ho\
lds",says:s?"1 check holds":`${e.length} checks hold`};const o=i=>s?"1 check":`${i} of ${e.length}`,r=[t&&`${o(t)} ${t===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?
"is":"are"} unknown`].filter(Boolean);return{state:t?"failing":"unknown",says:r.join(", ")}}function sd(e,t){const n=D(e,".cg-check[data-check]").map(i=>({e:i,key:t.
key(i.dataset.check),row:i.closest(".cg-row"),built:id(i)})).filter(({key:i})=>t.entries.has(i)),s=D(e,".cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(
".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.textContent??"",says:i.lastElementChild?.textContent??
""}})),o=D(e,".cg-claim[data-q]"),r=rd(e);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.
get(m)};for(const{e:m,key:p,row:w,built:g}of n)l(m,()=>{f.delete(p);const b=d(p);ad(m,b,!K(a(p),c(p)),g),i.done&&jr(w,b!==!0&&u.size>0)});for(const{e:m,of:p,built:w}of s)
l(m,()=>{const g=p.some(({key:M})=>!K(a(M),c(M))),{state:b,says:y}=nd(p.map(({key:M})=>d(M)));m.classList.toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.
className=g?`cg-mark is-${b}`:w.mark),U(m.firstElementChild,g?ed[b]:w.sign),U(m.lastElementChild,g?y:w.says),m.title=g?"in your scenario":""});const h=n.filter(
({key:m})=>f.has(m)&&!K(a(m),c(m)));r(od(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-changed")).length))}}function od(e,t){const[n,s,o]=[!1,!0,void 0].
map(a=>e.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(t,"differs","differ"),r(n,"check does not hold","checks do not hold"),r(o,"check is not\
 computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>
0}}function rd(e){const t=e.querySelector(".cg-facts"),n=C("span","cg-facts__now");n.setAttribute("role","status");const s=t?.lastElementChild??null,o=s?.textContent?.
split(":")[0];let r=t;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=C("p","cg cg-facts");const c=e.querySelector("h1");c?c.after(r):e.prepend(
r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",a),U(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const id=e=>({state:["h\
olds","failing","unknown"].find(t=>e.matches(`.is-${t}`))??"unknown",sign:e.querySelector(".cg-mark")?.textContent??"",said:e.querySelector(".cg-check__say")?.textContent??
""});function ad(e,t,n,s){const o=n?Dr(t):s.state,r={holds:"true",failing:"false",unknown:"not computed"}[Dr(t)];e.classList.toggle("is-off",n);for(const i of["\
holds","failing","unknown"])e.classList.toggle(`is-${i}`,i===o);U(e.querySelector(".cg-mark"),n?"→":s.sign),U(e.querySelector(".cg-check__say"),n?`${r}${s.said.
replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function jr(e,t){e?.matches(".is-rest, .is-unfolded")&&(e.classList.toggle("is-rest",!t),e.classList.
toggle("is-unfolded",t))}const cd={makeValues:$r,prepare:yr},ld=[[".cg-table",()=>Promise.resolve().then(function(){return b1})],["svg[data-x]",()=>Promise.resolve().
then(function(){return z1})],[".cg-fig",()=>Promise.resolve().then(function(){return ug})],[".cg-grip",()=>Promise.resolve().then(function(){return J1})],[".cg-\
claim, .cg-live",()=>Promise.resolve().then(function(){return bg})],["[data-sens]",()=>Promise.resolve().then(function(){return kg})],[".cg-limit",()=>Promise.resolve().
then(function(){return Fg})],["[data-count]",()=>Promise.resolve().then(function(){return Er})],["svg[data-rows]",()=>Promise.resolve().then(function(){return Kg})]],
ud=e=>Promise.all(ld.filter(([t])=>e.querySelector(t)).map(([,t])=>t())),fd=2;async function dd(e,t,n,s,o,r){const i=Ar(e),a=new Map,c=i.under(a);let l=[];const{
attempt:u,start:f,tell:d}=Zf(t),h={model:i,root:n,signal:s,state:a,now:c,was:c,empty:a,done:!0,set:R,inCase:x,attempt:u},m=[],p=new Set;i.allow(pt);const w=gd(n,
i,c,a);let g=0,b=0,y=ae;const M=t.dataset.inputs,$=new URL(M??"",document.baseURI).href,{bar:v,show:T}=_r({remove(k){const N=new Set(k.flatMap(O=>O.parts));l=l.
filter(O=>!N.has(O)),R(new Map(k.flatMap(O=>O.keys).map(O=>[O,void 0])))},take:k=>R(new Map(k.map(({key:N,value:O})=>[N,O]))),link:()=>location.href});t.append(
v),Cf(v,t,n,s);const _=()=>{const k=Tr(h.state,l,i,y),N=Df(k,h.state,i,y);T(k,N,y,$),pd(n,i,N)},L=async()=>{y!==ae||!md(h.state,l,i)||(y=await Or(M),s.aborted||
_())},q=(k=!0)=>{const N=k?pt:Zn;h.state.size||(h.state=a),f(h.done=k),i.allow(N),h.now=h.state.size?i.under(h.state):c,w(h),_();for(const I of m)p.add(I);const O=()=>{
const I=performance.now()+fd;i.allow(N);for(const F of p){if(s.aborted)return;if(p.delete(F),F(h),performance.now()>I)break}i.allow(pt),p.size?g=requestAnimationFrame(
O):d()};cancelAnimationFrame(g),g=requestAnimationFrame(O)},A=()=>{const k=as(ot(location.search),i);return l=k.carried,h.state=k.state,q(),L(),k.dropped};function x(k){
const N=i.parseCase(k),O=new Map([...h.state,...N]);return{state:O,read:N.size?i.under(O):h.now}}function R(k,N="step",O=N==="step"){h.state=new Map(h.state);for(const[
I,F]of k){const{v:B,r:W}=i.entry(I);F===void 0||!W&&K(F,B)?h.state.delete(I):i.takes(I,F)&&h.state.set(I,F)}q(O),clearTimeout(b),N==="drag"?b=setTimeout(z,150,"\
drag"):z(N),N==="step"&&zr(n)}function z(k){const N=On(location.href,td(h.state,l,i));N===location.href||s.aborted||location.pathname!==r||(k==="step"||!ot(location.
search)?history.pushState(history.state,"",N):history.replaceState(history.state,"",N))}const S=A();S.length&&hd(S,i,v),ot(location.search)&&z("drag"),j(window,
"popstate",{signal:s},()=>{location.pathname===r&&A()}),Sd(h);for(const k of o){const N=[await k.mount(h)].flat();m.push(...N),i.allow(pt);for(const O of N)O(h)}
d()}function hd(e,t,n){const s=[...new Set(e)].slice(0,4).map(i=>`${i} (${Qf(i,t)})`),o=ht("cg-bar__x","×",()=>{r.remove(),is(n)}),r=C("p","cg-bar__notice cg-b\
ar__asked",`Not taken from the address: ${s.join(", ")} `,o);r.setAttribute("role","note"),o.setAttribute("aria-label","close"),n.append(r)}const md=(e,t,{data:n})=>t.
length>0||[...e.keys()].some(s=>s.split("#")[0]!==n.note);function pd(e,t,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of D(e,".cg-row[data-row] .c\
g-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(t.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}
U(a??o.appendChild(C("span","cg-elsewhere")),`${i} elsewhere`)}}function gd(e,t,n,s){const o=p=>D(e,`[data-${p}]`).map(w=>[w,t.key(w.dataset[p])]).filter(([,w])=>t.
entries.has(w)),r=o("say"),i=sd(e,t),a=yd(e,t),c=o("p"),l=o("hist"),u=o("reset"),f=D(e,"[data-set]").map(p=>[p,[...t.parseCase(p.dataset.set)]]),d=D(e,"[data-ci\
te]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(t.key),p.dataset.rows?.split(`
`)]),h=zf(e,t),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,w])=>{const g=t.parseCase(p.dataset.with),b=g.size?g:s;return{e:p,key:w,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Kt(()=>t.text(w,b,g.size?t.under(g):n,We(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:w,now:g,attempt:b}=p,y=new Map(w);for(const M of m)b(M.e,()=>wd(M,p));for(const[M,$]of r)b(M,()=>U(
M,t.say($,g($))));for(const[M,$]of a)b(M,()=>Md(M,$,p));for(const[M,$]of l)b(M,()=>M.firstElementChild?.setAttribute("d",bd(t.heights($,p.state))));for(const[M,
$]of c)b(M,()=>Cr(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,v]of d)b(M,()=>{M.hidden=v?!v.includes($.map(g).join()):$.some(T=>y.has(T))});i(p);
for(const[M,$]of f)b(M,()=>M.setAttribute("aria-pressed",String($.every(([v,T])=>K(g(v),T,1e-9)))))}}function wd({e,key:t,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,w=p?"":c.text(
t,h,m,We(e)),{c:g,u:b,rows:y}=c.entry(t),M=p?!1:r===void 0?V(w,e.dataset.u)!==i:w!==r;if(!e.matches(".cg-claim")){const A=!p&&w===ft&&s?.matches(".cg-out")?c.why(
t,h):"";U(e,p?i:A?`${ft} ${A}`:V(w,e.dataset.u)),s?.classList.toggle("is-changed",M);return}const $=e.querySelector(".cg-claim__now"),v=e.querySelector(".cg-cla\
im__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const T=n.size?void 0:o.find(A=>m(A)!==f(A)),_=T?` · ${c.say(T,m(T))}`:"",L=y?c.say(t,m(t)):V(w,b)+
v,q=g?m(t)===void 0?"not computed":m(t)?"now true":"no longer true":L;e.classList.toggle("is-changed",M),U($,M?`→ ${q}${_}`:""),$.dataset.copy=M&&!g?q:"",e.setAttribute(
"aria-description",M?`${a} as written; in your scenario ${q}${_}`:a)}const bd=e=>"M0 9"+e.map((t,n)=>`V${9-t}H${n+1}`).join("")+"V9Z",yd=(e,t)=>D(e,"[data-row]").
map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(t.key)]).filter(([,n])=>n.every(s=>t.entries.has(s)));function Md(e,t,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=t,l=t.some(h=>s.has(h)||!K(r(
h),i(h))),u=e.querySelector(".cg-row__was"),f=()=>t.map(h=>n.text(h,o,i)).join(", ");e.classList.remove("is-flash"),e.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=e.querySelector(".cg-row__val [data-q]");a&&!e.matches(".is-check, .is-failed")&&d&&jr(e,s.size>0&&t.some(h=>n.text(h,s,r)===ft)),U(u,l?n.entry(c).rows?
n.say(c):t.length>1?`(${f()})`:f():"")}function Sd(e){const{model:t,root:n,signal:s}=e;j(n,"input change",{signal:s},({type:r,target:i})=>{const a=t.key(i.dataset.
p),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const w of D(n,".cg-panel__results"))w.setAttribute("aria-busy",String(!c));
const l=t.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((Ue(l,m)-u)/d)*d:Ue(l,+m.toPrecision(3));e.set(new Map([[a,Math.min(
f,Math.max(u,p))]]),"drag",c),c&&zr(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=t.parseEntry(i.value,a);l!==void 0&&e.set(new Map([[a,l]]),"d\
rag",c),(c||!u)&&Rr(i,u)}else c&&e.set(new Map([[a,t.entry(a).rows?i.value:+i.value]]))}),j(n,"focusout",{signal:s},({target:r})=>{r.matches('.cg-entry:not([ari\
a-invalid="true"])')&&setTimeout(()=>Cr(r,t.key(r.dataset.p),e))}),j(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.closest("[data-rese\
t]"),c=r.closest("[data-do]");i&&e.set(t.parseCase(i.dataset.set)),a&&$d(a,e),c&&vd[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}function $d(e,{model:t,
set:n}){n(new Map([[t.key(e.dataset.reset),void 0]])),e.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), select")?.focus({preventScroll:!0})}
const vd={steps(e,t){const n=D(t,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;e.setAttribute("aria-pressed",String(s))},source(e,t){const n=t.
getAttribute("data-show")!=="source";t.setAttribute("data-show",n?"source":""),e.setAttribute("aria-pressed",String(n))},"copy-source":(e,t)=>{ie(t.querySelector(
".cg-source")?.textContent??"",e)},"copy-fix":e=>{ie(e.parentElement?.querySelector("code")?.textContent??"",e)}},zr=e=>requestAnimationFrame(()=>D(e,".cg-row.i\
s-changed").forEach(t=>t.classList.add("is-flash")));var Ad=Object.freeze({__proto__:null,compute:cd,loadParts:ud,mount:dd});const Ur=14,Nd=226,kd=78;function cs({
flows:e},t){const n=new Map([[t,new Set]]);for(const[s,o]of n)for(const[r,i]of e)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function Ed(e,t){const n=cs(
e,t),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Ur||c===t||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(f=>u[0].
add(f)),n.delete(c),o.push(c))}const r=xd(n,t),i=_d(n,r,t),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:t,at:Od(r,i,a),edges:a,
folded:o,more:s-r.length-o.length}}function xd(e,t){const n=new Set([t]);for(const s of n)for(const o of e.get(s)??[])n.size<Ur&&n.add(o);return[...n]}function _d(e,t,n){
const s=new Map(t.map(o=>[o,0]));for(let o=0,r=!0;r&&o<t.length;o++){r=!1;for(const i of t)for(const a of e.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function Od(e,t,n){const s=Math.max(...t.values()),o=new Map;for(let r=0;r<=s;r++){const i=e.filter(u=>t.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*Nd,l+(f-(c.length-1)/2)*kd]))}return o}function Br(e){
let t=-1,n=1;for(const{number:s}of e.boxes){const o=cs(e,s).size;o>n&&([t,n]=[s,o])}return t}function Td(e,t){const n=new Map(t.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(t);for(const r of o)for(const[i,a]of e.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Ld(e,t,n){const s=Rn(
e,t)[0];return s!==void 0||n<0?s??-1:e.boxes.filter(r=>r.note===n).map(r=>({b:r,size:cs(e,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Cd(e,t,n,s){if(!e.boxes[t])return Br(e);if(n)return e.flows.find(i=>i[n>0?0:1]===t)?.[n>0?1:0]??-1;const o=e.flows.filter(i=>i[0]===t).map(
i=>i[1]),r=[...new Set(e.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(t)+s]??-1}var Rd=Object.freeze({__proto__:null,beside:Cd,
chartOf:Ed,meant:Ld,richest:Br,trace:Td});const qd=16;function P(e,t,...n){const s=C(e,t,...n.filter(Boolean));return e==="button"&&s.setAttribute("type",e),s.dir=
"auto",s}const Ge=e=>P("span","cg-dot "+(e<0?"orphan":`c${e%Lt}${e>=Lt?" ring":""}`));function Id(e,t){const{colour:n}=e.state,s=e.part("group-word"),o=e.part("\
groups"),r=_e(e.state);s.hidden=!t.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...t.slice(0,qd).map(({group:i,name:a,
size:c})=>{const l=P("button","cg-toggle",Ge(i),a+" ",P("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of e.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var Pd=Object.freeze({__proto__:null,
dot:Ge,legend:Id,make:P});const Wr=200,Hr=6;function Fd(e,t){const{model:n,shown:s,found:o,painter:r}=e,{nodes:i}=n,a=e.part("list"),c=e.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,b)=>l(b)-l(g)):[...f].sort((g,b)=>l(b)-l(g)||i[g].title.localeCompare(i[b].title)||g-b);Dd(e),a.replaceChildren(...d.slice(0,Wr*t).map(g=>{const b=i[g],
y=b.kind?P("span","cg-dot "+Lo[b.kind]):Ge(r.group[g]);return P("li","",y,ce(n,g),P("small","cg-num",String(b.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Wr*t],w=e.part("more-notes");e.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",w&&(w.hidden=p<=0,w.textContent=`${p} more`)}function Dd(e){
const{model:t,found:n,state:s}=e,o=e.part("found"),r=n?Rn(t,s.find).slice(0,Hr):[];if(!o)return;const i=(n??[]).slice(0,Hr).map(l=>P("li","",Ge(e.painter.group[l]),
ce(t,l))),a=r.map(l=>{const u=t.boxes[l],f=P("span","why",[u.says,t.nodes[u.note]?.title].filter(Boolean).join(" · "));return P("li","",P("span","",Ke(u),f),P(
"small","cg-num",u.value))}),c=P("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(P("h3","",c.childElementCount?"Found":
`Nothing is called “${s.find.trim()}”`),c)}function Ke({name:e,number:t}){const n=P("button","",e);return n.dataset.box=String(t),n}function ce(e,t){const{id:n,
title:s,url:o}=e.nodes[t],r=P(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var jd=Object.freeze({__proto__:null,go:ce,goBox:Ke,list:Fd});
const Gr=3;function zd(e){const{model:t,shown:n,state:s,chain:o}=e,r=e.me();return s.mode==="path"?Wd(e,Oe(t,s.from),Oe(t,s.to)):e.notice?[P("p","",e.notice),...o?.
about(t,e.chart)??[]]:s.mode==="chain"?o?.about(t,e.chart)??[]:r<0?[]:Bd(t,n,r,Ud(e,r))}function Ud(e,t){const n=e.root.querySelector('[data-role="summaries"]');
return e.summaries??=JSON.parse(n.content.textContent??""),e.summaries[t]}const ls=(e,t,n)=>P("li","",P("span","rel",e),P("span","",...t,us(n))),us=e=>e?P("span",
"why",e):"";function fs(e,t){const n=P("a","",t);return n.setAttribute("href",e),n}function Ve(e,...t){const n=P("div","cg-acts",e??"");for(let s=0;s<t.length;s+=
2){const o=P("button","",t[s+1]);o.dataset.do=t[s],n.append(o)}return n}function Bd(e,t,n,s){const o=e.nodes[n],r=s||["","Linked, not written yet.","A tag.","A \
file."][o.kind],i=[P("h2","",o.title),P("p","",r),Ve(o.url?fs(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[1,0]){const c=new Map,
l=P("ul","cg-list");for(const u of e.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&t.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){const d=f.length>
1?f.filter(p=>e.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>e.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(ls([...h].join(", "),
[ce(e,u)],[...m].join("; ")))}c.size&&i.push(P("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Wd({model:e,shown:t,state:n},s,o){
const r=f=>`“${e.nodes[f].title}”`,i=(f,d)=>[P("h2","",f),P("p","",d),...s<0?[]:[Ve(null,"release","another path")]];if(s<0)return i("A path","Choose the no\
te it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=To(e,t,s,o),c=`from ${r(s)} to ${r(
o)}`;if(!a.length)return i("No path",`Nothing that is shown leads ${c}.`);const l=a.length===1?"One way":`${a.length} ways`;return[...i(`${l} ${c}`,"By what is \
computed, else by what is linked; no two pass through the same note."),...a.flatMap((f,d)=>Hd(e,f,d,+n.way===d)),P("p","cg-way__costs","A computation counts 1, \
a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Hd(e,t,n,s){const o=P("ol","cg-steps"),r=t.length-1,i=t.slice(1).map((u,f)=>Kd(e,
t[f],u));t.forEach((u,f)=>{o.append(P("li","note",ce(e,u)),...i[f]?Gd(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).pop(),c=r===1?"1 step":`${r} s\
teps`,l=P("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-pressed",String(s)),[P("h3","c\
g-way",l,P("small",""," "+c)),o]}function Gd({word:e,boxes:t,why:n}){return t.length?t.map((s,o)=>{const r=P("span","",s.says&&s.says+" ",P("code","",s.name));return P(
"li","",r,P("b","cg-num",s.value),o===t.length-1?us(n):"")}):[P("li","",P("span","",e),us(n))]}function Kd(e,t,n){const s=e.edges.filter(f=>f.a===t&&f.b===n||f.
a===n&&f.b===t),o=f=>8*Te(e,f)+(f.a===t?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=e.types[r.type][r.b===n?2:3];if(r.kind!=="uses")return{word:i,boxes:[],
why:r.reason};const c=[...new Set(e.flows.filter(([f,d])=>e.boxes[f].note===r.b&&e.boxes[d].note===r.a).map(([f])=>f))].map(f=>e.boxes[f]).slice(0,Gr),l=s.find(
f=>f.reason&&(f.kind==="link"||Oo(e,f)))?.reason??"",u=r.reason.split(", ").slice(0,Gr).join(", ");return{word:i,boxes:c,why:c.length?l:[u,l].filter(Boolean).join(
" · ")}}var Vd=Object.freeze({__proto__:null,about:zd,acts:Ve,line:ls,link:fs});const gt={width:186,height:62};function Yd(e,t,n,s,o){for(const[r,i]of n?.at??[]){
const[a,c]=e.screen(t,...i);if(s>=a&&o>=c&&s<=a+gt.width*t.k&&o<=c+gt.height*t.k)return r}return-1}function Xd(e,t){const n=[...t?.at.values()??[]].flatMap(([r,
i])=>[[r,i],[r+gt.width,i+gt.height]]),s=e.fit(n,1.1);return s.k>=.72||e.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-e.width/2/.8,y:s.y}}function Jd(e,t,n){
if(e.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=t,{pen:a,model:c,colours:l}=e,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.at.get(d),p=n.at.
get(h);if(!m||!p)continue;const w=!f||f.has(d)&&f.has(h),[g,b]=e.screen(s,m[0]+gt.width+4,m[1]+gt.height/2),[y,M]=e.screen(s,p[0]-5,p[1]+gt.height/2),$=Math.max(
g,y-34*u),v=(y-$)/2;a.beginPath(),a.moveTo(g,b),a.lineTo($,b),a.bezierCurveTo($+v,b,y-v,M,y,M),a.strokeStyle=e.solid(l.param,w?.7:.15),a.lineWidth=1.5,a.stroke()}
a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...ds(n,d)};Zd(e,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function ds({now:e},t){const n=e?.
get(t);return!e||n?.isMoved===!1?{}:n??{isPale:!0}}function Zd(e,t,n,s,o,r,i){const{pen:a,colours:c}=e,{k:l}=t,[u,f]=e.screen(t,...s),d=gt.width*l,h=gt.height*l;
a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=e.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=e.solid(c.ink,.15*o),a.fillRect(u,f+h,d,1),a.
strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,v,T,_=0)=>{[a.font,a.fillStyle]=[$,e.solid(v,o)];let L=M;for(;L.length>1&&a.measureText(
L).width>d-_;)L=L.replace(/.…?$/u,"…");return a.fillText(L,u+_,f+T*l),a.measureText(L).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?c.param:c.ink,w=m(
n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`as built ${e.model.boxes[n.number].value}`:n.isPale?"as built":"";g&&w<d*.7&&m(`\
  ${g}`,`${11*l}px ${c.font}`,c.muted,20,w),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const b=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=e.model.nodes[n.note]?.
label.split(`
`)[0]??"";b<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,b)}function Qd(e,t){if(!t)return[P("h2","","A chain"),P("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=e,r=n[t.end],i=[...t.at.keys()].map(b=>n[b]),a=new Set(i.map(b=>b.note)).size,c=new Set([...t.at.values()].
map(([b])=>b)).size-1,l=(b,y)=>`${b} ${y}${b===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
t.folded.length?` Folded: ${t.folded.map(b=>n[b].name).join(", ")}.`:"",t.more?` Further away: ${t.more} more.`:""," Blue: can be changed."],d=b=>{const{value:y,
isMoved:M,isPale:$}={...b,isMoved:!1,isPale:!1,...ds(t,b.number)};return M?`${y}, as built ${b.value}`:$?`${y}, as built`:y},h=P("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=P("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(b=>b[0]===t.end).map(b=>n[b[1]]),w=P("ul","cg-list");for(const b of i.
slice(1)){const y={...b,...ds(t,b.number)};w.append(ls(d(b),[Ke(y)],[y.says,o[b.note]?.title].filter(Boolean).join(" · ")))}const g=P("details","cg-chain__list",
P("summary","","as a list"),w);return[h,m,Ve(fs(r.url,"open row")),...p.length?[P("p","cg-chain__uses","What uses it: ",...th(p))]:[],...i.length>1?[g]:[]]}const th=e=>e.
slice(0,5).flatMap((t,n)=>[n?", ":"",Ke(t)]);var eh=Object.freeze({__proto__:null,about:Qd,boxAt:Yd,draw:Jd,fit:Xd});function nh(e,t){const{canvas:n,pen:s,width:o,
height:r}=e,{x:i,y:a,k:c}=t.camera,l=devicePixelRatio,u=Math.round(n.width*Ht),f=Math.round(n.height*Ht),d=e.sheet;(!d||Math.abs(i-d.x)*c>o*Ht||Math.abs(a-d.y)*
c>r*Ht)&&sh(e,t,u,f);const h=e.sheet;e.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function sh(e,t,n,s){const{pen:o,canvas:{width:r,height:i}}=e,{x:a,y:c}=t.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),e.pen=l.getContext("2d"),e.pen.setTransform(u,0,0,u,n,s),e.map(t),e.pen=o,e.sheet={canvas:l,x:a,y:c}}var oh=Object.freeze({__proto__:null,slide:nh});
const rh=2,hs=24,ih=9,Kr=.3,Z=e=>e instanceof Float64Array,le=e=>Array.isArray(e),ue=new Map;ue.set(ct.get("add"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=
Fe(e[r*t]+n[r*s],e[r*t])}),ue.set(ct.get("sub"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Fe(e[r*t]-n[r*s],e[r*t])}),ue.set(ct.get("mul"),(e,t,n,s,o)=>{for(let r=0;r<
o.length;r++)o[r]=e[r*t]*n[r*s]}),ue.set(ct.get("div"),(e,t,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Wn(e[r*t],n[r*s])});function fe(e,t){const n=t.find(Z);if(!n){
const u=e(...t);return Number.isFinite(u)?u:E(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=t.map(u=>Z(u)?u:Float64Array.
of(Number(u))),[i,a]=t.map(u=>Z(u)?1:0),c=ue.get(e);if(c)c(o,i,r,a,s);else if(t.length===1)for(let u=0;u<s.length;u++)s[u]=e(o[u]);else if(t.length===2)for(let u=0;u<
s.length;u++)s[u]=e(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=e(...t.map(d=>+(Z(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==0&&E(s.some(
Number.isNaN)?"no real value":"overflow"),s}function ms(e,t){if(!Z(e))return e;if(t!==rh)return Vr(e,[t])[0];let n=0;for(const s of e)n+=s;return n/e.length}function Vr(e,t){
const n=t.map(r=>Math.min(Math.max(r*e.length-.5,0),e.length-1)),s=n.map(r=>Math.min(Math.floor(r),e.length-2)),o=e.slice();return ps(o,0,o.length-1,s.flatMap(r=>[
r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function ps(e,t,n,s){if(!s.some(c=>c>=t&&c<=n))return;if(n-t<24){e.subarray(t,n+1).sort();
return}const o=[e[t],e[t+n>>1],e[n]].sort((c,l)=>c-l),r=o[1];let i=t,a=n;for(;i<=a;){for(;e[i]<r;)i++;for(;e[a]>r;)a--;if(i>a)break;const c=e[i];e[i++]=e[a],e[a--]=
c}ps(e,t,a,s),ps(e,i,n,s)}function ah(e){const t=Yr(e);if(!Z(e)||!Array.isArray(t))return[];const[n,,s]=t,o=(s-n)*(1+2*Kr)/hs,r=n-(s-n)*Kr,i=Array.from({length:hs},
()=>0);if(!(o>0))return[];for(const c of e){const l=Math.floor((c-r)/o);l>=0&&l<hs&&i[l]++}const a=Math.max(...i);return i.map(c=>Math.floor(ih*c/a+.5))}function Yr(e){
if(le(e))return E("no value");if(!Z(e))return e;if(e.every(o=>o===e[0]))return e[0];const[t,n,s]=Vr(e,[.05,.5,.95]);return[t,n,s]}var ch=Object.freeze({__proto__:null,
each:fe,folded:ms,heights:ah,isMany:Z,isSeries:le,summary:Yr});const Q=4096,lh=12,uh=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,
45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,
28729.085735721943,5226.495278852854]],fh=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,
.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],
dh=.6931471805599453,Xr=([e,t],n)=>Jr(e,n)/Jr(t,n),Jr=(e,t)=>e.reduceRight((n,s)=>n*t+s,0);function hh(e){let t=0;for(;e<.7;t++)e*=2;const n=(e-1)/(e+1),s=n*n;let o=0;
for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-t*dh}function mh(e){const t=e-.5;return t>=-.425?t*Xr(uh,.180625-t*t):-Xr(fh,Math.sqrt(-hh(e))-1.6)}let Vt;function gs(){
if(Vt)return Vt;Vt=new Float64Array(Q);for(let e=0;e<Q/2;e++)Vt[Q-1-e]=-(Vt[e]=mh((e+.5)/Q));return Vt}const Zr=(e,t)=>e.reduce((n,s)=>Math.imul(n^s,16777619),t)>>>
0;function Qr(e){const[t,n,s]=e,o=t+n+e[3]>>>0;return e[0]=n^n>>>9,e[1]=s+(s<<3),e[2]=(s<<21|s>>>11)+o,e[3]++,o}function ws(e){const t=Uint16Array.from({length:Q},
(o,r)=>r),n=new TextEncoder().encode(e),s=Uint32Array.of(Zr(n,2166136261),Zr(n,16777619),n.length,1);for(let o=0;o<lh;o++)Qr(s);for(let o=Q-1;o>0;o--){const r=Math.
floor(Qr(s)*(o+1)/4294967296);[t[o],t[r]]=[t[r],t[o]]}return t}const ti=new Map;function ph(e,t){const n=ti.get(e);if(n)return n;const s=t==="score"?gs():Float64Array.
from({length:Q},(r,i)=>(i+.5)/Q),o=Float64Array.from(ws(e),r=>s[r]);return ti.set(e,o),o}const ei=new Map;function gh(e,t){const n=gs();return Float64Array.from(
ni(e),s=>t==="score"?n[s]:(s+.5)/Q)}function ni(e){const[t,n]=e[e.length-1];if(!n.length)return ws(t);const s=JSON.stringify(e),o=ei.get(s);if(o)return o;const r=n.
map((l,u)=>si(ni(e.slice(0,u+1)))),i=wh(si(ws(t)),r,n),a=Array.from({length:Q},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(Q);return a.forEach((l,u)=>c[l]=
u),ei.set(s,c),c}function si(e){const t=gs();return Float64Array.from(e,n=>t[n])}function wh(e,t,n){const s=t.map(f=>t.map(d=>Ye(f,d))),o=s[0][0],r=n.map(f=>f*o),
i=ri(s,t.map(f=>Ye(e,f))),a=ri(s,r),c=oi(e,t,i.map(f=>-f)),l=o-Ye(a,r),u=Math.sqrt(Math.max(l,0)/Ye(c,c));return oi(c.map(f=>u*f),t,a)}const oi=(e,t,n)=>t.reduce(
(s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),e);function Ye(e,t){let n=0;for(let s=0;s<e.length;s++)n+=e[s]*t[s];return n}function ri(e,t){const n=e.map((r,i)=>[...r,t[i]]),
s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(s).fill(0);for(let r=s-1;r>=
0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const ii=16,bh=2048,ai=[2,4,6,8],yh=255,Mh=15,Sh=64,$h=75e4,vh=1e-12,bs=1e-9,
ci=1024,Ah=.381966011250105,Nh=64,kh=40,Eh="the steps cannot be made fine enough",{abs:de,floor:Xe,max:mt,min:he}=Math;function xh(e,t,n,s,o,r){n<s||E(n>s?"the \
range runs backwards":"the range is empty");let i=ii,a=0,c=li(e,t,n,s,ii);for(;;){const l=li(e,t,n,s,2*i),u=2*i>=bh||168*o*i>$h;let f=typeof l=="number"?l:s;if(typeof l!=
"number"&&typeof c!="number"){const d=c,h=t.map((g,b)=>Ih(d,l,b)),m=h.map(g=>g.reduce((b,y)=>mt(b,y),0)),p=m.reduce((g,b,y)=>mt(g,Ch(b,l.values[y])),0),w=p<=a/Sh?
yh:Mh;if(p/w<=vh||u&&p/w<=bs){const g=Oh(e,l,m,r);if(g===void 0)return{...l,errors:m.map(b=>b/w)};f=g}else u&&(f=Lh(l,h));a=p}if(u)return E(`${Eh} ${_h((f-n)/(s-
n))}`);i*=2,c=l}}function _h(e){const t=Xe(e*1e3+.5);return`at ${Xe(t/10)}.${t%10} % of the way`}function Oh(e,t,n,s){const{times:o,values:r,slopes:i}=t,a=o.length-
1,c=(o[a]-o[0])/a,l=Math.ceil(ci/a),u=Th(s,t,c),f=r.map((m,p)=>mt(bs*m.reduce((w,g)=>mt(w,de(g)),0),10*n[p])*ci/(o[a]-o[0])),d=(m,p,w)=>{const g=(M,$)=>w.reduce(
(v,T,_)=>v+T[$]*M[p+_],0),b=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=e(m,b);return!y||y.some((M,$)=>de(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;for(let m=0;m<a;m++){
const p=he(mt(m-1,0),a-3);for(let w=0;w<l;w++){const g=m-p+(w+Ah)/l,b=h.get(g)??ys(g);if(h.set(g,b),d(o[p]+g*c,p,b))return o[p]+g*c}}for(const m of[...u,...u.slice(
1).map((p,w)=>(u[w]+p)/2)]){const p=he(mt(Xe((m-o[0])/c)-1,0),a-3);if(d(m,p,ys((m-o[p])/c)))return m}}function ys(e){return[0,1,2,3].map(t=>{let n=1,s=0,o=0;for(let c=0;c<
4;c++)c!==t&&(s=s*(e-c)/(t-c)+n/(t-c),n*=(e-c)/(t-c),o+=1/(t-c));const r=e-t,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Th(e,{times:t,values:n,
slopes:s},o){const r=[];let i=e(t[0],n.map(c=>c[0]));for(let c=1;c<t.length;c++){const l=e(t[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)i[u]*l[u]<0&&r.
length<Nh&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=t[u-1],d=t[u];const h=he(mt(u-2,0),t.length-4);for(let m=0;m<kh;m++){const p=f+
(d-f)/2,w=ys((p-t[h])/o),g=(y,M)=>w.reduce(($,v,T)=>$+v[M]*y[h+T],0),b=e(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!b)break;b[c]*l>0?f=p:d=p}return f+(d-f)/2}}function Lh(e,t){
let n=e.times[e.times.length-1];return e.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=mt(r,de(a)),!(t[o][c]<=bs*r)));i>=0&&(n=he(n,e.times[i]))}),
n}function Ch(e,t){const n=t.reduce((s,o)=>mt(s,de(o)),0);return n?e/n:e}function li(e,t,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},(f,d)=>n+(s-n)*d/o),
s],a=t.map(f=>[f]),c=t.map(()=>[]);let l=t;for(let f=0;f<o;f++){const d=Rh(e,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{a[p].push(m),c[p].
push(h[p])})}const u=e(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function Rh(e,t,n,s){const o=e(t,n);if(!o)return;let r=[];for(const[
i,a]of ai.entries()){const c=qh(e,t,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/ai[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+(h-l[u][m])/d))}}
return[r[r.length-1],o]}function qh(e,t,n,s,o,r){let i=n,a=ui(n,o,s);for(let l=1;l<r;l++){const u=e(t+l*o,a);if(!u)return;[i,a]=[a,ui(i,2*o,u)]}const c=e(t+r*o,
a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const ui=(e,t,n)=>e.map((s,o)=>s+t*n[o]);function fi(e,t,n,s){const o=e.length-1,r=(e[o]-e[0])/o,i=he(mt(Xe((s-e[0])/
r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===e[f])return t[f];let a=Array.from({length:8},(f,d)=>t[i+(d>>1)]),c=0,l=1;const u=(s-e[i])/r;for(let f=0;f<8;f++){const d=a;
c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Ih(e,t,n){const s=e.values[n],
o=e.slopes[n];return t.values[n].map((r,i)=>de(r-(i%2?fi(e.times,s,o,t.times[i]):s[i/2])))}const Ph=0,Fh=2,Ms=1e-12,Dh=1e4,Ss="outside of the table",{abs:lt,max:vt,
min:Yt,sqrt:$s,trunc:jh}=Math;function di(e,t){let n=0,s=e.length;for(;n<s;){const o=n+s>>1;t<e[o]?s=o:n=o+1}return n}function vs(e,t,n){const s=e[0],o=e[e.length-
1],r=Ms*vt(lt(s),lt(o));return t<s?n||s-t<=r?s:E(Ss):t>o?n||t-o<=r?o:E(Ss):t}const As=(e,t)=>Yt(vt(di(e,t)-1,0),e.length-2);function zh(e,t,n,s){let o=di(e,n)-1;
return o+1<e.length&&e[o+1]-n<=Ms*vt(lt(e[o+1]),lt(n))&&o++,o<0&&!s&&E(Ss),t[vt(o,0)]}function Uh([e,t,n],s,o,r){if(o===Fh)return zh(e,t,s,r);const i=vs(e,s,r);
if(e.length===1)return t[0];const a=As(e,i),c=e[a+1]-e[a],l=i-e[a];if(o===Ph)return t[a]+(t[a+1]-t[a])*(l/c);const u=(t[a+1]-t[a])/c,f=(n[a]+n[a+1]-2*u)/c,d=(u-
n[a])/c-f;return t[a]+l*(n[a]+l*(d+l*(f/c)))}function Bh([e,t,n],s,o,r){const i=vs(e,s,r),a=vs(t,o,r),c=As(e,i),l=As(t,a),u=t.length,f=(i-e[c])/(e[c+1]-e[c]),d=(a-
t[l])/(t[l+1]-t[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,w=n[m]+(n[m+1]-n[m])*d;return p+(w-p)*f}const Wh={points:(e,[t,...n])=>{const s=[];for(let o=+t,r=0;r<
+t;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(e,[t,n,s,o],r,i){const a=e.series(String(t)).map(w=>w.numbers),[c,l,u,
f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return Uh(a,d,+n,+s);const m=Ms*vt(lt(c[0]),lt(h));c[0]-m<=d&&d<=h+m||E("outside of the range of its rate");const p=fi(
c,l,u,Yt(vt(d,c[0]),h));return p!==0&&lt(p)<Dh*f[0]&&p!==l[0]&&p!==l[l.length-1]&&E("too near to zero for the steps of its rate"),p},motion(e,[t,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((T,_)=>_%3===0),d=l.filter((T,_)=>_%3===1),h=l.filter((T,_)=>_%3===2),m=(T,_)=>(L,q)=>{
const A=De(e,()=>(a[c]=L,f.forEach((x,R)=>a[x]=q[R]),_.map((x,R)=>Number(i(R?_[R-1]:T,x)))));return A?.every(Number.isFinite)?A:void 0},p=m(c+1,h),w=d.map(T=>Number(
a[T])),g=Number(a[+t]),b=Number(a[+n]);p(g,w);const y=e.budget.steps;p(g,w);const M=Math.max(+s,y-e.budget.steps),$=xh(p,w,g,b,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((T,_)=>[T,$.slopes[_]]),$.errors].map(T=>({first:0,numbers:T}))},path(e,[t,n]){const s=e.series(String(t)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(e,[t,n])=>e.series(String(t))[+n].numbers[0],across:(e,[t,n,s,o],r,i)=>Bh(e.series(String(t)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function wt(e){const t=[];for(const s of e){let o=s,r=0;for(const i of t){const[a,c]=lt(o)<lt(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(t[r++]=u),o=l}t.length=r,t.push(o)}const n=Hh(t);return Number.isFinite(n)?n:E("overflow")}function Hh(e){let t=e.length,n=t?e[--t]:0,s=0;for(;t>
0&&!s;){const o=e[--t],r=n;n=r+o,s=o-(n-r)}if(t>0&&s&&s<0==e[t-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const Xt=e=>e.length?e:E("no row fulfils it"),Je=e=>(Xt(
e),wt(e)/e.length);function hi(e,t){t>=0&&t<=1||E("a share is between 0 and 1"),Xt(e);const n=[...e].sort((i,a)=>i-a),s=t*(n.length-1),o=Yt(jh(s),n.length-1),r=Yt(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function me(e){const t=Je(e);return e.map(n=>n-t)}function Jt(e,t){const n=wt(e.map((s,o)=>s*t[o]))-wt(e)*wt(t)/e.
length;return Number.isFinite(n)?n:E("overflow")}const Ns=e=>e.length<2?E("fewer than two rows"):e;function Gh(e){Ns(e);const t=me(e);return $s(Jt(t,t)/(e.length-
1))}function mi(e,t){Ns(t);const n=me(e),s=me(t),o=Jt(s,s);return o?Jt(n,s)/o:E("all rows have the same place")}function Kh(e,t){Ns(t);const n=me(e),s=me(t),o=$s(
Jt(n,n))*$s(Jt(s,s));return o?Yt(vt(Jt(n,s)/o,-1),1):E("all rows have the same value")}const pi={total:wt,count:e=>e.length,mean:Je,min:e=>Xt(e).reduce((t,n)=>Yt(
t,n)),max:e=>Xt(e).reduce((t,n)=>vt(t,n)),first:e=>Xt(e)[0],last:e=>Xt(e)[e.length-1],median:e=>hi(e,.5),quantile:hi,stdev:Gh,slope:mi,intercept:(e,t)=>Je(e)-mi(
e,t)*Je(t),correlation:Kh},Vh={cumulative(e){let t=0;return e.map((n,s)=>t=s?t+n:n)}},ks=(e,t)=>e[+t].map(({numbers:n})=>n);function Yh(e,t){if(e.length===2)return Array(
2).fill((t[1]-t[0])/(e[1]-e[0]));const n=e.slice(1).map((i,a)=>i-e[a]),s=n.map((i,a)=>(t[a+1]-t[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],
s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[gi(n[0],n[1],s[0],s[1]),...r,gi(n[o],n[o-1],s[o],s[o-1])]}function gi(e,t,n,s){
const o=((2*e+t)*n-e*s)/(e+t);return o*n<=0?0:n*s<0&&lt(o)>3*lt(n)?3*n:o}function Xh(e,t){const n=(i,a)=>i-a;if(e==="grid"){const[i,a,c]=t,l=[...new Set(i)].sort(
n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.length===l.length*u.length)||l.length<2||u.length<2?E("\
not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=t[0].map((i,a)=>[i,t[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(e==="\
tiers"?1:2))return E("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&i===o[a-1])?E("two rows have the same key"):
e==="smooth"?[o,r,Yh(o,r)]:[o,r]}const Es=new WeakMap;function Jh(e,t,n,s){const[o=[],r=[],i=[],a=[]]=t.slice(s+1,s+5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||
r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=e.series(String(r[1])),u=Es.get(l)??new Map;if(!c)return Es.
has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Es.set(l,u)),u.get(Number(n[Number(i[1])]))??[]}const Zh={rows(e,t,n,s,o,r){const[i,a,...c]=t.
map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?Jh(e,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const w=Number(
n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!w)break;u[p].push(w)}}catch(p){throw p instanceof it&&e.budget.steps>=0&&!p.needs&&(p.message.startsWith("the cell `")||(p.message+=
` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(e,[t,n,...s],o,r)=>pi[t](...ks(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(e,[
t,n],s,o)=>Xh(String(t),ks(o,n)).map(r=>({first:0,numbers:r})),scan:(e,[t,n],s,o)=>[{first:0,numbers:Vh[t](ks(o,n)[0])}]},wi=1e5,xs=5;function bi(e,t,n,s=Number){
const o=[];for(let r=0,i=t+1;r+xs<e.length;r+=xs){const[a,c,l,u,f]=e.slice(r,r+xs).map(Number),d=s(n[u]),h=at(d);h!==qt(d)&&E("the last step is not a whole numb\
er"),h<a-1&&E("the steps run backwards"),h-a>=wi&&E("more than 100,000 steps");const m=n.slice(l,l+c);o.push({first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),
i=f}return o}function yi({numbers:e,offset:t,last:n},s){const o=e[s-t];return o!==void 0?o:E(s>=t&&s<=n?`step ${s} is not known yet`:`there is no step ${s}`)}function Zt(e){
const t=at(e);return t===qt(e)?t:E("a step is a whole number")}const Mi=(e,t,n)=>e[+t][+n],Qh={steps(e,t,n,s,o){const r=bi(t,o,s);s[o-1]=r;const i=Math.max(...r.
map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){
throw l instanceof it&&e.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(e,[t,n,s],o,r)=>yi(
Mi(r,t,n),Number(r[+t+1])-Number(s)),prior:(e,[t,n,s],o,r)=>yi(Mi(r,t,n),Zt(Number(r[+s]))),series:(e,[t,n])=>[e.series(String(t))[+n]],at(e,[t,n],s,o){const{first:r,
numbers:i}=e.series(String(t))[0],a=Zt(Number(o[+n])),c=i[a-r]??E(`there is no step ${a}`);return typeof c=="number"?c:E(c)},edge(e,[t,n]){const{first:s,numbers:o}=e.
series(String(t))[0];return+n?s+o.length-1:s},first(e,[t,n],s,o,r){const[i,a]=[t,n].map(c=>Zt(Number(o[+c])));a-i>wi&&E("more than 100,000 steps");for(let c=i;c<=
a;c++)if(o[r]=c,s())return c;return E("no step fulfils it")}},Si="other rows are chosen",tm=1e3,Qt=e=>typeof e=="number"?e:E("a bound, or the number of a step, \
that has a distribution");function $i(e,t,n,s,o){const[r,...i]=t[n],[a,c]=i.slice(0,2).map(u=>Qt(s[+u]));(at(a)!==qt(a)||at(c)!==qt(c))&&E("bounds are not whole\
 numbers"),at(c)<at(a)-1&&E("the bounds run backwards"),c-a>=1e4&&E("more than 10,000 terms");let l=r==="sum"?0:1;for(let u=at(a);u<=at(c);u++){s[n]=u;const f=e.
execute(t,n+1,o,s);l=fe(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}function vi(e,t,n,s){const[o,r,i,a]=t[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="ba\
ck"?Qt(s[+r+1])-+a:Zt(Qt(s[+a])),d=c[f-l];return d!==void 0?e.lowered(d):E(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const Ai=(e,t,n)=>t[n].
map(({numbers:s})=>s.map(o=>e.lowered(o))),Ni={sum:$i,product:$i,back:vi,prior:vi,steps(e,t,n,s){const o=bi(t[n].slice(1),n,s,Qt),r=Math.min(...o.map(a=>a.first)),
i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=tm&&E("more than 1,000 steps of what has a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&
a<=c.last&&c.numbers.push(e.execute(t,c.begin,c.end,s))}return o.map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(e,t,n)=>[e.series(String(t[n][1]))[+t[n][2]]],
at(e,t,n,s){const{first:o,numbers:r}=e.series(String(t[n][1]))[0],i=Zt(Qt(s[+t[n][2]])),a=r[i-o]??E(`there is no step ${i}`);return typeof a=="string"?E(a):e.lowered(
a)},rows(e,t,n,s){const[o,r,...i]=t[n].slice(1).map(Number),a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=e.
execute(t,u?i[u-1]:n+1,i[u],s);if(r&&!u&&Z(f)&&E(Si),r&&!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof it&&!u.needs&&u.message!==Si&&(u.message.startsWith(
"the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.slice(r).map(l=>({first:0,numbers:l}))},fold(e,t,n,s){const[,o,r,...i]=t[n],a=Ai(e,s,+r),c=a[0].length,
l=a.map((f,d)=>d*c);return fe((...f)=>pi[o](...l.map(d=>f.slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(e,t,n,s){const o=[];
for(const r of Ai(e,s,+t[n][2])[0])o.push(o.length?fe((i,a)=>i+a,[o[o.length-1],r]):r);return[{first:0,numbers:o}]},edge(e,t,n){const{first:s,numbers:o}=e.series(
String(t[n][1]))[0];return+t[n][2]?s+o.length-1:s},first(e,t,n,s,o){const[r,i]=t[n].slice(1,3).map(c=>Zt(Qt(s[+c])));let a;for(let c=r;c<=i;c++){s[n]=c;const l=e.
execute(t,n+1,o,s);if(!Z(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.
isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return E("no step fulfils it")}},ki=8,em=2e3,nm=1e3,Ei=new Set(["num","row","index","read","back","prior",
"at","edge","series"]),sm={beta:256},om="a root, integral, slope or fold of rows of what has a distribution is not computed draw by draw";class pe{constructor(t,n,s,o){
this.run=t,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??Q,this.copies=!!(o??n?.copies),this.kept=0,this.depth=0,this.memo=new Map(s),this.touched=
t.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(xi(t))}value(t){const n=this.memo.get(t);if(n!==void 0)return n;if(this.depth>=nm)throw new J;
this.depth++;let s;try{s=this.found(t)}finally{this.depth--}return this.kept+=le(s)?s.reduce((o,r)=>o+r.numbers.length,0):1,!this.outside&&this.kept>em&&(this.memo.
clear(),this.kept=0),this.memo.set(t,s),s}found(t){const{machine:n}=this.run,s=n.nodes.get(t);if(this.outside&&!(this.memo.size&&this.touched.has(t)))return this.
part(this.outside.value(t));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(t))return _s(o).value(t);if(!s||!this.outside&&(this.pinned.has(t)||
!n.uncertain.has(t))){const a=this.run.value(t);return le(a)?a:this.run.known(t)}if(s.dr)return s.chain?gh(s.chain,s.dr):ph(t,s.dr);if(s.p)return this.execute(s.
p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??E(s.problem||`no cell in row \`${i}\``)}lowered(t){return!Z(t)||t.length===
this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const n=this.value(t);return le(n)?n:E("no value")}part(t){const{chosen:n}=this;return n&&
Z(t)?Float64Array.from(n,s=>t[s]):t}execute(t,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=t[n],c=ct.get(String(i));if(r.steps<=0)throw new J;
if(r.pay(c||Ei.has(String(i))&&!this.copies?1:Q/ki),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){
const l=fe(c,a.map(u=>o[+u]));Z(l)&&r.pay((sm[i]??1)*Q/ki-1),o[n]=l}else{n=this.region(t,n,o);continue}n++}return o[s-1]}region(t,n,s){const[o,...r]=t[n],i=+(o===
"with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)c.set(String(r[l]),s[+r[l+1]]);a=new pe(this.run,this,c).execute(t,n+
1,i,s)}else o==="if"?a=this.cases(t,n,s):o==="drawn"?a=ms(this.execute(t,n+1,i,s),+r[0]):o==="undefined"?E("no case holds"):Object.hasOwn(Ni,o)?a=Ni[o](this,t,n,
s,i):E(om);return s[n]=s[i-1]=a,i}cases(t,n,s){const[o,r,i]=t[n].slice(1).map(Number),a=s[o],c=[[n+1,r],[r,i]];if(!Z(a)){const[u,f]=c[a?0:1];return this.execute(
t,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach((w,g)=>{!w==(d===1)&&h.push(g)}),!h.length)return;const m=new pe(
this.run,this,void 0,h),p=m.execute(t,u,f,s.map(w=>m.part(w)));h.forEach((w,g)=>l[w]=Z(p)?p[g]:Number(p))}),l}}const xi=e=>e?.outside?[...e.given,...xi(e.outside)]:
[],_s=e=>e.draws??=new pe(e);var rm=Object.freeze({__proto__:null,CHECKED:{deviation:e=>e<0?E("a standard deviation below 0"):e,holds:e=>e===0||e===1?e:E("a pro\
bability of a number that is not a condition"),upper:(e,t)=>t<e?E("a distribution whose upper end is below its lower one"):t},DRAWN:{drawn:(e,[t,n],s,o,r,i)=>ms(
_s(e).execute(i,r+1,+n,[...o]),+t)},Draws:pe,LOOKS:Ei,drawsOf:_s});const im=[[2509.0809287301227,33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,
1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,
42.31333070160091,1]],am=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,3.6478483247632045,5.769497221460691,4.630337846156546,
1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,1.6763848301838038,2.053191626637759,1]],cm=[
[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,5.463784911164114,6.657904643501103],
[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,.599832206555888,1]],Os=(e,t)=>{const[
n,s]=e.map(o=>o.reduce((r,i)=>r*t+i,0));return n/s},_i=(e,t)=>{if(Math.abs(e)<=.425)return e*Os(im,.180625-e*e);const n=Math.sqrt(-Math.log(t));return Math.sign(
e)*(n<=5?Os(am,n-1.6):Os(cm,n-5))},Ze=e=>e>0&&e<1?_i(e-.5,Math.min(e,1-e)):E("a quantile of a probability that is not between 0 and 1"),lm=e=>e>-1&&e<1?_i(e/2,(1-
Math.abs(e))/2)/Math.sqrt(2):E("erfinv of a number that is not between -1 and 1"),{abs:Qe,exp:tn,expm1:Ts,log:bt,log1p:en,min:Oi,sqrt:um,PI:fm}=Math,Ti=.1,Li=1e5,
dm=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],hm=10,Ci=1e-300,mm=3e-16,pm=1e-9,gm=2e4,wm=60,ge=[],bm=(e,t,n)=>{t>=Ti&&t<=Li&&n>=Ti&&n<=Li||E("a shape of `b\
eta` that is not between 0.1 and 100,000");let s=ge[0];return(s?.shapes.a!==t||s.shapes.b!==n)&&(s=ge.find(({shapes:o})=>o.a===t&&o.b===n)??ym(t,n),ge.unshift(s),
ge.length=Oi(ge.length,16)),e<=s.middle?tn(qi(e,s.shapes)):-Ts(qi(1-e,s.mirrored))};function ym(e,t){const n=Ri(e,t),[s,o]=Ii(n.most,n);return{shapes:n,mirrored:Ri(
t,e),middle:tn(s)/o}}function Ri(e,t){const n=yt(e)+yt(t)-yt(e+t)-bt(e/(e+t)*t/(2*fm))/2;return{a:e,b:t,round:n,most:bt((e+1)/(e+t+2))}}function qi(e,t){const n=bt(
e);let s=Oi(Mm(e,t),t.most);for(let o=0;o<wm;o++){const[r,i]=Ii(s,t);let a=s+(r-bt(i)-n)*Ts(s)/i;a>t.most&&(a=(s+t.most)/2);const c=Qe(a-s);if(s=a,c<=pm*Qe(s))break}
return s}function Mm(e,{a:t,b:n,round:s}){if(t<1||n<1)return(bt(e*t)+s+t*bt(t/(t+n))+n*bt(n/(t+n)))/t;const o=Ze(e),r=1/(2*t-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/
6,l=o*um(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-en(n/t*tn(-2*l))}function Ii(e,{a:t,b:n,round:s}){const o=tn(e),r=-Ts(e),i=t/(t+n),a=n/(t+n),c=o<r?o-i:a-r,l=c>-i/2?
en(c/i):bt(o/i),u=c<a/2?en(-c/a):bt(r/a);return[t*l+n*u-s,nn(o,r,-(t+n)*c,t,n)]}function yt(e){let t=0;for(;e<hm;e++)t+=(e+.5)*en(1/e)-1;const n=1/(e*e);return t+
dm.reduce((s,o)=>s*n+o,0)/e}function nn(e,t,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<gm;c++){const l=s+2*c-1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*e*e/(l*l),f=c+c*
(o-c)*e/l+(s+c)/(l+2)*(n+1+c*(1+t));if(a=1/Pi(f+u*a),r=Pi(f+u/r),i*=r*a,Qe(r*a-1)<=mm)break}return i}const Pi=e=>Qe(e)>=Ci?e:Ci;var Sm=Object.freeze({__proto__:null,
betaFraction:nn,betaQuantile:bm,offStirling:yt});const{abs:Fi,exp:$m,expm1:vm,log:Am,max:Nm,min:km,trunc:Em}=Math,te=21,Di=.4871,xm=4*Number.EPSILON,ji=70,zi=40,
_m=120,Ui="more than one rate makes these cash flows worth nothing",Bi="no rate turns these cash flows from a loss into a gain",Wi=(...e)=>{const t=e.flatMap((c,l)=>c?
[l]:[]),n=t.length?e.slice(t[0],t[t.length-1]+1):[],s=Ls(n);s===0&&E("cash flows of one sign have no rate of return");let[o,r]=s===1?[-te,te]:Om(n);const i=Cs(n,
r)>0;i===Cs(n,o)>0&&E(Bi);for(let c=0;c<ji;c++){const l=(o+r)/2;Cs(n,l)>0===i?r=l:o=l}const a=vm(-(o+r)/2);return Fi(a)<=xm?0:a};Ie.set(Wi,(...e)=>Em(e.length*ji/
4)+(Ls(e)>1?8*e.length*e.length:0));function Ls(e){const t=e.filter(n=>n).map(n=>n>0);return t.filter((n,s)=>s&&n!==t[s-1]).length}function Cs(e,t){const n=$m(-Fi(
t)),s=(o,r)=>o*n+r;return t<=0?e.reduceRight(s,0):e.reduce(s,0)}function Om(e){const t=e.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:e.map((r,i)=>(i&&
(n*=(t-i+1)/i),r/n))}],o=[];for(let r=0,i;r<_m&&(i=s.pop());r++){const{low:a,high:c,depth:l,parts:u}=i,f=Ls(u);if(f===1&&o.push([a,c]),f>1&&l<zi){const d=a+(c-a)*
Di,[h,m]=Lm(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}(o.length>1||f>1&&l===zi)&&E(Ui)}return s.length&&E(Ui),o.length||E(Bi),
o[0].map(Tm)}function Tm(e){return e===0||e===1?e?te:-te:km(Nm(Am(e/(1-e)),-te),te)}function Lm(e){const t=[],n=[];for(let s=e;s.length;s=s.slice(1).map((o,r)=>s[r]+
(o-s[r])*Di))t.push(s[0]),n.push(s[s.length-1]);return[t,n.reverse()]}const sn=2**-46,Cm=.001,Rm=2e4,qm=32,Hi=1e-12,Im=12,Pm=1e-15,Gi=134217729,Fm=64,Ki=1e140,Vi=1e-140,
Dm=8,{abs:At,max:Yi,sqrt:Rs,trunc:Xi}=Math;function on(e,t){const n=e+t,s=n-e;return[n,e-(n-s)+(t-s)]}function Ji(e,t){const n=e*t,s=Gi*e,o=Gi*t,r=s-(s-e),i=o-(o-
t),a=e-r,c=t-i;return[n,r*i-n+r*c+a*i+a*c]}function qs(e,t){const[n,s]=on(e[0],t[0]);return on(n,s+(e[1]+t[1]))}function Is(e,t){const[n,s]=Ji(e[0],t[0]);return on(
n,s+(e[0]*t[1]+e[1]*t[0]))}function Zi(e,t){const n=e[0]/t[0],s=qs(e,Is(t,[-n,0]));return on(n,s[0]/t[0])}function jm(e,[t,n]){const s=At(t);if(s>Fm||s!==Xi(s)||
n)return;let o=[1,0];for(let r=0;r<s;r++)o=Is(o,e);return t>=0?o:Zi([1,0],o)}const Qi={add:qs,sub:(e,t)=>qs(e,[-t[0],-t[1]]),mul:Is,div:Zi,neg:([e,t])=>[-e,-t],
pow:jm};function zm(e,t){const n=Object.hasOwn(Qi,e)?Qi[e]:void 0;if(!n||t.some(([o])=>At(o)>Ki||o&&At(o)<Vi))return;const s=n(...t);return s&&At(s[0])>Vi&&At(s[0])<
Ki?s:void 0}function ta(e,t){const n=[...e];for(const[s,[o,r]]of t)n.push(...Ji(s,o),s*r);return wt(n)}const G=e=>Rs(wt(e.map(t=>t*t)));function Ps(e,t,n){const s=[];
for(let r=t;r<n.length;r++)s.push(e[r]*n[r]);const o=2*wt(s);for(let r=t;r<n.length;r++)n[r]-=o*e[r]}class ea{constructor(t,n){this.column=t,this.others=n}}class we{constructor(t,n=Hi){
this.limit=n,this.scales=t.map(s=>G(s)||1),this.vectors=[],this.triangle=[],this.least=1,t.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(t,n){this.
vectors.forEach((a,c)=>Ps(a,c,n));const s=G(n.slice(t));if(this.limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,t));throw new ea(t,a.flatMap((c,l)=>At(c)>
Rs(Hi)?[l]:[]))}s<this.least&&(this.least=s);const o=n[t]>0?-s:s,r=n.map((a,c)=>c<t?0:a);r[t]-=o;const i=G(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.
push([...n.slice(0,t),o])}turned(t){const n=[...t];return this.vectors.forEach((s,o)=>Ps(s,o,n)),n}back(t){const n=[...t];for(let s=this.vectors.length-1;s>=0;s--)
Ps(this.vectors[s],s,n);return n}solved(t){return this.upwards(t.slice(0,this.triangle.length))}upwards(t){const n=[...t];for(let s=n.length-1;s>=0;s--){n[s]/=this.
triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*n[s]}return n}solvedAcross(t){const n=[...t];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)
n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function Um([e,...t],n){const s=t.length,o=e.length,r=new we(t),i=r.least<Cm||o*s<=Rm,[a,...c]=i?n():[];let l,u;if(i)[l,u]=sa(r,
c,a,t.map(()=>0));else{const p=r.turned(e);l=r.solved(p),u=r.back([...t.map(()=>0),...p.slice(s)])}let f=G(u);f<=sn*G(e)&&(f=0);const d=f/Rs(o-s),h=r.scales.map(
(p,w)=>{const g=t.map((y,M)=>w===M?1:0),b=i?sa(r,c,e.map(()=>[0,0]),g)[1]:r.solvedAcross(g);return d*G(b)/p}),m=t.some(p=>p.every(w=>w===p[0]));return[...l.map(
(p,w)=>p/r.scales[w]),...h,d,na(e,f,m)]}function na(e,t,n){const s=n?wt(e)/e.length:0,o=G(e.map(r=>r-s));return o>sn*G(e)||E("all rows have the same value, so t\
here is nothing to explain"),1-t/o*(t/o)}function sa(e,t,n,s){const o=t.length;let r=t.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<Im;c++){const l=r.map((b,y)=>b/
e.scales[y]),u=n.map((b,y)=>{const M=[[-1,[i[y],0]]];return t.forEach(($,v)=>M.push([-l[v],$[y]])),ta(b,M)}),f=t.map((b,y)=>{const M=i.map(($,v)=>[-$,b[v]]);return ta(
[s[y]*e.scales[y],0],M)/e.scales[y]}),d=e.turned(u),h=e.solvedAcross(f),m=e.solved(d.slice(0,o).map((b,y)=>b-h[y])),p=e.back([...h,...d.slice(o)]);r=r.map((b,y)=>b+
m[y]),i=i.map((b,y)=>b+p[y]);const w=Yi(...m.map(At)),g=Yi(...r.map(At));if(w<=Pm*g)return[r,i];w>a/2&&w>1e-12*g&&E(Bm),a=w}return[r,i]}const Bm="rounding decid\
es the result, as columns are nearly combinations of others",Wm=e=>`the rows do not determine ${e}: its factor is zero in all of them`,Hm=(e,t,n)=>t.length?`the\
 rows cannot separate ${e} from ${t.join(" and ")}: their columns are collinear`:n(e);function Gm(e,t,n){return oa(e[0].length,e.length-1),ra(n,()=>Um(e,t))}function oa(e,t){
const n=t===1?"1 coefficient needs":`${t} coefficients need`;e<=t&&E(`${n} at least ${t+1} rows, and there are ${e}`)}function ra(e,t,n=Wm){try{return t()}catch(s){
if(!(s instanceof ea))throw s;return E(Hm(e[s.column],s.others.map(o=>e[o]),n))}}function Km(e,t,n,s,o){const[,r,i,...a]=t[n].map(Number),c=a.slice(0,-1).map((f,d)=>[
d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(Vm(t,c[h+i],s,o)));return s[n]=u,l}function Vm(e,[
t,n],s,o){const r=new Map;for(let i=t;i<n;){const[a,...c]=e[i],l=Ym(e[i],i),u=o(i,i+1);if(l===i+1&&u){const f=zm(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));
f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[Number(s[n-1]),r.get(n-1)??0]}const Ym=([e,...t],n)=>ct.has(String(e))||Xm.includes(String(e))?n+1:Number(t[e==="with"?0:
t.length-1]),Xm=["num","row","read","index"],Jm={fitted(e,[t,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{e.budget.steps-=Xi(f*a[0].length*a.length*a.length/
Dm),e.budget.steps<0&&s(r,r)};return c(1),Gm(a,()=>(c(qm),Km(e,i,+n,o,s)),String(t).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:be,exp:Nt,log:et,log1p:ia,
max:aa,min:Fs,sqrt:ye,trunc:Zm,PI:Ds}=Math,js=.01,rn=1e6,Qm=1e-17,an=1e-300,ca=2e4,tp=100,la=1e-9,ua=-706,ep=37,np=18,sp=.5772156649015329,op=[.6449340668482264,
.2020569031595943,.08232323371113819,.03692775514336993,.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,
.0002460865533080483,.00012271334757848915,6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,
9539620338727962e-22,4769329867878064e-22,238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,
3725334024788457e-24,1862659723513049e-24,9313274324196682e-25],ee=e=>{if(e<=0&&E("lgamma of zero or less"),e>=10)return(e-.5)*(et(e)-1)+(et(2*Ds)-1)/2+yt(e);let t=1;
for(;e>2.5;)t*=e-=1;if(e<.5)return fa(e)-et(e);const n=e<1.5?fa(e-1):da(e-2);return t===1?n:n+et(t)},fa=e=>da(e)-ia(e);function da(e){let t=e,n=0;return op.forEach(
(s,o)=>{t*=-e,n-=s*t/(o+2)}),e*(1-sp)+n}function zs(e){if(be(e)>.25)return ia(e)-e;const t=e/(2+e),n=t*t;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*
t*o-e*t}const Me=(...e)=>{const t=aa(...e.slice(0,-1));return t>0&&t<=rn?Zm(20+2*ye(t)):0},cn=(...e)=>6*Me(...e);function ln(e,t){e>=js&&e<=rn||E("an incomplete\
 gamma function of a shape that is not between 0.01 and 1,000,000"),t<0&&E("an incomplete gamma function of a negative number")}function Us(e,t){if(t===0)return[
0,1];const n=Bs(e,t);if(t<=e+1){const o=n/e*rp(e,t);return[o,1-o]}const s=n?n/ip(e,t):0;return[1-s,s]}function Bs(e,t){if(e<1)return t<1e3?Nt(e*et(t)-t-ee(e+1))*
e:0;const n=(t-e)/e,s=n>-.9?e*zs(n):e*(et(t/e)-n);return s>-745?Nt(s-yt(e))*ye(e/(2*Ds)):0}function rp(e,t){let n=1,s=1;for(let o=1;o<ca&&(n*=t/(e+o),s+=n,!(n<s*
Qm));o++);return s}function ip(e,t){let n=t+1-e,s=n,o=n,r=0;for(let i=1;i<ca;i++){const a=i*(e-i);if(n+=2,r=n+a*r,r=1/(be(r)>=an?r:an),s=n+a/s,s=be(s)>=an?s:an,
o*=s*r,be(s*r-1)<=2e-16)break}return o}function Ws(e,t){e>=js&&e<=rn&&t>=js&&t<=rn||E("an incomplete beta function of a shape that is not between 0.01 and 1,000\
,000")}function ha(e,t,n,s){if(n<=0||s<=0)return n<=0?[0,1]:[1,0];const o=Hs(e,t,n,s),r=n<s?n-e/(e+t):t/(e+t)-s;if(n<=(e+1)/(e+t+2)){const a=o/nn(n,s,-(e+t)*r,e,
t);return[a,1-a]}const i=o/nn(s,n,(e+t)*r,t,e);return[1-i,i]}function Hs(e,t,n,s){const o=e/(e+t),r=t/(e+t),i=n<s?n-o:r-s,a=i>-.9*o?zs(i/o):et(n/o)-i/o,c=i<.9*r?
zs(-i/r):et(s/r)+i/r,l=e*a+t*c-yt(e)-yt(t)+yt(e+t);return l>-745?Nt(l)*ye(e/(2*Ds)*r):0}function ma(e){e>=0&&e<=1||E("an incomplete beta function of a number th\
at is not between 0 and 1")}const pa=(e,t,n)=>(Ws(e,t),ma(n),ha(e,t,n,1-n)),ap=(e,t)=>(ln(e,t),t?Bs(e,t)/t:Gs(e,1)),Gs=(e,t)=>(e<1&&E("a density that is infinit\
e at its end"),e===1?t:0),cp=(e,t,n)=>(Ws(e,t),ma(n),n===0||n===1?n?Gs(t,e):Gs(e,t):Hs(e,t,n,1-n)/(n*(1-n)));function ga(e,t){e>=0&&e<=1&&t>=0&&t<=1||E("an inve\
rse of a share that is not between 0 and 1")}const wa=(e,t)=>e<=t?Ze(e):-Ze(t);function ba(e,t,n){if(ln(e,0),ga(t,n),n===0&&E("an infinite inverse"),t===0)return 0;
const s=r=>{const i=Nt(r);return[...Us(e,i),Bs(e,i)]},o=e>=1?et(e)+wa(t,n)/ye(e):(et(t)+ee(e+1))/e;return Nt(Ma(s,t,n,o,np))}function ya(e,t,n,s){if(Ws(e,t),ga(
n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+Nt(-i)),c=1/(1+Nt(i));return[...ha(e,t,a,c),Hs(e,t,a,c)]},r=Fs(e,t)<1?(et(n*e)+ee(e)+ee(t)-ee(e+t))/e:
et(e/t)+wa(n,s)*ye(1/e+1/t);return 1/(1+Nt(-Ma(o,n,s,r,ep)))}function Ma(e,t,n,s,o){let r=ua,i=o,a=Fs(aa(s,r),i);const c=et(Fs(t,n)),l=t<=n;for(let u=0;u<tp;u++){
const[f,d,h]=e(a),m=l?f:d,p=(m>0?et(m)-c:-1/0)*(l?1:-1);p>0?i=a:r=a;let w=h>0&&m>0?a-p*m/h:1/0;r<=w&&w<=i||(w=(r+i)/2);const g=be(w-a);if(a=w,g<=la)break}return a<=
ua+la?E("an inverse below 1e-306"):a}const kt=(e,t)=>(Ie.set(e,t),e),lp={lgamma:ee,gamma_inc:kt((e,t)=>(ln(e,t),Us(e,t)[0]),Me),gamma_inc_upper:kt((e,t)=>(ln(e,
t),Us(e,t)[1]),Me),gamma_inc_inv:kt((e,t)=>ba(e,t,1-t),cn),gamma_inc_upper_inv:kt((e,t)=>ba(e,1-t,t),cn),beta_inc:kt((e,t,n)=>pa(e,t,n)[0],Me),beta_inc_upper:kt(
(e,t,n)=>pa(e,t,n)[1],Me),beta_inc_inv:kt((e,t,n)=>ya(e,t,n,1-n),cn),beta_inc_upper_inv:kt((e,t,n)=>ya(e,t,1-n,n),cn),gamma_density:ap,beta_density:cp},up=450,fp=16,
dp=28,hp=1/64,mp=7,Sa=4,$a=12,va=70,pp=3,Aa=1e-13,{abs:Mt,max:un,min:Se}=Math;function Ks(e,t,n,s,o){const{machine:r,budget:i}=e,a=!r.traced,c=i.steps,l=m=>De(e,
()=>t(m));let u=[];const f=m=>{const p=r.traced=[];try{const w=l(m);return{at:m,value:w,parts:[...n.slice(s,o-1),...p.flat()]}}finally{r.traced=void 0}};return{
curve:m=>{if(!a)return l(m);const p=f(m);return u.length<up&&u.push(p),p.value},look:()=>{if(!u.length)return[];const m=Math.floor((c-i.steps)/u.length)+1,p=u;return u=
[],gp(p,f,Math.floor(i.steps/(2*dp*m)))}}}function gp(e,t,n){const s=new Map(e.filter(({value:i})=>i!==void 0).map(i=>[i.at,i])),o=[...s.values()].sort((i,a)=>i.
at-a.at),r=[];for(const i of wp(o)){if(r.length>=Se(n,fp))break;if(r.some(c=>yp(c,i)))continue;const a=vp[i.kind](i,t);i.at[0]<=a&&a<=i.at[i.at.length-1]&&r.push(
{at:a,samples:Ap(i,a,t)})}return r.map(i=>i.samples.map(({at:a,value:c})=>[a,c]))}function wp(e){const t=e.map(o=>o.at),n=e.reduce((o,{parts:r})=>Se(o,r.length),
e.length?1/0:0);return Array.from({length:n},(o,r)=>{const i=e.map(({parts:a})=>a[r]);return i.every(a=>typeof a=="number")?bp(r,t,i):[]}).sort((o,r)=>o.length-
r.length).flat()}function bp(e,t,n){let s=1/0,o=-1/0,r=!0;for(const l of n)s=Se(s,l),o=un(o,l),r&&=l===0||l===1;if(s===o)return[];const i=un(Mt(s),Mt(o)),a=[],c=(l,u)=>a.
push({part:e,kind:u,at:t.slice(l,l+2),values:n.slice(l,l+2),size:i});if(r){for(let l=0;l+1<t.length;l++)n[l]!==n[l+1]&&c(l,"flip");return a}if(s<0&&o>0)for(let l=0;l+
1<t.length;l++)n[l]*n[l+1]<0&&c(l,"zero");for(let l=0,u=0,f=0;l+1<t.length;l++){const d=n[l+1]-n[l];if(!(Mt(d)<=Aa*i)){if(u*d<0&&l-f<=1){const h=[f-1,f,l+1];a.push(
{part:e,kind:"turn",at:h.map(m=>t[m]),values:h.map(m=>n[m]),size:i})}[u,f]=[d,l+1]}}return a}const fn=(e,t)=>{const n=e.parts[t];return typeof n=="number"?n:NaN};
function yp({at:e,samples:t},n){if(!(n.at[0]<=e&&e<=n.at[n.at.length-1]))return!1;const s=t.findIndex(l=>l.at===e),[o,r,i]=[un(0,s-Sa),s,Se(t.length-1,s+Sa)].map(
l=>fn(t[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||un(Mt(a),Mt(c))<=Aa*n.size}function Mp({part:e,
at:[t,n],values:[s,o]},r){const i=s;for(let a=0;a<$a+va;a++){const c=a<$a?n-o*(n-t)/(o-s):t/2+n/2;if(!(t<c&&c<n))break;const l=fn(r(c),e);if(!(Mt(l)>0))return c;
l<0==i<0?[t,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Mt(s)<Mt(o)?t:n}function Sp({part:e,at:[t,n],values:[s]},o){for(let r=0;r<va;r++){const i=t/2+n/2;if(!(t<i&&
i<n))break;fn(o(i),e)===s?t=i:n=i}return t}function $p({part:e,at:t,values:n},s){const[o,r,i]=t;let a=Na(t,n),c=Se(r-o,i-r);for(let l=0;l<pp;l++){c/=16;const u=[
a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=Na(u,u.map(d=>fn(s(d),e)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function Na([e,t,n],[s,o,r]){const i=(t-
e)*(o-r),a=(t-n)*(o-s);return Mt(i-a)>0?t-((t-e)*i-(t-n)*a)/(2*(i-a)):t}const vp={zero:Mp,flip:Sp,turn:$p};function Ap(e,t,n){const s=new Map([[t,n(t)]]);for(const o of[
e.at[0],e.at[e.at.length-1]]){let r=o-t;for(let i=0;i<mp;i++)r*=hp,s.has(t+r)||s.set(t+r,n(t+r))}return[...s.values()].sort((o,r)=>o.at-r.at)}const Vs=400,dn=.6180339887498949,
Np=60,kp=8,ka=1e-9,Ep=1e-5,Ea=1e-13,{abs:Ys,max:$e,min:xa}=Math,nt=e=>e??-1/0;function _a(e,t,n,s,o){t<n||E(t>n?"the range runs backwards":"the range is empty");
const r=l=>{const u=e(l);return u===void 0?void 0:s*u},i=[...Array.from({length:Vs},(l,u)=>t+(n-t)*u/Vs),n],a=i.map(r),c=a.filter(l=>l!==void 0);return c.length||
E("no value in the range"),{value:r,at:i,values:a,size:c.reduce((l,u)=>$e(l,Ys(u)),0),sign:s,places:o()}}const Oa=(e,t,n,s,o)=>s*La(_a(e,t,n,s,o))[0][1];function Ta(e,t,n,s,o){
const r=_a(e,t,n,s,o),[[i,a],...c]=La(r),l=Ep*(n-t);c.some(([u,f])=>a-f<=ka*r.size&&Ys(u-i)>l)&&E("several places have the same value");for(const u of[i-l,i+l]){
const f=t<=u&&u<=n?r.value(u):void 0;f!==void 0&&a-f<=Ea*r.size&&E("it is flat where it is largest")}return xp(r,i,a,l)}function La(e){const{at:t,values:n,sign:s,
size:o}=e,r=l=>n[l]!==void 0&&nt(n[l])>nt(n[l-1])&&nt(n[l])>=nt(n[l+1]),a=[...n.keys()].filter(r).sort((l,u)=>nt(n[u])-nt(n[l])||l-u).slice(0,kp).map(l=>Ca(e,t[$e(
l-1,0)],t[xa(l+1,Vs)],t[l],nt(n[l]))),c=a.reduce((l,[,u])=>$e(l,u),-1/0)+ka*o;for(const l of e.places){const u=l.map(([,p])=>nt(p===void 0?void 0:s*p)),f=u.indexOf(
$e(...u)),[d,h,m]=[$e(f-1,0),f,xa(f+1,l.length-1)].map(p=>l[p][0]);u[f]>c&&a.push(Ca(e,d,m,h,u[f]))}return a.sort((l,u)=>u[1]-l[1])}function Ca({value:e},t,n,s,o){
let r=n-dn*(n-t),i=t+dn*(n-t),a=nt(e(r)),c=nt(e(i));for(let l=0;l<Np;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-dn*(n-t),a=nt(e(r))):([
t,r,a]=[r,i,c],i=t+dn*(n-t),c=nt(e(i)));return[s,o]}function xp({value:e,size:t},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>e(n+r*p));if(i.includes(
void 0))return n;const[a,c,l,u]=i.map(nt),f=a-u+8*(l-c),d=-a+16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=e(h);if(Ys(h-n)>o||m===void 0||s-m>Ea*t)return n;
[n,s]=[h,m]}return n}const Xs=192,Js=1e300,_p=1100,Zs=1e-6,Op=.1,Ra=1e-12;function Tp(e,t,n,s,o,r,i){t>0&&n<=0&&E("no real value");const a=[];let c=!1,l=0,u=NaN;
const f=new Map(qp(t,n,s).map(d=>[d,e(d)??NaN]));for(const[d,h]of Cp(f,o()).flatMap(m=>Rp(e,m,f))){let m;if(h===0){const p=qa(e,d);c||=!p,p&&!Qs(e,d)&&(m=d)}else
u*Math.sign(h)<0&&(m=Ip(e,l,d,u,h));m!==void 0&&m!==a[a.length-1]&&a.push(m),[l,u]=[d,Math.sign(h)||NaN]}if(r!==void 0){const d=Lp(a);return c&&E("a whole stret\
ch of values solves it"),d.length!==i&&E(`${d.length} root${d.length===1?"":"s"} in the range, not ${i}`),d[r]}return a.length||E(c?"a whole stretch of values s\
olves it":"no root was found in the range"),a.reduce((d,h)=>Math.abs(h-s)<Math.abs(d-s)?h:d)}function Lp(e){const t=[];for(const n of[...e].sort((s,o)=>s-o)){const s=t[t.
length-1];(!t.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&t.push(n)}return t}function Cp(e,t){const n=[...e.keys()],{sign:s}=Math;for(const[o,
r]of t.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;const[a,c]=[i-1,i].map(l=>s(e.get(n[l])));a*s(r)<0&&a*c>0&&e.set(o,r)}return[...e.keys()].
sort((o,r)=>o-r)}function Rp(e,t,n){const s=i=>[i,e(i)??NaN],o=[t,n.get(t)],r=Zs*(Math.abs(t)||1);return o[1]===0?[s(t-r),o,s(t+r)]:[o]}function qp(e,t,n){const s=(a,c,l=1)=>Array.
from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(e>-Js||t<Js){const a=e>0?Math.log(t/e):0;return s(0,Xs).map(c=>e>0?e*Math.exp(c/Xs*a):e+c/Xs*(t-e))}const o=Math.
abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Js).sort((a,c)=>a-c);
return[...i.map(a=>-a).reverse(),0,...i]}function qa(e,t){const n=Zs*(Math.abs(t)||1);return e(t-n)!==0&&e(t+n)!==0}const Qs=(e,t)=>e(Number(t.toPrecision(7)))===
void 0;function Ip(e,t,n,s,o){const r=Math.abs(o);let i=r,a=r;for(let h=0;h<_p;h++){const m=t/2+n/2;if(m===t||m===n)break;const p=e(m);if(p===void 0)return;if(p===
0)return qa(e,m)&&!Qs(e,m)?m:void 0;p<0==s<0?[t,i]=[m,Math.abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[t,i]:[n,a],u=Zs*Math.abs(c);if(Qs(e,c))return;const f=e(
c-u),d=e(c+u);return f===void 0||d===void 0?l<=Ra*r?c:void 0:Math.max(i,a)<=Math.max(Op*Math.abs(d-f),Ra*r)?c:void 0}const Pp=300,Fp=100,hn=2,Dp=6e-6,jp=1e-4,zp=.001,
Ia=1e-13,Up=1e16,Bp=1e-4,Pa=1e-7,Wp=1e-9,Hp=.001,Gp=.9,Kp=.001,Vp=3e-8,mn=1e-9,Yp=1e-8,Xp=1e140,Fa=8,Jp="the formula has no value in some row where the search s\
tarts",pn="the search for the coefficients does not settle, so start it nearer: `near …`",Zp="with the coefficients that the search starts from",Qp=["num","in\
dex","read"],{abs:Dt,max:gn,min:Da,sqrt:ja,trunc:to}=Math,t0=e=>`where the search ends, ${e} does not change any row, so start it nearer: \`near …\``;function e0(e,t,n){
const s=e(n);if(!s)return E(Jp);let o=n,r=wn(t,s),i=zp;for(let a=0;a===Pp&&E(pn),G(r)>sn*G(t);a++){const c=za(e,o,n,t,r,1),l=new we(c,0),u=l.turned(r).slice(0,o.
length),f=l.least>mn?eo(l,u,0):void 0;if(f&&(r0(f,o,Bp)||G(u)<=Kp*G(r)))break;for(l.least>mn||(i=gn(i,Yp));;){if(!(i<=Up))return new we(c,mn)&&E(pn);const d=eo(
l,u,i),h=o.map((w,g)=>w+d[g]),m=e(h),p=m&&wn(t,m);if(p&&G(p)<G(r)){[o,r]=[h,p];break}i=gn(i,Ia)*10}i=i>Ia?i/10:0}return n0(e,t,o,n)}function n0(e,t,n,s){let o=n,
r=1/0,i=1/0;for(let a=Fp;;){const c=e(o),l=wn(t,c??t);if(!c||G(l)>i)return E(pn);i=Da(i,G(l)*(1+Hp));const u=new we(za(e,o,s,t,l,a<=hn?4:2),mn);if(!a)return s0(
u,t,l,o);const f=u.turned(l).slice(0,o.length),d=eo(u,f,0),h=o.map((w,g)=>w+d[g]),m=gn(...h.map((w,g)=>Dt(d[g])/(Dt(w)||1)));o=h,a--;const p=m<=Wp||G(f)<=Vp*G(l);
a>=hn&&m<=Pa&&(p||m>=Gp*r)?a=hn:a===hn-1&&Da(r,m)>Pa&&E(pn),r=m}}function s0(e,t,n,s){let o=G(n);o<=sn*G(t)&&(o=0);const r=o/ja(t.length-s.length),i=e.scales.map(
(a,c)=>r*G(e.solvedAcross(s.map((l,u)=>c===u?1:0)))/a);return[...s,...i,r,na(t,o,!0)]}function za(e,t,n,s,o,r){const i=wn(s,o);return t.map((a,c)=>{const l=gn(Dt(
a),.001*Dt(n[c]))||.001,u=g=>e(t.map((b,y)=>c===y?g:b)),f=r===4&&o0(u,a,jp*l);if(f)return f;const d=Dp*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,w=m??i;return(h??
i).map((g,b)=>(g-w[b])/(p*d))})}function o0(e,t,n){const[s,o,r,i]=[-1,1,-2,2].map(a=>e(t+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*
n))}function eo(e,t,n){const s=t.length;let o;if(n){const r=ja(n),i=e.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new we(i);o=
a.solved(a.turned([...t,...t.map(()=>0)])).map((l,u)=>l/a.scales[u])}else o=e.solved(t);return o.map((r,i)=>r/e.scales[i])}const r0=(e,t,n)=>t.every((s,o)=>Dt(e[o])<=
n*Dt(s)),wn=(e,t)=>e.map((n,s)=>n-t[s]),i0={add:(e,t)=>e+t,sub:(e,t)=>e-t,mul:(e,t)=>e*t,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function a0(e,t){const n=i0[e]??
ct.get(e),s=t.find(l=>l instanceof Float64Array);if(!s)return n(...t);const o=new Float64Array(s.length),[r,i]=t,a=(l,u)=>l instanceof Float64Array?l[u]:Number(
l);if(e==="pow"&&i===2)for(let l=0;l<o.length;l++)o[l]=a(r,l)*a(r,l);else if(t.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.
length;l++)o[l]=n(...t.map(u=>a(u,l)));let c=0;for(const l of o)c+=l;return Number.isFinite(c)?o:E("overflow")}function c0(e,t,n,s){const[,o,r,...i]=e[t].map(Number);
let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,u=t+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)Qp.includes(String(e[p][0]))||d++;
s.budget.steps-=f-u+to(d*a.length/Fa);const h=l0(e,u,f,new Map([[t,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(
()=>Number(h));r&&!l?a=a.filter((p,w)=>m[w]):c=[...m]}return c}function l0(e,t,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=t;a<n;a++){const[c,...l]=e[a];
if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c==="read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.
series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.map(m=>{const p=d[to(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;
s.set(a,h)}else if(ct.has(String(c))&&c!=="binomial")s.set(a,a0(String(c),l.map(i)));else return}return s.get(n-1)}const u0={searched(e,[t,n,s,...o],r,i,a,c){const l=+s,
u=o.slice(0,l).map(b=>Number(i[+b])),f=o.slice(l,2*l).map(String),d=Number(o[o.length-1]),h=i[+n][0].numbers,m=b=>e.inside(new Map(f.map((y,M)=>[y,b[M]]))),p=b=>r(
a+1,d,m(b))[0].numbers,w=b=>{const y=De(e,()=>(e.budget.steps-=to(h.length*l/Fa),e.budget.steps<0&&r(a,a),c0(c,a+1,i,m(b))??p(b)));return y?.every(M=>Dt(M)<Xp)?
y:void 0};try{p(u)}catch(b){throw b instanceof it&&e.budget.steps>=0&&!b.needs&&(b.message.startsWith("the cell `")||(b.message+=`, ${Zp}`)),b}return oa(h.length,
l),ra(String(t).split(", "),()=>e0(w,h,u),t0).map(b=>({first:0,numbers:[b]}))}},f0=40,d0=25e4,h0=60,m0=12,p0=3,Ua=1e-6,g0=1e-7,Ba=1e-9,w0=1e-13,b0=1e-10,no=1e-8,
so=1e-5,y0=.1,M0=1e9,oo=[2,3,5,7,11,13],jt=1e300,Wa="the equations do not fix each unknown",{abs:tt,max:Et,min:Ha,floor:ro}=Math;function S0(e,t,n,s,o){const r=Ga(
t,n,s),i=r.map((w,g)=>t[g]>-jt||n[g]<jt?n[g]-t[g]:tt(w)||1),a={lows:t,highs:n,scales:i},c=Et(4,Ha(f0,ro(d0/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let w=0;w<
c;w++){const g=v0(e,w?r.map((b,y)=>$0(w,y,a)):r,a);g?.length===0&&f++,g?.length&&![...l,...u].some(b=>k0(g,b,i))&&(A0(e,g,i)?l:u).push(g)}l.length||E(u.length||
f===c?Wa:"no solution found");const d=w=>w.map((g,b)=>ro(g/i[b]*M0+.5));l.sort((w,g)=>{const b=d(w),y=d(g),M=b.findIndex(($,v)=>$!==y[v]);return M<0?0:b[M]-y[M]});
const h=w=>w.reduce((g,b,y)=>g+(s[y]<jt?(b-r[y])/i[y]*((b-r[y])/i[y]):0),0),m=l.reduce((w,g)=>h(g)<h(w)*(1-Ba)?g:w);u.some(w=>h(w)<h(m))&&E(Wa);const p=h(m)*(1+
no)+no**2;return!s.every(w=>w<jt)&&l.some(w=>w!==m&&h(w)<=p)&&E("several solutions are equally near"),r.map((w,g)=>[m[g],...l.map(b=>b[g])])}const Ga=(e,t,n)=>n.
map((s,o)=>s<jt?s:(e[o]+t[o])/2);function $0(e,t,{lows:n,highs:s,scales:o}){let r=0;for(let a=1,c=e;c;c=ro(c/oo[t]))a/=oo[t],r+=a*(c%oo[t]);if(n[t]>-jt||s[t]<jt)
return n[t]+r*o[t];const i=2*r-1;return o[t]*i/(1-tt(i))}function v0(e,t,{lows:n,highs:s,scales:o}){let r=t,i=e(t),a=0;for(let c=0;c<h0;c++){const l=r.map((b,y)=>Et(
tt(b),.001*o[y]));if(!i)return;const[u,f]=Ka(e,r,i,l);if(!u.length)return[];const d=Et(...u.map(tt));if(a===p0)return d<=Ba?r.map((b,y)=>tt(b)<=w0*o[y]?0:b):void 0;
(a||d<=g0)&&a++;const h=b=>Et(...b.map((y,M)=>tt(y)/f[M])),m=h(i),p=r;let w=1,g;for(let b=0;b<(a?1:m0)&&(r=p.map((y,M)=>Ha(Et(y+w*l[M]*u[M],n[M]),s[M])),g=e(r),
!(g&&(a||h(g)<m)));b++,w/=2)g=void 0;i=g}}function A0(e,t,n){const s=t.map((o,r)=>Et(tt(o),.001*n[r]));for(const o of[so,-so]){const r=t.map((c,l)=>c+o*s[l]),i=e(
r);if(!i)continue;const[a]=Ka(e,r,i,s);return a.length>0&&a.every(c=>tt(o+c)<=y0*so)}return!0}function Ka(e,t,n,s){const o=t.map((a,c)=>{const[l,u]=[1,-1].map(d=>e(
Object.assign([...t],{[c]:a+d*Ua*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??n)[h])/(f*Ua))}),r=n.map((a,c)=>Et(...o.map(l=>tt(l[c]))));if(!r.every(a=>a>
0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[N0(i),r]}function N0(e){const t=e.length,n=e.map(()=>0);for(let s=0;s<t;s++){
let o=s;for(let r=s+1;r<t;r++)tt(e[r][s])>tt(e[o][s])&&(o=r);if(!(tt(e[o][s])>=b0))return[];[e[s],e[o]]=[e[o],e[s]];for(let r=s+1;r<t;r++){const i=e[r][s]/e[s][s];
for(let a=s;a<=t;a++)e[r][a]-=i*e[s][a]}}for(let s=t-1;s>=0;s--){let o=e[s][t];for(let r=s+1;r<t;r++)o-=e[s][r]*n[r];n[s]=o/e[s][s]}return n}const k0=(e,t,n)=>e.
every((s,o)=>tt(s-t[o])<=no*Et(tt(s),tt(t[o]),1e-6*n[o])),E0=1e4,Va=[.9999999999998099,676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,
12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],Ya=[[.9428824156954797,.09427384021885005,0],[.816496580927726,.1550719873365854,
432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,.22492646533333951,0]],Xa=[.015827191973480183,
77/1470],Ja=[.24261107190140774,672/1470],x0=4,io=e=>{if(e===Math.floor(e)&&e<=171)return e<=0?E("gamma of zero or less"):Za(e-1);if(e<.5)return Math.PI/(Math.sin(
Math.PI*e)*io(1-e));e>172&&E("overflow");const t=e-1,n=t+7.5,s=n**((t+.5)/2),o=Va.slice(1).reduce((r,i,a)=>r+i/(t+a+1),Va[0]);return Math.sqrt(2*Math.PI)*s*Math.
exp(-n)*s*o},Za=e=>{const t=at(e);if(t!==qt(e))return io(e+1);let n=t<0?E("factorial of a negative number"):1;for(let s=2;s<=Math.min(t,171);s++)n*=s;return n},
Qa=(e,t)=>{let n=at(t);if(n!==qt(t)&&E("binomial of a number that is not whole"),n<0)return 0;e===Math.floor(e)&&e>=n&&(n=Math.min(n,e-n)),n>1e4&&E("binomial of\
 more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(e-n+o)/o;return s},tc=e=>{if(Math.abs(e)>6)return Math.sign(e);let t=1,n=1;for(let s=1;s<250&&t>=n*1e-17;s++)
n+=t*=2*e*e/(2*s+1);return 2*e/Math.sqrt(Math.PI)*Math.exp(-e*e)*n},_0=e=>{if(e<1.5)return 1-tc(e);let t=0;for(let n=120;n>0;n--)t=n/2/(e+t);return Math.exp(-e*
e)/Math.sqrt(Math.PI)/(e+t)},O0=(e,t,n)=>t>n?E("clamp to a range whose ends are the wrong way round"):Math.min(Math.max(e,t),n),T0=e=>{const t=Math.abs(e)**.3333333333333333,
n=Math.floor(t+.5);return Math.sign(e)*(n*n*n===Math.abs(e)?n:t)},L0=Math.hypot,C0=(e,t)=>{const n=e===Math.floor(e)&&e>=t?Math.min(t,e-t):t;return n>0&&n<=1e4?
Math.trunc(n):0};Ie.set(Qa,C0);const R0={gamma:io,factorial:Za,binomial:Qa,erf:tc,erfc:_0,erfinv:lm,normal_quantile:Ze,cbrt:T0,mod:Fu,clamp:O0,hypot:L0,...tf,...lp,
irr:Wi},q0={...Qh,...Wh,...Zh,...Jm,...u0,sum:(e,t,n,s,o)=>nc(t,n,s,o,0),product:(e,t,n,s,o)=>nc(t,n,s,o,1),integral:(e,[t,n,s],o,r,i)=>{const{budget:a}=e,c=Number(
r[+t]),l=Number(r[+n]),u=a.integrals>0,f=y=>(r[i]=y,Number(o())),{curve:d,look:h}=Ks(e,f,r,i+1,+s),m=y=>d(y)??F0(f,y,c,l),p=()=>h().map(y=>y.map(([M,$])=>[M,$??
m(M)]));a.integrals++;const w=a.steps;u||[c,l].forEach(m);const g=u?1:P0(Math.floor((w-a.steps)/2)),b=D0(m,c,l,g,u,p);return a.integrals--,b},slope:(e,[t],n)=>I0(
ec(e,t,n),Number(e.known(String(t)))),argmax:(e,t,n,s,o)=>bn(Ta,1,e,t,n,s,o),argmin:(e,t,n,s,o)=>bn(Ta,-1,e,t,n,s,o),maximum:(e,t,n,s,o)=>bn(Oa,1,e,t,n,s,o),minimum:(e,t,n,s,o)=>bn(
Oa,-1,e,t,n,s,o),root(e,[t,n,s,o,...r],i,a,c){const l=ec(e,t,i),{curve:u,look:f}=Ks(e,l,a,c+1,Number(r.at(-1))),[d,h]=r.slice(0,-1).map(m=>Number(a[+m]));return Tp(
u,Number(a[+n]),Number(a[+s]),Number(a[+o]),f,d,h)},system(e,[t,...n],s,o,r){const i=+t,[a,c,l]=[0,1,2].map(w=>n.slice(w*i,(w+1)*i).map(g=>Number(o[+g]))),u=n.slice(
3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=w=>{const g=De(e,()=>{const b=e.inside(new Map(u.map((y,M)=>[y,w[M]])));return f.map((y,M)=>Number(s(M?f[M-
1]:r+1,y,b)))});return g?.every(Number.isFinite)?g:void 0},h=Ga(a,c,l);d(h);const m=e.budget.steps;return d(h),S0(d,a,c,l,m-e.budget.steps).map(w=>({first:0,numbers:w}))}},
bn=(e,t,n,[s,o,r],i,a,c)=>{const l=d=>(a[c]=d,Number(i())),{curve:u,look:f}=Ks(n,l,a,c+1,+r);return e(u,Number(a[+s]),Number(a[+o]),t,f)},ec=(e,t,n)=>s=>Number(
n(void 0,void 0,e.inside(new Map([[String(t),s]]))));function nc(e,t,n,s,o){const[r,i]=[0,1].map(c=>{const l=Number(n[+e[c]]),u=at(l);return u===qt(l)?u:E("boun\
ds are not whole numbers")});i<r-1&&E("the bounds run backwards"),i-r>=E0&&E("more than 10,000 terms");let a=o;for(let c=r;c<=i;c++)n[s]=c,a=o?a*Number(t()):a+Number(
t());return a}function I0(e,t){let n=.001*Math.abs(t)||.001,s=0;const o=e(t),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=e(t-n),c=e(t+n),l=e(t-2*n),u=e(t+2*n),
f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const w=n/
2,g=a-c+8*(e(t+w)-e(t-w)),b=p/(12*n),y=g/(12*w);if(r(y-b)<=.001*s+m/n)return y+(y-b)/15}}return E("no slope where a function jumps or bends")}function P0(e){let t=32;
for(;t>2&&e*12*t>4e4;)t/=2;return t}function F0(e,t,n,s){const o=(s-n)*.001*(Math.abs(t-n)>Math.abs(s-t)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*e(t+
o*(a+1)),0)}function D0(e,t,n,s,o,r){const i=[...Array.from({length:s},(b,y)=>t+(n-t)*y/s),n],a=i.map(e),c=s===32?1e-13:1e-11,l=Array.from({length:s},(b,y)=>Mn(
e,i[y],i[y+1],a[y],a[y+1],0)),u=yn(l);let f=sc(e,l,c*u.size),d=yn(f);d.error<=u.error||([f,d]=[l,u]);const h=r(),m=h.length?j0(e,f,h,d.size/Math.abs(n-t)):void 0;
if(m){f=m;for(let b=0;b<x0;b++)f=sc(e,f,c*yn(f).size);d=yn(f)}const{value:p,error:w,size:g}=d;return Math.abs(p)<=1e-14*g&&w<=1e-9*g?0:w<=1e-9*(o?g:Math.abs(p))?
p:E("the integral does not settle")}function sc(e,t,n){const s=[],o=[...t];for(let r,i=0;r=o.pop();){const{depth:a,a:c,b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;
if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(Mn(e,c,h,u,d,a+1),Mn(e,h,l,d,f,a+1))}return s}function j0(e,t,n,s){let o=!1;const r=t.flatMap(i=>{
const{a,b:c}=i,[l,u]=a<c?[a,c]:[c,a],f=n.flatMap(p=>p.filter(([w])=>l<w&&w<u)),d=f.length?z0(e,i,f,s):[];if(!d.length)return[i];o=!0;const h=[...new Set([l,u,...d])].
sort((p,w)=>a<c?p-w:w-p),m=h.map(e);return h.slice(1).map((p,w)=>Mn(e,h[w],p,m[w],m[w+1],0))});return o?r:void 0}function z0(e,{a:t,b:n,first:s,last:o,middle:r},i,a){
const c=(t+n)/2,l=(n-t)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of Ya)for(const p of[-1,1])f.push([p*m,e(c+p*l*m)]);const d=f.reduce((m,[,p])=>Math.max(
m,u(p)),a),h=([m,p])=>u(p-U0(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const U0=(e,t)=>e.reduce((n,[s,o],r)=>n+e.reduce((i,[a],c)=>c===
r?i:i*((t-a)/(s-a)),o),0),yn=e=>e.reduce((t,n)=>({value:t.value+n.value,error:t.error+n.error,size:t.size+n.size}),{value:0,error:0,size:0});function Mn(e,t,n,s,o,r){
const i=(t+n)/2,a=(n-t)/2,c=e(i),{abs:l}=Math;let[u,f]=[0,1].map(m=>Xa[m]*(s+o)+Ja[m]*c),d=Xa[0]*(l(s)+l(o))+Ja[0]*l(c);for(const[m,p,w]of Ya){const g=e(i-a*m),
b=e(i+a*m);u+=p*(g+b),f+=w*(g+b),d+=p*(l(g)+l(b))}const h=u*a;return Number.isFinite(h)?{a:t,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*
l(a)}:E("overflow")}var B0=Object.freeze({__proto__:null,ACTS:R0,MORE_REGIONS:q0});const oc=64,W0=9,H0=1024,G0=10,K0=3,V0=.1,Y0=24,X0=12,J0=12,Z0=1e-13,ve=.6180339887498949,
Q0=60,t1=1e-12,e1=1e5,ao=(e,t)=>Math.abs(e-t)<=t1*Math.max(Math.abs(e),Math.abs(t)),Sn=(e,t,n)=>Math.min(Math.max(e,t),n),rc=(e,t,n)=>t>0&&n>100*t?Sn(t*(n/t)**e,
t,n):t*(1-e)+n*e;function n1(e,t){const n=Array.from({length:W0},(r,i)=>(i+1)*ve%1),s=[...Array.from({length:oc+1},(r,i)=>i/oc),...n],o=s.map(r=>e*(1-r)+t*r);return e>
0&&t>10*e&&o.push(...s.map(r=>Sn(e*(t/e)**r,e,t))),o.sort((r,i)=>r-i)}function co(e,t){if(!(t>1e-280&&t<1e280))return e;const n=10**(12-Math.ceil(Math.log10(t)));
return Math.floor(e*n+.5)/n}function s1(e,t,n=[]){const s=t.map(([_,L])=>[_,n1(...L)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/
2147483647,f=_=>{const L=e(_);return typeof L!="number"?(i=!0,NaN):(L<o&&([o,c]=[L,_]),L>r&&([r,l]=[L,_]),L)},d=_=>new Map(t.map(([L,q],A)=>[L,_(...q,A)])),h=(_,L)=>{
const q=[d(x=>x),...t.length>1?[d((x,R)=>R),d((x,R)=>rc(u(),x,R))]:[]];let A=0;for(const x of q){let R=NaN;for(const z of L){const S=f(new Map(x).set(_,z));if(i)
return;if(!Number.isNaN(R)&&!ao(S,R)){const k=S>R?1:-1;if(A===-k)return;A=k}R=S}}return A},m=(_,L,q,A,x,R)=>{const z=A.length-1;let S=Number(_.get(q)),k=L;const N=X=>{
const Wt=x*f(new Map(_).set(q,X));return Wt>k&&([S,k]=[X,Wt]),Wt};if(R)for(let X=0;X<=z;X+=Math.floor(A.length/J0))N(A[X]);N(A[0]),N(A[z]);const O=A.findIndex(X=>X>=
S),I=O<0?A.length:O;let F=A[Math.max(I-2,0)],B=A[Math.min(I+1,z)],W=B-ve*(B-F),H=F+ve*(B-F),Y=N(W),ut=N(H);for(let X=0;X<Q0;X++)Y>ut?([B,H,ut]=[H,W,Y],W=B-ve*(B-
F),Y=N(W)):([F,W,Y]=[W,H,ut],H=F+ve*(B-F),ut=N(H));return N(Sn(co((F+B)/2,Math.max(Math.abs(A[0]),Math.abs(A[z]))),A[0],A[z])),[S,k]},p=(_,L,q,A)=>{let x=L,R=q,
z=1;for(let S=0;S<X0;S++,z*=2){const k=new Map(s.map(([O,I])=>{const F=z*(Number(L.get(O))-Number(_.get(O)));return[O,Sn(Number(x.get(O))+F,I[0],I[I.length-1])]})),
N=A*f(k);if(!(N>R))break;[x,R]=[k,N]}return[x,R]},w=(_,L)=>{let q=new Map(_),A=L*f(_);for(let x=0;x<Y0;x++){const R=new Map(q),z=A;for(const[S,k]of s){if(i)return;
const[N,O]=m(q,A,S,k,L,x===0);q.set(S,N),A=O}if(s.length>1&&x&&([q,A]=p(R,q,A,L)),!(A-z>Z0*Math.max(Math.abs(A),Math.abs(z))))break}},g=(_,L,q)=>{const A=[q];for(const[
,x]of[..._].sort(([R],[z])=>L*(z-R))){if(A.length>K0)break;const R=z=>t.some(([S,[k,N]])=>Math.abs(Number(x.get(S))-Number(z.get(S)))>V0*(N-k));A.every(R)&&A.push(
x)}return A},b=_=>({ends:_,at:[c,l]});for(const _ of n)f(_);const y=s.map(([_,L])=>h(_,L));if(i)return;if(y.every(_=>_!==void 0)){const _=f(d((q,A,x)=>Number(y[x])>=
0?q:A)),L=f(d((q,A,x)=>Number(y[x])>=0?A:q));if(!i&&ao(_,o)&&ao(L,r))return b([o,r])}const M=[],$=_=>{M.push([f(_),_])};for(let _=0;_<H0&&!i;_++)$(d((L,q)=>rc(u(),
L,q)));if(t.length<=G0)for(let _=0;_<2**t.length&&!i;_++)$(d((L,q,A)=>_>>t.length-1-A&1?q:L));if(i)return;const v=Math.max(...M.map(([_])=>Math.abs(_)));for(const _ of[
-1,1])for(const L of g(M,_,_<0?c:l))i||w(L,_);const T=Math.max(Math.abs(o),Math.abs(r));return i||v>0&&T>e1*v?void 0:b([co(o,T),co(r,T)])}var o1=Object.freeze({
__proto__:null,findExtremes:s1});async function r1(e,t,n,s){const o=D(e,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);
const c=D(a,"[data-row]").filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await ic(l.href,n).catch(()=>null);if(u===null)
c.forEach(ac),r.left+=c.length;else if(u){const{state:f}=as(_n(t),u);f.size&&f1(c,u,f,r)}}return r}async function i1(e,t,n){const s=await ic(new URL(e[0].url,document.
baseURI).href,n).catch(()=>{}),o=e.map(i=>i.columns.length&&e.length===1?a1(i):void 0);if(s){const{state:i}=as(_n(t),s),a=c1(s,e[0].id),c=s.under(new Map),l=s.under(
i);e.forEach((u,f)=>o[f]??=l1(u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const a1=({value:e,name:t,
says:n})=>({value:e,name:t,says:n,isMoved:!1});function c1({entries:e},t){const n=new Set([t]);for(const s of n){const{p:o=[],picks:r=[]}=e.get(s)??{};for(const i of[
...r,...o.flat()])typeof i=="string"&&e.has(i)&&n.add(i)}return n}function l1(e,t,n,s,o,r){const i=(e.columns.length?e.columns.filter(a=>n.has(a)):[e.id]).filter(
a=>t.entries.has(a));try{t.allow(pt);const a=i.map(h=>$n(t,h,s,r)),c=i.some((h,m)=>a[m]!==$n(t,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(
h=>u1(t,h,r)))].join(" or ");if(!i.length)return;if(!e.columns.length)return{value:l,name:e.name,says:e.says,isMoved:c};const f=e.name.slice(e.name.lastIndexOf(
".")+1),d=`${u}.${f}`;return{value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==e.name}}catch(a){if(!(a instanceof J))throw a;return}}const u1=(e,t,n)=>(e.
entry(t).picks??[]).map(n).join(".");function $n(e,t,n,s){const{c:o,rows:r,u:i}=e.entry(t);return o?s(t)?"holds":"does not hold":r?e.say(t,s(t)):V(e.text(t,n,s),
i)}async function ic(e,t){const n=new URL(e);n.hash=n.search="";const s=await fetch(n,{signal:t});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().
parseFromString(await s.text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await Nr(i.q,e),
await yr(i.q),Ar($r(i))}function f1(e,t,n,s){const o=new Map,r=t.under(o),i=t.under(n);for(const a of e){const c=t.key(a.dataset.row);try{if(!t.entries.has(c))throw new J;
t.allow(pt);const l=$n(t,c,n,i);if(l===$n(t,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`as built ${u?.textContent}`,a.classList.add("is-chan\
ged"),U(u,l),s.moved+=1}catch(l){if(!(l instanceof J))throw l;ac(a),s.left+=1}}}function ac(e){e.classList.add("is-later"),e.title="as built: not computed here"}
var d1=Object.freeze({__proto__:null,rechain:i1,recompute:r1});async function h1(e){const{root:t,model:n,signal:s}=e;for(const r of D(t,"table[data-sortable] th\
ead th")){const i=ht("cg-sort","",()=>w1(r));i.append(...r.childNodes),r.append(i)}j(t,"click",{signal:s},({target:r})=>{const i=r.closest('[data-do="csv"]'),a=r.
closest("button")?.closest("[data-cell]");i&&ie(xr(i.closest("figure, section")?.querySelector("table")),i),a&&e.set(n.parseCase(a.dataset.cell))}),j(t,"keydown",
{signal:s},m1);const o=t.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return Xg});return D(t,".cg-table").map(r=>i=>{p1(r,i),r.dataset.
scale&&i.attempt(r,()=>o?.colour(r))})}function m1(e){const t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],n=e.target instanceof Element?
e.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!t||!n||!s||e.ctrlKey||e.metaKey||e.altKey)return;const o=[...s.tBodies[0].
rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+t[1]]?.cells[r.cellIndex+t[0]]?.querySelector("button");e.preventDefault(),
a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function p1(e,{model:t,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&
[...t.parseCase(c)].every(([l,u])=>K(n(l),u,1e-9));for(const c of D(e,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=t.key(u);o(c,()=>{if(t.
entries.has(h)){const m=t.text(h,d,f),p=c.querySelector("button");if(U(p??c,m==="–"?"":m),e.dataset.scale){const[,w,g]=[t.spread(h,d,f)].flat();c.dataset.v=String(
g===void 0?f(h):w)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${V(m,t.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of D(e,"[da\
ta-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(e.querySelector("tr.is-rest")&&o(e,()=>cc(e)),e.dataset.checks){const c=e.dataset.
checks.split(" ").map(t.key),l=u=>u!==void 0&&c.some(f=>t.entries.has(f)&&!i(u).read(f));o(e,()=>{const u=new Set;for(const f of D(e,"tbody td")){const d=f.dataset.
cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}g1(e,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),
t)})}}function g1(e,t,n){const s=D(e.closest("figure")??e,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),
a=n.entries.has(i)?t(i):[];r.hidden=!a.length,o||=a.length>0,U(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.
filter(i=>!i.dataset.broken))r.hidden=!o}function cc(e){const t=[...e.tBodies[0].rows],n=t.filter(r=>!r.matches(".is-rest")).length,s=t.findIndex(r=>r.querySelector(
".is-current")),o=s<n?n:n-1;t.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function w1(e){const t=e.closest("table")?.tBodies[0],n=e.getAttribute("\
aria-sort")!=="ascending",s=a=>a.cells[e.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...t?.rows??[]].sort(
(a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of e.parentElement?.children??
[])a.removeAttribute("aria-sort");e.setAttribute("aria-sort",n?"ascending":"descending"),t?.append(...r);const i=e.closest("table");i?.querySelector(".is-rest")&&
cc(i)}var b1=Object.freeze({__proto__:null,mount:h1});const y1=12,M1=5,lc=[1,2,5,10],S1=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function xt(e=""){const[t,n,s,o,r,i,a]=e.
split(",");return vn(+t,+n,{from:+s,to:+o,log:r==="log",factor:+i||1,offset:+a||0})}function vn(e,t,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.
log(f):NaN:f,l=c(e),u=c(t);return{...n,lo:e,hi:t,at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[e,t,s,o,r?"log":"lin",i,a].join()}}function uc(e,t){
const{log:n,factor:s,offset:o}=t,r=e.filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(
Math.log10(a/s)-1e-9),d=Math.max(Math.floor(Math.log10(i/s)+1e-9),f-y1);return vn(Ae(d)*s,Ae(Math.max(f,d+1))*s,t)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&
(i=0);const c=fc(a-i||Math.abs(a)||1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return vn(l*c*s+o,u*c*s+o,t)}function $1(e,t){const n=e.filter(
Number.isFinite),[s,o]=[Math.min(...n),Math.max(...n)];if(!n.length||t.log&&s<=0)return;const r=s===o?Math.abs(s)/2||t.factor:0;return vn(s-r,o+r,t)}function v1(e){
const{factor:t,offset:n,log:s}=e,o=(e.lo-n)/t,r=(e.hi-n)/t;return(s?A1(o,r):N1(o,r)).map(i=>({at:e.at(i*t+n).toFixed(1),text:Gt(i)}))}function A1(e,t){const n=Math.
ceil(Math.log10(e)-1e-9),s=Math.floor(Math.log10(t)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(
r=>lc.slice(0,3).map(i=>i*Ae(r)).filter(i=>e<=i&&i<=t)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(Ae)}function N1(e,t){const n=fc(t-e),s=Math.ceil(e/n-1e-9),o=Math.
floor(t/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function fc(e){const t=e/M1,n=Ae(Math.floor(Math.log10(t)));return n*(lc.find(s=>s*
n>=t*.999)??10)}const Ae=e=>+`1e${e}`;function dc(e,t,n){const s=e.querySelector(`[data-ticks="${t}"]`),[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||
!o||!r)return;const i=o.getAttribute(`${t}1`)?.endsWith("%");s.replaceChildren(...v1(n).flatMap(a=>{const c=i?`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.
cloneNode());for(const f of[1,2])l.setAttribute(`${t}${f}`,c);return u.setAttribute(t,c),u.textContent=i?k1(a.text):a.text,[l,u]}))}function lo(e,{x:t,y:n},s){const r=[
s.some(([,a])=>a<n.to-1)&&Nn(t.from,t.to,a=>[a,n.to],[0,An]),s.some(([,a])=>a>n.from+1)&&Nn(t.from,t.to,a=>[a,n.from],[0,-An]),s.some(([a])=>a<t.from-1)&&Nn(n.to,
n.from,a=>[t.from,a],[An,0]),s.some(([a])=>a>t.to+1)&&Nn(n.to,n.from,a=>[t.to,a],[-An,0])].filter(Boolean).join("");let i=e?.querySelector(".break");!e||!i&&!r||
(i||(i=document.createElementNS("http://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),e.append(i)),i.setAttribute("d",r))}const hc=60,An=7;function Nn(e,t,n,[
s,o]){return Array.from({length:hc+1},(r,i)=>{const[a,c]=n(e+(t-e)*i/hc),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function k1(e){
const t=e.includes("e")?0:+e.replaceAll(",",""),[n,s]=S1.find(([o])=>t>=o)??[1,""];return s?`${+(t/n).toPrecision(6)}${s}`:e}const _t=120,uo=40,E1=40,zt=(e,t)=>+(e?.
getAttribute(t)??NaN),St=(e,t)=>{for(const[n,s]of Object.entries(t))e?.setAttribute(n,s.toFixed(1))},fo=(e,t)=>e.includes("#[")?Math.round(t):t,mc=e=>(t,n)=>D(e,
`[data-${n}="${CSS.escape(t.id||"-")}"]`);function pc(e,t,n){const s=mc(t),o=D(n,".cg-numbers tbody tr");return D(t,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.
exec(r.getAttribute("d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:e.key(r.dataset.q),end:i,bands:s(
r,"band"),labels:s(r,"for").map(l=>[l,zt(l,"y")-i]),cells:c}})}function kn({model:e,inCase:t},{swept:n},{e:s,key:o},r){const i=new Map(t(s.dataset.line).state).
set(n,fo(n,r)),a=e.under(i);return{state:i,read:a,value:a(o)}}const Ne=new WeakMap,gc=new WeakMap;function wc({model:e,inCase:t,done:n},s,{e:o,key:r}){const i=[
...t(o.dataset.line).state].filter(([a])=>a!==s.swept&&e.reaches(a,r));return JSON.stringify([n?_t:uo,i])}function bc(e,t,n){const{model:s,inCase:o,done:r}=e,{e:i,
key:a,bands:c}=n,l=wc(e,t,n),u=gc.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(w,g)=>t.x.of(g/m)).map(w=>[w,p(
new Map(f).set(t.swept,fo(t.swept,w)))]),h={of:l,middle:d(r?_t:uo,m=>s.under(m)(a)),ends:c.length?d(r?E1:uo/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[
p.at(0),p.at(-1)].map(w=>typeof w=="number"?w:void 0)}):[]};return gc.set(i,h),h}function yc(e,t){if(!e.done)return;const n=e.state.size?t.lines.map(o=>bc(e,t,o)).
flatMap(({middle:o,ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&uc(n.map(o=>typeof o=="number"?o:NaN),t.built)||t.built;s.text!==t.y.
text&&(t.y=s,t.host.dataset.ay=s.text,dc(t.host,"y",s))}function Mc(e,t,n){const{model:s,now:o}=e,{e:r,labels:i}=n,a=wc(e,t,n),c=t.y.text;!Ne.has(r)&&!e.state.size&&
Number.isFinite(n.end)&&Ne.set(r,{of:a,y:c,end:n.end});const l=Ne.get(r);(l?.of!==a||l.y!==c)&&Ne.set(r,{of:a,y:c,end:x1(t,n,bc(e,t,n))});const u=Ne.get(r)?.end??
NaN,f=r.dataset.line?[...s.parseCase(r.dataset.line)].every(([d,h])=>K(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){
const m=u+h;d.classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&St(d,{y:m})}return u}function x1({x:e,y:t},{e:n,bands:s},{
middle:o,ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?t.at(c):NaN)),a=o.map(([c,l])=>[e.at(c),i(l)]);n.setAttribute("d",En(a));for(const c of s){
const[l,u]=[0,1].map(f=>r.map(([d,h])=>[e.at(d),i(h[f])]));c.setAttribute("d",`${En([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const En=e=>e.map(([t,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(e[s-1][1])?"L":"M"}${t.toFixed(1)} ${n.toFixed(1)}`:"").join("");function ke(e,t){if(t.data?.open)for(const n of t.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=kn(e,t,n,t.x.of(o/(n.cells.length-1))),a=e.model.text(n.key,r,i);U(s,a==="–"?"":a)})}const ho=6,_1=", outside",O1=11,T1=.02,
L1=1e-9,C1=1.2;function R1(e){const t=D(e.root,"svg[data-x]").map(n=>I1(e,n));for(const n of t)j1(e,n),n.data?.addEventListener("toggle",()=>mo(e,()=>ke(e,n)),{
signal:e.signal});return t.map(n=>s=>s.attempt(n.svg,()=>q1(s,n)))}function q1(e,t){yc(e,t);for(const s of t.lines)Mc(e,t,s);P1(t);const n=t.points.map(s=>F1(e,
t,s));lo(t.svg,t,n.filter((s,o)=>!t.points[o].e.dataset.point)),t.ridge&&D1(e,t,t.ridge),ke(e,t)}function mo({model:e},t){e.allow(Zn),Kt(t),e.allow(pt)}function I1({
model:e},t){const n=t.closest("figure")??t,s=mc(t),o=pc(e,t,n),r=D(t,"[data-point]").map(i=>({e:i,key:e.key(i.dataset.q),labels:s(i,"for").map(a=>[a,zt(a,"x")-zt(
i,"cx"),zt(a,"y")-zt(i,"cy")])}));return{svg:t,host:t,x:xt(t.dataset.ax),y:xt(t.dataset.ay),built:xt(t.dataset.ay),swept:e.key(t.dataset.x),lines:o,points:r,ridge:t.
querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function P1({lines:e}){const t=e.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(
".is-chosen")}))),n=t.filter(({own:s})=>s).map(({label:s})=>zt(s,"y"));for(const{label:s,own:o}of t)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(
r=>Math.abs(r-zt(s,"y"))<O1))}function F1({model:e,inCase:t,state:n,now:s},{x:o,y:r,swept:i},{e:a,key:c,labels:l}){const{read:u}=t(a.dataset.point),f=!a.dataset.
point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(r.to,Math.min(r.from,h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&
h>=r.to-1),w=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[a,...l.map(([b])=>b)])g.classList.toggle("hide",!w);a.classList.toggle(
"moved",f&&n.size>0),w&&St(a,{cx:m[0],cy:m[1]});for(const[g,b,y]of l)f&&g.textContent&&U(g,V(e.text(c,n,s),e.entry(c).u)+(p?_1:"")),w&&St(g,{x:m[0]+b,y:m[1]+y});
return[d,h].every(Number.isFinite)?[d,h]:m}function D1(e,t,n){const{x:s,y:o,swept:r,lines:i}=t,a=i.find(({e:v})=>v.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/
_t,[l,u,f,d]=[0,1,_t-1,_t].map(v=>a?Number(kn(e,t,a,s.of(v/_t)).value):NaN),h=Math.abs(Math.log(u/l)/c-1)<=T1&&K(f,d,L1);if(n.classList.toggle("hide",!h),!a||!h)
return;const m=s.lo*d/l,p=Number(e.now(r)),w=o.at(Number(e.now(a.key))),g=s.at(m),[b,y,M,$]=[".ridge",".strong",".gap",".tone-gap"].map(v=>n.querySelector(v));St(
b,{x1:g,x2:g,y1:o.at(d)}),St(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),St(y,{x:g}),U(y,`ridge ${e.model.say(r,m)}`);for(const v of[M,$])v?.classList.toggle(
"hide",!(m/p>C1&&p>s.lo));St(M,{x1:s.at(p)+9,x2:g,y1:w,y2:w}),St($,{x:g,y:w}),U($,`${Gt(m/p)}× short of the ridge`)}function j1(e,t){const{svg:n,x:s,y:o,swept:r,
lines:i}=t,{model:a,signal:c}=e,l=n.parentElement?.querySelector(".cg-read")??C("output"),u=document.createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.
setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),w=i.map(b=>{const{state:y,read:M,value:$}=kn(e,t,b,p),v=b.e.matches(
".is-chosen");return{own:v,y:Number($),name:b.e.dataset.label??"",text:V(a.text(b.key,y,M),v?a.entry(b.key).u:"")}});w.sort((b,y)=>Number(y.own)-Number(b.own)||
y.y-b.y);const g=w.slice(0,ho).map(({own:b,name:y,text:M})=>C(b?"b":"span","",`${y} ${M}`.trim()));l.replaceChildren(`${a.say(r,fo(r,p))}: `,...g.flatMap((b,y)=>y?
[", ",b]:[b]),w.length>ho?` and ${w.length-ho} more`:""),St(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.to}),u.classList.remove("hide")},m=()=>{u.classList.add("hid\
e"),U(l,"")};j(n,"pointermove",{signal:c},p=>{const w=f.getBoundingClientRect(),g=(p.clientX-w.left)/w.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(g-
s.from)/(s.to-s.from))),mo(e,h)}),j(n,"pointerleave blur",{signal:c},m),j(n,"keydown",{signal:c},p=>{const w={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[p.key];
w&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+w)),mo(e,h))})}var z1=Object.freeze({__proto__:null,mount:R1});const U1=4,B1=520,W1=.01,H1=.05,Sc=6,G1=.1,$c=100;
function xn(e,t){const n=e.entry(t),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(
1,vc((o-s)/$c)):K1(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<W1:Math.abs(d-c)<Math.min(u/2,(o-s)*.004))return c;const m=+dt(n,d).toPrecision(3),p=i?s+Math.round(
(d-s)/i)*i:l?Math.round(d):Ue(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(
r&&!i?d*10**(H1*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const K1=(e,t,n)=>vc((dt(e,n)-dt(e,t))/$c)*(e.f??1);function vc(e){const t=10**
Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e*.999)??10)}function po({key:e},t,n){const s={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Sc,
PageDown:-Sc}[e];return s?{value:t.stepped(n,s)}:e==="Home"||e==="End"?{value:e==="Home"?t.lo:t.hi}:e==="Delete"||e==="Backspace"?{value:void 0}:void 0}function V1(e){
const t=D(e.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:e.model.key(s.dataset.q)})),n=({model:s,now:o}=e)=>{for(const{e:r,key:i}of t){const a=o(i);r.setAttribute(
"aria-valuenow",Gt(dt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{e:s,key:o}of t){const r=xn(e.model,o),{lo:i,hi:a}=r,c=l=>Gt(
dt(e.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.removeAttribute("aria-disabled"),Y1(e,s,o,r)}for(const s of D(
e.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function Y1(e,t,n,s){const{signal:o}=e,r=()=>Number(e.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!K(a,
r())?e.set(new Map([[n,a]]),c,l):l&&c==="drag"&&e.set(new Map([[n,a]]),c,l)};j(t,"pointerdown",{signal:o},a=>{a.button||a.target instanceof HTMLInputElement||X1(
t,a,r(),s,i,()=>Ac(e,t,n))}),j(t,"dblclick",{signal:o},()=>{t.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown",{key:"Escape"})),i(void 0)}),j(t,
"keydown",{signal:o},a=>{if(a.target!==t||a.ctrlKey||a.metaKey||a.altKey)return;const c=po(a,s,r());if(c)i(c.value);else if(a.key==="Enter"||/^\d$/.test(a.key))
Ac(e,t,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function X1(e,t,n,s,o,r){let i=!1,a=n;const c=new AbortController,{signal:l}=c;e.setPointerCapture(
t.pointerId),j(e,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-t.clientX)*(f?G1:1);if(!i&&Math.abs(d)<U1)return;i=!0,e.classList.add("is-drag");
const h=s.moved(n,d/B1);h!==a&&o(a=h,"drag",!1)}),j(e,"pointerup pointercancel",{signal:l},u=>{c.abort(),e.classList.remove("is-drag"),i?o(a,"drag",!0):u.type===
"pointerup"&&r()})}function Ac(e,t,n,s=""){if(t.querySelector("input"))return;const{model:o}=e,r=C("input","cg-grip__entry"),i=C("span","cg-grip__why"),a=o.text(
n,e.state,e.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",t.getAttribute("aria-label")??""),i.setAttribute("role","al\
ert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute("aria-invalid",String(h!=="")),
i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&e.set(new Map([[n,d]])),f&&t.focus())};r.addEventListener("keydown",u=>{u.stopPropagation(),u.key===
"Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),t.append(r,i),r.focus(),s||r.select()}var J1=Object.freeze({__proto__:null,keyed:po,
mount:V1,scale:xn});const Nc=3,kc=7.4,Z1=78,Q1=30,tg=40;function eg(e){const t=D(e.root,".cg-fig").map(n=>ng(e,n));for(const n of t)sg(e,n);return n=>{for(const s of t)
n.attempt(s.figure,()=>{rg(n,s),lg(n,s),ke(n,s)})}}function ng({model:e},t){const n=e.key(t.dataset.in);return{figure:t,host:t,swept:n,x:xt(t.dataset.ax),y:xt(t.
dataset.ay),built:xt(t.dataset.ay),result:e.key(t.dataset.out),lines:pc(e,t,t),hand:t.querySelector(".cg-axis input"),by:xn(e,n),drawn:"",data:t.querySelector("\
.cg-numbers")}}function sg(e,t){const{hand:n,x:s,by:o,swept:r,figure:i}=t,{signal:a}=e,c=i.querySelector(".cg-fig__out"),l=u=>{c?.setAttribute("aria-busy",String(
!u)),e.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};j(n,"input change",{signal:a},u=>l(u.type==="change")),j(n,"keydown",{signal:a},u=>{const f=po(u,o,Number(
e.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),e.set(new Map([[r,f.value]])))}),t.data?.addEventListener("toggle",()=>ke(e,t),{signal:a}),j(
i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){return Qg})).take(e,t,f,u)}),og(
e,t)}function og(e,t){const{figure:n,x:s,swept:o,lines:r}=t,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??null;if(!i||!a)return;const c=i.
appendChild(C("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read hide"),a.append(l);const u=(f,d)=>{
const h=t.by.fit(s.of(f)),m=r.map(p=>({line:p,...kn(e,t,p,h)})).map(({line:p,state:w,read:g,value:b})=>({far:Math.abs(Ut(t.y.at(Number(b)))-d),text:`${p.e.dataset.
label??""} ${V(e.model.text(p.key,w,g),e.model.entry(p.key).u)}`})).sort((p,w)=>Number.isNaN(p.far)?1:p.far-w.far||0);c.replaceChildren(`${e.model.say(o,h)}: `,
...m.slice(0,Nc).flatMap(({text:p},w)=>[w?", ":"",C(w?"span":"b","",p.trim())]));for(const[p,w]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.setAttribute(p,`${100*w}\
%`);l.classList.remove("hide")};j(i,"pointermove pointerdown",{signal:e.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();if(!d?.width)
return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(e.model.allow(Zn),Kt(()=>u(h,100*(f.clientY-d.top)/d.height)),e.model.allow(pt))}),j(i,"pointerleave",{signal:e.
signal},()=>{l.classList.add("hide"),U(c,"")})}function rg(e,t){const n=new Map(e.state);n.delete(t.swept);const s=JSON.stringify([e.done,...[...n].sort()]);if(s===
t.drawn||t.drawn===""&&e.done&&!n.size)return;t.drawn=s,yc(e,t);const o=t.lines.map(i=>({line:i,at:Ut(Mc(e,t,i)),own:i.e.matches(".is-chosen")}));ag(t,o,e);const r=t.
lines.find(({e:i})=>i.matches(".is-limit"));r&&ig(e,t,r)}function ig(e,t,n){const{figure:s,x:o,y:r}=t,i=s.querySelector(".beyond"),a=n.e.getAttribute("d")??"",c=i?.
matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:"");const u=l&&e.done?Ec(e,
t,e.model.key(l.dataset.crossing)):void 0,f=u&&Number(e.model.under(new Map(e.state).set(t.swept,u.at))(n.key));if(l?.classList.toggle("hide",f===void 0||!Number.
isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Ut(o.at(u.at)),Ut(r.at(f))],w=m<Q1;for(const[g,b,y]of[[d,"cx","cy"],[h,"x","y"]])g.setAttribute(
b,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",w),h.setAttribute("dx",w?"8":"-8"),U(h,`${u.isBelow?"up to":"from"} ${e.
model.say(t.swept,u.at)}`)}function Ec({model:e,state:t},{x:n,swept:s},o){const r=p=>e.under(new Map(t).set(s,p))(o)===1,i=Array.from({length:_t+1},(p,w)=>n.of(
w/_t)),a=i.map(r),c=a.flatMap((p,w)=>w&&p!==a[w-1]?[w-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],i[l]];for(let p=0;p<tg;p+=
1){const w=(f+d)/2;r(w)?f=w:d=w}const{lo:h,step:m}=e.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(p-1e-9)),r(f)||(f+=u?-m:m)}
return{at:f,isBelow:u}}const Ut=e=>Number.isFinite(e)?Math.max(0,Math.min(100,e/10)):NaN;function ag(e,t,{model:n}){const s=D(e.figure,".cg-fig__end"),o=e.lines.
some(({e:f})=>f.dataset.line),r=t.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>xc(f,n)),a=o?[...r.
filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,Nc),c=[...new Set(a.filter(Boolean))].
slice(0,s.length),l=r.filter(f=>c.includes(f)),u=cg(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle("hide",!h),!h)return;
const w=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute("y",`${u[d]}%`),
U(p,`${h.line.e.dataset.label}${w?", written":""}`)});for(const{line:f,own:d}of t)f.e.classList.toggle("was",o&&!d&&xc(f,n))}const xc=({e},t)=>[...t.parseCase(e.
dataset.line)].every(([n,s])=>K(t.entry(n).v??NaN,s,1e-9));function cg(e){const t=[];for(const s of e)t.push(t.length?Math.max(s,t[t.length-1]+kc):s);let n=100;
for(let s=t.length-1;s>=0;s-=1)t[s]=Math.min(t[s],n),n=t[s]-kc;return t}function lg({model:e,state:t,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[
r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Ut),h=u.some(y=>y<-1||y>1001),m=!K(n(a),s(a))||!K(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(y);$?.classList.
toggle("hide",Object.values(M).some(Number.isNaN));for(const[v,T]of Object.entries(M))Number.isNaN(T)||$?.setAttribute(v,`${T.toFixed(2)}%`);return $};o.classList.
toggle("is-moved",m),(document.activeElement!==l||Math.abs(+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",e.say(a,n(a))),p(".fill",
{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});const w=p(".value",{x:f,y:d}),g=f>Z1;w?.classList.toggle("is-left",g),w?.setAttribute("dx",g?"-11":"11"),
U(w,V(e.text(c,t,n),e.entry(c).u)+(h?", outside":"")),o.querySelector(".dot")?.classList.toggle("is-outside",h),lo(o.querySelector(".cg-fig__lines"),{x:r,y:i},u.
some(Number.isNaN)?[]:[u]);const b=[r.at(Number(s(a))),i.at(Number(s(c)))];p(".ghost",{cx:Ut(b[0]),cy:Ut(b[1])}),o.querySelector(".ghost")?.classList.toggle("hi\
de",!m||b.some(y=>!(y>=-1&&y<=1001)))}var ug=Object.freeze({__proto__:null,crossingOf:Ec,mount:eg});const _c={stale:"disputed, but it holds",failing:"does not h\
old",disputed:"disputed",sourced:"sourced, not computed",partly:"holds in part",holds:"holds"},fg=Object.keys(_c),Oc=180,dg=250,go=8;function hg(e){const{root:t,
signal:n}=e;let s,o,r=0,i=!1;const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},
l=h=>{o!==h&&(c(),e.model.allow(pt),s=Kt(()=>pg(e,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),mg(s,h.getBoundingClientRect())))},
u=h=>h instanceof Element?h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.contains(h));j(window,"pointer\
down",{signal:n,capture:!0},h=>{i=h.pointerType==="touch",f(h.target)||c()}),j(t,"pointerover",{signal:n},h=>{const m=u(h.target);m&&h.pointerType!=="touch"&&a(
()=>l(m),Oc)}),j(document,"pointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,dg):u(h.target)&&!s&&clearTimeout(r))}),j(document,
"pointerover",{signal:n},h=>{f(h.target)&&clearTimeout(r)}),j(t,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focus-visible")&&l(m)}),j(t,"focusout",
{signal:n},h=>{o&&h.target===o&&!f(h.relatedTarget)&&c()}),j(t,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),
h.stopPropagation(),l(m)}),j(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&o?.focus(),c())}),n.addEventListener("ab\
ort",c);const d=t.querySelector(":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia("(hover: hover)").matches&&a(()=>l(d),
Oc),()=>{}}function mg(e,t){const n=t.bottom+e.offsetHeight+8<innerHeight||t.top<e.offsetHeight+60,s=Math.max(8,Math.min(t.left-12,document.documentElement.clientWidth-
e.offsetWidth-8));e.style.left=`${s+scrollX}px`,e.style.top=`${(n?t.bottom+7:t.top-e.offsetHeight-7)+scrollY}px`}function pg(e,t){const{model:n,state:s,now:o,was:r}=e,
{q:i,lo:a,hi:c,val:l,vlo:u=l,vhi:f=l,unit:d="",why:h,given:m,used:p}=t.dataset,w=t.querySelector(".cg-claim__text")?.textContent??t.textContent??"",g=t.matches(
".cg-live"),b=fg.find(N=>t.matches(`.is-${N}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.entry(y).u,v=g?s:n.parseCase(t.dataset.with),T=g?o:v.size?
n.under(v):r,_=v.size?new Map([...s,...v]):s,L=_===s?o:n.under(_),q=M&&!g&&!K(L(y),T(y)),A=C("div","cg cg-card",C("div","cg-card__top",C("span","cg-num",w),g?"":
C("span",`cg-chip is-${b}`,_c[b]+(q?" as written":""))));A.id="cg-card",A.setAttribute("role","dialog"),A.setAttribute("aria-label",`${g?"value":"claim"} ${w}`);
const x=t,R=x.hash&&document.getElementById(decodeURIComponent(x.hash.slice(1))),z=R&&n.key(R.dataset.row)===y&&R.querySelector(".cg-steps__body");if(z){const N=z.
cloneNode(!0);for(const O of D(N,"[data-nocard]"))O.remove();for(const O of D(N,"[data-q]"))n.entries.has(n.key(O.dataset.q))&&U(O,V(n.text(n.key(O.dataset.q),v,
T),O.dataset.u));A.append(N)}else M&&A.append(C("p","cg-card__in","computed: ",C("b","cg-num",V(n.text(y,v,T,We(t)),$))));(a||c)&&A.append(wg(+(a??NaN),+(c??NaN),
[...new Set([u,f])].map(Number),d,b)),h&&A.append(C("p",g||["holds","partly","sourced"].includes(b)?"cg-card__in":"cg-card__why",...h.split("`").map((N,O)=>O%2?
C("code","",N):N)));const S=M?[...n.inputs(y)].filter(N=>T(N)!==void 0).map(N=>`${N.split("#")[1]} ${n.say(N,T(N))}`):[];(m||S.length)&&A.append(C("div","cg-car\
d__in",`${g?"for":"as written, for"} ${m??S.slice(0,go).join(" · ")}`+(!m&&S.length>go?` and ${S.length-go} more`:""))),q&&A.append(C("div","cg-card__now",C("s\
pan","","your scenario"),C("b","cg-num",gg(e,y,_,L,t))));const k=C("div","cg-card__foot",p?C("span","",p):"");return x.href&&k.prepend(Object.assign(C("a","",i&&
i[0]!=="="?`go to ${i.split("#").pop()}`:"go to source"),{href:x.href})),A.append(k),A}function gg({model:e},t,n,s,o){const{c:r,u:i}=e.entry(t);return r?{1:"tru\
e",0:"false"}[String(Number(s(t)))]??"not computed":V(e.text(t,n,s,We(o)),i)}function wg(e,t,n,s,o){const r=[e,t,...n].filter(Number.isFinite),i=Math.min(...r),
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
f/o}const c=r*r/(o*Ot),l=a-c;if(i-=c,l>0)return(i-(Ot-1)*(l-i)/(o*Ot-Ot))/l}const wo=1e-4,Mg=5e-5,Sg=48,$g=()=>e=>{for(const t of D(e.root,"[data-sens]"))e.attempt(
t,()=>{vg(e,t),Ag(e,t)})};function vg({model:e,state:t,now:n},s){const o=e.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{const c=e.key(a.dataset.in),l=Number(
n(c)),[u,f]=[1+wo,1-wo].map(d=>Number(e.under(new Map([...t,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(wo*(u+f))]})),i=Math.max(1e-9,...[...r.values()].filter(
Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=Mg&&Number.isFinite(c)),u=Sg*Math.abs(c)/
i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%","5"]:[`${c<0?50-u:50}%`,`${u}\
%`,"22%","56%"];for(const[p,w]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,w)}else U(a.firstElementChild,Number.isFinite(c)?l?"nothing":`${c<0?
"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function Ag({model:e,state:t},n){const s=D(n,"[data-share]"),o=s.length?e.draws(e.key(n.dataset.
sens),t):void 0;for(const r of s){const i=o&&e.draws(`${e.key(r.dataset.share)}~`,t),a=o&&i&&yg(o,i);r.matches(".cg-sens__bar")?r.setAttribute("width",`${100*Math.
min(Math.max(a?.[0]??0,0),1)}%`):U(r.firstElementChild,a?Ng(...a):"–")}}const Ng=(e,t)=>e<2*t?`at most ${Math.max(1,Math.ceil(100*(Math.max(e,0)+2*t)))} %`:`${Math.
floor(100*e+.5)} ± ${Math.ceil(200*t)} %`;var kg=Object.freeze({__proto__:null,mount:$g});const Eg=3,Lc=48,xg=24,Cc={holds:"✓",failing:"✗",unknown:"–"};function _g(e){
const{model:t,root:n}=e,s=D(n,".cg-limit").map(o=>({e:o,key:t.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(t.key).filter(r=>t.entries.has(r)),
gap:t.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__ways"),said:""}));return o=>{for(const r of s)
o.attempt(r.e,()=>Og(o,r));for(const r of D(n,"[data-under]"))Lg(o,r)}}const bo=(e,t)=>{const n=e(t);return n===void 0?void 0:!!n};function Og(e,t){const{model:n,
now:s,state:o}=e,{e:r,key:i,bar:a}=t,c=bo(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(".cg-mark")])for(const f of Object.keys(
Cc))u?.classList.toggle(`is-${f}`,f===l);U(r.querySelector(".cg-mark"),Cc[l]);for(const u of D(r,"[data-gap]")){const f=n.key(u.dataset.gap);U(u,V(n.text(f,o,s),
n.entry(f).u).replace(/^[-−]/,""))}a&&Tg(e,a),e.done&&Cg(e,t,c)}function Tg({model:e,now:t},n){const s=n.querySelector("line"),o=d=>Number(t(e.key(d?.dataset.
q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.
toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=i[h]}),n.querySelector(".over")?.setAttribute(
"x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function Lg({model:e,now:t},n){const s=(n.dataset.under??"").split(" "),o=s.findIndex(a=>bo(t,e.key(
a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-void",o>=0),o<0?r?.remove():U(r??n.querySelector(
"small")?.appendChild(C("span","cg-out__given")),i)}function Cg(e,t,n){const{ways:s}=t,o=n===!1?JSON.stringify([...e.state]):"";if(!s||o===t.said)return;t.said=
o;const r=n===!1?Kt(()=>Rc(e,t))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[...c?[" "]:[],ht("cg-preset",`${Rg(e,i)}: ${e.model.
say(i,a)}`,()=>e.set(new Map([[i,a]])))])),r.length&&s.prepend(C("span","","It would be true with "))}const Rg=({model:e},t)=>e.entry(t).n??t.slice(t.indexOf("#")+
1);function Rc(e,t){const{model:n,state:s}=e,{key:o,inputs:r}=t,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){
const u=qg(e,t,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===Eg)break}return c}function qg(e,{key:t,gap:n},s){const{model:o,state:r,now:i}=e,{rows:a,set:c,
lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&bo(o.under(new Map(r).set(s,g)),t)===!0;if(a){const g=b=>Number(o.under(new Map(
r).set(s,b))(n));return Object.keys(a).filter(b=>b!==h&&m(b)).map(b=>[b,g(b)]).sort(([,b],[,y])=>b-y)[0]?.[0]}if(c){const g=[...c].sort((y,M)=>y-M),b=g.findIndex(
y=>y>=Number(h));return Ig(g,b).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=xn(o,s);return[-1,1].map(g=>Pg(p,h,g,m)).filter(g=>g!==void 0).
sort((g,b)=>Math.abs(g-h)-Math.abs(b-h))[0]}const Ig=(e,t)=>e.map((n,s)=>[n,Math.abs(s-t)]).filter(([,n])=>n>0).sort(([,n],[,s])=>n-s).map(([n])=>n);function Pg(e,t,n,s){
let o=0;for(let r=1;r<=Lc;r+=1){const i=r/Lc,a=e.moved(t,n*i);if(!(a===e.moved(t,n*o)&&i<1)){if(s(a)){let c=i;for(let l=0;l<xg;l+=1){const u=(o+c)/2;s(e.moved(t,
n*u))?c=u:o=u}return e.moved(t,n*c)}if(o=i,a===(n<0?e.lo:e.hi))break}}}var Fg=Object.freeze({__proto__:null,mount:_g,waysOf:Rc});const Dg=20,jg=360;function zg(e){
const t=D(e.root,"svg[data-rows]").map(n=>Ug(e,n));return n=>{for(const s of t)n.attempt(s.svg,()=>{Bg(n,s),lo(s.svg,s,s.lines.flatMap(o=>Wg(n,s,o)))})}}function Ug({
model:e},t){const[n,s]=[xt(t.dataset.ax),xt(t.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>t.querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),
i=D(t,"[data-run]").map(a=>{const c=D(t,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?e.key(f.dataset.q):"",along:f.dataset.at?e.key(f.dataset.
at):"",written:[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),
u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",dots:c,band:r("band",a),label:l,below:Number(l?.getAttribute("y"))-(u?
s.at(u.written[1]):NaN)}});return{svg:t,x:n,y:s,built:{x:n,y:s},lines:i}}function Bg({done:e,model:t,now:n,state:s},o){if(!e)return;const r=s.size?o.lines.flatMap(
u=>u.dots):[],i=r.flatMap(({key:u,written:f})=>{const d=u?[t.spread(u,s,n)].flat():[f[1]];return[d.at(0),d.at(-1)].map(Number)}),a=r.some(({along:u})=>u&&!t.entry(
u).iso),c=a?r.map(({along:u,written:f})=>u?Number(n(u)):f[0]):[],l={y:i.length&&uc(i,o.built.y)||o.built.y,x:c.length&&$1(c,o.built.x)||o.built.x};for(const u of[
"x","y"])l[u].text!==o[u].text&&(o[u]=l[u],o.svg.dataset[`a${u}`]=l[u].text,dc(o.svg,u,l[u]))}function Wg({model:e,now:t,state:n},{x:s,y:o},{e:r,dots:i,band:a,label:c,
below:l}){const u=i.some(w=>w.key||w.along),f=w=>typeof w=="number"?Math.max(-1e4,Math.min(1e4,o.at(w))):NaN,d=i.map(({key:w})=>w?[e.spread(w,n,t)].flat():[]),h=i.
map(({key:w,along:g,written:b},y)=>[s.at(g?Number(t(g)):b[0]),f(w?d[y].length===3?d[y][1]:t(w):b[1])]);if(r.matches(".is-apart")||r.setAttribute("d",En(h.map(([
w,g])=>[w,Number.isFinite(w)?g:NaN]))),i.forEach((w,g)=>Gg(e,t,n,w,h[g],[s,o])),a){const w=[-1,0].map(g=>d.map((b,y)=>[h[y][0],f(b.at(g))]));a.setAttribute("d",
a.matches(".reach")?Hg(w):`${En([...w[0],...w[1].reverse()])}Z`)}const[,m]=[...h].reverse().find(([,w])=>Number.isFinite(w))??[0,NaN],p=m+l;return c&&p>Dg&&p<jg&&
c.setAttribute("y",p.toFixed(1)),u?h.filter(w=>w.every(Number.isFinite)):[]}const Hg=([e,t])=>e.map(([n,s],o)=>[n,t[o][1],s]).filter(n=>n.every(Number.isFinite)).
map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function Gg(e,t,n,{e:s,key:o,said:r},[i,a],[c,l]){const u=Number.isFinite(i)&&Number.
isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is-outside",u&&f),!u)return;s.setAttribute(
"cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?", outside the axes":"";o&&U(s.querySelector(
"title"),`${r}: ${V(e.text(o,n,t),e.entry(o).u)}${d}`)}var Kg=Object.freeze({__proto__:null,mount:zg});const yo=7,Vg=1e-9;function qc(e,t){const n=e.map(r=>Pc(r,
t)),[s,o]=Ic(n);return n.map(r=>{if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(yo-1,Math.floor(i*yo+Vg))})}const Ic=e=>{const t=e.filter(
n=>n!==void 0);return[Math.min(...t),Math.max(...t)]};function Pc(e,t){if(!(typeof e!="number"||!Number.isFinite(e)||t&&e<=0))return t?Math.log(e):e}function Yg(e){
const t=D(e,"td[data-cell]"),n=e.dataset.scale==="log",s=t.map(a=>parseFloat(a.dataset.v??"")),o=qc(s,n);t.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.
dataset.heat=String(o[c])});const r=s.map(a=>Pc(a,n)),i=e.closest("figure")?.querySelectorAll(".cg-heat b")??[];Ic(r).forEach((a,c)=>U(i[c],t[r.indexOf(a)]?.textContent??
""))}var Xg=Object.freeze({__proto__:null,STEPS:yo,colour:Yg,levels:qc});const Fc=2,Jg=["fill","stroke","stroke-width","stroke-dasharray","stroke-opacity","opac\
ity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];async function Zg(e,t,n,s){const{figure:o}=t,r=o.
querySelector(".cg-fig__title")?.textContent??"figure",i=r.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";if(n==="link")return ie(`${location.
href.split("#")[0]}#${o.id}`,s);if(n==="csv")return t.data&&(t.data.open=!0),ke(e,t),Mo(`${i}.csv`,new Blob([`${xr(o.querySelector("table"))}
`],{type:"text/csv"}));const{text:a,width:c,height:l}=Dc(o,r);if(n==="svg")return Mo(`${i}.svg`,new Blob([a],{type:"image/svg+xml"}));const u=new Image(c,l),f=Object.
assign(document.createElement("canvas"),{width:c*Fc,height:l*Fc});u.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(a)}`,await u.decode(),f.getContext(
"2d")?.drawImage(u,0,0,f.width,f.height),f.toBlob(d=>d&&Mo(`${i}.png`,d))}function Dc(e,t){const n=e.querySelector(".cg-fig__plot"),s=e.querySelector(".cg-axis"),
o=e.getBoundingClientRect(),r=52,i=Math.round(o.width),a=Math.round(n.getBoundingClientRect().bottom-s.getBoundingClientRect().top)+r+12,c=s.getBoundingClientRect().
top,l="http://www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(e);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${i} ${a}`),
u.setAttribute("width",String(i)),u.setAttribute("height",String(a));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.
setAttribute("height","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),[t,e.querySelector(".cg-fig__case")?.textContent??""].forEach(
(m,p)=>{const w=u.appendChild(document.createElementNS(l,"text"));for(const[g,b]of Object.entries({x:8,y:20+18*p,fill:f.color,"font-family":f.fontFamily,"font-s\
ize":p?12:15,"font-weight":p?400:600}))w.setAttribute(g,String(b));w.textContent=m});for(const m of[...s.querySelectorAll("svg"),...n.querySelectorAll(":scope >\
 svg")]){const p=m.getBoundingClientRect(),w=m.cloneNode(!0),g=[m,...m.querySelectorAll("*")];[w,...w.querySelectorAll("*")].forEach((b,y)=>{const M=getComputedStyle(
g[y]);for(const $ of Jg)b.setAttribute($,M.getPropertyValue($));for(const{name:$}of[...b.attributes])/^(class|id|data-.*|role|aria-.*)$/.test($)&&b.removeAttribute(
$)});for(const[b,y]of Object.entries({x:p.left-o.left,y:p.top-c+r,width:p.width,height:p.height}))w.setAttribute(b,y.toFixed(1));u.append(w)}return{text:new XMLSerializer().
serializeToString(u),width:i,height:a}}function Mo(e,t){const n=URL.createObjectURL(t);Object.assign(document.createElement("a"),{href:n,download:e}).click(),setTimeout(
()=>URL.revokeObjectURL(n),1e3)}var Qg=Object.freeze({__proto__:null,asSvg:Dc,take:Zg})})();
