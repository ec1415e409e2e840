import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { VisuallyHidden } from '#ui/visually-hidden';
import { deliveryForm } from '../../copy/admin-orders.ts';
import { AddressReportNotice } from './address-report-notice.tsx';
import type { AddressCheck } from './use-address-check.ts';

const copy = deliveryForm.live;

type LiveAddressFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** The error of the last submit. */
  error: string | undefined;
  check: AddressCheck;
  /** While the form is being sent. */
  locked: boolean;
};

/** Where the website is live, with a check before the delivery. */
export function LiveAddressField({ value, onChange, error, check, locked }: LiveAddressFieldProps) {
  const { isPending } = check;
  const checked = check.resultOf(value);
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
        readOnly={locked}
        onChange={({ target }) => onChange(target.value)}
        message={error ?? (checked && 'error' in checked ? checked.error : undefined)}
        action={
          <Button
            variant="quiet"
            loading={isPending && copy.checking}
            disabled={locked}
            onClick={() => void check.run(value)}
          >
            {copy.check}
          </Button>
        }
      />
      <VisuallyHidden live>{isPending ? copy.checking : ''}</VisuallyHidden>
      {checked && 'findings' in checked && (
        <div ref={scrollIntoView}>
          <AddressReportNotice findings={checked.findings} />
        </div>
      )}
    </Stack>
  );
}

/** In the dialog, the result can be below the fold. */
function scrollIntoView(result: HTMLElement | null): void {
  result?.scrollIntoView({ block: 'nearest' });
}
