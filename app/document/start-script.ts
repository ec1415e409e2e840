import { loadErrorId } from './load-error.ts';

export const stateId = 'page-state';

/**
 * Loads the app: once the page is painted and the browser is idle, when the visitor begins to use
 * the page, or at once for eager pages. All its files are requested together.
 */
export const startScript = `
(function(){
var wanted=["pointerdown","keydown","focusin"],started=false;
function readAssets(){
return JSON.parse(document.getElementById("${stateId}").textContent).assets
}
function start(){
if(document.readyState=="loading")return addEventListener("DOMContentLoaded",start);
wanted.forEach(function(type){removeEventListener(type,start,true)});
var assets=readAssets();
if(started||!assets.entry)return;
started=true;
assets.scripts.forEach(function(href){
append("link",{rel:"modulepreload",href:href})
});
append("script",{type:"module",src:assets.entry,onerror:function(){
document.getElementById("${loadErrorId}").hidden=false
}})
}
function append(name,properties){
document.head.appendChild(Object.assign(document.createElement(name),properties))
}
wanted.forEach(function(type){addEventListener(type,start,true)});
addEventListener("DOMContentLoaded",function(){
if(readAssets().isEager)start()
});
addEventListener("load",function(){
if(!window.requestIdleCallback)return setTimeout(start,200);
requestIdleCallback(start,{timeout:document.querySelector("form")?500:4000})
})
})()`.replaceAll('\n', '');
