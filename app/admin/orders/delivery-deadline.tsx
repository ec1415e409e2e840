import type { DeliveryClock } from '#contract/delivery-clock';
import { isPaused } from '#contract/describe-delivery';
import { Badge } from '#ui/badge';
import { Text } from '#ui/text';
import { orders as copy } from '../../copy/admin-orders.ts';
import { deadlineOf } from '../../format/deadline.ts';

/** 'Due in 5 h', 'Overdue by 3 h' or 'Waiting for brief'; plain text while there is enough time. */
export function DeadlineBadge({ clock, now }: { clock: DeliveryClock; now: Date }) {
  const { promisedAt, pause } = clock;
  if (pause && isPaused(clock))
    return <Badge tone="neutral">{copy.waitingFor[pause.reason]}</Badge>;
  if (!promisedAt) return null;
  const { state, duration } = deadlineOf(promisedAt, now);
  if (state === 'late') return <Badge tone="critical">{copy.lateBy(duration)}</Badge>;
  if (state === 'soon') return <Badge tone="notice">{copy.dueIn(duration)}</Badge>;
  return (
    <Text as="span" size="tiny" tone="soft">
      {copy.dueIn(duration)}
    </Text>
  );
}
