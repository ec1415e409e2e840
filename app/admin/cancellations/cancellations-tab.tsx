import { cancellationSorts, type ListedCancellation } from '#contract/cancellations';
import { cancellationStatuses } from '#db/values/enumerations';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { addressOf } from '../../data/address.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { listWidths } from '../list/list-widths.ts';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useExportSelection } from '../list/use-export-selection.ts';
import { CancellationActions } from './cancellation-actions.tsx';
import { cancellationColumns, compactColumns } from './cancellation-columns.tsx';
import { CancellationDetails } from './cancellation-details.tsx';

/** Cancellation requests and their status. */
export function CancellationsTab() {
  const list = useAdminList(addressOf('GET /api/admin/cancellation-requests'), {
    statuses: cancellationStatuses,
    sorts: cancellationSorts,
    hasDays: true,
  });
  const isCompact = useMediaQuery(listWidths.belowWidest);
  const selectable = useExportSelection<ListedCancellation>(({ id }) => copy.nameOf(id));
  return (
    <TableWithDetails
      list={list}
      views="cancellations"
      {...selectable}
      rowsOpen="dialog"
      daysLabel={copy.columns.requested}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={cancellationStatuses}
      loading={copy.loading}
      empty={copy.empty}
      none={copy.none}
      columns={isCompact ? compactColumns : cancellationColumns}
      rowKey={({ id }) => id}
      rowActions={(request, onDetails) => (
        <CancellationActions request={request} compact={isCompact} onDetails={onDetails} />
      )}
      details={(request, dialog) => <CancellationDetails request={request} {...dialog} />}
      actionsWidth={isCompact ? 'long' : 'wide'}
    />
  );
}
