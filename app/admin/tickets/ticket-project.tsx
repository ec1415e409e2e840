import type { AdminTicket } from '#contract/tickets';
import { TextLink } from '#ui/link';
import { paths } from '../../paths.ts';

/** The order or project that a ticket is about, as typed; an order that exists is a link. */
export function TicketProject({ ticket: { projectId, linkedOrder } }: { ticket: AdminTicket }) {
  if (linkedOrder === null) return <bdi>{projectId}</bdi>;
  return <TextLink href={paths.adminOrder(linkedOrder)}>{linkedOrder}</TextLink>;
}
