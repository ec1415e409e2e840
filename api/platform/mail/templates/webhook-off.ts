import { defineTemplate } from './define-template.ts';
import { formatInstant } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';

export type WebhookOffData = { id: number; host: string; failingSince: Date };

/** Sent to owners. */
export const webhookOff = defineTemplate({
  kind: 'webhook-off',
  texts: {
    subject: 'Webhook turned off: {host}',
    preview: 'It hasn’t accepted an event since {since}.',
    title: 'A webhook was turned off',
    intro:
      'The webhook at {host} hasn’t accepted an event since {since}, so we turned it off.\n\nFix what receives it, turn it on again, and resend the events that it missed.',
    action: 'View webhook',
  },
  variables: ({ host, failingSince }: WebhookOffData) => ({
    host: quoted(host),
    since: formatInstant(failingSince),
  }),
  write: ({ id }, { baseUrl }, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      { is: 'action', label: action, url: `${baseUrl}/admin/webhooks/${id}` },
    ],
  }),
});
