import { expect, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { sectionPage, settings } from '#app/admin/settings/section.ts';
import { SectionEditor } from '#app/admin/settings/section-editor.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { anEmailList } from '../../fixtures/email-templates.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { withOthers } from '../../fixtures/others-present.tsx';
import { aSettingsServer } from '../../fixtures/shop-settings.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Settings fields',
  component: adminScreen(settings, sectionPage, SectionEditor),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aSettingsServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/support',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Sections of texts, lists, amounts and hours: support packages, claims and hours. Conflicts, leaving and failures are those of the brand settings.',
      },
    },
  },
});

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
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
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
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(price).toHaveAccessibleDescription(/Enter a price of at most \$10,000\.00\./);
    await expect(content).toHaveAccessibleDescription(/Enter at least one point\./);
  },
});

/** What the shop says of itself. */
export const Claims = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/claims' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Footer' })).toHaveValue(
      '$199 website built in 48 hours',
    );
    await expect(canvas.getByRole('textbox', { name: 'Reviews' })).toHaveValue('500');
  },
});

export const Hours = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/contact' },
  play: async ({ canvas, userEvent }) => {
    const sales = await canvas.findByRole('textbox', { name: 'Response time for sales' });
    await expect(sales).toHaveValue('2');
    await userEvent.clear(sales);
    await userEvent.type(sales, 'soon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(sales).toHaveAccessibleDescription(/Enter a number of hours\./);
  },
});

/** How soon a website is promised. */
export const Delivery = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/delivery' },
  play: async ({ canvas, userEvent }) => {
    const hours = await canvas.findByRole('textbox', { name: 'Promised delivery' });
    await expect(hours).toHaveValue('48');
    const times = canvas.getByRole('textbox', { name: 'Time for each step' });
    await userEvent.clear(times);
    await userEvent.type(times, 'a day');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(times).toHaveAccessibleDescription(/Enter 4 lines, one for each step\./);
  },
});

/** Which optional parts the shop has. */
export const Features = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/features' },
  play: async ({ canvas, userEvent }) => {
    const codes = await canvas.findByRole('checkbox', { name: 'Discount codes' });
    await expect(codes).toBeChecked();
    await userEvent.click(codes);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Settings saved')).toBeVisible();
    await expect(codes).not.toBeChecked();
  },
});

/** Who emails come from, as an inbox shows it. */
export const Sender = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/sender' },
  beforeEach: () =>
    adminSignedIn(aSettingsServer(undefined, { 'GET /api/admin/emails': anEmailList })),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Sender name' });
    await userEvent.type(name, 'Ebbe Studio');
    const inbox = within(canvas.getByRole('region', { name: 'In an inbox' }));
    await expect(inbox.getByText('Ebbe Studio')).toBeVisible();
    await expect(await inbox.findByText('<hello@sitewright.example>')).toBeVisible();
    const replyTo = canvas.getByRole('textbox', { name: 'Reply-to address' });
    await userEvent.type(replyTo, 'hi@ebbe.example');
    await expect(inbox.getByText('Replies go to hi@ebbe.example.')).toBeVisible();
  },
});

export const InvalidSender = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  parameters: { path: '/admin/settings/sender' },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Support address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'nowhere');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(address).toHaveAccessibleDescription(/Enter an email address, such as/);
  },
});

/** Whose days the charts count. */
export const TimeZone = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/reports' },
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('UTC');
    await userEvent.selectOptions(zone, 'America/New York');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Settings saved')).toBeVisible();
    await expect(zone).toHaveValue('America/New_York');
  },
});

export const OthersAreHere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withOthers('settings claims', { kind: 'record.editing' })],
  parameters: { path: '/admin/settings/claims' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Footer' });
    await expect(await canvas.findByText('Bea is editing')).toBeVisible();
  },
});
