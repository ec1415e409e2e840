import { useState } from 'react';
import type { ListedRefund } from '#contract/refunds';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import { refunds as copy } from '../../copy/admin-refunds.ts';
import { DateTime } from '../../format/date-time.tsx';
import { sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { UserText } from '../../format/user-text.tsx';
import * as css from './refund-entry.css.ts';

type RefundEntryProps = { refund: ListedRefund; onCheck: () => Promise<void> };

/** A refund: amount, status, reason and who issued it. */
export function RefundEntry({ refund, onCheck }: RefundEntryProps) {
  const { amount, status, error, reason, endSubscription, createdAt, givenBy } = refund;
  const { label, tone } = statusOf(status);
  return (
    <article className={css.entry}>
      <div className={css.head}>
        <Inline gap="xs">
          <Text as="strong" weight="medium" numeric>
            {sumDollars(amount)}
          </Text>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <Text as="span" size="small" tone="soft">
          <DateTime at={createdAt} /> <bdi>{givenBy ? copy.by(givenBy) : copy.byDeletedAdmin}</bdi>
        </Text>
      </div>
      {status === 'pending' && <PendingStatus onCheck={onCheck} />}
      {error && (
        <Text size="small" tone="critical">
          {error}
        </Text>
      )}
      {endSubscription && <Text size="small">{copy.end[status]}</Text>}
      {reason && <UserText>{reason}</UserText>}
    </article>
  );
}

function PendingStatus({ onCheck }: Pick<RefundEntryProps, 'onCheck'>) {
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await onCheck();
    setChecking(false);
  };
  return (
    <Inline gap="xs">
      <Text as="span" size="small" tone="soft">
        {copy.pending}
      </Text>
      <Button variant="plain" size="small" loading={isChecking && copy.checking} onClick={check}>
        {copy.checkAgain}
      </Button>
    </Inline>
  );
}
