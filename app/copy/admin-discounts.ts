import { discountDurationNames, discountHeadings } from '#contract/nouns/discount';
import { formatCount } from '../format/count.ts';

/** Texts of the Discount codes page. */
export const discounts = {
  title: 'Discount codes',
  lead: 'Give customers money off with a code or a link. To change a code, end it and create another.',
  label: 'Codes',
  loading: 'Loading discount codes...',
  empty: 'No discount codes found',
  none: {
    title: 'No discount codes yet',
    detail: 'Create one to offer a lower price at checkout.',
  },
  placeholder: 'Code',
  columns: {
    code: discountHeadings.code,
    off: discountHeadings.percentOff,
    scope: discountHeadings.billingIntervals,
    uses: discountHeadings.uses,
    dates: discountHeadings.startsAt,
    status: discountHeadings.status,
    created: discountHeadings.createdAt,
  },
  create: 'Create code',
  createAnywhere: 'Create discount code',
  end: 'End',
  endOf: (code: string) => `End ${code}`,
  usesOf: (uses: number, max: number | null) =>
    max === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(max)}`,
  from: 'From',
  until: 'Until',
  always: 'No end date',
} as const;

/** Parts of the sentence that says what a code does. */
export const discountTerms = {
  once: 'the first payment',
  forever: 'every payment',
  months: (months: number) => (months === 1 ? 'the first month' : `the first ${months} months`),
  paymentsOf: (months: string) => `each payment in ${months}`,
  plans: { any: 'any plan', month: 'any monthly plan', year: 'any annual plan' },
  of: (plan: string) => `of ${plan}`,
  for: (products: string) => `for ${products}`,
  products: (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`),
  uses: (uses: number) => (uses === 1 ? '1 use' : `${formatCount(uses)} uses`),
  perCustomer: (uses: number) =>
    uses === 1 ? 'once per customer' : `${formatCount(uses)} times per customer`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  /** Short forms for the list. */
  brief: {
    once: 'first payment',
    forever: 'every payment',
    months: (months: number) => (months === 1 ? 'for 1 month' : `for ${months} months`),
    all: 'All plans',
    month: 'Monthly',
    year: 'Annual',
  },
} as const;

export const discountForm = {
  title: 'Create discount code',
  code: 'Code',
  codeHint: 'Customers can type it in upper or lower case.',
  generate: 'Generate code',
  kind: 'Type',
  percent: 'Percentage',
  amount: 'Fixed amount',
  percentOff: 'Percentage off',
  percentHint: 'A whole number from 1 to 100.',
  amountOff: 'Amount off each payment',
  duration: 'Applies to',
  durations: discountDurationNames,
  months: 'Number of months',
  monthsHint: 'Annual plans are charged once a year, so 12 months means their first payment.',
  plans: 'Plans',
  allPlans: 'All',
  monthly: 'Monthly',
  annual: 'Annual',
  products: 'Products',
  productsHint: 'Leave empty for all products.',
  findProduct: 'Find a product',
  optional: 'optional',
  maxUses: 'Total uses',
  maxUsesHint: 'Leave empty for no limit.',
  oncePerCustomer: 'Once per customer',
  oncePerCustomerHint: 'We recognize customers by account and email.',
  dates: 'Dates',
  datesHint: 'In your time zone. Leave empty to start now or to have no end.',
  starts: 'Starts on',
  ends: 'Ends after',
  pastDay: 'Choose today or a later day.',
  summary: 'Summary',
  incomplete: 'Enter a discount to see what the code does.',
  cancel: 'Cancel',
  create: 'Create code',
  creating: 'Creating...',
  created: { title: 'Success', description: 'Discount code created' },
  error: 'Error',
} as const;

export const discountDetails = {
  link: 'Link',
  linkHint: 'Opens the checkout with the code filled in.',
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
  title: 'Details',
  uses: 'Uses',
  held: 'Open checkouts',
  created: 'Created',
  starts: 'Starts',
  ends: 'Ends',
  ended: 'Ended',
  never: 'No end date',
  immediately: 'When created',
  products: 'Products',
  allProducts: 'All products',
  more: (count: number) => `and ${formatCount(count)} more`,
  /** An archived or deleted one. */
  unlisted: (id: number) => `Product ${id}`,
  history: 'View in audit log',
  usesTitle: 'Uses',
  usesLoading: 'Loading uses...',
  usesEmpty: 'No uses yet',
  usesEmptyHint: 'Orders with this code will appear here.',
  columns: {
    customer: 'Customer',
    order: 'Order',
    product: 'Product',
    amount: 'Off first payment',
    paid: 'Paid',
  },
  notPaid: 'Checkout open',
} as const;

export const discountEnd = {
  title: 'End discount code',
  question: (code: string) =>
    `New orders won’t be able to use ${code}. You can’t start it again, but you can create another code.`,
  kept: (uses: number) =>
    uses === 1
      ? 'The order that already uses it keeps its discount.'
      : `The ${formatCount(uses)} orders that already use it keep their discount.`,
  held: (checkouts: number) =>
    checkouts === 1
      ? '1 customer is at checkout with it and can still pay the reduced price.'
      : `${formatCount(checkouts)} customers are at checkout with it and can still pay the reduced price.`,
  confirm: 'End code',
  pending: 'Ending...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'Discount code ended' },
  error: 'Error',
} as const;
