import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tells a row of a form from the others; its fields keep the number when other rows change. */
export type Row = { row: number };

/**
 * Rows that are added, removed and moved. Focus moves to an added row, stays in place after a
 * removal, and stays on the button after a move.
 */
export function useRows<Item extends Row>(start: readonly Item[]) {
  const [rows, setRows] = useState(start);
  const nextRow = useRef(start.length);
  const elements = useRef(new Map<number, HTMLElement>());
  const add = useRef<HTMLButtonElement>(null);

  /** Renders at once, so that what is typed right afterwards is in the focused field. */
  const render = (changed: readonly Item[]) => flushSync(() => setRows(changed));

  const focusRow = (item: Item | undefined) => {
    const element = item && elements.current.get(item.row);
    const field = element?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea');
    (field ?? add.current)?.focus();
  };

  return {
    rows,
    /** Ref of the button that adds a row. */
    add,
    /** Ref of a row's element. */
    refOf: (row: number) => (element: HTMLElement | null) => {
      if (element) elements.current.set(row, element);
      else elements.current.delete(row);
    },
    append(...items: Omit<Item, 'row'>[]) {
      const added = items.map((item) => ({ ...item, row: nextRow.current++ }) as Item);
      render([...rows, ...added]);
      focusRow(added[0]);
    },
    remove(index: number) {
      const left = rows.toSpliced(index, 1);
      render(left);
      focusRow(left[Math.min(index, left.length - 1)]);
    },
    move(index: number, step: 1 | -1) {
      const item = rows[index];
      if (!item) return;
      const focused = document.activeElement;
      render(rows.toSpliced(index, 1).toSpliced(index + step, 0, item));
      if (focused instanceof HTMLElement) focused.focus();
    },
  };
}
