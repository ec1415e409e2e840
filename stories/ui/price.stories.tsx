import { expect } from 'storybook/test';
import { Inline } from '#ui/inline';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Data/Price',
  component: Price,
  args: { amount: '$49', period: '/mo' },
  parameters: {
    guide: {
      use: 'For the price of one item, with its period: on a card, in the header of its page, on a frame’s bar.',
      avoid: 'For amounts that add up, use a **SummaryList**. Within a sentence, use text.',
      accessibility: {
        role: 'Text',
        announced: 'The amount with its currency, then the period.',
        criteria: ['1.3.1', '1.3.2'],
      },
      good: [
        {
          text: 'Say how often it is charged, right next to the amount.',
          example: <Price amount="$49" period="/month" size="large" />,
        },
        {
          text: 'Show whole dollars where people compare, and cents where they pay.',
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
          text: 'Leave out the period.',
          example: <Price amount="$49" size="large" />,
        },
        {
          text: 'Split it into parts. “$”, “49” and “.00” are read out separately.',
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
          'The price of one item, formatted by the caller: whole dollars where people compare, cents where they pay. It is read out as one text. For several amounts, use a **SummaryList**.',
      },
    },
  },
});

export const Default = meta.story();
export const From = meta.story({ args: { lead: 'From', period: '/month' } });
export const Tag = meta.story({ args: { variant: 'tag', size: 'small' } });

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <Price {...args} size="small" />
      <Price {...args} size="medium" />
      <Price {...args} size="large" period="/month" />
    </Stack>
  ),
});

/** A price stays on one line as long as it fits. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { lead: 'Altogether', amount: '$1,048,576,000.00', period: '/month, before support' },
  render: (args) => (
    <Stack gap="m">
      <Price {...args} size="large" />
      <Inline justify="between">
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
