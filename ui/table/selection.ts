import type { ReactNode } from 'react';

/** What `rowKey` returns. */
export type RowKey = string | number;

/** Rows that can be chosen for a bulk action. The owner keeps which ones are. */
export type TableSelection<Row> = {
  /** The keys of the selected rows, which may be on other pages. Leave out rows that were deleted. */
  selected: ReadonlySet<RowKey>;
  onSelectedChange: (selected: ReadonlySet<RowKey>) => void;
  /** The accessible name of a row's checkbox: 'Select ACC-2026-0042'. */
  rowLabel: (row: Row) => string;
  /** Rows without a bulk action have a disabled checkbox. All can be selected by default. */
  selectable?: (row: Row) => boolean;
  /** Small Buttons for the selected rows. */
  actions?: ReactNode;
};

/** Whether all, some or none of these rows are selected. */
export function getSelectionState(
  keys: readonly RowKey[],
  selected: ReadonlySet<RowKey>,
): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection after these rows were selected or deselected. Other pages keep theirs. */
export function setSelected(
  selected: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  isSelected: boolean,
): ReadonlySet<RowKey> {
  if (isSelected) return new Set([...selected, ...keys]);
  return new Set([...selected].filter((key) => !keys.includes(key)));
}

/** The rows between two, both included; only the last one if the first is on another page. */
export function getRange(
  keys: readonly RowKey[],
  from: RowKey | undefined,
  to: RowKey,
): readonly RowKey[] {
  const [start, end] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (start === -1) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
