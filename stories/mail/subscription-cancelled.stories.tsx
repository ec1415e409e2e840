import { expect, within } from 'storybook/test';
import {
  type SubscriptionCancelledData,
  subscriptionCancelled,
} from '#api/platform/mail/templates/subscription-cancelled';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const SubscriptionCancelledMail = (data: SubscriptionCancelledData) => (
  <MailPreview letter={subscriptionCancelled(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Subscription cancelled',
  component: SubscriptionCancelledMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    endsAt: new Date('2026-02-14T09:30:00Z'),
    isOver: false,
    isDelivered: true,
    refundCents: null as number | null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent when an admin cancels a subscription: the last day of access, and what was refunded with it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/stays online until February 14, 2026/)).toBeVisible();
    await expect(mail.queryByText(/refunded/)).toBeNull();
  },
});

export const EndedWithRefund = meta.story({
  tags: ['unpictured'],
  args: { isOver: true, refundCents: 19_00 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/so your website is offline/)).toBeVisible();
    await expect(mail.getByText(/We refunded \$19\.00/)).toBeVisible();
  },
});
