import { type AdminTicket, waitingHours } from '#contract/tickets';
import { customerTypes, ticketPriorities } from '#db/values/enumerations';
import { InlineSelect } from '#ui/inline-select';
import { list as listCopy } from '../../copy/admin-list.ts';
import { ticketFilters as copy } from '../../copy/admin-tickets.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { statusOf } from '../../format/status.ts';
import type { AdminList } from '../list/use-admin-list.ts';
import { formatSort } from '../list/use-list-params.ts';

const all = { value: '', label: listCopy.all };

/** Narrows the tickets by assignee, priority, customer and waiting time, and sorts them. */
export function TicketFilters({ list }: { list: AdminList<AdminTicket> }) {
  const { assignees = [] } = useAssignees();
  const { filtered, filterBy, sort } = list;
  const select = (name: string, label: string, options: { value: string; label: string }[]) => (
    <InlineSelect
      label={label}
      options={[all, ...options]}
      value={filtered[name] ?? ''}
      onValueChange={(value) => filterBy({ [name]: value })}
    />
  );
  return (
    <>
      {select('assignee', copy.assignee, [
        { value: 'me', label: copy.me },
        { value: 'none', label: copy.no },
        ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
      ])}
      {select(
        'priority',
        copy.priority,
        ticketPriorities.toReversed().map((value) => ({ value, label: statusOf(value).label })),
      )}
      {select(
        'customerType',
        copy.customerType,
        customerTypes.map((value) => ({ value, label: copy.customerTypes[value] })),
      )}
      {select(
        'waiting',
        copy.waiting,
        waitingHours.map((value) => ({ value, label: copy.waitingFor[value] })),
      )}
      <InlineSelect
        label={copy.sort}
        options={Object.entries(copy.sorts).map(([value, label]) => ({ value, label }))}
        value={sort ? formatSort(sort) : 'createdAt:desc'}
        onValueChange={(value) => filterBy({ sort: value })}
      />
    </>
  );
}
