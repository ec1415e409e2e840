import { orderHeadings } from '#contract/nouns/order';
import type { OrderQueue } from '#contract/order-list';
import type { DeliveryStage, SiteProblem } from '#db/values/enumerations';

/** Texts of the Orders tab. */
export const revenue = {
  title: 'Revenue Summary',
  orders: 'Total Orders',
  revenue: {
    label: 'Total Revenue',
    scope: 'orders only',
    definition:
      'All order payments, minus refunds and lost disputes. The Revenue figure above also includes paid projects from the earlier custom website service.',
  },
  /** Orders and revenue of a support package. */
  package: (count: string, amount: string) => `${count} · ${amount}`,
  unknown: '—',
  loading: '...',
} as const;

export const orders = {
  title: 'Orders Management',
  label: 'Orders',
  loading: 'Loading orders...',
  empty: 'No orders found',
  none: {
    title: 'No orders yet',
    detail: 'Orders appear here when customers check out.',
  },
  placeholder: 'Order, name, email, phone or card',
  columns: {
    order: orderHeadings.orderId,
    product: orderHeadings.productTitle,
    name: orderHeadings.customerName,
    email: orderHeadings.customerEmail,
    support: orderHeadings.supportPackage,
    amount: orderHeadings.intervalTotal,
    status: orderHeadings.status,
    payment: orderHeadings.paymentStatus,
    stage: orderHeadings.stage,
    created: orderHeadings.createdAt,
  },
  /** Filters across statuses, beside the stages. */
  queues: {
    undelivered: 'To deliver',
    late: 'Overdue',
    payment_failed: 'First payment failed',
    past_due: 'Past due',
    flagged: 'Flagged',
    site_down: 'Website down',
  } satisfies Record<Exclude<OrderQueue, DeliveryStage>, string>,
  downFor: (span: string) => `Website down for ${span}`,
  /** In the list, which says what is down. */
  down: (span: string) => `Down for ${span}`,
  /** The first payment failed. */
  paymentFailed: 'Payment failed',
  notPaid: 'Not paid yet',
  per: { month: '/mo', year: '/yr' },
  needsReview: 'Needs review',
  dueIn: (span: string) => `Due in ${span}`,
  statusDue: (status: string, span: string) => `${status} · ${span}`,
  late: (span: string) => `${span} late`,
  lateBy: (span: string) => `Overdue by ${span}`,
  waitingFor: { brief: 'Waiting for brief', approval: 'In review' },
} as const;

