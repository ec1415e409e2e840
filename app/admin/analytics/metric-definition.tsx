import { IconButton } from '#ui/button';
import { Popover } from '#ui/popover';
import { Text } from '#ui/text';

/** Explains a figure. */
export function MetricDefinition({ label, text }: { label: string; text: string }) {
  return (
    <Popover
      aria-label={label}
      trigger={(props) => <IconButton icon="info" size="small" aria-label={label} {...props} />}
      align="end"
    >
      <Text size="small">{text}</Text>
    </Popover>
  );
}
