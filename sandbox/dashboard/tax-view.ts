import { type Html, html } from '../pages/html.ts';
import type { TaxSettings } from '../tax/tax-settings.ts';

export interface TaxView {
  settings: TaxSettings;
  pressed: string | null;
}

export function taxView({ settings, pressed }: TaxView): Html {
  const isActive = settings.status === 'active';
  const country = settings.head_office?.address.country;
  return html`<section aria-labelledby="tax-title">
    <h2 id="tax-title">Automatic tax</h2>
    <p class="soft">${isActive ? `Set up for a shop in ${country}.` : 'Not set up, as in a new account: requests that need it are refused.'}</p>
    <form method="post" action="/_controls/tax" class="buttons">
      <input type="hidden" name="country" value="DE">
      <button name="set" value="${isActive ? 'off' : 'on'}" class="quiet" ${pressed === 'tax' && html`autofocus`}>${isActive ? 'Undo the set-up' : 'Set up for a shop in Germany'}</button>
    </form>
  </section>`;
}
