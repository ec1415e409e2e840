import { terms } from '#contract/terms';

/** Sentences about money that goes back, and about money that does not come. */
export const refunds = {
  title: 'Refunds',
  refund: 'Refund…',
  loading: 'Loading refunds...',
  none: 'No refund was made here.',
  failed: 'The refunds did not load',
  by: (name: string) => `by ${name}`,
  byDeletedAdmin: 'by an admin whose account is gone',
  pending: 'The payment service has not answered yet. The shop asks again by itself.',
  checkAgain: 'Check again',
  checking: 'Checking...',
  /** What it was to do to the subscription, by its status. */
  end: {
    pending: 'The subscription ends with it.',
    succeeded: 'The subscription ended with it.',
    failed: 'The subscription was to end with it.',
  },
} as const;

export const refundForm = {
  title: (orderId: string) => `Refund ${orderId}`,
  lead: (product: string, customer: string) => `${product} for ${customer}`,
  amount: 'Amount',
  full: 'Full amount',
  policy: 'By the terms',
  policyUntil: `Promised within ${terms.refundWindowDays} days of delivery: here until`,
  noPolicy: `The terms promise a refund only within ${terms.refundWindowDays} days of delivery.`,
  policyUsed: 'What the terms promise has gone back already.',
  other: 'Another amount',
  otherAmount: 'Amount to refund',
  required: 'Required',
  invalidFormat: 'Write the amount like 12.50, with a point before the cents',
  range: (most: string) => `An amount from $0.01 to ${most}`,
  reason: 'Reason',
  optional: 'optional',
  reasonHint: 'For the shop’s own books. The customer does not see it.',
  end: 'End the subscription now',
  endHint:
    'On the spot, not with the period that is paid for: the website goes offline and nothing more is charged. It cannot be taken back.',
  summary: {
    title: 'What happens',
    left: 'Paid and not refunded',
    back: 'Back to the card',
    backNote: (orderId: string) =>
      `The card that paid ${orderId}. Banks take ${terms.refundProcessingDays} business days to show it.`,
    remains: 'Remains',
    unknown: '—',
    continues: 'The subscription goes on as before.',
    nextCharge: 'The card is charged again on',
    endsOn: 'The subscription ends on',
    ends: 'The subscription ends at once.',
    mail: 'The customer gets a mail.',
    credit: (amount: string) => `A credit of ${amount} pays the next bills`,
    creditUnknown: 'Whether a credit pays the next bills is not known now',
    creditStays:
      'A smaller plan leaves one for what was paid and not used. A refund does not lower it.',
  },
  unknownOutcome: 'It is not known yet whether it was refunded',
  unknownOutcomeHint: 'Press the button again: the same refund is never made twice.',
  cancel: 'Cancel',
  send: (amount: string) => `Refund ${amount}`.trim(),
  sending: 'Refunding...',
  succeeded: (amount: string, orderId: string) => `${amount} of ${orderId} is on its way back`,
  pendingTitle: 'Not answered yet',
  pending: (amount: string) =>
    `The payment service has not confirmed the refund of ${amount}. The shop asks again by itself.`,
} as const;

export const orderAlerts = {
  flagged: 'A person has to look at the money of this order',
  settle: 'Mark as settled',
  settling: 'Marking...',
  settled: (orderId: string) => `The money of ${orderId} is marked as settled`,
  more: {
    title: 'Something else has come up',
    description: 'What you have read is settled. Read this too.',
  },
  disputed: {
    title: 'The customer disputes a payment',
    stopped: 'Refunds are stopped until the bank has decided.',
    answer: 'Answer it at the payment service: a mail to the shop says until when.',
  },
  pastDue: {
    title: 'The renewal is not paid',
    since: 'Since',
    retries:
      'The payment service tries the card again in the next days. If no try is paid, the subscription ends.',
    noMoreRetries: 'The payment service has stopped trying the card.',
    ends: 'In any case the subscription ends on',
    unknownToProvider: 'No payment service knows this order, so nothing is tried again.',
    mailed: 'The customer was mailed a link to pay with another card.',
    mails: 'Mails to the customer',
  },
} as const;
