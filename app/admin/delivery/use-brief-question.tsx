import type { DeliveryClock } from '#contract/delivery-clock';
import type { StageChange } from '#contract/delivery-stages';
import { isPaused } from '#contract/describe-delivery';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { startWithoutBrief as copy } from '../../copy/admin-delivery.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';

type Waiting = { orderIds: readonly string[]; settle: (goesOn: boolean) => void };

/** Whether a change of an order that wasn’t begun starts the work on it. */
export function startsWork({ stage }: Pick<StageChange, 'stage'>): boolean {
  return stage !== undefined && stage !== 'requirements';
}

/** Asks before work starts on orders whose brief the shop still waits for. */
export function useBriefQuestion() {
  const { opening, open, onOpenChange } = useDialogState<Waiting>();

  function answer(goesOn: boolean) {
    opening?.subject.settle(goesOn);
    onOpenChange(false);
  }

  return {
    /** Whether to go on; without a question if no brief is missing. */
    confirmStart(orders: readonly (DeliveryClock & { orderId: string })[]): Promise<boolean> {
      const orderIds = orders
        .filter((order) => isPaused(order) && order.pause?.reason === 'brief')
        .map(({ orderId }) => orderId);
      if (orderIds.length === 0) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      open({ orderIds, settle: resolve });
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
