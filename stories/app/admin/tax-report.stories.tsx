import { expect, within } from 'storybook/test';
import { TaxReport } from '#app/admin/analytics/tax-report.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import { someTax } from '../../fixtures/series.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Tax report',
  component: TaxReport,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  args: { span: { from: '2025-12-01', to: '2026-02-01' } },
  beforeEach: () => adminSignedIn({ 'GET /api/analytics/tax': someTax() }),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/analytics',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Below the analytics of shops that charge tax: what they sold, the tax in it and what they refunded, by month, country and rate.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Tax' }));
    await expect(await table.findByRole('row', { name: /Austria/ })).toHaveTextContent(
      /January 2026\s*Austria\s*20%\s*3\s*\$417\.00\s*\$83\.40/,
    );
    await expect(table.getByRole('row', { name: /France/ })).toHaveTextContent('Reverse charge');
    await expect(canvas.getByText(/^\$401\.73 of tax is due/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download CSV: Tax' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () =>
    adminSignedIn({ 'GET /api/analytics/tax': { timeZone: 'UTC', taxDue: '0.00', rows: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments in this period')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn({
      'GET /api/analytics/tax': refusal(500, 'Something went wrong. Please try again.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
