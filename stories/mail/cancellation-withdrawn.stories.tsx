import { expect, within } from 'storybook/test';
import {
  type CancellationWithdrawnData,
  cancellationWithdrawn,
} from '#api/platform/mail/templates/cancellation-withdrawn';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const CancellationKeptMail = (data: CancellationWithdrawnData) => (
  <MailPreview letter={cancellationWithdrawn(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Cancellation withdrawn',
  component: CancellationKeptMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    nextCharge: { cents: 8900, at: new Date('2026-02-15T12:00:00Z') },
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Confirms ‘Keep my website’: the subscription continues, and the next charge applies.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Cancellation withdrawn',
    );
  },
});
