import type { Review } from '#contract/reviews';
import { Notice } from '#ui/notice';
import { review as copy } from '../../copy/review.ts';
import { DateTime } from '../../format/date-time.tsx';

/** Why nothing can be reviewed now. */
export function ReviewState({ review: { state, rounds } }: { review: Review }) {
  const [last] = rounds;
  const approved = last?.approvedAt && last.approvedName ? last : null;
  const isSent = state === 'working' && last?.sentAt;
  const { title, hint } = copy.states[isSent ? 'sent' : state === 'open' ? 'working' : state];
  const isGood = state === 'approved' || state === 'delivered' || isSent;
  return (
    <Notice tone={isGood ? 'positive' : 'info'} title={title} live="polite">
      {hint}
      {approved && (
        <>
          {' '}
          {copy.rounds.approvedBy(approved.approvedName ?? '')},{' '}
          <DateTime at={approved.approvedAt ?? ''} />.
        </>
      )}
    </Notice>
  );
}
