import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const sample =
  'Pick a website, try its live demo, and have it online within two days. Hosting and the move are included, and you can cancel whenever you like.';

const meta = preview.meta({
  title: 'ui/Text',
  component: Text,
  argTypes: {
    align: { description: 'At which edge the lines begin.' },
    weight: { description: 'How heavy the words are.' },
    as: { description: 'The element it is; its look stays.' },
  },
  args: { children: sample },
  parameters: {
    guide: {
      use: 'For everything that is read: paragraphs, notes, values in a line. `soft` supports, `faint` may be skipped.',
      avoid:
        'Headlines are a **Heading**, a status is a **Badge**, points are a **List**, an amount with its period is a **Price**.',
      good: [
        {
          text: 'Set `measure` on paragraphs: a line of about 66 letters is read without losing the place.',
        },
        { text: 'Set `numeric` on figures that stand below each other, so that they line up.' },
      ],
      bad: [
        { text: 'Make important words `faint` because the page looks calmer for it.' },
        { text: 'Cut text with `lines` where there is no place that shows the whole of it.' },
        { text: 'Centre paragraphs. A short line of an empty page may be; text to read never is.' },
      ],
    },
    docs: {
      description: {
        component:
          'Running text on the type scale. Set `measure` on paragraphs, so that a line holds about 66 letters. Quieter words are `soft`; `faint` is for what may be skipped. Headlines are a **Heading**, a status is a **Badge**.',
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
      <Text {...args} size="standard">
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
        Ink, for what is read
      </Text>
      <Text {...args} tone="soft">
        Soft, for what supports it
      </Text>
      <Text {...args} tone="faint">
        Faint, for what may be skipped
      </Text>
      <Text {...args} tone="positive">
        Positive: your website is online
      </Text>
      <Text {...args} tone="critical">
        Critical: the payment did not go through
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

/** Figures have one width, so that columns of money line up. */
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

/** For what is copied letter by letter. */
export const Mono = meta.story({ args: { mono: true, children: 'ACC-2026-0O1l' } });

export const Clamped = meta.story({
  args: { lines: 2 },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Text {...args} />
    </div>
  ),
});

/** True quotes, dashes and arrows are part of the face. */
export const Typography = meta.story({
  args: { children: '“It’s online” – 24 × 7 … 5 − 3 = 2 · next → back ← café, naïve, Zürich, €49' },
});
