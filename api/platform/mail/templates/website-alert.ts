import { displayAddress } from '#api/platform/email-address';
import type { SiteProblem } from '#db/values/enumerations';
import { defineTemplate } from './define-template.ts';
import { formatInstant } from './format.ts';
import type { Fact } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts, subscriptionVariables } from './subscription.ts';

export type AboutLiveSite = AboutSubscription & { url: string; email: string };

export type WebsiteAlertData = AboutLiveSite & {
  downSince: Date;
  /** null: it is down. */
  upAt: Date | null;
  /** null once it is up. */
  problem: SiteProblem | null;
  /** The HTTP status, if it answered. */
  status: number | null;
};

/** Sent to the shop when a customer's live website goes down, and when it is back. */
export const websiteAlert = defineTemplate({
  kind: 'website-alert',
  texts: {
    subject: 'Website down: {website}',
    subjectBack: 'Website back online: {website}',
    preview: '{reason} The customer was notified.',
    previewBack: 'It was down since {downSince}.',
    title: 'A website is down',
    titleBack: 'A website is back online',
    intro: 'The website of {orderId} failed two checks. {reason} The customer was notified.',
    introBack: 'The website of {orderId} is responding again. The customer was notified.',
    action: 'View order',
  },
  variables: (data: WebsiteAlertData, { baseUrl }) => ({
    ...subscriptionVariables(data),
    website: quoted(new URL(data.url, baseUrl).host),
    reason: (data.problem && reasons[data.problem]) ?? reasons.no_answer,
    downSince: formatInstant(data.downSince),
  }),
  write: (data: WebsiteAlertData, { baseUrl }, text) => ({
    ...(data.upAt
      ? { subject: text.subjectBack, preview: text.previewBack, title: text.titleBack }
      : { subject: text.subject, preview: text.preview, title: text.title }),
    blocks: [
      ...paragraphs(data.upAt ? text.introBack : text.intro),
      { is: 'facts', rows: factsOf(data) },
      { is: 'action', label: text.action, url: `${baseUrl}/admin/orders/${data.orderId}` },
      { is: 'link', label: 'Open website', url: new URL(data.url, baseUrl).href },
    ],
  }),
});

function factsOf(data: WebsiteAlertData): Fact[] {
  const { downSince, upAt, status } = data;
  return [
    ...liveSiteFacts(data),
    ...(status && !upAt ? [['HTTP status', String(status)] as Fact] : []),
    ['Down since', formatInstant(downSince)],
    ...(upAt ? [['Back since', formatInstant(upAt)] as Fact] : []),
  ];
}

export function liveSiteFacts(data: AboutLiveSite): Fact[] {
  return [
    ...orderFacts(data),
    ['Customer', quoted(displayAddress(data.email))],
    ['Address', quoted(data.url)],
  ];
}

const reasons: Record<SiteProblem, string> = {
  unknown_name: 'Its domain name doesn’t resolve.',
  private_address: 'Its domain points to a private network.',
  bad_certificate: 'Its certificate isn’t valid.',
  no_answer: 'It isn’t responding.',
  error_status: 'It responds with an error.',
};
