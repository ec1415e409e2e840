import { useState } from 'react';
import type { TotpSetup } from '#contract/totp';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { totpOff as words } from '../../copy/admin-security.ts';
import { asksToSignInAgain } from '../../data/api-error.ts';
import { useTotpChanges } from '../../data/totp.ts';
import { paths } from '../../paths.ts';
import { SignInAgain } from '../../shell/sign-in-again.tsx';
import { useAction } from '../../shell/use-action.ts';

/** What it is for, and how it begins. */
export function TotpOff({ onBegun }: { onBegun: (setup: TotpSetup) => void }) {
  const { begin } = useTotpChanges();
  const [isTooOld, setTooOld] = useState(false);
  const [press, isBeginning] = useAction(
    async () => {
      const setup = await begin().catch((error: unknown) => {
        if (!asksToSignInAgain(error)) throw error;
        setTooOld(true);
      });
      if (setup) onBegun(setup);
    },
    { title: words.failed },
  );
  return (
    <Stack gap="m">
      <Text measure>{words.lead}</Text>
      {isTooOld && <SignInAgain login={paths.adminLogin} backTo={paths.adminSecurity} />}
      <Inline>
        <Button pending={isBeginning && words.beginning} onClick={press}>
          {words.begin}
        </Button>
      </Inline>
    </Stack>
  );
}
