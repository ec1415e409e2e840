import type { CheckoutSession } from '#contract/checkout';
import { success } from '../../copy/success.ts';

/** The state of the purchase, as far as this browser knows. */
export type Outcome =
  | { kind: 'activated'; session: CheckoutSession }
  | { kind: 'unknown' }
  | { kind: 'confirming'; pace: 'usual' | 'slow' | 'unreachable' }
  | { kind: 'not completed'; session: CheckoutSession };

export function titleOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'activated':
      return success.titles[outcome.session.billingInterval];
    case 'unknown':
      return success.unknown.title;
    case 'confirming':
      return success.confirming;
    case 'not completed':
      return success.notCompleted;
  }
}

export function leadOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'activated':
      return `${outcome.session.productTitle} is yours. Your order number is ${outcome.session.orderId}.`;
    case 'unknown':
      return success.unknown.lead;
    case 'confirming':
      return success.progress[outcome.pace];
    case 'not completed':
      return success.notCompletedHint;
  }
}
