import { earlyEventsScript } from './early-events-script.ts';
import { signedInScript } from './signed-in-script.ts';
import { startScript } from './start-script.ts';

/** The page's only inline script, in its head. Its hash is in the content security policy. */
export const inlineScript = [signedInScript, earlyEventsScript, startScript].join(';');
