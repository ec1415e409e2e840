/*
 * What the lists call their columns, on the screen and as CSV, by the field that is shown. A column
 * that shows several fields is called like the first one; the others have headings for CSV.
 */

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
} as const;

export const productHeadings = {
  id: 'ID',
  title: 'Title',
  price: 'Price',
  active: 'Status',
  archivedAt: 'Archived',
  category: 'Category',
  featured: 'Featured',
  createdAt: 'Created',
} as const;

export const projectHeadings = {
  projectId: 'Project ID',
  createdAt: 'Submitted',
  businessName: 'Business',
  email: 'Contact',
  status: 'Status',
  paymentStatus: 'Payment',
  deliveryDeadline: 'Deadline',
} as const;

export const ticketHeadings = {
  ticketId: 'Ticket ID',
  subject: 'Subject',
  unread: 'New messages',
  email: 'Customer',
  projectId: 'Project ID',
  'order.id': 'Order number',
  'order.orderId': 'Order ID',
  status: 'Status',
  createdAt: 'Created',
} as const;

export const cancellationHeadings = {
  id: 'Request ID',
  customerId: 'Customer ID',
  'customer.name': 'Customer',
  'customer.email': 'Email',
  'order.orderId': 'Order ID',
  orderId: 'Order number',
  reason: 'Reason',
  status: 'Status',
  error: 'Error',
  requestedAt: 'Requested',
} as const;

export const customerHeadings = {
  name: 'Name',
  email: 'Email',
  kind: 'Account',
  emailVerified: 'Verified',
  phone: 'Phone',
  orders: 'Orders',
  activeSubscriptions: 'Active',
  paid: 'Paid',
  createdAt: 'Since',
} as const;

export const customerKindNames = { account: 'Account', admin: 'Admin', guest: 'Guest' } as const;

export const discountHeadings = {
  code: 'Code',
  percentOff: 'Discount',
  amountOff: 'Amount off',
  duration: 'Payments',
  durationMonths: 'Months',
  uses: 'Uses',
  maxUses: 'Total uses',
  status: 'Status',
  billingIntervals: 'Applies to',
  productIds: 'Product IDs',
  startsAt: 'Dates',
  endsAt: 'Ends',
  endedAt: 'Ended',
  createdAt: 'Created',
} as const;

export const discountDurationNames = {
  once: 'First payment',
  repeating: 'Several months',
  forever: 'Every payment',
} as const;

export const mailHeadings = {
  to: 'To',
  subject: 'Subject',
  kind: 'Type',
  status: 'Status',
  attempts: 'Attempts',
  createdAt: 'Created',
  sentAt: 'Sent',
} as const;

export const auditHeadings = {
  createdAt: 'Time',
  'actor.name': 'Admin',
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

export const cannedReplyHeadings = {
  title: 'Title',
  text: 'Text',
  updatedAt: 'Updated',
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

export const cohortHeadings = {
  month: 'First payment',
  after: 'Months after',
  customers: 'Customers',
  customersKept: 'Customers kept',
  startMrr: 'First MRR',
  mrrKept: 'Revenue kept',
} as const;

export const sessionHeadings = { seenAt: 'Last seen', signedInAt: 'Signed in' } as const;
