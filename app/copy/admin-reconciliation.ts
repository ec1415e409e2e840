import type { DifferenceFact } from '#contract/reconciliation';

/** Sentences of the screen where the shop's numbers are held against the payment service's. */
export const reconciliation = {
  title: 'Reconciliation',
  lead: 'Compares every order with the payment service’s records and finds paid subscriptions that have no order here. Runs every night, and whenever you start it.',
  back: 'Admin Dashboard',
  loading: 'Loading the last comparison...',
  failed: 'The last comparison did not load',
  runNow: 'Compare now',
  again: 'Run again',
  refresh: 'Refresh',
  starting: 'Starting...',
  refreshing: 'Refreshing...',
  startFailed: 'The comparison did not start',
  refreshFailed: 'How far it is could not be read',
  alreadyRunning: 'A comparison was under way already',
  alreadyRunningHint:
    'There is one at a time, so nothing was started twice. You see how far it is.',
  neverRun: {
    title: 'The numbers were never compared',
    detail: 'The first comparison is made tonight, or now if you ask for it.',
  },
  started: 'Started',
  ended: 'ended',
} as const;

/** What a comparison has shown. Numbers come with their noun: '3 orders', '1 fact'. */
export const runStatus = {
  running: {
    title: 'The comparison is under way',
    soFar: (orders: string) =>
      `${orders} compared so far. It goes on by itself, also when you leave this page.`,
  },
  stopped: {
    title: (orders: string) => `The comparison stopped after ${orders}`,
    resumes: 'It goes on from there by itself within ten minutes, or now when you run it again.',
  },
  agree: {
    title: 'The numbers agree',
    all: (orders: string) => `${orders} compared: the payment service says the same of each.`,
    mended: (orders: string, facts: string) =>
      `${orders} compared. The shop has put right what differed: ${facts}.`,
    none: 'No order has opened a checkout yet, so there was nothing to compare.',
  },
  differ: {
    title: 'The numbers differ',
    body: (facts: string) =>
      `${facts} could not be put right without a person. View Details says what to do.`,
    unmatched: (count: number, formatted: string) =>
      count === 1
        ? '1 paid subscription has no order here. Press Resolve to restore its order or refund it.'
        : `${formatted} paid subscriptions have no order here. Press Resolve to restore their orders or refund them.`,
  },
  orders: (count: number, formatted: string) => `${formatted} order${count === 1 ? '' : 's'}`,
  facts: (count: number, formatted: string) => `${formatted} fact${count === 1 ? '' : 's'}`,
} as const;

/** Where the payment service's events come in another version of its API. */
export const webhookVersion = {
  title: 'The webhook endpoint uses another API version',
  body: (received: string, expected: string) =>
    `Events arrive in version ${received}, but the shop expects ${expected}. Payments still work, but each event takes an extra request. In the payment service’s dashboard, add an endpoint that sends snapshot events in version ${expected}, then delete the old one. This message disappears when the next event arrives.`,
} as const;

export const runStats = {
  checked: { label: 'Orders compared', note: 'all that opened a checkout' },
  mended: { label: 'Put right', note: 'by the shop itself' },
  differing: { label: 'To look at', note: 'by a person' },
} as const;

export const differences = {
  title: 'What differed',
  label: 'Differences',
  pages: 'Pages of differences',
  truncated: (shown: string, all: string) =>
    `The first ${shown} of ${all} are listed, those to look at before the others.`,
  empty: 'Nothing differs',
  columns: {
    order: 'Order ID',
    fact: 'What',
    ours: 'Here',
    theirs: 'Payment service',
    outcome: 'Outcome',
  },
  none: 'None',
  mended: 'Put right',
  open: 'To look at',
  nameOf: (orderId: string, fact: string) => `${fact} of ${orderId}`,
} as const;

export const differenceDetails = {
  advice: 'What to do',
  done: 'Put right',
  doneAdvice: 'The order says what the payment service says. There is nothing to do.',
  order: 'Order',
  toOrder: (orderId: string) => `${orderId} in the list of orders`,
} as const;

type DifferenceCopy = {
  name: string;
  /** What a person does where it could not be put right. */
  advice: string;
};

export const differenceCopy: Record<DifferenceFact, DifferenceCopy> = {
  card: {
    name: 'Card',
    advice:
      'The customer has chosen another card than the one that is charged. Name it at the payment service as the subscription’s own.',
  },
  checkout: {
    name: 'Checkout',
    advice:
      'The payment service does not know this order’s checkout, or knows it as another order’s. Look the customer up there by their email. If they have paid, give it back there and ask them to order again.',
  },
  comparison: {
    name: 'Comparison',
    advice:
      'This order could not be compared because of a fault of ours; the shop’s log says which. Compare again once it is mended.',
  },
  dispute: {
    name: 'Dispute',
    advice:
      'Open the payment at the payment service by the number in brackets and read what the bank has taken or given back. What stands there is what counts.',
  },
  end: {
    name: 'End',
    advice:
      'Look at the subscription at the payment service. If the customer has not asked for that end, undo it there, then compare again.',
  },
  'next charge': {
    name: 'Next charge',
    advice:
      'The payment service charges on its own date. Look at the subscription there, tell the customer if that date is not what they were promised, then compare again.',
  },
  payment: {
    name: 'Payment',
    advice:
      'Open the invoice at the payment service by the number in brackets. If it took another amount, or none, the revenue here is wrong by the difference: tell whoever keeps the books.',
  },
  'payment flag': {
    name: 'Money to look at',
    advice:
      'Money came that does not fit this order, or a refund came back. Compare it with the order at the payment service: give it back there, or write to the customer. Then mark it as settled in the order’s details.',
  },
  'payment status': {
    name: 'Payment status',
    advice:
      'Compare the payments in the order’s details with those at the payment service. Look at the other rows of this order first: with them this is often settled as well.',
  },
  plan: {
    name: 'Plan',
    advice:
      'The payment service bills a price that this shop did not make. Put the subscription back to the plan of the order there, then compare again.',
  },
  refund: {
    name: 'Refund',
    advice:
      'Open the payment at the payment service by the number in brackets and see what has gone back. If nothing did, give it back there: the customer was told that it is on its way.',
  },
  status: {
    name: 'Subscription status',
    advice:
      'Look at the subscription at the payment service. If it runs there although it ended here, cancel it there, so that nobody is charged any more; then compare again.',
  },
  subscription: {
    name: 'Subscription',
    advice:
      'The payment service has no subscription of that number, so the customer is not charged. Look them up there by their email; if there is none, ask them to order again.',
  },
};
