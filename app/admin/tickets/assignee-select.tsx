import type { AdminTicket } from '#contract/tickets';
import { ticketDetails as copy } from '../../copy/admin-tickets.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { AutosaveSelect } from '../list/autosave-select.tsx';

type AssigneeProps = {
  ticket: AdminTicket;
  /** null: nobody works on it. */
  onChange: (assignedTo: number | null) => Promise<unknown>;
};

const nobody = '';

/** Who works on a ticket. */
export function AssigneeSelect({ ticket, onChange }: AssigneeProps) {
  const { assignees } = useAssignees();
  const { assignedTo } = ticket;
  const isKnown = assignedTo === null || assignees?.some(({ id }) => id === assignedTo);
  const options = [
    { value: nobody, label: copy.unassigned },
    ...(assignees ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    // Somebody has it, even if the list is on its way or no longer holds them.
    ...(isKnown ? [] : [{ value: String(assignedTo), label: copy.otherAssignee }]),
  ];
  return (
    <AutosaveSelect
      label={copy.assigneeOf(ticket.ticketId)}
      options={options}
      value={assignedTo === null ? nobody : String(assignedTo)}
      onChange={(value) => onChange(value === nobody ? null : Number(value))}
      done={copy.assigneeChanged}
    />
  );
}
