import type { Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as fields from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './money-field.css.ts';
import { numberInput } from './number-input.css.ts';
import { preventWheelChange } from './prevent-wheel-change.ts';
import { useAmountInput } from './use-amount-input.ts';

/** Dollars as text, '49.00', never a float. The form validates the amount. */
export type MoneyFieldProps = FieldTextProps & {
  name: string;
  /** Uncontrolled, so that text typed before hydration isn't lost. */
  defaultValue?: string;
  /** For controlled fields, together with `onValueChange` and without a default. */
  value?: string;
  /** Called with the text as typed, and on blur with two decimals if it is a valid amount. */
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  /** Shown while the text isn't a number. */
  invalidMessage?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'value', 'onValueChange'>;

/** An amount in US dollars. Text that isn't a number stays as typed, with an error next to it. */
export function MoneyField({
  label,
  aside,
  description,
  message,
  id,
  invalidMessage = 'Enter an amount like 12.50',
  ref,
  onValueChange,
  onBlur,
  ...control
}: MoneyFieldProps) {
  const { field, type, isInvalid, onType, onLeave } = useAmountInput(ref, control.value);
  return (
    <Field
      id={id}
      label={label}
      aside={aside}
      description={description}
      message={isInvalid ? invalidMessage : message}
    >
      {(controlProps) => (
        <span className={css.frame}>
          <span aria-hidden="true" className={css.prefix}>
            $
          </span>
          <input
            {...control}
            {...controlProps}
            ref={field}
            type={type}
            min={0}
            step={0.01}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => {
              onType(target.value);
              onValueChange?.(target.value);
            }}
            onBlur={({ currentTarget }) => {
              onLeave(currentTarget);
              onBlur?.();
            }}
            onWheel={preventWheelChange}
            className={`${fields.control} ${numberInput} ${css.input}`}
          />
          <span aria-hidden="true" className={css.suffix}>
            USD
          </span>
          <VisuallyHidden live>{isInvalid ? invalidMessage : ''}</VisuallyHidden>
        </span>
      )}
    </Field>
  );
}
