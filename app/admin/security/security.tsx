import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { security as copy } from '../../copy/admin-security.ts';
import { useTotp } from '../../data/totp.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { OpenSessions } from '../../shell/open-sessions.tsx';
import * as css from './security.css.ts';
import { TwoFactor } from './two-factor.tsx';

/** Two-factor authentication and sessions of the signed-in admin. */
export function Security() {
  return (
    <Stack gap="xl">
      <SecondFactor />
      <Divider />
      <Stack gap="l">
        <Heading level={2} size={3}>
          {copy.sessions}
        </Heading>
        <div className={css.sessions}>
          <OpenSessions leaveTo={paths.adminLogin} />
        </div>
      </Stack>
    </Stack>
  );
}

function SecondFactor() {
  const { totp, failed, onRetry } = useTotp();
  if (totp) return <TwoFactor totp={totp} />;
  if (!failed) return <Text tone="soft">{copy.loading}</Text>;
  return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />;
}
