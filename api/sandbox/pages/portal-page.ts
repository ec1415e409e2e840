import { NO_CAUSE } from '../store/transaction.ts';
import { createSheet } from './account-layout.ts';
import type { PageDeps, PageHandler } from './page-handler.ts';
import { keep, showCancel, takeCancel } from './portal-cancel.ts';
import { showCard, takeCard } from './portal-card.ts';
import { showDetails, takeDetails } from './portal-details.ts';
import { showHome } from './portal-home.ts';
import { type Visit, visitOf } from './portal-visit.ts';

const PATH = /^\/p\/session\/(bps_\w+)(?:\/(card|details|cancel|keep))?(?:\/(\w+))?$/;
const FLOW_PAGES: Record<string, string> = {
  customer_update: 'details',
  payment_method_update: 'card',
  subscription_cancel: 'cancel',
};

/** The billing portal: what a customer may do by themselves, as its configuration allows. */
export async function createPortalPage({ objects, commit }: PageDeps): Promise<PageHandler> {
  const sheet = await createSheet();

  return async (request, { pathname, searchParams }) => {
    const [, id = '', page, about] = PATH.exec(pathname) ?? [];
    const session = objects.get('billing_portal.session', id);
    if (session === undefined) return undefined;
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
    return commit(NO_CAUSE, (present) => {
      const visit = visitOf(present, session, sheet);
      if (visit === undefined) {
        const text = 'Open it again from the shop.';
        return sheet.message(410, 'This link has expired', text, session.return_url);
      }
      // A flow opens at its own page, and comes home once it is done with.
      const flow = searchParams.has('done') ? undefined : session.flow;
      const opened = page ?? (flow ? FLOW_PAGES[flow.type] : undefined);
      const subject = about ?? flow?.subscription_cancel?.subscription;
      const response = answer(visit, opened, subject, form);
      return response ?? showHome(visit, searchParams.has('done'));
    });
  };
}

function answer(
  visit: Visit,
  page: string | undefined,
  about: string | undefined,
  form: URLSearchParams | undefined,
): Response | undefined {
  const { customer_update, payment_method_update, subscription_cancel } =
    visit.configuration.features;
  if (page === 'card' && payment_method_update.enabled) {
    return form ? takeCard(visit, form) : showCard(visit);
  }
  if (page === 'details' && customer_update.enabled) {
    return form ? takeDetails(visit, form) : showDetails(visit);
  }
  const subscription = visit.context.objects.get('subscription', about ?? '');
  const theirs = subscription?.customer === visit.customer.id && subscription.ended_at === null;
  if (!theirs || subscription === undefined) return undefined;
  if (page === 'keep' && form) return keep(visit, subscription);
  if (page !== 'cancel' || !subscription_cancel.enabled || subscription.cancel_at !== null) return;
  return form ? takeCancel(visit, subscription, form) : showCancel(visit, subscription);
}
