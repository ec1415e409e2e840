import type { ReviewRound } from '#contract/reviews';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { review as copy } from '../../copy/review.ts';
import { DateTime } from '../../format/date-time.tsx';
import { type EarlierRemark, RemarkFacts, remarkName } from '../../format/remark-facts.tsx';
import { describeAnswers, describeChanges } from '../../format/rounds.ts';
import * as css from './review.css.ts';

type PastRoundsProps = {
  rounds: readonly ReviewRound[];
  /** Shows a remark in the preview; absent while there is none. */
  onShow?: ((earlier: EarlierRemark) => void) | undefined;
};

/** What was sent before, with our answers, the newest first. */
export function PastRounds({ rounds, onShow }: PastRoundsProps) {
  const sent = rounds.filter(({ remarks }) => remarks.length > 0);
  if (sent.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        {copy.rounds.title}
      </Heading>
      <div>
        {sent.map((round, index) => (
          <PastRound
            key={round.number}
            round={round}
            before={sent[index + 1]}
            isNewest={index === 0}
            onShow={onShow}
          />
        ))}
      </div>
    </Stack>
  );
}

type PastRoundProps = Pick<PastRoundsProps, 'onShow'> & {
  round: ReviewRound;
  before: ReviewRound | undefined;
  isNewest: boolean;
};

function PastRound({ round, before, isNewest, onShow }: PastRoundProps) {
  const { number, previewUrl, sentAt, remarks } = round;
  const changes = describeChanges(round, before);
  return (
    <Disclosure
      summary={copy.round(number)}
      facts={[
        describeAnswers(round),
        ...(changes ? [changes] : []),
        ...(sentAt
          ? [
              <>
                {copy.rounds.sent} <DateTime at={sentAt} />
              </>,
            ]
          : []),
      ]}
      defaultOpen={isNewest}
    >
      <Stack gap="m">
        <ol className={css.remarks}>
          {remarks.map((remark, place) => (
            <li key={remark.id}>
              <Stack gap="xs">
                <RemarkFacts remark={remark} number={place + 1} before={before} />
                {onShow && (
                  <Inline>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={copy.earlier.showOf(remarkName({ remark, round }), number)}
                      onClick={() => onShow({ remark, round })}
                    >
                      {copy.earlier.show}
                    </Button>
                  </Inline>
                )}
              </Stack>
            </li>
          ))}
        </ol>
        <Inline>
          <TextLink href={previewUrl} newTab standalone>
            {copy.rounds.preview(number)}
          </TextLink>
        </Inline>
      </Stack>
    </Disclosure>
  );
}
