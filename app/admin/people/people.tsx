import { useId } from 'react';
import type { SignInPolicy } from '#contract/people';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Switch } from '#ui/switch';
import { Text } from '#ui/text';
import { signInPolicy as copy } from '../../copy/admin-people.ts';
import { usePeopleMutations, useSignInPolicy } from '../../data/people.ts';
import { useMay } from '../../data/permissions.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { AdminList } from './admin-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { RoleTable } from './role-table.tsx';

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

/** Whether all admins need two-factor authentication. Only owners change it. */
function TwoFactorPolicy() {
  const { policy, failed, onRetry } = useSignInPolicy();
  const mayManage = useMay()('people.manage');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={2} size={3} id={titleId}>
          {copy.title}
        </Heading>
        {policy && mayManage && <PolicySwitch policy={policy} />}
        {policy && !mayManage && <Text>{copy.readOnly(policy.requireTwoFactor)}</Text>}
        {!policy && failed && (
          <LoadFailed title={copy.loadFailed} failed={failed} onRetry={onRetry} size="small" />
        )}
        {!policy && !failed && <Text tone="soft">{copy.loading}</Text>}
      </Stack>
    </section>
  );
}

function PolicySwitch({ policy: { requireTwoFactor, version } }: { policy: SignInPolicy }) {
  const { changePolicy } = usePeopleMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const toast = useToast();
  const [save, isSaving] = useAction(
    async (next: boolean) => {
      await withReauthentication(() => changePolicy({ requireTwoFactor: next, version }));
      toast(next ? copy.on : copy.off);
    },
    { title: copy.failed },
  );
  return (
    <>
      <Switch
        label={copy.require}
        description={copy.requireHint}
        checked={requireTwoFactor}
        onCheckedChange={(next) => void save(next)}
        loading={isSaving && copy.saving}
      />
      {dialog}
    </>
  );
}
