import type { Ticket } from '#contract/tickets';
import { DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { ticketPage as copy } from '../../copy/tickets.ts';
import { Day } from '../../format/day.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { OrderState } from '../../support/conversation/order-state.tsx';

/** `now` decides whether the order’s delivery is overdue. */
type TicketFactsProps = { ticket: Ticket; now: Date };

export function TicketFacts({ ticket, now }: TicketFactsProps) {
  const { ticketId, priority, order, projectId, email, createdAt } = ticket;
  const { fields } = copy;
  return (
    <DescriptionList
      items={[
        { term: fields.id, detail: ticketId },
        { term: fields.priority, detail: statusOf(priority).label },
        {
          term: fields.order,
          detail: order ? (
            <TextLink href={paths.dashboardSubscription(order.orderId)}>
              {copy.orderLink(order.orderId, order.productTitle)}
            </TextLink>
          ) : projectId ? (
            <bdi>{projectId}</bdi>
          ) : (
            <Text as="span" tone="soft">
              {copy.noOrder}
            </Text>
          ),
        },
        ...(order
          ? [{ term: fields.delivery, detail: <OrderState order={order} now={now} /> }]
          : []),
        { term: fields.email, detail: <bdi>{displayAddress(email)}</bdi> },
        { term: fields.created, detail: <Day at={createdAt} /> },
      ]}
    />
  );
}
