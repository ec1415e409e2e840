import { customerHeadings, customerKindNames } from '#contract/nouns/customer';
import { formatCount } from '../format/count.ts';

/** '1 order', '2 orders'. */
const counted = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Texts of the list of customers. */
export const customers = {
  title: 'Customers',
  lead: 'Everyone with an account, and guests who ordered or contacted you without one.',
  label: 'Customers',
  loading: 'Loading customers...',
  empty: 'No customers found',
  none: {
    title: 'No customers yet',
    detail: 'People appear here when they create an account.',
  },
  placeholder: 'Name, email, phone or order number',
  filter: 'Show',
  filters: {
    accounts: 'With an account',
    guests: 'Guests',
    subscribers: 'With an active subscription',
  },
  columns: {
    name: customerHeadings.name,
    email: customerHeadings.email,
    kind: customerHeadings.kind,
    phone: customerHeadings.phone,
    orders: customerHeadings.orders,
    active: customerHeadings.activeSubscriptions,
    paid: customerHeadings.paid,
    created: customerHeadings.createdAt,
  },
  /** In shops that charge tax. */
  paidNet: 'Paid (net)',
  joined: 'Joined',
  kinds: customerKindNames,
  unverified: 'Unverified',
  noName: 'No name',
  noPhone: 'No phone',
  /** Short enough for one line on a phone: '$19.00, 1 order, guest'. */
  summaryOf: (paid: string, orders: number, isGuest: boolean) =>
    `${paid}, ${counted(orders, 'order')}${isGuest ? ', guest' : ''}`,
} as const;

/** Texts of a customer's page. */
export const customerPage = {
  title: 'Customer',
  loading: 'Loading customer...',
  lead: {
    account: 'Customer with an account',
    admin: 'Admin account',
    guest: 'Guest without an account',
  },
  failed: 'Couldn’t load the customer',
  notFound: 'This customer doesn’t exist, or their data was erased.',
  notFoundTitle: 'Customer not found',
  notFoundHint: 'Go back to the list to find another customer.',
  back: 'Go to customers',
  facts: {
    title: 'Details',
    name: 'Name',
    email: 'Email',
    verified: 'Verified',
    unverified: 'Not verified',
    phone: 'Phone',
    since: 'Customer since',
    signedIn: 'Last sign-in',
    never: 'Not yet',
    orders: 'Orders',
    active: 'Active subscriptions',
    tickets: 'Tickets',
    open: 'Open tickets',
    seen: 'Last seen',
    paid: 'Paid in total',
    paidNet: 'Paid in total, without tax',
    missing: 'Not provided',
    audit: 'View in audit log',
  },
  merged: {
    into: (email: string, day: string) => `Merged into another account on ${day}: ${email}`,
    intoHint: 'The orders, tickets and notes are on the account’s page.',
    open: 'Open the account',
    from: 'Merged guests',
  },
  credits: {
    title: 'Credits',
    failed: 'Couldn’t load the credits',
  },
  orders: {
    title: 'Orders',
    empty: 'No orders yet',
    order: 'Order',
    product: 'Product',
    status: 'Status',
    subscription: 'Subscription',
    total: 'Total',
    per: { month: ' / month', year: ' / year' },
  },
  tickets: {
    title: 'Tickets',
    empty: 'No tickets yet',
    ticket: 'Ticket',
    subject: 'Subject',
    status: 'Status',
    updated: 'Updated',
  },
  payments: { title: 'Payments', empty: 'No payments yet', order: 'Order' },
  mails: {
    title: 'Emails',
    empty: 'No emails yet',
    subject: 'Subject',
    kind: 'Type',
    status: 'Status',
    created: 'Created',
    all: 'View in email log',
  },
  files: {
    title: 'Files',
    empty: 'No files yet. Files from tickets and briefs appear here.',
  },
  newest: (count: number) => `Only the newest ${count} are shown.`,
  sessions: {
    title: 'Sessions',
    empty: 'Not signed in anywhere',
    seen: 'Last seen',
    signedIn: 'Signed in',
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    ended: (device: string) => `Signed out: ${device}`,
    ending: 'Signing out...',
    failed: 'Couldn’t sign out the customer',
    all: 'Sign out everywhere',
    allHint: 'The customer has to sign in again on every device.',
    allEnded: 'The customer is signed out everywhere',
    cancel: 'Cancel',
  },
} as const;

export const customerNotes = {
  title: 'Notes',
  hint: 'Internal. Customers don’t see notes, but an export of their data contains them.',
  empty: 'No notes yet',
  label: 'New note',
  add: 'Add note',
  adding: 'Adding...',
  added: 'Note added',
  failed: 'Couldn’t save the note',
  edited: 'edited',
  edit: 'Edit',
  editOf: (text: string) => `Edit the note “${text}”`,
  editTitle: 'Edit note',
  text: 'Note',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Note saved',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOf: (text: string) => `Delete the note “${text}”`,
  conflict: {
    title: (by: string | null, at: string) => `${by ?? 'Another admin'} changed this note on ${at}`,
    hint: 'Save again to replace it with your text.',
  },
} as const;

export const noteDeletion = {
  title: 'Delete note',
  question: () => 'The note is deleted for everyone. This can’t be undone.',
  confirm: 'Delete note',
  cancel: 'Cancel',
  pending: 'Deleting...',
  error: 'Couldn’t delete the note',
  removed: { title: 'Note deleted' },
} as const;

export const customerMerge = {
  open: 'Merge into account',
  title: 'Merge into account',
  lead: (email: string) =>
    `Moves the orders and tickets of ${email} into the account of the same person.`,
  account: 'Account',
  accountHint: 'Search by name, email or order number.',
  other: 'Their other email as a guest',
  otherHint: 'If the same person also bought as a guest with another email.',
  optional: 'optional',
  find: 'Name or email',
  loading: 'Loading preview...',
  failed: 'Couldn’t load the preview',
  preview: 'What moves',
  choose: 'Choose an account to see what moves.',
  orders: 'Orders',
  tickets: 'Tickets',
  notes: 'Notes',
  none: 'None',
  into: (name: string) => `Into the account of ${name}`,
  warning: 'This can’t be undone',
  consequences:
    'The guest’s emailed links stop working: the customer finds everything after signing in. The payment provider keeps its own customers, so cards and invoices stay with each order.',
  confirm: 'Merge',
  pending: 'Merging...',
  cancel: 'Cancel',
  done: 'Merged into the account',
  conflict: (by: string | null, at: string) =>
    `${by ?? 'The customer'} already merged this guest on ${at}`,
  error: 'Couldn’t merge',
} as const;

export const customerPrivacy = {
  title: 'Privacy',
  hint: 'Make sure that a request really comes from this person.',
  export: 'Export data',
  exporting: 'Exporting...',
  exportFailed: 'Couldn’t export the data',
  exported: 'Data exported. Review the file before you send it: it contains internal notes.',
  erase: 'Erase data',
  eraseTitle: 'Erase all data of this customer?',
  loading: 'Checking what would be erased...',
  failed: 'Couldn’t check what would be erased',
  contents: (contents: string) => `Stored: ${contents}.`,
  consequences:
    'Orders, payments and projects keep their amounts but lose all personal data. The account, tickets, emails, files and notes are deleted. This can’t be undone.',
  blocked: 'The data can’t be erased now',
  confirm: 'Erase data',
  pending: 'Erasing...',
  cancel: 'Cancel',
  close: 'Close',
  erased: 'Data erased',
  eraseFailed: 'Couldn’t erase the data',
} as const;
