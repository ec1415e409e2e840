import type { ComponentProps } from 'react';
import type { CannedReply } from '#contract/canned-replies';
import { cannedReplyRemoval as words } from '../../copy/canned-replies.ts';
import { useCannedReplyMutations } from '../../data/canned-replies.ts';
import { RemoveDialog } from '../remove-dialog.tsx';

type RemoveCannedReplyProps = Pick<
  ComponentProps<typeof RemoveDialog>,
  'open' | 'onOpenChange' | 'endAt'
> & { reply: CannedReply };

/** Asks once more before an answer goes. */
export function RemoveCannedReply({ reply, ...dialog }: RemoveCannedReplyProps) {
  const { remove } = useCannedReplyMutations();
  return (
    <RemoveDialog {...dialog} words={words} name={reply.title} onRemove={() => remove(reply.id)} />
  );
}
