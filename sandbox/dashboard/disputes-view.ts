import { formatMoney } from '../money.ts';
import { type Html, html } from '../pages/html.ts';
import { timeView } from '../pages/time-view.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';

const PAGE_SIZE = 10;

export function disputesView({
  objects,
  pressed,
}: {
  objects: Objects;
  pressed: string | null;
}): Html | false {
  const disputes = objects.page('dispute', { limit: PAGE_SIZE })?.data ?? [];
  if (disputes.length === 0) return false;
  return html`<section aria-labelledby="disputes-title">
    <h2 id="disputes-title">Disputes</h2>
    <ul class="subscriptions">
      ${disputes.map((dispute, index) => disputeView(dispute, pressed === 'dispute' && index === 0))}
    </ul>
  </section>`;
}

function disputeView(
  { amount, currency, evidence, evidence_details, id, status }: Kinds['dispute'],
  focused: boolean,
) {
  const { due_by } = evidence_details;
  return html`<li>
    <h3>${formatMoney(amount, currency)} <span class="state" data-state="${status}">${status.replace('_', ' ')}</span></h3>
    <p class="soft">${evidence.customer_email_address && html`${evidence.customer_email_address} · `}<code>${id}</code></p>
    ${
      status === 'needs_response' &&
      html`<p>Lost on ${timeView(new Date((due_by ?? 0) * 1000))} unless you decide it before then.</p>
      <form method="post" action="/_controls/dispute" class="decision">
        <input type="hidden" name="dispute" value="${id}">
        <button name="outcome" value="won" class="quiet" ${focused && html`autofocus`}>Mark as won</button>
        <button name="outcome" value="lost" class="quiet">Mark as lost</button>
      </form>`
    }
  </li>`;
}
