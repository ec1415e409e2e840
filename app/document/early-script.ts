/** What is a press rather than a link, a sending, or something the browser does by itself. */
const buttons = 'button[type=button]:not([popovertarget]):not(:disabled)';

/**
 * Runs before anything else, inline: remembers the form that was sent and the button that was
 * pressed before the page came alive, in their order, so that both can be done then. Nothing else
 * hears of them meanwhile: half a press would be taken for none, or be done twice.
 */
export const earlyScript = `
(function(){
var early=window.early={alive:false,held:[],begun:null};
function hold(element){
early.held=early.held.filter(function(other){return other.localName!=element.localName}).concat(element)
}
function press(event){
var button=!early.alive&&event.target.closest("${buttons}");
if(event.type=="pointerdown")early.begun=button||null;
if(!button)return;
event.stopPropagation();
if(event.type!="click")return;
early.begun=null;
hold(button)
}
addEventListener("pointerdown",press,true);
addEventListener("mousedown",press,true);
addEventListener("click",press,true);
addEventListener("submit",function(event){
if(early.alive)return;
event.preventDefault();
event.stopPropagation();
hold(event.target)
},true)
})()`.replaceAll('\n', '');

declare global {
  interface Window {
    early?: {
      alive: boolean;
      /** A form and a button at most, the earlier one first. */
      held: HTMLElement[];
      /** The button that is being pressed, and not yet let go. */
      begun: Element | null;
    };
  }
}
