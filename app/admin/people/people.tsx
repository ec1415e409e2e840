import { Stack } from '#ui/stack';
import { AdminList } from './admin-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { RoleTable } from './role-table.tsx';
import { TwoFactorPolicy } from './two-factor-policy.tsx';

/** Admins, invitations, how admins sign in, and what each role may do. */
export function People() {
  return (
    <Stack gap="xl">
      <AdminList />
      <InvitationList />
      <TwoFactorPolicy />
      <RoleTable />
    </Stack>
  );
}
