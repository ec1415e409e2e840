import { roles } from './roles.ts';
import * as css from './selection.css.ts';
import type { Selecting } from './use-selection.ts';

/** The checkbox for all rows. Cards show its label too. */
export function SelectAllHeading<Row>({ selecting }: { selecting: Selecting<Row> }) {
  const { label, state, isDisabled, toggle } = selecting.all;
  return (
    <th {...roles.heading} className={css.heading}>
      <label className={css.target}>
        <input
          {...selecting.checkboxProps}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          type="checkbox"
          checked={state === 'all'}
          disabled={isDisabled}
          onChange={toggle}
          className={css.box}
        />
        <span className={css.allLabel}>{label}</span>
      </label>
    </th>
  );
}

/** The checkbox of a row. */
export function SelectCell<Row>({ row, selecting }: { row: Row; selecting: Selecting<Row> }) {
  return (
    <td {...roles.cell} className={css.cell}>
      <label className={css.target}>
        <input
          {...selecting.checkboxProps}
          type="checkbox"
          aria-label={selecting.rowLabel(row)}
          checked={selecting.isSelected(row)}
          disabled={!selecting.isSelectable(row)}
          onChange={(event) => selecting.toggle(row, event)}
          className={css.box}
        />
      </label>
    </td>
  );
}
