import{line as W,acts as _,link as j}from"./about.js";import{goBox as z}from"./list.js";import{make as y}from"./panel.js";import"./view.js";import"../page/sheet.js";
const w={width:186,height:62};function q(o,s,e,f,h){for(const[u,d]of e?.at??[]){const[n,i]=o.screen(s,...d);if(f>=n&&h>=i&&f<=n+w.width*s.k&&h<=i+w.height*s.k)return u}
return-1}function A(o,s){const e=[...s?.at.values()??[]].flatMap(([u,d])=>[[u,d],[u+w.width,d+w.height]]),f=o.fit(e,1.1);return f.k>=.72||o.width>600?f:{k:.8,x:Math.
max(...e.map(u=>u[0]))+12-o.width/2/.8,y:f.y}}function B(o,s,e){if(o.clear(),!e)return;const{camera:f,lit:h,me:u,focused:d}=s,{pen:n,model:i,colours:r}=o,{k:p}=f,
c=h?.nodes;for(const[l,$]of e.edges){const m=e.at.get(l),g=e.at.get($);if(!m||!g)continue;const k=!c||c.has(l)&&c.has($),[v,t]=o.screen(f,m[0]+w.width+4,m[1]+w.
height/2),[a,S]=o.screen(f,g[0]-5,g[1]+w.height/2),M=Math.max(v,a-34*p),P=(a-M)/2;n.beginPath(),n.moveTo(v,t),n.lineTo(M,t),n.bezierCurveTo(M+P,t,a-P,S,a,S),n.strokeStyle=
o.solid(r.param,k?.7:.15),n.lineWidth=1.5,n.stroke()}n.textAlign="left";for(const[l,$]of e.at){const m=c&&!c.has(l),g={...i.boxes[l],...T(e,l)};F(o,f,g,$,m?.3:1,
l===e.end,l===u&&d)}}function T({now:o},s){const e=o?.get(s);return!o||e?.isMoved===!1?{}:e??{isPale:!0}}function F(o,s,e,f,h,u,d){const{pen:n,colours:i}=o,{k:r}=s,
[p,c]=o.screen(s,...f),l=w.width*r,$=w.height*r;n.fillStyle=i.paper,n.fillRect(p-2,c,l+4,$),n.fillStyle=o.solid(i.ink,.75*h),n.fillRect(p,c,l,u?3:1.2),n.fillStyle=
o.solid(i.ink,.15*h),n.fillRect(p,c+$,l,1),n.strokeStyle=i.param,n.lineWidth=2,d&&n.strokeRect(p-4,c-4,l+8,$+8);const m=(S,M,P,R,b=0)=>{[n.font,n.fillStyle]=[M,
o.solid(P,h)];let x=S;for(;x.length>1&&n.measureText(x).width>l-b;)x=x.replace(/.…?$/u,"…");return n.fillText(x,p+b,c+R*r),n.measureText(x).width},g=e.isMoved?
i.changed:e.isPale?i.muted:e.input?i.param:i.ink,k=m(e.isMoved?`→ ${e.value}`:e.value,`600 ${15*r}px ${i.font}`,g,20),v=e.isMoved?`was ${o.model.boxes[e.number].
value}`:e.isPale?"not recomputed":"";v&&k<l*.7&&m(`  ${v}`,`${11*r}px ${i.font}`,i.muted,20,k),m(e.says,`${12.5*r}px ${i.font}`,i.ink,38);const t=m(e.name,`${11*
r}px ${i.mono}`,i.muted,54),a=o.model.nodes[e.note]?.label.split(`
`)[0]??"";t<l*.8&&m(` · ${a}`,`${11*r}px ${i.font}`,i.muted,54,t)}function C(o,s){if(!s)return[y("h2","","A chain"),y("p","","No note computes with a quantity \
of another note yet.")];const{boxes:e,flows:f,nodes:h}=o,u=e[s.end],d=[...s.at.keys()].map(t=>e[t]),n=new Set(d.map(t=>t.note)).size,i=new Set([...s.at.values()].
map(([t])=>t)).size-1,r=(t,a)=>`${t} ${a}${t===1||a==="quantity"?"":"s"}`,p=d.length===1?"an input":`${d.length} quantities of ${r(n,"note")}, ${r(i,"step")}`,c=[
s.folded.length?` Folded: ${s.folded.map(t=>e[t].name).join(", ")}.`:"",s.more?` Further away: ${s.more} more.`:""," Blue: can be changed."],l=t=>{const{value:a,
isMoved:S,isPale:M}={...t,isMoved:!1,isPale:!1,...T(s,t.number)};return S?`${a} (was ${t.value})`:M?`${a} (not recomputed)`:a},$=y("h2","",`What makes “${u.says||
u.name}” ${l(u)}?`),m=y("p","",`${h[u.note]?.title??""} › ${u.name}. ${p}.${c.join("")}`),g=f.filter(t=>t[0]===s.end).map(t=>e[t[1]]),k=y("ul","cg-list");for(const t of d.
slice(1)){const a={...t,...T(s,t.number)};k.append(W(l(t),[z(a)],[a.says,h[t.note]?.title].filter(Boolean).join(" · ")))}const v=y("details","cg-chain__list",y(
"summary","","as a list"),k);return[$,m,_(j(u.url,"open row")),...g.length?[y("p","cg-chain__uses","What uses it: ",...E(g))]:[],...d.length>1?[v]:[]]}const E=o=>o.
slice(0,5).flatMap((s,e)=>[e?", ":"",z(s)]);export{C as about,q as boxAt,B as draw,A as fit};
