import type { StageChange } from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import { deliveryStages } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import { stageForm } from '../../copy/admin-delivery.ts';
import { bulk as copy } from '../../copy/admin-list.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import type { CsvFile } from '../../data/lists.ts';
import { DownloadCsvButton } from '../list/download-csv-button.tsx';

type OrderBulkActionsProps = {
  isWorking: boolean;
  onChange: (change: Omit<StageChange, 'version'>) => void;
  fetchCsv: () => Promise<CsvFile>;
};

/** What can be done with several orders at once. */
export function OrderBulkActions({ isWorking, onChange, fetchCsv }: OrderBulkActionsProps) {
  const { assignees = [] } = useAssignees();
  if (isWorking) {
    return (
      <Button variant="quiet" size="small" loading={copy.working}>
        {copy.move}
      </Button>
    );
  }
  return (
    <>
      <Menu
        label={copy.move}
        groups={[
          deliveryStages.map((stage) => ({
            label: stageName(stage),
            onSelect: () => onChange({ stage }),
          })),
        ]}
      />
      <Menu
        label={copy.assign}
        groups={[
          [
            ...assignees.map(({ id, name }) => ({
              label: name,
              onSelect: () => onChange({ assigneeId: id }),
            })),
            { label: stageForm.unassigned, onSelect: () => onChange({ assigneeId: null }) },
          ],
        ]}
      />
      <DownloadCsvButton fetchCsv={fetchCsv} />
    </>
  );
}
