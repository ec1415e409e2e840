import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Badge',
  component: Badge,
  args: { children: 'In progress' },
  parameters: {
    docs: {
      description: {
        component:
          'A status in a word. The tone repeats what the word says and is never the only sign. Tones: info is blue, caution yellow, promote purple, notice orange, positive green, critical red, neutral has none. For a sentence use a **Notice**.',
      },
    },
  },
});

export const Default = meta.story({ args: { tone: 'caution' } });

export const Tones = meta.story({
  render: () => (
    <Inline gap="xs">
      <Badge>Inactive</Badge>
      <Badge tone="info">Submitted</Badge>
      <Badge tone="caution">In progress</Badge>
      <Badge tone="promote">Delivered</Badge>
      <Badge tone="notice">Review</Badge>
      <Badge tone="positive">Completed</Badge>
      <Badge tone="critical">Failed</Badge>
    </Inline>
  ),
});
