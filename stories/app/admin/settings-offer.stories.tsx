import { expect } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { settings, settingsPage } from '#app/admin/settings/section.ts';
import { SettingsPage } from '#app/admin/settings/settings-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { aSettingsServer, sectionNamed } from '../../fixtures/shop-settings.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Packages and features settings',
  component: adminScreen(settings, settingsPage, SettingsPage),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aSettingsServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/offer',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component: 'What support packages cost and include, and which optional parts the shop has.',
      },
    },
  },
});

const packages = sectionNamed('Support packages');
const regularPrice = 'Regular Support, price per month';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: regularPrice })).toHaveValue(50);
    await expect(
      canvas.getByRole('textbox', { name: 'Migration Support, what it includes' }),
    ).toHaveValue('free\nadvice only, no development');
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toBeVisible();
  },
});

export const Saved = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('spinbutton', { name: regularPrice });
    await userEvent.clear(price);
    await userEvent.type(price, '75.5');
    await userEvent.click(packages(canvas).getByRole('button', { name: 'Save changes' }));
    await inSight('Visitors see the new version from now on.');
    await expect(canvas.getByRole('spinbutton', { name: regularPrice })).toHaveValue(75.5);
  },
});

/** Each field says what to enter. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('spinbutton', { name: regularPrice });
    await userEvent.clear(price);
    await userEvent.type(price, '20000');
    const content = canvas.getByRole('textbox', { name: 'Regular Support, what it includes' });
    await userEvent.clear(content);
    await userEvent.click(packages(canvas).getByRole('button', { name: 'Save changes' }));
    await expect(price).toHaveAccessibleDescription(/Enter a price of at most \$10,000\.00\./);
    await expect(content).toHaveAccessibleDescription(/Enter at least one point\./);
  },
});

/** Which optional parts the shop has. */
export const Features = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const codes = await canvas.findByRole('checkbox', { name: 'Discount codes' });
    await expect(codes).toBeChecked();
    await userEvent.click(codes);
    await userEvent.click(
      sectionNamed('Features')(canvas).getByRole('button', { name: 'Save changes' }),
    );
    await expect(await canvas.findByText('Settings saved')).toBeVisible();
    await expect(codes).not.toBeChecked();
  },
});
