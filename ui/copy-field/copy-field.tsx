import type { FocusEvent } from 'react';
import { Field } from '../field/field.tsx';
import { CopyButton } from './copy-button.tsx';
import * as css from './copy-field.css.ts';
import type { StartTimer } from './use-copy-to-clipboard.ts';

export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { copiedDurationMs, type StartTimer } from './use-copy-to-clipboard.ts';

/** A labeled value to copy. */
export type CopyFieldProps = {
  label: string;
  description?: string;
  /** The value to copy, shown on one line. */
  value: string;
  /** The visible label of the button. */
  copyLabel?: string;
  /** The accessible name of the button: its label and what it copies. */
  copyName?: string;
  /** Replaces the label for two seconds. */
  copiedLabel?: string;
  /** Announced politely after copying: 'Address copied'. */
  announcement?: string;
  /** Called when the browser refuses. Show an error; the value can still be selected. */
  onFail: () => void;
  /** Fixes the state, for stories and tests. */
  copied?: boolean;
  /** Replaces the timer, for stories and tests. */
  startTimer?: StartTimer;
};

/** A value to copy exactly, such as an ID, an address or a secret. It stays on one line. */
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
      {(controlProps) => (
        <div className={css.row}>
          <input
            {...controlProps}
            readOnly
            value={value}
            onFocus={selectAll}
            className={css.value}
          />
          <div className={css.action}>
            <CopyButton
              text={value}
              aria-label={copyName}
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
