import { loadErrorId } from './load-error.ts';

export const stateId = 'page-state';
/** On the root element until the first paint, for what must not compete with it. */
export const unpaintedAttribute = 'data-unpainted';
/** The end of a link whose `next` only the browser knows: the page is cached without its query. */
export const returnHere = '?next=';
/** Buttons that only work after hydration: not links, submit buttons or popover triggers. */
const buttons = 'button[type=button]:not([popovertarget]):not(:disabled)';

declare global {
  interface Window {
    /** The last form and the last button that were used before hydration, in their order. */
    earlyEvents?: { queue: HTMLElement[]; replay?: (element: HTMLElement) => void };
  }
}

/**
 * Loads the app: once the page is painted and the browser is idle, when the visitor begins to use
 * it, or at once for eager pages. Where no paint is reported, it waits a second. Each module has an
 * element of its own: if one imported the others, all would run in a single long task.
 */
export const startScript = /* @__PURE__ */ `(function(){
var started,painted,root=document.documentElement;
function assets(){return JSON.parse(document.getElementById("${stateId}").textContent).assets}
function start(){
if(document.readyState=="loading")return addEventListener("DOMContentLoaded",start);
if(!started)assets().scripts.forEach(function(src){document.head.appendChild(Object.assign(document.createElement("script"),{
type:"module",async:false,src:src,onerror:function(){document.getElementById("${loadErrorId}").hidden=false}}))});
started=true
}
function idle(){
if(window.requestIdleCallback)requestIdleCallback(start,{timeout:document.querySelector("form")?500:4000});else setTimeout(start,200)
}
function paint(){
if(!painted)document.readyState=="complete"?idle():addEventListener("load",idle);
painted=true;root.removeAttribute("${unpaintedAttribute}")
}
root.setAttribute("${unpaintedAttribute}","");
["pointerdown","keydown","focusin"].forEach(function(type){addEventListener(type,start,{capture:true,once:true})});
addEventListener("DOMContentLoaded",function(){if(assets().isEager)start()});addEventListener("load",function(){setTimeout(paint,1000)});
new PerformanceObserver(function(list){if(list.getEntriesByName("first-contentful-paint").length)paint()}).observe({type:"paint",buffered:true})
})()`.replaceAll('\n', '');

/** Holds what is used before hydration, completes `returnHere`, and keeps a click whole that hydration divides. */
export const earlyEventsScript = /* @__PURE__ */ `(function(){
var pressed,early=window.earlyEvents={queue:[]};
function hear(event){
var type=event.type,target=event.target,half=pressed,link=target.closest("a[href$='${returnHere}']"),
element=type=="submit"?target:target.closest("${buttons}");
if(type=="pointerdown"||type=="click")pressed=!early.replay&&type!="click"&&element;
if(early.replay&&type=="click"&&half&&half.contains(target)){event.stopPropagation();early.replay(half)}
if(early.replay)return;
if(link)link.href+=encodeURIComponent(location.pathname+location.search);
if(!element)return;event.stopPropagation();
if(type=="submit")event.preventDefault();
if(type=="submit"||type=="click")early.queue=early.queue.filter(function(other){return other.localName!=element.localName}).concat(element)
}
["pointerdown","mousedown","click","submit"].forEach(function(type){addEventListener(type,hear,true)})
})()`.replaceAll('\n', '');

/** Call it once the page is hydrated. Tabs open on mousedown and menus on pointerdown, so a click is sent whole. */
export function replayEarlyEvents(): void {
  const { earlyEvents } = window;
  if (!earlyEvents || earlyEvents.replay) return;
  earlyEvents.replay = (element) => {
    if (!element.isConnected) return;
    if (element instanceof HTMLFormElement) return element.requestSubmit();
    const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
    const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }));
    // Keep the focus in a field that the visitor has moved to in the meantime.
    if (document.activeElement === document.body) element.focus();
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    element.dispatchEvent(new MouseEvent('mouseup', init));
    element.click();
  };
  earlyEvents.queue.forEach(earlyEvents.replay);
}
