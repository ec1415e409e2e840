import { useEffect, useRef } from 'react';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { requiredTwoFactor as copy } from '../../copy/admin-sign-in.ts';
import { useAuth } from '../../data/auth.tsx';
import { useTotp } from '../../data/totp.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { TwoFactor } from '../security/two-factor.tsx';

/** Replaces the sign-in form, so its heading takes focus. Nothing else is open before it is done. */
export function RequiredTwoFactor() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { totp, failed, onRetry } = useTotp();
  const { logout } = useAuth();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={2} size={3} focusable ref={heading}>
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.lead}</Text>
      </Stack>
      {totp ? (
        <TwoFactor totp={totp} />
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
      ) : (
        <Text tone="soft">{copy.loading}</Text>
      )}
      <Inline>
        <Button variant="plain" size="small" onClick={() => void logout()}>
          {copy.signOut}
        </Button>
      </Inline>
    </Stack>
  );
}
