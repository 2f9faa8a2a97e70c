import{h as d,T as J,j as w,k as T,e as D,E as V}from"../page/live.js";import{isMany as p,each as v,folded as F,isSeries as O}from"./columns.js";import{s as C,C as g,
a as R,p as G}from"../parts/places.js";import{s as y,t as I,F as Q}from"../parts/sequences.js";import"../page/sheet.js";const $=new Map;function X(o,t){const e=C();
return Float64Array.from(H(o),n=>t==="score"?e[n]:(n+.5)/g)}function H(o){const[t,e]=o[o.length-1];if(!e.length)return R(t);const n=JSON.stringify(o),r=$.get(n);
if(r)return r;const i=e.map((h,c)=>L(H(o.slice(0,c+1)))),a=Z(L(R(t)),i,e),s=Array.from({length:g},(h,c)=>c).sort((h,c)=>a[h]-a[c]||h-c),u=new Uint16Array(g);return s.
forEach((h,c)=>u[h]=c),$.set(n,u),u}function L(o){const t=C();return Float64Array.from(o,e=>t[e])}function Z(o,t,e){const n=t.map(f=>t.map(l=>x(f,l))),r=n[0][0],
i=e.map(f=>f*r),a=W(n,t.map(f=>x(o,f))),s=W(n,i),u=P(o,t,a.map(f=>-f)),h=r-x(s,i),c=Math.sqrt(Math.max(h,0)/x(u,u));return P(u.map(f=>c*f),t,s)}const P=(o,t,e)=>t.
reduce((n,r,i)=>n.map((a,s)=>a+e[i]*r[s]),o);function x(o,t){let e=0;for(let n=0;n<o.length;n++)e+=o[n]*t[n];return e}function W(o,t){const e=o.map((i,a)=>[...i,
t[a]]),n=e.length;for(let i=0;i<n;i++)for(let a=i+1;a<n;a++){const s=e[a][i]/e[i][i];for(let u=i;u<=n;u++)e[a][u]-=s*e[i][u]}const r=new Array(n).fill(0);for(let i=n-
1;i>=0;i--){let a=e[i][n];for(let s=i+1;s<n;s++)a-=e[i][s]*r[s];r[i]=a/e[i][i]}return r}const _="other rows are chosen",ee=1e3,b=o=>typeof o=="number"?o:d("a bo\
und, or the number of a step, that has a distribution");function j(o,t,e,n,r){const[i,...a]=t[e],[s,u]=a.slice(0,2).map(c=>b(n[+c]));(w(s)!==T(s)||w(u)!==T(u))&&
d("bounds are not whole numbers"),w(u)<w(s)-1&&d("the bounds run backwards"),u-s>=1e4&&d("more than 10,000 terms");let h=i==="sum"?0:1;for(let c=w(s);c<=w(u);c++){
n[e]=c;const f=o.execute(t,e+1,r,n);h=v(i==="sum"?(l,m)=>l+m:(l,m)=>l*m,[h,f])}return h}function z(o,t,e,n){const[r,i,a,s]=t[e],{numbers:u,offset:h,last:c}=n[+i][+a],
f=r==="back"?b(n[+i+1])-+s:y(b(n[+s])),l=u[f-h];return l!==void 0?o.lowered(l):d(f>=h&&f<=c?`step ${f} is not known yet`:`there is no step ${f}`)}const K=(o,t,e)=>t[e].
map(({numbers:n})=>n.map(r=>o.lowered(r))),U={sum:j,product:j,back:z,prior:z,steps(o,t,e,n){const r=I(t[e].slice(1),e,n,b),i=Math.min(...r.map(s=>s.first)),a=Math.
max(...r.map(s=>s.last));n[e-1]=r,a-i>=ee&&d("more than 1,000 steps that depend on a distribution");for(let s=i;s<=a;s++){n[e]=s;for(const u of r)u.first<=s&&s<=
u.last&&u.numbers.push(o.execute(t,u.begin,u.end,n))}return r.map(({offset:s,numbers:u})=>({first:s,numbers:u}))},series:(o,t,e)=>[o.series(String(t[e][1]))[+t[e][2]]],
at(o,t,e,n){const{first:r,numbers:i}=o.series(String(t[e][1]))[0],a=y(b(n[+t[e][2]])),s=i[a-r]??d(`there is no step ${a}`);return typeof s=="string"?d(s):o.lowered(
s)},rows(o,t,e,n){const[r,i,...a]=t[e].slice(1).map(Number),s=a.length-1,u=a.slice(0,s).map(()=>[]);for(let h=0;h<r;h++){n[e]=h;try{for(let c=0;c<s;c++){const f=o.
execute(t,c?a[c-1]:e+1,a[c],n);if(i&&!c&&p(f)&&d(_),i&&!c&&!f)break;u[c].push(f)}}catch(c){throw c instanceof J&&!c.needs&&c.message!==_&&(c.message.startsWith(
"the cell `")||(c.message+=` in row ${h+1}`)),c}}return u.slice(i).map(h=>({first:0,numbers:h}))},fold(o,t,e,n){const[,r,i,...a]=t[e],s=K(o,n,+i),u=s[0].length,
h=s.map((f,l)=>l*u);return v((...f)=>Q[r](...h.map(l=>f.slice(l,l+u)),...f.slice(s.length*u)),[...s.flat(),...a.slice(0,-1).map(f=>n[+f])])},scan(o,t,e,n){t[e][1]!==
"cumulative"&&d("a rank of values that have a distribution");const r=[];for(const i of K(o,n,+t[e][2])[0])r.push(r.length?v((a,s)=>a+s,[r[r.length-1],i]):i);return[
{first:0,numbers:r}]},edge(o,t,e){const{first:n,numbers:r}=o.series(String(t[e][1]))[0];return+t[e][2]?n+r.length-1:n},first(o,t,e,n,r){const[i,a]=t[e].slice(1,
3).map(u=>y(b(n[+u])));let s;for(let u=i;u<=a;u++){n[e]=u;const h=o.execute(t,e+1,r,n);if(!p(h)){if(!h)continue;return s?s.map(c=>Number.isNaN(c)?u:c):u}s??=new Float64Array(
h.length).fill(NaN);for(let c=0;c<h.length;c++)h[c]&&Number.isNaN(s[c])&&(s[c]=u);if(!s.some(Number.isNaN))return s}return d("no step satisfies it")}},B=8,te=2e3,
ne=1e3,Y=new Set(["num","row","index","read","back","prior","at","edge","series"]),se={beta:256},re="a root, integral, slope or aggregate of a distribution cann\
ot be sampled";class E{constructor(t,e,n,r){this.run=t,this.outside=e,this.chosen=r,this.count=r?.length??e?.count??g,this.copies=!!(r??e?.copies),this.kept=0,this.
depth=0,this.memo=new Map(n),this.touched=t.machine.affected(this.memo.keys()),this.pinned=e?.pinned??new Set(q(t))}value(t){const e=this.memo.get(t);if(e!==void 0)
return e;if(this.depth>=ne)throw new D;this.depth++;let n;try{n=this.found(t)}finally{this.depth--}return this.kept+=O(n)?n.reduce((r,i)=>r+i.numbers.length,0):
1,!this.outside&&this.kept>te&&(this.memo.clear(),this.kept=0),this.memo.set(t,n),n}found(t){const{machine:e}=this.run,n=e.nodes.get(t);if(this.outside&&!(this.
memo.size&&this.touched.has(t)))return this.part(this.outside.value(t));const{outside:r,touched:i}=this.run;if(!this.outside&&r&&!i?.has(t))return M(r).value(t);
if(!n||!this.outside&&(this.pinned.has(t)||!e.uncertain.has(t))){const s=this.run.value(t);return O(s)?s:this.run.known(t)}if(n.dr)return n.chain?X(n.chain,n.dr):
G(t,n.dr);if(n.p)return this.execute(n.p,0,n.p.length,[]);const a=(n.picks??[]).map(s=>this.value(s)).join();return n.cells?.[a]??d(n.problem||`no cell in row \`${a}\
\``)}lowered(t){return!p(t)||t.length===this.count||!this.outside?t:this.part(this.outside.lowered(t))}series(t){const e=this.value(t);return O(e)?e:d("no value")}part(t){
const{chosen:e}=this;return e&&p(t)?Float64Array.from(e,n=>t[n]):t}execute(t,e,n,r){const{purse:i}=this.run.machine;for(;e<n;){const[a,...s]=t[e],u=V.get(String(
a));if(i.steps<=0)throw new D;if(i.pay(u||Y.has(String(a))&&!this.copies?1:g/B),a==="read")r[e]=this.value(String(s[0]));else if(a==="num"||a==="row")r[e]=s[0];else if(a===
"index")r[e]=r[+s[0]];else if(u){const h=v(u,s.map(c=>r[+c]));p(h)&&i.pay((se[a]??1)*g/B-1),r[e]=h}else{e=this.region(t,e,r);continue}e++}return r[n-1]}region(t,e,n){
const[r,...i]=t[e],a=+(r==="with"?i[0]:i[i.length-1]);let s;if(r==="with"){const u=new Map;for(let h=1;h<i.length;h+=2)u.set(String(i[h]),n[+i[h+1]]);s=new E(this.
run,this,u).execute(t,e+1,a,n)}else r==="if"?s=this.cases(t,e,n):r==="drawn"?s=F(this.execute(t,e+1,a,n),+i[0]):r==="undefined"?d("no case holds"):Object.hasOwn(
U,r)?s=U[r](this,t,e,n,a):d(re);return n[e]=n[a-1]=s,a}cases(t,e,n){const[r,i,a]=t[e].slice(1).map(Number),s=n[r],u=[[e+1,i],[i,a]];if(!p(s)){const[c,f]=u[s?0:1];
return this.execute(t,c,f,n)}const h=new Float64Array(s.length);return u.forEach(([c,f],l)=>{const m=[];if(s.forEach((N,A)=>{!N==(l===1)&&m.push(A)}),!m.length)
return;const k=new E(this.run,this,void 0,m),S=k.execute(t,c,f,n.map(N=>k.part(N)));m.forEach((N,A)=>h[N]=p(S)?S[A]:Number(S))}),h}}const q=o=>o?.outside?[...o.
given,...q(o.outside)]:[],M=o=>o.draws??=new E(o),ie={drawn:(o,[t,e],n,r,i,a)=>F(M(o).execute(a,i+1,+e,[...r]),+t)},oe={deviation:o=>o<0?d("a standard deviation\
 below 0"):o,holds:o=>o===0||o===1?o:d("a probability of a number that is not a condition"),upper:(o,t)=>t<o?d("a distribution whose upper end is below its lowe\
r one"):t};export{oe as CHECKED,ie as DRAWN,E as Draws,Y as LOOKS,M as drawsOf};
