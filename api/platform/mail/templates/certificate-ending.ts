import { formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutLiveSite, liveSiteFacts } from './website-alert.ts';

export type CertificateEndingData = AboutLiveSite & { certificateEndsAt: Date };

/** Sent to the shop. */
export const certificateEnding: Template<CertificateEndingData> = (data, { baseUrl }) => {
  const { orderId, url, certificateEndsAt } = data;
  const name = quoted(new URL(url, baseUrl).host);
  const end = formatDay(certificateEndsAt);
  return {
    subject: `Certificate expires soon: ${name}`,
    preview: `Renew it before ${end}.`,
    title: 'A certificate expires soon',
    blocks: [
      {
        is: 'text',
        text: `The certificate of ${name} expires on ${end} and hasn’t been renewed. After that, browsers warn visitors away from the website.`,
      },
      { is: 'facts', rows: [...liveSiteFacts(data), ['Expires', end]] },
      { is: 'action', label: 'View order', url: `${baseUrl}/admin/orders/${orderId}` },
    ],
  };
};
