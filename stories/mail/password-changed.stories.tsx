import { expect, within } from 'storybook/test';
import {
  type PasswordChangedData,
  passwordChanged,
} from '#api/platform/mail/templates/password-changed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const PasswordChangedMail = (data: PasswordChangedData) => (
  <MailPreview letter={passwordChanged(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Password changed',
  component: PasswordChangedMail,
  tags: ['screen', 'framed'],
  args: {
    how: 'changed' as 'changed' | 'reset',
    at: new Date('2026-01-15T12:30:00Z'),
    device: 'Firefox on Linux',
    network: '203.0.113.x',
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent when the password has changed: when, on which device and the approximate location, in case it was someone else.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/signed out on every other device/)).toBeVisible();
    await expect(mail.getByText('January 15, 2026 at 12:30 PM (UTC)')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  },
});

/** Changed with a reset link. */
export const Reset = meta.story({
  args: { how: 'reset' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/reset with a link from an email/)).toBeVisible();
  },
});
