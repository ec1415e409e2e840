import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { AdminBar } from '#app/admin/frame/admin-bar.tsx';
import { settings, settingsPage } from '#app/admin/settings/section.ts';
import { SettingsPage } from '#app/admin/settings/settings-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { anEmailList } from '../../fixtures/email-templates.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import {
  aSettingsConflict,
  aSettingsServer,
  brandAdminSignedIn,
  ebbe,
  ebbeWithLogo,
  sectionNamed,
  settingsWith,
} from '../../fixtures/shop-settings.ts';

const meta = preview.meta({
  title: 'Screens/Admin/General settings',
  component: adminScreen(settings, settingsPage, SettingsPage),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => brandAdminSignedIn(aSettingsServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/general',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'The shop’s brand beside a preview of both themes, who emails come from, and the time zone. Each is saved on its own, as a version.',
      },
    },
  },
});

const brand = sectionNamed('Brand');
const sender = sectionNamed('Email sender');

const saved = () => inSight('Visitors see the new version from now on.');

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Ebbe');
    await expect(brand(canvas).getByRole('button', { name: 'Save changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ebbe Studio');
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
    await expect(brand(canvas).getAllByText('Ebbe Studio')).toHaveLength(2);
  },
});

export const Saving = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(aSettingsServer(undefined, { 'PATCH /api/admin/settings': onItsWay })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Changed.play(context);
    await userEvent.click(brand(canvas).getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

/** The bar above the page has the new name at once. */
export const Saved = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <AdminBar place={undefined} />
        <Story />
      </>
    ),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Changed.play(context);
    await userEvent.click(brand(canvas).getByRole('button', { name: 'Save changes' }));
    await saved();
    await expect(await canvas.findByRole('link', { name: /^Ebbe Studio,/ })).toBeVisible();
    await expect(canvas.queryByText('You have unsaved changes.')).toBeNull();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(brand(canvas).getByRole('button', { name: 'Save changes' }));
    await expect(name).toHaveAccessibleDescription(/Enter the name of your shop\./);
    await waitFor(() => expect(name).toHaveFocus());
  },
});

/** Says which pair fails, by how much, and which color works. */
export const WeakColor = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const accent = await canvas.findByRole('textbox', { name: 'Accent color, light theme' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#ffee00');
    await expect(accent).toHaveAccessibleDescription(
      /Accent mark on shaded areas has 1\.03:1 and needs at least 3:1\..* Try #[0-9a-f]{6}\./,
    );
  },
});

/** The logo of each theme in place of the mark and the name, and other typefaces. */
export const WithLogo = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => brandAdminSignedIn(aSettingsServer(ebbeWithLogo)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'Ebbe' })).toHaveLength(2);
    await expect(
      canvas.getByRole('checkbox', { name: 'The logo contains the name' }),
    ).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Same as the text' })).toBeChecked();
  },
});

export const LogoRemoved = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => brandAdminSignedIn(aSettingsServer(ebbeWithLogo)),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Remove: logo', 'Remove: logo, dark theme'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.queryByRole('img', { name: 'Ebbe' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /logo contains/ })).toBeNull();
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
  },
});

/** A file that is no picture says so at its field. */
export const LogoRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    brandAdminSignedIn(
      aSettingsServer(ebbe, {
        'POST /api/admin/uploads': refusal(
          400,
          'We can’t read this image. Choose a PNG, JPEG, WebP or GIF file.',
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByLabelText(/Choose image…/);
    if (!field) throw new Error('There is no field for a logo');
    await userEvent.upload(field, new File(['<svg>'], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/We can’t read this image/)).toBeVisible();
  },
});

/** Another admin saves while this one types. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let current = ebbe;
    saveAsBea = () => {
      const value = { ...ebbe.value, name: 'Ebbe & Co' };
      const changedAt = new Date().toISOString();
      current = { ...ebbe, version: 4, changedBy: 'Bea Lind', changedAt, value };
    };
    return brandAdminSignedIn(
      aSettingsServer(undefined, { 'GET /api/admin/settings': () => settingsWith(current) }),
    );
  },
  play: async (context) => {
    const { step } = context;
    await step('Another admin saves while this one types', async () => {
      const { canvas } = context;
      await Changed.play(context);
      saveAsBea();
      changedByBea('settings.changed', 0, 'brand');
      await expect(await canvas.findByText('Changed by Bea Lind just now')).toBeVisible();
      const name = canvas.getByRole('textbox', { name: 'Name' });
      await expect(name).toHaveValue('Ebbe Studio');
      await expect(name).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      const notice = await canvas.findByRole('region', {
        name: /^Bea Lind changed these settings on/,
      });
      await expect(within(notice).getByText('Ebbe & Co')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ebbe Studio');
    });
  },
});

let saveAsBea = () => {};

export const TheirVersion = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => adminSignedIn(aSettingsServer(undefined, aSettingsConflict())),
  play: async (context) => {
    const { step } = context;
    await step('Conflict', async () => {
      const { canvas, userEvent } = context;
      await Changed.play(context);
      await userEvent.click(brand(canvas).getByRole('button', { name: 'Save changes' }));
      const notice = await canvas.findByRole('region', {
        name: /^Bea Long changed these settings on/,
      });
      await expect(within(notice).getByText('Ebbe & Co')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ebbe Studio');
      await expect(canvas.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
    });
    await step('Their version', async () => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'Load their version' }));
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ebbe & Co');
      await expect(canvas.queryByText('You have unsaved changes.')).toBeNull();
    });
  },
});

/** What was typed stays. */
export const SaveFailed = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      aSettingsServer(undefined, {
        'PATCH /api/admin/settings': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Changed.play(context);
    await userEvent.click(brand(canvas).getByRole('button', { name: 'Save changes' }));
    await inSight('Something went wrong on our side.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ebbe Studio');
  },
});

/** A link asks before changes are lost. */
export const LeaveWarning = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Changed.play(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Settings' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ebbe Studio');
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

/** Who emails come from, as an inbox shows it. */
export const Sender = meta.story({
  tags: ['!dev', '!autodocs'],
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
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Support address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'nowhere');
    await userEvent.click(sender(canvas).getByRole('button', { name: 'Save changes' }));
    await expect(address).toHaveAccessibleDescription(/Enter an email address, such as/);
  },
});

/** Whose days the charts count. */
export const TimeZone = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('UTC');
    await userEvent.selectOptions(zone, 'America/New York');
    await userEvent.click(
      sectionNamed('Time zone')(canvas).getByRole('button', { name: 'Save changes' }),
    );
    await expect(await canvas.findByText('Settings saved')).toBeVisible();
    await expect(zone).toHaveValue('America/New_York');
  },
});
