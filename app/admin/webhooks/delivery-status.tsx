import type { WebhookDelivery } from '#contract/webhooks';
import { Badge } from '#ui/badge';
import { webhookPage as copy } from '../../copy/admin-webhooks.ts';

const tones = { pending: 'caution', delivered: 'positive', failed: 'critical' } as const;

export function DeliveryStatus({ delivery: { status } }: { delivery: WebhookDelivery }) {
  return <Badge tone={tones[status]}>{copy.deliveryStatuses[status]}</Badge>;
}
