import { useRef, useState } from 'react';
import { recoveryCodes as copy } from '../../copy/admin-security.ts';

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
      label: copy.saved,
      checked: isKept,
      message: isMissed && !isKept ? copy.savedRequired : undefined,
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
