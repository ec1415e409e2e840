import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { openRow } from './open-row.ts';
import { roles } from './roles.ts';
import { SelectCell } from './select-cell.tsx';
import { actions, actionsContent } from './table-actions.css.ts';
import * as cells from './table-cell.css.ts';
import './table-lines.css.ts';
import { row as rowClass } from './table-row.css.ts';
import type { Selecting } from './use-selection.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  primary: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  selecting: Selecting<Row> | undefined;
  opens: boolean | 'dialog';
  /** In narrow containers, the row has two lines instead of being a card. */
  hasLines: boolean;
};

/** A row, or a card in narrow containers: title, labeled values and actions. */
export function TableRow<Row>({
  row,
  columns,
  primary,
  rowActions,
  selecting,
  opens,
  hasLines,
}: TableRowProps<Row>) {
  return (
    <tr
      {...roles.row}
      data-selected={selecting?.isSelected(row) ? true : undefined}
      data-opens={opens || undefined}
      data-lines={hasLines || undefined}
      onClick={opens ? (event) => openRow(event, opens === true ? 'link' : opens) : undefined}
      className={rowClass}
    >
      {selecting && <SelectCell row={row} selecting={selecting} />}
      {columns.map((column, index) => {
        const isPrimary = column.id === primary;
        const Cell = isPrimary ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(isPrimary ? roles.rowHeading : roles.cell)}
            data-align={column.align}
            data-pinned={index === 0 ? true : undefined}
            data-line={column.line}
            data-label={column.heading}
            className={isPrimary ? cells.primary : cells.cell}
          >
            <div className={cells.content}>{renderCell(column, row)}</div>
          </Cell>
        );
      })}
      {rowActions && (
        <td {...roles.cell} className={actions}>
          <div className={actionsContent}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

function renderCell<Row>({ cell, missing = '—' }: Column<Row>, row: Row): ReactNode {
  const content = cell(row);
  const isMissing = content === null || content === undefined || content === '';
  return isMissing ? <span className={cells.missing}>{missing}</span> : content;
}
