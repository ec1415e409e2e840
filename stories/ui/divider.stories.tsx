import { Divider } from '#ui/divider';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Divider',
  component: Divider,
  argTypes: {
    weight: { description: '`hairline` separates equals, `ink` opens a chapter.' },
  },
  parameters: {
    guide: {
      use: 'Between two things that belong to one whole and yet must not run together: the sum and what is included, one chapter and the next.',
      avoid:
        'Space is often enough; try without it first. Rows of a **DescriptionList**, a **SummaryList** and a **Table** bring their own.',
      good: [
        { text: 'Take the hairline between equals, the ink rule where a chapter begins.' },
        { text: 'Leave the same space above and below it: the **Stack** around it owns both.' },
      ],
      bad: [
        { text: 'Draw a rule and change the ground at the same place.' },
        { text: 'Build a box of four. What needs a frame is a **Panel**.' },
      ],
    },
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
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Text>A hairline follows</Text>
      <Divider />
      <Text>An ink rule follows</Text>
      <Divider weight="ink" />
    </Stack>
  ),
});
