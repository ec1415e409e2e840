import type { ComponentProps } from 'react';
import type { CannedReply } from '#contract/canned-replies';
import { cannedReplyDeletion as copy } from '../../copy/canned-replies.ts';
import { useCannedReplyMutations } from '../../data/canned-replies.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type DeleteCannedReplyProps = Pick<
  ComponentProps<typeof DeleteDialog>,
  'open' | 'onOpenChange' | 'finalFocus'
> & { reply: CannedReply };

export function DeleteCannedReply({ reply, ...dialog }: DeleteCannedReplyProps) {
  const { remove } = useCannedReplyMutations();
  return (
    <DeleteDialog {...dialog} copy={copy} name={reply.title} onDelete={() => remove(reply.id)} />
  );
}
