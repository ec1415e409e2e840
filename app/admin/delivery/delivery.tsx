import { useSearchParams } from 'react-router';
import { boardFilters } from '#contract/delivery-stages';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { Toolbar } from '#ui/toolbar';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { useDeliveryBoard } from '../../data/delivery-board.ts';
import { useNow } from '../../format/use-now.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { DeliveryBoard } from './delivery-board.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { HiddenOrders } from './hidden-orders.tsx';

const views = ['board', 'list'] as const;

type DeliveryProps = {
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

/** Every undelivered order, as a board or a list. What is chosen is in the URL. */
export function Delivery({ frozenNow }: DeliveryProps) {
  const now = useNow(frozenNow);
  const [params, setParams] = useSearchParams();
  const assignee = boardFilters.find((known) => known === params.get('assignee')) ?? 'all';
  const view = views.find((known) => known === params.get('view')) ?? 'board';
  const { board, failed, onRetry } = useDeliveryBoard(assignee);
  const choose = (name: string, value: string, usual: string) =>
    setParams(
      (chosen) => {
        if (value === usual) chosen.delete(name);
        else chosen.set(name, value);
        return chosen;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap="s">
      <Toolbar
        aria-label={copy.find}
        filters={
          <>
            <InlineSelect
              label={copy.assignee}
              options={boardFilters.map((value) => ({ value, label: copy.filters[value] }))}
              value={assignee}
              onValueChange={(value) => choose('assignee', value, 'all')}
            />
            <InlineSelect
              label={copy.view}
              options={views.map((value) => ({ value, label: copy.views[value] }))}
              value={view}
              onValueChange={(value) => choose('view', value, 'board')}
            />
          </>
        }
      />
      {failed && !board ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <>
          <HiddenOrders board={board} />
          {view === 'board' ? (
            <DeliveryBoard board={board} now={now} />
          ) : (
            <DeliveryList board={board} now={now} isFiltered={assignee !== 'all'} />
          )}
        </>
      )}
    </Stack>
  );
}
