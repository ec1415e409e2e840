import { formatInterval, formatMoney } from '../money.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Coupon } from '../resources/coupons.ts';
import type { TaxableLine } from '../resources/session-lines.ts';
import { REVERSE_CHARGE, taxName } from './format-tax.ts';
import { type Html, html } from './html.ts';

export function orderView(
  session: Kinds['checkout.session'],
  lines: TaxableLine[],
  coupon?: Coupon,
): Html {
  const { interval = 'month', interval_count = 1 } = lines[0]?.price.recurring ?? {};
  const every = formatInterval(interval, interval_count);
  const money = (amount: number | null) => formatMoney(amount ?? 0, session.currency ?? 'usd');
  const total = money(session.amount_total);
  const list = money(session.amount_subtotal);
  const off = session.total_details?.amount_discount ?? 0;
  const taxes = taxesOf(lines);
  const isAdded = session.amount_total !== (session.amount_subtotal ?? 0) - off;
  // Then every charge is the same.
  const isRegular = isAdded && off === 0;
  const waits = session.automatic_tax.status === 'requires_location_inputs';
  const { name, email } = session.customer_details ?? {};
  return html`<section class="order" aria-labelledby="order-title">
    ${session.cancel_url && html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to shop</a>`}
    <h1 id="order-title">Subscribe to ${lines[0]?.description}</h1>
    <p class="price"><strong>${isRegular ? total : list}</strong> per ${every}${off > 0 && html`, <b>${total} today</b>`}</p>
    <details class="fold"><summary>Order details</summary></details>
    <div class="details">
    <ul class="lines">
      ${lines.map(
        (line) => html`<li>
          <span class="what">${line.description}</span>
          <span class="amount">${money(line.amount_subtotal)}</span>
          <span class="how">${line.quantity > 1 && html`${line.quantity} × ${money(line.price.unit_amount)}, `}billed every ${every}</span>
        </li>`,
      )}
    </ul>
    <dl>
      <div><dt>${off > 0 || isAdded || waits ? 'Subtotal' : `Total per ${every}`}</dt><dd>${list}</dd></div>
      ${off > 0 && html`<div><dt>${couponName(coupon)}</dt><dd>−${money(off)}</dd></div>`}
      ${taxes.map(({ name, amount }) => html`<div><dt>${name}</dt><dd>${money(amount)}</dd></div>`)}
      ${waits && html`<div><dt>Tax</dt><dd>Enter your billing details</dd></div>`}
      <div class="due"><dt>Total due today</dt><dd>${total}</dd></div>
      ${email && html`<div><dt>Customer</dt><dd>${name && html`${name}<br>`}${email}</dd></div>`}
    </dl>
    ${isReversed(lines) && html`<p class="renewal">${REVERSE_CHARGE}</p>`}
    <p class="renewal">${renewalText(coupon, {
      list: isAdded ? `${list} plus tax` : list,
      total: waits ? `${total} plus tax` : total,
      every,
    })}</p>
    </div>
  </section>`;
}

function couponName(coupon: Coupon | undefined): string {
  return coupon?.name ? `Discount: ${coupon.name}` : 'Discount';
}

function renewalText(
  coupon: Coupon | undefined,
  { list, total, every }: { list: string; total: string; every: string },
): string {
  if (!coupon || coupon.duration === 'forever') {
    return `Renews every ${every} at ${total} until canceled.`;
  }
  const months = coupon.duration_in_months;
  const from =
    months === null ? 'After that' : `After ${months} ${months === 1 ? 'month' : 'months'}`;
  return `${from}, renews every ${every} at ${list} until canceled.`;
}

/** The lines' taxes, added up by name. */
function taxesOf(lines: TaxableLine[]): { name: string; amount: number }[] {
  const totals = new Map<string, number>();
  for (const { amount, rate, taxability_reason } of lines.flatMap(({ taxes = [] }) => taxes)) {
    const name = taxName(rate, taxability_reason);
    if (name) totals.set(name, (totals.get(name) ?? 0) + amount);
  }
  return [...totals].map(([name, amount]) => ({ name, amount }));
}

function isReversed(lines: TaxableLine[]): boolean {
  return lines.some(({ taxes = [] }) =>
    taxes.some(({ taxability_reason }) => taxability_reason === 'reverse_charge'),
  );
}
