const o=new Map;function d(e){const a=o.get(e);if(a)return a;const t=new Promise((r,i)=>{const n=document.createElement("script"),s=m=>{const[f,p]=m.detail;e.endsWith(
`/${f}.js`)&&r(p)},c=()=>{removeEventListener("cg-data",s),n.remove(),i(new Error(e))};addEventListener("cg-data",s),n.addEventListener("load",c),n.addEventListener(
"error",c),n.src=e,document.head.append(n)});return o.set(e,t),t.catch(()=>o.delete(e)),t}async function v(e,a=document.baseURI){await Promise.all(Object.values(
e).map(async t=>{t.far&&(t.p=[await d(new URL(t.far,a).href)])}))}export{v as loadColumns,d as loadFile};
