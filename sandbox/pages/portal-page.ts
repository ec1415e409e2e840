import { NO_CAUSE } from '../store/transaction.ts';
import { createAccountLayout } from './account-layout.ts';
import type { PageDeps, PageHandler } from './page-handler.ts';
import { keepSubscription, showCancellation, submitCancellation } from './portal-cancel.ts';
import { showCard, submitCard } from './portal-card.ts';
import { showDetails, submitDetails } from './portal-details.ts';
import { showHome } from './portal-home.ts';
import { openVisit, type PortalVisit } from './portal-visit.ts';

const PATH = /^\/p\/session\/(bps_\w+)(?:\/(card|details|cancel|keep))?(?:\/(\w+))?$/;
const FLOW_PAGES: Record<string, string> = {
  customer_update: 'details',
  payment_method_update: 'card',
  subscription_cancel: 'cancel',
};

/** The customer portal, limited to what its configuration allows. */
export async function createPortalPage({ objects, transact }: PageDeps): Promise<PageHandler> {
  const layout = await createAccountLayout();

  return async (request, { pathname, searchParams }) => {
    const [, id = '', page, about] = PATH.exec(pathname) ?? [];
    const session = objects.get('billing_portal.session', id);
    if (session === undefined) return undefined;
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
    return transact(NO_CAUSE, (present) => {
      const visit = openVisit(present, session, layout);
      if (visit === undefined) {
        const text = 'Go back to the shop and open billing again.';
        return layout.message(410, 'This link has expired', text, session.return_url);
      }
      // A flow opens on its own page and returns to the portal's home page when done.
      const flow = searchParams.has('done') ? undefined : session.flow;
      const opened = page ?? (flow ? FLOW_PAGES[flow.type] : undefined);
      const subject = about ?? flow?.subscription_cancel?.subscription;
      const response = answer(visit, opened, subject, form);
      return response ?? showHome(visit, searchParams.has('done'));
    });
  };
}

function answer(
  visit: PortalVisit,
  page: string | undefined,
  about: string | undefined,
  form: URLSearchParams | undefined,
): Response | undefined {
  const { customer_update, payment_method_update, subscription_cancel } =
    visit.configuration.features;
  if (page === 'card' && payment_method_update.enabled) {
    return form ? submitCard(visit, form) : showCard(visit);
  }
  if (page === 'details' && customer_update.enabled) {
    return form ? submitDetails(visit, form) : showDetails(visit);
  }
  const subscription = visit.context.objects.get('subscription', about ?? '');
  const theirs = subscription?.customer === visit.customer.id && subscription.ended_at === null;
  if (!theirs || subscription === undefined) return undefined;
  if (page === 'keep' && form) return keepSubscription(visit, subscription);
  if (page !== 'cancel' || !subscription_cancel.enabled || subscription.cancel_at !== null) return;
  return form
    ? submitCancellation(visit, subscription, form)
    : showCancellation(visit, subscription);
}
