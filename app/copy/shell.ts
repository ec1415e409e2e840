/** Sentences of header, footer and the pages for when something is missing or broken. */
export const header = {
  products: 'Products',
  support: 'Support',
  login: 'Login',
  home: 'home',
  skip: 'Skip to content',
} as const;

/** The menu of whoever is signed in. */
export const accountMenu = {
  title: 'My Account',
  nameless: 'Account',
  dashboard: 'Dashboard',
  subscriptions: 'My Subscriptions',
  support: 'Support Tickets',
  billing: 'Billing',
  admin: 'Admin Dashboard',
  logout: 'Logout',
} as const;

/** What a customer page says where nobody is signed in. */
export const unauthorized = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const;

export const footer = {
  explore: 'Explore',
  legal: 'Legal',
  start: 'Start My Website',
  support: 'Contact Support',
  products: 'Products',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const;

export const notFound = {
  title: '404 Page Not Found',
  body: 'There is no page at this address. The catalog is a good place to go on.',
  action: 'Browse Products',
} as const;

export const javaScriptDisabled = {
  title: 'This page needs JavaScript',
  hint: 'Switch it on for this shop and reload the page. You can also write to us by email:',
} as const;

export const errorPage = {
  title: 'Something went wrong on our side',
  body: 'We have made a note of it. Try again, or go back to the catalog.',
  chunkTitle: 'This part of the shop did not load',
  chunkBody: 'The connection may have dropped, or the shop was just updated. Reload to go on.',
  offlineTitle: 'You are offline',
  offlineBody: 'Reconnect and try again. Nothing that you have done is lost.',
  retry: 'Reload the page',
  home: 'Go to the catalog',
} as const;

/** On the button beside whatever did not load. */
export const tryAgain = 'Try again';

/** Where something that matters wants a sign-in of just now. */
export const reauthentication = {
  title: 'For your safety, sign in again',
  hint: 'You have been signed in for a while. After signing in you come back here.',
  signIn: 'Sign in again',
} as const;
