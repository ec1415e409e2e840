import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import {
  type BoardOrder,
  boardFilters,
  type DeliveryBoard as Stages,
} from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import { deliveryStages } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { Board } from '#ui/board';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { TextLink } from '#ui/link';
import { LocaleProvider } from '#ui/locale';
import { Stack } from '#ui/stack';
import { Toolbar } from '#ui/toolbar';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { useDeliveryBoard } from '../../data/delivery-board.ts';
import { useMay } from '../../data/permissions.ts';
import { Day } from '../../format/date-time.tsx';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { DeadlineBadge } from '../orders/delivery-deadline.tsx';
import { HiddenOrders } from './hidden-orders.tsx';
import { type MovableOrder, useStageMoves } from './use-stage-moves.tsx';

/** `board` is undefined while loading. */
type DeliveryBoardProps = { board: Stages | undefined; now: Date };

const stageColumns = deliveryStages.map((stage) => ({ id: stage, title: stageName(stage) }));

type DeliveryProps = {
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

/** Every undelivered order by its stage. Whose is in the URL. */
export function Delivery({ frozenNow }: DeliveryProps) {
  const now = useNow(frozenNow);
  const [params, setParams] = useSearchParams();
  const assignee = boardFilters.find((known) => known === params.get('assignee')) ?? 'all';
  const { board, failed, onRetry } = useDeliveryBoard(assignee);
  const choose = (value: string) =>
    setParams(value === 'all' ? {} : { assignee: value }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Stack gap="s">
      <Toolbar
        aria-label={copy.find}
        filters={
          <InlineSelect
            label={copy.assignee}
            options={boardFilters.map((value) => ({ value, label: copy.filters[value] }))}
            value={assignee}
            onValueChange={choose}
          />
        }
      />
      {failed && !board ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <>
          <HiddenOrders board={board} />
          <DeliveryBoard board={board} now={now} />
        </>
      )}
    </Stack>
  );
}

/** Undelivered orders in a column for each stage. */
function DeliveryBoard({ board, now }: DeliveryBoardProps) {
  const orders = board?.flatMap((column) => column.orders) ?? [];
  const may = useMay();
  const { move, dialogs, conflict } = useStageMoves(menuOf);
  return (
    <Stack gap="s">
      {conflict}
      <LocaleProvider texts={boardTexts}>
        <Board
          aria-label={copy.board}
          columns={stageColumns}
          cards={orders.map((order) => ({
            id: String(order.id),
            columnId: order.stage,
            title: order.orderId,
            href: paths.adminOrder(order.orderId),
            content: <BoardCardFacts order={order} now={now} />,
          }))}
          onMove={async (cardId, columnId) => {
            const order = orders.find(({ id }) => String(id) === cardId);
            const stage = deliveryStages.find((known) => known === columnId);
            return order && stage ? move(order, stage) : false;
          }}
          canMove={() => may('orders.deliver')}
          level={2}
          loading={!board}
        />
      </LocaleProvider>
      {dialogs}
    </Stack>
  );
}

const boardTexts = { Board: { count: copy.count, empty: copy.none, loading: copy.loading } };

/** The menu of the card, which is rendered again in its column. */
function menuOf({ id }: MovableOrder): RefObject<HTMLElement | null> {
  return {
    get current() {
      return document.querySelector<HTMLElement>(`[data-card="${id}"] [data-control="menu"]`);
    },
  };
}

/** What a card says about its order. */
function BoardCardFacts({ order, now }: { order: BoardOrder; now: Date }) {
  const { orderId, productTitle, customerName, stage, stageSince, previewUrl, assignee } = order;
  return (
    <Stack gap="xxs">
      <p>
        <bdi>{productTitle}</bdi>, <bdi>{customerName}</bdi>
      </p>
      <Inline gap="xs">
        <DeadlineBadge clock={order} now={now} />
        {previewUrl ? (
          <TextLink href={previewUrl} newTab aria-label={copy.previewOf(orderId)}>
            {copy.preview}
          </TextLink>
        ) : (
          stage === 'development' && <Badge tone="neutral">{copy.noPreview}</Badge>
        )}
      </Inline>
      <p>
        <bdi>{assignee?.name ?? copy.unassigned}</bdi>
      </p>
      {stageSince && (
        <p>
          {copy.since} <Day at={stageSince} />
        </p>
      )}
    </Stack>
  );
}
