import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Progress } from '#ui/progress';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { brief as copy } from '../../copy/brief.ts';

type BriefEntryProps = {
  subscription: Subscription;
  /** Where the brief is. */
  path: string;
};

/** How far the brief is, and the way to it. Renders nothing once it can't be changed. */
export function BriefEntry({ subscription, path }: BriefEntryProps) {
  const { brief } = subscription;
  if (!brief || !isBriefOpen(subscription)) return null;
  return (
    <Stack gap="s">
      <Progress
        label={copy.progress}
        value={brief.percent}
        max={100}
        valueText={copy.review.percent(brief.percent)}
      />
      {!brief.sentAt && (
        <Text size="small" tone="soft">
          {copy.entry.hint}
        </Text>
      )}
      <Inline>
        <ButtonLink href={path} size="small" variant={brief.sentAt ? 'quiet' : 'primary'}>
          {brief.sentAt ? copy.entry.sent : copy.entry.start}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

/** Whether the customer can still change the brief of a website. */
export function isBriefOpen({ brief, status, steps }: Subscription): boolean {
  return brief !== null && status !== 'cancelled' && steps.some(({ done }) => !done);
}
