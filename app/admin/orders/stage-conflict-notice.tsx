import { stageName } from '#contract/describe-delivery';
import type { Order } from '#contract/orders';
import type { NewerVersion } from '#contract/problem';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { stageForm as copy, deliveryBoard } from '../../copy/admin-delivery.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';

/** What another admin did while the form was filled in. */
export type StageConflict = {
  sentence: string;
  newer: NewerVersion;
  /** Whether they changed a field that was changed here, too. */
  isAsked: boolean;
};

type StageConflictNoticeProps = {
  conflict: StageConflict;
  /** The current order. */
  order: Order;
  assignees: readonly { id: number; name: string }[];
  /** Keeps the other admin’s changes. */
  onKeep: () => void;
};

/** Shows what another admin changed while this form was open. */
export function StageConflictNotice({
  conflict: { sentence, newer, isAsked },
  order: { orderId, stage, previewUrl, assigneeId },
  assignees,
  onKeep,
}: StageConflictNoticeProps) {
  const assignee = assignees.find(({ id }) => id === assigneeId)?.name ?? copy.unassigned;
  return (
    <EditConflictNotice
      key={newer.at}
      title={deliveryBoard.conflict(newer.by, orderId, formatDateTime(newer.at))}
      action={
        <Button variant="quiet" size="small" onClick={onKeep}>
          {copy.keep}
        </Button>
      }
    >
      <p>
        {sentence} {isAsked ? copy.conflictLead : copy.mergedLead}
      </p>
      <DescriptionList
        items={[
          ...(stage ? [{ term: copy.stage, detail: stageName(stage) }] : []),
          { term: copy.assignee, detail: <bdi>{assignee}</bdi> },
          ...(previewUrl ? [{ term: copy.preview, detail: <bdi>{previewUrl}</bdi> }] : []),
        ]}
      />
    </EditConflictNotice>
  );
}
