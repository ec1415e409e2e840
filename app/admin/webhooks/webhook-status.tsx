import type { WebhookEndpoint } from '#contract/webhooks';
import { Badge } from '#ui/badge';
import { webhooks as copy } from '../../copy/admin-webhooks.ts';

const tones = { active: 'positive', failing: 'caution', off: 'critical' } as const;

export function WebhookStatus({ webhook }: { webhook: WebhookEndpoint }) {
  const { disabledAt, failingSince } = webhook;
  const status = disabledAt ? 'off' : failingSince ? 'failing' : 'active';
  return <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>;
}
