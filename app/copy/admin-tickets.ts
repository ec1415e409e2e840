/** Texts of the Support Tickets tab. Some are quoted by the specification and must not change. */
export const supportTickets = {
  label: 'Support tickets',
  placeholder: 'Subject, email or ID',
  loading: 'Loading support tickets...',
  empty: 'No support tickets found',
  changed: 'Ticket status updated successfully',
  columns: {
    id: 'Ticket ID',
    subject: 'Subject',
    customer: 'Customer',
    project: 'Project ID',
    status: 'Status',
    created: 'Created',
  },
  noProject: 'N/A',
  spam: 'Suspected spam',
  unverified: 'Unverified email',
  entered: (email: string) => `entered ${email}`,
  unread: (count: number) => `${count} new`,
} as const;

export const ticketDetails = {
  information: 'Ticket Information',
  subject: 'Subject',
  messagesLoading: 'Loading messages',
  messagesFailed: 'Couldn’t load messages',
  spam: supportTickets.spam,
  spamHint: 'The form’s spam filter caught this ticket, so no email was sent about it.',
  assigneeOf: (ticketId: string) => `Assignee of ${ticketId}`,
  priorityOf: (ticketId: string) => `Priority of ${ticketId}`,
  statusChanged: supportTickets.changed,
  priorityChanged: 'Ticket priority updated successfully',
  assigneeChanged: 'Ticket assigned successfully',
  unassigned: 'Unassigned',
  otherAssignee: 'Another admin',
  anotherEmail: (typed: string) => `${typed} isn’t this account’s verified email`,
  anotherEmailHint: (account: string) =>
    `This ticket belongs to ${account}. Replies go to that address.`,
  noAccount: 'No account',
  unverified: supportTickets.unverified,
  customerId: (id: string) => `ID ${id}`,
  unlinked: 'Not linked to project',
  fields: {
    status: 'Status',
    assignee: 'Assigned to',
    priority: 'Priority',
    account: 'Account',
    email: 'Email entered',
    project: 'Project ID',
    order: 'Order',
    delivery: 'Delivery',
    customerType: 'Customer type',
    inquiry: 'Inquiry type',
    created: 'Created',
  },
  customerTypes: { existing: 'Existing Customer', new: 'Sales Inquiry' },
} as const;

export const ticketReply = {
  label: 'Reply',
  send: 'Send reply',
  firstLabel: 'Message',
  sendFirst: 'Send message',
  hint: (email: string) => `Emailed to ${email}.`,
  newer: (by: string | null, moment: string) => `${by ?? 'Another admin'} replied on ${moment}`,
  newerLead: 'Read this before you send your reply.',
  newerRefused: 'Your reply wasn’t sent. It’s still in the form. Read this first.',
  sendAnyway: 'Send anyway',
  note: 'Internal note',
  noteLabel: 'Internal note',
  addNote: 'Add note',
  noteHint: 'The customer can’t see it.',
  canned: 'Insert canned reply',
  findCanned: 'Title or text',
  writeCanned: 'Create canned replies',
} as const;

export const ticketOrders = {
  title: 'Orders',
  /** For a guest with an unverified email. */
  titleOfEmail: 'Orders with this email',
  none: 'No orders yet.',
  failed: 'Couldn’t load orders',
  payment: (status: string) => `Payment: ${status.toLowerCase()}`,
  delivery: (status: string) => `Order: ${status.toLowerCase()}`,
  nothingDue: 'Nothing to deliver.',
} as const;

/** The conversation of an order, in its details. */
export const orderConversation = {
  title: 'Conversation',
  failed: 'Couldn’t load the conversation',
  ticket: (ticketId: string) => `View ticket ${ticketId}`,
  empty: 'No messages about this order yet. Your first message opens a ticket.',
  write: 'Send a message',
  /** Before the ticket exists, of a customer with an account. */
  hint: 'Emailed to the address of the customer’s account.',
  started: 'Message sent and ticket opened',
  unread: supportTickets.unread,
  markRead: 'Mark as read',
  markingRead: 'Marking...',
} as const;

export const guestLink = {
  title: 'Guest link',
  hint: 'This customer has no account. Links in their emails open this conversation.',
  ask: 'Revoke guest link',
  question:
    'Links in all emails sent so far will stop working. The next email will contain a new one.',
  confirm: 'Revoke link',
  pending: 'Revoking...',
  keep: 'Keep link',
  ended: 'Guest link revoked',
} as const;
