import { EmailChange } from '#contract/customers';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { profile as copy } from '../../copy/account.ts';
import { useAccount } from '../../data/account.ts';
import { useToastForm } from './use-toast-form.ts';

export function EmailForm() {
  const { changeEmail } = useAccount();
  const { form, errors, pending } = useToastForm({
    schema: EmailChange,
    send: changeEmail,
    done: copy.codeSent,
    failed: copy.failed,
  });
  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          label={copy.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={lengths.email}
          required
          description={copy.newEmailHint}
          message={errors.email}
        />
        <TextField
          id="email-current-password"
          label={copy.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          message={errors.currentPassword}
        />
        <Inline>
          <Button type="submit" variant="quiet" loading={pending && copy.saving}>
            {copy.changeEmail}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
