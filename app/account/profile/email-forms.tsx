import type { Customer } from '#contract/customers';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { profile as copy } from '../../copy/account.ts';
import { displayAddress } from '../../format/email-address.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/**
 * The current email, its verification, and a change of email. A new email replaces the old one once
 * verified.
 */
export function EmailForms({ customer }: { customer: Customer }) {
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
