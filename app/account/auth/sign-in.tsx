import { useEffect, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { Credentials } from '#contract/session';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { auth } from '../../copy/auth.ts';
import { addressOf } from '../../data/address.ts';
import { isCodeRequired } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { displayAddress } from '../../format/email-address.ts';
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
  /** The email of who is signed in already. */
  knownAs?: string | undefined;
};

export function SignIn(props: SignInProps) {
  const { email, onEmail, onSignedIn, startsAtPassword = false, knownAs } = props;
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
        {knownAs ? (
          <Text>
            {auth.signedInAs} <strong>{displayAddress(knownAs)}</strong>
            {/* For password managers. */}
            <input type="hidden" name="username" autoComplete="username" value={knownAs} />
          </Text>
        ) : (
          <TextField
            label={auth.username}
            name="username"
            defaultValue={email}
            onChange={(event) => onEmail(event.target.value)}
            autoComplete="username"
            maxLength={lengths.email}
            required
            error={errors.username}
          />
        )}
        <TextField
          ref={password}
          label={auth.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && auth.signingIn}>
          {auth.signIn}
        </Button>
        <Inline gap="m">
          <TextLink href={paths.forgotPassword} standalone>
            {auth.forgot}
          </TextLink>
          {knownAs && (
            <TextLink href={addressOf('GET /api/customer/logout')} standalone>
              {auth.someoneElse}
            </TextLink>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
