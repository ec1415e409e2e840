import { type Noun, nameIn } from '../noun.ts';

export const discountHeadings = {
  code: 'Code',
  percentOff: 'Discount',
  amountOff: 'Amount off',
  duration: 'Payments',
  durationMonths: 'Months',
  uses: 'Uses',
  maxUses: 'Total uses',
  status: 'Status',
  billingIntervals: 'Applies to',
  productIds: 'Product IDs',
  startsAt: 'Dates',
  endsAt: 'Ends',
  endedAt: 'Ended',
  createdAt: 'Created',
} as const;

export const discountDurationNames = {
  once: 'First payment',
  repeating: 'Several months',
  forever: 'Every payment',
} as const;

const intervalNames = { month: 'Monthly', year: 'Annual' } as const;

export const discount = {
  name: 'Discount codes',
  acts: { created: 'Created discount code', ended: 'Ended discount code' },
  fields: {
    percentOff: { label: discountHeadings.percentOff, show: (percent) => `${percent}%` },
    amountOff: { label: discountHeadings.amountOff, kind: 'money' },
    duration: { label: discountHeadings.duration, show: nameIn(discountDurationNames) },
    durationMonths: discountHeadings.durationMonths,
    products: 'Products',
    billingIntervals: {
      label: discountHeadings.billingIntervals,
      show: (list) => list.split(', ').map(nameIn(intervalNames)).join(', '),
    },
    maxUses: discountHeadings.maxUses,
    maxUsesPerCustomer: 'Uses per customer',
    startsAt: { label: 'Starts', kind: 'instant' },
    endsAt: { label: discountHeadings.endsAt, kind: 'instant' },
  },
  update: 'discount.changed',
  updatesItself: true,
  permissions: {
    'discounts.change': { allows: 'Create and end discount codes', roles: ['owner', 'manager'] },
  },
} as const satisfies Noun;
