import type { Ticket } from '#contract/tickets';
import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { ticketPage as words } from '../../copy/tickets.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';

/** What a ticket is about, and where its answers go. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { ticketId, priority, projectId, email, createdAt } = ticket;
  const { fields } = words;
  return (
    <DescriptionList
      items={[
        { term: fields.id, detail: ticketId },
        { term: fields.priority, detail: statusOf(priority).label },
        {
          term: fields.order,
          detail: projectId ? (
            <bdi>{projectId}</bdi>
          ) : (
            <Text as="span" tone="soft">
              {words.noOrder}
            </Text>
          ),
        },
        { term: fields.email, detail: <bdi>{email}</bdi> },
        { term: fields.created, detail: <Day at={createdAt} /> },
      ]}
    />
  );
}
