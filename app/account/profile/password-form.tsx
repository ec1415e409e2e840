import { PasswordChange } from '#contract/session';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { profile as copy } from '../../copy/account.ts';
import { useAccount } from '../../data/account.ts';
import { useToastForm } from './use-toast-form.ts';

export function PasswordForm() {
  const { changePassword } = useAccount();
  const { form, errors, pending } = useToastForm({
    schema: PasswordChange,
    send: changePassword,
    done: { title: copy.saved, description: copy.passwordSaved },
    failed: copy.failed,
  });
  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          label={copy.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          message={errors.currentPassword}
        />
        <TextField
          label={copy.newPassword}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          description={copy.newPasswordHint}
          message={errors.newPassword}
        />
        <Inline>
          <Button type="submit" variant="quiet" loading={pending && copy.saving}>
            {copy.savePassword}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
