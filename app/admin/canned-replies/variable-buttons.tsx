import type { RefObject } from 'react';
import { cannedVariables } from '#contract/canned-variables';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { cannedVariables as copy } from '../../copy/canned-replies.ts';

/** Inserts variables at the caret of a text. */
export function VariableButtons({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <Stack gap="xs">
      <Text size="small" tone="soft">
        {copy.hint}
      </Text>
      <Inline gap="xs">
        {cannedVariables.map((name) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            aria-label={copy.insert(`{${name}}`, copy.names[name])}
            onClick={() => insert(field.current, `{${name}}`)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

function insert(field: HTMLTextAreaElement | null, variable: string): void {
  if (!field) return;
  field.setRangeText(variable, field.selectionStart, field.selectionEnd, 'end');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
