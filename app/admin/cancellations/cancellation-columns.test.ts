import { expect, test } from 'bun:test';
import { getColumnWidth } from '../../../ui/table/column.ts';
import { compactColumns } from './cancellation-columns.tsx';

/** Of a 1280 px screen, beside the side navigation and the gutters, in rem. */
const usualRoom = (1280 - 306) / 16;
const checkboxes = 2.75;

test('the columns, checkboxes and buttons of a usual screen need no scrolling sideways', () => {
  const shown = compactColumns.filter(({ whereWide }) => whereWide !== 'widest');
  const widths = [...shown.map(({ width }) => width), 'long' as const].map(getColumnWidth);
  const needed = widths.reduce((sum, width) => sum + width, checkboxes);
  expect(needed).toBeLessThanOrEqual(usualRoom);
});
