import type { ChangeEventHandler, ReactNode, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldError, useFieldControl } from '../field/field.tsx';
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
  error?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'checked', 'onChange'>;

/** A yes or no choice, such as accepting a policy. */
export function Checkbox({ label, description, error, id, ...control }: CheckboxProps) {
  const { controlProps, descriptionId, errorId } = useFieldControl({ id, description, error });
  return (
    <div className={css.field}>
      <label className={css.row}>
        <input {...control} {...controlProps} type="checkbox" className={css.box} />
        <span>{label}</span>
      </label>
      {(description || error) && (
        <div className={css.texts}>
          {description && (
            <p id={descriptionId} className={field.description}>
              {description}
            </p>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}
