import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

export type OrderLinkData = AboutSubscription & {
  /** Opens the order without an account. */
  guestToken: string;
};

/** Sent when an admin sends a guest a new link, because the last one is lost or revoked. */
export const orderLink: Template<OrderLinkData> = (data, { baseUrl }) => ({
  subject: `Your order of ${quoted(data.productTitle)}`,
  preview: 'Follow your website from the brief to its release.',
  title: 'Your order',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: 'Here is a new link to your order. It shows how far your website is, its brief, its preview and your invoices. You don’t need an account.',
    },
    { is: 'facts', rows: orderFacts(data) },
    { is: 'action', label: 'View order', url: `${baseUrl}/order/${data.guestToken}` },
    { is: 'note', text: 'Anyone with this link can open your order, so don’t forward it.' },
  ],
});
