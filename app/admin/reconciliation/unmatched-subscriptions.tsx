import { type RefObject, useId } from 'react';
import type { Reconciliation, UnmatchedSubscription } from '#contract/reconciliation';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { unmatched as copy } from '../../copy/admin-unmatched.ts';
import { useMay } from '../../data/permissions.ts';
import { formatCount } from '../../format/count.ts';
import { Day } from '../../format/date-time.tsx';
import { sumMoney } from '../../format/money.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { UnmatchedDialog } from './unmatched-dialog.tsx';
import { UnmatchedOrder } from './unmatched-order.tsx';

const { columns } = copy;

export const unmatchedColumns: readonly OptionalColumn<UnmatchedSubscription>[] = [
  {
    id: 'subscription',
    heading: columns.subscription,
    width: 'long',
    primary: true,
    cell: ({ subscriptionId }) => <bdi>{subscriptionId}</bdi>,
  },
  {
    id: 'order',
    heading: columns.order,
    width: 'medium',
    missing: copy.noNumber,
    cell: (subscription) =>
      subscription.orderNumber && <UnmatchedOrder subscription={subscription} />,
  },
  { id: 'plan', whereWide: true, heading: columns.plan, cell: ({ plan }) => <bdi>{plan}</bdi> },
  {
    id: 'paid',
    heading: columns.paid,
    width: 'short',
    align: 'end',
    cell: ({ keptAmount }) => sumMoney(keptAmount),
  },
  {
    id: 'status',
    heading: columns.status,
    width: 'short',
    cell: ({ isRunning }) => (
      <Badge tone={isRunning ? 'positive' : 'neutral'}>
        {isRunning ? copy.running : copy.ended}
      </Badge>
    ),
  },
  {
    id: 'started',
    whereWide: true,
    heading: columns.started,
    width: 'short',
    cell: ({ startedAt }) => <Day at={startedAt} />,
  },
];

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
