import type { ReactNode, RefObject } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { useAction } from '../shell/use-action.ts';
import { useToast } from '../state/toasts.ts';

type DeleteDialogProps = {
  copy: {
    title: string;
    question: (name: string) => string;
    confirm: string;
    cancel: string;
    pending: string;
    error: string;
    removed: { title: string; description?: string };
  };
  /** The name of the item, for the question. */
  name: string;
  onDelete: () => Promise<unknown>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets focus when the row is gone. */
  finalFocus: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Confirms before an item is deleted for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { copy, name, onDelete, open, onOpenChange, finalFocus, children } = props;
  const toast = useToast();
  const [confirmDelete, isDeleting] = useAction(
    async () => {
      await onDelete();
      onOpenChange(false);
      toast(copy.removed);
    },
    { title: copy.error },
  );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.question(name)}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      destructive
      loading={isDeleting && copy.pending}
      finalFocus={finalFocus}
      onConfirm={confirmDelete}
    >
      {children}
    </ConfirmDialog>
  );
}
