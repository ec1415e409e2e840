import type { WebhookEndpoint } from '#contract/webhooks';
import { Badge } from '#ui/badge';
import { webhooks as copy } from '../../copy/admin-webhooks.ts';

const tones = { active: 'positive', failing: 'caution', off: 'neutral' } as const;

export function WebhookStatus({ webhook }: { webhook: WebhookEndpoint }) {
  const { disabledAt, failingSince } = webhook;
  const status = disabledAt ? 'off' : failingSince ? 'failing' : 'active';
  const isOffByFailures = status === 'off' && failingSince !== null;
  return <Badge tone={isOffByFailures ? 'critical' : tones[status]}>{copy.statuses[status]}</Badge>;
}
