import type { AdminTicket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { ticketDetails as copy, supportTickets } from '../../copy/admin-tickets.ts';

/** Where replies go: to the account, whatever address was typed. */
export function replyAddress({ account, email }: AdminTicket): string {
  return account?.email ?? email;
}

/** Whether somebody signed in gave an address that is not their account's. */
export function hasDifferentEmail(ticket: AdminTicket): boolean {
  return !ticket.emailVerified && replyAddress(ticket) !== ticket.email.toLowerCase();
}

/** The customer in one line; the mark comes first, as a long address is cut at its end. */
export function TicketCustomer({ ticket }: { ticket: AdminTicket }) {
  return (
    <>
      {!ticket.emailVerified && (
        <>
          <Unverified ticket={ticket} />{' '}
        </>
      )}
      <bdi>{replyAddress(ticket)}</bdi>
      {hasDifferentEmail(ticket) && (
        <>
          {', '}
          <bdi>{supportTickets.entered(ticket.email)}</bdi>
        </>
      )}
    </>
  );
}

/** The account that owns a ticket: name, email and id. */
export function TicketAccount({ ticket: { account } }: { ticket: AdminTicket }) {
  if (!account) {
    return (
      <Text as="span" tone="soft">
        {copy.noAccount}
      </Text>
    );
  }
  const { id, name, email } = account;
  return (
    <Stack gap="xxs">
      {name && <bdi>{name}</bdi>}
      {email && <bdi>{email}</bdi>}
      <Text size="small" tone="soft">
        {copy.customerId(id)}
      </Text>
    </Stack>
  );
}

/** The address that was typed, and whether it was proved. */
export function TicketEmail({ ticket }: { ticket: AdminTicket }) {
  return (
    <Inline gap="xs">
      <bdi>{ticket.email}</bdi>
      {!ticket.emailVerified && <Unverified ticket={ticket} />}
    </Inline>
  );
}

/** Quiet, as most guests' are; louder where an account gives an address that is not its own. */
function Unverified({ ticket }: { ticket: AdminTicket }) {
  return <Badge tone={hasDifferentEmail(ticket) ? 'caution' : 'neutral'}>{copy.unverified}</Badge>;
}
