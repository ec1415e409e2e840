import { codeMinutes, passwordLength } from '#contract/session';
import { terms } from '#contract/terms';
import type { DeliveryStage } from '#db/values/enumerations';

/** Texts of the customer account. Texts quoted in the specification must not change. */
export const account = {
  nav: 'Your account',
  overview: 'Overview',
  subscriptions: 'My Subscriptions',
  tickets: 'Support Tickets',
  billing: 'Billing',
  profile: 'Account',
} as const;

export const subscriptions = {
  title: 'My Subscriptions',
  pages: 'Pages of subscriptions',
  lead: 'Your websites, what they cost and when you’re charged next.',
  empty: 'No subscriptions yet',
  emptyHint:
    'Websites that you buy appear here. If you bought one before you had an account, verify your email to add it.',
  loading: 'Loading your subscriptions',
  loadingOne: 'Loading subscription',
  failed: 'Couldn’t load your subscriptions',
  oneFailed: 'Couldn’t load your subscription',
  order: 'Order',
  plan: 'Plan',
  support: 'Support',
  amount: 'Monthly amount',
  charged: 'Charged',
  discount: 'Discount',
  payment: 'Payment',
  ordered: 'Ordered',
  terms: (day: string) => `Terms of ${day}`,
  nextCharge: 'Next charge',
  activeUntil: 'Active until',
  endedAt: 'Ended',
  none: 'None',
  month: 'Monthly',
  year: 'Annual',
  perMonth: (amount: string) => `${amount} a month`,
  perYear: (amount: string) => `${amount} a year`,
  billedYearly: (amount: string) => `billed ${amount} a year`,
  details: 'Details',
  detailsOf: (title: string) => `Details of ${title}`,
  demo: 'Demo',
  demoOf: (title: string) => `Demo of ${title}`,
  back: 'All subscriptions',
  delivery: 'Delivery',
  waitingForPayment: 'We’re waiting for your payment.',
  waitingForBrief: 'We’ll start when you’ve sent your brief.',
  since: 'Since',
  /** What happens in each stage. */
  stages: {
    requirements: 'We’ll start on your website soon.',
    development: 'We’re building your website.',
    review: 'Your website is ready for you to review.',
    release: 'We’re publishing your website.',
  } satisfies Record<DeliveryStage, string>,
  openPreview: 'Open preview',
  overdue: 'Your website is late',
  overdueHint: 'We’re still working on it and will email you when it’s ready.',
  contactSupport: 'Contact support',
  note: 'Delivery note',
  notFound: 'Subscription not found',
  notFoundHint: 'It may belong to another account. See My Subscriptions for yours.',
} as const;

/** The live website of a subscription. */
export const liveSite = {
  term: 'Website',
  live: (age: string) => `Live, checked ${age}`,
  unchecked: 'Live, first check pending',
  down: 'Not responding',
  since: 'since',
  downTitle: 'Your website isn’t responding',
  downFor: 'It hasn’t responded since',
  downHint:
    'Our team has been alerted and is looking into it. We’ll email you when it’s back online.',
} as const;

export const credentials = {
  title: 'Credentials',
  hint: 'Use these to sign in to your website. Make sure no one else can see your screen.',
  show: 'Show credentials',
  showing: 'Opening...',
  hide: 'Hide',
  shownHint: 'We’ll hide them again when you leave this page.',
  failed: 'Couldn’t show your credentials',
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
} as const;

export const cancellation = {
  request: 'Request Cancellation',
  requestFor: (title: string) => `Request Cancellation of ${title}`,
  lead: (title: string) => `This ends your subscription to ${title}.`,
  policy: 'Cancellation policy',
  agree: 'I have read the cancellation policy and want to cancel',
  reason: 'Reason',
  optional: 'optional',
  reasonHint: 'Your feedback helps us improve. It doesn’t affect your request.',
  goBack: 'Go back',
  submit: 'Request Cancellation',
  submitting: 'Sending...',
  notAgreed: {
    title: 'Policy Agreement Required',
    description: 'You must accept the cancellation policy to proceed',
  },
  requested: {
    title: 'Cancellation Requested',
    description: `We’ll process your request within ${terms.cancellationProcessingHours} hours. You keep access until the end of the billing period.`,
  },
  failed: 'Failed to submit cancellation request',
  error: 'Error',
  pending: 'Cancellation requested',
  requestedTitle: `We’ll process your request within ${terms.cancellationProcessingHours} hours`,
  requestedOn: 'Requested on',
  requestedHint:
    'You’ll keep access until the end of the billing period, and we won’t charge your card again.',
  endsOn: 'Ends on',
  untilTitle: 'We won’t charge your card again',
  untilHint: 'You can still change your mind until',
  ended: 'Ended',
  withdraw: 'Keep my website',
  withdrawFor: (title: string) => `Keep my website ${title}`,
  withdrawing: 'Withdrawing...',
  withdrawn: { title: 'Cancellation withdrawn', description: 'You keep your website.' },
  withdrawFailed: 'Couldn’t withdraw the cancellation',
} as const;

export const profile = {
  title: 'Account',
  lead: 'Manage your name, email, password and sessions.',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  saveName: 'Save name',
  saving: 'Saving...',
  saved: 'Saved',
  nameSaved: 'Your name has been updated.',
  failed: 'Couldn’t save your changes',
  email: 'Email',
  emailVerified: 'Verified',
  emailUnverified: 'Not verified',
  codeHint:
    'Enter the 6-digit code that we emailed you. Verifying also adds orders and tickets from before you had an account.',
  code: 'Verification code',
  verify: 'Verify email',
  verifying: 'Verifying...',
  verified: { title: 'Email verified', description: 'Thanks for verifying your email.' },
  verifyFailed: 'Couldn’t verify your email',
  sendCode: 'Send new code',
  sendingCode: 'Sending...',
  codeSent: {
    title: 'Code sent',
    description: `It expires in ${codeMinutes} minutes. Only the latest code works.`,
  },
  codeFailed: 'Couldn’t send the code',
  changeEmail: 'Change email',
  newEmail: 'New email',
  newEmailHint:
    'We’ll send a verification code to this address. Your email changes once you enter it.',
  currentPassword: 'Current password',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint: `At least ${passwordLength.least} characters. You’ll be signed out everywhere else.`,
  savePassword: 'Change password',
  passwordSaved: 'Your password has been changed.',
  sessions: 'Sessions',
  cancel: 'Cancel',
} as const;

/** The list of sessions, for customers and admins. */
export const openSessions = {
  loading: 'Loading sessions',
  failed: 'Couldn’t load your sessions',
  thisOne: 'This browser',
  seen: 'Last used',
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ended: (device: string) => `${device} is signed out`,
  endFailed: 'Logout failed',
  signOutEverywhere: 'Sign out everywhere',
  signOutHint: 'You’ll need to sign in again in every browser, including this one.',
  signingOut: 'Signing out...',
  signOutFailed: 'Logout failed',
  cancel: 'Cancel',
} as const;
