import { lengths } from '#contract/fields';
import { Credentials } from '#contract/session';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { adminSignIn as words } from '../../copy/admin-sign-in.ts';
import { useAuth } from '../../data/auth.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import * as css from './sign-in.css.ts';

export function SignInForm() {
  const { adminLogin } = useAuth();
  const toast = useToast();
  const clearToast = useClearToast();
  const { form, errors, pending } = useForm({
    schema: Credentials,
    send: async (credentials) => {
      await adminLogin(credentials);
      // Nothing of the tries before it is true any longer.
      clearToast();
    },
    onFailed: (description) => toast({ variant: 'destructive', title: words.failed, description }),
  });
  return (
    <form {...form} className={css.form}>
      <Stack gap="l">
        <TextField
          label={words.username}
          name="username"
          autoComplete="username"
          maxLength={lengths.email}
          required
          message={errors.username}
        />
        <TextField
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          message={errors.password}
        />
        <Button type="submit" size="large" width="full" pending={pending && words.signingIn}>
          {words.signIn}
        </Button>
        <Text size="small" tone="soft">
          {words.note}
        </Text>
      </Stack>
    </form>
  );
}
