import type { BoardOrder } from '#contract/delivery-stages';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { Day } from '../../format/day.tsx';
import { DeadlineBadge } from '../orders/deadline-badge.tsx';

/** What a card says about its order. */
export function BoardCardFacts({ order, now }: { order: BoardOrder; now: Date }) {
  const { orderId, productTitle, customerName, stage, stageSince, previewUrl, assignee } = order;
  return (
    <Stack gap="xxs">
      <p>
        <bdi>{productTitle}</bdi>, <bdi>{customerName}</bdi>
      </p>
      <Inline gap="xs">
        <DeadlineBadge clock={order} now={now} />
        {previewUrl ? (
          <TextLink href={previewUrl} newTab aria-label={copy.previewOf(orderId)}>
            {copy.preview}
          </TextLink>
        ) : (
          stage === 'development' && <Badge tone="neutral">{copy.noPreview}</Badge>
        )}
      </Inline>
      <p>
        <bdi>{assignee?.name ?? copy.unassigned}</bdi>
      </p>
      {stageSince && (
        <p>
          {copy.since} <Day at={stageSince} />
        </p>
      )}
    </Stack>
  );
}
