import { expect, within } from 'storybook/test';
import { type WebhookOffData, webhookOff } from '#api/platform/mail/templates/webhook-off';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail } from './read-mail.ts';

const WebhookOffMail = (data: WebhookOffData) => <MailPreview letter={webhookOff(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Webhook turned off',
  component: WebhookOffMail,
  tags: ['screen', 'framed'],
  args: { id: 1, host: 'hooks.example.com', failingSince: new Date('2026-01-12T09:30:00Z') },
  parameters: {
    docs: {
      description: {
        component: 'Sent to owners when a webhook accepted no event for three days.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'View webhook' })).toBeVisible();
  },
});
