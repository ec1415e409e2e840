import { useRef } from 'react';
import type { Person } from '#contract/people';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { people as copy, removal, sessionEnd } from '../../copy/admin-people.ts';
import { usePeople, usePeopleMutations } from '../../data/people.ts';
import { useMay } from '../../data/permissions.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { CreateButton } from '../list/create-button.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { useAct } from '../use-act.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { personColumns } from './person-columns.tsx';

/** The admins, with what owners can do about each. No one changes their own access. */
export function AdminList() {
  const { people, ...state } = usePeople();
  const { remove, endSessions } = usePeopleMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const mayManage = useMay()('people.manage');
  const inviting = useDialogState<null>();
  const changing = useDialogState<Person>();
  const signingOut = useDialogState<Person>();
  const removing = useDialogState<Person>();
  const invite = useRef<HTMLButtonElement>(null);
  useAct('invite', mayManage ? () => inviting.open(null) : undefined);
  const leaver = removing.opening?.subject;
  const signedOut = signingOut.opening?.subject;
  const latest = (opened: Person) => people?.find(({ id }) => id === opened.id) ?? opened;
  return (
    <Stack gap="s">
      {mayManage && (
        <Inline justify="end">
          <CreateButton ref={invite} onClick={() => inviting.open(null)}>
            {copy.invite}
          </CreateButton>
        </Inline>
      )}
      <PagedTable
        aria-label={copy.label}
        columns={personColumns}
        hiddenColumns={useLeftOutColumns(personColumns)}
        {...tableState(people, state, copy.loading)}
        rowKey={({ id }) => id}
        loadingRows={3}
        empty={{ title: copy.none }}
        {...(mayManage && {
          rowActions: (person: Person) =>
            !person.own && (
              <PersonActions
                person={person}
                onChangeRole={changing.open}
                onSignOut={signingOut.open}
                onRemove={removing.open}
              />
            ),
        })}
        actionsWidth="wide"
      />
      {inviting.opening && (
        <InviteDialog
          key={inviting.opening.key}
          open={inviting.opening.isOpen}
          onOpenChange={inviting.onOpenChange}
          withReauthentication={withReauthentication}
        />
      )}
      {changing.opening && (
        <ChangeRoleDialog
          key={changing.opening.key}
          read={changing.opening.subject}
          person={latest(changing.opening.subject)}
          open={changing.opening.isOpen}
          onOpenChange={changing.onOpenChange}
          withReauthentication={withReauthentication}
        />
      )}
      {signingOut.opening && signedOut && (
        <DeleteDialog
          key={signingOut.opening.key}
          copy={sessionEnd}
          name={signedOut.name}
          onDelete={() => withReauthentication(() => endSessions(signedOut))}
          open={signingOut.opening.isOpen}
          onOpenChange={signingOut.onOpenChange}
          finalFocus={invite}
        />
      )}
      {removing.opening && leaver && (
        <DeleteDialog
          key={removing.opening.key}
          copy={removal}
          name={leaver.name}
          onDelete={() => withReauthentication(() => remove(leaver))}
          open={removing.opening.isOpen}
          onOpenChange={removing.onOpenChange}
          finalFocus={invite}
        />
      )}
      {dialog}
    </Stack>
  );
}

type PersonActionsProps = {
  person: Person;
  onChangeRole: (person: Person) => void;
  onSignOut: (person: Person) => void;
  onRemove: (person: Person) => void;
};

function PersonActions({ person, onChangeRole, onSignOut, onRemove }: PersonActionsProps) {
  const { name, sessions } = person;
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={copy.changeRoleOf(name)}
        onClick={() => onChangeRole(person)}
      >
        {copy.changeRole}
      </Button>
      {sessions > 0 && (
        <Button
          variant="plain"
          size="small"
          aria-haspopup="dialog"
          aria-label={copy.signOutOf(name)}
          onClick={() => onSignOut(person)}
        >
          {copy.signOut}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={copy.removeOf(name)}
        onClick={() => onRemove(person)}
      >
        {copy.remove}
      </Button>
    </>
  );
}
