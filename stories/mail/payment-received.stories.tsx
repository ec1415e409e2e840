import { expect, within } from 'storybook/test';
import {
  type PaymentReceivedData,
  paymentReceived,
} from '#api/platform/mail/templates/payment-received';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const PaymentReceivedMail = (data: PaymentReceivedData) => (
  <MailPreview letter={paymentReceived(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Payment received',
  component: PaymentReceivedMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    invoice: {
      number: 'SITE-0002',
      url: 'https://pay.example/i/in_2',
      period: {
        startsAt: new Date('2026-02-15T12:00:00Z'),
        endsAt: new Date('2026-03-15T12:00:00Z'),
      },
      card: { brand: 'visa', last4: '4242' },
    },
    cents: 19_00,
    paidAt: new Date('2026-02-15T13:00:00Z'),
    discountCents: 0,
    creditCents: 0,
    wasLate: false,
    nextCharge: { cents: 19_00, at: new Date('2026-03-15T12:00:00Z') },
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent once for each charge after the first: the amount, the period, the card and the invoice.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    const rows = [
      'Invoice SITE-0002',
      'Period February 15, 2026 to March 15, 2026 (UTC)',
      'Card Visa ending in 4242',
      'Paid $19.00 on February 15, 2026 (UTC)',
      'Next charge $19.00 on March 15, 2026 (UTC)',
    ];
    for (const name of rows) await expect(mail.getByRole('row', { name })).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View invoice' })).toHaveAttribute(
      'href',
      'https://pay.example/i/in_2',
    );
  },
});

export const Reduced = meta.story({
  args: { cents: 10_00, discountCents: 4_00, creditCents: 5_00 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    for (const name of ['Discount −$4.00', 'Paid from credit −$5.00']) {
      await expect(mail.getByRole('row', { name })).toBeVisible();
    }
  },
});

export const Late = meta.story({
  args: { wasLate: true },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('Your subscription is up to date again.')).toBeVisible();
  },
});
