import type { DifferenceFact } from '#contract/reconciliation';

/** Texts of the Reconciliation page. */
export const reconciliation = {
  title: 'Reconciliation',
  lead: 'Compares every order with the payment provider’s records and finds paid subscriptions that have no order here. Runs every night. You can also run it now.',
  loading: 'Loading the last run...',
  failed: 'Couldn’t load the last run',
  runNow: 'Run now',
  again: 'Run again',
  refresh: 'Refresh',
  starting: 'Starting...',
  refreshing: 'Refreshing...',
  startFailed: 'Couldn’t start the reconciliation',
  refreshFailed: 'Couldn’t refresh the progress',
  alreadyRunning: 'Reconciliation is already running',
  alreadyRunningHint:
    'Only one run is possible at a time, so no new run was started. The current progress is shown below.',
  neverRun: {
    title: 'No runs yet',
    detail: 'The first run starts tonight. You can also run it now.',
  },
  started: 'Started',
  ended: 'finished',
} as const;

/** The result of a run. Counts come with their noun: '3 orders', '1 difference'. */
export const runStatus = {
  running: {
    title: 'Reconciliation is running',
    soFar: (orders: string) =>
      `${orders} compared so far. It continues even if you leave this page.`,
  },
  stopped: {
    title: (orders: string) => `Reconciliation stopped after ${orders}`,
    resumes: 'It resumes automatically within 10 minutes. To resume now, select Run again.',
  },
  agree: {
    title: 'Everything matches',
    all: (orders: string) =>
      `${orders} compared. All of them match the payment provider’s records.`,
    corrected: (orders: string, facts: string) =>
      `${orders} compared. ${facts} corrected automatically.`,
    none: 'No order has started checkout yet, so there was nothing to compare.',
  },
  differ: {
    title: 'Differences found',
    body: (facts: string) =>
      `${facts} couldn’t be corrected automatically. Select View Details to see what to do.`,
    unmatched: (count: number, formatted: string) =>
      count === 1
        ? '1 paid subscription has no order here. Select Resolve to restore its order or refund it.'
        : `${formatted} paid subscriptions have no order here. Select Resolve to restore their orders or refund them.`,
  },
  orders: (count: number, formatted: string) => `${formatted} order${count === 1 ? '' : 's'}`,
  facts: (count: number, formatted: string) => `${formatted} difference${count === 1 ? '' : 's'}`,
} as const;

/** Shown when the payment provider sends events in another API version. */
export const webhookVersion = {
  title: 'The webhook endpoint uses another API version',
  body: (received: string, expected: string) =>
    `Events arrive in version ${received}, but the shop expects ${expected}. Payments still work, but each event takes an extra request. In the payment provider’s dashboard, add an endpoint that sends snapshot events in version ${expected}, then delete the old one. This message disappears when the next event arrives.`,
} as const;

export const runStats = {
  checked: { label: 'Orders compared', note: 'all that started checkout' },
  corrected: { label: 'Corrected', note: 'automatically' },
  differing: { label: 'Needs review', note: 'by an admin' },
} as const;

export const differences = {
  title: 'Differences',
  label: 'Orders that differ',
  truncated: (shown: string, all: string) =>
    `Showing the first ${shown} of ${all}. Differences that need review come first.`,
  empty: 'No differences',
  columns: {
    order: 'Order ID',
    fact: 'Field',
    ours: 'This shop',
    theirs: 'Payment provider',
    outcome: 'Status',
  },
  none: 'None',
  corrected: 'Corrected',
  open: 'Needs review',
  nameOf: (orderId: string, fact: string) => `${fact} of ${orderId}`,
} as const;

export const differenceDetails = {
  advice: 'What to do',
  done: 'Corrected',
  doneAdvice: 'The order now matches the payment provider’s record. You don’t need to do anything.',
  order: 'Order',
  toOrder: (orderId: string) => `View ${orderId} in Orders`,
} as const;

type DifferenceCopy = {
  name: string;
  /** What the admin should do if it couldn't be corrected automatically. */
  advice: string;
};

export const differenceCopy: Record<DifferenceFact, DifferenceCopy> = {
  card: {
    name: 'Card',
    advice:
      'The customer chose a different card from the one being charged. In the payment provider’s dashboard, set the new card as the subscription’s default payment method.',
  },
  checkout: {
    name: 'Checkout',
    advice:
      'The payment provider has no checkout for this order, or has it under another order. Search for the customer’s email in its dashboard. If they paid, refund them there and ask them to order again.',
  },
  comparison: {
    name: 'Reconciliation',
    advice:
      'This order couldn’t be compared because of an error in the shop. See the server log for details. Once it’s fixed, run the reconciliation again.',
  },
  dispute: {
    name: 'Dispute',
    advice:
      'Open the payment in the payment provider’s dashboard, using the ID in parentheses, to see what the bank withdrew or returned. Its record is the one that counts.',
  },
  end: {
    name: 'End',
    advice:
      'Check the subscription in the payment provider’s dashboard. If the customer didn’t request the end date, remove it there, then run the reconciliation again.',
  },
  'next charge': {
    name: 'Next charge',
    advice:
      'The payment provider charges on its own schedule. Check the subscription in its dashboard and let the customer know if the date isn’t what they expect. Then run the reconciliation again.',
  },
  payment: {
    name: 'Payment',
    advice:
      'Open the invoice in the payment provider’s dashboard, using the ID in parentheses. If it charged a different amount or nothing, revenue here is off by the difference. Let your accountant know.',
  },
  'payment flag': {
    name: 'Payment flag',
    advice:
      'A payment doesn’t match this order, or a refund failed. Check it in the payment provider’s dashboard, then refund it there or contact the customer. Then mark it as resolved in the order’s details.',
  },
  'payment status': {
    name: 'Payment status',
    advice:
      'Compare the payments in the order’s details with those in the payment provider’s dashboard. Start with this order’s other differences: resolving them often resolves this one.',
  },
  plan: {
    name: 'Plan',
    advice:
      'The payment provider bills a price that this shop didn’t create. In its dashboard, change the subscription back to the order’s plan, then run the reconciliation again.',
  },
  refund: {
    name: 'Refund',
    advice:
      'Open the payment in the payment provider’s dashboard, using the ID in parentheses, and check what was refunded. If nothing was, refund it there: the customer was told to expect it.',
  },
  status: {
    name: 'Subscription status',
    advice:
      'Check the subscription in the payment provider’s dashboard. If it’s active there but ended here, cancel it there so the customer isn’t charged again. Then run the reconciliation again.',
  },
  subscription: {
    name: 'Subscription',
    advice:
      'The payment provider has no subscription with this ID, so the customer isn’t being charged. Search for their email in its dashboard. If they have no other subscription, ask them to order again.',
  },
};
