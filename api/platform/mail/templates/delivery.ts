import type { DeliveryClock } from '#contract/delivery-clock';
import { describeDelivery } from '#contract/describe-delivery';
import { formatInstant } from './format.ts';
import type { Fact } from './letter.ts';

/** The same sentence as on the screens, at the time the email is written. */
export function deliveryFact(clock: DeliveryClock, now: Date): Fact[] {
  const parts = describeDelivery(clock, now, (at) => formatInstant(new Date(at)));
  return parts.length > 0 ? [['Delivery', parts.join('')]] : [];
}
