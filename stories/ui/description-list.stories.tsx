import { expect } from 'storybook/test';
import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  argTypes: {
    layout: { description: '`beside` puts terms and details in two columns from tablets up.' },
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
      use: 'For the properties of one item, such as the details of an order, a project or an account.',
      avoid:
        'For many items with the same properties, use a **Table**. For amounts that add up, use a **SummaryList**. For points without names, use a **List**.',
      anatomy: {
        parts: [
          { name: 'Row', selector: 'dl > div' },
          { name: 'Term', selector: 'dt' },
          { name: 'Detail', selector: 'dd' },
        ],
      },
      responsive:
        'Details are below their terms on screens narrower than 740 px, and beside them from there. `layout="above"` keeps them below; `dense` keeps them beside.',
      accessibility: {
        role: 'Description list',
        announced: 'Each term with its detail.',
        criteria: ['1.3.1'],
      },
      good: [
        {
          text: 'Say in words that a value is missing.',
          example: <DescriptionList items={[{ term: 'Phone', detail: 'Not provided' }]} />,
        },
        { text: 'Keep the same order wherever the same item is shown.' },
      ],
      bad: [
        {
          text: 'Leave a value blank or use a dash. It could be missing or still loading.',
          example: <DescriptionList items={[{ term: 'Phone', detail: '—' }]} />,
        },
        { text: 'Turn sentences into properties. For running text, use **Text**.' },
      ],
    },
    docs: {
      description: {
        component:
          'Lists the properties of one item. Missing values are stated in words. For many items with the same properties, use a **Table**; for amounts that add up, a **SummaryList**.',
      },
    },
  },
});

export const Default = meta.story();
export const Above = meta.story({ args: { layout: 'above' } });

/** For pages with many facts: a line each, or side by side. */
export const DenseAndColumns = meta.story({
  render: (args) => (
    <Stack gap="l">
      <DescriptionList {...args} layout="dense" />
      <DescriptionList {...args} layout="columns" />
    </Stack>
  ),
});

const longWord = 'Harbourbakery'.repeat(4);

/** Terms and details wrap, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      {
        term: 'The address at which the website will be available',
        detail: `https://${longWord.toLowerCase()}.example/${longWord}`,
      },
      { term: longWord, detail: 'A name that the previous owner chose' },
      {
        term: 'Status',
        detail: <Badge tone="notice">Waiting for a reply from the domain owner</Badge>,
      },
    ],
  },
  render: (args) => (
    <Stack gap="l">
      <DescriptionList {...args} />
      <DescriptionList {...args} layout="above" />
      <DescriptionList {...args} layout="dense" />
      <DescriptionList {...args} layout="columns" />
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
    for (const element of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')]) {
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
      await expect(element.offsetWidth).toBeLessThanOrEqual(320);
    }
  },
});
