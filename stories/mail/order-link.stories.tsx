import { expect, within } from 'storybook/test';
import { type OrderLinkData, orderLink } from '#api/platform/mail/templates/order-link';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const OrderLinkMail = (data: OrderLinkData) => <MailPreview letter={orderLink(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Order link',
  component: OrderLinkMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    guestToken: 'AAAADAAAAAFreK',
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: { component: 'Sent to a guest when an admin emails a new link to the order.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/order\/AAAADAAAAAFreK$/),
    );
  },
});
