import type { FocusEvent } from 'react';
import { Field } from '../field/field.tsx';
import { CopyButton } from './copy-button.tsx';
import * as css from './copy-field.css.ts';
import type { StartTimer } from './use-copy-to-clipboard.ts';

export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { copiedDurationMs, type StartTimer } from './use-copy-to-clipboard.ts';

/** A value to take along, under its name. */
export type CopyFieldProps = {
  label: string;
  description?: string;
  /** Lands in the clipboard; shown on one line. */
  value: string;
  /** The button's word. */
  copyLabel?: string;
  /** The button's whole name: that word, and what is copied. */
  copyName?: string;
  /** Stands in place of the word for two seconds. */
  copiedLabel?: string;
  /** Read out politely once it is done: 'Address copied'. */
  announcement?: string;
  /** The browser did not let it: say so. The value can still be selected. */
  onFail: () => void;
  /** Frozen as within the two seconds after copying, or outside of them. */
  copied?: boolean;
  /** Another clock than the real one. */
  startTimer?: StartTimer;
};

/** Something to copy letter by letter: an id, an address, a secret. One line, never wrapped. */
export function CopyField({
  label,
  description,
  value,
  copyLabel = 'Copy',
  copyName = `${copyLabel} ${label}`,
  copiedLabel,
  announcement = `${label} copied`,
  onFail,
  copied,
  startTimer,
}: CopyFieldProps) {
  return (
    <Field label={label} description={description}>
      {(wiring) => (
        <div className={css.row}>
          <input {...wiring} readOnly value={value} onFocus={selectAll} className={css.value} />
          <div className={css.action}>
            <CopyButton
              text={value}
              label={copyName}
              copiedLabel={copiedLabel}
              announcement={announcement}
              size="medium"
              width="full"
              onFail={onFail}
              copied={copied}
              startTimer={startTimer}
            >
              {copyLabel}
            </CopyButton>
          </div>
        </div>
      )}
    </Field>
  );
}

function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select();
}
