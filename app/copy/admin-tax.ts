import { taxRateHeadings as headings } from '#contract/nouns/tax-rate';

/** Texts of the tax rates. */
export const taxRates = {
  title: 'Tax rates',
  lead: 'What each country or region charges, and from when.',
  columns: {
    place: headings.place,
    rate: headings.percentage,
    prices: headings.inclusive,
    from: headings.startsAt,
    until: headings.endsAt,
    status: 'Status',
  },
  loading: 'Loading tax rates...',
  empty: 'No tax rates yet',
  emptyHint: 'Add the rates of the countries that you charge tax in.',
  included: 'Include tax',
  added: 'Tax is added',
  open: 'No end date',
  statuses: { in_force: 'In force', scheduled: 'Scheduled', ended: 'Ended' },
  add: 'Add rate',
  end: 'End',
  endOf: (rate: string) => `End ${rate}`,
  remove: 'Remove',
  removeOf: (rate: string) => `Remove ${rate}`,
} as const;

export const taxRateForm = {
  title: 'Add tax rate',
  description: 'A rate in force ends when the next one of the same place starts.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  region: 'Region',
  regionHint:
    'Only if a part of the country has a rate of its own: its code, such as CA for California.',
  optional: 'optional',
  name: 'Name',
  nameHint: 'As invoices call it, such as VAT, GST or sales tax.',
  percentage: 'Percentage',
  inclusive: 'Your prices',
  excluded: 'Tax is added to them',
  included: 'They include tax',
  startsOn: 'From',
  startsOnHint: 'Leave empty to start now.',
  add: 'Add rate',
  adding: 'Adding...',
  cancel: 'Cancel',
  error: 'Couldn’t add the tax rate',
  done: { title: 'Tax rate added' },
} as const;

const asking = {
  cancel: 'Cancel',
  error: 'Couldn’t change the tax rate',
} as const;

export const taxRateEnd = {
  ...asking,
  title: 'End tax rate?',
  question: (rate: string) =>
    `${rate} ends now. You can add another rate for the same place afterwards.`,
  confirm: 'End rate',
  pending: 'Ending...',
  removed: { title: 'Tax rate ended' },
} as const;

export const taxRateRemoval = {
  ...asking,
  title: 'Remove tax rate?',
  question: (rate: string) =>
    `${rate} hasn’t started yet. The rate before it stays in force instead.`,
  confirm: 'Remove rate',
  pending: 'Removing...',
  removed: { title: 'Tax rate removed' },
} as const;
