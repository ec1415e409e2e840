import { formatMoney } from '../money.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { amountRows, billedTo, formatDate, issuedBy, notesOf } from './format-invoice.ts';
import { type Html, html } from './html.ts';

type Invoice = Kinds['invoice'];

const STATES: Record<string, string> = {
  open: 'Payment due',
  paid: 'Paid',
  void: 'Void: no payment is due',
  uncollectible: 'Uncollectible',
};

export function invoiceView(invoice: Invoice, objects: Objects, payment: Html | false): Html {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const { number, status } = invoice;
  return html`<main class="account">
    <header>
      <h1>Invoice ${number}</h1>
      <p class="state" data-state="${status}">${STATES[status ?? ''] ?? status}</p>
      <p class="soft">${formatDate(invoice.effective_at ?? invoice.created)}</p>
      <p class="soft">From ${issuedBy(invoice, objects).join(', ')}</p>
      ${billedTo(invoice).map((line) => html`<p class="soft">${line}</p>`)}
      <p><a class="button quiet" href="/i/${invoice.id}/pdf">Download PDF</a></p>
    </header>
    <section aria-labelledby="lines-title">
      <h2 id="lines-title">Items</h2>
      <ul class="lines">
        ${invoice.lines.data.map(
          ({ amount, description, period }) => html`<li>
            <span class="what">${description}</span>
            <span class="amount">${money(amount)}</span>
            <span class="how">${formatDate(period.start)} – ${formatDate(period.end)}</span>
          </li>`,
        )}
      </ul>
      <dl>${amountRows(invoice, objects).map(
        ({ name, amount }) => html`<div><dt>${name}</dt><dd>${money(amount)}</dd></div>`,
      )}</dl>
      ${notesOf(invoice).map((note) => html`<p class="soft">${note}</p>`)}
    </section>
    ${
      payment &&
      html`<section aria-labelledby="payment-title">
      <h2 id="payment-title">Pay by card</h2>
      ${payment}
    </section>`
    }
  </main>`;
}
