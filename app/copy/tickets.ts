import { brand } from '#contract/brand';
import { mostAttachmentBytes, mostAttachments } from '#contract/ticket-messages';
import { formatFileSize } from '../format/file-info.ts';

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
  /** How many messages of ours wait to be read. */
  unread: (count: number) => (count === 1 ? 'New reply' : `${count} new replies`),
} as const;

export const ticketPage = {
  loading: 'Loading the conversation',
  failed: 'Your ticket did not load',
  messagesFailed: 'The conversation did not load',
  notFound: 'There is no such ticket',
  notFoundHint: 'It may belong to another account. Your own are listed under Support Tickets.',
  back: 'All tickets',
  facts: 'About this ticket',
  fields: {
    id: 'Ticket ID',
    status: 'Status',
    priority: 'Priority',
    order: 'Order',
    email: 'Answers go to',
    created: 'Created',
  },
  noOrder: 'Not about an order',
} as const;

/** The messages of a ticket, whoever reads them. */
export const thread = {
  label: 'Messages',
  you: 'You',
  customer: (name = 'Customer') => `${name} (customer)`,
  agent: (firstName: string) => `${firstName} at ${brand.name}`,
  internal: 'Internal note',
  files: 'Files of this message',
} as const;

export const reply = {
  label: 'Your reply',
  keys: 'Ctrl + Enter sends',
  submit: 'Send reply',
  submitting: 'Sending...',
  sent: (count: number) => (count === 1 ? 'Sent.' : `Sent, ${count} messages so far.`),
  failed: 'Error',
  failedHint: 'Your message was not sent. It is still here: try again.',
  failedFiles: 'Some files did not upload. Remove them, or choose them again.',
  /** Of a ticket that was thought to be done. */
  reopens: (status: string) => `This ticket is ${status.toLowerCase()}. Your reply opens it again.`,
} as const;

const atMost = formatFileSize(mostAttachmentBytes);

export const uploads = {
  label: 'Files to send',
  attach: 'Attach files',
  accept: '.png,.jpg,.jpeg,.gif,.webp,.pdf,.txt',
  uploading: 'Uploading...',
  ready: 'Files are ready.',
  removeOf: (name: string) => `Remove ${name}`,
  failed: 'It did not upload. Remove it, or choose it again.',
  tooLarge: `Larger than ${atMost}.`,
  empty: 'There is nothing in this file.',
  tooMany: `A message takes ${mostAttachments} files at most.`,
} as const;

export const guestTicket = {
  title: 'Your ticket',
  loading: 'Loading your ticket',
  failed: 'Your ticket did not load',
  about: (ticketId: string) => `Ticket ${ticketId}`,
  account: 'With an account you see everything in one place',
  accountHint:
    'All your tickets and websites, and files in your replies. Use the address that you wrote from.',
  create: 'Create account',
  gone: 'This link no longer works',
  goneHint:
    'It is too old, was ended, or is not complete. The newest mail about your ticket holds a link that works. If your ticket has joined an account, you find it there.',
  signIn: 'Log in',
  write: 'Contact Support',
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
  accountHint: (email: string) => `We answer to ${email}, your account’s email.`,
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
