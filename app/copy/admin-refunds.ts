import { terms } from '#contract/terms';

/** Texts about refunds and payment problems. */
export const refunds = {
  title: 'Refunds',
  refund: 'Refund…',
  loading: 'Loading refunds...',
  none: 'No refunds yet.',
  failed: 'Couldn’t load refunds',
  by: (name: string) => `by ${name}`,
  byDeletedAdmin: 'by a deleted admin',
  pending: 'Waiting for the payment provider. The shop checks again automatically.',
  checkAgain: 'Check again',
  checking: 'Checking...',
  /** What the refund does to the subscription, by its status. */
  end: {
    pending: 'The subscription will end with this refund.',
    succeeded: 'The subscription ended with this refund.',
    failed: 'The subscription didn’t end because the refund failed.',
  },
} as const;

export const refundForm = {
  title: (orderId: string) => `Refund ${orderId}`,
  lead: (product: string, customer: string) => `${product} for ${customer}`,
  amount: 'Amount',
  full: 'Full amount',
  policy: 'Refund policy',
  policyUntil: `Available within ${terms.refundWindowDays} days of delivery, until`,
  noPolicy: `The refund policy covers only the first ${terms.refundWindowDays} days after delivery.`,
  policyUsed: 'The amount covered by the refund policy has already been refunded.',
  other: 'Other amount',
  otherAmount: 'Amount to refund',
  reason: 'Reason',
  optional: 'optional',
  reasonHint: 'For your records. The customer doesn’t see it.',
  end: 'End the subscription now',
  endHint:
    'Ends immediately instead of at the end of the paid period. The website goes offline and the customer isn’t charged again. This can’t be undone.',
  summary: {
    title: 'Summary',
    left: 'Available to refund',
    back: 'Refund to card',
    backNote: (orderId: string) =>
      `To the card that paid for ${orderId}. It takes ${terms.refundProcessingDays} business days to appear.`,
    remains: 'Remaining',
    unknown: '—',
    continues: 'The subscription continues.',
    nextCharge: 'The next charge is on',
    endsOn: 'The subscription ends on',
    ends: 'The subscription ends immediately.',
    mail: 'The customer will get an email.',
    credit: (amount: string) => `A credit of ${amount} will be applied to the next invoices`,
    creditUnknown: 'Couldn’t check whether the customer has a credit',
    creditStays:
      'Switching to a cheaper plan credits the unused amount. A refund doesn’t reduce that credit.',
  },
  unknownOutcome: 'We don’t know yet whether the refund went through',
  unknownOutcomeHint: 'The same refund is never issued twice, so it’s safe to try again.',
  cancel: 'Cancel',
  send: (amount: string) => `Refund ${amount}`.trim(),
  sending: 'Refunding...',
  succeeded: (amount: string, orderId: string) => `Refunded ${amount} for ${orderId}`,
  pendingTitle: 'Refund pending',
  pending: (amount: string) =>
    `The payment provider hasn’t confirmed the refund of ${amount}. The shop checks again automatically.`,
} as const;

export const orderAlerts = {
  flagged: 'This order’s payments need review',
  settle: 'Mark as resolved',
  settling: 'Resolving...',
  settled: (orderId: string) => `Flags on ${orderId} marked as resolved`,
  more: {
    title: 'New flags on this order',
    description: 'The flags you reviewed are resolved. Review the new ones too.',
  },
  disputed: {
    title: 'The customer disputed a payment',
    stopped: 'Refunds are unavailable until the bank decides.',
    answer: 'Respond in the payment provider’s dashboard before the deadline in its email.',
  },
  pastDue: {
    title: 'Renewal payment failed',
    since: 'Past due since',
    retries:
      'The payment provider will retry the card over the next few days. If every attempt fails, the subscription ends.',
    noMoreRetries: 'The payment provider has stopped retrying the card.',
    ends: 'Either way, the subscription ends on',
    unknownToProvider:
      'This order has no subscription with the payment provider, so the payment won’t be retried.',
    mailed: 'The customer was emailed a link to pay with another card.',
    mails: 'View emails',
  },
} as const;
