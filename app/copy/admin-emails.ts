import type { EmailSampleName } from '#contract/email-templates';
import { mailKindNames } from '#contract/mail-kind-names';
import type { MailKind } from '#db/values/mail-kinds';

/** Texts of the pages about what emails say. */
export const emails = {
  title: 'Emails',
  lead: 'Every email your shop sends. You can edit the text; facts, links and security advice stay the same.',
  loading: 'Loading emails...',
  failed: 'Couldn’t load the emails',
  sender: 'From',
  changeSender: 'Change sender',
  noServer: 'No mail server is set up, so emails don’t leave this server.',
  original: 'Default texts',
  changed: (texts: number, by: string, at: string) =>
    `${texts === 1 ? '1 text' : `${texts} texts`} changed, last by ${by} on ${at}`,
  broken: 'Needs attention',
  missing: {
    title: 'Email not found',
    lead: 'There is no email at this address.',
    hint: 'The address may be misspelled',
    back: 'View all emails',
  },
} as const;

/** How an email is named, and when it is sent. */
export const emailGroups: readonly {
  audience: string;
  title: string;
  kinds: readonly MailKind[];
}[] = [
  {
    audience: 'To customers',
    title: 'Orders and payments',
    kinds: [
      'receipt',
      'payment-received',
      'order-link',
      'address-removed',
      'renewal-reminder',
      'renewal-failed',
      'refund-made',
    ],
  },
  {
    audience: 'To customers',
    title: 'Brief, preview and delivery',
    kinds: [
      'brief-reminder',
      'brief-questions',
      'preview-ready',
      'review-reminder',
      'website-ready',
      'website-status',
    ],
  },
  {
    audience: 'To customers',
    title: 'Subscription',
    kinds: [
      'plan-changed',
      'cancellation-requested',
      'cancellation-processed',
      'cancellation-kept',
      'subscription-cancelled',
      'subscription-ended',
    ],
  },
  {
    audience: 'To customers',
    title: 'Support',
    kinds: ['ticket-opened', 'ticket-answered'],
  },
  {
    audience: 'To everyone with an account',
    title: 'Account and security',
    kinds: [
      'email-code',
      'password-reset',
      'password-changed',
      'new-sign-in',
      'email-changed',
      'email-taken',
      'two-steps-switched',
    ],
  },
  {
    audience: 'To your team',
    title: 'What needs your attention',
    kinds: [
      'admin-invitation',
      'ticket-asked',
      'review-sent',
      'website-approved',
      'website-alert',
      'certificate-ending',
      'operations-alert',
      'webhook-off',
      'payment-disputed',
    ],
  },
];

