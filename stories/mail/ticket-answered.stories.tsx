import { expect, within } from 'storybook/test';
import { type TicketReplyData, ticketReply } from '#api/platform/mail/templates/ticket-reply';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const TicketAnsweredMail = (data: TicketReplyData) => (
  <MailPreview letter={ticketReply(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Ticket answered',
  component: TicketAnsweredMail,
  tags: ['screen', 'framed'],
  args: {
    ticketId: 'TKT-2026-0012',
    subject: 'New opening hours from February',
    author: 'Grace',
    isFirst: false,
    message:
      'Hello Ada,\n\nthe start page and the footer say seven from the first of February on. Sunday is as it was.\n\nDoes it look right to you?',
    attachments: 0,
    place: {
      url: `${shop.baseUrl}/dashboard/support/TKT-2026-0012`,
      isGuest: false,
      linkDays: 90,
    },
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Contains the shop’s full reply and a link to the ticket. Email clients show it in the same thread as earlier emails.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('Grace of Sitewright wrote:')).toBeVisible();
    await expect(mail.getByRole('blockquote')).toHaveTextContent(/Does it look right to you\?$/);
    await expect(mail.getByRole('link', { name: 'Reply' })).toBeVisible();
  },
});

/** Guests have no account, so the link opens the ticket. */
export const Guest = meta.story({
  args: {
    author: null,
    place: {
      url: `${shop.baseUrl}/support/tickets/AAAADAAAAAFp333A7ZXIL2GOuOSQXtEICvtk2AGSRPrv70WO`,
      isGuest: true,
      linkDays: 90,
    },
  },
});

/** Without an earlier message of the customer there is nothing to reply to. */
export const WrittenFirst = meta.story({
  args: {
    isFirst: true,
    subject: 'Order ACC-2026-0042: Saltmarsh',
    message:
      'Hello Ada,\n\nto build your website, we still need:\n\n• Logo files\n• Opening hours\n\nYou can reply here, or add them to your brief.',
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { name: 'You have a new message' })).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Reply' })).toBeVisible();
  },
});

export const WithFiles = meta.story({
  args: { attachments: 2 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^2 files are attached/)).toBeVisible();
  },
});

/** User text is shown as text. */
export const UntrustedText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    author: '<b>Grace</b>',
    subject: '<script>alert(1)</script>',
    message: `<img src=x onerror=alert(1)> [press](javascript:alert(1))\n-- \nمرحبا بالعالم\n${'w'.repeat(200)}`,
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.queryByRole('img')).not.toBeInTheDocument();
    await expect(mail.getByText(/<img src=x onerror=alert\(1\)>.*w{200}/s)).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { message: 'One sentence after the other, and no end in sight. '.repeat(98).trim() },
});
