import { waitingHours } from '#contract/ticket-list';
import type { AdminTicket } from '#contract/tickets';
import { customerTypes, ticketPriorities } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { InlineSelect } from '#ui/inline-select';
import { Popover } from '#ui/popover';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import { ticketFilters as copy } from '../../copy/admin-tickets.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { statusOf } from '../../format/status.ts';
import type { AdminList } from '../list/use-admin-list.ts';
import { formatSort } from '../list/use-list-params.ts';

type Option = { value: string; label: string };

type FilterProps = {
  list: AdminList<AdminTicket>;
  name: string;
  label: string;
  options: readonly Option[];
};

const more = ['priority', 'customerType', 'waiting'] as const;

/** Narrows the tickets by assignee, priority, customer and waiting time, and sorts them. */
export function TicketFilters({ list }: { list: AdminList<AdminTicket> }) {
  const { assignees = [] } = useAssignees();
  const { filterBy, filtered, sort } = list;
  const count = more.filter((name) => filtered[name]).length;
  return (
    <>
      <Filter
        list={list}
        name="assignee"
        label={copy.assignee}
        options={[
          { value: 'me', label: copy.me },
          { value: 'none', label: copy.no },
          ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <InlineSelect
        label={copy.sort}
        options={Object.entries(copy.sorts).map(([value, label]) => ({ value, label }))}
        value={sort ? formatSort(sort) : 'createdAt:desc'}
        onValueChange={(value) => filterBy({ sort: value })}
      />
      <Popover
        aria-label={copy.more}
        trigger={(props) => (
          <Button variant="quiet" size="small" icon="sliders" {...props}>
            {count > 0 ? copy.moreCount(count) : copy.more}
          </Button>
        )}
      >
        <Stack gap="s">
          <Filter
            list={list}
            name="priority"
            label={copy.priority}
            options={ticketPriorities
              .toReversed()
              .map((value) => ({ value, label: statusOf(value).label }))}
          />
          <Filter
            list={list}
            name="customerType"
            label={copy.customerType}
            options={customerTypes.map((value) => ({ value, label: copy.customerTypes[value] }))}
          />
          <Filter
            list={list}
            name="waiting"
            label={copy.waiting}
            options={waitingHours.map((value) => ({ value, label: copy.waitingFor[value] }))}
          />
        </Stack>
      </Popover>
    </>
  );
}

function Filter({ list: { filtered, filterBy }, name, label, options }: FilterProps) {
  return (
    <InlineSelect
      label={label}
      options={[{ value: '', label: listCopy.all }, ...options]}
      value={filtered[name] ?? ''}
      onValueChange={(value) => filterBy({ [name]: value })}
    />
  );
}
