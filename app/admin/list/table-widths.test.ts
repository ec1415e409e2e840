import { expect, test } from 'bun:test';
import { type ColumnWidth, getColumnWidth } from '../../../ui/table/column.ts';
import { auditColumns } from '../audit/audit-columns.tsx';
import { compactColumns } from '../cancellations/cancellation-columns.tsx';
import { customerColumns } from '../customers/customer-columns.tsx';
import { discountColumns } from '../discounts/discount-columns.tsx';
import { personColumns } from '../people/person-columns.tsx';
import { projectColumns } from '../projects/project-columns.tsx';
import { ticketColumns } from '../tickets/ticket-columns.tsx';

/** Beside the side navigation and the gutters, in rem. */
const rooms = { 820: (820 - 128) / 16, 1280: (1280 - 306) / 16 };
const checkboxes = 2.75;

type Columns = readonly { width?: ColumnWidth; whereWide?: true | 'widest' }[];

test.each<[string, Columns, actions: ColumnWidth | null]>([
  ['projects', projectColumns, 'short'],
  ['cancellations', compactColumns, 'long'],
  ['customers', customerColumns, null],
  ['tickets', ticketColumns(new Date()), 'short'],
  ['audit entries', auditColumns, 'short'],
  ['discount codes', discountColumns, 'medium'],
])('the columns of %s need no scrolling sideways on 820 and 1280 px', (_, columns, actions) => {
  const fixed = checkboxes + (actions ? getColumnWidth(actions) : 0);
  const widthOf = (shown: Columns) =>
    shown.reduce((sum, { width }) => sum + getColumnWidth(width), fixed);
  expect(widthOf(columns.filter((it) => !it.whereWide))).toBeLessThanOrEqual(rooms[820]);
  expect(widthOf(columns.filter((it) => it.whereWide !== 'widest'))).toBeLessThanOrEqual(
    rooms[1280],
  );
});

test('the columns of people need no scrolling sideways on 1280 px', () => {
  const widths = [...personColumns.map(({ width }) => width), 'wide' as const];
  const needed = widths.reduce((sum, width) => sum + getColumnWidth(width), 0);
  expect(needed).toBeLessThanOrEqual(rooms[1280]);
});
