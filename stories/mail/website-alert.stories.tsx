import { expect, within } from 'storybook/test';
import { type WebsiteAlertData, websiteAlert } from '#api/platform/mail/templates/website-alert';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const WebsiteAlertMail = (data: WebsiteAlertData) => (
  <MailPreview letter={websiteAlert(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Website alert',
  component: WebsiteAlertMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    url: 'https://www.harborbakery.example',
    email: 'ada@harborbakery.example',
    downSince: new Date('2026-01-15T09:52:00Z'),
    upAt: null,
    problem: 'error_status',
    status: 503,
  } satisfies WebsiteAlertData as WebsiteAlertData,
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the shop once when a customer’s website goes down, with the reason, and once when it is back.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/failed two checks\. It responds with an error\./)).toBeVisible();
    await expect(mail.getByText('503')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      'https://shop.example/admin/orders/ACC-2026-0042',
    );
  },
});

export const UnknownName = meta.story({
  tags: ['!screen', 'unpictured'],
  args: { problem: 'unknown_name', status: null },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(
      mail.getByText(/failed two checks\. Its domain name doesn’t resolve\./),
    ).toBeVisible();
  },
});

export const BackOnline = meta.story({
  args: { upAt: new Date('2026-01-15T10:24:00Z'), problem: null, status: 200 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { name: 'A website is back online' })).toBeVisible();
  },
});
