import { foldedNavigationScript } from './folded-navigation-script.ts';
import { signedInScript } from './signed-in-script.ts';
import { earlyEventsScript, startScript } from './start-script.ts';

/** A page's only inline script, in its head. Its hash is in the content security policy. */
export const inlineScript = [signedInScript, earlyEventsScript, startScript].join(';');

/** For pages with a side navigation. */
export const inlineScriptWithNavigation = `${foldedNavigationScript};${inlineScript}`;
