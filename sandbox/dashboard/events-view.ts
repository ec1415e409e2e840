import { type Html, html } from '../pages/html.ts';
import { timeView } from '../pages/time-view.ts';
import type { Objects } from '../store/objects.ts';
import type { Deliveries, DeliveryState } from '../webhooks/deliveries.ts';

const PAGE_SIZE = 15;
const WORDS: Record<DeliveryState, string> = {
  answered: 'Delivered',
  waiting: 'Pending',
  given_up: 'Failed',
  dropped: 'Dropped',
  no_endpoint: 'No endpoint',
};

export function eventsView(parts: {
  objects: Objects;
  deliveries: Deliveries;
  pressed: string | null;
}): Html {
  const events = parts.objects.page('event', { limit: PAGE_SIZE })?.data ?? [];
  return html`<section aria-labelledby="events-title">
    <h2 id="events-title">Recent events</h2>
    ${events.length === 0 && html`<p class="soft">No events yet.</p>`}
    <ul class="events">
      ${events.map(
        ({ id, type, created }) => html`<li>
          <code>${type}</code>
          <span>${WORDS[parts.deliveries.stateOf(id)]}</span>
          ${timeView(new Date(created * 1000))}
          <form method="post" action="/_controls/resend">
            <button name="event" value="${id}" class="quiet"
              ${parts.pressed === id && html`autofocus`}>Resend<span class="unseen"> ${type}</span></button>
          </form>
        </li>`,
      )}
    </ul>
  </section>`;
}
