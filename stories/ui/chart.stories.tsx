import type { ReactNode } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Chart, type ChartPoint, type ChartProps } from '#ui/chart';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For one measure over time, such as visits by day. Use a line for levels and bars for amounts counted per period.',
  avoid:
    'For one number, use a **Stat**. For amounts that add up, use a **SummaryList**. For items with several properties, use a **Table**. There is no pie chart: shares are easier to compare in a list.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'figcaption > span' },
      {
        name: 'Summary',
        description: 'What the chart shows, in a sentence.',
        selector: 'figcaption > span + span',
      },
      { name: 'Selected point', description: 'The last one at first.', selector: 'figcaption + p' },
      {
        name: 'Plot',
        description: 'The slider on it reads single points.',
        selector: 'input[type=range]',
      },
      { name: 'Table', description: 'The same values in a table.', selector: 'details' },
    ],
  },
  responsive:
    'In a container of 40rem (640 px) or more, the plot is 240 px tall. In a narrower one, it is 200 px tall and leaves out some of the dates.',
  accessibility: {
    role: '`figure` with a `slider`, and a `table` once “Show as table” is open',
    announced:
      'The title and the summary. The slider reads one point at a time; the table holds every value.',
    criteria: ['1.1.1', '1.4.1', '1.4.11', '2.1.1'],
  },
  good: [
    { text: 'Put the main finding in the summary, for people who can’t see the chart.' },
    { text: 'Add a point for every period, including zeros. A gap would look like a jump.' },
    { text: 'Keep axis labels short, “$1.2K”, and values complete, “$1,204.00”.' },
  ],
  bad: [
    {
      text: 'Don’t combine two measures in one chart. Two axes can suggest any relation. The same measure of another period is fine: `compared`.',
    },
    { text: 'Don’t cut off the axis above zero. It starts at zero by default.' },
    { text: 'Don’t show unknown values as zero. Use `loading`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the chart, then to the table’s disclosure.' },
    { keys: 'Arrow keys', does: 'Select the previous or next point.' },
    { keys: 'Page up, Page down', does: 'Move by several points.' },
    { keys: 'Home, End', does: 'Select the first or last point.' },
    { keys: 'Enter, Space', does: 'Open the table.' },
  ],
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const fewDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
});
const figures = new Intl.NumberFormat('en-US');

const lastDay = Date.UTC(2026, 0, 15);
const dayMs = 24 * 60 * 60 * 1000;

/** One point per day, ending on January 15, 2026. */
function days(values: readonly (number | null)[]): ChartPoint[] {
  return values.map((value, index) => {
    const at = new Date(lastDay - (values.length - 1 - index) * dayMs);
    return { label: day.format(at), tick: shortDay.format(at), value };
  });
}

/** A fixed wave, so that every screenshot is the same. */
const wave = (index: number) =>
  Math.round(4_000 * (2 + Math.sin(index * 1.7) + Math.sin(index / 3))) * ((index * 7) % 5);

const thirtyDays = days(Array.from({ length: 30 }, (_, index) => wave(index)));
const growing = days(
  Array.from({ length: 30 }, (_, index) => 1_800_00 + index * 31_00 + wave(index)),
);

const money: Pick<ChartProps, 'format' | 'formatTick' | 'minStep'> = {
  format: (cents) => dollars.format(cents / 100),
  formatTick: (cents) => fewDollars.format(cents / 100),
  minStep: 100,
};

const narrow = (Story: () => ReactNode) => (
  <div style={{ inlineSize: 288, maxInlineSize: '100%' }}>
    <Story />
  </div>
);

const usual: ChartProps = {
  label: 'Revenue',
  summary: '$5,704.70 in total. The maximum was $537.11, on Jan 13, 2026.',
  shape: 'bars',
  points: thirtyDays,
  ...money,
  pointHeading: 'Day',
  sliderLabel: 'Read single days',
  empty: 'No data for this period.',
};

const meta = preview.meta({
  title: 'Data/Chart',
  component: Chart,
  args: usual,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Shows one measure over time: a summary sentence, a plot whose points can be selected by pointer, touch or keyboard, and the same numbers as a table. The layout doesn’t shift when the data loads.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Revenue' });
    await expect(figure).toHaveAccessibleDescription(/The maximum was \$537.11/);
    const reader = canvas.getByRole('slider', { name: 'Read single days' });
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Jan 15, 2026: /),
    );
  },
});

/** A level that carries over from day to day. */
export const Line = meta.story({
  args: {
    label: 'Monthly recurring revenue',
    summary: '$2,699.00 now, up from $1,800.00 on Dec 17, 2025.',
    shape: 'line',
    points: growing,
  },
});

