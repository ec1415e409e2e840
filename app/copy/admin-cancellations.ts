import { cancellationHeadings } from '#contract/nouns/cancellation';

/** Texts of the Cancellations tab. */
export const cancellations = {
  label: 'Cancellations',
  loading: 'Loading cancellations...',
  empty: 'No cancellation requests found',
  none: {
    title: 'No cancellation requests yet',
    detail: 'Requests from customers appear here.',
  },
  placeholder: 'Order, product or customer',
  columns: {
    request: cancellationHeadings.id,
    customer: cancellationHeadings.customerId,
    order: cancellationHeadings['order.orderId'],
    name: cancellationHeadings['customer.name'],
    reason: cancellationHeadings.reason,
    status: cancellationHeadings.status,
    requested: cancellationHeadings.requestedAt,
  },
  noReason: 'No reason provided',
  noName: 'No name',
  process: 'Process Cancellation',
  processOf: (id: number) => `Process Cancellation ${id}`,
  processing: 'Processing...',
  confirm:
    'Are you sure you want to process this cancellation? This will cancel the payment provider subscription.',
  dialog: {
    title: 'Process this cancellation?',
    description: (order: string, product: string) =>
      `The subscription of order ${order} (${product}) will end when the paid period is over, and the customer will get an email. This can’t be undone.`,
    back: 'Go back',
  },
  processed: 'Processed',
  done: { title: 'Success', description: 'Cancellation processed successfully' },
  nameOf: (id: number) => `request ${id}`,
} as const;

export const cancellationDetails = {
  title: (id: number) => `Cancellation Request ${id}`,
  lastTry: 'The last attempt to process this request failed',
  customer: 'Customer',
  email: 'Email',
  product: 'Product',
  policy: 'Accepted policy',
  none: 'None',
} as const;

/** Cancelling a subscription on the page of its order. */
export const cancelForm = {
  action: 'Cancel subscription…',
  title: (orderId: string) => `Cancel the subscription of ${orderId}`,
  lead: (product: string, customer: string) => `${product} for ${customer}`,
  when: 'When it ends',
  periodEnd: 'At the end of the paid period',
  lastDay: 'Last day of access:',
  noCharge: 'The customer isn’t charged again.',
  now: 'Now',
  nowNote:
    'Today is the last day of access: the website goes offline, and the customer isn’t charged again. This can’t be undone.',
  nowUndelivered:
    'The order is cancelled before its delivery, and the customer isn’t charged again. This can’t be undone.',
  insteadOf: 'Otherwise it ends on',
  refund: 'Refund',
  noRefund: 'No refund',
  mail: 'The customer gets one email about the end and the refund.',
  send: 'Cancel subscription',
  sending: 'Cancelling...',
  cancel: 'Keep subscription',
  done: (orderId: string) => `Cancelled the subscription of ${orderId}`,
  refundFailed: (why: string) => `The refund failed. ${why}`.trim(),
} as const;

/** A cancellation that the payment provider has not confirmed. */
export const openCancellation = {
  title: {
    now: 'This subscription is being cancelled',
    period_end: 'This subscription is being cancelled for the end of its paid period',
  },
  failed: 'The payment provider didn’t respond to the last attempt.',
  hint: 'The shop tries again automatically.',
} as const;
