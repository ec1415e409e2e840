import { useRef } from 'react';
import type { WebhookAttempt, WebhookDelivery } from '#contract/webhooks';
import { Button } from '#ui/button';
import { type Description, DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { list as listCopy } from '../../copy/admin-list.ts';
import { webhookDelivery as copy, webhookPage } from '../../copy/admin-webhooks.ts';
import { useWebhookMutations } from '../../data/webhooks.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime, formatDateTime } from '../../format/date-time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';
import { DeliveryStatus } from './delivery-status.tsx';

type DeliveryDetailsProps = {
  webhookId: number;
  delivery: WebhookDelivery;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** An event, what the program answered each time, and a button that sends it again. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const { webhookId, delivery, open, onOpenChange } = props;
  const { type, record, eventId, sequence, nextAttemptAt, attempts, payload } = delivery;
  const close = useRef<HTMLButtonElement>(null);
  const { resend } = useWebhookMutations();
  const toast = useToast();
  const [send, isSending] = useAction(
    async () => {
      const sent = await resend(webhookId, delivery.id);
      const isAccepted = sent.status === 'delivered';
      toast(isAccepted ? copy.resent : { tone: 'critical', title: copy.refused });
      onOpenChange(false);
    },
    { title: copy.resendFailed },
  );
  const facts: Description[] = [
    { term: webhookPage.columns.status, detail: <DeliveryStatus delivery={delivery} /> },
    { term: webhookPage.columns.record, detail: record ? <bdi>{record}</bdi> : copy.noRecord },
    { term: copy.id, detail: eventId },
    { term: copy.sequence, detail: sequence },
  ];
  if (nextAttemptAt) facts.push({ term: copy.next, detail: <DateTime at={nextAttemptAt} /> });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={type}
      initialFocus={close}
      actions={
        <>
          <Button variant="quiet" loading={isSending && copy.resending} onClick={() => void send()}>
            {copy.resend}
          </Button>
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {listCopy.close}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <DescriptionList items={facts} />
        <DetailSection title={copy.attempts}>
          {attempts.length === 0 && <Text tone="soft">{copy.noAttempts}</Text>}
          <Stack gap="m">
            {attempts.toReversed().map((attempt) => (
              <Attempt key={attempt.at} attempt={attempt} />
            ))}
          </Stack>
        </DetailSection>
        {payload && (
          <TextArea label={copy.payload} name="payload" defaultValue={payload} readOnly rows={6} />
        )}
      </Stack>
    </Dialog>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { at, status, durationMs, body, error } = attempt;
  const outcome = status === null ? describeError(error) : copy.status(status);
  return (
    <Stack gap="xxs">
      <Text>
        <DateTime at={at} /> · {outcome} · {copy.took(formatCount(durationMs))}
      </Text>
      {body && (
        <TextArea
          label={copy.answer(formatDateTime(at))}
          name="answer"
          defaultValue={body}
          readOnly
          rows={2}
        />
      )}
    </Stack>
  );
}

function describeError(error: string | null): string {
  return copy.problems[error ?? ''] ?? error ?? '';
}
