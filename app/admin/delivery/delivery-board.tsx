import type { DeliveryBoard as Stages } from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import { deliveryStages } from '#db/values/enumerations';
import { Board } from '#ui/board';
import { Stack } from '#ui/stack';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { useMay } from '../../data/permissions.ts';
import { paths } from '../../paths.ts';
import { BoardCardFacts } from './board-card-facts.tsx';
import { MoveConflict } from './move-conflict.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { useStageMoves } from './use-stage-moves.ts';

/** `board` is undefined while loading. */
type DeliveryBoardProps = { board: Stages | undefined; now: Date };

const columns = deliveryStages.map((stage) => ({ id: stage, title: stageName(stage) }));

/** Undelivered orders in a column for each stage. */
export function DeliveryBoard({ board, now }: DeliveryBoardProps) {
  const orders = board?.flatMap((column) => column.orders) ?? [];
  const may = useMay();
  const { move, question, conflict, dismissConflict, review } = useStageMoves(orders);
  return (
    <Stack gap="s">
      {conflict && <MoveConflict conflict={conflict} onDismiss={dismissConflict} />}
      <Board
        aria-label={copy.board}
        columns={columns}
        cards={orders.map((order) => ({
          id: String(order.id),
          columnId: order.stage,
          title: order.orderId,
          href: paths.adminOrder(order.orderId),
          content: <BoardCardFacts order={order} now={now} />,
        }))}
        onMove={move}
        canMove={() => may('orders.deliver')}
        level={2}
        loading={!board}
        texts={{ count: copy.count, empty: copy.none, loading: copy.loading }}
      />
      {question}
      {review.opening && (
        <PreviewDialog
          key={review.opening.key}
          order={review.opening.subject.order}
          open={review.opening.isOpen}
          onSubmit={review.submit}
          onCancel={review.cancel}
        />
      )}
    </Stack>
  );
}
