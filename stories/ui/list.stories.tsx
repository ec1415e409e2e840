import { List } from '#ui/list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Text/List',
  component: List,
  argTypes: {
    marker: { description: '`check` for what is included, `dot` for anything else.' },
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
      use: 'For two to seven points of equal importance, and with `check` for what a price includes.',
      avoid:
        'For properties with names, use a **DescriptionList**. For steps in order, use **Steps**. For amounts, use a **SummaryList**. For cards, use a **Grid** with `as="ul"`.',
      accessibility: {
        role: '`list`',
        announced: 'The number of items, then each one. The marks aren’t read out.',
        criteria: ['1.3.1'],
      },
      good: [
        {
          text: 'Give all points the same form: start each with a noun, or each with a verb.',
          example: <List marker="check" items={['Hosting', 'File storage', 'Setup assistance']} />,
        },
        { text: 'Use `check` only for what people get.' },
      ],
      bad: [
        {
          text: 'Use a check mark for what is not included or for a condition.',
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
          'A bulleted list. `check` is only for what is included. For properties with names, use a **DescriptionList**; for steps in order, **Steps**.',
      },
    },
  },
});

export const Default = meta.story({ args: { marker: 'check' } });
export const Dots = meta.story();
export const Small = meta.story({ args: { size: 'small', gap: 'small' } });
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    marker: 'check',
    items: [
      'Hosting with a million hits a month, and someone who checks the numbers before they become a problem',
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
