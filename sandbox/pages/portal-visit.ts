import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { PortalConfiguration } from '../resources/portal-configurations.ts';
import type { PortalSession } from '../resources/portal-sessions.ts';
import { requireObject } from '../resources/retrieve.ts';
import { atTestClock } from '../resources/test-clocks.ts';
import type { AccountLayout } from './account-layout.ts';
import { seeOther } from './responses.ts';

const HOUR = 60 * 60;

/** A request to the portal, with its session's customer and configuration. */
export interface PortalVisit {
  context: Context;
  session: PortalSession;
  configuration: PortalConfiguration;
  customer: Kinds['customer'];
  /** The path of the portal's home page, without a trailing slash. */
  home: string;
  layout: AccountLayout;
}

/** Returns undefined once the session has expired. */
export function openVisit(
  present: Context,
  session: PortalSession,
  layout: AccountLayout,
): PortalVisit | undefined {
  if (present.realNow > session.created + HOUR) return undefined;
  const customer = requireObject(present, 'customer', session.customer);
  const configuration = requireObject(
    present,
    'billing_portal.configuration',
    session.configuration,
  );
  const context = atTestClock(present, customer);
  return { context, session, configuration, customer, home: `/p/session/${session.id}`, layout };
}

/** A flow has no other portal page to go back to. */
export function backUrlOf({ home, session }: PortalVisit): string | null {
  return session.flow ? session.return_url : home;
}

/** Redirects or confirms as the flow's `after_completion` says. */
export function finish({ home, session, layout }: PortalVisit, heading: string): Response {
  const after = session.flow?.after_completion;
  if (after?.type === 'redirect' && after.redirect) return seeOther(after.redirect.return_url);
  if (after?.type !== 'hosted_confirmation') return seeOther(`${home}?done=1`);
  const message = after.hosted_confirmation?.custom_message ?? 'You can close this window.';
  return layout.message(200, heading, message, session.return_url);
}
