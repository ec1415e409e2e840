import { Failure } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/find-last-action';
import type { Db } from '#db/client';
import type { TicketRow } from '#db/schema/support-tickets';
import { findTicket } from './find-ticket.ts';

/** Throws if another admin has changed the ticket since this version was read. */
export async function requireVersion(
  tx: Db,
  ticket: TicketRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === ticket.version) return;
  const newer = await findChange(tx, ticket);
  const by = newer.by ?? 'Another admin';
  throw new Failure('conflict', `${by} changed this ticket after you opened it.`, { newer });
}

/** Throws for a ticket whose messages are in another one now. */
export async function refuseMerged(tx: Db, ticket: TicketRow): Promise<void> {
  if (ticket.mergedIntoId === null) return;
  const { ticketId } = await findTicket(tx, String(ticket.mergedIntoId));
  throw new Failure('conflict', `This ticket was merged into ${ticketId}. Continue there.`, {
    newer: await findChange(tx, ticket),
  });
}

async function findChange(tx: Db, { id, updatedAt }: TicketRow) {
  const known = await findLastAction(tx, ['ticket.changed', 'ticket.merged'], id);
  return known ?? { by: null, at: updatedAt.toISOString() };
}
