import { expect, screen, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { settings, settingsPage } from '#app/admin/settings/section.ts';
import { SettingsPage } from '#app/admin/settings/settings-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { aSettingsServer, sectionNamed } from '../../fixtures/shop-settings.ts';
import { someTaxRates } from '../../fixtures/tax-rates.ts';

const rates = 'GET /api/admin/tax-rates';

const meta = preview.meta({
  title: 'Screens/Admin/Tax settings',
  component: adminScreen(settings, settingsPage, SettingsPage),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn({ ...aSettingsServer(), [rates]: someTaxRates }),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/tax',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component: 'Whether the shop charges tax, what invoices say about it, and its own rates.',
      },
    },
  },
});

const form = sectionNamed('Tax on sales');

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Charge tax' })).toHaveValue('off');
    const table = within(await canvas.findByRole('table', { name: 'Tax rates' }));
    await expect(await table.findByText('Canada (ON)')).toBeVisible();
    await expect(table.getByRole('button', { name: 'Remove VAT 21%, Germany' })).toBeVisible();
    await expect(table.getByRole('button', { name: 'End VAT 20%, United Kingdom' })).toBeVisible();
  },
});

export const Phone = meta.story({ tags: ['phone', '!screen', 'unpictured'] });

export const Empty = meta.story({
  beforeEach: () => adminSignedIn({ ...aSettingsServer(), [rates]: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tax rates yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn({ ...aSettingsServer(), [rates]: refusal(503, 'The server is restarting.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is restarting.')).toBeVisible();
  },
});

/** By the provider, where tax isn’t set up yet. */
export const Refused = meta.story({
  beforeEach: () => {
    const message =
      'Tax isn’t set up at your payment provider yet. In its dashboard, open Tax, enter your business address and where you’re registered, then save here again.';
    const errors = [{ path: 'value.mode', message }];
    const save = { 'PATCH /api/admin/settings': refusal(400, message, { errors }) };
    adminSignedIn({ ...aSettingsServer(), ...save, [rates]: someTaxRates });
  },
  play: async ({ canvas, userEvent }) => {
    const mode = await canvas.findByRole('combobox', { name: 'Charge tax' });
    await userEvent.selectOptions(mode, 'provider');
    await expect(canvas.getByRole('combobox', { name: 'Prices' })).toHaveValue('exclusive');
    const fill = (name: RegExp, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), text);
    await fill(/^Business name/, 'Ebbe');
    await fill(/^Business address/, 'Hafenstraße 1');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /country/ }), 'DE');
    await userEvent.click(form(canvas).getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/^Tax isn’t set up at/)).toBeVisible();
    await expect(mode).toHaveFocus();
  },
});

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tax rate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add rate' }));
    await expect(await dialog.findByText('Choose a country.')).toBeVisible();
  },
});
