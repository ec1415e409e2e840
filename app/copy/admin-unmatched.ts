import type { UnmatchedAct } from '#contract/reconciliation';

/** Sentences about paid subscriptions at the payment service that none of the shop’s orders has. */
export const unmatched = {
  title: 'Paid subscriptions without an order',
  lead: 'Customers have paid this shop for these subscriptions, but no order here has them. This happens when a backup is restored: orders placed since the backup are missing.',
  label: 'Unmatched subscriptions',
  pages: 'Pages of subscriptions',
  truncated: (shown: string, all: string) => `The oldest ${shown} of ${all} are listed.`,
  empty: 'No subscriptions without an order',
  columns: {
    subscription: 'Subscription ID',
    order: 'Order ID',
    plan: 'Plan',
    paid: 'Paid',
    status: 'Status',
    started: 'Started',
  },
  noNumber: 'None',
  running: 'Active',
  ended: 'Ended',
  resolve: 'Resolve',
  resolveOf: (subscription: string) => `Resolve ${subscription}`,
} as const;

type ChoiceCopy = {
  title: string;
  /** What follows from it; `amount` is what was paid. */
  note: (amount: string) => string;
  submit: string;
  pending: string;
  failed: string;
  done: (orderId: string) => string;
};

const choices: Record<UnmatchedAct, ChoiceCopy> = {
  restore: {
    title: 'Restore order',
    note: () =>
      'Creates the order again with the customer, plan and payments that the payment service has. It starts as not delivered. If another order has its number now, it gets a new one.',
    submit: 'Restore order',
    pending: 'Restoring...',
    failed: 'The order was not restored',
    done: (orderId: string) => `Order ${orderId} restored`,
  },
  refund: {
    title: 'End and refund',
    note: (amount: string) =>
      `Ends the subscription now and refunds ${amount} to the customer’s card. This can’t be undone. The shop doesn’t email the customer.`,
    submit: 'End and refund',
    pending: 'Refunding...',
    failed: 'The subscription was not refunded',
    done: () => 'Subscription ended and refunded',
  },
  dismiss: {
    title: 'Dismiss',
    note: () =>
      'Removes it from this list. Nothing changes at the payment service: an active subscription keeps charging the customer.',
    submit: 'Dismiss',
    pending: 'Dismissing...',
    failed: 'The subscription was not dismissed',
    done: () => 'Subscription dismissed',
  },
};

export const unmatchedDialog = {
  title: 'Resolve subscription',
  lookUp:
    'To see the customer and the payments, search for the subscription ID in the payment service’s dashboard.',
  question: 'What to do',
  cancel: 'Cancel',
  choices,
} as const;
