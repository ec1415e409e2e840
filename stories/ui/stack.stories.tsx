import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack, type StackProps } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  argTypes: {
    align: { description: 'Cross-axis alignment of the children.' },
  },
  args: {
    children: [
      <Text key="1">Choose a website</Text>,
      <Text key="2">Try its demo</Text>,
      <Text key="3">Get it online in two days</Text>,
    ],
  },
  parameters: {
    guide: {
      use: 'For anything stacked vertically: the parts of a form, a card or a page. With `as`, it is also a list, a header, an article or a fieldset.',
      avoid:
        'Side by side, use **Inline**. For equal columns, use a **Grid**. For the columns of a page, use **Columns**.',
      accessibility: {
        role: 'None, or the element that it is given',
        announced: 'Its content in reading order.',
        criteria: ['1.3.1', '1.3.2'],
      },
      good: [
        {
          text: 'Nest stacks to put related items closer together.',
        },
        { text: 'Use `as="ul"` for several items of one kind.' },
      ],
      bad: [
        { text: 'Add a margin or an empty element to create space.' },
        {
          text: 'Use a different gap everywhere. Two or three steps of the scale are enough for a screen.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Stacks its children vertically with an even gap. Components have no outer margins: a Stack, an **Inline** or a **Grid** sets every gap. With `as="ul"`, its children are a list.',
      },
    },
  },
});

export const Default = meta.story();
export const AsList = meta.story({ args: { as: 'ul', gap: 'xs' } });

const gaps: NonNullable<StackProps['gap']>[] = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'];

export const Gaps = meta.story({
  render: (args) => (
    <Inline align="start" gap="l">
      {gaps.map((gap) => (
        <Stack key={gap} {...args} gap={gap}>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
        </Stack>
      ))}
    </Inline>
  ),
});

const aligns: NonNullable<StackProps['align']>[] = ['stretch', 'start', 'center', 'end'];

export const Aligns = meta.story({
  args: { gap: 'xs' },
  render: (args) => (
    <Stack gap="l">
      {aligns.map((align) => (
        <Stack key={align} {...args} align={align}>
          <Panel padding="small">{align}</Panel>
          <Panel padding="small">As wide as its text, or as the stack</Panel>
        </Stack>
      ))}
    </Stack>
  ),
});
