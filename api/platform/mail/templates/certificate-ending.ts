import { defineTemplate } from './define-template.ts';
import { formatDay } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';
import { subscriptionVariables } from './subscription.ts';
import { type AboutLiveSite, liveSiteFacts } from './website-alert.ts';

export type CertificateEndingData = AboutLiveSite & { certificateEndsAt: Date };

/** Sent to the shop. */
export const certificateEnding = defineTemplate({
  kind: 'certificate-ending',
  texts: {
    subject: 'Certificate expires soon: {website}',
    preview: 'Renew it before {expiryDate}.',
    title: 'A certificate expires soon',
    intro:
      'The certificate of {website} expires on {expiryDate} and hasn’t been renewed. After that, browsers warn visitors away from the website.',
    action: 'View order',
  },
  variables: (data: CertificateEndingData, { baseUrl }) => ({
    ...subscriptionVariables(data),
    website: quoted(new URL(data.url, baseUrl).host),
    expiryDate: formatDay(data.certificateEndsAt),
  }),
  write: (data: CertificateEndingData, { baseUrl }, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'facts',
        rows: [...liveSiteFacts(data), ['Expires', formatDay(data.certificateEndsAt)]],
      },
      { is: 'action', label: action, url: `${baseUrl}/admin/orders/${data.orderId}` },
    ],
  }),
});
