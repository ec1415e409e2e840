import { SummaryList } from '#ui/summary-list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/SummaryList',
  component: SummaryList,
  argTypes: {
    rows: { description: 'In the order in which they are added up.' },
    total: { description: 'Stands below a rule of ink.' },
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
      use: 'For what something costs, row by row, with the total below: the order summary at the checkout, an invoice.',
      avoid:
        'Facts without money are a **DescriptionList**. One amount alone is a **Price**. Many orders are a **Table**.',
      good: [
        { text: 'Name the total by its period: “Total per month”.' },
        { text: 'Show a row that costs nothing as $0.00 rather than leave it out: it was chosen.' },
      ],
      bad: [
        {
          text: 'Let the rows not add up to the total. A yearly charge and its monthly share are two totals: name both.',
        },
        {
          text: 'Format inside. Amounts come as words, so that one place decides how money looks.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'What something costs, row by row, with the money at the end of the line and the total under a rule of ink. Amounts come formatted. Facts without money are a **DescriptionList**.',
      },
    },
  },
});

export const Default = meta.story();
export const WithoutTotal = meta.story({ args: { total: undefined } });
export const LongText = meta.story({
  args: {
    rows: [
      {
        label: 'The Quiet Practice, Family Medicine and Physiotherapy',
        amount: '$1,249.00',
        note: 'Website, every month, with everything that a practice of six doctors needs',
      },
      { label: 'Expansion Support', amount: '$599.00' },
    ],
    total: { label: 'Total per month', amount: '$1,848.00' },
  },
});
