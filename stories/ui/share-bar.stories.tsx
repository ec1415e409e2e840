import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { ShareBar } from '#ui/share-bar';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For a column of shares in a **Table**, such as the revenue of each product.',
  avoid:
    'For work that is going on, use **Progress**. For a measure over time, use a **Chart**. For a single share, use a **Stat**.',
  accessibility: {
    role: 'None',
    announced: 'The text alone: the bar shows nothing else.',
    criteria: ['1.1.1', '1.4.1'],
  },
  good: [{ text: 'Use the same whole for all bars of a column, so that their lengths compare.' }],
  bad: [{ text: 'Don’t leave out the text. A bar can’t be read exactly.' }],
};

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 120 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Data/ShareBar',
  component: ShareBar,
  args: { value: 0.342, children: '34.2%' },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: { component: 'Shows a share as text, with a bar of its length below.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('34.2%')).toBeVisible();
  },
});

/** Nothing, little, everything, and more than everything: the bar ends with its track. */
export const Extremes = meta.story({
  render: () => (
    <Stack gap="m">
      {[-0.1, 0, 0.004, 1, 1.2].map((value) => (
        <ShareBar key={value} value={value}>
          {`${(value * 100).toFixed(1)}%`}
        </ShareBar>
      ))}
    </Stack>
  ),
});
