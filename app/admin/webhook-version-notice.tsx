import { Notice } from '#ui/notice';
import { webhookVersion as copy } from '../copy/admin-reconciliation.ts';
import { useWebhookVersion } from '../data/operations.ts';

/** Warns when the payment provider sends events in an unexpected API version. */
export function WebhookVersionNotice() {
  const version = useWebhookVersion();
  if (!version?.received || version.received === version.expected) return null;
  return (
    <Notice tone="caution" title={copy.title} live="polite">
      {copy.body(version.received, version.expected)}
    </Notice>
  );
}
