import type { BillingDetails } from '#contract/billing-details';

const fields = [
  ...['name', 'line1', 'line2', 'postalCode', 'city', 'state', 'country', 'vatNumber'],
];

/** Reads the fields of the form, empty ones too: they clear what is stored. */
export function readBillingDetailsForm(form: HTMLFormElement, version: number) {
  const data = new FormData(form);
  return { ...Object.fromEntries(fields.map((field) => [field, data.get(field)])), version };
}

/** Names the country as a line of its own below the town. */
export function addressLines(
  { line1, line2, postalCode, city, state, country }: BillingDetails,
  nameOf: (country: string) => string,
): string[] {
  const town = [postalCode, city].filter(Boolean).join(' ');
  const region = [town, state].filter(Boolean).join(', ');
  return [line1, line2, region, country && nameOf(country)].flatMap((line) => line || []);
}
