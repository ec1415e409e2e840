import type { ChangeEventHandler, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './select-field.css.ts';

/** `value` is submitted, `label` is shown. */
export type SelectOption = { value: string; label: string };

/** `placeholder` is an empty first option: 'Choose a topic'. */
export type SelectFieldProps = FieldTextProps & {
  name: string;
  options: readonly SelectOption[];
  placeholder?: string;
  defaultValue?: string;
  /** For controlled fields, together with `onChange` and without a default. */
  value?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  ref?: Ref<HTMLSelectElement>;
} & Controllable<'value', 'onChange'>;

/** One of several options in a native select, which works best on phones. */
export function SelectField({
  label,
  aside,
  description,
  error,
  id,
  options,
  placeholder,
  ...control
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} aside={aside} description={description} error={error}>
      {(controlProps) => (
        <span className={css.root}>
          <select {...control} {...controlProps} className={`${field.control} ${css.select}`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon="chevron-down" />
        </span>
      )}
    </Field>
  );
}
