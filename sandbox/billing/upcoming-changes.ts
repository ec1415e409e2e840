import { field } from '../protocol/listing.ts';
import type { Subscription } from '../protocol/wire.ts';
import { currentPeriodEnd } from '../resources/cancellation.ts';
import type { Objects } from '../store/objects.ts';

export interface UpcomingChange {
  what: 'renews' | 'ends' | 'is charged' | 'is tried again';
  at: number;
}

/** What happens to a subscription next if nothing changes, soonest first. */
export function upcomingChangesOf(objects: Objects, subscription: Subscription): UpcomingChange[] {
  if (subscription.ended_at !== null) return [];
  const { cancel_at } = subscription;
  const turn = currentPeriodEnd(subscription);
  const ends = cancel_at !== null && cancel_at <= turn;
  const prospects: UpcomingChange[] = [
    ends ? { what: 'ends', at: cancel_at } : { what: 'renews', at: turn },
  ];
  const where = [field('parent.subscription_details.subscription', subscription.id)];
  for (const invoice of objects.page('invoice', { where, limit: 10 })?.data ?? []) {
    const { automatically_finalizes_at: charged, next_payment_attempt: tried } = invoice;
    if (charged !== null) prospects.push({ what: 'is charged', at: charged });
    else if (tried !== null) prospects.push({ what: 'is tried again', at: tried });
  }
  return prospects.toSorted((one, other) => one.at - other.at);
}
