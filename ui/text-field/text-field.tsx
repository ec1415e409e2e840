import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as css from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';

/** A native input with its label, description and error. */
export type TextFieldProps = FieldTextProps & {
  name: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  /** Uncontrolled, so that text typed before hydration isn't lost. */
  defaultValue?: string;
  /** For controlled fields, together with `onChange` and without a default. */
  value?: string;
  /** An example of the format. It doesn't replace the label. */
  placeholder?: string;
  autoComplete?: AutoFill;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  required?: boolean;
  disabled?: boolean;
  /** Can be read, focused and copied but not changed, such as while a form is being sent. */
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  /** A Button that uses the value, next to the control. */
  action?: ReactNode;
  id?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'value', 'onChange'>;

/** What the browser can autofill. */
export type AutoFill =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'postal-code'
  | 'username'
  | 'current-password'
  | 'new-password'
  | 'one-time-code'
  | 'off';

/** A one-line text field. */
export function TextField({
  label,
  aside,
  description,
  error,
  id,
  type = 'text',
  action,
  ...control
}: TextFieldProps) {
  return (
    <Field id={id} label={label} aside={aside} description={description} error={error}>
      {(controlProps) => {
        const input = <input {...control} {...controlProps} type={type} className={css.control} />;
        return action ? (
          <div className={css.withAction}>
            {input}
            {action}
          </div>
        ) : (
          input
        );
      }}
    </Field>
  );
}
