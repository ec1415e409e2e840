import type { DifferenceFact } from '#contract/reconciliation';

/** A value of an order that differed at the provider. */
export type Finding = {
  fact: DifferenceFact;
  ours: string | null;
  theirs: string | null;
  /** Whether it was fixed. */
  corrected: boolean;
};

export const facts = {
  card: 'card',
  checkout: 'checkout',
  dispute: 'dispute',
  end: 'end',
  failure: 'comparison',
  flag: 'payment flag',
  nextCharge: 'next charge',
  payment: 'payment',
  paymentStatus: 'payment status',
  plan: 'plan',
  refund: 'refund',
  status: 'status',
  subscription: 'subscription',
} as const satisfies Record<string, DifferenceFact>;
