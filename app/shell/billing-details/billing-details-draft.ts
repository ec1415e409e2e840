import type { BillingDetails } from '#contract/billing-details';

export const billingFields = [
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'state',
  'country',
  'vatNumber',
] as const;
export type BillingFields = Pick<BillingDetails, (typeof billingFields)[number]>;

/** Reads the fields of the form, empty ones too: they clear what is stored. */
export function readBillingFields(form: HTMLFormElement): BillingFields {
  const data = new FormData(form);
  return Object.fromEntries(
    billingFields.map((field) => [field, data.get(field)]),
  ) as BillingFields;
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
