import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack, type StackProps } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Stack',
  component: Stack,
  argTypes: {
    align: { description: 'Where the children stand across the stack.' },
  },
  args: {
    children: [
      <Text key="1">Choose a website</Text>,
      <Text key="2">Try its demo</Text>,
      <Text key="3">Have it online in two days</Text>,
    ],
  },
  parameters: {
    guide: {
      use: 'Wherever things stand below each other: the parts of a form, of a card, of a page. With `as` it is a list, a header, an article or a fieldset at the same time.',
      avoid:
        'Beside each other is **Inline**, equal columns are a **Grid**, the two halves of a page are **Columns**.',
      good: [
        {
          text: 'Put a Stack into a Stack where some things belong closer together than others: the gap shows what belongs to what.',
        },
        { text: 'Take `as="ul"` where the children are many of a kind.' },
      ],
      bad: [
        { text: 'Add a margin to a child, or an empty element, to push something away.' },
        {
          text: 'Give each neighbour another gap. Two or three steps of the scale do for one screen.',
        },
      ],
    },
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
          <Panel padding="small">As wide as its words, or as the stack</Panel>
        </Stack>
      ))}
    </Stack>
  ),
});
