import { useEffect, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { Credentials } from '#contract/session';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { adminSignIn as copy } from '../../copy/admin-sign-in.ts';
import { isCodeRequired } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { useBrand } from '../../document/settings.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import { ReplacePasswordForm } from './replace-password-form.tsx';
import { RequiredTwoFactor } from './required-two-factor.tsx';
import * as css from './sign-in.css.ts';
import { TwoFactorForm } from './two-factor-form.tsx';

type SignInFormProps = {
  /** The username entered before, after going back from the code step. */
  username?: string | undefined;
  /** The password is correct, but a code is required. */
  onCodeRequired: (credentials: Credentials) => void;
  onSignedIn: () => void;
};

/**
 * Signed in, step `password`: a generated password has to be replaced; `two-factor`: the shop
 * requires it, and it isn't set up.
 */
type AdminSignInProps = { step: 'sign-in' | 'password' | 'two-factor'; onSignedIn: () => void };

const titleId = 'admin-sign-in-title';
const insideId = 'admin-inside';

/** The admin sign-in page. */
export function AdminSignIn({ step, onSignedIn }: AdminSignInProps) {
  const { name } = useBrand();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Columns split="half">
          <Stack gap="xl">
            <Heading level={1} face="display" id={titleId}>
              {copy.title(name)}
            </Heading>
            {step === 'sign-in' && <SignInSteps onSignedIn={onSignedIn} />}
            {step === 'password' && <ReplacePasswordForm />}
            {step === 'two-factor' && <RequiredTwoFactor />}
          </Stack>
          <div className={css.inside}>
            <Panel as="aside" aria-labelledby={insideId}>
              <Stack gap="m">
                <Heading level={2} size={4} id={insideId}>
                  {copy.features}
                </Heading>
                <List items={copy.featureList} />
              </Stack>
            </Panel>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

/** Username and password, then a code if two-factor authentication is on. */
function SignInSteps({ onSignedIn }: { onSignedIn: () => void }) {
  const [accepted, setAccepted] = useState<Credentials>();
  const [username, setUsername] = useState<string>();

  if (!accepted) {
    return <SignInForm username={username} onCodeRequired={setAccepted} onSignedIn={onSignedIn} />;
  }
  return (
    <TwoFactorForm
      credentials={accepted}
      onSignedIn={onSignedIn}
      onBack={() => {
        setUsername(accepted.username);
        setAccepted(undefined);
      }}
    />
  );
}

function SignInForm({ username, onCodeRequired, onSignedIn }: SignInFormProps) {
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
          error={errors.username}
        />
        <TextField
          ref={password}
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
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
