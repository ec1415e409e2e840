import type { TicketStatus } from '#db/values/enumerations';
import { reply as copy } from '../../copy/tickets.ts';
import { statusOf } from '../../format/status.ts';

/** Hint that a reply reopens a resolved or closed ticket; undefined for other tickets. */
export function reopeningHint(status: TicketStatus): string | undefined {
  const isDone = status === 'resolved' || status === 'closed';
  return isDone ? copy.reopens(statusOf(status).label) : undefined;
}
