import { type RefObject, useId, useState } from 'react';
import type { Reconciliation, UnmatchedSubscription } from '#contract/reconciliation';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { Table } from '#ui/table';
import { Text } from '#ui/text';
import { unmatched as copy } from '../../copy/admin-unmatched.ts';
import { pageRows } from '../../data/lists.ts';
import { formatCount } from '../../format/count.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useScrollToTopOnPageChange } from '../list/use-scroll-to-top-on-page-change.ts';
import { unmatchedColumns } from './unmatched-columns.tsx';
import { UnmatchedDialog } from './unmatched-dialog.tsx';

type UnmatchedSubscriptionsProps = {
  run: Reconciliation;
  /** Gets focus when a row is gone. */
  endAt: RefObject<HTMLElement | null>;
};

/** Paid subscriptions without an order, with an action to resolve each. */
export function UnmatchedSubscriptions({ run, endAt }: UnmatchedSubscriptionsProps) {
  const { unmatched, unmatchedCount } = run;
  const [page, setPage] = useState(0);
  const dialog = useDialogState<UnmatchedSubscription>();
  const titleId = useId();
  const top = useScrollToTopOnPageChange(page);
  // The last page may have become empty.
  const first = Math.min(page, Math.ceil(unmatched.length / pageRows) - 1) * pageRows;
  const rows = unmatched.slice(Math.max(0, first), first + pageRows);
  return (
    <>
      {unmatchedCount > 0 && (
        <section ref={top} aria-labelledby={titleId}>
          <Stack gap="s">
            <Heading level={2} size={4} id={titleId}>
              {copy.title}
            </Heading>
            <Text size="small" tone="soft">
              {copy.lead}
            </Text>
            {unmatchedCount > unmatched.length && (
              <Text size="small" tone="soft">
                {copy.truncated(formatCount(unmatched.length), formatCount(unmatchedCount))}
              </Text>
            )}
            <Table
              label={copy.label}
              columns={unmatchedColumns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={{ title: copy.empty }}
              rowActions={(subscription) => (
                <Button
                  variant="plain"
                  size="small"
                  opensDialog
                  label={copy.resolveOf(subscription.subscriptionId)}
                  onClick={() => dialog.open(subscription)}
                >
                  {copy.resolve}
                </Button>
              )}
              actionsWidth="short"
            />
            {unmatched.length > pageRows && (
              <Pagination
                label={copy.pages}
                range={{ first: first + 1, shown: rows.length }}
                {...(first > 0 && { previous: { onPress: () => setPage(first / pageRows - 1) } })}
                {...(first + pageRows < unmatched.length && {
                  next: { onPress: () => setPage(first / pageRows + 1) },
                })}
              />
            )}
          </Stack>
        </section>
      )}
      {dialog.opening && (
        <UnmatchedDialog
          key={dialog.opening.key}
          subscription={dialog.opening.subject}
          open={dialog.opening.isOpen}
          onOpenChange={dialog.onOpenChange}
          endAt={endAt}
        />
      )}
    </>
  );
}
