import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Inline, type InlineProps } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Inline',
  component: Inline,
  argTypes: {
    align: { description: 'Where the children stand across the line.' },
  },
  args: {
    children: [
      <Button key="1">Keep my website</Button>,
      <Button key="2" variant="quiet">
        Ask a question
      </Button>,
    ],
  },
  parameters: {
    guide: {
      use: 'For a few things on one line that belong together: buttons at the end of a form, a name and its badge, a label and its value.',
      avoid:
        'Equal columns are a **Grid**, a page beside its side column is **Columns**. Running words and links are simply **Text**.',
      good: [
        { text: 'Take `wrap="column"` for buttons: on a phone each gets the whole line.' },
        { text: 'Align words of different size on their `baseline`.' },
      ],
      bad: [
        {
          text: 'Set `wrap="never"` on anything that may grow: at 320 px, or in another language, it will.',
        },
        {
          text: 'Spread two things over a wide line with `justify="between"` when they are read together.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Things beside each other. They wrap where there is no room; `wrap="column"` sets them below each other on a phone. For equal columns use a **Grid**, for a page and its side column **Columns**.',
      },
    },
  },
});

export const Default = meta.story();
export const Between = meta.story({
  args: {
    justify: 'between',
    children: [<Text key="1">Website</Text>, <Badge key="2">Active</Badge>],
  },
});
export const ColumnOnAPhone = meta.story({ args: { wrap: 'column' } });

const gaps: NonNullable<InlineProps['gap']>[] = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'];

export const Gaps = meta.story({
  render: (args) => (
    <Stack gap="s">
      {gaps.map((gap) => (
        <Inline key={gap} {...args} gap={gap}>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
        </Inline>
      ))}
    </Stack>
  ),
});

const aligns: NonNullable<InlineProps['align']>[] = [
  'center',
  'start',
  'end',
  'baseline',
  'stretch',
];

export const Aligns = meta.story({
  render: (args) => (
    <Stack gap="l">
      {aligns.map((align) => (
        <Inline key={align} {...args} align={align}>
          <Text size="tiny">{align}</Text>
          <Text size="large">Large</Text>
          <Button variant="quiet" size="large">
            Button
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
});

/** Short things that stay on their line; what is too long for it would stand out. */
export const NeverWraps = meta.story({
  args: {
    wrap: 'never',
    children: [
      <Badge key="1" tone="caution">
        In progress
      </Badge>,
      <Text key="2" lines={1}>
        The front page of Harbour Bakery, Confectionery and Coffee House
      </Text>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});
