customElements.get("cg-map")??customElements.define("cg-map",class extends HTMLElement{async connectedCallback(){const n=this.querySelector("template")?.content.
textContent,e=this.querySelector("canvas");if(!n||!e)return;document.documentElement.classList.add("cg-js");const t=JSON.parse(n),[{View:s},c]=await Promise.all(
[import("./view.js").then(function(a){return a.v}),t.course&&import("./course.js")]);this.isConnected&&(e.hidden=!1,this.view=new s(this,e,t,c?.readCourse(t.course)))}disconnectedCallback(){
this.view?.end()}});
