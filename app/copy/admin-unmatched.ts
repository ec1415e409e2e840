import type { UnmatchedAction } from '#contract/reconciliation';

/** Texts about paid subscriptions without an order. */
export const unmatched = {
  title: 'Paid subscriptions without an order',
  lead: 'Customers have paid this shop for these subscriptions, but they have no order here. This can happen after restoring a backup, because orders placed since the backup are missing.',
  label: 'Unmatched subscriptions',
  truncated: (shown: string, all: string) => `Showing the oldest ${shown} of ${all}.`,
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
  /** What the choice does; `amount` is what was paid. */
  note: (amount: string) => string;
  submit: string;
  pending: string;
  failed: string;
  done: (orderId: string) => string;
};

const choices: Record<UnmatchedAction, ChoiceCopy> = {
  restore: {
    title: 'Restore order',
    note: () =>
      'Creates the order again from the payment provider’s customer, plan and payments. The order starts as not delivered. If its number is taken, it gets a new one.',
    submit: 'Restore order',
    pending: 'Restoring...',
    failed: 'Couldn’t restore the order',
    done: (orderId: string) => `Order ${orderId} restored`,
  },
  refund: {
    title: 'End and refund',
    note: (amount: string) =>
      `Ends the subscription now and refunds ${amount} to the customer’s card. This can’t be undone. The shop doesn’t email the customer.`,
    submit: 'End and refund',
    pending: 'Refunding...',
    failed: 'Couldn’t refund the subscription',
    done: () => 'Subscription ended and refunded',
  },
  dismiss: {
    title: 'Dismiss',
    note: () =>
      'Removes the subscription from this list. Nothing changes at the payment provider: an active subscription keeps charging the customer.',
    submit: 'Dismiss',
    pending: 'Dismissing...',
    failed: 'Couldn’t dismiss the subscription',
    done: () => 'Subscription dismissed',
  },
};

export const unmatchedDialog = {
  title: 'Resolve subscription',
  lookUp:
    'To see the customer and the payments, search for the subscription ID in the payment provider’s dashboard.',
  question: 'Action',
  cancel: 'Cancel',
  choices,
} as const;
