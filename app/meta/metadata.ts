import { brand } from '#contract/brand';
import { legalUpdated } from '#contract/terms';
import { paths } from '../paths.ts';
import { adminMetadata } from './admin-metadata.ts';

/**
 * What a page tells search engines and social cards. `path` is the page's own; without it there
 * is no canonical address: such pages are many, or nobody should find them.
 */
export type Metadata = {
  title: string;
  description: string;
  keywords?: readonly string[];
  path?: string;
  /** 'noindex,nofollow' instead of 'index,follow'. */
  noindex?: boolean;
};

/** Every route's metadata. A screen that knows more, such as a product's title, says it on top. */
export const metadata = {
  home: {
    title: 'Ready-made websites, live in two days',
    description:
      'Choose a finished website, try its live demo and have it running in 24-48 hours. Hosting, migration and support included, from one monthly price.',
    keywords: ['buy a website', 'website in 48 hours', 'small business website'],
    path: paths.home,
  },
  support: {
    title: 'Support Center',
    description: `Ask ${brand.name} about your website or before you order: write to support or sales, see how soon we answer, and read what is often asked.`,
    keywords: ['website support', 'contact', 'frequently asked questions'],
    path: paths.support,
  },
  guestTicket: {
    title: 'Your support ticket',
    description: 'What you asked us, and what we answered.',
    noindex: true,
  },
  checkout: {
    title: 'Complete your website order',
    description: 'Complete your website order. Secure payment and a 48-hour delivery guarantee.',
    keywords: ['website order', 'secure payment', '48-hour delivery'],
    path: paths.checkout,
  },
  /** A product's own checkout until the product is known. */
  checkoutLoading: {
    title: 'Complete your website order',
    description: 'Complete your website order. Secure payment and a 48-hour delivery guarantee.',
    noindex: true,
  },
  checkoutUnavailable: {
    title: 'Checkout Unavailable',
    description: 'The custom website service has been replaced with ready-made products.',
    noindex: true,
  },
  productNotFound: {
    title: 'Product Not Found',
    description: 'It may have been sold out of the catalog or the address is wrong.',
    noindex: true,
  },
  success: {
    title: 'Annual Subscription Activated!',
    description: 'What was bought, what is charged when, and what happens next.',
    path: paths.success,
  },
  /** The success page of an order that this address names. */
  order: {
    title: 'Annual Subscription Activated!',
    description: 'What was bought, what is charged when, and what happens next.',
    noindex: true,
  },
  paymentSuccess: {
    title: 'Annual Subscription Activated!',
    description: 'What was bought, what is charged when, and what happens next.',
    path: paths.paymentSuccess,
    noindex: true,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What ${brand.name} knows about you, why, who processes it, how long it is kept, and how to see or delete it. Last updated ${legalUpdated}.`,
    keywords: ['privacy policy', 'personal data'],
    path: paths.privacy,
  },
  terms: {
    title: 'Terms of Service',
    description: `What a ${brand.name} subscription includes, what is charged and when, and how to cancel or ask for a refund. Last updated ${legalUpdated}.`,
    keywords: ['terms of service', 'cancellation', 'refund'],
    path: paths.terms,
  },
  /** A version of the legal texts at an address of its own: search engines get the one in force. */
  termsVersion: {
    title: 'Terms of Service, as they were agreed',
    description:
      'A version of the Terms of Service, kept for the orders that were placed under it.',
    noindex: true,
  },
  privacyVersion: {
    title: 'Privacy Policy, as it was',
    description: 'A version of the Privacy Policy, kept to be read later.',
    noindex: true,
  },
  auth: {
    title: 'Sign in',
    description: 'Sign in to your account, or create one.',
    path: paths.auth,
    noindex: true,
  },
  forgotPassword: {
    title: 'Reset your password',
    description: 'We send a link to the address of your account.',
    path: paths.forgotPassword,
    noindex: true,
  },
  resetPassword: {
    title: 'Choose a new password',
    description: 'You are signed out everywhere else, and signed in here.',
    path: paths.resetPassword,
    noindex: true,
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your websites, what they cost, and your tickets.',
    path: paths.dashboard,
    noindex: true,
  },
  subscriptions: {
    title: 'My Subscriptions',
    description: 'Every website that you have with us, what it costs and when it is charged next.',
    path: paths.dashboardSubscriptions,
    noindex: true,
  },
  subscription: {
    title: 'My Subscriptions',
    description: 'A website that you have with us, how far it is, and what it costs.',
    noindex: true,
  },
  tickets: {
    title: 'Support Tickets',
    description: 'What you have asked us, and how far we are with it.',
    path: paths.dashboardSupport,
    noindex: true,
  },
  ticket: {
    title: 'Support ticket',
    description: 'What you asked us, and what we answered.',
    noindex: true,
  },
  billing: {
    title: 'Billing',
    description: 'The cards that your websites are charged to, and every invoice.',
    path: paths.billing,
    noindex: true,
  },
  account: {
    title: 'Account',
    description: 'Your name, your email, your password, and where you are signed in.',
    path: paths.account,
    noindex: true,
  },
  ...adminMetadata,
  notFound: {
    title: '404 Page Not Found',
    description: 'There is no page at this address. The catalog is a good place to go on.',
    noindex: true,
  },
  broken: {
    title: 'Something went wrong on our side',
    description: 'We have made a note of it. Try again, or go back to the catalog.',
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;
