import type { NewerVersion } from '#contract/problem';
import { Button } from '#ui/button';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';

type MoveConflictProps = {
  orderId: string;
  sentence: string;
  newer: NewerVersion;
  onDismiss: () => void;
};

/** Says what another admin did to the order that was moved. */
export function MoveConflict({ orderId, sentence, newer, onDismiss }: MoveConflictProps) {
  return (
    <EditConflictNotice
      key={newer.at}
      title={copy.conflict(newer.by, orderId, formatDateTime(newer.at))}
      action={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      }
      // Focus stays where the order was moved from.
      takesFocus={false}
    >
      <p>
        {sentence} {copy.notMoved}
      </p>
    </EditConflictNotice>
  );
}
