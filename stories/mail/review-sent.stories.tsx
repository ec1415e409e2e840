import { expect, within } from 'storybook/test';
import { type ReviewSentData, reviewSent } from '#api/platform/mail/templates/review-sent';
import preview from '../../.storybook/preview.tsx';
import { wasReviewed } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const ReviewSentMail = (data: ReviewSentData) => <MailPreview letter={reviewSent(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Remarks sent',
  component: ReviewSentMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    round: 1,
    remarks: 3,
    delivery: wasReviewed,
    at: new Date('2026-01-17T09:12:00.000Z'),
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: { component: 'Sent to the shop when a customer has sent a round of remarks.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'View remarks' })).toBeVisible();
    await expect(
      mail.getByText(/^We’ll deliver by .* We waited .* for your approval\.$/),
    ).toBeVisible();
  },
});
