import { useState } from 'react';
import type { CannedReply } from '#contract/canned-replies';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { cannedReplyRemoval as words } from '../../copy/canned-replies.ts';
import { useCannedReplyChanges } from '../../data/canned-replies.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useToast } from '../../state/toasts.ts';

type RemoveCannedReplyProps = {
  reply: CannedReply;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once more before an answer goes. */
export function RemoveCannedReply({ reply, open, onOpenChange }: RemoveCannedReplyProps) {
  const { remove } = useCannedReplyChanges();
  const [pending, setPending] = useState(false);
  const toast = useToast();

  async function confirm() {
    setPending(true);
    try {
      await remove(reply.id);
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
      description={words.question(reply.title)}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      destructive
      pending={pending && words.pending}
      onConfirm={confirm}
    />
  );
}
