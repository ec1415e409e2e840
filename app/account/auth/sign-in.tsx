import { useEffect, useRef, useState } from 'react';
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
  /** The button stays pending until it has finished. */
  onSignedIn: () => void | Promise<void>;
};

type SignInProps = SignProps & {
  /** Moves the focus to the password, when the email was typed in the other form. */
  startsAtPassword?: boolean;
};

export function SignIn({ email, onEmail, onSignedIn, startsAtPassword = false }: SignInProps) {
  const { login } = useAuth();
  const toast = useToast();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsAtPassword) password.current?.focus();
  }, [startsAtPassword]);
  const [asksCode, setAsksCode] = useState(false);
  const { form, errors, pending } = useForm({
    schema: Credentials,
    send: async (credentials) => {
      setAsksCode(false);
      await login(credentials);
      if (form.ref.current) await onSignedIn();
    },
    toastsEachFailure: true,
    onFailed: (description, error) => {
      // They are on another page by now.
      if (!form.ref.current) return;
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
          ref={password}
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
