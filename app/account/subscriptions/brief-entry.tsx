import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Progress } from '#ui/progress';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { brief as copy } from '../../copy/brief.ts';
import { isBeingMade, nextStepOf } from './next-step.ts';

type BriefEntryProps = {
  subscription: Subscription;
  /** Where the brief is. */
  path: string;
};

/**
 * How far the brief is, and the way to it, which stands out while the shop waits for it. Renders
 * nothing once it can't be changed.
 */
export function BriefEntry({ subscription, path }: BriefEntryProps) {
  const { brief } = subscription;
  if (!brief || !isBeingMade(subscription)) return null;
  const isNext = nextStepOf(subscription) === 'brief';
  return (
    <Stack gap="s">
      <Progress
        label={copy.progress}
        value={brief.percent}
        max={100}
        valueText={copy.review.percent(brief.percent)}
      />
      {isNext && (
        <Text size="small" tone="soft">
          {copy.entry.hint}
        </Text>
      )}
      <Inline>
        <ButtonLink href={path} size="small" variant={isNext ? 'primary' : 'quiet'}>
          {brief.sentAt ? copy.entry.sent : copy.entry.start}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
