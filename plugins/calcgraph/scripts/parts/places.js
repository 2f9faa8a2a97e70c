const N=4096,x=12,U=[[3.3871328727963665,133.14166789178438,1971.5909503065513,13731.69376550946,45921.95393154987,67265.7709270087,33430.57558358813,2509.0809287301227],
[1,42.31333070160091,687.1870074920579,5394.196021424751,21213.794301586597,39307.89580009271,28729.085735721943,5226.495278852854]],h=[[1.4234371107496835,4.630337846156546,
5.769497221460691,3.6478483247632045,1.2704582524523684,.2417807251774506,.022723844989269184,.0007745450142783414],[1,2.053191626637759,1.6763848301838038,.6897673349851,
.14810397642748008,.015198666563616457,.0005475938084995345,10507500716444169e-25]],O=.6931471805599453,f=([t,e],n)=>a(t,n)/a(e,n),a=(t,e)=>t.reduceRight((n,r)=>n*
e+r,0);function g(t){let e=0;for(;t<.7;e++)t*=2;const n=(t-1)/(t+1),r=n*n;let o=0;for(let c=25;c>0;c-=2)o=o*r+1/c;return 2*n*o-e*O}function p(t){const e=t-.5;return e>=
-.425?e*f(U,.180625-e*e):-f(h,Math.sqrt(-g(t))-1.6)}let s;function l(){if(s)return s;s=new Float64Array(4096);for(let t=0;t<4096/2;t++)s[4095-t]=-(s[t]=p((t+.5)/
4096));return s}const u=(t,e)=>t.reduce((n,r)=>Math.imul(n^r,16777619),e)>>>0;function i(t){const[e,n,r]=t,o=e+n+t[3]>>>0;return t[0]=n^n>>>9,t[1]=r+(r<<3),t[2]=
(r<<21|r>>>11)+o,t[3]++,o}function T(t){const e=Uint16Array.from({length:4096},(o,c)=>c),n=new TextEncoder().encode(t),r=Uint32Array.of(u(n,2166136261),u(n,16777619),
n.length,1);for(let o=0;o<12;o++)i(r);for(let o=4095;o>0;o--){const c=Math.floor(i(r)*(o+1)/4294967296);[e[o],e[c]]=[e[c],e[o]]}return e}const d=new Map;function w(t,e){
const n=d.get(t);if(n)return n;const r=e==="score"?l():Float64Array.from({length:4096},(c,C)=>(C+.5)/4096),o=Float64Array.from(T(t),c=>r[c]);return d.set(t,o),o}
export{N as C,T as a,w as p,l as s};
