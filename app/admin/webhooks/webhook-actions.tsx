import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { WebhookEndpoint } from '#contract/webhooks';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import {
  webhookPage as copy,
  webhookDeletion,
  webhookRotation,
  webhookSecret,
  webhookTurningOff,
} from '../../copy/admin-webhooks.ts';
import { useWebhookMutations } from '../../data/webhooks.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** What can be done with a webhook, in a row of buttons. */
export function WebhookActions({ webhook }: { webhook: WebhookEndpoint }) {
  const { id, url, disabledAt } = webhook;
  const { test, disable, enable, rotate, remove } = useWebhookMutations();
  const navigate = useNavigate();
  const toast = useToast();
  const editing = useDialogState<null>();
  const rotating = useDialogState<null>();
  const rotated = useDialogState<string>();
  const turningOff = useDialogState<null>();
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
  const [turnOff, isTurningOff] = useAction(
    async () => {
      await disable(id);
      turningOff.onOpenChange(false);
      toast(webhookTurningOff.done);
    },
    { title: webhookTurningOff.error },
  );
  const [turnOn, isTurningOn] = useAction(
    async () => {
      await enable(id);
      toast(copy.enabled);
      // The button that had it is gone.
      firstButton.current?.focus();
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
      {!disabledAt && (
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => turningOff.open(null)}
        >
          {copy.disable}
        </Button>
      )}
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
        <SecretDialog
          copy={webhookSecret}
          key={rotated.opening.key}
          secret={rotated.opening.subject}
          open={rotated.opening.isOpen}
          onOpenChange={rotated.onOpenChange}
          finalFocus={firstButton}
        />
      )}
      {turningOff.opening && (
        <ConfirmDialog
          open={turningOff.opening.isOpen}
          onOpenChange={turningOff.onOpenChange}
          title={webhookTurningOff.title}
          description={webhookTurningOff.question(new URL(url).host)}
          confirmLabel={webhookTurningOff.confirm}
          cancelLabel={webhookTurningOff.cancel}
          loading={isTurningOff && webhookTurningOff.pending}
          onConfirm={() => void turnOff()}
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
