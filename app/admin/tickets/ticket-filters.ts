import { waitingHours } from '#contract/ticket-list';
import type { TicketCounts } from '#contract/tickets';
import { maxWaiting } from '#contract/waiting';
import { customerTypes, ticketPriorities, ticketStatuses } from '#db/values/enumerations';
import { ticketFilters as copy } from '../../copy/admin-tickets.ts';
import { useAssignees, useTicketCounts } from '../../data/admin-tickets.ts';
import { formatCount } from '../../format/count.ts';
import { statusOf } from '../../format/status.ts';
import { type ListFilter, statusFilter } from '../list/list-filters.tsx';
import type { ListPreset } from '../list/views/view-links.ts';

/** Usual filters of the tickets. */
const presets: readonly { id: keyof TicketCounts | 'unread'; values: ListPreset['values'] }[] = [
  { id: 'active', values: { status: 'active' } },
  { id: 'mine', values: { status: 'active', assignee: 'me' } },
  { id: 'unassigned', values: { status: 'active', assignee: 'none' } },
  { id: 'unread', values: { status: 'unread' } },
  { id: 'late', values: { status: 'late' } },
  { id: 'snoozed', values: { status: 'snoozed' } },
];

/** The views that every admin has, with how many tickets each finds. */
export function useTicketPresets(): readonly ListPreset[] {
  const { counts } = useTicketCounts();
  return presets.map(({ id, values }) => ({
    label: copy.views[id],
    values,
    ...(counts && id !== 'unread' && { count: countOf(counts[id]) }),
  }));
}

/** By status, assignee, priority, customer and waiting time. */
export function useTicketFilters(): readonly ListFilter[] {
  const { assignees = [] } = useAssignees();
  return [
    statusFilter(ticketStatuses),
    {
      name: 'assignee',
      label: copy.assignee,
      options: [
        { value: 'me', label: copy.me },
        { value: 'none', label: copy.no },
        ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
    {
      name: 'priority',
      label: copy.priority,
      options: ticketPriorities
        .toReversed()
        .map((value) => ({ value, label: statusOf(value).label })),
    },
    {
      name: 'customerType',
      label: copy.customerType,
      options: customerTypes.map((value) => ({ value, label: copy.customerTypes[value] })),
    },
    {
      name: 'waiting',
      label: copy.waiting,
      options: waitingHours.map((value) => ({ value, label: copy.waitingFor[value] })),
    },
  ];
}

function countOf(count: number): string {
  return `${formatCount(count)}${count >= maxWaiting ? '+' : ''}`;
}
