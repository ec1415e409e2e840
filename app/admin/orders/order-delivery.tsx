import { useId, useRef } from 'react';
import type { DeliveryClock } from '#contract/delivery-clock';
import type { Order, OrderDetails } from '#contract/orders';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listCopy } from '../../copy/admin-list.ts';
import { delivery as copy, liveAddressForm } from '../../copy/admin-orders.ts';
import { checkLiveAddress } from '../../data/address-checks.ts';
import { useOrderBrief } from '../../data/briefs.ts';
import { useOrderMutations } from '../../data/orders.ts';
import { useMay } from '../../data/permissions.ts';
import { DateTime } from '../../format/date-time.tsx';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { useBriefQuestion } from '../delivery/use-brief-question.tsx';
import { DeadlineBadge } from './deadline-badge.tsx';
import { deliveryDetails } from './delivery-details.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { addressInBrief } from './delivery-draft.ts';
import { LiveAddressDialog } from './live-address-dialog.tsx';
import { liveSiteDetails } from './live-site-details.tsx';

type StartWorkButtonProps = {
  order: Order;
  /** Resolves once the order is refetched. */
  onStart: () => Promise<void>;
  /** Moves focus before the button is removed. */
  onLeave: () => void;
};

/** The delivery status of a paid order, and the next step. Renders nothing before payment. */
export function OrderDelivery({ order, now }: { order: OrderDetails; now: Date }) {
  const { start, deliver: send, changeLiveAddress } = useOrderMutations(order.id);
  /** Each about the order when the form was opened. */
  const delivering = useDialogState<OrderDetails>();
  const moving = useDialogState<OrderDetails>();
  const titleId = useId();
  const deliver = useRef<HTMLButtonElement>(null);
  const { paidAt, deliveredAt, status } = order;
  const details = [...liveSiteDetails(order, now), ...deliveryDetails(order)];
  const may = useMay();
  const isDeliverable = paidAt !== null && status !== 'cancelled';
  const canDeliver = isDeliverable && may('orders.deliver');
  const { brief } = useOrderBrief(canDeliver ? order.id : null);
  const check = (url: string) =>
    checkLiveAddress(url, { orderId: order.id, domain: brief?.answers.domainName });
  if (!isDeliverable && !deliveredAt) return null;
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Inline gap="s">
            <Heading level={2} size={4} id={titleId}>
              {copy.title}
            </Heading>
            {deliveredAt ? (
              <Text as="span" size="small" tone="soft">
                {copy.delivered} <DateTime at={deliveredAt} />
              </Text>
            ) : (
              <Due clock={order} now={now} />
            )}
          </Inline>
          {canDeliver && (
            <Inline gap="xs">
              {status === 'pending' && (
                <StartWorkButton
                  order={order}
                  onStart={start}
                  onLeave={() => deliver.current?.focus()}
                />
              )}
              {status === 'delivered' && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-haspopup="dialog"
                  onClick={() => moving.open(order)}
                >
                  {liveAddressForm.action}
                </Button>
              )}
              <Button
                ref={deliver}
                size="small"
                variant={deliveredAt ? 'quiet' : 'primary'}
                aria-haspopup="dialog"
                onClick={() => delivering.open(order)}
              >
                {deliveredAt ? copy.replace : copy.deliver}
              </Button>
            </Inline>
          )}
        </Inline>
        {details.length > 0 && <DescriptionList items={details} />}
      </Stack>
      {moving.opening && (
        <LiveAddressDialog
          key={moving.opening.key}
          read={moving.opening.subject}
          order={order}
          open={moving.opening.isOpen}
          onClose={() => moving.onOpenChange(false)}
          onChange={changeLiveAddress}
          onCheckAddress={check}
        />
      )}
      {delivering.opening && (
        <DeliveryDialog
          key={delivering.opening.key}
          read={delivering.opening.subject}
          order={order}
          open={delivering.opening.isOpen}
          onOpenChange={delivering.onOpenChange}
          onDeliver={send}
          onCheckAddress={check}
          suggestedAddress={addressInBrief(brief?.answers)}
        />
      )}
    </Panel>
  );
}

function Due({ clock, now }: { clock: DeliveryClock; now: Date }) {
  return (
    <>
      <DeadlineBadge clock={clock} now={now} />
      <Text as="span" size="small" tone="soft">
        <DeliverySentence clock={clock} now={now} />
      </Text>
    </>
  );
}

/** Marks the order as in progress, for admins and the customer. */
function StartWorkButton({ order, onStart, onLeave }: StartWorkButtonProps) {
  const { orderId } = order;
  const { confirmStart, question } = useBriefQuestion();
  const toast = useToast();
  const [start, isStarting] = useAction(
    async () => {
      await onStart();
      onLeave();
      toast({ title: listCopy.success, description: copy.started(orderId) });
    },
    { title: listCopy.error },
  );

  async function ask() {
    if (await confirmStart([order])) start();
  }

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        loading={isStarting && copy.starting}
        onClick={() => void ask()}
      >
        {copy.start}
      </Button>
      {question}
    </>
  );
}
