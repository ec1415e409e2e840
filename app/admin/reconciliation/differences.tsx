import { useId } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { differences as copy } from '../../copy/admin-reconciliation.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DetailsButton } from '../list/details-button.tsx';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import {
  DifferenceDetails,
  differenceLabel,
  type ListedDifference,
  RecordValue,
} from './difference-details.tsx';
import { DifferenceStatus } from './difference-status.tsx';

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
    cell: ({ corrected }) => <DifferenceStatus corrected={corrected} />,
  },
];

/** All differences; those that need review come first. */
export function Differences({
  run: { differences, corrected, differing },
}: {
  run: Reconciliation;
}) {
  const details = useDialogState<ListedDifference>();
  const titleId = useId();
  const leftOut = useLeftOutColumns(differenceColumns);
  const listed = differences.map((difference, index) => ({ ...difference, index }));
  const all = corrected + differing;
  if (all === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={2} size={4} id={titleId}>
          {copy.title}
        </Heading>
        {all > listed.length && (
          <Text size="small" tone="soft">
            {copy.truncated(formatCount(listed.length), formatCount(all))}
          </Text>
        )}
        <PagedTable
          aria-label={copy.label}
          columns={differenceColumns}
          hiddenColumns={leftOut}
          rows={listed}
          rowKey={({ index }) => index}
          empty={{ title: copy.empty }}
          rowActions={(difference) => (
            <DetailsButton
              of={copy.nameOf(difference.orderId, differenceLabel(difference))}
              onClick={() => details.open(difference)}
            />
          )}
          actionsWidth="short"
        />
      </Stack>
      {details.opening && (
        <DifferenceDetails
          key={details.opening.key}
          difference={details.opening.subject}
          open={details.opening.isOpen}
          onOpenChange={details.onOpenChange}
        />
      )}
    </section>
  );
}
