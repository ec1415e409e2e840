import type { SettingsSection } from '#contract/shop-settings';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { settingsHistory as copy } from '../../copy/admin-settings.ts';
import { useSettingsMutations } from '../../data/shop-settings.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useShowSection } from './use-show-section.ts';

type RestoreDialogProps = {
  section: SettingsSection;
  /** The newest version, which the restored one follows. */
  version: number;
  restore: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before an older version becomes the newest. */
export function RestoreDialog({
  section,
  version,
  restore,
  open,
  onOpenChange,
}: RestoreDialogProps) {
  const { restore: callRestore } = useSettingsMutations();
  const showSection = useShowSection();
  const toast = useToast();
  const name = restore === 0 ? copy.original : copy.version(restore);
  const [confirm, isPending] = useAction(
    async () => {
      const { value } = await callRestore({ section, version, restore });
      showSection(section, value);
      onOpenChange(false);
      toast(copy.done);
    },
    { title: copy.error },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.question(name)}
      description={copy.explanation}
      confirmLabel={copy.restore}
      cancelLabel={copy.cancel}
      loading={isPending && copy.restoring}
      onConfirm={confirm}
    />
  );
}
