import { expect, within } from 'storybook/test';
import {
  type CertificateEndingData,
  certificateEnding,
} from '#api/platform/mail/templates/certificate-ending';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const CertificateEndingMail = (data: CertificateEndingData) => (
  <MailPreview letter={certificateEnding(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Certificate ending',
  component: CertificateEndingMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    url: 'https://www.harborbakery.example',
    email: 'ada@harborbakery.example',
    certificateEndsAt: new Date('2026-01-24T23:59:59Z'),
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the shop once, 14 days before the certificate of a customer’s website expires.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/expires on January 24, 2026 \(UTC\)/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View order' })).toBeVisible();
  },
});
