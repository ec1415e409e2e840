import type { SettingsVersion } from '#contract/shop-settings';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { settingsHistory as copy } from '../../copy/admin-settings.ts';
import type { Address } from '../../data/address.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import type { FieldChange } from './setting-fields.ts';

/** Where the versions of something come from, and how one is restored. */
export type HistorySource = {
  /** The versions, newest first; `before`: only older ones. */
  addressOf: (before?: number) => Address<SettingsVersion[]>;
  /** What a version changed. */
  listChanges: (version: SettingsVersion) => readonly FieldChange[];
  /** `version`: the newest, which the restored one follows. */
  restore: (change: { version: number; restore: number }) => Promise<unknown>;
  /** Says what restoring means, before and after. */
  texts: { explanation: string; done: { title: string; description: string } };
};

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
