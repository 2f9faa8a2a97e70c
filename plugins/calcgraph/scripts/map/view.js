const R={mode:"map",focus:"",from:"",to:"",way:"0",box:"",depth:"1",colour:"community",size:"PageRank",tag:"",folder:"",relation:"",find:"",off:"node:attachment\
,node:tag"},J=Object.keys(R);function bt(e){const t=new URLSearchParams(e),s={...R};for(const o of J)Object.assign(s,{[o]:t.get(o)??R[o]});return s.mode==="flow"&&
(s.mode="chain"),s}function wt(e,t){const s=new URL(t);for(const o of J)e[o]===R[o]?s.searchParams.delete(o):s.searchParams.set(o,e[o]);return s.href}function kt(e,t,s){
for(const i of["depth","colour","size","tag","folder","relation","find"]){const n=t(i);n.value=e[i],n.value=e[i]=n.value||R[i]}const o=[...s],r=o.find(i=>i.value===
e.mode)??o[0];r.checked=!0,e.mode=r.value}const $=e=>new Set(e.off.split(","));function Mt(e,t){const s=$(e);s.delete(t)||s.add(t),s.delete(""),e.off=[...s].sort().
join()}const W=(e,t)=>e.byId.get(t)??-1,St=new Map(Object.entries({uses:1,claims:3,link:4,embed:4,sequence:4,tag:4})),Q=2,Tt=4,At=20,Et=100,Lt=12,Ot=3,Rt=4,E=3,
I=({types:e},{type:t})=>St.get(e[t][0])??Q,Z=(e,t)=>I(e,t)===Q;function vt(e,t){const s=e.nodes.map(()=>new Map),o=e.nodes.map(()=>0),r=new Set;for(const{a:n,b:h,
kind:a,type:c}of e.edges){if(e.types[c][0]==="link"?o[n]+=1:I(e,{type:c})<Tt&&r.add(n),!t.types[c]||!t.nodes[n]||!t.nodes[h]||n===h)continue;const f=I(e,{type:c});
for(const l of[!1,!0]){const[d,m]=l?[h,n]:[n,h],u=s[d].get(m);(!u||f<u.cost||f===u.cost&&u.back&&!l)&&s[d].set(m,{uses:a==="uses",back:l,cost:f})}}const i=e.nodes.
map(n=>o[n.number]>=Lt&&!r.has(n.number)||/(^|\/)(index|README)\.md$/.test(n.id)||n.kind?Et:+(n.degree>At));return{near:s,toll:i}}function tt(e,t,s,o,r=3){const i=[];
if(s===o||s<0||o<0)return i;const n=vt(e,t),h=new Set;let a=1/0;for(;i.length<r;){const{cost:c,path:f}=$t(n,s,o,h);if(!f.length||c>a)break;a=Math.min(a,c+Rt),i.
push(f),f.slice(1,-1).forEach(l=>h.add(l)),f.length===2&&n.near[s].delete(o)}return i}function $t({near:e,toll:t},s,o,r){const i=new Map([[s*E,0]]),n=new Map,h=[
[s*E]];for(let a=0;a<h.length;a++){const c=h[a]??=[];for(;c.length;){const f=It(c),l=Math.floor(f/E),d=f%E;if(i.get(f)!==a)continue;if(l===o)return{cost:a,path:Ct(
f,n)};i.set(f,-1);const m=a+(l===s?0:t[l]);for(const[u,g]of e[l]){if(r.has(u))continue;const x=g.uses?g.back?1:2:0,p=m+g.cost+(d&&x&&d!==x?Ot:0),y=u*E+x;p>=(i.get(
y)??1/0)||(i.set(y,p),n.set(y,f),(h[p]??=[]).push(y))}}}return{cost:0,path:[]}}function It(e){let t=0;for(let s=1;s<e.length;s++)e[s]<e[t]&&(t=s);return e.splice(
t,1)[0]}function Ct(e,t){const s=[Math.floor(e/E)];for(let o=t.get(e);o!==void 0;o=t.get(o))s.unshift(Math.floor(o/E));return s}const C=200,et=["note","ghost","\
tag","attachment"];function Dt(e){const{edges:t,reasons:s,types:o,folders:r,tags:i,communities:n,central:h,hulls:a,flow:c}=e,f=e.id.map((m,u)=>({number:u,id:m,title:e.
title[u],label:e.label[u]??e.title[u],kind:e.kind[u]??0,url:e.url[u],x:e.x[u],y:e.y[u],community:e.community[u],degree:e.degree[u],rank:e.rank[u],uses:e.uses[u]??
0,folder:e.folder[u],tags:e.tagged[u],others:e.others[u]??"",text:"",width:-1})),l=[];for(let m=0;m<t.length;m+=3){const u=t[m+2];l.push({a:t[m],b:t[m+1],type:u,
kind:o[u][1],reason:"",says:!1})}for(const[m,u]of Object.entries(s))l[+m].reason=u;for(const[m,u]of l.entries()){u.says=Z({types:o},u)||u.kind==="link"&&!!u.reason;
for(let g=m-1;u.says&&st(l[g],u);g--)l[g].says=!0}const d=c.boxes.map(([m,u,g,x,p,y,b={}],w)=>({number:w,id:`${f[g]?.id}#${m}`,name:m,value:u,note:g,input:!!x,url:p,
says:y,columns:Object.entries(b).flatMap(([M,k])=>k.map(T=>`${f[T]?.id}#${M}`))}));return{nodes:f,edges:l,types:o,folders:r,tags:i,communities:n,boxes:d,flows:c.
edges,hulls:a.map(([m,u,g,x])=>({group:m,x:u,y:g,points:x,name:n[m],number:h[m]})),byId:new Map(f.map(m=>[m.id,m.number])),isSmall:f.length<=C}}function zt(e,t){
const s=t==="folder"?e.folders:t==="tag"?e.tags:e.communities,o=e.nodes.map(i=>i.degree?t==="folder"?i.folder:t==="tag"?i.tags[0]??-1:i.community:-1),r=s.map(()=>0);
for(const i of e.nodes)!i.kind&&o[i.number]>=0&&(r[o[i.number]]+=1);return{of:o,groups:s.map((i,n)=>({group:n,name:i||"(top)",size:r[n]})).filter(i=>i.size)}}function Nt(e,t,s){
const o=$(t),r=e.tags.indexOf(t.tag),i=e.folders.indexOf(t.folder==="/"?"":t.folder),n=e.types.map(([d,m])=>!o.has("kind:"+m)&&(!t.relation||d===t.relation)),h=e.
nodes.map(d=>!(o.has("node:"+et[d.kind])||!d.degree&&o.has("node:orphan")||o.has("group:"+s[d.number])||t.tag&&!d.tags.includes(r)||t.folder&&d.folder!==i)),a=[];
for(const d of e.edges)n[d.type]&&h[d.a]&&h[d.b]&&!st(a.at(-1),d)&&a.push(d);const c=t.colour==="community",f=e.hulls.filter(d=>c?!o.has("group:"+d.group):e.isSmall);
let l;return{nodes:h,types:n,lines:a,hulls:f,ribbons:e.isSmall&&c?Pt(e,a):[],get near(){return l??=Wt(h.length,a)}}}function Pt({nodes:e},t){const s=new Map;for(const{
a:o,b:r,kind:i}of t){const[n,h]=[e[o].community,e[r].community].sort((c,f)=>c-f),a=`${n} ${h}`;i==="uses"&&n!==h&&s.set(a,[n,h,(s.get(a)?.[2]??0)+1])}return[...s.
values()]}const st=(e,{a:t,b:s,kind:o})=>e?.kind===o&&(e.a===t?e.b===s:e.a===s&&e.b===t);function Wt(e,t){const s=Array.from({length:e},()=>new Set);for(const{a:o,
b:r}of t)s[o].add(r),s[r].add(o);return s}function jt(e,t,s){const o=new Map([[t,0]]);for(const[r,i]of o)if(i<s)for(const n of e.near[r])o.has(n)||o.set(n,i+1);
return o}const qt=({tags:e},t)=>t.text||=[t.title,t.id,t.others,...t.tags.map(s=>"#"+e[s])].join(`
`).toLowerCase();function D(e,t){if(e===t)return 0;const s=e.indexOf(t);return s<1?s<0?4:1:new RegExp("[^\\p{L}\\p{N}]","u").test(e[s-1])?2:3}function Ft(e,t,s){
const o=s.trim().toLowerCase(),r=i=>Math.min(D(i.title.toLowerCase(),o),...i.others.toLowerCase().split(`
`).map(n=>D(n,o)+.5));return e.nodes.filter(i=>t.nodes[i.number]&&qt(e,i).includes(o)).map(i=>({n:i,rank:r(i)})).sort((i,n)=>i.rank-n.rank||n.n.rank-i.n.rank).map(
({n:i})=>i.number)}function ot(e,t){const s=t.trim().toLowerCase();return s?e.boxes.map(o=>({box:o,rank:Math.min(D(o.name.toLowerCase(),s),1+D(o.says.toLowerCase(),
s))})).filter(o=>o.rank<4).sort((o,r)=>o.rank-r.rank||o.box.name.localeCompare(r.box.name)).map(o=>o.box.number):[]}function Kt(e,t,s,o,r){let i=-1,n=.2;for(const h of t.
near[s]){const a=e.nodes[h].x-e.nodes[s].x,c=e.nodes[h].y-e.nodes[s].y,f=(a*o+c*r)/(Math.hypot(a,c)||1);f>n&&([n,i]=[f,h])}return i}const O=6,nt=[["tag",.98,.36,
[]],["link",.98,.36,[]],["embed",.98,.36,[7,3]],["claims",1.5,.5,[2,4]],["uses",1.5,.5,[]],["sequence",1.6,.7,[2,4]]],it=0,j=1,z=2,rt=3,L=4,ht=(e,t)=>[(e.x+t.x)/
2-(t.y-e.y)*.08,(e.y+t.y)/2+(t.x-e.x)*.08],q=1.6,F=.12,Yt=26,S=26;function Bt(e,{camera:{k:t},shown:s,lit:o,fade:r}){const{pen:i,colours:n}=e,h=o?1-.6*r:1;for(const{
group:a,points:c}of s.hulls){const[[f,l],,[d,m]]=c,u=e.group.length&&e.isByTerritory?n.c[a%O]:n.muted;i.beginPath(),i.roundRect(f,l,d-f,m-l,Yt),i.fillStyle=e.solid(
u,n.hull*h),i.fill(),i.strokeStyle=e.solid(u,.4*h),i.lineWidth=1/t,i.stroke()}}function Ut(e,{camera:{k:t},shown:s,lit:o,fade:r}){if(t>=q)return;const{pen:i,colours:n}=e;
i.lineCap="round";for(const{count:h,ends:a}of ct(s)){const[c,f,l,d]=a;i.globalAlpha=o?1-(1-F)*r:1,i.strokeStyle=e.solid(n.param,c===l||f===d?.26:.14),i.lineWidth=
1.5+.75*Math.min(h,16),i.beginPath(),i.moveTo(c,f),i.lineTo(l,d),i.stroke()}i.lineCap="butt",i.globalAlpha=1}function at(e,{camera:t,shown:s}){return t.k>=q||e.
width<600&&t.k<.6?[]:ct(s).map(({count:o,ends:[r,i,n,h]})=>{const[a,c]=e.screen(t,(r+n)/2,(i+h)/2),f=String(o),l=7*f.length+2;return{number:-1,text:f,x:a,y:c,left:a-
l/2,top:c-7,width:l,height:14}})}function Xt(e,t){const{lit:s,fade:o}=t,{pen:r,colours:i}=e;r.font=`700 12px ${i.font}`,r.textAlign="center",r.lineJoin="round";
for(const{text:n,x:h,y:a}of at(e,t))r.globalAlpha=s?1-(1-F)*o:1,r.strokeStyle=i.paper,r.lineWidth=4,r.strokeText(n,h,a+4),r.fillStyle=i.param,r.fillText(n,h,a+4);
r.globalAlpha=1}function ct({hulls:e,ribbons:t}){const s=new Map(e.map(o=>[o.group,o.points]));return t.flatMap(([o,r,i])=>{const[n,h]=[s.get(o),s.get(r)];return n&&
h?[{count:i,ends:Vt(n,h)}]:[]})}function _t(e,{camera:{k:t},shown:s,lit:o,fade:r}){const{pen:i,model:{nodes:n},colours:h}=e,a=t>=q||!s.ribbons.length;for(const c of s.
lines){const{a:f,b:l,kind:d,says:m}=c,u=e.importance(f,l,o),g=u>j,x=d==="uses",p=n[f].community===n[l].community;if(!g&&!(x?p||a:p&&m)||!g&&o&&o.path.length)continue;
const y=n[f],b=n[l];i.beginPath(),i.moveTo(y.x,y.y),i.quadraticCurveTo(...ht(y,b),b.x,b.y),i.setLineDash(u===L?[]:g&&d==="link"&&!m?[4/t,3/t]:Ht(d).map(M=>M/t)),
i.strokeStyle=u===L?h.changed:x||d==="claims"?h.param:h.ink,i.lineWidth=(u===L?3:x?g?1.8:1.3:1)/t;const w=x?.75:.4;i.globalAlpha=u===z?.45:g?.95:o?w+(w*F-w)*r:w,
i.stroke()}i.setLineDash([]),i.globalAlpha=1}const Ht=e=>nt.find(t=>t[0]===e)?.[3]??[];function Vt([[e,t],,[s,o]],[[r,i],,[n,h]]){const a=Math.max(t,i),c=Math.min(
o,h),f=Math.max(e,r),l=Math.min(s,n);if(c-a>S&&l<f)return s<r?[s-S,(a+c)/2,r+S,(a+c)/2]:[e+S,(a+c)/2,n-S,(a+c)/2];if(l-f>S&&c<a)return o<i?[(f+l)/2,o-S,(f+l)/2,
i+S]:[(f+l)/2,t+S,(f+l)/2,h-S];const[d,m,u,g]=[(e+s)/2,(t+o)/2,(r+n)/2,(i+h)/2],x=(b,w)=>Math.min((b/2-S)/Math.max(1,Math.abs(u-d)),(w/2-S)/Math.max(1,Math.abs(
g-m))),p=x(s-e,o-t),y=x(n-r,h-i);return[d+(u-d)*p,m+(g-m)*p,u-(u-d)*y,g-(g-m)*y]}const N=12,Gt=11,lt=1.06,Jt=1200;function Qt(e,t){const{pen:s,model:o,colours:r}=e,
{camera:i,lit:n}=t,h=N*Math.min(1.06,Math.max(o.isSmall?1:Gt/N,i.k)),a=o.nodes.length>C&&!n;s.textAlign="center",s.lineJoin="round",s.strokeStyle=r.paper,s.lineWidth=
3.5;const c=(l,d,m)=>{s.strokeText(l,d,m),s.fillText(l,d,m)};if(o.isSmall)return Zt(e,t,h,c);const f=a?oe(e,t,h):[];s.lineWidth=6;for(const{left:l,top:d,width:m,
height:u,name:g,group:x}of f)s.font=`700 ${h+2.5}px ${r.font}`,s.fillStyle=r.c[x%r.c.length],c(g,l+m/2,d+u*.75);s.lineWidth=3.5,e.labels=ne(e,t,h,a,f).map(l=>K(
e,t,h,l));for(const l of e.labels)ft(e,t,h,l,.42,c)}function ft(e,t,s,{number:o,left:r,top:i,width:n},h,a){const{pen:c,model:f,colours:l}=e,d=f.nodes[o],m=o===t.
me||t.lit?.path.includes(o);c.textAlign="center",c.font=`${d.kind===1?"italic ":""}${m?"700 ":""}${s}px ${l.font}`,c.fillStyle=e.solid(d.kind?l.ghost:l.ink,e.strength(
t,o,h)),d.label.split(`
`).forEach((u,g)=>a(u,r+n/2,i+s*(.8+g*lt)))}function Zt(e,t,s,o){const{pen:r,model:i}=e,{camera:n,shown:h,lit:a,me:c}=t,f=p=>e.radius[p]*e.scale(n);r.textAlign=
"left",r.lineWidth=4;const l=[...se(e,t,o),...at(e,t)],d=i.nodes.filter(p=>h.nodes[p.number]).map(p=>{const[y,b]=e.screen(n,p.x,p.y),w=f(p.number);return{number:p.
number,left:y-w,top:b-w,width:2*w,height:2*w}}),m=new Map(h.hulls.map(({group:p,points:[y,,b]})=>{const[w,M]=e.screen(n,...y),[k,T]=e.screen(n,...b);return[p,{left:w,
top:M,width:k-w,height:T-M}]})),u=e.width<600&&n.k<.6,g=[...a?.path.length?a.path:a?.nodes.keys()??[]],x=u?new Set([c,...a?.path??[]]):new Set([c,...g,...e.order]);
e.labels=[],r.lineWidth=3.5;for(const p of x){const y=i.nodes[p];if(!y||!h.nodes[p])continue;const b=K(e,t,s,p),w=m.get(y.community),M=ee(b,d.find(k=>k.number===
p)??b).find(k=>p===c||(!w||te(k,w))&&![...l,...d].some(T=>T.number!==p&&Y(k,T)));M&&(l.push(M),e.labels.push(M),ft(e,t,s,M,.3,o))}}const te=(e,t)=>e.left>t.left+
2&&e.top>t.top&&e.left+e.width<t.left+t.width-2&&e.top+e.height<t.top+t.height,ee=(e,t)=>{const s=t.top+t.height/2-e.height/2;return[e,{...e,left:t.left+t.width+
4,top:s},{...e,left:t.left-e.width-4,top:s},{...e,top:t.top-e.height-3}]};function se(e,{camera:t,shown:s,lit:o,fade:r},i){const{pen:n,colours:h}=e,a=e.width<600;
return s.hulls.flatMap(({group:c,name:f,points:[l,,d]})=>{const[m,u]=e.screen(t,l[0],l[1]),g=(d[0]-l[0])*t.k-16;n.font=`700 ${a?12.5:15}px ${h.font}`;const x=f.
split(" ");for(;x.length>1&&n.measureText(x.join(" ")).width>g;)x.pop();const p=x.join(" ").replace(/ (and|of|the|by|is)$/,""),y=[m+(a?7:15),u+(a?16:24)],b=e.isByTerritory?
h.c[c%h.c.length]:h.muted;return n.fillStyle=e.solid(b,o?1-.6*r:1),i(p,y[0],y[1]),[{number:-1,left:y[0],top:y[1]-12,width:n.measureText(p).width,height:15}]})}function oe(e,{
camera:t,shown:s},o){const r=[];e.pen.font=`700 ${o+2.5}px ${e.colours.font}`;for(const{number:i,group:n,name:h,x:a,y:c}of s.hulls){const[f,l]=e.screen(t,a,c),d=e.
pen.measureText(h).width,m={number:i,name:h,group:n,left:f-d/2,top:l-15,width:d,height:20};r.some(u=>Y(m,u))||r.push(m)}return r}function K(e,{camera:t},s,o,r=!0){
const i=e.model.nodes[o],[n,h]=e.screen(t,i.x,i.y);r&&i.width<0&&(e.pen.font=`${N}px ${e.colours.font}`,i.width=Math.max(...i.label.split(`
`).map(f=>e.pen.measureText(f).width)));const a=r?i.width*s/N:0,c=h+e.radius[o]*e.scale(t)+3;return{number:o,left:n-a/2,top:c,width:a,height:i.label.split(`
`).length*s*lt}}function ne(e,t,s,o,r){const{camera:i,shown:n,lit:h,me:a,moving:c}=t,{width:f,height:l,kept:d}=e,m=(k,T)=>Math.round(k*i.k*4/T),u=[i.k.toFixed(3),
m(i.x,f),m(i.y,l),f,l,a,...h?.nodes.keys()??[]].join();if(u===d.key||c&&o&&d.numbers.length)return d.numbers;const g=h?[...h.path.length?h.path:h.nodes.keys()]:
[],x=e.model.nodes.length>C?Math.max(24,f*l/9e3):1/0,p=[...r];let y=0,b=r.length;const w=new Set(r.map(k=>k.number)),M=g.length?new Set([...g,...e.order]):e.order;
for(const k of M){const T=e.model.nodes[k],[pt,gt]=e.screen(i,T.x,T.y),_=Math.max(Math.abs(pt/f-.5),Math.abs(gt/l-.5));if(!n.nodes[k]||_>1||w.has(k))continue;if((y+=
1)>Jt||b>=x)break;const H=e.radius[k]*e.scale(i)*1.5,V=yt=>{const v=K(e,t,s,k,yt);v.top-=H,v.height+=H;for(const xt of p)if(Y(v,xt))return null;return v},G=V(!1)&&
V(!0);G&&(p.push(G),_<.5&&(b+=1))}return e.kept={key:u,numbers:p.slice(r.length).map(k=>k.number).reverse()},e.kept.numbers}const Y=(e,t)=>e.left<t.left+t.width&&
t.left<e.left+e.width&&e.top<t.top+t.height&&t.top<e.top+e.height,ie=2500,dt=8e3,re=1500,he=.06,B=.25;function ut(e){const t=getComputedStyle(e),s=r=>t.getPropertyValue(
"--cg-"+r).trim();return{...Object.fromEntries(["ink","paper","muted","param","changed","ghost","mono"].map(r=>[r,s(r)])),hull:+s("hull"),font:t.fontFamily,c:Array.
from({length:O},(r,i)=>s("c"+i))}}class ae{constructor(t,s,o){this.canvas=t,this.colours=o,this.pen=t.getContext("2d"),this.model=s,this.width=this.height=0,this.
group=[],this.order=[],this.radius=[],this.labels=[],this.kept={key:"",numbers:[]},this.sheet=null,this.isByTerritory=!0}resize(){const{clientWidth:t,clientHeight:s}=this.
canvas,o=devicePixelRatio;[this.width,this.height]=[t,s],this.canvas.width=Math.round(t*o),this.canvas.height=Math.round(s*o),this.pen.setTransform(o,0,0,o,0,0)}measure(t){
const{nodes:s}=this.model,o=n=>t==="links"?n.degree:t==="uses"?n.uses:n.rank,r=Math.max(1e-9,...s.map(o));this.radius=s.map(n=>n.kind?5:4.5+8.5*Math.sqrt(o(n)/r));
const i=this.radius.map((n,h)=>h*.618034%1/1e3-n);this.order=s.map(n=>n.number).sort((n,h)=>i[n]-i[h])}screen(t,s,o){return[(s-t.x)*t.k+this.width/2,(o-t.y)*t.k+
this.height/2]}scale(t){return Math.min(1.35,Math.max(.42,t.k))}fit(t,s){if(!t.length)return{x:0,y:0,k:1};const[o,r,i,n]=mt(t),h=(this.width-32)/Math.max(1,i-o),
a=(this.height-32)/Math.max(1,n-r),c=this.width<600&&!this.model.isSmall,f=Math.min(s,Math.min(c?Math.max(h,.8):h,a));return{x:(o+i)/2,y:(r+n)/2,k:Math.max(.02,
f)}}corners({hulls:t,nodes:s}){const o=this.model.isSmall&&t.length?4:this.model.nodes.length>C?14:50,r=this.model.nodes.filter(c=>s[c.number]);if(!r.length)return[];
const[i,n,h,a]=mt(r.map(c=>[c.x,c.y]));return[...t.flatMap(c=>c.points),[i-o,n-22],[h+o,a+o]]}clear(){this.pen.globalAlpha=1,this.pen.setLineDash([]),this.pen.clearRect(
0,0,this.width,this.height)}map(t){const{pen:s}=this,{x:o,y:r,k:i}=t.camera;this.clear(),s.save(),s.translate(this.width/2-o*i,this.height/2-r*i),s.scale(i,i),this.
model.isSmall?(Bt(this,t),Ut(this,t),_t(this,t)):(this.hulls(t),this.lines(t)),s.restore(),this.model.isSmall&&Xt(this,t),this.dots(t),Qt(this,t)}hulls({camera:t,
shown:s,lit:o,fade:r}){const{pen:i,colours:n}=this;i.lineJoin="round";for(const{group:h,points:a}of s.hulls){const c=new Path2D;for(const[f,l]of a)c.lineTo(f,l);
c.closePath(),i.fillStyle=i.strokeStyle=this.solid(n.c[h%O],n.hull*(o?1-.6*r:1)),i.lineWidth=Math.min(34/t.k,26),i.fill(c),i.stroke(c)}}solid(t,s){return s===1?
t:`color-mix(in srgb, ${t} ${Math.round(s*1e3)/10}%, ${this.colours.paper})`}lines({camera:t,shown:s,lit:o,fade:r,moving:i}){const{pen:n,model:{nodes:h},colours:a}=this,
{k:c}=t,f=s.lines.length,l=Array.from({length:L+1},()=>new Map);let d=i?ie:dt;for(const{a:u,b:g,kind:x}of s.lines){const p=h[u],y=h[g],b=this.importance(u,g,o);
if(b<z&&(d<1||P(p.x,y.x,t.x,this.width/c)||P(p.y,y.y,t.y,this.height/c)))continue;d-=1;const w=l[b].get(x)??new Path2D;l[b].set(x,w),w.moveTo(p.x,p.y),f>re?w.lineTo(
y.x,y.y):w.quadraticCurveTo(...ht(p,y),y.x,y.y)}const m=Math.min(1,130/Math.max(1,Math.min(f,dt)))**.4;l.forEach((u,g)=>{for(const[x,p,y,b]of nt){const w=u.get(
x),M=y*m*(g===it?.6:1);w&&(n.setLineDash(b.map(k=>k/c)),n.strokeStyle=g===L?a.changed:x==="uses"||x==="claims"?a.param:a.muted,n.lineWidth=(g===L?3.2:p*(g===rt?
1.5:1))/c,n.globalAlpha=g>j?[.5,.95,1][g-z]:o?M+(he-M)*r:M,n.stroke(w))}}),n.setLineDash([]),n.globalAlpha=1}importance(t,s,o){const r=this.group[t]===this.group[s]?
j:it,i=o?.nodes.get(t),n=o?.nodes.get(s);if(!o||i===void 0||n===void 0)return r;if(o.path.length){const[h,a]=[o.path.indexOf(t),o.path.indexOf(s)];return h>=0&&
a>=0&&Math.abs(h-a)===1?L:r}return i===n?r:Math.min(i,n)?z:rt}strength({lit:t,fade:s},o,r){const i=t?.nodes.get(o);return!t||i!==void 0&&i<2?1:i===void 0?1+(r-1)*
s:i<3?.7:.5}dots(t){const{camera:s,shown:o,lit:r,me:i,focused:n}=t,{pen:h,model:a,colours:c}=this,f=this.scale(s),l=this.order.filter(d=>o.nodes[d]).reverse();r&&
l.sort((d,m)=>+r.nodes.has(d)-+r.nodes.has(m));for(const d of l){const{kind:m,x:u,y:g}=a.nodes[d],x=this.group[d],p=this.radius[d]*f,[y,b]=this.screen(s,u,g);if(P(
y,y,this.width/2,this.width)||P(b,b,this.height/2,this.height))continue;const w=m?c.ghost:x<0?c.muted:c.c[x%O],M=this.solid(w,this.strength(t,d,.28));p>4&&A(h,y,
b,p+.75,c.paper),m?(h.setLineDash(m===1?[2.5,2.5]:[]),A(h,y,b,p,"",M,1.5),h.setLineDash([])):A(h,y,b,p-.75,M),p>4&&x>=O&&!m&&(A(h,y,b,p*.5+.7,c.paper),A(h,y,b,p*
.5-.7,M)),r?.path.includes(d)&&A(h,y,b,p,"",c.changed,2.5),d===i&&A(h,y,b,p+.5,"",c.ink,2.5),d===i&&n&&A(h,y,b,p+4.5,"",c.param,2)}}nodeAt(t,s,o,r,i){let n=-1,h=i;
for(const a of this.model.nodes){if(!s.nodes[a.number])continue;const[c,f]=this.screen(t,a.x,a.y),l=Math.hypot(c-o,f-r)-this.radius[a.number]*this.scale(t);l<h&&
([h,n]=[l,a.number])}return n>=0?n:this.labels.find(a=>o>=a.left&&o<=a.left+a.width&&r>=a.top&&r<=a.top+a.height)?.number??-1}}const mt=e=>{const[t,s]=[0,1].map(
o=>e.map(r=>r[o]));return[Math.min(...t),Math.min(...s),Math.max(...t),Math.max(...s)]},P=(e,t,s,o)=>Math.max(e,t)<s-o*(.5+B)||Math.min(e,t)>s+o*(.5+B);function A(e,t,s,o,r,i,n=0){
e.beginPath(),e.arc(t,s,o,0,7),r&&(e.fillStyle=r,e.fill()),i&&(e.strokeStyle=i,e.lineWidth=n,e.stroke())}const ce=new Map([["ArrowRight",[1,0]],["ArrowLeft",[-1,
0]],["ArrowDown",[0,1]],["ArrowUp",[0,-1]]]),le=18,U=8,X=5;function fe(e,t){const{canvas:s,root:o}=e,r=(n,h,a)=>{for(const c of h.split(" "))n.addEventListener(
c,a,{signal:t,passive:!1})};ue(e,r),r(s,"wheel",n=>{n.preventDefault();const h=Math.max(-60,Math.min(60,n.deltaY*(n.deltaMode?16:1)));e.zoom(Math.exp(-h*(n.ctrlKey?
.012:.004)),n.offsetX,n.offsetY)}),r(s,"dblclick",n=>{const h=e.hit(n.offsetX,n.offsetY,U);h<0?e.zoom(1.8,n.offsetX,n.offsetY):e.open(h)}),r(s,"keydown",n=>me(e,
n)&&n.preventDefault()),r(s,"focus blur",()=>e.draw());const i=n=>{n&&!n.checkVisibility()&&s.focus({preventScroll:!0})};r(o,"click",n=>{const h=n.target.closest(
"[data-go], [data-box], [data-filter], [data-do]");if(h?.href){if(n.ctrlKey||n.metaKey||n.shiftKey)return;n.preventDefault(),n.stopPropagation()}h&&pe(e,h),i(h)}),
r(o,"input change",n=>ge(e,n.target)),r(o,"keydown",n=>{n.key==="Escape"&&n.target!==s&&(de(n.target)||e.release(),n.target.closest("aside")?s.focus({preventScroll:!0}):
i(n.target)),n.key==="Enter"&&n.target===e.part("find")&&e.goFound()}),r(o,"fullscreenchange",()=>e.all('[data-do="full"]')[0].setAttribute("aria-pressed",String(
!!document.fullscreenElement)))}function de(e){const t=e.closest(".cg-map__more[open]");return t&&(t.open=!1),t?.querySelector("summary")?.focus({preventScroll:!0}),
!!t}function ue(e,t){const{canvas:s}=e,o=new Map;let r=0;const i=()=>{const[[n,h],a]=[...o.values()],[c,f]=a??[n,h];return{x:(n+c)/2,y:(h+f)/2,apart:Math.hypot(
n-c,h-f)}};t(s,"pointerdown",n=>{n.button||(s.setPointerCapture(n.pointerId),o.set(n.pointerId,[n.offsetX,n.offsetY]),r=o.size>1?X:0)}),t(s,"pointermove",n=>{const{
offsetX:h,offsetY:a}=n,c=o.get(n.pointerId);if(!c)return n.pointerType==="touch"||e.over(e.hit(h,a,U));if(n.pointerType==="touch"&&o.size<2&&!document.fullscreenElement){
r+=Math.hypot(h-c[0],a-c[1]),o.set(n.pointerId,[h,a]);return}const f=i();o.set(n.pointerId,[h,a]);const l=i();r+=Math.hypot(h-c[0],a-c[1]),!(r<X)&&(f.apart&&e.zoom(
l.apart/f.apart,l.x,l.y),e.pan(f.x-l.x,f.y-l.y))}),t(s,"pointerup",n=>{if(!o.delete(n.pointerId)||r>=X)return;const h=n.pointerType==="touch";h&&e.near(n.offsetX,
n.offsetY)||e.choose(e.hit(n.offsetX,n.offsetY,h?le:U))}),t(s,"touchstart touchmove",n=>n.touches.length>1&&n.cancelable&&n.preventDefault()),t(s,"pointercancel",
n=>o.delete(n.pointerId)),t(s,"pointerleave",()=>e.over(-1))}function me(e,t){const[s,o]=ce.get(t.key)??[0,0],r=e.at();if(t.altKey||t.ctrlKey||t.metaKey)return!1;
if((s||o)&&t.shiftKey)e.pan(s*60,o*60);else if(s||o)e.step(r,s,o);else if(t.key==="+"||t.key==="=")e.zoom(1.3);else if(t.key==="-")e.zoom(1/1.3);else if(t.key===
"0")e.fit();else if(t.key==="Escape")e.release();else if(t.key==="Enter"&&r>=0)e.open(r);else return!1;return!0}function pe(e,t){const{go:s,box:o,filter:r,value:i,
do:n}=t.dataset,{state:h}=e;s!==void 0?e.goNote(e.model.byId.get(s)??0):o?e.goBox(+o):r?(Mt(h,`${r}:${i}`),e.show()):n==="in"||n==="out"?e.zoom(n==="in"?1.4:1/1.4):
n==="fit"?e.fit():n==="release"?e.release():n==="more"?e.list(e.pages+1):n==="full"?document.fullscreenElement?document.exitFullscreen():e.root.requestFullscreen():
n==="way"?(h.way=t.dataset.way??"0",e.light(),e.tell(),e.remember()):n==="path"&&(h.from=h.focus,e.setMode("path"))}function ge(e,{name:t,value:s,dataset:{role:o}}){
const{state:r}=e;if(t==="cg-mode")return e.setMode(s);if(o==="sort")return e.list(1);!o||!(o in r)||r[o]===s||(Object.assign(r,{[o]:s}),o==="colour"&&(r.off=[...$(
r)].filter(i=>!i.startsWith("group")).join()),e.show())}const ye=120;class xe{constructor(t,s,o){this.root=t,this.canvas=s,this.model=Dt(o),this.state=bt(location.
search),this.state.find||=this.part("find").value,this.painter=new ae(s,this.model,ut(t)),this.shown,this.camera={x:0,y:0,k:1},this.lit=null,this.found=null,this.
chain=null,this.chart=null,this.slider=null,this.summaries=null,this.hover=-1,this.notice="",this.fade=1,this.pages=this.since=this.frame=this.resting=this.saving=
0,this.moving=this.touched=this.sliding=!1,this.gone=new AbortController,this.sight=new ResizeObserver(()=>this.resize()),this.sight.observe(s),this.scheme=new MutationObserver(
()=>this.recolour()),this.scheme.observe(document.body,{attributeFilter:["data-md-color-scheme","data-md-color-primary"]});for(const r of["(prefers-color-scheme\
: dark)","(forced-colors: active)","print"])matchMedia(r).addEventListener("change",()=>this.recolour(),{signal:this.gone.signal});fe(this,this.gone.signal),this.
painter.resize(),this.show(!0),this.fit(),this.state.mode==="chain"?this.setMode("chain"):this.at()>=0&&this.go(this.at())}end(){this.gone.abort(),this.sight.disconnect(),
this.scheme.disconnect(),cancelAnimationFrame(this.frame),clearTimeout(this.resting),clearTimeout(this.saving)}all(t){return this.root.querySelectorAll(t)}part(t){
return this.root.querySelector(`[data-role="${t}"]`)}hit(t,s,o){return this.state.mode!=="chain"?this.painter.nodeAt(this.camera,this.shown,t,s,o):this.chain?.boxAt(
this.painter,this.camera,this.chart,t,s)??-1}over(t){t!==this.hover&&(this.hover=t,this.canvas.classList.toggle("is-over",t>=0),this.light(),this.at()<0&&this.tell())}at(){
const{mode:t,box:s,focus:o,from:r,to:i}=this.state;return t==="chain"?this.model.boxes.findIndex(n=>n.id===s):W(this.model,t==="map"?o:i||r)}me(){const t=this.at();
return t<0?this.hover:t}choose(t){const s=this.state,o=(s.mode==="chain"?this.model.boxes:this.model.nodes)[t]?.id??"";if(s.mode==="chain"){if(!o)return;s.box=o,
this.follow()}else s.mode==="map"?s.focus=o===s.focus?"":o:o&&([s.from,s.to,s.way]=s.from&&!s.to?[s.from,o,"0"]:[o,"","0"]);this.hover=-1,this.light(),this.tell(),
this.remember()}release(){const t=this.state;t.focus=t.from=t.to=t.box=t.find="",t.mode==="path"||t.mode==="chain"?this.setMode("map"):this.show()}open(t){const{
url:s}=(this.state.mode==="chain"?this.model.boxes:this.model.nodes)[t],o=document.createElement("a");s&&(o.href=s,this.root.append(o),o.click(),o.remove())}step(t,s,o){
const{model:r,shown:i,painter:n}=this,h=this.state.mode==="chain"?this.chain?.beside(r,t,s,o):t<0?n.order.find(a=>i.nodes[a]):Kt(r,i,t,s,o);h!==void 0&&h>=0&&this.
go(h)}go(t){if(t!==this.at()&&this.choose(t),this.state.mode==="chain")return;const{painter:s,camera:o,model:r}=this,{x:i,y:n}=r.nodes[t],[h,a]=s.screen(o,i,n);
(h<60||a<40||h>s.width-60||a>s.height-60)&&([o.x,o.y]=[i,n]),this.draw()}goNote(t){if(this.state.mode!=="chain")return this.go(t);const s=this.chain?.meant(this.
model,"",t)??-1;if(s>=0)return this.go(s);this.notice=`“${this.model.nodes[t].title}” has no quantity that other notes compute with.`,this.tell()}async goBox(t){
Object.assign(this.state,{box:this.model.boxes[t].id,find:""}),await this.setMode("chain")}goFound(){const{found:t,model:s,state:o}=this,r=ot(s,o.find)[0]??-1,i=t?.[0]??
-1;if(r>=0&&(o.mode==="chain"||i<0))return this.goBox(r);i>=0&&this.goNote(i)}near(t,s){const{painter:o,camera:r,shown:i,model:n}=this;if(!n.isSmall||this.state.
mode!=="map"||o.width>=600||r.k>=.6)return!1;const h=i.hulls.find(({points:[l,,d]})=>{const[m,u]=o.screen(r,...l),[g,x]=o.screen(r,...d);return t>=m&&t<=g&&s>=u&&
s<=x});if(!h)return!1;const{x:a,y:c,k:f}=o.fit(h.points,1.2);return this.camera={x:a,y:c,k:Math.max(f,.6)},this.touched=!0,this.draw(),!0}follow(){const t=this.
at(),s=t>=0?t:this.chain?.richest(this.model)??-1;this.notice="",this.chart=this.chain&&s>=0?this.chain.chartOf(this.model,s):null,this.fit(),this.renew()}async renew(){
const{chart:t,model:s}=this,{recompute:o}=this.root;if(!t||!o)return;t.now??=new Map;const r=[...t.at.keys()],i=await o(r.map(n=>s.boxes[n]));this.chart!==t||this.
gone.signal.aborted||(t.now=new Map(r.map((n,h)=>[n,i[h]])),this.draw(),this.tell())}async setMode(t){const s=this.state,o=t==="chain"||s.mode==="chain";Object.
assign(s,{mode:t}),t!=="path"&&(s.from=s.to=""),this.hover=-1,t==="chain"&&(this.chain??={...await import("./chart.js"),...await import("./chain.js")}),this.show(),
this.painter.resize(),t==="chain"?(this.follow(),this.tell()):o&&this.fit(),o&&this.at()>=0&&this.go(this.at())}show(t=!1){const{model:s,painter:o,state:r}=this;
kt(r,h=>this.part(h),this.all('[name="cg-mode"]')),this.part("depth-n").textContent=r.depth,this.part("depth").parentElement?.style.setProperty("--depth",r.depth),
(r.tag||r.folder||r.relation)&&this.part("more").setAttribute("open",""),this.root.dataset.mode=r.mode;const{of:i,groups:n}=zt(s,r.colour);o.group=i,o.isByTerritory=
r.colour==="community",o.measure(r.size),o.kept.key="",this.shown=Nt(s,r,o.group),this.found=r.find.trim()?Ft(s,this.shown,r.find):null,this.light(),this.tell(),
(!t||location.search||r.find)&&(import("./panel.js").then(({legend:h})=>h(this,n)),this.list(1)),t||this.remember()}async list(t){this.pages=t,(await import("./list.js")).
list(this,t)}light(){const{state:t,shown:s,model:o,lit:r,hover:i,found:n,chain:h}=this,a=this.at(),c=this.me();let f=[],l=null;if(t.mode==="chain")h&&i>=0&&(l=h.
trace(o,[i]));else if(t.mode==="path"&&a>=0){const d=W(o,t.from),m=tt(o,s,d,t.to?a:i,t.to?void 0:1);f=m[Math.min(+t.way,m.length-1)]??[d],l=new Map((t.to?m.flat():
f).map(u=>[u,f.includes(u)?0:1])),l.set(d,0)}else c>=0&&s.nodes[c]?l=jt(s,c,+t.depth):n&&(l=new Map(n.map(d=>[d,0])));this.lit=l&&{nodes:l,path:f},this.fade=l&&
!r&&!matchMedia("(prefers-reduced-motion: reduce)").matches?0:1,this.since=performance.now(),this.draw()}async tell(){const t=this.state.mode==="map"&&this.me()<
0?null:await import("./about.js"),s=this.part("detail");s.replaceChildren(...t?.about(this)??[]),s.hidden=!s.firstChild,this.part("summary").hidden=!s.hidden,s.
setAttribute("aria-live",this.at()<0?"off":"polite")}zoom(t,s,o){const{camera:r,painter:{width:i,height:n}}=this,h=Math.min(6,Math.max(.03,r.k*t)),a=1/r.k-1/h;r.
x+=((s??i/2)-i/2)*a,r.y+=((o??n/2)-n/2)*a,r.k=h,this.move()}async pan(t,s){this.camera.x+=t/this.camera.k,this.camera.y+=s/this.camera.k,this.move(!0),this.slider??=
await import("./slide.js")}fit(){const{painter:t}=this;this.camera=this.state.mode==="chain"?this.chain?.fit(t,this.chart)??this.camera:t.fit(t.corners(this.shown),
1.3),this.touched=!1,this.draw()}move(t){this.touched=this.moving=!0,clearTimeout(this.resting),this.resting=window.setTimeout(()=>{this.moving=!1,this.draw()},
140),this.draw(t)}resize(){const{painter:t,canvas:s}=this;s.clientWidth===t.width&&s.clientHeight===t.height||(t.resize(),this.touched?this.draw():this.fit())}recolour(){
this.painter.colours=ut(this.root),this.draw(),this.paint(performance.now())}draw(t){cancelAnimationFrame(this.frame),t||(this.painter.sheet=null),this.sliding=
!!t,this.frame=requestAnimationFrame(s=>this.paint(s))}paint(t){const{painter:s,camera:o,shown:r,lit:i,moving:n}=this,h=this.me(),a=this.canvas.matches(":focus-\
visible");this.fade=this.fade<1?Math.min(1,Math.max(.05,(t-this.since)/ye)):1;const c={camera:o,shown:r,lit:i,me:h,moving:n,focused:a,fade:this.fade};this.state.
mode==="chain"?this.chain?.draw(s,c,this.chart):this.sliding&&this.slider?this.slider.slide(s,c):s.map(c),this.fade<1&&this.draw()}remember(){const{pathname:t}=location;
clearTimeout(this.saving),this.saving=window.setTimeout(()=>{location.pathname===t&&history.replaceState(history.state,"",wt(this.state,location.href))},150)}}var be=Object.
freeze({__proto__:null,View:xe});export{O as C,et as K,B as R,I as c,Z as i,W as n,ot as q,$ as s,be as v,tt as w};
