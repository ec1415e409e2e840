import { useState } from 'react';
import { type BillingDetails, BillingDetailsChange } from '#contract/billing-details';
import type { NewerVersion } from '#contract/problem';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useBillingDetails } from '../../data/billing-details.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { readBillingDetailsForm } from '../../shell/billing-details/billing-details-draft.ts';
import { BillingDetailsFields } from '../../shell/billing-details/billing-details-fields.tsx';
import { BillingDetailsList } from '../../shell/billing-details/billing-details-list.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useForm } from '../../shell/use-form.ts';
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

/** The version that is replaced by saving: the one the form shows, or the newer one it tells of. */
function LoadedForm({ details }: { details: BillingDetails }) {
  const { save, readAgain } = useBillingDetails();
  const [base, setBase] = useState(details);
  const [newer, setNewer] = useState<NewerVersion & { details: BillingDetails }>();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: BillingDetailsChange,
    read: (element) => readBillingDetailsForm(element, base.version),
    send: async (values) => {
      try {
        setBase(await save(values));
        setNewer(undefined);
        toast(copy.saved);
      } catch (error) {
        const known = getNewerVersion(error);
        if (!known) throw error;
        const stored = await readAgain();
        setBase(stored);
        setNewer({ ...known, details: stored });
      }
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  return (
    <form {...form}>
      <Stack gap="m">
        <Text tone="soft">{copy.hint}</Text>
        {newer && (
          <Notice
            tone="caution"
            live="assertive"
            title={
              newer.by
                ? copy.conflict.byAdmin(newer.by, formatDateTime(newer.at))
                : copy.conflict.byYou(formatDateTime(newer.at))
            }
          >
            <Stack gap="s">
              <p>{copy.conflict.hint}</p>
              <BillingDetailsList details={newer.details} />
            </Stack>
          </Notice>
        )}
        <BillingDetailsFields details={details} errors={errors} autoFill />
        <Inline>
          <Button type="submit" variant="quiet" loading={pending && copy.saving}>
            {copy.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
