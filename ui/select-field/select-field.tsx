import type { ChangeEventHandler, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './select-field.css.ts';

/** `value` is sent, `label` is read. */
export type SelectOption = { value: string; label: string };

/** `placeholder` is the first, empty choice ('Choose a topic'). */
export type SelectFieldProps = FieldTextProps & {
  name: string;
  options: readonly SelectOption[];
  placeholder?: string;
  defaultValue?: string;
  /** For live fields only, with `onChange` and without a default. */
  value?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  ref?: Ref<HTMLSelectElement>;
} & Controllable<'value', 'onChange'>;

/** One of several, in the system's own list: the best one on a phone. */
export function SelectField({
  label,
  aside,
  description,
  message,
  id,
  options,
  placeholder,
  ...control
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} aside={aside} description={description} message={message}>
      {(wiring) => (
        <span className={css.place}>
          <select {...control} {...wiring} className={`${field.control} ${css.select}`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
