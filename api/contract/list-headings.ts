/*
 * What the lists that are no noun’s own call their columns, on the screen and as CSV, by the field that is
 * shown. A column that shows several fields is called like the first one; the others have headings for CSV.
 */

export const auditHeadings = {
  createdAt: 'Time',
  'actor.name': 'Admin',
  'actor.apiKey': 'API key',
  'subject.kind': 'Type',
  verb: 'Action',
  'subject.name': 'Name',
  changes: 'Changes',
} as const;

export const securityHeadings = {
  createdAt: 'Time',
  event: 'Event',
  'account.username': 'Account',
  'account.email': 'Email',
  network: 'Network',
  detail: 'Details',
  lastAt: 'Last seen',
  count: 'Count',
} as const;

export const invoiceHeadings = {
  number: 'Number',
  issuedAt: 'Date',
  productTitle: 'Website',
  total: 'Amount',
  fromCredit: 'From credit',
  amount: 'Charged',
  discounted: 'Discount',
  refunded: 'Refunded',
  state: 'Status',
} as const;

export const subscriptionHeadings = {
  orderId: 'Order ID',
  'product.title': 'Website',
  totalAmount: 'Amount',
  billingInterval: 'Billing',
  totalMonthlyAmount: 'Monthly amount',
  status: 'Status',
  paymentStatus: 'Payment',
  subscriptionStatus: 'Subscription',
  createdAt: 'Created',
} as const;

/** Of a customer's own tickets. */
export const ownTicketHeadings = {
  ticketId: 'Ticket ID',
  subject: 'Subject',
  unread: 'New replies',
  projectId: 'Order',
  'order.id': 'Order number',
  'order.orderId': 'Order ID',
  status: 'Status',
  createdAt: 'Created',
} as const;

export const seriesHeadings = {
  day: 'Day',
  at: 'Starts',
  value: 'Value',
  previousDay: 'Previous day',
  previousValue: 'Previous period',
} as const;

export const revenueHeadings = {
  key: 'ID',
  name: 'Name',
  revenue: 'Revenue',
  share: 'Share',
  previousRevenue: 'Previous period',
} as const;

export const taxReportHeadings = {
  month: 'Month',
  country: 'Country',
  rate: 'Rate (%)',
  reverseCharge: 'Reverse charge',
  payments: 'Payments',
  net: 'Net',
  tax: 'Tax',
  refundedNet: 'Refunded net',
  refundedTax: 'Refunded tax',
} as const;

export const cohortHeadings = {
  month: 'First payment',
  after: 'Months after',
  customers: 'Customers',
  customersKept: 'Customers kept',
  startMrr: 'First MRR',
  mrrKept: 'Revenue kept',
} as const;

export const sessionHeadings = { seenAt: 'Last seen', signedInAt: 'Signed in' } as const;
