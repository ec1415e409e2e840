import type { MailEntry } from '#contract/mails';
import { Button } from '#ui/button';
import { mails as copy } from '../../copy/admin-mails.ts';
import { displayAddress } from '../../format/email-address.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { useFocusFallback } from '../list/use-focus-fallback.ts';
import { useRetry } from './use-retry.ts';

type MailActionsProps = {
  mail: MailEntry;
  onDetails: () => void;
  /** Whether the button fits. The details have it too. */
  hasRetry: boolean;
};

/** Resends a failed email while its content is stored, or shows its details. */
export function MailActions({ mail, onDetails, hasRetry }: MailActionsProps) {
  const name = copy.nameOf(mail.subject, displayAddress(mail.to));
  const { fallback, removable } = useFocusFallback();
  const { send, isSending, isOffered } = useRetry(mail);
  return (
    <>
      {isOffered && hasRetry && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={copy.retryOf(name)}
          loading={isSending && copy.retrying}
          onClick={() => void send()}
        >
          {copy.retry}
        </Button>
      )}
      <DetailsButton ref={fallback} of={name} onClick={onDetails} />
    </>
  );
}
