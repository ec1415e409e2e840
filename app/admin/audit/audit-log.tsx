import { type AuditEntry, auditKinds, auditSorts } from '#contract/audit';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { audit as copy } from '../../copy/admin-audit.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { addressOf } from '../../data/address.ts';
import { DateTime } from '../../format/date-time.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
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
    fields: ['actor.name', 'actor.apiKey'],
    heading: columns.actor,
    width: 'medium',
    cell: ({ actor }) => <Actor actor={actor} />,
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

/** What admins did, and when. */
export function AuditLog() {
  const list = useAdminList(addressOf('GET /api/admin/audit'), {
    statuses: auditKinds,
    sorts: auditSorts,
    hasDays: true,
  });
  return (
    <ListPage
      list={list}
      views="audit"
      nameOf={nameOf}
      rowsOpen="dialog"
      daysLabel={copy.columns.at}
      copy={copy}
      filters={[statusFilter(auditKinds, copy.filter, filterName)]}
      columns={auditColumns}
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

/** The admin, and the program that acted for them. */
function Actor({ actor: { customer, name, apiKey } }: Pick<AuditEntry, 'actor'>) {
  return (
    <>
      <CustomerLink of={customer}>{name}</CustomerLink>
      {apiKey !== null && <bdi> {copy.by(apiKey)}</bdi>}
    </>
  );
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
            detail: <Actor actor={actor} />,
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
