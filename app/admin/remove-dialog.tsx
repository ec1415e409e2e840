import { type ReactNode, type RefObject, useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { sentenceOf } from '../data/sentence.ts';
import { useToast } from '../state/toasts.ts';

type RemoveDialogProps = {
  words: {
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
export function RemoveDialog(props: RemoveDialogProps) {
  const { words, name, onRemove, open, onOpenChange, endAt, children } = props;
  const [pending, setPending] = useState(false);
  const toast = useToast();

  async function confirm() {
    setPending(true);
    try {
      await onRemove();
      onOpenChange(false);
      toast(words.removed);
    } catch (error) {
      toast({ variant: 'destructive', title: words.error, description: sentenceOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.question(name)}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      destructive
      pending={pending && words.pending}
      endAt={endAt}
      onConfirm={confirm}
    >
      {children}
    </ConfirmDialog>
  );
}