/** A native slider, with native keys. The line above the plot shows the same value. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { shape: 'line', points: days([100_00, 250_00, 175_00]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const reader = canvas.getByRole('slider');
    await expect(reader).toHaveFocus();
    await expectNativeKeys(userEvent, '{ArrowLeft}', '{ArrowRight}');
    // The value the arrow keys would set.
    await fireEvent.change(reader, { target: { value: '1' } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Jan 14, 2026: $250.00');
    await expect(canvas.getAllByText('$250.00')[0]).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Show as table').closest('summary')).toHaveFocus();
    await expectNativeKeys(userEvent, '{Enter}', ' ');
    await expect(reader).toHaveAttribute('aria-valuetext', 'Jan 15, 2026: $175.00');
    await userEvent.tab({ shift: true });
    await fireEvent.change(reader, { target: { value: '1' } });
  },
});

/** A finger or a mouse on the first day. */
export const ByPointer = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { points: days([100_00, 250_00, 175_00]) },
  play: async ({ canvas, userEvent }) => {
    const stage = canvas.getByRole('slider').parentElement;
    if (!stage) throw new Error('The chart has no plot area.');
    const { left, width, top } = stage.getBoundingClientRect();
    const isBackwards = getComputedStyle(stage).direction === 'rtl';
    const clientX = left + width * (isBackwards ? 0.9 : 0.1);
    await userEvent.pointer({ target: stage, coords: { clientX, clientY: top + 20 } });
    await waitFor(() =>
      expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Jan 13, 2026: $100.00'),
    );
  },
});

/** A measurement, such as a share: zero is a value, and a day without one has no bar. */
export const Measured = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Websites delivered in time',
    summary: '50% of 4 websites.',
    points: days([100, null, 0]),
    format: (percent) => `${percent}%`,
    formatTick: (percent) => `${percent}%`,
    minStep: 10,
    measured: true,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Jan 15, 2026: 0%');
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(await canvas.findByRole('row', { name: 'Jan 14, 2026 No data' })).toBeVisible();
  },
});

/** Each point beside its counterpart of the period before, which is the dashed line. */
export const Compared = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    summary: '$5,704.70 in total. Previous period: $4,910.20 (+16.2%).',
    comparedLabel: 'Previous period',
    points: thirtyDays.map((point, index) => ({
      ...point,
      compared: {
        label: day.format(new Date(lastDay - (59 - index) * dayMs)),
        value: wave(index + 4),
      },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Jan 15, 2026: .*\. Dec 16, 2025: \$/),
    );
    await userEvent.click(canvas.getByText('Show as table'));
    const table = within(await canvas.findByRole('table', { name: 'Revenue' }));
    await expect(table.getByRole('columnheader', { name: 'Previous period' })).toBeVisible();
    await expect(table.getAllByRole('cell')).toHaveLength(60);
  },
});

/** The table contains the numbers of the plot. */
export const AsTable = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { points: days([100_00, 0, -175_50]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    const table = within(await canvas.findByRole('table', { name: 'Revenue' }));
    await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Jan 13, 2026',
      'Jan 14, 2026',
      'Jan 15, 2026',
    ]);
    await expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '$100.00',
      '$0.00',
      '-$175.50',
    ]);
  },
});

/** As tall as with data. */
export const Loading = meta.story({
  args: { loading: 'Loading revenue...', points: [], summary: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading revenue...');
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { points: days(Array.from({ length: 30 }, () => 0)), summary: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      'No data for this period.',
    );
  },
});

const retry = fn();

export const Failed = meta.story({
  args: {
    points: [],
    summary: '',
    failure: {
      message: 'Couldn’t load the chart. Check your connection and try again.',
      onRetry: retry,
    },
  },
});

export const FailedInUse = Failed.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No data for this period.')).not.toBeVisible();
  },
});

const shapes = ['line', 'bars'] as const;

/** A single day is a dot, or a bar. */
export const OnePoint = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack gap="l">
      {shapes.map((shape) => (
        <Chart key={shape} {...args} shape={shape} />
      ))}
    </Stack>
  ),
  args: { points: days([49_00]), summary: '$49.00 in total.' },
});

/** More refunds than payments: the zero line is stronger than the others. */
export const Negative = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack gap="l">
      {shapes.map((shape) => (
        <Chart key={shape} {...args} shape={shape} />
      ))}
    </Stack>
  ),
  args: {
    points: days([69_00, 19_00, -120_50, 0, 45_00, -30_01, 80_00]),
    summary: '$62.49 in total. The maximum was $80.00, on Jan 15, 2026.',
  },
});

export const VeryLarge = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    shape: 'line',
    points: days([99_999_999_999_99, 100_250_000_000_00, 250_000_000_000_50]),
    summary: '$250,000,000,000.50 now, up from $99,999,999,999.99 on Jan 13, 2026.',
  },
});

/** The maximum number of points. */
export const ManyPoints = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack gap="l">
      {shapes.map((shape) => (
        <Chart key={shape} {...args} shape={shape} />
      ))}
    </Stack>
  ),
  args: { points: days(Array.from({ length: 400 }, (_, index) => wave(index))) },
});

/** Counts have whole steps. */
export const WholeNumbers = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'New tickets',
    summary: '5 in total. The maximum was 2, on Jan 12, 2026.',
    points: days([1, 0, 0, 2, 0, 1, 1]),
    format: (value) => figures.format(value),
    formatTick: (value) => figures.format(value),
    minStep: 1,
  },
});

/** At 288 px, every second label is hidden, however wide the window is. */
export const Narrow = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layout needs a real browser.
  decorators: [narrow],
  args: {
    label: 'Monthly recurring revenue of all subscriptions with support',
    shape: 'line',
    points: growing,
    summary: '$2,699.00 now, up from $1,800.00 on Dec 17, 2025, which is the highest value so far.',
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByText(/^(Dec|Jan) \d+$/);
    const seen = names.filter((name) => name.checkVisibility());
    await expect(seen.map((name) => name.textContent)).toEqual(['Dec 17', 'Jan 1', 'Jan 15']);
  },
});
