import type { Ticket } from '#contract/tickets';
import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { ticketPage as copy } from '../../copy/tickets.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';

export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { ticketId, priority, projectId, email, createdAt } = ticket;
  const { fields } = copy;
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
              {copy.noOrder}
            </Text>
          ),
        },
        { term: fields.email, detail: <bdi>{email}</bdi> },
        { term: fields.created, detail: <Day at={createdAt} /> },
      ]}
    />
  );
}
