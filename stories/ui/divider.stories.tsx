import { Divider } from '#ui/divider';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
  argTypes: {
    weight: { description: '`hairline` separates similar items, `ink` starts a new part.' },
  },
  parameters: {
    guide: {
      use: 'Between two parts that belong together but should be told apart, such as a total and what it includes.',
      avoid:
        'Space is often enough, so try that first. Rows of a **DescriptionList**, a **SummaryList** and a **Table** have their own dividers.',
      accessibility: {
        role: '`separator`',
        announced: 'Nothing in most screen readers. Use a heading to start a section.',
        criteria: ['1.3.1'],
      },
      good: [
        {
          text: 'Use the hairline between similar items, and the ink line where a new part starts.',
        },
        { text: 'Leave the same space above and below. The **Stack** around it sets both.' },
      ],
      bad: [
        { text: 'Combine a divider with a change of background.' },
        { text: 'Build a box from four dividers. Use a **Panel**.' },
      ],
    },
    docs: {
      description: {
        component:
          'Separates content with a line. The hairline separates similar items; the ink line starts a new part. Space alone is often enough.',
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
