import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Panel',
  component: Panel,
  argTypes: {
    as: {
      description: 'An `aside` or a `section` is named by its heading.',
      control: 'select',
      options: ['div', 'aside', 'section'],
      table: { type: { summary: "'div' | 'aside' | 'section'" } },
    },
    'aria-labelledby': {
      description: 'The id of the heading that names it.',
      table: { type: { summary: 'string' } },
    },
  },
  parameters: {
    guide: {
      use: 'For content that belongs together and apart from the rest of the page, such as a summary or a task that is waiting.',
      avoid:
        'Among equals, use a divider or a **Card**. For information, use a **Notice**. On top of the page, use a **Dialog**.',
      responsive:
        'The padding grows at 740 px: `medium` from 20 to 24 px, `large` from 24 to 40 px.',
      accessibility: {
        role: 'None, `complementary` or `region`',
        announced: 'Its heading, if it is a landmark.',
        criteria: ['1.3.1'],
      },
      good: [
        { text: 'Use one per screen, or two at most. It is the only box there is.' },
        {
          text: 'With a heading, make it an `aside` or a `section` named by that heading.',
        },
      ],
      bad: [
        { text: 'Nest panels. Use a **Divider** or more space inside.' },
        { text: 'Wrap every part of a page in one. Dividers and space organize it better.' },
      ],
    },
    docs: {
      description: {
        component:
          'A raised surface for content that belongs together and apart from the page, such as a summary. Use one or two per screen, and don’t nest them. Among equals, use a divider or a **Card**.',
      },
    },
  },
});

export const Default = meta.story({
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={3}>Order summary</Heading>
        <Text tone="soft">Your selection is added up here.</Text>
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
