import { webhooks as copy } from '../../copy/admin-webhooks.ts';
import { isWebhookPath } from '../../data/webhooks.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { withAct } from '../use-act.ts';
import { webhookFrame } from './webhook-frame.ts';

export const webhooks = adminSection({
  label: copy.title,
  icon: 'attach',
  within: 'system',
  permission: 'webhooks.manage',
  page: {
    path: paths.adminWebhooks,
    description: 'Tell other programs what happens in the shop.',
    frame: { copy },
    load: async () => (await import('./webhooks.tsx')).Webhooks,
  },
  below: [
    {
      path: `${paths.adminWebhooks}/:webhookId`,
      description: 'What a webhook was sent and how it answered.',
      frame: webhookFrame(),
      isFramed: true,
      load: async () => (await import('./webhook-page.tsx')).WebhookScreen,
    },
  ],
  commands: [
    { label: copy.create, href: withAct(paths.adminWebhooks, 'create-webhook'), keys: 'c w' },
  ],
  refresh: { kinds: ['webhook.changed'], isStale: isWebhookPath },
});
