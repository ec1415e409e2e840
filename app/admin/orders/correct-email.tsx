import { useRef, useState } from 'react';
import * as v from 'valibot';
import { lengths } from '#contract/fields';
import { type Order, OrderEmailChange } from '#contract/orders';
import type { NewerVersion } from '#contract/problem';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { list as listCopy } from '../../copy/admin-list.ts';
import { emailCorrection as copy } from '../../copy/admin-orders.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useOrderMutations } from '../../data/orders.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useForm } from '../../shell/use-form.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';

/** A guest's, whose data wasn't erased. An account has an email of its own. */
export function isCorrectable({ paidAt, customerId, customerEmail }: Order): boolean {
  return paidAt !== null && customerId === null && customerEmail.includes('@');
}

/** Replaces the address that a guest mistyped at checkout. */
export function CorrectEmail({ order }: { order: Order }) {
  const dialog = useDialogState<string>();
  return (
    <Allowed to="customers.change">
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => dialog.open(order.customerEmail)}
      >
        {copy.action}
      </Button>
      {dialog.opening && (
        <CorrectionDialog
          key={dialog.opening.key}
          order={order}
          shownEmail={dialog.opening.subject}
          open={dialog.opening.isOpen}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </Allowed>
  );
}

type CorrectionDialogProps = {
  /** As it is now. */
  order: Order;
  /** The address when the form was opened. */
  shownEmail: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** If the address was changed in the meantime, shows the newer one; saving replaces it. */
function CorrectionDialog({ order, shownEmail, open, onOpenChange }: CorrectionDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [newer, setNewer] = useState<NewerVersion>();
  const { correctEmail } = useOrderMutations(order.id);
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: v.pick(OrderEmailChange, ['customerEmail']),
    read: (element) => ({ customerEmail: new FormData(element).get('customerEmail') }),
    send: async ({ customerEmail }) => {
      await correctEmail({ customerEmail, shownEmail: newer ? order.customerEmail : shownEmail });
      onOpenChange(false);
      const description = copy.done(displayAddress(customerEmail));
      toast({ title: listCopy.success, description });
    },
    onFailed: (description, error) => {
      const known = getNewerVersion(error);
      if (known) return setNewer(known);
      toast({ tone: 'critical', title: listCopy.error, description });
    },
  });
  return (
    <FormDialog
      open={open}
      title={copy.title(order.orderId)}
      description={copy.lead}
      initialFocus={field}
      form={form}
      submit={copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        {newer && (
          <EditConflictNotice
            key={newer.at}
            title={copy.conflict.title(newer.by, formatDateTime(newer.at))}
          >
            <p>
              <bdi>{displayAddress(order.customerEmail)}</bdi>
            </p>
            <p>{copy.conflict.hint}</p>
          </EditConflictNotice>
        )}
        <TextField
          ref={field}
          name="customerEmail"
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={lengths.email}
          defaultValue={displayAddress(shownEmail)}
          required
          error={errors.customerEmail}
        />
      </Stack>
    </FormDialog>
  );
}
