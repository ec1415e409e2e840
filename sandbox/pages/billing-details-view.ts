import type { Kinds } from '../protocol/wire.ts';
import type { Entered } from '../resources/session-internals.ts';
import { countryName } from '../tax/countries.ts';
import { COUNTRIES, DETAILS, type DetailName, type DetailValues } from './billing-details.ts';
import { fieldView } from './field-view.ts';
import { taxIdText } from './format-tax.ts';
import { type Html, html } from './html.ts';

/** Asks where the buyer is, before the total and the card form are shown. */
export function detailsFormView(
  session: Kinds['checkout.session'],
  { values, errors }: { values: DetailValues; errors: DetailValues },
): Html {
  const first = DETAILS.find((name) => errors[name] !== undefined);
  const field = (name: DetailName, label: string, autocomplete: string) =>
    fieldView({
      name,
      label,
      autocomplete: `billing ${autocomplete}`,
      value: values[name],
      error: errors[name],
      focused: name === first,
      optional: true,
    });
  return html`<form method="post" novalidate>
    ${countryView(values.country, errors.country, first === 'country')}
    ${field('line1', 'Address', 'address-line1')}
    <div class="pair">
      ${field('city', 'City', 'address-level2')}
      ${field('postalCode', 'Postal code', 'postal-code')}
    </div>
    ${field('state', 'State or region', 'address-level1')}
    ${
      session.tax_id_collection?.enabled &&
      html`${field('businessName', 'Business name (for businesses)', 'organization')}
      ${field('taxId', 'Tax ID (for businesses)', 'off')}`
    }
    <button type="submit">Continue to payment</button>
  </form>`;
}

export function detailsView({ address, businessName, taxIds }: Entered, path: string): Html {
  const { line1, postal_code, city, state, country } = address;
  const lines = [
    ...[businessName, line1, [postal_code, city].filter(Boolean).join(' '), state],
    ...[countryName(country ?? ''), ...taxIds.map(taxIdText)],
  ].filter(Boolean);
  return html`<p class="billed">${lines.join(', ')}
    <a href="${path}?change=details">Change billing details</a></p>`;
}

function countryView(value = '', error: string | undefined, isFocused: boolean): Html {
  const codes = [...new Set([...COUNTRIES, ...(value ? [value] : [])])];
  const named = codes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" autocomplete="billing country" required
      ${error && html`aria-invalid="true" aria-describedby="country-error"`} ${isFocused && html`autofocus`}>
      <option value="">Choose a country</option>
      ${named.map(({ code, name }) => html`<option value="${code}" ${code === value && html`selected`}>${name}</option>`)}
    </select>
    ${error && html`<p class="error" id="country-error">${error}</p>`}
  </div>`;
}
