import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Progress } from '#ui/progress';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For work with a known end that takes more than a second: an upload, the steps of a form.',
  avoid:
    'The states of an order are **Steps**, a wait with a deadline is a **Countdown**, what a press started is the pending word of its **Button**.',
  good: [
    { text: 'Say how far it is in words as well: “Step 2 of 3”.' },
    { text: 'Where nobody knows the end, say what goes on: “Uploading...”.' },
  ],
  bad: [
    { text: 'Don’t let a bar run by a clock: it shows what is done, not that time passes.' },
    { text: 'Don’t show one for less than a second: it would only flash.' },
  ],
};

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 420 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'ui/Progress',
  component: Progress,
  args: { label: 'Your order', value: 2, max: 3, valueText: 'Step 2 of 3' },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'How far something is, as a bar and in words. Nothing in it moves by itself: work without a known end is a word beside a dashed bar.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your order' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
  },
});

export const Shares = meta.story({
  args: { label: 'Upload' },
  render: ({ label }) => (
    <Stack gap="l">
      {[0, 3, 40, 99.6, 100].map((value) => (
        <Progress key={value} label={label} value={value} max={100} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99%')).toBeVisible();
    await expect(canvas.getAllByText('100%')).toHaveLength(1);
  },
});

/** Nobody knows how long: a word says what goes on, and nothing loops. */
export const EndUnknown = meta.story({
  args: {
    label: 'thumbnail.webp',
    value: undefined,
    max: undefined,
    valueText: undefined,
    pending: 'Uploading...',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading...');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    label: 'the-quiet-practice-family-medicine-and-physiotherapy-front-page.webp',
    value: 4_812_000,
    max: 5_000_000,
    valueText: '4.8 of 5.0 megabytes, a few seconds left',
  },
});
