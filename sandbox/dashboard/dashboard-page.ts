import { documentView } from '../pages/document.ts';
import { pageHeaders } from '../pages/headers.ts';
import { Html, html } from '../pages/html.ts';
import { readStyle } from '../pages/style.ts';
import type { Objects } from '../store/objects.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { Controls } from './actions.ts';
import { clockView } from './clock-view.ts';
import { disputesView } from './disputes-view.ts';
import { eventsView } from './events-view.ts';
import { faultsView } from './faults-view.ts';
import { subscriptionsView } from './subscriptions-view.ts';
import { taxView } from './tax-view.ts';
import { webhooksView } from './webhooks-view.ts';

export interface DashboardPageParts {
  objects: Objects;
  deliveries: Deliveries;
  controls: Controls;
  /** Names from the contract, such as 'POST /v1/products'. */
  operations: string[];
}

/** Renders the dashboard. `pressed` is the button that gets the focus back. */
export async function createDashboardPage({
  objects,
  deliveries,
  controls,
  operations,
}: DashboardPageParts) {
  const { css, hash } = await readStyle(
    new URL('../pages/checkout.css', import.meta.url),
    new URL('dashboard.css', import.meta.url),
  );
  const style = new Html(`<style>${css}</style>`);
  const { time, cards, faults, webhooks } = controls;

  return (pressed: string | null): Response => {
    const now = time.now();
    const body = html`<main class="dashboard">
      <h1>Payment sandbox</h1>
      ${clockView({ now, realNow: time.realNow(), pressed })}
      ${subscriptionsView({ objects, cards, pressed })}
      ${disputesView({ objects, pressed })}
      ${taxView({ settings: taxSettings({ objects }), pressed })}
      ${faultsView({ operations, waiting: faults.active(), pressed })}
      ${webhooksView({ objects, faults: webhooks.deliveryFaults(), pressed })}
      ${eventsView({ objects, deliveries, pressed })}
    </main>`;
    const page = documentView({ title: 'Payment sandbox', style, body });
    // The controls check the Origin header, which browsers omit under 'no-referrer'.
    const headers = { ...pageHeaders(hash), 'Referrer-Policy': 'same-origin' };
    return new Response(page, { headers });
  };
}
