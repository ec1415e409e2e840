import { type Html, html } from '../pages/html.ts';
import type { Objects } from '../store/objects.ts';
import type { DeliveryFaults } from '../webhooks/controls.ts';

export interface WebhooksView {
  objects: Objects;
  mischief: DeliveryFaults;
  pressed: string | null;
}

/** Whom events go to, and what goes wrong with them on their way. */
export function webhooksView({ objects, mischief, pressed }: WebhooksView): Html {
  const endpoints = objects.page('webhook_endpoint', { limit: 20 })?.data ?? [];
  const switches: [name: string, words: string, on: boolean][] = [
    ['hold', 'Hold events back', mischief.held],
    ['drop', 'Lose events', mischief.dropped],
    ['twice', 'Send events twice', mischief.twice],
    ['reverse', 'Send the newest first', mischief.reversed],
    ['delay', 'Send ten seconds late', mischief.delayMs > 0],
    ['missign', 'Sign with a wrong secret', mischief.missigned],
    ['age', 'Sign as ten minutes ago', mischief.ageMs > 0],
  ];
  return html`<section aria-labelledby="webhooks-title">
    <h2 id="webhooks-title">Webhooks</h2>
    ${endpoints.length === 0 && html`<p class="soft">Nobody listens.</p>`}
    <ul class="events">${endpoints.map(
      ({ enabled_events, status, url }) => html`<li>
        <code>${url}</code>
        <span>${status}</span>
        <span>${enabled_events.includes('*') ? 'all events' : `${enabled_events.length} kinds of event`}</span>
      </li>`,
    )}</ul>
    <div class="buttons">${switches.map(
      ([name, words, on]) => html`<form method="post" action="/_controls/webhooks">
        <input type="hidden" name="mischief" value="${name}">
        <button name="on" value="${on ? 'off' : 'on'}" class="quiet" aria-pressed="${on ? 'true' : 'false'}"
          ${pressed === name && html`autofocus`}>${words}${on && ': on'}</button>
      </form>`,
    )}</div>
  </section>`;
}
