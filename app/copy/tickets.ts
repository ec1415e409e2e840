/** Sentences of the customers' tickets. Texts that the contract quotes keep their exact characters. */
export const tickets = {
  title: 'Support Tickets',
  lead: 'What you have asked us, and how far we are with it.',
  create: 'New Ticket',
  loading: 'Loading your tickets',
  empty: 'No tickets yet',
  emptyHint: 'Something does not work, or you want something changed? Write to us with New Ticket.',
  failed: 'Your tickets did not load',
  priority: (label: string) => `${label} priority`,
  order: 'Order',
  answersTo: (email: string) => `Answers go to ${email}`,
} as const;

export const newTicket = {
  title: 'New ticket',
  subject: 'Subject',
  message: 'Message',
  order: 'Order',
  optional: 'optional',
  noOrder: 'Not about an order',
  orderLabel: (orderId: string, title: string) => `${orderId} – ${title}`,
  priority: 'Priority',
  email: 'Email',
  emailHint: 'We answer to this address.',
  cancel: 'Cancel',
  submit: 'Create Ticket',
  submitting: 'Creating...',
  created: 'Ticket Created',
  createdHint: (ticketId: string) => `${ticketId} is the first in your list.`,
  failed: 'Error',
  failedHint: 'Failed to create support ticket',
  helps: 'What helps us to answer quickly:',
  tips: [
    'The page that it is about, with its address.',
    'What you did, what you expected, and what happened instead.',
    'No passwords: we never need yours.',
  ],
} as const;

export const ticketsMeta = { title: tickets.title, description: tickets.lead } as const;
