import { Divider } from '#ui/divider';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component:
          'A rule between two things. The hairline separates equals; the ink rule opens a chapter. Space alone is often enough: try without it first.',
      },
    },
  },
});

export const Default = meta.story();
export const Weights = meta.story({
  render: () => (
    <Stack>
      <Text>A hairline follows</Text>
      <Divider />
      <Text>An ink rule follows</Text>
      <Divider weight="ink" />
    </Stack>
  ),
});
