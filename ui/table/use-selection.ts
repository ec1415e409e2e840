import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { claimEscape } from '../escape-key.ts';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { focusWithoutRing } from '../pointer-focus.ts';
import {
  getRange,
  getSelectionState,
  type RowKey,
  setSelected,
  type TableSelection,
} from './selection.ts';

/** What the checkboxes of a table need. */
export type Selecting<Row> = {
  rowLabel: (row: Row) => string;
  isSelected: (row: Row) => boolean;
  isSelectable: (row: Row) => boolean;
  /** With Shift: all rows from the last one that was clicked. */
  toggle: (row: Row, event: ChangeEvent<HTMLInputElement>) => void;
  all: { label: string; state: 'all' | 'some' | 'none'; isDisabled: boolean; toggle: () => void };
  checkboxProps: {
    'data-select': true;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onMouseDown: (event: MouseEvent<HTMLInputElement>) => void;
  };
};

/** Selects rows by mouse and keyboard. Undefined in a table without a selection. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): Selecting<Row> | undefined {
  const { allLabel = 'Select all on this page' } = useLocaleTexts('Table', {});
  const lastClicked = useRef<RowKey>(undefined);
  if (!selection) return undefined;

  const { selected, onSelectedChange, rowLabel, selectable } = selection;
  const isSelectable = (row: Row) => selectable?.(row) ?? true;
  const keys = rows.filter(isSelectable).map(rowKey);
  const state = getSelectionState(keys, selected);
  const set = (changed: readonly RowKey[], isSelected: boolean) =>
    onSelectedChange(setSelected(selected, changed, isSelected));
  const clear = () => onSelectedChange(new Set());

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, shiftKey } = event;
    if (key === 'Escape' && selected.size > 0) clear();
    else if (key === 'a' && (event.ctrlKey || event.metaKey)) set(keys, true);
    else {
      const next = findNext(currentTarget, key);
      if (!next) return;
      next.focus();
      // Gives the next row the same state by clicking it.
      if (shiftKey && next.checked !== currentTarget.checked) next.click();
    }
    event.preventDefault();
  }

  return {
    rowLabel,
    isSelected: (row) => selected.has(rowKey(row)),
    isSelectable,
    toggle: (row, { currentTarget, nativeEvent }) => {
      const key = rowKey(row);
      const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
      set(isRange ? getRange(keys, lastClicked.current, key) : [key], currentTarget.checked);
      lastClicked.current = key;
    },
    all: {
      label: allLabel,
      state,
      isDisabled: keys.length === 0,
      toggle: () => set(keys, state !== 'all'),
    },
    checkboxProps: {
      ...claimEscape(selected.size > 0),
      'data-select': true,
      onKeyDown: handleKeyDown,
      onMouseDown: focusWithoutSelectingText,
    },
  };
}

/** '3 selected', announced when it changes. Silent until something has been selected. */
export function useSelectedText<Row>(selection: TableSelection<Row> | undefined): string {
  const { countText = (count: number) => `${count} selected` } = useLocaleTexts('Table', {});
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && selection && selection.selected.size > 0) setUsed(true);
  return selection && isUsed ? countText(selection.selected.size) : '';
}

/** The checkbox that an arrow key, Home or End leads to. */
function findNext(from: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const table = from.closest('table');
  const boxes = table?.querySelectorAll<HTMLInputElement>('input[data-select]') ?? [];
  const all = [...boxes].filter(({ disabled }) => !disabled);
  const index = all.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return all[index + 1];
    case 'ArrowUp':
      return all[index - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
  }
}

/** Shift and a click would mark the text between the two. */
function focusWithoutSelectingText(event: MouseEvent<HTMLInputElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  focusWithoutRing(event);
}
