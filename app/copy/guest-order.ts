/** Texts of the page that shows a guest's order. */
export const guestOrder = {
  title: 'Your order',
  loading: 'Loading your order',
  failed: 'Couldn’t load your order',
  declined: 'Your card was declined',
  declinedHint:
    'Pay the open invoice below. If we don’t receive a payment, the subscription ends and the website goes offline.',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet',
  noInvoicesHint: 'Your invoices appear here once your payment is confirmed.',
  account: {
    title: 'Create an account',
    hint: 'See your credentials, change your plan and manage your card. Use the email address of this order, and it’s added to your account. This link then stops working.',
    create: 'Create account',
    signIn: 'I already have an account',
  },
} as const;
