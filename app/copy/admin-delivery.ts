import type { BoardFilter } from '#contract/delivery-stages';

/** The question before work starts on orders whose brief is missing. */
export const startWithoutBrief = {
  title: 'Start without the brief?',
  description: (orderIds: readonly string[]) =>
    `We’re still waiting for the brief for ${orderIds.join(', ')}. A delivery time whose brief was never sent stays paused until the customer sends it or gets a preview.`,
  confirm: 'Start anyway',
};

/** The question before orders go back to the first stage. */
export const backToRequirements = {
  title: 'Move back to requirements review?',
  description: (orderIds: readonly string[]) =>
    `The delivery time of ${orderIds.join(', ')} pauses until the customer sends the brief. Add questions to the brief to say what is missing.`,
  confirm: 'Move back',
};

/** Texts of the board of undelivered orders, and of an order's stage. */
export const deliveryBoard = {
  title: 'Delivery',
  lead: 'Paid orders that aren’t delivered yet, by stage.',
  board: 'Orders by stage',
  loading: 'Loading orders...',
  none: 'No orders',
  count: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  find: 'Filter orders',
  assignee: 'Assigned to',
  filters: {
    all: 'Everyone',
    mine: 'Me',
    unassigned: 'No one',
  } satisfies Record<BoardFilter, string>,
  failed: 'Couldn’t load the orders',
  more: (stage: string, shown: number, count: string) =>
    `${stage} has ${count} orders. The ${shown} that have been there longest are shown.`,
  showAll: 'Show all',
  showAllIn: (stage: string) => `Show all in ${stage}`,
  unassigned: 'Unassigned',
  noPreview: 'No preview',
  preview: 'Preview',
  previewOf: (orderId: string) => `Preview of ${orderId}`,
  since: 'Since',
  conflict: (by: string | null, orderId: string, moment: string) =>
    by ? `${by} changed ${orderId} on ${moment}` : `${orderId} changed on ${moment}`,
  notMoved: 'Your move wasn’t saved. The order is shown where it is now.',
  dismiss: 'Dismiss',
  notMovedTitle: 'Couldn’t move the order',
} as const;

export const previewForm = {
  review: {
    title: (orderId: string) => `Send ${orderId} to review`,
    lead: (customer: string) =>
      `${customer} gets an email and can open the website at this address. The delivery time pauses until the order leaves this stage.`,
    submit: 'Move to review',
    submitting: 'Moving...',
  },
  address: {
    title: (orderId: string) => `Preview of ${orderId}`,
    lead: (customer: string) => `${customer} sees it while the order is in review.`,
    submit: 'Save address',
    submitting: 'Saving...',
  },
  label: 'Preview address',
  unreachableTitle: 'The preview doesn’t open',
  unreachable: (orderId: string, problem: string) =>
    `${orderId} is saved, but its preview address doesn’t work: ${problem}. Check the address.`,
  cancel: 'Cancel',
} as const;

/** Remarks that have no answer when the next preview is sent. */
export const unansweredRemarks = {
  title: (count: number) =>
    count === 1 ? '1 remark has no answer yet' : `${count} remarks have no answer yet`,
  hint: 'The customer would review the next preview without your answers.',
  answer: 'Answer the remarks',
  sendAnyway: 'Send anyway',
  sendAnywayOf: (orderId: string) => `Send anyway: preview of ${orderId}`,
  sending: 'Sending...',
  sent: (orderId: string) => `Preview of ${orderId} sent`,
  failed: (orderId: string) => `Couldn’t send the preview of ${orderId}`,
} as const;

/** Where the work on an order is, on its page, and what is next. */
export const orderProgress = {
  stage: 'Stage',
  stageOf: (orderId: string) => `Stage of ${orderId}`,
  moved: (orderId: string, stage: string) => `${orderId} moved to ${stage}`,
  since: 'Since',
  by: 'moved by',
  assignee: 'Assigned to',
  assigneeOf: (orderId: string) => `Assignee of ${orderId}`,
  unassigned: 'No one',
  otherAssignee: 'A former admin',
  assigned: (orderId: string) => `Assignee of ${orderId} changed`,
  preview: 'Preview',
  noPreview: 'None yet',
  change: 'Change',
  changePreview: 'Change preview address',
  add: 'Add',
  addPreview: 'Add preview address',
  previewSaved: (orderId: string) => `${orderId} saved`,
  /** Put into the form of the order's conversation, where it can be edited. */
  briefReminder:
    'We haven’t received your website brief yet. Please fill it in, so that we can start on your website. You can find it in your order.',
  approvalReminder:
    'The preview of your website is ready. Please have a look and approve it, or tell us what to change. You can find it in your order.',
  /** What is next, by what the order waits for. */
  next: {
    remind: 'Remind customer',
    start: 'Start work',
    starting: 'Starting...',
    review: 'Send to review',
    remarks: 'Open remarks',
    deliver: 'Deliver',
  },
} as const;
