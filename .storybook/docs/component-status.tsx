import { Unstyled } from '@storybook/addon-docs/blocks';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import type { Tone } from '../../ui/palette.ts';

/** How far a component can be relied on. */
export const statuses: Record<'draft' | 'stable', { label: string; tone: Tone; meaning: string }> =
  {
    draft: { label: 'Draft', tone: 'caution', meaning: 'Its props may still change.' },
    stable: {
      label: 'Stable',
      tone: 'positive',
      meaning: 'Its props change with a new version only.',
    },
  };

/** All other components are stable. */
export const draftComponents = [
  'Board',
  'Breadcrumb',
  'Combobox',
  'CommandPalette',
  'DateRange',
  'DeviceFrame',
  'Dropzone',
  'PinnedImage',
  'Popover',
  'Sidebar',
  'Stepper',
  'Switch',
];

/** The status of a component by its exported name. */
export function StatusLine({ component }: { component: string }) {
  const { label, tone, meaning } =
    statuses[draftComponents.includes(component) ? 'draft' : 'stable'];
  return (
    <Unstyled>
      <Inline gap="s" align="center">
        <Badge tone={tone}>{label}</Badge>
        <Text size="small" tone="soft">
          {meaning}
        </Text>
      </Inline>
    </Unstyled>
  );
}
