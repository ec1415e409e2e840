import { List } from '#ui/list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/List',
  component: List,
  argTypes: {
    marker: { description: '`check` is for what is included, `dot` for anything else.' },
  },
  args: {
    items: [
      'Hosting with 1M hits/month',
      '2GB file storage',
      'Setup assistance',
      'Access credentials within 24-48 hours',
    ],
  },
  parameters: {
    guide: {
      use: 'For two to seven points of equal rank in a text, and with `check` for what a price includes.',
      avoid:
        'Facts with a name are a **DescriptionList**, an order of steps is **Steps**, rows of money are a **SummaryList**, cards are a **Grid** with `as="ul"`.',
      good: [
        {
          text: 'Build all points alike: all begin with a noun, or all with a verb.',
          example: <List marker="check" items={['Hosting', 'File storage', 'Setup assistance']} />,
        },
        { text: 'Take `check` only for what the person gets.' },
      ],
      bad: [
        {
          text: 'Tick what is not included, or what is a condition.',
          example: (
            <List marker="check" items={['You need a domain', 'No phone support', 'Hosting']} />
          ),
        },
        { text: 'Turn sentences that belong together into points.' },
      ],
    },
    docs: {
      description: {
        component:
          'The points of a text. `check` is for what is included, and only for that. Facts with a name are a **DescriptionList**, an order of steps is **Steps**.',
      },
    },
  },
});

export const Default = meta.story({ args: { marker: 'check' } });
export const Dots = meta.story();
export const Small = meta.story({ args: { size: 'small', gap: 'tight' } });
export const LongText = meta.story({
  args: {
    marker: 'check',
    items: [
      'Hosting with a million hits a month, and a person who looks at the figures before they become a problem',
      'the-quiet-practice-family-medicine-and-physiotherapy-front-page.example',
      'Setup assistance',
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
