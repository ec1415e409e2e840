import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { differences as words } from '../../copy/admin-reconciliation.ts';
import { paths } from '../../paths.ts';
import { BookEntry } from './book-entry.tsx';
import { DifferenceOutcome } from './difference-outcome.tsx';
import { factName, type ListedDifference } from './listed-difference.ts';

const { columns, nothing } = words;

export const differenceColumns: readonly Column<ListedDifference>[] = [
  {
    id: 'order',
    heading: columns.order,
    width: 'medium',
    primary: true,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  { id: 'fact', heading: columns.fact, width: 'medium', cell: factName },
  {
    id: 'ours',
    heading: columns.ours,
    missing: nothing,
    cell: ({ ours }) => ours && <BookEntry entry={ours} />,
  },
  {
    id: 'theirs',
    heading: columns.theirs,
    missing: nothing,
    cell: ({ theirs }) => theirs && <BookEntry entry={theirs} />,
  },
  {
    id: 'outcome',
    heading: columns.outcome,
    width: 'short',
    cell: ({ mended }) => <DifferenceOutcome mended={mended} />,
  },
];
