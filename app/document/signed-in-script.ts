import { signedInCookie } from '#contract/signed-in-cookie';

/** Set on the root element for visitors who may be signed in, before anything is painted. */
export const signedInAttribute = 'data-signed-in';

export const signedInScript = /* @__PURE__ */ `
if(/(^|; )${signedInCookie}=1/.test(document.cookie))
document.documentElement.setAttribute("${signedInAttribute}","")`.replaceAll('\n', '');
