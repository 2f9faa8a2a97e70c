import{p as C,b as p}from"../page/sheet.js";import{s as D}from"../page/live.js";import{f as G,b as j}from"./axes.js";const N=120,g=40,q=40,k=(e,t)=>+(e?.getAttribute(
t)??NaN),A=(e,t)=>{for(const[s,a]of Object.entries(t))e?.setAttribute(s,a.toFixed(1))},x=(e,t)=>e.includes("#[")?Math.round(t):t,$=e=>(t,s)=>p(e,`[data-${s}="${CSS.
escape(t.id||"-")}"]`);function z(e,t,s){const a=$(t),i=p(s,".cg-numbers tbody tr");return p(t,"[data-line]").map(n=>{const o=+(/ ([-\d.]+)$/.exec(n.getAttribute(
"d")??"")?.[1]??NaN),r=s.querySelector(`th[data-of="${n.id}"]`),c=i.map(d=>d.cells[r.cellIndex]);return{e:n,key:e.key(n.dataset.q),end:o,bands:a(n,"band"),labels:a(
n,"for").map(d=>[d,k(d,"y")-o]),cells:c}})}function L({model:e,inCase:t},{swept:s},{e:a,key:i},n){const o=new Map(t(a.dataset.line).state).set(s,x(s,n)),r=e.under(
o);return{state:o,read:r,value:r(i)}}const y=new WeakMap,S=new WeakMap;function F({model:e,inCase:t,done:s},a,{e:i,key:n}){const o=[...t(i.dataset.line).state].
filter(([r])=>r!==a.swept&&e.reaches(r,n));return JSON.stringify([s?N:g,o])}function E(e,t,s){const{model:a,inCase:i,done:n}=e,{e:o,key:r,bands:c}=s,d=F(e,t,s),
l=S.get(o);if(l?.of===d)return l;const{state:b}=i(o.dataset.line),f=(u,w)=>Array.from({length:u+1},(h,O)=>t.x.of(O/u)).map(h=>[h,w(new Map(b).set(t.swept,x(t.swept,
h)))]),m={of:d,middle:f(n?N:g,u=>a.under(u)(r)),ends:c.length?f(n?q:g/4,u=>{const w=[a.spread(r,u,a.under(u))].flat();return[w.at(0),w.at(-1)].map(h=>typeof h==
"number"?h:void 0)}):[]};return S.set(o,m),m}function R(e,t){if(!e.done)return;const s=e.state.size?t.lines.map(i=>E(e,t,i)).flatMap(({middle:i,ends:n})=>n.length?
n.flatMap(([,o])=>o):i.map(([,o])=>o)):[],a=s.length&&G(s.map(i=>typeof i=="number"?i:NaN),t.built)||t.built;a.text!==t.y.text&&(t.y=a,t.host.dataset.ay=a.text,
j(t.host,"y",a))}function W(e,t,s){const{model:a,now:i}=e,{e:n,labels:o}=s,r=F(e,t,s),c=t.y.text;!y.has(n)&&!e.state.size&&Number.isFinite(s.end)&&y.set(n,{of:r,
y:c,end:s.end});const d=y.get(n);(d?.of!==r||d.y!==c)&&y.set(n,{of:r,y:c,end:v(t,s,E(e,t,s))});const l=y.get(n)?.end??NaN,b=n.dataset.line?[...a.parseCase(n.dataset.
line)].every(([f,m])=>D(i(f),m,1e-9)):n.matches(".is-chosen");n.classList.toggle("is-chosen",b);for(const[f,m]of o){const u=l+m;f.classList.toggle("strong",b),f.
matches(".is-rest")&&f.classList.toggle("hide",!b),u>20&&u<360&&A(f,{y:u})}return l}function v({x:e,y:t},{e:s,bands:a},{middle:i,ends:n}){const o=c=>Math.max(-1e4,
Math.min(1e4,typeof c=="number"?t.at(c):NaN)),r=i.map(([c,d])=>[e.at(c),o(d)]);s.setAttribute("d",M(r));for(const c of a){const[d,l]=[0,1].map(b=>n.map(([f,m])=>[
e.at(f),o(m[b])]));c.setAttribute("d",`${M([...l,...d.reverse()])}Z`)}return r[r.length-1][1]}const M=e=>e.map(([t,s],a)=>Number.isFinite(s)?`${a&&Number.isFinite(
e[a-1][1])?"L":"M"}${t.toFixed(1)} ${s.toFixed(1)}`:"").join("");function I(e,t){if(t.data?.open)for(const s of t.lines)s.cells.forEach((a,i)=>{const{state:n,read:o}=L(
e,t,s,t.x.of(i/(s.cells.length-1))),r=e.model.text(s.key,n,o);C(a,r==="–"?"":r)})}export{N as S,I as a,M as b,W as d,z as f,$ as l,A as m,k as n,x as p,R as r,
L as s};
