import { useId, useRef } from 'react';
import type { Invitation } from '#contract/people';
import { roleNames } from '#contract/roles';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { invitations as copy, revocation } from '../../copy/admin-people.ts';
import { useInvitations, usePeopleMutations } from '../../data/people.ts';
import { useMay } from '../../data/permissions.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import {
  type Reauthentication,
  useReauthentication,
} from '../reauthentication/use-reauthentication.tsx';

const { columns } = copy;

export const invitationColumns: readonly OptionalColumn<Invitation>[] = [
  {
    id: 'email',
    heading: columns.email,
    primary: true,
    cell: ({ email }) => <bdi>{displayAddress(email)}</bdi>,
  },
  {
    id: 'role',
    heading: columns.role,
    width: 'short',
    cell: ({ role }) => <Badge>{roleNames[role].one}</Badge>,
  },
  {
    id: 'invitedBy',
    whereWide: true,
    heading: columns.invitedBy,
    cell: ({ invitedBy }) => <bdi>{invitedBy ?? copy.unknownInviter}</bdi>,
  },
  {
    id: 'sentAt',
    whereWide: true,
    heading: columns.sent,
    width: 'short',
    cell: ({ sentAt }) => <Day at={sentAt} />,
  },
  {
    id: 'state',
    heading: columns.state,
    width: 'long',
    cell: ({ expired, hasAccount }) => (
      <Inline gap="xxs">
        <Badge tone={expired ? 'caution' : 'info'}>{expired ? copy.expired : copy.pending}</Badge>
        {hasAccount && <Badge>{copy.hasAccount}</Badge>}
      </Inline>
    ),
  },
];

/** Invitations that weren't accepted yet, to resend or revoke. */
export function InvitationList() {
  const { invitations, ...state } = useInvitations();
  const { revoke } = usePeopleMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const mayManage = useMay()('people.manage');
  const revoking = useDialogState<Invitation>();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const revoked = revoking.opening?.subject;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={2} size={3} id={titleId} ref={title} focusable>
          {copy.title}
        </Heading>
        <PagedTable
          aria-label={copy.label}
          columns={invitationColumns}
          hiddenColumns={useLeftOutColumns(invitationColumns)}
          {...tableState(invitations, state, copy.loading)}
          rowKey={({ id }) => id}
          loadingRows={2}
          empty={{ title: copy.empty, detail: copy.emptyHint }}
          {...(mayManage && {
            rowActions: (invitation: Invitation) => (
              <InvitationActions
                invitation={invitation}
                onRevoke={revoking.open}
                withReauthentication={withReauthentication}
              />
            ),
          })}
          actionsWidth="long"
        />
      </Stack>
      {revoking.opening && revoked && (
        <DeleteDialog
          key={revoking.opening.key}
          copy={revocation}
          name={displayAddress(revoked.email)}
          onDelete={() => withReauthentication(() => revoke(revoked.id))}
          open={revoking.opening.isOpen}
          onOpenChange={revoking.onOpenChange}
          finalFocus={title}
        />
      )}
      {dialog}
    </section>
  );
}

type InvitationActionsProps = Pick<Reauthentication, 'withReauthentication'> & {
  invitation: Invitation;
  onRevoke: (invitation: Invitation) => void;
};

function InvitationActions(props: InvitationActionsProps) {
  const { invitation, onRevoke, withReauthentication } = props;
  const { id, email } = invitation;
  const { resend } = usePeopleMutations();
  const toast = useToast();
  const [send, isSending] = useAction(
    async () => {
      await withReauthentication(() => resend(id));
      toast(copy.resent(displayAddress(email)));
    },
    { title: copy.resendFailed },
  );
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={copy.resendOf(displayAddress(email))}
        loading={isSending && copy.resending}
        onClick={send}
      >
        {copy.resend}
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={copy.revokeOf(displayAddress(email))}
        onClick={() => onRevoke(invitation)}
      >
        {copy.revoke}
      </Button>
    </>
  );
}
