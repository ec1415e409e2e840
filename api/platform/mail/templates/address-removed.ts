import { displayAddress } from '#api/platform/email-address';
import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';

export type AddressRemovedData = Record<string, never>;

/**
 * Sent to the former address of an order whose address an admin corrects. It may be a stranger's, so
 * it says nothing about the order.
 */
export const addressRemoved = defineTemplate({
  kind: 'address-removed',
  texts: {
    subject: 'Your email address was removed from an order at {shopName}',
    preview: 'We won’t email you about that order anymore.',
    title: 'Your address was removed from an order',
    intro:
      'This email address was on an order at {shopName}. We’ve replaced it with another one, so we won’t email you about that order anymore. Links that we emailed to you about it no longer work.',
  },
  write: (_data: AddressRemovedData, { sender }, { intro, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'text',
        text: `If you placed the order, email ${displayAddress(sender.supportEmail)} right away from this address. Otherwise, you can ignore this email.`,
      },
    ],
  }),
});
