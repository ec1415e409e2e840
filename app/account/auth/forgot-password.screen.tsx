import { useEffect, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { PasswordForgot } from '#contract/session';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { auth, forgot } from '../../copy/auth.ts';
import { requestPasswordReset } from '../../data/password-reset.ts';
import { authMetadata } from '../../meta/auth-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { AuthPage } from './auth-page.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...authMetadata.forgotPassword} />
      <ForgotPassword />
    </>
  );
}

/** The result is the same for every address, so that it reveals no accounts. */
export function ForgotPassword() {
  const [isSent, setSent] = useState(false);
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: PasswordForgot,
    send: ({ email }) => requestPasswordReset(email).then(() => setSent(true)),
    onFailed: (description) => toast({ tone: 'critical', title: forgot.failed, description }),
  });
  return (
    <AuthPage title={forgot.title} lead={forgot.lead}>
      {isSent ? (
        <Sent />
      ) : (
        <form {...form}>
          <Stack gap="l">
            <TextField
              label={auth.email}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={lengths.email}
              required
              error={errors.email}
            />
            <Button type="submit" size="large" width="full" loading={pending && forgot.sending}>
              {forgot.send}
            </Button>
          </Stack>
        </form>
      )}
      <Inline>
        <TextLink href={paths.auth} standalone>
          {forgot.back}
        </TextLink>
      </Inline>
    </AuthPage>
  );
}

function Sent() {
  const said = useRef<HTMLDivElement>(null);
  // The submit button is gone, so move the focus to the message that replaced it.
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1}>
      <Notice title={forgot.sentTitle} tone="info">
        {forgot.sent}
      </Notice>
    </div>
  );
}
