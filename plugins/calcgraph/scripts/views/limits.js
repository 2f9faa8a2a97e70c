import{b as g,p as k,m as S}from"../page/sheet.js";import{w as A,i as O,b as I}from"../page/live.js";import{scale as N}from"../hands/hold.js";const $=3,x=48,L=24,
v={holds:"✓",failing:"✗",unknown:"–"};function T(n){const{model:s,root:e}=n,o=g(e,".cg-limit").map(t=>({e:t,key:s.key(t.dataset.check),inputs:(t.dataset.ways??
"").split(" ").map(s.key).filter(r=>s.entries.has(r)),gap:s.key(t.querySelector("[data-gap]")?.dataset.gap),bar:t.querySelector(".cg-limit__bar"),ways:t.querySelector(
".cg-limit__ways"),said:""}));return t=>{for(const r of o)t.attempt(r.e,()=>D(t,r));for(const r of g(e,"[data-under]"))j(t,r)}}const w=(n,s)=>{const e=n(s);return e===
void 0?void 0:!!e};function D(n,s){const{model:e,now:o,state:t}=n,{e:r,key:i,bar:a}=s,f=w(o,i),c=f===void 0?"unknown":f?"holds":"failing";for(const d of[r,r.querySelector(
".cg-mark")])for(const y of Object.keys(v))d?.classList.toggle(`is-${y}`,y===c);k(r.querySelector(".cg-mark"),v[c]);for(const d of g(r,"[data-gap]")){const y=e.
key(d.dataset.gap);k(d,A(e.text(y,t,o),e.entry(y).u).replace(/^[-−]/,""))}a&&E(n,a),n.done&&C(n,s,f)}function E({model:n,now:s},e){const o=e.querySelector("li\
ne"),t=m=>Number(s(n.key(m?.dataset.q))),r=[...e.querySelectorAll(".part")],i=r.map(t),a=t(o),f=Math.max(a,i.reduce((m,p)=>m+p,0)),c=f>0&&Math.min(a,...i)>=0,d=m=>`${(100*
m/f).toFixed(2)}%`;if(e.classList.toggle("hide",!c),!c)return;let y=0;r.forEach((m,p)=>{m.setAttribute("x",d(y)),m.setAttribute("width",d(i[p])),y+=i[p]}),e.querySelector(
".over")?.setAttribute("x",d(a));for(const m of["x1","x2"])o?.setAttribute(m,d(a))}function j({model:n,now:s},e){const o=(e.dataset.under??"").split(" "),t=o.findIndex(
a=>w(s,n.key(a))===!1),r=e.querySelector(".cg-out__given"),i=` · ${(e.dataset.given??"").split("|")[t]}`;e.classList.toggle("is-void",t>=0),t<0?r?.remove():k(r??
e.querySelector("small")?.appendChild(S("span","cg-out__given")),i)}function C(n,s,e){const{ways:o}=s,t=e===!1?JSON.stringify([...n.state]):"";if(!o||t===s.said)
return;s.said=t;const r=e===!1?O(()=>q(n,s))??[]:[];o.hidden=!r.length,o.replaceChildren(...r.flatMap(({key:i,value:a},f)=>[...f?[" "]:[],I("cg-preset",`${R(n,i)}\
: ${n.model.say(i,a)}`,()=>n.set(new Map([[i,a]])))])),r.length&&o.prepend(S("span","","It would be true with "))}const R=({model:n},s)=>n.entry(s).n??s.slice(s.
indexOf("#")+1);function q(n,s){const{model:e,state:o}=n,{key:t,inputs:r}=s,i=r.filter(c=>e.reaches(c,t)),a=[...i.filter(c=>!o.has(c)),...i.filter(c=>o.has(c))],
f=[];for(const c of a){const d=B(n,s,c);if(d!==void 0&&f.push({key:c,value:d}),f.length===$)break}return f}function B(n,{key:s,gap:e},o){const{model:t,state:r,now:i}=n,
{rows:a,set:f,lo:c,hi:d,x:y,picks:m}=t.entry(o),p=i(o);if(y||m)return;const b=l=>t.takes(o,l)&&w(t.under(new Map(r).set(o,l)),s)===!0;if(a){const l=u=>Number(t.
under(new Map(r).set(o,u))(e));return Object.keys(a).filter(u=>u!==p&&b(u)).map(u=>[u,l(u)]).sort(([,u],[,h])=>u-h)[0]?.[0]}if(f){const l=[...f].sort((h,_)=>h-_),
u=l.findIndex(h=>h>=Number(p));return F(l,u).find(b)}if(c===void 0||d===void 0||typeof p!="number")return;const M=N(t,o);return[-1,1].map(l=>G(M,p,l,b)).filter(
l=>l!==void 0).sort((l,u)=>Math.abs(l-p)-Math.abs(u-p))[0]}const F=(n,s)=>n.map((e,o)=>[e,Math.abs(o-s)]).filter(([,e])=>e>0).sort(([,e],[,o])=>e-o).map(([e])=>e);
function G(n,s,e,o){let t=0;for(let r=1;r<=x;r+=1){const i=r/x,a=n.moved(s,e*i);if(!(a===n.moved(s,e*t)&&i<1)){if(o(a)){let f=i;for(let c=0;c<L;c+=1){const d=(t+
f)/2;o(n.moved(s,e*d))?f=d:t=d}return n.moved(s,e*f)}if(t=i,a===(e<0?n.lo:n.hi))break}}}export{T as mount,q as waysOf};
