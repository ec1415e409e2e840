import { expect, within } from 'storybook/test';
import { type RefundIssuedData, refundIssued } from '#api/platform/mail/templates/refund-issued';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const RefundMadeMail = (data: RefundIssuedData) => (
  <MailPreview letter={refundIssued(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Refund issued',
  component: RefundMadeMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    cents: 160_00,
    subscription: 'goes_on' as RefundIssuedData['subscription'],
    isDelivered: true,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component: 'Sent when a refund is issued: how much, and when it reaches the card.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('$160.00')).toBeVisible();
    await expect(mail.getByText('Your subscription continues.')).toBeVisible();
  },
});

export const SubscriptionEnded = meta.story({
  args: { subscription: 'ended_with_it' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/Your subscription has ended/)).toBeVisible();
    await expect(mail.getByText(/your website is offline/)).toBeVisible();
  },
});

/** There was no website to take offline. */
export const UndeliveredEnded = meta.story({
  args: { subscription: 'ended_with_it', isDelivered: false },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/stopped working on your website/)).toBeVisible();
    await expect(mail.queryByText(/offline/)).toBeNull();
  },
});

export const SubscriptionEndedBefore = meta.story({
  args: { subscription: 'over' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.queryByText(/Your subscription/)).toBeNull();
  },
});
