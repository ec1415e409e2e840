import { expect, within } from 'storybook/test';
import { type PlanChangedData, planChanged } from '#api/platform/mail/templates/plan-changed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const changed: PlanChangedData = {
  customerName: 'Ada Lovelace',
  productTitle: 'Saltmarsh',
  orderId: 'ACC-2026-0042',
  before: { billingInterval: 'month', supportPackage: 'none', cents: 3900 },
  after: { billingInterval: 'month', supportPackage: 'regular', cents: 8900 },
  dueCents: 2500,
  nextCharge: { cents: 8900, at: new Date('2026-02-15T12:00:00Z') },
};

const PlanChangedMail = (data: PlanChangedData) => <MailPreview letter={planChanged(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Plan changed',
  component: PlanChangedMail,
  tags: ['screen', 'framed'],
  args: changed,
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent after a plan change: the previous and the new price, what was charged now or became credit, and the next charge.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    const rows = [
      'Previous plan Monthly, No Support: $39.00 a month',
      'New plan Monthly, Regular Support: $89.00 a month',
      'Charged now $25.00',
      'Next charge $89.00 on February 15, 2026 (UTC)',
    ];
    for (const name of rows) await expect(mail.getByRole('row', { name })).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View subscription' })).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View invoices' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dashboard\/billing\?order=ACC-[\d-]+#invoices$/),
    );
  },
});

export const ToAnnual = meta.story({
  args: {
    after: { billingInterval: 'year', supportPackage: 'expansion', cents: 738700 },
    dueCents: 736000,
    nextCharge: { cents: 738700, at: new Date('2027-01-15T12:00:00Z') },
  },
});

/** A former package keeps its name. */
export const FormerPackage = meta.story({
  args: { before: { billingInterval: 'year', supportPackage: 'yearly', cents: 19900 } },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    const name = 'Previous plan Annual, 1-Year Support: $199.00 a year';
    await expect(mail.getByRole('row', { name })).toBeVisible();
  },
});

/** What was paid in advance pays the next charges. */
export const Credited = meta.story({
  args: {
    before: { billingInterval: 'year', supportPackage: 'regular', cents: 79900 },
    after: { billingInterval: 'year', supportPackage: 'none', cents: 19900 },
    dueCents: -60000,
    nextCharge: { cents: 19900, at: new Date('2027-01-15T12:00:00Z') },
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    for (const name of ['Charged now $0.00', 'Credit $600.00']) {
      await expect(mail.getByRole('row', { name })).toBeVisible();
    }
    await expect(mail.getByText(/became a credit of \$600\.00/)).toBeVisible();
  },
});

export const NextChargeUnknown = meta.story({ args: { dueCents: null, nextCharge: null } });
