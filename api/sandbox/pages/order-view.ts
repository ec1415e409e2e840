import { formatInterval, formatMoney } from '../money.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { SessionLine } from '../resources/session-lines.ts';
import { type Html, html } from './html.ts';

export function orderView(session: Kinds['checkout.session'], lines: SessionLine[]): Html {
  const { interval = 'month', interval_count = 1 } = lines[0]?.price.recurring ?? {};
  const every = formatInterval(interval, interval_count);
  const money = (amount: number | null) => formatMoney(amount ?? 0, session.currency ?? 'usd');
  const total = money(session.amount_total);
  const { name, email } = session.customer_details ?? {};
  return html`<section class="order" aria-labelledby="order-title">
    ${session.cancel_url && html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to shop</a>`}
    <h1 id="order-title">Subscribe to ${lines[0]?.description}</h1>
    <p class="price"><strong>${total}</strong> per ${every}</p>
    <ul class="lines">
      ${lines.map(
        (line) => html`<li>
          <span class="what">${line.description}</span>
          <span class="amount">${money(line.amount_total)}</span>
          <span class="how">${line.quantity > 1 && html`${line.quantity} × ${money(line.price.unit_amount)}, `}billed every ${every}</span>
        </li>`,
      )}
    </ul>
    <dl>
      <div><dt>Total per ${every}</dt><dd>${total}</dd></div>
      <div class="due"><dt>Total due today</dt><dd>${total}</dd></div>
      ${email && html`<div><dt>Customer</dt><dd>${name && html`${name}<br>`}${email}</dd></div>`}
    </dl>
    <p class="renewal">Renews every ${every} at ${total} until canceled.</p>
  </section>`;
}
