import { useId, useState } from 'react';
import * as v from 'valibot';
import { type Person, RoleChange } from '#contract/people';
import type { NewerVersion } from '#contract/problem';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { roleForm as copy } from '../../copy/admin-people.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { usePeopleMutations } from '../../data/people.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';
import { FormActions } from '../form-actions.tsx';
import type { Reauthentication } from '../reauthentication/use-reauthentication.tsx';
import { RoleChoice } from './role-choice.tsx';

type ChangeRoleDialogProps = Pick<Reauthentication, 'withReauthentication'> & {
  /** The person when the dialog was opened. */
  read: Person;
  /** The person now. */
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const Choice = v.pick(RoleChange, ['role']);

/** Changes a role. Another owner's newer change is shown first; saving again replaces it. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { read, person, open, onOpenChange, withReauthentication } = props;
  const formId = useId();
  const [role, setRole] = useState(read.role);
  const [newer, setNewer] = useState<NewerVersion>();
  const { change: elsewhere } = useChangeElsewhere('people.changed', person.id);
  const { changeRole } = usePeopleMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: Choice,
    send: async (values) => {
      const { version } = newer ? person : read;
      await withReauthentication(() => changeRole(person.id, { ...values, version }));
      onOpenChange(false);
      toast(copy.saved(person.name, values.role));
    },
    onFailed: (description, error) => {
      const known = getNewerVersion(error);
      setNewer(known);
      if (!known) toast({ tone: 'critical', title: copy.failed, description });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title(person.name)}
      description={copy.lead}
      dismissible={!pending}
      actions={
        <FormActions
          form={formId}
          submit={copy.save}
          cancel={copy.cancel}
          dismissible={!pending}
          loading={pending && copy.saving}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          {elsewhere && person.version > read.version && !newer && !pending && (
            <ChangedElsewhere {...elsewhere} onShow={() => setNewer(elsewhere)} />
          )}
          {newer && (
            <EditConflictNotice
              key={newer.at}
              title={copy.conflict(newer.by, formatDateTime(newer.at))}
            >
              <p>{copy.conflictLead(person.role)}</p>
            </EditConflictNotice>
          )}
          <RoleChoice label={copy.role} value={role} onChange={setRole} message={errors.role} />
        </Stack>
      </form>
    </Dialog>
  );
}
