import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { CharacterCount } from './character-count.tsx';
import * as css from './text-area.css.ts';

/** `rows` is the initial height. */
export type TextAreaProps = FieldTextProps & {
  name: string;
  defaultValue?: string;
  /** For controlled fields, together with `onChange` and without a default. */
  value?: string;
  placeholder?: string;
  rows?: number;
  required?: boolean;
  disabled?: boolean;
  /** Can be read, focused and copied but not changed, such as while a form is being sent. */
  readOnly?: boolean;
  maxLength?: number;
  /** Shows how much of `maxLength` is used when it is nearly full: '4,812 of 5,000'. */
  count?: boolean;
  /** Formats the count in another language, for display and for announcements. */
  countLabel?: (used: number, max: number) => string;
  id?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
} & Controllable<'value', 'onChange'>;

/** Multi-line text that grows as someone types. */
export function TextArea({
  label,
  aside,
  description,
  message,
  id,
  rows = 5,
  count = false,
  countLabel,
  ...control
}: TextAreaProps) {
  const { maxLength, value, defaultValue } = control;
  return (
    <Field id={id} label={label} aside={aside} description={description} message={message}>
      {(controlProps) => {
        const countId = `${controlProps.id}-count`;
        const counted = count && maxLength !== undefined;
        const described = [controlProps['aria-describedby'], counted && countId].filter(Boolean);
        const area = (
          <textarea
            {...control}
            {...controlProps}
            aria-describedby={described.join(' ') || undefined}
            rows={rows}
            className={`${field.control} ${css.area}`}
          />
        );
        if (!counted) return area;
        return (
          <div className={css.counted}>
            {area}
            <CharacterCount
              id={countId}
              controlId={controlProps.id}
              max={maxLength}
              text={value ?? defaultValue}
              countLabel={countLabel}
            />
          </div>
        );
      }}
    </Field>
  );
}
