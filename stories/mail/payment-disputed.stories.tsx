import { expect, within } from 'storybook/test';
import {
  type PaymentDisputedData,
  paymentDisputed,
} from '#api/platform/mail/templates/payment-disputed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const PaymentDisputedMail = (data: PaymentDisputedData) => (
  <MailPreview letter={paymentDisputed(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Payment disputed',
  component: PaymentDisputedMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    email: 'ada@example.com',
    cents: 19_00,
    takenAt: new Date('2026-01-15T12:00:00Z'),
    respondBy: new Date('2026-01-29T12:00:00Z') as Date | null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the shop when a customer disputes a payment, with the deadline to respond.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('January 29, 2026 (UTC)')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/orders/ACC-2026-0042'),
    );
  },
});

export const NoDeadline = meta.story({
  args: { respondBy: null },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.queryByText('Respond by')).toBeNull();
  },
});
