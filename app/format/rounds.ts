import type { Remark, ReviewRound } from '#contract/reviews';
import { review } from '../copy/review.ts';

/** Two pins are at the same place if they are this near, in percent of the frame. */
const nearPercent = 2;

/** The remark before that this one repeats: on the same page, at its place or in its words. */
export function findRepeated(
  { page, pin, text }: Remark,
  before: readonly Remark[],
): Remark | undefined {
  return before.find(
    (earlier) =>
      earlier.page === page &&
      (isNear(earlier.pin, pin) || normalize(earlier.text) === normalize(text)),
  );
}

/** How many remarks of a round repeat one of the round before, and how many are new. */
export function compareRounds(remarks: readonly Remark[], before: readonly Remark[]) {
  const repeated = remarks.filter((remark) => findRepeated(remark, before)).length;
  return { repeated, added: remarks.length - repeated };
}

/** Pins on screenshots are on different pictures. */
function isNear(one: Remark['pin'], other: Remark['pin']): boolean {
  if (!one || !other || one.width === null || one.width !== other.width) return false;
  return Math.abs(one.x - other.x) <= nearPercent && Math.abs(one.y - other.y) <= nearPercent;
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.!]+/g, ' ')
    .trim();
}

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
