import { Badge } from '#ui/badge';
import { Text } from '#ui/text';
import { orders as copy } from '../../copy/admin-orders.ts';
import { deadlineOf } from '../../format/deadline.ts';

/** 'Due in 5 h' or 'Overdue by 3 h'; plain text while there is enough time. */
export function DeadlineBadge({ promisedAt, now }: { promisedAt: string; now: Date }) {
  const { state, duration } = deadlineOf(promisedAt, now);
  if (state === 'late') return <Badge tone="critical">{copy.lateBy(duration)}</Badge>;
  if (state === 'soon') return <Badge tone="notice">{copy.dueIn(duration)}</Badge>;
  return (
    <Text as="span" size="tiny" tone="soft">
      {copy.dueIn(duration)}
    </Text>
  );
}
