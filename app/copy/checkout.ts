/** The checkout's sentences. Texts that the contract quotes keep their exact characters. */
export const checkout = {
  headline: 'Complete your website order',
  lead: 'Secure payment · 48-hour delivery guarantee',
  customer: 'Customer information',
  name: 'Name',
  email: 'Email',
  emailNote: 'We write to this address when your website is ready.',
  phone: 'Phone',
  optional: 'optional',
  billing: 'Billing',
  monthly: 'Monthly',
  annual: 'Annual',
  saving: (amount: string) => `${amount} less than twelve months`,
  support: 'Support package',
  recommended: 'Recommended',
  summary: 'Order summary',
  included: 'Included',
  totalPerMonth: 'Total per month',
  submit: 'Continue to payment',
  pending: 'Processing...',
  noScript: 'Paying needs JavaScript. Turn it on in your browser and reload this page.',
} as const;

export const chooser = {
  headline: 'What would you like to buy?',
  lead: 'Choose a website; prices are per month, hosting included.',
  empty: 'No website is for sale right now',
  emptyHint: 'Please come back soon.',
} as const;

export const notFoundProduct = {
  title: 'Product Not Found',
  hint: 'It may have been sold out of the catalog or the address is wrong.',
} as const;

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
} as const;

export const waiting = {
  title: 'Waiting for your payment',
  body: 'The payment page is open in another window. This page updates once you have paid.',
  resumed:
    'Continue on the payment page, or change your order first. This page updates once you have paid.',
  blockedTitle: 'Your browser blocked the payment window',
  blocked: 'Open the payment page with this link. This page updates once you have paid.',
  loading: 'Loading the payment page…',
  open: 'Open payment',
  again: 'Open payment again',
  change: 'Change my order',
  unreachable: 'We cannot reach the server right now and keep trying. You can still pay.',
  expiredTitle: 'This payment page has expired',
  expired: 'You have not been charged. Try again to open a new one, or change your order first.',
  failedTitle: 'Payment not completed',
  failed: 'You have not been charged. Check your card or use another one.',
  retry: 'Try again',
} as const;
