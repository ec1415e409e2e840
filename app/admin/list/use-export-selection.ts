import { useState } from 'react';
import type { RowKey, TableSelection } from '#ui/table';
import { bulk as copy } from '../../copy/admin-list.ts';

/** Selects rows of a list to download them, where nothing else can be done with several at once. */
export function useExportSelection<Row>(nameOf: (row: Row) => string): TableSelection<Row> {
  const [selected, onChange] = useState<ReadonlySet<RowKey>>(new Set());
  return { selected, onChange, rowLabel: (row) => copy.select(nameOf(row)) };
}
