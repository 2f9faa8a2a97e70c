customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const t=this.querySelector("template")?.content.
textContent,e=this.querySelector("canvas");if(!t||!e)return;document.documentElement.classList.add("cg-js");const{View:n}=await import("./view.js").then(function(s){
return s.v});this.isConnected&&(e.hidden=!1,this.view=new n(this,e,JSON.parse(t)))}disconnectedCallback(){this.view?.end()}});
