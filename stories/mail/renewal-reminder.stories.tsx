import { expect, within } from 'storybook/test';
import {
  type RenewalReminderData,
  renewalReminder,
} from '#api/platform/mail/templates/renewal-reminder';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const RenewalReminderMail = (data: RenewalReminderData) => (
  <MailPreview letter={renewalReminder(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Renewal reminder',
  component: RenewalReminderMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    nextCharge: { cents: 199_00, at: new Date('2026-02-14T12:00:00Z') },
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent 30 days before an annual subscription renews: the price, and how to cancel.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('$199.00 on February 14, 2026 (UTC)')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View subscription' })).toBeVisible();
  },
});
