import { useState } from 'react';
import * as v from 'valibot';
import { type Person, RoleChange } from '#contract/people';
import { type AdminRole, isAllowed, viewPermissions } from '#contract/permissions';
import type { NewerVersion } from '#contract/problem';
import { Stack } from '#ui/stack';
import { roleForm as copy } from '../../copy/admin-people.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { usePeopleMutations } from '../../data/people.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import type { Reauthentication } from '../reauthentication/use-reauthentication.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';
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
    <FormDialog
      open={open}
      title={copy.title(person.name)}
      description={closesLists(person.role, role) ? `${copy.lead} ${copy.views}` : copy.lead}
      form={form}
      submit={copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
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
        <RoleChoice label={copy.role} value={role} onChange={setRole} error={errors.role} />
      </Stack>
    </FormDialog>
  );
}

/** Whether the new role can't open a list whose views the admin may have saved. */
function closesLists(now: AdminRole, next: AdminRole): boolean {
  return Object.values(viewPermissions).some(
    (permission) => isAllowed(now, permission) && !isAllowed(next, permission),
  );
}
