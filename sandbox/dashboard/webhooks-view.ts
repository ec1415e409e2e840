import { type Html, html } from '../pages/html.ts';
import type { Objects } from '../store/objects.ts';
import type { DeliveryFaults } from '../webhooks/controls.ts';

export interface WebhooksView {
  objects: Objects;
  faults: DeliveryFaults;
  pressed: string | null;
}

export function webhooksView({ objects, faults, pressed }: WebhooksView): Html {
  const endpoints = objects.page('webhook_endpoint', { limit: 20 })?.data ?? [];
  const switches: [name: string, label: string, on: boolean][] = [
    ['hold', 'Hold deliveries', faults.held],
    ['drop', 'Drop deliveries', faults.dropped],
    ['twice', 'Send twice', faults.twice],
    ['reverse', 'Send newest first', faults.reversed],
    ['delay', 'Delay by 10 seconds', faults.delayMs > 0],
    ['missign', 'Sign with wrong secret', faults.missigned],
    ['age', 'Backdate signatures by 10 minutes', faults.ageMs > 0],
  ];
  return html`<section aria-labelledby="webhooks-title">
    <h2 id="webhooks-title">Webhooks</h2>
    ${endpoints.length === 0 && html`<p class="soft">No endpoints yet.</p>`}
    <ul class="events">${endpoints.map(
      ({ enabled_events, status, url }) => html`<li>
        <code>${url}</code>
        <span>${status}</span>
        <span>${enabled_events.includes('*') ? 'All events' : `${enabled_events.length} event types`}</span>
      </li>`,
    )}</ul>
    <div class="buttons">${switches.map(
      ([name, label, on]) => html`<form method="post" action="/_controls/webhooks">
        <input type="hidden" name="mischief" value="${name}">
        <button name="on" value="${on ? 'off' : 'on'}" class="quiet" aria-pressed="${on ? 'true' : 'false'}"
          ${pressed === name && html`autofocus`}>${label}${on && ': on'}</button>
      </form>`,
    )}</div>
  </section>`;
}
