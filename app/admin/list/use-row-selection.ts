import { useState } from 'react';
import type { RowKey } from '#ui/table';

/**
 * The selected rows of a list, which may be on other pages. Those on this page are as they are now;
 * the others as they were when they were selected.
 */
export function useRowSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey) {
  const [known, setKnown] = useState<ReadonlyMap<RowKey, Row>>(new Map());
  const all = new Map([...known, ...rows.map((row) => [keyOf(row), row] as const)]);
  const select = (keys: ReadonlySet<RowKey>) =>
    setKnown(new Map([...all].filter(([key]) => keys.has(key))));
  const selected = new Set(known.keys());
  return {
    selected,
    select,
    selectedRows: [...all].filter(([key]) => selected.has(key)).map(([, row]) => row),
  };
}
