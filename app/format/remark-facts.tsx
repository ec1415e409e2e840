import type { Remark } from '#contract/reviews';
import { Badge } from '#ui/badge';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../copy/review.ts';
import { describePin } from './describe-pin.ts';
import { RemarkScreenshot } from './remark-screenshot.tsx';
import { UserText } from './user-text.tsx';

type RemarkFactsProps = { remark: Remark; number: number };

/** A remark that was sent: what and where, and the shop’s answer. */
export function RemarkFacts({ remark, number }: RemarkFactsProps) {
  const { page, pin, text, screenshot, answer, reason } = remark;
  const name = copy.remarks.name(number);
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size={4}>
          {name}
        </Heading>
        <Badge
          tone={answer === 'done' ? 'positive' : answer === 'declined' ? 'neutral' : 'caution'}
        >
          {copy.rounds.answers[answer ?? 'open']}
        </Badge>
      </Inline>
      <Text size="small" tone="soft">
        {copy.rounds.page} <bdi>{page}</bdi>
        {pin && `. ${describePin(pin)}`}
      </Text>
      <UserText>{text}</UserText>
      {screenshot && (
        <RemarkScreenshot
          number={number}
          text={text}
          screenshot={screenshot}
          pin={pin?.width === null ? pin : null}
          state={answer ?? 'open'}
        />
      )}
      {reason && (
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            {copy.rounds.reason}
          </Text>
          <UserText>{reason}</UserText>
        </Stack>
      )}
    </Stack>
  );
}
