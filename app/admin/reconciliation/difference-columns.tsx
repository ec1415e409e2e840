import { TextLink } from '#ui/link';
import { differences as copy } from '../../copy/admin-reconciliation.ts';
import { paths } from '../../paths.ts';
import type { OptionalColumn } from '../list/list-column.ts';
import { differenceLabel, type ListedDifference } from './describe-difference.ts';
import { DifferenceStatus } from './difference-status.tsx';
import { RecordValue } from './record-value.tsx';

const { columns, none } = copy;

export const differenceColumns: readonly OptionalColumn<ListedDifference>[] = [
  {
    id: 'order',
    heading: columns.order,
    width: 'medium',
    primary: true,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  { id: 'fact', heading: columns.fact, width: 'medium', cell: differenceLabel },
  {
    id: 'ours',
    heading: columns.ours,
    missing: none,
    cell: ({ ours }) => ours && <RecordValue value={ours} />,
  },
  {
    id: 'theirs',
    heading: columns.theirs,
    missing: none,
    cell: ({ theirs }) => theirs && <RecordValue value={theirs} />,
  },
  {
    id: 'outcome',
    whereWide: true,
    heading: columns.outcome,
    width: 'short',
    cell: ({ mended }) => <DifferenceStatus mended={mended} />,
  },
];
