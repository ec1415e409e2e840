import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type OrderLinkData = AboutSubscription & {
  /** Opens the order without an account. */
  guestToken: string;
};

/** Sent when an admin sends a guest a new link, because the last one is lost or revoked. */
export const orderLink = defineTemplate({
  kind: 'order-link',
  texts: {
    subject: 'Your order of {productTitle}',
    preview: 'Follow your website from the brief to its release.',
    title: 'Your order',
    greeting,
    intro:
      'Here is a new link to your order. It shows how far your website is, its brief, its preview and your invoices. You don’t need an account.',
    action: 'View order',
  },
  variables: subscriptionVariables,
  write: (data: OrderLinkData, { baseUrl }, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: orderFacts(data) },
      { is: 'action', label: action, url: `${baseUrl}/order/${data.guestToken}` },
      { is: 'note', text: 'Anyone with this link can open your order, so don’t forward it.' },
    ],
  }),
});
