import type { Subscription } from '#contract/subscriptions';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { type Description, DescriptionList } from '#ui/description-list';
import { subscriptions as copy, liveSite } from '../../copy/account.ts';
import { cards, credit as creditWords } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import type { Payment } from '../billing/describe-payment.ts';
import { NextCharge } from '../billing/next-charge.tsx';
import { DiscountFacts } from './discount-facts.tsx';
import { LiveSiteStatus } from './live-site-status.tsx';

type SubscriptionFactsProps = Payment & {
  subscription: Subscription;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
};

export function SubscriptionFacts({ subscription, credit, card, now }: SubscriptionFactsProps) {
  const { nextChargeAt, paymentStatus, pastDueSince, endedAt, discount, site } = subscription;
  const owedSince = endedAt ? null : pastDueSince;
  const payment = statusOf(paymentStatus);
  const items: Description[] = [
    ...(site ? [{ term: liveSite.term, detail: <LiveSiteStatus site={site} now={now} /> }] : []),
    { term: copy.order, detail: subscription.orderId },
    { term: copy.ordered, detail: <Day at={subscription.createdAt} /> },
    { term: copy.plan, detail: planOf(subscription) },
    { term: copy.support, detail: supportName(subscription.supportPackage) },
    // Nothing is charged anymore, and the invoices say what was.
    ...(endedAt
      ? []
      : [
          {
            term: copy.amount,
            detail: exactMoney(centsFromDecimal(subscription.totalMonthlyAmount)),
          },
        ]),
    ...(discount
      ? [
          {
            term: copy.discount,
            detail: <DiscountFacts subscription={subscription} discount={discount} />,
          },
        ]
      : []),
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
        <NextCharge subscription={subscription} credit={credit} card={card} />
      ) : owedSince && !subscription.cancelAt ? (
        copy.afterPayment
      ) : (
        copy.none
      ),
    },
    ...(credit
      ? [
          {
            term: creditWords.term,
            detail: nextChargeAt ? `${sumMoney(credit)}. ${creditWords.used}.` : sumMoney(credit),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}

/** With the amount that is charged, which differs from the monthly one. */
function planOf({ billingInterval, totalAmount }: Subscription): string {
  const name = copy[billingInterval];
  return billingInterval === 'year' ? `${name}, ${copy.perYear(sumMoney(totalAmount))}` : name;
}
