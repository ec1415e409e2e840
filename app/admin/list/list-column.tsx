import type { MenuItem } from '#ui/menu';
import { type Column, getShownColumns } from '#ui/table';
import { VisuallyHidden } from '#ui/visually-hidden';
import { filters as filterCopy } from '../../copy/admin-list.ts';
import * as css from './list-column.css.ts';

/** The CSV’s name of a value: 'orderId', 'product.title'. */
type Field<Row> = {
  [Name in keyof Row & string]: Name | FieldWithin<Name, NonNullable<Row[Name]>>;
}[keyof Row & string];

type FieldWithin<Name extends string, Value> = Value extends object
  ? Value extends readonly unknown[]
    ? never
    : `${Name}.${keyof Value & string}`
  : never;

/** A column that may be left out. */
export type OptionalColumn<Row> = Column<Row> & {
  /** Hidden where only a few columns fit. 'widest': also on a usual desktop screen. */
  whereWide?: true | 'widest';
};

/** A column of an admin list. Someone who chooses columns can show it on every screen. */
export type ListColumn<Row> = OptionalColumn<Row> & {
  /** What the CSV has in its place, by the names of the API. */
  fields: readonly Field<Row>[];
  /** Where only a few columns fit, it is in the cells of this column, below what they have. */
  under?: string;
};

/** The columns for screens where only a few fit: those that say so are below another one. */
export function stackColumns<Row>(
  columns: readonly ListColumn<Row>[],
  hidden: readonly string[],
): readonly ListColumn<Row>[] {
  const shown = getShownColumns(columns, hidden);
  const isBelow = ({ under }: ListColumn<Row>) => shown.some(({ id }) => id === under);
  return columns
    .filter((column) => !isBelow(column))
    .map((column) => {
      const below = shown.filter(({ under }) => under === column.id);
      if (below.length === 0) return column;
      return {
        ...column,
        cell: (row) => (
          <>
            <div className={css.first}>{column.cell(row) || column.missing}</div>
            {below.map(({ id, heading, cell, missing }) => (
              <div key={id} className={css.below}>
                <VisuallyHidden>{heading}: </VisuallyHidden>
                {cell(row) || missing}
              </div>
            ))}
          </>
        ),
      };
    });
}

/** The columns of the CSV of a table. */
export function csvColumnsOf<Row>(
  columns: readonly ListColumn<Row>[],
  hidden: readonly string[],
): readonly string[] {
  return [...new Set(getShownColumns(columns, hidden).flatMap(({ fields }) => fields))];
}

/** The orders that the headings offer where there is room for them. */
export function sortsOf<Row>(columns: readonly ListColumn<Row>[]) {
  return columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, heading }) => [
      { value: `${id}:desc`, label: filterCopy.descending(heading) },
      { value: `${id}:asc`, label: filterCopy.ascending(heading) },
    ]);
}

/** Columns that can be hidden, and those that can't. */
export function columnItems<Row>(
  columns: readonly ListColumn<Row>[],
  hidden: readonly string[],
  hide: (hidden: readonly string[]) => void,
): readonly MenuItem[] {
  const ids = columns.map(({ id }) => id);
  const required = getShownColumns(columns, ids);
  return columns.map((column) => ({
    label: column.heading,
    checked: required.includes(column) || !hidden.includes(column.id),
    onCheckedChange: (isShown) =>
      hide(isShown ? hidden.filter((id) => id !== column.id) : [...hidden, column.id]),
    ...(required.includes(column) && { locked: filterCopy.always }),
  }));
}
