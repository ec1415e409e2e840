import type { LegalDraft } from '#contract/legal-texts';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { discardDialog as copy } from '../../../copy/admin-legal.ts';
import { useLegalMutations } from '../../../data/legal-drafts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useToast } from '../../../state/toasts.ts';

type DiscardDialogProps = {
  draft: LegalDraft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscarded: (draft: LegalDraft) => void;
};

/** Asks before the draft is the newest version's text again. */
export function DiscardDialog({ draft, open, onOpenChange, onDiscarded }: DiscardDialogProps) {
  const { document, version, published } = draft;
  const { change } = useLegalMutations(document);
  const toast = useToast();
  const [confirm, isPending] = useAction(
    async () => {
      onDiscarded(await change({ version, text: published }));
      onOpenChange(false);
      toast(copy.done);
    },
    { title: copy.error },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.description}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      destructive
      loading={isPending && copy.discarding}
      onConfirm={confirm}
    />
  );
}
