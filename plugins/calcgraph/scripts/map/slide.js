import{R as r}from"./view.js";function g(e,h){const{canvas:o,pen:a,width:i,height:m}=e,{x:c,y:d,k:t}=h.camera,s=devicePixelRatio,n=Math.round(o.width*r),f=Math.
round(o.height*r),v=e.sheet;(!v||Math.abs(c-v.x)*t>i*r||Math.abs(d-v.y)*t>m*r)&&M(e,h,n,f);const x=e.sheet;e.clear(),a.save(),a.resetTransform(),a.drawImage(x.canvas,
Math.round((x.x-c)*t*s)-n,Math.round((x.y-d)*t*s)-f),a.restore()}function M(e,h,o,a){const{pen:i,canvas:{width:m,height:c}}=e,{x:d,y:t}=h.camera,s=document.createElement(
"canvas"),n=devicePixelRatio;Object.assign(s,{width:m+2*o,height:c+2*a}),e.pen=s.getContext("2d"),e.pen.setTransform(n,0,0,n,o,a),e.map(h),e.pen=i,e.sheet={canvas:s,
x:d,y:t}}export{g as slide};
