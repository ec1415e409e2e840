import { Fragment, type ReactNode } from 'react';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { AdminTable, type AdminTableProps } from './admin-table.tsx';

type TableWithDetailsProps<Row> = Omit<AdminTableProps<Row>, 'rowActions'> & {
  /** The actions of a row, including its details. */
  rowActions: (row: Row, onDetails: () => void) => ReactNode;
  /** The details dialog of a row. */
  details: (row: Row, dialog: DetailsDialog) => ReactNode;
};

type DetailsDialog = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * An admin table whose rows open a details dialog, or the page that the link of their name leads to. Where
 * that link leads elsewhere, `rowsOpen` is 'dialog'.
 */
export function TableWithDetails<Row>({
  rowActions,
  details,
  rowsOpen = true,
  ...table
}: TableWithDetailsProps<Row>) {
  const { opening, open, onOpenChange } = useDialogState<Row>();
  const { list, rowKey } = table;
  /** As the list has it now, because it may change while it is open. */
  const latest = (opened: Row) => list.rows.find((row) => rowKey(row) === rowKey(opened)) ?? opened;
  return (
    <>
      <AdminTable
        {...table}
        rowsOpen={rowsOpen}
        rowActions={(row) => rowActions(row, () => open(row))}
      />
      {opening && (
        <Fragment key={opening.key}>
          {details(latest(opening.subject), { open: opening.isOpen, onOpenChange })}
        </Fragment>
      )}
    </>
  );
}
