import type { ChangeEventHandler, ReactNode, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldMessage, useFieldControl } from '../field/field.tsx';
import * as css from './checkbox.css.ts';

/** `label` can contain a link: 'I accept the terms'. */
export type CheckboxProps = {
  label: ReactNode;
  name: string;
  value?: string;
  defaultChecked?: boolean;
  /** For controlled fields, together with `onChange` and without a default. */
  checked?: boolean;
  description?: string;
  message?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'checked', 'onChange'>;

/** A yes or no choice, such as accepting a policy. */
export function Checkbox({ label, description, message, id, ...control }: CheckboxProps) {
  const { controlProps, descriptionId, messageId } = useFieldControl({ id, description, message });
  return (
    <div className={css.field}>
      <label className={css.row}>
        <input {...control} {...controlProps} type="checkbox" className={css.box} />
        <span>{label}</span>
      </label>
      {(description || message) && (
        <div className={css.texts}>
          {description && (
            <p id={descriptionId} className={field.description}>
              {description}
            </p>
          )}
          {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
        </div>
      )}
    </div>
  );
}
