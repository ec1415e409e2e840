import { expect, within } from 'storybook/test';
import { type NewSignInData, newSignIn } from '#api/platform/mail/templates/new-sign-in';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const NewSignInMail = (data: NewSignInData) => <MailPreview letter={newSignIn(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/New sign-in',
  component: NewSignInMail,
  tags: ['screen', 'framed'],
  args: {
    at: new Date('2026-01-15T12:30:00Z'),
    device: 'Firefox on Linux',
    network: '203.0.113.x',
    isAdmin: false,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent after a sign-in from a new browser and system. It gives the approximate location and what to do if it was someone else.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('January 15, 2026 at 12:30 PM (UTC)')).toBeVisible();
    await expect(mail.getByText('Firefox on Linux')).toBeVisible();
    await expect(mail.getByText('203.0.113.x')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      'https://shop.example/auth/forgot',
    );
    await expect(mail.getByRole('link', { name: 'Review your sessions' })).toHaveAttribute(
      'href',
      'https://shop.example/dashboard/account',
    );
  },
});

/** An admin's sessions are listed in the admin area. */
export const Admin = meta.story({
  args: { isAdmin: true, network: '2001:db8::/32' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Review your sessions' })).toHaveAttribute(
      'href',
      'https://shop.example/admin/security',
    );
  },
});
