import { useParams } from 'react-router';
import type { WebhookEndpoint } from '#contract/webhooks';
import { ButtonLink } from '#ui/button';
import { type Description, DescriptionList } from '#ui/description-list';
import { EmptyState } from '#ui/empty-state';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { webhookPage as copy, webhookForm } from '../../copy/admin-webhooks.ts';
import { ApiError } from '../../data/api-error.ts';
import { useWebhook } from '../../data/webhooks.ts';
import { DateTime, formatDateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RecordSkeleton } from '../record-layout.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { webhookFrame } from './webhook-frame.ts';
import { WebhookStatus } from './webhook-status.tsx';

/** The page of the webhook that the address names. */
export function WebhookScreen() {
  const { webhookId = '' } = useParams();
  const { webhook, ...state } = useWebhook(webhookId);
  return (
    <AdminPage {...webhookFrame(webhook && nameOf(webhook))}>
      {webhook ? <LoadedWebhook webhook={webhook} /> : <NoWebhook {...state} />}
    </AdminPage>
  );
}

function NoWebhook(state: Omit<ReturnType<typeof useWebhook>, 'webhook'>) {
  if (state.error instanceof ApiError && state.error.status === 404) {
    return (
      <EmptyState
        title={copy.notFound}
        level={2}
        actions={<ButtonLink href={paths.adminWebhooks}>{copy.back}</ButtonLink>}
      >
        {copy.notFoundHint}
      </EmptyState>
    );
  }
  if (state.failed) return <LoadFailed title={copy.loadFailed} {...state} />;
  return <RecordSkeleton loading={copy.loading} />;
}

function nameOf({ description, url }: WebhookEndpoint): string {
  return description || new URL(url).host;
}

function LoadedWebhook({ webhook }: { webhook: WebhookEndpoint }) {
  const { id, url, events, failingSince, disabledAt, previousSecretUntil } = webhook;
  const facts: Description[] = [
    { term: webhookForm.url, detail: <bdi>{url}</bdi> },
    { term: copy.events, detail: events.join(', ') },
    { term: copy.status, detail: <WebhookStatus webhook={webhook} /> },
  ];
  if (previousSecretUntil) {
    const detail = (
      <>
        {copy.validUntil} <DateTime at={previousSecretUntil} />
      </>
    );
    facts.push({ term: copy.previousSecret, detail });
  }
  return (
    <Stack gap="l">
      {disabledAt && (
        <Notice tone={failingSince ? 'critical' : 'info'} title={copy.off}>
          {failingSince ? copy.offByFailures : copy.offHint}
        </Notice>
      )}
      {failingSince && !disabledAt && (
        <Notice tone="caution" title={copy.failing}>
          {copy.failingHint(formatDateTime(failingSince))}
        </Notice>
      )}
      <DescriptionList items={facts} />
      <WebhookActions webhook={webhook} />
      <WebhookDeliveries webhookId={id} />
    </Stack>
  );
}
