import { expect } from 'storybook/test';
import { Inline } from '#ui/inline';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Price',
  component: Price,
  args: { amount: '$49', period: '/mo' },
  parameters: {
    guide: {
      use: 'For what one thing costs, with its period: on a card, at the head of a product, on a frame’s bar.',
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

/** A price stays on its line as long as it has one to itself. */
export const LongText = meta.story({
  args: { lead: 'Altogether', amount: '$1,048,576,000.00', period: '/month, before support' },
  render: (args) => (
    <Stack gap="m">
      <Price {...args} size="large" />
      <Inline justify="between" wrap="never">
        <Text>Harbour Bakery and Coffee House</Text>
        <Price lead="From" amount="$12,500" period="/month" />
      </Inline>
    </Stack>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.firstElementChild;
    await expect(place?.scrollWidth).toBeLessThanOrEqual(280);
    const [lead, rest] = [canvas.getByText('From'), canvas.getByText('$12,500')];
    await expect(lead.offsetTop).toBe(rest.offsetTop);
  },
});
