import { type Prospect, prospectsOf } from '../billing/prospects.ts';
import type { CardControls } from '../controls/cards.ts';
import { formatInterval, formatMoney } from '../money.ts';
import type { Subscription } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { type Html, html } from './html.ts';
import { momentView } from './moment.ts';

export interface SubscriptionsView {
  objects: Objects;
  cards: CardControls;
  pressed: string | null;
}

const SHOWN = 50;
const SENTENCES: Record<Prospect['what'], string> = {
  renews: 'Renews on',
  ends: 'Ends on',
  'is charged': 'Is charged on',
  'is tried again': 'The card is tried again on',
};

/** The newest subscriptions, those that run before those that have ended. */
export function subscriptionsView({ objects, cards, pressed }: SubscriptionsView): Html {
  const page = objects.page('subscription', { limit: SHOWN });
  const all = (page?.data ?? []).toSorted(
    (one, other) => Number(one.ended_at !== null) - Number(other.ended_at !== null),
  );
  return html`<section aria-labelledby="subscriptions-title">
    <h2 id="subscriptions-title">Subscriptions</h2>
    ${all.length === 0 && html`<p class="soft">None yet. Buy something in the shop.</p>`}
    <ul class="subscriptions">
      ${all.map((subscription) => subscriptionView(objects, cards, subscription, pressed))}
    </ul>
    ${page?.hasMore && html`<p class="soft">These are the newest ${SHOWN}.</p>`}
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
  const title = titleOf(objects, subscription);
  return html`<li>
    <h3>${title} <span class="state" data-state="${status}">${status.replace('_', ' ')}</span></h3>
    <p class="soft">${email && html`${email} · `}${priceOf(subscription)} · <code>${id}</code></p>
    ${prospectsOf(objects, subscription).map(
      ({ what, at }) => html`<p>${SENTENCES[what]} ${momentView(new Date(at * 1000))}</p>`,
    )}
    ${ended_at !== null && html`<p>Ended on ${momentView(new Date(ended_at * 1000))}</p>`}
    ${test_clock && html`<p class="soft">Lives by the test clock <code>${test_clock}</code></p>`}
    ${ended_at === null && cardForm(id, title, cards.declines(id), pressed)}
  </li>`;
}

function cardForm(id: string, title: string, declines: boolean, pressed: string | null): Html {
  return html`<form method="post" action="/_controls/card">
    <input type="hidden" name="subscription" value="${id}">
    <p class="soft">${declines ? 'Its card is declined.' : 'Its card pays.'}</p>
    <button name="declines" value="${declines ? 'off' : 'on'}" class="quiet"
      ${pressed === id && html`autofocus`}>${
        declines ? 'Let the card pay again' : 'Let the card be declined'
      }<span class="unseen"> for ${title}</span></button>
  </form>`;
}

function titleOf(objects: Objects, { items }: Subscription): string {
  const products = items.data.map(({ price }) => price.product);
  return products.map((product) => objects.get('product', product)?.name ?? product).join(' + ');
}

function priceOf({ currency, items }: Subscription): string {
  const total = items.data.reduce(
    (sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  const { interval = 'month', interval_count = 1 } = items.data[0]?.price.recurring ?? {};
  return `${formatMoney(total, currency)} per ${formatInterval(interval, interval_count)}`;
}
