import { Button } from '#ui/button';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../../shell/versions/edit-conflict-notice.tsx';
import type { Conflict } from './use-stage-moves.ts';

/** Says what another admin did to the order that was moved. */
export function MoveConflict({
  conflict: { order, sentence, newer },
  onDismiss,
}: {
  conflict: Conflict;
  onDismiss: () => void;
}) {
  return (
    <EditConflictNotice
      key={newer.at}
      title={copy.conflict(newer.by, order.orderId, formatDateTime(newer.at))}
      action={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      }
      // Focus stays on the card.
      takesFocus={false}
    >
      <p>
        {sentence} {copy.notMoved}
      </p>
    </EditConflictNotice>
  );
}
