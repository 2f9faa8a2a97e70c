(()=>{const{src:c}=document.currentScript,t=e=>new URL(e,c).href;if(location.protocol!=="file:"){for(const e of["../map/graph.js","../page/sheet.js"])import(t(e));
return}const o=document.createElement("script");o.src=t("whole.js"),document.head.append(o)})();
