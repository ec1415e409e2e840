import { expect, within } from 'storybook/test';
import {
  type AdminInvitationData,
  adminInvitation,
} from '#api/platform/mail/templates/admin-invitation';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const AdminInvitationMail = (data: AdminInvitationData) => (
  <MailPreview letter={adminInvitation(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Admin invitation',
  component: AdminInvitationMail,
  tags: ['screen', 'framed'],
  args: {
    url: 'https://shop.example/invitation#token=w3Zt0n5yQkq1vYl4b8sDfa9hJx2cLm7P',
    role: 'Support',
    invitedBy: 'Grace Hopper',
    hasAccount: false,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: { component: 'Invites someone to the admin area. Its link works once.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    const link = mail.getByRole('link', { name: 'Accept invitation' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('#token='));
  },
});

export const CustomerAccount = meta.story({
  args: { hasAccount: true },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/the password of your customer account/)).toBeVisible();
  },
});
