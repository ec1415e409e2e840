import type { SubscriptionDetails } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { type Step, Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { subscriptions as copy } from '../../copy/account.ts';
import { DateTime } from '../../format/date-time.tsx';
import { Day } from '../../format/day.tsx';
import { UserText } from '../../format/user-text.tsx';

/** `isLate`: the page shows an overdue notice instead of the delivery time. */
type DeliveryProps = { subscription: SubscriptionDetails; isLate: boolean };

/** Delivery progress and the delivery note. */
export function Delivery({ subscription, isLate }: DeliveryProps) {
  const { steps, promisedAt, deliveryNote } = subscription;
  const current = steps.findIndex(({ done }) => !done);
  const isDelivered = current === -1;
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {copy.delivery}
      </Heading>
      <Steps
        aria-label={copy.delivery}
        steps={steps.map((step, index) => toStep(step, index === current))}
      />
      {promisedAt && !isDelivered && !isLate && (
        <Text tone="soft" size="small">
          {copy.deliveryBy} <DateTime at={promisedAt} />
        </Text>
      )}
      {deliveryNote && (
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            {copy.note}
          </Text>
          <UserText>{deliveryNote}</UserText>
        </Stack>
      )}
    </Stack>
  );
}

function toStep(
  { step, at, done }: SubscriptionDetails['steps'][number],
  isCurrent: boolean,
): Step {
  const { title, waiting, ...more } = copy.steps[step];
  const doneWords = 'done' in more ? more.done : undefined;
  const detail = done ? at ? <Day at={at} /> : doneWords : waiting;
  return {
    title,
    state: done ? 'done' : isCurrent ? 'current' : 'upcoming',
    ...(detail ? { detail } : {}),
  };
}
