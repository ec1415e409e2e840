/** The success page's sentences. Texts that the contract quotes keep their exact characters. */
export const success = {
  titles: {
    month: 'Monthly Subscription Activated!',
    year: 'Annual Subscription Activated!',
  },
  unknown: {
    lead: 'We cannot see an order in this browser. If you have just paid, your confirmation is on its way.',
    hint: 'Sign in with the email address of your order to see it, or write to us.',
    signIn: 'Sign in',
    plan: 'Annual subscription',
    price: (amount: string) => `${amount} per year`,
    renewal: 'Renewed automatically every year until you cancel',
  },
  confirming: 'Confirming your payment…',
  progress: {
    usual: 'This takes a moment. Leave this page open.',
    slow: 'This takes longer than it should. If you have paid, nothing is lost: write to us and we look.',
    unreachable:
      'We cannot reach the server right now and keep trying. If you have paid, nothing is lost.',
  },
  noScript:
    'Seeing your order here needs JavaScript. If you have paid, nothing is lost: your website is on its way.',
  notCompleted: 'Payment not completed',
  notCompletedHint: 'You have not been charged for this order.',
  retry: 'Try again',
  next: 'What happens next',
  details: 'Subscription details',
  stay: 'Stay on this page',
  stayed: 'This page stays open.',
  home: 'Back to home',
  support: 'Contact Support',
} as const;
