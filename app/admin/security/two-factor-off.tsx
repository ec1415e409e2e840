import type { TotpSetup } from '#contract/totp';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { totpOff as words } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useAction } from '../../shell/use-action.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';

/** What it is for, and how it begins. */
export function TwoFactorOff({ onBegun }: { onBegun: (setup: TotpSetup) => void }) {
  const { begin } = useTotpMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const [press, isBeginning] = useAction(async () => onBegun(await withReauthentication(begin)), {
    title: words.failed,
  });
  return (
    <Stack gap="m">
      <Text measure>{words.lead}</Text>
      <Inline>
        <Button pending={isBeginning && words.beginning} onClick={press}>
          {words.begin}
        </Button>
      </Inline>
      {dialog}
    </Stack>
  );
}
