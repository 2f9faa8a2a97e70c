import{e as d,T as Y,g as p,h as k,E as q,j as B}from"../page/live.js";import{isMany as w,each as E,folded as F,isSeries as O}from"./columns.js";import{s as D,C as N,
a as C,p as J}from"../parts/places.js";import{s as M,t as V,F as G}from"../parts/sequences.js";import"../page/sheet.js";const R=new Map;function I(o,e){const t=D();
return Float64Array.from($(o),n=>e==="score"?t[n]:(n+.5)/N)}function $(o){const[e,t]=o[o.length-1];if(!t.length)return C(e);const n=JSON.stringify(o),r=R.get(n);
if(r)return r;const i=t.map((f,a)=>H($(o.slice(0,a+1)))),u=Q(H(C(e)),i,t),s=Array.from({length:N},(f,a)=>a).sort((f,a)=>u[f]-u[a]||f-a),c=new Uint16Array(N);return s.
forEach((f,a)=>c[f]=a),R.set(n,c),c}function H(o){const e=D();return Float64Array.from(o,t=>e[t])}function Q(o,e,t){const n=e.map(h=>e.map(l=>v(h,l))),r=n[0][0],
i=t.map(h=>h*r),u=_(n,e.map(h=>v(o,h))),s=_(n,i),c=W(o,e,u.map(h=>-h)),f=r-v(s,i),a=Math.sqrt(Math.max(f,0)/v(c,c));return W(c.map(h=>a*h),e,s)}const W=(o,e,t)=>e.
reduce((n,r,i)=>n.map((u,s)=>u+t[i]*r[s]),o);function v(o,e){let t=0;for(let n=0;n<o.length;n++)t+=o[n]*e[n];return t}function _(o,e){const t=o.map((i,u)=>[...i,
e[u]]),n=t.length;for(let i=0;i<n;i++)for(let u=i+1;u<n;u++){const s=t[u][i]/t[i][i];for(let c=i;c<=n;c++)t[u][c]-=s*t[i][c]}const r=new Array(n).fill(0);for(let i=n-
1;i>=0;i--){let u=t[i][n];for(let s=i+1;s<n;s++)u-=t[i][s]*r[s];r[i]=u/t[i][i]}return r}const j="other rows are chosen",X=1e3,g=o=>typeof o=="number"?o:d("a bou\
nd, or the number of a step, that has a distribution");function z(o,e,t,n,r){const[i,...u]=e[t],[s,c]=u.slice(0,2).map(a=>g(n[+a]));(p(s)!==k(s)||p(c)!==k(c))&&
d("bounds are not whole numbers"),p(c)<p(s)-1&&d("the bounds run backwards"),c-s>=1e4&&d("more than 10,000 terms");let f=i==="sum"?0:1;for(let a=p(s);a<=p(c);a++){
n[t]=a;const h=o.execute(e,t+1,r,n);f=E(i==="sum"?(l,m)=>l+m:(l,m)=>l*m,[f,h])}return f}function L(o,e,t,n){const[r,i,u,s]=e[t],{numbers:c,offset:f,last:a}=n[+i][+u],
h=r==="back"?g(n[+i+1])-+s:M(g(n[+s])),l=c[h-f];return l!==void 0?o.lowered(l):d(h>=f&&h<=a?`step ${h} is not known yet`:`there is no step ${h}`)}const P=(o,e,t)=>e[t].
map(({numbers:n})=>n.map(r=>o.lowered(r))),U={sum:z,product:z,back:L,prior:L,steps(o,e,t,n){const r=V(e[t].slice(1),t,n,g),i=Math.min(...r.map(s=>s.first)),u=Math.
max(...r.map(s=>s.last));n[t-1]=r,u-i>=X&&d("more than 1,000 steps of what has a distribution");for(let s=i;s<=u;s++){n[t]=s;for(const c of r)c.first<=s&&s<=c.last&&
c.numbers.push(o.execute(e,c.begin,c.end,n))}return r.map(({offset:s,numbers:c})=>({first:s,numbers:c}))},series:(o,e,t)=>[o.series(String(e[t][1]))[+e[t][2]]],
at(o,e,t,n){const{first:r,numbers:i}=o.series(String(e[t][1]))[0],u=M(g(n[+e[t][2]])),s=i[u-r]??d(`there is no step ${u}`);return typeof s=="string"?d(s):o.lowered(
s)},rows(o,e,t,n){const[r,i,...u]=e[t].slice(1).map(Number),s=u.length-1,c=u.slice(0,s).map(()=>[]);for(let f=0;f<r;f++){n[t]=f;try{for(let a=0;a<s;a++){const h=o.
execute(e,a?u[a-1]:t+1,u[a],n);if(i&&!a&&w(h)&&d(j),i&&!a&&!h)break;c[a].push(h)}}catch(a){throw a instanceof Y&&!a.needs&&a.message!==j&&(a.message.startsWith(
"the cell `")||(a.message+=` in row ${f+1}`)),a}}return c.slice(i).map(f=>({first:0,numbers:f}))},fold(o,e,t,n){const[,r,i,...u]=e[t],s=P(o,n,+i),c=s[0].length,
f=s.map((h,l)=>l*c);return E((...h)=>G[r](...f.map(l=>h.slice(l,l+c)),...h.slice(s.length*c)),[...s.flat(),...u.slice(0,-1).map(h=>n[+h])])},scan(o,e,t,n){const r=[];
for(const i of P(o,n,+e[t][2])[0])r.push(r.length?E((u,s)=>u+s,[r[r.length-1],i]):i);return[{first:0,numbers:r}]},edge(o,e,t){const{first:n,numbers:r}=o.series(
String(e[t][1]))[0];return+e[t][2]?n+r.length-1:n},first(o,e,t,n,r){const[i,u]=e[t].slice(1,3).map(c=>M(g(n[+c])));let s;for(let c=i;c<=u;c++){n[t]=c;const f=o.
execute(e,t+1,r,n);if(!w(f)){if(!f)continue;return s?s.map(a=>Number.isNaN(a)?c:a):c}s??=new Float64Array(f.length).fill(NaN);for(let a=0;a<f.length;a++)f[a]&&Number.
isNaN(s[a])&&(s[a]=c);if(!s.some(Number.isNaN))return s}return d("no step fulfils it")}},Z=8,ee=2e3,te={beta:256},ne="a root, integral, slope or fold of rows of\
 what has a distribution is not computed draw by draw";class x{constructor(e,t,n,r){this.run=e,this.outside=t,this.chosen=r,this.count=r?.length??t?.count??N,this.
kept=0,this.memo=new Map(n),this.touched=e.machine.affected(this.memo.keys()),this.pinned=t?.pinned??new Set(K(e))}value(e){const t=this.memo.get(e);if(t!==void 0)
return t;const n=this.found(e);return this.kept+=O(n)?n.reduce((r,i)=>r+i.numbers.length,0):1,!this.outside&&this.kept>ee&&(this.memo.clear(),this.kept=0),this.
memo.set(e,n),n}found(e){const{machine:t}=this.run,n=t.nodes.get(e);if(this.outside&&!(this.memo.size&&this.touched.has(e)))return this.part(this.outside.value(
e));const{outside:r,touched:i}=this.run;if(!this.outside&&r&&!i?.has(e))return y(r).value(e);if(!n||!this.outside&&(this.pinned.has(e)||!t.uncertain.has(e))){const s=this.
run.value(e);return O(s)?s:this.run.known(e)}if(n.dr)return n.chain?I(n.chain,n.dr):J(e,n.dr);if(n.p)return this.execute(n.p,0,n.p.length,[]);const u=(n.picks??
[]).map(s=>this.value(s)).join();return n.cells?.[u]??d(n.problem||`no cell in row \`${u}\``)}lowered(e){return!w(e)||e.length===this.count||!this.outside?e:this.
part(this.outside.lowered(e))}series(e){const t=this.value(e);return O(t)?t:d("no value")}part(e){const{chosen:t}=this;return t&&w(e)?Float64Array.from(t,n=>e[n]):
e}execute(e,t,n,r){const{purse:i}=this.run.machine;for(;t<n;){const[u,...s]=e[t],c=q.get(String(u));if(i.steps<=0)throw new B;if(i.pay((te[u]??1)*N/Z),u==="read")
r[t]=this.value(String(s[0]));else if(u==="num"||u==="row")r[t]=s[0];else if(u==="index")r[t]=r[+s[0]];else if(c)r[t]=E(c,s.map(f=>r[+f]));else{t=this.region(e,
t,r);continue}t++}return r[n-1]}region(e,t,n){const[r,...i]=e[t],u=+(r==="with"?i[0]:i[i.length-1]);let s;if(r==="with"){const c=new Map;for(let f=1;f<i.length;f+=
2)c.set(String(i[f]),n[+i[f+1]]);s=new x(this.run,this,c).execute(e,t+1,u,n)}else r==="if"?s=this.cases(e,t,n):r==="drawn"?s=F(this.execute(e,t+1,u,n),+i[0]):r===
"undefined"?d("no case holds"):Object.hasOwn(U,r)?s=U[r](this,e,t,n,u):d(ne);return n[t]=n[u-1]=s,u}cases(e,t,n){const[r,i,u]=e[t].slice(1).map(Number),s=n[r],c=[
[t+1,i],[i,u]];if(!w(s)){const[a,h]=c[s?0:1];return this.execute(e,a,h,n)}const f=new Float64Array(s.length);return c.forEach(([a,h],l)=>{const m=[];if(s.forEach(
(b,S)=>{!b==(l===1)&&m.push(S)}),!m.length)return;const T=new x(this.run,this,void 0,m),A=T.execute(e,a,h,n.map(b=>T.part(b)));m.forEach((b,S)=>f[b]=w(A)?A[S]:Number(
A))}),f}}const K=o=>o?.outside?[...o.given,...K(o.outside)]:[],y=o=>o.draws??=new x(o),se={drawn:(o,[e,t],n,r,i,u)=>F(y(o).execute(u,i+1,+t,[...r]),+e)},re={deviation:o=>o<
0?d("a standard deviation below 0"):o,holds:o=>o===0||o===1?o:d("a probability of a number that is not a condition"),upper:(o,e)=>e<o?d("a distribution whose up\
per end is below its lower one"):e};export{re as CHECKED,se as DRAWN,x as Draws,y as drawsOf};
