import { expect, within } from 'storybook/test';
import {
  type ReviewReminderData,
  reviewReminder,
} from '#api/platform/mail/templates/review-reminder';
import preview from '../../.storybook/preview.tsx';
import { waitsForApproval } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const ReviewReminderMail = (data: ReviewReminderData) => (
  <MailPreview letter={reviewReminder(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Review reminder',
  component: ReviewReminderMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    unsent: 0,
    delivery: waitsForApproval,
    at: new Date('2026-01-17T15:37:00.000Z'),
    isLast: false,
    guestToken: null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent after 1, 3 and 7 days in which the delivery is paused because the preview isn’t approved.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^Approve your preview and we’ll deliver within/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Review your website' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dashboard\/subscriptions\/ACC-2026-0042\/review$/),
    );
  },
});

/** Remarks that were pinned but never sent. */
export const UnsentRemarks = meta.story({
  args: { unsent: 2 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^You have 2 remarks that aren’t sent yet\./)).toBeVisible();
  },
});

/** A guest, after seven days. */
export const LastToGuest = meta.story({
  args: { isLast: true, guestToken: 'AAAADAAAAAFreK' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^This is our last reminder/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Review your website' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/order\/AAAADAAAAAFreK\/review$/),
    );
  },
});
