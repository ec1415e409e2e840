import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Progress } from '#ui/progress';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { brief as copy } from '../../copy/brief.ts';
import { isBeingMade, isBriefAskedAgain, nextStepOf } from './next-step.ts';

type BriefEntryProps = {
  subscription: Subscription;
  /** Where the brief is. */
  path: string;
};

/**
 * The way to the brief. How far it is only matters until work starts; while the shop waits for it, it
 * is the main action. Renders nothing once it can't be changed.
 */
export function BriefEntry({ subscription, path }: BriefEntryProps) {
  const { brief } = subscription;
  if (!brief || !isBeingMade(subscription)) return null;
  const isNext = nextStepOf(subscription) === 'brief';
  const isAsked = isNext && isBriefAskedAgain(subscription);
  return (
    <Stack gap="s">
      {subscription.stage === 'requirements' && (
        <Progress
          label={copy.progress}
          value={brief.percent}
          max={100}
          valueText={copy.review.percent(brief.percent)}
        />
      )}
      {isNext && (
        <Text size="small" tone="soft">
          {isAsked ? copy.entry.askedHint : copy.entry.hint}
        </Text>
      )}
      <Inline>
        <ButtonLink href={path} size="small" variant={isNext ? 'primary' : 'quiet'}>
          {isAsked ? copy.entry.asked : brief.sentAt ? copy.entry.sent : copy.entry.start}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
