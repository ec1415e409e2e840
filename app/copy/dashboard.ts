import { describeHours } from '#contract/promised-time';

/** Texts of the account’s overview. */
export const dashboard = {
  welcome: 'Welcome back',
  title: (firstName: string | null) => `Welcome back, ${firstName || 'Customer'}`,
  active: 'Active subscriptions',
  /** `ending`: how many of the websites will not renew. */
  activeNote: (active: number, ending: number) =>
    `${active === 1 ? 'website' : 'websites'}${ending > 0 ? `, ${ending} ending` : ''}`,
  monthly: 'Monthly total',
  nextBilling: 'Next billing date',
  nothingBilled: 'Nothing due',
  paymentOpen: 'Payment past due',
  monthlyNote: 'for all active subscriptions',
  unknown: '—',
  notLoaded: 'couldn’t load',
  openTickets: 'Open tickets',
  openTicketsNote: 'waiting for a reply',
  upNext: 'Up next',
  nextCharge: 'Next charge',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  billed: { month: 'Billed monthly.', year: 'Billed annually.' },
  creditLeft: (amount: string) => `You have ${amount} in credit.`,
  nothingNext: 'No deliveries or charges are coming up.',
  catalogNote: (hours: string) => `Get another website, live in ${describeHours(hours)}.`,
  browse: 'Browse Products',
  subscriptions: 'Your subscriptions',
  viewAll: 'View All',
  quick: 'Quick actions',
  quickCatalog: 'Browse catalog',
  quickTicket: 'New ticket',
  quickSubscriptions: 'My subscriptions',
  verifyEmail: 'Verify your email',
  verifyEmailHint:
    'We sent you a verification code. Verifying also adds orders that you placed before you had an account.',
  enterCode: 'Enter code',
} as const;
