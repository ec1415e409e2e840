import { expect, within } from 'storybook/test';
import {
  type CancellationRequestedData,
  cancellationRequested,
} from '#api/platform/mail/templates/cancellation-requested';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const CancellationRequestedMail = (data: CancellationRequestedData) => (
  <MailPreview letter={cancellationRequested(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Cancellation requested',
  component: CancellationRequestedMail,
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
        component:
          'Confirms a cancellation request: when we process it, how long the website stays online, and how to withdraw it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/the request within 24 hours/)).toBeVisible();
    await expect(mail.getByText(/until February 15, 2026 \(UTC\)/)).toBeVisible();
  },
});

/** The end of the period is not known yet. */
export const EndUnknown = meta.story({ args: { endsAt: null } });
