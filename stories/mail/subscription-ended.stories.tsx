import { expect, within } from 'storybook/test';
import {
  type SubscriptionEndedData,
  subscriptionEnded,
} from '#api/platform/mail/templates/subscription-ended';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const SubscriptionEndedMail = (data: SubscriptionEndedData) => (
  <MailPreview letter={subscriptionEnded(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Subscription ended',
  component: SubscriptionEndedMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    endedAt: new Date('2026-02-15T12:00:00Z'),
    isDelivered: true,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent when the subscription has ended: the website is offline, and nothing more is charged.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Browse websites' })).toBeVisible();
  },
});

/** There was no website to take offline. */
export const Undelivered = meta.story({
  args: { isDelivered: false },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(
      mail.getByText(/stopped working on your website/, { selector: 'p' }),
    ).toBeVisible();
    await expect(mail.queryByText(/offline/)).toBeNull();
  },
});
