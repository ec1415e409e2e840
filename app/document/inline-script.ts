import { foldedNavigationKey, unfoldedFromPx } from '../state/folded-navigation.ts';
import { signedInScript } from './signed-in-script.ts';
import { earlyEventsScript, startScript } from './start-script.ts';

/** Tells the styles of the side navigation that it is folded, before anything is painted. */
const foldedNavigationScript = /* @__PURE__ */ `
(function(){
var folded;
try{folded=localStorage.getItem("${foldedNavigationKey}")}catch(e){}
if(folded?folded=="true":innerWidth<${unfoldedFromPx})document.documentElement.setAttribute("data-sidebar-folded","")
})()`.replaceAll('\n', '');

/** A page's only inline script, in its head. Its hash is in the content security policy. */
export const inlineScript = [signedInScript, earlyEventsScript, startScript].join(';');

/** For pages with a side navigation. */
export const inlineScriptWithNavigation = `${foldedNavigationScript};${inlineScript}`;
