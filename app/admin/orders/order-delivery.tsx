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
  /** What was handed over, by name; undefined while that is not known. */
  credentialLabels: readonly string[] | undefined;
  now: Date;
  onStart: () => Promise<void>;
  /** Opens the form of the handover. */
  onDeliver: () => void;
};

/** How far a website is on its way, and the next step. Nothing before it is paid for. */
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
  const facts = deliveryDetails(order, credentialLabels);
  // Promised is what is paid and has not ended.
  const canDeliver = promisedAt !== null;
  if (!canDeliver && !deliveredAt) return null;
  return (
    <Panel as="section" labelledBy={titleId} padding="small">
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
              promisedAt && <Promised at={promisedAt} now={now} />
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
                opensDialog
                onClick={onDeliver}
              >
                {deliveredAt ? copy.replace : copy.deliver}
              </Button>
            </Inline>
          )}
        </Inline>
        {facts.length > 0 && <DescriptionList items={facts} />}
      </Stack>
    </Panel>
  );
}

function Promised({ at, now }: { at: string; now: Date }) {
  return (
    <>
      <DeadlineBadge promisedAt={at} now={now} />
      <Text as="span" size="small" tone="soft">
        {copy.promised} <DateTime at={at} />
      </Text>
    </>
  );
}
