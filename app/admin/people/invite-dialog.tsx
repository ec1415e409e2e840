import { useId, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { NewInvitation } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { inviteForm as copy } from '../../copy/admin-people.ts';
import { isConflict } from '../../data/api-error.ts';
import { usePeopleMutations } from '../../data/people.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import type { Reauthentication } from '../reauthentication/use-reauthentication.tsx';
import { RoleChoice } from './role-choice.tsx';

type InviteDialogProps = Pick<Reauthentication, 'withReauthentication'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Invites someone by email. A refused address is explained at its field. */
export function InviteDialog({ open, onOpenChange, withReauthentication }: InviteDialogProps) {
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<AdminRole>('support');
  const [taken, setTaken] = useState<string>();
  const { invite } = usePeopleMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewInvitation,
    send: async (values) => {
      setTaken(undefined);
      await withReauthentication(() => invite(values));
      onOpenChange(false);
      toast(copy.sent(values.email));
    },
    onFailed: (description, error) => {
      if (!isConflict(error)) {
        return toast({ tone: 'critical', title: copy.failed, description });
      }
      setTaken(description);
      first.current?.focus();
      return undefined;
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.lead}
      initialFocus={first}
      dismissible={!pending}
      actions={
        <FormActions
          form={formId}
          submit={copy.send}
          cancel={copy.cancel}
          dismissible={!pending}
          loading={pending && copy.sending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <TextField
            ref={first}
            label={copy.email}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={lengths.email}
            required
            message={errors.email ?? taken}
            onChange={() => setTaken(undefined)}
          />
          <RoleChoice label={copy.role} value={role} onChange={setRole} message={errors.role} />
        </Stack>
      </form>
    </Dialog>
  );
}
