import type { StageChange } from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import type { Order } from '#contract/orders';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import type { TableSelection } from '#ui/table';
import { unansweredRemarks as remarks } from '../../copy/admin-delivery.ts';
import { bulk as copy, list as listCopy, nouns } from '../../copy/admin-list.ts';
import { delivery } from '../../copy/admin-orders.ts';
import { getUnansweredCount, useAssignEach, useChangeStages } from '../../data/delivery-board.ts';
import { useStartOrders } from '../../data/orders.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useMoveQuestion } from '../delivery/use-move-question.tsx';
import { AssignMenu, BulkActions } from '../list/bulk-actions.tsx';
import { useBulk } from '../list/use-bulk.tsx';

type OrderBulkActionsProps = {
  isWorking: boolean;
  onStart: () => void;
  onChange: (change: Omit<StageChange, 'version'>) => void;
};

type SendAnywayProps = { orderId: string; onSend: () => Promise<void> };

type Change = Omit<StageChange, 'version'>;

/** Orders that are selected for a bulk action, and what became of it. */
export function useOrderSelection(rows: readonly Order[]) {
  const { selection, selectedRows, isWorking, run, settle, failures } = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ orderId }) => orderId,
    nouns: nouns.orders,
  });
  const changeAll = useChangeStages();
  const assignEach = useAssignEach();
  const startAll = useStartOrders();
  const { confirmMove, question } = useMoveQuestion();
  const toast = useToast();

  /** A stage may have sent an email, so only an assignment can be undone. */
  function change(body: Change) {
    const isAssignment = body.stage === undefined;
    return run({
      change: (orders) => changeAll(orders, body),
      ...(isAssignment && { undo: assignEach }),
      offer: ({ row, error }) =>
        getUnansweredCount(error) && (
          <SendAnyway orderId={row.orderId} onSend={() => sendAnyway(body, row)} />
        ),
    });
  }

  async function confirmAndRun(stage: DeliveryStage, act: () => Promise<void>) {
    if (await confirmMove(selectedRows, stage)) await act();
  }

  async function sendAnyway(body: Change, order: Order) {
    const [outcome] = await changeAll([order], { ...body, allowUnanswered: true });
    if (outcome?.error) throw outcome.error;
    toast({ title: listCopy.success, description: remarks.sent(order.orderId) });
    settle(order);
  }

  const actions = (
    <OrderBulkActions
      isWorking={isWorking}
      // Customers see at once that the work has started.
      onStart={() => void confirmAndRun('development', () => run({ change: startAll }))}
      onChange={(body) =>
        void (body.stage ? confirmAndRun(body.stage, () => change(body)) : change(body))
      }
    />
  );
  return {
    selection: { ...selection, actions } satisfies TableSelection<Order>,
    failures,
    question,
  };
}

/** Sends the next preview of one order although remarks have no answer. */
function SendAnyway({ orderId, onSend }: SendAnywayProps) {
  const [send, isSending] = useAction(onSend, { title: remarks.failed(orderId) });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={remarks.sendAnywayOf(orderId)}
      loading={isSending && remarks.sending}
      onClick={() => void send()}
    >
      {remarks.sendAnyway}
    </Button>
  );
}

/** What can be done with several orders at once. */
function OrderBulkActions({ onStart, onChange, ...actions }: OrderBulkActionsProps) {
  return (
    <BulkActions permission="orders.deliver" {...actions}>
      <Button variant="quiet" size="small" onClick={onStart}>
        {delivery.start}
      </Button>
      <Menu
        label={copy.move}
        groups={[
          deliveryStages.map((stage) => ({
            label: stageName(stage),
            onSelect: () => onChange({ stage }),
          })),
        ]}
      />
      <AssignMenu onChange={(assigneeId) => onChange({ assigneeId })} />
    </BulkActions>
  );
}
