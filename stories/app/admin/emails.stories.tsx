import { expect, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { EmailList } from '#app/admin/settings/emails/email-list.tsx';
import { emailsPage, settings } from '#app/admin/settings/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { anEmailList, anEmailServer, aSender } from '../../fixtures/email-templates.ts';
import { inApp } from '../../fixtures/in-app.tsx';

const list = 'GET /api/admin/emails';

const meta = preview.meta({
  title: 'Screens/Admin/Emails',
  component: adminScreen(settings, emailsPage, EmailList),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(anEmailServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/emails',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Every email that the shop sends, by audience and moment, and who changed it last.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const orders = within(await canvas.findByRole('region', { name: 'Orders and payments' }));
    await expect(orders.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      '/admin/settings/emails/receipt',
    );
    await expect(
      orders.getByText(/^2 texts changed, last by Grace Hopper on Jan 14, 2026/),
    ).toBeVisible();
    await expect(orders.getAllByText('Default texts')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Change sender' })).toBeVisible();
  },
});

/** A stored text breaks a newer rule, and no mail server is set up. */
export const NeedsAttention = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      anEmailServer(undefined, {
        [list]: {
          sender: { ...aSender, address: null },
          templates: anEmailList.templates.map((entry) => ({
            ...entry,
            isBroken: entry.kind === 'receipt',
            changedBy: 'Wilhelmina Konstantinopolitanska-Featherstonehaugh',
          })),
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs attention')).toBeVisible();
    await expect(canvas.getByText(/^No mail server is set up/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn({ [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading emails...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn({ [list]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
