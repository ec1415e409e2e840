import { type AuditEntry, auditSorts } from '#contract/audit';
import { auditKinds } from '#db/values/audit';
import { audit as copy } from '../../copy/admin-audit.ts';
import { addressOf } from '../../data/address.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { putFirst } from '../list/list-column.ts';
import { listWidths } from '../list/list-widths.ts';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useExportSelection } from '../list/use-export-selection.ts';
import { describeAction } from './audit-action.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';

/** A long name is truncated before the time is. */
const phoneColumns = putFirst(['actor'], auditColumns);

/** What admins did, and when. */
export function AuditLog() {
  const isPhone = useMediaQuery(listWidths.phone);
  const list = useAdminList(addressOf('GET /api/admin/audit'), {
    statuses: auditKinds,
    sorts: auditSorts,
    hasDays: true,
  });
  const selectable = useExportSelection(nameOf);
  return (
    <TableWithDetails
      list={list}
      views="audit"
      {...selectable}
      rowsOpen="dialog"
      daysLabel={copy.columns.at}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={auditKinds}
      filterLabel={copy.filter}
      filterName={filterName}
      loading={copy.loading}
      empty={copy.empty}
      none={copy.none}
      columns={isPhone ? phoneColumns : auditColumns}
      rowKey={({ id }) => id}
      rowActions={(entry, onDetails) => <DetailsButton of={nameOf(entry)} onClick={onDetails} />}
      details={(entry, dialog) => <AuditDetails entry={entry} {...dialog} />}
      actionsWidth="short"
    />
  );
}

function nameOf(entry: AuditEntry): string {
  return copy.nameOf(describeAction(entry), entry.actor.name);
}

function filterName(filter: string): string {
  const kind = auditKinds.find((known) => known === filter);
  return kind ? copy.kinds[kind] : filter;
}
