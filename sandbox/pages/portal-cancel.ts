import { endSubscription } from '../billing/end-subscription.ts';
import { invoiceNow } from '../billing/invoice-now.ts';
import { creditLines } from '../billing/proration-credits.ts';
import type { Subscription } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { cancellationDetails, currentPeriodEnd } from '../resources/cancellation.ts';
import { formatDate } from './format-invoice.ts';
import { subscriptionTitle } from './format-subscription.ts';
import { html } from './html.ts';
import { backUrlOf, finish, type PortalVisit } from './portal-visit.ts';
import { seeOther } from './responses.ts';

const REASONS = {
  customer_service: 'Customer service was less than expected',
  low_quality: 'Quality was less than expected',
  missing_features: 'I need more features',
  other: 'Other reason',
  switched_service: 'I found an alternative',
  too_complex: 'Ease of use was less than expected',
  too_expensive: 'It’s too expensive',
  unused: 'I no longer need it',
};
type Reason = keyof typeof REASONS;
const REASON_NAMES: Reason[] = [
  ...(['customer_service', 'low_quality', 'missing_features', 'other'] as const),
  ...(['switched_service', 'too_complex', 'too_expensive', 'unused'] as const),
];

export function showCancellation(visit: PortalVisit, subscription: Subscription): Response {
  const { cancellation_reason, mode } = visit.configuration.features.subscription_cancel;
  const title = subscriptionTitle(visit.context.objects, subscription);
  const ends = formatDate(currentPeriodEnd(subscription));
  const back = backUrlOf(visit);
  const body = html`<main class="account">
    <header>
      ${back && html`<a class="back" href="${back}"><span aria-hidden="true">←</span> Back</a>`}
      <h1>Cancel ${title}</h1>
      <p>${mode === 'immediately' ? 'Your subscription will be canceled immediately.' : `Your subscription stays active until ${ends}. You won’t be charged again.`}</p>
    </header>
    <form method="post">
      ${cancellation_reason.enabled && reasonsView(cancellation_reason.options)}
      <button name="confirm" value="yes">Cancel subscription</button>
    </form>
  </main>`;
  return visit.layout.send({
    title: `Cancel ${title}`,
    body,
    formRedirect: visit.session.flow?.after_completion.redirect?.return_url,
  });
}

function reasonsView(options: readonly string[]) {
  return html`<fieldset>
    <legend>Why are you canceling? (optional)</legend>
    ${REASON_NAMES.filter((name) => options.includes(name)).map(
      (option) => html`<label class="choice"><input type="radio" name="feedback" value="${option}">
        ${REASONS[option]}</label>`,
    )}
    <div class="field">
      <label for="comment">Additional comments (optional)</label>
      <input id="comment" name="comment" maxlength="500" autocomplete="off">
    </div>
  </fieldset>`;
}

export function submitCancellation(
  visit: PortalVisit,
  subscription: Subscription,
  form: URLSearchParams,
): Response {
  const { context, configuration } = visit;
  const { mode, proration_behavior } = configuration.features.subscription_cancel;
  const details = {
    comment: (form.get('comment') ?? '').slice(0, 500) || undefined,
    feedback: reasonOf(form.get('feedback')),
  };
  if (mode === 'immediately') {
    const unused = subscription.items.data.flatMap((item) =>
      creditLines(context, item, context.now),
    );
    const bills = proration_behavior === 'always_invoice' && unused.length > 0;
    if (bills) invoiceNow(context, subscription, unused);
    const cancellation_details = cancellationDetails(subscription, details);
    endSubscription(context, { ...subscription, cancellation_details }, 'cancellation_requested');
    return finish(visit, 'Your subscription has been canceled');
  }
  const schedule = {
    cancel_at: currentPeriodEnd(subscription),
    cancel_at_period_end: true,
    canceled_at: context.now,
  };
  const cancellation_details = cancellationDetails(subscription, details, schedule);
  const changes = { ...schedule, cancellation_details };
  applyChanges(context, 'subscription', subscription, changes, 'customer.subscription.updated');
  return finish(visit, 'Your subscription has been canceled');
}

/** Withdraws a cancellation that has not taken effect yet. */
export function keepSubscription(visit: PortalVisit, subscription: Subscription): Response {
  const { context, home } = visit;
  const schedule = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  const cancellation_details = cancellationDetails(subscription, undefined, schedule);
  const changes = { ...schedule, cancellation_details };
  applyChanges(context, 'subscription', subscription, changes, 'customer.subscription.updated');
  return seeOther(`${home}?done=1`);
}

function reasonOf(text: string | null): Reason | undefined {
  return REASON_NAMES.find((name) => name === text);
}
