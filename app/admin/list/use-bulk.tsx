import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import type { RowKey, TableSelection } from '#ui/table';
import { Text } from '#ui/text';
import { bulk as copy, list as listCopy, type Nouns } from '../../copy/admin-list.ts';
import type { Outcome } from '../../data/call-each.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { undoWith } from './undo.ts';

type BulkFailuresProps = {
  /** The name of each refused row, why it was refused, and what can be done all the same. */
  failures: readonly { name: string; sentence: string; action?: ReactNode }[];
  /** How many rows were meant. */
  count: number;
  nouns: Nouns;
  open: boolean;
  onClose: () => void;
};

type BulkOptions<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** 'ACC-2026-0042' */
  nameOf: (row: Row) => string;
  nouns: Nouns;
};

/** A change of all selected rows. */
export type BulkAct<Row, Result> = {
  change: (rows: readonly Row[]) => Promise<Outcome<Row, Result>[]>;
  /** Takes back what was changed. Missing where it can’t be, such as after an email. */
  undo?: (done: readonly Outcome<Row, Result>[]) => Promise<Outcome<unknown, unknown>[]>;
  /** What can be done with a row that was refused. */
  offer?: (refused: Outcome<Row, Result>) => ReactNode;
};

type Refused<Row> = {
  outcomes: readonly (Outcome<Row, unknown> & { offered: ReactNode })[];
  count: number;
};

/** Selected rows of a list, and what became of a change of all of them. */
export function useBulk<Row>({ rows, keyOf, nameOf, nouns }: BulkOptions<Row>) {
  const { selected, select, selectedRows } = useRowSelection(rows, keyOf);
  const [isWorking, setWorking] = useState(false);
  const { opening, open, onOpenChange } = useDialogState<Refused<Row>>();
  /** Refused rows that were changed after all. */
  const [settled, setSettled] = useState<ReadonlySet<RowKey>>(new Set());
  const toast = useToast();

  async function run<Result>({ change, undo, offer }: BulkAct<Row, Result>) {
    setWorking(true);
    const outcomes = await change(selectedRows).finally(() => setWorking(false));
    const refused = outcomes.filter(({ failed }) => failed !== undefined);
    const done = outcomes.filter(({ failed }) => failed === undefined);
    select(new Set(refused.map(({ row }) => keyOf(row))));
    if (refused.length === 0) {
      toast({
        title: listCopy.success,
        description: copy.done(done.length, nouns),
        ...(undo && undoWith(() => void undoChange(() => undo(done)))),
      });
      return;
    }
    setSettled(new Set());
    open({
      outcomes: refused.map((outcome) => ({ ...outcome, offered: offer?.(outcome) })),
      count: outcomes.length,
    });
  }

  async function undoChange(undo: () => Promise<Outcome<unknown, unknown>[]>) {
    const outcomes = await undo();
    const [first, ...others] = outcomes.flatMap(({ failed }) => failed ?? []);
    if (first === undefined) {
      toast({ title: listCopy.success, description: copy.undone(outcomes.length, nouns) });
      return;
    }
    const title = copy.failed(others.length + 1, outcomes.length, nouns);
    toast({ tone: 'critical', title, description: first });
  }

  /** A refused row was changed after all. */
  function settle(row: Row) {
    const now = new Set(settled).add(keyOf(row));
    setSettled(now);
    select(new Set([...selected].filter((key) => key !== keyOf(row))));
    if (now.size === opening?.subject.outcomes.length) onOpenChange(false);
  }

  const selection: TableSelection<Row> = {
    selected,
    onSelectedChange: select,
    rowLabel: (row) => copy.select(nameOf(row)),
  };
  const failures = opening && (
    <BulkFailures
      key={opening.key}
      failures={opening.subject.outcomes
        .filter(({ row }) => !settled.has(keyOf(row)))
        .map(({ row, failed = '', offered }) => ({
          name: nameOf(row),
          sentence: failed,
          action: offered,
        }))}
      count={opening.subject.count}
      nouns={nouns}
      open={opening.isOpen}
      onClose={() => onOpenChange(false)}
    />
  );
  return { selection, selectedRows, isWorking, run, settle, failures };
}

/**
 * The selected rows of a list, which may be on other pages. Those on this page are as they are now;
 * the others as they were when they were selected.
 */
function useRowSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey) {
  const [known, setKnown] = useState<ReadonlyMap<RowKey, Row>>(new Map());
  const all = new Map([...known, ...rows.map((row) => [keyOf(row), row] as const)]);
  const select = (keys: ReadonlySet<RowKey>) =>
    setKnown(new Map([...all].filter(([key]) => keys.has(key))));
  const selected = new Set(known.keys());
  return {
    selected,
    select,
    selectedRows: [...all].filter(([key]) => selected.has(key)).map(([, row]) => row),
  };
}

/** Says which rows of a bulk action were refused, and why. The others were changed. */
function BulkFailures({ failures, count, nouns, open, onClose }: BulkFailuresProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={copy.failed(failures.length, count, nouns)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Stack gap="s">
        <Text>{copy.changed(count - failures.length, nouns)}</Text>
        <List
          items={failures.map(({ name, sentence, action }) => (
            <>
              <strong>{name}</strong>: {sentence} {action}
            </>
          ))}
        />
      </Stack>
    </Dialog>
  );
}
