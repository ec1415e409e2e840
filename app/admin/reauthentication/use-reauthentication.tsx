import { type ReactNode, useId, useRef } from 'react';
import { Dialog } from '#ui/dialog';
import { reauthentication as copy } from '../../copy/admin-security.ts';
import { isSignInAgainRequired } from '../../data/api-error.ts';
import { confirmIdentity } from '../../data/identity.ts';
import { useTotp } from '../../data/totp.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
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

export type Reauthentication = {
  /** Runs an action. If it requires a recent sign-in, asks for the password and runs it again. */
  withReauthentication: <T>(act: () => Promise<T>) => Promise<T>;
  /** Render this beside the action. */
  dialog: ReactNode;
};

/**
 * Lets an action that requires a recent sign-in continue in place, so that input is kept. If the
 * admin cancels, the action fails with its original error.
 */
export function useReauthentication(): Reauthentication {
  const { opening, open, onOpenChange } = useDialogState<(isConfirmed: boolean) => void>();

  async function withReauthentication<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!isSignInAgainRequired(error)) throw error;
      if (!(await new Promise<boolean>(open))) throw error;
      return act();
    }
  }

  return {
    withReauthentication,
    dialog: opening && (
      <ReauthenticationDialog
        key={opening.key}
        open={opening.isOpen}
        onClose={(isConfirmed) => {
          onOpenChange(false);
          opening.subject(isConfirmed);
        }}
      />
    ),
  };
}

/** Asks for the password and, with two-factor authentication, a code. */
function ReauthenticationDialog({ open, onClose }: ReauthenticationDialogProps) {
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
