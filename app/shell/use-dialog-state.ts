import { useId, useState } from 'react';

type Opening<Subject> = { subject: Subject; isOpen: boolean; key: string };

/**
 * State of a dialog about one `subject`, such as a table row. The subject stays while the closing
 * animation runs. Pass `key` as the dialog's React key, so that each opening starts with fresh state.
 */
export function useDialogState<Subject>() {
  const id = useId();
  const [openings, setOpenings] = useState(0);
  const [opening, setOpening] = useState<Opening<Subject>>();
  return {
    opening,
    open: (subject: Subject) => {
      setOpenings(openings + 1);
      setOpening({ subject, isOpen: true, key: `${id}${openings}` });
    },
    onOpenChange: (isOpen: boolean) => setOpening((last) => last && { ...last, isOpen }),
  };
}
