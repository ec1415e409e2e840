import { useState } from 'react';
import { lengths } from '#contract/fields';
import { Credentials } from '#contract/session';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { auth } from '../../copy/auth.ts';
import { isCodeRequired } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { paths } from '../../paths.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { TwoFactorRequired } from './two-factor-required.tsx';

/** `email`: what has been typed so far in either form. */
export type SignProps = {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: () => void;
};

export function SignIn({ email, onEmail, onSignedIn }: SignProps) {
  const { login } = useAuth();
  const toast = useToast();
  const [asksCode, setAsksCode] = useState(false);
  const { form, errors, pending } = useForm({
    schema: Credentials,
    send: (credentials) => {
      setAsksCode(false);
      return login(credentials).then(onSignedIn);
    },
    onFailed: (description, error) => {
      if (isCodeRequired(error)) return setAsksCode(true);
      return toast({ tone: 'critical', title: auth.loginFailed, description });
    },
  });
  return (
    <form {...form}>
      <Stack gap="l">
        {asksCode && <TwoFactorRequired />}
        <TextField
          label={auth.username}
          name="username"
          defaultValue={email}
          onChange={(event) => onEmail(event.target.value)}
          autoComplete="username"
          maxLength={lengths.email}
          required
          message={errors.username}
        />
        <TextField
          label={auth.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          message={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && auth.signingIn}>
          {auth.signIn}
        </Button>
        <Inline>
          <TextLink href={paths.forgotPassword} standalone>
            {auth.forgot}
          </TextLink>
        </Inline>
      </Stack>
    </form>
  );
}
