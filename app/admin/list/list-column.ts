import { type Column, getShownColumns } from '#ui/table';

type Field<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

/** A column of an admin list. */
export type ListColumn<Row> = Column<Row> & {
  /** What the CSV has in its place, by the names of the API. */
  fields?: readonly Field<Row>[];
  /** Where only a few columns fit, it is hidden until someone chooses columns. */
  whereWide?: true;
};

/** The columns of the CSV of a table; undefined for one whose columns don’t name their fields. */
export function csvColumnsOf<Row>(
  columns: readonly ListColumn<Row>[],
  hidden: readonly string[],
): readonly string[] | undefined {
  const fields = getShownColumns(columns, hidden).flatMap((column) => column.fields ?? []);
  return fields.length > 0 ? [...new Set(fields)] : undefined;
}
