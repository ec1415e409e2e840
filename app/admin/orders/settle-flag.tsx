import type { OrderFlag } from '#contract/order-flags';
import { Button } from '#ui/button';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderAlerts as copy } from '../../copy/admin-refunds.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type SettleFlagProps = {
  orderId: string;
  /** Returns the flags that were raised in the meantime. */
  onSettle: () => Promise<OrderFlag[]>;
};

/** Marks the flags as reviewed by an admin. */
export function SettleFlag({ orderId, onSettle }: SettleFlagProps) {
  const toast = useToast();
  const [settle, isSettling] = useAction(
    async () => {
      const { length } = await onSettle();
      toast(
        length > 0 ? copy.more : { title: listCopy.success, description: copy.settled(orderId) },
      );
    },
    { title: listCopy.error },
  );

  return (
    <Button variant="quiet" size="small" loading={isSettling && copy.settling} onClick={settle}>
      {copy.settle}
    </Button>
  );
}
