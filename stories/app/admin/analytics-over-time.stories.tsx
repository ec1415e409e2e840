import { expect, fn, within } from 'storybook/test';
import { MetricChart, type MetricChartProps } from '#app/admin/analytics/selected-metric.tsx';
import { intervals } from '#contract/intervals';
import { metricTopics } from '#contract/series';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import {
  revenueCompared,
  someRevenue,
  someReviewTimes,
  someSubscriptions,
  thirtyDays,
} from '../../fixtures/series.ts';

const usual: MetricChartProps = {
  metric: 'revenue',
  interval: 'day',
  series: revenueCompared(),
  failed: undefined,
  onRetry: fn(),
};

const pointInTime: Pick<MetricChartProps, 'metric' | 'interval' | 'series'> = {
  metric: 'subscriptions',
  interval: 'month',
  series: someSubscriptions({
    from: new Date('2025-02-01T00:00:00.000Z'),
    to: new Date('2026-02-01T00:00:00.000Z'),
    interval: 'month',
  }),
};

const nothing: Pick<MetricChartProps, 'series'> = { series: someRevenue(thirtyDays, () => 0) };

const meta = preview.meta({
  title: 'Screens/Admin/Over time',
  component: MetricChart,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  args: usual,
  argTypes: {
    metric: { control: 'select', options: Object.values(metricTopics).flat() },
    interval: { control: 'select', options: intervals },
  },
  beforeEach: () => adminSignedIn(),
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=analytics',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'A metric over time: a sentence summarizes the chart and the period before, and a note defines what is counted.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Revenue from orders' });
    await expect(figure).toHaveAccessibleDescription(
      /^\$4,374\.00 in total\. Highest: \$314\.00 \(Dec 19, 2025\)\. Previous period: /,
    );
    await expect(canvas.getByRole('slider', { name: 'Read values by day' })).toHaveAttribute(
      'aria-valuetext',
      'Jan 15, 2026: $245.00. Dec 16, 2025: $251.20',
    );
    await expect(canvas.getByText(/minus refunds and lost disputes/)).toBeVisible();
  },
});

/** Without the period before, the chart has no dashed line. */
export const NotCompared = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { series: someRevenue() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', { name: 'Revenue from orders' }),
    ).toHaveAccessibleDescription('$4,374.00 in total. Highest: $314.00 (Dec 19, 2025).');
  },
});

/** There is no percentage of zero. */
export const NothingBefore = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { series: revenueCompared(() => 0) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', { name: 'Revenue from orders' }),
    ).toHaveAccessibleDescription(/Previous period: \$0\.00 \(was 0\)\.$/);
  },
});

/** A point-in-time metric is a line, summarized by its first and last value. */
export const PointInTimeMetric = meta.story({
  tags: ['!dev', '!autodocs'],
  args: pointInTime,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', { name: 'Active subscriptions' }),
    ).toHaveAccessibleDescription('231 now, up from 210 (February 2025).');
  },
});

/** A median has no sum: the sentence has the median of the whole period. */
export const Median = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { metric: 'review_time', series: someReviewTimes() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', { name: 'Median time in review and approval' }),
    ).toHaveAccessibleDescription('6.5 h over 41 websites.');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Jan 15, 2026: 6.5 h',
    );
  },
});

export const AsTable = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    const table = within(await canvas.findByRole('table', { name: 'Revenue from orders' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(30);
    await expect(table.getByRole('row', { name: 'Dec 28, 2025 -$160.00 $196.00' })).toBeVisible();
  },
});

/** A new shop without data. */
export const Empty = meta.story({
  args: nothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { series: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Revenue from orders...');
  },
});

export const Failed = meta.story({
  args: {
    series: undefined,
    failed: 'We could not reach the server. Check your connection and try again.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
