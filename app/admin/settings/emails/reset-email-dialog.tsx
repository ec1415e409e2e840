import type { MailKind } from '#db/values/mail-kinds';
import { emailHistory } from '../../../copy/admin-emails.ts';
import { useEmailMutations } from '../../../data/email-templates.ts';
import { RestoreDialog } from '../restore-dialog.tsx';
import type { Versioned } from '../use-versioned-form.ts';
import { toVersion } from './use-email-form.ts';

type ResetEmailDialogProps = {
  kind: MailKind;
  /** The newest version, which the default follows. */
  version: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the default texts as the newest version. */
  onReset: (texts: Versioned<Record<string, string>>) => void;
};

/** Asks before all texts of an email are the default again. */
export function ResetEmailDialog({ kind, onReset, ...dialog }: ResetEmailDialogProps) {
  const { restore } = useEmailMutations(kind);
  return (
    <RestoreDialog
      {...dialog}
      restore={0}
      source={{
        texts: emailHistory,
        async restore(change) {
          onReset(toVersion(await restore(change)));
        },
      }}
    />
  );
}
