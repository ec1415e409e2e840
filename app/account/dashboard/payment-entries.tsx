import type { Subscription } from '#contract/subscriptions';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { cancellation } from '../../copy/account.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { Day } from '../../format/day.tsx';
import { sumDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import type { Payment } from '../billing/describe-payment.ts';
import { NextCharge } from '../billing/next-charge.tsx';

type EntryProps = { subscription: Subscription };

/** The next charge, with the credit that is there for it. */
export function ChargeEntry({ subscription, credit, card }: EntryProps & Payment) {
  return (
    <>
      <Website subscription={subscription} />
      <Text weight="medium" numeric>
        {copy.nextCharge}: <NextCharge subscription={subscription} credit={credit} card={card} />
      </Text>
      <Text size="small" tone="soft" numeric>
        {copy.billed[subscription.billingInterval]}
        {credit && ` ${copy.creditLeft(sumDollars(credit))}`}
      </Text>
    </>
  );
}

/** The end of a subscription that is charged no more. */
export function EndEntry({ subscription }: EntryProps) {
  const { cancelAt } = subscription;
  return (
    <>
      <Website subscription={subscription} />
      {cancelAt && (
        <Text>
          {cancellation.endsOn} <Day at={cancelAt} />
        </Text>
      )}
      <Text size="small" tone="soft">
        {cancellation.untilTitle}
      </Text>
    </>
  );
}

function Website({ subscription: { orderId, product } }: EntryProps) {
  return (
    <div>
      <TextLink href={paths.dashboardSubscription(orderId)} weight="medium">
        <bdi>{product.title}</bdi>
      </TextLink>
    </div>
  );
}
