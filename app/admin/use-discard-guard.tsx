import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { discard as copy } from '../copy/admin.ts';

type Guard = {
  /** For the `onOpenChange` of the guarded dialog: Escape, the scrim, Close and Cancel. */
  onOpenChange: (open: boolean) => void;
  /** Rendered beside the guarded dialog. */
  question: ReactNode;
};

/** Asks before a dialog closes whose form has changes that aren’t saved. */
export function useDiscardGuard(isChanged: () => boolean, close: () => void): Guard {
  const [isAsking, setAsking] = useState(false);
  return {
    onOpenChange: (open) => {
      if (open) return;
      if (isChanged()) setAsking(true);
      else close();
    },
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.title}
        description={copy.description}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        destructive
        onConfirm={() => {
          setAsking(false);
          close();
        }}
      />
    ),
  };
}