export const orderDetails = {
  title: (orderId: string) => `Order ${orderId}`,
  open: 'Open order',
  for: 'for',
  loading: 'Loading order...',
  failed: 'Couldn’t load the order',
  notFound: 'This order doesn’t exist.',
  notFoundTitle: 'Order not found',
  notFoundHint: 'Check the number in the address, or search the orders for it.',
  back: 'All orders',
  unpaid: 'The brief, the preview and the delivery appear here once this order is paid.',
  none: 'None',
  notProvided: 'Not provided',
  order: {
    title: 'Order Details',
    id: 'Order ID',
    status: 'Status',
    payment: 'Payment',
    subscription: 'Subscription',
    billing: 'Billing',
    month: 'Monthly',
    year: 'Annual',
    monthly: 'Monthly amount',
    interval: { month: 'Charged monthly', year: 'Charged annually' },
    discount: 'Discount',
    loading: '…',
    firstPayment: 'First payment',
    discountEnds: 'Discount ends',
    off: (amount: string) => `${amount} off`,
    created: 'Created',
    paid: 'Paid',
    promised: 'Promised delivery',
    within: (time: string) => `Within ${time} of the payment`,
    started: 'Work started',
    delivered: 'Delivered',
    nextCharge: 'Next charge',
    unpaidSince: 'Past due since',
    ends: 'Ends',
    ended: 'Ended',
  },
  product: {
    title: 'Product Details',
    name: 'Title',
    description: 'Description',
    price: 'Monthly price',
    demo: 'Demo',
  },
  customer: {
    title: 'Customer Details',
    name: 'Name',
    email: 'Email',
    typedEmail: 'Email typed at checkout',
    phone: 'Phone',
    account: 'Customer ID',
    guest: 'Bought as a guest',
    terms: 'Terms',
    version: (day: string) => `Terms of ${day}`,
    accepted: 'Accepted',
    card: 'Card',
  },
  support: {
    title: 'Support Package',
    name: 'Package',
    price: 'Monthly price',
    group: 'Reporting group',
  },
  payments: {
    title: 'Payments',
    empty: 'No payments yet',
    day: 'Date',
    kind: 'Type',
    provider: 'Provider ID',
    amount: 'Amount',
    kinds: {
      paid: 'Payment',
      refund: 'Refund',
      refund_failed: 'Refund failed',
      dispute: 'Dispute',
      dispute_won: 'Dispute won',
      dispute_lost: 'Dispute lost',
    },
  },
  timeline: {
    title: 'Timeline',
    audit: 'View in audit log',
    movedBy: (stage: string, by: string) => `${stage}, moved by ${by}`,
    loading: 'Loading timeline...',
    empty: 'No events yet',
    at: 'Time',
    event: 'Event',
    detail: 'Details',
    events: {
      ordered: 'Order placed',
      paid: 'Paid',
      renewed: 'Subscription renewed',
      refunded: 'Refunded',
      refund_failed: 'Refund failed',
      disputed: 'Payment disputed',
      dispute_won: 'Dispute won',
      dispute_lost: 'Dispute lost',
      cancellation_requested: 'Cancellation requested',
      cancellation_processed: 'Cancellation processed',
      cancelled_by_shop: 'Subscription cancelled by an admin',
      cancellation_withdrawn: 'Cancellation withdrawn',
      brief_sent: 'Brief sent',
      stage_changed: 'Moved to another stage',
      started: 'Work started',
      review_sent: 'Customer sent remarks',
      review_answered: 'All remarks answered',
      review_approved: 'Customer approved the website',
      message_received: 'Message from the customer',
      message_sent: 'Message to the customer',
      delivered: 'Delivered',
      credentials_revealed: 'Customer viewed the credentials',
      flag_settled: 'Flags resolved',
      ended: 'Subscription ended',
    },
  },
} as const;

export const delivery = {
  title: 'Delivery',
  delivered: 'Delivered on',
  credentials: 'Credentials',
  note: 'Note',
  start: 'Start work',
  deliver: 'Deliver',
  replace: 'Replace credentials',
} as const;

/** The live website of an order. */
export const liveSite = {
  address: 'Live address',
  down: 'Down',
  since: 'since',
  lastCheck: 'Last check',
  responds: 'Responds',
  answer: (status: number, ms: number) => `HTTP ${status} in ${ms} ms`,
  problems: {
    unknown_name: 'Domain doesn’t resolve',
    private_address: 'Domain points to a private network',
    bad_certificate: 'Certificate isn’t valid',
    no_answer: 'No response',
    error_status: 'Responds with an error',
  } satisfies Record<SiteProblem, string>,
  certificate: 'Certificate',
  validUntil: 'Valid until',
  endsSoon: 'Expires soon',
} as const;

/** Moves a delivered website to another address. */
/** Corrects the address that a guest mistyped at checkout. */
export const emailCorrection = {
  action: 'Correct email',
  title: (orderId: string) => `Correct the email of ${orderId}`,
  lead: 'The new address gets a link to the order. The current one is told that it was removed, and links that we emailed to it stop working. Other orders keep their address.',
  email: 'Email',
  save: 'Save email',
  saving: 'Saving...',
  cancel: 'Cancel',
  done: (email: string) => `Email corrected. A link to the order is on its way to ${email}.`,
  conflict: {
    title: (by: string | null, at: string) =>
      `${by ?? 'Another admin'} changed this address on ${at}`,
    hint: 'Save to replace it with yours.',
  },
} as const;

