import { type BillingDetails, BillingDetailsChange } from '#contract/billing-details';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { useBillingDetails } from '../../data/billing-details.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { readBillingFields } from '../../shell/billing-details/billing-details-draft.ts';
import { BillingDetailsFields } from '../../shell/billing-details/billing-details-fields.tsx';
import { useBillingMerge } from '../../shell/billing-details/use-billing-merge.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useForm } from '../../shell/use-form.ts';
import { MergeNotice } from '../../shell/versions/merge-notice.tsx';
import { useToast } from '../../state/toasts.ts';

/** What the customer's later invoices carry. */
export function BillingDetailsForm() {
  const { details, failed, onRetry } = useBillingDetails();
  if (details) return <LoadedForm details={details} />;
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return (
    <div>
      <VisuallyHidden live>{copy.loading}</VisuallyHidden>
      <Skeleton shape="heading" />
    </div>
  );
}

/** What an admin or another tab saves meanwhile is merged. */
function LoadedForm({ details }: { details: BillingDetails }) {
  const { save, readAgain } = useBillingDetails();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: BillingDetailsChange,
    read: (element) => ({ ...readBillingFields(element), version: seen.version }),
    send: async () => {
      const saved = form.ref.current && (await merge.save(readBillingFields(form.ref.current)));
      if (!saved) return;
      merge.restart(saved.value);
      toast(saved.say(copy.saved));
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  const merge = useBillingMerge({
    initial: details,
    form: () => form.ref.current,
    readNewest: readAgain,
    send: save,
    someone: copy.conflict.you,
  });
  const { seen, newer } = merge;
  const shown = newer && form.ref.current && merge.describe(readBillingFields(form.ref.current));
  return (
    <form {...form}>
      <Stack gap="m">
        <Text tone="soft">{copy.hint}</Text>
        {shown && (
          <MergeNotice
            title={
              shown.by
                ? copy.conflict.byAdmin(shown.by, formatDateTime(shown.at))
                : copy.conflict.byYou(formatDateTime(shown.at))
            }
            newer={shown}
            onLoad={merge.load}
          />
        )}
        <BillingDetailsFields details={details} errors={errors} autoFill />
        <Inline>
          <Button type="submit" variant="quiet" loading={pending && copy.saving}>
            {newer?.asked.length ? editConflict.save : copy.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
