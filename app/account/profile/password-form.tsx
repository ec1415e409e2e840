import { PasswordChange } from '#contract/session';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { profile as words } from '../../copy/account.ts';
import { useAccount } from '../../data/customer.ts';
import { useToastForm } from './use-toast-form.ts';

export function PasswordForm() {
  const { changePassword } = useAccount();
  const { form, errors, pending } = useToastForm({
    schema: PasswordChange,
    send: changePassword,
    done: { title: words.saved, description: words.passwordSaved },
    failed: words.failed,
  });
  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          label={words.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          message={errors.currentPassword}
        />
        <TextField
          label={words.newPassword}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          description={words.newPasswordHint}
          message={errors.newPassword}
        />
        <Inline>
          <Button type="submit" variant="quiet" pending={pending && words.saving}>
            {words.savePassword}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
