import { useState } from 'react';
import { CopyButton } from '#ui/copy-field';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';

/** Copies a token's variable or name. */
export function CopyToken({ text }: { text: string }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Stack gap="xxs" align="start">
      <CopyButton
        text={text}
        aria-label={`Copy ${text}`}
        announcement={`${text} copied`}
        onFail={() => setFailed(true)}
      />
      {hasFailed && (
        <Text size="tiny" tone="critical">
          Copy failed. Select the name instead.
        </Text>
      )}
    </Stack>
  );
}
