import type { Remark, RemarkPin, ReviewRound } from '#contract/reviews';
import { type Device, deviceWidths } from '#ui/device-frame';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import type { Pin } from '#ui/pinned-image';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../copy/review.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { describePin } from './describe-pin.ts';
import { RemarkScreenshot } from './remark-screenshot.tsx';
import { findRepeated } from './rounds.ts';
import { UserText } from './user-text.tsx';

/** A remark that was sent, to be shown in the preview. */
export type EarlierRemark = { remark: Remark; round: ReviewRound };

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

/** The pin of a remark that was sent, if it is on this page and device. */
export function earlierPin(
  earlier: EarlierRemark | null,
  { page, device }: { page: string; device: Device },
): readonly Pin[] {
  if (!earlier) return [];
  const { remark, round } = earlier;
  const { pin, answer, text } = remark;
  if (!pin || remark.page !== page || deviceOf(pin) !== device) return [];
  return [
    {
      id: remark.id,
      x: pin.x / 100,
      y: pin.y / 100,
      state: answer ?? 'open',
      number: numberOf(earlier),
      label: copy.earlier.of(remarkName(earlier), round.number),
      content: <UserText>{text}</UserText>,
    },
  ];
}

/** 'Remark 2', as its round numbers it. */
export function remarkName({ remark, round }: EarlierRemark): string {
  return copy.remarks.name(numberOf({ remark, round }));
}

/** From 1. */
function numberOf({ remark, round }: EarlierRemark): number {
  return round.remarks.findIndex(({ id }) => id === remark.id) + 1;
}

/** The device on which a pin was placed, or the nearest; null if the pin isn’t on the preview. */
export function deviceOf(pin: RemarkPin | null): Device | null {
  if (!pin || pin.width === null) return null;
  const { width } = pin;
  const distance = (device: Device) => Math.abs(deviceWidths[device] - width);
  return (['phone', 'tablet', 'desktop'] as const).reduce((nearest, device) =>
    distance(device) < distance(nearest) ? device : nearest,
  );
}
