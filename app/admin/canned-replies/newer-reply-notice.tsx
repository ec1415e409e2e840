import type { CannedReply } from '#contract/canned-replies';
import type { NewerVersion } from '#contract/problem';
import { cannedReplyConflict as copy } from '../../copy/canned-replies.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { UserText } from '../../format/user-text.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';

export type NewerReply = NewerVersion & { theirs: CannedReply };

/** What another admin saved meanwhile, above the form with one's own text. */
export function NewerReplyNotice({ newer: { by, at, theirs } }: { newer: NewerReply }) {
  return (
    <EditConflictNotice key={theirs.updatedAt} title={copy.title(by, formatDateTime(at))}>
      <p>{copy.lead}</p>
      <p>
        <bdi>{theirs.title}</bdi>
      </p>
      <blockquote>
        <UserText>{theirs.text}</UserText>
      </blockquote>
    </EditConflictNotice>
  );
}
