import type { ChangeEventHandler } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldMessage, useFieldControl } from '../field/field.tsx';
import * as css from './radio-group.css.ts';
import { type RadioOption, RadioOptionRow } from './radio-option.tsx';

export type { RadioOption } from './radio-option.tsx';

/** Native radio buttons in a fieldset whose legend is the label. */
export type RadioGroupProps = {
  label: string;
  name: string;
  /** Each with a title; add price, badge, note and list where they help to compare. */
  options: readonly RadioOption[];
  defaultValue?: string;
  /** Makes the group controlled, together with `onValueChange` and without a default. */
  value?: string;
  description?: string;
  message?: string;
  /** `horizontal` puts a few short options side by side from tablets up. */
  orientation?: 'vertical' | 'horizontal';
  labelSize?: 'standard' | 'large';
  required?: boolean;
  disabled?: boolean;
  id?: string;
  /** Called with the value of the selected option. */
  onValueChange?: (value: string) => void;
} & Controllable<'value', 'onValueChange'>;

/** One of a few options, all visible, with details to compare. Arrow keys change the selection. */
export function RadioGroup({
  label,
  name,
  options,
  defaultValue,
  value,
  description,
  message,
  orientation = 'vertical',
  labelSize = 'standard',
  required,
  disabled,
  id,
  onValueChange,
}: RadioGroupProps) {
  const { controlProps, descriptionId, messageId } = useFieldControl({ id, description, message });
  const change: ChangeEventHandler<HTMLInputElement> = (event) =>
    onValueChange?.(event.target.value);
  return (
    <fieldset
      id={controlProps.id}
      disabled={disabled}
      aria-describedby={controlProps['aria-describedby']}
      className={css.group}
    >
      <legend className={`${css.legend} ${labelSize === 'large' ? css.largeLegend : ''}`}>
        {label}
      </legend>
      {description && (
        <p id={descriptionId} className={field.description}>
          {description}
        </p>
      )}
      <div className={`${css.options} ${css.orientations[orientation]}`}>
        {options.map((option) => (
          <RadioOptionRow
            key={option.value}
            {...option}
            name={name}
            required={required}
            invalid={controlProps['aria-invalid']}
            describedBy={message ? messageId : undefined}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            onChange={onValueChange || value !== undefined ? change : undefined}
          />
        ))}
      </div>
      {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
    </fieldset>
  );
}
