import{P as $,F as M,S as D}from"./view.js";const R=146,N=41,G=54,H=10,W=.12,E=12,I=1.06,F=3,O=60,z=1e3;function C(n,o){const{course:l,nodes:r}=n;if(!l||l.isLaid===
o)return!1;l.isLaid=o;const i=r.map(({x:t,y:a})=>[t,a]);return r.forEach((t,a)=>[t.x,t.y]=l.places[a]),l.places=i,[n.hulls,l.hulls]=[l.hulls,n.hulls],!0}function j(n){
const{places:o,rooms:l,stages:r,boxes:i,read:t,way:a}=n;return{isLaid:!1,places:Array.from({length:o.length/2},(e,s)=>[o[2*s],o[2*s+1]]),hulls:l.map(([e,s,c,h,u],d)=>({
group:z+d,x:s,y:c,points:[[s,c],[s+h,c],[s+h,c+u],[s,c+u]],name:d<r?`${d+1} ${e}`:e,number:-1})),boxes:new Set(i),read:new Set(i.slice(0,t)),way:a,painting:Q}}function v(n,{
camera:{k:o},shown:l,lit:r,fade:i},{boxes:t,read:a}){const{pen:e,model:{nodes:s},colours:c}=n,h=({number:u})=>t.has(u)?R/2-2:0;for(const{a:u,b:d,kind:g,says:m}of l.
lines){const p=n.importance(u,d,r),x=p>D,S=g==="uses";if(!x&&!(S&&a.has(u)&&a.has(d))||!x&&r?.path.length)continue;const[f,y]=s[u].x<=s[d].x?[s[u],s[d]]:[s[d],s[u]];
e.beginPath();const k=y.x-h(y);let b=f.x+h(f),A=(b+k)/2;b>k&&(b=f.x-h(f),A=Math.min(b,k)-10-Math.min(16,Math.abs(y.y-f.y)/16)),e.moveTo(b,f.y),e.bezierCurveTo(A,
f.y,A,y.y,k,y.y),e.setLineDash(x&&p!==$&&g==="link"&&!m?[4/o,3/o]:[]),e.strokeStyle=p===$?c.changed:S||g==="claims"?c.param:c.ink,e.lineWidth=(p===$?3:x?1.8:1.2)/
o;const w=.32;e.globalAlpha=p===M?.45:x?.9:r?w+(w*W-w)*i:w,e.stroke()}e.setLineDash([]),e.globalAlpha=1}function Y(n,{shown:o,lit:l,fade:r}){const{pen:i,colours:t}=n;
i.fillStyle=n.solid(t.muted,.07*(l?1-.5*r:1));for(const{points:a}of o.hulls){const[[e,s],,[c,h]]=a;i.beginPath(),i.roundRect(e,s,c-e,h-s,H),i.fill()}}function _(n,{
camera:o,shown:l,lit:r,fade:i}){const{pen:t,colours:a}=n,e=o.k<.6?12:14,s=G*o.k;return t.textAlign="left",t.font=`700 ${e}px ${a.font}`,l.hulls.map(({name:c,points:[
h,,u]})=>{const[d,g]=n.screen(o,h[0]+8,h[1]),m=(u[0]-h[0]-16)*o.k,p=Math.max(1,Math.floor((s-4)/(e+2))),x=m<O?[c.split(" ",/^\d/.test(c)?1:void 0).join(" ")]:U(
t,c,m,p);return t.fillStyle=n.solid(a.ink,r?1-.6*i:1),x.forEach((S,f)=>t.fillText(S,d,g+(s-x.length*(e+2))/2+(f+.85)*(e+2))),{number:-1,left:d,top:g,width:m,height:s}})}
function U(n,o,l,r){const i=[];for(const t of o.split(" ")){const a=i.length?`${i[i.length-1]} ${t}`:t;i.length&&(i.length===r||n.measureText(a).width<=l)?i[i.length-
1]=a:i.push(t)}return i.map(t=>L(n,t,l))}function q(n,o,{boxes:l,read:r,way:i}){const{pen:t,model:a,colours:e}=n,{camera:s,shown:c,lit:h,me:u,focused:d}=o,g=[];
for(const m of l){if(!c.nodes[m])continue;const p=a.nodes[m],[x,S]=n.screen(s,p.x,p.y),[f,y]=[R*s.k,N*s.k],[k,b]=[x-f/2,S-y/2],A=n.strength(o,m,.3),w=i.indexOf(
m),T=m===u,P=!!h?.path.includes(m);t.beginPath(),t.roundRect(k,b,f,y,5),t.fillStyle=T?e.param:e.paper,t.fill(),t.strokeStyle=n.solid(P?e.changed:w>=0||T?e.param:
e.muted,A*(r.has(m)||T?1:.6)),t.lineWidth=P||w>=0||T?1.8:1,t.stroke(),T&&d&&(t.beginPath(),t.roundRect(k-4,b-4,f+8,y+8,8),t.strokeStyle=e.param,t.lineWidth=2,t.
stroke()),t.fillStyle=T?e.paper:n.solid(e.ink,A),B(n,p.label.split(`
`),{x,y:S,width:f,height:y},w>=0||T),w>=0&&f>60&&J(n,k+f-4,b-2,String(w+1),A),g.push({number:m,left:k,top:b,width:f,height:y})}return g}function B({pen:n,colours:o},l,{
x:r,y:i,width:t,height:a},e){const s=e?E-.5:E,c=Math.floor((a-2)/(s*I));if(c<1||t<40)return;n.font=`${e?"600 ":""}${s}px ${o.font}`,n.textAlign="center";const h=c<
l.length?[`${l.slice(0,c).join(" ")} …`]:l;h.slice(0,c).forEach((u,d)=>{const g=(d-(Math.min(c,h.length)-1)/2)*s*I;n.fillText(L(n,u,t-2*F),r,i+g+s*.35)})}function L(n,o,l){
if(n.measureText(o).width<=l)return o;let r=o.replace(/ …$/,"");for(;r.length>1&&n.measureText(`${r}…`).width>l;)r=r.slice(0,-1).trimEnd();return`${r}…`}function J(n,o,l,r,i){
const{pen:t,colours:a}=n;t.beginPath(),t.arc(o,l,8,0,7),t.fillStyle=n.solid(a.param,i),t.fill(),t.font=`700 11px ${a.font}`,t.textAlign="center",t.fillStyle=a.paper,
t.fillText(r,o,l+4)}const K=n=>({...n,left:n.left-4,width:n.width+8}),Q={boxes:q,columns:Y,heads:_,lay:C,lines:v,widened:K};export{j as readCourse};
