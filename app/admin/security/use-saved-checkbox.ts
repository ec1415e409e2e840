import { useRef, useState } from 'react';
import { recoveryCodes as copy } from '../../copy/admin-security.ts';

export type SavedCheckbox = ReturnType<typeof useSavedCheckbox>;

/** A checkbox that must be checked to continue, so that recovery codes are saved. */
export function useSavedCheckbox() {
  const ref = useRef<HTMLInputElement>(null);
  const [isSaved, setSaved] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    isSaved,
    checkbox: {
      ref,
      name: 'kept',
      label: copy.saved,
      checked: isSaved,
      error: isMissing && !isSaved ? copy.savedRequired : undefined,
      onChange: () => setSaved(!isSaved),
    },
    /** Continues, or asks to check the box. */
    ifSaved: (proceed: () => void) => {
      if (isSaved) return proceed();
      setMissing(true);
      ref.current?.focus();
    },
  };
}
