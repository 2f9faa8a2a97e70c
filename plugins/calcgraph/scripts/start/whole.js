(function(){"use strict";customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const t=this.querySelector(
"template")?.content.textContent,e=this.querySelector("canvas");if(!t||!e)return;document.documentElement.classList.add("cg-js");const{View:n}=await Promise.resolve().
then(function(){return Yf});this.isConnected&&(e.hidden=!1,this.view=new n(this,e,JSON.parse(t)))}disconnectedCallback(){this.view?.end()}});const ot=t=>new URLSearchParams(
t).get("s")??"",Be=(t,e)=>t.split(",").flatMap(n=>n.split(":")[0].includes(".")?n:e&&n?`${e}.${n}`:[]).join(),Kn=(t,e)=>Vn(t,"s",e);function Vn(t,e,n){const s=new URL(
t),o=s.search.slice(1).split("&").filter(i=>i&&!i.startsWith(`${e}=`)),r=encodeURIComponent(n).replace(/%3A/g,":").replace(/%2C/g,",").replace(/%2F/g,"/").replace(
/%20/g,"+");return s.search=[...n?[`${e}=${r}`]:[],...o].join("&"),s.href}const I=(t,e="",...n)=>{const s=document.createElement(t);return e&&(s.className=e),s.
append(...n),s},U=(t,e,n,s)=>{for(const o of e.split(" "))t.addEventListener(o,s,n)},au=".cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, te\
mplate, script, style, cg-note, .cg-row__was:empty",cu=/^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;function lu(t,e){U(document,"copy",{signal:e},
n=>{const s=getSelection(),{target:o}=n;if(!s||s.isCollapsed||o?.closest?.("input, textarea, select, [contenteditable]"))return;const r=s.getRangeAt(0);if(!t.contains(
r.commonAncestorContainer)||!uu(t,s))return;const i=document.createElement("div");i.append(fu(r)),du(i),i.style.cssText="position:fixed;left:0;top:0;width:40em;\
opacity:0;pointer-events:none",t.append(i);const a=i.innerText.replace(/\n{3,}/g,`

`).trim();for(const c of i.querySelectorAll("*")){c.checkVisibility?.()||c.remove();for(const{name:l}of[...c.attributes])cu.test(l)||c.removeAttribute(l);c instanceof
HTMLAnchorElement&&c.hasAttribute("href")&&c.setAttribute("href",c.href)}i.remove(),n.clipboardData?.setData("text/plain",a),n.clipboardData?.setData("text/html",
i.innerHTML),n.preventDefault()})}const uu=(t,e)=>[...t.querySelectorAll(".cg, .cg-claim, .cg-live")].some(n=>e.containsNode(n,!0));function fu(t){const e=t.cloneContents(),
n=t.commonAncestorContainer,s=(n instanceof Element?n:n.parentElement)?.closest(".cg-claim");if(!s?.querySelector(".cg-claim__now")?.textContent)return e;const o=document.
createDocumentFragment();return o.append(s.cloneNode(!0)),o}function du(t){for(const e of t.querySelectorAll(au))e.remove();for(const e of t.querySelectorAll(".\
cg-claim")){const n=e.querySelector(".cg-claim__now"),s=e.querySelector(".cg-claim__text"),o=e.querySelector(".cg-claim__tag");if(o&&n?.dataset.copy)o.textContent=
`${o.textContent?.split(" ")[0]} ${n.dataset.copy}`;else if(s&&n?.dataset.copy){s.textContent=n.dataset.copy;const r=e.previousSibling;n.dataset.article&&r instanceof
Text&&(r.data=r.data.replace(/an?(?=\s+$)/i,n.dataset.article))}else s&&n?.textContent&&s.append(` (${n.textContent.replace(/^→ /,"")} in your scenario)`);n?.
remove(),o?.before(" ")}}function hu(t,e){const n=[];for(const s of t.querySelectorAll("a.cg-grip")){if(!e(s.dataset.q))continue;const o=s.dataset.options?pu(s,
s.dataset.options):mu(s);s.replaceWith(o),n.push([o,s])}return()=>{for(const[s,o]of n)s.replaceWith(o)}}function Xo(t,e){const n=I(t,e.className,...[...e.childNodes].
map(s=>s.cloneNode(!0)));for(const{name:s,value:o}of e.attributes)(s.startsWith("data-")||s==="aria-description")&&n.setAttribute(s,o);return n.addEventListener(
"selectstart",s=>s.preventDefault()),n}function mu(t){const e=Xo("span",t),n=t.querySelector(".cg-claim__text")?.textContent??"";e.tabIndex=0;for(const[s,o]of Object.
entries({role:"slider","aria-label":t.dataset.label??"","aria-valuetext":n,"aria-valuenow":"0","aria-disabled":"true"}))e.setAttribute(s,o);return e}function pu(t,e){
const n=Xo("label",t),s=I("select");for(const o of e.split(`
`)){const[r,i]=o.split("	");s.append(new Option(i,r))}return s.dataset.p=t.dataset.q,s.setAttribute("aria-label",t.dataset.label??""),s.selectedIndex=-1,n.append(
s),n}function Zo(t,e,n){const s=r=>Math.max(0,Math.min(1,(r-+t.min)/(+t.max-+t.min))),o=r=>`calc(${(100*s(r)).toFixed(2)}% + ${(.31-.62*s(r)).toFixed(3)}rem)`;t.
parentElement?.style.setProperty("--at",o(e)),t.parentElement?.style.setProperty("--was",o(n))}const gu="pointerover focusin input change click",bu=12,wu=".cg, \
.cg-claim, .cg-live";let Yn="",Jo="";document.documentElement.classList.add("cg-js");function yu({target:t}){const e=t instanceof Element&&t.closest("a[href]:no\
t([download])");if(!e)return;const n=new URL(e.getAttribute("href"),document.baseURI),{pathname:s,search:o}=location,r=ot(o),i=e.dataset.q??=ot(n.search),a=n.pathname===
s?r:Be(r,s===Jo?Yn:""),c=[a,i].filter(Boolean).join();n.origin!==location.origin||/\.(?!html$)\w+$/.test(n.pathname)||ot(n.search)===c||e.setAttribute("href",Kn(
n.href,c))}U(document,"pointerdown click",{capture:!0},yu);function Mu(t){const e=t.target instanceof Element&&t.target.closest("a[href]");!(e instanceof HTMLAnchorElement)||
!e.hash||e.href.split("#")[0]===location.href.split("#")[0]&&t.stopPropagation()}function $u(){const{scrollX:t,scrollY:e}=window,{state:n}=history;!location.hash||
document.querySelector(":target")||(location.replace(location.hash),history.replaceState(n,""),scrollTo(t,e))}function Qo(t){for(const e of document.querySelectorAll(
".cg details[open]"))e.toggleAttribute("data-kept",t)}addEventListener("beforeprint",()=>Qo(!0),!0),addEventListener("afterprint",()=>Qo(!1));function tr(t){const e=document.
getElementById(decodeURIComponent(location.hash.slice(1)));if(t.contains(e)){if(e.matches(".cg-field")){const n=e.querySelector("details");n&&(n.open=!0);const s=(n??
e).querySelector("input, select");s.focus(),s.select?.()}if(e.matches(".cg-row")){for(const n of e.closest(".cg-sheet")?.querySelectorAll(".cg-fold")??[])n.open||=
e.matches(".is-rest");for(const n of e.querySelectorAll("details"))n.open=!0;e.scrollIntoView({block:"nearest"})}}}function Su(t){const e=document.querySelector(
".md-sidebar--secondary .md-sidebar__inner");e&&(e.querySelector(".cg-loc")?.remove(),e.append(...t.querySelectorAll(".cg-foot .cg-loc")))}function vu(t){for(const e of t.
querySelectorAll(".cg-table")){const n=e.querySelectorAll("td button"),s=e.querySelector(".is-current button")??n[0];for(const o of n)o.tabIndex=-(o!==s)}}const Xn=(t=200)=>new Promise(
e=>{window.requestIdleCallback?.(e),setTimeout(e,t)});async function xu(){for(const t of document.querySelectorAll("[style*=content-visibility]"))await Xn(),t.style.
contentVisibility=t.style.containIntrinsicBlockSize=""}xu();async function Au(t,e){let n=performance.now();for(;;){const{done:s,value:o}=t.next();if(s)return o;
performance.now()-n<bu||e.aborted||(await new Promise(r=>setTimeout(r)),n=performance.now())}}const er=t=>new Promise(e=>{matchMedia("(hover: none)").matches&&U(
window,"scroll pointerdown keydown",{signal:t,passive:!0},()=>e())});function Nu(t,e){U(document,"click",{signal:e,capture:!0},n=>{const s=n.target instanceof Element&&
n.target.closest("a[href]");!(s instanceof HTMLElement)||!t.length||(n.preventDefault(),n.stopImmediatePropagation(),t.push(()=>s.click()))})}function Eu(t){if(!navigator.
userActivation?.hasBeenActive)return[];const e=t.querySelectorAll(".cg input[data-p]"),n=t.querySelectorAll(".cg select[data-p]");return[...[...e].filter(s=>s.type===
"radio"?s.checked&&!s.defaultChecked:s.value!==s.defaultValue),...[...n].filter(s=>![...s.selectedOptions].every(o=>o.defaultSelected))]}function ku(t,e){const n=new AbortController;
e.addEventListener("abort",()=>n.abort()),!document.getElementById("__config")?.textContent?.includes('"navigation.instant.preview"')&&U(document,"pointerover f\
ocusin pointerdown",{signal:n.signal},s=>{const o=s.target instanceof Element&&s.target.closest("a[href]:not([data-preview])");if(!o||!(t.contains(o)||o.closest(
".cg-loc"))||s.type==="pointerover"&&s.pointerType==="touch")return;n.abort();let r=!1;U(document,"pointerup",{signal:e,once:!0},()=>r=!0),Promise.resolve().then(
function(){return wd}).then(({mount:i})=>e.aborted||i(t,e,r?void 0:s))})}function _u(t,e){const n=[],s=new Promise(o=>{U(window,"popstate",{signal:e},()=>{ot(location.
search)&&o()});for(const r of Eu(t)){const{value:i,checked:a}=r;n.push(()=>{Object.assign(r,{value:i,checked:a});for(const c of["input","change"])r.dispatchEvent(
new Event(c,{bubbles:!0}))}),o()}U(t,gu,{signal:e},({type:r,target:i})=>{if(!(i instanceof Element&&i.closest(wu)))return;const{value:a,checked:c}=i;!/over|in$/.
test(r)&&!i.closest("[data-plot]")&&n.push(()=>{a!==void 0&&Object.assign(i,{value:a,checked:c}),i.dispatchEvent(new Event(r,{bubbles:!0}))}),o()})});return{done:n,
touched:s}}async function nr(t,e,n,s){if(!t.querySelector(e))return;const o=[],r=new AbortController;U(t,"click input",{signal:r.signal},a=>{const{target:c,type:l}=a;
c instanceof Element&&c.matches("button, input")&&c.closest(e)&&(a.stopImmediatePropagation(),o.push(()=>c.dispatchEvent(new Event(l,{bubbles:!0}))))});const i=await s().
finally(()=>r.abort());if(!n.aborted){i(t,n);for(const a of o)a()}}class Ou extends HTMLElement{#t=new AbortController;#e=()=>{};connectedCallback(){this.#t=new AbortController,
this.#n(this.#t.signal).catch(()=>{this.#t.abort(),this.#e(),document.documentElement.classList.remove("cg-js"),this.say("The scripts of this page could not sta\
rt; its values are from the last build.")})}disconnectedCallback(){this.#t.abort(),Yn=""}async#n(e){const n=this.parentElement??document.body,s=location.pathname,
o=this.querySelector("template")?.content.textContent;if(Jo=s,document.documentElement.classList.add("cg-js"),n.addEventListener("click",Mu,{signal:e}),lu(n,e),
Su(n),this.hasAttribute("data-no-popups")||ku(n,e),Xn().then(()=>{$u(),tr(n),vu(n)}),addEventListener("hashchange",()=>tr(n),{signal:e}),nr(n,"[data-files]",e,async()=>(await Promise.
resolve().then(function(){return di})).start),U(n,"click",{signal:e},async({target:S})=>{const x=S instanceof Element&&S.closest("[data-plot]");x instanceof HTMLElement&&
(await Promise.resolve().then(function(){return ki})).takePlot(x)}),nr(n,"[data-filter]",e,async()=>(await Promise.resolve().then(function(){return Rh})).mount),
!o){ot(location.search)&&(await Promise.resolve().then(function(){return Vh})).mount(this,n,e);return}for(const S of n.querySelectorAll(".cg-slider input"))Zo(S,
+S.value,+S.value);const r=JSON.parse(o);Yn=r.names[r.note],this.#e=hu(n,S=>`${r.note}#${S}`in r.q||(S??"")in r.q);const i=new AbortController,a=new AbortController,
{done:c,touched:l}=_u(n,i.signal);e.addEventListener("abort",()=>[i,a].forEach(S=>S.abort())),Nu(c,a.signal),await Promise.race([Xn(1500),l]);const u=Object.values(
r.q).some(({far:S})=>S);u&&!ot(location.search)&&await Promise.race([l,er(e)]);const{compute:f,loadParts:d,mount:h}=await Promise.resolve().then(function(){return vm}),
{makeValues:m,prepare:p}=f;u&&await(await Promise.resolve().then(function(){return uh})).loadColumns(r.q),await p(r.q);const b=m(r),{wrong:g,untold:w}=await Au(
b.proving(),e);if(e.aborted)return;const y=S=>S.map(x=>x.split("#").pop()).join(", ");if(g.length){this.say(`Recomputed in this browser, these values differ fro\
m the last build: ${y(g)}.`);for(const S of n.querySelectorAll("[data-row]"))S.classList.toggle("is-different",g.includes(b.key(S.getAttribute("data-row")??"")))}
w.length&&this.say(`Not recomputed in this browser, since it takes too many steps: ${y(w)}.`);const M=d(n).catch(()=>{});ot(location.search)||await Promise.race(
[l,er(e)]);const $=await M??await d(n);if(!e.aborted){i.abort(),await h(b,this,n,e,$,s),a.abort();for(const S of c)S()}}say(e){const n=I("p","cg cg-notice",e);return n.
setAttribute("role","note"),this.append(n),n}}customElements.get("cg-note")||customElements.define("cg-note",Ou);const It=6,sr=[["tag",.98,.36,[]],["link",.98,.36,
[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],or=0,Ue=1,he=2,rr=3,pt=4,ir=(t,e)=>[(t.x+e.x)/2-(e.y-t.y)*.08,
(t.y+e.y)/2+(e.x-t.x)*.08],me=146,Tu=41,Lu=54,Cu=10,Ru=.12,ar=12,cr=1.06,qu=3,Iu=60,Pu=1e3;function lr(t,e){const{course:n,nodes:s}=t;if(!n||n.isLaid===e)return;
n.isLaid=e;const o=s.map(({x:r,y:i})=>[r,i]);s.forEach((r,i)=>[r.x,r.y]=n.places[i]),n.places=o,[t.hulls,n.hulls]=[n.hulls,t.hulls]}function Fu(t){if(!t)return;
const{places:e,rooms:n,stages:s,boxes:o,read:r,way:i}=t;return{isLaid:!1,places:Array.from({length:e.length/2},(a,c)=>[e[2*c],e[2*c+1]]),hulls:n.map(([a,c,l,u,f],d)=>({
group:Pu+d,x:c,y:l,points:[[c,l],[c+u,l],[c+u,l+f],[c,l+f]],name:d<s?`${d+1} ${a}`:a,number:-1})),boxes:new Set(o),read:new Set(o.slice(0,r)),way:i}}function ju(t,{
camera:{k:e},shown:n,lit:s,fade:o},{read:r}){const{pen:i,model:{nodes:a},colours:c}=t;for(const{a:l,b:u,kind:f,says:d}of n.lines){const h=t.importance(l,u,s),m=h>
Ue,p=f==="uses";if(!m&&!(p&&r.has(l)&&r.has(u))||!m&&s?.path.length)continue;const[b,g]=a[l].x<=a[u].x?[a[l],a[u]]:[a[u],a[l]];if(i.beginPath(),g.x-b.x<me/2){const y=b.
x-me/2+2,M=y-10-Math.min(16,Math.abs(g.y-b.y)/16);i.moveTo(y,b.y),i.bezierCurveTo(M,b.y,M,g.y,y,g.y)}else{const[y,M]=[b.x+me/2-2,g.x-me/2+2],$=(y+M)/2;i.moveTo(
y,b.y),i.bezierCurveTo($,b.y,$,g.y,M,g.y)}i.setLineDash(m&&h!==pt&&f==="link"&&!d?[4/e,3/e]:[]),i.strokeStyle=h===pt?c.changed:p||f==="claims"?c.param:c.ink,i.lineWidth=
(h===pt?3:m?1.8:1.2)/e;const w=.32;i.globalAlpha=h===he?.45:m?.9:s?w+(w*Ru-w)*o:w,i.stroke()}i.setLineDash([]),i.globalAlpha=1}function Du(t,{shown:e,lit:n,fade:s}){
const{pen:o,colours:r}=t;o.fillStyle=t.solid(r.muted,.07*(n?1-.5*s:1));for(const{points:i}of e.hulls){const[[a,c],,[l,u]]=i;o.beginPath(),o.roundRect(a,c,l-a,u-
c,Cu),o.fill()}}function zu(t,{camera:e,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=t,a=e.k<.6?12:14,c=Lu*e.k;return r.textAlign="left",r.font=`700 ${a}px ${i.
font}`,n.hulls.map(({name:l,points:[u,,f]})=>{const[d,h]=t.screen(e,u[0]+8,u[1]),m=(f[0]-u[0]-16)*e.k,p=Math.max(1,Math.floor((c-4)/(a+2))),b=m<Iu?[l.split(" ",
/^\d/.test(l)?1:void 0).join(" ")]:Bu(r,l,m,p);return r.fillStyle=t.solid(i.ink,s?1-.6*o:1),b.forEach((g,w)=>r.fillText(g,d,h+(c-b.length*(a+2))/2+(w+.85)*(a+2))),
{number:-1,left:d,top:h,width:m,height:c}})}function Bu(t,e,n,s){const o=[];for(const r of e.split(" ")){const i=o.length?`${o[o.length-1]} ${r}`:r;o.length&&(o.
length===s||t.measureText(i).width<=n)?o[o.length-1]=i:o.push(r)}return o.map(r=>ur(t,r,n))}function Uu(t,e,{boxes:n,read:s,way:o}){const{pen:r,model:i,colours:a}=t,
{camera:c,shown:l,lit:u,me:f,focused:d}=e,h=[];for(const m of n){if(!l.nodes[m])continue;const p=i.nodes[m],[b,g]=t.screen(c,p.x,p.y),[w,y]=[me*c.k,Tu*c.k],[M,$]=[
b-w/2,g-y/2],S=t.strength(e,m,.3),x=o.indexOf(m),v=m===f,_=!!u?.path.includes(m);r.beginPath(),r.roundRect(M,$,w,y,5),r.fillStyle=v?a.param:a.paper,r.fill(),r.strokeStyle=
t.solid(_?a.changed:x>=0||v?a.param:a.muted,S*(s.has(m)||v?1:.6)),r.lineWidth=_||x>=0||v?1.8:1,r.stroke(),v&&d&&(r.beginPath(),r.roundRect(M-4,$-4,w+8,y+8,8),r.
strokeStyle=a.param,r.lineWidth=2,r.stroke()),r.fillStyle=v?a.paper:t.solid(a.ink,S),Wu(t,p.label.split(`
`),{x:b,y:g,width:w,height:y},x>=0||v),x>=0&&w>60&&Hu(t,M+w-4,$-2,String(x+1),S),h.push({number:m,left:M,top:$,width:w,height:y})}return h}function Wu({pen:t,colours:e},n,{
x:s,y:o,width:r,height:i},a){const c=a?ar-.5:ar,l=Math.floor((i-2)/(c*cr));if(l<1||r<40)return;t.font=`${a?"600 ":""}${c}px ${e.font}`,t.textAlign="center";const u=l<
n.length?[`${n.slice(0,l).join(" ")} …`]:n;u.slice(0,l).forEach((f,d)=>{const h=(d-(Math.min(l,u.length)-1)/2)*c*cr;t.fillText(ur(t,f,r-2*qu),s,o+h+c*.35)})}function ur(t,e,n){
if(t.measureText(e).width<=n)return e;let s=e.replace(/ …$/,"");for(;s.length>1&&t.measureText(`${s}…`).width>n;)s=s.slice(0,-1).trimEnd();return`${s}…`}function Hu(t,e,n,s,o){
const{pen:r,colours:i}=t;r.beginPath(),r.arc(e,n,8,0,7),r.fillStyle=t.solid(i.param,o),r.fill(),r.font=`700 11px ${i.font}`,r.textAlign="center",r.fillStyle=i.paper,
r.fillText(s,e,n+4)}const Xt={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",
off:"node:attachment,node:tag"},fr=Object.keys(Xt),Gu=t=>Xt.mode=t;function Ku(t){const e=new URLSearchParams(t),n={...Xt};for(const s of fr)Object.assign(n,{[s]:e.
get(s)??Xt[s]});return n.mode==="flow"&&(n.mode="chain"),n}function Vu(t,e){const n=new URL(e);for(const s of fr)t[s]===Xt[s]?n.searchParams.delete(s):n.searchParams.
set(s,t[s]);return n.href}function Yu(t,e,n){for(const r of["depth","colour","size","tag","folder","relation","find"]){const i=e(r);i.value=t[r],i.value=t[r]=i.
value||Xt[r]}const s=[...n],o=s.find(r=>r.value===t.mode)??s[0];o.checked=!0,t.mode=o.value}const We=t=>new Set(t.off.split(",")),pe=t=>t==="map"||t==="course";
function Xu(t,e){const n=We(t);n.delete(e)||n.add(e),n.delete(""),t.off=[...n].sort().join()}const He=(t,e)=>t.byId.get(e)??-1,Zu=new Map(Object.entries({uses:1,
claims:3,link:4,embed:4,sequence:4,tag:4})),dr=2,Ju=4,Qu=20,tf=100,ef=12,nf=3,sf=4,Pt=3,Ge=({types:t},{type:e})=>Zu.get(t[e][0])??dr,hr=(t,e)=>Ge(t,e)===dr;function of(t,e){
const n=t.nodes.map(()=>new Map),s=t.nodes.map(()=>0),o=new Set;for(const{a:i,b:a,kind:c,type:l}of t.edges){if(t.types[l][0]==="link"?s[i]+=1:Ge(t,{type:l})<Ju&&
o.add(i),!e.types[l]||!e.nodes[i]||!e.nodes[a]||i===a)continue;const u=Ge(t,{type:l});for(const f of[!1,!0]){const[d,h]=f?[a,i]:[i,a],m=n[d].get(h);(!m||u<m.cost||
u===m.cost&&m.back&&!f)&&n[d].set(h,{uses:c==="uses",back:f,cost:u})}}const r=t.nodes.map(i=>s[i.number]>=ef&&!o.has(i.number)||/(^|\/)(index|README)\.md$/.test(
i.id)||i.kind?tf:+(i.degree>Qu));return{near:n,toll:r}}function mr(t,e,n,s,o=3){const r=[];if(n===s||n<0||s<0)return r;const i=of(t,e),a=new Set;let c=1/0;for(;r.
length<o;){const{cost:l,path:u}=rf(i,n,s,a);if(!u.length||l>c)break;c=Math.min(c,l+sf),r.push(u),u.slice(1,-1).forEach(f=>a.add(f)),u.length===2&&i.near[n].delete(
s)}return r}function rf({near:t,toll:e},n,s,o){const r=new Map([[n*Pt,0]]),i=new Map,a=[[n*Pt]];for(let c=0;c<a.length;c++){const l=a[c]??=[];for(;l.length;){const u=af(
l),f=Math.floor(u/Pt),d=u%Pt;if(r.get(u)!==c)continue;if(f===s)return{cost:c,path:cf(u,i)};r.set(u,-1);const h=c+(f===n?0:e[f]);for(const[m,p]of t[f]){if(o.has(
m))continue;const b=p.uses?p.back?1:2:0,g=h+p.cost+(d&&b&&d!==b?nf:0),w=m*Pt+b;g>=(r.get(w)??1/0)||(r.set(w,g),i.set(w,u),(a[g]??=[]).push(w))}}}return{cost:0,path:[]}}
function af(t){let e=0;for(let n=1;n<t.length;n++)t[n]<t[e]&&(e=n);return t.splice(e,1)[0]}function cf(t,e){const n=[Math.floor(t/Pt)];for(let s=e.get(t);s!==void 0;s=
e.get(s))n.unshift(Math.floor(s/Pt));return n}const Ke=200,pr=["note","ghost","tag","attachment"];function lf(t){const{edges:e,reasons:n,types:s,folders:o,tags:r,
communities:i,central:a,hulls:c,flow:l}=t,u=t.id.map((h,m)=>({number:m,id:h,title:t.title[m],label:t.label[m]??t.title[m],kind:t.kind[m]??0,url:t.url[m],x:t.x[m],
y:t.y[m],community:t.community[m],degree:t.degree[m],rank:t.rank[m],uses:t.uses[m]??0,folder:t.folder[m],tags:t.tagged[m],others:t.others[m]??"",text:"",width:-1})),
f=[];for(let h=0;h<e.length;h+=3){const m=e[h+2];f.push({a:e[h],b:e[h+1],type:m,kind:s[m][1],reason:"",says:!1})}for(const[h,m]of Object.entries(n))f[+h].reason=
m;for(const[h,m]of f.entries()){m.says=hr({types:s},m)||m.kind==="link"&&!!m.reason;for(let p=h-1;m.says&&gr(f[p],m);p--)f[p].says=!0}const d=l.boxes.map(([h,m,
p,b,g,w,y={}],M)=>({number:M,id:`${u[p]?.id}#${h}`,name:h,value:m,note:p,input:!!b,url:g,says:w,columns:Object.entries(y).flatMap(([$,S])=>S.map(x=>`${u[x]?.id}\
#${$}`))}));return{nodes:u,edges:f,types:s,folders:o,tags:r,communities:i,boxes:d,flows:l.edges,hulls:c.map(([h,m,p,b])=>({group:h,x:m,y:p,points:b,name:i[h],number:a[h]})),
byId:new Map(u.map(h=>[h.id,h.number])),isSmall:u.length<=Ke,course:Fu(t.course)}}function uf(t,e){const n=e==="folder"?t.folders:e==="tag"?t.tags:t.communities,
s=t.nodes.map(r=>r.degree?e==="folder"?r.folder:e==="tag"?r.tags[0]??-1:r.community:-1),o=n.map(()=>0);for(const r of t.nodes)!r.kind&&s[r.number]>=0&&(o[s[r.number]]+=
1);return{of:s,groups:n.map((r,i)=>({group:i,name:r||"(top)",size:o[i]})).filter(r=>r.size)}}function ff(t,e,n){const s=We(e),o=t.tags.indexOf(e.tag),r=t.folders.
indexOf(e.folder==="/"?"":e.folder),i=t.types.map(([d,h])=>!s.has("kind:"+h)&&(!e.relation||d===e.relation)),a=t.nodes.map(d=>!(s.has("node:"+pr[d.kind])||!d.degree&&
s.has("node:orphan")||s.has("group:"+n[d.number])||e.tag&&!d.tags.includes(o)||e.folder&&d.folder!==r)),c=[];for(const d of t.edges)i[d.type]&&a[d.a]&&a[d.b]&&!gr(
c.at(-1),d)&&c.push(d);const l=e.colour==="community",u=t.hulls.filter(d=>l?!s.has("group:"+d.group):t.isSmall);let f;return{nodes:a,types:i,lines:c,hulls:u,ribbons:t.
isSmall&&l&&!t.course?.isLaid?df(t,c):[],get near(){return f??=hf(a.length,c)}}}function df({nodes:t},e){const n=new Map;for(const{a:s,b:o,kind:r}of e){const[i,
a]=[t[s].community,t[o].community].sort((l,u)=>l-u),c=`${i} ${a}`;r==="uses"&&i!==a&&n.set(c,[i,a,(n.get(c)?.[2]??0)+1])}return[...n.values()]}const gr=(t,{a:e,
b:n,kind:s})=>t?.kind===s&&(t.a===e?t.b===n:t.a===n&&t.b===e);function hf(t,e){const n=Array.from({length:t},()=>new Set);for(const{a:s,b:o}of e)n[s].add(o),n[o].
add(s);return n}function mf(t,e,n){const s=new Map([[e,0]]);for(const[o,r]of s)if(r<n)for(const i of t.near[o])s.has(i)||s.set(i,r+1);return s}const pf=({tags:t},e)=>e.
text||=[e.title,e.id,e.others,...e.tags.map(n=>"#"+t[n])].join(`
`).toLowerCase();function Ve(t,e){if(t===e)return 0;const n=t.indexOf(e);return n<1?n<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(t[n-1])?2:3}function gf(t,e,n){
const s=n.trim().toLowerCase(),o=r=>Math.min(Ve(r.title.toLowerCase(),s),...r.others.toLowerCase().split(`
`).map(i=>Ve(i,s)+.5));return t.nodes.filter(r=>e.nodes[r.number]&&pf(t,r).includes(s)).map(r=>({n:r,rank:o(r)})).sort((r,i)=>r.rank-i.rank||i.n.rank-r.n.rank).
map(({n:r})=>r.number)}function Zn(t,e){const n=e.trim().toLowerCase();return n?t.boxes.map(s=>({box:s,rank:Math.min(Ve(s.name.toLowerCase(),n),1+Ve(s.says.toLowerCase(),
n))})).filter(s=>s.rank<4).sort((s,o)=>s.rank-o.rank||s.box.name.localeCompare(o.box.name)).map(s=>s.box.number):[]}function bf(t,e,n,s,o){let r=-1,i=.2;for(const a of e.
near[n]){const c=t.nodes[a].x-t.nodes[n].x,l=t.nodes[a].y-t.nodes[n].y,u=(c*s+l*o)/(Math.hypot(c,l)||1);u>i&&([i,r]=[u,a])}return r}const Jn=1.6,Qn=.12,wf=26,lt=26;
function yf(t,{camera:{k:e},shown:n,lit:s,fade:o}){const{pen:r,colours:i}=t,a=s?1-.6*o:1;for(const{group:c,points:l}of n.hulls){const[[u,f],,[d,h]]=l,m=t.group.
length&&t.isByTerritory?i.c[c%It]:i.muted;r.beginPath(),r.roundRect(u,f,d-u,h-f,wf),r.fillStyle=t.solid(m,i.hull*a),r.fill(),r.strokeStyle=t.solid(m,.4*a),r.lineWidth=
1/e,r.stroke()}}function Mf(t,{camera:{k:e},shown:n,lit:s,fade:o}){if(e>=Jn)return;const{pen:r,colours:i}=t;r.lineCap="round";for(const{count:a,ends:c}of wr(n)){
const[l,u,f,d]=c;r.globalAlpha=s?1-(1-Qn)*o:1,r.strokeStyle=t.solid(i.param,l===f||u===d?.26:.14),r.lineWidth=1.5+.75*Math.min(a,16),r.beginPath(),r.moveTo(l,u),
r.lineTo(f,d),r.stroke()}r.lineCap="butt",r.globalAlpha=1}function br(t,{camera:e,shown:n}){return e.k>=Jn||t.width<600&&e.k<.6?[]:wr(n).map(({count:s,ends:[o,r,
i,a]})=>{const[c,l]=t.screen(e,(o+i)/2,(r+a)/2),u=String(s),f=7*u.length+2;return{number:-1,text:u,x:c,y:l,left:c-f/2,top:l-7,width:f,height:14}})}function $f(t,e){
const{lit:n,fade:s}=e,{pen:o,colours:r}=t;o.font=`700 12px ${r.font}`,o.textAlign="center",o.lineJoin="round";for(const{text:i,x:a,y:c}of br(t,e))o.globalAlpha=
n?1-(1-Qn)*s:1,o.strokeStyle=r.paper,o.lineWidth=4,o.strokeText(i,a,c+4),o.fillStyle=r.param,o.fillText(i,a,c+4);o.globalAlpha=1}function wr({hulls:t,ribbons:e}){
const n=new Map(t.map(s=>[s.group,s.points]));return e.flatMap(([s,o,r])=>{const[i,a]=[n.get(s),n.get(o)];return i&&a?[{count:r,ends:xf(i,a)}]:[]})}function Sf(t,{
camera:{k:e},shown:n,lit:s,fade:o}){const{pen:r,model:{nodes:i},colours:a}=t,c=e>=Jn||!n.ribbons.length;for(const l of n.lines){const{a:u,b:f,kind:d,says:h}=l,m=t.
importance(u,f,s),p=m>Ue,b=d==="uses",g=i[u].community===i[f].community;if(!p&&!(b?g||c:g&&h)||!p&&s&&s.path.length)continue;const w=i[u],y=i[f];r.beginPath(),r.
moveTo(w.x,w.y),r.quadraticCurveTo(...ir(w,y),y.x,y.y),r.setLineDash(m===pt?[]:p&&d==="link"&&!h?[4/e,3/e]:vf(d).map($=>$/e)),r.strokeStyle=m===pt?a.changed:b||
d==="claims"?a.param:a.ink,r.lineWidth=(m===pt?3:b?p?1.8:1.3:1)/e;const M=b?.75:.4;r.globalAlpha=m===he?.45:p?.95:s?M+(M*Qn-M)*o:M,r.stroke()}r.setLineDash([]),
r.globalAlpha=1}const vf=t=>sr.find(e=>e[0]===t)?.[3]??[];function xf([[t,e],,[n,s]],[[o,r],,[i,a]]){const c=Math.max(e,r),l=Math.min(s,a),u=Math.max(t,o),f=Math.
min(n,i);if(l-c>lt&&f<u)return n<o?[n-lt,(c+l)/2,o+lt,(c+l)/2]:[t+lt,(c+l)/2,i-lt,(c+l)/2];if(f-u>lt&&l<c)return s<r?[(u+f)/2,s-lt,(u+f)/2,r+lt]:[(u+f)/2,e+lt,(u+
f)/2,a-lt];const[d,h,m,p]=[(t+n)/2,(e+s)/2,(o+i)/2,(r+a)/2],b=(y,M)=>Math.min((y/2-lt)/Math.max(1,Math.abs(m-d)),(M/2-lt)/Math.max(1,Math.abs(p-h))),g=b(n-t,s-e),
w=b(i-o,a-r);return[d+(m-d)*g,h+(p-h)*g,m-(m-d)*w,p-(p-h)*w]}const Ye=12,Af=11,yr=1.06,Nf=1200;function Ef(t,e){const{pen:n,model:s,colours:o}=t,{camera:r,lit:i}=e,
a=Ye*Math.min(1.06,Math.max(s.isSmall?1:Af/Ye,r.k)),c=s.nodes.length>Ke&&!i;n.textAlign="center",n.lineJoin="round",n.strokeStyle=o.paper,n.lineWidth=3.5;const l=(f,d,h)=>{
n.strokeText(f,d,h),n.fillText(f,d,h)};if(s.isSmall)return kf(t,e,a,l);const u=c?Cf(t,e,a):[];n.lineWidth=6;for(const{left:f,top:d,width:h,height:m,name:p,group:b}of u)
n.font=`700 ${a+2.5}px ${o.font}`,n.fillStyle=o.c[b%o.c.length],l(p,f+h/2,d+m*.75);n.lineWidth=3.5,t.labels=Rf(t,e,a,c,u).map(f=>ts(t,e,a,f));for(const f of t.labels)
Mr(t,e,a,f,.42,l)}function Mr(t,e,n,{number:s,left:o,top:r,width:i},a,c){const{pen:l,model:u,colours:f}=t,d=u.nodes[s],h=s===e.me||e.lit?.path.includes(s);l.textAlign=
"center",l.font=`${d.kind===1?"italic ":""}${h?"700 ":""}${n}px ${f.font}`,l.fillStyle=t.solid(d.kind?f.ghost:f.ink,t.strength(e,s,a)),d.label.split(`
`).forEach((m,p)=>c(m,o+i/2,r+n*(.8+p*yr)))}function kf(t,e,n,s){const{pen:o,model:r}=t,{camera:i,shown:a,lit:c,me:l}=e,u=w=>t.radius[w]*t.scale(i);o.textAlign=
"left",o.lineWidth=4;const f=[...t.course?zu(t,e):Lf(t,e,s),...br(t,e),...t.boxes],d=r.nodes.filter(w=>a.nodes[w.number]&&!t.course?.boxes.has(w.number)).map(w=>{
const[y,M]=t.screen(i,w.x,w.y),$=u(w.number);return{number:w.number,left:y-$,top:M-$,width:2*$,height:2*$}}),h=new Map(a.hulls.map(({group:w,points:[y,,M]})=>{const[
$,S]=t.screen(i,...y),[x,v]=t.screen(i,...M);return[w,{left:$,top:S,width:x-$,height:v-S}]})),m=[...h.values()].at(-1),p=t.width<600&&i.k<.6,b=[...c?.path.length?
c.path:c?.nodes.keys()??[]],g=p?new Set([l,...c?.path??[]]):new Set([l,...b,...t.order]);t.labels=[...t.boxes],o.lineWidth=3.5;for(const w of g){const y=r.nodes[w];
if(!y||!a.nodes[w]||t.course?.boxes.has(w))continue;const M=ts(t,e,n,w),$=t.course?m:h.get(y.community),S=Tf(M,d.find(x=>x.number===w)??M).find(x=>w===l||(!$||_f(
x,$))&&![...f,...d].some(v=>v.number!==w&&es(t.course?Of(x):x,v)));S&&(f.push(S),t.labels.push(S),Mr(t,e,n,S,.3,s))}}const _f=(t,e)=>t.left>e.left+2&&t.top>e.top&&
t.left+t.width<e.left+e.width-2&&t.top+t.height<e.top+e.height,Of=t=>({...t,left:t.left-4,width:t.width+8}),Tf=(t,e)=>{const n=e.top+e.height/2-t.height/2;return[
t,{...t,left:e.left+e.width+4,top:n},{...t,left:e.left-t.width-4,top:n},{...t,top:e.top-t.height-3}]};function Lf(t,{camera:e,shown:n,lit:s,fade:o},r){const{pen:i,
colours:a}=t,c=t.width<600;return n.hulls.flatMap(({group:l,name:u,points:[f,,d]})=>{const[h,m]=t.screen(e,f[0],f[1]),p=(d[0]-f[0])*e.k-16;i.font=`700 ${c?12.5:
15}px ${a.font}`;const b=u.split(" ");for(;b.length>1&&i.measureText(b.join(" ")).width>p;)b.pop();const g=b.join(" ").replace(/ (and|of|the|by|is)$/,""),w=[h+(c?
7:15),m+(c?16:24)],y=t.isByTerritory?a.c[l%a.c.length]:a.muted;return i.fillStyle=t.solid(y,s?1-.6*o:1),r(g,w[0],w[1]),[{number:-1,left:w[0],top:w[1]-12,width:i.
measureText(g).width,height:15}]})}function Cf(t,{camera:e,shown:n},s){const o=[];t.pen.font=`700 ${s+2.5}px ${t.colours.font}`;for(const{number:r,group:i,name:a,
x:c,y:l}of n.hulls){const[u,f]=t.screen(e,c,l),d=t.pen.measureText(a).width,h={number:r,name:a,group:i,left:u-d/2,top:f-15,width:d,height:20};o.some(m=>es(h,m))||
o.push(h)}return o}function ts(t,{camera:e},n,s,o=!0){const r=t.model.nodes[s],[i,a]=t.screen(e,r.x,r.y);o&&r.width<0&&(t.pen.font=`${Ye}px ${t.colours.font}`,r.
width=Math.max(...r.label.split(`
`).map(u=>t.pen.measureText(u).width)));const c=o?r.width*n/Ye:0,l=a+t.radius[s]*t.scale(e)+3;return{number:s,left:i-c/2,top:l,width:c,height:r.label.split(`
`).length*n*yr}}function Rf(t,e,n,s,o){const{camera:r,shown:i,lit:a,me:c,moving:l}=e,{width:u,height:f,kept:d}=t,h=(S,x)=>Math.round(S*r.k*4/x),m=[r.k.toFixed(3),
h(r.x,u),h(r.y,f),u,f,c,...a?.nodes.keys()??[]].join();if(m===d.key||l&&s&&d.numbers.length)return d.numbers;const p=a?[...a.path.length?a.path:a.nodes.keys()]:
[],b=t.model.nodes.length>Ke?Math.max(24,u*f/9e3):1/0,g=[...o];let w=0,y=o.length;const M=new Set(o.map(S=>S.number)),$=p.length?new Set([...p,...t.order]):t.order;
for(const S of $){const x=t.model.nodes[S],[v,_]=t.screen(r,x.x,x.y),R=Math.max(Math.abs(v/u-.5),Math.abs(_/f-.5));if(!i.nodes[S]||R>1||M.has(S))continue;if((w+=
1)>Nf||y>=b)break;const A=t.radius[S]*t.scale(r)*1.5,k=P=>{const T=ts(t,e,n,S,P);T.top-=A,T.height+=A;for(const E of g)if(es(T,E))return null;return T},F=k(!1)&&
k(!0);F&&(g.push(F),R<.5&&(y+=1))}return t.kept={key:m,numbers:g.slice(o.length).map(S=>S.number).reverse()},t.kept.numbers}const es=(t,e)=>t.left<e.left+e.width&&
e.left<t.left+t.width&&t.top<e.top+e.height&&e.top<t.top+t.height,qf=2500,$r=8e3,If=1500,Pf=.06,Zt=.25;function Sr(t){const e=getComputedStyle(t),n=o=>e.getPropertyValue(
"--cg-"+o).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(o=>[o,n(o)])),hull:+n("hull"),font:e.fontFamily,c:Array.
from({length:It},(o,r)=>n("c"+r))}}class Ff{constructor(e,n,s){this.canvas=e,this.colours=s,this.pen=e.getContext("2d"),this.model=n,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.boxes=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}get course(){return this.
model.course?.isLaid?this.model.course:void 0}resize(){const{clientWidth:e,clientHeight:n}=this.canvas,s=devicePixelRatio;[this.width,this.height]=[e,n],this.canvas.
width=Math.round(e*s),this.canvas.height=Math.round(n*s),this.pen.setTransform(s,0,0,s,0,0)}measure(e){const{nodes:n}=this.model,s=i=>e==="links"?i.degree:e==="\
uses"?i.uses:i.rank,o=Math.max(1e-9,...n.map(s));this.radius=n.map(i=>i.kind?5:4.5+8.5*Math.sqrt(s(i)/o));const r=this.radius.map((i,a)=>a*.618034%1/1e3-i);this.
order=n.map(i=>i.number).sort((i,a)=>r[i]-r[a])}screen(e,n,s){return[(n-e.x)*e.k+this.width/2,(s-e.y)*e.k+this.height/2]}scale(e){return Math.min(1.35,Math.max(
.42,e.k))}fit(e,n){if(!e.length)return{x:0,y:0,k:1};const[s,o,r,i]=vr(e),a=(this.width-32)/Math.max(1,r-s),c=(this.height-32)/Math.max(1,i-o),l=this.width<600&&
!this.model.isSmall,u=Math.min(n,Math.min(l?Math.max(a,.8):a,c));return{x:(s+r)/2,y:(o+i)/2,k:Math.max(.02,u)}}corners({hulls:e,nodes:n}){const s=this.model.isSmall&&
e.length?4:this.model.nodes.length>Ke?14:50,o=this.model.nodes.filter(l=>n[l.number]);if(!o.length)return[];const[r,i,a,c]=vr(o.map(l=>[l.x,l.y]));return[...e.flatMap(
l=>l.points),[r-s,i-22],[a+s,c+s]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(0,0,this.width,this.height)}map(e){const{pen:n}=this,
{x:s,y:o,k:r}=e.camera,i=this.course;this.clear(),n.save(),n.translate(this.width/2-s*r,this.height/2-o*r),n.scale(r,r),this.model.isSmall?(i?Du(this,e):yf(this,
e),Mf(this,e),i?ju(this,e,i):Sf(this,e)):(this.hulls(e),this.lines(e)),n.restore(),this.model.isSmall&&$f(this,e),this.dots(e),this.boxes=i?Uu(this,e,i):[],Ef(this,
e)}hulls({camera:e,shown:n,lit:s,fade:o}){const{pen:r,colours:i}=this;r.lineJoin="round";for(const{group:a,points:c}of n.hulls){const l=new Path2D;for(const[u,f]of c)
l.lineTo(u,f);l.closePath(),r.fillStyle=r.strokeStyle=this.solid(i.c[a%It],i.hull*(s?1-.6*o:1)),r.lineWidth=Math.min(34/e.k,26),r.fill(l),r.stroke(l)}}solid(e,n){
return n===1?e:`color-mix(in srgb, ${e} ${Math.round(n*1e3)/10}%, ${this.colours.paper})`}lines({camera:e,shown:n,lit:s,fade:o,moving:r}){const{pen:i,model:{nodes:a},
colours:c}=this,{k:l}=e,u=n.lines.length,f=Array.from({length:pt+1},()=>new Map);let d=r?qf:$r;for(const{a:m,b:p,kind:b}of n.lines){const g=a[m],w=a[p],y=this.importance(
m,p,s);if(y<he&&(d<1||Xe(g.x,w.x,e.x,this.width/l)||Xe(g.y,w.y,e.y,this.height/l)))continue;d-=1;const M=f[y].get(b)??new Path2D;f[y].set(b,M),M.moveTo(g.x,g.y),
u>If?M.lineTo(w.x,w.y):M.quadraticCurveTo(...ir(g,w),w.x,w.y)}const h=Math.min(1,130/Math.max(1,Math.min(u,$r)))**.4;f.forEach((m,p)=>{for(const[b,g,w,y]of sr){
const M=m.get(b),$=w*h*(p===or?.6:1);M&&(i.setLineDash(y.map(S=>S/l)),i.strokeStyle=p===pt?c.changed:b==="uses"||b==="claims"?c.param:c.muted,i.lineWidth=(p===pt?
3.2:g*(p===rr?1.5:1))/l,i.globalAlpha=p>Ue?[.5,.95,1][p-he]:s?$+(Pf-$)*o:$,i.stroke(M))}}),i.setLineDash([]),i.globalAlpha=1}importance(e,n,s){const o=this.group[e]===
this.group[n]?Ue:or,r=s?.nodes.get(e),i=s?.nodes.get(n);if(!s||r===void 0||i===void 0)return o;if(s.path.length){const[a,c]=[s.path.indexOf(e),s.path.indexOf(n)];
return a>=0&&c>=0&&Math.abs(a-c)===1?pt:o}return r===i?o:Math.min(r,i)?he:rr}strength({lit:e,fade:n},s,o){const r=e?.nodes.get(s);return!e||r!==void 0&&r<2?1:r===
void 0?1+(o-1)*n:r<3?.7:.5}dots(e){const{camera:n,shown:s,lit:o,me:r,focused:i}=e,{pen:a,model:c,colours:l}=this,u=this.scale(n),f=this.order.filter(d=>s.nodes[d]&&
!this.course?.boxes.has(d)).reverse();o&&f.sort((d,h)=>+o.nodes.has(d)-+o.nodes.has(h));for(const d of f){const{kind:h,x:m,y:p}=c.nodes[d],b=this.group[d],g=this.
radius[d]*u,[w,y]=this.screen(n,m,p);if(Xe(w,w,this.width/2,this.width)||Xe(y,y,this.height/2,this.height))continue;const M=h?l.ghost:b<0||this.course?l.muted:l.
c[b%It],$=this.solid(M,this.strength(e,d,.28));g>4&&Nt(a,w,y,g+.75,l.paper),h?(a.setLineDash(h===1?[2.5,2.5]:[]),Nt(a,w,y,g,"",$,1.5),a.setLineDash([])):Nt(a,w,
y,g-.75,$),g>4&&b>=It&&!h&&!this.course&&(Nt(a,w,y,g*.5+.7,l.paper),Nt(a,w,y,g*.5-.7,$)),o?.path.includes(d)&&Nt(a,w,y,g,"",l.changed,2.5),d===r&&Nt(a,w,y,g+.5,
"",l.ink,2.5),d===r&&i&&Nt(a,w,y,g+4.5,"",l.param,2)}}nodeAt(e,n,s,o,r){const i=l=>s>=l.left&&s<=l.left+l.width&&o>=l.top&&o<=l.top+l.height;let a=this.boxes.find(
i)?.number??-1,c=r;if(a>=0)return a;for(const l of this.model.nodes){if(!n.nodes[l.number]||this.course?.boxes.has(l.number))continue;const[u,f]=this.screen(e,l.
x,l.y),d=Math.hypot(u-s,f-o)-this.radius[l.number]*this.scale(e);d<c&&([c,a]=[d,l.number])}return a>=0?a:this.labels.find(i)?.number??-1}}const vr=t=>{const[e,n]=[
0,1].map(s=>t.map(o=>o[s]));return[Math.min(...e),Math.min(...n),Math.max(...e),Math.max(...n)]},Xe=(t,e,n,s)=>Math.max(t,e)<n-s*(.5+Zt)||Math.min(t,e)>n+s*(.5+
Zt);function Nt(t,e,n,s,o,r,i=0){t.beginPath(),t.arc(e,n,s,0,7),o&&(t.fillStyle=o,t.fill()),r&&(t.strokeStyle=r,t.lineWidth=i,t.stroke())}const jf=new Map([["Ar\
rowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Df=18,ns=8,ss=5;function zf(t,e){const{canvas:n,root:s}=t,o=(i,a,c)=>{for(const l of a.
split(" "))i.addEventListener(l,c,{signal:e,passive:!1})};Uf(t,o),o(n,"wheel",i=>{i.preventDefault();const a=Math.max(-60,Math.min(60,i.deltaY*(i.deltaMode?16:1)));
t.zoom(Math.exp(-a*(i.ctrlKey?.012:.004)),i.offsetX,i.offsetY)}),o(n,"dblclick",i=>{const a=t.hit(i.offsetX,i.offsetY,ns);a<0?t.zoom(1.8,i.offsetX,i.offsetY):t.
open(a)}),o(n,"keydown",i=>Wf(t,i)&&i.preventDefault()),o(n,"focus blur",()=>t.draw());const r=i=>{i&&!i.checkVisibility()&&n.focus({preventScroll:!0})};o(s,"cl\
ick",i=>{const a=i.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(a?.href){if(i.ctrlKey||i.metaKey||i.shiftKey)return;i.preventDefault(),i.
stopPropagation()}a&&Hf(t,a),r(a)}),o(s,"input change",i=>Gf(t,i.target)),o(s,"keydown",i=>{i.key==="Escape"&&i.target!==n&&(Bf(i.target)||t.release(),i.target.
closest("aside")?n.focus({preventScroll:!0}):r(i.target)),i.key==="Enter"&&i.target===t.part("find")&&t.goFound()}),o(s,"fullscreenchange",()=>t.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function Bf(t){const e=t.closest(".cg-map__more[open]");return e&&(e.open=!1),e?.
querySelector("summary")?.focus({preventScroll:!0}),!!e}function Uf(t,e){const{canvas:n}=t,s=new Map;let o=0;const r=()=>{const[[i,a],c]=[...s.values()],[l,u]=c??
[i,a];return{x:(i+l)/2,y:(a+u)/2,apart:Math.hypot(i-l,a-u)}};e(n,"pointerdown",i=>{i.button||(n.setPointerCapture(i.pointerId),s.set(i.pointerId,[i.offsetX,i.offsetY]),
o=s.size>1?ss:0)}),e(n,"pointermove",i=>{const{offsetX:a,offsetY:c}=i,l=s.get(i.pointerId);if(!l)return i.pointerType==="touch"||t.over(t.hit(a,c,ns));if(i.pointerType===
"touch"&&s.size<2&&!document.fullscreenElement){o+=Math.hypot(a-l[0],c-l[1]),s.set(i.pointerId,[a,c]);return}const u=r();s.set(i.pointerId,[a,c]);const f=r();o+=
Math.hypot(a-l[0],c-l[1]),!(o<ss)&&(u.apart&&t.zoom(f.apart/u.apart,f.x,f.y),t.pan(u.x-f.x,u.y-f.y))}),e(n,"pointerup",i=>{if(!s.delete(i.pointerId)||o>=ss)return;
const a=i.pointerType==="touch";a&&t.near(i.offsetX,i.offsetY)||t.choose(t.hit(i.offsetX,i.offsetY,a?Df:ns))}),e(n,"touchstart touchmove",i=>i.touches.length>1&&
i.cancelable&&i.preventDefault()),e(n,"pointercancel",i=>s.delete(i.pointerId)),e(n,"pointerleave",()=>t.over(-1))}function Wf(t,e){const[n,s]=jf.get(e.key)??[0,
0],o=t.at();if(e.altKey||e.ctrlKey||e.metaKey)return!1;if((n||s)&&e.shiftKey)t.pan(n*60,s*60);else if(n||s)t.step(o,n,s);else if(e.key==="+"||e.key==="=")t.zoom(
1.3);else if(e.key==="-")t.zoom(1/1.3);else if(e.key==="0")t.fit();else if(e.key==="Escape")t.release();else if(e.key==="Enter"&&o>=0)t.open(o);else return!1;return!0}
function Hf(t,e){const{go:n,box:s,filter:o,value:r,do:i}=e.dataset,{state:a}=t;n!==void 0?t.goNote(t.model.byId.get(n)??0):s?t.goBox(+s):o?(Xu(a,`${o}:${r}`),t.
show()):i==="in"||i==="out"?t.zoom(i==="in"?1.4:1/1.4):i==="fit"?t.fit():i==="release"?t.release():i==="more"?t.list(t.pages+1):i==="full"?document.fullscreenElement?
document.exitFullscreen():t.root.requestFullscreen():i==="way"?(a.way=e.dataset.way??"0",t.light(),t.tell(),t.remember()):i==="path"&&(a.from=a.focus,t.setMode(
"path"))}function Gf(t,{name:e,value:n,dataset:{role:s}}){const{state:o}=t;if(e==="cg-mode")return t.setMode(n);if(s==="sort")return t.list(1);!s||!(s in o)||o[s]===
n||(Object.assign(o,{[s]:n}),s==="colour"&&(o.off=[...We(o)].filter(r=>!r.startsWith("group")).join()),t.show())}const Kf=120;class Vf{constructor(e,n,s){this.root=
e,this.canvas=n,this.model=lf(s),Gu(this.model.course?"course":"map"),this.state=Ku(location.search),lr(this.model,this.state.mode!=="map"),this.state.find||=this.
part("find").value,this.painter=new Ff(n,this.model,Sr(e)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.
slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.
sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(()=>this.resize()),this.sight.observe(n),this.scheme=new MutationObserver(()=>this.recolour()),
this.scheme.observe(document.body,{attributeFilter:["data-md-color-scheme","data-md-color-primary"]});for(const o of["(prefers-color-scheme: dark)","(forced-col\
ors: active)","print"])matchMedia(o).addEventListener("change",()=>this.recolour(),{signal:this.gone.signal});zf(this,this.gone.signal),this.painter.resize(),this.
show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.
disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),clearTimeout(this.saving)}all(e){return this.root.querySelectorAll(e)}part(e){return this.
root.querySelector(`[data-role="${e}"]`)}hit(e,n,s){return this.state.mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,e,n,s):this.chain?.boxAt(this.painter,
this.camera,this.chart,e,n)??-1}over(e){e!==this.hover&&(this.hover=e,this.canvas.classList.toggle("is-over",e>=0),this.light(),this.at()<0&&this.tell())}at(){const{
mode:e,box:n,focus:s,from:o,to:r}=this.state;return e==="chain"?this.model.boxes.findIndex(i=>i.id===n):He(this.model,pe(e)?s:r||o)}me(){const e=this.at();return e<
0?this.hover:e}choose(e){const n=this.state,s=(n.mode==="chain"?this.model.boxes:this.model.nodes)[e]?.id??"";if(n.mode==="chain"){if(!s)return;n.box=s,this.follow()}else
pe(n.mode)?n.focus=s===n.focus?"":s:s&&([n.from,n.to,n.way]=n.from&&!n.to?[n.from,s,"0"]:[s,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){
const e=this.state;e.focus=e.from=e.to=e.box=e.find="",e.mode==="path"||e.mode==="chain"?this.setMode(this.model.course?.isLaid?"course":"map"):this.show()}open(e){
const{url:n}=(this.state.mode==="chain"?this.model.boxes:this.model.nodes)[e],s=document.createElement("a");n&&(s.href=n,this.root.append(s),s.click(),s.remove())}step(e,n,s){
const{model:o,shown:r,painter:i}=this,a=this.state.mode==="chain"?this.chain?.beside(o,e,n,s):e<0?i.order.find(c=>r.nodes[c]):bf(o,r,e,n,s);a!==void 0&&a>=0&&this.
go(a)}go(e){if(e!==this.at()&&this.choose(e),this.state.mode==="chain")return;const{painter:n,camera:s,model:o}=this,{x:r,y:i}=o.nodes[e],[a,c]=n.screen(s,r,i);
(a<60||c<40||a>n.width-60||c>n.height-60)&&([s.x,s.y]=[r,i]),this.draw()}goNote(e){if(this.state.mode!=="chain")return this.go(e);const n=this.chain?.meant(this.
model,"",e)??-1;if(n>=0)return this.go(n);this.notice=`“${this.model.nodes[e].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(e){
Object.assign(this.state,{box:this.model.boxes[e].id,find:""}),await this.setMode("chain")}goFound(){const{found:e,model:n,state:s}=this,o=Zn(n,s.find)[0]??-1,r=e?.[0]??
-1;if(o>=0&&(s.mode==="chain"||r<0))return this.goBox(o);r>=0&&this.goNote(r)}near(e,n){const{painter:s,camera:o,shown:r,model:i}=this;if(!i.isSmall||!pe(this.state.
mode)||s.width>=600||o.k>=.6)return!1;const a=r.hulls.find(({points:[f,,d]})=>{const[h,m]=s.screen(o,...f),[p,b]=s.screen(o,...d);return e>=h&&e<=p&&n>=m&&n<=b});
if(!a)return!1;const{x:c,y:l,k:u}=s.fit(a.points,1.2);return this.camera={x:c,y:l,k:Math.max(u,.6)},this.touched=!0,this.draw(),!0}follow(){const e=this.at(),n=e>=
0?e:this.chain?.richest(this.model)??-1;this.notice="",this.chart=this.chain&&n>=0?this.chain.chartOf(this.model,n):null,this.fit(),this.renew()}async renew(){const{
chart:e,model:n}=this,{recompute:s}=this.root;if(!e||!s)return;e.now??=new Map;const o=[...e.at.keys()],r=await s(o.map(i=>n.boxes[i]));this.chart!==e||this.gone.
signal.aborted||(e.now=new Map(o.map((i,a)=>[i,r[a]])),this.draw(),this.tell())}async setMode(e){const n=this.state,s=this.model.course?.isLaid;pe(e)&&lr(this.model,
e==="course");const o=e==="chain"||n.mode==="chain"||s!==this.model.course?.isLaid;Object.assign(n,{mode:e}),e!=="path"&&(n.from=n.to=""),this.hover=-1,e==="cha\
in"&&(this.chain??={...await Promise.resolve().then(function(){return Cm}),...await Promise.resolve().then(function(){return tp})}),this.show(),this.painter.resize(),
e==="chain"?(this.follow(),this.tell()):o&&this.fit(),o&&this.at()>=0&&this.go(this.at())}show(e=!1){const{model:n,painter:s,state:o}=this;Yu(o,a=>this.part(a),
this.all('[name="cg-mode"]')),this.part("depth-n").textContent=o.depth,this.part("depth").parentElement?.style.setProperty("--depth",o.depth),(o.tag||o.folder||
o.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=o.mode;const{of:r,groups:i}=uf(n,o.colour);s.group=r,s.isByTerritory=o.colour==="c\
ommunity"&&!n.course?.isLaid,s.measure(o.size),s.kept.key="",this.shown=ff(n,o,s.group),this.found=o.find.trim()?gf(n,this.shown,o.find):null,this.light(),this.
tell(),(!e||location.search||o.find)&&(Promise.resolve().then(function(){return Im}).then(({legend:a})=>a(this,i)),this.list(1)),e||this.remember()}async list(e){
this.pages=e,(await Promise.resolve().then(function(){return jm})).list(this,e)}light(){const{state:e,shown:n,model:s,lit:o,hover:r,found:i,chain:a}=this,c=this.
at(),l=this.me();let u=[],f=null;if(e.mode==="chain")a&&r>=0&&(f=a.trace(s,[r]));else if(e.mode==="path"&&c>=0){const d=He(s,e.from),h=mr(s,n,d,e.to?c:r,e.to?void 0:
1);u=h[Math.min(+e.way,h.length-1)]??[d],f=new Map((e.to?h.flat():u).map(m=>[m,u.includes(m)?0:1])),f.set(d,0)}else l>=0&&n.nodes[l]?f=mf(n,l,+e.depth):i&&(f=new Map(
i.map(d=>[d,0])));this.lit=f&&{nodes:f,path:u},this.fade=f&&!o&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){
const e=pe(this.state.mode)&&this.me()<0?null:await Promise.resolve().then(function(){return Km}),n=this.part("detail");n.replaceChildren(...e?.about(this)??[]),
n.hidden=!n.firstChild,this.part("summary").hidden=!n.hidden,n.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(e,n,s){const{camera:o,painter:{width:r,
height:i}}=this,a=Math.min(6,Math.max(.03,o.k*e)),c=1/o.k-1/a;o.x+=((n??r/2)-r/2)*c,o.y+=((s??i/2)-i/2)*c,o.k=a,this.move()}async pan(e,n){this.camera.x+=e/this.
camera.k,this.camera.y+=n/this.camera.k,this.move(!0),this.slider??=await Promise.resolve().then(function(){return sp})}fit(){const{painter:e}=this;this.camera=
this.state.mode==="chain"?this.chain?.fit(e,this.chart)??this.camera:e.fit(e.corners(this.shown),1.3),this.touched=!1,this.draw()}move(e){this.touched=this.moving=
!0,clearTimeout(this.resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(e)}resize(){const{painter:e,canvas:n}=this;n.clientWidth===
e.width&&n.clientHeight===e.height||(e.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=Sr(this.root),this.draw(),this.paint(performance.
now())}draw(e){cancelAnimationFrame(this.frame),e||(this.painter.sheet=null),this.sliding=!!e,this.frame=requestAnimationFrame(n=>this.paint(n))}paint(e){const{
painter:n,camera:s,shown:o,lit:r,moving:i}=this,a=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(e-this.since)/
Kf)):1;const l={camera:s,shown:o,lit:r,me:a,moving:i,focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(n,l,this.chart):this.sliding&&this.slider?
this.slider.slide(n,l):n.map(l),this.fade<1&&this.draw()}remember(){const{pathname:e}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.
pathname===e&&history.replaceState(history.state,"",Vu(this.state,location.href))},150)}}var Yf=Object.freeze({__proto__:null,View:Vf});const Xf=new Set("A ABBR\
 B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL".split(" ")),Zf=".cg, .cg-sr\
, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea\
, svg, img, picture, video, audio, canvas, iframe, object, embed, form",xr="http://www.w3.org/1998/Math/MathML",Jf=4e3,Qf=4e6,td=24,ed=3,Ft=new Map;function nd({
origin:t,pathname:e}){const n=Ft.get(e)??sd(new URL(e,t)).catch(()=>{});return Ft.delete(e),Ft.set(e,n),Ft.size>td&&Ft.delete([...Ft.keys()][0]),n.then(s=>s??Ft.
delete(e)),n}async function sd(t){const e=await fetch(t,{headers:{Accept:"text/html"}});if(!e.ok||new URL(e.url).origin!==t.origin||!/^text\/html\b/.test(e.headers.
get("Content-Type")??""))return;const n=await e.text();if(n.length>Qf)return;const s=new DOMParser().parseFromString(n,"text/html"),o=s.querySelector("cg-note")?.
parentElement;if(!o)return;const r=(o.querySelector("h1")??s.querySelector("title"))?.cloneNode(!0);for(const l of r instanceof Element?r.querySelectorAll(".hea\
derlink"):[])l.remove();const i=document.createDocumentFragment();if(Ar(o,i,new URL(e.url),{left:Jf}),!i.textContent?.trim())return;const a=id(o),c=[...i.children].
find(l=>l.localName==="p");return a&&(c?c.after(a):i.prepend(a)),{title:r?.textContent?.trim()??"",text:i,count:ad(o)}}function Ar(t,e,n,s){for(const o of t.childNodes){
if(s.left<=0)return;if(o instanceof Text&&e.appendChild(document.createTextNode(o.data)),!(o instanceof Element)||o.matches(Zf))continue;s.left-=1;const r=od(o,
n);r&&e.appendChild(r);const i=o.matches(".cg-claim")?o.querySelector(".cg-claim__text")??o:o;Ar(i,r??e,n,s),r?.localName==="p"&&!r.textContent?.trim()&&r.remove()}}
function od(t,e){if(t.namespaceURI===xr)return rd(t);if(/^h[2-6]$/.test(t.localName)){const r=I("p","cg-pop__head");return r.dataset.at=t.id,r}if(!Xf.has(t.tagName))
return;const n=document.createElement(t.localName),s=n.localName==="a"&&t.getAttribute("href");if(t.matches(".cg-claim")&&(n.className="cg-pop__n"),!s)return n;
const o=new URL(s,e);return/^https?:$/.test(o.protocol)&&n.setAttribute("href",o.href),n}function rd(t){if(t.localName==="annotation"||t.localName==="annotation\
-xml")return;const e=document.createElementNS(xr,t.localName);for(const{name:n,value:s}of t.attributes)/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.
test(n)&&e.setAttribute(n,s);return e}function id(t){const e=new Map([...t.querySelectorAll("[data-row]")].map(o=>[o.getAttribute("data-row"),o])),n=I("ul","cg-\
pop__results"),s=new Set;for(const o of t.querySelectorAll("a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)")){const r=o.getAttribute("data-q"),i=e.get(
r)?.querySelector(".cg-row__desc")?.textContent?.trim();if(!i||s.has(r))continue;s.add(r);const a=o.querySelector(".cg-claim__text")?.textContent??"";if(n.append(
I("li","",I("b","",a)," ",i)),s.size===ed)break}return s.size?n:void 0}function ad(t){const e=i=>t.querySelectorAll(`.cg-claim${i}`).length,n=e(":is(.is-dispute\
d, .is-stale)"),s=e(":is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)"),o=e(".is-failing"),r=[`${s} number${s===1?"":"s"} checked`];return n&&r.
push(`${n} disputed`),o&&r.push(`${o} failing`),s?r.join(", "):""}const cd=250,ld=250,ud=500,fd=10,dd=3,hd="cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink,\
 .md-tag, [data-preview], [download], [target]";function md(t,e,n){const s=[];let o=0,r=0,i=0,a=0,c=!1,l="",u="",f,d;const h=(A=0)=>{for(const{link:k,box:F}of s.
splice(A))k.removeAttribute("aria-expanded"),c=!0,F.contains(document.activeElement)&&k.focus({preventScroll:!0}),c=!1,F.remove()},m=A=>A instanceof Node?s.map(
({link:k,box:F})=>F.contains(A)||k.contains(A)).lastIndexOf(!0):-1,p=A=>s.map(({box:k})=>k.contains(A)).lastIndexOf(!0)+1,b=A=>{const k=A instanceof Element&&A.
closest("a[href]");return!(k instanceof HTMLAnchorElement)||k.matches(hd)||!t.contains(k)&&!k.closest(".cg-loc, .cg-pop")?void 0:/(\/|\.html|\/[^/.]+)$/.test(k.
pathname)&&k.origin===location.origin&&k.pathname!==location.pathname?k:void 0},g=async A=>{const k=p(A),F=++a;if(k>=dd||s[k]?.link===A)return;const P=await nd(
new URL(A.href));if(!P||F!==a||e.aborted||!A.isConnected||k>s.length)return;h(k);const T=pd(P,A,`cg-pop-${k}`);document.body.append(T),s.push({link:A,box:T}),A.
setAttribute("aria-expanded","true"),gd(T,A.getClientRects()[0]??A.getBoundingClientRect()),bd(T,decodeURIComponent(A.hash.slice(1)))},w=()=>{clearTimeout(o),a+=
1},y=A=>{const{target:k}=A,F=b(k),P=m(k),{pointerType:T,clientX:E,clientY:O}=A;T!=="touch"&&(l=`${E} ${O}`,l!==u&&(u="",clearTimeout(r),s.length>P+1&&(r=window.
setTimeout(()=>h(P+1),ld)),clearTimeout(o),F?o=window.setTimeout(()=>g(F),cd):P<0&&w()))},M=({target:A})=>{const k=b(A);c||(h(m(A)+1),k?.matches(":focus-visible")&&
g(k))},$=()=>{clearTimeout(i),f=void 0},S=A=>{const{pointerType:k,clientX:F,clientY:P,target:T}=A,E=b(T);if(d=void 0,m(T)<0&&h(),$(),k!=="touch")return w();E&&(f=
{link:E,x:F,y:P},i=window.setTimeout(x,ud))},x=()=>{d=f?.link,$(),d&&g(d)},v={pointerover:y,focusin:M,pointerdown:S};for(const[A,k]of Object.entries(v))U(document,
A,{signal:e,capture:!0},k);U(document,"pointerup pointercancel",{signal:e},$),U(document,"pointermove",{signal:e,passive:!0},({clientX:A,clientY:k})=>{l=`${A} ${k}`,
f&&Math.hypot(A-f.x,k-f.y)>fd&&$()}),U(document,"contextmenu click",{signal:e,capture:!0},A=>{f&&A.type==="contextmenu"&&x(),!(!d||b(A.target)!==d)&&(A.preventDefault(),
A.stopImmediatePropagation())}),U(document,"keydown",{signal:e,capture:!0},A=>{const k=s.at(-1);k&&(A.key==="Escape"?(A.stopPropagation(),w(),clearTimeout(r),u=
l,h(s.length-1)):A.key==="ArrowDown"&&document.activeElement===k.link&&(A.preventDefault(),k.box.querySelector(".cg-pop__text").focus()))}),e.addEventListener("\
abort",()=>{for(const A of[o,r,i])clearTimeout(A);h()});const _=b(n?.target??null),R={pointerover:":hover",focusin:":focus",pointerdown:"*"};n&&_?.matches(R[n.type])&&
v[n.type](n)}function pd({title:t,text:e,count:n},s,o){const r=I("div","cg cg-pop"),i=I("p","cg-pop__title",t),a=I("div","cg-pop__text",e.cloneNode(!0)),c=I("a",
"","open"),l=[n,ot(location.search)&&"from the last build, without your scenario"].filter(Boolean).join(", ");c.setAttribute("href",s.href),c.setAttribute("aria\
-label",`open ${t}`),r.id=o,r.setAttribute("role","dialog"),r.setAttribute("aria-label",t),a.tabIndex=0,a.setAttribute("role","document"),a.setAttribute("aria-l\
abel",`text of ${t}`);for(const u of[i,a])u.dir="auto";return r.append(i,a,I("p","cg-pop__foot",I("span","",l),c)),r}function gd(t,e){const{clientWidth:n,clientHeight:s}=document.
documentElement,{width:o,height:r}=t.getBoundingClientRect(),i=e.bottom+r+8<=s||e.top<s-e.bottom;t.style.left=`${scrollX+Math.max(8,Math.min(e.left,n-o-8))}px`,
t.style.top=`${scrollY+(i?e.bottom+6:e.top-r-6)}px`}function bd(t,e){const n=t.querySelector(".cg-pop__text"),s=e&&[...n.querySelectorAll("p")].find(o=>o.dataset.
at===e);s&&(n.scrollTop=s.offsetTop-n.offsetTop)}var wd=Object.freeze({__proto__:null,mount:md});const Nr=1e-12,os=2**-50,Er=2**-48,kr=2**-52,_r=64,rs=1e-9,yd=2**
-48,Md=2**-51,$d=2**-40,Sd=2**53;class ut{at=-1;needs="";constructor(e){this.message=e}}const N=t=>{throw new ut(t)},Ze=new Map,is=(t,e)=>e===0?N("division by z\
ero"):t/e,Or=(t,e)=>{let n=Math.abs(e),s=1,o=t;for(;n;)n&1&&(s*=o),n>>=1,n&&(o*=o);return e<0?is(1,s):s},Tr=(t,e)=>{const n=e===Math.floor(e);return t===0&&e<0&&
N("division by zero"),n&&Math.abs(e)<=_r?Or(t,e):t<0&&!n?N("power of a negative number"):t**e},as=t=>t<=0?N("log of zero or less"):Math.log(t),cs=(t,e)=>{const n=as(
e),s=n===0?N("division by zero"):as(t)/n,o=Math.floor(s+.5);return Math.abs(o)<=_r&&Or(e,o)===t?o:s},Je=t=>{const e=Math.floor(t),n=Math.floor(t+.5);return e!==
t&&Math.abs(t-n)<=os*Math.abs(t)?n:e},ft=t=>{const e=Math.floor(t+.5);return Math.abs(t-e)<=Nr*Math.max(1,Math.abs(t))?e:Math.floor(t)},jt=t=>-ft(-t),vd=(t,e)=>{
e===0&&N("division by zero");let n=t%e;if(n&&n<0!=e<0&&(n+=e),t===Math.floor(t)&&e===Math.floor(e))return n+0;const s=os*Math.max(Math.abs(e),Math.abs(t));return Math.
abs(n)<=s||Math.abs(e-n)<=s?0:n},Lr=t=>-Je(-t),ls=t=>{const e=Je(t),n=t-e;return Math.abs(n-.5)<=os*Math.max(1,Math.abs(t))?e+Math.abs(e%2):n<.5?e:e+1},xd=(t,e=0)=>{
const n=Je(e);(n!==Lr(e)||Math.abs(n)>15)&&N("rounding to a number of digits that is not whole, or more than 15");const s=Tr(10,Math.abs(n));return n?n>0?ls(t*s)/
s:ls(t/s)*s:ls(t)},ge=(t,e,n,s)=>{const o=Math.abs(t-e);return o<=n*Math.max(Math.abs(t),Math.abs(e))||s.some(r=>o<=Nr*Math.abs(r))},Cr=(t,e,...n)=>+(t<e&&!ge(t,
e,Er,n)),Rr=(t,e,...n)=>+(t<=e||ge(t,e,Er,n)),Ad=(t,e,n,...s)=>{const o=Math.abs(t-e),r=n*Math.abs(e);return+(o<=r||ge(o,r,rs,s))},qr=t=>t.reduce((e,n)=>Math.max(
e,Math.abs(n)),0),Ir=(t,e,...n)=>+(t<e&&e-t>kr*qr([t,e,...n])),Pr=(t,e,...n)=>+(t<=e||t-e<=kr*qr([t,e,...n])),Nd=new Map(Object.entries({lt:Ir,le:Pr,gt:(t,e,...n)=>Ir(
e,t,...n),ge:(t,e,...n)=>Pr(e,t,...n)})),Qe=(t,e)=>Math.abs(t)<=yd*Math.abs(e)&&t&&(Math.abs(e)>=Sd||t!==Math.floor(t))?0:t,us=(t,e)=>{const n=Md*Math.abs(e);return Math.
abs(t)<=n&&n<$d?0:t},Fr=t=>Math.abs(t)>2**33?N("an angle so large that its turns cannot be determined"):t,jr=t=>us(Math.cos(Fr(t)),t),Ed=t=>jr(t)===0?N("divisio\
n by zero"):us(Math.tan(t),t),Dr=t=>e=>e>=-1&&e<=1?t(e):N("outside -1..1"),{abs:kd,atan:_d,atan2:Od,sinh:Td,cosh:Ld,tanh:Cd,exp:Rd,sign:qd,asin:Id,acos:Pd}=Math,
dt=new Map(Object.entries({add:(t,e)=>Qe(t+e,t),sub:(t,e)=>Qe(t-e,t),mul:(t,e)=>t*e,div:is,neg:t=>-t,pow:Tr,not:t=>+(t===0),lt:Cr,le:Rr,gt:(t,e,...n)=>Cr(e,t,...n),
ge:(t,e,...n)=>Rr(e,t,...n),eq:(t,e,...n)=>+ge(t,e,rs,n),ne:(t,e,...n)=>+!ge(t,e,rs,n),within:Ad,sqrt:t=>t<0?N("root of a negative number"):Math.sqrt(t),exp:Rd,
ln:as,log:cs,log2:t=>cs(t,2),log10:t=>cs(t,10),abs:kd,sign:qd,floor:Je,ceiling:Lr,round:xd,min:Math.min,max:Math.max,sin:t=>us(Math.sin(Fr(t)),t),cos:jr,tan:Ed,
asin:Dr(Id),acos:Dr(Pd),atan:_d,atan2:Od,sinh:Td,cosh:Ld,tanh:Cd}));function tn({budget:t},e){const{open:n,integrals:s}=t;try{return e()}catch(o){if(!(o instanceof
ut)||t.steps<0)throw o;Object.assign(t,{open:n,integrals:s});return}}const Dt=86400,Fd=2629800,zr=1e-6,fs=-62135596800,Br=253402214400,Ur=(t,e)=>{const n=Math.floor(
t+.5);return Number.isFinite(n)||N("overflow"),Math.abs(t-n)>zr?N(e):n},jd=t=>t>=fs&&t<=Br?t:N("a date beyond the years 1 to 9999"),be=t=>new Date(jd(Ur(t/Dt,"n\
o whole number of days")*Dt)*1e3),Wr=(t,e,n)=>new Date(0).setUTCFullYear(t,e,n)/1e3,Dd={later:(t,e)=>be(t+e).getTime()/1e3,months_later:(t,e)=>{const n=Ur(e/Fd,
"no whole number of months"),s=be(t),o=s.getUTCFullYear()*12+s.getUTCMonth()+n,r=Math.floor(o/12),i=o-r*12;return(r<1||r>9999)&&N("a date beyond the years 1 to \
9999"),Wr(r,i,Math.min(s.getUTCDate(),new Date(Wr(r,i+1,0)*1e3).getUTCDate()))},year:t=>be(t).getUTCFullYear(),month:t=>be(t).getUTCMonth()+1,day:t=>be(t).getUTCDate()};
function en(t){const e=Math.floor(t/Dt+.5);return Math.abs(t/Dt-e)>zr||e*Dt<fs||e*Dt>Br?"–":new Date(e*Dt*1e3).toISOString().slice(0,10)}function zd(t){if(!/^\d{4}-\d\d-\d\d$/.
test(t))return;const e=Date.parse(`${t}T00:00:00Z`)/1e3;return e>=fs&&en(e)===t?e:void 0}const zt=12,Bd=100,Ud={"%":100,percent:100,pct:100,"‰":1e3},Wd=t=>!t||
t.startsWith("×")?1:Ud[t]??0;function Bt(t,e=3,n=!1,s=0){if(!t)return"0";if(!Number.isFinite(t))return t<0?"-∞":"∞";const[o,r]=Math.abs(t).toExponential(zt-
1).split("e"),i=+r,a=+o.replace(".",""),c=t<0?"-":"";if(Math.abs(t)>=1e12&&Math.abs(t)<1e15)return c+hs(Math.floor(Math.abs(t)+.5),0,!1);if(i<-4||i>=15){const h=ds(
a,zt-e),m=h>=10**e?1:0;return`${c}${hs(h/10**m,e-1,!1)}e${i+m}`}let l=Math.max(e-1-i,0);n&&i>=0&&(l=i>=4?0:Math.max(l,2));const u=s*10**(zt-1-i),f=t>0&&s?Math.abs(
a-u):0;f&&f*Bd<=u&&(l=Math.max(l,Math.min(e-i+zt-1-String(f).length,zt-1-i)));let d=ds(a,zt-1-i-l);return!n&&l>0&&d>=10**(i+l+1)&&(d=ds(a,zt-1-i- --l)),c+hs(d,l,
n&&i>=0&&d%10**l!==0)}const ds=(t,e)=>e>0?Math.floor(t/10**e+.5):t*10**-e;function hs(t,e,n){const s=String(t).padStart(e+1,"0"),o=s.slice(0,s.length-e),r=s.slice(
s.length-e),i=n?r:r.replace(/0+$/,""),a=o.length>4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return i?`${a}.${i}`:a}const ms=25e4,Mt=5e6,Hd=2e6,Gd=2e3,Kd=20;class tt{}
class Vd{left=1/0;share=1/0;own=0;round=0;taken=0;get steps(){return this.own+Math.min(this.left,this.share)}give(e){this.left=this.share=e,this.round++}next(){
this.own=Gd,this.share=this.left/2}pay(e){const n=Math.min(this.own,e);this.taken+=e,this.own-=n,this.share-=e-n,this.left=Math.max(0,this.left-e+n)}point(){if(this.
steps<=0)throw new tt;this.pay(Kd)}}function Jt(t){try{return t()}catch(e){if(e instanceof tt)return;throw e}}const Hr=1e6,Yd=60,Xd=1e4,Gr=/#[[{]/,Kr="more than\
 1,000,000 steps",Zd=1e12,Vr={undefined:"no case holds",oo:"infinite",overflow:"overflow",limit:"no limit found",rootless:"no root was found in the range"},ps=new Map(
Object.entries({if:(t,[e,n,s],o,r,i)=>r[+e]?o(i+1,+n):o(+n,+s),with(t,e,n,s){const o=new Map;for(let r=1;r<e.length;r+=2)o.set(e[r],s[+e[r+1]]);return n(void 0,
void 0,t.inside(o,t.machine.below(e)))}})),Yr=["read","slope","root","at","series","edge","along","across","path","part"],Jd=["num","row","read","index",...Object.
keys(Vr)],Qd=t=>dt.has(t)||ps.has(t)||Jd.includes(t);function th({p:t=[],picks:e=[]}){const n=[...e];for(let s=0;s<t.length;s++){const[o,r,i]=t[s];o==="drawn"?s=
+i-1:Yr.includes(String(o))&&n.push(String(r))}return n}function Xr(t){const e=new Map;for(const[n,s]of t)for(const o of s){const r=e.get(o);r?r.push(n):e.set(o,
[n])}return e}function Zr(t,e){const n=new Set(t);for(const s of n)for(const o of e.get(s)??[])n.add(o);return n}function Jr(t){const e=t.steps+t.rest;t.steps=Math.
min(Hr,e),t.rest=e-t.steps,t.short=e<Hr}function eh([t,...e]){const[n=0,s=0]=e.map(Number),o=dt.get(String(t)),r=Nd.get(String(t))??o;return{name:String(t),act:o,
sharp:r,effort:o&&Ze.get(o),operands:e,first:n,second:s}}class nh{constructor(e){this.nodes=new Map(Object.entries(e)),this.reads=new Map([...this.nodes].map(([
n,{p:s=[],picks:o=[]}])=>[n,[...o,...s.filter(r=>Yr.includes(String(r[0]))).map(r=>String(r[1]))]])),this.readers=void 0,this.known=new Map,this.owned=new Map,this.
programs=new Map,this.withs=new Map,this.costs=new Map,this.purse=new Vd,this.loose=void 0,this.round=void 0,this.traced=void 0,this.base=new Ut(this,new Map,void 0,
{steps:0,rest:0,open:0,integrals:0,isRunning:!1,short:!1})}own(e,n,s,o){this.nodes.set(e,n);for(const r of s)this.owned.set(r,(this.owned.get(r)??new Map).set(o,
e)),this.reads.set(r,[...this.reads.get(r)??[],e]);this.readers=void 0,this.known.clear(),this.withs.clear()}program(e,n){const s=this.programs.get(e);if(s)return s;
const o={operations:n,instructions:n.map(eh)};return this.programs.set(e,o),o}under(e){const n=this.run(e);return s=>this.counted(n,()=>n.value(s))}below(e){const n=this.
withs.get(e);if(n)return n;const s=this.affected(e.filter((o,r)=>r%2).map(String));return this.withs.set(e,s),s}at(e,n,s=this.affected(n.keys())){const o=new Ut(
this,new Map(n),e,this.base.budget,s);return r=>this.counted(o,()=>o.value(r))}counted(e,n){const s=Math.min(Zd,this.purse.steps),{budget:o}=e;[o.steps,o.rest,o.
open,o.integrals,o.isRunning]=[s,0,0,0,!1],Jr(o);try{return n()}finally{this.purse.pay(s-o.steps-o.rest),o.steps<0&&(this.round=void 0)}}get uncertain(){if(this.
loose)return this.loose;const e=[...this.nodes].filter(([,n])=>n.dr).map(([n])=>n);return e.length?this.loose=Zr(e,Xr([...this.nodes].map(([n,s])=>[n,th(s)]))):
this.loose=new Set}run(e){const{base:n}=this,s=[...e].filter(([i])=>Gr.test(i));if(!s.length||s.length===e.size)return e.size?new Ut(this,new Map(e),n,n.budget):
n;const o=new Map([...e].filter(([i])=>!Gr.test(i))),r=JSON.stringify([...o]);return this.round?.name!==r&&(this.round={name:r,run:new Ut(this,o,n,n.budget)}),new Ut(
this,new Map(s),this.round.run,n.budget)}affected(e){const n=[...e],s=n.length===1?n[0]:n.join(`
`),o=this.known.get(s);if(o)return o;const r=Zr(n,this.readers??=Xr(this.reads));return this.known.set(s,r),r}}class Ut{constructor(e,n,s,o,r=s&&e.affected(n.keys())){
this.memo=n,this.overridden=n.size,this.machine=e,this.outside=s,this.draws=void 0,this.budget=o,this.touched=r}get given(){return[...this.memo.keys()].slice(0,
this.overridden)}value(e){const n=this.memo.get(e);if(n!==void 0)return n;if(this.outside&&!this.touched?.has(e))return this.outside.value(e);const{nodes:s,reads:o}=this.
machine,r=[e],i=[0];for(let a=e,c=0;c>=0;a=r[c=r.length-1]){const l=o.get(a)?.[i[c]++];if(l===void 0){const u=s.get(a);if(!u)return{reason:"no value",key:e};this.
memo.set(a,this.compute(a,u)),r.pop(),i.pop()}else this.outside&&!this.touched?.has(l)?this.outside.value(l):!this.memo.has(l)&&s.has(l)&&(r.push(l),i.push(0))}
return this.memo.get(e)}compute(e,{p:n,picks:s,cells:o={},v:r,problem:i}){if(n){const d=!this.budget.isRunning;d&&Jr(this.budget);const{open:h,integrals:m,steps:p,
short:b}=this.budget,{costs:g}=this.machine,w=g.get(e)??0;if(b&&w>p)throw new tt;try{this.budget.isRunning=!0;const y=[],M=this.machine.program(e,n);this.machine.
traced?.push([M.instructions,y]);const $=this.execute(M,0,n.length,y),S=p-this.budget.steps;return(S>Xd||w)&&g.set(e,S),$}catch(y){if(!(y instanceof ut))throw y;
return this.budget.steps<0&&(this.machine.round=void 0),Object.assign(this.budget,{open:h,integrals:m}),{reason:y.message,key:e,at:y.at,needs:y.needs}}finally{d&&
(this.budget.isRunning=!1)}}if(!s)return r??{reason:i||"no value",key:e};const a=s.map(d=>this.value(d)),c=a.findIndex(d=>typeof d=="object"),l=a.join();if(c>=0)
return{reason:"",key:e,needs:s[c]};const u=this.machine.owned.get(e)?.get(l),f=u&&this.value(u);return f!==void 0&&typeof f!="object"?f:Object.hasOwn(o,l)?o[l]??
{reason:`the cell of row \`${l}\` is empty`,key:e}:{reason:`no row \`${l}\``,key:e}}execute(e,n,s,o){if((this.budget.steps-=s-n)<0)throw this.budget.short?new tt:
Object.assign(new ut(Kr),{at:n});const{instructions:r}=e,i=this.budget.integrals>0;try{for(;n<s;){const{name:a,effort:c,operands:l,first:u,second:f}=r[n],d=i?r[n].
sharp:r[n].act;if(d){const h=o[u],m=o[f],{length:p}=l;c&&this.weigh(c(...l.map(g=>o[+g])));const b=p===2?d(h,m):p===1?d(h):d(...l.map(g=>o[+g]));o[n]=Number.isFinite(
b)?b:N(Number.isNaN(b)?"no real value":"overflow")}else if(a==="num"||a==="row")o[n]=l[0];else if(a==="index")o[n]=o[u];else if(a==="read")o[n]=this.known(String(
l[0]));else{n=this.region(e,n,o);continue}n++}}catch(a){throw a instanceof ut&&a.at<0&&(a.at=n),a}return o[s-1]}weigh(e){if(this.budget.steps-=e,!(this.budget.steps>=
0)){if(this.budget.short)throw new tt;N(Kr)}}known(e){const n=this.value(e);if(typeof n=="object")throw Object.assign(new ut(n.reason),{needs:e});return n}series(e){
const n=this.value(e);if(!Array.isArray(n))throw Object.assign(new ut(n.reason),{needs:e});return n}region(e,n,s){const{name:o,operands:r}=e.instructions[n],i=Number(
r[o==="with"?0:r.length-1]),a=ps.get(o);if(!a)return N(Vr[o]??"no real value");this.budget.open>=Yd&&N("nested deeper than 60"),this.budget.open++;const c=a(this,
r,(l=n+1,u=i,f=this)=>f.execute(e,l,u,s),s,n,e.operations,e.instructions);return this.budget.open--,typeof c=="number"&&!Number.isFinite(c)&&N("overflow"),s[n]=
s[i-1]=c,i}inside(e,n){return this.budget.steps-=20,new Ut(this.machine,e,this,this.budget,n)}}let gs,nn,Qr,ti,ei,bs;async function ni(){bs||({makeCells:bs}=await Promise.
resolve().then(function(){return rp}))}async function si(t){const e=new Set(Object.values(t).flatMap(({p:o=[]})=>o.map(([r])=>String(r)))),n=()=>[...e].every(Qd),
s=Object.values(t).some(({dr:o})=>o);if(s||e.has("drawn")&&!n()){const o=await Promise.resolve().then(function(){return r0});oi(o.CHECKED,o.DRAWN),{drawsOf:nn}=
o,e.has("beta")&&dt.set("beta",(await Promise.resolve().then(function(){return $0})).betaQuantile)}if(s&&({folded:ti,heights:ei,summary:Qr}=await Promise.resolve().
then(function(){return lp})),!n()){const{ACTS:o,MORE_REGIONS:r}=await Promise.resolve().then(function(){return db});oi(o,r)}Object.values(t).some(({r:o,rs:r})=>o||
r)&&({findExtremes:gs}=await Promise.resolve().then(function(){return Eb}))}function oi(t,e){for(const[n,s]of Object.entries(t))dt.set(n,s);for(const[n,s]of Object.
entries(e))ps.set(n,s)}const J=(t,e,n=1e-12)=>t===e||typeof t=="number"&&typeof e=="number"&&Math.abs(t-e)<=n*Math.max(Math.abs(t),Math.abs(e));function ri(t,e=[
...t.keys()],n=new Map){const s=new Set,o=new Set,r=e.reverse();for(;r.length;){const i=r[r.length-1],{p:a=[],picks:c=[]}=t.get(i)??{};if(s.has(i)||o.has(i)){s.
add(i),r.pop();continue}o.add(i);for(const l of[...c,...a.flat()])typeof l=="string"&&t.has(l)&&!o.has(l)&&!n.has(l)&&r.push(l)}return s}const sh=t=>Array.isArray(
t)?t.length===3?t[1]:void 0:t,oh=(t,e)=>(t??[]).filter(n=>Object.keys(n).length===e.length&&e.every(([s,[o,r]])=>s in n&&n[s]>=o&&n[s]<=r)).map(n=>new Map(e.map(
([s])=>[s,n[s]])));function rh(t){for(;;){const{done:e,value:n}=t.next();if(e)return n}}function ii(t){const e=new Map(Object.entries(t.q)),n=new nh(t.q),s=E=>e.
get(E)??{},o=(E="")=>E[0]==="="||E.includes("#")?E:`${t.note}#${E}`,r=new WeakMap,i=E=>O=>{const L=E(O);if(typeof L!="object")return L;if(s(O).w!==void 0&&typeof a(
O)=="object")throw new tt},a=n.under(new Map),c=E=>{const O=n.under(E),L=i(O),j=C=>S(L,C,()=>(n.purse.next(),n.uncertain.has(C)?sh(_(C,E,L)):s(C).c?[_(C,E,L)].flat()[0]:
L(C)));return r.set(j,O),j},l=new Map,u=c(l),f=(E,O)=>{n.purse.next();const L=r.get(O)?.(E);return Array.isArray(L)?L[0].numbers:void 0},d=new WeakMap,h=(E,O,L)=>{
const j=d.get(O)??n.run(O);d.set(O,j);try{return n.counted(j,()=>{const C=nn(j).value(E);return L===void 0?Qr(C):ti(C,L)})}catch(C){if(C instanceof ut)return;throw C}};
let m;const p=()=>m??=bs?.({entries:e,entry:s,machine:n}),b=E=>p()?.knows(E)??e.has(E),g=(E,O)=>p()?.settable(E,O)??E,w=new Map,y=E=>{for(const O of w.has(E)||!e.
has(E)?[]:ri(e,[E],w)){const{p:L,picks:j,cells:C,rs:q}=s(O),W=new Set(q||!(L||C)?[O]:[]);w.set(O,W);for(const H of[...j??[],...(L??[]).flat()])for(const G of typeof H==
"string"&&w.get(H)||[])W.add(G)}return w.get(E)??new Set},M=(E,O)=>{const L=n.under(O);let j=E,C=L(j);for(;typeof C=="object"&&C.needs;)C=L(j=C.needs);if(typeof C!=
"object")return"";const{picks:q}=s(j),W=j.slice(j.indexOf("#")+1);if(!q)return j===E?C.reason:`${W}: ${C.reason}`;const H=q.map(G=>{const Z=L(G);return typeof Z==
"string"&&s(G).rows?.[Z]||Z});return`${W} is not known for ${H.join(", ")}`},$=(E,O)=>{const{r:L,rs:j,picks:C=[]}=s(E);return L??j?.[C.map(O).join()]},S=(E,O,L)=>{
const j=x.get(E)??new Map,{round:C}=n.purse;if(j.get(O)===C)throw new tt;try{return L()}catch(q){throw q instanceof tt&&x.set(E,j.set(O,C)),q}},x=new WeakMap,v=new WeakMap,
_=(E,O,L)=>{const j=v.get(L)??{state:O,found:new Map};return j.state!==O?R(E,O,L):(v.set(L,j),j.found.has(E)||j.found.set(E,S(j,E,()=>R(E,O,L))),j.found.get(E))},
R=(E,O,L)=>{if(O.size&&!n.affected(O.keys()).has(E))return _(E,l,u);n.purse.next();const j=n.uncertain.has(E);if(j&&s(E).c)return;const q=[...y(E)].sort().map(ct=>[
ct,O.has(ct)?void 0:$(ct,L)]).filter(([,ct])=>ct),W=j?void 0:L(E);if(j)return q.length?void 0:h(E,O);if(!q.length||typeof W!="number")return W;const H=n.run(O),
G=n.affected(q.map(([ct])=>ct)),Z=ct=>De=>{n.purse.point();const ze=n.at(H,De,G)(ct);return typeof ze=="object"?void 0:ze},V=oh(s(E).at,q),de=e.has(`${E}#margin`)?
gs(Z(`${E}#margin`),q,V):void 0;if(de){const ct=[...de.at,...V].map(Z(E));if(ct.some(s2=>typeof s2!="number"))return;const De=Math.min(W,...ct),ze=Math.max(W,...ct);
return De===ze?De:[De,ze]}const Vo=gs(Z(E),q,V)?.ends;if(!Vo)return;const[Yo,iu]=[Math.min(Vo[0],W),Math.max(Vo[1],W)];return Yo===iu?Yo:[Yo,iu]},A=(E,O)=>{if(n.
purse.next(),h(E,O)===void 0)return[];const L=d.get(O);return L?n.counted(L,()=>ei(nn(L).value(E))):[]},k=(E,O)=>{if(n.purse.next(),!n.uncertain.has(E)||h(E,O)===
void 0)return;const L=d.get(O),j=L&&n.counted(L,()=>nn(L).value(E));return j instanceof Float64Array?j:void 0},F=(E,O,L)=>(n.purse.next(),n.uncertain.has(E)?[h(
E,O,L)].flat()[0]:void 0);function*P(E=Hd){const O=new Map,L=c(O),j=[],C=[];T(E);for(const q of ri(e)){const{w:W}=s(q);if(W===void 0)continue;const H=Jt(()=>[_(
q,O,L)].flat());!H||H.some(G=>G===void 0)?C.push(q):[W].flat().some((G,Z)=>!J(G,H[Z],1e-9))&&j.push(q),yield}return{wrong:j,untold:C}}const T=E=>{n.purse.give(E)};
return{data:t,entries:e,entry:s,key:o,under:c,column:f,why:M,inputs:y,settable:g,knows:b,reaches:(E,O)=>n.affected([E]).has(O),spread:_,part:F,heights:A,draws:k,
prove:E=>rh(P(E)),proving:P,allow:T,taken:()=>n.purse.taken}}const gt="–",ih=/^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/,
ws={k:1e3,K:1e3,M:1e6,G:1e9,B:1e9,T:1e12,Ki:2**10,Mi:2**20,Gi:2**30,Ti:2**40},ah={"thousand ":"k","million ":"M","billion ":"G","trillion ":"T"},ch=t=>Object.
hasOwn(ws,/^[A-Za-z]*/.exec(t)?.[0]??""),Y=(t,e)=>e?t+(/^(×|[KMGT]i )/.test(e)?"":" ")+e:t,ys=t=>t.join(t[0][0]==="-"?" to ":"–"),bt=({f:t=1,o:e=0},n)=>e?+((n-
e)/t).toFixed(10):n/t,sn=({f:t=1,o:e=0},n)=>n*t+e,ai=t=>!t||Math.abs(t)>=1e-307&&Math.abs(t)<=1e307,lh=t=>t.replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/,
e=>ah[e.replace(" "," ")]).replace(/[·⋅]/g,"*").replace(/\/\((.+)\)/,(e,n)=>`/${n.replaceAll("*","/")}`).replace(/[⁻⁰¹²³⁴-⁹]+/g,e=>`^${e.normalize(
"NFKC").replace("−","-")}`).replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g,"$1$2^0.5").replace(/\^\((-?\d+)(?:\/(\d+))?\)/g,(e,n,s=1)=>`^${n/s}`);function on(t,e){let n=1,
s=0;const o=new Map;for(const[,r,i,a="1"]of lh(t).matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g)){if(i==="1")continue;const c=Object.hasOwn(e,i)?i:i.
replace(/^[u\u03bc]/,"µ");if(!Object.hasOwn(e,c))return{unknown:c};const l=r==="/"?-a:+a,[u,f,d=0]=e[c];s+=d,n*=u**l;for(const[,h,m]of f.matchAll(/([a-z]+)(-?\d*)/gi))
o.set(h,(o.get(h)??0)+ +(m||1)*l)}return{factor:n,offset:s,dimension:[...o].map(([r,i])=>[r,+i.toFixed(6)]).filter(r=>r[1]).sort().join()}}function ci(t){const{
data:e,entries:n,entry:s,key:o,part:r,spread:i}=t,a=(b,g,w)=>{const{d:y,u:M="",o:$}=s(b),S=bt(s(b),g);return s(b).iso?en(g):ai(S)&&(S!==0||$||!g)&&!($&&g<-1e-6)?
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
for example ${u(g)}`};const[,v,_]=/^([A-Za-z]*)(.*)$/.exec(x)??[],R=(S===""||v[1]==="i")&&Object.hasOwn(ws,v)?ws[v]:1,A=(R>1?_:x).replace(/\s/g,""),k=on(A,e.units),
F=on(x.replace(/\s/g,""),e.units);if(R>1&&w&&!/^\s*[A-Za-z]/.test(_)&&!F.unknown&&F.dimension===on(w,e.units).dimension)return{problem:`“${b.trim()}” means tw\
o things; write ${$} ${x}, or ${+$*R}`};if(k.unknown||A&&k.dimension!==on(w.replace(/^.i /,""),e.units).dimension)return{problem:`“${A}” is not a unit for thi\
s; it is in ${y}`};const P=+$*R,T=sn(A?{f:k.factor,o:k.offset}:R>1?{}:s(g),P),E=P!==0&&T===0&&!k.offset&&!s(g).o;return f(g,T)&&ai(T)&&!E?{value:T}:{problem:`ou\
tside ${p(g)}`}},p=b=>{const{lo:g=-1/0,hi:w=1/0,set:y,u:M}=s(b);return Y((y??[g,w]).map($=>Number.isFinite($)?a(b,$):"∞").join(y?", ":" … "),M)};return{...t,
text:l,figure:a,say:u,takes:f,parseCase:d,parseEntry:m}}const D=(t,e)=>[...t.querySelectorAll(e)],li=t=>/^-[\d.∞]/.test(t)?t.replace(/(^|[^\w.])-(?=[\d.∞])/g,
"$1−"):t,z=(t,e)=>{const n=t?.firstChild,s=li(e);n instanceof Text&&!n.nextSibling?n.data!==s&&(n.data=s):t&&t.textContent!==s&&(t.textContent=s)},rn=t=>t.dataset.
part?+t.dataset.part:void 0,Ms=new Map;function $s(t){const e=Ms.get(t);if(e)return e;const n=new Promise((s,o)=>{const r=document.createElement("script"),i=c=>{
const[l,u]=c.detail;t.endsWith(`/${l}.js`)&&s(u)},a=()=>{removeEventListener("cg-data",i),r.remove(),o(new Error(t))};addEventListener("cg-data",i),r.addEventListener(
"load",a),r.addEventListener("error",a),r.src=t,document.head.append(r)});return Ms.set(t,n),n.catch(()=>Ms.delete(t)),n}async function ui(t,e=document.baseURI){
await Promise.all(Object.values(t).map(async n=>{n.far&&(n.p=[await $s(new URL(n.far,e).href)])}))}var uh=Object.freeze({__proto__:null,loadColumns:ui,loadFile:$s});
const an=100,fh=150,Ss=new WeakMap;function fi(t,e){for(const n of D(t,"[data-count]"))Ss.set(n,Ss.get(n)??hh(n,e))}function dh(t){return fi(t.root,t.signal),D(
t.root,"[data-count]").map(e=>n=>Ss.get(e)?.paint(n))}function hh(t,e){const{count:n="0",own:s="0",per:o="1",files:r="",columns:i=""}=t.dataset,a=t.querySelector(
"table").tBodies[0],c=D(t,"thead th"),l=t.querySelector("[data-rows]"),u=t.querySelector('[data-to="next"]'),f=t.querySelector('[type="search"]'),d=r.split(" ").
filter(Boolean),h=i.split(" ").filter(Boolean),m=+n;let p,b,g=0,w="",y=0,M=0;const $=new WeakMap,S=T=>$s(new URL(d[T],document.baseURI).href),x=async T=>(await S(
Math.floor(T/+o)))[T%+o],v=()=>{const T=p;if(!T)return;const E=new Map,O=L=>{if(!E.has(L))try{E.set(L,T.model.column(L,T.now))}catch(j){if(!(j instanceof tt))throw j;
E.set(L,j)}return E.get(L)};for(const L of a.rows)h.forEach((j,C)=>{const q=L.cells[+s+C],W=T.model.key(j);$.has(q)||$.set(q,q.textContent??"");const H=$.get(q)??
"";T.attempt(q,()=>{const G=T.state.size?O(W):[];if(G instanceof tt)throw T.done&&z(q,gt),G;const Z=G?.[+(L.dataset.at??0)],V=T.state.size?typeof Z=="number"?T.
model.figure(W,Z):gt:H;z(q,V),q.classList.toggle("is-changed",V!==H)})})},_=async T=>{const E=++y,O=b?b.slice(T,T+an):mh(T,Math.min(T+an,m)),L=await Promise.all(
O.map(x));E!==y||e.aborted||(g=T,a.replaceChildren(...L.map((j,C)=>{const q=I("tr");return q.dataset.at=String(O[C]),q.append(...j.map((W,H)=>ph(W,c[H],!H))),q})),
R(L.length),v())},R=T=>{const E=b?b.length:m,O=`Rows ${(g+1).toLocaleString("en")}–${(g+T).toLocaleString("en")} of ${E.toLocaleString("en")}`;z(l,b?T?`${O} w\
ith “${w}”.`:`Nothing matches “${w}”.`:`${O}.`),F.hidden=!g,u&&(z(u,"next rows"),u.hidden=g+T>=E)},A=T=>T.catch(()=>{e.aborted||z(l,"The rows could not \
be loaded. Load the page again, or take the CSV file.")}),k=async()=>{const T=++y,E=(f?.value??"").trim();if(w=E,!E)return b=void 0,_(0);z(l,"Searching …");const O=await Promise.
all(d.map((j,C)=>S(C)));if(T!==y||e.aborted)return;const L=E.toLowerCase().split(/\s+/);return b=[],O.flat().forEach((j,C)=>{const q=j.slice(0,+s).join(" ").toLowerCase();
L.every(W=>q.includes(W))&&b?.push(C)}),_(0)},F=Object.assign(I("button","cg-quiet","previous rows"),{type:"button",hidden:!0});u?.before(F," "),l?.setAttribute(
"role","status"),U(F,"click",{signal:e},()=>A(_(Math.max(0,g-an))));for(const T of[F,u,f])T&&U(T,"click input change",{signal:e},E=>E.stopPropagation());let P=!0;
return u&&U(u,"click",{signal:e},()=>{A(_(P&&!b?0:g+an)),P=!1}),f&&U(f,"input",{signal:e},()=>{clearTimeout(M),P=!1,M=window.setTimeout(()=>A(k()),fh)}),e.addEventListener(
"abort",()=>clearTimeout(M)),{paint(T){p=T,v()}}}const mh=(t,e)=>Array.from({length:Math.max(0,e-t)},(n,s)=>t+s);function ph(t,e,n){const s=I(n?"th":"td","",t);
return n?s.setAttribute("scope","row"):e?.classList.contains("n")?s.className="n":t.length>40&&(s.className="is-long"),s}var di=Object.freeze({__proto__:null,mount:dh,
start:fi});async function Wt(t,e){const n=e?.textContent??"",s=await navigator.clipboard?.writeText(t).then(()=>!0,()=>!1);!e||n.startsWith("copied")||(e.textContent=
s?"copied":"not allowed",setTimeout(()=>{e.textContent=n},1200))}function vs(t){const e=n=>{const s=(n.textContent??"").replace(/\s+/g," ").trim().replace(/−(?=[\d.])/g,
"-").replace(/^-?\d{1,3}(,\d{3})+$/,r=>r.replaceAll(",","")),o=/^[=+@\t-]/.test(s)&&Number.isNaN(+s)?`'${s}`:s;return/[",\n]/.test(o)?`"${o.replace(/"/g,'""')}"`:
o};return[...t?.rows??[]].filter(n=>!n.hidden).map(n=>[...n.cells].map(e).join()).join(`
`)}const gh=12,bh=5,wh=7,hi=[1,2,5,10],yh=[[1e9,"G"],[1e6,"M"],[1e3,"k"]];function it(t=""){const[e,n,s,o,r,i,a]=t.split(",");return cn(+e,+n,{from:+s,to:+o,log:r===
"log",factor:+i||1,offset:+a||0})}function cn(t,e,n){const{from:s,to:o,log:r,factor:i,offset:a}=n,c=f=>r?f>0?Math.log(f):NaN:f,l=c(t),u=c(e);return{...n,lo:t,hi:e,
at:f=>s+(c(f)-l)/(u-l)*(o-s),of:f=>r?Math.exp(l+f*(u-l)):l+f*(u-l),text:[t,e,s,o,r?"log":"lin",i,a].join()}}function ln(t,e){const{log:n,factor:s,offset:o}=e,r=t.
filter(f=>Number.isFinite(f)&&(f>0||!n));if(!r.length)return;let i=Math.min(...r),a=Math.max(...r);if(n){const f=Math.ceil(Math.log10(a/s)-1e-9),d=Math.max(Math.
floor(Math.log10(i/s)+1e-9),f-gh);return cn(we(d)*s,we(Math.max(f,d+1))*s,e)}i=(i-o)/s,a=(a-o)/s,(i>=0&&i<a/2||i===a&&a>=0)&&(i=0);const c=pi(a-i||Math.abs(a)||
1),l=Math.floor(i/c+1e-9),u=Math.max(Math.ceil(a/c-1e-9),l+1);return cn(l*c*s+o,u*c*s+o,e)}function mi(t,e,n=!1){const s=t.filter(Number.isFinite),[o,r]=[Math.min(
...s),Math.max(...s)];if(!s.length||e.log&&o<=0)return;const i=[...new Set(s)].sort((l,u)=>l-u),a=n?Math.min(...i.slice(1).map((l,u)=>l-i[u]))/2:0,c=o===r?Math.
abs(o)/2||e.factor:a;return cn(o-c,r+c,e)}function Mh(t){const{factor:e,offset:n,log:s}=t,o=(t.lo-n)/e,r=(t.hi-n)/e;return(s?$h(o,r):Sh(o,r)).map(i=>({at:t.at(i*
e+n).toFixed(1),text:Bt(i)}))}function $h(t,e){const n=Math.ceil(Math.log10(t)-1e-9),s=Math.floor(Math.log10(e)+1e-9),o=(r,i)=>Array.from({length:Math.max(0,Math.
floor((s-r)/i)+1)},(a,c)=>r+c*i);return s-n<1?o(n-1,1).flatMap(r=>hi.slice(0,3).map(i=>i*we(r)).filter(i=>t<=i&&i<=e)):o(n,Math.max(1,Math.ceil((s-n)/6))).map(we)}
function Sh(t,e){const n=pi(e-t),s=Math.ceil(t/n-1e-9),o=Math.floor(e/n+1e-9);return Array.from({length:Math.max(0,o-s+1)},(r,i)=>n*(s+i))}function pi(t){const e=t/
bh,n=we(Math.floor(Math.log10(e)));return n*(hi.find(s=>s*n>=e*.999)??10)}const we=t=>+`1e${t}`;function ye(t,e,n){const s=t.querySelector(`[data-ticks="${e}"]`),
[o,r]=["line","text"].map(a=>s?.querySelector(a));if(!s||!o||!r)return;const i=o.getAttribute(`${e}1`)?.endsWith("%");s.replaceChildren(...Mh(n).flatMap(a=>{const c=i?
`${(+a.at/10).toFixed(2)}%`:a.at,[l,u]=[o,r].map(f=>f.cloneNode());for(const f of[1,2])l.setAttribute(`${e}${f}`,c);return u.setAttribute(e,c),u.textContent=i||
e==="y"&&a.text.length>=wh?vh(a.text):a.text,u.textContent=li(u.textContent),[l,u]}))}function Me(t,{x:e,y:n},s){const r=[s.some(([,a])=>a<n.to-1)&&fn(e.from,e.
to,a=>[a,n.to],[0,un]),s.some(([,a])=>a>n.from+1)&&fn(e.from,e.to,a=>[a,n.from],[0,-un]),s.some(([a])=>a<e.from-1)&&fn(n.to,n.from,a=>[e.from,a],[un,0]),s.some(
([a])=>a>e.to+1)&&fn(n.to,n.from,a=>[e.to,a],[-un,0])].filter(Boolean).join("");let i=t?.querySelector(".break");!t||!i&&!r||(i||(i=document.createElementNS("ht\
tp://www.w3.org/2000/svg","path"),i.setAttribute("class","break"),t.append(i)),i.setAttribute("d",r))}const gi=60,un=7;function fn(t,e,n,[s,o]){return Array.from(
{length:gi+1},(r,i)=>{const[a,c]=n(t+(e-t)*i/gi),l=i%2;return`${i?"L":"M"}${(a+l*s).toFixed(1)} ${(c+l*o).toFixed(1)}`}).join("")}function vh(t){const e=t.includes(
"e")?0:+t.replaceAll(",",""),[n,s]=yh.find(([o])=>e>=o)??[1,""];return s?`${+(e/n).toPrecision(6)}${s}`:t}const Et=120,xs=40,xh=40,Ht=(t,e)=>+(t?.getAttribute(e)??
NaN),$t=(t,e)=>{for(const[n,s]of Object.entries(e))t?.setAttribute(n,s.toFixed(1))},As=(t,e)=>t.includes("#[")?Math.round(e):e,bi=t=>(e,n)=>D(t,`[data-${n}="${CSS.
escape(e.id||"-")}"]`);function wi(t,e,n){const s=bi(e),o=D(n,".cg-numbers tbody tr");return D(e,"[data-line]").map(r=>{const i=+(/ ([-\d.]+)$/.exec(r.getAttribute(
"d")??"")?.[1]??NaN),a=n.querySelector(`th[data-of="${r.id}"]`),c=o.map(l=>l.cells[a.cellIndex]);return{e:r,key:t.key(r.dataset.q),end:i,bands:s(r,"band"),labels:s(
r,"for").map(l=>[l,Ht(l,"y")-i]),cells:c}})}function dn({model:t,inCase:e},{swept:n},{e:s,key:o},r){const i=new Map(e(s.dataset.line).state).set(n,As(n,r)),a=t.
under(i);return{state:i,read:a,value:a(o)}}const $e=new WeakMap,yi=new WeakMap;function Mi({model:t,inCase:e,done:n},s,{e:o,key:r}){const i=[...e(o.dataset.line).
state].filter(([a])=>a!==s.swept&&t.reaches(a,r));return JSON.stringify([n?Et:xs,i])}function $i(t,e,n){const{model:s,inCase:o,done:r}=t,{e:i,key:a,bands:c}=n,l=Mi(
t,e,n),u=yi.get(i);if(u?.of===l)return u;const{state:f}=o(i.dataset.line),d=(m,p)=>Array.from({length:m+1},(b,g)=>e.x.of(g/m)).map(b=>[b,p(new Map(f).set(e.swept,
As(e.swept,b)))]),h={of:l,middle:d(r?Et:xs,m=>s.under(m)(a)),ends:c.length?d(r?xh:xs/4,m=>{const p=[s.spread(a,m,s.under(m))].flat();return[p.at(0),p.at(-1)].map(
b=>typeof b=="number"?b:void 0)}):[]};return yi.set(i,h),h}function Si(t,e){if(!t.done)return;const n=t.state.size?e.lines.map(o=>$i(t,e,o)).flatMap(({middle:o,
ends:r})=>r.length?r.flatMap(([,i])=>i):o.map(([,i])=>i)):[],s=n.length&&ln(n.map(o=>typeof o=="number"?o:NaN),e.built)||e.built;s.text!==e.y.text&&(e.y=s,e.host.
dataset.ay=s.text,ye(e.host,"y",s))}function vi(t,e,n){const{model:s,now:o}=t,{e:r,labels:i}=n,a=Mi(t,e,n),c=e.y.text;!$e.has(r)&&!t.state.size&&Number.isFinite(
n.end)&&$e.set(r,{of:a,y:c,end:n.end});const l=$e.get(r);(l?.of!==a||l.y!==c)&&$e.set(r,{of:a,y:c,end:Ah(e,n,$i(t,e,n))});const u=$e.get(r)?.end??NaN,f=r.dataset.
line?[...s.parseCase(r.dataset.line)].every(([d,h])=>J(o(d),h,1e-9)):r.matches(".is-chosen");r.classList.toggle("is-chosen",f);for(const[d,h]of i){const m=u+h;d.
classList.toggle("strong",f),d.matches(".is-rest")&&d.classList.toggle("hide",!f),m>20&&m<360&&$t(d,{y:m})}return u}function Ah({x:t,y:e},{e:n,bands:s},{middle:o,
ends:r}){const i=c=>Math.max(-1e4,Math.min(1e4,typeof c=="number"?e.at(c):NaN)),a=o.map(([c,l])=>[t.at(c),i(l)]);n.setAttribute("d",hn(a));for(const c of s){const[
l,u]=[0,1].map(f=>r.map(([d,h])=>[t.at(d),i(h[f])]));c.setAttribute("d",`${hn([...u,...l.reverse()])}Z`)}return a[a.length-1][1]}const hn=t=>t.map(([e,n],s)=>Number.
isFinite(n)?`${s&&Number.isFinite(t[s-1][1])?"L":"M"}${e.toFixed(1)} ${n.toFixed(1)}`:"").join("");function Se(t,e){if(e.data?.open)for(const n of e.lines)n.cells.
forEach((s,o)=>{const{state:r,read:i}=dn(t,e,n,e.x.of(o/(n.cells.length-1))),a=t.model.text(n.key,r,i);z(s,a==="–"?"":a)})}const xi=2,Nh=["fill","stroke","str\
oke-width","stroke-dasharray","stroke-opacity","opacity","font-family","font-size","font-weight","text-anchor","paint-order","vector-effect","display","overflow"];
async function Eh(t,e,n,s){const{figure:o}=e,r=o.querySelector(".cg-fig__title")?.textContent??"figure",i=Ns(r);return n==="link"?Wt(`${t.link().split("#")[0]}#${o.
id}`,s):n==="csv"?(e.data&&(e.data.open=!0),Se(t,e),mn(`${i}.csv`,new Blob([`${vs(o.querySelector("table"))}
`],{type:"text/csv"}))):Ni(i,n,Ai(o,r))}function Ai(t,e){const n=t.querySelector(".cg-fig__plot"),s=t.querySelector(".cg-axis"),o=[...s.querySelectorAll("svg"),
...n.querySelectorAll(":scope > svg")],r=[e,t.querySelector(".cg-fig__case")?.textContent??""];return Ei(t,o,r,s.getBoundingClientRect().top,n.getBoundingClientRect().
bottom)}async function kh(t){const e=t.closest("figure"),n=e.querySelector("svg.cg-plot"),s=n.querySelector("title")?.textContent??"plot",o=t.dataset.plot??"";if(o===
"csv")return await _h(e.querySelector("details.cg-numbers")),mn(`${Ns(s)}.csv`,new Blob([`${vs(e.querySelector("table"))}
`],{type:"text/csv"}));const{top:r,bottom:i}=n.getBoundingClientRect();return Ni(Ns(s),o,Ei(e,[n],[s],r,i))}const _h=t=>new Promise(e=>{if(!t||t.open)return e(void 0);
t.addEventListener("toggle",e,{once:!0}),t.open=!0}),Ns=t=>t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"figure";async function Ni(t,e,{text:n,
width:s,height:o}){if(e==="svg")return mn(`${t}.svg`,new Blob([n],{type:"image/svg+xml"}));const r=new Image(s,o),i=Object.assign(document.createElement("canvas"),
{width:s*xi,height:o*xi});r.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n)}`,await r.decode(),i.getContext("2d")?.drawImage(r,0,0,i.width,i.height),
i.toBlob(a=>a&&mn(`${t}.png`,a))}function Ei(t,e,n,s,o){const r=t.getBoundingClientRect(),i=16+18*n.length,a=Math.round(r.width),c=Math.round(o-s)+i+12,l="http:\
//www.w3.org/2000/svg",u=document.createElementNS(l,"svg"),f=getComputedStyle(t);u.setAttribute("xmlns",l),u.setAttribute("viewBox",`0 0 ${a} ${c}`),u.setAttribute(
"width",String(a)),u.setAttribute("height",String(c));const d=u.appendChild(document.createElementNS(l,"rect"));d.setAttribute("width","100%"),d.setAttribute("h\
eight","100%"),d.setAttribute("fill",f.getPropertyValue("--cg-paper").trim()||"#fff"),n.forEach((h,m)=>{const p=u.appendChild(document.createElementNS(l,"text"));
for(const[b,g]of Object.entries({x:8,y:20+18*m,fill:f.color,"font-family":f.fontFamily,"font-size":m?12:15,"font-weight":m?400:600}))p.setAttribute(b,String(g));
p.textContent=h});for(const h of e){const m=h.getBoundingClientRect(),p=h.cloneNode(!0),b=[h,...h.querySelectorAll("*")];[p,...p.querySelectorAll("*")].forEach(
(g,w)=>{const y=getComputedStyle(b[w]);for(const M of Nh)g.setAttribute(M,y.getPropertyValue(M));for(const{name:M}of[...g.attributes])/^(class|id|data-.*|role|aria-.*)$/.
test(M)&&g.removeAttribute(M)});for(const[g,w]of Object.entries({x:m.left-r.left,y:m.top-s+i,width:m.width,height:m.height}))p.setAttribute(g,w.toFixed(1));p.hasAttribute(
"viewBox")&&p.removeAttribute("preserveAspectRatio"),u.append(p)}return{text:new XMLSerializer().serializeToString(u),width:a,height:c}}function mn(t,e){const n=URL.
createObjectURL(e);Object.assign(document.createElement("a"),{href:n,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var ki=Object.freeze({__proto__:null,
asSvg:Ai,take:Eh,takePlot:kh});const Oh=120;function Th(t,e){for(const n of D(t,"[data-filter]"))Lh(n,e)}function Lh(t,e){const n=t.querySelector(".cg-search"),
s=D(t,".cg-pill"),o=t.querySelector("[data-none]"),r=D(t,".cg-group").map(g=>({group:g,isOpen:g.open,rows:D(g,".cg-en")})),i=I("span","cg-sr");i.setAttribute("r\
ole","status"),t.querySelector(".cg-filters")?.append(i);let a,c=0,l=!1;const u=()=>s.find(g=>g.getAttribute("aria-pressed")==="true"),f=()=>{const g=(n?.value??
"").toLowerCase().replaceAll("−","-").split(/\s+/).filter(Boolean),w=u()?.dataset.verdict,y=g.length>0||!!w;if(!y&&!l)return;l=y,g.length&&(a??=r.map(({group:$,
rows:S})=>{const x=$.querySelector("summary")?.textContent??"";return S.map(v=>`${x} ${v.textContent}`.toLowerCase().replaceAll("−","-"))}));let M=0;r.forEach(
({group:$,isOpen:S,rows:x},v)=>{let _=0;x.forEach((R,A)=>{const k=(!w||(R.dataset.verdict??"").split(" ").includes(w))&&g.every(F=>a?.[v][A].includes(F));R.hidden=
!k,_+=+k}),$.hidden=!_,$.open=y?_>0:S,M+=_}),i.textContent=y?`${M} found`:"",Ch(o,M?"":"Nothing here has "+[u()?.dataset.word,...g.map($=>`“${$}”`)].filter(
Boolean).join(" and ")+".",m)},d=()=>{const g=Vn(location.href,"find",n?.value.trim()??""),w=Vn(g,"show",u()?.dataset.word??"");w!==location.href&&history.replaceState(
history.state,"",w)},h=()=>{f(),d()},m=()=>{n&&(n.value=""),p(""),h(),n?.focus()},p=g=>s.forEach(w=>w.setAttribute("aria-pressed",String(!!g&&w.dataset.word===g))),
b=()=>{const g=new URLSearchParams(location.search);p(g.get("show")??""),n&&g.has("find")&&(n.value=g.get("find")??""),f()};n&&U(n,"input",{signal:e},()=>{clearTimeout(
c),c=window.setTimeout(h,Oh)}),e.addEventListener("abort",()=>clearTimeout(c));for(const g of s)U(g,"click",{signal:e},()=>{p(g===u()?"":g.dataset.word??""),h()});
b()}function Ch(t,e,n){if(!t)return;if(t.hidden=!e,!e)return t.replaceChildren();const s=Object.assign(I("button","cg-quiet","clear"),{type:"button"});s.addEventListener(
"click",n),t.replaceChildren(e," ",s)}var Rh=Object.freeze({__proto__:null,mount:Th});function _i({remove:t,take:e,link:n,patch:s,notice:o="",act:r}){const i=I(
"div","cg cg-bar"),a=I("span","cg-bar__count"),c=I("span"),l=I("ul","cg-bar__list"),u=I("p","cg-bar__offer"),f=I("p","cg-bar__who",I("span","cg-bar__of","Your s\
cenario, "),a,c),d=mt("cg-bar__do cg-bar__more","show",()=>h(!i.classList.contains("is-open"))),h=S=>{i.classList.toggle("is-open",S),d.setAttribute("aria-expan\
ded",String(S)),z(d,S?"hide":"show")};h(!1);const m=new Set;i.setAttribute("role","region"),i.setAttribute("aria-label","Scenario"),a.setAttribute("role","statu\
s");let p=[];const b=mt("cg-bar__do","copy link",()=>Wt(n(),b)),g=mt("cg-bar__do is-wide","copy as patch",async()=>{const S=await s?.();S===void 0?z(g,"not avai\
lable"):await Wt(S,g)});g.hidden=!s,g.title="Copies your changes as a patch of the notes, for git apply";const w=mt("cg-bar__do","put all back",()=>{t(p),Es(i)}),
y=I("div","cg-bar__acts",d,b,g,w),M=I("p","cg-bar__notice",o,...r?[" ",r]:[]);i.append(f,l,y,u,...o?[M]:[]);const $=(S,x,v,_)=>{const R=S.reduce((P,T)=>P+T.keys.
length+T.parts.length,0);p=S,i.classList.toggle("is-on",S.length>0),z(a,`${R} changed`);const A=[...new Set(S.flatMap(P=>P.notes))];c.replaceChildren(...A.slice(
0,2).flatMap((P,T)=>[T?" and ":", set in ",Ph(P,v,_)])),A.length>2&&c.append(` and ${A.length-2} more`);const k=[...l.querySelectorAll("button")].findIndex(P=>P===
document.activeElement);l.replaceChildren(...S.map(P=>Ih(P,()=>t([P])))),k>=0&&!S.length?Es(i):k>=0&&l.querySelectorAll("button")[Math.min(k,S.length-1)].focus(
{preventScroll:!0});const F=x.filter(P=>!m.has(`${P.key} ${P.there}`));u.hidden=!F.length,u.replaceChildren(...F.map(P=>I("span","cg-bar__kin",`${P.says}: here ${P.
here}, elsewhere ${P.there} `,mt("cg-bar__do",`also use ${P.there} here`,()=>e([P])),mt("cg-bar__do is-quiet","keep it apart",()=>{m.add(`${P.key} ${P.there}`),
$(S,x,v,_)}))))};return{bar:i,show:$}}function qh(t,e,n,s){const o=n.querySelectorAll(".cg-panel__case");if(!o.length||!("IntersectionObserver"in window))return;
const r=new Set,i=new IntersectionObserver(a=>{for(const{target:l,intersectionRatio:u}of a)u>.9?r.add(l):r.delete(l);const c=[...o].find(l=>r.has(l))??e;t.parentElement===
c||t.contains(document.activeElement)||(c.append(t),t.classList.toggle("is-docked",c!==e))},{threshold:[0,.95]});for(const a of o)i.observe(a);s.addEventListener(
"abort",()=>i.disconnect())}function Ih(t,e){const n=mt("cg-bar__x","×",e);return n.setAttribute("aria-label",`put ${t.says} back`+(t.was?` to ${t.was}`:"")),I(
"li","",I("span","",t.says),...t.was?[I("s","",t.was)]:[],I("b","",t.now),...t.isToo?[I("span","cg-bar__too",", also here")]:[],n)}function Ph(t,e,n){const[s,o]=e.
notes[t]??[t];if(!o)return I("span","",s);const r=I("a","",s);return r.setAttribute("href",new URL(o,n).href),r}const Fh=t=>(t.closest("article, main")??document).
querySelector("h1");function Es(t){const e=Fh(t);e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function mt(t,e,n){const s=Object.assign(I("butto\
n",t,e),{type:"button"});return s.addEventListener("click",n),s}const ve={notes:{},kinds:[],inputs:{}},Oi=t=>t?fetch(t).then(e=>e.ok?e.json():ve).catch(()=>ve):
Promise.resolve(ve),jh=t=>{const[,e,n]=/^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(t)??["",t,""];return Y(e,n)};function Ti(t,e,n,s){const{note:o,names:r}=n.data,
i=e.map(l=>Dh(l,s)),a=[...t].sort().map(([l,u])=>{const[f,d]=l.split("#"),h=r[f]??f,m=n.entry(l),[p,b=d]=s.inputs[`${h}.${d}`]??[];return{notes:f===o?[]:[h],kind:p,
says:m.n??b,was:n.say(l),now:n.say(l,u),written:m.rows||typeof u=="string"?String(u):void 0,value:u,keys:[l],parts:[],isHere:f===o}}),c=[];for(const l of[...i,...a].
sort((u,f)=>+u.isHere-+f.isHere)){const u=c.find(f=>l.kind!==void 0&&f.kind===l.kind&&f.now===l.now);u?(u.keys.push(...l.keys),u.parts.push(...l.parts),u.notes.
push(...l.notes),u.isToo||=l.isHere):c.push({...l,isToo:!1})}return c}function Dh(t,e){const n=t.indexOf(":"),s=t.slice(0,n),o=t.slice(n+1),r=s.indexOf("."),[i,
a,c]=e.inputs[s]??[void 0,s.slice(r+1),""],l=i===void 0?void 0:e.kinds[i]?.[o];return{notes:[s.slice(0,r)],kind:i,says:a,was:c,now:l??jh(o),written:o,value:void 0,
keys:[],parts:[t],isHere:!1,isToo:!1}}function zh(t,e,n,s){const{note:o,names:r}=n.data,i=[];for(const[a,c]of n.entries){const[l,u]=a.split("#"),f=s.inputs[`${r[l]}\
.${u}`]?.[0];if(l!==o||f===void 0||e.has(a))continue;const d=t.filter(m=>m.kind===f&&!m.isHere).pop(),h=d&&Bh(d,a,c,n);d&&h!==void 0&&n.takes(a,h)&&n.say(a,h)!==
n.say(a)&&i.push({key:a,says:c.n??u,here:n.say(a),there:d.now,value:h})}return i}function Bh({value:t,written:e},n,s,o){return s.rows?e:typeof t=="number"?t:o.parseEntry(
e??"",n).value}function Uh(t,e){const n=[...e.entries].flatMap(([o,{rows:r,v:i}])=>r&&typeof i=="string"?[{key:o,words:Hh(r[i]??i,i)}]:[]),s=new Map;if(n.length)
for(const o of t.querySelectorAll("p, li, td"))Wh(o,n,s);return s}function Wh(t,e,n){let s="";const o=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let r=o.
nextNode();r;r=o.nextNode()){const i=r.parentElement?.closest(".cg-claim");if(!i)s+=r.nodeValue;else if(s){const a=s.split(/[.!?:;]\s/).pop()??"",c=e.filter(({words:l})=>l.
test(a));n.has(i)||n.set(i,c.map(({key:l})=>l)),s=""}}}const Hh=(t,e)=>{const s=[t,e,.../^\S*\d\S*\s/.test(t)?[t.split(" ")[0]]:[]].map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&"));return new RegExp(`(?<![\\w-])(?:${s.join("|")})(?![\\w-])`,"i")},Gh={data:{note:"",names:{}},entries:new Map,entry:()=>({})};async function Kh(t,e,n){
if(!ot(location.search))return;const s=t.dataset.inputs,o=new URL(s??"",document.baseURI).href,r=e.querySelector("[data-as-built]")?.dataset.asBuilt,i=await Oi(
s);if(n.aborted)return;const a=()=>ot(location.search).slice(0,2e3).split(",").filter(S=>S.indexOf(":")>0),c=e.querySelector("[data-as-built]:has([data-row])"),
l=e.querySelector("cg-map");let u=[],f=!1,d="";const h=mt("cg-bar__do","recompute with it",async()=>{f=h.disabled=!0,m().setAttribute("role","status"),p("Recomp\
uting …");const{rechain:S,recompute:x}=await Promise.resolve().then(function(){return qb});if(l)return l.recompute=async _=>{u=_,p("Recomputing …");const{now:R,
sum:A}=await S(_,a().join(),n);return u===_&&p(Li(A,"Values outside this chain are from the last build.")),R},l.view?.renew();const v=await x(c??e,a().join(),n,
(_,R)=>p(`Recomputing, note ${_+1} of ${R} …`));p(Li(v))}),m=()=>w.querySelector(".cg-bar__notice"),p=S=>z(m(),d=S),b=()=>{const S=l?.dataset.mode==="chain";h.
hidden=!S,f&&d&&z(m(),S?d:r??"")},g=()=>{f?location.reload():M()},{bar:w,show:y}=_i({remove(S){const x=new Set(S.flatMap(_=>_.parts)),v=a().filter(_=>!x.has(_));
history.pushState(history.state,"",Kn(location.href,v.join())),g()},take(){},link:()=>location.href,notice:r,act:c||l?h:void 0}),M=()=>y(Ti(new Map,a(),Gh,i),[],
i,o);if(t.append(w),addEventListener("popstate",g,{signal:n}),M(),!l)return;const $=new MutationObserver(b);$.observe(l,{attributeFilter:["data-mode"]}),n.addEventListener(
"abort",()=>$.disconnect()),b()}const Li=({moved:t,left:e},n="")=>[`Recomputed with your scenario: ${t} values changed.`,...e?[`${e} are greyed out: they were n\
ot recomputed and are from the last build.`]:[],...n?[n]:[]].join(" ");var Vh=Object.freeze({__proto__:null,mount:Kh});function Ci(t,e,{model:n,state:s,now:o}){
const r=o(e),i=c=>typeof r=="number"?J(+c.value,r,1e-9):c.value===r,a=t.matches(".cg-entry")&&document.activeElement!==t;r===void 0&&a&&(t.value=""),r!==void 0&&
(t.type==="radio"?t.checked=i(t):t instanceof HTMLSelectElement?t.selectedIndex=[...t.options].findIndex(i):t.type==="range"?Yh(t,e,+r,n):a&&(t.value=n.text(e,new Map(
s).set(e,r),o),Ri(t,"")))}function Yh(t,e,n,s){const o=s.entry(e),{log:r,v:i}=o,a=+t.max-+t.min,c=l=>r?Math.log10(bt(o,l)):bt(o,l);(document.activeElement!==t||
Math.abs(+t.value-c(n))>a/150)&&(t.value=String(c(n))),t.step==="any"&&(t.step=String(a/200)),Zo(t,c(n),c(typeof i=="number"?i:n)),t.setAttribute("aria-valuetex\
t",s.say(e,n))}function Ri(t,e){const n=t.closest("tr"),s=`${t.dataset.p}-why`,o=document.getElementById(s);if(!e&&!o)return;const r=o??Object.assign(I("span","\
cg-why"),{id:s});if(r.setAttribute("role","alert"),!o&&n){const i=n.insertCell();i.className="cg-row__note",i.setAttribute("role","cell"),i.append(r)}else o||t.
after(r);z(r,e),t.setAttribute("aria-invalid",String(e!=="")),t.setAttribute("aria-describedby",s)}const Xh="computed when you let go",qi="not computed here",Zh="\
Pale values take many steps: they are computed when you let go.",Ii=8;function Jh(t){const e=[...new Set(t)],n=e.length-Ii,s=e.slice(0,Ii).join(", ")+(n>0?` and\
 ${n} more`:"");return`Pale values are not computed in this page, since they take too many steps${s&&`: ${s}`}. The build computes them as written in the note.`}
function Qh(t){const e=t.matches(Pi)?t:t.closest("[data-row]")??t.querySelector(Pi),{q:n,say:s,check:o,row:r}=(e??t).dataset;return(n??s??o??r??"").split("#").pop()?.
replace(/^=/,"")??""}const Pi="[data-q], [data-say], [data-check], [data-row]";function tm(t){const e=new Map,n=I("p","cg cg-notice");n.hidden=!0,n.setAttribute(
"role","status"),t.append(n);let s=!0;const o=(a,c)=>{try{c(),e.has(a)&&r(a)}catch(l){if(!(l instanceof tt))throw l;e.has(a)||e.set(a,a.getAttribute("title")),a.
classList.add("is-later"),a.setAttribute("title",s?qi:Xh),s&&a.matches("[data-q]:not(.cg-claim, svg *), [data-say]")&&z(a.querySelector("button")??a,qi)}},r=a=>{
const c=e.get(a);e.delete(a),a.classList.remove("is-later"),typeof c=="string"?a.setAttribute("title",c):a.removeAttribute("title")};return{attempt:o,tell:()=>{
n.hidden=!e.size;const a=s?[...e.keys()].map(Qh).filter(Boolean):[];z(n,e.size?s?Jh(a):Zh:"")},start:a=>{s=a}}}function Fi(t,{data:e,knows:n}){const s=Object.keys(
e.names),o=`${e.note}#${t}`,r=!t.includes(".")||n(o);let i={key:r?o:`#${t}`,own:r,known:r};for(let a=t.indexOf(".");a>0&&!i.known;a=t.indexOf(".",a+1)){const c=t.
slice(0,a),l=s.find(f=>e.names[f]===c)??s.find(f=>`/${f}`.endsWith(`/${c}.md`)),u=`${l}#${t.slice(a+1)}`;l&&(i={key:u,own:l===e.note,known:n(u)})}return i}function ks(t,e){
const n=new Map,s=[],o=[];for(const r of t.slice(0,2e3).split(",").filter(Boolean)){const i=r.indexOf(":"),{key:a,own:c,known:l}=Fi(r.slice(0,i),e);if(i>0&&!c&&
!l){s.push(r);continue}const u=r.slice(i+1),d=e.entries.get(a)?.rows?u:e.parseEntry(u,a).value;i>0&&d!==void 0&&e.takes(a,d)?n.set(a,d):o.push(r)}return{state:n,
carried:s,dropped:o}}function ji(t,e,{data:n,entries:s}){return[...[...t].sort().map(([r,i])=>{const[a,c]=r.split("#"),l=s.get(r),u=typeof i=="number"&&l?.iso?en(
i):typeof i=="number"?`${+bt(l??{},i).toPrecision(12)}${l?.u&&ch(l.u)?" ":""}${l?.u??""}`:i;return(a===n.note&&!c.includes(".")?"":`${n.names[a]??a}.`)+`${c}:${u}`}),
...e].join()}const em={holds:"✓",failing:"✗",unknown:"–"},Di=t=>t===void 0?"unknown":t?"holds":"failing";function nm(t){const[e,n]=[!1,void 0].map(i=>t.filter(
a=>a===i).length),s=t.length===1;if(!e&&!n)return{state:"holds",says:s?"1 check holds":`${t.length} checks hold`};const o=i=>s?"1 check":`${i} of ${t.length}`,r=[
e&&`${o(e)} ${e===1?"fails":"fail"}`,n&&`${o(n)} ${n===1?"is":"are"} unknown`].filter(Boolean);return{state:e?"failing":"unknown",says:r.join(", ")}}function sm(t,e){
const n=D(t,".cg-check[data-check]").map(i=>({e:i,key:e.key(i.dataset.check),row:i.closest(".cg-row"),built:im(i)})).filter(({key:i})=>e.entries.has(i)),s=D(t,"\
.cg-sheetfoot__ok").map(i=>({e:i,of:n.filter(a=>a.e.closest(".cg-sheet")===i.closest(".cg-sheet")),built:{mark:i.firstElementChild?.className??"",sign:i.firstElementChild?.
textContent??"",says:i.lastElementChild?.textContent??""}})),o=D(t,".cg-claim[data-q]"),r=rm(t);return i=>{const{now:a,was:c,attempt:l,state:u}=i,f=new Map,d=m=>{
const p=a(m);return f.set(m,p===void 0?void 0:!!p),f.get(m)};for(const{e:m,key:p,row:b,built:g}of n)l(m,()=>{f.delete(p);const w=d(p);am(m,w,!J(a(p),c(p)),g),i.
done&&zi(b,w!==!0&&u.size>0)});for(const{e:m,of:p,built:b}of s)l(m,()=>{const g=p.some(({key:M})=>!J(a(M),c(M))),{state:w,says:y}=nm(p.map(({key:M})=>d(M)));m.classList.
toggle("is-off",g),m.firstElementChild&&(m.firstElementChild.className=g?`cg-mark is-${w}`:b.mark),z(m.firstElementChild,g?em[w]:b.sign),z(m.lastElementChild,g?
y:b.says),m.title=g?"in your scenario":""});const h=n.filter(({key:m})=>f.has(m)&&!J(a(m),c(m)));r(om(h.map(({key:m})=>f.get(m)),o.filter(m=>m.matches(".is-chan\
ged")).length))}}function om(t,e){const[n,s,o]=[!1,!0,void 0].map(a=>t.filter(c=>c===a).length),r=(a,c,l)=>a&&`${a} ${a===1?c:l}`,i=[r(e,"differs","differ"),r(n,
"check does not hold","checks do not hold"),r(o,"check is not computed","checks are not computed"),r(s,"check holds again","checks hold again")].filter(Boolean);
return{text:i.length?`in your scenario ${i.join(", ")}`:"",isWrong:n>0}}function rm(t){const e=t.querySelector(".cg-facts"),n=I("span","cg-facts__now");n.setAttribute(
"role","status");const s=e?.lastElementChild??null,o=s?.textContent?.split(":")[0];let r=e;return({text:i,isWrong:a})=>{if(!(!i&&!n.isConnected)){if(!r){r=I("p",
"cg cg-facts");const c=t.querySelector("h1");c?c.after(r):t.prepend(r)}n.isConnected||r.append(n),n.hidden=!i,s&&(s.hidden=!!i),n.classList.toggle("is-failing",
a),z(n,o?`${o}: ${i}`:i.replace(/^i/,"I"))}}}const im=t=>({state:["holds","failing","unknown"].find(e=>t.matches(`.is-${e}`))??"unknown",sign:t.querySelector(".\
cg-mark")?.textContent??"",said:t.querySelector(".cg-check__say")?.textContent??""});function am(t,e,n,s){const o=n?Di(e):s.state,r={holds:"true",failing:"false",
unknown:"not computed"}[Di(e)];t.classList.toggle("is-off",n);for(const i of["holds","failing","unknown"])t.classList.toggle(`is-${i}`,i===o);z(t.querySelector(
".cg-mark"),n?"→":s.sign),z(t.querySelector(".cg-check__say"),n?`${r}${s.said.replace(/^(check|does not hold|not computed)/,"")}`:s.said)}function zi(t,e){t?.
matches(".is-rest, .is-unfolded")&&(t.classList.toggle("is-rest",!e),t.classList.toggle("is-unfolded",e))}const cm={makeValues:ii,prepare:si},lm=[[".cg-table",()=>Promise.
resolve().then(function(){return zb})],["svg[data-x]",()=>Promise.resolve().then(function(){return tw})],[".cg-fig",()=>Promise.resolve().then(function(){return xw})],
[".cg-grip",()=>Promise.resolve().then(function(){return uw})],[".cg-claim, .cg-live",()=>Promise.resolve().then(function(){return Rw})],["[data-sens]",()=>Promise.
resolve().then(function(){return Bw})],[".cg-limit",()=>Promise.resolve().then(function(){return ty})],[".cg-panel",()=>Promise.resolve().then(function(){return oy})],
["[data-count]",()=>Promise.resolve().then(function(){return di})],["svg[data-rows]",()=>Promise.resolve().then(function(){return wy})],["svg[data-dense]",()=>Promise.
resolve().then(function(){return ky})],["svg[data-bins]",()=>Promise.resolve().then(function(){return Fy})]],um=t=>Promise.all(lm.filter(([e])=>t.querySelector(
e)).map(([,e])=>e())),fm=2;async function dm(t,e,n,s,o,r){const i=ci(t),a=new Map,c=i.under(a);let l=[];const{attempt:u,start:f,tell:d}=tm(e),h={model:i,root:n,
signal:s,state:a,now:c,was:c,empty:a,done:!0,set:T,inCase:P,attempt:u,link:E},m=[],p=new Set;i.allow(Mt);const b=pm(n,i,c,a);let g=0,w=0,y=!1,M=ve;const $=e.dataset.
inputs,S=new URL($??"",document.baseURI).href,{bar:x,show:v}=_i({remove(C){const q=new Set(C.flatMap(W=>W.parts));l=l.filter(W=>!q.has(W)),T(new Map(C.flatMap(W=>W.
keys).map(W=>[W,void 0])))},take:C=>T(new Map(C.map(({key:q,value:W})=>[q,W]))),link:E,patch:$?async()=>(await Promise.resolve().then(function(){return Gy})).patchFrom(
$,_(),E()):void 0});e.append(x),qh(x,e,n,s);const _=()=>Be(ji(h.state,l,i),i.data.names[i.data.note]),R=()=>{const C=Ti(h.state,l,i,M),q=zh(C,h.state,i,M);v(C,q,
M,S),mm(n,i,q)},A=async()=>{M!==ve||!hm(h.state,l,i)||(M=await Oi($),s.aborted||R())},k=(C=!0)=>{const q=C?Mt:ms;h.state.size||(h.state=a),f(h.done=C),i.allow(q),
h.now=h.state.size?i.under(h.state):c,b(h),R(),C&&(y||=h.state.size>0)&&Promise.resolve().then(function(){return Zy}).then(({agree:H})=>H(n));for(const H of m)p.
add(H);const W=()=>{const H=performance.now()+fm;i.allow(q);for(const G of p){if(s.aborted)return;if(p.delete(G),G(h),performance.now()>H)break}i.allow(Mt),p.size?
g=requestAnimationFrame(W):d()};cancelAnimationFrame(g),g=requestAnimationFrame(W)},F=()=>{const C=ks(ot(location.search),i);return l=C.carried,h.state=C.state,
k(),A(),C.dropped};function P(C){const q=i.parseCase(C),W=new Map([...h.state,...q]);return{state:W,read:q.size?i.under(W):h.now}}function T(C,q="step",W=q==="s\
tep"){h.state=new Map(h.state);for(const[H,G]of C){const{v:Z,r:V}=i.entry(H);G===void 0||!V&&J(G,Z)?h.state.delete(H):i.takes(H,G)&&h.state.set(H,G)}k(W),clearTimeout(
w),q==="drag"?w=setTimeout(O,150,"drag"):O(q),q==="step"&&Bi(n)}function E(){return O("drag"),location.href}function O(C){const q=Kn(location.href,ji(h.state,l,
i));q===location.href||s.aborted||location.pathname!==r||(C==="step"||!ot(location.search)?history.pushState(history.state,"",q):history.replaceState(history.state,
"",q))}const L=async()=>{(n.querySelector(".cg-own")||ot(location.search).includes("."))&&await ni()};await L();const j=F();j.length&&Promise.resolve().then(function(){
return Qy}).then(({refuse:C})=>C(j,i,x,{button:mt,make:I,toHeading:Es,keyOf:Fi})),ot(location.search)&&O("drag"),U(window,"popstate",{signal:s},async()=>{location.
pathname===r&&(await L(),F())}),Mm(h);for(const C of o){const q=[await C.mount(h)].flat();m.push(...q),i.allow(Mt);for(const W of q)W(h)}d()}const hm=(t,e,{data:n})=>e.
length>0||[...t.keys()].some(s=>s.split("#")[0]!==n.note);function mm(t,e,n){const s=new Map(n.map(o=>[o.key,o.there]));for(const o of D(t,".cg-row[data-row] .c\
g-row__val, .cg-grip[data-q]")){const r=o.dataset.q??o.closest(".cg-row")?.dataset.row,i=s.get(e.key(r)),a=o.querySelector(".cg-elsewhere");if(!i){a?.remove();continue}
z(a??o.appendChild(I("span","cg-elsewhere")),`${i} elsewhere`)}}function pm(t,e,n,s){const o=p=>D(t,`[data-${p}]`).map(b=>[b,e.key(b.dataset[p])]).filter(([,b])=>e.
entries.has(b)),r=o("say"),i=sm(t,e),a=wm(t,e),c=o("p"),l=o("hist"),u=o("reset"),f=D(t,"[data-set]").map(p=>[p,[...e.parseCase(p.dataset.set)]]),d=D(t,"[data-ci\
te]").map(p=>[p,(p.dataset.cite??"").split(`
`).map(e.key),p.dataset.rows?.split(`
`)]),h=Uh(t,e),m=o("q").filter(([p])=>!p.matches("[data-cell], svg *")).map(([p,b])=>{const g=e.parseCase(p.dataset.with),w=g.size?g:s;return{e:p,key:b,given:g,
around:p.closest(".cg-out, .cg-live, .cg-use, .cg-fig__out"),picks:h.get(p)??[],built:Jt(()=>e.text(b,w,g.size?e.under(g):n,rn(p))),written:p.textContent??"",spoken:p.
getAttribute("aria-description")??""}});return p=>{const{state:b,now:g,attempt:w}=p,y=new Map(b);for(const M of m)w(M.e,()=>gm(M,p));for(const[M,$]of r)w(M,()=>z(
M,e.say($,g($))));for(const[M,$]of a)w(M,()=>ym(M,$,p));for(const[M,$]of l)w(M,()=>M.firstElementChild?.setAttribute("d",bm(e.heights($,p.state))));for(const[M,
$]of c)w(M,()=>Ci(M,$,p));for(const[M,$]of u)M.hidden=!y.has($);for(const[M,$,S]of d)w(M,()=>{M.hidden=S?!S.includes($.map(g).join()):$.some(x=>y.has(x))});i(p);
for(const[M,$]of f)w(M,()=>M.setAttribute("aria-pressed",String($.every(([S,x])=>J(g(S),x,1e-9)))))}}function gm({e:t,key:e,given:n,around:s,picks:o,built:r,written:i,
spoken:a},{model:c,state:l,now:u,was:f}){const d=n.size>0&&l.size>0,h=d?new Map([...l,...n]):l,m=d?c.under(h):u,p=(r===void 0||n.size>0)&&!l.size,b=p?"":c.text(
e,h,m,rn(t)),{c:g,u:w,rows:y}=c.entry(e),M=p?!1:r===void 0?Y(b,t.dataset.u)!==i:b!==r;if(!t.matches(".cg-claim")){const A=!p&&b===gt&&s?.matches(".cg-out")?c.why(
e,h):"",k=p?i:A?`${gt} ${A}`:Y(b,t.dataset.u);t.matches(".cg-live")&&(t.dataset.was??=i),z(t,k),s?.classList.toggle("is-changed",M);return}const $=t.querySelector(
".cg-claim__now"),S=t.querySelector(".cg-claim__text")?.textContent?.endsWith("×")?"×":"";if(!$)return;const x=n.size?void 0:o.find(A=>m(A)!==f(A)),v=x?` · ${c.
say(x,m(x))}`:"",_=y?c.say(e,m(e)):Y(b,w)+S,R=g?m(e)===void 0?"not computed":m(e)?"now true":"no longer true":_;t.classList.toggle("is-changed",M),z($,M?`→ ${R}${v}`:
""),$.dataset.copy=M&&!g?R:"",t.setAttribute("aria-description",M?`${a} as written; in your scenario ${R}${v}`:a)}const bm=t=>"M0 9"+t.map((e,n)=>`V${9-e}H${n+1}`).
join("")+"V9Z",wm=(t,e)=>D(t,"[data-row]").map(n=>[n,(n.dataset.parts??n.dataset.row??"").split(`
`).map(e.key)]).filter(([,n])=>n.every(s=>e.entries.has(s)));function ym(t,e,{model:n,state:s,empty:o,now:r,was:i,done:a}){const[c]=e,l=e.some(h=>s.has(h)||!J(r(
h),i(h))),u=t.querySelector(".cg-row__was"),f=()=>e.map(h=>n.text(h,o,i)).join(", ");t.classList.remove("is-flash"),t.classList.toggle("is-changed",l),u&&(u.hidden=
!l);const d=t.querySelector(".cg-row__val [data-q]");a&&!t.matches(".is-check, .is-failed")&&d&&zi(t,s.size>0&&e.some(h=>n.text(h,s,r)===gt)),z(u,l?n.entry(c).rows?
n.say(c):e.length>1?`(${f()})`:f():"")}function Mm(t){const{model:e,root:n,signal:s}=t;U(n,"input change",{signal:s},({type:r,target:i})=>{const a=e.settable(e.
key(i.dataset.p),t.now),c=r==="change";if(i.matches(":is(input, select)[data-p]"))if(i.type==="range"){for(const b of D(n,".cg-panel__results"))b.setAttribute("\
aria-busy",String(!c));const l=e.entry(a),{lo:u=0,hi:f=0,step:d,log:h}=l,m=h?10**+i.value:+i.value,p=d?u+Math.round((sn(l,m)-u)/d)*d:sn(l,+m.toPrecision(3));t.set(
new Map([[a,Math.min(f,Math.max(u,p))]]),"drag",c),c&&Bi(n)}else if(i.matches(".cg-entry")){const{value:l,problem:u=""}=e.parseEntry(i.value,a);l!==void 0&&t.set(
new Map([[a,l]]),"drag",c),(c||!u)&&Ri(i,u)}else c&&t.set(new Map([[a,e.entry(a).rows?i.value:+i.value]]))}),U(n,"focusout",{signal:s},({target:r})=>{r.matches(
'.cg-entry:not([aria-invalid="true"])')&&setTimeout(()=>Ci(r,e.key(r.dataset.p),t))}),U(n,"click",{signal:s},({target:r})=>{const i=r.closest("[data-set]"),a=r.
closest("[data-reset]"),c=r.closest("[data-do]");i&&t.set(e.parseCase(i.dataset.set)),a&&$m(a,t),c&&Sm[c.dataset.do]?.(c,c.closest(".cg-sheet, .cg-problem")??n)})}
function $m(t,{model:e,set:n}){n(new Map([[e.key(t.dataset.reset),void 0]])),t.closest(".cg-row")?.querySelector("input:is([type=range], :checked, .cg-entry), s\
elect")?.focus({preventScroll:!0})}const Sm={steps(t,e){const n=D(e,".cg-steps details"),s=n.some(o=>!o.open);for(const o of n)o.open=s;t.setAttribute("aria-pre\
ssed",String(s))},source(t,e){const n=e.getAttribute("data-show")!=="source";e.setAttribute("data-show",n?"source":""),t.setAttribute("aria-pressed",String(n))},
"copy-source":(t,e)=>{Wt(e.querySelector(".cg-source")?.textContent??"",t)},"copy-fix":t=>{Wt(t.parentElement?.querySelector("code")?.textContent??"",t)}},Bi=t=>requestAnimationFrame(
()=>D(t,".cg-row.is-changed").forEach(e=>e.classList.add("is-flash")));var vm=Object.freeze({__proto__:null,compute:cm,loadParts:um,mount:dm});const Ui=14,xm=226,
Am=78;function _s({flows:t},e){const n=new Map([[e,new Set]]);for(const[s,o]of n)for(const[r,i]of t)i===s&&(o.add(r),n.has(r)||n.set(r,new Set));return n}function Nm(t,e){
const n=_s(t,e),s=n.size,o=[];for(const[c,l]of n){const u=[...n.values()].filter(f=>f.has(c));n.size<=Ui||c===e||l.size!==1||u.length!==1||(u[0].delete(c),l.forEach(
f=>u[0].add(f)),n.delete(c),o.push(c))}const r=Em(n,e),i=km(n,r,e),a=r.flatMap(c=>[...n.get(c)??[]].filter(l=>i.has(l)).map(l=>[l,c]));return{end:e,at:_m(r,i,a),
edges:a,folded:o,more:s-r.length-o.length}}function Em(t,e){const n=new Set([e]);for(const s of n)for(const o of t.get(s)??[])n.size<Ui&&n.add(o);return[...n]}function km(t,e,n){
const s=new Map(e.map(o=>[o,0]));for(let o=0,r=!0;r&&o<e.length;o++){r=!1;for(const i of e)for(const a of t.get(i)??[]){const c=(s.get(i)??0)+1;a===n||(s.get(a)??
c)>=c||(s.set(a,c),r=!0)}}return s}function _m(t,e,n){const s=Math.max(...e.values()),o=new Map;for(let r=0;r<=s;r++){const i=t.filter(u=>e.get(u)===r),a=u=>{const f=n.
filter(d=>d[0]===u&&o.has(d[1])).map(d=>o.get(d[1])?.[1]??0);return f.length?f.reduce((d,h)=>d+h,0)/f.length:0},c=i.map(u=>({number:u,y:a(u)})).sort((u,f)=>u.y-
f.y||u.number-f.number),l=c.reduce((u,f)=>u+f.y,0)/Math.max(1,c.length);c.forEach(({number:u},f)=>o.set(u,[(s-r)*xm,l+(f-(c.length-1)/2)*Am]))}return o}function Wi(t){
let e=-1,n=1;for(const{number:s}of t.boxes){const o=_s(t,s).size;o>n&&([e,n]=[s,o])}return e}function Om(t,e){const n=new Map(e.map(s=>[s,0]));for(const s of[!0,
!1]){const o=new Set(e);for(const r of o)for(const[i,a]of t.flows)(s?a:i)===r&&o.add(s?i:a);for(const r of o)n.has(r)||n.set(r,1)}return n}function Tm(t,e,n){const s=Zn(
t,e)[0];return s!==void 0||n<0?s??-1:t.boxes.filter(r=>r.note===n).map(r=>({b:r,size:_s(t,r.number).size})).sort((r,i)=>i.size-r.size||r.b.number-i.b.number)[0]?.
b.number??-1}function Lm(t,e,n,s){if(!t.boxes[e])return Wi(t);if(n)return t.flows.find(i=>i[n>0?0:1]===e)?.[n>0?1:0]??-1;const o=t.flows.filter(i=>i[0]===e).map(
i=>i[1]),r=[...new Set(t.flows.filter(i=>o.includes(i[1])).map(i=>i[0]))].sort((i,a)=>i-a);return r[r.indexOf(e)+s]??-1}var Cm=Object.freeze({__proto__:null,beside:Lm,
chartOf:Nm,meant:Tm,richest:Wi,trace:Om});const Rm=16;function B(t,e,...n){const s=I(t,e,...n.filter(Boolean));return t==="button"&&s.setAttribute("type",t),s.dir=
"auto",s}const pn=t=>B("span","cg-dot "+(t<0?"orphan":`c${t%It}${t>=It?" ring":""}`));function qm(t,e){const{colour:n}=t.state,s=t.part("group-word"),o=t.part("\
groups"),r=We(t.state);s.hidden=!e.length,s.textContent=n==="community"?"territories":n,o.dataset.colour!==n&&o.replaceChildren(...e.slice(0,Rm).map(({group:i,name:a,
size:c})=>{const l=B("button","cg-toggle",pn(i),a+" ",B("span","cg-num",String(c)));return Object.assign(l.dataset,{filter:"group",value:i}),l})),o.dataset.colour=
n;for(const i of t.all("[data-filter]"))i.setAttribute("aria-pressed",String(!r.has(`${i.dataset.filter}:${i.dataset.value}`)))}var Im=Object.freeze({__proto__:null,
dot:pn,legend:qm,make:B});const Hi=200,Gi=6;function Pm(t,e){const{model:n,shown:s,found:o,painter:r}=t,{nodes:i}=n,a=t.part("list"),c=t.part("sort")?.value;if(!a)
return;const l=g=>c==="by links"?i[g].degree:c==="by PageRank"?i[g].rank:0,u=i.filter(g=>!g.kind),f=o??u.filter(g=>s.nodes[g.number]).map(g=>g.number),d=o?[...f].
sort((g,w)=>l(w)-l(g)):[...f].sort((g,w)=>l(w)-l(g)||i[g].title.localeCompare(i[w].title)||g-w);Fm(t),a.replaceChildren(...d.slice(0,Hi*e).map(g=>{const w=i[g],
y=w.kind?B("span","cg-dot "+pr[w.kind]):pn(r.group[g]);return B("li","",y,xe(n,g),B("small","cg-num",String(w.degree)))}));const[h,m,p]=[d.length,u.length,d.length-
Hi*e],b=t.part("more-notes");t.part("list-title").textContent=h===m?"All notes":h?`${h} of ${m}`:"Nothing found",b&&(b.hidden=p<=0,b.textContent=`${p} more`)}function Fm(t){
const{model:e,found:n,state:s}=t,o=t.part("found"),r=n?Zn(e,s.find).slice(0,Gi):[];if(!o)return;const i=(n??[]).slice(0,Gi).map(l=>B("li","",pn(t.painter.group[l]),
xe(e,l))),a=r.map(l=>{const u=e.boxes[l],f=B("span","why",[u.says,e.nodes[u.note]?.title].filter(Boolean).join(" · "));return B("li","",B("span","",gn(u),f),B(
"small","cg-num",u.value))}),c=B("ul","cg-list",...s.mode==="chain"?[...a,...i]:[...i,...a]);o.hidden=!n,o.replaceChildren(B("h3","",c.childElementCount?"Found":
`No note or value named “${s.find.trim()}”`),c)}function gn({name:t,number:e}){const n=B("button","",t);return n.dataset.box=String(e),n}function xe(t,e){const{
id:n,title:s,url:o}=t.nodes[e],r=B(o?"a":"button","",s);return o&&r.setAttribute("href",o),r.dataset.go=n,r}var jm=Object.freeze({__proto__:null,go:xe,goBox:gn,
list:Pm});const Ki=3;function Dm(t){const{model:e,shown:n,state:s,chain:o}=t,r=t.me();return s.mode==="path"?Um(t,He(e,s.from),He(e,s.to)):t.notice?[B("p","",t.
notice),...o?.about(e,t.chart)??[]]:s.mode==="chain"?o?.about(e,t.chart)??[]:r<0?[]:Bm(e,n,r,zm(t,r))}function zm(t,e){const n=t.root.querySelector('[data-role=\
"summaries"]');return t.summaries??=JSON.parse(n.content.textContent??""),t.summaries[e]}const Os=(t,e,n)=>B("li","",B("span","rel",t),B("span","",...e,Ts(n))),
Ts=t=>t?B("span","why",t):"";function Ls(t,e){const n=B("a","",e);return n.setAttribute("href",t),n}function bn(t,...e){const n=B("div","cg-acts",t??"");for(let s=0;s<
e.length;s+=2){const o=B("button","",e[s+1]);o.dataset.do=e[s],n.append(o)}return n}function Bm(t,e,n,s){const o=t.nodes[n],r=s||["","Linked, not written yet.",
"A tag.","A file."][o.kind],i=[B("h2","",o.title),B("p","",r),bn(o.url?Ls(o.url,"open note"):null,"path","path from here","release","show all")];for(const a of[
1,0]){const c=new Map,l=B("ul","cg-list");for(const u of t.edges){const[f,d]=a?[u.a,u.b]:[u.b,u.a];f===n&&e.nodes[d]&&c.set(d,[...c.get(d)??[],u])}for(const[u,f]of c){
const d=f.length>1?f.filter(p=>t.types[p.type][0]!=="link"):f,h=new Set(d.map(p=>t.types[p.type][3-a])),m=new Set(f.map(p=>p.reason).filter(Boolean));l.append(Os(
[...h].join(", "),[xe(t,u)],[...m].join("; ")))}c.size&&i.push(B("h3","",`${a?"Points to":"Is pointed to by"} · ${c.size}`),l)}return i}function Um({model:t,shown:e,
state:n},s,o){const r=f=>`“${t.nodes[f].title}”`,i=(f,d)=>[B("h2","",f),B("p","",d),...s<0?[]:[bn(null,"release","another path")]];if(s<0)return i("A path",
"Choose the note it starts from, on the map or in the list.");if(o<0)return i("A path",`From ${r(s)}: choose the note it leads to.`);const a=mr(t,e,s,o),c=`from\
 ${r(s)} to ${r(o)}`;if(!a.length)return i("No path",`The visible notes and links have no path ${c}.`);const l=a.length===1?"One path":`${a.length} paths`;return[
...i(`${l} ${c}`,"Along computations first, then along links. No two paths share a note between their ends."),...a.flatMap((f,d)=>Wm(t,f,d,+n.way===d)),B("p","c\
g-way__costs","A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.")]}function Wm(t,e,n,s){const o=B("ol","cg-steps"),r=e.
length-1,i=e.slice(1).map((u,f)=>Gm(t,e[f],u));e.forEach((u,f)=>{o.append(B("li","note",xe(t,u)),...i[f]?Hm(i[f]):[])});const a=i.map(u=>u.boxes.at(0)).filter(Boolean).
pop(),c=r===1?"1 step":`${r} steps`,l=B("button","cg-way__go",a?`by ${a.says||a.name}`:c);return Object.assign(l.dataset,{do:"way",way:n}),l.setAttribute("aria-\
pressed",String(s)),[B("h3","cg-way",l,B("small",""," "+c)),o]}function Hm({word:t,boxes:e,why:n}){return e.length?e.map((s,o)=>{const r=B("span","",s.says&&s.says+
" ",B("code","",s.name));return B("li","",r,B("b","cg-num",s.value),o===e.length-1?Ts(n):"")}):[B("li","",B("span","",t),Ts(n))]}function Gm(t,e,n){const s=t.edges.
filter(f=>f.a===e&&f.b===n||f.a===n&&f.b===e),o=f=>8*Ge(t,f)+(f.a===e?0:4)+(f.reason?0:2),r=s.sort((f,d)=>o(f)-o(d))[0],i=t.types[r.type][r.b===n?2:3];if(r.kind!==
"uses")return{word:i,boxes:[],why:r.reason};const c=[...new Set(t.flows.filter(([f,d])=>t.boxes[f].note===r.b&&t.boxes[d].note===r.a).map(([f])=>f))].map(f=>t.boxes[f]).
slice(0,Ki),l=s.find(f=>f.reason&&(f.kind==="link"||hr(t,f)))?.reason??"",u=r.reason.split(", ").slice(0,Ki).join(", ");return{word:i,boxes:c,why:c.length?l:[u,
l].filter(Boolean).join(" · ")}}var Km=Object.freeze({__proto__:null,about:Dm,acts:bn,line:Os,link:Ls});const St={width:186,height:62};function Vm(t,e,n,s,o){for(const[
r,i]of n?.at??[]){const[a,c]=t.screen(e,...i);if(s>=a&&o>=c&&s<=a+St.width*e.k&&o<=c+St.height*e.k)return r}return-1}function Ym(t,e){const n=[...e?.at.values()??
[]].flatMap(([r,i])=>[[r,i],[r+St.width,i+St.height]]),s=t.fit(n,1.1);return s.k>=.72||t.width>600?s:{k:.8,x:Math.max(...n.map(r=>r[0]))+12-t.width/2/.8,y:s.y}}
function Xm(t,e,n){if(t.clear(),!n)return;const{camera:s,lit:o,me:r,focused:i}=e,{pen:a,model:c,colours:l}=t,{k:u}=s,f=o?.nodes;for(const[d,h]of n.edges){const m=n.
at.get(d),p=n.at.get(h);if(!m||!p)continue;const b=!f||f.has(d)&&f.has(h),[g,w]=t.screen(s,m[0]+St.width+4,m[1]+St.height/2),[y,M]=t.screen(s,p[0]-5,p[1]+St.height/
2),$=Math.max(g,y-34*u),S=(y-$)/2;a.beginPath(),a.moveTo(g,w),a.lineTo($,w),a.bezierCurveTo($+S,w,y-S,M,y,M),a.strokeStyle=t.solid(l.param,b?.7:.15),a.lineWidth=
1.5,a.stroke()}a.textAlign="left";for(const[d,h]of n.at){const m=f&&!f.has(d),p={...c.boxes[d],...Cs(n,d)};Zm(t,s,p,h,m?.3:1,d===n.end,d===r&&i)}}function Cs({now:t},e){
const n=t?.get(e);return!t||n?.isMoved===!1?{}:n??{isPale:!0}}function Zm(t,e,n,s,o,r,i){const{pen:a,colours:c}=t,{k:l}=e,[u,f]=t.screen(e,...s),d=St.width*l,h=St.
height*l;a.fillStyle=c.paper,a.fillRect(u-2,f,d+4,h),a.fillStyle=t.solid(c.ink,.75*o),a.fillRect(u,f,d,r?3:1.2),a.fillStyle=t.solid(c.ink,.15*o),a.fillRect(u,f+
h,d,1),a.strokeStyle=c.param,a.lineWidth=2,i&&a.strokeRect(u-4,f-4,d+8,h+8);const m=(M,$,S,x,v=0)=>{[a.font,a.fillStyle]=[$,t.solid(S,o)];let _=M;for(;_.length>
1&&a.measureText(_).width>d-v;)_=_.replace(/.…?$/u,"…");return a.fillText(_,u+v,f+x*l),a.measureText(_).width},p=n.isMoved?c.changed:n.isPale?c.muted:n.input?
c.param:c.ink,b=m(n.isMoved?`→ ${n.value}`:n.value,`600 ${15*l}px ${c.font}`,p,20),g=n.isMoved?`was ${t.model.boxes[n.number].value}`:n.isPale?"not recomputed":
"";g&&b<d*.7&&m(`  ${g}`,`${11*l}px ${c.font}`,c.muted,20,b),m(n.says,`${12.5*l}px ${c.font}`,c.ink,38);const w=m(n.name,`${11*l}px ${c.mono}`,c.muted,54),y=t.model.
nodes[n.note]?.label.split(`
`)[0]??"";w<d*.8&&m(` · ${y}`,`${11*l}px ${c.font}`,c.muted,54,w)}function Jm(t,e){if(!e)return[B("h2","","A chain"),B("p","","No note computes with a quantity\
 of another note yet.")];const{boxes:n,flows:s,nodes:o}=t,r=n[e.end],i=[...e.at.keys()].map(w=>n[w]),a=new Set(i.map(w=>w.note)).size,c=new Set([...e.at.values()].
map(([w])=>w)).size-1,l=(w,y)=>`${w} ${y}${w===1||y==="quantity"?"":"s"}`,u=i.length===1?"an input":`${i.length} quantities of ${l(a,"note")}, ${l(c,"step")}`,f=[
e.folded.length?` Folded: ${e.folded.map(w=>n[w].name).join(", ")}.`:"",e.more?` Further away: ${e.more} more.`:""," Blue: can be changed."],d=w=>{const{value:y,
isMoved:M,isPale:$}={...w,isMoved:!1,isPale:!1,...Cs(e,w.number)};return M?`${y} (was ${w.value})`:$?`${y} (not recomputed)`:y},h=B("h2","",`What makes “${r.says||
r.name}” ${d(r)}?`),m=B("p","",`${o[r.note]?.title??""} › ${r.name}. ${u}.${f.join("")}`),p=s.filter(w=>w[0]===e.end).map(w=>n[w[1]]),b=B("ul","cg-list");for(const w of i.
slice(1)){const y={...w,...Cs(e,w.number)};b.append(Os(d(w),[gn(y)],[y.says,o[w.note]?.title].filter(Boolean).join(" · ")))}const g=B("details","cg-chain__list",
B("summary","","as a list"),b);return[h,m,bn(Ls(r.url,"open row")),...p.length?[B("p","cg-chain__uses","What uses it: ",...Qm(p))]:[],...i.length>1?[g]:[]]}const Qm=t=>t.
slice(0,5).flatMap((e,n)=>[n?", ":"",gn(e)]);var tp=Object.freeze({__proto__:null,about:Jm,boxAt:Vm,draw:Xm,fit:Ym});function ep(t,e){const{canvas:n,pen:s,width:o,
height:r}=t,{x:i,y:a,k:c}=e.camera,l=devicePixelRatio,u=Math.round(n.width*Zt),f=Math.round(n.height*Zt),d=t.sheet;(!d||Math.abs(i-d.x)*c>o*Zt||Math.abs(a-d.y)*
c>r*Zt)&&np(t,e,u,f);const h=t.sheet;t.clear(),s.save(),s.resetTransform(),s.drawImage(h.canvas,Math.round((h.x-i)*c*l)-u,Math.round((h.y-a)*c*l)-f),s.restore()}
function np(t,e,n,s){const{pen:o,canvas:{width:r,height:i}}=t,{x:a,y:c}=e.camera,l=document.createElement("canvas"),u=devicePixelRatio;Object.assign(l,{width:r+
2*n,height:i+2*s}),t.pen=l.getContext("2d"),t.pen.setTransform(u,0,0,u,n,s),t.map(e),t.pen=o,t.sheet={canvas:l,x:a,y:c}}var sp=Object.freeze({__proto__:null,slide:ep});
function op({entries:t,entry:e,machine:n}){const s=new Map;for(const[a,{of:c}]of t){if(!c)continue;const l=s.get(c)??new Map,u=a.slice(a.lastIndexOf(".")+1);s.set(
c,l.set(u,[...l.get(u)??[],a]))}const o=a=>{const c=t.get(a);if(c&&!(c.x&&"v"in c))return!0;const l=a.lastIndexOf(".");for(const[u,f]of s){const d=a.startsWith(
`${u}.`)?a.slice(u.length+1,l):"",h=f.get(a.slice(l+1))??[],m=d&&!/[,:]/.test(d)&&h.length?r(d,h[0],c):void 0;if(m)return t.set(a,m),n.own(a,m,h,d),!0}return c!==
void 0},r=(a,c,l)=>{const{cells:u={},picks:f=[],u:d,f:h,o:m,d:p,iso:b,n:g}=e(c),w=g??c.slice(c.lastIndexOf(".")+1).replaceAll("_"," ");if(!Object.hasOwn(u,a))return;
const y=Object.values(u).every($=>($??0)>=0)?{lo:0}:{},M=u[a]===null?{}:{v:u[a]};return{...l,...M,...y,u:d,f:h,o:m,d:p,iso:b,x:void 0,n:`${w} of ${e(f[0]).rows?.[a]??
a}`}};return{knows:o,settable:(a,c)=>{const{of:l,picks:u=[]}=e(a),f=`${l}.${c(u[0])}${a.slice(a.lastIndexOf("."))}`;return l&&o(f)?f:a}}}var rp=Object.freeze({__proto__:null,
makeCells:op});const ip=2,Rs=24,ap=9,Vi=.3,et=t=>t instanceof Float64Array,Ae=t=>Array.isArray(t),Ne=new Map;Ne.set(dt.get("add"),(t,e,n,s,o)=>{for(let r=0;r<o.
length;r++)o[r]=Qe(t[r*e]+n[r*s],t[r*e])}),Ne.set(dt.get("sub"),(t,e,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=Qe(t[r*e]-n[r*s],t[r*e])}),Ne.set(dt.get("mul"),(t,e,n,s,o)=>{
for(let r=0;r<o.length;r++)o[r]=t[r*e]*n[r*s]}),Ne.set(dt.get("div"),(t,e,n,s,o)=>{for(let r=0;r<o.length;r++)o[r]=is(t[r*e],n[r*s])});function Qt(t,e){const n=e.
find(et);if(!n){const u=t(...e);return Number.isFinite(u)?u:N(Number.isNaN(u)?"no real value":"overflow")}const s=new Float64Array(n.length),[o,r]=e.map(u=>et(u)?
u:Float64Array.of(Number(u))),[i,a]=e.map(u=>et(u)?1:0),c=Ne.get(t);if(c)c(o,i,r,a,s);else if(e.length===1)for(let u=0;u<s.length;u++)s[u]=t(o[u]);else if(e.length===
2)for(let u=0;u<s.length;u++)s[u]=t(o[u*i],r[u*a]);else s.forEach((u,f)=>s[f]=t(...e.map(d=>+(et(d)?d[f]:d))));let l=0;for(let u=0;u<s.length;u++)l+=s[u]*0;return l!==
0&&N(s.some(Number.isNaN)?"no real value":"overflow"),s}function qs(t,e){if(!et(t))return t;if(e!==ip)return Yi(t,[e])[0];let n=0;for(const s of t)n+=s;return n/
t.length}function Yi(t,e){const n=e.map(r=>Math.min(Math.max(r*t.length-.5,0),t.length-1)),s=n.map(r=>Math.min(Math.floor(r),t.length-2)),o=t.slice();return Is(
o,0,o.length-1,s.flatMap(r=>[r,r+1])),n.map((r,i)=>{const a=s[i];return o[a]+(o[a+1]-o[a])*(r-a)})}function Is(t,e,n,s){if(!s.some(c=>c>=e&&c<=n))return;if(n-e<
24){t.subarray(e,n+1).sort();return}const o=[t[e],t[e+n>>1],t[n]].sort((c,l)=>c-l),r=o[1];let i=e,a=n;for(;i<=a;){for(;t[i]<r;)i++;for(;t[a]>r;)a--;if(i>a)break;
const c=t[i];t[i++]=t[a],t[a--]=c}Is(t,e,a,s),Is(t,i,n,s)}function cp(t){const e=Xi(t);if(!et(t)||!Array.isArray(e))return[];const[n,,s]=e,o=(s-n)*(1+2*Vi)/Rs,r=n-
(s-n)*Vi,i=Array.from({length:Rs},()=>0);if(!(o>0))return[];for(const c of t){const l=Math.floor((c-r)/o);l>=0&&l<Rs&&i[l]++}const a=Math.max(...i);return i.map(
c=>Math.floor(ap*c/a+.5))}function Xi(t){if(Ae(t))return N("no value");if(!et(t))return t;if(t.every(o=>o===t[0]))return t[0];const[e,n,s]=Yi(t,[.05,.5,.95]);return[
e,n,s]}var lp=Object.freeze({__proto__:null,each:Qt,folded:qs,heights:cp,isMany:et,isSeries:Ae,summary:Xi});const nt=4096,up=12,fp=[[3.3871328727963665,133.14166789178438,
1971.5909503065513,13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],[1,42.31333070160091,687.1870074920579,5394.196021424751,
21213.794301586597,39307.89580009271,28729.085735721943,5226.495278852854]],dp=[[1.4234371107496835,4.630337846156546,5.769497221460691,3.6478483247632045,1.2704582524523684,
.2417807251774506,.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,.14810397642748008,.015198666563616457,.0005475938084995345,
10507500716444169e-25]],hp=.6931471805599453,Zi=([t,e],n)=>Ji(t,n)/Ji(e,n),Ji=(t,e)=>t.reduceRight((n,s)=>n*e+s,0);function mp(t){let e=0;for(;t<.7;e++)t*=2;const n=(t-
1)/(t+1),s=n*n;let o=0;for(let r=25;r>0;r-=2)o=o*s+1/r;return 2*n*o-e*hp}function pp(t){const e=t-.5;return e>=-.425?e*Zi(fp,.180625-e*e):-Zi(dp,Math.sqrt(-mp(t))-
1.6)}let te;function Ps(){if(te)return te;te=new Float64Array(nt);for(let t=0;t<nt/2;t++)te[nt-1-t]=-(te[t]=pp((t+.5)/nt));return te}const Qi=(t,e)=>t.reduce((n,s)=>Math.
imul(n^s,16777619),e)>>>0;function ta(t){const[e,n,s]=t,o=e+n+t[3]>>>0;return t[0]=n^n>>>9,t[1]=s+(s<<3),t[2]=(s<<21|s>>>11)+o,t[3]++,o}function Fs(t){const e=Uint16Array.
from({length:nt},(o,r)=>r),n=new TextEncoder().encode(t),s=Uint32Array.of(Qi(n,2166136261),Qi(n,16777619),n.length,1);for(let o=0;o<up;o++)ta(s);for(let o=nt-1;o>
0;o--){const r=Math.floor(ta(s)*(o+1)/4294967296);[e[o],e[r]]=[e[r],e[o]]}return e}const ea=new Map;function gp(t,e){const n=ea.get(t);if(n)return n;const s=e===
"score"?Ps():Float64Array.from({length:nt},(r,i)=>(i+.5)/nt),o=Float64Array.from(Fs(t),r=>s[r]);return ea.set(t,o),o}const na=new Map;function bp(t,e){const n=Ps();
return Float64Array.from(sa(t),s=>e==="score"?n[s]:(s+.5)/nt)}function sa(t){const[e,n]=t[t.length-1];if(!n.length)return Fs(e);const s=JSON.stringify(t),o=na.get(
s);if(o)return o;const r=n.map((l,u)=>oa(sa(t.slice(0,u+1)))),i=wp(oa(Fs(e)),r,n),a=Array.from({length:nt},(l,u)=>u).sort((l,u)=>i[l]-i[u]||l-u),c=new Uint16Array(
nt);return a.forEach((l,u)=>c[l]=u),na.set(s,c),c}function oa(t){const e=Ps();return Float64Array.from(t,n=>e[n])}function wp(t,e,n){const s=e.map(f=>e.map(d=>wn(
f,d))),o=s[0][0],r=n.map(f=>f*o),i=ia(s,e.map(f=>wn(t,f))),a=ia(s,r),c=ra(t,e,i.map(f=>-f)),l=o-wn(a,r),u=Math.sqrt(Math.max(l,0)/wn(c,c));return ra(c.map(f=>u*
f),e,a)}const ra=(t,e,n)=>e.reduce((s,o,r)=>s.map((i,a)=>i+n[r]*o[a]),t);function wn(t,e){let n=0;for(let s=0;s<t.length;s++)n+=t[s]*e[s];return n}function ia(t,e){
const n=t.map((r,i)=>[...r,e[i]]),s=n.length;for(let r=0;r<s;r++)for(let i=r+1;i<s;i++){const a=n[i][r]/n[r][r];for(let c=r;c<=s;c++)n[i][c]-=a*n[r][c]}const o=new Array(
s).fill(0);for(let r=s-1;r>=0;r--){let i=n[r][s];for(let a=r+1;a<s;a++)i-=n[r][a]*o[a];o[r]=i/n[r][r]}return o}const aa=16,yp=2048,ca=[2,4,6,8],Mp=255,$p=15,Sp=64,
vp=75e4,xp=1e-12,js=1e-9,la=1024,Ap=.381966011250105,Np=64,Ep=40,kp="the steps cannot be made fine enough",{abs:Ee,floor:yn,max:wt,min:ke}=Math;function _p(t,e,n,s,o,r){
n<s||N(n>s?"the range runs backwards":"the range is empty");let i=aa,a=0,c=ua(t,e,n,s,aa);for(;;){const l=ua(t,e,n,s,2*i),u=2*i>=yp||168*o*i>vp;let f=typeof l==
"number"?l:s;if(typeof l!="number"&&typeof c!="number"){const d=c,h=e.map((g,w)=>Pp(d,l,w)),m=h.map(g=>g.reduce((w,y)=>wt(w,y),0)),p=m.reduce((g,w,y)=>wt(g,Rp(w,
l.values[y])),0),b=p<=a/Sp?Mp:$p;if(p/b<=xp||u&&p/b<=js){const g=Tp(t,l,m,r);if(g===void 0)return{...l,errors:m.map(w=>w/b)};f=g}else u&&(f=Cp(l,h));a=p}if(u)return N(
`${kp} ${Op((f-n)/(s-n))}`);i*=2,c=l}}function Op(t){const e=yn(t*1e3+.5);return`at ${yn(e/10)}.${e%10} % of the way`}function Tp(t,e,n,s){const{times:o,values:r,
slopes:i}=e,a=o.length-1,c=(o[a]-o[0])/a,l=Math.ceil(la/a),u=Lp(s,e,c),f=r.map((m,p)=>wt(js*m.reduce((b,g)=>wt(b,Ee(g)),0),10*n[p])*la/(o[a]-o[0])),d=(m,p,b)=>{
const g=(M,$)=>b.reduce((S,x,v)=>S+x[$]*M[p+v],0),w=r.map((M,$)=>g(M,0)+c*g(i[$],1)),y=t(m,w);return!y||y.some((M,$)=>Ee(M-g(r[$],2)/c-g(i[$],3))>f[$])},h=new Map;
for(let m=0;m<a;m++){const p=ke(wt(m-1,0),a-3);for(let b=0;b<l;b++){const g=m-p+(b+Ap)/l,w=h.get(g)??Ds(g);if(h.set(g,w),d(o[p]+g*c,p,w))return o[p]+g*c}}for(const m of[
...u,...u.slice(1).map((p,b)=>(u[b]+p)/2)]){const p=ke(wt(yn((m-o[0])/c)-1,0),a-3);if(d(m,p,Ds((m-o[p])/c)))return m}}function Ds(t){return[0,1,2,3].map(e=>{let n=1,
s=0,o=0;for(let c=0;c<4;c++)c!==e&&(s=s*(t-c)/(e-c)+n/(e-c),n*=(t-c)/(e-c),o+=1/(e-c));const r=t-e,i=n*n,a=1-2*o*r;return[a*i,r*i,2*n*s*a-2*o*i,i+2*r*n*s]})}function Lp(t,{
times:e,values:n,slopes:s},o){const r=[];let i=t(e[0],n.map(c=>c[0]));for(let c=1;c<e.length;c++){const l=t(e[c],n.map(u=>u[c]));for(let u=0;i&&l&&u<l.length;u++)
i[u]*l[u]<0&&r.length<Np&&r.push(a(u,i[u],c));i=l}return r.sort((c,l)=>c-l);function a(c,l,u){let f=e[u-1],d=e[u];const h=ke(wt(u-2,0),e.length-4);for(let m=0;m<
Ep;m++){const p=f+(d-f)/2,b=Ds((p-e[h])/o),g=(y,M)=>b.reduce(($,S,x)=>$+S[M]*y[h+x],0),w=t(p,n.map((y,M)=>g(y,0)+o*g(s[M],1)));if(!w)break;w[c]*l>0?f=p:d=p}return f+
(d-f)/2}}function Cp(t,e){let n=t.times[t.times.length-1];return t.values.forEach((s,o)=>{let r=0;const i=s.findIndex((a,c)=>(r=wt(r,Ee(a)),!(e[o][c]<=js*r)));i>=
0&&(n=ke(n,t.times[i]))}),n}function Rp(t,e){const n=e.reduce((s,o)=>wt(s,Ee(o)),0);return n?t/n:t}function ua(t,e,n,s,o){const r=(s-n)/o,i=[...Array.from({length:o},
(f,d)=>n+(s-n)*d/o),s],a=e.map(f=>[f]),c=e.map(()=>[]);let l=e;for(let f=0;f<o;f++){const d=qp(t,i[f],l,r);if(!d)return i[f];const h=d[1];[l]=d,l.forEach((m,p)=>{
a[p].push(m),c[p].push(h[p])})}const u=t(s,l);return u?.forEach((f,d)=>c[d].push(f)),u?{times:i,values:a,slopes:c}:s}function qp(t,e,n,s){const o=t(e,n);if(!o)return;
let r=[];for(const[i,a]of ca.entries()){const c=Ip(t,e,n,o,s/a,a),l=r;if(!c)return;r=[c];for(let u=0;u<i;u++){const f=a/ca[i-u-1],d=f*f-1;r.push(r[u].map((h,m)=>h+
(h-l[u][m])/d))}}return[r[r.length-1],o]}function Ip(t,e,n,s,o,r){let i=n,a=fa(n,o,s);for(let l=1;l<r;l++){const u=t(e+l*o,a);if(!u)return;[i,a]=[a,fa(i,2*o,u)]}
const c=t(e+r*o,a);return c&&a.map((l,u)=>(l+i[u]+o*c[u])/2)}const fa=(t,e,n)=>t.map((s,o)=>s+e*n[o]);function da(t,e,n,s){const o=t.length-1,r=(t[o]-t[0])/o,i=ke(
wt(yn((s-t[0])/r)-1,0),o-3);for(let f=i;f<i+4;f++)if(s===t[f])return e[f];let a=Array.from({length:8},(f,d)=>e[i+(d>>1)]),c=0,l=1;const u=(s-t[i])/r;for(let f=0;f<
8;f++){const d=a;c+=l*d[0],l*=u-(f>>1),a=Array.from({length:7-f},(h,m)=>f===0&&m%2===0?n[i+(m>>1)]*r:(d[m+1]-d[m])/((m+f+1>>1)-(m>>1)))}return c}function Pp(t,e,n){
const s=t.values[n],o=t.slopes[n];return e.values[n].map((r,i)=>Ee(r-(i%2?da(t.times,s,o,e.times[i]):s[i/2])))}const Fp=0,jp=2,zs=1e-12,Dp=1e4,Bs="outside the t\
able",{abs:at,max:vt,min:ee,sqrt:Us,trunc:zp}=Math;function ha(t,e){let n=0,s=t.length;for(;n<s;){const o=n+s>>1;e<t[o]?s=o:n=o+1}return n}function Ws(t,e,n){const s=t[0],
o=t[t.length-1],r=zs*vt(at(s),at(o));return e<s?n||s-e<=r?s:N(Bs):e>o?n||e-o<=r?o:N(Bs):e}const Hs=(t,e)=>ee(vt(ha(t,e)-1,0),t.length-2);function Bp(t,e,n,s){let o=ha(
t,n)-1;return o+1<t.length&&t[o+1]-n<=zs*vt(at(t[o+1]),at(n))&&o++,o<0&&!s&&N(Bs),e[vt(o,0)]}function Up([t,e,n],s,o,r){if(o===jp)return Bp(t,e,s,r);const i=Ws(
t,s,r);if(t.length===1)return e[0];const a=Hs(t,i),c=t[a+1]-t[a],l=i-t[a];if(o===Fp)return e[a]+(e[a+1]-e[a])*(l/c);const u=(e[a+1]-e[a])/c,f=(n[a]+n[a+1]-2*u)/
c,d=(u-n[a])/c-f;return e[a]+l*(n[a]+l*(d+l*(f/c)))}function Wp([t,e,n],s,o,r){const i=Ws(t,s,r),a=Ws(e,o,r),c=Hs(t,i),l=Hs(e,a),u=e.length,f=(i-t[c])/(t[c+1]-t[c]),
d=(a-e[l])/(e[l+1]-e[l]),h=c*u+l,m=(c+1)*u+l,p=n[h]+(n[h+1]-n[h])*d,b=n[m]+(n[m+1]-n[m])*d;return p+(b-p)*f}const Hp={points:(t,[e,...n])=>{const s=[];for(let o=+e,
r=0;r<+e;r++)s.push({first:0,numbers:n.slice(o,o+Number(n[r]))}),o+=Number(n[r]);return s},along(t,[e,n,s,o],r,i){const a=t.series(String(e)).map(b=>b.numbers),
[c,l,u,f]=a,d=Number(i[+o]),h=c[c.length-1];if(!f)return Up(a,d,+n,+s);const m=zs*vt(at(c[0]),at(h));c[0]-m<=d&&d<=h+m||N("outside the range of its rate");const p=da(
c,l,u,ee(vt(d,c[0]),h));return p!==0&&at(p)<Dp*f[0]&&p!==l[0]&&p!==l[l.length-1]&&N("too near to zero for the steps of its rate"),p},motion(t,[e,n,s,o,...r],i,a,c){
const l=r.slice(0,3*+o).map(Number),u=r.slice(3*+o,-1).map(Number),f=l.filter((x,v)=>v%3===0),d=l.filter((x,v)=>v%3===1),h=l.filter((x,v)=>v%3===2),m=(x,v)=>(_,R)=>{
const A=tn(t,()=>(a[c]=_,f.forEach((k,F)=>a[k]=R[F]),v.map((k,F)=>Number(i(F?v[F-1]:x,k)))));return A?.every(Number.isFinite)?A:void 0},p=m(c+1,h),b=d.map(x=>Number(
a[x])),g=Number(a[+e]),w=Number(a[+n]);p(g,b);const y=t.budget.steps;p(g,b);const M=Math.max(+s,y-t.budget.steps),$=_p(p,b,g,w,M,m(h[h.length-1],u));return[$.times,
...$.values.flatMap((x,v)=>[x,$.slopes[v]]),$.errors].map(x=>({first:0,numbers:x}))},path(t,[e,n]){const s=t.series(String(e)),o=+n,r={first:0,numbers:s[s.length-
1].numbers.slice(o,o+1)};return[s[0],s[1+2*o],s[2+2*o],r]},part:(t,[e,n])=>t.series(String(e))[+n].numbers[0],across:(t,[e,n,s,o],r,i)=>Wp(t.series(String(e)).map(
a=>a.numbers),Number(i[+s]),Number(i[+o]),+n)};function yt(t){const e=[];for(const s of t){let o=s,r=0;for(const i of e){const[a,c]=at(o)<at(i)?[i,o]:[o,i],l=a+
c,u=c-(l-a);u&&(e[r++]=u),o=l}e.length=r,e.push(o)}const n=Gp(e);return Number.isFinite(n)?n:N("overflow")}function Gp(t){let e=t.length,n=e?t[--e]:0,s=0;for(;e>
0&&!s;){const o=t[--e],r=n;n=r+o,s=o-(n-r)}if(e>0&&s&&s<0==t[e-1]<0){const o=s*2,r=n+o;o===r-n&&(n=r)}return n}const ne=t=>t.length?t:N("no row fulfils it"),Mn=t=>(ne(
t),yt(t)/t.length);function ma(t,e){e>=0&&e<=1||N("a share is between 0 and 1"),ne(t);const n=[...t].sort((i,a)=>i-a),s=e*(n.length-1),o=ee(zp(s),n.length-1),r=ee(
o+1,n.length-1);return n[o]+(n[r]-n[o])*(s-o)}function _e(t){const e=Mn(t);return t.map(n=>n-e)}function se(t,e){const n=yt(t.map((s,o)=>s*e[o]))-yt(t)*yt(e)/t.
length;return Number.isFinite(n)?n:N("overflow")}const Gs=t=>t.length<2?N("fewer than two rows"):t;function Kp(t){Gs(t);const e=_e(t);return Us(se(e,e)/(t.length-
1))}function pa(t,e){Gs(e);const n=_e(t),s=_e(e),o=se(s,s);return o?se(n,s)/o:N("all rows have the same place")}function Vp(t,e){Gs(e);const n=_e(t),s=_e(e),o=Us(
se(n,n))*Us(se(s,s));return o?ee(vt(se(n,s)/o,-1),1):N("all rows have the same value")}const Ks={total:yt,count:t=>t.length,mean:Mn,min:t=>ne(t).reduce((e,n)=>ee(
e,n)),max:t=>ne(t).reduce((e,n)=>vt(e,n)),first:t=>ne(t)[0],last:t=>ne(t)[t.length-1],median:t=>ma(t,.5),quantile:ma,stdev:Kp,slope:pa,intercept:(t,e)=>Mn(t)-pa(
t,e)*Mn(e),correlation:Vp,product(t){const e=t.reduce((n,s)=>n*s,1);return Number.isFinite(e)?e:N("overflow")}};function ga(t){const e=[];return t.forEach((n,s)=>(e[n]??=
[]).push(s)),e}const Vs={cumulative(t){let e=0;return t.map((n,s)=>e=s?e+n:n)},rank(t,e=[]){const n=t.map((o,r)=>r).sort((o,r)=>e[o]-e[r]||t[o]-t[r]),s=Array(n.
length);for(let o=0,r=0,i=1;i<=n.length;i++){const[a,c]=[n[i-1],n[i]],[l,u]=[t[a],t[c]],f=e[a]===e[c];if(!(f&&u-l<=1e-12*vt(at(l),at(u)))){for(const d of n.slice(
o,i))s[d]=(o+i+1)/2-r;o=i,f||(r=i)}}return s},"total per"(t,e){const n=ga(e).map(s=>yt(s.map(o=>t[o])));return e.map(s=>n[s])}};Vs["rank per"]=Vs.rank;const Ys=(t,e)=>t[+e].
map(({numbers:n})=>n);function Yp(t,e){if(t.length===2)return Array(2).fill((e[1]-e[0])/(t[1]-t[0]));const n=t.slice(1).map((i,a)=>i-t[a]),s=n.map((i,a)=>(e[a+1]-
e[a])/i),o=n.length-1,r=n.slice(1).map((i,a)=>{const[c,l,u]=[n[a],s[a],s[a+1]];if(l*u<=0)return 0;const f=2*i+c,d=i+2*c;return(f+d)/(f/l+d/u)});return[ba(n[0],n[1],
s[0],s[1]),...r,ba(n[o],n[o-1],s[o],s[o-1])]}function ba(t,e,n,s){const o=((2*t+e)*n-t*s)/(t+e);return o*n<=0?0:n*s<0&&at(o)>3*at(n)?3*n:o}function Xp(t,e){const n=(i,a)=>i-
a;if(t==="grid"){const[i,a,c]=e,l=[...new Set(i)].sort(n),u=[...new Set(a)].sort(n),f=new Map(c.map((h,m)=>[`${i[m]} ${a[m]}`,h]));return!(f.size===c.length&&c.
length===l.length*u.length)||l.length<2||u.length<2?N("not a grid of its keys"):[l,u,l.flatMap(h=>u.map(m=>Number(f.get(`${h} ${m}`))))]}const s=e[0].map((i,a)=>[
i,e[1][a]]).sort((i,a)=>i[0]-a[0]);if(s.length<(t==="tiers"?1:2))return N("too few rows for a curve");const o=s.map(([i])=>i),r=s.map(([,i])=>i);return o.some((i,a)=>a&&
i===o[a-1])?N("two rows have the same key"):t==="smooth"?[o,r,Yp(o,r)]:[o,r]}const Xs=new WeakMap;function Zp(t,e,n,s){const[o=[],r=[],i=[],a=[]]=e.slice(s+1,s+
5);if(o[0]!=="index"||o[1]!==s||r[0]!=="at"||r[2]!==s+1||i[0]!=="index"||i[1]===s||a[0]!=="eq"||a[1]!==s+2||a[2]!==s+3)return;const[{first:c,numbers:l}]=t.series(
String(r[1])),u=Xs.get(l)??new Map;if(!c)return Xs.has(l)||(l.forEach((f,d)=>{const h=u.get(f);h?h.push(d):u.set(f,[d])}),Xs.set(l,u)),u.get(Number(n[Number(i[1])]))??
[]}const Jp={rows(t,e,n,s,o,r){const[i,a,...c]=e.map(Number),l=c.length-1,u=c.slice(0,l).map(()=>[]),f=a?Zp(t,r,s,o):void 0;for(let h=0;h<(f?f.length:i);h++){const m=f?
f[h]:h;s[o]=m;try{for(let p=0;p<l;p++){const b=Number(n(p?c[p-1]:o+1,c[p]));if(a&&!p&&!b)break;u[p].push(b)}}catch(p){throw p instanceof ut&&t.budget.steps>=0&&
!p.needs&&(p.message.startsWith("the cell `")||(p.message+=` in row ${m+1}`)),p}}return u.slice(a).map(h=>({first:0,numbers:h}))},fold:(t,[e,n,...s],o,r)=>Ks[e](
...Ys(r,n),...s.slice(0,-1).map(i=>Number(r[+i]))),curve:(t,[e,n],s,o)=>Xp(String(e),Ys(o,n)).map(r=>({first:0,numbers:r})),scan:(t,[e,n],s,o)=>[{first:0,numbers:Vs[e](
...Ys(o,n))}]},wa=1e5,Zs=5;function ya(t,e,n,s=Number){const o=[];for(let r=0,i=e+1;r+Zs<t.length;r+=Zs){const[a,c,l,u,f]=t.slice(r,r+Zs).map(Number),d=s(n[u]),
h=ft(d);h!==jt(d)&&N("the last step is not a whole number"),h<a-1&&N("the steps run backwards"),h-a>=wa&&N("more than 100,000 steps");const m=n.slice(l,l+c);o.push(
{first:a,last:h,offset:a-c,numbers:m,begin:i,end:f}),i=f}return o}function Ma({numbers:t,offset:e,last:n},s){const o=t[s-e];return o!==void 0?o:N(s>=e&&s<=n?`st\
ep ${s} is not known yet`:`there is no step ${s}`)}function oe(t){const e=ft(t);return e===jt(t)?e:N("a step is a whole number")}const $a=(t,e,n)=>t[+e][+n],Qp={
steps(t,e,n,s,o){const r=ya(e,o,s);s[o-1]=r;const i=Math.max(...r.map(l=>l.last));let a=Math.min(...r.map(l=>l.first));try{for(;a<=i;a++){s[o]=a;for(const l of r)
l.first<=a&&a<=l.last&&l.numbers.push(Number(n(l.begin,l.end)))}}catch(l){throw l instanceof ut&&t.budget.steps>=0&&!l.needs&&(l.message+=` at step ${a}`),l}return r.
map(({offset:l,numbers:u})=>({first:l,numbers:u}))},back:(t,[e,n,s],o,r)=>Ma($a(r,e,n),Number(r[+e+1])-Number(s)),prior:(t,[e,n,s],o,r)=>Ma($a(r,e,n),oe(Number(
r[+s]))),series:(t,[e,n])=>[t.series(String(e))[+n]],at(t,[e,n],s,o){const{first:r,numbers:i}=t.series(String(e))[0],a=oe(Number(o[+n])),c=i[a-r]??N(`there is n\
o step ${a}`);return typeof c=="number"?c:N(c)},edge(t,[e,n]){const{first:s,numbers:o}=t.series(String(e))[0];return+n?s+o.length-1:s},first(t,[e,n],s,o,r){const[
i,a]=[e,n].map(c=>oe(Number(o[+c])));a-i>wa&&N("more than 100,000 steps");for(let c=i;c<=a;c++)if(o[r]=c,s())return c;return N("no step satisfies it")}},Sa="oth\
er rows are chosen",t0=1e3,re=t=>typeof t=="number"?t:N("a bound, or the number of a step, that has a distribution");function va(t,e,n,s,o){const[r,...i]=e[n],[
a,c]=i.slice(0,2).map(u=>re(s[+u]));(ft(a)!==jt(a)||ft(c)!==jt(c))&&N("bounds are not whole numbers"),ft(c)<ft(a)-1&&N("the bounds run backwards"),c-a>=1e4&&N("\
more than 10,000 terms");let l=r==="sum"?0:1;for(let u=ft(a);u<=ft(c);u++){s[n]=u;const f=t.execute(e,n+1,o,s);l=Qt(r==="sum"?(d,h)=>d+h:(d,h)=>d*h,[l,f])}return l}
function xa(t,e,n,s){const[o,r,i,a]=e[n],{numbers:c,offset:l,last:u}=s[+r][+i],f=o==="back"?re(s[+r+1])-+a:oe(re(s[+a])),d=c[f-l];return d!==void 0?t.lowered(d):
N(f>=l&&f<=u?`step ${f} is not known yet`:`there is no step ${f}`)}const Aa=(t,e,n)=>e[n].map(({numbers:s})=>s.map(o=>t.lowered(o))),Na={sum:va,product:va,back:xa,
prior:xa,steps(t,e,n,s){const o=ya(e[n].slice(1),n,s,re),r=Math.min(...o.map(a=>a.first)),i=Math.max(...o.map(a=>a.last));s[n-1]=o,i-r>=t0&&N("more than 1,000 s\
teps that depend on a distribution");for(let a=r;a<=i;a++){s[n]=a;for(const c of o)c.first<=a&&a<=c.last&&c.numbers.push(t.execute(e,c.begin,c.end,s))}return o.
map(({offset:a,numbers:c})=>({first:a,numbers:c}))},series:(t,e,n)=>[t.series(String(e[n][1]))[+e[n][2]]],at(t,e,n,s){const{first:o,numbers:r}=t.series(String(e[n][1]))[0],
i=oe(re(s[+e[n][2]])),a=r[i-o]??N(`there is no step ${i}`);return typeof a=="string"?N(a):t.lowered(a)},rows(t,e,n,s){const[o,r,...i]=e[n].slice(1).map(Number),
a=i.length-1,c=i.slice(0,a).map(()=>[]);for(let l=0;l<o;l++){s[n]=l;try{for(let u=0;u<a;u++){const f=t.execute(e,u?i[u-1]:n+1,i[u],s);if(r&&!u&&et(f)&&N(Sa),r&&
!u&&!f)break;c[u].push(f)}}catch(u){throw u instanceof ut&&!u.needs&&u.message!==Sa&&(u.message.startsWith("the cell `")||(u.message+=` in row ${l+1}`)),u}}return c.
slice(r).map(l=>({first:0,numbers:l}))},fold(t,e,n,s){const[,o,r,...i]=e[n],a=Aa(t,s,+r),c=a[0].length,l=a.map((f,d)=>d*c);return Qt((...f)=>Ks[o](...l.map(d=>f.
slice(d,d+c)),...f.slice(a.length*c)),[...a.flat(),...i.slice(0,-1).map(f=>s[+f])])},scan(t,e,n,s){const o=Aa(t,s,+e[n][2]);if(e[n][1]==="total per"){const i=Array(
o[0].length),a=(...c)=>Ks.total(c);for(const c of ga(o[1])){const l=c.map(f=>o[0][f]),u=Qt(a,l);for(const f of c)i[f]=u}return[{first:0,numbers:i}]}e[n][1]!=="c\
umulative"&&N("a rank of values that have a distribution");const r=[];for(const i of o[0])r.push(r.length?Qt((a,c)=>a+c,[r[r.length-1],i]):i);return[{first:0,numbers:r}]},
edge(t,e,n){const{first:s,numbers:o}=t.series(String(e[n][1]))[0];return+e[n][2]?s+o.length-1:s},first(t,e,n,s,o){const[r,i]=e[n].slice(1,3).map(c=>oe(re(s[+c])));
let a;for(let c=r;c<=i;c++){s[n]=c;const l=t.execute(e,n+1,o,s);if(!et(l)){if(!l)continue;return a?a.map(u=>Number.isNaN(u)?c:u):c}a??=new Float64Array(l.length).
fill(NaN);for(let u=0;u<l.length;u++)l[u]&&Number.isNaN(a[u])&&(a[u]=c);if(!a.some(Number.isNaN))return a}return N("no step satisfies it")}},Ea=8,e0=2e3,n0=1e3,
ka=new Set(["num","row","index","read","back","prior","at","edge","series"]),s0={beta:256},o0="a root, integral, slope or aggregate of a distribution cannot be \
sampled";class Oe{constructor(e,n,s,o){this.run=e,this.outside=n,this.chosen=o,this.count=o?.length??n?.count??nt,this.copies=!!(o??n?.copies),this.kept=0,this.
depth=0,this.memo=new Map(s),this.touched=e.machine.affected(this.memo.keys()),this.pinned=n?.pinned??new Set(_a(e))}value(e){const n=this.memo.get(e);if(n!==void 0)
return n;if(this.depth>=n0)throw new tt;this.depth++;let s;try{s=this.found(e)}finally{this.depth--}return this.kept+=Ae(s)?s.reduce((o,r)=>o+r.numbers.length,0):
1,!this.outside&&this.kept>e0&&(this.memo.clear(),this.kept=0),this.memo.set(e,s),s}found(e){const{machine:n}=this.run,s=n.nodes.get(e);if(this.outside&&!(this.
memo.size&&this.touched.has(e)))return this.part(this.outside.value(e));const{outside:o,touched:r}=this.run;if(!this.outside&&o&&!r?.has(e))return Js(o).value(e);
if(!s||!this.outside&&(this.pinned.has(e)||!n.uncertain.has(e))){const a=this.run.value(e);return Ae(a)?a:this.run.known(e)}if(s.dr)return s.chain?bp(s.chain,s.
dr):gp(e,s.dr);if(s.p)return this.execute(s.p,0,s.p.length,[]);const i=(s.picks??[]).map(a=>this.value(a)).join();return s.cells?.[i]??N(s.problem||`no cell in \
row \`${i}\``)}lowered(e){return!et(e)||e.length===this.count||!this.outside?e:this.part(this.outside.lowered(e))}series(e){const n=this.value(e);return Ae(n)?n:
N("no value")}part(e){const{chosen:n}=this;return n&&et(e)?Float64Array.from(n,s=>e[s]):e}execute(e,n,s,o){const{purse:r}=this.run.machine;for(;n<s;){const[i,...a]=e[n],
c=dt.get(String(i));if(r.steps<=0)throw new tt;if(r.pay(c||ka.has(String(i))&&!this.copies?1:nt/Ea),i==="read")o[n]=this.value(String(a[0]));else if(i==="num"||
i==="row")o[n]=a[0];else if(i==="index")o[n]=o[+a[0]];else if(c){const l=Qt(c,a.map(u=>o[+u]));et(l)&&r.pay((s0[i]??1)*nt/Ea-1),o[n]=l}else{n=this.region(e,n,o);
continue}n++}return o[s-1]}region(e,n,s){const[o,...r]=e[n],i=+(o==="with"?r[0]:r[r.length-1]);let a;if(o==="with"){const c=new Map;for(let l=1;l<r.length;l+=2)
c.set(String(r[l]),s[+r[l+1]]);a=new Oe(this.run,this,c).execute(e,n+1,i,s)}else o==="if"?a=this.cases(e,n,s):o==="drawn"?a=qs(this.execute(e,n+1,i,s),+r[0]):o===
"undefined"?N("no case holds"):Object.hasOwn(Na,o)?a=Na[o](this,e,n,s,i):N(o0);return s[n]=s[i-1]=a,i}cases(e,n,s){const[o,r,i]=e[n].slice(1).map(Number),a=s[o],
c=[[n+1,r],[r,i]];if(!et(a)){const[u,f]=c[a?0:1];return this.execute(e,u,f,s)}const l=new Float64Array(a.length);return c.forEach(([u,f],d)=>{const h=[];if(a.forEach(
(b,g)=>{!b==(d===1)&&h.push(g)}),!h.length)return;const m=new Oe(this.run,this,void 0,h),p=m.execute(e,u,f,s.map(b=>m.part(b)));h.forEach((b,g)=>l[b]=et(p)?p[g]:
Number(p))}),l}}const _a=t=>t?.outside?[...t.given,..._a(t.outside)]:[],Js=t=>t.draws??=new Oe(t);var r0=Object.freeze({__proto__:null,CHECKED:{deviation:t=>t<0?
N("a standard deviation below 0"):t,holds:t=>t===0||t===1?t:N("a probability of a number that is not a condition"),upper:(t,e)=>e<t?N("a distribution whose uppe\
r end is below its lower one"):e},DRAWN:{drawn:(t,[e,n],s,o,r,i)=>qs(Js(t).execute(i,r+1,+n,[...o]),+e)},Draws:Oe,LOOKS:ka,drawsOf:Js});const i0=[[2509.0809287301227,
33430.57558358813,67265.7709270087,45921.95393154987,13731.69376550946,1971.5909503065513,133.14166789178438,3.3871328727963665],[5226.495278852854,28729.085735721943,
39307.89580009271,21213.794301586597,5394.196021424751,687.1870074920579,42.31333070160091,1]],a0=[[.0007745450142783414,.022723844989269184,.2417807251774506,1.2704582524523684,
3.6478483247632045,5.769497221460691,4.630337846156546,1.4234371107496835],[10507500716444169e-25,.0005475938084995345,.015198666563616457,.14810397642748008,.6897673349851,
1.6763848301838038,2.053191626637759,1]],c0=[[20103343992922881e-23,27115555687434876e-21,.0012426609473880784,.026532189526576124,.29656057182850487,1.7848265399172913,
5.463784911164114,6.657904643501103],[20442631033899397e-31,1421511758316446e-22,18463183175100548e-21,.0007868691311456133,.014875361290850615,.1369298809227358,
.599832206555888,1]],Qs=(t,e)=>{const[n,s]=t.map(o=>o.reduce((r,i)=>r*e+i,0));return n/s},Oa=(t,e)=>{if(Math.abs(t)<=.425)return t*Qs(i0,.180625-t*t);const n=Math.
sqrt(-Math.log(e));return Math.sign(t)*(n<=5?Qs(a0,n-1.6):Qs(c0,n-5))},$n=t=>t>0&&t<1?Oa(t-.5,Math.min(t,1-t)):N("a quantile of a probability that is not betwee\
n 0 and 1"),l0=t=>t>-1&&t<1?Oa(t/2,(1-Math.abs(t))/2)/Math.sqrt(2):N("erfinv of a number that is not between -1 and 1"),{abs:Sn,exp:vn,expm1:to,log:xt,log1p:xn,
min:Ta,sqrt:u0,PI:f0}=Math,La=.1,Ca=1e5,d0=[-691/360360,1/1188,-1/1680,1/1260,-1/360,1/12],h0=10,Ra=1e-300,m0=3e-16,p0=1e-9,g0=2e4,b0=60,Te=[],w0=(t,e,n)=>{e>=La&&
e<=Ca&&n>=La&&n<=Ca||N("a shape of `beta` that is not between 0.1 and 100,000");let s=Te[0];return(s?.shapes.a!==e||s.shapes.b!==n)&&(s=Te.find(({shapes:o})=>o.
a===e&&o.b===n)??y0(e,n),Te.unshift(s),Te.length=Ta(Te.length,16)),t<=s.middle?vn(Ia(t,s.shapes)):-to(Ia(1-t,s.mirrored))};function y0(t,e){const n=qa(t,e),[s,o]=Pa(
n.most,n);return{shapes:n,mirrored:qa(e,t),middle:vn(s)/o}}function qa(t,e){const n=At(t)+At(e)-At(t+e)-xt(t/(t+e)*e/(2*f0))/2;return{a:t,b:e,round:n,most:xt((t+
1)/(t+e+2))}}function Ia(t,e){const n=xt(t);let s=Ta(M0(t,e),e.most);for(let o=0;o<b0;o++){const[r,i]=Pa(s,e);let a=s+(r-xt(i)-n)*to(s)/i;a>e.most&&(a=(s+e.most)/
2);const c=Sn(a-s);if(s=a,c<=p0*Sn(s))break}return s}function M0(t,{a:e,b:n,round:s}){if(e<1||n<1)return(xt(t*e)+s+e*xt(e/(e+n))+n*xt(n/(e+n)))/e;const o=$n(t),
r=1/(2*e-1),i=1/(2*n-1),a=2/(r+i),c=(o*o-3)/6,l=o*u0(a+c)/a+(i-r)*(c+5/6-2/(3*a));return-xn(n/e*vn(-2*l))}function Pa(t,{a:e,b:n,round:s}){const o=vn(t),r=-to(t),
i=e/(e+n),a=n/(e+n),c=o<r?o-i:a-r,l=c>-i/2?xn(c/i):xt(o/i),u=c<a/2?xn(-c/a):xt(r/a);return[e*l+n*u-s,An(o,r,-(e+n)*c,e,n)]}function At(t){let e=0;for(;t<h0;t++)
e+=(t+.5)*xn(1/t)-1;const n=1/(t*t);return e+d0.reduce((s,o)=>s*n+o,0)/t}function An(t,e,n,s,o){let r=s/(s+1)*(n+1),i=r,a=0;for(let c=1;c<g0;c++){const l=s+2*c-
1,u=(s+c-1)*(s+o+c-1)*c*(o-c)*t*t/(l*l),f=c+c*(o-c)*t/l+(s+c)/(l+2)*(n+1+c*(1+e));if(a=1/Fa(f+u*a),r=Fa(f+u/r),i*=r*a,Sn(r*a-1)<=m0)break}return i}const Fa=t=>Sn(
t)>=Ra?t:Ra;var $0=Object.freeze({__proto__:null,betaFraction:An,betaQuantile:w0,offStirling:At});const{abs:ja,exp:S0,expm1:v0,log:x0,max:A0,min:N0,trunc:E0}=Math,
ie=21,Da=.4871,k0=4*Number.EPSILON,za=70,Ba=40,_0=120,Ua="more than one rate makes these cash flows worth nothing",Wa="no rate turns these cash flows from a los\
s into a gain",Ha=(...t)=>{const e=t.flatMap((c,l)=>c?[l]:[]),n=e.length?t.slice(e[0],e[e.length-1]+1):[],s=eo(n);s===0&&N("cash flows that are all payments or \
all receipts have no rate of return");let[o,r]=s===1?[-ie,ie]:O0(n);const i=no(n,r)>0;i===no(n,o)>0&&N(Wa);for(let c=0;c<za;c++){const l=(o+r)/2;no(n,l)>0===i?r=
l:o=l}const a=v0(-(o+r)/2);return ja(a)<=k0?0:a};Ze.set(Ha,(...t)=>E0(t.length*za/4)+(eo(t)>1?8*t.length*t.length:0));function eo(t){const e=t.filter(n=>n).map(
n=>n>0);return e.filter((n,s)=>s&&n!==e[s-1]).length}function no(t,e){const n=S0(-ja(e)),s=(o,r)=>o*n+r;return e<=0?t.reduceRight(s,0):t.reduce(s,0)}function O0(t){
const e=t.length-1;let n=1;const s=[{low:0,high:1,depth:0,parts:t.map((r,i)=>(i&&(n*=(e-i+1)/i),r/n))}],o=[];for(let r=0,i;r<_0&&(i=s.pop());r++){const{low:a,high:c,
depth:l,parts:u}=i,f=eo(u);if(f===1&&o.push([a,c]),f>1&&l<Ba){const d=a+(c-a)*Da,[h,m]=L0(u);s.push({low:a,high:d,depth:l+1,parts:h},{low:d,high:c,depth:l+1,parts:m})}
(o.length>1||f>1&&l===Ba)&&N(Ua)}return s.length&&N(Ua),o.length||N(Wa),o[0].map(T0)}function T0(t){return t===0||t===1?t?ie:-ie:N0(A0(x0(t/(1-t)),-ie),ie)}function L0(t){
const e=[],n=[];for(let s=t;s.length;s=s.slice(1).map((o,r)=>s[r]+(o-s[r])*Da))e.push(s[0]),n.push(s[s.length-1]);return[e,n.reverse()]}const Nn=2**-46,C0=.001,
R0=2e4,q0=32,Ga=1e-12,I0=12,P0=1e-15,Ka=134217729,F0=64,Va=1e140,Ya=1e-140,j0=8,{abs:kt,max:Xa,sqrt:so,trunc:Za}=Math;function En(t,e){const n=t+e,s=n-t;return[
n,t-(n-s)+(e-s)]}function Ja(t,e){const n=t*e,s=Ka*t,o=Ka*e,r=s-(s-t),i=o-(o-e),a=t-r,c=e-i;return[n,r*i-n+r*c+a*i+a*c]}function oo(t,e){const[n,s]=En(t[0],e[0]);
return En(n,s+(t[1]+e[1]))}function ro(t,e){const[n,s]=Ja(t[0],e[0]);return En(n,s+(t[0]*e[1]+t[1]*e[0]))}function Qa(t,e){const n=t[0]/e[0],s=oo(t,ro(e,[-n,0]));
return En(n,s[0]/e[0])}function D0(t,[e,n]){const s=kt(e);if(s>F0||s!==Za(s)||n)return;let o=[1,0];for(let r=0;r<s;r++)o=ro(o,t);return e>=0?o:Qa([1,0],o)}const tc={
add:oo,sub:(t,e)=>oo(t,[-e[0],-e[1]]),mul:ro,div:Qa,neg:([t,e])=>[-t,-e],pow:D0};function z0(t,e){const n=Object.hasOwn(tc,t)?tc[t]:void 0;if(!n||e.some(([o])=>kt(
o)>Va||o&&kt(o)<Ya))return;const s=n(...e);return s&&kt(s[0])>Ya&&kt(s[0])<Va?s:void 0}function ec(t,e){const n=[...t];for(const[s,[o,r]]of e)n.push(...Ja(s,o),
s*r);return yt(n)}const K=t=>so(yt(t.map(e=>e*e)));function io(t,e,n){const s=[];for(let r=e;r<n.length;r++)s.push(t[r]*n[r]);const o=2*yt(s);for(let r=e;r<n.length;r++)
n[r]-=o*t[r]}class nc{constructor(e,n){this.column=e,this.others=n}}class Le{constructor(e,n=Ga){this.limit=n,this.scales=e.map(s=>K(s)||1),this.vectors=[],this.
triangle=[],this.least=1,e.forEach((s,o)=>this.add(o,s.map(r=>r/this.scales[o])))}add(e,n){this.vectors.forEach((a,c)=>io(a,c,n));const s=K(n.slice(e));if(this.
limit&&!(s>this.limit)){const a=this.upwards(n.slice(0,e));throw new nc(e,a.flatMap((c,l)=>kt(c)>so(Ga)?[l]:[]))}s<this.least&&(this.least=s);const o=n[e]>0?-s:
s,r=n.map((a,c)=>c<e?0:a);r[e]-=o;const i=K(r)||1;this.vectors.push(r.map(a=>a/i)),this.triangle.push([...n.slice(0,e),o])}turned(e){const n=[...e];return this.
vectors.forEach((s,o)=>io(s,o,n)),n}back(e){const n=[...e];for(let s=this.vectors.length-1;s>=0;s--)io(this.vectors[s],s,n);return n}solved(e){return this.upwards(
e.slice(0,this.triangle.length))}upwards(e){const n=[...e];for(let s=n.length-1;s>=0;s--){n[s]/=this.triangle[s][s];for(let o=0;o<s;o++)n[o]-=this.triangle[s][o]*
n[s]}return n}solvedAcross(e){const n=[...e];return this.triangle.forEach((s,o)=>{for(let r=0;r<o;r++)n[o]-=s[r]*n[r];n[o]/=s[o]}),n}}function B0([t,...e],n){const s=e.
length,o=t.length,r=new Le(e),i=r.least<C0||o*s<=R0,[a,...c]=i?n():[];let l,u;if(i)[l,u]=oc(r,c,a,e.map(()=>0));else{const p=r.turned(t);l=r.solved(p),u=r.back(
[...e.map(()=>0),...p.slice(s)])}let f=K(u);f<=Nn*K(t)&&(f=0);const d=f/so(o-s),h=r.scales.map((p,b)=>{const g=e.map((y,M)=>b===M?1:0),w=i?oc(r,c,t.map(()=>[0,0]),
g)[1]:r.solvedAcross(g);return d*K(w)/p}),m=e.some(p=>p.every(b=>b===p[0]));return[...l.map((p,b)=>p/r.scales[b]),...h,d,sc(t,f,m)]}function sc(t,e,n){const s=n?
yt(t)/t.length:0,o=K(t.map(r=>r-s));return o>Nn*K(t)||N("all rows have the same value, so there is nothing to explain"),1-e/o*(e/o)}function oc(t,e,n,s){const o=e.
length;let r=e.map(()=>0),i=n.map(()=>0),a=1/0;for(let c=0;c<I0;c++){const l=r.map((w,y)=>w/t.scales[y]),u=n.map((w,y)=>{const M=[[-1,[i[y],0]]];return e.forEach(
($,S)=>M.push([-l[S],$[y]])),ec(w,M)}),f=e.map((w,y)=>{const M=i.map(($,S)=>[-$,w[S]]);return ec([s[y]*t.scales[y],0],M)/t.scales[y]}),d=t.turned(u),h=t.solvedAcross(
f),m=t.solved(d.slice(0,o).map((w,y)=>w-h[y])),p=t.back([...h,...d.slice(o)]);r=r.map((w,y)=>w+m[y]),i=i.map((w,y)=>w+p[y]);const b=Xa(...m.map(kt)),g=Xa(...r.map(
kt));if(b<=P0*g)return[r,i];b>a/2&&b>1e-12*g&&N(U0),a=b}return[r,i]}const U0="rounding decides the result, as columns are nearly combinations of others",W0=t=>`\
the rows do not determine ${t}: its factor is zero in all of them`,H0=(t,e,n)=>e.length?`the rows cannot separate ${t} from ${e.join(" and ")}: their columns ar\
e collinear`:n(t);function G0(t,e,n){return rc(t[0].length,t.length-1),ic(n,()=>B0(t,e))}function rc(t,e){const n=e===1?"1 coefficient needs":`${e} coefficients\
 need`;t<=e&&N(`${n} at least ${e+1} rows, and there are ${t}`)}function ic(t,e,n=W0){try{return e()}catch(s){if(!(s instanceof nc))throw s;return N(H0(t[s.column],
s.others.map(o=>t[o]),n))}}function K0(t,e,n,s,o){const[,r,i,...a]=e[n].map(Number),c=a.slice(0,-1).map((f,d)=>[d?a[d-1]:n+1,f]),l=c.slice(i).map(()=>[]),u=s[n];
for(let f=0;f<r;f++)s[n]=f,!(i&&!o(...c[0]))&&l.forEach((d,h)=>d.push(V0(e,c[h+i],s,o)));return s[n]=u,l}function V0(t,[e,n],s,o){const r=new Map;for(let i=e;i<
n;){const[a,...c]=t[i],l=Y0(t[i],i),u=o(i,i+1);if(l===i+1&&u){const f=z0(String(a),c.map(d=>[Number(s[+d]),r.get(+d)??0]));f&&(s[i]=f[0],r.set(i,f[1]))}i=l}return[
Number(s[n-1]),r.get(n-1)??0]}const Y0=([t,...e],n)=>dt.has(String(t))||X0.includes(String(t))?n+1:Number(e[t==="with"?0:e.length-1]),X0=["num","row","read","in\
dex"],Z0={fitted(t,[e,n],s,o,r,i){const a=o[+n].map(({numbers:f})=>f),c=f=>{t.budget.steps-=Za(f*a[0].length*a.length*a.length/j0),t.budget.steps<0&&s(r,r)};return c(
1),G0(a,()=>(c(q0),K0(t,i,+n,o,s)),String(e).split(", ")).map(f=>({first:0,numbers:[f]}))}},{abs:Ce,exp:_t,log:rt,log1p:ac,max:cc,min:ao,sqrt:Re,trunc:J0,PI:co}=Math,
lo=.01,kn=1e6,Q0=1e-17,_n=1e-300,lc=2e4,t1=100,uc=1e-9,fc=-706,e1=37,n1=18,s1=.5772156649015329,o1=[.6449340668482264,.2020569031595943,.08232323371113819,.03692775514336993,
.01734306198444914,.008349277381922827,.00407735619794434,.0020083928260822143,.0009945751278180853,.0004941886041194645,.0002460865533080483,.00012271334757848915,
6124813505870483e-20,3058823630702049e-20,1528225940865187e-20,7637197637899763e-21,381729326499984e-20,1908212716553939e-21,9539620338727962e-22,4769329867878064e-22,
238450502727733e-21,11921992596531106e-23,5960818905125948e-23,2980350351465228e-23,14901554828365043e-24,745071178983543e-23,3725334024788457e-24,1862659723513049e-24,
9313274324196682e-25],ae=t=>{if(t<=0&&N("lgamma of zero or less"),t>=10)return(t-.5)*(rt(t)-1)+(rt(2*co)-1)/2+At(t);let e=1;for(;t>2.5;)e*=t-=1;if(t<.5)return dc(
t)-rt(t);const n=t<1.5?dc(t-1):hc(t-2);return e===1?n:n+rt(e)},dc=t=>hc(t)-ac(t);function hc(t){let e=t,n=0;return o1.forEach((s,o)=>{e*=-t,n-=s*e/(o+2)}),t*(1-
s1)+n}function uo(t){if(Ce(t)>.25)return ac(t)-t;const e=t/(2+t),n=e*e;let s=n,o=0;for(let r=3;r<41;r+=2)o+=s/r,s*=n;return 2*e*o-t*e}const qe=(...t)=>{const e=cc(
...t.slice(0,-1));return e>0&&e<=kn?J0(20+2*Re(e)):0},On=(...t)=>6*qe(...t);function Tn(t,e){t>=lo&&t<=kn||N("an incomplete gamma function of a shape that is no\
t between 0.01 and 1,000,000"),e<0&&N("an incomplete gamma function of a negative number")}function fo(t,e){if(e===0)return[0,1];const n=ho(t,e);if(e<=t+1){const o=n/
t*r1(t,e);return[o,1-o]}const s=n?n/i1(t,e):0;return[1-s,s]}function ho(t,e){if(t<1)return e<1e3?_t(t*rt(e)-e-ae(t+1))*t:0;const n=(e-t)/t,s=n>-.9?t*uo(n):t*(rt(
e/t)-n);return s>-745?_t(s-At(t))*Re(t/(2*co)):0}function r1(t,e){let n=1,s=1;for(let o=1;o<lc&&(n*=e/(t+o),s+=n,!(n<s*Q0));o++);return s}function i1(t,e){let n=e+
1-t,s=n,o=n,r=0;for(let i=1;i<lc;i++){const a=i*(t-i);if(n+=2,r=n+a*r,r=1/(Ce(r)>=_n?r:_n),s=n+a/s,s=Ce(s)>=_n?s:_n,o*=s*r,Ce(s*r-1)<=2e-16)break}return o}function mo(t,e){
t>=lo&&t<=kn&&e>=lo&&e<=kn||N("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")}function mc(t,e,n,s){if(n<=0||s<=0)return n<=0?[0,
1]:[1,0];const o=po(t,e,n,s),r=n<s?n-t/(t+e):e/(t+e)-s;if(n<=(t+1)/(t+e+2)){const a=o/An(n,s,-(t+e)*r,t,e);return[a,1-a]}const i=o/An(s,n,(t+e)*r,e,t);return[1-
i,i]}function po(t,e,n,s){const o=t/(t+e),r=e/(t+e),i=n<s?n-o:r-s,a=i>-.9*o?uo(i/o):rt(n/o)-i/o,c=i<.9*r?uo(-i/r):rt(s/r)+i/r,l=t*a+e*c-At(t)-At(e)+At(t+e);return l>
-745?_t(l)*Re(t/(2*co)*r):0}function pc(t){t>=0&&t<=1||N("an incomplete beta function of a number that is not between 0 and 1")}const gc=(t,e,n)=>(mo(t,e),pc(n),
mc(t,e,n,1-n)),a1=(t,e)=>(Tn(t,e),e?ho(t,e)/e:go(t,1)),go=(t,e)=>(t<1&&N("a density that is infinite at its end"),t===1?e:0),c1=(t,e,n)=>(mo(t,e),pc(n),n===0||n===
1?n?go(e,t):go(t,e):po(t,e,n,1-n)/(n*(1-n)));function bc(t,e){t>=0&&t<=1&&e>=0&&e<=1||N("an inverse of a share that is not between 0 and 1")}const wc=(t,e)=>t<=
e?$n(t):-$n(e);function yc(t,e,n){if(Tn(t,0),bc(e,n),n===0&&N("an infinite inverse"),e===0)return 0;const s=r=>{const i=_t(r);return[...fo(t,i),ho(t,i)]},o=t>=1?
rt(t)+wc(e,n)/Re(t):(rt(e)+ae(t+1))/t;return _t($c(s,e,n,o,n1))}function Mc(t,e,n,s){if(mo(t,e),bc(n,s),n===0||s===0)return+(s===0);const o=i=>{const a=1/(1+_t(
-i)),c=1/(1+_t(i));return[...mc(t,e,a,c),po(t,e,a,c)]},r=ao(t,e)<1?(rt(n*t)+ae(t)+ae(e)-ae(t+e))/t:rt(t/e)+wc(n,s)*Re(1/t+1/e);return 1/(1+_t(-$c(o,n,s,r,e1)))}
function $c(t,e,n,s,o){let r=fc,i=o,a=ao(cc(s,r),i);const c=rt(ao(e,n)),l=e<=n;for(let u=0;u<t1;u++){const[f,d,h]=t(a),m=l?f:d,p=(m>0?rt(m)-c:-1/0)*(l?1:-1);p>0?
i=a:r=a;let b=h>0&&m>0?a-p*m/h:1/0;r<=b&&b<=i||(b=(r+i)/2);const g=Ce(b-a);if(a=b,g<=uc)break}return a<=fc+uc?N("an inverse below 1e-306"):a}const Ot=(t,e)=>(Ze.
set(t,e),t),l1={lgamma:ae,gamma_inc:Ot((t,e)=>(Tn(t,e),fo(t,e)[0]),qe),gamma_inc_upper:Ot((t,e)=>(Tn(t,e),fo(t,e)[1]),qe),gamma_inc_inv:Ot((t,e)=>yc(t,e,1-e),On),
gamma_inc_upper_inv:Ot((t,e)=>yc(t,1-e,e),On),beta_inc:Ot((t,e,n)=>gc(t,e,n)[0],qe),beta_inc_upper:Ot((t,e,n)=>gc(t,e,n)[1],qe),beta_inc_inv:Ot((t,e,n)=>Mc(t,e,
n,1-n),On),beta_inc_upper_inv:Ot((t,e,n)=>Mc(t,e,1-n,n),On),gamma_density:a1,beta_density:c1},u1=450,f1=16,Sc=6,d1=28,h1=1/64,m1=7,vc=4,xc=12,Ac=70,p1=3,Nc=1e-13,
g1=1/8,b1=18,w1=4,y1=1e-6,M1="an integral or search inside another has a narrow peak, which it could miss",Ec="it has more narrow peaks or jumps than a search c\
an follow",$1="it oscillates faster than a search can follow",S1=64,v1=8,bo=12,x1=.382,A1=.1,N1=4,E1=12,kc=[],k1=new Set(["integral","root","argmax","argmin","m\
aximum","minimum"]),{abs:Q,max:ht,min:Tt}=Math;function wo(t,e,[n,s],o,r){const{machine:i,budget:a}=t,c=!i.traced,l=a.steps,u=$=>tn(t,()=>e($));let f=[];const d=$=>$.
some(({name:S})=>k1.has(S));let h=[],m=[],p=!1,b=c&&d(n.slice(o,r));const g=$=>{const S=i.traced=[];try{const x=u($),v=s.slice(o,r-1),_=Tc(n.slice(o,r),s);for(const[
A,k]of S)v.push(...k),_.push(...Tc(A,k)),b||=!f.length&&d(A),p||=A===kc;const R=[...v,..._];return{at:$,value:x,parts:x===void 0?[]:R,jumps:(b?R:_).length}}finally{
i.traced=void 0}};return{curve:$=>{if(!c)return u($);const S=g($);return f.length<u1&&f.push(S),S.value},look:()=>{if(!f.length)return[];const $=Math.floor((l-a.
steps)/f.length)+1,S=f;return f=[],[h,m]=_1(S,g,Math.floor(a.steps/(2*d1*$))),b&&L1(S,h,u)&&N(M1),h.map(x=>x.samples.map(({at:v,value:_})=>[v,_]))},hear:$=>{$.length&&
(p||T1(h,m,$))&&N(Ec)}}}function _1(t,e,n){const s=new Map(t.filter(({value:f})=>f!==void 0).map(f=>[f.at,f])),o=t.map(f=>f.at),r=s.size&&n>=w1?R1(Tt(...o),ht(...o),
e):[],i=ht(0,...[...s.values()].map(({value:f})=>Q(Number(f)))),a=r.filter(f=>f.samples.some(({value:d})=>d!==void 0&&Q(d)>i)),c=Tt(n,f1)+a.length;for(const f of r)
for(const d of f.samples)d.value!==void 0&&s.set(d.at,d);const l=[...s.values()].sort((f,d)=>f.at-d.at),u=q1(l);O1(l,u);for(const[f,d]of u.entries()){if(a.length>=
c)return[a,u.slice(f)];if(a.some(m=>Rc(m,d)))continue;const h=j1[d.kind](d,e);d.at[0]<=h&&h<=d.at[d.at.length-1]&&a.push({at:h,samples:D1(d,h,e),part:d.part})}return[
a,[]]}function O1(t,e){const n=t.reduce((a,{parts:c,jumps:l})=>Tt(a,c.length-l),1/0),s=({kind:a,part:c})=>a==="turn"&&c<n,o=new Map;for(const{part:a}of e.filter(
s))o.set(a,(o.get(a)??0)+1);const r=ht(0,...o.values());if(r<=S1)return;Cc(0,t.map(({at:a})=>a),t.map(({value:a})=>a??0)).filter(({kind:a})=>a==="turn").length*
v1<r&&N(Ec)}function T1(t,e,n){const s=t.filter(({samples:o})=>o.some(({at:r})=>n.includes(r))).map(({part:o})=>o);return e.some(o=>s.includes(o.part)&&!t.some(
r=>Rc(r,o)))}function _c(t,e,n){if(e.length<N1)return;const s=e.length-3,o=c=>c!==void 0&&Number.isFinite(c),r=n.reduce((c,l)=>o(l)?ht(c,Q(Number(l))):c,0);let i=0,
a=0;for(let c=0;c<bo;c++){const l=1+Math.floor(c*(s-1)/(bo-1)),u=e[l]+x1*(e[l+1]-e[l]),f=[l-1,l,l+1,l+2].map(p=>[e[p],n[p]]),d=t(u);if(d===void 0||!f.every(([,p])=>o(
p)))continue;a++;const h=[d,...f.map(([,p])=>p)],m=ht(...h)-Tt(...h);m>1e-9*r&&Q(d-Oc(f,u))>A1*m&&i++}i*2>a&&a>=bo/2&&N($1)}const Oc=(t,e)=>t.reduce((n,[s,o],r)=>n+
t.reduce((i,[a],c)=>c===r?i:i*((e-a)/(s-a)),o),0);function L1(t,e,n){const s=ht(0,...t.map(({value:r})=>Q(r??0))),o=e.flatMap(r=>r.samples.filter(({at:i})=>i===
r.at));return[t[t.length>>1],...o].some(r=>{const i=n(r.at);return i===void 0||r.value===void 0?i!==r.value:Q(i-r.value)>y1*ht(s,Q(i),Q(r.value))})}const Tc=(t,e)=>t.
flatMap(({name:n,operands:s})=>{const o=C1[n];return o?[o(...s.map(r=>Number(e[+r]??0)))]:[]}),C1=Object.assign(Object.create(null),{gamma_density:(t,e)=>e-(t-1),
beta_density:(t,e,n)=>n*(t+e-2)-(t-1),mod:(t,e)=>e?Math.sin(Math.PI*(t/e)):0,floor:t=>Math.sin(Math.PI*t),ceiling:t=>Math.sin(Math.PI*t),round:t=>Math.cos(Math.
PI*t)});function R1(t,e,n){return[[t,e],[e,t]].map(([s,o])=>{const r=new Set;for(let i=1;i<=b1;i++)r.add(s+(o-s)*g1**i);return r.delete(t),r.delete(e),{at:NaN,samples:[
...r].sort((i,a)=>i-a).map(n),part:-1}}).filter(({samples:s})=>s.length)}function q1(t){const e=t.map(r=>r.at),n=t.reduce((r,{parts:i})=>Tt(r,i.length),t.length?
1/0:0),s=Array.from({length:n},(r,i)=>{const a=t.map(({parts:c})=>c[i]);return a.every(c=>typeof c=="number")?Cc(i,e,a):[]});s.sort((r,i)=>r.length-i.length);const o=s.
filter(({length:r})=>r>Sc);return[...s.filter(({length:r})=>r<=Sc).flat(),...Lc(o)]}const Lc=t=>Array.from({length:ht(0,...t.map(({length:e})=>e))},(e,n)=>t.flatMap(
s=>s.slice(n,n+1))).flat();function Cc(t,e,n){let s=1/0,o=-1/0,r=!0;for(const u of n)s=Tt(s,u),o=ht(o,u),r&&=u===0||u===1;if(s===o)return[];const i=ht(Q(s),Q(o)),
a=[],c=[],l=(u,f)=>a.push({part:t,kind:f,at:e.slice(u,u+2),values:n.slice(u,u+2),size:i});if(r){for(let u=0;u+1<e.length;u++)n[u]!==n[u+1]&&l(u,"flip");return a}
if(s<0&&o>0)for(let u=0;u+1<e.length;u++)n[u]*n[u+1]<0&&l(u,"zero");for(let u=0,f=0,d=0;u+1<e.length;u++){const h=n[u+1]-n[u];if(!(Q(h)<=Nc*i)){if(f*h<0&&u-d<=1){
const m=[d-1,d,u+1];c.push({part:t,kind:"turn",at:m.map(p=>e[p]),values:m.map(p=>n[p]),size:i})}[f,d]=[h,u+1]}}return Lc([a,c])}const Ln=(t,e)=>{const n=t.parts[e];
return typeof n=="number"?n:NaN};function Rc({at:t,samples:e},n){if(!(n.at[0]<=t&&t<=n.at[n.at.length-1]))return!1;const s=e.findIndex(l=>l.at===t),[o,r,i]=[ht(
0,s-vc),s,Tt(e.length-1,s+vc)].map(l=>Ln(e[l],n.part));if(n.kind==="flip")return o!==i;if(n.kind==="zero")return o*i<=0;const a=r-o,c=i-r;return a*c<=0||ht(Q(a),
Q(c))<=Nc*n.size}function I1({part:t,at:[e,n],values:[s,o]},r){const i=s;for(let a=0;a<xc+Ac;a++){const c=a<xc?n-o*(n-e)/(o-s):e/2+n/2;if(!(e<c&&c<n))break;const l=Ln(
r(c),t);if(!(Q(l)>0))return c;l<0==i<0?[e,s,o]=[c,l,o/2]:[n,o,s]=[c,l,s/2]}return Q(s)<Q(o)?e:n}function P1({part:t,at:[e,n],values:[s]},o){for(let r=0;r<Ac;r++){
const i=e/2+n/2;if(!(e<i&&i<n))break;Ln(o(i),t)===s?e=i:n=i}return e}function F1({part:t,at:e,values:n},s){const[o,r,i]=e;let a=qc(e,n),c=Tt(r-o,i-r);for(let l=0;l<
p1;l++){c/=16;const u=[a-c,a,a+c];if(!(o<u[0]&&u[0]<a&&a<u[2]&&u[2]<i))break;const f=qc(u,u.map(d=>Ln(s(d),t)));if(!(u[0]<f&&f<u[2]))break;a=f}return a}function qc([
t,e,n],[s,o,r]){const i=(e-t)*(o-r),a=(e-n)*(o-s);return Q(i-a)>0?e-((e-t)*i-(e-n)*a)/(2*(i-a)):e}const j1={zero:I1,flip:P1,turn:F1};function D1(t,e,n){const s=new Map(
[[e,n(e)]]);for(const o of[t.at[0],t.at[t.at.length-1]]){let r=o-e;for(let i=0;i<m1;i++)r*=h1,s.has(e+r)||s.set(e+r,n(e+r))}return[...s.values()].sort((o,r)=>o.
at-r.at)}const ce=400,Cn=.6180339887498949,Ic=60,Pc=8,yo=1e-9,z1=1e-5,Fc=1e-13,B1=1e-13,le=200,jc=.5,{abs:Rn,max:Lt,min:Dc}=Math,X=t=>t??-1/0;function zc(t,e,n,s,o,r){
e<n||N(e>n?"the range runs backwards":"the range is empty");const i=u=>{const f=t(u);return f===void 0?void 0:s*f},a=[...Array.from({length:ce},(u,f)=>e+(n-e)*f/
ce),n],c=a.map(i),l=c.filter(u=>u!==void 0);return l.length||N("no value in the range"),_c(i,a,c),{value:i,at:a,values:c,size:l.reduce((u,f)=>Lt(u,Rn(f)),0),sign:s,
places:o(),hear:r}}const Bc=(t,e,n,s,o,r)=>s*Wc(zc(t,e,n,s,o,r))[0][1];function Uc(t,e,n,s,o,r){const i=zc(t,e,n,s,o,r),[[a,c],...l]=Wc(i),u=z1*(n-e);l.some(([f,
d])=>c-d<=yo*i.size&&Rn(f-a)>u)&&N("several places have the same value");for(const f of[a-u,a+u]){const d=e<=f&&f<=n?i.value(f):void 0;d!==void 0&&c-d<=Fc*i.size&&
N("its maximum is a flat stretch")}return H1(i,a,c,u)}function Wc(t){const{at:e,values:n,sign:s,size:o}=t,r=d=>n[d]!==void 0&&X(n[d])>X(n[d-1])&&X(n[d])>=X(n[d+
1]),i=[...n.keys()].filter(r),a=d=>i.length>Pc?Lt(X(n[d]),W1(t,d)):X(n[d]),c=new Map(i.map(d=>[d,a(d)]));i.sort((d,h)=>X(c.get(h))-X(c.get(d))||d-h);const l=i.slice(
0,Pc).map(d=>Hc(t,e[Lt(d-1,0)],e[Dc(d+1,ce)],e[d],X(n[d]))),u=l.reduce((d,[,h])=>Lt(d,h),-1/0)+yo*o,f=[];for(const d of t.places){const h=d.map(([,w])=>X(w===void 0?
void 0:s*w)),m=h.indexOf(Lt(...h)),[p,b,g]=[Lt(m-1,0),m,Dc(m+1,d.length-1)].map(w=>d[w][0]);if(h[m]>u){let w=Hc(t,p,g,b,h[m]);m||(w=Gc(t,w,e.filter(y=>y<p).at(-1)??
e[0])),m===d.length-1&&(w=Gc(t,w,e.find(y=>y>g)??e[ce])),l.push(w),f.push(b)}}return t.hear(f),l.sort((d,h)=>h[1]-d[1]),U1(t,l[0])&&N("it grows without bound"),
l}function U1({at:t,value:e,size:n},[s,o]){const[r,i]=[t[0],t[ce]],a=Lt(B1*(i-r),1e-15*Rn(s)),c=p=>Lt(...[s-p,s+p].filter(b=>r<=b&&b<=i).map(b=>X(e(b)))),[l,u,f]=[
le*le*le,le*le,le].map(p=>c(a*p));if(!(l>-1/0))return!1;const[d,h,m]=[u-l,f-u,o-f];return h>yo*n&&h>=jc*d&&m>=jc*h}function W1({at:t,values:e,value:n},s){if(!(s>
0&&s<ce))return-1/0;const[o,r,i]=[s-1,s,s+1].map(c=>X(e[c])),a=o-2*r+i;return a>-1/0&&a<0?X(n(t[s]+(o-i)/(2*a)*(t[s+1]-t[s]))):-1/0}function Hc({value:t},e,n,s,o){
let r=n-Cn*(n-e),i=e+Cn*(n-e),a=X(t(r)),c=X(t(i));for(let l=0;l<Ic;l++)a>o&&([s,o]=[r,a]),c>o&&([s,o]=[i,c]),a>=c?([n,i,c]=[i,r,a],r=n-Cn*(n-e),a=X(t(r))):([e,r,
a]=[r,i,c],i=e+Cn*(n-e),c=X(t(i)));return[s,o]}function Gc({value:t},[e,n],s){for(let o=0;o<Ic;o++){const r=(e+s)/2,i=X(t(r));i>n?[e,n]=[r,i]:s=r}return[e,n]}function H1({
value:t,size:e},n,s,o){for(const r of[o*64,o*8]){const i=[-2,-1,1,2].map(p=>t(n+r*p));if(i.includes(void 0))return n;const[a,c,l,u]=i.map(X),f=a-u+8*(l-c),d=-a+
16*c-30*s+16*l-u;if(!(d<0))return n;const h=n-r*f/d,m=t(h);if(Rn(h-n)>o||m===void 0||s-m>Fc*e)return n;[n,s]=[h,m]}return n}const Mo=192,Ie=1e300,G1=1100,$o=1e-6,
K1=.1,Kc=1e-12;function V1(t,e,n,s,o,r,i,a){e>0&&n<=0&&N("no real value");const c=[];let l=!1,u=0,f=NaN;const d=new Map(Q1(e,n,s).map(g=>[g,t(g)??NaN])),h=e>-Ie||
n<Ie;h&&_c(t,[...d.keys()],[...d.values()]);const m=X1(t,d),p=new Map(m),b=Z1(p,o());h&&r(b.filter(g=>!m.has(g)));for(const[g,w]of b.flatMap(y=>J1(t,y,p))){let y;
if(w===0){const M=Vc(t,g);l||=!M,M&&!So(t,g)&&(y=g)}else f*Math.sign(w)<0&&(y=tg(t,u,g,f,w));y!==void 0&&y!==c[c.length-1]&&c.push(y),[u,f]=[g,Math.sign(w)||NaN]}
if(i!==void 0){const g=Y1(c);return l&&N("every value in a range solves it"),g.length!==a&&N(`${g.length} root${g.length===1?"":"s"} in the range, not ${a}`),g[i]}
return c.length||N(l?"every value in a range solves it":"no root was found in the range"),c.reduce((g,w)=>Math.abs(w-s)<Math.abs(g-s)?w:g)}function Y1(t){const e=[];
for(const n of[...t].sort((s,o)=>s-o)){const s=e[e.length-1];(!e.length||Math.abs(n-s)>1e-9*Math.max(Math.abs(n),Math.abs(s)))&&e.push(n)}return e}function X1(t,e){
const n=[...e.keys()],s=[...e.values()],o=new Map(e),{abs:r,min:i}=Math;for(let a=1;a+1<n.length;a++){const[c,l,u]=n.slice(a-1,a+2),[f,d,h]=s.slice(a-1,a+2);if(!(f*
d>0&&h*d>0&&r(d)<i(r(f),r(h))))continue;const m=(l-c)*(d-h),p=(l-u)*(d-f),b=m!==p?l-((l-c)*m-(l-u)*p)/(2*(m-p)):l,g=c<b&&b<u?t(b)??NaN:d;g*d<0&&o.set(b,g)}return new Map(
[...o].sort(([a],[c])=>a-c))}function Z1(t,e){const n=[...t.keys()],{sign:s}=Math;for(const[o,r]of e.flat()){const i=n.findIndex(l=>l>o);if(r===void 0||i<1)continue;
const[a,c]=[i-1,i].map(l=>s(t.get(n[l])));a*s(r)<0&&a*c>0&&t.set(o,r)}return[...t.keys()].sort((o,r)=>o-r)}function J1(t,e,n){const s=i=>[i,t(i)??NaN],o=[e,n.get(
e)],r=$o*(Math.abs(e)||1);return o[1]===0?[s(e-r),o,s(e+r)]:[o]}function Q1(t,e,n){const s=(a,c,l=1)=>Array.from({length:Math.floor((c-a)/l)+1},(u,f)=>a+f*l);if(t>
-Ie||e<Ie){const a=t>0?Math.log(e/t):0;return s(0,Mo).map(c=>t>0?t*Math.exp(c/Mo*a):t+c/Mo*(e-t))}const o=Math.abs(n)||1,r=[...s(-48,48).map(a=>o*10**(a/4)),...s(
1,32).map(a=>o*a/16),...s(-300,300,12).map(a=>10**a)],i=[...new Set(r)].filter(a=>a>0&&a<=Ie).sort((a,c)=>a-c);return[...i.map(a=>-a).reverse(),0,...i]}function Vc(t,e){
const n=$o*(Math.abs(e)||1);return t(e-n)!==0&&t(e+n)!==0}const So=(t,e)=>t(Number(e.toPrecision(7)))===void 0;function tg(t,e,n,s,o){const r=Math.abs(o);let i=r,
a=r;for(let h=0;h<G1;h++){const m=e/2+n/2;if(m===e||m===n)break;const p=t(m);if(p===void 0)return;if(p===0)return Vc(t,m)&&!So(t,m)?m:void 0;p<0==s<0?[e,i]=[m,Math.
abs(p)]:[n,a]=[m,Math.abs(p)]}const[c,l]=i<a?[e,i]:[n,a],u=$o*Math.abs(c);if(So(t,c))return;const f=t(c-u),d=t(c+u);return f===void 0||d===void 0?l<=Kc*r?c:void 0:
Math.max(i,a)<=Math.max(K1*Math.abs(d-f),Kc*r)?c:void 0}const eg=300,ng=100,qn=2,sg=6e-6,og=1e-4,rg=.001,Yc=1e-13,ig=1e16,ag=1e-4,Xc=1e-7,cg=1e-9,lg=.001,ug=.9,
fg=.001,dg=3e-8,In=1e-9,hg=1e-8,mg=1e140,Zc=8,pg="the formula has no value in some row where the search starts",Pn="the search for the coefficients does not set\
tle, so start it nearer: `near …`",gg="with the coefficients that the search starts from",bg=["num","index","read"],{abs:Gt,max:Fn,min:Jc,sqrt:Qc,trunc:vo}=Math,
wg=t=>`where the search ends, ${t} does not change any row, so start it nearer: \`near …\``;function yg(t,e,n){const s=t(n);if(!s)return N(pg);let o=n,r=jn(e,
s),i=rg;for(let a=0;a===eg&&N(Pn),K(r)>Nn*K(e);a++){const c=tl(t,o,n,e,r,1),l=new Le(c,0),u=l.turned(r).slice(0,o.length),f=l.least>In?xo(l,u,0):void 0;if(f&&(vg(
f,o,ag)||K(u)<=fg*K(r)))break;for(l.least>In||(i=Fn(i,hg));;){if(!(i<=ig))return new Le(c,In)&&N(Pn);const d=xo(l,u,i),h=o.map((b,g)=>b+d[g]),m=t(h),p=m&&jn(e,m);
if(p&&K(p)<K(r)){[o,r]=[h,p];break}i=Fn(i,Yc)*10}i=i>Yc?i/10:0}return Mg(t,e,o,n)}function Mg(t,e,n,s){let o=n,r=1/0,i=1/0;for(let a=ng;;){const c=t(o),l=jn(e,c??
e);if(!c||K(l)>i)return N(Pn);i=Jc(i,K(l)*(1+lg));const u=new Le(tl(t,o,s,e,l,a<=qn?4:2),In);if(!a)return $g(u,e,l,o);const f=u.turned(l).slice(0,o.length),d=xo(
u,f,0),h=o.map((b,g)=>b+d[g]),m=Fn(...h.map((b,g)=>Gt(d[g])/(Gt(b)||1)));o=h,a--;const p=m<=cg||K(f)<=dg*K(l);a>=qn&&m<=Xc&&(p||m>=ug*r)?a=qn:a===qn-1&&Jc(r,m)>
Xc&&N(Pn),r=m}}function $g(t,e,n,s){let o=K(n);o<=Nn*K(e)&&(o=0);const r=o/Qc(e.length-s.length),i=t.scales.map((a,c)=>r*K(t.solvedAcross(s.map((l,u)=>c===u?1:0)))/
a);return[...s,...i,r,sc(e,o,!0)]}function tl(t,e,n,s,o,r){const i=jn(s,o);return e.map((a,c)=>{const l=Fn(Gt(a),.001*Gt(n[c]))||.001,u=g=>t(e.map((w,y)=>c===y?
g:w)),f=r===4&&Sg(u,a,og*l);if(f)return f;const d=sg*l,h=u(a+d),m=r>1||!h?u(a-d):void 0,p=h&&m?2:1,b=m??i;return(h??i).map((g,w)=>(g-b[w])/(p*d))})}function Sg(t,e,n){
const[s,o,r,i]=[-1,1,-2,2].map(a=>t(e+a*n));if(!(!s||!o||!r||!i))return r.map((a,c)=>(a-i[c]+8*(o[c]-s[c]))/(12*n))}function xo(t,e,n){const s=e.length;let o;if(n){
const r=Qc(n),i=t.triangle.map((l,u)=>Array.from({length:2*s},(f,d)=>d<s?l[d]??0:u===d-s?r:0)),a=new Le(i);o=a.solved(a.turned([...e,...e.map(()=>0)])).map((l,u)=>l/
a.scales[u])}else o=t.solved(e);return o.map((r,i)=>r/t.scales[i])}const vg=(t,e,n)=>e.every((s,o)=>Gt(t[o])<=n*Gt(s)),jn=(t,e)=>t.map((n,s)=>n-e[s]),xg={add:(t,e)=>t+
e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,exp:Math.exp,ln:Math.log,sin:Math.sin,cos:Math.cos};function Ag(t,e){const n=xg[t]??dt.get(t),s=e.find(l=>l instanceof Float64Array);
if(!s)return n(...e);const o=new Float64Array(s.length),[r,i]=e,a=(l,u)=>l instanceof Float64Array?l[u]:Number(l);if(t==="pow"&&i===2)for(let l=0;l<o.length;l++)
o[l]=a(r,l)*a(r,l);else if(e.length===2)for(let l=0;l<o.length;l++)o[l]=n(a(r,l),a(i,l));else for(let l=0;l<o.length;l++)o[l]=n(...e.map(u=>a(u,l)));let c=0;for(const l of o)
c+=l;return Number.isFinite(c)?o:N("overflow")}function Ng(t,e,n,s){const[,o,r,...i]=t[e].map(Number);let a=Float64Array.from({length:o},(l,u)=>u),c;for(let l=0,
u=e+1;l<i.length-1;u=i[l++]){const f=i[l];let d=0;for(let p=u;p<f;p++)bg.includes(String(t[p][0]))||d++;s.budget.steps-=f-u+vo(d*a.length/Zc);const h=Eg(t,u,f,new Map(
[[e,a]]),n,s);if(h===void 0||typeof h=="string")return;const m=h instanceof Float64Array?h:a.map(()=>Number(h));r&&!l?a=a.filter((p,b)=>m[b]):c=[...m]}return c}
function Eg(t,e,n,s,o,r){const i=a=>s.has(+a)?s.get(+a):o[+a];for(let a=e;a<n;a++){const[c,...l]=t[a];if(c==="num")s.set(a,l[0]);else if(c==="index")s.set(a,i(l[0]));else if(c===
"read")s.set(a,r.known(String(l[0])));else if(c==="at"){const u=i(l[1]),[{first:f,numbers:d}]=r.series(String(l[0]));if(!(u instanceof Float64Array))return;const h=u.
map(m=>{const p=d[vo(m)-f];return typeof p=="number"?p:NaN});if(h.some(Number.isNaN))return;s.set(a,h)}else if(dt.has(String(c))&&c!=="binomial")s.set(a,Ag(String(
c),l.map(i)));else return}return s.get(n-1)}const kg={searched(t,[e,n,s,...o],r,i,a,c){const l=+s,u=o.slice(0,l).map(w=>Number(i[+w])),f=o.slice(l,2*l).map(String),
d=Number(o[o.length-1]),h=i[+n][0].numbers,m=w=>t.inside(new Map(f.map((y,M)=>[y,w[M]]))),p=w=>r(a+1,d,m(w))[0].numbers,b=w=>{const y=tn(t,()=>(t.budget.steps-=
vo(h.length*l/Zc),t.budget.steps<0&&r(a,a),Ng(c,a+1,i,m(w))??p(w)));return y?.every(M=>Gt(M)<mg)?y:void 0};try{p(u)}catch(w){throw w instanceof ut&&t.budget.steps>=
0&&!w.needs&&(w.message.startsWith("the cell `")||(w.message+=`, ${gg}`)),w}return rc(h.length,l),ic(String(e).split(", "),()=>yg(b,h,u),wg).map(w=>({first:0,numbers:[
w]}))}},_g=40,Og=25e4,Tg=60,Lg=12,Cg=3,el=1e-6,Rg=1e-7,nl=1e-9,qg=1e-13,Ig=1e-10,Ao=1e-8,No=1e-5,Pg=.1,Fg=1e9,Eo=[2,3,5,7,11,13],Kt=1e300,sl="the equations do n\
ot fix each unknown",{abs:st,max:Ct,min:ol,floor:ko}=Math;function jg(t,e,n,s,o){const r=rl(e,n,s),i=r.map((b,g)=>e[g]>-Kt||n[g]<Kt?n[g]-e[g]:st(b)||1),a={lows:e,
highs:n,scales:i},c=Ct(4,ol(_g,ko(Og/(8*o*(2*r.length+1))))),l=[],u=[];let f=0;for(let b=0;b<c;b++){const g=zg(t,b?r.map((w,y)=>Dg(b,y,a)):r,a);g?.length===0&&f++,
g?.length&&![...l,...u].some(w=>Wg(g,w,i))&&(Bg(t,g,i)?l:u).push(g)}l.length||N(u.length||f===c?sl:"no solution found");const d=b=>b.map((g,w)=>ko(g/i[w]*Fg+.5));
l.sort((b,g)=>{const w=d(b),y=d(g),M=w.findIndex(($,S)=>$!==y[S]);return M<0?0:w[M]-y[M]});const h=b=>b.reduce((g,w,y)=>g+(s[y]<Kt?(w-r[y])/i[y]*((w-r[y])/i[y]):
0),0),m=l.reduce((b,g)=>h(g)<h(b)*(1-nl)?g:b);u.some(b=>h(b)<h(m))&&N(sl);const p=h(m)*(1+Ao)+Ao**2;return!s.every(b=>b<Kt)&&l.some(b=>b!==m&&h(b)<=p)&&N("sever\
al solutions are equally near"),r.map((b,g)=>[m[g],...l.map(w=>w[g])])}const rl=(t,e,n)=>n.map((s,o)=>s<Kt?s:(t[o]+e[o])/2);function Dg(t,e,{lows:n,highs:s,scales:o}){
let r=0;for(let a=1,c=t;c;c=ko(c/Eo[e]))a/=Eo[e],r+=a*(c%Eo[e]);if(n[e]>-Kt||s[e]<Kt)return n[e]+r*o[e];const i=2*r-1;return o[e]*i/(1-st(i))}function zg(t,e,{lows:n,
highs:s,scales:o}){let r=e,i=t(e),a=0;for(let c=0;c<Tg;c++){const l=r.map((w,y)=>Ct(st(w),.001*o[y]));if(!i)return;const[u,f]=il(t,r,i,l);if(!u.length)return[];
const d=Ct(...u.map(st));if(a===Cg)return d<=nl?r.map((w,y)=>st(w)<=qg*o[y]?0:w):void 0;(a||d<=Rg)&&a++;const h=w=>Ct(...w.map((y,M)=>st(y)/f[M])),m=h(i),p=r;let b=1,
g;for(let w=0;w<(a?1:Lg)&&(r=p.map((y,M)=>ol(Ct(y+b*l[M]*u[M],n[M]),s[M])),g=t(r),!(g&&(a||h(g)<m)));w++,b/=2)g=void 0;i=g}}function Bg(t,e,n){const s=e.map((o,r)=>Ct(
st(o),.001*n[r]));for(const o of[No,-No]){const r=e.map((c,l)=>c+o*s[l]),i=t(r);if(!i)continue;const[a]=il(t,r,i,s);return a.length>0&&a.every(c=>st(o+c)<=Pg*No)}
return!0}function il(t,e,n,s){const o=e.map((a,c)=>{const[l,u]=[1,-1].map(d=>t(Object.assign([...e],{[c]:a+d*el*s[c]}))),f=l&&u?2:1;return(l??n).map((d,h)=>(d-(u??
n)[h])/(f*el))}),r=n.map((a,c)=>Ct(...o.map(l=>st(l[c]))));if(!r.every(a=>a>0&&a<1/0))return[[],[]];const i=n.map((a,c)=>[...o.map(l=>l[c]/r[c]),-a/r[c]]);return[
Ug(i),r]}function Ug(t){const e=t.length,n=t.map(()=>0);for(let s=0;s<e;s++){let o=s;for(let r=s+1;r<e;r++)st(t[r][s])>st(t[o][s])&&(o=r);if(!(st(t[o][s])>=Ig))
return[];[t[s],t[o]]=[t[o],t[s]];for(let r=s+1;r<e;r++){const i=t[r][s]/t[s][s];for(let a=s;a<=e;a++)t[r][a]-=i*t[s][a]}}for(let s=e-1;s>=0;s--){let o=t[s][e];for(let r=s+
1;r<e;r++)o-=t[s][r]*n[r];n[s]=o/t[s][s]}return n}const Wg=(t,e,n)=>t.every((s,o)=>st(s-e[o])<=Ao*Ct(st(s),st(e[o]),1e-6*n[o])),Hg=1e4,al=[.9999999999998099,676.5203681218851,
-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,9984369578019572e-21,15056327351493116e-23],cl=[[.9428824156954797,
.09427384021885005,0],[.816496580927726,.1550719873365854,432/1470],[.6418533423457813,.18882157396018245,0],[.4472135954999579,.19977340522685852,625/1470],[.23638319966214988,
.22492646533333951,0]],ll=[.015827191973480183,77/1470],ul=[.24261107190140774,672/1470],Gg=4,Kg=2**-52,Vg=2**-44,Yg=1e-8,_o=t=>{if(t===Math.floor(t)&&t<=171)return t<=
0?N("gamma of zero or less"):fl(t-1);if(t<.5)return Math.PI/(Math.sin(Math.PI*t)*_o(1-t));t>172&&N("overflow");const e=t-1,n=e+7.5,s=n**((e+.5)/2),o=al.slice(1).
reduce((r,i,a)=>r+i/(e+a+1),al[0]);return Math.sqrt(2*Math.PI)*s*Math.exp(-n)*s*o},fl=t=>{const e=ft(t);if(e!==jt(t))return _o(t+1);let n=e<0?N("factorial of a \
negative number"):1;for(let s=2;s<=Math.min(e,171);s++)n*=s;return n},dl=(t,e)=>{let n=ft(e);if(n!==jt(e)&&N("binomial of a number that is not whole"),n<0)return 0;
t===Math.floor(t)&&t>=n&&(n=Math.min(n,t-n)),n>1e4&&N("binomial of more than 10,000");let s=1;for(let o=1;o<=n;o++)s=s*(t-n+o)/o;return s},hl=t=>{if(Math.abs(t)>
6)return Math.sign(t);let e=1,n=1;for(let s=1;s<250&&e>=n*1e-17;s++)n+=e*=2*t*t/(2*s+1);return 2*t/Math.sqrt(Math.PI)*Math.exp(-t*t)*n},Xg=t=>{if(t<1.5)return 1-
hl(t);let e=0;for(let n=120;n>0;n--)e=n/2/(t+e);return Math.exp(-t*t)/Math.sqrt(Math.PI)/(t+e)},Zg=(t,e,n)=>e>n?N("clamp to a range whose lower end is above its\
 upper end"):Math.min(Math.max(t,e),n),Jg=t=>{const e=Math.abs(t)**.3333333333333333,n=Math.floor(e+.5);return Math.sign(t)*(n*n*n===Math.abs(t)?n:e)},{hypot:Qg,
expm1:tb}=Math,eb=t=>t<=-1?N("log of zero or less"):Math.log1p(t),nb=(t,e)=>{const n=t===Math.floor(t)&&t>=e?Math.min(e,t-e):e;return n>0&&n<=1e4?Math.trunc(n):
0};Ze.set(dl,nb);const sb={gamma:_o,factorial:fl,binomial:dl,erf:hl,erfc:Xg,erfinv:l0,normal_quantile:$n,cbrt:Jg,mod:vd,clamp:Zg,hypot:Qg,expm1:tb,log1p:eb,...Dd,
...l1,irr:Ha},ob={...Qp,...Hp,...Jp,...Z0,...kg,sum:(t,e,n,s,o)=>pl(t,e,n,s,o,0),product:(t,e,n,s,o)=>pl(t,e,n,s,o,1),integral:(t,[e,n,s],o,r,i,a,c)=>{const{budget:l}=t,
u=Number(r[+e]),f=Number(r[+n]),d=l.integrals>0,h=x=>(r[i]=x,Number(o())),{curve:m,look:p,hear:b}=wo(t,h,[c,r],i+1,+s),g=x=>m(x)??ab(h,x,u,f),w=()=>p().map(x=>x.
map(([v,_])=>[v,_??g(v)]));l.integrals++;const y=l.steps;d||[u,f].forEach(g);const M=d?1:ib(Math.floor((y-l.steps)/2)),[$,S]=cb(g,u,f,M,d,w);return l.integrals--,
b(S),$},slope:(t,[e],n)=>rb(ml(t,e,n),Number(t.known(String(e)))),argmax:(t,e,n,s,o,r,i)=>Dn(Uc,1,t,e,n,[i,s],o),argmin:(t,e,n,s,o,r,i)=>Dn(Uc,-1,t,e,n,[i,s],o),
maximum:(t,e,n,s,o,r,i)=>Dn(Bc,1,t,e,n,[i,s],o),minimum:(t,e,n,s,o,r,i)=>Dn(Bc,-1,t,e,n,[i,s],o),root(t,[e,n,s,o,...r],i,a,c,l,u){const f=ml(t,e,i),{curve:d,look:h,
hear:m}=wo(t,f,[u,a],c+1,Number(r.at(-1))),[p,b]=r.slice(0,-1).map(g=>Number(a[+g]));return V1(d,Number(a[+n]),Number(a[+s]),Number(a[+o]),h,m,p,b)},system(t,[e,
...n],s,o,r){const i=+e,[a,c,l]=[0,1,2].map(b=>n.slice(b*i,(b+1)*i).map(g=>Number(o[+g]))),u=n.slice(3*i,4*i).map(String),f=n.slice(4*i,-1).map(Number),d=b=>{const g=tn(
t,()=>{const w=t.inside(new Map(u.map((y,M)=>[y,b[M]])));return f.map((y,M)=>Number(s(M?f[M-1]:r+1,y,w)))});return g?.every(Number.isFinite)?g:void 0},h=rl(a,c,
l);d(h);const m=t.budget.steps;return d(h),jg(d,a,c,l,m-t.budget.steps).map(b=>({first:0,numbers:b}))}},Dn=(t,e,n,[s,o,r],i,a,c)=>{const[,l]=a,u=m=>(l[c]=m,Number(
i())),{curve:f,look:d,hear:h}=wo(n,u,a,c+1,+r);return t(f,Number(l[+s]),Number(l[+o]),e,d,h)},ml=(t,e,n)=>s=>Number(n(void 0,void 0,t.inside(new Map([[String(e),
s]]))));function pl({machine:{traced:t}},e,n,s,o,r){const[i,a]=[0,1].map(u=>{const f=Number(s[+e[u]]),d=ft(f);return d===jt(f)?d:N("bounds are not whole numbers")});
a<i-1&&N("the bounds run backwards"),a-i>=Hg&&N("more than 10,000 terms");const c=Math.floor((a-i+1)/E1)+1;let l=r;for(let u=i;u<=a;u++)s[o]=u,l=r?l*Number(n()):
l+Number(n()),t&&!((u-i)%c)&&t.push([[],s.slice(o+1,Number(e[2]))]);return t&&c>1&&t.push([kc,[]]),l}function rb(t,e){let n=.001*Math.abs(e)||.001,s=0;const o=t(
e),{abs:r}=Math;for(let i=0;i<8;i++,n/=4){const a=t(e-n),c=t(e+n),l=t(e-2*n),u=t(e+2*n),f=c-o-(o-a),d=u-o-(o-l),h=r(c-o)+r(o-a),m=1e-14*r(o),p=l-u+8*(c-a);if(s=
Math.max(s,h/n),r(d/2-2*f)<=1e-4*s*n+m&&(r((u-l)/2-(c-a))<=.1*h+m||r(p)<=1e-9*h)){const b=n/2,g=a-c+8*(t(e+b)-t(e-b)),w=p/(12*n),y=g/(12*b);if(r(y-w)<=.001*s+m/
n)return y+(y-w)/15}}return N("no slope where a function jumps or bends")}function ib(t){let e=32;for(;e>2&&t*12*e>4e4;)e/=2;return e}function ab(t,e,n,s){const o=(s-
n)*.001*(Math.abs(e-n)>Math.abs(s-e)?-1:1);return[6,-15,20,-15,6,-1].reduce((r,i,a)=>r+i*t(e+o*(a+1)),0)}function cb(t,e,n,s,o,r){const i=[...Array.from({length:s},
(M,$)=>e+(n-e)*$/s),n],a=i.map(t),c=s===32?1e-13:1e-11,l=Array.from({length:s},(M,$)=>Bn(t,i[$],i[$+1],a[$],a[$+1],0)),u=zn(l);let f=gl(t,l,c*u.size),d=zn(f);d.
error<=u.error||([f,d]=[l,u]);const h=r(),m=[],p=h.length?ub(t,f,h,d.size/Math.abs(n-e),m):f;if(m.length){f=p;for(let S=0;S<Gg;S++)f=gl(t,f,c*zn(f).size);const M=d;
d=zn(f);const $=Math.abs(d.value-M.value);$>1e-9*d.size&&$>M.error||(m.length=0)}const{value:b,error:g,size:w}=d;if(Math.abs(b)<=1e-14*w&&g<=1e-9*w)return[0,m];
const y=o?w:Math.abs(b);return g<=1e-9*y&&lb(f)<=Yg*y?[b,m]:N("the integral does not settle")}const lb=t=>t.reduce((e,{a:n,b:s,first:o,last:r})=>{const i=Math.max(
Math.abs(n),Math.abs(s));return Math.abs(s-n)<=Vg*i?e+Math.abs(r-o)*Kg*i:e},0);function gl(t,e,n){const s=[],o=[...e];for(let r,i=0;r=o.pop();){const{depth:a,a:c,
b:l,first:u,last:f,middle:d}=r,h=(c+l)/2;if(r.error<=n||a===52||i===500){s.push(r);continue}i++,o.push(Bn(t,c,h,u,d,a+1),Bn(t,h,l,d,f,a+1))}return s}function ub(t,e,n,s,o){
return e.flatMap(r=>{const{a:i,b:a}=r,[c,l]=i<a?[i,a]:[a,i],u=n.flatMap(m=>m.filter(([p])=>c<p&&p<l)),f=u.length?fb(t,r,u,s):[];if(!f.length)return[r];o.push(...f);
const d=[...new Set([c,l,...f])].sort((m,p)=>i<a?m-p:p-m),h=d.map(t);return d.slice(1).map((m,p)=>Bn(t,d[p],m,h[p],h[p+1],0))})}function fb(t,{a:e,b:n,first:s,last:o,
middle:r},i,a){const c=(e+n)/2,l=(n-e)/2,{abs:u}=Math,f=[[-1,s],[0,r],[1,o]];for(const[m]of cl)for(const p of[-1,1])f.push([p*m,t(c+p*l*m)]);const d=f.reduce((m,[
,p])=>Math.max(m,u(p)),a),h=([m,p])=>u(p-Oc(f,(m-c)/l))<=1e-6*Math.max(d,u(p));return i.filter(m=>!h(m)).map(([m])=>m)}const zn=t=>t.reduce((e,n)=>({value:e.value+
n.value,error:e.error+n.error,size:e.size+n.size}),{value:0,error:0,size:0});function Bn(t,e,n,s,o,r){const i=(e+n)/2,a=(n-e)/2,c=t(i),{abs:l}=Math;let[u,f]=[0,
1].map(m=>ll[m]*(s+o)+ul[m]*c),d=ll[0]*(l(s)+l(o))+ul[0]*l(c);for(const[m,p,b]of cl){const g=t(i-a*m),w=t(i+a*m);u+=p*(g+w),f+=b*(g+w),d+=p*(l(g)+l(w))}const h=u*
a;return Number.isFinite(h)?{a:e,b:n,first:s,last:o,depth:r,middle:c,value:h,error:l(u-f)*l(a),size:d*l(a)}:N("overflow")}var db=Object.freeze({__proto__:null,ACTS:sb,
MORE_REGIONS:ob});const bl=64,hb=9,mb=1024,pb=10,gb=3,bb=.1,wb=24,yb=12,Mb=12,$b=1e-13,Pe=.6180339887498949,Sb=60,vb=1e-12,xb=1e5,Oo=(t,e)=>Math.abs(t-e)<=vb*Math.
max(Math.abs(t),Math.abs(e)),Un=(t,e,n)=>Math.min(Math.max(t,e),n),wl=(t,e,n)=>e>0&&n>100*e?Un(e*(n/e)**t,e,n):e*(1-t)+n*t;function Ab(t,e){const n=Array.from({
length:hb},(r,i)=>(i+1)*Pe%1),s=[...Array.from({length:bl+1},(r,i)=>i/bl),...n],o=s.map(r=>t*(1-r)+e*r);return t>0&&e>10*t&&o.push(...s.map(r=>Un(t*(e/t)**r,t,e))),
o.sort((r,i)=>r-i)}function To(t,e){if(!(e>1e-280&&e<1e280))return t;const n=10**(12-Math.ceil(Math.log10(e)));return Math.floor(t*n+.5)/n}function Nb(t,e,n=[]){
const s=e.map(([v,_])=>[v,Ab(..._)]);let o=1/0,r=-1/0,i=!1,a=1,c=new Map,l=c;const u=()=>(a=a*48271%2147483647)/2147483647,f=v=>{const _=t(v);return typeof _!="\
number"?(i=!0,NaN):(_<o&&([o,c]=[_,v]),_>r&&([r,l]=[_,v]),_)},d=v=>new Map(e.map(([_,R],A)=>[_,v(...R,A)])),h=(v,_)=>{const R=[d(k=>k),...e.length>1?[d((k,F)=>F),
d((k,F)=>wl(u(),k,F))]:[]];let A=0;for(const k of R){let F=NaN;for(const P of _){const T=f(new Map(k).set(v,P));if(i)return;if(!Number.isNaN(F)&&!Oo(T,F)){const E=T>
F?1:-1;if(A===-E)return;A=E}F=T}}return A},m=(v,_,R,A,k,F)=>{const P=A.length-1;let T=Number(v.get(R)),E=_;const O=V=>{const de=k*f(new Map(v).set(R,V));return de>
E&&([T,E]=[V,de]),de};if(F)for(let V=0;V<=P;V+=Math.floor(A.length/Mb))O(A[V]);O(A[0]),O(A[P]);const L=A.findIndex(V=>V>=T),j=L<0?A.length:L;let C=A[Math.max(j-
2,0)],q=A[Math.min(j+1,P)],W=q-Pe*(q-C),H=C+Pe*(q-C),G=O(W),Z=O(H);for(let V=0;V<Sb;V++)G>Z?([q,H,Z]=[H,W,G],W=q-Pe*(q-C),G=O(W)):([C,W,G]=[W,H,Z],H=C+Pe*(q-C),
Z=O(H));return O(Un(To((C+q)/2,Math.max(Math.abs(A[0]),Math.abs(A[P]))),A[0],A[P])),[T,E]},p=(v,_,R,A)=>{let k=_,F=R,P=1;for(let T=0;T<yb;T++,P*=2){const E=new Map(
s.map(([L,j])=>{const C=P*(Number(_.get(L))-Number(v.get(L)));return[L,Un(Number(k.get(L))+C,j[0],j[j.length-1])]})),O=A*f(E);if(!(O>F))break;[k,F]=[E,O]}return[
k,F]},b=(v,_)=>{let R=new Map(v),A=_*f(v);for(let k=0;k<wb;k++){const F=new Map(R),P=A;for(const[T,E]of s){if(i)return;const[O,L]=m(R,A,T,E,_,k===0);R.set(T,O),
A=L}if(s.length>1&&k&&([R,A]=p(F,R,A,_)),!(A-P>$b*Math.max(Math.abs(A),Math.abs(P))))break}},g=(v,_,R)=>{const A=[R];for(const[,k]of[...v].sort(([F],[P])=>_*(P-
F))){if(A.length>gb)break;const F=P=>e.some(([T,[E,O]])=>Math.abs(Number(k.get(T))-Number(P.get(T)))>bb*(O-E));A.every(F)&&A.push(k)}return A},w=v=>({ends:v,at:[
c,l]});for(const v of n)f(v);const y=s.map(([v,_])=>h(v,_));if(i)return;if(y.every(v=>v!==void 0)){const v=f(d((R,A,k)=>Number(y[k])>=0?R:A)),_=f(d((R,A,k)=>Number(
y[k])>=0?A:R));if(!i&&Oo(v,o)&&Oo(_,r))return w([o,r])}const M=[],$=v=>{M.push([f(v),v])};for(let v=0;v<mb&&!i;v++)$(d((_,R)=>wl(u(),_,R)));if(e.length<=pb)for(let v=0;v<
2**e.length&&!i;v++)$(d((_,R,A)=>v>>e.length-1-A&1?R:_));if(i)return;const S=Math.max(...M.map(([v])=>Math.abs(v)));for(const v of[-1,1])for(const _ of g(M,v,v<
0?c:l))i||b(_,v);const x=Math.max(Math.abs(o),Math.abs(r));return i||S>0&&x>xb*S?void 0:w([To(o,x),To(r,x)])}var Eb=Object.freeze({__proto__:null,findExtremes:Nb});
async function kb(t,e,n,s){const o=D(t,".cg-group"),r={moved:0,left:0};for(const[i,a]of o.entries()){if(n.aborted)break;s(i,o.length);const c=D(a,"[data-row]").
filter(f=>f.querySelector(".cg-en__val")?.textContent),l=a.querySelector(".cg-en a"),u=await yl(l.href,n).catch(()=>null);if(u===null)c.forEach(Ml),r.left+=c.length;else if(u){
const{state:f}=ks(Be(e),u);f.size&&Rb(c,u,f,r)}}return r}async function _b(t,e,n){const s=await yl(new URL(t[0].url,document.baseURI).href,n).catch(()=>{}),o=t.
map(i=>i.columns.length&&t.length===1?Ob(i):void 0);if(s){const{state:i}=ks(Be(e),s),a=Tb(s,t[0].id),c=s.under(new Map),l=s.under(i);t.forEach((u,f)=>o[f]??=Lb(
u,s,a,i,c,l))}const r=o.filter(i=>i?.isMoved).length;return{now:o,sum:{moved:r,left:o.filter(i=>!i).length}}}const Ob=({value:t,name:e,says:n})=>({value:t,name:e,
says:n,isMoved:!1});function Tb({entries:t},e){const n=new Set([e]);for(const s of n){const{p:o=[],picks:r=[]}=t.get(s)??{};for(const i of[...r,...o.flat()])typeof i==
"string"&&t.has(i)&&n.add(i)}return n}function Lb(t,e,n,s,o,r){const i=(t.columns.length?t.columns.filter(a=>n.has(a)):[t.id]).filter(a=>e.entries.has(a));try{e.
allow(Mt);const a=i.map(h=>Wn(e,h,s,r)),c=i.some((h,m)=>a[m]!==Wn(e,h,new Map,o)),l=[...new Set(a)].join(" or "),u=[...new Set(i.map(h=>Cb(e,h,r)))].join(" or ");
if(!i.length)return;if(!t.columns.length)return{value:l,name:t.name,says:t.says,isMoved:c};const f=t.name.slice(t.name.lastIndexOf(".")+1),d=`${u}.${f}`;return{
value:l,name:d,says:`${f.replaceAll("_"," ")} of ${u}`,isMoved:c||d!==t.name}}catch(a){if(!(a instanceof tt))throw a;return}}const Cb=(t,e,n)=>(t.entry(e).picks??
[]).map(n).join(".");function Wn(t,e,n,s){const{c:o,rows:r,u:i}=t.entry(e);return o?s(e)?"holds":"does not hold":r?t.say(e,s(e)):Y(t.text(e,n,s),i)}async function yl(t,e){
const n=new URL(t);n.hash=n.search="";const s=await fetch(n,{signal:e});if(!s.ok)throw new Error(String(s.status));const o=new DOMParser().parseFromString(await s.
text(),"text/html"),r=o.querySelector("cg-note template")?.content.textContent;if(!r)return;const i=JSON.parse(r);return await ui(i.q,t),await si(i.q),await ni(),
ci(ii(i))}function Rb(t,e,n,s){const o=new Map,r=e.under(o),i=e.under(n);for(const a of t){const c=e.key(a.dataset.row);try{if(!e.entries.has(c))throw new tt;e.
allow(Mt);const l=Wn(e,c,n,i);if(l===Wn(e,c,o,r))continue;const u=a.querySelector(".cg-en__val");a.title=`was ${u?.textContent} in the last build`,a.classList.add(
"is-changed"),z(u,l),s.moved+=1}catch(l){if(!(l instanceof tt))throw l;Ml(a),s.left+=1}}}function Ml(t){t.classList.add("is-later"),t.title="not recomputed: fro\
m the last build"}var qb=Object.freeze({__proto__:null,rechain:_b,recompute:kb});async function Ib(t){const{root:e,model:n,signal:s}=t;for(const r of D(e,"table\
[data-sortable] thead th")){const i=mt("cg-sort","",()=>Db(r));i.append(...r.childNodes),r.append(i)}U(e,"click",{signal:s},({target:r})=>{const i=r.closest('[d\
ata-do="csv"]'),a=r.closest("button")?.closest("[data-cell]");i&&Wt(vs(i.closest("figure, section")?.querySelector("table")),i),a&&t.set(n.parseCase(a.dataset.cell))}),
U(e,"keydown",{signal:s},Pb);const o=e.querySelector("table[data-scale]")&&await Promise.resolve().then(function(){return n2});return D(e,".cg-table").map(r=>i=>{
Fb(r,i),r.dataset.scale&&i.attempt(r,()=>o?.colour(r))})}function Pb(t){const e={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[t.key],n=t.target instanceof
Element?t.target.closest(".cg-table td")?.querySelector("button"):null,s=n?.closest("table");if(!e||!n||!s||t.ctrlKey||t.metaKey||t.altKey)return;const o=[...s.
tBodies[0].rows].filter(c=>c.checkVisibility()),r=n.closest("td"),i=r.parentElement,a=o[o.indexOf(i)+e[1]]?.cells[r.cellIndex+e[0]]?.querySelector("button");t.preventDefault(),
a&&(n.tabIndex=-1,a.tabIndex=0,a.focus())}function Fb(t,{model:e,now:n,inCase:s,attempt:o}){const r=new Map,i=c=>r.get(c)??r.set(c,s(c)).get(c)??s(c),a=c=>c!==""&&
[...e.parseCase(c)].every(([l,u])=>J(n(l),u,1e-9));for(const c of D(t,"[data-cell]")){const{cell:l="",q:u}=c.dataset,{read:f,state:d}=i(l),h=e.key(u);o(c,()=>{if(e.
entries.has(h)){const m=e.text(h,d,f),p=c.querySelector("button");if(z(p??c,m==="–"?"":m),t.dataset.scale){const[,b,g]=[e.spread(h,d,f)].flat();c.dataset.v=String(
g===void 0?f(h):b)}p?.setAttribute("aria-label",`take ${c.dataset.takes}: ${Y(m,e.entry(h).u)}`)}c.classList.toggle("is-current",a(l))})}for(const c of D(t,"[da\
ta-head]"))o(c,()=>c.classList.toggle("is-current",a(c.dataset.head??"")));if(t.querySelector("tr.is-rest")&&o(t,()=>$l(t)),t.dataset.checks){const c=t.dataset.
checks.split(" ").map(e.key),l=u=>u!==void 0&&c.some(f=>e.entries.has(f)&&!i(u).read(f));o(t,()=>{const u=new Set;for(const f of D(t,"tbody td")){const d=f.dataset.
cell??f.parentElement?.firstElementChild?.dataset.head;f.classList.toggle("is-out",l(d)),d!==void 0&&u.add(d)}jb(t,f=>[...u].map(d=>i(d).read(f)).filter(d=>!d),
e)})}}function jb(t,e,n){const s=D(t.closest("figure")??t,"[data-broken]");let o=!1;for(const r of s.filter(i=>i.dataset.broken)){const i=n.key(r.dataset.broken),
a=n.entries.has(i)?e(i):[];r.hidden=!a.length,o||=a.length>0,z(r.querySelector(":scope > span"),a.includes(void 0)?", or cannot be computed":"")}for(const r of s.
filter(i=>!i.dataset.broken))r.hidden=!o}function $l(t){const e=[...t.tBodies[0].rows],n=e.filter(r=>!r.matches(".is-rest")).length,s=e.findIndex(r=>r.querySelector(
".is-current")),o=s<n?n:n-1;e.forEach((r,i)=>r.classList.toggle("is-rest",i>=o&&i!==s))}function Db(t){const e=t.closest("table")?.tBodies[0],n=t.getAttribute("\
aria-sort")!=="ascending",s=a=>a.cells[t.cellIndex]?.textContent?.trim()??"",o=a=>parseFloat(a.replace(/[,\s]/g,"").replace("−","-")),r=[...e?.rows??[]].sort(
(a,c)=>{const[l,u]=[o(s(a)),o(s(c))];return(Number.isNaN(l)||Number.isNaN(u)?s(a).localeCompare(s(c)):l-u)*(n?1:-1)});for(const a of t.parentElement?.children??
[])a.removeAttribute("aria-sort");t.setAttribute("aria-sort",n?"ascending":"descending"),e?.append(...r);const i=t.closest("table");i?.querySelector(".is-rest")&&
$l(i)}var zb=Object.freeze({__proto__:null,mount:Ib});const Lo=6,Bb=", outside",Ub=11,Wb=.02,Hb=1e-9,Gb=1.2;function Kb(t){const e=D(t.root,"svg[data-x]").map(n=>Yb(
t,n));for(const n of e)Qb(t,n),n.data?.addEventListener("toggle",()=>Co(t,()=>Se(t,n)),{signal:t.signal});return e.map(n=>s=>s.attempt(n.svg,()=>Vb(s,n)))}function Vb(t,e){
Si(t,e);for(const s of e.lines)vi(t,e,s);Xb(e);const n=e.points.map(s=>Zb(t,e,s));Me(e.svg,e,n.filter((s,o)=>!e.points[o].e.dataset.point)),e.ridge&&Jb(t,e,e.ridge),
Se(t,e)}function Co({model:t},e){t.allow(ms),Jt(e),t.allow(Mt)}function Yb({model:t},e){const n=e.closest("figure")??e,s=bi(e),o=wi(t,e,n),r=D(e,"[data-point]").
map(i=>({e:i,key:t.key(i.dataset.q),labels:s(i,"for").map(a=>[a,Ht(a,"x")-Ht(i,"cx"),Ht(a,"y")-Ht(i,"cy")])}));return{svg:e,host:e,x:it(e.dataset.ax),y:it(e.dataset.
ay),built:it(e.dataset.ay),swept:t.key(e.dataset.x),lines:o,points:r,ridge:e.querySelector("[data-ridge]"),data:n.querySelector(".cg-numbers")}}function Xb({lines:t}){
const e=t.flatMap(({e:s,labels:o})=>o.map(([r])=>({label:r,own:s.matches(".is-chosen")}))),n=e.filter(({own:s})=>s).map(({label:s})=>Ht(s,"y"));for(const{label:s,
own:o}of e)!o&&!s.matches(".is-rest")&&s.classList.toggle("hide",n.some(r=>Math.abs(r-Ht(s,"y"))<Ub))}function Zb({model:t,inCase:e,state:n,now:s},{x:o,y:r,swept:i},{
e:a,key:c,labels:l}){const{read:u}=e(a.dataset.point),f=!a.dataset.point,d=o.at(Number(u(i))),h=r.at(Number(u(c))),m=[Math.max(o.from,Math.min(o.to,d)),Math.max(
r.to,Math.min(r.from,h))],p=!(d>=o.from-1&&d<=o.to+1&&h<=r.from+1&&h>=r.to-1),b=f?m.every(Number.isFinite):!p;a.classList.toggle("is-outside",p);for(const g of[
a,...l.map(([w])=>w)])g.classList.toggle("hide",!b);a.classList.toggle("moved",f&&n.size>0),b&&$t(a,{cx:m[0],cy:m[1]});for(const[g,w,y]of l)f&&g.textContent&&z(
g,Y(t.text(c,n,s),t.entry(c).u)+(p?Bb:"")),b&&$t(g,{x:m[0]+w,y:m[1]+y});return[d,h].every(Number.isFinite)?[d,h]:m}function Jb(t,e,n){const{x:s,y:o,swept:r,lines:i}=e,
a=i.find(({e:S})=>S.matches(".is-chosen")),c=Math.log(s.hi/s.lo)/Et,[l,u,f,d]=[0,1,Et-1,Et].map(S=>a?Number(dn(t,e,a,s.of(S/Et)).value):NaN),h=Math.abs(Math.log(
u/l)/c-1)<=Wb&&J(f,d,Hb);if(n.classList.toggle("hide",!h),!a||!h)return;const m=s.lo*d/l,p=Number(t.now(r)),b=o.at(Number(t.now(a.key))),g=s.at(m),[w,y,M,$]=[".\
ridge",".strong",".gap",".tone-gap"].map(S=>n.querySelector(S));$t(w,{x1:g,x2:g,y1:o.at(d)}),$t(n.querySelector(".ridge-dot"),{cx:g,cy:o.at(d)}),$t(y,{x:g}),z(y,
`ridge ${t.model.say(r,m)}`);for(const S of[M,$])S?.classList.toggle("hide",!(m/p>Gb&&p>s.lo));$t(M,{x1:s.at(p)+9,x2:g,y1:b,y2:b}),$t($,{x:g,y:b}),z($,`${Bt(m/p)}\
× short of the ridge`)}function Qb(t,e){const{svg:n,x:s,y:o,swept:r,lines:i}=e,{model:a,signal:c}=t,l=n.parentElement?.querySelector(".cg-read")??I("output"),u=document.
createElementNS("http://www.w3.org/2000/svg","line"),f=n;u.setAttribute("class","read hide"),n.append(u),f.tabIndex=0;let d=.5;const h=()=>{const p=s.of(d),b=i.
map(w=>{const{state:y,read:M,value:$}=dn(t,e,w,p),S=w.e.matches(".is-chosen");return{own:S,y:Number($),name:w.e.dataset.label??"",text:Y(a.text(w.key,y,M),S?a.entry(
w.key).u:"")}});b.sort((w,y)=>Number(y.own)-Number(w.own)||y.y-w.y);const g=b.slice(0,Lo).map(({own:w,name:y,text:M})=>I(w?"b":"span","",`${y} ${M}`.trim()));l.
replaceChildren(`${a.say(r,As(r,p))}: `,...g.flatMap((w,y)=>y?[", ",w]:[w]),b.length>Lo?` and ${b.length-Lo} more`:""),$t(u,{x1:s.at(p),x2:s.at(p),y1:o.from,y2:o.
to}),u.classList.remove("hide")},m=()=>{u.classList.add("hide"),z(l,"")};U(n,"pointermove",{signal:c},p=>{const b=f.getBoundingClientRect(),g=(p.clientX-b.left)/
b.width*f.viewBox.baseVal.width;d=Math.max(0,Math.min(1,(g-s.from)/(s.to-s.from))),Co(t,h)}),U(n,"pointerleave blur",{signal:c},m),U(n,"keydown",{signal:c},p=>{
const b={ArrowLeft:-.02,ArrowRight:.02,Home:-1,End:1}[p.key];b&&(p.preventDefault(),d=Math.max(0,Math.min(1,d+b)),Co(t,h))})}var tw=Object.freeze({__proto__:null,
mount:Kb});const ew=4,nw=520,sw=.01,ow=.05,Sl=6,rw=.1,vl=100;function Hn(t,e){const n=t.entry(e),{lo:s=0,hi:o=1,log:r,step:i,v:a}=n,c=typeof a=="number"?a:s,l=!n.
u&&[s,o,c].every(Number.isInteger)&&o-s>=8,u=i??(l?Math.max(1,xl((o-s)/vl)):iw(n,s,o)),f=d=>{if(r?Math.abs(Math.log10(d/c))<sw:Math.abs(d-c)<Math.min(u/2,(o-s)*
.004))return c;const m=+bt(n,d).toPrecision(3),p=i?s+Math.round((d-s)/i)*i:l?Math.round(d):sn(n,m);return Math.min(o,Math.max(s,p))};return{lo:s,hi:o,first:c,fit:f,
moved:(d,h)=>f(r?d*(o/s)**h:d+h*(o-s)),stepped(d,h){const m=f(r&&!i?d*10**(ow*h):d+u*h);return l&&m===d?Math.min(o,Math.max(s,d+Math.sign(h))):m}}}const iw=(t,e,n)=>xl(
(bt(t,n)-bt(t,e))/vl)*(t.f??1);function xl(t){const e=10**Math.floor(Math.log10(t));return e*([1,2,5,10].find(n=>n*e>=t*.999)??10)}function Ro({key:t},e,n){const s={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:Sl,PageDown:-Sl}[t];return s?{value:e.stepped(n,s)}:t==="Home"||t==="End"?{value:t==="Home"?e.lo:e.hi}:t===
"Delete"||t==="Backspace"?{value:void 0}:void 0}function aw(t){const e=D(t.root,'.cg-grip[role="slider"]').map(s=>({e:s,key:t.model.key(s.dataset.q)})),n=({model:s,
now:o}=t)=>{for(const{e:r,key:i}of e){const a=o(i);r.setAttribute("aria-valuenow",Bt(bt(s.entry(i),Number(a)))),r.setAttribute("aria-valuetext",s.say(i,a))}};for(const{
e:s,key:o}of e){const r=Hn(t.model,o),{lo:i,hi:a}=r,c=l=>Bt(bt(t.model.entry(o),l));s.setAttribute("aria-valuemin",c(i)),s.setAttribute("aria-valuemax",c(a)),s.
removeAttribute("aria-disabled"),cw(t,s,o,r)}for(const s of D(t.root,".cg-grip"))s.classList.add("is-ready");return n(),n}function cw(t,e,n,s){const{signal:o}=t,
r=()=>Number(t.now(n)),i=(a,c="step",l=!0)=>{a===void 0||!J(a,r())?t.set(new Map([[n,a]]),c,l):l&&c==="drag"&&t.set(new Map([[n,a]]),c,l)};U(e,"pointerdown",{signal:o},
a=>{a.button||a.target instanceof HTMLInputElement||lw(e,a,r(),s,i,()=>Al(t,e,n))}),U(e,"dblclick",{signal:o},()=>{e.querySelector("input")?.dispatchEvent(new KeyboardEvent(
"keydown",{key:"Escape"})),i(void 0)}),U(e,"keydown",{signal:o},a=>{if(a.target!==e||a.ctrlKey||a.metaKey||a.altKey)return;const c=Ro(a,s,r());if(c)i(c.value);else if(a.
key==="Enter"||/^\d$/.test(a.key))Al(t,e,n,a.key.replace("Enter",""));else return;a.preventDefault()})}function lw(t,e,n,s,o,r){let i=!1,a=n;const c=new AbortController,
{signal:l}=c;t.setPointerCapture(e.pointerId),U(t,"pointermove",{signal:l},({clientX:u,shiftKey:f})=>{const d=(u-e.clientX)*(f?rw:1);if(!i&&Math.abs(d)<ew)return;
i=!0,t.classList.add("is-drag");const h=s.moved(n,d/nw);h!==a&&o(a=h,"drag",!1)}),U(t,"pointerup pointercancel",{signal:l},u=>{c.abort(),t.classList.remove("is-\
drag"),i?o(a,"drag",!0):u.type==="pointerup"&&r()})}function Al(t,e,n,s=""){if(e.querySelector("input"))return;const{model:o}=t,r=I("input","cg-grip__entry"),i=I(
"span","cg-grip__why"),a=o.text(n,t.state,t.now);r.value=s||a,r.autocomplete="off",r.inputMode="decimal",r.setAttribute("aria-label",e.getAttribute("aria-label")??
""),i.setAttribute("role","alert");let c=!1;const l=(u,f=!0)=>{if(c)return;const{value:d,problem:h=""}=u&&r.value!==a?o.parseEntry(r.value,n):{};r.setAttribute(
"aria-invalid",String(h!=="")),i.textContent=h,!(h&&f)&&(c=!0,r.remove(),i.remove(),d!==void 0&&t.set(new Map([[n,d]])),f&&e.focus())};r.addEventListener("keydo\
wn",u=>{u.stopPropagation(),u.key==="Enter"&&l(!0),u.key==="Escape"&&l(!1)}),r.addEventListener("blur",()=>l(!0,!1)),e.append(r,i),r.focus(),s||r.select()}var uw=Object.
freeze({__proto__:null,keyed:Ro,mount:aw,scale:Hn});const Nl=3,qo=17,El=7.4,fw=78,dw=15,hw=40;function mw(t){const e=D(t.root,".cg-fig").map(n=>pw(t,n));for(const n of e)
gw(t,n);return n=>{for(const s of e)n.attempt(s.figure,()=>{ww(n,s),vw(n,s),Se(n,s)})}}function pw({model:t},e){const n=t.key(e.dataset.in);return{figure:e,host:e,
swept:n,x:it(e.dataset.ax),y:it(e.dataset.ay),built:it(e.dataset.ay),result:t.key(e.dataset.out),lines:wi(t,e,e),hand:e.querySelector(".cg-axis input"),by:Hn(t,
n),drawn:"",data:e.querySelector(".cg-numbers")}}function gw(t,e){const{hand:n,x:s,by:o,swept:r,figure:i}=e,{signal:a}=t,c=i.querySelector(".cg-fig__out"),l=u=>{
c?.setAttribute("aria-busy",String(!u)),t.set(new Map([[r,o.fit(s.of(+n.value))]]),"drag",u)};U(n,"input change",{signal:a},u=>l(u.type==="change")),U(n,"keydow\
n",{signal:a},u=>{const f=Ro(u,o,Number(t.now(r)));!f||u.ctrlKey||u.metaKey||u.altKey||(u.preventDefault(),t.set(new Map([[r,f.value]])))}),e.data?.addEventListener(
"toggle",()=>Se(t,e),{signal:a}),U(i,"click",{signal:a},async({target:u})=>{const f=u.closest("[data-fig]")?.dataset.fig;f&&(await Promise.resolve().then(function(){
return ki})).take(t,e,f,u)}),bw(t,e)}function bw(t,e){const{figure:n,x:s,swept:o,lines:r}=e,i=n.querySelector(".cg-fig__plot"),a=i?.querySelector(".cg-fig__in")??
null;if(!i||!a)return;const c=i.appendChild(I("output","cg-read")),l=document.createElementNS("http://www.w3.org/2000/svg","line");l.setAttribute("class","read \
hide"),a.append(l);const u=(f,d)=>{const h=e.by.fit(s.of(f)),m=r.map(p=>({line:p,...dn(t,e,p,h)})).map(({line:p,state:b,read:g,value:w})=>({far:Math.abs(Vt(e.y.
at(Number(w)))-d),text:`${p.e.dataset.label??""} ${Y(t.model.text(p.key,b,g),t.model.entry(p.key).u)}`})).sort((p,b)=>Number.isNaN(p.far)?1:p.far-b.far||0);c.replaceChildren(
`${t.model.say(o,h)}: `,...m.slice(0,Nl).flatMap(({text:p},b)=>[b?", ":"",I(b?"span":"b","",p.trim())]));for(const[p,b]of[["x1",f],["x2",f],["y1",0],["y2",1]])l.
setAttribute(p,`${100*b}%`);l.classList.remove("hide")};U(i,"pointermove pointerdown",{signal:t.signal},f=>{const d=a.querySelector(".cg-fig__lines")?.getBoundingClientRect();
if(!d?.width)return;const h=(f.clientX-d.left)/d.width;h<0||h>1||(t.model.allow(ms),Jt(()=>u(h,100*(f.clientY-d.top)/d.height)),t.model.allow(Mt))}),U(i,"pointe\
rleave",{signal:t.signal},()=>{l.classList.add("hide"),z(c,"")})}function ww(t,e){const n=new Map(t.state);n.delete(e.swept);const s=JSON.stringify([t.done,...[
...n].sort()]);if(s===e.drawn||e.drawn===""&&t.done&&!n.size)return;e.drawn=s,Si(t,e);const o=e.lines.map(i=>({line:i,at:Vt(vi(t,e,i)),own:i.e.matches(".is-chos\
en")}));Mw(e,o,t);const r=e.lines.find(({e:i})=>i.matches(".is-limit"));r&&yw(t,e,r)}function yw(t,e,n){const{figure:s,x:o,y:r}=e,i=s.querySelector(".beyond"),a=n.
e.getAttribute("d")??"",c=i?.matches(".is-below")?1e3:0,l=s.querySelector("[data-crossing]");i?.setAttribute("d",a.split("M").length===2?`${a}L1000 ${c}L0 ${c}Z`:
"");const u=l&&t.done?kl(t,e,t.model.key(l.dataset.crossing)):void 0,f=u&&Number(t.model.under(new Map(t.state).set(e.swept,u.at))(n.key));if(l?.classList.toggle(
"hide",f===void 0||!Number.isFinite(f)),!u||f===void 0||!l)return;const[d,h]=l.children,[m,p]=[Vt(o.at(u.at)),Vt(r.at(f))],b=m<dw;for(const[g,w,y]of[[d,"cx","cy"],
[h,"x","y"]])g.setAttribute(w,`${m.toFixed(2)}%`),g.setAttribute(y,`${p.toFixed(2)}%`);h.classList.toggle("is-first",b),h.setAttribute("dx",b?"8":"-8"),z(h,`${u.
isBelow?"up to":"from"} ${t.model.say(e.swept,u.at)}`)}function kl({model:t,state:e},{x:n,swept:s},o){const r=p=>t.under(new Map(e).set(s,p))(o)===1,i=Array.from(
{length:Et+1},(p,b)=>n.of(b/Et)),a=i.map(r),c=a.flatMap((p,b)=>b&&p!==a[b-1]?[b-1]:[]);if(c.length!==1)return;const[l]=c,u=a[l];let[f,d]=u?[i[l],i[l+1]]:[i[l+1],
i[l]];for(let p=0;p<hw;p+=1){const b=(f+d)/2;r(b)?f=b:d=b}const{lo:h,step:m}=t.entry(s);if(m&&h!==void 0){const p=(f-h)/m;f=h+m*(u?Math.floor(p+1e-9):Math.ceil(
p-1e-9)),r(f)||(f+=u?-m:m)}return{at:f,isBelow:u}}const Vt=t=>Number.isFinite(t)?Math.max(0,Math.min(100,t/10)):NaN;function Mw(t,e,{model:n}){const s=D(t.figure,
".cg-fig__end"),o=t.lines.some(({e:f})=>f.dataset.line),r=e.filter(({line:f,at:d})=>f.e.dataset.label&&Number.isFinite(d)).sort((f,d)=>f.at-d.at),i=r.filter(({line:f})=>_l(
f,n)),a=o?[...r.filter(({own:f})=>f),...i,r[0],r[r.length-1]]:[...new Set([...r.filter(({line:f})=>f.e.matches(".is-limit")),...r])].slice(0,Nl),c=[...new Set(a.
filter(Boolean))].slice(0,s.length),l=r.filter(f=>c.includes(f)),u=Sw(l.map(({at:f})=>f));s.forEach((f,d)=>{const h=l[d],[m,p]=f.children;if(f.classList.toggle(
"hide",!h),!h)return;const b=!h.own&&o&&i.includes(h);f.classList.toggle("strong",h.own),m.setAttribute("y1",`${h.at}%`),m.setAttribute("y2",`${u[d]}%`),p.setAttribute(
"y",`${u[d]}%`);const g=h.line.e.dataset.label??"",w=`${g}, written`;z(p,b&&w.length<=qo?w:$w(g))});for(const{line:f,own:d}of e)f.e.classList.toggle("was",o&&!d&&
_l(f,n))}const $w=t=>t.length<=qo?t:`${t.slice(0,qo-1).trimEnd()}…`,_l=({e:t},e)=>[...e.parseCase(t.dataset.line)].every(([n,s])=>J(e.entry(n).v??NaN,s,1e-9));
function Sw(t){const e=[];for(const s of t)e.push(e.length?Math.max(s,e[e.length-1]+El):s);let n=100;for(let s=e.length-1;s>=0;s-=1)e[s]=Math.min(e[s],n),n=e[s]-
El;return e}function vw({model:t,state:e,now:n,was:s},{figure:o,x:r,y:i,swept:a,result:c,hand:l}){const u=[r.at(Number(n(a))),i.at(Number(n(c)))],[f,d]=u.map(Vt),
h=u.some(y=>y<-1||y>1001),m=!J(n(a),s(a))||!J(n(c),s(c)),p=(y,M)=>{const $=o.querySelector(y);$?.classList.toggle("hide",Object.values(M).some(Number.isNaN));for(const[
S,x]of Object.entries(M))Number.isNaN(x)||$?.setAttribute(S,`${x.toFixed(2)}%`);return $};o.classList.toggle("is-moved",m),(document.activeElement!==l||Math.abs(
+l.value-f/100)>.01)&&(l.value=String(f/100)),l.setAttribute("aria-valuetext",t.say(a,n(a))),p(".fill",{x2:f}),p(".drop",{x1:f,x2:f,y2:d}),p(".dot",{cx:f,cy:d});
const b=p(".value",{x:f,y:d}),g=f>fw;b?.classList.toggle("is-left",g),b?.setAttribute("dx",g?"-11":"11"),z(b,Y(t.text(c,e,n),t.entry(c).u)+(h?", outside":"")),o.
querySelector(".dot")?.classList.toggle("is-outside",h),Me(o.querySelector(".cg-fig__lines"),{x:r,y:i},u.some(Number.isNaN)?[]:[u]);const w=[r.at(Number(s(a))),
i.at(Number(s(c)))];p(".ghost",{cx:Vt(w[0]),cy:Vt(w[1])}),o.querySelector(".ghost")?.classList.toggle("hide",!m||w.some(y=>!(y>=-1&&y<=1001)))}var xw=Object.freeze(
{__proto__:null,crossingOf:kl,mount:mw});const Ol={stale:"disputed, but it holds",failing:"does not hold",disputed:"disputed",sourced:"sourced, not computed",agrees:"\
only the number is checked",partly:"holds in part",holds:"holds"},Aw=Object.keys(Ol),Tl=180,Nw=250,Io=8;function Ew(t){const{root:e,signal:n}=t;let s,o,r=0,i=!1;
const a=(h,m)=>{clearTimeout(r),r=setTimeout(h,m)},c=()=>{clearTimeout(r),s?.remove(),o?.removeAttribute("aria-describedby"),s=o=void 0},l=h=>{o!==h&&(c(),t.model.
allow(Mt),s=Jt(()=>_w(t,h)),s&&(o=h,document.body.append(s),h.setAttribute("aria-describedby",s.id),kw(s,h.getBoundingClientRect())))},u=h=>h instanceof Element?
h.closest(".cg-claim:not(.cg-grip), .cg-live[data-u]"):null,f=h=>h instanceof Node&&(s?.contains(h)||o?.contains(h));U(window,"pointerdown",{signal:n,capture:!0},
h=>{i=h.pointerType==="touch",f(h.target)||c()}),U(e,"pointerover",{signal:n},h=>{const m=u(h.target);m&&h.pointerType!=="touch"&&a(()=>l(m),Tl)}),U(document,"p\
ointerout",{signal:n},h=>{h.pointerType!=="touch"&&(f(h.target)&&!f(h.relatedTarget)?a(c,Nw):u(h.target)&&!s&&clearTimeout(r))}),U(document,"pointerover",{signal:n},
h=>{f(h.target)&&clearTimeout(r)}),U(e,"focusin",{signal:n},h=>{const m=u(h.target);m?.matches(":focus-visible")&&l(m)}),U(e,"focusout",{signal:n},h=>{o&&h.target===
o&&!f(h.relatedTarget)&&c()}),U(e,"click",{signal:n,capture:!0},h=>{const m=u(h.target);if(!m||!i||o===m)return m?c():void 0;h.preventDefault(),h.stopPropagation(),
l(m)}),U(window,"keydown",{signal:n},h=>{h.key!=="Escape"||!s||(s.contains(document.activeElement)&&o?.focus(),c())}),n.addEventListener("abort",c);const d=e.querySelector(
":is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)");return d&&matchMedia("(hover: hover)").matches&&a(()=>l(d),Tl),()=>{}}function kw(t,e){const n=e.
bottom+t.offsetHeight+8<innerHeight||e.top<t.offsetHeight+60,s=Math.max(8,Math.min(e.left-12,document.documentElement.clientWidth-t.offsetWidth-8));t.style.left=
`${s+scrollX}px`,t.style.top=`${(n?e.bottom+7:e.top-t.offsetHeight-7)+scrollY}px`}function _w(t,e){const{model:n,state:s,now:o,was:r}=t,{q:i,lo:a,hi:c,val:l,vlo:u=l,
vhi:f=l,unit:d="",why:h,given:m,used:p}=e.dataset,b=e.querySelector(".cg-claim__text")?.textContent??e.textContent??"",g=e.matches(".cg-live"),w=Aw.find(L=>e.matches(
`.is-${L}`))??"holds",y=n.key(i),M=i!==void 0&&n.entries.has(y),$=n.entry(y).u,S=g?s:n.parseCase(e.dataset.with),x=g?o:S.size?n.under(S):r,v=S.size?new Map([...s,
...S]):s,_=v===s?o:n.under(v),R=M&&!g&&!J(_(y),x(y)),A=g?"":I("span",`cg-chip is-${w}`,Ol[w]+(R?" as written":"")),k=I("div","cg cg-card",I("div","cg-card__top",
I("span","cg-num",b),A));k.id="cg-card",k.setAttribute("role","dialog"),k.setAttribute("aria-label",`${g?"value":"claim"} ${b}`);const F=e,P=F.hash&&document.getElementById(
decodeURIComponent(F.hash.slice(1))),T=P&&n.key(P.dataset.row)===y&&P.querySelector(".cg-steps__body");if(T)k.append(Ow(T,n,S,x));else if(M){const L=Y(n.text(y,
S,x,rn(e)),$);k.append(I("p","cg-card__in","computed: ",I("b","cg-num",L)))}(a||c)&&k.append(Cw(+(a??NaN),+(c??NaN),[...new Set([u,f])].map(Number),d,w)),h&&k.append(
I("p",g||["holds","partly","agrees","sourced"].includes(w)?"cg-card__in":"cg-card__why",...h.split("`").map((L,j)=>j%2?I("code","",L):L)));const E=m??(M?Tw(n,y,
x):"");E&&k.append(I("div","cg-card__in",`${g?"for":"as written, for"} ${E}`)),R&&k.append(I("div","cg-card__now",I("span","","your scenario"),I("b","cg-num",Lw(
t,y,v,_,e))));const O=I("div","cg-card__foot",p?I("span","",p):"");return F.href&&O.prepend(Object.assign(I("a","",i&&i[0]!=="="?`go to ${i.split("#").pop()}`:"\
go to source"),{href:F.href})),k.append(O),k}function Ow(t,e,n,s){const o=t.cloneNode(!0);for(const r of D(o,"[data-nocard]"))r.remove();for(const r of D(o,"[da\
ta-q]"))e.entries.has(e.key(r.dataset.q))&&z(r,Y(e.text(e.key(r.dataset.q),n,s),r.dataset.u));return o}function Tw(t,e,n){const s=[...t.inputs(e)].filter(r=>n(r)!==
void 0),o=s.map(r=>`${r.split("#")[1]} ${t.say(r,n(r))}`);return o.slice(0,Io).join(" · ")+(o.length>Io?` and ${o.length-Io} more`:"")}function Lw({model:t},e,n,s,o){
const{c:r,u:i}=t.entry(e);return r?{1:"true",0:"false"}[String(Number(s(e)))]??"not computed":Y(t.text(e,n,s,rn(o)),i)}function Cw(t,e,n,s,o){const r=[t,e,...n].
filter(Number.isFinite),i=Math.min(...r),a=Math.max(...r),c=(a-i)*.28||1,l=p=>8+(p-i+c)/(a-i+2*c)*284,u=Math.max(4,Math.ceil(Math.log10(Math.abs(e)/(e-t)))+2)||
4,f=p=>Bt(p,Math.min(u,12)),d=Number.isFinite(t)?l(t):4,h=Number.isFinite(e)?l(e):296,m=ue("svg",{class:`cg-band ${["holds","partly","agrees"].includes(o)?"":o===
"disputed"?"is-out":"is-bad"}`,viewBox:"0 0 300 26",role:"img"});m.setAttribute("aria-label",`allowed ${Number.isFinite(t)?f(t):"any"} to ${Number.isFinite(e)?f(
e):"any"} ${s}, computed ${n.map(f).join(" to ")}`),m.append(ue("line",{class:"axis",x1:4,x2:296,y1:8,y2:8}),ue("rect",{class:"ok",x:d,width:Math.max(3,h-d),y:2,
height:12,rx:2})),n.length>1?m.append(ue("line",{class:"reach",x1:l(n[0]),x2:l(n[1]),y1:8,y2:8})):Number.isFinite(n[0])&&m.append(ue("circle",{class:"dot",cx:l(
n[0]),cy:8,r:4}));for(const p of[t,e])Number.isFinite(p)&&m.append(ue("text",{x:l(p),y:25,"text-anchor":"middle"},f(p)));return m}function ue(t,e,n=""){const s=document.
createElementNS("http://www.w3.org/2000/svg",t);for(const[o,r]of Object.entries(e))s.setAttribute(o,String(r));return s.textContent=n,s}var Rw=Object.freeze({__proto__:null,
mount:Ew});const Rt=64,Yt=16;function qw(t,e){let n=0;for(let d=0;d<t.length;d++)n+=t[d];const s=n/t.length,o=Array.from(e,(d,h)=>h).sort((d,h)=>e[d]-e[h]),r=Math.
floor(o.length/Rt),i=Array.from({length:Yt},()=>new Float64Array(Rt)),a=new Float64Array(Yt);o.forEach((d,h)=>{const m=t[d]-s,p=h%Yt;i[p][Math.floor(h/r)]+=m,a[p]+=
m*m});const c=Ll(i,a,-1);if(c===void 0)return;const l=i.map((d,h)=>Ll(i,a,h)??0),u=l.reduce((d,h)=>d+h,0)/Yt,f=l.reduce((d,h)=>d+(h-u)*(h-u),0);return[c,Math.sqrt(
f*(Yt-1)/Yt)]}function Ll(t,e,n){const s=t.map((u,f)=>f).filter(u=>u!==n),o=s.length*nt/(Rt*Yt);let r=0,i=0,a=0;for(const u of s)a+=e[u];for(let u=0;u<Rt;u++){let f=0;
for(const d of s)f+=t[d][u];r+=f,i+=f*f/o}const c=r*r/(o*Rt),l=a-c;if(i-=c,l>0)return(i-(Rt-1)*(l-i)/(o*Rt-Rt))/l}const Po=1e-4,Iw=5e-5,Pw=48,Fw=()=>t=>{for(const e of D(
t.root,"[data-sens]"))t.attempt(e,()=>{jw(t,e),Dw(t,e)})};function jw({model:t,state:e,now:n},s){const o=t.key(s.dataset.sens),r=new Map(D(s,"[data-in]").map(a=>{
const c=t.key(a.dataset.in),l=Number(n(c)),[u,f]=[1+Po,1-Po].map(d=>Number(t.under(new Map([...e,[c,l*d]]))(o)));return[a.dataset.in??"",(u-f)/(Po*(u+f))]})),i=Math.
max(1e-9,...[...r.values()].filter(Number.isFinite).map(Math.abs));for(const a of D(s,"[data-in]")){const c=r.get(a.dataset.in??"")??NaN,l=!(Math.abs(c)>=Iw&&Number.
isFinite(c)),u=Pw*Math.abs(c)/i;if(a.matches(".cg-sens__bar")){a.classList.toggle("neg",c<0&&!l),a.classList.toggle("zero",l);const[f,d,h,m]=l?["50%","5px","37%",
"5"]:[`${c<0?50-u:50}%`,`${u}%`,"22%","56%"];for(const[p,b]of Object.entries({x:f,width:d,y:h,height:m}))a.setAttribute(p,b)}else z(a.firstElementChild,Number.isFinite(
c)?l?"nothing":`${c<0?"−":"+"}${+Math.abs(c).toFixed(Math.abs(c)<.005?4:2)} %`:"–")}}function Dw({model:t,state:e},n){const s=D(n,"[data-share]"),o=s.length?
t.draws(t.key(n.dataset.sens),e):void 0;for(const r of s){const i=o&&t.draws(`${t.key(r.dataset.share)}~`,e),a=o&&i&&qw(o,i);r.matches(".cg-sens__bar")?r.setAttribute(
"width",`${100*Math.min(Math.max(a?.[0]??0,0),1)}%`):z(r.firstElementChild,a?zw(...a):"–")}}const zw=(t,e)=>t<2*e?`at most ${Math.max(1,Math.ceil(100*(Math.max(
t,0)+2*e)))} %`:`${Math.floor(100*t+.5)} ± ${Math.ceil(200*e)} %`;var Bw=Object.freeze({__proto__:null,mount:Fw});const Uw=3,Cl=48,Ww=24,Rl={holds:"✓",failing:"\
✗",unknown:"–"};function Hw(t){const{model:e,root:n}=t,s=D(n,".cg-limit").map(o=>({e:o,key:e.key(o.dataset.check),inputs:(o.dataset.ways??"").split(" ").map(
e.key).filter(r=>e.entries.has(r)),gap:e.key(o.querySelector("[data-gap]")?.dataset.gap),bar:o.querySelector(".cg-limit__bar"),ways:o.querySelector(".cg-limit__\
ways"),said:""}));return o=>{for(const r of s)o.attempt(r.e,()=>Gw(o,r));for(const r of D(n,"[data-under]"))Vw(o,r)}}const Fo=(t,e)=>{const n=t(e);return n===void 0?
void 0:!!n};function Gw(t,e){const{model:n,now:s,state:o}=t,{e:r,key:i,bar:a}=e,c=Fo(s,i),l=c===void 0?"unknown":c?"holds":"failing";for(const u of[r,r.querySelector(
".cg-mark")])for(const f of Object.keys(Rl))u?.classList.toggle(`is-${f}`,f===l);z(r.querySelector(".cg-mark"),Rl[l]);for(const u of D(r,"[data-gap]")){const f=n.
key(u.dataset.gap);z(u,Y(n.text(f,o,s),n.entry(f).u).replace(/^[-−]/,""))}a&&Kw(t,a),t.done&&Yw(t,e,c)}function Kw({model:t,now:e},n){const s=n.querySelector(
"line"),o=d=>Number(e(t.key(d?.dataset.q))),r=[...n.querySelectorAll(".part")],i=r.map(o),a=o(s),c=Math.max(a,i.reduce((d,h)=>d+h,0)),l=c>0&&Math.min(a,...i)>=0,
u=d=>`${(100*d/c).toFixed(2)}%`;if(n.classList.toggle("hide",!l),!l)return;let f=0;r.forEach((d,h)=>{d.setAttribute("x",u(f)),d.setAttribute("width",u(i[h])),f+=
i[h]}),n.querySelector(".over")?.setAttribute("x",u(a));for(const d of["x1","x2"])s?.setAttribute(d,u(a))}function Vw({model:t,now:e},n){const s=(n.dataset.under??
"").split(" "),o=s.findIndex(a=>Fo(e,t.key(a))===!1),r=n.querySelector(".cg-out__given"),i=` · ${(n.dataset.given??"").split("|")[o]}`;n.classList.toggle("is-v\
oid",o>=0),o<0?r?.remove():z(r??n.querySelector("small")?.appendChild(I("span","cg-out__given")),i)}function Yw(t,e,n){const{ways:s}=e,o=n===!1?JSON.stringify([
...t.state]):"";if(!s||o===e.said)return;e.said=o;const r=n===!1?Jt(()=>ql(t,e))??[]:[];s.hidden=!r.length,s.replaceChildren(...r.flatMap(({key:i,value:a},c)=>[
...c?[" "]:[],mt("cg-preset",`${Xw(t,i)}: ${t.model.say(i,a)}`,()=>t.set(new Map([[i,a]])))])),r.length&&s.prepend(I("span","","It would be true with "))}const Xw=({
model:t},e)=>t.entry(e).n??e.slice(e.indexOf("#")+1);function ql(t,e){const{model:n,state:s}=t,{key:o,inputs:r}=e,i=r.filter(l=>n.reaches(l,o)),a=[...i.filter(l=>!s.
has(l)),...i.filter(l=>s.has(l))],c=[];for(const l of a){const u=Zw(t,e,l);if(u!==void 0&&c.push({key:l,value:u}),c.length===Uw)break}return c}function Zw(t,{key:e,
gap:n},s){const{model:o,state:r,now:i}=t,{rows:a,set:c,lo:l,hi:u,x:f,picks:d}=o.entry(s),h=i(s);if(f||d)return;const m=g=>o.takes(s,g)&&Fo(o.under(new Map(r).set(
s,g)),e)===!0;if(a){const g=w=>Number(o.under(new Map(r).set(s,w))(n));return Object.keys(a).filter(w=>w!==h&&m(w)).map(w=>[w,g(w)]).sort(([,w],[,y])=>w-y)[0]?.[0]}
if(c){const g=[...c].sort((y,M)=>y-M),w=g.findIndex(y=>y>=Number(h));return Jw(g,w).find(m)}if(l===void 0||u===void 0||typeof h!="number")return;const p=Hn(o,s);
return[-1,1].map(g=>Qw(p,h,g,m)).filter(g=>g!==void 0).sort((g,w)=>Math.abs(g-h)-Math.abs(w-h))[0]}const Jw=(t,e)=>t.map((n,s)=>[n,Math.abs(s-e)]).filter(([,n])=>n>
0).sort(([,n],[,s])=>n-s).map(([n])=>n);function Qw(t,e,n,s){let o=0;for(let r=1;r<=Cl;r+=1){const i=r/Cl,a=t.moved(e,n*i);if(!(a===t.moved(e,n*o)&&i<1)){if(s(a)){
let c=i;for(let l=0;l<Ww;l+=1){const u=(o+c)/2;s(t.moved(e,n*u))?c=u:o=u}return t.moved(e,n*c)}if(o=i,a===(n<0?t.lo:t.hi))break}}}var ty=Object.freeze({__proto__:null,
mount:Hw,waysOf:ql});function ey({root:t,signal:e,model:n,link:s}){const o=D(t,".cg-field, .cg-own__cell").map(i=>{const a=i.querySelector("[data-p]");return[i,
n.key(a?.dataset.p)]});U(t,"click",{signal:e},({target:i})=>{const a=i.closest(".cg-panel__copy"),c=a?.closest(".cg-panel");a instanceof HTMLElement&&c instanceof
HTMLElement&&Wt(sy(c,s()),a)});const r=i=>{const a=i instanceof HTMLDetailsElement&&i.matches(".cg-own")?i:null,c=a&&Il(a),l=a?.closest(".cg-panel")?.querySelector(
".cg-panel__answers");if(!c||!l)return;const u=c.contains(document.activeElement)?document.activeElement:null,f=a.open&&l.getBoundingClientRect().left>a.getBoundingClientRect().
right;(f?l:a).append(c),u?.focus({preventScroll:!0}),f&&!u&&c.querySelector("input")?.focus({preventScroll:!0})};return t.addEventListener("toggle",({target:i})=>r(
i),{signal:e,capture:!0}),D(t,".cg-own[open]").forEach(r),({state:i,now:a})=>{for(const[c,l]of o)c.classList.toggle("is-changed",i.has(n.settable(l,a)))}}const Il=t=>document.
getElementById(t.querySelector("summary")?.getAttribute("aria-controls")??""),Pl=t=>(t?.innerText??"").replace(/\s+/g," ").trim(),qt=(t,e)=>[...t.querySelectorAll(
e)].filter(n=>n instanceof HTMLElement),jo=(t,e)=>Pl(qt(t,e)[0]),Fl=t=>`${t.querySelector("input")?.value??""} ${t.querySelector(".cg-row__unit")?.textContent??
""}`.trim();function ny(t){const e=t.querySelector("select")?.selectedOptions[0]?.text,n=qt(t,":scope > .cg-field__entry")[0],s=e??(n?Fl(n):(t.querySelector(".c\
g-field__val")?.textContent??"").trim()),o=qt(t,".cg-own")[0],r=qt((o&&Il(o))??t,".cg-own__cell.is-changed").map(i=>`${i.querySelector(".cg-own__name")?.textContent}\
 ${Fl(i)}`);return`${jo(t,".cg-field__name")}: ${s}${r.length?` with ${r.join(", ")}`:""}`}function sy(t,e){const n=qt(t,".cg-limit").map(o=>qt(o,".cg-limit__sa\
y, .cg-limit__parts").map(Pl).join("; ")),s=qt(t,".cg-out").map(o=>`${jo(o,"small")}: ${jo(o,"b")}`);return[qt(t,".cg-field").map(ny).join("; "),...n,...s,e].filter(
Boolean).join(`
`)}var oy=Object.freeze({__proto__:null,mount:ey});const ry=.8,iy=80,jl=3;function ay(t){const e=[...new Set(t.filter(Number.isFinite))].sort((s,o)=>s-o),n=Math.
min(...e.slice(1).map((s,o)=>s-e[o]));return Math.min(ry*n,iy)}function cy(t,e,n,s,o){e.forEach(({e:r},i)=>{const[a,c]=o[i].map(f=>Math.max(-1e4,Math.min(1e4,t.
at(f)))),l=Number.isFinite(n[i])&&Number.isFinite(c);if(r.classList.toggle("hide",!l),!l)return;const u={x:n[i],y:Math.min(a,c),width:s,height:Math.abs(c-a)};for(const[
f,d]of Object.entries(u))r.setAttribute(f,d.toFixed(1))})}function Dl(t,e,n,s){if(![e,n,s].every(Number.isFinite)||!s)return"";const o=t.at(n+s),r=t.at(n-s),i=t.
log&&Number.isNaN(r)?t.from:r;if(!Number.isFinite(o)||!Number.isFinite(i))return"";const a=c=>`M${(e-jl).toFixed(1)} ${c.toFixed(1)}h${2*jl}.0`;return`M${e.toFixed(
1)} ${o.toFixed(1)}V${i.toFixed(1)}${a(o)}${a(i)}`}function ly(t){const e=t.filter(([n])=>Number.isFinite(n));return e.map(([n,s],o)=>{if(!Number.isFinite(s))return"";
const r=o&&Number.isFinite(e[o-1][1]),i=e[o+1];return`${r?`V${s.toFixed(1)}`:`M${n.toFixed(1)} ${s.toFixed(1)}`}${i?`H${i[0].toFixed(1)}`:""}`}).join("")}const uy=20,
fy=360;function dy(t){const e=D(t.root,"svg[data-rows]").map(n=>hy(t,n));return n=>{for(const s of e)n.attempt(s.svg,()=>{my(n,s);const o=s.lines.flatMap(r=>py(
n,s,r));Me(s.svg,s,[...o,...gy(n,s)])})}}function hy({model:t},e){const[n,s]=[it(e.dataset.ax),it(e.dataset.ay)],o=(a,c)=>a.of((c-a.from)/(a.to-a.from)),r=(a,c)=>e.
querySelector(`[data-${a}="${CSS.escape(c.id)}"]`),i=D(e,"[data-run]").map(a=>{const c=D(e,`[data-of="${CSS.escape(a.id)}"]`).map(f=>({e:f,key:f.dataset.q?t.key(
f.dataset.q):"",along:f.dataset.at?t.key(f.dataset.at):"",written:f.matches(".bar")?[f.matches(".hide")?NaN:o(n,+(f.dataset.cx??NaN)),parseFloat(f.dataset.v??"")]:
[n,s].map((d,h)=>f.matches(".hide")?NaN:o(d,+(f.getAttribute(h?"cy":"cx")??NaN))),err:f.dataset.err?t.key(f.dataset.err):"",half:parseFloat(f.dataset.half??""),
said:(f.textContent??"").replace(/: [^:]*$/,"")})),l=r("for",a),u=[...c].reverse().find(f=>!Number.isNaN(f.written[1]));return{e:a,name:a.dataset.run??"",look:a.
dataset.look??"",dots:c,band:r("band",a),errors:r("errors",a),label:l,below:Number(l?.getAttribute("y"))-(u?s.at(u.written[1]):NaN)}});return{svg:e,x:n,y:s,built:{
x:n,y:s},lines:i}}function my({done:t,model:e,now:n,state:s},o){if(!t)return;const r=s.size?o.lines.flatMap(f=>f.dots):[],i=r.flatMap(f=>{const{key:d,written:h}=f,
m=d?[e.spread(d,s,n)].flat():[h[1]],p=zo(n,f)||0;return[m.at(0),m.at(-1),fe(n,f)-p,fe(n,f)+p].map(Number)}),a=o.lines.some(({look:f})=>Do(f)),c=r.some(({along:f})=>f&&
!e.entry(f).iso),l=c?r.map(({along:f,written:d})=>f?Number(n(f)):d[0]):[];a&&i.length&&i.push(0,...zl(n,o).flat(2));const u={y:i.length&&ln(i,o.built.y)||o.built.
y,x:l.length&&mi(l,o.built.x,a)||o.built.x};for(const f of["x","y"])u[f].text!==o[f].text&&(o[f]=u[f],o.svg.dataset[`a${f}`]=u[f].text,ye(o.svg,f,u[f]))}function py({
model:t,now:e,state:n},{x:s,y:o},r){const{e:i,look:a,dots:c,band:l,errors:u,label:f,below:d}=r;if(Do(a))return[];const h=c.some(y=>y.key||y.along),m=y=>typeof y==
"number"?Math.max(-1e4,Math.min(1e4,o.at(y))):NaN,p=c.map(({key:y})=>y?[t.spread(y,n,e)].flat():[]),b=c.map(({key:y,along:M,written:$},S)=>[s.at(M?Number(e(M)):
$[0]),m(y?p[S].length===3?p[S][1]:e(y):$[1])]);if(i.matches(".is-apart")||i.setAttribute("d",a==="steps"?ly(b):hn(b.map(([y,M])=>[y,Number.isFinite(y)?M:NaN]))),
u?.setAttribute("d",b.map(([y],M)=>Dl(o,y,fe(e,c[M]),zo(e,c[M]))).join("")),c.forEach((y,M)=>by(t,e,n,y,b[M],[s,o])),l){const y=[-1,0].map(M=>p.map(($,S)=>[b[S][0],
m($.at(M))]));l.setAttribute("d",l.matches(".reach")?Bl(y):`${hn([...y[0],...y[1].reverse()])}Z`)}const[,g]=[...b].reverse().find(([,y])=>Number.isFinite(y))??[
0,NaN],w=g+d;return f&&w>uy&&w<fy&&f.setAttribute("y",w.toFixed(1)),h?b.filter(y=>y.every(Number.isFinite)):[]}const Do=t=>t==="bars"||t==="stacked",fe=(t,{key:e,
written:n})=>{const s=e?t(e):n[1];return typeof s=="number"?s:NaN};function zo(t,{err:e,half:n}){const s=e?t(e):n;return typeof s=="number"&&s>=0?s:NaN}function zl(t,{
lines:e}){const n=[],s=[];return e.filter(({look:o})=>o==="stacked").map(({dots:o})=>o.map((r,i)=>{const a=fe(t,r),c=a<0?s:n,l=c[i]??0;return Number.isFinite(a)&&
(c[i]=l+a),[l,l+a]}))}function gy({model:t,now:e,state:n},s){const{x:o,y:r,lines:i}=s,a=i.filter(({look:d})=>Do(d)),c=i.filter(({look:d})=>d==="bars"),l=zl(e,s);
if(!a.length)return[];const u=({along:d,written:h})=>o.at(d?Number(e(d)):h[0]),f=ay(a[0].dots.map(u));return a.flatMap(({look:d,dots:h,errors:m,band:p})=>{const b=d===
"bars"?c.length:1,g=d==="bars"?c.findIndex(x=>x.dots===h):0,w=d==="bars"?h.map(x=>[0,fe(e,x)]):l.shift()??[],y=f/b,M=h.map(x=>u(x)+(g-b/2)*y);cy(r,h,M,y,w);for(const{
e:x,key:v,said:_}of h)v&&z(x.querySelector("title"),`${_}: ${Y(t.text(v,n,e),t.entry(v).u)}`);const $=M.map(x=>x+y/2);if(m?.setAttribute("d",$.map((x,v)=>Dl(r,x,
fe(e,h[v]),zo(e,h[v]))).join("")),p){const x=h.map(({key:v})=>v?[t.spread(v,n,e)].flat():[]);p.setAttribute("d",Bl([-1,0].map(v=>x.map((_,R)=>[$[R],r.at(Number(
_.at(v)))]))))}return h.some(x=>x.key||x.along)?$.map((x,v)=>[x,r.at(w[v][1])]).filter(x=>x.every(Number.isFinite)):[]})}const Bl=([t,e])=>t.map(([n,s],o)=>[n,e[o][1],
s]).filter(n=>n.every(Number.isFinite)).map(([n,s,o])=>`M${n.toFixed(1)} ${s.toFixed(1)}V${o.toFixed(1)}`).join("");function by(t,e,n,{e:s,key:o,said:r},[i,a],[
c,l]){const u=Number.isFinite(i)&&Number.isFinite(a),f=!(i>=c.from-1&&i<=c.to+1&&a<=l.from+1&&a>=l.to-1);if(s.classList.toggle("hide",!u),s.classList.toggle("is\
-outside",u&&f),!u)return;s.setAttribute("cx",Math.max(c.from,Math.min(c.to,i)).toFixed(1)),s.setAttribute("cy",Math.max(l.to,Math.min(l.from,a)).toFixed(1));const d=f?
", outside the axes":"";o&&z(s.querySelector("title"),`${r}: ${Y(t.text(o,n,e),t.entry(o).u)}${d}`)}var wy=Object.freeze({__proto__:null,mount:dy});const Bo=.5,
Fe=2,Ul=1e4,je=-1,yy=20,My=360,Uo=t=>Math.max(-Ul,Math.min(Ul,t));function Wl(t,e,n,s){const o=[];let r=!1,i=!1;for(let a=0,c=0;a<t.length;a=c){const l=t[a];for(;c<
t.length&&t[c]===l;)c++;const u=e.slice(a,c).filter(Number.isFinite).map(Uo),f=(n+l*Bo).toFixed(1),d=r&&Number.isFinite(e[a])&&l!==je;if(d||(s&&r&&l!==je?o.push(
`H${f}`):i&&o.push("h0.5"),r=i=!1),!u.length||l===je)continue;const h=[u[0],Math.min(...u),Math.max(...u),u[u.length-1]].map(m=>m.toFixed(1));o.push(d?s?`H${f}V${h[0]}`:
`L${f} ${h[0]}`:`M${f} ${h[0]}`);for(let m=1;m<h.length;m++)h[m]!==h[m-1]&&o.push(`V${h[m]}`);i=!d&&new Set(h).size===1,r=Number.isFinite(e[c-1])}return o.join(
"")+(i?"h0.5":"")}function Hl(t,e,n){const s=new Map;t.forEach((i,a)=>{if(i===je||!Number.isFinite(e[a]))return;const c=Math.floor(i*Bo/Fe+.5);s.has(c)||s.set(c,
new Set),s.get(c)?.add(Math.floor(Uo(e[a])/Fe+.5))});const o=i=>[...i].sort((a,c)=>a-c),r=[];for(const i of o(s.keys())){const a=o(s.get(i)??[]);for(let c=0,l=0;c<
a.length;c=l+1){for(l=c;a[l+1]===a[l]+1;)l++;const u=`M${(n+i*Fe).toFixed(1)} ${(a[c]*Fe).toFixed(1)}`;r.push(`${u}${l>c?`V${(a[l]*Fe).toFixed(1)}`:"h0"}`)}}return r.
join("")}const $y=(t="")=>t.split(" ").flatMap(e=>{const[n,s=1]=e.split("*").map(Number);return Array(s).fill(n)}),Gl=(t,e)=>t.of((e-t.from)/(t.to-t.from));function Kl(t,e,n){
const s=o=>Uo(n.at(Gl(e,+o))).toFixed(1);return t.replace(/([ML][-\d.]+ )([-\d.]+)/g,(o,r,i)=>r+s(i)).replace(/V([-\d.]+)/g,(o,r)=>`V${s(r)}`)}function Wo(t){const e=[
1/0,-1/0,1/0];for(const n of t)typeof n!="number"||!Number.isFinite(n)||(e[0]=Math.min(e[0],n),e[1]=Math.max(e[1],n),n>0&&(e[2]=Math.min(e[2],n)));return e}function Sy(t){
return D(t.root,"svg[data-dense]").map(e=>{const n={x:it(e.dataset.ax),y:it(e.dataset.ay)},s=$y(e.dataset.dense),o=e.dataset.columns?t.model.key(e.dataset.columns):
"",r=e.closest("figure"),i=D(r,".cg-numbers tbody tr").map(h=>[...h.children]),a=i.map(h=>h.map(m=>m.textContent)),c=D(e,"[data-ticks]").map(h=>[h,[...h.childNodes]]),
l=D(e,"[data-run]").map(h=>vy(t,e,h));let u=!0,f=n;const d=()=>{for(const{e:h,path:m,shapes:p,label:b,height:g}of l){h.setAttribute("d",m);for(const[w,y]of p)w.
setAttribute("d",y);b&&b.setAttribute("y",g.toFixed(1))}for(const[h,m]of c)h.replaceChildren(...m);i.forEach((h,m)=>h.forEach((p,b)=>z(p,a[m][b]??""))),Vl(e,n),
Me(e,n,[]),f=n,u=!0};return h=>h.attempt(e,()=>{if(!h.state.size)return u?void 0:d();const m=M=>h.model.column(M,h.now)??s.map(()=>{}),p=o?m(o):void 0,b=l.map(({
key:M,written:$})=>M?m(M):$);u=!1;const g=o&&h.model.entry(o).iso;f=h.done?Ay(e,n,f,l,b,g?void 0:p):f;const w=p?p.map(M=>xy(f.x,M)):s;l.forEach((M,$)=>Ny(M,f,n,
w,b[$],!!p));const y=l.flatMap(({key:M},$)=>M?Wo(b[$]).slice(0,2):[]);Me(e,f,y.map(M=>[f.x.from,f.y.at(M)])),Ey(h.model,i,o,p,l,b)})})}function vy({model:t},e,n){
const s=r=>e.querySelector(`[data-${r}="${CSS.escape(n.id)}"]`),o=s("for");return{e:n,key:n.dataset.columns?t.key(n.dataset.columns):"",written:(n.dataset.numbers??
"").split(" ").map(r=>r?+r:NaN),reach:(n.dataset.reach??"").split(" ").map(r=>r==="nan"?1/0:parseFloat(r)),path:n.getAttribute("d")??"",shapes:["band","errors"].
flatMap(r=>{const i=s(r);return i?[[i,i.getAttribute("d")??""]]:[]}),label:o,hasErrors:!!s("errors"),height:Number(o?.getAttribute("y")),end:Number(n.dataset.end)}}
function xy(t,e){const n=typeof e=="number"?t.at(e):NaN;return Number.isFinite(n)?Math.max(0,Math.floor((n-t.from)/Bo+.5)):je}function Ay(t,e,n,s,o,r){const i=s.
flatMap(({key:c,reach:l},u)=>c?Wo(o[u]):l),a={y:ln(i,e.y)??e.y,x:r&&mi(Wo(r).slice(0,2),e.x)||e.x};for(const c of["x","y"])a[c].text!==n[c].text&&ye(t,c,a[c]);return Vl(
t,a),a}function Vl(t,{x:e,y:n}){t.dataset.ax=e.text,t.dataset.ay=n.text}function Ny({e:t,key:e,path:n,shapes:s,label:o,height:r,end:i},{x:a,y:c},l,u,f,d){for(const[
p,b]of s)p.setAttribute("d",d?"":Kl(b,l.y,c));let h=c.at(Gl(l.y,i));if(!e&&!d)t.setAttribute("d",Kl(n,l.y,c));else{const p=f.map(b=>typeof b=="number"?c.at(b):NaN);
t.setAttribute("d",t.matches(".is-apart")?Hl(u,p,a.from):Wl(u,p,a.from,t.dataset.look==="steps")),h=p.filter(Number.isFinite).pop()??i}const m=r+Math.max(c.to,Math.
min(c.from,h))-i;o&&m>yy&&m<My&&o.setAttribute("y",m.toFixed(1))}function Ey(t,e,n,s,o,r){const i=(a,c)=>typeof c=="number"?t.figure(a,c):"";e.forEach((a,c)=>{let l=1;
s&&z(a[0],i(n,s[c])),o.forEach(({key:u,hasErrors:f},d)=>{u&&z(a[l],i(u,r[d][c])),l+=f?2:1})})}var ky=Object.freeze({__proto__:null,densePath:Wl,densePoints:Hl,mount:Sy});
const _y=5,Oy=40,Ty=[1,2,5,10],Yl=1e-12,Ly=5,Cy=6,Ho=t=>Yl*Math.max(1,Math.abs(t));function Xl(t){const e=Math.min(...t),n=Math.max(...t),s=Math.min(Math.max(Math.
ceil(2*t.length**(1/3)),_y),Oy);let o=(n-e)/s||Math.abs(n)/10||1;o<Yl*Math.max(Math.abs(e),Math.abs(n))&&(o=Math.abs(n)/10);const r=+`1e${Math.floor(Math.log10(
o))}`,i=(Ty.find(l=>l*r>=o*.999)??10)*r,[a,c]=[e,n].map(l=>Math.floor(l/i+Ho(l/i)));return{low:a*i,width:i,count:c-a+1,isClosed:!1}}function Zl(t,{low:e,width:n,
count:s,isClosed:o}){const r=Array(s).fill(0);let i=0,a=0;for(const c of t){const l=(c-e)/n;let u=Math.floor(l+Ho(Math.max(Math.abs(c),Math.abs(e))/n));u===s&&o&&
l<=s+Ho(l)&&u--,u<0?i++:u>=s?a++:r[u]++}return{of:r,below:i,above:a}}function Jl({low:t,width:e},n){const s=t+n*e,o=Math.max(Math.abs(t),Math.abs(s),e),r=12-Math.
floor(Math.log10(o));return r>=0&&r<100?+s.toFixed(r):s}function Ry(t){return D(t.root,"svg[data-bins]").map(e=>{const n={x:it(e.dataset.ax),y:it(e.dataset.ay)},
[s,o,r]=(e.dataset.bins??"").split(",").map(Number),i=r?{low:s,width:o,count:r,isClosed:!0}:void 0,a=t.model.key(e.dataset.columns??""),c=e.closest("figure"),l=[
e,c.querySelector("tbody")].map(qy),u=c.querySelector("[data-left-out]")?.textContent??"";let f=!0;return d=>d.attempt(e,()=>{if(!d.state.size){if(f)return;for(const g of l)
g();z(c.querySelector("[data-left-out]"),u),f=!0;return}const{factor:h,offset:m}=n.x,p=d.model.column(a,d.now)??[],b=p.filter(g=>typeof g=="number"&&Number.isFinite(
g)).map(g=>(g-m)/h);f=!1,Iy(c,e,n,b,i??(b.length?Xl(b):void 0),p.length-b.length)})})}function qy(t){const e=[...t?.childNodes??[]].map(n=>n.cloneNode(!0));return()=>t?.
replaceChildren(...e.map(n=>n.cloneNode(!0)))}function Iy(t,e,n,s,o,r){const{factor:i,offset:a,from:c,to:l}=n.x,u=o?Zl(s,o):{of:[],below:0,above:0},f=ln([0,Math.
max(Ly,...u.of)],n.y)??n.y;if(ye(e,"y",f),o){const[g,w]=[0,o.count].map(y=>Jl(o,y)*i+a);ye(e,"x",it([g,w,c,l,"lin",i,a].join()))}const d=o?(l-c)/o.count:0,h=u.of.
map((g,w)=>o?[0,1].map(y=>Bt(Jl(o,w+y),Cy)).join(" to "):""),m=D(e,".bar"),p=m[0]?.parentElement??e;for(const g of m)g.remove();u.of.forEach((g,w)=>{const y=document.
createElementNS("http://www.w3.org/2000/svg","rect"),M=f.at(g);y.setAttribute("class","bar is-tone1");for(const[$,S]of Object.entries({x:c+w*d,y:M,width:d,height:f.
from-M}))y.setAttribute($,S.toFixed(1));y.append(document.createElementNS("http://www.w3.org/2000/svg","title")),z(y.firstElementChild,`${h[w]}: ${g}`),p.append(
y)}),t.querySelector("tbody")?.replaceChildren(...u.of.map((g,w)=>{const y=document.createElement("tr"),M=y.appendChild(document.createElement("th")),$=y.appendChild(
document.createElement("td"));return M.scope="row",$.className="n",M.textContent=h[w],$.textContent=String(g),y})),z(t.querySelector("[data-left-out]"),Py(u,r))}
function Py({below:t,above:e},n){const s=(o,r,i)=>`${o} ${o===1?`row ${r}`:`rows ${i}`}`;return[t&&`${s(t,"is","are")} below the first interval.`,e&&`${s(e,"is",
"are")} above the last interval.`,n&&`${s(n,"has","have")} no value.`].filter(Boolean).join(" ")}var Fy=Object.freeze({__proto__:null,countsOf:Zl,mount:Ry,riceBins:Xl});
const Ql=3,jy=(t,e,n)=>fetch(t.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async s=>s.ok?tu(e,await s.json(),n):void 0).catch(()=>{});function tu(t,{inputs:e,
files:n},s){const o=new Map,r=[];for(const c of t.split(",").filter(Boolean)){const l=c.indexOf(":"),u=c.slice(0,l),f=Object.hasOwn(e,u)?e[u]:void 0,d=f&&Dy(c.slice(
l+1),f);if(!f||d===void 0){r.push(c);continue}const[h,m,p,b]=f,g=o.get(h)??new Map;o.set(h,g.set(m,[...g.get(m)??[],{start:p,length:b,value:d}]))}if(!o.size)return;
const i=[...o].sort().map(([c,l])=>zy(c,l,n[c]));return[...[s,...r.length?[`Not in this patch: ${r.join(", ")}`]:[]].map(c=>`${c.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...i].join("")}function Dy(t,[,,,,e,n=""]){if(e===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(t)?t:void 0;if(e==="date")return/^\d{4}-\d\d-\d\d$/.test(t)?`date ${t}`:
void 0;const[,s,o]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(t)??[];return s&&o===n.trim()?`${s} ${e}`.trim():void 0}function zy(t,e,n){const[s,o]=["a",
"b"].map(i=>Hy(`${i}/${t}`)),r=t.includes(" ")&&!s.startsWith('"')?"	":"";return[`diff --git ${s} ${o}
--- ${s}${r}
+++ ${o}${r}
`,...By([...e.keys()].sort((i,a)=>i-a),n).map(i=>Uy(i,e,n))].join("")}function By(t,e){const n=[];for(const s of t){let o=s,r=s;for(;s-o<Ql&&Object.hasOwn(e,o-1);)
o--;for(;r-s<Ql&&Object.hasOwn(e,r+1);)r++;const i=n.at(-1),a=Array.from({length:r-o+1},(c,l)=>o+l);i&&o<=i[i.length-1]+1?i.push(...a.filter(c=>c>i[i.length-1])):
n.push(a)}return n}function Uy(t,e,n){const s=`${t[0]},${t.length}`,o=[];let r=[];for(const i of t){const a=e.get(i);a?(o.push(`-${n[i]}
`),r.push(`+${Wy(n[i],a)}
`)):o.push(...r.splice(0),` ${n[i]}
`)}return`@@ -${s} +${s} @@
${[...o,...r].join("")}`}const Wy=(t,e)=>[...e].sort((n,s)=>s.start-n.start).reduce((n,{start:s,length:o,value:r})=>n.slice(0,s)+r+n.slice(s+o),t),Hy=t=>/["\\\t\n]/.
test(t)?`"${t.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:t;var Gy=Object.freeze({__proto__:null,patchFrom:jy,patchOf:tu});const Ky=/^[aefhilmnorsx]/i,
Vy=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,Yy=/^(?:hour|hono|hones|heir)/i;function Gn(t){const e=t.replace(/^[\s"'“‘(]+/,""),[n]=/^\d[\d,]*/.
exec(e)??[""],[s]=/^[a-z]+/i.exec(e)??[""];if(n){const r=n.replaceAll(",","");return r[0]==="8"||r.length%3===2&&/^1[18]/.test(r)}if(!s||/^[^\x00-\x7f]/.test(e.
slice(s.length)))return;const o=s.length===1||/^\d/.test(e.slice(s.length))||/^[A-Z]{2}/.test(s);if(!(o&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(s))){
if(o)return Ky.test(s);if(!/^uni[nm]/i.test(s))return/^[aeiou]/i.test(s)?!Vy.test(s):Yy.test(s)}}function Go(t,e,n){const[,s]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(
t)??[],o=Gn(n);return!s||o===void 0||Gn(e)!==/n$/i.test(s)||Gn(e)===o?"":o?`${s}n`:s.slice(0,1)}const eu=new WeakMap;function Xy(t){if(/^en\b/i.test(document.documentElement.
lang)){for(const e of t.querySelectorAll(".cg-claim__now")){const n=e.closest(".cg-claim"),{copy:s=""}=e.dataset;e.dataset.article=s?Go(n?.previousSibling?.textContent??
"",n?.dataset.text??"",s):""}for(const e of t.querySelectorAll(".cg-live[data-was]")){const n=e.previousSibling;if(!(n instanceof Text))continue;const s=eu.get(
e)??n.data,o=Go(s,e.dataset.was??"",e.textContent??""),r=o?s.replace(/an?(?=\s+$)/i,o):s;eu.set(e,s),n.data!==r&&(n.data=r)}}}var Zy=Object.freeze({__proto__:null,
agree:Xy,articleFor:Go,takesAn:Gn});function Jy(t,e,n,{button:s,make:o,toHeading:r,keyOf:i}){const a=[...new Set(t)].slice(0,4).map(u=>`${u} (${nu(u,e,i)})`),c=s(
"cg-bar__x","×",()=>{l.remove(),r(n)}),l=o("p","cg-bar__notice cg-bar__asked",`Not taken from the address: ${a.join(", ")} `,c);l.setAttribute("role","note"),c.
setAttribute("aria-label","close"),n.append(l)}function nu(t,e,n){const s=t.indexOf(":"),{key:o}=n(t.slice(0,Math.max(s,0)),e);if(s<1||!e.entries.has(o))return"\
no input of this page";const{rows:r,picks:i,x:a}=e.entry(o);return r?"no row of its table":i||a?"no input of this page":e.parseEntry(t.slice(s+1),o).problem??"n\
ot taken"}var Qy=Object.freeze({__proto__:null,refuse:Jy,whyNot:nu});const Ko=7,t2=1e-9;function su(t,e){const n=t.map(r=>ru(r,e)),[s,o]=ou(n);return n.map(r=>{
if(r===void 0)return;const i=o>s?(r/2-s/2)/(o/2-s/2):0;return Math.min(Ko-1,Math.floor(i*Ko+t2))})}const ou=t=>{const e=t.filter(n=>n!==void 0);return[Math.min(
...e),Math.max(...e)]};function ru(t,e){if(!(typeof t!="number"||!Number.isFinite(t)||e&&t<=0))return e?Math.log(t):t}function e2(t){const e=D(t,"td[data-cell]"),
n=t.dataset.scale==="log",s=e.map(a=>parseFloat(a.dataset.v??"")),o=su(s,n);e.forEach((a,c)=>{o[c]===void 0?delete a.dataset.heat:a.dataset.heat=String(o[c])});
const r=s.map(a=>ru(a,n)),i=t.closest("figure")?.querySelectorAll(".cg-heat b")??[];ou(r).forEach((a,c)=>z(i[c],e[r.indexOf(a)]?.textContent??""))}var n2=Object.
freeze({__proto__:null,STEPS:Ko,colour:e2,levels:su})})();
