import type { Customer } from '#contract/customers';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { profile as words } from '../../copy/account.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** The address, its proof by a code, and the way to another one: until its code the old counts. */
export function EmailForms({ customer }: { customer: Customer }) {
  const { email, emailVerified, pendingEmail } = customer;
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Address email={email ?? ''} proved={emailVerified} />
        {pendingEmail && <Address email={pendingEmail} proved={false} />}
        {(!emailVerified || pendingEmail) && <CodeForm />}
      </Stack>
      <EmailForm />
    </Stack>
  );
}

function Address({ email, proved }: { email: string; proved: boolean }) {
  return (
    <Inline gap="s" align="center">
      {/* In a row by itself, a long address would be wider than a phone. */}
      <Stack gap="xxs">
        <Text weight="medium">{email}</Text>
      </Stack>
      <Badge tone={proved ? 'positive' : 'neutral'}>
        {proved ? words.emailVerified : words.emailUnverified}
      </Badge>
    </Inline>
  );
}
