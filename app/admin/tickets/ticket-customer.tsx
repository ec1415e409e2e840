import type { AdminTicket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Icon } from '#ui/icon';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { ticketDetails as copy, supportTickets } from '../../copy/admin-tickets.ts';
import { displayAddress } from '../../format/email-address.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import * as css from './ticket-customer.css.ts';

/** The address that gets replies: the account's, whatever was entered. */
export function replyAddress({ account, email }: AdminTicket): string {
  return account?.email ?? email;
}

/** Whether a signed-in customer entered an address that is not their account's. */
export function hasDifferentEmail(ticket: AdminTicket): boolean {
  return !ticket.emailVerified && replyAddress(ticket) !== ticket.email.toLowerCase();
}

/**
 * The customer in one line. Long addresses are truncated, the badge never is: on all but the widest
 * screens it is an icon, on phones only if an account entered another address.
 */
export function TicketCustomer({ ticket }: { ticket: AdminTicket }) {
  const isDifferent = hasDifferentEmail(ticket);
  return (
    <div className={css.line}>
      {!ticket.emailVerified && (
        <>
          <span className={css.badge}>
            <Unverified ticket={ticket} />
          </span>
          <span className={isDifferent ? css.mark : css.guestMark}>
            <Icon icon="alert" size="small" />
          </span>
        </>
      )}
      <span className={css.address}>
        <CustomerLink of={ticket.ticketId}>{replyAddress(ticket)}</CustomerLink>
        {isDifferent && (
          <>
            {', '}
            <bdi>{supportTickets.entered(displayAddress(ticket.email))}</bdi>
          </>
        )}
      </span>
    </div>
  );
}

/** The account that owns a ticket: name, email and id. */
export function TicketAccount({ ticket: { account } }: { ticket: AdminTicket }) {
  if (!account) {
    return (
      <Text as="span" size="small" tone="soft">
        {copy.noAccount}
      </Text>
    );
  }
  const { id, name, email } = account;
  return (
    <Stack gap="xxs">
      {name && <CustomerLink of={id}>{name}</CustomerLink>}
      {email && <CustomerLink of={id}>{email}</CustomerLink>}
      <Text size="small" tone="soft">
        {copy.customerId(id)}
      </Text>
    </Stack>
  );
}

/** The entered email and whether it is verified. */
export function TicketEmail({ ticket }: { ticket: AdminTicket }) {
  return (
    <Inline gap="xs">
      {ticket.account ? (
        <bdi>{displayAddress(ticket.email)}</bdi>
      ) : (
        <CustomerLink of={ticket.ticketId}>{ticket.email}</CustomerLink>
      )}
      {!ticket.emailVerified && <Unverified ticket={ticket} />}
    </Inline>
  );
}

/** Neutral for guests; a caution if an account entered another address. */
function Unverified({ ticket }: { ticket: AdminTicket }) {
  return <Badge tone={hasDifferentEmail(ticket) ? 'caution' : 'neutral'}>{copy.unverified}</Badge>;
}
