import { useId, useRef, useState } from 'react';
import type { Totp, TotpSetup } from '#contract/totp';
import { Badge } from '#ui/badge';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { security as copy } from '../../copy/admin-security.ts';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Two-factor authentication of the signed-in admin: its state, setup and settings. */
export function TwoFactor({ totp }: { totp: Totp }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** Kept only here: the server reveals the key and the codes once. */
  const [setup, setSetup] = useState<TotpSetup>();
  const isOn = totp.enabledAt !== null;

  function leaveSetup() {
    setSetup(undefined);
    title.current?.focus();
  }

  return (
    <section aria-labelledby={titleId}>
      <Stack gap="l">
        <Inline gap="s" align="center">
          <Heading level={2} size={3} id={titleId} ref={title} focusable>
            {copy.twoFactor}
          </Heading>
          <Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? copy.on : copy.off}</Badge>
        </Inline>
        {isOn ? (
          <TwoFactorOn totp={totp} finalFocus={title} />
        ) : setup ? (
          <TwoFactorSetup setup={setup} onLeave={leaveSetup} />
        ) : (
          <TwoFactorOff onStarted={setSetup} />
        )}
      </Stack>
    </section>
  );
}
