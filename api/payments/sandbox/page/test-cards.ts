import { type Decline, GENERIC_DECLINE } from '../resources/charges.ts';

export interface TestCard {
  number: string;
  does: string;
  /** Stands for the number where the provider would derive one from it. */
  fingerprint: string;
  decline?: Decline;
  /** What it answers once it has paid the first time. */
  later?: Decline;
}

/** The provider's documented test cards that the page takes; it takes no other number. */
export const TEST_CARDS: TestCard[] = [
  { number: '4242 4242 4242 4242', does: 'pays', fingerprint: 'sandboxPays00001' },
  {
    number: '4000 0000 0000 0002',
    does: 'is declined',
    fingerprint: 'sandboxDeclined1',
    decline: GENERIC_DECLINE,
  },
  {
    number: '4000 0000 0000 9995',
    does: 'has insufficient funds',
    fingerprint: 'sandboxNoFunds01',
    decline: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  {
    number: '4000 0000 0000 0341',
    does: 'pays now, is declined at each renewal',
    fingerprint: 'sandboxLaterNo01',
    later: GENERIC_DECLINE,
  },
];

export function testCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => digitsOf(card.number) === digitsOf(number));
}

export function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
