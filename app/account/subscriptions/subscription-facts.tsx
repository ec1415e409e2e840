import type { Subscription } from '#contract/subscriptions';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { type Description, DescriptionList } from '#ui/description-list';
import { subscriptions as copy } from '../../copy/account.ts';
import { cards, credit as creditWords } from '../../copy/account-billing.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars, sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { describeCredit } from '../billing/describe-credit.ts';

type SubscriptionFactsProps = {
  subscription: Subscription;
  /** Credit for its next invoices, in dollars. */
  credit?: string | undefined;
};

export function SubscriptionFacts({ subscription, credit }: SubscriptionFactsProps) {
  const { billingInterval, nextChargeAt, paymentStatus, pastDueSince, endedAt } = subscription;
  const owedSince = endedAt ? null : pastDueSince;
  const total = exactDollars(centsFromDecimal(subscription.totalAmount));
  const payment = statusOf(paymentStatus);
  const items: Description[] = [
    { term: copy.order, detail: subscription.orderId },
    { term: copy.ordered, detail: <Day at={subscription.createdAt} /> },
    { term: copy.plan, detail: copy[billingInterval] },
    { term: copy.support, detail: supportName(subscription.supportPackage) },
    {
      term: copy.amount,
      detail: exactDollars(centsFromDecimal(subscription.totalMonthlyAmount)),
    },
    {
      term: copy.payment,
      // An earlier payment says nothing about an unpaid renewal.
      detail: owedSince ? (
        <>
          {cards.unpaidSince} <Day at={owedSince} />
        </>
      ) : (
        <Badge tone={payment.tone}>{payment.label}</Badge>
      ),
    },
    ...(subscription.cancelAt && !subscription.endedAt
      ? [{ term: copy.activeUntil, detail: <Day at={subscription.cancelAt} /> }]
      : []),
    ...(subscription.endedAt
      ? [{ term: copy.endedAt, detail: <Day at={subscription.endedAt} /> }]
      : []),
    {
      term: copy.nextCharge,
      detail: nextChargeAt ? (
        <>
          {total} on <Day at={nextChargeAt} />
          {describeCredit(subscription.totalAmount, credit)}
        </>
      ) : (
        copy.none
      ),
    },
    ...(credit
      ? [
          {
            term: creditWords.term,
            detail: nextChargeAt
              ? `${sumDollars(credit)}. ${creditWords.used}.`
              : sumDollars(credit),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}
