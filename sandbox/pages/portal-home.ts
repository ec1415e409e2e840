import { upcomingChangesOf } from '../billing/upcoming-changes.ts';
import { formatMoney } from '../money.ts';
import { field } from '../protocol/listing.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { activeSubscriptionsOf } from '../purchase/attach-card.ts';
import { formatDate } from './format-invoice.ts';
import { subscriptionPrice, subscriptionTitle } from './format-subscription.ts';
import { type Html, html } from './html.ts';
import type { PortalVisit } from './portal-visit.ts';

const PAGE_SIZE = 24;

export function showHome(visit: PortalVisit, changed: boolean): Response {
  const { configuration, context, session, layout } = visit;
  const { features, business_profile } = configuration;
  const running = activeSubscriptionsOf(context, visit.customer.id);
  const body = html`<main class="account">
    <header>
      ${session.return_url && html`<a class="back" href="${session.return_url}"><span aria-hidden="true">←</span> Back to shop</a>`}
      <h1>${business_profile.headline ?? 'Billing'}</h1>
      ${changed && html`<p role="status" class="said">Your changes have been saved.</p>`}
    </header>
    <section aria-labelledby="subscriptions-title">
      <h2 id="subscriptions-title">Subscriptions</h2>
      ${running.length === 0 && html`<p class="soft">No active subscriptions.</p>`}
      <ul class="rows">${running.map((subscription) => subscriptionView(visit, subscription))}</ul>
    </section>
    ${features.payment_method_update.enabled && cardView(visit, running)}
    ${features.customer_update.enabled && detailsView(visit)}
    ${features.invoice_history.enabled && invoicesView(visit)}
  </main>`;
  return layout.send({ title: 'Billing', body });
}

function subscriptionView(visit: PortalVisit, subscription: Subscription): Html {
  const { configuration, context, home } = visit;
  const { cancel_at, id, status } = subscription;
  const title = subscriptionTitle(context.objects, subscription);
  const [next] = upcomingChangesOf(context.objects, subscription);
  const when = next
    ? `${next.what === 'ends' ? 'Ends' : 'Next payment'} on ${formatDate(next.at)}`
    : '';
  const about = html`<span class="unseen"> ${title}</span>`;
  const cancels = configuration.features.subscription_cancel.enabled;
  return html`<li>
    <h3>${title} <span class="state" data-state="${status}">${status.replace('_', ' ')}</span></h3>
    <p class="soft">${subscriptionPrice(subscription)}. ${when}</p>
    ${
      cancel_at === null
        ? cancels &&
          html`<a class="button quiet" href="${home}/cancel/${id}">Cancel subscription${about}</a>`
        : html`<form method="post" action="${home}/keep/${id}">
          <button class="quiet">Don’t cancel subscription${about}</button>
        </form>`
    }
  </li>`;
}

function cardView({ context, customer, home }: PortalVisit, running: Subscription[]): Html {
  const id =
    customer.invoice_settings.default_payment_method ?? running[0]?.default_payment_method ?? '';
  const card = context.objects.get('payment_method', id)?.card;
  return html`<section aria-labelledby="card-title">
    <h2 id="card-title">Payment method</h2>
    <p>${
      card
        ? html`Visa ending in ${card.last4}, expires ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
        : 'No payment method on file.'
    }</p>
    <a class="button quiet" href="${home}/card">Update payment method</a>
  </section>`;
}

function detailsView({ customer, home }: PortalVisit): Html {
  return html`<section aria-labelledby="details-title">
    <h2 id="details-title">Billing information</h2>
    <p>${customer.name || 'No name'}<br>${customer.email}${customer.phone && html`<br>${customer.phone}`}</p>
    <a class="button quiet" href="${home}/details">Update information</a>
  </section>`;
}

function invoicesView({ context, customer }: PortalVisit): Html {
  const numbered = { sql: "json_extract(body, '$.number') IS NOT NULL", values: [] };
  const where = [field('customer', customer.id), numbered];
  const invoices = context.objects.page('invoice', { where, limit: PAGE_SIZE })?.data ?? [];
  return html`<section aria-labelledby="invoices-title">
    <h2 id="invoices-title">Invoice history</h2>
    ${invoices.length === 0 && html`<p class="soft">No invoices yet.</p>`}
    <ul class="rows">${invoices.map(invoiceRow)}</ul>
  </section>`;
}

function invoiceRow({
  currency,
  effective_at,
  created,
  id,
  number,
  status,
  total,
}: Kinds['invoice']) {
  return html`<li class="row">
    <a href="/i/${id}">${number}</a>
    <span>${formatDate(effective_at ?? created)}</span>
    <span>${formatMoney(total, currency)}</span>
    <span class="state" data-state="${status}">${status}</span>
  </li>`;
}
