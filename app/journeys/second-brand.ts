import { defaultSettings } from '#contract/default-settings';

/** Everything that a brand says of itself, by section and label. */
export const texts: Record<string, Record<string, string>> = {
  brand: {
    Name: 'Ebbe Studio',
    Tagline: 'Websites for harbors, live in a week',
    Description: 'Calm websites for boatyards and harbors, looked after every month.',
    'Accent color, light theme': '#0a7f5a',
    'Accent color, dark theme': '#0a7f5a',
  },
  support: {
    'Regular Support, price per month': '75.00',
    'Regular Support, what it includes': 'a call each month\nsmall changes',
    'Migration Support, what it includes': 'a plan for your move',
  },
  claims: {
    Promises: 'every site is read aloud before it goes live\nno site shares its server',
    Figures: '40 harbors online\n7 years at sea',
    'Included in every subscription': 'hosting in a windproof cellar\na yearly check',
    Footer: 'Made between two tides',
    'Price per year': '290',
    Rating: '4.6',
    Reviews: '31',
  },
  contact: {
    'Business hours': 'Tue-Sat 10:00 AM-4:00 PM CET',
    'Response time for sales': '11',
    'Response time for support': '13',
    'Response time for urgent requests': '3',
    'Promised answer time': '29',
  },
  delivery: {
    'Promised delivery': '168',
    'Average delivery that you claim': '120',
    'Access credentials within': '72-96',
    'Headline of the home page': 'A harbor website, moored within a week.',
    'Time for each step': 'a day\nthree days\ntwo days\nthe last day',
  },
  sender: {
    'Sender name': 'Ebbe Studio',
    'Support address': 'hello@ebbe.example',
  },
};

export const switchedOff = ['Expansion Support', 'Rating in search results'];

export const terms = `{shopName} moors your website.

## What you buy {#subscription}

A website for your harbor, for as long as you subscribe.

## Delivery {#delivery}

Your website :: Ready within 168 hours of your payment.

## How to reach us {#contact}

Write to {supportEmail} or in the [Support Center](/support).
`;

/** What the shop came with, and what no page may say any more. */
const { brand, claims, contact, delivery, sender } = defaultSettings;
export const remains = [
  brand.name,
  brand.tagline,
  brand.description,
  ...claims.promises,
  ...claims.figures,
  ...claims.included,
  claims.footer,
  contact.businessHours,
  delivery.headline,
  delivery.credentialsHours,
  '48-hour',
  '48 hours',
  'social-card.jpg',
  sender.supportEmail,
];

/** The pages that every visitor gets. */
export const publicPaths = [
  '/',
  '/products/1',
  '/checkout',
  '/checkout/product/1',
  '/support',
  '/terms-of-service',
  '/privacy-policy',
  '/auth',
  '/checkout/cancel',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/favicon.svg',
];
