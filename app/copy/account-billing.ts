import { invoiceHeadings } from '#contract/list-headings';

/** Texts of the billing page. */
export const billing = {
  title: 'Billing',
  lead: 'Manage your cards and see every invoice.',
} as const;

export const credit = {
  term: 'Credit',
  used: 'Used before your card is charged',
  title: (amount: string) => `You have ${amount} in credit`,
  hint: 'used for your next invoices before your card is charged.',
  paysAll: ', paid from your credit',
  paysPart: (amount: string) => `, ${amount} of it from your credit`,
  toCard: (card: string) => ` to ${card}`,
  restToCard: (card: string) => `, the rest to ${card}`,
} as const;

export const cards = {
  title: 'Cards',
  hint: 'Each website can have a card of its own. Our payment provider stores your cards; we never see the numbers.',
  unknown: 'Other card',
  empty: 'You have no active subscriptions, so no card is being charged.',
  loading: 'Loading your websites',
  charged: (amount: string) => `${amount} on`,
  unpaidSince: 'Past due since',
  expires: (month: string, year: number) => `expires ${month}/${year}`,
  change: 'Change card',
  changeOf: (title: string, orderId: string) => `Change card for ${title}, ${orderId}`,
  opening: 'Opening...',
  failed: 'Couldn’t open the card page.',
  changed: {
    title: 'Card changed',
    description: 'We’ll charge the new card from now on.',
  },
} as const;

export const nextCharges = {
  title: 'Next charges',
  /** Without what continues a sentence. */
  paidBy: (payment: string) => payment.replace(/^[,.]? /, ''),
} as const;

export const failedRenewals = {
  label: 'Declined cards',
  title: 'Your card was declined',
  titleOfMany: (count: number) => `Your card was declined for ${count} websites`,
  retrying:
    'We’ll try again over the next few days, using your new card once you change it. Your website stays online in the meantime.',
  retriesExhausted: 'We’ve stopped retrying. Change your card, then pay the open invoice.',
  consequence: 'If we don’t receive a payment, the subscription ends and the website goes offline.',
  unpaidSince: (amount: string) => `${amount} past due since`,
  payNow: (amount: string) => `Pay ${amount} now`,
  impersonated: 'You’re viewing as this customer. Only the customer can open the payment link.',
  payNowLead: 'To pay now,',
  invoice: 'go to the open invoice',
  invoices: 'go to your invoices',
} as const;

export const invoices = {
  title: 'Invoices',
  loading: 'Loading invoices...',
  empty: 'No invoices yet',
  emptyHint: 'Your first invoice appears here after you buy a website.',
  emptyForOrder: 'No invoices for this order',
  emptyForOrderHint: 'The order may belong to another account, or it hasn’t been paid yet.',
  filteredBy: 'Showing invoices for',
  all: 'All invoices',
  newest: (count: number) => `Showing the latest ${count} invoices.`,
  olderHint: 'Open a subscription to see its older invoices.',
  olderOfOrderHint: 'Contact support to get older invoices.',
  columns: {
    number: invoiceHeadings.number,
    date: invoiceHeadings.issuedAt,
    website: invoiceHeadings.productTitle,
    total: invoiceHeadings.total,
    net: 'Before tax',
    tax: 'Tax',
    fromCredit: invoiceHeadings.fromCredit,
    discounted: invoiceHeadings.discounted,
    refunded: invoiceHeadings.refunded,
    state: invoiceHeadings.state,
  },
  noNumber: 'No number',
  credit: 'Credit note',
  reverseCharge: 'Reverse charge',
  pay: 'Pay',
  payOf: (number: string) => `Pay invoice ${number}`,
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of invoice ${number}`,
  impersonated:
    'You’re viewing as this customer. Only the customer can pay invoices and download PDFs.',
} as const;

export const discounts = {
  once: 'first payment only',
  /** Before the day on which a discount ends. */
  until: 'until',
  afterwards: (amount: string) => `, then ${amount}`,
  over: 'Your next payment is at the full price.',
  after: (amount: string) => `${amount} after discount`,
  afterAll: (amount: string) => `${amount} after discounts`,
} as const;
