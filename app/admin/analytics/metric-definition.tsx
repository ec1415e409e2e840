import { useState } from 'react';
import { IconButton } from '#ui/button';
import { Tooltip } from '#ui/tooltip';

/** Explains a figure in a tooltip. Pressing keeps it open, because touch screens have no hover. */
export function MetricDefinition({ label, text }: { label: string; text: string }) {
  const [isPinned, setPinned] = useState(false);
  return (
    <Tooltip text={text} {...(isPinned && { open: true })} onOpenChange={setPinned}>
      <IconButton
        icon="info"
        size="small"
        aria-label={label}
        aria-expanded={isPinned}
        onClick={() => setPinned(!isPinned)}
      />
    </Tooltip>
  );
}
