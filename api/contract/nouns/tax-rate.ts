import type { Noun } from '../noun.ts';

export const taxRateHeadings = {
  place: 'Place',
  name: 'Tax',
  percentage: 'Rate',
  inclusive: 'Prices',
  startsAt: 'From',
  endsAt: 'Until',
} as const;

export const taxRate = {
  name: 'Tax rates',
  acts: { added: 'Added tax rate', ended: 'Ended tax rate', removed: 'Removed tax rate' },
  fields: {
    percentage: { label: taxRateHeadings.percentage, show: (percentage) => `${percentage}%` },
    inclusive: 'Included in prices',
    startsAt: { label: taxRateHeadings.startsAt, kind: 'instant' },
    endsAt: { label: taxRateHeadings.endsAt, kind: 'instant' },
  },
  update: 'tax_rate.changed',
} as const satisfies Noun;
