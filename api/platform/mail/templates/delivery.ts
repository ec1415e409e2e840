import type { DeliveryClock } from '#contract/delivery-clock';
import { describeForCustomer } from '#contract/describe-delivery';
import { formatInstant } from './format.ts';
import type { Fact } from './letter.ts';

/** The sentence of the customer's screens, with the instant itself: an email is read later. */
export function deliveryFact(clock: DeliveryClock, now: Date): Fact[] {
  const parts = describeForCustomer(
    clock,
    now,
    (at, _span, isPast) => `${isPast ? 'on' : 'by'} ${formatInstant(new Date(at))}`,
  );
  return parts.length > 0 ? [['Delivery', parts.join('')]] : [];
}
