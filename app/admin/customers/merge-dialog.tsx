import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerDetails } from '#contract/admin-customers';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { customerMerge as copy } from '../../copy/admin-customers.ts';
import { useCustomerMutations, useMergePreview } from '../../data/admin-customers.ts';
import { getNewerVersion, isConflict } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';
import { useToast } from '../../state/toasts.ts';
import { CustomerField } from './customer-field.tsx';
import { MergeSummary } from './merge-summary.tsx';

type MergeDialogProps = {
  guest: CustomerDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Moves a guest's orders and tickets into an account, after a preview of what moves. */
export function MergeDialog({ guest, open, onOpenChange, finalFocus }: MergeDialogProps) {
  const [account, setAccount] = useState('');
  const [other, setOther] = useState('');
  const [failure, setFailure] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const guests = other ? [guest.id, other] : [guest.id];
  const { preview, failed, onRetry } = useMergePreview(account, guests);
  const { mergeInto } = useCustomerMutations(guest.id);
  const navigate = useNavigate();
  const toast = useToast();

  const [merge, isMerging] = useSingleFlight(async () => {
    if (!preview) return;
    setFailure(undefined);
    try {
      const moved = preview.guests.map(({ id, orders, tickets }) => ({
        id,
        orders: orders.length,
        tickets: tickets.length,
      }));
      await mergeInto(account, { guests: moved });
      onOpenChange(false);
      toast({ title: copy.done });
      await navigate(paths.adminCustomer(account));
    } catch (error) {
      const newer = getNewerVersion(error);
      const sentence = newer && copy.conflict(newer.by, formatDateTime(newer.at));
      setFailure(sentence ?? getErrorMessage(error) ?? '');
      // What moves may be more than was shown.
      if (isConflict(error)) onRetry();
    }
  });

  const choose = (set: (id: string) => void) => (id: string) => {
    setFailure(undefined);
    set(id);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.lead(displayAddress(guest.email ?? ''))}
      initialFocus={first}
      finalFocus={finalFocus}
      dismissible={!isMerging}
      summary={
        failure !== undefined && (
          <Notice tone="critical" live="assertive" title={copy.error}>
            {failure}
          </Notice>
        )
      }
      actions={
        <>
          <Button variant="quiet" disabled={isMerging} onClick={() => onOpenChange(false)}>
            {copy.cancel}
          </Button>
          <Button
            variant="destructive"
            disabled={!preview}
            loading={isMerging && copy.pending}
            onClick={merge}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <CustomerField
          ref={first}
          name="account"
          among="accounts"
          label={copy.account}
          description={copy.accountHint}
          value={account}
          onValueChange={choose(setAccount)}
        />
        <CustomerField
          name="other"
          among="guests"
          without={guest.id}
          label={copy.other}
          aside={copy.optional}
          description={copy.otherHint}
          value={other}
          onValueChange={choose(setOther)}
        />
        <MergeSummary
          isChosen={account !== ''}
          preview={preview}
          failed={failed}
          onRetry={onRetry}
        />
      </Stack>
    </Dialog>
  );
}
