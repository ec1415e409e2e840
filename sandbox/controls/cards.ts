import { GENERIC_DECLINE } from '../resources/charges.ts';
import type { PaymentMethodInternals } from '../resources/payment-methods.ts';
import type { Objects } from '../store/objects.ts';

/** Controls whether charges to a subscription's card succeed. */
export interface CardControls {
  /** While on, renewals and retries are declined. */
  decline(subscription: string, on: boolean): void;
  declines(subscription: string): boolean;
}

export function createCardControls(objects: Objects): CardControls {
  function methodOf(id: string): string {
    const method = objects.get('subscription', id)?.default_payment_method;
    if (!method) throw new RangeError(`There is no subscription '${id}'.`);
    return method;
  }
  return {
    decline(subscription, on) {
      const method = methodOf(subscription);
      const { decline: _, ...others } = objects.internals<PaymentMethodInternals>(method) ?? {};
      const internals: PaymentMethodInternals = on
        ? { ...others, decline: GENERIC_DECLINE }
        : others;
      objects.setInternals(method, internals);
    },
    declines: (subscription) =>
      objects.internals<PaymentMethodInternals>(methodOf(subscription))?.decline !== undefined,
  };
}
