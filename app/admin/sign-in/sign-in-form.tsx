import { useEffect, useRef } from 'react';
import { lengths } from '#contract/fields';
import { Credentials } from '#contract/session';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { adminSignIn as copy } from '../../copy/admin-sign-in.ts';
import { isCodeRequired } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import * as css from './sign-in.css.ts';

type SignInFormProps = {
  /** The username entered before, after going back from the code step. */
  username?: string | undefined;
  /** The password is correct, but a code is required. */
  onCodeRequired: (credentials: Credentials) => void;
  onSignedIn: () => void;
};

export function SignInForm({ username, onCodeRequired, onSignedIn }: SignInFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const { adminLogin } = useAuth();
  const toast = useToast();
  const clearToast = useClearToast();
  const { form, errors, pending } = useForm({
    schema: Credentials,
    send: async (credentials) => {
      const isIn = await adminLogin(credentials).catch((error: unknown) => {
        if (!isCodeRequired(error)) throw error;
      });
      // Errors of earlier attempts no longer apply.
      clearToast();
      if (isIn) onSignedIn();
      else onCodeRequired(credentials);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  useEffect(() => {
    if (username) password.current?.focus();
  }, [username]);
  return (
    <form {...form} className={css.form}>
      <Stack gap="l">
        <TextField
          label={copy.username}
          name="username"
          defaultValue={username}
          autoComplete="username"
          maxLength={lengths.email}
          required
          message={errors.username}
        />
        <TextField
          ref={password}
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          message={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && copy.signingIn}>
          {copy.signIn}
        </Button>
        <Text size="small" tone="soft">
          {copy.note}
        </Text>
      </Stack>
    </form>
  );
}
