import { expect, within } from 'storybook/test';
import { type WebsiteStatusData, websiteStatus } from '#api/platform/mail/templates/website-status';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const WebsiteStatusMail = (data: WebsiteStatusData) => (
  <MailPreview letter={websiteStatus(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Website status',
  component: WebsiteStatusMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    url: 'https://www.harborbakery.example',
    downSince: new Date('2026-01-15T09:52:00Z'),
    upAt: null,
    guestToken: null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the customer once when their website stops responding, and once when it is back.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(
      mail.getByRole('heading', { name: 'Your website isn’t responding' }),
    ).toBeVisible();
    await expect(mail.getByText('January 15, 2026 at 9:52 AM (UTC)')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View website status' })).toHaveAttribute(
      'href',
      'https://shop.example/dashboard/subscriptions/ACC-2026-0042',
    );
  },
});

export const BackOnline = meta.story({
  args: { upAt: new Date('2026-01-15T10:24:00Z') },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { name: 'Your website is back online' })).toBeVisible();
    await expect(mail.getByText('January 15, 2026 at 10:24 AM (UTC)')).toBeVisible();
  },
});

/** Guests open their order with a link that needs no account. */
export const Guest = meta.story({
  tags: ['!screen', 'unpictured'],
  args: { guestToken: 'AAAADAAAAAFreK' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'View website status' })).toHaveAttribute(
      'href',
      expect.stringContaining('/order/AAAADAAAAAFreK'),
    );
  },
});
