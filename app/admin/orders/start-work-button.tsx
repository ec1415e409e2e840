import type { Order } from '#contract/orders';
import { Button } from '#ui/button';
import { list as listCopy } from '../../copy/admin-list.ts';
import { delivery as copy } from '../../copy/admin-orders.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useBriefQuestion } from '../delivery/use-brief-question.tsx';

type StartWorkButtonProps = {
  order: Order;
  /** Resolves once the order is refetched. */
  onStart: () => Promise<void>;
  /** Moves focus before the button is removed. */
  onLeave: () => void;
};

/** Marks the order as in progress, for admins and the customer. */
export function StartWorkButton({ order, onStart, onLeave }: StartWorkButtonProps) {
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
