/** Texts of the command palette and of the keyboard shortcuts. */
export const palette = {
  open: 'Search',
  title: 'Search and commands',
  placeholder: 'Search customers, orders, tickets, pages and actions',
  loading: 'Searching...',
  empty: 'No results',
  failed: (why: string) => `Couldn’t search customers, orders and tickets. ${why}`,
  waiting: 'Waiting for you',
  pages: 'Pages',
  acts: 'Actions',
  refunds: 'Refunds',
  refund: (orderId: string) => `Refund ${orderId}`,
  help: 'Help',
  customers: 'Customers',
  orders: 'Orders',
  tickets: 'Tickets',
  products: 'Products',
  projects: 'Projects',
  order: (product: string, customer: string, email: string) =>
    `${product} for ${customer} (${email})`,
} as const;

/** What can be done with the open order. */
export const orderCommands = {
  moveTo: (stage: string) => `Move to ${stage}`,
  moved: (orderId: string, stage: string) => `${orderId} moved to ${stage}`,
  notMoved: 'Couldn’t move the order',
  copyNumber: 'Copy order number',
  copied: (orderId: string) => `${orderId} copied`,
  notCopied: 'Unable to copy to clipboard',
  audit: 'View in audit log',
  emails: 'View emails to the customer',
} as const;

export const shortcuts = {
  title: 'Keyboard shortcuts',
  single: 'Use single-key shortcuts',
  singleHint:
    'Turn them off if you use speech input, or if they get in your way. This browser remembers your choice.',
  everywhere: 'Everywhere',
  lists: 'Lists',
  ticket: 'In a ticket',
  /** What each key does there. */
  ticketKeys: {
    j: 'Next ticket',
    k: 'Previous ticket',
    r: 'Reply',
    n: 'Add internal note',
    a: 'Assign to me',
    s: 'Snooze',
    e: 'Resolve, or reopen',
    m: 'Merge',
  },
  goTo: 'Go to',
  start: 'Start',
  pair: (first: string, second: string) => `${first} then ${second}`,
  commands: 'Open search and commands',
  show: 'Show keyboard shortcuts',
  search: 'Search the list',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  select: 'Select the row, or deselect it',
  close: 'Close',
} as const;
