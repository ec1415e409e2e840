import { type MailEntry, mailSorts } from '#contract/mails';
import { mailStatuses } from '#db/values/enumerations';
import { mails as copy } from '../../copy/admin-mails.ts';
import { addressOf } from '../../data/address.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { listWidths } from '../list/list-widths.ts';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useExportSelection } from '../list/use-export-selection.ts';
import { MailActions } from './mail-actions.tsx';
import { mailColumns } from './mail-columns.tsx';
import { MailDetails } from './mail-details.tsx';

/** Every email and whether it was sent. */
export function MailLog() {
  const list = useAdminList(addressOf('GET /api/admin/mails'), {
    statuses: mailStatuses,
    sorts: mailSorts,
    hasDays: true,
  });
  const isNarrow = useMediaQuery(listWidths.narrow);
  const selectable = useExportSelection(nameOf);
  return (
    <TableWithDetails
      list={list}
      views="mails"
      {...selectable}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={mailStatuses}
      loading={copy.loading}
      empty={copy.empty}
      none={copy.none}
      columns={mailColumns}
      rowKey={({ id }) => id}
      rowActions={(mail, onDetails) => (
        <MailActions mail={mail} onDetails={onDetails} hasRetry={!isNarrow} />
      )}
      details={(mail, dialog) => <MailDetails mail={mail} {...dialog} />}
      actionsWidth={isNarrow ? 'short' : 'long'}
    />
  );
}

function nameOf({ subject, to }: MailEntry): string {
  return copy.nameOf(subject, to);
}
