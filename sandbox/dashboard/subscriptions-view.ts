import { type UpcomingChange, upcomingChangesOf } from '../billing/upcoming-changes.ts';
import type { CardControls } from '../controls/cards.ts';
import { subscriptionPrice, subscriptionTitle } from '../pages/format-subscription.ts';
import { type Html, html } from '../pages/html.ts';
import { timeView } from '../pages/time-view.ts';
import type { Subscription } from '../protocol/wire.ts';
import { isDisputed, paidChargeOf } from '../resources/disputes.ts';
import type { Objects } from '../store/objects.ts';

export interface SubscriptionsView {
  objects: Objects;
  cards: CardControls;
  pressed: string | null;
}

const PAGE_SIZE = 50;
const SENTENCES: Record<UpcomingChange['what'], string> = {
  renews: 'Renews on',
  ends: 'Ends on',
  'is charged': 'Payment due on',
  'is tried again': 'Next payment attempt on',
};

/** The newest subscriptions, with those that have ended last. */
export function subscriptionsView({ objects, cards, pressed }: SubscriptionsView): Html {
  const page = objects.page('subscription', { limit: PAGE_SIZE });
  const all = (page?.data ?? []).toSorted(
    (one, other) => Number(one.ended_at !== null) - Number(other.ended_at !== null),
  );
  return html`<section aria-labelledby="subscriptions-title">
    <h2 id="subscriptions-title">Subscriptions</h2>
    ${all.length === 0 && html`<p class="soft">No subscriptions yet. Buy something in the shop to create one.</p>`}
    <ul class="subscriptions">
      ${all.map((subscription) => subscriptionView(objects, cards, subscription, pressed))}
    </ul>
    ${page?.hasMore && html`<p class="soft">Showing the ${PAGE_SIZE} most recent subscriptions.</p>`}
  </section>`;
}

function subscriptionView(
  objects: Objects,
  cards: CardControls,
  subscription: Subscription,
  pressed: string | null,
): Html {
  const { id, status, ended_at, test_clock } = subscription;
  const email = objects.get('customer', subscription.customer)?.email;
  const title = subscriptionTitle(objects, subscription);
  return html`<li>
    <h3>${title} <span class="state" data-state="${status}">${status.replace('_', ' ')}</span></h3>
    <p class="soft">${email && html`${email} · `}${subscriptionPrice(subscription)} · <code>${id}</code></p>
    ${upcomingChangesOf(objects, subscription).map(
      ({ what, at }) => html`<p>${SENTENCES[what]} ${timeView(new Date(at * 1000))}</p>`,
    )}
    ${ended_at !== null && html`<p>Ended on ${timeView(new Date(ended_at * 1000))}</p>`}
    ${test_clock && html`<p class="soft">Uses test clock <code>${test_clock}</code></p>`}
    ${ended_at === null && cardForm(id, title, cards.declines(id), pressed)}
    ${disputable(objects, subscription) && disputeForm(subscription, title)}
  </li>`;
}

function cardForm(id: string, title: string, declines: boolean, pressed: string | null): Html {
  return html`<form method="post" action="/_controls/card">
    <input type="hidden" name="subscription" value="${id}">
    <p class="soft">${declines ? 'Card payments are declined.' : 'Card payments succeed.'}</p>
    <button name="declines" value="${declines ? 'off' : 'on'}" class="quiet"
      ${pressed === id && html`autofocus`}>${
        declines ? 'Accept card payments' : 'Decline card payments'
      }<span class="unseen"> for ${title}</span></button>
  </form>`;
}

function disputeForm({ latest_invoice }: Subscription, title: string): Html {
  return html`<form method="post" action="/_controls/dispute">
    <p class="soft">The latest invoice is paid.</p>
    <button name="invoice" value="${latest_invoice}" class="quiet">Dispute payment<span
      class="unseen"> for ${title}</span></button>
  </form>`;
}

function disputable(objects: Objects, { latest_invoice }: Subscription): boolean {
  const charge = paidChargeOf(objects, latest_invoice ?? '');
  return charge !== undefined && !charge.refunded && !isDisputed(objects, charge.id);
}
