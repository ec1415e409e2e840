import type { RefObject } from 'react';
import { mailKindName } from '#contract/mail-kind-names';
import type { MailEntry } from '#contract/mails';
import type { UnsentMail } from '#contract/operations';
import { Button } from '#ui/button';
import { list } from '../../copy/admin-list.ts';
import { mails as logCopy } from '../../copy/admin-mails.ts';
import { unsentMails as copy } from '../../copy/admin-operations.ts';
import { readUnsentMail, useOperationsActions } from '../../data/operations.ts';
import { useMay } from '../../data/permissions.ts';
import { displayAddress } from '../../format/email-address.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useFocusOnRemoval } from '../list/use-focus-fallback.ts';

type UnsentMailActionsProps = {
  mail: UnsentMail;
  onDetails: (mail: MailEntry) => void;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
};

/** Sends a failed email again, or loads the details that the list leaves out. */
export function UnsentMailActions({ mail, onDetails, title }: UnsentMailActionsProps) {
  const { id, kind, maskedTo, canRetry } = mail;
  const name = copy.nameOf(mailKindName(kind), displayAddress(maskedTo));
  const { retryMail } = useOperationsActions();
  const may = useMay();
  const toast = useToast();
  const removable = useFocusOnRemoval(title);
  const [retry, isRetrying] = useAction(
    async () => {
      await retryMail(id);
      toast(logCopy.retried);
    },
    { title: copy.retryFailed },
  );
  const [open, isOpening] = useAction(async () => onDetails(await readUnsentMail(id)), {
    title: copy.detailsFailed,
  });
  return (
    <>
      {canRetry && may('mails.retry') && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={logCopy.retryOf(name)}
          loading={isRetrying && logCopy.retrying}
          onClick={retry}
        >
          {logCopy.retry}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={list.detailsOf(name)}
        loading={isOpening && copy.loadingDetails}
        onClick={open}
      >
        {list.details}
      </Button>
    </>
  );
}
