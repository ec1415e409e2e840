import type { ListQuery } from '#contract/lists';
import { type Page, positionAt, splitSort, textId, writeCursor } from './page.ts';

type ArrayListPlan<Row, Field extends string> = {
  /** Unique and stable. Orders rows with the same instant. */
  keyOf(row: Row): string;
  sorts: Record<Field, (row: Row) => Date>;
};

type Place = { value: string; id: string };

/** Returns a page of rows that are already in memory, such as those of another service. */
export function paginateArray<Row, Field extends string>(
  rows: readonly Row[],
  { sort, cursor, limit }: ListQuery<string, Field>,
  { keyOf, sorts }: ArrayListPlan<Row, Field>,
): Page<Row> {
  const [name, direction] = splitSort(sort);
  const position = cursor && positionAt(cursor, sort, { kind: 'instant', id: textId });
  const left = rows
    .filter((row) => !position || compare(placeOf(row), position) > 0)
    .toSorted((one, other) => compare(placeOf(one), placeOf(other)));
  const page = left.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    next: last && left.length > limit ? writeCursor({ sort, ...placeOf(last) }) : null,
  };

  function placeOf(row: Row): Place {
    return { value: sorts[name](row).toISOString(), id: keyOf(row) };
  }

  function compare(one: Place, other: Place): number {
    const upwards = compareTexts(one.value, other.value) || compareTexts(one.id, other.id);
    return direction === 'desc' ? -upwards : upwards;
  }
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
