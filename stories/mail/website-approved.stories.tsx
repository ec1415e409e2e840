import { expect, within } from 'storybook/test';
import {
  type WebsiteApprovedData,
  websiteApproved,
} from '#api/platform/mail/templates/website-approved';
import preview from '../../.storybook/preview.tsx';
import { wasReviewed } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const WebsiteApprovedMail = (data: WebsiteApprovedData) => (
  <MailPreview letter={websiteApproved(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Website approved',
  component: WebsiteApprovedMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    round: 2,
    name: 'Ada Lovelace',
    delivery: wasReviewed,
    at: new Date('2026-01-17T09:12:00.000Z'),
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: { component: 'Sent to the shop when a customer has approved a website.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'View order' })).toBeVisible();
    await expect(
      mail.getByText(/^We’ll deliver by .* We waited .* for your approval\.$/),
    ).toBeVisible();
  },
});
