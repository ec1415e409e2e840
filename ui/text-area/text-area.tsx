import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as css from './text-area.css.ts';

/** `rows` is the height before anything is typed. */
export type TextAreaProps = FieldTexts & {
  name: string;
  defaultValue?: string;
  value?: string;
  placeholder?: string;
  rows?: number;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
  id?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Text of several lines; grows with what is typed. */
export function TextArea({
  label,
  aside,
  description,
  message,
  id,
  rows = 5,
  ...control
}: TextAreaProps) {
  return (
    <Field id={id} label={label} aside={aside} description={description} message={message}>
      {(wiring) => (
        <textarea {...control} {...wiring} rows={rows} className={`${field.control} ${css.area}`} />
      )}
    </Field>
  );
}
