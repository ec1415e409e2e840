import { ticketHeadings } from '#contract/nouns/ticket';
import { describeHours } from '#contract/promised-time';

/** Texts of the Support Tickets tab. */
export const supportTickets = {
  label: 'Support tickets',
  placeholder: 'Subject, email or ID',
  loading: 'Loading support tickets...',
  empty: 'No support tickets found',
  none: {
    title: 'No support tickets yet',
    detail: 'Messages from the support form appear here.',
  },
  changed: 'Ticket status updated successfully',
  columns: {
    id: ticketHeadings.ticketId,
    subject: ticketHeadings.subject,
    customer: ticketHeadings.email,
    project: ticketHeadings.projectId,
    status: ticketHeadings.status,
    created: ticketHeadings.createdAt,
  },
  noProject: 'N/A',
  spam: 'Suspected spam',
  unverified: 'Unverified email',
  entered: (email: string) => `entered ${email}`,
  unread: (count: number) => `${count} new`,
  late: (duration: string) => `Late by ${duration}`,
  snoozedUntil: (day: string) => `Until ${day}`,
  merged: 'Merged',
} as const;

/** The views and filters of the list. */
export const ticketFilters = {
  views: {
    active: 'Active',
    mine: 'Mine',
    unassigned: 'Unassigned',
    unread: 'Unread',
    late: 'Late',
    snoozed: 'Snoozed',
  },
  assignee: 'Assigned to',
  me: 'Me',
  no: 'No one',
  priority: 'Priority',
  customerType: 'Customer',
  customerTypes: { existing: 'Existing customer', new: 'Sales inquiry' },
  waiting: 'Waiting',
  waitingFor: {
    1: '1 hour or more',
    4: '4 hours or more',
    24: '1 day or more',
    72: '3 days or more',
  },
  sorts: {
    'createdAt:desc': 'Newest',
    'createdAt:asc': 'Oldest',
    'waitingSince:asc': 'Longest waiting',
    'priority:desc': 'Priority',
    'updatedAt:desc': 'Last updated',
  },
} as const;

/** The page of a ticket. */
export const ticketPage = {
  lead: 'From',
  loading: 'Loading the ticket...',
  failed: 'Couldn’t load the ticket',
  notFound: 'This ticket doesn’t exist.',
  notFoundTitle: 'Ticket not found',
  notFoundHint: 'Check the number, or look for it in the list.',
  back: 'View all tickets',
  open: 'Open ticket',
  conversation: 'Conversation',
  neighbors: 'Tickets in the list',
  previous: 'Previous',
  previousTicket: 'Previous ticket',
  next: 'Next',
  nextTicket: 'Next ticket',
  actions: 'Actions',
  resolve: 'Resolve',
  reopen: 'Reopen',
  resolving: 'Saving...',
  assignToMe: 'Assign to me',
  assigned: 'Ticket assigned to you',
  snooze: 'Snooze',
  merge: 'Merge',
  snoozed: (moment: string) => `Snoozed until ${moment}`,
  snoozedHint: 'It comes back then, or as soon as the customer writes. Customers can’t see this.',
  wake: 'End snooze',
  woken: 'Snooze ended',
  merged: (ticketId: string) => `This ticket was merged into ${ticketId}`,
  mergedHint: 'Its messages, files and links are there now.',
  showMerged: (ticketId: string) => `Open ${ticketId}`,
} as const;

export const snooze = {
  title: (ticketId: string) => `Snooze ${ticketId}`,
  lead: 'The ticket leaves the open list until then. It comes back early if the customer writes.',
  until: 'Until',
  laterToday: 'Later today',
  tomorrow: 'Tomorrow morning',
  nextWeek: 'Next week',
  pick: 'At another time',
  date: 'Date and time',
  missing: 'Choose a date and a time.',
  save: 'Snooze ticket',
  saving: 'Saving...',
  cancel: 'Cancel',
  done: (moment: string) => `Snoozed until ${moment}`,
} as const;

export const merging = {
  title: (ticketId: string) => `Merge ${ticketId}`,
  lead: 'Choose the ticket to continue with. Both must be from the same person.',
  into: 'Continue in',
  loading: 'Loading tickets...',
  failed: 'Couldn’t load the tickets of this person',
  none: 'No other tickets of this person',
  noneHint: 'Only tickets with the same account or the same email can be merged.',
  about: (status: string, day: string, messages: string) => `${status}, ${day}, ${messages}`,
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  preview: 'What will happen',
  moves: (what: string, from: string, into: string) =>
    `${what} will move from ${from} to ${into}, in chronological order.`,
  closes: (from: string) => `${from} will be closed and point to the other ticket.`,
  links: 'Links in emails sent so far will open the merged conversation.',
  noUndo: 'A merge can’t be undone.',
  confirm: 'Merge tickets',
  pending: 'Merging...',
  cancel: 'Cancel',
  done: (from: string, into: string) => `${from} merged into ${into}`,
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
  answerDue: 'Promised by',
  answerLate: (duration: string) => `Late by ${duration}`,
  answeredOnTime: 'Answered on time',
  answeredLate: (duration: string) => `Answered ${duration} late`,
  /** Business hours are a text for customers, so they can’t be counted. */
  answerPromise: (hours: number) => `Promised within ${describeHours(hours)}, day and night`,
  waitingFor: (duration: string) => `${duration} for a reply`,
  fields: {
    status: 'Status',
    assignee: 'Assigned to',
    priority: 'Priority',
    answer: 'First answer',
    waiting: 'Customer waits',
    merged: 'Merged tickets',
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
  sendAndResolve: 'Send and resolve',
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
  writeCanned: 'Create canned replies',
} as const;

export const ticketOrders = {
  title: 'Orders',
  /** For a guest with an unverified email. */
  titleOfEmail: 'Orders with this email',
  none: 'No orders yet.',
  /** The ticket names the number of another customer's order. */
  isOther: 'Named in this ticket. It belongs to another customer or email.',
  failed: 'Couldn’t load orders',
  endsOn: (day: string) => `Ends on ${day}`,
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
