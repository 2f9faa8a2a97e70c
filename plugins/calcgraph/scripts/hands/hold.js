import{b as w,o as m,m as y}from"../page/sheet.js";import{f as E,d as b,t as S,s as L}from"../page/live.js";const H=4,N=520,k=.01,C=.05,M=6,_=.1,A=100;function g(t,n){
const s=t.entry(n),{lo:e=0,hi:a=1,log:o,step:i,v:r}=s,u=typeof r=="number"?r:e,c=!s.u&&[e,a,u].every(Number.isInteger)&&a-e>=8,d=i??(c?Math.max(1,v((a-e)/A)):I(
s,e,a)),p=l=>{if(o?Math.abs(Math.log10(l/u))<k:Math.abs(l-u)<Math.min(d/2,(a-e)*.004))return u;const h=+b(s,l).toPrecision(3),P=i?e+Math.round((l-e)/i)*i:c?Math.
round(l):S(s,h);return Math.min(a,Math.max(e,P))};return{lo:e,hi:a,first:u,fit:p,moved:(l,f)=>p(o?l*(a/e)**f:l+f*(a-e)),stepped(l,f){const h=p(o&&!i?l*10**(C*f):
l+d*f);return c&&h===l?Math.min(a,Math.max(e,l+Math.sign(f))):h}}}const I=(t,n,s)=>v((b(t,s)-b(t,n))/A)*(t.f??1);function v(t){const n=10**Math.floor(Math.log10(
t));return n*([1,2,5,10].find(s=>s*n>=t*.999)??10)}function x({key:t},n,s){const e={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:M,PageDown:-M}[t];return e?
{value:n.stepped(s,e)}:t==="Home"||t==="End"?{value:t==="Home"?n.lo:n.hi}:t==="Delete"||t==="Backspace"?{value:void 0}:void 0}function K(t){const n=w(t.root,'.c\
g-grip[role="slider"]').map(e=>({e,key:t.model.key(e.dataset.q)})),s=({model:e,now:a}=t)=>{for(const{e:o,key:i}of n){const r=a(i);o.setAttribute("aria-valuenow",
E(b(e.entry(i),Number(r)))),o.setAttribute("aria-valuetext",e.say(i,r))}};for(const{e,key:a}of n){const o=g(t.model,a),{lo:i,hi:r}=o,u=c=>E(b(t.model.entry(a),c));
e.setAttribute("aria-valuemin",u(i)),e.setAttribute("aria-valuemax",u(r)),e.removeAttribute("aria-disabled"),T(t,e,a,o)}for(const e of w(t.root,".cg-grip"))e.classList.
add("is-ready");return s(),s}function T(t,n,s,e){const{signal:a}=t,o=()=>Number(t.now(s)),i=(r,u="step",c=!0)=>{r===void 0||!L(r,o())?t.set(new Map([[s,r]]),u,c):
c&&u==="drag"&&t.set(new Map([[s,r]]),u,c)};m(n,"pointerdown",{signal:a},r=>{r.button||r.target instanceof HTMLInputElement||q(n,r,o(),e,i,()=>D(t,n,s))}),m(n,"\
dblclick",{signal:a},()=>{n.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown",{key:"Escape"})),i(void 0)}),m(n,"keydown",{signal:a},r=>{if(r.target!==
n||r.ctrlKey||r.metaKey||r.altKey)return;const u=x(r,e,o());if(u)i(u.value);else if(r.key==="Enter"||/^\d$/.test(r.key))D(t,n,s,r.key.replace("Enter",""));else return;
r.preventDefault()})}function q(t,n,s,e,a,o){let i=!1,r=s;const u=new AbortController,{signal:c}=u;t.setPointerCapture(n.pointerId),m(t,"pointermove",{signal:c},
({clientX:d,shiftKey:p})=>{const l=(d-n.clientX)*(p?_:1);if(!i&&Math.abs(l)<H)return;i=!0,t.classList.add("is-drag");const f=e.moved(s,l/N);f!==r&&a(r=f,"drag",
!1)}),m(t,"pointerup pointercancel",{signal:c},d=>{u.abort(),t.classList.remove("is-drag"),i?a(r,"drag",!0):d.type==="pointerup"&&o()})}function D(t,n,s,e=""){if(n.
querySelector("input"))return;const{model:a}=t,o=y("input","cg-grip__entry"),i=y("span","cg-grip__why"),r=a.text(s,t.state,t.now);o.value=e||r,o.autocomplete="o\
ff",o.inputMode="decimal",o.setAttribute("aria-label",n.getAttribute("aria-label")??""),i.setAttribute("role","alert");let u=!1;const c=(d,p=!0)=>{if(u)return;const{
value:l,problem:f=""}=d&&o.value!==r?a.parseEntry(o.value,s):{};o.setAttribute("aria-invalid",String(f!=="")),i.textContent=f,!(f&&p)&&(u=!0,o.remove(),i.remove(),
l!==void 0&&t.set(new Map([[s,l]])),p&&n.focus())};o.addEventListener("keydown",d=>{d.stopPropagation(),d.key==="Enter"&&c(!0),d.key==="Escape"&&c(!1)}),o.addEventListener(
"blur",()=>c(!0,!1)),n.append(o,i),o.focus(),e||o.select()}export{x as keyed,K as mount,g as scale};
