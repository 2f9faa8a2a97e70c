const R={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment\
,node:tag"},Z=Object.keys(R),kt=e=>R.mode=e;function Mt(e){const t=new URLSearchParams(e),s={...R};for(const o of Z)Object.assign(s,{[o]:t.get(o)??R[o]});return s.
mode==="flow"&&(s.mode="chain"),s}function St(e,t){const s=new URL(t);for(const o of Z)e[o]===R[o]?s.searchParams.delete(o):s.searchParams.set(o,e[o]);return s.
href}function Tt(e,t,s){for(const i of["depth","colour","size","tag","folder","relation","find"]){const n=t(i);n.value=e[i],n.value=e[i]=n.value||R[i]}const o=[
...s],r=o.find(i=>i.value===e.mode)??o[0];r.checked=!0,e.mode=r.value}const D=e=>new Set(e.off.split(",")),$=e=>e==="map"||e==="course";function At(e,t){const s=D(
e);s.delete(t)||s.add(t),s.delete(""),e.off=[...s].sort().join()}const q=(e,t)=>e.byId.get(t)??-1,Et=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,sequence:4,
tag:4})),tt=2,Lt=4,Ot=20,Rt=100,vt=12,$t=3,It=4,O=3,z=({types:e},{type:t})=>Et.get(e[t][0])??tt,et=(e,t)=>z(e,t)===tt;function Ct(e,t){const s=e.nodes.map(()=>new Map),
o=e.nodes.map(()=>0),r=new Set;for(const{a:n,b:h,kind:c,type:a}of e.edges){if(e.types[a][0]==="link"?o[n]+=1:z(e,{type:a})<Lt&&r.add(n),!t.types[a]||!t.nodes[n]||
!t.nodes[h]||n===h)continue;const d=z(e,{type:a});for(const l of[!1,!0]){const[f,g]=l?[h,n]:[n,h],m=s[f].get(g);(!m||d<m.cost||d===m.cost&&m.back&&!l)&&s[f].set(
g,{uses:c==="uses",back:l,cost:d})}}const i=e.nodes.map(n=>o[n.number]>=vt&&!r.has(n.number)||/(^|\/)(index|README)\.md$/.test(n.id)||n.kind?Rt:+(n.degree>Ot));
return{near:s,toll:i}}function st(e,t,s,o,r=3){const i=[];if(s===o||s<0||o<0)return i;const n=Ct(e,t),h=new Set;let c=1/0;for(;i.length<r;){const{cost:a,path:d}=Dt(
n,s,o,h);if(!d.length||a>c)break;c=Math.min(c,a+It),i.push(d),d.slice(1,-1).forEach(l=>h.add(l)),d.length===2&&n.near[s].delete(o)}return i}function Dt({near:e,
toll:t},s,o,r){const i=new Map([[s*O,0]]),n=new Map,h=[[s*O]];for(let c=0;c<h.length;c++){const a=h[c]??=[];for(;a.length;){const d=zt(a),l=Math.floor(d/O),f=d%
O;if(i.get(d)!==c)continue;if(l===o)return{cost:c,path:Nt(d,n)};i.set(d,-1);const g=c+(l===s?0:t[l]);for(const[m,u]of e[l]){if(r.has(m))continue;const y=u.uses?
u.back?1:2:0,x=g+u.cost+(f&&y&&f!==y?$t:0),p=m*O+y;x>=(i.get(p)??1/0)||(i.set(p,x),n.set(p,d),(h[x]??=[]).push(p))}}}return{cost:0,path:[]}}function zt(e){let t=0;
for(let s=1;s<e.length;s++)e[s]<e[t]&&(t=s);return e.splice(t,1)[0]}function Nt(e,t){const s=[Math.floor(e/O)];for(let o=t.get(e);o!==void 0;o=t.get(o))s.unshift(
Math.floor(o/O));return s}const N=200,ot=["note","ghost","tag","attachment"];function Pt(e,t){const{edges:s,reasons:o,types:r,folders:i,tags:n,communities:h,central:c,
hulls:a,flow:d}=e,l=e.id.map((m,u)=>({number:u,id:m,title:e.title[u],label:e.label[u]??e.title[u],kind:e.kind[u]??0,url:e.url[u],x:e.x[u],y:e.y[u],community:e.community[u],
degree:e.degree[u],rank:e.rank[u],uses:e.uses[u]??0,folder:e.folder[u],tags:e.tagged[u],others:e.others[u]??"",text:"",width:-1})),f=[];for(let m=0;m<s.length;m+=
3){const u=s[m+2];f.push({a:s[m],b:s[m+1],type:u,kind:r[u][1],reason:"",says:!1})}for(const[m,u]of Object.entries(o))f[+m].reason=u;for(const[m,u]of f.entries()){
u.says=et({types:r},u)||u.kind==="link"&&!!u.reason;for(let y=m-1;u.says&&nt(f[y],u);y--)f[y].says=!0}const g=d.boxes.map(([m,u,y,x,p,b,w={}],k)=>({number:k,id:`${l[y]?.
id}#${m}`,name:m,value:u,note:y,input:!!x,url:p,says:b,columns:Object.entries(w).flatMap(([M,S])=>S.map(A=>`${l[A]?.id}#${M}`))}));return{nodes:l,edges:f,types:r,
folders:i,tags:n,communities:h,boxes:g,flows:d.edges,hulls:a.map(([m,u,y,x])=>({group:m,x:u,y,points:x,name:h[m],number:c[m]})),byId:new Map(l.map(m=>[m.id,m.number])),
isSmall:l.length<=N,course:t}}function Wt(e,t){const s=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,o=e.nodes.map(i=>i.degree?t==="folder"?i.folder:t===
"tag"?i.tags[0]??-1:i.community:-1),r=s.map(()=>0);for(const i of e.nodes)!i.kind&&o[i.number]>=0&&(r[o[i.number]]+=1);return{of:o,groups:s.map((i,n)=>({group:n,
name:i||"(top)",size:r[n]})).filter(i=>i.size)}}function jt(e,t,s){const o=D(t),r=e.tags.indexOf(t.tag),i=e.folders.indexOf(t.folder==="/"?"":t.folder),n=e.types.
map(([f,g])=>!o.has("kind:"+g)&&(!t.relation||f===t.relation)),h=e.nodes.map(f=>!(o.has("node:"+ot[f.kind])||!f.degree&&o.has("node:orphan")||o.has("group:"+s[f.
number])||t.tag&&!f.tags.includes(r)||t.folder&&f.folder!==i)),c=[];for(const f of e.edges)n[f.type]&&h[f.a]&&h[f.b]&&!nt(c.at(-1),f)&&c.push(f);const a=t.colour===
"community",d=e.hulls.filter(f=>a?!o.has("group:"+f.group):e.isSmall);let l;return{nodes:h,types:n,lines:c,hulls:d,ribbons:e.isSmall&&a&&!e.course?.isLaid?Ft(e,
c):[],get near(){return l??=qt(h.length,c)}}}function Ft({nodes:e},t){const s=new Map;for(const{a:o,b:r,kind:i}of t){const[n,h]=[e[o].community,e[r].community].
sort((a,d)=>a-d),c=`${n} ${h}`;i==="uses"&&n!==h&&s.set(c,[n,h,(s.get(c)?.[2]??0)+1])}return[...s.values()]}const nt=(e,{a:t,b:s,kind:o})=>e?.kind===o&&(e.a===t?
e.b===s:e.a===s&&e.b===t);function qt(e,t){const s=Array.from({length:e},()=>new Set);for(const{a:o,b:r}of t)s[o].add(r),s[r].add(o);return s}function Bt(e,t,s){
const o=new Map([[t,0]]);for(const[r,i]of o)if(i<s)for(const n of e.near[r])o.has(n)||o.set(n,i+1);return o}const Kt=({tags:e},t)=>t.text||=[t.title,t.id,t.others,
...t.tags.map(s=>"#"+e[s])].join(`
`).toLowerCase();function P(e,t){if(e===t)return 0;const s=e.indexOf(t);return s<1?s<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[s-1])?2:3}function Yt(e,t,s){
const o=s.trim().toLowerCase(),r=i=>Math.min(P(i.title.toLowerCase(),o),...i.others.toLowerCase().split(`
`).map(n=>P(n,o)+.5));return e.nodes.filter(i=>t.nodes[i.number]&&Kt(e,i).includes(o)).map(i=>({n:i,rank:r(i)})).sort((i,n)=>i.rank-n.rank||n.n.rank-i.n.rank).map(
({n:i})=>i.number)}function it(e,t){const s=t.trim().toLowerCase();return s?e.boxes.map(o=>({box:o,rank:Math.min(P(o.name.toLowerCase(),s),1+P(o.says.toLowerCase(),
s))})).filter(o=>o.rank<4).sort((o,r)=>o.rank-r.rank||o.box.name.localeCompare(r.box.name)).map(o=>o.box.number):[]}function Ut(e,t,s,o,r){let i=-1,n=.2;for(const h of t.
near[s]){const c=e.nodes[h].x-e.nodes[s].x,a=e.nodes[h].y-e.nodes[s].y,d=(c*o+a*r)/(Math.hypot(c,a)||1);d>n&&([n,i]=[d,h])}return i}const v=6,rt=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],ht=0,W=1,I=2,at=3,E=4,ct=(e,t)=>[(e.x+t.x)/
2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],B=1.6,K=.12,Xt=26,T=26;function _t(e,{camera:{k:t},shown:s,lit:o,fade:r}){const{pen:i,colours:n}=e,h=o?1-.6*r:1;for(const{
group:c,points:a}of s.hulls){const[[d,l],,[f,g]]=a,m=e.group.length&&e.isByTerritory?n.c[c%v]:n.muted;i.beginPath(),i.roundRect(d,l,f-d,g-l,Xt),i.fillStyle=e.solid(
m,n.hull*h),i.fill(),i.strokeStyle=e.solid(m,.4*h),i.lineWidth=1/t,i.stroke()}}function Ht(e,{camera:{k:t},shown:s,lit:o,fade:r}){if(t>=B)return;const{pen:i,colours:n}=e;
i.lineCap="round";for(const{count:h,ends:c}of ft(s)){const[a,d,l,f]=c;i.globalAlpha=o?1-(1-K)*r:1,i.strokeStyle=e.solid(n.param,a===l||d===f?.26:.14),i.lineWidth=
1.5+.75*Math.min(h,16),i.beginPath(),i.moveTo(a,d),i.lineTo(l,f),i.stroke()}i.lineCap="butt",i.globalAlpha=1}function lt(e,{camera:t,shown:s}){return t.k>=B||e.
width<600&&t.k<.6?[]:ft(s).map(({count:o,ends:[r,i,n,h]})=>{const[c,a]=e.screen(t,(r+n)/2,(i+h)/2),d=String(o),l=7*d.length+2;return{number:-1,text:d,x:c,y:a,left:c-
l/2,top:a-7,width:l,height:14}})}function Vt(e,t){const{lit:s,fade:o}=t,{pen:r,colours:i}=e;r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";
for(const{text:n,x:h,y:c}of lt(e,t))r.globalAlpha=s?1-(1-K)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(n,h,c+4),r.fillStyle=i.param,r.fillText(n,h,c+4);
r.globalAlpha=1}function ft({hulls:e,ribbons:t}){const s=new Map(e.map(o=>[o.group,o.points]));return t.flatMap(([o,r,i])=>{const[n,h]=[s.get(o),s.get(r)];return n&&
h?[{count:i,ends:Qt(n,h)}]:[]})}function Gt(e,{camera:{k:t},shown:s,lit:o,fade:r}){const{pen:i,model:{nodes:n},colours:h}=e,c=t>=B||!s.ribbons.length;for(const a of s.
lines){const{a:d,b:l,kind:f,says:g}=a,m=e.importance(d,l,o),u=m>W,y=f==="uses",x=n[d].community===n[l].community;if(!u&&!(y?x||c:x&&g)||!u&&o&&o.path.length)continue;
const p=n[d],b=n[l];i.beginPath(),i.moveTo(p.x,p.y),i.quadraticCurveTo(...ct(p,b),b.x,b.y),i.setLineDash(m===E?[]:u&&f==="link"&&!g?[4/t,3/t]:Jt(f).map(k=>k/t)),
i.strokeStyle=m===E?h.changed:y||f==="claims"?h.param:h.ink,i.lineWidth=(m===E?3:y?u?1.8:1.3:1)/t;const w=y?.75:.4;i.globalAlpha=m===I?.45:u?.95:o?w+(w*K-w)*r:w,
i.stroke()}i.setLineDash([]),i.globalAlpha=1}const Jt=e=>rt.find(t=>t[0]===e)?.[3]??[];function Qt([[e,t],,[s,o]],[[r,i],,[n,h]]){const c=Math.max(t,i),a=Math.min(
o,h),d=Math.max(e,r),l=Math.min(s,n);if(a-c>T&&l<d)return s<r?[s-T,(c+a)/2,r+T,(c+a)/2]:[e+T,(c+a)/2,n-T,(c+a)/2];if(l-d>T&&a<c)return o<i?[(d+l)/2,o-T,(d+l)/2,
i+T]:[(d+l)/2,t+T,(d+l)/2,h-T];const[f,g,m,u]=[(e+s)/2,(t+o)/2,(r+n)/2,(i+h)/2],y=(b,w)=>Math.min((b/2-T)/Math.max(1,Math.abs(m-f)),(w/2-T)/Math.max(1,Math.abs(
u-g))),x=y(s-e,o-t),p=y(n-r,h-i);return[f+(m-f)*x,g+(u-g)*x,m-(m-f)*p,u-(u-g)*p]}const j=12,Zt=11,dt=1.06,te=1200;function ee(e,t){const{pen:s,model:o,colours:r}=e,
{camera:i,lit:n}=t,h=j*Math.min(1.06,Math.max(o.isSmall?1:Zt/j,i.k)),c=o.nodes.length>N&&!n;s.textAlign="center",s.lineJoin="round",s.strokeStyle=r.paper,s.lineWidth=
3.5;const a=(l,f,g)=>{s.strokeText(l,f,g),s.fillText(l,f,g)};if(o.isSmall)return se(e,t,h,a);const d=c?re(e,t,h):[];s.lineWidth=6;for(const{left:l,top:f,width:g,
height:m,name:u,group:y}of d)s.font=`700 ${h+2.5}px ${r.font}`,s.fillStyle=r.c[y%r.c.length],a(u,l+g/2,f+m*.75);s.lineWidth=3.5,e.labels=he(e,t,h,c,d).map(l=>Y(
e,t,h,l));for(const l of e.labels)ut(e,t,h,l,.42,a)}function ut(e,t,s,{number:o,left:r,top:i,width:n},h,c){const{pen:a,model:d,colours:l}=e,f=d.nodes[o],g=o===t.
me||t.lit?.path.includes(o);a.textAlign="center",a.font=`${f.kind===1?"italic ":""}${g?"700 ":""}${s}px ${l.font}`,a.fillStyle=e.solid(f.kind?l.ghost:l.ink,e.strength(
t,o,h)),f.label.split(`
`).forEach((m,u)=>c(m,r+n/2,i+s*(.8+u*dt)))}function se(e,t,s,o){const{pen:r,model:i}=e,{camera:n,shown:h,lit:c,me:a}=t,d=p=>e.radius[p]*e.scale(n);r.textAlign=
"left",r.lineWidth=4;const l=[...e.course?.painting.heads(e,t)??ie(e,t,o),...lt(e,t),...e.boxes],f=i.nodes.filter(p=>h.nodes[p.number]&&!e.isBox(p.number)).map(
p=>{const[b,w]=e.screen(n,p.x,p.y),k=d(p.number);return{number:p.number,left:b-k,top:w-k,width:2*k,height:2*k}}),g=new Map(h.hulls.map(({group:p,points:[b,,w]})=>{
const[k,M]=e.screen(n,...b),[S,A]=e.screen(n,...w);return[p,{left:k,top:M,width:S-k,height:A-M}]})),m=[...g.values()].at(-1),u=e.width<600&&n.k<.6,y=[...c?.path.
length?c.path:c?.nodes.keys()??[]],x=u?new Set([a,...c?.path??[]]):new Set([a,...y,...e.order]);e.labels=[...e.boxes],r.lineWidth=3.5;for(const p of x){const b=i.
nodes[p];if(!b||!h.nodes[p]||e.isBox(p))continue;const w=Y(e,t,s,p),k=e.course?m:g.get(b.community),M=ne(w,f.find(S=>S.number===p)??w).find(S=>p===a||(!k||oe(S,
k))&&![...l,...f].some(A=>A.number!==p&&U(e.course?.painting.widened(S)??S,A)));M&&(l.push(M),e.labels.push(M),ut(e,t,s,M,.3,o))}}const oe=(e,t)=>e.left>t.left+
2&&e.top>t.top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,ne=(e,t)=>{const s=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+
4,top:s},{...e,left:t.left-e.width-4,top:s},{...e,top:t.top-e.height-3}]};function ie(e,{camera:t,shown:s,lit:o,fade:r},i){const{pen:n,colours:h}=e,c=e.width<600;
return s.hulls.flatMap(({group:a,name:d,points:[l,,f]})=>{const[g,m]=e.screen(t,l[0],l[1]),u=(f[0]-l[0])*t.k-16;n.font=`700 ${c?12.5:15}px ${h.font}`;const y=d.
split(" ");for(;y.length>1&&n.measureText(y.join(" ")).width>u;)y.pop();const x=y.join(" ").replace(/ (and|of|the|by|is)$/,""),p=[g+(c?7:15),m+(c?16:24)],b=e.isByTerritory?
h.c[a%h.c.length]:h.muted;return n.fillStyle=e.solid(b,o?1-.6*r:1),i(x,p[0],p[1]),[{number:-1,left:p[0],top:p[1]-12,width:n.measureText(x).width,height:15}]})}function re(e,{
camera:t,shown:s},o){const r=[];e.pen.font=`700 ${o+2.5}px ${e.colours.font}`;for(const{number:i,group:n,name:h,x:c,y:a}of s.hulls){const[d,l]=e.screen(t,c,a),f=e.
pen.measureText(h).width,g={number:i,name:h,group:n,left:d-f/2,top:l-15,width:f,height:20};r.some(m=>U(g,m))||r.push(g)}return r}function Y(e,{camera:t},s,o,r=!0){
const i=e.model.nodes[o],[n,h]=e.screen(t,i.x,i.y);r&&i.width<0&&(e.pen.font=`${j}px ${e.colours.font}`,i.width=Math.max(...i.label.split(`
`).map(d=>e.pen.measureText(d).width)));const c=r?i.width*s/j:0,a=h+e.radius[o]*e.scale(t)+3;return{number:o,left:n-c/2,top:a,width:c,height:i.label.split(`
`).length*s*dt}}function he(e,t,s,o,r){const{camera:i,shown:n,lit:h,me:c,moving:a}=t,{width:d,height:l,kept:f}=e,g=(M,S)=>Math.round(M*i.k*4/S),m=[i.k.toFixed(3),
g(i.x,d),g(i.y,l),d,l,c,...h?.nodes.keys()??[]].join();if(m===f.key||a&&o&&f.numbers.length)return f.numbers;const u=h?[...h.path.length?h.path:h.nodes.keys()]:
[],y=e.model.nodes.length>N?Math.max(24,d*l/9e3):1/0,x=[...r];let p=0,b=r.length;const w=new Set(r.map(M=>M.number)),k=u.length?new Set([...u,...e.order]):e.order;
for(const M of k){const S=e.model.nodes[M],[A,xt]=e.screen(i,S.x,S.y),V=Math.max(Math.abs(A/d-.5),Math.abs(xt/l-.5));if(!n.nodes[M]||V>1||w.has(M))continue;if((p+=
1)>te||b>=y)break;const G=e.radius[M]*e.scale(i)*1.5,J=bt=>{const C=Y(e,t,s,M,bt);C.top-=G,C.height+=G;for(const wt of x)if(U(C,wt))return null;return C},Q=J(!1)&&
J(!0);Q&&(x.push(Q),V<.5&&(b+=1))}return e.kept={key:m,numbers:x.slice(r.length).map(M=>M.number).reverse()},e.kept.numbers}const U=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,ae=2500,mt=8e3,ce=1500,le=.06,X=.25;function pt(e){const t=getComputedStyle(e),s=r=>t.getPropertyValue(
"--cg-"+r).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(r=>[r,s(r)])),hull:+s("hull"),font:t.fontFamily,c:Array.
from({length:v},(r,i)=>s("c"+i))}}class fe{constructor(t,s,o){this.canvas=t,this.colours=o,this.pen=t.getContext("2d"),this.model=s,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.boxes=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}get course(){return this.
model.course?.isLaid?this.model.course:void 0}isBox(t){return this.course?.boxes.has(t)}resize(){const{clientWidth:t,clientHeight:s}=this.canvas,o=devicePixelRatio;
[this.width,this.height]=[t,s],this.canvas.width=Math.round(t*o),this.canvas.height=Math.round(s*o),this.pen.setTransform(o,0,0,o,0,0)}measure(t){const{nodes:s}=this.
model,o=n=>t==="links"?n.degree:t==="uses"?n.uses:n.rank,r=Math.max(1e-9,...s.map(o));this.radius=s.map(n=>n.kind?5:4.5+8.5*Math.sqrt(o(n)/r));const i=this.radius.
map((n,h)=>h*.618034%1/1e3-n);this.order=s.map(n=>n.number).sort((n,h)=>i[n]-i[h])}screen(t,s,o){return[(s-t.x)*t.k+this.width/2,(o-t.y)*t.k+this.height/2]}scale(t){
return Math.min(1.35,Math.max(.42,t.k))}fit(t,s){if(!t.length)return{x:0,y:0,k:1};const[o,r,i,n]=gt(t),h=(this.width-32)/Math.max(1,i-o),c=(this.height-32)/Math.
max(1,n-r),a=this.width<600&&!this.model.isSmall,d=Math.min(s,Math.min(a?Math.max(h,.8):h,c));return{x:(o+i)/2,y:(r+n)/2,k:Math.max(.02,d)}}corners({hulls:t,nodes:s}){
const o=this.model.isSmall&&t.length?4:this.model.nodes.length>N?14:50,r=this.model.nodes.filter(a=>s[a.number]);if(!r.length)return[];const[i,n,h,c]=gt(r.map(a=>[
a.x,a.y]));return[...t.flatMap(a=>a.points),[i-o,n-22],[h+o,c+o]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(0,0,this.width,this.
height)}map(t){const{pen:s}=this,{x:o,y:r,k:i}=t.camera,n=this.course;this.clear(),s.save(),s.translate(this.width/2-o*i,this.height/2-r*i),s.scale(i,i),this.model.
isSmall?(n?n.painting.columns(this,t):_t(this,t),Ht(this,t),n?n.painting.lines(this,t,n):Gt(this,t)):(this.hulls(t),this.lines(t)),s.restore(),this.model.isSmall&&
Vt(this,t),this.dots(t),this.boxes=n?n.painting.boxes(this,t,n):[],ee(this,t)}hulls({camera:t,shown:s,lit:o,fade:r}){const{pen:i,colours:n}=this;i.lineJoin="rou\
nd";for(const{group:h,points:c}of s.hulls){const a=new Path2D;for(const[d,l]of c)a.lineTo(d,l);a.closePath(),i.fillStyle=i.strokeStyle=this.solid(n.c[h%v],n.hull*
(o?1-.6*r:1)),i.lineWidth=Math.min(34/t.k,26),i.fill(a),i.stroke(a)}}solid(t,s){return s===1?t:`color-mix(in srgb, ${t} ${Math.round(s*1e3)/10}%, ${this.colours.
paper})`}lines({camera:t,shown:s,lit:o,fade:r,moving:i}){const{pen:n,model:{nodes:h},colours:c}=this,{k:a}=t,d=s.lines.length,l=Array.from({length:E+1},()=>new Map);
let f=i?ae:mt;for(const{a:m,b:u,kind:y}of s.lines){const x=h[m],p=h[u],b=this.importance(m,u,o);if(b<I&&(f<1||F(x.x,p.x,t.x,this.width/a)||F(x.y,p.y,t.y,this.height/
a)))continue;f-=1;const w=l[b].get(y)??new Path2D;l[b].set(y,w),w.moveTo(x.x,x.y),d>ce?w.lineTo(p.x,p.y):w.quadraticCurveTo(...ct(x,p),p.x,p.y)}const g=Math.min(
1,130/Math.max(1,Math.min(d,mt)))**.4;l.forEach((m,u)=>{for(const[y,x,p,b]of rt){const w=m.get(y),k=p*g*(u===ht?.6:1);w&&(n.setLineDash(b.map(M=>M/a)),n.strokeStyle=
u===E?c.changed:y==="uses"||y==="claims"?c.param:c.muted,n.lineWidth=(u===E?3.2:x*(u===at?1.5:1))/a,n.globalAlpha=u>W?[.5,.95,1][u-I]:o?k+(le-k)*r:k,n.stroke(w))}}),
n.setLineDash([]),n.globalAlpha=1}importance(t,s,o){const r=this.group[t]===this.group[s]?W:ht,i=o?.nodes.get(t),n=o?.nodes.get(s);if(!o||i===void 0||n===void 0)
return r;if(o.path.length){const[h,c]=[o.path.indexOf(t),o.path.indexOf(s)];return h>=0&&c>=0&&Math.abs(h-c)===1?E:r}return i===n?r:Math.min(i,n)?I:at}strength({
lit:t,fade:s},o,r){const i=t?.nodes.get(o);return!t||i!==void 0&&i<2?1:i===void 0?1+(r-1)*s:i<3?.7:.5}dots(t){const{camera:s,shown:o,lit:r,me:i,focused:n}=t,{pen:h,
model:c,colours:a}=this,d=this.scale(s),l=this.order.filter(f=>o.nodes[f]&&!this.isBox(f)).reverse();r&&l.sort((f,g)=>+r.nodes.has(f)-+r.nodes.has(g));for(const f of l){
const{kind:g,x:m,y:u}=c.nodes[f],y=this.group[f],x=this.radius[f]*d,[p,b]=this.screen(s,m,u);if(F(p,p,this.width/2,this.width)||F(b,b,this.height/2,this.height))
continue;const w=g?a.ghost:y<0||this.course?a.muted:a.c[y%v],k=this.solid(w,this.strength(t,f,.28));x>4&&L(h,p,b,x+.75,a.paper),g?(h.setLineDash(g===1?[2.5,2.5]:
[]),L(h,p,b,x,"",k,1.5),h.setLineDash([])):L(h,p,b,x-.75,k),x>4&&y>=v&&!g&&!this.course&&(L(h,p,b,x*.5+.7,a.paper),L(h,p,b,x*.5-.7,k)),r?.path.includes(f)&&L(h,
p,b,x,"",a.changed,2.5),f===i&&L(h,p,b,x+.5,"",a.ink,2.5),f===i&&n&&L(h,p,b,x+4.5,"",a.param,2)}}nodeAt(t,s,o,r,i){const n=a=>o>=a.left&&o<=a.left+a.width&&r>=a.
top&&r<=a.top+a.height;let h=this.boxes.find(n)?.number??-1,c=i;if(h>=0)return h;for(const a of this.model.nodes){if(!s.nodes[a.number]||this.isBox(a.number))continue;
const[d,l]=this.screen(t,a.x,a.y),f=Math.hypot(d-o,l-r)-this.radius[a.number]*this.scale(t);f<c&&([c,h]=[f,a.number])}return h>=0?h:this.labels.find(n)?.number??
-1}}const gt=e=>{const[t,s]=[0,1].map(o=>e.map(r=>r[o]));return[Math.min(...t),Math.min(...s),Math.max(...t),Math.max(...s)]},F=(e,t,s,o)=>Math.max(e,t)<s-o*(.5+
X)||Math.min(e,t)>s+o*(.5+X);function L(e,t,s,o,r,i,n=0){e.beginPath(),e.arc(t,s,o,0,7),r&&(e.fillStyle=r,e.fill()),i&&(e.strokeStyle=i,e.lineWidth=n,e.stroke())}
const de=new Map([["ArrowRight",[1,0]],["ArrowLeft",[-1,0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),ue=18,_=8,H=5;function me(e,t){const{canvas:s,root:o}=e,r=(n,h,c)=>{
for(const a of h.split(" "))n.addEventListener(a,c,{signal:t,passive:!1})};ge(e,r),r(s,"wheel",n=>{n.preventDefault();const h=Math.max(-60,Math.min(60,n.deltaY*
(n.deltaMode?16:1)));e.zoom(Math.exp(-h*(n.ctrlKey?.012:.004)),n.offsetX,n.offsetY)}),r(s,"dblclick",n=>{const h=e.hit(n.offsetX,n.offsetY,_);h<0?e.zoom(1.8,n.offsetX,
n.offsetY):e.open(h)}),r(s,"keydown",n=>ye(e,n)&&n.preventDefault()),r(s,"focus blur",()=>e.draw());const i=n=>{n&&!n.checkVisibility()&&s.focus({preventScroll:!0})};
r(o,"click",n=>{const h=n.target.closest("[data-go], [data-box], [data-filter], [data-do]");if(h?.href){if(n.ctrlKey||n.metaKey||n.shiftKey)return;n.preventDefault(),
n.stopPropagation()}h&&xe(e,h),i(h)}),r(o,"input change",n=>be(e,n.target)),r(o,"keydown",n=>{n.key==="Escape"&&n.target!==s&&(pe(n.target)||e.release(),n.target.
closest("aside")?s.focus({preventScroll:!0}):i(n.target)),n.key==="Enter"&&n.target===e.part("find")&&e.goFound()}),r(o,"fullscreenchange",()=>e.all('[data-do="\
full"]')[0].setAttribute("aria-pressed",String(!!document.fullscreenElement)))}function pe(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.
querySelector("summary")?.focus({preventScroll:!0}),!!t}function ge(e,t){const{canvas:s}=e,o=new Map;let r=0;const i=()=>{const[[n,h],c]=[...o.values()],[a,d]=c??
[n,h];return{x:(n+a)/2,y:(h+d)/2,apart:Math.hypot(n-a,h-d)}};t(s,"pointerdown",n=>{n.button||(s.setPointerCapture(n.pointerId),o.set(n.pointerId,[n.offsetX,n.offsetY]),
r=o.size>1?H:0)}),t(s,"pointermove",n=>{const{offsetX:h,offsetY:c}=n,a=o.get(n.pointerId);if(!a)return n.pointerType==="touch"||e.over(e.hit(h,c,_));if(n.pointerType===
"touch"&&o.size<2&&!document.fullscreenElement){r+=Math.hypot(h-a[0],c-a[1]),o.set(n.pointerId,[h,c]);return}const d=i();o.set(n.pointerId,[h,c]);const l=i();r+=
Math.hypot(h-a[0],c-a[1]),!(r<H)&&(d.apart&&e.zoom(l.apart/d.apart,l.x,l.y),e.pan(d.x-l.x,d.y-l.y))}),t(s,"pointerup",n=>{if(!o.delete(n.pointerId)||r>=H)return;
const h=n.pointerType==="touch";h&&e.near(n.offsetX,n.offsetY)||e.choose(e.hit(n.offsetX,n.offsetY,h?ue:_))}),t(s,"touchstart touchmove",n=>n.touches.length>1&&
n.cancelable&&n.preventDefault()),t(s,"pointercancel",n=>o.delete(n.pointerId)),t(s,"pointerleave",()=>e.over(-1))}function ye(e,t){const[s,o]=de.get(t.key)??[0,
0],r=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;if((s||o)&&t.shiftKey)e.pan(s*60,o*60);else if(s||o)e.step(r,s,o);else if(t.key==="+"||t.key==="=")e.zoom(
1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key==="0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&r>=0)e.open(r);else return!1;return!0}
function xe(e,t){const{go:s,box:o,filter:r,value:i,do:n}=t.dataset,{state:h}=e;s!==void 0?e.goNote(e.model.byId.get(s)??0):o?e.goBox(+o):r?(At(h,`${r}:${i}`),e.
show()):n==="in"||n==="out"?e.zoom(n==="in"?1.4:1/1.4):n==="fit"?e.fit():n==="release"?e.release():n==="more"?e.list(e.pages+1):n==="full"?document.fullscreenElement?
document.exitFullscreen():e.root.requestFullscreen():n==="way"?(h.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):n==="path"&&(h.from=h.focus,e.setMode(
"path"))}function be(e,{name:t,value:s,dataset:{role:o}}){const{state:r}=e;if(t==="cg-mode")return e.setMode(s);if(o==="sort")return e.list(1);!o||!(o in r)||r[o]===
s||(Object.assign(r,{[o]:s}),o==="colour"&&(r.off=[...D(r)].filter(i=>!i.startsWith("group")).join()),e.show())}const we=120;async function ke(e,t,s){const o=s.
course&&(await import("./course.js")).readCourse(s.course);if(e.isConnected)return t.hidden=!1,new yt(e,t,s,o)}class yt{constructor(t,s,o,r){this.root=t,this.canvas=
s,this.model=Pt(o,r),kt(r?"course":"map"),this.state=Mt(location.search),r?.painting.lay(this.model,this.state.mode!=="map"),this.state.find||=this.part("find").
value,this.painter=new fe(s,this.model,pt(t)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,
this.summaries=null,this.hover=-1,this.notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,
this.gone=new AbortController,this.sight=new ResizeObserver(()=>this.resize()),this.sight.observe(s),this.scheme=new MutationObserver(()=>this.recolour()),this.
scheme.observe(document.body,{attributeFilter:["data-md-color-scheme","data-md-color-primary"]});for(const i of["(prefers-color-scheme: dark)","(forced-colors: \
active)","print"])matchMedia(i).addEventListener("change",()=>this.recolour(),{signal:this.gone.signal});me(this,this.gone.signal),this.painter.resize(),this.show(
!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),
cancelAnimationFrame(this.frame),clearTimeout(this.resting),clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(
`[data-role="${t}"]`)}hit(t,s,o){return this.state.mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,s,o):this.chain?.boxAt(this.painter,this.camera,this.
chart,t,s)??-1}over(t){t!==this.hover&&(this.hover=t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:s,
focus:o,from:r,to:i}=this.state;return t==="chain"?this.model.boxes.findIndex(n=>n.id===s):q(this.model,$(t)?o:i||r)}me(){const t=this.at();return t<0?this.hover:
t}choose(t){const s=this.state,o=(s.mode==="chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(s.mode==="chain"){if(!o)return;s.box=o,this.follow()}else $(
s.mode)?s.focus=o===s.focus?"":o:o&&([s.from,s.to,s.way]=s.from&&!s.to?[s.from,o,"0"]:[o,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){
const t=this.state;t.focus=t.from=t.to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode(this.painter.course?"course":"map"):this.show()}open(t){const{
url:s}=(this.state.mode==="chain"?this.model.boxes:this.model.nodes)[t],o=document.createElement("a");s&&(o.href=s,this.root.append(o),o.click(),o.remove())}step(t,s,o){
const{model:r,shown:i,painter:n}=this,h=this.state.mode==="chain"?this.chain?.beside(r,t,s,o):t<0?[...n.course?.way??[],...n.order].find(c=>i.nodes[c]):Ut(r,i,t,
s,o);h!==void 0&&h>=0&&this.go(h)}go(t){if(t!==this.at()&&this.choose(t),this.state.mode==="chain")return;const{painter:s,camera:o,model:r}=this,{x:i,y:n}=r.nodes[t],
[h,c]=s.screen(o,i,n);(h<60||c<40||h>s.width-60||c>s.height-60)&&([o.x,o.y]=[i,n]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const s=this.
chain?.meant(this.model,"",t)??-1;if(s>=0)return this.go(s);this.notice=`“${this.model.nodes[t].title}” has no quantity that other notes compute with.`,this.
tell()}async goBox(t){Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),await this.setMode("chain")}goFound(){const{found:t,model:s,state:o}=this,r=it(
s,o.find)[0]??-1,i=t?.[0]??-1;if(r>=0&&(o.mode==="chain"||i<0))return this.goBox(r);i>=0&&this.goNote(i)}near(t,s){const{painter:o,camera:r,shown:i,model:n}=this;
if(!n.isSmall||!$(this.state.mode)||o.width>=600||r.k>=.6)return!1;const h=i.hulls.find(({points:[l,,f]})=>{const[g,m]=o.screen(r,...l),[u,y]=o.screen(r,...f);return t>=
g&&t<=u&&s>=m&&s<=y});if(!h)return!1;const{x:c,y:a,k:d}=o.fit(h.points,1.2);return this.camera={x:c,y:a,k:Math.max(d,.6)},this.touched=!0,this.draw(),!0}follow(){
const t=this.at(),s=t>=0?t:this.chain?.richest(this.model)??-1;this.notice="",this.chart=this.chain&&s>=0?this.chain.chartOf(this.model,s):null,this.fit(),this.
renew()}async renew(){const{chart:t,model:s}=this,{recompute:o}=this.root;if(!t||!o)return;t.now??=new Map;const r=[...t.at.keys()],i=await o(r.map(n=>s.boxes[n]));
this.chart!==t||this.gone.signal.aborted||(t.now=new Map(r.map((n,h)=>[n,i[h]])),this.draw(),this.tell())}async setMode(t){const s=this.state,o=$(t)&&this.model.
course?.painting.lay(this.model,t==="course"),r=o||t==="chain"||s.mode==="chain";Object.assign(s,{mode:t}),t!=="path"&&(s.from=s.to=""),this.hover=-1,t==="chain"&&
(this.chain??={...await import("./chart.js"),...await import("./chain.js")}),this.show(),this.painter.resize(),t==="chain"?(this.follow(),this.tell()):r&&this.fit(),
r&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:s,painter:o,state:r}=this;Tt(r,h=>this.part(h),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=
r.depth,this.part("depth").parentElement?.style.setProperty("--depth",r.depth),(r.tag||r.folder||r.relation)&&this.part("more").setAttribute("open",""),this.root.
dataset.mode=r.mode;const{of:i,groups:n}=Wt(s,r.colour);o.group=i,o.isByTerritory=r.colour==="community"&&!o.course,o.measure(r.size),o.kept.key="",this.shown=jt(
s,r,o.group),this.found=r.find.trim()?Yt(s,this.shown,r.find):null,this.light(),this.tell(),(!t||location.search||r.find)&&(import("./panel.js").then(({legend:h})=>h(
this,n)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await import("./list.js")).list(this,t)}light(){const{state:t,shown:s,model:o,lit:r,hover:i,
found:n,chain:h}=this,c=this.at(),a=this.me();let d=[],l=null;if(t.mode==="chain")h&&i>=0&&(l=h.trace(o,[i]));else if(t.mode==="path"&&c>=0){const f=q(o,t.from),
g=st(o,s,f,t.to?c:i,t.to?void 0:1);d=g[Math.min(+t.way,g.length-1)]??[f],l=new Map((t.to?g.flat():d).map(m=>[m,d.includes(m)?0:1])),l.set(f,0)}else a>=0&&s.nodes[a]?
l=Bt(s,a,+t.depth):n&&(l=new Map(n.map(f=>[f,0])));this.lit=l&&{nodes:l,path:d},this.fade=l&&!r&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.
since=performance.now(),this.draw()}async tell(){const t=$(this.state.mode)&&this.me()<0?null:await import("./about.js"),s=this.part("detail");s.replaceChildren(
...t?.about(this)??[]),s.hidden=!s.firstChild,this.part("summary").hidden=!s.hidden,s.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,s,o){const{camera:r,
painter:{width:i,height:n}}=this,h=Math.min(6,Math.max(.03,r.k*t)),c=1/r.k-1/h;r.x+=((s??i/2)-i/2)*c,r.y+=((o??n/2)-n/2)*c,r.k=h,this.move()}async pan(t,s){this.
camera.x+=t/this.camera.k,this.camera.y+=s/this.camera.k,this.move(!0),this.slider??=await import("./slide.js")}fit(){const{painter:t}=this;this.camera=this.state.
mode==="chain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(
this.resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:s}=this;s.clientWidth===t.width&&
s.clientHeight===t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){this.painter.colours=pt(this.root),this.draw(),this.paint(performance.now())}draw(t){
cancelAnimationFrame(this.frame),t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(s=>this.paint(s))}paint(t){const{painter:s,camera:o,
shown:r,lit:i,moving:n}=this,h=this.me(),c=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/we)):1;const a={camera:o,
shown:r,lit:i,me:h,moving:n,focused:c,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(s,a,this.chart):this.sliding&&this.slider?this.slider.slide(s,a):
s.map(a),this.fade<1&&this.draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.
replaceState(history.state,"",St(this.state,location.href))},150)}}var Me=Object.freeze({__proto__:null,View:yt,open:ke});export{v as C,I as F,ot as K,E as P,X as R,
W as S,z as c,et as i,q as n,it as q,D as s,Me as v,st as w};
