import type { Order } from '#contract/orders';
import { Button, ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { Dialog } from '#ui/dialog';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { useOrder } from '../../data/orders.ts';
import { paths } from '../../paths.ts';
import { OrderFacts } from './order-facts.tsx';

type OrderDialogProps = {
  /** The order as listed; its discount is loaded. */
  order: Order;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The facts about an order, with a link to its page. */
export function OrderDialog({ order: listed, open, onOpenChange }: OrderDialogProps) {
  const { order = listed, order: known } = useOrder(listed.id);
  const facts = { order, discount: known?.discount, level: 3 } as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title(order.orderId)}
      size="large"
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {listCopy.close}
          </Button>
          <ButtonLink href={paths.adminOrder(order.orderId)}>{copy.open}</ButtonLink>
        </>
      }
    >
      <Columns gap="xl">
        <OrderFacts about="order" {...facts} />
        <OrderFacts about="product" {...facts} />
        <OrderFacts about="customer" {...facts} />
        <OrderFacts about="support" {...facts} />
      </Columns>
    </Dialog>
  );
}
