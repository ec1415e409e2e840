import type { AdminTicket } from '#contract/tickets';
import { ticketPriorities, ticketStatuses } from '#db/values/enumerations';
import { type Description, DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { ticketDetails as copy } from '../../copy/admin-tickets.ts';
import {
  useAdminTicketMutations,
  useAssignees,
  useTicketStatus,
} from '../../data/admin-tickets.ts';
import { Day } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { OrderState } from '../../support/conversation/order-state.tsx';
import { AutosaveSelect } from '../list/autosave-select.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { describeAnswer } from './answer-time.tsx';
import { TicketAccount, TicketEmail } from './ticket-customer.tsx';
import * as css from './ticket-dialog.css.ts';
import { TicketProject } from './ticket-project.tsx';

type AssigneeSelectProps = {
  ticket: AdminTicket;
  /** null to unassign. */
  onChange: (assignedTo: number | null) => Promise<unknown>;
};

const unassigned = '';

type TicketInformationProps = {
  ticket: AdminTicket;
  /** The business ids of the tickets that were merged into it. */
  merged?: readonly string[] | undefined;
  now: Date;
};

/** A ticket's details; status, assignee and priority are edited in place. */
export function TicketInformation({ ticket, merged = [], now }: TicketInformationProps) {
  const { fields, customerTypes } = copy;
  const changeStatus = useTicketStatus();
  const { change } = useAdminTicketMutations(ticket);
  const items: Description[] = [
    {
      term: fields.status,
      detail: (
        <span className={css.choice}>
          <StatusSelect
            name={ticket.ticketId}
            status={ticket.status}
            statuses={ticketStatuses}
            onChange={(status) => changeStatus(ticket, status)}
            done={copy.statusChanged}
            permission="tickets.answer"
          />
        </span>
      ),
    },
    {
      term: fields.assignee,
      detail: (
        <span className={css.choice}>
          <AssigneeSelect ticket={ticket} onChange={(assignedTo) => change({ assignedTo })} />
        </span>
      ),
    },
    {
      term: fields.priority,
      detail: (
        <span className={css.choice}>
          <AutosaveSelect
            label={copy.priorityOf(ticket.ticketId)}
            options={ticketPriorities.map((value) => ({ value, label: statusOf(value).label }))}
            value={ticket.priority}
            onChange={(priority) => change({ priority })}
            done={copy.priorityChanged}
            permission="tickets.answer"
          />
        </span>
      ),
    },
    ...describeAnswer(ticket, now),
    { term: fields.account, detail: <TicketAccount ticket={ticket} /> },
    { term: fields.email, detail: <TicketEmail ticket={ticket} /> },
    ...describeOrder(ticket, now),
    ...(ticket.customerType
      ? [{ term: fields.customerType, detail: customerTypes[ticket.customerType] }]
      : []),
    ...(ticket.inquiryType ? [{ term: fields.inquiry, detail: ticket.inquiryType }] : []),
    ...(merged.length > 0
      ? [{ term: fields.merged, detail: <MergedTickets names={merged} /> }]
      : []),
    { term: fields.created, detail: <Day at={ticket.createdAt} /> },
  ];
  return <DescriptionList layout="dense" items={items} />;
}

function MergedTickets({ names }: { names: readonly string[] }) {
  return (
    <Inline gap="xs">
      {names.map((name) => (
        <TextLink key={name} href={paths.adminTicket(name)}>
          {name}
        </TextLink>
      ))}
    </Inline>
  );
}

/** The order whose conversation it is, else what was typed. */
function describeOrder(ticket: AdminTicket, now: Date): Description[] {
  const { order, projectId } = ticket;
  const { fields } = copy;
  if (order) {
    const { orderId, productTitle } = order;
    return [
      {
        term: fields.order,
        detail: (
          <TextLink href={paths.adminOrder(orderId)}>{`${orderId}: ${productTitle}`}</TextLink>
        ),
      },
      { term: fields.delivery, detail: <OrderState order={order} now={now} /> },
    ];
  }
  return [
    {
      term: fields.project,
      detail: projectId ? (
        <TicketProject ticket={ticket} />
      ) : (
        <Text as="span" size="small" tone="soft">
          {copy.unlinked}
        </Text>
      ),
    },
  ];
}

/** Assigns a ticket to an admin. */
function AssigneeSelect({ ticket, onChange }: AssigneeSelectProps) {
  const { assignees } = useAssignees();
  const { assignedTo } = ticket;
  const isKnown = assignedTo === null || assignees?.some(({ id }) => id === assignedTo);
  const options = [
    { value: unassigned, label: copy.unassigned },
    ...(assignees ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    // The assignee may not be in the list, or the list may still be loading.
    ...(isKnown ? [] : [{ value: String(assignedTo), label: copy.otherAssignee }]),
  ];
  return (
    <AutosaveSelect
      label={copy.assigneeOf(ticket.ticketId)}
      options={options}
      value={assignedTo === null ? unassigned : String(assignedTo)}
      onChange={(value) => onChange(value === unassigned ? null : Number(value))}
      done={copy.assigneeChanged}
      permission="tickets.answer"
    />
  );
}
