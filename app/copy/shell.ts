/** Texts of the header, the footer and the error pages. */
export const header = {
  products: 'Products',
  support: 'Support',
  login: 'Login',
  home: 'home',
  skip: 'Skip to content',
} as const;

/** Texts that are copied with an icon. */
export const copying = {
  copy: (label: string) => `Copy ${label}`,
  failedTitle: 'Copy failed',
  failed: 'Unable to copy to clipboard',
} as const;

/** The account menu in the header. */
export const accountMenu = {
  title: 'My Account',
  nameless: 'Account',
  dashboard: 'Dashboard',
  subscriptions: 'My Subscriptions',
  support: 'Support Tickets',
  billing: 'Billing',
  account: 'Account',
  admin: 'Admin Dashboard',
  logout: 'Logout',
} as const;

/** Shown before a signed-out visitor is redirected to the login. */
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
  body: 'There’s no page at this address. Search the websites, or start with one of these.',
  action: 'Browse Products',
  support: 'Contact Support',
  label: 'Search websites',
  search: 'Search',
  products: 'Popular websites',
} as const;

export const javaScriptDisabled = {
  title: 'This page needs JavaScript',
  hint: 'Turn it on in your browser and reload the page. You can also email us:',
} as const;

export const errorPage = {
  title: 'Something went wrong on our side',
  body: 'We’ve logged the problem. Try again, or go back to the catalog.',
  chunkTitle: 'Couldn’t load this page',
  chunkBody:
    'Your connection may have dropped, or the site was just updated. Reload the page to continue.',
  offlineTitle: 'You’re offline',
  offlineBody: 'Reconnect and try again. Your changes aren’t lost.',
  retry: 'Reload page',
  home: 'Go to the catalog',
} as const;

export const tryAgain = 'Try again';

/** Shown when an action requires a recent sign-in. */
export const reauthentication = {
  title: 'Sign in again to continue',
  hint: 'You signed in a while ago. For your security, sign in again. We’ll bring you back here.',
  signIn: 'Sign in again',
} as const;

/** Names the navigation between the pages of a list: 'orders'. */
export const pagesOf = (list: string) => `Pages of ${list}`;
