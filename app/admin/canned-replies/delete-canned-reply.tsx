import type { ComponentProps } from 'react';
import type { CannedReply } from '#contract/canned-replies';
import { cannedReplyDeletion as copy } from '../../copy/canned-replies.ts';
import { useCannedReplyMutations } from '../../data/canned-replies.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type RemoveCannedReplyProps = Pick<
  ComponentProps<typeof DeleteDialog>,
  'open' | 'onOpenChange' | 'endAt'
> & { reply: CannedReply };

/** Asks once more before an answer goes. */
export function DeleteCannedReply({ reply, ...dialog }: RemoveCannedReplyProps) {
  const { remove } = useCannedReplyMutations();
  return (
    <DeleteDialog {...dialog} copy={copy} name={reply.title} onRemove={() => remove(reply.id)} />
  );
}