/** When each email is sent. */
const occasions: Record<MailKind, string> = {
  receipt: 'Sent once, when the first payment of an order arrives.',
  'payment-received':
    'Sent after each later charge, such as a renewal, a late payment or a plan change.',
  'order-link':
    'Sent when an admin sends a guest a new link to their order, or corrects their address.',
  'address-removed': 'Sent to the former address when an admin corrects a guest’s address.',
  'renewal-reminder': 'Sent 30 days before an annual subscription renews.',
  'renewal-failed': 'Sent when the card is declined for a renewal.',
  'refund-made': 'Sent when a refund was issued.',
  'brief-reminder': 'Sent 1, 3 and 7 days after the delivery time paused for the brief.',
  'brief-questions': 'Sent when an admin adds questions to a brief.',
  'preview-ready': 'Sent when a preview is ready to review, in each round.',
  'review-reminder': 'Sent 1, 3 and 7 days after the delivery time paused for the approval.',
  'website-ready': 'Sent when an order is delivered.',
  'website-status': 'Sent when a customer’s website fails two checks, and when it is back.',
  'plan-changed': 'Sent when a customer changes their plan.',
  'cancellation-requested': 'Sent when a customer asks to cancel.',
  'cancellation-processed': 'Sent when a cancellation was processed.',
  'subscription-cancelled': 'Sent when an admin cancels a subscription, with or without a refund.',
  'cancellation-kept': 'Sent when a customer withdraws a cancellation.',
  'subscription-ended': 'Sent when a subscription has ended, unless a refund ended it.',
  'ticket-opened': 'Sent when someone opens a ticket.',
  'ticket-answered': 'Sent for each message that your team writes in a ticket.',
  'email-code': 'Sent when someone verifies their email address.',
  'password-reset': 'Sent when someone asks to reset a password.',
  'password-changed': 'Sent when a password was changed or reset.',
  'new-sign-in': 'Sent when someone signs in from a browser that was not used before.',
  'email-changed': 'Sent to the previous address when an account’s email changes.',
  'email-taken':
    'Sent to the owner of an address when someone tries to use it for another account.',
  'two-steps-switched': 'Sent when an admin turns two-factor authentication on or off.',
  'admin-invitation': 'Sent when an owner invites someone to help run the shop.',
  'ticket-asked': 'Sent for each new ticket and each reply of a customer.',
  'review-sent': 'Sent when a customer sends remarks about a preview.',
  'website-approved': 'Sent when a customer approves their website.',
  'website-alert': 'Sent when a live website fails two checks, and when it is back.',
  'certificate-ending': 'Sent once for each certificate that expires soon.',
  'operations-alert':
    'Sent to the addresses in ALERT_EMAIL when a problem is found, and again when it’s resolved.',
  'webhook-off': 'Sent to owners when a webhook accepted nothing for three days.',
  'payment-disputed': 'Sent when a customer disputes a payment at their bank.',
};

/** `title`: what the email is called. */
export function emailCopyOf(kind: MailKind) {
  return { title: mailKindNames[kind], when: occasions[kind] };
}

export const emailSampleLabels: Record<EmailSampleName, string> = {
  usual: 'Example',
  account: 'Customer with an account',
  guest: 'Guest',
  first: 'First time',
  again: 'After the first time',
  down: 'Website down',
  back: 'Website back online',
  opened: 'Problem found',
  recovered: 'Problem resolved',
  late: 'After a declined card',
  charged: 'Charged',
  credited: 'Credited',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  on: 'Turned on',
  off: 'Turned off',
  changed: 'Changed',
  reset: 'Reset by email',
  refunded: 'Ended now, with a refund',
};

export const emailEditor = {
  history: 'History',
  preview: 'Preview',
  variables: 'Variables',
  variablesHint: (field: string) => `Inserts into: ${field}`,
  insert: (variable: string) => `Insert ${variable}`,
  previewHint: 'Shown beside the subject in an inbox.',
  paragraphsHint: 'An empty line starts a new paragraph.',
  required: (variables: string) => `Must contain ${variables}.`,
  reset: 'Reset to default',
  resetOf: (field: string) => `Reset to default: ${field}`,
  resetAll: 'Reset all texts',
  saved: { title: 'Email saved', description: 'New emails will use this version.' },
  test: 'Send test email',
  testing: 'Sending...',
  tested: (to: string) => ({ title: 'Test email sent', description: `We sent it to ${to}.` }),
  testFailed: 'Couldn’t send the test email',
  brokenTitle: 'Some saved texts can’t be sent',
  broken:
    'The email is sent with the default texts in their place. Change or reset the marked texts.',
} as const;

export const emailPreview = {
  frame: 'Email preview',
  sample: 'Example data',
  from: 'From',
  replyTo: 'Replies go to',
  subject: 'Subject',
  email: 'Email',
  text: 'Plain text',
  views: 'Preview as',
  dark: 'Dark theme',
  phone: 'Phone width',
  loading: 'Loading preview...',
  failed: 'Couldn’t load the preview',
  outdated: 'Correct the marked texts to update the preview.',
} as const;

export const emailHistory = {
  title: (email: string) => `${email} history`,
  lead: 'Every version of this email’s texts. Restoring one adds a new version, so nothing is lost.',
  explanation: 'New emails will use this version. The current one stays in the history.',
  done: { title: 'Version restored', description: 'New emails will use this version.' },
} as const;
