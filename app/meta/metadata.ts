import { brand } from '#contract/brand';
import { legalUpdated } from '#contract/terms';
import { paths } from '../paths.ts';
import { adminMetadata } from './admin-metadata.ts';

/** Metadata for search engines and social cards. Without `path` a page has no canonical URL. */
export type Metadata = {
  title: string;
  description: string;
  keywords?: readonly string[];
  path?: string;
  /** 'noindex,nofollow' instead of 'index,follow'. */
  noindex?: boolean;
};

/** Metadata of every route. Screens may override it, for example with a product's title. */
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
    description: `Ask ${brand.name} about your website or before you order: contact support or sales, see our response times and read frequently asked questions.`,
    keywords: ['website support', 'contact', 'frequently asked questions'],
    path: paths.support,
  },
  guestTicket: {
    title: 'Your support ticket',
    description: 'Your messages and our replies.',
    noindex: true,
  },
  checkout: {
    title: 'Complete your website order',
    description: 'Complete your website order. Secure payment and a 48-hour delivery guarantee.',
    keywords: ['website order', 'secure payment', '48-hour delivery'],
    path: paths.checkout,
  },
  /** While the product loads. */
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
    description: 'It may no longer be available, or the address is wrong.',
    noindex: true,
  },
  success: {
    title: 'Annual Subscription Activated!',
    description: 'What you bought, when you’re charged and what happens next.',
    path: paths.success,
  },
  /** The success page when the URL names an order. */
  order: {
    title: 'Annual Subscription Activated!',
    description: 'What you bought, when you’re charged and what happens next.',
    noindex: true,
  },
  paymentSuccess: {
    title: 'Annual Subscription Activated!',
    description: 'What you bought, when you’re charged and what happens next.',
    path: paths.paymentSuccess,
    noindex: true,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What ${brand.name} knows about you, why, who processes it, how long we keep it, and how to see or delete it. Last updated ${legalUpdated}.`,
    keywords: ['privacy policy', 'personal data'],
    path: paths.privacy,
  },
  terms: {
    title: 'Terms of Service',
    description: `What a ${brand.name} subscription includes, what you’re charged and when, and how to cancel or request a refund. Last updated ${legalUpdated}.`,
    keywords: ['terms of service', 'cancellation', 'refund'],
    path: paths.terms,
  },
  /** Permanent address of a version; search engines index the current one. */
  termsVersion: {
    title: 'Terms of Service (archived version)',
    description: 'A version of the Terms of Service that applies to orders placed under it.',
    noindex: true,
  },
  privacyVersion: {
    title: 'Privacy Policy (archived version)',
    description: 'A version of the Privacy Policy, kept for reference.',
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
    description: 'We’ll email you a link to reset your password.',
    path: paths.forgotPassword,
    noindex: true,
  },
  resetPassword: {
    title: 'Choose a new password',
    description: 'You’ll be signed in here and signed out everywhere else.',
    path: paths.resetPassword,
    noindex: true,
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your websites, costs and support tickets.',
    path: paths.dashboard,
    noindex: true,
  },
  subscriptions: {
    title: 'My Subscriptions',
    description: 'Your websites, what they cost and when you’re charged next.',
    path: paths.dashboardSubscriptions,
    noindex: true,
  },
  subscription: {
    title: 'My Subscriptions',
    description: 'The status, cost and plan of one of your websites.',
    noindex: true,
  },
  tickets: {
    title: 'Support Tickets',
    description: 'Your support requests and their status.',
    path: paths.dashboardSupport,
    noindex: true,
  },
  ticket: {
    title: 'Support ticket',
    description: 'Your messages and our replies.',
    noindex: true,
  },
  billing: {
    title: 'Billing',
    description: 'Manage your cards and see every invoice.',
    path: paths.billing,
    noindex: true,
  },
  account: {
    title: 'Account',
    description: 'Manage your name, email, password and sessions.',
    path: paths.account,
    noindex: true,
  },
  ...adminMetadata,
  notFound: {
    title: '404 Page Not Found',
    description: 'There’s no page at this address. Try the catalog instead.',
    noindex: true,
  },
  broken: {
    title: 'Something went wrong on our side',
    description: 'We’ve logged the problem. Try again, or go back to the catalog.',
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;
