import type { TicketMessage } from '#contract/ticket-messages';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { UserText } from '../../format/user-text.tsx';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';

type NewerRepliesProps = {
  /** Oldest first; at least one. */
  replies: readonly TicketMessage[];
  /** Whether this admin's reply was refused because of them. */
  wasRefused: boolean;
};

/** Replies that other admins sent while this one was writing. */
export function NewerReplies({ replies, wasRefused }: NewerRepliesProps) {
  const newest = replies.at(-1);
  if (!newest) return null;
  return (
    <EditConflictNotice
      title={copy.newer(newest.author, formatDateTime(newest.createdAt))}
      takesFocus={wasRefused}
    >
      <p>{wasRefused ? copy.newerRefused : copy.newerLead}</p>
      {replies.map(({ id, message }) => (
        <blockquote key={id}>
          <UserText>{message}</UserText>
        </blockquote>
      ))}
    </EditConflictNotice>
  );
}
