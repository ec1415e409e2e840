import type { ReactNode } from 'react';
import type { Permission } from '#contract/permissions';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import { orderProgress } from '../../copy/admin-delivery.ts';
import { bulk as copy } from '../../copy/admin-list.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { statusOf } from '../../format/status.ts';
import { Allowed } from '../allowed.tsx';

type BulkActionsProps = {
  /** What changing the rows takes. */
  permission: Permission;
  isWorking: boolean;
  /** Menus and small buttons. */
  children: ReactNode;
};

/** What can be done with all selected rows. */
export function BulkActions({ permission, isWorking, children }: BulkActionsProps) {
  if (isWorking) {
    return (
      <Button variant="quiet" size="small" loading={copy.working}>
        {copy.working}
      </Button>
    );
  }
  return <Allowed to={permission}>{children}</Allowed>;
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
          { label: orderProgress.unassigned, onSelect: () => onChange(null) },
        ],
      ]}
    />
  );
}
