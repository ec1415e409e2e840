import { securityEventSorts } from '#contract/security-log';
import { securityEventKinds } from '#db/values/security-events';
import { securityLog as copy } from '../../copy/admin-security-log.ts';
import { addressOf } from '../../data/address.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { securityLogColumns } from './security-log-columns.tsx';

/** Sign-ins, failed attempts and denied requests. */
export function SecurityLog() {
  const list = useAdminList(addressOf('GET /api/admin/security-log'), {
    statuses: securityEventKinds,
    sorts: securityEventSorts,
  });
  return (
    <AdminTable
      list={list}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={securityEventKinds}
      filterLabel={copy.filter}
      filterName={filterName}
      loading={copy.loading}
      empty={copy.empty}
      columns={securityLogColumns}
      rowKey={({ id }) => id}
    />
  );
}

function filterName(filter: string): string {
  const event = securityEventKinds.find((known) => known === filter);
  return event ? copy.events[event] : filter;
}
