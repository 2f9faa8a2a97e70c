const u=/^[aefhilmnorsx]/i,l=/^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,d=/^(?:hour|hono|hones|heir)/i;function c(s){const t=s.replace(/^[\s"'“‘(]+/,
""),[n]=/^\d[\d,]*/.exec(t)??[""],[e]=/^[a-z]+/i.exec(t)??[""];if(n){const o=n.replaceAll(",","");return o[0]==="8"||o.length%3===2&&/^1[18]/.test(o)}if(!e||/^[^\x00-\x7f]/.
test(t.slice(e.length)))return;const i=e.length===1||/^\d/.test(t.slice(e.length))||/^[A-Z]{2}/.test(e);if(!(i&&/^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(
e))){if(i)return u.test(e);if(!/^uni[nm]/i.test(e))return/^[aeiou]/i.test(e)?!l.test(e):d.test(e)}}function r(s,t,n){const[,e]=/(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.
exec(s)??[],i=c(n);return!e||i===void 0||c(t)!==/n$/i.test(e)||c(t)===i?"":i?`${e}n`:e.slice(0,1)}const a=new WeakMap;function f(s){if(/^en\b/i.test(document.documentElement.
lang)){for(const t of s.querySelectorAll(".cg-claim__now")){const n=t.closest(".cg-claim"),{copy:e=""}=t.dataset;t.dataset.article=e?r(n?.previousSibling?.textContent??
"",n?.dataset.text??"",e):""}for(const t of s.querySelectorAll(".cg-live[data-was]")){const n=t.previousSibling;if(!(n instanceof Text))continue;const e=a.get(t)??
n.data,i=r(e,t.dataset.was??"",t.textContent??""),o=i?e.replace(/an?(?=\s+$)/i,i):e;a.set(t,e),n.data!==o&&(n.data=o)}}}export{f as agree,r as articleFor,c as takesAn};
