import { expect, within } from 'storybook/test';
import { type ReceiptData, receipt } from '#api/platform/mail/templates/receipt';
import preview from '../../.storybook/preview.tsx';
import { waitsForBrief } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const bought: ReceiptData = {
  customerName: 'Ada Lovelace',
  productTitle: 'Saltmarsh',
  productPicture: '/thumbnails/saltmarsh-960.webp',
  orderId: 'ACC-2026-0042',
  billingInterval: 'month',
  productCents: 3900,
  supportPackage: 'regular',
  supportCents: 5000,
  discount: null,
  paidCents: 8900,
  paidAt: new Date('2026-01-15T12:00:00Z'),
  invoice: {
    number: 'SITE-0001',
    url: 'https://pay.example/i/in_1',
    period: {
      startsAt: new Date('2026-01-15T12:00:00Z'),
      endsAt: new Date('2026-02-15T12:00:00Z'),
    },
    card: { brand: 'visa', last4: '4242' },
  },
  termsVersion: '2024-12-30',
  nextCharge: { cents: 8900, at: new Date('2026-02-15T12:00:00Z') },
  hasAccount: true,
  briefToken: null,
  accountCode: null,
  delivery: waitsForBrief,
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

const welcome = { code: 'WELCOME20', cents: 1780, endsAt: null, lasts: false };

/** The code reduced this payment; the next one is the full price. */
export const Discounted = meta.story({
  args: { discount: welcome, paidCents: 7120 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('row', { name: 'Discount (WELCOME20) −$17.80' })).toBeVisible();
    await expect(
      mail.getByRole('row', { name: 'Paid $71.20 on January 15, 2026 (UTC)' }),
    ).toBeVisible();
    await expect(mail.getByRole('row', { name: /^Next charge \$89\.00/ })).toBeVisible();
    await expect(mail.getByText(/applied to this payment only/)).toHaveTextContent(
      'After that, your subscription renews at $89.00 a month until you cancel.',
    );
  },
});

/** The code covers the first charge, so nothing was paid. */
export const NothingCharged = meta.story({
  args: { discount: { ...welcome, cents: 8900 }, paidCents: 0 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(
      mail.getByRole('row', { name: 'Charged $0.00, covered by your discount' }),
    ).toBeVisible();
    await expect(mail.getByText(/^Your discount covers the first month\./)).toHaveTextContent(
      'After that, your subscription renews at $89.00 a month until you cancel.',
    );
    await expect(mail.queryByText(/paid|payment/)).toHaveTextContent(/end of the paid period/);
  },
});

/** The code reduces the charges of three months. */
export const DiscountedForMonths = meta.story({
  args: {
    discount: { ...welcome, endsAt: new Date('2026-04-15T12:00:00Z'), lasts: true },
    paidCents: 7120,
    nextCharge: { cents: 7120, at: new Date('2026-02-15T12:00:00Z') },
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('row', { name: /^Next charge \$71\.20/ })).toBeVisible();
    await expect(
      mail.getByText(/^Your discount applies to charges before April 15, 2026/),
    ).toBeVisible();
  },
});

/** An annual plan with a code that has no end. */
export const DiscountedForever = Annual.extend({
  args: {
    discount: { ...welcome, cents: 3980, lasts: true },
    paidCents: 15920,
    nextCharge: { cents: 15920, at: new Date('2027-01-15T12:00:00Z') },
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('row', { name: 'Discount (WELCOME20) −$39.80' })).toBeVisible();
    await expect(mail.getByRole('row', { name: /^Next charge \$159\.20/ })).toBeVisible();
    await expect(mail.getByText(/renews at \$\S+ a year until you cancel/)).toBeVisible();
  },
});

/** Invites a guest to create an account: the order is added once the email is verified. */
export const WithoutAccount = meta.story({
  args: { hasAccount: false, briefToken: 'AAAADAAAAAFreK', accountCode: '042042' },
});

/** The next charge is not known yet. */
export const NextChargeUnknown = meta.story({ args: { nextCharge: null } });

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customerName: 'Wilhelmina Konstantinopolitanska-Featherstonehaugh of Llanfairpwllgwyngyll',
    productTitle:
      'Donaudampfschifffahrtsgesellschaft, the family bakery by the old harbour and its many branches',
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customerName: 'مريم الحسن', productTitle: 'مخبز الميناء' },
});
