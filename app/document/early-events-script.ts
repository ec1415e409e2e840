/** Buttons that only work after hydration: not links, submit buttons or popover triggers. */
const buttons = 'button[type=button]:not([popovertarget]):not(:disabled)';

/** The end of a link whose `next` only the browser knows: the page is cached without its query. */
export const returnHere = '?next=';

/**
 * Inline script that runs before everything else. It queues the form submitted and the button
 * clicked before hydration, in order, so that both can be replayed afterwards. It also stops those
 * events, so that no other listener handles half a click or handles it twice. A link that ends with
 * `returnHere` gets the address to return to when it is used.
 */
export const earlyEventsScript = /* @__PURE__ */ `
(function(){
var early=window.earlyEvents={hydrated:false,queue:[],pressed:null};
function enqueue(element){
early.queue=early.queue.filter(function(other){return other.localName!=element.localName}).concat(element)
}
function press(event){
var link=!early.hydrated&&event.target.closest("a[href$='${returnHere}']");
if(link)link.href+=encodeURIComponent(location.pathname+location.search);
var button=!early.hydrated&&event.target.closest("${buttons}");
if(event.type=="pointerdown")early.pressed=button||null;
if(!button)return;
event.stopPropagation();
if(event.type!="click")return;
early.pressed=null;
enqueue(button)
}
addEventListener("pointerdown",press,true);
addEventListener("mousedown",press,true);
addEventListener("click",press,true);
addEventListener("submit",function(event){
if(early.hydrated)return;
event.preventDefault();
event.stopPropagation();
enqueue(event.target)
},true)
})()`.replaceAll('\n', '');

declare global {
  interface Window {
    earlyEvents?: {
      hydrated: boolean;
      /** At most one form and one button, in the order of the events. */
      queue: HTMLElement[];
      /** The button under a pointer that is still down. */
      pressed: Element | null;
    };
  }
}
