import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { PasswordReset } from '#contract/session';
import { Button, ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { auth, reset } from '../../copy/auth.ts';
import { isCodeRequired } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { authMetadata } from '../../meta/auth-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { AuthPage } from './auth-page.tsx';
import { TwoFactorRequired } from './two-factor-required.tsx';

/**
 * `token`: from the link in the email; '' when the link has none, undefined until it has been read.
 */
type ResetPasswordProps = { token: string | undefined; onSignedIn: () => void };

const NewPassword = v.pick(PasswordReset, ['password']);

/**
 * The token is in the URL's hash, which is never sent to the server. It is removed from the address
 * bar at once.
 */
export function Component() {
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();

  useEffect(() => {
    setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
    history.replaceState(history.state, '', location.pathname);
  }, []);

  return (
    <>
      <PageMeta {...authMetadata.resetPassword} />
      <ResetPassword
        token={token}
        onSignedIn={() => navigate(paths.dashboard, { replace: true })}
      />
    </>
  );
}

export function ResetPassword({ token, onSignedIn }: ResetPasswordProps) {
  const { resetPassword } = useAuth();
  const toast = useToast();
  const [asksCode, setAsksCode] = useState(false);
  const { form, errors, pending } = useForm({
    schema: NewPassword,
    send: async ({ password }) => {
      await resetPassword({ token: token ?? '', password });
      toast({ title: reset.saved, description: reset.savedHint });
      onSignedIn();
    },
    onFailed: (description, error) => {
      if (isCodeRequired(error)) return setAsksCode(true);
      return toast({ tone: 'critical', title: reset.failed, description });
    },
  });
  if (asksCode) {
    return (
      <AuthPage title={reset.saved} lead={reset.savedNeedsCode}>
        <TwoFactorRequired />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={reset.title} lead={reset.lead}>
      {token === '' ? (
        <Notice
          title={reset.noToken}
          tone="critical"
          action={
            <ButtonLink href={paths.forgotPassword} variant="quiet">
              {reset.again}
            </ButtonLink>
          }
        >
          {reset.noTokenHint}
        </Notice>
      ) : (
        <form {...form}>
          <Stack gap="l">
            <TextField
              label={reset.newPassword}
              name="password"
              type="password"
              autoComplete="new-password"
              required
              description={auth.passwordHint}
              error={errors.password}
            />
            <Button type="submit" size="large" width="full" loading={pending && reset.saving}>
              {reset.save}
            </Button>
            <Inline>
              <TextLink href={paths.forgotPassword} standalone>
                {reset.again}
              </TextLink>
            </Inline>
          </Stack>
        </form>
      )}
    </AuthPage>
  );
}
