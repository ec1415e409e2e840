import { type AuditEntry, auditKinds, auditSorts } from '#contract/audit';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { audit as copy } from '../../copy/admin-audit.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { addressOf } from '../../data/address.ts';
import { DateTime } from '../../format/date-time.tsx';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { type ListColumn, putFirst } from '../list/list-column.ts';
import { listWidths } from '../list/list-widths.ts';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useExportSelection } from '../list/use-export-selection.ts';
import { AuditAction, describeAction } from './audit-action.tsx';
import { Change, Changes } from './changes.tsx';

type AuditDetailsProps = {
  entry: AuditEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const { columns } = copy;

export const auditColumns: readonly ListColumn<AuditEntry>[] = [
  {
    id: 'createdAt',
    line: 2,
    fields: ['createdAt'],
    heading: columns.at,
    width: 'long',
    sortable: 'descending',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'actor',
    line: 2,
    fields: ['actor.name'],
    heading: columns.actor,
    width: 'medium',
    cell: ({ actor }) => <CustomerLink of={actor.customer}>{actor.name}</CustomerLink>,
  },
  {
    id: 'kind',
    whereWide: true,
    fields: ['subject.kind'],
    heading: columns.kind,
    width: 'medium',
    cell: ({ subject }) => copy.kinds[subject.kind],
  },
  {
    id: 'act',
    fields: ['verb', 'subject.name'],
    heading: columns.act,
    primary: true,
    cell: (entry) => <AuditAction entry={entry} />,
  },
  {
    id: 'changes',
    whereWide: true,
    fields: ['changes'],
    heading: columns.changes,
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} /> : null),
  },
];

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

/** An entry in full, including what the table truncates. */
function AuditDetails({ entry, open, onOpenChange }: AuditDetailsProps) {
  const { columns } = copy;
  const { createdAt, actor, changes } = entry;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={describeAction(entry)}
      actions={<Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>}
    >
      <DescriptionList
        items={[
          { term: columns.at, detail: <DateTime at={createdAt} /> },
          {
            term: columns.actor,
            detail: <CustomerLink of={actor.customer}>{actor.name}</CustomerLink>,
          },
          { term: columns.act, detail: <AuditAction entry={entry} /> },
          ...(changes.length > 0
            ? [{ term: columns.changes, detail: <AllChanges changes={changes} /> }]
            : []),
        ]}
      />
    </Dialog>
  );
}

function AllChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  return (
    <Stack gap="xxs">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
        <div key={index}>
          <Change change={change} />
        </div>
      ))}
    </Stack>
  );
}
