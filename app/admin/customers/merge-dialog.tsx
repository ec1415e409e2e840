import { type Ref, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerDetails, CustomerSummary } from '#contract/admin-customers';
import { Button } from '#ui/button';
import { Combobox } from '#ui/combobox';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { customerMerge as copy } from '../../copy/admin-customers.ts';
import {
  useCustomerMutations,
  useFoundCustomers,
  useMergePreview,
} from '../../data/admin-customers.ts';
import { getNewerVersion, isConflict } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';
import { useToast } from '../../state/toasts.ts';
import { MergeSummary } from './merge-summary.tsx';

type CustomerFieldProps = {
  name: string;
  among: 'accounts' | 'guests';
  /** Left out: the person whose page it is. */
  without?: string;
  label: string;
  aside?: string;
  description: string;
  value: string;
  onValueChange: (id: string) => void;
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
};

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

/** Chooses a person by typing part of their name, email, phone or order number. */
function CustomerField({ among, without, ref, ...field }: CustomerFieldProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<CustomerSummary>();
  const { found, isLoading, failed, onRetry } = useFoundCustomers(among, q);
  const others = found.filter(({ id }) => id !== without && id !== chosen?.id);
  return (
    <Combobox
      {...field}
      {...(ref && { ref })}
      placeholder={copy.find}
      options={(chosen ? [chosen, ...others] : others).map(toOption)}
      onSearch={setQ}
      onValueChange={(id) => {
        setChosen(found.find((person) => person.id === id) ?? chosen);
        if (!id) setChosen(undefined);
        field.onValueChange(id);
      }}
      loading={isLoading}
      failure={failed ? { message: failed, onRetry } : false}
    />
  );
}

function toOption({ id, name, ...customer }: CustomerSummary) {
  const email = customer.email && displayAddress(customer.email);
  return { value: id, label: name || email || id, ...(name && email && { description: email }) };
}
