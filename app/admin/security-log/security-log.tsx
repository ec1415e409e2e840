import { type SecurityEvent, securityEventSorts } from '#contract/security-log';
import { securityEventKinds } from '#db/values/security-events';
import { securityLog as copy } from '../../copy/admin-security-log.ts';
import { addressOf } from '../../data/address.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { putFirst } from '../list/list-column.ts';
import { listWidths } from '../list/list-widths.ts';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useExportSelection } from '../list/use-export-selection.ts';
import { SecurityEventDetails } from './security-event-details.tsx';
import { securityLogColumns } from './security-log-columns.tsx';

/** The account is truncated before the time is. */
const phoneColumns = putFirst(['event', 'account'], securityLogColumns);

/** Sign-ins, failed attempts and denied requests. */
export function SecurityLog() {
  const isPhone = useMediaQuery(listWidths.phone);
  const list = useAdminList(addressOf('GET /api/admin/security-log'), {
    statuses: securityEventKinds,
    sorts: securityEventSorts,
    hasDays: true,
  });
  const selectable = useExportSelection(nameOf);
  return (
    <TableWithDetails
      list={list}
      views="security_log"
      {...selectable}
      rowsOpen="dialog"
      daysLabel={copy.columns.at}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={securityEventKinds}
      filterLabel={copy.filter}
      filterName={filterName}
      loading={copy.loading}
      empty={copy.empty}
      none={copy.none}
      columns={isPhone ? phoneColumns : securityLogColumns}
      rowKey={({ id }) => id}
      rowActions={(event, onDetails) => <DetailsButton of={nameOf(event)} onClick={onDetails} />}
      details={(event, dialog) => <SecurityEventDetails event={event} {...dialog} />}
      actionsWidth="short"
    />
  );
}

function nameOf({ event, account }: SecurityEvent): string {
  return copy.nameOf(
    copy.events[event],
    account?.email ?? account?.username ?? copy.unknownAccount,
  );
}

function filterName(filter: string): string {
  const event = securityEventKinds.find((known) => known === filter);
  return event ? copy.events[event] : filter;
}
