import { useRef, useState } from 'react';
import { type BillingDetails, BillingDetailsChange } from '#contract/billing-details';
import type { NewerVersion } from '#contract/problem';
import { Stack } from '#ui/stack';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { readBillingDetailsOf, useCustomerMutations } from '../../data/admin-customers.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { readBillingDetailsForm } from '../../shell/billing-details/billing-details-draft.ts';
import { BillingDetailsFields } from '../../shell/billing-details/billing-details-fields.tsx';
import { BillingDetailsList } from '../../shell/billing-details/billing-details-list.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';

type BillingDialogProps = {
  /** The person's. */
  id: string;
  /** As they were when the dialog opened. */
  details: BillingDetails;
  /** As they are now. */
  current: BillingDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Edits billing details. If they were changed in the meantime, shows the newer ones first. */
export function BillingDialog(props: BillingDialogProps) {
  const { id, details, current, open, onOpenChange } = props;
  const first = useRef<HTMLInputElement>(null);
  const { changeBillingDetails } = useCustomerMutations(id);
  const [newer, setNewer] = useState<NewerVersion & { details: BillingDetails }>();
  const { change: elsewhere } = useChangeElsewhere('customer.changed', id);
  const isOutdated = current.version > details.version;
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: BillingDetailsChange,
    read: (element) => readBillingDetailsForm(element, (newer?.details ?? details).version),
    send: async (values) => {
      try {
        await changeBillingDetails(values);
        onOpenChange(false);
        toast(copy.saved);
      } catch (error) {
        const known = getNewerVersion(error);
        const stored = known && (await readBillingDetailsOf(id));
        if (!known || !stored) throw error;
        setNewer({ ...known, details: stored });
      }
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  return (
    <FormDialog
      open={open}
      title={copy.editTitle}
      description={copy.editHint}
      initialFocus={first}
      form={form}
      submit={copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        {elsewhere && isOutdated && !newer && !pending && (
          <ChangedElsewhere
            by={elsewhere.by ?? copy.conflict.customer}
            at={elsewhere.at}
            onShow={() => setNewer({ ...elsewhere, details: current })}
          />
        )}
        {newer && (
          <EditConflictNotice
            key={newer.at}
            title={
              newer.by
                ? copy.conflict.byAdmin(newer.by, formatDateTime(newer.at))
                : copy.conflict.byCustomer(formatDateTime(newer.at))
            }
          >
            <p>{copy.conflict.hint}</p>
            <BillingDetailsList details={newer.details} />
          </EditConflictNotice>
        )}
        <BillingDetailsFields details={details} errors={errors} autoFill={false} first={first} />
      </Stack>
    </FormDialog>
  );
}
