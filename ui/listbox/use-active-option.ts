import { useEffect, useState } from 'react';

const pageSize = 10;

type Options = {
  /** The id of the listbox. */
  listId: string;
  /** Whether the first option is active until an arrow key moves on. */
  startsAtFirst: boolean;
};

/**
 * Tracks the option that the arrow keys are on, while focus stays in the text field. `keys` are
 * those of all options, in order.
 */
export function useActiveOption(keys: readonly string[], { listId, startsAtFirst }: Options) {
  const [chosenKey, setActiveKey] = useState<string>();
  const chosen = chosenKey === undefined ? -1 : keys.indexOf(chosenKey);
  const index = chosen < 0 && startsAtFirst && keys.length > 0 ? 0 : chosen;
  const activeId = index < 0 ? undefined : optionId(listId, index);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** Whether the key was one of those that move between options. */
  function moveByKey(key: string): boolean {
    const next = indexAfter(key, index, keys.length);
    if (next === undefined) return false;
    setActiveKey(keys[next]);
    return true;
  }

  return { index, activeId, setActiveKey, moveByKey };
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return index === last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'PageDown':
      return Math.min(last, Math.max(0, index) + pageSize);
    case 'PageUp':
      return Math.max(0, index - pageSize);
  }
  return undefined;
}
