import type { StoredCard } from '#contract/billing';
import { cards as copy } from '../copy/account-billing.ts';

const networks: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa ending in 4242'. */
export function describeCard({ brand, last4 }: Pick<StoredCard, 'brand' | 'last4'>): string {
  return copy.endingIn(networks[brand] ?? copy.unknownNetwork, last4);
}
