import { expect, within } from 'storybook/test';
import {
  type TicketNotificationData,
  ticketNotification,
} from '#api/platform/mail/templates/ticket-notification';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const TicketAskedMail = (data: TicketNotificationData) => (
  <MailPreview letter={ticketNotification(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Ticket notification',
  component: TicketAskedMail,
  tags: ['screen', 'framed'],
  args: {
    ticketId: 'TKT-2026-0012',
    subject: 'New opening hours from February',
    message:
      'From the first of February we open at seven, not at eight.\n\nCould you change it on the start page and in the footer?',
    attachments: 1,
    email: 'ada@harbourbakery.example',
    emailVerified: true,
    account: 'Ada Moreau <ada@harbourbakery.example>',
    isFirst: true,
    inquiryType: 'Website Changes',
    projectId: 'ACC-2026-0042',
    url: `${shop.baseUrl}/admin/tickets/TKT-2026-0012`,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the shop, or to the assigned admin, when a customer writes. Email clients show a ticket’s emails as one thread.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('New ticket');
    await expect(mail.getByRole('row', { name: 'About Website Changes' })).toBeVisible();
    await expect(mail.getByText(/^1 file is attached/)).toBeVisible();
  },
});

export const Reply = meta.story({
  args: { isFirst: false, message: 'And on Sundays?', attachments: 0 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent(
      'New reply from a customer',
    );
  },
});

/** The address is not verified. */
export const FromGuest = meta.story({
  args: {
    account: null,
    emailVerified: false,
    inquiryType: 'Pricing Questions',
    projectId: null,
    attachments: 0,
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(
      mail.getByRole('row', {
        name: 'From ada@harbourbakery.example (unverified email), no account',
      }),
    ).toBeVisible();
  },
});

/** A signed-in customer entered another email: their account is named first. */
export const UnverifiedEmail = meta.story({
  args: {
    account: 'Eve Larsen <eve@example.com>',
    email: 'ada@harbourbakery.example',
    emailVerified: false,
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(
      mail.getByRole('row', { name: 'From Eve Larsen <eve@example.com>' }),
    ).toBeVisible();
    await expect(
      mail.getByRole('row', { name: 'Email entered ada@harbourbakery.example (unverified email)' }),
    ).toBeVisible();
  },
});
