import { useState } from 'react';
import type { StageChange } from '#contract/delivery-stages';
import type { Order } from '#contract/orders';
import type { TableSelection } from '#ui/table';
import { bulk as copy, list as listCopy } from '../../copy/admin-list.ts';
import { useChangeStages } from '../../data/delivery-board.ts';
import type { CsvFile } from '../../data/lists.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { BulkFailures } from '../list/bulk-failures.tsx';
import { useRowSelection } from '../list/use-row-selection.ts';
import { OrderBulkActions } from './order-bulk-actions.tsx';

type Refused = { failures: { name: string; sentence: string }[]; count: number };

const keyOf = ({ id }: Order) => id;

/** Orders that are selected for a bulk action, and what became of it. */
export function useOrderSelection(
  rows: readonly Order[],
  fetchCsv: (ids: string) => Promise<CsvFile>,
) {
  const { selected, select, selectedRows } = useRowSelection(rows, keyOf);
  const [isWorking, setWorking] = useState(false);
  const { opening, open, onOpenChange } = useDialogState<Refused>();
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
    open({
      count: outcomes.length,
      failures: refused.map(({ row, failed = '' }) => ({ name: row.orderId, sentence: failed })),
    });
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
      {...opening.subject}
      open={opening.isOpen}
      onClose={() => onOpenChange(false)}
    />
  );
  return { selection, failures };
}
