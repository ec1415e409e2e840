import type { MailEntry } from '#contract/mails';
import { list as listCopy } from '../../copy/admin-list.ts';
import { mails as copy } from '../../copy/admin-mails.ts';
import { useMailRetry } from '../../data/mails.ts';
import { useMay } from '../../data/permissions.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

/** Sends a failed email again, while its content is stored and for admins who may. */
export function useRetry({ id, canRetry }: MailEntry) {
  const retry = useMailRetry();
  const may = useMay();
  const toast = useToast();
  const [send, isSending] = useAction(
    async (onSent?: () => void) => {
      await retry(id);
      onSent?.();
      toast(copy.retried);
    },
    { title: listCopy.error },
  );
  return { send, isSending, isOffered: canRetry && may('mails.retry') };
}
