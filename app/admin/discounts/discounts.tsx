import { useRef } from 'react';
import { type Discount, discountSorts, discountStatuses } from '#contract/admin-discounts';
import { Button } from '#ui/button';
import { discounts as copy } from '../../copy/admin-discounts.ts';
import { addressOf } from '../../data/address.ts';
import { useMay } from '../../data/permissions.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { CreateButton } from '../list/create-button.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { listWidths } from '../list/list-widths.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useAct } from '../use-act.ts';
import { CreateDiscount } from './create-discount.tsx';
import { discountColumns } from './discount-columns.tsx';
import { DiscountDetails } from './discount-details.tsx';
import { EndDiscount } from './end-discount.tsx';

/** Lists discount codes, with create, details and end. */
export function Discounts() {
  const mayChange = useMay()('discounts.change');
  const list = useAdminList(addressOf('GET /api/admin/discounts'), {
    statuses: discountStatuses,
    sorts: discountSorts,
    hasDays: true,
  });
  const isCompact = useMediaQuery(listWidths.belowWidest);
  const creating = useDialogState<null>();
  const viewing = useDialogState<Discount>();
  const ending = useDialogState<Discount>();
  const create = useRef<HTMLButtonElement>(null);
  useAct('create-code', mayChange ? () => creating.open(null) : undefined);
  /** A payment may use a code, and another admin end it, while its details are open. */
  const latest = (opened: Discount) => list.rows.find(({ id }) => id === opened.id) ?? opened;
  const viewed = viewing.opening && latest(viewing.opening.subject);
  const mayEnd = ({ status }: Discount) => mayChange && status !== 'ended';
  return (
    <>
      <ListPage
        list={list}
        views="discounts"
        nameOf={({ code }) => code}
        copy={copy}
        filters={[statusFilter(discountStatuses)]}
        columns={discountColumns}
        rowKey={({ id }) => id}
        rowActions={(discount) => (
          <>
            <DetailsButton
              of={discount.code}
              compact={isCompact}
              onClick={() => viewing.open(discount)}
            />
            {mayEnd(discount) && (
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                aria-label={copy.endOf(discount.code)}
                onClick={() => ending.open(discount)}
              >
                {copy.end}
              </Button>
            )}
          </>
        )}
        actionsWidth={isCompact ? 'medium' : 'long'}
        actions={
          mayChange && (
            <CreateButton ref={create} onClick={() => creating.open(null)}>
              {copy.create}
            </CreateButton>
          )
        }
      />
      {creating.opening && (
        <CreateDiscount
          key={creating.opening.key}
          open={creating.opening.isOpen}
          onOpenChange={creating.onOpenChange}
          onCreated={viewing.open}
        />
      )}
      {viewing.opening && viewed && (
        <DiscountDetails
          key={viewing.opening.key}
          discount={viewed}
          open={viewing.opening.isOpen}
          onOpenChange={viewing.onOpenChange}
          finalFocus={create}
          onEnd={
            mayEnd(viewed)
              ? () => {
                  viewing.onOpenChange(false);
                  ending.open(viewed);
                }
              : undefined
          }
        />
      )}
      {ending.opening && (
        <EndDiscount
          key={ending.opening.key}
          discount={ending.opening.subject}
          open={ending.opening.isOpen}
          onOpenChange={ending.onOpenChange}
          finalFocus={create}
        />
      )}
    </>
  );
}
