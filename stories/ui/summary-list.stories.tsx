import { SummaryList } from '#ui/summary-list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/SummaryList',
  component: SummaryList,
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
