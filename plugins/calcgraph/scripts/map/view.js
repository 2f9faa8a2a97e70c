const Tt=6,tt=[["tag",.98,.36,[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],et=0,P=1,R=2,
st=3,L=4,ot=(e,t)=>[(e.x+t.x)/2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],v=146,At=41,Lt=54,Et=10,Ot=.12,nt=12,it=1.06,$t=3,Rt=60,vt=1e3;function rt(e,t){const{course:s,
nodes:o}=e;if(!s||s.isLaid===t)return;s.isLaid=t;const r=o.map(({x:i,y:n})=>[i,n]);o.forEach((i,n)=>[i.x,i.y]=s.places[n]),s.places=r,[e.hulls,s.hulls]=[s.hulls,
e.hulls]}function It(e){if(!e)return;const{places:t,rooms:s,stages:o,boxes:r,read:i,way:n}=e;return{isLaid:!1,places:Array.from({length:t.length/2},(h,l)=>[t[2*
l],t[2*l+1]]),hulls:s.map(([h,l,a,c,f],d)=>({group:vt+d,x:l,y:a,points:[[l,a],[l+c,a],[l+c,a+f],[l,a+f]],name:d<o?`${d+1} ${h}`:h,number:-1})),boxes:new Set(r),
read:new Set(r.slice(0,i)),way:n}}function Ct(e,{camera:{k:t},shown:s,lit:o,fade:r},{read:i}){const{pen:n,model:{nodes:h},colours:l}=e;for(const{a,b:c,kind:f,says:d}of s.
lines){const m=e.importance(a,c,o),u=m>P,g=f==="uses";if(!u&&!(g&&i.has(a)&&i.has(c))||!u&&o?.path.length)continue;const[y,x]=h[a].x<=h[c].x?[h[a],h[c]]:[h[c],h[a]];
if(n.beginPath(),x.x-y.x<v/2){const b=y.x-v/2+2,w=b-10-Math.min(16,Math.abs(x.y-y.y)/16);n.moveTo(b,y.y),n.bezierCurveTo(w,y.y,w,x.y,b,x.y)}else{const[b,w]=[y.x+
v/2-2,x.x-v/2+2],k=(b+w)/2;n.moveTo(b,y.y),n.bezierCurveTo(k,y.y,k,x.y,w,x.y)}n.setLineDash(u&&m!==L&&f==="link"&&!d?[4/t,3/t]:[]),n.strokeStyle=m===L?l.changed:
g||f==="claims"?l.param:l.ink,n.lineWidth=(m===L?3:u?1.8:1.2)/t;const p=.32;n.globalAlpha=m===R?.45:u?.9:o?p+(p*Ot-p)*r:p,n.stroke()}n.setLineDash([]),n.globalAlpha=
1}function Dt(e,{shown:t,lit:s,fade:o}){const{pen:r,colours:i}=e;r.fillStyle=e.solid(i.muted,.07*(s?1-.5*o:1));for(const{points:n}of t.hulls){const[[h,l],,[a,c]]=n;
r.beginPath(),r.roundRect(h,l,a-h,c-l,Et),r.fill()}}function Pt(e,{camera:t,shown:s,lit:o,fade:r}){const{pen:i,colours:n}=e,h=t.k<.6?12:14,l=Lt*t.k;return i.textAlign=
"left",i.font=`700 ${h}px ${n.font}`,s.hulls.map(({name:a,points:[c,,f]})=>{const[d,m]=e.screen(t,c[0]+8,c[1]),u=(f[0]-c[0]-16)*t.k,g=Math.max(1,Math.floor((l-4)/
(h+2))),y=u<Rt?[a.split(" ",/^\d/.test(a)?1:void 0).join(" ")]:zt(i,a,u,g);return i.fillStyle=e.solid(n.ink,o?1-.6*r:1),y.forEach((x,p)=>i.fillText(x,d,m+(l-y.length*
(h+2))/2+(p+.85)*(h+2))),{number:-1,left:d,top:m,width:u,height:l}})}function zt(e,t,s,o){const r=[];for(const i of t.split(" ")){const n=r.length?`${r[r.length-
1]} ${i}`:i;r.length&&(r.length===o||e.measureText(n).width<=s)?r[r.length-1]=n:r.push(i)}return r.map(i=>ht(e,i,s))}function Nt(e,t,{boxes:s,read:o,way:r}){const{
pen:i,model:n,colours:h}=e,{camera:l,shown:a,lit:c,me:f,focused:d}=t,m=[];for(const u of s){if(!a.nodes[u])continue;const g=n.nodes[u],[y,x]=e.screen(l,g.x,g.y),
[p,b]=[v*l.k,At*l.k],[w,k]=[y-p/2,x-b/2],M=e.strength(t,u,.3),S=r.indexOf(u),T=u===f,C=!!c?.path.includes(u);i.beginPath(),i.roundRect(w,k,p,b,5),i.fillStyle=T?
h.param:h.paper,i.fill(),i.strokeStyle=e.solid(C?h.changed:S>=0||T?h.param:h.muted,M*(o.has(u)||T?1:.6)),i.lineWidth=C||S>=0||T?1.8:1,i.stroke(),T&&d&&(i.beginPath(),
i.roundRect(w-4,k-4,p+8,b+8,8),i.strokeStyle=h.param,i.lineWidth=2,i.stroke()),i.fillStyle=T?h.paper:e.solid(h.ink,M),Wt(e,g.label.split(`
`),{x:y,y:x,width:p,height:b},S>=0||T),S>=0&&p>60&&jt(e,w+p-4,k-2,String(S+1),M),m.push({number:u,left:w,top:k,width:p,height:b})}return m}function Wt({pen:e,colours:t},s,{
x:o,y:r,width:i,height:n},h){const l=h?nt-.5:nt,a=Math.floor((n-2)/(l*it));if(a<1||i<40)return;e.font=`${h?"600 ":""}${l}px ${t.font}`,e.textAlign="center";const c=a<
s.length?[`${s.slice(0,a).join(" ")} …`]:s;c.slice(0,a).forEach((f,d)=>{const m=(d-(Math.min(a,c.length)-1)/2)*l*it;e.fillText(ht(e,f,i-2*$t),o,r+m+l*.35)})}function ht(e,t,s){
if(e.measureText(t).width<=s)return t;let o=t.replace(/ …$/,"");for(;o.length>1&&e.measureText(`${o}…`).width>s;)o=o.slice(0,-1).trimEnd();return`${o}…`}function jt(e,t,s,o,r){
const{pen:i,colours:n}=e;i.beginPath(),i.arc(t,s,8,0,7),i.fillStyle=e.solid(n.param,r),i.fill(),i.font=`700 11px ${n.font}`,i.textAlign="center",i.fillStyle=n.paper,
i.fillText(o,t,s+4)}const $={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",
off:"node:attachment,node:tag"},at=Object.keys($),Ft=e=>$.mode=e;function qt(e){const t=new URLSearchParams(e),s={...$};for(const o of at)Object.assign(s,{[o]:t.
get(o)??$[o]});return s.mode==="flow"&&(s.mode="chain"),s}function Ut(e,t){const s=new URL(t);for(const o of at)e[o]===$[o]?s.searchParams.delete(o):s.searchParams.
set(o,e[o]);return s.href}function Yt(e,t,s){for(const i of["depth","colour","size","tag","folder","relation","find"]){const n=t(i);n.value=e[i],n.value=e[i]=n.
value||$[i]}const o=[...s],r=o.find(i=>i.value===e.mode)??o[0];r.checked=!0,e.mode=r.value}const z=e=>new Set(e.off.split(",")),I=e=>e==="map"||e==="course";function Kt(e,t){
const s=z(e);s.delete(t)||s.add(t),s.delete(""),e.off=[...s].sort().join()}const U=(e,t)=>e.byId.get(t)??-1,_t=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,
sequence:4,tag:4})),lt=2,Ht=4,Bt=20,Xt=100,Gt=12,Vt=3,Jt=4,O=3,N=({types:e},{type:t})=>_t.get(e[t][0])??lt,ct=(e,t)=>N(e,t)===lt;function Qt(e,t){const s=e.nodes.
map(()=>new Map),o=e.nodes.map(()=>0),r=new Set;for(const{a:n,b:h,kind:l,type:a}of e.edges){if(e.types[a][0]==="link"?o[n]+=1:N(e,{type:a})<Ht&&r.add(n),!t.types[a]||
!t.nodes[n]||!t.nodes[h]||n===h)continue;const c=N(e,{type:a});for(const f of[!1,!0]){const[d,m]=f?[h,n]:[n,h],u=s[d].get(m);(!u||c<u.cost||c===u.cost&&u.back&&
!f)&&s[d].set(m,{uses:l==="uses",back:f,cost:c})}}const i=e.nodes.map(n=>o[n.number]>=Gt&&!r.has(n.number)||/(^|\/)(index|README)\.md$/.test(n.id)||n.kind?Xt:+(n.
degree>Bt));return{near:s,toll:i}}function ft(e,t,s,o,r=3){const i=[];if(s===o||s<0||o<0)return i;const n=Qt(e,t),h=new Set;let l=1/0;for(;i.length<r;){const{cost:a,
path:c}=Zt(n,s,o,h);if(!c.length||a>l)break;l=Math.min(l,a+Jt),i.push(c),c.slice(1,-1).forEach(f=>h.add(f)),c.length===2&&n.near[s].delete(o)}return i}function Zt({
near:e,toll:t},s,o,r){const i=new Map([[s*O,0]]),n=new Map,h=[[s*O]];for(let l=0;l<h.length;l++){const a=h[l]??=[];for(;a.length;){const c=te(a),f=Math.floor(c/
O),d=c%O;if(i.get(c)!==l)continue;if(f===o)return{cost:l,path:ee(c,n)};i.set(c,-1);const m=l+(f===s?0:t[f]);for(const[u,g]of e[f]){if(r.has(u))continue;const y=g.
uses?g.back?1:2:0,x=m+g.cost+(d&&y&&d!==y?Vt:0),p=u*O+y;x>=(i.get(p)??1/0)||(i.set(p,x),n.set(p,c),(h[x]??=[]).push(p))}}}return{cost:0,path:[]}}function te(e){
let t=0;for(let s=1;s<e.length;s++)e[s]<e[t]&&(t=s);return e.splice(t,1)[0]}function ee(e,t){const s=[Math.floor(e/O)];for(let o=t.get(e);o!==void 0;o=t.get(o))
s.unshift(Math.floor(o/O));return s}const W=200,dt=["note","ghost","tag","attachment"];function se(e){const{edges:t,reasons:s,types:o,folders:r,tags:i,communities:n,
central:h,hulls:l,flow:a}=e,c=e.id.map((m,u)=>({number:u,id:m,title:e.title[u],label:e.label[u]??e.title[u],kind:e.kind[u]??0,url:e.url[u],x:e.x[u],y:e.y[u],community:e.
community[u],degree:e.degree[u],rank:e.rank[u],uses:e.uses[u]??0,folder:e.folder[u],tags:e.tagged[u],others:e.others[u]??"",text:"",width:-1})),f=[];for(let m=0;m<
t.length;m+=3){const u=t[m+2];f.push({a:t[m],b:t[m+1],type:u,kind:o[u][1],reason:"",says:!1})}for(const[m,u]of Object.entries(s))f[+m].reason=u;for(const[m,u]of f.
entries()){u.says=ct({types:o},u)||u.kind==="link"&&!!u.reason;for(let g=m-1;u.says&&ut(f[g],u);g--)f[g].says=!0}const d=a.boxes.map(([m,u,g,y,x,p,b={}],w)=>({number:w,
id:`${c[g]?.id}#${m}`,name:m,value:u,note:g,input:!!y,url:x,says:p,columns:Object.entries(b).flatMap(([k,M])=>M.map(S=>`${c[S]?.id}#${k}`))}));return{nodes:c,edges:f,
types:o,folders:r,tags:i,communities:n,boxes:d,flows:a.edges,hulls:l.map(([m,u,g,y])=>({group:m,x:u,y:g,points:y,name:n[m],number:h[m]})),byId:new Map(c.map(m=>[
m.id,m.number])),isSmall:c.length<=W,course:It(e.course)}}function oe(e,t){const s=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,o=e.nodes.map(i=>i.degree?
t==="folder"?i.folder:t==="tag"?i.tags[0]??-1:i.community:-1),r=s.map(()=>0);for(const i of e.nodes)!i.kind&&o[i.number]>=0&&(r[o[i.number]]+=1);return{of:o,groups:s.
map((i,n)=>({group:n,name:i||"(top)",size:r[n]})).filter(i=>i.size)}}function ne(e,t,s){const o=z(t),r=e.tags.indexOf(t.tag),i=e.folders.indexOf(t.folder==="/"?
"":t.folder),n=e.types.map(([d,m])=>!o.has("kind:"+m)&&(!t.relation||d===t.relation)),h=e.nodes.map(d=>!(o.has("node:"+dt[d.kind])||!d.degree&&o.has("node:orpha\
n")||o.has("group:"+s[d.number])||t.tag&&!d.tags.includes(r)||t.folder&&d.folder!==i)),l=[];for(const d of e.edges)n[d.type]&&h[d.a]&&h[d.b]&&!ut(l.at(-1),d)&&l.
push(d);const a=t.colour==="community",c=e.hulls.filter(d=>a?!o.has("group:"+d.group):e.isSmall);let f;return{nodes:h,types:n,lines:l,hulls:c,ribbons:e.isSmall&&
a&&!e.course?.isLaid?ie(e,l):[],get near(){return f??=re(h.length,l)}}}function ie({nodes:e},t){const s=new Map;for(const{a:o,b:r,kind:i}of t){const[n,h]=[e[o].
community,e[r].community].sort((a,c)=>a-c),l=`${n} ${h}`;i==="uses"&&n!==h&&s.set(l,[n,h,(s.get(l)?.[2]??0)+1])}return[...s.values()]}const ut=(e,{a:t,b:s,kind:o})=>e?.
kind===o&&(e.a===t?e.b===s:e.a===s&&e.b===t);function re(e,t){const s=Array.from({length:e},()=>new Set);for(const{a:o,b:r}of t)s[o].add(r),s[r].add(o);return s}
function he(e,t,s){const o=new Map([[t,0]]);for(const[r,i]of o)if(i<s)for(const n of e.near[r])o.has(n)||o.set(n,i+1);return o}const ae=({tags:e},t)=>t.text||=[
t.title,t.id,t.others,...t.tags.map(s=>"#"+e[s])].join(`
`).toLowerCase();function j(e,t){if(e===t)return 0;const s=e.indexOf(t);return s<1?s<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[s-1])?2:3}function le(e,t,s){
const o=s.trim().toLowerCase(),r=i=>Math.min(j(i.title.toLowerCase(),o),...i.others.toLowerCase().split(`
`).map(n=>j(n,o)+.5));return e.nodes.filter(i=>t.nodes[i.number]&&ae(e,i).includes(o)).map(i=>({n:i,rank:r(i)})).sort((i,n)=>i.rank-n.rank||n.n.rank-i.n.rank).map(
({n:i})=>i.number)}function mt(e,t){const s=t.trim().toLowerCase();return s?e.boxes.map(o=>({box:o,rank:Math.min(j(o.name.toLowerCase(),s),1+j(o.says.toLowerCase(),
s))})).filter(o=>o.rank<4).sort((o,r)=>o.rank-r.rank||o.box.name.localeCompare(r.box.name)).map(o=>o.box.number):[]}function ce(e,t,s,o,r){let i=-1,n=.2;for(const h of t.
near[s]){const l=e.nodes[h].x-e.nodes[s].x,a=e.nodes[h].y-e.nodes[s].y,c=(l*o+a*r)/(Math.hypot(l,a)||1);c>n&&([n,i]=[c,h])}return i}const Y=1.6,K=.12,fe=26,A=26;
function de(e,{camera:{k:t},shown:s,lit:o,fade:r}){const{pen:i,colours:n}=e,h=o?1-.6*r:1;for(const{group:l,points:a}of s.hulls){const[[c,f],,[d,m]]=a,u=e.group.
length&&e.isByTerritory?n.c[l%6]:n.muted;i.beginPath(),i.roundRect(c,f,d-c,m-f,fe),i.fillStyle=e.solid(u,n.hull*h),i.fill(),i.strokeStyle=e.solid(u,.4*h),i.lineWidth=
1/t,i.stroke()}}function ue(e,{camera:{k:t},shown:s,lit:o,fade:r}){if(t>=Y)return;const{pen:i,colours:n}=e;i.lineCap="round";for(const{count:h,ends:l}of gt(s)){
const[a,c,f,d]=l;i.globalAlpha=o?1-(1-K)*r:1,i.strokeStyle=e.solid(n.param,a===f||c===d?.26:.14),i.lineWidth=1.5+.75*Math.min(h,16),i.beginPath(),i.moveTo(a,c),
i.lineTo(f,d),i.stroke()}i.lineCap="butt",i.globalAlpha=1}function pt(e,{camera:t,shown:s}){return t.k>=Y||e.width<600&&t.k<.6?[]:gt(s).map(({count:o,ends:[r,i,
n,h]})=>{const[l,a]=e.screen(t,(r+n)/2,(i+h)/2),c=String(o),f=7*c.length+2;return{number:-1,text:c,x:l,y:a,left:l-f/2,top:a-7,width:f,height:14}})}function me(e,t){
const{lit:s,fade:o}=t,{pen:r,colours:i}=e;r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";for(const{text:n,x:h,y:l}of pt(e,t))r.globalAlpha=
s?1-(1-K)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(n,h,l+4),r.fillStyle=i.param,r.fillText(n,h,l+4);r.globalAlpha=1}function gt({hulls:e,ribbons:t}){
const s=new Map(e.map(o=>[o.group,o.points]));return t.flatMap(([o,r,i])=>{const[n,h]=[s.get(o),s.get(r)];return n&&h?[{count:i,ends:ye(n,h)}]:[]})}function pe(e,{
camera:{k:t},shown:s,lit:o,fade:r}){const{pen:i,model:{nodes:n},colours:h}=e,l=t>=Y||!s.ribbons.length;for(const a of s.lines){const{a:c,b:f,kind:d,says:m}=a,u=e.
importance(c,f,o),g=u>P,y=d==="uses",x=n[c].community===n[f].community;if(!g&&!(y?x||l:x&&m)||!g&&o&&o.path.length)continue;const p=n[c],b=n[f];i.beginPath(),i.
moveTo(p.x,p.y),i.quadraticCurveTo(...ot(p,b),b.x,b.y),i.setLineDash(u===L?[]:g&&d==="link"&&!m?[4/t,3/t]:ge(d).map(k=>k/t)),i.strokeStyle=u===L?h.changed:y||d===
"claims"?h.param:h.ink,i.lineWidth=(u===L?3:y?g?1.8:1.3:1)/t;const w=y?.75:.4;i.globalAlpha=u===R?.45:g?.95:o?w+(w*K-w)*r:w,i.stroke()}i.setLineDash([]),i.globalAlpha=
1}const ge=e=>tt.find(t=>t[0]===e)?.[3]??[];function ye([[e,t],,[s,o]],[[r,i],,[n,h]]){const l=Math.max(t,i),a=Math.min(o,h),c=Math.max(e,r),f=Math.min(s,n);if(a-
l>A&&f<c)return s<r?[s-A,(l+a)/2,r+A,(l+a)/2]:[e+A,(l+a)/2,n-A,(l+a)/2];if(f-c>A&&a<l)return o<i?[(c+f)/2,o-A,(c+f)/2,i+A]:[(c+f)/2,t+A,(c+f)/2,h-A];const[d,m,u,
g]=[(e+s)/2,(t+o)/2,(r+n)/2,(i+h)/2],y=(b,w)=>Math.min((b/2-A)/Math.max(1,Math.abs(u-d)),(w/2-A)/Math.max(1,Math.abs(g-m))),x=y(s-e,o-t),p=y(n-r,h-i);return[d+(u-
d)*x,m+(g-m)*x,u-(u-d)*p,g-(g-m)*p]}const F=12,xe=11,yt=1.06,be=1200;function we(e,t){const{pen:s,model:o,colours:r}=e,{camera:i,lit:n}=t,h=F*Math.min(1.06,Math.
max(o.isSmall?1:xe/F,i.k)),l=o.nodes.length>W&&!n;s.textAlign="center",s.lineJoin="round",s.strokeStyle=r.paper,s.lineWidth=3.5;const a=(f,d,m)=>{s.strokeText(f,
d,m),s.fillText(f,d,m)};if(o.isSmall)return ke(e,t,h,a);const c=l?Le(e,t,h):[];s.lineWidth=6;for(const{left:f,top:d,width:m,height:u,name:g,group:y}of c)s.font=
`700 ${h+2.5}px ${r.font}`,s.fillStyle=r.c[y%r.c.length],a(g,f+m/2,d+u*.75);s.lineWidth=3.5,e.labels=Ee(e,t,h,l,c).map(f=>_(e,t,h,f));for(const f of e.labels)xt(
e,t,h,f,.42,a)}function xt(e,t,s,{number:o,left:r,top:i,width:n},h,l){const{pen:a,model:c,colours:f}=e,d=c.nodes[o],m=o===t.me||t.lit?.path.includes(o);a.textAlign=
"center",a.font=`${d.kind===1?"italic ":""}${m?"700 ":""}${s}px ${f.font}`,a.fillStyle=e.solid(d.kind?f.ghost:f.ink,e.strength(t,o,h)),d.label.split(`
`).forEach((u,g)=>l(u,r+n/2,i+s*(.8+g*yt)))}function ke(e,t,s,o){const{pen:r,model:i}=e,{camera:n,shown:h,lit:l,me:a}=t,c=p=>e.radius[p]*e.scale(n);r.textAlign=
"left",r.lineWidth=4;const f=[...e.course?Pt(e,t):Ae(e,t,o),...pt(e,t),...e.boxes],d=i.nodes.filter(p=>h.nodes[p.number]&&!e.course?.boxes.has(p.number)).map(p=>{
const[b,w]=e.screen(n,p.x,p.y),k=c(p.number);return{number:p.number,left:b-k,top:w-k,width:2*k,height:2*k}}),m=new Map(h.hulls.map(({group:p,points:[b,,w]})=>{const[
k,M]=e.screen(n,...b),[S,T]=e.screen(n,...w);return[p,{left:k,top:M,width:S-k,height:T-M}]})),u=[...m.values()].at(-1),g=e.width<600&&n.k<.6,y=[...l?.path.length?
l.path:l?.nodes.keys()??[]],x=g?new Set([a,...l?.path??[]]):new Set([a,...y,...e.order]);e.labels=[...e.boxes],r.lineWidth=3.5;for(const p of x){const b=i.nodes[p];
if(!b||!h.nodes[p]||e.course?.boxes.has(p))continue;const w=_(e,t,s,p),k=e.course?u:m.get(b.community),M=Te(w,d.find(S=>S.number===p)??w).find(S=>p===a||(!k||Me(
S,k))&&![...f,...d].some(T=>T.number!==p&&H(e.course?Se(S):S,T)));M&&(f.push(M),e.labels.push(M),xt(e,t,s,M,.3,o))}}const Me=(e,t)=>e.left>t.left+2&&e.top>t.top&&
e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,Se=e=>({...e,left:e.left-4,width:e.width+8}),Te=(e,t)=>{const s=t.top+t.height/2-e.height/2;return[
e,{...e,left:t.left+t.width+4,top:s},{...e,left:t.left-e.width-4,top:s},{...e,top:t.top-e.height-3}]};function Ae(e,{camera:t,shown:s,lit:o,fade:r},i){const{pen:n,
colours:h}=e,l=e.width<600;return s.hulls.flatMap(({group:a,name:c,points:[f,,d]})=>{const[m,u]=e.screen(t,f[0],f[1]),g=(d[0]-f[0])*t.k-16;n.font=`700 ${l?12.5:
15}px ${h.font}`;const y=c.split(" ");for(;y.length>1&&n.measureText(y.join(" ")).width>g;)y.pop();const x=y.join(" ").replace(/ (and|of|the|by|is)$/,""),p=[m+(l?
7:15),u+(l?16:24)],b=e.isByTerritory?h.c[a%h.c.length]:h.muted;return n.fillStyle=e.solid(b,o?1-.6*r:1),i(x,p[0],p[1]),[{number:-1,left:p[0],top:p[1]-12,width:n.
measureText(x).width,height:15}]})}function Le(e,{camera:t,shown:s},o){const r=[];e.pen.font=`700 ${o+2.5}px ${e.colours.font}`;for(const{number:i,group:n,name:h,
x:l,y:a}of s.hulls){const[c,f]=e.screen(t,l,a),d=e.pen.measureText(h).width,m={number:i,name:h,group:n,left:c-d/2,top:f-15,width:d,height:20};r.some(u=>H(m,u))||
r.push(m)}return r}function _(e,{camera:t},s,o,r=!0){const i=e.model.nodes[o],[n,h]=e.screen(t,i.x,i.y);r&&i.width<0&&(e.pen.font=`${F}px ${e.colours.font}`,i.width=
Math.max(...i.label.split(`
`).map(c=>e.pen.measureText(c).width)));const l=r?i.width*s/F:0,a=h+e.radius[o]*e.scale(t)+3;return{number:o,left:n-l/2,top:a,width:l,height:i.label.split(`
`).length*s*yt}}function Ee(e,t,s,o,r){const{camera:i,shown:n,lit:h,me:l,moving:a}=t,{width:c,height:f,kept:d}=e,m=(M,S)=>Math.round(M*i.k*4/S),u=[i.k.toFixed(3),
m(i.x,c),m(i.y,f),c,f,l,...h?.nodes.keys()??[]].join();if(u===d.key||a&&o&&d.numbers.length)return d.numbers;const g=h?[...h.path.length?h.path:h.nodes.keys()]:
[],y=e.model.nodes.length>W?Math.max(24,c*f/9e3):1/0,x=[...r];let p=0,b=r.length;const w=new Set(r.map(M=>M.number)),k=g.length?new Set([...g,...e.order]):e.order;
for(const M of k){const S=e.model.nodes[M],[T,C]=e.screen(i,S.x,S.y),V=Math.max(Math.abs(T/c-.5),Math.abs(C/f-.5));if(!n.nodes[M]||V>1||w.has(M))continue;if((p+=
1)>be||b>=y)break;const J=e.radius[M]*e.scale(i)*1.5,Q=Mt=>{const D=_(e,t,s,M,Mt);D.top-=J,D.height+=J;for(const St of x)if(H(D,St))return null;return D},Z=Q(!1)&&
Q(!0);Z&&(x.push(Z),V<.5&&(b+=1))}return e.kept={key:u,numbers:x.slice(r.length).map(M=>M.number).reverse()},e.kept.numbers}const H=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,Oe=2500,bt=8e3,$e=1500,Re=.06,B=.25;function wt(e){const t=getComputedStyle(e),s=r=>t.getPropertyValue(
"--cg-"+r).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(r=>[r,s(r)])),hull:+s("hull"),font:t.fontFamily,c:Array.
from({length:6},(r,i)=>s("c"+i))}}class ve{constructor(t,s,o){this.canvas=t,this.colours=o,this.pen=t.getContext("2d"),this.model=s,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.boxes=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}get course(){return this.
model.course?.isLaid?this.model.course:void 0}resize(){const{clientWidth:t,clientHeight:s}=this.canvas,o=devicePixelRatio;[this.width,this.height]=[t,s],this.canvas.
width=Math.round(t*o),this.canvas.height=Math.round(s*o),this.pen.setTransform(o,0,0,o,0,0)}measure(t){const{nodes:s}=this.model,o=n=>t==="links"?n.degree:t==="\
uses"?n.uses:n.rank,r=Math.max(1e-9,...s.map(o));this.radius=s.map(n=>n.kind?5:4.5+8.5*Math.sqrt(o(n)/r));const i=this.radius.map((n,h)=>h*.618034%1/1e3-n);this.
order=s.map(n=>n.number).sort((n,h)=>i[n]-i[h])}screen(t,s,o){return[(s-t.x)*t.k+this.width/2,(o-t.y)*t.k+this.height/2]}scale(t){return Math.min(1.35,Math.max(
.42,t.k))}fit(t,s){if(!t.length)return{x:0,y:0,k:1};const[o,r,i,n]=kt(t),h=(this.width-32)/Math.max(1,i-o),l=(this.height-32)/Math.max(1,n-r),a=this.width<600&&
!this.model.isSmall,c=Math.min(s,Math.min(a?Math.max(h,.8):h,l));return{x:(o+i)/2,y:(r+n)/2,k:Math.max(.02,c)}}corners({hulls:t,nodes:s}){const o=this.model.isSmall&&
t.length?4:this.model.nodes.length>W?14:50,r=this.model.nodes.filter(a=>s[a.number]);if(!r.length)return[];const[i,n,h,l]=kt(r.map(a=>[a.x,a.y]));return[...t.flatMap(
a=>a.points),[i-o,n-22],[h+o,l+o]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(0,0,this.width,this.height)}map(t){const{pen:s}=this,
{x:o,y:r,k:i}=t.camera,n=this.course;this.clear(),s.save(),s.translate(this.width/2-o*i,this.height/2-r*i),s.scale(i,i),this.model.isSmall?(n?Dt(this,t):de(this,
t),ue(this,t),n?Ct(this,t,n):pe(this,t)):(this.hulls(t),this.lines(t)),s.restore(),this.model.isSmall&&me(this,t),this.dots(t),this.boxes=n?Nt(this,t,n):[],we(this,
t)}hulls({camera:t,shown:s,lit:o,fade:r}){const{pen:i,colours:n}=this;i.lineJoin="round";for(const{group:h,points:l}of s.hulls){const a=new Path2D;for(const[c,f]of l)
a.lineTo(c,f);a.closePath(),i.fillStyle=i.strokeStyle=this.solid(n.c[h%6],n.hull*(o?1-.6*r:1)),i.lineWidth=Math.min(34/t.k,26),i.fill(a),i.stroke(a)}}solid(t,s){
return s===1?t:`color-mix(in srgb, ${t} ${Math.round(s*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:s,lit:o,fade:r,moving:i}){const{pen:n,model:{nodes:h},
colours:l}=this,{k:a}=t,c=s.lines.length,f=Array.from({length:L+1},()=>new Map);let d=i?Oe:bt;for(const{a:u,b:g,kind:y}of s.lines){const x=h[u],p=h[g],b=this.importance(
u,g,o);if(b<R&&(d<1||q(x.x,p.x,t.x,this.width/a)||q(x.y,p.y,t.y,this.height/a)))continue;d-=1;const w=f[b].get(y)??new Path2D;f[b].set(y,w),w.moveTo(x.x,x.y),c>
$e?w.lineTo(p.x,p.y):w.quadraticCurveTo(...ot(x,p),p.x,p.y)}const m=Math.min(1,130/Math.max(1,Math.min(c,bt)))**.4;f.forEach((u,g)=>{for(const[y,x,p,b]of tt){const w=u.
get(y),k=p*m*(g===et?.6:1);w&&(n.setLineDash(b.map(M=>M/a)),n.strokeStyle=g===L?l.changed:y==="uses"||y==="claims"?l.param:l.muted,n.lineWidth=(g===L?3.2:x*(g===
st?1.5:1))/a,n.globalAlpha=g>P?[.5,.95,1][g-R]:o?k+(Re-k)*r:k,n.stroke(w))}}),n.setLineDash([]),n.globalAlpha=1}importance(t,s,o){const r=this.group[t]===this.group[s]?
P:et,i=o?.nodes.get(t),n=o?.nodes.get(s);if(!o||i===void 0||n===void 0)return r;if(o.path.length){const[h,l]=[o.path.indexOf(t),o.path.indexOf(s)];return h>=0&&
l>=0&&Math.abs(h-l)===1?L:r}return i===n?r:Math.min(i,n)?R:st}strength({lit:t,fade:s},o,r){const i=t?.nodes.get(o);return!t||i!==void 0&&i<2?1:i===void 0?1+(r-1)*
s:i<3?.7:.5}dots(t){const{camera:s,shown:o,lit:r,me:i,focused:n}=t,{pen:h,model:l,colours:a}=this,c=this.scale(s),f=this.order.filter(d=>o.nodes[d]&&!this.course?.
boxes.has(d)).reverse();r&&f.sort((d,m)=>+r.nodes.has(d)-+r.nodes.has(m));for(const d of f){const{kind:m,x:u,y:g}=l.nodes[d],y=this.group[d],x=this.radius[d]*c,
[p,b]=this.screen(s,u,g);if(q(p,p,this.width/2,this.width)||q(b,b,this.height/2,this.height))continue;const w=m?a.ghost:y<0||this.course?a.muted:a.c[y%6],k=this.
solid(w,this.strength(t,d,.28));x>4&&E(h,p,b,x+.75,a.paper),m?(h.setLineDash(m===1?[2.5,2.5]:[]),E(h,p,b,x,"",k,1.5),h.setLineDash([])):E(h,p,b,x-.75,k),x>4&&y>=
6&&!m&&!this.course&&(E(h,p,b,x*.5+.7,a.paper),E(h,p,b,x*.5-.7,k)),r?.path.includes(d)&&E(h,p,b,x,"",a.changed,2.5),d===i&&E(h,p,b,x+.5,"",a.ink,2.5),d===i&&n&&
E(h,p,b,x+4.5,"",a.param,2)}}nodeAt(t,s,o,r,i){const n=a=>o>=a.left&&o<=a.left+a.width&&r>=a.top&&r<=a.top+a.height;let h=this.boxes.find(n)?.number??-1,l=i;if(h>=
0)return h;for(const a of this.model.nodes){if(!s.nodes[a.number]||this.course?.boxes.has(a.number))continue;const[c,f]=this.screen(t,a.x,a.y),d=Math.hypot(c-o,
f-r)-this.radius[a.number]*this.scale(t);d<l&&([l,h]=[d,a.number])}return h>=0?h:this.labels.find(n)?.number??-1}}const kt=e=>{const[t,s]=[0,1].map(o=>e.map(r=>r[o]));
return[Math.min(...t),Math.min(...s),Math.max(...t),Math.max(...s)]},q=(e,t,s,o)=>Math.max(e,t)<s-o*(.5+B)||Math.min(e,t)>s+o*(.5+B);function E(e,t,s,o,r,i,n=0){
e.beginPath(),e.arc(t,s,o,0,7),r&&(e.fillStyle=r,e.fill()),i&&(e.strokeStyle=i,e.lineWidth=n,e.stroke())}const Ie=new Map([["ArrowRight",[1,0]],["ArrowLeft",[-1,
0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),Ce=18,X=8,G=5;function De(e,t){const{canvas:s,root:o}=e,r=(n,h,l)=>{for(const a of h.split(" "))n.addEventListener(
a,l,{signal:t,passive:!1})};ze(e,r),r(s,"wheel",n=>{n.preventDefault();const h=Math.max(-60,Math.min(60,n.deltaY*(n.deltaMode?16:1)));e.zoom(Math.exp(-h*(n.ctrlKey?
.012:.004)),n.offsetX,n.offsetY)}),r(s,"dblclick",n=>{const h=e.hit(n.offsetX,n.offsetY,X);h<0?e.zoom(1.8,n.offsetX,n.offsetY):e.open(h)}),r(s,"keydown",n=>Ne(e,
n)&&n.preventDefault()),r(s,"focus blur",()=>e.draw());const i=n=>{n&&!n.checkVisibility()&&s.focus({preventScroll:!0})};r(o,"click",n=>{const h=n.target.closest(
"[data-go], [data-box], [data-filter], [data-do]");if(h?.href){if(n.ctrlKey||n.metaKey||n.shiftKey)return;n.preventDefault(),n.stopPropagation()}h&&We(e,h),i(h)}),
r(o,"input change",n=>je(e,n.target)),r(o,"keydown",n=>{n.key==="Escape"&&n.target!==s&&(Pe(n.target)||e.release(),n.target.closest("aside")?s.focus({preventScroll:!0}):
i(n.target)),n.key==="Enter"&&n.target===e.part("find")&&e.goFound()}),r(o,"fullscreenchange",()=>e.all('[data-do="full"]')[0].setAttribute("aria-pressed",String(
!!document.fullscreenElement)))}function Pe(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.querySelector("summary")?.focus({preventScroll:!0}),
!!t}function ze(e,t){const{canvas:s}=e,o=new Map;let r=0;const i=()=>{const[[n,h],l]=[...o.values()],[a,c]=l??[n,h];return{x:(n+a)/2,y:(h+c)/2,apart:Math.hypot(
n-a,h-c)}};t(s,"pointerdown",n=>{n.button||(s.setPointerCapture(n.pointerId),o.set(n.pointerId,[n.offsetX,n.offsetY]),r=o.size>1?G:0)}),t(s,"pointermove",n=>{const{
offsetX:h,offsetY:l}=n,a=o.get(n.pointerId);if(!a)return n.pointerType==="touch"||e.over(e.hit(h,l,X));if(n.pointerType==="touch"&&o.size<2&&!document.fullscreenElement){
r+=Math.hypot(h-a[0],l-a[1]),o.set(n.pointerId,[h,l]);return}const c=i();o.set(n.pointerId,[h,l]);const f=i();r+=Math.hypot(h-a[0],l-a[1]),!(r<G)&&(c.apart&&e.zoom(
f.apart/c.apart,f.x,f.y),e.pan(c.x-f.x,c.y-f.y))}),t(s,"pointerup",n=>{if(!o.delete(n.pointerId)||r>=G)return;const h=n.pointerType==="touch";h&&e.near(n.offsetX,
n.offsetY)||e.choose(e.hit(n.offsetX,n.offsetY,h?Ce:X))}),t(s,"touchstart touchmove",n=>n.touches.length>1&&n.cancelable&&n.preventDefault()),t(s,"pointercancel",
n=>o.delete(n.pointerId)),t(s,"pointerleave",()=>e.over(-1))}function Ne(e,t){const[s,o]=Ie.get(t.key)??[0,0],r=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;
if((s||o)&&t.shiftKey)e.pan(s*60,o*60);else if(s||o)e.step(r,s,o);else if(t.key==="+"||t.key==="=")e.zoom(1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key===
"0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&r>=0)e.open(r);else return!1;return!0}function We(e,t){const{go:s,box:o,filter:r,value:i,
do:n}=t.dataset,{state:h}=e;s!==void 0?e.goNote(e.model.byId.get(s)??0):o?e.goBox(+o):r?(Kt(h,`${r}:${i}`),e.show()):n==="in"||n==="out"?e.zoom(n==="in"?1.4:1/1.4):
n==="fit"?e.fit():n==="release"?e.release():n==="more"?e.list(e.pages+1):n==="full"?document.fullscreenElement?document.exitFullscreen():e.root.requestFullscreen():
n==="way"?(h.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):n==="path"&&(h.from=h.focus,e.setMode("path"))}function je(e,{name:t,value:s,dataset:{role:o}}){
const{state:r}=e;if(t==="cg-mode")return e.setMode(s);if(o==="sort")return e.list(1);!o||!(o in r)||r[o]===s||(Object.assign(r,{[o]:s}),o==="colour"&&(r.off=[...z(
r)].filter(i=>!i.startsWith("group")).join()),e.show())}const Fe=120;class qe{constructor(t,s,o){this.root=t,this.canvas=s,this.model=se(o),Ft(this.model.course?
"course":"map"),this.state=qt(location.search),rt(this.model,this.state.mode!=="map"),this.state.find||=this.part("find").value,this.painter=new ve(s,this.model,
wt(t)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.
notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=this.saving=0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=
new ResizeObserver(()=>this.resize()),this.sight.observe(s),this.scheme=new MutationObserver(()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:[
"data-md-color-scheme","data-md-color-primary"]});for(const r of["(prefers-color-scheme: dark)","(forced-colors: active)","print"])matchMedia(r).addEventListener(
"change",()=>this.recolour(),{signal:this.gone.signal});De(this,this.gone.signal),this.painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.
setMode("chain"):this.at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(
this.resting),clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){return this.root.querySelector(`[data-role="${t}"]`)}hit(t,s,o){return this.
state.mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,s,o):this.chain?.boxAt(this.painter,this.camera,this.chart,t,s)??-1}over(t){t!==this.hover&&(this.
hover=t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){const{mode:t,box:s,focus:o,from:r,to:i}=this.state;return t==="\
chain"?this.model.boxes.findIndex(n=>n.id===s):U(this.model,I(t)?o:i||r)}me(){const t=this.at();return t<0?this.hover:t}choose(t){const s=this.state,o=(s.mode===
"chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(s.mode==="chain"){if(!o)return;s.box=o,this.follow()}else I(s.mode)?s.focus=o===s.focus?"":o:o&&([s.from,
s.to,s.way]=s.from&&!s.to?[s.from,o,"0"]:[o,"","0"]);this.hover=-1,this.light(),this.tell(),this.remember()}release(){const t=this.state;t.focus=t.from=t.to=t.box=
t.find="",t.mode==="path"||t.mode==="chain"?this.setMode(this.model.course?.isLaid?"course":"map"):this.show()}open(t){const{url:s}=(this.state.mode==="chain"?this.
model.boxes:this.model.nodes)[t],o=document.createElement("a");s&&(o.href=s,this.root.append(o),o.click(),o.remove())}step(t,s,o){const{model:r,shown:i,painter:n}=this,
h=this.state.mode==="chain"?this.chain?.beside(r,t,s,o):t<0?n.order.find(l=>i.nodes[l]):ce(r,i,t,s,o);h!==void 0&&h>=0&&this.go(h)}go(t){if(t!==this.at()&&this.
choose(t),this.state.mode==="chain")return;const{painter:s,camera:o,model:r}=this,{x:i,y:n}=r.nodes[t],[h,l]=s.screen(o,i,n);(h<60||l<40||h>s.width-60||l>s.height-
60)&&([o.x,o.y]=[i,n]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const s=this.chain?.meant(this.model,"",t)??-1;if(s>=0)return this.go(
s);this.notice=`“${this.model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){Object.assign(this.state,{box:this.
model.boxes[t].id,find:""}),await this.setMode("chain")}goFound(){const{found:t,model:s,state:o}=this,r=mt(s,o.find)[0]??-1,i=t?.[0]??-1;if(r>=0&&(o.mode==="cha\
in"||i<0))return this.goBox(r);i>=0&&this.goNote(i)}near(t,s){const{painter:o,camera:r,shown:i,model:n}=this;if(!n.isSmall||!I(this.state.mode)||o.width>=600||r.
k>=.6)return!1;const h=i.hulls.find(({points:[f,,d]})=>{const[m,u]=o.screen(r,...f),[g,y]=o.screen(r,...d);return t>=m&&t<=g&&s>=u&&s<=y});if(!h)return!1;const{
x:l,y:a,k:c}=o.fit(h.points,1.2);return this.camera={x:l,y:a,k:Math.max(c,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.at(),s=t>=0?t:this.chain?.richest(
this.model)??-1;this.notice="",this.chart=this.chain&&s>=0?this.chain.chartOf(this.model,s):null,this.fit(),this.renew()}async renew(){const{chart:t,model:s}=this,
{recompute:o}=this.root;if(!t||!o)return;t.now??=new Map;const r=[...t.at.keys()],i=await o(r.map(n=>s.boxes[n]));this.chart!==t||this.gone.signal.aborted||(t.now=
new Map(r.map((n,h)=>[n,i[h]])),this.draw(),this.tell())}async setMode(t){const s=this.state,o=this.model.course?.isLaid;I(t)&&rt(this.model,t==="course");const r=t===
"chain"||s.mode==="chain"||o!==this.model.course?.isLaid;Object.assign(s,{mode:t}),t!=="path"&&(s.from=s.to=""),this.hover=-1,t==="chain"&&(this.chain??={...await import("./chart.js"),
...await import("./chain.js")}),this.show(),this.painter.resize(),t==="chain"?(this.follow(),this.tell()):r&&this.fit(),r&&this.at()>=0&&this.go(this.at())}show(t=!1){
const{model:s,painter:o,state:r}=this;Yt(r,h=>this.part(h),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=r.depth,this.part("depth").parentElement?.
style.setProperty("--depth",r.depth),(r.tag||r.folder||r.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=r.mode;const{of:i,groups:n}=oe(
s,r.colour);o.group=i,o.isByTerritory=r.colour==="community"&&!s.course?.isLaid,o.measure(r.size),o.kept.key="",this.shown=ne(s,r,o.group),this.found=r.find.trim()?
le(s,this.shown,r.find):null,this.light(),this.tell(),(!t||location.search||r.find)&&(import("./panel.js").then(({legend:h})=>h(this,n)),this.list(1)),t||this.remember()}async list(t){
this.pages=t,(await import("./list.js")).list(this,t)}light(){const{state:t,shown:s,model:o,lit:r,hover:i,found:n,chain:h}=this,l=this.at(),a=this.me();let c=[],
f=null;if(t.mode==="chain")h&&i>=0&&(f=h.trace(o,[i]));else if(t.mode==="path"&&l>=0){const d=U(o,t.from),m=ft(o,s,d,t.to?l:i,t.to?void 0:1);c=m[Math.min(+t.way,
m.length-1)]??[d],f=new Map((t.to?m.flat():c).map(u=>[u,c.includes(u)?0:1])),f.set(d,0)}else a>=0&&s.nodes[a]?f=he(s,a,+t.depth):n&&(f=new Map(n.map(d=>[d,0])));
this.lit=f&&{nodes:f,path:c},this.fade=f&&!r&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){
const t=I(this.state.mode)&&this.me()<0?null:await import("./about.js"),s=this.part("detail");s.replaceChildren(...t?.about(this)??[]),s.hidden=!s.firstChild,this.
part("summary").hidden=!s.hidden,s.setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,s,o){const{camera:r,painter:{width:i,height:n}}=this,h=Math.min(6,
Math.max(.03,r.k*t)),l=1/r.k-1/h;r.x+=((s??i/2)-i/2)*l,r.y+=((o??n/2)-n/2)*l,r.k=h,this.move()}async pan(t,s){this.camera.x+=t/this.camera.k,this.camera.y+=s/this.
camera.k,this.move(!0),this.slider??=await import("./slide.js")}fit(){const{painter:t}=this;this.camera=this.state.mode==="chain"?this.chain?.fit(t,this.chart)??
this.camera:t.fit(t.corners(this.shown),1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.resting),this.resting=window.setTimeout(
()=>{this.moving=!1,this.draw()},140),this.draw(t)}resize(){const{painter:t,canvas:s}=this;s.clientWidth===t.width&&s.clientHeight===t.height||(t.resize(),this.
touched?this.draw():this.fit())}recolour(){this.painter.colours=wt(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(this.frame),
t||(this.painter.sheet=null),this.sliding=!!t,this.frame=requestAnimationFrame(s=>this.paint(s))}paint(t){const{painter:s,camera:o,shown:r,lit:i,moving:n}=this,
h=this.me(),l=this.canvas.matches(":focus-visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/Fe)):1;const a={camera:o,shown:r,lit:i,me:h,moving:n,
focused:l,fade:this.fade};this.state.mode==="chain"?this.chain?.draw(s,a,this.chart):this.sliding&&this.slider?this.slider.slide(s,a):s.map(a),this.fade<1&&this.
draw()}remember(){const{pathname:t}=location;clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,
"",Ut(this.state,location.href))},150)}}var Ue=Object.freeze({__proto__:null,View:qe});export{Tt as C,dt as K,B as R,N as c,ct as i,U as n,mt as q,z as s,Ue as v,
ft as w};
