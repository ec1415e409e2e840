import type { DeliveryClock } from '#contract/delivery-clock';
import { isPaused } from '#contract/describe-delivery';
import type { DeliveryStage } from '#db/values/enumerations';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { backToRequirements, startWithoutBrief } from '../../copy/admin-delivery.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';

type Asked = DeliveryClock & { orderId: string; stage: DeliveryStage | null };

type Waiting = {
  copy: typeof startWithoutBrief | typeof backToRequirements;
  orderIds: readonly string[];
  settle: (goesOn: boolean) => void;
};

/**
 * Asks before work starts on orders whose brief the shop still waits for, and before orders go back to
 * wait for it.
 */
export function useMoveQuestion() {
  const { opening, open, onOpenChange } = useDialogState<Waiting>();
  const copy = opening?.subject.copy ?? startWithoutBrief;

  function answer(goesOn: boolean) {
    opening?.subject.settle(goesOn);
    onOpenChange(false);
  }

  return {
    /** Whether to go on; without a question if there is nothing to know. */
    confirmMove(orders: readonly Asked[], stage: DeliveryStage): Promise<boolean> {
      const goesBack = stage === 'requirements';
      const asked = orders.filter((order) =>
        goesBack ? order.stage !== 'requirements' : waitsForBrief(order),
      );
      if (asked.length === 0) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      open({
        copy: goesBack ? backToRequirements : startWithoutBrief,
        orderIds: asked.map(({ orderId }) => orderId),
        settle: resolve,
      });
      return promise;
    },
    question: (
      <ConfirmDialog
        open={opening?.isOpen === true}
        onOpenChange={(isOpen) => isOpen || answer(false)}
        title={copy.title}
        description={copy.description(opening?.subject.orderIds ?? [])}
        confirmLabel={copy.confirm}
        onConfirm={() => answer(true)}
      />
    ),
  };
}

/** Whether an order in the first stage waits for its brief. */
function waitsForBrief(order: Asked): boolean {
  return order.stage === 'requirements' && isPaused(order) && order.pause?.reason === 'brief';
}
