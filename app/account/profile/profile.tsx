import type { ReactNode } from 'react';
import { type Customer, EmailChange } from '#contract/customers';
import { lengths } from '#contract/fields';
import { PasswordChange } from '#contract/session';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { profile as copy } from '../../copy/account.ts';
import { billingDetails } from '../../copy/billing-details.ts';
import { useAccount } from '../../data/account.ts';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { OpenSessions } from '../../shell/open-sessions.tsx';
import { AccountPage } from '../account-page.tsx';
import { BillingDetailsForm } from './billing-details-form.tsx';
import { CodeForm } from './code-form.tsx';
import { NameForm } from './name-form.tsx';
import { useToastForm } from './use-toast-form.ts';

export function Profile({ customer }: { customer: Customer }) {
  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <Chapter title={copy.name}>
        <NameForm customer={customer} />
      </Chapter>
      <Chapter title={copy.email}>
        <EmailForms customer={customer} />
      </Chapter>
      <Chapter title={billingDetails.title}>
        <BillingDetailsForm />
      </Chapter>
      <Chapter title={copy.password}>
        <PasswordForm />
      </Chapter>
      <Chapter title={copy.sessions}>
        <OpenSessions leaveTo={paths.home} />
      </Chapter>
    </AccountPage>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="l">
      <Divider />
      <Columns split="wideLast" gap="xl">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
      </Columns>
    </Stack>
  );
}

/**
 * The current email, its verification, and a change of email. A new email replaces the old one once
 * verified.
 */
function EmailForms({ customer }: { customer: Customer }) {
  const { email, emailVerified, pendingEmail } = customer;
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Address email={email ?? ''} isVerified={emailVerified} />
        {pendingEmail && <Address email={pendingEmail} isVerified={false} />}
        {(!emailVerified || pendingEmail) && <CodeForm />}
      </Stack>
      <EmailForm />
    </Stack>
  );
}

function Address({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <Inline gap="s" align="center">
      {/* Lets a long address wrap on phones. */}
      <Stack gap="xxs">
        <Text weight="medium">{displayAddress(email)}</Text>
      </Stack>
      <Badge tone={isVerified ? 'positive' : 'neutral'}>
        {isVerified ? copy.emailVerified : copy.emailUnverified}
      </Badge>
    </Inline>
  );
}

function PasswordForm() {
  const { changePassword } = useAccount();
  const { form, errors, pending } = useToastForm({
    schema: PasswordChange,
    send: changePassword,
    done: { title: copy.saved, description: copy.passwordSaved },
    failed: copy.failed,
  });
  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          label={copy.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
        />
        <TextField
          label={copy.newPassword}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          description={copy.newPasswordHint}
          error={errors.newPassword}
        />
        <Inline>
          <Button type="submit" variant="quiet" loading={pending && copy.saving}>
            {copy.savePassword}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function EmailForm() {
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
          error={errors.email}
        />
        <TextField
          id="email-current-password"
          label={copy.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
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
