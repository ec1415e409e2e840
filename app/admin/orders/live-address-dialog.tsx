import { useState } from 'react';
import * as v from 'valibot';
import { LiveAddressChange } from '#contract/delivery';
import type { Order, OrderDetails } from '#contract/orders';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import { liveAddressForm as copy, deliveryForm } from '../../copy/admin-orders.ts';
import { type AddressFindings, isUnready } from '../../data/address-checks.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { readOrder } from '../../data/orders.ts';
import { useForm } from '../../shell/use-form.ts';
import { saveMerging } from '../../shell/versions/save-merging.ts';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { DeliveryConflictNotice, type NewerDelivery } from './delivery-conflict-notice.tsx';
import { enteredAddress } from './delivery-draft.ts';
import { LiveAddressField } from './live-address-field.tsx';
import { useAddressCheck } from './use-address-check.ts';

type LiveAddressDialogProps = {
  /** The order when the form was opened. */
  read: OrderDetails;
  /** The current order. */
  order: OrderDetails;
  open: boolean;
  onClose: () => void;
  /** Resolves once the order is refetched; rejects if another admin changed the delivery first. */
  onChange: (change: LiveAddressChange) => Promise<void>;
  onCheckAddress: (url: string) => Promise<AddressFindings>;
};

/** Moves a delivered website to another address; its credentials stay. */
export function LiveAddressDialog({
  read,
  order,
  open,
  onClose,
  onChange,
  onCheckAddress,
}: LiveAddressDialogProps) {
  /** Undefined until it is edited. */
  const [edited, setEdited] = useState<string>();
  const [newer, setNewer] = useState<NewerDelivery>();
  const { change: elsewhere } = useChangeElsewhere('order.changed', order.id);
  const check = useAddressCheck(onCheckAddress);
  const toast = useToast();
  const { deliveryVersion: version } = newer ? order : read;
  const liveUrl = edited ?? enteredAddress(read.liveUrl);
  const isAnyway = check.hasProblems(liveUrl);
  const { form, errors, pending } = useForm({
    schema: v.pipe(
      v.unknown(),
      v.transform((): unknown => ({ liveUrl: liveUrl.trim(), version })),
      LiveAddressChange,
    ),
    send: async (change) => {
      if (edited === undefined) return onClose();
      // Problems are shown, and the button then saves anyway.
      if (change.liveUrl && !(await check.mayBeSent(liveUrl))) return;
      const outcome = await saveMerging<AddressVersion, { liveUrl: string | null }, void>({
        seen: toVersion(newer ? order : read),
        mine: { liveUrl: change.liveUrl },
        fieldsOf: (seen) => ({ liveUrl: seen.liveUrl }),
        readNewest: async () => toVersion(await readOrder(order.id)),
        send: ({ liveUrl }, seen) =>
          onChange({ liveUrl, version: seen.version, ...(isAnyway && { allowProblems: true }) }),
      });
      // Another admin moved the website, too, which is shown before it is moved again.
      if (!outcome.saved) throw outcome.error;
      onClose();
      toast({ title: listCopy.success, description: copy.done });
    },
    onFailed: (description, error) => {
      const newerVersion = getNewerVersion(error);
      if (newerVersion) return setNewer({ ...newerVersion, wasRefused: true });
      if (isUnready(error)) check.refuse(liveUrl);
      toast({ tone: 'critical', title: listCopy.error, description });
    },
  });
  return (
    <FormDialog
      open={open}
      title={copy.title(order.orderId)}
      description={copy.lead}
      form={form}
      submit={isAnyway ? copy.anyway : copy.save}
      cancel={copy.cancel}
      sending={pending && (check.isPending ? deliveryForm.live.checking : copy.saving)}
      onClose={onClose}
    >
      <Stack gap="l">
        {elsewhere && !newer && order.deliveryVersion > read.deliveryVersion && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() => setNewer({ ...elsewhere, wasRefused: false })}
          />
        )}
        {newer && <DeliveryConflictNotice newer={newer} order={order} onKeep={onClose} />}
        <LiveAddressField
          value={liveUrl}
          onChange={setEdited}
          error={errors.liveUrl}
          check={check}
          locked={pending}
        />
      </Stack>
    </FormDialog>
  );
}

type AddressVersion = { liveUrl: string | null; version: number };

function toVersion({ liveUrl, deliveryVersion }: Order): AddressVersion {
  return { liveUrl, version: deliveryVersion };
}
