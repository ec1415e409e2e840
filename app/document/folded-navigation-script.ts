import { foldedNavigationKey, unfoldedFromPx } from '../state/folded-navigation.ts';

/** Tells the styles of the side navigation that it is folded, before anything is painted. */
export const foldedNavigationScript = /* @__PURE__ */ `
(function(){
var folded;
try{folded=localStorage.getItem("${foldedNavigationKey}")}catch(e){}
if(folded?folded=="true":innerWidth<${unfoldedFromPx})document.documentElement.setAttribute("data-sidebar-folded","")
})()`.replaceAll('\n', '');
