import { hoursBeforeNoun } from '#contract/promised-time';

/** Texts of the checkout. */
export const checkout = {
  /** In the summary, before the tax is known. */
  taxUnknown: 'Plus the tax of your country, if any.',
  headline: 'Complete your website order',
  lead: (hours: number) => `Secure payment · ${hoursBeforeNoun(hours)} delivery guarantee`,
  customer: 'Customer information',
  name: 'Name',
  email: 'Email',
  emailNote: 'We’ll email you here when your website is ready.',
  phone: 'Phone',
  optional: 'optional',
  billing: 'Billing',
  monthly: 'Monthly',
  annual: 'Annual',
  saving: (amount: string) => `Save ${amount} compared to paying monthly`,
  support: 'Support package',
  recommended: 'Recommended',
  packageDetails: 'What’s included',
  summary: 'Order summary',
  before: 'Before discount',
  included: 'Included',
  totalPerMonth: 'Total per month',
  submit: 'Continue to payment',
  wallets: 'Our payment provider takes cards, and offers wallets and saved cards where it can.',
  boughtTitle: (title: string) => `You bought ${title} today`,
  boughtHint: (orderId: string) =>
    `Your order is ${orderId}. If you continue, you buy a second website with a subscription of its own.`,
  next: (amount: string, interval: string) => `Then ${amount} every ${interval} until you cancel.`,
  brings: (points: readonly string[]) => `Brings you ${points.join(', ')}, and more.`,
  priceChanged: 'The price has changed',
  termsChanged: 'Our terms have changed',
  readTerms: 'Read the new terms',
  pending: 'Processing...',
  noScript: 'JavaScript is required to pay. Turn it on in your browser and reload this page.',
} as const;

export const discount = {
  label: 'Discount code',
  add: 'Add discount code',
  apply: 'Apply',
  applying: 'Applying...',
  empty: 'Enter a discount code.',
  remove: 'Remove',
  removeCode: (code: string) => `Remove discount code ${code}`,
  removed: 'Discount code removed',
  row: (code: string) => `Discount ${code}`,
  applied: (code: string, due: string | null) =>
    `Discount code ${code} applied.${due ? ` You pay ${due} now.` : ''}`,
  dueToday: 'Due today',
  wrongInterval: (code: string, interval: 'monthly' | 'annual') =>
    `${code} applies to ${interval} billing only.`,
  tooLittle: (code: string) => `${code} can’t be used for an order of this amount.`,
} as const;

export const chooser = {
  headline: 'What would you like to buy?',
  lead: 'Choose a website. Prices are per month and include hosting.',
  leadWithCode: (code: string) => `Choose a website. You can use the code ${code} at checkout.`,
  empty: 'No websites available right now',
  emptyHint: 'Check back soon.',
} as const;

export const notFoundProduct = {
  title: 'Product Not Found',
  hint: 'It may no longer be available, or the address is wrong.',
} as const;

/** A website that was for sale before. */
export const archivedProduct = (title: string) => ({
  title: `${title} is no longer sold`,
  hint: 'If you already have this website, nothing changes for you: it stays online, and your subscription and support continue.',
});

export const unavailable = {
  title: 'Checkout Unavailable',
  description: 'The custom website service has been replaced with ready-made products.',
} as const;

export const browseProducts = 'Browse Products';

export const toasts = {
  failed: 'Checkout Error',
  noUrl: 'Failed to get payment URL. Please try again.',
  generic: 'Failed to create checkout session. Please try again.',
  redirecting: 'Redirecting to Payment',
  opening: "Opening the card payment provider's checkout in a new window...",
  changed: 'The price has changed',
  checkOrder: 'Check your order before you continue to payment.',
} as const;

export const waiting = {
  title: 'Waiting for your payment',
  titleOfFree: 'Waiting for your confirmation',
  body: 'The payment page is open in another window.',
  resumed: 'Continue on the payment page, or change your order first.',
  blockedTitle: 'Your browser blocked the payment window',
  blocked: 'Use this link to open the payment page.',
  update: 'This page will update once you’ve paid.',
  updateOfFree:
    'Nothing is due today. This page will update once you’ve confirmed your order there.',
  loading: 'Loading the payment page…',
  open: 'Open payment',
  again: 'Open payment again',
  change: 'Change my order',
  unreachable:
    'We can’t reach the server right now, but we’ll keep trying. You can still use the payment page.',
  expiredTitle: 'This payment page has expired',
  expired:
    'You haven’t been charged. Try again to open a new payment page, or change your order first.',
  failedTitle: 'Payment not completed',
  failed: 'You haven’t been charged. Check your card details or use another card.',
  retry: 'Try again',
} as const;
