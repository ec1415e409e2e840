import { useRef } from 'react';
import type { CustomerDetails } from '#contract/admin-customers';
import { type BillingDetails, BillingDetailsChange } from '#contract/billing-details';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { readBillingDetailsOf, useCustomerMutations } from '../../data/admin-customers.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { readBillingFields } from '../../shell/billing-details/billing-details-draft.ts';
import { BillingDetailsFields } from '../../shell/billing-details/billing-details-fields.tsx';
import { BillingDetailsList } from '../../shell/billing-details/billing-details-list.tsx';
import { useBillingMerge } from '../../shell/billing-details/use-billing-merge.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useForm } from '../../shell/use-form.ts';
import { MergeNotice } from '../../shell/versions/merge-notice.tsx';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { DetailSection } from '../detail-section.tsx';
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

/** What an account's later invoices carry, and a button to change it. */
export function CustomerBilling({ customer }: { customer: CustomerDetails }) {
  const { id, billingDetails } = customer;
  const editing = useDialogState<BillingDetails>();
  return (
    <DetailSection
      level={2}
      title={copy.title}
      action={
        billingDetails && (
          <Allowed to="customers.change">
            <Button
              size="small"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={copy.editTitle}
              onClick={() => editing.open(billingDetails)}
            >
              {copy.edit}
            </Button>
          </Allowed>
        )
      }
    >
      {billingDetails && billingDetails.version > 0 ? (
        <BillingDetailsList details={billingDetails} layout="dense" />
      ) : (
        <Text size="small" tone="soft">
          {billingDetails ? copy.empty : copy.guest}
        </Text>
      )}
      {editing.opening && (
        <BillingDialog
          key={editing.opening.key}
          id={id}
          details={editing.opening.subject}
          current={billingDetails ?? editing.opening.subject}
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </DetailSection>
  );
}

/** Edits billing details. If they were changed in the meantime, shows the newer ones first. */
function BillingDialog(props: BillingDialogProps) {
  const { id, details, current, open, onOpenChange } = props;
  const first = useRef<HTMLInputElement>(null);
  const { changeBillingDetails } = useCustomerMutations(id);
  const { change: elsewhere } = useChangeElsewhere('customer.changed', id);
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: BillingDetailsChange,
    read: (element) => ({ ...readBillingFields(element), version: seen.version }),
    send: async () => {
      const saved = form.ref.current && (await merge.save(readBillingFields(form.ref.current)));
      if (!saved) return;
      onOpenChange(false);
      toast(saved.say(copy.saved));
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  const merge = useBillingMerge({
    initial: details,
    form: () => form.ref.current,
    readNewest: () => readBillingDetailsOf(id),
    send: changeBillingDetails,
    someone: copy.conflict.customer,
  });
  const { seen, newer } = merge;
  const mine = () => (form.ref.current ? readBillingFields(form.ref.current) : seen);
  const shown = newer && merge.describe(mine());
  return (
    <FormDialog
      open={open}
      title={copy.editTitle}
      description={copy.editHint}
      initialFocus={first}
      form={form}
      startKey={merge.startKey}
      submit={newer?.asked.length ? editConflict.save : copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        {elsewhere && current.version > seen.version && !pending && (
          <ChangedElsewhere
            by={elsewhere.by ?? copy.conflict.customer}
            at={elsewhere.at}
            onShow={() => merge.showNewer(elsewhere, current, mine())}
          />
        )}
        {shown && (
          <MergeNotice
            title={
              shown.by
                ? copy.conflict.byAdmin(shown.by, formatDateTime(shown.at))
                : copy.conflict.byCustomer(formatDateTime(shown.at))
            }
            newer={shown}
            onLoad={merge.load}
          />
        )}
        <BillingDetailsFields details={details} errors={errors} autoFill={false} first={first} />
      </Stack>
    </FormDialog>
  );
}
