import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { sectionHistoryPage, settings } from '#app/admin/settings/section.ts';
import { SectionHistory } from '#app/admin/settings/section-history.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { aSettingsServer, aVersion, brandAdminSignedIn } from '../../fixtures/shop-settings.ts';

const history = 'GET /api/admin/settings/:section/history';
const versions = [
  aVersion(3, {}, { restored: 0, before: aVersion(2, { name: 'Ebbe' }).value }),
  aVersion(2, { name: 'Ebbe', accent: '#0a7f5a' }, { changedBy: 'Bea Long' }),
  aVersion(1, { tagline: `שלום ${'a-tagline-without-an-end'.repeat(4)}` }),
];

const meta = preview.meta({
  title: 'Screens/Admin/Settings history',
  component: adminScreen(settings, sectionHistoryPage, SectionHistory),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => brandAdminSignedIn(aSettingsServer(undefined, { [history]: versions })),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/brand/history',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Every version of a section, newest first: who changed what from what, and the way back.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const newest = within(await canvas.findByRole('region', { name: 'Version 3' }));
    await expect(newest.getByText('Current')).toBeVisible();
    await expect(newest.getByText('Restored the original version')).toBeVisible();
    await expect(newest.queryByRole('button')).toBeNull();
    const second = within(canvas.getByRole('region', { name: 'Version 2' }));
    await expect(second.getByText(/^Bea Long, Jan 14, 2026/)).toBeVisible();
    await expect(second.getByText('#0a7f5a')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore original version' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(aSettingsServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn({ [history]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading versions...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn({ [history]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** Older versions are loaded on demand. */
export const Long = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      aSettingsServer(undefined, {
        [history]: (request: Request) => {
          const before = Number(new URL(request.url).searchParams.get('before') ?? 61);
          return Array.from({ length: Math.min(50, before - 1) }, (_, index) =>
            aVersion(before - 1 - index, { name: `Name ${before - 1 - index}` }),
          );
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Version 60' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show older versions' }));
    await expect(await canvas.findByRole('region', { name: 'Version 1' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show older versions' })).toBeNull();
    await expect(canvas.getAllByRole('region', { name: /^Version/ })).toHaveLength(60);
  },
});

export const RestoreQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 2' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Restore version 2?');
  },
});

export const Restored = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async (context) => {
    await RestoreQuestion.play(context);
    const question = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await inSight('Visitors see it from now on.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const RestoreFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      aSettingsServer(undefined, {
        [history]: versions,
        'POST /api/admin/settings/restore': refusal(409, 'Bea Long changed these settings.'),
      }),
    ),
  play: async (context) => {
    await RestoreQuestion.play(context);
    const question = await screen.findByRole('alertdialog');
    await context.userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
    await inSight('Bea Long changed these settings.');
    await expect(question).toHaveAttribute('data-state', 'open');
  },
});
