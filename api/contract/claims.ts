/**
 * The public claims of the shop, each in one place. The operator must be able to prove all of them.
 * Two ratings, two response times and two opening hours (the other in terms.ts) differ, as the
 * product promises both: docs/product.md.
 */
export const claims = {
  headline: 'A finished website, open for business in two days.',
  promises: [
    'sites launch in 24-48 hours',
    'migration support is free',
    'hosting covers 1M hits per month and 2GB',
  ],
  /** Each starts with its figure. */
  figures: [
    '500+ websites built',
    '99% satisfaction',
    '48hr average delivery',
    '24/7 support',
    '5.0 rating from 200+ reviews',
  ],
  footer: '$199 website built in 48 hours',
  offer: { price: '199', currency: 'USD', unit: 'year' },
  rating: { value: '4.9', count: 500 },
} as const;

/** The response times in hours, for the table of /support. */
export const responseTimes = [
  { kind: 'Sales', hours: 2 },
  { kind: 'Support', hours: 4 },
  { kind: 'Urgent', hours: 1 },
] as const;

/** The response time in hours that the confirmation of a support request promises. */
export const answerWithinHours = 24;

/** The opening hours of /support; the terms state others. */
export const businessHours = 'Mon-Fri 9:00 AM-6:00 PM EST';

/** What every subscription includes, for the order summary. */
export const included = [
  'hosting with 1M hits/month',
  '2GB file storage',
  'setup assistance',
  'access credentials within 24-48 hours',
  'documentation and training',
] as const;

/** The steps after a payment, with the time each takes. */
export const deliveryProcess = [
  { title: 'Requirements review', time: '2-4 hours' },
  { title: 'Development', time: '24-36 hours' },
  { title: 'Review and approval', time: 'within 48 hours' },
  { title: 'Production release', time: 'the same day as approval' },
] as const;
