import { useState } from 'react';
import * as v from 'valibot';
import { type AddressReport, liveAddress } from '#contract/site-checks';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { VisuallyHidden } from '#ui/visually-hidden';
import { deliveryForm } from '../../copy/admin-orders.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { AddressReportNotice } from './address-report-notice.tsx';

const copy = deliveryForm.live;

type LiveAddressFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** The error of the last submit. */
  error: string | undefined;
  onCheck: (url: string) => Promise<AddressReport>;
};

/** `of`: what was checked. The result is not shown for another address. */
type Checked = { of: string; error: string } | { of: string; report: AddressReport };

/** Where the website is live, with a check before the delivery. */
export function LiveAddressField({ value, onChange, error, onCheck }: LiveAddressFieldProps) {
  const [known, setKnown] = useState<Checked>();
  const [isPending, setPending] = useState(false);
  const url = value.trim();
  const checked = known?.of === url ? known : undefined;

  async function check() {
    const { success, output, issues } = v.safeParse(liveAddress(), url);
    if (!success) return setKnown({ of: url, error: issues[0].message });
    setPending(true);
    try {
      setKnown({ of: url, report: await onCheck(output) });
    } catch (failure) {
      setKnown({ of: url, error: getErrorMessage(failure) ?? '' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Stack gap="s">
      <TextField
        label={copy.label}
        aside={deliveryForm.optional}
        description={copy.hint}
        name="liveUrl"
        inputMode="url"
        autoComplete="off"
        placeholder={copy.example}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        message={error ?? (checked && 'error' in checked ? checked.error : undefined)}
        action={
          <Button variant="quiet" loading={isPending && copy.checking} onClick={check}>
            {copy.check}
          </Button>
        }
      />
      <VisuallyHidden live>{isPending ? copy.checking : ''}</VisuallyHidden>
      {checked && 'report' in checked && (
        <div ref={scrollIntoView}>
          <AddressReportNotice report={checked.report} />
        </div>
      )}
    </Stack>
  );
}

/** In the dialog, the result can be below the fold. */
function scrollIntoView(result: HTMLElement | null): void {
  result?.scrollIntoView({ block: 'nearest' });
}
