import type { FocusEvent, Ref } from 'react';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as css from './money-field.css.ts';
import { retype } from './retype.ts';
import { twoDecimals } from './two-decimals.ts';

/** Dollars as text, '49.00': never a float. What is wrong with them the form says. */
export type MoneyFieldProps = FieldTexts & {
  name: string;
  /** Leaves the value to the browser, so that nothing typed early is lost. */
  defaultValue?: string;
  /** For live fields only; needs `onValueChange`. */
  value?: string;
  /** As typed; on leaving once more, with two decimals, if it is an amount. */
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** An amount of US dollars. */
export function MoneyField({
  label,
  aside,
  description,
  message,
  id,
  onValueChange,
  onBlur,
  ...control
}: MoneyFieldProps) {
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const shown = twoDecimals(currentTarget.value);
    if (shown !== currentTarget.value) retype(currentTarget, shown);
    onBlur?.();
  };
  return (
    <Field id={id} label={label} aside={aside} description={description} message={message}>
      {(wiring) => (
        <span className={css.frame}>
          <span aria-hidden="true" className={css.prefix}>
            $
          </span>
          <input
            {...control}
            {...wiring}
            // A number field drops a comma without a word: 12,50 would become 1250.
            type="text"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => onValueChange?.(event.target.value)}
            onBlur={leave}
            className={`${field.control} ${css.input}`}
          />
          <span aria-hidden="true" className={css.suffix}>
            USD
          </span>
        </span>
      )}
    </Field>
  );
}
