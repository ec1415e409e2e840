import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Price',
  component: Price,
  args: { amount: '$49', period: '/mo' },
  parameters: {
    docs: {
      description: {
        component:
          'What one thing costs, formatted by the caller: whole dollars in the shop, cents where one pays. Read out as one text. Rows of money belong into a **SummaryList**.',
      },
    },
  },
});

export const Default = meta.story();
export const From = meta.story({ args: { lead: 'From', period: '/month' } });
export const Tag = meta.story({ args: { look: 'tag', size: 'small' } });

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <Price {...args} size="small" />
      <Price {...args} size="standard" />
      <Price {...args} size="large" period="/month" />
    </Stack>
  ),
});
