import type { Order } from '#contract/orders';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { list as listWords } from '../../copy/admin-list.ts';
import { orderDetails as words } from '../../copy/admin-orders.ts';
import { useOrder, useOrderTimeline } from '../../data/orders.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { DetailSection } from '../detail-section.tsx';
import { customerFacts, orderFacts, productFacts, supportFacts } from './order-facts.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type OrderDialogProps = {
  /** As the table has it; its payments and its story follow. */
  order: Order;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** An order in full. */
export function OrderDialog({ order, open, onOpenChange }: OrderDialogProps) {
  const known = useOrder(order.id);
  const story = useOrderTimeline(order.id);
  const now = known.order ?? order;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(order.orderId)}
      size="large"
      actions={<Button onClick={() => onOpenChange(false)}>{listWords.close}</Button>}
    >
      <Stack gap="xl">
        {now.paymentFlag && (
          <Notice tone="critical" title={words.flagged}>
            {now.paymentFlag}
          </Notice>
        )}
        <Columns gap="xl">
          <DetailSection title={words.order.title}>
            <DescriptionList items={orderFacts(now)} />
          </DetailSection>
          <Stack gap="xl">
            <DetailSection title={words.customer.title}>
              <DescriptionList items={customerFacts(now)} />
            </DetailSection>
            <DetailSection title={words.support.title}>
              <DescriptionList items={supportFacts(now)} />
            </DetailSection>
          </Stack>
        </Columns>
        <DetailSection title={words.product.title}>
          <DescriptionList items={productFacts(now)} />
        </DetailSection>
        <OrderPayments
          payments={known.order?.payments}
          failed={sentenceOf(known.error)}
          onRetry={known.retry}
        />
        <OrderTimeline
          events={story.events}
          failed={sentenceOf(story.error)}
          onRetry={story.retry}
        />
      </Stack>
    </Dialog>
  );
}
