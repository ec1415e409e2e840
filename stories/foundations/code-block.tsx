import { useState } from 'react';
import { CopyButton } from '#ui/copy-field';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { useOverflow } from '../../ui/use-overflow.ts';
import * as css from './code-block.css.ts';

/** Code with a copy button. Lines don't wrap, so a long one makes it scroll. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { ref, overflows } = useOverflow('inline');
  const [hasFailed, setFailed] = useState(false);
  const region = overflows && { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <Stack gap="xs">
      <pre ref={ref} {...region} className={css.code}>
        <code>{code}</code>
      </pre>
      <Stack gap="xxs" align="start">
        <CopyButton
          text={code}
          aria-label={`Copy ${label}`}
          announcement="Code copied"
          onFail={() => setFailed(true)}
        />
        {hasFailed && (
          <Text size="tiny" tone="critical">
            Copy failed. Select the code instead.
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
