import type { TotpSetup } from '#contract/totp';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { twoFactorOff as copy } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useAction } from '../../shell/use-action.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';

/** Explains two-factor authentication and starts the setup. */
export function TwoFactorOff({ onStarted }: { onStarted: (setup: TotpSetup) => void }) {
  const { begin } = useTotpMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const [start, isStarting] = useAction(async () => onStarted(await withReauthentication(begin)), {
    title: copy.failed,
  });
  return (
    <Stack gap="m">
      <Text measure>{copy.lead}</Text>
      <Inline>
        <Button loading={isStarting && copy.beginning} onClick={start}>
          {copy.begin}
        </Button>
      </Inline>
      {dialog}
    </Stack>
  );
}
