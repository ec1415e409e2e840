import { useState } from 'react';
import type { StageChange } from '#contract/delivery-stages';
import type { Order } from '#contract/orders';
import type { TableSelection } from '#ui/table';
import { unansweredRemarks as remarks } from '../../copy/admin-delivery.ts';
import { bulk as copy, list as listCopy } from '../../copy/admin-list.ts';
import type { Outcome } from '../../data/call-each.ts';
import { getUnansweredCount, useChangeStages } from '../../data/delivery-board.ts';
import type { CsvFile } from '../../data/lists.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { BulkFailures } from '../list/bulk-failures.tsx';
import { useRowSelection } from '../list/use-row-selection.ts';
import { OrderBulkActions } from './order-bulk-actions.tsx';
import { SendAnyway } from './send-anyway.tsx';

/** What became of a change that some orders refused. */
type Refused = {
  outcomes: readonly Outcome<Order>[];
  body: Omit<StageChange, 'version'>;
  count: number;
};

const keyOf = ({ id }: Order) => id;

/** Orders that are selected for a bulk action, and what became of it. */
export function useOrderSelection(
  rows: readonly Order[],
  fetchCsv: (ids: string) => Promise<CsvFile>,
) {
  const { selected, select, selectedRows } = useRowSelection(rows, keyOf);
  const [isWorking, setWorking] = useState(false);
  const { opening, open, onOpenChange } = useDialogState<Refused>();
  /** Orders whose preview was sent anyway. */
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  const changeAll = useChangeStages();
  const toast = useToast();

  async function change(body: Omit<StageChange, 'version'>) {
    setWorking(true);
    const outcomes = await changeAll(selectedRows, body).finally(() => setWorking(false));
    const refused = outcomes.filter(({ failed }) => failed !== undefined);
    select(new Set(refused.map(({ row }) => row.id)));
    if (refused.length === 0) {
      toast({ title: listCopy.success, description: copy.done(outcomes.length) });
      return;
    }
    setSent(new Set());
    open({ outcomes: refused, body, count: outcomes.length });
  }

  async function sendAnyway({ outcomes, body }: Refused, order: Order) {
    const [outcome] = await changeAll([order], { ...body, allowUnanswered: true });
    if (outcome?.error) throw outcome.error;
    const now = new Set(sent).add(order.id);
    setSent(now);
    select(new Set([...selected].filter((id) => id !== order.id)));
    toast({ title: listCopy.success, description: remarks.sent(order.orderId) });
    if (now.size === outcomes.length) onOpenChange(false);
  }

  function failuresOf(refused: Refused) {
    return refused.outcomes
      .filter(({ row }) => !sent.has(row.id))
      .map(({ row, failed = '', error }) => ({
        ...{ name: row.orderId, sentence: failed },
        ...(getUnansweredCount(error) && {
          action: <SendAnyway orderId={row.orderId} onSend={() => sendAnyway(refused, row)} />,
        }),
      }));
  }

  const selection: TableSelection<Order> = {
    selected,
    onChange: select,
    rowLabel: ({ orderId }) => copy.select(orderId),
    actions: (
      <OrderBulkActions
        isWorking={isWorking}
        onChange={(body) => void change(body)}
        fetchCsv={() => fetchCsv([...selected].join('-'))}
      />
    ),
  };
  const failures = opening && (
    <BulkFailures
      key={opening.key}
      failures={failuresOf(opening.subject)}
      count={opening.subject.count}
      open={opening.isOpen}
      onClose={() => onOpenChange(false)}
    />
  );
  return { selection, failures };
}
