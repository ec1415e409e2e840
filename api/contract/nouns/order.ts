import { deliveryStages } from '#db/values/enumerations';
import { stageName } from '../describe-delivery.ts';
import type { Noun } from '../noun.ts';

export const orderHeadings = {
  orderId: 'Order ID',
  productTitle: 'Product Title',
  productId: 'Product number',
  customerName: 'Customer Name',
  customerEmail: 'Customer Email',
  supportPackage: 'Support Package',
  intervalTotal: 'Amount',
  billingInterval: 'Billing',
  totalAmount: 'Monthly amount',
  status: 'Status',
  paymentStatus: 'Payment',
  subscriptionStatus: 'Subscription',
  stage: 'Stage',
  createdAt: 'Created',
  // The amount above may be that of a later plan.
  'tax.amount': 'Tax of the first payment',
  'tax.country': 'Taxed in',
  'tax.region': 'Tax region',
  'tax.taxNumber': 'Tax number',
} as const;

export const order = {
  name: 'Orders',
  acts: {
    started: 'Started work on order',
    stage_changed: 'Updated the delivery of order',
    delivered: 'Delivered order',
    delivered_anyway: 'Delivered despite failed checks: order',
    credentials_replaced: 'Replaced the credentials of order',
    live_address_changed: 'Changed the live address of order',
    cancellation_started: 'Started cancelling the subscription of order',
    flag_settled: 'Resolved flags on order',
    restored: 'Restored order',
    brief_downloaded: 'Downloaded the brief of order',
    brief_questions_added: 'Added questions to the brief of order',
    brief_question_changed: 'Reworded a question in the brief of order',
    brief_question_removed: 'Removed a question from the brief of order',
    guest_link_sent: 'Emailed a new link to order',
    guest_links_ended: 'Revoked the emailed links to order',
    email_corrected: 'Corrected the email address of order',
    conversation_opened: 'Opened the conversation of order',
    remark_answered: 'Answered a remark about order',
  },
  unchanging: ['brief_downloaded'],
  fields: {
    stage: { label: 'Stage', show: nameStage },
    previewUrl: { label: 'Preview address', unrecorded: true },
    paymentFlag: 'Flag',
    // It may contain the customer’s name.
    liveUrl: { label: 'Live address', unrecorded: true },
    customerEmail: { label: 'Email address', unrecorded: true },
    websiteCheck: { label: 'Website', show: nameCheck },
    domainCheck: { label: 'Domain', show: nameCheck },
    cancellationEnd: {
      label: 'Ends',
      show: (when) => (when === 'now' ? 'immediately' : 'with the paid period'),
    },
    question: { label: 'Question', unrecorded: true },
    questions: { label: 'Questions', unrecorded: true },
    credentials: { label: 'Credentials', unrecorded: true },
    message: { label: 'Message', unrecorded: true },
  },
  update: 'order.changed',
  permissions: {
    'orders.message': {
      allows: 'Message customers about their order',
      roles: ['owner', 'manager', 'support', 'delivery'],
    },
    'orders.deliver': {
      allows: 'Start, move and deliver orders',
      roles: ['owner', 'manager', 'delivery'],
    },
    'orders.cancel': { allows: 'Cancel subscriptions', roles: ['owner', 'manager', 'support'] },
  },
} as const satisfies Noun;

/** What a check before a delivery found. */
const checkNames: Readonly<Record<string, string>> = {
  unknown_name: 'the domain doesn’t resolve',
  private_address: 'on a private network',
  bad_certificate: 'no valid certificate',
  no_answer: 'no answer',
  error_status: 'responds with an error',
  not_yet: 'doesn’t point to our servers',
  no_such_domain: 'no DNS records',
};

function nameCheck(problem: string): string {
  return checkNames[problem] ?? problem;
}

function nameStage(value: string): string {
  const stage = deliveryStages.find((known) => known === value);
  return stage ? stageName(stage) : value;
}
