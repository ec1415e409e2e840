import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Inline, type InlineProps } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  argTypes: {
    align: { description: 'Cross-axis alignment of the children.' },
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
      use: 'For a few items on one line that belong together: buttons at the end of a form, a name and its badge, a label and its value.',
      avoid:
        'For equal columns, use a **Grid**. For a page with a sidebar, use **Columns**. For running text with links, use **Text**.',
      responsive:
        'With `wrap="column"`, items are stacked below 740 px and side by side from there. Otherwise, the width changes nothing but where lines wrap.',
      accessibility: {
        role: 'None, or `list`',
        announced: 'Its content in reading order.',
        criteria: ['1.3.2', '1.4.10'],
      },
      good: [
        { text: 'Use `wrap="column"` for buttons, so that each gets a full line on phones.' },
        { text: 'Align text of different sizes at the `baseline`.' },
      ],
      bad: [
        {
          text: 'Use `wrap="never"` for anything that can grow. At 320 px, or in another language, it will.',
        },
        {
          text: 'Spread two items that are read together over a wide line with `justify="between"`.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Lays out items side by side. They wrap where there is no room; `wrap="column"` stacks them on phones. For equal columns, use a **Grid**; for a page with a sidebar, **Columns**.',
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
export const ColumnOnPhone = meta.story({ args: { wrap: 'column' } });

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

/** Short items that stay on one line. Longer ones would overflow. */
export const NoWrap = meta.story({
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
