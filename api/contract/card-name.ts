import type { StoredCard } from './billing.ts';

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
  return `${networks[brand] ?? 'Card'} ending in ${last4}`;
}
