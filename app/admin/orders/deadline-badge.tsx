import { Badge } from '#ui/badge';
import { Text } from '#ui/text';
import { orders as copy } from '../../copy/admin-orders.ts';
import { latenessOf } from '../../format/lateness.ts';

/** 'Due in 5 h', 'Late by 3 h': quiet as long as there is time. */
export function DeadlineBadge({ promisedAt, now }: { promisedAt: string; now: Date }) {
  const { standing, span } = latenessOf(promisedAt, now);
  if (standing === 'late') return <Badge tone="critical">{copy.lateBy(span)}</Badge>;
  if (standing === 'soon') return <Badge tone="notice">{copy.dueIn(span)}</Badge>;
  return (
    <Text as="span" size="tiny" tone="soft">
      {copy.dueIn(span)}
    </Text>
  );
}
