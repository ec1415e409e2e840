import { useState } from 'react';
import type { Customer } from '#contract/customers';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { profile as words } from '../../copy/account.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** The address, its proof by a code, and the way to another one. */
export function EmailForms({ customer }: { customer: Customer }) {
  const { email, emailVerified } = customer;
  /** A new address waits for its code, until then the old one counts. */
  const [isWaiting, setWaiting] = useState(false);
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Inline gap="s" align="center">
          <Text weight="medium">{email ?? ''}</Text>
          <Badge tone={emailVerified ? 'positive' : 'neutral'}>
            {emailVerified ? words.proved : words.unproved}
          </Badge>
        </Inline>
        {(!emailVerified || isWaiting) && <CodeForm onProved={() => setWaiting(false)} />}
      </Stack>
      <EmailForm onSent={() => setWaiting(true)} />
    </Stack>
  );
}
