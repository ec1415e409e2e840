import type { FocusEvent, Ref } from 'react';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { keepValue } from '../field/keep-value.ts';
import { plainNumber } from '../field/plain-number.css.ts';
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
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            autoComplete="off"
            onChange={(event) => onValueChange?.(event.target.value)}
            onBlur={leave}
            onWheel={keepValue}
            className={`${field.control} ${plainNumber} ${css.input}`}
          />
          <span aria-hidden="true" className={css.suffix}>
            USD
          </span>
        </span>
      )}
    </Field>
  );
}
