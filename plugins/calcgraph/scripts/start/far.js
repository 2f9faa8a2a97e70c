(()=>{const[n]=performance.getEntriesByType("navigation");if(n?.type!=="navigate"||location.hash||scrollY)return;const i=document.querySelectorAll(".cg-sheet, .\
cg-view, .cg-foot, .cg-group, .cg-cover ~ .cg-scroll"),c=[...i].flatMap(t=>{const{top:e,height:o}=t.getBoundingClientRect();if(!o||e<innerHeight)return[];const{
paddingTop:r,paddingBottom:s,borderTopWidth:g,borderBottomWidth:l}=getComputedStyle(t),a=[r,s,g,l];return[{style:t.style,content:a.reduce((d,p)=>d-parseFloat(p),
o)}]});for(const{style:t,content:e}of c)t.contentVisibility="auto",t.containIntrinsicBlockSize=`${e}px`})();
