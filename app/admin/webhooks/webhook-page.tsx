import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { WebhookEndpoint } from '#contract/webhooks';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { type Description, DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import {
  webhookPage as copy,
  webhookDeletion,
  webhookForm,
  webhookRotation,
} from '../../copy/admin-webhooks.ts';
import { useWebhook, useWebhookMutations } from '../../data/webhooks.ts';
import { DateTime, formatDateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { RecordSkeleton } from '../record-skeleton.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookStatus } from './webhook-status.tsx';

/** The page of the webhook that the address names. */
export function WebhookScreen() {
  const { webhookId = '' } = useParams();
  const { webhook, ...state } = useWebhook(webhookId);
  if (webhook) return <LoadedWebhook webhook={webhook} />;
  if (state.failed) return <LoadFailed title={copy.loadFailed} {...state} />;
  return <RecordSkeleton loading={copy.loading} />;
}

function LoadedWebhook({ webhook }: { webhook: WebhookEndpoint }) {
  const { id, url, description, events, failingSince, disabledAt, previousSecretUntil } = webhook;
  const facts: Description[] = [
    { term: webhookForm.url, detail: <bdi>{url}</bdi> },
    { term: copy.events, detail: events.join(', ') },
    { term: copy.status, detail: <WebhookStatus webhook={webhook} /> },
  ];
  if (description) facts.unshift({ term: copy.description, detail: <bdi>{description}</bdi> });
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
        <Notice tone="critical" title={copy.off}>
          {copy.offHint}
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

function WebhookActions({ webhook }: { webhook: WebhookEndpoint }) {
  const { id, url, disabledAt } = webhook;
  const { test, enable, rotate, remove } = useWebhookMutations();
  const navigate = useNavigate();
  const toast = useToast();
  const editing = useDialogState<null>();
  const rotating = useDialogState<null>();
  const rotated = useDialogState<string>();
  const deleting = useDialogState<null>();
  const firstButton = useRef<HTMLButtonElement>(null);
  const [sendTest, isTesting] = useAction(
    async () => {
      const { status } = await test(id);
      const isAccepted = status === 'delivered';
      toast(isAccepted ? copy.accepted : { tone: 'critical', title: copy.refused });
    },
    { title: copy.testFailed },
  );
  const [turnOn, isTurningOn] = useAction(
    async () => {
      await enable(id);
      toast(copy.enabled);
    },
    { title: copy.enableFailed },
  );
  const [rotateSecret, isRotating] = useAction(
    async () => {
      const { secret } = await rotate(id);
      rotating.onOpenChange(false);
      rotated.open(secret);
    },
    { title: webhookRotation.error },
  );
  return (
    <Inline gap="s">
      {disabledAt && (
        <Button size="small" loading={isTurningOn && copy.enabling} onClick={() => void turnOn()}>
          {copy.enable}
        </Button>
      )}
      <Button
        ref={firstButton}
        variant="quiet"
        size="small"
        loading={isTesting && copy.testing}
        onClick={() => void sendTest()}
      >
        {copy.test}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => editing.open(null)}
      >
        {copy.edit}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => rotating.open(null)}
      >
        {copy.rotate}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => deleting.open(null)}
      >
        {copy.remove}
      </Button>
      {editing.opening && (
        <WebhookDialog
          key={editing.opening.key}
          webhook={webhook}
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {rotating.opening && (
        <ConfirmDialog
          open={rotating.opening.isOpen}
          onOpenChange={rotating.onOpenChange}
          title={webhookRotation.title}
          description={webhookRotation.question}
          confirmLabel={webhookRotation.confirm}
          cancelLabel={webhookRotation.cancel}
          loading={isRotating && webhookRotation.pending}
          onConfirm={() => void rotateSecret()}
        />
      )}
      {rotated.opening && (
        <WebhookSecret
          key={rotated.opening.key}
          secret={rotated.opening.subject}
          open={rotated.opening.isOpen}
          onOpenChange={rotated.onOpenChange}
          finalFocus={firstButton}
        />
      )}
      {deleting.opening && (
        <DeleteDialog
          copy={webhookDeletion}
          name={new URL(url).host}
          onDelete={async () => {
            await remove(id);
            await navigate(paths.adminWebhooks);
          }}
          open={deleting.opening.isOpen}
          onOpenChange={deleting.onOpenChange}
          finalFocus={firstButton}
        />
      )}
    </Inline>
  );
}
