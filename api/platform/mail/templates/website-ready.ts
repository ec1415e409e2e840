import { defineTemplate } from './define-template.ts';
import type { Block, Fact } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted, quotedLines } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  guestOrderLink,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type WebsiteReadyData = AboutSubscription & {
  /** What was said at the handover. */
  note: string | null;
  /** Where it is live; null: not known. */
  liveUrl: string | null;
  /** Opens the order without an account, which has no credentials; null if an account has it. */
  guestToken: string | null;
};

/** Says where the credentials are. It never contains them. */
export const websiteReady = defineTemplate({
  kind: 'website-ready',
  texts: {
    subject: 'Your website {productTitle} is ready',
    preview: '{credentials}',
    title: 'Your website is ready',
    greeting,
    intro: '{state} {credentials} We never send them by email.',
    action: 'View credentials',
  },
  variables: (data: WebsiteReadyData) => ({
    ...subscriptionVariables(data),
    state: data.liveUrl ? 'Your website is live.' : 'Your website is set up and ready to use.',
    credentials:
      data.guestToken === null
        ? 'Your access credentials are in your account.'
        : 'Your access credentials need an account.',
  }),
  write: (data: WebsiteReadyData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      ...noteOf(data),
      { is: 'facts', rows: [...orderFacts(data), ...addressOf(data)] },
      ...wayIn(data, shop, action),
    ],
  }),
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
  label: string,
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
      label,
      url: `${baseUrl}/dashboard/subscriptions/${orderId}`,
    },
    {
      is: 'note',
      text: 'To keep them safe, we ask you to sign in again before we show them.',
    },
  ];
}
