import { expect, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { AnalyticsReports } from '#app/admin/analytics/analytics-reports.tsx';
import { analytics } from '#app/admin/analytics/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, someFigures } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import {
  revenueCompared,
  someCohorts,
  someOverview,
  someParts,
  someRevenue,
  thirtyDays,
} from '../../fixtures/series.ts';

const withReports = (answers: Answers = {}) =>
  adminSignedIn({
    'GET /api/analytics': someFigures(),
    'GET /api/analytics/series': revenueCompared(),
    'GET /api/analytics/overview': someOverview(),
    'GET /api/analytics/revenue': someParts(),
    'GET /api/analytics/cohorts': { timeZone: 'America/New_York', cohorts: someCohorts() },
    ...answers,
  });

const meta = preview.meta({
  title: 'Screens/Admin/Analytics reports',
  component: adminScreen(analytics, analytics.page, AnalyticsReports),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => withReports(),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/analytics',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Everything the shop measures over the same days, beside the days before: the key metrics, a chart, the other metrics, revenue by product or support package, and from 50 customers on cohorts.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'MRR' })).toHaveAttribute(
      'href',
      '/admin/analytics?metric=mrr',
    );
    await expect(canvas.getByRole('link', { name: 'Revenue from orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const cohorts = within(await canvas.findByRole('table', { name: 'Cohorts' }));
    await expect(await cohorts.findByRole('row', { name: /^October 2025/ })).toHaveTextContent(
      /20\s*100%\s*90%\s*85%\s*80%/,
    );
    await expect(canvas.getByRole('figure', { name: 'Customers kept' })).toHaveTextContent(
      '80.0% kept 3 months after the first payment.',
    );
  },
});

/** Each control is a choice of its own. */
export const Controls = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const choose = async (label: string, option: string) =>
      userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option);
    await choose('Show', 'New tickets');
    await choose('By', 'Week');
    await choose('Compare with', 'Nothing');
    await expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveValue('tickets');
    await expect(canvas.getByRole('combobox', { name: 'By' })).toHaveValue('week');
    await expect(canvas.queryByText(/ from \$/)).toBeNull();
    await expect(canvas.queryByLabelText('From')).toBeNull();
    await choose('Period', 'Custom');
    await expect(canvas.getByLabelText('From')).toBeVisible();
    await choose('Period', 'Last 12 months');
    await expect(canvas.queryByLabelText('From')).toBeNull();
  },
});

/** What isn’t a key metric. */
export const More = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More metrics'));
    const renewals = within(await canvas.findByRole('table', { name: 'Renewals' }));
    await expect(renewals.getAllByRole('row')).toHaveLength(4);
    const recurring = within(canvas.getByRole('table', { name: 'Recurring revenue' }));
    await expect(recurring.getByRole('row', { name: /^Reactivated MRR/ })).toHaveTextContent(
      /was 0$/,
    );
    await expect(recurring.getByRole('link', { name: 'New MRR' })).toHaveAttribute(
      'href',
      '/admin/analytics?metric=mrr_new',
    );
  },
});

/** The URL keeps the days, so this page can be sent to someone else. */
export const OwnDays = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => withReports({ 'GET /api/analytics/series': someRevenue() }),
  parameters: { path: '/admin/analytics?from=2025-12-24&to=2026-01-06&metric=orders&compare=off' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Show' })).toHaveValue('orders');
    await expect(canvas.getByLabelText('From')).toHaveValue('2025-12-24');
    await expect(canvas.getByText(/14 days/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Compare with' })).toHaveValue('off');
    await expect(canvas.queryByRole('columnheader', { name: 'Previous period' })).toBeNull();
  },
});

export const RevenueKept = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Cohorts' });
    const measure = canvas.getByRole('combobox', { name: 'Show as share' });
    await userEvent.selectOptions(measure, 'Revenue kept');
    const cohorts = within(canvas.getByRole('table', { name: 'Cohorts' }));
    await expect(cohorts.getByRole('row', { name: /^October 2025/ })).toHaveTextContent(
      /\$1,380\.00\s*100%\s*94%/,
    );
    await expect(canvas.getByRole('figure', { name: 'Revenue kept' })).toBeVisible();
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    withReports({
      'GET /api/analytics/revenue': someParts(
        'Saltmarsh for restaurants, inns and small hotels with a view of the sea and a terrace',
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saltmarsh for restaurants/)).toBeVisible();
  },
});

/** A new shop. */
export const Empty = meta.story({
  beforeEach: () =>
    withReports({
      'GET /api/analytics/series': someRevenue(thirtyDays, () => 0),
      'GET /api/analytics/overview': someOverview(true),
      'GET /api/analytics/revenue': [],
      'GET /api/analytics/cohorts': { timeZone: 'UTC', cohorts: [] },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No revenue in this period')).toBeVisible();
    await expect(canvas.queryByText('Cohorts')).toBeNull();
    await expect(canvas.getByText('No data for this period.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () =>
    withReports({
      'GET /api/analytics/series': onItsWay,
      'GET /api/analytics/overview': onItsWay,
      'GET /api/analytics/revenue': onItsWay,
      'GET /api/analytics/cohorts': onItsWay,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading revenue...')).toBeInTheDocument();
  },
});

const down = refusal(500, 'Something went wrong. Please try again.');

export const Failed = meta.story({
  beforeEach: () =>
    withReports({
      'GET /api/analytics/series': down,
      'GET /api/analytics/overview': down,
      'GET /api/analytics/revenue': down,
      'GET /api/analytics/cohorts': down,
    }),
  play: async ({ canvas }) => {
    // The three load on their own.
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3),
    );
  },
});
