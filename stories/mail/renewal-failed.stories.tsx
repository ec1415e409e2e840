import { expect, within } from 'storybook/test';
import { type RenewalFailedData, renewalFailed } from '#api/platform/mail/templates/renewal-failed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const RenewalFailedMail = (data: RenewalFailedData) => (
  <MailPreview letter={renewalFailed(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Renewal failed',
  component: RenewalFailedMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    dueCents: 19_00,
    owedSince: new Date('2026-01-15T13:00:00Z'),
    payUrl: 'https://pay.example/i/in_1',
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent once for each declined renewal: the amount due, and where to pay with another card.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Pay with another card' })).toHaveAttribute(
      'href',
      'https://pay.example/i/in_1',
    );
    await expect(mail.getByRole('link', { name: 'Change card in your account' })).toHaveAttribute(
      'href',
      'https://shop.example/dashboard/billing',
    );
    await expect(mail.getByText('$19.00')).toBeVisible();
  },
});
