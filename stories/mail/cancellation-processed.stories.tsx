import { expect, within } from 'storybook/test';
import {
  type CancellationProcessedData,
  cancellationProcessed,
} from '#api/platform/mail/templates/cancellation-processed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const CancellationProcessedMail = (data: CancellationProcessedData) => (
  <MailPreview letter={cancellationProcessed(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Cancellation processed',
  component: CancellationProcessedMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    endsAt: new Date('2026-02-15T12:00:00Z'),
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component: 'Sent when the provider has scheduled the end of the subscription.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    const until = { name: 'Active until February 15, 2026 (UTC)' };
    await expect(mail.getByRole('row', until)).toBeVisible();
  },
});
