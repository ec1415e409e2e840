import { expect, test } from 'bun:test';
import { type ColumnWidth, getColumnWidth } from '../../../ui/table/column.ts';
import { compactColumns } from '../cancellations/cancellation-columns.tsx';
import { personColumns } from '../people/person-columns.tsx';

/** Of a 1280 px screen, beside the side navigation and the gutters, in rem. */
const usualRoom = (1280 - 306) / 16;
const checkboxes = 2.75;

type Widths = readonly (ColumnWidth | undefined)[];
const widthsOf = (columns: readonly { width?: ColumnWidth }[]) => columns.map((it) => it.width);

test.each<[string, Widths, other: number]>([
  [
    'cancellations',
    [...widthsOf(compactColumns.filter((it) => it.whereWide !== 'widest')), 'long'],
    checkboxes,
  ],
  ['people', [...widthsOf(personColumns), 'wide'], 0],
])(
  'the columns and buttons of %s need no scrolling sideways on a usual screen',
  (_, widths, other) => {
    const needed = widths.reduce((sum, width) => sum + getColumnWidth(width), other);
    expect(needed).toBeLessThanOrEqual(usualRoom);
  },
);
