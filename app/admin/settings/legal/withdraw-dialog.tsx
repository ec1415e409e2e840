import type { LegalDocument } from '#contract/legal-texts';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { legalVersionList as copy } from '../../../copy/admin-legal.ts';
import { useLegalMutations } from '../../../data/legal-drafts.ts';
import { formatVersionDate } from '../../../format/dates.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useToast } from '../../../state/toasts.ts';

type WithdrawDialogProps = {
  document: LegalDocument;
  version: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a scheduled version is withdrawn. */
export function WithdrawDialog({ document, version, open, onOpenChange }: WithdrawDialogProps) {
  const { withdraw } = useLegalMutations(document);
  const toast = useToast();
  const [confirm, isPending] = useAction(
    async () => {
      await withdraw({ published: version });
      onOpenChange(false);
      toast(copy.done);
    },
    { title: copy.error },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.question(formatVersionDate(version))}
      description={copy.explanation}
      confirmLabel={copy.withdraw}
      cancelLabel={copy.cancel}
      destructive
      loading={isPending && copy.withdrawing}
      onConfirm={confirm}
    />
  );
}
