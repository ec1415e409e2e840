import { useId, useRef } from 'react';
import type { Order } from '#contract/orders';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { delivery as copy } from '../../copy/admin-orders.ts';
import { DateTime } from '../../format/date-time.tsx';
import { DeadlineBadge } from './deadline-badge.tsx';
import { deliveryDetails } from './delivery-details.tsx';
import { StartWorkButton } from './start-work-button.tsx';

type OrderDeliveryProps = {
  order: Order;
  /** The names of the delivered credentials; undefined while loading. */
  credentialLabels: readonly string[] | undefined;
  now: Date;
  onStart: () => Promise<void>;
  /** Opens the delivery form. */
  onDeliver: () => void;
};

/** The delivery status of a paid order, and the next step. Renders nothing before payment. */
export function OrderDelivery({
  order,
  credentialLabels,
  now,
  onStart,
  onDeliver,
}: OrderDeliveryProps) {
  const titleId = useId();
  const deliver = useRef<HTMLButtonElement>(null);
  const { orderId, promisedAt, deliveredAt, status } = order;
  const details = deliveryDetails(order, credentialLabels);
  // Only paid orders that have not ended have a deadline.
  const canDeliver = promisedAt !== null;
  if (!canDeliver && !deliveredAt) return null;
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Inline gap="s">
            <Heading level={3} size={4} id={titleId}>
              {copy.title}
            </Heading>
            {deliveredAt ? (
              <Text as="span" size="small" tone="soft">
                {copy.delivered} <DateTime at={deliveredAt} />
              </Text>
            ) : (
              promisedAt && <DueBy at={promisedAt} now={now} />
            )}
          </Inline>
          {canDeliver && (
            <Inline gap="xs">
              {status === 'pending' && (
                <StartWorkButton
                  orderId={orderId}
                  onStart={onStart}
                  onLeave={() => deliver.current?.focus()}
                />
              )}
              <Button
                ref={deliver}
                size="small"
                variant={deliveredAt ? 'quiet' : 'primary'}
                aria-haspopup="dialog"
                onClick={onDeliver}
              >
                {deliveredAt ? copy.replace : copy.deliver}
              </Button>
            </Inline>
          )}
        </Inline>
        {details.length > 0 && <DescriptionList items={details} />}
      </Stack>
    </Panel>
  );
}

function DueBy({ at, now }: { at: string; now: Date }) {
  return (
    <>
      <DeadlineBadge promisedAt={at} now={now} />
      <Text as="span" size="small" tone="soft">
        {copy.promised} <DateTime at={at} />
      </Text>
    </>
  );
}
