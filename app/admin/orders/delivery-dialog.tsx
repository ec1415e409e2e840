import { useId, useRef, useState } from 'react';
import type { Handover } from '#contract/delivery';
import { lengths } from '#contract/fields';
import type { Order } from '#contract/orders';
import type { NewerVersion } from '#contract/problem';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { list as listCopy } from '../../copy/admin-list.ts';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import { CredentialRows } from './credential-rows.tsx';
import { DeliveryConflictNotice } from './delivery-conflict-notice.tsx';
import { deliverySchema, newDeliveryDraft } from './delivery-draft.ts';

type HandoverDialogProps = {
  /** As it was when the form was opened. */
  read: Order;
  /** As it is now. */
  order: Order;
  credentialLabels: readonly string[] | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Settled once the order was fetched again; refused where another admin was faster. */
  onDeliver: (handover: Handover) => Promise<void>;
};

/** Hands a website over, or replaces what was handed over before. */
export function DeliveryDialog({
  read,
  order,
  credentialLabels,
  open,
  onOpenChange,
  onDeliver,
}: HandoverDialogProps) {
  const formId = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(newDeliveryDraft);
  const [newer, setNewer] = useState<NewerVersion>();
  const toast = useToast();
  const { orderId, productTitle, customerName } = order;
  /** The one that the admin knows of. */
  const known = newer ? order : read;
  const isAgain = known.deliveredAt !== null;
  const { form, errors, pending, forgetErrors } = useForm({
    schema: deliverySchema(draft),
    send: async (handover) => {
      await onDeliver({ ...handover, version: known.deliveryVersion });
      leave();
      setDraft(newDeliveryDraft());
      const description = isAgain ? copy.replaced(orderId) : copy.done(orderId);
      toast({ title: listCopy.success, description });
    },
    onFailed: (description, error) => {
      const made = getNewerVersion(error);
      if (made) setNewer(made);
      else toast({ variant: 'destructive', title: listCopy.error, description });
    },
  });

  function leave() {
    setNewer(undefined);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={isAgain ? copy.replaceTitle(orderId) : copy.title(orderId)}
      description={
        isAgain
          ? copy.replaceLead(productTitle, customerName)
          : copy.lead(productTitle, customerName)
      }
      size="large"
      startAt={first}
      staysOpen={pending}
      actions={
        <FormActions
          form={formId}
          submit={isAgain ? copy.replace : copy.send}
          cancel={copy.cancel}
          staysOpen={pending}
          pending={pending && (isAgain ? copy.replacing : copy.sending)}
          onCancel={leave}
        />
      }
    >
      {/* No browser keeps what is typed here, or sends it anywhere to have its spelling checked. */}
      <form {...form} id={formId} autoComplete="off" spellCheck={false} autoCapitalize="off">
        <Stack gap="l">
          {newer && (
            <DeliveryConflictNotice
              newer={newer}
              order={order}
              credentialLabels={credentialLabels}
              onKeep={() => {
                leave();
                setDraft(newDeliveryDraft());
              }}
            />
          )}
          <CredentialRows
            credentials={draft.credentials}
            errors={errors}
            first={first}
            onChange={(credentials) => {
              if (credentials.length < draft.credentials.length) forgetErrors();
              setDraft({ ...draft, credentials });
            }}
          />
          <TextArea
            label={copy.note}
            aside={copy.optional}
            description={copy.noteHint}
            name="note"
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
            rows={3}
            maxLength={lengths.reason}
            count
            message={errors.note}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
