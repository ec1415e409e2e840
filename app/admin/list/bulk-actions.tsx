import type { ReactNode } from 'react';
import type { Permission } from '#contract/permissions';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import { stageForm } from '../../copy/admin-delivery.ts';
import { bulk as copy } from '../../copy/admin-list.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import type { CsvFile } from '../../data/lists.ts';
import { statusOf } from '../../format/status.ts';
import { Allowed } from '../allowed.tsx';
import { DownloadCsvButton } from './download-csv-button.tsx';

type BulkActionsProps = {
  /** What changing the rows takes. Every admin may download them. */
  permission: Permission;
  isWorking: boolean;
  /** Of the selected rows only. */
  fetchCsv: () => Promise<CsvFile>;
  /** Menus and small buttons. */
  children: ReactNode;
};

/** What can be done with all selected rows. */
export function BulkActions({ permission, isWorking, fetchCsv, children }: BulkActionsProps) {
  if (isWorking) {
    return (
      <Button variant="quiet" size="small" loading={copy.working}>
        {copy.csv}
      </Button>
    );
  }
  return (
    <>
      <Allowed to={permission}>{children}</Allowed>
      <DownloadCsvButton fetchCsv={fetchCsv} />
    </>
  );
}

type StatusMenuProps<Status extends string> = {
  statuses: readonly Status[];
  onChange: (status: Status) => void;
};

/** Sets the status of all selected rows. */
export function StatusMenu<Status extends string>({ statuses, onChange }: StatusMenuProps<Status>) {
  return (
    <Menu
      label={copy.status}
      groups={[
        statuses.map((status) => ({
          label: statusOf(status).label,
          onSelect: () => onChange(status),
        })),
      ]}
    />
  );
}

/** Assigns all selected rows to an admin, or to no one. */
export function AssignMenu({ onChange }: { onChange: (assigneeId: number | null) => void }) {
  const { assignees = [] } = useAssignees();
  return (
    <Menu
      label={copy.assign}
      groups={[
        [
          ...assignees.map(({ id, name }) => ({ label: name, onSelect: () => onChange(id) })),
          { label: stageForm.unassigned, onSelect: () => onChange(null) },
        ],
      ]}
    />
  );
}
