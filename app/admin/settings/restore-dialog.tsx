import { ConfirmDialog } from '#ui/confirm-dialog';
import { settingsHistory as copy } from '../../copy/admin-settings.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import type { HistorySource } from './history-source.ts';

type RestoreDialogProps = {
  source: Pick<HistorySource, 'restore' | 'texts'>;
  /** The newest version, which the restored one follows. */
  version: number;
  restore: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before an older version becomes the newest. */
export function RestoreDialog({
  source,
  version,
  restore,
  open,
  onOpenChange,
}: RestoreDialogProps) {
  const toast = useToast();
  const name = restore === 0 ? copy.original : copy.version(restore);
  const [confirm, isPending] = useAction(
    async () => {
      await source.restore({ version, restore });
      onOpenChange(false);
      toast(source.texts.done);
    },
    { title: copy.error },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.question(name)}
      description={source.texts.explanation}
      confirmLabel={copy.restore}
      cancelLabel={copy.cancel}
      loading={isPending && copy.restoring}
      onConfirm={confirm}
    />
  );
}
