import { useId, useRef } from 'react';
import { isPaused } from '#contract/describe-delivery';
import type { Order, OrderDetails } from '#contract/orders';
import type { OrderReview } from '#contract/reviews';
import { Button, ButtonLink } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderProgress as texts } from '../../copy/admin-delivery.ts';
import { delivery as copy, liveAddressForm } from '../../copy/admin-orders.ts';
import { checkLiveAddress } from '../../data/address-checks.ts';
import { useOrderBrief } from '../../data/briefs.ts';
import { useOrderMutations } from '../../data/orders.ts';
import { useMay } from '../../data/permissions.ts';
import { useOrderReview } from '../../data/reviews.ts';
import { DateTime } from '../../format/date-time.tsx';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DeadlineBadge } from './delivery-deadline.tsx';
import { deliveryDetails } from './delivery-details.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { addressInBrief } from './delivery-draft.ts';
import { isInStage } from './is-in-stage.ts';
import { LiveAddressDialog } from './live-address-dialog.tsx';
import { liveSiteDetails } from './live-site-details.tsx';
import { useOrderPlacement } from './use-order-placement.tsx';

/** What an order waits for most. */
type NextStep = 'remind' | 'start' | 'review' | 'remarks' | 'deliver';

type OrderProgressProps = {
  order: OrderDetails;
  now: Date;
  /** Starts a message that reminds the customer of what the order waits for. */
  onRemind: () => void;
};

/** How far a paid order is, and its next step. Renders nothing before payment. */
export function OrderProgress({ order, now, onRemind }: OrderProgressProps) {
  const { deliver: send, changeLiveAddress } = useOrderMutations(order.id);
  /** Each about the order when the form was opened. */
  const delivering = useDialogState<OrderDetails>();
  const moving = useDialogState<OrderDetails>();
  const titleId = useId();
  const deliver = useRef<HTMLButtonElement>(null);
  const may = useMay();
  const { paidAt, deliveredAt, status } = order;
  const isDeliverable = paidAt !== null && status !== 'cancelled';
  const canDeliver = isDeliverable && may('orders.deliver');
  const { brief } = useOrderBrief(canDeliver ? order.id : null);
  const { review } = useOrderReview(isInStage(order) ? order.id : null);
  const { facts, move, isMoving, conflict, dialogs } = useOrderPlacement(order);
  const next = nextStepOf(order, review);
  const check = (url: string) =>
    checkLiveAddress(url, { orderId: order.id, domain: brief?.answers.domainName });
  if (!isDeliverable && !deliveredAt) return null;

  const acts: Record<Exclude<NextStep, 'deliver' | 'remarks'>, () => void> = {
    remind: onRemind,
    start: () => move('development'),
    review: () => move('review'),
  };
  const canGoOn = next === 'remind' ? may('orders.message') : canDeliver;
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="s">
        {conflict}
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
              <>
                <DeadlineBadge clock={order} now={now} />
                <Text as="span" size="small" tone="soft">
                  <DeliverySentence clock={order} now={now} />
                </Text>
              </>
            )}
          </Inline>
          <Inline gap="xs">
            {canDeliver && status === 'delivered' && (
              <Button
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => moving.open(order)}
              >
                {liveAddressForm.action}
              </Button>
            )}
            {canDeliver && (
              <Button
                ref={deliver}
                size="small"
                variant={next === 'deliver' ? 'primary' : 'quiet'}
                aria-haspopup="dialog"
                onClick={() => delivering.open(order)}
              >
                {deliveredAt ? copy.replace : copy.deliver}
              </Button>
            )}
            {next === 'remarks' && (
              <ButtonLink size="small" href="#review">
                {texts.next.remarks}
              </ButtonLink>
            )}
            {/* One button for these steps, so that the focus stays when one is done. */}
            {next && next !== 'deliver' && next !== 'remarks' && canGoOn && (
              <Button
                size="small"
                loading={isMoving && next === 'start' && texts.next.starting}
                {...(next === 'review' && { 'aria-haspopup': 'dialog' })}
                onClick={acts[next]}
              >
                {texts.next[next]}
              </Button>
            )}
          </Inline>
        </Inline>
        <DescriptionList
          layout="columns"
          items={[...facts, ...liveSiteDetails(order, now), ...deliveryDetails(order)]}
        />
      </Stack>
      {dialogs}
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

/** The next step of an order; undefined while there is nothing to make. */
export function nextStepOf(order: Order, review: OrderReview | undefined): NextStep | undefined {
  if (!isInStage(order)) return undefined;
  const [newest] = review?.rounds ?? [];
  switch (order.stage) {
    case 'requirements':
      return isPaused(order) && order.pause?.reason === 'brief' ? 'remind' : 'start';
    case 'development':
      return newest?.remarks.some(({ answer }) => answer === null) ? 'remarks' : 'review';
    case 'review':
      return newest ? 'remarks' : 'remind';
    case 'release':
      return 'deliver';
  }
}
