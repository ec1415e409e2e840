import { useId, useState } from 'react';
import type { Credit, StoredCard } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { cancellation } from '../../copy/account.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { Day } from '../../format/date-time.tsx';
import { sumDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import type { Payment } from '../billing/describe-payment.ts';
import { NextCharge } from '../billing/next-charge.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { nextOf } from './next-of.ts';
import * as css from './up-next.css.ts';

type EntryProps = { subscription: Subscription };

type UpNextProps = {
  /** Undefined while they load. */
  subscriptions: readonly Subscription[] | undefined;
  credits: readonly Credit[];
  storedCards: readonly StoredCard[];
  /** Decides whether a delivery is late. */
  now: Date;
};

/** The deliveries under way; without one the next charge, or the next subscription to end. */
export function UpNext(props: UpNextProps) {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="xs">
        <Heading level={2} size={3} id={titleId}>
          {copy.upNext}
        </Heading>
        <Entries {...props} />
      </Stack>
    </Panel>
  );
}

function Entries({ subscriptions, credits, storedCards, now }: UpNextProps) {
  if (!subscriptions) {
    return (
      <div aria-busy="true" className={css.entry}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    );
  }
  const { deliveries, charged, ending } = nextOf(subscriptions);
  if (deliveries.length > 0) return <Deliveries deliveries={deliveries} now={now} />;
  const isOfCharged = ({ orderId }: { orderId: string }) => orderId === charged?.orderId;
  return (
    <div className={css.entry}>
      {charged && (
        <ChargeEntry
          subscription={charged}
          credit={credits.find(isOfCharged)?.amount}
          card={storedCards.find(isOfCharged)}
        />
      )}
      {ending && <EndEntry subscription={ending} />}
      {!charged && !ending && <Text tone="soft">{copy.nothingNext}</Text>}
    </div>
  );
}

type DeliveriesProps = Pick<UpNextProps, 'now'> & { deliveries: readonly Subscription[] };

function Deliveries({ deliveries, now }: DeliveriesProps) {
  return (
    <ul>
      {useStableOrder(deliveries).map((subscription) => (
        <li key={subscription.id} className={css.entry}>
          <DeliveryEntry subscription={subscription} now={now} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Keeps what was shown in its order, so that a refresh moves nothing under the cursor. What is new
 * comes last.
 */
export function useStableOrder<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const [shown, setShown] = useState<readonly number[]>([]);
  const added = items.filter(({ id }) => !shown.includes(id)).map(({ id }) => id);
  const order = [...shown, ...added];
  // Set while rendering, so that it is known before the next items arrive.
  if (added.length > 0) setShown(order);
  return items.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** The next charge, with the credit that is there for it. */
function ChargeEntry({ subscription, credit, card }: EntryProps & Payment) {
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
function EndEntry({ subscription }: EntryProps) {
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
