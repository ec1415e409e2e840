import { Badge } from '#ui/badge';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Stack',
  component: Stack,
  args: {
    children: [
      <Text key="1">Choose a website</Text>,
      <Text key="2">Try its demo</Text>,
      <Text key="3">Have it online in two days</Text>,
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Things below each other with one gap between them. No component has an outer margin: every gap of a screen belongs to a Stack, an **Inline** or a **Grid**. With `as="ul"` its children are a list.',
      },
    },
  },
});

export const Default = meta.story();
export const AsList = meta.story({ args: { as: 'ul', gap: 'xs' } });
export const AlignedStart = meta.story({
  args: { align: 'start', children: <Badge>As wide as its words</Badge> },
});
