import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Selection = {
  /** Set if the caller controls the selection. */
  value: readonly string[] | undefined;
  initial: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/**
 * The selected values, submitted through a native select: forms read and reset it, and hear of its
 * changes.
 */
export function useSelection(
  select: RefObject<HTMLSelectElement | null>,
  { value, initial, onChange }: Selection,
) {
  const [own, setOwn] = useState(initial);
  const [resets, setResets] = useState(0);
  const atStart = useRef(initial);

  useEffect(() => {
    const form = select.current?.form;
    const reset = () => {
      setOwn(atStart.current);
      setResets((count) => count + 1);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [select]);

  function change(next: readonly string[]) {
    flushSync(() => {
      setOwn(next);
      onChange(next);
    });
    for (const type of ['input', 'change']) {
      select.current?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }

  return { selected: value ?? own, change, resets };
}
