import { expect, screen, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { EmailHistory } from '#app/admin/settings/emails/email-history.tsx';
import { emailHistoryPage, settings } from '#app/admin/settings/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { anEmailServer } from '../../fixtures/email-templates.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';

const original = { title: 'Your website is on its way', subject: 'Your order {orderId}' };
const by = { changedBy: 'Grace Hopper', changedAt: '2026-01-14T09:30:00.000Z', restored: null };
const versions = [
  { ...by, version: 2, before: { ...original, title: 'Welcome' }, value: original, restored: 0 },
  { ...by, version: 1, before: original, value: { ...original, title: 'Welcome' } },
];

const meta = preview.meta({
  title: 'Screens/Admin/Email history',
  component: adminScreen(settings, emailHistoryPage, EmailHistory),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () =>
    adminSignedIn(anEmailServer(undefined, { 'GET /api/admin/emails/:kind/history': versions })),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/emails/receipt/history',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Every version of an email’s texts, and the way back. Loading, failures and long histories are those of the settings’ history.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Version 1' }));
    await expect(first.getByText('Heading')).toBeVisible();
    await expect(first.getByText('Welcome')).toBeVisible();
    await expect(first.queryByText('Subject')).toBeNull();
  },
});

export const Restored = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 1' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^New emails will use this version/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await inSight('New emails will use this version.');
  },
});

export const Empty = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn(anEmailServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
});
