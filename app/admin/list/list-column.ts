import { type Column, getShownColumns } from '#ui/table';

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
};

/** The named columns, in this order, and then the others: for screens where only the first ones fit. */
export function putFirst<Row>(
  ids: readonly string[],
  columns: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] {
  const first = ids.flatMap((id) => columns.filter((column) => column.id === id));
  return [...first, ...columns.filter((column) => !first.includes(column))];
}

/** The columns of the CSV of a table. */
export function csvColumnsOf<Row>(
  columns: readonly ListColumn<Row>[],
  hidden: readonly string[],
): readonly string[] {
  return [...new Set(getShownColumns(columns, hidden).flatMap(({ fields }) => fields))];
}
