import type { BillingInterval } from '#db/values/enumerations';

/** Texts of the plan change dialog. */
export const plan = {
  change: 'Change plan',
  lead: (title: string, billing: string, support: string) =>
    `${title} is billed ${billing}, ${support}.`,
  billed: { month: 'monthly', year: 'annually' } satisfies Record<BillingInterval, string>,
  withSupport: (support: string) => `with ${support}`,
  withoutSupport: 'without support',
  current: 'Current plan',
  cost: 'Cost',
  charged: 'Due today',
  prorated: 'minus credit for unused time',
  unused: (price: string, amount: string) => `${price} minus ${amount} for unused time`,
  creditBalance: 'Current credit',
  credit: 'Credit for upcoming invoices',
  usedUp: 'used before your card is charged',
  nothingChanges: 'no change',
  fromThen: { month: 'Then every month', year: 'Then every year' },
  unchanged: { month: 'Every month, unchanged', year: 'Every year, unchanged' },
  first: 'first on',
  next: 'next on',
  loading: '…',
  renews: (interval: BillingInterval, price: string) =>
    `Renews every ${interval} at ${price} until you cancel. You can cancel at any time in your account.`,
  beforeDiscount: (price: string, plusTax = false) =>
    `${price}${plusTax ? ' plus tax' : ''} (before your discount)`,
  goBack: 'Go back',
  submit: 'Change plan',
  pay: (amount: string) => `Pay ${amount} and change`,
  pending: 'Changing...',
  choose: 'This is your current plan. Choose a different billing interval or support package.',
  failed: 'Couldn’t load the price',
  noPrice: 'This plan isn’t available right now',
  refused: 'Your plan wasn’t changed',
  unknownOutcome: 'We couldn’t confirm whether your plan changed',
  done: 'Plan changed',
  doneHint: (billing: string, support: string) =>
    `Your subscription is now billed ${billing}, ${support}.`,
  doneCredit: (amount: string) => `A credit of ${amount} goes toward your next invoices.`,
  withdrawFirst: 'To change your plan, select Keep my website first.',
  payFirst: 'You can change your plan once the past due payment is made.',
} as const;
