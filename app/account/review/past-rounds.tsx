import type { ReviewRound } from '#contract/reviews';
import { Badge } from '#ui/badge';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { review as copy } from '../../copy/review.ts';
import { DateTime } from '../../format/date-time.tsx';
import { RemarkFacts } from '../../format/remark-facts.tsx';
import * as css from './review.css.ts';

/** What was sent before, with our answers, the newest first. */
export function PastRounds({ rounds }: { rounds: readonly ReviewRound[] }) {
  const sent = rounds.filter(({ remarks }) => remarks.length > 0);
  if (sent.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        {copy.rounds.title}
      </Heading>
      <div>
        {sent.map(({ number, sentAt, remarks }, index) => (
          <Disclosure
            key={number}
            summary={copy.round(number)}
            aside={<Badge>{copy.rounds.count(remarks.length)}</Badge>}
            facts={
              sentAt
                ? [
                    <>
                      {copy.rounds.sent} <DateTime at={sentAt} />
                    </>,
                  ]
                : []
            }
            defaultOpen={index === 0}
          >
            <ol className={css.remarks}>
              {remarks.map((remark, place) => (
                <li key={remark.id}>
                  <RemarkFacts remark={remark} number={place + 1} />
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
