customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const e=this.querySelector("template")?.content.
textContent,t=this.querySelector("canvas");if(!e||!t)return;document.documentElement.classList.add("cg-js");const{open:n}=await import("./view.js").then(function(c){
return c.v});this.view=await n(this,t,JSON.parse(e))}disconnectedCallback(){this.view?.end()}});
