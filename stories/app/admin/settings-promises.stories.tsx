import { expect } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { settings, settingsPage } from '#app/admin/settings/section.ts';
import { SettingsPage } from '#app/admin/settings/settings-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { withOthers } from '../../fixtures/others-present.tsx';
import { aSettingsServer, sectionNamed } from '../../fixtures/shop-settings.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Promises settings',
  component: adminScreen(settings, settingsPage, SettingsPage),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aSettingsServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/promises',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'When the shop answers, how soon it delivers and what it claims, on one page, so that they agree. Conflicts and leaving are those of the general settings.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Footer' })).toHaveValue(
      '$199 website built in 48 hours',
    );
    await expect(canvas.getByRole('textbox', { name: 'Reviews' })).toHaveValue('500');
    await expect(canvas.getByRole('textbox', { name: 'Business hours' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Promised delivery' })).toHaveValue('48');
  },
});

export const Hours = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const sales = await canvas.findByRole('textbox', { name: 'Response time for sales' });
    await expect(sales).toHaveValue('2');
    await userEvent.clear(sales);
    await userEvent.type(sales, 'soon');
    await userEvent.click(
      sectionNamed('Hours')(canvas).getByRole('button', { name: 'Save changes' }),
    );
    await expect(sales).toHaveAccessibleDescription(/Enter a number of hours\./);
  },
});

/** How soon a website is promised. */
export const Delivery = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const hours = await canvas.findByRole('textbox', { name: 'Promised delivery' });
    await expect(hours).toHaveValue('48');
    const times = canvas.getByRole('textbox', { name: 'Time for each step' });
    await userEvent.clear(times);
    await userEvent.type(times, 'a day');
    await userEvent.click(
      sectionNamed('Delivery promise')(canvas).getByRole('button', { name: 'Save changes' }),
    );
    await expect(times).toHaveAccessibleDescription(/Enter 4 lines, one for each step\./);
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

/** A section is saved on its own: what was typed in another stays. */
export const SavedAlone = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const footer = await canvas.findByRole('textbox', { name: 'Footer' });
    await userEvent.type(footer, '!');
    const hours = canvas.getByRole('textbox', { name: 'Promised delivery' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '72');
    const save = { name: 'Save changes' };
    await userEvent.click(sectionNamed('Delivery promise')(canvas).getByRole('button', save));
    await expect(await canvas.findByText('Settings saved')).toBeVisible();
    await expect(hours).toHaveValue('72');
    await expect(footer).toHaveValue('$199 website built in 48 hours!');
    await expect(
      sectionNamed('Claims')(canvas).getByText('You have unsaved changes.'),
    ).toBeVisible();
  },
});

export const OthersAreHere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withOthers('settings promises', { kind: 'record.editing' })],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Footer' });
    await expect(await canvas.findByText('Bea is editing')).toBeVisible();
  },
});
