import { useState } from 'react';
import type { RowKey, TableSelection } from '#ui/table';
import { bulk as copy } from '../../copy/admin-list.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { listWidths } from './list-widths.ts';

/**
 * The `selection` of a table whose rows can only be downloaded. Phones have none: checkboxes would cut off
 * more of the rows than a file is worth there.
 */
export function useExportSelection<Row>(nameOf: (row: Row) => string): {
  selection?: TableSelection<Row>;
} {
  const isPhone = useMediaQuery(listWidths.phone);
  const [selected, onChange] = useState<ReadonlySet<RowKey>>(new Set());
  if (isPhone) return {};
  return { selection: { selected, onChange, rowLabel: (row) => copy.select(nameOf(row)) } };
}
