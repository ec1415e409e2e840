import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const sample =
  'Pick a website, try its live demo, and have it online within two days. Hosting and the move are included, and you can cancel whenever you like.';

const meta = preview.meta({
  title: 'Text/Text',
  component: Text,
  argTypes: {
    align: { description: 'Text alignment.' },
    weight: { description: 'The font weight.' },
    as: { description: 'The element to render; its style stays the same.' },
  },
  args: { children: sample },
  parameters: {
    guide: {
      use: 'For body text: paragraphs, notes, values in a line. `soft` is supporting text, `faint` is optional.',
      avoid:
        'For headlines, use a **Heading**; for a status, a **Badge**; for points, a **List**; for an amount with its period, a **Price**.',
      accessibility: {
        role: 'Paragraph, or the element that it is given',
        announced: 'Its words.',
        criteria: ['1.4.3', '1.4.4', '1.4.12'],
      },
      good: [
        {
          text: 'Set `measure` on paragraphs. Lines of about 66 characters are easy to read.',
        },
        { text: 'Set `numeric` on numbers in a column, so that they line up.' },
      ],
      bad: [
        { text: 'Make important text `faint` to calm the page down.' },
        { text: 'Truncate text with `lines` if it isn’t shown in full anywhere.' },
        { text: 'Center paragraphs. Only a short line on an empty page may be centered.' },
      ],
    },
    docs: {
      description: {
        component:
          'Body text on the type scale. Set `measure` on paragraphs to limit lines to about 66 characters. `soft` is supporting text, and `faint` is optional. For headlines, use a **Heading**; for a status, a **Badge**.',
      },
    },
  },
});

export const Default = meta.story({ args: { measure: true } });

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap="l">
      <Text {...args} size="large">
        Large: {sample}
      </Text>
      <Text {...args} size="medium">
        Standard: {sample}
      </Text>
      <Text {...args} size="small">
        Small: {sample}
      </Text>
      <Text {...args} size="tiny">
        Tiny: {sample}
      </Text>
    </Stack>
  ),
});

export const Tones = meta.story({
  render: (args) => (
    <Stack gap="xs">
      <Text {...args} tone="ink">
        Ink, for body text
      </Text>
      <Text {...args} tone="soft">
        Soft, for supporting text
      </Text>
      <Text {...args} tone="faint">
        Faint, for optional text
      </Text>
      <Text {...args} tone="positive">
        Positive: your website is online
      </Text>
      <Text {...args} tone="critical">
        Critical: the payment failed
      </Text>
    </Stack>
  ),
});

export const Weights = meta.story({
  render: (args) => (
    <Stack gap="xs">
      <Text {...args} weight="regular">
        Regular 400
      </Text>
      <Text {...args} weight="medium">
        Medium 500
      </Text>
      <Text {...args} weight="strong">
        Strong 600
      </Text>
    </Stack>
  ),
});

/** Tabular figures line up in columns. */
export const Numeric = meta.story({
  render: (args) => (
    <Stack gap="none" align="end">
      <Text {...args} numeric>
        $1,111.11
      </Text>
      <Text {...args} numeric>
        $2,048.96
      </Text>
      <Text {...args} numeric>
        $599.00
      </Text>
    </Stack>
  ),
});

export const Aligns = meta.story({
  args: { children: 'Online within two days' },
  render: (args) => (
    <Stack gap="xs">
      <Text {...args} align="start" />
      <Text {...args} align="center" />
      <Text {...args} align="end" />
    </Stack>
  ),
});

/** For values that are copied exactly. */
export const Mono = meta.story({ args: { mono: true, children: 'ACC-2026-0O1l' } });

export const Clamped = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { lines: 2 },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Text {...args} />
    </div>
  ),
});

/** The font has typographic quotes, dashes and arrows. */
export const Typography = meta.story({
  args: { children: '“It’s online” – 24 × 7 … 5 − 3 = 2 · next → back ← café, naïve, Zürich, €49' },
});
