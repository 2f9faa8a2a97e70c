function w({entries:u,entry:i,machine:d}){const r=new Map;for(const[e,{of:t}]of u){if(!t)continue;const s=r.get(t)??new Map,n=e.slice(e.lastIndexOf(".")+1);r.set(
t,s.set(n,[...s.get(n)??[],e]))}const a=e=>{const t=u.get(e);if(t&&!(t.x&&"v"in t))return!0;const s=e.lastIndexOf(".");for(const[n,o]of r){const l=e.startsWith(
`${n}.`)?e.slice(n.length+1,s):"",c=o.get(e.slice(s+1))??[],f=l&&!/[,:]/.test(l)&&c.length?O(l,c[0],t):void 0;if(f)return u.set(e,f),d.own(e,f,c,l),!0}return t!==
void 0},O=(e,t,s)=>{const{cells:n={},picks:o=[],u:l,f:c,o:f,d:x,iso:g,n:p}=i(t),$=p??t.slice(t.lastIndexOf(".")+1).replaceAll("_"," ");if(!Object.hasOwn(n,e))return;
const b=Object.values(n).every(h=>(h??0)>=0)?{lo:0}:{},v=n[e]===null?{}:{v:n[e]};return{...s,...v,...b,u:l,f:c,o:f,d:x,iso:g,x:void 0,n:`${$} of ${i(o[0]).rows?.[e]??
e}`}};return{knows:a,settable:(e,t)=>{const{of:s,picks:n=[]}=i(e),o=`${s}.${t(n[0])}${e.slice(e.lastIndexOf("."))}`;return s&&a(o)?o:e}}}export{w as makeCells};
