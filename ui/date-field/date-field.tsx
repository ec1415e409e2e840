import type { ChangeEventHandler, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { picker } from './date-field.css.ts';

/** A day, '2026-01-31', or a time on it, '2026-01-31T09:00', as HTML writes them. */
export type DateFieldProps = FieldTextProps & {
  name: string;
  /** Asks for the time too. */
  time?: boolean;
  /** Uncontrolled, so that a day chosen before hydration isn't lost. */
  defaultValue?: string;
  /** For controlled fields, together with `onChange` and without a default. */
  value?: string;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'value', 'onChange'>;

/** One day, in the browser's own field: it is typed, or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, aside, description, error, id, time = false, ...control } = props;
  return (
    <Field id={id} label={label} aside={aside} description={description} error={error}>
      {(controlProps) => (
        <input
          // Otherwise browsers take years of six digits.
          max={time ? '9999-12-31T23:59' : '9999-12-31'}
          {...control}
          {...controlProps}
          type={time ? 'datetime-local' : 'date'}
          autoComplete="off"
          className={`${field.control} ${picker}`}
        />
      )}
    </Field>
  );
}
