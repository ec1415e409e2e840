/** Texts of the success page. */
export const success = {
  titles: {
    month: 'Monthly Subscription Activated!',
    year: 'Annual Subscription Activated!',
  },
  unknown: {
    title: 'Order status',
    lead: 'We cannot see an order in this browser. If you have just paid, your confirmation is on its way.',
    hint: 'Once a payment is confirmed, this page reads “Annual Subscription Activated!” and shows the order. Sign in with the email address of your order to see it, or contact support.',
    signIn: 'Sign in',
    plan: 'Annual subscription',
    price: (amount: string) => `${amount} per year`,
    renewal: 'Renews automatically every year until you cancel',
  },
  confirming: 'Confirming your payment…',
  progress: {
    usual: 'This takes a moment. Keep this page open.',
    slow: 'This is taking longer than usual. If you’ve paid, your order is safe. Contact support and we’ll look into it.',
    unreachable:
      'We can’t reach the server right now, but we’ll keep trying. If you’ve paid, your order is safe.',
  },
  noScript:
    'JavaScript is required to show your order. If you’ve paid, your order is safe and your website is on its way.',
  notCompleted: 'Payment not completed',
  notCompletedHint: 'You haven’t been charged for this order.',
  retry: 'Try again',
  receipt: (email: string) => `Sent to ${email}`,
  account: {
    title: 'Create an account to manage your order',
    hint: (email: string | undefined) =>
      `All it takes is a password${email ? ` for ${email}` : ''}. We’ll email you a code to verify it’s you.`,
    verifyTitle: 'Verify your email to add your order',
    added: 'Your order is in your account.',
    create: 'Create account',
    signIn: 'I already have an account',
  },
  viewOrder: 'View order',
  brief: {
    title: 'Your next step: tell us about your business',
    hint: (hours: number) =>
      `We need your texts, pictures and colors. It takes about 20 minutes, and your answers are saved as you type. Your website is live within ${hours} hours of your brief.`,
    start: 'Tell us about your business',
  },
  next: 'What happens next',
  startsWithBrief: 'Starts when you send your brief.',
  underWay: 'We’re working on this now.',
  details: 'Subscription details',
  discount: (code: string, terms: string) => `${code}, ${terms}`,
  noNextCharge: 'None',
  beforeDiscount: 'before your discount',
  stay: 'Stay',
  stayLabel: 'Stay on this page',
  stayed: 'You’ll stay on this page.',
  paused: 'You won’t be redirected while you use this page.',
  home: 'Back to home',
  support: 'Contact Support',
} as const;
