import { useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Progress } from '#ui/progress';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';

type State = 'ready' | 'running' | 'failed' | 'stopped' | 'done';

/** Moves on by a click, because a story has no time. */
export function Import() {
  const [state, setState] = useState<State>('ready');
  if (state === 'running') {
    return (
      <Stack gap="m">
        <Progress label="Importing products" value={40} max={120} valueText="40 of 120 products" />
        <Text size="small" tone="soft">
          You can leave this page. The import goes on, and we’ll email you when it’s done.
        </Text>
        <Inline gap="s">
          <Button variant="quiet" onClick={() => setState('stopped')}>
            Stop import
          </Button>
          <Button variant="plain" onClick={() => setState('failed')}>
            Continue
          </Button>
        </Inline>
      </Stack>
    );
  }
  if (state === 'failed') {
    return (
      <Notice
        tone="caution"
        title="118 of 120 products imported"
        live="polite"
        action={
          <Button variant="quiet" size="small" onClick={() => setState('done')}>
            Try 2 products again
          </Button>
        }
      >
        Two products have no price. Add it to lines 14 and 61 of the file.
      </Notice>
    );
  }
  return (
    <Stack gap="m">
      {state === 'stopped' && (
        <Notice title="Import stopped" live="polite">
          40 products were imported and stay in the catalog.
        </Notice>
      )}
      {state === 'done' && <Notice tone="positive" title="120 products imported" live="polite" />}
      <Inline>
        <Button onClick={() => setState('running')}>Import products</Button>
      </Inline>
    </Stack>
  );
}
