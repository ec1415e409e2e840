import type { OrderTax } from '#contract/orders';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';

const tones = { valid: 'positive', invalid: 'critical', unverified: 'neutral' } as const;

type NumberCheck = NonNullable<OrderTax['numberCheck']>;

type TaxNumberProps = { number: string; check: NumberCheck };

/** A business's tax number, and what the authority said of it. */
export function TaxNumber({ number, check }: TaxNumberProps) {
  const { status } = check;
  return (
    <Stack gap="none">
      <Inline gap="s">
        <span>{number}</span>
        <Badge tone={tones[status]}>{copy.order.numberCheck.statuses[status]}</Badge>
      </Inline>
      <Text size="small" tone="soft">
        <Outcome {...check} />
      </Text>
    </Stack>
  );
}

function Outcome({ status, checkedAt, answer }: NumberCheck) {
  const terms = copy.order.numberCheck;
  if (checkedAt === null) return terms.pending;
  if (status === 'unverified' && answer === null) return terms.unknown;
  return (
    <>
      {terms.asked} <Day at={checkedAt} />
      {status === 'unverified'
        ? `: ${terms.noAnswer}`
        : status === 'valid' && answer && `: ${answer}`}
    </>
  );
}
