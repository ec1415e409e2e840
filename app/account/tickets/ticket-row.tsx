import type { Ticket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Disclosure } from '#ui/disclosure';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { tickets as words } from '../../copy/tickets.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';
import { Written } from '../../format/written.tsx';

/** A ticket in a line or two, which opens to what it says. */
export function TicketRow({ ticket }: { ticket: Ticket }) {
  const { ticketId, subject, message, projectId, email, createdAt } = ticket;
  const status = statusOf(ticket.status);
  const facts = [
    ticketId,
    <Day key="day" at={createdAt} />,
    words.priority(statusOf(ticket.priority).label),
    projectId && (
      <span key="order">
        {words.order} <bdi>{projectId}</bdi>
      </span>
    ),
  ];
  return (
    <Disclosure
      summary={subject}
      facts={facts.filter(Boolean)}
      aside={<Badge tone={status.tone}>{status.label}</Badge>}
    >
      <Stack gap="s">
        <Written>{message}</Written>
        <Text size="small" tone="soft">
          {words.answersTo(email)}
        </Text>
      </Stack>
    </Disclosure>
  );
}
