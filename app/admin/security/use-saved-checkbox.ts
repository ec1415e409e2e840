import { useRef, useState } from 'react';
import { recovery as words } from '../../copy/admin-security.ts';

export type SavedCheckbox = ReturnType<typeof useSavedCheckbox>;

/** The box that says that codes were kept: nothing goes on before it is ticked. */
export function useSavedCheckbox() {
  const ref = useRef<HTMLInputElement>(null);
  const [isKept, setKept] = useState(false);
  const [isMissed, setMissed] = useState(false);
  return {
    isKept,
    box: {
      ref,
      name: 'kept',
      label: words.kept,
      checked: isKept,
      message: isMissed && !isKept ? words.keptFirst : undefined,
      onChange: () => setKept(!isKept),
    },
    /** Goes on, or says what is missing. */
    ifKept: (go: () => void) => {
      if (isKept) return go();
      setMissed(true);
      ref.current?.focus();
    },
  };
}
