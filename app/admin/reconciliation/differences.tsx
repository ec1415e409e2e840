import { useId, useState } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Heading } from '#ui/heading';
import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { Table } from '#ui/table';
import { Text } from '#ui/text';
import { differences as copy } from '../../copy/admin-reconciliation.ts';
import { pageRows } from '../../data/lists.ts';
import { formatCount } from '../../format/count.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { useScrollToTopOnPageChange } from '../list/use-scroll-to-top-on-page-change.ts';
import { differenceLabel, type ListedDifference } from './describe-difference.ts';
import { differenceColumns } from './difference-columns.tsx';
import { DifferenceDetails } from './difference-details.tsx';

/** All differences; those that need review come first. */
export function Differences({ run: { differences, mended, differing } }: { run: Reconciliation }) {
  const [page, setPage] = useState(0);
  const details = useDialogState<ListedDifference>();
  const titleId = useId();
  const top = useScrollToTopOnPageChange(page);
  const listed = differences.map((difference, index) => ({ ...difference, index }));
  const first = page * pageRows;
  const rows = listed.slice(first, first + pageRows);
  const all = mended + differing;
  if (all === 0) return null;
  return (
    <section ref={top} aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={2} size={4} id={titleId}>
          {copy.title}
        </Heading>
        {all > listed.length && (
          <Text size="small" tone="soft">
            {copy.truncated(formatCount(listed.length), formatCount(all))}
          </Text>
        )}
        <Table
          label={copy.label}
          columns={differenceColumns}
          rows={rows}
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
        {listed.length > pageRows && (
          <Pagination
            label={copy.pages}
            range={{ first: first + 1, shown: rows.length }}
            {...(page > 0 && { previous: { onPress: () => setPage(page - 1) } })}
            {...(first + pageRows < listed.length && {
              next: { onPress: () => setPage(page + 1) },
            })}
          />
        )}
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
