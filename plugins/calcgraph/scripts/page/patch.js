const x=3,m=(e,c,s)=>fetch(e.replace(/inputs\.json(?=$|\?)/,"places.json")).then(async t=>t.ok?g(c,await t.json(),s):void 0).catch(()=>{});function g(e,{inputs:c,
files:s},t){const n=new Map,i=[];for(const a of e.split(",").filter(Boolean)){const f=a.indexOf(":"),u=a.slice(0,f),r=Object.hasOwn(c,u)?c[u]:void 0,l=r&&T(a.slice(
f+1),r);if(!r||l===void 0){i.push(a);continue}const[h,p,O,j]=r,$=n.get(h)??new Map;n.set(h,$.set(p,[...$.get(p)??[],{start:O,length:j,value:l}]))}if(!n.size)return;
const o=[...n].sort().map(([a,f])=>b(a,f,s[a]));return[...[t,...i.length?[`Not in this patch: ${i.join(", ")}`]:[]].map(a=>`${a.replace(/[\s\p{C}]+/gu," ")}
`),`
`,...o].join("")}function T(e,[,,,,c,s=""]){if(c===void 0)return/^[^\s\p{C},;)\]#]+$/u.test(e)?e:void 0;if(c==="date")return/^\d{4}-\d\d-\d\d$/.test(e)?`date ${e}`:
void 0;const[,t,n]=/^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(e)??[];return t&&n===s.trim()?`${t} ${c}`.trim():void 0}function b(e,c,s){const[t,n]=["a",
"b"].map(o=>N(`${o}/${e}`)),i=e.includes(" ")&&!t.startsWith('"')?"	":"";return[`diff --git ${t} ${n}
--- ${t}${i}
+++ ${n}${i}
`,...C([...c.keys()].sort((o,d)=>o-d),s).map(o=>k(o,c,s))].join("")}function C(e,c){const s=[];for(const t of e){let n=t,i=t;for(;t-n<3&&Object.hasOwn(c,n-1);)n--;
for(;i-t<3&&Object.hasOwn(c,i+1);)i++;const o=s.at(-1),d=Array.from({length:i-n+1},(a,f)=>n+f);o&&n<=o[o.length-1]+1?o.push(...d.filter(a=>a>o[o.length-1])):s.push(
d)}return s}function k(e,c,s){const t=`${e[0]},${e.length}`,n=[];let i=[];for(const o of e){const d=c.get(o);d?(n.push(`-${s[o]}
`),i.push(`+${w(s[o],d)}
`)):n.push(...i.splice(0),` ${s[o]}
`)}return`@@ -${t} +${t} @@
${[...n,...i].join("")}`}const w=(e,c)=>[...c].sort((s,t)=>t.start-s.start).reduce((s,{start:t,length:n,value:i})=>s.slice(0,t)+i+s.slice(t+n),e),N=e=>/["\\\t\n]/.
test(e)?`"${e.replace(/["\\]/g,"\\$&").replace(/\t/g,"\\t").replace(/\n/g,"\\n")}"`:e;export{m as patchFrom,g as patchOf};
