import type { DeliveryClock } from '#contract/delivery-clock';
import type { EmailSampleName } from '#contract/email-templates';
import type { MailKind } from '#db/values/mail-kinds';
import type { MailData } from './all.ts';

/** One or more for each email: all of its texts appear in one of them. */
type Samples = { [Kind in MailKind]: Partial<Record<EmailSampleName, MailData[Kind]>> };

const about = {
  customerName: 'Ada Lovelace',
  productTitle: 'Saltmarsh',
  orderId: 'ACC-2026-0001',
};
const email = 'ada@example.com';
const liveUrl = 'https://www.harborbakery.example';
const guestToken = 'AAAADAAAAAFreK';
const at = new Date('2026-02-01T00:30:00Z');
const later = new Date('2026-02-01T06:30:00Z');
const oneYearLater = new Date('2027-02-01T00:30:00Z');

const ticket = { ticketId: 'TKT-2026-0001', subject: 'Opening hours' };
const words = { message: 'From seven on.\nOn Sunday too?', attachments: 2 };
const own = {
  url: 'https://shop.example/dashboard/support/TKT-2026-0001',
  isGuest: false,
  linkDays: 90,
};
const place = { url: 'https://shop.example/support/tickets/abc', isGuest: true, linkDays: 90 };

const pause = {
  since: at.toISOString(),
  until: null,
  leftMs: 41 * 60 * 60 * 1000,
  earlier: [],
};
const promisedAt = '2026-02-02T17:30:00.000Z';
const waiting: DeliveryClock = { promisedAt, pause: { ...pause, reason: 'brief' } };
const reviewing: DeliveryClock = { promisedAt, pause: { ...pause, reason: 'approval' } };
const reviewed: DeliveryClock = {
  promisedAt,
  pause: { ...pause, reason: 'approval', until: later.toISOString() },
};

const invoice: MailData['payment-received']['invoice'] = {
  number: 'SITE-0002',
  url: 'https://pay.example/i/in_2',
  period: { startsAt: at, endsAt: oneYearLater },
  card: { brand: 'visa', last4: '4242' },
};
const receipt: MailData['receipt'] = {
  ...about,
  productPicture: null,
  billingInterval: 'year',
  productCents: 19900,
  supportPackage: 'regular',
  supportCents: 60000,
  discount: null,
  paidCents: 79900,
  paidAt: at,
  invoice: { ...invoice, number: 'SITE-0001', url: 'https://pay.example/i/in_1' },
  nextCharge: { cents: 79900, at: oneYearLater },
  hasAccount: true,
  briefToken: null,
  accountCode: null,
  delivery: waiting,
  termsVersion: '2024-12-30',
};
const briefReminder: MailData['brief-reminder'] = {
  ...about,
  percent: 0,
  wasSent: false,
  delivery: waiting,
  at,
  isLast: true,
  briefToken: null,
};
const previewReady: MailData['preview-ready'] = {
  ...about,
  round: 2,
  done: 2,
  declined: 1,
  delivery: reviewing,
  at,
  guestToken: null,
};
const passwordChanged: MailData['password-changed'] = {
  how: 'changed',
  at,
  device: 'Firefox on Linux',
  network: '203.0.113.x',
};
const adminInvitation: MailData['admin-invitation'] = {
  role: 'Support',
  invitedBy: 'Grace Hopper',
  hasAccount: false,
  url: 'https://shop.example/invitation#token=abc',
};
const websiteReady: MailData['website-ready'] = {
  ...about,
  note: 'Your menu is under Pages.\n\nAsk us.',
  guestToken: null,
  liveUrl,
};
const websiteStatus: MailData['website-status'] = {
  ...about,
  url: liveUrl,
  downSince: at,
  upAt: null,
  guestToken: null,
};
const websiteAlert: MailData['website-alert'] = {
  ...about,
  url: liveUrl,
  email,
  downSince: at,
  upAt: null,
  problem: 'error_status',
  status: 503,
};
const operationsAlert: MailData['operations-alert'] = {
  title: '3 jobs failed',
  advice: 'Retry or discard what the Operations page lists.',
  openedAt: at,
  recoveredAt: null,
};
const ticketReply: MailData['ticket-answered'] = {
  ...ticket,
  ...words,
  author: 'Grace',
  isFirst: false,
  place,
};
const ticketNotification: MailData['ticket-asked'] = {
  ...ticket,
  ...words,
  email,
  emailVerified: false,
  account: null,
  isFirst: true,
  inquiryType: 'Website Changes',
  projectId: 'ACC-2026-0001',
  url: 'https://shop.example/admin/tickets/TKT-2026-0001',
};

/** For tests that change a detail of a sample. */
export const sampleParts = { about, place };

