import type { AuditEntry } from '#contract/audit';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { audit as copy } from '../../copy/admin-audit.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { DateTime } from '../../format/date-time.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { AuditAction, describeAction } from './audit-action.tsx';
import { Change } from './changes.tsx';

type AuditDetailsProps = {
  entry: AuditEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** An entry in full, including what the table truncates. */
export function AuditDetails({ entry, open, onOpenChange }: AuditDetailsProps) {
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
