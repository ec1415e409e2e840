import type { BillingInterval } from '#db/values/enumerations';

/** Sentences of a change of plan, on the customers' page. */
export const plan = {
  change: 'Change plan',
  lead: (title: string, billing: string, support: string) =>
    `${title} is billed ${billing}, ${support}.`,
  billed: { month: 'monthly', year: 'annually' } satisfies Record<BillingInterval, string>,
  withSupport: (support: string) => `with ${support}`,
  withoutSupport: 'without support',
  current: 'Your plan',
  cost: 'What it costs',
  charged: 'Charged today',
  prorated: 'less what you have paid and not used',
  creditBalance: 'Your credit now',
  credit: 'Credit for your next bills',
  usedUp: 'used up before your card is charged',
  nothingChanges: 'nothing changes',
  fromThen: { month: 'Then, each month', year: 'Then, each year' },
  unchanged: { month: 'Each month, as now', year: 'Each year, as now' },
  first: 'first on',
  next: 'next on',
  loading: '…',
  renews: (interval: BillingInterval, price: string) =>
    `Renews every ${interval} at ${price} until you cancel, at any time in your account.`,
  goBack: 'Go back',
  submit: 'Change plan',
  pending: 'Changing...',
  choose: 'This is your plan already. Choose another billing or support package first.',
  failed: 'The price did not load',
  noPrice: 'There is no price for this plan now',
  refused: 'Your plan has not changed',
  unknownOutcome: 'We do not know yet whether your plan has changed',
  done: 'Plan changed',
  doneHint: (billing: string, support: string) => `It is billed ${billing} now, ${support}.`,
  doneCredit: (amount: string) => `A credit of ${amount} pays your next bills.`,
  withdrawFirst: 'Keep your website, and you can change its plan again.',
  payFirst: 'The plan can be changed once the outstanding payment is made.',
} as const;