/** Made-up data for previews, test emails and tests. */
export const emailSamples: Samples = {
  receipt: {
    account: receipt,
    guest: { ...receipt, hasAccount: false, briefToken: guestToken, accountCode: '042042' },
  },
  'brief-reminder': {
    first: briefReminder,
    again: { ...briefReminder, percent: 40, wasSent: true, isLast: false },
  },
  'brief-questions': {
    usual: {
      ...about,
      delivery: waiting,
      at,
      briefToken: null,
      questions: ['Do you deliver?', 'On which days?'],
    },
  },
  'order-link': { usual: { ...about, guestToken } },
  'address-removed': { usual: {} },
  'review-reminder': {
    usual: { ...about, unsent: 2, delivery: reviewing, at, isLast: true, guestToken: null },
  },
  'preview-ready': {
    again: previewReady,
    first: { ...previewReady, round: 1, done: 0, declined: 0 },
  },
  'review-sent': { usual: { ...about, round: 1, remarks: 3, delivery: reviewed, at } },
  'website-approved': {
    usual: { ...about, round: 2, name: 'Ada Lovelace', delivery: reviewed, at },
  },
  'email-code': { usual: { code: '042042', validMinutes: 10 } },
  'password-reset': {
    usual: { url: 'https://shop.example/auth/reset#token=abc', validMinutes: 30 },
  },
  'password-changed': {
    changed: passwordChanged,
    reset: { ...passwordChanged, how: 'reset' },
  },
  'new-sign-in': {
    usual: { isAdmin: true, at, device: 'Safari on iOS', network: '2001:db8::/32' },
  },
  'email-changed': { usual: { newEmail: 'grace@example.org' } },
  'email-taken': { usual: {} },
  'two-steps-switched': { off: { isOn: false }, on: { isOn: true } },
  'admin-invitation': {
    usual: adminInvitation,
    account: { ...adminInvitation, hasAccount: true },
  },
  'cancellation-requested': { usual: { ...about, endsAt: at } },
  'cancellation-processed': { usual: { ...about, endsAt: at } },
  'cancellation-kept': { usual: { ...about, nextCharge: { cents: 3900, at } } },
  'subscription-cancelled': {
    usual: { ...about, endsAt: at, isOver: false, isDelivered: true, refundCents: null },
    refunded: { ...about, endsAt: at, isOver: true, isDelivered: true, refundCents: 1900 },
  },
  'plan-changed': {
    charged: {
      ...about,
      before: { billingInterval: 'month', supportPackage: 'none', cents: 1900 },
      after: { billingInterval: 'year', supportPackage: 'regular', cents: 79900 },
      dueCents: 78000,
      nextCharge: { cents: 79900, at: oneYearLater },
    },
    credited: {
      ...about,
      before: { billingInterval: 'year', supportPackage: 'regular', cents: 79900 },
      after: { billingInterval: 'year', supportPackage: 'none', cents: 19900 },
      dueCents: -60000,
      nextCharge: { cents: 19900, at: oneYearLater },
    },
  },
  'subscription-ended': {
    delivered: { ...about, endedAt: at, isDelivered: true },
    undelivered: { ...about, endedAt: at, isDelivered: false },
  },
  'ticket-opened': {
    guest: { ...ticket, place },
    account: { ...ticket, place: own },
  },
  'ticket-answered': {
    again: ticketReply,
    first: { ...ticketReply, isFirst: true, place: own },
  },
  'ticket-asked': {
    first: ticketNotification,
    again: { ...ticketNotification, isFirst: false, inquiryType: null },
  },
  'website-ready': { account: websiteReady, guest: { ...websiteReady, guestToken } },
  'website-status': { down: websiteStatus, back: { ...websiteStatus, upAt: later } },
  'website-alert': {
    down: websiteAlert,
    back: { ...websiteAlert, upAt: later, problem: null, status: null },
  },
  'certificate-ending': {
    usual: { ...about, url: liveUrl, email, certificateEndsAt: at },
  },
  'operations-alert': {
    opened: operationsAlert,
    recovered: { ...operationsAlert, recoveredAt: later },
  },
  'webhook-off': { usual: { id: 1, host: 'hooks.example.com', failingSince: at } },
  'renewal-reminder': { usual: { ...about, nextCharge: { cents: 19900, at } } },
  'renewal-failed': {
    usual: { ...about, dueCents: 1900, owedSince: at, payUrl: 'https://pay.example/i/in_1' },
  },
  'payment-received': {
    usual: {
      ...about,
      invoice,
      cents: 17900,
      paidAt: at,
      discountCents: 1000,
      creditCents: 1000,
      wasLate: false,
      nextCharge: { cents: 18900, at: oneYearLater },
    },
    late: {
      ...about,
      invoice,
      cents: 19900,
      paidAt: later,
      discountCents: 0,
      creditCents: 0,
      wasLate: true,
      nextCharge: { cents: 19900, at: oneYearLater },
    },
  },
  'refund-made': {
    delivered: { ...about, cents: 16000, subscription: 'ended_with_it', isDelivered: true },
    undelivered: { ...about, cents: 1900, subscription: 'ended_with_it', isDelivered: false },
  },
  'payment-disputed': {
    usual: {
      ...about,
      email,
      cents: 1900,
      takenAt: at,
      respondBy: new Date('2026-02-15T00:30:00Z'),
    },
  },
};
