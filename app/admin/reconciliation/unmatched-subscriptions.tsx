import { type RefObject, useId } from 'react';
import type { Reconciliation, UnmatchedSubscription } from '#contract/reconciliation';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { unmatched as copy } from '../../copy/admin-unmatched.ts';
import { useMay } from '../../data/permissions.ts';
import { formatCount } from '../../format/count.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { unmatchedColumns } from './unmatched-columns.tsx';
import { UnmatchedDialog } from './unmatched-dialog.tsx';

type UnmatchedSubscriptionsProps = {
  run: Reconciliation;
  /** Gets focus when a row is gone. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** Paid subscriptions without an order, with an action to resolve each. */
export function UnmatchedSubscriptions({ run, finalFocus }: UnmatchedSubscriptionsProps) {
  const { unmatched, unmatchedCount } = run;
  const dialog = useDialogState<UnmatchedSubscription>();
  const titleId = useId();
  const leftOut = useLeftOutColumns(unmatchedColumns);
  const mayResolve = useMay()('payments.resolve');
  return (
    <>
      {unmatchedCount > 0 && (
        <section aria-labelledby={titleId}>
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
            <PagedTable
              aria-label={copy.label}
              columns={unmatchedColumns}
              hiddenColumns={leftOut}
              rows={unmatched}
              rowKey={({ id }) => id}
              empty={{ title: copy.empty }}
              {...(mayResolve && {
                rowActions: (subscription: UnmatchedSubscription) => (
                  <Button
                    variant="plain"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={copy.resolveOf(subscription.subscriptionId)}
                    onClick={() => dialog.open(subscription)}
                  >
                    {copy.resolve}
                  </Button>
                ),
              })}
              actionsWidth="short"
            />
          </Stack>
        </section>
      )}
      {dialog.opening && (
        <UnmatchedDialog
          key={dialog.opening.key}
          subscription={dialog.opening.subject}
          open={dialog.opening.isOpen}
          onOpenChange={dialog.onOpenChange}
          finalFocus={finalFocus}
        />
      )}
    </>
  );
}
