import { Button } from '#ui/button';
import { unansweredRemarks as copy } from '../../copy/admin-delivery.ts';
import { useAction } from '../../shell/use-action.ts';

type SendAnywayProps = { orderId: string; onSend: () => Promise<void> };

/** Sends the next preview of one order although remarks have no answer. */
export function SendAnyway({ orderId, onSend }: SendAnywayProps) {
  const [send, isSending] = useAction(onSend, { title: copy.failed(orderId) });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={copy.sendAnywayOf(orderId)}
      loading={isSending && copy.sending}
      onClick={() => void send()}
    >
      {copy.sendAnyway}
    </Button>
  );
}
