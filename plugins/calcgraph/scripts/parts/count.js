const o=4096;export{o as C};
