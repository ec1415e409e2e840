import { IconButton } from '#ui/button';
import { Popover } from '#ui/popover';
import { Text } from '#ui/text';
import { analytics } from '../../copy/admin.ts';
import { useSettings } from '../../document/settings.tsx';

type MetricDefinitionProps = {
  label: string;
  text: string;
  /** Says that tax isn't part of it, if the shop charges tax. */
  isNet?: boolean;
};

/** Explains a figure. */
export function MetricDefinition({ label, text, isNet = false }: MetricDefinitionProps) {
  const { tax } = useSettings();
  return (
    <Popover
      aria-label={label}
      trigger={(props) => <IconButton icon="info" size="small" aria-label={label} {...props} />}
      align="end"
    >
      <Text size="small">{isNet && tax ? analytics.withoutTax(text) : text}</Text>
    </Popover>
  );
}
