import type { SubscriptionDetails } from '#contract/subscriptions';
import { Stack } from '#ui/stack';
import { type Step, Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { subscriptions as words } from '../../copy/account.ts';
import { formatDay } from '../../format/dates.ts';

/** How far a website is on its way to its owner, and until when it is promised. */
export function Delivery({ subscription }: { subscription: SubscriptionDetails }) {
  const { steps, promisedAt } = subscription;
  const current = steps.findIndex(({ done }) => !done);
  const isDelivered = current === -1;
  return (
    <Stack gap="s">
      <Steps
        label={words.delivery}
        steps={steps.map((step, index) => toStep(step, index === current))}
      />
      {promisedAt && !isDelivered && (
        <Text tone="soft" size="small">
          {words.promised} <time dateTime={promisedAt}>{formatDay(promisedAt)}</time>
        </Text>
      )}
    </Stack>
  );
}

function toStep(
  { step, at, done }: SubscriptionDetails['steps'][number],
  isCurrent: boolean,
): Step {
  const { title, waiting, ...more } = words.steps[step];
  const doneWords = 'done' in more ? more.done : undefined;
  const detail = done ? (at ? formatDay(at) : doneWords) : waiting;
  return {
    title,
    state: done ? 'done' : isCurrent ? 'current' : 'upcoming',
    ...(detail ? { detail } : {}),
  };
}
