import { expect, within } from 'storybook/test';
import { type TicketOpenedData, ticketOpened } from '#api/platform/mail/templates/ticket-opened';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const guest = {
  url: `${shop.baseUrl}/support/tickets/AAAADAAAAAFp333A7ZXIL2GOuOSQXtEICvtk2AGSRPrv70WO`,
  isGuest: true,
  linkDays: 90,
};

const TicketOpenedMail = (data: TicketOpenedData) => (
  <MailPreview letter={ticketOpened(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Ticket received',
  component: TicketOpenedMail,
  tags: ['screen', 'framed'],
  args: { ticketId: 'TKT-2026-0012', subject: 'New opening hours from February', place: guest },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Confirms a new ticket and links to it. It never repeats the message, because a stranger may have typed the address.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/reply within 24 hours and email/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View ticket' })).toHaveAttribute(
      'href',
      guest.url,
    );
    await expect(mail.getByText(/works for 90 days/)).toBeVisible();
  },
});

/** Customers open the ticket in their account, so the email contains no access link. */
export const WithAccount = meta.story({
  args: {
    place: { ...guest, url: `${shop.baseUrl}/dashboard/support/TKT-2026-0012`, isGuest: false },
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.queryByText(/90 days/)).not.toBeInTheDocument();
  },
});

export const LongSubject = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subject: `The booking form for our ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} and the many branches along the river does not arrive`,
  },
});
