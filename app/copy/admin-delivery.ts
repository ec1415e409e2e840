import type { BoardFilter } from '#contract/delivery-stages';

/** The question before work starts on orders whose brief is missing. */
export const startWithoutBrief = {
  title: 'Start without the brief?',
  description: (orderIds: readonly string[]) =>
    `We’re still waiting for the brief for ${orderIds.join(', ')}. A delivery time whose brief was never sent stays paused until the customer sends it or gets a preview.`,
  confirm: 'Start anyway',
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
  empty: 'No orders to deliver',
  emptyHint: 'Paid orders appear here until they’re delivered.',
  emptyFiltered: 'Choose Everyone to see all orders.',
  more: (stage: string, shown: number, count: string) =>
    `${stage} has ${count} orders. The ${shown} that have been there longest are shown.`,
  showAll: 'Show all',
  showAllIn: (stage: string) => `Show all in ${stage}`,
  unassigned: 'Unassigned',
  assigneeOf: (orderId: string) => `Assignee of ${orderId}`,
  assigned: (orderId: string) => `Assignee of ${orderId} changed`,
  noPreview: 'No preview',
  preview: 'Preview',
  previewOf: (orderId: string) => `Preview of ${orderId}`,
  since: 'Since',
  conflict: (by: string | null, orderId: string, moment: string) =>
    by ? `${by} changed ${orderId} on ${moment}` : `${orderId} changed on ${moment}`,
  notMoved: 'Your move wasn’t saved. The board now shows where the order is.',
  dismiss: 'Dismiss',
  notMovedTitle: 'Couldn’t move the order',
  columns: {
    order: 'Order',
    product: 'Product',
    customer: 'Customer',
    stage: 'Stage',
    due: 'Due',
    assignee: 'Assigned to',
    since: 'In stage since',
  },
} as const;

export const previewForm = {
  title: (orderId: string) => `Send ${orderId} to review`,
  lead: (customer: string) =>
    `${customer} can open the website at this address. The delivery time pauses until the order leaves this stage.`,
  label: 'Preview address',
  unreachableTitle: 'The preview doesn’t open',
  unreachable: (orderId: string, problem: string) =>
    `${orderId} is saved, but its preview address doesn’t work: ${problem}. Check the address.`,
  submit: 'Move to review',
  submitting: 'Moving...',
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

/** Where the work on an order is, on its page. */
export const stageSection = {
  title: 'Stage',
  since: 'since',
  by: 'moved by',
  earlier: 'Earlier stages',
  audit: 'View in audit log',
} as const;

export const stageForm = {
  changedBy: (by: string | null) => `${by ?? 'Another admin'} changed this order.`,
  requirements:
    'The delivery time pauses until the customer sends the brief. Add questions to the brief to say what is missing.',
  stopsAsking:
    'We’re still waiting for the brief. If it was sent before, the delivery time resumes. If not, it stays paused until the customer sends the brief or gets a preview.',
  label: 'Change the stage',
  stage: 'Stage',
  review: 'The customer gets an email. The delivery time pauses until the order leaves this stage.',
  preview: 'Preview address',
  previewHint: 'Customers see it while the order is in review.',
  assignee: 'Assigned to',
  unassigned: 'No one',
  otherAssignee: 'A former admin',
  save: 'Save changes',
  saving: 'Saving...',
  saved: (orderId: string) => `${orderId} saved`,
  conflictLead:
    'Your changes aren’t saved. They’re still in the form. Save them to replace theirs.',
  mergedLead: 'Their changes are in the form, and yours too until you save them.',
  keep: 'Keep theirs',
} as const;
