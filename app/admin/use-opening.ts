import { useState } from 'react';

type Opening<Subject> = { subject: Subject; isOpen: boolean; turn: number };

/**
 * Which row a dialog is about. The subject stays while the dialog leaves; every opening has a
 * `turn` of its own, to be the dialog's key: it begins anew.
 */
export function useOpening<Subject>() {
  const [opening, setOpening] = useState<Opening<Subject>>();
  return {
    opening,
    open: (subject: Subject) =>
      setOpening((last) => ({ subject, isOpen: true, turn: (last?.turn ?? 0) + 1 })),
    onOpenChange: (isOpen: boolean) => setOpening((last) => last && { ...last, isOpen }),
  };
}
