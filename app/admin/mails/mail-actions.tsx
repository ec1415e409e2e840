import type { MailEntry } from '#contract/mails';
import { Button } from '#ui/button';
import { list as listCopy } from '../../copy/admin-list.ts';
import { mails as copy } from '../../copy/admin-mails.ts';
import { useMailRetry } from '../../data/mails.ts';
import { useMay } from '../../data/permissions.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { useFocusFallback } from '../list/use-focus-fallback.ts';

type MailActionsProps = { mail: MailEntry; onDetails: () => void };

/** Resends a failed email while its content is stored, or shows its details. */
export function MailActions({ mail, onDetails }: MailActionsProps) {
  const { id, to, subject, canRetry } = mail;
  const name = copy.nameOf(subject, to);
  const { fallback, removable } = useFocusFallback();
  const retry = useMailRetry();
  const may = useMay();
  const toast = useToast();
  const [send, isSending] = useAction(
    async () => {
      await retry(id);
      toast(copy.retried);
    },
    { title: listCopy.error },
  );

  return (
    <>
      {canRetry && may('mails.retry') && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={copy.retryOf(name)}
          loading={isSending && copy.retrying}
          onClick={send}
        >
          {copy.retry}
        </Button>
      )}
      <DetailsButton ref={fallback} of={name} onClick={onDetails} />
    </>
  );
}
