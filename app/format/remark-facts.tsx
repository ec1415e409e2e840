import type { Remark, ReviewRound } from '#contract/reviews';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../copy/review.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { findRepeated } from './compare-rounds.ts';
import { describePin } from './describe-pin.ts';
import { RemarkScreenshot } from './remark-screenshot.tsx';
import { UserText } from './user-text.tsx';

type RemarkFactsProps = {
  remark: Remark;
  number: number;
  /** The round before its own. */
  before?: ReviewRound | undefined;
};

/** A remark that was sent: what and where, and the shop’s answer. */
export function RemarkFacts({ remark, number, before }: RemarkFactsProps) {
  const { page, pin, text, screenshot, answer, reason } = remark;
  const name = copy.remarks.name(number);
  const repeats = before && describeRepeated(remark, before);
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size={4}>
          {name}
        </Heading>
        <AnswerBadge answer={answer} />
      </Inline>
      <Text size="small" tone="soft">
        <bdi>{copy.rounds.page(page)}</bdi>
        {pin && `. ${describePin(pin)}`}
      </Text>
      {repeats && (
        <Text size="small" tone="soft">
          {repeats}
        </Text>
      )}
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

function describeRepeated(remark: Remark, { number, remarks }: ReviewRound): string | null {
  const earlier = findRepeated(remark, remarks);
  if (!earlier) return null;
  const name = copy.remarks.name(remarks.indexOf(earlier) + 1);
  return copy.rounds.repeats(name, number, copy.rounds.answers[earlier.answer ?? 'open']);
}
