import { type Html, html } from '../pages/html.ts';
import { timeView } from '../pages/time-view.ts';
import type { Objects } from '../store/objects.ts';
import type { Deliveries, DeliveryState } from '../webhooks/deliveries.ts';

const SHOWN = 15;
const WORDS: Record<DeliveryState, string> = {
  answered: 'taken by the shop',
  waiting: 'waiting for the shop',
  given_up: 'given up',
  dropped: 'lost on the way',
  unheard: 'nobody listens',
};

/** What was told last, and whether it has arrived. */
export function eventsView(parts: {
  objects: Objects;
  deliveries: Deliveries;
  pressed: string | null;
}): Html {
  const events = parts.objects.page('event', { limit: SHOWN })?.data ?? [];
  return html`<section aria-labelledby="events-title">
    <h2 id="events-title">Latest events</h2>
    ${events.length === 0 && html`<p class="soft">None yet.</p>`}
    <ul class="events">
      ${events.map(
        ({ id, type, created }) => html`<li>
          <code>${type}</code>
          <span>${WORDS[parts.deliveries.stateOf(id)]}</span>
          ${timeView(new Date(created * 1000))}
          <form method="post" action="/_controls/resend">
            <button name="event" value="${id}" class="quiet"
              ${parts.pressed === id && html`autofocus`}>Send again<span class="unseen"> ${type}</span></button>
          </form>
        </li>`,
      )}
    </ul>
  </section>`;
}
