import { useId, useState } from 'react';

type Opening<Subject> = { subject: Subject; isOpen: boolean; turn: string };

/**
 * Which row a dialog is about. The subject stays while the dialog leaves; every opening has a
 * `turn` of its own, to be the dialog's key: it begins anew, and is no other dialog beside it.
 */
export function useOpening<Subject>() {
  const id = useId();
  const [turns, setTurns] = useState(0);
  const [opening, setOpening] = useState<Opening<Subject>>();
  return {
    opening,
    open: (subject: Subject) => {
      setTurns(turns + 1);
      setOpening({ subject, isOpen: true, turn: `${id}${turns}` });
    },
    onOpenChange: (isOpen: boolean) => setOpening((last) => last && { ...last, isOpen }),
  };
}
