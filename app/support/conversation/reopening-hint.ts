import type { TicketStatus } from '#db/values/enumerations';
import { reply as words } from '../../copy/tickets.ts';
import { statusOf } from '../../format/status.ts';

/** What a customer's reply does to a ticket that was thought to be done; undefined for all others. */
export function reopeningHint(status: TicketStatus): string | undefined {
  const isDone = status === 'resolved' || status === 'closed';
  return isDone ? words.reopens(statusOf(status).label) : undefined;
}
