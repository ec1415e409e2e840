import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { InvitationJoin, type OpenedInvitation } from '#contract/people';
import { roleNames } from '#contract/roles';
import { Button, ButtonLink } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { VisuallyHidden } from '#ui/visually-hidden';
import { invitation as copy } from '../../copy/invitation.ts';
import { useAuth } from '../../data/auth.tsx';
import { useInvitation } from '../../data/invitation.ts';
import { useBrand } from '../../document/settings.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { authMetadata } from '../../meta/auth-metadata.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { AuthPage } from '../auth/auth-page.tsx';
import { NewAccountForm } from './new-account-form.tsx';

type JoinFormProps = { token: string; email: string; onAccepted: () => void };

const Password = v.pick(InvitationJoin, ['password']);

/** `token`: from the link in the email; '' if it has none, undefined until it has been read. */
type InvitationProps = { token: string | undefined; onAccepted: () => void };

type FormProps = { token: string; invitation: OpenedInvitation; onAccepted: () => void };

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
      <PageMeta {...authMetadata.invitation} />
      <Invitation
        token={token}
        // The sign-in page leads on, to two-factor authentication first if it is required.
        onAccepted={() => navigate(paths.adminLogin, { replace: true })}
      />
    </>
  );
}

/** Accepts an invitation to the admin area, with a new or an existing account. */
export function Invitation({ token, onAccepted }: InvitationProps) {
  const { name } = useBrand();
  const { invitation, failed, onRetry } = useInvitation(token);
  const toast = useToast();
  return (
    <AuthPage title={copy.title(name)} lead={copy.lead}>
      {invitation ? (
        <Stack gap="xl">
          <Facts invitation={invitation} />
          <Form
            token={token ?? ''}
            invitation={invitation}
            onAccepted={() => {
              toast(copy.accepted(roleNames[invitation.role].one));
              onAccepted();
            }}
          />
        </Stack>
      ) : invitation === null ? (
        <Notice
          title={copy.ended}
          tone="critical"
          action={
            <ButtonLink href={paths.adminLogin} variant="quiet">
              {copy.signIn}
            </ButtonLink>
          }
        >
          {copy.endedHint}
        </Notice>
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <Stack gap="m">
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Skeleton />
          <Skeleton width="most" />
        </Stack>
      )}
    </AuthPage>
  );
}

function Facts({ invitation: { invitedBy, email, role } }: { invitation: OpenedInvitation }) {
  return (
    <DescriptionList
      items={[
        { term: copy.invitedBy, detail: <bdi>{invitedBy ?? copy.formerAdmin}</bdi> },
        { term: copy.email, detail: <bdi>{displayAddress(email)}</bdi> },
        { term: copy.role, detail: roleNames[role].one },
      ]}
    />
  );
}

function Form({ token, invitation: { email, hasAccount }, onAccepted }: FormProps) {
  const props = { token, email, onAccepted };
  return hasAccount ? <JoinForm {...props} /> : <NewAccountForm {...props} />;
}

/** The password of the customer account that has the email. */
function JoinForm({ token, email, onAccepted }: JoinFormProps) {
  const { joinByInvitation } = useAuth();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: Password,
    send: async ({ password }) => {
      await joinByInvitation({ token, password });
      onAccepted();
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.acceptFailed, description }),
  });
  return (
    <form {...form}>
      <Stack gap="l">
        <Notice tone="info" title={copy.accountTitle}>
          {copy.accountHint}
        </Notice>
        {/* For password managers: the account is signed in with its email. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && copy.accepting}>
          {copy.accept}
        </Button>
        <Inline>
          <TextLink href={paths.forgotPassword} standalone>
            {copy.forgot}
          </TextLink>
        </Inline>
      </Stack>
    </form>
  );
}
