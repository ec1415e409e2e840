import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Price',
  component: Price,
  args: { amount: '$49', period: '/mo' },
  parameters: {
    guide: {
      use: 'For what one thing costs, with its period: on a card, at the head of a product, on a picture.',
      avoid: 'Amounts that add up are a **SummaryList**. An amount within a sentence is text.',
      good: [
        {
          text: 'Say how often it is paid, as close as the amount itself.',
          example: <Price amount="$49" period="/month" size="large" />,
        },
        {
          text: 'Show whole dollars where one looks around, cents where one pays.',
          example: (
            <Stack gap="xs">
              <Price lead="From" amount="$49" period="/month" />
              <Price amount="$49.00" period="/month" />
            </Stack>
          ),
        },
      ],
      bad: [
        {
          text: 'Leave the period to be guessed.',
          example: <Price amount="$49" size="large" />,
        },
        {
          text: 'Split it into small pieces: “$”, “49”, “.00” are read out as three.',
          example: (
            <Stack gap="xs">
              <Price lead="only" amount="$ 49" period=",– p. m.*" />
            </Stack>
          ),
        },
      ],
    },
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
