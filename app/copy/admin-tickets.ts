/** Sentences of the Support Tickets tab. Texts that the contract quotes keep their exact characters. */
export const supportDesk = {
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
  unread: (count: number) => `${count} new`,
} as const;

export const ticketDetails = {
  information: 'Ticket Information',
  subject: 'Subject',
  messagesLoading: 'Loading the conversation',
  messagesFailed: 'The conversation did not load',
  spam: supportDesk.spam,
  spamHint: 'It was caught by a trap for programs. Nobody was told of it by mail.',
  assigneeOf: (ticketId: string) => `Assignee of ${ticketId}`,
  priorityOf: (ticketId: string) => `Priority of ${ticketId}`,
  statusChanged: supportDesk.changed,
  priorityChanged: 'Ticket priority updated successfully',
  assigneeChanged: 'Ticket assigned successfully',
  unassigned: 'Unassigned',
  otherAssignee: 'Another admin',
  unlinked: 'Not linked to project',
  fields: {
    status: 'Status',
    assignee: 'Assigned to',
    priority: 'Priority',
    email: 'Customer',
    project: 'Project ID',
    customerType: 'Customer type',
    inquiry: 'Inquiry type',
    created: 'Created',
  },
  customerTypes: { existing: 'Existing Customer', new: 'Sales Inquiry' },
} as const;

export const ticketAnswer = {
  label: 'Reply',
  send: 'Send reply',
  hint: (email: string) => `Goes by mail to ${email}.`,
  note: 'Internal note',
  noteLabel: 'Internal note',
  addNote: 'Add note',
  noteHint: 'The customer never sees it.',
  canned: 'Canned reply',
  chooseCanned: 'Choose a canned reply',
  insert: 'Insert',
  writeCanned: 'Write canned replies',
} as const;

export const ticketOrders = {
  title: 'What they have bought',
  none: 'Nothing yet.',
  failed: 'The orders did not load',
  payment: (status: string) => `Payment: ${status.toLowerCase()}`,
  delivery: (status: string) => `Order: ${status.toLowerCase()}`,
  delivered: 'Delivered',
  promised: 'Promised by',
  soon: (span: string) => `due in ${span}`,
  late: (span: string) => `late by ${span}`,
  nothingDue: 'Nothing to deliver.',
} as const;

export const guestLink = {
  title: 'Guest link',
  hint: 'They have no account: the link in their mails leads to this conversation.',
  ask: 'End the guest link',
  question: 'The links of all mails so far stop working. The next mail brings a new one.',
  confirm: 'End the link',
  pending: 'Ending...',
  keep: 'Keep it',
  ended: 'Guest link ended',
} as const;
