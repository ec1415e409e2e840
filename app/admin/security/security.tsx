import { Text } from '#ui/text';
import { security as words } from '../../copy/admin-security.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useTotp } from '../../data/totp.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { TwoSteps } from './two-steps.tsx';

/** What an admin does for the safety of their own account. */
export function Security() {
  const { totp, error, retry } = useTotp();
  if (totp) return <TwoSteps totp={totp} />;
  if (!error) return <Text tone="soft">{words.loading}</Text>;
  return (
    <LoadFailed title={words.failed} sentence={sentenceOf(error)} onRetry={retry} size="small" />
  );
}
