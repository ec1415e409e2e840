import type { ChangeEventHandler } from 'react';
import * as field from '../field/field.css.ts';
import { FieldMessage, useWiring } from '../field/field.tsx';
import * as css from './radio-group.css.ts';
import { type RadioOption, RadioOptionRow } from './radio-option.tsx';

export type { RadioOption } from './radio-option.tsx';

/**
 * `flow="across"` sets a few short options side by side from the tablet on.
 * `onValueChange` gets the chosen value; `value` makes the group live.
 */
export type RadioGroupProps = {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string;
  value?: string;
  description?: string;
  message?: string;
  flow?: 'down' | 'across';
  legendSize?: 'standard' | 'large';
  required?: boolean;
  disabled?: boolean;
  id?: string;
  onValueChange?: (value: string) => void;
};

/** One of a few, all in view, with what each costs and holds. Arrow keys move the choice. */
export function RadioGroup({
  legend,
  name,
  options,
  defaultValue,
  value,
  description,
  message,
  flow = 'down',
  legendSize = 'standard',
  required,
  disabled,
  id,
  onValueChange,
}: RadioGroupProps) {
  const { wiring, descriptionId, messageId } = useWiring({ id, description, message });
  const change: ChangeEventHandler<HTMLInputElement> = (event) =>
    onValueChange?.(event.target.value);
  return (
    <fieldset
      id={wiring.id}
      disabled={disabled}
      aria-describedby={wiring['aria-describedby']}
      className={css.group}
    >
      <legend className={`${css.legend} ${legendSize === 'large' ? css.largeLegend : ''}`}>
        {legend}
      </legend>
      {description && (
        <p id={descriptionId} className={field.description}>
          {description}
        </p>
      )}
      <div className={`${css.options} ${css.flows[flow]}`}>
        {options.map((option) => (
          <RadioOptionRow
            {...option}
            key={option.value}
            name={name}
            required={required}
            invalid={wiring['aria-invalid']}
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
