import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Progress } from '#ui/progress';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For work with a known end that takes more than a second, such as an upload or the steps of a form.',
  avoid:
    'For the states of an order, use **Steps**. For a wait with a deadline, use a **Countdown**. For an action, use the loading label of its **Button**.',
  accessibility: {
    role: '`progressbar` or `status`',
    announced: 'The label and the value in words. If the end is unknown, that it is running.',
    criteria: ['1.1.1', '4.1.2', '4.1.3'],
  },
  good: [
    { text: 'Show the progress as text too: “Step 2 of 3”.' },
    { text: 'If the end is unknown, say what is going on: “Uploading...”.' },
  ],
  bad: [
    { text: 'Don’t run the bar on a timer. It shows work done, not time passed.' },
    { text: 'Don’t show it for less than a second. It would only flash.' },
  ],
};

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 420 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Your order', value: 2, max: 3, valueText: 'Step 2 of 3' },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Shows progress as a bar and as text. It isn’t animated: work without a known end is a text next to a dashed bar.',
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

export const Percentages = meta.story({
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

/** When the end is unknown, a text says what is going on, and nothing loops. */
export const Indeterminate = meta.story({
  args: {
    label: 'thumbnail.webp',
    value: undefined,
    max: undefined,
    valueText: undefined,
    loading: 'Uploading...',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading...');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'the-quiet-practice-family-medicine-and-physiotherapy-front-page.webp',
    value: 4_812_000,
    max: 5_000_000,
    valueText: '4.8 of 5.0 megabytes, a few seconds left',
  },
});
