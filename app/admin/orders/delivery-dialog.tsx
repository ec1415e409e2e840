import { useRef, useState } from 'react';
import type { Handover } from '#contract/delivery';
import { lengths } from '#contract/fields';
import type { Order, OrderDetails } from '#contract/orders';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { list as listCopy } from '../../copy/admin-list.ts';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';
import { type AddressFindings, isUnready } from '../../data/address-checks.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useForm } from '../../shell/use-form.ts';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { CredentialRows } from './credential-rows.tsx';
import { DeliveryConflictNotice, type NewerDelivery } from './delivery-conflict-notice.tsx';
import { deliverySchema, enteredAddress, newDeliveryDraft } from './delivery-draft.ts';
import { LiveAddressField } from './live-address-field.tsx';
import { useAddressCheck } from './use-address-check.ts';

type DeliveryDialogProps = {
  /** The order when the form was opened. */
  read: Order;
  /** The current order. */
  order: OrderDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves once the order is refetched; rejects if another admin delivered first. */
  onDeliver: (handover: Handover) => Promise<void>;
  onCheckAddress: (url: string) => Promise<AddressFindings>;
  /** Offered while the order has no live address; '' for none. */
  suggestedAddress: string;
};

/** Delivers a website, or replaces the credentials of a delivered one. */
export function DeliveryDialog({
  read,
  order,
  open,
  onOpenChange,
  onDeliver,
  onCheckAddress,
  suggestedAddress,
}: DeliveryDialogProps) {
  const first = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(newDeliveryDraft);
  const [newer, setNewer] = useState<NewerDelivery>();
  const { change: elsewhere } = useChangeElsewhere('order.changed', order.id);
  const toast = useToast();
  const { orderId, productTitle, customerName } = order;
  /** The version that the admin has seen. */
  const known = newer ? order : read;
  const isReplacement = known.deliveredAt !== null;
  const words = isReplacement ? copy.replacing : copy.delivering;
  const current = enteredAddress(known.liveUrl);
  const suggested = isReplacement || current ? '' : suggestedAddress;
  const address = draft.liveUrl ?? (current || suggested);
  const check = useAddressCheck(onCheckAddress);
  const isAnyway = check.hasProblems(address);
  const { form, errors, pending, forgetErrors } = useForm({
    schema: deliverySchema({ ...(suggested && { liveUrl: suggested }), ...draft }),
    send: async (delivery) => {
      // Problems are shown, and the button then delivers anyway.
      if (delivery.liveUrl && !(await check.mayBeSent(address))) return;
      const { deliveryVersion: version } = known;
      await onDeliver({ ...delivery, version, ...(isAnyway && { allowProblems: true }) });
      onOpenChange(false);
      toast({ title: listCopy.success, description: words.done(orderId) });
    },
    onFailed: (description, error) => {
      const newerVersion = getNewerVersion(error);
      if (newerVersion) return setNewer({ ...newerVersion, wasRefused: true });
      if (isUnready(error)) check.refuse(address);
      toast({ tone: 'critical', title: listCopy.error, description });
    },
  });

  return (
    <FormDialog
      open={open}
      title={words.title(orderId)}
      description={words.lead(productTitle, customerName)}
      size="large"
      initialFocus={first}
      // Keeps browsers from storing credentials or sending them to a spelling checker.
      form={{ ...form, autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' }}
      // The brief can suggest an address after the form was opened, which is no change of the admin’s.
      read={() => ({ ...draft, liveUrl: address === (current || suggested) ? null : address })}
      submit={isAnyway ? words.anyway : words.submit}
      cancel={copy.cancel}
      sending={pending && (check.isPending ? copy.live.checking : words.submitting)}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="l">
        {elsewhere && !newer && order.deliveryVersion > read.deliveryVersion && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() => setNewer({ ...elsewhere, wasRefused: false })}
          />
        )}
        {newer && (
          <DeliveryConflictNotice newer={newer} order={order} onKeep={() => onOpenChange(false)} />
        )}
        {isUnapproved(known) && (
          <Notice tone="caution" title={copy.unapproved.title}>
            {copy.unapproved.text}
          </Notice>
        )}
        <CredentialRows
          credentials={draft.credentials}
          errors={errors}
          locked={pending}
          first={first}
          onChange={(credentials) => {
            if (credentials.length < draft.credentials.length) forgetErrors();
            setDraft({ ...draft, credentials });
          }}
        />
        <LiveAddressField
          value={address}
          onChange={(liveUrl) => setDraft({ ...draft, liveUrl })}
          error={errors.liveUrl}
          check={check}
          locked={pending}
        />
        <TextArea
          label={copy.note}
          aside={copy.optional}
          description={copy.noteHint}
          name="note"
          value={draft.note}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          readOnly={pending}
          rows={3}
          maxLength={lengths.reason}
          count
          error={errors.note}
        />
      </Stack>
    </FormDialog>
  );
}

/** Whether there is a preview to approve, and the customer hasn’t. */
function isUnapproved({ deliveredAt, previewUrl, stage }: Order): boolean {
  return deliveredAt === null && previewUrl !== null && stage !== 'release';
}
