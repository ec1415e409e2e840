import type { DeskParts } from '../controls/desk.ts';
import { clockView } from './clock-view.ts';
import { disputesView } from './disputes-view.ts';
import { documentView } from './document.ts';
import { eventsView } from './events-view.ts';
import { faultsView } from './faults-view.ts';
import { pageHeaders } from './headers.ts';
import { Html, html } from './html.ts';
import { readStyle } from './style.ts';
import { subscriptionsView } from './subscriptions-view.ts';
import { webhooksView } from './webhooks-view.ts';

/** The sandbox's own page. `pressed` names the button that led back to it. */
export async function createDeskScreen({ objects, deliveries, controls, operations }: DeskParts) {
  const { css, hash } = await readStyle('checkout.css', 'desk.css');
  const style = new Html(`<style>${css}</style>`);
  const { time, cards, faults, webhooks } = controls;

  return (pressed: string | null): Response => {
    const now = time.now();
    const body = html`<main class="desk">
      <h1>Payment sandbox</h1>
      ${clockView({ now, realNow: time.realNow(), pressed })}
      ${subscriptionsView({ objects, cards, pressed })}
      ${disputesView({ objects, pressed })}
      ${faultsView({ operations, waiting: faults.waiting(), pressed })}
      ${webhooksView({ objects, mischief: webhooks.mischief(), pressed })}
      ${eventsView({ objects, deliveries, pressed })}
    </main>`;
    const page = documentView({ title: 'Payment sandbox', style, body });
    // Its forms are held to their own origin, which browsers tell only where the policy lets them.
    const headers = { ...pageHeaders(hash), 'Referrer-Policy': 'same-origin' };
    return new Response(page, { headers });
  };
}
