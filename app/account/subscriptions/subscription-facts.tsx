import type { Subscription } from '#contract/subscriptions';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { type Description, DescriptionList } from '#ui/description-list';
import { subscriptions as words } from '../../copy/account.ts';
import { cards, credit as creditWords } from '../../copy/account-billing.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars, sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { describeCredit } from '../billing/describe-credit.ts';

type SubscriptionFactsProps = {
  subscription: Subscription;
  /** What its next bills use up before the card is charged. */
  credit?: string | undefined;
};

/** What a subscription is and costs. */
export function SubscriptionFacts({ subscription, credit }: SubscriptionFactsProps) {
  const { billingInterval, nextChargeAt, paymentStatus, pastDueSince, endedAt } = subscription;
  const owedSince = endedAt ? null : pastDueSince;
  const total = exactDollars(centsFromDecimal(subscription.totalAmount));
  const payment = statusOf(paymentStatus);
  const items: Description[] = [
    { term: words.order, detail: subscription.orderId },
    { term: words.ordered, detail: <Day at={subscription.createdAt} /> },
    { term: words.plan, detail: words[billingInterval] },
    { term: words.support, detail: supportName(subscription.supportPackage) },
    {
      term: words.amount,
      detail: exactDollars(centsFromDecimal(subscription.totalMonthlyAmount)),
    },
    {
      term: words.payment,
      // What was paid for once says nothing of a renewal that is not.
      detail: owedSince ? (
        <>
          {cards.unpaidSince} <Day at={owedSince} />
        </>
      ) : (
        <Badge tone={payment.tone}>{payment.label}</Badge>
      ),
    },
    ...(subscription.cancelAt && !subscription.endedAt
      ? [{ term: words.activeUntil, detail: <Day at={subscription.cancelAt} /> }]
      : []),
    ...(subscription.endedAt
      ? [{ term: words.endedAt, detail: <Day at={subscription.endedAt} /> }]
      : []),
    {
      term: words.nextCharge,
      detail: nextChargeAt ? (
        <>
          {total} on <Day at={nextChargeAt} />
          {describeCredit(subscription.totalAmount, credit)}
        </>
      ) : (
        words.none
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
