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
 * How far the brief is, which only matters until work starts, and the way to it while the shop waits
 * for it.
 */
export function BriefEntry({ subscription, path }: BriefEntryProps) {
  const { brief, stage } = subscription;
  const isNext = nextStepOf(subscription) === 'brief';
  const isMeasured = isBeingMade(subscription) && stage === 'requirements';
  if (!brief || !(isNext || isMeasured)) return null;
  const isAsked = isNext && isBriefAskedAgain(subscription);
  return (
    <Stack gap="s">
      {isMeasured && (
        <Progress
          label={copy.progress}
          value={brief.percent}
          max={100}
          valueText={copy.review.percent(brief.percent)}
        />
      )}
      {isNext && (
        <>
          <Text size="small" tone="soft">
            {isAsked ? copy.entry.askedHint : copy.entry.hint}
          </Text>
          <Inline>
            <ButtonLink href={path} size="small">
              {isAsked ? copy.entry.asked : copy.entry.start}
            </ButtonLink>
          </Inline>
        </>
      )}
    </Stack>
  );
}
