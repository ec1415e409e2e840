import { expect } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { settings } from '#app/admin/settings/section.ts';
import { SectionList } from '#app/admin/settings/section-list.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { aSettingsServer, someBrandSettings } from '../../fixtures/shop-settings.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Settings',
  component: adminScreen(settings, settings.page, SectionList),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aSettingsServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component: 'The pages of the shop’s settings, and who changed each last.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Brand' })).toHaveAttribute(
      'href',
      '/admin/settings/general#brand',
    );
    await expect(canvas.getByText(/^Changed by Grace Hopper on Jan 14, 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'General' })).toHaveAttribute(
      'href',
      '/admin/settings/general',
    );
  },
});

export const NeverChanged = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => adminSignedIn(aSettingsServer(someBrandSettings())),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Not changed yet/)).toHaveLength(4);
  },
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn({ 'GET /api/admin/settings': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn({ 'GET /api/admin/settings': refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
