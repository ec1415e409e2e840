import { useId, useRef } from 'react';
import { Dialog } from '#ui/dialog';
import { reauthentication as copy } from '../../copy/admin-reauthentication.ts';
import { confirmIdentity } from '../../data/identity.ts';
import { useTotp } from '../../data/totp.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import { ReauthenticationFields } from './reauthentication-fields.tsx';
import { PasswordAndCode, PasswordOnly } from './reauthentication-schema.ts';

type ReauthenticationDialogProps = {
  open: boolean;
  /** Called with true after reauthentication, with false if the admin cancels. */
  onClose: (isConfirmed: boolean) => void;
};

/** Asks for the password and, with two-factor authentication, a code. */
export function ReauthenticationDialog({ open, onClose }: ReauthenticationDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { totp } = useTotp();
  const asksCode = Boolean(totp?.enabledAt);
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: asksCode ? PasswordAndCode : PasswordOnly,
    send: async (proof) => {
      await confirmIdentity(proof);
      onClose(true);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      title={copy.title}
      description={copy.lead}
      size="small"
      initialFocus={field}
      dismissible={!pending}
      actions={
        <FormActions
          form={formId}
          submit={copy.confirm}
          cancel={copy.cancel}
          dismissible={!pending}
          loading={pending && copy.confirming}
          onCancel={() => onClose(false)}
        />
      }
    >
      <form {...form} id={formId}>
        <ReauthenticationFields ref={field} errors={errors} asksCode={asksCode} />
      </form>
    </Dialog>
  );
}
