/** Sentences of the customers' bills and cards. */
export const billing = {
  title: 'Billing',
  lead: 'The cards that your websites are charged to, and every invoice.',
} as const;

export const credit = {
  term: 'Credit',
  used: 'Used before your card is charged',
  title: (amount: string) => `You have a credit of ${amount}`,
  hint: 'it pays the next invoices before your card is charged.',
  paysAll: ', paid from your credit',
  paysPart: (amount: string) => `, ${amount} of it from your credit`,
} as const;

export const cards = {
  title: 'Cards',
  hint: 'Each website has a card of its own. Our payment provider keeps it; we never see its number.',
  empty: 'None of your websites is charged at present, so there is no card.',
  loading: 'Loading your websites',
  charged: (amount: string) => `${amount} on`,
  unpaidSince: 'Not paid since',
  activeUntil: 'Active until',
  change: 'Change card',
  changeOf: (title: string, orderId: string) => `Change card of ${title}, ${orderId}`,
  opening: 'Opening...',
  failed: 'The page for your card did not open.',
  changed: {
    title: 'Card changed',
    description: 'Your website is charged to it from now on.',
  },
} as const;

export const failedRenewals = {
  label: 'Declined cards',
  title: 'Your card was declined',
  titleOfMany: (count: number) => `Your card was declined for ${count} websites`,
  retrying:
    'We try again in the next days, with the new card once you have changed it. Your website stays online meanwhile.',
  retriesExhausted: 'We have stopped trying: change the card, then pay the open invoice.',
  consequence: 'If no payment arrives, the subscription ends and the website goes offline.',
  payNow: (amount: string) => `Pay ${amount} now`,
  impersonated: 'You are viewing as this customer, who alone gets the link to pay.',
  payNowLead: 'To pay at once,',
  invoice: 'go to the open invoice',
  invoices: 'go to your invoices',
} as const;

export const invoices = {
  title: 'Invoices',
  loading: 'Loading invoices...',
  empty: 'No invoices yet',
  emptyHint: 'The first one appears here when a website is paid for.',
  emptyForOrder: 'No invoices of this order',
  emptyForOrderHint: 'It may belong to another account, or nothing was paid for it yet.',
  filteredBy: 'Only those of',
  all: 'All invoices',
  newest: (count: number) => `The newest ${count}.`,
  olderHint: 'A website’s own page leads to its older ones.',
  olderOfOrderHint: 'Write to our support for older ones.',
  columns: {
    number: 'Number',
    date: 'Date',
    website: 'Website',
    amount: 'Amount',
    refunded: 'Refunded',
    state: 'State',
  },
  noNumber: 'No number yet',
  pay: 'Pay',
  payOf: (number: string) => `Pay invoice ${number}`,
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of invoice ${number}`,
  impersonated:
    'You are viewing as this customer, who alone gets the links to pay and to the PDFs.',
} as const;
