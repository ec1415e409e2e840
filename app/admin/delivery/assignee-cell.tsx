import type { BoardOrder } from '#contract/delivery-stages';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { useChangeStage } from '../../data/delivery-board.ts';
import { AutosaveSelect } from '../list/autosave-select.tsx';

/** Assigns an order to an admin. A change that another admin made first is kept and explained. */
export function AssigneeCell({ order }: { order: BoardOrder }) {
  const { assignees = [] } = useAssignees();
  const change = useChangeStage();
  const { id, orderId, assignee, stageVersion: version } = order;
  const isListed = !assignee || assignees.some((admin) => admin.id === assignee.id);
  return (
    <AutosaveSelect
      label={copy.assigneeOf(orderId)}
      options={[
        { value: '', label: copy.unassigned },
        ...[...assignees, ...(isListed ? [] : [assignee])].map((admin) => ({
          value: String(admin.id),
          label: admin.name,
        })),
      ]}
      value={String(assignee?.id ?? '')}
      onChange={(chosen) => change(id, { assigneeId: Number(chosen) || null, version })}
      done={copy.assigned(orderId)}
      permission="orders.deliver"
    />
  );
}
