import type { ReviewRound } from '#contract/reviews';
import { review } from '../copy/review.ts';
import { compareRounds } from './compare-rounds.ts';

const copy = review.rounds;

/** What became of the remarks of a round: '3 remarks · 2 done, 1 declined'. */
export function describeAnswers({ remarks }: ReviewRound): string {
  const counts = (['done', 'declined', 'open'] as const).flatMap((answer) => {
    const count = remarks.filter((remark) => (remark.answer ?? 'open') === answer).length;
    return count > 0 ? [copy.counts[answer](count)] : [];
  });
  return [copy.count(remarks.length), counts.join(', ')].filter(Boolean).join(' · ');
}

/** How a round compares with the one before: '1 repeated from round 1, 2 new'. */
export function describeChanges(
  { remarks }: ReviewRound,
  before: ReviewRound | undefined,
): string | null {
  if (!before || before.remarks.length === 0 || remarks.length === 0) return null;
  const { repeated, added } = compareRounds(remarks, before.remarks);
  return [
    ...(repeated > 0 ? [copy.repeated(repeated, before.number)] : []),
    ...(added > 0 ? [copy.added(added)] : []),
  ].join(', ');
}
