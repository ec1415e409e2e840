import { Fragment, type ReactNode } from 'react';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { AdminTable, type AdminTableProps } from './admin-table.tsx';

type DetailedTableProps<Row> = Omit<AdminTableProps<Row>, 'rowActions'> & {
  /** What a row offers; its details among it. */
  rowActions: (row: Row, onDetails: () => void) => ReactNode;
  /** The dialog that says all about a row. */
  details: (row: Row, dialog: DetailsDialog) => ReactNode;
};

type DetailsDialog = { open: boolean; onOpenChange: (open: boolean) => void };

/** A list of the dashboard whose rows open a dialog with all that is known of them. */
export function TableWithDetails<Row>({ rowActions, details, ...table }: DetailedTableProps<Row>) {
  const { opening, open, onOpenChange } = useDialogState<Row>();
  return (
    <>
      <AdminTable {...table} rowActions={(row) => rowActions(row, () => open(row))} />
      {opening && (
        <Fragment key={opening.key}>
          {details(opening.subject, { open: opening.isOpen, onOpenChange })}
        </Fragment>
      )}
    </>
  );
}
