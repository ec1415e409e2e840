import { type AuditEntry, auditSorts } from '#contract/audit';
import { apiPaths } from '#contract/paths';
import { auditKinds } from '#db/values/audit';
import { Button } from '#ui/button';
import { audit as words } from '../../copy/admin-audit.ts';
import { list as listWords } from '../../copy/admin-list.ts';
import { useOpening } from '../../shell/use-opening.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { actOf } from './act.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';

/** Who did what, and when. */
export function AuditTrail() {
  const list = useAdminList<AuditEntry>(apiPaths.audit, {
    statuses: auditKinds,
    sorts: auditSorts,
  });
  const details = useOpening<AuditEntry>();
  return (
    <>
      <AdminTable
        list={list}
        label={words.label}
        placeholder={words.placeholder}
        statuses={auditKinds}
        filterLabel={words.filter}
        filterName={filterName}
        loading={words.loading}
        empty={words.empty}
        columns={auditColumns}
        rowKey={({ id }) => id}
        rowActions={(entry) => (
          <Button
            variant="plain"
            size="small"
            opensDialog
            label={listWords.detailsOf(words.nameOf(actOf(entry), entry.actor.name))}
            onClick={() => details.open(entry)}
          >
            {listWords.details}
          </Button>
        )}
        actionsWidth="short"
      />
      {details.opening && (
        <AuditDetails
          key={details.opening.turn}
          entry={details.opening.subject}
          open={details.opening.isOpen}
          onOpenChange={details.onOpenChange}
        />
      )}
    </>
  );
}

function filterName(filter: string): string {
  const kind = auditKinds.find((known) => known === filter);
  return kind ? words.kinds[kind] : filter;
}
