import { maxAttachmentBytes, maxAttachments } from '#contract/ticket-messages';
import { formatFileSize } from '../format/file-info.ts';

/** Texts of the customer tickets. */
export const tickets = {
  title: 'Support Tickets',
  lead: 'Your support requests and their status.',
  create: 'New Ticket',
  loading: 'Loading your tickets',
  pages: 'Pages of tickets',
  empty: 'No tickets yet',
  emptyHint: 'Need help or want something changed? Select New Ticket to contact us.',
  failed: 'Couldn’t load your tickets',
  priority: (label: string) => `${label} priority`,
  order: 'Order',
  /** `count`: unread replies. */
  unread: (count: number) => (count === 1 ? 'New reply' : `${count} new replies`),
} as const;

export const ticketPage = {
  loading: 'Loading messages',
  failed: 'Couldn’t load your ticket',
  messagesFailed: 'Couldn’t load the messages',
  notFound: 'Ticket not found',
  notFoundHint: 'It may belong to another account. See Support Tickets for yours.',
  back: 'All tickets',
  facts: 'About this ticket',
  fields: {
    id: 'Ticket ID',
    status: 'Status',
    priority: 'Priority',
    order: 'Order',
    delivery: 'Delivery',
    email: 'Replies go to',
    created: 'Created',
  },
  noOrder: 'Not about an order',
  orderLink: (orderId: string, title: string) => `${orderId}: ${title}`,
} as const;

/** The way from an order to the messages about it. */
export const orderMessages = {
  title: 'Messages about this order',
  failed: 'Couldn’t load your messages',
  view: 'View messages',
  hint: 'Ask a question or send us something that we need for your website.',
  start: 'Send a message',
  dialog: (orderId: string) => `Message about order ${orderId}`,
  label: 'Your message',
  submit: 'Send message',
} as const;

/** The messages of a ticket, for customers and admins. */
export const thread = {
  label: 'Messages',
  you: 'You',
  customer: (name = 'Customer') => `${name} (customer)`,
  agent: (firstName: string, shop: string) => `${firstName} at ${shop}`,
  internal: 'Internal note',
  delivered: 'Delivered',
  files: 'Attachments',
} as const;

export const reply = {
  label: 'Your reply',
  keys: 'Ctrl + Enter to send',
  keysAndResolve: 'Ctrl + Enter to send, with Shift to resolve as well',
  submit: 'Send reply',
  submitting: 'Sending...',
  sent: (count: number) => (count === 1 ? 'Sent.' : `Sent ${count} messages.`),
  failed: 'Error',
  failedHint: 'Couldn’t send your message. It’s still here. Try again.',
  failedFiles: 'Some files didn’t upload. Try again or remove them.',
  /** For resolved and closed tickets. */
  reopens: (status: string) => `This ticket is ${status.toLowerCase()}. Your reply reopens it.`,
} as const;

const atMost = formatFileSize(maxAttachmentBytes);

export const uploads = {
  label: 'Attachments',
  optional: 'optional',
  limits: `Images, PDF or plain text. Up to ${maxAttachments} files, ${atMost} each.`,
  attach: 'Attach files',
  drop: 'or drop or paste them here',
  accept: '.png,.jpg,.jpeg,.gif,.webp,.pdf,.txt',
  uploading: 'Uploading...',
  failed: 'Upload failed. Try again or remove the file.',
  verifyFirst: 'Verify your email to attach files',
  verifyFirstHint: 'Enter the code that we emailed you. We’ll keep what you’ve typed here.',
  enterCode: 'Enter code',
  refusals: {
    type: (name: string) =>
      `${name} can’t be attached. Choose a PNG, JPEG, GIF or WebP image, a PDF or a plain text file.`,
    size: (name: string) => `${name} is larger than ${atMost}. Choose a smaller file.`,
    empty: (name: string) => `${name} is empty. Choose another file.`,
    count: () => `You can attach up to ${maxAttachments} files.`,
  },
} as const;

export const guestTicket = {
  title: 'Your ticket',
  loading: 'Loading your ticket',
  failed: 'Couldn’t load your ticket',
  about: (ticketId: string) => `Ticket ${ticketId}`,
  account: 'See everything in one place with an account',
  accountHint:
    'View your tickets and websites and attach files to replies. Sign up with the email address that you used here.',
  create: 'Create account',
  gone: 'This link no longer works',
  goneHint:
    'It has expired, was revoked or is incomplete. Use the link in the latest email about your ticket. If the ticket is in your account, sign in to see it.',
  signIn: 'Sign in',
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
  emailHint: 'We’ll reply to this address.',
  accountHint: (email: string) => `We’ll reply to ${email}, your account email.`,
  cancel: 'Cancel',
  submit: 'Create Ticket',
  submitting: 'Creating...',
  created: 'Ticket Created',
  createdHint: (ticketId: string) => `${ticketId} is at the top of your list.`,
  failed: 'Error',
  failedHint: 'Failed to create support ticket',
  helps: 'To help us reply quickly, include:',
  tips: [
    'The address of the page.',
    'What you did, what you expected and what happened instead.',
    'No passwords. We never need yours.',
  ],
} as const;
