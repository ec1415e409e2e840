import { loadErrorId } from './load-error.ts';

export const stateId = 'page-state';

/** On the root element until the first paint, for what must not compete with it. */
export const unpaintedAttribute = 'data-unpainted';

/**
 * Loads the app: once the page is painted and the browser is idle, when the visitor begins to use
 * the page, or at once for eager pages. All its files are requested together. Some browsers don't report
 * paints, so it waits for one no longer than a second after the page has loaded. Each module has an
 * element of its own: if one only imported the others, all would run in a single long task.
 */
export const startScript = /* @__PURE__ */ `
(function(){
var wanted=["pointerdown","keydown","focusin"],started=false,painted=false,root=document.documentElement;
function readAssets(){
return JSON.parse(document.getElementById("${stateId}").textContent).assets
}
function start(){
if(document.readyState=="loading")return addEventListener("DOMContentLoaded",start);
wanted.forEach(function(type){removeEventListener(type,start,true)});
if(started)return;
started=true;
readAssets().scripts.forEach(function(src){
document.head.appendChild(Object.assign(document.createElement("script"),{
type:"module",async:false,src:src,onerror:function(){
document.getElementById("${loadErrorId}").hidden=false
}}))
})
}
wanted.forEach(function(type){addEventListener(type,start,true)});
addEventListener("DOMContentLoaded",function(){
if(readAssets().isEager)start()
});
function startWhenIdle(){
if(!window.requestIdleCallback)return setTimeout(start,200);
requestIdleCallback(start,{timeout:document.querySelector("form")?500:4000})
}
function paint(){
if(painted)return;
painted=true;
root.removeAttribute("${unpaintedAttribute}");
if(document.readyState=="complete")startWhenIdle();
else addEventListener("load",startWhenIdle)
}
root.setAttribute("${unpaintedAttribute}","");
addEventListener("load",function(){setTimeout(paint,1000)});
new PerformanceObserver(function(list){
if(list.getEntriesByName("first-contentful-paint").length)paint()
}).observe({type:"paint",buffered:true})
})()`.replaceAll('\n', '');
