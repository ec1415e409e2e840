import type { SiteProblem } from '#db/values/site-problems';
import { formatInstant } from './format.ts';
import type { Fact, Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts } from './subscription.ts';

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
export const websiteAlert: Template<WebsiteAlertData> = (data, { baseUrl }) => {
  const { orderId, url, downSince, upAt, problem, status } = data;
  const name = quoted(new URL(url, baseUrl).host);
  const reason = problem && reasons[problem];
  return {
    subject: upAt ? `Website back online: ${name}` : `Website down: ${name}`,
    preview: upAt
      ? `It was down since ${formatInstant(downSince)}.`
      : `${reason ?? 'It isn’t responding.'} The customer was notified.`,
    title: upAt ? 'A website is back online' : 'A website is down',
    blocks: [
      {
        is: 'text',
        text: upAt
          ? `The website of ${orderId} is responding again. The customer was notified.`
          : `The website of ${orderId} failed two checks. ${reason ?? 'It isn’t responding.'} The customer was notified.`,
      },
      {
        is: 'facts',
        rows: [
          ...liveSiteFacts(data),
          ...(status && !upAt ? [['HTTP status', String(status)] as Fact] : []),
          ['Down since', formatInstant(downSince)],
          ...(upAt ? [['Back since', formatInstant(upAt)] as Fact] : []),
        ],
      },
      { is: 'action', label: 'View order', url: `${baseUrl}/admin/orders/${orderId}` },
      { is: 'link', label: 'Open website', url: new URL(url, baseUrl).href },
    ],
  };
};

export function liveSiteFacts(data: AboutLiveSite): Fact[] {
  return [...orderFacts(data), ['Customer', quoted(data.email)], ['Address', quoted(data.url)]];
}

const reasons: Record<SiteProblem, string> = {
  unknown_name: 'Its domain name doesn’t resolve.',
  private_address: 'Its domain points to a private network.',
  bad_certificate: 'Its certificate isn’t valid.',
  no_answer: 'It isn’t responding.',
  error_status: 'It responds with an error.',
};
