import { useId } from 'react';
import type { Credit, StoredCard } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { DeliveryEntry } from './delivery-entry.tsx';
import { nextOf } from './next-of.ts';
import { ChargeEntry, EndEntry } from './payment-entries.tsx';
import * as css from './up-next.css.ts';
import { useStableOrder } from './use-stable-order.ts';

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