export const liveAddressForm = {
  action: 'Change address',
  title: (orderId: string) => `Change the address of ${orderId}`,
  lead: 'The credentials stay as they are, and the customer isn’t emailed.',
  save: 'Save address',
  saving: 'Saving...',
  /** Although the check of the address found problems. */
  anyway: 'Save anyway',
  cancel: 'Cancel',
  done: 'Address changed. We’ll check it within a minute.',
} as const;

export const deliveryForm = {
  delivering: {
    title: (orderId: string) => `Deliver ${orderId}`,
    lead: (product: string, customer: string) =>
      `${product} for ${customer}. Credentials are encrypted and only the customer can view them. The email contains a link, not the credentials.`,
    submit: 'Deliver website',
    submitting: 'Delivering...',
    /** Although the check of the address found problems. */
    anyway: 'Deliver anyway',
    done: (orderId: string) => `${orderId} delivered. The customer will get an email.`,
  },
  replacing: {
    title: (orderId: string) => `Replace credentials for ${orderId}`,
    lead: (product: string, customer: string) =>
      `${product} for ${customer}. The new credentials replace the current ones, and the customer gets another email.`,
    submit: 'Replace credentials',
    submitting: 'Replacing...',
    anyway: 'Replace anyway',
    done: (orderId: string) => `Credentials for ${orderId} replaced`,
  },
  unapproved: {
    title: 'The customer hasn’t approved the preview',
    text: 'Delivering the website ends the review: the customer can no longer send remarks.',
  },
  row: (place: number) => `Credential ${place}`,
  name: 'Name',
  value: 'Value',
  add: 'Add credential',
  remove: (name: string) => `Remove ${name}`,
  live: {
    label: 'Live address',
    hint: 'Shown to the customer. We’ll check it every hour.',
    example: 'https://www.example.com',
    check: 'Check address',
    checking: 'Checking...',
    ready: 'The website is live',
    notReady: 'The website can’t be reached yet',
    elsewhere: 'The domain doesn’t point to our servers yet',
    records: {
      set: 'The DNS records point to our servers.',
      unknown: 'Couldn’t check the DNS records.',
      noDomain: 'DNS has no records for the domain.',
      missing: (record: string) => `${record}: not set.`,
      other: (record: string) => `${record}: set to something else.`,
      remove: (record: string) => `${record}: remove it.`,
    },
    resolves: 'The domain resolves.',
    responds: (status: number, ms: number) => `The website responds: HTTP ${status} in ${ms} ms.`,
    errorStatus: (status: number) => `The website responds with an error: HTTP ${status}.`,
    certificate: (day: string) => `The certificate is valid until ${day}.`,
    noCertificate: 'The website has no certificate.',
    problems: {
      unknown_name: 'The domain doesn’t resolve. Check its spelling and its DNS records.',
      private_address: 'The domain points to a private network. Visitors can’t reach it.',
      bad_certificate: 'The certificate has expired, isn’t trusted or is for another domain.',
      no_answer: 'The website doesn’t respond.',
    },
  },
  note: 'Note',
  optional: 'optional',
  noteHint: 'Included in the email. Don’t enter passwords here.',
  cancel: 'Cancel',
  conflict: {
    delivered: (by: string | null, moment: string) =>
      `${by ?? 'Another admin'} delivered this website on ${moment}`,
    replaced: (by: string | null, moment: string) =>
      `${by ?? 'Another admin'} changed this delivery on ${moment}`,
    refused: 'Yours wasn’t sent. It’s still in the form, and replaces theirs if you send it.',
    shown: 'What you entered is still in the form, and replaces theirs if you send it.',
    keep: 'Keep theirs',
  },
  /** Preset names of the usual credentials. */
  defaultLabels: ['Admin URL', 'Username', 'Password'],
} as const;
