import type { ReactNode, RefObject } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { useAction } from '../shell/use-action.ts';
import { useToast } from '../state/toasts.ts';

type RemoveDialogProps = {
  copy: {
    title: string;
    question: (name: string) => string;
    confirm: string;
    cancel: string;
    pending: string;
    error: string;
    removed: { title: string; description?: string };
  };
  /** Of what goes, for the question. */
  name: string;
  onRemove: () => Promise<unknown>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What still stands when the row has gone. */
  endAt: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Asks once more before something goes for good. */
export function DeleteDialog(props: RemoveDialogProps) {
  const { copy, name, onRemove, open, onOpenChange, endAt, children } = props;
  const toast = useToast();
  const [remove, isRemoving] = useAction(
    async () => {
      await onRemove();
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
      pending={isRemoving && copy.pending}
      endAt={endAt}
      onConfirm={remove}
    >
      {children}
    </ConfirmDialog>
  );
}
