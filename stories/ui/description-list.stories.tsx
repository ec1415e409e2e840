import { expect } from 'storybook/test';
import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/DescriptionList',
  component: DescriptionList,
  argTypes: {
    layout: { description: '`beside` sets terms and details in two columns from the tablet on.' },
  },
  args: {
    items: [
      { term: 'Order', detail: 'ACC-2026-0001' },
      { term: 'Status', detail: <Badge tone="positive">Active</Badge> },
      { term: 'Email', detail: 'ada.marsh-with-a-rather-long-address@harbour-bakery.example' },
      { term: 'Phone', detail: 'Not provided' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For the facts of one thing, each with its name: the details of an order, of a project, of an account.',
      avoid:
        'Many things with the same facts are a **Table**. Money that adds up is a **SummaryList**. Points without names are a **List**.',
      good: [
        {
          text: 'Say in words that a fact is missing.',
          example: <DescriptionList items={[{ term: 'Phone', detail: 'Not provided' }]} />,
        },
        { text: 'Keep one order of the facts wherever the same thing is shown.' },
      ],
      bad: [
        {
          text: 'Leave a blank or a dash: nobody can tell whether it is missing or still loading.',
          example: <DescriptionList items={[{ term: 'Phone', detail: '—' }]} />,
        },
        { text: 'Turn sentences into facts. What reads as a text is **Text**.' },
      ],
    },
    docs: {
      description: {
        component:
          'Facts about one thing, each with its name. An absent one says so in words. Many things with the same facts are a table; money that adds up is a **SummaryList**.',
      },
    },
  },
});

export const Default = meta.story();
export const Above = meta.story({ args: { layout: 'above' } });

const longWord = 'Harbourbakery'.repeat(4);

/** Terms and details take more lines; a word without an end breaks. */
export const LongText = meta.story({
  args: {
    items: [
      {
        term: 'The address at which the website is going to be reached',
        detail: `https://${longWord.toLowerCase()}.example/${longWord}`,
      },
      { term: longWord, detail: 'A name that somebody else has chosen' },
      {
        term: 'Status',
        detail: <Badge tone="notice">Waiting for the answer of the owner of the domain</Badge>,
      },
    ],
  },
  render: (args) => (
    <Stack gap="l">
      <DescriptionList {...args} />
      <DescriptionList {...args} layout="above" />
    </Stack>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const words of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')]) {
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      await expect(words.offsetWidth).toBeLessThanOrEqual(320);
    }
  },
});
