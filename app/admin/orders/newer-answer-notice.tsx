import type { NewerVersion } from '#contract/problem';
import type { Remark } from '#contract/reviews';
import { orderReview } from '../../copy/review.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { UserText } from '../../format/user-text.tsx';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';

const copy = orderReview.answer;

type NewerAnswerNoticeProps = {
  newer: NewerVersion;
  /** With the newer answer. */
  remark: Remark;
};

/** The answer that another admin gave while this one was writing. */
export function NewerAnswerNotice({ newer, remark }: NewerAnswerNoticeProps) {
  return (
    <EditConflictNotice key={newer.at} title={copy.conflict(newer.by, formatDateTime(newer.at))}>
      {remark.answer && <p>{copy.theirs(copy[remark.answer])}</p>}
      {remark.reason && <UserText>{remark.reason}</UserText>}
    </EditConflictNotice>
  );
}
