import { defineTemplate } from './define-template.ts';
import { formatInstant } from './format.ts';
import type { Block, Fact } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type WebsiteStatusData = AboutSubscription & {
  url: string;
  downSince: Date;
  /** null: it is down. */
  upAt: Date | null;
  /** Opens the order without an account; null if an account has it. */
  guestToken: string | null;
};

/** Sent to the customer when their live website stops answering, and when it answers again. */
export const websiteStatus = defineTemplate({
  kind: 'website-status',
  texts: {
    subject: 'Your website {website} isn’t responding',
    subjectBack: 'Your website {website} is back online',
    preview: 'We’ve been alerted and are looking into it.',
    previewBack: 'Your visitors can reach it again. You don’t need to do anything.',
    title: 'Your website isn’t responding',
    titleBack: 'Your website is back online',
    greeting,
    intro:
      'We check your website every hour, and {website} isn’t responding. Our team has been alerted and is looking into it. We’ll email you when it’s back online.',
    introBack: 'Your website {website} is responding again. You don’t need to do anything.',
    action: 'View website status',
  },
  variables: (data: WebsiteStatusData, { baseUrl }) => ({
    ...subscriptionVariables(data),
    website: quoted(new URL(data.url, baseUrl).host),
  }),
  write: (data: WebsiteStatusData, shop, text) => ({
    ...(data.upAt
      ? { subject: text.subjectBack, preview: text.previewBack, title: text.titleBack }
      : { subject: text.subject, preview: text.preview, title: text.title }),
    blocks: [
      ...paragraphs(text.greeting),
      ...paragraphs(data.upAt ? text.introBack : text.intro),
      { is: 'facts', rows: factsOf(data) },
      { is: 'action', label: text.action, url: `${shop.baseUrl}${pathOf(data)}` },
      ...askForChanges(data),
    ],
  }),
});

function factsOf(data: WebsiteStatusData): Fact[] {
  const { url, downSince, upAt } = data;
  return [
    ...orderFacts(data),
    ['Address', quoted(url)],
    ['Down since', formatInstant(downSince)],
    ...(upAt ? [['Back since', formatInstant(upAt)] as Fact] : []),
  ];
}

function pathOf({ guestToken, orderId }: WebsiteStatusData): string {
  return guestToken ? `/order/${guestToken}` : `/dashboard/subscriptions/${orderId}`;
}

function askForChanges({ upAt }: WebsiteStatusData): Block[] {
  if (upAt) return [];
  return [
    {
      is: 'note',
      text: 'If you’ve just changed something at your domain provider, reply to this email and tell us what.',
    },
  ];
}
