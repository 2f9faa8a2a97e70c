import{P,F as D,S as M}from"./view.js";const A=146,N=41,G=54,H=10,W=.12,E=12,I=1.06,v=3,z=60,C=1e3;function F(e,o){const{course:s,nodes:c}=e;if(!s||s.isLaid===o)
return!1;s.isLaid=o;const i=c.map(({x:t,y:n})=>[t,n]);return c.forEach((t,n)=>[t.x,t.y]=s.places[n]),s.places=i,[e.hulls,s.hulls]=[s.hulls,e.hulls],!0}function O(e){
const{places:o,rooms:s,stages:c,boxes:i,read:t,way:n}=e;return{isLaid:!1,places:Array.from({length:o.length/2},(l,r)=>[o[2*r],o[2*r+1]]),hulls:s.map(([l,r,a,f,g],p)=>({
group:C+p,x:r,y:a,points:[[r,a],[r+f,a],[r+f,a+g],[r,a+g]],name:p<c?`${p+1} ${l}`:l,number:-1})),boxes:new Set(i),read:new Set(i.slice(0,t)),way:n,painting:Q}}function j(e,{
camera:{k:o},shown:s,lit:c,fade:i},{read:t}){const{pen:n,model:{nodes:l},colours:r}=e;for(const{a,b:f,kind:g,says:p}of s.lines){const m=e.importance(a,f,c),h=m>
M,w=g==="uses";if(!h&&!(w&&t.has(a)&&t.has(f))||!h&&c?.path.length)continue;const[u,x]=l[a].x<=l[f].x?[l[a],l[f]]:[l[f],l[a]];if(n.beginPath(),x.x-u.x<A/2){const y=u.
x-A/2+2,b=y-10-Math.min(16,Math.abs(x.y-u.y)/16);n.moveTo(y,u.y),n.bezierCurveTo(b,u.y,b,x.y,y,x.y)}else{const[y,b]=[u.x+A/2-2,x.x-A/2+2],k=(y+b)/2;n.moveTo(y,u.
y),n.bezierCurveTo(k,u.y,k,x.y,b,x.y)}n.setLineDash(h&&m!==P&&g==="link"&&!p?[4/o,3/o]:[]),n.strokeStyle=m===P?r.changed:w||g==="claims"?r.param:r.ink,n.lineWidth=
(m===P?3:h?1.8:1.2)/o;const d=.32;n.globalAlpha=m===D?.45:h?.9:c?d+(d*W-d)*i:d,n.stroke()}n.setLineDash([]),n.globalAlpha=1}function Y(e,{shown:o,lit:s,fade:c}){
const{pen:i,colours:t}=e;i.fillStyle=e.solid(t.muted,.07*(s?1-.5*c:1));for(const{points:n}of o.hulls){const[[l,r],,[a,f]]=n;i.beginPath(),i.roundRect(l,r,a-l,f-
r,H),i.fill()}}function _(e,{camera:o,shown:s,lit:c,fade:i}){const{pen:t,colours:n}=e,l=o.k<.6?12:14,r=G*o.k;return t.textAlign="left",t.font=`700 ${l}px ${n.font}`,
s.hulls.map(({name:a,points:[f,,g]})=>{const[p,m]=e.screen(o,f[0]+8,f[1]),h=(g[0]-f[0]-16)*o.k,w=Math.max(1,Math.floor((r-4)/(l+2))),u=h<z?[a.split(" ",/^\d/.test(
a)?1:void 0).join(" ")]:U(t,a,h,w);return t.fillStyle=e.solid(n.ink,c?1-.6*i:1),u.forEach((x,d)=>t.fillText(x,p,m+(r-u.length*(l+2))/2+(d+.85)*(l+2))),{number:-1,
left:p,top:m,width:h,height:r}})}function U(e,o,s,c){const i=[];for(const t of o.split(" ")){const n=i.length?`${i[i.length-1]} ${t}`:t;i.length&&(i.length===c||
e.measureText(n).width<=s)?i[i.length-1]=n:i.push(t)}return i.map(t=>L(e,t,s))}function q(e,o,{boxes:s,read:c,way:i}){const{pen:t,model:n,colours:l}=e,{camera:r,
shown:a,lit:f,me:g,focused:p}=o,m=[];for(const h of s){if(!a.nodes[h])continue;const w=n.nodes[h],[u,x]=e.screen(r,w.x,w.y),[d,y]=[A*r.k,N*r.k],[b,k]=[u-d/2,x-y/
2],$=e.strength(o,h,.3),T=i.indexOf(h),S=h===g,R=!!f?.path.includes(h);t.beginPath(),t.roundRect(b,k,d,y,5),t.fillStyle=S?l.param:l.paper,t.fill(),t.strokeStyle=
e.solid(R?l.changed:T>=0||S?l.param:l.muted,$*(c.has(h)||S?1:.6)),t.lineWidth=R||T>=0||S?1.8:1,t.stroke(),S&&p&&(t.beginPath(),t.roundRect(b-4,k-4,d+8,y+8,8),t.
strokeStyle=l.param,t.lineWidth=2,t.stroke()),t.fillStyle=S?l.paper:e.solid(l.ink,$),B(e,w.label.split(`
`),{x:u,y:x,width:d,height:y},T>=0||S),T>=0&&d>60&&J(e,b+d-4,k-2,String(T+1),$),m.push({number:h,left:b,top:k,width:d,height:y})}return m}function B({pen:e,colours:o},s,{
x:c,y:i,width:t,height:n},l){const r=l?E-.5:E,a=Math.floor((n-2)/(r*I));if(a<1||t<40)return;e.font=`${l?"600 ":""}${r}px ${o.font}`,e.textAlign="center";const f=a<
s.length?[`${s.slice(0,a).join(" ")} …`]:s;f.slice(0,a).forEach((g,p)=>{const m=(p-(Math.min(a,f.length)-1)/2)*r*I;e.fillText(L(e,g,t-2*v),c,i+m+r*.35)})}function L(e,o,s){
if(e.measureText(o).width<=s)return o;let c=o.replace(/ …$/,"");for(;c.length>1&&e.measureText(`${c}…`).width>s;)c=c.slice(0,-1).trimEnd();return`${c}…`}function J(e,o,s,c,i){
const{pen:t,colours:n}=e;t.beginPath(),t.arc(o,s,8,0,7),t.fillStyle=e.solid(n.param,i),t.fill(),t.font=`700 11px ${n.font}`,t.textAlign="center",t.fillStyle=n.paper,
t.fillText(c,o,s+4)}const K=e=>({...e,left:e.left-4,width:e.width+8}),Q={boxes:q,columns:Y,heads:_,lay:F,lines:j,widened:K};export{O as readCourse};
