import { expect, within } from 'storybook/test';
import { type PreviewReadyData, previewReady } from '#api/platform/mail/templates/preview-ready';
import preview from '../../.storybook/preview.tsx';
import { waitsForApproval } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const PreviewReadyMail = (data: PreviewReadyData) => (
  <MailPreview letter={previewReady(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Preview ready',
  component: PreviewReadyMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    round: 1,
    done: 0,
    declined: 0,
    delivery: waitsForApproval,
    at: new Date('2026-01-16T15:00:00.000Z'),
    guestToken: null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: { component: 'Sent to the customer each time an order enters the review.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Review your website' })).toBeVisible();
    await expect(
      mail.getByText(/^Approve your preview and we’ll deliver within 20 hours\./),
    ).toBeVisible();
  },
});

/** The second preview says what became of the remarks. */
export const NextRound = meta.story({
  args: { round: 2, done: 2, declined: 1 },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/Your last remarks: 2 done, 1 declined\./)).toBeVisible();
  },
});

export const ToGuest = meta.story({
  args: { guestToken: 'AAAADAAAAAFreK' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Review your website' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/order\/AAAADAAAAAFreK\/review$/),
    );
    await expect(mail.getByRole('link', { name: 'View order' })).toBeVisible();
  },
});
