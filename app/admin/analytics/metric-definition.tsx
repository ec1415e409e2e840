import { useState } from 'react';
import { IconButton } from '#ui/button';
import { Tooltip } from '#ui/tooltip';

/** What a figure means. Pressing keeps the words there: where one touches nothing hovers. */
export function MetricDefinition({ label, text }: { label: string; text: string }) {
  const [isKept, setKept] = useState(false);
  return (
    <Tooltip text={text} {...(isKept && { open: true })} onOpenChange={setKept}>
      <IconButton
        icon="info"
        size="small"
        label={label}
        expanded={isKept}
        onClick={() => setKept(!isKept)}
      />
    </Tooltip>
  );
}
