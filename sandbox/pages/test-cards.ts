import { type Decline, GENERIC_DECLINE } from '../resources/charges.ts';
import type { PaymentMethodInternals } from '../resources/payment-methods.ts';

export interface TestCard {
  number: string;
  description: string;
  /** The provider derives it from the card number. */
  fingerprint: string;
  /** The decline that it returns at checkout. */
  decline?: Decline;
  /** Whether its bank requires authentication at checkout. */
  challenge?: boolean;
  /** How it behaves once attached to a customer. */
  behavior?: PaymentMethodInternals;
}

const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The provider's documented test cards. The pages accept no other number. */
export const TEST_CARDS: TestCard[] = [
  { number: '4242 4242 4242 4242', description: 'Succeeds', fingerprint: 'sandboxPays00001' },
  {
    number: '4000 0000 0000 0002',
    description: 'Generic decline',
    fingerprint: 'sandboxDeclined1',
    decline: GENERIC_DECLINE,
  },
  {
    number: '4000 0000 0000 9995',
    description: 'Insufficient funds',
    fingerprint: 'sandboxNoFunds01',
    decline: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  {
    number: '4000 0025 0000 3155',
    description: 'Requires 3D Secure once, then succeeds',
    fingerprint: 'sandboxAsksOnce1',
    challenge: true,
  },
  {
    number: '4000 0027 6000 3184',
    description: 'Requires 3D Secure every time, so renewals are declined',
    fingerprint: 'sandboxAsksEver1',
    challenge: true,
    behavior: { decline: AUTHENTICATION_REQUIRED },
  },
  {
    number: '4000 0000 0000 0341',
    description: 'Succeeds at checkout, then is declined',
    fingerprint: 'sandboxLaterNo01',
    behavior: { decline: GENERIC_DECLINE },
  },
  {
    number: '4000 0000 0000 0259',
    description: 'Succeeds, then is disputed as fraudulent',
    fingerprint: 'sandboxDisputes1',
    behavior: { disputed: true },
  },
  {
    number: '4000 0000 0000 7726',
    description: 'Succeeds; refunds stay pending for a day',
    fingerprint: 'sandboxBackSlow1',
    behavior: { refund: 'waits' },
  },
  {
    number: '4000 0000 0000 5126',
    description: 'Succeeds; refunds fail a day later',
    fingerprint: 'sandboxBackFail1',
    behavior: { refund: 'fails' },
  },
];

export function testCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => digitsOf(card.number) === digitsOf(number));
}

export function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
