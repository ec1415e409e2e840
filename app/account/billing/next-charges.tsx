import type { Credit, StoredCard } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { taxClause } from '#contract/tax-lines';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { nextCharges as copy } from '../../copy/account-billing.ts';
import { formatDay } from '../../format/dates.ts';
import { exactMoney, sumMoney } from '../../format/money.ts';
import * as css from './billing.css.ts';
import { isBilled } from './billing-status.ts';
import { describePayment } from './describe-payment.ts';

type NextChargesProps = {
  subscriptions: readonly Subscription[];
  credits: readonly Credit[];
  storedCards: readonly StoredCard[];
};

/** What is charged next for each website, the earliest first. */
export function NextCharges({ subscriptions, credits, storedCards }: NextChargesProps) {
  const charges = subscriptions
    .filter((subscription) => isBilled(subscription) && subscription.nextChargeAt)
    .sort((a, b) => (a.nextChargeAt ?? '').localeCompare(b.nextChargeAt ?? ''));
  if (charges.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {copy.title}
      </Heading>
      <ol aria-label={copy.title} className={css.list}>
        {charges.map(({ orderId, product, nextChargeAt, nextAmount, nextTax, totalAmount }) => {
          const due = nextAmount ?? totalAmount;
          const of = (one: { orderId: string }) => one.orderId === orderId;
          const paid = describePayment(due, {
            credit: credits.find(of)?.amount,
            card: storedCards.find(of),
          });
          const payment = paid + taxClause(nextTax, exactMoney);
          return (
            <li key={orderId} className={css.charge}>
              <Leaf at={nextChargeAt ?? ''} />
              <div className={css.chargedWebsite}>
                <bdi>{product.title}</bdi>
                {payment && (
                  <Text size="small" tone="soft" as="span">
                    {copy.paidBy(payment)}
                  </Text>
                )}
              </div>
              <Text numeric>{sumMoney(due)}</Text>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}

/** 'Feb 2, 2026' as a leaf of a calendar. */
function Leaf({ at }: { at: string }) {
  const [, month, day, year] = /^(\S+) (\d+), (\d+)$/.exec(formatDay(at)) ?? [];
  return (
    <time dateTime={at} className={css.day}>
      <span>{month}</span> <span className={css.number}>{day}</span> <span>{year}</span>
    </time>
  );
}
