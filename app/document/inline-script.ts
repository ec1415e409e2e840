import { signedInCookie } from '#contract/signed-in-cookie';
import { foldedNavigationKey, unfoldedFromPx } from '../state/folded-navigation.ts';
import { earlyEventsScript, startScript } from './start-script.ts';

/** Set on the root element for visitors who may be signed in, before anything is painted. */
export const signedInAttribute = 'data-signed-in';

export const signedInScript = /* @__PURE__ */ `
if(/(^|; )${signedInCookie}=1/.test(document.cookie))
document.documentElement.setAttribute("${signedInAttribute}","")`.replaceAll('\n', '');

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
