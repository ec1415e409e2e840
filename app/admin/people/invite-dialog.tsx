import { useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { NewInvitation } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { inviteForm as copy } from '../../copy/admin-people.ts';
import { isConflict } from '../../data/api-error.ts';
import { usePeopleMutations } from '../../data/people.ts';
import { displayAddress } from '../../format/email-address.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import type { Reauthentication } from '../reauthentication/use-reauthentication.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

type InviteDialogProps = Pick<Reauthentication, 'withReauthentication'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Invites someone by email. A refused address is explained at its field. */
export function InviteDialog({ open, onOpenChange, withReauthentication }: InviteDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<AdminRole>('support');
  const [conflict, setConflict] = useState<string>();
  const { invite } = usePeopleMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewInvitation,
    send: async (values) => {
      setConflict(undefined);
      await withReauthentication(() => invite(values));
      onOpenChange(false);
      toast(copy.sent(displayAddress(values.email)));
    },
    onFailed: (description, error) => {
      if (!isConflict(error)) {
        return toast({ tone: 'critical', title: copy.failed, description });
      }
      setConflict(description);
      first.current?.focus();
      return undefined;
    },
  });
  return (
    <FormDialog
      open={open}
      title={copy.title}
      description={copy.lead}
      initialFocus={first}
      form={form}
      submit={copy.send}
      cancel={copy.cancel}
      sending={pending && copy.sending}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="l">
        <TextField
          ref={first}
          label={copy.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={lengths.email}
          required
          error={errors.email ?? conflict}
          onChange={() => setConflict(undefined)}
        />
        <RoleChoice label={copy.role} value={role} onChange={setRole} error={errors.role} />
      </Stack>
    </FormDialog>
  );
}
