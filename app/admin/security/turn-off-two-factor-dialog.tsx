import { type RefObject, useId, useRef } from 'react';
import { Dialog } from '#ui/dialog';
import { turnOffTwoFactor as copy, security } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import { ReauthenticationFields } from '../reauthentication/reauthentication-fields.tsx';
import { PasswordAndCode } from '../reauthentication/reauthentication-schema.ts';

type TurnOffTwoFactorDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Asks for the password and a code before turning off two-factor authentication. */
export function TurnOffTwoFactorDialog({
  open,
  onOpenChange,
  finalFocus,
}: TurnOffTwoFactorDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { end } = useTotpMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: PasswordAndCode,
    send: async (proof) => {
      await end(proof);
      onOpenChange(false);
      toast(copy.done);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.lead}
      size="small"
      initialFocus={field}
      finalFocus={finalFocus}
      dismissible={!pending}
      actions={
        <FormActions
          form={formId}
          submit={copy.confirm}
          cancel={security.cancel}
          dismissible={!pending}
          loading={pending && copy.pending}
          onCancel={() => onOpenChange(false)}
          destructive
        />
      }
    >
      <form {...form} id={formId}>
        <ReauthenticationFields ref={field} errors={errors} asksCode />
      </form>
    </Dialog>
  );
}
