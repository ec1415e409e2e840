import type Stripe from 'stripe';
import { invalid } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Subscription, SubscriptionItem, Wire } from '../protocol/wire.ts';
import { discountAt, netCosts } from '../resources/discounts.ts';
import { type InvoiceLine, periodLine, remainingLine } from '../resources/invoice-lines.ts';
import { type ItemChange, intervalOf, itemChanges } from '../resources/item-changes.ts';
import { periodEnd } from '../resources/period.ts';
import { creditLines } from './proration-credits.ts';

type Params = Pick<
  Wire<Stripe.SubscriptionUpdateParams>,
  'items' | 'proration_behavior' | 'proration_date'
> & { billing_cycle_anchor?: { type: string } };

export interface PlanChange {
  changes: Pick<Subscription, 'billing_cycle_anchor' | 'items'>;
  /** Credits first, then charges. */
  lines: InvoiceLine[];
  /** Otherwise the lines wait for the next renewal. */
  billedImmediately: boolean;
}

/**
 * The effect of changing items or the billing cycle anchor. A different interval, or an anchor of
 * now, starts a new period that is billed immediately.
 */
export function planChange(
  context: Context,
  subscription: Subscription,
  params: Params,
): PlanChange | undefined {
  const { items, billing_cycle_anchor, proration_behavior = 'create_prorations' } = params;
  const anchored = billing_cycle_anchor?.type === 'now';
  if (items === undefined && !anchored) return undefined;
  const at = prorationDate(context, subscription, params.proration_date);
  const all = itemChanges(context, subscription, items ?? []);
  const startsNewPeriod = anchored || all.some(isOtherInterval);
  const after = all.flatMap((change) => change.after ?? []);
  const data = startsNewPeriod ? after.map((item) => startPeriod(item, context.now)) : after;
  const differing = startsNewPeriod ? all : all.filter(isOtherCost);
  const prorated = proration_behavior === 'none' ? [] : differing;
  const costs = netCosts(data, discountAt(context, subscription, at)?.coupon);
  const lines = [
    ...prorated.flatMap(({ before }) => (before ? creditLines(context, before, at) : [])),
    ...(startsNewPeriod
      ? data.map((item) => periodLine(context, item))
      : prorated.flatMap((change) =>
          change.after
            ? remainingLine(context, change.after, costs.get(change.after.id) ?? 0, at)
            : [],
        )),
  ];
  return {
    changes: {
      billing_cycle_anchor: startsNewPeriod ? context.now : subscription.billing_cycle_anchor,
      items: { ...subscription.items, data },
    },
    lines,
    billedImmediately:
      startsNewPeriod || (proration_behavior === 'always_invoice' && lines.length > 0),
  };
}

function isOtherInterval({ before, after }: ItemChange): boolean {
  return (
    before !== undefined &&
    after !== undefined &&
    intervalOf(before.price) !== intervalOf(after.price)
  );
}

function isOtherCost({ before, after }: ItemChange): boolean {
  return before?.price.id !== after?.price.id || before?.quantity !== after?.quantity;
}

function startPeriod(item: SubscriptionItem, now: number): SubscriptionItem {
  const { interval = 'month', interval_count = 1 } = item.price.recurring ?? {};
  const current_period_end = periodEnd(now, interval, interval_count);
  return { ...item, current_period_start: now, current_period_end };
}

/** Accepts a date within the current period, so that a change costs what its preview showed. */
function prorationDate({ now }: Context, { items }: Subscription, given = now): number {
  const { current_period_start = given, current_period_end = given } = items.data[0] ?? {};
  if (given < current_period_start || given > current_period_end) {
    const message = 'The proration date must be within the current billing period.';
    throw invalid(message, 'proration_date');
  }
  return given;
}
