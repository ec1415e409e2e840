import type { AdminTicket } from '#contract/tickets';
import { ticketDetails as copy } from '../../copy/admin-tickets.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { AutosaveSelect } from '../list/autosave-select.tsx';

type AssigneeSelectProps = {
  ticket: AdminTicket;
  /** null to unassign. */
  onChange: (assignedTo: number | null) => Promise<unknown>;
};

const unassigned = '';

/** Assigns a ticket to an admin. */
export function AssigneeSelect({ ticket, onChange }: AssigneeSelectProps) {
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
