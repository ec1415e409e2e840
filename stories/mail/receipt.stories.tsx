import { expect, within } from 'storybook/test';
import { type ReceiptData, receipt } from '#api/platform/mail/templates/receipt';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const bought: ReceiptData = {
  customerName: 'Ada Lovelace',
  productTitle: 'Saltmarsh',
  orderId: 'ACC-2026-0042',
  billingInterval: 'month',
  productCents: 3900,
  supportPackage: 'regular',
  supportCents: 5000,
  paidCents: 8900,
  paidAt: new Date('2026-01-15T12:00:00Z'),
  nextCharge: { cents: 8900, at: new Date('2026-02-15T12:00:00Z') },
  hasAccount: true,
};

const ReceiptMail = (data: ReceiptData) => <MailPreview letter={receipt(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Receipt',
  component: ReceiptMail,
  tags: ['screen', 'framed'],
  args: bought,
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent once, when the first payment arrives: what was bought and paid, the next charge, and the delivery time.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your website is on its way',
    );
    await expect(
      mail.getByRole('row', { name: 'Paid $89.00 on January 15, 2026 (UTC)' }),
    ).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View order' })).toBeVisible();
  },
});

export const Annual = meta.story({
  args: {
    billingInterval: 'year',
    productCents: 19900,
    supportPackage: 'none',
    supportCents: 0,
    paidCents: 19900,
    nextCharge: { cents: 19900, at: new Date('2027-01-15T12:00:00Z') },
  },
});

/** Invites a guest to create an account: the order is added once the email is verified. */
export const WithoutAccount = meta.story({ args: { hasAccount: false } });

/** The next charge is not known yet. */
export const NextChargeUnknown = meta.story({ args: { nextCharge: null } });

export const LongNames = meta.story({
  args: {
    customerName: 'Wilhelmina Konstantinopolitanska-Featherstonehaugh of Llanfairpwllgwyngyll',
    productTitle:
      'Donaudampfschifffahrtsgesellschaft, the family bakery by the old harbour and its many branches',
  },
});

export const RightToLeft = meta.story({
  args: { customerName: 'مريم الحسن', productTitle: 'مخبز الميناء' },
});
