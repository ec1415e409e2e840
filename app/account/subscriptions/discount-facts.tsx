import type { OrderDiscount } from '#contract/discounts';
import type { Subscription } from '#contract/subscriptions';
import { addedTaxOf } from '#contract/tax-lines';
import { centsFromDecimal, sumFromCents } from '#db/values/money';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { subscriptions } from '../../copy/account.ts';
import { discounts as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { describeReduction } from '../../format/discount.ts';
import { sumMoney } from '../../format/money.ts';

type Discounted = Pick<
  Subscription,
  'billingInterval' | 'discount' | 'nextAmount' | 'nextTax' | 'totalAmount'
>;

/** The next charge without added tax, as a decimal; undefined if a discount doesn't reduce it. */
export function reducedAmountOf({
  discount,
  nextAmount,
  nextTax,
  totalAmount,
}: Omit<Discounted, 'billingInterval'>): string | undefined {
  if (!discount || nextAmount === null) return undefined;
  const net = sumFromCents(centsFromDecimal(nextAmount) - addedTaxOf(nextTax));
  return net === totalAmount ? undefined : net;
}

type DiscountFactsProps = { subscription: Discounted; discount: OrderDiscount };

/** A discount, and what is charged while it lasts and afterwards. */
export function DiscountFacts({ subscription, discount }: DiscountFactsProps) {
  const next = describeNext(subscription, discount);
  return (
    <Stack gap="none">
      <span>
        <bdi>{discount.code}</bdi>, {describeReduction(discount)}
        {discount.duration === 'once' && `, ${copy.once}`}
      </span>
      {next && (
        <Text size="small" tone="soft" numeric>
          {next}
        </Text>
      )}
    </Stack>
  );
}

/** '$66.75 a month until Apr 15, 2026, then $89.00' */
function describeNext(subscription: Discounted, { duration, endsAt }: OrderDiscount) {
  const { billingInterval, nextAmount, totalAmount } = subscription;
  const reduced = reducedAmountOf(subscription);
  if (reduced === undefined) return nextAmount === null || duration === 'once' ? null : copy.over;
  const amount = subscriptions[billingInterval === 'year' ? 'perYear' : 'perMonth'](
    sumMoney(reduced),
  );
  if (!endsAt) return amount;
  return (
    <>
      {amount} {copy.until} <Day at={endsAt} />
      {copy.afterwards(sumMoney(totalAmount))}
    </>
  );
}
