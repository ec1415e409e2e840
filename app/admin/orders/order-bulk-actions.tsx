import type { StageChange } from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import { deliveryStages } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import { bulk as copy } from '../../copy/admin-list.ts';
import { delivery } from '../../copy/admin-orders.ts';
import { AssignMenu, BulkActions } from '../list/bulk-actions.tsx';

type OrderBulkActionsProps = {
  isWorking: boolean;
  onStart: () => void;
  onChange: (change: Omit<StageChange, 'version'>) => void;
};

/** What can be done with several orders at once. */
export function OrderBulkActions({ onStart, onChange, ...actions }: OrderBulkActionsProps) {
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
