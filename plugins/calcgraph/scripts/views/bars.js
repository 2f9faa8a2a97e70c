import{C as $}from"../parts/count.js";import{b as g,p as N}from"../page/sheet.js";const m=64,p=16;function A(t,n){let u=0;for(let s=0;s<t.length;s++)u+=t[s];const d=u/
t.length,l=Array.from(n,(s,r)=>r).sort((s,r)=>n[s]-n[r]),f=Math.floor(l.length/m),i=Array.from({length:p},()=>new Float64Array(m)),e=new Float64Array(p);l.forEach(
(s,r)=>{const M=t[s]-d,b=r%p;i[b][Math.floor(r/f)]+=M,e[b]+=M*M});const a=y(i,e,-1);if(a===void 0)return;const c=i.map((s,r)=>y(i,e,r)??0),o=c.reduce((s,r)=>s+r,
0)/p,h=c.reduce((s,r)=>s+(r-o)*(r-o),0);return[a,Math.sqrt(h*(p-1)/p)]}function y(t,n,u){const d=t.map((o,h)=>h).filter(o=>o!==u),l=d.length*$/(m*p);let f=0,i=0,
e=0;for(const o of d)e+=n[o];for(let o=0;o<m;o++){let h=0;for(const s of d)h+=t[s][o];f+=h,i+=h*h/l}const a=f*f/(l*m),c=e-a;if(i-=a,c>0)return(i-(m-1)*(c-i)/(l*
m-m))/c}const w=1e-4,_=5e-5,F=48,O=()=>t=>{for(const n of g(t.root,"[data-sens]"))t.attempt(n,()=>{k(t,n),C(t,n)})};function k({model:t,state:n,now:u},d){const l=t.
key(d.dataset.sens),f=new Map(g(d,"[data-in]").map(e=>{const a=t.key(e.dataset.in),c=Number(u(a)),[o,h]=[1+w,1-w].map(s=>Number(t.under(new Map([...n,[a,c*s]]))(
l)));return[e.dataset.in??"",(o-h)/(w*(o+h))]})),i=Math.max(1e-9,...[...f.values()].filter(Number.isFinite).map(Math.abs));for(const e of g(d,"[data-in]")){const a=f.
get(e.dataset.in??"")??NaN,c=!(Math.abs(a)>=_&&Number.isFinite(a)),o=F*Math.abs(a)/i;if(e.matches(".cg-sens__bar")){e.classList.toggle("neg",a<0&&!c),e.classList.
toggle("zero",c);const[h,s,r,M]=c?["50%","5px","37%","5"]:[`${a<0?50-o:50}%`,`${o}%`,"22%","56%"];for(const[b,x]of Object.entries({x:h,width:s,y:r,height:M}))e.
setAttribute(b,x)}else N(e.firstElementChild,Number.isFinite(a)?c?"nothing":`${a<0?"−":"+"}${+Math.abs(a).toFixed(Math.abs(a)<.005?4:2)} %`:"–")}}function C({
model:t,state:n},u){const d=g(u,"[data-share]"),l=d.length?t.draws(t.key(u.dataset.sens),n):void 0;for(const f of d){const i=l&&t.draws(`${t.key(f.dataset.share)}\
~`,n),e=l&&i&&A(l,i);f.matches(".cg-sens__bar")?f.setAttribute("width",`${100*Math.min(Math.max(e?.[0]??0,0),1)}%`):N(f.firstElementChild,e?E(...e):"–")}}const E=(t,n)=>t<
2*n?`at most ${Math.max(1,Math.ceil(100*(Math.max(t,0)+2*n)))} %`:`${Math.floor(100*t+.5)} ± ${Math.ceil(200*n)} %`;export{O as mount};
