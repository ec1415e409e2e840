import type { Credit, StoredCard } from '#contract/billing';
import { describeCard } from '#contract/card-name';
import type { Subscription } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { cancellation, subscriptions as subscriptionWords } from '../../copy/account.ts';
import { cards as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';
import { isBilled } from './billing-status.ts';
import * as css from './card-row.css.ts';
import { CardRow } from './card-row.tsx';
import type { Listed } from './listed.ts';
import { NextCharge } from './next-charge.tsx';

type CardsProps = {
  subscriptions: Listed<Subscription>;
  credits?: readonly Credit[];
  /** None while they load or if that failed. */
  storedCards?: readonly StoredCard[];
};

export function Cards({ subscriptions, credits = [], storedCards = [] }: CardsProps) {
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <Text tone="soft" size="small" measure>
          {copy.hint}
        </Text>
      </Stack>
      <Rows {...subscriptions} credits={credits} storedCards={storedCards} />
    </Stack>
  );
}

type RowsProps = Listed<Subscription> & Required<Pick<CardsProps, 'credits' | 'storedCards'>>;

function Rows({ items, credits, storedCards, failed, onRetry }: RowsProps) {
  if (failed && !items) {
    return <LoadFailed title={subscriptionWords.failed} failed={failed} onRetry={onRetry} />;
  }
  if (!items) {
    return (
      <div>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <div aria-hidden="true" className={`${css.row} ${css.grounds.page}`}>
          <div className={css.words}>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
          <Skeleton shape="button" width="short" />
        </div>
      </div>
    );
  }
  const billed = items.filter(isBilled);
  if (billed.length === 0) return <Text>{copy.empty}</Text>;
  return (
    <Stack gap="none" as="ul">
      {billed.map((subscription) => (
        <CardRow key={subscription.id} subscription={subscription} ground="page">
          <div className={css.facts}>
            <span>{subscription.orderId}</span>
            <CardOf card={storedCards.find(({ orderId }) => orderId === subscription.orderId)} />
            <Charge
              subscription={subscription}
              credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
            />
          </div>
        </CardRow>
      ))}
    </Stack>
  );
}

function CardOf({ card }: { card: StoredCard | undefined }) {
  if (!card) return null;
  const month = String(card.expMonth).padStart(2, '0');
  return (
    <span>
      {describeCard(card)}, {copy.expires(month, card.expYear)}
    </span>
  );
}

type ChargeProps = { subscription: Subscription; credit: string | undefined };

function Charge({ subscription, credit }: ChargeProps) {
  const { cancelAt, pastDueSince } = subscription;
  if (lifecycleStageOf(subscription) === 'cancellation_requested')
    return <span>{cancellation.pending}</span>;
  if (cancelAt) return <Dated lead={cancellation.endsOn} at={cancelAt} />;
  if (pastDueSince) return <Dated lead={copy.unpaidSince} at={pastDueSince} />;
  return (
    <span>
      <NextCharge subscription={subscription} credit={credit} />
    </span>
  );
}

function Dated({ lead, at }: { lead: string; at: string }) {
  return (
    <span>
      {lead} <Day at={at} />
    </span>
  );
}
