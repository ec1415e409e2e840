import type { Credential } from '#contract/delivery';
import { CopyButton, CopyField } from '#ui/copy-field';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { credentials as copy } from '../../copy/account.ts';
import { useToast } from '../../state/toasts.ts';
import * as css from './credential-list.css.ts';

export function CredentialList({ credentials }: { credentials: readonly Credential[] }) {
  const toast = useToast();
  const onFail = () => toast({ tone: 'critical', ...copy.copyFailed });
  return (
    <Stack gap="m" as="ul">
      {credentials.map(({ label, value }) =>
        value.includes('\n') ? (
          <Lines key={`${label} ${value}`} label={label} value={value} onFail={onFail} />
        ) : (
          <CopyField key={`${label} ${value}`} label={label} value={value} onFail={onFail} />
        ),
      )}
    </Stack>
  );
}

/** A multi-line value, such as a private key: an input would join its lines. */
function Lines({ label, value, onFail }: Credential & { onFail: () => void }) {
  return (
    <Stack gap="xs" align="start">
      <Text weight="medium" size="small">
        {label}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={label} tabIndex={0} className={css.lines}>
        {value}
      </section>
      <CopyButton
        text={value}
        aria-label={`Copy ${label}`}
        announcement={`${label} copied`}
        onFail={onFail}
      />
    </Stack>
  );
}
