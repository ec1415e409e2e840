import type { Block, Fact, Template } from './letter.ts';
import { quoted, quotedLines } from './sanitize-text.ts';
import { type AboutSubscription, greeting, guestOrderLink, orderFacts } from './subscription.ts';

export type WebsiteReadyData = AboutSubscription & {
  /** What was said at the handover. */
  note: string | null;
  /** Where it is live; null: not known. */
  liveUrl: string | null;
  /** Opens the order without an account, which has no credentials; null if an account has it. */
  guestToken: string | null;
};

/** Says where the credentials are. It never contains them. */
export const websiteReady: Template<WebsiteReadyData> = (data, shop) => ({
  subject: `Your website ${quoted(data.productTitle)} is ready`,
  preview: 'Your access credentials are in your account.',
  title: 'Your website is ready',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: `${data.liveUrl ? 'Your website is live.' : 'Your website is set up and ready to use.'} Your access credentials are in your account. We never send them by email.`,
    },
    ...noteOf(data),
    { is: 'facts', rows: [...orderFacts(data), ...addressOf(data)] },
    ...wayIn(data, shop),
  ],
});

function addressOf({ liveUrl }: WebsiteReadyData): Fact[] {
  return liveUrl ? [['Address', quoted(liveUrl)]] : [];
}

function noteOf({ note }: WebsiteReadyData): Block[] {
  if (note === null) return [];
  return [
    { is: 'text', text: 'A note from our team:' },
    { is: 'quote', lines: quotedLines(note) },
  ];
}

function wayIn(
  { guestToken, orderId }: WebsiteReadyData,
  { baseUrl }: { baseUrl: string },
): Block[] {
  if (guestToken !== null) {
    return [
      {
        is: 'text',
        text: 'You checked out as a guest. Create an account with this email address and verify it to add your website and its credentials to the account.',
      },
      { is: 'action', label: 'Create account', url: `${baseUrl}/auth?new` },
      ...guestOrderLink(guestToken, { baseUrl }),
    ];
  }
  return [
    {
      is: 'action',
      label: 'View credentials',
      url: `${baseUrl}/dashboard/subscriptions/${orderId}`,
    },
    {
      is: 'note',
      text: 'To keep them safe, we ask you to sign in again before we show them.',
    },
  ];
}
