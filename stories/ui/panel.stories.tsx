import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Panel',
  component: Panel,
  argTypes: {
    as: {
      description: 'An `aside` or a `section` is named by its heading.',
      control: 'select',
      options: ['div', 'aside', 'section'],
      table: { type: { summary: "'div' | 'aside' | 'section'" } },
    },
    labelledBy: {
      description: 'The id of the heading that names it.',
      table: { type: { summary: 'string' } },
    },
  },
  parameters: {
    guide: {
      use: 'For what belongs together and apart from the rest of the page: an order’s summary, the wait for a payment.',
      avoid:
        'Among equals a hairline or a **Card** does it. Something to know is a **Notice**. Above the page is a **Dialog**.',
      good: [
        { text: 'Use one a screen, two at most: it is the only box there is.' },
        {
          text: 'Make it an `aside` or a `section` where it has a heading, named by that heading.',
        },
      ],
      bad: [
        { text: 'Put one into another. Use a **Divider** or more space inside.' },
        { text: 'Wrap every part of a page in one: hairlines and space order it better.' },
      ],
    },
    docs: {
      description: {
        component:
          'A raised sheet for what belongs together and apart from the page, such as an order summary. One or two a screen; never one inside another. Among equals a hairline or a **Card** does it.',
      },
    },
  },
});

export const Default = meta.story({
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={3}>Order summary</Heading>
        <Text tone="soft">What you choose is added up here.</Text>
      </Stack>
    ),
  },
});

export const Paddings = meta.story({
  args: { children: 'Padding' },
  render: ({ children, ...args }) => (
    <Stack>
      {(['none', 'small', 'medium', 'large'] as const).map((padding) => (
        <Panel key={padding} {...args} padding={padding}>
          {children} {padding}
        </Panel>
      ))}
    </Stack>
  ),
});
