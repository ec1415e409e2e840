import { SummaryList } from '#ui/summary-list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Data/SummaryList',
  component: SummaryList,
  argTypes: {
    rows: { description: 'In the order in which they add up.' },
    total: { description: 'Shown below a strong line.' },
  },
  args: {
    rows: [
      { label: 'Harbour Bakery', amount: '$49.00', note: 'Website, every month' },
      { label: 'Regular Support', amount: '$50.00' },
    ],
    total: { label: 'Total per month', amount: '$99.00' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a price breakdown, one amount per row with a total below: an offer, a receipt.',
      avoid:
        'For properties without amounts, use a **DescriptionList**. For one amount, use a **Price**. For many items, use a **Table**.',
      anatomy: {
        parts: [
          { name: 'Line', description: 'One item and its amount.', selector: 'dl > div' },
          { name: 'Detail', description: 'Optional.', selector: 'dd + dd' },
          { name: 'Total', description: 'The last line.', selector: 'dl > div:last-child' },
        ],
      },
      accessibility: {
        role: 'Description list',
        announced: 'Each label with its amount, the total last.',
        criteria: ['1.3.1'],
      },
      good: [
        { text: 'Include the period in the total: “Total per month”.' },
        { text: 'Show a selected row that costs nothing as $0.00. Don’t leave it out.' },
      ],
      bad: [
        {
          text: 'Let the rows not add up to the total. A yearly charge and its monthly share are two totals, so label both.',
        },
        {
          text: 'Format amounts inside. They come formatted, so that one place decides how money looks.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A price breakdown: one amount per row, aligned to the end, with the total below a strong line. Amounts come formatted. For properties without amounts, use a **DescriptionList**.',
      },
    },
  },
});

export const Default = meta.story();
export const WithoutTotal = meta.story({ args: { total: undefined } });
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    rows: [
      {
        label: 'The Quiet Practice, Family Medicine and Physiotherapy',
        amount: '$1,249.00',
        note: 'Website, every month, with everything that a practice with six doctors needs',
      },
      { label: 'Expansion Support', amount: '$599.00' },
    ],
    total: { label: 'Total per month', amount: '$1,848.00' },
  },
});
