import type { CardControls } from '../controls/cards.ts';
import type { TimeControls } from '../controls/time.ts';
import type { Objects } from '../store/objects.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import { clockView } from './clock-view.ts';
import { documentView } from './document.ts';
import { eventsView } from './events-view.ts';
import { pageHeaders } from './headers.ts';
import { Html, html } from './html.ts';
import { readStyle } from './style.ts';
import { subscriptionsView } from './subscriptions-view.ts';

export interface DeskScreenParts {
  objects: Objects;
  deliveries: Deliveries;
  time: TimeControls;
  cards: CardControls;
}

/** The sandbox's own page. `pressed` names the button that led back to it. */
export async function createDeskScreen({ objects, deliveries, time, cards }: DeskScreenParts) {
  const { css, hash } = await readStyle('checkout.css', 'desk.css');
  const style = new Html(`<style>${css}</style>`);

  return (pressed: string | null): Response => {
    const now = time.now();
    const body = html`<main class="desk">
      <h1>Payment sandbox</h1>
      ${clockView({ now, realNow: time.realNow(), pressed })}
      ${subscriptionsView({ objects, cards, pressed })}
      ${eventsView({ objects, deliveries })}
    </main>`;
    const page = documentView({ title: 'Payment sandbox', style, body });
    // Its forms are held to their own origin, which browsers tell only where the policy lets them.
    const headers = { ...pageHeaders(hash), 'Referrer-Policy': 'same-origin' };
    return new Response(page, { headers });
  };
}
